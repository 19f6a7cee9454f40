### Hegemony: the log. Lines ending in -mine are for those who know more.

## How cards and generals are written

gz-printed = { $name } { $suit }{ $number }
gz-placed = { $general } ({ $place })
gz-pile-buqu-name = scars

## Turns

news-gz-chosen = All generals are chosen. { $first } goes first.
news-gz-round = Round { $round }.
news-gz-turn =
    { $extra ->
        [true] Turn { $turn }: { $seat }, an extra one.
       *[false] Turn { $turn }: { $seat }.
    }
news-gz-extra-turn = { $seat } gives { $to } an extra turn right now.
news-gz-skip = { $seat } skips the { $phase } phase.

## Generals

news-gz-reveal =
    { $kingdom ->
        [none] { $seat } reveals { $generals }.
       *[other] { $seat } reveals { $generals }: { $kingdom }.
    }
news-gz-shown =
    { $kingdom ->
        [none] { $seat } shows { $generals }.
       *[other] { $seat } shows { $generals }: { $kingdom }.
    }
news-gz-hide = { $seat } has a general hidden again: { $general }.
news-gz-silence = { $seat } loses all skills of a general: { $general }.
news-gz-companion = { $seat } has a pair of companions.
news-gz-fish = { $seat } has half a fish left over.
news-gz-skill = { $seat } uses { $skill }.

## Using cards

news-gz-use =
    { $skill ->
        [none] { $cards ->
            [none] { $seat } uses a virtual { $card }
           *[other] { $seat } uses { $cards }
        }
       *[other] { $cards ->
            [none] { $seat } uses { $skill } as { $card }
           *[other] { $seat } uses { $skill }: { $cards } as { $card }
        }
    }{ $targets ->
        [self] { "" }
       *[other] { " " }on { $targets }
    }{ $second ->
        [none] .
       *[other] , against { $second }.
    }
news-gz-respond =
    { $skill ->
        [none] { $used ->
            [true] { $seat } uses { $cards }.
           *[false] { $seat } plays { $cards }.
        }
       *[other] { $cards ->
            [none] { $used ->
                [true] { $seat } uses { $skill } as { $card }.
               *[false] { $seat } plays { $skill } as { $card }.
            }
           *[other] { $used ->
                [true] { $seat } uses { $skill }: { $cards } as { $card }.
               *[false] { $seat } plays { $skill }: { $cards } as { $card }.
            }
        }
    }
news-gz-nullify =
    { $depth ->
        [0] { $target ->
            [self] { $seat } wants to escape { $against }{ $kingdom ->
                [true] , and so do later targets of that kingdom.
               *[false] .
            }
           *[other] { $seat } wants to save { $target } from { $against }{ $kingdom ->
                [true] , and later targets of that kingdom too.
               *[false] .
            }
        }
       *[other] { $seat } wants to cancel that { $against }.
    }
news-gz-nullified = { $seat } is not affected by { $card }: it is cancelled.
news-gz-no-effect = { $seat } feels no effect of { $card }.
news-gz-cancel = { $seat } is no longer a target of { $card }.
news-gz-redirect = { $seat } passes { $card } on to { $target }.
news-gz-add-target = { $seat } adds a target to { $card }: { $target }.
news-gz-harvest = { $seat } lays out { $cards }.
news-gz-recast = { $seat } recasts { $card }.
news-gz-equip =
    { $old ->
        [none] { $seat } equips { $card }.
       *[other] { $seat } equips { $card } in place of { $old }.
    }
news-gz-lay = { $seat } has { $kind } in the judgement area.

## Judgements and points

news-gz-judging = { $seat } faces { $card } from the judgement area.
news-gz-judge = { $seat } judges for { $why } and turns up { $card }.
news-gz-judge-replaced = { $seat } has the judgement changed from { $old } to { $card }.
news-gz-verdict = { $seat }'s judgement for { $why }: { $suit }, { $card }.
news-gz-fanjian = { $seat } names a suit: { $suit }.
news-gz-point-duel =
    { $won ->
        [true] { $seat } and { $target } compare points, { $card } against { $other }: { $seat } wins.
       *[false] { $seat } and { $target } compare points, { $card } against { $other }: { $seat } does not win.
    }

## HP

news-gz-damage =
    { $seat } takes { $amount } { $nature ->
        [fire] fire damage
        [thunder] thunder damage
       *[normal] damage
    }{ $source ->
        [none] { "" }
        [self] { " " }by their own hand
       *[other] { " " }from { $source }
    }, HP { $hp }.
news-gz-lose-hp = { $seat } loses { $amount } HP, HP { $hp }.
news-gz-recover = { $seat } recovers { $amount } HP, HP { $hp }.
news-gz-dying = { $seat } is dying, HP { $hp }.
news-gz-saved = { $seat } is out of danger.
news-gz-death =
    { $killer ->
        [none] { $seat } dies.
        [self] { $seat } dies by their own hand.
       *[other] { $seat } is killed by { $killer }.
    }
news-gz-cleared = { $seat } leaves { $cards } to the discard pile.
news-gz-reward =
    { $count ->
        [one] { $seat } has killed one of another kingdom: { $count } card.
       *[other] { $seat } has killed one of another kingdom: { $count } cards.
    }
news-gz-penalty = { $seat } has killed one of the same kingdom and discards everything.
news-gz-chain =
    { $chained ->
        [true] { $seat } is chained.
       *[false] { $seat } is free of the chain.
    }
news-gz-stack =
    { $stacked ->
        [true] { $seat } is stacked.
       *[false] { $seat } is upright again.
    }

## Cards that move

news-gz-draw =
    { $count ->
        [one] { $seat } draws { $count } card.
       *[other] { $seat } draws { $count } cards.
    }
news-gz-draw-mine = You draw { $cards }.
news-gz-discard =
    { $by ->
        [none] { $seat } discards { $cards }.
        [self] { $seat } discards { $cards }.
       *[other] { $by } discards { $seat }'s { $cards }.
    }
news-gz-take =
    { $source ->
        [none] { $cards ->
            [none] { $count ->
                [one] { $seat } takes { $count } card.
               *[other] { $seat } takes { $count } cards.
            }
           *[other] { $seat } takes { $cards }.
        }
       *[other] { $cards ->
            [none] { $count ->
                [one] { $seat } takes { $count } card from { $source }.
               *[other] { $seat } takes { $count } cards from { $source }.
            }
           *[other] { $count ->
                [one] { $seat } takes { $cards } from { $source }.
               *[other] { $seat } takes { $count } cards from { $source }, in the open { $cards }.
            }
        }
    }
news-gz-take-mine =
    { $source ->
        [none] { $seat } takes { $hidden }.
       *[other] { $cards ->
            [none] { $seat } takes { $hidden } from { $source }.
           *[other] { $seat } takes { $hidden } from { $source }, and { $cards }.
        }
    }
news-gz-give =
    { $cards ->
        [none] { $count ->
            [one] { $seat } gives { $to } { $count } card.
           *[other] { $seat } gives { $to } { $count } cards.
        }
       *[other] { $count ->
            [one] { $seat } gives { $to } { $cards }.
           *[other] { $seat } gives { $to } { $count } cards, in the open { $cards }.
        }
    }
news-gz-give-mine =
    { $cards ->
        [none] { $seat } gives { $to } { $hidden }.
       *[other] { $seat } gives { $to } { $hidden }, and { $cards }.
    }
news-gz-swap-hands = { $seat } and { $to } swap hands.
news-gz-swap-hands-mine =
    { $seat } and { $to } swap hands. You give { $gave ->
        [none] nothing
       *[other] { $gave }
    } and get { $cards ->
        [none] nothing.
       *[other] { $cards }.
    }
news-gz-place = { $seat }'s { $card } goes to { $to }'s equipment area.
news-gz-pile = { $seat } adds to the { $pile }: { $cards }.
news-gz-show = { $seat } shows { $cards }.
news-gz-look =
    { $count ->
        [one] { $seat } looks at { $target }'s hand, { $count } card.
       *[other] { $seat } looks at { $target }'s hand, { $count } cards.
    }
news-gz-look-mine = You see { $target }'s hand: { $cards }.
news-gz-look-general = { $seat } looks at a hidden general of { $target }: { $place }.
news-gz-look-general-mine = You see { $target }'s general ({ $place }): { $general }.
news-gz-look-top =
    { $count ->
        [one] { $seat } looks at the top card of the deck.
       *[other] { $seat } looks at the top { $count } cards of the deck.
    }
news-gz-look-top-mine = You see the top of the deck, in order: { $cards }.
news-gz-arrange = { $seat } puts { $top } back on top of the deck and { $bottom } to the bottom.
news-gz-reshuffle = The deck has run low: { $count } discarded cards are shuffled in.

## The end

news-gz-draw-game = There are not enough cards left: a draw.
news-gz-win = The game is over. { $kingdom } wins: { $winners }.
