//! Dream Team Soccer: get rid of your cards first and take the best seat at the table.
//!
//! The whole deck is dealt; lower cards beat higher ones; who goes out first takes the gold medal and seat #1, who is
//! left takes the last seat and pays for it in the next round. Read `state.rs` first, then `rules.rs`.
#![forbid(unsafe_code)]

mod action;
mod bot;
pub mod card;
pub mod clause;
mod encode;
mod next;
mod options;
mod rules;
mod stage;
mod state;
mod text;
mod view;

pub use action::{Action, Gift, Play};
pub use options::{FreeKickAlone, Options, SeatDirection, SpecialClaims, Tie, TradeFreeKicks};
pub use state::{Claim, DreamTeamSoccer, Medal, Note, Phase, Podium};
pub use view::{Medals, View};

use kernel::{Cards, Chance, Game, Illegal, Meta, Millis, Seat, SeatSet, Sink, Stamped, Standings, Stream, Viewer};

impl Game for DreamTeamSoccer {
    const META: Meta = Meta {
        slug: "dream-team-soccer",
        name: "Dream Team Soccer",
        seats: 3..=8,
        minutes: 30..=45,
        rules: 1,
        zones: state::ZONES,
        clauses: clause::ALL,
    };
    type Options = Options;
    type Action = Action;
    type Note = Note;
    type View = View;

    fn deal_to(options: &Options, seats: u8, chance: Chance, sink: &mut impl Sink<Note>) -> Result<Self, Illegal> {
        rules::deal(options, seats, chance, sink)
    }

    #[inline]
    fn to_act(&self) -> SeatSet {
        rules::to_act(self)
    }

    #[inline]
    fn legal(&self, seat: Seat, out: &mut Vec<Action>) {
        rules::legal(self, seat, out);
    }

    #[inline]
    fn by_lot(&self, seat: Seat, stream: &mut Stream, list: &mut Vec<Action>) -> Option<(Action, u32)> {
        rules::by_lot(self, seat, stream, list)
    }

    fn check(&self, seat: Seat, action: Action) -> Result<(), Illegal> {
        rules::check(self, seat, action)
    }

    #[inline]
    fn apply(&mut self, step: Stamped<Action>, sink: &mut impl Sink<Note>) {
        rules::apply(self, step, sink);
    }

    fn scores(&self) -> &[i32] {
        &self.points[..self.seats as usize]
    }

    fn cards(&self) -> &dyn Cards {
        &self.cards
    }

    fn view(&self, viewer: Viewer) -> View {
        view::view(self, viewer)
    }

    fn determinize(&mut self, seat: Seat, stream: &mut Stream) {
        rules::determinize(self, seat, stream);
    }

    fn bound(&self) -> u32 {
        rules::bound(self)
    }

    #[inline]
    fn wakes_at(&self) -> Option<Millis> {
        self.deadline
    }

    fn awaited(&self, viewer: Viewer) -> SeatSet {
        rules::awaited(self, viewer)
    }

    fn outside(&self, seat: Seat, action: Action) -> Action {
        rules::outside(self, seat, action)
    }

    fn timeout(&self, seat: Seat) -> Option<Action> {
        rules::timeout(self, seat)
    }

    fn standings(&self) -> Standings {
        rules::standings(self)
    }
}
