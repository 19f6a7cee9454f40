"""Who a guest is: a signed cookie with an id and a nickname, no account and no password."""

from __future__ import annotations

import base64
import hashlib
import hmac
import secrets
import unicodedata
from typing import NamedTuple

from sanzhan.kernel.errors import SanzhanError

COOKIE = "sanzhan_guest"
COOKIE_AGE = 365 * 24 * 3600
LONGEST = 12


class Guest(NamedTuple):
    id: str
    name: str


def new_guest(name: str) -> Guest:
    return Guest(secrets.token_urlsafe(12), nickname(name))


def nickname(typed: str) -> str:
    """The name as it is shown. Raises SanzhanError if it is blank, too long or not readable."""
    name = " ".join(unicodedata.normalize("NFC", typed).split())
    if not 1 <= len(name) <= LONGEST or any(unicodedata.category(char)[0] == "C" for char in name):
        raise SanzhanError("error-bad-nickname", f"a name has 1 to {LONGEST} characters that can be seen")
    return name


def seal(guest: Guest, key: bytes) -> str:
    """The value of the cookie."""
    body = f"{guest.id}.{base64.urlsafe_b64encode(guest.name.encode()).decode().rstrip('=')}"
    return f"{body}.{_sign(body, key)}"


def unseal(cookie: str | None, key: bytes) -> Guest | None:
    """The guest, or None if the cookie is missing or was not made here."""
    body, _, signature = (cookie or "").rpartition(".")
    if not hmac.compare_digest(_sign(body, key).encode(), signature.encode()):
        return None
    id, _, name = body.partition(".")
    return Guest(id, base64.urlsafe_b64decode(name + "=" * (-len(name) % 4)).decode())


def _sign(body: str, key: bytes) -> str:
    return hmac.new(key, body.encode(), hashlib.sha256).hexdigest()
