"""The generals in the box, in the order of seed 004. A new general is a line here.

Other packages add generals by the entry point group `sanzhan.guozhan.generals`: each entry is a `General`.
"""

from __future__ import annotations

from functools import cache
from importlib.metadata import entry_points

from sanzhan.guozhan.generals import buchen, formation, momentum, overseas, power, qun, shu, transformation, wei, wu
from sanzhan.guozhan.generals.qun.cai_wenji import CAI_WENJI
from sanzhan.guozhan.generals.qun.diao_chan import DIAO_CHAN
from sanzhan.guozhan.generals.qun.hua_tuo import HUA_TUO
from sanzhan.guozhan.generals.qun.ji_ling import JI_LING
from sanzhan.guozhan.generals.qun.jia_xu import JIA_XU
from sanzhan.guozhan.generals.qun.kong_rong import KONG_RONG
from sanzhan.guozhan.generals.qun.lu_bu import LU_BU
from sanzhan.guozhan.generals.qun.ma_teng import MA_TENG
from sanzhan.guozhan.generals.qun.pan_feng import PAN_FENG
from sanzhan.guozhan.generals.qun.pang_de import PANG_DE
from sanzhan.guozhan.generals.qun.tian_feng import TIAN_FENG
from sanzhan.guozhan.generals.qun.yan_wen import YAN_WEN
from sanzhan.guozhan.generals.qun.yuan_shao import YUAN_SHAO
from sanzhan.guozhan.generals.qun.zhang_jiao import ZHANG_JIAO
from sanzhan.guozhan.generals.qun.zou_shi import ZOU_SHI
from sanzhan.guozhan.generals.shu.gan_furen import GAN_FUREN
from sanzhan.guozhan.generals.shu.guan_yu import GUAN_YU
from sanzhan.guozhan.generals.shu.huang_yueying import HUANG_YUEYING
from sanzhan.guozhan.generals.shu.huang_zhong import HUANG_ZHONG
from sanzhan.guozhan.generals.shu.liu_bei import LIU_BEI
from sanzhan.guozhan.generals.shu.liu_shan import LIU_SHAN
from sanzhan.guozhan.generals.shu.ma_chao import MA_CHAO
from sanzhan.guozhan.generals.shu.meng_huo import MENG_HUO
from sanzhan.guozhan.generals.shu.pang_tong import PANG_TONG
from sanzhan.guozhan.generals.shu.wei_yan import WEI_YAN
from sanzhan.guozhan.generals.shu.wolong import WOLONG
from sanzhan.guozhan.generals.shu.zhang_fei import ZHANG_FEI
from sanzhan.guozhan.generals.shu.zhao_yun import ZHAO_YUN
from sanzhan.guozhan.generals.shu.zhu_rong import ZHU_RONG
from sanzhan.guozhan.generals.shu.zhuge_liang import ZHUGE_LIANG
from sanzhan.guozhan.generals.wei.cao_cao import CAO_CAO
from sanzhan.guozhan.generals.wei.cao_pi import CAO_PI
from sanzhan.guozhan.generals.wei.cao_ren import CAO_REN
from sanzhan.guozhan.generals.wei.dian_wei import DIAN_WEI
from sanzhan.guozhan.generals.wei.guo_jia import GUO_JIA
from sanzhan.guozhan.generals.wei.sima_yi import SIMA_YI
from sanzhan.guozhan.generals.wei.xiahou_dun import XIAHOU_DUN
from sanzhan.guozhan.generals.wei.xiahou_yuan import XIAHOU_YUAN
from sanzhan.guozhan.generals.wei.xu_chu import XU_CHU
from sanzhan.guozhan.generals.wei.xu_huang import XU_HUANG
from sanzhan.guozhan.generals.wei.xun_yu import XUN_YU
from sanzhan.guozhan.generals.wei.yue_jin import YUE_JIN
from sanzhan.guozhan.generals.wei.zhang_he import ZHANG_HE
from sanzhan.guozhan.generals.wei.zhang_liao import ZHANG_LIAO
from sanzhan.guozhan.generals.wei.zhen_ji import ZHEN_JI
from sanzhan.guozhan.generals.wu.da_qiao import DA_QIAO
from sanzhan.guozhan.generals.wu.ding_feng import DING_FENG
from sanzhan.guozhan.generals.wu.er_zhang import ER_ZHANG
from sanzhan.guozhan.generals.wu.gan_ning import GAN_NING
from sanzhan.guozhan.generals.wu.huang_gai import HUANG_GAI
from sanzhan.guozhan.generals.wu.lu_meng import LU_MENG
from sanzhan.guozhan.generals.wu.lu_su import LU_SU
from sanzhan.guozhan.generals.wu.lu_xun import LU_XUN
from sanzhan.guozhan.generals.wu.sun_jian import SUN_JIAN
from sanzhan.guozhan.generals.wu.sun_quan import SUN_QUAN
from sanzhan.guozhan.generals.wu.sun_shangxiang import SUN_SHANGXIANG
from sanzhan.guozhan.generals.wu.taishi_ci import TAISHI_CI
from sanzhan.guozhan.generals.wu.xiao_qiao import XIAO_QIAO
from sanzhan.guozhan.generals.wu.zhou_tai import ZHOU_TAI
from sanzhan.guozhan.generals.wu.zhou_yu import ZHOU_YU
from sanzhan.guozhan.skills.general import General

STANDARD: tuple[General, ...] = (
    CAO_CAO,
    SIMA_YI,
    XIAHOU_DUN,
    ZHANG_LIAO,
    XU_CHU,
    GUO_JIA,
    ZHEN_JI,
    XIAHOU_YUAN,
    ZHANG_HE,
    XU_HUANG,
    CAO_REN,
    DIAN_WEI,
    XUN_YU,
    CAO_PI,
    YUE_JIN,
    LIU_BEI,
    GUAN_YU,
    ZHANG_FEI,
    ZHUGE_LIANG,
    ZHAO_YUN,
    MA_CHAO,
    HUANG_YUEYING,
    HUANG_ZHONG,
    WEI_YAN,
    PANG_TONG,
    WOLONG,
    LIU_SHAN,
    MENG_HUO,
    ZHU_RONG,
    GAN_FUREN,
    SUN_QUAN,
    GAN_NING,
    LU_MENG,
    HUANG_GAI,
    ZHOU_YU,
    DA_QIAO,
    LU_XUN,
    SUN_SHANGXIANG,
    SUN_JIAN,
    XIAO_QIAO,
    TAISHI_CI,
    ZHOU_TAI,
    LU_SU,
    ER_ZHANG,
    DING_FENG,
    HUA_TUO,
    LU_BU,
    DIAO_CHAN,
    YUAN_SHAO,
    YAN_WEN,
    JIA_XU,
    PANG_DE,
    ZHANG_JIAO,
    CAI_WENJI,
    MA_TENG,
    KONG_RONG,
    JI_LING,
    TIAN_FENG,
    PAN_FENG,
    ZOU_SHI,
)
REVISED = {general.id: general for general in (*wei.REVISED, *shu.REVISED, *wu.REVISED, *qun.REVISED)}
"""The standard generals that the current edition words anew."""
STANDARD_CURRENT: tuple[General, ...] = tuple(REVISED.get(general.id, general) for general in STANDARD)
PACKAGES: dict[str, tuple[General, ...]] = {
    "formation": formation.GENERALS,
    "momentum": momentum.GENERALS,
    "transformation": transformation.GENERALS,
    "power": power.GENERALS,
    "buchen": buchen.GENERALS,
    "overseas": overseas.GENERALS,
}
"""Expansions of the current edition: 阵, 势, 变, 权, 不臣, and three more generals."""
GROUP = "sanzhan.guozhan.generals"


@cache
def from_packages() -> tuple[General, ...]:
    """Generals that installed packages add, in the order of their ids. Raises TypeError for what is no General."""
    found = [entry.load() for entry in entry_points(group=GROUP)]
    for general in found:
        if not isinstance(general, General):
            raise TypeError(f"an entry point of {GROUP} gives {general!r}, which is no General")
    return tuple(sorted(found, key=lambda general: general.id))
