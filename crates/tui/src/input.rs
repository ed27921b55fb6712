//! Keys, clicks and sizes: what they change in the state of the screen.

use crate::app::{App, Notice, Overlay, Purpose, Scene};
use crate::hand::arrange;
use crate::play::Wish;
use crate::render::{choices, popup};
use crate::save;
use crossterm::event::{Event, KeyCode, KeyEvent, KeyEventKind, KeyModifiers, MouseButton, MouseEvent, MouseEventKind};
use ratatui::layout::{Position, Rect};

/// The keys of choices in order; letters that mean something else are missing.
const CHOICE_KEYS: &str = "1234567890abcdefgijkmnoprvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ";
/// The longest line one can type.
const TYPED_MAX: usize = 200;

/// The key that makes the choice with this number, if there are keys enough.
pub fn choice_key(index: usize) -> Option<char> {
    CHOICE_KEYS.chars().nth(index)
}

impl App {
    /// Takes an event of the terminal.
    pub fn update(&mut self, event: &Event) {
        match event {
            Event::Key(key) if key.kind != KeyEventKind::Release => self.key(*key),
            Event::Mouse(mouse) => self.mouse(*mouse),
            Event::Resize(width, height) => self.size = Rect::new(0, 0, *width, *height),
            _ => {}
        }
    }

    fn key(&mut self, key: KeyEvent) {
        if key.modifiers.contains(KeyModifiers::CONTROL) {
            if matches!(key.code, KeyCode::Char('c' | 'C')) {
                self.ask_to_quit();
            }
            return;
        }
        match (self.overlay.take(), self.scene) {
            (Some(overlay), _) => self.overlay_key(overlay, key.code),
            (None, Scene::Table) if self.lifted_key(key.code) => {}
            (None, Scene::Table) => self.table_key(key.code),
            (None, Scene::Over) => self.over_key(key.code),
            (None, Scene::Look { .. } | Scene::HandOver { .. }) => match key.code {
                KeyCode::Enter => self.take_screen(),
                KeyCode::Char('q') => self.ask_to_quit(),
                _ => {}
            },
        }
    }

    /// Asking twice is leaving; a finished match is left at once.
    fn ask_to_quit(&mut self) {
        if self.scene == Scene::Over || self.overlay == Some(Overlay::Quitting) {
            self.wish = Some(Wish::Leave);
        }
        self.overlay = Some(Overlay::Quitting);
    }

    fn table_key(&mut self, code: KeyCode) {
        match code {
            KeyCode::Left => self.point_at_card(Step::Back),
            KeyCode::Right | KeyCode::Tab => self.point_at_card(Step::On),
            KeyCode::Up => self.point_at_choice(-1),
            KeyCode::Down => self.point_at_choice(1),
            KeyCode::PageUp => self.point_at_choice(-(self.places().choices.height as isize)),
            KeyCode::PageDown => self.point_at_choice(self.places().choices.height as isize),
            KeyCode::Home => self.point_at_choice(isize::MIN / 2),
            KeyCode::End => self.point_at_choice(isize::MAX / 2),
            KeyCode::Esc => self.pick(None),
            KeyCode::Enter if self.lays_with_enter() => self.lift(),
            KeyCode::Enter => self.make_choice(self.chosen),
            KeyCode::Char(' ') => self.lift(),
            KeyCode::Char('[') => self.look_at(-1),
            KeyCode::Char(']') => self.look_at(1),
            KeyCode::Char(':') => {
                let text = std::mem::take(&mut self.typed);
                self.overlay = Some(Overlay::Typing { purpose: Purpose::Act, text });
            }
            KeyCode::Char(key) => self.command_key(key),
            _ => {}
        }
    }

    /// Keys that mean the same while playing and at the end.
    fn command_key(&mut self, key: char) {
        match key {
            '?' => self.explain(),
            'h' => self.overlay = Some(Overlay::Help { down: 0 }),
            'l' => self.overlay = Some(Overlay::Log { back: 0 }),
            't' => self.overlay = Some(Overlay::Table { down: 0 }),
            's' => self.ask_to_save(),
            'q' => self.ask_to_quit(),
            key => {
                if let Some(index) = CHOICE_KEYS.chars().position(|other| other == key) {
                    self.make_choice(index);
                }
            }
        }
    }

    fn over_key(&mut self, code: KeyCode) {
        match code {
            KeyCode::Char('n') => self.wish = Some(Wish::Again),
            KeyCode::Enter | KeyCode::Esc => self.wish = Some(Wish::Leave),
            KeyCode::Char(key @ ('h' | 'l' | 't' | 's' | 'q')) => self.command_key(key),
            _ => {}
        }
    }

    /// Does what the shown choice with this number says.
    fn make_choice(&mut self, index: usize) {
        if !self.are_choices_steady() {
            return;
        }
        let action = self.shown().get(index).map(|&choice| self.choices[choice].action.clone());
        if let Some(action) = action {
            self.act(&action);
        }
    }

    fn point_at_choice(&mut self, by: isize) {
        let last = self.shown().len().saturating_sub(1) as isize;
        // The first key shows what is pointed at, where Enter has been for cards so far.
        let by = if self.lays_with_enter() { 0 } else { by };
        self.is_meant = true;
        self.chosen = (self.chosen as isize).saturating_add(by).clamp(0, last) as usize;
        self.notice = None;
    }

    /// Points at the next card as they stand on the ledge; beyond the last one at none.
    fn point_at_card(&mut self, step: Step) {
        let items = arrange(&self.hand, self.places().hand);
        let here = self.picked.and_then(|card| items.iter().position(|item| item.holds(card)));
        let next = match (step, here) {
            (Step::On, None) => items.first(),
            (Step::On, Some(index)) => items.get(index + 1),
            (Step::Back, None) => items.last(),
            (Step::Back, Some(index)) => index.checked_sub(1).and_then(|index| items.get(index)),
        };
        self.pick(next.map(|item| item.first));
    }

    pub fn pick(&mut self, card: Option<usize>) {
        self.picked = card;
        (self.chosen, self.is_meant) = (0, false);
        self.notice = None;
    }

    /// Shows the clause of the refusal that is on the screen, else the card that is pointed at, else the clause of the
    /// choice that is.
    fn explain(&mut self) {
        let is_refused = matches!(&self.notice, Some(Notice::Refused { clause: Some(_), .. }));
        let card = self.picked.and_then(|card| self.hand.get(card)).map(|card| card.face.clone());
        if let Some(face) = card.filter(|face| !is_refused && !self.session.words.card_help(face).is_empty()) {
            self.overlay = Some(Overlay::Card { face, down: 0 });
            return;
        }
        let id = match &self.notice {
            Some(Notice::Refused { clause: Some(id), .. }) => Some(id.to_string()),
            _ => self.pointed().map(|choice| choice.clause.clone()),
        };
        let found = id.and_then(|id| self.clauses().iter().position(|clause| clause.id == id));
        self.overlay = found.or(Some(0)).map(|index| Overlay::Clause { index, down: 0 });
    }

    fn ask_to_save(&mut self) {
        if let Some(path) = self.shelf.wished.clone() {
            self.save(&path);
        } else {
            let text = save::usual_name(self.session.table.as_ref());
            self.overlay = Some(Overlay::Typing { purpose: Purpose::Save, text });
        }
    }

    fn save(&mut self, path: &std::path::Path) {
        let said = self.shelf.save_as(self.session.table.as_ref(), path);
        self.notice = Some(Notice::Said(self.session.words.say(&said.unwrap_or_else(|why| why))));
    }

    fn overlay_key(&mut self, overlay: Overlay, code: KeyCode) {
        match overlay {
            Overlay::Quitting => match code {
                KeyCode::Char('y' | 'Y' | 'q') => self.wish = Some(Wish::Leave),
                KeyCode::Char('n' | 'N') | KeyCode::Esc | KeyCode::Enter => {}
                _ => self.overlay = Some(Overlay::Quitting),
            },
            Overlay::Typing { purpose, text } => self.typing_key(purpose, text, code),
            reading => self.reading_key(reading, code),
        }
    }

    fn typing_key(&mut self, purpose: Purpose, mut text: String, code: KeyCode) {
        match code {
            KeyCode::Enter => return self.typed(purpose, &text),
            KeyCode::Esc => return,
            KeyCode::Backspace => {
                text.pop();
            }
            KeyCode::Tab if purpose == Purpose::Act => text = self.completed(&text),
            KeyCode::Char(c) if text.chars().count() < TYPED_MAX => text.push(c),
            _ => {}
        }
        self.overlay = Some(Overlay::Typing { purpose, text });
    }

    fn typed(&mut self, purpose: Purpose, text: &str) {
        if text.trim().is_empty() {
            return;
        }
        match purpose {
            Purpose::Save => self.save(&save::path_of(text)),
            Purpose::Act => {
                if !self.act(text.trim()) {
                    self.typed = text.trim().to_string();
                }
            }
        }
    }

    /// The typed text as far as the choices agree how it goes on; what was perhaps meant if it was refused before.
    fn completed(&self, text: &str) -> String {
        if let Some(Notice::Refused { meant: Some(meant), .. }) = &self.notice {
            return meant.clone();
        }
        let mut fitting = self.completions(text);
        let Some(first) = fitting.next() else { return text.to_string() };
        let common = fitting.fold(first.to_string(), |common, other| {
            let same = common.chars().zip(other.chars()).take_while(|(a, b)| a == b);
            same.map(|(c, _)| c).collect()
        });
        if common.len() > text.len() { common } else { text.to_string() }
    }

    /// The actions that begin like `text`.
    pub fn completions<'a>(&'a self, text: &'a str) -> impl Iterator<Item = &'a str> {
        self.choices.iter().map(|choice| choice.action.as_str()).filter(move |action| action.starts_with(text))
    }

    fn reading_key(&mut self, mut overlay: Overlay, code: KeyCode) {
        let page = popup::page(self, &overlay) as isize;
        let last_clause = self.clauses().len().saturating_sub(1);
        match (code, &mut overlay) {
            (KeyCode::Up | KeyCode::Char('k'), _) => popup::scroll(self, &mut overlay, -1),
            (KeyCode::Down | KeyCode::Char('j'), _) => popup::scroll(self, &mut overlay, 1),
            (KeyCode::PageUp, _) => popup::scroll(self, &mut overlay, -page),
            (KeyCode::PageDown | KeyCode::Char(' '), _) => popup::scroll(self, &mut overlay, page),
            (KeyCode::Home, _) => popup::scroll(self, &mut overlay, isize::MIN / 2),
            (KeyCode::End, _) => popup::scroll(self, &mut overlay, isize::MAX / 2),
            (KeyCode::Left, Overlay::Clause { index, down }) => (*index, *down) = (index.saturating_sub(1), 0),
            (KeyCode::Right, Overlay::Clause { index, down }) => (*index, *down) = ((*index + 1).min(last_clause), 0),
            (KeyCode::Esc | KeyCode::Enter | KeyCode::Char(_), _) => return,
            _ => {}
        }
        self.overlay = Some(overlay);
    }

    fn mouse(&mut self, mouse: MouseEvent) {
        match mouse.kind {
            MouseEventKind::ScrollUp => self.wheel(-1),
            MouseEventKind::ScrollDown => self.wheel(1),
            MouseEventKind::Down(MouseButton::Left) => self.click(Position::new(mouse.column, mouse.row)),
            _ => {}
        }
    }

    fn wheel(&mut self, by: isize) {
        match self.overlay.take() {
            None if self.scene == Scene::Table => self.point_at_choice(by),
            None => {}
            Some(mut overlay) => {
                popup::scroll(self, &mut overlay, by * 3);
                self.overlay = Some(overlay);
            }
        }
    }

    /// A click makes a choice or picks a card. It never takes over the screen: a hand-over wants a key.
    fn click(&mut self, at: Position) {
        match self.overlay {
            Some(Overlay::Quitting | Overlay::Typing { .. }) => return,
            Some(_) => return self.overlay = None,
            None => {}
        }
        if self.scene != Scene::Table || !self.places().is_enough() {
            return;
        }
        let choice = choices::arrange(self).into_iter().find(|(_, place)| place.contains(at));
        if let Some((index, _)) = choice {
            return self.make_choice(index);
        }
        if self.move_lifted_to(at) {
            return;
        }
        let items = arrange(&self.hand, self.places().hand);
        if let Some(item) = items.iter().find(|item| item.place.contains(at)) {
            let again = self.picked.is_some_and(|card| item.holds(card));
            self.pick((!again).then_some(item.first));
        }
    }
}

/// Which way to go along the cards.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Step {
    Back,
    On,
}
