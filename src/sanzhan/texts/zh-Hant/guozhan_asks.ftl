# Generated from zh-Hans by `python -m sanzhan.texts.hant`: change the source or overrides.toml instead.

### 三國殺·國戰：問題、按鈕，以及「為什麼不行」。

## 選將

ask-gz-choose = 選兩員同勢力的武將，先選的是主將。
ask-gz-choose-sub = 兩張都暗置；別人看不到你選了誰。
act-gz-choose-pair = 定下這一對

## 自己的回合

ask-gz-play = 你的出牌階段。用牌，用技能，還是結束？
ask-gz-play-sub = 【殺】和【酒】通常各限一次，其餘的牌不限次數。
act-gz-play-end = 結束出牌
act-gz-play-use = 使用
act-gz-play-recast = 重鑄

ask-gz-discard =
    { $why ->
        [hand_limit] 手牌比體力多，棄置 { $count } 張。
       *[other] 「{ $why }」：棄置 { $count } 張牌。
    }
act-gz-discard-choose = 棄置

ask-gz-pay-or-hurt = { $by }的「{ $why }」：棄牌，還是受1點傷害？
act-gz-pay-or-hurt-decline = 不棄，受傷害
act-gz-pay-or-hurt-discard = 棄置

ask-gz-companion = 你的主副將是珠聯璧合。要哪一樣？
ask-gz-companion-sub = 只有這一次。
act-gz-companion-decline = 都不要
act-gz-companion-draw-two = 摸兩張牌
act-gz-companion-recover = 回復1點體力

ask-gz-fish = 你餘下半條陰陽魚。摸一張牌嗎？
ask-gz-fish-sub = 只有這一次。
act-gz-fish-decline = 不摸
act-gz-fish-draw-one = 摸一張牌

## 用不用技能

ask-gz-skill =
    { $timing ->
        [turn_starts] { $who }的回合開始，還沒有進入階段。
        [before_judge] { $who }的判定階段就要開始。
        [before_draw] { $who }的摸牌階段就要開始。
        [before_play] { $who }的出牌階段就要開始。
        [before_discard] { $who }的棄牌階段就要開始。
        [prepare_starts] { $who }的準備階段開始。
        [draw_starts] { $who }的摸牌階段開始，還沒有摸。
        [draw_count] { $who }要摸 { $count } 張牌。
        [draw_ends] { $who }摸完了牌。
        [play_starts] { $who }的出牌階段開始。
        [play_ends] { $who }的出牌階段結束。
        [discard_starts] { $who }的棄牌階段開始，還沒有棄。
        [discard_ends] { $who }的棄牌階段結束。
        [finish_starts] { $who }的結束階段開始。
        [turn_ends] { $who }的回合就要結束。
        [turn_over] { $who }的回合結束了。
        [targets_declared] { $who }選好了【{ $card }】的目標。
        [card_used] { $who }使用了【{ $card }】。
        [settled] { $who }的【{ $card }】結算完了。
        [becoming] { $user }的【{ $card }】正要以{ $who }為目標。
        [designated] { $who }的【{ $card }】指定了{ $target }。
        [became] { $who }成了{ $user }的【{ $card }】的目標。
        [effect_starts] { $user }的【{ $card }】就要對{ $who }生效。
        [dodged] { $target }用【閃】抵消了{ $who }的【{ $card }】。
        [answered] { $who }應了{ $user }的【{ $card }】。
        [card_played] { $who }用出了【{ $card }】。
        [responded] { $who }用出或打出了一張牌。
        [converted] { $who }用出或打出了轉化的牌。
        [causing] { $who }就要對{ $target }造成 { $amount } 點傷害。
        [suffering] { $source ->
            [none] { $who }就要受到 { $amount } 點傷害。
           *[other] { $who }就要受到{ $source }的 { $amount } 點傷害。
        }
        [caused] { $who }對{ $target }造成了 { $amount } 點傷害。
        [suffered] { $source ->
            [none] { $who }受到了 { $amount } 點傷害。
           *[other] { $who }受到了{ $source }的 { $amount } 點傷害。
        }
        [losing_hp] { $who }就要失去 { $amount } 點體力。
        [hp_reduced] { $who }的體力減少了。
        [recovered] { $who }回復了體力。
        [enters_dying] { $who }進入瀕死。
        [in_dying] { $who }瀕死，先問其自己。
        [dying_fails] 沒有人救{ $who }。
        [saved] { $who }脫離瀕死。
        [dies] { $who }陣亡。
        [died] { $who }死後，賞罰已畢。
        [lost] { $who }失去了牌。
        [parting] { $by }就要棄置或拿走{ $who }的 { $count } 張牌。
        [giving] { $giver }就要交給{ $who } { $count } 張牌。
        [laying] 【{ $card }】就要進入{ $who }的判定區。
        [leaving] { $who }的專屬裝備就要離開。
        [landed] 一件君主的專屬裝備換了地方。
        [revealed] { $who }明置了武將。
        [removed] { $who }的一張武將被移除了。
        [alliance_pays] { $who }因連橫要摸 { $count } 張牌。
        [points_shown] { $who }與{ $target }的拼點牌翻開，{ $who }的是 { $number } 點。
        [judge_shown] { $who }為「{ $why }」判定，牌已翻開。
        [judge_fixing] { $who }的「{ $why }」判定就要定下。
       *[judge_fixed] { $who }的「{ $why }」判定已定。
    }用技能嗎？
ask-gz-skill-sub = 可能用得上的人都會被問到，誰怎麼答不公開。
act-gz-skill-decline = 不用
act-gz-skill-turn-up = 明置武將

## 要不要出牌

ask-gz-nullify =
    { $depth ->
        [0] { $user ->
            [none] 【{ $card }】就要對{ $target }生效。
           *[other] { $user }的【{ $card }】就要對{ $target }生效。
        }
       *[other] { $user }使用了【{ $card }】，事關{ $target }。
    }要抵消嗎？
ask-gz-nullify-sub =
    { $kingdom ->
        [true] 【無懈可擊·國】可以把後面與其同勢力的目標一起護住。
       *[false] 有手牌的人都會被問到，誰怎麼答不公開。
    }
act-gz-nullify-decline = 不抵消
act-gz-nullify-card = 抵消
act-gz-nullify-kingdom = 護住同勢力

ask-gz-nullify-mine =
    { $depth ->
        [0] { $user ->
            [none] 【{ $card }】就要對你生效。
           *[other] { $user }的【{ $card }】就要對你生效。
        }
       *[other] { $user }使用了【{ $card }】，事關你自己。
    }要抵消嗎？
ask-gz-nullify-mine-sub =
    { $kingdom ->
        [true] 【無懈可擊·國】可以把後面與你同勢力的目標一起護住。
       *[false] 有手牌的人都會被問到，誰怎麼答不公開。
    }
act-gz-nullify-mine-decline = 不抵消
act-gz-nullify-mine-card = 抵消
act-gz-nullify-mine-kingdom = 護住同勢力

ask-gz-dodge =
    { $needed ->
        [1] { $user }對你使用【{ $card }】。出【閃】嗎？
       *[other] { $user }對你使用【{ $card }】，要連出 { $needed } 張【閃】。出嗎？
    }
ask-gz-dodge-sub = 不出，就受到傷害。
act-gz-dodge-decline = 不閃
act-gz-dodge-card = 出閃

ask-gz-slash =
    { $needed ->
        [1] 【{ $card }】輪到你，對面是{ $user }。打出【殺】嗎？
       *[other] 【{ $card }】輪到你，對面是{ $user }，要連出 { $needed } 張【殺】。出嗎？
    }
ask-gz-slash-sub = 不出，就受到傷害。
act-gz-slash-decline = 不出
act-gz-slash-card = 出殺

ask-gz-borrowed = { $user }借你的刀去殺{ $target }。使用【殺】嗎？
ask-gz-borrowed-sub = 不殺，就交出武器。
act-gz-borrowed-decline = 交出武器
act-gz-borrowed-card = 使用殺

ask-gz-rescue = { $dying }瀕死，還差 { $needed } 點體力。救嗎？
ask-gz-rescue-sub = 【桃】能救人，【酒】只能救自己；一張回復1點。
act-gz-rescue-decline = 不救
act-gz-rescue-card = 救

## 牌的效果

ask-gz-harvest = 亮出的牌裡，你拿哪一張？
act-gz-harvest-choose = 拿走

ask-gz-snatch = 拿走{ $target }的哪一張牌？
ask-gz-snatch-sub = 手牌只能盲抽。
act-gz-snatch-choose = 拿走

ask-gz-dismantle = 棄掉{ $target }的哪一張牌？
ask-gz-dismantle-sub = 手牌只能盲抽。
act-gz-dismantle-choose = 棄掉

ask-gz-ice-sword = 【寒冰劍】：棄掉{ $target }的哪一張牌？
ask-gz-ice-sword-sub = 手牌只能盲抽。
act-gz-ice-sword-choose = 棄掉

ask-gz-take = 「{ $why }」：選{ $target }的一張牌。
ask-gz-take-sub = 手牌只能盲抽。
act-gz-take-choose = 就這張

ask-gz-fire-show = { $user }對你使用【火攻】。展示哪一張手牌？
ask-gz-fire-show-sub = 對方棄一張同花色的手牌，就能燒你1點。
act-gz-fire-show-choose = 展示

ask-gz-fire-burn = { $target }展示的是{ $suit }。棄一張{ $suit }手牌燒過去嗎？
act-gz-fire-burn-decline = 不燒
act-gz-fire-burn-discard = 棄牌，燒

ask-gz-double-swords = { $user }的【雌雄雙股劍】：棄一張手牌，還是讓其摸一張？
act-gz-double-swords-decline = 讓其摸牌
act-gz-double-swords-discard = 棄一張手牌

ask-gz-kylin-bow = 【麒麟弓】：射掉{ $target }的哪一匹馬？
act-gz-kylin-bow-choose = 射掉

ask-gz-know-both = 看{ $target }的什麼？
ask-gz-know-both-sub = 只有你看得到。
act-gz-know-both-hand = 看手牌
act-gz-know-both-head = 看主將
act-gz-know-both-deputy = 看副將

## 技能的效果

ask-gz-point-duel = 「{ $why }」：{ $seat }與{ $target }拼點。你出哪一張？
ask-gz-point-duel-sub = 同時翻開，點數大的贏；一樣大，算{ $seat }沒贏。
act-gz-point-duel-choose = 就出這張

ask-gz-duanchang = 「斷腸」：{ $target }的哪一張武將牌失去技能？
act-gz-duanchang-head = 主將
act-gz-duanchang-deputy = 副將

ask-gz-buqu = 體力回復了，移去 { $count } 張「創」。
ask-gz-buqu-sub = 留下的「創」點數都不相同，就不會瀕死。
act-gz-buqu-choose = 移去

ask-gz-shuangren = 「雙刃」拼贏了。對誰使用【殺】？
act-gz-shuangren-choose = 殺

ask-gz-xiangle = { $target }的「享樂」：棄一張基本牌嗎？
ask-gz-xiangle-sub = 不棄，這張【殺】對其無效。
act-gz-xiangle-decline = 不棄
act-gz-xiangle-discard = 棄一張基本牌

ask-gz-luoshen = 「洛神」判出黑色。再判一次嗎？
ask-gz-luoshen-sub = 停下，就獲得這一連串黑色判定牌；判出紅色也是如此。
act-gz-luoshen-stop = 停下
act-gz-luoshen-again = 再判一次

ask-gz-yiji = 「遺計」：把哪幾張給誰？
ask-gz-yiji-sub = 可以分兩次給，也可以留給自己。
act-gz-yiji-give = 交給

ask-gz-quhu = 「驅虎」拼贏了。讓{ $target }打誰？
ask-gz-quhu-sub = 傷害算{ $target }造成的，1點。
act-gz-quhu-choose = 打

ask-gz-guanxing = 「觀星」：選出放回牌堆頂的牌，先選的先摸到。
ask-gz-guanxing-sub = 沒選的放到牌堆底。
act-gz-guanxing-keep = 照原樣
act-gz-guanxing-arrange = 放回牌堆頂

ask-gz-guanxing-bottom = 「觀星」：排好放到牌堆底的牌，先選的在上面。
act-gz-guanxing-bottom-arrange = 放到牌堆底

ask-gz-guzheng = 「固政」：把其餘的【{ $cards }】也拿走嗎？
act-gz-guzheng-take = 拿走
act-gz-guzheng-decline = 不拿

ask-gz-fanjian = { $user }的「反間」：說出一種花色，再盲抽其一張手牌。
ask-gz-fanjian-sub = 抽到的花色不符，就受1點傷害。
act-gz-fanjian-spade = 黑桃
act-gz-fanjian-heart = 紅桃
act-gz-fanjian-club = 梅花
act-gz-fanjian-diamond = 方塊

ask-gz-luanwu = 「亂武」：對離你最近的{ $targets }使用【殺】嗎？
ask-gz-luanwu-sub = 不殺，就失去1點體力。
act-gz-luanwu-decline = 失去1點體力
act-gz-luanwu-card = 使用殺

ask-gz-luanwu-target = 一樣近。殺誰？
act-gz-luanwu-target-choose = 殺

ask-gz-kuangfu = 「狂斧」：怎樣處置{ $target }的裝備？
act-gz-kuangfu-place = 裝到自己這裡
act-gz-kuangfu-discard = 棄置

ask-gz-move-on-field = 移動場上的一張牌嗎？
ask-gz-move-on-field-sub = 從一人的裝備區或判定區，移到另一人的同一個區域。
act-gz-move-on-field-decline = 不移
act-gz-move-on-field-move = 移過去

## 為什麼不行

why-gz-forbidden = 你現在不能使用【{ $card }】。
why-gz-no-target = 沒有人能當【{ $card }】的目標。
why-gz-only-an-answer = 【{ $card }】只能用來應對，不能主動使用。
why-gz-slash-forbidden = 你這一回合不能使用【殺】。
why-gz-slash-limit = 這個出牌階段的【殺】用完了。
why-gz-wine-limit = 每個出牌階段只能用一張【酒】。
why-gz-unwounded = 你沒有受傷，用不了【桃】。
why-gz-not-yourself = 不能選自己。
why-gz-out-of-range = { $seat }不在你的攻擊範圍內。
why-gz-too-far = { $seat }太遠，【{ $card }】夠不到。
why-gz-no-cards-there = { $seat }一張牌也沒有。
why-gz-no-hand = 要有手牌可展示，才能當【火攻】的目標。
why-gz-no-weapon = { $seat }沒有武器可借。
why-gz-nobody-in-range = { $seat }的攻擊範圍內沒有人。
why-gz-nothing-to-see = { $seat }沒有手牌，也沒有暗將，沒什麼可看。
why-gz-lies-there = 那裡已經有一張【{ $card }】。
why-gz-you-undetermined = 你的勢力還沒有確定。
why-gz-undetermined = { $seat }沒有亮明勢力。
why-gz-same-kingdom = { $seat }與你同勢力。
why-gz-may-not-reveal = 現在不能明置武將，用不了「{ $skill }」。
why-gz-skill-used-up = 「{ $skill }」的次數用完了。
why-gz-skill-not-now = 「{ $skill }」現在用不上。
why-gz-no-answer = 【{ $card }】不能當【{ $kind }】用。
why-gz-not-this-card = 這裡不能用【{ $card }】。
why-gz-skill-no-answer = 「{ $skill }」變不出這裡要的牌。
why-gz-skill-no-cards = 你沒有可以用來發動「{ $skill }」的牌或目標。
why-gz-skill-failed = 「{ $skill }」已經試過了。
why-gz-skill-lost = 「{ $skill }」已經失去，不會回來。

## 勝負

why-gz-kingdom-won = { $seat }的勢力一統天下
why-gz-careerist-won = 野心家{ $seat }獨得天下
why-gz-no-cards-left = 牌不夠了，平局
