"""The generals of the package Transformation (变)."""

from __future__ import annotations

from sanzhan.guozhan.generals.transformation.bian_furen import BIAN_FUREN
from sanzhan.guozhan.generals.transformation.li_jue_guo_si import LI_JUE_GUO_SI
from sanzhan.guozhan.generals.transformation.ling_tong import LING_TONG
from sanzhan.guozhan.generals.transformation.lord_sun_quan import LORD_SUN_QUAN
from sanzhan.guozhan.generals.transformation.lu_fan import LU_FAN
from sanzhan.guozhan.generals.transformation.ma_su import MA_SU
from sanzhan.guozhan.generals.transformation.sha_moke import SHA_MOKE
from sanzhan.guozhan.generals.transformation.xun_you import XUN_YOU
from sanzhan.guozhan.generals.transformation.zuo_ci import ZUO_CI
from sanzhan.guozhan.skills.general import General

GENERALS: tuple[General, ...] = (
    XUN_YOU,
    BIAN_FUREN,
    SHA_MOKE,
    MA_SU,
    LING_TONG,
    LU_FAN,
    ZUO_CI,
    LI_JUE_GUO_SI,
    LORD_SUN_QUAN,
)
