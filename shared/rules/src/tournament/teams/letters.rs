//! Letters in an event of teams: within a team, among captains, between captains and officials, and between a captain
//! and whoever was replaced (`TR-11`, `TR-11.4`, `TR-8.7f`, `SKS-7.10`).
//!
//! A conversation is read and written by whoever takes part in it, and by nobody else: who that is follows from the
//! teams as they stand, so that a new captain reads what was written before.

use std::collections::BTreeSet;
use std::fmt;
use std::num::NonZeroU16;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

use super::{ProposedTeams, Team};
use crate::tournament::{EntryState, TeamNumber};
use crate::{DAY_SECONDS, Instant, PlayerId};

/// Characters of a letter.
pub const LETTER_CHARACTERS_MAX: usize = 4_000;

/// Letters that somebody writes in a conversation within a day.
pub const LETTERS_A_DAY_MAX: usize = 30;

/// Who write to each other. The text of one is its address.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Conversation {
    /// A team: its captain and whoever plays for it.
    Team(TeamNumber),
    /// A team's captain and the event's officials (`TR-11.4`).
    Officials(TeamNumber),
    /// All captains and the officials (`TR-11.4`).
    Captains,
    /// The captains of a section of teams, counted from 1, and the officials.
    Section(NonZeroU16),
    /// The captains of two teams, which settle minor disputes (`TR-11`); the lower number first.
    Between(TeamNumber, TeamNumber),
    /// A team's captain and a player who was replaced in it, of whom the captain may ask for what they noted about
    /// their games (`TR-8.7f`, `SKS-7.10`).
    Replaced(TeamNumber, PlayerId),
}

impl Conversation {
    /// The conversation of the captains of two teams; none of a team with itself.
    pub fn between(one: TeamNumber, other: TeamNumber) -> Option<Conversation> {
        (one != other).then(|| Conversation::Between(one.min(other), one.max(other)))
    }

    /// Whoever was replaced, where it is with them.
    pub fn replaced(self) -> Option<PlayerId> {
        match self {
            Conversation::Replaced(_, player) => Some(player),
            Conversation::Team(_)
            | Conversation::Officials(_)
            | Conversation::Captains
            | Conversation::Section(_)
            | Conversation::Between(_, _) => None,
        }
    }
}

impl fmt::Display for Conversation {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Conversation::Team(team) => write!(f, "team-{team}"),
            Conversation::Officials(team) => write!(f, "officials-{team}"),
            Conversation::Captains => f.write_str("captains"),
            Conversation::Section(section) => write!(f, "section-{section}"),
            Conversation::Between(one, other) => write!(f, "captains-{one}-{other}"),
            Conversation::Replaced(team, player) => write!(f, "replaced-{team}-{}", player.0),
        }
    }
}

impl FromStr for Conversation {
    type Err = LetterRefusal;

    fn from_str(text: &str) -> Result<Conversation, LetterRefusal> {
        let team = |digits: &str| digits.parse::<TeamNumber>().ok();
        let found = match text.split_once('-') {
            None if text == "captains" => Some(Conversation::Captains),
            Some(("team", digits)) => team(digits).map(Conversation::Team),
            Some(("officials", digits)) => team(digits).map(Conversation::Officials),
            Some(("section", digits)) => digits.parse().ok().map(Conversation::Section),
            Some(("captains", two)) => two
                .split_once('-')
                .and_then(|(one, other)| Conversation::between(team(one)?, team(other)?)),
            Some(("replaced", who)) => who.split_once('-').and_then(|(of, player)| {
                Some(Conversation::Replaced(team(of)?, PlayerId(player.parse().ok()?)))
            }),
            _ => None,
        };
        // One text a conversation: neither `team-07` nor `captains-9-2`.
        found.filter(|it| it.to_string() == text).ok_or(LetterRefusal::Unknown)
    }
}

/// A letter, in the form in which it is kept.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Letter {
    /// Made by its writer's program; a repeated request carries the same one.
    pub id: String,
    /// Who has written it.
    pub by: PlayerId,
    /// When.
    pub at: Instant,
    /// What, without white space around it.
    pub text: String,
}

/// An event of teams as far as it says who writes to whom.
#[derive(Clone, Copy, Debug)]
pub struct Correspondents<'a> {
    /// Its teams.
    pub teams: &'a [Team],
    /// Its sections of teams, once the start lists are out.
    pub sections: &'a [ProposedTeams],
    /// Its director and its organisers.
    pub officials: &'a BTreeSet<PlayerId>,
}

impl Correspondents<'_> {
    fn teams(&self) -> impl Iterator<Item = &Team> {
        self.teams.iter().filter(|team| team.state.is_alive())
    }

    /// The teams that play: whoever has only entered one does not read what captains write.
    fn playing(&self) -> impl Iterator<Item = &Team> {
        self.teams.iter().filter(|team| team.state == EntryState::Accepted)
    }

    fn playing_team(&self, number: TeamNumber) -> Result<&Team, LetterRefusal> {
        self.playing().find(|team| team.number == number).ok_or(LetterRefusal::Unknown)
    }

    fn team(&self, number: TeamNumber) -> Result<&Team, LetterRefusal> {
        self.teams().find(|team| team.number == number).ok_or(LetterRefusal::Unknown)
    }

    fn section(&self, section: NonZeroU16) -> Result<&ProposedTeams, LetterRefusal> {
        let index = usize::from(section.get()) - 1;
        self.sections.get(index).ok_or(LetterRefusal::Unknown)
    }

    /// Everybody who takes part in a conversation (`TR-11.4`, `TR-8.7f`, `SKS-7.10`).
    ///
    /// # Errors
    /// `Unknown` where the event has no such team or section.
    pub fn of(&self, conversation: Conversation) -> Result<BTreeSet<PlayerId>, LetterRefusal> {
        let with_officials = |captains: BTreeSet<PlayerId>| &captains | self.officials;
        Ok(match conversation {
            Conversation::Team(number) => {
                let team = self.team(number)?;
                team.players().chain([team.captain]).collect()
            }
            Conversation::Officials(number) => {
                let captain = self.team(number)?.captain;
                // What one team brings before the officials those in another one do not read.
                let is_rival = |player: &PlayerId| {
                    self.teams().any(|team| team.number != number && team.is_of(*player))
                };
                let officials = self.officials.iter().copied().filter(|it| !is_rival(it));
                officials.chain([captain]).collect()
            }
            Conversation::Captains => {
                with_officials(self.playing().map(|team| team.captain).collect())
            }
            Conversation::Section(section) => {
                let of_it = &self.section(section)?.teams;
                let captains = self.playing().filter(|team| of_it.contains(&team.number));
                with_officials(captains.map(|team| team.captain).collect())
            }
            Conversation::Between(one, other) => {
                [self.playing_team(one)?.captain, self.playing_team(other)?.captain].into()
            }
            Conversation::Replaced(number, player) => {
                let team = self.playing_team(number)?;
                if !team.replaced_players().any(|it| it == player) {
                    return Err(LetterRefusal::Unknown);
                }
                [team.captain, player].into()
            }
        })
    }

    /// Whether somebody takes part in a conversation.
    ///
    /// # Errors
    /// `NotForYou` where they do not, `Unknown` where there is none.
    pub fn must_take_part(
        &self,
        conversation: Conversation,
        player: PlayerId,
    ) -> Result<(), LetterRefusal> {
        let takes_part = self.of(conversation)?.contains(&player);
        if takes_part { Ok(()) } else { Err(LetterRefusal::NotForYou) }
    }

    /// Every conversation in which somebody takes part, the nearest first: their team, the officials, the captains of
    /// their section, all captains, whoever was replaced, each other captain.
    pub fn conversations(&self, player: PlayerId) -> Vec<Conversation> {
        let captained: Vec<TeamNumber> =
            self.teams().filter(|team| team.captain == player).map(|team| team.number).collect();
        let others = |own: TeamNumber| {
            let them = self.teams().filter(move |team| team.captain != player);
            them.filter_map(move |team| Conversation::between(own, team.number))
        };
        // Of one section all captains are its captains.
        let count = if self.sections.len() > 1 { self.sections.len() } else { 0 };
        let sections = (1..).map_while(NonZeroU16::new).take(count).map(Conversation::Section);
        let of_teams = self.teams().map(|team| Conversation::Team(team.number));
        let to_officials = self.teams().map(|team| Conversation::Officials(team.number));
        let between = captained.iter().flat_map(|own| others(*own));
        let all = of_teams.chain(to_officials).chain(sections).chain([Conversation::Captains]);
        let replaced = self.playing().flat_map(|team| {
            team.replaced_players().map(|player| Conversation::Replaced(team.number, player))
        });
        let all = all.chain(replaced).chain(between);
        all.filter(|it| self.must_take_part(*it, player).is_ok()).collect()
    }

    /// Where somebody writes to a team: within it, else with its captain; none where they do not.
    pub fn with_team(&self, player: PlayerId, team: TeamNumber) -> Option<Conversation> {
        let own = self.teams().filter(|own| own.captain == player);
        let between = own.filter_map(|own| Conversation::between(own.number, team));
        let near = [Conversation::Team(team), Conversation::Officials(team)].into_iter();
        let mut all = near.chain(between).chain([Conversation::Replaced(team, player)]);
        all.find(|it| self.must_take_part(*it, player).is_ok())
    }

    /// The letter that somebody writes, after `before`, the last of the conversation; one that was written already
    /// changes nothing.
    ///
    /// # Errors
    /// `NotForYou`, `Unknown`, `Empty`, `TooLong`, `TooMany`.
    pub fn write(
        &self,
        conversation: Conversation,
        letter: Letter,
        before: &[Letter],
    ) -> Result<crate::Outcome<Letter>, LetterRefusal> {
        self.must_take_part(conversation, letter.by)?;
        if before.iter().any(|it| it.by == letter.by && it.id == letter.id) {
            return Ok(crate::Outcome::Unchanged);
        }
        let text = letter.text.trim().to_owned();
        let characters = text.chars().count();
        if characters == 0 {
            return Err(LetterRefusal::Empty);
        }
        if characters > LETTER_CHARACTERS_MAX {
            return Err(LetterRefusal::TooLong { characters });
        }
        let is_recent = |it: &&Letter| it.by == letter.by && letter.at < it.at + DAY_SECONDS;
        if before.iter().filter(is_recent).count() >= LETTERS_A_DAY_MAX {
            return Err(LetterRefusal::TooMany);
        }
        Ok(crate::Outcome::Changed(Letter { text, ..letter }))
    }
}

/// Why a letter is not written or read. Nothing has changed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum LetterRefusal {
    /// There is no such conversation.
    #[error("There is no such conversation in this event.")]
    Unknown,
    /// Others write to each other there.
    #[error("You take no part in this conversation.")]
    NotForYou,
    /// Nothing is written.
    #[error("The letter is empty.")]
    Empty,
    /// Too much is written.
    #[error("A letter has at most {LETTER_CHARACTERS_MAX} characters; this one has {characters}.")]
    TooLong {
        /// How many it has.
        characters: usize,
    },
    /// Somebody has written often enough for a day.
    #[error(
        "You have written {LETTERS_A_DAY_MAX} letters here within a day: go on when the first is a day old."
    )]
    TooMany,
}

impl LetterRefusal {
    /// A stable name for programs.
    pub fn code(&self) -> &'static str {
        match self {
            LetterRefusal::Unknown => "unknown_conversation",
            LetterRefusal::NotForYou => "not_in_conversation",
            LetterRefusal::Empty => "letter_empty",
            LetterRefusal::TooLong { .. } => "letter_too_long",
            LetterRefusal::TooMany => "too_many_letters",
        }
    }

    /// The article that says no; none for limits of this server.
    pub fn rule(&self) -> Option<&'static str> {
        match self {
            LetterRefusal::NotForYou => Some("TR-11.4"),
            LetterRefusal::Unknown
            | LetterRefusal::Empty
            | LetterRefusal::TooLong { .. }
            | LetterRefusal::TooMany => None,
        }
    }
}
