"""乐进 Yue Jin (Wei)."""

from __future__ import annotations

from sanzhan.guozhan.skills.general import General

YUE_JIN = General("yue_jin", "乐进", "wei", "male", half_fish=4, skills=())
