gz-general-mo-bai-name = Mo Bai
gz-general-mo-bai-title = Guest by the Lamp
gz-general-mo-bai-glyph = 墨
gz-skill-yanmo-name = Ground Ink
gz-skill-yanmo-rule = After you have suffered damage with an empty hand, you may draw two cards.
