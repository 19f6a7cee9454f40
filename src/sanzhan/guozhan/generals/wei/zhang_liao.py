"""张辽 Zhang Liao (Wei)."""

from __future__ import annotations

from sanzhan.guozhan.skills.general import General

ZHANG_LIAO = General("zhang_liao", "张辽", "wei", "male", half_fish=4, skills=())
