"""庞统 Pang Tong (Shu)."""

from __future__ import annotations

from sanzhan.guozhan.skills.general import General

PANG_TONG = General("pang_tong", "庞统", "shu", "male", half_fish=3, skills=(), companions=("wolong",))
