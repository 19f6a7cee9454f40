"""黄盖 Huang Gai (Wu)."""

from __future__ import annotations

from sanzhan.guozhan.skills.general import General

HUANG_GAI = General("huang_gai", "黄盖", "wu", "male", half_fish=4, skills=(), companions=("zhou_yu",))
