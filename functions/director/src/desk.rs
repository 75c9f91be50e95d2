//! A section with the person who asks about it: what they may do at its desk, and which decisions they
//! may read.

use std::collections::hash_map::Entry;
use std::collections::{BTreeSet, HashMap};

use app::{Act, App, Problem, SignedIn};
use axum::extract::{FromRequestParts, Path};
use axum::http::request::Parts;
use rules::{DeskPerson, GameId, PlayerId, Ruling, RulingScope};
use store::{Section, SectionId, SectionResult, StoredDecision, ruling_log};

use crate::decision_view::DecisionView;

/// The section that a path names; anything but a number is no section.
pub(crate) struct SectionPath(pub(crate) SectionId);

impl FromRequestParts<App> for SectionPath {
    type Rejection = Problem;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<SectionPath, Problem> {
        let path = Path::<String>::from_request_parts(parts, app).await;
        let id = path.ok().and_then(|Path(id)| id.parse().ok());
        id.map(|id| SectionPath(SectionId(id))).ok_or_else(Problem::unknown_section)
    }
}

/// A section, and who asks.
pub(crate) struct Desk {
    pub(crate) me: SignedIn,
    pub(crate) section: Section,
    /// Its games.
    pub(crate) lines: Vec<SectionResult>,
}

impl Desk {
    /// Loads the section for anybody.
    pub(crate) async fn open(app: &App, me: &SignedIn, id: SectionId) -> Result<Desk, Problem> {
        let section =
            app.store.sections(&[id]).await?.pop().ok_or_else(Problem::unknown_section)?;
        let lines = app.store.section_results(id).await?;
        Ok(Desk { me: me.clone(), section, lines })
    }

    /// Whether somebody plays in the section.
    pub(crate) fn plays(&self, player: PlayerId) -> bool {
        self.lines.iter().any(|line| line.white == player || line.black == player)
    }

    /// Whether a game is one of the section's, and somebody plays it.
    pub(crate) fn has_game(&self, game: GameId, player: PlayerId) -> bool {
        let is_it = |line: &SectionResult| line.game == game;
        self.lines.iter().any(|line| is_it(line) && (line.white == player || line.black == player))
    }

    /// A player's games in the section.
    pub(crate) fn games_with(&self, player: PlayerId) -> impl Iterator<Item = &SectionResult> {
        self.lines.iter().filter(move |line| line.white == player || line.black == player)
    }

    /// Whom a player plays in the section: all of them, or those with whom a game runs.
    pub(crate) fn opponents_of(&self, player: PlayerId, running: bool) -> BTreeSet<PlayerId> {
        let counts = |line: &&SectionResult| !running || line.result.is_none();
        let games = self.games_with(player).filter(counts);
        games.map(|line| if line.white == player { line.black } else { line.white }).collect()
    }

    /// Everybody who plays in the section.
    pub(crate) fn players(&self) -> BTreeSet<PlayerId> {
        self.lines.iter().flat_map(|line| [line.white, line.black]).collect()
    }

    /// The asker, with the offices that are theirs here.
    pub(crate) fn person(&self) -> DeskPerson {
        let may = |act| self.me.may_at_desk(act, &self.section);
        DeskPerson {
            player: self.me.player,
            plays: self.plays(self.me.player),
            is_director: self.section.directors().any(|director| director == self.me.player),
            directs: may(Act::Direct),
            adjudicates: may(Act::Adjudicate),
            hears_appeals: may(Act::DecideAppeal),
        }
    }

    /// Whether the asker rules here.
    pub(crate) fn may_direct(&self) -> bool {
        self.person().may_direct()
    }

    /// Refuses somebody who neither rules here nor hears appeals from here.
    pub(crate) fn must_look(&self) -> Result<(), Problem> {
        if self.person().may_look() { Ok(()) } else { Err(Problem::forbidden()) }
    }

    /// Refuses somebody who does not rule here.
    pub(crate) fn must_direct(&self) -> Result<(), Problem> {
        if self.may_direct() { Ok(()) } else { Err(Problem::forbidden()) }
    }

    /// The section's games of a scope.
    pub(crate) fn games_of(&self, scope: RulingScope) -> Vec<GameId> {
        let is_of = |line: &&SectionResult| match scope {
            RulingScope::One(game) => line.game == game,
            RulingScope::Unfinished(of) => {
                line.result.is_none() && of.is_none_or(|id| line.white == id || line.black == id)
            }
            RulingScope::Nothing => false,
        };
        self.lines.iter().filter(is_of).map(|line| line.game).collect()
    }

    /// The asker's games.
    pub(crate) fn my_games(&self) -> BTreeSet<GameId> {
        let mine =
            |line: &&SectionResult| line.white == self.me.player || line.black == self.me.player;
        self.lines.iter().filter(mine).map(|line| line.game).collect()
    }

    /// Whether a decision concerns the asker.
    pub(crate) fn concerns(&self, decision: &StoredDecision) -> bool {
        let mine = self.my_games();
        decision.as_made().concerns(&self.person(), |game| mine.contains(&game))
    }

    /// Decisions as the asker may read them, in the order in which they come; `all` are those of the
    /// section, which tell what was undone.
    pub(crate) async fn views(
        &self,
        app: &App,
        shown: Vec<&StoredDecision>,
        all: &[StoredDecision],
    ) -> Result<Vec<DecisionView>, Problem> {
        let ids = shown.iter().flat_map(|d| people_of(&d.ruling)).collect();
        let people = app.people(ids).await?;
        let (official, mine, log) = (self.person().may_look(), self.my_games(), ruling_log(all));
        let view = |decision: &StoredDecision| {
            let may_see = |game: GameId| official || mine.contains(&game);
            DecisionView::new(decision, log.undone_by(decision.id), official, &people, may_see)
        };
        Ok(shown.into_iter().map(view).collect())
    }
}

/// Everybody whom a decision names.
fn people_of(ruling: &Ruling) -> impl Iterator<Item = PlayerId> {
    [ruling.by].into_iter().chain(ruling.player).chain(ruling.to.iter().copied())
}

/// Sections as the asker sees them, with their decisions; each is read once.
#[derive(Default)]
pub(crate) struct Desks(HashMap<SectionId, (Desk, Vec<StoredDecision>)>);

impl Desks {
    pub(crate) async fn of(
        &mut self,
        app: &App,
        me: &SignedIn,
        section: SectionId,
    ) -> Result<&(Desk, Vec<StoredDecision>), Problem> {
        match self.0.entry(section) {
            Entry::Occupied(known) => Ok(known.into_mut()),
            Entry::Vacant(new) => {
                let desk = Desk::open(app, me, section).await?;
                Ok(new.insert((desk, app.store.decisions(section).await?)))
            }
        }
    }
}
