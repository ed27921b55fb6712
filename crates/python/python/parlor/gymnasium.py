"""Parlor's games for Gymnasium: one seat of your own against bots.

>>> from parlor.gymnasium import Env, VectorEnv
>>> game = Env("leduc", bots="greedy")
>>> planes, info = game.reset(seed=3)
>>> planes.shape, info["action_mask"].shape
((23,), (3,))
>>> many = VectorEnv("leduc", num_envs=8, bots="greedy")
>>> planes, info = many.reset(seed=3)
>>> planes.shape, info["action_mask"].shape
((8, 23), (8, 3))
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Literal

import gymnasium
import numpy as np
from gymnasium import spaces
from gymnasium.vector import AutoresetMode
from gymnasium.vector import VectorEnv as GymnasiumVectorEnv
from numpy.typing import NDArray

from ._core import Batch, Match, spec

if TYPE_CHECKING:
    from ._core import Option

Planes = NDArray[np.uint8]


def _lineup(game: str, seats: int | None, seat: int, bots: str) -> list[str | None]:
    """Bots in all seats but one."""
    count = Match(game, seats).seats
    if not 0 <= seat < count:
        raise ValueError(f"there is no seat {seat}: this table has {count}")
    return [None if other == seat else bots for other in range(count)]


class Env(gymnasium.Env[Planes, np.int64]):
    """One seat against bots.

    What the seat knows is the observation; `info["action_mask"]` says what it may do. An action that is not legal ends the
    match with a reward of -1 and `info["refused"]`.
    """

    metadata = {"render_modes": []}

    def __init__(
        self,
        game: str,
        seat: int = 0,
        seats: int | None = None,
        options: Mapping[str, Option] | None = None,
        bots: str = "greedy",
        worlds: int | None = None,
        reward: Literal["win", "score"] = "win",
        render_mode: str | None = None,
    ) -> None:
        lineup = _lineup(game, seats, seat, bots)
        self._batch = Batch(game, 1, len(lineup), options, 0, lineup, worlds, reward)
        self._seat = seat
        self.render_mode = render_mode
        self.observation_space = spaces.Box(0, 255, (self._batch.cells,), np.uint8)
        self.action_space = spaces.Discrete(self._batch.actions)

    def _info(self) -> dict[str, Any]:
        return {"action_mask": self._batch.mask[0].view(np.int8).copy()}

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Planes, dict[str, Any]]:
        super().reset(seed=seed)
        self._batch.reset(int(self.np_random.integers(1 << 63)))
        return self._batch.planes[0].copy(), self._info()

    def step(self, action: np.int64 | int) -> tuple[Planes, float, bool, bool, dict[str, Any]]:
        if not self._batch.mask[0, action]:
            return self._batch.planes[0].copy(), -1.0, True, False, {**self._info(), "refused": int(action)}
        self._batch.step(np.array([action], np.int32))
        reward, done = float(self._batch.reward[0, self._seat]), bool(self._batch.done[0])
        return self._batch.planes[0].copy(), reward, done, False, self._info()


class VectorEnv(GymnasiumVectorEnv[Planes, NDArray[np.int64], NDArray[np.float32]]):
    """Many matches of one seat against bots, stepped in Rust.

    A match that ends is dealt anew in the same step. Where `infos["action_mask"]` is 0 an action is not legal and raises.
    """

    metadata: dict[str, Any] = {"autoreset_mode": AutoresetMode.SAME_STEP}

    def __init__(
        self,
        game: str,
        num_envs: int,
        seat: int = 0,
        seats: int | None = None,
        options: Mapping[str, Option] | None = None,
        bots: str = "greedy",
        worlds: int | None = None,
        reward: Literal["win", "score"] = "win",
        threads: int = 1,
    ) -> None:
        lineup = _lineup(game, seats, seat, bots)
        self._batch = Batch(game, num_envs, len(lineup), options, 0, lineup, worlds, reward, threads)
        self._seat = seat
        self.num_envs = num_envs
        numbers = spec(game)
        self.single_observation_space = spaces.Box(0, 255, (numbers["cells"],), np.uint8)
        self.single_action_space = spaces.Discrete(numbers["actions"])
        self.observation_space = spaces.Box(0, 255, (num_envs, numbers["cells"]), np.uint8)
        self.action_space = spaces.MultiDiscrete([numbers["actions"]] * num_envs)

    def reset(
        self, *, seed: int | list[int | None] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Planes, dict[str, Any]]:
        first = seed[0] if isinstance(seed, list) else seed
        if first is not None or self._np_random is None:
            self._np_random, self._np_random_seed = gymnasium.utils.seeding.np_random(first)
        self._batch.reset(int(self._np_random.integers(1 << 63)))
        return self._batch.planes.copy(), {"action_mask": self._batch.mask.view(np.int8).copy()}

    def step(  # type: ignore[override]
        self, actions: NDArray[Any]
    ) -> tuple[Planes, NDArray[np.float32], NDArray[np.bool_], NDArray[np.bool_], dict[str, Any]]:
        batch = self._batch
        batch.step(np.ascontiguousarray(actions, np.int32))
        rewards = batch.reward[:, self._seat].copy()
        infos = {"action_mask": batch.mask.view(np.int8).copy()}
        return batch.planes.copy(), rewards, batch.done.copy(), np.zeros(self.num_envs, np.bool_), infos
