"""夏侯惇 Xiahou Dun (Wei)."""

from __future__ import annotations

from sanzhan.guozhan.skills.general import General

XIAHOU_DUN = General("xiahou_dun", "夏侯惇", "wei", "male", half_fish=4, skills=(), companions=("xiahou_yuan",))
