"""The standard generals of Wu (吴)."""

from __future__ import annotations

from sanzhan.guozhan.generals.wu.huang_gai import HUANG_GAI_CURRENT
from sanzhan.guozhan.generals.wu.lu_meng import LU_MENG_CURRENT
from sanzhan.guozhan.generals.wu.lu_xun import LU_XUN_CURRENT
from sanzhan.guozhan.generals.wu.sun_jian import SUN_JIAN_CURRENT
from sanzhan.guozhan.generals.wu.sun_shangxiang import SUN_SHANGXIANG_CURRENT
from sanzhan.guozhan.generals.wu.xiao_qiao import XIAO_QIAO_CURRENT
from sanzhan.guozhan.generals.wu.zhou_tai import ZHOU_TAI_CURRENT
from sanzhan.guozhan.generals.wu.zhou_yu import ZHOU_YU_CURRENT
from sanzhan.guozhan.skills.general import General

REVISED: tuple[General, ...] = (
    LU_MENG_CURRENT,
    HUANG_GAI_CURRENT,
    ZHOU_YU_CURRENT,
    LU_XUN_CURRENT,
    SUN_SHANGXIANG_CURRENT,
    SUN_JIAN_CURRENT,
    XIAO_QIAO_CURRENT,
    ZHOU_TAI_CURRENT,
)
"""Those that the current edition words anew."""
