"""The generals of the package Formation (阵)."""

from __future__ import annotations

from sanzhan.guozhan.generals.formation.cao_hong import CAO_HONG
from sanzhan.guozhan.generals.formation.deng_ai import DENG_AI
from sanzhan.guozhan.generals.formation.he_taihou import HE_TAIHOU
from sanzhan.guozhan.generals.formation.jiang_qin import JIANG_QIN
from sanzhan.guozhan.generals.formation.jiang_wan_fei_yi import JIANG_WAN_FEI_YI
from sanzhan.guozhan.generals.formation.jiang_wei import JIANG_WEI
from sanzhan.guozhan.generals.formation.lord_liu_bei import LORD_LIU_BEI
from sanzhan.guozhan.generals.formation.xu_sheng import XU_SHENG
from sanzhan.guozhan.generals.formation.yu_ji import YU_JI
from sanzhan.guozhan.skills.general import General

GENERALS: tuple[General, ...] = (
    DENG_AI,
    CAO_HONG,
    JIANG_WEI,
    JIANG_WAN_FEI_YI,
    JIANG_QIN,
    XU_SHENG,
    YU_JI,
    HE_TAIHOU,
    LORD_LIU_BEI,
)
