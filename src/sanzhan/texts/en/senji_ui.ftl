### Winter, autumn and the ledger

## Winter: offers

ui-sj-w-council = The council
ui-sj-w-offers = Offers
ui-sj-w-slips = Offers on the table
ui-sj-w-lots = Bids
ui-sj-w-map = Map
ui-sj-w-n-waiting = { $n } for you
ui-sj-w-n-sent = { $n } sent
ui-sj-w-left = { $n ->
    [one] { $n } offer left
   *[other] { $n } offers left
}
ui-sj-w-new = New offer
ui-sj-w-none = The council is quiet
ui-sj-w-none-why = Nobody has offered anything. Begin yourself: touch a card of your hand, or press N.
ui-sj-w-none-watching = No open offers. Secret ones are known to the two partners alone.
ui-sj-w-slip = Offer with { $name }
ui-sj-w-from = { $name } offers you
ui-sj-w-to = You offer { $name }
ui-sj-w-with = With { $name }
ui-sj-w-between = { $from } offers { $to }
ui-sj-w-gives = { $name } gives
ui-sj-w-you-get = You get
ui-sj-w-you-give = You give
ui-sj-w-nothing = nothing
ui-sj-w-your-answer = your answer
ui-sj-w-their-answer = no answer yet
ui-sj-w-declined = declined
ui-sj-w-withdrawn = withdrawn
ui-sj-w-lapsed = lapsed
ui-sj-w-lapsed-why = One of its cards has gone; nothing changed hands.
ui-sj-w-others-see = Others see only the number of cards
ui-sj-w-deal = Exchanged
ui-sj-w-deal-glyph = Deal
ui-sj-w-accept = Accept
ui-sj-w-accept-still = Accept anyway
ui-sj-w-accept-not = Not yet
ui-sj-w-counter = Counter
ui-sj-w-decline = Decline
ui-sj-w-withdraw = Withdraw
ui-sj-w-again = Again
ui-sj-w-put-away = Put away
ui-sj-w-until-sand = Lapses when the sand is out
ui-sj-w-open = Open
ui-sj-w-secret = Secret
ui-sj-w-reason = “{ $reason }”
ui-sj-w-promise = Promise: { $promise }
ui-sj-w-lacking = You do not hold { $card }.
ui-sj-w-lacking-wild = You hold nothing to give as { $card }.
ui-sj-w-in-bid = Your { $card } lies in the bid for { $family }; take it back before you accept.
ui-sj-w-choose-wild = Choose the card to give ({ $card })
ui-sj-w-doubt-sent = { $card } is also in your offer to { $name }, which would lapse.{" "}
ui-sj-w-doubt-draft = { $whom ->
    [true] { $card } is also in your draft for { $name }.
   *[false] { $card } is also in another draft of yours.
}{" "}

## Winter: drafts

ui-sj-w-draft = Draft
ui-sj-w-draft-to = Draft for { $name }
ui-sj-w-for = To
ui-sj-w-to-whom = To whom
ui-sj-w-seat = { $name }, { $family }
ui-sj-w-unsent = draft
ui-sj-w-wish = Name a card you want
ui-sj-w-add = Add a card of your hand
ui-sj-w-take-out = Take out { $card }
ui-sj-w-reason-label = Reason
ui-sj-w-promise-label = Promise (binds nobody)
ui-sj-w-unsaid = none
ui-sj-w-how = Secret or open
ui-sj-w-discard = Discard
ui-sj-w-send = Send
ui-sj-w-lack-seat = First say to whom.
ui-sj-w-lack-cards = Name what you want, or put in what you give.
ui-sj-w-lack-budget = No more offers this winter.
ui-sj-w-lack-gone = A card you would give is no longer in your hand.
ui-sj-w-counters = Sending it declines the offer of { $name }.
ui-sj-w-wish-title = What do you want?
ui-sj-w-wish-glyph = 求
ui-sj-w-wish-lead = { $known ->
    [true] Whether they hold it shows only when they accept. Framed in gold: seen in the hand of { $name }. Touch again for one more.
   *[false] Whether they hold it shows only when they accept. Touch again for one more.
}
ui-sj-w-wish-seen = { $card }, seen by you
ui-sj-w-any = any
ui-sj-w-wished = { $n ->
    [one] { $n } card wanted
   *[other] { $n } cards wanted
}
ui-sj-w-wish-done = Done
ui-sj-w-times = ×{ $n }
ui-sj-w-no-more = Not sent: things have changed.

## Winter: sand and ready

ui-sj-w-sand = Sand-glass, and who is ready
ui-sj-w-no-sand = no limit
ui-sj-w-sand-left = { $n ->
    [120] Two minutes left.
    [60] One minute left.
   *[other] { $n } seconds left.
}
ui-sj-w-host-me = You are the Emperor's host
ui-sj-w-host = { $name } hosts the Emperor
ui-sj-w-ends-early = Ends early once all are ready
ui-sj-w-ends-ready = Ends once all are ready
ui-sj-w-ready = ready
ui-sj-w-talking = talking
ui-sj-w-q = Exchange, bid and talk until the sand is out
ui-sj-w-q-ready = You are ready; the others are not yet
ui-sj-w-sub = Say so when you are ready; you can take it back.
ui-sj-w-sub-ready = You can still answer offers, or take it back.
ui-sj-w-sub-waiting = { $n ->
    [one] { $n } offer waits for you.
   *[other] { $n } offers wait for you.
}{" "}
ui-sj-w-sub-drafts = { $n ->
    [one] { $n } draft is not sent.
   *[other] { $n } drafts are not sent.
}{" "}
ui-sj-w-sub-bids = { $n ->
    [one] { $n } changed bid is not laid.
   *[other] { $n } changed bids are not laid.
}{" "}
ui-sj-w-hero-do = Look into the hand of { $name }
ui-sj-w-ready-do = I am ready
ui-sj-w-unready-do = Not ready after all

## Winter: bids

ui-sj-w-lot = { $family } lot
ui-sj-w-lot-rule = { $n } in the deck
ui-sj-w-lot-empty = no open cards
ui-sj-w-new-card = turned up this winter
ui-sj-w-new-glyph = new
ui-sj-w-bids = Bids, face down
ui-sj-w-bids-when = opened together
ui-sj-w-bid-of = { $n ->
    [one] { $n } card face down
   *[other] { $n } cards face down
}
ui-sj-w-no-bid = no bid
ui-sj-w-kept = tie: { $n } kept
ui-sj-w-my-bid = My bid
ui-sj-w-bid-until = { $n ->
    [one] { $n } change left
   *[other] { $n } changes left
}
ui-sj-w-bid-add = Add a card to the bid for { $family }
ui-sj-w-bid-undo = Undo
ui-sj-w-bid-lay = Lay
ui-sj-w-bid-change = Change
ui-sj-w-take-back = Take back { $card }

## Winter: the hand

ui-sj-w-hand = Diplomacy
ui-sj-w-no-cards = You hold no diplomacy cards.
ui-sj-w-in-lot = bid
ui-sj-w-on-way = offered
ui-sj-w-gone = Given away
ui-sj-w-gone-line = { $card } → { $name } · year { $year }
ui-sj-w-gone-none = Nothing yet.

## Autumn: settlement

ui-sj-a-desks = Autumn settlement
ui-sj-a-order = Order
ui-sj-a-order-how = Drag, or use the arrow keys
ui-sj-a-no-order = The order is not fixed yet
ui-sj-a-earlier = { $name } one place earlier
ui-sj-a-later = { $name } one place later
ui-sj-a-place = { $name }, place { $n }; arrow keys move
ui-sj-a-moved = { $name }: place { $n }.
ui-sj-a-you-settle = You settle
ui-sj-a-settles = { $name } settles
ui-sj-a-past = has settled
ui-sj-a-flowers = Hanafuda
ui-sj-a-flowers-n = { $n ->
    [one] { $n } card
   *[other] { $n } cards, by kind
}
ui-sj-a-flowers-lit = { $n } cards; the lit ones make “{ $combination }”
ui-sj-a-kind-n = { $kind } { $n }
ui-sj-a-no-flowers = No flowers in hand
ui-sj-a-no-flowers-why = Producing in summer draws two; trade cards bring some too.
ui-sj-a-combinations = Combinations
ui-sj-a-combinations-rule = as often as the cards allow; they are discarded
ui-sj-a-honour = +{ $n }
ui-sj-a-recruits = recruit a samurai and gain his honour
ui-sj-a-rival = { $combination } wants the same card ({ $kind }): only one of the two
ui-sj-a-missing = missing { $what }
ui-sj-a-missing-one = { $n } × { $kind }
ui-sj-a-redeem = Redeem
ui-sj-a-wild = plain as { $kind }
ui-sj-a-wild-why = Okabe: a plain card stands for another kind, once an autumn
ui-sj-a-trade = Trade
ui-sj-a-trade-rule = hand it to its family; they show flowers, you keep one
ui-sj-a-trade-none = No trade cards of others in hand.
ui-sj-a-trade-neutral = nobody plays this family
ui-sj-a-trade-of = { $name } has { $flowers }, shows { $n }
ui-sj-a-hostages = Hostages
ui-sj-a-hostages-rule = one of each family; can be swapped for a higher one
ui-sj-a-displayed = displayed
ui-sj-a-can-display = to display
ui-sj-a-in-hand = in hand
ui-sj-a-better = { $n } in hand
ui-sj-a-take-back = Take back { $card }
ui-sj-a-no-hostage = no hostage of { $family }
ui-sj-a-others-displayed = Hostages displayed by others
ui-sj-a-all-displayed = Displayed hostages
ui-sj-a-none-displayed = none
ui-sj-a-set = Diplomacy set
ui-sj-a-set-n = Diplomacy set { $n }/{ $all }
ui-sj-a-set-missing = {": "}missing { $families }; displayed cards do not count
ui-sj-a-set-brings = Complete: +{ $n }, and −1 for each of { $losers } owners
ui-sj-a-set-other = { $card }; click for another one of that family
ui-sj-a-set-do = Return the set
ui-sj-a-hire = Autumn of a ronin
ui-sj-a-hire-rule = { $army } honour an army, up to { $most }; a samurai { $samurai }
ui-sj-a-hire-none = No mercenaries can be hired now.
ui-sj-a-hire-armies = armies alone
ui-sj-a-hire-with = a samurai, and armies
ui-sj-a-fewer = One army fewer
ui-sj-a-more = One army more
ui-sj-a-pay = Pay { $n }, leaves { $left }
ui-sj-a-powers = Samurai and heroes
ui-sj-a-swap = { $samurai }: blind swap
ui-sj-a-change = Genji: discard a flower, draw two
ui-sj-a-change-rule = Choose the flower to discard among yours.
ui-sj-a-hero = Hero { $samurai }
ui-sj-a-hero-blue = Discard it, look at a diplomacy hand, take one card.
ui-sj-a-hero-green = Discard it, look through the flower deck, take one, shuffle.
ui-sj-a-hero-use = Look through the deck
ui-sj-a-retire = Turn a samurai into a hero
ui-sj-a-retire-rule = The figure leaves the map, the card can be used once; honour stays.
ui-sj-a-choose = Choose
ui-sj-a-pick-n = { $n } of { $all } chosen
ui-sj-a-brings = { $combination } { $have }/{ $need }
ui-sj-a-breaks = breaks { $combination }
ui-sj-a-own-card = your family
ui-sj-a-armies-there = { $n ->
    [one] { $n } army
   *[other] { $n } armies
}
ui-sj-a-watch = Settling now
ui-sj-a-watch-honour = { $n } honour
ui-sj-a-watch-none = Nothing done yet. Your cards lie beside it: think ahead.

## The ledger

ui-sj-l-ledger = Ledger
ui-sj-l-bar = Gained: { $what }
ui-sj-l-nothing = nothing
ui-sj-l-mine = My dealings
ui-sj-l-gave = gave
ui-sj-l-got = got
ui-sj-l-card-year = { $card } (year { $year })
ui-sj-l-no-deals = Nothing exchanged yet.
ui-sj-l-where = To whom a card went, not where it is now.
ui-sj-l-promises = Promises
ui-sj-l-i-promised = Year { $year }, you to { $name }: { $promise }
ui-sj-l-promised-me = Year { $year }, { $name } to you: { $promise }
ui-sj-l-no-promises = None yet.
ui-sj-l-binds = Promises bind nobody; they are only written down here.

## Talk

ui-sj-t-with = Talk with
ui-sj-t-all = the table
ui-sj-t-all-see = The whole table reads this
ui-sj-t-only = Between you and { $names }, nobody else reads this
ui-sj-t-several = several
ui-sj-t-open = Begin
ui-sj-t-heard = { $to ->
    [all] { $name } speaks to the table
    [one] { $name } writes to you alone
   *[some] { $name } writes to you and { $names }
}
ui-sj-t-say = To { $names } …

### SENJI: map, orders, marches, war, the end.

## Cards, dice, people

ui-sj-card-any-glyph = ?
ui-sj-card-back = diplomacy card, face down
ui-sj-card-noted = { $card }, { $note }
ui-sj-flower-back = hanafuda, face down
ui-sj-die-unrolled = a destiny die not yet rolled
ui-sj-die-again = { $name }, rolled again
ui-sj-die-again-glyph = R
ui-sj-samurai-plain = No power.
ui-sj-samurai-of = Serves { $house }
ui-sj-plus = +{ $n }
ui-sj-needs = { $n } { $kind }
ui-sj-combination-line = { $name }: { $needs }; { $honour ->
    [0] a new samurai
   *[other] { $honour } honour
}
ui-sj-armies = { $n ->
    [one] 1 army
   *[other] { $n } armies
}
ui-sj-percent = { $n }%
ui-sj-house = { $family } · { $name }
ui-sj-house-mine = { $family } · you
ui-sj-where = { $n } players · room { $code }
ui-sj-offer = To choose from
ui-sj-about-heroes = Heroes
ui-sj-about-displayed = Displayed hostages
ui-sj-about-known = Cards you have seen in this hand
ui-sj-tab-ledger = Ledger

## Year and seasons

ui-sj-setup = Set-up
ui-sj-year = Year { $n }
ui-sj-seasons = The four seasons
ui-sj-season-now = { $season } · { $what }
ui-sj-season-winter-glyph = W
ui-sj-season-spring-glyph = Sp
ui-sj-season-summer-glyph = Su
ui-sj-season-autumn-glyph = A
ui-sj-season-winter-what = diplomacy
ui-sj-season-spring-what = orders
ui-sj-season-summer-what = campaign
ui-sj-season-autumn-what = settlement

## Houses

ui-sj-houses = Houses
ui-sj-houses-end = ends at { $n }
ui-sj-houses-laying = who has laid
ui-sj-host = Host
ui-sj-hosts = { $house } hosts the Emperor.
ui-sj-you-host = You host the Emperor: you name in summer and set the order in autumn.
ui-sj-out = out
ui-sj-laid = laid
ui-sj-laying = not yet
ui-sj-honour = honour
ui-sj-st-provinces = land
ui-sj-st-armies = army
ui-sj-st-cards = cards
ui-sj-st-flowers = hana
ui-sj-ruler = Honour, the game ends at { $high }: { $list }
ui-sj-ruler-one = { $family } { $n }
ui-sj-hands = My cards
ui-sj-hand-cards = Diplomacy { $n }
ui-sj-hand-flowers = Hanafuda { $n }

## The map

ui-sj-map = Map of the eighteen provinces of Japan
ui-sj-zoom-in = Closer
ui-sj-zoom-out = Farther
ui-sj-zoom-all = Whole map
ui-sj-see-map = See the map
ui-sj-back-to = { $season ->
    [winter] Back to diplomacy
   *[autumn] Back to the settlement
}
ui-sj-fleet-in = Fleet in the { $sea }
ui-sj-fleet-of = fleet of { $house } in the { $sea }
ui-sj-label-province = { $province }, { $house }, armies { $armies }{ $samurai ->
    [none] {""}
   *[other] , samurai { $samurai }
}{ $order ->
    [none] {""}
    [back] , order face down
   *[other] , order { $order }
}. Next to: { $next }; { $seas ->
    [none] inland
   *[other] on the { $seas }
}
ui-sj-label-neutral = { $province }, { $family }, neutral, nobody may enter. Next to: { $next }; { $seas ->
    [none] inland
   *[other] on the { $seas }
}
ui-sj-label-empty = { $province }, home of { $family }, nothing placed yet. Next to: { $next }; { $seas ->
    [none] inland
   *[other] on the { $seas }
}
ui-sj-label-strait = { $province } (strait)
ui-sj-label-sea = { $sea }, coasts: { $coast }
ui-sj-label-fleet = Fleet in the { $sea }, { $house }, armies { $armies }{ $samurai ->
    [none] {""}
   *[other] , samurai { $samurai }
}
ui-sj-slip-inspect = The place you look at
ui-sj-slip-orders = Order of this province
ui-sj-slip-place = Placing
ui-sj-slip-plan = Plan of a march
ui-sj-in-neutral = { $family }, neutral
ui-sj-in-empty = home of { $family }
ui-sj-in-garrison = Garrison
ui-sj-in-armies = armies { $n } / { $most }
ui-sj-in-order = Order
ui-sj-in-back = face down
ui-sj-in-named = named already
ui-sj-in-secret = only you know
ui-sj-in-fleet = needs no order, moves when named
ui-sj-in-fresh = new this summer, not named any more
ui-sj-in-land = By land
ui-sj-in-strait = Strait
ui-sj-in-strait-note = no dice
ui-sj-in-coast = Coast
ui-sj-in-coast-note = landing rolls dice
ui-sj-in-inland = inland
ui-sj-in-shores = Coasts

## Set-up

ui-sj-keep = Three samurai, keep one
ui-sj-keep-family = You are { $family }
ui-sj-keep-homes = Home provinces: { $provinces }
ui-sj-keep-note = You begin with the honour on the card; whoever has most hosts the Emperor first.
ui-sj-place-in = How many to { $province }?
ui-sj-place-left = { $n } kept for the next provinces
ui-sj-place-note = The last of the three homes gets everything that is left.

## Spring: orders

ui-sj-order-produce-glyph = P
ui-sj-order-recruit-glyph = R
ui-sj-order-move-glyph = M
ui-sj-order-of = Order for { $province }
ui-sj-order-produce = draw { $n } hanafuda
ui-sj-order-recruit = { $n ->
    [one] 1 army more
   *[other] { $n } armies more
}
ui-sj-order-recruit-limit = at most { $space } here, { $all } in all
ui-sj-order-move = march, attack, put to sea
ui-sj-order-reach = A move can reach { $places }. Where to is decided in summer.
ui-sj-orders-mine = Your orders
ui-sj-orders-one = { $province }: { $order ->
    [none] no order yet
   *[other] { $order }
}

## Summer: naming and marching

ui-sj-march-strip = Order of naming
ui-sj-march-named = Named
ui-sj-march-left = Face down
ui-sj-march-one = { $province }: { $order }
ui-sj-march-left-one = { $house }: { $n } left
ui-sj-march = March to { $place }
ui-sj-attack = Attack { $place }
ui-sj-move-sub = One leg at a time: whoever is left may still go. You hold { $n } { $n ->
    [one] province
   *[other] provinces
}{ $n ->
    [6] {""} and may not attack.
   *[other] .
}
ui-sj-by-sea = over the { $sea }
ui-sj-by-land = By land
ui-sj-landing-dice = landing dice
ui-sj-plan-armies = Armies
ui-sj-plan-samurai = Samurai
ui-sj-plan-way = Way
ui-sj-plan-stays = Stays
ui-sj-plan-fewer = One army fewer
ui-sj-plan-more = One army more
ui-sj-odds = Chances · { $n } destiny dice, ties rolled again
ui-sj-odds-none = no supports
ui-sj-odds-mine = you: { $card }
ui-sj-odds-theirs = they: { $card }
ui-sj-odds-both = both play
ui-sj-odds-note = From what can be seen: hostages, rerolls and their hand are not guessed; their support is the worst there could be.
ui-sj-stake-win = Win: you about +{ $n }
ui-sj-stake-lose = Lose: { $family } about +{ $n }, you lose { $armies ->
    [one] 1 army
   *[other] { $armies } armies
}

## War

ui-sj-war = War for { $province }
ui-sj-war-round = roll { $n }
ui-sj-war-support-rule = A support counts the lesser of its number and the dice of its family
ui-sj-war-step-execute = Hostages
ui-sj-war-step-dice = Destiny dice
ui-sj-war-step-reroll = Reroll
ui-sj-war-step-support = Support
ui-sj-war-step-result = Result
ui-sj-war-attacker = Attacker
ui-sj-war-defender = Defender
ui-sj-war-from = attacks from { $place }
ui-sj-war-in = defends { $place }
ui-sj-war-strength = strength
ui-sj-war-no-armies = no army
ui-sj-war-no-samurai = no samurai
ui-sj-war-no-support = no support
ui-sj-war-no-dice = No dice left to roll
ui-sj-war-executed = Hostages executed: { $cards }. Defender +{ $gain }, attacker −{ $loss }.
ui-sj-war-execute-note = you +{ $n }, they −{ $loss }
ui-sj-war-dice-count = { $n } destiny dice{ $out ->
    [0] {""}
   *[other] {""} · samurai take out { $out }
}
ui-sj-war-dice = { $family } dice: { $n }
ui-sj-war-die-group = { $family } { $n }
ui-sj-war-pick-dice = Choose the dice to roll again
ui-sj-war-sums = Strength, line by line
ui-sj-war-row-armies = armies
ui-sj-war-row-samurai = samurai
ui-sj-war-row-crests = crests
ui-sj-war-row-support = support
ui-sj-war-tug = strength { $a } to { $d }
ui-sj-war-bluff = a bluff
ui-sj-war-support-note = +{ $n }, { $family } dice: { $dice }
ui-sj-war-hero-red = Hero: discard this card to roll any number of destiny dice again, each once.
ui-sj-war-waits-execute = The defender thinks about hostages.
ui-sj-war-waits-dice = The dice roll.
ui-sj-war-waits-reroll = Somebody may roll again.
ui-sj-war-waits-support = Both choose a support face down; they are turned up together.
ui-sj-war-waits-result = Losses are counted.
ui-sj-war-took = { $house } takes { $province }
ui-sj-war-won = { $house } wins
ui-sj-war-held = { $house } holds { $province }
ui-sj-war-removed = { $a } removes { $na }, { $d } removes { $nd }, { $all } armies in all.
ui-sj-war-order-lost = The order there is void.
ui-sj-war-card-home = { $card } goes home to
ui-sj-war-now = { $house } now has { $n }

## The end

ui-sj-end-big = Tenka
ui-sj-end-winner = The winner
ui-sj-end-points = honour
ui-sj-end-won = { $houses } wins the realm
ui-sj-end-why-honour = At the end of year { $year } somebody had { $n } honour; the highest wins.
ui-sj-end-why-last = Only one house is left.
ui-sj-lines = Year by year
ui-sj-lines-note = dashed: { $n } honour
ui-sj-lines-start = start
ui-sj-lines-year = year { $n }
ui-sj-lines-label = Honour of the houses year by year, at last: { $list }
ui-sj-sources = Where it came from
ui-sj-sources-note = bars are gains; the total has losses taken off
ui-sj-source-battle = war
ui-sj-source-executed = executions
ui-sj-source-displayed = hostages
ui-sj-source-set = diplomacy sets
ui-sj-source-flowers = hanafuda
ui-sj-source-samurai = samurai
ui-sj-source-paid = mercenaries
ui-sj-source-other = other
ui-sj-source-one = { $source } +{ $n }
ui-sj-source-loss = { $source } −{ $n }

## Rules, and what is said aloud

ui-sj-rule = The rule of this question
ui-sj-rule-button = Rule
ui-sj-rule-setup = Everybody keeps one samurai and begins with its honour. Three home provinces are named one by one: the owner builds a fortress there and places as many armies as he likes, and the samurai if he likes; on the last of them everything left must be placed.
ui-sj-rule-host = Whoever has the most honour hosts the Emperor; a tie is decided by lot. The host decides the order of naming in summer and of settlement in autumn, and need not be fair.
ui-sj-rule-winter = Diplomacy cards may be exchanged freely: any number for any number, gifts too, openly or in secret, if both agree. An offer lapses when one of its cards has left the hand. Promises bind nobody.
ui-sj-rule-bid = Each neutral family has its lot: bid diplomacy cards face down. The highest sum, if nobody shares it, takes all open cards; the others take their bids back. If the highest is shared those bids stay for next year, and so do the cards.
ui-sj-rule-orders = Each of your provinces gets one order, face down until it is named. Fleets have none: named, they may move.
ui-sj-rule-naming = One province with an order or one fleet is named at a time, until each has been named once. A fleet that came into being this summer is not named.
ui-sj-rule-war = Each samurai counts one and takes out a die. Each die with your own crest adds one, then your support. On a tie supports go home and all is rolled and played again. The loser removes everything in the war, the winner as many armies. Of all armies removed the attacker scores two each if he wins, the defender one each.
ui-sj-rule-autumn = In your turn you settle: redeem combinations of hanafuda, give trade cards back, display hostages of others, lay down a set of five families, hire mercenaries at sea. Nothing of this is a must.
ui-sj-said-chosen = Chosen: { $thing }. Press Enter to confirm.
ui-sj-said-plan = Chosen: { $thing }, { $goes }. { $odds ->
    [none] Press Enter to confirm.
   *[other] Without supports you win with { $odds }. Press Enter to confirm.
}
ui-sj-said-sixty = { $house } has { $n } honour. If it is not below { $most } at the end of autumn, the game is over.
