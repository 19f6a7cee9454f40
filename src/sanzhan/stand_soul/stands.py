"""The ten stands: one copy each. What they do in fights stands in fight.py, in turns in turn.py."""

from __future__ import annotations

from typing import Literal

Bonus = Literal["attacker", "defender", "supporter", "fighter"]


class Stand:
    """One stand. `once`: spent while face-up. `bonus`: whose power it raises by one in the free-use stage."""

    def __init__(self, id: str, name: str, *, once: bool, bonus: Bonus | None = None) -> None:
        self.id = id
        self.name = name
        self.once = once
        self.bonus = bonus

    def __repr__(self) -> str:
        return self.id


LIU_BEI = Stand("liu_bei", "刘备", once=True)
ZHUGE_LIANG = Stand("zhuge_liang", "诸葛亮", once=True)
CAO_CAO = Stand("cao_cao", "曹操", once=False, bonus="attacker")
ZHEN_JI = Stand("zhen_ji", "甄宓", once=False)
TAISHI_CI = Stand("taishi_ci", "太史慈", once=True)
MORI_MOTONARI = Stand("mori_motonari", "毛利元就", once=True)
ODA_NOBUNAGA = Stand("oda_nobunaga", "织田信长", once=True, bonus="fighter")
NOHIME = Stand("nohime", "浓姬", once=True)
HASHIBA_HIDEYOSHI = Stand("hashiba_hideyoshi", "羽柴秀吉", once=False, bonus="defender")
TAKEDA_SHINGEN = Stand("takeda_shingen", "武田信玄", once=False, bonus="supporter")

STANDS = (
    LIU_BEI, ZHUGE_LIANG, CAO_CAO, ZHEN_JI, TAISHI_CI, MORI_MOTONARI, ODA_NOBUNAGA, NOHIME, HASHIBA_HIDEYOSHI,
    TAKEDA_SHINGEN,
)  # fmt: skip
STAND = {stand.id: stand for stand in STANDS}
