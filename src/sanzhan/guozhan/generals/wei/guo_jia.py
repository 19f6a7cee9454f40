"""郭嘉 Guo Jia (Wei)."""

from __future__ import annotations

from sanzhan.guozhan.skills.general import General

GUO_JIA = General("guo_jia", "郭嘉", "wei", "male", half_fish=3, skills=())
