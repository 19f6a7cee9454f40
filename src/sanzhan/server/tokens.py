"""What a WebSocket shows to be let in, and the passwords of rooms: only hashes are kept."""

from __future__ import annotations

import hashlib
import hmac
import secrets

CODE_LETTERS = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789"
"""Without the letters and digits that are read for one another."""
CODE_LENGTH = 8


def new_code() -> str:
    """The code of a room."""
    return "".join(secrets.choice(CODE_LETTERS) for _ in range(CODE_LENGTH))


def new_token() -> str:
    return secrets.token_urlsafe(32)


def hashed(token: str) -> str:
    """A token has 256 random bits, so a plain hash cannot be turned back."""
    return hashlib.sha256(token.encode()).hexdigest()


def hash_password(password: str) -> str:
    salt = secrets.token_bytes(16)
    return f"{salt.hex()}:{_stretch(password, salt).hex()}"


def is_password(password: str, kept: str) -> bool:
    salt, _, digest = kept.partition(":")
    return hmac.compare_digest(_stretch(password, bytes.fromhex(salt)).hex(), digest)


def _stretch(password: str, salt: bytes) -> bytes:
    return hashlib.scrypt(password.encode(), salt=salt, n=2**12, r=8, p=1, dklen=32)
