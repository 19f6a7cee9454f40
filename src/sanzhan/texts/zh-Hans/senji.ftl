### 时战 SENJI：游戏里的东西，即家族、领地、牌、武士、花札与选项。

game-senji-name = 时战
game-senji-gist = 六家争天下。人质、盟约与背约都写在牌上，先到六十分者执天下。

## 家族

senji-family-fan-name = 扇家
senji-family-mask-name = 面家
senji-family-sabre-name = 刀家
senji-family-lotus-name = 莲家
senji-family-cherry-name = 樱家
senji-family-dragon-name = 龙家

## 领地与海域

senji-province-chikuzen-name = 筑前
senji-province-bungo-name = 丰后
senji-province-satsuma-name = 萨摩
senji-province-iyo-name = 伊予
senji-province-sanuki-name = 赞岐
senji-province-tosa-name = 土佐
senji-province-nagato-name = 长门
senji-province-izumo-name = 出云
senji-province-aki-name = 安艺
senji-province-tamba-name = 丹波
senji-province-yamashiro-name = 山城
senji-province-kii-name = 纪伊
senji-province-kaga-name = 加贺
senji-province-mikawa-name = 三河
senji-province-shinano-name = 信浓
senji-province-echigo-name = 越后
senji-province-musashi-name = 武藏
senji-province-mutsu-name = 陆奥
senji-sea-north-name = 北海
senji-sea-south-name = 南海

## 外交牌

senji-card-hostage-name = 人质
senji-card-hostage-glyph = 质
senji-card-hostage-rule = 受牌上那一家进攻时可以处决：牌移出游戏，你加牌面之数，进攻者扣两倍。或在秋季展示在自己面前，加牌面之数，每家至多展示一张；展示着的不能交换、竞投或处决。
senji-card-support-name = 支援
senji-card-support-glyph = 援
senji-card-support-rule = 合战掷骰之后，双方各暗出一张或不出，一起翻开。战力加上掷出那一家家纹的骰数，至多加到牌面之数。敌家的支援不能用；自家的不加，只能虚张声势。双方同出一家，只有数大的算；数也相同，都不算。用后归还牌上那一家。
senji-card-trade-name = 贸易
senji-card-trade-glyph = 贸
senji-card-trade-rule = 秋季结算时交还牌上那一家：其主人从手里挑出与牌面之数一样多的花札给你看，不够就全部拿出来。你留下一张，其余还回去。

senji-printed = { $family }{ $kind }{ $value }
senji-any = 任意一张
senji-any-of = 任意一张{ $family }牌

## 花札

senji-flower-sun-name = 光
senji-flower-animal-name = 种
senji-flower-ribbon-name = 短册
senji-flower-plain-name = 素札

senji-month-1-name = 松
senji-month-2-name = 梅
senji-month-3-name = 樱
senji-month-4-name = 藤
senji-month-5-name = 菖蒲
senji-month-6-name = 牡丹
senji-month-7-name = 萩
senji-month-8-name = 芒
senji-month-9-name = 菊
senji-month-10-name = 枫
senji-month-11-name = 柳
senji-month-12-name = 桐

senji-face-m01-1-name = 松·光（鹤）
senji-face-m01-2-name = 松·短册
senji-face-m01-3-name = 松·素札
senji-face-m01-4-name = 松·素札
senji-face-m02-1-name = 梅·种（莺）
senji-face-m02-2-name = 梅·短册
senji-face-m02-3-name = 梅·素札
senji-face-m02-4-name = 梅·素札
senji-face-m03-1-name = 樱·光（幕）
senji-face-m03-2-name = 樱·短册
senji-face-m03-3-name = 樱·素札
senji-face-m03-4-name = 樱·素札
senji-face-m04-1-name = 藤·种（杜鹃）
senji-face-m04-2-name = 藤·短册
senji-face-m04-3-name = 藤·素札
senji-face-m04-4-name = 藤·素札
senji-face-m05-1-name = 菖蒲·种（板桥）
senji-face-m05-2-name = 菖蒲·短册
senji-face-m05-3-name = 菖蒲·素札
senji-face-m05-4-name = 菖蒲·素札
senji-face-m06-1-name = 牡丹·种（蝶）
senji-face-m06-2-name = 牡丹·短册
senji-face-m06-3-name = 牡丹·素札
senji-face-m06-4-name = 牡丹·素札
senji-face-m07-1-name = 萩·种（野猪）
senji-face-m07-2-name = 萩·短册
senji-face-m07-3-name = 萩·素札
senji-face-m07-4-name = 萩·素札
senji-face-m08-1-name = 芒·光（月）
senji-face-m08-2-name = 芒·种（雁）
senji-face-m08-3-name = 芒·素札
senji-face-m08-4-name = 芒·素札
senji-face-m09-1-name = 菊·种（酒杯）
senji-face-m09-2-name = 菊·短册
senji-face-m09-3-name = 菊·素札
senji-face-m09-4-name = 菊·素札
senji-face-m10-1-name = 枫·种（鹿）
senji-face-m10-2-name = 枫·短册
senji-face-m10-3-name = 枫·素札
senji-face-m10-4-name = 枫·素札
senji-face-m11-1-name = 柳·光（雨中人）
senji-face-m11-2-name = 柳·种（燕）
senji-face-m11-3-name = 柳·短册
senji-face-m11-4-name = 柳·素札
senji-face-m12-1-name = 桐·光（凤凰）
senji-face-m12-2-name = 桐·素札
senji-face-m12-3-name = 桐·素札
senji-face-m12-4-name = 桐·素札

senji-combination-four-suns-name = 四光
senji-combination-four-suns-rule = 四张光，得 12 分。
senji-combination-five-ribbons-name = 五短
senji-combination-five-ribbons-rule = 五张短册，招募一名武士，放进自己的领地，得其分数。没有领地就不能兑换。
senji-combination-four-animals-name = 四种
senji-combination-four-animals-rule = 四张种，得 8 分。
senji-combination-five-plains-name = 五札
senji-combination-five-plains-rule = 五张素札，得 4 分。
senji-combination-four-kinds-name = 四季
senji-combination-four-kinds-rule = 光、种、短册、素札各一张，得 5 分。

## 武士

senji-samurai-akashi-name = 明石
senji-samurai-akashi-rule = 参战的攻方：掷骰之后、出支援牌之前，可以重掷至多两颗命运骰。每场合战一次。
senji-samurai-benkei-name = 弁庆
senji-samurai-benkei-rule = 参战的守方：战力 +2。
senji-samurai-chosogabe-name = 长宗我部
senji-samurai-chosogabe-rule = 其主人与人并列最高时，支配天皇归其主人，竞投也归其主人；竞投中并列的别人收回自己的牌。开局还没有放上地图时无效。
senji-samurai-daisuke-name = 大辅
senji-samurai-daisuke-rule = 没有异能，只有分数。
senji-samurai-fujita-name = 藤田
senji-samurai-fujita-rule = 所在的领地执行生产时，摸三张花札，而不是两张。
senji-samurai-genji-name = 源次
senji-samurai-genji-rule = 自己结算时可以弃一张花札，摸两张。每个秋季一次。
senji-samurai-hosokawa-name = 细川
senji-samurai-hosokawa-rule = 参战的一方获胜时，可以少移除一军或两军，最少移除零军。得分按真正移除的军数算。
senji-samurai-ishida-name = 石田
senji-samurai-ishida-rule = 新展示的人质牌每张多得 1 分；收回时连这 1 分一起扣回。
senji-samurai-jinnai-name = 甚内
senji-samurai-jinnai-rule = 其主人交还贸易牌时，对方要比牌面多拿出一张花札，手里不够就全部拿出来。
senji-samurai-kenji-name = 健次
senji-samurai-kenji-rule = 参战的一方战败时不移除，退到自己的任一领地；一块也没有，就退到战场邻接的海域。都没有，才移除。
senji-samurai-mori-name = 毛利
senji-samurai-mori-rule = 冬季结束、翻开暗标之前，可以看一名别人手里全部的外交牌。
senji-samurai-naoe-name = 直江
senji-samurai-naoe-rule = 冬季开始时，可以从一名别人手里随机抽一张外交牌，再从自己手里挑一张还给对方。
senji-samurai-okabe-name = 冈部
senji-samurai-okabe-rule = 每个秋季一次，兑换组合时可以把一张素札当作任何一种。
senji-samurai-ryuzo-name = 龙造
senji-samurai-ryuzo-rule = 没有异能，只有分数。
senji-samurai-sanada-name = 真田
senji-samurai-sanada-rule = 参战的攻方：战力 +1。
senji-samurai-tomoe-name = 巴
senji-samurai-tomoe-rule = 其主人家族的人质被处决时，其主人不扣分；处决的人照样得分。
senji-samurai-umeko-name = 梅子
senji-samurai-umeko-rule = 自己结算时可以指定一名别人，双方各暗选一张花札互换，对方不能拒绝；双方手里都要有。每个秋季一次。按选项也可以改为互换外交牌。
senji-samurai-yagyu-name = 柳生
senji-samurai-yagyu-rule = 参战时算作两名武士：少掷两颗命运骰，战力 +2。

senji-colour-blue-name = 外交
senji-colour-green-name = 经济
senji-colour-red-name = 军事
senji-hero-blue-rule = 弃掉这张英灵：看一名别人手里全部的外交牌，拿走其中一张。冬季或自己结算时可用。
senji-hero-green-rule = 弃掉这张英灵：查看花札牌堆，挑一张拿走，再把牌堆洗匀。自己结算时可用。
senji-hero-red-rule = 弃掉这张英灵：在一场自己参与的合战里，掷骰之后、出支援牌之前，重掷任意颗命运骰，每颗一次。

## 季节与指令

senji-season-setup-name = 开局
senji-season-winter-name = 冬
senji-season-spring-name = 春
senji-season-summer-name = 夏
senji-season-autumn-name = 秋
senji-season-over-name = 终局

senji-order-produce-name = 生产
senji-order-produce-rule = 摸两张花札。手里多少张都可以；牌堆空了，就把弃掉的洗回去。
senji-order-recruit-name = 征兵
senji-order-recruit-rule = 在这里添两军。一块领地至多 6 军，全图连海上至多 12 军，多出来的不添。
senji-order-move-name = 调动
senji-order-move-rule = 这里的军队与武士可以分头走到相邻的领地或海域，也可以不动。进别人的领地就是合战；从海上登陆，每军掷一颗命运骰，掷出自家家纹的沉没。
senji-order-back-name = 未翻开的指令

## 提议里的话

senji-reason-fifth-family = 这能让我凑齐第五家
senji-reason-you-lack = 你正缺这一家
senji-reason-peace = 我与你为邻，宁愿不打
senji-reason-support = 我需要支援
senji-reason-spare = 这张我用不上
senji-reason-thanks = 谢你前次相助
senji-promise-no-attack = 今年不攻打你
senji-promise-name-early = 由我点名时，早点你
senji-promise-name-late = 由我点名时，晚点你
senji-promise-swap-next = 明年冬季再与你换

## 选项

option-senji-sea-rules-name = 海上规则
option-senji-sea-rules-why = 规则文本的读法：从海上登陆一律掷骰。设计者的答复：舰队登上自己所在海域的岸不掷骰；还可以渡到另一片海，或者一道指令里越海突袭，突袭才掷骰。
option-senji-sea-rules-value-seed = 登陆都掷骰
option-senji-sea-rules-value-designer = 设计者的答复

option-senji-emperor-tie-name = 支配天皇并列
option-senji-emperor-tie-why = 最高分有几人并列时，抽签决定谁支配天皇，还是由现任从并列的人里选。开局总是抽签。
option-senji-emperor-tie-value-lots = 抽签
option-senji-emperor-tie-value-current-host-chooses = 现任来选

option-senji-end-tie-name = 终局并列
option-senji-end-tie-why = 有人到六十分，而最高分有几人并列：再打一年，然后再看。
option-senji-end-tie-value-extra-round = 再打一年

option-senji-recruit-pick-name = 招募武士
option-senji-recruit-pick-why = 招募武士时，抽三名留一名，或者只抽一名。
option-senji-recruit-pick-value-draw3-keep1 = 三选一
option-senji-recruit-pick-value-draw1 = 只抽一名

option-senji-mercenary-samurai-scores-name = 雇来的武士也得分
option-senji-mercenary-samurai-scores-why = 开：花 6 分雇来的武士，也像招募的一样把自己的分数带来。关：不带分数。
option-senji-mercenary-samurai-scores-value-true = 得分
option-senji-mercenary-samurai-scores-value-false = 不得分

option-senji-zero-bid-name = 零点的暗标
option-senji-zero-bid-why = 只有牌面为 0 的支援牌时，能不能也算出了价；没有别人出价，它就能赢。
option-senji-zero-bid-value-allowed = 可以
option-senji-zero-bid-value-refused = 不可以

option-senji-max-executions-per-war-name = 每战处决几张人质
option-senji-max-executions-per-war-why = 守方在一场合战开始时至多处决几张人质。0 是不限。
option-senji-max-executions-per-war-value =
    { $value ->
        [0] 不限
       *[other] { $value } 张
    }

option-senji-umeko-effect-name = 梅子的异能
option-senji-umeko-effect-why = 印在牌上的是互换花札；设计者后来说印错了，本意是互换外交牌。
option-senji-umeko-effect-value-printed = 互换花札
option-senji-umeko-effect-value-designer = 互换外交牌

option-senji-heroes-name = 英灵
option-senji-heroes-why = 变体。开：战死的武士留给主人当英灵，按颜色用一次：看手牌、找花札或重掷骰子；秋季也可以让自己的武士主动成为英灵。
option-senji-heroes-value-true = 有英灵
option-senji-heroes-value-false = 没有

option-senji-eliminate-with-fleet-name = 有舰队也出局
option-senji-eliminate-with-fleet-why = 没有领地、连一军也雇不起的人出局。关：海上还有人马的不出局，来年还能登陆。开：海上有也出局。
option-senji-eliminate-with-fleet-value-true = 也出局
option-senji-eliminate-with-fleet-value-false = 不出局

option-senji-orders-per-kind-name = 指令的数量
option-senji-orders-per-kind-why = 每种指令想下多少就下多少，还是每人每种只分到一样多的几枚。
option-senji-orders-per-kind-value-unlimited = 不限
option-senji-orders-per-kind-value-even-split = 平分

option-senji-autumn-order-name = 结算次序
option-senji-autumn-order-why = 支配天皇的人在秋季开始时一次说定所有人的次序，还是结算完一位再点下一位。
option-senji-autumn-order-value-announced = 一次说定
option-senji-autumn-order-value-one-by-one = 一位一位点

option-senji-winter-seconds-name = 冬季的时限
option-senji-winter-seconds-why = 交换与竞投的时间，以秒计。所有人都就绪就提前结束。0 是没有时限，等到所有人就绪。
option-senji-winter-seconds-value =
    { $value ->
        [0] 没有时限
       *[other] { $value } 秒
    }

option-senji-winter-proposals-name = 冬季的提议数
option-senji-winter-proposals-why = 每人在一个冬季里至多提议几次；改标也至多这么多次。应允、谢绝和收回不算。
option-senji-winter-proposals-value = { $value } 次

option-senji-announce-secret-trades-name = 报出密换
option-senji-announce-secret-trades-why = 开：密换成交时，所有人都知道是谁和谁换了，但不知道换了什么。关：什么也不报；手牌张数总是公开的。
option-senji-announce-secret-trades-value-true = 报出
option-senji-announce-secret-trades-value-false = 不报

option-senji-diplomacy-set-honour-by-players-name = 外交套的分数
option-senji-diplomacy-set-honour-by-players-why = 凑齐别家各一张外交牌得几分。规则是 10 分；人少时中立家多，有人主张少给些。
option-senji-diplomacy-set-honour-by-players-value = { $value } 分
