"""貂蝉 Diao Chan (Qun)."""

from __future__ import annotations

from sanzhan.guozhan.skills.general import General

DIAO_CHAN = General("diao_chan", "貂蝉", "qun", "female", half_fish=3, skills=(), companions=("lu_bu",))
