"""孙尚香 Sun Shangxiang (Wu)."""

from __future__ import annotations

from sanzhan.guozhan.skills.general import General

SUN_SHANGXIANG = General("sun_shangxiang", "孙尚香", "wu", "female", half_fish=3, skills=())
