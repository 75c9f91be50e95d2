//! Filing a case: who files which, what it has to say, and what was filed before.

use super::{Case, CaseKind, CaseRefusal, CaseState, OPEN_CASES_MAX};
use crate::tournament::SectionId;
use crate::{
    Color, DeskPerson, GameId, Instant, MadeRuling, MeasureRefusal, PlayerId, RulingLog, Writer,
    check_message,
};

/// Characters of a page's address.
const URL_CHARACTERS_MAX: usize = 500;

/// What is filed: by whom, in which section, with which words.
#[derive(Clone, Copy, Debug)]
pub struct CaseFiling<'a> {
    /// Who files it.
    pub by: PlayerId,
    /// In which section.
    pub section: SectionId,
    /// What it is about, in words.
    pub text: &'a str,
    /// When.
    pub at: Instant,
}

/// A message of a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ReportedMessage {
    /// The game.
    pub game: GameId,
    /// The message's id within the game.
    pub message: String,
    /// Who has written it.
    pub writer: Writer,
    /// Which side whoever reports it plays.
    pub side: Color,
    /// Whom they play against.
    pub opponent: PlayerId,
}

/// A page that shows running games.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PublishedPage<'a> {
    /// Who shows the games.
    pub player: PlayerId,
    /// Whether that player plays in the section.
    pub plays: bool,
    /// Where.
    pub url: &'a str,
}

impl CaseFiling<'_> {
    /// A question about one of one's own games (`LAW-14.2`).
    ///
    /// # Errors
    /// `TextMissing`, `Text`.
    pub fn about_game(self, game: GameId) -> Result<Case, CaseRefusal> {
        Ok(Case { game: Some(game), ..self.case(CaseKind::Query)? })
    }

    /// A question about a section by one of its players (`LAW-14.2`).
    ///
    /// # Errors
    /// `NotForYou`, `TextMissing`, `Text`.
    pub fn about_section(self, person: &DeskPerson) -> Result<Case, CaseRefusal> {
        if !person.plays {
            return Err(CaseRefusal::NotForYou);
        }
        self.case(CaseKind::Query)
    }

    /// A report of what the opponent has written (`LAW-13.3.1`).
    ///
    /// # Errors
    /// `OwnMessage`, `TextMissing`, `Text`.
    pub fn about_message(self, reported: ReportedMessage) -> Result<Case, CaseRefusal> {
        if reported.writer != Writer::Player(!reported.side) {
            return Err(CaseRefusal::OwnMessage);
        }
        Ok(Case {
            game: Some(reported.game),
            message: Some(reported.message),
            player: Some(reported.opponent),
            ..self.case(CaseKind::MessageReport)?
        })
    }

    /// A report of a page that shows running games, by a player of the section or one of its
    /// officials (`TR-14`).
    ///
    /// # Errors
    /// `NotForYou`, `Player`, `OwnPage`, `NoAddress`, `TextMissing`, `Text`.
    pub fn about_page(
        self,
        person: &DeskPerson,
        page: &PublishedPage<'_>,
    ) -> Result<Case, CaseRefusal> {
        if !person.plays && !person.may_direct() {
            return Err(CaseRefusal::NotForYou);
        }
        if !page.plays {
            return Err(CaseRefusal::Player(MeasureRefusal::NotAPlayer));
        }
        if page.player == self.by {
            return Err(CaseRefusal::OwnPage);
        }
        let url = page.url.trim();
        let is_web = url.starts_with("https://") || url.starts_with("http://");
        let odd = |c: char| c.is_whitespace() || c.is_control();
        if !is_web || url.chars().count() > URL_CHARACTERS_MAX || url.contains(odd) {
            return Err(CaseRefusal::NoAddress);
        }
        let case = self.case(CaseKind::Publication)?;
        Ok(Case { player: Some(page.player), url: Some(url.to_owned()), ..case })
    }

    /// An appeal against a decision that stands, by a player whom it concerns (`TR-15`).
    /// `is_theirs`: whether a game is one of the player's.
    ///
    /// # Errors
    /// `NotForYou`, `NotAppealable`, `AlreadyUndone`, `TextMissing`, `Text`.
    pub fn appeal(
        self,
        person: &DeskPerson,
        made: &MadeRuling<'_>,
        log: &RulingLog<'_>,
        is_theirs: impl Fn(GameId) -> bool,
    ) -> Result<Case, CaseRefusal> {
        if !made.concerns(person, is_theirs) {
            return Err(CaseRefusal::NotForYou);
        }
        if !made.is_appealable() {
            return Err(CaseRefusal::NotAppealable);
        }
        if log.undone_by(made.id).is_some() {
            return Err(CaseRefusal::AlreadyUndone);
        }
        Ok(Case { decision: Some(made.id), ..self.case(CaseKind::Appeal)? })
    }

    /// A case without anything that only some kinds have.
    fn case(self, kind: CaseKind) -> Result<Case, CaseRefusal> {
        Ok(Case {
            kind,
            state: CaseState::Open,
            opened_at: self.at,
            by: self.by,
            section: self.section,
            game: None,
            player: None,
            message: None,
            url: None,
            decision: None,
            text: check_message(self.text)?.ok_or(CaseRefusal::TextMissing)?,
            answers: Vec::new(),
            outcome: None,
        })
    }
}

impl Case {
    /// Whether another case says nothing that this one does not say.
    pub fn is_same(&self, other: &Case) -> bool {
        let key = |case: &Case| (case.kind, case.section, case.game, case.player, case.decision);
        let text = |case: &Case| (case.message.clone(), case.url.clone(), case.text.clone());
        key(self) == key(other) && text(self) == text(other)
    }

    /// Refuses it where another one was filed in its place: a message is reported once, and a
    /// decision appealed against once by each player. The same once more is that one.
    ///
    /// # Errors
    /// `AlreadyAppealed`, `AlreadyReported`.
    pub fn check_repeated(&self, filed: &Case) -> Result<(), CaseRefusal> {
        if self.is_same(filed) {
            return Ok(());
        }
        match self.kind {
            CaseKind::Appeal => Err(CaseRefusal::AlreadyAppealed),
            CaseKind::Query | CaseKind::MessageReport | CaseKind::Publication => {
                Err(CaseRefusal::AlreadyReported)
            }
        }
    }
}

/// Refuses one more open case beside so many of the player's.
///
/// # Errors
/// `TooManyCases`.
pub fn check_room(open: usize) -> Result<(), CaseRefusal> {
    if open < OPEN_CASES_MAX { Ok(()) } else { Err(CaseRefusal::TooManyCases) }
}
