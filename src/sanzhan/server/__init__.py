"""The server: rooms for people and bots, over HTTP and WebSocket."""

from __future__ import annotations

from pathlib import Path


def serve(
    host: str = "127.0.0.1",
    port: int = 8000,
    data_dir: Path | None = None,
    database_url: str | None = None,
    open_browser: str | bool | None = None,
) -> None:
    """Run until it is told to stop; `open_browser` is the path to open, or True. Raises SanzhanError."""
    # here, so that `sanzhan list` does not wait for a web server to be imported
    from sanzhan.server.run import serve as run

    run(host, port, data_dir, database_url, open_browser)


__all__ = ["serve"]
