### 三国杀·国战：现行版扩展武将与其技能。

## 武将，阵

gz-general-deng-ai-name = 邓艾
gz-general-deng-ai-title = 偷渡阴平
gz-general-deng-ai-glyph = 艾

gz-general-cao-hong-name = 曹洪
gz-general-cao-hong-title = 让马救主
gz-general-cao-hong-glyph = 洪

gz-general-jiang-wei-name = 姜维
gz-general-jiang-wei-title = 九伐中原
gz-general-jiang-wei-glyph = 维

gz-general-jiang-wan-fei-yi-name = 蒋琬费祎
gz-general-jiang-wan-fei-yi-title = 武侯身后
gz-general-jiang-wan-fei-yi-glyph = 琬

gz-general-jiang-qin-name = 蒋钦
gz-general-jiang-qin-title = 折节读书
gz-general-jiang-qin-glyph = 钦

gz-general-xu-sheng-name = 徐盛
gz-general-xu-sheng-title = 百里疑城
gz-general-xu-sheng-glyph = 盛

gz-general-yu-ji-name = 于吉
gz-general-yu-ji-title = 符水道人
gz-general-yu-ji-glyph = 吉

gz-general-he-taihou-name = 何太后
gz-general-he-taihou-title = 屠门皇后
gz-general-he-taihou-glyph = 何

gz-general-lord-liu-bei-name = 君刘备
gz-general-lord-liu-bei-title = 季汉之主
gz-general-lord-liu-bei-glyph = 备

## 武将，势

gz-general-li-dian-name = 李典
gz-general-li-dian-title = 儒雅长者
gz-general-li-dian-glyph = 典

gz-general-zang-ba-name = 臧霸
gz-general-zang-ba-title = 泰山屯帅
gz-general-zang-ba-glyph = 臧

gz-general-ma-dai-name = 马岱
gz-general-ma-dai-title = 马前一刀
gz-general-ma-dai-glyph = 岱

gz-general-mi-furen-name = 糜夫人
gz-general-mi-furen-title = 枯井托孤
gz-general-mi-furen-glyph = 糜

gz-general-sun-ce-name = 孙策
gz-general-sun-ce-title = 弱冠定江东
gz-general-sun-ce-glyph = 策

gz-general-chen-wu-dong-xi-name = 陈武董袭
gz-general-chen-wu-dong-xi-title = 身死不退
gz-general-chen-wu-dong-xi-glyph = 武

gz-general-dong-zhuo-name = 董卓
gz-general-dong-zhuo-title = 火烧洛阳
gz-general-dong-zhuo-glyph = 卓

gz-general-zhang-ren-name = 张任
gz-general-zhang-ren-title = 落凤伏弩
gz-general-zhang-ren-glyph = 任

gz-general-lord-zhang-jiao-name = 君张角
gz-general-lord-zhang-jiao-title = 黄天在上
gz-general-lord-zhang-jiao-glyph = 角

## 武将，变

gz-general-xun-you-name = 荀攸
gz-general-xun-you-title = 奇策不传
gz-general-xun-you-glyph = 荀

gz-general-bian-furen-name = 卞夫人
gz-general-bian-furen-title = 歌者为后
gz-general-bian-furen-glyph = 卞

gz-general-sha-moke-name = 沙摩柯
gz-general-sha-moke-title = 五溪蛮王
gz-general-sha-moke-glyph = 沙

gz-general-ma-su-name = 马谡
gz-general-ma-su-title = 街亭山上
gz-general-ma-su-glyph = 谡

gz-general-ling-tong-name = 凌统
gz-general-ling-tong-title = 逍遥断桥
gz-general-ling-tong-glyph = 统

gz-general-lu-fan-name = 吕范
gz-general-lu-fan-title = 锦衣干吏
gz-general-lu-fan-glyph = 范

gz-general-zuo-ci-name = 左慈
gz-general-zuo-ci-title = 掷杯戏曹
gz-general-zuo-ci-glyph = 左

gz-general-li-jue-guo-si-name = 李傕郭汜
gz-general-li-jue-guo-si-title = 长安之乱
gz-general-li-jue-guo-si-glyph = 傕

gz-general-lord-sun-quan-name = 君孙权
gz-general-lord-sun-quan-title = 坐领江东
gz-general-lord-sun-quan-glyph = 权

## 武将，权

gz-general-cui-yan-mao-jie-name = 崔琰毛玠
gz-general-cui-yan-mao-jie-title = 清议选官
gz-general-cui-yan-mao-jie-glyph = 琰

gz-general-yu-jin-name = 于禁
gz-general-yu-jin-title = 法不容情
gz-general-yu-jin-glyph = 禁

gz-general-wang-ping-name = 王平
gz-general-wang-ping-title = 识字不多
gz-general-wang-ping-glyph = 平

gz-general-fa-zheng-name = 法正
gz-general-fa-zheng-title = 睚眦必报
gz-general-fa-zheng-glyph = 正

gz-general-wu-guotai-name = 吴国太
gz-general-wu-guotai-title = 佛寺择婿
gz-general-wu-guotai-glyph = 国

gz-general-lu-kang-name = 陆抗
gz-general-lu-kang-title = 西陵长围
gz-general-lu-kang-glyph = 抗

gz-general-yuan-shu-name = 袁术
gz-general-yuan-shu-title = 淮南称帝
gz-general-yuan-shu-glyph = 术

gz-general-zhang-xiu-name = 张绣
gz-general-zhang-xiu-title = 宛城之夜
gz-general-zhang-xiu-glyph = 绣

gz-general-lord-cao-cao-name = 君曹操
gz-general-lord-cao-cao-title = 雄据河北
gz-general-lord-cao-cao-glyph = 操

## 武将，不臣

gz-general-dong-zhao-name = 董昭
gz-general-dong-zhao-title = 迎帝都许
gz-general-dong-zhao-glyph = 董

gz-general-zhu-ling-name = 朱灵
gz-general-zhu-ling-title = 一去不归袁
gz-general-zhu-ling-glyph = 朱

gz-general-xu-shu-name = 徐庶
gz-general-xu-shu-title = 走马荐贤
gz-general-xu-shu-glyph = 庶

gz-general-liu-ba-name = 刘巴
gz-general-liu-ba-title = 铸钱充库
gz-general-liu-ba-glyph = 巴

gz-general-wu-jing-name = 吴景
gz-general-wu-jing-title = 丹杨守将
gz-general-wu-jing-glyph = 景

gz-general-zhuge-ke-name = 诸葛恪
gz-general-zhuge-ke-title = 才高难久
gz-general-zhuge-ke-glyph = 恪

gz-general-yan-baihu-name = 严白虎
gz-general-yan-baihu-title = 石城寨主
gz-general-yan-baihu-glyph = 虎

gz-general-huang-zu-name = 黄祖
gz-general-huang-zu-title = 江夏门户
gz-general-huang-zu-glyph = 祖

gz-general-meng-da-name = 孟达
gz-general-meng-da-title = 几番易帜
gz-general-meng-da-glyph = 达

gz-general-tang-zi-name = 唐咨
gz-general-tang-zi-title = 造舟浮海
gz-general-tang-zi-glyph = 咨

gz-general-zhang-lu-name = 张鲁
gz-general-zhang-lu-title = 汉中师君
gz-general-zhang-lu-glyph = 鲁

gz-general-mi-fang-fu-shiren-name = 糜芳傅士仁
gz-general-mi-fang-fu-shiren-title = 开门献城
gz-general-mi-fang-fu-shiren-glyph = 芳

gz-general-liu-qi-name = 刘琦
gz-general-liu-qi-title = 上屋抽梯
gz-general-liu-qi-glyph = 琦

gz-general-shi-xie-name = 士燮
gz-general-shi-xie-title = 偏安交趾
gz-general-shi-xie-glyph = 燮

gz-general-xiahou-ba-name = 夏侯霸
gz-general-xiahou-ba-title = 投蜀避祸
gz-general-xiahou-ba-glyph = 霸

gz-general-xu-you-name = 许攸
gz-general-xu-you-title = 官渡夜奔
gz-general-xu-you-glyph = 许

gz-general-pan-jun-name = 潘濬
gz-general-pan-jun-title = 公清之臣
gz-general-pan-jun-glyph = 濬

gz-general-peng-yang-name = 彭羕
gz-general-peng-yang-title = 徒隶狂士
gz-general-peng-yang-glyph = 羕

gz-general-wen-qin-name = 文钦
gz-general-wen-qin-title = 淮南骁将
gz-general-wen-qin-glyph = 文

gz-general-su-fei-name = 苏飞
gz-general-su-fei-title = 不忘故人
gz-general-su-fei-glyph = 飞

gz-general-zhong-hui-name = 钟会
gz-general-zhong-hui-title = 入蜀异志
gz-general-zhong-hui-glyph = 会

gz-general-sima-zhao-name = 司马昭
gz-general-sima-zhao-title = 路人皆知
gz-general-sima-zhao-glyph = 昭

gz-general-sun-chen-name = 孙綝
gz-general-sun-chen-title = 废立之臣
gz-general-sun-chen-glyph = 綝

gz-general-gongsun-yuan-name = 公孙渊
gz-general-gongsun-yuan-title = 辽东燕王
gz-general-gongsun-yuan-glyph = 公

## 武将，海外

gz-general-zhuge-jin-name = 诸葛瑾
gz-general-zhuge-jin-title = 两国使节
gz-general-zhuge-jin-glyph = 瑾

gz-general-liao-hua-name = 廖化
gz-general-liao-hua-title = 老当先锋
gz-general-liao-hua-glyph = 化

gz-general-ling-cao-name = 凌操
gz-general-ling-cao-title = 先登破贼
gz-general-ling-cao-glyph = 凌

## 技能，阵

gz-skill-tuntian-name = 屯田
gz-skill-tuntian-rule = 你在自己的回合外失去手牌或装备区里的牌后，可以判定：结果不是红桃，你可以把判定牌放在武将牌上，称为“田”。锁定技，你到其他角色的距离减去“田”的张数，最少为1。

gz-skill-jixi-name = 急袭
gz-skill-jixi-rule = 主将技，此牌少算半条阴阳鱼。出牌阶段，你可以把一张“田”当【顺手牵羊】使用，计算距离时已不算这张“田”。

gz-skill-ziliang-name = 资粮
gz-skill-ziliang-rule = 副将技，与你同势力的角色（包括你）受到伤害后，若其存活，你可以把一张“田”交给其。

gz-skill-huyuan-name = 护援
gz-skill-huyuan-rule = 结束阶段开始时，你可以选一项：把一张不是装备的手牌交给一名其他角色；或把你的一张装备牌放进一名角色空着的相应装备栏，可以是你，然后你可以弃置场上的一张牌。

gz-skill-heyi-name = 鹤翼
gz-skill-heyi-rule = 阵法技，你处在队列里时，这条队列里的所有角色（包括你）都有“飞影”。可以队列召唤。

gz-skill-feiying-name = 飞影
gz-skill-feiying-rule = 锁定技，其他角色到你的距离+1。

gz-skill-tiaoxin-name = 挑衅
gz-skill-tiaoxin-rule = 出牌阶段限一次，你可以选一名攻击范围内有你的其他角色：其须对你使用一张【杀】，否则你弃置其一张牌。

gz-skill-yizhi-name = 遗志
gz-skill-yizhi-rule = 副将技，此牌少算半条阴阳鱼。主将明置且有“观星”时，那个“观星”固定看五张牌；否则你有“观星”。

gz-skill-tianfu-name = 天覆
gz-skill-tianfu-rule = 主将技，阵法技，当前回合的角色与你在同一条队列里时，你有“看破”；可以是你自己的回合。可以队列召唤。

gz-skill-shengxi-name = 生息
gz-skill-shengxi-rule = 结束阶段开始时，若你本回合没有造成过伤害，你可以摸两张牌。

gz-skill-shoucheng-name = 守成
gz-skill-shoucheng-rule = 与你同势力的角色在其回合外失去最后的手牌后，你可以令其摸一张牌。

gz-skill-shangyi-name = 尚义
gz-skill-shangyi-rule = 出牌阶段限一次，若你有手牌，你可以让一名有手牌或暗将的其他角色看你的所有手牌，再选一项：看其所有手牌，可以弃置其中一张黑色牌；或看其所有暗将。

gz-skill-niaoxiang-name = 鸟翔
gz-skill-niaoxiang-rule = 阵法技，你参与围攻时，围攻者使用【杀】指定被围攻者后，其须依次使用两张【闪】才能抵消。可以围攻召唤。

gz-skill-yicheng-name = 疑城
gz-skill-yicheng-rule = 与你同势力的角色（包括你）使用【杀】指定第一个目标后，或成为【杀】的目标后，你可以令其摸一张牌，再弃一张牌。

gz-skill-qianhuan-name = 千幻
gz-skill-qianhuan-rule = 与你同势力的角色受到伤害后，若其存活，你可以把一张牌放在武将牌上，称为“幻”，各张花色须不同。与你同势力的角色成为基本牌或锦囊的唯一目标时，你可以移去一张“幻”，令其不再是目标。

gz-skill-zhendu-name = 鸩毒
gz-skill-zhendu-rule = 其他角色的出牌阶段开始时，你可以弃一张手牌：视为其使用一张【酒】；用了并且存活，你对其造成1点伤害。

gz-skill-qiluan-name = 戚乱
gz-skill-qiluan-rule = 一名角色的回合结束时，若你本回合杀死过角色，你可以摸三张牌。

gz-skill-zhangwu-name = 章武
gz-skill-zhangwu-rule = 锁定技，【飞龙夺凤】进入弃牌堆或其他角色的装备区后，你获得它。你将要失去它时，除非是使用它，改为展示它并放到牌堆底，然后你摸两张牌。

gz-skill-shouyue-name = 授钺
gz-skill-shouyue-rule = 君主技，锁定技，此武将牌明置时，你有“五虎将大旗”。

gz-skill-banner-five-tigers-name = 五虎将大旗
gz-skill-banner-five-tigers-rule = 蜀势力角色的技能变强。武圣：任意牌都可以当【杀】。咆哮：【杀】无视目标的防具。龙胆：每这样用或打出一张牌，摸一张牌。铁骑：目标所有明置武将的非锁定技都失效。烈弓：攻击范围+1。

gz-skill-jizhao-name = 激诏
gz-skill-jizhao-rule = 限定技，你濒死时，可以把手牌补到X张（X为你的体力上限），回复到2点体力，失去“授钺”，获得“仁德”。

## 技能，势

gz-skill-xunxun-name = 恂恂
gz-skill-xunxun-rule = 摸牌阶段开始时，你可以看牌堆顶四张牌，把其中两张按任意顺序放回牌堆顶，另两张按任意顺序放到牌堆底。

gz-skill-wangxi-name = 忘隙
gz-skill-wangxi-rule = 你每对其他角色造成1点伤害后，或每受到其他角色的1点伤害后，若其存活，你可以与其各摸一张牌。

gz-skill-hengjiang-name = 横江
gz-skill-hengjiang-rule = 你受到伤害后，可以令当前回合的角色本回合手牌上限-X，X为其装备区的牌数，最少为1。该回合结束时，若其没在弃牌阶段弃过自己的牌，你把手牌补到体力上限。

gz-skill-qianxi-name = 潜袭
gz-skill-qianxi-rule = 准备阶段开始时，你可以摸一张牌，再弃一张牌，然后选一名与你距离为1的角色：其本回合不能使用或打出与所弃牌同颜色的手牌。

gz-skill-guixiu-name = 闺秀
gz-skill-guixiu-rule = 此武将牌每次明置后，你可以摸两张牌；它被移除后，你可以回复1点体力。

gz-skill-cunsi-name = 存嗣
gz-skill-cunsi-rule = 出牌阶段，你可以移除此武将牌并选一名角色：其获得“勇决”；若不是你，其摸两张牌。

gz-skill-yongjue-name = 勇决
gz-skill-yongjue-rule = 与你同势力的角色在其出牌阶段使用的【杀】结算完后，若它是其本阶段使用的第一张牌，其可以收回它的实体牌。

gz-skill-ji-ang-name = 激昂
gz-skill-ji-ang-rule = 你使用【决斗】或红色【杀】指定第一个目标后，或成为【决斗】或红色【杀】的目标后，可以摸一张牌。

gz-skill-yingyang-name = 鹰扬
gz-skill-yingyang-rule = 你的拼点牌亮出后，你可以令它这次的点数+3或-3，最小为1，最大为13。

gz-skill-hunshang-name = 魂殇
gz-skill-hunshang-rule = 副将技，锁定技，此牌少算半条阴阳鱼。准备阶段开始时，若你的体力值为1，你本回合有“英姿”和“英魂”。

gz-skill-duanxie-name = 断绁
gz-skill-duanxie-rule = 出牌阶段限一次，你可以令一至X名没有连环的其他角色进入连环，然后你也进入连环。X为你已损失的体力值，最少为1。

gz-skill-fenming-name = 奋命
gz-skill-fenming-rule = 结束阶段开始时，若你处于连环，你可以依次弃置每名连环角色的一张牌，包括你自己。

gz-skill-hengzheng-name = 横征
gz-skill-hengzheng-rule = 摸牌阶段开始时，若你的体力值为1或没有手牌，你可以放弃摸牌，改为依次获得每名其他角色的一张牌，判定区里的也可以。

gz-skill-baoling-name = 暴凌
gz-skill-baoling-rule = 主将技，锁定技，出牌阶段结束时，若此武将牌明置且你有副将，你移除副将，加3点体力上限，回复3点体力，失去“暴凌”，获得“崩坏”。

gz-skill-benghuai-name = 崩坏
gz-skill-benghuai-rule = 锁定技，结束阶段开始时，若有角色的体力值比你少，你须选一项：失去1点体力，或减1点体力上限。

gz-skill-chuanxin-name = 穿心
gz-skill-chuanxin-rule = 你在出牌阶段使用的【杀】或【决斗】将要对一名势力不同、有副将的角色造成伤害时，你可以防止伤害，令其选一项：弃置装备区里的所有牌（至少一张）并失去1点体力；或移除副将。

gz-skill-fengshi-name = 锋矢
gz-skill-fengshi-rule = 阵法技，你参与围攻时，围攻者使用【杀】指定被围攻者后，其须弃置装备区里的一张牌。可以围攻召唤。

gz-skill-wuxin-name = 悟心
gz-skill-wuxin-rule = 摸牌阶段开始时，你可以看牌堆顶X张牌，再按任意顺序放回牌堆顶。X为群势力的角色数。

gz-skill-hongfa-name = 弘法
gz-skill-hongfa-rule = 君主技，锁定技，此武将牌明置时，你有“黄巾天兵符”。

gz-skill-yellow-turban-talisman-name = 黄巾天兵符
gz-skill-yellow-turban-talisman-rule = 准备阶段开始时，若没有“天兵”，把牌堆顶X张牌置为“天兵”，X为群势力角色数。每张“天兵”在你这里算一名群势力角色。你将要失去体力时，可以改为移去一张“天兵”。与你同势力的角色可以把“天兵”当【杀】使用或打出。

gz-skill-wendao-name = 问道
gz-skill-wendao-rule = 出牌阶段限一次，你可以弃一张不是【太平要术】的红色牌，获得弃牌堆或任意角色装备区里的【太平要术】。

## 技能，变

gz-skill-qice-name = 奇策
gz-skill-qice-rule = 出牌阶段限一次，你可以把所有手牌当任意一种非延时锦囊使用，目标数不能多于这些牌的张数；结算完后，你可以变更副将，每局一次。

gz-skill-zhiyu-name = 智愚
gz-skill-zhiyu-rule = 你受到伤害后，可以摸一张牌，再展示所有手牌；若颜色全都相同，伤害来源弃一张手牌。

gz-skill-wanwei-name = 挽危
gz-skill-wanwei-rule = 其他角色将要弃置或获得你的牌时，若你可选的牌多于这个数，你可以改为自己选同样多的牌。

gz-skill-yuejian-name = 约俭
gz-skill-yuejian-rule = 锁定技，与你同势力的角色（包括你）弃牌阶段开始时，若其本回合没有对别的势力的角色使用过牌，其本回合手牌上限等于体力上限。

gz-skill-jili-name = 蒺藜
gz-skill-jili-rule = 你使用或打出牌时，若这是你本回合使用与打出的第X张牌，你可以摸X张牌。X为你此时的攻击范围。

gz-skill-sanyao-name = 散谣
gz-skill-sanyao-rule = 出牌阶段限一次，你可以弃一张牌并选一名体力值最多的角色，对其造成1点伤害；并列时由你选，可以是你。

gz-skill-zhiman-name = 制蛮
gz-skill-zhiman-rule = 你将要对其他角色造成伤害时，可以防止伤害，获得其装备区或判定区里的一张牌；然后若其与你同势力，你可以让其变更副将，每局一次。

gz-skill-xuanlue-name = 旋略
gz-skill-xuanlue-rule = 你失去装备区里的牌后，可以弃置一名其他角色的一张牌；同时失去几张只算一次。

gz-skill-yongjin-name = 勇进
gz-skill-yongjin-rule = 限定技，出牌阶段，你可以依次至多三次，把一名角色装备区里的一张牌移到另一名角色空着的相应装备栏。

gz-skill-diaodu-name = 调度
gz-skill-diaodu-rule = 与你同势力的角色（包括你）使用装备牌时，可以摸一张牌。出牌阶段开始时，你可以获得与你同势力的一名角色装备区里的一张牌，再可以把它交给另一人；取自你自己的，必须交出。

gz-skill-diancai-name = 典财
gz-skill-diancai-rule = 其他角色的出牌阶段结束时，若你在此阶段失去了至少X张牌（X为你的体力值，最少为1），你可以把手牌补到体力上限，然后可以变更副将，每局一次。

gz-skill-yigui-name = 役鬼
gz-skill-yigui-rule = 首次明置此牌后，随机扣两张未用的武将牌在此，称为“魂”。每回合每种牌名限一次，你可以展示并放回一张“魂”，视为使用基本牌（【闪】除外）或非延时锦囊（【无懈可击】除外），已确定势力的目标须与“魂”同势力。

gz-skill-jihun-name = 汲魂
gz-skill-jihun-rule = 你受到伤害后，或与你势力不同的角色濒死而被救回后，你可以随机扣一张未用的武将牌在此，作为“魂”。

gz-skill-xiongsuan-name = 凶算
gz-skill-xiongsuan-rule = 限定技，出牌阶段，你可以弃一张手牌，对与你同势力的一名角色造成1点伤害，可以是你，然后你摸三张牌；若其存活，你选其一个用过的限定技，本回合结束时它算没用过。

gz-skill-jiahe-name = 嘉禾
gz-skill-jiahe-rule = 君主技，锁定技，此武将牌明置时，你有“缘江烽火图”。

gz-skill-riverside-beacon-map-name = 缘江烽火图
gz-skill-riverside-beacon-map-rule = 吴势力角色出牌阶段限一次，可以把一张装备牌放到图上，称为“烽火”；其准备阶段开始时，可以选一项技能用到回合结束：一张起英姿，两张起好施，三张起涉猎，四张起度势，五张可选两项。你受到【杀】或锦囊的伤害后，移去一张“烽火”。

gz-skill-shelie-name = 涉猎
gz-skill-shelie-rule = 摸牌阶段，你可以放弃摸牌，改为亮出牌堆顶五张牌，每种花色获得一张，其余进弃牌堆。

gz-skill-lianzi-name = 敛资
gz-skill-lianzi-rule = 出牌阶段限一次，你可以弃一张手牌，亮出牌堆顶X张牌，获得其中与它同类别的，其余进弃牌堆；X为吴势力角色的装备数加“烽火”数。一次获得至少四张，你失去“敛资”，获得“制衡”。

gz-skill-jubao-name = 聚宝
gz-skill-jubao-rule = 锁定技，其他角色不能获得你装备区里的宝物。结束阶段开始时，若【定澜夜明珠】在任意装备区或弃牌堆，你摸一张牌，再获得装备着它的其他角色的一张牌。

## 技能，权

gz-skill-zhengbi-name = 征辟
gz-skill-zhengbi-rule = 出牌阶段开始时，你可以选一项：选一名未确定势力的角色，直到其确定势力或回合结束，你对其用牌没有距离和次数限制；或把一张基本牌交给一名已确定势力的其他角色，其须还你一张非基本牌或两张基本牌，只有一张牌就还这张。

gz-skill-fengying-name = 奉迎
gz-skill-fengying-rule = 限定技，出牌阶段，你可以把所有手牌（至少一张）当【挟天子以令诸侯】使用，不必是大势力；使用时，所有与你同势力的角色（包括你）把手牌补到体力上限。

gz-skill-jieyue-name = 节钺
gz-skill-jieyue-rule = 准备阶段开始时，你可以把一张手牌交给一名不是魏势力的角色（未确定势力的也可以），并对其下军令：其执行，你摸一张牌；不执行，你本回合摸牌阶段多摸三张牌。

gz-skill-jianglue-name = 将略
gz-skill-jianglue-rule = 限定技，出牌阶段，你可以选一项军令。未确定势力、与你同势力的角色先可以亮出一张武将；同势力的其他角色再依次决定是否执行。你与执行者各加1点体力上限并回复1点体力，你摸X张牌，X为回复了体力的人数。

gz-skill-enyuan-name = 恩怨
gz-skill-enyuan-rule = 锁定技，其他角色对你使用【桃】时，其摸一张牌。你受到伤害后，伤害来源须选一项：交给你一张手牌，或失去1点体力。

gz-skill-xuanhuo-name = 眩惑
gz-skill-xuanhuo-rule = 与你同势力的其他角色在其出牌阶段限一次，可以交给你一张手牌，再弃一张牌，从武圣、咆哮、龙胆、铁骑、烈弓、狂骨里选一项无人拥有的，拥有到本回合结束，或到其亮出有这项技能的武将为止。

gz-skill-ganlu-name = 甘露
gz-skill-ganlu-rule = 出牌阶段限一次，你可以令两名角色交换装备区里的所有牌，可以包括你；两人的装备不能都是零，张数之差不能多于你已损失的体力值。

gz-skill-buyi-name = 补益
gz-skill-buyi-rule = 每回合限一次，与你同势力的角色（包括你）因伤害濒死而被救回后，你可以对伤害来源下军令；其不执行，获救的角色回复1点体力。

gz-skill-keshou-name = 恪守
gz-skill-keshou-rule = 你将要受到伤害时，可以弃两张同颜色的牌，令伤害-1；然后若没有其他与你同势力的角色，你判定：结果为红色，你摸一张牌。

gz-skill-zhuwei-name = 筑围
gz-skill-zhuwei-rule = 你的判定结果确定后，若判定牌是会造成伤害的牌，你可以获得它，再可以令当前回合的角色本回合手牌上限+1，并可以多用一张【杀】。

gz-skill-weidi-name = 伪帝
gz-skill-weidi-rule = 出牌阶段限一次，你可以对一名本回合从牌堆得到过牌的其他角色下军令；其不执行，你获得其所有手牌，再交给其同样多的牌。

gz-skill-yongsi-name = 庸肆
gz-skill-yongsi-rule = 锁定技，没有装备区里有【玉玺】时，视为你装备着它。你成为【知己知彼】的目标后，展示所有手牌。

gz-skill-fudi-name = 附敌
gz-skill-fudi-rule = 你受到其他角色的伤害后，可以交给其一张手牌，然后对其势力中体力值最多的一名角色造成1点伤害，并列时由你选；那人的体力值须不少于你。

gz-skill-congjian-name = 从谏
gz-skill-congjian-rule = 锁定技，你在自己的回合外造成的伤害+1；你在自己的回合内受到的伤害+1。

gz-skill-jianan-name = 建安
gz-skill-jianan-rule = 君主技，锁定技，魏势力角色准备阶段开始时，可以弃一张牌，选自己一张暗置的武将（都明置则暗置一张），从突袭、巧变、骁果、节钺、断粮里选一项无人拥有的：到你下回合开始或你死亡，其有此技能，那张武将不能明置。

gz-skill-huibian-name = 挥鞭
gz-skill-huibian-rule = 出牌阶段限一次，你可以选一名魏势力角色，和另一名已受伤的魏势力角色，可以包括你：你对前者造成1点伤害，然后前者摸两张牌，后者回复1点体力。

gz-skill-zongyu-name = 总御
gz-skill-zongyu-rule = 锁定技，【六龙骖驾】进入其他角色的装备区后，若你装备着马，你可以与其交换所有的马。你使用别的马时，若【六龙骖驾】在其他角色的装备区或弃牌堆，那匹马进弃牌堆，改由【六龙骖驾】进入你的装备区。

## 技能，不臣

gz-skill-quanjin-name = 劝进
gz-skill-quanjin-rule = 出牌阶段限一次，你可以把一张手牌交给一名本阶段受到过伤害的其他角色，并对其下军令：其执行，你摸一张牌；不执行，若你的手牌不是最多，你把手牌摸到与最多的人一样多，最多摸五张。

gz-skill-zaoyun-name = 凿运
gz-skill-zaoyun-rule = 出牌阶段限一次，你可以选一名距离大于1、势力不同的角色，弃X张手牌，X为距离减1：本回合你到其的距离视为1，你对其造成1点伤害。

gz-skill-juejue-name = 决绝
gz-skill-juejue-rule = 弃牌阶段开始时，你可以失去1点体力；这样做，此阶段结束时，若你弃过X张自己的牌，其他角色依次选一项：把X张手牌置入弃牌堆，或受到你造成的1点伤害。你杀死同势力的角色，没有赏罚。

gz-skill-fangyuan-name = 方圆
gz-skill-fangyuan-rule = 阵法技，你参与围攻时，围攻者的手牌上限+1，被围攻者-1。结束阶段开始时，若你被围攻，你选一名围攻者，视为对其使用一张不受距离限制的【杀】。可以围攻召唤。

gz-skill-qiance-name = 谦策
gz-skill-qiance-rule = 与你同势力的角色（包括你）使用非延时锦囊指定目标时，可以令大势力的角色不能响应这张牌。

gz-skill-jujian-name = 举荐
gz-skill-jujian-rule = 副将技，锁定技，此牌少算半条阴阳鱼。与你同势力的角色（包括你）进入濒死时，其回复到1点体力，然后你变更副将。

gz-skill-tongdu-name = 统度
gz-skill-tongdu-rule = 与你同势力的角色（包括你）结束阶段开始时，可以摸X张牌，X为其在本回合弃牌阶段弃置的牌数，最多为3。

gz-skill-qingyin-name = 清隐
gz-skill-qingyin-rule = 限定技，出牌阶段，你可以令所有与你同势力的角色（包括你）回复到体力上限，然后移除此武将牌。

gz-skill-diaogui-name = 调归
gz-skill-diaogui-rule = 出牌阶段限一次，你可以把一张装备牌当【调虎离山】使用；若因此有两名原先不相邻的同势力角色变得相邻，你摸X张牌，X为含有这一相邻的己方队列的人数，取最长的一条。

gz-skill-fengyang-name = 风扬
gz-skill-fengyang-rule = 阵法技，与你同在一条队列里的角色（包括你），装备区里的牌不能被势力不同的角色弃置或获得。可以队列召唤。

gz-skill-aocai-name = 傲才
gz-skill-aocai-rule = 在你的回合外，你需要使用或打出基本牌时，可以看牌堆顶两张牌；其中有需要的牌，你可以使用或打出它。

gz-skill-duwu-name = 黩武
gz-skill-duwu-rule = 限定技，出牌阶段，你可以选一项军令：攻击范围内所有不与你同势力的角色依次决定是否执行，每有一人不执行，你对其造成1点伤害并摸一张牌。若其间有人濒死而被救回，最后你失去1点体力。

gz-skill-zhidao-name = 雉盗
gz-skill-zhidao-rule = 锁定技，出牌阶段开始时，你选一名其他角色：本回合你到其的距离视为1，你的牌只能以其或你为目标；你在本阶段首次对其造成伤害后，获得其区域里的一张牌。

gz-skill-jili-fence-name = 寄篱
gz-skill-jili-fence-rule = 锁定技，只以你为目标的红色基本牌或非延时锦囊（【联军盛宴】除外）结算完后，使用者视为再对你使用一张。同一阶段里你第二次将要受到伤害时，防止它并移除此武将牌。

gz-skill-xishe-name = 袭射
gz-skill-xishe-rule = 其他角色准备阶段开始时，你可以弃置装备区里的一张牌，视为对其使用一张不受距离限制的【杀】，其体力值比你少，则无人能响应；可以重复。回合结束时，若有人死于这样的【杀】，你可以变更副将（暗置），每局一次。

gz-skill-qiuan-name = 求安
gz-skill-qiuan-rule = 你将要受到有实体牌的牌造成的伤害时，若此武将牌上没有“函”，你可以把这些实体牌放上来，称为“函”，防止此伤害。

gz-skill-liangfan-name = 量反
gz-skill-liangfan-rule = 锁定技，准备阶段开始时，若有“函”，你获得它们，再失去1点体力。本回合，你使用其中的牌造成伤害后，可以获得受伤角色的一张牌。

gz-skill-xingzhao-name = 兴棹
gz-skill-xingzhao-rule = 锁定技，X为已受伤角色的势力数。至少1：你有“恂恂”。至少2：你受到伤害后，你与来源中手牌少的摸一张牌。至少3：弃牌阶段开始时，你手牌上限+4。至少4：你失去装备区里的牌后，摸一张牌。

gz-skill-bushi-name = 布施
gz-skill-bushi-rule = 你的回合结束时，你获得与体力值同样多的布施标记。其他角色准备阶段开始时，你可以交给其一张牌，移去一枚标记，摸两张牌。你的准备阶段开始时，你弃X张牌，移去所有标记，X为存活人数减体力值再减2。

gz-skill-midao-name = 米道
gz-skill-midao-rule = 结束阶段开始时，若此武将牌上没有“米”，你可以摸两张牌，再把两张牌放上来，称为“米”。任何角色的判定结果确定前，你可以打出一张“米”代替判定牌，并获得原来的判定牌。

gz-skill-fengshi-md-name = 锋势
gz-skill-fengshi-md-rule = 你使用牌只指定了一名手牌比你少的其他角色时，你可以弃置你与其各一张牌，令此牌伤害+1。手牌比你多的其他角色使用牌只指定了你时，其可以让你这样做。

gz-skill-wenji-name = 问计
gz-skill-wenji-rule = 出牌阶段开始时，你可以令一名其他角色交给你一张牌，并展示。其与你同势力或未确定势力：本回合你使用这张牌没有距离和次数限制，别人不能响应；势力不同：你交给其另一张牌，并展示。

gz-skill-tunjiang-name = 屯江
gz-skill-tunjiang-rule = 结束阶段开始时，若你在本回合出牌阶段使用过牌，又没有指定过其他角色为目标，你可以摸X张牌，X为场上的势力数。

gz-skill-biluan-name = 避乱
gz-skill-biluan-rule = 锁定技，其他角色到你的距离+X，X为你装备区的牌数，最少为1。

gz-skill-lixia-name = 礼下
gz-skill-lixia-rule = 势力不同的角色准备阶段开始时，其可以弃置你装备区里的一张牌，然后其选一项：弃两张牌，失去1点体力，或让你摸两张牌。

gz-skill-baolie-name = 豹烈
gz-skill-baolie-rule = 锁定技，出牌阶段开始时，势力不同、攻击范围内有你的角色依次须对你使用一张【杀】，否则你弃置其一张牌。你对体力值不少于你的角色使用【杀】，没有距离和次数限制。

gz-skill-chenglue-name = 成略
gz-skill-chenglue-rule = 与你同势力的角色（包括你）使用的多目标的牌结算完后，你可以令其摸一张牌；若你受到过此牌的伤害，你可以再令一名两张武将都明置、没有这几种标记的同势力角色获得一枚阴阳鱼标记。

gz-skill-shicai-name = 恃才
gz-skill-shicai-rule = 锁定技，你受到伤害后：恰为1点，你摸一张牌；多于1点，你弃两张牌。

gz-skill-congcha-name = 聪察
gz-skill-congcha-rule = 准备阶段开始时，你可以选一名未确定势力的其他角色。其在你下回合开始前首次亮将时：与你同势力，你与其各摸两张牌；不同，其失去1点体力。摸牌阶段，若所有角色都已确定势力，你可以多摸两张牌。

gz-skill-gongqing-name = 公清
gz-skill-gongqing-rule = 锁定技，你将要受到有来源的伤害时：来源的攻击范围小于3，多于1点的伤害减为1点；大于3，伤害+1。

gz-skill-tongling-name = 通令
gz-skill-tongling-rule = 出牌阶段限一次，你对势力不同的角色造成伤害后，若其存活，可以让同势力的一名角色（可以是你）对其使用一张手牌，不限距离和次数。此牌造成伤害，你与使用者各摸两张牌；没造成，受伤者获得你先前造成伤害的牌。

gz-skill-jinxian-name = 近陷
gz-skill-jinxian-rule = 此武将牌明置后，你到其距离不大于1的角色（包括你）依次：两张武将都明置的，暗置其中一张；否则弃两张牌。

gz-skill-jinfa-name = 矜伐
gz-skill-jinfa-rule = 出牌阶段限一次，你可以弃一张牌并选一名有牌的其他角色，其选一项：你获得其一张牌；或其交给你一张装备牌，若是黑桃，视为其对你使用一张【杀】。

gz-skill-lianpian-name = 联翩
gz-skill-lianpian-rule = 结束阶段开始时，若你本回合弃置的牌（不论谁的）多于你的体力值，你可以令同势力的一名角色把手牌补到体力上限。其他角色结束阶段开始时，若其本回合弃置的牌多于你的体力值，其可以弃置你一张牌，或令你回复1点体力。

gz-skill-quanji-name = 权计
gz-skill-quanji-rule = 你造成伤害后，或受到伤害后，可以摸一张牌，再把一张牌放在武将牌上，称为“权”；两种情形每回合各限一次。你的手牌上限+X，X为“权”数。

gz-skill-paiyi-name = 排异
gz-skill-paiyi-rule = 出牌阶段限一次，你可以移去一张“权”，令一名角色摸X张牌，X为余下的“权”数，最多为7；然后若其手牌比你多，你对其造成1点伤害。

gz-skill-suzhi-name = 夙智
gz-skill-suzhi-rule = 锁定技，你的回合内，下列各项合计满三次前有效：你的【杀】或【决斗】的伤害+1；你使用非转化的锦囊没有距离限制，并摸一张牌；其他角色的牌被弃置后，你获得其一张牌。回合结束时不满三次，你有“反馈”，直到你下回合开始。

gz-skill-zhaoxin-name = 昭心
gz-skill-zhaoxin-rule = 你受到伤害后，可以展示所有手牌，然后与一名手牌不多于你的其他角色交换手牌。

gz-skill-shilu-name = 嗜戮
gz-skill-shilu-rule = 一名角色死亡后，你可以把其武将牌放在此牌上，称为“戮”；若是你杀死的，再随机加两张未用的武将牌。准备阶段开始时，你可以弃一至X张牌，再摸同样多，X为“戮”数。

gz-skill-xiongnue-name = 凶虐
gz-skill-xiongnue-rule = 出牌阶段开始时，你可以放回一张“戮”并选一项，本回合对其势力的角色：伤害+1；或将要造成伤害时获得其一张牌；或用牌没有次数限制。出牌阶段结束时，你可以放回两张“戮”：到你下回合开始，其他角色对你的伤害-1。

gz-skill-huaiyi-name = 怀异
gz-skill-huaiyi-rule = 出牌阶段限一次，你可以展示所有手牌；若有两种颜色，你选一种颜色弃置其所有X张，再从一至X名其他角色处各获得一张牌，其中的装备牌放在武将牌上，称为“异”。

gz-skill-zisui-name = 恣睢
gz-skill-zisui-rule = 锁定技，摸牌阶段，你多摸X张牌，X为“异”数。结束阶段开始时，若“异”比你的体力上限多，你死亡。

## 技能，海外

gz-skill-huanshi-name = 缓释
gz-skill-huanshi-rule = 与你同势力的角色（包括你）的判定结果确定前，你可以打出一张牌代替判定牌，原来的判定牌进弃牌堆。

gz-skill-hongyuan-name = 弘援
gz-skill-hongyuan-rule = 出牌阶段限一次，你可以展示一张手牌：本阶段它在你手里时，视为有连横标记。你因连横将要摸牌时，可以改由同势力的另一名角色摸。

gz-skill-mingzhe-name = 明哲
gz-skill-mingzhe-rule = 在你的回合外，你使用或打出红色牌后，或装备区里的红色牌离开后，你可以摸一张牌。

gz-skill-dangxian-name = 当先
gz-skill-dangxian-rule = 锁定技，首次明置此武将牌时，你获得一枚先驱标记。你的回合开始后、准备阶段前，你进行一个额外的出牌阶段。

gz-skill-dujin-name = 独进
gz-skill-dujin-rule = 摸牌阶段，你可以多摸X张牌，X为你装备区牌数的一半，向上取整。首次明置此武将牌时，若没有其他与你同势力的角色，不论死活，你获得一枚先驱标记。
