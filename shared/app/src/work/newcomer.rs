//! Somebody plays in the place of a player who has not begun: the ruling is kept in one write with both entries, and the
//! start list and the games follow, however often and by however many the work is begun (`TR-8.1`).

use rules::tournament::{MadeNewcomer, NewcomerRefusal, SectionId};
use rules::{Directive, Game, PlayerId};
use store::{EventAct, EventActKind, StoredDecision, StoredEvent, StoredGame, StoredWithdrawal};

use crate::work::change_game::Change;
use crate::work::retry::unless_changed;
use crate::{App, Problem};

impl App {
    /// Lets somebody play, `request` being the key under which that is kept once. None when somebody else has changed
    /// the event meanwhile.
    ///
    /// # Errors
    /// `replaced_already`; `unavailable`: it may have been kept then, and its alarm brings it to the games.
    pub async fn let_play(
        &self,
        (event, section): (&StoredEvent, SectionId),
        made: MadeNewcomer,
        (request, reason): (&str, &str),
    ) -> Result<Option<()>, Problem> {
        let ruling = &made.ruling.ruling;
        let newcomer = ruling.newcomer;
        let act = EventAct {
            player: ruling.player,
            named: ruling.newcomer.into_iter().collect(),
            reason: Some(reason.to_owned()),
            ..EventAct::new(ruling.at, ruling.by, EventActKind::ReplacedBeforePlay)
        };
        let decision = self.numbered(section, made.ruling).await?;
        let beside = (event, &made.entries[..], &act);
        let kept = self.store.keep_decision_of_entries(&decision, request, beside).await;
        match unless_changed(kept)? {
            // Somebody else was quicker, with another newcomer.
            Some(kept) if kept.ruling.newcomer != newcomer => {
                Err(NewcomerRefusal::ReplacedAlready.into())
            }
            Some(kept) => self.carried_out(kept).await.map(|_| Some(())),
            None => Ok(None),
        }
    }

    /// The start list of a section in which somebody plays in another player's place by this decision.
    pub(super) async fn seat_newcomer(&self, decision: &StoredDecision) -> Result<(), Problem> {
        let ruling = &decision.ruling;
        let Some((newcomer, replaced)) = ruling.newcomer.zip(ruling.player) else { return Ok(()) };
        let section = self.store.section(decision.section).await?;
        let Some(id) = section.event else { return Ok(()) };
        let event = self.store.event(id).await?;
        self.seat_in_place(&event, &section, replaced, (newcomer, ruling.at, true)).await
    }

    /// Brings to an end what was begun for newcomers in a section.
    ///
    /// # Errors
    /// `unavailable`; a game that could not be changed.
    pub async fn settle_newcomers(&self, section: SectionId) -> Result<(), Problem> {
        let behind = self.undone(section).await?;
        for decision in behind.iter().filter(|it| it.ruling.newcomer.is_some()) {
            self.carry_out(section, decision.id).await?;
        }
        Ok(())
    }

    /// A game that was over when its player was replaced, and goes on again, is the newcomer's.
    pub(super) async fn follow_newcomers(&self, stored: &StoredGame) -> Result<(), Problem> {
        let mut kept = self.store.decisions(stored.section).await?;
        kept.retain(|decision| decision.ruling.newcomer.is_some());
        if kept.is_empty() {
            return Ok(());
        }
        let mut game = self.load_game(stored.id).await?.1;
        if game.ending().is_some() {
            return Ok(());
        }
        for decision in kept {
            let both = decision.ruling.newcomer.zip(decision.ruling.player);
            let Some((player, replaced)) = both else { continue };
            let Some(by) = game.color_of(replaced) else { continue };
            let sits = [Directive::Replaced { by, player, from: game.terms().starts_at }];
            let change = Change { game: stored.id, player: None, message: None };
            let seat = |game: &Game, now| game.direct(decision.id, &sits, now);
            game = self.change_game(change, seat).await?.game;
        }
        Ok(())
    }

    /// Whether a withdrawal of a player is decided, and has not reached everything yet.
    ///
    /// # Errors
    /// `unavailable`.
    pub async fn leaves(&self, player: PlayerId) -> Result<bool, Problem> {
        let withdrawals = self.store.withdrawals_of(player).await?;
        let is_decided = |it: &StoredWithdrawal| it.withdrawal.follow_up().is_some();
        Ok(withdrawals.iter().any(|it| is_decided(it) && !it.is_settled()))
    }
}
