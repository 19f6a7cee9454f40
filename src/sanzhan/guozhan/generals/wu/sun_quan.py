"""孙权 Sun Quan (Wu)."""

from __future__ import annotations

from sanzhan.guozhan.skills.general import General

SUN_QUAN = General("sun_quan", "孙权", "wu", "male", half_fish=4, skills=(), companions=("zhou_tai",))
