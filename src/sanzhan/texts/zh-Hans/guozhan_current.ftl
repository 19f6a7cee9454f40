### 三国杀·国战：现行版的牌、技能、标记与规则。

## 牌

gz-card-threaten-emperor-name = 挟天子以令诸侯
gz-card-threaten-emperor-gist = 结束出牌再来一回
gz-card-threaten-emperor-glyph = 挟
gz-card-threaten-emperor-rule = 你是大势力时，出牌阶段对自己使用：你的出牌阶段立刻结束；本回合弃牌阶段结束时，你可以弃一张手牌，在本回合之后进行一个额外回合。

gz-card-burning-camps-name = 火烧连营
gz-card-burning-camps-gist = 烧下家一整队
gz-card-burning-camps-glyph = 连
gz-card-burning-camps-rule = 对你的下家，和与其在同一条队列里的所有角色使用，可能包括你自己：各受到你造成的1点火焰伤害。

gz-card-fight-together-name = 勠力同心
gz-card-fight-together-gist = 连环，或摸一张
gz-card-fight-together-glyph = 勠
gz-card-fight-together-rule = 对所有大势力的角色，或所有小势力的角色使用：没有连环的进入连环，已经连环的摸一张牌。也可以重铸：放进弃牌堆，摸一张牌。

gz-card-alliance-feast-name = 联军盛宴
gz-card-alliance-feast-gist = 与一势力同享
gz-card-alliance-feast-glyph = 宴
gz-card-alliance-feast-rule = 你已确定势力时，对自己和另一个势力的所有角色使用：你摸牌和回复体力，合计与那个势力的人数同样多；那些角色各摸一张牌，解除连环。

gz-card-lure-tiger-name = 调虎离山
gz-card-lure-tiger-gist = 一两人暂离本局
gz-card-lure-tiger-glyph = 调
gz-card-lure-tiger-rule = 对一至两名其他角色使用：到本回合结束，其不计入座次和距离，不能使用牌，也不是牌的合法目标，体力不会变化。

gz-card-drowning-name = 水淹七军
gz-card-drowning-gist = 弃装备或受雷伤
gz-card-drowning-glyph = 淹
gz-card-drowning-rule = 对一名装备区里有牌的其他角色使用：其弃置装备区里的所有牌，否则受到你造成的1点雷电伤害。

gz-card-imperial-order-name = 敕令
gz-card-imperial-order-gist = 逼暗将亮明
gz-card-imperial-order-glyph = 敕
gz-card-imperial-order-rule = 对所有未确定势力的角色使用，各选一项：明置一张武将并摸一张牌，弃一张装备牌，或失去1点体力。它没被使用就要进弃牌堆时，改为移出本局，本回合结束时这些角色照样选一次。

gz-card-green-dragon-name = 青龙偃月刀
gz-card-green-dragon-gist = 目标不能亮将
gz-card-green-dragon-glyph = 龙
gz-card-green-dragon-rule = 武器，攻击范围3。锁定技，从你使用【杀】到它结算完，其目标不能明置武将牌。

gz-card-halberd-name = 方天画戟
gz-card-halberd-gist = 各势力多杀一人
gz-card-halberd-glyph = 戟
gz-card-halberd-rule = 武器，攻击范围4。你使用【杀】时可以多指定任意个合法目标，已确定势力的目标势力须各不相同；这样做，只要有一个目标用【闪】抵消，它对余下的目标都无效。

gz-card-bright-armor-name = 明光铠
gz-card-bright-armor-gist = 免火，小势力免连
gz-card-bright-armor-glyph = 铠
gz-card-bright-armor-rule = 防具。锁定技，你成为火【杀】、【火攻】或【火烧连营】的目标时，就不再是它的目标；你是小势力时，不会进入连环。

gz-card-heart-mirror-name = 护心镜
gz-card-heart-mirror-gist = 挡一次致命伤
gz-card-heart-mirror-glyph = 镜
gz-card-heart-mirror-rule = 防具。你将要受到不少于体力值的伤害时，可以把它置入弃牌堆，防止此伤害。

gz-card-jingfan-name = 惊帆
gz-card-jingfan-gist = 你离别人近1
gz-card-jingfan-glyph = 帆
gz-card-jingfan-rule = 减一马。锁定技，你到其他角色的距离-1，最少为1。

gz-card-jade-seal-name = 玉玺
gz-card-jade-seal-gist = 独称大势力
gz-card-jade-seal-glyph = 玺
gz-card-jade-seal-rule = 宝物。锁定技，你已确定势力时，只有你的势力是大势力；摸牌阶段你多摸一张牌；出牌阶段开始时，视为你使用一张【知己知彼】。

gz-card-wooden-ox-name = 木牛流马
gz-card-wooden-ox-gist = 藏五张牌备用
gz-card-wooden-ox-glyph = 牛
gz-card-wooden-ox-rule = 宝物。出牌阶段限一次，你可以把一张手牌扣在它下面，最多五张，然后可以把它移到另一名角色空着的宝物栏。它下面的牌可以像手牌一样使用或打出，随它移动。

gz-card-dragon-phoenix-name = 飞龙夺凤
gz-card-dragon-phoenix-gist = 弃牌，濒死再夺
gz-card-dragon-phoenix-glyph = 凤
gz-card-dragon-phoenix-rule = 武器，攻击范围2。你的【杀】指定目标后，你可以令其弃一张牌。一名角色因你的【杀】受到伤害而濒死时，你可以获得其一张手牌。

gz-card-peace-spell-name = 太平要术
gz-card-peace-spell-gist = 不受属性伤害
gz-card-peace-spell-glyph = 术
gz-card-peace-spell-rule = 防具。锁定技，防止你受到的火焰和雷电伤害；你的手牌上限+X，X为你势力的角色数；它离开你的装备区后，你摸两张牌，若体力值大于1，再失去1点体力。

gz-card-luminous-pearl-name = 定澜夜明珠
gz-card-luminous-pearl-gist = 换若干张牌
gz-card-luminous-pearl-glyph = 珠
gz-card-luminous-pearl-rule = 宝物。出牌阶段限一次，你可以弃一至X张牌，不能是它自己，再摸同样多，X为你的体力上限。你有“制衡”时，改为“制衡”不限张数。

gz-card-six-dragons-name = 六龙骖驾
gz-card-six-dragons-gist = 进退各算一马
gz-card-six-dragons-glyph = 驾
gz-card-six-dragons-rule = 加一马兼减一马。锁定技，你到其他角色的距离-1，其他角色到你的距离+1；装备它时弃置你其他的马，有它时不能再装备别的马。

## 标准武将的新技能

gz-skill-mouduan-name = 谋断
gz-skill-mouduan-rule = 结束阶段开始时，若你在本回合出牌阶段使用过的牌有四种花色，或基本、锦囊、装备三类都有，你可以把场上的一张牌移到另一名角色的相同区域。

gz-skill-fenji-name = 奋激
gz-skill-fenji-rule = 一名角色的结束阶段开始时，若其没有手牌，你可以令其摸两张牌，然后你失去1点体力。

gz-skill-chuli-name = 除疠
gz-skill-chuli-rule = 出牌阶段限一次，你可以选一至三名有牌的其他角色，已确定势力的须势力各不相同：你依次弃置你与他们的各一张牌，被弃的牌是黑桃的角色各摸一张牌。

gz-skill-jianchu-name = 鞬出
gz-skill-jianchu-rule = 你的【杀】指定目标后，你可以弃置其一张牌：是装备牌，其不能用【闪】抵消这张【杀】；不是，其获得这张【杀】的实体牌。

## 与第一版写法不同的技能

gz-skill-guicai-rule-current = 任何角色的判定结果确定前，你可以打出一张牌代替判定牌，手牌和装备都可以，原来的判定牌进弃牌堆。
gz-skill-ganglie-rule-current = 你受到伤害后，可以判定：结果为红色，你对伤害来源造成1点伤害；为黑色，你弃置其一张牌。
gz-skill-tuxi-rule-current = 摸牌阶段，你可以少摸一至全部的牌，改为从同样多名其他角色手里各盲抽一张牌。
gz-skill-luoyi-rule-current = 摸牌阶段结束时，你可以弃一张牌；这样做，本回合你的【杀】和【决斗】由你对目标造成的伤害+1。
gz-skill-yiji-rule-current = 你受到伤害后，可以看牌堆顶两张牌，把它们交给任意角色，可以是自己。不论受到几点伤害，只算一次。
gz-skill-shensu-rule-current = 判定阶段开始前，你可以跳过判定和摸牌阶段；出牌阶段开始前，可以弃一张装备牌跳过它；弃牌阶段开始前，可以失去1点体力跳过它。每这样做一次，视为你使用一张不受距离限制的普通【杀】。
gz-skill-duanliang-rule-current = 你可以把一张黑色的基本牌或装备牌当【兵粮寸断】使用，没有距离限制；若目标与你的距离大于2，本阶段你不能再这样做。
gz-skill-jushou-rule-current = 结束阶段开始时，你可以摸X张牌，X为场上的势力数，然后选一张手牌：是装备牌就使用，不是就弃置。若X大于2，你叠置武将牌（已叠置则平置）。
gz-skill-qiangxi-rule-current = 出牌阶段限一次，你可以失去1点体力或弃一张武器牌，对一名其他角色造成1点伤害，不限距离。
gz-skill-jieming-rule-current = 你受到伤害后，可以令一名角色把手牌补到X张，X为其体力上限，最多为5。不论受到几点伤害，只算一次。
gz-skill-fangzhu-rule-current = 你受到伤害后，可以令一名其他角色选一项：摸X张牌并叠置武将牌（已叠置则平置）；或弃X张牌并失去1点体力。X为你已损失的体力值。
gz-skill-xiaoguo-rule-current = 其他角色的结束阶段开始时，你可以弃一张基本牌，其须选一项：弃一张装备牌，然后你摸一张牌；或受到你造成的1点伤害。
gz-skill-rende-rule-current = 出牌阶段，你可以把任意张手牌交给一名本阶段还没这样得过牌的其他角色。本阶段给出的牌首次累计达到两张时，你可以立刻视为使用一张基本牌。
gz-skill-wusheng-rule-current = 你可以把一张红色牌当普通【杀】使用或打出。你使用的方块【杀】没有距离限制。
gz-skill-paoxiao-rule-current = 锁定技，你使用【杀】没有次数限制；你在一回合里使用第二张【杀】时，摸一张牌。
gz-skill-kongcheng-rule-current = 锁定技，若你没有手牌，你成为【杀】或【决斗】的目标时，就不再是它的目标；你的回合外别人交给你的牌，改为放在武将牌上，称为“琴”。摸牌阶段开始时，你获得所有“琴”。
gz-skill-longdan-rule-current = 你可以把【闪】当普通【杀】用或打出，它被【闪】抵消，你可以对另一名角色造成1点伤害；也可以把【杀】当【闪】用或打出，用它抵消【杀】，你可以令除你与使用者外的一名角色回复1点体力。
gz-skill-tieqi-rule-current = 你的【杀】指定目标后，你可以令其一张明置武将的非锁定技本回合失效，然后判定：其须弃一张与结果同花色的牌，否则不能用【闪】抵消这张【杀】。
gz-skill-liegong-rule-current = 你对手牌数不多于你的角色使用【杀】没有距离限制。你的【杀】指定目标后，若其体力值不少于你，你可以选一项：其不能用【闪】抵消这张【杀】；或这张【杀】对其伤害+1。
gz-skill-kuanggu-rule-current = 你对一名角色造成伤害后，若扣减体力之前你到其距离不大于1，每造成1点伤害，你可以选一项：回复1点体力，或摸一张牌。
gz-skill-zaiqi-rule-current = 弃牌阶段结束时，你可以选一至X名与你同势力的角色，可以包括你，X为本回合进入弃牌堆、现在还在那里的红色牌数：其各选一项，令你回复1点体力，或摸一张牌。
gz-skill-shushen-rule-current = 你每回复1点体力后，可以令一名其他角色摸一张牌；若其没有手牌，改为摸两张。
gz-skill-keji-rule-current = 锁定技，弃牌阶段开始时，若你在本回合出牌阶段使用过的牌颜色全都相同，或没有使用过有颜色的牌，你本回合手牌上限+4。
gz-skill-kurou-rule-current = 出牌阶段限一次，你可以弃一张牌：你失去1点体力，摸三张牌，本阶段可以多用一张【杀】。
gz-skill-yingzi-rule-current = 锁定技，摸牌阶段，你多摸一张牌；你的手牌上限等于体力上限。
gz-skill-fanjian-rule-current = 出牌阶段限一次，你可以展示一张手牌并交给一名其他角色，其选一项：展示所有手牌，弃掉自己所有与此牌同花色的牌；或失去1点体力。
gz-skill-qianxun-rule-current = 锁定技，你成为【顺手牵羊】的目标时，就不再是它的目标。【乐不思蜀】将要进入你的判定区时，改为进弃牌堆。
gz-skill-duoshi-rule-current = 出牌阶段，你可以把一张红色手牌当【以逸待劳】使用，每个阶段限四次。
gz-skill-xiaoji-rule-current = 你每失去一次装备区里的牌，可以摸牌：在你的回合内摸一张，在回合外摸三张。
gz-skill-yinghun-rule-current = 准备阶段开始时，你可以选一名其他角色，并选一项：其摸X张牌，再弃一张；或其摸一张牌，再弃X张。X为你已损失的体力值，可以是0。
gz-skill-tianxiang-rule-current = 你将要受到伤害时，可以弃一张红桃手牌并选一名其他角色，防止伤害，再选本回合没选过的一项：来源对其造成1点伤害，其摸X张牌（其已损失的体力，最多5）；或其失去1点体力，获得弃掉的那张牌。
gz-skill-hongyan-rule-current = 锁定技，你的黑桃牌和黑桃判定牌视为红桃。你的装备区里有红桃牌时，手牌上限+1。
gz-skill-buqu-rule-current = 锁定技，你濒死时，把牌堆顶一张牌放在武将牌上，称为“创”：与已有的“创”点数都不同，你回复到1点体力；有相同的，移去这张“创”。
gz-skill-wushuang-rule-current = 锁定技，你使用的【杀】，目标须依次使用两张【闪】才能抵消；与你【决斗】的角色，每次须依次打出两张【杀】。你使用非转化的【决斗】时，可以多指定至多两个目标。
gz-skill-luanji-rule-current = 你可以把两张手牌当【万箭齐发】使用，花色都须是本回合没有这样用过的。与你同势力的角色因此打出【闪】后，可以摸一张牌。
gz-skill-weimu-rule-current = 锁定技，你成为黑色非延时锦囊的目标时，就不再是它的目标。黑色延时锦囊将要进入你的判定区时，改为进弃牌堆。
gz-skill-leiji-rule-current = 你使用或打出【闪】时，可以令一名其他角色判定：结果为黑桃，你对其造成2点雷电伤害。
gz-skill-shuangren-rule-current = 出牌阶段开始时，你可以与一名其他角色拼点。你赢，视为你对其或另一名与其同势力的角色使用一张普通【杀】，不受距离限制，也不计次数；你没赢，本回合其他角色不能成为你用牌的目标。
gz-skill-kuangfu-rule-current = 你在出牌阶段使用的【杀】指定目标后，每阶段限一次，你可以获得一名目标装备区里的一张牌；这张【杀】结算完后，若没有造成过伤害，你弃两张手牌。
gz-skill-huoshui-rule-current = 锁定技，在你的回合内，其他角色不能明置武将牌；你使用【杀】或【万箭齐发】时，势力不同、有暗置武将的角色不能响应。
gz-skill-qingcheng-rule-current = 出牌阶段，你可以弃一张黑色牌，选一名两张武将牌都明置的其他角色，把其中一张暗置，次数不限；弃的是装备牌，你可以再这样选一名。

## 规则

gz-vanguard-name = 先驱
gz-vanguard-rule = 全场第一个明置武将的人得一枚先驱标记。出牌阶段弃它：把手牌摸到四张，再看一名其他角色的一张暗将。
gz-battle-royal-name = 鏖战
gz-battle-royal-rule = 一个回合开始前，只剩四人（七人以下的局是三人）、又没有两人同势力，就进入鏖战，直到终局：【桃】只能当【杀】或【闪】使用或打出，不能用来回复体力。
gz-command-name = 军令
gz-command-rule = 下军令的人随机得两项军令，选一项；受令的人决定执行还是不执行。
gz-command-strike-name = 出击
gz-command-strike-rule = 对下令者指定的一名角色造成1点伤害。
gz-command-tribute-name = 进贡
gz-command-tribute-rule = 摸一张牌，再交给下令者两张牌。
gz-command-bleed-name = 流血
gz-command-bleed-rule = 失去1点体力。
gz-command-hold-name = 按兵
gz-command-hold-rule = 本回合不能使用或打出手牌，非锁定技失效。
gz-command-rest-name = 休整
gz-command-rest-rule = 叠置武将牌（已叠置则平置），本回合不能回复体力。
gz-command-disarm-name = 卸甲
gz-command-disarm-rule = 留下一张手牌和装备区里的一张牌，其余的弃置。
gz-alliance-name = 连横
gz-alliance-rule = 带连横标记的手牌，可以在出牌阶段交给未确定势力的角色，或势力不同的角色；给了势力不同的，可以摸一张牌。未确定势力时，只能给未确定势力的。
gz-queue-name = 队列
gz-queue-rule = 连续相邻的两名以上同势力角色是一条队列。
gz-siege-name = 围攻
gz-siege-rule = 一名角色的上家和下家同势力，又与其势力不同，这两人就围攻其。
gz-formation-name = 阵法技
gz-formation-rule = 锁定技，至少四人存活、并排成它要的队列或围攻时才有效。
gz-summon-name = 阵法召唤
gz-summon-rule = 有阵法技的人，在准备阶段开始时和出牌阶段各可以召唤一次：位置能补成队列或围攻、未确定势力的角色依次可以明置一张武将，加入其势力。
gz-recruit-name = 拉拢人心
gz-recruit-rule = 至少三人存活时，有野心家标记的人可以弃它，依次问其他角色愿不愿加入：第一个答应的与其成为一个势力。野心家和君主不能答应。
gz-lord-name = 君主
gz-lord-rule = 选与君主同名的武将当主将，就换成君主，自己的回合开始时须明置，不能再暗置。君主活着，其势力的人不会因超员成为野心家；君主死了，其势力的人都成为野心家。
gz-big-kingdom-name = 大势力
gz-big-kingdom-rule = 人数最多、至少两人的势力是大势力，可以并列。装备【玉玺】的人的势力是唯一的大势力。
gz-small-kingdom-name = 小势力
gz-small-kingdom-rule = 有大势力时，其余的势力和未确定势力的角色都是小势力。
gz-type-treasure-name = 宝物

## 规则给的做法

gz-skill-mark-vanguard-name = 先驱
gz-skill-mark-vanguard-rule = 弃先驱标记：把手牌摸到四张，再看一名其他角色的一张暗将。
gz-skill-mark-companion-draw-name = 珠联璧合，摸牌
gz-skill-mark-companion-draw-rule = 弃珠联璧合标记：摸两张牌。
gz-skill-mark-companion-peach-name = 珠联璧合，当桃
gz-skill-mark-companion-peach-rule = 弃珠联璧合标记：视为使用一张【桃】。
gz-skill-mark-companion-rescue-name = 珠联璧合，救人
gz-skill-mark-companion-rescue-rule = 有角色濒死时，弃珠联璧合标记：视为对其使用一张【桃】。
gz-skill-mark-careerist-rescue-name = 野心家，救人
gz-skill-mark-careerist-rescue-rule = 有角色濒死时，弃野心家标记：视为对其使用一张【桃】。
gz-skill-mark-fish-draw-name = 阴阳鱼，摸牌
gz-skill-mark-fish-draw-rule = 弃阴阳鱼标记：摸一张牌。
gz-skill-mark-fish-keep-name = 阴阳鱼，留牌
gz-skill-mark-fish-keep-rule = 弃牌阶段开始前，弃阴阳鱼标记：本回合手牌上限+2。
gz-skill-battle-royal-name = 鏖战
gz-skill-battle-royal-rule = 【桃】只能当【杀】或【闪】使用或打出，不能用来回复体力。
gz-skill-alliance-name = 连横
gz-skill-alliance-rule = 把带连横标记的手牌交给未确定势力或势力不同的角色；给了势力不同的，可以摸一张牌。
gz-skill-recruit-name = 拉拢人心
gz-skill-recruit-rule = 弃野心家标记，依次问其他角色愿不愿加入：第一个答应的与你成为一个势力。
gz-skill-command-hold-name = 按兵
gz-skill-command-hold-rule = 军令：本回合不能使用或打出手牌。
gz-skill-command-rest-name = 休整
gz-skill-command-rest-rule = 军令：本回合不能回复体力。
gz-skill-mute-name = 技能失效
gz-skill-mute-rule = 本回合非锁定技失效。

## 武将牌上的牌

gz-pile-field-name = 田
gz-pile-sorcery-name = 幻
gz-pile-kongcheng-name = 琴
gz-pile-heavenly-army-name = 天兵
gz-pile-beacon-name = 烽火
gz-pile-letter-name = 函
gz-pile-rice-name = 米
gz-pile-authority-name = 权
gz-pile-dissent-name = 异
gz-pile-soul-name = 魂
gz-pile-massacre-name = 戮

## 选项

option-guozhan-packages-name = 武将包
option-guozhan-packages-why = 只在现行版有用。标准武将之外还用哪些扩展包：全部，不用，或阵与不臣两包，那是包含所有机制的最小组合。
option-guozhan-packages-value-all = 全部
option-guozhan-packages-value-standard = 标准
option-guozhan-packages-value-complete = 标准、阵、不臣
option-guozhan-bans-name = 禁将
option-guozhan-bans-why = 禁了的武将不发，局中也不会再出现；能替他上场的君主随他一同禁。
