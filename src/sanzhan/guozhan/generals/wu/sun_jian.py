"""孙坚 Sun Jian (Wu)."""

from __future__ import annotations

from sanzhan.guozhan.skills.general import General

SUN_JIAN = General("sun_jian", "孙坚", "wu", "male", half_fish=4, skills=())
