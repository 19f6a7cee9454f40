"""吕蒙 Lü Meng (Wu)."""

from __future__ import annotations

from sanzhan.guozhan.skills.general import General

LU_MENG = General("lu_meng", "吕蒙", "wu", "male", half_fish=4, skills=())
