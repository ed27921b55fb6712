//! Non-interference, tested: what a viewer is sent does not depend on what it may not know.
//!
//! Random matches of every game are stopped at every step. For each seat everything it may not know is dealt anew, and
//! then the same step is taken in both worlds. What a step may tell a viewer is judged by the conformance kit; here, where
//! it tells the same, every byte of what the seat and the public are sent must be the same: the table, the choices, the
//! clocks, the moments at which something is due. And whether anything is sent at all depends on nothing else.
//!
//! Then whole rooms, in virtual time: bots answer at the same moment whatever is hidden and however busy the house is, and an
//! answer that nobody sees changes nothing that anybody can ask a room for.

use super::clock::Clocks;
use super::fanout::{Shown, Stream as Sent, text};
use super::{Chair, Owner, Room, TableSetup};
use crate::app::Shared;
use crate::config::Config;
use crate::id::Id;
use crate::store::{Store, Stored, TableRow};
use crate::thinking::{self, Work};
use kernel::{Millis, Scene, Seat, Stream, Viewer};
use std::sync::Arc;
use std::time::Duration;
use table::wire::{Card, Pace, State, Told};
use table::{AnyTable, Entry, Seed, Setup, catalog};
use tokio::sync::mpsc;
use tokio::time::Instant;

const STEPS: usize = 60;
const PACE: Pace = Pace::Match { seconds: 60, increment: 1 };

/// One way to go on: a seat acts, or the clock strikes.
enum Input {
    Act(Seat, String),
    Clock,
}

fn open(entry: &Entry, seed: u64) -> Box<dyn AnyTable> {
    let setup = |seats| Setup { seats, options: vec![], seed: Seed::number(seed), scene: Scene::default() };
    entry.meta.seats.clone().find_map(|seats| (entry.open)(&setup(seats)).ok()).unwrap()
}

fn choose(table: &dyn AnyTable, stream: &mut Stream) -> Input {
    let able: Vec<Seat> = table.to_act().iter().filter(|seat| !table.legal(*seat).is_empty()).collect();
    match stream.pick(&able) {
        Some(seat) => Input::Act(*seat, stream.pick(&table.legal(*seat)).unwrap().clone()),
        None => Input::Clock,
    }
}

/// Takes the step and lets the clocks follow; false, and nothing changed, if this world does not allow it.
fn take(table: &mut dyn AnyTable, clocks: &mut Clocks, input: &Input, now: Millis) -> bool {
    let (done, actor) = match input {
        Input::Act(seat, action) => (table.act(*seat, action, now).is_ok(), Some(*seat)),
        Input::Clock => (table.strike(now).is_ok(), None),
    };
    if done {
        clocks.follow(table, now.0, actor);
    }
    done
}

/// Whether a card was turned up where it lies: then its place in the row is told by the table alone.
fn is_place_told(table: &dyn AnyTable, viewer: Viewer) -> bool {
    table.told(viewer).iter().any(|told| matches!(told, Told::Turned(Card::Up(_), _)))
}

/// Plays one match; says how many messages were compared.
fn compare(entry: &'static Entry, seed: u64) -> usize {
    let mut table = open(entry, seed);
    let mut clocks = Clocks::new(PACE, table.seats() as usize);
    clocks.follow(table.as_ref(), 0, None);
    let (mut stream, mut now, mut compared) = (Stream::fast(seed), Millis(0), 0);
    // What everybody was sent up to here.
    let mut sent_to: Vec<(Viewer, Sent)> = Viewer::all(table.seats()).map(|viewer| (viewer, Sent::default())).collect();
    for step in 0..STEPS {
        if table.is_over() {
            break;
        }
        for (viewer, sent) in &mut sent_to {
            let shown = Shown::of(table.as_ref(), &clocks, *viewer);
            shown.difference(sent, shown.told(), now.0);
        }
        let input = choose(table.as_ref(), &mut stream);
        now = if let Input::Clock = input { table.wakes_at().unwrap() } else { Millis(now.0 + 7) };
        let worlds: Vec<_> = Seat::all(table.seats()).map(|seat| (seat, table.imagined(seat, step as u64))).collect();
        let old = clocks.clone();
        assert!(take(table.as_mut(), &mut clocks, &input, now), "a legal step");
        for (seat, mut world) in worlds {
            let mut other = old.clone();
            if !take(world.as_mut(), &mut other, &input, now) {
                continue;
            }
            for viewer in [Viewer::Seat(seat), Viewer::Public] {
                if table.told(viewer) != world.told(viewer) || is_place_told(table.as_ref(), viewer) {
                    continue;
                }
                let sent = Shown::of(table.as_ref(), &clocks, viewer);
                let would_be = Shown::of(world.as_ref(), &other, viewer);
                assert_eq!(sent, would_be, "{} seed {seed} step {step}, {viewer}, redealt for {seat}", entry.meta.slug);
                // And so are the differences, upon what was sent before: what is left out, and how long they are.
                let before = &sent_to.iter().find(|(other, _)| *other == viewer).unwrap().1;
                let (mut one, mut two) = (before.clone(), before.clone());
                let difference = sent.difference(&mut one, sent.told(), now.0);
                assert_eq!(difference, would_be.difference(&mut two, would_be.told(), now.0));
                compared += 1;
            }
        }
    }
    compared
}

#[test]
fn what_a_viewer_is_sent_does_not_depend_on_what_it_may_not_know() {
    let mut all = 0;
    for entry in catalog::all() {
        let compared: usize = (0..10).map(|seed| compare(entry, seed)).sum();
        assert!(compared > 10, "{}: only {compared} messages were compared", entry.meta.slug);
        all += compared;
    }
    println!("proof: non-interference messages = {all}");
}

/// What a room shares, with a store that takes no time.
fn house(pause: Duration) -> Arc<Shared> {
    let config = Config { bot_pause: pause, bots: 1, reference_games: true, ..Config::default() };
    Arc::new(Shared::new(config, Store::forgetful(), None))
}

/// A room where this match goes on, at this moment.
fn room(shared: &Arc<Shared>, own: mpsc::WeakSender<super::Command>, table: Box<dyn AnyTable>, now: Millis) -> Room {
    let setup = TableSetup {
        game: table.entry().meta.slug.to_string(),
        seats: table.seats(),
        options: Vec::new(),
        public: true,
        spectators: true,
        chat: false,
        take_back: true,
        pace: Pace::Untimed,
        grace: 0,
        rules: table.entry().meta.rules,
    };
    let person = |seat| Owner::Person { id: Id::fresh().to_string(), name: format!("P{seat}") };
    let chairs: Vec<Chair> = (0..table.seats()).map(|seat| Chair { owner: person(seat), ..Chair::default() }).collect();
    let row = TableRow {
        id: Id::fresh(),
        game: setup.game.clone(),
        is_public: true,
        host: Id::fresh(),
        setup: text(&setup),
        seating: text(&chairs),
        secret: "secret".into(),
        created_at: 0,
    };
    let (record, unsaved) = (String::new(), String::new());
    let stored = Stored { row, state: 0, record, saved: 0, unsaved, rematch: None };
    let mut room = Room::new(shared.clone(), own, &stored, super::opened(&stored).unwrap()).unwrap();
    room.table = Some(table);
    room.state = State::Playing;
    (room.at, room.since) = (now.0, Instant::now());
    room.beat.strike(now.0);
    room
}

/// Which bot of this table acts first, and at which moment of the match; none if nobody does for a while.
async fn first_act(shared: &Arc<Shared>, mut table: Box<dyn AnyTable>, person: Seat, now: Millis) -> Option<(u8, u32)> {
    for seat in Seat::all(table.seats()).filter(|seat| *seat != person) {
        table.seat_bot(seat, "expert", 5).unwrap();
    }
    let (inbox, mut commands) = mpsc::channel(64);
    let mut room = room(shared, inbox.downgrade(), table, now);
    tokio::select! {
        () = room.serve(&mut commands) => {}
        () = tokio::time::sleep(Duration::from_secs(5)) => {}
    }
    let act = |line: &str| match super::event::read(line)? {
        super::Event::Act { seat, at, .. } => Some((seat, at)),
        _ => None,
    };
    room.unsaved.lines().find_map(act)
}

/// Stops a random match at some of its steps; says how many moments of bots were compared.
async fn compare_moments(entry: &'static Entry, seed: u64, calm: &Arc<Shared>, busy: &Arc<Shared>) -> usize {
    let mut table = open(entry, seed);
    let (mut stream, mut now, mut compared) = (Stream::fast(seed), Millis(0), 0);
    for step in 0..STEPS {
        if table.is_over() {
            break;
        }
        let seats = table.seats();
        let person = Seat::new(((step as u64 + seed) % u64::from(seats)) as u8);
        let world = |number| table.imagined(person, number);
        // In a race that the game paces itself, to be quick is to play well, and what one sees is what one is quick with.
        let able = |world: &dyn AnyTable| world.to_act().iter().filter(|seat| *seat != person).collect::<Vec<_>>();
        if step % 5 == 0 && entry.meta.slug != table::puzzles::GAME && able(&*world(1)) == able(&*world(2)) {
            let one = first_act(calm, world(1), person, now).await;
            let other = first_act(busy, world(2), person, now).await;
            assert_eq!(one, other, "{} seed {seed} step {step}, seen from {person}", entry.meta.slug);
            compared += usize::from(one.is_some());
        }
        let input = choose(table.as_ref(), &mut stream);
        now = if let Input::Clock = input { table.wakes_at().unwrap() } else { Millis(now.0 + 7) };
        assert!(take(table.as_mut(), &mut Clocks::new(Pace::Untimed, seats as usize), &input, now));
    }
    compared
}

#[tokio::test(start_paused = true)]
async fn bots_answer_at_the_same_moment_whatever_is_hidden_and_however_busy_the_house_is() {
    let (calm, busy) = (house(Duration::from_millis(300)), house(Duration::from_millis(300)));
    let nobody = thinking::Owner::Person(Id::fresh());
    let taken = [busy.thinking.place(Work::Unattended, nobody).await, busy.thinking.place(Work::Seated, nobody).await];
    assert!(taken.iter().all(Result::is_ok), "no bot gets a place in a busy house");
    let mut all = 0;
    for entry in catalog::all().filter(|entry| entry.meta.slug != table::puzzles::GAME) {
        let mut compared = 0;
        for seed in 0..3 {
            compared += compare_moments(entry, seed, &calm, &busy).await;
        }
        assert!(compared > 0, "{}: no moment was compared", entry.meta.slug);
        all += compared;
    }
    assert!(all > 50, "only {all} moments were compared");
    println!("proof: bot moments with other hidden cards = {all}");
    // Bots that take all the time they need would be noticed: this is what the schedule is for.
    let (calm, busy) = (house(Duration::ZERO), house(Duration::ZERO));
    let _taken = busy.thinking.place(Work::Unattended, nobody).await;
    let open = || open(table::find("template").unwrap(), 1);
    assert!(first_act(&calm, open(), Seat::new(1), Millis(0)).await.is_some());
    assert_eq!(first_act(&busy, open(), Seat::new(1), Millis(0)).await, None);
}

/// Plays one match in a room where everybody who acts asks for it back at once; says how many hidden answers there were.
async fn answer_in_secret(entry: &'static Entry, seed: u64, shared: &Arc<Shared>) -> usize {
    let (inbox, _commands) = mpsc::channel(64);
    let mut room = room(shared, inbox.downgrade(), open(entry, seed), Millis(0));
    let (mut stream, mut hidden, mut wished) = (Stream::fast(seed), 0, false);
    for step in 0..STEPS {
        let table = room.table.as_deref().unwrap();
        if table.is_over() {
            break;
        }
        let Input::Act(seat, action) = choose(table, &mut stream) else {
            tokio::time::advance(Duration::from_millis(100)).await;
            room.strike_due().await;
            continue;
        };
        let looks = |room: &Room| {
            let table = room.table.as_deref().unwrap();
            Shown::of(table, &room.clocks, Viewer::Public)
        };
        let (before, info) = (looks(&room), text(&room.info()));
        room.act(seat, None, &action).await.unwrap();
        let is_told = !room.table.as_deref().unwrap().told(Viewer::Public).is_empty();
        if !is_told && before.looks_like(&looks(&room)) {
            assert_eq!(text(&room.info()), info, "{} seed {seed} step {step}", entry.meta.slug);
            assert!(!room.take_back.lapsed, "{} seed {seed} step {step}: it would be told", entry.meta.slug);
            hidden += usize::from(wished);
        }
        room.fan_out(Some(seat));
        wished = room.ask_back(seat).await.is_ok();
    }
    hidden
}

#[tokio::test(start_paused = true)]
async fn an_answer_that_nobody_sees_changes_nothing_that_a_room_can_be_asked_for() {
    let shared = house(Duration::ZERO);
    let mut hidden = 0;
    for entry in catalog::all() {
        for seed in 0..10 {
            hidden += answer_in_secret(entry, seed, &shared).await;
        }
    }
    assert!(hidden > 10, "only {hidden} hidden answers while a wish was pending");
    println!("proof: hidden answers while a take-back was pending = {hidden}");
}

/// The faces that a viewer sees, sorted.
fn faces(table: &dyn AnyTable, viewer: Viewer) -> Vec<String> {
    let cards = table.view(viewer).zones.into_iter().flat_map(|zone| zone.cards);
    let mut faces: Vec<String> = cards.filter(|card| matches!(card, Card::Up(_))).map(|card| text(&card)).collect();
    faces.sort();
    faces
}

/// Whether somebody sees a face that was not there before.
fn gains(before: &[String], after: &[String]) -> bool {
    let count = |faces: &[String], face: &String| faces.iter().filter(|other| *other == face).count();
    after.iter().any(|face| count(after, face) > count(before, face))
}

/// Plays one match in which everybody always wants their last action back; says how often that was refused after a reveal.
async fn want_back(entry: &'static Entry, seed: u64, shared: &Arc<Shared>) -> usize {
    let (inbox, _commands) = mpsc::channel(64);
    let mut room = room(shared, inbox.downgrade(), open(entry, seed), Millis(0));
    let seats = room.table.as_ref().unwrap().seats();
    let (mut stream, mut refused) = (Stream::fast(seed), 0);
    // Whether something came to light since the last action of each seat; none before it.
    let mut revealed: Vec<Option<bool>> = vec![None; seats as usize];
    for step in 0..STEPS {
        let table = room.table.as_deref().unwrap();
        if table.is_over() {
            break;
        }
        let Input::Act(seat, action) = choose(table, &mut stream) else {
            tokio::time::advance(Duration::from_millis(100)).await;
            room.strike_due().await;
            revealed.iter_mut().for_each(|one| *one = None);
            continue;
        };
        let seen: Vec<_> = Viewer::all(seats).map(|viewer| (viewer, faces(table, viewer))).collect();
        room.act(seat, None, &action).await.unwrap();
        room.fan_out(Some(seat));
        let table = room.table.as_deref().unwrap();
        let new_to =
            |viewer: Viewer| seen.iter().any(|(other, was)| *other == viewer && gains(was, &faces(table, viewer)));
        let (own, any) = (new_to(Viewer::Seat(seat)), Viewer::all(seats).any(new_to));
        for (number, one) in revealed.iter_mut().enumerate() {
            *one = if number == seat.index() { Some(own) } else { one.map(|one| one || any) };
        }
        for (number, _) in revealed.iter().enumerate().filter(|(_, one)| **one == Some(true)) {
            let asked = room.ask_back(Seat::new(number as u8)).await;
            let why = asked.err().map(|refused| refused.code);
            assert_eq!(why, Some(table::wire::Code::NotAllowed), "{} seed {seed} step {step}", entry.meta.slug);
            refused += 1;
        }
        room.take_back.asked_by = None;
    }
    refused
}

#[tokio::test(start_paused = true)]
async fn what_was_revealed_cannot_be_taken_back_in_any_game() {
    let shared = house(Duration::ZERO);
    let mut all = 0;
    for entry in catalog::all() {
        let mut refused = 0;
        for seed in 0..6 {
            refused += want_back(entry, seed, &shared).await;
        }
        assert!(refused > 0, "{}: nothing was ever revealed", entry.meta.slug);
        all += refused;
    }
    println!("proof: take-backs refused after a reveal = {all}");
}
