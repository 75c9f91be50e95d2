//! Carrying out what a director or an officer has decided: the decision is kept first, and every
//! game follows once, however often and by however many the work is begun.

use std::collections::BTreeSet;

use rules::{
    Case, Color, DecidedRuling, DirectedGame, Directive, Game, Outcome, PlayerId, RulingAudience,
    RulingRefusal,
};
use store::{Error, Notice, NoticeKind, SectionId, StoredCase, StoredDecision, StoredGame};

use crate::work::change_game::Change;
use crate::work::retry::{retry, unless_changed};
use crate::{App, Problem};

impl App {
    /// Keeps a decision and carries it out. `request` is the sender's key: sent again, it is the
    /// same decision.
    ///
    /// # Errors
    /// `already_undone`; `unavailable`: the decision may have been kept then, its alarm brings it to the games, and the
    /// same request again answers it.
    pub async fn decide(
        &self,
        section: SectionId,
        decided: DecidedRuling,
        request: &str,
    ) -> Result<StoredDecision, Problem> {
        let decision = self.numbered(section, decided).await?;
        let kept = match self.store.keep_decision(&decision, request).await {
            // Another request has undone it in the meantime.
            Err(Error::Conflict) => return Err(RulingRefusal::AlreadyUndone.into()),
            kept => kept?,
        };
        self.carried_out(kept).await
    }

    /// The same in one write with the appeal that is upheld by it (`TR-15`), as it was and as it is then.
    ///
    /// # Errors
    /// `changed_meanwhile`; `unavailable`, as above.
    pub async fn decide_appeal(
        &self,
        decided: DecidedRuling,
        request: &str,
        (before, after): (&StoredCase, &Case),
    ) -> Result<StoredDecision, Problem> {
        let decision = self.numbered(after.section, decided).await?;
        let kept = self.store.keep_decision_of_case(&decision, request, (before, after)).await;
        let kept = match kept {
            Err(Error::Conflict) => return Err(Problem::changed_meanwhile()),
            kept => kept?,
        };
        self.carried_out(kept).await
    }

    pub(super) async fn numbered(
        &self,
        section: SectionId,
        decided: DecidedRuling,
    ) -> Result<StoredDecision, Problem> {
        let id = self.store.next_number("decision").await?;
        // Not done even where no game changes: telling those concerned is taken up again, too.
        let DecidedRuling { ruling, games } = decided;
        Ok(StoredDecision { id, section, ruling, games, done: false })
    }

    pub(super) async fn carried_out(
        &self,
        kept: StoredDecision,
    ) -> Result<StoredDecision, Problem> {
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
        // Decisions reach a game in the order in which they were made.
        let mut earlier = self.undone(section).await?;
        earlier.retain(|earlier| earlier.id < id);
        let mut failure = None;
        if let Err(problem) = self.seat_newcomer(&decision).await {
            tracing::error!(decision = id, %problem, "a newcomer waits");
            failure = Some(problem);
        }
        for game in &decision.games {
            if let Err(problem) = self.direct_game(&decision, game, &earlier).await {
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
        self.decide_case(&decision).await?;
        match failure {
            Some(problem) => Err(problem),
            None => Ok(self.store.decision_done(section, id).await?),
        }
    }

    /// The case that a decision answers is decided by it (`LAW-14.2`).
    async fn decide_case(&self, decision: &StoredDecision) -> Result<(), Problem> {
        let Some(id) = decision.ruling.case else { return Ok(()) };
        retry(|| self.decide_case_once(id)).await
    }

    async fn decide_case_once(&self, id: u32) -> Result<Option<()>, Problem> {
        let stored = self.store.case(id).await?;
        let Outcome::Changed(decided) = stored.case.answered_by_ruling() else {
            return Ok(Some(()));
        };
        Ok(unless_changed(self.store.change_case(&stored, &decided).await)?.map(|_| ()))
    }

    /// What the games themselves do not tell: a warning or an order to the player, a position that is
    /// brought back elsewhere, a letter to its readers.
    async fn notices_of_decision(&self, decision: &StoredDecision) -> Result<Vec<Notice>, Problem> {
        let section = decision.section;
        let to = |player: PlayerId| {
            let kind = NoticeKind::Warned { section, decision: decision.id };
            Notice { player, kind }
        };
        match decision.ruling.audience(&decision.games) {
            RulingAudience::Nobody => Ok(Vec::new()),
            RulingAudience::PlayersOf(game) => {
                let players = *self.load_game(game).await?.0.players();
                Ok(players.into_iter().map(to).collect())
            }
            RulingAudience::Player(player) => Ok(vec![to(player)]),
            RulingAudience::Readers => self.letter(decision).await,
        }
    }

    async fn letter(&self, decision: &StoredDecision) -> Result<Vec<Notice>, Problem> {
        let (section, ruling) = (decision.section, &decision.ruling);
        let title = match &ruling.title {
            Some(title) => title.clone(),
            None => self.store.section(section).await?.full_name(),
        };
        let (number, text) = (decision.id, ruling.reason.clone());
        let kind = NoticeKind::DirectorLetter { section, number, title, text };
        let lines = self.store.section_results(section).await?;
        let mut players: BTreeSet<PlayerId> =
            lines.iter().flat_map(|line| [line.white, line.black]).collect();
        players.retain(|player| ruling.to_all || ruling.to.contains(player));
        Ok(players.into_iter().map(|player| Notice { player, kind: kind.clone() }).collect())
    }

    /// One game. What cannot be done any more, because the game has gone on or ended since it was
    /// decided, is left out: nobody is waiting for the answer, and the log shows what was done.
    async fn direct_game(
        &self,
        decision: &StoredDecision,
        directed: &DirectedGame,
        earlier: &[StoredDecision],
    ) -> Result<(), Problem> {
        let (stored, game) = self.load_game(directed.game).await?;
        // Leave and outages that were decided before come first: they may lift a flag.
        if game.ending().is_none() {
            self.catch_up_clocks(&stored, &game).await?;
            self.direct_each(earlier, &stored).await?;
        }
        self.direct_as_it_stands(decision, directed, &stored).await
    }

    /// Brings to one game the decisions that are kept and have not reached it. Answers whether
    /// there are any.
    pub(crate) async fn direct_behind(&self, stored: &StoredGame) -> Result<bool, Problem> {
        let undone = self.undone(stored.section).await?;
        self.direct_each(&undone, stored).await
    }

    /// Decisions of a section that have not reached all their games, in their order.
    pub(super) async fn undone(&self, section: SectionId) -> Result<Vec<StoredDecision>, Problem> {
        let mut decisions = self.store.decisions(section).await?;
        decisions.retain(|decision| !decision.done);
        Ok(decisions)
    }

    /// What these decisions do to one game. Answers whether any of them is about it.
    async fn direct_each(
        &self,
        decisions: &[StoredDecision],
        stored: &StoredGame,
    ) -> Result<bool, Problem> {
        let mut behind = false;
        for decision in decisions {
            let of_game = decision.games.iter().filter(|directed| directed.game == stored.id);
            for directed in of_game {
                self.direct_as_it_stands(decision, directed, stored).await?;
                behind = true;
            }
        }
        Ok(behind)
    }

    /// A decision counts from when it was made, however late it reaches the game.
    async fn direct_as_it_stands(
        &self,
        decision: &StoredDecision,
        directed: &DirectedGame,
        stored: &StoredGame,
    ) -> Result<(), Problem> {
        if directed.directives.is_empty() {
            return Ok(());
        }
        let (id, ruling) = (directed.game, &decision.ruling);
        let message = Some(ruling.reason.clone()).filter(|reason| !reason.is_empty());
        let change = Change { game: id, player: None, message };
        let decide = |game: &Game, _| game.direct(decision.id, &directed.directives, ruling.at);
        match self.change_game(change, decide).await {
            Ok(_) => {}
            Err(problem) if problem.is_refusal() => {
                tracing::warn!(game = id.0, decision = decision.id, %problem, "left as it is");
            }
            Err(problem) => return Err(problem),
        }
        // Leave was entered while the game was over: it follows the books again, also where a run
        // has died between the two.
        if directed.directives.contains(&Directive::Reinstated) {
            for color in Color::ALL {
                self.follow_book(stored, color).await?;
            }
            self.follow_newcomers(stored).await?;
        }
        Ok(())
    }
}
