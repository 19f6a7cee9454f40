"""庞德 Pang De (Qun)."""

from __future__ import annotations

from sanzhan.guozhan.skills.general import General

PANG_DE = General("pang_de", "庞德", "qun", "male", half_fish=4, skills=())
