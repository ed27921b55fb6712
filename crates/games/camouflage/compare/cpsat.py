"""Compares the solver with a general one, OR-tools CP-SAT, on every shipped puzzle. Not part of any test run.

    cargo run --release -p camouflage --example bars -- puzzles > ours.csv
    pip install ortools
    python crates/games/camouflage/compare/cpsat.py ours.csv

CP-SAT gets the same task: the outline, the black squares and the cards, not the answer. Its time is the processor's time
inside `solve`, without building the model and without waiting for other programs; one worker, as ours has one thread.
Both count the arrangements of cards and turns.
"""

import csv
import sys
import time
import tomllib
from pathlib import Path

from ortools.sat.python import cp_model

HERE = Path(__file__).resolve().parent
DATA = HERE.parent / "data"
AROUND = [(dx, dy) for dy in (-1, 0, 1) for dx in (-1, 0, 1)]


def faces():
    """What every card shows, by side and name: rows of letters."""
    decks = tomllib.loads((DATA / "camouflage-j1.toml").read_text())["deck"]
    return {side: read_side(decks, key) for side, key in (("animal", "animals"), ("gems", "gems"))}


def read_side(decks, key):
    return {f"{deck['code']}{n + 1}": face.split("/") for deck in decks for n, face in enumerate(deck[key])}


def turned(rows):
    """After a clockwise quarter turn: new[row][col] = old[2-col][row]."""
    return ["".join(rows[2 - col][row] for col in range(3)) for row in range(3)]


def turns(rows):
    out = [rows]
    for _ in range(3):
        out.append(turned(out[-1]))
    return out


def model_of(puzzle, cards):
    """One boolean for every card and turn on every black square."""
    model = cp_model.CpModel()
    rows = puzzle["outline"]
    black = [(x, y) for y, row in enumerate(rows) for x, letter in enumerate(row) if letter == "#"]
    lies = {}
    for at in black:
        for card in puzzle["cards"]:
            for turn in range(4):
                lies[at, card, turn] = model.new_bool_var("")
    for at in black:
        model.add_exactly_one(lies[at, card, turn] for card in puzzle["cards"] for turn in range(4))
    for card in puzzle["cards"]:
        model.add_exactly_one(lies[at, card, turn] for at in black for turn in range(4))
    shows = {}
    for at in black:
        for dx, dy in AROUND:
            if (dx, dy) == (0, 0):
                continue
            cell = (at[0] + dx, at[1] + dy)
            if cell in black and not puzzle["wild"]:
                model.add_bool_or([])
                continue
            # In a cell with a centre each card shows its own pattern; elsewhere all show the same.
            key = (cell, at) if cell in black else (cell, None)
            if key not in shows:
                shows[key] = {p: model.new_bool_var("") for p in "LZTGRESA"}
                model.add_exactly_one(shows[key].values())
            for card in puzzle["cards"]:
                for turn, face in enumerate(turns(cards[card])):
                    model.add_implication(lies[at, card, turn], shows[key][face[dy + 1][dx + 1]])
    if puzzle["wild"]:
        stack(model, black, shows)
    return model, lies


def stack(model, black, shows):
    """An order in which, in every cell with a centre, cards on the same side of the centre show the same pattern."""
    place = {at: model.new_int_var(0, len(black) - 1, "") for at in black}
    model.add_all_different(place.values())
    for cell in black:
        others = [at for at in black if (cell, at) in shows]
        below = {}
        for at in others:
            below[at] = model.new_bool_var("")
            model.add(place[at] < place[cell]).only_enforce_if(below[at])
            model.add(place[at] > place[cell]).only_enforce_if(~below[at])
        for i, a in enumerate(others):
            for b in others[:i]:
                for p, shown in shows[cell, a].items():
                    for same in ((below[a], below[b]), (~below[a], ~below[b])):
                        model.add(shows[cell, b][p] == 1).only_enforce_if([shown, *same])


def solve(model):
    """The solver after its work, how it ended, and the milliseconds the processor spent."""
    solver = cp_model.CpSolver()
    solver.parameters.num_workers = 1
    start = time.process_time()
    status = solver.solve(model)
    return solver, status, (time.process_time() - start) * 1000


def first(model):
    """Milliseconds to a first solution, the best of three runs."""
    best = float("inf")
    for _ in range(3):
        _, status, spent = solve(model)
        assert status in (cp_model.OPTIMAL, cp_model.FEASIBLE), status
        best = min(best, spent)
    return best


def count(model, lies):
    """How many solutions there are, and milliseconds to prove it: each one found is forbidden until none is left."""
    found, spent = 0, 0.0
    while True:
        cp, status, more = solve(model)
        spent += more
        if status == cp_model.INFEASIBLE:
            return found, spent
        found += 1
        model.add_bool_or(~var for var in lies.values() if cp.boolean_value(var))


def main():
    ours = {row["id"]: row for row in csv.DictReader(open(sys.argv[1]))}
    cards = faces()
    slower = 0
    print("id,stars,wild,ours_first_ms,cpsat_first_ms,ours_all_ms,cpsat_all_ms,solutions,faster")
    for puzzle in tomllib.loads((DATA / "puzzles.toml").read_text())["puzzle"]:
        mine = ours[puzzle["id"]]
        model, lies = model_of(puzzle, cards[puzzle["side"]])
        first_ms = first(model)
        solutions, all_ms = count(model, lies)
        assert solutions == int(mine["solutions"]) == puzzle["solutions"], puzzle["id"]
        faster = float(mine["first_ms"]) < first_ms and float(mine["all_ms"]) < all_ms
        slower += not faster
        print(
            f"{puzzle['id']},{puzzle['stars']},{puzzle['wild']},{mine['first_ms']},{first_ms:.2f},"
            f"{mine['all_ms']},{all_ms:.2f},{solutions},{'yes' if faster else 'no'}"
        )
    print(f"# ours is not faster on {slower} puzzles", file=sys.stderr)


if __name__ == "__main__":
    main()
