"""魏延 Wei Yan (Shu)."""

from __future__ import annotations

from sanzhan.guozhan.skills.general import General

WEI_YAN = General("wei_yan", "魏延", "shu", "male", half_fish=4, skills=(), companions=("huang_zhong",))
