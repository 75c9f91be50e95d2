//! One thing that waits for an official, before and after the names are known.

use std::collections::{BTreeMap, HashMap};

use app::view::{PlayerView, SectionView, time};
use chrono::{DateTime, Utc};
use rules::{GameId, Instant, PlayerId, Profile, QueuePlace};
use serde::Serialize;
use store::{Section, SectionId};
use utoipa::ToSchema;

use crate::age::age_days;

/// What kind of thing waits.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "snake_case")]
#[schema(as = QueueKind)]
pub(crate) enum QueueKindName {
    /// A claim that the tablebases do not decide; the number is the game's.
    Claim,
    /// A case; the number is its own.
    Case,
    /// A game with the adjudicators; the number is the game's.
    Adjudication,
    /// A game whose player on move is silent for four weeks or more; the number is the game's.
    Silence,
    /// A game that was played elsewhere, of which the players have sent results that differ, or one has
    /// sent none for 14 days; the number is the game's.
    GameReports,
    /// A game by post or e-mail of which the sheets differ, in which a player claims something, or of which a
    /// player has not told in time what was asked; the number is the game's.
    GameScore,
    /// A player who has lost on time, or is silent, in half of the games of a section; the number is the
    /// player's.
    GonePlayer,
    /// An event whose entries are closed, without start lists; the number is the event's.
    StartLists,
    /// Entries in an event that nobody has decided on; the number is the event's.
    Entries,
    /// Entries in an event that are free and not confirmed; the number is the event's.
    FreeEntries,
    /// Deposits that came with entries in an event, to be given back or forfeited; the number is the event's.
    Deposits,
    /// An event in which every game is over, without final tables; the number is the event's.
    FinalTables,
    /// A rated national event that waits for the rating commissioner's consent; the number is the event's.
    RatingConsent,
    /// The World Championship Final, which waits for the Executive Board's agreement; the number is the event's.
    BoardAgreement,
    /// Replacements in teams of an event that the director decides; the number is the event's.
    Replacements,
    /// A season of a league that is over: who goes up and who goes down; the number is the event's.
    Season,
    /// A withdrawal that was asked for; the number is its own among the player's.
    Withdrawal,
    /// An event that a federation wants to bring here; the number is the import's.
    Import,
    /// A player's transfer that an officer decides or registers; the number is its own.
    Transfer,
    /// A title or another award that is proposed; the number is the case's.
    Title,
    /// A title, or a revocation, that the Executive Board or a committee is to recommend; the number is the
    /// case's.
    TitleRecommendation,
    /// A case about a title of which the votes of Congress are to be recorded; the number is the case's.
    TitleVotes,
    /// What the rules do not say, asked by a federation or a director; the number is the question's.
    RulesQuestion,
    /// A federation's application for the approval of an event; the number is its own.
    Approval,
    /// A rating list that is to be published, or to be begun; its name is the list's.
    RatingList,
}

impl QueueKindName {
    /// The article by which a thing of this kind is done, where one stands for all of them.
    pub(crate) fn rule(self) -> Option<&'static str> {
        match self {
            QueueKindName::Adjudication => Some("LAW-11.1"),
            QueueKindName::Withdrawal => Some("TR-8.2"),
            QueueKindName::GonePlayer => Some("TR-8.5"),
            QueueKindName::Import => Some("TR-12"),
            QueueKindName::Approval => Some("TR-12"),
            QueueKindName::Transfer => Some("TR-13"),
            QueueKindName::Title => Some("TR-10.10"),
            QueueKindName::RatingList => Some("TR-9.5"),
            QueueKindName::RulesQuestion => Some("LAW-0-gaps"),
            QueueKindName::Silence => Some("LAW-14.1"),
            QueueKindName::GameReports => Some("LAW-8.5"),
            QueueKindName::GameScore => Some("LAW-8.1"),
            QueueKindName::Claim
            | QueueKindName::Case
            | QueueKindName::StartLists
            | QueueKindName::Entries
            | QueueKindName::FreeEntries
            | QueueKindName::Deposits
            | QueueKindName::FinalTables
            | QueueKindName::RatingConsent
            | QueueKindName::BoardAgreement
            | QueueKindName::Replacements
            | QueueKindName::Season
            | QueueKindName::TitleRecommendation
            | QueueKindName::TitleVotes => None,
        }
    }
}

/// One thing that waits.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = QueueItem)]
pub(crate) struct QueueItemView {
    kind: QueueKindName,
    id: u32,
    /// The section; none of what is in no section or in several.
    #[schema(required)]
    section: Option<SectionView>,
    #[schema(required)]
    game: Option<u32>,
    since: DateTime<Utc>,
    /// Whole days.
    age_days: i64,
    /// Whom it is about.
    #[schema(required)]
    about: Option<PlayerView>,
    /// Who asks.
    #[schema(required)]
    by: Option<PlayerView>,
    /// How many wait, where several do in one event.
    #[schema(required)]
    count: Option<u32>,
    /// The article by which it is done.
    #[schema(required)]
    rule: Option<&'static str>,
    /// What it is called: of an event, an import and an application the event's name, of a title the
    /// award, of a rating list its name such as `chess-2027-1`.
    #[schema(required)]
    name: Option<String>,
    /// Of a claim `repetition`, `fifty_moves`, `tablebase_win` or `tablebase_draw`; of a case `query`,
    /// `message_report`, `publication`, `conduct` or `appeal`; of reports `reports_differ` or
    /// `report_missing`; of scores `score_claim`, `scores_differ` or `score_unanswered`; of an application `approval`, or
    /// `approval_referred` where Congress decides; of a rating list `rating_list`, or
    /// `rating_list_due` where nobody has begun it; else the kind.
    summary: &'static str,
}

/// One thing before the names are known.
pub(crate) struct Item {
    pub(crate) kind: QueueKindName,
    pub(crate) id: u32,
    pub(crate) section: Option<SectionId>,
    pub(crate) game: Option<GameId>,
    pub(crate) since: Instant,
    pub(crate) about: Option<PlayerId>,
    pub(crate) by: Option<PlayerId>,
    pub(crate) name: Option<String>,
    pub(crate) count: Option<u32>,
    pub(crate) rule: Option<&'static str>,
    pub(crate) summary: &'static str,
}

impl Item {
    pub(crate) fn new(kind: QueueKindName, id: u32, since: Instant, summary: &'static str) -> Item {
        let (section, game, about, by, name, count) = (None, None, None, None, None, None);
        let rule = kind.rule();
        Item { kind, id, section, game, since, about, by, name, count, rule, summary }
    }

    /// Where it stands in the queue.
    pub(crate) fn place(&self) -> QueuePlace {
        QueuePlace { since: self.since, number: self.id }
    }

    /// The item as it is shown.
    pub(crate) fn view(
        &self,
        sections: &BTreeMap<SectionId, Section>,
        people: &HashMap<PlayerId, Profile>,
        now: Instant,
    ) -> QueueItemView {
        let person = |id: &PlayerId| people.get(id).map(PlayerView::from);
        let section = self.section.and_then(|id| sections.get(&id));
        QueueItemView {
            kind: self.kind,
            id: self.id,
            section: section.map(|section| SectionView::new(section, None)),
            game: self.game.map(|game| game.0),
            since: time(self.since),
            age_days: age_days(self.since, now),
            about: self.about.as_ref().and_then(person),
            by: self.by.as_ref().and_then(person),
            name: self.name.clone(),
            count: self.count,
            rule: self.rule,
            summary: self.summary,
        }
    }
}
