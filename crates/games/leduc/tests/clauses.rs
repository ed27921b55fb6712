//! Every clause of the rules page, tried at a table.

use kernel::options::NoOptions;
use kernel::{
    Chance, Face, Fact, Facts, Game, Help, Millis, Scene, Seat, SeatSet, Shown, Stage, Stamped, Text, Viewer, Zone,
};
use leduc::{Action, Leduc, Note, clause};

const PILE: Zone = Zone(0);
const BOARD: Zone = Zone(1);
const HAND: Zone = Zone(2);

/// A table with these hands and this card on top of the pile, and what was announced.
struct Table(Leduc, Facts<Note>);

fn table(first: &str, second: &str, board: &str) -> Table {
    let hands = [(0, first), (1, second)].map(|(seat, card)| ("hand", format!("{seat} {card}")));
    let scene = Scene::of(hands.into_iter().chain([("pile", board.to_string())]));
    let game = Leduc::stage(&NoOptions, 2, &scene, Chance::Fast(1)).expect("the cards are in the deck");
    Table(game, Facts::default())
}

fn plain() -> Table {
    table("QS", "KS", "JS")
}

impl Table {
    /// Plays `call raise call`, each word by the seat whose turn it is.
    fn play(mut self, words: &str) -> Table {
        for word in words.split(' ') {
            let seat = self.0.to_act().first().expect("the match goes on");
            let action = word.parse().expect("a word of the notation");
            self.0.check(seat, action).expect("the test plays by the rules");
            self.0.apply(Stamped::act(Millis(0), seat, action), &mut self.1);
        }
        self
    }

    fn legal(&self, seat: u8) -> Vec<Action> {
        let mut list = Vec::new();
        self.0.legal(Seat::new(seat), &mut list);
        list
    }

    fn refused(&self, seat: u8, action: Action) -> &'static str {
        self.0.check(Seat::new(seat), action).expect_err("the rules forbid it").clause.id
    }

    fn shown(&self, zone: Zone, viewer: Viewer) -> String {
        let face = |card: Shown| match card {
            Shown::Up(face) => self.0.face(face),
            Shown::Down(_) => "?".to_string(),
        };
        self.0.cards().shown(zone, viewer).into_iter().map(face).collect()
    }

    fn hands(&self, viewer: Viewer) -> [String; 2] {
        [0, 1].map(|seat| self.shown(Zone(HAND.0 + seat), viewer))
    }

    fn paid(&self) -> [u8; 2] {
        self.0.view(Viewer::Public).paid
    }
}

#[test]
fn lp_1_1_the_deck_has_two_of_each_rank_and_suits_do_not_count() {
    let Table(game, _) = plain();
    let mut names: Vec<String> = (0..6).map(|id| game.face(game.cards().face_of(kernel::CardId(id)))).collect();
    names.sort();
    assert_eq!(names, ["JH", "JS", "KH", "KS", "QH", "QS"]);
    assert_eq!(table("KS", "KH", "JS").play("call call call call").0.scores(), [0, 0]);
}

#[test]
fn lp_2_1_only_two_may_play() {
    for seats in [0, 1, 3, 8] {
        let refusal = Leduc::deal(&NoOptions, seats, Chance::Fast(0)).expect_err("two players");
        assert_eq!(refusal.clause, clause::LP_2_1);
    }
}

#[test]
fn lp_3_1_a_chip_and_a_card_each() {
    let game = Leduc::deal(&NoOptions, 2, Chance::Fast(0)).expect("two players");
    assert_eq!([PILE, BOARD, HAND, Zone(HAND.0 + 1)].map(|zone| game.cards().len_of(zone)), [4, 0, 1, 1]);
    assert_eq!(game.view(Viewer::Public).paid, [1, 1]);
}

#[test]
fn lp_3_2_you_see_your_own_card_only() {
    let table = plain();
    assert_eq!(table.hands(Viewer::Seat(Seat::new(0))), ["QS", "?"]);
    assert_eq!(table.hands(Viewer::Public), ["?", "?"]);
    assert_eq!(table.shown(PILE, Viewer::Seat(Seat::new(0))), "????");
}

#[test]
fn lp_4_1_seat_0_speaks_first_in_both_rounds() {
    let table = plain();
    assert_eq!(table.0.to_act(), SeatSet::one(Seat::new(0)));
    assert_eq!(table.refused(1, Action::Call), "LP-4.1");
    let table = table.play("raise");
    assert_eq!(table.0.to_act(), SeatSet::one(Seat::new(1)));
    let table = table.play("call");
    assert_eq!(table.0.to_act(), SeatSet::one(Seat::new(0)));
    let table = table.play("call call");
    assert_eq!([table.refused(0, Action::Call), table.refused(1, Action::Call)], ["LP-4.1"; 2]);
}

#[test]
fn lp_4_2_only_a_raise_is_folded() {
    assert_eq!(plain().refused(0, Action::Fold), "LP-4.2");
    assert_eq!(plain().play("call").refused(1, Action::Fold), "LP-4.2");
    assert!(plain().play("raise").legal(1).contains(&Action::Fold));
}

#[test]
fn lp_4_3_a_call_matches_or_checks() {
    assert_eq!(plain().play("call").paid(), [1, 1]);
    assert_eq!(plain().play("call raise call").paid(), [3, 3]);
    assert!(plain().play("raise raise").legal(0).contains(&Action::Call));
}

#[test]
fn lp_4_4_raises_add_two_then_four_and_are_two_a_round() {
    assert_eq!(plain().play("raise").paid(), [3, 1]);
    assert_eq!(plain().play("raise raise").paid(), [3, 5]);
    assert_eq!(plain().play("raise raise").refused(0, Action::Raise), "LP-4.4");
    assert_eq!(plain().play("call call raise").paid(), [5, 1]);
    assert_eq!(plain().play("raise raise call raise raise").paid(), [9, 13]);
    assert_eq!(plain().play("raise raise call raise raise").refused(0, Action::Raise), "LP-4.4");
}

#[test]
fn lp_4_5_the_board_is_laid_when_the_first_round_ends() {
    for words in ["call call", "raise call", "call raise call", "raise raise call", "call raise raise call"] {
        let table = plain().play(words);
        assert_eq!(table.shown(BOARD, Viewer::Public), "JS");
        assert_eq!(table.legal(0), [Action::Call, Action::Raise], "a new round has no raises yet");
    }
    assert_eq!(plain().play("call").shown(BOARD, Viewer::Public), "");
}

#[test]
fn lp_5_1_a_fold_gives_up_the_pot_and_shows_nothing() {
    let table = plain().play("raise raise fold");
    assert_eq!(table.0.scores(), [-3, 3]);
    assert_eq!(table.hands(Viewer::Public), ["?", "?"]);
    assert!(table.0.is_over());
}

#[test]
fn lp_5_2_a_pair_beats_a_higher_rank_and_equal_ranks_split() {
    let score = |first, second, board| table(first, second, board).play("call call call call").0.scores().to_vec();
    assert_eq!(score("JS", "KS", "JH"), [1, -1]);
    assert_eq!(score("JS", "KS", "QH"), [-1, 1]);
    assert_eq!(score("QS", "QH", "KH"), [0, 0]);
    let shown = plain().play("call call call call");
    assert_eq!(shown.hands(Viewer::Public), ["QS", "KS"]);
    assert!(shown.0.is_over());
}

#[test]
fn lp_5_3_the_score_is_what_the_loser_had_put_in() {
    let score = |words| table("KS", "QS", "JS").play(words).0.scores().to_vec();
    assert_eq!(score("call call call call"), [1, -1]);
    assert_eq!(score("raise call call call"), [3, -3]);
    assert_eq!(score("raise call raise call"), [7, -7]);
    assert_eq!(score("raise raise call raise raise call"), [13, -13]);
    assert_eq!(score("raise raise call raise raise fold"), [-9, 9]);
}

#[test]
fn everything_is_said_in_words() {
    let mut table = plain();
    let mut said = Vec::new();
    for word in "call raise raise call raise call".split(' ') {
        let seat = table.0.to_act().first().expect("the match goes on");
        said.extend(table.legal(seat.number()).into_iter().map(|action| table.0.label(seat, action)));
        said.extend(table.0.status(Viewer::Public));
        table = table.play(word);
    }
    let notes =
        table.1.told_to(Viewer::Public).filter_map(|fact| if let Fact::Note(note) = fact { Some(note) } else { None });
    let log: Vec<String> =
        notes.filter_map(|note| table.0.log(&note)).map(|said| words::english(&table.0, &said)).collect();
    assert_eq!(
        log,
        [
            "Seat 0 checks.",
            "Seat 1 raises with 2 chips.",
            "Seat 0 raises with 4 chips.",
            "Seat 1 calls with 2 chips.",
            "Seat 0 raises with 4 chips.",
            "Seat 1 calls with 4 chips.",
            "Seat 1 wins 9 chips.",
        ]
    );
    for face in faces(&table.0) {
        let Help { does, when, signs, .. } = table.0.help(face);
        said.extend([table.0.name(face), does, when].into_iter().chain(signs));
    }
    said.extend(table.0.log(&Note::Split));
    said.extend(table.0.status(Viewer::Public));
    for said in said {
        words::in_language(&table.0, &said, "en").unwrap_or_else(|why| panic!("{said:?}: {why}"));
    }
}

fn faces(game: &Leduc) -> impl Iterator<Item = Face> {
    (0..6).map(|id| game.cards().face_of(kernel::CardId(id)))
}
