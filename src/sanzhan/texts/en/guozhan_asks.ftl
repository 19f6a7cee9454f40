### Hegemony: questions, buttons, and "why not?".

## Choosing generals

ask-gz-choose = Choose two generals of one kingdom, the head first.
ask-gz-choose-sub = Both stay hidden; nobody sees whom you chose.
act-gz-choose-pair = Take this pair

## Your own turn

ask-gz-play = Your play phase. Use a card, a skill, or end it?
ask-gz-play-sub = As a rule one Slash and one Wine; all other cards as often as you like.
act-gz-play-end = End the phase
act-gz-play-use = Use
act-gz-play-recast = Recast

ask-gz-discard =
    { $why ->
        [hand_limit] More hand cards than HP: discard { $count }.
       *[other] { $count ->
            [one] { $why }: discard { $count } card.
           *[other] { $why }: discard { $count } cards.
        }
    }
act-gz-discard-choose = Discard

ask-gz-pay-or-hurt = { $by }'s { $why }: discard, or take 1 damage?
act-gz-pay-or-hurt-decline = Take the damage
act-gz-pay-or-hurt-discard = Discard

ask-gz-companion = Your two generals are companions. What will you have?
ask-gz-companion-sub = This comes only once.
act-gz-companion-decline = Nothing
act-gz-companion-draw-two = Draw two cards
act-gz-companion-recover = Recover 1 HP

ask-gz-fish = Half a fish is left over. Draw a card?
ask-gz-fish-sub = This comes only once.
act-gz-fish-decline = Do not draw
act-gz-fish-draw-one = Draw a card

## Using a skill or not

ask-gz-skill =
    { $timing ->
        [turn_starts] { $who }'s turn begins, before any phase.
        [before_judge] { $who }'s judge phase is about to begin.
        [before_draw] { $who }'s draw phase is about to begin.
        [before_play] { $who }'s play phase is about to begin.
        [before_discard] { $who }'s discard phase is about to begin.
        [prepare_starts] { $who }'s prepare phase begins.
        [draw_starts] { $who }'s draw phase begins, nothing drawn yet.
        [draw_count] { $count ->
            [one] { $who } is about to draw { $count } card.
           *[other] { $who } is about to draw { $count } cards.
        }
        [draw_ends] { $who } has drawn.
        [play_starts] { $who }'s play phase begins.
        [play_ends] { $who }'s play phase ends.
        [discard_starts] { $who }'s discard phase begins, nothing discarded yet.
        [discard_ends] { $who }'s discard phase ends.
        [finish_starts] { $who }'s finish phase begins.
        [turn_ends] { $who }'s turn is about to end.
        [turn_over] { $who }'s turn is over.
        [targets_declared] { $who } has named the targets of { $card }.
        [card_used] { $who } has used { $card }.
        [settled] { $who }'s { $card } is settled.
        [becoming] { $user }'s { $card } is about to target { $who }.
        [designated] { $who }'s { $card } has targeted { $target }.
        [became] { $who } has become a target of { $user }'s { $card }.
        [effect_starts] { $user }'s { $card } is about to take effect on { $who }.
        [dodged] { $target } has dodged { $who }'s { $card }.
        [answered] { $who } has answered { $user }'s { $card }.
        [card_played] { $who } has produced a { $card }.
        [responded] { $who } has used or played a card.
        [converted] { $who } has used or played a converted card.
        [causing] { $who } is about to deal { $amount } damage to { $target }.
        [suffering] { $source ->
            [none] { $who } is about to take { $amount } damage.
           *[other] { $who } is about to take { $amount } damage from { $source }.
        }
        [caused] { $who } has dealt { $amount } damage to { $target }.
        [suffered] { $source ->
            [none] { $who } has taken { $amount } damage.
           *[other] { $who } has taken { $amount } damage from { $source }.
        }
        [losing_hp] { $who } is about to lose { $amount } HP.
        [hp_reduced] { $who }'s HP has gone down.
        [recovered] { $who } has recovered HP.
        [enters_dying] { $who } is dying.
        [in_dying] { $who } is dying and asked first.
        [dying_fails] Nobody has saved { $who }.
        [saved] { $who } is out of danger.
        [dies] { $who } has died.
        [died] { $who } has died, and all is settled.
        [lost] { $who } has lost cards.
        [parting] { $count ->
            [one] { $by } is about to discard or take { $count } card of { $who }'s.
           *[other] { $by } is about to discard or take { $count } cards of { $who }'s.
        }
        [giving] { $count ->
            [one] { $giver } is about to give { $who } { $count } card.
           *[other] { $giver } is about to give { $who } { $count } cards.
        }
        [laying] { $card } is about to enter { $who }'s judgement area.
        [leaving] { $who }'s lord treasure is about to leave.
        [landed] A lord's treasure has changed its place.
        [revealed] { $who } has revealed a general.
        [removed] A general of { $who }'s has been removed.
        [alliance_pays] { $count ->
            [one] { $who } is about to draw { $count } card for an alliance.
           *[other] { $who } is about to draw { $count } cards for an alliance.
        }
        [points_shown] { $who } and { $target } have turned up their cards, { $who }'s counts { $number }.
        [judge_shown] { $who } judges for { $why }, and the card lies open.
        [judge_fixing] { $who }'s judgement for { $why } is about to be fixed.
       *[judge_fixed] { $who }'s judgement for { $why } is fixed.
    } Use a skill?
ask-gz-skill-sub = Everyone who might have one is asked, and nobody sees who answered what.
act-gz-skill-decline = Use nothing
act-gz-skill-turn-up = Reveal

## Answering with a card

ask-gz-nullify =
    { $depth ->
        [0] { $user ->
            [none] { $card } is about to take effect on { $target }.
           *[other] { $user }'s { $card } is about to take effect on { $target }.
        }
       *[other] { $user } has used { $card }, about { $target }.
    } Cancel it?
ask-gz-nullify-sub =
    { $kingdom ->
        [true] Nullification (Kingdom) can shield later targets of the same kingdom as well.
       *[false] Everyone with hand cards is asked, and nobody sees who answered what.
    }
act-gz-nullify-decline = Let it be
act-gz-nullify-card = Cancel it
act-gz-nullify-kingdom = Shield the kingdom

ask-gz-nullify-mine =
    { $depth ->
        [0] { $user ->
            [none] { $card } is about to take effect on you.
           *[other] { $user }'s { $card } is about to take effect on you.
        }
       *[other] { $user } has used { $card }, and it concerns you.
    } Cancel it?
ask-gz-nullify-mine-sub =
    { $kingdom ->
        [true] Nullification (Kingdom) can shield later targets of your kingdom as well.
       *[false] Everyone with hand cards is asked, and nobody sees who answered what.
    }
act-gz-nullify-mine-decline = Let it be
act-gz-nullify-mine-card = Cancel it
act-gz-nullify-mine-kingdom = Shield the kingdom

ask-gz-dodge =
    { $needed ->
        [1] { $user } uses { $card } on you. Dodge?
       *[other] { $user } uses { $card } on you, and it takes { $needed } Dodges. Dodge?
    }
ask-gz-dodge-sub = If not, you take damage.
act-gz-dodge-decline = Take it
act-gz-dodge-card = Dodge

ask-gz-slash =
    { $needed ->
        [1] { $card }, against { $user }: your turn. Play a Slash?
       *[other] { $card }, against { $user }: your turn, and it takes { $needed } Slashes. Play one?
    }
ask-gz-slash-sub = If not, you take damage.
act-gz-slash-decline = Take it
act-gz-slash-card = Play a Slash

ask-gz-borrowed = { $user } borrows your sword against { $target }. Use a Slash?
ask-gz-borrowed-sub = If not, your weapon goes.
act-gz-borrowed-decline = Hand over the weapon
act-gz-borrowed-card = Use a Slash

ask-gz-rescue = { $dying } is dying and { $needed } HP short. Help?
ask-gz-rescue-sub = A Peach helps anybody, a Wine only yourself; each gives 1 HP.
act-gz-rescue-decline = Do not help
act-gz-rescue-card = Help

## What cards do

ask-gz-harvest = Which of the open cards do you take?
act-gz-harvest-choose = Take it

ask-gz-snatch = Which card do you take from { $target }?
ask-gz-snatch-sub = Hand cards are taken unseen.
act-gz-snatch-choose = Take it

ask-gz-dismantle = Which card of { $target } goes?
ask-gz-dismantle-sub = Hand cards go unseen.
act-gz-dismantle-choose = Discard it

ask-gz-ice-sword = Ice Sword: which card of { $target } goes?
ask-gz-ice-sword-sub = Hand cards go unseen.
act-gz-ice-sword-choose = Discard it

ask-gz-take = { $why }: choose a card of { $target }.
ask-gz-take-sub = Hand cards are chosen unseen.
act-gz-take-choose = This one

ask-gz-fire-show = { $user } uses Fire Attack on you. Which hand card do you show?
ask-gz-fire-show-sub = For a hand card of the same suit you can be burnt for 1.
act-gz-fire-show-choose = Show it

ask-gz-fire-burn = { $target } shows a { $suit }. Discard a { $suit } from your hand to burn?
act-gz-fire-burn-decline = Let it be
act-gz-fire-burn-discard = Discard and burn

ask-gz-double-swords = { $user }'s Twin Gender Swords: discard a hand card, or let them draw one?
act-gz-double-swords-decline = Let them draw
act-gz-double-swords-discard = Discard a hand card

ask-gz-kylin-bow = Qilin Bow: which horse of { $target } goes?
act-gz-kylin-bow-choose = Shoot it

ask-gz-know-both = What of { $target } will you see?
ask-gz-know-both-sub = You alone see it.
act-gz-know-both-hand = Hand cards
act-gz-know-both-head = Head
act-gz-know-both-deputy = Deputy

## What skills do

ask-gz-point-duel = { $why }: { $seat } and { $target } compare points. Which card do you lay?
ask-gz-point-duel-sub = Both are turned up together, the higher number wins; a tie is no win for { $seat }.
act-gz-point-duel-choose = Lay this one

ask-gz-duanchang = Heartbreak: which general of { $target } loses its skills?
act-gz-duanchang-head = Head
act-gz-duanchang-deputy = Deputy

ask-gz-buqu =
    { $count ->
        [one] Your HP is back: remove { $count } scar.
       *[other] Your HP is back: remove { $count } scars.
    }
ask-gz-buqu-sub = While all scars that you keep differ in rank, you are not dying.
act-gz-buqu-choose = Remove

ask-gz-shuangren = Twin Blades has won. Who gets the Slash?
act-gz-shuangren-choose = Slash

ask-gz-xiangle = { $target }'s Pleasure-Seeking: discard a basic card?
ask-gz-xiangle-sub = If not, this Slash has no effect on them.
act-gz-xiangle-decline = Keep it
act-gz-xiangle-discard = Discard a basic card

ask-gz-luoshen = Goddess of the Luo: black. Judge again?
ask-gz-luoshen-sub = When you stop you get the black judgement cards; a red one ends it as well.
act-gz-luoshen-stop = Stop
act-gz-luoshen-again = Judge again

ask-gz-yiji = Bequeathed Plans: who gets which of these?
ask-gz-yiji-sub = You may give them one by one, or keep them.
act-gz-yiji-give = Give

ask-gz-quhu = Drive the Tiger has won. Whom shall { $target } hit?
ask-gz-quhu-sub = It is { $target } who deals the 1 damage.
act-gz-quhu-choose = Hit

ask-gz-guanxing = Stargazing: choose what goes back on top; your first choice is drawn first.
ask-gz-guanxing-sub = The rest goes to the bottom.
act-gz-guanxing-keep = Leave as it is
act-gz-guanxing-arrange = Put on top

ask-gz-guanxing-bottom = Stargazing: in which order at the bottom? Your first choice lies uppermost.
act-gz-guanxing-bottom-arrange = Put at the bottom

ask-gz-guzheng = Firm Governance: take the rest as well, { $cards }?
act-gz-guzheng-take = Take them
act-gz-guzheng-decline = Leave them

ask-gz-fanjian = { $user }'s Sow Discord: name a suit, then take a card of theirs unseen.
ask-gz-fanjian-sub = If it is of another suit, you take 1 damage.
act-gz-fanjian-spade = Spade
act-gz-fanjian-heart = Heart
act-gz-fanjian-club = Club
act-gz-fanjian-diamond = Diamond

ask-gz-luanwu = Chaos Unleashed: use a Slash on one nearest to you, { $targets }?
ask-gz-luanwu-sub = If not, you lose 1 HP.
act-gz-luanwu-decline = Lose 1 HP
act-gz-luanwu-card = Use a Slash

ask-gz-luanwu-target = They are equally near. Whom do you slash?
act-gz-luanwu-target-choose = Slash

ask-gz-kuangfu = Mad Axe: what becomes of { $target }'s equipment?
act-gz-kuangfu-place = Put it on yourself
act-gz-kuangfu-discard = Discard it

ask-gz-move-on-field = Move a card on the table?
ask-gz-move-on-field-sub = From an equipment or judgement area to the same area of another character.
act-gz-move-on-field-decline = Leave them
act-gz-move-on-field-move = Move it

## Why not?

why-gz-forbidden = You cannot use { $card } now.
why-gz-no-target = Nobody can be a target of { $card }.
why-gz-only-an-answer = { $card } is only an answer to something.
why-gz-slash-forbidden = You cannot use a Slash this turn.
why-gz-slash-limit = No more Slashes in this phase.
why-gz-wine-limit = One Wine in a play phase.
why-gz-unwounded = You are not wounded.
why-gz-not-yourself = You cannot choose yourself.
why-gz-out-of-range = { $seat } is out of your attack range.
why-gz-too-far = { $seat } is too far away for { $card }.
why-gz-no-cards-there = { $seat } has no cards at all.
why-gz-no-hand = A target of Fire Attack needs a hand card to show.
why-gz-no-weapon = { $seat } has no weapon to borrow.
why-gz-nobody-in-range = Nobody is in { $seat }'s attack range.
why-gz-nothing-to-see = { $seat } has no hand cards and no hidden general.
why-gz-lies-there = { $card } lies there already.
why-gz-you-undetermined = Your kingdom is not determined yet.
why-gz-undetermined = { $seat } has not shown a kingdom.
why-gz-same-kingdom = { $seat } is of your kingdom.
why-gz-may-not-reveal = Generals cannot be revealed now, so { $skill } cannot be used.
why-gz-skill-used-up = { $skill } has been used as often as it may be.
why-gz-skill-not-now = This is no moment for { $skill }.
why-gz-no-answer = { $card } does not do as { $kind }.
why-gz-not-this-card = { $card } cannot be used for this.
why-gz-skill-no-answer = { $skill } makes no card that would do here.
why-gz-skill-no-cards = You have no card or no target for { $skill }.
why-gz-skill-failed = { $skill } has been tried already.
why-gz-skill-lost = The skill { $skill } is lost for good.

## Winning

why-gz-kingdom-won = { $seat }'s kingdom rules the realm
why-gz-careerist-won = { $seat }, a careerist, rules alone
why-gz-no-cards-left = No cards left: a draw
