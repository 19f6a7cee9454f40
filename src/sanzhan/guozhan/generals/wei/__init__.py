"""The standard generals of Wei (魏)."""

from __future__ import annotations

from sanzhan.guozhan.generals.wei.cao_pi import CAO_PI_CURRENT
from sanzhan.guozhan.generals.wei.cao_ren import CAO_REN_CURRENT
from sanzhan.guozhan.generals.wei.dian_wei import DIAN_WEI_CURRENT
from sanzhan.guozhan.generals.wei.guo_jia import GUO_JIA_CURRENT
from sanzhan.guozhan.generals.wei.sima_yi import SIMA_YI_CURRENT
from sanzhan.guozhan.generals.wei.xiahou_dun import XIAHOU_DUN_CURRENT
from sanzhan.guozhan.generals.wei.xiahou_yuan import XIAHOU_YUAN_CURRENT
from sanzhan.guozhan.generals.wei.xu_chu import XU_CHU_CURRENT
from sanzhan.guozhan.generals.wei.xu_huang import XU_HUANG_CURRENT
from sanzhan.guozhan.generals.wei.xun_yu import XUN_YU_CURRENT
from sanzhan.guozhan.generals.wei.yue_jin import YUE_JIN_CURRENT
from sanzhan.guozhan.generals.wei.zhang_liao import ZHANG_LIAO_CURRENT
from sanzhan.guozhan.skills.general import General

REVISED: tuple[General, ...] = (
    SIMA_YI_CURRENT,
    XIAHOU_DUN_CURRENT,
    ZHANG_LIAO_CURRENT,
    XU_CHU_CURRENT,
    GUO_JIA_CURRENT,
    XIAHOU_YUAN_CURRENT,
    XU_HUANG_CURRENT,
    CAO_REN_CURRENT,
    DIAN_WEI_CURRENT,
    XUN_YU_CURRENT,
    CAO_PI_CURRENT,
    YUE_JIN_CURRENT,
)
"""Those that the current edition words anew."""
