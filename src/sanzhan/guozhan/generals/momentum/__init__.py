"""The generals of the package Momentum (势)."""

from __future__ import annotations

from sanzhan.guozhan.generals.momentum.chen_wu_dong_xi import CHEN_WU_DONG_XI
from sanzhan.guozhan.generals.momentum.dong_zhuo import DONG_ZHUO
from sanzhan.guozhan.generals.momentum.li_dian import LI_DIAN
from sanzhan.guozhan.generals.momentum.lord_zhang_jiao import LORD_ZHANG_JIAO
from sanzhan.guozhan.generals.momentum.ma_dai import MA_DAI
from sanzhan.guozhan.generals.momentum.mi_furen import MI_FUREN
from sanzhan.guozhan.generals.momentum.sun_ce import SUN_CE
from sanzhan.guozhan.generals.momentum.zang_ba import ZANG_BA
from sanzhan.guozhan.generals.momentum.zhang_ren import ZHANG_REN
from sanzhan.guozhan.skills.general import General

GENERALS: tuple[General, ...] = (
    LI_DIAN,
    ZANG_BA,
    MA_DAI,
    MI_FUREN,
    SUN_CE,
    CHEN_WU_DONG_XI,
    DONG_ZHUO,
    ZHANG_REN,
    LORD_ZHANG_JIAO,
)
