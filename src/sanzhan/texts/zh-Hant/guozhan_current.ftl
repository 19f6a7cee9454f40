# Generated from zh-Hans by `python -m sanzhan.texts.hant`: change the source or overrides.toml instead.

### 三國殺·國戰：現行版的牌、技能、標記與規則。

## 牌

gz-card-threaten-emperor-name = 挾天子以令諸侯
gz-card-threaten-emperor-gist = 結束出牌再來一回
gz-card-threaten-emperor-glyph = 挾
gz-card-threaten-emperor-rule = 你是大勢力時，出牌階段對自己使用：你的出牌階段立刻結束；本回合棄牌階段結束時，你可以棄一張手牌，在本回合之後進行一個額外回合。

gz-card-burning-camps-name = 火燒連營
gz-card-burning-camps-gist = 燒下家一整隊
gz-card-burning-camps-glyph = 連
gz-card-burning-camps-rule = 對你的下家，和與其在同一條隊列裡的所有角色使用，可能包括你自己：各受到你造成的1點火焰傷害。

gz-card-fight-together-name = 勠力同心
gz-card-fight-together-gist = 連環，或摸一張
gz-card-fight-together-glyph = 勠
gz-card-fight-together-rule = 對所有大勢力的角色，或所有小勢力的角色使用：沒有連環的進入連環，已經連環的摸一張牌。也可以重鑄：放進棄牌堆，摸一張牌。

gz-card-alliance-feast-name = 聯軍盛宴
gz-card-alliance-feast-gist = 與一勢力同享
gz-card-alliance-feast-glyph = 宴
gz-card-alliance-feast-rule = 你已確定勢力時，對自己和另一個勢力的所有角色使用：你摸牌和回復體力，合計與那個勢力的人數同樣多；那些角色各摸一張牌，解除連環。

gz-card-lure-tiger-name = 調虎離山
gz-card-lure-tiger-gist = 一兩人暫離本局
gz-card-lure-tiger-glyph = 調
gz-card-lure-tiger-rule = 對一至兩名其他角色使用：到本回合結束，其不計入座次和距離，不能使用牌，也不是牌的合法目標，體力不會變化。

gz-card-drowning-name = 水淹七軍
gz-card-drowning-gist = 棄裝備或受雷傷
gz-card-drowning-glyph = 淹
gz-card-drowning-rule = 對一名裝備區裡有牌的其他角色使用：其棄置裝備區裡的所有牌，否則受到你造成的1點雷電傷害。

gz-card-imperial-order-name = 敕令
gz-card-imperial-order-gist = 逼暗將亮明
gz-card-imperial-order-glyph = 敕
gz-card-imperial-order-rule = 對所有未確定勢力的角色使用，各選一項：明置一張武將並摸一張牌，棄一張裝備牌，或失去1點體力。它沒被使用就要進棄牌堆時，改為移出本局，本回合結束時這些角色照樣選一次。

gz-card-green-dragon-name = 青龍偃月刀
gz-card-green-dragon-gist = 目標不能亮將
gz-card-green-dragon-glyph = 龍
gz-card-green-dragon-rule = 武器，攻擊範圍3。鎖定技，從你使用【殺】到它結算完，其目標不能明置武將牌。

gz-card-halberd-name = 方天畫戟
gz-card-halberd-gist = 各勢力多殺一人
gz-card-halberd-glyph = 戟
gz-card-halberd-rule = 武器，攻擊範圍4。你使用【殺】時可以多指定任意個合法目標，已確定勢力的目標勢力須各不相同；這樣做，只要有一個目標用【閃】抵消，它對餘下的目標都無效。

gz-card-bright-armor-name = 明光鎧
gz-card-bright-armor-gist = 免火，小勢力免連
gz-card-bright-armor-glyph = 鎧
gz-card-bright-armor-rule = 防具。鎖定技，你成為火【殺】、【火攻】或【火燒連營】的目標時，就不再是它的目標；你是小勢力時，不會進入連環。

gz-card-heart-mirror-name = 護心鏡
gz-card-heart-mirror-gist = 擋一次致命傷
gz-card-heart-mirror-glyph = 鏡
gz-card-heart-mirror-rule = 防具。你將要受到不少於體力值的傷害時，可以把它置入棄牌堆，防止此傷害。

gz-card-jingfan-name = 驚帆
gz-card-jingfan-gist = 你離別人近1
gz-card-jingfan-glyph = 帆
gz-card-jingfan-rule = 減一馬。鎖定技，你到其他角色的距離-1，最少為1。

gz-card-jade-seal-name = 玉璽
gz-card-jade-seal-gist = 獨稱大勢力
gz-card-jade-seal-glyph = 璽
gz-card-jade-seal-rule = 寶物。鎖定技，你已確定勢力時，只有你的勢力是大勢力；摸牌階段你多摸一張牌；出牌階段開始時，視為你使用一張【知己知彼】。

gz-card-wooden-ox-name = 木牛流馬
gz-card-wooden-ox-gist = 藏五張牌備用
gz-card-wooden-ox-glyph = 牛
gz-card-wooden-ox-rule = 寶物。出牌階段限一次，你可以把一張手牌扣在它下面，最多五張，然後可以把它移到另一名角色空著的寶物欄。它下面的牌可以像手牌一樣使用或打出，隨它移動。

gz-card-dragon-phoenix-name = 飛龍奪鳳
gz-card-dragon-phoenix-gist = 棄牌，瀕死再奪
gz-card-dragon-phoenix-glyph = 鳳
gz-card-dragon-phoenix-rule = 武器，攻擊範圍2。你的【殺】指定目標後，你可以令其棄一張牌。一名角色因你的【殺】受到傷害而瀕死時，你可以獲得其一張手牌。

gz-card-peace-spell-name = 太平要術
gz-card-peace-spell-gist = 不受屬性傷害
gz-card-peace-spell-glyph = 術
gz-card-peace-spell-rule = 防具。鎖定技，防止你受到的火焰和雷電傷害；你的手牌上限+X，X為你勢力的角色數；它離開你的裝備區後，你摸兩張牌，若體力值大於1，再失去1點體力。

gz-card-luminous-pearl-name = 定瀾夜明珠
gz-card-luminous-pearl-gist = 換若干張牌
gz-card-luminous-pearl-glyph = 珠
gz-card-luminous-pearl-rule = 寶物。出牌階段限一次，你可以棄一至X張牌，不能是它自己，再摸同樣多，X為你的體力上限。你有「制衡」時，改為「制衡」不限張數。

gz-card-six-dragons-name = 六龍驂駕
gz-card-six-dragons-gist = 進退各算一馬
gz-card-six-dragons-glyph = 駕
gz-card-six-dragons-rule = 加一馬兼減一馬。鎖定技，你到其他角色的距離-1，其他角色到你的距離+1；裝備它時棄置你其他的馬，有它時不能再裝備別的馬。

## 標準武將的新技能

gz-skill-mouduan-name = 謀斷
gz-skill-mouduan-rule = 結束階段開始時，若你在本回合出牌階段使用過的牌有四種花色，或基本、錦囊、裝備三類都有，你可以把場上的一張牌移到另一名角色的相同區域。

gz-skill-fenji-name = 奮激
gz-skill-fenji-rule = 一名角色的結束階段開始時，若其沒有手牌，你可以令其摸兩張牌，然後你失去1點體力。

gz-skill-chuli-name = 除癘
gz-skill-chuli-rule = 出牌階段限一次，你可以選一至三名有牌的其他角色，已確定勢力的須勢力各不相同：你依次棄置你與他們的各一張牌，被棄的牌是黑桃的角色各摸一張牌。

gz-skill-jianchu-name = 鞬出
gz-skill-jianchu-rule = 你的【殺】指定目標後，你可以棄置其一張牌：是裝備牌，其不能用【閃】抵消這張【殺】；不是，其獲得這張【殺】的實體牌。

## 與第一版寫法不同的技能

gz-skill-guicai-rule-current = 任何角色的判定結果確定前，你可以打出一張牌代替判定牌，手牌和裝備都可以，原來的判定牌進棄牌堆。
gz-skill-ganglie-rule-current = 你受到傷害後，可以判定：結果為紅色，你對傷害來源造成1點傷害；為黑色，你棄置其一張牌。
gz-skill-tuxi-rule-current = 摸牌階段，你可以少摸一至全部的牌，改為從同樣多名其他角色手裡各盲抽一張牌。
gz-skill-luoyi-rule-current = 摸牌階段結束時，你可以棄一張牌；這樣做，本回合你的【殺】和【決鬥】由你對目標造成的傷害+1。
gz-skill-yiji-rule-current = 你受到傷害後，可以看牌堆頂兩張牌，把它們交給任意角色，可以是自己。不論受到幾點傷害，只算一次。
gz-skill-shensu-rule-current = 判定階段開始前，你可以跳過判定和摸牌階段；出牌階段開始前，可以棄一張裝備牌跳過它；棄牌階段開始前，可以失去1點體力跳過它。每這樣做一次，視為你使用一張不受距離限制的普通【殺】。
gz-skill-duanliang-rule-current = 你可以把一張黑色的基本牌或裝備牌當【兵糧寸斷】使用，沒有距離限制；若目標與你的距離大於2，本階段你不能再這樣做。
gz-skill-jushou-rule-current = 結束階段開始時，你可以摸X張牌，X為場上的勢力數，然後選一張手牌：是裝備牌就使用，不是就棄置。若X大於2，你疊置武將牌（已疊置則平置）。
gz-skill-qiangxi-rule-current = 出牌階段限一次，你可以失去1點體力或棄一張武器牌，對一名其他角色造成1點傷害，不限距離。
gz-skill-jieming-rule-current = 你受到傷害後，可以令一名角色把手牌補到X張，X為其體力上限，最多為5。不論受到幾點傷害，只算一次。
gz-skill-fangzhu-rule-current = 你受到傷害後，可以令一名其他角色選一項：摸X張牌並疊置武將牌（已疊置則平置）；或棄X張牌並失去1點體力。X為你已損失的體力值。
gz-skill-xiaoguo-rule-current = 其他角色的結束階段開始時，你可以棄一張基本牌，其須選一項：棄一張裝備牌，然後你摸一張牌；或受到你造成的1點傷害。
gz-skill-rende-rule-current = 出牌階段，你可以把任意張手牌交給一名本階段還沒這樣得過牌的其他角色。本階段給出的牌首次累計達到兩張時，你可以立刻視為使用一張基本牌。
gz-skill-wusheng-rule-current = 你可以把一張紅色牌當普通【殺】使用或打出。你使用的方塊【殺】沒有距離限制。
gz-skill-paoxiao-rule-current = 鎖定技，你使用【殺】沒有次數限制；你在一回合裡使用第二張【殺】時，摸一張牌。
gz-skill-kongcheng-rule-current = 鎖定技，若你沒有手牌，你成為【殺】或【決鬥】的目標時，就不再是它的目標；你的回合外別人交給你的牌，改為放在武將牌上，稱為「琴」。摸牌階段開始時，你獲得所有「琴」。
gz-skill-longdan-rule-current = 你可以把【閃】當普通【殺】用或打出，它被【閃】抵消，你可以對另一名角色造成1點傷害；也可以把【殺】當【閃】用或打出，用它抵消【殺】，你可以令除你與使用者外的一名角色回復1點體力。
gz-skill-tieqi-rule-current = 你的【殺】指定目標後，你可以令其一張明置武將的非鎖定技本回合失效，然後判定：其須棄一張與結果同花色的牌，否則不能用【閃】抵消這張【殺】。
gz-skill-liegong-rule-current = 你對手牌數不多於你的角色使用【殺】沒有距離限制。你的【殺】指定目標後，若其體力值不少於你，你可以選一項：其不能用【閃】抵消這張【殺】；或這張【殺】對其傷害+1。
gz-skill-kuanggu-rule-current = 你對一名角色造成傷害後，若扣減體力之前你到其距離不大於1，每造成1點傷害，你可以選一項：回復1點體力，或摸一張牌。
gz-skill-zaiqi-rule-current = 棄牌階段結束時，你可以選一至X名與你同勢力的角色，可以包括你，X為本回合進入棄牌堆、現在還在那裡的紅色牌數：其各選一項，令你回復1點體力，或摸一張牌。
gz-skill-shushen-rule-current = 你每回復1點體力後，可以令一名其他角色摸一張牌；若其沒有手牌，改為摸兩張。
gz-skill-keji-rule-current = 鎖定技，棄牌階段開始時，若你在本回合出牌階段使用過的牌顏色全都相同，或沒有使用過有顏色的牌，你本回合手牌上限+4。
gz-skill-kurou-rule-current = 出牌階段限一次，你可以棄一張牌：你失去1點體力，摸三張牌，本階段可以多用一張【殺】。
gz-skill-yingzi-rule-current = 鎖定技，摸牌階段，你多摸一張牌；你的手牌上限等於體力上限。
gz-skill-fanjian-rule-current = 出牌階段限一次，你可以展示一張手牌並交給一名其他角色，其選一項：展示所有手牌，棄掉自己所有與此牌同花色的牌；或失去1點體力。
gz-skill-qianxun-rule-current = 鎖定技，你成為【順手牽羊】的目標時，就不再是它的目標。【樂不思蜀】將要進入你的判定區時，改為進棄牌堆。
gz-skill-duoshi-rule-current = 出牌階段，你可以把一張紅色手牌當【以逸待勞】使用，每個階段限四次。
gz-skill-xiaoji-rule-current = 你每失去一次裝備區裡的牌，可以摸牌：在你的回合內摸一張，在回合外摸三張。
gz-skill-yinghun-rule-current = 準備階段開始時，你可以選一名其他角色，並選一項：其摸X張牌，再棄一張；或其摸一張牌，再棄X張。X為你已損失的體力值，可以是0。
gz-skill-tianxiang-rule-current = 你將要受到傷害時，可以棄一張紅桃手牌並選一名其他角色，防止傷害，再選本回合沒選過的一項：來源對其造成1點傷害，其摸X張牌（其已損失的體力，最多5）；或其失去1點體力，獲得棄掉的那張牌。
gz-skill-hongyan-rule-current = 鎖定技，你的黑桃牌和黑桃判定牌視為紅桃。你的裝備區裡有紅桃牌時，手牌上限+1。
gz-skill-buqu-rule-current = 鎖定技，你瀕死時，把牌堆頂一張牌放在武將牌上，稱為「創」：與已有的「創」點數都不同，你回復到1點體力；有相同的，移去這張「創」。
gz-skill-wushuang-rule-current = 鎖定技，你使用的【殺】，目標須依次使用兩張【閃】才能抵消；與你【決鬥】的角色，每次須依次打出兩張【殺】。你使用非轉化的【決鬥】時，可以多指定至多兩個目標。
gz-skill-luanji-rule-current = 你可以把兩張手牌當【萬箭齊發】使用，花色都須是本回合沒有這樣用過的。與你同勢力的角色因此打出【閃】後，可以摸一張牌。
gz-skill-weimu-rule-current = 鎖定技，你成為黑色非延時錦囊的目標時，就不再是它的目標。黑色延時錦囊將要進入你的判定區時，改為進棄牌堆。
gz-skill-leiji-rule-current = 你使用或打出【閃】時，可以令一名其他角色判定：結果為黑桃，你對其造成2點雷電傷害。
gz-skill-shuangren-rule-current = 出牌階段開始時，你可以與一名其他角色拼點。你贏，視為你對其或另一名與其同勢力的角色使用一張普通【殺】，不受距離限制，也不計次數；你沒贏，本回合其他角色不能成為你用牌的目標。
gz-skill-kuangfu-rule-current = 你在出牌階段使用的【殺】指定目標後，每階段限一次，你可以獲得一名目標裝備區裡的一張牌；這張【殺】結算完後，若沒有造成過傷害，你棄兩張手牌。
gz-skill-huoshui-rule-current = 鎖定技，在你的回合內，其他角色不能明置武將牌；你使用【殺】或【萬箭齊發】時，勢力不同、有暗置武將的角色不能響應。
gz-skill-qingcheng-rule-current = 出牌階段，你可以棄一張黑色牌，選一名兩張武將牌都明置的其他角色，把其中一張暗置，次數不限；棄的是裝備牌，你可以再這樣選一名。

## 規則

gz-vanguard-name = 先驅
gz-vanguard-rule = 全場第一個明置武將的人得一枚先驅標記。出牌階段棄它：把手牌摸到四張，再看一名其他角色的一張暗將。
gz-battle-royal-name = 鏖戰
gz-battle-royal-rule = 一個回合開始前，只剩四人（七人以下的局是三人）、又沒有兩人同勢力，就進入鏖戰，直到終局：【桃】只能當【殺】或【閃】使用或打出，不能用來回復體力。
gz-command-name = 軍令
gz-command-rule = 下軍令的人隨機得兩項軍令，選一項；受令的人決定執行還是不執行。
gz-command-strike-name = 出擊
gz-command-strike-rule = 對下令者指定的一名角色造成1點傷害。
gz-command-tribute-name = 進貢
gz-command-tribute-rule = 摸一張牌，再交給下令者兩張牌。
gz-command-bleed-name = 流血
gz-command-bleed-rule = 失去1點體力。
gz-command-hold-name = 按兵
gz-command-hold-rule = 本回合不能使用或打出手牌，非鎖定技失效。
gz-command-rest-name = 休整
gz-command-rest-rule = 疊置武將牌（已疊置則平置），本回合不能回復體力。
gz-command-disarm-name = 卸甲
gz-command-disarm-rule = 留下一張手牌和裝備區裡的一張牌，其餘的棄置。
gz-alliance-name = 連橫
gz-alliance-rule = 帶連橫標記的手牌，可以在出牌階段交給未確定勢力的角色，或勢力不同的角色；給了勢力不同的，可以摸一張牌。未確定勢力時，只能給未確定勢力的。
gz-queue-name = 隊列
gz-queue-rule = 連續相鄰的兩名以上同勢力角色是一條隊列。
gz-siege-name = 圍攻
gz-siege-rule = 一名角色的上家和下家同勢力，又與其勢力不同，這兩人就圍攻其。
gz-formation-name = 陣法技
gz-formation-rule = 鎖定技，至少四人存活、並排成它要的隊列或圍攻時才有效。
gz-summon-name = 陣法召喚
gz-summon-rule = 有陣法技的人，在準備階段開始時和出牌階段各可以召喚一次：位置能補成隊列或圍攻、未確定勢力的角色依次可以明置一張武將，加入其勢力。
gz-recruit-name = 拉攏人心
gz-recruit-rule = 至少三人存活時，有野心家標記的人可以棄它，依次問其他角色願不願加入：第一個答應的與其成為一個勢力。野心家和君主不能答應。
gz-lord-name = 君主
gz-lord-rule = 選與君主同名的武將當主將，就換成君主，自己的回合開始時須明置，不能再暗置。君主活著，其勢力的人不會因超員成為野心家；君主死了，其勢力的人都成為野心家。
gz-big-kingdom-name = 大勢力
gz-big-kingdom-rule = 人數最多、至少兩人的勢力是大勢力，可以並列。裝備【玉璽】的人的勢力是唯一的大勢力。
gz-small-kingdom-name = 小勢力
gz-small-kingdom-rule = 有大勢力時，其餘的勢力和未確定勢力的角色都是小勢力。
gz-type-treasure-name = 寶物

## 規則給的做法

gz-skill-mark-vanguard-name = 先驅
gz-skill-mark-vanguard-rule = 棄先驅標記：把手牌摸到四張，再看一名其他角色的一張暗將。
gz-skill-mark-companion-draw-name = 珠聯璧合，摸牌
gz-skill-mark-companion-draw-rule = 棄珠聯璧合標記：摸兩張牌。
gz-skill-mark-companion-peach-name = 珠聯璧合，當桃
gz-skill-mark-companion-peach-rule = 棄珠聯璧合標記：視為使用一張【桃】。
gz-skill-mark-companion-rescue-name = 珠聯璧合，救人
gz-skill-mark-companion-rescue-rule = 有角色瀕死時，棄珠聯璧合標記：視為對其使用一張【桃】。
gz-skill-mark-careerist-rescue-name = 野心家，救人
gz-skill-mark-careerist-rescue-rule = 有角色瀕死時，棄野心家標記：視為對其使用一張【桃】。
gz-skill-mark-fish-draw-name = 陰陽魚，摸牌
gz-skill-mark-fish-draw-rule = 棄陰陽魚標記：摸一張牌。
gz-skill-mark-fish-keep-name = 陰陽魚，留牌
gz-skill-mark-fish-keep-rule = 棄牌階段開始前，棄陰陽魚標記：本回合手牌上限+2。
gz-skill-battle-royal-name = 鏖戰
gz-skill-battle-royal-rule = 【桃】只能當【殺】或【閃】使用或打出，不能用來回復體力。
gz-skill-alliance-name = 連橫
gz-skill-alliance-rule = 把帶連橫標記的手牌交給未確定勢力或勢力不同的角色；給了勢力不同的，可以摸一張牌。
gz-skill-recruit-name = 拉攏人心
gz-skill-recruit-rule = 棄野心家標記，依次問其他角色願不願加入：第一個答應的與你成為一個勢力。
gz-skill-command-hold-name = 按兵
gz-skill-command-hold-rule = 軍令：本回合不能使用或打出手牌。
gz-skill-command-rest-name = 休整
gz-skill-command-rest-rule = 軍令：本回合不能回復體力。
gz-skill-mute-name = 技能失效
gz-skill-mute-rule = 本回合非鎖定技失效。

## 武將牌上的牌

gz-pile-field-name = 田
gz-pile-sorcery-name = 幻
gz-pile-kongcheng-name = 琴
gz-pile-heavenly-army-name = 天兵
gz-pile-beacon-name = 烽火
gz-pile-letter-name = 函
gz-pile-rice-name = 米
gz-pile-authority-name = 權
gz-pile-dissent-name = 異
gz-pile-soul-name = 魂
gz-pile-massacre-name = 戮

## 選項

option-guozhan-packages-name = 武將包
option-guozhan-packages-why = 只在現行版有用。標準武將之外還用哪些擴展包：全部，不用，或陣與不臣兩包，那是包含所有機制的最小組合。
option-guozhan-packages-value-all = 全部
option-guozhan-packages-value-standard = 標準
option-guozhan-packages-value-complete = 標準、陣、不臣
option-guozhan-bans-name = 禁將
option-guozhan-bans-why = 禁了的武將不發，局中也不會再出現；能替他上場的君主隨他一同禁。
