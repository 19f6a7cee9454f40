### Hegemony: questions, buttons and the log of the current edition.

## Choices of the rules

act-gz-choose-pair-with = Take this pair
act-gz-play-turn-up = Reveal

ask-gz-alliance = Another kingdom has accepted your card. Draw one?
act-gz-alliance-decline = Do not draw
act-gz-alliance-draw-one = Draw a card

ask-gz-vanguard = Vanguard: whose hidden general will you see?
act-gz-vanguard-choose = This one

ask-gz-vanguard-place = Vanguard: which general of { $target }?
act-gz-vanguard-place-head = Head
act-gz-vanguard-place-deputy = Deputy

ask-gz-recruit = The game is about to be won. Spend the careerist mark to recruit an ally?
ask-gz-recruit-sub = The others are asked in turn; the first to accept is of your kingdom.
act-gz-recruit-decline = Recruit nobody
act-gz-recruit-recruit = Recruit

ask-gz-join = { $seat }, a careerist, wants you as ally. Join?
ask-gz-join-sub = If you do, you leave your kingdom and win or lose together.
act-gz-join-refuse = Refuse
act-gz-join-join = Join

ask-gz-summoned = { $seat } summons a formation. Reveal a general and join that kingdom?
ask-gz-summoned-sub = Whoever sits right is asked; who is of another kingdom can only decline.
act-gz-summoned-decline = Decline
act-gz-summoned-head = Reveal the head
act-gz-summoned-deputy = Reveal the deputy

ask-gz-command = { $why }: which command do you give?
ask-gz-command-sub = Two of the six are drawn at random; choose one.
act-gz-command-strike = Strike: deal 1 damage
act-gz-command-tribute = Tribute: draw 1, give 2
act-gz-command-bleed = Bleed: lose 1 HP
act-gz-command-hold = Hold: no hand cards, no skills
act-gz-command-rest = Rest: stack, no recovery
act-gz-command-disarm = Disarm: keep one and one

ask-gz-command-target = { $why }: whom shall { $receiver } hit for 1, if they obey?
act-gz-command-target-choose = This one

ask-gz-obey =
    { $seat } commands: { $command ->
        [strike] { $target ->
            [self] deal them 1 damage
           *[other] deal 1 damage to { $target }
        }
        [tribute] draw one card, then give them two
        [bleed] lose 1 HP
        [hold] no hand cards and no skills but locked ones this turn
        [rest] stack your generals and recover nothing this turn
       *[disarm] keep one hand card and one equipment card, discard the rest
    }. Obey?
act-gz-obey-refuse = Refuse
act-gz-obey-obey = Obey

ask-gz-tribute = Command: give two cards to { $target }.
act-gz-tribute-choose = Give

ask-gz-keep =
    Command: which { $zone ->
        [hand] hand card
       *[equip] equipment card
    } do you keep?
act-gz-keep-choose = Keep

ask-gz-deputy = A new deputy: which one?
act-gz-deputy-choose = This one

ask-gz-change-deputy = { $why }: change your deputy?
ask-gz-change-deputy-sub = A general of your kingdom is turned up from the deck of generals and takes its place.
act-gz-change-deputy-decline = Keep the deputy
act-gz-change-deputy-change = Change

## Cards of the current edition

ask-gz-alliance-feast = Alliance Feast, { $left } left: draw a card, or recover 1 HP?
act-gz-alliance-feast-draw-one = Draw
act-gz-alliance-feast-recover = Recover 1 HP

ask-gz-drowning = { $user } floods you: discard all your equipment, or take 1 thunder damage?
act-gz-drowning-take-damage = Take the damage
act-gz-drowning-discard = Discard equipment

ask-gz-imperial-order = Imperial Order: what do you choose?
act-gz-imperial-order-lose-hp = Lose 1 HP
act-gz-imperial-order-turn-up = Reveal, draw one
act-gz-imperial-order-discard = Discard equipment

ask-gz-wooden-ox = Send the Wooden Ox to somebody else?
ask-gz-wooden-ox-sub = The cards under it go along.
act-gz-wooden-ox-decline = Keep it
act-gz-wooden-ox-send = Send it

## Skills of the standard generals

ask-gz-jushou = Hold Fast: choose a hand card; equipment is used, anything else discarded.
act-gz-jushou-choose = This one

ask-gz-fangzhu = { $by }'s Exile: discard { $n } and lose 1 HP, or draw { $n } and stack your generals?
act-gz-fangzhu-decline = Draw and stack
act-gz-fangzhu-discard = Discard, lose 1 HP

ask-gz-rende = Benevolence: use a basic card, without a card?
act-gz-rende-decline = Use nothing
act-gz-rende-use = Use { $card }

ask-gz-tieqi = { $user }'s Iron Cavalry shows a { $suit }. Discard a { $suit }?
ask-gz-tieqi-sub = If not, you cannot dodge this Slash.
act-gz-tieqi-decline = Keep it
act-gz-tieqi-discard = Discard

ask-gz-liegong = Mighty Bow: { $target } cannot dodge, or takes 1 more?
act-gz-liegong-no-dodge = Cannot dodge
act-gz-liegong-one-more = 1 more damage

ask-gz-kuanggu = Wild Bones: recover 1 HP, or draw a card?
act-gz-kuanggu-recover = Recover 1 HP
act-gz-kuanggu-draw-one = Draw a card

ask-gz-zaiqi = Rise Again: draw a card yourself, or let { $target } recover 1 HP?
act-gz-zaiqi-draw-one = Draw a card
act-gz-zaiqi-recover = Let them recover

ask-gz-fanjian-given = { $user }'s Sow Discord: show your hand and discard every { $suit }, or lose 1 HP?
act-gz-fanjian-given-discard = Show and discard
act-gz-fanjian-given-lose-hp = Lose 1 HP

ask-gz-chuli = Purge Pestilence: one more, of yet another kingdom?
act-gz-chuli-decline = That is all
act-gz-chuli-choose = This one too

ask-gz-qingcheng = City-Toppling Beauty took equipment. Hide a general of one more?
act-gz-qingcheng-decline = No more
act-gz-qingcheng-turn-down = Hide it

## Formation

ask-gz-tuntian = Garrison Fields: keep { $card } as a field?
act-gz-tuntian-lay = As a field
act-gz-tuntian-decline = Leave it

ask-gz-huyuan = Rescue: discard a card on the table?
act-gz-huyuan-decline = Leave them
act-gz-huyuan-discard = Discard it

ask-gz-tiaoxin = { $user } provokes you. Use a Slash on them?
ask-gz-tiaoxin-sub = If not, they discard one of your cards.
act-gz-tiaoxin-decline = Let it be
act-gz-tiaoxin-card = Use a Slash

ask-gz-shangyi = Openness: what of { $target } will you see?
act-gz-shangyi-hand = Hand cards
act-gz-shangyi-generals = Hidden generals

ask-gz-shangyi-discard = Openness: discard a black hand card of { $target }?
act-gz-shangyi-discard-decline = Leave it
act-gz-shangyi-discard-discard = Discard it

## Momentum

ask-gz-xunxun = Prudence: choose two for the top; your first choice is drawn first.
act-gz-xunxun-arrange = Put on top

ask-gz-xunxun-bottom = Prudence: in which order at the bottom? Your first choice lies uppermost.
act-gz-xunxun-bottom-arrange = Put at the bottom

ask-gz-wuxin = Insight: in which order on top? Your first choice is drawn first.
act-gz-wuxin-arrange = Put on top

ask-gz-qianxi = Ambush: who cannot use { $color } hand cards this turn?
act-gz-qianxi-choose = This one

ask-gz-yongjue = Brave Resolve: take this Slash back?
act-gz-yongjue-decline = Leave it
act-gz-yongjue-take = Take it

ask-gz-benghuai = Crumbling: lose 1 HP, or 1 maximum HP?
act-gz-benghuai-lose-hp = Lose 1 HP
act-gz-benghuai-lose-max-hp = Lose 1 maximum HP

ask-gz-chuanxin = { $user }'s Heart Piercer: discard all equipment and lose 1 HP, or remove your deputy?
act-gz-chuanxin-discard = Discard, lose 1 HP
act-gz-chuanxin-remove = Remove the deputy

## Transformation

ask-gz-zhiman = Subdue the Tribes: let { $target } change deputy?
act-gz-zhiman-decline = No
act-gz-zhiman-offer = Let them decide

ask-gz-diaodu = Deployment: who gets { $card }?
act-gz-diaodu-decline = Keep it
act-gz-diaodu-give = Give

ask-gz-xiongsuan = Vicious Scheme: which limited skill of { $target } is ready again?
act-gz-xiongsuan-choose = This one

ask-gz-shelie = Broad Learning: which card of each suit?
act-gz-shelie-choose = Take them

ask-gz-yigui = Command Ghosts: which soul goes back?
act-gz-yigui-choose = Return it

## Power

ask-gz-zhengbi = Call to Office: return to { $target } one card that is not basic, or two that are?
act-gz-zhengbi-give-one = Give one
act-gz-zhengbi-give-two = Give two basic

ask-gz-enyuan = { $target }'s Debts Repaid: give a hand card, or lose 1 HP?
act-gz-enyuan-lose-hp = Lose 1 HP
act-gz-enyuan-give = Give it

ask-gz-xuanhuo = Enticement: which skill will you have this turn?

ask-gz-zhuwei = Encirclement Wall: hand limit +1 and one more Slash for { $target } this turn?
act-gz-zhuwei-decline = No
act-gz-zhuwei-allow = Yes

ask-gz-weidi = False Emperor: give { $target } { $count } cards in return.
act-gz-weidi-choose = Give

ask-gz-fudi = Turncoat: who takes 1 damage?
act-gz-fudi-choose = This one

## Buchen

ask-gz-juejue =
    { $seat }'s Resolute: put { $count ->
        [one] { $count } hand card
       *[other] { $count } hand cards
    } into the discard pile, or take 1 damage?
act-gz-juejue-suffer = Take the damage
act-gz-juejue-put-away = Put them away

ask-gz-fangyuan = Square and Round: which besieger gets the Slash?
act-gz-fangyuan-choose = Slash

ask-gz-tongdu = { $seat }'s Coordination: draw as many as you discarded?
act-gz-tongdu-decline = Do not draw
act-gz-tongdu-draw = Draw

ask-gz-aocai = Proud Talent: which of the top two cards do you use?
ask-gz-aocai-sub = If neither fits, you can only pass.
act-gz-aocai-decline = Use neither
act-gz-aocai-card = This one

ask-gz-midao = Way of Rice: which two cards become rice?
act-gz-midao-choose = As rice

ask-gz-fengshi-md = { $seat }'s Edge of the Tide: let them discard a card of each of you, for 1 more damage?
act-gz-fengshi-md-decline = No
act-gz-fengshi-md-agree = Agree

ask-gz-wenji = Ask for Counsel: which card do you give to { $to }?
act-gz-wenji-choose = Give it

ask-gz-lixia = { $seat }'s Courtesy: discard one of their equipment cards?
ask-gz-lixia-sub = If you do: discard two, lose 1 HP, or let them draw two.
act-gz-lixia-decline = Leave them
act-gz-lixia-discard = Discard it

ask-gz-lixia-price = { $seat }'s Courtesy: what do you choose?
act-gz-lixia-price-let-draw = Let them draw two
act-gz-lixia-price-lose-hp = Lose 1 HP
act-gz-lixia-price-discard-two = Discard two

ask-gz-baolie = { $target }'s Leopard's Ferocity: use a Slash on them?
ask-gz-baolie-sub = If not, they discard one of your cards.
act-gz-baolie-decline = Let it be
act-gz-baolie-card = Use a Slash

ask-gz-chenglue = Accomplished Plan: who gets a fish mark?
act-gz-chenglue-decline = Nobody
act-gz-chenglue-choose = This one

ask-gz-tongling = Pass On Orders: use a hand card on { $target }?
act-gz-tongling-decline = Use nothing
act-gz-tongling-use = Use it

ask-gz-jinxian = Close Trap: which of your generals is hidden?
act-gz-jinxian-head = Head
act-gz-jinxian-deputy = Deputy

ask-gz-jinfa = { $seat }'s Proud Campaign: have a card taken, or give an equipment card?
ask-gz-jinfa-sub = If you give a spade, you use a Slash on them, without a card.
act-gz-jinfa-suffer = Have one taken
act-gz-jinfa-give = Give equipment

ask-gz-lianpian = { $seat }'s Elegant Kinship: discard a card of theirs, or let them recover 1 HP?
act-gz-lianpian-decline = Neither
act-gz-lianpian-discard = Discard a card
act-gz-lianpian-recover = Let them recover

ask-gz-quanji = Power Play: which card becomes authority?
act-gz-quanji-choose = As authority

ask-gz-huaiyi = Disloyal Designs: which colour do you discard?
act-gz-huaiyi-red = Red
act-gz-huaiyi-black = Black

ask-gz-huaiyi-targets = Disloyal Designs: whose cards do you take?
act-gz-huaiyi-targets-decline = Nobody's
act-gz-huaiyi-targets-choose = Theirs

## Why not?

why-gz-no-big-kingdom = There is no big kingdom now.
why-gz-not-big-kingdom = You are not of a big kingdom.
why-gz-no-equipment = { $seat } has no equipment.
why-gz-nobody-next = There is no next player to burn.
why-gz-nobody-undetermined = Nobody is undetermined.

## The log

news-gz-mark =
    { $seat } gets a { $mark ->
        [vanguard] vanguard
        [companion] companions
        [fish] fish
        [careerist] careerist
        [charity] charity
       *[congcha] watched
    } mark.
news-gz-mark-spent =
    { $seat } spends a { $mark ->
        [vanguard] vanguard
        [companion] companions
        [fish] fish
        [careerist] careerist
        [charity] charity
       *[congcha] watched
    } mark.
news-gz-battle-royal = Battle royal begins: a Peach serves only as Slash or Dodge.
news-gz-command =
    { $seat } gives a command with { $skill }: { $command ->
        [strike] Strike
        [tribute] Tribute
        [bleed] Bleed
        [hold] Hold
        [rest] Rest
       *[disarm] Disarm
    }.
news-gz-obeyed = { $seat } obeys the command.
news-gz-disobeyed = { $seat } does not obey the command.
news-gz-summon =
    { $seat } summons a { $shape ->
        [queue] queue
       *[siege] siege
    }.
news-gz-joined = { $seat } accepts and is the careerist's ally.
news-gz-join-refused = { $seat } refuses to join the careerist.
news-gz-returned = The lord has come: { $seats }, back to { $kingdom }.
news-gz-lord-fell = Lord { $seat } is dead: from now on everyone of { $kingdom } is a careerist.
news-gz-removed =
    { $seat } removes a general, { $general } ({ $place }){ $kingdom ->
        [none] .
       *[other] : { $kingdom }.
    }
news-gz-deputy-sought = { $seat } turns up for a new deputy: { $generals }.
news-gz-deputy-changed =
    { $general ->
        [none] { $seat } has a new deputy, hidden.
       *[other] { $seat } has a new deputy: { $general }.
    }
news-gz-gains-skill = { $seat } has { $skill } now.
news-gz-mute = { $seat } has only locked skills this turn on one general: { $general }.
news-gz-max-hp = { $seat }'s maximum HP is { $max_hp } now, HP { $hp }.
news-gz-lured = { $seat } is lured away until the end of the turn.
news-gz-tuck =
    { $count ->
        [one] { $seat } puts { $count } card under the Wooden Ox.
       *[other] { $seat } puts { $count } cards under the Wooden Ox.
    }
news-gz-tuck-mine = { $seat } puts { $cards } under the Wooden Ox.
news-gz-put-away = { $seat } puts { $cards } into the discard pile.
news-gz-leaves-game = { $card } leaves the game.
news-gz-points-shown = { $seat } and { $target } turn up their cards: { $card } against { $other }.
news-gz-points = { $seat }'s card counts { $number } now.
news-gz-qianxi = { $seat } cannot use { $color } hand cards this turn.
news-gz-xiongsuan =
    { $target ->
        [self] { $seat }'s { $skill } is ready again after this turn.
       *[other] { $target }'s { $skill } is ready again after this turn.
    }
news-gz-zhidao = { $seat }'s Pheasant Thief is after { $target }.
news-gz-stored =
    { $count ->
        [one] { $seat } lays { $count } random unused general face down ({ $pile }).
       *[other] { $seat } lays { $count } random unused generals face down ({ $pile }).
    }
news-gz-stored-mine = You have laid down { $generals } ({ $pile }).
news-gz-put-back = { $seat } returns { $pile } to the deck of generals: { $generals }.
news-gz-massacre = { $seat } adds massacre cards: { $generals }.
news-gz-xiongnue =
    { $seat }'s Cruelty against that kingdom this turn: { $treatment ->
        [damage] 1 more damage
        [take] a card taken with each damage
       *[unlimited] cards without limit
    }.
