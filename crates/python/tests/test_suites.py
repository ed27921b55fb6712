"""The peers' own suites, unchanged, on every game."""

from __future__ import annotations

import warnings
from typing import Any

import pytest
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, parallel_api_test, parallel_seed_test, seed_test

import parlor
from parlor.gymnasium import Env, VectorEnv
from parlor.pettingzoo import env, parallel_env

SLUGS = [game["slug"] for game in parlor.games()]
# Ways of playing beyond the default: modes, teams, clocks, sealed answers.
WAYS: list[tuple[str, int | None, dict[str, str]]] = [
    ("bag-o-loot", 4, {"mode": "advanced", "rounds": "1"}),
    ("bag-o-loot", 3, {"mode": "advanced", "rounds": "1", "challenge_close": "all_respond"}),
    ("camouflage", 2, {"mode": "diversify", "pace": "turns"}),
    ("camouflage", 3, {"mode": "not_my_stack"}),
    ("camouflage", 1, {"mode": "puzzle"}),
    ("dream-team-soccer", 5, {"rounds": "2", "special_claims": "manual"}),
    ("naked-bootleg", 4, {"teams": "2v2", "turn_cap": "40"}),
    ("naked-bootleg", 3, {"remix": "run_n_gun", "turn_cap": "40"}),
]
ALL: list[tuple[str, int | None, dict[str, str]]] = [(slug, None, {}) for slug in SLUGS] + WAYS
AT_ONCE: list[tuple[str, int | None, dict[str, str]]] = [
    ("camouflage", 3, {}),
    ("camouflage", 3, {"mode": "not_my_stack"}),
    ("dream-team-soccer", 4, {"rounds": "2"}),
    ("leduc", None, {}),
]


@pytest.mark.parametrize(("slug", "seats", "options"), ALL)
def test_pettingzoo(slug: str, seats: int | None, options: dict[str, str]) -> None:
    def make() -> Any:
        return env(slug, seats=seats, options=options)

    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        api_test(make(), num_cycles=60)
        seed_test(make, num_cycles=40)


@pytest.mark.parametrize(("slug", "seats", "options"), AT_ONCE)
def test_pettingzoo_all_at_once(slug: str, seats: int | None, options: dict[str, str]) -> None:
    def make() -> Any:
        return parallel_env(slug, seats=seats, options=options)

    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        parallel_api_test(make(), num_cycles=60)
        parallel_seed_test(make, num_cycles=40)


@pytest.mark.parametrize("slug", SLUGS)
def test_a_table_is_drawn_as_text(slug: str) -> None:
    for game in (env(slug), parallel_env(slug)):
        game.reset(seed=1)
        assert game.render().strip()


@pytest.mark.parametrize("slug", SLUGS)
def test_gymnasium(slug: str) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        check_env(Env(slug, bots="random"), skip_render_check=True)


def test_gymnasium_vectors() -> None:
    many = VectorEnv("jukem-football", 4, bots="greedy")
    planes, info = many.reset(seed=1)
    assert many.observation_space.contains(planes)
    ended = 0
    for _ in range(300):
        actions = info["action_mask"].argmax(axis=1)
        planes, rewards, ends, cut, info = many.step(actions)
        ended += int(ends.sum())
        assert not cut.any() and ((rewards >= 0) & (rewards <= 1)).all()
    assert ended > 0
    again, _ = many.reset(seed=1)
    first, _ = VectorEnv("jukem-football", 4, bots="greedy").reset(seed=1)
    assert (again == first).all()
