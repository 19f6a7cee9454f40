"""Set-up (rules §2): families, samurai, the first host, placing."""

from __future__ import annotations

from sanzhan.kernel.ask import Ask, Option, Pick, Together
from sanzhan.kernel.rng import Streams
from sanzhan.senji.emperor import choose_host
from sanzhan.senji.options import SenjiOptions
from sanzhan.senji.piles import draw_flowers
from sanzhan.senji.player import Player
from sanzhan.senji.table import CARD, PROVINCES, SAMURAI, Lot, Table


def deal(size: int, options: SenjiOptions, rng: Streams) -> Table:
    """Families by lot; every player has his family's twelve cards, four hanafuda and three samurai to choose from."""
    table = Table(size, options, rng)
    data = table.data
    families = [family for family in range(len(data.families)) if family not in table.neutral]
    rng.shuffle(families, "families")
    table.players = [Player(seat, family) for seat, family in enumerate(families)]
    table.seat_of = {family: seat for seat, family in enumerate(families)}
    for player in table.players:
        player.hand = [i for i, card in enumerate(data.cards) if card.family == player.family]
        player.reserve = data.limits.start_armies
    # every family begins with cards that everybody has seen in the box
    for player in table.players:
        table.see_held(player.hand, player.seat)
    for family in table.neutral:
        deck = [i for i, card in enumerate(data.cards) if card.family == family and card.value]
        table.box += [i for i, card in enumerate(data.cards) if card.family == family and not card.value]
        rng.shuffle(deck, "neutral")
        table.lots[family] = Lot(tuple(deck), (), (), {})
    table.see(CARD, table.box)
    table.flower_deck = list(range(len(table.face[1])))
    rng.shuffle(table.flower_deck, "flowers")
    table.samurai_deck = list(range(len(data.samurai)))
    rng.shuffle(table.samurai_deck, "samurai")
    for player in table.players:
        draw_flowers(table, player, data.limits.start_hanafuda)
        player.dealt = [table.samurai_deck.pop() for _ in range(data.limits.start_samurai_dealt)]
        table.see(SAMURAI, player.dealt, player.seat)
    return table


async def keep(table: Table) -> None:
    """Everybody keeps one of three samurai, all at the same time; the others go back into the deck (§2.4)."""
    answers = await Together(*[_keep(table, player) for player in table.players])
    for player in table.players:
        kept = answers[player.seat]
        table.samurai_deck += [handle for handle in player.dealt if handle != kept]
        player.dealt = []
        player.waiting_samurai = kept
        table.see(SAMURAI, (kept,))
        honour = table.samurai(kept).honour
        table.gain(player, honour, "samurai")
        table.tell("senji-kept", seat=player.seat, samurai=table.samurai(kept).id, honour=honour)
    table.forget(SAMURAI, table.samurai_deck)
    table.samurai_deck.sort()
    table.rng.shuffle(table.samurai_deck, "samurai")
    await choose_host(table)
    table.stage = "home"


def _keep(table: Table, player: Player) -> Ask[int]:
    dealt = sorted(player.dealt)
    shown = [table.samurai(handle).id for handle in dealt]
    return Ask(
        player.seat,
        "senji-keep",
        lambda: [Option("keep", lambda handle: handle, Pick("samurai", dealt, shown))],
        deadline="long",
    )


def _homes_left(table: Table) -> list[int]:
    return [place for place in range(PROVINCES) if table.owner[place] < 0 and not table.closed(place)]


async def home(table: Table) -> None:
    """The host names one home province; its family puts a fortress there and any of its first units (§2.7)."""
    assert table.host is not None
    left = _homes_left(table)
    place = left[0]
    if len(left) > 1:
        shown = [table.place_id(each) for each in left]
        place = await Ask(
            table.host,
            "senji-name-home",
            lambda: [Option("name", lambda chosen: int(chosen), Pick("province", left, shown))],
        )
    family = table.data.provinces[place].home
    player = table[table.seat_of[family]]
    armies, samurai = await _units(table, player, place, _last_home(table, player, place))
    table.owner[place] = player.seat
    table.armies[place] = armies
    player.reserve -= armies
    if samurai and player.waiting_samurai is not None:
        player.samurai[player.waiting_samurai] = place
        player.waiting_samurai = None
    table.tell(
        "senji-placed",
        seat=player.seat,
        province=table.place_id(place),
        armies=armies,
        samurai=[table.samurai(handle).id for handle in table.samurai_at(player.seat, place)],
    )
    if len(left) == 1:
        table.stage = "reveal"
        table.year = 1
        table.tell("senji-year", year=1)


def _last_home(table: Table, player: Player, place: int) -> bool:
    return all(table.owner[h] >= 0 or h == place for h in table.data.families[player.family].homes)


async def _units(table: Table, player: Player, place: int, last: bool) -> tuple[int, bool]:
    """Armies and whether the samurai stands here; on the third province all that is left must go there (R04)."""
    has_samurai = player.waiting_samurai is not None
    if last or (not player.reserve and not has_samurai):
        return player.reserve, has_samurai
    armies = range(player.reserve + 1)
    samurai = [player.waiting_samurai] if player.waiting_samurai is not None else []
    shown = [table.samurai(handle).id for handle in samurai]
    units: tuple[int, bool] = await Ask(
        player.seat,
        "senji-place",
        lambda: [
            Option(
                "place",
                lambda count, who: (int(count), bool(who)),
                Pick("armies", armies),
                Pick("samurai", samurai, shown, least=0, most=len(samurai)),
            )
        ],
        args={"province": table.place_id(place)},
    )
    return units
