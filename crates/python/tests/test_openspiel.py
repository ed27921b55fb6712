"""OpenSpiel's own suite, and its algorithms on our games."""

from __future__ import annotations

import pytest

pyspiel = pytest.importorskip("pyspiel")

import parlor  # noqa: E402
import parlor.openspiel  # noqa: E402, F401

NAMES = ["parlor_" + game["slug"].replace("-", "_") for game in parlor.games()]


@pytest.mark.parametrize("name", NAMES)
def test_random_sim(name: str) -> None:
    game = pyspiel.load_game(f"{name}(deals=20)")
    long = "camouflage" in name or "bootleg" in name or "loot" in name
    pyspiel.random_sim_test(game, num_sims=1 if long else 3, serialize=True, verbose=False)


def test_playthrough() -> None:
    from open_spiel.python.algorithms import generate_playthrough

    lines = generate_playthrough.playthrough("parlor_leduc(deals=3)", action_sequence=None, seed=1)
    assert "parlor_leduc" in lines


def test_exploitability_of_random_play_in_kuhn_poker_is_the_known_value() -> None:
    from open_spiel.python import policy
    from open_spiel.python.algorithms import exploitability

    game = pyspiel.load_game("parlor_template(deals=0,reward=chips)")
    uniform = policy.UniformRandomPolicy(game)
    assert exploitability.exploitability(game, uniform) == pytest.approx(11 / 24)


def test_a_world_looks_the_same() -> None:
    game = pyspiel.load_game("parlor_leduc(deals=50)")
    state = game.new_initial_state()
    state.apply_action(7)
    state.apply_action(state.legal_actions()[-1])
    world = state.resample_from_infostate(1, lambda: 0.25)
    assert world.current_player() == 1 and world.legal_actions() == state.legal_actions()
    assert (world.match.planes(1) == state.match.planes(1)).all()
