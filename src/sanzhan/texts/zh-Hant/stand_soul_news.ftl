# Generated from zh-Hans by `python -m sanzhan.texts.hant`: change the source or overrides.toml instead.

### 替身之魂：戰報、結果與筆記。帶 -mine 的一條給知情人看。

## 回合

news-soul-start = 牌已發好，{ $first }先行動。
news-soul-turn = 第 { $turn } 手，{ $seat }的回合。
news-soul-pass = { $seat }略過。
news-soul-zhuge = { $seat }看過整個物品堆，排好了堆頂。
news-soul-zhuge-mine = 你看過整個物品堆：{ $pile }。堆頂依次是{ $top }。
news-soul-mori = { $seat }向{ $target }索要【{ $kind }】。
news-soul-mori-miss = { $target }沒有，把手裡的物品給{ $seat }看了。{ $seat }的回合結束。
news-soul-mori-miss-mine = { $target }沒有，手裡是{ $items }。你的回合結束。
news-soul-mori-hit = { $target }有，必須和{ $seat }交換。

## 交易

news-soul-offer = { $from }向{ $to }提出交易。
news-soul-offer-mine = { $from }拿出【{ $item }】，要和{ $to }交換。
news-soul-refuse = { $to }拒絕了{ $from }。
news-soul-accept = { $from }與{ $to }成交。
news-soul-accept-mine = { $from }與{ $to }成交：【{ $item }】換【{ $back }】。
news-soul-announce = { $receiver }報出換到的【{ $effect }】，由{ $giver }執行。
news-soul-decline = { $seat }不發動【{ $effect }】。
news-soul-draw =
    { $why ->
        [tie] 平局，{ $seat }從物品堆摸一件。
       *[pouch] { $seat }從物品堆摸一件。
    }
news-soul-draw-mine = 你從物品堆摸到【{ $item }】。
news-soul-turned = 物品堆空了。從現在起，兩個錦囊就是勾玉和孔明燈。
news-soul-checkpoint = { $seat }搜查了{ $of }的全部物品。
news-soul-checkpoint-mine = 你搜查了{ $of }，手裡是{ $items }。
news-soul-mind-read = { $seat }看了{ $of }的幫派。
news-soul-mind-read-mine = 你看到{ $of }是{ $gang }。
news-soul-swapped = { $seat }與{ $with }互換了替身，兩張都面朝下。
news-soul-swapped-mine = { $seat }與{ $with }互換了替身：你的是【{ $own }】，對方的是【{ $other }】。
news-soul-called = { $seat }從替身堆另挑了一個替身。
news-soul-called-mine = 你從替身堆挑了【{ $stand }】。
news-soul-tide =
    { $way ->
        [left] { $seat }要所有人各向左傳一件。
       *[right] { $seat }要所有人各向右傳一件。
    }
news-soul-passed =
    { $way ->
        [left] 所有人各向左傳了一件。
       *[right] 所有人各向右傳了一件。
    }
news-soul-passed-mine = 你把【{ $gave }】傳給{ $to }，從{ $from }接到【{ $got }】。
news-soul-gift = { $from }超出上限，贈給{ $to }一件。
news-soul-gift-mine = { $from }超出上限，把【{ $item }】贈給{ $to }。

## 攻擊

news-soul-attack = { $attacker }攻擊{ $defender }。
news-soul-f1-closed = 戰前的暗問已答完。
news-soul-taishi-ci = { $seat }叫停了這一戰。
news-soul-paid = { $from }交給{ $to }一件。
news-soul-paid-mine = { $from }把【{ $item }】交給{ $to }。
news-soul-paid-nothing = { $from }只有一件，不用交。
news-soul-support =
    { $side ->
        [sword] { $seat }支援攻方。
        [shield] { $seat }支援守方。
       *[neutral] { $seat }中立。
    }
news-soul-zhen-ji = { $seat }不讓{ $target }支援這一戰。
news-soul-use-item = { $seat }亮出【{ $item }】。
news-soul-use-stand = { $seat }翻開【{ $stand }】。
news-soul-nohime = { $seat }指定{ $winner }獲勝。
news-soul-done = { $seat }什麼也不用。
news-soul-count =
    { $why ->
        [tie] 攻 { $attack } 守 { $defend }，平局。
        [stratagem] 攻 { $attack } 守 { $defend }，打平，{ $winner }憑軍師的妙算獲勝。
        [nohime] 濃姬說了算，{ $winner }獲勝。
       *[power] 攻 { $attack } 守 { $defend }，{ $winner }獲勝。
    }
news-soul-liu-bei = { $seat }讓這一戰的結果作廢。
news-soul-tie-nothing = 物品堆已空，平局什麼也不發生。
news-soul-look = { $winner }看了{ $loser }的幫派和替身。
news-soul-look-mine = 你看到{ $loser }是{ $gang }，替身是【{ $stand }】。
news-soul-search = { $winner }搜了{ $loser }的身。
news-soul-search-mine = 你搜了{ $loser }的身，手裡是{ $items }。
news-soul-take =
    { $back ->
        [true] { $winner }拿走{ $loser }僅有的一件，還了一件自己的。
       *[false] { $winner }拿走{ $loser }一件。
    }
news-soul-take-mine =
    { $back ->
        [true] { $winner }拿走{ $loser }的【{ $item }】，還了【{ $returned }】。
       *[false] { $winner }拿走{ $loser }的【{ $item }】。
    }
news-soul-leave = { $winner }沒有拿{ $loser }的東西。

## 宣告與終局

news-soul-declare =
    { $way ->
        [foretell] { $seat }道破對方，點名{ $named }。對方聖物 { $total } 件，要夠 { $need } 件：{ $success ->
            [true] 說中了。
           *[false] 說錯了。
        }
       *[gang] { $seat }為{ $gang }宣告勝利，點名{ $named }。聖物 { $total } 件，要夠 { $need } 件：{ $success ->
            [true] 成功。
           *[false] 失敗。
        }
    }
news-soul-ally = { $seat }被點名，亮出{ $gang }和{ $items }。
news-soul-declare-solo = { $seat }亮出大蛇無雙，獨自宣告勝利。
news-soul-cap = 打滿 { $turns } 手無人宣告，平局。
news-soul-over = 終局，{ $winners }獲勝。

soul-won-declared = { $seat }宣告成功
soul-won-failed = { $seat }宣告失敗
soul-won-foretold = { $seat }道破了對方
soul-won-solo = { $seat }憑大蛇無雙獨自獲勝
soul-cap = 手數打滿，平局

## 筆記

note-saw-gang = 看到{ $seat }是{ $gang }
note-saw-stand = 看到{ $seat }的替身是{ $stand }
note-saw-hand = 看到{ $seat }手裡是{ $items }
note-gave = 把{ $kind }給了{ $seat }
note-got = 從{ $seat }那裡得到{ $kind }
note-got-pile = 從物品堆摸到{ $kind }
note-lost = { $kind }被{ $seat }拿走
note-offered-by = { $seat }拿{ $kind }來換
note-pile-seen = 物品堆裡有{ $items }
note-top-two = 堆頂依次是{ $items }
note-stand-pile-seen = 替身堆裡有{ $stands }
