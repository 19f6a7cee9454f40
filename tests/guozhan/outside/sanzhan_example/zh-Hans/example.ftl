gz-general-mo-bai-name = 墨白
gz-general-mo-bai-title = 灯下客
gz-general-mo-bai-glyph = 墨
gz-skill-yanmo-name = 研墨
gz-skill-yanmo-rule = 你受到伤害后，若没有手牌，可以摸两张牌。
