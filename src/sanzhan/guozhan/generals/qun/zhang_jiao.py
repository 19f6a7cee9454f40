"""张角 Zhang Jiao (Qun)."""

from __future__ import annotations

from sanzhan.guozhan.skills.general import General

ZHANG_JIAO = General("zhang_jiao", "张角", "qun", "male", half_fish=3, skills=())
