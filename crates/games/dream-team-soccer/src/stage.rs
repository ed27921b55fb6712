//! Positions: any table that the rules can reach, in words.
//!
//! ```text
//! podium 0 1 2 3        the players in seats #1 to #4; if left out, drawn by lot
//! round 2               the present round, from 1
//! medals 0 1 0 2        player 0 has a gold and two bronzes
//! places 2              who has gone out in this round, in order
//! hand 0 G 1 8 8 F      what player 0 holds; with `...` at the end filled up to the size of the deal
//! phase follow 1        deal, claims, nutmeg 0, trade, kickoff, lead 0, follow 1 or over
//! trick 0 9x2           the plays of the trick in order
//! passed 3              who has passed since the last play, or in this trick if that is final
//! gone K R              cards that have left the round
//! knows 0 3 9 10        player 0 knows that player 3 holds a 9 and a 10; `public` for everybody
//! answer 0 give 9 10    what has been answered in secret
//! gave 3 G 1            what was given in the trade
//! before 2 0 1 3        how the round before ended: the order, or `hattrick 2`
//! left 3 9 10           what player 3 held then
//! last 10 R             when all is over: the cards of the last trick, which nobody takes
//! wakes 60000           when the clock strikes
//! next deal 0 G 1 8     what the next deal gives to player 0, among others
//! ```
//!
//! Before the Kickoff all hands are filled up to the size of the deal. Later, hands without a line are; what then is
//! named nowhere has left the round; when all is over, only who is named holds cards. `phase deal` (which is what is meant if no phase is named) looks for special deals
//! at once, `phase kickoff` plays the Kickoff.

mod build;
mod read;

use crate::card::{Holding, sign};
use crate::next::topics;
use crate::options::Options;
use crate::state::{DreamTeamSoccer, GONE, Phase, TRICK, Trick, hand};
use crate::text::{listed, phase_said};
use crate::view;
use kernel::{Chance, Misplaced, Scene, Seat, Stage, Viewer, Zone, next};

impl Stage for DreamTeamSoccer {
    const KEYS: &'static [&'static str] = read::KEYS;

    fn stage(options: &Options, seats: u8, scene: &Scene, chance: Chance) -> Result<Self, Misplaced> {
        build::build(options, seats, scene, &read::read(seats, scene)?, chance)
    }

    fn scene(&self) -> Scene {
        let mut lines = vec![
            ("podium", listed(self.podium.players(), " ")),
            ("round", self.round.to_string()),
            ("phase", phase_said(&self.phase)),
        ];
        for seat in Seat::all(self.seats) {
            let [gold, silver, bronze] = self.medals[seat];
            lines.push(("medals", format!("{seat} {gold} {silver} {bronze}")));
            lines.push(("hand", format!("{seat} {}", signs(self.holdings[seat]))));
        }
        lines.push(("places", listed(self.places.as_slice(), " ")));
        lines.push(("gone", self.lying(GONE).join(" ")));
        if let Phase::Follow { trick, .. } = &self.phase {
            lines.extend(trick_lines(self, trick));
        }
        if self.phase == Phase::Over {
            lines.push(("last", self.lying(TRICK).join(" ")));
        }
        lines.extend(known_lines(self));
        lines.extend(view::answered(self, Viewer::Truth).map(|(seat, action)| ("answer", format!("{seat} {action}"))));
        lines.extend(view::given(self, Viewer::Truth).map(|(seat, gift)| ("gave", format!("{seat} {gift}"))));
        lines.extend(before_lines(self));
        lines.extend(self.deadline.map(|at| ("wakes", at.to_string())));
        let mut scene = Scene::of(lines.into_iter().filter(|(_, words)| !words.is_empty() && words != "-"));
        scene.entries.extend(next::write(&topics(self.seats), self.seats, self, &self.chance));
        scene
    }
}

impl DreamTeamSoccer {
    /// The signs of the cards in a zone, the oldest first.
    fn lying(&self, zone: Zone) -> Vec<&'static str> {
        self.cards.iter(zone).map(|card| sign(self.cards.face(card))).collect()
    }
}

fn signs(holding: Holding) -> String {
    holding.cards().map(sign).collect::<Vec<_>>().join(" ")
}

/// One line for each play. The cards lie in the order in which they were played, each play as large as the first.
fn trick_lines(game: &DreamTeamSoccer, trick: &Trick) -> Vec<(&'static str, String)> {
    let cards = game.lying(TRICK);
    let chunks = cards.chunks(trick.size as usize);
    let play = |((seat, value), cards): ((Seat, u8), &[&str])| {
        let copies = |wanted: &str| cards.iter().filter(|sign| **sign == wanted).count() as u8;
        let (yellow, kicks) = (copies("Y") == 1, copies("F"));
        let plain = trick.size - kicks - yellow as u8;
        let skip = trick.skipped.filter(|_| yellow);
        ("trick", format!("{seat} {}", crate::Play { value, plain, yellow, kicks, skip }))
    };
    let plays = trick.plays().zip(chunks).map(play);
    plays.chain([("passed", listed(trick.passed(game.still_in).iter(), " "))]).collect()
}

/// What others than the holder know of hands.
fn known_lines(game: &DreamTeamSoccer) -> Vec<(&'static str, String)> {
    let mut lines = Vec::new();
    for holder in Seat::all(game.seats) {
        let cards = || game.cards.set(hand(holder)).iter();
        let known = |viewer: Viewer| cards().filter(move |&card| game.cards.sees(viewer, card));
        let faces = |viewer| known(viewer).map(|card| game.cards.face(card)).collect::<Holding>();
        lines.push((format!("public {holder}"), faces(Viewer::Public)));
        for seat in Seat::all(game.seats).filter(|&seat| seat != holder) {
            let alone = known(Viewer::Seat(seat)).filter(|&card| !game.cards.sees(Viewer::Public, card));
            lines.push((format!("{seat} {holder}"), alone.map(|card| game.cards.face(card)).collect()));
        }
    }
    let known = lines.into_iter().filter(|(_, cards)| !cards.is_empty());
    known.map(|(who, cards)| ("knows", format!("{who} {}", signs(cards)))).collect()
}

fn before_lines(game: &DreamTeamSoccer) -> Vec<(&'static str, String)> {
    let Some(ended) = &game.before else { return Vec::new() };
    let hat_trick = if ended.hat_trick { "hattrick " } else { "" };
    let mut lines = vec![("before", format!("{hat_trick}{}", listed(ended.places.as_slice(), " ")))];
    for seat in Seat::all(game.seats).filter(|&seat| !ended.held[seat].is_empty()) {
        lines.push(("left", format!("{seat} {}", signs(ended.held[seat]))));
    }
    lines
}
