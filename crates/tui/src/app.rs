//! The state of the screen. Events change it (`input`), `render` draws it; nothing is drawn from anywhere else.
//!
//! With several people at one terminal the screen belongs to one of them at a time. Between two people's decisions
//! comes a hand-over, on which only public things are drawn. Where nothing is hidden from any of them they look together.

use crate::hand::{Held, held, pictured};
use crate::lifted::Lifted;
use crate::paint::Paint;
use crate::places::Places;
use crate::play::{Ended, Play, Wish};
use crate::save::Shelf;
use crate::session::{Session, after};
use kernel::{Blame, Clause, Grid, Millis, Seat, SeatSet, Viewer, said};
use ratatui::layout::Rect;
use std::time::Duration;
use table::Refusal;
use table::wire::{self, TableView, Touch};

/// Bots take this many times longer where a person may act too, so that people can be first.
const GRACE: u32 = 5;
/// A hand-over stays at least so long: a key that was held too long must not take it.
const HAND_OVER_MS: u32 = 300;
/// Choices that others have changed cannot be made for so long: the key was meant for what was there before.
const CHANGED_MS: u32 = 250;
/// More moves of bots in a row than any match has.
const BOT_MOVES_MAX: usize = 100_000;

/// Whose turn it is to look at the screen, and what for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Scene {
    /// The table as the viewer sees it.
    Table,
    /// The viewer has just learned something; `next` decides after that.
    Look {
        /// Who decides next.
        next: Seat,
    },
    /// The screen goes to another person: nothing secret is shown.
    HandOver {
        /// Who decides next.
        to: Seat,
    },
    /// The match has ended.
    Over,
}

/// What lies over the table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Overlay {
    /// A clause of the rules, by its place in the rules page; the arrows turn the page.
    Clause {
        /// Its place.
        index: usize,
        /// The first line shown.
        down: usize,
    },
    /// What there is to know about a card.
    Card {
        /// Its face in notation.
        face: String,
        /// The first line shown.
        down: usize,
    },
    /// The whole log, counted from its end.
    Log {
        /// How many lines further back.
        back: usize,
    },
    /// The whole table.
    Table {
        /// The first line shown.
        down: usize,
    },
    /// What the keys do.
    Help {
        /// The first line shown.
        down: usize,
    },
    /// A line is being typed.
    Typing {
        /// What it is for.
        purpose: Purpose,
        /// What was typed so far.
        text: String,
    },
    /// Whether to leave an unfinished match.
    Quitting,
}

/// What a typed line is for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Purpose {
    /// An action in notation.
    Act,
    /// The name of a file.
    Save,
}

/// Something to be said in the strip above the hand.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Notice {
    /// The rules or the notation refuse what was tried.
    Refused {
        /// Why, in words.
        sentence: String,
        /// The clause that forbids it.
        clause: Option<&'static str>,
        /// What was perhaps meant.
        meant: Option<String>,
    },
    /// Anything else.
    Said(String),
}

/// Something the viewer may do.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Choice {
    /// The action in notation.
    pub action: String,
    /// What it is called.
    pub label: String,
    /// The clause that explains it.
    pub clause: String,
    /// What it touches.
    pub touches: Vec<Touch>,
}

/// The state of the screen.
pub struct App {
    /// The match.
    pub session: Session,
    /// Whose eyes the table is drawn for.
    pub viewer: Viewer,
    /// What the screen shows.
    pub scene: Scene,
    /// What lies over it.
    pub overlay: Option<Overlay>,
    /// The table as the viewer sees it.
    pub view: TableView,
    /// The viewer's cards.
    pub hand: Vec<Held>,
    /// What the viewer may do.
    pub choices: Vec<Choice>,
    /// The card that is pointed at.
    pub picked: Option<usize>,
    /// The choice that is pointed at, counted among those shown.
    pub chosen: usize,
    /// Whether somebody has pointed at it: where cards are laid on cells, it is not what Enter is for otherwise.
    pub is_meant: bool,
    /// The parts of the table with cells.
    pub grids: Vec<Grid>,
    /// The one that is looked at.
    pub looked_at: usize,
    /// The card that hangs over it.
    pub lifted: Option<Lifted>,
    /// What is said above the hand.
    pub notice: Option<Notice>,
    /// The cell that was in the way of the last card.
    pub blamed: Option<(i16, i16)>,
    /// What was typed last and refused.
    pub typed: String,
    /// The terminal.
    pub size: Rect,
    /// Milliseconds since the program began; set before every event.
    pub wall: Millis,
    /// Colours.
    pub paint: Paint,
    /// Set when the screen is to be left.
    pub wish: Option<Wish>,
    /// Where records go.
    pub shelf: Shelf,
    pace: u32,
    bot_at: Option<Millis>,
    scene_since: Millis,
    choices_since: Millis,
}

impl App {
    /// The screen of a match that begins now, on a terminal of this size.
    pub fn new(play: Play, paint: Paint, size: Rect) -> App {
        let pace = play.pace.as_millis().min(60_000) as u32;
        let shelf = Shelf { wished: play.save.clone(), saved: None };
        let session = Session::new(play);
        let viewer = lone_viewer(session.people);
        let mut app = App {
            view: session.table.view(viewer),
            session,
            viewer,
            scene: Scene::Table,
            overlay: None,
            hand: Vec::new(),
            choices: Vec::new(),
            picked: None,
            chosen: 0,
            is_meant: false,
            grids: Vec::new(),
            looked_at: 0,
            lifted: None,
            notice: None,
            blamed: None,
            typed: String::new(),
            size,
            wall: Millis(0),
            paint,
            wish: None,
            shelf,
            pace,
            bot_at: None,
            scene_since: Millis(0),
            choices_since: Millis(0),
        };
        app.settle(None);
        app
    }

    /// Time passes: due moments come, bots move.
    pub fn tick(&mut self, wall: Millis) {
        self.wall = wall.max(self.wall);
        if self.scene != Scene::Table {
            return;
        }
        if self.session.strike_due(self.wall) {
            self.settle(None);
        }
        self.let_race();
        for _ in 0..BOT_MOVES_MAX {
            let is_due = self.bot_at.is_some_and(|at| at <= self.wall);
            if self.scene != Scene::Table || !is_due {
                break;
            }
            if self.session.bot_moves(self.wall) {
                self.settle(None);
            } else {
                self.bot_at = Some(self.wall.plus(self.pace.max(100)));
            }
        }
    }

    /// Bots that race with the people do what is due.
    fn let_race(&mut self) {
        for _ in 0..BOT_MOVES_MAX {
            if self.scene != Scene::Table || !self.session.racer_moves(self.wall) {
                break;
            }
            self.settle(None);
        }
        if self.session.calm_bots().is_empty() {
            self.bot_at = None;
        } else if self.bot_at.is_none() {
            self.schedule();
        }
    }

    /// How long the screen may wait for an event before time must pass.
    pub fn patience(&self) -> Duration {
        let bot = self.bot_at.map(|at| at.0.saturating_sub(self.wall.0));
        let clock = self.view.wakes_at.map(|_| 200);
        let racer = self.session.reflex_in(self.wall);
        let wait = [bot, clock, racer].into_iter().flatten().min().unwrap_or(1_000);
        Duration::from_millis(wait.clamp(10, 1_000) as u64)
    }

    /// The viewer does what `action` says; whether the table took it.
    pub fn act(&mut self, action: &str) -> bool {
        let Viewer::Seat(seat) = self.viewer else {
            self.notice = Some(Notice::Said(self.session.words.say(&said!("you-look-on"))));
            return false;
        };
        match self.session.act(seat, action, self.wall) {
            Ok(()) => {
                self.notice = None;
                (self.picked, self.chosen, self.is_meant) = (None, 0, false);
                self.settle(Some(seat));
                // What one does oneself changes the choices as expected.
                self.choices_since = Millis(0);
                true
            }
            Err(refusal) => {
                let blame = self.session.table.blame(seat, action);
                self.settle(None);
                self.notice = Some(refused(&refusal, blame.as_ref(), &self.session));
                self.blamed = blame.and_then(|blame| blame.at);
                false
            }
        }
    }

    /// The person to whom the screen was handed is there.
    pub fn take_screen(&mut self) {
        if self.wall < self.scene_since.plus(HAND_OVER_MS) {
            return;
        }
        self.scene_since = self.wall;
        match self.scene {
            Scene::Look { next } => self.scene = Scene::HandOver { to: next },
            Scene::HandOver { to } => {
                self.viewer = Viewer::Seat(to);
                self.scene = Scene::Table;
                self.session.start_clock(self.wall);
                self.refresh();
                self.schedule();
            }
            Scene::Table | Scene::Over => {}
        }
    }

    /// The choices that are shown: all, or those that touch the picked card, or at least the hand it is in. Numbers
    /// count in [`App::choices`].
    pub fn shown(&self) -> Vec<usize> {
        let all = || 0..self.choices.len();
        let Some(card) = self.picked.and_then(|card| self.hand.get(card)) else { return all().collect() };
        let touching: Vec<usize> = all().filter(|&index| card.is_touched_by(&self.choices[index])).collect();
        if touching.is_empty() {
            return all().filter(|&index| card.is_in_hand_touched_by(&self.choices[index])).collect();
        }
        touching
    }

    /// The choice that is pointed at.
    pub fn pointed(&self) -> Option<&Choice> {
        self.shown().get(self.chosen).map(|&index| &self.choices[index])
    }

    /// Whether the table waits for the viewer.
    pub fn is_asked(&self) -> bool {
        matches!(self.viewer, Viewer::Seat(seat) if self.session.table.to_act().contains(seat))
    }

    /// Where everything is drawn now.
    pub fn places(&self) -> Places {
        Places::of(self.size, &self.hand)
    }

    /// All clauses of the rules page.
    pub fn clauses(&self) -> &'static [&'static Clause] {
        self.session.table.entry().meta.clauses
    }

    /// The match as it is left; the error says why its record could not be written.
    pub fn end(mut self) -> Result<Ended, String> {
        let unsaved = self.shelf.save_as_wished(self.session.table.as_ref());
        unsaved.map_err(|why| self.session.words.say(&why))?;
        let wish = self.wish.unwrap_or(Wish::Leave);
        Ok(Ended { table: self.session.table, wish, saved: self.shelf.saved })
    }

    /// After a step: who looks at the screen now, what is there to see, when do bots move.
    fn settle(&mut self, actor: Option<Seat>) {
        let scene = match self.next_scene(actor) {
            Scene::HandOver { to } | Scene::Look { next: to } if self.session.is_open() => {
                self.viewer = Viewer::Seat(to);
                Scene::Table
            }
            scene => scene,
        };
        if scene != self.scene {
            self.overlay = self.overlay.take().filter(|overlay| *overlay == Overlay::Quitting);
            self.notice = None;
            self.lifted = None;
            self.scene = scene;
            self.scene_since = self.wall;
        }
        match scene {
            Scene::Table => {}
            Scene::Look { .. } | Scene::HandOver { .. } => self.session.stop_clock(self.wall),
            Scene::Over => self.finish(),
        }
        self.refresh();
        self.schedule();
    }

    fn next_scene(&self, actor: Option<Seat>) -> Scene {
        if self.session.table.is_over() {
            return Scene::Over;
        }
        let Viewer::Seat(here) = self.viewer else { return self.first_scene() };
        let deciders = self.session.deciders();
        let others = deciders.without(here);
        let acted = actor == Some(here);
        // Whoever has just acted gives way to others who may act as well: windows are for everybody. Before one screen
        // for all the keys may go round as people like, as long as somebody is waited for.
        let is_awaited = || self.session.table.view(self.viewer).awaited.contains(&here.number());
        let stays = deciders.contains(here) && (!acted || self.session.is_open() && is_awaited());
        match after(others, Some(here)) {
            Some(next) if !stays && acted && self.session.learned_a_secret(here) => Scene::Look { next },
            Some(to) if !stays => Scene::HandOver { to },
            _ => Scene::Table,
        }
    }

    /// Before the screen belongs to anybody: the first person who must decide gets it.
    fn first_scene(&self) -> Scene {
        self.session.deciders().first().map_or(Scene::Table, |to| Scene::HandOver { to })
    }

    fn finish(&mut self) {
        self.viewer = lone_viewer(self.session.people);
        self.session.stop_clock(self.wall);
        if let Err(why) = self.shelf.save_as_wished(self.session.table.as_ref()) {
            self.notice = Some(Notice::Said(self.session.words.say(&why)));
        }
    }

    /// Looks at the table again. What was pointed at stays so, if it is still there.
    fn refresh(&mut self) {
        let card = self.picked.and_then(|card| Some((card, self.hand.get(card)?.clone())));
        let pointed = self.pointed().map(|choice| choice.action.clone());
        self.view = self.session.table.view(self.viewer);
        let could_lay = self.grids.iter().any(|grid| !grid.pieces.is_empty());
        self.grids = self.session.table.grids(self.viewer);
        self.looked_at = self.looked_at.min(self.grids.len().saturating_sub(1));
        if !could_lay {
            self.look_where_cards_go();
        }
        let mut hand = held(&self.session.words, &self.view, self.viewer);
        if hand.is_empty() {
            hand = crate::lifted::loose(&self.session.words, &self.view, &self.grids);
        }
        self.hand = pictured(hand, &self.grids);
        self.keep_lifted();
        let choices = self.find_choices();
        if choices != self.choices {
            self.choices_since = self.wall.plus(CHANGED_MS);
            self.choices = choices;
            self.is_meant = self.is_meant && pointed.as_ref().is_some_and(|action| self.offers(action));
        }
        self.picked = card.and_then(|(index, card)| {
            let is_same = |other: &Held| (&other.zone, &other.face) == (&card.zone, &card.face);
            let same = |index: &usize| self.hand.get(*index).is_some_and(is_same);
            Some(index).filter(same).or_else(|| (0..self.hand.len()).find(same))
        });
        let same = |&index: &usize| pointed.as_ref() == Some(&self.choices[index].action);
        self.chosen = self.shown().iter().position(same).unwrap_or(0);
    }

    fn find_choices(&self) -> Vec<Choice> {
        let Viewer::Seat(seat) = self.viewer else { return Vec::new() };
        if self.scene != Scene::Table {
            return Vec::new();
        }
        let label = |choice: wire::Choice| {
            let wire::Choice { action, label, clause, touches } = choice;
            Choice { action, label: self.session.words.say_to(self.viewer, &label), clause, touches }
        };
        self.session.table.choices(seat).into_iter().map(label).collect()
    }

    fn offers(&self, action: &str) -> bool {
        self.choices.iter().any(|choice| choice.action == action)
    }

    /// Whether the choices have been there long enough to be meant.
    pub fn are_choices_steady(&self) -> bool {
        self.wall >= self.choices_since
    }

    fn schedule(&mut self) {
        let pace = if self.session.deciders().is_empty() { self.pace } else { self.pace * GRACE };
        let is_due = self.scene == Scene::Table && !self.session.calm_bots().is_empty();
        self.bot_at = is_due.then(|| self.wall.plus(pace));
    }
}

/// The one person who plays, or the public: nobody, or several who take turns.
fn lone_viewer(people: SeatSet) -> Viewer {
    match people.first() {
        Some(seat) if people.len() == 1 => Viewer::Seat(seat),
        _ => Viewer::Public,
    }
}

fn refused(refusal: &Refusal, blame: Option<&Blame>, session: &Session) -> Notice {
    let (clause, meant) = match refusal {
        Refusal::Illegal(illegal) => (Some(illegal.clause.id), None),
        Refusal::Unknown { meant, .. } => (None, meant.clone()),
        Refusal::NoSuchSeat(_) | Refusal::NotDue => (None, None),
    };
    let sentence = session.words.say(&blame.map_or(refusal.said(), |blame| blame.said.clone()));
    Notice::Refused { sentence, clause, meant }
}
