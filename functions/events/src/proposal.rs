//! Sections before the start: proposed by strength, changed by the organiser, published.

use std::collections::{BTreeSet, HashMap};

use app::view::PlayerView;
use app::{Act, App, AtDesk, Body, ChangeRefused, Problem, SignedIn};
use axum::Json;
use axum::extract::State;
use rules::tournament::{EntryState, EventState, System, balance_into, sections_of};
use rules::{Federation, PlayerId, Profile};
use serde::{Deserialize, Serialize};
use store::{Error, EventActKind, Proposal, ProposedSection};
use utoipa::ToSchema;

use crate::norms_view::{NormsView, SectionNorms};
use crate::scene::{EventPath, Scene};
use crate::view::EventView;

/// Smallest section that can be played.
const PLAYERS_MIN: usize = 2;
/// Largest section: every player would have thirty games at once.
const PLAYERS_MAX: usize = 31;
/// Longest name or value of a public beacon, in characters.
const BEACON_CHARACTERS_MAX: usize = 200;
/// Longest name of a section, in characters.
const NAME_CHARACTERS_MAX: usize = 40;

/// Sections as they are proposed.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = Proposal)]
pub(crate) struct ProposalView {
    /// Raised with every change; 0: there is none yet.
    version: u32,
    sections: Vec<ProposedSectionView>,
    /// Accepted players who are in no section.
    unplaced: Vec<PlayerView>,
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
struct Plan {
    scene: Scene,
    proposal: Proposal,
    /// Accepted players in the order of their entries.
    accepted: Vec<PlayerId>,
    /// Entries that nobody has decided on.
    undecided: usize,
    people: HashMap<PlayerId, Profile>,
}

impl Plan {
    async fn load(app: &App, scene: Scene) -> Result<Plan, Problem> {
        let proposal = app.store.proposal(scene.event.id).await?;
        let entries = app.store.entries(scene.event.id).await?;
        let in_state = |state| entries.iter().filter(move |entry| entry.state == state);
        let undecided = in_state(EntryState::Entered).count();
        let accepted: Vec<PlayerId> =
            in_state(EntryState::Accepted).map(|entry| entry.player).collect();
        let mut ids = accepted.clone();
        ids.extend(proposal.sections.iter().flat_map(|section| &section.players));
        let people = app.people(ids).await?;
        Ok(Plan { scene, proposal, accepted, undecided, people })
    }

    fn view(&self) -> ProposalView {
        let person = |id: &PlayerId| self.people.get(id).map(PlayerView::from);
        let placed: BTreeSet<&PlayerId> =
            self.proposal.sections.iter().flat_map(|section| &section.players).collect();
        let section = |section: &ProposedSection| {
            let players = section.players.iter().filter_map(|id| self.people.get(id));
            let players: Vec<&Profile> = players.collect();
            let announcement = &self.scene.event.announcement;
            ProposedSectionView {
                name: section.name.clone(),
                players: players.iter().map(|player| PlayerView::from(*player)).collect(),
                norms: SectionNorms::of_proposal(announcement, &players).view(),
            }
        };
        let unplaced = self.accepted.iter().filter(|id| !placed.contains(id));
        ProposalView {
            version: self.proposal.version,
            sections: self.proposal.sections.iter().map(section).collect(),
            unplaced: unplaced.filter_map(person).collect(),
        }
    }

    /// Keeps other sections in place of those that were looked at.
    async fn replace(
        mut self,
        app: &App,
        sections: Vec<ProposedSection>,
    ) -> Result<ProposalView, Problem> {
        if sections == self.proposal.sections {
            return Ok(self.view());
        }
        let act = self.scene.act(app, EventActKind::SectionsProposed, None, None);
        let (event, version) = (&self.scene.event, self.proposal.version);
        match app.store.propose(event, version, &sections, &act).await {
            Err(Error::Conflict) => return Err(Problem::changed_meanwhile()),
            proposed => proposed?,
        }
        self.proposal = Proposal { version: version + 1, sections };
        Ok(self.view())
    }

    async fn commit_lots(
        &mut self,
        app: &App,
        beacon: Option<String>,
        by: PlayerId,
    ) -> Result<(), Problem> {
        match app.commit_lots(&mut self.scene.event, beacon, by).await {
            Err(Error::Conflict) => Err(Problem::changed_meanwhile()),
            committed => Ok(committed?),
        }
    }

    fn must_be_at(&self, version: u32) -> Result<(), Problem> {
        let same = self.proposal.version == version;
        if same { Ok(()) } else { Err(Problem::changed_meanwhile()) }
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
    Ok(Json(open(&app, me, path).await?.view()))
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
    plan.must_be_at(body.version)?;
    plan.scene.must_be_announced()?;
    let size = usize::from(plan.scene.event.announcement.section_size);
    // Sections are balanced by the ratings that count in them.
    let variant = plan.scene.event.announcement.variant;
    let strength = |profile: &Profile| profile.ratings.of_variant(variant).published();
    let entrants: Vec<(PlayerId, Federation, Option<u16>)> = plan
        .accepted
        .iter()
        .filter_map(|id| plan.people.get(id))
        .map(|profile| (profile.id, profile.federation, strength(profile)))
        .collect();
    let sizes = body.sizes.unwrap_or_else(|| sections_of(entrants.len(), size, size));
    let possible =
        !sizes.is_empty() && sizes.iter().all(|size| (PLAYERS_MIN..=PLAYERS_MAX).contains(size));
    if !possible {
        return Err(sizes_refused(entrants.len()));
    }
    // In a write of its own, before anybody sees who would play whom.
    plan.commit_lots(&app, body.beacon.map(check_beacon).transpose()?, by).await?;
    let balanced = balance_into(&entrants, &sizes).map_err(|_| sizes_refused(entrants.len()))?;
    let named = (1..).zip(balanced.sections);
    let sections =
        named.map(|(number, players)| ProposedSection { name: format!("{number}"), players });
    let sections = sections.collect();
    plan.replace(&app, sections).await.map(Json)
}

/// A beacon's name or value: it is shown, and the value is hashed as it stands.
fn check_beacon(text: String) -> Result<String, Problem> {
    let fits = (1..=BEACON_CHARACTERS_MAX).contains(&text.len())
        && text.trim() == text
        && text.chars().all(|c| c == ' ' || c.is_ascii_graphic());
    let detail = "A public value and its name have 1 to 200 characters of ASCII.";
    if fits { Ok(text) } else { Err(beacon_refused(detail)) }
}

fn beacon_refused(detail: &str) -> Problem {
    Problem::invalid("beacon_does_not_fit", detail)
}

/// A value is given exactly where one was named before.
async fn check_value(app: &App, plan: &Plan, value: Option<&str>) -> Result<(), Problem> {
    let committed = app.store.committed_lots(plan.scene.event.id).await?;
    match (committed.and_then(|committed| committed.beacon), value) {
        (Some(_), Some(_)) | (None, None) => Ok(()),
        (Some(name), None) => {
            Err(beacon_refused(&format!("Give the public value that was named: {name}.")))
        }
        (None, Some(_)) => Err(beacon_refused("No public value was named beforehand.")),
    }
}

fn sizes_refused(players: usize) -> Problem {
    let detail = format!(
        "{players} accepted players do not fill these sections: each has {PLAYERS_MIN} to \
         {PLAYERS_MAX}, and nobody plays in two."
    );
    Problem::invalid("sections_do_not_fit", detail)
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
    sections: Vec<SectionBody>,
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
    let sections: Vec<ProposedSection> = body.sections.into_iter().map(read).collect();
    if sections == plan.proposal.sections {
        return Ok(Json(plan.view()));
    }
    plan.must_be_at(body.version)?;
    plan.scene.must_be_announced()?;
    check_names(&sections)?;
    check_players(&sections, &plan.accepted)?;
    plan.commit_lots(&app, None, by).await?;
    plan.replace(&app, sections).await.map(Json)
}

fn invalid(detail: impl Into<String>) -> Problem {
    Problem::invalid("sections_do_not_fit", detail)
}

fn check_names(sections: &[ProposedSection]) -> Result<(), Problem> {
    let names: BTreeSet<&str> = sections.iter().map(|section| &*section.name).collect();
    let fits = |name: &&str| {
        (1..=NAME_CHARACTERS_MAX).contains(&name.chars().count())
            && !name.chars().any(|c| c.is_control() || c == '/')
    };
    if names.len() == sections.len() && names.iter().all(fits) {
        return Ok(());
    }
    let detail = format!(
        "Every section has a name of its own: 1 to {NAME_CHARACTERS_MAX} characters without a slash."
    );
    Err(invalid(detail))
}

/// Nobody plays twice, and nobody whose entry was not accepted.
fn check_players(sections: &[ProposedSection], accepted: &[PlayerId]) -> Result<(), Problem> {
    let accepted: BTreeSet<&PlayerId> = accepted.iter().collect();
    let mut seen = BTreeSet::new();
    for player in sections.iter().flat_map(|section| &section.players) {
        if !accepted.contains(player) {
            return Err(invalid(format!("The entry of player {player} is not accepted.")));
        }
        if !seen.insert(player) {
            return Err(invalid(format!("Player {player} is in two sections, or twice in one.")));
        }
    }
    Ok(())
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
    if plan.scene.event.state != EventState::Published {
        plan.scene.must_be_announced()?;
        plan.scene.must_be_at(body.version)?;
        plan.must_be_at(body.proposal_version)?;
        plan.must_be_complete()?;
        let value = body.beacon_value.map(check_beacon).transpose()?;
        check_value(&app, &plan, value.as_deref()).await?;
        let sections = &plan.proposal.sections;
        let published = app.publish_drawn(&plan.scene.event, sections, value, by).await;
        plan.scene.event = match published {
            Err(Error::Conflict) => return Err(Problem::changed_meanwhile()),
            published => published?,
        };
    }
    if app.set_up_event(plan.scene.event.id).await? {
        plan.scene.event.alarm_at = None;
    }
    plan.scene.view(&app).await.map(Json)
}

impl Plan {
    /// Nobody is left without an answer, and everybody accepted plays, in sections that can be
    /// played.
    fn must_be_complete(&self) -> Result<(), Problem> {
        let sections = &self.proposal.sections;
        if sections.is_empty() {
            return Err(invalid("No sections have been put together."));
        }
        if self.undecided > 0 {
            let detail = format!(
                "{} entries have not been decided on: accept or refuse them, or put them on the \
                 waiting list.",
                self.undecided
            );
            return Err(Problem::conflict("entries_undecided", detail));
        }
        check_players(sections, &self.accepted)?;
        for section in sections {
            let players = section.players.len();
            if !(PLAYERS_MIN..=PLAYERS_MAX).contains(&players) {
                let detail = format!(
                    "Section {} has {players} players: {PLAYERS_MIN} to {PLAYERS_MAX} can play.",
                    section.name
                );
                return Err(invalid(detail));
            }
            let scheveningen = self.scene.event.announcement.system == System::Scheveningen;
            if scheveningen && players % 2 == 1 {
                let detail = format!("The sides of section {} are not equal.", section.name);
                return Err(invalid(detail));
            }
        }
        let placed: usize = sections.iter().map(|section| section.players.len()).sum();
        if placed < self.accepted.len() {
            let detail = format!(
                "{} accepted players are in no section: place them, or put them on the waiting \
                 list.",
                self.accepted.len() - placed
            );
            return Err(invalid(detail));
        }
        Ok(())
    }
}
