"""The generals of the package Power (权)."""

from __future__ import annotations

from sanzhan.guozhan.generals.power.cui_yan_mao_jie import CUI_YAN_MAO_JIE
from sanzhan.guozhan.generals.power.fa_zheng import FA_ZHENG
from sanzhan.guozhan.generals.power.lord_cao_cao import LORD_CAO_CAO
from sanzhan.guozhan.generals.power.lu_kang import LU_KANG
from sanzhan.guozhan.generals.power.wang_ping import WANG_PING
from sanzhan.guozhan.generals.power.wu_guotai import WU_GUOTAI
from sanzhan.guozhan.generals.power.yu_jin import YU_JIN
from sanzhan.guozhan.generals.power.yuan_shu import YUAN_SHU
from sanzhan.guozhan.generals.power.zhang_xiu import ZHANG_XIU
from sanzhan.guozhan.skills.general import General

GENERALS: tuple[General, ...] = (
    CUI_YAN_MAO_JIE,
    YU_JIN,
    WANG_PING,
    FA_ZHENG,
    WU_GUOTAI,
    LU_KANG,
    YUAN_SHU,
    ZHANG_XIU,
    LORD_CAO_CAO,
)
