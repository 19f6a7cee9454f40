### 时战 SENJI：问题、按钮，以及“为什么不行”。

## 开局

ask-senji-keep = 留下哪一名武士？
ask-senji-keep-sub = 所有人同时选，一起亮出。其分数就是你开局的分数，另外两名洗回武士牌堆。
act-senji-keep-keep = 留下

ask-senji-host-tie = 最高分有人并列。谁来支配天皇？
act-senji-host-tie-name = 就是此人

ask-senji-name-home = 点名一块领地，让主人在那里筑城。
ask-senji-name-home-sub = 你支配天皇，先后由你定。
act-senji-name-home-name = 点名

ask-senji-place = { $province }：放几军？武士来不来？
ask-senji-place-sub = 三块领地一共放三军和一名武士，轮到最后一块要全部放完。
act-senji-place-place = 安置

## 冬

ask-senji-naoe = 直江：从谁手里随机抽一张外交牌？
ask-senji-naoe-sub = 抽完要还给对方一张，由你挑。
act-senji-naoe-decline = 不用
act-senji-naoe-use = 抽牌

ask-senji-naoe-give = 直江：还给{ $seat }哪一张外交牌？
ask-senji-naoe-give-sub = 刚抽到的也可以。
act-senji-naoe-give-give = 交出

ask-senji-winter = 第 { $year } 年冬。换牌、竞投、商谈。
ask-senji-winter-sub = 所有人都就绪，就入春。只有换牌算数，话不算数。
act-senji-winter-ready = 我已就绪
act-senji-winter-stay = 照旧就绪
act-senji-winter-unready = 还没好
act-senji-winter-offer =
    { $open ->
        [true] 公开提议
       *[false] 私下提议
    }
act-senji-winter-accept = 应允
act-senji-winter-decline = 谢绝
act-senji-winter-withdraw = 收回
act-senji-winter-bid = 竞投{ $family }
act-senji-winter-hero = 用英灵{ $samurai }看手牌

ask-senji-spy = { $seat }手里的外交牌都在这里。拿走哪一张？
act-senji-spy-take = 拿走

ask-senji-mori = 毛利：看谁手里的外交牌？
ask-senji-mori-sub = 盖在竞投里的不在手里。
act-senji-mori-decline = 不看
act-senji-mori-look = 查看

## 春

ask-senji-orders = 给你的每块领地暗下一道指令。
ask-senji-orders-sub = 所有人同时下，点到名才翻开。
act-senji-orders-orders = 全部盖下

## 夏

ask-senji-name-order = 点名哪一块领地，或哪一支舰队？
ask-senji-name-order-sub = 你支配天皇，先后由你定。
act-senji-name-order-province = 点名领地
act-senji-name-order-fleet = 点名舰队

ask-senji-move = { $place }的人马往哪里去？
ask-senji-move-sub = 一路一路地走，可以分头去几处；没走的留下。
act-senji-move-done = 到此为止
act-senji-move-march =
    { $war ->
        [none] { $by ->
            [none] 进{ $to }
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
            [none] 只让武士进{ $to }
           *[other] 只让武士渡{ $by }，登{ $to }
        }
       *[other] { $by ->
            [none] 只让武士攻{ $war }的{ $to }
           *[other] 只让武士渡{ $by }，攻{ $war }的{ $to }
        }
    }

## 合战

ask-senji-execute = { $attacker }来攻{ $province }。处决对方家族的人质吗？
ask-senji-execute-sub = 每张你得牌面之数，对方失两倍；牌从此移出游戏。
act-senji-execute-decline = 不处决
act-senji-execute-execute = 处决

ask-senji-reroll =
    { $most ->
        [none] { $why }：重掷任意颗命运骰吗？
       *[other] { $why }：重掷至多 { $most } 颗命运骰吗？
    }
ask-senji-reroll-sub = 重掷的结果不能反悔。
act-senji-reroll-decline = 不重掷
act-senji-reroll-reroll = 重掷

ask-senji-support = { $attacker }攻{ $defender }的{ $province }。暗出一张支援牌吗？
ask-senji-support-sub = 双方同时翻开。敌家的支援不能用；用过的归还牌上那一家。
act-senji-support-decline = 不出
act-senji-support-card = 暗出

ask-senji-spare = 细川：本来要移除 { $armies } 军。少移除几军？
ask-senji-spare-sub = 得分按真正移除的军数算。
act-senji-spare-spare = 就这样

ask-senji-refuge = { $samurai }退到哪里？
act-senji-refuge-go = 退往

## 秋

ask-senji-autumn-order = 秋季结算，谁先谁后？
ask-senji-autumn-order-sub = 你支配天皇，先后由你定。
act-senji-autumn-order-order = 就这个次序

ask-senji-autumn-next = 下一位由谁结算？
act-senji-autumn-next-name = 点名

ask-senji-settle = 轮到你结算。
ask-senji-settle-sub = 先做哪样、做几次都随你，全做完了再结束。
act-senji-settle-pass = 结算完毕
act-senji-settle-trade = 交还贸易牌
act-senji-settle-set = 凑成外交套
act-senji-settle-redeem = 兑换{ $combination }
act-senji-settle-redeem-wild = 兑换{ $combination }，素札当{ $kind }
act-senji-settle-display = 展示人质
act-senji-settle-take-back = 收回人质
act-senji-settle-hire = 在{ $sea }雇军队
act-senji-settle-hire-samurai = 在{ $sea }雇武士
act-senji-settle-card-change = 源次：弃一摸二
act-senji-settle-swap = { $samurai }：暗换一张
act-senji-settle-retire = 让武士成为英灵
act-senji-settle-hero-blue = 用英灵{ $samurai }看手牌
act-senji-settle-hero-green = 用英灵{ $samurai }找花札

ask-senji-recruit = 招募哪一名武士？
ask-senji-recruit-sub = 其余的进武士弃牌。
act-senji-recruit-keep = 招募

ask-senji-station = { $samurai }驻在哪一块领地？
act-senji-station-station = 进驻

ask-senji-show-flowers = { $seat }交还了你家的贸易牌。挑 { $count } 张花札给对方看。
ask-senji-show-flowers-sub = 对方留下一张，其余还你。
act-senji-show-flowers-show = 拿出来

ask-senji-pick-flower = { $seat }拿出这些花札。留下哪一张？
act-senji-pick-flower-take = 留下

ask-senji-swap-flower = 与{ $seat }暗换花札。你给哪一张？
ask-senji-swap-flower-sub = 双方同时交出，不能拒绝。
act-senji-swap-flower-give = 交出

ask-senji-swap-card = 与{ $seat }暗换外交牌。你给哪一张？
ask-senji-swap-card-sub = 双方同时交出，不能拒绝。
act-senji-swap-card-give = 交出

ask-senji-search = 英灵{ $samurai }：从花札牌堆里拿哪一张？
ask-senji-search-sub = 拿完把牌堆洗匀。
act-senji-search-take = 拿走

## 为什么不行

why-senji-displayed = 它展示在你面前，要先在秋季收回，才能换出去或拿去竞投。
why-senji-in-bid = 它盖在{ $family }的竞投里，先改标才能换出去。
why-senji-not-held = 对方要的牌，你手里没有。
why-senji-nothing-open = { $family }面前没有可竞投的牌。
why-senji-no-proposals = 你这个冬季的提议用完了。
why-senji-no-rebids = 你这个冬季的改标用完了。
why-senji-full = { $place }已有 6 军，容不下更多。
why-senji-neutral = { $place }属于没有人扮演的中立家，不可进入。
why-senji-six = 你已有六块领地，不能再进攻{ $place }。
why-senji-own-trade = 自家的贸易牌换不来东西，要别家的。
why-senji-neutral-trade = 这一家没有人扮演，没有花札可给。
why-senji-no-flowers = 这一家的主人手里没有花札。
why-senji-own-hostage = 自家的人质不能展示。
why-senji-family-displayed = 这一家的人质你已展示了一张；收回它，才能换更高的。
why-senji-just-taken-back = 这次结算里刚收回的，来年秋季才能再展示。
why-senji-floor = 收回它，你的分数会跌到底线以下。
why-senji-flowers-missing = 还差 { $count } 张花札。
why-senji-no-province = 没有领地，武士无处可驻。
why-senji-no-samurai = 已经没有武士可以招募。
why-senji-has-province = 你还有领地；一块也没有的人才能雇佣兵。
why-senji-hired-already = 这个秋季你已经雇过了。
why-senji-set-missing = 还缺这些家的外交牌：{ $families }。展示着的不算。

## 胜负

win-senji-honour = { $seat }分数最高，得天下
win-senji-last = 只剩{ $seat }一人，得天下
