# The table's frame: what all games share.

frame-you = You
frame-go-on = Go on
frame-again = Show it again
frame-not-yet = Not yet
frame-forced = You have no other answer, so it plays itself: { $deed }
frame-drafted = { $deed }: is that your answer?
frame-sealed = It lies face down. Waiting for { $who }.
frame-settings = Settings
frame-motion-now = { $pace ->
    [calm] Calm motion
    [brisk] Brisk motion
    [at_once] At once
   *[normal] Normal motion
}
frame-motion = How fast things move
frame-motion-name = { $pace ->
    [calm] calm
    [brisk] brisk
    [at_once] at once: nothing is shown on the way
   *[normal] normal
}
frame-ask-first = Ask me before I play
frame-undo = Undo
frame-undo-seconds = { $seconds ->
    [0] Time to undo: none
    [one] Time to undo: 1 second
   *[other] Time to undo: { $seconds } seconds
}
frame-another-game = Another game
frame-look-back = Look back
frame-your-evening = Your evening
frame-explain = What is this?
frame-explain-mode = Touch what you want explained, or use the arrow keys. Nothing is played.
frame-explain-done = Done
frame-sound = { $volume ->
    [0] Sound: off
   *[other] Sound: { $volume } %
}
frame-best-moment = Best moment
frame-stayed = You stayed to the end.
frame-course = Round by round
frame-name-later = At this table you keep your name; at the next one you have the new one.
frame-light = Light
frame-light-device = device
frame-light-night = evening
frame-light-day = day
frame-hand = My hand
frame-hand-small = small
frame-hand-usual = usual
frame-hand-large = large
frame-kept = Kept in this browser, for every table.
frame-ropes = Show me the ropes
frame-ropes-seen = Got it
frame-ropes-away = I know my way
frame-memory-on = Memory aids are on: bots remember all that was open, and here you can look it up.
