//! What people read about a game, as it is sent.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// The rules of a game.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema, TS)]
pub struct RulesPage {
    /// The game's slug.
    pub game: String,
    /// Its name for people.
    pub name: String,
    /// The language of the page: the one asked for, or `en` where it is not written in that.
    pub language: String,
    /// The version of the rules.
    pub rules: u32,
    /// The page cut at its headings.
    pub sections: Vec<RulesSection>,
    /// The whole page as it was written, in Markdown.
    pub markdown: String,
}

/// A part of a rules page.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize, JsonSchema, TS)]
pub struct RulesSection {
    /// The heading.
    pub title: String,
    /// How deep it is: 1 for the page's own.
    pub level: u8,
    /// What stands there besides the clauses, in Markdown.
    pub text: String,
    /// Its clauses, in order.
    pub clauses: Vec<RulesClause>,
}

/// One rule.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema, TS)]
pub struct RulesClause {
    /// The id by which refusals and choices name it.
    pub id: String,
    /// The rule in words, in Markdown.
    pub text: String,
    /// Whether it only describes.
    pub note: bool,
    /// Whether it is the publisher's rule or ours.
    pub origin: RulesOrigin,
    /// Why it is ruled so, in Markdown, where a player would wonder.
    pub why: Option<String>,
}

/// Where a rule comes from. All are told in our own words.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize, JsonSchema, TS)]
#[serde(rename_all = "snake_case")]
pub enum RulesOrigin {
    /// The publisher's rules say so.
    #[default]
    Printed,
    /// The publisher's rules say so, and we settled what they leave open.
    PartRuling,
    /// Ours: the publisher's rules say nothing of it, can be read in two ways, or know no computers.
    Ruling,
}

/// A lesson of a game.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema, TS)]
pub struct LessonInfo {
    /// Its name in addresses.
    pub name: String,
    /// Its title for people.
    pub title: String,
}
