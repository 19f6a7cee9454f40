"""孟获 Meng Huo (Shu)."""

from __future__ import annotations

from sanzhan.guozhan.skills.general import General

MENG_HUO = General("meng_huo", "孟获", "shu", "male", half_fish=4, skills=(), companions=("zhu_rong",))
