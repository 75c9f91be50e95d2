//! Who runs a server, and answers for what it keeps of people.

use serde::{Deserialize, Serialize};

use crate::line::is_line;

/// Characters at most.
const NAME_MAX: usize = 120;
const CONTACT_MAX: usize = 200;
const ADDRESS_MAX: usize = 300;

/// Who runs a server, in the form in which it is kept.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Operator {
    /// A person or a body.
    pub name: String,
    /// How they are reached: an email address, or the https address of a page.
    pub contact: String,
    /// Their postal address.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub address: Option<String>,
}

/// What is wrong with what was told of an operator.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum OperatorRefusal {
    /// The name.
    #[error("The name of whoever runs the server has 1 to {NAME_MAX} characters, in one line.")]
    Name,
    /// How they are reached.
    #[error("Give an email address, or the address of a page that begins with https://.")]
    Contact,
    /// The postal address.
    #[error("The postal address has 1 to {ADDRESS_MAX} characters.")]
    Address,
}

impl OperatorRefusal {
    /// A stable name for programs.
    pub fn code(self) -> &'static str {
        match self {
            OperatorRefusal::Name => "operator_name",
            OperatorRefusal::Contact => "operator_contact",
            OperatorRefusal::Address => "operator_address",
        }
    }
}

/// Whether it can be made a link: nothing but what mailto and https take.
fn is_contact(text: &str) -> bool {
    let is_plain = text.is_ascii() && !text.contains([' ', '"', '<', '>', '\\']);
    let leads = match text.strip_prefix("https://") {
        Some(page) => page.split('/').next().is_some_and(|host| host.contains('.')),
        None => text.split_once('@').is_some_and(|(name, host)| {
            !name.is_empty()
                && !name.contains(['/', ':', '?'])
                && host.contains('.')
                && !host.contains(['@', '/', ':', '?'])
        }),
    };
    is_line(text, CONTACT_MAX) && is_plain && leads
}

impl Operator {
    /// What is wrong with it, if anything is.
    ///
    /// # Errors
    /// `Name`, `Contact`, `Address`.
    pub fn check(&self) -> Result<(), OperatorRefusal> {
        if !is_line(&self.name, NAME_MAX) {
            return Err(OperatorRefusal::Name);
        }
        if !is_contact(&self.contact) {
            return Err(OperatorRefusal::Contact);
        }
        let is_address = |address: &String| {
            address.lines().all(|line| line.is_empty() || is_line(line, ADDRESS_MAX))
                && is_line(&address.replace('\n', " "), ADDRESS_MAX)
        };
        if !self.address.as_ref().is_none_or(is_address) {
            return Err(OperatorRefusal::Address);
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn said(name: &str, contact: &str, address: Option<&str>) -> &'static str {
        let address = address.map(str::to_owned);
        let operator = Operator { name: name.to_owned(), contact: contact.to_owned(), address };
        operator.check().map_or_else(OperatorRefusal::code, |()| "fine")
    }

    #[test]
    fn who_runs_a_server() {
        let (name, mail, page) = ("Šachový svaz", "office@chess.example", "https://chess.example");
        for (name, contact, address, expected) in [
            (name, mail, None, "fine"),
            (name, page, Some("Hlavní 1\n110 00 Praha"), "fine"),
            (name, "https://chess.example/about?x=1", None, "fine"),
            ("", mail, None, "operator_name"),
            (&*"x".repeat(120), mail, None, "fine"),
            (&*"x".repeat(121), mail, None, "operator_name"),
            ("two\nlines", mail, None, "operator_name"),
            (name, "", None, "operator_contact"),
            (name, "chess.example", None, "operator_contact"),
            (name, "@chess.example", None, "operator_contact"),
            (name, "office@example", None, "operator_contact"),
            (name, "http://chess.example", None, "operator_contact"),
            (name, "https://localhost", None, "operator_contact"),
            (name, "javascript:alert(1)@chess.example", None, "operator_contact"),
            (name, "a@b@chess.example", None, "operator_contact"),
            (name, "office@chess.example?cc=a", None, "operator_contact"),
            (name, "https://chess.example/\" onclick=\"x", None, "operator_contact"),
            (name, &*format!("{}@chess.example", "x".repeat(187)), None, "operator_contact"),
            (name, mail, Some(" "), "operator_address"),
            (name, mail, Some(&*"x".repeat(300)), "fine"),
            (name, mail, Some(&*"x".repeat(301)), "operator_address"),
            (name, mail, Some("a bell: \u{7}"), "operator_address"),
        ] {
            assert_eq!(said(name, contact, address), expected, "{name} {contact} {address:?}");
        }
    }
}
