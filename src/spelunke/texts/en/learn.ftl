# Lessons: what they all share.

learn-not-legal = The rules do not allow that here.
learn-no-lesson = { $title } has no lesson yet. “spelunke rules” has its rules.
learn-no-such-step = The lesson of { $title } has steps 1 to { $last }; { $step } is none of them. Begin at step 1.
learn-answers-changed = The lesson has changed since then. This step begins again.
learn-broken = The lesson cannot be given as it is written ({ $step }): { $why }.
learn-keys = { $again } repeats the step, { $back } goes one back, { $skip } skips it, { $leave } leaves, { $rule } shows the rule.
learn-step = Step { $step } of { $last }
learn-go-on = Enter goes on.
learn-left = “spelunke learn { $game } --step { $step }” goes on here.
learn-finished = That was the lesson. “spelunke play { $game }” puts you at a real table.
