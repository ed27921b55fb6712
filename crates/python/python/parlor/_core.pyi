"""What the engine offers to Python."""

from collections.abc import Mapping, Sequence
from typing import Any, Literal, TypeAlias, TypedDict, final

import numpy as np
from numpy.typing import NDArray

Bytes: TypeAlias = NDArray[np.uint8]
Eyes: TypeAlias = int | Literal["truth"] | None
Option: TypeAlias = str | int | bool

__version__: str
BOTS: list[str]
LEVELS: list[str]

class Block(TypedDict):
    """A run of neighbouring numbers with one meaning."""

    name: str
    first: int
    size: int
    about: str

class Spec(TypedDict):
    """What the numbers of a game mean."""

    game: str
    actions: int
    cells: int
    numbers: list[Block]
    planes: list[Block]

class Refused(ValueError):
    """The rules refuse what was tried."""

    clause: str | None
    code: str | None
    meant: str | None

def games(language: str = "en") -> list[dict[str, Any]]:
    """Every game: `slug`, `name`, `seats_min`, `seats_max`, `options`, `levels`; in `en`, `de`, `es` or `fr`."""

def spec(game: str) -> Spec:
    """What the numbers of a game mean: its actions and its planes, block by block."""

def lab(
    game: str,
    bots: Sequence[str] | None = None,
    games: int = 1000,
    seats: int | None = None,
    options: Mapping[str, Option] | None = None,
    vary: tuple[str, Sequence[str]] | None = None,
    seed: int = 1,
    worlds: int | None = None,
    threads: int | None = None,
) -> dict[str, Any]:
    """Plays games between bots and reports on them, every number with its interval."""

def lab_part(
    game: str,
    first: int,
    end: int,
    bots: Sequence[str] | None = None,
    games: int = 1000,
    seats: int | None = None,
    options: Mapping[str, Option] | None = None,
    vary: tuple[str, Sequence[str]] | None = None,
    seed: int = 1,
    worlds: int | None = None,
    threads: int | None = None,
) -> str:
    """Plays the games from `first` up to `end` of what `lab` would play; gives a text for `lab_merge`."""

def lab_merge(parts: Sequence[str]) -> dict[str, Any]:
    """Adds parts up to the report that one run would have given, to the last digit."""

@final
class Match:
    """One match of any game.

    Where `seat` is left out, the only seat that may act is meant. Time is in milliseconds since the match began and
    passes only when `at` or `tick` says so.
    """

    def __new__(
        cls,
        game: str,
        seats: int | None = None,
        options: Mapping[str, Option] | None = None,
        seed: int | str | None = None,
    ) -> Match: ...
    @classmethod
    def from_play(cls, text: str) -> Match:
        """Reads a match from the text of a `.play` file and plays it again, its checks included."""

    def to_play(self) -> str:
        """The match as the text of a `.play` file. It holds the seed, and thereby every card."""

    @property
    def game(self) -> str: ...
    @property
    def seats(self) -> int: ...
    @property
    def actions(self) -> int:
        """How many actions have numbers."""

    @property
    def cells(self) -> int:
        """How many bytes planes have."""

    @property
    def to_act(self) -> tuple[int, ...]:
        """The seats that may act now."""

    @property
    def over(self) -> bool: ...
    @property
    def steps(self) -> int: ...
    @property
    def now(self) -> int: ...
    @property
    def bound(self) -> int:
        """No match like this takes more steps."""

    @property
    def wakes_at(self) -> int | None:
        """When the rules go on by themselves."""

    @property
    def scores(self) -> list[int]: ...
    @property
    def places(self) -> list[int] | None:
        """The place of each seat from 1, once the match is over."""

    @property
    def won(self) -> list[float] | None:
        """What each seat won: 1 for a win, a part of it for a shared one. None while the match is on."""

    def turn(self, after: int | None = None) -> int | None:
        """The next seat clockwise after `after` that has something to decide; time passes where nobody has. None: over."""

    def legal(self, seat: int | None = None) -> list[str]: ...
    def numbers(self, seat: int | None = None) -> list[int]:
        """The numbers of the legal actions, in the order of `legal`."""

    def mask(self, seat: int | None = None, out: Bytes | None = None) -> Bytes:
        """A 1 for each legal action, 0 elsewhere; into `out` if it is given."""

    def planes(self, seat: int | None = None, out: Bytes | None = None) -> Bytes:
        """What the seat knows, in bytes; into `out` if it is given."""

    def action(self, number: int, seat: int | None = None) -> str | None:
        """What a number means now, in notation."""

    def number(self, action: str, seat: int | None = None) -> int | None:
        """The number of an action in notation."""

    def step(self, action: str | int, seat: int | None = None, at: int | None = None) -> None:
        """Takes an action, in notation or by number. Raises `Refused`."""

    def tick(self, at: int | None = None) -> int:
        """Lets every moment up to `at` come that the rules wait for, or just the next one. Says how many came."""

    def undo(self, steps: int = 1) -> None:
        """Goes back by playing the record again."""

    def clone(self) -> Match: ...
    def __copy__(self) -> Match: ...
    def __deepcopy__(self, memo: Any) -> Match: ...
    def view(self, eyes: Eyes = None) -> dict[str, Any]:
        """The table as a seat, somebody who looks on (None) or the truth sees it."""

    def told(self, eyes: Eyes = None) -> list[dict[str, Any]]:
        """What the last step told."""

    def choices(self, seat: int | None = None) -> list[dict[str, Any]]:
        """What a person is offered: `action`, `label`, `clause`, `touches`."""

    def story(self, eyes: Eyes = None) -> str:
        """All that was seen and told so far: the same for two matches exactly if they cannot be told apart."""

    def world(self, seat: int, seed: int = 0) -> Match:
        """A match that begins in a world that `seat` cannot tell from this one; nothing true is left in it."""

    def seat_bot(self, seat: int, level: str = "strong", seed: int = 0) -> None:
        """Gives a seat to a bot; the same seed plays the same way."""

    def think(self, seat: int | None = None, worlds: int | None = None) -> str | None:
        """What the bot at the seat would do now; None if it holds still."""

    def review(self, worlds: int = 200) -> dict[str, Any]:
        """Looks at the match again: what each decision was worth, luck and skill of each seat."""

    def clause(self, id: str) -> str | None:
        """A clause of the rules, as text."""

@final
class Batch:
    """Many matches of one game that step together into arrays.

    A match that ends is dealt anew in the same step: `done` and `reward` speak of the match that ended, `seat`, `mask` and
    `planes` of the next one. Bots play in the seats that `bots` names before anything is shown; None leaves a seat to the
    caller. `mask` and `planes` may be arrays of the caller's, or False.
    """

    def __new__(
        cls,
        game: str,
        count: int,
        seats: int | None = None,
        options: Mapping[str, Option] | None = None,
        seed: int = 0,
        bots: Sequence[str | None] | None = None,
        worlds: int | None = None,
        reward: Literal["win", "score"] = "win",
        threads: int = 1,
        mask: bool | Bytes = True,
        planes: bool | Bytes = True,
    ) -> Batch: ...
    def reset(self, seed: int = 0) -> None:
        """Deals all matches anew."""

    def step(self, actions: NDArray[np.int32]) -> None:
        """Takes one action in each match. If one is not legal, none is taken."""

    def sample(self, out: NDArray[np.int32] | None = None) -> NDArray[np.int32]:
        """Draws a legal action in each match."""

    def random(self, steps: int) -> None:
        """So many steps at random in each match, every one written into the arrays."""

    @property
    def count(self) -> int: ...
    @property
    def seats(self) -> int: ...
    @property
    def actions(self) -> int: ...
    @property
    def cells(self) -> int: ...
    @property
    def ended(self) -> int:
        """How many matches have ended since the last reset."""

    @property
    def seat(self) -> NDArray[np.int8]:
        """Who decides in each match."""

    @property
    def reward(self) -> NDArray[np.float32]:
        """What each seat was rewarded with in the last step."""

    @property
    def done(self) -> NDArray[np.bool_]:
        """Which matches ended in the last step."""

    @property
    def mask(self) -> Bytes: ...
    @property
    def planes(self) -> Bytes: ...
