"""徐庶: 谦策, 举荐."""

from __future__ import annotations

import pytest

from guozhan.scene import Scene, scene, seat

QIANCE = pytest.mark.proves("guozhan", "skill", "xu_shu.qiance")
JUJIAN = pytest.mark.proves("guozhan", "skill", "xu_shu.jujian")
SHU, WU = "ma_chao+ zhao_yun+", "gan_ning+ lu_meng+"
BIG = ("cao_ren+ yue_jin+", "cao_pi+ xu_chu+", "zhen_ji+ guo_jia+")


def tricks(
    pair: str = "xu_shu+ guan_yu+", hand: str = "dismantle", user: str = "A", theirs: str = "nullification peach"
) -> Scene:
    """魏, with three, is the one big kingdom; B, C and D; E is 吴, F 蜀."""
    ours = [hand if user == letter else "" for letter in "AF"]
    return scene(
        seat(pair, ours[0]), seat(BIG[0], theirs), seat(BIG[1], "heg_nullification"), seat(BIG[2]),
        seat(WU, "heg_nullification dodge"), seat(SHU, ours[1]), turn=user, edition="current",
    )  # fmt: skip


def window(s: Scene) -> str:
    """Who may nullify now."""
    return "".join("ABCDEFG"[number] for number, ask in s.match.waiting.items() if ask.about.startswith("gz-nullify"))


@QIANCE
def test_no_big_kingdom_may_nullify_his_trick() -> None:
    s = tricks().use("A", "dismantle", "B").skill("A", "qiance")
    assert window(s) == "E"
    s.on()
    assert len(s["B"].hand) == 1
    s.sound()


@QIANCE
def test_he_need_not() -> None:
    s = tricks().use("A", "dismantle", "B").until("A", "gz-skill", "qiance").until("B", "gz-nullify-mine")
    assert sorted(window(s)) == ["B", "C", "E"]


@QIANCE
def test_another_of_his_kingdom_decides_for_his_own_trick() -> None:
    s = tricks(user="F").use("F", "dismantle", "B").skill("F", "qiance")
    assert window(s) == "E"
    assert not any(who == "A" and "qiance" in acts for who, _, acts in s.asked_so_far)


@QIANCE
def test_it_is_for_that_card_only() -> None:
    s = tricks(hand="dismantle dismantle").use("A", "dismantle", "B").skill("A", "qiance").on()
    s.use("A", "dismantle", "B").until("A", "gz-skill", "qiance").until("B", "gz-nullify-mine")


@QIANCE
def test_nothing_without_a_big_kingdom() -> None:
    s = scene(
        seat("xu_shu+ guan_yu+", "dismantle"), seat(BIG[0], "peach"), seat(WU), edition="current"
    )  # fmt: skip
    s.use("A", "dismantle", "B").not_offered("A", "qiance")


@QIANCE
def test_not_for_a_slash_nor_for_a_delayed_trick() -> None:
    s = tricks(hand="slash indulgence").use("A", "slash", "B").not_offered("A", "qiance")
    s.use("A", "indulgence", "B").not_offered("A", "qiance")


@QIANCE
def test_not_for_the_trick_of_a_stranger() -> None:
    s = scene(
        seat("xu_shu+ guan_yu+", "peach"), seat(BIG[0], "dismantle"), seat(BIG[1]), seat(BIG[2]), seat(WU),
        turn="B", edition="current",
    )  # fmt: skip
    s.use("B", "dismantle", "A").not_offered("B", "qiance").not_offered("A", "qiance")


@QIANCE
def test_asked_once_for_a_trick_with_many_targets_which_no_big_kingdom_can_dodge() -> None:
    s = tricks(hand="archery_attack", theirs="dodge").use("A", "archery_attack").skill("A", "qiance")
    start = len(s.asked_so_far)
    s.on()
    assert not any("qiance" in acts for _, _, acts in s.asked_so_far[start:])
    asked = {who for who, about, _ in s.asked_so_far[start:] if about == "gz-dodge"}
    assert "B" not in asked
    assert "E" in asked
    assert s["B"].hp == s["B"].max_hp - 1


@QIANCE
def test_nor_play_a_slash_against_savage_assault() -> None:
    s = tricks(hand="savage_assault", theirs="slash").use("A", "savage_assault").skill("A", "qiance")
    assert not _asks_for_slash(s)


@QIANCE
def test_nor_in_a_duel() -> None:
    s = tricks(hand="duel", theirs="slash").use("A", "duel", "B").skill("A", "qiance")
    assert not _asks_for_slash(s)


def _asks_for_slash(s: Scene) -> bool:
    """B comes to be asked for a Slash."""
    try:
        s.until("B", "gz-slash")
    except AssertionError:
        return False
    return True


@QIANCE
def test_a_hidden_one_is_turned_up_for_his_own_trick_only() -> None:
    s = tricks("xu_shu- guan_yu-").use("A", "dismantle", "B").skill("A", "qiance", reveals="head")
    assert s["A"].up == (True, False)
    assert window(s) == "E"
    s = tricks("xu_shu- guan_yu-", user="F").use("F", "dismantle", "B").not_offered("A", "qiance")


def wounded(pair: str = "guan_yu+ xu_shu+", victim: str = SHU) -> Scene:
    """C's Slash brings B to 0 HP."""
    s = scene(
        seat(pair), seat(victim, hp=1), seat(WU, "slash.s7"), seat(BIG[0]), seat(BIG[1]), turn="C", edition="current"
    )  # fmt: skip
    return s.use("C", "slash.s7", "B")


@JUJIAN
def test_one_of_his_kingdom_recovers_and_he_changes_his_deputy() -> None:
    s = wounded().on()
    assert s["B"].hp == 1
    assert s["A"].changed_by == {"jujian"}
    assert s.told("gz-deputy-changed", seat="A")
    new = s.table.general(s["A"], 1)
    assert new.id != "xu_shu"
    assert "shu" in new.kingdoms
    assert s["A"].up == (True, True)
    # locked: nobody was asked
    assert not any("jujian" in acts for _, _, acts in s.asked_so_far)
    s.sound()


@JUJIAN
def test_himself_too() -> None:
    s = scene(
        seat("guan_yu+ xu_shu+", hp=1), seat(BIG[0]), seat(WU, "slash.s7"), turn="C", edition="current"
    )  # fmt: skip
    s.use("C", "slash.s7", "A").on()
    assert s["A"].hp == 1
    assert s.table.general(s["A"], 1).id != "xu_shu"


@JUJIAN
def test_far_below_0_he_comes_back_to_1() -> None:
    s = scene(
        seat("guan_yu+ xu_shu+", hp=1), seat(BIG[0]), seat(WU, "wine slash.s7"), turn="C", edition="current"
    )  # fmt: skip
    s.use("C", "wine").use("C", "slash.s7", "A").on()
    assert s["A"].hp == 1


@JUJIAN
@pytest.mark.parametrize("victim", ["dian_wei+ xun_yu+", "ma_chao- zhao_yun-"])
def test_not_a_stranger_nor_an_undetermined_one(victim: str) -> None:
    s = wounded(victim=victim).not_offered("A", "jujian")
    assert s["A"].changed_by == frozenset()
    assert not s["B"].alive


@JUJIAN
def test_not_as_head() -> None:
    s = wounded("xu_shu+ guan_yu+").not_offered("A", "jujian")
    assert not s["B"].alive


@JUJIAN
def test_hidden_he_may_turn_up_or_not() -> None:
    s = wounded("guan_yu- xu_shu-").skill("A", "jujian", reveals="deputy").on()
    assert s["B"].hp == 1
    assert s["A"].kingdom == "shu"
    # whose deputy is changed is shown whole first
    assert s["A"].up == (True, True)
    s = wounded("guan_yu- xu_shu-").until("A", "gz-skill", "jujian").on()
    assert s["A"].up == (False, False)


@JUJIAN
def test_as_deputy_he_has_a_half_fish_less() -> None:
    s = scene(seat("guan_yu+ xu_shu+"), seat(), edition="current")
    assert s["A"].max_hp == 4
    s = scene(seat("xu_shu+ guan_yu+"), seat(), edition="current")
    assert s["A"].max_hp == 4
    s = scene(seat("zhuge_liang+ xu_shu+"), seat(), edition="current")
    assert s["A"].max_hp == 3
