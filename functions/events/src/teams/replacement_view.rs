//! Replacements as JSON.

use std::collections::{BTreeSet, HashMap};

use app::view::{PlayerView, time};
use app::{Act, App, Problem};
use chrono::{DateTime, Utc};
use rules::tournament::{
    Consequence, EntryState, EventState, Replacement, ReplacementGround, ReplacementState, Seated,
    StatusAct, SubstituteStatus, Team,
};
use rules::{Instant, PlayerId, Profile};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::Known;
use super::view::sees_games;

/// Why somebody is to play on for a player.
#[derive(Clone, Copy, Debug, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "snake_case")]
#[schema(as = ReplacementGround)]
pub(crate) enum GroundName {
    /// The player has stopped.
    Stopped,
    /// Proper play is in danger: illness, leave beyond the norm.
    InDanger,
    /// The player has withdrawn.
    Withdrawn,
    /// The player has died.
    Died,
    /// The player has not begun all games.
    NotStarted,
    /// The team wants another player on the board.
    TeamsWish,
}

/// How far a replacement is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "snake_case")]
#[schema(as = ReplacementState)]
pub(super) enum StateName {
    /// The captain is asked for a substitute.
    Asked,
    /// A substitute is named; the director decides.
    Named,
    /// The substitute plays.
    Seated,
    /// Nobody was named in time; the director decides what follows.
    Lapsed,
    /// The director has declined it, or waits no longer.
    Declined,
    /// The board's games are lost, since its player has not begun in time.
    Lost,
    /// The team has taken it back.
    TakenBack,
    /// Nobody plays on for a player who has withdrawn: what that does to any game has happened to these.
    GeneralRules,
}

/// A replacement that is under way on a board.
#[derive(Clone, Copy, Debug, Serialize, ToSchema)]
#[schema(as = OpenReplacement)]
pub(super) struct OpenReplacementView {
    state: StateName,
    /// The first moment at which the captain is too late to name somebody.
    until: DateTime<Utc>,
}

impl OpenReplacementView {
    /// None where nothing is under way on the board.
    pub(super) fn of(team: &Team, board: u8) -> Option<OpenReplacementView> {
        let it = team.replacements.iter().find(|it| it.board == board && it.is_open())?;
        let state = match it.state {
            ReplacementState::Asked => StateName::Asked,
            ReplacementState::Named(_) => StateName::Named,
            ReplacementState::Lapsed => StateName::Lapsed,
            ReplacementState::Seated(_) | ReplacementState::Ended(_) => return None,
        };
        Some(OpenReplacementView { state, until: time(it.until) })
    }
}

/// What becomes of the games where nobody plays on for a player who has withdrawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "snake_case")]
#[schema(as = ReplacementOtherwise)]
enum OtherwiseName {
    /// They are adjudicated at once.
    Adjudicate,
    /// They are cancelled.
    Cancel,
    /// The player loses them.
    Default,
}

impl From<Consequence> for OtherwiseName {
    fn from(it: Consequence) -> OtherwiseName {
        match it {
            Consequence::Adjudicate => OtherwiseName::Adjudicate,
            Consequence::Cancel => OtherwiseName::Cancel,
            Consequence::Default => OtherwiseName::Default,
        }
    }
}

/// The replacements of a team.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = ReplacementList)]
pub(crate) struct ReplacementListView {
    event: u32,
    event_name: String,
    team: u16,
    name: String,
    /// The server's time.
    now: DateTime<Utc>,
    /// Who plays now, board 1 first.
    players: Vec<PlayerView>,
    /// Whether I may ask for a replacement now.
    may_ask: bool,
    /// Whether I decide about replacements.
    may_decide: bool,
    /// By when a substitute who is asked for now has to be named at the latest.
    latest_until: DateTime<Utc>,
    /// Whether clocks can stand still while a substitute is looked for.
    clocks_can_stop: bool,
    /// In the order in which they were asked for.
    replacements: Vec<ReplacementView>,
}

/// A replacement on a board of a team.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = Replacement)]
struct ReplacementView {
    number: u16,
    board: u8,
    replaced: PlayerView,
    /// Who is named, or plays.
    #[schema(required)]
    substitute: Option<PlayerView>,
    #[schema(value_type = GroundName)]
    ground: ReplacementGround,
    /// Why, in words; none for whoever neither speaks for the team nor decides, and where the server has asked by
    /// itself.
    #[schema(required)]
    reason: Option<String>,
    at: DateTime<Utc>,
    /// Who has asked; none: the server, since somebody has not begun in time.
    #[schema(required)]
    by: Option<PlayerView>,
    /// Whether the team has asked; the director has, else.
    by_team: bool,
    /// The first second at which it is too late to name somebody.
    until: DateTime<Utc>,
    /// Whether the clocks of the board were stopped for it.
    clocks_stand: bool,
    /// What becomes of the games where nobody plays on; none: the director decides (SKS-7.7a-c).
    #[schema(required)]
    otherwise: Option<OtherwiseName>,
    state: StateName,
    /// When it was decided; none: it is open.
    #[schema(required)]
    decided_at: Option<DateTime<Utc>>,
    /// Why it was declined.
    #[schema(required)]
    decided_reason: Option<String>,
    /// When the substitute begins.
    #[schema(required)]
    from: Option<DateTime<Utc>>,
    /// Days of handicap; none: nobody plays by it.
    #[schema(required)]
    handicap_days: Option<u32>,
    /// Whether I may name somebody, or somebody else.
    may_name: bool,
    /// Whether I may let the substitute play.
    may_seat: bool,
    /// Whether I may decide that the board's games are lost (TR-8.7d).
    may_lose_board: bool,
    /// Whether I may decline it.
    may_decline: bool,
    /// Whether I may take it back.
    may_take_back: bool,
    /// The status of the substitute; none: nobody plays by it.
    #[schema(required)]
    status: Option<StatusView>,
}

/// The status of a substitute, with which all games count for them (TR-8.7e).
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = SubstituteStatus)]
struct StatusView {
    /// Whether no game was over, and fewer than 10 moves a game were made on average, when the substitute began.
    lets_apply: bool,
    #[schema(required)]
    applied_at: Option<DateTime<Utc>>,
    director_consented: bool,
    commissioner_consented: bool,
    refused: bool,
    granted: bool,
    may_apply: bool,
    may_decide: bool,
}

impl ReplacementListView {
    pub(super) async fn of(
        app: &App,
        known: &Known,
        team: &Team,
    ) -> Result<ReplacementListView, Problem> {
        let (event, rights) = (&known.scene.event, known.rights());
        let near = sees_games(&rights, team, known.scene.may(Act::SeeEntries, None))
            || known.directs()
            || !known.consents().is_empty();
        if !near && !team.is_of(rights.by) {
            return Err(Problem::forbidden());
        }
        let named = team.replacements.iter().flat_map(people_of);
        let ids: BTreeSet<PlayerId> = team.people().chain(named).collect();
        let people = app.people(ids.into_iter().collect()).await?;
        let is_playing = event.state == EventState::Published && team.state == EntryState::Accepted;
        let now = app.clock.now();
        let look = Look { known, team, people: &people, near, is_playing, now };
        let announcement = &event.announcement;
        Ok(ReplacementListView {
            event: event.id.0,
            event_name: announcement.name.clone(),
            team: team.number.0,
            name: team.name.clone(),
            now: time(now),
            players: team.players().map(|id| look.person(id)).collect::<Result<_, _>>()?,
            may_ask: is_playing && (known.directs() || rights.speaks_for(team)),
            may_decide: is_playing && known.directs(),
            latest_until: time(announcement.substitute_due(now)),
            clocks_can_stop: announcement.time_control.may_be_stopped(),
            replacements: team
                .replacements
                .iter()
                .map(|it| look.at(it))
                .collect::<Result<_, _>>()?,
        })
    }
}

fn people_of(it: &Replacement) -> impl Iterator<Item = PlayerId> {
    [it.replaced, it.by].into_iter().chain(it.substitute())
}

/// Who looks at a team's replacements, and when.
struct Look<'a> {
    known: &'a Known,
    team: &'a Team,
    people: &'a HashMap<PlayerId, Profile>,
    near: bool,
    is_playing: bool,
    now: Instant,
}

impl Look<'_> {
    fn person(&self, id: PlayerId) -> Result<PlayerView, Problem> {
        let found = self.people.get(&id).map(PlayerView::from);
        found.ok_or_else(|| Problem::internal("a replacement names nobody"))
    }

    fn at(&self, it: &Replacement) -> Result<ReplacementView, Problem> {
        let speaks = self.known.rights().speaks_for(self.team);
        let directs = self.known.directs();
        let (is_open, is_playing) = (it.is_open(), self.is_playing);
        let is_named = matches!(it.state, ReplacementState::Named(_));
        let in_time = self.now < it.until || is_named;
        let (state, decided_at, why) = match &it.state {
            ReplacementState::Asked => (StateName::Asked, None, None),
            ReplacementState::Named(_) => (StateName::Named, None, None),
            ReplacementState::Lapsed => (StateName::Lapsed, None, None),
            ReplacementState::Seated(seated) => (StateName::Seated, Some(seated.at), None),
            ReplacementState::Ended(ended) => {
                let state = match (ended.taken_back, ended.lost) {
                    _ if it.otherwise.is_some() => StateName::GeneralRules,
                    (true, _) => StateName::TakenBack,
                    (false, true) => StateName::Lost,
                    (false, false) => StateName::Declined,
                };
                (state, Some(ended.at), Some(ended.reason.clone()))
            }
        };
        let seated = it.seated();
        Ok(ReplacementView {
            number: it.number,
            board: it.board,
            replaced: self.person(it.replaced)?,
            substitute: it.substitute().map(|id| self.person(id)).transpose()?,
            ground: it.ground,
            reason: Some(it.reason.clone()).filter(|it| self.near && !it.is_empty()),
            at: time(it.at),
            by: match it.is_by_itself() {
                true => None,
                false => Some(self.person(it.by)?),
            },
            by_team: it.by_team,
            until: time(it.until),
            clocks_stand: it.clocks_stand,
            otherwise: it.otherwise.map(|it| it.consequence.into()),
            state,
            decided_at: decided_at.map(time),
            decided_reason: why.filter(|why| self.near && !why.is_empty()),
            from: seated.map(|seated| time(seated.from)),
            handicap_days: seated.map(|seated| seated.handicap_days),
            may_name: is_playing && is_open && (directs || speaks && in_time),
            may_seat: is_playing && directs && is_named,
            may_lose_board: is_playing && directs && it.may_be_lost(),
            may_decline: is_playing && is_open && directs,
            may_take_back: is_playing && is_open && speaks && it.by_team,
            status: seated.map(|seated| self.status(seated)),
        })
    }

    fn status(&self, seated: &Seated) -> StatusView {
        let status: SubstituteStatus = seated.status;
        let consents = self.known.consents();
        let missing = |act: StatusAct| match act {
            StatusAct::ConsentAsDirector => status.director.is_none(),
            StatusAct::ConsentAsCommissioner => status.commissioner.is_none(),
            StatusAct::Apply | StatusAct::Refuse => false,
        };
        let is_own = seated.player == self.known.rights().by;
        StatusView {
            lets_apply: seated.found.lets_apply(),
            applied_at: status.applied_at.map(time),
            director_consented: status.director.is_some(),
            commissioner_consented: status.commissioner.is_some(),
            refused: status.refused.is_some(),
            granted: status.is_granted(),
            may_apply: is_own && seated.found.lets_apply() && status.applied_at.is_none(),
            may_decide: status.is_open() && consents.into_iter().any(missing),
        }
    }
}
