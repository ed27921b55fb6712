//! Every clause of the rules page, tried at a table.

use kernel::options::NoOptions;
use kernel::{Chance, Facts, Game, Millis, Scene, Seat, SeatSet, Shown, Stage, Stamped, Text, Viewer, Zone};
use template::{Action, Kuhn, Note, clause};

const PILE: Zone = Zone(0);

/// A table at which seats 0 and 1 hold these cards, and what was announced.
struct Table(Kuhn, Facts<Note>);

fn table(first: &str, second: &str) -> Table {
    let hands = [(0, first), (1, second)].map(|(seat, card)| ("hand", format!("{seat} {card}")));
    let game = Kuhn::stage(&NoOptions, 2, &Scene::of(hands), Chance::Fast(1)).expect("the cards are in the deck");
    Table(game, Facts::default())
}

impl Table {
    /// Plays `check bet call`, each word by the seat whose turn it is.
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

    fn hand(&self, seat: u8, viewer: Viewer) -> String {
        let face = |card: Shown| match card {
            Shown::Up(face) => self.0.face(face),
            Shown::Down(_) => "?".to_string(),
        };
        self.0.cards().shown(Zone(1 + seat), viewer).into_iter().map(face).collect()
    }
}

#[test]
fn kp_1_1_the_deck_is_jack_queen_king() {
    let Table(game, _) = table("J", "K");
    let mut faces: Vec<String> =
        (0..3).map(|id| words::english(&game, &game.name(game.cards().face_of(kernel::CardId(id))))).collect();
    faces.sort();
    assert_eq!(faces, ["jack", "king", "queen"]);
    assert_eq!(table("Q", "J").play("check check").0.scores(), [1, -1]);
    assert_eq!(table("Q", "K").play("check check").0.scores(), [-1, 1]);
}

#[test]
fn kp_2_1_only_two_may_play() {
    for seats in [0, 1, 3, 8] {
        let refusal = Kuhn::deal(&NoOptions, seats, Chance::Fast(0)).expect_err("two players");
        assert_eq!(refusal.clause, clause::KP_2_1);
    }
}

#[test]
fn kp_3_1_one_card_each_and_one_left() {
    let game = Kuhn::deal(&NoOptions, 2, Chance::Fast(0)).expect("two players");
    assert_eq!([PILE, Zone(1), Zone(2)].map(|zone| game.cards().len_of(zone)), [1, 1, 1]);
    assert_eq!(game.view(Viewer::Public).pot, 2);
}

#[test]
fn kp_3_2_you_see_your_own_card_only() {
    let table = table("Q", "K");
    let [own, other] = [0, 1].map(|seat| Viewer::Seat(Seat::new(seat)));
    assert_eq!([table.hand(0, own), table.hand(0, other), table.hand(0, Viewer::Public)], ["Q", "?", "?"]);
    assert_eq!(table.0.cards().shown(PILE, own), [Shown::Down(kernel::Tag(0))]);
}

#[test]
fn kp_4_1_seats_take_turns() {
    let table = table("Q", "K");
    assert_eq!(table.0.to_act(), SeatSet::one(Seat::new(0)));
    assert_eq!(table.refused(1, Action::Check), "KP-4.1");
    let table = table.play("check");
    assert_eq!(table.0.to_act(), SeatSet::one(Seat::new(1)));
    let table = table.play("check");
    assert_eq!([table.refused(0, Action::Check), table.refused(1, Action::Check)], ["KP-4.1"; 2]);
}

#[test]
fn kp_4_2_an_open_round_is_checked_or_bet() {
    let opened = table("Q", "K");
    assert_eq!(opened.legal(0), [Action::Check, Action::Bet]);
    assert_eq!(opened.play("check").legal(1), [Action::Check, Action::Bet]);
    assert_eq!(table("Q", "K").play("bet").refused(1, Action::Bet), "KP-4.2");
    assert_eq!(table("Q", "K").play("bet").refused(1, Action::Check), "KP-4.2");
}

#[test]
fn kp_4_3_a_bet_is_called_or_folded() {
    assert_eq!(table("Q", "K").play("bet").legal(1), [Action::Fold, Action::Call]);
    assert_eq!(table("Q", "K").play("check bet").legal(0), [Action::Fold, Action::Call]);
    assert_eq!(table("Q", "K").refused(0, Action::Fold), "KP-4.3");
    assert_eq!(table("Q", "K").refused(0, Action::Call), "KP-4.3");
}

#[test]
fn kp_5_1_a_fold_gives_up_the_pot_and_shows_nothing() {
    let table = table("J", "K").play("bet fold");
    assert_eq!(table.0.scores(), [1, -1]);
    assert_eq!([table.hand(0, Viewer::Public), table.hand(1, Viewer::Public)], ["?", "?"]);
    assert!(table.0.is_over());
}

#[test]
fn kp_5_2_a_show_down_shows_both_cards_and_the_higher_wins() {
    for words in ["check check", "bet call", "check bet call"] {
        let table = table("Q", "K").play(words);
        assert_eq!([table.hand(0, Viewer::Public), table.hand(1, Viewer::Public)], ["Q", "K"]);
        assert_eq!(table.0.standings().winners(), SeatSet::one(Seat::new(1)));
        assert!(table.0.is_over());
    }
}

#[test]
fn kp_5_3_the_score_is_what_was_won_or_lost() {
    let score = |words| table("K", "Q").play(words).0.scores().to_vec();
    assert_eq!(score("check check"), [1, -1]);
    assert_eq!(score("bet fold"), [1, -1]);
    assert_eq!(score("check bet fold"), [-1, 1]);
    assert_eq!(score("bet call"), [2, -2]);
    assert_eq!(score("check bet call"), [2, -2]);
}
