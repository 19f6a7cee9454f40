"""周瑜 Zhou Yu (Wu)."""

from __future__ import annotations

from sanzhan.guozhan.skills.general import General

ZHOU_YU = General("zhou_yu", "周瑜", "wu", "male", half_fish=3, skills=(), companions=("huang_gai", "xiao_qiao"))
