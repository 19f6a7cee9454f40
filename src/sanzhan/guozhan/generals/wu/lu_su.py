"""鲁肃 Lu Su (Wu)."""

from __future__ import annotations

from sanzhan.guozhan.skills.general import General

LU_SU = General("lu_su", "鲁肃", "wu", "male", half_fish=3, skills=())
