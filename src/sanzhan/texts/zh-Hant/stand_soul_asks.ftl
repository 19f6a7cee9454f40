# Generated from zh-Hans by `python -m sanzhan.texts.hant`: change the source or overrides.toml instead.

### 替身之魂：問題、按鈕，以及「為什麼不行」。

## 自己的回合

ask-soul-main = 輪到你。這一手做什麼？
ask-soul-main-sub = 交易、攻擊、宣告勝利、略過，四樣裡做一樣。
act-soul-main-pass = 略過
act-soul-main-trade = 交易
act-soul-main-attack = 攻擊
act-soul-main-declare = 宣告勝利
act-soul-main-declare-solo = 獨自宣勝
act-soul-main-foretell = 道破對方
act-soul-main-zhuge-liang = 翻開諸葛亮
act-soul-main-mori-motonari = 翻開毛利元就

ask-soul-zhuge = 物品堆都在這裡。選出要放到堆頂的，先選的在最上面。
ask-soul-zhuge-sub = 其餘的會重新洗過。
act-soul-zhuge-arrange = 放到堆頂

ask-soul-pile = 馬上要從物品堆摸牌。先翻開諸葛亮嗎？
ask-soul-pile-sub = 你有沒有諸葛亮都會這樣問，旁人看不出來。
act-soul-pile-go-on = 直接摸
act-soul-pile-zhuge-liang = 翻開諸葛亮

ask-soul-end = 回合要結束了。還用替身嗎？
ask-soul-end-sub = 諸葛亮和毛利元就現在還能翻開。
act-soul-end-end-turn = 結束回合
act-soul-end-zhuge-liang = 翻開諸葛亮
act-soul-end-mori-motonari = 翻開毛利元就

ask-soul-ally = 還要點誰的名？
ask-soul-ally-sub = 被點的人亮出幫派和全部物品；點錯一個，對方獲勝。
act-soul-ally-enough = 夠了，就這些
act-soul-ally-name = 點名

## 交易

ask-soul-answer = { $from }想用【{ $item }】和你換一件。
ask-soul-answer-sub = 成交就選一件還給對方。旁人看不到牌，只知道談沒談成。
act-soul-answer-refuse = 拒絕，退回去
act-soul-answer-accept = 給出，成交

ask-soul-mori-give = { $to }得交出【{ $kind }】。你拿哪一件去換？
ask-soul-mori-give-sub = 對方不能拒絕；換完，兩件的效果照常。
act-soul-mori-give-give = 給出，成交

ask-soul-mori-which = { $to }點名要錦囊。你給哪一個？
ask-soul-mori-which-sub = 旁人看不出你有一個還是兩個。
act-soul-mori-which-give = 給這一個

ask-soul-smuggle = 你換出了【{ $item }】。亮出來發動效果嗎？
ask-soul-smuggle-sub = 藏著就沒有效果；本來沒有效果的也只能藏著，旁人分不清。
act-soul-smuggle-hide = 藏著不說
act-soul-smuggle-reveal = 亮出來

ask-soul-draw = 你換出了錦囊。從物品堆摸一件嗎？
ask-soul-draw-sub = 摸到什麼只有你知道。超過上限，要馬上贈給別人。
act-soul-draw-decline = 不摸
act-soul-draw-draw = 摸一件

ask-soul-swap = 和{ $with }互換替身嗎？
ask-soul-swap-sub = 換完兩張都面朝下，用過的一次性替身又能再用。
act-soul-swap-decline = 不換
act-soul-swap-swap = 互換替身

ask-soul-call = 翻看替身堆，換一個替身嗎？
ask-soul-call-sub = 看了就要挑一個，你現在的替身放進替身堆。
act-soul-call-decline = 不看，不換
act-soul-call-look = 翻看替身堆

ask-soul-call-pick = 挑一個替身，面朝下放在你面前。
ask-soul-call-pick-sub = 到手就是沒用過的。
act-soul-call-pick-choose = 就要這個

ask-soul-tide = 要讓所有人各傳一件嗎？往哪邊？
ask-soul-tide-sub = 左邊是下家，右邊是上家。各自暗選，同時傳。
act-soul-tide-decline = 不傳
act-soul-tide-left = 向左傳
act-soul-tide-right = 向右傳

ask-soul-tide-pick = 選一件傳給{ $to }。
ask-soul-tide-pick-sub = 傳遞不算交易，沒有效果；只有你們兩人知道是什麼。
act-soul-tide-pick-pass-on = 傳出去

ask-soul-gift = 你超出上限 { $surplus } 件。選一件，贈給誰？
ask-soul-gift-sub = 對方不能拒絕；只有你們兩人知道是什麼。
act-soul-gift-give = 贈出

## 攻擊

ask-soul-f1 = { $attacker }要打{ $defender }。趁支援之前翻開替身嗎？
ask-soul-f1-sub = 替身面朝下的人都會被問到，誰怎麼答不公開。
act-soul-f1-nothing = 不出手，看下去
act-soul-f1-taishi-ci = 翻開太史慈，叫停
act-soul-f1-oda-nobunaga = 翻開織田信長，單挑
act-soul-f1-nohime = 翻開濃姬，定勝者

ask-soul-pay = { $to }叫停了你的攻擊。選一件交給對方。
ask-soul-pay-sub = 只有你們兩人知道是哪一件。之後你的回合結束。
act-soul-pay-give = 交出去

ask-soul-support = { $attacker }攻擊{ $defender }。你站哪一邊？
ask-soul-support-sub = 人人看得見，說了就不能改。
act-soul-support-neutral = 不支援，中立
act-soul-support-sword = 支援攻方
act-soul-support-shield = 支援守方

ask-soul-f4 = 用甄宓讓一個人不能支援嗎？
ask-soul-f4-sub = 這一戰只有現在能用，之後就輪到物品和替身了。
act-soul-f4-decline = 誰也不禁
act-soul-f4-zhen-ji = 用甄宓

ask-soul-f5 = { $attacker }對{ $defender }，自由使用。要用物品或替身嗎？
ask-soul-f5-sub =
    { $side ->
        [sword] 你在攻方一邊。
        [shield] 你在守方一邊。
       *[neutral] 你哪邊都不幫。
    }不用就點「不用」，之後有人再用，會再問你。
act-soul-f5-done = 不用
act-soul-f5-item = 亮出物品
act-soul-f5-stand = 用替身
act-soul-f5-nohime = 翻開濃姬，定勝者
act-soul-f5-zhuge-liang = 翻開諸葛亮

ask-soul-f7 = 這一戰打完了。要讓結果作廢嗎？
ask-soul-f7-sub = 劉備做得到：勝者什麼也看不到、拿不到，平局不摸牌，回合立刻結束。
act-soul-f7-nothing = 照常兌現
act-soul-f7-liu-bei = 翻開劉備，作廢

ask-soul-spoils = 你贏了{ $loser }。查看，還是搜身？
ask-soul-spoils-sub = 查看：看幫派和替身。搜身：看全部物品，並可以拿走一件。
act-soul-spoils-look = 看幫派和替身
act-soul-spoils-search = 搜身

ask-soul-take = { $loser }的物品都在這裡。拿走一件嗎？
ask-soul-take-sub = 若是對方僅有的一件，你得同時還一件自己的。
act-soul-take-leave = 不拿
act-soul-take-take = 拿走

## 為什麼不行

why-soul-not-your-turn = 只能在自己的回合用。
why-soul-not-now = 現在不是用它的時候。
why-soul-used = 這一戰已經用過了。
why-soul-spent = 已經用過，重新面朝下之後才能再用。
why-soul-not-yourself = 不能選自己。

why-soul-no-own-victory-item = 你自己手裡要有一件【{ $item }】，才能替幫派宣告。
why-soul-kogoro = 【{ $item }】在你手裡，不能宣告勝利。
why-soul-not-solo = 獨自宣勝要【{ $item }】加三件聖物，全在你自己手裡。

why-soul-must-accept = 【{ $item }】遞過來，不能拒絕。
why-soul-pouch-for-pouch = 物品堆還有牌，錦囊不能換錦囊。
why-soul-only-item-pouch = 你只有一個錦囊，而錦囊不能換錦囊：只能拒絕。
why-soul-cannot-pay-pouch = 你手裡只有錦囊，拿什麼去換錦囊？錦囊不能換錦囊。
why-soul-already-gave = { $seat }這一輪已經贈過，手牌又是滿的。
why-soul-pile-empty = 物品堆已經空了。

why-soul-no-fight-use = 它在戰鬥裡沒有用處。
why-soul-only-attacker = 只有攻方本人能用。
why-soul-only-defender = 只有守方本人能用。
why-soul-only-fighters = 只有攻守雙方能用。
why-soul-only-supporter = 只有支援者能用。
why-soul-only-supporter-of-attacker = 只有支援攻方的人能用。
why-soul-only-supporter-of-defender = 只有支援守方的人能用。
why-soul-not-fighters = 你是攻守一方，它只有旁人能用。
why-soul-not-a-fighter = { $seat }是攻守一方，甄宓管不到。
why-soul-barred = 甄宓禁了你的支援，它跟著不能用。
why-soul-supports-void = 織田信長讓支援全部作廢了，它跟著不能用。
