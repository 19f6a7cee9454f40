"""曹操 Cao Cao (Wei)."""

from __future__ import annotations

from sanzhan.guozhan.skills.general import General

CAO_CAO = General("cao_cao", "曹操", "wei", "male", half_fish=4, skills=(), companions=("xu_chu", "dian_wei"))
