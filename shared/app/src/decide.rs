//! Carrying out what a director or an officer has decided: the decision is kept first, and every
//! game follows once, however often and by however many the work is begun.

use std::collections::BTreeSet;

use rules::{Game, PlayerId};
use store::{DecisionText, DirectedGame, Notice, NoticeKind, SectionId, StoredDecision};

use crate::change_game::Change;
use crate::{App, Problem};

impl App {
    /// Keeps a decision and carries it out. `request` is the sender's key: sent again, it is the
    /// same decision.
    ///
    /// # Errors
    /// `unavailable`. The decision may have been kept then: its alarm brings it to the games, and
    /// the same request again answers it.
    pub async fn decide(
        &self,
        section: SectionId,
        text: DecisionText,
        games: Vec<DirectedGame>,
        request: &str,
    ) -> Result<StoredDecision, Problem> {
        let id = self.store.next_number("decision").await?;
        // What changes no game is told to those concerned, which is taken up again like a change.
        let done = false;
        let decision = StoredDecision { id, section, text, games, done };
        let kept = self.store.keep_decision(&decision, request).await?;
        if !kept.done {
            self.carry_out(kept.section, kept.id).await?;
        }
        Ok(StoredDecision { done: true, ..kept })
    }

    /// Brings a decision to its games that do not have it yet.
    ///
    /// # Errors
    /// `unavailable`; a game that could not be changed: the others have been, and the alarm rings
    /// again.
    pub async fn carry_out(&self, section: SectionId, id: u32) -> Result<(), Problem> {
        let decision = self.store.decision(section, id).await?;
        if decision.done {
            return Ok(());
        }
        let mut failure = None;
        for game in &decision.games {
            if let Err(problem) = self.direct_game(&decision, game).await {
                tracing::error!(game = game.game.0, decision = id, %problem, "a game has not followed");
                failure = Some(problem);
            }
        }
        for notice in self.notices_of_decision(&decision).await? {
            if let Err(problem) = self.announce(notice).await {
                tracing::error!(decision = id, %problem, "a player was not told of a decision");
                failure = Some(problem);
            }
        }
        match failure {
            Some(problem) => Err(problem),
            None => Ok(self.store.decision_done(section, id).await?),
        }
    }

    /// What the games themselves do not tell: a warning or an order to the player, a letter to
    /// everybody in the section.
    async fn notices_of_decision(&self, decision: &StoredDecision) -> Result<Vec<Notice>, Problem> {
        let (section, text) = (decision.section, &decision.text);
        let to = |player: PlayerId, kind: NoticeKind| Notice { player, kind };
        if !decision.games.is_empty() {
            return Ok(Vec::new());
        }
        if let Some(player) = text.player {
            return Ok(vec![to(player, NoticeKind::Warned { section, decision: decision.id })]);
        }
        if !text.to_all {
            return Ok(Vec::new());
        }
        let title = match &text.title {
            Some(title) => title.clone(),
            None => {
                let section = self.store.section(section).await?;
                format!("{}, {}", section.event_name, section.name)
            }
        };
        let kind = NoticeKind::DirectorLetter {
            section,
            number: decision.id,
            title,
            text: text.reason.clone(),
        };
        let lines = self.store.section_results(section).await?;
        let players: BTreeSet<PlayerId> =
            lines.iter().flat_map(|line| [line.white, line.black]).collect();
        Ok(players.into_iter().map(|player| to(player, kind.clone())).collect())
    }

    /// One game. What cannot be done any more, because the game has gone on or ended since it was
    /// decided, is left out: nobody is waiting for the answer, and the log shows what was done.
    async fn direct_game(
        &self,
        decision: &StoredDecision,
        directed: &DirectedGame,
    ) -> Result<(), Problem> {
        let id = directed.game;
        let (stored, game) = self.load_game(id).await?;
        let message =
            Some(decision.text.reason.clone()).filter(|_| !decision.text.reason.is_empty());
        let change = Change { game: id, player: None, message };
        // Leave and outages that were decided before come first: they may lift a flag.
        if game.ending().is_none() {
            self.catch_up(&stored, &game).await?;
        }
        let decide = |game: &Game, now| game.direct(decision.id, &directed.directives, now);
        match self.change_game(change, decide).await {
            Ok(_) => Ok(()),
            Err(problem) if problem.is_refusal() => {
                tracing::warn!(game = id.0, decision = decision.id, %problem, "left as it is");
                Ok(())
            }
            Err(problem) => Err(problem),
        }
    }
}
