"""Learns a game of the house by proximal policy optimisation, from batches alone, and writes what plays in the arena.

    pip install ./crates/python torch onnx onnxscript
    python examples/train_ppo.py --minutes 15 --out jukem.onnx
    cargo run --release --features onnx -- arena jukem-football --bots greedy,onnx:jukem.onnx --against greedy --deals 500

The pupil sits in either seat against `greedy` and knows nothing but planes, masks and points: no rule, no advice. All but
the network itself is numpy and needs no torch.
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Callable
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

import parlor

Floats = NDArray[np.float32]
Bytes = NDArray[np.uint8]
# Planes and masks of some moments go in; logits of all actions and what each moment is worth come out.
Policy = Callable[[Bytes, Bytes], tuple[Floats, Floats]]

POINT = 0.1  # What a point of lead is worth.
PATIENCE, STRIDE, CURIOSITY = 0.97, 0.2, 0.005
WIDTH, REPEATS, TOGETHER, RATE = 256, 3, 4096, 1e-3


class Steps(NamedTuple):
    """Decisions, as rows of moments × matches."""

    planes: Bytes
    mask: Bytes
    action: NDArray[np.int64]
    likely: Floats
    worth: Floats
    reward: Floats
    done: NDArray[np.bool_]
    last: Floats


class Seats:
    """Batches of matches against a bot, the same number with the pupil in each seat of a table of two."""

    def __init__(self, game: str, count: int, rival: str, reward: str, seed: int, threads: int = 1) -> None:
        lineups = [[None, rival], [rival, None]]
        make: Any = parlor.Batch
        self.batches: list[parlor.Batch] = [
            make(game, count=count // 2, seats=2, bots=bots, reward=reward, seed=seed + own, threads=threads)
            for own, bots in enumerate(lineups)
        ]

    def look(self) -> tuple[Bytes, Bytes]:
        planes = np.concatenate([batch.planes for batch in self.batches])
        return planes, np.concatenate([batch.mask for batch in self.batches])

    def step(self, actions: NDArray[np.int64]) -> tuple[Floats, NDArray[np.bool_]]:
        """Gives what the pupil got more than its rival, and which matches ended."""
        lead, done = [], []
        for own, (batch, part) in enumerate(zip(self.batches, np.split(actions.astype(np.int32), 2), strict=True)):
            batch.step(np.ascontiguousarray(part))
            lead.append(batch.reward[:, own] - batch.reward[:, 1 - own])
            done.append(batch.done.copy())
        return np.concatenate(lead), np.concatenate(done)


def chances(logits: Floats, mask: Bytes) -> Floats:
    """How likely each action is: what is not legal, never."""
    scores = np.where(mask > 0, logits, -np.inf)
    scores = np.exp(scores - scores.max(axis=1, keepdims=True))
    result: Floats = (scores / scores.sum(axis=1, keepdims=True)).astype(np.float32)
    return result


def draw(likely: Floats, lots: np.random.Generator) -> NDArray[np.int64]:
    """One action a row, each as often as it is likely; never one that cannot be."""
    sums = likely.cumsum(axis=1)
    lot = lots.random((len(likely), 1)) * sums[:, -1:]
    hit: NDArray[np.int64] = (sums > lot).argmax(axis=1)
    return hit


def play(seats: Seats, policy: Policy, moments: int, lots: np.random.Generator) -> Steps:
    """So many decisions in every match; matches go on from where they are."""
    rows: list[tuple[Any, ...]] = []
    for _ in range(moments):
        planes, mask = seats.look()
        logits, worth = policy(planes, mask)
        likely = chances(logits, mask)
        action = draw(likely, lots)
        reward, done = seats.step(action)
        rows.append((planes, mask, action, np.take_along_axis(likely, action[:, None], 1)[:, 0], worth, POINT * reward, done))
    columns = [np.stack(column) for column in zip(*rows, strict=True)]
    return Steps(*columns, last=policy(*seats.look())[1])  # type: ignore[call-arg]


def gains(steps: Steps) -> tuple[Floats, Floats]:
    """How much better things went after each decision than was expected, and how well they went (GAE)."""
    gain = np.zeros_like(steps.reward, dtype=np.float32)
    after, later = steps.last, np.zeros_like(steps.last)
    for moment in reversed(range(len(steps.reward))):
        goes_on = ~steps.done[moment]
        surprise = steps.reward[moment] + goes_on * after - steps.worth[moment]
        later = surprise + PATIENCE * goes_on * later
        gain[moment], after = later, steps.worth[moment]
    return gain, gain + steps.worth


def wins(game: str, policy: Policy, rival: str, matches: int, seed: int) -> float:
    """The share of wins of the best rated action in each seat; of every match that is begun, none is left out."""
    seats = Seats(game, matches, rival, "win", seed)
    won, over = np.zeros(matches), np.zeros(matches, dtype=bool)
    while not over.all():
        planes, mask = seats.look()
        lead, done = seats.step(np.where(mask > 0, policy(planes, mask)[0], -np.inf).argmax(axis=1))
        won = np.where(done & ~over, (lead + 1) / 2, won)
        over |= done
    return float(won.mean())


def learn(game: str, minutes: float, count: int, moments: int, seed: int, threads: int, out: str) -> None:
    import torch
    from torch import nn

    torch.manual_seed(seed)
    torch.set_num_threads(threads)
    seats, lots = Seats(game, count, "greedy", "score", seed, threads), np.random.default_rng(seed)
    planes, _ = seats.look()
    for _ in range(50):
        seats.step(np.concatenate([batch.sample() for batch in seats.batches]).astype(np.int64))
        planes = np.concatenate([planes, seats.look()[0]])
    cells, actions = planes.shape[1], seats.batches[0].actions

    class Net(nn.Module):
        """Two hidden layers; planes come as they are written, and are brought to one scale inside."""

        def __init__(self) -> None:
            super().__init__()
            self.register_buffer("mean", torch.tensor(planes.mean(axis=0), dtype=torch.float32))
            self.register_buffer("spread", torch.tensor(planes.std(axis=0) + 0.1, dtype=torch.float32))
            self.body = nn.Sequential(nn.Linear(cells, WIDTH), nn.ReLU(), nn.Linear(WIDTH, WIDTH), nn.ReLU())
            self.logits, self.worth = nn.Linear(WIDTH, actions), nn.Linear(WIDTH, 1)
            nn.init.normal_(self.logits.weight, std=0.01)

        def hidden(self, planes: Any) -> Any:
            return self.body(((planes - self.mean) / self.spread).clamp(-5, 5))

        def forward(self, planes: Any) -> Any:
            return self.logits(self.hidden(planes))

    net = Net()
    optimiser = torch.optim.Adam(net.parameters(), lr=RATE, eps=1e-5)

    def policy(planes: Bytes, mask: Bytes) -> tuple[Floats, Floats]:
        with torch.no_grad():
            hidden = net.hidden(torch.from_numpy(planes).float())
            return net.logits(hidden).numpy(), net.worth(hidden)[:, 0].numpy()

    def think(steps: Steps) -> None:
        gain, went = (torch.from_numpy(part.reshape(-1)) for part in gains(steps))
        gain = (gain - gain.mean()) / (gain.std() + 1e-6)
        flat = [torch.from_numpy(part.reshape(-1, *part.shape[2:])) for part in steps[:4]]
        for _ in range(REPEATS):
            for rows in torch.randperm(len(gain)).split(TOGETHER):
                planes, mask, action, likely = (part[rows] for part in flat)
                hidden = net.hidden(planes.float())
                logs = net.logits(hidden).masked_fill(mask == 0, -1e9).log_softmax(dim=1)
                ratio = logs.gather(1, action[:, None])[:, 0].exp() / likely
                pushed = torch.min(ratio * gain[rows], ratio.clamp(1 - STRIDE, 1 + STRIDE) * gain[rows]).mean()
                doubt = -(logs.exp() * logs).sum(dim=1).mean()
                surprise = nn.functional.smooth_l1_loss(net.worth(hidden)[:, 0], went[rows])
                optimiser.zero_grad()
                (surprise - pushed - CURIOSITY * doubt).backward()
                nn.utils.clip_grad_norm_(net.parameters(), 0.5)
                optimiser.step()

    start, round_ = time.monotonic(), 0
    while (past := (time.monotonic() - start) / (60 * minutes)) < 1:
        for group in optimiser.param_groups:
            group["lr"] = RATE * (1 - 0.95 * past)
        think(play(seats, policy, moments, lots))
        round_ += 1
        if round_ % 20 == 0:
            share = wins(game, policy, "greedy", 400, 10_000 + round_)
            decisions = round_ * moments * count
            print(f"{past * minutes:5.1f} min, {decisions:>10,} decisions: wins {share:.1%} against greedy", flush=True)
    sample = torch.zeros(1, cells)
    torch.onnx.export(net.eval(), (sample,), out, input_names=["planes"], output_names=["logits"], external_data=False)
    print(f"{out}: wins {wins(game, policy, 'greedy', 4000, 99_999):.1%} of 4000 against greedy")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", default="jukem-football", help="any game for two")
    parser.add_argument("--minutes", type=float, default=15)
    parser.add_argument("--count", type=int, default=512, help="matches at once")
    parser.add_argument("--moments", type=int, default=64, help="decisions in each match between two changes of mind")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--threads", type=int, default=2)
    parser.add_argument("--out", default="ppo.onnx")
    args = parser.parse_args()
    learn(args.game, args.minutes, args.count, args.moments, args.seed, args.threads, args.out)


if __name__ == "__main__":
    main()
