"""黄月英 Huang Yueying (Shu)."""

from __future__ import annotations

from sanzhan.guozhan.skills.general import General

HUANG_YUEYING = General("huang_yueying", "黄月英", "shu", "female", half_fish=3, skills=(), companions=("zhuge_liang",))
