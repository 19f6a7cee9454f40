"""The options of 国战 (reference rules §21). `auto` is what the chosen edition says."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Literal

Auto = Literal["auto", "true", "false"]

LATER = {"later": True}
"""These came with rules version 2."""


@dataclass(frozen=True)
class GuozhanOptions:
    edition: Literal["first", "current"] = "first"
    packages: Literal["all", "standard", "complete"] = field(default="all", metadata=LATER)
    bans: tuple[str, ...] = field(default=(), metadata=LATER)
    """Ids of generals and of whole packages that are not in the box, in both editions (§20)."""
    rewards: Literal["auto", "instant", "marks"] = "auto"
    reward_counts_dead: Auto = "auto"
    careerist_kill_reward: Literal["normal", "three"] = "normal"
    auto_reveal_win: bool = False
    play_phase_reveal_locked: Auto = "auto"
    reveal_state_when_needed: bool = True
    first_player: Literal["random", "seat_one"] = "random"
    nullification_order: Literal["turn"] = "turn"
    battle_royal: Literal["auto", "on", "off"] = "auto"
    battle_royal_needs_death: bool = True
    battle_royal_blocks_virtual_peach: bool = False
    marks_granted_after_event: bool = False
    overflow_gets_careerist_mark: bool = False
    recruit_timing: Literal["both", "win_check", "play_phase"] = "both"
    recruit_refuse_bonus: Literal["none", "q24"] = "none"
    alliance_mode: Literal["seed", "ol"] = "seed"
    deputy_change_candidates: Literal["one", "three"] = "one"
    lords: Literal["auto", "off", "optional"] = "auto"
    decks: Literal["auto", "standard", "standard_strategic", "standard_strategic_lord"] = "auto"
    lure_tiger_draw: bool = False
    jiang_lve_summon: bool = True
    dual_as_head: bool = False

    def counts_dead(self) -> bool:
        """The reward counts earlier dead members of the victim's kingdom too (§7)."""
        return self.edition == "first" if self.reward_counts_dead == "auto" else self.reward_counts_dead == "true"

    def reveal_locked_freely(self) -> bool:
        """A general with a locked skill may be turned up at any free moment of the own play phase (§5.5)."""
        if self.play_phase_reveal_locked == "auto":
            return self.edition == "current"
        return self.play_phase_reveal_locked == "true"
