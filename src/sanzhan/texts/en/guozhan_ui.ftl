### Hegemony: words on the table, in the choice of generals, in the gallery.

## What cards and generals look like

ui-gz-mark-basic = B
ui-gz-mark-trick = T
ui-gz-mark-delayed = D
ui-gz-mark-equip = E
ui-gz-card-label = { $name }, { $suit } { $rank }: { $gist }
ui-gz-card-label-as = { $name }, { $suit } { $rank } for now, which is not the printed suit: { $gist }
ui-gz-kind-label = { $name }: { $gist }
ui-gz-range = attack range { $n }
ui-gz-copies = { $n ->
    [one] one in the deck
   *[other] { $n } in the deck
}
ui-gz-kingdom-label = Kingdom: { $kingdom }
ui-gz-half-fish = { $n } HP
ui-gz-hidden-glyph = 暗
ui-gz-general-back = { $place ->
    [head] Head general, face down
    [deputy] Deputy general, face down
   *[none] General, face down
}
ui-gz-general-card = { $place ->
    [head] Head { $name }
    [deputy] Deputy { $name }
   *[none] { $name }
}, { $kingdom }{ $up ->
    [false] , face down, seen by you alone
   *[true] {""}
}{ $lost ->
    [true] , has lost its skills
   *[false] {""}
}
ui-gz-general-what = { $kingdom } · { $sex }
ui-gz-sex-male = male
ui-gz-sex-female = female
ui-gz-skill-locked = locked
ui-gz-skill-limit-phase = once per phase
ui-gz-skill-limit-turn = once per turn
ui-gz-skill-limit-game = once per game

## The gallery

ui-gz-gallery = Hegemony gallery
ui-gz-gallery-glyph = 鉴
ui-gz-gallery-title = Hegemony gallery · sanzhan
ui-gz-gallery-open = Hegemony gallery
ui-gz-gallery-gist = Every general and every card, to be read before you sit down.
ui-gz-gallery-filters = Filter the gallery
ui-gz-gallery-shelf = Show
ui-gz-gallery-generals = Generals
ui-gz-gallery-cards = Cards
ui-gz-gallery-by-generals = Kingdom
ui-gz-gallery-by-cards = Type
ui-gz-gallery-all = All
ui-gz-gallery-find = Find a name, a skill, a word
ui-gz-gallery-found = { $n } of { $all }
ui-gz-gallery-n-generals = { $n ->
    [one] one general
   *[other] { $n } generals
}
ui-gz-gallery-n-cards = { $n ->
    [one] one card
   *[other] { $n } cards
}
ui-gz-gallery-copies = Every copy in the deck
ui-gz-gallery-none-glyph = 空
ui-gz-gallery-none = Nothing like that
ui-gz-gallery-everything = Show everything

## Choosing generals

ui-gz-where = { $n } players · room { $code }
ui-gz-pair = Head { $head }, deputy { $deputy }
ui-gz-head-glyph = 主
ui-gz-deputy-glyph = 副
ui-gz-choose = Choosing generals
ui-gz-choose-glyph = 候
ui-gz-choose-what = two that go together
ui-gz-choose-progress = Who is ready
ui-gz-choose-ready = { $n } of { $all } ready
ui-gz-choose-done = is ready
ui-gz-choose-thinking = is choosing
ui-gz-choose-dealt = The { $n } generals dealt to you
ui-gz-choose-texts = Skills of the generals
ui-gz-choose-watching = Everybody is choosing generals.
ui-gz-choose-alone = no partner
ui-gz-choose-other = no pair
ui-gz-choose-mate = + { $general }
ui-gz-choose-note = Two of one kingdom
ui-gz-choose-note-gold = A golden frame marks companions: when both are face up you may draw two cards or recover 1 HP.
ui-gz-choose-keys = ← → next general, space picks, S swaps head and deputy, Enter settles
ui-gz-choose-swap = Swap head and deputy
ui-gz-choose-sent = You have chosen. Waiting for the others.
ui-gz-choose-sent-pair = You chose { $head } as head and { $deputy } as deputy. Waiting for the others.
ui-gz-choose-one = { $head } is the head. Now a deputy{ $kingdom ->
    [any] {""}
   *[other] {" "}of { $kingdom }
}.
ui-gz-choose-if = { $head } with { $deputy }:
ui-gz-choose-sum = Head { $head }, deputy { $deputy }, together { $hp } HP
ui-gz-choose-hp = { $hp } HP
ui-gz-choose-fish = half a fish left over
ui-gz-choose-companions = companions
ui-gz-choose-neutral = If time runs out: { $head } as head, { $deputy } as deputy.
ui-gz-choose-again = Start over

## The table: seats

ui-gz-slot-weapon = W
ui-gz-slot-armor = A
ui-gz-slot-plus-horse = +
ui-gz-slot-minus-horse = −
ui-gz-slot-treasure = T
ui-gz-slot-empty = { $slot }, empty
ui-gz-hp = { $hp }/{ $max } HP
ui-gz-hand-count = { $n ->
    [1] 1 hand card
   *[other] { $n } hand cards
}
ui-gz-known-cards = { $n } seen
ui-gz-known = Hand cards you have seen: { $cards }
ui-gz-hidden = hidden
ui-gz-in-dark = {" "}(hidden)
ui-gz-place-hidden = { $place } hidden
ui-gz-seat = Seat { $seat } { $name }, { $kingdom }
ui-gz-seat-general = { $place } { $name }{ $up ->
    [true] {""}
   *[false] {" "}(hidden)
}
ui-gz-seat-brief = Seat { $seat } · { $kingdom } · { $hp }/{ $max } HP · { $hand } in hand
ui-gz-distance = { $n } away from you, { $reach ->
    [true] within your attack range
   *[false] out of your attack range
}
ui-gz-distance-short = { $n } away
ui-gz-no-gear = No equipment
ui-gz-dead = Dead
ui-gz-judging = To be judged: { $card } ({ $made })
ui-gz-judge-glyph = J
ui-gz-wine = Drank wine: the next Slash deals 1 more
ui-gz-in-force = In force this turn: { $skill }
ui-gz-spent = Limited skills used: { $skills }
ui-gz-pile-of = { $skill }: { $n ->
    [1] 1 card
   *[other] { $n } cards
}
ui-gz-kingdom-dead = { $n } dead
ui-gz-me = You: { $name }, { $kingdom }, { $hp }/{ $max } HP, { $n ->
    [1] 1 hand card
   *[other] { $n } hand cards
}
ui-gz-target = Target
ui-gz-companion-glyph = 合

## The table: your skills

ui-gz-skill-now = Ready
ui-gz-skill-spent = Used up
ui-gz-skill-lost = Lost
ui-gz-skill-hidden = Hidden
ui-gz-skill-later = Not now
ui-gz-skill-why-now = You can use it for this question.
ui-gz-skill-why-locked = A locked skill: it takes effect by itself when its moment comes.
ui-gz-skill-why-spent = Once per match, and you have used it.
ui-gz-skill-why-lost = This general has lost its skills.
ui-gz-skill-why-hidden = This is not its moment. Its general is hidden: using it turns it up.
ui-gz-skill-why-later = This is not its moment.
ui-gz-skill-as = { $skill } as { $card }
ui-gz-reveals = { $place ->
    [head] shows your head
   *[deputy] shows your deputy
}

## The table: hand and centre

ui-gz-hand = { $lit ->
    [0] Your hand, { $n } cards
   *[other] Your hand, { $n } cards, { $lit } can be chosen
}
ui-gz-hand-empty = No hand cards
ui-gz-hand-slot = hand card { $n }
ui-gz-offer = Cards to choose from
ui-gz-where-hand = Hand
ui-gz-where-gear = Equipped
ui-gz-where-judging = To judge
ui-gz-choice-draw-many = Draw many, discard one
ui-gz-choice-draw-one = Draw one, discard many
ui-gz-choice-more = Add 3
ui-gz-choice-less = Take 3 away
ui-gz-choice-hurt = 1 damage, then they draw
ui-gz-choice-lose-hp = They lose 1 HP, get the card
ui-gz-choice-damage = 1 more damage
ui-gz-choice-take = Take a card with each damage
ui-gz-choice-unlimited = Cards without limit
ui-gz-discard = Discard
ui-gz-discard-label = Discard pile, { $n ->
    [1] 1 card
   *[other] { $n } cards
}
ui-gz-discard-kind = { $card } ×{ $n }
ui-gz-deck = Deck
ui-gz-path-choosing = Choosing generals
ui-gz-path-phase = { $seat }: { $phase }
ui-gz-path-dying = { $seat } is dying
ui-gz-path-judge = { $seat } judges for { $what }
ui-gz-path-use = { $seat } uses { $what }
ui-gz-path-use-on = { $n ->
    [1] { $what } → { $winners }
    [2] { $what } → { $winners }
   *[other] { $what } → { $winners } and more, { $n } in all
}
ui-gz-judged = { $name } judges: { $what }
ui-gz-dying = Dying
ui-gz-chain = Nullification against nullification
ui-gz-chain-first = { $seat } plays { $card } against { $against } on { $named }{ $wide ->
    [true] {" "}and their whole kingdom
   *[false] {""}
}
ui-gz-chain-next = { $seat } plays { $card } against { $named }’s { $against }
ui-gz-chain-verdict = { $off ->
    [true] As it stands, { $card } is cancelled
   *[false] As it stands, { $card } takes effect
}
ui-gz-needed = { $card } still needed: { $n } of { $all }
ui-gz-needed-short = { $all ->
    [1] needed
   *[other] { $n } of { $all }
}

## The table: bar and rail

ui-gz-table-where = { $edition ->
    [first] First edition · { $n } players · Room { $code }
   *[current] Current edition · { $n } players · Room { $code }
}
ui-gz-turn-mine = Round { $round } · your turn
ui-gz-turn-theirs = Round { $round } · { $name }’s turn
ui-gz-tab-table = Table

## The end

ui-gz-end-kingdom = { $kingdom } wins
ui-gz-end-careerist = { $seat } wins alone
ui-gz-end-why-kingdom = Everybody alive is of { $kingdom }; all of { $kingdom }, dead or alive, win together.
ui-gz-end-why-careerist = Nobody is left but the careerist.
ui-gz-end-why-draw = The cards have run out, and nobody wins.
ui-gz-end-alive = alive, { $hp } of { $max } HP
ui-gz-end-dead = dead
ui-gz-end-died = died in turn { $turn }
ui-gz-end-killed-by = killed by { $seat } in turn { $turn }
ui-gz-end-cards = Last hand and equipment of { $seat }
ui-gz-end-no-cards = no cards
ui-gz-end-used = cards
ui-gz-end-dealt = dealt
ui-gz-end-taken = suffered
ui-gz-end-recovered = healed
ui-gz-end-killed = killed
ui-gz-end-skills = used
ui-gz-end-skill = { $n ->
    [1] { $skill }
   *[other] { $skill } ×{ $n }
}

## Before the match, while choosing generals, at an end without a winner

ui-gz-option-current = { $value } (current edition)
ui-gz-option-clash = “{ $option }: { $value }” belongs to the current edition; the first cannot start with it.
ui-gz-options-current = Only for the current edition
ui-gz-options-current-n = { $n ->
    [one] one option
   *[other] { $n } options
}
ui-gz-options-current-why = These rules belong to the current edition. Choose it above to change them.
ui-gz-choose-tab = Generals
ui-gz-end-hidden = never shown: { $generals }

## The table: what I am not asked

ui-gz-pass-empty = Hegemony: secret moments with nothing to use
ui-gz-pass-empty-why = While this is on, secret moments of Hegemony in which you could only decline are declined for you, after a delay that does not show what you hold; the table sees who has this on.
ui-gz-wish-empty = secret moments with nothing to use
ui-gz-wish-gz-nullify = Nullification that is not about oneself
ui-gz-passes-glyph = 略
ui-gz-nullify-mine-only = Nullification: only if it is about me
ui-gz-preshow-glyph = 预
ui-gz-preshow = Pre-show { $skill }: ask me at its moment
ui-gz-preshow-why = { $asked ->
    [true] Pre-shown: at its moment you are asked whether to use { $skill }. Press to be asked no more.
   *[false] Not pre-shown: you are not asked for { $skill }, even at its moment. Press to be asked.
} Nobody else knows.

## The table: what follows without an answer

ui-gz-foresee-hurt = { $n ->
    [1] {""}
   *[other] { $n } are needed; you have { $able } that will do.{" "}
}If you do not, you take at least { $amount } { $nature ->
    [fire] fire damage
    [thunder] thunder damage
   *[normal] damage
}; { $dying ->
    [true] you have { $hp } HP left and would be dying.
   *[false] you have { $hp } HP.
}
ui-gz-foresee-rescue = { $n } HP to recover, 1 for each card; { $able ->
    [0] you have no card that does it by itself.
    [1] you have 1 card that will do.
   *[other] you have { $able } cards that will do.
}{ $me ->
    [true] {" "}If nobody helps, you die.
   *[false] {" "}If nobody helps, that player dies.
}

## The table: marks

ui-gz-held = { $n ->
    [1] { $mark } mark
   *[other] { $n } { $mark } marks
}
ui-gz-held-told = { $n ->
    [1] { $mark } mark
   *[other] { $n } { $mark } marks
}: { $rule }
ui-gz-held-vanguard-name = Vanguard
ui-gz-held-vanguard-glyph = 先
ui-gz-held-vanguard-rule = For the first in the game to reveal a general. Spend it in your play phase: draw up to four hand cards, then look at one hidden general of somebody else.
ui-gz-held-companion-name = Companions
ui-gz-held-companion-glyph = 合
ui-gz-held-companion-rule = For companions who are both revealed. Spend it in your play phase to draw two cards or as a Peach; also as a Peach for somebody dying.
ui-gz-held-fish-name = Yin-Yang Fish
ui-gz-held-fish-glyph = 鱼
ui-gz-held-fish-rule = For two revealed generals with half a fish left over. Spend it in your play phase to draw one card, or before your discard phase to keep two more cards this turn.
ui-gz-held-careerist-name = Careerist
ui-gz-held-careerist-glyph = 野
ui-gz-held-careerist-rule = For revealing a careerist general, once a game. Spend it like any of vanguard, companions and fish, or to recruit an ally.
ui-gz-held-charity-name = Charity
ui-gz-held-charity-glyph = 施
ui-gz-held-charity-rule = Zhang Lu’s Charity: in the prepare phase of somebody else he may give them a card, lose one of these and draw two cards.
ui-gz-held-congcha-name = Watched
ui-gz-held-congcha-glyph = 察
ui-gz-held-congcha-rule = Pan Jun watches this player until his next turn: if the kingdom becomes known, either the player loses HP or both draw.
ui-gz-spend-vanguard = Draw to four, look at one
ui-gz-spend-companion-draw = Draw two
ui-gz-spend-companion-peach = Use as Peach
ui-gz-spend-companion-rescue = Companions mark as Peach
ui-gz-spend-careerist-rescue = Careerist mark as Peach
ui-gz-spend-fish-draw = Draw one
ui-gz-spend-fish-keep = Fish mark: keep two more
ui-gz-pile-down = { $skill }: { $n ->
    [1] 1 card
   *[other] { $n } cards
} face down
ui-gz-stored = { $skill }: { $n ->
    [1] 1 general card
   *[other] { $n } general cards
}
ui-gz-hand-pile = Under { $skill }

## The table: kingdoms, lords, soldiers, battle royal of the current edition

ui-gz-soldier-name = Soldier
ui-gz-soldier-title = A general was removed
ui-gz-soldier-glyph = 兵
ui-gz-soldier-rule = Where a general has been removed lies a soldier of the same kingdom and sex: without skills, and never removed.
ui-gz-kingdom-or = {" "}or{" "}
ui-gz-general-lord = , lord
ui-gz-lord = Lord
ui-gz-lord-glyph = 君
ui-gz-lord-what = { $general } as head is this lord from the start, and must be revealed when their own turn begins. Companion of every general of the same kingdom.
ui-gz-lord-as-head = As head this is { $lord } from the start.
ui-gz-lord-why = Chosen as head, this general is a lord, who must be revealed when your own turn begins.
ui-gz-only-head = head only
ui-gz-only-deputy = deputy only
ui-gz-skill-head = as head
ui-gz-skill-deputy = as deputy
ui-gz-less-fish = { $n } HP less as { $place ->
    [head] head
   *[deputy] deputy
}.
ui-gz-size-big = big kingdom
ui-gz-size-big-glyph = ▲
ui-gz-size-big-why = Big kingdom: the one with the most alive, two at least; with the Jade Seal only its holder’s.
ui-gz-size-small = small kingdom
ui-gz-size-small-glyph = ▽
ui-gz-size-small-why = Small kingdom: there is a big one, and this is not of it; the undetermined count too.
ui-gz-away = away
ui-gz-ally = Makes a kingdom with { $name }.
ui-gz-away-why = Lured away: this turn not counted for seats and distances, no use of cards, no target of any, and HP does not change.
ui-gz-royal = Battle Royal
ui-gz-royal-glyph = 鏖战
ui-gz-royal-why = The last few are each of a kingdom of their own: Peaches heal no more and may be used or played as Slash or Dodge. Once begun it never ends.
ui-gz-sought = { $name } turns up for a deputy
ui-gz-end-allies = { $seats } win
ui-gz-end-why-allies = Nobody is left but a careerist and the ally recruited; they win together.
ui-gz-card-marked = , may be given to another kingdom
ui-gz-card-marked-glyph = 连
ui-gz-card-marked-n = { $n ->
    [0] alliance
    [one] { $n } with the alliance mark
   *[other] { $n } with the alliance mark
}
ui-gz-card-marked-why = Alliance: in your play phase you may give this to somebody of another kingdom and then may draw one card, or to somebody undetermined without drawing.
ui-gz-choose-one-deputy = { $deputy } is the deputy. Now a head{ $kingdom ->
    [any] {""}
   *[other] {" "}of { $kingdom }
}.
ui-gz-choose-as = How they are played
ui-gz-choose-plain = Not as lord
ui-gz-choose-lord = starts as { $lord }

## The gallery: the current edition

ui-gz-edition-first = First edition
ui-gz-edition-current = Current edition
ui-gz-gallery-by-pack = Package
ui-gz-gallery-by-mechanism = Mechanism
ui-gz-gallery-any = { $filter }: any
ui-gz-pack-standard = Standard
ui-gz-pack-formation = Formation
ui-gz-pack-momentum = Momentum
ui-gz-pack-transformation = Transformation
ui-gz-pack-power = Power
ui-gz-pack-buchen = Buchen
ui-gz-pack-overseas = Overseas
ui-gz-mechanism-lord = Lords
ui-gz-mechanism-dual = Dual kingdom
ui-gz-mechanism-careerist = Careerist generals
ui-gz-mechanism-place = Skills of one place
ui-gz-mechanism-formation = Formation skill
ui-gz-mechanism-limited = Limited skill
ui-gz-mechanism-locked = Locked skill
ui-gz-mechanism-companions = Companions
ui-gz-mechanism-alliance = Alliance mark

## Banned generals

ui-gz-bans-glyph = 禁
ui-gz-bans-n = { $n ->
    [0] Nobody banned
   *[other] { $n } banned
}
ui-gz-bans-lead = Press a general to ban him, press again to allow him.
ui-gz-bans-lead-read = The host decides who is banned.
ui-gz-bans-left = { $n } banned, { $left } left
ui-gz-bans-find = Find a name
ui-gz-bans-only = Only the banned
ui-gz-bans-pack = Ban the package
ui-gz-bans-pack-label = Ban the package: { $pack }
ui-gz-bans-count = { $n } of { $all } banned
ui-gz-bans-lord = out with { $general }
ui-gz-bans-out = banned
ui-gz-bans-clear = Allow everybody
