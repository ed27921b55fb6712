//! Chapter 9: odd situations, and why every game ends.

use crate::{GONE, TRICK, Viewer, actor, dealt, options, table};
use dream_team_soccer::card::Holding;
use dream_team_soccer::{Action, DreamTeamSoccer};
use kernel::{Chance, Game, Stream, Zone};

#[test]
fn dt_9_1_every_trick_takes_a_card_out_of_the_round() {
    let mut stream = Stream::fast(91);
    for seats in 3..=8 {
        let mut t = dealt("rounds=3", seats, seats as u64);
        let (mut round, mut tricks, mut gone) = (String::new(), 0, 0);
        t.play_until(&mut stream, |t, step| {
            let (_, action) = actor(step);
            if round != t.line("round") {
                (round, tricks, gone) = (t.line("round"), 0, 0);
            }
            if matches!(action, Action::Play(_)) && t.phase().starts_with("lead") {
                let now = t.game.cards().len_of(GONE);
                assert!(now > gone || tricks == 0, "each trick takes a card out");
                (tricks, gone) = (tricks + 1, now);
                assert!(tricks <= 60);
            }
            false
        });
        assert_eq!(t.phase(), "over");
    }
}

#[test]
fn dt_9_2_a_trick_has_at_most_13_plays_and_fewer_passes_than_players_between_them() {
    // The longest trick there is: from the Red Card down to the Goal.
    let mut t = table(3, "phase lead 0; hand 0 R 8 5 2 F; hand 1 9 6 3 G 10; hand 2 10 7 4 1 F");
    t.play("0: play R; 2: play 10; 1: play 9; 0: play 8; 2: play 7; 1: play 6; 0: play 5; 2: play 4; 1: play 3");
    t.play("0: play 2; 2: play 1");
    assert_eq!(t.line("plays").split(' ').count(), 11);
    t.play("1: play G");
    assert_eq!(t.phase(), "lead 1");
    let mut stream = Stream::fast(92);
    let mut random = dealt("", 6, 92);
    let mut passes = 0;
    random.play_until(&mut stream, |t, step| {
        passes = if actor(step).1 == Action::Pass { passes + 1 } else { 0 };
        assert!(passes < 6, "{}", t.phase());
        assert!(t.line("plays").split(' ').count() < 13);
        false
    });
}

#[test]
fn dt_9_4_a_leader_always_has_a_lead() {
    for hand in ["R", "F", "F F", "Y", "G", "10"] {
        let t = table(3, &format!("phase lead 0; hand 0 {hand}; hand 1 3; hand 2 3"));
        assert!(t.legal(0).starts_with("play"), "{hand}: {}", t.legal(0));
    }
}

#[test]
fn dt_9_5_nobody_goes_out_with_the_kickoff() {
    // The fewest cards: seven dealt, a Nutmeg given away, the Kickoff played.
    let mut t = table(8, "phase nutmeg 7; hand 7 K Y R ...");
    assert_eq!(t.cards(7), 7);
    t.play("7: nutmeg 0");
    assert_eq!((t.cards(7), t.line("places")), (4, "-".to_string()));
}

#[test]
fn dt_9_6_a_lead_that_nobody_beats_wins() {
    let mut t = table(4, "phase lead 0; hand 0 Y 9; hand 1 2; hand 2 3; hand 3 4");
    t.play("0: play Y skip 1; 3: pass; 2: pass");
    assert_eq!(t.phase(), "lead 0");
}

#[test]
fn dt_9_8_places_are_always_distinct() {
    let mut stream = Stream::fast(98);
    for seed in 0..30 {
        let mut t = dealt("rounds=2", 5, seed);
        t.play_until(&mut stream, |t, _| {
            let mut places = t.game.view(Viewer::Public).places;
            let count = places.len();
            places.sort_unstable();
            places.dedup();
            assert_eq!(places.len(), count);
            false
        });
    }
}

#[test]
fn dt_9_9_special_deals_come_up_as_often_as_the_page_says() {
    const DEALS: u32 = 20_000;
    for (seats, hat_trick, nutmeg) in
        [(3, 322, 322), (4, 235, 237), (5, 181, 186), (6, 143, 153), (7, 115, 129), (8, 94, 111)]
    {
        let mut stream = Stream::fast(seats as u64);
        let mut seen = [0u32; 2];
        for _ in 0..DEALS {
            let chance = Chance::imagined(&mut stream);
            let game = DreamTeamSoccer::deal(&options("hat_trick=off nutmeg=off"), seats, chance).unwrap();
            let holding = |player: u8| -> Holding {
                let shown = game.cards().shown(Zone(1 + player), Viewer::Truth);
                shown
                    .into_iter()
                    .filter_map(|card| if let kernel::Shown::Up(face) = card { Some(face) } else { None })
                    .collect()
            };
            seen[0] += (0..seats).any(|player| holding(player).is_hat_trick()) as u32;
            seen[1] += (0..seats).any(|player| holding(player).is_nutmeg()) as u32;
        }
        // In thousandths; four standard deviations are at most 13.
        let [hats, megs] = seen.map(|count| (count * 1000 / DEALS) as i32);
        assert!((hats - hat_trick).abs() <= 14 && (megs - nutmeg).abs() <= 14, "{seats}: {hats}, {megs}");
    }
}

#[test]
fn a_trick_lies_in_the_order_in_which_it_was_played() {
    let mut t = table(3, "phase lead 0; hand 0 9 9 2; hand 1 3; hand 2 4 F 8");
    t.play("0: play 9x2; 2: play 4+1F");
    assert_eq!(t.zone(TRICK, Viewer::Public), "9 9 4 F");
}
