# Generated from zh-Hans by `python -m sanzhan.texts.hant`: change the source or overrides.toml instead.

### 冬、秋與賬簿

## 冬：提議

ui-sj-w-council = 合縱連橫
ui-sj-w-offers = 提議
ui-sj-w-slips = 桌上的提議
ui-sj-w-lots = 競投
ui-sj-w-map = 看地圖
ui-sj-w-n-waiting = { $n } 份待你答覆
ui-sj-w-n-sent = { $n } 份在途
ui-sj-w-left = 還能提 { $n } 次
ui-sj-w-new = 新提議
ui-sj-w-none = 席上還靜著
ui-sj-w-none-why = 沒有人提議。先開口也好：點一張手牌，或按 N 起草。
ui-sj-w-none-watching = 沒有公開的提議。密換的只有兩家知道。
ui-sj-w-slip = 與{ $name }的提議
ui-sj-w-from = { $name } 向你提議
ui-sj-w-to = 你向 { $name } 提議
ui-sj-w-with = 與 { $name }
ui-sj-w-between = { $from } 向 { $to } 提議
ui-sj-w-gives = { $name } 給
ui-sj-w-you-get = 你得
ui-sj-w-you-give = 你給
ui-sj-w-nothing = 不要什麼
ui-sj-w-your-answer = 待你答覆
ui-sj-w-their-answer = 等對方答覆
ui-sj-w-declined = 已謝絕
ui-sj-w-withdrawn = 已收回
ui-sj-w-lapsed = 已作廢
ui-sj-w-lapsed-why = 其中有牌已不在，兩邊都沒有動。
ui-sj-w-others-see = 旁人只見張數變了
ui-sj-w-deal = 已成交
ui-sj-w-deal-glyph = 成交
ui-sj-w-accept = 應允
ui-sj-w-accept-still = 仍要應允
ui-sj-w-accept-not = 再想想
ui-sj-w-counter = 還價
ui-sj-w-decline = 謝絕
ui-sj-w-withdraw = 收回
ui-sj-w-again = 再提
ui-sj-w-put-away = 收起
ui-sj-w-until-sand = 漏盡則作廢
ui-sj-w-open = 公開
ui-sj-w-secret = 密換
ui-sj-w-reason = 「{ $reason }」
ui-sj-w-promise = 約定：{ $promise }
ui-sj-w-lacking = 你手裡沒有{ $card }。
ui-sj-w-lacking-wild = 你手裡沒有可給的{ $card }。
ui-sj-w-in-bid = 你的{ $card }在{ $family }的標中，先取回才能應允。
ui-sj-w-choose-wild = 選一張給他（{ $card }）
ui-sj-w-doubt-sent = { $card }也在你向{ $name }的提議裡，給了就作廢。
ui-sj-w-doubt-draft = { $whom ->
    [true] { $card }也在你給{ $name }的草稿裡。
   *[false] { $card }也在你的另一份草稿裡。
}

## 冬：草稿

ui-sj-w-draft = 草稿
ui-sj-w-draft-to = 給{ $name }的草稿
ui-sj-w-for = 給
ui-sj-w-to-whom = 向誰提議
ui-sj-w-seat = { $name }，{ $family }
ui-sj-w-unsent = 未送出
ui-sj-w-wish = 點選想要的牌
ui-sj-w-add = 從手牌里加一張
ui-sj-w-take-out = 拿掉{ $card }
ui-sj-w-reason-label = 緣由
ui-sj-w-promise-label = 約定（不受規則約束）
ui-sj-w-unsaid = 不寫
ui-sj-w-how = 密換或公開
ui-sj-w-discard = 丟棄
ui-sj-w-send = 送出
ui-sj-w-lack-seat = 先選向誰提議。
ui-sj-w-lack-cards = 寫明想要什麼，或放進要給的牌。
ui-sj-w-lack-budget = 今冬不能再提議了。
ui-sj-w-lack-gone = 有一張要給的牌已不在手裡。
ui-sj-w-counters = 送出時，同時謝絕{ $name }原來的提議。
ui-sj-w-wish-title = 你想要什麼
ui-sj-w-wish-glyph = 求
ui-sj-w-wish-lead = { $known ->
    [true] 對方有沒有這張牌，應允時才知道。金框是你在{ $name }手裡見過的。再點一次多要一張。
   *[false] 對方有沒有這張牌，應允時才知道。再點一次多要一張。
}
ui-sj-w-wish-seen = { $card }，你見過
ui-sj-w-any = 任意
ui-sj-w-wished = 想要 { $n } 張
ui-sj-w-wish-done = 好
ui-sj-w-times = ×{ $n }
ui-sj-w-no-more = 沒送成：局面已經變了。

## 冬：沙漏與就緒

ui-sj-w-sand = 沙漏與就緒
ui-sj-w-no-sand = 不限時
ui-sj-w-sand-left = { $n ->
    [120] 還有兩分鐘。
    [60] 還有一分鐘。
   *[other] 還有{ $n }秒。
}
ui-sj-w-host-me = 你是支配天皇者
ui-sj-w-host = { $name } 支配天皇
ui-sj-w-ends-early = 全部就緒即提前結束
ui-sj-w-ends-ready = 全部就緒即結束
ui-sj-w-ready = 已就緒
ui-sj-w-talking = 還在談
ui-sj-w-q = 換牌、競投、商談，漏盡為止
ui-sj-w-q-ready = 你已就緒，等其餘各家
ui-sj-w-sub = 都談妥了就按就緒；之後仍可撤回。
ui-sj-w-sub-ready = 有新提議時你仍可答覆，也可撤回就緒。
ui-sj-w-sub-waiting = { $n } 份提議等你答覆。
ui-sj-w-sub-drafts = { $n } 份草稿沒有送出。
ui-sj-w-sub-bids = { $n } 處標改了還沒放上。
ui-sj-w-hero-do = 看{ $name }的手牌
ui-sj-w-ready-do = 我已就緒
ui-sj-w-unready-do = 撤回就緒

## 冬：競投

ui-sj-w-lot = { $family }競投
ui-sj-w-lot-rule = 價高者全得 · 牌堆 { $n }
ui-sj-w-lot-empty = 沒有翻開的牌
ui-sj-w-new-card = 今冬翻開
ui-sj-w-new-glyph = 新
ui-sj-w-bids = 諸家的暗標
ui-sj-w-bids-when = 漏盡同時翻開
ui-sj-w-bid-of = 蓋著 { $n } 張
ui-sj-w-no-bid = 未出價
ui-sj-w-kept = 平標留 { $n } 點
ui-sj-w-my-bid = 我的暗標
ui-sj-w-bid-until = 還能改 { $n } 次
ui-sj-w-bid-add = 給{ $family }競投加牌
ui-sj-w-bid-undo = 還原
ui-sj-w-bid-lay = 放上
ui-sj-w-bid-change = 改標
ui-sj-w-take-back = 取回{ $card }

## 冬：手牌

ui-sj-w-hand = 外交牌
ui-sj-w-no-cards = 手裡沒有外交牌。
ui-sj-w-in-lot = 在標中
ui-sj-w-on-way = 在途
ui-sj-w-gone = 去向
ui-sj-w-gone-line = { $card } → { $name } · 第 { $year } 年
ui-sj-w-gone-none = 還沒有給出過牌。

## 秋：結算

ui-sj-a-desks = 秋季結算
ui-sj-a-order = 結算次序
ui-sj-a-order-how = 拖動，或用左右鍵排先後
ui-sj-a-no-order = 次序還沒有定
ui-sj-a-earlier = { $name }提前一位
ui-sj-a-later = { $name }推後一位
ui-sj-a-place = { $name }，第 { $n } 位，左右鍵移動
ui-sj-a-moved = { $name }，第 { $n } 位。
ui-sj-a-you-settle = 你正在結算
ui-sj-a-settles = { $name } 正在結算
ui-sj-a-past = 已結算
ui-sj-a-flowers = 花札
ui-sj-a-flowers-n = { $n } 張，按種類排好
ui-sj-a-flowers-lit = { $n } 張，亮起的用於「{ $combination }」
ui-sj-a-kind-n = { $kind } { $n }
ui-sj-a-no-flowers = 手裡沒有花
ui-sj-a-no-flowers-why = 夏季的「生產」每次摸兩張；貿易牌也能換來。
ui-sj-a-combinations = 組合
ui-sj-a-combinations-rule = 可兌多次；兌出的牌進棄牌
ui-sj-a-honour = +{ $n }
ui-sj-a-recruits = 招募一名武士，加其分數
ui-sj-a-rival = 與{ $combination }爭一張{ $kind }，只夠兌一樣
ui-sj-a-missing = 還差 { $what }
ui-sj-a-missing-one = { $n } 張{ $kind }
ui-sj-a-redeem = 兌換
ui-sj-a-wild = 素札當{ $kind }
ui-sj-a-wild-why = 岡部：一張素札當別的用，每秋一次
ui-sj-a-trade = 貿易
ui-sj-a-trade-rule = 交還本家，對方亮花札，你留一張
ui-sj-a-trade-none = 手裡沒有別家的貿易牌。
ui-sj-a-trade-neutral = 這一家沒有人
ui-sj-a-trade-of = { $name } 有 { $flowers } 張，亮 { $n } 張
ui-sj-a-hostages = 人質
ui-sj-a-hostages-rule = 每家最多展示一張，可換更高的
ui-sj-a-displayed = 已展示
ui-sj-a-can-display = 可展示
ui-sj-a-in-hand = 在手裡
ui-sj-a-better = 手裡有 { $n }
ui-sj-a-take-back = 收回{ $card }
ui-sj-a-no-hostage = 沒有{ $family }人質
ui-sj-a-others-displayed = 別家展示的人質
ui-sj-a-all-displayed = 各家展示的人質
ui-sj-a-none-displayed = 無
ui-sj-a-set = 外交套
ui-sj-a-set-n = 外交套 { $n }／{ $all }
ui-sj-a-set-missing = ：還差{ $families }；展示著的不算
ui-sj-a-set-brings = 湊齊 +{ $n }，在場的 { $losers } 家各 −1
ui-sj-a-set-other = { $card }，點一下換同家另一張
ui-sj-a-set-do = 湊套
ui-sj-a-hire = 浪人之秋
ui-sj-a-hire-rule = 每軍 { $army } 分，至多 { $most } 軍；武士 { $samurai } 分
ui-sj-a-hire-none = 現在僱不了傭兵。
ui-sj-a-hire-armies = 只僱軍隊
ui-sj-a-hire-with = 一名武士，另僱軍隊
ui-sj-a-fewer = 少僱一軍
ui-sj-a-more = 多僱一軍
ui-sj-a-pay = 付 { $n } 分，剩 { $left }
ui-sj-a-powers = 武士與英靈
ui-sj-a-swap = { $samurai }：暗換一張
ui-sj-a-change = 源次：棄一張花札，摸兩張
ui-sj-a-change-rule = 在花札裡點要棄的那一張。
ui-sj-a-hero = 英靈 { $samurai }
ui-sj-a-hero-blue = 棄掉它，看一家的外交手牌，拿走一張。
ui-sj-a-hero-green = 棄掉它，看遍花札牌堆，拿走一張，再洗勻。
ui-sj-a-hero-use = 翻看牌堆
ui-sj-a-retire = 讓武士成為英靈
ui-sj-a-retire-rule = 人離開地圖，牌留著用一次；分數不變。
ui-sj-a-choose = 挑選
ui-sj-a-pick-n = 已選 { $n }／{ $all }
ui-sj-a-brings = { $combination } { $have }／{ $need }
ui-sj-a-breaks = 拆了{ $combination }
ui-sj-a-own-card = 你家的牌
ui-sj-a-armies-there = 軍隊 { $n }
ui-sj-a-watch = 正在結算
ui-sj-a-watch-honour = { $n } 分
ui-sj-a-watch-none = 還沒有動作。你的牌在旁邊，可以先想好。

## 賬簿

ui-sj-l-ledger = 賬簿
ui-sj-l-bar = 得分：{ $what }
ui-sj-l-nothing = 沒有
ui-sj-l-mine = 我的往來
ui-sj-l-gave = 給
ui-sj-l-got = 得
ui-sj-l-card-year = { $card }（第 { $year } 年）
ui-sj-l-no-deals = 還沒有換過牌。
ui-sj-l-where = 只記給了誰；現在在誰手裡，不一定。
ui-sj-l-promises = 約定
ui-sj-l-i-promised = 第 { $year } 年，你對 { $name }：{ $promise }
ui-sj-l-promised-me = 第 { $year } 年，{ $name } 對你：{ $promise }
ui-sj-l-no-promises = 還沒有約定。
ui-sj-l-binds = 約定不受規則約束，只記在這裡。

## 私談

ui-sj-t-with = 與誰談
ui-sj-t-all = 全桌
ui-sj-t-all-see = 全桌都看得到
ui-sj-t-only = 與 { $names } 的私談，旁人看不到
ui-sj-t-several = 多方
ui-sj-t-open = 開談
ui-sj-t-heard = { $to ->
    [all] { $name } 對全桌說了話
    [one] { $name } 只寫給了你
   *[some] { $name } 寫給了你和 { $names }
}
ui-sj-t-say = 寫給 { $names }…

### 時戰：地圖、密令、行軍、合戰、終局上的字。

## 牌、骰、人

ui-sj-card-any-glyph = ？
ui-sj-card-back = 外交牌，面朝下
ui-sj-card-noted = { $card }，{ $note }
ui-sj-flower-back = 花札，面朝下
ui-sj-die-unrolled = 還沒有擲的命運骰
ui-sj-die-again = { $name }，重擲所得
ui-sj-die-again-glyph = 重
ui-sj-samurai-plain = 沒有異能。
ui-sj-samurai-of = 屬於{ $house }
ui-sj-plus = +{ $n }
ui-sj-needs = { $n } 張{ $kind }
ui-sj-combination-line = { $name }：{ $needs }，{ $honour ->
    [0] 招得一名武士
   *[other] 得 { $honour } 分
}
ui-sj-armies = { $n } 軍
ui-sj-percent = { $n }%
ui-sj-house = { $family } · { $name }
ui-sj-house-mine = { $family } · 你
ui-sj-where = { $n } 人 · 房間 { $code }
ui-sj-offer = 可以選的
ui-sj-about-heroes = 英靈
ui-sj-about-displayed = 展示的人質
ui-sj-about-known = 你看到過的手牌
ui-sj-tab-ledger = 賬簿

## 年與季

ui-sj-setup = 開局
ui-sj-year = 第 { $n } 年
ui-sj-seasons = 一年四季
ui-sj-season-now = { $season } · { $what }
ui-sj-season-winter-glyph = 冬
ui-sj-season-spring-glyph = 春
ui-sj-season-summer-glyph = 夏
ui-sj-season-autumn-glyph = 秋
ui-sj-season-winter-what = 合縱連橫
ui-sj-season-spring-what = 密令
ui-sj-season-summer-what = 行軍
ui-sj-season-autumn-what = 結算

## 諸家

ui-sj-houses = 諸家
ui-sj-houses-end = { $n } 分終局
ui-sj-houses-laying = 誰已蓋好
ui-sj-host = 支配天皇
ui-sj-hosts = { $house }支配天皇。
ui-sj-you-host = 你支配天皇：夏天由你點名，秋天由你排次序。
ui-sj-out = 出局
ui-sj-laid = 蓋好
ui-sj-laying = 未蓋
ui-sj-honour = 分數
ui-sj-st-provinces = 領
ui-sj-st-armies = 軍
ui-sj-st-cards = 外交
ui-sj-st-flowers = 花札
ui-sj-ruler = 分數尺，{ $high } 分終局：{ $list }
ui-sj-ruler-one = { $family } { $n } 分
ui-sj-hands = 手牌
ui-sj-hand-cards = 外交牌 { $n }
ui-sj-hand-flowers = 花札 { $n }

## 地圖

ui-sj-map = 日本十八塊領地的地圖
ui-sj-zoom-in = 放大
ui-sj-zoom-out = 縮小
ui-sj-zoom-all = 看全圖
ui-sj-see-map = 看地圖
ui-sj-back-to = { $season ->
    [winter] 回到合縱連橫
   *[autumn] 回到結算
}
ui-sj-fleet-in = { $sea }上的艦隊
ui-sj-fleet-of = { $sea }上{ $house }的艦隊
ui-sj-label-province = { $province }，{ $house }，軍隊 { $armies }{ $samurai ->
    [none] {""}
   *[other] ，武士 { $samurai }
}{ $order ->
    [none] {""}
    [back] ，指令未翻開
   *[other] ，指令 { $order }
}。鄰接：{ $next }；{ $seas ->
    [none] 不臨海
   *[other] 臨 { $seas }
}
ui-sj-label-neutral = { $province }，{ $family }，中立，不可進入。鄰接：{ $next }；{ $seas ->
    [none] 不臨海
   *[other] 臨 { $seas }
}
ui-sj-label-empty = { $province }，{ $family }的本領，還沒有放置。鄰接：{ $next }；{ $seas ->
    [none] 不臨海
   *[other] 臨 { $seas }
}
ui-sj-label-strait = { $province }（海峽）
ui-sj-label-sea = { $sea }，沿岸：{ $coast }
ui-sj-label-fleet = { $sea }上的艦隊，{ $house }，軍隊 { $armies }{ $samurai ->
    [none] {""}
   *[other] ，武士 { $samurai }
}
ui-sj-slip-inspect = 所看之處
ui-sj-slip-orders = 這塊領地的密令
ui-sj-slip-place = 放置
ui-sj-slip-plan = 行軍的打算
ui-sj-in-neutral = { $family }，中立
ui-sj-in-empty = { $family }的本領
ui-sj-in-garrison = 駐軍
ui-sj-in-armies = 軍隊 { $n } / { $most }
ui-sj-in-order = 指令
ui-sj-in-back = 面朝下
ui-sj-in-named = 已點過名
ui-sj-in-secret = 只有你知道
ui-sj-in-fleet = 不用密令，點到便可移動
ui-sj-in-fresh = 今夏才下海，不再點名
ui-sj-in-land = 陸路
ui-sj-in-strait = 海峽
ui-sj-in-strait-note = 不擲骰
ui-sj-in-coast = 海岸
ui-sj-in-coast-note = 登陸要擲骰
ui-sj-in-inland = 不臨海
ui-sj-in-shores = 沿岸

## 開局

ui-sj-keep = 三名武士，留下一名
ui-sj-keep-family = 你是{ $family }
ui-sj-keep-homes = 本領：{ $provinces }
ui-sj-keep-note = 武士牌上的數字是開局的分數；分數最高的人先支配天皇。
ui-sj-place-in = 在{ $province }放多少？
ui-sj-place-left = 還留 { $n } 軍給後面的領地
ui-sj-place-note = 三塊本領中的最後一塊，會把餘下的全部放上。

## 春：密令

ui-sj-order-produce-glyph = 生
ui-sj-order-recruit-glyph = 徵
ui-sj-order-move-glyph = 動
ui-sj-order-of = { $province }的密令
ui-sj-order-produce = 摸 { $n } 張花札
ui-sj-order-recruit = 添 { $n } 軍
ui-sj-order-recruit-limit = 每地至多 { $space } 軍，全場至多 { $all } 軍
ui-sj-order-move = 行軍、進攻、下海
ui-sj-order-reach = 調動可達：{ $places }。去哪裡到夏天再定。
ui-sj-orders-mine = 你的密令
ui-sj-orders-one = { $province }：{ $order ->
    [none] 還沒有密令
   *[other] { $order }
}

## 夏：點名與行軍

ui-sj-march-strip = 點名的次序
ui-sj-march-named = 已點名
ui-sj-march-left = 未翻
ui-sj-march-one = { $province }：{ $order }
ui-sj-march-left-one = { $house }還有 { $n } 枚
ui-sj-march = 行軍 · { $place }
ui-sj-attack = 進攻 { $place }
ui-sj-move-sub = 一路一路來：剩下的人還可以再走。你佔 { $n } 塊領地{ $n ->
    [6] ，已滿六塊，不可進攻。
   *[other] ，可以進攻。
}
ui-sj-by-sea = 經{ $sea }
ui-sj-by-land = 陸路
ui-sj-landing-dice = 登陸擲骰
ui-sj-plan-armies = 軍隊
ui-sj-plan-samurai = 武士
ui-sj-plan-way = 走法
ui-sj-plan-stays = 留守
ui-sj-plan-fewer = 少一軍
ui-sj-plan-more = 多一軍
ui-sj-odds = 勝算 · { $n } 顆命運骰，平局重擲
ui-sj-odds-none = 都不出支援
ui-sj-odds-mine = 你出{ $card }
ui-sj-odds-theirs = 對方出{ $card }
ui-sj-odds-both = 兩邊都出
ui-sj-odds-note = 只算看得見的：人質、重擲和對方的手牌不猜；對方的支援取最壞的一種。
ui-sj-stake-win = 勝則你 +{ $n } 上下
ui-sj-stake-lose = 敗則{ $family } +{ $n } 上下，你失 { $armies } 軍

## 合戰

ui-sj-war = 合戰 · { $province }
ui-sj-war-round = 第 { $n } 輪骰
ui-sj-war-support-rule = 支援取「牌面」與「該家骰數」之小者
ui-sj-war-step-execute = 處決人質
ui-sj-war-step-dice = 命運骰
ui-sj-war-step-reroll = 重擲
ui-sj-war-step-support = 支援
ui-sj-war-step-result = 勝負
ui-sj-war-attacker = 攻方
ui-sj-war-defender = 守方
ui-sj-war-from = 攻 · 自{ $place }
ui-sj-war-in = 守 · { $place }
ui-sj-war-strength = 戰力
ui-sj-war-no-armies = 沒有軍隊
ui-sj-war-no-samurai = 沒有武士
ui-sj-war-no-support = 不出支援
ui-sj-war-no-dice = 沒有骰子可擲
ui-sj-war-executed = 處決人質：{ $cards }。守方 +{ $gain }，攻方 −{ $loss }。
ui-sj-war-execute-note = 你 +{ $n }，對方 −{ $loss }
ui-sj-war-dice-count = 命運骰 { $n } 顆{ $out ->
    [0] {""}
   *[other] · 武士抽去 { $out } 顆
}
ui-sj-war-dice = { $family }骰 { $n } 顆
ui-sj-war-die-group = { $family } { $n }
ui-sj-war-pick-dice = 選要重擲的骰子
ui-sj-war-sums = 戰力逐項
ui-sj-war-row-armies = 軍隊
ui-sj-war-row-samurai = 武士
ui-sj-war-row-crests = 家紋
ui-sj-war-row-support = 支援
ui-sj-war-tug = 戰力 { $a } 比 { $d }
ui-sj-war-bluff = 虛張聲勢
ui-sj-war-support-note = +{ $n }，{ $family }骰 { $dice } 顆
ui-sj-war-hero-red = 英靈：棄掉此牌，任意幾顆命運骰各重擲一次。
ui-sj-war-waits-execute = 守方在想要不要處決人質。
ui-sj-war-waits-dice = 擲骰。
ui-sj-war-waits-reroll = 有人可以重擲。
ui-sj-war-waits-support = 雙方在暗出支援；都出了才翻開。
ui-sj-war-waits-result = 清點損失。
ui-sj-war-took = { $house }取{ $province }
ui-sj-war-won = { $house }勝
ui-sj-war-held = { $house }守住{ $province }
ui-sj-war-removed = { $a }移除 { $na } 軍，{ $d }移除 { $nd } 軍，共 { $all }。
ui-sj-war-order-lost = 那裡的密令作廢。
ui-sj-war-card-home = { $card }歸還
ui-sj-war-now = { $house }現在 { $n } 分

## 終局

ui-sj-end-big = 天下
ui-sj-end-winner = 勝者
ui-sj-end-points = 分
ui-sj-end-won = { $houses }得天下
ui-sj-end-why-honour = 第 { $year } 年秋末有人到了 { $n } 分，分數最高者勝。
ui-sj-end-why-last = 只剩一家，天下歸他。
ui-sj-lines = 逐年起落
ui-sj-lines-note = 虛線為 { $n } 分
ui-sj-lines-start = 開局
ui-sj-lines-year = 第 { $n } 年
ui-sj-lines-label = 各家逐年的分數，最後：{ $list }
ui-sj-sources = 分從何來
ui-sj-sources-note = 條是得分；右邊的總數已減去失分
ui-sj-source-battle = 合戰
ui-sj-source-executed = 處決
ui-sj-source-displayed = 人質
ui-sj-source-set = 外交套
ui-sj-source-flowers = 花札
ui-sj-source-samurai = 武士
ui-sj-source-paid = 傭兵
ui-sj-source-other = 其他
ui-sj-source-one = { $source } +{ $n }
ui-sj-source-loss = { $source } −{ $n }

## 規則與念出來的話

ui-sj-rule = 這一問的規則
ui-sj-rule-button = 規則
ui-sj-rule-setup = 每人留一名武士，其分數是開局的分數。三塊起始領地逐一點名：主人築城，放幾軍、放不放武士都隨意；輪到最後一塊，三軍與武士要全部放完。
ui-sj-rule-host = 榮譽最高的支配天皇，並列就抽籤。支配天皇的人定夏天點名與秋天結算的次序，不必公平。
ui-sj-rule-winter = 外交牌隨便換：幾張換幾張都行，白送也行，公開私下都行，雙方應允就成。手牌少了提議裡的牌，那份提議就作廢。約定不約束任何人。
ui-sj-rule-bid = 中立的家族各有一攤：暗放外交牌競投，點數獨高的得走亮著的全部，其餘人收回。最高並列，標留到明年，亮牌也留著。
ui-sj-rule-orders = 自己的每塊領地都要一道指令，面朝下，點到名才翻開。艦隊沒有指令，點到就可以走。
ui-sj-rule-naming = 一次點一塊有指令的領地或一支艦隊，直到全部點過一次。今年夏天才下海的艦隊不點。
ui-sj-rule-war = 每名武士算一點戰力，並抽去一顆骰。骰上自家的家紋各加一點，再加支援。平了就歸還支援，重擲重出。敗方在場的全部移除，勝方移除同樣多的軍。移除的軍數相加，攻方勝得兩倍，守方勝得一倍。
ui-sj-rule-autumn = 輪到的人自己結算：兌花札組合，交還貿易牌，展示別家的人質，湊一套五家的牌，在海上僱傭兵。樣樣都可以不做。
ui-sj-said-chosen = 已選：{ $thing }。按回車確認。
ui-sj-said-plan = 已選：{ $thing }，{ $goes }。{ $odds ->
    [none] 按回車確認。
   *[other] 雙方都不出支援，勝算 { $odds }。按回車確認。
}
ui-sj-said-sixty = { $house }已到 { $n } 分。秋末若仍不低於 { $most }，這一局就結束。
