### SENJI: the log. Lines ending in -mine are for those who know more.

## How cards, dice and bids are written

senji-dice-row = { $family } { $count }
senji-bid-row =
    { $cards ->
        [none] { $seat } { $total }
       *[other] { $seat } { $total } ({ $cards })
    }
senji-home-row = { $card } goes home to { $seat }

## Set-up and years

news-senji-kept = { $seat } keeps { $samurai } and starts with { $honour } honour.
news-senji-host =
    { $tied ->
        [none] { $seat } hosts the Emperor.
       *[other] { $tied } share the lead; { $seat } hosts the Emperor.
    }
news-senji-placed =
    { $armies ->
        [0] { $samurai ->
            [none] { $seat } builds a fortress in { $province } and leaves it empty.
           *[other] { $seat } builds a fortress in { $province }, held by { $samurai } alone.
        }
        [one] { $samurai ->
            [none] { $seat } builds a fortress in { $province } with { $armies } army.
           *[other] { $seat } builds a fortress in { $province } with { $armies } army and { $samurai }.
        }
       *[other] { $samurai ->
            [none] { $seat } builds a fortress in { $province } with { $armies } armies.
           *[other] { $seat } builds a fortress in { $province } with { $armies } armies and { $samurai }.
        }
    }
news-senji-year = Year { $year }.
news-senji-season = { $season } comes.

## Winter

news-senji-turned-up =
    { $cards ->
        [none] { $home ->
            [none] The deck of { $family } is empty: nothing to turn up.
           *[other] The deck of { $family } is turned up: { $home }.
        }
       *[other] { $home ->
            [none] The deck of { $family } is turned up: { $cards }.
           *[other] The deck of { $family } is turned up: { $cards }; { $home }.
        }
    }
news-senji-envoy = { $seat } sends Naoe to draw a diplomacy card from { $of }.
news-senji-envoy-mine = { $seat } sends Naoe to draw { $card } from { $of }.
news-senji-envoy-gift = { $seat } gives { $to } a diplomacy card in return.
news-senji-envoy-gift-mine = { $seat } gives { $to } { $card } in return.
news-senji-ready = { $seat } is ready.
news-senji-unready = { $seat } has more to talk about.
news-senji-offer =
    { $open ->
        [true] { $seat } openly offers { $to }
       *[false] { $seat } secretly offers { $to }
    } { $gives ->
        [none] nothing
       *[other] { $gives }
    } { $wants ->
        [none] { $wild ->
            [none] for nothing
           *[other] for { $wild }
        }
       *[other] { $wild ->
            [none] for { $wants }
           *[other] for { $wants } and { $wild }
        }
    }{ $promise ->
        [none] .
       *[other] , and promises: { $promise }.
    }{ $reason ->
        [none] { "" }
       *[other] { " " }The reason: { $reason }.
    }
news-senji-accepted =
    { $gave ->
        [none] { $got ->
            [none] { $seat } and { $to } come to terms; no cards change hands.
           *[other] { $to } gives { $seat } { $got }.
        }
       *[other] { $got ->
            [none] { $seat } gives { $to } { $gave }.
           *[other] { $seat } and { $to } exchange { $gave } for { $got }.
        }
    }
news-senji-exchanged = { $seat } and { $to } have exchanged diplomacy cards in secret.
news-senji-declined = { $to } declines { $seat }'s offer.
news-senji-withdrawn = { $seat } withdraws an offer to { $to }.
news-senji-lapsed = { $seat }'s offer to { $to } has lapsed.
news-senji-bid =
    { $count ->
        [0] { $seat } takes back the bid for { $family }.
        [one] { $seat } has { $count } card in a bid for { $family }.
       *[other] { $seat } has { $count } cards in a bid for { $family }.
    }
news-senji-spied = { $seat } looks through { $of }'s diplomacy cards and takes one.
news-senji-spied-mine = { $seat } looks through { $of }'s diplomacy cards and takes { $card }.
news-senji-look = { $seat } sends Mori to look at { $of }'s diplomacy cards.
news-senji-look-mine =
    { $cards ->
        [none] Mori finds no diplomacy card with { $of }.
       *[other] Mori sees what { $of } holds: { $cards }.
    }
news-senji-winter-over = No more exchanges, no more bids.
news-senji-bids = The bids for { $family } are opened: { $bids }.
news-senji-lot-won = { $seat } wins the bidding for { $family } and takes { $cards }.
news-senji-lot-tied = { $seats } tie at { $total }; the cards of { $family } stay until next year.
news-senji-lot-left = Nobody bids for { $family }; the cards stay.

## Spring and summer

news-senji-orders-laid = All orders are laid.
news-senji-named = { $host } names { $province }, and { $seat } turns up the order: { $order }.
news-senji-named-fleet = { $host } names { $seat }'s fleet in the { $sea }.
news-senji-produced =
    { $count ->
        [0] { $seat } produces in { $province }, but no hanafuda are left.
       *[other] { $seat } produces in { $province } and draws { $count } hanafuda.
    }
news-senji-produced-mine = In { $province } you draw { $flowers }.
news-senji-recruited-armies =
    { $count ->
        [0] { $seat } cannot recruit in { $province }: there is no room for more armies.
        [one] { $seat } recruits { $count } army in { $province }.
       *[other] { $seat } recruits { $count } armies in { $province }.
    }
news-senji-marched =
    { $armies ->
        [0] { $seat }: { $samurai } alone
        [one] { $samurai ->
            [none] { $seat }: { $armies } army
           *[other] { $seat }: { $armies } army and { $samurai }
        }
       *[other] { $samurai ->
            [none] { $seat }: { $armies } armies
           *[other] { $seat }: { $armies } armies and { $samurai }
        }
    } { $by ->
        [none] from { $origin } to { $to }.
       *[other] from { $origin } across the { $by } to { $to }.
    }
news-senji-landing =
    { $drowned ->
        [0] { $seat } lands in { $to }, rolling { $dice }: all come ashore.
        [one] { $seat } lands in { $to }, rolling { $dice }: { $drowned } army drowns.
       *[other] { $seat } lands in { $to }, rolling { $dice }: { $drowned } armies drown.
    }

## War

news-senji-war =
    { $armies ->
        [0] War for { $province }: { $attacker } comes from { $origin } with { $samurai } alone
        [one] { $samurai ->
            [none] War for { $province }: { $attacker } comes from { $origin } with { $armies } army
           *[other] War for { $province }: { $attacker } comes from { $origin } with { $armies } army and { $samurai }
        }
       *[other] { $samurai ->
            [none] War for { $province }: { $attacker } comes from { $origin } with { $armies } armies
           *[other] War for { $province }: { $attacker } comes from { $origin } with { $armies } armies and { $samurai }
        }
    }{ $against ->
        [0] { $guards ->
            [none] ; { $defender } has nobody there.
           *[other] ; { $defender } has { $guards } alone.
        }
        [one] { $guards ->
            [none] ; { $defender } stands with { $against } army.
           *[other] ; { $defender } stands with { $against } army and { $guards }.
        }
       *[other] { $guards ->
            [none] ; { $defender } stands with { $against } armies.
           *[other] ; { $defender } stands with { $against } armies and { $guards }.
        }
    }
news-senji-executed = { $seat } executes { $cards }: { $seat } gains { $gain }, { $of } loses { $loss }.
news-senji-dice =
    { $dice ->
        [none] So many samurai that no dice are left.
       *[other] The dice: { $dice }. Attacker +{ $crests-attacker }, defender +{ $crests-defender }.
    }
news-senji-rerolled = { $seat } uses { $why } to roll again: { $old } becomes { $new }.
news-senji-supports =
    { $cards-attacker ->
        [none] { $attacker } plays no support
       *[other] { $attacker } plays { $cards-attacker }, +{ $points-attacker }
    }{ $cards-defender ->
        [none] ; { $defender } plays no support.
       *[other] ; { $defender } plays { $cards-defender }, +{ $points-defender }.
    }
news-senji-war-sum = Strength: { $attacker } { $sums-attacker }, { $defender } { $sums-defender }.
news-senji-war-tied = Undecided: the dice are rolled again.
news-senji-card-home =
    { $seat ->
        [none] { $card } belongs to nobody here and is put away.
       *[other] { $card } goes home to { $seat }.
    }
news-senji-war-won =
    { $honour ->
        [0] { $seat } beats { $of }; nobody loses an army, nobody gains honour.
       *[other] { $seat } beats { $of } and gains { $honour } honour. Armies removed: attacker { $removed-attacker }, defender { $removed-defender }.
    }
news-senji-conquered = { $seat } takes { $province } from { $of }.
news-senji-order-lost = { $seat }'s order in { $province } is discarded unseen.
news-senji-samurai-lost =
    { $hero ->
        [true] { $seat }'s { $samurai } falls and becomes a hero.
       *[false] { $seat }'s { $samurai } falls.
    }
news-senji-refuge = { $seat }'s { $samurai } escapes to { $to }.

## Autumn

news-senji-autumn-order = The order of settlement: { $seats }.
news-senji-settles = { $seat } settles.
news-senji-settled = { $seat } has settled.
news-senji-trade =
    { $count ->
        [one] { $seat } hands { $card } back to { $of } and is to see { $count } hanafuda.
       *[other] { $seat } hands { $card } back to { $of } and is to see { $count } hanafuda.
    }
news-senji-flowers-shown = { $seat } shows { $to } { $count } hanafuda.
news-senji-flowers-shown-mine = { $seat } shows { $to } { $flowers }.
news-senji-flower-taken = { $seat } keeps one hanafuda of { $of }'s.
news-senji-flower-taken-mine = { $seat } keeps { $of }'s { $flower }.
news-senji-set =
    { $owners ->
        [none] { $seat } completes a diplomacy set, { $cards }, for { $honour } honour.
       *[other] { $seat } completes a diplomacy set, { $cards }, for { $honour } honour; 1 is lost by { $owners }.
    }
news-senji-redeemed =
    { $honour ->
        [0] { $seat } redeems { $combination } with { $flowers }.
       *[other] { $seat } redeems { $combination } with { $flowers } for { $honour } honour.
    }
news-senji-recruited =
    { $honour ->
        [0] { $seat } recruits { $samurai }, who goes to { $place }.
       *[other] { $seat } recruits { $samurai }, who goes to { $place } and brings { $honour } honour.
    }
news-senji-displayed = { $seat } displays { $card } for { $honour } honour.
news-senji-taken-back = { $seat } takes { $card } back and gives up { $honour } honour.
news-senji-hired =
    { $armies ->
        [0] { $seat } hires a samurai in the { $sea } for { $honour } honour.
        [one] { $seat } hires { $armies } army in the { $sea } for { $honour } honour.
       *[other] { $seat } hires { $armies } armies in the { $sea } for { $honour } honour.
    }
news-senji-card-change = { $seat }'s Genji discards { $flower } and draws.
news-senji-card-change-mine = Your Genji discards { $flower } and draws { $flowers }.
news-senji-swapped =
    { $what ->
        [cards] { $seat }'s Umeko and { $of } swap a diplomacy card blindly.
       *[flowers] { $seat }'s Umeko and { $of } swap a hanafuda blindly.
    }
news-senji-swapped-mine =
    { $what ->
        [cards] { $seat }'s Umeko and { $of } swap diplomacy cards blindly: you give { $gave } and get { $got }.
       *[flowers] { $seat }'s Umeko and { $of } swap hanafuda blindly: you give { $gave } and get { $got }.
    }
news-senji-retired = { $seat } retires { $samurai }, who becomes a hero.
news-senji-hero = { $seat } uses the hero { $samurai }.
news-senji-searched = { $seat } picks a hanafuda from the deck.
news-senji-searched-mine = You pick { $flower } from the deck.

## The end

news-senji-out = { $seat } has no province and no means to return, and is out.
news-senji-reshuffled =
    { $what ->
        [samurai] The samurai discards are shuffled into the deck, which now holds { $count }.
       *[flowers] The hanafuda deck is empty; { $count } discards are shuffled into a new one.
    }
news-senji-tied-at-end = { $seats } share the lead: one more year.
news-senji-won = The game is over. The realm belongs to { $winners }.
