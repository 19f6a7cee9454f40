"""祝融 Zhu Rong (Shu)."""

from __future__ import annotations

from sanzhan.guozhan.skills.general import General

ZHU_RONG = General("zhu_rong", "祝融", "shu", "female", half_fish=4, skills=(), companions=("meng_huo",))
