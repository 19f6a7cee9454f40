"""夏侯渊 Xiahou Yuan (Wei)."""

from __future__ import annotations

from sanzhan.guozhan.skills.general import General

XIAHOU_YUAN = General("xiahou_yuan", "夏侯渊", "wei", "male", half_fish=4, skills=(), companions=("xiahou_dun",))
