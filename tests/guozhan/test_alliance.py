"""连横 (rules §14.2)."""

from __future__ import annotations

from typing import Any

import pytest

from guozhan.scene import Scene, scene, seat


def current(*seats: Any, **how: Any) -> Scene:
    return scene(*seats, edition="current", **how)


def marked(s: Scene) -> str:
    """A card with the mark, as it travels."""
    return next(face.wire for face in s.table.face if face.alliance)


def with_marked(*generals: str, **how: Any) -> tuple[Scene, str]:
    card = marked(current(*[seat(pair) for pair in generals]))
    return current(seat(generals[0], f"{card} slash"), *[seat(pair) for pair in generals[1:]], **how), card


@pytest.mark.rule("guozhan", "R106")
def test_an_undetermined_giver_gives_to_the_undetermined_only_and_draws_nothing() -> None:
    s, card = with_marked("guan_yu- zhang_fei-", "cao_ren- yue_jin-", "gan_ning+ lu_meng-")
    option = next(option for option in s.asked("A", "gz-play").options if option.act == "alliance")
    assert list(option.picks[1].candidates) == [1]
    assert option.picks[0].shown == [card]
    s.does("A", "gz-play", "alliance", card, "B").until("A", "gz-play")
    assert (len(s["A"].hand), len(s["B"].hand)) == (1, 1)


@pytest.mark.rule("guozhan", "R106")
@pytest.mark.parametrize(("act", "cards"), [("decline", 1), ("draw_one", 2)])
def test_for_a_card_given_to_another_kingdom_one_may_be_drawn(act: str, cards: int) -> None:
    s, card = with_marked("guan_yu+ zhang_fei-", "cao_ren+ yue_jin-", "ma_chao+ zhao_yun-", "gan_ning+ lu_meng-")
    option = next(option for option in s.asked("A", "gz-play").options if option.act == "alliance")
    # nobody of the own kingdom
    assert list(option.picks[1].candidates) == [1, 3]
    s.does("A", "gz-play", "alliance", card, "B").does("A", "gz-alliance", act).until("A", "gz-play")
    assert len(s["A"].hand) == cards
    assert s["B"].hand
    s.sound()


def test_by_the_online_rule_as_many_are_drawn_and_once_a_phase() -> None:
    s, card = with_marked("guan_yu+ zhang_fei-", "cao_ren+ yue_jin-", alliance_mode="ol")
    s.does("A", "gz-play", "alliance", card, "B").until("A", "gz-play")
    assert len(s["A"].hand) == 2
    assert "alliance" not in s.acts(s.asked("A", "gz-play"))
