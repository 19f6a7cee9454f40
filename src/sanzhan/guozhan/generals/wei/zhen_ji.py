"""甄姬 Zhen Ji (Wei)."""

from __future__ import annotations

from sanzhan.guozhan.skills.general import General

ZHEN_JI = General("zhen_ji", "甄姬", "wei", "female", half_fish=3, skills=(), companions=("cao_pi",))
