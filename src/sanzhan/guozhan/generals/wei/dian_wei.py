"""典韦 Dian Wei (Wei)."""

from __future__ import annotations

from sanzhan.guozhan.skills.general import General

DIAN_WEI = General("dian_wei", "典韦", "wei", "male", half_fish=4, skills=(), companions=("cao_cao",))
