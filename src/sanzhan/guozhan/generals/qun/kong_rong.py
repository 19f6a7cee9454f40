"""孔融 Kong Rong (Qun)."""

from __future__ import annotations

from sanzhan.guozhan.skills.general import General

KONG_RONG = General("kong_rong", "孔融", "qun", "male", half_fish=3, skills=())
