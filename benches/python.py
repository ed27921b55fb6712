"""How fast Parlor plays from Python, beside OpenSpiel, RLCard, PettingZoo's classic games and Pgx, in the same minutes.

    python benches/python.py                 makes target/benches, installs what it measures, prints a table
    python benches/python.py --rounds 5      the best of five rounds; 3 if not said
    python benches/python.py --only parlor   only the rows whose names have this word

Everybody plays at random on one core. A row runs in a process of its own for a second at a time, and all rows take turns,
so that a busy minute hits them all; the best round counts. What PyPI does not give is left out, and the table says so.
"""

from __future__ import annotations

import argparse
import os
import random
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
VENV = ROOT / "target" / "benches"
PACKAGES = {
    "parlor": [str(ROOT / "crates" / "python")],
    "open_spiel": ["open_spiel"],
    "rlcard": ["rlcard"],
    "pettingzoo": ["pettingzoo[classic]", "gymnasium"],
    "pgx": ["pgx", "jax[cpu]"],
}
GAMES = {
    "template": 2,
    "leduc": 2,
    "jukem-football": 2,
    "dream-team-soccer": 4,
    "bag-o-loot": 4,
    "naked-bootleg": 4,
}
COUNT = 256

Steps = Iterator[int]
"""Yields how many steps were made since it was last asked; what comes before the first one is not timed."""


def parlor_batch(game: str, mask: bool, planes: bool) -> Steps:
    import parlor

    batch = parlor.Batch(game, count=COUNT, seats=GAMES[game], seed=1, mask=mask, planes=planes)
    yield 0
    while True:
        batch.random(20)
        yield 20 * COUNT


def parlor_loop(game: str) -> Steps:
    """Actions go to Python and back."""
    import parlor

    batch = parlor.Batch(game, count=COUNT, seats=GAMES[game], seed=1)
    yield 0
    while True:
        batch.step(batch.sample())
        yield COUNT


def aec(env: Any, mask_of: Callable[[Any, Any], Any]) -> Steps:
    """Any environment of PettingZoo, without wrappers: who is asked takes one of the legal actions."""
    import numpy as np

    draw = random.Random(1)
    seed = 0
    yield 0
    while True:
        env.reset(seed=seed)
        seed += 1
        steps = 0
        for _ in env.agent_iter():
            observation, _, over, cut, info = env.last()
            if over or cut:
                env.step(None)
                continue
            legal = np.flatnonzero(mask_of(observation, info))
            env.step(int(legal[int(draw.random() * len(legal))]))
            steps += 1
        yield steps


def parlor_aec(game: str) -> Steps:
    from parlor.pettingzoo import env

    return aec(env(game), lambda observation, info: observation["action_mask"])


def classic_aec(name: str) -> Steps:
    import importlib

    module = importlib.import_module(f"pettingzoo.classic.{name}")
    return aec(module.raw_env(), lambda observation, info: observation["action_mask"])


def open_spiel(name: str) -> Steps:
    """Any game of OpenSpiel; chance is no step."""
    import pyspiel

    if name.startswith("parlor_"):
        import parlor.openspiel  # noqa: F401
    game = pyspiel.load_game(name)
    draw = random.Random(1)
    yield 0
    while True:
        state = game.new_initial_state()
        steps = 0
        while not state.is_terminal():
            if state.is_chance_node():
                state.apply_action(draw.choice(state.chance_outcomes())[0])
                continue
            legal = state.legal_actions()
            state.apply_action(legal[int(draw.random() * len(legal))])
            steps += 1
        yield steps


def rlcard_step(name: str) -> Steps:
    import rlcard

    env = rlcard.make(name, config={"seed": 1})
    draw = random.Random(1)
    yield 0
    while True:
        state, _ = env.reset()
        steps = 0
        while not env.is_over():
            state, _ = env.step(draw.choice(list(state["legal_actions"])))
            steps += 1
        yield steps


def pgx_batch(name: str) -> Steps:
    import jax
    import jax.numpy as jnp
    import pgx
    from pgx.experimental import auto_reset

    env = pgx.make(name)
    init, step = jax.vmap(env.init), jax.vmap(auto_reset(env.step, env.init))

    def once(carry: Any, key: Any) -> Any:
        logits = jnp.where(carry.legal_action_mask, 0.0, -jnp.inf)
        first, second = jax.random.split(key)
        actions = jax.random.categorical(first, logits, axis=-1)
        return step(carry, actions, jax.random.split(second, COUNT)), None

    many = jax.jit(lambda state, keys: jax.lax.scan(once, state, keys)[0])
    key = jax.random.PRNGKey(1)
    state = init(jax.random.split(key, COUNT))
    state = many(state, jax.random.split(key, 20))
    jax.block_until_ready(state)
    yield 0
    while True:
        key, now = jax.random.split(key)
        state = many(state, jax.random.split(now, 20))
        jax.block_until_ready(state)
        yield 20 * COUNT


def rows() -> dict[str, tuple[str, Callable[[], Steps]]]:
    """What is measured: the package that it needs, and how it plays."""
    found: dict[str, tuple[str, Callable[[], Steps]]] = {}
    for game in GAMES:
        found[f"parlor batch, masks and planes: {game}"] = "parlor", lambda game=game: parlor_batch(game, True, True)
        found[f"parlor batch, masks: {game}"] = "parlor", lambda game=game: parlor_batch(game, True, False)
        found[f"parlor batch, neither: {game}"] = "parlor", lambda game=game: parlor_batch(game, False, False)
        found[f"parlor batch, step(sample()): {game}"] = "parlor", lambda game=game: parlor_loop(game)
        found[f"parlor, PettingZoo AEC: {game}"] = "pettingzoo", lambda game=game: parlor_aec(game)
        name = "parlor_" + game.replace("-", "_")
        found[f"parlor, OpenSpiel adapter: {game}"] = "open_spiel", lambda name=name: open_spiel(name)
    for name in ("kuhn_poker", "leduc_poker"):
        found[f"OpenSpiel from Python: {name}"] = "open_spiel", lambda name=name: open_spiel(name)
    for name in ("leduc-holdem", "uno", "gin-rummy"):
        found[f"RLCard: {name}"] = "rlcard", lambda name=name: rlcard_step(name)
    for name in ("leduc_holdem_v4", "texas_holdem_v4"):
        found[f"PettingZoo classic AEC: {name}"] = "pettingzoo", lambda name=name: classic_aec(name)
    for name in ("kuhn_poker", "leduc_holdem"):
        found[f"Pgx, {COUNT} at once: {name}"] = "pgx", lambda name=name: pgx_batch(name)
    return found


def measure(name: str, seconds: float) -> None:
    """Prints the steps in a second; what a child process does."""
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {min(os.sched_getaffinity(0))})
    play = rows()[name][1]()
    next(play)
    steps, start = 0, time.perf_counter()
    while (taken := time.perf_counter() - start) < seconds:
        steps += next(play)
    print(steps / taken)


def install() -> tuple[str, set[str]]:
    """The environment's Python, and which packages it could get."""
    python = VENV / "bin" / "python"
    if not python.exists():
        subprocess.run([sys.executable, "-m", "venv", str(VENV)], check=True)
    there = set()
    for package, wanted in PACKAGES.items():
        print(f"installing {package}", file=sys.stderr)
        if subprocess.run([str(python), "-m", "pip", "install", "--quiet", *wanted]).returncode == 0:
            there.add(package)
    return str(python), there


def table(best: dict[str, float], missing: list[str]) -> str:
    """The figures in Markdown."""
    lines = ["| | steps/s |", "|---|---:|"]
    lines += [f"| {name} | {rate:,.0f} |" for name, rate in best.items()]
    if missing:
        lines += ["", "Not measured: " + ", ".join(missing) + "."]
    return "\n".join(lines)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--seconds", type=float, default=1.0, help="for how long a row plays in a round")
    parser.add_argument("--only", default="")
    parser.add_argument("--python", help="an environment that has everything already")
    parser.add_argument("--one", help=argparse.SUPPRESS)
    args = parser.parse_args()
    if args.one:
        return measure(args.one, args.seconds)
    python, there = (args.python, set(PACKAGES)) if args.python else install()
    wanted = {name: row for name, row in rows().items() if args.only in name}
    best: dict[str, float] = {}
    quiet = {**os.environ, "OMP_NUM_THREADS": "1", "XLA_FLAGS": "--xla_cpu_multi_thread_eigen=false"}
    for _ in range(args.rounds):
        for name, (package, _) in wanted.items():
            if package not in there:
                continue
            command = [python, __file__, "--one", name, "--seconds", str(args.seconds)]
            child = subprocess.run(command, capture_output=True, text=True, env=quiet)
            if child.returncode == 0:
                best[name] = max(best.get(name, 0.0), float(child.stdout.split()[-1]))
            else:
                print(name, child.stderr.strip().splitlines()[-1:], file=sys.stderr)
    print(table(best, [name for name in wanted if name not in best]))


if __name__ == "__main__":
    main()
