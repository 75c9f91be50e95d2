//! Teams as JSON.

use std::collections::{BTreeSet, HashMap};

use app::view::{EntryStateName, PlayerView, time};
use app::{Act, App, Problem};
use chrono::{DateTime, Utc};
use rules::tournament::{
    Correspondents, EligibleTeams, EntryState, EventState, LeagueTerms, Team, TeamNumber,
    TeamRights, TeamTerms,
};
use rules::{PlayerId, Profile};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::letters_view::ConversationKind;
use super::season_before::{SeasonBefore, SeasonBeforeView, TeamBeforeView};
use crate::scene::Scene;

/// The teams of an event.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = TeamList)]
pub(crate) struct TeamListView {
    /// The event's version.
    version: u32,
    /// Boards of a team; none where no teams play.
    #[schema(required)]
    boards: Option<u8>,
    /// Whether I may decide about entries.
    may_decide: bool,
    /// Whether I may enter a team as its captain now.
    may_enter: bool,
    /// The federation whose team I may enter now; none: of none.
    #[schema(required)]
    enters_for: Option<String>,
    /// The season before, where the event follows one (TR-5.6-5.7).
    #[schema(required)]
    before: Option<SeasonBeforeView>,
    teams: Vec<TeamView>,
}

/// A team.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = Team)]
pub(crate) struct TeamView {
    /// Its number in the event; the start number comes from the lots.
    number: u16,
    name: String,
    /// Whose national team it is; none: a team of its own.
    #[schema(required)]
    federation: Option<String>,
    #[schema(required)]
    captain: Option<PlayerView>,
    /// Its players, board 1 first; none before the start lists for whoever has nothing to do with the team.
    #[schema(required)]
    line_up: Option<Vec<PlayerView>>,
    /// As which team of the season before it goes on; none: it is new.
    #[schema(required)]
    continues: Option<TeamBeforeView>,
    #[schema(value_type = EntryStateName)]
    state: EntryState,
    at: DateTime<Utc>,
    /// When the fee was recorded as paid; none also for whoever has nothing to do with the team.
    #[schema(required)]
    fee_paid_at: Option<DateTime<Utc>>,
    /// Why it was refused, put on the waiting list or taken back.
    #[schema(required)]
    reason: Option<String>,
    /// Whether I may change it now.
    may_change: bool,
    /// Whether I may name another captain, and nothing else: while it plays.
    may_name_captain: bool,
    /// Whether I may take it back now.
    may_withdraw: bool,
    /// Whether I may look after its games, which there are.
    may_see_games: bool,
    /// Where I write to it; none where I do not.
    #[schema(required)]
    letters: Option<TeamLettersView>,
}

/// The conversation in which somebody writes to a team.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = TeamLetters)]
pub(crate) struct TeamLettersView {
    /// Its name in addresses.
    #[schema(example = "team-3")]
    conversation: String,
    kind: ConversationKind,
}

impl TeamLettersView {
    /// Where whoever asks writes to a team.
    pub(super) fn of(scene: &Scene, teams: &[Team], team: TeamNumber) -> Option<TeamLettersView> {
        let me = scene.profile.as_ref()?.id;
        let officials = &scene.event.officials();
        let all = Correspondents { teams, sections: &[], officials };
        let conversation = all.with_team(me, team)?;
        let kind = ConversationKind::from(conversation);
        Some(TeamLettersView { conversation: conversation.to_string(), kind })
    }
}

/// What is decided about a team's entry.
#[derive(Clone, Copy, Debug, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "snake_case")]
#[schema(as = TeamDecision)]
pub(crate) enum TeamDecisionName {
    /// The fee was paid (TR-0.2).
    FeePaid,
    /// The team plays.
    Accept,
    /// The team waits for a place.
    WaitingList,
    /// The team does not play.
    Refuse,
    /// The entry is taken back.
    Withdraw,
}

/// The teams as whoever asks sees them.
pub(super) async fn list(
    app: &App,
    scene: &Scene,
    teams: &[Team],
    before: Option<SeasonBefore>,
) -> Result<TeamListView, Problem> {
    let event = &scene.event;
    let rights = super::rights(scene);
    let now = app.clock.now();
    let is_open = event.announcement.check_open(event.state, now).is_ok();
    let sees_all = scene.may(Act::SeeEntries, None);
    let is_mine = |team: &Team| rights.speaks_for(team) || team.is_of(rights.by);
    // Who was refused or has withdrawn is nobody else's business.
    let shown = |team: &&Team| sees_all || team.state.is_alive() || is_mine(team);
    let ids: BTreeSet<PlayerId> = teams.iter().flat_map(Team::people).collect();
    let people = app.people(ids.into_iter().collect()).await?;
    let look = Look {
        scene,
        teams,
        people: &people,
        rights: &rights,
        before: event.announcement.league().and_then(|league| Some((before.as_ref()?, league))),
        sees_all,
        is_published: event.publication.is_some(),
        is_announced: event.state == EventState::Announced,
        is_running: event.state == EventState::Published,
        is_open,
    };
    let terms = event.announcement.teams.as_ref();
    let is_signed_in = scene.profile.is_some();
    let takes = terms.filter(|_| is_open && is_signed_in);
    let takes_any = |it: &TeamTerms| it.eligible == EligibleTeams::Any;
    let enters_for = takes.and(rights.enters_for);
    Ok(TeamListView {
        version: event.version,
        boards: terms.map(|terms| terms.boards),
        may_decide: rights.decides && event.state == EventState::Announced,
        may_enter: takes.is_some_and(takes_any) || takes.is_some() && rights.decides,
        enters_for: enters_for.map(|federation| federation.to_string()),
        before: look.before.map(|(before, league)| before.view(&rights, league)),
        teams: teams.iter().filter(shown).map(|team| look.at(team, is_mine(team))).collect(),
    })
}

/// Whether somebody looks after a team's games (`TR-11`): those who speak for it, and the event's officials, who see
/// all entries.
pub(super) fn sees_games(rights: &TeamRights, team: &Team, sees_entries: bool) -> bool {
    sees_entries || rights.is_person && rights.speaks_for(team)
}

/// Who looks at teams, and when.
struct Look<'a> {
    scene: &'a Scene,
    teams: &'a [Team],
    people: &'a HashMap<PlayerId, Profile>,
    rights: &'a TeamRights,
    before: Option<(&'a SeasonBefore, &'a LeagueTerms)>,
    sees_all: bool,
    is_published: bool,
    is_announced: bool,
    is_running: bool,
    is_open: bool,
}

impl Look<'_> {
    fn at(&self, team: &Team, is_mine: bool) -> TeamView {
        let person = |id: &PlayerId| self.people.get(id).map(PlayerView::from);
        let near = self.sees_all || is_mine;
        let speaks = self.rights.speaks_for(team);
        let is_alive = self.is_announced && team.state.is_alive();
        TeamView {
            number: team.number.0,
            name: team.name.clone(),
            federation: team.federation.map(|federation| federation.to_string()),
            captain: person(&team.captain),
            line_up: (near || self.is_published)
                .then(|| team.line_up.iter().filter_map(person).collect()),
            continues: self.before.and_then(|(before, league)| before.continued_by(team, league)),
            state: team.state,
            at: time(team.at),
            fee_paid_at: team.fee_paid_at.filter(|_| near).map(time),
            reason: team.reason.clone().filter(|_| near),
            may_change: is_alive && (self.rights.decides || speaks && self.is_open),
            may_name_captain: self.is_running
                && team.state == EntryState::Accepted
                && (self.rights.decides || speaks),
            may_withdraw: is_alive && (self.rights.decides || speaks),
            may_see_games: self.is_published
                && team.state == EntryState::Accepted
                && sees_games(self.rights, team, self.sees_all),
            letters: TeamLettersView::of(self.scene, self.teams, team.number),
        }
    }
}
