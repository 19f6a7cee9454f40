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
ui-gz-choose-what = 選兩員能搭檔的武將
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
ui-gz-choose-one = 主將已選{ $head }。再選一員{ $kingdom ->
    [any] 能與他搭檔的
   *[other] { $kingdom }將
}作副將。
ui-gz-choose-if = { $head }配{ $deputy }：
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
ui-gz-choice-more = 點數+3
ui-gz-choice-less = 點數-3
ui-gz-choice-hurt = 受1點傷害，再摸牌
ui-gz-choice-lose-hp = 失去1點體力，得此牌
ui-gz-choice-damage = 傷害+1
ui-gz-choice-take = 造成傷害時拿牌
ui-gz-choice-unlimited = 用牌不限次數
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

ui-gz-option-current = { $value }（現行版）
ui-gz-option-clash = 「{ $option }：{ $value }」屬於現行版，第一版不能用它開局。
ui-gz-options-current = 現行版才用得著的
ui-gz-options-current-n = { $n } 項
ui-gz-options-current-why = 這些規則屬於現行版。上面的版本選「現行版」，就可以改。
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

## 牌桌：標記

ui-gz-held = { $n ->
    [1] { $mark }標記
   *[other] { $mark }標記 { $n } 個
}
ui-gz-held-told = { $mark }標記{ $n ->
    [1] {""}
   *[other] {" "}{ $n } 個
}：{ $rule }
ui-gz-held-vanguard-name = 先驅
ui-gz-held-vanguard-glyph = 先
ui-gz-held-vanguard-rule = 全場最先亮將的人得到。自己的出牌階段棄掉它：把手牌摸到四張，再看一張別人暗置的武將牌。
ui-gz-held-companion-name = 珠聯璧合
ui-gz-held-companion-glyph = 合
ui-gz-held-companion-rule = 兩將都亮明的珠聯璧合得到。出牌階段棄掉它：摸兩張牌，或當【桃】使用；有人瀕死時也能當【桃】。
ui-gz-held-fish-name = 陰陽魚
ui-gz-held-fish-glyph = 魚
ui-gz-held-fish-rule = 兩將亮明後餘半條魚的得到。出牌階段棄掉它摸一張牌，或棄牌階段前棄掉它，這回合手牌上限加二。
ui-gz-held-careerist-name = 野心家
ui-gz-held-careerist-glyph = 野
ui-gz-held-careerist-rule = 亮明野心家武將的得到，全局一次。可當先驅、珠聯璧合、陰陽魚中任一種用，或棄掉它拉攏一人。
ui-gz-held-charity-name = 布施
ui-gz-held-charity-glyph = 施
ui-gz-held-charity-rule = 來自張魯的「布施」：別人準備階段給他一張牌，棄一個，摸兩張牌。
ui-gz-held-congcha-name = 聰察
ui-gz-held-congcha-glyph = 察
ui-gz-held-congcha-rule = 潘濬盯著這個人，直到潘濬的下個回合：此人確定勢力時要麼失去體力，要麼兩人一起摸牌。
ui-gz-spend-vanguard = 摸到四張，看一將
ui-gz-spend-companion-draw = 摸兩張牌
ui-gz-spend-companion-peach = 當【桃】回復
ui-gz-spend-companion-rescue = 棄珠聯璧合，當【桃】
ui-gz-spend-careerist-rescue = 棄野心家標記，當【桃】
ui-gz-spend-fish-draw = 摸一張牌
ui-gz-spend-fish-keep = 棄陰陽魚，多留兩張
ui-gz-pile-down = { $skill }：{ $n } 張，暗置
ui-gz-stored = { $skill }：武將牌 { $n } 張
ui-gz-hand-pile = 在{ $skill }下

## 牌桌：現行版的勢力、君主、士兵、鏖戰

ui-gz-soldier-name = 士兵
ui-gz-soldier-title = 武將已被移除
ui-gz-soldier-glyph = 兵
ui-gz-soldier-rule = 移除一張武將牌後，原處放一張同勢力、同性別的士兵牌，沒有技能，也不能再移除。
ui-gz-kingdom-or = ／
ui-gz-general-lord = ，君主
ui-gz-lord = 君主
ui-gz-lord-glyph = 君
ui-gz-lord-what = { $general }作主將，一開局便是這位君主；自己回合一開始必須亮明。與同勢力的任何武將都是珠聯璧合。
ui-gz-lord-as-head = 作主將時，一開局便是{ $lord }。
ui-gz-lord-why = 選他作主將，便是君主；自己回合一開始必須亮明。
ui-gz-only-head = 只能作主將
ui-gz-only-deputy = 只能作副將
ui-gz-skill-head = 主將技
ui-gz-skill-deputy = 副將技
ui-gz-less-fish = { $place ->
    [head] 作主將
   *[deputy] 作副將
}時，體力少算 { $n } 條魚。
ui-gz-size-big = 大勢力
ui-gz-size-big-glyph = 大
ui-gz-size-big-why = 大勢力：活著的人最多、且至少兩人的勢力；有玉璽的一方獨佔。
ui-gz-size-small = 小勢力
ui-gz-size-small-glyph = 小
ui-gz-size-small-why = 小勢力：場上有大勢力，而他不屬於它；未確定勢力的也算。
ui-gz-away = 離場
ui-gz-ally = 與{ $name }同為一方勢力。
ui-gz-away-why = 調虎離山：這回合不計座次與距離，不能用牌，不能成為目標，體力不變。
ui-gz-royal = 鏖戰
ui-gz-royal-glyph = 鏖戰
ui-gz-royal-why = 剩下的幾人各為一家：【桃】不再回復體力，可以當【殺】或【閃】使用或打出。一旦開始，不再結束。
ui-gz-sought = { $name }尋副將，翻開
ui-gz-end-allies = { $seats }勝
ui-gz-end-why-allies = 只剩野心家和拉攏來的人，兩人同勝。
ui-gz-card-marked = ，可連橫
ui-gz-card-marked-glyph = 連
ui-gz-card-marked-n = { $n ->
    [0] 連橫
   *[other] { $n } 張可連橫
}
ui-gz-card-marked-why = 連橫：出牌階段可以把它交給別的勢力的人，然後可以摸一張牌；也可以交給未確定勢力的人，不摸牌。
ui-gz-choose-one-deputy = 副將已選{ $deputy }。再選一員{ $kingdom ->
    [any] 能與他搭檔的
   *[other] { $kingdom }將
}作主將。
ui-gz-choose-as = 怎樣上陣
ui-gz-choose-plain = 不作君主
ui-gz-choose-lord = 開局便是{ $lord }

## 圖鑑：現行版

ui-gz-edition-first = 第一版
ui-gz-edition-current = 現行版
ui-gz-gallery-by-pack = 擴展包
ui-gz-gallery-by-mechanism = 機制
ui-gz-gallery-any = { $filter }：不限
ui-gz-pack-standard = 標準
ui-gz-pack-formation = 陣
ui-gz-pack-momentum = 勢
ui-gz-pack-transformation = 變
ui-gz-pack-power = 權
ui-gz-pack-buchen = 不臣
ui-gz-pack-overseas = 海外
ui-gz-mechanism-lord = 君主
ui-gz-mechanism-dual = 雙勢力
ui-gz-mechanism-careerist = 野心家武將
ui-gz-mechanism-place = 主將技、副將技
ui-gz-mechanism-formation = 陣法技
ui-gz-mechanism-limited = 限定技
ui-gz-mechanism-locked = 鎖定技
ui-gz-mechanism-companions = 珠聯璧合
ui-gz-mechanism-alliance = 可連橫

## 禁將

ui-gz-bans-glyph = 禁
ui-gz-bans-n = { $n ->
    [0] 沒有禁將
   *[other] 禁 { $n } 員
}
ui-gz-bans-lead = 點一員武將就禁他，再點一次解禁。
ui-gz-bans-lead-read = 禁哪些武將由房主定。
ui-gz-bans-left = 禁 { $n } 員，還剩 { $left } 員
ui-gz-bans-find = 搜名字
ui-gz-bans-only = 只看禁了的
ui-gz-bans-pack = 禁整包
ui-gz-bans-pack-label = 禁整包：{ $pack }
ui-gz-bans-count = 禁 { $n }／{ $all }
ui-gz-bans-lord = 隨{ $general }一同禁
ui-gz-bans-out = 已禁
ui-gz-bans-clear = 全部解禁
