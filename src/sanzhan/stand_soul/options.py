"""The options of 替身之魂. Defaults follow the seed; what each changes stands in docs/rules/stand_soul.md."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal


@dataclass(frozen=True, slots=True)
class SoulOptions:
    """Rules §9: ambiguities of the seed and official variants, each with the recommended default."""

    early_duel_window: bool = True
    zhenji_bars_all: bool = False
    smuggling: bool = False
    fortune_telling: bool = False
    advanced_three: bool = False
    retake_own_stand: bool = False
    beginner_items: bool = False
    jade_is_own_item: bool = False
    kogoro_blocks_solo: bool = True
    three_player_packet: Literal["six", "three_then_one"] = "six"
    effect_order: Literal["offered_first", "returned_first", "tide_last"] = "offered_first"
    reveal_allies: Literal["together", "one_by_one"] = "together"
    pile_window: bool = True
    turn_cap: int = 0
