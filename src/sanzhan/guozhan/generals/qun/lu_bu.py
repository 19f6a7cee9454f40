"""吕布 Lü Bu (Qun)."""

from __future__ import annotations

from sanzhan.guozhan.skills.general import General

LU_BU = General("lu_bu", "吕布", "qun", "male", half_fish=5, skills=(), companions=("diao_chan",))
