# Generated from zh-Hans by `python -m sanzhan.texts.hant`: change the source or overrides.toml instead.

### 三國殺·國戰：現行版擴展武將與其技能。

## 武將，陣

gz-general-deng-ai-name = 鄧艾
gz-general-deng-ai-title = 偷渡陰平
gz-general-deng-ai-glyph = 艾

gz-general-cao-hong-name = 曹洪
gz-general-cao-hong-title = 讓馬救主
gz-general-cao-hong-glyph = 洪

gz-general-jiang-wei-name = 姜維
gz-general-jiang-wei-title = 九伐中原
gz-general-jiang-wei-glyph = 維

gz-general-jiang-wan-fei-yi-name = 蔣琬費禕
gz-general-jiang-wan-fei-yi-title = 武侯身後
gz-general-jiang-wan-fei-yi-glyph = 琬

gz-general-jiang-qin-name = 蔣欽
gz-general-jiang-qin-title = 折節讀書
gz-general-jiang-qin-glyph = 欽

gz-general-xu-sheng-name = 徐盛
gz-general-xu-sheng-title = 百里疑城
gz-general-xu-sheng-glyph = 盛

gz-general-yu-ji-name = 于吉
gz-general-yu-ji-title = 符水道人
gz-general-yu-ji-glyph = 吉

gz-general-he-taihou-name = 何太后
gz-general-he-taihou-title = 屠門皇后
gz-general-he-taihou-glyph = 何

gz-general-lord-liu-bei-name = 君劉備
gz-general-lord-liu-bei-title = 季漢之主
gz-general-lord-liu-bei-glyph = 備

## 武將，勢

gz-general-li-dian-name = 李典
gz-general-li-dian-title = 儒雅長者
gz-general-li-dian-glyph = 典

gz-general-zang-ba-name = 臧霸
gz-general-zang-ba-title = 泰山屯帥
gz-general-zang-ba-glyph = 臧

gz-general-ma-dai-name = 馬岱
gz-general-ma-dai-title = 馬前一刀
gz-general-ma-dai-glyph = 岱

gz-general-mi-furen-name = 糜夫人
gz-general-mi-furen-title = 枯井託孤
gz-general-mi-furen-glyph = 糜

gz-general-sun-ce-name = 孫策
gz-general-sun-ce-title = 弱冠定江東
gz-general-sun-ce-glyph = 策

gz-general-chen-wu-dong-xi-name = 陳武董襲
gz-general-chen-wu-dong-xi-title = 身死不退
gz-general-chen-wu-dong-xi-glyph = 武

gz-general-dong-zhuo-name = 董卓
gz-general-dong-zhuo-title = 火燒洛陽
gz-general-dong-zhuo-glyph = 卓

gz-general-zhang-ren-name = 張任
gz-general-zhang-ren-title = 落鳳伏弩
gz-general-zhang-ren-glyph = 任

gz-general-lord-zhang-jiao-name = 君張角
gz-general-lord-zhang-jiao-title = 黃天在上
gz-general-lord-zhang-jiao-glyph = 角

## 武將，變

gz-general-xun-you-name = 荀攸
gz-general-xun-you-title = 奇策不傳
gz-general-xun-you-glyph = 荀

gz-general-bian-furen-name = 卞夫人
gz-general-bian-furen-title = 歌者為後
gz-general-bian-furen-glyph = 卞

gz-general-sha-moke-name = 沙摩柯
gz-general-sha-moke-title = 五谿蠻王
gz-general-sha-moke-glyph = 沙

gz-general-ma-su-name = 馬謖
gz-general-ma-su-title = 街亭山上
gz-general-ma-su-glyph = 謖

gz-general-ling-tong-name = 凌統
gz-general-ling-tong-title = 逍遙斷橋
gz-general-ling-tong-glyph = 統

gz-general-lu-fan-name = 呂範
gz-general-lu-fan-title = 錦衣幹吏
gz-general-lu-fan-glyph = 範

gz-general-zuo-ci-name = 左慈
gz-general-zuo-ci-title = 擲杯戲曹
gz-general-zuo-ci-glyph = 左

gz-general-li-jue-guo-si-name = 李傕郭汜
gz-general-li-jue-guo-si-title = 長安之亂
gz-general-li-jue-guo-si-glyph = 傕

gz-general-lord-sun-quan-name = 君孫權
gz-general-lord-sun-quan-title = 坐領江東
gz-general-lord-sun-quan-glyph = 權

## 武將，權

gz-general-cui-yan-mao-jie-name = 崔琰毛玠
gz-general-cui-yan-mao-jie-title = 清議選官
gz-general-cui-yan-mao-jie-glyph = 琰

gz-general-yu-jin-name = 于禁
gz-general-yu-jin-title = 法不容情
gz-general-yu-jin-glyph = 禁

gz-general-wang-ping-name = 王平
gz-general-wang-ping-title = 識字不多
gz-general-wang-ping-glyph = 平

gz-general-fa-zheng-name = 法正
gz-general-fa-zheng-title = 睚眥必報
gz-general-fa-zheng-glyph = 正

gz-general-wu-guotai-name = 吳國太
gz-general-wu-guotai-title = 佛寺擇婿
gz-general-wu-guotai-glyph = 國

gz-general-lu-kang-name = 陸抗
gz-general-lu-kang-title = 西陵長圍
gz-general-lu-kang-glyph = 抗

gz-general-yuan-shu-name = 袁術
gz-general-yuan-shu-title = 淮南稱帝
gz-general-yuan-shu-glyph = 術

gz-general-zhang-xiu-name = 張繡
gz-general-zhang-xiu-title = 宛城之夜
gz-general-zhang-xiu-glyph = 繡

gz-general-lord-cao-cao-name = 君曹操
gz-general-lord-cao-cao-title = 雄據河北
gz-general-lord-cao-cao-glyph = 操

## 武將，不臣

gz-general-dong-zhao-name = 董昭
gz-general-dong-zhao-title = 迎帝都許
gz-general-dong-zhao-glyph = 董

gz-general-zhu-ling-name = 朱靈
gz-general-zhu-ling-title = 一去不歸袁
gz-general-zhu-ling-glyph = 朱

gz-general-xu-shu-name = 徐庶
gz-general-xu-shu-title = 走馬薦賢
gz-general-xu-shu-glyph = 庶

gz-general-liu-ba-name = 劉巴
gz-general-liu-ba-title = 鑄錢充庫
gz-general-liu-ba-glyph = 巴

gz-general-wu-jing-name = 吳景
gz-general-wu-jing-title = 丹楊守將
gz-general-wu-jing-glyph = 景

gz-general-zhuge-ke-name = 諸葛恪
gz-general-zhuge-ke-title = 才高難久
gz-general-zhuge-ke-glyph = 恪

gz-general-yan-baihu-name = 嚴白虎
gz-general-yan-baihu-title = 石城寨主
gz-general-yan-baihu-glyph = 虎

gz-general-huang-zu-name = 黃祖
gz-general-huang-zu-title = 江夏門戶
gz-general-huang-zu-glyph = 祖

gz-general-meng-da-name = 孟達
gz-general-meng-da-title = 幾番易幟
gz-general-meng-da-glyph = 達

gz-general-tang-zi-name = 唐咨
gz-general-tang-zi-title = 造舟浮海
gz-general-tang-zi-glyph = 諮

gz-general-zhang-lu-name = 張魯
gz-general-zhang-lu-title = 漢中師君
gz-general-zhang-lu-glyph = 魯

gz-general-mi-fang-fu-shiren-name = 糜芳傅士仁
gz-general-mi-fang-fu-shiren-title = 開門獻城
gz-general-mi-fang-fu-shiren-glyph = 芳

gz-general-liu-qi-name = 劉琦
gz-general-liu-qi-title = 上屋抽梯
gz-general-liu-qi-glyph = 琦

gz-general-shi-xie-name = 士燮
gz-general-shi-xie-title = 偏安交趾
gz-general-shi-xie-glyph = 燮

gz-general-xiahou-ba-name = 夏侯霸
gz-general-xiahou-ba-title = 投蜀避禍
gz-general-xiahou-ba-glyph = 霸

gz-general-xu-you-name = 許攸
gz-general-xu-you-title = 官渡夜奔
gz-general-xu-you-glyph = 許

gz-general-pan-jun-name = 潘濬
gz-general-pan-jun-title = 公清之臣
gz-general-pan-jun-glyph = 濬

gz-general-peng-yang-name = 彭羕
gz-general-peng-yang-title = 徒隸狂士
gz-general-peng-yang-glyph = 羕

gz-general-wen-qin-name = 文欽
gz-general-wen-qin-title = 淮南驍將
gz-general-wen-qin-glyph = 文

gz-general-su-fei-name = 蘇飛
gz-general-su-fei-title = 不忘故人
gz-general-su-fei-glyph = 飛

gz-general-zhong-hui-name = 鍾會
gz-general-zhong-hui-title = 入蜀異志
gz-general-zhong-hui-glyph = 會

gz-general-sima-zhao-name = 司馬昭
gz-general-sima-zhao-title = 路人皆知
gz-general-sima-zhao-glyph = 昭

gz-general-sun-chen-name = 孫綝
gz-general-sun-chen-title = 廢立之臣
gz-general-sun-chen-glyph = 綝

gz-general-gongsun-yuan-name = 公孫淵
gz-general-gongsun-yuan-title = 遼東燕王
gz-general-gongsun-yuan-glyph = 公

## 武將，海外

gz-general-zhuge-jin-name = 諸葛瑾
gz-general-zhuge-jin-title = 兩國使節
gz-general-zhuge-jin-glyph = 瑾

gz-general-liao-hua-name = 廖化
gz-general-liao-hua-title = 老當先鋒
gz-general-liao-hua-glyph = 化

gz-general-ling-cao-name = 凌操
gz-general-ling-cao-title = 先登破賊
gz-general-ling-cao-glyph = 凌

## 技能，陣

gz-skill-tuntian-name = 屯田
gz-skill-tuntian-rule = 你在自己的回合外失去手牌或裝備區裡的牌後，可以判定：結果不是紅桃，你可以把判定牌放在武將牌上，稱為「田」。鎖定技，你到其他角色的距離減去「田」的張數，最少為1。

gz-skill-jixi-name = 急襲
gz-skill-jixi-rule = 主將技，此牌少算半條陰陽魚。出牌階段，你可以把一張「田」當【順手牽羊】使用，計算距離時已不算這張「田」。

gz-skill-ziliang-name = 資糧
gz-skill-ziliang-rule = 副將技，與你同勢力的角色（包括你）受到傷害後，若其存活，你可以把一張「田」交給其。

gz-skill-huyuan-name = 護援
gz-skill-huyuan-rule = 結束階段開始時，你可以選一項：把一張不是裝備的手牌交給一名其他角色；或把你的一張裝備牌放進一名角色空著的相應裝備欄，可以是你，然後你可以棄置場上的一張牌。

gz-skill-heyi-name = 鶴翼
gz-skill-heyi-rule = 陣法技，你處在隊列裡時，這條隊列裡的所有角色（包括你）都有「飛影」。可以隊列召喚。

gz-skill-feiying-name = 飛影
gz-skill-feiying-rule = 鎖定技，其他角色到你的距離+1。

gz-skill-tiaoxin-name = 挑釁
gz-skill-tiaoxin-rule = 出牌階段限一次，你可以選一名攻擊範圍內有你的其他角色：其須對你使用一張【殺】，否則你棄置其一張牌。

gz-skill-yizhi-name = 遺志
gz-skill-yizhi-rule = 副將技，此牌少算半條陰陽魚。主將明置且有「觀星」時，那個「觀星」固定看五張牌；否則你有「觀星」。

gz-skill-tianfu-name = 天覆
gz-skill-tianfu-rule = 主將技，陣法技，當前回合的角色與你在同一條隊列裡時，你有「看破」；可以是你自己的回合。可以隊列召喚。

gz-skill-shengxi-name = 生息
gz-skill-shengxi-rule = 結束階段開始時，若你本回合沒有造成過傷害，你可以摸兩張牌。

gz-skill-shoucheng-name = 守成
gz-skill-shoucheng-rule = 與你同勢力的角色在其回合外失去最後的手牌後，你可以令其摸一張牌。

gz-skill-shangyi-name = 尚義
gz-skill-shangyi-rule = 出牌階段限一次，若你有手牌，你可以讓一名有手牌或暗將的其他角色看你的所有手牌，再選一項：看其所有手牌，可以棄置其中一張黑色牌；或看其所有暗將。

gz-skill-niaoxiang-name = 鳥翔
gz-skill-niaoxiang-rule = 陣法技，你參與圍攻時，圍攻者使用【殺】指定被圍攻者後，其須依次使用兩張【閃】才能抵消。可以圍攻召喚。

gz-skill-yicheng-name = 疑城
gz-skill-yicheng-rule = 與你同勢力的角色（包括你）使用【殺】指定第一個目標後，或成為【殺】的目標後，你可以令其摸一張牌，再棄一張牌。

gz-skill-qianhuan-name = 千幻
gz-skill-qianhuan-rule = 與你同勢力的角色受到傷害後，若其存活，你可以把一張牌放在武將牌上，稱為「幻」，各張花色須不同。與你同勢力的角色成為基本牌或錦囊的唯一目標時，你可以移去一張「幻」，令其不再是目標。

gz-skill-zhendu-name = 鴆毒
gz-skill-zhendu-rule = 其他角色的出牌階段開始時，你可以棄一張手牌：視為其使用一張【酒】；用了並且存活，你對其造成1點傷害。

gz-skill-qiluan-name = 戚亂
gz-skill-qiluan-rule = 一名角色的回合結束時，若你本回合殺死過角色，你可以摸三張牌。

gz-skill-zhangwu-name = 章武
gz-skill-zhangwu-rule = 鎖定技，【飛龍奪鳳】進入棄牌堆或其他角色的裝備區後，你獲得它。你將要失去它時，除非是使用它，改為展示它並放到牌堆底，然後你摸兩張牌。

gz-skill-shouyue-name = 授鉞
gz-skill-shouyue-rule = 君主技，鎖定技，此武將牌明置時，你有「五虎將大旗」。

gz-skill-banner-five-tigers-name = 五虎將大旗
gz-skill-banner-five-tigers-rule = 蜀勢力角色的技能變強。武聖：任意牌都可以當【殺】。咆哮：【殺】無視目標的防具。龍膽：每這樣用或打出一張牌，摸一張牌。鐵騎：目標所有明置武將的非鎖定技都失效。烈弓：攻擊範圍+1。

gz-skill-jizhao-name = 激詔
gz-skill-jizhao-rule = 限定技，你瀕死時，可以把手牌補到X張（X為你的體力上限），回復到2點體力，失去「授鉞」，獲得「仁德」。

## 技能，勢

gz-skill-xunxun-name = 恂恂
gz-skill-xunxun-rule = 摸牌階段開始時，你可以看牌堆頂四張牌，把其中兩張按任意順序放回牌堆頂，另兩張按任意順序放到牌堆底。

gz-skill-wangxi-name = 忘隙
gz-skill-wangxi-rule = 你每對其他角色造成1點傷害後，或每受到其他角色的1點傷害後，若其存活，你可以與其各摸一張牌。

gz-skill-hengjiang-name = 橫江
gz-skill-hengjiang-rule = 你受到傷害後，可以令當前回合的角色本回合手牌上限-X，X為其裝備區的牌數，最少為1。該回合結束時，若其沒在棄牌階段棄過自己的牌，你把手牌補到體力上限。

gz-skill-qianxi-name = 潛襲
gz-skill-qianxi-rule = 準備階段開始時，你可以摸一張牌，再棄一張牌，然後選一名與你距離為1的角色：其本回合不能使用或打出與所棄牌同顏色的手牌。

gz-skill-guixiu-name = 閨秀
gz-skill-guixiu-rule = 此武將牌每次明置後，你可以摸兩張牌；它被移除後，你可以回復1點體力。

gz-skill-cunsi-name = 存嗣
gz-skill-cunsi-rule = 出牌階段，你可以移除此武將牌並選一名角色：其獲得「勇決」；若不是你，其摸兩張牌。

gz-skill-yongjue-name = 勇決
gz-skill-yongjue-rule = 與你同勢力的角色在其出牌階段使用的【殺】結算完後，若它是其本階段使用的第一張牌，其可以收回它的實體牌。

gz-skill-ji-ang-name = 激昂
gz-skill-ji-ang-rule = 你使用【決鬥】或紅色【殺】指定第一個目標後，或成為【決鬥】或紅色【殺】的目標後，可以摸一張牌。

gz-skill-yingyang-name = 鷹揚
gz-skill-yingyang-rule = 你的拼點牌亮出後，你可以令它這次的點數+3或-3，最小為1，最大為13。

gz-skill-hunshang-name = 魂殤
gz-skill-hunshang-rule = 副將技，鎖定技，此牌少算半條陰陽魚。準備階段開始時，若你的體力值為1，你本回合有「英姿」和「英魂」。

gz-skill-duanxie-name = 斷紲
gz-skill-duanxie-rule = 出牌階段限一次，你可以令一至X名沒有連環的其他角色進入連環，然後你也進入連環。X為你已損失的體力值，最少為1。

gz-skill-fenming-name = 奮命
gz-skill-fenming-rule = 結束階段開始時，若你處於連環，你可以依次棄置每名連環角色的一張牌，包括你自己。

gz-skill-hengzheng-name = 橫徵
gz-skill-hengzheng-rule = 摸牌階段開始時，若你的體力值為1或沒有手牌，你可以放棄摸牌，改為依次獲得每名其他角色的一張牌，判定區裡的也可以。

gz-skill-baoling-name = 暴凌
gz-skill-baoling-rule = 主將技，鎖定技，出牌階段結束時，若此武將牌明置且你有副將，你移除副將，加3點體力上限，回復3點體力，失去「暴凌」，獲得「崩壞」。

gz-skill-benghuai-name = 崩壞
gz-skill-benghuai-rule = 鎖定技，結束階段開始時，若有角色的體力值比你少，你須選一項：失去1點體力，或減1點體力上限。

gz-skill-chuanxin-name = 穿心
gz-skill-chuanxin-rule = 你在出牌階段使用的【殺】或【決鬥】將要對一名勢力不同、有副將的角色造成傷害時，你可以防止傷害，令其選一項：棄置裝備區裡的所有牌（至少一張）並失去1點體力；或移除副將。

gz-skill-fengshi-name = 鋒矢
gz-skill-fengshi-rule = 陣法技，你參與圍攻時，圍攻者使用【殺】指定被圍攻者後，其須棄置裝備區裡的一張牌。可以圍攻召喚。

gz-skill-wuxin-name = 悟心
gz-skill-wuxin-rule = 摸牌階段開始時，你可以看牌堆頂X張牌，再按任意順序放回牌堆頂。X為群勢力的角色數。

gz-skill-hongfa-name = 弘法
gz-skill-hongfa-rule = 君主技，鎖定技，此武將牌明置時，你有「黃巾天兵符」。

gz-skill-yellow-turban-talisman-name = 黃巾天兵符
gz-skill-yellow-turban-talisman-rule = 準備階段開始時，若沒有「天兵」，把牌堆頂X張牌置為「天兵」，X為群勢力角色數。每張「天兵」在你這裡算一名群勢力角色。你將要失去體力時，可以改為移去一張「天兵」。與你同勢力的角色可以把「天兵」當【殺】使用或打出。

gz-skill-wendao-name = 問道
gz-skill-wendao-rule = 出牌階段限一次，你可以棄一張不是【太平要術】的紅色牌，獲得棄牌堆或任意角色裝備區裡的【太平要術】。

## 技能，變

gz-skill-qice-name = 奇策
gz-skill-qice-rule = 出牌階段限一次，你可以把所有手牌當任意一種非延時錦囊使用，目標數不能多於這些牌的張數；結算完後，你可以變更副將，每局一次。

gz-skill-zhiyu-name = 智愚
gz-skill-zhiyu-rule = 你受到傷害後，可以摸一張牌，再展示所有手牌；若顏色全都相同，傷害來源棄一張手牌。

gz-skill-wanwei-name = 挽危
gz-skill-wanwei-rule = 其他角色將要棄置或獲得你的牌時，若你可選的牌多於這個數，你可以改為自己選同樣多的牌。

gz-skill-yuejian-name = 約儉
gz-skill-yuejian-rule = 鎖定技，與你同勢力的角色（包括你）棄牌階段開始時，若其本回合沒有對別的勢力的角色使用過牌，其本回合手牌上限等於體力上限。

gz-skill-jili-name = 蒺藜
gz-skill-jili-rule = 你使用或打出牌時，若這是你本回合使用與打出的第X張牌，你可以摸X張牌。X為你此時的攻擊範圍。

gz-skill-sanyao-name = 散謠
gz-skill-sanyao-rule = 出牌階段限一次，你可以棄一張牌並選一名體力值最多的角色，對其造成1點傷害；並列時由你選，可以是你。

gz-skill-zhiman-name = 制蠻
gz-skill-zhiman-rule = 你將要對其他角色造成傷害時，可以防止傷害，獲得其裝備區或判定區裡的一張牌；然後若其與你同勢力，你可以讓其變更副將，每局一次。

gz-skill-xuanlue-name = 旋略
gz-skill-xuanlue-rule = 你失去裝備區裡的牌後，可以棄置一名其他角色的一張牌；同時失去幾張只算一次。

gz-skill-yongjin-name = 勇進
gz-skill-yongjin-rule = 限定技，出牌階段，你可以依次至多三次，把一名角色裝備區裡的一張牌移到另一名角色空著的相應裝備欄。

gz-skill-diaodu-name = 調度
gz-skill-diaodu-rule = 與你同勢力的角色（包括你）使用裝備牌時，可以摸一張牌。出牌階段開始時，你可以獲得與你同勢力的一名角色裝備區裡的一張牌，再可以把它交給另一人；取自你自己的，必須交出。

gz-skill-diancai-name = 典財
gz-skill-diancai-rule = 其他角色的出牌階段結束時，若你在此階段失去了至少X張牌（X為你的體力值，最少為1），你可以把手牌補到體力上限，然後可以變更副將，每局一次。

gz-skill-yigui-name = 役鬼
gz-skill-yigui-rule = 首次明置此牌後，隨機扣兩張未用的武將牌在此，稱為「魂」。每回合每種牌名限一次，你可以展示並放回一張「魂」，視為使用基本牌（【閃】除外）或非延時錦囊（【無懈可擊】除外），已確定勢力的目標須與「魂」同勢力。

gz-skill-jihun-name = 汲魂
gz-skill-jihun-rule = 你受到傷害後，或與你勢力不同的角色瀕死而被救回後，你可以隨機扣一張未用的武將牌在此，作為「魂」。

gz-skill-xiongsuan-name = 兇算
gz-skill-xiongsuan-rule = 限定技，出牌階段，你可以棄一張手牌，對與你同勢力的一名角色造成1點傷害，可以是你，然後你摸三張牌；若其存活，你選其一個用過的限定技，本回合結束時它算沒用過。

gz-skill-jiahe-name = 嘉禾
gz-skill-jiahe-rule = 君主技，鎖定技，此武將牌明置時，你有「緣江烽火圖」。

gz-skill-riverside-beacon-map-name = 緣江烽火圖
gz-skill-riverside-beacon-map-rule = 吳勢力角色出牌階段限一次，可以把一張裝備牌放到圖上，稱為「烽火」；其準備階段開始時，可以選一項技能用到回合結束：一張起英姿，兩張起好施，三張起涉獵，四張起度勢，五張可選兩項。你受到【殺】或錦囊的傷害後，移去一張「烽火」。

gz-skill-shelie-name = 涉獵
gz-skill-shelie-rule = 摸牌階段，你可以放棄摸牌，改為亮出牌堆頂五張牌，每種花色獲得一張，其餘進棄牌堆。

gz-skill-lianzi-name = 斂資
gz-skill-lianzi-rule = 出牌階段限一次，你可以棄一張手牌，亮出牌堆頂X張牌，獲得其中與它同類別的，其餘進棄牌堆；X為吳勢力角色的裝備數加「烽火」數。一次獲得至少四張，你失去「斂資」，獲得「制衡」。

gz-skill-jubao-name = 聚寶
gz-skill-jubao-rule = 鎖定技，其他角色不能獲得你裝備區裡的寶物。結束階段開始時，若【定瀾夜明珠】在任意裝備區或棄牌堆，你摸一張牌，再獲得裝備著它的其他角色的一張牌。

## 技能，權

gz-skill-zhengbi-name = 徵辟
gz-skill-zhengbi-rule = 出牌階段開始時，你可以選一項：選一名未確定勢力的角色，直到其確定勢力或回合結束，你對其用牌沒有距離和次數限制；或把一張基本牌交給一名已確定勢力的其他角色，其須還你一張非基本牌或兩張基本牌，只有一張牌就還這張。

gz-skill-fengying-name = 奉迎
gz-skill-fengying-rule = 限定技，出牌階段，你可以把所有手牌（至少一張）當【挾天子以令諸侯】使用，不必是大勢力；使用時，所有與你同勢力的角色（包括你）把手牌補到體力上限。

gz-skill-jieyue-name = 節鉞
gz-skill-jieyue-rule = 準備階段開始時，你可以把一張手牌交給一名不是魏勢力的角色（未確定勢力的也可以），並對其下軍令：其執行，你摸一張牌；不執行，你本回合摸牌階段多摸三張牌。

gz-skill-jianglue-name = 將略
gz-skill-jianglue-rule = 限定技，出牌階段，你可以選一項軍令。未確定勢力、與你同勢力的角色先可以亮出一張武將；同勢力的其他角色再依次決定是否執行。你與執行者各加1點體力上限並回復1點體力，你摸X張牌，X為回復了體力的人數。

gz-skill-enyuan-name = 恩怨
gz-skill-enyuan-rule = 鎖定技，其他角色對你使用【桃】時，其摸一張牌。你受到傷害後，傷害來源須選一項：交給你一張手牌，或失去1點體力。

gz-skill-xuanhuo-name = 眩惑
gz-skill-xuanhuo-rule = 與你同勢力的其他角色在其出牌階段限一次，可以交給你一張手牌，再棄一張牌，從武聖、咆哮、龍膽、鐵騎、烈弓、狂骨裡選一項無人擁有的，擁有到本回合結束，或到其亮出有這項技能的武將為止。

gz-skill-ganlu-name = 甘露
gz-skill-ganlu-rule = 出牌階段限一次，你可以令兩名角色交換裝備區裡的所有牌，可以包括你；兩人的裝備不能都是零，張數之差不能多於你已損失的體力值。

gz-skill-buyi-name = 補益
gz-skill-buyi-rule = 每回合限一次，與你同勢力的角色（包括你）因傷害瀕死而被救回後，你可以對傷害來源下軍令；其不執行，獲救的角色回復1點體力。

gz-skill-keshou-name = 恪守
gz-skill-keshou-rule = 你將要受到傷害時，可以棄兩張同顏色的牌，令傷害-1；然後若沒有其他與你同勢力的角色，你判定：結果為紅色，你摸一張牌。

gz-skill-zhuwei-name = 築圍
gz-skill-zhuwei-rule = 你的判定結果確定後，若判定牌是會造成傷害的牌，你可以獲得它，再可以令當前回合的角色本回合手牌上限+1，並可以多用一張【殺】。

gz-skill-weidi-name = 偽帝
gz-skill-weidi-rule = 出牌階段限一次，你可以對一名本回合從牌堆得到過牌的其他角色下軍令；其不執行，你獲得其所有手牌，再交給其同樣多的牌。

gz-skill-yongsi-name = 庸肆
gz-skill-yongsi-rule = 鎖定技，沒有裝備區裡有【玉璽】時，視為你裝備著它。你成為【知己知彼】的目標後，展示所有手牌。

gz-skill-fudi-name = 附敵
gz-skill-fudi-rule = 你受到其他角色的傷害後，可以交給其一張手牌，然後對其勢力中體力值最多的一名角色造成1點傷害，並列時由你選；那人的體力值須不少於你。

gz-skill-congjian-name = 從諫
gz-skill-congjian-rule = 鎖定技，你在自己的回合外造成的傷害+1；你在自己的回合內受到的傷害+1。

gz-skill-jianan-name = 建安
gz-skill-jianan-rule = 君主技，鎖定技，魏勢力角色準備階段開始時，可以棄一張牌，選自己一張暗置的武將（都明置則暗置一張），從突襲、巧變、驍果、節鉞、斷糧裡選一項無人擁有的：到你下回合開始或你死亡，其有此技能，那張武將不能明置。

gz-skill-huibian-name = 揮鞭
gz-skill-huibian-rule = 出牌階段限一次，你可以選一名魏勢力角色，和另一名已受傷的魏勢力角色，可以包括你：你對前者造成1點傷害，然後前者摸兩張牌，後者回復1點體力。

gz-skill-zongyu-name = 總御
gz-skill-zongyu-rule = 鎖定技，【六龍驂駕】進入其他角色的裝備區後，若你裝備著馬，你可以與其交換所有的馬。你使用別的馬時，若【六龍驂駕】在其他角色的裝備區或棄牌堆，那匹馬進棄牌堆，改由【六龍驂駕】進入你的裝備區。

## 技能，不臣

gz-skill-quanjin-name = 勸進
gz-skill-quanjin-rule = 出牌階段限一次，你可以把一張手牌交給一名本階段受到過傷害的其他角色，並對其下軍令：其執行，你摸一張牌；不執行，若你的手牌不是最多，你把手牌摸到與最多的人一樣多，最多摸五張。

gz-skill-zaoyun-name = 鑿運
gz-skill-zaoyun-rule = 出牌階段限一次，你可以選一名距離大於1、勢力不同的角色，棄X張手牌，X為距離減1：本回合你到其的距離視為1，你對其造成1點傷害。

gz-skill-juejue-name = 決絕
gz-skill-juejue-rule = 棄牌階段開始時，你可以失去1點體力；這樣做，此階段結束時，若你棄過X張自己的牌，其他角色依次選一項：把X張手牌置入棄牌堆，或受到你造成的1點傷害。你殺死同勢力的角色，沒有賞罰。

gz-skill-fangyuan-name = 方圓
gz-skill-fangyuan-rule = 陣法技，你參與圍攻時，圍攻者的手牌上限+1，被圍攻者-1。結束階段開始時，若你被圍攻，你選一名圍攻者，視為對其使用一張不受距離限制的【殺】。可以圍攻召喚。

gz-skill-qiance-name = 謙策
gz-skill-qiance-rule = 與你同勢力的角色（包括你）使用非延時錦囊指定目標時，可以令大勢力的角色不能響應這張牌。

gz-skill-jujian-name = 舉薦
gz-skill-jujian-rule = 副將技，鎖定技，此牌少算半條陰陽魚。與你同勢力的角色（包括你）進入瀕死時，其回復到1點體力，然後你變更副將。

gz-skill-tongdu-name = 統度
gz-skill-tongdu-rule = 與你同勢力的角色（包括你）結束階段開始時，可以摸X張牌，X為其在本回合棄牌階段棄置的牌數，最多為3。

gz-skill-qingyin-name = 清隱
gz-skill-qingyin-rule = 限定技，出牌階段，你可以令所有與你同勢力的角色（包括你）回復到體力上限，然後移除此武將牌。

gz-skill-diaogui-name = 調歸
gz-skill-diaogui-rule = 出牌階段限一次，你可以把一張裝備牌當【調虎離山】使用；若因此有兩名原先不相鄰的同勢力角色變得相鄰，你摸X張牌，X為含有這一相鄰的己方隊列的人數，取最長的一條。

gz-skill-fengyang-name = 風揚
gz-skill-fengyang-rule = 陣法技，與你同在一條隊列裡的角色（包括你），裝備區裡的牌不能被勢力不同的角色棄置或獲得。可以隊列召喚。

gz-skill-aocai-name = 傲才
gz-skill-aocai-rule = 在你的回合外，你需要使用或打出基本牌時，可以看牌堆頂兩張牌；其中有需要的牌，你可以使用或打出它。

gz-skill-duwu-name = 黷武
gz-skill-duwu-rule = 限定技，出牌階段，你可以選一項軍令：攻擊範圍內所有不與你同勢力的角色依次決定是否執行，每有一人不執行，你對其造成1點傷害並摸一張牌。若其間有人瀕死而被救回，最後你失去1點體力。

gz-skill-zhidao-name = 雉盜
gz-skill-zhidao-rule = 鎖定技，出牌階段開始時，你選一名其他角色：本回合你到其的距離視為1，你的牌只能以其或你為目標；你在本階段首次對其造成傷害後，獲得其區域裡的一張牌。

gz-skill-jili-fence-name = 寄籬
gz-skill-jili-fence-rule = 鎖定技，只以你為目標的紅色基本牌或非延時錦囊（【聯軍盛宴】除外）結算完後，使用者視為再對你使用一張。同一階段裡你第二次將要受到傷害時，防止它並移除此武將牌。

gz-skill-xishe-name = 襲射
gz-skill-xishe-rule = 其他角色準備階段開始時，你可以棄置裝備區裡的一張牌，視為對其使用一張不受距離限制的【殺】，其體力值比你少，則無人能響應；可以重複。回合結束時，若有人死於這樣的【殺】，你可以變更副將（暗置），每局一次。

gz-skill-qiuan-name = 求安
gz-skill-qiuan-rule = 你將要受到有實體牌的牌造成的傷害時，若此武將牌上沒有「函」，你可以把這些實體牌放上來，稱為「函」，防止此傷害。

gz-skill-liangfan-name = 量反
gz-skill-liangfan-rule = 鎖定技，準備階段開始時，若有「函」，你獲得它們，再失去1點體力。本回合，你使用其中的牌造成傷害後，可以獲得受傷角色的一張牌。

gz-skill-xingzhao-name = 興棹
gz-skill-xingzhao-rule = 鎖定技，X為已受傷角色的勢力數。至少1：你有「恂恂」。至少2：你受到傷害後，你與來源中手牌少的摸一張牌。至少3：棄牌階段開始時，你手牌上限+4。至少4：你失去裝備區裡的牌後，摸一張牌。

gz-skill-bushi-name = 布施
gz-skill-bushi-rule = 你的回合結束時，你獲得與體力值同樣多的布施標記。其他角色準備階段開始時，你可以交給其一張牌，移去一枚標記，摸兩張牌。你的準備階段開始時，你棄X張牌，移去所有標記，X為存活人數減體力值再減2。

gz-skill-midao-name = 米道
gz-skill-midao-rule = 結束階段開始時，若此武將牌上沒有「米」，你可以摸兩張牌，再把兩張牌放上來，稱為「米」。任何角色的判定結果確定前，你可以打出一張「米」代替判定牌，並獲得原來的判定牌。

gz-skill-fengshi-md-name = 鋒勢
gz-skill-fengshi-md-rule = 你使用牌只指定了一名手牌比你少的其他角色時，你可以棄置你與其各一張牌，令此牌傷害+1。手牌比你多的其他角色使用牌只指定了你時，其可以讓你這樣做。

gz-skill-wenji-name = 問計
gz-skill-wenji-rule = 出牌階段開始時，你可以令一名其他角色交給你一張牌，並展示。其與你同勢力或未確定勢力：本回合你使用這張牌沒有距離和次數限制，別人不能響應；勢力不同：你交給其另一張牌，並展示。

gz-skill-tunjiang-name = 屯江
gz-skill-tunjiang-rule = 結束階段開始時，若你在本回合出牌階段使用過牌，又沒有指定過其他角色為目標，你可以摸X張牌，X為場上的勢力數。

gz-skill-biluan-name = 避亂
gz-skill-biluan-rule = 鎖定技，其他角色到你的距離+X，X為你裝備區的牌數，最少為1。

gz-skill-lixia-name = 禮下
gz-skill-lixia-rule = 勢力不同的角色準備階段開始時，其可以棄置你裝備區裡的一張牌，然後其選一項：棄兩張牌，失去1點體力，或讓你摸兩張牌。

gz-skill-baolie-name = 豹烈
gz-skill-baolie-rule = 鎖定技，出牌階段開始時，勢力不同、攻擊範圍內有你的角色依次須對你使用一張【殺】，否則你棄置其一張牌。你對體力值不少於你的角色使用【殺】，沒有距離和次數限制。

gz-skill-chenglue-name = 成略
gz-skill-chenglue-rule = 與你同勢力的角色（包括你）使用的多目標的牌結算完後，你可以令其摸一張牌；若你受到過此牌的傷害，你可以再令一名兩張武將都明置、沒有這幾種標記的同勢力角色獲得一枚陰陽魚標記。

gz-skill-shicai-name = 恃才
gz-skill-shicai-rule = 鎖定技，你受到傷害後：恰為1點，你摸一張牌；多於1點，你棄兩張牌。

gz-skill-congcha-name = 聰察
gz-skill-congcha-rule = 準備階段開始時，你可以選一名未確定勢力的其他角色。其在你下回合開始前首次亮將時：與你同勢力，你與其各摸兩張牌；不同，其失去1點體力。摸牌階段，若所有角色都已確定勢力，你可以多摸兩張牌。

gz-skill-gongqing-name = 公清
gz-skill-gongqing-rule = 鎖定技，你將要受到有來源的傷害時：來源的攻擊範圍小於3，多於1點的傷害減為1點；大於3，傷害+1。

gz-skill-tongling-name = 通令
gz-skill-tongling-rule = 出牌階段限一次，你對勢力不同的角色造成傷害後，若其存活，可以讓同勢力的一名角色（可以是你）對其使用一張手牌，不限距離和次數。此牌造成傷害，你與使用者各摸兩張牌；沒造成，受傷者獲得你先前造成傷害的牌。

gz-skill-jinxian-name = 近陷
gz-skill-jinxian-rule = 此武將牌明置後，你到其距離不大於1的角色（包括你）依次：兩張武將都明置的，暗置其中一張；否則棄兩張牌。

gz-skill-jinfa-name = 矜伐
gz-skill-jinfa-rule = 出牌階段限一次，你可以棄一張牌並選一名有牌的其他角色，其選一項：你獲得其一張牌；或其交給你一張裝備牌，若是黑桃，視為其對你使用一張【殺】。

gz-skill-lianpian-name = 聯翩
gz-skill-lianpian-rule = 結束階段開始時，若你本回合棄置的牌（不論誰的）多於你的體力值，你可以令同勢力的一名角色把手牌補到體力上限。其他角色結束階段開始時，若其本回合棄置的牌多於你的體力值，其可以棄置你一張牌，或令你回復1點體力。

gz-skill-quanji-name = 權計
gz-skill-quanji-rule = 你造成傷害後，或受到傷害後，可以摸一張牌，再把一張牌放在武將牌上，稱為「權」；兩種情形每回合各限一次。你的手牌上限+X，X為「權」數。

gz-skill-paiyi-name = 排異
gz-skill-paiyi-rule = 出牌階段限一次，你可以移去一張「權」，令一名角色摸X張牌，X為餘下的「權」數，最多為7；然後若其手牌比你多，你對其造成1點傷害。

gz-skill-suzhi-name = 夙智
gz-skill-suzhi-rule = 鎖定技，你的回合內，下列各項合計滿三次前有效：你的【殺】或【決鬥】的傷害+1；你使用非轉化的錦囊沒有距離限制，並摸一張牌；其他角色的牌被棄置後，你獲得其一張牌。回合結束時不滿三次，你有「反饋」，直到你下回合開始。

gz-skill-zhaoxin-name = 昭心
gz-skill-zhaoxin-rule = 你受到傷害後，可以展示所有手牌，然後與一名手牌不多於你的其他角色交換手牌。

gz-skill-shilu-name = 嗜戮
gz-skill-shilu-rule = 一名角色死亡後，你可以把其武將牌放在此牌上，稱為「戮」；若是你殺死的，再隨機加兩張未用的武將牌。準備階段開始時，你可以棄一至X張牌，再摸同樣多，X為「戮」數。

gz-skill-xiongnue-name = 兇虐
gz-skill-xiongnue-rule = 出牌階段開始時，你可以放回一張「戮」並選一項，本回合對其勢力的角色：傷害+1；或將要造成傷害時獲得其一張牌；或用牌沒有次數限制。出牌階段結束時，你可以放回兩張「戮」：到你下回合開始，其他角色對你的傷害-1。

gz-skill-huaiyi-name = 懷異
gz-skill-huaiyi-rule = 出牌階段限一次，你可以展示所有手牌；若有兩種顏色，你選一種顏色棄置其所有X張，再從一至X名其他角色處各獲得一張牌，其中的裝備牌放在武將牌上，稱為「異」。

gz-skill-zisui-name = 恣睢
gz-skill-zisui-rule = 鎖定技，摸牌階段，你多摸X張牌，X為「異」數。結束階段開始時，若「異」比你的體力上限多，你死亡。

## 技能，海外

gz-skill-huanshi-name = 緩釋
gz-skill-huanshi-rule = 與你同勢力的角色（包括你）的判定結果確定前，你可以打出一張牌代替判定牌，原來的判定牌進棄牌堆。

gz-skill-hongyuan-name = 弘援
gz-skill-hongyuan-rule = 出牌階段限一次，你可以展示一張手牌：本階段它在你手裡時，視為有連橫標記。你因連橫將要摸牌時，可以改由同勢力的另一名角色摸。

gz-skill-mingzhe-name = 明哲
gz-skill-mingzhe-rule = 在你的回合外，你使用或打出紅色牌後，或裝備區裡的紅色牌離開後，你可以摸一張牌。

gz-skill-dangxian-name = 當先
gz-skill-dangxian-rule = 鎖定技，首次明置此武將牌時，你獲得一枚先驅標記。你的回合開始後、準備階段前，你進行一個額外的出牌階段。

gz-skill-dujin-name = 獨進
gz-skill-dujin-rule = 摸牌階段，你可以多摸X張牌，X為你裝備區牌數的一半，向上取整。首次明置此武將牌時，若沒有其他與你同勢力的角色，不論死活，你獲得一枚先驅標記。
