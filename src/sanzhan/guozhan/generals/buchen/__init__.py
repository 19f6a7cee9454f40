"""The generals of the package Buchen (不臣)."""

from __future__ import annotations

from sanzhan.guozhan.generals.buchen.dong_zhao import DONG_ZHAO
from sanzhan.guozhan.generals.buchen.gongsun_yuan import GONGSUN_YUAN
from sanzhan.guozhan.generals.buchen.huang_zu import HUANG_ZU
from sanzhan.guozhan.generals.buchen.liu_ba import LIU_BA
from sanzhan.guozhan.generals.buchen.liu_qi import LIU_QI
from sanzhan.guozhan.generals.buchen.meng_da import MENG_DA
from sanzhan.guozhan.generals.buchen.mi_fang_fu_shiren import MI_FANG_FU_SHIREN
from sanzhan.guozhan.generals.buchen.pan_jun import PAN_JUN
from sanzhan.guozhan.generals.buchen.peng_yang import PENG_YANG
from sanzhan.guozhan.generals.buchen.shi_xie import SHI_XIE
from sanzhan.guozhan.generals.buchen.sima_zhao import SIMA_ZHAO
from sanzhan.guozhan.generals.buchen.su_fei import SU_FEI
from sanzhan.guozhan.generals.buchen.sun_chen import SUN_CHEN
from sanzhan.guozhan.generals.buchen.tang_zi import TANG_ZI
from sanzhan.guozhan.generals.buchen.wen_qin import WEN_QIN
from sanzhan.guozhan.generals.buchen.wu_jing import WU_JING
from sanzhan.guozhan.generals.buchen.xiahou_ba import XIAHOU_BA
from sanzhan.guozhan.generals.buchen.xu_shu import XU_SHU
from sanzhan.guozhan.generals.buchen.xu_you import XU_YOU
from sanzhan.guozhan.generals.buchen.yan_baihu import YAN_BAIHU
from sanzhan.guozhan.generals.buchen.zhang_lu import ZHANG_LU
from sanzhan.guozhan.generals.buchen.zhong_hui import ZHONG_HUI
from sanzhan.guozhan.generals.buchen.zhu_ling import ZHU_LING
from sanzhan.guozhan.generals.buchen.zhuge_ke import ZHUGE_KE
from sanzhan.guozhan.skills.general import General

GENERALS: tuple[General, ...] = (
    DONG_ZHAO,
    ZHU_LING,
    XU_SHU,
    LIU_BA,
    WU_JING,
    ZHUGE_KE,
    YAN_BAIHU,
    HUANG_ZU,
    MENG_DA,
    TANG_ZI,
    ZHANG_LU,
    MI_FANG_FU_SHIREN,
    LIU_QI,
    SHI_XIE,
    XIAHOU_BA,
    XU_YOU,
    PAN_JUN,
    PENG_YANG,
    WEN_QIN,
    SU_FEI,
    ZHONG_HUI,
    SIMA_ZHAO,
    SUN_CHEN,
    GONGSUN_YUAN,
)
