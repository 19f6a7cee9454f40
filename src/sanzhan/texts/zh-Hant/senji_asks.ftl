# Generated from zh-Hans by `python -m sanzhan.texts.hant`: change the source or overrides.toml instead.

### 時戰 SENJI：問題、按鈕，以及「為什麼不行」。

## 開局

ask-senji-keep = 留下哪一名武士？
ask-senji-keep-sub = 所有人同時選，一起亮出。其分數就是你開局的分數，另外兩名洗回武士牌堆。
act-senji-keep-keep = 留下

ask-senji-host-tie = 最高分有人並列。誰來支配天皇？
act-senji-host-tie-name = 就是此人

ask-senji-name-home = 點名一塊領地，讓主人在那裡築城。
ask-senji-name-home-sub = 你支配天皇，先後由你定。
act-senji-name-home-name = 點名

ask-senji-place = { $province }：放幾軍？武士來不來？
ask-senji-place-sub = 三塊領地一共放三軍和一名武士，輪到最後一塊要全部放完。
act-senji-place-place = 安置

## 冬

ask-senji-naoe = 直江：從誰手裡隨機抽一張外交牌？
ask-senji-naoe-sub = 抽完要還給對方一張，由你挑。
act-senji-naoe-decline = 不用
act-senji-naoe-use = 抽牌

ask-senji-naoe-give = 直江：還給{ $seat }哪一張外交牌？
ask-senji-naoe-give-sub = 剛抽到的也可以。
act-senji-naoe-give-give = 交出

ask-senji-winter = 第 { $year } 年冬。換牌、競投、商談。
ask-senji-winter-sub = 所有人都就緒，就入春。只有換牌算數，話不算數。
act-senji-winter-ready = 我已就緒
act-senji-winter-stay = 照舊就緒
act-senji-winter-unready = 還沒好
act-senji-winter-offer =
    { $open ->
        [true] 公開提議
       *[false] 私下提議
    }
act-senji-winter-accept = 應允
act-senji-winter-decline = 謝絕
act-senji-winter-withdraw = 收回
act-senji-winter-bid = 競投{ $family }
act-senji-winter-hero = 用英靈{ $samurai }看手牌

ask-senji-spy = { $seat }手裡的外交牌都在這裡。拿走哪一張？
act-senji-spy-take = 拿走

ask-senji-mori = 毛利：看誰手裡的外交牌？
ask-senji-mori-sub = 蓋在競投裡的不在手裡。
act-senji-mori-decline = 不看
act-senji-mori-look = 查看

## 春

ask-senji-orders = 給你的每塊領地暗下一道指令。
ask-senji-orders-sub = 所有人同時下，點到名才翻開。
act-senji-orders-orders = 全部蓋下

## 夏

ask-senji-name-order = 點名哪一塊領地，或哪一支艦隊？
ask-senji-name-order-sub = 你支配天皇，先後由你定。
act-senji-name-order-province = 點名領地
act-senji-name-order-fleet = 點名艦隊

ask-senji-move = { $place }的人馬往哪裡去？
ask-senji-move-sub = 一路一路地走，可以分頭去幾處；沒走的留下。
act-senji-move-done = 到此為止
act-senji-move-march =
    { $war ->
        [none] { $by ->
            [none] 進{ $to }
           *[other] 渡{ $by }，登{ $to }
        }
       *[other] { $by ->
            [none] 攻{ $war }的{ $to }
           *[other] 渡{ $by }，攻{ $war }的{ $to }
        }
    }
act-senji-move-samurai =
    { $war ->
        [none] { $by ->
            [none] 只讓武士進{ $to }
           *[other] 只讓武士渡{ $by }，登{ $to }
        }
       *[other] { $by ->
            [none] 只讓武士攻{ $war }的{ $to }
           *[other] 只讓武士渡{ $by }，攻{ $war }的{ $to }
        }
    }

## 合戰

ask-senji-execute = { $attacker }來攻{ $province }。處決對方家族的人質嗎？
ask-senji-execute-sub = 每張你得牌面之數，對方失兩倍；牌從此移出遊戲。
act-senji-execute-decline = 不處決
act-senji-execute-execute = 處決

ask-senji-reroll =
    { $most ->
        [none] { $why }：重擲任意顆命運骰嗎？
       *[other] { $why }：重擲至多 { $most } 顆命運骰嗎？
    }
ask-senji-reroll-sub = 重擲的結果不能反悔。
act-senji-reroll-decline = 不重擲
act-senji-reroll-reroll = 重擲

ask-senji-support = { $attacker }攻{ $defender }的{ $province }。暗出一張支援牌嗎？
ask-senji-support-sub = 雙方同時翻開。敵家的支援不能用；用過的歸還牌上那一家。
act-senji-support-decline = 不出
act-senji-support-card = 暗出

ask-senji-spare = 細川：本來要移除 { $armies } 軍。少移除幾軍？
ask-senji-spare-sub = 得分按真正移除的軍數算。
act-senji-spare-spare = 就這樣

ask-senji-refuge = { $samurai }退到哪裡？
act-senji-refuge-go = 退往

## 秋

ask-senji-autumn-order = 秋季結算，誰先誰後？
ask-senji-autumn-order-sub = 你支配天皇，先後由你定。
act-senji-autumn-order-order = 就這個次序

ask-senji-autumn-next = 下一位由誰結算？
act-senji-autumn-next-name = 點名

ask-senji-settle = 輪到你結算。
ask-senji-settle-sub = 先做哪樣、做幾次都隨你，全做完了再結束。
act-senji-settle-pass = 結算完畢
act-senji-settle-trade = 交還貿易牌
act-senji-settle-set = 湊成外交套
act-senji-settle-redeem = 兌換{ $combination }
act-senji-settle-redeem-wild = 兌換{ $combination }，素札當{ $kind }
act-senji-settle-display = 展示人質
act-senji-settle-take-back = 收回人質
act-senji-settle-hire = 在{ $sea }僱軍隊
act-senji-settle-hire-samurai = 在{ $sea }僱武士
act-senji-settle-card-change = 源次：棄一摸二
act-senji-settle-swap = { $samurai }：暗換一張
act-senji-settle-retire = 讓武士成為英靈
act-senji-settle-hero-blue = 用英靈{ $samurai }看手牌
act-senji-settle-hero-green = 用英靈{ $samurai }找花札

ask-senji-recruit = 招募哪一名武士？
ask-senji-recruit-sub = 其餘的進武士棄牌。
act-senji-recruit-keep = 招募

ask-senji-station = { $samurai }駐在哪一塊領地？
act-senji-station-station = 進駐

ask-senji-show-flowers = { $seat }交還了你家的貿易牌。挑 { $count } 張花札給對方看。
ask-senji-show-flowers-sub = 對方留下一張，其餘還你。
act-senji-show-flowers-show = 拿出來

ask-senji-pick-flower = { $seat }拿出這些花札。留下哪一張？
act-senji-pick-flower-take = 留下

ask-senji-swap-flower = 與{ $seat }暗換花札。你給哪一張？
ask-senji-swap-flower-sub = 雙方同時交出，不能拒絕。
act-senji-swap-flower-give = 交出

ask-senji-swap-card = 與{ $seat }暗換外交牌。你給哪一張？
ask-senji-swap-card-sub = 雙方同時交出，不能拒絕。
act-senji-swap-card-give = 交出

ask-senji-search = 英靈{ $samurai }：從花札牌堆裡拿哪一張？
ask-senji-search-sub = 拿完把牌堆洗勻。
act-senji-search-take = 拿走

## 為什麼不行

why-senji-displayed = 它展示在你面前，要先在秋季收回，才能換出去或拿去競投。
why-senji-in-bid = 它蓋在{ $family }的競投裡，先改標才能換出去。
why-senji-not-held = 對方要的牌，你手裡沒有。
why-senji-nothing-open = { $family }面前沒有可競投的牌。
why-senji-no-proposals = 你這個冬季的提議用完了。
why-senji-no-rebids = 你這個冬季的改標用完了。
why-senji-full = { $place }已有 6 軍，容不下更多。
why-senji-neutral = { $place }屬於沒有人扮演的中立家，不可進入。
why-senji-six = 你已有六塊領地，不能再進攻{ $place }。
why-senji-own-trade = 自家的貿易牌換不來東西，要別家的。
why-senji-neutral-trade = 這一家沒有人扮演，沒有花札可給。
why-senji-no-flowers = 這一家的主人手裡沒有花札。
why-senji-own-hostage = 自家的人質不能展示。
why-senji-family-displayed = 這一家的人質你已展示了一張；收回它，才能換更高的。
why-senji-just-taken-back = 這次結算裡剛收回的，來年秋季才能再展示。
why-senji-floor = 收回它，你的分數會跌到底線以下。
why-senji-flowers-missing = 還差 { $count } 張花札。
why-senji-no-province = 沒有領地，武士無處可駐。
why-senji-no-samurai = 已經沒有武士可以招募。
why-senji-has-province = 你還有領地；一塊也沒有的人才能僱傭兵。
why-senji-hired-already = 這個秋季你已經僱過了。
why-senji-set-missing = 還缺這些家的外交牌：{ $families }。展示著的不算。

## 勝負

win-senji-honour = { $seat }分數最高，得天下
win-senji-last = 只剩{ $seat }一人，得天下
