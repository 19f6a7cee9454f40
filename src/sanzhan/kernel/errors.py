"""The errors a user of the kernel can meet. Each carries a text key and arguments, never prose for players."""

from __future__ import annotations


class SanzhanError(ValueError):
    """A clear, expected error: `code` is a text key, `args_` its arguments; str() says it in plain English."""

    def __init__(self, code: str, message: str, **args: object) -> None:
        super().__init__(message)
        self.code = code
        self.args_ = args


class IllegalAnswer(SanzhanError):
    """The answer does not fit the question. Nothing has changed."""


class BadOption(SanzhanError):
    """An option name or value that the game does not have."""


class BadRecord(SanzhanError):
    """A record that cannot be read or does not lead where it says; `line` counts from 1."""

    def __init__(self, code: str, message: str, line: int, **args: object) -> None:
        super().__init__(code, f"line {line}: {message}", line=line, **args)
        self.line = line


class GameOver(Exception):
    """Raised by rules when the result stands in the table."""
