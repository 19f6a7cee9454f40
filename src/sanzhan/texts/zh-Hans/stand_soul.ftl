### 替身之魂：游戏里的东西，即帮派、物品、替身、阶段与选项。

game-stand-soul-name = 替身之魂
game-stand-soul-gist = 两个秘密帮派各凑三件圣物。换东西、打一架，认出自己人，抢先宣告胜利。

## 帮派、身份、阶段

soul-gang-sengoku-name = 战国帮
soul-gang-sanguo-name = 三国帮

soul-role-attacker = 攻方
soul-role-defender = 守方
soul-stance-sword = 援攻
soul-stance-shield = 援守
soul-stance-neutral = 中立

soul-stage-deal = 发牌
soul-stage-main = 行动
soul-stage-answer = 交易：答复
soul-stage-smuggle = 交易：亮或藏
soul-stage-effect = 交易：效果
soul-stage-demand = 交易：索要
soul-stage-end = 回合结束
soul-stage-f1 = 宣战
soul-stage-f2 = 叫停
soul-stage-f3 = 支援
soul-stage-f4 = 禁援
soul-stage-f5 = 自由使用
soul-stage-f7 = 清点
soul-stage-f8 = 战果
soul-stage-over = 终局

## 力量从哪里来；物品和替身用各自的名字

soul-why-self = 本人
soul-why-support = 支援

## 物品

soul-item-gouyu-name = 勾玉
soul-item-gouyu-short = 勾玉
soul-item-gouyu-gist = 凑三可宣胜
soul-item-gouyu-glyph = 玉
soul-item-gouyu-rule = 战国帮的圣物，共三件。战国帮的人合起来有三件，就可以宣告胜利。也能凑给大蛇无双。

soul-item-kongming-name = 孔明灯
soul-item-kongming-short = 孔明灯
soul-item-kongming-gist = 凑三可宣胜
soul-item-kongming-glyph = 灯
soul-item-kongming-rule = 三国帮的圣物，共三件。三国帮的人合起来有三件，就可以宣告胜利。也能凑给大蛇无双。

soul-item-lord-sword-name = 主公的剑
soul-item-lord-sword-short = 剑
soul-item-lord-sword-gist = 攻方 +1
soul-item-lord-sword-glyph = 剑
soul-item-lord-sword-rule = 你是攻方时，在自由使用阶段亮出，攻方 +1。防守或支援别人时没用。

soul-item-soul-trade-name = 灵魂交易
soul-item-soul-trade-short = 灵魂交易
soul-item-soul-trade-gist = 可互换替身
soul-item-soul-trade-glyph = 魂
soul-item-soul-trade-rule = 换出去之后，你可以和对方互换替身。两张都变回面朝下，用过的一次性替身又能再用；两人从此都知道这两个替身。

soul-item-checkpoint-name = 关卡的搜查
soul-item-checkpoint-short = 搜查
soul-item-checkpoint-gist = 看对方物品
soul-item-checkpoint-glyph = 查
soul-item-checkpoint-rule = 换出去之后，你看对方此刻手里的全部物品，包括刚换到的。

soul-item-pouch-gouyu-name = 锦囊（勾玉）
soul-item-pouch-gouyu-short = 锦囊（玉）
soul-item-pouch-gouyu-gist = 给出后可摸牌
soul-item-pouch-gouyu-glyph = 囊
soul-item-pouch-gouyu-rule = 物品堆还有牌时：换出去之后，你可以摸堆顶一件；两个锦囊不能互换；公布时只说“锦囊”。物品堆一空，它就是一件勾玉，再没有这些限制和效果。

soul-item-pouch-kongming-name = 锦囊（孔明灯）
soul-item-pouch-kongming-short = 锦囊（灯）
soul-item-pouch-kongming-gist = 给出后可摸牌
soul-item-pouch-kongming-glyph = 囊
soul-item-pouch-kongming-rule = 物品堆还有牌时：换出去之后，你可以摸堆顶一件；两个锦囊不能互换；公布时只说“锦囊”。物品堆一空，它就是一件孔明灯，再没有这些限制和效果。

soul-item-pouch-name = 锦囊
soul-item-pouch-short = 锦囊
soul-item-pouch-gist = 给出后可摸牌
soul-item-pouch-glyph = 囊
soul-item-pouch-rule = 两个锦囊之一。物品堆还有牌时：换出去的人可以摸堆顶一件；两个锦囊不能互换。物品堆一空，一个成为勾玉，一个成为孔明灯。

soul-item-stratagem-name = 军师的妙算
soul-item-stratagem-short = 妙算
soul-item-stratagem-gist = 打平算你胜
soul-item-stratagem-glyph = 算
soul-item-stratagem-rule = 你是攻方或守方时，在自由使用阶段亮出：若双方力量相等，你获胜。支援者不能用，也压不过浓姬。

soul-item-leather-armor-name = 佣兵的皮甲
soul-item-leather-armor-short = 皮甲
soul-item-leather-armor-gist = 守方 +1
soul-item-leather-armor-glyph = 甲
soul-item-leather-armor-rule = 你是守方时，在自由使用阶段亮出，守方 +1。进攻或支援别人时没用。

soul-item-stand-call-name = 替身招来
soul-item-stand-call-short = 招来
soul-item-stand-call-gist = 另挑一个替身
soul-item-stand-call-glyph = 招
soul-item-stand-call-rule = 换出去之后，你可以翻看替身堆，挑一个面朝下放在面前，把原来的放进替身堆。新替身是没用过的。十人局不用这件物品。

soul-item-mind-read-name = 智者的读心术
soul-item-mind-read-short = 读心术
soul-item-mind-read-gist = 看对方帮派
soul-item-mind-read-glyph = 心
soul-item-mind-read-rule = 换出去之后，你看对方的帮派牌。

soul-item-guard-whip-name = 护卫的长鞭
soul-item-guard-whip-short = 长鞭
soul-item-guard-whip-gist = 支援守方 +1
soul-item-guard-whip-glyph = 鞭
soul-item-guard-whip-rule = 你支援守方时，在自由使用阶段亮出，守方 +1。你的支援失效，它也跟着失效。

soul-item-silent-kogoro-name = 沉默的小五郎
soul-item-silent-kogoro-short = 小五郎
soul-item-silent-kogoro-gist = 在手不能宣胜
soul-item-silent-kogoro-glyph = 默
soul-item-silent-kogoro-rule = 有人拿它来换，你不能拒绝。它在你手里时，你不能宣告胜利；被同伴点名倒不要紧。三人局不用这件物品。

soul-item-guard-knife-name = 护卫的飞刀
soul-item-guard-knife-short = 飞刀
soul-item-guard-knife-gist = 支援攻方 +1
soul-item-guard-knife-glyph = 刀
soul-item-guard-knife-rule = 你支援攻方时，在自由使用阶段亮出，攻方 +1。你的支援失效，它也跟着失效。

soul-item-turn-tide-name = 扭转的战局
soul-item-turn-tide-short = 扭转
soul-item-turn-tide-gist = 人人传一件
soul-item-turn-tide-glyph = 转
soul-item-turn-tide-rule = 换出去之后，你可以定向左或向右。所有人各自暗选一件，同时传给那一边的邻座。传递不算交易：没有效果，也不能拒绝。

soul-item-orochi-name = 大蛇无双
soul-item-orochi-short = 大蛇
soul-item-orochi-gist = 凑三独自获胜
soul-item-orochi-glyph = 蛇
soul-item-orochi-rule = 和三件圣物同在你手里时，你可以在自己的回合独自宣告胜利，别人全输。勾玉、孔明灯随意搭配，变成圣物的锦囊也算，和氏璧不算。

soul-item-goldthread-name = 黄连
soul-item-goldthread-short = 黄连
soul-item-goldthread-gist = 让交易失效
soul-item-goldthread-glyph = 连
soul-item-goldthread-rule = 有人拿它来换，你不能拒绝。有它换手的交易，两件物品都不生效、不公布；在旁人看来，和换了两件没有效果的东西一样。

soul-item-heshibi-name = 和氏璧
soul-item-heshibi-short = 和氏璧
soul-item-heshibi-gist = 少数帮顶一件
soul-item-heshibi-glyph = 璧
soul-item-heshibi-rule = 只在单数人局使用，每人面前一块，不能交换，也拿不走。人少的一帮宣告胜利时，它顶一件圣物，最多顶一件；不能凑给大蛇无双。

## 替身

soul-stand-liu-bei-name = 刘备
soul-stand-liu-bei-when = 一次
soul-stand-liu-bei-rule = 一战分出结果之后、兑现之前，你可以翻开它，让结果作废：胜者不能查看也不能搜身，平局不摸牌，回合立刻结束。你参不参战都能用。

soul-stand-zhuge-liang-name = 诸葛亮
soul-stand-zhuge-liang-when = 一次
soul-stand-zhuge-liang-rule = 在你自己的回合里，你可以翻开它，看整个物品堆，选两件，其余洗过，再把这两件按你定的次序放在堆顶。不占行动，赶在锦囊摸牌之前用正好。

soul-stand-cao-cao-name = 曹操
soul-stand-cao-cao-when = 常驻
soul-stand-cao-cao-rule = 你是攻方时，在自由使用阶段可以让攻方 +1。防守或支援时没用。

soul-stand-zhen-ji-name = 甄宓
soul-stand-zhen-ji-when = 常驻
soul-stand-zhen-ji-rule = 你是攻方时，支援表态之后、有人用物品或替身之前，你可以指定攻守双方以外的一人：那人这一战的支援作废，也不能用武田信玄、护卫的飞刀、护卫的长鞭。

soul-stand-taishi-ci-name = 太史慈
soul-stand-taishi-ci-when = 一次
soul-stand-taishi-ci-rule = 别人宣布攻击目标之后、支援表态之前，你可以翻开它叫停这一战。攻方有两件以上物品时，要自选一件给你；攻方的回合立刻结束。

soul-stand-mori-motonari-name = 毛利元就
soul-stand-mori-motonari-when = 一次
soul-stand-mori-motonari-rule = 在你自己的回合、行动之前或之后，你可以翻开它，点一个人、说一种物品。对方有，就必须拿它和你换，你出哪件随意，效果照常；对方没有，就把手牌给你看，你的回合立刻结束。

soul-stand-oda-nobunaga-name = 织田信长
soul-stand-oda-nobunaga-when = 一次
soul-stand-oda-nobunaga-rule = 你是攻方或守方时，可以翻开它：这一战谁都不能支援，已经表态的支援和为支援用过的东西全部作废，你这一方 +1。

soul-stand-nohime-name = 浓姬
soul-stand-nohime-when = 一次
soul-stand-nohime-rule = 你不是攻守双方时，可以翻开它，指定其中一方直接获胜，不论力量多少。

soul-stand-hashiba-hideyoshi-name = 羽柴秀吉
soul-stand-hashiba-hideyoshi-when = 常驻
soul-stand-hashiba-hideyoshi-rule = 你是守方时，在自由使用阶段可以让守方 +1，别人都用完了再用也行。

soul-stand-takeda-shingen-name = 武田信玄
soul-stand-takeda-shingen-when = 常驻
soul-stand-takeda-shingen-rule = 你支援一方时，在自由使用阶段可以让那一方 +1。自己攻守时没用；你的支援失效，它也跟着失效。

## 选项

option-stand-soul-early-duel-window-name = 支援前可用织田信长、浓姬
option-stand-soul-early-duel-window-why = 开：宣战之后、支援之前，织田信长和浓姬就可以翻开。关：要等到自由使用阶段。
option-stand-soul-early-duel-window-value-true = 可以
option-stand-soul-early-duel-window-value-false = 不可以

option-stand-soul-zhenji-bars-all-name = 甄宓禁得更严
option-stand-soul-zhenji-bars-all-why = 开：被甄宓指定的人这一战什么都不能用。关：只是不能支援，浓姬和刘备照用。
option-stand-soul-zhenji-bars-all-value-true = 全禁
option-stand-soul-zhenji-bars-all-value-false = 只禁支援

option-stand-soul-smuggling-name = 效果可以藏
option-stand-soul-smuggling-why = 开：物品换出去之后，由给出的人决定亮不亮；不亮就没有效果。
option-stand-soul-smuggling-value-true = 可以藏
option-stand-soul-smuggling-value-false = 必须亮

option-stand-soul-fortune-telling-name = 道破对方
option-stand-soul-fortune-telling-why = 开：也可以替对方宣告：对方圣物够数，而你准确点出由哪些人拿着，你的帮派获胜；错了对方获胜。
option-stand-soul-fortune-telling-value-true = 可以
option-stand-soul-fortune-telling-value-false = 不可以

option-stand-soul-advanced-three-name = 三人进阶
option-stand-soul-advanced-three-why = 只影响三人局。开：每人三张帮派牌，多的一边是你的帮派；被人看时只露一张。
option-stand-soul-advanced-three-value-true = 每人三张
option-stand-soul-advanced-three-value-false = 每人一张

option-stand-soul-retake-own-stand-name = 招来可取回原替身
option-stand-soul-retake-own-stand-why = 开：用替身招来时，也可以拿回自己刚放下的替身，算没用过的。
option-stand-soul-retake-own-stand-value-true = 可以
option-stand-soul-retake-own-stand-value-false = 不可以

option-stand-soul-beginner-items-name = 新手起手
option-stand-soul-beginner-items-why = 开：起手除锦囊外，只发简单的物品。头一回玩时用。
option-stand-soul-beginner-items-value-true = 只发简单的
option-stand-soul-beginner-items-value-false = 随机

option-stand-soul-jade-is-own-item-name = 和氏璧算自己的圣物
option-stand-soul-jade-is-own-item-why = 宣告者自己至少要有一件圣物。开：人少的一帮，面前的和氏璧就算数。
option-stand-soul-jade-is-own-item-value-true = 算
option-stand-soul-jade-is-own-item-value-false = 不算

option-stand-soul-kogoro-blocks-solo-name = 小五郎也禁独自宣胜
option-stand-soul-kogoro-blocks-solo-why = 开：拿着沉默的小五郎，连大蛇无双的独自宣胜也不行。关：只禁替帮派宣告。
option-stand-soul-kogoro-blocks-solo-value-true = 也禁
option-stand-soul-kogoro-blocks-solo-value-false = 不禁

option-stand-soul-three-player-packet-name = 三人局起手
option-stand-soul-three-player-packet-why = 三人局每人两件。一次发完，两个锦囊可能落在同一人手里；分两轮发就不会。
option-stand-soul-three-player-packet-value-six = 六件一次发
option-stand-soul-three-player-packet-value-three-then-one = 分两轮发

option-stand-soul-effect-order-name = 交易效果的先后
option-stand-soul-effect-order-why = 换出的两件都有效果时，谁的先来。
option-stand-soul-effect-order-value-offered-first = 提出的一件先
option-stand-soul-effect-order-value-returned-first = 还回的一件先
option-stand-soul-effect-order-value-tide-last = 扭转的战局最后

option-stand-soul-reveal-allies-name = 点名的办法
option-stand-soul-reveal-allies-why = 宣告胜利时，一次点完再一起亮牌，或者点一个亮一个（对宣告者有利）。
option-stand-soul-reveal-allies-value-together = 一次点完
option-stand-soul-reveal-allies-value-one-by-one = 点一个亮一个

option-stand-soul-pile-window-name = 摸牌前可用诸葛亮
option-stand-soul-pile-window-why = 开：自己回合里每次要从物品堆摸牌之前，都可以翻开诸葛亮。关：只在回合开始、自己的攻击中和回合结束时。
option-stand-soul-pile-window-value-true = 可以
option-stand-soul-pile-window-value-false = 不可以

option-stand-soul-turn-cap-name = 手数上限
option-stand-soul-turn-cap-why = 打满这么多手还没有人宣告，就算平局。0 表示不限。
option-stand-soul-turn-cap-value =
    { $value ->
        [0] 不限
       *[other] { $value } 手
    }
