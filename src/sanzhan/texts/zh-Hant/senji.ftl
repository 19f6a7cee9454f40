# Generated from zh-Hans by `python -m sanzhan.texts.hant`: change the source or overrides.toml instead.

### 時戰 SENJI：遊戲裡的東西，即家族、領地、牌、武士、花札與選項。

game-senji-name = 時戰
game-senji-gist = 六家爭天下。人質、盟約與背約都寫在牌上，先到六十分者執天下。

## 家族

senji-family-fan-name = 扇家
senji-family-mask-name = 面家
senji-family-sabre-name = 刀家
senji-family-lotus-name = 蓮家
senji-family-cherry-name = 櫻家
senji-family-dragon-name = 龍家

## 領地與海域

senji-province-chikuzen-name = 筑前
senji-province-bungo-name = 豐後
senji-province-satsuma-name = 薩摩
senji-province-iyo-name = 伊予
senji-province-sanuki-name = 讚岐
senji-province-tosa-name = 土佐
senji-province-nagato-name = 長門
senji-province-izumo-name = 出雲
senji-province-aki-name = 安藝
senji-province-tamba-name = 丹波
senji-province-yamashiro-name = 山城
senji-province-kii-name = 紀伊
senji-province-kaga-name = 加賀
senji-province-mikawa-name = 三河
senji-province-shinano-name = 信濃
senji-province-echigo-name = 越後
senji-province-musashi-name = 武藏
senji-province-mutsu-name = 陸奧
senji-sea-north-name = 北海
senji-sea-south-name = 南海

## 外交牌

senji-card-hostage-name = 人質
senji-card-hostage-glyph = 質
senji-card-hostage-rule = 受牌上那一家進攻時可以處決：牌移出遊戲，你加牌面之數，進攻者扣兩倍。或在秋季展示在自己面前，加牌面之數，每家至多展示一張；展示著的不能交換、競投或處決。
senji-card-support-name = 支援
senji-card-support-glyph = 援
senji-card-support-rule = 合戰擲骰之後，雙方各暗出一張或不出，一起翻開。戰力加上擲出那一家家紋的骰數，至多加到牌面之數。敵家的支援不能用；自家的不加，只能虛張聲勢。雙方同出一家，只有數大的算；數也相同，都不算。用後歸還牌上那一家。
senji-card-trade-name = 貿易
senji-card-trade-glyph = 貿
senji-card-trade-rule = 秋季結算時交還牌上那一家：其主人從手裡挑出與牌面之數一樣多的花札給你看，不夠就全部拿出來。你留下一張，其餘還回去。

senji-printed = { $family }{ $kind }{ $value }
senji-any = 任意一張
senji-any-of = 任意一張{ $family }牌

## 花札

senji-flower-sun-name = 光
senji-flower-animal-name = 種
senji-flower-ribbon-name = 短冊
senji-flower-plain-name = 素札

senji-month-1-name = 松
senji-month-2-name = 梅
senji-month-3-name = 櫻
senji-month-4-name = 藤
senji-month-5-name = 菖蒲
senji-month-6-name = 牡丹
senji-month-7-name = 萩
senji-month-8-name = 芒
senji-month-9-name = 菊
senji-month-10-name = 楓
senji-month-11-name = 柳
senji-month-12-name = 桐

senji-face-m01-1-name = 松·光（鶴）
senji-face-m01-2-name = 松·短冊
senji-face-m01-3-name = 松·素札
senji-face-m01-4-name = 松·素札
senji-face-m02-1-name = 梅·種（鶯）
senji-face-m02-2-name = 梅·短冊
senji-face-m02-3-name = 梅·素札
senji-face-m02-4-name = 梅·素札
senji-face-m03-1-name = 櫻·光（幕）
senji-face-m03-2-name = 櫻·短冊
senji-face-m03-3-name = 櫻·素札
senji-face-m03-4-name = 櫻·素札
senji-face-m04-1-name = 藤·種（杜鵑）
senji-face-m04-2-name = 藤·短冊
senji-face-m04-3-name = 藤·素札
senji-face-m04-4-name = 藤·素札
senji-face-m05-1-name = 菖蒲·種（板橋）
senji-face-m05-2-name = 菖蒲·短冊
senji-face-m05-3-name = 菖蒲·素札
senji-face-m05-4-name = 菖蒲·素札
senji-face-m06-1-name = 牡丹·種（蝶）
senji-face-m06-2-name = 牡丹·短冊
senji-face-m06-3-name = 牡丹·素札
senji-face-m06-4-name = 牡丹·素札
senji-face-m07-1-name = 萩·種（野豬）
senji-face-m07-2-name = 萩·短冊
senji-face-m07-3-name = 萩·素札
senji-face-m07-4-name = 萩·素札
senji-face-m08-1-name = 芒·光（月）
senji-face-m08-2-name = 芒·種（雁）
senji-face-m08-3-name = 芒·素札
senji-face-m08-4-name = 芒·素札
senji-face-m09-1-name = 菊·種（酒杯）
senji-face-m09-2-name = 菊·短冊
senji-face-m09-3-name = 菊·素札
senji-face-m09-4-name = 菊·素札
senji-face-m10-1-name = 楓·種（鹿）
senji-face-m10-2-name = 楓·短冊
senji-face-m10-3-name = 楓·素札
senji-face-m10-4-name = 楓·素札
senji-face-m11-1-name = 柳·光（雨中人）
senji-face-m11-2-name = 柳·種（燕）
senji-face-m11-3-name = 柳·短冊
senji-face-m11-4-name = 柳·素札
senji-face-m12-1-name = 桐·光（鳳凰）
senji-face-m12-2-name = 桐·素札
senji-face-m12-3-name = 桐·素札
senji-face-m12-4-name = 桐·素札

senji-combination-four-suns-name = 四光
senji-combination-four-suns-rule = 四張光，得 12 分。
senji-combination-five-ribbons-name = 五短
senji-combination-five-ribbons-rule = 五張短冊，招募一名武士，放進自己的領地，得其分數。沒有領地就不能兌換。
senji-combination-four-animals-name = 四種
senji-combination-four-animals-rule = 四張種，得 8 分。
senji-combination-five-plains-name = 五札
senji-combination-five-plains-rule = 五張素札，得 4 分。
senji-combination-four-kinds-name = 四季
senji-combination-four-kinds-rule = 光、種、短冊、素札各一張，得 5 分。

## 武士

senji-samurai-akashi-name = 明石
senji-samurai-akashi-rule = 參戰的攻方：擲骰之後、出支援牌之前，可以重擲至多兩顆命運骰。每場合戰一次。
senji-samurai-benkei-name = 弁慶
senji-samurai-benkei-rule = 參戰的守方：戰力 +2。
senji-samurai-chosogabe-name = 長宗我部
senji-samurai-chosogabe-rule = 其主人與人並列最高時，支配天皇歸其主人，競投也歸其主人；競投中並列的別人收回自己的牌。開局還沒有放上地圖時無效。
senji-samurai-daisuke-name = 大輔
senji-samurai-daisuke-rule = 沒有異能，只有分數。
senji-samurai-fujita-name = 藤田
senji-samurai-fujita-rule = 所在的領地執行生產時，摸三張花札，而不是兩張。
senji-samurai-genji-name = 源次
senji-samurai-genji-rule = 自己結算時可以棄一張花札，摸兩張。每個秋季一次。
senji-samurai-hosokawa-name = 細川
senji-samurai-hosokawa-rule = 參戰的一方獲勝時，可以少移除一軍或兩軍，最少移除零軍。得分按真正移除的軍數算。
senji-samurai-ishida-name = 石田
senji-samurai-ishida-rule = 新展示的人質牌每張多得 1 分；收回時連這 1 分一起扣回。
senji-samurai-jinnai-name = 甚內
senji-samurai-jinnai-rule = 其主人交還貿易牌時，對方要比牌面多拿出一張花札，手裡不夠就全部拿出來。
senji-samurai-kenji-name = 健次
senji-samurai-kenji-rule = 參戰的一方戰敗時不移除，退到自己的任一領地；一塊也沒有，就退到戰場鄰接的海域。都沒有，才移除。
senji-samurai-mori-name = 毛利
senji-samurai-mori-rule = 冬季結束、翻開暗標之前，可以看一名別人手裡全部的外交牌。
senji-samurai-naoe-name = 直江
senji-samurai-naoe-rule = 冬季開始時，可以從一名別人手裡隨機抽一張外交牌，再從自己手裡挑一張還給對方。
senji-samurai-okabe-name = 岡部
senji-samurai-okabe-rule = 每個秋季一次，兌換組合時可以把一張素札當作任何一種。
senji-samurai-ryuzo-name = 龍造
senji-samurai-ryuzo-rule = 沒有異能，只有分數。
senji-samurai-sanada-name = 真田
senji-samurai-sanada-rule = 參戰的攻方：戰力 +1。
senji-samurai-tomoe-name = 巴
senji-samurai-tomoe-rule = 其主人家族的人質被處決時，其主人不扣分；處決的人照樣得分。
senji-samurai-umeko-name = 梅子
senji-samurai-umeko-rule = 自己結算時可以指定一名別人，雙方各暗選一張花札互換，對方不能拒絕；雙方手裡都要有。每個秋季一次。按選項也可以改為互換外交牌。
senji-samurai-yagyu-name = 柳生
senji-samurai-yagyu-rule = 參戰時算作兩名武士：少擲兩顆命運骰，戰力 +2。

senji-colour-blue-name = 外交
senji-colour-green-name = 經濟
senji-colour-red-name = 軍事
senji-hero-blue-rule = 棄掉這張英靈：看一名別人手裡全部的外交牌，拿走其中一張。冬季或自己結算時可用。
senji-hero-green-rule = 棄掉這張英靈：查看花札牌堆，挑一張拿走，再把牌堆洗勻。自己結算時可用。
senji-hero-red-rule = 棄掉這張英靈：在一場自己參與的合戰裡，擲骰之後、出支援牌之前，重擲任意顆命運骰，每顆一次。

## 季節與指令

senji-season-setup-name = 開局
senji-season-winter-name = 冬
senji-season-spring-name = 春
senji-season-summer-name = 夏
senji-season-autumn-name = 秋
senji-season-over-name = 終局

senji-order-produce-name = 生產
senji-order-produce-rule = 摸兩張花札。手裡多少張都可以；牌堆空了，就把棄掉的洗回去。
senji-order-recruit-name = 徵兵
senji-order-recruit-rule = 在這裡添兩軍。一塊領地至多 6 軍，全圖連海上至多 12 軍，多出來的不添。
senji-order-move-name = 調動
senji-order-move-rule = 這裡的軍隊與武士可以分頭走到相鄰的領地或海域，也可以不動。進別人的領地就是合戰；從海上登陸，每軍擲一顆命運骰，擲出自家家紋的沉沒。
senji-order-back-name = 未翻開的指令

## 提議裡的話

senji-reason-fifth-family = 這能讓我湊齊第五家
senji-reason-you-lack = 你正缺這一家
senji-reason-peace = 我與你為鄰，寧願不打
senji-reason-support = 我需要支援
senji-reason-spare = 這張我用不上
senji-reason-thanks = 謝你前次相助
senji-promise-no-attack = 今年不攻打你
senji-promise-name-early = 由我點名時，早點你
senji-promise-name-late = 由我點名時，晚點你
senji-promise-swap-next = 明年冬季再與你換

## 選項

option-senji-sea-rules-name = 海上規則
option-senji-sea-rules-why = 規則文本的讀法：從海上登陸一律擲骰。設計者的答覆：艦隊登上自己所在海域的岸不擲骰；還可以渡到另一片海，或者一道指令裡越海突襲，突襲才擲骰。
option-senji-sea-rules-value-seed = 登陸都擲骰
option-senji-sea-rules-value-designer = 設計者的答覆

option-senji-emperor-tie-name = 支配天皇並列
option-senji-emperor-tie-why = 最高分有幾人並列時，抽籤決定誰支配天皇，還是由現任從並列的人裡選。開局總是抽籤。
option-senji-emperor-tie-value-lots = 抽籤
option-senji-emperor-tie-value-current-host-chooses = 現任來選

option-senji-end-tie-name = 終局並列
option-senji-end-tie-why = 有人到六十分，而最高分有幾人並列：再打一年，然後再看。
option-senji-end-tie-value-extra-round = 再打一年

option-senji-recruit-pick-name = 招募武士
option-senji-recruit-pick-why = 招募武士時，抽三名留一名，或者只抽一名。
option-senji-recruit-pick-value-draw3-keep1 = 三選一
option-senji-recruit-pick-value-draw1 = 只抽一名

option-senji-mercenary-samurai-scores-name = 僱來的武士也得分
option-senji-mercenary-samurai-scores-why = 開：花 6 分僱來的武士，也像招募的一樣把自己的分數帶來。關：不帶分數。
option-senji-mercenary-samurai-scores-value-true = 得分
option-senji-mercenary-samurai-scores-value-false = 不得分

option-senji-zero-bid-name = 零點的暗標
option-senji-zero-bid-why = 只有牌面為 0 的支援牌時，能不能也算出了價；沒有別人出價，它就能贏。
option-senji-zero-bid-value-allowed = 可以
option-senji-zero-bid-value-refused = 不可以

option-senji-max-executions-per-war-name = 每戰處決幾張人質
option-senji-max-executions-per-war-why = 守方在一場合戰開始時至多處決幾張人質。0 是不限。
option-senji-max-executions-per-war-value =
    { $value ->
        [0] 不限
       *[other] { $value } 張
    }

option-senji-umeko-effect-name = 梅子的異能
option-senji-umeko-effect-why = 印在牌上的是互換花札；設計者後來說印錯了，本意是互換外交牌。
option-senji-umeko-effect-value-printed = 互換花札
option-senji-umeko-effect-value-designer = 互換外交牌

option-senji-heroes-name = 英靈
option-senji-heroes-why = 變體。開：戰死的武士留給主人當英靈，按顏色用一次：看手牌、找花札或重擲骰子；秋季也可以讓自己的武士主動成為英靈。
option-senji-heroes-value-true = 有英靈
option-senji-heroes-value-false = 沒有

option-senji-eliminate-with-fleet-name = 有艦隊也出局
option-senji-eliminate-with-fleet-why = 沒有領地、連一軍也僱不起的人出局。關：海上還有人馬的不出局，來年還能登陸。開：海上有也出局。
option-senji-eliminate-with-fleet-value-true = 也出局
option-senji-eliminate-with-fleet-value-false = 不出局

option-senji-orders-per-kind-name = 指令的數量
option-senji-orders-per-kind-why = 每種指令想下多少就下多少，還是每人每種只分到一樣多的幾枚。
option-senji-orders-per-kind-value-unlimited = 不限
option-senji-orders-per-kind-value-even-split = 平分

option-senji-autumn-order-name = 結算次序
option-senji-autumn-order-why = 支配天皇的人在秋季開始時一次說定所有人的次序，還是結算完一位再點下一位。
option-senji-autumn-order-value-announced = 一次說定
option-senji-autumn-order-value-one-by-one = 一位一位點

option-senji-winter-seconds-name = 冬季的時限
option-senji-winter-seconds-why = 交換與競投的時間，以秒計。所有人都就緒就提前結束。0 是沒有時限，等到所有人就緒。
option-senji-winter-seconds-value =
    { $value ->
        [0] 沒有時限
       *[other] { $value } 秒
    }

option-senji-winter-proposals-name = 冬季的提議數
option-senji-winter-proposals-why = 每人在一個冬季裡至多提議幾次；改標也至多這麼多次。應允、謝絕和收回不算。
option-senji-winter-proposals-value = { $value } 次

option-senji-announce-secret-trades-name = 報出密換
option-senji-announce-secret-trades-why = 開：密換成交時，所有人都知道是誰和誰換了，但不知道換了什麼。關：什麼也不報；手牌張數總是公開的。
option-senji-announce-secret-trades-value-true = 報出
option-senji-announce-secret-trades-value-false = 不報

option-senji-diplomacy-set-honour-by-players-name = 外交套的分數
option-senji-diplomacy-set-honour-by-players-why = 湊齊別家各一張外交牌得幾分。規則是 10 分；人少時中立家多，有人主張少給些。
option-senji-diplomacy-set-honour-by-players-value = { $value } 分
