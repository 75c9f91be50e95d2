//! Who may do what beyond playing: one table, asked by every function.
//!
//! A role alone is seldom enough. A director directs only the events that name them, an organiser
//! organises only those that name them and announces for their own federation and for ICCF, but for its
//! title events, a federation enters its own players, and nobody decides in a game or an event of their
//! own. Who may announce an event may also see to it.

use std::collections::BTreeSet;

use rules::tournament::{Announcement, Organiser};
use rules::{Federation, PlayerId, TransferOfficial};
use store::{Account, Official, Role, Section, SectionId, StoredEvent};

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
    /// See proof of who a player is for whom no delegate vouches (`TR-4.5`).
    SeeIdentity,
    /// Put sections together and publish the start lists.
    MakeSections,
    /// Confirm the final tables.
    FinishEvent,
    /// Take them back, so that what an appeal changes still counts in them (`TR-15`).
    ReopenEvent,
    /// Say who else organises the event.
    NameOrganisers,
    /// Say who directs alongside the director.
    NameDeputies,
    /// Rule on claims, grant leave: everything at the desk about a section and its games.
    Direct,
    /// See requests to withdraw from events, and decide about them (`TR-8.2`, `TR-8.5`).
    DecideWithdrawal,
    /// Review what a director finds inadequate, or what comes a second time (`TR-8.4`).
    ReviewWithdrawal,
    /// Decide games as an adjudicator (`LAW-11.1`).
    Adjudicate,
    /// Decide appeals (`TR-15`).
    DecideAppeal,
    /// Decide an appeal about a transfer, finally (`TR-13`).
    DecideTransferAppeal,
    /// Consent to a transfer, or object, for a federation that it is asked of (`TR-13`). The rating
    /// commissioner records what a federation has written.
    AnswerTransfer,
    /// Register a transfer that is agreed (`TR-13`).
    RegisterTransfer,
    /// Enter how many members a federation had in a year (`TR-1.0.10`).
    CountMembers,
    /// See whom a federation has nominated, and how many it may (`TR-1.0.10`).
    SeeNominations,
    /// See what a federation's players and teams have entered, and what is still to be paid (`TR-0.2`, `TR-4.5`).
    SeeFederationEntries,
    /// Run the ratings: correct, publish and take back lists (`TR-9.4`, `RAT-16`).
    RunRatings,
    /// Propose, publish, confirm, refuse and revoke titles (`TR-10.10`).
    DecideTitles,
    /// Recommend titles and revocations, each the cases of its office (`TR-10.9`, `TR-10.10f-i`).
    RecommendTitles,
    /// Record how Congress has voted about a title (`TR-10.4` to `TR-10.8`, `TR-10.10`).
    RecordVotes,
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
    /// Consent to the rating of a national event (`TR-9.2`).
    ConsentToRating,
    /// Agree to the World Championship Final (`TR-1.0.4`).
    AgreeToFinal,
    /// Consent to the status of a substitute in a team (`TR-8.7e`).
    ConsentToSubstitute,
    /// Apply for the approval of an international event of a federation (`TR-12`).
    ApplyForApproval,
    /// Approve such an event, refuse it, or refer it to Congress (`TR-12`).
    DecideApproval,
    /// Give an office, or take it.
    GiveOffice,
    /// Say who runs the server.
    NameOperator,
    /// Take away words that a challenge has for everybody, and the name of a tournament among friends.
    RemoveWords,
    /// Enter in the register which federations are members of ICCF.
    RegisterFederation,
    /// Register a federation's player who has no account, invite the player to claim the number, and take that back.
    RegisterPlayer,
    /// Join two numbers of one person.
    JoinNumbers,
    /// Register the sex of a federation's player (`SKS-1.7`). The rating commissioner reads it for the lists,
    /// and registers where there is no delegate.
    RegisterSex,
    /// See it, where a rule needs it (`TR-1.5`, `TR-1.6`, `SKS-1.7`).
    SeeSex,
}

/// In which quality.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Who {
    /// The event's tournament director, or a deputy.
    ItsDirector,
    /// An organiser, where the event is to be their federation's, or ICCF's and no title event.
    AnOrganiser,
    /// An organiser whom the event names: who has announced it, and who was added.
    ItsOrganiser,
    /// Somebody who acts for the player's federation, or for the one that it is about; of an import,
    /// the federation that has held the event.
    PlayersFederation,
    /// Whoever holds this office, or all of them.
    Holder(Role),
    /// The commissioner for the event's stage (`TR-1.0.5`, `TR-5.1-5.2`).
    ItsCommissioner,
}

const WTD: Who = Who::Holder(Role::WorldTournamentDirector);
const BOARD: Who = Who::Holder(Role::ExecutiveBoard);
const ADMINISTRATOR: Who = Who::Holder(Role::Administrator);
const RATINGS: Who = Who::Holder(Role::RatingCommissioner);
const QUALIFICATIONS: Who = Who::Holder(Role::QualificationsCommissioner);
const TITLE_EVENTS: Who = Who::Holder(Role::TitleCommissioner);
const APPEALS: Who = Who::Holder(Role::AppealsCommission);
const ARBITERS: Who = Who::Holder(Role::ArbiterCommittee);
const DISCIPLINE: Who = Who::Holder(Role::DisciplinaryCommittee);
const ARBITRATION: Who = Who::Holder(Role::ArbitrationCommission);

/// The table.
pub const PERMISSIONS: [(Act, &[Who]); 48] = [
    (Act::AnnounceEvent, &[Who::AnOrganiser, Who::ItsCommissioner, WTD, BOARD]),
    (Act::ChangeEvent, &[Who::ItsDirector, Who::ItsOrganiser, Who::ItsCommissioner, WTD, BOARD]),
    (Act::CancelEvent, &[Who::ItsOrganiser, Who::ItsCommissioner, WTD, BOARD]),
    (Act::SeeEntries, &[Who::ItsDirector, Who::ItsOrganiser, Who::ItsCommissioner, WTD, BOARD]),
    (Act::DecideEntry, &[Who::ItsOrganiser, Who::ItsCommissioner, WTD, BOARD]),
    (
        Act::EnterPlayer,
        &[Who::ItsOrganiser, Who::PlayersFederation, Who::ItsCommissioner, WTD, BOARD],
    ),
    (Act::ConfirmEntry, &[Who::PlayersFederation]),
    (Act::SeeIdentity, &[TITLE_EVENTS]),
    (Act::MakeSections, &[Who::ItsOrganiser, Who::ItsCommissioner, WTD, BOARD]),
    (Act::FinishEvent, &[Who::ItsDirector, Who::ItsOrganiser, Who::ItsCommissioner, WTD, BOARD]),
    (Act::ReopenEvent, &[Who::ItsCommissioner, WTD, BOARD, APPEALS]),
    (Act::NameOrganisers, &[Who::ItsOrganiser, Who::ItsCommissioner, WTD, BOARD]),
    (Act::NameDeputies, &[Who::ItsDirector, Who::ItsOrganiser, Who::ItsCommissioner, WTD, BOARD]),
    (Act::Direct, &[Who::ItsDirector, WTD]),
    (Act::DecideWithdrawal, &[Who::ItsDirector, Who::ItsOrganiser, WTD]),
    (Act::ReviewWithdrawal, &[Who::ItsOrganiser, WTD]),
    (Act::Adjudicate, &[WTD]),
    (Act::DecideAppeal, &[APPEALS]),
    (Act::DecideTransferAppeal, &[ARBITRATION]),
    (Act::AnswerTransfer, &[Who::PlayersFederation, RATINGS]),
    (Act::RegisterTransfer, &[RATINGS]),
    (Act::CountMembers, &[TITLE_EVENTS]),
    (Act::SeeNominations, &[Who::PlayersFederation, TITLE_EVENTS]),
    (Act::SeeFederationEntries, &[Who::PlayersFederation, WTD]),
    (Act::RunRatings, &[RATINGS]),
    (Act::DecideTitles, &[QUALIFICATIONS]),
    (Act::RecommendTitles, &[BOARD, ARBITERS, DISCIPLINE]),
    (Act::RecordVotes, &[BOARD]),
    (Act::SeeDeadLetters, &[ADMINISTRATOR]),
    (Act::ImportEvent, &[Who::PlayersFederation, WTD]),
    (Act::ApproveImport, &[WTD]),
    (Act::CorrectName, &[ADMINISTRATOR, RATINGS]),
    (Act::AskAboutRules, &[Who::Holder(Role::Director), Who::PlayersFederation]),
    (Act::AnswerAboutRules, &[BOARD]),
    (Act::Suspend, &[WTD]),
    (Act::ConsentToRating, &[RATINGS]),
    (Act::AgreeToFinal, &[BOARD]),
    (Act::ConsentToSubstitute, &[QUALIFICATIONS]),
    (Act::ApplyForApproval, &[Who::PlayersFederation]),
    (Act::DecideApproval, &[WTD]),
    (Act::GiveOffice, &[ADMINISTRATOR]),
    (Act::NameOperator, &[ADMINISTRATOR]),
    (Act::RemoveWords, &[ADMINISTRATOR, RATINGS]),
    (Act::RegisterFederation, &[BOARD, ADMINISTRATOR]),
    (Act::RegisterPlayer, &[Who::PlayersFederation, RATINGS]),
    (Act::JoinNumbers, &[ADMINISTRATOR, RATINGS]),
    (Act::RegisterSex, &[Who::PlayersFederation, RATINGS]),
    (Act::SeeSex, &[TITLE_EVENTS, Who::Holder(Role::NonTitleCommissioner), QUALIFICATIONS]),
];

impl Act {
    /// What is left to others by whoever has entered the event, or plays in it.
    pub const FOR_OTHERS: [Act; 9] = [
        Act::ChangeEvent,
        Act::NameDeputies,
        Act::CancelEvent,
        Act::DecideEntry,
        Act::MakeSections,
        Act::FinishEvent,
        Act::ReopenEvent,
        Act::ConsentToRating,
        Act::AgreeToFinal,
    ];

    /// Whether it is one of them.
    pub fn is_for_others(self) -> bool {
        Act::FOR_OTHERS.contains(&self)
    }
}

/// What an act is about, as far as the table asks.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct About {
    /// The tournament director of the event or section.
    pub director: Option<PlayerId>,
    /// Who directs alongside the director.
    pub deputies: Vec<PlayerId>,
    /// For whom the event is held; none where it is not known.
    pub organiser: Option<Organiser>,
    /// The commissioner who answers for it; none: either.
    pub commissioner: Option<Role>,
    /// Whether the commissioner plans it, so that no organiser announces it (`TR-1.0.4`, `TR-4.1-4.2`).
    pub is_planned: bool,
    /// The people who organise it.
    pub organisers: Vec<PlayerId>,
    /// The federation of the player whom it is about.
    pub players_federation: Option<Federation>,
}

impl About {
    /// An event with those who see to it.
    pub fn of(event: &StoredEvent) -> About {
        About {
            organisers: event.organisers.clone(),
            deputies: event.deputies.clone(),
            ..About::announced(&event.announcement)
        }
    }

    /// The same about a section, which tells itself who directs it.
    #[must_use]
    pub fn in_section(self, section: &Section) -> About {
        About { director: section.director, deputies: section.deputies.clone(), ..self }
    }

    /// An event that is only to be announced: nobody organises it yet.
    pub fn announced(announcement: &Announcement) -> About {
        About {
            director: Some(announcement.director),
            organiser: Some(announcement.organiser),
            commissioner: Some(announcement.commissioner()),
            is_planned: announcement.planned_under().is_some(),
            ..About::default()
        }
    }
}

/// Who plans and fills events of ICCF, each those of their classes.
const COMMISSIONERS: [Role; 2] = [Role::TitleCommissioner, Role::NonTitleCommissioner];

impl SignedIn {
    /// Whether the person holds an office, by its own name or with all of them.
    pub fn holds(&self, role: Role) -> bool {
        self.roles.iter().any(|held| held.acts_as(role))
    }

    /// Refuses whoever has no desk: players, delegates, and sessions that open no office.
    ///
    /// # Errors
    /// `forbidden`.
    pub fn must_hold_an_office(&self) -> Result<(), Problem> {
        let sees_to = [Role::Director, Role::Organiser];
        let office = |role: &Role| role.is_office() || sees_to.contains(role);
        if self.roles.iter().any(office) { Ok(()) } else { Err(Problem::forbidden()) }
    }

    /// Whether the person's roles let them do this somewhere.
    pub fn may_ever(&self, act: Act) -> bool {
        let holds = |who: &Who| match who {
            Who::ItsDirector => self.holds(Role::Director),
            Who::AnOrganiser | Who::ItsOrganiser => self.holds(Role::Organiser),
            Who::PlayersFederation => self.holds(Role::Federation),
            Who::Holder(office) => self.holds(*office),
            Who::ItsCommissioner => COMMISSIONERS.iter().any(|office| self.holds(*office)),
        };
        let mut whose = PERMISSIONS.iter().filter(|(known, _)| *known == act);
        whose.any(|(_, whose)| whose.iter().any(holds))
    }

    /// Whether the person may do this. `federation` is the one that the person plays for.
    pub fn may(&self, act: Act, about: &About, federation: Option<Federation>) -> bool {
        let has = |role| self.holds(role);
        let is = |who: &Who| match who {
            // Whose session opens no office is a player, also where an event names them.
            Who::ItsDirector => {
                (about.director == Some(self.player) || about.deputies.contains(&self.player))
                    && self.roles.iter().any(|role| *role != Role::Player)
            }
            Who::ItsOrganiser => has(Role::Organiser) && about.organisers.contains(&self.player),
            Who::AnOrganiser => {
                has(Role::Organiser)
                    && match about.organiser {
                        Some(Organiser::Iccf) => !about.is_planned,
                        Some(Organiser::Federation(its)) => federation == Some(its),
                        None => false,
                    }
            }
            Who::PlayersFederation => {
                has(Role::Federation)
                    && federation.is_some()
                    && federation == about.players_federation
            }
            Who::Holder(office) => has(*office),
            Who::ItsCommissioner => match about.commissioner {
                Some(office) => has(office),
                None => COMMISSIONERS.into_iter().any(has),
            },
        };
        PERMISSIONS.iter().any(|(known, whose)| *known == act && whose.iter().any(is))
    }

    /// Whether the person may do this at the desk of a section: an office is needed for it, and
    /// being named as the section's director alone is none.
    pub fn may_at_desk(&self, act: Act, section: &Section) -> bool {
        let about = About::default().in_section(section);
        self.may_ever(act) && self.may(act, &about, None)
    }

    /// The person's offices about transfers.
    pub fn as_transfer_official(&self) -> TransferOfficial {
        TransferOfficial {
            player: self.player,
            hears_appeals: self.may_ever(Act::DecideTransferAppeal),
            registers: self.may_ever(Act::RegisterTransfer),
        }
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

impl From<Official> for SignedIn {
    /// An official, as the table knows them.
    fn from(official: Official) -> SignedIn {
        SignedIn { player: official.player, roles: official.roles, by: By::Server }
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
