"""Matches, batches, bots and the lab from Python."""

from __future__ import annotations

import copy
import pickle

import numpy as np
import pytest

import parlor


def finished(game: str, **choices: int) -> parlor.Match:
    match = parlor.Match(game, **choices)  # type: ignore[arg-type]
    turn = match.turn()
    while turn is not None:
        match.step(match.numbers(turn)[0], turn)
        turn = match.turn(turn)
    return match


@pytest.mark.parametrize("slug", [game["slug"] for game in parlor.games()])
def test_a_match_is_played_written_down_and_read(slug: str) -> None:
    match = finished(slug, seed=3)
    assert match.over and match.won is not None and sum(match.won) == pytest.approx(1)
    again = parlor.Match.from_play(match.to_play())
    assert again.to_play() == match.to_play() and again.scores == match.scores
    assert pickle.loads(pickle.dumps(match)).story(0) == match.story(0)
    match.undo()
    assert match.steps == again.steps - 1 and not match.over


def test_copies_go_their_own_way() -> None:
    match = parlor.Match("leduc", seed=1)
    other, third = match.clone(), copy.deepcopy(match)
    other.step("raise")
    assert (match.steps, other.steps, third.steps) == (0, 1, 0)


def test_refusals_carry_the_clause() -> None:
    match = parlor.Match("leduc", seed=1)
    with pytest.raises(parlor.Refused) as refused:
        match.step("fold")
    assert refused.value.clause == "LP-4.2" and match.clause("LP-4.2")
    with pytest.raises(parlor.Refused) as refused:
        match.step("rais")
    assert refused.value.clause is None and refused.value.meant == "raise"
    with pytest.raises(parlor.Refused):
        match.step(99)
    for wrong in [
        lambda: parlor.Match("leduk"),
        lambda: parlor.Match("leduc", seats=9),
        lambda: parlor.Match("leduc", options={"x": 1}),
        lambda: match.legal(7),
        lambda: match.undo(5),
        lambda: match.mask(0, np.zeros(2, np.uint8)),
        lambda: parlor.Match.from_play("parlor 1"),
    ]:
        with pytest.raises(ValueError):
            wrong()


def test_a_seat_is_shown_what_it_may_know() -> None:
    match = parlor.Match("leduc", seed=5)
    hands = {zone["seat"]: zone for zone in match.view(0)["zones"] if zone["name"] == "hand"}
    assert len(hands[0]["cards"]) == 1 and hands[1]["cards"] == []
    worlds = [match.world(0, seed) for seed in range(30)]
    assert {world.story(0) for world in worlds} and all((w.planes(0) == match.planes(0)).all() for w in worlds)
    assert len({world.planes(1).tobytes() for world in worlds}) > 1


def test_bots_think_and_matches_are_reviewed() -> None:
    match = parlor.Match("leduc", seed=2)
    for level in parlor.BOTS:
        match.seat_bot(0, level, seed=1)
        assert match.think(0, worlds=20) in match.legal(0)
    with pytest.raises(ValueError):
        match.think(1)
    assert finished("leduc", seed=2).review(worlds=20)["game"] == "leduc"


def test_the_lab_adds_up_from_parts() -> None:
    plan = {"game": "leduc", "bots": ["greedy", "random"], "games": 300, "seed": 4}
    whole = parlor.lab(**plan)  # type: ignore[arg-type]
    parts = [parlor.lab_part(first=first, end=first + 100, **plan) for first in (0, 100, 200)]  # type: ignore[arg-type]
    assert parlor.lab_merge(parts) == whole


def test_a_batch_writes_into_arrays_of_the_caller() -> None:
    spec = parlor.spec("jukem-football")
    mask = np.zeros((16, spec["actions"]), np.uint8)
    planes = np.zeros((16, spec["cells"]), np.uint8)
    batch = parlor.Batch("jukem-football", 16, seed=3, mask=mask, planes=planes)
    assert mask.any(axis=1).all() and planes.any()
    for _ in range(1500):
        batch.step(batch.sample())
    assert batch.mask is mask and batch.ended > 0
    before = planes.copy()
    with pytest.raises(ValueError, match="not legal"):
        batch.step(np.full(16, -1, np.int32))
    assert (planes == before).all()
    with pytest.raises(ValueError):
        parlor.Batch("jukem-football", 16, mask=np.zeros((2, 2), np.uint8))


def test_a_batch_without_arrays_and_with_bots() -> None:
    batch = parlor.Batch("leduc", 8, bots=[None, "greedy"], mask=False, planes=False, reward="score", threads=2)
    batch.random(50)
    assert (batch.seat == 0).all() and batch.ended > 0 and batch.mask is None


def test_small_games_are_solved() -> None:
    tree = parlor.Tree("leduc", ["hand 0 ?", "hand 1 ?", "pile ?"], "JS JH QS QH KS KH".split())
    assert tree.deals == 120 and [sum(s["seat"] == seat for s in tree.states) for seat in (0, 1)] == [468, 468]
    policy = tree.learn(200)
    assert tree.value(policy)[0] == pytest.approx(-0.0856, abs=0.005)
    assert tree.exploitability(policy) < 0.03 < tree.best_response(1, tree.uniform())
    with pytest.raises(ValueError, match="add up"):
        tree.value(policy * 2)
    with pytest.raises(ValueError, match="seat 2"):
        tree.best_response(2, policy)
