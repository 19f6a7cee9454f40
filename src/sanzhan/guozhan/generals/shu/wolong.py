"""卧龙诸葛亮 Wolong (Zhuge Liang) (Shu)."""

from __future__ import annotations

from sanzhan.guozhan.skills.general import General

WOLONG = General("wolong", "卧龙诸葛亮", "shu", "male", half_fish=3, skills=(), companions=("pang_tong",))
