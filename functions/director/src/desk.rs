//! A section with the person who asks about it: what they may do at its desk, and which decisions they
//! may read.

use std::collections::hash_map::Entry;
use std::collections::{BTreeSet, HashMap};

use app::{Act, App, Problem, SignedIn};
use axum::extract::{FromRequestParts, Path};
use axum::http::request::Parts;
use rules::{GameId, PlayerId};
use store::{Section, SectionId, SectionResult, StoredDecision};

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

    /// Whether the asker may do this here: nobody decides where they play.
    pub(crate) fn may(&self, act: Act) -> bool {
        self.me.may_at_desk(act, &self.section) && !self.plays(self.me.player)
    }

    /// Refuses somebody who may not.
    pub(crate) fn must(&self, act: Act) -> Result<(), Problem> {
        if self.may(act) { Ok(()) } else { Err(Problem::forbidden()) }
    }

    /// The unfinished games, of one player or all.
    pub(crate) fn unfinished(&self, of: Option<PlayerId>) -> Vec<GameId> {
        let runs = self.lines.iter().filter(|line| line.result.is_none());
        let of = runs.filter(|line| of.is_none_or(|id| line.white == id || line.black == id));
        of.map(|line| line.game).collect()
    }

    /// The asker's games.
    fn my_games(&self) -> BTreeSet<GameId> {
        let mine =
            |line: &&SectionResult| line.white == self.me.player || line.black == self.me.player;
        self.lines.iter().filter(mine).map(|line| line.game).collect()
    }

    /// Whether a decision concerns the asker: it is about them, or one of their games, or everybody.
    pub(crate) fn concerns(&self, decision: &StoredDecision) -> bool {
        let me = self.me.player;
        let mine = self.my_games();
        self.plays(me)
            && (decision.text.to_all
                || decision.text.player == Some(me)
                || decision.games.iter().any(|directed| mine.contains(&directed.game)))
    }

    /// Decisions as the asker may read them, in the order in which they come; `all` are those of the
    /// section, which tell what was undone.
    pub(crate) async fn views(
        &self,
        app: &App,
        shown: Vec<&StoredDecision>,
        all: &[StoredDecision],
    ) -> Result<Vec<DecisionView>, Problem> {
        let ids = shown.iter().flat_map(|d| [Some(d.text.by), d.text.player]).flatten().collect();
        let people = app.people(ids).await?;
        let (official, mine) = (self.may(Act::Direct), self.my_games());
        let view = |decision: &StoredDecision| {
            let undone = all.iter().find(|later| later.text.undoes == Some(decision.id));
            let may_see = |game: GameId| official || mine.contains(&game);
            let undone_by = undone.map(|later| later.id);
            DecisionView::new(decision, undone_by, official, &people, may_see)
        };
        Ok(shown.into_iter().map(view).collect())
    }
}

/// The body cannot mean anything.
pub(crate) fn invalid(detail: impl Into<String>) -> Problem {
    Problem::invalid("invalid_body", detail)
}

/// Something stands in the way.
pub(crate) fn conflict(code: &'static str, detail: &str) -> Problem {
    Problem::conflict(code, detail)
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
