# Generated from zh-Hans by `python -m sanzhan.texts.hant`: change the source or overrides.toml instead.

### 三國殺·國戰：現行版的問題、按鈕與戰報。

## 規則裡的選擇

act-gz-choose-pair-with = 定下這一對
act-gz-play-turn-up = 明置武將

ask-gz-alliance = 勢力不同的人收下了你的牌。摸一張牌嗎？
act-gz-alliance-decline = 不摸
act-gz-alliance-draw-one = 摸一張牌

ask-gz-vanguard = 先驅：看誰的一張暗將？
act-gz-vanguard-choose = 就看此人

ask-gz-vanguard-place = 先驅：看{ $target }的哪一張？
act-gz-vanguard-place-head = 主將
act-gz-vanguard-place-deputy = 副將

ask-gz-recruit = 勝負將分。棄野心家標記，拉攏一名同伴嗎？
ask-gz-recruit-sub = 依次問其他人，第一個答應的與你成為一個勢力。
act-gz-recruit-decline = 不拉攏
act-gz-recruit-recruit = 拉攏

ask-gz-join = 野心家{ $seat }拉攏你。加入嗎？
ask-gz-join-sub = 加入後，你離開原來的勢力，與其同進退。
act-gz-join-refuse = 拒絕
act-gz-join-join = 加入

ask-gz-summoned = { $seat }陣法召喚。明置一張武將，加入其勢力嗎？
ask-gz-summoned-sub = 位置合適的人都會被問到；不是這個勢力的，只能不應。
act-gz-summoned-decline = 不應
act-gz-summoned-head = 明置主將
act-gz-summoned-deputy = 明置副將

ask-gz-command = 「{ $why }」：下哪一項軍令？
ask-gz-command-sub = 六項裡隨機得兩項，選一項。
act-gz-command-strike = 出擊：造成1點傷害
act-gz-command-tribute = 進貢：摸一張，交兩張
act-gz-command-bleed = 流血：失去1點體力
act-gz-command-hold = 按兵：不用手牌和技能
act-gz-command-rest = 休整：疊置，不能回復
act-gz-command-disarm = 卸甲：只留手牌裝備各一

ask-gz-command-target = 「{ $why }」：{ $receiver }若執行，對誰造成1點傷害？
act-gz-command-target-choose = 就是此人

ask-gz-obey =
    { $seat }的軍令：{ $command ->
        [strike] { $target ->
            [self] 對其自己造成1點傷害
           *[other] 對{ $target }造成1點傷害
        }
        [tribute] 摸一張牌，再交給其兩張牌
        [bleed] 失去1點體力
        [hold] 本回合不用手牌，非鎖定技失效
        [rest] 疊置武將牌，本回合不能回復體力
       *[disarm] 只留一張手牌和一張裝備，其餘棄置
    }。執行嗎？
act-gz-obey-refuse = 不執行
act-gz-obey-obey = 執行

ask-gz-tribute = 軍令：交給{ $target }兩張牌。
act-gz-tribute-choose = 交出

ask-gz-keep =
    軍令：留下哪一張{ $zone ->
        [hand] 手牌
       *[equip] 裝備
    }？
act-gz-keep-choose = 留下

ask-gz-deputy = 變更副將：選哪一名？
act-gz-deputy-choose = 就選此人

ask-gz-change-deputy = 「{ $why }」：變更副將嗎？
ask-gz-change-deputy-sub = 從武將牌堆翻到同勢力的武將，換下現在的副將。
act-gz-change-deputy-decline = 不變更
act-gz-change-deputy-change = 變更

## 現行版的牌

ask-gz-alliance-feast = 【聯軍盛宴】：還有 { $left } 份。摸牌，還是回復體力？
act-gz-alliance-feast-draw-one = 餘下全摸牌
act-gz-alliance-feast-recover = 回復1點體力

ask-gz-drowning = { $user }對你使用【水淹七軍】：棄置所有裝備，還是受1點雷電傷害？
act-gz-drowning-take-damage = 受傷害
act-gz-drowning-discard = 棄置裝備

ask-gz-imperial-order = 【敕令】：你選哪一項？
act-gz-imperial-order-lose-hp = 失去1點體力
act-gz-imperial-order-turn-up = 明置武將，摸一張
act-gz-imperial-order-discard = 棄一張裝備牌

ask-gz-wooden-ox = 把【木牛流馬】移給別人嗎？
ask-gz-wooden-ox-sub = 它下面的牌一起過去。
act-gz-wooden-ox-decline = 留下
act-gz-wooden-ox-send = 移過去

## 標準武將的技能

ask-gz-jushou = 「據守」：選一張手牌，是裝備牌就使用，不是就棄置。
act-gz-jushou-choose = 就這張

ask-gz-fangzhu = { $by }的「放逐」：棄置 { $n } 張牌並失去1點體力，還是摸 { $n } 張牌並疊置？
act-gz-fangzhu-decline = 摸牌並疊置
act-gz-fangzhu-discard = 棄牌，失去體力

ask-gz-rende = 「仁德」：視為使用一張基本牌嗎？
act-gz-rende-decline = 不用
act-gz-rende-use = 使用【{ $card }】

ask-gz-tieqi = { $user }的「鐵騎」判出{ $suit }。棄一張{ $suit }牌嗎？
ask-gz-tieqi-sub = 不棄，就不能用【閃】抵消這張【殺】。
act-gz-tieqi-decline = 不棄
act-gz-tieqi-discard = 棄置

ask-gz-liegong = 「烈弓」：{ $target }不能閃，還是傷害+1？
act-gz-liegong-no-dodge = 不能閃
act-gz-liegong-one-more = 傷害+1

ask-gz-kuanggu = 「狂骨」：回復1點體力，還是摸一張牌？
act-gz-kuanggu-recover = 回復1點體力
act-gz-kuanggu-draw-one = 摸一張牌

ask-gz-zaiqi = 「再起」：你摸一張牌，還是讓{ $target }回復1點體力？
act-gz-zaiqi-draw-one = 摸一張牌
act-gz-zaiqi-recover = 讓其回復

ask-gz-fanjian-given = { $user }的「反間」：展示手牌並棄掉所有{ $suit }牌，還是失去1點體力？
act-gz-fanjian-given-discard = 展示並棄置
act-gz-fanjian-given-lose-hp = 失去1點體力

ask-gz-chuli = 「除癘」：再選一名勢力不同的角色嗎？
act-gz-chuli-decline = 夠了
act-gz-chuli-choose = 加上此人

ask-gz-qingcheng = 「傾城」棄的是裝備。再暗置一名角色的一張武將嗎？
act-gz-qingcheng-decline = 不用
act-gz-qingcheng-turn-down = 暗置

## 陣

ask-gz-tuntian = 「屯田」：把【{ $card }】放在武將牌上作「田」嗎？
act-gz-tuntian-lay = 作「田」
act-gz-tuntian-decline = 不放

ask-gz-huyuan = 「護援」：棄置場上的一張牌嗎？
act-gz-huyuan-decline = 不棄
act-gz-huyuan-discard = 棄置

ask-gz-tiaoxin = { $user }挑釁你。對其使用【殺】嗎？
ask-gz-tiaoxin-sub = 不殺，就被棄置一張牌。
act-gz-tiaoxin-decline = 不殺
act-gz-tiaoxin-card = 使用殺

ask-gz-shangyi = 「尚義」：看{ $target }的什麼？
act-gz-shangyi-hand = 看手牌
act-gz-shangyi-generals = 看暗將

ask-gz-shangyi-discard = 「尚義」：棄置{ $target }的一張黑色手牌嗎？
act-gz-shangyi-discard-decline = 不棄
act-gz-shangyi-discard-discard = 棄置

## 勢

ask-gz-xunxun = 「恂恂」：選兩張放回牌堆頂，先選的先摸到。
act-gz-xunxun-arrange = 放回牌堆頂

ask-gz-xunxun-bottom = 「恂恂」：排好放到牌堆底的牌，先選的在上面。
act-gz-xunxun-bottom-arrange = 放到牌堆底

ask-gz-wuxin = 「悟心」：排好放回牌堆頂的牌，先選的先摸到。
act-gz-wuxin-arrange = 放回牌堆頂

ask-gz-qianxi = 「潛襲」：誰本回合不能用{ $color }手牌？
act-gz-qianxi-choose = 就是此人

ask-gz-yongjue = 「勇決」：收回這張【殺】嗎？
act-gz-yongjue-decline = 不收
act-gz-yongjue-take = 收回

ask-gz-benghuai = 「崩壞」：失去1點體力，還是減1點體力上限？
act-gz-benghuai-lose-hp = 失去1點體力
act-gz-benghuai-lose-max-hp = 減1點上限

ask-gz-chuanxin = { $user }的「穿心」：棄置所有裝備並失去1點體力，還是移除副將？
act-gz-chuanxin-discard = 棄裝備，失去體力
act-gz-chuanxin-remove = 移除副將

## 變

ask-gz-zhiman = 「制蠻」：讓{ $target }變更副將嗎？
act-gz-zhiman-decline = 不必
act-gz-zhiman-offer = 讓其決定

ask-gz-diaodu = 「調度」：把【{ $card }】交給誰？
act-gz-diaodu-decline = 自己留下
act-gz-diaodu-give = 交給

ask-gz-xiongsuan = 「兇算」：讓{ $target }的哪一個限定技重新可用？
act-gz-xiongsuan-choose = 就是它

ask-gz-shelie = 「涉獵」：每種花色拿哪一張？
act-gz-shelie-choose = 拿走

ask-gz-yigui = 「役鬼」：放回哪一張「魂」？
act-gz-yigui-choose = 放回

## 權

ask-gz-zhengbi = 「徵辟」：還給{ $target }一張非基本牌，還是兩張基本牌？
act-gz-zhengbi-give-one = 交一張
act-gz-zhengbi-give-two = 交兩張基本牌

ask-gz-enyuan = { $target }的「恩怨」：交出一張手牌，還是失去1點體力？
act-gz-enyuan-lose-hp = 失去1點體力
act-gz-enyuan-give = 交出

ask-gz-xuanhuo = 「眩惑」：本回合要哪一項技能？

ask-gz-zhuwei = 「築圍」：讓{ $target }本回合手牌上限和【殺】各多1嗎？
act-gz-zhuwei-decline = 不必
act-gz-zhuwei-allow = 給其

ask-gz-weidi = 「偽帝」：還給{ $target } { $count } 張牌。
act-gz-weidi-choose = 交出

ask-gz-fudi = 「附敵」：對誰造成1點傷害？
act-gz-fudi-choose = 就是此人

## 不臣

ask-gz-juejue =
    { $seat }的「決絕」：把 { $count } 張手牌置入棄牌堆，還是受1點傷害？
act-gz-juejue-suffer = 受傷害
act-gz-juejue-put-away = 放手牌

ask-gz-fangyuan = 「方圓」：對哪一名圍攻者使用【殺】？
act-gz-fangyuan-choose = 殺

ask-gz-tongdu = { $seat }的「統度」：把棄掉的張數摸回來嗎？
act-gz-tongdu-decline = 不摸
act-gz-tongdu-draw = 摸牌

ask-gz-aocai = 「傲才」：牌堆頂兩張裡，用哪一張？
ask-gz-aocai-sub = 沒有合用的，只能不用。
act-gz-aocai-decline = 不用
act-gz-aocai-card = 就用這張

ask-gz-midao = 「米道」：把哪兩張牌作「米」？
act-gz-midao-choose = 作「米」

ask-gz-fengshi-md = { $seat }的「鋒勢」：讓其棄置你們各一張牌，換來此牌傷害+1嗎？
act-gz-fengshi-md-decline = 不讓
act-gz-fengshi-md-agree = 讓其棄置

ask-gz-wenji = 「問計」：把哪一張牌交給{ $to }？
act-gz-wenji-choose = 交出

ask-gz-lixia = { $seat }的「禮下」：棄置其一張裝備嗎？
ask-gz-lixia-sub = 棄了，你要棄兩張牌、失去1點體力，或讓其摸兩張牌。
act-gz-lixia-decline = 不棄
act-gz-lixia-discard = 棄置

ask-gz-lixia-price = { $seat }的「禮下」：你選哪一項？
act-gz-lixia-price-let-draw = 讓其摸兩張牌
act-gz-lixia-price-lose-hp = 失去1點體力
act-gz-lixia-price-discard-two = 棄兩張牌

ask-gz-baolie = { $target }的「豹烈」：對其使用【殺】嗎？
ask-gz-baolie-sub = 不殺，就被棄置一張牌。
act-gz-baolie-decline = 不殺
act-gz-baolie-card = 使用殺

ask-gz-chenglue = 「成略」：讓誰得一枚陰陽魚標記？
act-gz-chenglue-decline = 誰也不給
act-gz-chenglue-choose = 給此人

ask-gz-tongling = 「通令」：對{ $target }使用一張手牌嗎？
act-gz-tongling-decline = 不用
act-gz-tongling-use = 使用

ask-gz-jinxian = 「近陷」：暗置哪一張武將？
act-gz-jinxian-head = 主將
act-gz-jinxian-deputy = 副將

ask-gz-jinfa = { $seat }的「矜伐」：被拿走一張牌，還是交出一張裝備牌？
ask-gz-jinfa-sub = 交出的是黑桃，視為你對其使用一張【殺】。
act-gz-jinfa-suffer = 被拿走一張
act-gz-jinfa-give = 交出裝備

ask-gz-lianpian = { $seat }的「聯翩」：棄置其一張牌，或讓其回復1點體力嗎？
act-gz-lianpian-decline = 都不要
act-gz-lianpian-discard = 棄置其一張牌
act-gz-lianpian-recover = 讓其回復

ask-gz-quanji = 「權計」：把哪一張牌作「權」？
act-gz-quanji-choose = 作「權」

ask-gz-huaiyi = 「懷異」：棄掉哪種顏色的手牌？
act-gz-huaiyi-red = 紅色
act-gz-huaiyi-black = 黑色

ask-gz-huaiyi-targets = 「懷異」：拿誰的牌？
act-gz-huaiyi-targets-decline = 不拿
act-gz-huaiyi-targets-choose = 拿他們的

## 為什麼不行

why-gz-no-big-kingdom = 現在沒有大勢力。
why-gz-not-big-kingdom = 你不是大勢力。
why-gz-no-equipment = { $seat }的裝備區裡沒有牌。
why-gz-nobody-next = 沒有下家可燒。
why-gz-nobody-undetermined = 沒有人未確定勢力。

## 戰報

news-gz-mark =
    { $seat }獲得一枚{ $mark ->
        [vanguard] 先驅
        [companion] 珠聯璧合
        [fish] 陰陽魚
        [careerist] 野心家
        [charity] 布施
       *[congcha] 聰察
    }標記。
news-gz-mark-spent =
    { $seat }棄一枚{ $mark ->
        [vanguard] 先驅
        [companion] 珠聯璧合
        [fish] 陰陽魚
        [careerist] 野心家
        [charity] 布施
       *[congcha] 聰察
    }標記。
news-gz-battle-royal = 鏖戰開始：【桃】只能當【殺】或【閃】。
news-gz-command =
    { $seat }的「{ $skill }」軍令：{ $command ->
        [strike] 出擊
        [tribute] 進貢
        [bleed] 流血
        [hold] 按兵
        [rest] 休整
       *[disarm] 卸甲
    }。
news-gz-obeyed = { $seat }執行軍令。
news-gz-disobeyed = { $seat }不執行軍令。
news-gz-summon =
    { $seat }召喚{ $shape ->
        [queue] 隊列
       *[siege] 圍攻
    }。
news-gz-joined = { $seat }答應拉攏，成為野心家的同伴。
news-gz-join-refused = { $seat }拒絕拉攏。
news-gz-returned = 君主現身，{ $seats }迴歸{ $kingdom }。
news-gz-lord-fell = 君主{ $seat }死了，{ $kingdom }的人從此各為野心家。
news-gz-removed =
    { $seat }移除{ $place }{ $general }{ $kingdom ->
        [none] 。
       *[other] ，確定為{ $kingdom }。
    }
news-gz-deputy-sought = { $seat }為變更副將翻開{ $generals }。
news-gz-deputy-changed =
    { $general ->
        [none] { $seat }變更了副將，暗置。
       *[other] { $seat }的副將變更為{ $general }。
    }
news-gz-gains-skill = { $seat }得到「{ $skill }」。
news-gz-mute = { $seat }的{ $general }本回合只有鎖定技有效。
news-gz-max-hp = { $seat }的體力上限變為 { $max_hp }，體力 { $hp }。
news-gz-lured = { $seat }被調虎離山，到本回合結束。
news-gz-tuck = { $seat }在【木牛流馬】下扣了 { $count } 張牌。
news-gz-tuck-mine = { $seat }在【木牛流馬】下扣了【{ $cards }】。
news-gz-put-away = { $seat }把【{ $cards }】置入棄牌堆。
news-gz-leaves-game = 【{ $card }】移出本局。
news-gz-points-shown = { $seat }與{ $target }的拼點牌翻開：【{ $card }】對【{ $other }】。
news-gz-points = { $seat }的拼點牌點數變為 { $number }。
news-gz-qianxi = { $seat }本回合不能用{ $color }手牌。
news-gz-xiongsuan =
    { $target ->
        [self] { $seat }的限定技「{ $skill }」本回合結束時重新可用。
       *[other] { $target }的限定技「{ $skill }」本回合結束時重新可用。
    }
news-gz-zhidao = { $seat }的「雉盜」盯上{ $target }。
news-gz-stored = 「{ $pile }」：{ $seat }隨機扣下 { $count } 張未用的武將牌。
news-gz-stored-mine = 「{ $pile }」：你扣下的是{ $generals }。
news-gz-put-back = { $seat }把「{ $pile }」中的{ $generals }放回武將牌堆。
news-gz-massacre = { $seat }的「戮」添了{ $generals }。
news-gz-xiongnue =
    { $seat }的「兇虐」：本回合對那個勢力的角色{ $treatment ->
        [damage] 傷害+1
        [take] 造成傷害時拿牌
       *[unlimited] 用牌不限次數
    }。
