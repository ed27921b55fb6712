//! Chapter 5, puzzles.

use super::desk::Desk;
use camouflage::board::Put;
use camouflage::card::Side;
use camouflage::faces::FaceSet;
use camouflage::puzzle::file::{from_file, from_stranger, to_file};
use camouflage::puzzle::{Answer, Grade, Puzzle, Recipe, Solver, accept, collection, generate, grade, read};
use kernel::{Game, Stream};

/// GE5, GE1, HA3: the first puzzle of the shelf.
fn first() -> Desk {
    Desk::deal("mode=puzzle puzzle=a-0001", 2, 0)
}

fn faces(puzzle: &Puzzle) -> &'static camouflage::faces::Faces {
    &FaceSet::shipped().sides[puzzle.side.index()]
}

fn shelf(id: &str) -> Puzzle {
    read(id).unwrap()
}

#[test]
fn ca_5_50_exactly_the_listed_cards_make_the_outline() {
    let mut desk = first();
    assert_eq!(desk.reply("0: lay FR1 0 1 1"), "CARDS", "not one of this puzzle");
    desk.act("0: lay GE5 0 2 4");
    desk.act("0: lay GE1 2 3 2");
    assert_eq!(desk.truth("phase"), "puzzle");
    desk.act("1: lay HA3 3 1 1");
    assert_eq!((desk.truth("ending"), desk.game.scores()), ("solved".to_string(), &[1, 1][..]));
}

#[test]
fn ca_5_51_there_is_no_minimum_of_three() {
    let puzzle = shelf("a-0001");
    let two = |a: &Put, b: &Put| (3 - (a.x - b.x).abs()).max(0) * (3 - (a.y - b.y).abs()).max(0);
    let overlaps: Vec<i8> = puzzle
        .answer()
        .iter()
        .flat_map(|a| puzzle.answer().iter().filter(move |b| a < b).map(move |b| two(a, b)))
        .collect();
    assert!(overlaps.iter().any(|cells| (1..3).contains(cells)), "{overlaps:?}");
    let apart = read("apart/animal/plain/CH1,0,1,1/CH2,0,4,1").unwrap();
    assert_eq!(accept(&apart, apart.answer(), faces(&apart), true), Answer::Ok, "or not at all");
}

#[test]
fn ca_5_52_every_centre_is_marked() {
    for puzzle in collection() {
        let marks: usize = puzzle.outline().iter().map(|row| row.matches('#').count()).sum();
        assert_eq!(marks, puzzle.len(), "{}", puzzle.id());
    }
    assert!(read("x/animal/wild/CH1,0,1,1/CH2,0,1,1").unwrap_err().contains("two centres"));
}

#[test]
fn ca_5_53_only_wild_puzzles_cover_centres_and_they_do() {
    for puzzle in collection() {
        let near = |a: &Put, b: &Put| a != b && (a.x - b.x).abs() <= 1 && (a.y - b.y).abs() <= 1;
        let covered = puzzle.answer().iter().any(|a| puzzle.answer().iter().any(|b| near(a, b)));
        assert_eq!(covered, puzzle.wild, "{}", puzzle.id());
    }
}

#[test]
fn ca_5_54_every_right_arrangement_is_accepted() {
    for puzzle in collection().iter().filter(|puzzle| puzzle.grade.solutions > 1).take(20) {
        let mut found = Vec::new();
        Solver::new(puzzle, faces(puzzle)).search(u64::MAX, |solution| {
            found.push(solution.to_vec());
            true
        });
        assert_eq!(found.len() as u32, puzzle.grade.solutions);
        assert!(
            found.iter().all(|solution| accept(puzzle, solution, faces(puzzle), true) == Answer::Ok),
            "{}",
            puzzle.id()
        );
    }
}

/// The answer of a-0001 with every place changed.
fn moved(change: impl Fn(&Put) -> Put) -> Answer {
    let puzzle = shelf("a-0001");
    let puts: Vec<Put> = puzzle.answer().iter().map(change).collect();
    accept(&puzzle, &puts, faces(&puzzle), true)
}

#[test]
fn ca_5_55_the_test_of_an_arrangement() {
    let puzzle = shelf("a-0001");
    assert_eq!(accept(&puzzle, &puzzle.answer()[..2], faces(&puzzle), true), Answer::Cards);
    let twice: Vec<Put> = [0, 0, 1].map(|number| puzzle.answer()[number]).into();
    assert_eq!(accept(&puzzle, &twice, faces(&puzzle), true), Answer::Cards);
    assert_eq!(moved(|put| Put { x: put.x + 7, y: put.y - 40, ..*put }), Answer::Ok, "slid");
    assert_eq!(
        moved(|put| Put { x: -put.y, y: put.x, rot: (put.rot + 1) % 4, ..*put }),
        Answer::Ok,
        "given a quarter turn"
    );
    assert_eq!(moved(|put| Put { x: put.x * 3, y: put.y * 3, ..*put }), Answer::Outline);
    assert_eq!(moved(|put| Put { rot: (put.rot + 1) % 4, ..*put }), Answer::Mismatch);
    assert_eq!(moved(|put| Put { x: put.x / 2, y: put.y / 2, ..*put }), Answer::Center);
    let mirrored: Vec<Put> = puzzle.answer().iter().map(|put| Put { x: -3 * put.x, ..*put }).collect();
    assert_eq!(accept(&puzzle, &mirrored, faces(&puzzle), true), Answer::Outline, "a mirror image is none");
}

#[test]
fn ca_5_55_with_hidden_centres_only_the_outline_counts() {
    let desk = Desk::deal("mode=puzzle puzzle=a-0001 puzzle_centers=hidden", 1, 0);
    assert!(desk.view("0").puzzle.unwrap().outline.iter().all(|row| !row.contains('#')));
    let row = read("row/animal/plain/CH1,0,1,1/CH2,2,4,1").unwrap();
    assert_eq!(row.outline(), ["oooooo", "o#oo#o", "oooooo"]);
    let swapped: Vec<Put> = [("CH2", 1), ("CH1", 4)]
        .map(|(card, x)| Put { card: card.parse::<camouflage::card::Name>().unwrap().0, rot: 0, y: 1, x })
        .into();
    assert_eq!(accept(&row, &swapped, faces(&row), false), Answer::Ok);
    let two = read("two/animal/plain/CH1,0,3,1/CH2,2,1,1").unwrap();
    let off: Vec<Put> = two.answer().iter().map(|put| Put { y: 1, ..*put }).collect();
    assert_eq!(accept(&two, &off, faces(&two), true), Answer::Ok);
}

#[test]
fn ca_5_56_stacking_order_matters_only_with_wild_centres() {
    let orders = |id: &str| {
        let puzzle = shelf(id);
        let [a, b, c] = puzzle.answer() else { panic!("three cards") };
        let all = [[a, b, c], [a, c, b], [b, a, c], [b, c, a], [c, a, b], [c, b, a]];
        all.map(|order| accept(&puzzle, &order.map(|put| *put), faces(&puzzle), true))
    };
    let (right, wrong) = (Answer::Ok, Answer::Mismatch);
    assert_eq!(orders("a-0001"), [right; 6]);
    assert_eq!(orders("a-0034"), [right, wrong, wrong, wrong, wrong, right]);
}

#[test]
fn ca_5_57_the_moves_of_a_puzzle() {
    let mut desk = first();
    desk.act("0: lay GE5 0 0 0");
    desk.act("0: lay GE1 0 5 5");
    desk.act("0: lay GE5 1 9 9");
    assert_eq!(desk.truth("table"), "GE1 0 5 5; GE5 1 9 9", "a card that is moved lies on top");
    desk.act("0: raise GE1");
    desk.act("0: turn GE5");
    assert_eq!(desk.truth("table"), "GE5 2 9 9; GE1 0 5 5", "turned in its layer");
    desk.act("0: lift GE5");
    assert_eq!((desk.truth("table"), desk.zone("loose").contains(&"GE5".to_string())), ("GE1 0 5 5".to_string(), true));
    desk.act("0: check");
    assert_eq!(desk.truth("checked"), "CARDS");
    desk.act("0: hint");
    desk.act("1: hint");
    assert_eq!(desk.truth("hints"), "GE5 0 2 4; GE1 2 3 2", "the lowest card not shown yet");
    desk.act("0: lay GE5 2 2 4");
    desk.act("0: lay GE1 2 3 2");
    assert_eq!(desk.truth("phase"), "puzzle");
    desk.act("0: lay HA3 0 1 1");
    assert!(desk.told("0").iter().all(|line| !line.contains("differ")), "nobody speaks up but for OK");
    desk.act("0: lay HA3 3 1 1");
    assert_eq!(desk.told("0").last().unwrap(), "The puzzle is solved, with hints.");
    let mut given_up = first();
    given_up.act("1: answer");
    assert_eq!((given_up.truth("ending"), given_up.game.scores()), ("looked_up".to_string(), &[0, 0][..]));
    assert_eq!(given_up.view("0").puzzle.unwrap().hints.len(), 3);
    assert_eq!(first().attempt("0: pass"), Err("CA-5.57"));
}

#[test]
fn ca_5_58_friends_share_one_table_and_the_result() {
    let mut desk = first();
    desk.act("0: grab GE5 @1000");
    assert_eq!(desk.reply("1: grab GE5 @1001"), "HELD", "the first grab counts");
    assert_eq!(desk.reply("1: lay GE5 0 2 4 @10999"), "HELD");
    assert_eq!(desk.reply("1: lay GE5 0 2 4 @11000"), "-", "ten seconds of doing nothing let it go");
    desk.act("0: lay GE1 2 3 2");
    desk.act("1: lay HA3 3 1 1");
    assert_eq!((desk.winners(), desk.game.scores()), (vec![0, 1], &[1, 1][..]));
    assert_eq!(first().game.wakes_at(), None, "no time limit");
}

/// Whoever knows only the cards and the outline may leave the rest to the solver.
fn a_file_without_an_answer_gets_one() {
    let mut file = to_file(&shelf("g-0030"));
    let whole = from_stranger(&file).unwrap();
    (file.answer, file.stars, file.solutions, file.effort) = (Vec::new(), 0, 0, 0);
    file.cards.sort_unstable();
    let found = from_stranger(&file).unwrap();
    assert_eq!((found.grade, found.outline()), (whole.grade, whole.outline()));
    assert_eq!(accept(&whole, found.answer(), faces(&whole), true), Answer::Ok);
    let mut wrong = file.clone();
    wrong.outline[0] = wrong.outline[0].replace('o', "x");
    assert!(from_stranger(&wrong).unwrap_err().contains("write . for empty, o for filled, # for a centre"));
    wrong.outline = vec!["ooo".to_string(), "o#o".to_string(), "ooo".to_string()];
    assert!(from_stranger(&wrong).unwrap_err().contains("1 centres (#) for"));
    wrong.cards = vec!["CH1".to_string(), "CH2".to_string()];
    wrong.outline = ["oooo", "o##o", "oooo"].map(str::to_string).to_vec();
    wrong.wild = false;
    assert!(from_stranger(&wrong).unwrap_err().contains("no solution"), "centres may not be covered");
}

#[test]
fn ca_5_59_a_puzzle_is_stored_as_one_object() {
    for puzzle in collection() {
        assert_eq!(from_file(&to_file(puzzle)).unwrap(), *puzzle);
    }
    let file = to_file(&shelf("a-0001"));
    assert_eq!((file.id.as_str(), file.set.as_str(), file.side.as_str()), ("a-0001", "camouflage-j1", "animal"));
    assert_eq!((file.stars, file.wild, file.solutions, file.effort), (1, false, 2, 70));
    assert_eq!(file.cards, ["GE5", "GE1", "HA3"]);
    assert_eq!(file.outline, ["ooo..", "o#ooo", "ooo#o", ".oooo", ".o#o.", ".ooo."]);
    let answer = [("GE5", 0, 2, 4), ("GE1", 2, 3, 2), ("HA3", 3, 1, 1)];
    assert_eq!(file.answer, answer.map(|(card, rot, x, y)| (card.to_string(), rot, x, y)));
    let mut forged = file;
    forged.outline[0] = "oooo.".to_string();
    assert!(from_file(&forged).unwrap_err().contains("row 1 is \"oooo.\" but should be \"ooo..\""));
    a_file_without_an_answer_gets_one();
    let mut desk = first();
    let secret = |desk: &Desk| {
        let puzzle = desk.view("0").puzzle.unwrap();
        (puzzle.hints.len(), puzzle.solutions, puzzle.effort)
    };
    assert_eq!(secret(&desk), (0, None, None));
    desk.act("0: hint");
    assert_eq!(secret(&desk), (1, None, None));
    desk.act("0: answer");
    assert_eq!(secret(&desk), (3, Some(2), Some(70)));
}

#[test]
fn ca_5_60_puzzles_are_made_by_laying_cards() {
    let mut stream = Stream::fast(9);
    let mut made = 0;
    for (number, overlap) in [1u8, 2, 3].into_iter().cycle().enumerate().take(60) {
        let (side, wild) = (Side::ALL[number % 2], number % 4 == 3);
        let recipe = Recipe { side, cards: 4, overlap, wild };
        let faces = &FaceSet::shipped().sides[side.index()];
        let Some(puzzle) = generate("new", recipe, faces, 20_000, &mut stream) else { continue };
        made += 1;
        assert_eq!((puzzle.len(), puzzle.side, puzzle.wild), (4, side, wild));
        assert_eq!(accept(&puzzle, puzzle.answer(), faces, true), Answer::Ok);
        assert_eq!(puzzle.answer()[0].rot, 0, "the first card lies unturned");
        assert_eq!(
            shares(&puzzle).into_iter().filter(|cells| *cells >= overlap as usize).count(),
            3,
            "the others overlap"
        );
    }
    assert!(made > 15, "{made} of 60");
    let again = |seed| {
        generate(
            "new",
            Recipe { side: Side::Gems, cards: 3, overlap: 2, wild: false },
            &FaceSet::shipped().sides[1],
            5_000,
            &mut Stream::fast(seed),
        )
    };
    assert_eq!(again(5), again(5), "the same seed makes the same puzzle");
}

/// How many cells each card but the first shares with those below it.
fn shares(puzzle: &Puzzle) -> Vec<usize> {
    let cells = |put: &Put| {
        let (x, y) = (put.x, put.y);
        (-1..=1).flat_map(move |dy| (-1..=1).map(move |dx| (x + dx, y + dy)))
    };
    let answer = puzzle.answer();
    let below = |number: usize| answer[..number].iter().flat_map(cells).collect::<Vec<_>>();
    (1..answer.len()).map(|number| cells(&answer[number]).filter(|cell| below(number).contains(cell)).count()).collect()
}

#[test]
fn ca_5_61_the_solver_counts_its_tries_as_written() {
    for (id, nodes, solutions) in [("a-0001", 140, 2), ("a-0034", 116, 1), ("a-0024", 328, 1)] {
        let puzzle = shelf(id);
        let search = Solver::new(&puzzle, faces(&puzzle)).search(u64::MAX, |_| true);
        assert_eq!((search.nodes, search.solutions, search.exhausted), (nodes, solutions, true), "{id}");
    }
    let puzzle = shelf("a-0024");
    let stopped = Solver::new(&puzzle, faces(&puzzle)).search(10, |_| true);
    assert_eq!((stopped.nodes, stopped.exhausted), (10, false));
}

#[test]
fn ca_5_62_stars_follow_from_tries_per_solution() {
    use camouflage::puzzle::grade::stars;
    for (nodes, solutions, wild, expected) in [
        (74, 1, false, 1),
        (75, 1, false, 2),
        (149, 2, false, 1),
        (150, 2, false, 2),
        (199, 1, false, 2),
        (200, 1, false, 3),
        (599, 1, false, 3),
        (600, 1, false, 4),
        (1799, 1, false, 4),
        (1800, 1, false, 5),
        (74, 1, true, 2),
        (1800, 1, true, 5),
    ] {
        assert_eq!(stars(nodes, solutions, wild), expected, "{nodes}/{solutions} {wild}");
    }
    let puzzle = shelf("a-0001");
    assert_eq!(grade(&puzzle, faces(&puzzle), 1_000), Some(Grade { stars: 1, solutions: 2, effort: 70 }));
    assert_eq!(grade(&puzzle, faces(&puzzle), 100), None, "not searched through");
}

#[test]
fn ca_5_63_the_shelf_is_full_and_every_puzzle_is_what_it_says() {
    let of = |wild: bool, stars: u8| collection().iter().filter(|p| p.wild == wild && p.grade.stars == stars).count();
    assert_eq!(collection().len(), 120);
    assert_eq!([1, 2, 3, 4].map(|stars| of(false, stars)), [20; 4]);
    assert_eq!(collection().iter().filter(|puzzle| puzzle.wild).count(), 30);
    assert_eq!(of(false, 5) + collection().iter().filter(|puzzle| puzzle.wild).count(), 40);
    for puzzle in collection() {
        assert_eq!(grade(puzzle, faces(puzzle), u64::MAX), Some(puzzle.grade), "{}", puzzle.id());
        assert!(Grade::SOLUTIONS.contains(&puzzle.grade.solutions));
        assert_eq!(accept(puzzle, puzzle.answer(), faces(puzzle), true), Answer::Ok, "{}", puzzle.id());
        let first = Solver::new(puzzle, faces(puzzle)).first(u64::MAX).unwrap();
        assert_eq!(accept(puzzle, &first, faces(puzzle), true), Answer::Ok, "{}", puzzle.id());
    }
    let mut ids: Vec<&str> = collection().iter().map(Puzzle::id).collect();
    ids.sort_unstable();
    ids.dedup();
    assert_eq!(ids.len(), 120);
}

#[test]
fn ca_5_64_holds_and_refusals() {
    let mut desk = first();
    for (move_, answer) in [
        ("0: lift GE5 @0", "NOT_ON_TABLE"),
        ("0: raise GE5 @0", "NOT_ON_TABLE"),
        ("0: turn GE5 @0", "NOT_ON_TABLE"),
        ("0: lay GE5 4 0 0 @0", "BAD_COORDS"),
        ("0: lay GE5 0 121 0 @0", "BAD_COORDS"),
        ("0: grab FR1 @0", "CARDS"),
        ("1: grab GE5 @0", "-"),
        ("0: lay GE5 4 0 0 @1", "HELD"),
        ("0: turn GE5 @1", "HELD"),
        ("1: lay GE5 0 0 0 @2", "-"),
        ("0: turn GE5 @3", "-"),
        ("0: grab GE5 @4", "-"),
        ("0: turn GE5 @9000", "-"),
        ("1: lift GE5 @18999", "HELD"),
        ("1: lift GE5 @19000", "-"),
        ("0: grab GE5 @20000", "-"),
        ("0: release GE5 @20001", "-"),
        ("1: grab GE5 @20002", "-"),
        ("1: lift GE5 @20003", "NOT_ON_TABLE"),
    ] {
        assert_eq!(desk.reply(move_), answer, "{move_}");
    }
    assert_eq!(desk.truth("held"), "GE5 1");
    assert_eq!(desk.game.wakes_at().unwrap().0, 30_002);
    desk.clock(30_002);
    assert_eq!(desk.truth("held"), "-");
    desk.act("0: answer");
    assert_eq!(desk.attempt("0: turn GE5"), Err("CA-4.6"), "the puzzle is over");
}
