"""刘备 Liu Bei (Shu)."""

from __future__ import annotations

from sanzhan.guozhan.skills.general import General

LIU_BEI = General(
    "liu_bei", "刘备", "shu", "male", half_fish=4, skills=(), companions=("guan_yu", "zhang_fei", "gan_furen")
)
