//! Sections before the start: proposed by strength, changed by the organiser, published.

use std::collections::{BTreeSet, HashMap};

use app::view::PlayerView;
use app::{Act, App, AtDesk, Body, ChangeRefused, Problem, SignedIn};
use axum::Json;
use axum::extract::State;
use rules::norm::Participant;
use rules::tournament::{
    CategoryFacts, ConsentKind, Entry, EntryState, EventKind, EventState, Grounds, HeldStage,
    ProposalAct, ProposalFacts, ProposedSection, PublicationFacts, Publishing, RoundPairing, Team,
    TeamProposalAct,
};
use rules::{Day, Federation, Instant, Outcome, PlayerId, Profile, Suspension, SuspensionCause};
use serde::{Deserialize, Serialize};
use store::{Error, EventActKind, SectionId, StoredProposal};
use utoipa::ToSchema;

use crate::approval::approval_named;
use crate::norms_view::{NormsView, SectionNorms, participant_on};
use crate::scene::{EventPath, Scene};
use crate::stages::{StageRemarkView, held_stages};
use crate::teams::must_all_play;
use crate::teams::proposed_body::{DivisionPlanBody, ProposedTeamsBody};
use crate::teams::season_before::{SeasonBefore, season_before};
use crate::view::EventView;

/// Sections as they are proposed.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = Proposal)]
pub(crate) struct ProposalView {
    /// Raised with every change; 0: there is none yet.
    version: u32,
    /// Where teams play: every board, as it would be if the sections were published now.
    sections: Vec<ProposedSectionView>,
    /// Accepted players who are in no section; none where teams play.
    unplaced: Vec<PlayerView>,
    /// The sections of teams, where they play.
    team_sections: Vec<ProposedTeamsBody>,
    /// Numbers of accepted teams that are in no section.
    unplaced_teams: Vec<u16>,
    /// In what it is not as its stage normally is; nothing is refused for it.
    remarks: Vec<StageRemarkView>,
}

/// A section as it is proposed. In a Scheveningen match its first half plays the second.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = ProposedSection)]
pub(crate) struct ProposedSectionView {
    name: String,
    players: Vec<PlayerView>,
    /// Category and norms if it were published now: one, or one for each side of a match.
    norms: Vec<NormsView>,
}

/// The proposal with everybody it is about.
pub(crate) struct Plan {
    pub(crate) scene: Scene,
    pub(crate) stored: StoredProposal,
    /// The event's teams, where teams play.
    pub(crate) teams: Vec<Team>,
    /// Who meets whom, where the event is a round: known while its sections are made.
    pairing: Option<RoundPairing>,
    /// Who has advanced from the round before: from which section, and in which place.
    advanced: Vec<(PlayerId, (SectionId, u32))>,
    /// The season before, where the event follows one.
    pub(crate) before: Option<SeasonBefore>,
    /// Accepted players in the order of their entries, or in the line-ups of accepted teams.
    accepted: Vec<PlayerId>,
    /// Those of them whom the commissioner admits.
    admitted: Vec<PlayerId>,
    /// Entries, or teams, that nobody has decided on.
    undecided: usize,
    pub(crate) people: HashMap<PlayerId, Profile>,
    /// By whose lists it is shown.
    today: Day,
    /// Federations that are no members of ICCF at the start.
    others: BTreeSet<Federation>,
}

impl Plan {
    async fn load(app: &App, scene: Scene) -> Result<Plan, Problem> {
        let stored = app.store.proposal(scene.event.id).await?;
        let entries = app.store.entries(scene.event.id).await?;
        let in_state = |state| entries.iter().filter(move |entry| entry.state == state);
        let teams = match scene.event.announcement.is_of_teams() {
            true => app.store.teams(scene.event.id).await?,
            false => Vec::new(),
        };
        let teams_in = |state| teams.iter().filter(move |team| team.state == state);
        let undecided =
            in_state(EntryState::Entered).count() + teams_in(EntryState::Entered).count();
        let accepted = in_state(EntryState::Accepted).map(|entry| entry.player);
        let from = |entry: &Entry| Some((entry.player, entry.grounds.as_ref()?.advanced()?));
        let advanced = in_state(EntryState::Accepted).filter_map(from).collect();
        let in_teams = teams_in(EntryState::Accepted).flat_map(|team| &team.line_up).copied();
        let accepted: Vec<PlayerId> = accepted.chain(in_teams).collect();
        let is_admitted =
            |entry: &&Entry| matches!(entry.grounds, Some(Grounds::Commissioner { .. }));
        let admitted = in_state(EntryState::Accepted).filter(is_admitted);
        let admitted = admitted.map(|entry| entry.player).collect();
        let mut ids = accepted.clone();
        ids.extend(stored.proposal.sections.iter().flat_map(|section| &section.players));
        ids.extend(teams.iter().flat_map(Team::people));
        let people = app.people(ids).await?;
        let today = Day::of(app.clock.now());
        let starts_on = Day::of(scene.event.announcement.starts_at);
        let others = app.non_members(people.values(), starts_on).await?;
        let before = season_before(app, &scene.event.announcement).await?;
        Ok(Plan {
            scene,
            stored,
            teams,
            pairing: None,
            advanced,
            before,
            accepted,
            admitted,
            undecided,
            people,
            today,
            others,
        })
    }

    fn remarks(&self, others: &[HeldStage]) -> Vec<StageRemarkView> {
        let sections = self.stored.proposal.sections.iter();
        let sizes = sections.map(|section| (&*section.name, section.players.len()));
        let of_teams = self.stored.teams.sections.iter();
        let of_teams = of_teams.map(|section| (&*section.name, section.teams.len()));
        let sizes: Vec<(&str, usize)> = sizes.chain(of_teams).collect();
        let announcement = &self.scene.event.announcement;
        let remarks = announcement.stage_remarks(&sizes, others);
        remarks.iter().map(StageRemarkView::from).collect()
    }

    pub(crate) async fn view(&self, app: &App) -> Result<ProposalView, Problem> {
        let others = held_stages(app, &self.scene.event).await?;
        let person = |id: &PlayerId| self.people.get(id).map(PlayerView::from);
        let sections = self.sections();
        let placed: BTreeSet<&PlayerId> =
            sections.iter().flat_map(|(section, _)| &section.players).collect();
        let announcement = &self.scene.event.announcement;
        let is_of_teams = announcement.is_of_teams();
        let section = |(section, board): &(ProposedSection, Option<u8>)| {
            let players = section.players.iter().filter_map(|id| self.people.get(id));
            let players: Vec<&Profile> = players.collect();
            let at = (self.today, &self.others);
            ProposedSectionView {
                name: section.name.clone(),
                players: players.iter().map(|player| PlayerView::from(*player)).collect(),
                norms: SectionNorms::of_proposal((announcement, *board), &players, at).view(),
            }
        };
        let unplaced_teams = self.stored.teams.unplaced(&self.teams);
        let unplaced = self.accepted.iter().filter(|id| !is_of_teams && !placed.contains(id));
        Ok(ProposalView {
            version: self.stored.version,
            sections: sections.iter().map(section).collect(),
            unplaced: unplaced.filter_map(person).collect(),
            team_sections: ProposedTeamsBody::all(&self.stored.teams),
            unplaced_teams: unplaced_teams.map(|team| team.number.0).collect(),
            remarks: self.remarks(&others),
        })
    }

    /// The proposal after what the organiser does, who has seen its version `seen`.
    fn decide(&self, act: ProposalAct, seen: u32) -> Result<Outcome<StoredProposal>, Problem> {
        let announcement = &self.scene.event.announcement;
        let accepted = self.entrants();
        let facts = ProposalFacts {
            state: self.scene.event.state,
            stage: announcement.its_stage(),
            system: announcement.system,
            section_size: usize::from(announcement.section_size),
            version: self.stored.version,
            seen,
            accepted: &accepted,
            pairing: self.pairing.as_ref(),
            advanced: &self.advanced,
        };
        let decided = self.stored.proposal.decide(act, &facts)?;
        Ok(decided.map(|proposal| StoredProposal { proposal, ..StoredProposal::default() }))
    }

    /// The accepted players with the ratings by which they are put together.
    fn entrants(&self) -> Vec<(PlayerId, Federation, Option<u16>)> {
        let announcement = &self.scene.event.announcement;
        let published =
            |profile: &Profile| profile.ratings.of_variant(announcement.variant).published();
        let accepted: Vec<&Profile> =
            self.accepted.iter().filter_map(|id| self.people.get(id)).collect();
        let ratings: Vec<Option<u16>> = accepted.iter().map(|profile| published(profile)).collect();
        let ratings = announcement.placing_ratings(&ratings);
        let entrant = |(profile, rating): (&&Profile, _)| (profile.id, profile.federation, rating);
        accepted.iter().zip(ratings).map(entrant).collect()
    }

    /// The proposal with sections that are put together, by whoever has seen its version `seen`.
    async fn make(
        &mut self,
        app: &App,
        act: ProposalAct,
        (seen, by): (u32, PlayerId),
        beacon: Option<String>,
    ) -> Result<Outcome<StoredProposal>, Problem> {
        self.pairing = app.round_pairing(&self.scene.event).await?;
        let decided = self.decide(act.clone(), seen)?;
        if !self.scene.event.announcement.draws_first_colour() {
            return Ok(decided);
        }
        // What is committed to says who has White; of what is refused nothing is.
        self.commit_lots(app, beacon, by).await?;
        self.pairing = app.round_pairing(&self.scene.event).await?;
        self.decide(act, seen)
    }

    /// Keeps other sections in place of those that were looked at.
    async fn keep(
        mut self,
        app: &App,
        decided: Outcome<StoredProposal>,
    ) -> Result<ProposalView, Problem> {
        let Outcome::Changed(proposed) = decided else { return self.view(app).await };
        let act = self.scene.act(app, EventActKind::SectionsProposed, None, None);
        let (event, version) = (&self.scene.event, self.stored.version);
        let sections = (&*proposed.proposal.sections, &*proposed.teams.sections);
        match app.store.propose(event, version, sections, &act).await {
            Err(Error::Conflict) => return Err(Problem::changed_meanwhile()),
            kept => kept?,
        }
        self.stored = StoredProposal { version: version + 1, ..proposed };
        self.view(app).await
    }

    async fn commit_lots(
        &mut self,
        app: &App,
        beacon: Option<String>,
        by: PlayerId,
    ) -> Result<(), Problem> {
        if !self.scene.event.announcement.draws_lots() {
            return Ok(());
        }
        match app.commit_lots(&mut self.scene.event, beacon, by).await {
            Err(Error::Conflict) => Err(Problem::changed_meanwhile()),
            committed => Ok(committed?),
        }
    }
}

async fn open(app: &App, me: SignedIn, EventPath(id): EventPath) -> Result<Plan, Problem> {
    let scene = Scene::open_for(app, me, id, Act::MakeSections).await?;
    Plan::load(app, scene).await
}

/// The sections proposed for an event.
#[utoipa::path(
    get, path = "/api/events/{id}/proposal", operation_id = "get_proposal", tag = "events",
    params(("id" = u32, Path, description = "The event's number")),
    responses(
        (status = 200, body = ProposalView),
        (status = 403),
        (status = 404),
    ),
    security(("access_token" = []))
)]
pub(crate) async fn get_proposal(
    State(app): State<App>,
    me: SignedIn,
    path: EventPath,
) -> Result<Json<ProposalView>, Problem> {
    open(&app, me, path).await?.view(&app).await.map(Json)
}

#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
#[schema(as = MakeProposal, example = json!({"version": 0, "sizes": [7, 7, 6]}))]
pub(crate) struct MakeBody {
    /// The version of the proposal that was looked at; 0: none.
    version: u32,
    /// Players in each section; none: as many full sections as there are players for.
    #[serde(default)]
    sizes: Option<Vec<usize>>,
    /// How each division of a league is divided, the highest first, in place of sizes (TR-5.3-5.4).
    #[serde(default)]
    divisions: Vec<DivisionPlanBody>,
    /// The public value that the lots mix in, in words such as `drand quicknet, round 12345678`, at most
    /// 200 characters: one that nobody can know yet. Only with the first proposal; none: the lots are
    /// the server's alone, and bound by the hash that is shown from now on.
    #[serde(default)]
    beacon: Option<String>,
}

/// Puts sections together: balanced by rating, players of one federation spread (TR-1.0.5).
#[utoipa::path(
    post, path = "/api/events/{id}/proposal", operation_id = "make_proposal", tag = "events",
    params(("id" = u32, Path, description = "The event's number")), request_body = MakeBody,
    responses((status = 200, body = ProposalView), ChangeRefused),
    security(("access_token" = []))
)]
pub(crate) async fn make_proposal(
    State(app): State<App>,
    me: SignedIn,
    path: EventPath,
    Body(body): Body<MakeBody>,
) -> Result<Json<ProposalView>, Problem> {
    let by = me.player;
    let mut plan = open(&app, me, path).await?;
    let (sizes, beacon) = (body.sizes, body.beacon);
    let divisions = body.divisions.into_iter().map(DivisionPlanBody::read).collect();
    let decided = match plan.scene.event.announcement.is_of_teams() {
        true => {
            let beacon = beacon.clone();
            plan.decide_teams(TeamProposalAct::Make { sizes, divisions, beacon }, body.version)?
        }
        false => {
            let act = ProposalAct::Make { sizes, beacon: beacon.clone() };
            plan.make(&app, act, (body.version, by), beacon.clone()).await?
        }
    };
    // In a write of its own, before anybody sees who would play whom.
    plan.commit_lots(&app, beacon, by).await?;
    plan.keep(&app, decided).await.map(Json)
}

#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
#[schema(as = ChangedSection, example = json!({"name": "1", "players": [160012, 480231]}))]
pub(crate) struct SectionBody {
    /// 1 to 40 characters in one line; each section has another.
    name: String,
    /// Numbers of accepted players; in a Scheveningen match the first half plays the second.
    players: Vec<u32>,
}

#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
#[schema(as = ChangeProposal)]
pub(crate) struct ChangeBody {
    /// The version of the proposal that was looked at.
    version: u32,
    /// The sections; none where teams play.
    sections: Vec<SectionBody>,
    /// The sections of teams, where they play.
    #[serde(default)]
    team_sections: Vec<ProposedTeamsBody>,
}

/// Changes who plays in which section.
#[utoipa::path(
    put, path = "/api/events/{id}/proposal", operation_id = "change_proposal", tag = "events",
    params(("id" = u32, Path, description = "The event's number")), request_body = ChangeBody,
    responses((status = 200, body = ProposalView), ChangeRefused),
    security(("access_token" = []))
)]
pub(crate) async fn change_proposal(
    State(app): State<App>,
    me: SignedIn,
    path: EventPath,
    Body(body): Body<ChangeBody>,
) -> Result<Json<ProposalView>, Problem> {
    let by = me.player;
    let mut plan = open(&app, me, path).await?;
    let read = |section: SectionBody| ProposedSection {
        name: section.name.trim().to_owned(),
        players: section.players.into_iter().map(PlayerId).collect(),
    };
    let decided = if plan.scene.event.announcement.is_of_teams() {
        let sections = body.team_sections.into_iter().map(ProposedTeamsBody::read).collect();
        plan.decide_teams(TeamProposalAct::Change { sections }, body.version)?
    } else {
        let sections = body.sections.into_iter().map(read).collect();
        plan.decide(ProposalAct::Change { sections }, body.version)?
    };
    if matches!(decided, Outcome::Changed(_)) {
        plan.commit_lots(&app, None, by).await?;
    }
    plan.keep(&app, decided).await.map(Json)
}

#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
#[schema(as = PublishEvent, example = json!({"version": 31, "proposal_version": 2}))]
pub(crate) struct PublishBody {
    /// The version of the event that was looked at.
    version: u32,
    /// The version of its proposal that was looked at.
    proposal_version: u32,
    /// The public value that was named with the first proposal, as it was published.
    #[serde(default)]
    beacon_value: Option<String>,
}

/// Publishes the start lists: lots are drawn for numbers and colours, and the games set up; in a
/// large event the last of them some minutes later, until when it is `publishing`. Sent again, it
/// goes on where it was cut off.
#[utoipa::path(
    post, path = "/api/events/{id}/publish", operation_id = "publish_event", tag = "events",
    params(("id" = u32, Path, description = "The event's number")), request_body = PublishBody,
    responses((status = 200, body = EventView), ChangeRefused), security(("access_token" = []))
)]
pub(crate) async fn publish_event(
    State(app): State<App>,
    AtDesk(me): AtDesk,
    path: EventPath,
    Body(body): Body<PublishBody>,
) -> Result<Json<EventView>, Problem> {
    let by = me.player;
    let mut plan = open(&app, me, path).await?;
    let committed = app.store.committed_lots(plan.scene.event.id).await?;
    let beacon = committed.and_then(|committed| committed.beacon);
    // Of teams more is asked below.
    let suspended = match plan.scene.event.announcement.is_of_teams() {
        true => Vec::new(),
        false => suspended(&app, &plan.accepted).await?,
    };
    let participants = plan.participants();
    let rated = |(player, _, rating): (PlayerId, Federation, Option<u16>)| Some((player, rating?));
    let ratings: Vec<(PlayerId, u16)> = plan.entrants().into_iter().filter_map(rated).collect();
    let approval = approval_named(&app, plan.scene.event.approval).await?;
    let event = &plan.scene.event;
    let facts = PublicationFacts {
        state: event.state,
        lacks_consent: ConsentKind::ALL.into_iter().find(|kind| event.waits_for_consent(*kind)),
        stage: event.announcement.its_stage(),
        system: event.announcement.system,
        version: event.version,
        seen: body.version,
        proposal_version: plan.stored.version,
        proposal_seen: body.proposal_version,
        accepted: &plan.accepted,
        ratings: &ratings,
        undecided: plan.undecided,
        suspended: &suspended,
        approval: approval.as_ref().map(|stored| &stored.approval),
        category: plan.category_facts(&participants),
        beacon: beacon.as_deref(),
        now: app.clock.now(),
    };
    if event.state == EventState::Announced {
        must_all_play(&app, &plan.scene, &plan.teams).await?;
    }
    let proposal = plan.proposal()?;
    let decided = proposal.publish(body.beacon_value, &facts)?;
    if let Outcome::Changed(Publishing { value }) = decided {
        let sections = &proposal.sections;
        let published = app.publish_drawn(&plan.scene.event, sections, value, by).await;
        plan.scene.event = match published {
            Err(Error::Conflict) => return Err(Problem::changed_meanwhile()),
            published => published?,
        };
    }
    app.set_up_in_request(plan.scene.event.id).await?;
    // How much of it stands decides what the organiser may do from now on.
    plan.scene.event = app.known_event(plan.scene.event.id).await?;
    plan.scene.view(&app).await.map(Json)
}

/// Somebody whom officers have suspended: what for, and until when.
type Suspended = (PlayerId, SuspensionCause, Instant);

/// Whom of these players officers have suspended since they entered. A withdrawal takes entries back by
/// itself.
async fn suspended(app: &App, players: &[PlayerId]) -> Result<Vec<Suspended>, Problem> {
    let now = app.clock.now();
    let made = app.store.suspensions_of(players).await?;
    let running = |(player, made): &(PlayerId, Vec<Suspension>)| {
        let last = Suspension::last_to_end(made).filter(|last| last.runs_at(now))?;
        Some((*player, last.cause, last.until))
    };
    Ok(made.iter().filter_map(running).collect())
}

impl Plan {
    fn participants(&self) -> HashMap<PlayerId, Participant> {
        let announcement = &self.scene.event.announcement;
        let participant =
            |profile: &Profile| participant_on(announcement, profile, self.today, &self.others);
        self.people.iter().map(|(id, profile)| (*id, participant(profile))).collect()
    }

    /// What the categories of a norm event come of (`TR-4.6`).
    fn category_facts<'a>(
        &'a self,
        participants: &'a HashMap<PlayerId, Participant>,
    ) -> Option<CategoryFacts<'a>> {
        let announcement = &self.scene.event.announcement;
        let terms = announcement.norm_terms(None);
        let facts = CategoryFacts { terms, participants, admitted: &self.admitted };
        (announcement.kind == EventKind::Norm).then_some(facts)
    }
}
