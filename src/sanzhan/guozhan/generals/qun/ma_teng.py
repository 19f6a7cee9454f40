"""马腾 Ma Teng (Qun)."""

from __future__ import annotations

from sanzhan.guozhan.skills.general import General

MA_TENG = General("ma_teng", "马腾", "qun", "male", half_fish=4, skills=())
