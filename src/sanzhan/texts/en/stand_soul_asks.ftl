### Soul of the Stand: questions, buttons, and "why not?".

## Your own turn

ask-soul-main = Your turn. What will you do?
ask-soul-main-sub = Trade, attack, declare victory or pass: one of the four.
act-soul-main-pass = Pass
act-soul-main-trade = Trade
act-soul-main-attack = Attack
act-soul-main-declare = Declare victory
act-soul-main-declare-solo = Declare alone
act-soul-main-foretell = Foretell
act-soul-main-zhuge-liang = Turn up Zhuge Liang
act-soul-main-mori-motonari = Turn up Mori Motonari

ask-soul-zhuge = This is the whole pile. Choose what goes on top; your first choice lies uppermost.
ask-soul-zhuge-sub = The rest will be shuffled.
act-soul-zhuge-arrange = Put on top

ask-soul-pile = An item is about to be drawn. Turn up Zhuge Liang first?
ask-soul-pile-sub = You are asked whether you have him or not, so nobody can tell.
act-soul-pile-go-on = Just draw
act-soul-pile-zhuge-liang = Turn up Zhuge Liang

ask-soul-end = Your turn is ending. Use your stand?
ask-soul-end-sub = Zhuge Liang and Mori Motonari can still be turned up.
act-soul-end-end-turn = End the turn
act-soul-end-zhuge-liang = Turn up Zhuge Liang
act-soul-end-mori-motonari = Turn up Mori Motonari

ask-soul-ally = Name another ally?
ask-soul-ally-sub = Whoever you name shows gang and items; one mistake and the other gang wins.
act-soul-ally-enough = That is all
act-soul-ally-name = Name

## Trading

ask-soul-answer = { $from } offers you { $item } for one of your items.
ask-soul-answer-sub = To accept, pick an item to give back. Others see no cards, only whether you agreed.
act-soul-answer-refuse = Refuse, hand it back
act-soul-answer-accept = Accept the trade

ask-soul-mori-give = { $to } has to hand over { $kind }. What do you give for it?
ask-soul-mori-give-sub = It cannot be refused; both items then take effect as usual.
act-soul-mori-give-give = Trade it

ask-soul-mori-which = { $to } demands a pouch. Which one do you give?
ask-soul-mori-which-sub = Nobody can tell whether you have one or both.
act-soul-mori-which-give = Give this one

ask-soul-smuggle = You traded { $item } away. Reveal it for its effect?
ask-soul-smuggle-sub = Hidden, it does nothing. Items without effect can only stay hidden, and nobody can tell which is which.
act-soul-smuggle-hide = Keep it hidden
act-soul-smuggle-reveal = Reveal it

ask-soul-draw = You traded a pouch away. Draw an item?
ask-soul-draw-sub = Only you will see it. Over the limit, you have to give one away at once.
act-soul-draw-decline = Do not draw
act-soul-draw-draw = Draw one

ask-soul-swap = Swap stands with { $with }?
ask-soul-swap-sub = Both end face down, and a spent stand can be used again.
act-soul-swap-decline = Keep your stand
act-soul-swap-swap = Swap stands

ask-soul-call = Look through the stand pile for a new stand?
ask-soul-call-sub = Having looked, you have to take one; your own goes into the pile.
act-soul-call-decline = Keep your stand
act-soul-call-look = Look and take one

ask-soul-call-pick = Choose a stand to place face down before you.
ask-soul-call-pick-sub = It comes fresh.
act-soul-call-pick-choose = Take this one

ask-soul-tide = Shall everybody pass an item on, and which way?
ask-soul-tide-sub = Left goes to the next player, right to the one before. All choose in secret and pass at once.
act-soul-tide-decline = No passing
act-soul-tide-left = Pass left
act-soul-tide-right = Pass right

ask-soul-tide-pick = Choose an item to pass to { $to }.
ask-soul-tide-pick-sub = Passing is not trading: no effects, and only the two of you know what it is.
act-soul-tide-pick-pass-on = Pass it on

ask-soul-gift =
    { $surplus ->
        [one] You are { $surplus } item over the limit. What do you give, and to whom?
       *[other] You are { $surplus } items over the limit. What do you give, and to whom?
    }
ask-soul-gift-sub = It cannot be refused, and only the two of you know what it is.
act-soul-gift-give = Give it away

## Fighting

ask-soul-f1 = { $attacker } is attacking { $defender }. Turn up your stand before anyone takes sides?
ask-soul-f1-sub = Everyone with a hidden stand is asked, and nobody sees who answered what.
act-soul-f1-nothing = Let it go on
act-soul-f1-taishi-ci = Taishi Ci: call it off
act-soul-f1-oda-nobunaga = Oda Nobunaga: make it a duel
act-soul-f1-nohime = Nohime: name the winner

ask-soul-pay = { $to } called off your attack. Choose an item to hand over.
ask-soul-pay-sub = Only the two of you know which. Then your turn ends.
act-soul-pay-give = Hand it over

ask-soul-support = { $attacker } attacks { $defender }. Whose side are you on?
ask-soul-support-sub = Everybody sees your answer, and it stands.
act-soul-support-neutral = Stay neutral
act-soul-support-sword = Support the attacker
act-soul-support-shield = Support the defender

ask-soul-f4 = Use Zhen Ji to bar someone from supporting?
ask-soul-f4-sub = In this fight, it is now or never: items and stands come next.
act-soul-f4-decline = Bar nobody
act-soul-f4-zhen-ji = Use Zhen Ji

ask-soul-f5 = { $attacker } against { $defender }, free use. Use an item or your stand?
ask-soul-f5-sub =
    { $side ->
        [sword] You are on the attacker's side.
        [shield] You are on the defender's side.
       *[neutral] You are on neither side.
    } If you pass and someone else uses something, you are asked again.
act-soul-f5-done = Use nothing
act-soul-f5-item = Show the item
act-soul-f5-stand = Use your stand
act-soul-f5-nohime = Nohime: name the winner
act-soul-f5-zhuge-liang = Turn up Zhuge Liang

ask-soul-f7 = The fight is over. Undo its result?
ask-soul-f7-sub = Liu Bei can: no look, no search, no draw for a tie, and the turn ends at once.
act-soul-f7-nothing = Let it stand
act-soul-f7-liu-bei = Liu Bei: undo it

ask-soul-spoils = You beat { $loser }. Look or search?
ask-soul-spoils-sub = Look: see their gang and stand. Search: see all their items and take one if you like.
act-soul-spoils-look = See gang and stand
act-soul-spoils-search = Search the items

ask-soul-take = Here is everything { $loser } holds. Take an item?
ask-soul-take-sub = If it is their only one, you have to give one of yours in return.
act-soul-take-leave = Take nothing
act-soul-take-take = Take it

## Why not?

why-soul-not-your-turn = Only during your own turn.
why-soul-not-now = This is not the moment for it.
why-soul-used = Already used in this fight.
why-soul-spent = Spent. It has to be face down again first.
why-soul-not-yourself = You cannot choose yourself.

why-soul-no-own-victory-item = To declare for your gang you need { $item } in your own hand.
why-soul-kogoro = You hold { $item }, so you cannot declare victory.
why-soul-not-solo = To win alone you need { $item } and three relics, all in your own hand.

why-soul-must-accept = { $item } cannot be refused.
why-soul-pouch-for-pouch = While the pile lasts, a pouch cannot be traded for a pouch.
why-soul-only-item-pouch = You have nothing but a pouch, and a pouch cannot be traded for a pouch: you have to refuse.
why-soul-cannot-pay-pouch = You have nothing but pouches to pay with, and a pouch cannot be traded for a pouch.
why-soul-already-gave = { $seat } has given already and has a full hand again.
why-soul-pile-empty = The pile is empty.

why-soul-no-fight-use = It is no use in a fight.
why-soul-only-attacker = Only the attacker can use it.
why-soul-only-defender = Only the defender can use it.
why-soul-only-fighters = Only attacker and defender can use it.
why-soul-only-supporter = Only supporters can use it.
why-soul-only-supporter-of-attacker = Only those who support the attacker can use it.
why-soul-only-supporter-of-defender = Only those who support the defender can use it.
why-soul-not-fighters = You are in this fight; only those outside it can use it.
why-soul-not-a-fighter = { $seat } is in this fight and out of Zhen Ji's reach.
why-soul-barred = Zhen Ji has barred your support, and this goes with it.
why-soul-supports-void = Oda Nobunaga has voided all support, and this goes with it.
