"""田丰 Tian Feng (Qun)."""

from __future__ import annotations

from sanzhan.guozhan.skills.general import General

TIAN_FENG = General("tian_feng", "田丰", "qun", "male", half_fish=3, skills=())
