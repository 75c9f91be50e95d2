//! Names of people as they come in: letters and marks of one script, in the form NFC, so that what looks the
//! same is the same, and nothing in a name changes how the text around it reads.
//!
//! Which letters are in use today, and which scripts go together, is Unicode's word (UTS 39). Nobody is refused
//! for what a name says: an office is told by what the server shows beside it, never by a name.

use rules::Profile;
use unicode_normalization::UnicodeNormalization;
use unicode_normalization::char::is_combining_mark;
use unicode_security::{GeneralSecurityProfile, MixedScript};

use crate::Problem;

/// Longest given or family name, in characters.
pub const NAME_CHARACTERS_MAX: usize = 80;
/// Marks that one letter carries at most once it is in NFC: Hebrew and Vietnamese need two or three.
const MARKS_MAX: usize = 3;
/// What joins the words of a name; a typographic apostrophe is one, too.
const JOINTS: [char; 6] = [' ', '-', '.', '\'', '\u{2019}', '\u{00b7}'];

/// A given and a family name that have been checked.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PersonName {
    given: String,
    family: String,
}

/// What is wrong with a name.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
enum NameFault {
    #[error("A name has 1 to {NAME_CHARACTERS_MAX} characters.")]
    Length,
    #[error("A name has letters, spaces, hyphens, apostrophes and dots.")]
    Character,
    #[error("The letters of a name are of one script: Latin, Cyrillic, Greek or another.")]
    MixedScripts,
}

impl PersonName {
    /// Reads both names; space around them is left out.
    ///
    /// # Errors
    /// `invalid_given_name`, `invalid_family_name`, `mixed_given_name`, `mixed_family_name`; the last one also when
    /// the two are in different scripts.
    pub fn read(given: &str, family: &str) -> Result<PersonName, Problem> {
        let given =
            read(given).map_err(|fault| fault.of("invalid_given_name", "mixed_given_name"))?;
        let of_family = |fault: NameFault| fault.of("invalid_family_name", "mixed_family_name");
        let family = read(family).map_err(of_family)?;
        if !is_of_one_script(&format!("{given} {family}")) {
            return Err(of_family(NameFault::MixedScripts));
        }
        Ok(PersonName { given, family })
    }

    /// The given name.
    pub fn given(&self) -> &str {
        &self.given
    }

    /// The family name.
    pub fn family(&self) -> &str {
        &self.family
    }

    /// A profile with this name.
    #[must_use]
    pub fn on(self, profile: Profile) -> Profile {
        Profile { given_name: self.given, family_name: self.family, ..profile }
    }
}

impl NameFault {
    fn of(self, invalid: &'static str, mixed: &'static str) -> Problem {
        let code = match self {
            NameFault::Length | NameFault::Character => invalid,
            NameFault::MixedScripts => mixed,
        };
        Problem::invalid(code, self.to_string())
    }
}

fn read(text: &str) -> Result<String, NameFault> {
    let name: String = text.trim_matches(' ').nfc().collect();
    if !(1..=NAME_CHARACTERS_MAX).contains(&name.chars().count()) {
        return Err(NameFault::Length);
    }
    if !name.chars().all(|c| JOINTS.contains(&c) || is_of_names(c))
        || !name.chars().any(char::is_alphabetic)
        || name.contains("  ")
        || has_loose_marks(&name)
    {
        return Err(NameFault::Character);
    }
    if is_of_one_script(&name) { Ok(name) } else { Err(NameFault::MixedScripts) }
}

/// A letter, or a mark on one, that is in use today: no digits, no symbols, nothing that is not seen.
fn is_of_names(c: char) -> bool {
    (c.is_alphabetic() || is_combining_mark(c)) && c.identifier_allowed()
}

/// Whether marks stand on no letter, or too many on one.
pub(crate) fn has_loose_marks(name: &str) -> bool {
    let mut marks = MARKS_MAX;
    name.chars().any(|c| {
        marks = match is_combining_mark(c) {
            true => marks + 1,
            false if JOINTS.contains(&c) => MARKS_MAX,
            false => 0,
        };
        is_combining_mark(c) && marks > MARKS_MAX
    })
}

fn is_of_one_script(name: &str) -> bool {
    name.is_single_script()
}
