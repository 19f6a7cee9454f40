"""潘凤 Pan Feng (Qun)."""

from __future__ import annotations

from sanzhan.guozhan.skills.general import General

PAN_FENG = General("pan_feng", "潘凤", "qun", "male", half_fish=4, skills=())
