### 替身之魂：战报、结果与笔记。带 -mine 的一条给知情人看。

## 回合

news-soul-start = 牌已发好，{ $first }先行动。
news-soul-turn = 第 { $turn } 手，{ $seat }的回合。
news-soul-pass = { $seat }略过。
news-soul-zhuge = { $seat }看过整个物品堆，排好了堆顶。
news-soul-zhuge-mine = 你看过整个物品堆：{ $pile }。堆顶依次是{ $top }。
news-soul-mori = { $seat }向{ $target }索要【{ $kind }】。
news-soul-mori-miss = { $target }没有，把手里的物品给{ $seat }看了。{ $seat }的回合结束。
news-soul-mori-miss-mine = { $target }没有，手里是{ $items }。你的回合结束。
news-soul-mori-hit = { $target }有，必须和{ $seat }交换。

## 交易

news-soul-offer = { $from }向{ $to }提出交易。
news-soul-offer-mine = { $from }拿出【{ $item }】，要和{ $to }交换。
news-soul-refuse = { $to }拒绝了{ $from }。
news-soul-accept = { $from }与{ $to }成交。
news-soul-accept-mine = { $from }与{ $to }成交：【{ $item }】换【{ $back }】。
news-soul-announce = { $receiver }报出换到的【{ $effect }】，由{ $giver }执行。
news-soul-decline = { $seat }不发动【{ $effect }】。
news-soul-draw =
    { $why ->
        [tie] 平局，{ $seat }从物品堆摸一件。
       *[pouch] { $seat }从物品堆摸一件。
    }
news-soul-draw-mine = 你从物品堆摸到【{ $item }】。
news-soul-turned = 物品堆空了。从现在起，两个锦囊就是勾玉和孔明灯。
news-soul-checkpoint = { $seat }搜查了{ $of }的全部物品。
news-soul-checkpoint-mine = 你搜查了{ $of }，手里是{ $items }。
news-soul-mind-read = { $seat }看了{ $of }的帮派。
news-soul-mind-read-mine = 你看到{ $of }是{ $gang }。
news-soul-swapped = { $seat }与{ $with }互换了替身，两张都面朝下。
news-soul-swapped-mine = { $seat }与{ $with }互换了替身：你的是【{ $own }】，对方的是【{ $other }】。
news-soul-called = { $seat }从替身堆另挑了一个替身。
news-soul-called-mine = 你从替身堆挑了【{ $stand }】。
news-soul-tide =
    { $way ->
        [left] { $seat }要所有人各向左传一件。
       *[right] { $seat }要所有人各向右传一件。
    }
news-soul-passed =
    { $way ->
        [left] 所有人各向左传了一件。
       *[right] 所有人各向右传了一件。
    }
news-soul-passed-mine = 你把【{ $gave }】传给{ $to }，从{ $from }接到【{ $got }】。
news-soul-gift = { $from }超出上限，赠给{ $to }一件。
news-soul-gift-mine = { $from }超出上限，把【{ $item }】赠给{ $to }。

## 攻击

news-soul-attack = { $attacker }攻击{ $defender }。
news-soul-f1-closed = 战前的暗问已答完。
news-soul-taishi-ci = { $seat }叫停了这一战。
news-soul-paid = { $from }交给{ $to }一件。
news-soul-paid-mine = { $from }把【{ $item }】交给{ $to }。
news-soul-paid-nothing = { $from }只有一件，不用交。
news-soul-support =
    { $side ->
        [sword] { $seat }支援攻方。
        [shield] { $seat }支援守方。
       *[neutral] { $seat }中立。
    }
news-soul-zhen-ji = { $seat }不让{ $target }支援这一战。
news-soul-use-item = { $seat }亮出【{ $item }】。
news-soul-use-stand = { $seat }翻开【{ $stand }】。
news-soul-nohime = { $seat }指定{ $winner }获胜。
news-soul-done = { $seat }什么也不用。
news-soul-count =
    { $why ->
        [tie] 攻 { $attack } 守 { $defend }，平局。
        [stratagem] 攻 { $attack } 守 { $defend }，打平，{ $winner }凭军师的妙算获胜。
        [nohime] 浓姬说了算，{ $winner }获胜。
       *[power] 攻 { $attack } 守 { $defend }，{ $winner }获胜。
    }
news-soul-liu-bei = { $seat }让这一战的结果作废。
news-soul-tie-nothing = 物品堆已空，平局什么也不发生。
news-soul-look = { $winner }看了{ $loser }的帮派和替身。
news-soul-look-mine = 你看到{ $loser }是{ $gang }，替身是【{ $stand }】。
news-soul-search = { $winner }搜了{ $loser }的身。
news-soul-search-mine = 你搜了{ $loser }的身，手里是{ $items }。
news-soul-take =
    { $back ->
        [true] { $winner }拿走{ $loser }仅有的一件，还了一件自己的。
       *[false] { $winner }拿走{ $loser }一件。
    }
news-soul-take-mine =
    { $back ->
        [true] { $winner }拿走{ $loser }的【{ $item }】，还了【{ $returned }】。
       *[false] { $winner }拿走{ $loser }的【{ $item }】。
    }
news-soul-leave = { $winner }没有拿{ $loser }的东西。

## 宣告与终局

news-soul-declare =
    { $way ->
        [foretell] { $seat }道破对方，点名{ $named }。对方圣物 { $total } 件，要够 { $need } 件：{ $success ->
            [true] 说中了。
           *[false] 说错了。
        }
       *[gang] { $seat }为{ $gang }宣告胜利，点名{ $named }。圣物 { $total } 件，要够 { $need } 件：{ $success ->
            [true] 成功。
           *[false] 失败。
        }
    }
news-soul-ally = { $seat }被点名，亮出{ $gang }和{ $items }。
news-soul-declare-solo = { $seat }亮出大蛇无双，独自宣告胜利。
news-soul-cap = 打满 { $turns } 手无人宣告，平局。
news-soul-over = 终局，{ $winners }获胜。

soul-won-declared = { $seat }宣告成功
soul-won-failed = { $seat }宣告失败
soul-won-foretold = { $seat }道破了对方
soul-won-solo = { $seat }凭大蛇无双独自获胜
soul-cap = 手数打满，平局

## 笔记

note-saw-gang = 看到{ $seat }是{ $gang }
note-saw-stand = 看到{ $seat }的替身是{ $stand }
note-saw-hand = 看到{ $seat }手里是{ $items }
note-gave = 把{ $kind }给了{ $seat }
note-got = 从{ $seat }那里得到{ $kind }
note-got-pile = 从物品堆摸到{ $kind }
note-lost = { $kind }被{ $seat }拿走
note-offered-by = { $seat }拿{ $kind }来换
note-pile-seen = 物品堆里有{ $items }
note-top-two = 堆顶依次是{ $items }
note-stand-pile-seen = 替身堆里有{ $stands }
