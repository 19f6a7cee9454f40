"""张昭张纮 Zhang Zhao & Zhang Hong (Wu)."""

from __future__ import annotations

from sanzhan.guozhan.skills.general import General

ER_ZHANG = General("er_zhang", "张昭张纮", "wu", "male", half_fish=3, skills=())
