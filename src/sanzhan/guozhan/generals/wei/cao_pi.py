"""曹丕 Cao Pi (Wei)."""

from __future__ import annotations

from sanzhan.guozhan.skills.general import General

CAO_PI = General("cao_pi", "曹丕", "wei", "male", half_fish=3, skills=(), companions=("zhen_ji",))
