"""司马懿 Sima Yi (Wei)."""

from __future__ import annotations

from sanzhan.guozhan.skills.general import General

SIMA_YI = General("sima_yi", "司马懿", "wei", "male", half_fish=3, skills=())
