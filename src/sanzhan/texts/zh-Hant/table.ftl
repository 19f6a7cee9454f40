# Generated from zh-Hans by `python -m sanzhan.texts.hant`: change the source or overrides.toml instead.

### 牌桌：桌面、問題、戰報與筆記、宣告、終局。

ui-table-comma = 、
ui-table-dot = { " · " }
ui-table-or = { " 或 " }

## 牌與座位

ui-table-mark-victory = 勝
ui-table-mark-fight = 戰
ui-table-mark-trade = 易
ui-table-mark-pouch = 囊
ui-table-mark-burden = 負
ui-table-mark-solo = 獨
ui-table-family-victory = 聖物
ui-table-family-fight = 戰鬥
ui-table-family-trade = 交易
ui-table-family-pouch = 錦囊
ui-table-family-burden = 負擔
ui-table-family-solo = 獨勝
ui-table-brush-liu-bei = 劉備
ui-table-brush-zhuge-liang = 諸葛亮
ui-table-brush-cao-cao = 曹操
ui-table-brush-zhen-ji = 甄宓
ui-table-brush-taishi-ci = 太史慈
ui-table-brush-mori-motonari = 毛利元就
ui-table-brush-oda-nobunaga = 織田信長
ui-table-brush-nohime = 濃姬
ui-table-brush-hashiba-hideyoshi = 羽柴秀吉
ui-table-brush-takeda-shingen = 武田信玄

ui-table-card = { $name }，{ $gist }
ui-table-chip = { $how ->
    [open] { $name }，大家都見過：{ $origin }
    [old] { $name }，也許已經易手：{ $origin }
   *[known] { $name }，只有你知道：{ $origin }
}
ui-table-item-down = 面朝下的物品
ui-table-stand = 替身
ui-table-stand-down = 替身面朝下
ui-table-stand-card = 替身{ $name }，{ $when }
ui-table-stand-text = { $name }（{ $when }）：{ $rule }
ui-table-spent = 已用
ui-table-up = 面朝上
ui-table-bot = 機器人
ui-table-passes = 自動略過
ui-table-passes-in = 自動略過：{ $passes }
ui-table-items = 物品
ui-table-items-of = { $n ->
   *[other] 件
}
ui-table-unknown = 未知
ui-table-guessed = 你疑{ $gang }
ui-table-guess = 你猜{ $seat }是哪一幫
ui-table-guess-sengoku = 疑戰
ui-table-guess-sanguo = 疑三
ui-table-shown-now = 本戰亮出
ui-table-barred = 不能支援
ui-table-adds = { $text } +{ $n }
ui-table-you = 你
ui-table-i = 我
ui-table-none = 無
ui-table-picked = 選
ui-table-seat = { $seat } 號位{ $name }，{ $items } 件物品
ui-table-seat-brief = { $seat } 號位 · { $items } 件物品
ui-table-their-turn = 正是其回合
ui-table-me = 你：{ $name }，{ $gang }，{ $items } 件物品
ui-table-gang-cards = 你的幫派牌：{ $list }
ui-table-of-limit = ／{ $limit }
ui-table-turn-tag = 回合
ui-table-turn-up = 翻開{ $name }
ui-table-skill-main = 自己回合
ui-table-skill-now = 現在可用
ui-table-skill-later = 此刻用不上

## 桌面

ui-table-board = 牌桌
ui-table-seats = 其他座位，{ $n } 人
ui-table-dock = 你的座位、問題與物品
ui-table-where = { $n } 人 · { $a } 對 { $b } · 房間 { $code }
ui-table-where-odd = { $n } 人 · { $a } 對 { $b }，不知哪幫多 · 房間 { $code }
ui-table-turn-of = { $seat }的回合
ui-table-turn-mine = 第 { $turn } 手 · 你的回合
ui-table-turn-theirs = 第 { $turn } 手 · { $seat }的回合
ui-table-turn-attack = 第 { $turn } 手 · { $attacker }攻擊{ $defender }
ui-table-path-attack = { $attacker }攻擊{ $defender }
ui-table-path = 正在結算
ui-table-path-you = { $n ->
    [0] 等你
   *[other] 等你與另外 { $n } 人
}
ui-table-path-all = 等大家
ui-table-path-for = { $n ->
    [1] 等{ $named }
    [2] 等{ $named }
   *[other] 等{ $named }等 { $n } 人
}
ui-table-pile = 物品堆
ui-table-pile-label = 物品堆，{ $n } 件
ui-table-stand-pile = 替身堆
ui-table-stand-pile-label = 替身堆，{ $n } 張
ui-table-limit = 手牌上限
ui-table-turned = 物品堆空了：兩個錦囊已是勾玉和孔明燈

ui-table-plus = +{ $n }
ui-table-even = 平
ui-table-numeral = { $n ->
    [0] 零
    [1] 一
    [2] 二
    [3] 三
    [4] 四
    [5] 五
    [6] 六
    [7] 七
    [8] 八
    [9] 九
    [10] 十
    [11] 十一
    [12] 十二
   *[other] { $n }
}
ui-table-power = { $side ->
    [attacker] 攻方力量 { $n }
   *[defender] 守方力量 { $n }
}
ui-table-void = 單挑：支援全部不算
ui-table-neutrals = { $named } 中立
ui-table-verdict-would = { $side ->
    [attacker] 眼下：攻方{ $winner }獲勝。
   *[defender] 眼下：守方{ $winner }獲勝。
}
ui-table-verdict-would-even = { $side ->
    [attacker] 眼下：平局，攻方{ $winner }憑軍師的妙算獲勝。
   *[defender] 眼下：平局，守方{ $winner }憑軍師的妙算獲勝。
}
ui-table-verdict-would-tie = { $rest ->
    [some] 眼下：平局，{ $attacker }摸一件物品。
   *[none] 眼下：平局，沒有下文。
}
ui-table-verdict-decided = { $side ->
    [attacker] 攻方{ $winner }勝。
   *[defender] 守方{ $winner }勝。
}
ui-table-verdict-decided-even = { $side ->
    [attacker] 平局，攻方{ $winner }憑軍師的妙算勝。
   *[defender] 平局，守方{ $winner }憑軍師的妙算勝。
}
ui-table-verdict-decided-tie = { $rest ->
    [some] 平局，{ $attacker }摸一件物品。
   *[none] 平局，沒有下文。
}
ui-table-verdict-named = 濃姬定了勝者：{ $winner }。
ui-table-foresee-item = { $side ->
    [attack] 亮出{ $item }：攻方 { $was }→{ $now }，{ $winner }勝。
   *[defend] 亮出{ $item }：守方 { $was }→{ $now }，{ $winner }勝。
}
ui-table-foresee-item-tie = { $side ->
    [attack] 亮出{ $item }：攻方 { $was }→{ $now }，平局。
   *[defend] 亮出{ $item }：守方 { $was }→{ $now }，平局。
}
ui-table-foresee-stand = { $side ->
    [attack] 翻開{ $stand }：攻方 { $was }→{ $now }，{ $winner }勝。
   *[defend] 翻開{ $stand }：守方 { $was }→{ $now }，{ $winner }勝。
}
ui-table-foresee-stand-tie = { $side ->
    [attack] 翻開{ $stand }：攻方 { $was }→{ $now }，平局。
   *[defend] 翻開{ $stand }：守方 { $was }→{ $now }，平局。
}
ui-table-foresee-even = 亮出{ $item }：力量相等時你獲勝。

ui-table-trade-gives = { $giver } 給 { $receiver }
ui-table-trade-hidden = 只有他們兩人看得見
ui-table-trade-open = 等著答覆
ui-table-trade-named = 已經點出名字
ui-table-trade-two = 只有你們兩人看得見
ui-table-trade-mine = 只有你看得見
ui-table-trade-then = 成交後只有對方看得見
ui-table-trade-step = { $giver }的{ $kind }生效：{ $gist }。
ui-table-trade-plain = 兩件都沒有效果，不公布。
ui-table-trade-silent = 有{ $kind }：兩件都不生效，也不公布。
ui-table-trade-effect = { $giver }的{ $effect }正在生效

## 問題

ui-table-your-question = 你的問題
ui-table-asked-glyph = 問
ui-table-back = 撤回選擇
ui-table-count = { $done }/{ $all }
ui-table-pick-made = { $act }：{ $things }
ui-table-pick-more = { $of ->
    [seat] { $act }：再選 { $n } 人
    [stand] { $act }：再選 { $n } 張
    [kind] { $act }：再選 { $n } 種
    [card] { $act }：再選 { $n } 張
    [flower] { $act }：再選 { $n } 張
    [samurai] { $act }：再選 { $n } 名
    [die] { $act }：再選 { $n } 顆
    [token] { $act }：還差 { $n } 枚
    [province] { $act }：再選 { $n } 處
   *[other] { $act }：再選 { $n } 件
}
ui-table-offer = { $of ->
    [kind] 可以點名的物品，{ $n } 種
    [pile] 物品堆，{ $n } 件
    [stand] 替身堆，{ $n } 張
   *[other] 對方的物品，{ $n } 件
}
ui-table-hand = { $lit ->
    [0] 你的物品，{ $n } 件
   *[other] 你的物品，{ $n } 件，{ $lit } 件可選
}
ui-table-hand-empty = 沒有物品
ui-table-hold = 長按落印
ui-table-hold-again = 再按一次，落印
ui-table-holding = 落印 { $part }%
ui-table-pass-from-now = 以後替我略過
ui-table-passing = 這類暗問替你略過
ui-table-too-late = 時間到，已按「{ $act }」處理
ui-table-idle = 等這一手繼續
ui-table-idle-glyph = 候
ui-table-idle-all = 等大家
ui-table-idle-answered = 已答，等大家
ui-table-idle-for = 等 { $named } 決定
ui-table-idle-secret = 這是暗問：誰被問到、誰答了什麼，都不公開。
ui-table-idle-meanwhile = 你可以看牌、看戰報、寫筆記。輪到你時，這裡會亮起朱印。
ui-table-idle-watch = 你在旁觀，看得到的都是公開的。
ui-table-why-none = 這一問用不上它。
ui-table-why-keep = 按 ? 固定
ui-table-why-stays = 按 ? 取消固定
ui-table-rule = 規則 { $rule }
ui-table-live-asked = 問你：{ $question }
ui-table-live-asked-timed = 問你：{ $question }還剩 { $seconds } 秒。
ui-table-live-time = 還剩 { $seconds } 秒。不答就按「{ $act }」處理。
ui-table-about = 說明
ui-table-about-keys = P 釘到右欄 · Esc 關閉
ui-table-pin = 釘住
ui-table-pinned = 釘住的說明
ui-table-unpin = 取下
ui-table-watching = 你在旁觀
ui-table-watching-why = 手牌、幫派和麵朝下的替身，要到終局才亮出來。

## 戰報、筆記、聊天

ui-table-rail = 戰報與筆記
ui-table-tab-log = 戰報
ui-table-tab-book = 筆記
ui-table-tab-chat = 聊天
ui-table-log = 戰報
ui-table-log-empty = 還沒有事發生
ui-table-log-empty-glyph = 白
ui-table-log-no-hit = 戰報裡沒有這個詞
ui-table-chat-empty-glyph = 靜
ui-table-search = 在戰報裡找
ui-table-to-log = 看戰報
ui-table-book-known = 我所知道的
ui-table-book-legend = 實線＝親見　虛線＝可能已變
ui-table-origin = 第 { $turn } 手 { $how }
ui-table-origin-none = 來歷不詳
ui-table-how-mind-read = 讀心
ui-table-how-look = 勝後查看
ui-table-how-swapped = 互換替身
ui-table-how-search = 搜身
ui-table-how-checkpoint = 搜查
ui-table-how-mori-miss = 索要不中
ui-table-how-mori = 索要
ui-table-how-offer = 拿來交易
ui-table-how-accept = 交易
ui-table-how-announce = 公布
ui-table-how-use-item = 亮出
ui-table-how-gift = 贈與
ui-table-how-paid = 付出
ui-table-how-take = 勝後拿走
ui-table-how-passed = 傳遞
ui-table-relics = { $pouches ->
    [0] { $name } { $n }
   *[other] { $name } { $n }＋囊 { $pouches }
}
ui-table-holder = { $sure ->
    [yes] { $who } { $n }
   *[no] { $who } { $n }？
}
ui-table-nowhere = 下落不明
ui-table-members = 已知 { $n }：{ $who }
ui-table-members-none = 還不知道
ui-table-size = 共 { $size }
ui-table-notes = 逐條筆記（{ $n }）
ui-table-note-turn = 第 { $turn } 手

## 宣告勝利

ui-table-declare-glyph = 宣
ui-table-lead-declare = 為{ $gang }宣告。選出和你一起亮牌的人；你和他們的{ $item }合計要夠數。
ui-table-lead-declare-solo = 你手裡有大蛇無雙和三件聖物：獨自宣告，獨自獲勝。
ui-table-lead-foretell = 道破{ $gang }：選出對方所有手裡有{ $item }的人，一個不多，一個不少。
ui-table-declare-one-by-one = 先亮出自己的牌，再一個一個點名。
ui-table-left = 還剩 { $n } 秒
ui-table-ally-wrong = 你知道此人不是{ $gang }：選了必敗
ui-table-have = { $short ->
    [0] 據你所知：{ $n } 件，夠了。
   *[other] 據你所知：{ $n } 件，還差 { $short } 件。
}
ui-table-have-unsure = 帶問號的也許已經易手。
ui-table-jade-maybe = { $short ->
    [0] 若{ $gang }是人少的一方，和氏璧頂 1 件，那就夠了；人數多少沒有人知道。
   *[other] 若{ $gang }是人少的一方，和氏璧頂 1 件，還差 { $short } 件；人數多少沒有人知道。
}
ui-table-jade-sure = { $short ->
    [0] { $gang }是人少的一方，和氏璧頂 1 件：夠了。
   *[other] { $gang }是人少的一方，和氏璧頂 1 件：還差 { $short } 件。
}
ui-table-warn = 任何一處不對，{ $gang }全體獲勝。
ui-table-warn-solo = 其他人全部落敗。這一步不能撤回。
ui-table-think = 再想想

## 終局

ui-table-end-gang = { $gang }勝
ui-table-end-solo = { $seat }獨勝
ui-table-end-draw = 平局
ui-table-you-won = 你贏了。
ui-table-you-lost = 你輸了。
ui-table-won = 獲勝
ui-table-reveal = 所有人的幫派、替身與物品
ui-table-col-seat = 座位
ui-table-col-gang = 幫派
ui-table-col-items = 最後手裡的物品
ui-table-end-note = { $own ->
    [you] { $part ->
        [declarer] 你，宣告者
        [named] 你，被點名
       *[none] 你
    }
   *[other] { $part ->
        [declarer] 宣告者
       *[named] 被點名
    }
}
ui-table-again = 原班人馬再來一局
ui-table-record = 下載記錄
ui-table-judged = 你的判斷
ui-table-judged-gangs = 幫派
ui-table-judged-known = 查明 { $n } 人
ui-table-judged-guesses = 猜測
ui-table-judged-right = { $n ->
    [0] 沒有猜
   *[other] 猜 { $n } 人，對 { $right } 人
}
ui-table-judged-acts = 行動
ui-table-judged-done = 提出交易 { $offers } 次，攻擊 { $attacks } 次
ui-table-left-over = 剩下的牌
ui-table-left-box = 盒中的幫派
ui-table-left-pile = 物品堆
ui-table-seed-right = 相符
ui-table-seed-wrong = 不符
ui-table-seed-why = 開局時公布的指紋和現在公布的種子對得上，牌序就從頭到尾沒有動過。
ui-table-seed = 種子 { $seed }
ui-table-commitment = 指紋 { $commitment }
