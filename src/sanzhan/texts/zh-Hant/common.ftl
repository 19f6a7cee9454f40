# Generated from zh-Hans by `python -m sanzhan.texts.hant`: change the source or overrides.toml instead.

### 各處共用：列舉、機器人、出錯。

# 名字怎樣連成一串：逐個用 list-more 接上，最後一個用 list-last。
list-more = { $list }、{ $next }
list-last = { $list }、{ $next }
list-nobody = 無人

bot-random-name = 隨緣
bot-thumb-name = 老到

## 出錯

error-unknown = 出錯了（{ $code }）。
error-unknown-room = 沒有這間房。也許打錯了一個字，也許這一局已經散了。
error-room-full = 座位已滿。
error-wrong-password = 口令不對。
error-not-host = 只有房主能這樣做。
error-bad-seat = 沒有這個座位，或者它已有人坐。
error-bad-options = 這幾項設定自相矛盾。
error-bad-option = 選項 { $option } 沒有這個值。
error-too-few-generals = 只剩 { $left } 員武將可用，{ $players } 人局不夠分。少禁幾員再開局。
error-unknown-option = 沒有叫 { $option } 的選項。
error-bad-frame = 伺服器看不懂這條訊息。重新整理頁面再試。
error-too-large = 這條訊息太長了。
error-not-json = 伺服器看不懂這條訊息。重新整理頁面再試。
error-stranger = 只有在這間房裡入座的人能這樣做。
error-token = 這個座位不認你了。從大廳重新入座。
error-not-your-question = 現在沒有問你。
error-stale-question = 這個選擇現在不成立了，請按新的問題再選。
error-bad-answer = 這個選擇不成立，請重選。
error-not-started = 還沒有開局。
error-already-started = 已經開局了。
error-too-fast = 太快了，歇一下再試。
error-bad-nickname = 名字要有一到十二個字，不能全是空白。
error-unknown-game = 沒有叫 { $game } 的遊戲。
error-unknown-bot = 沒有叫 { $level } 的機器人。
error-bots = 機器人的個數和座位對不上。
error-seats-out-of-range = 這個遊戲坐 { $least } 到 { $most } 人，坐不了 { $seats } 人。
error-record-not-ready = 這一局還沒打完，記錄要等終局。
error-network = 連不上伺服器。也許它停了，也許網路斷了。
error-server = 伺服器出了錯，桌面沒有變。再試一次。
error-no-tests = 這裡沒有 tests 資料夾，請在專案的資料夾裡執行。
error-notation = 這一行不是一張牌桌：{ $problem }

error-record-empty = 這份記錄是空的。
error-record-header = 第 { $line } 行不是三戰記錄的開頭。
error-record-format = 這份記錄的格式這裡讀不了。
error-record-line = 第 { $line } 行讀不懂。
error-record-hash = 第 { $line } 行或它之前被改動過。
error-record-after-end = 第 { $line } 行：終局之後不該再有內容。
error-record-answer = 第 { $line } 行的答案和牌局對不上。
error-record-digest = 到第 { $line } 行，桌面和記錄裡的摘要對不上。
error-record-result = 第 { $line } 行：結果和記錄裡的不一樣。
error-record-unfinished = 記錄沒有毛病，只是這一局沒有打完。
error-record-no-seed = 這一局沒有打完，記錄裡沒有種子，不能核驗。
error-record-commitment = 種子和開局時公布的指紋對不上。
error-record-rules = 這份記錄出自另一版規則，不能核驗。
