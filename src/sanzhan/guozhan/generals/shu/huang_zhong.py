"""黄忠 Huang Zhong (Shu)."""

from __future__ import annotations

from sanzhan.guozhan.skills.general import General

HUANG_ZHONG = General("huang_zhong", "黄忠", "shu", "male", half_fish=4, skills=(), companions=("wei_yan",))
