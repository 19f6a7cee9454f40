"""曹仁 Cao Ren (Wei)."""

from __future__ import annotations

from sanzhan.guozhan.skills.general import General

CAO_REN = General("cao_ren", "曹仁", "wei", "male", half_fish=4, skills=())
