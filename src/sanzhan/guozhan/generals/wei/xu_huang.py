"""徐晃 Xu Huang (Wei)."""

from __future__ import annotations

from sanzhan.guozhan.skills.general import General

XU_HUANG = General("xu_huang", "徐晃", "wei", "male", half_fish=4, skills=())
