"""张飞 Zhang Fei (Shu)."""

from __future__ import annotations

from sanzhan.guozhan.skills.general import General

ZHANG_FEI = General("zhang_fei", "张飞", "shu", "male", half_fish=4, skills=(), companions=("liu_bei",))
