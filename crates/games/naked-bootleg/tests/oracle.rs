//! A second opinion on the main choice and the windows: the rules read off the page once more, slowly, in words.

use conformance::options;
use kernel::{Chance, Game, Heuristic, Millis, Settings, Stamped, Stream, Viewer};
use naked_bootleg::{LotView, NakedBootleg, Options, SeatView, Step, View};
use std::collections::BTreeSet;

const DEAD: [&str; 11] = ["RV", "HO", "DP", "P6", "FR", "SP", "IN", "WC", "HM", "BL", "NB"];
const PAIRS: [[&str; 2]; 4] = [["SG", "PI"], ["XX", "OO"], ["NI", "DI"], ["PG", "HC"]];
const UNIFORM: [&str; 7] = ["SG", "PI", "XX", "OO", "NI", "DI", "CV"];

/// The kind of a card in notation.
fn kind(card: &str) -> &str {
    &card[card.len() - 2..]
}

fn colour(card: &str) -> Option<&'static str> {
    if card.len() == 2 {
        return None;
    }
    Some(match &card[..1] {
        "b" => "blue",
        "r" => "red",
        "g" => "green",
        _ => "black",
    })
}

/// The table as it lies, through the eyes of the truth.
struct Page {
    view: View,
    options: Options,
    seat: u8,
    /// The disguise laid in this turn.
    laid: Option<u16>,
}

impl Page {
    fn is(&self, key: &str, value: &str) -> bool {
        self.options.get(key).as_deref() == Some(value)
    }

    fn me(&self) -> &SeatView {
        &self.view.seats[self.seat as usize]
    }

    fn held(&self) -> usize {
        self.me().cards.len()
    }

    fn count(&self, fits: impl Fn(&str) -> bool) -> usize {
        self.me().cards.iter().filter(|card| fits(card)).count()
    }

    fn sets(&self) -> usize {
        self.me().downed.iter().filter(|lot| lot.sort != "streak").count()
    }

    fn has_nothing(&self) -> bool {
        self.me().downed.is_empty()
    }

    fn is_complete(&self) -> bool {
        self.sets() == 2 || self.me().downed.iter().any(|lot| lot.sort == "streak")
    }

    fn hits_anything(&self) -> bool {
        self.is_complete() || self.is("remix", "run_n_gun") && self.sets() > 0
    }

    fn opposes(&self, other: u8) -> bool {
        self.view.seats[other as usize].team != self.me().team
    }

    fn is_active(&self, other: u8) -> bool {
        let seat = &self.view.seats[other as usize];
        seat.playing && !seat.exited && !seat.out
    }

    /// NB-0.7.
    fn next(&self) -> u8 {
        let seats = self.view.seats.len() as u8;
        let step = if self.view.clockwise { 1 } else { seats - 1 };
        let mut at = (self.seat + step) % seats;
        while !self.is_active(at) && at != self.seat {
            at = (at + step) % seats;
        }
        at
    }

    /// NB-4.5.
    fn least(&self) -> Option<usize> {
        match (self.is_complete(), self.me().downed.first()) {
            (true, _) => None,
            (false, None) => Some(3),
            (false, Some(lot)) => Some(if lot.cards.len() >= 4 { 3 } else { 4 }),
        }
    }

    fn keeps_three(&self) -> bool {
        self.me().downed.iter().any(|lot| Some(lot.number) == self.laid)
    }

    fn picks(&self) -> Vec<String> {
        let view = &self.view;
        let mut list = Vec::new();
        if view.picked || view.downed || view.hit {
            return list;
        }
        if view.pylon > 0 || view.discards >= 2 {
            list.push("pick pylon".to_string());
        }
        if !self.is_complete() && view.top.as_ref().is_some_and(|top| !DEAD.contains(&kind(top))) {
            list.push("pick discard".to_string());
        }
        list
    }

    /// NB-4.19 to NB-4.22.
    fn begins(&self) -> Vec<String> {
        let Some(least) = self.least() else { return Vec::new() };
        let mut list = Vec::new();
        let wild = self.count(|card| card == "WC");
        let kept = if self.keeps_three() { 3 } else { 0 };
        let kinds: BTreeSet<&str> = self.me().cards.iter().map(|card| kind(card)).collect();
        for of in kinds {
            let cards = if of == "WC" { wild } else { self.count(|card| kind(card) == of) + wild };
            let kept = kept.max(self.has_nothing() as usize);
            if cards >= least && self.held() >= least + kept {
                list.push(format!("begin set {of}"));
            }
        }
        if !self.me().disguise_used && self.held() >= least + 3 {
            list.push("begin disguise".to_string());
        }
        for of in ["blue", "red", "green", "black"] {
            let all = self.count(|card| colour(card) == Some(of)) + wild;
            let has_card = self.count(|card| colour(card) == Some(of) && kind(card) == "ST") > 0;
            if self.has_nothing() && has_card && all >= 7 && self.held() >= 7 + kept {
                list.push(format!("begin streak {of}"));
            }
        }
        list
    }

    /// NB-4.24, NB-4.25.
    fn hits(&self) -> Vec<String> {
        let mut list = Vec::new();
        let may_leave = self.held() > 3 || !self.keeps_three();
        let cards: BTreeSet<&String> = self.me().cards.iter().collect();
        for (owner, lot) in self.lots() {
            let mine = owner == self.seat && self.sets() == 1;
            for card in &cards {
                let fits = match lot.sort.as_str() {
                    "disguise" => false,
                    "streak" => *card == "WC" || colour(card) == lot.of.as_deref(),
                    _ => *card == "WC" || Some(kind(card)) == lot.of.as_deref(),
                };
                let has_flag = self.has_flag() || self.can_capture() && self.view.flag == Some(owner);
                let may_end = self.held() > 1 || self.is_complete() && has_flag;
                if fits && (self.hits_anything() || mine) && may_leave && may_end {
                    list.extend(self.called(format!("hit {card} {}", lot.target)));
                }
            }
        }
        list
    }

    fn lots(&self) -> impl Iterator<Item = (u8, &LotView)> {
        let seats = self.view.seats.iter().enumerate();
        seats.flat_map(|(owner, seat)| seat.downed.iter().map(move |lot| (owner as u8, lot)))
    }

    /// A play of one card, with and without the call (NB-4.30).
    fn called(&self, play: String) -> Vec<String> {
        match (self.held(), self.is("omaha", "auto")) {
            (2, true) => vec![format!("{play} omaha")],
            (2, false) => vec![format!("{play} omaha"), play],
            _ => vec![play],
        }
    }

    fn is_flag(&self) -> bool {
        self.is("remix", "capture_the_flag")
    }

    fn has_flag(&self) -> bool {
        !self.is_flag() || self.view.flag.is_some_and(|holder| !self.opposes(holder))
    }

    fn can_capture(&self) -> bool {
        self.is_flag() && self.view.flag.is_some_and(|holder| self.opposes(holder))
    }

    fn discards(&self) -> Vec<String> {
        let view = &self.view;
        let owes = !view.picked && !view.downed && self.has_nothing() && !self.picks().is_empty();
        let cards: BTreeSet<&String> = self.me().cards.iter().collect();
        let mut list = Vec::new();
        for card in cards {
            let matches = colour(card).is_none()
                || view.colour.is_none()
                || view.colour.as_deref() == colour(card)
                || view.top.as_ref().is_some_and(|top| kind(top) == kind(card));
            let captures = self.can_capture() && ["SP", "IN"].contains(&kind(card));
            let is_last = self.held() == 1;
            let ends = is_last && !(self.is_complete() && (self.has_flag() || captures));
            let may = !ends && !owes || self.steals(card, ends) && (!ends || self.has_flag() || captures);
            if !matches || !may || self.keeps_three() && self.held() <= 3 {
                continue;
            }
            let stacks = self.hits_anything() && self.count(|other| kind(other) == kind(card)) > 1;
            list.extend(if stacks { vec![format!("discard {card}")] } else { self.called(format!("discard {card}")) });
        }
        list
    }

    /// Whether the card could steal downed cards; `completing`: so that the objective is complete.
    fn steals(&self, card: &str, completing: bool) -> bool {
        let fits = |lot: &LotView| match lot.sort.as_str() {
            "streak" => self.has_nothing() && card != "BL",
            _ => self.least().is_some_and(|least| lot.cards.len() >= least),
        };
        let right_streak =
            |lot: &LotView| lot.sort != "streak" || card == "NB" || card == "kIN" || lot.of.as_deref() == colour(card);
        let may_take = |owner: u8, lot: &LotView| {
            let reach = if kind(card) == "IN" { owner == self.next() } else { owner != self.seat };
            reach && self.is_active(owner) && !self.is_safe(owner, lot, kind(card) != "IN")
        };
        if !["IN", "BL", "NB"].contains(&kind(card)) {
            return false;
        }
        let taken: Vec<&LotView> =
            self.lots().filter(|(owner, lot)| may_take(*owner, lot)).map(|(_, lot)| lot).collect();
        let alone = |lot: &&&LotView| fits(lot) && right_streak(lot);
        let completes = |lot: &LotView| lot.sort == "streak" || self.sets() == 1;
        if taken.iter().filter(alone).any(|lot| !completing || completes(lot)) {
            return true;
        }
        let sizes: Vec<usize> = taken.iter().filter(|lot| lot.sort != "streak").map(|lot| lot.cards.len()).collect();
        let both = sizes.len() >= 2 && sizes.iter().any(|&size| size >= 4);
        card == "NB" && completing && self.has_nothing() && both
    }

    /// The table "What cannot be stolen" (NB-5.38, NB-5.39, NB-5.50 to NB-5.54).
    fn is_safe(&self, owner: u8, lot: &LotView, by_bootleg: bool) -> bool {
        let open = |lot: &LotView| lot.sort == "set" || lot.sort == "forgiven";
        let holds = |text: &str| lot.cards.iter().flatten().any(|card| card.ends_with(text));
        let of = lot.of.as_deref();
        let shields = lot.sort == "streak" || lot.sort == "set" && of == Some("DF");
        let sets = &self.view.seats[owner as usize].downed;
        let is_pro = open(lot) && sets.len() == 2 && sets.iter().all(open) && {
            let kinds: Vec<&str> = sets.iter().filter_map(|set| set.of.as_deref()).collect();
            PAIRS.iter().any(|pair| pair.iter().all(|kind| kinds.contains(kind)))
                || kinds[0] == kinds[1] && UNIFORM.contains(&kinds[0])
        };
        self.view.lay_downs == 1
            || is_pro
            || lot.sort == "set" && (of == Some("BL") || of == Some("NB"))
            || shields && holds(if by_bootleg { "kDF" } else { "DF" })
    }

    fn calls(&self) -> Vec<String> {
        let mut list = Vec::new();
        for (owner, lot) in self.lots().filter(|(_, lot)| lot.sort == "disguise") {
            let challenged =
                self.opposes(owner) && self.is_active(owner) && !self.view.seats[owner as usize].omaha_said;
            if challenged {
                list.push(format!("challenge {}", lot.target));
            }
        }
        for (other, seat) in self.view.seats.iter().enumerate() {
            if seat.exposed && self.opposes(other as u8) {
                list.push(format!("catch {other}"));
            }
        }
        list
    }

    fn main(&self) -> BTreeSet<String> {
        let picks = self.picks();
        let pass = picks.is_empty().then(|| "pass".to_string());
        let lists = [picks, self.begins(), self.hits(), self.discards(), self.calls(), pass.into_iter().collect()];
        lists.into_iter().flatten().collect()
    }

    /// NB-4.50.
    fn chain(&self) -> BTreeSet<String> {
        let top = self.view.top.as_deref().unwrap_or_default();
        let answers = |card: &&String| {
            let is_chain = ["DP", "P6"].contains(&kind(card));
            let matches = kind(card) == kind(top) || colour(card) == colour(top) || self.is("chain_match", "free");
            is_chain && matches
        };
        let plays = self.me().cards.iter().filter(answers).flat_map(|card| self.called(format!("answer {card}")));
        plays.chain(["decline".to_string()]).collect()
    }

    /// NB-4.43.
    fn deflect(&self) -> BTreeSet<String> {
        let card = self.view.theft.as_ref().map(|theft| theft.card.clone()).unwrap_or_default();
        let answers = |other: &&String| kind(other) == "DF" && colour(other) == colour(&card);
        let plays = self.me().cards.iter().filter(answers).flat_map(|card| self.called(format!("deflect {card}")));
        plays.chain(["decline".to_string()]).collect()
    }
}

fn agrees(seats: u8, chosen: &str, games: u64) {
    let options = options(chosen);
    let (mut list, mut compared) = (Vec::new(), [0; 3]);
    for seed in 0..games {
        let mut game = NakedBootleg::deal(&options, seats, Chance::Fast(seed)).expect("these options can be dealt");
        let mut stream = Stream::fast(seed);
        let (mut laid, mut turn) = (None, (0, 0));
        while let Some(seat) = game.to_act().first() {
            let view = game.view(Viewer::Truth);
            if turn != (view.round, view.turns) {
                (laid, turn) = (None, (view.round, view.turns));
            }
            list.clear();
            game.legal(seat, &mut list);
            let found: BTreeSet<String> = list.iter().map(ToString::to_string).collect();
            let step = view.step;
            let drafts = view.draft.as_ref().and_then(|draft| draft.what.clone());
            let page = Page { view, options, seat: seat.number(), laid };
            let untaunted = || found.iter().filter(|text| !text.starts_with("taunt")).cloned().collect::<BTreeSet<_>>();
            let (kind, found, expected) = match step {
                Step::Main => (0, untaunted(), page.main()),
                Step::Chain => (1, found, page.chain()),
                Step::Deflect => (2, found, page.deflect()),
                _ => (0, found.clone(), found),
            };
            assert_eq!(found, expected, "{step:?} of seat {seat}, seed {seed}, {chosen}, {:?}", page.view);
            compared[kind] += 1;
            // Fewer taunts and challenges than by chance, so that more is on the table.
            let quiet = |action: &&naked_bootleg::Action| {
                let text = action.to_string();
                !(text.starts_with("taunt") || text.starts_with("challenge")) || seed % 4 == 0
            };
            let quiet: Vec<_> = list.iter().filter(quiet).copied().collect();
            let mut action = *stream.pick(&quiet).expect("there is something to do");
            // Half of the matches are played with some sense, so that redzones and last cards come up.
            if seed % 2 == 1 && stream.below(4) > 0 {
                action = quiet.iter().copied().max_by_key(|&action| game.rate(seat, action)).unwrap_or(action);
            }
            game.apply(Stamped::act(Millis(0), seat, action), &mut ());
            if drafts.as_deref() == Some("disguise") && action.to_string().starts_with("done") {
                laid = game.view(Viewer::Truth).seats[seat.index()]
                    .downed
                    .iter()
                    .find(|lot| lot.sort == "disguise")
                    .map(|lot| lot.number);
            }
        }
    }
    assert!(compared.iter().all(|&count| count > 0), "{compared:?}");
}

#[test]
fn the_game_agrees_with_the_page() {
    agrees(2, "", 12);
    agrees(4, "", 12);
    agrees(6, "omaha=auto", 8);
}

#[test]
fn teams_and_remixes_agree_with_the_page() {
    agrees(4, "teams=2v2", 10);
    agrees(6, "teams=2v2v2 remix=capture_the_flag", 8);
    agrees(4, "remix=capture_the_flag chain_match=free", 10);
    agrees(4, "remix=run_n_gun", 10);
    agrees(4, "remix=last_man_standing turn_cap=60", 6);
}
