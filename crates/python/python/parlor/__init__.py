"""Parlor for researchers: published card games, exact and fast.

A match is played by notation or by number; a seat is shown what it may know and nothing else:

>>> import parlor
>>> match = parlor.Match("leduc", seed=7)
>>> match.to_act, match.legal()
((0,), ['call', 'raise'])
>>> match.step("raise")
>>> match.step(match.numbers()[0])
>>> match.over, match.scores
(True, [1, -1])

What the rules refuse is an exception that names the clause:

>>> match = parlor.Match("leduc", seed=7)
>>> try:
...     match.step("fold")
... except parlor.Refused as refused:
...     print(refused.clause)
LP-4.2

Many matches step together into arrays:

>>> batch = parlor.Batch("jukem-football", count=64)
>>> batch.mask.shape == (64, batch.actions), batch.planes.shape == (64, batch.cells)
(True, True)
>>> batch.step(batch.sample())

Small games are solved exactly; Kuhn poker is worth -1/18 to the first seat:

>>> tree = parlor.Tree("template", ["hand 0 ?", "hand 1 ?"], ["J", "Q", "K"])
>>> tree.deals, round(tree.exploitability(tree.uniform()), 6)
(6, 0.458333)
>>> round(tree.value(tree.learn(3000))[0], 3)
-0.056

`parlor.pettingzoo`, `parlor.gymnasium` and `parlor.openspiel` offer the games to these libraries.
"""

from ._core import (
    BOTS,
    LEVELS,
    Batch,
    Match,
    Refused,
    Tree,
    __version__,
    games,
    lab,
    lab_merge,
    lab_part,
    spec,
)

__all__ = [
    "BOTS",
    "LEVELS",
    "Batch",
    "Match",
    "Refused",
    "Tree",
    "__version__",
    "games",
    "lab",
    "lab_merge",
    "lab_part",
    "spec",
]
