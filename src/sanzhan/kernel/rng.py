"""Randomness: every draw is a keyed hash in counter mode, one stream per purpose, so that a draw added in one place
never shifts another. `commitment(seed)` is published before play; the seed after it."""

from __future__ import annotations

from collections.abc import MutableSequence, Sequence
from hashlib import blake2b, sha256
from typing import TypeVar

T = TypeVar("T")


def commitment(seed: bytes) -> str:
    """SHA-256 of the seed in hex: whoever keeps it can check at the end that the shuffle was fixed before play."""
    return sha256(seed).hexdigest()


class Streams:
    """The random numbers of a match: a 32-byte seed and how much of each stream is used up."""

    __slots__ = ("seed", "used")

    def __init__(self, seed: bytes, used: dict[str, int] | None = None) -> None:
        if len(seed) != 32:
            raise ValueError("a seed has 32 bytes")
        self.seed = seed
        self.used: dict[str, int] = {} if used is None else used

    def copy(self) -> Streams:
        return Streams(self.seed, self.used.copy())

    def below(self, n: int, purpose: str) -> int:
        """A number in 0..n-1. 128 bits are reduced modulo n: the bias is below 2**-100."""
        count = self.used.get(purpose, 0)
        self.used[purpose] = count + 1
        block = blake2b(b"%d" % count, key=self.seed, person=purpose.encode(), digest_size=16)
        return int.from_bytes(block.digest(), "little") % n

    def shuffle(self, items: MutableSequence[T], purpose: str) -> None:
        for i in range(len(items) - 1, 0, -1):
            j = self.below(i + 1, purpose)
            items[i], items[j] = items[j], items[i]


class Rng:
    """A bot's or an imagined world's own numbers, keyed by whatever identifies the moment."""

    __slots__ = ("_block", "_count", "_key", "_left")

    def __init__(self, *key: object) -> None:
        self._key = "/".join(map(str, key)).encode()
        self._count = 0
        self._block = 0
        self._left = 1

    def below(self, n: int) -> int:
        """A number in 0..n-1; the bias is below 2**-64."""
        if self._left >> 96 < n:
            block = blake2b(self._key + b"|%d" % self._count, digest_size=64).digest()
            self._count += 1
            self._block = int.from_bytes(block, "little")
            self._left = 1 << 512
        self._block, value = divmod(self._block, n)
        self._left //= n
        return value

    def choice(self, items: Sequence[T]) -> T:
        return items[self.below(len(items))]

    def shuffle(self, items: MutableSequence[T]) -> None:
        for i in range(len(items) - 1, 0, -1):
            j = self.below(i + 1)
            items[i], items[j] = items[j], items[i]

    def sample(self, n: int, k: int) -> list[int]:
        """k different numbers out of 0..n-1, ascending; every subset is equally likely."""
        if k * 2 > n:
            left_out = set(self.sample(n, n - k))
            return [i for i in range(n) if i not in left_out]
        chosen: list[int] = []
        while len(chosen) < k:
            i = self.below(n)
            if i not in chosen:
                chosen.append(i)
        chosen.sort()
        return chosen

    def seed(self) -> bytes:
        """32 bytes for a `Streams`."""
        return self.below(1 << 256).to_bytes(32, "little")
