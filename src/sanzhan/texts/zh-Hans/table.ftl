### 牌桌：桌面、问题、战报与笔记、宣告、终局。

ui-table-comma = 、
ui-table-dot = { " · " }
ui-table-or = { " 或 " }

## 牌与座位

ui-table-mark-victory = 胜
ui-table-mark-fight = 战
ui-table-mark-trade = 易
ui-table-mark-pouch = 囊
ui-table-mark-burden = 负
ui-table-mark-solo = 独
ui-table-family-victory = 圣物
ui-table-family-fight = 战斗
ui-table-family-trade = 交易
ui-table-family-pouch = 锦囊
ui-table-family-burden = 负担
ui-table-family-solo = 独胜
ui-table-brush-liu-bei = 刘备
ui-table-brush-zhuge-liang = 诸葛亮
ui-table-brush-cao-cao = 曹操
ui-table-brush-zhen-ji = 甄宓
ui-table-brush-taishi-ci = 太史慈
ui-table-brush-mori-motonari = 毛利元就
ui-table-brush-oda-nobunaga = 织田信长
ui-table-brush-nohime = 浓姬
ui-table-brush-hashiba-hideyoshi = 羽柴秀吉
ui-table-brush-takeda-shingen = 武田信玄

ui-table-card = { $name }，{ $gist }
ui-table-chip = { $how ->
    [open] { $name }，大家都见过：{ $origin }
    [old] { $name }，也许已经易手：{ $origin }
   *[known] { $name }，只有你知道：{ $origin }
}
ui-table-item-down = 面朝下的物品
ui-table-stand = 替身
ui-table-stand-down = 替身面朝下
ui-table-stand-card = 替身{ $name }，{ $when }
ui-table-stand-text = { $name }（{ $when }）：{ $rule }
ui-table-spent = 已用
ui-table-up = 面朝上
ui-table-bot = 机器人
ui-table-passes = 自动略过
ui-table-passes-in = 自动略过：{ $passes }
ui-table-items = 物品
ui-table-items-of = { $n ->
   *[other] 件
}
ui-table-unknown = 未知
ui-table-guessed = 你疑{ $gang }
ui-table-guess = 你猜{ $seat }是哪一帮
ui-table-guess-sengoku = 疑战
ui-table-guess-sanguo = 疑三
ui-table-shown-now = 本战亮出
ui-table-barred = 不能支援
ui-table-adds = { $text } +{ $n }
ui-table-you = 你
ui-table-i = 我
ui-table-none = 无
ui-table-picked = 选
ui-table-seat = { $seat } 号位{ $name }，{ $items } 件物品
ui-table-seat-brief = { $seat } 号位 · { $items } 件物品
ui-table-their-turn = 正是其回合
ui-table-me = 你：{ $name }，{ $gang }，{ $items } 件物品
ui-table-gang-cards = 你的帮派牌：{ $list }
ui-table-of-limit = ／{ $limit }
ui-table-turn-tag = 回合
ui-table-turn-up = 翻开{ $name }
ui-table-skill-main = 自己回合
ui-table-skill-now = 现在可用
ui-table-skill-later = 此刻用不上

## 桌面

ui-table-board = 牌桌
ui-table-seats = 其他座位，{ $n } 人
ui-table-dock = 你的座位、问题与物品
ui-table-where = { $n } 人 · { $a } 对 { $b } · 房间 { $code }
ui-table-where-odd = { $n } 人 · { $a } 对 { $b }，不知哪帮多 · 房间 { $code }
ui-table-turn-of = { $seat }的回合
ui-table-turn-mine = 第 { $turn } 手 · 你的回合
ui-table-turn-theirs = 第 { $turn } 手 · { $seat }的回合
ui-table-turn-attack = 第 { $turn } 手 · { $attacker }攻击{ $defender }
ui-table-path-attack = { $attacker }攻击{ $defender }
ui-table-path = 正在结算
ui-table-path-you = { $n ->
    [0] 等你
   *[other] 等你与另外 { $n } 人
}
ui-table-path-all = 等大家
ui-table-path-for = { $n ->
    [1] 等{ $named }
    [2] 等{ $named }
   *[other] 等{ $named }等 { $n } 人
}
ui-table-pile = 物品堆
ui-table-pile-label = 物品堆，{ $n } 件
ui-table-stand-pile = 替身堆
ui-table-stand-pile-label = 替身堆，{ $n } 张
ui-table-limit = 手牌上限
ui-table-turned = 物品堆空了：两个锦囊已是勾玉和孔明灯

ui-table-plus = +{ $n }
ui-table-even = 平
ui-table-numeral = { $n ->
    [0] 零
    [1] 一
    [2] 二
    [3] 三
    [4] 四
    [5] 五
    [6] 六
    [7] 七
    [8] 八
    [9] 九
    [10] 十
    [11] 十一
    [12] 十二
   *[other] { $n }
}
ui-table-power = { $side ->
    [attacker] 攻方力量 { $n }
   *[defender] 守方力量 { $n }
}
ui-table-void = 单挑：支援全部不算
ui-table-neutrals = { $named } 中立
ui-table-verdict-would = { $side ->
    [attacker] 眼下：攻方{ $winner }获胜。
   *[defender] 眼下：守方{ $winner }获胜。
}
ui-table-verdict-would-even = { $side ->
    [attacker] 眼下：平局，攻方{ $winner }凭军师的妙算获胜。
   *[defender] 眼下：平局，守方{ $winner }凭军师的妙算获胜。
}
ui-table-verdict-would-tie = { $rest ->
    [some] 眼下：平局，{ $attacker }摸一件物品。
   *[none] 眼下：平局，没有下文。
}
ui-table-verdict-decided = { $side ->
    [attacker] 攻方{ $winner }胜。
   *[defender] 守方{ $winner }胜。
}
ui-table-verdict-decided-even = { $side ->
    [attacker] 平局，攻方{ $winner }凭军师的妙算胜。
   *[defender] 平局，守方{ $winner }凭军师的妙算胜。
}
ui-table-verdict-decided-tie = { $rest ->
    [some] 平局，{ $attacker }摸一件物品。
   *[none] 平局，没有下文。
}
ui-table-verdict-named = 浓姬定了胜者：{ $winner }。
ui-table-foresee-item = { $side ->
    [attack] 亮出{ $item }：攻方 { $was }→{ $now }，{ $winner }胜。
   *[defend] 亮出{ $item }：守方 { $was }→{ $now }，{ $winner }胜。
}
ui-table-foresee-item-tie = { $side ->
    [attack] 亮出{ $item }：攻方 { $was }→{ $now }，平局。
   *[defend] 亮出{ $item }：守方 { $was }→{ $now }，平局。
}
ui-table-foresee-stand = { $side ->
    [attack] 翻开{ $stand }：攻方 { $was }→{ $now }，{ $winner }胜。
   *[defend] 翻开{ $stand }：守方 { $was }→{ $now }，{ $winner }胜。
}
ui-table-foresee-stand-tie = { $side ->
    [attack] 翻开{ $stand }：攻方 { $was }→{ $now }，平局。
   *[defend] 翻开{ $stand }：守方 { $was }→{ $now }，平局。
}
ui-table-foresee-even = 亮出{ $item }：力量相等时你获胜。

ui-table-trade-gives = { $giver } 给 { $receiver }
ui-table-trade-hidden = 只有他们两人看得见
ui-table-trade-open = 等着答复
ui-table-trade-named = 已经点出名字
ui-table-trade-two = 只有你们两人看得见
ui-table-trade-mine = 只有你看得见
ui-table-trade-then = 成交后只有对方看得见
ui-table-trade-step = { $giver }的{ $kind }生效：{ $gist }。
ui-table-trade-plain = 两件都没有效果，不公布。
ui-table-trade-silent = 有{ $kind }：两件都不生效，也不公布。
ui-table-trade-effect = { $giver }的{ $effect }正在生效

## 问题

ui-table-your-question = 你的问题
ui-table-asked-glyph = 问
ui-table-back = 撤回选择
ui-table-count = { $done }/{ $all }
ui-table-pick-made = { $act }：{ $things }
ui-table-pick-more = { $of ->
    [seat] { $act }：再选 { $n } 人
    [stand] { $act }：再选 { $n } 张
    [kind] { $act }：再选 { $n } 种
    [card] { $act }：再选 { $n } 张
    [flower] { $act }：再选 { $n } 张
    [samurai] { $act }：再选 { $n } 名
    [die] { $act }：再选 { $n } 颗
    [token] { $act }：还差 { $n } 枚
    [province] { $act }：再选 { $n } 处
   *[other] { $act }：再选 { $n } 件
}
ui-table-offer = { $of ->
    [kind] 可以点名的物品，{ $n } 种
    [pile] 物品堆，{ $n } 件
    [stand] 替身堆，{ $n } 张
   *[other] 对方的物品，{ $n } 件
}
ui-table-hand = { $lit ->
    [0] 你的物品，{ $n } 件
   *[other] 你的物品，{ $n } 件，{ $lit } 件可选
}
ui-table-hand-empty = 没有物品
ui-table-hold = 长按落印
ui-table-hold-again = 再按一次，落印
ui-table-holding = 落印 { $part }%
ui-table-pass-from-now = 以后替我略过
ui-table-passing = 这类暗问替你略过
ui-table-too-late = 时间到，已按“{ $act }”处理
ui-table-idle = 等这一手继续
ui-table-idle-glyph = 候
ui-table-idle-all = 等大家
ui-table-idle-answered = 已答，等大家
ui-table-idle-for = 等 { $named } 决定
ui-table-idle-secret = 这是暗问：谁被问到、谁答了什么，都不公开。
ui-table-idle-meanwhile = 你可以看牌、看战报、写笔记。轮到你时，这里会亮起朱印。
ui-table-idle-watch = 你在旁观，看得到的都是公开的。
ui-table-why-none = 这一问用不上它。
ui-table-why-keep = 按 ? 固定
ui-table-why-stays = 按 ? 取消固定
ui-table-rule = 规则 { $rule }
ui-table-live-asked = 问你：{ $question }
ui-table-live-asked-timed = 问你：{ $question }还剩 { $seconds } 秒。
ui-table-live-time = 还剩 { $seconds } 秒。不答就按“{ $act }”处理。
ui-table-about = 说明
ui-table-about-keys = P 钉到右栏 · Esc 关闭
ui-table-pin = 钉住
ui-table-pinned = 钉住的说明
ui-table-unpin = 取下
ui-table-watching = 你在旁观
ui-table-watching-why = 手牌、帮派和面朝下的替身，要到终局才亮出来。

## 战报、笔记、聊天

ui-table-rail = 战报与笔记
ui-table-tab-log = 战报
ui-table-tab-book = 笔记
ui-table-tab-chat = 聊天
ui-table-log = 战报
ui-table-log-empty = 还没有事发生
ui-table-log-empty-glyph = 白
ui-table-log-no-hit = 战报里没有这个词
ui-table-chat-empty-glyph = 静
ui-table-search = 在战报里找
ui-table-to-log = 看战报
ui-table-book-known = 我所知道的
ui-table-book-legend = 实线＝亲见　虚线＝可能已变
ui-table-origin = 第 { $turn } 手 { $how }
ui-table-origin-none = 来历不详
ui-table-how-mind-read = 读心
ui-table-how-look = 胜后查看
ui-table-how-swapped = 互换替身
ui-table-how-search = 搜身
ui-table-how-checkpoint = 搜查
ui-table-how-mori-miss = 索要不中
ui-table-how-mori = 索要
ui-table-how-offer = 拿来交易
ui-table-how-accept = 交易
ui-table-how-announce = 公布
ui-table-how-use-item = 亮出
ui-table-how-gift = 赠与
ui-table-how-paid = 付出
ui-table-how-take = 胜后拿走
ui-table-how-passed = 传递
ui-table-relics = { $pouches ->
    [0] { $name } { $n }
   *[other] { $name } { $n }＋囊 { $pouches }
}
ui-table-holder = { $sure ->
    [yes] { $who } { $n }
   *[no] { $who } { $n }？
}
ui-table-nowhere = 下落不明
ui-table-members = 已知 { $n }：{ $who }
ui-table-members-none = 还不知道
ui-table-size = 共 { $size }
ui-table-notes = 逐条笔记（{ $n }）
ui-table-note-turn = 第 { $turn } 手

## 宣告胜利

ui-table-declare-glyph = 宣
ui-table-lead-declare = 为{ $gang }宣告。选出和你一起亮牌的人；你和他们的{ $item }合计要够数。
ui-table-lead-declare-solo = 你手里有大蛇无双和三件圣物：独自宣告，独自获胜。
ui-table-lead-foretell = 道破{ $gang }：选出对方所有手里有{ $item }的人，一个不多，一个不少。
ui-table-declare-one-by-one = 先亮出自己的牌，再一个一个点名。
ui-table-left = 还剩 { $n } 秒
ui-table-ally-wrong = 你知道此人不是{ $gang }：选了必败
ui-table-have = { $short ->
    [0] 据你所知：{ $n } 件，够了。
   *[other] 据你所知：{ $n } 件，还差 { $short } 件。
}
ui-table-have-unsure = 带问号的也许已经易手。
ui-table-jade-maybe = { $short ->
    [0] 若{ $gang }是人少的一方，和氏璧顶 1 件，那就够了；人数多少没有人知道。
   *[other] 若{ $gang }是人少的一方，和氏璧顶 1 件，还差 { $short } 件；人数多少没有人知道。
}
ui-table-jade-sure = { $short ->
    [0] { $gang }是人少的一方，和氏璧顶 1 件：够了。
   *[other] { $gang }是人少的一方，和氏璧顶 1 件：还差 { $short } 件。
}
ui-table-warn = 任何一处不对，{ $gang }全体获胜。
ui-table-warn-solo = 其他人全部落败。这一步不能撤回。
ui-table-think = 再想想

## 终局

ui-table-end-gang = { $gang }胜
ui-table-end-solo = { $seat }独胜
ui-table-end-draw = 平局
ui-table-you-won = 你赢了。
ui-table-you-lost = 你输了。
ui-table-won = 获胜
ui-table-reveal = 所有人的帮派、替身与物品
ui-table-col-seat = 座位
ui-table-col-gang = 帮派
ui-table-col-items = 最后手里的物品
ui-table-end-note = { $own ->
    [you] { $part ->
        [declarer] 你，宣告者
        [named] 你，被点名
       *[none] 你
    }
   *[other] { $part ->
        [declarer] 宣告者
       *[named] 被点名
    }
}
ui-table-again = 原班人马再来一局
ui-table-record = 下载记录
ui-table-judged = 你的判断
ui-table-judged-gangs = 帮派
ui-table-judged-known = 查明 { $n } 人
ui-table-judged-guesses = 猜测
ui-table-judged-right = { $n ->
    [0] 没有猜
   *[other] 猜 { $n } 人，对 { $right } 人
}
ui-table-judged-acts = 行动
ui-table-judged-done = 提出交易 { $offers } 次，攻击 { $attacks } 次
ui-table-left-over = 剩下的牌
ui-table-left-box = 盒中的帮派
ui-table-left-pile = 物品堆
ui-table-seed-right = 相符
ui-table-seed-wrong = 不符
ui-table-seed-why = 开局时公布的指纹和现在公布的种子对得上，牌序就从头到尾没有动过。
ui-table-seed = 种子 { $seed }
ui-table-commitment = 指纹 { $commitment }
