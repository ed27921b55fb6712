//! Builds a position from what was read, and says what does not fit.

use super::read::{Draft, Known, Word};
use crate::card::{KICKOFF, KICKOFF_VALUE, RED, RED_VALUE, YELLOW, sign};
use crate::next::topics;
use crate::options::Options;
use crate::rules;
use crate::state::{DreamTeamSoccer, Ended, GONE, Note, PILE, PLAYS_MAX, Phase, Podium, TRICK, Trick, hand};
use kernel::{
    CardId, CardSet, Chance, Entry, Eyes, Face, Game, Millis, Misplaced, Scene, Seat, SeatSet, Stamped, Stock, Stream,
    Use, Viewer, Zone, next,
};

/// What a position leaves open.
const FILL: Use = Use(2);
/// How often a deal is tried that must not be special.
const TRIES: u32 = 200;

/// Sets up what `draft` says.
pub fn build(
    options: &Options,
    seats: u8,
    scene: &Scene,
    draft: &Draft,
    chance: Chance,
) -> Result<DreamTeamSoccer, Misplaced> {
    let mut empty = rules::empty(options, seats, chance).map_err(|illegal| nowhere(illegal.to_string()))?;
    let word = draft.phase.as_ref().map_or(Word::Deal, |(word, _)| *word);
    set_history(&mut empty, draft)?;
    let mut game = lay_out(&empty, draft, word, chance.stream(FILL, 0))?;
    for attempt in 1..TRIES {
        if !is_ruled_out(&game, word) {
            break;
        }
        game = lay_out(&empty, draft, word, chance.stream(FILL, attempt))?;
    }
    if is_ruled_out(&game, word) {
        return Err(at_phase(draft, "Parlor would have announced a Hat Trick or Nutmeg in these hands"));
    }
    for known in &draft.knows {
        know(&mut game, known)?;
    }
    let mut told = chance;
    next::read(scene, &topics(seats), seats, &game, &mut told)?;
    game.chance = told;
    open(&mut game, draft, word)?;
    let deadline = rules::deadline(&game, Millis(0));
    game.deadline = deadline.map(|usual| draft.wakes.map_or(usual, Millis));
    Ok(game)
}

fn nowhere(why: impl Into<String>) -> Misplaced {
    Misplaced { line: 0, why: why.into() }
}

/// An error about the phase, or about a position that names none.
fn at_phase(draft: &Draft, why: &str) -> Misplaced {
    draft.phase.as_ref().map_or_else(|| nowhere(why), |(_, entry)| entry.wrong(why))
}

/// Seats, medals and what is left of the rounds before.
fn set_history(game: &mut DreamTeamSoccer, draft: &Draft) -> Result<(), Misplaced> {
    if let Some((round, entry)) = &draft.round {
        if *round > game.options.rounds {
            return Err(entry.wrong(format!("this game has {} rounds", game.options.rounds)));
        }
        game.round = *round;
    }
    if let Some(order) = draft.podium {
        game.podium = Podium::new(order, game.options.seat_direction);
    }
    for (seat, medals, entry) in &draft.medals {
        let ended = if is_over(draft) { game.round } else { game.round - 1 };
        if medals.iter().sum::<u8>() > ended {
            return Err(entry.wrong(format!("a player gets one medal a round, and {ended} have ended")));
        }
        let [gold, silver, bronze] = medals.map(i32::from);
        game.medals[*seat] = *medals;
        game.points[seat.index()] = 3 * gold + 2 * silver + bronze;
    }
    game.before = draft.before.map(|(places, hat_trick)| Ended { places, hat_trick, held: draft.left });
    game.still_in = Seat::all(game.seats).filter(|seat| !draft.places.contains(seat)).collect();
    draft.places.iter().for_each(|&seat| game.places.push(seat));
    Ok(())
}

fn is_over(draft: &Draft) -> bool {
    draft.phase.as_ref().is_some_and(|(word, _)| *word == Word::Over)
}

/// Whether Parlor would have announced a special deal before this phase.
fn is_ruled_out(game: &DreamTeamSoccer, word: Word) -> bool {
    match word {
        Word::Trade => rules::is_hat_trick_missed(game) || rules::is_nutmeg_missed(game),
        Word::Nutmeg(_) => rules::is_hat_trick_missed(game),
        Word::Deal | Word::Claims | Word::Kickoff | Word::Lead(_) | Word::Follow(_) | Word::Over => false,
    }
}

/// Puts all cards where they belong.
fn lay_out(game: &DreamTeamSoccer, draft: &Draft, word: Word, stream: Stream) -> Result<DreamTeamSoccer, Misplaced> {
    let mut game = *game;
    let mut stock = Stock::new(&game.cards);
    let is_play = matches!(word, Word::Lead(_) | Word::Follow(_) | Word::Over);
    let is_begun = !draft.places.is_empty() || !draft.gone.is_empty() || !draft.trick.is_empty();
    if is_begun && !is_play {
        return Err(at_phase(draft, "before the Kickoff nobody is out, and no card is gone or in a trick"));
    }
    for seat in Seat::all(game.seats) {
        let Some(named) = &draft.hands[seat] else { continue };
        for &face in &named.cards {
            let card = take(&game, &mut stock, face, &named.entry)?;
            put(&mut game, Some(card), hand(seat), Eyes::seat(seat));
        }
    }
    if let Word::Nutmeg(by) = word {
        for face in [YELLOW, RED].into_iter().filter(|face| !names(draft, by, *face)) {
            let card = stock.take(&game.cards, face);
            put(&mut game, card, hand(by), Eyes::seat(by));
        }
    }
    for (face, entry) in draft.trick.iter().flat_map(|(_, play, entry)| play.cards().map(move |face| (face, entry))) {
        let card = take(&game, &mut stock, face, entry)?;
        put(&mut game, Some(card), TRICK, Eyes::ALL);
    }
    for (lying, zone) in [(&draft.last, TRICK), (&draft.gone, GONE)] {
        for (face, entry) in lying {
            let card = take(&game, &mut stock, *face, entry)?;
            put(&mut game, Some(card), zone, Eyes::ALL);
        }
    }
    fill(&mut game, draft, is_play, (stock.left(), stream));
    for seat in Seat::all(game.seats) {
        game.holdings[seat] = game.count(seat);
    }
    Ok(game)
}

fn names(draft: &Draft, seat: Seat, face: Face) -> bool {
    draft.hands[seat].as_ref().is_some_and(|hand| hand.cards.contains(&face))
}

fn take(game: &DreamTeamSoccer, stock: &mut Stock, face: Face, entry: &Entry) -> Result<CardId, Misplaced> {
    let all = crate::card::Deck::shipped().copies(face);
    let why = || entry.wrong(format!("there are only {all} of {}, and all are named already", sign(face)));
    stock.take(&game.cards, face).ok_or_else(why)
}

fn put(game: &mut DreamTeamSoccer, card: Option<CardId>, zone: Zone, eyes: Eyes) {
    if let Some(card) = card {
        game.cards.move_to::<Note>(card, zone, eyes, &mut ());
    }
}

/// Fills hands up to the size of the deal, clockwise from the dealer's left; what is left over has left the round. Once
/// cards are played the Kickoff has been.
fn fill(game: &mut DreamTeamSoccer, draft: &Draft, is_play: bool, (left, mut stream): (CardSet, Stream)) {
    let mut rest: Vec<CardId> = left.iter().filter(|&card| !is_play || game.cards.face(card) != KICKOFF).collect();
    stream.shuffle(&mut rest);
    let open_hand = |seat: Seat| draft.hands[seat].as_ref().is_none_or(|hand| hand.open);
    let is_open = |seat: Seat| !is_play || !is_over(draft) && open_hand(seat);
    let mut seat = game.podium.ballboy();
    for size in 0..game.dealt(0) {
        for turn in 0..game.seats {
            seat = game.podium.left(seat);
            let wants = game.cards.len(hand(seat)) == size as usize && size < game.dealt(turn);
            if wants && game.still_in.contains(seat) && is_open(seat) {
                put(game, rest.pop(), hand(seat), Eyes::seat(seat));
            }
        }
    }
    if is_play {
        game.cards.move_all::<Note>(PILE, GONE, Eyes::ALL, &mut ());
    }
}

/// Starts the phase and says what does not fit with it.
fn open(game: &mut DreamTeamSoccer, draft: &Draft, word: Word) -> Result<(), Misplaced> {
    let wrong = |why: &str| Err(at_phase(draft, why));
    if word != Word::Over {
        if let Some((_, entry)) = draft.last.first() {
            return Err(entry.wrong("the last trick is set when all is over"));
        }
        check_hands(game, draft, word)?;
    }
    match word {
        Word::Over if game.round < game.options.rounds => return wrong("the game is over with its last round"),
        Word::Over => game.phase = Phase::Over,
        Word::Deal => rules::open_claims(game, &mut ()),
        Word::Claims if !game.options.asks_for_claims() => return wrong("claims are made with special_claims=manual"),
        Word::Claims => rules::open_claims(game, &mut ()),
        Word::Nutmeg(by)
            if game.options.asks_for_claims() || !game.options.nutmeg || !game.holdings[by].is_nutmeg() =>
        {
            return wrong("a Nutmeg is announced if its player holds Y and R, with nutmeg=on and special_claims=auto");
        }
        Word::Nutmeg(by) => {
            for face in [YELLOW, RED] {
                let card = game.held(by, face);
                game.cards.turn::<Note>(card, Eyes::ALL, &mut ());
            }
            game.phase = Phase::Nutmeg { by };
        }
        Word::Trade => rules::open_trade(game),
        Word::Kickoff => rules::kickoff(game, &mut ()),
        Word::Lead(leader) if !game.still_in.contains(leader) => return wrong("the leader has no cards"),
        Word::Lead(_) if !draft.trick.is_empty() => return wrong("before a lead there is no trick"),
        Word::Lead(leader) => game.phase = Phase::Lead { leader },
        Word::Follow(turn) => follow(game, draft, turn)?,
    }
    answer(game, draft)?;
    for (seat, gift, entry) in &draft.gave {
        let fits = rules::partner(game, *seat).is_some_and(|(_, size)| size == gift.size());
        if !fits || matches!(game.phase, Phase::Claims { .. } | Phase::Nutmeg { .. } | Phase::Trade { .. }) {
            return Err(entry.wrong("this player has not given so many cards in a trade"));
        }
        game.gave[*seat] = Some(*gift);
    }
    Ok(())
}

/// Before the Kickoff hands have the size of the deal; later who is in holds cards, and who is out none.
fn check_hands(game: &DreamTeamSoccer, draft: &Draft, word: Word) -> Result<(), Misplaced> {
    let is_play = matches!(word, Word::Lead(_) | Word::Follow(_));
    let mut seat = game.podium.ballboy();
    for turn in 0..game.seats {
        seat = game.podium.left(seat);
        let size = game.holdings[seat].len();
        let wrong = |why: String| {
            let entry = draft.hands[seat].as_ref().map(|hand| &hand.entry);
            Err(entry.map_or_else(|| nowhere(why.clone()), |entry| entry.wrong(why.clone())))
        };
        if !is_play && size != game.dealt(turn) {
            return wrong(format!("player {seat} has {size} cards, but the deal gives {}", game.dealt(turn)));
        }
        if game.still_in.contains(seat) == (size == 0) {
            return wrong(format!("player {seat} has {size} cards: who is out has none, and is listed in places"));
        }
        if is_play && game.holdings[seat].count(KICKOFF) > 0 {
            return wrong("the Kickoff has been played".to_string());
        }
    }
    if game.still_in.len() < 2 {
        return Err(nowhere("a round is over when only one player holds cards"));
    }
    Ok(())
}

fn follow(game: &mut DreamTeamSoccer, draft: &Draft, turn: Seat) -> Result<(), Misplaced> {
    let Some((_, first, _)) = draft.trick.first() else {
        return Err(at_phase(draft, "somebody has led: describe the plays with trick 0 9x2"));
    };
    let mut trick = Trick::new(first.size());
    for (number, (seat, play, entry)) in draft.trick.iter().enumerate() {
        let before = (number > 0).then(|| (trick.last(), trick.value()));
        if let Some(why) = misplay(game, (*seat, play), trick.size, before) {
            return Err(entry.wrong(why));
        }
        trick.record(*seat, play.value);
        trick.skipped = play.skip.or(trick.skipped);
    }
    let (passed, seen) = passes(game, draft, &trick, turn);
    passed.iter().for_each(|seat| trick.pass(seat));
    let entry = draft.passed.as_ref().map(|(_, entry)| entry);
    let waits = rules::waiting(&trick, game.still_in).contains(turn);
    if !waits || !seen {
        let why = "whose turn it is has not passed since the last play, all before have, and nobody else";
        return Err(entry.map_or_else(|| at_phase(draft, why), |entry| entry.wrong(why)));
    }
    game.phase = Phase::Follow { turn, trick };
    Ok(())
}

/// Why a play cannot lie in a trick, if it cannot.
fn misplay(
    game: &DreamTeamSoccer,
    (seat, play): (Seat, &crate::Play),
    size: u8,
    before: Option<(Seat, u8)>,
) -> Option<&'static str> {
    let kickoff = play.value == KICKOFF_VALUE && play.plain > 0;
    let alone = kickoff && play.size() == 1 && before.is_none();
    match before {
        _ if kickoff && !alone => Some("the Kickoff is led alone"),
        _ if !kickoff && rules::check_form(game, play).is_err() => Some("this is no play"),
        _ if play.value == 0 => Some("with the Goal the trick is over"),
        _ if play.yellow != play.skip.is_some_and(|target| target != seat && game.still_in.contains(target)) => {
            Some("the Yellow Card skips another player who is still in")
        }
        Some(_) if play.size() != size => Some("all plays of a trick have as many cards as the lead"),
        Some((last, _)) if last == seat => Some("nobody plays twice running"),
        Some((_, value)) if play.value >= value || play.value == RED_VALUE => Some("each play is lower than the last"),
        _ => None,
    }
}

/// Who has passed, and whether that is possible: if a pass is not final, all who were asked since the last play and
/// nobody else.
fn passes(game: &DreamTeamSoccer, draft: &Draft, trick: &Trick, turn: Seat) -> (SeatSet, bool) {
    let waiting = rules::waiting(trick, game.still_in);
    let mut asked = SeatSet::EMPTY;
    let mut seat = game.podium.left(trick.last());
    while seat != turn && seat != trick.last() {
        asked = if waiting.contains(seat) { asked.with(seat) } else { asked };
        seat = game.podium.left(seat);
    }
    let Some((passed, _)) = draft.passed else { return (asked, true) };
    let possible = if game.options.pass_is_final {
        // Who passed may have been skipped later.
        let others = game.still_in.without(trick.last());
        passed.intersection(asked) == asked && passed.intersection(others) == passed
    } else {
        passed == asked
    };
    (passed, possible)
}

/// Answers in secret must be allowed, and not all can have been given.
fn answer(game: &mut DreamTeamSoccer, draft: &Draft) -> Result<(), Misplaced> {
    for (seat, action, entry) in &draft.answers {
        if !matches!(game.phase, Phase::Claims { .. } | Phase::Trade { .. }) {
            return Err(entry.wrong("nobody answers in secret in this phase"));
        }
        game.check(*seat, *action).map_err(|illegal| entry.wrong(illegal.to_string()))?;
        if game.to_act() == SeatSet::one(*seat) {
            return Err(entry.wrong("with the last answer the phase is over"));
        }
        game.apply(Stamped::act(Millis(0), *seat, *action), &mut ());
    }
    Ok(())
}

fn know(game: &mut DreamTeamSoccer, known: &Known) -> Result<(), Misplaced> {
    let eyes = match known.viewer {
        Viewer::Seat(seat) => Eyes::seat(seat),
        Viewer::Public | Viewer::Truth => Eyes::ALL,
    };
    for &face in &known.cards {
        let mut held = game.cards.set(hand(known.holder)).iter();
        let card = held.find(|&card| game.cards.face(card) == face && !game.cards.sees(known.viewer, card));
        let why = || known.entry.wrong(format!("player {} holds no other {}", known.holder, sign(face)));
        let card = card.ok_or_else(why)?;
        game.cards.turn::<Note>(card, eyes, &mut ());
    }
    Ok(())
}

const _: () = assert!(PLAYS_MAX == RED_VALUE as usize + 1, "a trick has a play for each value at most");
