//! Sets up what the lines say, and deals what they leave open.

use super::plan::{Lay, Plan, Stand};
use super::reply;
use crate::board::{Laid, Loc, NOBODY, Put};
use crate::card::{CARDS, DECK_SIZE, Deck, Name, Side};
use crate::note::Note;
use crate::options::{Mode, Options};
use crate::rules::{score, setup, turns};
use crate::starting;
use crate::state::{BOARD, BOX, Camouflage, Hold, LOOSE, Phase, Turn, chance, hand, location, pile};
use crate::text;
use kernel::{Chance, Eyes, Face, Millis, Misplaced, Seat, Zone};

fn wrong(line: usize, why: impl Into<String>) -> Misplaced {
    Misplaced { line, why: why.into() }
}

/// The table of the plan.
pub fn settle(mut plan: Plan, options: &Options, chance: Chance) -> Result<Camouflage, Misplaced> {
    let mut game = setup::bare(options, plan.seats, chance);
    game.gone = plan.gone;
    game.automatic = plan.automatic;
    if plan.mode == Mode::Puzzle {
        return settle_puzzle(game, plan, options);
    }
    game.side = plan.side.or(options.terms.side.side()).unwrap_or(Side::Animal);
    give_decks(&mut game, &plan)?;
    add_setup_cards(&game, &mut plan)?;
    put_loose(&mut game, &plan)?;
    lay_cards(&mut game, &plan)?;
    hold_cards(&mut game, &plan)?;
    order_box(&mut game, &plan)?;
    go_out(&mut game);
    for seat in Seat::all(game.seats) {
        game.players[seat].lock = plan.locks[seat];
        game.players[seat].hint = plan.next_hints[seat];
    }
    hear_replies(&mut game, &plan)?;
    game.stuck = plan.stuck;
    game.go = plan.go.unwrap_or(Millis(0));
    game.phase = phase(&game, &plan)?;
    show_cards(&mut game);
    if matches!(game.phase, Phase::Over { .. }) {
        score::count(&mut game)
    } else {
        score::keep(&mut game)
    }
    Ok(game)
}

fn hear_replies(game: &mut Camouflage, plan: &Plan) -> Result<(), Misplaced> {
    for entry in &plan.replies {
        let (seat, reply) = reply::read(entry, game.seats, game.side)?;
        game.players[seat].reply = Some(reply);
    }
    Ok(())
}

/// Whether decks are dealt out in this phase.
fn has_decks(stand: Stand) -> bool {
    !matches!(stand, Stand::Side)
}

/// Whether the setup is done but for Ready.
fn is_dealt(stand: Stand) -> bool {
    !matches!(stand, Stand::Side | Stand::Decks | Stand::Build | Stand::Location)
}

/// The deck a seat must have because of the cards it is said to have.
fn implied_deck(plan: &Plan, seat: Seat) -> Option<Deck> {
    let laid = plan.lays.iter().find(|lay| lay.by == Some(seat)).map(|lay| lay.put.card);
    let own = plan.lays.iter().find(|lay| lay.by.is_none() && lay.loc == Loc::of(seat)).map(|lay| lay.put.card);
    let held = plan.hands[seat.index()].iter().chain(&plan.piles[seat.index()]).flatten().next().copied();
    laid.or(own).or(held).map(Deck::of)
}

/// Decks go to their owners; seats without one get one by chance where the phase asks for it.
fn give_decks(game: &mut Camouflage, plan: &Plan) -> Result<(), Misplaced> {
    if !has_decks(plan.stand) {
        return Ok(());
    }
    let seats: Vec<Seat> = game.present().collect();
    // Who left after GO keeps the name of a deck, though the cards are in the box.
    for seat in Seat::all(game.seats) {
        if let Some(deck) = plan.decks[seat].or(implied_deck(plan, seat)) {
            if Seat::all(game.seats).any(|other| game.players[other].deck == Some(deck)) {
                return Err(wrong(0, format!("two seats would have deck {}", deck.code())));
            }
            game.players[seat].deck = Some(deck);
        }
    }
    let board =
        plan.lays.iter().find(|lay| lay.by.is_none() && lay.loc == Loc::COMMON).map(|lay| Deck::of(lay.put.card));
    let loose = plan.loose.iter().flatten().next().map(|card| Deck::of(*card));
    let board = board.or(loose);
    let mut stream = game.chance.stream(chance::DECKS, 0);
    for &seat in seats.iter().filter(|_| plan.stand != Stand::Decks) {
        if game.players[seat].deck.is_none() {
            let free: Vec<Deck> = setup::free_decks(game).filter(|deck| Some(*deck) != board).collect();
            let deck = stream.pick(&free).copied();
            game.players[seat].deck = Some(deck.ok_or_else(|| wrong(0, "there are not enough decks for all seats"))?);
        }
    }
    for seat in seats {
        if let Some(deck) = game.players[seat].deck {
            take(game, deck.cards(), pile(seat), 0)?;
        }
    }
    Ok(())
}

/// Moves cards, wherever they lie openly, to a zone, in order.
fn take(game: &mut Camouflage, cards: impl Iterator<Item = Face>, to: Zone, line: usize) -> Result<(), Misplaced> {
    for card in cards {
        let zones = (0..=LOOSE.0).map(Zone).filter(|zone| *zone != BOARD);
        let id = zones.into_iter().find_map(|zone| game.cards.find(zone, card));
        let id = id.ok_or_else(|| wrong(line, format!("{} lies somewhere else already", Name(card))))?;
        game.cards.move_to::<Note>(id, to, Eyes::ALL, &mut ());
    }
    Ok(())
}

/// Without `lay` lines chance builds the starting board, or chooses the location cards.
fn add_setup_cards(game: &Camouflage, plan: &mut Plan) -> Result<(), Misplaced> {
    if !is_dealt(plan.stand) {
        return Ok(());
    }
    let named = plan.lays.iter().any(|lay| lay.by.is_none());
    let setup = |put, loc| Lay { put, loc, by: None, at: Millis(0), wrong: false, line: 0 };
    if plan.mode != Mode::NotMyStack {
        if named {
            return Ok(());
        }
        let unused = |deck: &Deck| deck.cards().all(|card| !plan.names(card));
        let deck = setup::free_decks(game).find(unused).ok_or_else(|| wrong(0, "no deck is left for the board"))?;
        let (faces, fit) = (&game.faces[game.side.index()], game.board.fit());
        let start = starting::draw(faces, deck, fit, &mut game.chance.stream(chance::BOARD, 0));
        let start = start.ok_or_else(|| wrong(0, "no starting board can be made"))?;
        plan.lays.splice(0..0, start.map(|put| setup(put, Loc::COMMON)));
        return Ok(());
    }
    let mut stream = game.chance.stream(chance::LOCATION, 0);
    let mut cards = Vec::new();
    for seat in Seat::all(game.seats) {
        let placed = plan.lays.iter().position(|lay| lay.by.is_none() && lay.loc == Loc::of(seat));
        match placed {
            Some(at) => cards.push(plan.lays.remove(at)),
            None if game.gone.contains(seat) => {}
            None => {
                let deck = game.players[seat].deck.into_iter().flat_map(Deck::cards);
                let free: Vec<Face> = deck.filter(|card| !plan.names(*card)).collect();
                let card =
                    stream.pick(&free).ok_or_else(|| wrong(0, format!("seat {seat} has no card for its location")))?;
                cards.push(setup(Put { card: *card, rot: 0, y: 0, x: 0 }, Loc::of(seat)));
            }
        }
    }
    plan.lays.splice(0..0, cards);
    Ok(())
}

/// The six cards that are laid out while the board is built.
fn put_loose(game: &mut Camouflage, plan: &Plan) -> Result<(), Misplaced> {
    if plan.stand != Stand::Build {
        return Ok(());
    }
    let laid = plan.lays.first().map(|lay| Deck::of(lay.put.card));
    let named = plan.loose.iter().flatten().next().map(|card| Deck::of(*card));
    let deck = laid.or(named).or(setup::free_decks(game).next());
    let deck = deck.ok_or_else(|| wrong(0, "no deck is left for the board"))?;
    take(game, deck.cards(), LOOSE, 0)
}

fn lay_cards(game: &mut Camouflage, plan: &Plan) -> Result<(), Misplaced> {
    for lay in &plan.lays {
        lay_card(game, lay)?;
    }
    if let Some(cards) = &plan.loose {
        take(game, cards.iter().copied(), LOOSE, 0)?;
    }
    Ok(())
}

/// Lays one card by the rules (CA-5.4), or by the freedom of `honor`.
fn lay_card(game: &mut Camouflage, lay: &Lay) -> Result<(), Misplaced> {
    let put = lay.put;
    let ring = game.ring(put.card);
    let first = game.board.laid().iter().all(|card| card.loc != lay.loc);
    if !(first && lay.by.is_none()) {
        match (game.board.judge(put, ring.turned(put.rot), lay.loc), lay.wrong) {
            (Ok(_), false) | (Err(_), true) => {}
            (Ok(_), true) => return Err(wrong(lay.line, format!("{} matches there: it is not wrong", Name(put.card)))),
            (Err(miss), false) => {
                let why = text::reply_words(game, crate::state::Reply::Miss(miss));
                return Err(wrong(lay.line, format!("{} cannot lie there: {why}", Name(put.card))));
            }
        }
    } else if (put.rot, put.x, put.y) != (0, 0, 0) {
        return Err(wrong(lay.line, "the first card lies unturned at 0 0 (CA-3.5)"));
    }
    let zone = lay.loc.seat(game.seats).map_or(BOARD, location);
    take(game, [put.card].into_iter(), zone, lay.line)?;
    let by = lay.by.map_or(NOBODY, Seat::number);
    let card = Laid { at: lay.at, by, right: !lay.wrong, ..game.board.card(put, ring, lay.loc) };
    game.lay(card);
    match lay.by {
        Some(seat) => game.players[seat].last = game.board.changes(),
        None if game.setup_cards + 1 == game.board.changes() => game.setup_cards += 1,
        None => return Err(wrong(lay.line, "cards of the setup come before the others")),
    }
    Ok(())
}

/// Hands and piles: as named, the rest by chance. Cards that nobody has go back to the box.
fn hold_cards(game: &mut Camouflage, plan: &Plan) -> Result<(), Misplaced> {
    if !is_dealt(plan.stand) {
        return Ok(());
    }
    let mut stream = game.chance.stream(chance::DEAL, 0);
    for seat in game.present().collect::<Vec<_>>() {
        let unplayed: Vec<Face> = game.cards.iter(pile(seat)).map(|card| game.cards.face(card)).collect();
        let (in_hand, in_pile) = (&plan.hands[seat.index()], &plan.piles[seat.index()]);
        for card in in_hand.iter().chain(in_pile).flatten() {
            if !unplayed.contains(card) {
                let line = if in_hand.iter().flatten().any(|held| held == card) { 0 } else { plan.pile_lines[seat] };
                return Err(wrong(line, format!("{} is not one of seat {seat}'s unplayed cards", Name(*card))));
            }
        }
        let mut rest: Vec<Face> = unplayed.into_iter().filter(|card| !plan.names(*card)).collect();
        stream.shuffle(&mut rest);
        let named = in_hand.clone().unwrap_or_default();
        let open = if in_hand.is_some() { 0 } else { setup::HAND_SIZE.min(rest.len()) };
        let held: Vec<Face> = named.into_iter().chain(rest.drain(..open)).collect();
        if in_pile.as_ref().is_some_and(Vec::is_empty) && !rest.is_empty() {
            let names: Vec<String> = rest.iter().map(|card| Name(*card).to_string()).collect();
            let why =
                format!("seat {seat} still has {}: say where they are, or leave the pile unnamed", names.join(" "));
            return Err(wrong(plan.pile_lines[seat], why));
        }
        let below: Vec<Face> = rest.into_iter().chain(in_pile.clone().unwrap_or_default()).collect();
        take(game, below.into_iter(), pile(seat), 0)?;
        take(game, held.into_iter(), hand(seat), 0)?;
    }
    Ok(())
}

/// The box from the bottom to the top; what is not named lies below, in the order of the cards.
fn order_box(game: &mut Camouflage, plan: &Plan) -> Result<(), Misplaced> {
    let left: Vec<Face> = (0..CARDS as u8).map(Face).filter(|card| game.cards.find(LOOSE, *card).is_some()).collect();
    if plan.stand != Stand::Build {
        take(game, left.into_iter(), BOX, 0)?;
    }
    for card in plan.boxed.iter().flatten() {
        let id = game.cards.find(BOX, *card);
        let id = id.ok_or_else(|| wrong(0, format!("{} is not in the box", Name(*card))))?;
        game.cards.move_to::<Note>(id, BOX, Eyes::ALL, &mut ());
    }
    Ok(())
}

/// Seats that have laid everything are out, in the order of their last cards (CA-4.11).
fn go_out(game: &mut Camouflage) {
    let full = DECK_SIZE - (game.terms.mode == Mode::NotMyStack) as usize;
    let is_out = |seat: &Seat| score::laid_by(game, *seat).count() == full;
    let mut out: Vec<Seat> = game.present().filter(is_out).collect();
    out.sort_by_key(|&seat| game.players[seat].last);
    for (number, seat) in out.into_iter().enumerate() {
        game.players[seat].out = game.players[seat].last;
        let token = if game.terms.mode == Mode::Speed { 0 } else { number as u8 + 1 };
        game.players[seat].token = token;
    }
}

fn phase(game: &Camouflage, plan: &Plan) -> Result<Phase, Misplaced> {
    let newest = game.board.laid().last().map_or(game.go, |card| card.at.max(game.go));
    let until = plan.until.unwrap_or(newest.plus(60_000));
    Ok(match plan.stand {
        Stand::Side => Phase::Side { votes: plan.votes, until },
        Stand::Decks => Phase::Decks { until },
        Stand::Build => Phase::Build { confirmed: plan.confirmed, until },
        Stand::Location => Phase::Location { chosen: plan.chosen, until },
        Stand::Ready => Phase::Ready { ready: plan.ready, until },
        Stand::Countdown => {
            Phase::Countdown { go: plan.go.unwrap_or(Millis(3_000)), until: (!plan.last).then_some(until) }
        }
        Stand::Play => Phase::Play { since: plan.until.unwrap_or(newest) },
        Stand::Overtime => Phase::Overtime { until },
        Stand::Turn => Phase::Turn(turn(game, plan, until)?),
        Stand::Puzzle => return Err(wrong(0, "the phase puzzle belongs to mode=puzzle")),
        Stand::Over(how) => Phase::Over { how, at: plan.until.unwrap_or(newest) },
    })
}

fn turn(game: &Camouflage, plan: &Plan, until: Millis) -> Result<Turn, Misplaced> {
    let seat = plan.turn.or(game.live().first()).ok_or_else(|| wrong(0, "nobody has cards left to play"))?;
    let first = plan.first.or(plan.turn).unwrap_or(seat);
    let somebody_out = game.present().any(|seat| game.players[seat].out != 0) && plan.mode != Mode::NotMyStack;
    let rounds = plan.rounds.or_else(|| somebody_out.then(|| turns::extra(game)));
    Ok(Turn { seat, until, first, passed: plan.passed, rounds })
}

/// Before GO hands are unseen, afterwards their owners see them; piles stay unseen; at the end all is open.
fn show_cards(game: &mut Camouflage) {
    let hidden = match game.phase {
        Phase::Side { .. } | Phase::Decks { .. } | Phase::Build { .. } | Phase::Location { .. } => return,
        Phase::Over { .. } => return,
        Phase::Ready { .. } | Phase::Countdown { .. } => false,
        Phase::Play { .. } | Phase::Overtime { .. } | Phase::Turn(_) | Phase::Puzzle => true,
    };
    for seat in Seat::all(game.seats) {
        game.cards.cover::<Note>(pile(seat), &mut ());
        game.cards.cover::<Note>(hand(seat), &mut ());
        if hidden {
            for card in game.cards.set(hand(seat)).iter() {
                game.cards.turn::<Note>(card, Eyes::seat(seat), &mut ());
            }
        }
    }
}

fn settle_puzzle(mut game: Camouflage, plan: Plan, options: &Options) -> Result<Camouflage, Misplaced> {
    setup::open_puzzle(&mut game, options, &mut ());
    let Some(mut bench) = game.bench else { return Ok(game) };
    for put in &plan.table {
        if !bench.puzzle.lists(put.card) {
            return Err(wrong(0, format!("{} is no card of this puzzle", Name(put.card))));
        }
        bench.push(*put);
        take(&mut game, [put.card].into_iter(), BOARD, 0)?;
    }
    hear_replies(&mut game, &plan)?;
    for (card, seat, until) in plan.held {
        let slot = bench.slot(card).ok_or_else(|| wrong(0, format!("{} is no card of this puzzle", Name(card))))?;
        bench.holds[slot] = Some(Hold { seat, until });
    }
    if let Some(cards) = &plan.loose {
        take(&mut game, cards.iter().copied(), LOOSE, 0)?;
    }
    bench.hints = plan.hints.min(bench.puzzle.len() as u8);
    bench.checked = plan.checked;
    game.bench = Some(bench);
    match plan.stand {
        Stand::Puzzle => {}
        Stand::Over(how) => game.phase = Phase::Over { how, at: plan.until.unwrap_or(Millis(0)) },
        _ => return Err(wrong(0, "a puzzle has no other phase than puzzle and over")),
    }
    score::count(&mut game);
    Ok(game)
}
