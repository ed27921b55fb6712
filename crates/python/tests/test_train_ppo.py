"""The parts of examples/train_ppo.py that need no torch."""

from __future__ import annotations

import importlib.util
import sys
from pathlib import Path
from types import ModuleType

import numpy as np
import pytest


@pytest.fixture(scope="module")
def ppo() -> ModuleType:
    path = Path(__file__).parents[3] / "examples" / "train_ppo.py"
    spec = importlib.util.spec_from_file_location("train_ppo", path)
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules["train_ppo"] = module
    spec.loader.exec_module(module)
    return module


def knows_nothing(planes: np.ndarray, mask: np.ndarray) -> tuple[np.ndarray, np.ndarray]:
    return np.zeros(mask.shape, dtype=np.float32), np.zeros(len(mask), dtype=np.float32)


def test_only_legal_actions_are_drawn_each_as_often_as_it_is_likely(ppo: ModuleType) -> None:
    logits = np.tile(np.log(np.array([1, 3, 1, 100], dtype=np.float32)), (20_000, 1))
    mask = np.tile(np.array([1, 1, 0, 0], dtype=np.uint8), (20_000, 1))
    likely = ppo.chances(logits, mask)
    assert likely[0] == pytest.approx([0.25, 0.75, 0, 0])
    drawn = np.bincount(ppo.draw(likely, np.random.default_rng(1)), minlength=4) / 20_000
    assert drawn == pytest.approx([0.25, 0.75, 0, 0], abs=0.015)


def test_a_gain_is_what_came_later_and_stops_where_a_match_ends(ppo: ModuleType) -> None:
    column = lambda *values: np.array(values, dtype=np.float32)[:, None]  # noqa: E731
    empty = np.zeros((3, 1, 1), dtype=np.uint8)
    steps = ppo.Steps(
        empty, empty, empty[:, :, 0].astype(np.int64), column(1, 1, 1), column(0.5, 0.25, 0), column(0, 1, 0),
        np.array([[False], [True], [False]]), np.array([2], dtype=np.float32),
    )
    gain, went = ppo.gains(steps)
    last = 0.75
    assert gain[:, 0] == pytest.approx([0.25 - 0.5 + ppo.PATIENCE * last, last, 2.0])
    assert went[:, 0] == pytest.approx([0.25 + ppo.PATIENCE * last, 1.0, 2.0])


def test_matches_are_played_from_both_seats(ppo: ModuleType) -> None:
    seats = ppo.Seats("leduc", 64, "greedy", "score", 3)
    steps = ppo.play(seats, knows_nothing, 30, np.random.default_rng(2))
    assert steps.planes.shape[:2] == (30, 64) and steps.done.any()
    taken = np.take_along_axis(steps.mask, steps.action[:, :, None], 2)
    assert (taken == 1).all() and (steps.likely > 0).all()
    assert np.abs(steps.reward).max() > 0 and (steps.last == 0).all()


def test_greedy_wins_against_who_knows_nothing(ppo: ModuleType) -> None:
    share = ppo.wins("jukem-football", knows_nothing, "greedy", 200, 4)
    assert 0 <= share < 0.3
    even = [ppo.wins("jukem-football", knows_nothing, rival, 200, 4) for rival in ("greedy", "random")]
    assert even[0] < even[1]
