
## shell: bars, lobby, door, waiting room

ui-brand = 三战
ui-brand-glyph = 战
ui-home = Sanzhan lobby
ui-title-home = Lobby · sanzhan
ui-title-room = { $game } { $code } · sanzhan
ui-close = Close
ui-cancel = Cancel
ui-try-now = Try now
ui-try-again = Try again
ui-to-lobby = To the lobby
ui-less = Fewer
ui-more = More
ui-loading = Laying the table…
ui-loading-slow = This takes longer than usual. The network may be unsteady.

ui-language = Language
ui-language-why = Change it whenever you like, even in the middle of a question.
ui-language-now = Language: { $language }
ui-language-zh-hans = 简体
ui-language-zh-hant = 繁體
ui-language-en = English
ui-language-zh-hans-short = 简
ui-language-zh-hant-short = 繁
ui-language-en-short = En
ui-theme = Light
ui-theme-why = Xuan paper or night lamp. “System” follows your device.
ui-theme-paper = Paper
ui-theme-lamp = Lamp
ui-theme-system = System
ui-theme-to-lamp = Light the night lamp
ui-theme-to-paper = Back to paper
ui-settings = Settings
ui-settings-glyph = 设
ui-speed = Speed of motion
ui-speed-why = Changes the show only, never the time you have.
ui-speed-fast = Fast
ui-speed-normal = Normal
ui-speed-slow = Slow
ui-speed-none = None
ui-quick = Quick answers
ui-quick-why = A question that takes a single pick is answered by the click itself, without a confirmation.
ui-pass-for-me = Pass for me
ui-pass-for-me-why = You are no longer asked in secret moments of this kind and always pass. The delay is drawn apart from your cards. The whole table sees who has switched on what.
ui-pass-for-me-soul-f1 = Turning up a stand when an attack is declared
ui-pass-for-me-soul-f4 = Turning up a stand after support
ui-pass-for-me-soul-f7 = Turning up a stand after the count
ui-pass-for-me-soul-pile = Looking at the item pile before a draw
ui-pass-for-me-soul-end = Turning up a stand at the end of the turn

ui-nickname = What shall the table call you?
ui-nickname-glyph = 名
ui-nickname-ask = Your name at the table, at most 12 characters
ui-nickname-save = Use this name
ui-nickname-change = change name

ui-home-title = Which game tonight?
ui-home-lead = Three games of hidden identities. Bring friends, or play a few hands with bots first.
ui-scroll-stand-soul-title = 替身之魂
ui-scroll-stand-soul-glyph = 魂
ui-scroll-stand-soul-other = 替身之魂
ui-scroll-senji-title = 时战
ui-scroll-senji-glyph = 时
ui-scroll-senji-other = 时战
ui-scroll-guozhan-title = 国战
ui-scroll-guozhan-glyph = 国
ui-scroll-guozhan-other = 三国杀·国战
ui-scroll-guozhan-box = First edition: 108 cards, 60 generals
ui-seats = Players
ui-seats-range = { $least }–{ $most } players
ui-minutes-range = { $least }–{ $most } min
ui-coming = Coming
ui-coming-why = The blocks are still being carved.
ui-bots = Bots
ui-play-now = Play now
ui-open-room = Open a room
ui-open-room-why = A room for { $game }. Send its code to friends; bots can take the open seats.
ui-password = Password
ui-password-optional = Password (optional)
ui-password-why = With a password only those who know it can come in.
ui-has-password = Password
ui-join-by-code = Join by code
ui-code-ask = Room code, { $n } letters or digits
ui-tables = Open tables
ui-tables-empty-glyph = 闲
ui-tables-empty = No table is open right now
ui-tables-empty-way = Open a room and send its code to friends, or play with bots at once.
ui-table-of = { $name }'s table
ui-table-waiting = { $taken } of { $seats } seated
ui-table-playing = { $seats } players, under way
ui-table-over = finished
ui-sit-down = Take a seat
ui-watch = Watch
ui-continue = Continue
ui-state-waiting = Waiting
ui-state-playing = Under way
ui-game-with = { $game } · { $seats } players
ui-back-to-table = Back to the table

ui-door-stranger = The seat this browser remembers is no longer valid. Take a seat again; if it was yours, you get it back.
ui-door-full = All seats are taken. You can watch until somebody gets up.
ui-door-playing = This match has begun. You can watch and see what is public.
ui-door-free = { $n ->
    [one] One seat is free.
   *[other] { $n } seats are free.
}
ui-trouble-glyph = 误
ui-no-such-room = No such room
ui-no-such-room-why = There is no room { $code }. Perhaps a letter is wrong, perhaps the table has broken up.
ui-no-way-in = No way in
ui-room-over = This match is over
ui-room-over-why = A finished table takes no new guests. Open another one in the lobby.
ui-nowhere = No such page
ui-nowhere-why = There is nothing at { $path }.

ui-seats-title = Seats
ui-seats-taken = { $taken } of { $seats } taken
ui-seat-open = Open seat
ui-seat-open-why = share the code with a friend
ui-seat-open-host = share the code or add a bot
ui-seat-you = you
ui-seat-you-host = you, host
ui-seat-here = here
ui-seat-away = away
ui-seat-bot-random = bot, plays at random
ui-seat-bot-thumb = bot, plays by rule of thumb
ui-seat-add-bot = Add bot
ui-seat-move = Sit here
ui-seat-free = Remove
ui-level-of = Level of { $name }
ui-host = Host
ui-bots-fair = Bots see exactly what a person in their seat would see.
ui-options-title = { $game }, options
ui-options-differ = differs from recommended
ui-options-reset = Back to recommended
ui-settings-title = At the table
ui-setting-quick-name = Yes or no
ui-setting-quick-why = Time for questions that only want a yes or a no.
ui-setting-normal-name = Ordinary questions
ui-setting-normal-why = Time for questions that want one thing or one side.
ui-setting-long-name = Questions to think over
ui-setting-long-why = Time for your own action, arranging the pile and the like.
ui-setting-window-name = Secret moments
ui-setting-window-why = Time when everybody is asked in secret at once.
ui-setting-window-min-name = Secret moments last
ui-setting-window-min-why = At least this long, so that nobody learns from a quick end who had nothing to use.
ui-setting-window-min-value-0 = No minimum
ui-setting-bot-delay-name = Bots think
ui-setting-bot-delay-why = About how long a bot takes to answer, whatever it holds.
ui-setting-bot-delay-value-0 = Not at all
ui-seconds = { $n ->
    [0] None
   *[other] { $n } s
}
ui-invite = Invite
ui-invite-qr = QR code of the invitation link
ui-invite-why = Works on a phone in the same network
ui-invite-only-here = This address works on this computer only. To invite others, open the page by the computer's address in your network.
ui-invite-link = Invitation link
ui-room-code = Room code { $code }
ui-copy-link = Copy link
ui-copied = Link copied
ui-copy-by-hand = The link is selected; press Ctrl+C to copy it
ui-chat = Chat
ui-chat-empty = Nobody has said anything yet
ui-chat-say = Say something…
ui-chat-send = Send
ui-fair = Fair shuffle
ui-fair-why = The fingerprint of the secret seed is shown to everybody when the match starts, the seed itself when it ends. Anyone can check the shuffle.
ui-wait-for-host = Waiting for { $name } to start.
ui-seats-open = { $n ->
    [one] One seat is open. Start now and a rule-of-thumb bot will take it, or wait for a friend.
   *[other] { $n } seats are open. Start now and rule-of-thumb bots will take them, or wait for friends.
}
ui-all-seated = Everybody is seated.
ui-start = Start
ui-fill-and-start = Fill with bots and start

ui-link-connecting = Connecting
ui-link-open = Connected
ui-link-lost = Connection lost
ui-link-closed = Left
ui-lost = Connection lost, reconnecting (attempt { $n })…
ui-back = { $n ->
    [0] Back again
    [one] Back again; the one thing you missed is in the log
   *[other] Back again; the { $n } things you missed are in the log
}
ui-seat-number = seat { $seat }
