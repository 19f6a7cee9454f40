### Used everywhere: lists, bots, errors.

# How names become one string: list-more adds each name, list-last the last one.
list-more = { $list }, { $next }
list-last = { $list } and { $next }
list-nobody = nobody

bot-random-name = Random
bot-thumb-name = Thumb

## Errors

error-unknown = Something went wrong ({ $code }).
error-unknown-room = There is no such room. Perhaps a letter is wrong, perhaps the table has broken up.
error-room-full = All seats are taken.
error-wrong-password = That is not the password.
error-not-host = Only the host can do that.
error-bad-seat = There is no such seat, or someone sits there.
error-bad-options = These settings contradict each other.
error-bad-option = Option { $option } has no such value.
error-too-few-generals = Too few generals for { $players } players: only { $left } left. Ban fewer, then start.
error-unknown-option = There is no option called { $option }.
error-bad-frame = The server did not understand that. Reload the page and try again.
error-too-large = That message is too long.
error-not-json = The server did not understand that. Reload the page and try again.
error-stranger = Only those who sit at this table can do that.
error-token = This seat no longer knows you. Take a seat from the lobby.
error-not-your-question = You are not being asked anything.
error-stale-question = That choice no longer holds. Please answer the new question.
error-bad-answer = That choice does not work. Please choose again.
error-not-started = The match has not started.
error-already-started = The match has already started.
error-too-fast = Too fast. Take a breath and try again.
error-bad-nickname = A name has one to twelve characters and is not blank.
error-unknown-game = There is no game called { $game }.
error-unknown-bot = There is no bot called { $level }.
error-bots = There are not as many bots as seats.
error-seats-out-of-range = This game is for { $least } to { $most } players, not { $seats }.
error-record-not-ready = The match is still on; its record comes at the end.
error-network = The server cannot be reached. It may have stopped, or the network may be down.
error-server = Something broke on the server. The table has not changed; try again.
error-no-tests = There is no folder called tests here; run this in the folder of the project.
error-notation = This line is not a table: { $problem }.

error-record-empty = This record is empty.
error-record-header = Line { $line } does not begin a sanzhan record.
error-record-format = This record has a format that cannot be read here.
error-record-line = Line { $line } cannot be understood.
error-record-hash = Line { $line } or one before it has been changed.
error-record-after-end = Line { $line }: nothing may follow the end.
error-record-answer = The answer in line { $line } does not fit the match.
error-record-digest = At line { $line } the table is not as the record says.
error-record-result = Line { $line }: the result is not the one recorded.
error-record-unfinished = The record is sound, but the match was not finished.
error-record-no-seed = The match was not finished, so the record has no seed and cannot be verified.
error-record-commitment = The seed is not the one whose fingerprint was shown at the start.
error-record-rules = This record was played by another version of the rules and cannot be verified.
