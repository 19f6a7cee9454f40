"""贾诩 Jia Xu (Qun)."""

from __future__ import annotations

from sanzhan.guozhan.skills.general import General

JIA_XU = General("jia_xu", "贾诩", "qun", "male", half_fish=3, skills=())
