"""The worked examples of the reference (rules §3.5): wars from the first step to the last."""

from __future__ import annotations

from senji.scene import Scene, Seat, scene, seat


def families(**given: Seat) -> list[Seat]:
    """Six seats, the named families first."""
    names = ["fan", "mask", "sabre", "lotus", "cherry", "dragon"]
    return [*given.values(), *(seat(name) for name in names if name not in given)]


def war(attack: str) -> Scene:
    """E1: Mask attacks Aki of Sabre with four armies and a samurai without a power."""
    s = scene(
        *families(
            mask=seat("mask", lands="iyo:4 sanuki tosa", samurai="daisuke@iyo", hand="lotus.support.2"),
            sabre=seat("sabre", lands="aki:3 nagato izumo", hand="fan.support.4"),
        ),
        orders="iyo:move aki:produce",
        stage="name",
        dice=attack,
    )
    return s.act("A", "province", "iyo").act("A", "march", to="aki", armies=4, samurai="daisuke")


def test_e1_crests_supports_losses_honour_and_the_torn_up_order() -> None:
    s = war("mask mask sabre lotus lotus lotus fan cherry")
    s.act("A", "card", "lotus.support.2").act("B", "card", "fan.support.4").until_stage("settle")
    assert s.told("senji-dice")[0]["crests"] == [2, 1]
    assert s.told("senji-war-sum")[0]["sums"] == [9, 5]
    assert s.told("senji-war-won") == [{"seat": 0, "of": 1, "province": "aki", "removed": [3, 3], "honour": 12}]
    assert (s.owner("aki"), s.armies("aki"), s["A"].honour) == ("A", 1, 22)
    assert s.told("senji-order-lost") == [{"seat": 1, "province": "aki"}]
    assert s.told("senji-produced") == []
    assert s.told("senji-card-home") == [
        {"card": "lotus.support.2", "seat": 3},
        {"card": "fan.support.4", "seat": 2},
    ]
    assert s.hand("D") == ["lotus.support.2"]
    s.sound()


def against_iyo(dice: str, fan: str, mask: str) -> Scene:
    """Fan attacks Iyo of Mask, three against three."""
    s = scene(
        *families(
            fan=seat("fan", lands="bungo:3 chikuzen satsuma", hand=fan),
            mask=seat("mask", lands="iyo:3 sanuki tosa", hand=mask),
        ),
        orders="bungo:move",
        stage="name",
        dice=dice,
    )
    return s.act("A", "march", to="iyo", armies=3)


def test_e2_an_executed_hostage_and_the_larger_of_two_supports_of_one_family() -> None:
    s = against_iyo(
        "fan fan mask mask dragon dragon dragon lotus lotus", "dragon.support.3", "fan.hostage.3 dragon.support.1"
    )
    s.act("B", "execute", "fan.hostage.3")
    assert (s["A"].honour, s["B"].honour) == (4, 13)
    s.act("A", "card", "dragon.support.3").act("B", "card", "dragon.support.1").until_stage("settle")
    assert s.told("senji-supports")[0]["points"] == [3, 0]
    assert s.told("senji-war-sum")[0]["sums"] == [8, 5]
    assert s["A"].honour == 4 + 12
    assert "fan.hostage.3" in s.table.wires(s.table.box)
    s.sound()


def test_e3_equal_supports_count_for_neither_and_a_tie_is_fought_again() -> None:
    s = against_iyo(
        "fan fan mask mask cherry cherry cherry lotus lotus fan mask mask cherry cherry cherry lotus lotus lotus",
        "cherry.support.3",
        "cherry.support.3 fan.hostage.3",
    )
    s.act("B", "execute", "fan.hostage.3")
    s.act("A", "card", "cherry.support.3").act("B", "card", "cherry.support.3")
    assert s.told("senji-supports")[0]["points"] == [0, 0]
    assert len(s.told("senji-war-tied")) == 1
    assert s.hand("E") == ["cherry.support.3", "cherry.support.3"]
    s.until_stage("settle")
    assert len(s.told("senji-executed")) == 1
    assert [each["sums"] for each in s.told("senji-war-sum")] == [[5, 5], [4, 5]]
    assert s.owner("iyo") == "B"


def test_e4_an_empty_province_is_defended_by_its_crests() -> None:
    s = scene(
        *families(
            lotus=seat("lotus", lands="kii:2 tamba yamashiro"), cherry=seat("cherry", lands="mikawa kaga shinano")
        ),
        orders="kii:move",
        stage="name",
        dice="lotus cherry cherry cherry cherry fan fan mask mask",
    )
    s.act("A", "march", to="mikawa", armies=2).until_stage("settle")
    assert s.told("senji-war-won") == [{"seat": 1, "of": 0, "province": "mikawa", "removed": [2, 0], "honour": 2}]
    assert (s["A"].honour, s["B"].honour, s.owner("mikawa")) == (10, 12, "B")


def test_e5_a_samurai_alone_holds_what_he_has_won() -> None:
    s = scene(
        *families(
            sabre=seat("sabre", lands="aki:2 izumo nagato", samurai="daisuke@aki"),
            mask=seat("mask", lands="iyo:5 sanuki tosa"),
        ),
        orders="aki:move",
        stage="name",
        dice="sabre sabre sabre sabre fan fan fan fan",
    )
    s.act("A", "march", to="iyo", armies=2, samurai="daisuke").until_stage("settle")
    assert s.told("senji-war-won")[0]["removed"] == [2, 5]
    assert (s["A"].honour, s.owner("iyo"), s.armies("iyo")) == (10 + 14, "A", 0)
    assert s.told("senji-samurai-lost") == []
    s.sound()


def landing(fleet: str, dice: str, samurai: str = "") -> Scene:
    return scene(
        *families(
            fan=seat("fan", lands="bungo chikuzen satsuma", fleets=fleet, samurai=samurai), mask=seat("mask", hand=None)
        ),
        stage="name",
        dice=dice,
    )


def test_e6_own_crests_drown_armies_before_they_fight() -> None:
    s = landing("south:5", "fan fan mask lotus lotus", samurai="daisuke@south")
    s.act("A", "march", to="tosa", armies=5, samurai="daisuke")
    assert s.told("senji-landing") == [
        {"seat": 0, "to": "tosa", "dice": ["fan", "fan", "mask", "lotus", "lotus"], "drowned": 2}
    ]
    assert s.told("senji-war")[0]["armies"] == 3
    assert s.told("senji-war")[0]["samurai"] == ["daisuke"]
    s.until_stage("settle").sound()


def test_e7_where_nothing_arrives_there_is_no_war() -> None:
    s = landing("south:1", "fan")
    s.act("A", "march", to="tosa", armies=1).until_stage("settle")
    assert s.told("senji-landing")[0]["drowned"] == 1
    assert s.told("senji-war") == []
    assert s.fleet("south", "A") == 0
    s.sound()
