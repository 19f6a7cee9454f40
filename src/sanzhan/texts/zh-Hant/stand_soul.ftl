# Generated from zh-Hans by `python -m sanzhan.texts.hant`: change the source or overrides.toml instead.

### 替身之魂：遊戲裡的東西，即幫派、物品、替身、階段與選項。

game-stand-soul-name = 替身之魂
game-stand-soul-gist = 兩個秘密幫派各湊三件聖物。換東西、打一架，認出自己人，搶先宣告勝利。

## 幫派、身份、階段

soul-gang-sengoku-name = 戰國幫
soul-gang-sanguo-name = 三國幫

soul-role-attacker = 攻方
soul-role-defender = 守方
soul-stance-sword = 援攻
soul-stance-shield = 援守
soul-stance-neutral = 中立

soul-stage-deal = 發牌
soul-stage-main = 行動
soul-stage-answer = 交易：答覆
soul-stage-smuggle = 交易：亮或藏
soul-stage-effect = 交易：效果
soul-stage-demand = 交易：索要
soul-stage-end = 回合結束
soul-stage-f1 = 宣戰
soul-stage-f2 = 叫停
soul-stage-f3 = 支援
soul-stage-f4 = 禁援
soul-stage-f5 = 自由使用
soul-stage-f7 = 清點
soul-stage-f8 = 戰果
soul-stage-over = 終局

## 力量從哪裡來；物品和替身用各自的名字

soul-why-self = 本人
soul-why-support = 支援

## 物品

soul-item-gouyu-name = 勾玉
soul-item-gouyu-short = 勾玉
soul-item-gouyu-gist = 湊三可宣勝
soul-item-gouyu-glyph = 玉
soul-item-gouyu-rule = 戰國幫的聖物，共三件。戰國幫的人合起來有三件，就可以宣告勝利。也能湊給大蛇無雙。

soul-item-kongming-name = 孔明燈
soul-item-kongming-short = 孔明燈
soul-item-kongming-gist = 湊三可宣勝
soul-item-kongming-glyph = 燈
soul-item-kongming-rule = 三國幫的聖物，共三件。三國幫的人合起來有三件，就可以宣告勝利。也能湊給大蛇無雙。

soul-item-lord-sword-name = 主公的劍
soul-item-lord-sword-short = 劍
soul-item-lord-sword-gist = 攻方 +1
soul-item-lord-sword-glyph = 劍
soul-item-lord-sword-rule = 你是攻方時，在自由使用階段亮出，攻方 +1。防守或支援別人時沒用。

soul-item-soul-trade-name = 靈魂交易
soul-item-soul-trade-short = 靈魂交易
soul-item-soul-trade-gist = 可互換替身
soul-item-soul-trade-glyph = 魂
soul-item-soul-trade-rule = 換出去之後，你可以和對方互換替身。兩張都變回面朝下，用過的一次性替身又能再用；兩人從此都知道這兩個替身。

soul-item-checkpoint-name = 關卡的搜查
soul-item-checkpoint-short = 搜查
soul-item-checkpoint-gist = 看對方物品
soul-item-checkpoint-glyph = 查
soul-item-checkpoint-rule = 換出去之後，你看對方此刻手裡的全部物品，包括剛換到的。

soul-item-pouch-gouyu-name = 錦囊（勾玉）
soul-item-pouch-gouyu-short = 錦囊（玉）
soul-item-pouch-gouyu-gist = 給出後可摸牌
soul-item-pouch-gouyu-glyph = 囊
soul-item-pouch-gouyu-rule = 物品堆還有牌時：換出去之後，你可以摸堆頂一件；兩個錦囊不能互換；公布時只說「錦囊」。物品堆一空，它就是一件勾玉，再沒有這些限制和效果。

soul-item-pouch-kongming-name = 錦囊（孔明燈）
soul-item-pouch-kongming-short = 錦囊（燈）
soul-item-pouch-kongming-gist = 給出後可摸牌
soul-item-pouch-kongming-glyph = 囊
soul-item-pouch-kongming-rule = 物品堆還有牌時：換出去之後，你可以摸堆頂一件；兩個錦囊不能互換；公布時只說「錦囊」。物品堆一空，它就是一件孔明燈，再沒有這些限制和效果。

soul-item-pouch-name = 錦囊
soul-item-pouch-short = 錦囊
soul-item-pouch-gist = 給出後可摸牌
soul-item-pouch-glyph = 囊
soul-item-pouch-rule = 兩個錦囊之一。物品堆還有牌時：換出去的人可以摸堆頂一件；兩個錦囊不能互換。物品堆一空，一個成為勾玉，一個成為孔明燈。

soul-item-stratagem-name = 軍師的妙算
soul-item-stratagem-short = 妙算
soul-item-stratagem-gist = 打平算你勝
soul-item-stratagem-glyph = 算
soul-item-stratagem-rule = 你是攻方或守方時，在自由使用階段亮出：若雙方力量相等，你獲勝。支援者不能用，也壓不過濃姬。

soul-item-leather-armor-name = 傭兵的皮甲
soul-item-leather-armor-short = 皮甲
soul-item-leather-armor-gist = 守方 +1
soul-item-leather-armor-glyph = 甲
soul-item-leather-armor-rule = 你是守方時，在自由使用階段亮出，守方 +1。進攻或支援別人時沒用。

soul-item-stand-call-name = 替身招來
soul-item-stand-call-short = 招來
soul-item-stand-call-gist = 另挑一個替身
soul-item-stand-call-glyph = 招
soul-item-stand-call-rule = 換出去之後，你可以翻看替身堆，挑一個面朝下放在面前，把原來的放進替身堆。新替身是沒用過的。十人局不用這件物品。

soul-item-mind-read-name = 智者的讀心術
soul-item-mind-read-short = 讀心術
soul-item-mind-read-gist = 看對方幫派
soul-item-mind-read-glyph = 心
soul-item-mind-read-rule = 換出去之後，你看對方的幫派牌。

soul-item-guard-whip-name = 護衛的長鞭
soul-item-guard-whip-short = 長鞭
soul-item-guard-whip-gist = 支援守方 +1
soul-item-guard-whip-glyph = 鞭
soul-item-guard-whip-rule = 你支援守方時，在自由使用階段亮出，守方 +1。你的支援失效，它也跟著失效。

soul-item-silent-kogoro-name = 沉默的小五郎
soul-item-silent-kogoro-short = 小五郎
soul-item-silent-kogoro-gist = 在手不能宣勝
soul-item-silent-kogoro-glyph = 默
soul-item-silent-kogoro-rule = 有人拿它來換，你不能拒絕。它在你手裡時，你不能宣告勝利；被同伴點名倒不要緊。三人局不用這件物品。

soul-item-guard-knife-name = 護衛的飛刀
soul-item-guard-knife-short = 飛刀
soul-item-guard-knife-gist = 支援攻方 +1
soul-item-guard-knife-glyph = 刀
soul-item-guard-knife-rule = 你支援攻方時，在自由使用階段亮出，攻方 +1。你的支援失效，它也跟著失效。

soul-item-turn-tide-name = 扭轉的戰局
soul-item-turn-tide-short = 扭轉
soul-item-turn-tide-gist = 人人傳一件
soul-item-turn-tide-glyph = 轉
soul-item-turn-tide-rule = 換出去之後，你可以定向左或向右。所有人各自暗選一件，同時傳給那一邊的鄰座。傳遞不算交易：沒有效果，也不能拒絕。

soul-item-orochi-name = 大蛇無雙
soul-item-orochi-short = 大蛇
soul-item-orochi-gist = 湊三獨自獲勝
soul-item-orochi-glyph = 蛇
soul-item-orochi-rule = 和三件聖物同在你手裡時，你可以在自己的回合獨自宣告勝利，別人全輸。勾玉、孔明燈隨意搭配，變成聖物的錦囊也算，和氏璧不算。

soul-item-goldthread-name = 黃連
soul-item-goldthread-short = 黃連
soul-item-goldthread-gist = 讓交易失效
soul-item-goldthread-glyph = 連
soul-item-goldthread-rule = 有人拿它來換，你不能拒絕。有它換手的交易，兩件物品都不生效、不公布；在旁人看來，和換了兩件沒有效果的東西一樣。

soul-item-heshibi-name = 和氏璧
soul-item-heshibi-short = 和氏璧
soul-item-heshibi-gist = 少數幫頂一件
soul-item-heshibi-glyph = 璧
soul-item-heshibi-rule = 只在單數人局使用，每人面前一塊，不能交換，也拿不走。人少的一幫宣告勝利時，它頂一件聖物，最多頂一件；不能湊給大蛇無雙。

## 替身

soul-stand-liu-bei-name = 劉備
soul-stand-liu-bei-when = 一次
soul-stand-liu-bei-rule = 一戰分出結果之後、兌現之前，你可以翻開它，讓結果作廢：勝者不能查看也不能搜身，平局不摸牌，回合立刻結束。你參不參戰都能用。

soul-stand-zhuge-liang-name = 諸葛亮
soul-stand-zhuge-liang-when = 一次
soul-stand-zhuge-liang-rule = 在你自己的回合裡，你可以翻開它，看整個物品堆，選兩件，其餘洗過，再把這兩件按你定的次序放在堆頂。不佔行動，趕在錦囊摸牌之前用正好。

soul-stand-cao-cao-name = 曹操
soul-stand-cao-cao-when = 常駐
soul-stand-cao-cao-rule = 你是攻方時，在自由使用階段可以讓攻方 +1。防守或支援時沒用。

soul-stand-zhen-ji-name = 甄宓
soul-stand-zhen-ji-when = 常駐
soul-stand-zhen-ji-rule = 你是攻方時，支援表態之後、有人用物品或替身之前，你可以指定攻守雙方以外的一人：那人這一戰的支援作廢，也不能用武田信玄、護衛的飛刀、護衛的長鞭。

soul-stand-taishi-ci-name = 太史慈
soul-stand-taishi-ci-when = 一次
soul-stand-taishi-ci-rule = 別人宣布攻擊目標之後、支援表態之前，你可以翻開它叫停這一戰。攻方有兩件以上物品時，要自選一件給你；攻方的回合立刻結束。

soul-stand-mori-motonari-name = 毛利元就
soul-stand-mori-motonari-when = 一次
soul-stand-mori-motonari-rule = 在你自己的回合、行動之前或之後，你可以翻開它，點一個人、說一種物品。對方有，就必須拿它和你換，你出哪件隨意，效果照常；對方沒有，就把手牌給你看，你的回合立刻結束。

soul-stand-oda-nobunaga-name = 織田信長
soul-stand-oda-nobunaga-when = 一次
soul-stand-oda-nobunaga-rule = 你是攻方或守方時，可以翻開它：這一戰誰都不能支援，已經表態的支援和為支援用過的東西全部作廢，你這一方 +1。

soul-stand-nohime-name = 濃姬
soul-stand-nohime-when = 一次
soul-stand-nohime-rule = 你不是攻守雙方時，可以翻開它，指定其中一方直接獲勝，不論力量多少。

soul-stand-hashiba-hideyoshi-name = 羽柴秀吉
soul-stand-hashiba-hideyoshi-when = 常駐
soul-stand-hashiba-hideyoshi-rule = 你是守方時，在自由使用階段可以讓守方 +1，別人都用完了再用也行。

soul-stand-takeda-shingen-name = 武田信玄
soul-stand-takeda-shingen-when = 常駐
soul-stand-takeda-shingen-rule = 你支援一方時，在自由使用階段可以讓那一方 +1。自己攻守時沒用；你的支援失效，它也跟著失效。

## 選項

option-stand-soul-early-duel-window-name = 支援前可用織田信長、濃姬
option-stand-soul-early-duel-window-why = 開：宣戰之後、支援之前，織田信長和濃姬就可以翻開。關：要等到自由使用階段。
option-stand-soul-early-duel-window-value-true = 可以
option-stand-soul-early-duel-window-value-false = 不可以

option-stand-soul-zhenji-bars-all-name = 甄宓禁得更嚴
option-stand-soul-zhenji-bars-all-why = 開：被甄宓指定的人這一戰什麼都不能用。關：只是不能支援，濃姬和劉備照用。
option-stand-soul-zhenji-bars-all-value-true = 全禁
option-stand-soul-zhenji-bars-all-value-false = 只禁支援

option-stand-soul-smuggling-name = 效果可以藏
option-stand-soul-smuggling-why = 開：物品換出去之後，由給出的人決定亮不亮；不亮就沒有效果。
option-stand-soul-smuggling-value-true = 可以藏
option-stand-soul-smuggling-value-false = 必須亮

option-stand-soul-fortune-telling-name = 道破對方
option-stand-soul-fortune-telling-why = 開：也可以替對方宣告：對方聖物夠數，而你準確點出由哪些人拿著，你的幫派獲勝；錯了對方獲勝。
option-stand-soul-fortune-telling-value-true = 可以
option-stand-soul-fortune-telling-value-false = 不可以

option-stand-soul-advanced-three-name = 三人進階
option-stand-soul-advanced-three-why = 只影響三人局。開：每人三張幫派牌，多的一邊是你的幫派；被人看時只露一張。
option-stand-soul-advanced-three-value-true = 每人三張
option-stand-soul-advanced-three-value-false = 每人一張

option-stand-soul-retake-own-stand-name = 招來可取回原替身
option-stand-soul-retake-own-stand-why = 開：用替身招來時，也可以拿回自己剛放下的替身，算沒用過的。
option-stand-soul-retake-own-stand-value-true = 可以
option-stand-soul-retake-own-stand-value-false = 不可以

option-stand-soul-beginner-items-name = 新手起手
option-stand-soul-beginner-items-why = 開：起手除錦囊外，只發簡單的物品。頭一回玩時用。
option-stand-soul-beginner-items-value-true = 只發簡單的
option-stand-soul-beginner-items-value-false = 隨機

option-stand-soul-jade-is-own-item-name = 和氏璧算自己的聖物
option-stand-soul-jade-is-own-item-why = 宣告者自己至少要有一件聖物。開：人少的一幫，面前的和氏璧就算數。
option-stand-soul-jade-is-own-item-value-true = 算
option-stand-soul-jade-is-own-item-value-false = 不算

option-stand-soul-kogoro-blocks-solo-name = 小五郎也禁獨自宣勝
option-stand-soul-kogoro-blocks-solo-why = 開：拿著沉默的小五郎，連大蛇無雙的獨自宣勝也不行。關：只禁替幫派宣告。
option-stand-soul-kogoro-blocks-solo-value-true = 也禁
option-stand-soul-kogoro-blocks-solo-value-false = 不禁

option-stand-soul-three-player-packet-name = 三人局起手
option-stand-soul-three-player-packet-why = 三人局每人兩件。一次發完，兩個錦囊可能落在同一人手裡；分兩輪發就不會。
option-stand-soul-three-player-packet-value-six = 六件一次發
option-stand-soul-three-player-packet-value-three-then-one = 分兩輪發

option-stand-soul-effect-order-name = 交易效果的先後
option-stand-soul-effect-order-why = 換出的兩件都有效果時，誰的先來。
option-stand-soul-effect-order-value-offered-first = 提出的一件先
option-stand-soul-effect-order-value-returned-first = 還回的一件先
option-stand-soul-effect-order-value-tide-last = 扭轉的戰局最後

option-stand-soul-reveal-allies-name = 點名的辦法
option-stand-soul-reveal-allies-why = 宣告勝利時，一次點完再一起亮牌，或者點一個亮一個（對宣告者有利）。
option-stand-soul-reveal-allies-value-together = 一次點完
option-stand-soul-reveal-allies-value-one-by-one = 點一個亮一個

option-stand-soul-pile-window-name = 摸牌前可用諸葛亮
option-stand-soul-pile-window-why = 開：自己回合裡每次要從物品堆摸牌之前，都可以翻開諸葛亮。關：只在回合開始、自己的攻擊中和回合結束時。
option-stand-soul-pile-window-value-true = 可以
option-stand-soul-pile-window-value-false = 不可以

option-stand-soul-turn-cap-name = 手數上限
option-stand-soul-turn-cap-why = 打滿這麼多手還沒有人宣告，就算平局。0 表示不限。
option-stand-soul-turn-cap-value =
    { $value ->
        [0] 不限
       *[other] { $value } 手
    }
