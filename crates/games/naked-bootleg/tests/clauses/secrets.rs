//! Chapter 7: what everybody knows.

use crate::{Table, table, table_with};
use kernel::{Chance, Game, Millis, Stamped, Stream};
use naked_bootleg::NakedBootleg;

const SET: &str = "down 0a set SG bSG rSG gSG";

fn known(t: &Table, viewer: &str, zone: &str) -> Vec<String> {
    t.seen(viewer, zone).into_iter().filter(|card| card != "?").collect()
}

#[test]
fn nb_7_1_a_seen_card_stays_known_until_it_cannot_be_followed() {
    // The top discard that was taken is known in the hand, until it is played.
    let mut t = table(4, "turn 0; discard gPI; hand 0 kXX rOO bDI");
    t.play("0: pick discard");
    assert_eq!(known(&t, "2", "hand 0"), ["gPI"]);
    t.play("0: discard gPI");
    assert!(known(&t, "2", "hand 0").is_empty());
    // A thief's hand blurs what others knew; thief and victim know what moved.
    let mut t = table(4, "turn 0; did picked; discard gPI; hand 0 gIN kXX bXX rOO; hand 1 gST rST; known all 1 gST");
    t.play("0: discard gIN; 0: grab 1; 1: decline");
    let stolen = t.zone("taken")[0].clone();
    t.play(&format!("0: keep {stolen}"));
    assert!(known(&t, "2", "hand 1").is_empty(), "it may have been the one that went");
    assert_eq!(known(&t, "1", "hand 0"), [stolen]);
    assert_eq!(known(&t, "0", "hand 1").len(), if t.zone("hand 1")[0] == "gST" { 1 } else { 0 });
}

#[test]
fn nb_7_1_what_is_known_of_a_hand_is_kept_in_every_imagined_world() {
    let lines = format!("turn 0; {SET}; discard kPI; hand 0 kSP gXX bOO; hand 1 bXX rDI gDI kDI");
    let mut t = table(4, &lines);
    t.play("0: discard kSP; 0: show 1");
    let shown = known(&t, "3", "hand 1");
    assert_eq!(shown.len(), 2);
    for luck in 0..20 {
        let world = t.imagined(3, luck);
        assert!(shown.iter().all(|card| world.zone("hand 1").contains(card)));
    }
}

#[test]
fn nb_7_2_a_new_pylon_forgets_the_order_and_not_the_cards() {
    let lines = "turn 0; hand 0 gXX kOO; hand 1 bOO #2; hand 2 gOO; hand 3 #92; pylon -; \
        discard bSG rSG gSG kSG bNI rNI gNI kNI kHO gPI";
    let mut t = table(4, lines);
    t.play("0: pick pylon; 0: pass");
    assert!(t.seen("1", "pylon").iter().all(|card| card == "?"));
    let went_in = ["bSG", "rSG", "gSG", "kSG", "bNI", "rNI", "gNI", "kNI", "kHO"];
    let mut orders = std::collections::BTreeSet::new();
    for luck in 0..30 {
        let world = t.imagined(1, luck);
        let pylon = world.zone("pylon");
        assert!(pylon.iter().all(|card| went_in.contains(&card.as_str())), "{pylon:?}");
        orders.insert(pylon);
    }
    assert!(orders.len() > 20, "the order is not known");
}

#[test]
fn nb_7_3_a_seat_is_sent_what_it_may_see_and_luck_can_be_replayed() {
    let t = table(4, "turn 0");
    for viewer in ["0", "1", "2", "3", "public"] {
        for hand in 0..4 {
            let own = viewer == hand.to_string();
            let backs = t.seen(viewer, &format!("hand {hand}")).iter().filter(|card| *card == "?").count();
            assert_eq!(backs, if own { 0 } else { 10 }, "{viewer} at hand {hand}");
        }
        assert!(t.seen(viewer, "pylon").iter().all(|card| card == "?"));
    }
    let play = || {
        let mut game = NakedBootleg::deal(&crate::options(""), 4, Chance::Seed([7; 32])).expect("four seats");
        let mut stream = Stream::fast(3);
        let mut legal = Vec::new();
        for _ in 0..300 {
            let Some(seat) = game.to_act().first() else { break };
            legal.clear();
            game.legal(seat, &mut legal);
            let action = *stream.pick(&legal).expect("there is something to do");
            game.apply(Stamped::act(Millis(0), seat, action), &mut ());
        }
        game
    };
    assert!(play() == play(), "blind picks, shuffles and orders come from the seed");
}

#[test]
fn nb_7_4_a_missed_call_is_public() {
    let mut t = table(4, &format!("turn 0; {SET}; discard gPI; hand 0 gXX kOO"));
    t.play("0: discard gXX");
    for viewer in ["0", "1", "3", "public"] {
        assert!(t.view(viewer).seats[0].exposed, "{viewer}");
        assert_eq!(t.line(viewer, "exposed"), "0");
    }
}

/// In how many of a hundred imagined worlds a disguise is honest.
fn honest(t: &Table, number: u8, zone: &str) -> usize {
    let is_honest = |world: &Table| world.zone(zone).iter().all(|card| card.ends_with("CV") || card == "WC");
    (0..100).filter(|&luck| is_honest(&t.imagined(number, luck))).count()
}

#[test]
fn nb_5_57_a_disguise_is_imagined_honest_about_as_often_as_people_are() {
    let lines = "turn 0; down 1a disguise kNI bNI rNI; hand 1 #5";
    let rate = honest(&table(4, lines), 0, "down-a 1");
    assert!((35..=65).contains(&rate), "{rate} of 100");
    // The more cards the less likely; Covers that were picked up before speak for it.
    let long = honest(&table(4, "turn 0; down 1a disguise kNI bNI rNI gNI bXX rXX; hand 1 #5"), 0, "down-a 1");
    let mut t = table(4, "turn 1; discard gCV bCV; hand 1 rCV rXX kOO gDI bST; dealer 0");
    t.play("1: pick discard; 1: begin disguise; 1: add bCV; 1: add rXX; 1: add kOO; 1: done");
    let picked = honest(&t, 0, "down-a 1");
    assert!(long < rate && rate < picked, "{long} {rate} {picked}");
    // Its owner knows, a card turned up tells, and without Covers about nobody can be honest.
    assert_eq!(honest(&table(4, lines), 1, "down-a 1"), 0);
    assert_eq!(honest(&table(4, "turn 0; down 1a disguise kNI+ bCV rCV; hand 1 #5"), 0, "down-a 1"), 0);
    let t =
        table(4, "turn 0; down 1a disguise kNI bNI rNI; hand 1 #5; hand 0 bCV rCV gCV kCV bCV rCV gCV kCV WC WC WC WC");
    assert_eq!(honest(&t, 0, "down-a 1"), 0);
}

#[test]
fn nb_5_35_nb_5_58_and_nb_5_61_every_reveal_is_remembered_by_those_who_saw_it() {
    // A taunt is for all.
    let mut t = table(4, "turn 0; down 1a disguise kNI bNI rNI; hand 1 #5");
    t.play("1: taunt kNI");
    for luck in 0..10 {
        assert!(t.imagined(3, luck).zone("down-a 1").contains(&"kNI".to_string()));
    }
    // Pitched hand cards: the loser knows them, others only how many.
    let mut t = table(4, "turn 0; hand 0 #4; down 1a disguise kNI bNI rNI; hand 1 gST rST bST; discard gPI");
    t.play("0: challenge 1a");
    let pitched: Vec<String> = t.seen("1", "discard");
    assert_eq!(t.imagined(1, 3).zone("discard"), pitched);
    let worlds: std::collections::BTreeSet<_> = (0..20).map(|luck| t.imagined(2, luck).zone("discard")).collect();
    assert!(worlds.len() > 3, "seat 2 cannot tell what was pitched");
    // With a look at the hand the winner knows them too.
    let mut t = table_with(
        "challenge_keep=seen",
        4,
        "turn 0; hand 0 #4; down 1a disguise kNI bNI rNI; hand 1 gST rST bST; discard gPI",
    );
    t.play("0: challenge 1a; 0: spare rST");
    assert_eq!(t.imagined(0, 3).zone("discard"), t.zone("discard"));
    assert_eq!(known(&t, "0", "hand 1"), ["rST"]);
    assert!(known(&t, "2", "hand 1").is_empty());
}

/// Steps that reveal nothing to `viewer` tell it the same in every world it can imagine, under the same luck. Cards that
/// are played must be known to it.
fn is_told_the_same(options: &str, lines: &str, steps: &str, viewer: u8) {
    let t = table_with(options, 4, lines);
    let name = viewer.to_string();
    let mut differing = 0;
    for luck in 0..40 {
        let mut here = Table { game: t.game, facts: kernel::Facts::default(), now: 0 };
        let mut there = t.imagined(viewer, luck);
        there.game.chance = here.game.chance;
        differing +=
            (0..4).any(|seat| here.zone(&format!("hand {seat}")) != there.zone(&format!("hand {seat}"))) as u32;
        for step in steps.split(';') {
            here.play(step);
            there.play(step);
            let facts = |t: &Table| t.facts.told_to(crate::viewer_of(&name)).collect::<Vec<_>>();
            assert_eq!(facts(&here), facts(&there), "{step}");
            assert_eq!(here.view(&name), there.view(&name), "{step}");
        }
        for zone in ["hand 0", "hand 1", "discard", "pylon", "taken", "down-a 0", "down-a 1"] {
            assert_eq!(here.seen(&name, zone), there.seen(&name, zone));
        }
    }
    assert!(differing > 30, "the worlds are not the same");
}

#[test]
fn nb_7_1_who_sees_nothing_is_told_the_same_whatever_was_seen() {
    let deal = |card: &str, top: &str| {
        format!("turn 0; did picked; discard {top}; hand 0 {card} kXX bXX; known all 0 {card}; hand 1 #6")
    };
    // A look, also by the Blue Spy, who may look twice.
    is_told_the_same("", &deal("gSP", "gPI"), "0: discard gSP; 0: look", 2);
    is_told_the_same("", &deal("bSP", "bPI"), "0: discard bSP; 0: look", 2);
    // Stolen hand cards, all pitched again.
    is_told_the_same("", &deal("gIN", "gPI"), "0: discard gIN; 0: grab 2; 1: decline; 0: keep none", 2);
    is_told_the_same("", &deal("kIN", "kPI"), "0: discard kIN; 0: grab 3; 1: decline; 0: keep none", 3);
    // The hand pitched by the loser of a challenge, blind or seen by the winner.
    let open = "turn 0; hand 0 #4; down 1a disguise kNI+ bNI+ rNI+; hand 1 gST #4; discard gPI; known all 1 gST";
    is_told_the_same("", open, "0: challenge 1a", 2);
    is_told_the_same("challenge_keep=seen", open, "0: challenge 1a; 0: spare gST", 2);
    // Forced cards, and a private step.
    let strike = "turn 0; did picked; discard bPI; hand 0 bP6 kXX bXX; known all 0 bP6; hand 1 #6";
    is_told_the_same("", strike, "0: discard bP6; 1: decline", 2);
}

#[test]
fn nb_7_1_a_stolen_card_that_was_kept_is_known_to_thief_and_victim_alone() {
    let mut t = table(4, "turn 0; did picked; discard gPI; hand 0 gIN kXX bXX; hand 1 gST rST kST");
    t.play("0: discard gIN; 0: grab 2; 1: decline");
    let [kept, pitched] = [0, 1].map(|at| t.zone("taken")[at].clone());
    t.play(&format!("0: keep {kept}"));
    assert_eq!(known(&t, "1", "hand 0").join(" "), kept);
    assert!(known(&t, "2", "hand 0").is_empty());
    assert!(known(&t, "0", "discard").contains(&pitched) && known(&t, "1", "discard").contains(&pitched));
    assert!(!known(&t, "2", "discard").contains(&pitched), "others know how many were pitched, not which");
    for luck in 0..20 {
        assert!(t.imagined(1, luck).zone("hand 0").contains(&kept));
        assert!(t.imagined(0, luck).zone("discard").contains(&pitched));
    }
}
