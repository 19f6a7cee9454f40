"""The catalogues: the same in every language, complete, tidy, and nothing in them that nobody says."""

from __future__ import annotations

import re

import pytest
from fluent.syntax import ast, visitor

from sanzhan.guozhan.edition import Edition
from sanzhan.guozhan.editions import first
from sanzhan.texts import LANGUAGES, FaultyText, Lang, load
from sanzhan.texts.catalogue import messages, resources
from sanzhan.texts.hant import main, outdated
from sanzhan.texts.words import text_id
from texts import uses

SOURCE = load("zh-Hans")

# Names as the reference data give them: simplified, traditional, English.
ITEMS = {
    "gouyu": ("勾玉", "勾玉", "Magatama"),
    "kongming": ("孔明灯", "孔明燈", "Sky Lantern"),
    "lord-sword": ("主公的剑", "主公的劍", "Liege's Sword"),
    "soul-trade": ("灵魂交易", "靈魂交易", "Soul Bargain"),
    "checkpoint": ("关卡的搜查", "關卡的搜查", "Checkpoint Search"),
    "pouch-gouyu": ("锦囊（勾玉）", "錦囊（勾玉）", "Brocade Pouch (Magatama)"),
    "pouch-kongming": ("锦囊（孔明灯）", "錦囊（孔明燈）", "Brocade Pouch (Lantern)"),
    "stratagem": ("军师的妙算", "軍師的妙算", "Strategist's Gambit"),
    "leather-armor": ("佣兵的皮甲", "傭兵的皮甲", "Mercenary's Leathers"),
    "stand-call": ("替身招来", "替身招來", "Stand Summons"),
    "mind-read": ("智者的读心术", "智者的讀心術", "Sage's Mind-reading"),
    "guard-whip": ("护卫的长鞭", "護衛的長鞭", "Guard's Whip"),
    "silent-kogoro": ("沉默的小五郎", "沉默的小五郎", "Silent Kogoro"),
    "guard-knife": ("护卫的飞刀", "護衛的飛刀", "Guard's Throwing Knives"),
    "turn-tide": ("扭转的战局", "扭轉的戰局", "Turning Tide"),
    "orochi": ("大蛇无双", "大蛇無雙", "Orochi Unbound"),
    "goldthread": ("黄连", "黃連", "Bitter Goldthread"),
    "pouch": ("锦囊", "錦囊", "Brocade Pouch"),
    "heshibi": ("和氏璧", "和氏璧", "Heshi Jade"),
}
STANDS = {
    "liu-bei": ("刘备", "劉備", "Liu Bei"),
    "zhuge-liang": ("诸葛亮", "諸葛亮", "Zhuge Liang"),
    "cao-cao": ("曹操", "曹操", "Cao Cao"),
    "zhen-ji": ("甄宓", "甄宓", "Zhen Ji"),
    "taishi-ci": ("太史慈", "太史慈", "Taishi Ci"),
    "mori-motonari": ("毛利元就", "毛利元就", "Mori Motonari"),
    "oda-nobunaga": ("织田信长", "織田信長", "Oda Nobunaga"),
    "nohime": ("浓姬", "濃姬", "Nohime"),
    "hashiba-hideyoshi": ("羽柴秀吉", "羽柴秀吉", "Hashiba Hideyoshi"),
    "takeda-shingen": ("武田信玄", "武田信玄", "Takeda Shingen"),
}


class Variables(visitor.Visitor):
    """The arguments a message speaks of."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802 - named by fluent.syntax
        self.names.add(node.id.name)


def variables(lang: Lang) -> dict[str, set[str]]:
    found = {}
    for _, resource in resources(lang):
        for message in messages(resource):
            seen = Variables()
            seen.visit(message)
            found[message.id.name] = seen.names
    return found


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_language_says_the_same_things_with_the_same_arguments(lang: Lang) -> None:
    assert variables(lang) == variables("zh-Hans")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_files_have_the_same_messages_in_the_same_order(lang: Lang) -> None:
    def order(one: Lang) -> dict[str, list[str]]:
        return {path.name: [message.id.name for message in messages(found)] for path, found in resources(one)}

    assert order(lang) == order("zh-Hans")


def test_traditional_script_is_generated_from_simplified(capsys: pytest.CaptureFixture[str]) -> None:
    assert outdated() == []
    assert main(["--check"]) == 0
    assert capsys.readouterr().err == ""


def test_everything_in_the_games_has_its_texts() -> None:
    assert uses.by_scheme() - SOURCE.ids == set()


def test_whatever_the_client_says_exists() -> None:
    client = uses.of_client()
    keys = {key for key in client.ids if key.startswith(("soul-", "gz-", "senji-"))}
    assert {id for id in client.ids - keys if id not in SOURCE.ids} == set()
    assert {key for key in keys if not {key, f"ask-{key}", f"news-{key}"} & SOURCE.ids} == set()
    for pattern in client.patterns:
        assert any(pattern.fullmatch(id) for id in SOURCE.ids), f"no text fits {pattern.pattern}"


def test_whatever_the_server_says_exists() -> None:
    server = uses.of_server()
    for id in sorted(server.ids):
        assert {id, f"ask-{id}", f"news-{id}"} & SOURCE.ids, f"there is no text for {id}"
    for pattern in server.patterns:
        assert any(pattern.fullmatch(id) for id in SOURCE.ids), f"no text fits {pattern.pattern}"


def test_nothing_stands_in_the_catalogue_that_nobody_says() -> None:
    server, client = uses.of_server(), uses.of_client()
    must, may = uses.by_scheme(), uses.extras()
    assert [id for id in sorted(SOURCE.ids) if id not in must | may and id not in server and id not in client] == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_glyph_is_one_character_and_a_gist_is_short(lang: Lang) -> None:
    texts = load(lang)
    for item in uses.ITEM_IDS:
        assert len(texts.format(f"soul-item-{item}-glyph")) == 1
        assert len(texts.format(f"soul-item-{item}-gist")) <= (20 if lang == "en" else 7)
    for card in (*uses.glossary(uses.CARDS), *uses.glossary(uses.NEW_CARDS)):
        assert len(texts.format(f"gz-card-{card.id}-glyph")) == 1
        assert len(texts.format(f"gz-card-{card.id}-gist")) <= (22 if lang == "en" else 8)
    for general in (*uses.glossary(uses.GENERALS), *uses.glossary(uses.EXPANSIONS)):
        assert len(texts.format(f"gz-general-{general.id}-glyph")) == 1


@pytest.mark.parametrize(("place", "lang"), list(enumerate(LANGUAGES)))
def test_proper_names_are_those_of_the_reference(place: int, lang: Lang) -> None:
    texts = load(lang)
    assert {item: texts.format(f"soul-item-{item}-name") for item in uses.ITEM_IDS} == {
        item: names[place] for item, names in ITEMS.items()
    }
    assert {stand: texts.format(f"soul-stand-{stand}-name") for stand in uses.STAND_IDS} == {
        stand: names[place] for stand, names in STANDS.items()
    }


def named(edition: Edition, family: str) -> set[str]:
    return {id for id in uses.of_edition(edition) if re.fullmatch(rf"gz-{family}-.*-name", id)}


def test_names_of_guozhan_are_those_of_the_glossary() -> None:
    zh, en = load("zh-Hans"), load("en")
    older, newer = first(), uses.current()
    for family, listed, there in (
        ("card", uses.glossary(uses.CARDS), named(older, "card")),
        (
            "card",
            uses.glossary(uses.NEW_CARDS),
            (named(newer, "card") | named(uses.without_lords(), "card")) - named(older, "card"),
        ),
        ("general", uses.glossary(uses.GENERALS), named(older, "general")),
        ("general", uses.glossary(uses.EXPANSIONS), named(newer, "general") - named(older, "general")),
        ("skill", uses.glossary_skills(uses.GENERALS), named(older, "skill")),
        ("skill", uses.glossary_skills(uses.NEW_SKILLS), named(newer, "skill") - named(older, "skill") - expansions()),
        ("skill", uses.glossary_skills(uses.EXPANSIONS), expansions()),
    ):
        ids = [f"gz-{family}-{one.id}-name" for one in listed]
        assert set(ids) == there
        assert [(zh.format(id), en.format(id)) for id in ids] == [(one.zh, one.en) for one in listed]


def expansions() -> set[str]:
    """Skills of the generals that the first edition has not, and what those skills give."""
    listed = {skill.id for skill in uses.glossary_skills(uses.EXPANSIONS)}
    printed = {text_id(skill) for general in uses.current().by_id.values() for skill in general.skill_ids()}
    assert listed - printed == GIVEN
    return {f"gz-skill-{skill}-name" for skill in listed}


GIVEN = {"benghuai", "feiying", "shelie", "yongjue"}
GIVEN |= {"banner-five-tigers", "riverside-beacon-map", "yellow-turban-talisman"}
"""Skills that are printed on no general: other skills give them."""


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_rule_that_differs_has_another_text(lang: Lang) -> None:
    """Skills that are the same in both editions have one text, all others two that differ."""
    texts = load(lang)
    told = {id.removesuffix("-rule-current") for id in texts.ids if id.endswith("-rule-current")}
    assert told == {f"gz-skill-{skill}" for skill in uses.reworded()}
    assert [id for id in told if texts.format(f"{id}-rule") == texts.format(f"{id}-rule-current")] == []


def variants(lang: Lang, id: str) -> set[str]:
    """What the first selector of a message tells apart."""
    found = next(m for _, file in resources(lang) for m in messages(file) if m.id.name == id)
    assert found.value is not None
    choice = next(e for e in found.value.elements if isinstance(e, ast.Placeable)).expression
    assert isinstance(choice, ast.SelectExpression)
    return {variant.key.name for variant in choice.variants if isinstance(variant.key, ast.Identifier)}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_moment_at_which_skills_may_act_is_told(lang: Lang) -> None:
    assert variants(lang, "ask-gz-skill") == uses.timings()


def test_chinese_is_set_in_chinese_punctuation() -> None:
    """A half-width comma between Chinese characters is a slip of the keyboard."""
    han = "\u4e00-\u9fff"
    for lang in ("zh-Hans", "zh-Hant"):
        for path, _ in resources(lang):
            text = path.read_text(encoding="utf-8")
            assert re.findall(f"[{han}][,.;:?!()\"'][{han}]", text) == [], path.name


def test_a_message_that_is_missing_or_lacks_an_argument_is_an_error() -> None:
    with pytest.raises(FaultyText, match="no text news-soul-nothing"):
        SOURCE.format("news-soul-nothing")
    with pytest.raises(FaultyText, match="seat"):
        SOURCE.format("news-soul-pass")
