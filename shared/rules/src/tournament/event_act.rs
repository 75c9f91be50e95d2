//! The log of an event: each decision about it, as a line that stays.

use serde::{Deserialize, Serialize};

use super::number::TeamNumber;
use crate::{Instant, PlayerId};

/// What was decided about an event. The names are stored.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum EventActKind {
    /// It was announced.
    Announced,
    /// Its announcement was changed.
    Changed,
    /// Its announcement was changed in what had been consented to: the consent is asked for again.
    ConsentLapsed,
    /// It does not take place.
    Cancelled,
    /// Somebody organises it, too.
    OrganiserAdded,
    /// Somebody organises it no more.
    OrganiserRemoved,
    /// Somebody directs it as the director's deputy, too.
    DeputyNamed,
    /// Somebody is the director's deputy no more.
    DeputyRemoved,
    /// A player has entered, or was entered.
    Entered,
    /// The rating commissioner consents to its rating.
    RatingConsented,
    /// The rating commissioner has taken the consent back.
    RatingConsentTaken,
    /// The Executive Board agrees to the World Championship Final.
    BoardAgreed,
    /// The Executive Board has taken that back.
    BoardAgreementTaken,
    /// Several players were entered at once.
    EnteredByFile,
    /// Players were taken in who advance from the round before.
    PlayersAdvanced,
    /// An entry's fee was paid.
    FeePaid,
    /// It was not, as had been recorded by mistake.
    FeeNotPaid,
    /// It is confirmed that a player enters free.
    Confirmed,
    /// A player plays.
    Accepted,
    /// A player waits for a place.
    PutOnWaitingList,
    /// An entry is refused.
    Refused,
    /// An entry is taken back, by the player or the organiser.
    Withdrawn,
    /// A deposit was paid.
    DepositPaid,
    /// It was given back.
    DepositRefunded,
    /// It is forfeited.
    DepositForfeited,
    /// A team was entered.
    TeamEntered,
    /// What a team says of itself was changed, such as its line-up.
    TeamChanged,
    /// A team has another captain.
    TeamCaptainNamed,
    /// A team's fee was paid.
    TeamFeePaid,
    /// A team plays.
    TeamAccepted,
    /// A team waits for a place.
    TeamPutOnWaitingList,
    /// A team's entry is refused.
    TeamRefused,
    /// A team's entry is taken back, by the team or the organiser.
    TeamWithdrawn,
    /// A player of a team is to be replaced.
    ReplacementAsked,
    /// A team has named a substitute.
    SubstituteNamed,
    /// A substitute plays on for a player of a team.
    PlayerReplaced,
    /// Somebody plays in place of a player who had not made a move.
    ReplacedBeforePlay,
    /// A player of a team is not replaced.
    ReplacementDeclined,
    /// The games of a board are lost whose player has not begun in time.
    BoardLost,
    /// A team has taken a replacement back.
    ReplacementTakenBack,
    /// A team has named no substitute in time.
    ReplacementLapsed,
    /// A substitute applies for the status of one.
    SubstituteApplied,
    /// An official consents to the status of a substitute.
    SubstituteConsented,
    /// The status of a substitute is refused.
    SubstituteRefused,
    /// It was decided who goes up and who goes down after a season.
    SeasonDecided,
    /// The server is bound to the lots' secret.
    LotsCommitted,
    /// Sections were put together.
    SectionsProposed,
    /// The start lists are out.
    Published,
    /// It was brought here as a whole.
    Imported,
    /// Its tables are final.
    Finished,
    /// They are no longer, so that a result can still be corrected.
    Reopened,
}

impl EventActKind {
    /// The stored name, which the API and the pages know, too.
    pub fn name(self) -> &'static str {
        match self {
            EventActKind::Announced => "announced",
            EventActKind::Changed => "changed",
            EventActKind::ConsentLapsed => "consent_lapsed",
            EventActKind::Cancelled => "cancelled",
            EventActKind::OrganiserAdded => "organiser_added",
            EventActKind::OrganiserRemoved => "organiser_removed",
            EventActKind::DeputyNamed => "deputy_named",
            EventActKind::DeputyRemoved => "deputy_removed",
            EventActKind::RatingConsented => "rating_consented",
            EventActKind::RatingConsentTaken => "rating_consent_taken",
            EventActKind::BoardAgreed => "board_agreed",
            EventActKind::BoardAgreementTaken => "board_agreement_taken",
            EventActKind::Entered => "entered",
            EventActKind::EnteredByFile => "entered_by_file",
            EventActKind::PlayersAdvanced => "players_advanced",
            EventActKind::FeePaid => "fee_paid",
            EventActKind::FeeNotPaid => "fee_not_paid",
            EventActKind::Confirmed => "confirmed",
            EventActKind::Accepted => "accepted",
            EventActKind::PutOnWaitingList => "put_on_waiting_list",
            EventActKind::Refused => "refused",
            EventActKind::Withdrawn => "withdrawn",
            EventActKind::DepositPaid => "deposit_paid",
            EventActKind::DepositRefunded => "deposit_refunded",
            EventActKind::DepositForfeited => "deposit_forfeited",
            EventActKind::TeamEntered => "team_entered",
            EventActKind::TeamChanged => "team_changed",
            EventActKind::TeamCaptainNamed => "team_captain_named",
            EventActKind::TeamFeePaid => "team_fee_paid",
            EventActKind::TeamAccepted => "team_accepted",
            EventActKind::TeamPutOnWaitingList => "team_put_on_waiting_list",
            EventActKind::TeamRefused => "team_refused",
            EventActKind::TeamWithdrawn => "team_withdrawn",
            EventActKind::ReplacementAsked => "replacement_asked",
            EventActKind::SubstituteNamed => "substitute_named",
            EventActKind::PlayerReplaced => "player_replaced",
            EventActKind::ReplacedBeforePlay => "replaced_before_play",
            EventActKind::ReplacementDeclined => "replacement_declined",
            EventActKind::BoardLost => "board_lost",
            EventActKind::ReplacementTakenBack => "replacement_taken_back",
            EventActKind::ReplacementLapsed => "replacement_lapsed",
            EventActKind::SubstituteApplied => "substitute_applied",
            EventActKind::SubstituteConsented => "substitute_consented",
            EventActKind::SubstituteRefused => "substitute_refused",
            EventActKind::SeasonDecided => "season_decided",
            EventActKind::LotsCommitted => "lots_committed",
            EventActKind::SectionsProposed => "sections_proposed",
            EventActKind::Published => "published",
            EventActKind::Imported => "imported",
            EventActKind::Finished => "finished",
            EventActKind::Reopened => "reopened",
        }
    }
}

/// One decision about an event.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct EventAct {
    /// When.
    pub at: Instant,
    /// Who decided.
    pub by: PlayerId,
    /// What.
    pub act: EventActKind,
    /// Whom it is about; of a team its captain.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub player: Option<PlayerId>,
    /// Which team it is about.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub team: Option<TeamNumber>,
    /// Whom it has named in a team's line-up, or named no more, and who is its captain from now on; who plays in the
    /// place of somebody else; who was entered with others, or has advanced.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub named: Vec<PlayerId>,
    /// Which of the team's replacements it is about.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub replacement: Option<u16>,
    /// Why, in words.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub reason: Option<String>,
}

impl EventAct {
    /// One about the event as a whole, without words.
    pub fn new(at: Instant, by: PlayerId, act: EventActKind) -> EventAct {
        EventAct {
            at,
            by,
            act,
            player: None,
            team: None,
            named: Vec::new(),
            replacement: None,
            reason: None,
        }
    }

    /// Everybody whom its line shows.
    pub fn people(&self) -> impl Iterator<Item = PlayerId> {
        std::iter::once(self.by).chain(self.player).chain(self.newcomer())
    }

    /// Who plays in the player's place from now on.
    pub fn newcomer(&self) -> Option<PlayerId> {
        match self.act {
            EventActKind::ReplacedBeforePlay => self.named.first().copied(),
            _ => None,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn stored_names_are_those_that_are_told() {
        let kinds = [
            EventActKind::Announced,
            EventActKind::Changed,
            EventActKind::ConsentLapsed,
            EventActKind::Cancelled,
            EventActKind::OrganiserAdded,
            EventActKind::OrganiserRemoved,
            EventActKind::DeputyNamed,
            EventActKind::DeputyRemoved,
            EventActKind::RatingConsented,
            EventActKind::RatingConsentTaken,
            EventActKind::BoardAgreed,
            EventActKind::BoardAgreementTaken,
            EventActKind::Entered,
            EventActKind::EnteredByFile,
            EventActKind::PlayersAdvanced,
            EventActKind::FeePaid,
            EventActKind::FeeNotPaid,
            EventActKind::Confirmed,
            EventActKind::Accepted,
            EventActKind::PutOnWaitingList,
            EventActKind::Refused,
            EventActKind::Withdrawn,
            EventActKind::DepositPaid,
            EventActKind::DepositRefunded,
            EventActKind::DepositForfeited,
            EventActKind::TeamEntered,
            EventActKind::TeamChanged,
            EventActKind::TeamCaptainNamed,
            EventActKind::TeamFeePaid,
            EventActKind::TeamAccepted,
            EventActKind::TeamPutOnWaitingList,
            EventActKind::TeamRefused,
            EventActKind::TeamWithdrawn,
            EventActKind::ReplacementAsked,
            EventActKind::SubstituteNamed,
            EventActKind::PlayerReplaced,
            EventActKind::ReplacedBeforePlay,
            EventActKind::ReplacementDeclined,
            EventActKind::BoardLost,
            EventActKind::ReplacementTakenBack,
            EventActKind::ReplacementLapsed,
            EventActKind::SubstituteApplied,
            EventActKind::SubstituteConsented,
            EventActKind::SubstituteRefused,
            EventActKind::SeasonDecided,
            EventActKind::LotsCommitted,
            EventActKind::SectionsProposed,
            EventActKind::Published,
            EventActKind::Imported,
            EventActKind::Finished,
            EventActKind::Reopened,
        ];
        for kind in kinds {
            assert_eq!(serde_json::to_value(kind).ok(), Some(kind.name().into()));
        }
    }
}
