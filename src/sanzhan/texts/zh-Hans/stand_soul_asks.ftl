### 替身之魂：问题、按钮，以及“为什么不行”。

## 自己的回合

ask-soul-main = 轮到你。这一手做什么？
ask-soul-main-sub = 交易、攻击、宣告胜利、略过，四样里做一样。
act-soul-main-pass = 略过
act-soul-main-trade = 交易
act-soul-main-attack = 攻击
act-soul-main-declare = 宣告胜利
act-soul-main-declare-solo = 独自宣胜
act-soul-main-foretell = 道破对方
act-soul-main-zhuge-liang = 翻开诸葛亮
act-soul-main-mori-motonari = 翻开毛利元就

ask-soul-zhuge = 物品堆都在这里。选出要放到堆顶的，先选的在最上面。
ask-soul-zhuge-sub = 其余的会重新洗过。
act-soul-zhuge-arrange = 放到堆顶

ask-soul-pile = 马上要从物品堆摸牌。先翻开诸葛亮吗？
ask-soul-pile-sub = 你有没有诸葛亮都会这样问，旁人看不出来。
act-soul-pile-go-on = 直接摸
act-soul-pile-zhuge-liang = 翻开诸葛亮

ask-soul-end = 回合要结束了。还用替身吗？
ask-soul-end-sub = 诸葛亮和毛利元就现在还能翻开。
act-soul-end-end-turn = 结束回合
act-soul-end-zhuge-liang = 翻开诸葛亮
act-soul-end-mori-motonari = 翻开毛利元就

ask-soul-ally = 还要点谁的名？
ask-soul-ally-sub = 被点的人亮出帮派和全部物品；点错一个，对方获胜。
act-soul-ally-enough = 够了，就这些
act-soul-ally-name = 点名

## 交易

ask-soul-answer = { $from }想用【{ $item }】和你换一件。
ask-soul-answer-sub = 成交就选一件还给对方。旁人看不到牌，只知道谈没谈成。
act-soul-answer-refuse = 拒绝，退回去
act-soul-answer-accept = 给出，成交

ask-soul-mori-give = { $to }得交出【{ $kind }】。你拿哪一件去换？
ask-soul-mori-give-sub = 对方不能拒绝；换完，两件的效果照常。
act-soul-mori-give-give = 给出，成交

ask-soul-mori-which = { $to }点名要锦囊。你给哪一个？
ask-soul-mori-which-sub = 旁人看不出你有一个还是两个。
act-soul-mori-which-give = 给这一个

ask-soul-smuggle = 你换出了【{ $item }】。亮出来发动效果吗？
ask-soul-smuggle-sub = 藏着就没有效果；本来没有效果的也只能藏着，旁人分不清。
act-soul-smuggle-hide = 藏着不说
act-soul-smuggle-reveal = 亮出来

ask-soul-draw = 你换出了锦囊。从物品堆摸一件吗？
ask-soul-draw-sub = 摸到什么只有你知道。超过上限，要马上赠给别人。
act-soul-draw-decline = 不摸
act-soul-draw-draw = 摸一件

ask-soul-swap = 和{ $with }互换替身吗？
ask-soul-swap-sub = 换完两张都面朝下，用过的一次性替身又能再用。
act-soul-swap-decline = 不换
act-soul-swap-swap = 互换替身

ask-soul-call = 翻看替身堆，换一个替身吗？
ask-soul-call-sub = 看了就要挑一个，你现在的替身放进替身堆。
act-soul-call-decline = 不看，不换
act-soul-call-look = 翻看替身堆

ask-soul-call-pick = 挑一个替身，面朝下放在你面前。
ask-soul-call-pick-sub = 到手就是没用过的。
act-soul-call-pick-choose = 就要这个

ask-soul-tide = 要让所有人各传一件吗？往哪边？
ask-soul-tide-sub = 左边是下家，右边是上家。各自暗选，同时传。
act-soul-tide-decline = 不传
act-soul-tide-left = 向左传
act-soul-tide-right = 向右传

ask-soul-tide-pick = 选一件传给{ $to }。
ask-soul-tide-pick-sub = 传递不算交易，没有效果；只有你们两人知道是什么。
act-soul-tide-pick-pass-on = 传出去

ask-soul-gift = 你超出上限 { $surplus } 件。选一件，赠给谁？
ask-soul-gift-sub = 对方不能拒绝；只有你们两人知道是什么。
act-soul-gift-give = 赠出

## 攻击

ask-soul-f1 = { $attacker }要打{ $defender }。趁支援之前翻开替身吗？
ask-soul-f1-sub = 替身面朝下的人都会被问到，谁怎么答不公开。
act-soul-f1-nothing = 不出手，看下去
act-soul-f1-taishi-ci = 翻开太史慈，叫停
act-soul-f1-oda-nobunaga = 翻开织田信长，单挑
act-soul-f1-nohime = 翻开浓姬，定胜者

ask-soul-pay = { $to }叫停了你的攻击。选一件交给对方。
ask-soul-pay-sub = 只有你们两人知道是哪一件。之后你的回合结束。
act-soul-pay-give = 交出去

ask-soul-support = { $attacker }攻击{ $defender }。你站哪一边？
ask-soul-support-sub = 人人看得见，说了就不能改。
act-soul-support-neutral = 不支援，中立
act-soul-support-sword = 支援攻方
act-soul-support-shield = 支援守方

ask-soul-f4 = 用甄宓让一个人不能支援吗？
ask-soul-f4-sub = 这一战只有现在能用，之后就轮到物品和替身了。
act-soul-f4-decline = 谁也不禁
act-soul-f4-zhen-ji = 用甄宓

ask-soul-f5 = { $attacker }对{ $defender }，自由使用。要用物品或替身吗？
ask-soul-f5-sub =
    { $side ->
        [sword] 你在攻方一边。
        [shield] 你在守方一边。
       *[neutral] 你哪边都不帮。
    }不用就点“不用”，之后有人再用，会再问你。
act-soul-f5-done = 不用
act-soul-f5-item = 亮出物品
act-soul-f5-stand = 用替身
act-soul-f5-nohime = 翻开浓姬，定胜者
act-soul-f5-zhuge-liang = 翻开诸葛亮

ask-soul-f7 = 这一战打完了。要让结果作废吗？
ask-soul-f7-sub = 刘备做得到：胜者什么也看不到、拿不到，平局不摸牌，回合立刻结束。
act-soul-f7-nothing = 照常兑现
act-soul-f7-liu-bei = 翻开刘备，作废

ask-soul-spoils = 你赢了{ $loser }。查看，还是搜身？
ask-soul-spoils-sub = 查看：看帮派和替身。搜身：看全部物品，并可以拿走一件。
act-soul-spoils-look = 看帮派和替身
act-soul-spoils-search = 搜身

ask-soul-take = { $loser }的物品都在这里。拿走一件吗？
ask-soul-take-sub = 若是对方仅有的一件，你得同时还一件自己的。
act-soul-take-leave = 不拿
act-soul-take-take = 拿走

## 为什么不行

why-soul-not-your-turn = 只能在自己的回合用。
why-soul-not-now = 现在不是用它的时候。
why-soul-used = 这一战已经用过了。
why-soul-spent = 已经用过，重新面朝下之后才能再用。
why-soul-not-yourself = 不能选自己。

why-soul-no-own-victory-item = 你自己手里要有一件【{ $item }】，才能替帮派宣告。
why-soul-kogoro = 【{ $item }】在你手里，不能宣告胜利。
why-soul-not-solo = 独自宣胜要【{ $item }】加三件圣物，全在你自己手里。

why-soul-must-accept = 【{ $item }】递过来，不能拒绝。
why-soul-pouch-for-pouch = 物品堆还有牌，锦囊不能换锦囊。
why-soul-only-item-pouch = 你只有一个锦囊，而锦囊不能换锦囊：只能拒绝。
why-soul-cannot-pay-pouch = 你手里只有锦囊，拿什么去换锦囊？锦囊不能换锦囊。
why-soul-already-gave = { $seat }这一轮已经赠过，手牌又是满的。
why-soul-pile-empty = 物品堆已经空了。

why-soul-no-fight-use = 它在战斗里没有用处。
why-soul-only-attacker = 只有攻方本人能用。
why-soul-only-defender = 只有守方本人能用。
why-soul-only-fighters = 只有攻守双方能用。
why-soul-only-supporter = 只有支援者能用。
why-soul-only-supporter-of-attacker = 只有支援攻方的人能用。
why-soul-only-supporter-of-defender = 只有支援守方的人能用。
why-soul-not-fighters = 你是攻守一方，它只有旁人能用。
why-soul-not-a-fighter = { $seat }是攻守一方，甄宓管不到。
why-soul-barred = 甄宓禁了你的支援，它跟着不能用。
why-soul-supports-void = 织田信长让支援全部作废了，它跟着不能用。
