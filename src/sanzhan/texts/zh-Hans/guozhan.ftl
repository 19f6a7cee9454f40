### 三国杀·国战：游戏里的东西，即势力、牌、武将、技能与选项。

game-guozhan-name = 三国杀·国战
game-guozhan-gist = 人人两员暗将。何时亮明、与谁同国，是比出牌更难的决定。

## 势力、花色、牌类

gz-kingdom-wei-name = 魏
gz-kingdom-wei-glyph = 魏
gz-kingdom-shu-name = 蜀
gz-kingdom-shu-glyph = 蜀
gz-kingdom-wu-name = 吴
gz-kingdom-wu-glyph = 吴
gz-kingdom-qun-name = 群
gz-kingdom-qun-glyph = 群
gz-kingdom-careerist-name = 野心家
gz-kingdom-careerist-glyph = 野
gz-kingdom-undetermined-name = 未确定
gz-kingdom-undetermined-glyph = 暗

gz-suit-spade-name = 黑桃
gz-suit-heart-name = 红桃
gz-suit-club-name = 梅花
gz-suit-diamond-name = 方块
gz-color-red-name = 红色
gz-color-black-name = 黑色

gz-type-basic-name = 基本牌
gz-type-trick-name = 锦囊
gz-type-delayed-name = 延时锦囊
gz-type-weapon-name = 武器
gz-type-armor-name = 防具
gz-type-plus-horse-name = 加一马
gz-type-minus-horse-name = 减一马

## 阶段

gz-phase-prepare-name = 准备
gz-phase-judge-name = 判定
gz-phase-draw-name = 摸牌
gz-phase-play-name = 出牌
gz-phase-discard-name = 弃牌
gz-phase-finish-name = 结束

## 武将牌的位置与状态

gz-head-name = 主将
gz-head-rule = 两张武将牌中靠着体力的一张。两张都明置时，你的性别看主将。
gz-deputy-name = 副将
gz-deputy-rule = 两张武将牌中的另一张，与主将势力相同。先亮哪一张都可以。
gz-chained-name = 连环
gz-chained-rule = 受到火焰或雷电伤害时解除，结算完后，其他仍在连环的角色依次受到同样的伤害。
gz-stacked-name = 叠置
gz-stacked-rule = 你的下一个回合整个跳过，改为把武将牌平置。
gz-fish-name = 阴阳鱼
gz-fish-rule = 体力上限凑整后余下半条鱼的角色，第一次两张武将牌都明置时得益：第一版可以立刻摸一张牌；现行版得一枚标记，出牌阶段弃它摸一张牌，或在弃牌阶段弃它令手牌上限+2。
gz-companion-name = 珠联璧合
gz-companion-rule = 主副将是一对的角色，第一次两张武将牌都明置时得益：第一版可以立刻摸两张牌或回复1点体力；现行版得一枚标记，可以弃它当【桃】使用，或在出牌阶段弃它摸两张牌。
gz-careerist-name = 野心家
gz-careerist-rule = 一个势力的人，不论死活，多到会超过开局人数的一半时，再确定的人就成为野心家：自成一个势力，活到最后只剩自己才获胜。现行版可以招一名同伴。

## 牌

gz-card-slash-name = 杀
gz-card-slash-gist = 用闪或受1点伤
gz-card-slash-glyph = 杀
gz-card-slash-rule = 出牌阶段对攻击范围内的一名其他角色使用，每个出牌阶段限一次。目标不用【闪】抵消，就受到1点伤害。

gz-card-fire-slash-name = 火杀
gz-card-fire-slash-gist = 火焰伤害的杀
gz-card-fire-slash-glyph = 火
gz-card-fire-slash-rule = 是一种【杀】，用法完全相同，只是造成火焰伤害。火焰伤害会传给连环的角色。

gz-card-thunder-slash-name = 雷杀
gz-card-thunder-slash-gist = 雷电伤害的杀
gz-card-thunder-slash-glyph = 雷
gz-card-thunder-slash-rule = 是一种【杀】，用法完全相同，只是造成雷电伤害。雷电伤害会传给连环的角色。

gz-card-dodge-name = 闪
gz-card-dodge-gist = 抵消一张杀
gz-card-dodge-glyph = 闪
gz-card-dodge-rule = 你是【杀】的目标时使用，抵消这张【杀】。也可以打出来应对【万箭齐发】。不能主动使用。

gz-card-peach-name = 桃
gz-card-peach-gist = 回复1点体力
gz-card-peach-glyph = 桃
gz-card-peach-rule = 出牌阶段，你已受伤时对自己使用：回复1点体力。有角色濒死时，也可以对其使用，令其回复1点体力。

gz-card-wine-name = 酒
gz-card-wine-gist = 下张杀伤害+1
gz-card-wine-glyph = 酒
gz-card-wine-rule = 出牌阶段对自己使用，每个出牌阶段限一次：本回合你下一张【杀】的伤害+1，中与不中都算用掉。你濒死时，也可以用它回复1点体力。

gz-card-harvest-name = 五谷丰登
gz-card-harvest-gist = 人人挑一张
gz-card-harvest-glyph = 谷
gz-card-harvest-rule = 对所有角色使用。亮出与目标数同样多的牌，从你起依次各拿一张，剩下的弃置。

gz-card-peach-garden-name = 桃园结义
gz-card-peach-garden-gist = 人人回复1点
gz-card-peach-garden-glyph = 园
gz-card-peach-garden-rule = 对所有角色使用：已受伤的角色各回复1点体力。

gz-card-savage-assault-name = 南蛮入侵
gz-card-savage-assault-gist = 出杀或受1点伤
gz-card-savage-assault-glyph = 蛮
gz-card-savage-assault-rule = 对所有其他角色使用：依次打出一张【杀】，否则受到你造成的1点伤害。

gz-card-archery-attack-name = 万箭齐发
gz-card-archery-attack-gist = 出闪或受1点伤
gz-card-archery-attack-glyph = 箭
gz-card-archery-attack-rule = 对所有其他角色使用：依次打出一张【闪】，否则受到你造成的1点伤害。

gz-card-duel-name = 决斗
gz-card-duel-gist = 轮流出杀
gz-card-duel-glyph = 决
gz-card-duel-rule = 对一名其他角色使用。从目标起，双方轮流打出【杀】；先不出的一方，受到对方造成的1点伤害。

gz-card-something-for-nothing-name = 无中生有
gz-card-something-for-nothing-gist = 摸两张牌
gz-card-something-for-nothing-glyph = 生
gz-card-something-for-nothing-rule = 出牌阶段对自己使用：摸两张牌。

gz-card-snatch-name = 顺手牵羊
gz-card-snatch-gist = 拿近处一张牌
gz-card-snatch-glyph = 羊
gz-card-snatch-rule = 对距离1的一名其他角色使用：你获得其手牌、装备区或判定区里的一张牌，手牌只能盲抽。

gz-card-dismantle-name = 过河拆桥
gz-card-dismantle-gist = 弃对方一张牌
gz-card-dismantle-glyph = 拆
gz-card-dismantle-rule = 对一名其他角色使用，不限距离：你弃置其手牌、装备区或判定区里的一张牌，手牌只能盲抽。

gz-card-iron-chain-name = 铁索连环
gz-card-iron-chain-gist = 一两人连环
gz-card-iron-chain-glyph = 索
gz-card-iron-chain-rule = 对一至两名角色使用，可以包括自己：没有连环的进入连环，已经连环的解除。也可以重铸：放进弃牌堆，摸一张牌。

gz-card-fire-attack-name = 火攻
gz-card-fire-attack-gist = 同花色则烧
gz-card-fire-attack-glyph = 攻
gz-card-fire-attack-rule = 对一名有手牌的角色使用，可以是自己：其展示一张手牌，你可以弃一张同花色的手牌，对其造成1点火焰伤害。

gz-card-borrowed-sword-name = 借刀杀人
gz-card-borrowed-sword-gist = 替你杀或交武器
gz-card-borrowed-sword-glyph = 借
gz-card-borrowed-sword-rule = 对一名装备着武器的其他角色使用，并指定其攻击范围内的另一人：其对那人使用一张【杀】，否则把武器交给你。

gz-card-nullification-name = 无懈可击
gz-card-nullification-gist = 抵消一张锦囊
gz-card-nullification-glyph = 懈
gz-card-nullification-rule = 锦囊对一个目标生效之前使用，抵消它对这个目标的效果。也可以抵消另一张【无懈可击】。

gz-card-heg-nullification-name = 无懈可击·国
gz-card-heg-nullification-gist = 可护一个势力
gz-card-heg-nullification-glyph = 国
gz-card-heg-nullification-rule = 当【无懈可击】使用。抵消非延时锦囊时，若后面还有与当前目标同势力的目标，可以改为对该势力余下的目标一并抵消。

gz-card-await-exhausted-name = 以逸待劳
gz-card-await-exhausted-gist = 摸二弃二
gz-card-await-exhausted-glyph = 逸
gz-card-await-exhausted-rule = 对你和所有与你同势力的角色使用：各摸两张牌，再弃两张牌。你势力未确定时，只对你自己。

gz-card-know-both-name = 知己知彼
gz-card-know-both-gist = 看手牌或暗将
gz-card-know-both-glyph = 知
gz-card-know-both-rule = 对一名其他角色使用：看其所有手牌，或看其一张暗置的武将牌。也可以重铸：放进弃牌堆，摸一张牌。

gz-card-befriend-far-name = 远交近攻
gz-card-befriend-far-gist = 对方摸一你摸三
gz-card-befriend-far-glyph = 交
gz-card-befriend-far-rule = 你已确定势力时，对一名已确定势力、与你势力不同的角色使用：其摸一张牌，然后你摸三张牌。

gz-card-indulgence-name = 乐不思蜀
gz-card-indulgence-gist = 非红桃不能出牌
gz-card-indulgence-glyph = 乐
gz-card-indulgence-rule = 放进一名其他角色的判定区。其判定阶段判定：结果不是红桃，就跳过本回合的出牌阶段。

gz-card-supply-shortage-name = 兵粮寸断
gz-card-supply-shortage-gist = 非梅花不能摸牌
gz-card-supply-shortage-glyph = 粮
gz-card-supply-shortage-rule = 放进距离1的一名其他角色的判定区。其判定阶段判定：结果不是梅花，就跳过本回合的摸牌阶段。

gz-card-lightning-name = 闪电
gz-card-lightning-gist = 中则受3点雷伤
gz-card-lightning-glyph = 电
gz-card-lightning-rule = 放进自己的判定区。判定阶段判定：黑桃2至9，受到3点没有来源的雷电伤害；否则移到下家的判定区，等其判定。被抵消也照样移走。

gz-card-crossbow-name = 诸葛连弩
gz-card-crossbow-gist = 杀不限次数
gz-card-crossbow-glyph = 弩
gz-card-crossbow-rule = 武器，攻击范围1。锁定技，你使用【杀】没有次数限制。

gz-card-double-swords-name = 雌雄双股剑
gz-card-double-swords-gist = 异性弃牌或你摸
gz-card-double-swords-glyph = 双
gz-card-double-swords-rule = 武器，攻击范围2。你的【杀】指定与你性别不同的目标后，可以令其选一项：弃一张手牌，或让你摸一张牌。双方都要有明置的武将才分得出性别。

gz-card-qinggang-name = 青釭剑
gz-card-qinggang-gist = 杀无视防具
gz-card-qinggang-glyph = 青
gz-card-qinggang-rule = 武器，攻击范围2。锁定技，你的【杀】指定目标后，在它结算完之前，该目标的防具无效。

gz-card-ice-sword-name = 寒冰剑
gz-card-ice-sword-gist = 防伤改弃两张
gz-card-ice-sword-glyph = 冰
gz-card-ice-sword-rule = 武器，攻击范围2。你的【杀】将要对目标造成伤害时，若其有手牌或装备，你可以防止伤害，改为依次弃置其两张牌。

gz-card-spear-name = 丈八蛇矛
gz-card-spear-gist = 两张手牌当杀
gz-card-spear-glyph = 矛
gz-card-spear-rule = 武器，攻击范围3。你可以把两张手牌当【杀】使用或打出。

gz-card-feather-fan-name = 朱雀羽扇
gz-card-feather-fan-gist = 杀可变火杀
gz-card-feather-fan-glyph = 扇
gz-card-feather-fan-rule = 武器，攻击范围4。你使用普通【杀】时，可以把它变成火【杀】。

gz-card-axe-name = 贯石斧
gz-card-axe-gist = 弃两张强中
gz-card-axe-glyph = 斧
gz-card-axe-rule = 武器，攻击范围3。你的【杀】被目标的【闪】抵消后，你可以弃两张牌（不能是此斧），令这张【杀】依然造成伤害。

gz-card-kylin-bow-name = 麒麟弓
gz-card-kylin-bow-gist = 弃对方一匹马
gz-card-kylin-bow-glyph = 弓
gz-card-kylin-bow-rule = 武器，攻击范围5。你的【杀】将要对目标造成伤害时，可以弃置其装备区里的一匹马。

gz-card-six-swords-name = 吴六剑
gz-card-six-swords-gist = 同伴范围+1
gz-card-six-swords-glyph = 六
gz-card-six-swords-rule = 武器，攻击范围2。锁定技，与你同势力的其他角色攻击范围+1。

gz-card-triblade-name = 三尖两刃刀
gz-card-triblade-gist = 弃一张再伤一人
gz-card-triblade-glyph = 尖
gz-card-triblade-rule = 武器，攻击范围3。你的【杀】对目标造成伤害后，若其还活着，你可以弃一张手牌，对与其距离为1的另一名角色造成1点伤害，不能是你自己。

gz-card-eight-trigrams-name = 八卦阵
gz-card-eight-trigrams-gist = 判红算出闪
gz-card-eight-trigrams-glyph = 卦
gz-card-eight-trigrams-rule = 防具。你需要使用或打出【闪】时，可以判定：结果为红色，视为你使用或打出了一张【闪】。

gz-card-renwang-shield-name = 仁王盾
gz-card-renwang-shield-gist = 黑杀无效
gz-card-renwang-shield-glyph = 盾
gz-card-renwang-shield-rule = 防具。锁定技，黑色的【杀】对你无效。

gz-card-rattan-armor-name = 藤甲
gz-card-rattan-armor-gist = 挡普通杀，怕火
gz-card-rattan-armor-glyph = 藤
gz-card-rattan-armor-rule = 防具。锁定技，【南蛮入侵】、【万箭齐发】和普通【杀】对你无效；你受到的火焰伤害+1。

gz-card-silver-lion-name = 白银狮子
gz-card-silver-lion-gist = 最多受1点伤
gz-card-silver-lion-glyph = 狮
gz-card-silver-lion-rule = 防具。锁定技，你受到的伤害多于1点时，减为1点。它离开你的装备区后，你回复1点体力。

gz-card-jueying-name = 绝影
gz-card-jueying-gist = 别人离你远1
gz-card-jueying-glyph = 影
gz-card-jueying-rule = 加一马。锁定技，其他角色到你的距离+1。

gz-card-dilu-name = 的卢
gz-card-dilu-gist = 别人离你远1
gz-card-dilu-glyph = 卢
gz-card-dilu-rule = 加一马。锁定技，其他角色到你的距离+1。

gz-card-zhuahuang-name = 爪黄飞电
gz-card-zhuahuang-gist = 别人离你远1
gz-card-zhuahuang-glyph = 爪
gz-card-zhuahuang-rule = 加一马。锁定技，其他角色到你的距离+1。

gz-card-chitu-name = 赤兔
gz-card-chitu-gist = 你离别人近1
gz-card-chitu-glyph = 兔
gz-card-chitu-rule = 减一马。锁定技，你到其他角色的距离-1，最少为1。

gz-card-dayuan-name = 大宛
gz-card-dayuan-gist = 你离别人近1
gz-card-dayuan-glyph = 宛
gz-card-dayuan-rule = 减一马。锁定技，你到其他角色的距离-1，最少为1。

gz-card-zixing-name = 紫骍
gz-card-zixing-gist = 你离别人近1
gz-card-zixing-glyph = 骍
gz-card-zixing-rule = 减一马。锁定技，你到其他角色的距离-1，最少为1。

## 武将

gz-general-cao-cao-name = 曹操
gz-general-cao-cao-title = 横槊赋诗
gz-general-cao-cao-glyph = 操

gz-general-sima-yi-name = 司马懿
gz-general-sima-yi-title = 隐忍之鹰
gz-general-sima-yi-glyph = 懿

gz-general-xiahou-dun-name = 夏侯惇
gz-general-xiahou-dun-title = 拔矢啖睛
gz-general-xiahou-dun-glyph = 惇

gz-general-zhang-liao-name = 张辽
gz-general-zhang-liao-title = 逍遥津之勇
gz-general-zhang-liao-glyph = 辽

gz-general-xu-chu-name = 许褚
gz-general-xu-chu-title = 赤膊上阵
gz-general-xu-chu-glyph = 褚

gz-general-guo-jia-name = 郭嘉
gz-general-guo-jia-title = 十胜之论
gz-general-guo-jia-glyph = 嘉

gz-general-zhen-ji-name = 甄姬
gz-general-zhen-ji-title = 洛水之影
gz-general-zhen-ji-glyph = 甄

gz-general-xiahou-yuan-name = 夏侯渊
gz-general-xiahou-yuan-title = 三日五百里
gz-general-xiahou-yuan-glyph = 渊

gz-general-zhang-he-name = 张郃
gz-general-zhang-he-title = 街亭之胜
gz-general-zhang-he-glyph = 郃

gz-general-xu-huang-name = 徐晃
gz-general-xu-huang-title = 长驱解围
gz-general-xu-huang-glyph = 晃

gz-general-cao-ren-name = 曹仁
gz-general-cao-ren-title = 樊城铁壁
gz-general-cao-ren-glyph = 仁

gz-general-dian-wei-name = 典韦
gz-general-dian-wei-title = 双戟守辕
gz-general-dian-wei-glyph = 韦

gz-general-xun-yu-name = 荀彧
gz-general-xun-yu-title = 空盒之忠
gz-general-xun-yu-glyph = 彧

gz-general-cao-pi-name = 曹丕
gz-general-cao-pi-title = 受禅之君
gz-general-cao-pi-glyph = 丕

gz-general-yue-jin-name = 乐进
gz-general-yue-jin-title = 先登城头
gz-general-yue-jin-glyph = 进

gz-general-liu-bei-name = 刘备
gz-general-liu-bei-title = 织席之君
gz-general-liu-bei-glyph = 备

gz-general-guan-yu-name = 关羽
gz-general-guan-yu-title = 千里单骑
gz-general-guan-yu-glyph = 羽

gz-general-zhang-fei-name = 张飞
gz-general-zhang-fei-title = 桥头一喝
gz-general-zhang-fei-glyph = 飞

gz-general-zhuge-liang-name = 诸葛亮
gz-general-zhuge-liang-title = 五丈秋风
gz-general-zhuge-liang-glyph = 亮

gz-general-zhao-yun-name = 赵云
gz-general-zhao-yun-title = 长坂孤骑
gz-general-zhao-yun-glyph = 云

gz-general-ma-chao-name = 马超
gz-general-ma-chao-title = 西凉锦袍
gz-general-ma-chao-glyph = 超

gz-general-huang-yueying-name = 黄月英
gz-general-huang-yueying-title = 木牛之匠
gz-general-huang-yueying-glyph = 月

gz-general-huang-zhong-name = 黄忠
gz-general-huang-zhong-title = 定军老箭
gz-general-huang-zhong-glyph = 忠

gz-general-wei-yan-name = 魏延
gz-general-wei-yan-title = 子午奇谋
gz-general-wei-yan-glyph = 延

gz-general-pang-tong-name = 庞统
gz-general-pang-tong-title = 落凤坡头
gz-general-pang-tong-glyph = 统

gz-general-wolong-name = 卧龙诸葛亮
gz-general-wolong-title = 草庐未出
gz-general-wolong-glyph = 卧

gz-general-liu-shan-name = 刘禅
gz-general-liu-shan-title = 此间之乐
gz-general-liu-shan-glyph = 禅

gz-general-meng-huo-name = 孟获
gz-general-meng-huo-title = 七擒不服
gz-general-meng-huo-glyph = 获

gz-general-zhu-rong-name = 祝融
gz-general-zhu-rong-title = 飞刀火裔
gz-general-zhu-rong-glyph = 祝

gz-general-gan-furen-name = 甘夫人
gz-general-gan-furen-title = 玉人并坐
gz-general-gan-furen-glyph = 甘

gz-general-sun-quan-name = 孙权
gz-general-sun-quan-title = 坐断东南
gz-general-sun-quan-glyph = 权

gz-general-gan-ning-name = 甘宁
gz-general-gan-ning-title = 百骑劫营
gz-general-gan-ning-glyph = 宁

gz-general-lu-meng-name = 吕蒙
gz-general-lu-meng-title = 灯下读书
gz-general-lu-meng-glyph = 蒙

gz-general-huang-gai-name = 黄盖
gz-general-huang-gai-title = 诈降火船
gz-general-huang-gai-glyph = 盖

gz-general-zhou-yu-name = 周瑜
gz-general-zhou-yu-title = 赤壁顾曲
gz-general-zhou-yu-glyph = 瑜

gz-general-da-qiao-name = 大乔
gz-general-da-qiao-title = 江畔明月
gz-general-da-qiao-glyph = 乔

gz-general-lu-xun-name = 陆逊
gz-general-lu-xun-title = 夷陵书生
gz-general-lu-xun-glyph = 逊

gz-general-sun-shangxiang-name = 孙尚香
gz-general-sun-shangxiang-title = 带刀新娘
gz-general-sun-shangxiang-glyph = 香

gz-general-sun-jian-name = 孙坚
gz-general-sun-jian-title = 井中得玺
gz-general-sun-jian-glyph = 坚

gz-general-xiao-qiao-name = 小乔
gz-general-xiao-qiao-title = 初嫁之年
gz-general-xiao-qiao-glyph = 小

gz-general-taishi-ci-name = 太史慈
gz-general-taishi-ci-title = 北海突围
gz-general-taishi-ci-glyph = 慈

gz-general-zhou-tai-name = 周泰
gz-general-zhou-tai-title = 遍身旧创
gz-general-zhou-tai-glyph = 泰

gz-general-lu-su-name = 鲁肃
gz-general-lu-su-title = 指囷相赠
gz-general-lu-su-glyph = 肃

gz-general-er-zhang-name = 张昭张纮
gz-general-er-zhang-title = 堂上二老
gz-general-er-zhang-glyph = 昭

gz-general-ding-feng-name = 丁奉
gz-general-ding-feng-title = 雪中短刀
gz-general-ding-feng-glyph = 奉

gz-general-hua-tuo-name = 华佗
gz-general-hua-tuo-title = 刮骨疗毒
gz-general-hua-tuo-glyph = 佗

gz-general-lu-bu-name = 吕布
gz-general-lu-bu-title = 辕门射戟
gz-general-lu-bu-glyph = 布

gz-general-diao-chan-name = 貂蝉
gz-general-diao-chan-title = 连环之饵
gz-general-diao-chan-glyph = 蝉

gz-general-yuan-shao-name = 袁绍
gz-general-yuan-shao-title = 盟主旌旗
gz-general-yuan-shao-glyph = 绍

gz-general-yan-wen-name = 颜良文丑
gz-general-yan-wen-title = 河北双刀
gz-general-yan-wen-glyph = 颜

gz-general-jia-xu-name = 贾诩
gz-general-jia-xu-title = 乱世全身
gz-general-jia-xu-glyph = 诩

gz-general-pang-de-name = 庞德
gz-general-pang-de-title = 抬棺出战
gz-general-pang-de-glyph = 德

gz-general-zhang-jiao-name = 张角
gz-general-zhang-jiao-title = 黄天当立
gz-general-zhang-jiao-glyph = 角

gz-general-cai-wenji-name = 蔡文姬
gz-general-cai-wenji-title = 胡笳十八拍
gz-general-cai-wenji-glyph = 姬

gz-general-ma-teng-name = 马腾
gz-general-ma-teng-title = 关西豪帅
gz-general-ma-teng-glyph = 腾

gz-general-kong-rong-name = 孔融
gz-general-kong-rong-title = 幼年让梨
gz-general-kong-rong-glyph = 融

gz-general-ji-ling-name = 纪灵
gz-general-ji-ling-title = 淮南先锋
gz-general-ji-ling-glyph = 灵

gz-general-tian-feng-name = 田丰
gz-general-tian-feng-title = 狱中料败
gz-general-tian-feng-glyph = 丰

gz-general-pan-feng-name = 潘凤
gz-general-pan-feng-title = 一斧出阵
gz-general-pan-feng-glyph = 凤

gz-general-zou-shi-name = 邹氏
gz-general-zou-shi-title = 宛城月夜
gz-general-zou-shi-glyph = 邹

## 技能

gz-skill-jianxiong-name = 奸雄
gz-skill-jianxiong-rule = 你受到牌造成的伤害后，若这张牌的实体牌都还在处理区，你可以获得它们。

gz-skill-fankui-name = 反馈
gz-skill-fankui-rule = 你受到伤害后，可以获得伤害来源的一张牌：装备区里你指明的一张，或盲抽一张手牌。

gz-skill-guicai-name = 鬼才
gz-skill-guicai-rule = 任何角色的判定结果确定前，你可以打出一张手牌代替判定牌，原来的判定牌进弃牌堆。

gz-skill-ganglie-name = 刚烈
gz-skill-ganglie-rule = 你受到伤害后，可以判定：结果不是红桃，伤害来源须选一项：弃两张手牌，或受到你造成的1点伤害。

gz-skill-tuxi-name = 突袭
gz-skill-tuxi-rule = 摸牌阶段开始时，你可以放弃摸牌，改为从一至两名其他角色手里各盲抽一张牌。

gz-skill-luoyi-name = 裸衣
gz-skill-luoyi-rule = 摸牌阶段，你可以少摸一张牌；这样做，本回合你使用的【杀】和【决斗】由你对目标造成的伤害+1。

gz-skill-tiandu-name = 天妒
gz-skill-tiandu-rule = 你的判定结果确定后，若判定牌还在处理区，你可以获得它。

gz-skill-yiji-name = 遗计
gz-skill-yiji-rule = 你每受到1点伤害后，可以看牌堆顶两张牌，把它们一张一张交给任意角色：可以是自己，也可以给同一人。

gz-skill-luoshen-name = 洛神
gz-skill-luoshen-rule = 准备阶段开始时，你可以判定；结果为黑色，可以再判一次。停下或判出红色后，你获得这一连串判定中所有的黑色判定牌。

gz-skill-qingguo-name = 倾国
gz-skill-qingguo-rule = 你可以把一张黑色手牌当【闪】使用或打出。

gz-skill-shensu-name = 神速
gz-skill-shensu-rule = 判定阶段开始前，你可以跳过本回合的判定和摸牌阶段；出牌阶段开始前，你可以弃一张装备牌并跳过出牌阶段。每这样做一次，视为你使用一张不受距离限制的普通【杀】。

gz-skill-qiaobian-name = 巧变
gz-skill-qiaobian-rule = 判定、摸牌、出牌或弃牌阶段开始前，你可以弃一张手牌跳过它。这样跳过摸牌阶段，可以从一至两名其他角色手里各盲抽一张牌；这样跳过出牌阶段，可以把场上的一张牌移到另一名角色的相同区域。

gz-skill-duanliang-name = 断粮
gz-skill-duanliang-rule = 你可以把一张黑色的基本牌或装备牌当【兵粮寸断】使用。你的【兵粮寸断】可以对距离2以内的角色使用。

gz-skill-jushou-name = 据守
gz-skill-jushou-rule = 结束阶段开始时，你可以摸三张牌，然后叠置武将牌（已叠置则平置）。

gz-skill-qiangxi-name = 强袭
gz-skill-qiangxi-rule = 出牌阶段限一次，你可以失去1点体力或弃一张武器牌，对攻击范围内的一名其他角色造成1点伤害。

gz-skill-quhu-name = 驱虎
gz-skill-quhu-rule = 出牌阶段限一次，你可以与一名体力值比你高、有手牌的角色拼点。你赢，由你指定其攻击范围内的一名角色，其对该角色造成1点伤害；你没赢，其对你造成1点伤害。

gz-skill-jieming-name = 节命
gz-skill-jieming-rule = 你每受到1点伤害后，可以令一名角色把手牌补到X张，X为其体力上限，最多为5。

gz-skill-xingshang-name = 行殇
gz-skill-xingshang-rule = 其他角色死亡时，你可以获得其所有手牌和装备区里的牌，抢在它们被弃置之前。

gz-skill-fangzhu-name = 放逐
gz-skill-fangzhu-rule = 你受到伤害后，可以令一名其他角色摸X张牌，然后叠置武将牌（已叠置则平置）。X为你已损失的体力值。

gz-skill-xiaoguo-name = 骁果
gz-skill-xiaoguo-rule = 其他角色的结束阶段开始时，你可以弃一张基本牌：其须弃一张装备牌，否则受到你造成的1点伤害。

gz-skill-rende-name = 仁德
gz-skill-rende-rule = 出牌阶段，你可以把任意张手牌交给其他角色，次数不限。本阶段给出的牌累计达到三张时，你回复1点体力，每阶段一次。

gz-skill-wusheng-name = 武圣
gz-skill-wusheng-rule = 你可以把一张红色牌当普通【杀】使用或打出。

gz-skill-paoxiao-name = 咆哮
gz-skill-paoxiao-rule = 出牌阶段，你使用【杀】没有次数限制。

gz-skill-guanxing-name = 观星
gz-skill-guanxing-rule = 准备阶段开始时，你可以看牌堆顶X张牌，把任意张按任意顺序放回牌堆顶，其余按任意顺序放到牌堆底。X为存活角色数，最多为5。

gz-skill-kongcheng-name = 空城
gz-skill-kongcheng-rule = 锁定技，你成为【杀】或【决斗】的目标时，若你没有手牌，你就不再是它的目标。

gz-skill-longdan-name = 龙胆
gz-skill-longdan-rule = 你可以把【杀】当【闪】、把【闪】当普通【杀】使用或打出。

gz-skill-mashu-name = 马术
gz-skill-mashu-rule = 锁定技，你到其他角色的距离-1，最少为1。

gz-skill-tieqi-name = 铁骑
gz-skill-tieqi-rule = 你的【杀】指定目标后，你可以判定：结果为红色，该目标不能用【闪】抵消这张【杀】。

gz-skill-jizhi-name = 集智
gz-skill-jizhi-rule = 你使用不是转化而来的非延时锦囊时，可以摸一张牌。

gz-skill-qicai-name = 奇才
gz-skill-qicai-rule = 锁定技，你使用锦囊没有距离限制。

gz-skill-liegong-name = 烈弓
gz-skill-liegong-rule = 你的【杀】在你的出牌阶段指定目标后，若该目标的手牌数不少于你的体力值，或不多于你的攻击范围，你可以令其不能用【闪】抵消这张【杀】。

gz-skill-kuanggu-name = 狂骨
gz-skill-kuanggu-rule = 锁定技，你对一名角色造成伤害后，若扣减体力之前你到该角色的距离不大于1，每造成1点伤害，你回复1点体力。

gz-skill-lianhuan-name = 连环
gz-skill-lianhuan-rule = 你可以把一张梅花手牌当【铁索连环】使用，或者重铸它：放进弃牌堆，摸一张牌。

gz-skill-niepan-name = 涅槃
gz-skill-niepan-rule = 限定技，你濒死时，可以弃置手牌、装备区和判定区里的所有牌，解除叠置与连环，摸三张牌，并把体力回复到3点，不超过体力上限。

gz-skill-bazhen-name = 八阵
gz-skill-bazhen-rule = 锁定技，你的装备区里没有防具时，视为你装备着【八卦阵】。

gz-skill-huoji-name = 火计
gz-skill-huoji-rule = 你可以把一张红色手牌当【火攻】使用。

gz-skill-kanpo-name = 看破
gz-skill-kanpo-rule = 你可以把一张黑色手牌当【无懈可击】使用。

gz-skill-xiangle-name = 享乐
gz-skill-xiangle-rule = 锁定技，你成为【杀】的目标后，其使用者须另弃一张基本牌，否则这张【杀】对你无效。

gz-skill-fangquan-name = 放权
gz-skill-fangquan-rule = 出牌阶段开始前，你可以跳过它；这样做，本回合结束时你可以弃一张手牌，令一名其他角色在本回合之后立刻进行一个额外回合。

gz-skill-huoshou-name = 祸首
gz-skill-huoshou-rule = 锁定技，【南蛮入侵】对你无效；其他角色使用【南蛮入侵】指定目标后，由你成为它造成的伤害的来源。

gz-skill-zaiqi-name = 再起
gz-skill-zaiqi-rule = 摸牌阶段开始时，若你已受伤，你可以放弃摸牌，亮出牌堆顶X张牌，X为你已损失的体力值：其中每有一张红桃，你回复1点体力；红桃进弃牌堆，其余归你。

gz-skill-juxiang-name = 巨象
gz-skill-juxiang-rule = 锁定技，【南蛮入侵】对你无效；其他角色使用的【南蛮入侵】结算完后，若它的实体牌还在，你获得它们。

gz-skill-lieren-name = 烈刃
gz-skill-lieren-rule = 你的【杀】对目标造成伤害后，你可以与其拼点；你赢，获得其一张牌。

gz-skill-shushen-name = 淑慎
gz-skill-shushen-rule = 你每回复1点体力后，可以令一名与你同势力的其他角色摸一张牌。

gz-skill-shenzhi-name = 神智
gz-skill-shenzhi-rule = 准备阶段开始时，你可以弃置所有手牌，至少一张；若弃的张数不少于你的体力值，你回复1点体力。

gz-skill-zhiheng-name = 制衡
gz-skill-zhiheng-rule = 出牌阶段限一次，你可以弃一至X张牌，再摸同样多的牌。X为你的体力上限。

gz-skill-qixi-name = 奇袭
gz-skill-qixi-rule = 你可以把一张黑色牌当【过河拆桥】使用。

gz-skill-keji-name = 克己
gz-skill-keji-rule = 弃牌阶段开始前，若你本回合出牌阶段没有使用或打出过【杀】，你可以跳过弃牌阶段。

gz-skill-kurou-name = 苦肉
gz-skill-kurou-rule = 出牌阶段，你可以失去1点体力，然后摸两张牌，次数不限。

gz-skill-yingzi-name = 英姿
gz-skill-yingzi-rule = 摸牌阶段，你可以多摸一张牌。

gz-skill-fanjian-name = 反间
gz-skill-fanjian-rule = 出牌阶段限一次，若你有手牌，你可以令一名其他角色说出一种花色，然后从你手里盲抽一张牌并展示；花色不符，你对其造成1点伤害。

gz-skill-guose-name = 国色
gz-skill-guose-rule = 你可以把一张方块牌当【乐不思蜀】使用。

gz-skill-liuli-name = 流离
gz-skill-liuli-rule = 你成为【杀】的目标时，可以弃一张牌，把它转给你攻击范围内的另一名角色。那人不能是使用者，并且除了距离，须是这张【杀】的合法目标。

gz-skill-qianxun-name = 谦逊
gz-skill-qianxun-rule = 锁定技，你成为【顺手牵羊】或【乐不思蜀】的目标时，你就不再是它的目标。

gz-skill-duoshi-name = 度势
gz-skill-duoshi-rule = 出牌阶段，你可以把一张红色手牌当【以逸待劳】使用，次数不限。

gz-skill-jieyin-name = 结姻
gz-skill-jieyin-rule = 出牌阶段限一次，你可以弃两张手牌并选一名已受伤的其他男性角色：你与其各回复1点体力。

gz-skill-xiaoji-name = 枭姬
gz-skill-xiaoji-rule = 你每失去一次装备区里的牌，可以摸两张牌；同时失去几张只算一次。

gz-skill-yinghun-name = 英魂
gz-skill-yinghun-rule = 准备阶段开始时，若你已受伤，你可以选一名其他角色，并选一项：其摸X张牌，再弃一张；或其摸一张牌，再弃X张。X为你已损失的体力值。

gz-skill-tianxiang-name = 天香
gz-skill-tianxiang-rule = 你将要受到伤害时，可以弃一张红桃手牌，把伤害转给一名其他角色；结算完后，若其存活，其摸X张牌，X为其此时已损失的体力值。

gz-skill-hongyan-name = 红颜
gz-skill-hongyan-rule = 锁定技，你的黑桃牌和黑桃判定牌视为红桃。

gz-skill-tianyi-name = 天义
gz-skill-tianyi-rule = 出牌阶段限一次，你可以与一名其他角色拼点。你赢，本回合你可以多用一张【杀】，你的【杀】没有距离限制，并可以多指定一个目标；你没赢，本回合你不能使用【杀】。

gz-skill-buqu-name = 不屈
gz-skill-buqu-rule = 你扣减体力后，若体力值不大于0，可以把牌堆顶的牌逐张翻开放在武将牌上，称为“创”，直到“创”有1减体力值那么多张。各“创”点数互不相同，你就不进入濒死；有重复，照常濒死。回复体力时，由你选择移去多余的“创”。

gz-skill-haoshi-name = 好施
gz-skill-haoshi-rule = 摸牌阶段，你可以多摸两张牌；这样做，若摸完后手牌多于五张，你须把一半手牌（向下取整）交给其他角色中手牌最少的一名，并列时由你选。

gz-skill-dimeng-name = 缔盟
gz-skill-dimeng-rule = 出牌阶段限一次，你可以选两名其他角色，弃X张牌，令这两人交换手牌。X为两人手牌数之差，可以是0。

gz-skill-zhijian-name = 直谏
gz-skill-zhijian-rule = 出牌阶段，你可以把手牌里的一张装备牌放进其他角色空着的相应装备栏，然后摸一张牌。

gz-skill-guzheng-name = 固政
gz-skill-guzheng-rule = 其他角色的弃牌阶段结束时，你可以从弃牌堆选一张其本阶段弃置的手牌，还给该角色；这样做，你可以获得弃牌堆里本阶段弃置的其余所有牌。

gz-skill-duanbing-name = 短兵
gz-skill-duanbing-rule = 你使用【杀】时，可以多指定一名与你距离为1的角色为目标。

gz-skill-fenxun-name = 奋迅
gz-skill-fenxun-rule = 出牌阶段限一次，你可以弃一张牌并选一名其他角色：本回合你到该角色的距离视为1。

gz-skill-qingnang-name = 青囊
gz-skill-qingnang-rule = 出牌阶段限一次，你可以弃一张手牌，令一名已受伤的角色回复1点体力，可以是你自己。

gz-skill-jijiu-name = 急救
gz-skill-jijiu-rule = 在你的回合外，你可以把一张红色牌当【桃】使用。

gz-skill-wushuang-name = 无双
gz-skill-wushuang-rule = 锁定技，你使用的【杀】，目标须依次使用两张【闪】才能抵消；与你【决斗】的角色，每次须依次打出两张【杀】。

gz-skill-lijian-name = 离间
gz-skill-lijian-rule = 出牌阶段限一次，你可以弃一张牌并选两名其他男性角色：视为后选的对先选的使用一张【决斗】。

gz-skill-biyue-name = 闭月
gz-skill-biyue-rule = 结束阶段开始时，你可以摸一张牌。

gz-skill-luanji-name = 乱击
gz-skill-luanji-rule = 你可以把两张同花色的手牌当【万箭齐发】使用。

gz-skill-shuangxiong-name = 双雄
gz-skill-shuangxiong-rule = 摸牌阶段开始时，你可以放弃摸牌，改为判定，并获得判定牌；本回合你可以把与结果颜色不同的手牌当【决斗】使用。

gz-skill-wansha-name = 完杀
gz-skill-wansha-rule = 锁定技，在你的回合内，有角色濒死时，只有你和濒死的角色能使用【桃】。

gz-skill-luanwu-name = 乱武
gz-skill-luanwu-rule = 限定技，出牌阶段，你可以令所有其他角色依次选一项：对离其最近的一名角色使用一张【杀】，并列时由其选；或失去1点体力。

gz-skill-weimu-name = 帷幕
gz-skill-weimu-rule = 锁定技，你成为黑色锦囊的目标时，你就不再是它的目标。

gz-skill-mengjin-name = 猛进
gz-skill-mengjin-rule = 你的【杀】被目标的【闪】抵消后，你可以弃置其一张牌。

gz-skill-leiji-name = 雷击
gz-skill-leiji-rule = 你使用或打出【闪】时，可以令一名角色判定，可以是你自己：结果为黑桃，你对其造成2点雷电伤害。

gz-skill-guidao-name = 鬼道
gz-skill-guidao-rule = 任何角色的判定结果确定前，你可以打出一张黑色牌代替判定牌，并获得原来的判定牌。

gz-skill-beige-name = 悲歌
gz-skill-beige-rule = 一名角色受到【杀】的伤害后，若其存活，你可以弃一张牌令其判定。红桃：其回复1点体力；方块：其摸两张牌；梅花：伤害来源弃两张牌；黑桃：伤害来源叠置武将牌（已叠置则平置）。

gz-skill-duanchang-name = 断肠
gz-skill-duanchang-rule = 锁定技，其他角色杀死你时，由你选定其一张武将牌：其永久失去这张武将牌的所有技能。

gz-skill-xiongyi-name = 雄异
gz-skill-xiongyi-rule = 限定技，出牌阶段，你可以令所有与你同势力的角色各摸三张牌，包括你；然后若没有哪个势力的角色比你的势力更少，你回复1点体力。

gz-skill-mingshi-name = 名士
gz-skill-mingshi-rule = 锁定技，你将要受到伤害时，若伤害来源有暗置的武将牌，伤害-1。

gz-skill-lirang-name = 礼让
gz-skill-lirang-rule = 你的牌因弃置进入弃牌堆后，你可以把其中任意张交给其他角色，各给谁由你定。

gz-skill-shuangren-name = 双刃
gz-skill-shuangren-rule = 出牌阶段开始时，你可以与一名其他角色拼点。你赢，视为你对其或另一名与其同势力的角色使用一张普通【杀】，不受距离限制，也不计次数；你没赢，你的出牌阶段立刻结束。

gz-skill-sijian-name = 死谏
gz-skill-sijian-rule = 你失去最后的手牌后，可以弃置一名其他角色的一张牌。

gz-skill-suishi-name = 随势
gz-skill-suishi-rule = 锁定技，其他角色因伤害进入濒死时，若伤害来源与你同势力（包括你），你摸一张牌；与你同势力的其他角色死亡时，你失去1点体力。

gz-skill-kuangfu-name = 狂斧
gz-skill-kuangfu-rule = 你的【杀】对目标造成伤害后，你可以选其装备区里的一张牌：移到你空着的相应装备栏，或弃置。

gz-skill-huoshui-name = 祸水
gz-skill-huoshui-rule = 出牌阶段，你可以明置这张武将牌。它明置着，在你的回合内其他角色就不能明置武将牌。

gz-skill-qingcheng-name = 倾城
gz-skill-qingcheng-rule = 出牌阶段，你可以弃一张装备牌，选一名两张武将牌都明置的其他角色，把其中一张暗置，次数不限。

## 选项

option-guozhan-edition-name = 版本
option-guozhan-edition-why = 第一版只有基本规则；现行版多了标记、鏖战、君主等，下面各项写“按版本”的都随它。
option-guozhan-edition-value-first = 第一版
option-guozhan-edition-value-current = 现行版

option-guozhan-rewards-name = 亮将的奖励
option-guozhan-rewards-why = 两张武将牌都亮明时，珠联璧合与阴阳鱼的好处是当场兑现，还是得标记留着用。第一版当场兑现，现行版用标记。
option-guozhan-rewards-value-auto = 按版本
option-guozhan-rewards-value-instant = 当场兑现
option-guozhan-rewards-value-marks = 得标记

option-guozhan-reward-counts-dead-name = 奖励算上死者
option-guozhan-reward-counts-dead-why = 杀死别的势力的人，按那个势力的人数摸牌；先前死去的同势力角色算不算在内。第一版算，现行版不算。
option-guozhan-reward-counts-dead-value-auto = 按版本
option-guozhan-reward-counts-dead-value-true = 算
option-guozhan-reward-counts-dead-value-false = 不算

option-guozhan-careerist-kill-reward-name = 野心家杀人的奖励
option-guozhan-careerist-kill-reward-why = 没有同伴的野心家杀死别人，照常按人数摸牌，还是一律摸三张。
option-guozhan-careerist-kill-reward-value-normal = 照常
option-guozhan-careerist-kill-reward-value-three = 三张

option-guozhan-auto-reveal-win-name = 必胜时自动亮将
option-guozhan-auto-reveal-win-why = 开：余下未确定势力的人亮出来必定同属一个势力时，立刻获胜。关：要等人人亮明。
option-guozhan-auto-reveal-win-value-true = 自动亮将
option-guozhan-auto-reveal-win-value-false = 等人人亮明

option-guozhan-play-phase-reveal-locked-name = 出牌阶段亮锁定技
option-guozhan-play-phase-reveal-locked-why = 出牌阶段空闲时，可不可以随时明置有锁定技的武将。第一版不可以，现行版可以。
option-guozhan-play-phase-reveal-locked-value-auto = 按版本
option-guozhan-play-phase-reveal-locked-value-true = 可以
option-guozhan-play-phase-reveal-locked-value-false = 不可以

option-guozhan-reveal-state-when-needed-name = 用到时亮将
option-guozhan-reveal-state-when-needed-why = 开：你自己的选择用得着暗将的常驻效果时，比如马术的距离，当场就可以明置它。关：只能在准备阶段或发动其他技能时。
option-guozhan-reveal-state-when-needed-value-true = 可以
option-guozhan-reveal-state-when-needed-value-false = 不可以

option-guozhan-marks-granted-after-event-name = 标记晚些再得
option-guozhan-marks-granted-after-event-why = 只在用标记时有用。开：等正在结算的牌或技能完了才得标记。关：亮明时立刻得到。
option-guozhan-marks-granted-after-event-value-true = 结算完才得
option-guozhan-marks-granted-after-event-value-false = 立刻得到

option-guozhan-overflow-gets-careerist-mark-name = 超员也得野心家标记
option-guozhan-overflow-gets-careerist-mark-why = 只在现行版有用。开：因势力超员而成的野心家，也得一枚野心家标记。关：只有野心家武将才得。
option-guozhan-overflow-gets-careerist-mark-value-true = 也得
option-guozhan-overflow-gets-careerist-mark-value-false = 不得

option-guozhan-recruit-timing-name = 何时拉拢人心
option-guozhan-recruit-timing-why = 只在现行版有用。野心家在什么时候可以弃标记招一名同伴：将要分胜负时、自己的出牌阶段，或两者都行。
option-guozhan-recruit-timing-value-both = 两者都行
option-guozhan-recruit-timing-value-win-check = 将分胜负时
option-guozhan-recruit-timing-value-play-phase = 出牌阶段

option-guozhan-recruit-refuse-bonus-name = 拒绝拉拢的补偿
option-guozhan-recruit-refuse-bonus-why = 只在现行版有用。拒绝野心家拉拢的人，有没有补偿：把手牌补到四张，并回复1点体力。
option-guozhan-recruit-refuse-bonus-value-none = 没有
option-guozhan-recruit-refuse-bonus-value-q24 = 补牌并回复

option-guozhan-alliance-mode-name = 合纵的办法
option-guozhan-alliance-mode-why = 只在现行版的势备牌堆有用。有标记的牌可以一张一张送，每送一张可摸一张，次数不限；或者每个出牌阶段送一次，一至三张，必摸同样多。
option-guozhan-alliance-mode-value-seed = 逐张送，不限次
option-guozhan-alliance-mode-value-ol = 一次送至多三张

option-guozhan-deputy-change-candidates-name = 换副将的人选
option-guozhan-deputy-change-candidates-why = 只在现行版有用。变更副将时，用翻到的第一名合适的武将，还是翻出三名任选。
option-guozhan-deputy-change-candidates-value-one = 第一名
option-guozhan-deputy-change-candidates-value-three = 三选一

option-guozhan-battle-royal-name = 鏖战
option-guozhan-battle-royal-why = 只剩三四人、又没有两人同势力时，【桃】只能当【杀】或【闪】，不能回复体力。第一版没有，现行版有。
option-guozhan-battle-royal-value-auto = 按版本
option-guozhan-battle-royal-value-on = 有
option-guozhan-battle-royal-value-off = 没有

option-guozhan-battle-royal-needs-death-name = 死过人才鏖战
option-guozhan-battle-royal-needs-death-why = 只在有鏖战时有用。开：至少死过一人才会进入鏖战。关：两三人局一开始就在鏖战。
option-guozhan-battle-royal-needs-death-value-true = 死过人才行
option-guozhan-battle-royal-needs-death-value-false = 不必死过人

option-guozhan-battle-royal-blocks-virtual-peach-name = 鏖战连转化的桃也禁
option-guozhan-battle-royal-blocks-virtual-peach-why = 只在有鏖战时有用。开：用别的牌或标记当【桃】，也不能回复体力。关：只禁真正的【桃】。
option-guozhan-battle-royal-blocks-virtual-peach-value-true = 也禁
option-guozhan-battle-royal-blocks-virtual-peach-value-false = 不禁

option-guozhan-lords-name = 君主
option-guozhan-lords-why = 只在现行版有用。可选：选与君主同名的武将当主将，就换成君主。第一版没有，现行版可选。
option-guozhan-lords-value-auto = 按版本
option-guozhan-lords-value-off = 没有
option-guozhan-lords-value-optional = 可选

option-guozhan-decks-name = 牌堆
option-guozhan-decks-why = 用哪些牌：标准牌堆，加上势备牌堆，或再加上君主的专属装备。后两种只在现行版有用；第一版只用标准牌堆。
option-guozhan-decks-value-auto = 按版本
option-guozhan-decks-value-standard = 标准
option-guozhan-decks-value-standard-strategic = 标准加势备
option-guozhan-decks-value-standard-strategic-lord = 再加君主装备

option-guozhan-lure-tiger-draw-name = 调虎离山可摸牌
option-guozhan-lure-tiger-draw-why = 只在现行版的势备牌堆有用。开：使用【调虎离山】的人结算完摸一张牌。
option-guozhan-lure-tiger-draw-value-true = 摸一张
option-guozhan-lure-tiger-draw-value-false = 不摸

option-guozhan-first-player-name = 谁先走
option-guozhan-first-player-why = 随机挑一人先走，或者由一号位先走。
option-guozhan-first-player-value-random = 随机
option-guozhan-first-player-value-seat-one = 一号位

option-guozhan-nullification-order-name = 无懈可击的先后
option-guozhan-nullification-order-why = 所有可能有无懈可击的人同时、暗中作答；想用的人里，按行动顺序最先的那位使用。
option-guozhan-nullification-order-value-turn = 按座次

option-guozhan-jiang-lve-summon-name = 将略召人亮将
option-guozhan-jiang-lve-summon-why = 只在现行版有王平时有用。开：有人发动将略时，势力未确定、亮出来会与其同势力的人，可以先亮一张武将，再决定做不做。
option-guozhan-jiang-lve-summon-value-true = 可以亮将
option-guozhan-jiang-lve-summon-value-false = 不召人

option-guozhan-dual-as-head-name = 双势力可当主将
option-guozhan-dual-as-head-why = 只在现行版有用。开：双势力武将也可以当主将，势力看副将或开局选定。关：只能当副将。
option-guozhan-dual-as-head-value-true = 可以
option-guozhan-dual-as-head-value-false = 不可以
