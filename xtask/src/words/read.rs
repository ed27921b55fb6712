//! What stands in a word list.

use fluent_syntax::ast::{CallArguments, Entry, Expression, InlineExpression, Pattern, PatternElement};
use fluent_syntax::parser::parse;

/// A message: its id, the line where it begins, the variables it uses, and the messages it is made of.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Message {
    pub id: String,
    pub line: usize,
    pub gaps: Vec<String>,
    pub parts: Vec<String>,
}

/// The messages of a list, and what cannot be read, each with its line.
pub fn messages(text: &str) -> (Vec<Message>, Vec<(usize, String)>) {
    let (resource, wrong) = match parse(text) {
        Ok(resource) => (resource, Vec::new()),
        Err((resource, errors)) => {
            let line = |at: usize| text[..at.min(text.len())].matches('\n').count() + 1;
            (resource, errors.into_iter().map(|error| (line(error.pos.start), error.kind.to_string())).collect())
        }
    };
    let mut found = Vec::new();
    for entry in resource.body {
        let Entry::Message(message) = entry else { continue };
        let id = message.id.name.to_string();
        let mut own = Message { line: line_of(text, &id), id, gaps: Vec::new(), parts: Vec::new() };
        message.value.iter().for_each(|pattern| in_pattern(pattern, &mut own));
        message.attributes.iter().for_each(|attribute| in_pattern(&attribute.value, &mut own));
        found.push(own);
    }
    (found, wrong)
}

/// Where a message begins.
fn line_of(text: &str, id: &str) -> usize {
    let begins = |line: &str| line.strip_prefix(id).is_some_and(|rest| rest.trim_start().starts_with('='));
    text.lines().position(begins).map_or(0, |line| line + 1)
}

fn in_pattern(pattern: &Pattern<&str>, own: &mut Message) {
    for element in &pattern.elements {
        if let PatternElement::Placeable { expression } = element {
            in_expression(expression, own);
        }
    }
}

fn in_expression(expression: &Expression<&str>, own: &mut Message) {
    match expression {
        Expression::Inline(inline) => in_inline(inline, own),
        Expression::Select { selector, variants } => {
            in_inline(selector, own);
            variants.iter().for_each(|variant| in_pattern(&variant.value, own));
        }
    }
}

fn in_inline(inline: &InlineExpression<&str>, own: &mut Message) {
    match inline {
        InlineExpression::VariableReference { id } => {
            if !own.gaps.iter().any(|gap| gap == id.name) {
                own.gaps.push(id.name.to_string());
            }
        }
        InlineExpression::Placeable { expression } => in_expression(expression, own),
        InlineExpression::FunctionReference { arguments, .. } => in_arguments(arguments, own),
        InlineExpression::TermReference { arguments, .. } => {
            arguments.iter().for_each(|arguments| in_arguments(arguments, own));
        }
        InlineExpression::MessageReference { id, .. } => own.parts.push(id.name.to_string()),
        InlineExpression::StringLiteral { .. } | InlineExpression::NumberLiteral { .. } => {}
    }
}

fn in_arguments(arguments: &CallArguments<&str>, own: &mut Message) {
    arguments.positional.iter().for_each(|argument| in_inline(argument, own));
    arguments.named.iter().for_each(|argument| in_inline(&argument.value, own));
}
