"""What everybody knows of the box: printed cards, generals, and how good they are."""

from __future__ import annotations

from functools import cache

from sanzhan.guozhan.cards.deck import standard
from sanzhan.guozhan.cards.face import LETTER, Face
from sanzhan.guozhan.editions import first
from sanzhan.guozhan.skills.general import General

SLASHES = ("slash", "fire_slash", "thunder_slash")
NULLIFICATIONS = ("nullification", "heg_nullification")
HARMFUL = (*SLASHES, "duel", "fire_attack", "indulgence", "supply_shortage", "snatch", "dismantle", "borrowed_sword")
"""Cards whose chosen target would rather not be it."""
PAIN = ("jianxiong", "fankui", "ganglie", "yiji", "jieming", "fangzhu")
"""Skills that make damage a bad deal for whoever deals it."""
WEAPON_EXTRA = {
    "crossbow": 0.4,
    "double_swords": 0.4,
    "qinggang": 0.6,
    "ice_sword": 0.7,
    "spear": 0.4,
    "feather_fan": 0.5,
    "axe": 1.0,
    "kylin_bow": 0.5,
    "six_swords": 0.3,
    "triblade": 0.4,
}
WEAPON_RANGE = {
    "crossbow": 1,
    "double_swords": 2,
    "qinggang": 2,
    "ice_sword": 2,
    "spear": 3,
    "feather_fan": 4,
    "axe": 3,
    "kylin_bow": 5,
    "six_swords": 2,
    "triblade": 3,
}
ARMOR = {"eight_trigrams": 1.8, "renwang_shield": 1.4, "silver_lion": 1.0, "rattan_armor": 1.2}
PLUS_HORSES = ("jueying", "dilu", "zhuahuang")
MINUS_HORSES = ("chitu", "dayuan", "zixing")

# general: (value of its skills, cards that they bring in an own turn)
RATINGS: dict[str, tuple[float, float]] = {
    "cao_cao": (3.0, 0.0),
    "sima_yi": (4.0, 0.0),
    "xiahou_dun": (2.5, 0.0),
    "zhang_liao": (3.5, 1.5),
    "xu_chu": (2.5, 0.3),
    "guo_jia": (4.5, 0.0),
    "zhen_ji": (4.5, 1.0),
    "xiahou_yuan": (3.0, 0.6),
    "zhang_he": (3.8, 1.2),
    "xu_huang": (2.8, 0.7),
    "cao_ren": (2.0, 0.8),
    "dian_wei": (2.8, 0.5),
    "xun_yu": (3.8, 0.5),
    "cao_pi": (4.2, 0.0),
    "yue_jin": (2.5, 0.5),
    "liu_bei": (2.5, 0.5),
    "guan_yu": (3.2, 0.6),
    "zhang_fei": (3.5, 0.8),
    "zhuge_liang": (3.5, 0.7),
    "zhao_yun": (2.8, 0.0),
    "ma_chao": (3.0, 0.7),
    "huang_yueying": (4.2, 1.0),
    "huang_zhong": (3.0, 0.6),
    "wei_yan": (2.7, 0.6),
    "pang_tong": (3.8, 0.5),
    "wolong": (3.5, 0.4),
    "liu_shan": (3.0, 0.0),
    "meng_huo": (2.2, 0.3),
    "zhu_rong": (2.8, 0.4),
    "gan_furen": (2.3, 0.3),
    "sun_quan": (3.8, 1.3),
    "gan_ning": (3.4, 1.0),
    "lu_meng": (2.2, 0.5),
    "huang_gai": (3.2, 1.0),
    "zhou_yu": (3.6, 1.2),
    "da_qiao": (4.0, 0.8),
    "lu_xun": (3.8, 0.9),
    "sun_shangxiang": (4.5, 1.0),
    "sun_jian": (2.8, 0.7),
    "xiao_qiao": (3.0, 0.0),
    "taishi_ci": (3.0, 0.6),
    "zhou_tai": (3.8, 0.0),
    "lu_su": (4.0, 1.5),
    "er_zhang": (3.8, 0.7),
    "ding_feng": (2.8, 0.5),
    "hua_tuo": (4.0, 0.6),
    "lu_bu": (3.3, 0.6),
    "diao_chan": (4.0, 1.2),
    "yuan_shao": (4.0, 0.9),
    "yan_wen": (3.0, 0.7),
    "jia_xu": (4.2, 0.0),
    "pang_de": (2.6, 0.6),
    "zhang_jiao": (3.3, 0.0),
    "cai_wenji": (3.6, 0.0),
    "ma_teng": (3.8, 0.0),
    "kong_rong": (3.3, 0.0),
    "ji_ling": (2.7, 0.6),
    "tian_feng": (2.5, 0.4),
    "pan_feng": (2.6, 0.5),
    "zou_shi": (2.0, 0.4),
}
AVERAGE = (3.0, 0.4)
"""A general that this bot has never heard of."""

SURPRISES = (
    *("zhuge_liang", "pang_tong", "zhou_tai", "zhang_jiao", "zhao_yun", "zhen_ji", "wolong", "xiao_qiao", "da_qiao"),
    *("guo_jia", "cao_pi", "tian_feng", "hua_tuo"),
)
"""Generals that gain by not being expected."""

_PAIRS = {
    "zhen_ji sima_yi": 1.5,
    "zhen_ji guo_jia": 1.0,
    "guo_jia xiahou_dun": 0.7,
    "sima_yi xiahou_dun": 0.6,
    "cao_pi zhang_he": 1.0,
    "cao_pi zhen_ji": 0.8,
    "cao_pi cao_ren": 0.8,
    "xun_yu guo_jia": 0.6,
    "guan_yu zhang_fei": 1.2,
    "zhang_fei wei_yan": 1.0,
    "ma_chao wei_yan": 0.8,
    "huang_yueying zhang_fei": 0.6,
    "huang_yueying zhuge_liang": 0.8,
    "wolong pang_tong": 1.2,
    "huang_zhong wei_yan": 0.6,
    "sun_shangxiang lu_xun": 1.5,
    "sun_shangxiang da_qiao": 1.2,
    "sun_shangxiang gan_ning": 1.0,
    "sun_shangxiang sun_quan": 1.0,
    "zhou_tai sun_jian": 1.2,
    "zhou_tai sun_quan": 0.6,
    "zhou_tai lu_su": 0.6,
    "zhou_yu huang_gai": 0.6,
    "yuan_shao yan_wen": 1.2,
    "yuan_shao ma_teng": 1.0,
    "yuan_shao tian_feng": 0.6,
    "kong_rong cai_wenji": 0.7,
    "kong_rong hua_tuo": 0.7,
    "jia_xu hua_tuo": 1.0,
    "jia_xu diao_chan": 0.6,
    "lu_bu yan_wen": 0.6,
    "zhang_liao zhang_he": -1.0,
    "zhang_liao xiahou_yuan": -1.0,
}
SYNERGY = {frozenset(pair.split()): value for pair, value in _PAIRS.items()}


@cache
def _faces() -> dict[str, Face]:
    return {one.wire: one for one in standard()}


def face(wire: str) -> Face | None:
    """What is printed on a card that travels as this; None for a card of some other deck."""
    return _faces().get(wire)


def kind_of(wire: str) -> str:
    return wire.partition(".")[0]


def suit_of(wire: str) -> str:
    return LETTER.get(wire.partition(".")[2][:1], "spade")


def color_of(suit: str) -> str:
    return "red" if suit in ("heart", "diamond") else "black"


def number_of(wire: str) -> int:
    digits = wire.partition(".")[2][1:]
    return int(digits) if digits.isdigit() else 0


def general(name: str | None) -> General | None:
    return None if name is None else first().by_id.get(name)


def skills_of(name: str | None) -> tuple[str, ...]:
    known = general(name)
    return () if known is None else known.skill_ids()


def companions(one: str, other: str) -> bool:
    a, b = general(one), general(other)
    return a is not None and b is not None and first().companions(a, b)


def rating(name: str) -> float:
    return RATINGS.get(name, AVERAGE)[0]


def engine(name: str) -> float:
    return RATINGS.get(name, AVERAGE)[1]


def synergy(one: str, other: str) -> float:
    return SYNERGY.get(frozenset((one, other)), 0.0)
