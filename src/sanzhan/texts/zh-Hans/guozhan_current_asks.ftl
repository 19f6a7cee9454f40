### 三国杀·国战：现行版的问题、按钮与战报。

## 规则里的选择

act-gz-choose-pair-with = 定下这一对
act-gz-play-turn-up = 明置武将

ask-gz-alliance = 势力不同的人收下了你的牌。摸一张牌吗？
act-gz-alliance-decline = 不摸
act-gz-alliance-draw-one = 摸一张牌

ask-gz-vanguard = 先驱：看谁的一张暗将？
act-gz-vanguard-choose = 就看此人

ask-gz-vanguard-place = 先驱：看{ $target }的哪一张？
act-gz-vanguard-place-head = 主将
act-gz-vanguard-place-deputy = 副将

ask-gz-recruit = 胜负将分。弃野心家标记，拉拢一名同伴吗？
ask-gz-recruit-sub = 依次问其他人，第一个答应的与你成为一个势力。
act-gz-recruit-decline = 不拉拢
act-gz-recruit-recruit = 拉拢

ask-gz-join = 野心家{ $seat }拉拢你。加入吗？
ask-gz-join-sub = 加入后，你离开原来的势力，与其同进退。
act-gz-join-refuse = 拒绝
act-gz-join-join = 加入

ask-gz-summoned = { $seat }阵法召唤。明置一张武将，加入其势力吗？
ask-gz-summoned-sub = 位置合适的人都会被问到；不是这个势力的，只能不应。
act-gz-summoned-decline = 不应
act-gz-summoned-head = 明置主将
act-gz-summoned-deputy = 明置副将

ask-gz-command = “{ $why }”：下哪一项军令？
ask-gz-command-sub = 六项里随机得两项，选一项。
act-gz-command-strike = 出击：造成1点伤害
act-gz-command-tribute = 进贡：摸一张，交两张
act-gz-command-bleed = 流血：失去1点体力
act-gz-command-hold = 按兵：不用手牌和技能
act-gz-command-rest = 休整：叠置，不能回复
act-gz-command-disarm = 卸甲：只留手牌装备各一

ask-gz-command-target = “{ $why }”：{ $receiver }若执行，对谁造成1点伤害？
act-gz-command-target-choose = 就是此人

ask-gz-obey =
    { $seat }的军令：{ $command ->
        [strike] { $target ->
            [self] 对其自己造成1点伤害
           *[other] 对{ $target }造成1点伤害
        }
        [tribute] 摸一张牌，再交给其两张牌
        [bleed] 失去1点体力
        [hold] 本回合不用手牌，非锁定技失效
        [rest] 叠置武将牌，本回合不能回复体力
       *[disarm] 只留一张手牌和一张装备，其余弃置
    }。执行吗？
act-gz-obey-refuse = 不执行
act-gz-obey-obey = 执行

ask-gz-tribute = 军令：交给{ $target }两张牌。
act-gz-tribute-choose = 交出

ask-gz-keep =
    军令：留下哪一张{ $zone ->
        [hand] 手牌
       *[equip] 装备
    }？
act-gz-keep-choose = 留下

ask-gz-deputy = 变更副将：选哪一名？
act-gz-deputy-choose = 就选此人

ask-gz-change-deputy = “{ $why }”：变更副将吗？
ask-gz-change-deputy-sub = 从武将牌堆翻到同势力的武将，换下现在的副将。
act-gz-change-deputy-decline = 不变更
act-gz-change-deputy-change = 变更

## 现行版的牌

ask-gz-alliance-feast = 【联军盛宴】：还有 { $left } 份。摸牌，还是回复体力？
act-gz-alliance-feast-draw-one = 余下全摸牌
act-gz-alliance-feast-recover = 回复1点体力

ask-gz-drowning = { $user }对你使用【水淹七军】：弃置所有装备，还是受1点雷电伤害？
act-gz-drowning-take-damage = 受伤害
act-gz-drowning-discard = 弃置装备

ask-gz-imperial-order = 【敕令】：你选哪一项？
act-gz-imperial-order-lose-hp = 失去1点体力
act-gz-imperial-order-turn-up = 明置武将，摸一张
act-gz-imperial-order-discard = 弃一张装备牌

ask-gz-wooden-ox = 把【木牛流马】移给别人吗？
ask-gz-wooden-ox-sub = 它下面的牌一起过去。
act-gz-wooden-ox-decline = 留下
act-gz-wooden-ox-send = 移过去

## 标准武将的技能

ask-gz-jushou = “据守”：选一张手牌，是装备牌就使用，不是就弃置。
act-gz-jushou-choose = 就这张

ask-gz-fangzhu = { $by }的“放逐”：弃置 { $n } 张牌并失去1点体力，还是摸 { $n } 张牌并叠置？
act-gz-fangzhu-decline = 摸牌并叠置
act-gz-fangzhu-discard = 弃牌，失去体力

ask-gz-rende = “仁德”：视为使用一张基本牌吗？
act-gz-rende-decline = 不用
act-gz-rende-use = 使用【{ $card }】

ask-gz-tieqi = { $user }的“铁骑”判出{ $suit }。弃一张{ $suit }牌吗？
ask-gz-tieqi-sub = 不弃，就不能用【闪】抵消这张【杀】。
act-gz-tieqi-decline = 不弃
act-gz-tieqi-discard = 弃置

ask-gz-liegong = “烈弓”：{ $target }不能闪，还是伤害+1？
act-gz-liegong-no-dodge = 不能闪
act-gz-liegong-one-more = 伤害+1

ask-gz-kuanggu = “狂骨”：回复1点体力，还是摸一张牌？
act-gz-kuanggu-recover = 回复1点体力
act-gz-kuanggu-draw-one = 摸一张牌

ask-gz-zaiqi = “再起”：你摸一张牌，还是让{ $target }回复1点体力？
act-gz-zaiqi-draw-one = 摸一张牌
act-gz-zaiqi-recover = 让其回复

ask-gz-fanjian-given = { $user }的“反间”：展示手牌并弃掉所有{ $suit }牌，还是失去1点体力？
act-gz-fanjian-given-discard = 展示并弃置
act-gz-fanjian-given-lose-hp = 失去1点体力

ask-gz-chuli = “除疠”：再选一名势力不同的角色吗？
act-gz-chuli-decline = 够了
act-gz-chuli-choose = 加上此人

ask-gz-qingcheng = “倾城”弃的是装备。再暗置一名角色的一张武将吗？
act-gz-qingcheng-decline = 不用
act-gz-qingcheng-turn-down = 暗置

## 阵

ask-gz-tuntian = “屯田”：把【{ $card }】放在武将牌上作“田”吗？
act-gz-tuntian-lay = 作“田”
act-gz-tuntian-decline = 不放

ask-gz-huyuan = “护援”：弃置场上的一张牌吗？
act-gz-huyuan-decline = 不弃
act-gz-huyuan-discard = 弃置

ask-gz-tiaoxin = { $user }挑衅你。对其使用【杀】吗？
ask-gz-tiaoxin-sub = 不杀，就被弃置一张牌。
act-gz-tiaoxin-decline = 不杀
act-gz-tiaoxin-card = 使用杀

ask-gz-shangyi = “尚义”：看{ $target }的什么？
act-gz-shangyi-hand = 看手牌
act-gz-shangyi-generals = 看暗将

ask-gz-shangyi-discard = “尚义”：弃置{ $target }的一张黑色手牌吗？
act-gz-shangyi-discard-decline = 不弃
act-gz-shangyi-discard-discard = 弃置

## 势

ask-gz-xunxun = “恂恂”：选两张放回牌堆顶，先选的先摸到。
act-gz-xunxun-arrange = 放回牌堆顶

ask-gz-xunxun-bottom = “恂恂”：排好放到牌堆底的牌，先选的在上面。
act-gz-xunxun-bottom-arrange = 放到牌堆底

ask-gz-wuxin = “悟心”：排好放回牌堆顶的牌，先选的先摸到。
act-gz-wuxin-arrange = 放回牌堆顶

ask-gz-qianxi = “潜袭”：谁本回合不能用{ $color }手牌？
act-gz-qianxi-choose = 就是此人

ask-gz-yongjue = “勇决”：收回这张【杀】吗？
act-gz-yongjue-decline = 不收
act-gz-yongjue-take = 收回

ask-gz-benghuai = “崩坏”：失去1点体力，还是减1点体力上限？
act-gz-benghuai-lose-hp = 失去1点体力
act-gz-benghuai-lose-max-hp = 减1点上限

ask-gz-chuanxin = { $user }的“穿心”：弃置所有装备并失去1点体力，还是移除副将？
act-gz-chuanxin-discard = 弃装备，失去体力
act-gz-chuanxin-remove = 移除副将

## 变

ask-gz-zhiman = “制蛮”：让{ $target }变更副将吗？
act-gz-zhiman-decline = 不必
act-gz-zhiman-offer = 让其决定

ask-gz-diaodu = “调度”：把【{ $card }】交给谁？
act-gz-diaodu-decline = 自己留下
act-gz-diaodu-give = 交给

ask-gz-xiongsuan = “凶算”：让{ $target }的哪一个限定技重新可用？
act-gz-xiongsuan-choose = 就是它

ask-gz-shelie = “涉猎”：每种花色拿哪一张？
act-gz-shelie-choose = 拿走

ask-gz-yigui = “役鬼”：放回哪一张“魂”？
act-gz-yigui-choose = 放回

## 权

ask-gz-zhengbi = “征辟”：还给{ $target }一张非基本牌，还是两张基本牌？
act-gz-zhengbi-give-one = 交一张
act-gz-zhengbi-give-two = 交两张基本牌

ask-gz-enyuan = { $target }的“恩怨”：交出一张手牌，还是失去1点体力？
act-gz-enyuan-lose-hp = 失去1点体力
act-gz-enyuan-give = 交出

ask-gz-xuanhuo = “眩惑”：本回合要哪一项技能？

ask-gz-zhuwei = “筑围”：让{ $target }本回合手牌上限和【杀】各多1吗？
act-gz-zhuwei-decline = 不必
act-gz-zhuwei-allow = 给其

ask-gz-weidi = “伪帝”：还给{ $target } { $count } 张牌。
act-gz-weidi-choose = 交出

ask-gz-fudi = “附敌”：对谁造成1点伤害？
act-gz-fudi-choose = 就是此人

## 不臣

ask-gz-juejue =
    { $seat }的“决绝”：把 { $count } 张手牌置入弃牌堆，还是受1点伤害？
act-gz-juejue-suffer = 受伤害
act-gz-juejue-put-away = 放手牌

ask-gz-fangyuan = “方圆”：对哪一名围攻者使用【杀】？
act-gz-fangyuan-choose = 杀

ask-gz-tongdu = { $seat }的“统度”：把弃掉的张数摸回来吗？
act-gz-tongdu-decline = 不摸
act-gz-tongdu-draw = 摸牌

ask-gz-aocai = “傲才”：牌堆顶两张里，用哪一张？
ask-gz-aocai-sub = 没有合用的，只能不用。
act-gz-aocai-decline = 不用
act-gz-aocai-card = 就用这张

ask-gz-midao = “米道”：把哪两张牌作“米”？
act-gz-midao-choose = 作“米”

ask-gz-fengshi-md = { $seat }的“锋势”：让其弃置你们各一张牌，换来此牌伤害+1吗？
act-gz-fengshi-md-decline = 不让
act-gz-fengshi-md-agree = 让其弃置

ask-gz-wenji = “问计”：把哪一张牌交给{ $to }？
act-gz-wenji-choose = 交出

ask-gz-lixia = { $seat }的“礼下”：弃置其一张装备吗？
ask-gz-lixia-sub = 弃了，你要弃两张牌、失去1点体力，或让其摸两张牌。
act-gz-lixia-decline = 不弃
act-gz-lixia-discard = 弃置

ask-gz-lixia-price = { $seat }的“礼下”：你选哪一项？
act-gz-lixia-price-let-draw = 让其摸两张牌
act-gz-lixia-price-lose-hp = 失去1点体力
act-gz-lixia-price-discard-two = 弃两张牌

ask-gz-baolie = { $target }的“豹烈”：对其使用【杀】吗？
ask-gz-baolie-sub = 不杀，就被弃置一张牌。
act-gz-baolie-decline = 不杀
act-gz-baolie-card = 使用杀

ask-gz-chenglue = “成略”：让谁得一枚阴阳鱼标记？
act-gz-chenglue-decline = 谁也不给
act-gz-chenglue-choose = 给此人

ask-gz-tongling = “通令”：对{ $target }使用一张手牌吗？
act-gz-tongling-decline = 不用
act-gz-tongling-use = 使用

ask-gz-jinxian = “近陷”：暗置哪一张武将？
act-gz-jinxian-head = 主将
act-gz-jinxian-deputy = 副将

ask-gz-jinfa = { $seat }的“矜伐”：被拿走一张牌，还是交出一张装备牌？
ask-gz-jinfa-sub = 交出的是黑桃，视为你对其使用一张【杀】。
act-gz-jinfa-suffer = 被拿走一张
act-gz-jinfa-give = 交出装备

ask-gz-lianpian = { $seat }的“联翩”：弃置其一张牌，或让其回复1点体力吗？
act-gz-lianpian-decline = 都不要
act-gz-lianpian-discard = 弃置其一张牌
act-gz-lianpian-recover = 让其回复

ask-gz-quanji = “权计”：把哪一张牌作“权”？
act-gz-quanji-choose = 作“权”

ask-gz-huaiyi = “怀异”：弃掉哪种颜色的手牌？
act-gz-huaiyi-red = 红色
act-gz-huaiyi-black = 黑色

ask-gz-huaiyi-targets = “怀异”：拿谁的牌？
act-gz-huaiyi-targets-decline = 不拿
act-gz-huaiyi-targets-choose = 拿他们的

## 为什么不行

why-gz-no-big-kingdom = 现在没有大势力。
why-gz-not-big-kingdom = 你不是大势力。
why-gz-no-equipment = { $seat }的装备区里没有牌。
why-gz-nobody-next = 没有下家可烧。
why-gz-nobody-undetermined = 没有人未确定势力。

## 战报

news-gz-mark =
    { $seat }获得一枚{ $mark ->
        [vanguard] 先驱
        [companion] 珠联璧合
        [fish] 阴阳鱼
        [careerist] 野心家
        [charity] 布施
       *[congcha] 聪察
    }标记。
news-gz-mark-spent =
    { $seat }弃一枚{ $mark ->
        [vanguard] 先驱
        [companion] 珠联璧合
        [fish] 阴阳鱼
        [careerist] 野心家
        [charity] 布施
       *[congcha] 聪察
    }标记。
news-gz-battle-royal = 鏖战开始：【桃】只能当【杀】或【闪】。
news-gz-command =
    { $seat }的“{ $skill }”军令：{ $command ->
        [strike] 出击
        [tribute] 进贡
        [bleed] 流血
        [hold] 按兵
        [rest] 休整
       *[disarm] 卸甲
    }。
news-gz-obeyed = { $seat }执行军令。
news-gz-disobeyed = { $seat }不执行军令。
news-gz-summon =
    { $seat }召唤{ $shape ->
        [queue] 队列
       *[siege] 围攻
    }。
news-gz-joined = { $seat }答应拉拢，成为野心家的同伴。
news-gz-join-refused = { $seat }拒绝拉拢。
news-gz-returned = 君主现身，{ $seats }回归{ $kingdom }。
news-gz-lord-fell = 君主{ $seat }死了，{ $kingdom }的人从此各为野心家。
news-gz-removed =
    { $seat }移除{ $place }{ $general }{ $kingdom ->
        [none] 。
       *[other] ，确定为{ $kingdom }。
    }
news-gz-deputy-sought = { $seat }为变更副将翻开{ $generals }。
news-gz-deputy-changed =
    { $general ->
        [none] { $seat }变更了副将，暗置。
       *[other] { $seat }的副将变更为{ $general }。
    }
news-gz-gains-skill = { $seat }得到“{ $skill }”。
news-gz-mute = { $seat }的{ $general }本回合只有锁定技有效。
news-gz-max-hp = { $seat }的体力上限变为 { $max_hp }，体力 { $hp }。
news-gz-lured = { $seat }被调虎离山，到本回合结束。
news-gz-tuck = { $seat }在【木牛流马】下扣了 { $count } 张牌。
news-gz-tuck-mine = { $seat }在【木牛流马】下扣了【{ $cards }】。
news-gz-put-away = { $seat }把【{ $cards }】置入弃牌堆。
news-gz-leaves-game = 【{ $card }】移出本局。
news-gz-points-shown = { $seat }与{ $target }的拼点牌翻开：【{ $card }】对【{ $other }】。
news-gz-points = { $seat }的拼点牌点数变为 { $number }。
news-gz-qianxi = { $seat }本回合不能用{ $color }手牌。
news-gz-xiongsuan =
    { $target ->
        [self] { $seat }的限定技“{ $skill }”本回合结束时重新可用。
       *[other] { $target }的限定技“{ $skill }”本回合结束时重新可用。
    }
news-gz-zhidao = { $seat }的“雉盗”盯上{ $target }。
news-gz-stored = “{ $pile }”：{ $seat }随机扣下 { $count } 张未用的武将牌。
news-gz-stored-mine = “{ $pile }”：你扣下的是{ $generals }。
news-gz-put-back = { $seat }把“{ $pile }”中的{ $generals }放回武将牌堆。
news-gz-massacre = { $seat }的“戮”添了{ $generals }。
news-gz-xiongnue =
    { $seat }的“凶虐”：本回合对那个势力的角色{ $treatment ->
        [damage] 伤害+1
        [take] 造成伤害时拿牌
       *[unlimited] 用牌不限次数
    }。
