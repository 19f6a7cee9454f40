"""袁绍 Yuan Shao (Qun)."""

from __future__ import annotations

from sanzhan.guozhan.skills.general import General

YUAN_SHAO = General("yuan_shao", "袁绍", "qun", "male", half_fish=4, skills=(), companions=("yan_wen",))
