"""预亮: which skills a seat wants to be asked for is its own secret; that it passes when it has nothing is public."""

from __future__ import annotations

from guozhan.scene import Scene, scene, seat
from sanzhan.guozhan.table import Table
from sanzhan.kernel.match import Match
from sanzhan.kernel.record import read, replay, write
from sanzhan.kernel.watch import Watch
from sanzhan.server.play import Play


def slashed() -> Scene:
    """A is about to use a Slash on B, whose hidden 大乔 could redirect it."""
    return scene(seat("cao_cao+ dian_wei+", "slash"), seat("da_qiao- sun_quan-", "peach"), seat())


def test_by_default_every_hidden_skill_is_asked_for() -> None:
    slashed().use("A", "slash", "B").until("B", "gz-skill", "liuli")


def test_a_skill_that_is_not_pre_shown_is_not_asked_for() -> None:
    s = slashed()
    s.match.prefer(1, "show-liuli", False)
    s.use("A", "slash", "B").not_offered("B", "liuli")
    assert s["B"].hp == 2
    s = slashed()
    s.match.prefer(1, "show-liuli", False)
    s.match.prefer(1, "show-liuli", True)
    s.use("A", "slash", "B").until("B", "gz-skill", "liuli")


def test_the_window_is_the_same_for_everybody_else() -> None:
    frames: list[list[object]] = []
    for wanted in (True, False):
        s = slashed()
        s.match.hold = True
        s.match.prefer(1, "show-liuli", wanted)
        s.use("A", "slash", "B")
        seen: list[object] = []
        while s.match.window is not None and (s.match.held or next(iter(s.match.waiting.values())).about != "gz-play"):
            seen.append([s.watch.frames(viewer) for viewer in (0, 2, None)])
            for asked in list(s.match.waiting):
                s.match.answer(asked, s.match.waiting[asked].neutral)
            if s.match.held:
                s.match.release()
        frames.append(seen)
    assert frames[0] == frames[1]
    assert len(frames[0]) > 2


def test_pre_showing_is_a_line_of_the_record() -> None:
    seed = bytes(32)
    from sanzhan.guozhan.game import GUOZHAN

    match = Match(GUOZHAN, 3, GUOZHAN.options(), seed)
    for asked in list(match.waiting):
        match.answer(asked, match.waiting[asked].neutral)
    match.prefer(1, "show-liuli", False)
    text = write(match, seed)
    assert '["prefer",1,"show-liuli",false' in text
    assert replay(GUOZHAN, read(text), seed).unwanted == {(1, "show-liuli")}


def held(s: Scene) -> Play:
    """This match as a server plays it."""
    watch: Watch[Table] = Watch((0, 1, 2, None))
    s.match.hold = True
    s.match.table.sink = watch.tell
    watch.follow(s.match)
    return Play.of(s.match, watch, bytes(32))


def test_others_do_not_see_which_skills_a_seat_wants_to_be_asked_for() -> None:
    play = held(slashed())
    for about in ("show-liuli", "gz-nullify"):
        entry = play.prefer(1, about, False)
        assert entry is not None
        play.apply(entry)
    assert play.wishes(1, 1) == ["gz-nullify", "show-liuli"]
    for viewer in (0, 2, None):
        assert play.wishes(1, viewer) == ["gz-nullify"]


def test_who_wants_it_so_is_not_bothered_with_windows_in_which_he_can_only_pass() -> None:
    s = scene(seat("cao_cao+ dian_wei+", "slash"), seat("cao_ren- xu_chu-", "peach"), seat())
    play = held(s)
    entry = play.prefer(1, "empty", False)
    assert entry is not None
    play.apply(entry)
    s.use("A", "slash", "B")
    play._look()
    assert play.window is not None
    assert play.window.could == (1,)
    assert play.ask(1) is None
    # with something to choose he is asked all the same
    s = slashed()
    s.match.prefer(1, "empty", False)
    play = held(s)
    s.use("A", "slash", "B")
    play._look()
    asked = play.ask(1)
    assert asked is not None
    assert [option["act"] for option in asked["options"]] == ["decline", "liuli"]


def test_a_locked_skill_that_is_up_does_not_tell_whether_the_hidden_general_could_act_too() -> None:
    """狂骨 acts by itself; a hidden 祝融 could act at the same moment, a hidden 赵云 could not."""
    frames: list[list[object]] = []
    for deputy in ("zhu_rong-", "zhao_yun-"):
        s = scene(
            seat(f"wei_yan+ {deputy}", "slash.s7 peach", hp=2), seat("cao_cao+ dian_wei+", "dodge"), seat(), deck="wine"
        )
        s.match.hold = True
        s.use("A", "slash", "B")
        seen: list[object] = []
        while s.match.window is not None and (s.match.held or next(iter(s.match.waiting.values())).about != "gz-play"):
            seen.append([s.watch.frames(viewer) for viewer in (1, 2, None)])
            for asked in list(s.match.waiting):
                s.match.answer(asked, s.match.waiting[asked].neutral)
            if s.match.held:
                s.match.release()
        assert s["A"].hp == 3
        frames.append(seen)
    assert frames[0] == frames[1]
