//! Chapter 5, the placement rule and Centers Wild.

use super::desk::{B0, Desk, seat};
use super::play::two;
use camouflage::board::{Board, Fit, Flow, Loc, Miss, ON, Put, Spot};
use camouflage::card::{CARDS, Name, Ring, Side};
use camouflage::faces::FaceSet;
use kernel::{Face, Stream, Text};

const NORMAL: Fit = Fit { min: 3, wild: false, wild_counts: true };
const WILD: Fit = Fit { wild: true, ..NORMAL };

fn put(text: &str) -> Put {
    let words: Vec<&str> = text.split(' ').collect();
    let number = |at: usize| words[at].parse::<i8>().unwrap();
    Put { card: words[0].parse::<Name>().unwrap().0, rot: number(1) as u8, x: number(2), y: number(3) }
}

fn ring(put: Put) -> Ring {
    FaceSet::shipped().ring(Side::Animal, put.card).turned(put.rot)
}

fn lay(board: &mut Board, put: Put) {
    let faces = &FaceSet::shipped().sides[Side::Animal.index()];
    board.lay(board.card(put, faces[put.card.0 as usize], Loc::COMMON), faces);
}

fn board(fit: Fit, puts: &[&str]) -> Board {
    let mut board = Board::new(fit);
    puts.iter().for_each(|text| lay(&mut board, put(text)));
    board
}

fn b0(fit: Fit) -> Board {
    board(fit, &["CH1 0 0 0", "CH2 2 -2 0", "CH6 1 0 2"])
}

fn judge(board: &Board, text: &str) -> Result<(u8, u8), Miss> {
    let put = put(text);
    board.judge(put, ring(put), Loc::COMMON).map(|cover| (cover.covers, cover.touches))
}

/// A random layout of so many cards, laid by the rules.
fn grown(fit: Fit, cards: usize, seed: u64) -> Board {
    let mut stream = Stream::fast(seed);
    let mut left: Vec<Face> = (0..CARDS as u8).map(Face).collect();
    stream.shuffle(&mut left);
    let mut board = Board::new(fit);
    lay(&mut board, Put { card: left.pop().unwrap(), rot: 0, y: 0, x: 0 });
    while board.laid().len() < cards {
        let mut puts = Vec::new();
        for &card in &left {
            let _ = board.each_fit(FaceSet::shipped().ring(Side::Animal, card), |spot, rot| {
                puts.push(spot.put(card, rot));
                ON
            });
        }
        let Some(&next) = stream.pick(&puts) else { break };
        left.retain(|card| *card != next.card);
        lay(&mut board, next);
    }
    board
}

/// Every place around the layout and every turn, judged one by one.
fn judged(board: &Board, card: Face) -> Vec<Put> {
    let reach = |at: fn(&Put) -> i8| {
        let all = || board.laid().iter().map(|card| at(&card.put));
        all().min().unwrap() - 3..=all().max().unwrap() + 3
    };
    let mut found = Vec::new();
    for rot in 0..4 {
        for y in reach(|put| put.y) {
            for x in reach(|put| put.x) {
                let put = Put { card, rot, y, x };
                found.extend(board.judge(put, ring(put), Loc::COMMON).is_ok().then_some(put));
            }
        }
    }
    found
}

#[test]
fn ca_5_1_a_card_fills_nine_cells_and_turns_freely() {
    let one = board(NORMAL, &["CH1 0 0 0"]);
    let filled =
        (-3..=3).flat_map(|y| (-3..=3).map(move |x| (x, y))).filter(|&(x, y)| one.visible(Loc::COMMON, x, y).is_some());
    assert_eq!(
        filled.collect::<Vec<_>>(),
        [(-1, -1), (0, -1), (1, -1), (-1, 0), (0, 0), (1, 0), (-1, 1), (0, 1), (1, 1)]
    );
    let old = Ring::parse("TTZ/G+L/GGL", Side::Animal).unwrap();
    let cell = |ring: Ring, row: i8, col: i8| ring.square(col - 1, row - 1);
    for row in 0..3 {
        for col in 0..3 {
            assert_eq!(cell(old.turned(1), row, col), cell(old, 2 - col, row), "new[row][col] = old[2-col][row]");
        }
    }
}

#[test]
fn ca_5_2_stacks_keep_their_order_and_show_the_last_card() {
    let mut layout = b0(NORMAL);
    lay(&mut layout, put("FR1 3 2 2"));
    assert_eq!(layout.stack(Loc::COMMON, 1, 1).collect::<Vec<_>>(), [0, 2, 3]);
    let top = ring(put("FR1 3 2 2"));
    assert_eq!(layout.visible(Loc::COMMON, 1, 1), Some(top.square(-1, -1)));
}

#[test]
fn ca_5_3_the_list_of_moves_is_what_the_rule_allows_everywhere() {
    for (fit, seed) in
        [(NORMAL, 1), (NORMAL, 2), (WILD, 3), (Fit { min: 2, ..NORMAL }, 4), (Fit { wild_counts: false, ..WILD }, 5)]
    {
        let board = grown(fit, 20, seed);
        assert_eq!(board.laid().len(), 20);
        for card in (0..CARDS as u8).map(Face).filter(|card| board.laid().iter().all(|laid| laid.put.card != *card)) {
            let mut listed = Vec::new();
            let _ = board.each_fit(FaceSet::shipped().ring(Side::Animal, card), |spot, rot| {
                let put = spot.put(card, rot);
                let cover = board.judge(put, ring(put), Loc::COMMON).unwrap();
                assert_eq!((cover.covers, cover.touches), (spot.covers(), spot.touches()));
                listed.push(put);
                ON
            });
            listed.sort_unstable();
            assert_eq!(listed, judged(&board, card), "{fit:?} {}", Name(card));
        }
    }
}

#[test]
fn ca_5_3_live_spots_are_the_same_when_worked_out_from_the_beginning() {
    for (fit, seed) in [(NORMAL, 7), (WILD, 8), (Fit { min: 2, wild: true, wild_counts: true }, 9)] {
        let grown = grown(fit, 24, seed);
        let mut again = Board::new(fit);
        let faces = &FaceSet::shipped().sides[Side::Animal.index()];
        for card in grown.laid() {
            again.lay(*card, faces);
        }
        let last = grown.laid().last().unwrap();
        again.lift(faces);
        again.lay(*last, faces);
        assert_eq!(spots(&grown), spots(&again));
    }
}

fn spots(board: &Board) -> Vec<Spot> {
    let mut spots = Vec::new();
    let _: Flow = board.each_spot(|spot| {
        spots.push(*spot);
        ON
    });
    spots.sort_unstable();
    spots
}

#[test]
fn ca_5_4_centre_comes_before_mismatch_before_too_few() {
    let board = b0(NORMAL);
    assert_eq!(judge(&board, "FR3 0 1 -1"), Err(Miss::Centre { x: 0, y: 0 }), "though patterns differ too");
    let wrong = judge(&board, "FR4 1 2 -1");
    assert!(matches!(wrong, Err(Miss::Mismatch { .. })), "though two squares are too few: {wrong:?}");
    assert_eq!(judge(&board, "FR4 3 2 -1"), Err(Miss::TooFew { matched: 2, covered: 2 }));
    assert_eq!(judge(&board, "FR1 3 2 2"), Ok((3, 1)));
}

#[test]
fn ca_5_4_every_refusal_is_explained() {
    let desk = two("side=animal pace=turns");
    let why = |action: &str| {
        let blame = desk.game.blame(seat(0), action.parse().unwrap())?;
        Some((words::english(&desk.game, &blame.said), blame.at))
    };
    let told = |sentence: &str, cell| Some((sentence.to_string(), cell));
    assert_eq!(why("p FR2 3 -4 0"), None);
    assert_eq!(why("p FR1 0 2 0"), told("2 squares differ: your leopard meets tiger at (1,-1).", Some((1, -1))));
    assert_eq!(why("p FR1 0 1 -1"), told("The centre at (0,0) would be covered.", Some((0, 0))));
    assert_eq!(why("p FR1 0 40 0"), told("The card covers nothing there.", None));
    assert_eq!(why("p OW1 2 2 0"), told("That card is not in your hand.", None));
}

#[test]
fn ca_5_5_and_ca_5_6_centres_keep_their_distance_and_eight_is_the_most() {
    for seed in 0..6 {
        let board = grown(NORMAL, 30, seed);
        for (number, one) in board.laid().iter().enumerate() {
            for two in &board.laid()[..number] {
                let far = (one.put.x - two.put.x).abs().max((one.put.y - two.put.y).abs());
                assert!(far >= 2, "two centres are at least two steps apart");
            }
            assert!(one.covers <= 8);
            assert_eq!(board.visible(Loc::COMMON, one.put.x, one.put.y), Some(camouflage::card::Square::Centre));
        }
        let highest = board.laid().iter().flat_map(|card| {
            let (x, y) = (card.put.x, card.put.y);
            (-1..=1).flat_map(move |dy| (-1..=1).map(move |dx| (x + dx, y + dy)))
        });
        assert!(highest.map(|(x, y)| board.stack(Loc::COMMON, x, y).count()).max().unwrap() <= 4);
    }
    assert_eq!(judge(&b0(NORMAL), "FR4 0 -2 2"), Ok((5, 2)), "more than three is fine");
    assert!(matches!(judge(&b0(NORMAL), "MO6 1 -1 1"), Err(Miss::Centre { .. })), "its own centre on a square");
}

#[test]
fn ca_5_7_any_card_on_the_table_may_be_matched() {
    let mut desk = two("side=animal");
    desk.act("0: p FR1 1 2 1 @100");
    desk.act("0: p FR2 3 -4 0 @200");
    let own = desk.game.board().laid()[3];
    assert_eq!(own.by, 0);
    let on_own = Desk::stage(
        "side=animal",
        2,
        &format!("{B0}; lay FR1 1 2 1 by 0 at 100; hand 0 FR6 FR2 FR3; hand 1 OW1 OW2 OW3"),
    );
    assert!(on_own.legal(0).contains(&"p FR6 3 4 1".to_string()), "on one's own card: {:?}", on_own.legal(0));
}

#[test]
fn ca_5_8_uncovered_squares_enlarge_the_layout() {
    let mut desk = two("side=animal");
    assert_eq!(desk.truth("columns"), "-3 to 1");
    desk.act("0: p FR2 0 2 0 @100");
    assert_eq!(desk.truth("columns"), "-3 to 3");
}

#[test]
fn ca_5_9_neighbours_that_do_not_overlap_have_no_effect() {
    let board = board(NORMAL, &["CH1 0 0 0", "CH2 2 -2 0"]);
    let beside = board.cover(put("FR1 0 3 0"), Loc::COMMON);
    assert_eq!((beside.covers, beside.touches), (0, 0), "side by side scores nothing");
    let fr4 = board_with_neighbour();
    assert_eq!(judge(&fr4, "FR4 1 0 -2"), Ok((3, 3)), "the squares beside it need not match");
}

/// B0 and FR2, beside which FR4 comes to lie.
fn board_with_neighbour() -> Board {
    board(NORMAL, &["CH1 0 0 0", "CH2 2 -2 0", "CH6 1 0 2", "FR2 0 2 0"])
}

#[test]
fn ca_5_15_centers_wild_goes_with_all_four_games() {
    for mode in ["speed", "diversify", "cover", "not_my_stack"] {
        let desk = Desk::begun(&format!("mode={mode} centers_wild=true"), 3, 1);
        assert!(desk.view("0").wild, "{mode}");
    }
    assert_eq!(judge(&b0(WILD), "FR1 0 1 -1"), Ok((4, 1)));
}

#[test]
fn ca_5_16_a_centre_agrees_with_everything_and_is_never_in_the_way() {
    let wild = b0(WILD);
    for seed in 0..400 {
        let mut stream = Stream::fast(seed);
        let put = Put {
            card: Face(stream.below(42) as u8),
            rot: stream.below(4) as u8,
            x: stream.below(9) as i8 - 5,
            y: stream.below(9) as i8 - 3,
        };
        let verdict = wild.judge(put, ring(put), Loc::COMMON);
        assert!(!matches!(verdict, Err(Miss::Centre { .. })));
    }
    let one = board(WILD, &["CH1 0 0 0"]);
    let same = one.judge(put("CH1 0 0 0"), ring(put("CH1 0 0 0")), Loc::COMMON);
    assert!(same.is_ok(), "centre on centre agrees");
}

#[test]
fn ca_5_17_wild_squares_count_unless_the_house_says_no() {
    assert_eq!(judge(&b0(WILD), "FR1 0 1 -1"), Ok((4, 1)));
    let strict = Fit { wild_counts: false, ..WILD };
    assert_eq!(judge(&b0(strict), "FR1 0 1 -1"), Err(Miss::TooFew { matched: 2, covered: 4 }));
}

#[test]
fn ca_5_18_a_covered_centre_counts_as_what_lies_on_it() {
    let mut wild = b0(WILD);
    assert_eq!(judge(&wild, "MO6 1 -1 1"), Ok((8, 3)));
    lay(&mut wild, put("FR1 0 1 -1"));
    assert!(matches!(judge(&wild, "MO6 1 -1 1"), Err(Miss::Mismatch { x: 0, y: 0, .. })));
    assert_eq!(judge(&wild, "MO2 0 -1 1").unwrap().0, 8);
}

#[test]
fn ca_5_19_and_ca_5_20_a_card_may_lie_exactly_on_another_and_score_nine() {
    let one = board(WILD, &["CH1 0 0 0"]);
    let twin = put("CH1 0 0 0");
    let cover = one.judge(twin, ring(twin), Loc::COMMON).unwrap();
    assert_eq!((cover.covers, cover.touches), (9, 1));
    let other = put("CH2 0 0 0");
    assert!(
        matches!(one.judge(other, ring(other), Loc::COMMON), Err(Miss::Mismatch { .. })),
        "if the outer squares agree"
    );
}

#[test]
fn a_layout_with_more_spots_than_the_list_holds_is_still_complete() {
    let fit = Fit { min: 1, wild: true, wild_counts: true };
    let mut stream = Stream::fast(3);
    let mut left: Vec<Face> = (0..CARDS as u8).map(Face).collect();
    stream.shuffle(&mut left);
    let mut board = Board::new(fit);
    lay(&mut board, Put { card: left.pop().unwrap(), rot: 0, y: 0, x: 0 });
    // Corner on corner, so that the layout spreads as far as it can.
    while let Some(card) = left.pop() {
        let mut best: Option<Put> = None;
        let _ = board.each_fit(FaceSet::shipped().ring(Side::Animal, card), |spot, rot| {
            let far = |x: i8, y: i8| x as i16 + y as i16;
            if best.is_none_or(|best| far(spot.x, spot.y) > far(best.x, best.y)) {
                best = Some(spot.put(card, rot));
            }
            ON
        });
        if let Some(put) = best {
            lay(&mut board, put);
        }
    }
    assert!(spots(&board).len() > 192, "{} spots", spots(&board).len());
    let card = board.laid()[5].put.card;
    let mut listed = Vec::new();
    let _ = board.each_fit(FaceSet::shipped().ring(Side::Animal, card), |spot, rot| {
        listed.push(spot.put(card, rot));
        ON
    });
    listed.sort_unstable();
    assert_eq!(listed, judged(&board, card));
}
