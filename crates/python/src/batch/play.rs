//! A batch of one game.

use super::{Batch, Order, Reward, Rows, Sizes};
use kernel::{Bot, Budget, Chance, Millis, Perspective, SEATS_MAX, Seat, SeatSet, Settings, Stamped, Stream};
use lab::plan::scatter;
use table::catalog::lookup;
use table::{Playable, Visit, bot_kind};

/// Sets a batch up; the error is a sentence that says what would be right.
pub fn open(game: &str, order: &Order) -> Result<Box<dyn Batch>, String> {
    if order.count == 0 {
        return Err("a batch has at least one match".to_string());
    }
    if order.bots.len() > order.seats as usize {
        return Err(format!("{} bots do not fit at a table of {}", order.bots.len(), order.seats));
    }
    order.bots.iter().flatten().try_for_each(|name| bot_kind(name).map(|_| ()))?;
    if !order.bots.is_empty() && order.bots.len() == order.seats as usize && order.bots.iter().all(Option::is_some) {
        return Err("bots sit in all seats: leave one to yourself, or play the games with lab()".to_string());
    }
    lookup(game)?.visit(Opening(order))
}

struct Opening<'a>(&'a Order);

impl Visit for Opening<'_> {
    type Out = Result<Box<dyn Batch>, String>;

    fn visit<G: Playable>(self) -> Self::Out {
        let order = self.0;
        let mut options = G::Options::default();
        order.options.iter().try_for_each(|(key, value)| options.set(key, value))?;
        let range = &G::META.seats;
        if !range.contains(&order.seats) {
            let (least, most) = (range.start(), range.end());
            return Err(format!("{} is played by {least} to {most}, not by {}", G::META.name, order.seats));
        }
        let house = House::<G> { options, order: order.clone() };
        let matches = (0..order.count as u64).map(|number| Match::new(&house, number)).collect::<Result<_, _>>()?;
        Ok(Box::new(Many { house, matches }))
    }
}

/// What all matches of a batch share.
struct House<G: Playable> {
    options: G::Options,
    order: Order,
}

/// One match.
struct Match<G: Playable> {
    game: G,
    /// The seat that is shown.
    seat: Seat,
    now: Millis,
    /// Who is drawn by lot, and what is done at random.
    stream: Stream,
    /// Legal actions of the seat and their numbers, once somebody wants them.
    legal: Vec<G::Action>,
    numbers: Vec<u32>,
    listed: bool,
    /// Points that were rewarded already.
    scores: [i32; SEATS_MAX],
    bots: Vec<Option<Box<dyn Bot<G>>>>,
    /// Where it stands in the batch, and how many matches were dealt here before.
    number: u64,
    dealt: u64,
}

impl<G: Playable> Match<G> {
    fn new(house: &House<G>, number: u64) -> Result<Match<G>, String> {
        let game = deal(house, number, 0).map_err(|illegal| illegal.to_string())?;
        let mut one = Match {
            game,
            seat: Seat::new(0),
            now: Millis(0),
            stream: Stream::fast(0),
            legal: Vec::with_capacity(64),
            numbers: Vec::with_capacity(64),
            listed: false,
            scores: [0; SEATS_MAX],
            bots: Vec::new(),
            number,
            dealt: 0,
        };
        one.sow(house);
        if !one.begin(house) {
            one.deal_anew(house);
        }
        Ok(one)
    }

    /// The chance of this place in the batch: one stream for all the matches that are dealt here.
    fn sow(&mut self, house: &House<G>) {
        self.stream = Stream::fast(scatter(house.order.seed ^ 0x5eed, self.number));
    }

    /// The cards lie: bots sit down, and whoever has to decide first is found. False: it is over with its deal.
    #[inline]
    fn begin(&mut self, house: &House<G>) -> bool {
        self.now = Millis(0);
        self.scores = [0; SEATS_MAX];
        if !house.order.bots.is_empty() {
            self.seat_bots(house);
        }
        self.advance(house)
    }

    #[inline(never)]
    fn seat_bots(&mut self, house: &House<G>) {
        let luck = self.stream.word64();
        self.bots.clear();
        let kinds = house.order.bots.iter().zip(0u64..);
        self.bots.extend(kinds.map(|(kind, seat)| bots::by_name(kind.as_deref()?, scatter(luck, seat))));
    }

    /// Goes on until somebody has to decide for whom the caller does. False: it is over.
    #[inline]
    fn advance(&mut self, house: &House<G>) -> bool {
        self.listed = false;
        let to_act = self.game.to_act();
        // Mostly one seat is asked, and it is the caller's.
        if self.bots.is_empty() && self.game.wakes_at().is_none() && !to_act.is_several() {
            let Some(seat) = to_act.first() else { return false };
            self.seat = seat;
            return true;
        }
        self.go_on(house)
    }

    #[inline(never)]
    fn go_on(&mut self, house: &House<G>) -> bool {
        let mut asked = self.game.to_act();
        loop {
            let Some(seat) = somebody(asked, &mut self.stream) else {
                let Some(due) = self.game.wakes_at() else { return false };
                self.now = self.now.max(due);
                self.game.apply(Stamped::clock(self.now), &mut ());
                asked = self.game.to_act();
                continue;
            };
            asked = asked.without(seat);
            self.list(seat);
            if self.legal.is_empty() {
                continue;
            }
            let Some(bot) = self.bots.get_mut(seat.index()).and_then(Option::as_mut) else {
                self.seat = seat;
                self.listed = true;
                return true;
            };
            let budget = Budget { iterations: house.order.worlds };
            if let Some(action) = bot.choose(&Perspective::new(&self.game, seat), budget) {
                self.game.apply(Stamped::act(self.now, seat, action), &mut ());
                self.let_call(seat);
                asked = self.game.to_act();
            }
        }
    }

    /// Bots that may call something out of turn are asked once after a play of `by`.
    #[inline]
    fn let_call(&mut self, by: Seat) {
        if self.bots.is_empty() {
            return;
        }
        let callers = self.game.callers();
        for seat in callers.iter_from(by) {
            let bot = self.bots.get_mut(seat.index()).and_then(Option::as_mut);
            if let Some(action) = bot.and_then(|bot| bot.call(&Perspective::new(&self.game, seat))) {
                self.game.apply(Stamped::act(self.now, seat, action), &mut ());
            }
        }
    }

    #[inline]
    fn list(&mut self, seat: Seat) {
        self.legal.clear();
        self.game.legal(seat, &mut self.legal);
        self.numbers.clear();
        let number = |&action: &G::Action| self.game.number(seat, action).unwrap_or(u32::MAX);
        self.numbers.extend(self.legal.iter().map(number));
    }

    #[inline]
    fn ensure_listed(&mut self) {
        if !self.listed {
            self.list(self.seat);
            self.listed = true;
        }
    }

    /// Takes an action of the seat, writes down what came of it, and goes on.
    #[inline(always)] // The smallest games take as long for an action as a call does.
    fn take(&mut self, action: G::Action, house: &House<G>, row: &mut Row<'_>) {
        self.game.apply(Stamped::act(self.now, self.seat, action), &mut ());
        self.let_call(self.seat);
        let goes_on = self.advance(house);
        *row.done = !goes_on;
        match house.order.reward {
            Reward::Score => self.reward_points(row.reward),
            Reward::Win if goes_on && row.is_unpaid => {}
            Reward::Win if goes_on => row.reward.fill(0.0),
            Reward::Win => self.reward_win(row.reward),
        }
        row.is_unpaid = goes_on;
        if !goes_on {
            self.deal_anew(house);
        }
        *row.seat = self.seat.number() as i8;
    }

    #[inline]
    fn reward_points(&mut self, reward: &mut [f32]) {
        let scores = self.game.scores();
        for ((reward, &score), before) in reward.iter_mut().zip(scores).zip(&mut self.scores) {
            *reward = (score - *before) as f32;
            *before = score;
        }
    }

    #[inline]
    fn reward_win(&self, reward: &mut [f32]) {
        let winners = self.game.standings().winners();
        let part = 1.0 / winners.len() as f32;
        for (reward, seat) in reward.iter_mut().zip(Seat::all(SEATS_MAX as u8)) {
            *reward = if winners.contains(seat) { part } else { 0.0 };
        }
    }

    /// The next match in which somebody has something to decide: a few are over with their deal, and nobody is shown them.
    #[inline]
    fn deal_anew(&mut self, house: &House<G>) {
        loop {
            self.dealt += 1;
            if let Ok(game) = deal(house, self.number, self.dealt) {
                self.game = game;
            }
            if self.begin(house) {
                return;
            }
        }
    }

    /// Shows the moment.
    #[inline(always)] // Mostly one of the two, or neither, is asked for in the whole run.
    fn show(&mut self, row: &mut Row<'_>) {
        if let Some(mask) = row.mask.as_deref_mut() {
            self.ensure_listed();
            mask.fill(0);
            for &number in &self.numbers {
                if let Some(cell) = mask.get_mut(number as usize) {
                    *cell = 1;
                }
            }
        }
        if let Some(planes) = row.planes.as_deref_mut() {
            self.game.write_planes(self.seat, planes);
        }
    }

    /// A random step.
    #[inline]
    fn wander(&mut self, house: &House<G>, row: &mut Row<'_>) {
        let drawn = if self.listed {
            self.stream.pick(&self.legal).copied()
        } else {
            self.game.by_lot(self.seat, &mut self.stream, &mut self.legal).map(|(action, _)| action)
        };
        if let Some(action) = drawn {
            self.take(action, house, row);
        }
    }
}

/// The same numbers deal the same match.
#[inline]
fn deal<G: Playable>(house: &House<G>, number: u64, dealt: u64) -> Result<G, kernel::Illegal> {
    let chance = Chance::Fast(scatter(house.order.seed, number ^ dealt << 32));
    G::deal(&house.options, house.order.seats, chance)
}

#[inline]
fn somebody(seats: SeatSet, stream: &mut Stream) -> Option<Seat> {
    if seats.len() < 2 { seats.first() } else { seats.iter().nth(stream.below(seats.len()) as usize) }
}

/// The row of one match.
struct Row<'a> {
    seat: &'a mut i8,
    reward: &'a mut [f32],
    done: &'a mut bool,
    mask: Option<&'a mut [u8]>,
    planes: Option<&'a mut [u8]>,
    /// Whether the step before was taken in the same run and paid nothing: then there is nothing to wipe out.
    is_unpaid: bool,
}

struct Many<G: Playable> {
    house: House<G>,
    matches: Vec<Match<G>>,
}

impl<G: Playable> Many<G> {
    /// Does something with each match and its row, on as many threads as there should be.
    fn each(&mut self, rows: Rows<'_>, work: impl Fn(usize, &mut Match<G>, &House<G>, &mut Row<'_>) + Sync) {
        let (sizes, house) = (self.sizes(), &self.house);
        let part = |first: usize, matches: &mut [Match<G>], rows: Rows<'_>| {
            let masks = rows.mask.map(|mask| mask.chunks_exact_mut(sizes.actions));
            let planes = rows.planes.map(|planes| planes.chunks_exact_mut(sizes.cells));
            let (mut masks, mut planes) = (masks, planes);
            let own = rows.seat.iter_mut().zip(rows.reward.chunks_exact_mut(sizes.seats)).zip(rows.done.iter_mut());
            for (place, (one, ((seat, reward), done))) in matches.iter_mut().zip(own).enumerate() {
                let mask = masks.as_mut().and_then(Iterator::next);
                let planes = planes.as_mut().and_then(Iterator::next);
                work(first + place, one, house, &mut Row { seat, reward, done, mask, planes, is_unpaid: false });
            }
        };
        let each = sizes.count.div_ceil(self.house.order.threads.clamp(1, sizes.count));
        if each == sizes.count {
            return part(0, &mut self.matches, rows);
        }
        let parts = self.matches.chunks_mut(each).zip(rows.chunks(each, sizes)).enumerate();
        std::thread::scope(|scope| {
            for (number, (matches, rows)) in parts {
                let part = &part;
                scope.spawn(move || part(number * each, matches, rows));
            }
        });
    }

    /// The first action that may not be taken, in words.
    fn refusal(&mut self, actions: &[i32]) -> Option<String> {
        let count = self.matches.len();
        if actions.len() != count {
            return Some(format!("{} actions for {count} matches", actions.len()));
        }
        let wrong = self.matches.iter_mut().zip(actions).position(|(one, &action)| {
            one.ensure_listed();
            !u32::try_from(action).is_ok_and(|action| one.numbers.contains(&action))
        })?;
        let (action, seat) = (actions[wrong], self.matches[wrong].seat);
        Some(format!("action {action} of match {wrong} is not legal for seat {seat}: choose where its mask is 1"))
    }
}

impl<G: Playable> Batch for Many<G> {
    fn sizes(&self) -> Sizes {
        let seats = self.house.order.seats as usize;
        Sizes { count: self.matches.len(), seats, actions: G::ACTIONS as usize, cells: G::CELLS }
    }

    fn reset(&mut self, seed: u64, rows: Rows<'_>) {
        self.house.order.seed = seed;
        self.each(rows, |_, one, house, row| {
            one.dealt = 0;
            one.sow(house);
            if let Ok(game) = deal(house, one.number, 0) {
                one.game = game;
            }
            if !one.begin(house) {
                one.deal_anew(house);
            }
            row.reward.fill(0.0);
            (*row.seat, *row.done) = (one.seat.number() as i8, false);
            one.show(row);
        });
    }

    fn step(&mut self, actions: &[i32], rows: Rows<'_>) -> Result<(), String> {
        if let Some(why) = self.refusal(actions) {
            return Err(why);
        }
        self.each(rows, |place, one, house, row| {
            let number = actions[place] as u32;
            if let Some(index) = one.numbers.iter().position(|&other| other == number) {
                one.take(one.legal[index], house, row);
                one.show(row);
            }
        });
        Ok(())
    }

    fn sample(&mut self, actions: &mut [i32]) {
        for (one, action) in self.matches.iter_mut().zip(actions) {
            one.ensure_listed();
            *action = one.stream.pick(&one.numbers).map_or(-1, |&number| number as i32);
        }
    }

    fn random(&mut self, steps: u32, rows: Rows<'_>) {
        self.each(rows, |_, one, house, row| {
            for _ in 0..steps {
                one.wander(house, row);
                one.show(row);
            }
        });
    }

    fn ended(&self) -> u64 {
        self.matches.iter().map(|one| one.dealt).sum()
    }
}
