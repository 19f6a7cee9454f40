### 冬、秋与账簿

## 冬：提议

ui-sj-w-council = 合纵连横
ui-sj-w-offers = 提议
ui-sj-w-slips = 桌上的提议
ui-sj-w-lots = 竞投
ui-sj-w-map = 看地图
ui-sj-w-n-waiting = { $n } 份待你答复
ui-sj-w-n-sent = { $n } 份在途
ui-sj-w-left = 还能提 { $n } 次
ui-sj-w-new = 新提议
ui-sj-w-none = 席上还静着
ui-sj-w-none-why = 没有人提议。先开口也好：点一张手牌，或按 N 起草。
ui-sj-w-none-watching = 没有公开的提议。密换的只有两家知道。
ui-sj-w-slip = 与{ $name }的提议
ui-sj-w-from = { $name } 向你提议
ui-sj-w-to = 你向 { $name } 提议
ui-sj-w-with = 与 { $name }
ui-sj-w-between = { $from } 向 { $to } 提议
ui-sj-w-gives = { $name } 给
ui-sj-w-you-get = 你得
ui-sj-w-you-give = 你给
ui-sj-w-nothing = 不要什么
ui-sj-w-your-answer = 待你答复
ui-sj-w-their-answer = 等对方答复
ui-sj-w-declined = 已谢绝
ui-sj-w-withdrawn = 已收回
ui-sj-w-lapsed = 已作废
ui-sj-w-lapsed-why = 其中有牌已不在，两边都没有动。
ui-sj-w-others-see = 旁人只见张数变了
ui-sj-w-deal = 已成交
ui-sj-w-deal-glyph = 成交
ui-sj-w-accept = 应允
ui-sj-w-accept-still = 仍要应允
ui-sj-w-accept-not = 再想想
ui-sj-w-counter = 还价
ui-sj-w-decline = 谢绝
ui-sj-w-withdraw = 收回
ui-sj-w-again = 再提
ui-sj-w-put-away = 收起
ui-sj-w-until-sand = 漏尽则作废
ui-sj-w-open = 公开
ui-sj-w-secret = 密换
ui-sj-w-reason = 「{ $reason }」
ui-sj-w-promise = 约定：{ $promise }
ui-sj-w-lacking = 你手里没有{ $card }。
ui-sj-w-lacking-wild = 你手里没有可给的{ $card }。
ui-sj-w-in-bid = 你的{ $card }在{ $family }的标中，先取回才能应允。
ui-sj-w-choose-wild = 选一张给他（{ $card }）
ui-sj-w-doubt-sent = { $card }也在你向{ $name }的提议里，给了就作废。
ui-sj-w-doubt-draft = { $whom ->
    [true] { $card }也在你给{ $name }的草稿里。
   *[false] { $card }也在你的另一份草稿里。
}

## 冬：草稿

ui-sj-w-draft = 草稿
ui-sj-w-draft-to = 给{ $name }的草稿
ui-sj-w-for = 给
ui-sj-w-to-whom = 向谁提议
ui-sj-w-seat = { $name }，{ $family }
ui-sj-w-unsent = 未送出
ui-sj-w-wish = 点选想要的牌
ui-sj-w-add = 从手牌里加一张
ui-sj-w-take-out = 拿掉{ $card }
ui-sj-w-reason-label = 缘由
ui-sj-w-promise-label = 约定（不受规则约束）
ui-sj-w-unsaid = 不写
ui-sj-w-how = 密换或公开
ui-sj-w-discard = 丢弃
ui-sj-w-send = 送出
ui-sj-w-lack-seat = 先选向谁提议。
ui-sj-w-lack-cards = 写明想要什么，或放进要给的牌。
ui-sj-w-lack-budget = 今冬不能再提议了。
ui-sj-w-lack-gone = 有一张要给的牌已不在手里。
ui-sj-w-counters = 送出时，同时谢绝{ $name }原来的提议。
ui-sj-w-wish-title = 你想要什么
ui-sj-w-wish-glyph = 求
ui-sj-w-wish-lead = { $known ->
    [true] 对方有没有这张牌，应允时才知道。金框是你在{ $name }手里见过的。再点一次多要一张。
   *[false] 对方有没有这张牌，应允时才知道。再点一次多要一张。
}
ui-sj-w-wish-seen = { $card }，你见过
ui-sj-w-any = 任意
ui-sj-w-wished = 想要 { $n } 张
ui-sj-w-wish-done = 好
ui-sj-w-times = ×{ $n }
ui-sj-w-no-more = 没送成：局面已经变了。

## 冬：沙漏与就绪

ui-sj-w-sand = 沙漏与就绪
ui-sj-w-no-sand = 不限时
ui-sj-w-sand-left = { $n ->
    [120] 还有两分钟。
    [60] 还有一分钟。
   *[other] 还有{ $n }秒。
}
ui-sj-w-host-me = 你是支配天皇者
ui-sj-w-host = { $name } 支配天皇
ui-sj-w-ends-early = 全部就绪即提前结束
ui-sj-w-ends-ready = 全部就绪即结束
ui-sj-w-ready = 已就绪
ui-sj-w-talking = 还在谈
ui-sj-w-q = 换牌、竞投、商谈，漏尽为止
ui-sj-w-q-ready = 你已就绪，等其余各家
ui-sj-w-sub = 都谈妥了就按就绪；之后仍可撤回。
ui-sj-w-sub-ready = 有新提议时你仍可答复，也可撤回就绪。
ui-sj-w-sub-waiting = { $n } 份提议等你答复。
ui-sj-w-sub-drafts = { $n } 份草稿没有送出。
ui-sj-w-sub-bids = { $n } 处标改了还没放上。
ui-sj-w-hero-do = 看{ $name }的手牌
ui-sj-w-ready-do = 我已就绪
ui-sj-w-unready-do = 撤回就绪

## 冬：竞投

ui-sj-w-lot = { $family }竞投
ui-sj-w-lot-rule = 价高者全得 · 牌堆 { $n }
ui-sj-w-lot-empty = 没有翻开的牌
ui-sj-w-new-card = 今冬翻开
ui-sj-w-new-glyph = 新
ui-sj-w-bids = 诸家的暗标
ui-sj-w-bids-when = 漏尽同时翻开
ui-sj-w-bid-of = 盖着 { $n } 张
ui-sj-w-no-bid = 未出价
ui-sj-w-kept = 平标留 { $n } 点
ui-sj-w-my-bid = 我的暗标
ui-sj-w-bid-until = 还能改 { $n } 次
ui-sj-w-bid-add = 给{ $family }竞投加牌
ui-sj-w-bid-undo = 还原
ui-sj-w-bid-lay = 放上
ui-sj-w-bid-change = 改标
ui-sj-w-take-back = 取回{ $card }

## 冬：手牌

ui-sj-w-hand = 外交牌
ui-sj-w-no-cards = 手里没有外交牌。
ui-sj-w-in-lot = 在标中
ui-sj-w-on-way = 在途
ui-sj-w-gone = 去向
ui-sj-w-gone-line = { $card } → { $name } · 第 { $year } 年
ui-sj-w-gone-none = 还没有给出过牌。

## 秋：结算

ui-sj-a-desks = 秋季结算
ui-sj-a-order = 结算次序
ui-sj-a-order-how = 拖动，或用左右键排先后
ui-sj-a-no-order = 次序还没有定
ui-sj-a-earlier = { $name }提前一位
ui-sj-a-later = { $name }推后一位
ui-sj-a-place = { $name }，第 { $n } 位，左右键移动
ui-sj-a-moved = { $name }，第 { $n } 位。
ui-sj-a-you-settle = 你正在结算
ui-sj-a-settles = { $name } 正在结算
ui-sj-a-past = 已结算
ui-sj-a-flowers = 花札
ui-sj-a-flowers-n = { $n } 张，按种类排好
ui-sj-a-flowers-lit = { $n } 张，亮起的用于「{ $combination }」
ui-sj-a-kind-n = { $kind } { $n }
ui-sj-a-no-flowers = 手里没有花
ui-sj-a-no-flowers-why = 夏季的「生产」每次摸两张；贸易牌也能换来。
ui-sj-a-combinations = 组合
ui-sj-a-combinations-rule = 可兑多次；兑出的牌进弃牌
ui-sj-a-honour = +{ $n }
ui-sj-a-recruits = 招募一名武士，加其分数
ui-sj-a-rival = 与{ $combination }争一张{ $kind }，只够兑一样
ui-sj-a-missing = 还差 { $what }
ui-sj-a-missing-one = { $n } 张{ $kind }
ui-sj-a-redeem = 兑换
ui-sj-a-wild = 素札当{ $kind }
ui-sj-a-wild-why = 冈部：一张素札当别的用，每秋一次
ui-sj-a-trade = 贸易
ui-sj-a-trade-rule = 交还本家，对方亮花札，你留一张
ui-sj-a-trade-none = 手里没有别家的贸易牌。
ui-sj-a-trade-neutral = 这一家没有人
ui-sj-a-trade-of = { $name } 有 { $flowers } 张，亮 { $n } 张
ui-sj-a-hostages = 人质
ui-sj-a-hostages-rule = 每家最多展示一张，可换更高的
ui-sj-a-displayed = 已展示
ui-sj-a-can-display = 可展示
ui-sj-a-in-hand = 在手里
ui-sj-a-better = 手里有 { $n }
ui-sj-a-take-back = 收回{ $card }
ui-sj-a-no-hostage = 没有{ $family }人质
ui-sj-a-others-displayed = 别家展示的人质
ui-sj-a-all-displayed = 各家展示的人质
ui-sj-a-none-displayed = 无
ui-sj-a-set = 外交套
ui-sj-a-set-n = 外交套 { $n }／{ $all }
ui-sj-a-set-missing = ：还差{ $families }；展示着的不算
ui-sj-a-set-brings = 凑齐 +{ $n }，在场的 { $losers } 家各 −1
ui-sj-a-set-other = { $card }，点一下换同家另一张
ui-sj-a-set-do = 凑套
ui-sj-a-hire = 浪人之秋
ui-sj-a-hire-rule = 每军 { $army } 分，至多 { $most } 军；武士 { $samurai } 分
ui-sj-a-hire-none = 现在雇不了佣兵。
ui-sj-a-hire-armies = 只雇军队
ui-sj-a-hire-with = 一名武士，另雇军队
ui-sj-a-fewer = 少雇一军
ui-sj-a-more = 多雇一军
ui-sj-a-pay = 付 { $n } 分，剩 { $left }
ui-sj-a-powers = 武士与英灵
ui-sj-a-swap = { $samurai }：暗换一张
ui-sj-a-change = 源次：弃一张花札，摸两张
ui-sj-a-change-rule = 在花札里点要弃的那一张。
ui-sj-a-hero = 英灵 { $samurai }
ui-sj-a-hero-blue = 弃掉它，看一家的外交手牌，拿走一张。
ui-sj-a-hero-green = 弃掉它，看遍花札牌堆，拿走一张，再洗匀。
ui-sj-a-hero-use = 翻看牌堆
ui-sj-a-retire = 让武士成为英灵
ui-sj-a-retire-rule = 人离开地图，牌留着用一次；分数不变。
ui-sj-a-choose = 挑选
ui-sj-a-pick-n = 已选 { $n }／{ $all }
ui-sj-a-brings = { $combination } { $have }／{ $need }
ui-sj-a-breaks = 拆了{ $combination }
ui-sj-a-own-card = 你家的牌
ui-sj-a-armies-there = 军队 { $n }
ui-sj-a-watch = 正在结算
ui-sj-a-watch-honour = { $n } 分
ui-sj-a-watch-none = 还没有动作。你的牌在旁边，可以先想好。

## 账簿

ui-sj-l-ledger = 账簿
ui-sj-l-bar = 得分：{ $what }
ui-sj-l-nothing = 没有
ui-sj-l-mine = 我的往来
ui-sj-l-gave = 给
ui-sj-l-got = 得
ui-sj-l-card-year = { $card }（第 { $year } 年）
ui-sj-l-no-deals = 还没有换过牌。
ui-sj-l-where = 只记给了谁；现在在谁手里，不一定。
ui-sj-l-promises = 约定
ui-sj-l-i-promised = 第 { $year } 年，你对 { $name }：{ $promise }
ui-sj-l-promised-me = 第 { $year } 年，{ $name } 对你：{ $promise }
ui-sj-l-no-promises = 还没有约定。
ui-sj-l-binds = 约定不受规则约束，只记在这里。

## 私谈

ui-sj-t-with = 与谁谈
ui-sj-t-all = 全桌
ui-sj-t-all-see = 全桌都看得到
ui-sj-t-only = 与 { $names } 的私谈，旁人看不到
ui-sj-t-several = 多方
ui-sj-t-open = 开谈
ui-sj-t-heard = { $to ->
    [all] { $name } 对全桌说了话
    [one] { $name } 只写给了你
   *[some] { $name } 写给了你和 { $names }
}
ui-sj-t-say = 写给 { $names }…

### 时战：地图、密令、行军、合战、终局上的字。

## 牌、骰、人

ui-sj-card-any-glyph = ？
ui-sj-card-back = 外交牌，面朝下
ui-sj-card-noted = { $card }，{ $note }
ui-sj-flower-back = 花札，面朝下
ui-sj-die-unrolled = 还没有掷的命运骰
ui-sj-die-again = { $name }，重掷所得
ui-sj-die-again-glyph = 重
ui-sj-samurai-plain = 没有异能。
ui-sj-samurai-of = 属于{ $house }
ui-sj-plus = +{ $n }
ui-sj-needs = { $n } 张{ $kind }
ui-sj-combination-line = { $name }：{ $needs }，{ $honour ->
    [0] 招得一名武士
   *[other] 得 { $honour } 分
}
ui-sj-armies = { $n } 军
ui-sj-percent = { $n }%
ui-sj-house = { $family } · { $name }
ui-sj-house-mine = { $family } · 你
ui-sj-where = { $n } 人 · 房间 { $code }
ui-sj-offer = 可以选的
ui-sj-about-heroes = 英灵
ui-sj-about-displayed = 展示的人质
ui-sj-about-known = 你看到过的手牌
ui-sj-tab-ledger = 账簿

## 年与季

ui-sj-setup = 开局
ui-sj-year = 第 { $n } 年
ui-sj-seasons = 一年四季
ui-sj-season-now = { $season } · { $what }
ui-sj-season-winter-glyph = 冬
ui-sj-season-spring-glyph = 春
ui-sj-season-summer-glyph = 夏
ui-sj-season-autumn-glyph = 秋
ui-sj-season-winter-what = 合纵连横
ui-sj-season-spring-what = 密令
ui-sj-season-summer-what = 行军
ui-sj-season-autumn-what = 结算

## 诸家

ui-sj-houses = 诸家
ui-sj-houses-end = { $n } 分终局
ui-sj-houses-laying = 谁已盖好
ui-sj-host = 支配天皇
ui-sj-hosts = { $house }支配天皇。
ui-sj-you-host = 你支配天皇：夏天由你点名，秋天由你排次序。
ui-sj-out = 出局
ui-sj-laid = 盖好
ui-sj-laying = 未盖
ui-sj-honour = 分数
ui-sj-st-provinces = 领
ui-sj-st-armies = 军
ui-sj-st-cards = 外交
ui-sj-st-flowers = 花札
ui-sj-ruler = 分数尺，{ $high } 分终局：{ $list }
ui-sj-ruler-one = { $family } { $n } 分
ui-sj-hands = 手牌
ui-sj-hand-cards = 外交牌 { $n }
ui-sj-hand-flowers = 花札 { $n }

## 地图

ui-sj-map = 日本十八块领地的地图
ui-sj-zoom-in = 放大
ui-sj-zoom-out = 缩小
ui-sj-zoom-all = 看全图
ui-sj-see-map = 看地图
ui-sj-back-to = { $season ->
    [winter] 回到合纵连横
   *[autumn] 回到结算
}
ui-sj-fleet-in = { $sea }上的舰队
ui-sj-fleet-of = { $sea }上{ $house }的舰队
ui-sj-label-province = { $province }，{ $house }，军队 { $armies }{ $samurai ->
    [none] {""}
   *[other] ，武士 { $samurai }
}{ $order ->
    [none] {""}
    [back] ，指令未翻开
   *[other] ，指令 { $order }
}。邻接：{ $next }；{ $seas ->
    [none] 不临海
   *[other] 临 { $seas }
}
ui-sj-label-neutral = { $province }，{ $family }，中立，不可进入。邻接：{ $next }；{ $seas ->
    [none] 不临海
   *[other] 临 { $seas }
}
ui-sj-label-empty = { $province }，{ $family }的本领，还没有放置。邻接：{ $next }；{ $seas ->
    [none] 不临海
   *[other] 临 { $seas }
}
ui-sj-label-strait = { $province }（海峡）
ui-sj-label-sea = { $sea }，沿岸：{ $coast }
ui-sj-label-fleet = { $sea }上的舰队，{ $house }，军队 { $armies }{ $samurai ->
    [none] {""}
   *[other] ，武士 { $samurai }
}
ui-sj-slip-inspect = 所看之处
ui-sj-slip-orders = 这块领地的密令
ui-sj-slip-place = 放置
ui-sj-slip-plan = 行军的打算
ui-sj-in-neutral = { $family }，中立
ui-sj-in-empty = { $family }的本领
ui-sj-in-garrison = 驻军
ui-sj-in-armies = 军队 { $n } / { $most }
ui-sj-in-order = 指令
ui-sj-in-back = 面朝下
ui-sj-in-named = 已点过名
ui-sj-in-secret = 只有你知道
ui-sj-in-fleet = 不用密令，点到便可移动
ui-sj-in-fresh = 今夏才下海，不再点名
ui-sj-in-land = 陆路
ui-sj-in-strait = 海峡
ui-sj-in-strait-note = 不掷骰
ui-sj-in-coast = 海岸
ui-sj-in-coast-note = 登陆要掷骰
ui-sj-in-inland = 不临海
ui-sj-in-shores = 沿岸

## 开局

ui-sj-keep = 三名武士，留下一名
ui-sj-keep-family = 你是{ $family }
ui-sj-keep-homes = 本领：{ $provinces }
ui-sj-keep-note = 武士牌上的数字是开局的分数；分数最高的人先支配天皇。
ui-sj-place-in = 在{ $province }放多少？
ui-sj-place-left = 还留 { $n } 军给后面的领地
ui-sj-place-note = 三块本领中的最后一块，会把余下的全部放上。

## 春：密令

ui-sj-order-produce-glyph = 生
ui-sj-order-recruit-glyph = 征
ui-sj-order-move-glyph = 动
ui-sj-order-of = { $province }的密令
ui-sj-order-produce = 摸 { $n } 张花札
ui-sj-order-recruit = 添 { $n } 军
ui-sj-order-recruit-limit = 每地至多 { $space } 军，全场至多 { $all } 军
ui-sj-order-move = 行军、进攻、下海
ui-sj-order-reach = 调动可达：{ $places }。去哪里到夏天再定。
ui-sj-orders-mine = 你的密令
ui-sj-orders-one = { $province }：{ $order ->
    [none] 还没有密令
   *[other] { $order }
}

## 夏：点名与行军

ui-sj-march-strip = 点名的次序
ui-sj-march-named = 已点名
ui-sj-march-left = 未翻
ui-sj-march-one = { $province }：{ $order }
ui-sj-march-left-one = { $house }还有 { $n } 枚
ui-sj-march = 行军 · { $place }
ui-sj-attack = 进攻 { $place }
ui-sj-move-sub = 一路一路来：剩下的人还可以再走。你占 { $n } 块领地{ $n ->
    [6] ，已满六块，不可进攻。
   *[other] ，可以进攻。
}
ui-sj-by-sea = 经{ $sea }
ui-sj-by-land = 陆路
ui-sj-landing-dice = 登陆掷骰
ui-sj-plan-armies = 军队
ui-sj-plan-samurai = 武士
ui-sj-plan-way = 走法
ui-sj-plan-stays = 留守
ui-sj-plan-fewer = 少一军
ui-sj-plan-more = 多一军
ui-sj-odds = 胜算 · { $n } 颗命运骰，平局重掷
ui-sj-odds-none = 都不出支援
ui-sj-odds-mine = 你出{ $card }
ui-sj-odds-theirs = 对方出{ $card }
ui-sj-odds-both = 两边都出
ui-sj-odds-note = 只算看得见的：人质、重掷和对方的手牌不猜；对方的支援取最坏的一种。
ui-sj-stake-win = 胜则你 +{ $n } 上下
ui-sj-stake-lose = 败则{ $family } +{ $n } 上下，你失 { $armies } 军

## 合战

ui-sj-war = 合战 · { $province }
ui-sj-war-round = 第 { $n } 轮骰
ui-sj-war-support-rule = 支援取“牌面”与“该家骰数”之小者
ui-sj-war-step-execute = 处决人质
ui-sj-war-step-dice = 命运骰
ui-sj-war-step-reroll = 重掷
ui-sj-war-step-support = 支援
ui-sj-war-step-result = 胜负
ui-sj-war-attacker = 攻方
ui-sj-war-defender = 守方
ui-sj-war-from = 攻 · 自{ $place }
ui-sj-war-in = 守 · { $place }
ui-sj-war-strength = 战力
ui-sj-war-no-armies = 没有军队
ui-sj-war-no-samurai = 没有武士
ui-sj-war-no-support = 不出支援
ui-sj-war-no-dice = 没有骰子可掷
ui-sj-war-executed = 处决人质：{ $cards }。守方 +{ $gain }，攻方 −{ $loss }。
ui-sj-war-execute-note = 你 +{ $n }，对方 −{ $loss }
ui-sj-war-dice-count = 命运骰 { $n } 颗{ $out ->
    [0] {""}
   *[other] · 武士抽去 { $out } 颗
}
ui-sj-war-dice = { $family }骰 { $n } 颗
ui-sj-war-die-group = { $family } { $n }
ui-sj-war-pick-dice = 选要重掷的骰子
ui-sj-war-sums = 战力逐项
ui-sj-war-row-armies = 军队
ui-sj-war-row-samurai = 武士
ui-sj-war-row-crests = 家纹
ui-sj-war-row-support = 支援
ui-sj-war-tug = 战力 { $a } 比 { $d }
ui-sj-war-bluff = 虚张声势
ui-sj-war-support-note = +{ $n }，{ $family }骰 { $dice } 颗
ui-sj-war-hero-red = 英灵：弃掉此牌，任意几颗命运骰各重掷一次。
ui-sj-war-waits-execute = 守方在想要不要处决人质。
ui-sj-war-waits-dice = 掷骰。
ui-sj-war-waits-reroll = 有人可以重掷。
ui-sj-war-waits-support = 双方在暗出支援；都出了才翻开。
ui-sj-war-waits-result = 清点损失。
ui-sj-war-took = { $house }取{ $province }
ui-sj-war-won = { $house }胜
ui-sj-war-held = { $house }守住{ $province }
ui-sj-war-removed = { $a }移除 { $na } 军，{ $d }移除 { $nd } 军，共 { $all }。
ui-sj-war-order-lost = 那里的密令作废。
ui-sj-war-card-home = { $card }归还
ui-sj-war-now = { $house }现在 { $n } 分

## 终局

ui-sj-end-big = 天下
ui-sj-end-winner = 胜者
ui-sj-end-points = 分
ui-sj-end-won = { $houses }得天下
ui-sj-end-why-honour = 第 { $year } 年秋末有人到了 { $n } 分，分数最高者胜。
ui-sj-end-why-last = 只剩一家，天下归他。
ui-sj-lines = 逐年起落
ui-sj-lines-note = 虚线为 { $n } 分
ui-sj-lines-start = 开局
ui-sj-lines-year = 第 { $n } 年
ui-sj-lines-label = 各家逐年的分数，最后：{ $list }
ui-sj-sources = 分从何来
ui-sj-sources-note = 条是得分；右边的总数已减去失分
ui-sj-source-battle = 合战
ui-sj-source-executed = 处决
ui-sj-source-displayed = 人质
ui-sj-source-set = 外交套
ui-sj-source-flowers = 花札
ui-sj-source-samurai = 武士
ui-sj-source-paid = 佣兵
ui-sj-source-other = 其他
ui-sj-source-one = { $source } +{ $n }
ui-sj-source-loss = { $source } −{ $n }

## 规则与念出来的话

ui-sj-rule = 这一问的规则
ui-sj-rule-button = 规则
ui-sj-rule-setup = 每人留一名武士，其分数是开局的分数。三块起始领地逐一点名：主人筑城，放几军、放不放武士都随意；轮到最后一块，三军与武士要全部放完。
ui-sj-rule-host = 荣誉最高的支配天皇，并列就抽签。支配天皇的人定夏天点名与秋天结算的次序，不必公平。
ui-sj-rule-winter = 外交牌随便换：几张换几张都行，白送也行，公开私下都行，双方应允就成。手牌少了提议里的牌，那份提议就作废。约定不约束任何人。
ui-sj-rule-bid = 中立的家族各有一摊：暗放外交牌竞投，点数独高的得走亮着的全部，其余人收回。最高并列，标留到明年，亮牌也留着。
ui-sj-rule-orders = 自己的每块领地都要一道指令，面朝下，点到名才翻开。舰队没有指令，点到就可以走。
ui-sj-rule-naming = 一次点一块有指令的领地或一支舰队，直到全部点过一次。今年夏天才下海的舰队不点。
ui-sj-rule-war = 每名武士算一点战力，并抽去一颗骰。骰上自家的家纹各加一点，再加支援。平了就归还支援，重掷重出。败方在场的全部移除，胜方移除同样多的军。移除的军数相加，攻方胜得两倍，守方胜得一倍。
ui-sj-rule-autumn = 轮到的人自己结算：兑花札组合，交还贸易牌，展示别家的人质，凑一套五家的牌，在海上雇佣兵。样样都可以不做。
ui-sj-said-chosen = 已选：{ $thing }。按回车确认。
ui-sj-said-plan = 已选：{ $thing }，{ $goes }。{ $odds ->
    [none] 按回车确认。
   *[other] 双方都不出支援，胜算 { $odds }。按回车确认。
}
ui-sj-said-sixty = { $house }已到 { $n } 分。秋末若仍不低于 { $most }，这一局就结束。
