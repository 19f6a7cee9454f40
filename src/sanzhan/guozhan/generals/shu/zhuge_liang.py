"""诸葛亮 Zhuge Liang (Shu)."""

from __future__ import annotations

from sanzhan.guozhan.skills.general import General

ZHUGE_LIANG = General("zhuge_liang", "诸葛亮", "shu", "male", half_fish=3, skills=(), companions=("huang_yueying",))
