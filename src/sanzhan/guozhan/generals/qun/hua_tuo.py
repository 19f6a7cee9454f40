"""华佗 Hua Tuo (Qun)."""

from __future__ import annotations

from sanzhan.guozhan.skills.general import General

HUA_TUO = General("hua_tuo", "华佗", "qun", "male", half_fish=3, skills=())
