//! Why something about a title is refused: in the order in which it is checked, each with its rule,
//! and the limit that is told then.

use super::Award;
use super::national::{NATIONAL_AVERAGE, NATIONAL_PLAYERS_MIN};
use super::said::TITLE_WORDS_MAX;
use crate::{Instant, Title};

/// Objections that one case has at most: they stay within one item.
pub const TITLE_OBJECTIONS_MAX: usize = 50;

/// A refused request. Nothing has changed; the variants stand in the order of their checks.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum TitleRefusal {
    /// Nobody proposes or decides about themselves.
    #[error("Nobody decides about a title of their own: leave this to another officer.")]
    OwnTitle,
    /// These titles are not awarded any more.
    #[error("{title} cannot be won since 1 January 2021.")]
    NoLongerAwarded {
        /// Which.
        title: Title,
    },
    /// What is to be awarded is not awarded on these grounds.
    #[error("{award} is not awarded on these grounds.")]
    GroundsUnfit {
        /// What.
        award: Award,
    },
    /// The article named is about something else.
    #[error("Name the result by its article, one that gives {award}.")]
    ArticleUnfit {
        /// What is to be awarded.
        award: Award,
    },
    /// World champions are numbered.
    #[error("World champions are numbered by the championship's cycle; nobody else is.")]
    CycleMissing,
    /// Games of an International Arbiter were directed under a mentor.
    #[error("Name the arbiter's mentor.")]
    MentorMissing,
    /// The games are to have been directed from a day on that lies ahead.
    #[error("The first event directed by post began on a day that was.")]
    DirectedAhead,
    /// The day of death lies ahead.
    #[error("The day of death is not a day that was.")]
    DiedAhead,
    /// Titles in memoriam are applied for within two years.
    #[error("Titles in memoriam are applied for within two years of the death.")]
    TooLongAfterDeath,
    /// The player has not the title that the honorary title is to be awarded for.
    #[error("The player has not the title for which the honorary title is to be awarded.")]
    NotAchieved,
    /// A section is won, and nobody says which.
    #[error("Name the section that the player has won.")]
    SectionMissing,
    /// The section is not won, or not one that counts.
    #[error(
        "This section does not give the honorary title: it has to be won, as the final of the national \
         individual championship (1a), or rated, with at least {NATIONAL_PLAYERS_MIN} players \
         averaging above {NATIONAL_AVERAGE} (1b), and held by the Czech federation."
    )]
    SectionNotEnough,
    /// A title is to be revoked that the player has not.
    #[error("The player has no title {award} here that could be revoked.")]
    NotHeld {
        /// Which.
        award: Award,
    },
    /// The player has it, or more.
    #[error("The player has {award} already, or a higher title.")]
    AlreadyHeld {
        /// What.
        award: Award,
    },
    /// Another case about the same waits.
    #[error("Another case about this award waits for a decision.")]
    CaseWaits,
    /// The norms made here do not make the title.
    #[error("The norms that were made here are not enough for {title}.")]
    NormsMissing {
        /// Which.
        title: Title,
    },
    /// It was decided, and a decision is taken once.
    #[error("This case is decided.")]
    Decided,
    /// Only what was confirmed can be revoked.
    #[error("Only a title that was confirmed can be revoked.")]
    NotConfirmed,
    /// The qualifications commissioner has not proposed to revoke it.
    #[error("A revocation is proposed first, by the qualifications commissioner.")]
    RevocationNotProposed,
    /// Everybody may object first.
    #[error("This award is published for objections before it is confirmed.")]
    PublishFirst,
    /// The time for objections is not over.
    #[error("Objections can be made until {until}.")]
    ObjectionsOpen {
        /// The first second at which it is.
        until: Instant,
    },
    /// Nobody has to recommend this.
    #[error("This is decided without a recommendation.")]
    RecommendationUnasked,
    /// Congress does not vote about this.
    #[error("This is decided without a vote of Congress.")]
    VotesUnasked,
    /// The recommendation that comes first is not recorded.
    #[error("The recommendation is recorded first, by the office that gives it.")]
    RecommendationMissing {
        /// The article that asks for it.
        rule: &'static str,
    },
    /// The office is against it.
    #[error("The office that recommends it has advised against it.")]
    NotRecommended {
        /// The article that asks for it.
        rule: &'static str,
    },
    /// More votes for it than there are, or none at all.
    #[error("Votes are so many of a number of at least 1.")]
    VotesUnfit,
    /// The votes of Congress are not recorded.
    #[error("The votes of Congress are recorded first, by the Executive Board.")]
    VotesMissing {
        /// The article.
        rule: &'static str,
    },
    /// Congress has not approved it.
    #[error("Two thirds of Congress have to approve.")]
    TwoThirdsMissing {
        /// What is to be awarded.
        award: Award,
    },
    /// Congress has not approved a revocation.
    #[error("A title is revoked with the votes of more than half of Congress.")]
    MajorityMissing,
    /// There are [`TITLE_WORDS_MAX`] recommendations and votes.
    #[error(
        "There are {TITLE_WORDS_MAX} recommendations and votes, which is the most that are kept."
    )]
    TooManyWords,
    /// Objections are made to what is published.
    #[error("Objections are made while an application is published.")]
    NotPublished,
    /// A person objects once.
    #[error("You have objected to this already.")]
    ObjectedAlready,
    /// There are [`TITLE_OBJECTIONS_MAX`] objections.
    #[error("There are {TITLE_OBJECTIONS_MAX} objections, which is the most that are taken.")]
    TooManyObjections,
}

impl TitleRefusal {
    /// A stable name for programs.
    pub fn code(&self) -> &'static str {
        match self {
            TitleRefusal::OwnTitle => "own_title",
            TitleRefusal::NoLongerAwarded { .. } => "no_longer_awarded",
            TitleRefusal::GroundsUnfit { .. } => "grounds_unfit",
            TitleRefusal::ArticleUnfit { .. } => "article_unfit",
            TitleRefusal::CycleMissing => "cycle_missing",
            TitleRefusal::MentorMissing => "mentor_missing",
            TitleRefusal::DirectedAhead => "directed_ahead",
            TitleRefusal::DiedAhead => "died_ahead",
            TitleRefusal::TooLongAfterDeath => "too_long_after_death",
            TitleRefusal::NotAchieved => "not_achieved",
            TitleRefusal::SectionMissing => "section_missing",
            TitleRefusal::SectionNotEnough => "section_not_enough",
            TitleRefusal::NotHeld { .. } => "not_held",
            TitleRefusal::AlreadyHeld { .. } => "already_held",
            TitleRefusal::CaseWaits => "case_waits",
            TitleRefusal::NormsMissing { .. } => "too_few_norms",
            TitleRefusal::Decided => "title_decided",
            TitleRefusal::NotConfirmed => "title_not_confirmed",
            TitleRefusal::RevocationNotProposed => "revocation_not_proposed",
            TitleRefusal::PublishFirst => "publish_first",
            TitleRefusal::ObjectionsOpen { .. } => "objections_open",
            TitleRefusal::RecommendationUnasked => "recommendation_unasked",
            TitleRefusal::VotesUnasked => "votes_unasked",
            TitleRefusal::RecommendationMissing { .. } => "recommendation_missing",
            TitleRefusal::NotRecommended { .. } => "not_recommended",
            TitleRefusal::VotesUnfit => "votes_unfit",
            TitleRefusal::VotesMissing { .. } => "votes_missing",
            TitleRefusal::TwoThirdsMissing { .. } => "two_thirds_missing",
            TitleRefusal::MajorityMissing => "majority_missing",
            TitleRefusal::TooManyWords => "too_many_words",
            TitleRefusal::NotPublished => "not_open_to_objections",
            TitleRefusal::ObjectedAlready => "objected_already",
            TitleRefusal::TooManyObjections => "too_many_objections",
        }
    }

    /// The article that says no; none for limits of this server.
    pub fn rule(&self) -> Option<&'static str> {
        match self {
            TitleRefusal::NoLongerAwarded { title } | TitleRefusal::NormsMissing { title } => {
                Some(title.rule())
            }
            TitleRefusal::GroundsUnfit { award }
            | TitleRefusal::ArticleUnfit { award }
            | TitleRefusal::TwoThirdsMissing { award } => Some(award.rule()),
            TitleRefusal::VotesMissing { rule }
            | TitleRefusal::RecommendationMissing { rule }
            | TitleRefusal::NotRecommended { rule } => Some(rule),
            TitleRefusal::CycleMissing => Some("TR-10.2-10.3"),
            TitleRefusal::MentorMissing | TitleRefusal::DirectedAhead => Some("TR-10.9"),
            TitleRefusal::DiedAhead | TitleRefusal::TooLongAfterDeath => Some("TR-10.11"),
            TitleRefusal::NotAchieved
            | TitleRefusal::SectionMissing
            | TitleRefusal::SectionNotEnough => Some("SKS-5"),
            TitleRefusal::NotHeld { .. }
            | TitleRefusal::MajorityMissing
            | TitleRefusal::NotConfirmed
            | TitleRefusal::RevocationNotProposed
            | TitleRefusal::PublishFirst
            | TitleRefusal::ObjectionsOpen { .. }
            | TitleRefusal::NotPublished => Some("TR-10.10"),
            TitleRefusal::OwnTitle
            | TitleRefusal::RecommendationUnasked
            | TitleRefusal::VotesUnasked
            | TitleRefusal::VotesUnfit
            | TitleRefusal::TooManyWords
            | TitleRefusal::AlreadyHeld { .. }
            | TitleRefusal::CaseWaits
            | TitleRefusal::Decided
            | TitleRefusal::ObjectedAlready
            | TitleRefusal::TooManyObjections => None,
        }
    }
}
