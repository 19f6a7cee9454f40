# Generated from zh-Hans by `python -m sanzhan.texts.hant`: change the source or overrides.toml instead.

### 三國殺·國戰：牌桌、選將、圖鑑上的字。

## 牌與武將的樣子

ui-gz-mark-basic = 基
ui-gz-mark-trick = 錦
ui-gz-mark-delayed = 延
ui-gz-mark-equip = 裝
ui-gz-card-label = { $suit } { $rank } { $name }，{ $gist }
ui-gz-card-label-as = { $suit } { $rank } { $name }，花色不是印著的那一個，{ $gist }
ui-gz-kind-label = { $name }，{ $gist }
ui-gz-range = 攻擊範圍 { $n }
ui-gz-copies = 牌堆中有 { $n } 張
ui-gz-kingdom-label = 勢力：{ $kingdom }
ui-gz-half-fish = { $n } 點體力
ui-gz-hidden-glyph = 暗
ui-gz-general-back = { $place ->
    [head] 主將，暗置
    [deputy] 副將，暗置
   *[none] 暗置的武將牌
}
ui-gz-general-card = { $place ->
    [head] 主將{ $name }
    [deputy] 副將{ $name }
   *[none] { $name }
}，{ $kingdom }{ $up ->
    [false] ，暗置，只有你看得到
   *[true] {""}
}{ $lost ->
    [true] ，已失去技能
   *[false] {""}
}
ui-gz-general-what = { $kingdom } · { $sex }
ui-gz-sex-male = 男
ui-gz-sex-female = 女
ui-gz-skill-locked = 鎖定技
ui-gz-skill-limit-phase = 每階段一次
ui-gz-skill-limit-turn = 每回合一次
ui-gz-skill-limit-game = 限定技

## 圖鑑

ui-gz-gallery = 國戰圖鑑
ui-gz-gallery-glyph = 鑑
ui-gz-gallery-title = 國戰圖鑑 · 三戰
ui-gz-gallery-open = 國戰圖鑑
ui-gz-gallery-gist = 每一員武將、每一種牌，寫明白了再上桌。
ui-gz-gallery-filters = 篩選圖鑑
ui-gz-gallery-shelf = 看什麼
ui-gz-gallery-generals = 武將
ui-gz-gallery-cards = 牌
ui-gz-gallery-by-generals = 按勢力
ui-gz-gallery-by-cards = 按類別
ui-gz-gallery-all = 全部
ui-gz-gallery-find = 搜名字、技能、說明
ui-gz-gallery-found = { $n }／{ $all }
ui-gz-gallery-n-generals = { $n } 員
ui-gz-gallery-n-cards = { $n } 張
ui-gz-gallery-copies = 牌堆中的每一張
ui-gz-gallery-none-glyph = 空
ui-gz-gallery-none = 沒有這樣的
ui-gz-gallery-everything = 全部列出

## 選將

ui-gz-where = { $n } 人 · 房間 { $code }
ui-gz-pair = 主將{ $head }，副將{ $deputy }
ui-gz-head-glyph = 主
ui-gz-deputy-glyph = 副
ui-gz-choose = 選將
ui-gz-choose-glyph = 候
ui-gz-choose-what = 選兩員同勢力武將
ui-gz-choose-progress = 誰選好了
ui-gz-choose-ready = 已選好 { $n }／{ $all }
ui-gz-choose-done = 選好了
ui-gz-choose-thinking = 還在選
ui-gz-choose-dealt = 發給你的 { $n } 員武將
ui-gz-choose-texts = 武將的技能
ui-gz-choose-watching = 大家正在選將。
ui-gz-choose-alone = 沒有搭檔
ui-gz-choose-other = 勢力不同
ui-gz-choose-mate = 合 { $general }
ui-gz-choose-note = 同勢力才能成對
ui-gz-choose-note-gold = 金框是「珠聯璧合」的搭檔：兩將都亮明時，可以摸兩張牌，或回復 1 點體力。
ui-gz-choose-keys = ← → 換武將，空格選定，S 對調主副，回車定下
ui-gz-choose-swap = 對調主將與副將
ui-gz-choose-sent = 你已選好，等大家。
ui-gz-choose-sent-pair = 你選了主將{ $head }，副將{ $deputy }。等大家。
ui-gz-choose-one = 主將已選{ $head }。再選一員{ $kingdom }將作副將。
ui-gz-choose-if = 副將若選{ $deputy }：
ui-gz-choose-sum = 主將 { $head }，副將 { $deputy }，共 { $hp } 點體力
ui-gz-choose-hp = 體力 { $hp }
ui-gz-choose-fish = 餘半條：陰陽魚
ui-gz-choose-companions = 珠聯璧合
ui-gz-choose-neutral = 到時沒選，就由{ $head }作主將，{ $deputy }作副將。
ui-gz-choose-again = 重選

## 牌桌：座位

ui-gz-slot-weapon = 武
ui-gz-slot-armor = 防
ui-gz-slot-plus-horse = 馬
ui-gz-slot-minus-horse = 騎
ui-gz-slot-treasure = 寶
ui-gz-slot-empty = { $slot }，空
ui-gz-hp = 體力 { $hp }/{ $max }
ui-gz-hand-count = 手牌 { $n } 張
ui-gz-known-cards = 知 { $n }
ui-gz-known = 你看過的手牌：{ $cards }
ui-gz-hidden = 暗置
ui-gz-in-dark = （暗）
ui-gz-place-hidden = { $place }暗置
ui-gz-seat = { $seat } 號位 { $name }，{ $kingdom }
ui-gz-seat-general = { $place }{ $name }{ $up ->
    [true] {""}
   *[false] （暗）
}
ui-gz-seat-brief = { $seat } 號位 · { $kingdom } · 體力 { $hp }/{ $max } · 手牌 { $hand }
ui-gz-distance = 與你的距離 { $n }{ $reach ->
    [true] ，在攻擊範圍內
   *[false] ，在攻擊範圍外
}
ui-gz-distance-short = 距 { $n }
ui-gz-no-gear = 無裝備
ui-gz-dead = 陣亡
ui-gz-judging = 判定區：{ $card }（{ $made }）
ui-gz-judge-glyph = 判
ui-gz-wine = 喝了酒，下一張殺傷害 +1
ui-gz-in-force = 本回合起作用：{ $skill }
ui-gz-spent = 限定技已用：{ $skills }
ui-gz-pile-of = { $skill }：{ $n } 張
ui-gz-kingdom-dead = 亡 { $n }
ui-gz-me = 你：{ $name }，{ $kingdom }，體力 { $hp }/{ $max }，手牌 { $n } 張
ui-gz-target = 目標
ui-gz-companion-glyph = 合

## 牌桌：自己的技能

ui-gz-skill-now = 可以發動
ui-gz-skill-spent = 已用過
ui-gz-skill-lost = 已失去
ui-gz-skill-hidden = 武將暗著
ui-gz-skill-later = 等時機
ui-gz-skill-why-now = 這一問可以發動它。
ui-gz-skill-why-locked = 鎖定技：時候到了自己起作用。
ui-gz-skill-why-spent = 限定技，一局只能用一次，已經用過了。
ui-gz-skill-why-lost = 這張武將牌已經失去技能。
ui-gz-skill-why-hidden = 現在不是它的時機。武將還暗著，發動時會明置。
ui-gz-skill-why-later = 現在不是它的時機。
ui-gz-skill-as = { $skill }：當{ $card }
ui-gz-reveals = { $place ->
    [head] 亮主將
   *[deputy] 亮副將
}

## 牌桌：手牌與中央

ui-gz-hand = { $lit ->
    [0] 你的手牌，{ $n } 張
   *[other] 你的手牌，{ $n } 張，{ $lit } 張可選
}
ui-gz-hand-empty = 沒有手牌
ui-gz-hand-slot = 第 { $n } 張手牌
ui-gz-offer = 可選的牌
ui-gz-where-hand = 手牌
ui-gz-where-gear = 裝備
ui-gz-where-judging = 判定區
ui-gz-choice-draw-many = 摸多張，棄一張
ui-gz-choice-draw-one = 摸一張，棄多張
ui-gz-discard = 棄牌
ui-gz-discard-label = 棄牌堆，{ $n } 張
ui-gz-discard-kind = { $card } ×{ $n }
ui-gz-deck = 牌堆
ui-gz-path-choosing = 選將
ui-gz-path-phase = { $seat }的{ $phase }階段
ui-gz-path-dying = { $seat }瀕死
ui-gz-path-judge = { $seat }判定{ $what }
ui-gz-path-use = { $seat }用{ $what }
ui-gz-path-use-on = { $n ->
    [1] { $what } → { $winners }
    [2] { $what } → { $winners }
   *[other] { $what } → { $winners }等 { $n } 人
}
ui-gz-judged = { $name }的判定：{ $what }
ui-gz-dying = 瀕死
ui-gz-chain = 無懈可擊的往來
ui-gz-chain-first = { $seat }用{ $card }抵消對{ $named }的{ $against }{ $wide ->
    [true] ，連同其勢力
   *[false] {""}
}
ui-gz-chain-next = { $seat }用{ $card }抵消{ $named }的{ $against }
ui-gz-chain-verdict = { $off ->
    [true] 無人再用，{ $card }就被抵消
   *[false] 無人再用，{ $card }照樣生效
}
ui-gz-needed = 還要{ $card }：第 { $n } 張，共 { $all } 張
ui-gz-needed-short = { $all ->
    [1] 還要
   *[other] 第 { $n } 張
}

## 牌桌：頂欄與邊欄

ui-gz-table-where = { $edition ->
    [first] 第一版 · { $n } 人 · 房間 { $code }
   *[current] 現行版 · { $n } 人 · 房間 { $code }
}
ui-gz-turn-mine = 第 { $round } 輪 · 你的回合
ui-gz-turn-theirs = 第 { $round } 輪 · { $name }的回合
ui-gz-tab-table = 牌桌

## 終局

ui-gz-end-kingdom = { $kingdom }勝
ui-gz-end-careerist = 野心家{ $seat }勝
ui-gz-end-why-kingdom = 活著的人都屬{ $kingdom }；{ $kingdom }的人不論死活，一起獲勝。
ui-gz-end-why-careerist = 活到最後的只有野心家一人。
ui-gz-end-why-draw = 牌不夠了，沒有人獲勝。
ui-gz-end-alive = 活到最後，體力 { $hp }／{ $max }
ui-gz-end-dead = 陣亡
ui-gz-end-died = 第 { $turn } 個回合陣亡
ui-gz-end-killed-by = 第 { $turn } 個回合被{ $seat }擊殺
ui-gz-end-cards = { $seat }最後的手牌與裝備
ui-gz-end-no-cards = 一張牌也沒有
ui-gz-end-used = 出牌
ui-gz-end-dealt = 造成傷害
ui-gz-end-taken = 受到傷害
ui-gz-end-recovered = 回復
ui-gz-end-killed = 擊殺
ui-gz-end-skills = 發動
ui-gz-end-skill = { $n ->
    [1] { $skill }
   *[other] { $skill }×{ $n }
}

## 開桌之前、選將時、沒有勝者的終局

ui-gz-option-coming = { $value }（籌備中）
ui-gz-option-not-yet = 「{ $option }：{ $value }」還在籌備，用它開不了局。
ui-gz-options-coming = 現行版才用得著的
ui-gz-options-coming-n = { $n } 項
ui-gz-options-coming-why = 這些規則屬於現行版，還在籌備；眼下改了也不起作用，所以不能改。
ui-gz-choose-tab = 武將
ui-gz-end-hidden = 始終暗置：{ $generals }

## 牌桌：不問我的

ui-gz-pass-empty = 國戰：只能略過的暗問
ui-gz-pass-empty-why = 打開以後，輪到國戰裡只有「不用」可答的暗問，由系統替你略過；延時另抽，看不出你有沒有牌，全桌看得到誰打開了。
ui-gz-wish-empty = 只能略過的暗問
ui-gz-wish-gz-nullify = 不以自己為目標的無懈可擊
ui-gz-passes-glyph = 略
ui-gz-nullify-mine-only = 不是對我的，不問無懈
ui-gz-preshow-glyph = 預
ui-gz-preshow = 預亮「{ $skill }」：到時機就問我
ui-gz-preshow-why = { $asked ->
    [true] 預亮著：到了時機就問你用不用「{ $skill }」。點一下，就不再問。
   *[false] 沒有預亮：到了時機也不問你「{ $skill }」。點一下，就會問。
}只有你知道。

## 牌桌：不答會怎樣

ui-gz-foresee-hurt = { $n ->
    [1] {""}
   *[other] 要 { $n } 張，你有 { $able } 張能用。
}不出，就受到至少 { $amount } 點{ $nature ->
    [fire] 火焰
    [thunder] 雷電
   *[normal] {""}
}傷害；{ $dying ->
    [true] 你只有 { $hp } 點體力，會瀕死。
   *[false] 你有 { $hp } 點體力。
}
ui-gz-foresee-rescue = 還要回復 { $n } 點，一張回復 1 點；{ $able ->
    [0] 你沒有能直接用的牌。
   *[other] 你有 { $able } 張能用。
}{ $me ->
    [true] 沒人救，你就陣亡。
   *[false] 沒人救，就陣亡。
}
