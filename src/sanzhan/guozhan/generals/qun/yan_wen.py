"""颜良文丑 Yan Liang & Wen Chou (Qun)."""

from __future__ import annotations

from sanzhan.guozhan.skills.general import General

YAN_WEN = General("yan_wen", "颜良文丑", "qun", "male", half_fish=4, skills=(), companions=("yuan_shao",))
