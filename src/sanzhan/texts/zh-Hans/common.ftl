### 各处共用：列举、机器人、出错。

# 名字怎样连成一串：逐个用 list-more 接上，最后一个用 list-last。
list-more = { $list }、{ $next }
list-last = { $list }、{ $next }
list-nobody = 无人

bot-random-name = 随缘
bot-thumb-name = 老到

## 出错

error-unknown = 出错了（{ $code }）。
error-unknown-room = 没有这间房。也许打错了一个字，也许这一局已经散了。
error-room-full = 座位已满。
error-wrong-password = 口令不对。
error-not-host = 只有房主能这样做。
error-bad-seat = 没有这个座位，或者它已有人坐。
error-bad-options = 这几项设定自相矛盾。
error-bad-option = 选项 { $option } 没有这个值。
error-too-few-generals = 只剩 { $left } 员武将可用，{ $players } 人局不够分。少禁几员再开局。
error-unknown-option = 没有叫 { $option } 的选项。
error-bad-frame = 服务器看不懂这条消息。刷新页面再试。
error-too-large = 这条消息太长了。
error-not-json = 服务器看不懂这条消息。刷新页面再试。
error-stranger = 只有在这间房里入座的人能这样做。
error-token = 这个座位不认你了。从大厅重新入座。
error-not-your-question = 现在没有问你。
error-stale-question = 这个选择现在不成立了，请按新的问题再选。
error-bad-answer = 这个选择不成立，请重选。
error-not-started = 还没有开局。
error-already-started = 已经开局了。
error-too-fast = 太快了，歇一下再试。
error-bad-nickname = 名字要有一到十二个字，不能全是空白。
error-unknown-game = 没有叫 { $game } 的游戏。
error-unknown-bot = 没有叫 { $level } 的机器人。
error-bots = 机器人的个数和座位对不上。
error-seats-out-of-range = 这个游戏坐 { $least } 到 { $most } 人，坐不了 { $seats } 人。
error-record-not-ready = 这一局还没打完，记录要等终局。
error-network = 连不上服务器。也许它停了，也许网络断了。
error-server = 服务器出了错，桌面没有变。再试一次。
error-no-tests = 这里没有 tests 文件夹，请在项目的文件夹里运行。
error-notation = 这一行不是一张牌桌：{ $problem }

error-record-empty = 这份记录是空的。
error-record-header = 第 { $line } 行不是三战记录的开头。
error-record-format = 这份记录的格式这里读不了。
error-record-line = 第 { $line } 行读不懂。
error-record-hash = 第 { $line } 行或它之前被改动过。
error-record-after-end = 第 { $line } 行：终局之后不该再有内容。
error-record-answer = 第 { $line } 行的答案和牌局对不上。
error-record-digest = 到第 { $line } 行，桌面和记录里的摘要对不上。
error-record-result = 第 { $line } 行：结果和记录里的不一样。
error-record-unfinished = 记录没有毛病，只是这一局没有打完。
error-record-no-seed = 这一局没有打完，记录里没有种子，不能核验。
error-record-commitment = 种子和开局时公布的指纹对不上。
error-record-rules = 这份记录出自另一版规则，不能核验。
