//! The laws of the tableau.

use super::*;
use crate::chance::{Chance, Use};
use crate::fact::Facts;
use crate::seat::Seat;

const PILE: Zone = Zone(0);
const HAND: Zone = Zone(1);
const ROW: Zone = Zone(4);
const ZONES: &[ZoneSpec] = &[
    ZoneSpec { name: "pile", first: PILE, per_seat: false, kind: ZoneKind::Pile },
    ZoneSpec { name: "hand", first: HAND, per_seat: true, kind: ZoneKind::Hand },
    ZoneSpec { name: "row", first: ROW, per_seat: false, kind: ZoneKind::Table },
];
type Small = Tableau<8, 5>;

const A: Seat = Seat::new(0);
const B: Seat = Seat::new(1);
const C: Seat = Seat::new(2);

fn hand(seat: Seat) -> Zone {
    Zone(HAND.0 + seat.number())
}

/// Faces 0 0 1 1 2 2 3 3, all in the pile.
fn small() -> Small {
    Tableau::new(&[0, 0, 1, 1, 2, 2, 3, 3].map(Face), ZONES, 3)
}

fn draw(cards: &mut Small, seat: Seat) -> CardId {
    let card = cards.top(PILE).expect("the pile is not empty");
    cards.move_to(card, hand(seat), Eyes::seat(seat), &mut told());
    card
}

fn told() -> Facts<()> {
    Facts::default()
}

fn stream() -> Stream {
    Chance::Fast(1).stream(Use(0), 0)
}

fn sees(cards: &Small, seat: Seat, card: CardId) -> bool {
    cards.sees(Viewer::Seat(seat), card)
}

#[test]
fn a_draw_is_seen_by_the_drawer_alone() {
    let mut cards = small();
    let card = draw(&mut cards, A);
    assert!(sees(&cards, A, card) && !sees(&cards, B, card) && !cards.sees(Viewer::Public, card));
    assert_eq!(cards.shown(hand(A), Viewer::Seat(A)), [Shown::Up(Face(3))]);
    assert_eq!(cards.shown(hand(A), Viewer::Seat(B)), [Shown::Down(Tag(0))]);
    cards.audit().unwrap();
}

#[test]
fn blur_a_card_that_leaves_a_hand_face_down_hides_the_rest_from_others() {
    let mut cards = small();
    let (first, _, second) = (draw(&mut cards, A), draw(&mut cards, C), draw(&mut cards, A));
    cards.turn(first, Eyes::ALL, &mut told());
    assert!(sees(&cards, C, first));
    cards.move_to(second, hand(B), Eyes::seat(A).and(B), &mut told());
    assert!(!sees(&cards, C, first), "C cannot tell which card went");
    assert!(!cards.sees(Viewer::Public, first));
    assert!(sees(&cards, A, first) && sees(&cards, A, second), "the giver knows what it gave");
    assert!(sees(&cards, B, first), "the taker saw what it took, so it knows what stayed");
}

#[test]
fn copies_a_card_played_openly_uses_up_a_known_copy() {
    let mut cards = small();
    let (known, unknown) = (draw(&mut cards, A), draw(&mut cards, A));
    assert_eq!(cards.face(known), cards.face(unknown));
    cards.turn(known, Eyes::ALL, &mut told());
    cards.move_to(unknown, ROW, Eyes::ALL, &mut told());
    assert!(!sees(&cards, B, known), "B saw one 3 leave and cannot know that another is left");
    assert!(sees(&cards, A, known));
}

#[test]
fn copies_the_card_that_everybody_knows_of_leaves_first() {
    let mut cards = small();
    let (first, second) = (draw(&mut cards, A), draw(&mut cards, A));
    let high = first.max(second);
    cards.turn(high, Eyes::ALL, &mut told());
    assert_eq!(cards.find(hand(A), Face(3)), Some(high));
    assert_eq!(cards.find(hand(A), Face(0)), None);
}

#[test]
fn tags_are_new_after_a_hidden_place_and_stay_in_the_open() {
    let mut cards = small();
    let card = draw(&mut cards, A);
    let mut facts = told();
    cards.move_to(card, ROW, Eyes::seat(A), &mut facts);
    let tag = |cards: &Small| match cards.shown(ROW, Viewer::Seat(B))[..] {
        [Shown::Down(tag)] => tag,
        ref other => panic!("one face-down card, not {other:?}"),
    };
    let before = tag(&cards);
    assert_ne!(before, Tag(0));
    assert_eq!(
        facts.told_to(Viewer::Seat(B)).last(),
        Some(Fact::Moved { card: Shown::Down(before), from: hand(A), to: ROW })
    );
    cards.move_to(card, hand(A), Eyes::seat(A), &mut told());
    cards.move_to(card, ROW, Eyes::seat(A), &mut told());
    assert_ne!(tag(&cards), before, "it might be another card");
    let before = tag(&cards);
    cards.shuffle(ROW, &mut stream(), &mut told());
    assert_ne!(tag(&cards), before);
    assert!(!sees(&cards, A, card), "shuffled: nobody can follow it");
}

#[test]
fn a_hand_laid_open_is_told_by_face_and_seen_by_everybody() {
    let mut cards = small();
    let drawn = [draw(&mut cards, A), draw(&mut cards, A), draw(&mut cards, A)];
    let mut facts = told();
    cards.lay_open(hand(A), &mut facts);
    let faces: Vec<Face> = facts
        .told_to(Viewer::Public)
        .map(|fact| match fact {
            Fact::Turned { card: Shown::Up(face), at } if at == hand(A) => face,
            other => panic!("a card of the hand turned up, not {other:?}"),
        })
        .collect();
    assert!(faces.len() == 3 && faces.is_sorted(), "{faces:?}");
    assert!(drawn.iter().all(|&card| cards.sees(Viewer::Public, card)));
    let mut quiet = small();
    for _ in 0..3 {
        draw(&mut quiet, A);
    }
    quiet.lay_open::<()>(hand(A), &mut ());
    assert_eq!(quiet, cards, "whoever listens, the cards lie the same way");
}

#[test]
fn covered_cards_show_their_backs_to_everybody_and_stay_where_they_are() {
    let mut cards = small();
    let card = draw(&mut cards, A);
    cards.move_to(card, ROW, Eyes::ALL, &mut told());
    let mut facts = told();
    cards.cover(ROW, &mut facts);
    assert!(!sees(&cards, A, card) && !cards.sees(Viewer::Public, card));
    for viewer in Viewer::all(3) {
        let turned: Vec<_> = facts.told_to(viewer).collect();
        assert!(matches!(turned[..], [Fact::Turned { card: Shown::Down(_), at: ROW }]), "{viewer}: {turned:?}");
    }
    assert_eq!(cards.iter(ROW).collect::<Vec<_>>(), [card]);
}

#[test]
fn copies_who_knew_of_one_learns_nothing_when_one_is_shown() {
    let mut cards = small();
    let (one, two) = (draw(&mut cards, A), draw(&mut cards, A));
    assert_eq!(cards.face(one), cards.face(two));
    let known =
        |cards: &Small, viewer| cards.shown(hand(A), viewer).iter().filter(|card| matches!(card, Shown::Up(_))).count();
    for copy in [one, two] {
        let mut cards = cards;
        cards.turn(copy, Eyes::seat(B), &mut told());
        let mut facts = told();
        cards.show(hand(A), Face(3), &mut facts);
        assert_eq!([Viewer::Seat(B), Viewer::Seat(C), Viewer::Public].map(|viewer| known(&cards, viewer)), [1, 1, 1]);
        let up = Fact::Turned { card: Shown::Up(Face(3)), at: hand(A) };
        assert!(Viewer::all(3).all(|viewer| facts.told_to(viewer).eq([up])), "everybody saw the face");
        cards.show(hand(A), Face(3), &mut told());
        assert_eq!(known(&cards, Viewer::Public), 1, "it may have been the same card again");
        for seat in [A, B, C] {
            assert_eq!(cards.sight(Viewer::Public).minus(cards.sight(Viewer::Seat(seat))).len(), 0, "all know it");
            cards.redeal_unseen(Viewer::Seat(seat), &mut Stream::fast(1));
            assert!(cards.shown(hand(A), Viewer::Public).contains(&Shown::Up(Face(3))), "what all know stays");
        }
    }
}

#[test]
fn copies_shown_to_some_seats_tell_nobody_more_than_how_many_there_are() {
    let mut cards = small();
    let (one, two) = (draw(&mut cards, A), draw(&mut cards, A));
    let known =
        |cards: &Small, viewer| cards.shown(hand(A), viewer).iter().filter(|card| matches!(card, Shown::Up(_))).count();
    let watchers = [Viewer::Seat(A), Viewer::Seat(B), Viewer::Seat(C), Viewer::Public];
    for copy in [one, two] {
        let mut cards = cards;
        cards.turn(copy, Eyes::seat(B), &mut told());
        let mut facts = told();
        cards.show_to(hand(A), Face(3), 1, Eyes::seat(B).and(C), &mut facts);
        assert_eq!(watchers.map(|viewer| known(&cards, viewer)), [2, 1, 1, 0], "B may have seen the same card again");
        assert_eq!(facts.told_to(Viewer::Public).last(), Some(Fact::Turned { card: Shown::Down(Tag(0)), at: hand(A) }));
        cards.show_to(hand(A), Face(3), 2, Eyes::seat(B), &mut told());
        assert_eq!(watchers.map(|viewer| known(&cards, viewer)), [2, 2, 1, 0], "both at once");
    }
}

#[test]
fn a_peek_shows_faces_for_a_moment_and_changes_nothing() {
    let mut cards = small();
    let (known, hidden) = (draw(&mut cards, A), draw(&mut cards, A));
    cards.move_to(known, ROW, Eyes::seat(A), &mut told());
    cards.move_to(hidden, ROW, Eyes::NONE, &mut told());
    let (before, mut facts) = (cards, told());
    cards.peek(ROW, &mut facts);
    assert_eq!(cards, before);
    let ups = |viewer| {
        let is_up = |fact: &Fact<(), Shown>| matches!(fact, Fact::Turned { card: Shown::Up(_), at: ROW });
        facts.told_to(viewer).map(|fact| is_up(&fact)).collect::<Vec<_>>()
    };
    assert_eq!(ups(Viewer::Public), [true, true, false, false]);
    assert_eq!(ups(Viewer::Seat(A)), [true, true, true, false], "A goes on knowing what A knew");
}

#[test]
fn any_copy_is_found_wherever_it_is_in_the_deck() {
    let faces: Vec<Face> = (0..128).map(|n| Face(n % 5 * 25)).collect();
    let cards = Tableau::<128, 5>::new(&faces, ZONES, 3);
    for face in (0..128).map(Face) {
        let expected: CardSet = (0..128).map(CardId).filter(|&card| cards.face(card) == face).collect();
        assert_eq!(cards.like(PILE, face), expected);
    }
    let mut odd = Tableau::<85, 5>::new(&faces[..85], ZONES, 3);
    odd.move_to(CardId(84), ROW, Eyes::ALL, &mut told());
    assert_eq!(odd.find(ROW, Face(100)), Some(CardId(84)));
    assert_eq!(odd.find(ROW, Face(0)), None);
}

#[test]
fn tags_after_a_shuffle_follow_the_order_on_the_table() {
    let mut cards = small();
    let (first, second) = (draw(&mut cards, A), draw(&mut cards, A));
    for card in [first.min(second), first.max(second)].into_iter().rev() {
        cards.move_to(card, ROW, Eyes::NONE, &mut told());
    }
    cards.shuffle(ROW, &mut stream(), &mut told());
    let shown = cards.shown(ROW, Viewer::Public);
    assert!(shown.is_sorted(), "{shown:?} would tell which physical card lies where");
}

#[test]
fn shuffling_hides_every_card_and_keeps_the_faces() {
    let mut cards = small();
    let card = draw(&mut cards, A);
    cards.move_to(card, PILE, Eyes::ALL, &mut told());
    cards.shuffle(PILE, &mut stream(), &mut told());
    assert!(Seat::all(3).all(|seat| cards.sight(Viewer::Seat(seat)).is_empty()));
    let mut faces: Vec<Face> = cards.iter(PILE).map(|card| cards.face(card)).collect();
    faces.sort();
    assert_eq!(faces, [0, 0, 1, 1, 2, 2, 3, 3].map(Face));
    cards.audit().unwrap();
}

#[test]
fn an_imagined_world_keeps_what_the_seat_sees() {
    let mut cards = small();
    for seat in [A, B, C, A, B] {
        draw(&mut cards, seat);
    }
    for viewer in Viewer::all(3) {
        let mut imagined = cards;
        imagined.redeal_unseen(viewer, &mut stream());
        for zone in (0..5).map(Zone) {
            assert_eq!(imagined.shown(zone, viewer), cards.shown(zone, viewer));
        }
        imagined.audit().unwrap();
        assert_ne!(imagined, cards, "what {viewer} cannot see is dealt anew");
    }
}

#[test]
fn gathering_forgets_everything_that_lay_anywhere() {
    let mut one = small();
    let mut two = small();
    two.shuffle(PILE, &mut stream(), &mut told());
    for seat in [A, B, C] {
        draw(&mut two, seat);
    }
    one.gather(PILE, &mut told());
    two.gather(PILE, &mut told());
    assert_eq!(one, two);
}

#[test]
fn cards_keep_their_order_on_both_ends() {
    let mut cards = small();
    let (first, second, third) = (draw(&mut cards, A), draw(&mut cards, A), draw(&mut cards, A));
    cards.move_to(first, ROW, Eyes::ALL, &mut told());
    cards.move_to(second, ROW, Eyes::ALL, &mut told());
    cards.tuck(third, ROW, Eyes::ALL, &mut told());
    assert_eq!(cards.iter(ROW).collect::<Vec<_>>(), [third, first, second]);
    assert_eq!((cards.bottom(ROW), cards.top(ROW)), (Some(third), Some(second)));
    cards.audit().unwrap();
}

#[test]
fn an_imagined_world_depends_on_what_is_known_and_not_on_what_is_true() {
    let mut cards = small();
    for seat in [A, B, C, A, B] {
        draw(&mut cards, seat);
    }
    let mut other = cards;
    other.redeal_unseen(Viewer::Seat(B), &mut Chance::Fast(9).stream(Use(3), 3));
    assert_ne!(cards, other);
    cards.redeal_unseen(Viewer::Seat(B), &mut stream());
    other.redeal_unseen(Viewer::Seat(B), &mut stream());
    assert_eq!(cards, other);
}

#[test]
fn playing_copies_is_what_single_moves_do() {
    let knows = [Eyes::seat(A), Eyes::seat(A).and(B), Eyes::seat(A).and(C), Eyes::ALL];
    for (copies, (first, second)) in (0..4).flat_map(|n| knows.iter().flat_map(move |a| knows.map(|b| (n, (*a, b))))) {
        let mut one = Small::new(&[2, 7, 7, 7, 1, 7, 3, 0].map(Face), ZONES, 3);
        for card in (0..7).map(CardId) {
            one.move_to(card, hand(A), Eyes::seat(A), &mut told());
        }
        one.turn(CardId(2), first, &mut told());
        one.turn(CardId(3), second, &mut told());
        one.turn(CardId(4), Eyes::ALL, &mut told());
        let mut all = one;
        let (mut told_one, mut told_all) = (told(), told());
        for _ in 0..copies {
            let card = one.find(hand(A), Face(7)).unwrap();
            one.move_to(card, ROW, Eyes::ALL, &mut told_one);
        }
        all.play(hand(A), Face(7), copies, ROW, &mut told_all);
        assert_eq!((one, told_one), (all, told_all));
        all.audit().unwrap();
    }
}

#[test]
fn dealing_all_is_what_single_moves_do() {
    let (mut one, mut told_one, mut told_all) = (small(), told(), told());
    one.move_to(CardId(3), ROW, Eyes::ALL, &mut told());
    let mut all = one;
    for seat in [B, C, B, C, B, C, B] {
        let card = one.top(PILE).unwrap();
        one.move_to(card, hand(seat), Eyes::seat(seat), &mut told_one);
    }
    all.deal_all(PILE, &[B, C].map(|seat| (hand(seat), Eyes::seat(seat))), &mut told_all);
    assert_eq!(all.len(hand(B)), 4);
    assert_eq!((one, told_one), (all, told_all));
    all.audit().unwrap();
}

#[test]
fn dealing_some_is_what_single_moves_do() {
    let (mut one, mut told_one, mut told_some) = (small(), told(), told());
    one.move_to(CardId(3), ROW, Eyes::ALL, &mut told());
    let (mut some, mut faces_one, mut faces_some) = (one, Vec::new(), Vec::new());
    for seat in [B, B, B, C, C, C] {
        let card = one.top(PILE).unwrap();
        faces_one.push(one.face(card));
        one.move_to(card, hand(seat), Eyes::seat(seat), &mut told_one);
    }
    for seat in [B, C] {
        some.deal(PILE, 3, (hand(seat), Eyes::seat(seat)), &mut told_some, |face| faces_some.push(face));
    }
    assert_eq!((one, told_one, faces_one), (some, told_some, faces_some));
    some.audit().unwrap();
}

#[test]
fn moving_all_is_what_single_moves_do() {
    for (to, eyes) in [(PILE, Eyes::NONE), (hand(B), Eyes::seat(B)), (PILE, Eyes::ALL)] {
        let (mut one, mut told_one, mut told_all) = (small(), told(), told());
        for card in [5, 2, 7].map(CardId) {
            one.move_to(card, ROW, Eyes::seat(A), &mut told());
        }
        let mut all = one;
        while let Some(card) = one.bottom(ROW) {
            one.move_to(card, to, eyes, &mut told_one);
        }
        all.move_all(ROW, to, eyes, &mut told_all);
        all.move_all(ROW, to, eyes, &mut told_all);
        assert_eq!((one, told_one), (all, told_all));
        all.audit().unwrap();
    }
}

#[test]
fn a_pile_is_arranged_as_it_is_wanted_and_loses_no_card() {
    let mut cards = small();
    let order = |cards: &Small| cards.iter(PILE).map(|card| cards.face(card)).collect::<Vec<_>>();
    let before = order(&cards);
    let (top, bottom) = (*before.last().unwrap(), before[0]);
    let places = before.len() - 1;
    assert!(cards.arrange(PILE, &[(0, bottom), (places, top)]), "the ends change places");
    let after = order(&cards);
    assert_eq!((after[0], *after.last().unwrap()), (top, bottom));
    assert_eq!(after[1..places], before[1..places], "nothing else moves");
    let copies = before.iter().filter(|face| **face == top).count();
    let wanted: Vec<(usize, Face)> = (0..=copies).map(|place| (place, top)).collect();
    assert!(!cards.arrange(PILE, &wanted) && order(&cards) == after, "there are not so many of it");
    assert!(!cards.arrange(PILE, &[(before.len(), top)]), "there is no such place");
}

#[test]
fn moving_what_lies_below_a_card_is_what_single_moves_do() {
    for (from, to) in [(ROW, PILE), (PILE, ROW)] {
        let (mut one, mut told_one, mut told_all) = (small(), told(), told());
        for card in [5, 2, 7].map(CardId) {
            one.move_to(card, ROW, Eyes::ALL, &mut told());
        }
        let mut all = one;
        let top = one.top(from).unwrap();
        while let Some(card) = one.bottom(from).filter(|&card| card != top) {
            one.move_to(card, to, Eyes::NONE, &mut told_one);
        }
        all.move_below(top, to, Eyes::NONE, &mut told_all);
        all.move_below(top, to, Eyes::NONE, &mut told_all);
        assert_eq!((one, told_one), (all, told_all));
        all.audit().unwrap();
    }
}
