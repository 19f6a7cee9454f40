### The table: board, questions, log and notebook, declaring, the end.

ui-table-comma = { ", " }
ui-table-dot = { " · " }
ui-table-or = { " or " }

## Cards and seats

ui-table-mark-victory = R
ui-table-mark-fight = F
ui-table-mark-trade = T
ui-table-mark-pouch = P
ui-table-mark-burden = B
ui-table-mark-solo = S
ui-table-family-victory = relic
ui-table-family-fight = fight
ui-table-family-trade = trade
ui-table-family-pouch = pouch
ui-table-family-burden = burden
ui-table-family-solo = solo
ui-table-brush-liu-bei = 刘备
ui-table-brush-zhuge-liang = 诸葛亮
ui-table-brush-cao-cao = 曹操
ui-table-brush-zhen-ji = 甄宓
ui-table-brush-taishi-ci = 太史慈
ui-table-brush-mori-motonari = 毛利元就
ui-table-brush-oda-nobunaga = 织田信长
ui-table-brush-nohime = 浓姬
ui-table-brush-hashiba-hideyoshi = 羽柴秀吉
ui-table-brush-takeda-shingen = 武田信玄

ui-table-card = { $name }, { $gist }
ui-table-chip = { $how ->
    [open] { $name }, seen by everybody: { $origin }
    [old] { $name }, may have moved since: { $origin }
   *[known] { $name }, known to you alone: { $origin }
}
ui-table-item-down = An item, face down
ui-table-stand = Stand
ui-table-stand-down = Stand face down
ui-table-stand-card = Stand { $name }, { $when }
ui-table-stand-text = { $name } ({ $when }): { $rule }
ui-table-spent = spent
ui-table-up = face up
ui-table-bot = bot
ui-table-passes = always passes
ui-table-passes-in = always passes: { $passes }
ui-table-items = Items
ui-table-items-of = { $n ->
    [one] item
   *[other] items
}
ui-table-unknown = unknown
ui-table-guessed = you suspect the { $gang }
ui-table-guess = Which gang you suspect { $seat } of
ui-table-guess-sengoku = Sen?
ui-table-guess-sanguo = Thr?
ui-table-shown-now = shown in this fight
ui-table-barred = barred
ui-table-adds = { $text } +{ $n }
ui-table-you = you
ui-table-i = I
ui-table-none = none
ui-table-picked = ✓
ui-table-seat = Seat { $seat } { $name }, { $items ->
    [one] { $items } item
   *[other] { $items } items
}
ui-table-seat-brief = Seat { $seat } · { $items ->
    [one] { $items } item
   *[other] { $items } items
}
ui-table-their-turn = it is their turn
ui-table-me = You: { $name }, { $gang }, { $items ->
    [one] { $items } item
   *[other] { $items } items
}
ui-table-gang-cards = Your gang cards: { $list }
ui-table-of-limit = of { $limit }
ui-table-turn-tag = turn
ui-table-turn-up = Turn up { $name }
ui-table-skill-main = on your turn
ui-table-skill-now = now
ui-table-skill-later = not now

## The board

ui-table-board = The table
ui-table-seats = Other seats, { $n }
ui-table-dock = Your seat, question and items
ui-table-where = { $n } players · { $a } against { $b } · room { $code }
ui-table-where-odd = { $n } players · { $a } against { $b }, nobody knows which · room { $code }
ui-table-turn-of = { $seat }'s turn
ui-table-turn-mine = Turn { $turn } · yours
ui-table-turn-theirs = Turn { $turn } · { $seat }
ui-table-turn-attack = Turn { $turn } · { $attacker } attacks { $defender }
ui-table-path-attack = { $attacker } attacks { $defender }
ui-table-path = Being resolved
ui-table-path-you = { $n ->
    [0] waiting for you
    [one] waiting for you and { $n } other
   *[other] waiting for you and { $n } others
}
ui-table-path-all = waiting for all
ui-table-path-for = { $n ->
    [1] waiting for { $named }
    [2] waiting for { $named }
   *[other] waiting for { $n }, among them { $named }
}
ui-table-pile = Pile
ui-table-pile-label = { $n ->
    [one] Item pile, { $n } item
   *[other] Item pile, { $n } items
}
ui-table-stand-pile = Stand pile
ui-table-stand-pile-label = { $n ->
    [one] Stand pile, { $n } card
   *[other] Stand pile, { $n } cards
}
ui-table-limit = Hand limit
ui-table-turned = The pile is empty: the pouches are a Magatama and a Sky Lantern now

ui-table-plus = +{ $n }
ui-table-even = =
ui-table-numeral = { $n }
ui-table-power = { $side ->
    [attacker] Power of the attack { $n }
   *[defender] Power of the defence { $n }
}
ui-table-void = A duel: no support counts
ui-table-neutrals = Neutral: { $named }
ui-table-verdict-would = { $side ->
    [attacker] As it stands: { $winner } wins, attacking.
   *[defender] As it stands: { $winner } wins, defending.
}
ui-table-verdict-would-even = { $side ->
    [attacker] As it stands: even, and the Strategist's Gambit wins it for { $winner }, attacking.
   *[defender] As it stands: even, and the Strategist's Gambit wins it for { $winner }, defending.
}
ui-table-verdict-would-tie = { $rest ->
    [some] As it stands: a tie, { $attacker } draws an item.
   *[none] As it stands: a tie, and nothing comes of it.
}
ui-table-verdict-decided = { $side ->
    [attacker] { $winner } wins, attacking.
   *[defender] { $winner } wins, defending.
}
ui-table-verdict-decided-even = { $side ->
    [attacker] Even: the Strategist's Gambit wins it for { $winner }, attacking.
   *[defender] Even: the Strategist's Gambit wins it for { $winner }, defending.
}
ui-table-verdict-decided-tie = { $rest ->
    [some] A tie: { $attacker } draws an item.
   *[none] A tie, and nothing comes of it.
}
ui-table-verdict-named = Nohime has named the winner: { $winner }.
ui-table-foresee-item = { $side ->
    [attack] With { $item }: attack { $was }→{ $now }, { $winner } wins.
   *[defend] With { $item }: defence { $was }→{ $now }, { $winner } wins.
}
ui-table-foresee-item-tie = { $side ->
    [attack] With { $item }: attack { $was }→{ $now }, a tie.
   *[defend] With { $item }: defence { $was }→{ $now }, a tie.
}
ui-table-foresee-stand = { $side ->
    [attack] With { $stand }: attack { $was }→{ $now }, { $winner } wins.
   *[defend] With { $stand }: defence { $was }→{ $now }, { $winner } wins.
}
ui-table-foresee-stand-tie = { $side ->
    [attack] With { $stand }: attack { $was }→{ $now }, a tie.
   *[defend] With { $stand }: defence { $was }→{ $now }, a tie.
}
ui-table-foresee-even = With { $item }: if the powers are equal, you win.

ui-table-trade-gives = { $giver } to { $receiver }
ui-table-trade-hidden = Only the two of them see it
ui-table-trade-open = Not answered yet
ui-table-trade-named = Named aloud
ui-table-trade-two = Only the two of you see it
ui-table-trade-mine = Only you see it
ui-table-trade-then = Once traded, only they see it
ui-table-trade-step = { $giver }'s { $kind } takes effect: { $gist }.
ui-table-trade-plain = Neither has an effect, neither is announced.
ui-table-trade-silent = With { $kind } neither takes effect, and neither is announced.
ui-table-trade-effect = { $giver }'s { $effect } takes effect

## The question

ui-table-your-question = Your question
ui-table-asked-glyph = 问
ui-table-back = Take the pick back
ui-table-count = { $done } of { $all }
ui-table-pick-made = { $act }: { $things }
ui-table-pick-more = { $of ->
    [seat] { $act }: pick { $n ->
        [one] { $n } player
       *[other] { $n } players
    }
    [stand] { $act }: pick { $n ->
        [one] { $n } stand
       *[other] { $n } stands
    }
    [card] { $act }: pick { $n ->
        [one] { $n } card
       *[other] { $n } cards
    }
    [flower] { $act }: pick { $n ->
        [one] { $n } card
       *[other] { $n } cards
    }
    [die] { $act }: pick { $n ->
        [one] { $n } die
       *[other] { $n } dice
    }
    [token] { $act }: pick { $n ->
        [one] { $n } order
       *[other] { $n } orders
    }
    [samurai] { $act }: pick { $n } samurai
    [province] { $act }: pick a province
   *[other] { $act }: pick { $n ->
        [one] { $n } item
       *[other] { $n } items
    }
}
ui-table-offer = { $of ->
    [kind] Items you can name, { $n }
    [pile] The item pile, { $n }
    [stand] The stand pile, { $n }
   *[other] Their items, { $n }
}
ui-table-hand = { $lit ->
    [0] Your items, { $n }
   *[other] Your items, { $n }; { $lit } can be picked
}
ui-table-hand-empty = No items
ui-table-hold = Hold to seal it
ui-table-hold-again = Press again to seal it
ui-table-holding = Sealing { $part }%
ui-table-pass-from-now = Pass for me from now on
ui-table-passing = Passing for you in moments like this
ui-table-too-late = Time is up. Your answer: “{ $act }”
ui-table-idle = Waiting for the turn to go on
ui-table-idle-glyph = 候
ui-table-idle-all = Waiting for everybody
ui-table-idle-answered = Answered. Waiting for everybody
ui-table-idle-for = Waiting for { $named }
ui-table-idle-secret = A secret moment: nobody sees who is asked, or what anyone answers.
ui-table-idle-meanwhile = Look at cards, log and notes meanwhile. When it is up to you, the seal lights up here.
ui-table-idle-watch = You are watching: you see what is public.
ui-table-why-none = It is no use for this question.
ui-table-why-keep = ? keeps it
ui-table-why-stays = ? lets it go
ui-table-rule = Rule { $rule }
ui-table-live-asked = It is up to you: { $question }
ui-table-live-asked-timed = It is up to you: { $question } { $seconds } seconds left.
ui-table-live-time = { $seconds } seconds left. Without an answer it will be “{ $act }”.
ui-table-about = About
ui-table-about-keys = P pins it · Esc closes
ui-table-pin = Pin
ui-table-pinned = Pinned
ui-table-unpin = Take it down
ui-table-watching = You are watching
ui-table-watching-why = Hands, gangs and hidden stands are shown when the game is over.

## Log, notebook, chat

ui-table-rail = Log and notebook
ui-table-tab-log = Log
ui-table-tab-book = Notes
ui-table-tab-chat = Chat
ui-table-log = Log
ui-table-log-empty = Nothing has happened yet
ui-table-log-empty-glyph = 白
ui-table-log-no-hit = The log does not have that
ui-table-chat-empty-glyph = 静
ui-table-search = Search the log
ui-table-to-log = To the log
ui-table-book-known = What I know
ui-table-book-legend = solid: seen · dashed: may have changed
ui-table-origin = Turn { $turn }, { $how }
ui-table-origin-none = source unknown
ui-table-how-mind-read = mind-reading
ui-table-how-look = a look after winning
ui-table-how-swapped = swapped stands
ui-table-how-search = a search after winning
ui-table-how-checkpoint = checkpoint
ui-table-how-mori-miss = a demand that missed
ui-table-how-mori = demanded
ui-table-how-offer = offered
ui-table-how-accept = trade
ui-table-how-announce = announced
ui-table-how-use-item = shown
ui-table-how-gift = given away
ui-table-how-paid = paid
ui-table-how-take = taken after winning
ui-table-how-passed = passed on
ui-table-relics = { $pouches ->
    [0] { $name } { $n }
   *[other] { $name } { $n } + { $pouches }
}
ui-table-holder = { $sure ->
    [yes] { $who } { $n }
   *[no] { $who } { $n }?
}
ui-table-nowhere = whereabouts unknown
ui-table-members = { $n } known: { $who }
ui-table-members-none = none known
ui-table-size = { $size } in all
ui-table-notes = Every note ({ $n })
ui-table-note-turn = Turn { $turn }

## Declaring victory

ui-table-declare-glyph = 宣
ui-table-lead-declare = Declare for the { $gang }. Choose who shows their cards with you; together your { $item } must be enough.
ui-table-lead-declare-solo = You hold Orochi Unbound and three relics: declare alone, win alone.
ui-table-lead-foretell = Foretell the { $gang }: choose everybody there who holds { $item }, no one more, no one less.
ui-table-declare-one-by-one = You show your cards first, then name them one by one.
ui-table-left = { $n } s left
ui-table-ally-wrong = You know they are not of the { $gang }: naming them loses
ui-table-have = { $short ->
    [0] As far as you know: { $n }, enough.
   *[other] As far as you know: { $n }, { $short } short.
}
ui-table-have-unsure = Those with a question mark may have moved.
ui-table-jade-maybe = { $short ->
    [0] If the { $gang } is the smaller one, the Heshi Jade stands in for one, and that is enough; nobody knows which is smaller.
   *[other] If the { $gang } is the smaller one, the Heshi Jade stands in for one, { $short } short; nobody knows which is smaller.
}
ui-table-jade-sure = { $short ->
    [0] The { $gang } is the smaller one and the Heshi Jade stands in for one: enough.
   *[other] The { $gang } is the smaller one and the Heshi Jade stands in for one: { $short } short.
}
ui-table-warn = One mistake, and the whole { $gang } wins.
ui-table-warn-solo = Everybody else loses. There is no way back.
ui-table-think = Think again

## The end

ui-table-end-gang = The { $gang } wins
ui-table-end-solo = { $seat } wins alone
ui-table-end-draw = A draw
ui-table-you-won = You won.
ui-table-you-lost = You lost.
ui-table-won = won
ui-table-reveal = Everybody's gang, stand and items
ui-table-col-seat = Seat
ui-table-col-gang = Gang
ui-table-col-items = Items at the end
ui-table-end-note = { $own ->
    [you] { $part ->
        [declarer] you, who declared
        [named] you, named
       *[none] you
    }
   *[other] { $part ->
        [declarer] declared
       *[named] named
    }
}
ui-table-again = Once more, same table
ui-table-record = Download the record
ui-table-judged = Your judgement
ui-table-judged-gangs = Gangs
ui-table-judged-known = { $n ->
    [one] found out { $n } player
   *[other] found out { $n } players
}
ui-table-judged-guesses = Guesses
ui-table-judged-right = { $n ->
    [0] none
   *[other] { $right } of { $n } right
}
ui-table-judged-acts = Acts
ui-table-judged-done = { $offers ->
    [one] { $offers } trade offered
   *[other] { $offers } trades offered
}, { $attacks ->
    [one] { $attacks } attack
   *[other] { $attacks } attacks
}
ui-table-left-over = What was left
ui-table-left-box = Gang in the box
ui-table-left-pile = Item pile
ui-table-seed-right = right
ui-table-seed-wrong = wrong
ui-table-seed-why = If the fingerprint shown at the start fits the seed shown now, the order of the cards was never touched.
ui-table-seed = Seed { $seed }
ui-table-commitment = Fingerprint { $commitment }
