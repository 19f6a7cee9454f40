### SENJI: the things of the game, that is families, provinces, cards, samurai, hanafuda and options.

game-senji-name = SENJI
game-senji-gist = Six families fight for the realm. Hostages, pacts and broken pacts lie on the cards; the first to sixty points rules.

## Families

senji-family-fan-name = Fan
senji-family-mask-name = Mask
senji-family-sabre-name = Sabre
senji-family-lotus-name = Lotus
senji-family-cherry-name = Cherry
senji-family-dragon-name = Dragon

## Provinces and seas

senji-province-chikuzen-name = Chikuzen
senji-province-bungo-name = Bungo
senji-province-satsuma-name = Satsuma
senji-province-iyo-name = Iyo
senji-province-sanuki-name = Sanuki
senji-province-tosa-name = Tosa
senji-province-nagato-name = Nagato
senji-province-izumo-name = Izumo
senji-province-aki-name = Aki
senji-province-tamba-name = Tamba
senji-province-yamashiro-name = Yamashiro
senji-province-kii-name = Kii
senji-province-kaga-name = Kaga
senji-province-mikawa-name = Mikawa
senji-province-shinano-name = Shinano
senji-province-echigo-name = Echigo
senji-province-musashi-name = Musashi
senji-province-mutsu-name = Mutsu
senji-sea-north-name = North Sea
senji-sea-south-name = South Sea

## Diplomacy cards

senji-card-hostage-name = Hostage
senji-card-hostage-glyph = 质
senji-card-hostage-rule = When the family on it attacks you, you may execute it: the card leaves the game, you gain its number, the attacker loses twice that. Or display it in autumn for its number, at most one of each family; while displayed it cannot be exchanged, bid or executed.
senji-card-support-name = Support
senji-card-support-glyph = 援
senji-card-support-rule = After the roll of a war, each side plays one face down or none, and both are turned up together. It adds one for each die that shows its family, up to its number. Never the enemy's family; your own adds nothing and is a bluff. If both play one family, only the higher number counts, and equal numbers not at all. Afterwards it goes home to its family.
senji-card-trade-name = Trade
senji-card-trade-glyph = 贸
senji-card-trade-rule = In your settlement, hand it back to its family: the owner picks as many hanafuda as its number, or all if there are fewer, and shows them to you. You keep one, the rest goes back.

senji-printed = { $family } { $kind } { $value }
senji-any = any card
senji-any-of = any { $family } card

## Hanafuda

senji-flower-sun-name = Sun
senji-flower-animal-name = Animal
senji-flower-ribbon-name = Ribbon
senji-flower-plain-name = Plain

senji-month-1-name = Pine
senji-month-2-name = Plum
senji-month-3-name = Cherry
senji-month-4-name = Wisteria
senji-month-5-name = Iris
senji-month-6-name = Peony
senji-month-7-name = Bush Clover
senji-month-8-name = Pampas
senji-month-9-name = Chrysanthemum
senji-month-10-name = Maple
senji-month-11-name = Willow
senji-month-12-name = Paulownia

senji-face-m01-1-name = Pine Sun (crane)
senji-face-m01-2-name = Pine Ribbon
senji-face-m01-3-name = Pine Plain
senji-face-m01-4-name = Pine Plain
senji-face-m02-1-name = Plum Animal (warbler)
senji-face-m02-2-name = Plum Ribbon
senji-face-m02-3-name = Plum Plain
senji-face-m02-4-name = Plum Plain
senji-face-m03-1-name = Cherry Sun (curtain)
senji-face-m03-2-name = Cherry Ribbon
senji-face-m03-3-name = Cherry Plain
senji-face-m03-4-name = Cherry Plain
senji-face-m04-1-name = Wisteria Animal (cuckoo)
senji-face-m04-2-name = Wisteria Ribbon
senji-face-m04-3-name = Wisteria Plain
senji-face-m04-4-name = Wisteria Plain
senji-face-m05-1-name = Iris Animal (bridge)
senji-face-m05-2-name = Iris Ribbon
senji-face-m05-3-name = Iris Plain
senji-face-m05-4-name = Iris Plain
senji-face-m06-1-name = Peony Animal (butterflies)
senji-face-m06-2-name = Peony Ribbon
senji-face-m06-3-name = Peony Plain
senji-face-m06-4-name = Peony Plain
senji-face-m07-1-name = Bush Clover Animal (boar)
senji-face-m07-2-name = Bush Clover Ribbon
senji-face-m07-3-name = Bush Clover Plain
senji-face-m07-4-name = Bush Clover Plain
senji-face-m08-1-name = Pampas Sun (moon)
senji-face-m08-2-name = Pampas Animal (geese)
senji-face-m08-3-name = Pampas Plain
senji-face-m08-4-name = Pampas Plain
senji-face-m09-1-name = Chrysanthemum Animal (sake cup)
senji-face-m09-2-name = Chrysanthemum Ribbon
senji-face-m09-3-name = Chrysanthemum Plain
senji-face-m09-4-name = Chrysanthemum Plain
senji-face-m10-1-name = Maple Animal (deer)
senji-face-m10-2-name = Maple Ribbon
senji-face-m10-3-name = Maple Plain
senji-face-m10-4-name = Maple Plain
senji-face-m11-1-name = Willow Sun (rain)
senji-face-m11-2-name = Willow Animal (swallow)
senji-face-m11-3-name = Willow Ribbon
senji-face-m11-4-name = Willow Plain
senji-face-m12-1-name = Paulownia Sun (phoenix)
senji-face-m12-2-name = Paulownia Plain
senji-face-m12-3-name = Paulownia Plain
senji-face-m12-4-name = Paulownia Plain

senji-combination-four-suns-name = Four Suns
senji-combination-four-suns-rule = Four suns: 12 honour.
senji-combination-five-ribbons-name = Five Ribbons
senji-combination-five-ribbons-rule = Five ribbons: recruit a samurai into a province of yours and gain his honour. Without a province it cannot be redeemed.
senji-combination-four-animals-name = Four Animals
senji-combination-four-animals-rule = Four animals: 8 honour.
senji-combination-five-plains-name = Five Plains
senji-combination-five-plains-rule = Five plains: 4 honour.
senji-combination-four-kinds-name = Four Seasons
senji-combination-four-kinds-rule = A sun, an animal, a ribbon and a plain: 5 honour.

## Samurai

senji-samurai-akashi-name = Akashi
senji-samurai-akashi-rule = Fighting for the attacker: after the roll, before supports, you may roll up to two destiny dice again. Once in a war.
senji-samurai-benkei-name = Benkei
senji-samurai-benkei-rule = Fighting for the defender: strength +2.
senji-samurai-chosogabe-name = Chosogabe
senji-samurai-chosogabe-rule = If his owner shares the highest honour, his owner hosts the Emperor; if his owner shares the highest bid, his owner wins it and the others take theirs back. Not during set-up, before he stands on the map.
senji-samurai-daisuke-name = Daisuke
senji-samurai-daisuke-rule = No power, only honour.
senji-samurai-fujita-name = Fujita
senji-samurai-fujita-rule = When the province where he stands produces, draw three hanafuda, not two.
senji-samurai-genji-name = Genji
senji-samurai-genji-rule = In your settlement you may discard a hanafuda to draw two. Once each autumn.
senji-samurai-hosokawa-name = Hosokawa
senji-samurai-hosokawa-rule = If his side wins, it may remove one or two armies fewer, but not fewer than none. Honour counts the armies really removed.
senji-samurai-ishida-name = Ishida
senji-samurai-ishida-rule = Each hostage you newly display brings 1 more honour; taking it back costs that 1 as well.
senji-samurai-jinnai-name = Jinnai
senji-samurai-jinnai-rule = When you hand in a trade card, the other player must show one hanafuda more than its number, or all if there are too few.
senji-samurai-kenji-name = Kenji
senji-samurai-kenji-rule = If his side loses he is not removed: he withdraws to any province of yours, or, if you have none, to a sea beside the battlefield. Only if there is neither, he is removed.
senji-samurai-mori-name = Mori
senji-samurai-mori-rule = At the end of winter, before the bids are opened, you may see all diplomacy cards in one other hand.
senji-samurai-naoe-name = Naoe
senji-samurai-naoe-rule = At the start of winter you may draw a diplomacy card at random from another hand, and then give that player one of your choice.
senji-samurai-okabe-name = Okabe
senji-samurai-okabe-rule = Once each autumn, one plain may stand for any kind in a combination.
senji-samurai-ryuzo-name = Ryuzo
senji-samurai-ryuzo-rule = No power, only honour.
senji-samurai-sanada-name = Sanada
senji-samurai-sanada-rule = Fighting for the attacker: strength +1.
senji-samurai-tomoe-name = Tomoe
senji-samurai-tomoe-rule = When a hostage of your family is executed, you lose nothing; whoever executes it still gains.
senji-samurai-umeko-name = Umeko
senji-samurai-umeko-rule = In your settlement you may name another player: each of you secretly chooses one hanafuda, and they are exchanged. It cannot be refused, and both must have one. Once each autumn. By an option, diplomacy cards instead.
senji-samurai-yagyu-name = Yagyu
senji-samurai-yagyu-rule = Counts as two samurai: two destiny dice fewer, strength +2.

senji-colour-blue-name = Diplomacy
senji-colour-green-name = Economy
senji-colour-red-name = War
senji-hero-blue-rule = Discard this hero: see all diplomacy cards in another hand and take one. In winter or in your settlement.
senji-hero-green-rule = Discard this hero: look through the hanafuda deck, take one card and shuffle the deck. In your settlement.
senji-hero-red-rule = Discard this hero: in a war of yours, after the roll and before supports, roll any number of destiny dice again, each once.

## Seasons and orders

senji-season-setup-name = Set-up
senji-season-winter-name = Winter
senji-season-spring-name = Spring
senji-season-summer-name = Summer
senji-season-autumn-name = Autumn
senji-season-over-name = Game over

senji-order-produce-name = Produce
senji-order-produce-rule = Draw two hanafuda. There is no hand limit; an empty deck is made anew from the discards.
senji-order-recruit-name = Recruit
senji-order-recruit-rule = Add two armies here. At most 6 in a province and 12 on the whole map, the sea included; what goes beyond is lost.
senji-order-move-name = Move
senji-order-move-rule = Armies and samurai here may go their several ways to neighbouring provinces and seas, or stay. Entering somebody's province is war. Landing from the sea, each army rolls a destiny die, and your own crest drowns it.
senji-order-back-name = An order face down

## What offers say

senji-reason-fifth-family = it gives me the fifth family
senji-reason-you-lack = you still lack this family
senji-reason-peace = we are neighbours, and I would rather not fight
senji-reason-support = I need a support
senji-reason-spare = I can spare it
senji-reason-thanks = thanks for last time
senji-promise-no-attack = no attack on you this year
senji-promise-name-early = as host I name you early
senji-promise-name-late = as host I name you late
senji-promise-swap-next = another exchange next winter

## Options

option-senji-sea-rules-name = Sea rules
option-senji-sea-rules-why = As the rules read: every landing rolls dice. As the designer answered: a fleet lands on the coast of its own sea without dice; it may also cross to the other sea, or raid over the sea within one order, and only such a raid rolls dice.
option-senji-sea-rules-value-seed = Every landing rolls
option-senji-sea-rules-value-designer = Designer's answers

option-senji-emperor-tie-name = Tie for the Emperor
option-senji-emperor-tie-why = When several share the highest honour, either lots decide who hosts the Emperor, or the current host chooses among them. At set-up it is always by lot.
option-senji-emperor-tie-value-lots = By lot
option-senji-emperor-tie-value-current-host-chooses = Current host chooses

option-senji-end-tie-name = Tie at the end
option-senji-end-tie-why = Somebody has sixty, but several share the lead: one more year, then look again.
option-senji-end-tie-value-extra-round = One more year

option-senji-recruit-pick-name = Recruiting samurai
option-senji-recruit-pick-why = A samurai recruited is one chosen out of three drawn, or simply the one drawn.
option-senji-recruit-pick-value-draw3-keep1 = One of three
option-senji-recruit-pick-value-draw1 = The one drawn

option-senji-mercenary-samurai-scores-name = Hired samurai score
option-senji-mercenary-samurai-scores-why = On: a samurai hired for 6 honour brings his own honour like any other recruited. Off: he brings none.
option-senji-mercenary-samurai-scores-value-true = He scores
option-senji-mercenary-samurai-scores-value-false = He does not

option-senji-zero-bid-name = Bids of zero
option-senji-zero-bid-why = Whether a bid of support 0 alone is a bid. If nobody else bids, it wins.
option-senji-zero-bid-value-allowed = Allowed
option-senji-zero-bid-value-refused = Refused

option-senji-max-executions-per-war-name = Executions in a war
option-senji-max-executions-per-war-why = How many hostages the defender may execute at the start of one war. 0 means any number.
option-senji-max-executions-per-war-value =
    { $value ->
        [0] Any number
       *[other] { $value }
    }

option-senji-umeko-effect-name = Umeko's power
option-senji-umeko-effect-why = Her printed card exchanges hanafuda. The designer later said that this was a misprint and diplomacy cards were meant.
option-senji-umeko-effect-value-printed = Hanafuda
option-senji-umeko-effect-value-designer = Diplomacy cards

option-senji-heroes-name = Heroes
option-senji-heroes-why = A variant. On: a samurai who dies stays with his owner as a hero, to be used once by his colour: see a hand, search the hanafuda, or re-roll dice. In autumn you may also make a hero of a living one.
option-senji-heroes-value-true = Heroes
option-senji-heroes-value-false = No heroes

option-senji-eliminate-with-fleet-name = Out in spite of a fleet
option-senji-eliminate-with-fleet-why = Whoever has no province and cannot pay for a single army is out. Off: not while there is something at sea, which may land next year. On: even then.
option-senji-eliminate-with-fleet-value-true = Out
option-senji-eliminate-with-fleet-value-false = Stays in

option-senji-orders-per-kind-name = Number of orders
option-senji-orders-per-kind-why = As many orders of each kind as you like, or an equal share of each kind for everybody.
option-senji-orders-per-kind-value-unlimited = Unlimited
option-senji-orders-per-kind-value-even-split = Equal shares

option-senji-autumn-order-name = Order of settlement
option-senji-autumn-order-why = The Emperor's host announces the whole order when autumn begins, or names the next one after each settlement.
option-senji-autumn-order-value-announced = Announced at once
option-senji-autumn-order-value-one-by-one = One by one

option-senji-winter-seconds-name = Length of winter
option-senji-winter-seconds-why = The time for exchanges and bids, in seconds. It ends early when everybody is ready. 0 means no clock: it lasts until everybody is ready.
option-senji-winter-seconds-value =
    { $value ->
        [0] No clock
        [one] { $value } second
       *[other] { $value } seconds
    }

option-senji-winter-proposals-name = Proposals in winter
option-senji-winter-proposals-why = How many offers each player may make in one winter, and as many changes of bids besides. Accepting, declining and withdrawing are free.
option-senji-winter-proposals-value = { $value }

option-senji-announce-secret-trades-name = Announce secret exchanges
option-senji-announce-secret-trades-why = On: when a secret exchange is made, all learn who made it with whom, but not what changed hands. Off: nothing is said; the number of cards in a hand is always open.
option-senji-announce-secret-trades-value-true = Announced
option-senji-announce-secret-trades-value-false = Not announced

option-senji-diplomacy-set-honour-by-players-name = Honour for a diplomacy set
option-senji-diplomacy-set-honour-by-players-why = What one diplomacy card of each other family brings. The rules say 10; with few players, and so many neutral families, some would give less.
option-senji-diplomacy-set-honour-by-players-value = { $value } honour
