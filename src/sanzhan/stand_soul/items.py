"""The 17 kinds of items: what each is in trade, fight and declaration. Trade effects stand in effects.py."""

from __future__ import annotations

from typing import Literal

Role = Literal["attacker", "defender", "fighter", "supporter_of_attacker", "supporter_of_defender"]


class Item:
    """One kind of item.

    `copies` in a full game; `must_accept`: an offer of it cannot be refused; `effect`: the name announced when it has
    been traded away (None: silent); `role`: who may show it in the free-use stage of a fight, and `bonus` what it adds
    there (0 for the gambit, which wins ties); `counts_as`: what a pouch becomes when the pile is empty.
    """

    def __init__(
        self,
        id: str,
        name: str,
        *,
        copies: int = 1,
        must_accept: bool = False,
        effect: str | None = None,
        role: Role | None = None,
        bonus: int = 0,
        counts_as: str | None = None,
        simple: bool = False,
    ) -> None:
        self.id = id
        self.name = name
        self.copies = copies
        self.must_accept = must_accept
        self.effect = effect
        self.role = role
        self.bonus = bonus
        self.counts_as = counts_as
        self.simple = simple
        self.order = 0

    def __repr__(self) -> str:
        return self.id

    @property
    def is_pouch(self) -> bool:
        return self.counts_as is not None


# Victory items. Three of a kind in one gang's hands are enough to declare (rules §8).
GOUYU = Item("gouyu", "勾玉", copies=3, simple=True)
KONGMING = Item("kongming", "孔明灯", copies=3, simple=True)

# Fight items: shown in F5 by whoever has the role.
LORD_SWORD = Item("lord_sword", "主公的剑", role="attacker", bonus=1, simple=True)
LEATHER_ARMOR = Item("leather_armor", "佣兵的皮甲", role="defender", bonus=1, simple=True)
GUARD_KNIFE = Item("guard_knife", "护卫的飞刀", role="supporter_of_attacker", bonus=1, simple=True)
GUARD_WHIP = Item("guard_whip", "护卫的长鞭", role="supporter_of_defender", bonus=1, simple=True)
STRATAGEM = Item("stratagem", "军师的妙算", role="fighter", simple=True)

# Trade items: their giver executes the effect after the trade.
SOUL_TRADE = Item("soul_trade", "灵魂交易", effect="soul_trade")
CHECKPOINT = Item("checkpoint", "关卡的搜查", effect="checkpoint", simple=True)
STAND_CALL = Item("stand_call", "替身招来", effect="stand_call")
MIND_READ = Item("mind_read", "智者的读心术", effect="mind_read", simple=True)
TURN_TIDE = Item("turn_tide", "扭转的战局", effect="turn_tide")

# Pouches: a draw when traded away while the pile lasts, afterwards a victory item in every respect.
POUCH_GOUYU = Item("pouch_gouyu", "锦囊（勾玉）", effect="pouch", counts_as="gouyu")
POUCH_KONGMING = Item("pouch_kongming", "锦囊（孔明灯）", effect="pouch", counts_as="kongming")

# Burdens: must be accepted.
SILENT_KOGORO = Item("silent_kogoro", "沉默的小五郎", must_accept=True)
GOLDTHREAD = Item("goldthread", "黄连", must_accept=True)

# With three victory items of any kinds in the same hand its holder may win alone.
OROCHI = Item("orochi", "大蛇无双")

ITEMS = (
    GOUYU, KONGMING, LORD_SWORD, SOUL_TRADE, CHECKPOINT, POUCH_GOUYU, POUCH_KONGMING, STRATAGEM, LEATHER_ARMOR,
    STAND_CALL, MIND_READ, GUARD_WHIP, SILENT_KOGORO, GUARD_KNIFE, TURN_TIDE, OROCHI, GOLDTHREAD,
)  # fmt: skip
for _order, _item in enumerate(ITEMS):
    _item.order = _order

ITEM = {item.id: item for item in ITEMS}
VICTORY = (GOUYU, KONGMING)
SUPPORT_ITEMS = (GUARD_KNIFE, GUARD_WHIP)


def items_in_game(players: int) -> list[Item]:
    """One entry per card: 21, less 小五郎 with three players or 替身招来 with ten (rules §2)."""
    left_out = {3: SILENT_KOGORO, 10: STAND_CALL}.get(players)
    return [item for item in ITEMS if item is not left_out for _ in range(item.copies)]
