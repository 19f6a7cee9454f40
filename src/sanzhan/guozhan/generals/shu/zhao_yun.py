"""赵云 Zhao Yun (Shu)."""

from __future__ import annotations

from sanzhan.guozhan.skills.general import General

ZHAO_YUN = General("zhao_yun", "赵云", "shu", "male", half_fish=4, skills=(), companions=("liu_shan",))
