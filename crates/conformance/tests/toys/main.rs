//! The kit passes an honest toy and catches each fault by the law that is meant to.

mod encode;
mod fault;
mod game;
mod refusals;
mod words;

use conformance::{Law, Plan, run, run_law};
use fault::Fault;
use game::Cellar;

#[global_allocator]
static METER: conformance::Meter = conformance::Meter::new();

/// Enough for every fault to show in the law with the fewest games.
const GAMES: u32 = 2_000;

/// The honest toy and beside it the one with this fault.
fn plan(fault: Fault) -> Plan {
    Plan::new(&[&format!("fault={fault:?}")]).games(GAMES)
}

/// The laws that are found broken when each is tried alone.
fn broken(fault: Fault) -> Vec<Law> {
    let mut laws = Vec::new();
    for law in Law::ALL {
        if let Err(violation) = run_law::<Cellar>(law, &plan(fault)) {
            println!("{law:?}: {violation}");
            if !laws.contains(&violation.law) {
                laws.push(violation.law);
            }
        }
    }
    laws
}

#[test]
fn the_honest_toy_keeps_every_law() {
    if let Err(violation) = run::<Cellar>(&Plan::new(&[])) {
        panic!("{violation}");
    }
}

macro_rules! faults {
    ($($test:ident: $fault:ident breaks $($law:ident)*;)*) => {
        $(
            #[test]
            fn $test() {
                assert_eq!(broken(Fault::$fault), [$(Law::$law),*]);
            }
        )*
    };
}

faults! {
    a_leaked_face_in_a_view_is_caught: LeakedView breaks Determinize Twins;
    a_leaked_face_in_a_fact_is_caught: LeakedFact breaks Told;
    a_silent_draw_is_caught: SilentDraw breaks Told Twins;
    a_stable_tag_is_caught: StableTag breaks Told;
    a_missing_blur_is_caught: MissingBlur breaks Twins;
    a_window_that_opens_by_the_hand_is_caught: NosyWindow breaks Twins;
    a_foreseen_shuffle_is_caught: ForeseenShuffle breaks Future;
    a_foreseen_pile_is_caught: KeptPile breaks Determinize Future;
    imagined_hands_that_are_true_are_caught: KeptHands breaks Determinize;
    a_lost_card_is_caught: LostCard breaks Cards;
    an_illegal_action_that_is_accepted_is_caught: IllegalAccepted breaks Legal;
    a_legal_action_that_is_refused_is_caught: LegalRefused breaks Legal;
    an_unsorted_list_is_caught: Unsorted breaks Legal;
    an_unfair_lot_is_caught: UnfairLot breaks Legal;
    an_allocation_is_caught: Allocates breaks Allocation;
    notation_that_does_not_round_trip_is_caught: Notation breaks Notation;
    an_endless_match_is_caught: Endless breaks End;
    a_foreign_clause_is_caught: ForeignClause breaks Clauses;
    an_undeclared_note_is_caught: UndeclaredNote breaks Twins;
    a_hint_at_a_hidden_choice_is_caught: ToldChoice breaks Twins;
    a_hidden_choice_shown_at_once_is_caught: OpenHide breaks Twins;
    a_wake_up_time_that_depends_on_a_hand_is_caught: WakeByHand breaks Twins;
    an_opinion_that_peeks_is_caught: PeekingRate breaks Determinize;
    a_forbidden_timeout_is_caught: BadTimeout breaks Timeout;
    a_forgetful_scene_is_caught: ForgetfulScene breaks Scene;
    a_scene_that_is_written_otherwise_when_read_back_is_caught: RestlessScene breaks Scene;
    an_unrepeatable_match_is_caught: Unrepeatable breaks Replay;
    a_leaked_face_in_planes_is_caught: LeakedPlane breaks Determinize Twins;
    a_plane_that_is_not_written_is_caught: OldPlane breaks Numbers;
    a_number_for_two_actions_is_caught: SharedNumber breaks Numbers;
    a_number_that_depends_on_a_hand_is_caught: NosyNumber breaks Determinize;
}

#[test]
fn a_panic_is_reported_with_the_match() {
    let violation = run_law::<Cellar>(Law::End, &plan(Fault::Panics)).unwrap_err();
    assert!(violation.why.contains("a toy that panics"), "{violation}");
    assert!(violation.record.lines().last().unwrap().contains("play 4"), "{violation}");
}
