"""The `sanzhan` command. With --json the last line of stdout is one JSON object; everything else goes to stderr."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.console import Console
from rich.progress import Progress, SpinnerColumn, TextColumn
from rich.table import Table as Rows

from sanzhan import games
from sanzhan.kernel import record as records
from sanzhan.kernel.errors import SanzhanError
from sanzhan.kernel.options import as_dict, from_words
from sanzhan.lab.sim import MAX_ANSWERS, Outcome, Plan, simulate

app = typer.Typer(add_completion=False, no_args_is_help=True, help="三战: three hidden-information tabletop games.")
replay_app = typer.Typer(no_args_is_help=True, help="Look at, verify or export the record of a match.")
app.add_typer(replay_app, name="replay")

out = Console()
err = Console(stderr=True)

GameName = Annotated[str, typer.Argument(help="The id of a game, as `sanzhan list` gives it.")]
Seats = Annotated[int, typer.Option(help="How many seats.")]
Seed = Annotated[str, typer.Option(help="Any word; the same word gives the same games.")]
Options = Annotated[list[str], typer.Option("-o", help="A game option, key=value; may be repeated.")]
Json = Annotated[bool, typer.Option("--json", help="One JSON object as the last line of stdout.")]


def main() -> None:
    """Run; an expected error is one clear line and exit status 1."""
    try:
        app()
    except SanzhanError as error:
        print(f"sanzhan: {error}", file=sys.stderr)
        sys.exit(1)
    except OSError as error:
        print(f"sanzhan: {error.strerror or error}: {error.filename or ''}".rstrip(": "), file=sys.stderr)
        sys.exit(1)


@app.command("list")
def list_games(as_json: Json = False) -> None:
    """The games, their seat counts and options with values and defaults."""
    listing = games.listing()
    if as_json:
        _print({"games": listing})
        return
    for game in listing:
        rows = Rows("option", "values", "default", title=f"{game['id']}, {game['seats'][0]}-{game['seats'][1]} seats")
        for option in game["options"]:
            values = option["values"]
            kinds = {"int": "a whole number", "names": "names with commas"}
            shown = kinds[values] if isinstance(values, str) else " ".join(map(_word, values))
            rows.add_row(option["name"], shown, _word(option["default"]))
        out.print(rows)


@app.command()
def sim(
    game: GameName,
    seats: Seats,
    number: Annotated[int, typer.Option("--games", help="How many games.")] = 100,
    seed: Seed = "1",
    bots: Annotated[str, typer.Option(help="One level for all, or one per seat: thumb,random,...")] = "random",
    option: Options = [],  # noqa: B006 - Typer copies it
    jobs: Annotated[int, typer.Option(min=1, help="Processes.")] = 1,
    check: Annotated[bool, typer.Option("--check", help="Check every invariant after every answer.")] = False,
    max_decisions: Annotated[int, typer.Option(min=1, help="A game with more answers is stalled.")] = MAX_ANSWERS,
    file: Annotated[Path | None, typer.Option("--out", help="Write the object to this file too.")] = None,
    as_json: Json = False,
) -> None:
    """Play games between bots."""
    plan = _plan(game, seats, seed, option, bots, check, max_decisions)
    bad: list[str] = []

    with _progress() as progress:
        task = progress.add_task(f"{game}, {seats} seats", total=number)

        def done(outcome: Outcome) -> None:
            progress.advance(task)
            if outcome.record is not None:
                bad.append(outcome.record)

        found = simulate(plan, number, jobs, done)
    if bad:
        print(bad[0], file=sys.stderr)
    if file is not None:
        file.write_text(json.dumps(found) + "\n", encoding="utf-8")
    _show(found, as_json)
    if bad:
        raise typer.Exit(1)


@app.command()
def secrecy(
    game: GameName,
    seats: Seats,
    number: Annotated[int, typer.Option("--games", help="How many games.")] = 20,
    seed: Seed = "1",
    option: Options = [],  # noqa: B006
    as_json: Json = False,
) -> None:
    """Look for leaks: pairs of worlds that a seat cannot tell apart must look alike to it."""
    from sanzhan.lab.secrecy import secrecy as look

    plan = _plan(game, seats, seed, option, "random", False, MAX_ANSWERS)
    found, leak = look(plan, number)
    if leak is not None:
        print(f"viewer {leak.viewer}, pair of seat {leak.seat}", file=sys.stderr)
        print(f"one world:   {leak.true}\nthe other:   {leak.imagined}\n{leak.record}", file=sys.stderr)
    _show(found, as_json)
    if leak is not None:
        raise typer.Exit(1)


@app.command()
def coverage(as_json: Json = False) -> None:
    """How many rulings, items, stands and options have a test that names them."""
    from sanzhan.lab.coverage import coverage as count

    _show(count(Path.cwd()), as_json)


@app.command()
def bench(as_json: Json = False) -> None:
    """Speed on one core: random play, copies, imagined worlds, restoring a record."""
    from sanzhan.lab.bench import bench as measure

    _show(measure(), as_json)


@app.command()
def play(
    game: Annotated[str, typer.Argument()] = "stand_soul",
    seats: Annotated[int, typer.Option(help="How many seats.")] = 5,
    bots: Annotated[str, typer.Option(help="The level of the bots.")] = "thumb",
    port: Annotated[int, typer.Option(help="0: any free port.")] = 8000,
    browser: Annotated[bool, typer.Option("--browser/--no-browser", help="Open the browser.")] = True,
) -> None:
    """Start a server for yourself and open the browser."""
    from sanzhan.server import serve as run

    games.check_seats(games.find(game), seats)
    address = f"/?play={game},{seats},{bots}"
    run(host="127.0.0.1", port=port, open_browser=address if browser else None)


@app.command()
def serve(
    host: Annotated[str, typer.Option(help="The address to listen on; 0.0.0.0 for the local network.")] = "127.0.0.1",
    port: Annotated[int, typer.Option(help="0: any free port.")] = 8000,
    data: Annotated[Path | None, typer.Option(help="Folder of the embedded database.")] = None,
    database: Annotated[str | None, typer.Option(help="URL of a PostgreSQL database instead.")] = None,
) -> None:
    """Start a server for friends."""
    from sanzhan.server import serve as run

    run(host=host, port=port, data_dir=data, database_url=database)


RecordFile = Annotated[Path, typer.Argument(help="A record, .sanzhan.jsonl.")]


@replay_app.command("verify")
def verify(file: RecordFile) -> None:
    """Check every hash, digest, the commitment and the result of a record."""
    record = records.read(_text(file))
    match = records.replay(games.find(record.game), record)
    if match.result is None:
        raise SanzhanError("error-record-unfinished", "the record is sound but the match is not over")
    out.print(
        f"{file.name}: {len(record.inputs)} inputs, every hash and digest is right, the seed is the one committed to "
        f"({record.commitment[:16]}...), winners {', '.join(map(str, match.result.winners)) or 'none'}."
    )


@replay_app.command("show")
def show(
    file: RecordFile,
    seat: Annotated[int | None, typer.Option(help="Through whose eyes; without: everything public.")] = None,
    lang: Annotated[str, typer.Option(help="zh-Hans, zh-Hant or en")] = "zh-Hans",
) -> None:
    """Tell a match as text."""
    from sanzhan.lab.tell import tell

    for line in tell(records.read(_text(file)), seat, lang):
        print(line)


@replay_app.command("export")
def export(
    file: RecordFile,
    seat: Annotated[int | None, typer.Option(help="Through whose eyes; without: the public's.")] = None,
) -> None:
    """The frames a viewer received, one JSON object a line."""
    from sanzhan.lab.tell import frames

    for frame in frames(records.read(_text(file)), seat):
        print(json.dumps(frame, ensure_ascii=False))


def _plan(game: str, seats: int, seed: str, words: list[str], bots: str, check: bool, most: int) -> Plan:
    found = games.find(game)
    games.check_seats(found, seats)
    options = as_dict(from_words(found.options, words))
    levels = bots.split(",")
    if len(levels) == 1:
        levels *= seats
    if len(levels) != seats:
        raise SanzhanError("error-bots", f"{len(levels)} bots are named for {seats} seats")
    from sanzhan.bots import make_bot

    for level in levels:
        make_bot(level)
    return Plan(game, seats, dict(options), seed, tuple(levels), check, most)


def _text(file: Path) -> str:
    try:
        return file.read_text(encoding="utf-8")
    except UnicodeDecodeError:
        raise SanzhanError("error-record-line", f"{file.name} is not text") from None


def _show(found: dict[str, Any], as_json: bool) -> None:
    if as_json:
        _print(found)
        return
    rows = Rows(show_header=False)
    for key, value in found.items():
        rows.add_row(key, str(value))
    out.print(rows)


def _print(found: dict[str, Any]) -> None:
    print(json.dumps(found, ensure_ascii=False))


def _word(value: object) -> str:
    if isinstance(value, tuple):
        return ",".join(value)
    return str(value).lower() if isinstance(value, bool) else str(value)


def _progress() -> Progress:
    return Progress(
        SpinnerColumn(), TextColumn("{task.description} {task.completed}/{task.total}"), console=err, transient=True,
        disable=not err.is_terminal,
    )  # fmt: skip
