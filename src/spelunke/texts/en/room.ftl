# Round the table: who sits where, the way in, clocks, talk, the big screen, and the curtain.

room-title = Table { $code } · Spelunke
room-title-asked = Your turn · Spelunke
room-seating = Who sits where?
room-code = Code
room-you-are = You are { $name }
room-watching = You are watching
room-free = Free chair
room-mates = plays with chair { $chairs }
room-reserved = Kept for { $name }
room-bot = Bot, { $level }
room-bot-plays = A bot plays ({ $cause ->
    [timed_out] out of time
    [absent] away
    [left] left
   *[host] by the host
})
room-away = away
room-host-starts = The host starts the game.
room-start = Start
room-start-with-bots = Start, with bots on the free chairs
room-sit = Sit here
room-sit-at = Sit here: chair { $seat }
room-one-more = One more at this device
room-one-more-at = One more at this device: chair { $seat }
room-one-more-name = And who is that?
room-stand-up = Get up
room-stand-up-running = Leave the seat to a bot
room-come-back = I am back
room-to-bot = Bot instead
room-to-bot-at = Bot instead: { $name }
room-bot-sits = A bot
room-bot-at-chair = A bot: chair { $seat }
room-from-bot = No bot
room-from-bot-at = No bot: { $name }
room-tune = How it plays
room-tune-at = How it plays: { $name }
room-give-back = Give back
room-give-back-at = Give back: { $name }
room-remove = Remove
room-remove-at = Remove: { $name }
room-invite = Bring others in
room-invite-how = They open the link, type the code, or point their phone at the picture.
room-link = The link of this table
room-qr = The link of this table as a QR code
room-loopback = This house is open on this machine alone. To let phones in, start it with: { $command }
room-house-rules = House rules
room-as-in-the-box = As in the box.
room-plain-engine = The engine is not compiled (yet), so bots need longer to think as much; with a C compiler, "make play" or a new installation makes it fast.
room-commitment = Luck was fixed before anybody sat down: { $hash }…
room-commitment-how = Keep this hash and compare it after the game. This browser keeps it for you.
room-people = People
room-company = Round this table
room-company-label = Round this table: people, link, house rules, other devices
room-other-device = Go on with another device
room-other-device-how = One other device may come in by this link, once, within { $minutes } minutes. Keep it to yourself.
room-other-device-make = Make a link
room-tv = Show on a big screen
room-close = Close

# Clocks.
room-time-left = { $time } left
room-time-up = time is up

# Lines and ways.
room-lost = The line is gone; it comes back by itself.
room-stay = Stay and watch
room-old-page = The house has a newer page; this one loads itself anew after the game.
room-renew = Load it now
room-share = Share
room-your-turn = Your turn

# A bot's chair in a running game, and leaving one's own.
room-asks = { $who } would like to play for { $bot }.
room-let-in = Let them sit down
room-turn-away = Not now
room-you-ask = You have asked for { $bot }’s chair. The host decides.
room-unask = Never mind
room-turned-away = Not this time. You are welcome to watch.
room-ask-for-chair = Ask for a bot’s chair
room-ask-for = Ask for this chair
room-ask-for-at = Ask for this chair: { $name }
room-leave-title = Leave the table?
room-leave-how = A bot takes over your seat. Until you come back you see what everybody sees, and not your hand.
room-leave-open = Your chair is free again.
room-stay-seated = Stay

# Being called.
room-call-title = When it is your turn
room-call = Shall the browser call you when it is your turn and you are looking elsewhere? It has to stay open.
room-call-yes = Call me
room-call-no = No, thanks
room-link-used = Coming to your table …

# The log.
room-log-timed-out = { $who } ran out of time: a bot plays the seat.
room-log-absent = { $who } is away: a bot plays the seat.
room-log-left = { $who } has left: a bot plays the seat.
room-log-host = A bot plays for { $who }.
room-log-back = { $who } is at the table and plays.

# Talk.
room-say = Say something
room-send = Send
room-reactions = Quick words
room-unheard = { $count ->
    [one] one new message
   *[other] { $count } new messages
}
room-react = { $sign ->
    [bravo] Bravo!
    [hurry] Come on …
    [laugh] Ha ha!
    [ouch] Ouch!
    [thanks] Thanks!
   *[wow] Oh!
}
room-reacted = { $who }: { room-react }
room-somebody = somebody watching
room-name-to-talk = Your name, to talk

# The big screen.
room-screen-join = Come to the table
room-screen-leave = Back to the table
room-screen-phone = Or start from the phone of the player who sat down first.
room-screen-bots = { $bots ->
    [one] One bot gives up its chair
   *[other] { $bots } bots give up their chairs
}

# Passing the device.
room-curtain = { $name }’s turn
room-curtain-look = { $name } looks
room-curtain-others = Everybody else looks away.
room-curtain-lift = I am { $name }: lift the curtain
room-curtain-look-at = Look as { $name }
room-curtain-drop = Curtain down
