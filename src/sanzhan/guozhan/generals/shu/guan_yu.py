"""关羽 Guan Yu (Shu)."""

from __future__ import annotations

from sanzhan.guozhan.skills.general import General

GUAN_YU = General("guan_yu", "关羽", "shu", "male", half_fish=5, skills=(), companions=("liu_bei",))
