//! A second opinion on what is legal: the rules read off the page once more, slowly and from what is shown.

use bag_o_loot::{Action, BagOLoot, LOOTER, Options, PhaseView, Spot, View, coin};
use conformance::options;
use kernel::{Chance, Face, Game, Millis, Seat, Settings, Shown, Stamped, Stream, Viewer, Zone};

const SPOTS: u8 = 37;

/// Every action that can be written.
fn all_actions() -> Vec<Action> {
    let mut all = vec![Action::Draw, Action::Knock, Action::ForfeitByLot, Action::Answer];
    all.extend([Action::Challenge, Action::LetGo, Action::TakeSets]);
    let faces: Vec<Face> = (0..=LOOTER.0).map(Face).collect();
    for &rank in &faces {
        all.extend((0..6).flat_map(|coins| (0..6).map(move |looters| Action::Open { rank, coins, looters })));
        all.push(Action::Ditch { coin: rank });
    }
    for spot in (0..SPOTS).map(Spot) {
        for &card in &faces {
            all.extend([Action::Build { set: spot, card }, Action::Steal { set: spot, card }]);
            all.extend([Action::Bag { set: spot, card }, Action::Pinch { set: spot, coin: card }]);
            all.push(Action::Snitch { bag: spot, coin: card });
        }
        all.extend([Action::TakeBag { bag: spot }, Action::Bonus { bag: spot }]);
    }
    all.extend((0..8).map(|seat| Action::Forfeit { to: Seat::new(seat) }));
    all.sort();
    all
}

/// The table as it is laid out.
struct Page {
    view: View,
    hand: Vec<Face>,
    seats: u8,
    seat: u8,
    live: bool,
    limit: bool,
}

impl Page {
    fn of(game: &BagOLoot, options: &Options, seats: u8, seat: Seat) -> Page {
        let zone = BagOLoot::META.zones.iter().find(|zone| zone.name == "hand").expect("there are hands").first;
        let shown = game.cards().shown(Zone(zone.0 + seat.number()), Viewer::Truth);
        let hand = shown.into_iter().filter_map(|card| match card {
            Shown::Up(face) => Some(face),
            Shown::Down(_) => None,
        });
        let is = |key: &str, value: &str| options.get(key).as_deref() == Some(value);
        Page {
            view: game.view(Viewer::Truth),
            hand: hand.collect(),
            seats,
            seat: seat.number(),
            live: is("mode", "advanced") && !is("people", "no"),
            limit: is("ditch_limit", "1"),
        }
    }

    fn holds(&self, face: Face, copies: usize) -> bool {
        self.hand.iter().filter(|&&other| other == face).count() >= copies
    }

    /// Owner, rank and size of an open set, and whether a looter is in it.
    fn set(&self, spot: Spot) -> Option<(u8, Face, u8, bool)> {
        let set = self.view.sets.iter().find(|set| set.name == format!("s{}", spot.0 + 1))?;
        Some((set.owner, coin(set.rank), set.coins + set.looters, set.looters > 0))
    }

    fn bag_owner(&self, spot: Spot) -> Option<u8> {
        self.view.bags.iter().find(|bag| bag.name == format!("b{}", spot.0 + 1)).map(|bag| bag.owner)
    }

    /// Whether the window of another player still keeps the turn player from beginning (BL-4.41).
    fn waits(&self) -> bool {
        self.view.window.as_ref().is_some_and(|window| {
            let all_let_go = window.eligible.iter().all(|seat| window.let_go.contains(seat));
            self.live && window.maker != self.view.turn && window.until.is_some() && !all_let_go
        })
    }

    fn is_play(&self, action: Action) -> bool {
        let view = &self.view;
        let fits = |card: Face, rank: Face| (card == rank || card == LOOTER) && self.holds(card, 1);
        match action {
            Action::Open { rank, coins, looters } => {
                let held = self.holds(rank, coins as usize) && self.holds(LOOTER, looters as usize);
                rank != LOOTER && coins > 0 && (2..=4).contains(&(coins + looters)) && held
            }
            Action::Build { set, card } => {
                self.set(set).is_some_and(|(owner, rank, size, _)| owner == self.seat && size < 4 && fits(card, rank))
            }
            Action::Steal { set, card } => {
                self.set(set).is_some_and(|(owner, rank, size, _)| owner != self.seat && size < 4 && fits(card, rank))
            }
            Action::Bag { set, card } => self.set(set).is_some_and(|(_, rank, size, _)| {
                size == 4 && !view.bag_made && if view.advanced { self.holds(card, 1) } else { fits(card, rank) }
            }),
            Action::Pinch { set, coin } => {
                let looted = self.set(set).is_some_and(|(_, rank, _, looted)| looted && rank == coin);
                !view.advanced && looted && self.holds(coin, 1)
            }
            Action::Snitch { bag, coin } => {
                let first = !view.advanced && view.plays == 0;
                first && coin != LOOTER && self.holds(coin, 1) && self.bag_owner(bag).is_some()
            }
            Action::Ditch { coin: face } => {
                let bagged = view.bags.iter().any(|bag| bag.rank.map(coin) == Some(face));
                view.advanced && self.holds(face, 1) && bagged && !(self.limit && view.ditches > 0)
            }
            Action::Knock => view.plays > 0 || self.hand.is_empty(),
            Action::Forfeit { to } => {
                view.plays == 0 && !self.hand.is_empty() && to.number() != self.seat && to.number() < self.seats
            }
            _ => false,
        }
    }

    /// What is said about a bag: in a live window or in a question, by who has something to lose and has not spoken.
    fn is_word(&self, action: Action) -> bool {
        let Some(window) = &self.view.window else { return false };
        let asked = self.live || self.view.phase == PhaseView::Contest;
        let spoke = window.let_go.contains(&self.seat) || window.called.contains(&self.seat);
        let word = matches!(action, Action::Challenge | Action::LetGo);
        word && asked && window.eligible.contains(&self.seat) && !spoke
    }

    fn is_legal(&self, action: Action) -> bool {
        let view = &self.view;
        let own = view.turn == self.seat;
        let owns = |owner: u8| view.sets.iter().any(|set| set.owner == owner);
        match view.phase {
            PhaseView::TurnStart => (own && action == Action::Draw && !self.waits()) || self.is_word(action),
            PhaseView::Play => (own && !self.waits() && self.is_play(action)) || self.is_word(action),
            PhaseView::Contest | PhaseView::LastCall => self.is_word(action),
            PhaseView::Penalty => {
                let maker = view.bags.last().is_some_and(|bag| bag.owner == self.seat);
                let challenger = view.challenger.unwrap_or(u8::MAX);
                maker
                    && match action {
                        Action::TakeBag { bag } => self.bag_owner(bag) == Some(challenger),
                        action => action == Action::TakeSets && owns(challenger),
                    }
            }
            PhaseView::Bonus => match action {
                Action::Bonus { bag } => own && self.bag_owner(bag).is_some_and(|owner| owner != self.seat),
                _ => false,
            },
            PhaseView::Over => false,
        }
    }
}

fn agrees(seats: u8, chosen: &str, games: u64) {
    let options = options(chosen);
    let all = all_actions();
    let mut list = Vec::new();
    for seed in 0..games {
        let mut game = BagOLoot::deal(&options, seats, Chance::Fast(seed)).expect("these options can be dealt");
        let (mut stream, mut now) = (Stream::fast(seed), Millis(0));
        while !game.is_over() {
            if stream.below(6) == 0 {
                for seat in Seat::all(seats) {
                    let page = Page::of(&game, &options, seats, seat);
                    list.clear();
                    game.legal(seat, &mut list);
                    let expected: Vec<Action> = all.iter().copied().filter(|&action| page.is_legal(action)).collect();
                    assert_eq!(list, expected, "seat {seat}, seed {seed}, {chosen}");
                    let accepts =
                        |action: &&Action| game.check(seat, **action).is_ok() && !game.off_list(seat, **action);
                    assert!(all.iter().filter(accepts).eq(&expected), "check and list, seat {seat}, seed {seed}");
                }
            }
            let ready: Vec<Seat> = game.to_act().iter().collect();
            let step = match stream.pick(&ready) {
                Some(&seat) => {
                    list.clear();
                    game.legal(seat, &mut list);
                    Stamped::act(now, seat, *stream.pick(&list).expect("who is to act can act"))
                }
                None => {
                    now = game.wakes_at().expect("a match that is not over goes on");
                    Stamped::clock(now)
                }
            };
            game.apply(step, &mut ());
        }
    }
}

#[test]
fn the_standard_game_agrees_with_the_page() {
    agrees(2, "", 6);
    agrees(4, "", 6);
    agrees(8, "rounds=2", 4);
}

#[test]
fn the_advanced_game_agrees_with_the_page() {
    agrees(4, "mode=advanced", 6);
    agrees(3, "mode=advanced people=no ditch_limit=1", 6);
    agrees(7, "mode=advanced people=no rounds=2", 4);
}

/// Whether what is counted about sets is what lies there.
#[test]
fn sets_are_counted_as_they_lie() {
    let mut list = Vec::new();
    for seed in 0..30 {
        let mut game = BagOLoot::deal(&Options::default(), 4, Chance::Fast(seed)).unwrap();
        let mut stream = Stream::fast(seed);
        while let Some(seat) = game.to_act().first() {
            let view = game.view(Viewer::Truth);
            for set in &view.sets {
                let spec = BagOLoot::META.zones.iter().find(|zone| zone.name == set.name).unwrap();
                let cards = game.cards().shown(spec.first, Viewer::Public);
                let coins = cards.iter().filter(|&&card| card == Shown::Up(coin(set.rank))).count() as u8;
                let looters = cards.iter().filter(|&&card| card == Shown::Up(LOOTER)).count() as u8;
                assert_eq!((coins, looters, cards.len() as u8), (set.coins, set.looters, coins + looters));
            }
            list.clear();
            game.legal(seat, &mut list);
            game.apply(Stamped::act(Millis(0), seat, *stream.pick(&list).unwrap()), &mut ());
        }
    }
}
