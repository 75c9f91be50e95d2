//! Players found by their names: a line for each word of a name, in a partition for each first letter.
//!
//! A line only leads to a profile: whether the name is still so is asked of the profile itself. So a line that was
//! left behind finds nobody, and nothing has to be right in the moment but the profile.

use std::collections::BTreeSet;

use aws_sdk_dynamodb::types::{ConditionCheck, TransactWriteItem};
use rules::{Federation, PlayerId, Profile};
use unicode_normalization::UnicodeNormalization;
use unicode_normalization::char::is_combining_mark;

use crate::item::{Attributes, PK, Reader, SK, key, text};
use crate::player::{federation_of, player_key};
use crate::request::Part;
use crate::{Error, Store};

/// What partitions of lines begin with.
const NAME: &str = "NAME#";
/// The attribute of the whole name, folded.
const FOLDED: &str = "name";
/// Words of a name that have lines.
const WORDS_MAX: usize = 8;
/// Lines that are read at a time.
const LINES_AT_ONCE: u16 = 100;
/// How often more are read until enough players are found: a name that half a federation has needs more letters.
const READS_MAX: usize = 10;
/// Players whose lines are written in one transaction, which holds 100 items: eight lines each and a look at the
/// profile.
const PLAYERS_TOGETHER: usize = 11;

/// Players who were found.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FoundPlayers {
    /// By name.
    pub players: Vec<Profile>,
    /// Whether there are more, or may be.
    pub more: bool,
}

/// A text in small letters without accents, so that whoever has no key for them finds a name.
pub fn folded(text: &str) -> String {
    let plain = text.nfd().filter(|letter| !is_combining_mark(*letter));
    let plain = plain.flat_map(char::to_lowercase);
    // Letters that are no others with a mark.
    plain
        .flat_map(|letter| match letter {
            'ł' => ['l', '\0'],
            'ø' => ['o', '\0'],
            'đ' | 'ð' => ['d', '\0'],
            'ß' => ['s', 's'],
            'æ' => ['a', 'e'],
            letter => [letter, '\0'],
        })
        .filter(|letter| *letter != '\0')
        .collect()
}

/// The words of a text, folded.
pub fn name_words(text: &str) -> BTreeSet<String> {
    let folded = folded(text);
    let words = folded.split(|letter: char| !letter.is_alphanumeric());
    words.filter(|word| !word.is_empty()).map(str::to_owned).collect()
}

/// The words of a given and a family name.
pub fn words_of_name(given: &str, family: &str) -> BTreeSet<String> {
    name_words(&format!("{given} {family}"))
}

fn words_of(profile: &Profile) -> BTreeSet<String> {
    words_of_name(&profile.given_name, &profile.family_name)
}

/// Whether each of some words begins a word of a name.
fn fits(wanted: &BTreeSet<String>, name: &BTreeSet<String>) -> bool {
    wanted.iter().all(|wanted| name.iter().any(|word| word.starts_with(wanted.as_str())))
}

fn name_pk(word: &str) -> String {
    format!("{NAME}{}", word.chars().take(1).collect::<String>())
}

/// The lines of a profile's name.
pub(crate) fn name_lines(profile: &Profile) -> Vec<Attributes> {
    let words = words_of(profile);
    let name = words.iter().map(String::as_str).collect::<Vec<_>>().join(" ");
    let line = |word: &String| {
        let mut line = key(name_pk(word), format!("{word}#{}", profile.id));
        line.insert(FOLDED.to_owned(), text(&name));
        line
    };
    words.iter().take(WORDS_MAX).map(line).collect()
}

fn player_of(line: &Attributes) -> Result<PlayerId, Error> {
    let reader = Reader::new(line);
    let player = reader.text(SK)?.rsplit_once('#').and_then(|(_, id)| id.parse().ok());
    player.map(PlayerId).ok_or_else(|| reader.corrupt(SK, "names no player"))
}

/// The item that tells how far the search for names without lines has come.
fn search_key() -> Attributes {
    key("NAMES", "SEARCH")
}

impl Store {
    /// Players whose name has words that begin with all of these, by name; of one federation, where one is named.
    /// None are found by no words.
    ///
    /// # Errors
    /// `Corrupt`, `Unavailable`.
    pub async fn find_players(
        &self,
        wanted: &BTreeSet<String>,
        federation: Option<Federation>,
        limit: usize,
    ) -> Result<FoundPlayers, Error> {
        // The longest word leaves the fewest lines.
        let Some(longest) = wanted.iter().max_by_key(|word| word.chars().count()) else {
            return Ok(FoundPlayers { players: Vec::new(), more: false });
        };
        let mut found = FoundPlayers { players: Vec::new(), more: true };
        let (mut after, mut seen) = (None, BTreeSet::new());
        for _ in 0..READS_MAX {
            let part = Part { after, limit: Some(LINES_AT_ONCE), ..Part::default() };
            let lines = self.query_part(name_pk(longest), longest, part).await?;
            let ids = named_in(&lines, wanted)?.into_iter().filter(|id| seen.insert(*id));
            let mut profiles = self.players(&ids.collect::<Vec<_>>()).await?;
            profiles.retain(|profile| {
                federation.is_none_or(|federation| profile.federation == federation)
                    && fits(wanted, &words_of(profile))
            });
            found.players.append(&mut profiles);
            found.more = lines.len() >= usize::from(LINES_AT_ONCE);
            if !found.more || found.players.len() > limit {
                break;
            }
            after = lines.last().map(key_of).transpose()?;
        }
        found.players.sort_by_cached_key(|profile| {
            (folded(&profile.family_name), folded(&profile.given_name), profile.id)
        });
        found.more |= found.players.len() > limit;
        found.players.truncate(limit);
        Ok(found)
    }

    /// The writes of the lines of a new name, and of those that only the name before had.
    pub(crate) fn renaming_writes(
        &self,
        before: &Profile,
        after: &Profile,
    ) -> Result<Vec<TransactWriteItem>, Error> {
        let lines = name_lines(after);
        let gone = name_lines(before).into_iter().map(|line| key_of(&line));
        let gone = gone.collect::<Result<Vec<_>, _>>()?;
        let is_kept = |key: &Attributes| {
            lines.iter().any(|line| key.iter().all(|(name, value)| line.get(name) == Some(value)))
        };
        let gone = gone.into_iter().filter(|key| !is_kept(key)).map(|key| self.delete(key));
        lines.iter().map(|line| self.put(line.clone())).chain(gone).collect()
    }

    /// The profile still has this name.
    fn is_named(&self, profile: &Profile) -> Result<TransactWriteItem, Error> {
        let check = ConditionCheck::builder()
            .table_name(self.table())
            .set_key(Some(player_key(profile.id)))
            .condition_expression("given_name = :given AND family_name = :family")
            .expression_attribute_values(":given", text(&profile.given_name))
            .expression_attribute_values(":family", text(&profile.family_name))
            .build()?;
        Ok(TransactWriteItem::builder().condition_check(check).build())
    }

    /// Goes on with the search for players whose names have no lines, and writes them: up to `items` items of the
    /// table at a time. Answers whether it has come to the end, which is kept. Two that overlap write the same.
    ///
    /// # Errors
    /// `Conflict` when a name has changed meanwhile: the next call reads again; `Corrupt`, `Unavailable`.
    pub async fn name_older_players(&self, items: u16) -> Result<bool, Error> {
        let Some(found) = self.search_on(search_key(), "PLAYER", "federation", items).await? else {
            return Ok(true);
        };
        let ids = found.items.iter().map(|item| Ok(federation_of(item)?.1));
        let ids = ids.collect::<Result<Vec<_>, Error>>()?;
        for few in ids.chunks(PLAYERS_TOGETHER) {
            let mut writes = Vec::new();
            for profile in self.players(few).await? {
                writes.push(self.is_named(&profile)?);
                for line in name_lines(&profile) {
                    writes.push(self.put(line)?);
                }
            }
            // Nobody has a profile any more.
            if !writes.is_empty() {
                self.transact(writes).await?;
            }
        }
        self.keep_place(search_key(), found.last).await
    }
}

/// Whom lines name whose whole names fit.
fn named_in(lines: &[Attributes], wanted: &BTreeSet<String>) -> Result<Vec<PlayerId>, Error> {
    let mut ids = Vec::new();
    for line in lines {
        if fits(wanted, &name_words(Reader::new(line).text(FOLDED)?)) {
            ids.push(player_of(line)?);
        }
    }
    Ok(ids)
}

pub(crate) fn key_of(line: &Attributes) -> Result<Attributes, Error> {
    let reader = Reader::new(line);
    Ok(key(reader.text(PK)?, reader.text(SK)?))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_found_by_the_beginnings_of_their_words() {
        let name = name_words("Anna-Marie Žďárská O’Neill");
        assert_eq!(name.iter().collect::<Vec<_>>(), ["anna", "marie", "neill", "o", "zdarska"]);
        for wanted in ["zda", "ann zdar", "MARIE ŽĎ", "o'neill", "a m z o n"] {
            assert!(fits(&name_words(wanted), &name), "{wanted}");
        }
        for wanted in ["dar", "ann zdax", "hanna"] {
            assert!(!fits(&name_words(wanted), &name), "{wanted}");
        }
        assert_eq!(folded("Łukasz Østby Weiß Đorđević"), "lukasz ostby weiss dordevic");
    }
}
