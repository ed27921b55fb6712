"""Parlor's games for OpenSpiel: importing this module registers each of them as `parlor_<game>`.

>>> import pyspiel, parlor.openspiel
>>> game = pyspiel.load_game("parlor_template(deals=0,reward=chips)")
>>> state = game.new_initial_state()
>>> len(state.chance_outcomes())
6
>>> state.apply_action(0)
>>> [state.action_to_string(action) for action in state.legal_actions()]
['check', 'bet']

All chance of a match is drawn at its root: the deal is one of `deals` seeds, and what is shuffled later follows from it, unseen
by the players. `deals=0` has every order of the cards exactly once, for decks of up to six cards. Where several seats may act,
they are asked one after the other. Parameters: `seats`, `options` (as `key=value;key=value`), `deals`, `reward`: `win` (1 for a
win, shared by those who share it), `score` (points) or `chips` (points that add up to zero).
"""

from __future__ import annotations

import math
import os
from functools import cache
from typing import Any

import numpy as np
import pyspiel

from ._core import Match, games, spec

_MOST = 1000.0
_SMALL = 6


@cache
def _orders(game: str, seats: int) -> tuple[int, ...]:
    """A seed for each order of the cards of a small deck."""
    found: dict[str, int] = {}
    wanted = 0
    seed = 0
    while not wanted or len(found) < wanted:
        zones = Match(game, seats, None, seed).view("truth")["zones"]
        if not wanted:
            cards = sum(zone["count"] for zone in zones)
            if cards > _SMALL:
                raise ValueError(f"deals=0 is for decks of up to {_SMALL} cards; this one has {cards}")
            wanted = math.factorial(cards)
        found.setdefault(repr(zones), seed)
        seed += 1
    return tuple(found[key] for key in sorted(found))


def _options(text: str) -> dict[str, str]:
    pairs = (pair.split("=", 1) for pair in text.split(";") if pair)
    return {pair[0]: pair[1] if len(pair) > 1 else "" for pair in pairs}


def _type(info: dict[str, Any], reward: str) -> pyspiel.GameType:
    utilities = pyspiel.GameType.Utility
    utility = {"win": utilities.CONSTANT_SUM, "score": utilities.GENERAL_SUM, "chips": utilities.ZERO_SUM}[reward]
    return pyspiel.GameType(
        short_name="parlor_" + info["slug"].replace("-", "_"),
        long_name=info["name"],
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=utility,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=info["seats_max"],
        min_num_players=info["seats_min"],
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=False,
        parameter_specification={"seats": 0, "options": "", "deals": 1000, "reward": "win"},
    )


class Game(pyspiel.Game):  # type: ignore[misc]
    """One of Parlor's games."""

    def __init__(self, info: dict[str, Any], params: dict[str, Any] | None = None) -> None:
        params = dict(params or {})
        self.slug = str(info["slug"])
        self.options = _options(str(params.get("options", "")))
        # 0: as few as the game takes with these options.
        self.seats = int(params.get("seats", 0)) or Match(self.slug, None, self.options).seats
        self.reward = str(params.get("reward", "win"))
        if self.reward not in ("win", "score", "chips"):
            raise ValueError(f"reward is win, score or chips, not {self.reward!r}")
        deals = int(params.get("deals", 1000))
        self.seeds = tuple(range(deals)) if deals > 0 else _orders(self.slug, self.seats)
        self.first = Match(self.slug, self.seats, self.options, self.seeds[0])
        self.outcomes = [(deal, 1.0 / len(self.seeds)) for deal in range(len(self.seeds))]
        numbers = spec(self.slug)
        self.cells = numbers["cells"]
        pays = self.reward != "win"
        super().__init__(
            _type(info, self.reward),
            pyspiel.GameInfo(
                num_distinct_actions=numbers["actions"],
                max_chance_outcomes=len(self.seeds),
                num_players=self.seats,
                min_utility=-_MOST if pays else 0.0,
                max_utility=_MOST if pays else 1.0,
                utility_sum={"win": 1.0, "chips": 0.0}.get(self.reward),
                max_game_length=self.first.bound,
            ),
            params,
        )

    def new_initial_state(self) -> State:
        return State(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer:
        if params:
            raise ValueError(f"observers take no parameters, not {params}")
        return Observer(iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False), self.cells)


class State(pyspiel.State):  # type: ignore[misc]
    """A match, or the moment before its deal."""

    def __init__(self, game: Game) -> None:
        super().__init__(game)
        self.match: Match | None = None
        self._turn: int = pyspiel.PlayerId.CHANCE

    def current_player(self) -> int:
        return self._turn

    def is_terminal(self) -> bool:
        return bool(self._turn == pyspiel.PlayerId.TERMINAL)

    def _legal_actions(self, player: int) -> list[int]:
        assert self.match is not None
        return sorted(self.match.numbers(player))

    def chance_outcomes(self) -> list[tuple[int, float]]:
        outcomes: list[tuple[int, float]] = self.get_game().outcomes
        return outcomes

    def _apply_action(self, action: int) -> None:
        after: int | None = None
        if self.match is None:
            game = self.get_game()
            self.match = Match(game.slug, game.seats, game.options, game.seeds[action])
        else:
            after = self._turn
            self.match.step(action, after)
        turn = self.match.turn(after)
        self._turn = pyspiel.PlayerId.TERMINAL if turn is None else turn

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"deal {action}"
        assert self.match is not None
        return self.match.action(action, player) or f"number {action}"

    def returns(self) -> list[float]:
        game = self.get_game()
        if self.match is None or not self.is_terminal():
            return [0.0] * int(game.seats)
        if game.reward != "win":
            return [float(score) for score in self.match.scores]
        return self.match.won or [0.0] * int(game.seats)

    def __str__(self) -> str:
        return "before the deal" if self.match is None else self.match.story("truth")

    def resample_from_infostate(self, player: int, sampler: Any = None) -> State:
        """A state that `player` cannot tell from this one. It begins here: what led to it is not in its history."""
        assert self.match is not None
        lot = sampler() if sampler else int.from_bytes(os.urandom(6), "little") / (1 << 48)
        state = State(self.get_game())
        state.match = self.match.world(player, int(lot * (1 << 48)))
        state._turn = self._turn
        return state


class Observer:
    """What a player sees: planes as numbers; as text all it was ever told, or the table as it is."""

    def __init__(self, iig_obs_type: Any, cells: int) -> None:
        self.perfect_recall = bool(iig_obs_type.perfect_recall)
        self.tensor = np.zeros(cells, np.float32)
        self.dict = {"planes": self.tensor}
        self._bytes = np.zeros(cells, np.uint8)

    def set_from(self, state: State, player: int) -> None:
        if state.match is None:
            self.tensor.fill(0)
        else:
            self.tensor[:] = state.match.planes(player, self._bytes)

    def string_from(self, state: State, player: int) -> str:
        if state.match is None:
            return "before the deal"
        if self.perfect_recall:
            return state.match.story(player)
        view = state.match.view(player)
        lines = [f"{key} {value}" for key, value in view["view"].items()]
        zones = [f"{zone['name']} {zone['seat']}: {_cards(zone)}" for zone in view["zones"]]
        return "\n".join(zones + lines)


def _cards(zone: dict[str, Any]) -> str:
    return " ".join(card if isinstance(card, str) else "?" for card in zone["cards"]) or f"{zone['count']} cards"


def _register(info: dict[str, Any]) -> None:
    name = "Parlor" + info["slug"].title().replace("-", "")

    def start(self: Game, params: dict[str, Any] | None = None) -> None:
        Game.__init__(self, info, params)

    pyspiel.register_game(_type(info, "win"), type(name, (Game,), {"__init__": start}))


for _info in games():
    _register(_info)
