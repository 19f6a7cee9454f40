"""The options of SENJI. Defaults follow the seed; what each changes stands in docs/rules/senji.md."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from sanzhan.senji.data import DATA


@dataclass(frozen=True, slots=True)
class SenjiOptions:
    """Rules §6: readings of the seed, variants and digital settings, each with the recommended default.

    `max_executions_per_war` 0: any number. `winter_seconds` 0: no clock. `winter_proposals`: offers, and changes of
    bids, that each player may make in one winter.
    """

    sea_rules: Literal["seed", "designer"] = "seed"
    emperor_tie: Literal["lots", "current_host_chooses"] = "lots"
    end_tie: Literal["extra_round"] = "extra_round"
    recruit_pick: Literal["draw3_keep1", "draw1"] = "draw3_keep1"
    mercenary_samurai_scores: bool = True
    zero_bid: Literal["allowed", "refused"] = "allowed"
    max_executions_per_war: int = 0
    umeko_effect: Literal["printed", "designer"] = "printed"
    heroes: bool = False
    eliminate_with_fleet: bool = False
    orders_per_kind: Literal["unlimited", "even_split"] = "unlimited"
    autumn_order: Literal["announced", "one_by_one"] = "announced"
    winter_seconds: int = DATA.limits.winter_seconds
    winter_proposals: int = 12
    announce_secret_trades: bool = False
    diplomacy_set_honour_by_players: int = DATA.limits.diplomacy_set_honour
