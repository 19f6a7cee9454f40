"""荀彧 Xun Yu (Wei)."""

from __future__ import annotations

from sanzhan.guozhan.skills.general import General

XUN_YU = General("xun_yu", "荀彧", "wei", "male", half_fish=3, skills=())
