"""Parlor's games for PettingZoo.

`env` is turn-based (AEC) and plays every game in every way: where several may act, they are asked one after the other,
clockwise. `parallel_env` asks all seats at once, for games in which everybody plays at once; a seat that has nothing to do
waits, which is the last action. Observations are a dictionary of `observation` (bytes, see `parlor.spec`) and `action_mask`.

>>> from parlor.pettingzoo import env
>>> game = env("template")
>>> game.reset(seed=1)
>>> for agent in game.agent_iter():
...     observation, reward, termination, truncation, info = game.last()
...     action = None if termination else int(observation["action_mask"].argmax())
...     game.step(action)
>>> game.agents
[]
"""

from __future__ import annotations

import os
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Literal

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray
from pettingzoo import AECEnv, ParallelEnv

from ._core import Match, spec

if TYPE_CHECKING:
    from ._core import Option

Observation = dict[str, NDArray[Any]]
Reward = Literal["win", "score"]


def fresh_seed() -> int:
    """A seed that nobody has chosen."""
    return int.from_bytes(os.urandom(6), "little")


class _Table:
    """What both kinds of environments share: the players, their spaces, the match."""

    def __init__(
        self, game: str, seats: int | None, options: Mapping[str, Option] | None, reward: Reward, waits: int
    ) -> None:
        if reward not in ("win", "score"):
            raise ValueError(f'reward is "win" or "score", not {reward!r}')
        self.game, self.options, self.reward = game, dict(options or {}), reward
        self.match = Match(game, seats, self.options, 0)
        self.seats = self.match.seats
        numbers = spec(game)
        self.actions, self.cells = numbers["actions"], numbers["cells"]
        self.names = [f"player_{seat}" for seat in range(self.seats)]
        self.seat_of = {name: seat for seat, name in enumerate(self.names)}
        self.choices = self.actions + waits
        self.observation_spaces = {name: self._observation_space() for name in self.names}
        self.action_spaces = {name: spaces.Discrete(self.choices) for name in self.names}
        self.paid = [0.0] * self.seats

    def _observation_space(self) -> spaces.Dict:
        return spaces.Dict(
            {
                "observation": spaces.Box(0, 255, (self.cells,), np.uint8),
                "action_mask": spaces.Box(0, 1, (self.choices,), np.int8),
            }
        )

    def deal(self, seed: int | None) -> Match:
        """A new match."""
        self.match = Match(self.game, self.seats, self.options, fresh_seed() if seed is None else seed)
        self.paid = [0.0] * self.seats
        return self.match

    def pay(self) -> list[float] | None:
        """What each seat is rewarded with since the last time; None for nothing."""
        if self.reward == "win":
            return self.match.won
        now = [float(score) for score in self.match.scores]
        if now == self.paid:
            return None
        gains = [new - old for new, old in zip(now, self.paid, strict=True)]
        self.paid = now
        return gains


class Env(AECEnv):  # type: ignore[misc]
    """A match in which one player after the other is asked."""

    metadata = {"render_modes": ["ansi"], "name": "parlor", "is_parallelizable": False}

    def __init__(
        self,
        game: str,
        seats: int | None = None,
        options: Mapping[str, Option] | None = None,
        reward: Reward = "win",
        render_mode: str | None = None,
    ) -> None:
        super().__init__()
        self._table = _Table(game, seats, options, reward, waits=0)
        self.metadata = {**Env.metadata, "name": f"parlor_{game.replace('-', '_')}_v0"}
        self.possible_agents = list(self._table.names)
        self.observation_spaces = self._table.observation_spaces
        self.action_spaces = self._table.action_spaces
        self.agents: list[str] = []
        self.render_mode = render_mode

    def observation_space(self, agent: str) -> spaces.Dict:
        return self._table.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Discrete:
        return self._table.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        self._match = self._table.deal(seed)
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._paying = False
        self._go_on(None)

    def _go_on(self, after: int | None) -> None:
        turn = self._match.turn(after)
        if turn is None:
            self.terminations = dict.fromkeys(self.agents, True)
            self.agent_selection = self.agents[0]
        else:
            self._seat = turn
            self.agent_selection = self.possible_agents[turn]

    def observe(self, agent: str) -> Observation:
        seat = self._table.seat_of[agent]
        return {"observation": self._match.planes(seat), "action_mask": self._match.mask(seat).view(np.int8)}

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        seat = self._seat
        self._match.step(int(action), seat)  # type: ignore[arg-type]
        self._cumulative_rewards[agent] = 0.0
        if self._paying:
            self._clear_rewards()
            self._paying = False
        self._go_on(seat)
        gains = self._table.pay()
        if gains is not None:
            self.rewards = dict(zip(self.possible_agents, gains, strict=True))
            self._accumulate_rewards()
            self._paying = True

    def render(self) -> str:
        """The table as somebody who looks on sees it."""
        view = self._match.view()
        return "\n".join(f"{key} {value}" for key, value in view["view"].items())

    def close(self) -> None:
        """Nothing is left open."""


class SimultaneousEnv(ParallelEnv):  # type: ignore[misc]
    """A match in which all players are asked at once; whoever has nothing to do waits."""

    metadata = {"render_modes": ["ansi"], "name": "parlor"}

    def __init__(
        self,
        game: str,
        seats: int | None = None,
        options: Mapping[str, Option] | None = None,
        reward: Reward = "win",
        render_mode: str | None = None,
    ) -> None:
        self._table = _Table(game, seats, options, reward, waits=1)
        self.metadata = {**SimultaneousEnv.metadata, "name": f"parlor_{game.replace('-', '_')}_v0"}
        self.possible_agents = list(self._table.names)
        self.observation_spaces = self._table.observation_spaces
        self.action_spaces = self._table.action_spaces
        self.agents: list[str] = []
        self.render_mode = render_mode

    @property
    def wait(self) -> int:
        """The action of a seat that does nothing."""
        return self._table.actions

    def observation_space(self, agent: str) -> spaces.Dict:
        return self._table.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Discrete:
        return self._table.action_spaces[agent]

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Observation], dict[str, dict[str, Any]]]:
        self._match = self._table.deal(seed)
        self._match.turn()
        self.agents = list(self.possible_agents)
        return self._observe(), {agent: {} for agent in self.agents}

    def _observe(self) -> dict[str, Observation]:
        return {agent: self._observe_one(self._table.seat_of[agent]) for agent in self.agents}

    def _observe_one(self, seat: int) -> Observation:
        mask = np.zeros(self._table.choices, np.uint8)
        self._match.mask(seat, mask[: self.wait])
        mask[self.wait] = not mask.any() or self._match.wakes_at is not None
        return {"observation": self._match.planes(seat), "action_mask": mask.view(np.int8)}

    def step(self, actions: dict[str, int]) -> tuple[
        dict[str, Observation],
        dict[str, float],
        dict[str, bool],
        dict[str, bool],
        dict[str, dict[str, Any]],
    ]:
        if not self.agents:
            return {}, {}, {}, {}, {}
        match, moved = self._match, False
        infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        for agent, action in actions.items():
            seat = self._table.seat_of[agent]
            if action == self.wait:
                continue
            # Somebody may have been quicker in the same step: then it comes too late.
            if int(action) in match.numbers(seat):
                match.step(int(action), seat)
                moved = True
            else:
                infos[agent]["too_late"] = True
        if not moved:
            match.tick()
        match.turn()
        over = match.over
        gains = self._table.pay() or [0.0] * self._table.seats
        observations = self._observe()
        rewards = dict(zip(self.agents, gains, strict=True))
        terminations = dict.fromkeys(self.agents, over)
        truncations = dict.fromkeys(self.agents, False)
        if over:
            self.agents = []
        return observations, rewards, terminations, truncations, infos

    def render(self) -> str:
        """The table as somebody who looks on sees it."""
        view = self._match.view()
        return "\n".join(f"{key} {value}" for key, value in view["view"].items())

    def close(self) -> None:
        """Nothing is left open."""


def env(game: str, **choices: Any) -> Env:
    """A turn-based environment: `seats`, `options`, `reward` ("win" or "score")."""
    return Env(game, **choices)


def parallel_env(game: str, **choices: Any) -> SimultaneousEnv:
    """An environment in which all seats are asked at once."""
    return SimultaneousEnv(game, **choices)
