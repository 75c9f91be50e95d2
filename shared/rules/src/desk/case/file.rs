//! Filing a case: who files which, what it has to say, and what was filed before.

use super::{Case, CaseKind, CaseRefusal, CaseState, OPEN_CASES_MAX};
use crate::tournament::{SectionId, page_address};
use crate::{
    Color, DeskPerson, GameId, Instant, MadeRuling, MeasureRefusal, PlayerId, RulingLog, Writer,
    check_message,
};

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

/// What somebody who is reported is in the section.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Reportee {
    /// One of its players.
    Player,
    /// Its director, an officer, or whoever directs, organises or acts for a federation elsewhere.
    Official,
    /// Neither.
    Other,
}

/// How somebody has behaved, in a game or in public words.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ReportedConduct {
    /// Who.
    pub person: PlayerId,
    /// What they are in the section.
    pub reportee: Reportee,
    /// In which game; none: in public words, or in none of one's own games.
    pub game: Option<GameInQuestion>,
}

/// A game in which it happened.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct GameInQuestion {
    /// The game.
    pub id: GameId,
    /// Whether whoever reports plays it.
    pub mine: bool,
    /// Whether whoever is reported plays it.
    pub theirs: bool,
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
        let url = page_address(page.url).ok_or(CaseRefusal::NoAddress)?;
        let case = self.case(CaseKind::Publication)?;
        Ok(Case { player: Some(page.player), url: Some(url.to_owned()), ..case })
    }

    /// A report of how a player of the section, an official or a federation's delegate has behaved, by one
    /// of its players; of officials and delegates also by its director (`LAW-13.1`).
    ///
    /// # Errors
    /// `NotForYou`, `OwnConduct`, `NotReportable`, `OtherGame`, `TextMissing`, `Text`.
    pub fn about_conduct(
        self,
        person: &DeskPerson,
        reported: &ReportedConduct,
    ) -> Result<Case, CaseRefusal> {
        // Of its players a director needs no report.
        let of_official = reported.reportee == Reportee::Official;
        if !(person.plays || of_official && person.may_direct()) {
            return Err(CaseRefusal::NotForYou);
        }
        if reported.person == self.by {
            return Err(CaseRefusal::OwnConduct);
        }
        let is_of_official = match reported.reportee {
            Reportee::Player => false,
            Reportee::Official => true,
            Reportee::Other => return Err(CaseRefusal::NotReportable),
        };
        if reported.game.is_some_and(|game| !game.mine || !(game.theirs || is_of_official)) {
            return Err(CaseRefusal::OtherGame);
        }
        Ok(Case {
            game: reported.game.map(|game| game.id),
            player: Some(reported.person),
            is_of_official,
            ..self.case(CaseKind::Conduct)?
        })
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
            is_of_official: false,
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

    /// Whether another case of the same player stands in its place: the same, or, of a report of
    /// somebody's conduct, one about the same person in the same game or section that is not decided
    /// (`LAW-13.1`).
    pub fn is_filed_as(&self, filed: &Case) -> bool {
        let place = |case: &Case| (case.section, case.game, case.player);
        match (self.kind, filed.kind) {
            (CaseKind::Conduct, CaseKind::Conduct) => {
                let same_text = self.text == filed.text;
                place(self) == place(filed) && (filed.state != CaseState::Decided || same_text)
            }
            (_, _) => self.is_same(filed) && filed.state == CaseState::Open,
        }
    }

    /// Refuses it where another one was filed in its place: a message is reported once, and a
    /// decision appealed against once by each player. The same once more is that one.
    ///
    /// # Errors
    /// `AlreadyAppealed`, `AlreadyReported`, `ConductReported`.
    pub fn check_repeated(&self, filed: &Case) -> Result<(), CaseRefusal> {
        if self.is_same(filed) {
            return Ok(());
        }
        match self.kind {
            CaseKind::Appeal => Err(CaseRefusal::AlreadyAppealed),
            CaseKind::Query | CaseKind::MessageReport | CaseKind::Publication => {
                Err(CaseRefusal::AlreadyReported)
            }
            CaseKind::Conduct => Err(CaseRefusal::ConductReported),
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
