### 三国杀·国战：问题、按钮，以及“为什么不行”。

## 选将

ask-gz-choose = 选两员同势力的武将，先选的是主将。
ask-gz-choose-sub = 两张都暗置；别人看不到你选了谁。
act-gz-choose-pair = 定下这一对

## 自己的回合

ask-gz-play = 你的出牌阶段。用牌，用技能，还是结束？
ask-gz-play-sub = 【杀】和【酒】通常各限一次，其余的牌不限次数。
act-gz-play-end = 结束出牌
act-gz-play-use = 使用
act-gz-play-recast = 重铸

ask-gz-discard =
    { $why ->
        [hand_limit] 手牌比体力多，弃置 { $count } 张。
       *[other] “{ $why }”：弃置 { $count } 张牌。
    }
act-gz-discard-choose = 弃置

ask-gz-pay-or-hurt = { $by }的“{ $why }”：弃牌，还是受1点伤害？
act-gz-pay-or-hurt-decline = 不弃，受伤害
act-gz-pay-or-hurt-discard = 弃置

ask-gz-companion = 你的主副将是珠联璧合。要哪一样？
ask-gz-companion-sub = 只有这一次。
act-gz-companion-decline = 都不要
act-gz-companion-draw-two = 摸两张牌
act-gz-companion-recover = 回复1点体力

ask-gz-fish = 你余下半条阴阳鱼。摸一张牌吗？
ask-gz-fish-sub = 只有这一次。
act-gz-fish-decline = 不摸
act-gz-fish-draw-one = 摸一张牌

## 用不用技能

ask-gz-skill =
    { $timing ->
        [turn_starts] { $who }的回合开始，还没有进入阶段。
        [before_judge] { $who }的判定阶段就要开始。
        [before_draw] { $who }的摸牌阶段就要开始。
        [before_play] { $who }的出牌阶段就要开始。
        [before_discard] { $who }的弃牌阶段就要开始。
        [prepare_starts] { $who }的准备阶段开始。
        [draw_starts] { $who }的摸牌阶段开始，还没有摸。
        [draw_count] { $who }要摸 { $count } 张牌。
        [draw_ends] { $who }摸完了牌。
        [play_starts] { $who }的出牌阶段开始。
        [play_ends] { $who }的出牌阶段结束。
        [discard_starts] { $who }的弃牌阶段开始，还没有弃。
        [discard_ends] { $who }的弃牌阶段结束。
        [finish_starts] { $who }的结束阶段开始。
        [turn_ends] { $who }的回合就要结束。
        [turn_over] { $who }的回合结束了。
        [targets_declared] { $who }选好了【{ $card }】的目标。
        [card_used] { $who }使用了【{ $card }】。
        [settled] { $who }的【{ $card }】结算完了。
        [becoming] { $user }的【{ $card }】正要以{ $who }为目标。
        [designated] { $who }的【{ $card }】指定了{ $target }。
        [became] { $who }成了{ $user }的【{ $card }】的目标。
        [effect_starts] { $user }的【{ $card }】就要对{ $who }生效。
        [dodged] { $target }用【闪】抵消了{ $who }的【{ $card }】。
        [answered] { $who }应了{ $user }的【{ $card }】。
        [card_played] { $who }用出了【{ $card }】。
        [responded] { $who }用出或打出了一张牌。
        [converted] { $who }用出或打出了转化的牌。
        [causing] { $who }就要对{ $target }造成 { $amount } 点伤害。
        [suffering] { $source ->
            [none] { $who }就要受到 { $amount } 点伤害。
           *[other] { $who }就要受到{ $source }的 { $amount } 点伤害。
        }
        [caused] { $who }对{ $target }造成了 { $amount } 点伤害。
        [suffered] { $source ->
            [none] { $who }受到了 { $amount } 点伤害。
           *[other] { $who }受到了{ $source }的 { $amount } 点伤害。
        }
        [losing_hp] { $who }就要失去 { $amount } 点体力。
        [hp_reduced] { $who }的体力减少了。
        [recovered] { $who }回复了体力。
        [enters_dying] { $who }进入濒死。
        [in_dying] { $who }濒死，先问其自己。
        [dying_fails] 没有人救{ $who }。
        [saved] { $who }脱离濒死。
        [dies] { $who }阵亡。
        [died] { $who }死后，赏罚已毕。
        [lost] { $who }失去了牌。
        [parting] { $by }就要弃置或拿走{ $who }的 { $count } 张牌。
        [giving] { $giver }就要交给{ $who } { $count } 张牌。
        [laying] 【{ $card }】就要进入{ $who }的判定区。
        [leaving] { $who }的专属装备就要离开。
        [landed] 一件君主的专属装备换了地方。
        [revealed] { $who }明置了武将。
        [removed] { $who }的一张武将被移除了。
        [alliance_pays] { $who }因连横要摸 { $count } 张牌。
        [points_shown] { $who }与{ $target }的拼点牌翻开，{ $who }的是 { $number } 点。
        [judge_shown] { $who }为“{ $why }”判定，牌已翻开。
        [judge_fixing] { $who }的“{ $why }”判定就要定下。
       *[judge_fixed] { $who }的“{ $why }”判定已定。
    }用技能吗？
ask-gz-skill-sub = 可能用得上的人都会被问到，谁怎么答不公开。
act-gz-skill-decline = 不用
act-gz-skill-turn-up = 明置武将

## 要不要出牌

ask-gz-nullify =
    { $depth ->
        [0] { $user ->
            [none] 【{ $card }】就要对{ $target }生效。
           *[other] { $user }的【{ $card }】就要对{ $target }生效。
        }
       *[other] { $user }使用了【{ $card }】，事关{ $target }。
    }要抵消吗？
ask-gz-nullify-sub =
    { $kingdom ->
        [true] 【无懈可击·国】可以把后面与其同势力的目标一起护住。
       *[false] 有手牌的人都会被问到，谁怎么答不公开。
    }
act-gz-nullify-decline = 不抵消
act-gz-nullify-card = 抵消
act-gz-nullify-kingdom = 护住同势力

ask-gz-nullify-mine =
    { $depth ->
        [0] { $user ->
            [none] 【{ $card }】就要对你生效。
           *[other] { $user }的【{ $card }】就要对你生效。
        }
       *[other] { $user }使用了【{ $card }】，事关你自己。
    }要抵消吗？
ask-gz-nullify-mine-sub =
    { $kingdom ->
        [true] 【无懈可击·国】可以把后面与你同势力的目标一起护住。
       *[false] 有手牌的人都会被问到，谁怎么答不公开。
    }
act-gz-nullify-mine-decline = 不抵消
act-gz-nullify-mine-card = 抵消
act-gz-nullify-mine-kingdom = 护住同势力

ask-gz-dodge =
    { $needed ->
        [1] { $user }对你使用【{ $card }】。出【闪】吗？
       *[other] { $user }对你使用【{ $card }】，要连出 { $needed } 张【闪】。出吗？
    }
ask-gz-dodge-sub = 不出，就受到伤害。
act-gz-dodge-decline = 不闪
act-gz-dodge-card = 出闪

ask-gz-slash =
    { $needed ->
        [1] 【{ $card }】轮到你，对面是{ $user }。打出【杀】吗？
       *[other] 【{ $card }】轮到你，对面是{ $user }，要连出 { $needed } 张【杀】。出吗？
    }
ask-gz-slash-sub = 不出，就受到伤害。
act-gz-slash-decline = 不出
act-gz-slash-card = 出杀

ask-gz-borrowed = { $user }借你的刀去杀{ $target }。使用【杀】吗？
ask-gz-borrowed-sub = 不杀，就交出武器。
act-gz-borrowed-decline = 交出武器
act-gz-borrowed-card = 使用杀

ask-gz-rescue = { $dying }濒死，还差 { $needed } 点体力。救吗？
ask-gz-rescue-sub = 【桃】能救人，【酒】只能救自己；一张回复1点。
act-gz-rescue-decline = 不救
act-gz-rescue-card = 救

## 牌的效果

ask-gz-harvest = 亮出的牌里，你拿哪一张？
act-gz-harvest-choose = 拿走

ask-gz-snatch = 拿走{ $target }的哪一张牌？
ask-gz-snatch-sub = 手牌只能盲抽。
act-gz-snatch-choose = 拿走

ask-gz-dismantle = 弃掉{ $target }的哪一张牌？
ask-gz-dismantle-sub = 手牌只能盲抽。
act-gz-dismantle-choose = 弃掉

ask-gz-ice-sword = 【寒冰剑】：弃掉{ $target }的哪一张牌？
ask-gz-ice-sword-sub = 手牌只能盲抽。
act-gz-ice-sword-choose = 弃掉

ask-gz-take = “{ $why }”：选{ $target }的一张牌。
ask-gz-take-sub = 手牌只能盲抽。
act-gz-take-choose = 就这张

ask-gz-fire-show = { $user }对你使用【火攻】。展示哪一张手牌？
ask-gz-fire-show-sub = 对方弃一张同花色的手牌，就能烧你1点。
act-gz-fire-show-choose = 展示

ask-gz-fire-burn = { $target }展示的是{ $suit }。弃一张{ $suit }手牌烧过去吗？
act-gz-fire-burn-decline = 不烧
act-gz-fire-burn-discard = 弃牌，烧

ask-gz-double-swords = { $user }的【雌雄双股剑】：弃一张手牌，还是让其摸一张？
act-gz-double-swords-decline = 让其摸牌
act-gz-double-swords-discard = 弃一张手牌

ask-gz-kylin-bow = 【麒麟弓】：射掉{ $target }的哪一匹马？
act-gz-kylin-bow-choose = 射掉

ask-gz-know-both = 看{ $target }的什么？
ask-gz-know-both-sub = 只有你看得到。
act-gz-know-both-hand = 看手牌
act-gz-know-both-head = 看主将
act-gz-know-both-deputy = 看副将

## 技能的效果

ask-gz-point-duel = “{ $why }”：{ $seat }与{ $target }拼点。你出哪一张？
ask-gz-point-duel-sub = 同时翻开，点数大的赢；一样大，算{ $seat }没赢。
act-gz-point-duel-choose = 就出这张

ask-gz-duanchang = “断肠”：{ $target }的哪一张武将牌失去技能？
act-gz-duanchang-head = 主将
act-gz-duanchang-deputy = 副将

ask-gz-buqu = 体力回复了，移去 { $count } 张“创”。
ask-gz-buqu-sub = 留下的“创”点数都不相同，就不会濒死。
act-gz-buqu-choose = 移去

ask-gz-shuangren = “双刃”拼赢了。对谁使用【杀】？
act-gz-shuangren-choose = 杀

ask-gz-xiangle = { $target }的“享乐”：弃一张基本牌吗？
ask-gz-xiangle-sub = 不弃，这张【杀】对其无效。
act-gz-xiangle-decline = 不弃
act-gz-xiangle-discard = 弃一张基本牌

ask-gz-luoshen = “洛神”判出黑色。再判一次吗？
ask-gz-luoshen-sub = 停下，就获得这一连串黑色判定牌；判出红色也是如此。
act-gz-luoshen-stop = 停下
act-gz-luoshen-again = 再判一次

ask-gz-yiji = “遗计”：把哪几张给谁？
ask-gz-yiji-sub = 可以分两次给，也可以留给自己。
act-gz-yiji-give = 交给

ask-gz-quhu = “驱虎”拼赢了。让{ $target }打谁？
ask-gz-quhu-sub = 伤害算{ $target }造成的，1点。
act-gz-quhu-choose = 打

ask-gz-guanxing = “观星”：选出放回牌堆顶的牌，先选的先摸到。
ask-gz-guanxing-sub = 没选的放到牌堆底。
act-gz-guanxing-keep = 照原样
act-gz-guanxing-arrange = 放回牌堆顶

ask-gz-guanxing-bottom = “观星”：排好放到牌堆底的牌，先选的在上面。
act-gz-guanxing-bottom-arrange = 放到牌堆底

ask-gz-guzheng = “固政”：把其余的【{ $cards }】也拿走吗？
act-gz-guzheng-take = 拿走
act-gz-guzheng-decline = 不拿

ask-gz-fanjian = { $user }的“反间”：说出一种花色，再盲抽其一张手牌。
ask-gz-fanjian-sub = 抽到的花色不符，就受1点伤害。
act-gz-fanjian-spade = 黑桃
act-gz-fanjian-heart = 红桃
act-gz-fanjian-club = 梅花
act-gz-fanjian-diamond = 方块

ask-gz-luanwu = “乱武”：对离你最近的{ $targets }使用【杀】吗？
ask-gz-luanwu-sub = 不杀，就失去1点体力。
act-gz-luanwu-decline = 失去1点体力
act-gz-luanwu-card = 使用杀

ask-gz-luanwu-target = 一样近。杀谁？
act-gz-luanwu-target-choose = 杀

ask-gz-kuangfu = “狂斧”：怎样处置{ $target }的装备？
act-gz-kuangfu-place = 装到自己这里
act-gz-kuangfu-discard = 弃置

ask-gz-move-on-field = 移动场上的一张牌吗？
ask-gz-move-on-field-sub = 从一人的装备区或判定区，移到另一人的同一个区域。
act-gz-move-on-field-decline = 不移
act-gz-move-on-field-move = 移过去

## 为什么不行

why-gz-forbidden = 你现在不能使用【{ $card }】。
why-gz-no-target = 没有人能当【{ $card }】的目标。
why-gz-only-an-answer = 【{ $card }】只能用来应对，不能主动使用。
why-gz-slash-forbidden = 你这一回合不能使用【杀】。
why-gz-slash-limit = 这个出牌阶段的【杀】用完了。
why-gz-wine-limit = 每个出牌阶段只能用一张【酒】。
why-gz-unwounded = 你没有受伤，用不了【桃】。
why-gz-not-yourself = 不能选自己。
why-gz-out-of-range = { $seat }不在你的攻击范围内。
why-gz-too-far = { $seat }太远，【{ $card }】够不到。
why-gz-no-cards-there = { $seat }一张牌也没有。
why-gz-no-hand = 要有手牌可展示，才能当【火攻】的目标。
why-gz-no-weapon = { $seat }没有武器可借。
why-gz-nobody-in-range = { $seat }的攻击范围内没有人。
why-gz-nothing-to-see = { $seat }没有手牌，也没有暗将，没什么可看。
why-gz-lies-there = 那里已经有一张【{ $card }】。
why-gz-you-undetermined = 你的势力还没有确定。
why-gz-undetermined = { $seat }没有亮明势力。
why-gz-same-kingdom = { $seat }与你同势力。
why-gz-may-not-reveal = 现在不能明置武将，用不了“{ $skill }”。
why-gz-skill-used-up = “{ $skill }”的次数用完了。
why-gz-skill-not-now = “{ $skill }”现在用不上。
why-gz-no-answer = 【{ $card }】不能当【{ $kind }】用。
why-gz-not-this-card = 这里不能用【{ $card }】。
why-gz-skill-no-answer = “{ $skill }”变不出这里要的牌。
why-gz-skill-no-cards = 你没有可以用来发动“{ $skill }”的牌或目标。
why-gz-skill-failed = “{ $skill }”已经试过了。
why-gz-skill-lost = “{ $skill }”已经失去，不会回来。

## 胜负

why-gz-kingdom-won = { $seat }的势力一统天下
why-gz-careerist-won = 野心家{ $seat }独得天下
why-gz-no-cards-left = 牌不够了，平局
