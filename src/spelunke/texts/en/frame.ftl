# The table's frame: what all games share.

frame-you = You
frame-go-on = Go on
frame-again = Show it again
frame-not-yet = Not yet
frame-drafted = { $deed }: is that your answer?
frame-sealed = It lies face down. Waiting for { $who }.
frame-settings = Settings
frame-pace = { $pace ->
    [calm] Calm pace
    [brisk] Brisk pace
    [at_once] At once
   *[normal] Normal pace
}
frame-motion = How fast things move
frame-motion-name = { $pace ->
    [calm] calm
    [brisk] brisk
    [at_once] at once: nothing is shown on the way
   *[normal] normal
}
frame-ask-first = Ask me before I play
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
frame-ropes = Show me the ropes
frame-ropes-seen = Got it
frame-ropes-away = I know my way
