### Hegemony: the things of the game, that is kingdoms, cards, generals, skills and options.

game-guozhan-name = Hegemony
game-guozhan-gist = Everybody leads two hidden generals. When to show them, and whose side you are on, is harder than any card.

## Kingdoms, suits, kinds of card

gz-kingdom-wei-name = Wei
gz-kingdom-wei-glyph = 魏
gz-kingdom-shu-name = Shu
gz-kingdom-shu-glyph = 蜀
gz-kingdom-wu-name = Wu
gz-kingdom-wu-glyph = 吴
gz-kingdom-qun-name = Qun
gz-kingdom-qun-glyph = 群
gz-kingdom-careerist-name = Careerist
gz-kingdom-careerist-glyph = 野
gz-kingdom-undetermined-name = Undetermined
gz-kingdom-undetermined-glyph = 暗

gz-suit-spade-name = Spade
gz-suit-heart-name = Heart
gz-suit-club-name = Club
gz-suit-diamond-name = Diamond
gz-color-red-name = Red
gz-color-black-name = Black

gz-type-basic-name = Basic
gz-type-trick-name = Trick
gz-type-delayed-name = Delayed trick
gz-type-weapon-name = Weapon
gz-type-armor-name = Armour
gz-type-plus-horse-name = +1 horse
gz-type-minus-horse-name = −1 horse

## Phases

gz-phase-prepare-name = Prepare
gz-phase-judge-name = Judge
gz-phase-draw-name = Draw
gz-phase-play-name = Play
gz-phase-discard-name = Discard
gz-phase-finish-name = Finish

## Places and states of generals

gz-head-name = Head
gz-head-rule = The general next to your HP. With both generals revealed, your sex is that of the head.
gz-deputy-name = Deputy
gz-deputy-rule = The other of your two generals, of the same kingdom as the head. Either may be revealed first.
gz-chained-name = Chained
gz-chained-rule = Fire or thunder damage frees you and, once resolved, passes in the same amount to every character still chained, one after the other.
gz-stacked-name = Stacked
gz-stacked-rule = Your next turn is skipped altogether; your generals become upright instead.
gz-fish-name = Yin-Yang Fish
gz-fish-rule = If half a fish is left over from your maximum HP, you profit the first time both your generals are revealed. First edition: you may draw one card at once. Current edition: you get a mark, spent in your play phase to draw one card, or in your discard phase for hand limit +2.
gz-companion-name = Companions
gz-companion-rule = If your two generals are companions, you profit the first time both are revealed. First edition: you may at once draw two cards or recover 1 HP. Current edition: you get a mark, spent as a Peach, or in your play phase to draw two cards.
gz-careerist-name = Careerist
gz-careerist-rule = When one more member, counting the dead, would make a kingdom larger than half of all players, that character becomes a careerist instead: a kingdom of one, who wins as the last one alive. In the current edition, a careerist may recruit an ally.

## Cards

gz-card-slash-name = Slash
gz-card-slash-gist = dodge or take 1
gz-card-slash-glyph = 杀
gz-card-slash-rule = In your play phase, on another character in your attack range; once per phase. Unless they use a Dodge, they take 1 damage.

gz-card-fire-slash-name = Fire Slash
gz-card-fire-slash-gist = a Slash of fire
gz-card-fire-slash-glyph = 火
gz-card-fire-slash-rule = A Slash in every respect, except that its damage is fire. Fire spreads to chained characters.

gz-card-thunder-slash-name = Thunder Slash
gz-card-thunder-slash-gist = a Slash of thunder
gz-card-thunder-slash-glyph = 雷
gz-card-thunder-slash-rule = A Slash in every respect, except that its damage is thunder. Thunder spreads to chained characters.

gz-card-dodge-name = Dodge
gz-card-dodge-gist = cancels a Slash
gz-card-dodge-glyph = 闪
gz-card-dodge-rule = Use it when you are the target of a Slash: the Slash is cancelled for you. Also played against Raining Arrows. Never used unasked.

gz-card-peach-name = Peach
gz-card-peach-gist = recover 1 HP
gz-card-peach-glyph = 桃
gz-card-peach-rule = In your play phase, if you are wounded: recover 1 HP. When a character is dying you may use it on them instead: they recover 1 HP.

gz-card-wine-name = Wine
gz-card-wine-gist = next Slash +1
gz-card-wine-glyph = 酒
gz-card-wine-rule = In your play phase, once per phase: your next Slash this turn deals 1 more damage, and the bonus is spent whether it hits or not. When you yourself are dying, use it to recover 1 HP.

gz-card-harvest-name = Bumper Harvest
gz-card-harvest-gist = everyone picks one
gz-card-harvest-glyph = 谷
gz-card-harvest-rule = On all characters. Turn up as many cards as there are targets; from you on, each takes one. What is left is discarded.

gz-card-peach-garden-name = Peach Garden Oath
gz-card-peach-garden-gist = all recover 1 HP
gz-card-peach-garden-glyph = 园
gz-card-peach-garden-rule = On all characters: each who is wounded recovers 1 HP.

gz-card-savage-assault-name = Barbarian Invasion
gz-card-savage-assault-gist = Slash or take 1
gz-card-savage-assault-glyph = 蛮
gz-card-savage-assault-rule = On all other characters: in turn, each plays a Slash or takes 1 damage from you.

gz-card-archery-attack-name = Raining Arrows
gz-card-archery-attack-gist = Dodge or take 1
gz-card-archery-attack-glyph = 箭
gz-card-archery-attack-rule = On all other characters: in turn, each plays a Dodge or takes 1 damage from you.

gz-card-duel-name = Duel
gz-card-duel-gist = trade Slashes
gz-card-duel-glyph = 决
gz-card-duel-rule = On another character. Starting with them, the two of you take turns to play a Slash; the first who does not takes 1 damage from the other.

gz-card-something-for-nothing-name = Something for Nothing
gz-card-something-for-nothing-gist = draw two
gz-card-something-for-nothing-glyph = 生
gz-card-something-for-nothing-rule = In your play phase: draw two cards.

gz-card-snatch-name = Snatch
gz-card-snatch-gist = take a card nearby
gz-card-snatch-glyph = 羊
gz-card-snatch-rule = On another character at distance 1: take one card from their hand (unseen), equipment or judgement area.

gz-card-dismantle-name = Dismantle
gz-card-dismantle-gist = discard a card
gz-card-dismantle-glyph = 拆
gz-card-dismantle-rule = On another character at any distance: discard one card from their hand (unseen), equipment or judgement area.

gz-card-iron-chain-name = Iron Chain
gz-card-iron-chain-gist = chain one or two
gz-card-iron-chain-glyph = 索
gz-card-iron-chain-rule = On one or two characters, yourself allowed: who is not chained becomes chained, who is chained is freed. Or recast it: put it in the discard pile and draw one card.

gz-card-fire-attack-name = Fire Attack
gz-card-fire-attack-gist = match suit: 1 fire
gz-card-fire-attack-glyph = 攻
gz-card-fire-attack-rule = On a character with hand cards, yourself allowed: they show a hand card; you may discard a hand card of the same suit to deal them 1 fire damage.

gz-card-borrowed-sword-name = Borrowed Sword
gz-card-borrowed-sword-gist = Slash or lose weapon
gz-card-borrowed-sword-glyph = 借
gz-card-borrowed-sword-rule = On another character with a weapon; you also name somebody in their attack range. They use a Slash on that character, or you take their weapon.

gz-card-nullification-name = Nullification
gz-card-nullification-gist = cancels a trick
gz-card-nullification-glyph = 懈
gz-card-nullification-rule = Use it just before a trick takes effect on a target: the trick is cancelled for that target. It also cancels another Nullification.

gz-card-heg-nullification-name = Nullification (Kingdom)
gz-card-heg-nullification-gist = may shield a kingdom
gz-card-heg-nullification-glyph = 国
gz-card-heg-nullification-rule = A Nullification. Against an instant trick you may cancel it for the present target and for every later target of the same kingdom.

gz-card-await-exhausted-name = Await the Exhausted
gz-card-await-exhausted-gist = draw 2, discard 2
gz-card-await-exhausted-glyph = 逸
gz-card-await-exhausted-rule = On you and all characters of your kingdom: each draws two cards, then discards two. While your kingdom is undetermined, on you alone.

gz-card-know-both-name = Know Thyself and Thy Enemy
gz-card-know-both-gist = see hand or general
gz-card-know-both-glyph = 知
gz-card-know-both-rule = On another character: look at their whole hand or at one of their hidden generals. Or recast it: put it in the discard pile and draw one card.

gz-card-befriend-far-name = Befriend the Far
gz-card-befriend-far-gist = they draw 1, you 3
gz-card-befriend-far-glyph = 交
gz-card-befriend-far-rule = If your kingdom is determined, on a character of another determined kingdom: they draw one card, then you draw three.

gz-card-indulgence-name = Indulgence
gz-card-indulgence-gist = no heart: no play
gz-card-indulgence-glyph = 乐
gz-card-indulgence-rule = Put it in another character's judgement area. In their judge phase they judge: unless it is a heart, they skip their play phase this turn.

gz-card-supply-shortage-name = Supply Shortage
gz-card-supply-shortage-gist = no club: no draw
gz-card-supply-shortage-glyph = 粮
gz-card-supply-shortage-rule = Put it in the judgement area of another character at distance 1. In their judge phase they judge: unless it is a club, they skip their draw phase this turn.

gz-card-lightning-name = Lightning
gz-card-lightning-gist = may strike for 3
gz-card-lightning-glyph = 电
gz-card-lightning-rule = Put it in your own judgement area. In the judge phase: on a spade 2 to 9 its holder takes 3 thunder damage without a source; otherwise, or if cancelled, it moves on to the next player.

gz-card-crossbow-name = Zhuge Crossbow
gz-card-crossbow-gist = Slash without limit
gz-card-crossbow-glyph = 弩
gz-card-crossbow-rule = Weapon, range 1. Locked. You may use any number of Slashes.

gz-card-double-swords-name = Twin Gender Swords
gz-card-double-swords-gist = discard, or you draw
gz-card-double-swords-glyph = 双
gz-card-double-swords-rule = Weapon, range 2. After your Slash has specified a target of the other sex, you may make them choose: discard a hand card, or you draw one. Sex is known only from a revealed general.

gz-card-qinggang-name = Qinggang Sword
gz-card-qinggang-gist = Slash ignores armour
gz-card-qinggang-glyph = 青
gz-card-qinggang-rule = Weapon, range 2. Locked. Once your Slash has specified a target, that character's armour does not work until the Slash is settled.

gz-card-ice-sword-name = Ice Sword
gz-card-ice-sword-gist = discard two instead
gz-card-ice-sword-glyph = 冰
gz-card-ice-sword-rule = Weapon, range 2. When your Slash is about to damage a target who has hand or equipment cards, you may prevent the damage and discard two of those cards, one after the other.

gz-card-spear-name = Serpent Spear
gz-card-spear-gist = two cards as a Slash
gz-card-spear-glyph = 矛
gz-card-spear-rule = Weapon, range 3. You may use or play two hand cards as a Slash.

gz-card-feather-fan-name = Vermilion Bird Fan
gz-card-feather-fan-gist = Slash turns to fire
gz-card-feather-fan-glyph = 扇
gz-card-feather-fan-rule = Weapon, range 4. When you use a plain Slash, you may make it a Fire Slash.

gz-card-axe-name = Rock Cleaving Axe
gz-card-axe-gist = discard two: it hits
gz-card-axe-glyph = 斧
gz-card-axe-rule = Weapon, range 3. When a target dodges your Slash, you may discard two cards, not this axe, and the Slash hits them anyway.

gz-card-kylin-bow-name = Qilin Bow
gz-card-kylin-bow-gist = shoot a horse
gz-card-kylin-bow-glyph = 弓
gz-card-kylin-bow-rule = Weapon, range 5. When your Slash is about to damage a target, you may discard one of their horses.

gz-card-six-swords-name = Six Swords of Wu
gz-card-six-swords-gist = allies: range +1
gz-card-six-swords-glyph = 六
gz-card-six-swords-rule = Weapon, range 2. Locked. Other characters of your kingdom have attack range +1.

gz-card-triblade-name = Three-Pointed Double-Edged Blade
gz-card-triblade-gist = hit a neighbour too
gz-card-triblade-glyph = 尖
gz-card-triblade-rule = Weapon, range 3. After your Slash has damaged a target who is still alive, you may discard a hand card to deal 1 damage to another character at distance 1 from them, not yourself.

gz-card-eight-trigrams-name = Eight Trigrams Formation
gz-card-eight-trigrams-gist = red: a free Dodge
gz-card-eight-trigrams-glyph = 卦
gz-card-eight-trigrams-rule = Armour. Whenever you need to use or play a Dodge, you may judge: if it is red, you count as having done so.

gz-card-renwang-shield-name = Renwang Shield
gz-card-renwang-shield-gist = no black Slash
gz-card-renwang-shield-glyph = 盾
gz-card-renwang-shield-rule = Armour. Locked. Black Slashes have no effect on you.

gz-card-rattan-armor-name = Rattan Armour
gz-card-rattan-armor-gist = blocks plain, burns
gz-card-rattan-armor-glyph = 藤
gz-card-rattan-armor-rule = Armour. Locked. Barbarian Invasion, Raining Arrows and plain Slashes have no effect on you. Fire damage to you is 1 higher.

gz-card-silver-lion-name = Silver Lion Helmet
gz-card-silver-lion-gist = never more than 1
gz-card-silver-lion-glyph = 狮
gz-card-silver-lion-rule = Armour. Locked. Damage of more than 1 to you becomes 1. When it leaves your equipment area you recover 1 HP.

gz-card-jueying-name = Jueying
gz-card-jueying-gist = others: distance +1
gz-card-jueying-glyph = 影
gz-card-jueying-rule = +1 horse. Locked. The distance from others to you is 1 more.

gz-card-dilu-name = Dilu
gz-card-dilu-gist = others: distance +1
gz-card-dilu-glyph = 卢
gz-card-dilu-rule = +1 horse. Locked. The distance from others to you is 1 more.

gz-card-zhuahuang-name = Zhuahuang Feidian
gz-card-zhuahuang-gist = others: distance +1
gz-card-zhuahuang-glyph = 爪
gz-card-zhuahuang-rule = +1 horse. Locked. The distance from others to you is 1 more.

gz-card-chitu-name = Chitu
gz-card-chitu-gist = your distance −1
gz-card-chitu-glyph = 兔
gz-card-chitu-rule = −1 horse. Locked. Your distance to others is 1 less, never below 1.

gz-card-dayuan-name = Dayuan
gz-card-dayuan-gist = your distance −1
gz-card-dayuan-glyph = 宛
gz-card-dayuan-rule = −1 horse. Locked. Your distance to others is 1 less, never below 1.

gz-card-zixing-name = Zixing
gz-card-zixing-gist = your distance −1
gz-card-zixing-glyph = 骍
gz-card-zixing-rule = −1 horse. Locked. Your distance to others is 1 less, never below 1.

## Generals

gz-general-cao-cao-name = Cao Cao
gz-general-cao-cao-title = Poet with a Lance
gz-general-cao-cao-glyph = 操

gz-general-sima-yi-name = Sima Yi
gz-general-sima-yi-title = The Patient Hawk
gz-general-sima-yi-glyph = 懿

gz-general-xiahou-dun-name = Xiahou Dun
gz-general-xiahou-dun-title = The Eye He Swallowed
gz-general-xiahou-dun-glyph = 惇

gz-general-zhang-liao-name = Zhang Liao
gz-general-zhang-liao-title = Terror of Xiaoyao Ford
gz-general-zhang-liao-glyph = 辽

gz-general-xu-chu-name = Xu Chu
gz-general-xu-chu-title = The Shirtless Guard
gz-general-xu-chu-glyph = 褚

gz-general-guo-jia-name = Guo Jia
gz-general-guo-jia-title = Ten Reasons to Win
gz-general-guo-jia-glyph = 嘉

gz-general-zhen-ji-name = Zhen Ji
gz-general-zhen-ji-title = Shade on the Luo
gz-general-zhen-ji-glyph = 甄

gz-general-xiahou-yuan-name = Xiahou Yuan
gz-general-xiahou-yuan-title = Three Days, Five Hundred Li
gz-general-xiahou-yuan-glyph = 渊

gz-general-zhang-he-name = Zhang He
gz-general-zhang-he-title = Victor of Jieting
gz-general-zhang-he-glyph = 郃

gz-general-xu-huang-name = Xu Huang
gz-general-xu-huang-title = Breaker of Sieges
gz-general-xu-huang-glyph = 晃

gz-general-cao-ren-name = Cao Ren
gz-general-cao-ren-title = Iron Wall of Fan
gz-general-cao-ren-glyph = 仁

gz-general-dian-wei-name = Dian Wei
gz-general-dian-wei-title = Halberds at the Gate
gz-general-dian-wei-glyph = 韦

gz-general-xun-yu-name = Xun Yu
gz-general-xun-yu-title = The Empty Box
gz-general-xun-yu-glyph = 彧

gz-general-cao-pi-name = Cao Pi
gz-general-cao-pi-title = Taker of the Throne
gz-general-cao-pi-glyph = 丕

gz-general-yue-jin-name = Yue Jin
gz-general-yue-jin-title = First over the Wall
gz-general-yue-jin-glyph = 进

gz-general-liu-bei-name = Liu Bei
gz-general-liu-bei-title = The Mat-Weaver King
gz-general-liu-bei-glyph = 备

gz-general-guan-yu-name = Guan Yu
gz-general-guan-yu-title = The Lone Rider
gz-general-guan-yu-glyph = 羽

gz-general-zhang-fei-name = Zhang Fei
gz-general-zhang-fei-title = Shout at the Bridge
gz-general-zhang-fei-glyph = 飞

gz-general-zhuge-liang-name = Zhuge Liang
gz-general-zhuge-liang-title = Autumn at Wuzhang
gz-general-zhuge-liang-glyph = 亮

gz-general-zhao-yun-name = Zhao Yun
gz-general-zhao-yun-title = Rider of Changban
gz-general-zhao-yun-glyph = 云

gz-general-ma-chao-name = Ma Chao
gz-general-ma-chao-title = Brocade of Xiliang
gz-general-ma-chao-glyph = 超

gz-general-huang-yueying-name = Huang Yueying
gz-general-huang-yueying-title = Maker of Machines
gz-general-huang-yueying-glyph = 月

gz-general-huang-zhong-name = Huang Zhong
gz-general-huang-zhong-title = Old Bow of Dingjun
gz-general-huang-zhong-glyph = 忠

gz-general-wei-yan-name = Wei Yan
gz-general-wei-yan-title = The Ziwu Gambit
gz-general-wei-yan-glyph = 延

gz-general-pang-tong-name = Pang Tong
gz-general-pang-tong-title = Fallen at Phoenix Slope
gz-general-pang-tong-glyph = 统

gz-general-wolong-name = Wolong (Zhuge Liang)
gz-general-wolong-title = Still in His Hut
gz-general-wolong-glyph = 卧

gz-general-liu-shan-name = Liu Shan
gz-general-liu-shan-title = Happy Where He Is
gz-general-liu-shan-glyph = 禅

gz-general-meng-huo-name = Meng Huo
gz-general-meng-huo-title = Seven Times Caught
gz-general-meng-huo-glyph = 获

gz-general-zhu-rong-name = Zhu Rong
gz-general-zhu-rong-title = Daughter of Fire
gz-general-zhu-rong-glyph = 祝

gz-general-gan-furen-name = Lady Gan
gz-general-gan-furen-title = Beside the Jade
gz-general-gan-furen-glyph = 甘

gz-general-sun-quan-name = Sun Quan
gz-general-sun-quan-title = Master of the South-East
gz-general-sun-quan-glyph = 权

gz-general-gan-ning-name = Gan Ning
gz-general-gan-ning-title = A Hundred in the Night
gz-general-gan-ning-glyph = 宁

gz-general-lu-meng-name = Lü Meng
gz-general-lu-meng-title = The Late Reader
gz-general-lu-meng-glyph = 蒙

gz-general-huang-gai-name = Huang Gai
gz-general-huang-gai-title = Fire on the River
gz-general-huang-gai-glyph = 盖

gz-general-zhou-yu-name = Zhou Yu
gz-general-zhou-yu-title = The Ear at Red Cliffs
gz-general-zhou-yu-glyph = 瑜

gz-general-da-qiao-name = Da Qiao
gz-general-da-qiao-title = Moon on the River
gz-general-da-qiao-glyph = 乔

gz-general-lu-xun-name = Lu Xun
gz-general-lu-xun-title = Scholar of Yiling
gz-general-lu-xun-glyph = 逊

gz-general-sun-shangxiang-name = Sun Shangxiang
gz-general-sun-shangxiang-title = The Armed Bride
gz-general-sun-shangxiang-glyph = 香

gz-general-sun-jian-name = Sun Jian
gz-general-sun-jian-title = Finder of the Seal
gz-general-sun-jian-glyph = 坚

gz-general-xiao-qiao-name = Xiao Qiao
gz-general-xiao-qiao-title = Newly Wed
gz-general-xiao-qiao-glyph = 小

gz-general-taishi-ci-name = Taishi Ci
gz-general-taishi-ci-title = Rider from Beihai
gz-general-taishi-ci-glyph = 慈

gz-general-zhou-tai-name = Zhou Tai
gz-general-zhou-tai-title = A Map of Scars
gz-general-zhou-tai-glyph = 泰

gz-general-lu-su-name = Lu Su
gz-general-lu-su-title = Giver of Granaries
gz-general-lu-su-glyph = 肃

gz-general-er-zhang-name = Zhang Zhao & Zhang Hong
gz-general-er-zhang-title = Two Elders at Court
gz-general-er-zhang-glyph = 昭

gz-general-ding-feng-name = Ding Feng
gz-general-ding-feng-title = Short Blades in Snow
gz-general-ding-feng-glyph = 奉

gz-general-hua-tuo-name = Hua Tuo
gz-general-hua-tuo-title = Scraper of Bones
gz-general-hua-tuo-glyph = 佗

gz-general-lu-bu-name = Lü Bu
gz-general-lu-bu-title = Archer at the Camp Gate
gz-general-lu-bu-glyph = 布

gz-general-diao-chan-name = Diao Chan
gz-general-diao-chan-title = Bait of the Chain
gz-general-diao-chan-glyph = 蝉

gz-general-yuan-shao-name = Yuan Shao
gz-general-yuan-shao-title = Head of the League
gz-general-yuan-shao-glyph = 绍

gz-general-yan-wen-name = Yan Liang & Wen Chou
gz-general-yan-wen-title = Two Blades of Hebei
gz-general-yan-wen-glyph = 颜

gz-general-jia-xu-name = Jia Xu
gz-general-jia-xu-title = Survivor of Every Camp
gz-general-jia-xu-glyph = 诩

gz-general-pang-de-name = Pang De
gz-general-pang-de-title = He Brought His Coffin
gz-general-pang-de-glyph = 德

gz-general-zhang-jiao-name = Zhang Jiao
gz-general-zhang-jiao-title = The Yellow Heaven
gz-general-zhang-jiao-glyph = 角

gz-general-cai-wenji-name = Cai Wenji
gz-general-cai-wenji-title = Eighteen Songs of the Reed
gz-general-cai-wenji-glyph = 姬

gz-general-ma-teng-name = Ma Teng
gz-general-ma-teng-title = Chieftain of the West
gz-general-ma-teng-glyph = 腾

gz-general-kong-rong-name = Kong Rong
gz-general-kong-rong-title = The Smaller Pear
gz-general-kong-rong-glyph = 融

gz-general-ji-ling-name = Ji Ling
gz-general-ji-ling-title = Vanguard of Huainan
gz-general-ji-ling-glyph = 灵

gz-general-tian-feng-name = Tian Feng
gz-general-tian-feng-title = Right, and in Prison
gz-general-tian-feng-glyph = 丰

gz-general-pan-feng-name = Pan Feng
gz-general-pan-feng-title = One Axe, One Ride
gz-general-pan-feng-glyph = 凤

gz-general-zou-shi-name = Zou Shi
gz-general-zou-shi-title = Night in Wancheng
gz-general-zou-shi-glyph = 邹

## Skills

gz-skill-jianxiong-name = Villainous Hero
gz-skill-jianxiong-rule = After you suffer damage from a card, you may take every physical card it was made of, if all of them are still in the processing area.

gz-skill-fankui-name = Retribution
gz-skill-fankui-rule = After you suffer damage, you may take one card of its source: an equipment card of your choice, or a hand card unseen.

gz-skill-guicai-name = Devilish Talent
gz-skill-guicai-rule = Before the result of anyone's judgement is fixed, you may play a hand card: it becomes the judgement card, and the old one goes to the discard pile.

gz-skill-ganglie-name = Unyielding
gz-skill-ganglie-rule = After you suffer damage, you may judge. Unless it is a heart, the source chooses: discard two hand cards, or suffer 1 damage from you.

gz-skill-tuxi-name = Surprise Raid
gz-skill-tuxi-rule = At the start of your draw phase, you may give up drawing and instead take one unseen hand card from each of one or two other characters.

gz-skill-luoyi-name = Bare-Chested
gz-skill-luoyi-rule = In your draw phase, you may draw one card fewer. If you do, Slashes and Duels you use this turn deal 1 more damage whenever it is you who damages the target.

gz-skill-tiandu-name = Heaven's Envy
gz-skill-tiandu-rule = After the result of your judgement is fixed, you may take the judgement card, if it is still in the processing area.

gz-skill-yiji-name = Bequeathed Plans
gz-skill-yiji-rule = For each point of damage you have suffered, you may look at the top two cards of the draw pile and give each of them to any character, yourself included.

gz-skill-luoshen-name = Goddess of the Luo
gz-skill-luoshen-rule = At the start of your prepare phase, you may judge; as long as it is black, you may judge again. When you stop or turn up red, take all the black judgement cards of this run.

gz-skill-qingguo-name = Nation-Toppling Beauty
gz-skill-qingguo-rule = You may use or play a black hand card as a Dodge.

gz-skill-shensu-name = Lightning March
gz-skill-shensu-rule = Before your judge phase, you may skip it and your draw phase; before your play phase, you may discard an equipment card and skip it. Each time you do, you use a plain Slash without a card and regardless of distance.

gz-skill-qiaobian-name = Adaptive Tactics
gz-skill-qiaobian-rule = Before your judge, draw, play or discard phase, you may discard a hand card to skip it. For a skipped draw phase, you may take one unseen hand card from each of one or two other characters; for a skipped play phase, you may move one card from anyone's equipment or judgement area to the same area of another character.

gz-skill-duanliang-name = Cut Supplies
gz-skill-duanliang-rule = You may use a black basic or equipment card as Supply Shortage. Your Supply Shortages reach characters at distance 2.

gz-skill-jushou-name = Hold Fast
gz-skill-jushou-rule = At the start of your finish phase, you may draw three cards and then stack your generals (or unstack them, if stacked).

gz-skill-qiangxi-name = Fierce Assault
gz-skill-qiangxi-rule = Once in your play phase, you may lose 1 HP or discard a weapon card to deal 1 damage to another character in your attack range.

gz-skill-quhu-name = Drive the Tiger
gz-skill-quhu-rule = Once in your play phase, you may compare points with a character who has more HP than you and has hand cards. If you win, they deal 1 damage to a character of your choice in their attack range; if not, they deal 1 damage to you.

gz-skill-jieming-name = Steadfast Loyalty
gz-skill-jieming-rule = For each point of damage you have suffered, you may let any character draw up to X hand cards, X being their maximum HP, at most 5.

gz-skill-xingshang-name = Mourning March
gz-skill-xingshang-rule = When another character dies, you may take all their hand and equipment cards before these are discarded.

gz-skill-fangzhu-name = Exile
gz-skill-fangzhu-rule = After you suffer damage, you may choose another character: they draw X cards, X being the HP you are missing, and then stack their generals (or unstack them, if stacked).

gz-skill-xiaoguo-name = Valiant Resolve
gz-skill-xiaoguo-rule = At the start of another character's finish phase, you may discard a basic card: they must discard an equipment card or suffer 1 damage from you.

gz-skill-rende-name = Benevolence
gz-skill-rende-rule = In your play phase, you may give any number of hand cards to other characters, as often as you like. When the cards given in this phase first come to three or more, you recover 1 HP.

gz-skill-wusheng-name = God of War
gz-skill-wusheng-rule = You may use or play a red card as a plain Slash.

gz-skill-paoxiao-name = Roar
gz-skill-paoxiao-rule = In your play phase, you may use any number of Slashes.

gz-skill-guanxing-name = Stargazing
gz-skill-guanxing-rule = At the start of your prepare phase, you may look at the top X cards of the draw pile; put any of them back on top and the rest at the bottom, each in any order. X is the number of living characters, at most 5.

gz-skill-kongcheng-name = Empty City
gz-skill-kongcheng-rule = Locked. When you become a target of a Slash or Duel and have no hand cards, you are removed from its targets.

gz-skill-longdan-name = Dragon Courage
gz-skill-longdan-rule = You may use or play a Slash as a Dodge, and a Dodge as a plain Slash.

gz-skill-mashu-name = Horsemanship
gz-skill-mashu-rule = Locked. Your distance to others is 1 less, never below 1.

gz-skill-tieqi-name = Iron Cavalry
gz-skill-tieqi-rule = After your Slash has specified a target, you may judge: if it is red, that target cannot use a Dodge against this Slash.

gz-skill-jizhi-name = Gathered Wisdom
gz-skill-jizhi-rule = When you use an instant trick that is not converted from another card, you may draw one card.

gz-skill-qicai-name = Rare Genius
gz-skill-qicai-rule = Locked. Your tricks have no distance limit.

gz-skill-liegong-name = Mighty Bow
gz-skill-liegong-rule = In your play phase, after your Slash has specified a target whose hand cards number at least your HP or at most your attack range, you may stop that target from using a Dodge against it.

gz-skill-kuanggu-name = Wild Bones
gz-skill-kuanggu-rule = Locked. After you deal damage to a character who was at distance 1 or less just before losing the HP, you recover 1 HP for each point of that damage.

gz-skill-lianhuan-name = Chain Links
gz-skill-lianhuan-rule = You may use a club hand card as Iron Chain, or recast it: put it in the discard pile and draw one card.

gz-skill-niepan-name = Nirvana
gz-skill-niepan-rule = Limited. When you are dying, you may discard everything in your hand, equipment and judgement areas, unstack and unchain your generals, draw three cards and recover to 3 HP, or to your maximum if that is lower.

gz-skill-bazhen-name = Eight Formations
gz-skill-bazhen-rule = Locked. While you have no armour equipped, you count as wearing the Eight Trigrams Formation.

gz-skill-huoji-name = Fire Scheme
gz-skill-huoji-rule = You may use a red hand card as Fire Attack.

gz-skill-kanpo-name = See Through
gz-skill-kanpo-rule = You may use a black hand card as Nullification.

gz-skill-xiangle-name = Pleasure-Seeking
gz-skill-xiangle-rule = Locked. When a Slash has specified you as a target, its user must discard a basic card as well, or the Slash has no effect on you.

gz-skill-fangquan-name = Cede Power
gz-skill-fangquan-rule = Before your play phase, you may skip it. If you do, at the end of this turn you may discard a hand card to give another character an extra turn right after this one.

gz-skill-huoshou-name = Chief Culprit
gz-skill-huoshou-rule = Locked. Barbarian Invasion has no effect on you. When another character has used it and its targets are specified, you become the source of the damage it deals.

gz-skill-zaiqi-name = Rise Again
gz-skill-zaiqi-rule = At the start of your draw phase, if you are wounded, you may give up drawing and turn up the top X cards of the draw pile, X being the HP you are missing. Recover 1 HP for each heart; the hearts are put in the discard pile, the rest are yours.

gz-skill-juxiang-name = Giant Elephant
gz-skill-juxiang-rule = Locked. Barbarian Invasion has no effect on you. When one used by another character has been fully resolved, you take its physical cards, if they are still there.

gz-skill-lieren-name = Fierce Blades
gz-skill-lieren-rule = After your Slash has damaged its target, you may compare points with them; if you win, take one of their cards.

gz-skill-shushen-name = Gentle Prudence
gz-skill-shushen-rule = For each HP you recover, you may let another character of your kingdom draw one card.

gz-skill-shenzhi-name = Serene Wisdom
gz-skill-shenzhi-rule = At the start of your prepare phase, you may discard all your hand cards, at least one; if they number at least your HP, recover 1 HP.

gz-skill-zhiheng-name = Balance of Power
gz-skill-zhiheng-rule = Once in your play phase, you may discard one to X cards and draw as many, X being your maximum HP.

gz-skill-qixi-name = Night Raid
gz-skill-qixi-rule = You may use a black card as Dismantle.

gz-skill-keji-name = Self-Restraint
gz-skill-keji-rule = Before your discard phase, if you neither used nor played a Slash in your play phase this turn, you may skip the discard phase.

gz-skill-kurou-name = Bitter Flesh
gz-skill-kurou-rule = In your play phase, as often as you like, you may lose 1 HP and then draw two cards.

gz-skill-yingzi-name = Heroic Bearing
gz-skill-yingzi-rule = In your draw phase, you may draw one more card.

gz-skill-fanjian-name = Sow Discord
gz-skill-fanjian-rule = Once in your play phase, if you have hand cards, you may choose another character: they name a suit, take one of your hand cards unseen and show it; if the suit differs, you deal them 1 damage.

gz-skill-guose-name = National Beauty
gz-skill-guose-rule = You may use a diamond card as Indulgence.

gz-skill-liuli-name = Displacement
gz-skill-liuli-rule = When you become a target of a Slash, you may discard a card to pass the Slash on to a character in your attack range. It cannot be the user, and must be a legal target apart from distance.

gz-skill-qianxun-name = Modesty
gz-skill-qianxun-rule = Locked. When you become a target of Snatch or Indulgence, you are removed from its targets.

gz-skill-duoshi-name = Read the Moment
gz-skill-duoshi-rule = In your play phase, as often as you like, you may use a red hand card as Await the Exhausted.

gz-skill-jieyin-name = Marriage Bond
gz-skill-jieyin-rule = Once in your play phase, you may discard two hand cards and choose another character, wounded and male: you and he recover 1 HP each.

gz-skill-xiaoji-name = Warrior Princess
gz-skill-xiaoji-rule = Each time you lose cards from your equipment area, you may draw two cards; several lost at once count as one time.

gz-skill-yinghun-name = Heroic Soul
gz-skill-yinghun-rule = At the start of your prepare phase, if you are wounded, you may choose another character and one of these: they draw X cards and then discard one; or they draw one card and then discard X. X is the HP you are missing.

gz-skill-tianxiang-name = Heavenly Fragrance
gz-skill-tianxiang-rule = When you are about to suffer damage, you may discard a heart hand card to transfer the damage to another character. When it has been resolved, they draw X cards if alive, X being the HP they are then missing.

gz-skill-hongyan-name = Fair Face
gz-skill-hongyan-rule = Locked. Your spade cards and your spade judgement cards count as hearts.

gz-skill-tianyi-name = Heaven's Justice
gz-skill-tianyi-rule = Once in your play phase, you may compare points with another character. If you win, this turn you may use one more Slash, and your Slashes ignore distance and may have one more target; if not, you cannot use Slash this turn.

gz-skill-buqu-name = Indomitable
gz-skill-buqu-rule = When your HP has been reduced to 0 or less, you may turn up cards from the draw pile onto your general as scars, until there are 1 minus your HP of them. If all scars differ in rank, you are not dying; if two are equal, you are. When you recover HP, remove the surplus scars, of your choice.

gz-skill-haoshi-name = Generosity
gz-skill-haoshi-rule = In your draw phase, you may draw two more cards. If you then have more than five hand cards, you must give half of them, rounded down, to the other character with the fewest hand cards; on ties, you choose.

gz-skill-dimeng-name = Forge Alliance
gz-skill-dimeng-rule = Once in your play phase, you may choose two other characters and discard X cards: those two exchange hands. X is the difference of their numbers of hand cards, possibly 0.

gz-skill-zhijian-name = Blunt Counsel
gz-skill-zhijian-rule = In your play phase, you may put an equipment card from your hand into the empty slot of another character, then draw one card.

gz-skill-guzheng-name = Firm Governance
gz-skill-guzheng-rule = At the end of another character's discard phase, you may return to them one of the hand cards they discarded in it. If you do, you may take all other cards discarded in this phase. Only cards still in the discard pile count.

gz-skill-duanbing-name = Close Quarters
gz-skill-duanbing-rule = When you use a Slash, you may choose one additional target at distance 1.

gz-skill-fenxun-name = Swift Charge
gz-skill-fenxun-rule = Once in your play phase, you may discard a card and choose another character: this turn your distance to them counts as 1.

gz-skill-qingnang-name = Healing Satchel
gz-skill-qingnang-rule = Once in your play phase, you may discard a hand card: a wounded character, yourself allowed, recovers 1 HP.

gz-skill-jijiu-name = First Aid
gz-skill-jijiu-rule = Outside your turn, you may use a red card as a Peach.

gz-skill-wushuang-name = Peerless
gz-skill-wushuang-rule = Locked. A target must use two Dodges, one after the other, to cancel your Slash. In a Duel with you, whoever used it, your opponent must play two Slashes each time.

gz-skill-lijian-name = Alienation
gz-skill-lijian-rule = Once in your play phase, you may discard a card and choose two other male characters: the second uses a Duel, without a card, on the first.

gz-skill-biyue-name = Eclipsing the Moon
gz-skill-biyue-rule = At the start of your finish phase, you may draw one card.

gz-skill-luanji-name = Arrow Storm
gz-skill-luanji-rule = You may use two hand cards of the same suit as Raining Arrows.

gz-skill-shuangxiong-name = Twin Heroes
gz-skill-shuangxiong-rule = At the start of your draw phase, you may give up drawing and judge instead; you take the judgement card. This turn you may use hand cards of the other colour as Duel.

gz-skill-wansha-name = Total Kill
gz-skill-wansha-rule = Locked. In your turn, when a character is dying, only you and that character may use a Peach.

gz-skill-luanwu-name = Chaos Unleashed
gz-skill-luanwu-rule = Limited. In your play phase, you may make all other characters choose in turn: use a Slash on the character nearest to them (ties are theirs to break), or lose 1 HP.

gz-skill-weimu-name = Behind the Curtain
gz-skill-weimu-rule = Locked. When you become a target of a black trick, you are removed from its targets.

gz-skill-mengjin-name = Fierce Advance
gz-skill-mengjin-rule = When a target has cancelled your Slash with a Dodge, you may discard one of their cards.

gz-skill-leiji-name = Lightning Strike
gz-skill-leiji-rule = When you use or play a Dodge, you may make any character judge, yourself allowed: if it is a spade, you deal them 2 thunder damage.

gz-skill-guidao-name = Ghostly Way
gz-skill-guidao-rule = Before the result of anyone's judgement is fixed, you may play a black card: it becomes the judgement card, and you take the old one.

gz-skill-beige-name = Dirge
gz-skill-beige-rule = After a character has suffered damage from a Slash and lives, you may discard a card and make them judge. Heart: they recover 1 HP. Diamond: they draw two cards. Club: the source discards two cards. Spade: the source stacks their generals (or unstacks them, if stacked).

gz-skill-duanchang-name = Heartbreak
gz-skill-duanchang-rule = Locked. When another character kills you, you choose one of their generals: they lose all skills of that general for good.

gz-skill-xiongyi-name = Bold Ambition
gz-skill-xiongyi-rule = Limited. In your play phase, you may let all characters of your kingdom, you included, draw three cards each; then, if no kingdom has fewer characters than yours, you recover 1 HP.

gz-skill-mingshi-name = Renowned Scholar
gz-skill-mingshi-rule = Locked. When you are about to suffer damage whose source has a hidden general, the damage is 1 less.

gz-skill-lirang-name = Courteous Yielding
gz-skill-lirang-rule = When cards of yours have been discarded, you may give any of them to other characters, each to whomever you choose.

gz-skill-shuangren-name = Twin Blades
gz-skill-shuangren-rule = At the start of your play phase, you may compare points with another character. If you win, you use a plain Slash, without a card, on them or on another character of their kingdom; it ignores distance and does not count against the limit. If not, your play phase ends.

gz-skill-sijian-name = Deadly Remonstrance
gz-skill-sijian-rule = When you have lost your last hand card, you may discard one card of another character.

gz-skill-suishi-name = Follow the Tide
gz-skill-suishi-rule = Locked. When another character is dying from damage whose source is of your kingdom (you included), you draw one card. When another character of your kingdom dies, you lose 1 HP.

gz-skill-kuangfu-name = Mad Axe
gz-skill-kuangfu-rule = After your Slash has damaged its target, you may choose a card in their equipment area: move it to your own slot, if that is empty, or discard it.

gz-skill-huoshui-name = Bane of Men
gz-skill-huoshui-rule = In your play phase, you may reveal this general. In your turn, while it is revealed, other characters cannot reveal generals.

gz-skill-qingcheng-name = City-Toppling Beauty
gz-skill-qingcheng-rule = In your play phase, as often as you like, you may discard an equipment card and choose another character with both generals revealed: hide one of the two, of your choice.

## Options

option-guozhan-edition-name = Edition
option-guozhan-edition-why = The first edition has the basic rules only; the current one adds marks, battle royal, lords and more. Options that say “by edition” follow it.
option-guozhan-edition-value-first = First
option-guozhan-edition-value-current = Current

option-guozhan-rewards-name = Rewards for revealing
option-guozhan-rewards-why = Whether companions and leftover fish pay at once when both generals are revealed, or give marks to spend later. The first edition pays at once, the current one gives marks.
option-guozhan-rewards-value-auto = By edition
option-guozhan-rewards-value-instant = At once
option-guozhan-rewards-value-marks = Marks

option-guozhan-reward-counts-dead-name = Reward counts the dead
option-guozhan-reward-counts-dead-why = Killing someone of another kingdom, you draw a card for each of its members; this says whether those who died earlier count. They do in the first edition, not in the current one.
option-guozhan-reward-counts-dead-value-auto = By edition
option-guozhan-reward-counts-dead-value-true = Counted
option-guozhan-reward-counts-dead-value-false = Not counted

option-guozhan-careerist-kill-reward-name = Careerist's reward
option-guozhan-careerist-kill-reward-why = Whether a careerist without an ally draws the usual number of cards for a kill, or always three.
option-guozhan-careerist-kill-reward-value-normal = As usual
option-guozhan-careerist-kill-reward-value-three = Three

option-guozhan-auto-reveal-win-name = Early win
option-guozhan-auto-reveal-win-why = On: the game is won at once when everybody still hidden is certain to join the same kingdom. Off: they all have to reveal first.
option-guozhan-auto-reveal-win-value-true = At once
option-guozhan-auto-reveal-win-value-false = When all are revealed

option-guozhan-play-phase-reveal-locked-name = Revealing for locked skills
option-guozhan-play-phase-reveal-locked-why = Whether, at any free moment of your play phase, you may reveal a general that has a locked skill. Not in the first edition; allowed in the current one.
option-guozhan-play-phase-reveal-locked-value-auto = By edition
option-guozhan-play-phase-reveal-locked-value-true = Allowed
option-guozhan-play-phase-reveal-locked-value-false = Not allowed

option-guozhan-reveal-state-when-needed-name = Revealing when needed
option-guozhan-reveal-state-when-needed-why = On: when a choice of your own needs a standing effect of a hidden general, such as the distance of Horsemanship, you may reveal it there and then. Off: only in your prepare phase or with another skill.
option-guozhan-reveal-state-when-needed-value-true = Allowed
option-guozhan-reveal-state-when-needed-value-false = Not allowed

option-guozhan-marks-granted-after-event-name = Marks come later
option-guozhan-marks-granted-after-event-why = Only matters with marks. On: marks are gained once the running card or skill is finished. Off: at the moment of revealing.
option-guozhan-marks-granted-after-event-value-true = Afterwards
option-guozhan-marks-granted-after-event-value-false = At once

option-guozhan-overflow-gets-careerist-mark-name = Mark for every careerist
option-guozhan-overflow-gets-careerist-mark-why = Current edition only. On: those who become careerists because their kingdom is full also get the careerist mark. Off: only careerist generals do.
option-guozhan-overflow-gets-careerist-mark-value-true = They get it
option-guozhan-overflow-gets-careerist-mark-value-false = They do not

option-guozhan-recruit-timing-name = When to recruit
option-guozhan-recruit-timing-why = Current edition only. When a careerist may spend the mark to recruit an ally: just before a win, in their own play phase, or at both times.
option-guozhan-recruit-timing-value-both = Both
option-guozhan-recruit-timing-value-win-check = Before a win
option-guozhan-recruit-timing-value-play-phase = Play phase

option-guozhan-recruit-refuse-bonus-name = Bonus for refusing
option-guozhan-recruit-refuse-bonus-why = Current edition only. Whether those who refuse to join a careerist draw up to four hand cards and recover 1 HP.
option-guozhan-recruit-refuse-bonus-value-none = None
option-guozhan-recruit-refuse-bonus-value-q24 = Draw and recover

option-guozhan-alliance-mode-name = Alliance cards
option-guozhan-alliance-mode-why = Current edition with the strategic deck only. Marked cards may be given away one by one without limit, each with an optional draw; or once per play phase, one to three of them, with a compulsory draw of as many.
option-guozhan-alliance-mode-value-seed = One by one
option-guozhan-alliance-mode-value-ol = Once, up to three

option-guozhan-deputy-change-candidates-name = Candidates for a new deputy
option-guozhan-deputy-change-candidates-why = Current edition only. When the deputy is changed, take the first fitting general turned up, or choose among three.
option-guozhan-deputy-change-candidates-value-one = The first
option-guozhan-deputy-change-candidates-value-three = One of three

option-guozhan-battle-royal-name = Battle royal
option-guozhan-battle-royal-why = With only three or four left and no two of one kingdom, a Peach serves only as a Slash or a Dodge and no longer heals. Not in the first edition; part of the current one.
option-guozhan-battle-royal-value-auto = By edition
option-guozhan-battle-royal-value-on = On
option-guozhan-battle-royal-value-off = Off

option-guozhan-battle-royal-needs-death-name = Battle royal after a death
option-guozhan-battle-royal-needs-death-why = Only matters with battle royal. On: it cannot begin before somebody has died. Off: with two or three players it holds from the first turn.
option-guozhan-battle-royal-needs-death-value-true = After a death
option-guozhan-battle-royal-needs-death-value-false = From the start

option-guozhan-battle-royal-blocks-virtual-peach-name = No converted Peaches
option-guozhan-battle-royal-blocks-virtual-peach-why = Only matters with battle royal. On: cards and marks used as a Peach do not heal either. Off: only real Peaches are barred.
option-guozhan-battle-royal-blocks-virtual-peach-value-true = Barred too
option-guozhan-battle-royal-blocks-virtual-peach-value-false = Not barred

option-guozhan-lords-name = Lords
option-guozhan-lords-why = Current edition only. Optional: whoever chooses the general of a lord's name as head plays the lord instead. Never in the first edition, optional in the current one.
option-guozhan-lords-value-auto = By edition
option-guozhan-lords-value-off = None
option-guozhan-lords-value-optional = Optional

option-guozhan-decks-name = Deck
option-guozhan-decks-why = Which cards are used: the standard deck, with the strategic deck added, or with the lords' treasures as well. The latter two are for the current edition only; the first uses the standard deck.
option-guozhan-decks-value-auto = By edition
option-guozhan-decks-value-standard = Standard
option-guozhan-decks-value-standard-strategic = Standard and strategic
option-guozhan-decks-value-standard-strategic-lord = With lords' treasures too

option-guozhan-lure-tiger-draw-name = Lure the Tiger draws
option-guozhan-lure-tiger-draw-why = Current edition with the strategic deck only. On: whoever uses Lure the Tiger draws one card at the end.
option-guozhan-lure-tiger-draw-value-true = Draws one
option-guozhan-lure-tiger-draw-value-false = No draw

option-guozhan-first-player-name = First player
option-guozhan-first-player-why = A random player goes first, or seat 1 does.
option-guozhan-first-player-value-random = Random
option-guozhan-first-player-value-seat-one = Seat 1

option-guozhan-nullification-order-name = Order of Nullification
option-guozhan-nullification-order-why = Everybody who might have a Nullification is asked at once and in secret; of those who want to use one, the first in turn order does.
option-guozhan-nullification-order-value-turn = Turn order

option-guozhan-jiang-lve-summon-name = Generalship summons
option-guozhan-jiang-lve-summon-why = Current edition with Wang Ping only. On: when Generalship is used, undetermined characters who would join that kingdom may first reveal a general and then take part.
option-guozhan-jiang-lve-summon-value-true = Summons
option-guozhan-jiang-lve-summon-value-false = No summons

option-guozhan-dual-as-head-name = Dual-kingdom heads
option-guozhan-dual-as-head-why = Current edition only. On: a dual-kingdom general may also be head; the kingdom follows the deputy or is chosen at the start. Off: only deputy.
option-guozhan-dual-as-head-value-true = Allowed
option-guozhan-dual-as-head-value-false = Not allowed
