### 三国杀·国战：牌桌、选将、图鉴上的字。

## 牌与武将的样子

ui-gz-mark-basic = 基
ui-gz-mark-trick = 锦
ui-gz-mark-delayed = 延
ui-gz-mark-equip = 装
ui-gz-card-label = { $suit } { $rank } { $name }，{ $gist }
ui-gz-card-label-as = { $suit } { $rank } { $name }，花色不是印着的那一个，{ $gist }
ui-gz-kind-label = { $name }，{ $gist }
ui-gz-range = 攻击范围 { $n }
ui-gz-copies = 牌堆中有 { $n } 张
ui-gz-kingdom-label = 势力：{ $kingdom }
ui-gz-half-fish = { $n } 点体力
ui-gz-hidden-glyph = 暗
ui-gz-general-back = { $place ->
    [head] 主将，暗置
    [deputy] 副将，暗置
   *[none] 暗置的武将牌
}
ui-gz-general-card = { $place ->
    [head] 主将{ $name }
    [deputy] 副将{ $name }
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
ui-gz-skill-locked = 锁定技
ui-gz-skill-limit-phase = 每阶段一次
ui-gz-skill-limit-turn = 每回合一次
ui-gz-skill-limit-game = 限定技

## 图鉴

ui-gz-gallery = 国战图鉴
ui-gz-gallery-glyph = 鉴
ui-gz-gallery-title = 国战图鉴 · 三战
ui-gz-gallery-open = 国战图鉴
ui-gz-gallery-gist = 每一员武将、每一种牌，写明白了再上桌。
ui-gz-gallery-filters = 筛选图鉴
ui-gz-gallery-shelf = 看什么
ui-gz-gallery-generals = 武将
ui-gz-gallery-cards = 牌
ui-gz-gallery-by-generals = 按势力
ui-gz-gallery-by-cards = 按类别
ui-gz-gallery-all = 全部
ui-gz-gallery-find = 搜名字、技能、说明
ui-gz-gallery-found = { $n }／{ $all }
ui-gz-gallery-n-generals = { $n } 员
ui-gz-gallery-n-cards = { $n } 张
ui-gz-gallery-copies = 牌堆中的每一张
ui-gz-gallery-none-glyph = 空
ui-gz-gallery-none = 没有这样的
ui-gz-gallery-everything = 全部列出

## 选将

ui-gz-where = { $n } 人 · 房间 { $code }
ui-gz-pair = 主将{ $head }，副将{ $deputy }
ui-gz-head-glyph = 主
ui-gz-deputy-glyph = 副
ui-gz-choose = 选将
ui-gz-choose-glyph = 候
ui-gz-choose-what = 选两员能搭档的武将
ui-gz-choose-progress = 谁选好了
ui-gz-choose-ready = 已选好 { $n }／{ $all }
ui-gz-choose-done = 选好了
ui-gz-choose-thinking = 还在选
ui-gz-choose-dealt = 发给你的 { $n } 员武将
ui-gz-choose-texts = 武将的技能
ui-gz-choose-watching = 大家正在选将。
ui-gz-choose-alone = 没有搭档
ui-gz-choose-other = 势力不同
ui-gz-choose-mate = 合 { $general }
ui-gz-choose-note = 同势力才能成对
ui-gz-choose-note-gold = 金框是“珠联璧合”的搭档：两将都亮明时，可以摸两张牌，或回复 1 点体力。
ui-gz-choose-keys = ← → 换武将，空格选定，S 对调主副，回车定下
ui-gz-choose-swap = 对调主将与副将
ui-gz-choose-sent = 你已选好，等大家。
ui-gz-choose-sent-pair = 你选了主将{ $head }，副将{ $deputy }。等大家。
ui-gz-choose-one = 主将已选{ $head }。再选一员{ $kingdom ->
    [any] 能与他搭档的
   *[other] { $kingdom }将
}作副将。
ui-gz-choose-if = { $head }配{ $deputy }：
ui-gz-choose-sum = 主将 { $head }，副将 { $deputy }，共 { $hp } 点体力
ui-gz-choose-hp = 体力 { $hp }
ui-gz-choose-fish = 余半条：阴阳鱼
ui-gz-choose-companions = 珠联璧合
ui-gz-choose-neutral = 到时没选，就由{ $head }作主将，{ $deputy }作副将。
ui-gz-choose-again = 重选

## 牌桌：座位

ui-gz-slot-weapon = 武
ui-gz-slot-armor = 防
ui-gz-slot-plus-horse = 马
ui-gz-slot-minus-horse = 骑
ui-gz-slot-treasure = 宝
ui-gz-slot-empty = { $slot }，空
ui-gz-hp = 体力 { $hp }/{ $max }
ui-gz-hand-count = 手牌 { $n } 张
ui-gz-known-cards = 知 { $n }
ui-gz-known = 你看过的手牌：{ $cards }
ui-gz-hidden = 暗置
ui-gz-in-dark = （暗）
ui-gz-place-hidden = { $place }暗置
ui-gz-seat = { $seat } 号位 { $name }，{ $kingdom }
ui-gz-seat-general = { $place }{ $name }{ $up ->
    [true] {""}
   *[false] （暗）
}
ui-gz-seat-brief = { $seat } 号位 · { $kingdom } · 体力 { $hp }/{ $max } · 手牌 { $hand }
ui-gz-distance = 与你的距离 { $n }{ $reach ->
    [true] ，在攻击范围内
   *[false] ，在攻击范围外
}
ui-gz-distance-short = 距 { $n }
ui-gz-no-gear = 无装备
ui-gz-dead = 阵亡
ui-gz-judging = 判定区：{ $card }（{ $made }）
ui-gz-judge-glyph = 判
ui-gz-wine = 喝了酒，下一张杀伤害 +1
ui-gz-in-force = 本回合起作用：{ $skill }
ui-gz-spent = 限定技已用：{ $skills }
ui-gz-pile-of = { $skill }：{ $n } 张
ui-gz-kingdom-dead = 亡 { $n }
ui-gz-me = 你：{ $name }，{ $kingdom }，体力 { $hp }/{ $max }，手牌 { $n } 张
ui-gz-target = 目标
ui-gz-companion-glyph = 合

## 牌桌：自己的技能

ui-gz-skill-now = 可以发动
ui-gz-skill-spent = 已用过
ui-gz-skill-lost = 已失去
ui-gz-skill-hidden = 武将暗着
ui-gz-skill-later = 等时机
ui-gz-skill-why-now = 这一问可以发动它。
ui-gz-skill-why-locked = 锁定技：时候到了自己起作用。
ui-gz-skill-why-spent = 限定技，一局只能用一次，已经用过了。
ui-gz-skill-why-lost = 这张武将牌已经失去技能。
ui-gz-skill-why-hidden = 现在不是它的时机。武将还暗着，发动时会明置。
ui-gz-skill-why-later = 现在不是它的时机。
ui-gz-skill-as = { $skill }：当{ $card }
ui-gz-reveals = { $place ->
    [head] 亮主将
   *[deputy] 亮副将
}

## 牌桌：手牌与中央

ui-gz-hand = { $lit ->
    [0] 你的手牌，{ $n } 张
   *[other] 你的手牌，{ $n } 张，{ $lit } 张可选
}
ui-gz-hand-empty = 没有手牌
ui-gz-hand-slot = 第 { $n } 张手牌
ui-gz-offer = 可选的牌
ui-gz-where-hand = 手牌
ui-gz-where-gear = 装备
ui-gz-where-judging = 判定区
ui-gz-choice-draw-many = 摸多张，弃一张
ui-gz-choice-draw-one = 摸一张，弃多张
ui-gz-choice-more = 点数+3
ui-gz-choice-less = 点数-3
ui-gz-choice-hurt = 受1点伤害，再摸牌
ui-gz-choice-lose-hp = 失去1点体力，得此牌
ui-gz-choice-damage = 伤害+1
ui-gz-choice-take = 造成伤害时拿牌
ui-gz-choice-unlimited = 用牌不限次数
ui-gz-discard = 弃牌
ui-gz-discard-label = 弃牌堆，{ $n } 张
ui-gz-discard-kind = { $card } ×{ $n }
ui-gz-deck = 牌堆
ui-gz-path-choosing = 选将
ui-gz-path-phase = { $seat }的{ $phase }阶段
ui-gz-path-dying = { $seat }濒死
ui-gz-path-judge = { $seat }判定{ $what }
ui-gz-path-use = { $seat }用{ $what }
ui-gz-path-use-on = { $n ->
    [1] { $what } → { $winners }
    [2] { $what } → { $winners }
   *[other] { $what } → { $winners }等 { $n } 人
}
ui-gz-judged = { $name }的判定：{ $what }
ui-gz-dying = 濒死
ui-gz-chain = 无懈可击的往来
ui-gz-chain-first = { $seat }用{ $card }抵消对{ $named }的{ $against }{ $wide ->
    [true] ，连同其势力
   *[false] {""}
}
ui-gz-chain-next = { $seat }用{ $card }抵消{ $named }的{ $against }
ui-gz-chain-verdict = { $off ->
    [true] 无人再用，{ $card }就被抵消
   *[false] 无人再用，{ $card }照样生效
}
ui-gz-needed = 还要{ $card }：第 { $n } 张，共 { $all } 张
ui-gz-needed-short = { $all ->
    [1] 还要
   *[other] 第 { $n } 张
}

## 牌桌：顶栏与边栏

ui-gz-table-where = { $edition ->
    [first] 第一版 · { $n } 人 · 房间 { $code }
   *[current] 现行版 · { $n } 人 · 房间 { $code }
}
ui-gz-turn-mine = 第 { $round } 轮 · 你的回合
ui-gz-turn-theirs = 第 { $round } 轮 · { $name }的回合
ui-gz-tab-table = 牌桌

## 终局

ui-gz-end-kingdom = { $kingdom }胜
ui-gz-end-careerist = 野心家{ $seat }胜
ui-gz-end-why-kingdom = 活着的人都属{ $kingdom }；{ $kingdom }的人不论死活，一起获胜。
ui-gz-end-why-careerist = 活到最后的只有野心家一人。
ui-gz-end-why-draw = 牌不够了，没有人获胜。
ui-gz-end-alive = 活到最后，体力 { $hp }／{ $max }
ui-gz-end-dead = 阵亡
ui-gz-end-died = 第 { $turn } 个回合阵亡
ui-gz-end-killed-by = 第 { $turn } 个回合被{ $seat }击杀
ui-gz-end-cards = { $seat }最后的手牌与装备
ui-gz-end-no-cards = 一张牌也没有
ui-gz-end-used = 出牌
ui-gz-end-dealt = 造成伤害
ui-gz-end-taken = 受到伤害
ui-gz-end-recovered = 回复
ui-gz-end-killed = 击杀
ui-gz-end-skills = 发动
ui-gz-end-skill = { $n ->
    [1] { $skill }
   *[other] { $skill }×{ $n }
}

## 开桌之前、选将时、没有胜者的终局

ui-gz-option-current = { $value }（现行版）
ui-gz-option-clash = “{ $option }：{ $value }”属于现行版，第一版不能用它开局。
ui-gz-options-current = 现行版才用得着的
ui-gz-options-current-n = { $n } 项
ui-gz-options-current-why = 这些规则属于现行版。上面的版本选“现行版”，就可以改。
ui-gz-choose-tab = 武将
ui-gz-end-hidden = 始终暗置：{ $generals }

## 牌桌：不问我的

ui-gz-pass-empty = 国战：只能略过的暗问
ui-gz-pass-empty-why = 打开以后，轮到国战里只有“不用”可答的暗问，由系统替你略过；延时另抽，看不出你有没有牌，全桌看得到谁打开了。
ui-gz-wish-empty = 只能略过的暗问
ui-gz-wish-gz-nullify = 不以自己为目标的无懈可击
ui-gz-passes-glyph = 略
ui-gz-nullify-mine-only = 不是对我的，不问无懈
ui-gz-preshow-glyph = 预
ui-gz-preshow = 预亮“{ $skill }”：到时机就问我
ui-gz-preshow-why = { $asked ->
    [true] 预亮着：到了时机就问你用不用“{ $skill }”。点一下，就不再问。
   *[false] 没有预亮：到了时机也不问你“{ $skill }”。点一下，就会问。
}只有你知道。

## 牌桌：不答会怎样

ui-gz-foresee-hurt = { $n ->
    [1] {""}
   *[other] 要 { $n } 张，你有 { $able } 张能用。
}不出，就受到至少 { $amount } 点{ $nature ->
    [fire] 火焰
    [thunder] 雷电
   *[normal] {""}
}伤害；{ $dying ->
    [true] 你只有 { $hp } 点体力，会濒死。
   *[false] 你有 { $hp } 点体力。
}
ui-gz-foresee-rescue = 还要回复 { $n } 点，一张回复 1 点；{ $able ->
    [0] 你没有能直接用的牌。
   *[other] 你有 { $able } 张能用。
}{ $me ->
    [true] 没人救，你就阵亡。
   *[false] 没人救，就阵亡。
}

## 牌桌：标记

ui-gz-held = { $n ->
    [1] { $mark }标记
   *[other] { $mark }标记 { $n } 个
}
ui-gz-held-told = { $mark }标记{ $n ->
    [1] {""}
   *[other] {" "}{ $n } 个
}：{ $rule }
ui-gz-held-vanguard-name = 先驱
ui-gz-held-vanguard-glyph = 先
ui-gz-held-vanguard-rule = 全场最先亮将的人得到。自己的出牌阶段弃掉它：把手牌摸到四张，再看一张别人暗置的武将牌。
ui-gz-held-companion-name = 珠联璧合
ui-gz-held-companion-glyph = 合
ui-gz-held-companion-rule = 两将都亮明的珠联璧合得到。出牌阶段弃掉它：摸两张牌，或当【桃】使用；有人濒死时也能当【桃】。
ui-gz-held-fish-name = 阴阳鱼
ui-gz-held-fish-glyph = 鱼
ui-gz-held-fish-rule = 两将亮明后余半条鱼的得到。出牌阶段弃掉它摸一张牌，或弃牌阶段前弃掉它，这回合手牌上限加二。
ui-gz-held-careerist-name = 野心家
ui-gz-held-careerist-glyph = 野
ui-gz-held-careerist-rule = 亮明野心家武将的得到，全局一次。可当先驱、珠联璧合、阴阳鱼中任一种用，或弃掉它拉拢一人。
ui-gz-held-charity-name = 布施
ui-gz-held-charity-glyph = 施
ui-gz-held-charity-rule = 来自张鲁的“布施”：别人准备阶段给他一张牌，弃一个，摸两张牌。
ui-gz-held-congcha-name = 聪察
ui-gz-held-congcha-glyph = 察
ui-gz-held-congcha-rule = 潘濬盯着这个人，直到潘濬的下个回合：此人确定势力时要么失去体力，要么两人一起摸牌。
ui-gz-spend-vanguard = 摸到四张，看一将
ui-gz-spend-companion-draw = 摸两张牌
ui-gz-spend-companion-peach = 当【桃】回复
ui-gz-spend-companion-rescue = 弃珠联璧合，当【桃】
ui-gz-spend-careerist-rescue = 弃野心家标记，当【桃】
ui-gz-spend-fish-draw = 摸一张牌
ui-gz-spend-fish-keep = 弃阴阳鱼，多留两张
ui-gz-pile-down = { $skill }：{ $n } 张，暗置
ui-gz-stored = { $skill }：武将牌 { $n } 张
ui-gz-hand-pile = 在{ $skill }下

## 牌桌：现行版的势力、君主、士兵、鏖战

ui-gz-soldier-name = 士兵
ui-gz-soldier-title = 武将已被移除
ui-gz-soldier-glyph = 兵
ui-gz-soldier-rule = 移除一张武将牌后，原处放一张同势力、同性别的士兵牌，没有技能，也不能再移除。
ui-gz-kingdom-or = ／
ui-gz-general-lord = ，君主
ui-gz-lord = 君主
ui-gz-lord-glyph = 君
ui-gz-lord-what = { $general }作主将，一开局便是这位君主；自己回合一开始必须亮明。与同势力的任何武将都是珠联璧合。
ui-gz-lord-as-head = 作主将时，一开局便是{ $lord }。
ui-gz-lord-why = 选他作主将，便是君主；自己回合一开始必须亮明。
ui-gz-only-head = 只能作主将
ui-gz-only-deputy = 只能作副将
ui-gz-skill-head = 主将技
ui-gz-skill-deputy = 副将技
ui-gz-less-fish = { $place ->
    [head] 作主将
   *[deputy] 作副将
}时，体力少算 { $n } 条鱼。
ui-gz-size-big = 大势力
ui-gz-size-big-glyph = 大
ui-gz-size-big-why = 大势力：活着的人最多、且至少两人的势力；有玉玺的一方独占。
ui-gz-size-small = 小势力
ui-gz-size-small-glyph = 小
ui-gz-size-small-why = 小势力：场上有大势力，而他不属于它；未确定势力的也算。
ui-gz-away = 离场
ui-gz-ally = 与{ $name }同为一方势力。
ui-gz-away-why = 调虎离山：这回合不计座次与距离，不能用牌，不能成为目标，体力不变。
ui-gz-royal = 鏖战
ui-gz-royal-glyph = 鏖战
ui-gz-royal-why = 剩下的几人各为一家：【桃】不再回复体力，可以当【杀】或【闪】使用或打出。一旦开始，不再结束。
ui-gz-sought = { $name }寻副将，翻开
ui-gz-end-allies = { $seats }胜
ui-gz-end-why-allies = 只剩野心家和拉拢来的人，两人同胜。
ui-gz-card-marked = ，可连横
ui-gz-card-marked-glyph = 连
ui-gz-card-marked-n = { $n ->
    [0] 连横
   *[other] { $n } 张可连横
}
ui-gz-card-marked-why = 连横：出牌阶段可以把它交给别的势力的人，然后可以摸一张牌；也可以交给未确定势力的人，不摸牌。
ui-gz-choose-one-deputy = 副将已选{ $deputy }。再选一员{ $kingdom ->
    [any] 能与他搭档的
   *[other] { $kingdom }将
}作主将。
ui-gz-choose-as = 怎样上阵
ui-gz-choose-plain = 不作君主
ui-gz-choose-lord = 开局便是{ $lord }

## 图鉴：现行版

ui-gz-edition-first = 第一版
ui-gz-edition-current = 现行版
ui-gz-gallery-by-pack = 扩展包
ui-gz-gallery-by-mechanism = 机制
ui-gz-gallery-any = { $filter }：不限
ui-gz-pack-standard = 标准
ui-gz-pack-formation = 阵
ui-gz-pack-momentum = 势
ui-gz-pack-transformation = 变
ui-gz-pack-power = 权
ui-gz-pack-buchen = 不臣
ui-gz-pack-overseas = 海外
ui-gz-mechanism-lord = 君主
ui-gz-mechanism-dual = 双势力
ui-gz-mechanism-careerist = 野心家武将
ui-gz-mechanism-place = 主将技、副将技
ui-gz-mechanism-formation = 阵法技
ui-gz-mechanism-limited = 限定技
ui-gz-mechanism-locked = 锁定技
ui-gz-mechanism-companions = 珠联璧合
ui-gz-mechanism-alliance = 可连横

## 禁将

ui-gz-bans-glyph = 禁
ui-gz-bans-n = { $n ->
    [0] 没有禁将
   *[other] 禁 { $n } 员
}
ui-gz-bans-lead = 点一员武将就禁他，再点一次解禁。
ui-gz-bans-lead-read = 禁哪些武将由房主定。
ui-gz-bans-left = 禁 { $n } 员，还剩 { $left } 员
ui-gz-bans-find = 搜名字
ui-gz-bans-only = 只看禁了的
ui-gz-bans-pack = 禁整包
ui-gz-bans-pack-label = 禁整包：{ $pack }
ui-gz-bans-count = 禁 { $n }／{ $all }
ui-gz-bans-lord = 随{ $general }一同禁
ui-gz-bans-out = 已禁
ui-gz-bans-clear = 全部解禁
