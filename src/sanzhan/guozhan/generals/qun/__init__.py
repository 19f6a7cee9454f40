"""The standard generals of Qun (群)."""

from __future__ import annotations

from sanzhan.guozhan.generals.qun.hua_tuo import HUA_TUO_CURRENT
from sanzhan.guozhan.generals.qun.ji_ling import JI_LING_CURRENT
from sanzhan.guozhan.generals.qun.jia_xu import JIA_XU_CURRENT
from sanzhan.guozhan.generals.qun.lu_bu import LU_BU_CURRENT
from sanzhan.guozhan.generals.qun.pan_feng import PAN_FENG_CURRENT
from sanzhan.guozhan.generals.qun.pang_de import PANG_DE_CURRENT
from sanzhan.guozhan.generals.qun.yuan_shao import YUAN_SHAO_CURRENT
from sanzhan.guozhan.generals.qun.zhang_jiao import ZHANG_JIAO_CURRENT
from sanzhan.guozhan.generals.qun.zou_shi import ZOU_SHI_CURRENT
from sanzhan.guozhan.skills.general import General

REVISED: tuple[General, ...] = (
    HUA_TUO_CURRENT,
    LU_BU_CURRENT,
    YUAN_SHAO_CURRENT,
    JIA_XU_CURRENT,
    PANG_DE_CURRENT,
    ZHANG_JIAO_CURRENT,
    JI_LING_CURRENT,
    PAN_FENG_CURRENT,
    ZOU_SHI_CURRENT,
)
"""Those that the current edition words anew."""
