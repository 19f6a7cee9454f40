### 三国杀·国战：战报。带 -mine 的一条给知情人看。

## 牌和武将怎样写出来

gz-printed = { $name }{ $suit }{ $number }
gz-placed = { $place }{ $general }
gz-pile-buqu-name = 创

## 回合

news-gz-chosen = 武将都已选定，{ $first }先行动。
news-gz-round = 第 { $round } 轮。
news-gz-turn =
    { $extra ->
        [true] 第 { $turn } 个回合，{ $seat }的额外回合。
       *[false] 第 { $turn } 个回合，{ $seat }。
    }
news-gz-extra-turn = { $seat }让{ $to }马上多得一个回合。
news-gz-skip = { $seat }跳过{ $phase }阶段。

## 武将

news-gz-reveal =
    { $kingdom ->
        [none] { $seat }明置{ $generals }。
       *[other] { $seat }明置{ $generals }，确定为{ $kingdom }。
    }
news-gz-shown =
    { $kingdom ->
        [none] { $seat }亮出{ $generals }。
       *[other] { $seat }亮出{ $generals }，原来是{ $kingdom }。
    }
news-gz-hide = { $seat }的{ $general }暗置了。
news-gz-silence = { $seat }的{ $general }失去所有技能。
news-gz-companion = { $seat }珠联璧合。
news-gz-fish = { $seat }余下半条阴阳鱼。
news-gz-skill = { $seat }发动“{ $skill }”。

## 用牌

news-gz-use =
    { $skill ->
        [none] { $seat }{ $cards ->
            [none] 视为
           *[other] { "" }
        }{ $targets ->
            [self] 使用
           *[other] 对{ $targets }使用
        }{ $cards ->
            [none] 【{ $card }】
           *[other] 【{ $cards }】
        }
       *[other] { $seat }发动“{ $skill }”，{ $cards ->
            [none] { $targets ->
                [self] 视为使用【{ $card }】
               *[other] 视为对{ $targets }使用【{ $card }】
            }
           *[other] { $targets ->
                [self] 把【{ $cards }】当【{ $card }】使用
               *[other] 把【{ $cards }】当【{ $card }】，对{ $targets }使用
            }
        }
    }{ $second ->
        [none] 。
       *[other] ，要其杀{ $second }。
    }
news-gz-respond =
    { $skill ->
        [none] { $used ->
            [true] { $seat }使用【{ $cards }】。
           *[false] { $seat }打出【{ $cards }】。
        }
       *[other] { $cards ->
            [none] { $used ->
                [true] { $seat }凭“{ $skill }”视为使用【{ $card }】。
               *[false] { $seat }凭“{ $skill }”视为打出【{ $card }】。
            }
           *[other] { $used ->
                [true] { $seat }凭“{ $skill }”把【{ $cards }】当【{ $card }】使用。
               *[false] { $seat }凭“{ $skill }”把【{ $cards }】当【{ $card }】打出。
            }
        }
    }
news-gz-nullify =
    { $depth ->
        [0] { $target ->
            [self] { $seat }要抵消对自己的【{ $against }】{ $kingdom ->
                [true] ，连同后面同势力的人。
               *[false] 。
            }
           *[other] { $seat }要抵消对{ $target }的【{ $against }】{ $kingdom ->
                [true] ，连同后面与其同势力的人。
               *[false] 。
            }
        }
       *[other] { $seat }要抵消这张【{ $against }】。
    }
news-gz-nullified = { $seat }不受【{ $card }】影响：它被抵消了。
news-gz-no-effect = 【{ $card }】对{ $seat }无效。
news-gz-cancel = { $seat }不再是【{ $card }】的目标。
news-gz-redirect = { $seat }把【{ $card }】转给{ $target }。
news-gz-add-target = { $seat }的【{ $card }】多指定{ $target }。
news-gz-harvest = { $seat }亮出【{ $cards }】。
news-gz-recast = { $seat }重铸【{ $card }】。
news-gz-equip =
    { $old ->
        [none] { $seat }装备【{ $card }】。
       *[other] { $seat }装备【{ $card }】，换下【{ $old }】。
    }
news-gz-lay = { $seat }的判定区放进【{ $kind }】。

## 判定与拼点

news-gz-judging = { $seat }判定区里的【{ $card }】要结算了。
news-gz-judge = { $seat }为“{ $why }”判定，翻开【{ $card }】。
news-gz-judge-replaced = { $seat }的判定牌【{ $old }】换成【{ $card }】。
news-gz-verdict = { $seat }的“{ $why }”判定：{ $suit }，【{ $card }】。
news-gz-fanjian = { $seat }说是{ $suit }。
news-gz-point-duel =
    { $won ->
        [true] { $seat }与{ $target }拼点，【{ $card }】对【{ $other }】：{ $seat }赢。
       *[false] { $seat }与{ $target }拼点，【{ $card }】对【{ $other }】：{ $seat }没有赢。
    }

## 体力

news-gz-damage =
    { $source ->
        [none] { $seat }受到
        [self] { $seat }受到自己的
       *[other] { $seat }受到{ $source }的
    } { $amount } 点{ $nature ->
        [fire] 火焰伤害
        [thunder] 雷电伤害
       *[normal] 伤害
    }，体力 { $hp }。
news-gz-lose-hp = { $seat }失去 { $amount } 点体力，体力 { $hp }。
news-gz-recover = { $seat }回复 { $amount } 点体力，体力 { $hp }。
news-gz-dying = { $seat }濒死，体力 { $hp }。
news-gz-saved = { $seat }脱离濒死。
news-gz-death =
    { $killer ->
        [none] { $seat }阵亡。
        [self] { $seat }死于自己之手。
       *[other] { $seat }被{ $killer }杀死。
    }
news-gz-cleared = { $seat }留下的牌进弃牌堆：【{ $cards }】。
news-gz-reward = { $seat }杀死别的势力的人，赏 { $count } 张牌。
news-gz-penalty = { $seat }杀死同势力的人，手牌和装备全部弃置。
news-gz-chain =
    { $chained ->
        [true] { $seat }进入连环。
       *[false] { $seat }解除连环。
    }
news-gz-stack =
    { $stacked ->
        [true] { $seat }的武将牌叠置。
       *[false] { $seat }的武将牌平置。
    }

## 牌来牌往

news-gz-draw = { $seat }摸 { $count } 张牌。
news-gz-draw-mine = 你摸到【{ $cards }】。
news-gz-discard =
    { $by ->
        [none] { $seat }弃置【{ $cards }】。
        [self] { $seat }弃置【{ $cards }】。
       *[other] { $by }弃置{ $seat }的【{ $cards }】。
    }
news-gz-take =
    { $source ->
        [none] { $cards ->
            [none] { $seat }获得 { $count } 张牌。
           *[other] { $seat }获得【{ $cards }】。
        }
       *[other] { $cards ->
            [none] { $seat }获得{ $source }的 { $count } 张牌。
           *[other] { $count ->
                [1] { $seat }获得{ $source }的【{ $cards }】。
               *[other] { $seat }获得{ $source }的 { $count } 张牌，看得见的是【{ $cards }】。
            }
        }
    }
news-gz-take-mine =
    { $source ->
        [none] { $seat }获得【{ $hidden }】。
       *[other] { $seat }获得{ $source }的【{ $hidden }】{ $cards ->
            [none] 。
           *[other] 和【{ $cards }】。
        }
    }
news-gz-give =
    { $cards ->
        [none] { $seat }交给{ $to } { $count } 张牌。
       *[other] { $count ->
            [1] { $seat }交给{ $to }【{ $cards }】。
           *[other] { $seat }交给{ $to } { $count } 张牌，看得见的是【{ $cards }】。
        }
    }
news-gz-give-mine =
    { $cards ->
        [none] { $seat }交给{ $to }【{ $hidden }】。
       *[other] { $seat }交给{ $to }【{ $hidden }】和【{ $cards }】。
    }
news-gz-swap-hands = { $seat }与{ $to }交换手牌。
news-gz-swap-hands-mine =
    { $seat }与{ $to }交换手牌。你{ $gave ->
        [none] 什么也没换出
       *[other] 换出【{ $gave }】
    }，{ $cards ->
        [none] 什么也没换到。
       *[other] 换到【{ $cards }】。
    }
news-gz-place = { $seat }的【{ $card }】放进{ $to }的装备区。
news-gz-pile = { $seat }的“{ $pile }”添了【{ $cards }】。
news-gz-show = { $seat }展示【{ $cards }】。
news-gz-look = { $seat }看了{ $target }的 { $count } 张手牌。
news-gz-look-mine = 你看到{ $target }手里有【{ $cards }】。
news-gz-look-general = { $seat }看了{ $target }暗置的{ $place }。
news-gz-look-general-mine = 你看到{ $target }的{ $place }是{ $general }。
news-gz-look-top = { $seat }看了牌堆顶 { $count } 张牌。
news-gz-look-top-mine = 你看到牌堆顶依次是【{ $cards }】。
news-gz-arrange = { $seat }把 { $top } 张放回牌堆顶，{ $bottom } 张放到牌堆底。
news-gz-reshuffle = 牌堆不够了，弃牌堆的 { $count } 张洗进牌堆。

## 终局

news-gz-draw-game = 牌不够了，平局。
news-gz-win = 终局，{ $kingdom }获胜：{ $winners }。
