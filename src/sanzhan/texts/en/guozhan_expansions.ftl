### Hegemony: generals of the expansions of the current edition and their skills.

## Generals: Formation

gz-general-deng-ai-name = Deng Ai
gz-general-deng-ai-title = Over the Hills of Yinping
gz-general-deng-ai-glyph = 艾

gz-general-cao-hong-name = Cao Hong
gz-general-cao-hong-title = Horse for His Lord
gz-general-cao-hong-glyph = 洪

gz-general-jiang-wei-name = Jiang Wei
gz-general-jiang-wei-title = Nine Marches North
gz-general-jiang-wei-glyph = 维

gz-general-jiang-wan-fei-yi-name = Jiang Wan & Fei Yi
gz-general-jiang-wan-fei-yi-title = After the Marquis
gz-general-jiang-wan-fei-yi-glyph = 琬

gz-general-jiang-qin-name = Jiang Qin
gz-general-jiang-qin-title = A Captain Takes to Books
gz-general-jiang-qin-glyph = 钦

gz-general-xu-sheng-name = Xu Sheng
gz-general-xu-sheng-title = The Wall That Was Not
gz-general-xu-sheng-glyph = 盛

gz-general-yu-ji-name = Yu Ji
gz-general-yu-ji-title = Charms and Clear Water
gz-general-yu-ji-glyph = 吉

gz-general-he-taihou-name = Empress Dowager He
gz-general-he-taihou-title = From Butcher's Shop to Throne
gz-general-he-taihou-glyph = 何

gz-general-lord-liu-bei-name = Lord Liu Bei
gz-general-lord-liu-bei-title = Lord of the Last Han
gz-general-lord-liu-bei-glyph = 备

## Generals: Momentum

gz-general-li-dian-name = Li Dian
gz-general-li-dian-title = A Scholar Among Captains
gz-general-li-dian-glyph = 典

gz-general-zang-ba-name = Zang Ba
gz-general-zang-ba-title = Chief of the Taishan Bands
gz-general-zang-ba-glyph = 臧

gz-general-ma-dai-name = Ma Dai
gz-general-ma-dai-title = The Blade Behind Wei Yan
gz-general-ma-dai-glyph = 岱

gz-general-mi-furen-name = Lady Mi
gz-general-mi-furen-title = A Mother at the Dry Well
gz-general-mi-furen-glyph = 糜

gz-general-sun-ce-name = Sun Ce
gz-general-sun-ce-title = Conqueror at Twenty
gz-general-sun-ce-glyph = 策

gz-general-chen-wu-dong-xi-name = Chen Wu & Dong Xi
gz-general-chen-wu-dong-xi-title = They Never Fell Back
gz-general-chen-wu-dong-xi-glyph = 武

gz-general-dong-zhuo-name = Dong Zhuo
gz-general-dong-zhuo-title = He Burned the Capital
gz-general-dong-zhuo-glyph = 卓

gz-general-zhang-ren-name = Zhang Ren
gz-general-zhang-ren-title = Archer of Fallen Phoenix Slope
gz-general-zhang-ren-glyph = 任

gz-general-lord-zhang-jiao-name = Lord Zhang Jiao
gz-general-lord-zhang-jiao-title = The Yellow Heaven
gz-general-lord-zhang-jiao-glyph = 角

## Generals: Transformation

gz-general-xun-you-name = Xun You
gz-general-xun-you-title = Plans Nobody Wrote Down
gz-general-xun-you-glyph = 荀

gz-general-bian-furen-name = Lady Bian
gz-general-bian-furen-title = Singer and Queen
gz-general-bian-furen-glyph = 卞

gz-general-sha-moke-name = Sha Moke
gz-general-sha-moke-title = King of the Five Streams
gz-general-sha-moke-glyph = 沙

gz-general-ma-su-name = Ma Su
gz-general-ma-su-title = The Hill at Jieting
gz-general-ma-su-glyph = 谡

gz-general-ling-tong-name = Ling Tong
gz-general-ling-tong-title = The Broken Bridge
gz-general-ling-tong-glyph = 统

gz-general-lu-fan-name = Lü Fan
gz-general-lu-fan-title = Minister in Silk
gz-general-lu-fan-glyph = 范

gz-general-zuo-ci-name = Zuo Ci
gz-general-zuo-ci-title = Conjurer at the Feast
gz-general-zuo-ci-glyph = 左

gz-general-li-jue-guo-si-name = Li Jue & Guo Si
gz-general-li-jue-guo-si-title = Ruin of Chang'an
gz-general-li-jue-guo-si-glyph = 傕

gz-general-lord-sun-quan-name = Lord Sun Quan
gz-general-lord-sun-quan-title = Lord of the Southeast
gz-general-lord-sun-quan-glyph = 权

## Generals: Power

gz-general-cui-yan-mao-jie-name = Cui Yan & Mao Jie
gz-general-cui-yan-mao-jie-title = Judges of Talent
gz-general-cui-yan-mao-jie-glyph = 琰

gz-general-yu-jin-name = Yu Jin
gz-general-yu-jin-title = Law Before Friendship
gz-general-yu-jin-glyph = 禁

gz-general-wang-ping-name = Wang Ping
gz-general-wang-ping-title = Captain of Few Letters
gz-general-wang-ping-glyph = 平

gz-general-fa-zheng-name = Fa Zheng
gz-general-fa-zheng-title = No Debt Forgotten
gz-general-fa-zheng-glyph = 正

gz-general-wu-guotai-name = Lady Wu
gz-general-wu-guotai-title = She Chose the Bridegroom
gz-general-wu-guotai-glyph = 国

gz-general-lu-kang-name = Lu Kang
gz-general-lu-kang-title = Walls Around Xiling
gz-general-lu-kang-glyph = 抗

gz-general-yuan-shu-name = Yuan Shu
gz-general-yuan-shu-title = Emperor of Huainan
gz-general-yuan-shu-glyph = 术

gz-general-zhang-xiu-name = Zhang Xiu
gz-general-zhang-xiu-title = The Night at Wancheng
gz-general-zhang-xiu-glyph = 绣

gz-general-lord-cao-cao-name = Lord Cao Cao
gz-general-lord-cao-cao-title = Master of the North
gz-general-lord-cao-cao-glyph = 操

## Generals: Buchen

gz-general-dong-zhao-name = Dong Zhao
gz-general-dong-zhao-title = He Moved the Court to Xu
gz-general-dong-zhao-glyph = 董

gz-general-zhu-ling-name = Zhu Ling
gz-general-zhu-ling-title = He Changed Banners Once
gz-general-zhu-ling-glyph = 朱

gz-general-xu-shu-name = Xu Shu
gz-general-xu-shu-title = He Named the Sleeping Dragon
gz-general-xu-shu-glyph = 庶

gz-general-liu-ba-name = Liu Ba
gz-general-liu-ba-title = He Filled the Treasury
gz-general-liu-ba-glyph = 巴

gz-general-wu-jing-name = Wu Jing
gz-general-wu-jing-title = Keeper of Danyang
gz-general-wu-jing-glyph = 景

gz-general-zhuge-ke-name = Zhuge Ke
gz-general-zhuge-ke-title = Too Clever to Live
gz-general-zhuge-ke-glyph = 恪

gz-general-yan-baihu-name = Yan Baihu
gz-general-yan-baihu-title = Chief of the Stone Fort
gz-general-yan-baihu-glyph = 虎

gz-general-huang-zu-name = Huang Zu
gz-general-huang-zu-title = Keeper of Jiangxia
gz-general-huang-zu-glyph = 祖

gz-general-meng-da-name = Meng Da
gz-general-meng-da-title = Letters to Both Sides
gz-general-meng-da-glyph = 达

gz-general-tang-zi-name = Tang Zi
gz-general-tang-zi-title = Shipwright of Two Lords
gz-general-tang-zi-glyph = 咨

gz-general-zhang-lu-name = Zhang Lu
gz-general-zhang-lu-title = Master of Hanzhong
gz-general-zhang-lu-glyph = 鲁

gz-general-mi-fang-fu-shiren-name = Mi Fang & Fu Shiren
gz-general-mi-fang-fu-shiren-title = They Opened the Gates
gz-general-mi-fang-fu-shiren-glyph = 芳

gz-general-liu-qi-name = Liu Qi
gz-general-liu-qi-title = The Ladder Taken Away
gz-general-liu-qi-glyph = 琦

gz-general-shi-xie-name = Shi Xie
gz-general-shi-xie-title = Peace Behind the Mountains
gz-general-shi-xie-glyph = 燮

gz-general-xiahou-ba-name = Xiahou Ba
gz-general-xiahou-ba-title = Across the Border to Shu
gz-general-xiahou-ba-glyph = 霸

gz-general-xu-you-name = Xu You
gz-general-xu-you-title = Night Flight at Guandu
gz-general-xu-you-glyph = 许

gz-general-pan-jun-name = Pan Jun
gz-general-pan-jun-title = He Would Not Look Away
gz-general-pan-jun-glyph = 濬

gz-general-peng-yang-name = Peng Yang
gz-general-peng-yang-title = A Convict's Pride
gz-general-peng-yang-glyph = 羕

gz-general-wen-qin-name = Wen Qin
gz-general-wen-qin-title = Rebel of Huainan
gz-general-wen-qin-glyph = 文

gz-general-su-fei-name = Su Fei
gz-general-su-fei-title = He Spoke for Gan Ning
gz-general-su-fei-glyph = 飞

gz-general-zhong-hui-name = Zhong Hui
gz-general-zhong-hui-title = Ambition in Shu
gz-general-zhong-hui-glyph = 会

gz-general-sima-zhao-name = Sima Zhao
gz-general-sima-zhao-title = Every Passer-by Knew
gz-general-sima-zhao-glyph = 昭

gz-general-sun-chen-name = Sun Chen
gz-general-sun-chen-title = Maker of Emperors
gz-general-sun-chen-glyph = 綝

gz-general-gongsun-yuan-name = Gongsun Yuan
gz-general-gongsun-yuan-title = King Beyond the Liao
gz-general-gongsun-yuan-glyph = 公

## Generals: Overseas

gz-general-zhuge-jin-name = Zhuge Jin
gz-general-zhuge-jin-title = Envoy Between Brothers
gz-general-zhuge-jin-glyph = 瑾

gz-general-liao-hua-name = Liao Hua
gz-general-liao-hua-title = Old Man in the Van
gz-general-liao-hua-glyph = 化

gz-general-ling-cao-name = Ling Cao
gz-general-ling-cao-title = First Off the Boat
gz-general-ling-cao-glyph = 凌

## Skills: Formation

gz-skill-tuntian-name = Garrison Fields
gz-skill-tuntian-rule = When you have lost cards from hand or equipment area outside your turn, you may judge: unless it is a heart, you may put the judgement card on this general as a field. Locked: your distance to others is 1 less for each field.

gz-skill-jixi-name = Raid
gz-skill-jixi-rule = Head skill; half a fish less. In your play phase, you may use a field as Snatch; the distance is counted without that field.

gz-skill-ziliang-name = Provision
gz-skill-ziliang-rule = Deputy skill. When a character of your kingdom, you included, has suffered damage and lives, you may give them one field.

gz-skill-huyuan-name = Rescue
gz-skill-huyuan-rule = At the start of your finish phase, you may give a hand card that is not equipment to another character; or put an equipment card of yours into an empty slot of any character, and then may discard any card in an equipment or judgement area.

gz-skill-heyi-name = Crane Wings
gz-skill-heyi-rule = Formation skill. While you are in a queue, every character in it, you included, has Flying Shadow. You may summon a queue.

gz-skill-feiying-name = Flying Shadow
gz-skill-feiying-rule = Locked. The distance from others to you is 1 more.

gz-skill-tiaoxin-name = Provoke
gz-skill-tiaoxin-rule = Once in your play phase, you may choose another character who has you in attack range: unless they use a Slash on you, you discard one of their cards.

gz-skill-yizhi-name = Legacy
gz-skill-yizhi-rule = Deputy skill; half a fish less. If your revealed head has Stargazing, it always looks at five cards; otherwise you have Stargazing.

gz-skill-tianfu-name = Canopy
gz-skill-tianfu-rule = Head skill, formation skill. While the character whose turn it is stands in the same queue as you, or is you in a queue, you have See Through. You may summon a queue.

gz-skill-shengxi-name = Recuperate
gz-skill-shengxi-rule = At the start of your finish phase, if you have dealt no damage this turn, you may draw two cards.

gz-skill-shoucheng-name = Hold Fast
gz-skill-shoucheng-rule = When a character of your kingdom has lost their last hand card outside their own turn, you may let them draw one card.

gz-skill-shangyi-name = Openness
gz-skill-shangyi-rule = Once in your play phase, if you have a hand card, you may show your hand to another character, then either look at their hand and may discard one black card in it, or look at their hidden generals.

gz-skill-niaoxiang-name = Soaring Birds
gz-skill-niaoxiang-rule = Formation skill. While you are a besieger, the besieged character must use two Dodges, one after the other, to cancel a besieger's Slash. You may summon a siege.

gz-skill-yicheng-name = Sham Walls
gz-skill-yicheng-rule = When a character of your kingdom, you included, has specified the first target of a Slash or has become a target of one, you may let them draw one card and then discard one.

gz-skill-qianhuan-name = Myriad Illusions
gz-skill-qianhuan-rule = When one of your kingdom has suffered damage, you may put a card of yours here as an illusion, each of another suit. When one of your kingdom becomes the only target of a basic card or trick, you may remove an illusion: they no longer are.

gz-skill-zhendu-name = Poisoned Wine
gz-skill-zhendu-rule = At the start of another character's play phase, you may discard a hand card: they use a Wine, without a card; if they did and live, you deal them 1 damage.

gz-skill-qiluan-name = Palace Strife
gz-skill-qiluan-rule = At the end of anyone's turn, if you have killed a character in it, you may draw three cards.

gz-skill-zhangwu-name = Imperial Arms
gz-skill-zhangwu-rule = Locked. When Dragon over Phoenix has gone to the discard pile or to another's equipment area, you take it. When you would lose it other than by using it, it goes to the bottom of the deck instead and you draw two cards.

gz-skill-shouyue-name = Bestow the Axe
gz-skill-shouyue-rule = Lord skill, locked. While this general is revealed, you have the Banner of the Five Tigers.

gz-skill-banner-five-tigers-name = Banner of the Five Tigers
gz-skill-banner-five-tigers-rule = Better skills for all Shu. God of War: any card as a Slash. Roar: Slashes ignore armour. Dragon Courage: each such card draws one. Iron Cavalry: silences all revealed generals of the target. Mighty Bow: attack range +1.

gz-skill-jizhao-name = Rousing Edict
gz-skill-jizhao-rule = Limited. When you are dying, you may draw until your hand equals your maximum HP, recover to 2 HP, lose Bestow the Axe and gain Benevolence.

## Skills: Momentum

gz-skill-xunxun-name = Prudence
gz-skill-xunxun-rule = At the start of your draw phase, you may look at the top four cards of the draw pile and put two back on top and two at the bottom, each in any order.

gz-skill-wangxi-name = Let Bygones Be
gz-skill-wangxi-rule = For each point of damage you have dealt to another character, or suffered from another, if they live, you may have both of you draw one card.

gz-skill-hengjiang-name = Bar the River
gz-skill-hengjiang-rule = After suffering damage, you may lower the hand limit of whoever's turn it is by the number of their equipment cards, at least 1. At the end of that turn, if they discarded none of their cards in a discard phase, you draw up to your maximum HP.

gz-skill-qianxi-name = Ambush
gz-skill-qianxi-rule = At the start of your prepare phase, you may draw one card and discard one, then choose a character at distance 1: this turn they cannot use or play hand cards of the discarded card's colour.

gz-skill-guixiu-name = Gentlewoman
gz-skill-guixiu-rule = Whenever this general has been revealed, you may draw two cards. When it has been removed, you may recover 1 HP.

gz-skill-cunsi-name = Save the Heir
gz-skill-cunsi-rule = In your play phase, you may remove this general and choose any character: they gain Brave Resolve and, unless it is you, draw two cards.

gz-skill-yongjue-name = Brave Resolve
gz-skill-yongjue-rule = When a Slash that one of your kingdom used in their play phase is settled, if it was the first card they used in that phase, they may take back its physical cards.

gz-skill-ji-ang-name = Fervour
gz-skill-ji-ang-rule = When you have specified the first target of a Duel or a red Slash, or have become a target of one, you may draw one card.

gz-skill-yingyang-name = Hawk Flight
gz-skill-yingyang-rule = When your card for a comparison of points is turned up, you may add 3 to its number or take 3 away, never below 1 or above 13.

gz-skill-hunshang-name = Wounded Soul
gz-skill-hunshang-rule = Deputy skill, locked; half a fish less. At the start of your prepare phase, if your HP is 1, you have Heroic Bearing and Heroic Soul this turn.

gz-skill-duanxie-name = Cut the Ropes
gz-skill-duanxie-rule = Once in your play phase, you may chain one to X other characters who are not chained; then you become chained too. X is the HP you have lost, at least 1.

gz-skill-fenming-name = Reckless Charge
gz-skill-fenming-rule = At the start of your finish phase, if you are chained, you may discard one card of each chained character in turn, yourself included.

gz-skill-hengzheng-name = Extortion
gz-skill-hengzheng-rule = At the start of your draw phase, if your HP is 1 or you have no hand cards, you may give up drawing and take one card from hand, equipment or judgement area of each other character instead.

gz-skill-baoling-name = Tyranny
gz-skill-baoling-rule = Head skill, locked. At the end of your play phase, if this general is revealed and you have a deputy, remove the deputy; you gain 3 maximum HP, recover 3 HP, lose Tyranny and gain Crumbling.

gz-skill-benghuai-name = Crumbling
gz-skill-benghuai-rule = Locked. At the start of your finish phase, if any character has less HP than you, choose: lose 1 HP, or lose 1 maximum HP.

gz-skill-chuanxin-name = Heart Piercer
gz-skill-chuanxin-rule = When your Slash or Duel is about to damage, in your play phase, a character of another kingdom with a deputy, you may prevent it: they discard all their equipment, at least one card, and lose 1 HP, or remove the deputy.

gz-skill-fengshi-name = Spearhead
gz-skill-fengshi-rule = Formation skill. While you are a besieger, when a besieger's Slash has specified the besieged character, that character must discard one equipment card. You may summon a siege.

gz-skill-wuxin-name = Insight
gz-skill-wuxin-rule = At the start of your draw phase, you may look at the top X cards of the draw pile and put them back in any order. X is the number of Qun characters.

gz-skill-hongfa-name = Spread the Way
gz-skill-hongfa-rule = Lord skill, locked. While this general is revealed, you have the Yellow Turban Talisman.

gz-skill-yellow-turban-talisman-name = Yellow Turban Talisman
gz-skill-yellow-turban-talisman-rule = In your prepare phase, if there are no heavenly soldiers, put one card of the deck here for each Qun character. To you, each counts as a Qun character. You may remove one instead of losing HP. Your kingdom may use or play one as a Slash.

gz-skill-wendao-name = Seek the Way
gz-skill-wendao-rule = Once in your play phase, you may discard a red card, not the Book of Great Peace itself, to take that book from the discard pile or from anyone's equipment area.

## Skills: Transformation

gz-skill-qice-name = Ingenious Plot
gz-skill-qice-rule = Once in your play phase, you may use all your hand cards as any instant trick with no more targets than cards. When it is settled, you may change your deputy, once a game.

gz-skill-zhiyu-name = Wise as a Fool
gz-skill-zhiyu-rule = When you have suffered damage, you may draw one card and show your hand; if it is all of one colour, the source discards a hand card.

gz-skill-wanwei-name = Rescue in Peril
gz-skill-wanwei-rule = When another character is about to discard or take cards of yours and you have more to choose from, you may choose the same number yourself.

gz-skill-yuejian-name = Frugality
gz-skill-yuejian-rule = Locked. At the start of the discard phase of one of your kingdom, you included, if they used no card this turn on a character of another kingdom, their hand limit this turn is their maximum HP.

gz-skill-jili-name = Caltrops
gz-skill-jili-rule = When you use or play a card, if it is the X-th you have used or played this turn, you may draw X cards. X is your attack range at that moment.

gz-skill-sanyao-name = Spread Rumours
gz-skill-sanyao-rule = Once in your play phase, you may discard a card and choose a character with the most HP, possibly yourself: deal them 1 damage.

gz-skill-zhiman-name = Subdue the Tribes
gz-skill-zhiman-rule = When you are about to damage another character, you may prevent it and take one card from their equipment or judgement area. If they are of your kingdom, you may then let them change their deputy, once a game.

gz-skill-xuanlue-name = Whirlwind Raid
gz-skill-xuanlue-rule = Each time you have lost cards from your equipment area, you may discard one card of another character.

gz-skill-yongjin-name = Brave Advance
gz-skill-yongjin-rule = Limited. In your play phase, up to three times in a row, you may move an equipment card from one character to the empty slot of another.

gz-skill-diaodu-name = Deployment
gz-skill-diaodu-rule = Characters of your kingdom, you included, may draw one card when they use equipment. At the start of your play phase, you may take an equipment card from one of your kingdom, and may pass it on to someone else; your own you must.

gz-skill-diancai-name = Treasury
gz-skill-diancai-rule = At the end of another character's play phase, if you lost as many cards in it as your HP, at least 1, you may draw up to your maximum HP and then may change your deputy, once a game.

gz-skill-yigui-name = Command Ghosts
gz-skill-yigui-rule = When first revealed, lay two unused generals here face down as souls. Once per card name each turn, you may return one to use a basic card (no Dodge) or instant trick (no Nullification); determined targets must be of the soul's kingdom.

gz-skill-jihun-name = Draw Souls
gz-skill-jihun-rule = When you have suffered damage, or another character of a kingdom not yours has been saved from dying, you may lay one random unused general here as a soul.

gz-skill-xiongsuan-name = Vicious Scheme
gz-skill-xiongsuan-rule = Limited. In your play phase, you may discard a hand card and deal 1 damage to one of your kingdom, possibly you, then draw three cards. If they live, choose one of their spent limited skills: it is ready again after this turn.

gz-skill-jiahe-name = Auspicious Grain
gz-skill-jiahe-rule = Lord skill, locked. While this general is revealed, you have the Riverside Beacon Map.

gz-skill-riverside-beacon-map-name = Riverside Beacon Map
gz-skill-riverside-beacon-map-rule = Each Wu may, once per play phase, put equipment here as a beacon; in their prepare phase they may choose a skill for the turn: from 1 beacon Heroic Bearing, 2 Generosity, 3 Broad Learning, 4 Read the Moment; at 5, two. Slash or trick damage to you removes one.

gz-skill-shelie-name = Broad Learning
gz-skill-shelie-rule = In your draw phase, you may give up drawing and turn up the top five cards of the draw pile instead: take one of each suit and discard the rest.

gz-skill-lianzi-name = Gather Wealth
gz-skill-lianzi-rule = Once in your play phase, you may discard a hand card and turn up a card for each equipment card of Wu and each beacon: take those of its type, discard the rest. If you take four, lose this skill and gain Balance of Power.

gz-skill-jubao-name = Hoard Treasure
gz-skill-jubao-rule = Locked. Others cannot take treasures from your equipment area. At the start of your finish phase, if the Luminous Pearl is equipped anywhere or discarded, draw one card, then take a card of the other character who wears it.

## Skills: Power

gz-skill-zhengbi-name = Call to Office
gz-skill-zhengbi-rule = At the start of your play phase, you may choose an undetermined character: until determined, this turn, your cards on them ignore distance and limits. Or give a basic card to another determined character, who returns one non-basic or two basic cards.

gz-skill-fengying-name = Welcome the Emperor
gz-skill-fengying-rule = Limited. In your play phase, you may use all your hand cards as Threaten the Emperor, even without a big kingdom; then every character of your kingdom, you included, draws up to their maximum HP.

gz-skill-jieyue-name = Staff and Axe
gz-skill-jieyue-rule = At the start of your prepare phase, you may give a hand card to a character who is not Wei and give them a command. If they obey, you draw one card; if not, you draw three more in this turn's draw phase.

gz-skill-jianglue-name = Generalship
gz-skill-jianglue-rule = Limited. In your play phase, you may choose a command. Undetermined characters of your kingdom may first reveal a general; then each other of your kingdom may obey. You and all who obeyed gain 1 maximum HP and recover 1; draw one card for each who recovered.

gz-skill-enyuan-name = Debts Repaid
gz-skill-enyuan-rule = Locked. Another character who uses a Peach on you draws one card. When you have suffered damage, the source must give you a hand card or lose 1 HP.

gz-skill-xuanhuo-name = Enticement
gz-skill-xuanhuo-rule = Once in their play phase, another of your kingdom may give you a hand card and discard one, to have for the turn God of War, Roar, Dragon Courage, Iron Cavalry, Mighty Bow or Wild Bones, if nobody has it, until revealing a general with it.

gz-skill-ganlu-name = Sweet Dew
gz-skill-ganlu-rule = Once in your play phase, you may have two characters, perhaps including you, exchange all equipment. They may not both have none, and the numbers may differ by no more than the HP you have lost.

gz-skill-buyi-name = Mending
gz-skill-buyi-rule = Once a turn, when one of your kingdom, you included, has been saved from dying by damage, you may give the source a command; if they do not obey, the one saved recovers 1 HP.

gz-skill-keshou-name = Steadfast
gz-skill-keshou-rule = When you are about to suffer damage, you may discard two cards of one colour: the damage is 1 less. Then, if you are the only one of your kingdom, judge: if it is red, draw one card.

gz-skill-zhuwei-name = Encirclement Wall
gz-skill-zhuwei-rule = When your judgement is fixed and the card is one that deals damage, you may take it, and may then let the character whose turn it is have hand limit +1 and one more Slash this turn.

gz-skill-weidi-name = False Emperor
gz-skill-weidi-rule = Once in your play phase, you may give a command to another character who has got cards from the draw pile this turn. If they do not obey, you take their whole hand and give them as many cards of yours.

gz-skill-yongsi-name = Presumption
gz-skill-yongsi-rule = Locked. While nobody has the Jade Seal equipped, you count as wearing it. When you have become a target of Know Thyself and Thy Enemy, you show your whole hand.

gz-skill-fudi-name = Turncoat
gz-skill-fudi-rule = When you have suffered damage from another character, you may give them a hand card and deal 1 damage to the one of their kingdom with the most HP, of your choice on ties, if it is not less than yours.

gz-skill-congjian-name = Heed Advice
gz-skill-congjian-rule = Locked. Damage you deal outside your turn is 1 more. Damage you suffer in your turn is 1 more.

gz-skill-jianan-name = Jian An Reign
gz-skill-jianan-rule = Lord skill. A Wei character may, in their prepare phase, discard a card and choose a hidden general (or hide one): until your next turn or death it stays hidden and they have Surprise Raid, Adaptive Tactics, Valiant Resolve, Staff and Axe or Cut Supplies, if nobody else has.

gz-skill-huibian-name = Crack the Whip
gz-skill-huibian-rule = Once in your play phase, you may choose a Wei character and another, wounded one, perhaps including you: deal 1 damage to the first, who then draws two cards; the second recovers 1 HP.

gz-skill-zongyu-name = Master of Horses
gz-skill-zongyu-rule = Locked. When the Six Dragons Chariot has come to another's equipment area, you may exchange all horses with them, if you have one. When you use another horse while the Chariot is theirs or discarded, the Chariot comes to you instead.

## Skills: Buchen

gz-skill-quanjin-name = Urge the Throne
gz-skill-quanjin-rule = Once in your play phase, you may give a hand card to another character damaged in this phase and give them a command. If they obey, you draw one card; if not, you draw up to the largest hand, five cards at most.

gz-skill-zaoyun-name = Dig the Canal
gz-skill-zaoyun-rule = Once in your play phase, you may choose a character of another kingdom at a distance above 1 and discard hand cards, 1 fewer than the distance: this turn your distance to them counts as 1, and you deal them 1 damage.

gz-skill-juejue-name = Resolute
gz-skill-juejue-rule = At the start of your discard phase, you may lose 1 HP; if you then discard X cards in it, all others, at its end, put X hand cards into the discard pile or take 1 damage from you. You neither gain nor pay for killing your own kingdom.

gz-skill-fangyuan-name = Square and Round
gz-skill-fangyuan-rule = Formation skill. While you besiege, besiegers have hand limit +1, the besieged −1. At the start of your finish phase, if you are besieged, you use a Slash, without a card or distance limit, on one besieger. You may summon a siege.

gz-skill-qiance-name = Modest Counsel
gz-skill-qiance-rule = When a character of your kingdom, you included, has named the targets of an instant trick, they may make characters of big kingdoms unable to respond to it.

gz-skill-jujian-name = Recommendation
gz-skill-jujian-rule = Deputy skill, locked; half a fish less. When a character of your kingdom, you included, is dying, they recover to 1 HP, and then you change your deputy.

gz-skill-tongdu-name = Coordination
gz-skill-tongdu-rule = At the start of their finish phase, a character of your kingdom, you included, may draw as many cards as they discarded in this turn's discard phase, at most three.

gz-skill-qingyin-name = Retire in Purity
gz-skill-qingyin-rule = Limited. In your play phase, you may let every character of your kingdom, you included, recover to their maximum HP; then remove this general.

gz-skill-diaogui-name = Muster
gz-skill-diaogui-rule = Once in your play phase, you may use an equipment card as Lure the Tiger. If it makes two of your kingdom neighbours who were not, you draw as many cards as the longest queue with such a new pair has members.

gz-skill-fengyang-name = Rising Wind
gz-skill-fengyang-rule = Formation skill. Equipment of the characters in your queue, you included, cannot be discarded or taken by characters of another kingdom. You may summon a queue.

gz-skill-aocai-name = Proud Talent
gz-skill-aocai-rule = Outside your turn, when you need to use or play a basic card, you may look at the top two cards of the draw pile and use or play the one needed, if it is there.

gz-skill-duwu-name = Warmonger
gz-skill-duwu-rule = Limited. In your play phase, you may choose a command: all in your attack range who are not of your kingdom decide in turn; each who does not obey takes 1 damage from you and you draw one card. If anyone was saved from dying meanwhile, lose 1 HP.

gz-skill-zhidao-name = Pheasant Thief
gz-skill-zhidao-rule = Locked. At the start of your play phase, choose another character: this turn your distance to them counts as 1 and only they and you can be targets of your cards; the first time you damage them in this phase, take one of their cards.

gz-skill-jili-fence-name = Under Another's Roof
gz-skill-jili-fence-rule = Locked. When a red basic card or instant trick (not Alliance Feast) whose only target was you is settled, its user uses another, without a card, on you. When about to suffer damage a second time in one phase, prevent it and remove this general.

gz-skill-xishe-name = Ambush Shot
gz-skill-xishe-rule = When another's prepare phase starts, you may discard equipment to use a Slash, without a card, on them; nobody can respond if their HP is below yours. You may repeat this. If it killed anyone, you may change your deputy, hidden, after the turn, once a game.

gz-skill-qiuan-name = Seek Safety
gz-skill-qiuan-rule = When you are about to suffer damage from a card with physical cards, if there is no letter on this general, you may put them here as letters and prevent the damage.

gz-skill-liangfan-name = Weigh Betrayal
gz-skill-liangfan-rule = Locked. At the start of your prepare phase, if there are letters, take them and lose 1 HP. This turn, when you have dealt damage with one of those cards, you may take a card of the victim.

gz-skill-xingzhao-name = Shipbuilding
gz-skill-xingzhao-rule = Locked, by the kingdoms of wounded characters. From 1: you have Prudence. From 2: after damage to you, whoever has fewer hand cards, you or the source, draws one. From 3: hand limit +4 in your discard phase. From 4: draw one when losing equipment.

gz-skill-bushi-name = Almsgiving
gz-skill-bushi-rule = At the end of your turn, gain as many charity marks as your HP. In another's prepare phase, you may give them a card, spend a mark and draw two. In yours, discard cards, the number alive minus your HP minus 2, and lose all marks.

gz-skill-midao-name = Way of Rice
gz-skill-midao-rule = At the start of your finish phase, if there is no rice here, you may draw two cards, then put two cards here as rice. Before anyone's judgement is fixed, you may play one rice: it becomes the judgement card and you take the old one.

gz-skill-fengshi-md-name = Edge of the Tide
gz-skill-fengshi-md-rule = When your card has one target, another with fewer hand cards, you may discard a card of each of you: its damage is 1 more. When another with more hand cards targets you alone, they may let you do the same.

gz-skill-wenji-name = Ask for Counsel
gz-skill-wenji-rule = At the start of your play phase, you may have another give you a card, shown. From your kingdom or an undetermined one: this turn it ignores distance and limits and nobody can respond. From another kingdom: give them a different card, shown.

gz-skill-tunjiang-name = Garrison the River
gz-skill-tunjiang-rule = At the start of your finish phase, if you used cards in your play phase and specified no other character, you may draw as many cards as there are kingdoms.

gz-skill-biluan-name = Avoid Turmoil
gz-skill-biluan-rule = Locked. The distance from others to you is X more: the number of your equipment cards, at least 1.

gz-skill-lixia-name = Courtesy
gz-skill-lixia-rule = At the start of the prepare phase of a character of another kingdom, they may discard one of your equipment cards; then they discard two cards, lose 1 HP, or let you draw two cards.

gz-skill-baolie-name = Leopard's Ferocity
gz-skill-baolie-rule = Locked. At the start of your play phase, each of another kingdom who has you in attack range must use a Slash on you, or you discard one of their cards. Your Slashes on those with at least your HP ignore distance and limit.

gz-skill-chenglue-name = Accomplished Plan
gz-skill-chenglue-rule = When a card with several targets, used by one of your kingdom, is settled, you may let its user draw one card. If it damaged you, one of your kingdom with both generals revealed and none of the four marks may get a fish mark.

gz-skill-shicai-name = Arrogance of Talent
gz-skill-shicai-rule = Locked. When you have suffered damage: if it was exactly 1, draw one card; if more, discard two cards.

gz-skill-congcha-name = Keen Inspection
gz-skill-congcha-rule = At the start of your prepare phase, you may choose another, undetermined character: if, before your next turn, they turn out to be of your kingdom, both draw two cards; if not, they lose 1 HP. With all determined, you may draw two more in your draw phase.

gz-skill-gongqing-name = Clean Hands
gz-skill-gongqing-rule = Locked. When you are about to suffer damage: if the source's attack range is below 3, more than 1 damage becomes 1; if it is above 3, the damage is 1 more.

gz-skill-tongling-name = Pass On Orders
gz-skill-tongling-rule = Once in your play phase, when you have damaged one of another kingdom, one of your kingdom may use a hand card on them, ignoring distance and limits. If it deals damage, both of you draw two; if not, the victim takes the card you had dealt damage with.

gz-skill-jinxian-name = Close Trap
gz-skill-jinxian-rule = When this general has been revealed, each character within distance 1, you included: with both generals revealed they hide one of them; otherwise they discard two cards.

gz-skill-jinfa-name = Proud Campaign
gz-skill-jinfa-rule = Once in your play phase, you may discard a card and choose another who has cards: you take one of their cards, or they give you an equipment card, and if it is a spade, use a Slash, without a card, on you.

gz-skill-lianpian-name = Elegant Kinship
gz-skill-lianpian-rule = At the start of your finish phase, if you discarded more cards this turn, anyone's, than your HP, one of your kingdom may draw up to their maximum HP. If another did so in their turn, they may discard a card of yours or let you recover 1 HP.

gz-skill-quanji-name = Power Play
gz-skill-quanji-rule = Once a turn each, when you have dealt damage and when you have suffered damage, you may draw one card and then put a card on this general as authority. Your hand limit is 1 more for each.

gz-skill-paiyi-name = Purge Dissent
gz-skill-paiyi-rule = Once in your play phase, you may remove one authority: any character draws as many cards as there is authority left, at most seven; then, if their hand is larger than yours, you deal them 1 damage.

gz-skill-suzhi-name = Long-Laid Wisdom
gz-skill-suzhi-rule = Locked. In your turn, three times in all: your Slash or Duel deals 1 more; a trick you use, not converted, ignores distance and draws one; when another's cards are discarded, take one of theirs. If below three at the end, you have Retribution until your next turn.

gz-skill-zhaoxin-name = Open Heart
gz-skill-zhaoxin-rule = When you have suffered damage, you may show your hand and then swap hands with another character whose hand is not larger than yours.

gz-skill-shilu-name = Bloodlust
gz-skill-shilu-rule = When a character has died, you may put their generals here as massacre cards, with two random unused ones if you killed them. At the start of your prepare phase, you may discard up to as many cards as there are and draw as many.

gz-skill-xiongnue-name = Cruelty
gz-skill-xiongnue-rule = At the start of your play phase, you may return a massacre card; choose, against its kingdom this turn: damage +1, take a card when about to damage, or no use limits. At its end, you may return two: until your next turn, others' damage to you is 1 less.

gz-skill-huaiyi-name = Disloyal Designs
gz-skill-huaiyi-rule = Once in your play phase, you may show your hand; if it has both colours, discard all cards of one, then take one card from each of up to as many other characters. Equipment among them is put on this general as dissent.

gz-skill-zisui-name = Unbridled
gz-skill-zisui-rule = Locked. In your draw phase, draw one more card for each dissent. At the start of your finish phase, if there is more dissent than your maximum HP, you die.

## Skills: Overseas

gz-skill-huanshi-name = Relief
gz-skill-huanshi-rule = Before the judgement of a character of your kingdom, you included, is fixed, you may play any card of yours: it becomes the judgement card, and the old one is discarded.

gz-skill-hongyuan-name = Broad Aid
gz-skill-hongyuan-rule = Once in your play phase, you may show a hand card: during this phase, while in your hand, it counts as marked for alliance. When you are to draw for an alliance, you may let another of your kingdom draw instead.

gz-skill-mingzhe-name = Prudent Wisdom
gz-skill-mingzhe-rule = Outside your turn, when you have used or played a red card, or a red card has left your equipment area, you may draw one card.

gz-skill-dangxian-name = Vanguard
gz-skill-dangxian-rule = Locked. When this general is first revealed, you get a vanguard mark. After your turn has begun, before the prepare phase, you have an extra play phase.

gz-skill-dujin-name = Lone Advance
gz-skill-dujin-rule = In your draw phase, you may draw half as many more cards as you have equipment, rounded up. When this general is first revealed, if nobody else, alive or dead, is of your kingdom, you get a vanguard mark.
