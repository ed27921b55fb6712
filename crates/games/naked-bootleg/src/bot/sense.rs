//! What a moment looks like to a player who has learned the game by playing it, and what each choice does.
//!
//! Nothing here says what is good: that is learned (`parlor train naked-bootleg`), and whatever is changed here has to be
//! learned anew. It reads the seat's own hand, what lies on the table and which cards the seat has seen; never a hidden card.

mod choice;

use super::hand::Plan;
use crate::action::{Action, Target};
use crate::card::{Faces, Kind, kind_of};
use crate::options::{Remix, Teams};
use crate::rules::{Held, protections, takes};
use crate::state::{LotKind, NakedBootleg, hand};
use kernel::sense::Writer;
use kernel::{Seat, Senses, Viewer};

/// What is asked about again and again while one moment is written down.
struct Moment<'a> {
    game: &'a NakedBootleg,
    seat: Seat,
    plan: Plan,
    held: Held,
    in_redzone: bool,
    /// What goes on downed cards somewhere.
    hits: Faces,
    /// What goes on the discard pile.
    matching: Faces,
    /// How many cards of each kind the seat has not seen.
    unseen: [u8; Kind::COUNT],
    next: Seat,
    behind: Seat,
}

impl<'a> Moment<'a> {
    fn of(game: &'a NakedBootleg, seat: Seat) -> Moment<'a> {
        let mut unseen = [0; Kind::COUNT];
        for card in game.cards.unseen(Viewer::Seat(seat)).iter() {
            unseen[kind_of(game.cards.face(card)) as usize] += 1;
        }
        Moment {
            game,
            seat,
            plan: Plan::of(game, seat),
            held: *game.holds(seat),
            in_redzone: game.is_in_redzone(seat),
            hits: game.lots().fold(Faces::NONE, |all, target| all.or(takes(game.lot(target)))),
            matching: game.matching(),
            unseen,
            next: game.next(seat),
            behind: game.behind(seat),
        }
    }

    /// Opponents who are in the redzone.
    fn rivals(&self) -> impl Iterator<Item = Seat> {
        let is_rival = |other: &Seat| self.game.are_opponents(self.seat, *other) && self.game.is_in_redzone(*other);
        self.game.active.iter().filter(is_rival)
    }
}

pub fn write(game: &NakedBootleg, seat: Seat, actions: &[Action], advice: &[i32], senses: &mut Senses) {
    let moment = Moment::of(game, seat);
    write_moment(&moment, &mut senses.moment(advice));
    actions.iter().for_each(|&action| choice::write(&moment, action, &mut senses.choice()));
}

fn write_moment(moment: &Moment<'_>, out: &mut Writer<'_>) {
    let Moment { game, seat, .. } = *moment;
    out.flag(true);
    write_way(game, seat, out);
    write_standing(moment, out);
    write_hand(moment, out);
    for other in [moment.next, game.next(moment.next), moment.behind] {
        write_other(game, seat, other, out);
    }
    out.which(Some(moment.rivals().count() as i32), 4);
    out.which(moment.rivals().map(|other| game.held(other) as i32 - 1).min(), 6);
    out.count((game.turns as i32 / 4).min(20));
    out.which(Some(game.downs as i32), 3);
}

/// The way of playing, and how the match stands.
fn write_way(game: &NakedBootleg, seat: Seat, out: &mut Writer<'_>) {
    let options = &game.options;
    out.which(Some(game.active.len() as i32 - 2), 5);
    out.flag(options.teams != Teams::None);
    out.flag(options.remix == Remix::CaptureTheFlag);
    out.flag(options.remix == Remix::RunNGun);
    out.flag(options.remix == Remix::LastManStanding);
    out.flag(game.flag.is_some_and(|holder| !game.are_opponents(seat, holder)));
    out.flag(game.flag.is_some_and(|holder| game.are_opponents(seat, holder)));
    out.which(options.scored.then_some(game.round as i32 - 1), 5);
    let rivals = game.playing.iter().filter(|&other| game.are_opponents(seat, other));
    let best = rivals.map(|other| game.scores[other.index()]).max().unwrap_or(0);
    out.count(2 * (game.scores[seat.index()] - best));
    let partners = || game.playing.intersection(game.team_seats(seat)).iter().filter(|&other| other != seat);
    out.flag(partners().any(|other| game.has_exited(other)));
    out.flag(partners().any(|other| game.is_in_redzone(other)));
}

/// What lies in front of the seat, and what it has done in this turn.
fn write_standing(moment: &Moment<'_>, out: &mut Writer<'_>) {
    let Moment { game, seat, in_redzone, .. } = *moment;
    let set = game.lots_of(seat).map(|target| game.size(target)).max().filter(|_| !in_redzone);
    out.flag(in_redzone);
    out.flag(game.has_streak(seat));
    out.flag(game.has_nothing_downed(seat));
    out.flag(set == Some(3));
    out.flag(set.is_some_and(|size| size > 3));
    let safe = |by: usize| game.lots_of(seat).filter(|&target| protections(game, target)[by]).count() as i32;
    out.count(2 * safe(0));
    out.count(2 * safe(1));
    out.flag(game.lots_of(seat).any(|target| game.lot(target).kind == LotKind::Disguise));
    out.flag(game.player(seat).disguise_used);
    out.flag(game.turn.seat == seat);
    out.flag(game.turn.picked);
    out.flag(game.turn.downed);
    out.flag(game.turn.hit);
}

/// What the seat holds, and how far it is from the objective or from its last card.
fn write_hand(moment: &Moment<'_>, out: &mut Writer<'_>) {
    let Moment { game, seat, plan, held, in_redzone, hits, matching, .. } = *moment;
    let count = held.count as i32;
    out.count(count);
    out.which(Some(count - 1), 6);
    out.which((!in_redzone).then(|| plan.missing()), 7);
    out.which(game.has_nothing_downed(seat).then(|| plan.missing_for_streak()), 5);
    out.count(if in_redzone { 0 } else { plan.outs(&moment.unseen) });
    for least in 2..=4 {
        out.count(held.kinds_from(least).filter(|&kind| kind != Kind::Wildcat).count() as i32);
    }
    out.count(2 * held.wild() as i32);
    out.count(faces(held.faces.and(matching)));
    out.flag(held.faces.and(matching).is_empty());
    out.count(faces(held.faces.and(hits)));
    out.count(held.faces.iter().filter(|&face| !hits.contains(face) && !matching.contains(face)).count() as i32);
    // Whatever cannot be hit goes kind by kind, a turn for each.
    let stacks = held.kinds_from(1).filter(|kind| kind.faces().and(held.faces).and(hits).is_empty());
    out.which(Some(stacks.count() as i32), 8);
    for kind in Kind::all().filter(|&kind| kind as u8 >= Kind::Cover as u8 && kind != Kind::Wildcat) {
        out.count(2 * held.kind(kind) as i32);
    }
}

/// Another player, as far as everybody sees.
fn write_other(game: &NakedBootleg, seat: Seat, other: Seat, out: &mut Writer<'_>) {
    let in_redzone = game.is_in_redzone(other);
    let count = game.held(other) as i32;
    out.flag(game.are_opponents(seat, other));
    out.flag(in_redzone);
    out.which(in_redzone.then_some(count - 1), 5);
    out.count(if in_redzone { 0 } else { count - 8 });
    out.flag(!in_redzone && game.sets_of(other) == 1);
    out.flag(game.player(other).lost_turns > 0);
    out.flag(game.player(other).omaha_said);
    out.flag(game.lots_of(other).any(|target| game.lot(target).kind == LotKind::Disguise));
    let fits = |target: &Target| game.fits(seat, game.size(*target));
    out.flag(game.lots_of(other).filter(fits).any(|target| !protections(game, target)[0]));
    out.flag(game.lots_of(other).filter(fits).any(|target| !protections(game, target)[1]));
    let known = game.cards.set(hand(other)).iter().filter(|&card| game.cards.sees(Viewer::Seat(seat), card));
    out.count(known.count() as i32);
}

fn faces(faces: Faces) -> i32 {
    faces.0.count_ones() as i32
}

impl Plan {
    /// Unseen cards that would bring the objective nearer, by kind; cards for a streak are left out.
    fn outs(&self, unseen: &[u8; Kind::COUNT]) -> i32 {
        let helps = |kind: &Kind| self.with(kind.any_face()).missing_for_formation() < self.missing_for_formation();
        Kind::all().filter(helps).map(|kind| unseen[kind as usize] as i32).sum()
    }
}

impl Kind {
    /// A card of this kind, of whatever colour.
    fn any_face(self) -> kernel::Face {
        kernel::Face(4 * self as u8)
    }
}
