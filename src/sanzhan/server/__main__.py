"""`python -m sanzhan.server`: the server without the rest of the command line."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from sanzhan.kernel.errors import SanzhanError
from sanzhan.server import serve


def main() -> int:
    words = argparse.ArgumentParser(prog="python -m sanzhan.server")
    words.add_argument("--host", default="127.0.0.1")
    words.add_argument("--port", type=int, default=8000)
    words.add_argument("--data", type=Path)
    words.add_argument("--database")
    chosen = words.parse_args()
    try:
        serve(chosen.host, chosen.port, chosen.data, chosen.database)
    except SanzhanError as error:
        print(f"sanzhan: {error}", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
