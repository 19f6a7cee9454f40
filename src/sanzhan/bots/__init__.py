"""Bots: each gets a seat's view, its news, a question and its own random numbers, and nothing else."""

from __future__ import annotations

from sanzhan.bots.base import Bot, decide
from sanzhan.bots.random_bot import RandomBot
from sanzhan.bots.thumb_bot import ThumbBot
from sanzhan.kernel.errors import SanzhanError

BOTS: dict[str, type[Bot]] = {"random": RandomBot, "thumb": ThumbBot}

__all__ = ["BOTS", "Bot", "decide", "make_bot"]


def make_bot(level: str) -> Bot:
    """Raises SanzhanError if there is no such level."""
    if level not in BOTS:
        raise SanzhanError("error-unknown-bot", f"there is no bot {level!r}; there is {', '.join(BOTS)}", level=level)
    return BOTS[level]()
