### Soul of the Stand: log, results and notes. Lines ending in -mine are for those who know more.

## Turns

news-soul-start = The cards are dealt. { $first } goes first.
news-soul-turn = Turn { $turn }: { $seat }.
news-soul-pass = { $seat } passes.
news-soul-zhuge = { $seat } looked through the pile and arranged its top.
news-soul-zhuge-mine = You looked through the pile: { $pile }. On top, in this order: { $top }.
news-soul-mori = { $seat } demands { $kind } from { $target }.
news-soul-mori-miss = { $target } does not have it and shows { $seat } every item. { $seat }'s turn ends.
news-soul-mori-miss-mine = { $target } does not have it, but holds { $items }. Your turn ends.
news-soul-mori-hit = { $target } has it and must trade with { $seat }.

## Trading

news-soul-offer = { $from } offers { $to } a trade.
news-soul-offer-mine = { $from } offers { $to } a trade: { $item }.
news-soul-refuse = { $to } refuses { $from }'s offer.
news-soul-accept = { $from } and { $to } trade.
news-soul-accept-mine = { $from } and { $to } trade: { $item } for { $back }.
news-soul-announce = { $receiver } announces { $effect }; { $giver } may carry it out.
news-soul-decline = { $seat } makes no use of { $effect }.
news-soul-draw =
    { $why ->
        [tie] A tie: { $seat } draws an item.
       *[pouch] { $seat } draws an item.
    }
news-soul-draw-mine = You draw { $item }.
news-soul-turned = The pile is empty. From now on the two pouches are a Magatama and a Sky Lantern.
news-soul-checkpoint = { $seat } looks at all of { $of }'s items.
news-soul-checkpoint-mine = You look at { $of }'s items: { $items }.
news-soul-mind-read = { $seat } looks at { $of }'s gang card.
news-soul-mind-read-mine = You see that { $of } belongs to the { $gang }.
news-soul-swapped = { $seat } and { $with } swap stands; both are face down.
news-soul-swapped-mine = { $seat } and { $with } swap stands: yours is { $own }, the other is { $other }.
news-soul-called = { $seat } takes a new stand from the stand pile.
news-soul-called-mine = You take { $stand } from the stand pile.
news-soul-tide =
    { $way ->
        [left] { $seat } has everybody pass an item to the left.
       *[right] { $seat } has everybody pass an item to the right.
    }
news-soul-passed =
    { $way ->
        [left] Everybody passed an item to the left.
       *[right] Everybody passed an item to the right.
    }
news-soul-passed-mine = You pass { $gave } to { $to } and get { $got } from { $from }.
news-soul-gift = { $from } is over the limit and gives { $to } an item.
news-soul-gift-mine = { $from } is over the limit and gives { $to } an item: { $item }.

## Fighting

news-soul-attack = { $attacker } attacks { $defender }.
news-soul-f1-closed = The secret moment before support is over.
news-soul-taishi-ci = { $seat } calls the fight off.
news-soul-paid = { $from } hands { $to } an item.
news-soul-paid-mine = { $from } hands { $to } an item: { $item }.
news-soul-paid-nothing = { $from } has only one item and pays nothing.
news-soul-support =
    { $side ->
        [sword] { $seat } supports the attacker.
        [shield] { $seat } supports the defender.
       *[neutral] { $seat } stays neutral.
    }
news-soul-zhen-ji = { $seat } bars { $target } from supporting in this fight.
news-soul-use-item = { $seat } shows { $item }.
news-soul-use-stand = { $seat } turns up { $stand }.
news-soul-nohime = { $seat } names { $winner } as the winner.
news-soul-done = { $seat } uses nothing.
news-soul-count =
    { $why ->
        [tie] Attack { $attack }, defence { $defend }: a tie.
        [stratagem] Attack { $attack }, defence { $defend }: even, and the Strategist's Gambit wins it for { $winner }.
        [nohime] Nohime has spoken: { $winner } wins.
       *[power] Attack { $attack }, defence { $defend }: { $winner } wins.
    }
news-soul-liu-bei = { $seat } undoes the result of the fight.
news-soul-tie-nothing = The pile is empty, so the tie changes nothing.
news-soul-look = { $winner } looks at { $loser }'s gang and stand.
news-soul-look-mine = You see that { $loser } belongs to the { $gang } and has { $stand }.
news-soul-search = { $winner } searches { $loser }.
news-soul-search-mine = You search { $loser } and find { $items }.
news-soul-take =
    { $back ->
        [true] { $winner } takes { $loser }'s only item and gives one in return.
       *[false] { $winner } takes an item from { $loser }.
    }
news-soul-take-mine =
    { $back ->
        [true] { $winner } takes { $item } from { $loser } and gives { $returned } in return.
       *[false] { $winner } takes { $item } from { $loser }.
    }
news-soul-leave = { $winner } takes nothing from { $loser }.

## Declarations and the end

news-soul-declare =
    { $way ->
        [foretell] { $seat } foretells the other gang's victory, naming { $named }. Relics there: { $total }, needed: { $need }. { $success ->
            [true] Right!
           *[false] Wrong.
        }
       *[gang] { $seat } declares victory for the { $gang }, naming { $named }. Relics: { $total }, needed: { $need }. { $success ->
            [true] Success!
           *[false] Failure.
        }
    }
news-soul-ally = { $seat } is named and shows: { $gang }, { $items }.
news-soul-declare-solo = { $seat } shows Orochi Unbound and declares victory alone.
news-soul-cap =
    { $turns ->
        [one] { $turns } turn without a declaration: a draw.
       *[other] { $turns } turns without a declaration: a draw.
    }
news-soul-over = The game is over. Winners: { $winners }.

soul-won-declared = { $seat } declared rightly
soul-won-failed = { $seat } declared in vain
soul-won-foretold = { $seat } saw through the other gang
soul-won-solo = { $seat } won alone with Orochi Unbound
soul-cap = Turn limit reached: a draw

## Notes

note-saw-gang = saw that { $seat } belongs to the { $gang }
note-saw-stand = saw { $seat }'s stand: { $stand }
note-saw-hand = saw { $seat }'s hand: { $items }
note-gave = gave { $kind } to { $seat }
note-got = got { $kind } from { $seat }
note-got-pile = drew { $kind }
note-lost = lost { $kind } to { $seat }
note-offered-by = { $seat } offered { $kind }
note-pile-seen = saw the pile: { $items }
note-top-two = on top of the pile, in order: { $items }
note-stand-pile-seen = saw the stand pile: { $stands }
