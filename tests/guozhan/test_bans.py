"""The option `bans` (rules §20): who is banned is in no hand, no deck and no place, from the deal to the end."""

from __future__ import annotations

from typing import Any

import pytest

from guozhan.scene import scene, seat
from sanzhan.guozhan.editions import edition_of
from sanzhan.guozhan.game import GUOZHAN
from sanzhan.guozhan.generals import PACKAGES, STANDARD
from sanzhan.guozhan.options import GuozhanOptions
from sanzhan.guozhan.skills.skill import DEPUTY
from sanzhan.guozhan.table import Table
from sanzhan.kernel import record as records
from sanzhan.kernel.errors import BadOption
from sanzhan.kernel.match import Match, random_answer
from sanzhan.kernel.options import from_dict
from sanzhan.kernel.rng import Rng

EDITIONS = "first", "current"
SEED = bytes(range(32))


def options(*bans: str, **others: Any) -> GuozhanOptions:
    return from_dict(GuozhanOptions, {"bans": list(bans), **others})


def box(*bans: str, **others: Any) -> set[str]:
    """Who is in the box, lords too."""
    return set(edition_of(options(*bans, **others)).by_id)


def played(chosen: GuozhanOptions, players: int) -> Match[Table]:
    """A random match, to its end."""
    match = Match(GUOZHAN, players, chosen, SEED, copyable=False)
    rng = Rng("bans")
    while match.waiting:
        ask = next(iter(match.waiting.values()))
        match.answer(ask.seat, random_answer(ask, rng))
    return match


@pytest.mark.proves("guozhan", "option", "bans")
@pytest.mark.parametrize("edition", EDITIONS)
def test_who_is_banned_is_not_in_the_box(edition: str) -> None:
    everybody = box(edition=edition)
    assert box("zhang_fei", "lu_bu", edition=edition) == everybody - {"zhang_fei", "lu_bu"}
    match = Match(GUOZHAN, 4, options("zhang_fei", "lu_bu", edition=edition), SEED)
    assert not {general.id for general in match.table.general_face} & {"zhang_fei", "lu_bu"}
    assert len(match.table.general_face) == len(edition_of(options(edition=edition)).generals) - 2


@pytest.mark.proves("guozhan", "option", "bans")
def test_a_whole_package_is_banned_by_its_name() -> None:
    everybody = box(edition="current")
    for package, generals in PACKAGES.items():
        assert box(package, edition="current") == everybody - {general.id for general in generals}, package
    assert not box("standard", edition="current") & {general.id for general in STANDARD}
    assert box("formation", "zhang_fei", edition="current", packages="complete") == (
        box(edition="current", packages="complete") - {general.id for general in PACKAGES["formation"]} - {"zhang_fei"}
    )


@pytest.mark.proves("guozhan", "option", "bans")
def test_with_a_general_goes_his_lord_and_a_lord_can_go_alone() -> None:
    everybody = box(edition="current")
    assert box("liu_bei", edition="current") == everybody - {"liu_bei", "lord_liu_bei"}
    assert box("lord_liu_bei", edition="current") == everybody - {"lord_liu_bei"}
    assert edition_of(options("lord_liu_bei", edition="current")).lords.keys() == {"zhang_jiao", "sun_quan", "cao_cao"}
    # the ordinary ones of all four are standard generals
    assert edition_of(options("standard", edition="current")).lords == {}


@pytest.mark.parametrize("setting", ["auto", "optional"])
def test_whoever_has_the_general_of_a_banned_lord_as_head_stays_himself(setting: str) -> None:
    chosen = options("lord_liu_bei", edition="current", lords=setting)
    for number in range(400):
        match = Match(GUOZHAN, 4, chosen, number.to_bytes(32, "big"))
        for chooser, ask in match.waiting.items():
            assert not any(option.args.get("general") == "lord_liu_bei" for option in ask.options)
            for index, option in enumerate(ask.options):
                shown = list(option.picks[0].shown)
                if option.act == "pair" and "liu_bei" in shown:
                    head = shown.index("liu_bei")
                    answer = (index, ((head, 0 if head else 1),))
                    for other in list(match.waiting):
                        match.answer(other, answer if other == chooser else match.waiting[other].neutral)
                    assert match.table.general(match.table[chooser], 0).id == "liu_bei"
                    return
    raise AssertionError("nobody is dealt him")


def test_the_box_tells_which_packages_a_setting_leaves_out() -> None:
    everybody = {general.id for general in edition_of(options(edition="current")).by_id.values()}
    presets = GUOZHAN.things()["presets"]
    assert [preset["id"] for preset in presets] == ["all", "standard", "complete"]
    for preset in presets:
        gone = {general.id for package in preset["without"] for general in PACKAGES[package]}
        assert box(edition="current", packages=preset["id"]) == everybody - gone


# -- later in the game


@pytest.mark.proves("guozhan", "option", "bans")
@pytest.mark.parametrize("candidates", ["one", "three"])
def test_nobody_gets_a_banned_deputy(candidates: str) -> None:
    """徐庶 puts a general of 蜀 in his own place: with all but six of 蜀 banned it is one of those."""
    left = {"guan_yu", "xu_shu", "ma_chao", "zhao_yun", "wei_yan", "huang_zhong"}
    shu = {general.id for general in edition_of(options(edition="current")).generals if "shu" in general.kingdoms}
    bans = sorted(shu - left)
    table = seat("cao_ren+ yue_jin+", "slash"), seat("guan_yu+ xu_shu+", hp=1), seat("gan_ning+ lu_meng+")
    s = scene(*table, edition="current", bans=bans, deputy_change_candidates=candidates).use("A", "slash", "B")
    if candidates == "three":
        s.until("B", "gz-deputy")
        shown = list(s.asked("B", "gz-deputy").options[0].picks[0].shown)
        assert len(shown) == 3
        assert set(shown) < left
        s.does("B", "gz-deputy", "choose", shown[0])
    s.until("A", "gz-play")
    assert s.table.general(s["B"], DEPUTY).id in left - {"guan_yu", "xu_shu"}
    assert not set(s.told("gz-deputy-sought")["generals"]) & set(bans)
    s.sound()


@pytest.mark.parametrize("edition", EDITIONS)
def test_in_a_whole_match_nobody_meets_one(edition: str) -> None:
    bans = ("cao_cao", "guan_yu", "lu_bu", "sun_quan") + (("buchen", "zuo_ci") if edition == "current" else ())
    match = played(options(*bans, edition=edition), 6)
    assert match.result is not None
    faces = {general.id for general in match.table.general_face}
    gone = {*bans, "lord_cao_cao", "lord_sun_quan", *(general.id for general in PACKAGES["buchen"])}
    assert not faces & gone
    assert faces <= box(*bans, edition=edition)
    handles = {handle for player in match.table.players for handle in player.generals if handle >= 0}
    assert handles | {*match.table.general_deck} <= {*range(len(match.table.general_face))}


# -- errors


@pytest.mark.parametrize("edition", EDITIONS)
def test_what_is_neither_general_nor_package_is_refused_in_words(edition: str) -> None:
    with pytest.raises(BadOption, match="no general or package 'zhang_san'") as caught:
        Match(GUOZHAN, 4, options("zhang_fei", "zhang_san", edition=edition), SEED)
    assert caught.value.code == "error-bad-option"


def test_who_is_not_played_anyway_may_be_banned() -> None:
    assert box("deng_ai", "momentum") == box()
    assert box("deng_ai", edition="current", packages="standard") == box(edition="current", packages="standard")


@pytest.mark.parametrize(("players", "spare"), [(2, 60 - 14), (8, 60 - 56), (12, 0)])
def test_too_few_generals_for_the_players_are_one_clear_error(players: int, spare: int) -> None:
    ids = [general.id for general in STANDARD]
    # every fourth first, so that the kingdoms shrink alike
    ids = [id for start in range(4) for id in ids[start::4]]
    assert Match(GUOZHAN, players, options(*ids[:spare]), SEED).waiting
    with pytest.raises(BadOption, match=f"leave {60 - spare - 1} generals, too few for {players} players") as caught:
        Match(GUOZHAN, players, options(*ids[: spare + 1]), SEED)
    assert caught.value.code == "error-too-few-generals"
    assert caught.value.args_ == {"left": 60 - spare - 1, "players": players}


def test_who_can_make_no_pair_and_finds_nobody_in_the_deck_is_the_same_error() -> None:
    """Twelve generals who are deputies only and two heads for them, seven for each of two: one may have no head."""
    chosen = options(
        *(
            general.id
            for general in edition_of(options(edition="current")).generals
            if general.second is None and general.id not in ("cao_cao", "guo_jia")
        ),
        edition="current",
    )
    codes = []
    for number in range(20):
        try:
            match = Match(GUOZHAN, 2, chosen, number.to_bytes(32, "big"))
        except BadOption as error:
            codes.append(error.code)
        else:
            assert all(ask.options for ask in match.waiting.values())
    assert set(codes) == {"error-too-few-generals"}
    assert len(codes) < 20


# -- digests and records


def test_the_same_bans_in_another_order_are_the_same_match() -> None:
    one, other = options("lu_bu", "zhang_fei"), options("zhang_fei", "lu_bu")
    assert one == other
    assert records.state_digest(played(one, 4)) == records.state_digest(played(other, 4))
    assert records.state_digest(played(options(), 4)) == records.state_digest(played(GuozhanOptions(), 4))


def test_a_record_holds_the_bans_and_one_without_them_is_read() -> None:
    match = played(options("zhang_fei", "formation", edition="current"), 4)
    record = records.read(records.write(match, SEED))
    assert record.options["bans"] == ["formation", "zhang_fei"]
    replayed = records.replay(GUOZHAN, record, SEED)
    assert records.state_digest(replayed) == records.state_digest(match)
    old = dict(record.options)
    del old["bans"]
    assert from_dict(GuozhanOptions, old).bans == ()
