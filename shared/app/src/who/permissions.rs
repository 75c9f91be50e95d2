//! Who may do what beyond playing: one table, asked by every function.
//!
//! A role alone is seldom enough. A director directs only the events that name them, an organiser
//! organises only those that name them and announces for ICCF and their own federation, a federation
//! enters its own players, and nobody decides in a game or an event of their own.

use std::collections::BTreeSet;

use rules::tournament::{Announcement, Organiser};
use rules::{Federation, PlayerId};
use store::{Account, Role, Section, SectionId, StoredEvent};

use crate::{App, By, FederationKey, Problem, SignedIn};

/// What an official does.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Act {
    /// Announce an event.
    AnnounceEvent,
    /// Change what was announced, as far as the rules still let it be changed.
    ChangeEvent,
    /// Call an event off.
    CancelEvent,
    /// See all of an event's entries with their grounds.
    SeeEntries,
    /// Record fees, accept and refuse entries.
    DecideEntry,
    /// Enter a player in an event.
    EnterPlayer,
    /// Confirm that a player of their own federation enters free (`TR-4.5`).
    ConfirmEntry,
    /// Put sections together and publish the start lists.
    MakeSections,
    /// Confirm the final tables.
    FinishEvent,
    /// Say who else organises the event.
    NameOrganisers,
    /// Rule on claims, grant leave: everything at the desk about a section and its games.
    Direct,
    /// See requests to withdraw from events, and decide about them (`TR-8.2`, `TR-8.5`).
    DecideWithdrawal,
    /// Review what a director finds inadequate, or what comes a second time (`TR-8.4`).
    ReviewWithdrawal,
    /// Decide games as an adjudicator (`LAW-11.1`).
    Adjudicate,
    /// Decide appeals (`TR-15`), also as the Arbitration Commission (`TR-13`).
    DecideAppeal,
    /// Consent to a transfer, or object, for a federation that it is asked of (`TR-13`). An officer
    /// records what a federation has written.
    AnswerTransfer,
    /// Register a transfer that is agreed (`TR-13`).
    RegisterTransfer,
    /// Enter how many members a federation had in a year (`TR-1.0.10`).
    CountMembers,
    /// See whom a federation has nominated, and how many it may (`TR-1.0.10`).
    SeeNominations,
    /// Run the ratings: correct, publish and take back lists (`TR-9.4`, `RAT-16`).
    RunRatings,
    /// Propose, publish, confirm, refuse and revoke titles (`TR-10.10`).
    DecideTitles,
    /// Look after mails that were given up.
    SeeDeadLetters,
    /// Bring an event here that was held elsewhere, one of their own federation (`TR-12`).
    ImportEvent,
    /// Approve what a federation brings, or refuse it (`TR-12`).
    ApproveImport,
    /// Correct the name of somebody else, see the ones before, and take away words and picture.
    CorrectName,
    /// Ask what the rules do not say, for a federation or as a director (`LAW-0-gaps`).
    AskAboutRules,
    /// Answer that, for all to read.
    AnswerAboutRules,
    /// Suspend a player, and end that (`TR-14`, `LAW-13.3.2`).
    Suspend,
}

/// In which quality.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Who {
    /// The event's tournament director.
    ItsDirector,
    /// An organiser, where the event is to be ICCF's or their federation's.
    AnOrganiser,
    /// An organiser whom the event names: who has announced it, and who was added.
    ItsOrganiser,
    /// Somebody who acts for the player's federation, or for the one that it is about; of an import,
    /// the federation that has held the event.
    PlayersFederation,
    /// An officer.
    Officer,
}

/// The table.
pub const PERMISSIONS: [(Act, &[Who]); 28] = [
    (Act::AnnounceEvent, &[Who::AnOrganiser, Who::Officer]),
    (Act::ChangeEvent, &[Who::ItsDirector, Who::ItsOrganiser, Who::Officer]),
    (Act::CancelEvent, &[Who::ItsOrganiser, Who::Officer]),
    (Act::SeeEntries, &[Who::ItsDirector, Who::ItsOrganiser, Who::Officer]),
    (Act::DecideEntry, &[Who::ItsOrganiser, Who::Officer]),
    (Act::EnterPlayer, &[Who::ItsOrganiser, Who::PlayersFederation, Who::Officer]),
    (Act::ConfirmEntry, &[Who::PlayersFederation]),
    (Act::MakeSections, &[Who::ItsOrganiser, Who::Officer]),
    (Act::FinishEvent, &[Who::ItsDirector, Who::ItsOrganiser, Who::Officer]),
    (Act::NameOrganisers, &[Who::ItsOrganiser, Who::Officer]),
    (Act::Direct, &[Who::ItsDirector, Who::Officer]),
    (Act::DecideWithdrawal, &[Who::ItsDirector, Who::ItsOrganiser, Who::Officer]),
    (Act::ReviewWithdrawal, &[Who::ItsOrganiser, Who::Officer]),
    (Act::Adjudicate, &[Who::Officer]),
    (Act::DecideAppeal, &[Who::Officer]),
    (Act::AnswerTransfer, &[Who::PlayersFederation, Who::Officer]),
    (Act::RegisterTransfer, &[Who::Officer]),
    (Act::CountMembers, &[Who::Officer]),
    (Act::SeeNominations, &[Who::PlayersFederation, Who::Officer]),
    (Act::RunRatings, &[Who::Officer]),
    (Act::DecideTitles, &[Who::Officer]),
    (Act::SeeDeadLetters, &[Who::Officer]),
    (Act::ImportEvent, &[Who::PlayersFederation, Who::Officer]),
    (Act::ApproveImport, &[Who::Officer]),
    (Act::CorrectName, &[Who::Officer]),
    (Act::AskAboutRules, &[Who::ItsDirector, Who::PlayersFederation]),
    (Act::AnswerAboutRules, &[Who::Officer]),
    (Act::Suspend, &[Who::Officer]),
];

impl Act {
    /// Whether this is left to others by whoever has entered the event, or plays in it.
    pub fn is_for_others(self) -> bool {
        matches!(
            self,
            Act::ChangeEvent
                | Act::CancelEvent
                | Act::DecideEntry
                | Act::MakeSections
                | Act::FinishEvent
        )
    }
}

/// What an act is about, as far as the table asks.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct About {
    /// The tournament director of the event or section.
    pub director: Option<PlayerId>,
    /// For whom the event is held; none where it is not known.
    pub organiser: Option<Organiser>,
    /// The people who organise it.
    pub organisers: Vec<PlayerId>,
    /// The federation of the player whom it is about.
    pub players_federation: Option<Federation>,
}

impl About {
    /// An event with those who see to it.
    pub fn of(event: &StoredEvent) -> About {
        About { organisers: event.organisers.clone(), ..About::announced(&event.announcement) }
    }

    /// An event that is only to be announced: nobody organises it yet.
    pub fn announced(announcement: &Announcement) -> About {
        About {
            director: Some(announcement.director),
            organiser: Some(announcement.organiser),
            ..About::default()
        }
    }
}

impl SignedIn {
    /// Whether the person's roles let them do this somewhere.
    pub fn may_ever(&self, act: Act) -> bool {
        let role_of = |who: &Who| match who {
            Who::ItsDirector => Role::Director,
            Who::AnOrganiser | Who::ItsOrganiser => Role::Organiser,
            Who::PlayersFederation => Role::Federation,
            Who::Officer => Role::Officer,
        };
        let mut whose = PERMISSIONS.iter().filter(|(known, _)| *known == act);
        whose.any(|(_, whose)| whose.iter().any(|who| self.roles.contains(&role_of(who))))
    }

    /// Whether the person may do this. `federation` is the one that the person plays for.
    pub fn may(&self, act: Act, about: &About, federation: Option<Federation>) -> bool {
        let has = |role| self.roles.contains(&role);
        let is = |who: &Who| match who {
            // Whose session opens no office is a player, also where an event names them.
            Who::ItsDirector => {
                about.director == Some(self.player)
                    && self.roles.iter().any(|role| *role != Role::Player)
            }
            Who::ItsOrganiser => has(Role::Organiser) && about.organisers.contains(&self.player),
            Who::AnOrganiser => {
                has(Role::Organiser)
                    && match about.organiser {
                        Some(Organiser::Iccf) => true,
                        Some(Organiser::Federation(its)) => federation == Some(its),
                        None => false,
                    }
            }
            Who::PlayersFederation => {
                has(Role::Federation)
                    && federation.is_some()
                    && federation == about.players_federation
            }
            Who::Officer => has(Role::Officer),
        };
        PERMISSIONS.iter().any(|(known, whose)| *known == act && whose.iter().any(is))
    }

    /// Whether the person may do this at the desk of a section: an office is needed for it, and
    /// being named as the section's director alone is none.
    pub fn may_at_desk(&self, act: Act, section: &Section) -> bool {
        let about = About { director: section.director, ..About::default() };
        self.may_ever(act) && self.may(act, &about, None)
    }

    /// Whether the person may do this about everything at once: by an office, not as somebody's director.
    pub fn may_for_all(&self, act: Act) -> bool {
        self.may(act, &About::default(), None)
    }
}

impl FederationKey {
    /// Whether a federation may do this somewhere.
    pub fn may_ever(&self, act: Act) -> bool {
        PERMISSIONS
            .iter()
            .any(|(known, whose)| *known == act && whose.contains(&Who::PlayersFederation))
    }

    /// Whether it may do this: what is about its own players, or about itself.
    pub fn may(&self, act: Act, about: &About) -> bool {
        self.may_ever(act) && about.players_federation == Some(self.federation)
    }
}

impl From<&Account> for SignedIn {
    /// The owner of an account, as the table knows them: for what is done without their asking.
    fn from(account: &Account) -> SignedIn {
        SignedIn { player: account.player, roles: account.roles.clone(), by: By::Server }
    }
}

impl App {
    /// The sections in which somebody plays or has played: others decide there.
    ///
    /// # Errors
    /// `unavailable`.
    pub async fn plays_in(&self, player: PlayerId) -> Result<BTreeSet<SectionId>, Problem> {
        Ok(self.store.seats(player).await?.iter().map(|seat| seat.section).collect())
    }
}

impl Problem {
    /// The person may not do this.
    pub fn forbidden() -> Problem {
        let detail = "This is for others: the event's organiser or director, or an officer.";
        Problem::not_allowed("forbidden", detail)
    }

    /// The person has entered the event, or plays in it.
    pub fn own_event() -> Problem {
        let detail =
            "You have entered this event or play in it; another organiser or an officer decides.";
        Problem::not_allowed("own_event", detail)
    }

    /// Somebody else has changed what the request was made for.
    pub fn changed_meanwhile() -> Problem {
        let detail = "Somebody has changed this meanwhile. Nothing was done: look again.";
        Problem::conflict("changed_meanwhile", detail)
    }
}
