//! Events as JSON.

use std::collections::HashMap;

use app::view::{
    AnnouncementBody, EntryClassName, EventKindName, FeeBody, MediumName, OutsideLawsName,
    PlayerView, StageName, TeamTermsBody, TimeControlView, VariantName, organiser_text, time,
    variant_name,
};
use app::{Problem, sha256};
use chrono::{DateTime, Utc};
use rules::tournament::{
    Announcement, CommittedLots, ConsentKind, DrawnLots, Entry, EntryClass, EntryRefusal,
    EventKind, Medium, Stage,
};
use rules::{Instant, PlayerId, Profile};
use serde::Serialize;
use store::{EventAct, Section, StoredEvent};
use utoipa::ToSchema;

use crate::entry_view::{EntryView, GroundsBody};
use crate::phase::Phase;
use crate::round_links::{Beside, RoundView};
use crate::stages::{StageLeadView, StageRemarkView, lead_views};
use crate::win::WinView;

/// An event in the list.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = EventLine)]
pub(crate) struct EventLineView {
    id: u32,
    code: String,
    name: String,
    #[schema(value_type = EventKindName)]
    kind: EventKind,
    #[schema(value_type = EntryClassName)]
    entry: EntryClass,
    /// Boards and eligible teams, where teams play; none: individual players do.
    #[schema(required)]
    teams: Option<TeamTermsBody>,
    /// ICCF, or a federation's three letters.
    organiser: String,
    variant: VariantName,
    /// How moves are sent.
    #[schema(value_type = MediumName)]
    medium: Medium,
    /// What of it lies outside the Laws (LAW-0); none: nothing.
    #[schema(required)]
    outside_laws: Option<OutsideLawsName>,
    rated: bool,
    norms: bool,
    phase: Phase,
    entries_close_at: DateTime<Utc>,
    starts_at: DateTime<Utc>,
    #[schema(required)]
    ends_at: Option<DateTime<Utc>>,
    #[schema(required)]
    fee: Option<FeeBody>,
    /// Published sections.
    sections: u32,
}

impl EventLineView {
    pub(crate) fn new(event: &StoredEvent, now: Instant) -> EventLineView {
        let announced = &event.announcement;
        EventLineView {
            id: event.id.0,
            code: announced.code.clone(),
            name: announced.name.clone(),
            kind: announced.kind,
            entry: announced.entry,
            teams: announced.teams.as_ref().map(Into::into),
            organiser: organiser_text(announced.organiser),
            variant: variant_name(announced),
            medium: announced.medium,
            outside_laws: announced.outside_laws.map(OutsideLawsName::from),
            rated: announced.rated,
            norms: announced.norms,
            phase: Phase::of(event, now),
            entries_close_at: time(announced.entries_close_at),
            starts_at: time(announced.starts_at),
            ends_at: announced.ends_at.map(time),
            fee: announced.fee.as_ref().map(FeeBody::from),
            sections: event.sections,
        }
    }
}

/// A page of events.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = EventList)]
pub(crate) struct EventListView {
    /// The server's time.
    pub(crate) now: DateTime<Utc>,
    /// The last announced first.
    pub(crate) events: Vec<EventLineView>,
    /// What to ask for as `after` to read on; none at the end.
    #[schema(required)]
    pub(crate) next: Option<String>,
    /// Whether I may announce one.
    pub(crate) may_announce: bool,
}

/// A usual kind of event.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = Preset)]
pub(crate) struct PresetView {
    /// Its stable name.
    code: &'static str,
    announcement: AnnouncementBody,
    time_control: TimeControlView,
}

impl PresetView {
    pub(crate) fn new(code: &'static str, announcement: &Announcement) -> PresetView {
        PresetView {
            code,
            announcement: announcement.into(),
            time_control: announcement.time_control.into(),
        }
    }
}

/// The usual kinds of events.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = PresetList)]
pub(crate) struct PresetListView {
    pub(crate) presets: Vec<PresetView>,
}

/// Why an entry is refused.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = EntryRefusal)]
pub(crate) struct RefusalView {
    code: &'static str,
    /// One sentence, in English.
    detail: String,
    #[schema(required)]
    rule: Option<&'static str>,
}

impl From<&EntryRefusal> for RefusalView {
    fn from(refusal: &EntryRefusal) -> RefusalView {
        RefusalView { code: refusal.code(), detail: refusal.to_string(), rule: refusal.rule() }
    }
}

/// What I may do with an event now.
#[derive(Clone, Copy, Debug, Serialize, ToSchema)]
#[schema(as = EventMay)]
#[expect(clippy::struct_excessive_bools, reason = "each is a button of its own")]
pub(crate) struct MayView {
    pub(crate) change: bool,
    pub(crate) cancel: bool,
    pub(crate) see_entries: bool,
    pub(crate) decide_entries: bool,
    /// What becomes of deposits, also when the event is over.
    pub(crate) settle_deposits: bool,
    pub(crate) enter_others: bool,
    pub(crate) propose: bool,
    pub(crate) publish: bool,
    pub(crate) finish: bool,
    /// Take the final tables back (TR-15).
    pub(crate) reopen: bool,
    /// Write to everybody who plays, as the director.
    pub(crate) write_to_all: bool,
    /// Who else organises the event.
    pub(crate) name_organisers: bool,
    /// Who directs alongside the director.
    pub(crate) name_deputies: bool,
    /// Let somebody play in place of a player who has not made a move.
    pub(crate) replace_players: bool,
    /// Consent to its rating, or take that back.
    pub(crate) consent_to_rating: bool,
    /// Agree to it as the Executive Board, or take that back.
    pub(crate) agree_to_final: bool,
    /// Admit whom no rule covers (TR-1.0.11).
    pub(crate) admit: bool,
    /// Confirm a qualification that the tables do not tell.
    pub(crate) confirm_qualification: bool,
    /// Fill a vacant place of a Final by whoever is placed next (TR-1.4.4, TR-1.6.3).
    pub(crate) fill_next_placed: bool,
    /// Fill one on excellent results (TR-1.4.4, TR-1.6.3).
    pub(crate) fill_by_results: bool,
}

/// How many entries there are; of teams where they play.
#[derive(Clone, Copy, Debug, Serialize, ToSchema)]
#[schema(as = EntryCounts)]
pub(crate) struct EntryCountsView {
    /// Waiting for the organiser.
    entered: usize,
    accepted: usize,
    /// On the waiting list.
    waiting: usize,
}

impl EntryCountsView {
    pub(crate) fn new(entered: usize, accepted: usize, waiting: usize) -> EntryCountsView {
        EntryCountsView { entered, accepted, waiting }
    }
}

/// One decision about an event.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = EventAct)]
pub(crate) struct ActView {
    at: DateTime<Utc>,
    #[schema(required)]
    by: Option<PlayerView>,
    /// What, as a stable name.
    act: &'static str,
    #[schema(required)]
    player: Option<PlayerView>,
    /// Who plays in that player's place.
    #[schema(required)]
    newcomer: Option<PlayerView>,
    /// The number of the team that it is about.
    #[schema(required)]
    team: Option<u16>,
    #[schema(required)]
    reason: Option<String>,
}

impl ActView {
    pub(crate) fn new(act: &EventAct, people: &HashMap<PlayerId, Profile>) -> ActView {
        let person = |id: PlayerId| people.get(&id).map(PlayerView::from);
        ActView {
            at: time(act.at),
            by: person(act.by),
            act: act.act.name(),
            player: act.player.and_then(person),
            newcomer: act.newcomer().and_then(person),
            team: act.team.map(|team| team.0),
            reason: act.reason.clone(),
        }
    }
}

/// How the colours and start numbers were drawn.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = EventPublication)]
pub(crate) struct PublicationView {
    at: DateTime<Utc>,
    /// The lots' seed: 64 hexadecimal digits.
    seed: String,
}

/// What the lots are drawn with, as far as it may be known: the server is bound by the hash from the
/// moment at which it stands here.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = EventLots)]
pub(crate) struct LotsView {
    /// Since when.
    at: DateTime<Utc>,
    /// SHA-256 of the secret, 64 hexadecimal digits.
    commitment: String,
    /// Which public value is mixed in; none: the secret is the seed.
    #[schema(required)]
    beacon: Option<String>,
    /// The secret, once the sections are published.
    #[schema(required)]
    secret: Option<String>,
    /// The public value, once they are published and where one was named: the seed is the SHA-256 of
    /// secret, slash and value.
    #[schema(required)]
    value: Option<String>,
}

impl LotsView {
    /// Before the sections are published.
    pub(crate) fn committed(lots: &CommittedLots) -> Result<LotsView, Problem> {
        Ok(LotsView {
            at: time(lots.at),
            commitment: lots.commitment(sha256).map_err(Problem::internal)?,
            beacon: lots.beacon.clone(),
            secret: None,
            value: None,
        })
    }

    /// Afterwards.
    pub(crate) fn drawn(lots: &DrawnLots) -> Result<LotsView, Problem> {
        let secret = Some(lots.committed.secret.clone());
        let value = lots.value.clone();
        Ok(LotsView { secret, value, ..LotsView::committed(&lots.committed)? })
    }
}

/// A section of an event.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = EventSection)]
pub(crate) struct SectionLineView {
    id: u32,
    name: String,
}

impl From<&Section> for SectionLineView {
    fn from(section: &Section) -> SectionLineView {
        SectionLineView { id: section.id.0, name: section.name.clone() }
    }
}

/// How a consent to an event stands.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = EventConsent)]
pub(crate) struct ConsentView {
    /// When it was given; none: it is not there yet.
    #[schema(required)]
    at: Option<DateTime<Utc>>,
}

impl ConsentView {
    /// None where none is needed.
    fn of(event: &StoredEvent, kind: ConsentKind) -> Option<ConsentView> {
        let asked = event.consent_facts(kind).is_asked();
        asked.then(|| ConsentView { at: event.consent(kind).map(|given| time(given.at)) })
    }
}

/// An event.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = Event)]
pub(crate) struct EventView {
    id: u32,
    /// Raised with every change; requests name the one that they were made for.
    version: u32,
    /// The server's time.
    now: DateTime<Utc>,
    phase: Phase,
    announcement: AnnouncementBody,
    /// Which stage of a championship, a cup or a class it is, as its class or its announcement says.
    #[schema(required, value_type = Option<StageName>)]
    stage: Option<Stage>,
    /// The event that it goes on from.
    #[schema(required)]
    round_before: Option<RoundView>,
    /// The events that go on from it, the first announced first.
    rounds_after: Vec<RoundView>,
    /// Which round of its Swiss tournament it is, counted from 1; none: it is of another system.
    #[schema(required)]
    swiss_round: Option<usize>,
    /// To which stage that one leads.
    #[schema(required, value_type = Option<StageName>)]
    next_stage: Option<Stage>,
    /// What its places qualify for, the highest first (TR-1.0.5).
    leads: Vec<StageLeadView>,
    /// In what it is not as its stage normally is.
    remarks: Vec<StageRemarkView>,
    time_control: TimeControlView,
    #[schema(required)]
    director: Option<PlayerView>,
    /// Who directs alongside the director, in the order in which they were named.
    deputies: Vec<PlayerView>,
    /// Who organises it: whoever has announced it, and who was added.
    organisers: Vec<PlayerView>,
    #[schema(required)]
    publication: Option<PublicationView>,
    /// What the lots are drawn with; none before sections were put together, and where they were drawn
    /// without this.
    #[schema(required)]
    lots: Option<LotsView>,
    /// The rating commissioner's consent, which a rated national event needs before its start lists
    /// (TR-9.2); none where none is needed.
    #[schema(required)]
    rating_consent: Option<ConsentView>,
    /// The Executive Board's agreement, which the World Championship Final needs before its entries
    /// (TR-1.0.4); none where none is needed.
    #[schema(required)]
    board_agreement: Option<ConsentView>,
    /// The number of the approval under which it is announced (TR-6); none where none was needed.
    #[schema(required)]
    approval: Option<u32>,
    sections: Vec<SectionLineView>,
    entries: EntryCountsView,
    #[schema(required)]
    my_entry: Option<EntryView>,
    /// Why I cannot enter; none when I can, or when nobody is signed in.
    #[schema(required)]
    refusal: Option<RefusalView>,
    /// Where the class asks me for the win of a section in the class below: those in which I have played,
    /// by number. I enter by the first that holds.
    wins: Vec<WinView>,
    /// The qualification by which I would enter (TR-1.1-1.5); none where I need none, or have none.
    #[schema(required)]
    qualified: Option<GroundsBody>,
    may: MayView,
    /// What was decided, in order: of an official's the last ones.
    acts: Vec<ActView>,
    /// What to ask for to read those before; none where there are none.
    #[schema(required)]
    acts_before: Option<u32>,
}

/// What is shown beside the event itself.
pub(crate) struct Shown<'a> {
    pub(crate) phase: Phase,
    pub(crate) now: Instant,
    pub(crate) director: Option<&'a Profile>,
    pub(crate) organisers: Vec<&'a Profile>,
    pub(crate) deputies: Vec<&'a Profile>,
    pub(crate) lots: Option<LotsView>,
    /// The round before, and those after.
    pub(crate) rounds: Beside,
    pub(crate) sections: &'a [Section],
    pub(crate) entries: EntryCountsView,
    pub(crate) mine: Option<(&'a Entry, &'a Profile)>,
    pub(crate) refusal: Option<RefusalView>,
    pub(crate) wins: Vec<WinView>,
    pub(crate) qualified: Option<GroundsBody>,
    pub(crate) may: MayView,
    pub(crate) acts: Vec<ActView>,
    pub(crate) acts_before: Option<u32>,
}

impl EventView {
    pub(crate) fn new(event: &StoredEvent, shown: Shown<'_>) -> EventView {
        let remarks = event.announcement.stage_remarks(&[], &[]);
        EventView {
            id: event.id.0,
            version: event.version,
            now: time(shown.now),
            phase: shown.phase,
            announcement: AnnouncementBody::from(&event.announcement),
            stage: event.announcement.its_stage(),
            next_stage: event.announcement.its_stage().and_then(Stage::next),
            leads: lead_views(&event.announcement),
            remarks: remarks.iter().map(StageRemarkView::from).collect(),
            time_control: event.announcement.time_control.into(),
            director: shown.director.map(PlayerView::from),
            deputies: shown.deputies.into_iter().map(PlayerView::from).collect(),
            organisers: shown.organisers.into_iter().map(PlayerView::from).collect(),
            // Of an event that was brought here the lots were drawn elsewhere.
            publication: event.lots().map(|publication| PublicationView {
                at: time(publication.at),
                seed: publication.seed.clone(),
            }),
            lots: shown.lots,
            round_before: shown.rounds.before,
            rounds_after: shown.rounds.after,
            swiss_round: shown.rounds.swiss_round,
            rating_consent: ConsentView::of(event, ConsentKind::Rating),
            board_agreement: ConsentView::of(event, ConsentKind::Final),
            approval: event.approval,
            sections: shown.sections.iter().map(SectionLineView::from).collect(),
            entries: shown.entries,
            my_entry: shown.mine.map(|(entry, profile)| EntryView::new(entry, profile, true)),
            refusal: shown.refusal,
            wins: shown.wins,
            qualified: shown.qualified,
            may: shown.may,
            acts: shown.acts,
            acts_before: shown.acts_before,
        }
    }
}
