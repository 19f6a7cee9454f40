"""The generals of the package Overseas (海外)."""

from __future__ import annotations

from sanzhan.guozhan.generals.overseas.liao_hua import LIAO_HUA
from sanzhan.guozhan.generals.overseas.ling_cao import LING_CAO
from sanzhan.guozhan.generals.overseas.zhuge_jin import ZHUGE_JIN
from sanzhan.guozhan.skills.general import General

GENERALS: tuple[General, ...] = (
    ZHUGE_JIN,
    LIAO_HUA,
    LING_CAO,
)
