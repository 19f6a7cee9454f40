### 时战 SENJI：纪事。带 -mine 的一条给知情人看。

## 牌、骰子、暗标怎样写出来

senji-dice-row = { $family } { $count }
senji-bid-row =
    { $cards ->
        [none] { $seat } { $total } 点
       *[other] { $seat } { $total } 点（{ $cards }）
    }
senji-home-row = 【{ $card }】归还{ $seat }

## 开局与年岁

news-senji-kept = { $seat }留下{ $samurai }，以 { $honour } 分开局。
news-senji-host =
    { $tied ->
        [none] { $seat }支配天皇。
       *[other] { $tied }并列最高，{ $seat }支配天皇。
    }
news-senji-placed =
    { $armies ->
        [0] { $samurai ->
            [none] { $seat }在{ $province }筑城，没有驻军。
           *[other] { $seat }在{ $province }筑城，{ $samurai }独自镇守。
        }
       *[other] { $samurai ->
            [none] { $seat }在{ $province }筑城，驻 { $armies } 军。
           *[other] { $seat }在{ $province }筑城，驻 { $armies } 军，{ $samurai }镇守。
        }
    }
news-senji-year = 第 { $year } 年。
news-senji-season = { $season }季到了。

## 冬

news-senji-turned-up =
    { $cards ->
        [none] { $home ->
            [none] { $family }的牌堆已空，没有牌可翻。
           *[other] { $family }的牌堆翻开：{ $home }。
        }
       *[other] { $home ->
            [none] { $family }的牌堆翻开【{ $cards }】。
           *[other] { $family }的牌堆翻开【{ $cards }】；{ $home }。
        }
    }
news-senji-envoy = { $seat }派直江从{ $of }手里抽走一张外交牌。
news-senji-envoy-mine = { $seat }派直江从{ $of }手里抽走【{ $card }】。
news-senji-envoy-gift = { $seat }还给{ $to }一张外交牌。
news-senji-envoy-gift-mine = { $seat }还给{ $to }【{ $card }】。
news-senji-ready = { $seat }已就绪。
news-senji-unready = { $seat }还有话要谈。
news-senji-offer =
    { $open ->
        [true] { $seat }公开向{ $to }提议：
       *[false] { $seat }私下向{ $to }提议：
    }{ $gives ->
        [none] 什么也不给
       *[other] 给【{ $gives }】
    }{ $wants ->
        [none] { $wild ->
            [none] ，什么也不要
           *[other] ，要{ $wild }
        }
       *[other] { $wild ->
            [none] ，要【{ $wants }】
           *[other] ，要【{ $wants }】和{ $wild }
        }
    }{ $promise ->
        [none] 。
       *[other] ，并许诺“{ $promise }”。
    }{ $reason ->
        [none] { "" }
       *[other] “{ $reason }。”
    }
news-senji-accepted =
    { $gave ->
        [none] { $got ->
            [none] { $seat }与{ $to }说定了，没有换牌。
           *[other] { $to }送给{ $seat }【{ $got }】。
        }
       *[other] { $got ->
            [none] { $seat }送给{ $to }【{ $gave }】。
           *[other] { $seat }与{ $to }成交：【{ $gave }】换【{ $got }】。
        }
    }
news-senji-exchanged = { $seat }与{ $to }密换了外交牌。
news-senji-declined = { $to }谢绝了{ $seat }的提议。
news-senji-withdrawn = { $seat }收回了给{ $to }的提议。
news-senji-lapsed = { $seat }给{ $to }的提议作废。
news-senji-bid =
    { $count ->
        [0] { $seat }收回了投给{ $family }的暗标。
       *[other] { $seat }投给{ $family }的暗标有 { $count } 张牌。
    }
news-senji-spied = { $seat }看了{ $of }的外交牌，拿走一张。
news-senji-spied-mine = { $seat }看了{ $of }的外交牌，拿走【{ $card }】。
news-senji-look = { $seat }派毛利看了{ $of }的外交牌。
news-senji-look-mine =
    { $cards ->
        [none] 毛利看到{ $of }手里没有外交牌。
       *[other] 毛利看到{ $of }手里有【{ $cards }】。
    }
news-senji-winter-over = 换牌与竞投到此为止。
news-senji-bids = { $family }的暗标翻开：{ $bids }。
news-senji-lot-won = { $seat }赢得{ $family }的竞投，拿走【{ $cards }】。
news-senji-lot-tied = { $seats }以 { $total } 点平标，{ $family }的牌留到明年。
news-senji-lot-left = { $family }没有人出价，牌都留着。

## 春与夏

news-senji-orders-laid = 指令已全部盖下。
news-senji-named = { $host }点名{ $province }，{ $seat }翻开指令：{ $order }。
news-senji-named-fleet = { $host }点名{ $seat }在{ $sea }的舰队。
news-senji-produced =
    { $count ->
        [0] { $seat }在{ $province }生产，却已无花札可摸。
       *[other] { $seat }在{ $province }生产，摸 { $count } 张花札。
    }
news-senji-produced-mine = 你在{ $province }摸到【{ $flowers }】。
news-senji-recruited-armies =
    { $count ->
        [0] { $seat }在{ $province }征不到兵，军队已满。
       *[other] { $seat }在{ $province }征得 { $count } 军。
    }
news-senji-marched =
    { $armies ->
        [0] { $seat }的{ $samurai }独自从{ $origin }
       *[other] { $samurai ->
            [none] { $seat }的 { $armies } 军从{ $origin }
           *[other] { $seat }的 { $armies } 军与{ $samurai }从{ $origin }
        }
    }{ $by ->
        [none] 开往{ $to }。
       *[other] 渡{ $by }，开往{ $to }。
    }
news-senji-landing =
    { $drowned ->
        [0] { $seat }登陆{ $to }，掷出{ $dice }：全数上岸。
       *[other] { $seat }登陆{ $to }，掷出{ $dice }：{ $drowned } 军沉没。
    }

## 合战

news-senji-war =
    { $armies ->
        [0] { $province }合战：{ $attacker }只派{ $samurai }从{ $origin }来攻
       *[other] { $samurai ->
            [none] { $province }合战：{ $attacker }以 { $armies } 军从{ $origin }来攻
           *[other] { $province }合战：{ $attacker }以 { $armies } 军与{ $samurai }从{ $origin }来攻
        }
    }{ $against ->
        [0] { $guards ->
            [none] ，{ $defender }一军也没有。
           *[other] ，{ $defender }只有{ $guards }守城。
        }
       *[other] { $guards ->
            [none] ，{ $defender }以 { $against } 军迎战。
           *[other] ，{ $defender }以 { $against } 军与{ $guards }迎战。
        }
    }
news-senji-executed = { $seat }处决【{ $cards }】：自己得 { $gain } 分，{ $of }失 { $loss } 分。
news-senji-dice =
    { $dice ->
        [none] 武士太多，无骰可掷。
       *[other] 掷出{ $dice }：攻方 +{ $crests-attacker }，守方 +{ $crests-defender }。
    }
news-senji-rerolled = { $seat }凭{ $why }重掷：{ $old } 变成{ $new }。
news-senji-supports =
    { $cards-attacker ->
        [none] { $attacker }不出支援
       *[other] { $attacker }出【{ $cards-attacker }】，+{ $points-attacker }
    }{ $cards-defender ->
        [none] ；{ $defender }不出支援。
       *[other] ；{ $defender }出【{ $cards-defender }】，+{ $points-defender }。
    }
news-senji-war-sum = 战力：{ $attacker } { $sums-attacker }，{ $defender } { $sums-defender }。
news-senji-war-tied = 不分胜负，再掷一轮。
news-senji-card-home =
    { $seat ->
        [none] 【{ $card }】无人可还，收走。
       *[other] 【{ $card }】归还{ $seat }。
    }
news-senji-war-won =
    { $honour ->
        [0] { $seat }胜{ $of }，谁也没有损失军队，不得分。
       *[other] { $seat }胜{ $of }，得 { $honour } 分。攻方移除 { $removed-attacker } 军，守方移除 { $removed-defender } 军。
    }
news-senji-conquered = { $seat }夺下{ $of }的{ $province }。
news-senji-order-lost = { $seat }在{ $province }的指令作废，没有翻开。
news-senji-samurai-lost =
    { $hero ->
        [true] { $seat }的{ $samurai }战死，成为英灵。
       *[false] { $seat }的{ $samurai }战死。
    }
news-senji-refuge = { $seat }的{ $samurai }突围，退往{ $to }。

## 秋

news-senji-autumn-order = 结算次序：{ $seats }。
news-senji-settles = { $seat }开始结算。
news-senji-settled = { $seat }结算完毕。
news-senji-trade = { $seat }把【{ $card }】交还{ $of }，换看 { $count } 张花札。
news-senji-flowers-shown = { $seat }拿出 { $count } 张花札给{ $to }看。
news-senji-flowers-shown-mine = { $seat }拿出【{ $flowers }】给{ $to }看。
news-senji-flower-taken = { $seat }留下{ $of }的一张花札。
news-senji-flower-taken-mine = { $seat }留下{ $of }的【{ $flower }】。
news-senji-set =
    { $owners ->
        [none] { $seat }凑成外交套【{ $cards }】，得 { $honour } 分。
       *[other] { $seat }凑成外交套【{ $cards }】，得 { $honour } 分；{ $owners }各失 1 分。
    }
news-senji-redeemed =
    { $honour ->
        [0] { $seat }以【{ $flowers }】兑成{ $combination }。
       *[other] { $seat }以【{ $flowers }】兑成{ $combination }，得 { $honour } 分。
    }
news-senji-recruited =
    { $honour ->
        [0] { $seat }招来{ $samurai }，进驻{ $place }。
       *[other] { $seat }招来{ $samurai }，进驻{ $place }，得 { $honour } 分。
    }
news-senji-displayed = { $seat }展示【{ $card }】，得 { $honour } 分。
news-senji-taken-back = { $seat }收回展示的【{ $card }】，失 { $honour } 分。
news-senji-hired =
    { $armies ->
        [0] { $seat }花 { $honour } 分，在{ $sea }雇一名武士。
       *[other] { $seat }花 { $honour } 分，在{ $sea }招兵买马，添 { $armies } 军。
    }
news-senji-card-change = { $seat }的源次弃【{ $flower }】，另摸花札。
news-senji-card-change-mine = 你的源次弃【{ $flower }】，摸到【{ $flowers }】。
news-senji-swapped =
    { $what ->
        [cards] { $seat }的梅子与{ $of }暗换一张外交牌。
       *[flowers] { $seat }的梅子与{ $of }暗换一张花札。
    }
news-senji-swapped-mine =
    { $what ->
        [cards] { $seat }的梅子与{ $of }暗换外交牌：你给【{ $gave }】，得【{ $got }】。
       *[flowers] { $seat }的梅子与{ $of }暗换花札：你给【{ $gave }】，得【{ $got }】。
    }
news-senji-retired = { $seat }让{ $samurai }离开战场，成为英灵。
news-senji-hero = { $seat }用了英灵{ $samurai }。
news-senji-searched = { $seat }从花札牌堆里挑走一张。
news-senji-searched-mine = 你从花札牌堆里挑走【{ $flower }】。

## 终局

news-senji-out = { $seat }没有领地，也无力再起，出局。
news-senji-reshuffled =
    { $what ->
        [samurai] 武士弃牌洗回牌堆，现有 { $count } 名。
       *[flowers] 花札牌堆空了，弃牌洗成新牌堆，共 { $count } 张。
    }
news-senji-tied-at-end = { $seats }并列领先，再打一年。
news-senji-won = 终局，{ $winners }得天下。
