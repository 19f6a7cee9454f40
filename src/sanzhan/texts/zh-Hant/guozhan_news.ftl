# Generated from zh-Hans by `python -m sanzhan.texts.hant`: change the source or overrides.toml instead.

### 三國殺·國戰：戰報。帶 -mine 的一條給知情人看。

## 牌和武將怎樣寫出來

gz-printed = { $name }{ $suit }{ $number }
gz-placed = { $place }{ $general }
gz-pile-buqu-name = 創

## 回合

news-gz-chosen = 武將都已選定，{ $first }先行動。
news-gz-round = 第 { $round } 輪。
news-gz-turn =
    { $extra ->
        [true] 第 { $turn } 個回合，{ $seat }的額外回合。
       *[false] 第 { $turn } 個回合，{ $seat }。
    }
news-gz-extra-turn = { $seat }讓{ $to }馬上多得一個回合。
news-gz-skip = { $seat }跳過{ $phase }階段。

## 武將

news-gz-reveal =
    { $kingdom ->
        [none] { $seat }明置{ $generals }。
       *[other] { $seat }明置{ $generals }，確定為{ $kingdom }。
    }
news-gz-shown =
    { $kingdom ->
        [none] { $seat }亮出{ $generals }。
       *[other] { $seat }亮出{ $generals }，原來是{ $kingdom }。
    }
news-gz-hide = { $seat }的{ $general }暗置了。
news-gz-silence = { $seat }的{ $general }失去所有技能。
news-gz-companion = { $seat }珠聯璧合。
news-gz-fish = { $seat }餘下半條陰陽魚。
news-gz-skill = { $seat }發動「{ $skill }」。

## 用牌

news-gz-use =
    { $skill ->
        [none] { $seat }{ $cards ->
            [none] 視為
           *[other] { "" }
        }{ $targets ->
            [self] 使用
           *[other] 對{ $targets }使用
        }{ $cards ->
            [none] 【{ $card }】
           *[other] 【{ $cards }】
        }
       *[other] { $seat }發動「{ $skill }」，{ $cards ->
            [none] { $targets ->
                [self] 視為使用【{ $card }】
               *[other] 視為對{ $targets }使用【{ $card }】
            }
           *[other] { $targets ->
                [self] 把【{ $cards }】當【{ $card }】使用
               *[other] 把【{ $cards }】當【{ $card }】，對{ $targets }使用
            }
        }
    }{ $second ->
        [none] 。
       *[other] ，要其殺{ $second }。
    }
news-gz-respond =
    { $skill ->
        [none] { $used ->
            [true] { $seat }使用【{ $cards }】。
           *[false] { $seat }打出【{ $cards }】。
        }
       *[other] { $cards ->
            [none] { $used ->
                [true] { $seat }憑「{ $skill }」視為使用【{ $card }】。
               *[false] { $seat }憑「{ $skill }」視為打出【{ $card }】。
            }
           *[other] { $used ->
                [true] { $seat }憑「{ $skill }」把【{ $cards }】當【{ $card }】使用。
               *[false] { $seat }憑「{ $skill }」把【{ $cards }】當【{ $card }】打出。
            }
        }
    }
news-gz-nullify =
    { $depth ->
        [0] { $target ->
            [self] { $seat }要抵消對自己的【{ $against }】{ $kingdom ->
                [true] ，連同後面同勢力的人。
               *[false] 。
            }
           *[other] { $seat }要抵消對{ $target }的【{ $against }】{ $kingdom ->
                [true] ，連同後面與其同勢力的人。
               *[false] 。
            }
        }
       *[other] { $seat }要抵消這張【{ $against }】。
    }
news-gz-nullified = { $seat }不受【{ $card }】影響：它被抵消了。
news-gz-no-effect = 【{ $card }】對{ $seat }無效。
news-gz-cancel = { $seat }不再是【{ $card }】的目標。
news-gz-redirect = { $seat }把【{ $card }】轉給{ $target }。
news-gz-add-target = { $seat }的【{ $card }】多指定{ $target }。
news-gz-harvest = { $seat }亮出【{ $cards }】。
news-gz-recast = { $seat }重鑄【{ $card }】。
news-gz-equip =
    { $old ->
        [none] { $seat }裝備【{ $card }】。
       *[other] { $seat }裝備【{ $card }】，換下【{ $old }】。
    }
news-gz-lay = { $seat }的判定區放進【{ $kind }】。

## 判定與拼點

news-gz-judging = { $seat }判定區裡的【{ $card }】要結算了。
news-gz-judge = { $seat }為「{ $why }」判定，翻開【{ $card }】。
news-gz-judge-replaced = { $seat }的判定牌【{ $old }】換成【{ $card }】。
news-gz-verdict = { $seat }的「{ $why }」判定：{ $suit }，【{ $card }】。
news-gz-fanjian = { $seat }說是{ $suit }。
news-gz-point-duel =
    { $won ->
        [true] { $seat }與{ $target }拼點，【{ $card }】對【{ $other }】：{ $seat }贏。
       *[false] { $seat }與{ $target }拼點，【{ $card }】對【{ $other }】：{ $seat }沒有贏。
    }

## 體力

news-gz-damage =
    { $source ->
        [none] { $seat }受到
        [self] { $seat }受到自己的
       *[other] { $seat }受到{ $source }的
    } { $amount } 點{ $nature ->
        [fire] 火焰傷害
        [thunder] 雷電傷害
       *[normal] 傷害
    }，體力 { $hp }。
news-gz-lose-hp = { $seat }失去 { $amount } 點體力，體力 { $hp }。
news-gz-recover = { $seat }回復 { $amount } 點體力，體力 { $hp }。
news-gz-dying = { $seat }瀕死，體力 { $hp }。
news-gz-saved = { $seat }脫離瀕死。
news-gz-death =
    { $killer ->
        [none] { $seat }陣亡。
        [self] { $seat }死於自己之手。
       *[other] { $seat }被{ $killer }殺死。
    }
news-gz-cleared = { $seat }留下的牌進棄牌堆：【{ $cards }】。
news-gz-reward = { $seat }殺死別的勢力的人，賞 { $count } 張牌。
news-gz-penalty = { $seat }殺死同勢力的人，手牌和裝備全部棄置。
news-gz-chain =
    { $chained ->
        [true] { $seat }進入連環。
       *[false] { $seat }解除連環。
    }
news-gz-stack =
    { $stacked ->
        [true] { $seat }的武將牌疊置。
       *[false] { $seat }的武將牌平置。
    }

## 牌來牌往

news-gz-draw = { $seat }摸 { $count } 張牌。
news-gz-draw-mine = 你摸到【{ $cards }】。
news-gz-discard =
    { $by ->
        [none] { $seat }棄置【{ $cards }】。
        [self] { $seat }棄置【{ $cards }】。
       *[other] { $by }棄置{ $seat }的【{ $cards }】。
    }
news-gz-take =
    { $source ->
        [none] { $cards ->
            [none] { $seat }獲得 { $count } 張牌。
           *[other] { $seat }獲得【{ $cards }】。
        }
       *[other] { $cards ->
            [none] { $seat }獲得{ $source }的 { $count } 張牌。
           *[other] { $count ->
                [1] { $seat }獲得{ $source }的【{ $cards }】。
               *[other] { $seat }獲得{ $source }的 { $count } 張牌，看得見的是【{ $cards }】。
            }
        }
    }
news-gz-take-mine =
    { $source ->
        [none] { $seat }獲得【{ $hidden }】。
       *[other] { $seat }獲得{ $source }的【{ $hidden }】{ $cards ->
            [none] 。
           *[other] 和【{ $cards }】。
        }
    }
news-gz-give =
    { $cards ->
        [none] { $seat }交給{ $to } { $count } 張牌。
       *[other] { $count ->
            [1] { $seat }交給{ $to }【{ $cards }】。
           *[other] { $seat }交給{ $to } { $count } 張牌，看得見的是【{ $cards }】。
        }
    }
news-gz-give-mine =
    { $cards ->
        [none] { $seat }交給{ $to }【{ $hidden }】。
       *[other] { $seat }交給{ $to }【{ $hidden }】和【{ $cards }】。
    }
news-gz-swap-hands = { $seat }與{ $to }交換手牌。
news-gz-swap-hands-mine =
    { $seat }與{ $to }交換手牌。你{ $gave ->
        [none] 什麼也沒換出
       *[other] 換出【{ $gave }】
    }，{ $cards ->
        [none] 什麼也沒換到。
       *[other] 換到【{ $cards }】。
    }
news-gz-place = { $seat }的【{ $card }】放進{ $to }的裝備區。
news-gz-pile = { $seat }的「{ $pile }」添了【{ $cards }】。
news-gz-show = { $seat }展示【{ $cards }】。
news-gz-look = { $seat }看了{ $target }的 { $count } 張手牌。
news-gz-look-mine = 你看到{ $target }手裡有【{ $cards }】。
news-gz-look-general = { $seat }看了{ $target }暗置的{ $place }。
news-gz-look-general-mine = 你看到{ $target }的{ $place }是{ $general }。
news-gz-look-top = { $seat }看了牌堆頂 { $count } 張牌。
news-gz-look-top-mine = 你看到牌堆頂依次是【{ $cards }】。
news-gz-arrange = { $seat }把 { $top } 張放回牌堆頂，{ $bottom } 張放到牌堆底。
news-gz-reshuffle = 牌堆不夠了，棄牌堆的 { $count } 張洗進牌堆。

## 終局

news-gz-draw-game = 牌不夠了，平局。
news-gz-win = 終局，{ $kingdom }獲勝：{ $winners }。
