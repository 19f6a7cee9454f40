### SENJI: questions, buttons, and "why not?".

## Set-up

ask-senji-keep = Which samurai do you keep?
ask-senji-keep-sub = All choose at the same time and show together. His honour is what you start with; the other two go back into the deck.
act-senji-keep-keep = Keep

ask-senji-host-tie = Several share the highest honour. Who hosts the Emperor?
act-senji-host-tie-name = This one

ask-senji-name-home = Name a province; its owner builds a fortress there.
ask-senji-name-home-sub = You host the Emperor, so the order is yours.
act-senji-name-home-name = Name

ask-senji-place = { $province }: how many armies, and does the samurai stand here?
ask-senji-place-sub = Three armies and a samurai for three provinces; in the last one you must place all that is left.
act-senji-place-place = Place

## Winter

ask-senji-naoe = Naoe: from whose hand do you draw a diplomacy card at random?
ask-senji-naoe-sub = Then you give that player one of your choice.
act-senji-naoe-decline = Draw nothing
act-senji-naoe-use = Draw

ask-senji-naoe-give = Naoe: which diplomacy card do you give { $seat }?
ask-senji-naoe-give-sub = It may be the one you have just drawn.
act-senji-naoe-give-give = Give

ask-senji-winter = Winter of year { $year }. Exchange, bid, talk.
ask-senji-winter-sub = Once everybody is ready, spring comes. Exchanges bind, words do not.
act-senji-winter-ready = I am ready
act-senji-winter-stay = Stay ready
act-senji-winter-unready = Not ready yet
act-senji-winter-offer =
    { $open ->
        [true] Offer openly
       *[false] Offer in secret
    }
act-senji-winter-accept = Accept
act-senji-winter-decline = Decline
act-senji-winter-withdraw = Withdraw
act-senji-winter-bid = Bid for { $family }
act-senji-winter-hero = Hero { $samurai }: see a hand

ask-senji-spy = This is { $seat }'s diplomacy hand. Which card do you take?
act-senji-spy-take = Take

ask-senji-mori = Mori: whose diplomacy hand do you look at?
ask-senji-mori-sub = Cards that lie as bids are not in the hand.
act-senji-mori-decline = Nobody's
act-senji-mori-look = Look

## Spring

ask-senji-orders = Lay an order face down on each of your provinces.
ask-senji-orders-sub = Everybody does so at the same time; an order is turned up when its province is named.
act-senji-orders-orders = Lay them all

## Summer

ask-senji-name-order = Which province or fleet do you name?
ask-senji-name-order-sub = You host the Emperor, so the order is yours.
act-senji-name-order-province = Name a province
act-senji-name-order-fleet = Name a fleet

ask-senji-move = Where do the units in { $place } go?
ask-senji-move-sub = One way at a time, to as many places as you like; what has not moved stays.
act-senji-move-done = That is all
act-senji-move-march =
    { $war ->
        [none] { $by ->
            [none] Move to { $to }
           *[other] Cross the { $by } to { $to }
        }
       *[other] { $by ->
            [none] Attack { $war } in { $to }
           *[other] Cross the { $by } and attack { $war } in { $to }
        }
    }
act-senji-move-samurai =
    { $war ->
        [none] { $by ->
            [none] Samurai alone to { $to }
           *[other] Samurai alone across the { $by } to { $to }
        }
       *[other] { $by ->
            [none] Samurai alone attack { $war } in { $to }
           *[other] Samurai alone cross the { $by } and attack { $war } in { $to }
        }
    }

## War

ask-senji-execute = { $attacker } attacks { $province }. Execute hostages of that family?
ask-senji-execute-sub = For each you gain its number, and the attacker loses twice that; the card leaves the game.
act-senji-execute-decline = Spare them
act-senji-execute-execute = Execute

ask-senji-reroll =
    { $most ->
        [none] { $why }: roll any number of destiny dice again?
        [one] { $why }: roll { $most } destiny die again?
       *[other] { $why }: roll up to { $most } destiny dice again?
    }
ask-senji-reroll-sub = The new faces stand.
act-senji-reroll-decline = Leave them
act-senji-reroll-reroll = Roll again

ask-senji-support = { $attacker } attacks { $defender } in { $province }. Play a support face down?
ask-senji-support-sub = Both are turned up together. Not a card of the enemy's family; one that was played goes home to its family.
act-senji-support-decline = Play no card
act-senji-support-card = Play face down

ask-senji-spare =
    { $armies ->
        [one] Hosokawa: you would remove { $armies } army. How many fewer?
       *[other] Hosokawa: you would remove { $armies } armies. How many fewer?
    }
ask-senji-spare-sub = Honour counts the armies really removed.
act-senji-spare-spare = So be it

ask-senji-refuge = Where does { $samurai } withdraw to?
act-senji-refuge-go = Withdraw

## Autumn

ask-senji-autumn-order = Who settles first this autumn, who next?
ask-senji-autumn-order-sub = You host the Emperor, so the order is yours.
act-senji-autumn-order-order = In this order

ask-senji-autumn-next = Who settles next?
act-senji-autumn-next-name = Name

ask-senji-settle = Your settlement.
ask-senji-settle-sub = Do what you like, in any order and as often as you can; end it when all is done.
act-senji-settle-pass = Settled
act-senji-settle-trade = Hand in a trade card
act-senji-settle-set = Complete a diplomacy set
act-senji-settle-redeem = Redeem { $combination }
act-senji-settle-redeem-wild = Redeem { $combination }, a plain as { $kind }
act-senji-settle-display = Display a hostage
act-senji-settle-take-back = Take a hostage back
act-senji-settle-hire = Hire armies in the { $sea }
act-senji-settle-hire-samurai = Hire a samurai in the { $sea }
act-senji-settle-card-change = Genji: discard one, draw two
act-senji-settle-swap = { $samurai }: a blind swap
act-senji-settle-retire = Make a samurai a hero
act-senji-settle-hero-blue = Hero { $samurai }: see a hand
act-senji-settle-hero-green = Hero { $samurai }: search the hanafuda

ask-senji-recruit = Which samurai do you recruit?
ask-senji-recruit-sub = The others go to the discards.
act-senji-recruit-keep = Recruit

ask-senji-station = In which province does { $samurai } stand?
act-senji-station-station = Station

ask-senji-show-flowers =
    { $count ->
        [one] { $seat } hands in your family's trade card. Show { $count } hanafuda.
       *[other] { $seat } hands in your family's trade card. Choose { $count } hanafuda to show.
    }
ask-senji-show-flowers-sub = One of them is kept, the rest comes back.
act-senji-show-flowers-show = Show

ask-senji-pick-flower = { $seat } shows these hanafuda. Which do you keep?
act-senji-pick-flower-take = Keep

ask-senji-swap-flower = A blind swap of hanafuda with { $seat }. Which do you give?
ask-senji-swap-flower-sub = Both give at the same time, and it cannot be refused.
act-senji-swap-flower-give = Give

ask-senji-swap-card = A blind swap of diplomacy cards with { $seat }. Which do you give?
ask-senji-swap-card-sub = Both give at the same time, and it cannot be refused.
act-senji-swap-card-give = Give

ask-senji-search = Hero { $samurai }: which hanafuda do you take from the deck?
ask-senji-search-sub = Then the deck is shuffled.
act-senji-search-take = Take

## Why not?

why-senji-displayed = It is displayed before you; take it back in autumn before it can be exchanged or bid.
why-senji-in-bid = It lies in your bid for { $family }; change that bid first.
why-senji-not-held = You do not hold what is asked for.
why-senji-nothing-open = Nothing lies open before { $family }.
why-senji-no-proposals = You have made all your offers of this winter.
why-senji-no-rebids = You have made all your changes of bids of this winter.
why-senji-full = { $place } holds 6 of your armies, and there is no room for more.
why-senji-neutral = { $place } belongs to a neutral family and may not be entered.
why-senji-six = You own six provinces and may not attack { $place }.
why-senji-own-trade = A trade card of your own family brings nothing; it takes another's.
why-senji-neutral-trade = Nobody plays this family, so nobody has hanafuda to show.
why-senji-no-flowers = The owner of this family has no hanafuda.
why-senji-own-hostage = A hostage of your own family cannot be displayed.
why-senji-family-displayed = You display a hostage of this family; take it back to show a higher one.
why-senji-just-taken-back = Taken back in this settlement, it cannot be displayed again before next autumn.
why-senji-floor = Taking it back would bring you below the lowest honour there is.
why-senji-flowers-missing = { $count } more hanafuda are needed.
why-senji-no-province = Without a province there is nowhere for a samurai to stand.
why-senji-no-samurai = There are no samurai left to recruit.
why-senji-has-province = You have a province; mercenaries serve only those without.
why-senji-hired-already = You have hired this autumn already.
why-senji-set-missing = Diplomacy cards are missing from { $families }. Displayed ones do not count.

## Winning

win-senji-honour = { $seat } has the highest honour and the realm
win-senji-last = { $seat } alone is left and has the realm
