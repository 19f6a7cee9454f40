"""丁奉 Ding Feng (Wu)."""

from __future__ import annotations

from sanzhan.guozhan.skills.general import General

DING_FENG = General("ding_feng", "丁奉", "wu", "male", half_fish=4, skills=())
