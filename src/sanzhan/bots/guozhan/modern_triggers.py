"""Skills at their moments in the current edition and its expansions."""

from __future__ import annotations

from sanzhan.bots.guozhan import judging, marks, moments
from sanzhan.bots.guozhan.cards import hit, know
from sanzhan.bots.guozhan.effects import (
    Adviser,
    feeling,
    for_whom,
    heals,
    strips,
    towards,
    trigger,
)
from sanzhan.bots.guozhan.phases import qiaobian, shensu

ASKING = 0.3
"""阵法召唤: it costs nothing to ask."""


ADVISERS: dict[str, Adviser] = {
    **dict.fromkeys(("heyi", "tianfu", "niaoxiang", "fengshi", "fangyuan", "fengyang"), trigger(ASKING)),
    "mark_fish_keep": marks.fish_keep,
    # the sixty, where they have changed
    "tuxi": moments.choosing(moments.tuxi),
    "luoyi": moments.choosing(moments.luoyi),
    "shensu": moments.by_time(before_discard=moments.shensu_last, rest=moments.skips(shensu)),
    "qiaobian": moments.skips(qiaobian),
    "zaiqi": moments.choosing(moments.zaiqi),
    "tianxiang": moments.choosing(moments.tianxiang),
    "tieqi": moments.tieqi,
    "kuangfu": moments.kuangfu,
    "kongcheng": moments.by_time(becoming=trigger(1.2), rest=trigger(0.6)),
    "longdan": trigger(0.0, lambda now, seat: max(now.strike(seat), heals(now, seat))),
    "shushen": trigger(0.0, lambda now, seat: now.attitude(seat) * (0.9 if now.seats[seat]["hand"] else 1.8)),
    "keji": trigger(lambda now, args: 0.7 * max(0, min(4, now.over)) - 0.1),
    "yingzi": trigger(0.9),
    "hongyan": trigger(lambda now, args: 0.8 * max(0, min(1, now.over)) - 0.2),
    "xiaoji": trigger(2.0),
    "mouduan": trigger(0.5),
    "fenji": trigger(lambda now, args: 1.8 * feeling(now, args, "who") - 0.75 * now.hp_value(now.me)),
    "jianchu": trigger(towards("target", 1.0)),
    "wushuang": moments.by_time(targets_declared=trigger(0.0, moments.duels), rest=trigger(towards("target", 0.6))),
    "luanji": trigger(0.9),
    # equipment and cards
    "dragon_phoenix": moments.dragon,
    "halberd": moments.choosing(moments.halberd),
    "heart_mirror": trigger(3.0),
    "jade_seal": trigger(0.0, know),
    "threaten_emperor": trigger(2.6),
    # Wei
    "tuntian": trigger(0.8),
    "ziliang": trigger(for_whom("who", 1.1)),
    "huyuan": moments.choosing(moments.huyuan),
    "xunxun": trigger(0.8),
    "wangxi": trigger(lambda now, args: 0.9 + 0.9 * moments.other_of(now, args)),
    "hengjiang": trigger(lambda now, args: 0.3 - 0.9 * now.attitude(now.view["current"])),
    "zhiyu": trigger(1.0),
    "wanwei": moments.choosing(moments.wanwei),
    "yuejian": trigger(lambda now, args: 0.4 * max(0, now.over) - 0.3),
    "zhengbi": moments.choosing(moments.zhengbi),
    "jieyue": moments.choosing(moments.jieyue),
    "juejue": moments.juejue,
    "jianan": moments.jianan,
    "zongyu": trigger(0.6),
    # Shu
    "shengxi": trigger(1.8),
    "shoucheng": trigger(for_whom("who", 1.0)),
    "qianxi": trigger(0.8),
    "guixiu": moments.by_time(revealed=trigger(2.0), rest=trigger(1.2)),
    "jili": trigger(lambda now, args: 0.9 * int(now.view["me"]["range"])),
    "zhiman": moments.zhiman,
    "enyuan": trigger(1.2),
    "qiance": trigger(0.3),
    "jujian": trigger(for_whom("who", 4.0)),
    "tongdu": trigger(1.5),
    "dangxian": trigger(2.0),
    "jizhao": trigger(8.0),
    "zhangwu": trigger(2.4),
    "yongjue": trigger(0.8),
    # Wu
    "yicheng": trigger(lambda now, args: 0.4 * feeling(now, args, "who")),
    "ji_ang": trigger(1.0),
    "yingyang": trigger(0.3, first=("more",)),
    "hunshang": trigger(1.0),
    "fenming": trigger(
        lambda now, args: sum(
            strips(now, seat) if seat != now.me else -0.7 for seat in now.living if now.seats[seat]["chained"]
        )
    ),
    "xuanlue": trigger(0.0, strips),
    "diaodu": moments.diaodu,
    "diancai": trigger(lambda now, args: 0.9 * (now.own["max_hp"] - len(now.hand)) + 0.1),
    "buyi": trigger(1.0),
    "keshou": moments.choosing(moments.keshou),
    "zhuwei": trigger(1.0),
    "diaogui": trigger(0.5),
    "huanshi": judging.replace(0.0),
    "hongyuan": trigger(0.0, lambda now, seat: 0.9 * now.attitude(seat) - 1.0 + 0.05 * len(now.hand)),
    "mingzhe": trigger(1.0),
    "dujin": trigger(1.0),
    "jubao": trigger(1.0),
    "shelie": trigger(1.2),
    "riverside_beacon_map": moments.riverside,
    "suzhi": trigger(0.5),
    # Qun
    "qianhuan": moments.qianhuan,
    "zhendu": moments.choosing(moments.zhendu),
    "qiluan": trigger(2.7),
    "hengzheng": moments.hengzheng,
    "baoling": trigger(lambda now, args: 2.0 + (2.0 if now.own["hp"] <= 2 else 0.0) - now.box.rating(now.generals[1])),
    "chuanxin": moments.chuanxin,
    "yongsi": trigger(0.8),
    "fudi": moments.choosing(moments.fudi),
    "congjian": trigger(0.5),
    "zhidao": trigger(0.4, lambda now, seat: 1.0 + max(0.0, hit(now, seat, "slash", None))),
    "jili_fence": moments.by_time(settled=moments.once_more, rest=trigger(1.5)),
    "xishe": moments.by_time(prepare_starts=moments.xishe, rest=trigger(0.3)),
    "wuxin": trigger(0.8),
    "yellow_turban_talisman": moments.by_time(
        losing_hp=trigger(lambda now, args: now.hp_value(now.me) + 1.0), rest=trigger(1.0)
    ),
    "yigui": trigger(1.0),
    "jihun": trigger(0.8),
    # of two kingdoms, and careerists
    "qiuan": trigger(lambda now, args: now.loss(now.me, moments.amount_of(args)) - 1.0),
    "liangfan": trigger(lambda now, args: 0.8 - feeling(now, args, "target")),
    "xingzhao": trigger(0.6),
    "bushi": moments.bushi,
    "midao": moments.by_time(finish_starts=trigger(1.4), judge_shown=judging.replace(0.9)),
    "fengshi_md": moments.fengshi_md,
    "tunjiang": trigger(2.0),
    "wenji": moments.choosing(moments.wenji),
    "lixia": trigger(0.2),
    "baolie": trigger(0.3),
    "chenglue": trigger(for_whom("user", 0.9)),
    "shicai": trigger(lambda now, args: 0.9 if moments.amount_of(args) == 1 else -1.5),
    "congcha": moments.by_time(
        draw_count=trigger(1.8), rest=trigger(0.5, lambda now, seat: 0.1 + abs(now.attitude(seat)))
    ),
    "gongqing": trigger(lambda now, args: 1.2 if moments.amount_of(args) > 1 else -0.2),
    "tongling": trigger(0.4, lambda now, seat: 0.6 if seat == now.me else 0.05 * now.seats[seat]["hand"]),
    "jinxian": trigger(0.2),
    "lianpian": moments.lianpian,
    "quanji": trigger(1.2),
    "zisui": trigger(0.8),
    "shilu": moments.shilu,
    "xiongnue": moments.xiongnue,
    "zhaoxin": moments.choosing(moments.zhaoxin),
}
