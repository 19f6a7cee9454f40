### Hegemony: cards, skills, marks and rules of the current edition.

## Cards

gz-card-threaten-emperor-name = Threaten the Emperor
gz-card-threaten-emperor-gist = end play, turn again
gz-card-threaten-emperor-glyph = 挟
gz-card-threaten-emperor-rule = In your play phase, if you are of a big kingdom: your play phase ends at once. At the end of this turn's discard phase, you may discard a hand card to have an extra turn right after this one.

gz-card-burning-camps-name = Burning Camps
gz-card-burning-camps-gist = burns the next queue
gz-card-burning-camps-glyph = 连
gz-card-burning-camps-rule = On the next player and every character in the same queue, possibly including you: each takes 1 fire damage from you.

gz-card-fight-together-name = Fight Together
gz-card-fight-together-gist = chain, or draw one
gz-card-fight-together-glyph = 勠
gz-card-fight-together-rule = On all characters of big kingdoms, or all of small ones: who is not chained becomes chained, who is chained draws one card. Or recast it: put it in the discard pile and draw one card.

gz-card-alliance-feast-name = Alliance Feast
gz-card-alliance-feast-gist = feast with a kingdom
gz-card-alliance-feast-glyph = 宴
gz-card-alliance-feast-rule = If your kingdom is determined, on you and all characters of one other kingdom. As many times as they are, you draw one card or recover 1 HP; each of them draws one card and is freed from the chain.

gz-card-lure-tiger-name = Lure the Tiger
gz-card-lure-tiger-gist = out of it this turn
gz-card-lure-tiger-glyph = 调
gz-card-lure-tiger-rule = On one or two other characters: until the end of this turn they do not count for seats and distances, cannot use cards, are no legal targets of cards, and their HP cannot change.

gz-card-drowning-name = Flooding the Seven Armies
gz-card-drowning-gist = lose gear, or thunder
gz-card-drowning-glyph = 淹
gz-card-drowning-rule = On another character with equipment: they discard all their equipment, or take 1 thunder damage from you.

gz-card-imperial-order-name = Imperial Order
gz-card-imperial-order-gist = hidden ones must act
gz-card-imperial-order-glyph = 敕
gz-card-imperial-order-rule = On all undetermined characters: each reveals a general and draws one card, discards an equipment card, or loses 1 HP. If it would be discarded without having been used, it leaves the game, and they choose at the end of the turn.

gz-card-green-dragon-name = Green Dragon Crescent Blade
gz-card-green-dragon-gist = targets stay hidden
gz-card-green-dragon-glyph = 龙
gz-card-green-dragon-rule = Weapon, range 3. Locked. From the use of your Slash until it is settled, its targets cannot reveal generals.

gz-card-halberd-name = Sky Piercer Halberd
gz-card-halberd-gist = a target per kingdom
gz-card-halberd-glyph = 戟
gz-card-halberd-rule = Weapon, range 4. Your Slash may have any number of additional legal targets, no two targets of the same determined kingdom. If you do this and one target dodges it, it has no effect on the rest.

gz-card-bright-armor-name = Bright Armour
gz-card-bright-armor-gist = fireproof
gz-card-bright-armor-glyph = 铠
gz-card-bright-armor-rule = Armour. Locked. When you become a target of a Fire Slash, Fire Attack or Burning Camps, you are removed from its targets. While you are of a small kingdom, you cannot become chained.

gz-card-heart-mirror-name = Heart-Guarding Mirror
gz-card-heart-mirror-gist = stops one fatal blow
gz-card-heart-mirror-glyph = 镜
gz-card-heart-mirror-rule = Armour. When you are about to suffer damage of no less than your HP, you may put this card in the discard pile to prevent it.

gz-card-jingfan-name = Jingfan
gz-card-jingfan-gist = your distance −1
gz-card-jingfan-glyph = 帆
gz-card-jingfan-rule = −1 horse. Locked. Your distance to others is 1 less, never below 1.

gz-card-jade-seal-name = Jade Seal
gz-card-jade-seal-gist = the one big kingdom
gz-card-jade-seal-glyph = 玺
gz-card-jade-seal-rule = Treasure. Locked, if your kingdom is determined: yours is the only big kingdom; you draw one more card in your draw phase; and at the start of your play phase you use Know Thyself and Thy Enemy, without a card.

gz-card-wooden-ox-name = Wooden Ox
gz-card-wooden-ox-gist = stores five cards
gz-card-wooden-ox-glyph = 牛
gz-card-wooden-ox-rule = Treasure. Once in your play phase, you may put a hand card face down under it, at most five, and then may move it to the empty treasure slot of another character. Its wearer may use or play those cards like hand cards.

gz-card-dragon-phoenix-name = Dragon over Phoenix
gz-card-dragon-phoenix-gist = discard, then seize
gz-card-dragon-phoenix-glyph = 凤
gz-card-dragon-phoenix-rule = Weapon, range 2. When your Slash has specified a target, you may make them discard a card. When a character is dying from damage of your Slash, you may take one of their hand cards.

gz-card-peace-spell-name = Book of Great Peace
gz-card-peace-spell-gist = no fire, no thunder
gz-card-peace-spell-glyph = 术
gz-card-peace-spell-rule = Armour. Locked. Fire and thunder damage to you is prevented. Your hand limit is higher by the number of characters of your kingdom. When it leaves your equipment area, draw two cards and, if your HP is above 1, lose 1 HP.

gz-card-luminous-pearl-name = Luminous Pearl
gz-card-luminous-pearl-gist = exchange cards
gz-card-luminous-pearl-glyph = 珠
gz-card-luminous-pearl-rule = Treasure. Once in your play phase, you may discard up to your maximum HP of cards, not this one, and draw as many. If you have Balance of Power, that skill has no upper limit instead.

gz-card-six-dragons-name = Six Dragons Chariot
gz-card-six-dragons-gist = both horses in one
gz-card-six-dragons-glyph = 驾
gz-card-six-dragons-rule = +1 and −1 horse in one. Locked. Your distance to others is 1 less, theirs to you 1 more. Your other horses are discarded when it is equipped, and you cannot have others beside it.

## New skills of the standard generals

gz-skill-mouduan-name = Decisive Strategy
gz-skill-mouduan-rule = At the start of your finish phase, if you used cards of all four suits or all three types in your play phase, you may move a card from an equipment or judgement area to the same area of another character.

gz-skill-fenji-name = Rousing Spirit
gz-skill-fenji-rule = At the start of anyone's finish phase, if they have no hand cards, you may let them draw two cards; then you lose 1 HP.

gz-skill-chuli-name = Purge Pestilence
gz-skill-chuli-rule = Once in your play phase, you may choose up to three other characters, no two of the same determined kingdom: discard a card of yourself and one of each; whoever lost a spade draws one card.

gz-skill-jianchu-name = Drawn Quiver
gz-skill-jianchu-rule = When your Slash has specified a target, you may discard one of their cards. If it was equipment, they cannot dodge this Slash; if not, they take the physical cards of this Slash.

## Skills that read differently in the first edition

gz-skill-guicai-rule-current = Before the result of anyone's judgement is fixed, you may play any card of yours, from hand or equipment area: it becomes the judgement card, and the old one is discarded.
gz-skill-ganglie-rule-current = When you have suffered damage, you may judge. Red: you deal 1 damage to the source. Black: you discard one card of the source.
gz-skill-tuxi-rule-current = In your draw phase, you may draw any number of cards fewer and take one hand card, unseen, from each of as many other characters.
gz-skill-luoyi-rule-current = At the end of your draw phase, you may discard a card. If you do, damage you deal with Slashes and Duels this turn is 1 more.
gz-skill-yiji-rule-current = When you have suffered damage, however much, you may look at the top two cards of the draw pile and give them to any characters, yourself included.
gz-skill-shensu-rule-current = You may skip your judge and draw phases; your play phase, by discarding an equipment card; and your discard phase, by losing 1 HP. For each of the three you use a plain Slash, without a card or a distance limit.
gz-skill-duanliang-rule-current = You may use a black basic or equipment card as Supply Shortage at any distance. If the target is farther than 2 from you, this skill is over for the phase.
gz-skill-jushou-rule-current = At the start of your finish phase, you may draw as many cards as there are kingdoms; then choose a hand card: use it if it is equipment, else discard it. With more than two kingdoms, stack your generals (or unstack them, if stacked).
gz-skill-qiangxi-rule-current = Once in your play phase, you may lose 1 HP or discard a weapon card to deal 1 damage to another character at any distance.
gz-skill-jieming-rule-current = When you have suffered damage, however much, you may let any character draw up to X hand cards. X is their maximum HP, at most 5.
gz-skill-fangzhu-rule-current = When you have suffered damage, you may make another character choose: draw X cards and stack their generals (or unstack them, if stacked), or discard X cards and lose 1 HP. X is the HP you have lost.
gz-skill-xiaoguo-rule-current = At the start of another character's finish phase, you may discard a basic card: they discard an equipment card, and you draw one card, or they take 1 damage from you.
gz-skill-rende-rule-current = In your play phase, you may give any number of hand cards to another character who has got none by this skill in this phase. When the cards given first reach two, you may at once use a basic card, without a card.
gz-skill-wusheng-rule-current = You may use or play a red card as a plain Slash. Your diamond Slashes ignore distance.
gz-skill-paoxiao-rule-current = Locked. You may use any number of Slashes. When you use your second Slash of a turn, draw one card.
gz-skill-kongcheng-rule-current = Locked. While you have no hand cards, you are removed from the targets of Slash and Duel, and cards given to you outside your turn are put on this general as zither cards; at the start of your draw phase, take them all.
gz-skill-longdan-rule-current = You may use or play a Dodge as a plain Slash; if a target dodges it, you may deal 1 damage to somebody else. You may use or play a Slash as a Dodge; if it cancels a Slash, somebody other than you and its user may recover 1 HP.
gz-skill-tieqi-rule-current = When your Slash has specified a target, you may make the skills of one revealed general of theirs, but locked ones, invalid this turn. Then judge: unless they discard a card of that suit, they cannot dodge this Slash.
gz-skill-liegong-rule-current = Your Slashes ignore distance to characters with no more hand cards than you. When your Slash has specified a target with no less HP than you, you may choose: they cannot dodge it, or it deals them 1 more damage.
gz-skill-kuanggu-rule-current = For each point of damage you have dealt to a character who was within distance 1 before, you may recover 1 HP or draw one card.
gz-skill-zaiqi-rule-current = At the end of your discard phase, you may choose up to X characters of your kingdom, perhaps including you: each lets you recover 1 HP or draws one card. X is the number of red cards that came to the discard pile this turn and still lie there.
gz-skill-shushen-rule-current = For each HP you have recovered, you may let another character draw one card, or two if they have no hand cards.
gz-skill-keji-rule-current = Locked. At the start of your discard phase, if the cards you used in your play phase are all of one colour, or none had a colour, your hand limit is 4 more this turn.
gz-skill-kurou-rule-current = Once in your play phase, you may discard a card: you lose 1 HP, draw three cards and may use one more Slash in this phase.
gz-skill-yingzi-rule-current = Locked. In your draw phase, you draw one more card. Your hand limit is your maximum HP.
gz-skill-fanjian-rule-current = Once in your play phase, you may show a hand card and give it to another character: they show their hand and discard all their cards of that suit, or lose 1 HP.
gz-skill-qianxun-rule-current = Locked. When you become a target of Snatch, you are removed from its targets. When a card is about to enter your judgement area as Indulgence, it is discarded instead.
gz-skill-duoshi-rule-current = In your play phase, up to four times, you may use a red hand card as Await the Exhausted.
gz-skill-xiaoji-rule-current = Each time you lose cards from your equipment area, you may draw: one card in your turn, three cards outside it.
gz-skill-yinghun-rule-current = At the start of your prepare phase, you may choose another character: they draw X cards and discard one, or draw one card and discard X, as you choose. X is the HP you have lost, possibly 0.
gz-skill-tianxiang-rule-current = When about to suffer damage, you may discard a heart hand card and choose another character: prevent it and choose, each once a turn. The source deals them 1 damage, and they draw their lost HP, at most 5; or they lose 1 HP and take that card.
gz-skill-hongyan-rule-current = Locked. Your spade cards and spade judgement cards count as hearts. While there is a heart in your equipment area, your hand limit is 1 more.
gz-skill-buqu-rule-current = Locked. When you are dying, the top card of the draw pile is put on your general as a scar: if no other scar has its rank, you recover to 1 HP; if one has, the new scar is discarded.
gz-skill-wushuang-rule-current = Locked. A target must use two Dodges, one after the other, to cancel your Slash. In a Duel with you, your opponent must play two Slashes each time. Your Duel, if not converted, may have up to two additional targets.
gz-skill-luanji-rule-current = You may use two hand cards as Raining Arrows, both of suits not used this way this turn. A character of your kingdom who has played a Dodge against it may draw one card.
gz-skill-weimu-rule-current = Locked. When you become a target of a black instant trick, you are removed from its targets. When a black delayed trick is about to enter your judgement area, it is discarded instead.
gz-skill-leiji-rule-current = When you use or play a Dodge, you may make another character judge: if it is a spade, you deal them 2 thunder damage.
gz-skill-shuangren-rule-current = At the start of your play phase, you may compare points with another character. If you win, you use a plain Slash, without a card, limit or distance, on them or one of their kingdom. If not, others cannot be targets of your cards this turn.
gz-skill-kuangfu-rule-current = Once in your play phase, when your Slash has specified its targets, you may take an equipment card of one of them. If that Slash, when settled, has dealt no damage, discard two hand cards.
gz-skill-huoshui-rule-current = Locked. In your turn, other characters cannot reveal generals, and those of another kingdom who have a hidden general cannot respond to your Slash or Raining Arrows.
gz-skill-qingcheng-rule-current = In your play phase, as often as you like, you may discard a black card and choose another character with both generals revealed: hide one of the two. If it was equipment, you may do so to a second one.

## Rules

gz-vanguard-name = Vanguard
gz-vanguard-rule = The first in the game to reveal a general gets the vanguard mark. Spend it in your play phase: draw up to four hand cards, then look at one hidden general of another character.
gz-battle-royal-name = Battle royal
gz-battle-royal-rule = Before a turn, if only four are left (three, where at most seven began) and no two of one kingdom, battle royal begins and lasts to the end: a Peach can only be used or played as Slash or Dodge, and no longer heals.
gz-command-name = Command
gz-command-rule = Whoever gives a command draws two of six at random and chooses one; the one commanded decides whether to obey.
gz-command-strike-name = Strike
gz-command-strike-rule = Deal 1 damage to a character named by whoever gave the command.
gz-command-tribute-name = Tribute
gz-command-tribute-rule = Draw one card, then give two cards to whoever gave the command.
gz-command-bleed-name = Bleed
gz-command-bleed-rule = Lose 1 HP.
gz-command-hold-name = Hold
gz-command-hold-rule = This turn, use or play no hand cards, and have no skills but locked ones.
gz-command-rest-name = Rest
gz-command-rest-rule = Stack your generals (or unstack them, if stacked), and recover no HP this turn.
gz-command-disarm-name = Disarm
gz-command-disarm-rule = Keep one hand card and one card in your equipment area; discard the rest.
gz-alliance-name = Alliance
gz-alliance-rule = In your play phase, you may give a hand card with the alliance mark to an undetermined character or to one of another kingdom; for the latter you may draw one card. While undetermined, you may give only to the undetermined.
gz-queue-name = Queue
gz-queue-rule = Two or more neighbours of the same kingdom in a row are a queue.
gz-siege-name = Siege
gz-siege-rule = When the players before and after a character are of one kingdom, another than theirs, those two besiege that character.
gz-formation-name = Formation skill
gz-formation-rule = A locked skill that works only while at least four are alive and the queue or siege it asks for is there.
gz-summon-name = Formation summon
gz-summon-rule = Who has a formation skill may summon once at the start of the prepare phase and once in the play phase: undetermined characters whose seat would complete the queue or siege may, in turn, reveal a general and join that kingdom.
gz-recruit-name = Recruiting
gz-recruit-rule = While at least three are alive, the owner of a careerist mark may spend it: the others are asked in turn to join, and the first to accept is of that careerist's kingdom from then on. Careerists and lords cannot.
gz-lord-name = Lord
gz-lord-rule = Whoever takes the general of a lord's name as head plays the lord, revealed at the start of their turn and never hidden again. While the lord lives, nobody of the kingdom is a surplus careerist; if the lord dies, they all become careerists.
gz-big-kingdom-name = Big kingdom
gz-big-kingdom-rule = The kingdom with the most living characters, at least two, is big; several may be. The Jade Seal makes its wearer's kingdom the only one.
gz-small-kingdom-name = Small kingdom
gz-small-kingdom-rule = While there is a big kingdom, all other kingdoms and undetermined characters are small.
gz-type-treasure-name = Treasure

## What the rules let everybody do

gz-skill-mark-vanguard-name = Vanguard
gz-skill-mark-vanguard-rule = Spend the vanguard mark: draw up to four hand cards, then look at one hidden general of another character.
gz-skill-mark-companion-draw-name = Companions: draw
gz-skill-mark-companion-draw-rule = Spend the companions mark: draw two cards.
gz-skill-mark-companion-peach-name = Companions: Peach
gz-skill-mark-companion-peach-rule = Spend the companions mark: use a Peach, without a card.
gz-skill-mark-companion-rescue-name = Companions: rescue
gz-skill-mark-companion-rescue-rule = When a character is dying, spend the companions mark: use a Peach on them, without a card.
gz-skill-mark-careerist-rescue-name = Careerist: rescue
gz-skill-mark-careerist-rescue-rule = When a character is dying, spend the careerist mark: use a Peach on them, without a card.
gz-skill-mark-fish-draw-name = Fish: draw
gz-skill-mark-fish-draw-rule = Spend the fish mark: draw one card.
gz-skill-mark-fish-keep-name = Fish: keep
gz-skill-mark-fish-keep-rule = Before your discard phase, spend the fish mark: your hand limit is 2 more this turn.
gz-skill-battle-royal-name = Battle royal
gz-skill-battle-royal-rule = A Peach can only be used or played as Slash or Dodge, and no longer heals.
gz-skill-alliance-name = Alliance
gz-skill-alliance-rule = Give a hand card with the alliance mark to an undetermined character or to one of another kingdom; for the latter you may draw one card.
gz-skill-recruit-name = Recruiting
gz-skill-recruit-rule = Spend the careerist mark: the others are asked in turn to join, and the first to accept is of your kingdom from then on.
gz-skill-command-hold-name = Hold
gz-skill-command-hold-rule = A command: this turn, no hand cards may be used or played.
gz-skill-command-rest-name = Rest
gz-skill-command-rest-rule = A command: this turn, no HP can be recovered.
gz-skill-mute-name = Skills invalid
gz-skill-mute-rule = This turn, skills other than locked ones do not work.

## Cards on generals

gz-pile-field-name = fields
gz-pile-sorcery-name = illusions
gz-pile-kongcheng-name = zither cards
gz-pile-heavenly-army-name = heavenly soldiers
gz-pile-beacon-name = beacons
gz-pile-letter-name = letters
gz-pile-rice-name = rice
gz-pile-authority-name = authority
gz-pile-dissent-name = dissent
gz-pile-soul-name = souls
gz-pile-massacre-name = massacre cards

## Options

option-guozhan-packages-name = Generals
option-guozhan-packages-why = Current edition only. Which expansions are played beside the standard generals: all, none, or Formation and Buchen, the smallest set with every mechanism.
option-guozhan-packages-value-all = All
option-guozhan-packages-value-standard = Standard
option-guozhan-packages-value-complete = Standard, Formation, Buchen
option-guozhan-bans-name = Banned generals
option-guozhan-bans-why = Who is banned is not dealt and turns up nowhere later; a lord is out together with the general whose place he takes.
