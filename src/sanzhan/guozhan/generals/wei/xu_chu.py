"""许褚 Xu Chu (Wei)."""

from __future__ import annotations

from sanzhan.guozhan.skills.general import General

XU_CHU = General("xu_chu", "许褚", "wei", "male", half_fish=4, skills=(), companions=("cao_cao",))
