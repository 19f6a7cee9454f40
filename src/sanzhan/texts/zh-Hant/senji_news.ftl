# Generated from zh-Hans by `python -m sanzhan.texts.hant`: change the source or overrides.toml instead.

### 時戰 SENJI：紀事。帶 -mine 的一條給知情人看。

## 牌、骰子、暗標怎樣寫出來

senji-dice-row = { $family } { $count }
senji-bid-row =
    { $cards ->
        [none] { $seat } { $total } 點
       *[other] { $seat } { $total } 點（{ $cards }）
    }
senji-home-row = 【{ $card }】歸還{ $seat }

## 開局與年歲

news-senji-kept = { $seat }留下{ $samurai }，以 { $honour } 分開局。
news-senji-host =
    { $tied ->
        [none] { $seat }支配天皇。
       *[other] { $tied }並列最高，{ $seat }支配天皇。
    }
news-senji-placed =
    { $armies ->
        [0] { $samurai ->
            [none] { $seat }在{ $province }築城，沒有駐軍。
           *[other] { $seat }在{ $province }築城，{ $samurai }獨自鎮守。
        }
       *[other] { $samurai ->
            [none] { $seat }在{ $province }築城，駐 { $armies } 軍。
           *[other] { $seat }在{ $province }築城，駐 { $armies } 軍，{ $samurai }鎮守。
        }
    }
news-senji-year = 第 { $year } 年。
news-senji-season = { $season }季到了。

## 冬

news-senji-turned-up =
    { $cards ->
        [none] { $home ->
            [none] { $family }的牌堆已空，沒有牌可翻。
           *[other] { $family }的牌堆翻開：{ $home }。
        }
       *[other] { $home ->
            [none] { $family }的牌堆翻開【{ $cards }】。
           *[other] { $family }的牌堆翻開【{ $cards }】；{ $home }。
        }
    }
news-senji-envoy = { $seat }派直江從{ $of }手裡抽走一張外交牌。
news-senji-envoy-mine = { $seat }派直江從{ $of }手裡抽走【{ $card }】。
news-senji-envoy-gift = { $seat }還給{ $to }一張外交牌。
news-senji-envoy-gift-mine = { $seat }還給{ $to }【{ $card }】。
news-senji-ready = { $seat }已就緒。
news-senji-unready = { $seat }還有話要談。
news-senji-offer =
    { $open ->
        [true] { $seat }公開向{ $to }提議：
       *[false] { $seat }私下向{ $to }提議：
    }{ $gives ->
        [none] 什麼也不給
       *[other] 給【{ $gives }】
    }{ $wants ->
        [none] { $wild ->
            [none] ，什麼也不要
           *[other] ，要{ $wild }
        }
       *[other] { $wild ->
            [none] ，要【{ $wants }】
           *[other] ，要【{ $wants }】和{ $wild }
        }
    }{ $promise ->
        [none] 。
       *[other] ，並許諾「{ $promise }」。
    }{ $reason ->
        [none] { "" }
       *[other] 「{ $reason }。」
    }
news-senji-accepted =
    { $gave ->
        [none] { $got ->
            [none] { $seat }與{ $to }說定了，沒有換牌。
           *[other] { $to }送給{ $seat }【{ $got }】。
        }
       *[other] { $got ->
            [none] { $seat }送給{ $to }【{ $gave }】。
           *[other] { $seat }與{ $to }成交：【{ $gave }】換【{ $got }】。
        }
    }
news-senji-exchanged = { $seat }與{ $to }密換了外交牌。
news-senji-declined = { $to }謝絕了{ $seat }的提議。
news-senji-withdrawn = { $seat }收回了給{ $to }的提議。
news-senji-lapsed = { $seat }給{ $to }的提議作廢。
news-senji-bid =
    { $count ->
        [0] { $seat }收回了投給{ $family }的暗標。
       *[other] { $seat }投給{ $family }的暗標有 { $count } 張牌。
    }
news-senji-spied = { $seat }看了{ $of }的外交牌，拿走一張。
news-senji-spied-mine = { $seat }看了{ $of }的外交牌，拿走【{ $card }】。
news-senji-look = { $seat }派毛利看了{ $of }的外交牌。
news-senji-look-mine =
    { $cards ->
        [none] 毛利看到{ $of }手裡沒有外交牌。
       *[other] 毛利看到{ $of }手裡有【{ $cards }】。
    }
news-senji-winter-over = 換牌與競投到此為止。
news-senji-bids = { $family }的暗標翻開：{ $bids }。
news-senji-lot-won = { $seat }贏得{ $family }的競投，拿走【{ $cards }】。
news-senji-lot-tied = { $seats }以 { $total } 點平標，{ $family }的牌留到明年。
news-senji-lot-left = { $family }沒有人出價，牌都留著。

## 春與夏

news-senji-orders-laid = 指令已全部蓋下。
news-senji-named = { $host }點名{ $province }，{ $seat }翻開指令：{ $order }。
news-senji-named-fleet = { $host }點名{ $seat }在{ $sea }的艦隊。
news-senji-produced =
    { $count ->
        [0] { $seat }在{ $province }生產，卻已無花札可摸。
       *[other] { $seat }在{ $province }生產，摸 { $count } 張花札。
    }
news-senji-produced-mine = 你在{ $province }摸到【{ $flowers }】。
news-senji-recruited-armies =
    { $count ->
        [0] { $seat }在{ $province }徵不到兵，軍隊已滿。
       *[other] { $seat }在{ $province }徵得 { $count } 軍。
    }
news-senji-marched =
    { $armies ->
        [0] { $seat }的{ $samurai }獨自從{ $origin }
       *[other] { $samurai ->
            [none] { $seat }的 { $armies } 軍從{ $origin }
           *[other] { $seat }的 { $armies } 軍與{ $samurai }從{ $origin }
        }
    }{ $by ->
        [none] 開往{ $to }。
       *[other] 渡{ $by }，開往{ $to }。
    }
news-senji-landing =
    { $drowned ->
        [0] { $seat }登陸{ $to }，擲出{ $dice }：全數上岸。
       *[other] { $seat }登陸{ $to }，擲出{ $dice }：{ $drowned } 軍沉沒。
    }

## 合戰

news-senji-war =
    { $armies ->
        [0] { $province }合戰：{ $attacker }只派{ $samurai }從{ $origin }來攻
       *[other] { $samurai ->
            [none] { $province }合戰：{ $attacker }以 { $armies } 軍從{ $origin }來攻
           *[other] { $province }合戰：{ $attacker }以 { $armies } 軍與{ $samurai }從{ $origin }來攻
        }
    }{ $against ->
        [0] { $guards ->
            [none] ，{ $defender }一軍也沒有。
           *[other] ，{ $defender }只有{ $guards }守城。
        }
       *[other] { $guards ->
            [none] ，{ $defender }以 { $against } 軍迎戰。
           *[other] ，{ $defender }以 { $against } 軍與{ $guards }迎戰。
        }
    }
news-senji-executed = { $seat }處決【{ $cards }】：自己得 { $gain } 分，{ $of }失 { $loss } 分。
news-senji-dice =
    { $dice ->
        [none] 武士太多，無骰可擲。
       *[other] 擲出{ $dice }：攻方 +{ $crests-attacker }，守方 +{ $crests-defender }。
    }
news-senji-rerolled = { $seat }憑{ $why }重擲：{ $old } 變成{ $new }。
news-senji-supports =
    { $cards-attacker ->
        [none] { $attacker }不出支援
       *[other] { $attacker }出【{ $cards-attacker }】，+{ $points-attacker }
    }{ $cards-defender ->
        [none] ；{ $defender }不出支援。
       *[other] ；{ $defender }出【{ $cards-defender }】，+{ $points-defender }。
    }
news-senji-war-sum = 戰力：{ $attacker } { $sums-attacker }，{ $defender } { $sums-defender }。
news-senji-war-tied = 不分勝負，再擲一輪。
news-senji-card-home =
    { $seat ->
        [none] 【{ $card }】無人可還，收走。
       *[other] 【{ $card }】歸還{ $seat }。
    }
news-senji-war-won =
    { $honour ->
        [0] { $seat }勝{ $of }，誰也沒有損失軍隊，不得分。
       *[other] { $seat }勝{ $of }，得 { $honour } 分。攻方移除 { $removed-attacker } 軍，守方移除 { $removed-defender } 軍。
    }
news-senji-conquered = { $seat }奪下{ $of }的{ $province }。
news-senji-order-lost = { $seat }在{ $province }的指令作廢，沒有翻開。
news-senji-samurai-lost =
    { $hero ->
        [true] { $seat }的{ $samurai }戰死，成為英靈。
       *[false] { $seat }的{ $samurai }戰死。
    }
news-senji-refuge = { $seat }的{ $samurai }突圍，退往{ $to }。

## 秋

news-senji-autumn-order = 結算次序：{ $seats }。
news-senji-settles = { $seat }開始結算。
news-senji-settled = { $seat }結算完畢。
news-senji-trade = { $seat }把【{ $card }】交還{ $of }，換看 { $count } 張花札。
news-senji-flowers-shown = { $seat }拿出 { $count } 張花札給{ $to }看。
news-senji-flowers-shown-mine = { $seat }拿出【{ $flowers }】給{ $to }看。
news-senji-flower-taken = { $seat }留下{ $of }的一張花札。
news-senji-flower-taken-mine = { $seat }留下{ $of }的【{ $flower }】。
news-senji-set =
    { $owners ->
        [none] { $seat }湊成外交套【{ $cards }】，得 { $honour } 分。
       *[other] { $seat }湊成外交套【{ $cards }】，得 { $honour } 分；{ $owners }各失 1 分。
    }
news-senji-redeemed =
    { $honour ->
        [0] { $seat }以【{ $flowers }】兌成{ $combination }。
       *[other] { $seat }以【{ $flowers }】兌成{ $combination }，得 { $honour } 分。
    }
news-senji-recruited =
    { $honour ->
        [0] { $seat }招來{ $samurai }，進駐{ $place }。
       *[other] { $seat }招來{ $samurai }，進駐{ $place }，得 { $honour } 分。
    }
news-senji-displayed = { $seat }展示【{ $card }】，得 { $honour } 分。
news-senji-taken-back = { $seat }收回展示的【{ $card }】，失 { $honour } 分。
news-senji-hired =
    { $armies ->
        [0] { $seat }花 { $honour } 分，在{ $sea }僱一名武士。
       *[other] { $seat }花 { $honour } 分，在{ $sea }招兵買馬，添 { $armies } 軍。
    }
news-senji-card-change = { $seat }的源次棄【{ $flower }】，另摸花札。
news-senji-card-change-mine = 你的源次棄【{ $flower }】，摸到【{ $flowers }】。
news-senji-swapped =
    { $what ->
        [cards] { $seat }的梅子與{ $of }暗換一張外交牌。
       *[flowers] { $seat }的梅子與{ $of }暗換一張花札。
    }
news-senji-swapped-mine =
    { $what ->
        [cards] { $seat }的梅子與{ $of }暗換外交牌：你給【{ $gave }】，得【{ $got }】。
       *[flowers] { $seat }的梅子與{ $of }暗換花札：你給【{ $gave }】，得【{ $got }】。
    }
news-senji-retired = { $seat }讓{ $samurai }離開戰場，成為英靈。
news-senji-hero = { $seat }用了英靈{ $samurai }。
news-senji-searched = { $seat }從花札牌堆裡挑走一張。
news-senji-searched-mine = 你從花札牌堆裡挑走【{ $flower }】。

## 終局

news-senji-out = { $seat }沒有領地，也無力再起，出局。
news-senji-reshuffled =
    { $what ->
        [samurai] 武士棄牌洗回牌堆，現有 { $count } 名。
       *[flowers] 花札牌堆空了，棄牌洗成新牌堆，共 { $count } 張。
    }
news-senji-tied-at-end = { $seats }並列領先，再打一年。
news-senji-won = 終局，{ $winners }得天下。
