//! Entries as JSON, and the grounds that come with them.

use app::Problem;
use app::view::{EntryStateName, PlayerView, time};
use chrono::{DateTime, Utc};
use rules::Profile;
use rules::tournament::{Deposit, Entry, EntryState, Grounds, Vacancy, WonSection};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

/// What an entry is based on beside the player's rating.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(tag = "kind", rename_all = "snake_case", deny_unknown_fields)]
#[schema(as = Grounds)]
pub(crate) enum GroundsBody {
    /// The player won this section, which lets in once (TR-2.5, TR-2.6).
    SectionWinner {
        /// The section's number; none only in entries from before it was asked for.
        #[schema(required)]
        section: Option<u32>,
    },
    /// The federation nominates the player.
    Nomination {
        /// Why.
        text: String,
    },
    /// First to third in a national correspondence championship.
    NationalTop3,
    /// The commissioner admits the player.
    Commissioner {
        /// Why.
        text: String,
    },
    /// The place was vacant, and the player is placed next in a previous Final or the stage before it (TR-1.4.4,
    /// TR-1.6.3).
    NextPlaced {
        /// Where, and in which place.
        text: String,
    },
    /// The place was vacant, and the player has excellent international results (TR-1.4.4, TR-1.6.3).
    ExcellentResults {
        /// Which.
        text: String,
    },
    /// A qualification by the tables of the rules, which the entry uses up (TR-1.0.7). Found by the server: a
    /// player who is qualified names no grounds.
    Qualified {
        /// By which article.
        article: String,
        /// The sections whose results it rests on, two where they are halves; none where it rests on titles
        /// and ratings.
        sections: Vec<u32>,
        /// Whether one of the places was shared when the player entered (TR-1.0.9).
        shared: bool,
    },
    /// The player has advanced from the round before; told with `POST /api/events/{id}/advancers`.
    Advanced {
        /// From which section, by number.
        section: u32,
        /// In which place.
        place: u32,
        /// Why, where the table alone does not say so.
        #[schema(required)]
        text: Option<String>,
    },
    /// A qualification that an official has confirmed.
    Qualification {
        /// Which.
        text: String,
    },
}

impl GroundsBody {
    /// The grounds of a new entry.
    ///
    /// # Errors
    /// `invalid_body` when a section was won, but is not named, and for what nobody names.
    pub(crate) fn read(self) -> Result<Grounds, Problem> {
        Ok(match self {
            GroundsBody::SectionWinner { section } => {
                let section = section.ok_or_else(no_section)?;
                Grounds::SectionWinner(WonSection::Number(section))
            }
            GroundsBody::Nomination { text } => Grounds::Nomination { reason: text },
            GroundsBody::NationalTop3 => Grounds::NationalTop3,
            GroundsBody::Commissioner { text } => Grounds::Commissioner { reason: text },
            GroundsBody::NextPlaced { text } => {
                Grounds::Vacancy { way: Vacancy::NextPlaced, reason: text }
            }
            GroundsBody::ExcellentResults { text } => {
                Grounds::Vacancy { way: Vacancy::ExcellentResults, reason: text }
            }
            GroundsBody::Qualified { .. } => return Err(computed()),
            GroundsBody::Advanced { .. } => return Err(taken_in()),
            GroundsBody::Qualification { text } => Grounds::Qualification { text },
        })
    }
}

fn computed() -> Problem {
    Problem::invalid_body(
        "A qualification by the tables is found by the server: leave the grounds out.",
    )
}

fn taken_in() -> Problem {
    let detail = "Who advances is taken in together with the others of the round before.";
    Problem::invalid_body(detail)
}

fn no_section() -> Problem {
    let detail = "Name the section that the player won.";
    Problem::invalid_body(detail)
}

impl From<&Grounds> for GroundsBody {
    fn from(grounds: &Grounds) -> GroundsBody {
        match grounds {
            Grounds::SectionWinner(WonSection::Number(section)) => {
                GroundsBody::SectionWinner { section: Some(*section) }
            }
            Grounds::SectionWinner(WonSection::Class(_)) => {
                GroundsBody::SectionWinner { section: None }
            }
            Grounds::Nomination { reason } => GroundsBody::Nomination { text: reason.clone() },
            Grounds::NationalTop3 => GroundsBody::NationalTop3,
            Grounds::Commissioner { reason } => GroundsBody::Commissioner { text: reason.clone() },
            Grounds::Vacancy { way: Vacancy::NextPlaced, reason } => {
                GroundsBody::NextPlaced { text: reason.clone() }
            }
            Grounds::Vacancy { way: Vacancy::ExcellentResults, reason } => {
                GroundsBody::ExcellentResults { text: reason.clone() }
            }
            Grounds::Qualified(qualified) => GroundsBody::Qualified {
                article: qualified.article.clone(),
                sections: qualified.basis.sections(),
                shared: qualified.shared,
            },
            Grounds::Advanced { section, place, reason } => {
                GroundsBody::Advanced { section: *section, place: *place, text: reason.clone() }
            }
            Grounds::Qualification { text } => GroundsBody::Qualification { text: text.clone() },
        }
    }
}

/// What is decided about an entry.
#[derive(ToSchema)]
#[schema(as = EntryDecision, rename_all = "snake_case")]
#[allow(dead_code, reason = "only described: the rules read it themselves")]
pub(crate) enum DecisionName {
    /// The fee was paid (TR-0.2).
    FeePaid,
    /// It was not: the payment was recorded by mistake. Who is accepted has paid.
    FeeNotPaid,
    /// The delegate confirms that the player enters free (TR-4.5), or has told the organiser so.
    Confirm,
    /// The player plays.
    Accept,
    /// The player waits for a place.
    WaitingList,
    /// The player does not play.
    Refuse,
    /// The entry is taken back (TR-8.1); by the player, too.
    Withdraw,
    /// The deposit was paid that the player owes after a withdrawal (TR-8.4).
    DepositPaid,
    /// The deposit was given back: the event is over and the player has finished it properly
    /// (TR-8.6), or the player does not play in it.
    DepositRefunded,
    /// The deposit is forfeited (TR-8.4).
    DepositForfeited,
}

/// A deposit that came with an entry (TR-8.4).
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = Deposit)]
pub(crate) struct DepositView {
    paid_at: DateTime<Utc>,
    /// When it was given back (TR-8.6), or not needed since the player does not play.
    #[schema(required)]
    refunded_at: Option<DateTime<Utc>>,
    /// When it was forfeited.
    #[schema(required)]
    forfeited_at: Option<DateTime<Utc>>,
}

impl From<Deposit> for DepositView {
    fn from(deposit: Deposit) -> DepositView {
        DepositView {
            paid_at: time(deposit.paid_at),
            refunded_at: deposit.refunded_at.map(time),
            forfeited_at: deposit.forfeited_at.map(time),
        }
    }
}

/// An entry. Grounds, fee and reasons are shown to the player and to officials only.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = Entry)]
pub(crate) struct EntryView {
    player: PlayerView,
    at: DateTime<Utc>,
    #[schema(value_type = EntryStateName)]
    state: EntryState,
    #[schema(required)]
    fee_paid_at: Option<DateTime<Utc>>,
    /// Whether the player enters free where others pay (TR-4.5, TR-3.6-3.7).
    #[schema(required)]
    free: Option<bool>,
    /// When the delegate of the player's federation confirmed that; when the entry was made, where a result says
    /// it.
    #[schema(required)]
    confirmed_at: Option<DateTime<Utc>>,
    #[schema(required)]
    deposit: Option<DepositView>,
    #[schema(required)]
    grounds: Option<GroundsBody>,
    #[schema(required)]
    reason: Option<String>,
    /// Who made the entry, by number.
    #[schema(required)]
    by: Option<u32>,
}

impl EntryView {
    pub(crate) fn new(entry: &Entry, player: &Profile, all: bool) -> EntryView {
        EntryView {
            player: PlayerView::from(player),
            at: time(entry.at),
            state: entry.state,
            fee_paid_at: entry.fee_paid_at.filter(|_| all).map(time),
            free: Some(entry.free).filter(|_| all),
            confirmed_at: entry.confirmed_at.filter(|_| all).map(time),
            deposit: entry.deposit.filter(|_| all).map(DepositView::from),
            grounds: entry.grounds.as_ref().filter(|_| all).map(GroundsBody::from),
            reason: entry.reason.clone().filter(|_| all),
            by: Some(entry.by.0).filter(|_| all),
        }
    }
}

/// A page of an event's entries.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = EntryList)]
pub(crate) struct EntryListView {
    /// The event's version.
    pub(crate) version: u32,
    /// By the player's number. Those that are nobody else's business are left out.
    pub(crate) entries: Vec<EntryView>,
    /// Those of them, by number, who were registered by their federation and have no account yet, so that they cannot
    /// play: for officials, else empty.
    pub(crate) without_account: Vec<u32>,
    /// What to ask for as `after` to read on; none at the end.
    #[schema(required)]
    pub(crate) next: Option<String>,
}
