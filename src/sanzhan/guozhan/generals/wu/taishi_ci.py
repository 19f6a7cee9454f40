"""太史慈 Taishi Ci (Wu)."""

from __future__ import annotations

from sanzhan.guozhan.skills.general import General

TAISHI_CI = General("taishi_ci", "太史慈", "wu", "male", half_fish=4, skills=())
