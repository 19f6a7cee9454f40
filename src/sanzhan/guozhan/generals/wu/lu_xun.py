"""陆逊 Lu Xun (Wu)."""

from __future__ import annotations

from sanzhan.guozhan.skills.general import General

LU_XUN = General("lu_xun", "陆逊", "wu", "male", half_fish=3, skills=())
