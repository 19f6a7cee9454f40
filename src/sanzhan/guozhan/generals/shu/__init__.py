"""The standard generals of Shu (蜀)."""

from __future__ import annotations

from sanzhan.guozhan.generals.shu.gan_furen import GAN_FUREN_CURRENT
from sanzhan.guozhan.generals.shu.guan_yu import GUAN_YU_CURRENT
from sanzhan.guozhan.generals.shu.huang_yueying import HUANG_YUEYING_CURRENT
from sanzhan.guozhan.generals.shu.huang_zhong import HUANG_ZHONG_CURRENT
from sanzhan.guozhan.generals.shu.liu_bei import LIU_BEI_CURRENT
from sanzhan.guozhan.generals.shu.ma_chao import MA_CHAO_CURRENT
from sanzhan.guozhan.generals.shu.meng_huo import MENG_HUO_CURRENT
from sanzhan.guozhan.generals.shu.wei_yan import WEI_YAN_CURRENT
from sanzhan.guozhan.generals.shu.wolong import WOLONG_CURRENT
from sanzhan.guozhan.generals.shu.zhang_fei import ZHANG_FEI_CURRENT
from sanzhan.guozhan.generals.shu.zhao_yun import ZHAO_YUN_CURRENT
from sanzhan.guozhan.generals.shu.zhuge_liang import ZHUGE_LIANG_CURRENT
from sanzhan.guozhan.skills.general import General

REVISED: tuple[General, ...] = (
    LIU_BEI_CURRENT,
    GUAN_YU_CURRENT,
    ZHANG_FEI_CURRENT,
    ZHUGE_LIANG_CURRENT,
    ZHAO_YUN_CURRENT,
    MA_CHAO_CURRENT,
    HUANG_YUEYING_CURRENT,
    HUANG_ZHONG_CURRENT,
    WEI_YAN_CURRENT,
    WOLONG_CURRENT,
    MENG_HUO_CURRENT,
    GAN_FUREN_CURRENT,
)
"""Those that the current edition words anew."""
