use super::{Batch, Order, Reward, Rows, open};
use table::catalog::all;

/// Rows that own their numbers.
#[derive(Clone, PartialEq, Debug, Default)]
struct Owned {
    seat: Vec<i8>,
    reward: Vec<f32>,
    done: Vec<bool>,
    mask: Vec<u8>,
    planes: Vec<u8>,
}

impl Owned {
    fn of(batch: &dyn Batch) -> Owned {
        let sizes = batch.sizes();
        Owned {
            seat: vec![0; sizes.count],
            reward: vec![0.0; sizes.count * sizes.seats],
            done: vec![false; sizes.count],
            mask: vec![9; sizes.count * sizes.actions],
            planes: vec![9; sizes.count * sizes.cells],
        }
    }

    fn rows(&mut self) -> Rows<'_> {
        let Owned { seat, reward, done, mask, planes } = self;
        Rows { seat, reward, done, mask: Some(mask), planes: Some(planes) }
    }
}

fn order(seats: u8, threads: usize) -> Order {
    let (options, bots, reward) = (vec![], vec![], Reward::Win);
    Order { count: 5, seats, options, seed: 7, bots, worlds: 8, reward, threads }
}

/// Plays so many steps with actions drawn by lot; what every step wrote.
fn wander(game: &str, order: &Order, steps: usize) -> (Vec<Owned>, u64) {
    let mut batch = open(game, order).unwrap();
    let mut rows = Owned::of(&*batch);
    batch.reset(order.seed, rows.rows());
    let mut all = vec![rows.clone()];
    let mut actions = vec![0; order.count];
    for _ in 0..steps {
        batch.sample(&mut actions);
        batch.step(&actions, rows.rows()).unwrap();
        all.push(rows.clone());
    }
    (all, batch.ended())
}

#[test]
fn every_game_steps_and_the_mask_is_never_empty() {
    for entry in all() {
        let fits = |seats: &u8| open(entry.meta.slug, &order(*seats, 1)).is_ok();
        let order = order(entry.meta.seats.clone().rev().find(fits).unwrap(), 1);
        let (seen, _) = wander(entry.meta.slug, &order, 40);
        for rows in seen {
            let actions = rows.mask.len() / order.count;
            assert!(rows.mask.chunks(actions).all(|mask| mask.contains(&1)), "{}", entry.meta.slug);
            assert!(rows.mask.iter().all(|cell| *cell < 2));
            assert!(rows.seat.iter().all(|seat| (0..order.seats as i8).contains(seat)));
        }
    }
}

#[test]
fn threads_change_nothing() {
    for threads in [2, 3, 5, 64] {
        assert_eq!(wander("leduc", &order(2, threads), 60), wander("leduc", &order(2, 1), 60));
    }
}

#[test]
fn random_steps_are_what_sampling_and_stepping_gives() {
    for game in ["template", "leduc", "jukem-football"] {
        let order = order(2, 1);
        let (seen, ended) = wander(game, &order, 100);
        let mut batch = open(game, &order).unwrap();
        let mut rows = Owned::of(&*batch);
        batch.reset(order.seed, rows.rows());
        batch.random(100, rows.rows());
        assert_eq!((&rows, batch.ended()), (seen.last().unwrap(), ended), "{game}");
        batch.reset(order.seed, rows.rows());
        assert_eq!((&rows, batch.ended()), (&seen[0], 0), "a reset deals the same again");
    }
}

#[test]
fn a_match_that_ends_is_rewarded_and_dealt_anew() {
    for reward in [Reward::Win, Reward::Score] {
        let (seen, ended) = wander("template", &Order { reward, ..order(2, 1) }, 30);
        let mut over = 0;
        for rows in &seen {
            for (pair, &done) in rows.reward.chunks(2).zip(&rows.done) {
                let sum: f32 = pair.iter().sum();
                over += u64::from(done);
                assert_eq!(sum, if done && reward == Reward::Win { 1.0 } else { 0.0 }, "chips only change hands");
                assert!(done || pair == [0.0, 0.0]);
            }
        }
        assert!(over == ended && over > 20, "{over} matches");
    }
}

#[test]
fn bots_play_their_seats_before_anything_is_shown() {
    let bots = vec![None, Some("greedy".to_string())];
    let (seen, ended) = wander("jukem-football", &Order { bots, ..order(2, 2) }, 800);
    assert!(seen.iter().all(|rows| rows.seat.iter().all(|&seat| seat == 0)));
    assert!(ended > 0);
}

#[test]
fn what_cannot_be_is_refused_in_words() {
    let why = |order: &Order| open("leduc", order).err().unwrap();
    assert!(why(&Order { count: 0, ..order(2, 1) }).contains("at least one"));
    assert!(why(&order(3, 1)).contains("not by 3"));
    assert!(why(&Order { bots: vec![Some("gready".into())], ..order(2, 1) }).contains("greedy"));
    assert!(why(&Order { bots: vec![Some("greedy".into()); 2], ..order(2, 1) }).contains("all seats"));
    assert!(open("leduk", &order(2, 1)).err().unwrap().contains("leduc"));
    let mut batch = open("leduc", &order(2, 1)).unwrap();
    let mut rows = Owned::of(&*batch);
    batch.reset(1, rows.rows());
    let before = rows.clone();
    assert!(batch.step(&[1, 1, 1, 1, 0], rows.rows()).unwrap_err().contains("action 0 of match 4"));
    assert!(batch.step(&[1, 1, -1, 1, 1], rows.rows()).unwrap_err().contains("match 2"));
    assert!(batch.step(&[1], rows.rows()).unwrap_err().contains("5 matches"));
    assert_eq!(rows, before, "nothing was done");
}

#[test]
fn a_match_that_is_over_with_its_deal_is_not_shown() {
    // A Hat Trick is the end of a match of one round, and every fifth deal or so has one.
    let options = vec![("rounds".to_string(), "1".to_string())];
    let order = Order { count: 64, options, ..order(4, 1) };
    let (seen, _) = wander("dream-team-soccer", &order, 200);
    for rows in seen {
        let actions = rows.mask.len() / order.count;
        assert!(rows.mask.chunks(actions).all(|mask| mask.contains(&1)));
    }
}
