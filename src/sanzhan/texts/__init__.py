"""Texts for people: Project Fluent catalogues, one folder per language, read here and by the browser client alike.

`load("en").format("error-room-full")`; `render_news(load("en"), line, names)`.
"""

from sanzhan.texts.catalogue import LANGUAGES, FaultyText, Lang, Texts, load
from sanzhan.texts.words import Args, render_news, say, words

__all__ = ["LANGUAGES", "Args", "FaultyText", "Lang", "Texts", "load", "render_news", "say", "words"]
