### Soul of the Stand: the things of the game, that is gangs, items, stands, stages and options.

game-stand-soul-name = Soul of the Stand
game-stand-soul-gist = Two secret gangs, three relics each. Trade, fight, work out who is on your side, and be first to declare victory.

## Gangs, roles, stages

soul-gang-sengoku-name = Sengoku gang
soul-gang-sanguo-name = Three Kingdoms gang

soul-role-attacker = Attacker
soul-role-defender = Defender
soul-stance-sword = For the attack
soul-stance-shield = For the defence
soul-stance-neutral = Neutral

soul-stage-deal = Deal
soul-stage-main = Action
soul-stage-answer = Trade: answer
soul-stage-smuggle = Trade: show or hide
soul-stage-effect = Trade: effect
soul-stage-demand = Trade: demand
soul-stage-end = End of turn
soul-stage-f1 = Challenge
soul-stage-f2 = Called off
soul-stage-f3 = Support
soul-stage-f4 = Barring
soul-stage-f5 = Free use
soul-stage-f7 = Count
soul-stage-f8 = Spoils
soul-stage-over = Game over

## Where power comes from; items and stands go by their own names

soul-why-self = in person
soul-why-support = support

## Items

soul-item-gouyu-name = Magatama
soul-item-gouyu-short = Magatama
soul-item-gouyu-gist = three to win
soul-item-gouyu-glyph = 玉
soul-item-gouyu-rule = Relic of the Sengoku gang; there are three. With three of them among its members, the gang can declare victory. Also counts for Orochi Unbound.

soul-item-kongming-name = Sky Lantern
soul-item-kongming-short = Lantern
soul-item-kongming-gist = three to win
soul-item-kongming-glyph = 灯
soul-item-kongming-rule = Relic of the Three Kingdoms gang; there are three. With three of them among its members, the gang can declare victory. Also counts for Orochi Unbound.

soul-item-lord-sword-name = Liege's Sword
soul-item-lord-sword-short = Sword
soul-item-lord-sword-gist = +1 attacking
soul-item-lord-sword-glyph = 剑
soul-item-lord-sword-rule = If you are the attacker, show it during free use: attack +1. No use when you defend or support.

soul-item-soul-trade-name = Soul Bargain
soul-item-soul-trade-short = Bargain
soul-item-soul-trade-gist = swap stands
soul-item-soul-trade-glyph = 魂
soul-item-soul-trade-rule = After trading it away you may swap stands with your partner. Both end face down, so a spent stand can be used again; from then on you both know both stands.

soul-item-checkpoint-name = Checkpoint Search
soul-item-checkpoint-short = Checkpoint
soul-item-checkpoint-gist = see their items
soul-item-checkpoint-glyph = 查
soul-item-checkpoint-rule = After trading it away you look at every item your partner now holds, including the one just received.

soul-item-pouch-gouyu-name = Brocade Pouch (Magatama)
soul-item-pouch-gouyu-short = Pouch (Magatama)
soul-item-pouch-gouyu-gist = trade it to draw
soul-item-pouch-gouyu-glyph = 囊
soul-item-pouch-gouyu-rule = While the pile lasts: after trading it away you may draw the top item; the two pouches can never be traded for each other; it is announced only as a Brocade Pouch. Once the pile is empty it is simply a Magatama.

soul-item-pouch-kongming-name = Brocade Pouch (Lantern)
soul-item-pouch-kongming-short = Pouch (Lantern)
soul-item-pouch-kongming-gist = trade it to draw
soul-item-pouch-kongming-glyph = 囊
soul-item-pouch-kongming-rule = While the pile lasts: after trading it away you may draw the top item; the two pouches can never be traded for each other; it is announced only as a Brocade Pouch. Once the pile is empty it is simply a Sky Lantern.

soul-item-pouch-name = Brocade Pouch
soul-item-pouch-short = Pouch
soul-item-pouch-gist = trade it to draw
soul-item-pouch-glyph = 囊
soul-item-pouch-rule = One of the two pouches. While the pile lasts, whoever trades it away may draw, and pouch for pouch is not allowed. Once the pile is empty, one is a Magatama and the other a Sky Lantern.

soul-item-stratagem-name = Strategist's Gambit
soul-item-stratagem-short = Gambit
soul-item-stratagem-gist = you win ties
soul-item-stratagem-glyph = 算
soul-item-stratagem-rule = If you are the attacker or the defender, show it during free use: should the powers be equal, you win. Not for supporters, and no match for Nohime.

soul-item-leather-armor-name = Mercenary's Leathers
soul-item-leather-armor-short = Leathers
soul-item-leather-armor-gist = +1 defending
soul-item-leather-armor-glyph = 甲
soul-item-leather-armor-rule = If you are the defender, show it during free use: defence +1. No use when you attack or support.

soul-item-stand-call-name = Stand Summons
soul-item-stand-call-short = Summons
soul-item-stand-call-gist = take a new stand
soul-item-stand-call-glyph = 招
soul-item-stand-call-rule = After trading it away you may look through the stand pile, place one stand face down before you and put your old one back. The new stand is fresh. Not in the game with ten players.

soul-item-mind-read-name = Sage's Mind-reading
soul-item-mind-read-short = Mind-reading
soul-item-mind-read-gist = see their gang
soul-item-mind-read-glyph = 心
soul-item-mind-read-rule = After trading it away you look at your partner's gang card.

soul-item-guard-whip-name = Guard's Whip
soul-item-guard-whip-short = Whip
soul-item-guard-whip-gist = +1 for the defender
soul-item-guard-whip-glyph = 鞭
soul-item-guard-whip-rule = If you support the defender, show it during free use: defence +1. If your support stops counting, so does this.

soul-item-silent-kogoro-name = Silent Kogoro
soul-item-silent-kogoro-short = Kogoro
soul-item-silent-kogoro-gist = no declaring
soul-item-silent-kogoro-glyph = 默
soul-item-silent-kogoro-rule = Offered in a trade, it must be accepted. While you hold it you cannot declare victory; being named by an ally is fine. Not in the game with three players.

soul-item-guard-knife-name = Guard's Throwing Knives
soul-item-guard-knife-short = Knives
soul-item-guard-knife-gist = +1 for the attacker
soul-item-guard-knife-glyph = 刀
soul-item-guard-knife-rule = If you support the attacker, show it during free use: attack +1. If your support stops counting, so does this.

soul-item-turn-tide-name = Turning Tide
soul-item-turn-tide-short = Tide
soul-item-turn-tide-gist = all pass one on
soul-item-turn-tide-glyph = 转
soul-item-turn-tide-rule = After trading it away you may call left or right. Everybody secretly picks one item and all pass it that way at once. Passing is not trading: nothing takes effect and nothing can be refused.

soul-item-orochi-name = Orochi Unbound
soul-item-orochi-short = Orochi
soul-item-orochi-gist = three win alone
soul-item-orochi-glyph = 蛇
soul-item-orochi-rule = Holding it together with any three relics you may declare a victory of your own on your turn; everybody else loses. Magatama and Sky Lanterns mix freely, turned pouches count, the Heshi Jade does not.

soul-item-goldthread-name = Bitter Goldthread
soul-item-goldthread-short = Goldthread
soul-item-goldthread-gist = silences a trade
soul-item-goldthread-glyph = 连
soul-item-goldthread-rule = Offered in a trade, it must be accepted. In a trade where it changes hands neither item takes effect and neither is announced; to the others it looks like a trade of two plain items.

soul-item-heshibi-name = Heshi Jade
soul-item-heshibi-short = Jade
soul-item-heshibi-gist = one relic, if few
soul-item-heshibi-glyph = 璧
soul-item-heshibi-rule = Only with an odd number of players: one lies open before each of them and can be neither traded nor taken. When the smaller gang declares, one of them stands in for one relic. It never counts for Orochi Unbound.

## Stands

soul-stand-liu-bei-name = Liu Bei
soul-stand-liu-bei-when = Once
soul-stand-liu-bei-rule = When a fight has been decided but nothing has come of it yet, turn him up and nothing will: no look, no search, no draw for a tie, and the turn ends at once. You need not be part of the fight.

soul-stand-zhuge-liang-name = Zhuge Liang
soul-stand-zhuge-liang-when = Once
soul-stand-zhuge-liang-rule = During your own turn, look at the whole pile, choose two items, shuffle the rest and put the two on top in the order you like. It costs no action and can come just before a pouch's draw.

soul-stand-cao-cao-name = Cao Cao
soul-stand-cao-cao-when = Permanent
soul-stand-cao-cao-rule = If you are the attacker, you may add 1 to the attack during free use. No use when you defend or support.

soul-stand-zhen-ji-name = Zhen Ji
soul-stand-zhen-ji-when = Permanent
soul-stand-zhen-ji-rule = If you are the attacker: after everyone has taken sides and before any item or stand is used, name a player outside the fight. Their support is void, and Takeda Shingen, the Knives and the Whip are barred to them in this fight.

soul-stand-taishi-ci-name = Taishi Ci
soul-stand-taishi-ci-when = Once
soul-stand-taishi-ci-rule = When another player has announced an attack and nobody has taken sides yet, turn him up and the fight is off. An attacker with two or more items picks one and gives it to you; their turn ends at once.

soul-stand-mori-motonari-name = Mori Motonari
soul-stand-mori-motonari-when = Once
soul-stand-mori-motonari-rule = In your own turn, before or after your action, name a player and an item. If they have it, they must trade it for any item of yours, with the usual effects. If not, they show you their whole hand and your turn ends.

soul-stand-oda-nobunaga-name = Oda Nobunaga
soul-stand-oda-nobunaga-when = Once
soul-stand-oda-nobunaga-rule = If you are the attacker or the defender: nobody may support in this fight, all support already given stops counting, along with everything used in support, and your side gets +1.

soul-stand-nohime-name = Nohime
soul-stand-nohime-when = Once
soul-stand-nohime-rule = If you are neither attacker nor defender, name one of the two as the winner, whatever their powers.

soul-stand-hashiba-hideyoshi-name = Hashiba Hideyoshi
soul-stand-hashiba-hideyoshi-when = Permanent
soul-stand-hashiba-hideyoshi-rule = If you are the defender, you may add 1 to the defence during free use, even after all others have shown their cards.

soul-stand-takeda-shingen-name = Takeda Shingen
soul-stand-takeda-shingen-when = Permanent
soul-stand-takeda-shingen-rule = If you support a side, you may add 1 to it during free use. No use when you fight yourself; if your support stops counting, so does he.

## Options

option-stand-soul-early-duel-window-name = Nobunaga and Nohime before support
option-stand-soul-early-duel-window-why = On: Oda Nobunaga and Nohime can be turned up right after an attack is announced. Off: only during free use.
option-stand-soul-early-duel-window-value-true = Allowed
option-stand-soul-early-duel-window-value-false = Not allowed

option-stand-soul-zhenji-bars-all-name = Stricter Zhen Ji
option-stand-soul-zhenji-bars-all-why = On: whoever she names can use nothing at all in this fight. Off: only support is barred; Nohime and Liu Bei still work.
option-stand-soul-zhenji-bars-all-value-true = Bars everything
option-stand-soul-zhenji-bars-all-value-false = Bars support

option-stand-soul-smuggling-name = Smuggling
option-stand-soul-smuggling-why = On: whoever trades an item away decides whether to reveal it; hidden, it has no effect.
option-stand-soul-smuggling-value-true = May be hidden
option-stand-soul-smuggling-value-false = Always revealed

option-stand-soul-fortune-telling-name = Foretelling
option-stand-soul-fortune-telling-why = On: you may also declare for the other gang. If it has enough relics and you name exactly who holds them, your gang wins; if not, theirs does.
option-stand-soul-fortune-telling-value-true = Allowed
option-stand-soul-fortune-telling-value-false = Not allowed

option-stand-soul-advanced-three-name = Advanced game for three
option-stand-soul-advanced-three-why = With three players only. On: three gang cards each, the majority is your gang, and a look shows just one card.
option-stand-soul-advanced-three-value-true = Three cards each
option-stand-soul-advanced-three-value-false = One card each

option-stand-soul-retake-own-stand-name = Take your own stand back
option-stand-soul-retake-own-stand-why = On: Stand Summons may also pick up the stand you have just put back, fresh again.
option-stand-soul-retake-own-stand-value-true = Allowed
option-stand-soul-retake-own-stand-value-false = Not allowed

option-stand-soul-beginner-items-name = Simple starting items
option-stand-soul-beginner-items-why = On: apart from the pouches, you start with simple items only. Good for a first game.
option-stand-soul-beginner-items-value-true = Simple ones only
option-stand-soul-beginner-items-value-false = Random

option-stand-soul-jade-is-own-item-name = Jade as your own relic
option-stand-soul-jade-is-own-item-why = To declare you need a relic of your own. On: in the smaller gang, the jade before you is enough.
option-stand-soul-jade-is-own-item-value-true = Counts
option-stand-soul-jade-is-own-item-value-false = Does not count

option-stand-soul-kogoro-blocks-solo-name = Kogoro forbids winning alone
option-stand-soul-kogoro-blocks-solo-why = On: holding Silent Kogoro, you cannot declare alone with Orochi Unbound either. Off: he only forbids declaring for your gang.
option-stand-soul-kogoro-blocks-solo-value-true = Forbids it
option-stand-soul-kogoro-blocks-solo-value-false = Allows it

option-stand-soul-three-player-packet-name = First hands for three
option-stand-soul-three-player-packet-why = Three players start with two items each. Dealt at once, both pouches may end up in one hand; dealt in two rounds, they never do.
option-stand-soul-three-player-packet-value-six = Six at once
option-stand-soul-three-player-packet-value-three-then-one = Two rounds

option-stand-soul-effect-order-name = Order of trade effects
option-stand-soul-effect-order-why = Whose item goes first when both have an effect.
option-stand-soul-effect-order-value-offered-first = The offered one
option-stand-soul-effect-order-value-returned-first = The returned one
option-stand-soul-effect-order-value-tide-last = Turning Tide last

option-stand-soul-reveal-allies-name = Naming allies
option-stand-soul-reveal-allies-why = When declaring, name all allies and then they show, or see each one before naming the next (kinder to the declarer).
option-stand-soul-reveal-allies-value-together = All at once
option-stand-soul-reveal-allies-value-one-by-one = One by one

option-stand-soul-pile-window-name = Zhuge Liang before a draw
option-stand-soul-pile-window-why = On: in your turn, Zhuge Liang can be turned up before any draw from the pile. Off: only at the start of your turn, in your own attack and at the end.
option-stand-soul-pile-window-value-true = Allowed
option-stand-soul-pile-window-value-false = Not allowed

option-stand-soul-turn-cap-name = Turn limit
option-stand-soul-turn-cap-why = If nobody has declared after this many turns, the game is a draw. 0 means no limit.
option-stand-soul-turn-cap-value =
    { $value ->
        [0] No limit
        [one] { $value } turn
       *[other] { $value } turns
    }
