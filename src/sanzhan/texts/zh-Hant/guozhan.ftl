# Generated from zh-Hans by `python -m sanzhan.texts.hant`: change the source or overrides.toml instead.

### 三國殺·國戰：遊戲裡的東西，即勢力、牌、武將、技能與選項。

game-guozhan-name = 三國殺·國戰
game-guozhan-gist = 人人兩員暗將。何時亮明、與誰同國，是比出牌更難的決定。

## 勢力、花色、牌類

gz-kingdom-wei-name = 魏
gz-kingdom-wei-glyph = 魏
gz-kingdom-shu-name = 蜀
gz-kingdom-shu-glyph = 蜀
gz-kingdom-wu-name = 吳
gz-kingdom-wu-glyph = 吳
gz-kingdom-qun-name = 群
gz-kingdom-qun-glyph = 群
gz-kingdom-careerist-name = 野心家
gz-kingdom-careerist-glyph = 野
gz-kingdom-undetermined-name = 未確定
gz-kingdom-undetermined-glyph = 暗

gz-suit-spade-name = 黑桃
gz-suit-heart-name = 紅桃
gz-suit-club-name = 梅花
gz-suit-diamond-name = 方塊
gz-color-red-name = 紅色
gz-color-black-name = 黑色

gz-type-basic-name = 基本牌
gz-type-trick-name = 錦囊
gz-type-delayed-name = 延時錦囊
gz-type-weapon-name = 武器
gz-type-armor-name = 防具
gz-type-plus-horse-name = 加一馬
gz-type-minus-horse-name = 減一馬

## 階段

gz-phase-prepare-name = 準備
gz-phase-judge-name = 判定
gz-phase-draw-name = 摸牌
gz-phase-play-name = 出牌
gz-phase-discard-name = 棄牌
gz-phase-finish-name = 結束

## 武將牌的位置與狀態

gz-head-name = 主將
gz-head-rule = 兩張武將牌中靠著體力的一張。兩張都明置時，你的性別看主將。
gz-deputy-name = 副將
gz-deputy-rule = 兩張武將牌中的另一張，與主將勢力相同。先亮哪一張都可以。
gz-chained-name = 連環
gz-chained-rule = 受到火焰或雷電傷害時解除，結算完後，其他仍在連環的角色依次受到同樣的傷害。
gz-stacked-name = 疊置
gz-stacked-rule = 你的下一個回合整個跳過，改為把武將牌平置。
gz-fish-name = 陰陽魚
gz-fish-rule = 體力上限湊整後餘下半條魚的角色，第一次兩張武將牌都明置時得益：第一版可以立刻摸一張牌；現行版得一枚標記，出牌階段棄它摸一張牌，或在棄牌階段棄它令手牌上限+2。
gz-companion-name = 珠聯璧合
gz-companion-rule = 主副將是一對的角色，第一次兩張武將牌都明置時得益：第一版可以立刻摸兩張牌或回復1點體力；現行版得一枚標記，可以棄它當【桃】使用，或在出牌階段棄它摸兩張牌。
gz-careerist-name = 野心家
gz-careerist-rule = 一個勢力的人，不論死活，多到會超過開局人數的一半時，再確定的人就成為野心家：自成一個勢力，活到最後只剩自己才獲勝。現行版可以招一名同伴。

## 牌

gz-card-slash-name = 殺
gz-card-slash-gist = 用閃或受1點傷
gz-card-slash-glyph = 殺
gz-card-slash-rule = 出牌階段對攻擊範圍內的一名其他角色使用，每個出牌階段限一次。目標不用【閃】抵消，就受到1點傷害。

gz-card-fire-slash-name = 火殺
gz-card-fire-slash-gist = 火焰傷害的殺
gz-card-fire-slash-glyph = 火
gz-card-fire-slash-rule = 是一種【殺】，用法完全相同，只是造成火焰傷害。火焰傷害會傳給連環的角色。

gz-card-thunder-slash-name = 雷殺
gz-card-thunder-slash-gist = 雷電傷害的殺
gz-card-thunder-slash-glyph = 雷
gz-card-thunder-slash-rule = 是一種【殺】，用法完全相同，只是造成雷電傷害。雷電傷害會傳給連環的角色。

gz-card-dodge-name = 閃
gz-card-dodge-gist = 抵消一張殺
gz-card-dodge-glyph = 閃
gz-card-dodge-rule = 你是【殺】的目標時使用，抵消這張【殺】。也可以打出來應對【萬箭齊發】。不能主動使用。

gz-card-peach-name = 桃
gz-card-peach-gist = 回復1點體力
gz-card-peach-glyph = 桃
gz-card-peach-rule = 出牌階段，你已受傷時對自己使用：回復1點體力。有角色瀕死時，也可以對其使用，令其回復1點體力。

gz-card-wine-name = 酒
gz-card-wine-gist = 下張殺傷害+1
gz-card-wine-glyph = 酒
gz-card-wine-rule = 出牌階段對自己使用，每個出牌階段限一次：本回合你下一張【殺】的傷害+1，中與不中都算用掉。你瀕死時，也可以用它回復1點體力。

gz-card-harvest-name = 五穀豐登
gz-card-harvest-gist = 人人挑一張
gz-card-harvest-glyph = 穀
gz-card-harvest-rule = 對所有角色使用。亮出與目標數同樣多的牌，從你起依次各拿一張，剩下的棄置。

gz-card-peach-garden-name = 桃園結義
gz-card-peach-garden-gist = 人人回復1點
gz-card-peach-garden-glyph = 園
gz-card-peach-garden-rule = 對所有角色使用：已受傷的角色各回復1點體力。

gz-card-savage-assault-name = 南蠻入侵
gz-card-savage-assault-gist = 出殺或受1點傷
gz-card-savage-assault-glyph = 蠻
gz-card-savage-assault-rule = 對所有其他角色使用：依次打出一張【殺】，否則受到你造成的1點傷害。

gz-card-archery-attack-name = 萬箭齊發
gz-card-archery-attack-gist = 出閃或受1點傷
gz-card-archery-attack-glyph = 箭
gz-card-archery-attack-rule = 對所有其他角色使用：依次打出一張【閃】，否則受到你造成的1點傷害。

gz-card-duel-name = 決鬥
gz-card-duel-gist = 輪流出殺
gz-card-duel-glyph = 決
gz-card-duel-rule = 對一名其他角色使用。從目標起，雙方輪流打出【殺】；先不出的一方，受到對方造成的1點傷害。

gz-card-something-for-nothing-name = 無中生有
gz-card-something-for-nothing-gist = 摸兩張牌
gz-card-something-for-nothing-glyph = 生
gz-card-something-for-nothing-rule = 出牌階段對自己使用：摸兩張牌。

gz-card-snatch-name = 順手牽羊
gz-card-snatch-gist = 拿近處一張牌
gz-card-snatch-glyph = 羊
gz-card-snatch-rule = 對距離1的一名其他角色使用：你獲得其手牌、裝備區或判定區裡的一張牌，手牌只能盲抽。

gz-card-dismantle-name = 過河拆橋
gz-card-dismantle-gist = 棄對方一張牌
gz-card-dismantle-glyph = 拆
gz-card-dismantle-rule = 對一名其他角色使用，不限距離：你棄置其手牌、裝備區或判定區裡的一張牌，手牌只能盲抽。

gz-card-iron-chain-name = 鐵索連環
gz-card-iron-chain-gist = 一兩人連環
gz-card-iron-chain-glyph = 索
gz-card-iron-chain-rule = 對一至兩名角色使用，可以包括自己：沒有連環的進入連環，已經連環的解除。也可以重鑄：放進棄牌堆，摸一張牌。

gz-card-fire-attack-name = 火攻
gz-card-fire-attack-gist = 同花色則燒
gz-card-fire-attack-glyph = 攻
gz-card-fire-attack-rule = 對一名有手牌的角色使用，可以是自己：其展示一張手牌，你可以棄一張同花色的手牌，對其造成1點火焰傷害。

gz-card-borrowed-sword-name = 借刀殺人
gz-card-borrowed-sword-gist = 替你殺或交武器
gz-card-borrowed-sword-glyph = 借
gz-card-borrowed-sword-rule = 對一名裝備著武器的其他角色使用，並指定其攻擊範圍內的另一人：其對那人使用一張【殺】，否則把武器交給你。

gz-card-nullification-name = 無懈可擊
gz-card-nullification-gist = 抵消一張錦囊
gz-card-nullification-glyph = 懈
gz-card-nullification-rule = 錦囊對一個目標生效之前使用，抵消它對這個目標的效果。也可以抵消另一張【無懈可擊】。

gz-card-heg-nullification-name = 無懈可擊·國
gz-card-heg-nullification-gist = 可護一個勢力
gz-card-heg-nullification-glyph = 國
gz-card-heg-nullification-rule = 當【無懈可擊】使用。抵消非延時錦囊時，若後面還有與當前目標同勢力的目標，可以改為對該勢力餘下的目標一併抵消。

gz-card-await-exhausted-name = 以逸待勞
gz-card-await-exhausted-gist = 摸二棄二
gz-card-await-exhausted-glyph = 逸
gz-card-await-exhausted-rule = 對你和所有與你同勢力的角色使用：各摸兩張牌，再棄兩張牌。你勢力未確定時，只對你自己。

gz-card-know-both-name = 知己知彼
gz-card-know-both-gist = 看手牌或暗將
gz-card-know-both-glyph = 知
gz-card-know-both-rule = 對一名其他角色使用：看其所有手牌，或看其一張暗置的武將牌。也可以重鑄：放進棄牌堆，摸一張牌。

gz-card-befriend-far-name = 遠交近攻
gz-card-befriend-far-gist = 對方摸一你摸三
gz-card-befriend-far-glyph = 交
gz-card-befriend-far-rule = 你已確定勢力時，對一名已確定勢力、與你勢力不同的角色使用：其摸一張牌，然後你摸三張牌。

gz-card-indulgence-name = 樂不思蜀
gz-card-indulgence-gist = 非紅桃不能出牌
gz-card-indulgence-glyph = 樂
gz-card-indulgence-rule = 放進一名其他角色的判定區。其判定階段判定：結果不是紅桃，就跳過本回合的出牌階段。

gz-card-supply-shortage-name = 兵糧寸斷
gz-card-supply-shortage-gist = 非梅花不能摸牌
gz-card-supply-shortage-glyph = 糧
gz-card-supply-shortage-rule = 放進距離1的一名其他角色的判定區。其判定階段判定：結果不是梅花，就跳過本回合的摸牌階段。

gz-card-lightning-name = 閃電
gz-card-lightning-gist = 中則受3點雷傷
gz-card-lightning-glyph = 電
gz-card-lightning-rule = 放進自己的判定區。判定階段判定：黑桃2至9，受到3點沒有來源的雷電傷害；否則移到下家的判定區，等其判定。被抵消也照樣移走。

gz-card-crossbow-name = 諸葛連弩
gz-card-crossbow-gist = 殺不限次數
gz-card-crossbow-glyph = 弩
gz-card-crossbow-rule = 武器，攻擊範圍1。鎖定技，你使用【殺】沒有次數限制。

gz-card-double-swords-name = 雌雄雙股劍
gz-card-double-swords-gist = 異性棄牌或你摸
gz-card-double-swords-glyph = 雙
gz-card-double-swords-rule = 武器，攻擊範圍2。你的【殺】指定與你性別不同的目標後，可以令其選一項：棄一張手牌，或讓你摸一張牌。雙方都要有明置的武將才分得出性別。

gz-card-qinggang-name = 青釭劍
gz-card-qinggang-gist = 殺無視防具
gz-card-qinggang-glyph = 青
gz-card-qinggang-rule = 武器，攻擊範圍2。鎖定技，你的【殺】指定目標後，在它結算完之前，該目標的防具無效。

gz-card-ice-sword-name = 寒冰劍
gz-card-ice-sword-gist = 防傷改棄兩張
gz-card-ice-sword-glyph = 冰
gz-card-ice-sword-rule = 武器，攻擊範圍2。你的【殺】將要對目標造成傷害時，若其有手牌或裝備，你可以防止傷害，改為依次棄置其兩張牌。

gz-card-spear-name = 丈八蛇矛
gz-card-spear-gist = 兩張手牌當殺
gz-card-spear-glyph = 矛
gz-card-spear-rule = 武器，攻擊範圍3。你可以把兩張手牌當【殺】使用或打出。

gz-card-feather-fan-name = 朱雀羽扇
gz-card-feather-fan-gist = 殺可變火殺
gz-card-feather-fan-glyph = 扇
gz-card-feather-fan-rule = 武器，攻擊範圍4。你使用普通【殺】時，可以把它變成火【殺】。

gz-card-axe-name = 貫石斧
gz-card-axe-gist = 棄兩張強中
gz-card-axe-glyph = 斧
gz-card-axe-rule = 武器，攻擊範圍3。你的【殺】被目標的【閃】抵消後，你可以棄兩張牌（不能是此斧），令這張【殺】依然造成傷害。

gz-card-kylin-bow-name = 麒麟弓
gz-card-kylin-bow-gist = 棄對方一匹馬
gz-card-kylin-bow-glyph = 弓
gz-card-kylin-bow-rule = 武器，攻擊範圍5。你的【殺】將要對目標造成傷害時，可以棄置其裝備區裡的一匹馬。

gz-card-six-swords-name = 吳六劍
gz-card-six-swords-gist = 同伴範圍+1
gz-card-six-swords-glyph = 六
gz-card-six-swords-rule = 武器，攻擊範圍2。鎖定技，與你同勢力的其他角色攻擊範圍+1。

gz-card-triblade-name = 三尖兩刃刀
gz-card-triblade-gist = 棄一張再傷一人
gz-card-triblade-glyph = 尖
gz-card-triblade-rule = 武器，攻擊範圍3。你的【殺】對目標造成傷害後，若其還活著，你可以棄一張手牌，對與其距離為1的另一名角色造成1點傷害，不能是你自己。

gz-card-eight-trigrams-name = 八卦陣
gz-card-eight-trigrams-gist = 判紅算出閃
gz-card-eight-trigrams-glyph = 卦
gz-card-eight-trigrams-rule = 防具。你需要使用或打出【閃】時，可以判定：結果為紅色，視為你使用或打出了一張【閃】。

gz-card-renwang-shield-name = 仁王盾
gz-card-renwang-shield-gist = 黑殺無效
gz-card-renwang-shield-glyph = 盾
gz-card-renwang-shield-rule = 防具。鎖定技，黑色的【殺】對你無效。

gz-card-rattan-armor-name = 藤甲
gz-card-rattan-armor-gist = 擋普通殺，怕火
gz-card-rattan-armor-glyph = 藤
gz-card-rattan-armor-rule = 防具。鎖定技，【南蠻入侵】、【萬箭齊發】和普通【殺】對你無效；你受到的火焰傷害+1。

gz-card-silver-lion-name = 白銀獅子
gz-card-silver-lion-gist = 最多受1點傷
gz-card-silver-lion-glyph = 獅
gz-card-silver-lion-rule = 防具。鎖定技，你受到的傷害多於1點時，減為1點。它離開你的裝備區後，你回復1點體力。

gz-card-jueying-name = 絕影
gz-card-jueying-gist = 別人離你遠1
gz-card-jueying-glyph = 影
gz-card-jueying-rule = 加一馬。鎖定技，其他角色到你的距離+1。

gz-card-dilu-name = 的盧
gz-card-dilu-gist = 別人離你遠1
gz-card-dilu-glyph = 盧
gz-card-dilu-rule = 加一馬。鎖定技，其他角色到你的距離+1。

gz-card-zhuahuang-name = 爪黃飛電
gz-card-zhuahuang-gist = 別人離你遠1
gz-card-zhuahuang-glyph = 爪
gz-card-zhuahuang-rule = 加一馬。鎖定技，其他角色到你的距離+1。

gz-card-chitu-name = 赤兔
gz-card-chitu-gist = 你離別人近1
gz-card-chitu-glyph = 兔
gz-card-chitu-rule = 減一馬。鎖定技，你到其他角色的距離-1，最少為1。

gz-card-dayuan-name = 大宛
gz-card-dayuan-gist = 你離別人近1
gz-card-dayuan-glyph = 宛
gz-card-dayuan-rule = 減一馬。鎖定技，你到其他角色的距離-1，最少為1。

gz-card-zixing-name = 紫騂
gz-card-zixing-gist = 你離別人近1
gz-card-zixing-glyph = 騂
gz-card-zixing-rule = 減一馬。鎖定技，你到其他角色的距離-1，最少為1。

## 武將

gz-general-cao-cao-name = 曹操
gz-general-cao-cao-title = 橫槊賦詩
gz-general-cao-cao-glyph = 操

gz-general-sima-yi-name = 司馬懿
gz-general-sima-yi-title = 隱忍之鷹
gz-general-sima-yi-glyph = 懿

gz-general-xiahou-dun-name = 夏侯惇
gz-general-xiahou-dun-title = 拔矢啖睛
gz-general-xiahou-dun-glyph = 惇

gz-general-zhang-liao-name = 張遼
gz-general-zhang-liao-title = 逍遙津之勇
gz-general-zhang-liao-glyph = 遼

gz-general-xu-chu-name = 許褚
gz-general-xu-chu-title = 赤膊上陣
gz-general-xu-chu-glyph = 褚

gz-general-guo-jia-name = 郭嘉
gz-general-guo-jia-title = 十勝之論
gz-general-guo-jia-glyph = 嘉

gz-general-zhen-ji-name = 甄姬
gz-general-zhen-ji-title = 洛水之影
gz-general-zhen-ji-glyph = 甄

gz-general-xiahou-yuan-name = 夏侯淵
gz-general-xiahou-yuan-title = 三日五百里
gz-general-xiahou-yuan-glyph = 淵

gz-general-zhang-he-name = 張郃
gz-general-zhang-he-title = 街亭之勝
gz-general-zhang-he-glyph = 郃

gz-general-xu-huang-name = 徐晃
gz-general-xu-huang-title = 長驅解圍
gz-general-xu-huang-glyph = 晃

gz-general-cao-ren-name = 曹仁
gz-general-cao-ren-title = 樊城鐵壁
gz-general-cao-ren-glyph = 仁

gz-general-dian-wei-name = 典韋
gz-general-dian-wei-title = 雙戟守轅
gz-general-dian-wei-glyph = 韋

gz-general-xun-yu-name = 荀彧
gz-general-xun-yu-title = 空盒之忠
gz-general-xun-yu-glyph = 彧

gz-general-cao-pi-name = 曹丕
gz-general-cao-pi-title = 受禪之君
gz-general-cao-pi-glyph = 丕

gz-general-yue-jin-name = 樂進
gz-general-yue-jin-title = 先登城頭
gz-general-yue-jin-glyph = 進

gz-general-liu-bei-name = 劉備
gz-general-liu-bei-title = 織蓆之君
gz-general-liu-bei-glyph = 備

gz-general-guan-yu-name = 關羽
gz-general-guan-yu-title = 千里單騎
gz-general-guan-yu-glyph = 羽

gz-general-zhang-fei-name = 張飛
gz-general-zhang-fei-title = 橋頭一喝
gz-general-zhang-fei-glyph = 飛

gz-general-zhuge-liang-name = 諸葛亮
gz-general-zhuge-liang-title = 五丈秋風
gz-general-zhuge-liang-glyph = 亮

gz-general-zhao-yun-name = 趙雲
gz-general-zhao-yun-title = 長坂孤騎
gz-general-zhao-yun-glyph = 雲

gz-general-ma-chao-name = 馬超
gz-general-ma-chao-title = 西涼錦袍
gz-general-ma-chao-glyph = 超

gz-general-huang-yueying-name = 黃月英
gz-general-huang-yueying-title = 木牛之匠
gz-general-huang-yueying-glyph = 月

gz-general-huang-zhong-name = 黃忠
gz-general-huang-zhong-title = 定軍老箭
gz-general-huang-zhong-glyph = 忠

gz-general-wei-yan-name = 魏延
gz-general-wei-yan-title = 子午奇謀
gz-general-wei-yan-glyph = 延

gz-general-pang-tong-name = 龐統
gz-general-pang-tong-title = 落鳳坡頭
gz-general-pang-tong-glyph = 統

gz-general-wolong-name = 臥龍諸葛亮
gz-general-wolong-title = 草廬未出
gz-general-wolong-glyph = 臥

gz-general-liu-shan-name = 劉禪
gz-general-liu-shan-title = 此間之樂
gz-general-liu-shan-glyph = 禪

gz-general-meng-huo-name = 孟獲
gz-general-meng-huo-title = 七擒不服
gz-general-meng-huo-glyph = 獲

gz-general-zhu-rong-name = 祝融
gz-general-zhu-rong-title = 飛刀火裔
gz-general-zhu-rong-glyph = 祝

gz-general-gan-furen-name = 甘夫人
gz-general-gan-furen-title = 玉人並坐
gz-general-gan-furen-glyph = 甘

gz-general-sun-quan-name = 孫權
gz-general-sun-quan-title = 坐斷東南
gz-general-sun-quan-glyph = 權

gz-general-gan-ning-name = 甘寧
gz-general-gan-ning-title = 百騎劫營
gz-general-gan-ning-glyph = 寧

gz-general-lu-meng-name = 呂蒙
gz-general-lu-meng-title = 燈下讀書
gz-general-lu-meng-glyph = 蒙

gz-general-huang-gai-name = 黃蓋
gz-general-huang-gai-title = 詐降火船
gz-general-huang-gai-glyph = 蓋

gz-general-zhou-yu-name = 周瑜
gz-general-zhou-yu-title = 赤壁顧曲
gz-general-zhou-yu-glyph = 瑜

gz-general-da-qiao-name = 大喬
gz-general-da-qiao-title = 江畔明月
gz-general-da-qiao-glyph = 喬

gz-general-lu-xun-name = 陸遜
gz-general-lu-xun-title = 夷陵書生
gz-general-lu-xun-glyph = 遜

gz-general-sun-shangxiang-name = 孫尚香
gz-general-sun-shangxiang-title = 帶刀新娘
gz-general-sun-shangxiang-glyph = 香

gz-general-sun-jian-name = 孫堅
gz-general-sun-jian-title = 井中得璽
gz-general-sun-jian-glyph = 堅

gz-general-xiao-qiao-name = 小喬
gz-general-xiao-qiao-title = 初嫁之年
gz-general-xiao-qiao-glyph = 小

gz-general-taishi-ci-name = 太史慈
gz-general-taishi-ci-title = 北海突圍
gz-general-taishi-ci-glyph = 慈

gz-general-zhou-tai-name = 周泰
gz-general-zhou-tai-title = 遍身舊創
gz-general-zhou-tai-glyph = 泰

gz-general-lu-su-name = 魯肅
gz-general-lu-su-title = 指囷相贈
gz-general-lu-su-glyph = 肅

gz-general-er-zhang-name = 張昭張紘
gz-general-er-zhang-title = 堂上二老
gz-general-er-zhang-glyph = 昭

gz-general-ding-feng-name = 丁奉
gz-general-ding-feng-title = 雪中短刀
gz-general-ding-feng-glyph = 奉

gz-general-hua-tuo-name = 華佗
gz-general-hua-tuo-title = 刮骨療毒
gz-general-hua-tuo-glyph = 佗

gz-general-lu-bu-name = 呂布
gz-general-lu-bu-title = 轅門射戟
gz-general-lu-bu-glyph = 布

gz-general-diao-chan-name = 貂蟬
gz-general-diao-chan-title = 連環之餌
gz-general-diao-chan-glyph = 蟬

gz-general-yuan-shao-name = 袁紹
gz-general-yuan-shao-title = 盟主旌旗
gz-general-yuan-shao-glyph = 紹

gz-general-yan-wen-name = 顏良文醜
gz-general-yan-wen-title = 河北雙刀
gz-general-yan-wen-glyph = 顏

gz-general-jia-xu-name = 賈詡
gz-general-jia-xu-title = 亂世全身
gz-general-jia-xu-glyph = 詡

gz-general-pang-de-name = 龐德
gz-general-pang-de-title = 抬棺出戰
gz-general-pang-de-glyph = 德

gz-general-zhang-jiao-name = 張角
gz-general-zhang-jiao-title = 黃天當立
gz-general-zhang-jiao-glyph = 角

gz-general-cai-wenji-name = 蔡文姬
gz-general-cai-wenji-title = 胡笳十八拍
gz-general-cai-wenji-glyph = 姬

gz-general-ma-teng-name = 馬騰
gz-general-ma-teng-title = 關西豪帥
gz-general-ma-teng-glyph = 騰

gz-general-kong-rong-name = 孔融
gz-general-kong-rong-title = 幼年讓梨
gz-general-kong-rong-glyph = 融

gz-general-ji-ling-name = 紀靈
gz-general-ji-ling-title = 淮南先鋒
gz-general-ji-ling-glyph = 靈

gz-general-tian-feng-name = 田豐
gz-general-tian-feng-title = 獄中料敗
gz-general-tian-feng-glyph = 豐

gz-general-pan-feng-name = 潘鳳
gz-general-pan-feng-title = 一斧出陣
gz-general-pan-feng-glyph = 鳳

gz-general-zou-shi-name = 鄒氏
gz-general-zou-shi-title = 宛城月夜
gz-general-zou-shi-glyph = 鄒

## 技能

gz-skill-jianxiong-name = 奸雄
gz-skill-jianxiong-rule = 你受到牌造成的傷害後，若這張牌的實體牌都還在處理區，你可以獲得它們。

gz-skill-fankui-name = 反饋
gz-skill-fankui-rule = 你受到傷害後，可以獲得傷害來源的一張牌：裝備區裡你指明的一張，或盲抽一張手牌。

gz-skill-guicai-name = 鬼才
gz-skill-guicai-rule = 任何角色的判定結果確定前，你可以打出一張手牌代替判定牌，原來的判定牌進棄牌堆。

gz-skill-ganglie-name = 剛烈
gz-skill-ganglie-rule = 你受到傷害後，可以判定：結果不是紅桃，傷害來源須選一項：棄兩張手牌，或受到你造成的1點傷害。

gz-skill-tuxi-name = 突襲
gz-skill-tuxi-rule = 摸牌階段開始時，你可以放棄摸牌，改為從一至兩名其他角色手裡各盲抽一張牌。

gz-skill-luoyi-name = 裸衣
gz-skill-luoyi-rule = 摸牌階段，你可以少摸一張牌；這樣做，本回合你使用的【殺】和【決鬥】由你對目標造成的傷害+1。

gz-skill-tiandu-name = 天妒
gz-skill-tiandu-rule = 你的判定結果確定後，若判定牌還在處理區，你可以獲得它。

gz-skill-yiji-name = 遺計
gz-skill-yiji-rule = 你每受到1點傷害後，可以看牌堆頂兩張牌，把它們一張一張交給任意角色：可以是自己，也可以給同一人。

gz-skill-luoshen-name = 洛神
gz-skill-luoshen-rule = 準備階段開始時，你可以判定；結果為黑色，可以再判一次。停下或判出紅色後，你獲得這一連串判定中所有的黑色判定牌。

gz-skill-qingguo-name = 傾國
gz-skill-qingguo-rule = 你可以把一張黑色手牌當【閃】使用或打出。

gz-skill-shensu-name = 神速
gz-skill-shensu-rule = 判定階段開始前，你可以跳過本回合的判定和摸牌階段；出牌階段開始前，你可以棄一張裝備牌並跳過出牌階段。每這樣做一次，視為你使用一張不受距離限制的普通【殺】。

gz-skill-qiaobian-name = 巧變
gz-skill-qiaobian-rule = 判定、摸牌、出牌或棄牌階段開始前，你可以棄一張手牌跳過它。這樣跳過摸牌階段，可以從一至兩名其他角色手裡各盲抽一張牌；這樣跳過出牌階段，可以把場上的一張牌移到另一名角色的相同區域。

gz-skill-duanliang-name = 斷糧
gz-skill-duanliang-rule = 你可以把一張黑色的基本牌或裝備牌當【兵糧寸斷】使用。你的【兵糧寸斷】可以對距離2以內的角色使用。

gz-skill-jushou-name = 據守
gz-skill-jushou-rule = 結束階段開始時，你可以摸三張牌，然後疊置武將牌（已疊置則平置）。

gz-skill-qiangxi-name = 強襲
gz-skill-qiangxi-rule = 出牌階段限一次，你可以失去1點體力或棄一張武器牌，對攻擊範圍內的一名其他角色造成1點傷害。

gz-skill-quhu-name = 驅虎
gz-skill-quhu-rule = 出牌階段限一次，你可以與一名體力值比你高、有手牌的角色拼點。你贏，由你指定其攻擊範圍內的一名角色，其對該角色造成1點傷害；你沒贏，其對你造成1點傷害。

gz-skill-jieming-name = 節命
gz-skill-jieming-rule = 你每受到1點傷害後，可以令一名角色把手牌補到X張，X為其體力上限，最多為5。

gz-skill-xingshang-name = 行殤
gz-skill-xingshang-rule = 其他角色死亡時，你可以獲得其所有手牌和裝備區裡的牌，搶在它們被棄置之前。

gz-skill-fangzhu-name = 放逐
gz-skill-fangzhu-rule = 你受到傷害後，可以令一名其他角色摸X張牌，然後疊置武將牌（已疊置則平置）。X為你已損失的體力值。

gz-skill-xiaoguo-name = 驍果
gz-skill-xiaoguo-rule = 其他角色的結束階段開始時，你可以棄一張基本牌：其須棄一張裝備牌，否則受到你造成的1點傷害。

gz-skill-rende-name = 仁德
gz-skill-rende-rule = 出牌階段，你可以把任意張手牌交給其他角色，次數不限。本階段給出的牌累計達到三張時，你回復1點體力，每階段一次。

gz-skill-wusheng-name = 武聖
gz-skill-wusheng-rule = 你可以把一張紅色牌當普通【殺】使用或打出。

gz-skill-paoxiao-name = 咆哮
gz-skill-paoxiao-rule = 出牌階段，你使用【殺】沒有次數限制。

gz-skill-guanxing-name = 觀星
gz-skill-guanxing-rule = 準備階段開始時，你可以看牌堆頂X張牌，把任意張按任意順序放回牌堆頂，其餘按任意順序放到牌堆底。X為存活角色數，最多為5。

gz-skill-kongcheng-name = 空城
gz-skill-kongcheng-rule = 鎖定技，你成為【殺】或【決鬥】的目標時，若你沒有手牌，你就不再是它的目標。

gz-skill-longdan-name = 龍膽
gz-skill-longdan-rule = 你可以把【殺】當【閃】、把【閃】當普通【殺】使用或打出。

gz-skill-mashu-name = 馬術
gz-skill-mashu-rule = 鎖定技，你到其他角色的距離-1，最少為1。

gz-skill-tieqi-name = 鐵騎
gz-skill-tieqi-rule = 你的【殺】指定目標後，你可以判定：結果為紅色，該目標不能用【閃】抵消這張【殺】。

gz-skill-jizhi-name = 集智
gz-skill-jizhi-rule = 你使用不是轉化而來的非延時錦囊時，可以摸一張牌。

gz-skill-qicai-name = 奇才
gz-skill-qicai-rule = 鎖定技，你使用錦囊沒有距離限制。

gz-skill-liegong-name = 烈弓
gz-skill-liegong-rule = 你的【殺】在你的出牌階段指定目標後，若該目標的手牌數不少於你的體力值，或不多於你的攻擊範圍，你可以令其不能用【閃】抵消這張【殺】。

gz-skill-kuanggu-name = 狂骨
gz-skill-kuanggu-rule = 鎖定技，你對一名角色造成傷害後，若扣減體力之前你到該角色的距離不大於1，每造成1點傷害，你回復1點體力。

gz-skill-lianhuan-name = 連環
gz-skill-lianhuan-rule = 你可以把一張梅花手牌當【鐵索連環】使用，或者重鑄它：放進棄牌堆，摸一張牌。

gz-skill-niepan-name = 涅槃
gz-skill-niepan-rule = 限定技，你瀕死時，可以棄置手牌、裝備區和判定區裡的所有牌，解除疊置與連環，摸三張牌，並把體力回復到3點，不超過體力上限。

gz-skill-bazhen-name = 八陣
gz-skill-bazhen-rule = 鎖定技，你的裝備區裡沒有防具時，視為你裝備著【八卦陣】。

gz-skill-huoji-name = 火計
gz-skill-huoji-rule = 你可以把一張紅色手牌當【火攻】使用。

gz-skill-kanpo-name = 看破
gz-skill-kanpo-rule = 你可以把一張黑色手牌當【無懈可擊】使用。

gz-skill-xiangle-name = 享樂
gz-skill-xiangle-rule = 鎖定技，你成為【殺】的目標後，其使用者須另棄一張基本牌，否則這張【殺】對你無效。

gz-skill-fangquan-name = 放權
gz-skill-fangquan-rule = 出牌階段開始前，你可以跳過它；這樣做，本回合結束時你可以棄一張手牌，令一名其他角色在本回合之後立刻進行一個額外回合。

gz-skill-huoshou-name = 禍首
gz-skill-huoshou-rule = 鎖定技，【南蠻入侵】對你無效；其他角色使用【南蠻入侵】指定目標後，由你成為它造成的傷害的來源。

gz-skill-zaiqi-name = 再起
gz-skill-zaiqi-rule = 摸牌階段開始時，若你已受傷，你可以放棄摸牌，亮出牌堆頂X張牌，X為你已損失的體力值：其中每有一張紅桃，你回復1點體力；紅桃進棄牌堆，其餘歸你。

gz-skill-juxiang-name = 巨象
gz-skill-juxiang-rule = 鎖定技，【南蠻入侵】對你無效；其他角色使用的【南蠻入侵】結算完後，若它的實體牌還在，你獲得它們。

gz-skill-lieren-name = 烈刃
gz-skill-lieren-rule = 你的【殺】對目標造成傷害後，你可以與其拼點；你贏，獲得其一張牌。

gz-skill-shushen-name = 淑慎
gz-skill-shushen-rule = 你每回復1點體力後，可以令一名與你同勢力的其他角色摸一張牌。

gz-skill-shenzhi-name = 神智
gz-skill-shenzhi-rule = 準備階段開始時，你可以棄置所有手牌，至少一張；若棄的張數不少於你的體力值，你回復1點體力。

gz-skill-zhiheng-name = 制衡
gz-skill-zhiheng-rule = 出牌階段限一次，你可以棄一至X張牌，再摸同樣多的牌。X為你的體力上限。

gz-skill-qixi-name = 奇襲
gz-skill-qixi-rule = 你可以把一張黑色牌當【過河拆橋】使用。

gz-skill-keji-name = 克己
gz-skill-keji-rule = 棄牌階段開始前，若你本回合出牌階段沒有使用或打出過【殺】，你可以跳過棄牌階段。

gz-skill-kurou-name = 苦肉
gz-skill-kurou-rule = 出牌階段，你可以失去1點體力，然後摸兩張牌，次數不限。

gz-skill-yingzi-name = 英姿
gz-skill-yingzi-rule = 摸牌階段，你可以多摸一張牌。

gz-skill-fanjian-name = 反間
gz-skill-fanjian-rule = 出牌階段限一次，若你有手牌，你可以令一名其他角色說出一種花色，然後從你手裡盲抽一張牌並展示；花色不符，你對其造成1點傷害。

gz-skill-guose-name = 國色
gz-skill-guose-rule = 你可以把一張方塊牌當【樂不思蜀】使用。

gz-skill-liuli-name = 流離
gz-skill-liuli-rule = 你成為【殺】的目標時，可以棄一張牌，把它轉給你攻擊範圍內的另一名角色。那人不能是使用者，並且除了距離，須是這張【殺】的合法目標。

gz-skill-qianxun-name = 謙遜
gz-skill-qianxun-rule = 鎖定技，你成為【順手牽羊】或【樂不思蜀】的目標時，你就不再是它的目標。

gz-skill-duoshi-name = 度勢
gz-skill-duoshi-rule = 出牌階段，你可以把一張紅色手牌當【以逸待勞】使用，次數不限。

gz-skill-jieyin-name = 結姻
gz-skill-jieyin-rule = 出牌階段限一次，你可以棄兩張手牌並選一名已受傷的其他男性角色：你與其各回復1點體力。

gz-skill-xiaoji-name = 梟姬
gz-skill-xiaoji-rule = 你每失去一次裝備區裡的牌，可以摸兩張牌；同時失去幾張只算一次。

gz-skill-yinghun-name = 英魂
gz-skill-yinghun-rule = 準備階段開始時，若你已受傷，你可以選一名其他角色，並選一項：其摸X張牌，再棄一張；或其摸一張牌，再棄X張。X為你已損失的體力值。

gz-skill-tianxiang-name = 天香
gz-skill-tianxiang-rule = 你將要受到傷害時，可以棄一張紅桃手牌，把傷害轉給一名其他角色；結算完後，若其存活，其摸X張牌，X為其此時已損失的體力值。

gz-skill-hongyan-name = 紅顏
gz-skill-hongyan-rule = 鎖定技，你的黑桃牌和黑桃判定牌視為紅桃。

gz-skill-tianyi-name = 天義
gz-skill-tianyi-rule = 出牌階段限一次，你可以與一名其他角色拼點。你贏，本回合你可以多用一張【殺】，你的【殺】沒有距離限制，並可以多指定一個目標；你沒贏，本回合你不能使用【殺】。

gz-skill-buqu-name = 不屈
gz-skill-buqu-rule = 你扣減體力後，若體力值不大於0，可以把牌堆頂的牌逐張翻開放在武將牌上，稱為「創」，直到「創」有1減體力值那麼多張。各「創」點數互不相同，你就不進入瀕死；有重複，照常瀕死。回復體力時，由你選擇移去多餘的「創」。

gz-skill-haoshi-name = 好施
gz-skill-haoshi-rule = 摸牌階段，你可以多摸兩張牌；這樣做，若摸完後手牌多於五張，你須把一半手牌（向下取整）交給其他角色中手牌最少的一名，並列時由你選。

gz-skill-dimeng-name = 締盟
gz-skill-dimeng-rule = 出牌階段限一次，你可以選兩名其他角色，棄X張牌，令這兩人交換手牌。X為兩人手牌數之差，可以是0。

gz-skill-zhijian-name = 直諫
gz-skill-zhijian-rule = 出牌階段，你可以把手牌裡的一張裝備牌放進其他角色空著的相應裝備欄，然後摸一張牌。

gz-skill-guzheng-name = 固政
gz-skill-guzheng-rule = 其他角色的棄牌階段結束時，你可以從棄牌堆選一張其本階段棄置的手牌，還給該角色；這樣做，你可以獲得棄牌堆裡本階段棄置的其餘所有牌。

gz-skill-duanbing-name = 短兵
gz-skill-duanbing-rule = 你使用【殺】時，可以多指定一名與你距離為1的角色為目標。

gz-skill-fenxun-name = 奮迅
gz-skill-fenxun-rule = 出牌階段限一次，你可以棄一張牌並選一名其他角色：本回合你到該角色的距離視為1。

gz-skill-qingnang-name = 青囊
gz-skill-qingnang-rule = 出牌階段限一次，你可以棄一張手牌，令一名已受傷的角色回復1點體力，可以是你自己。

gz-skill-jijiu-name = 急救
gz-skill-jijiu-rule = 在你的回合外，你可以把一張紅色牌當【桃】使用。

gz-skill-wushuang-name = 無雙
gz-skill-wushuang-rule = 鎖定技，你使用的【殺】，目標須依次使用兩張【閃】才能抵消；與你【決鬥】的角色，每次須依次打出兩張【殺】。

gz-skill-lijian-name = 離間
gz-skill-lijian-rule = 出牌階段限一次，你可以棄一張牌並選兩名其他男性角色：視為後選的對先選的使用一張【決鬥】。

gz-skill-biyue-name = 閉月
gz-skill-biyue-rule = 結束階段開始時，你可以摸一張牌。

gz-skill-luanji-name = 亂擊
gz-skill-luanji-rule = 你可以把兩張同花色的手牌當【萬箭齊發】使用。

gz-skill-shuangxiong-name = 雙雄
gz-skill-shuangxiong-rule = 摸牌階段開始時，你可以放棄摸牌，改為判定，並獲得判定牌；本回合你可以把與結果顏色不同的手牌當【決鬥】使用。

gz-skill-wansha-name = 完殺
gz-skill-wansha-rule = 鎖定技，在你的回合內，有角色瀕死時，只有你和瀕死的角色能使用【桃】。

gz-skill-luanwu-name = 亂武
gz-skill-luanwu-rule = 限定技，出牌階段，你可以令所有其他角色依次選一項：對離其最近的一名角色使用一張【殺】，並列時由其選；或失去1點體力。

gz-skill-weimu-name = 帷幕
gz-skill-weimu-rule = 鎖定技，你成為黑色錦囊的目標時，你就不再是它的目標。

gz-skill-mengjin-name = 猛進
gz-skill-mengjin-rule = 你的【殺】被目標的【閃】抵消後，你可以棄置其一張牌。

gz-skill-leiji-name = 雷擊
gz-skill-leiji-rule = 你使用或打出【閃】時，可以令一名角色判定，可以是你自己：結果為黑桃，你對其造成2點雷電傷害。

gz-skill-guidao-name = 鬼道
gz-skill-guidao-rule = 任何角色的判定結果確定前，你可以打出一張黑色牌代替判定牌，並獲得原來的判定牌。

gz-skill-beige-name = 悲歌
gz-skill-beige-rule = 一名角色受到【殺】的傷害後，若其存活，你可以棄一張牌令其判定。紅桃：其回復1點體力；方塊：其摸兩張牌；梅花：傷害來源棄兩張牌；黑桃：傷害來源疊置武將牌（已疊置則平置）。

gz-skill-duanchang-name = 斷腸
gz-skill-duanchang-rule = 鎖定技，其他角色殺死你時，由你選定其一張武將牌：其永久失去這張武將牌的所有技能。

gz-skill-xiongyi-name = 雄異
gz-skill-xiongyi-rule = 限定技，出牌階段，你可以令所有與你同勢力的角色各摸三張牌，包括你；然後若沒有哪個勢力的角色比你的勢力更少，你回復1點體力。

gz-skill-mingshi-name = 名士
gz-skill-mingshi-rule = 鎖定技，你將要受到傷害時，若傷害來源有暗置的武將牌，傷害-1。

gz-skill-lirang-name = 禮讓
gz-skill-lirang-rule = 你的牌因棄置進入棄牌堆後，你可以把其中任意張交給其他角色，各給誰由你定。

gz-skill-shuangren-name = 雙刃
gz-skill-shuangren-rule = 出牌階段開始時，你可以與一名其他角色拼點。你贏，視為你對其或另一名與其同勢力的角色使用一張普通【殺】，不受距離限制，也不計次數；你沒贏，你的出牌階段立刻結束。

gz-skill-sijian-name = 死諫
gz-skill-sijian-rule = 你失去最後的手牌後，可以棄置一名其他角色的一張牌。

gz-skill-suishi-name = 隨勢
gz-skill-suishi-rule = 鎖定技，其他角色因傷害進入瀕死時，若傷害來源與你同勢力（包括你），你摸一張牌；與你同勢力的其他角色死亡時，你失去1點體力。

gz-skill-kuangfu-name = 狂斧
gz-skill-kuangfu-rule = 你的【殺】對目標造成傷害後，你可以選其裝備區裡的一張牌：移到你空著的相應裝備欄，或棄置。

gz-skill-huoshui-name = 禍水
gz-skill-huoshui-rule = 出牌階段，你可以明置這張武將牌。它明置著，在你的回合內其他角色就不能明置武將牌。

gz-skill-qingcheng-name = 傾城
gz-skill-qingcheng-rule = 出牌階段，你可以棄一張裝備牌，選一名兩張武將牌都明置的其他角色，把其中一張暗置，次數不限。

## 選項

option-guozhan-edition-name = 版本
option-guozhan-edition-why = 第一版只有基本規則；現行版多了標記、鏖戰、君主等，下面各項寫「按版本」的都隨它。
option-guozhan-edition-value-first = 第一版
option-guozhan-edition-value-current = 現行版

option-guozhan-rewards-name = 亮將的獎勵
option-guozhan-rewards-why = 兩張武將牌都亮明時，珠聯璧合與陰陽魚的好處是當場兌現，還是得標記留著用。第一版當場兌現，現行版用標記。
option-guozhan-rewards-value-auto = 按版本
option-guozhan-rewards-value-instant = 當場兌現
option-guozhan-rewards-value-marks = 得標記

option-guozhan-reward-counts-dead-name = 獎勵算上死者
option-guozhan-reward-counts-dead-why = 殺死別的勢力的人，按那個勢力的人數摸牌；先前死去的同勢力角色算不算在內。第一版算，現行版不算。
option-guozhan-reward-counts-dead-value-auto = 按版本
option-guozhan-reward-counts-dead-value-true = 算
option-guozhan-reward-counts-dead-value-false = 不算

option-guozhan-careerist-kill-reward-name = 野心家殺人的獎勵
option-guozhan-careerist-kill-reward-why = 沒有同伴的野心家殺死別人，照常按人數摸牌，還是一律摸三張。
option-guozhan-careerist-kill-reward-value-normal = 照常
option-guozhan-careerist-kill-reward-value-three = 三張

option-guozhan-auto-reveal-win-name = 必勝時自動亮將
option-guozhan-auto-reveal-win-why = 開：餘下未確定勢力的人亮出來必定同屬一個勢力時，立刻獲勝。關：要等人人亮明。
option-guozhan-auto-reveal-win-value-true = 自動亮將
option-guozhan-auto-reveal-win-value-false = 等人人亮明

option-guozhan-play-phase-reveal-locked-name = 出牌階段亮鎖定技
option-guozhan-play-phase-reveal-locked-why = 出牌階段空閒時，可不可以隨時明置有鎖定技的武將。第一版不可以，現行版可以。
option-guozhan-play-phase-reveal-locked-value-auto = 按版本
option-guozhan-play-phase-reveal-locked-value-true = 可以
option-guozhan-play-phase-reveal-locked-value-false = 不可以

option-guozhan-reveal-state-when-needed-name = 用到時亮將
option-guozhan-reveal-state-when-needed-why = 開：你自己的選擇用得著暗將的常駐效果時，比如馬術的距離，當場就可以明置它。關：只能在準備階段或發動其他技能時。
option-guozhan-reveal-state-when-needed-value-true = 可以
option-guozhan-reveal-state-when-needed-value-false = 不可以

option-guozhan-marks-granted-after-event-name = 標記晚些再得
option-guozhan-marks-granted-after-event-why = 只在用標記時有用。開：等正在結算的牌或技能完了才得標記。關：亮明時立刻得到。
option-guozhan-marks-granted-after-event-value-true = 結算完才得
option-guozhan-marks-granted-after-event-value-false = 立刻得到

option-guozhan-overflow-gets-careerist-mark-name = 超員也得野心家標記
option-guozhan-overflow-gets-careerist-mark-why = 只在現行版有用。開：因勢力超員而成的野心家，也得一枚野心家標記。關：只有野心家武將才得。
option-guozhan-overflow-gets-careerist-mark-value-true = 也得
option-guozhan-overflow-gets-careerist-mark-value-false = 不得

option-guozhan-recruit-timing-name = 何時拉攏人心
option-guozhan-recruit-timing-why = 只在現行版有用。野心家在什麼時候可以棄標記招一名同伴：將要分勝負時、自己的出牌階段，或兩者都行。
option-guozhan-recruit-timing-value-both = 兩者都行
option-guozhan-recruit-timing-value-win-check = 將分勝負時
option-guozhan-recruit-timing-value-play-phase = 出牌階段

option-guozhan-recruit-refuse-bonus-name = 拒絕拉攏的補償
option-guozhan-recruit-refuse-bonus-why = 只在現行版有用。拒絕野心家拉攏的人，有沒有補償：把手牌補到四張，並回復1點體力。
option-guozhan-recruit-refuse-bonus-value-none = 沒有
option-guozhan-recruit-refuse-bonus-value-q24 = 補牌並回復

option-guozhan-alliance-mode-name = 合縱的辦法
option-guozhan-alliance-mode-why = 只在現行版的勢備牌堆有用。有標記的牌可以一張一張送，每送一張可摸一張，次數不限；或者每個出牌階段送一次，一至三張，必摸同樣多。
option-guozhan-alliance-mode-value-seed = 逐張送，不限次
option-guozhan-alliance-mode-value-ol = 一次送至多三張

option-guozhan-deputy-change-candidates-name = 換副將的人選
option-guozhan-deputy-change-candidates-why = 只在現行版有用。變更副將時，用翻到的第一名合適的武將，還是翻出三名任選。
option-guozhan-deputy-change-candidates-value-one = 第一名
option-guozhan-deputy-change-candidates-value-three = 三選一

option-guozhan-battle-royal-name = 鏖戰
option-guozhan-battle-royal-why = 只剩三四人、又沒有兩人同勢力時，【桃】只能當【殺】或【閃】，不能回復體力。第一版沒有，現行版有。
option-guozhan-battle-royal-value-auto = 按版本
option-guozhan-battle-royal-value-on = 有
option-guozhan-battle-royal-value-off = 沒有

option-guozhan-battle-royal-needs-death-name = 死過人才鏖戰
option-guozhan-battle-royal-needs-death-why = 只在有鏖戰時有用。開：至少死過一人才會進入鏖戰。關：兩三人局一開始就在鏖戰。
option-guozhan-battle-royal-needs-death-value-true = 死過人才行
option-guozhan-battle-royal-needs-death-value-false = 不必死過人

option-guozhan-battle-royal-blocks-virtual-peach-name = 鏖戰連轉化的桃也禁
option-guozhan-battle-royal-blocks-virtual-peach-why = 只在有鏖戰時有用。開：用別的牌或標記當【桃】，也不能回復體力。關：只禁真正的【桃】。
option-guozhan-battle-royal-blocks-virtual-peach-value-true = 也禁
option-guozhan-battle-royal-blocks-virtual-peach-value-false = 不禁

option-guozhan-lords-name = 君主
option-guozhan-lords-why = 只在現行版有用。可選：選與君主同名的武將當主將，就換成君主。第一版沒有，現行版可選。
option-guozhan-lords-value-auto = 按版本
option-guozhan-lords-value-off = 沒有
option-guozhan-lords-value-optional = 可選

option-guozhan-decks-name = 牌堆
option-guozhan-decks-why = 用哪些牌：標準牌堆，加上勢備牌堆，或再加上君主的專屬裝備。後兩種只在現行版有用；第一版只用標準牌堆。
option-guozhan-decks-value-auto = 按版本
option-guozhan-decks-value-standard = 標準
option-guozhan-decks-value-standard-strategic = 標準加勢備
option-guozhan-decks-value-standard-strategic-lord = 再加君主裝備

option-guozhan-lure-tiger-draw-name = 調虎離山可摸牌
option-guozhan-lure-tiger-draw-why = 只在現行版的勢備牌堆有用。開：使用【調虎離山】的人結算完摸一張牌。
option-guozhan-lure-tiger-draw-value-true = 摸一張
option-guozhan-lure-tiger-draw-value-false = 不摸

option-guozhan-first-player-name = 誰先走
option-guozhan-first-player-why = 隨機挑一人先走，或者由一號位先走。
option-guozhan-first-player-value-random = 隨機
option-guozhan-first-player-value-seat-one = 一號位

option-guozhan-nullification-order-name = 無懈可擊的先後
option-guozhan-nullification-order-why = 所有可能有無懈可擊的人同時、暗中作答；想用的人裡，按行動順序最先的那位使用。
option-guozhan-nullification-order-value-turn = 按座次

option-guozhan-jiang-lve-summon-name = 將略召人亮將
option-guozhan-jiang-lve-summon-why = 只在現行版有王平時有用。開：有人發動將略時，勢力未確定、亮出來會與其同勢力的人，可以先亮一張武將，再決定做不做。
option-guozhan-jiang-lve-summon-value-true = 可以亮將
option-guozhan-jiang-lve-summon-value-false = 不召人

option-guozhan-dual-as-head-name = 雙勢力可當主將
option-guozhan-dual-as-head-why = 只在現行版有用。開：雙勢力武將也可以當主將，勢力看副將或開局選定。關：只能當副將。
option-guozhan-dual-as-head-value-true = 可以
option-guozhan-dual-as-head-value-false = 不可以
