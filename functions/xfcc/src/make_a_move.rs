//! A move, and whatever else is done in a game, decided as for the page.
//!
//! Of flags that are sent together the one that does most counts, and the rest is left: resigning,
//! then accepting a draw, then claiming one, then the move with its offer. Clients send the last
//! move of the game, its number and its comment along with all of them, whoever made it; so those
//! are read only where a move is sent, and a message travels with a move only.

use app::{App, Change, Problem, SignedIn};
use rules::{
    Claim, ClaimRequest, Color, Decision, Game, GameId, Instant, MoveRequest, Reason, Refusal,
};

use crate::outcome::{Outcome, told};
use crate::request::Call;
use crate::sign_in::signed_in;
use crate::xml::Fault;

/// What a client may mean by claiming a draw, in the order in which it is tried.
const DRAW_CLAIMS: [Claim; 3] = [Claim::Repetition, Claim::FiftyMoves, Claim::TablebaseDraw];

/// Does what was asked and says what became of it.
///
/// # Errors
/// A fault for a flag that is neither true nor false: nothing is done then.
pub(crate) async fn make_a_move(app: &App, call: &Call) -> Result<Outcome, Fault> {
    let asked = Asked {
        resign: call.flag("resign")?,
        accept_draw: call.flag("acceptDraw")?,
        offer_draw: call.flag("offerDraw")?,
        claim_draw: call.flag("claimDraw")?,
        number: call.number("movecount"),
        text: call.text("myMove"),
        message: call.text("myMessage"),
    };
    let outcome = async {
        let me = signed_in(app, call).await?;
        let game = call.number("gameId").and_then(|id| u32::try_from(id).ok());
        asked.act(app, &me, game.map(GameId).ok_or(Outcome::InvalidGameId)?).await
    };
    Ok(outcome.await.err().unwrap_or(Outcome::Success))
}

/// What is asked of a game.
struct Asked<'a> {
    resign: bool,
    accept_draw: bool,
    offer_draw: bool,
    claim_draw: bool,
    number: Option<i32>,
    text: &'a str,
    message: &'a str,
}

impl Asked<'_> {
    async fn act(&self, app: &App, me: &SignedIn, id: GameId) -> Result<(), Outcome> {
        let player = me.player;
        if self.resign {
            change(app, me, id, "", |game, now| game.resign(player, now)).await
        } else if self.accept_draw {
            change(app, me, id, "", |game, now| game.accept_draw(player, None, now)).await
        } else if self.claim_draw {
            self.claim(app, me, id).await
        } else {
            self.play(app, me, id).await
        }
    }

    async fn play(&self, app: &App, me: &SignedIn, id: GameId) -> Result<(), Outcome> {
        change(app, me, id, self.message, |game, now| {
            let color = game.side_of(me.player)?;
            let ply = self.number.and_then(|number| ply_of(game, color, number));
            // What is no number is the number of no move yet.
            let ply = ply.unwrap_or(u16::MAX);
            let request = MoveRequest { ply, text: self.text, offer_draw: self.offer_draw };
            game.play(me.player, request, now)
        })
        .await
    }

    /// Claims the draw that can be claimed: for the position on the board, else for the one after
    /// the move that was sent, which is not made. Where there is none nothing changes: a wrong claim
    /// would count as an offer, and nobody has said which claim it is.
    async fn claim(&self, app: &App, me: &SignedIn, id: GameId) -> Result<(), Outcome> {
        let (_, game) = app.load_game(id).await?;
        let color = game.side_of(me.player).map_err(Problem::from)?;
        let now = app.clock.now();
        self.check_number(&game, color)?;
        if is_claimed(&game, color) {
            return Ok(());
        }
        let last = game.last_move().is_some_and(|last| last.san == self.text);
        let intended = Some(self.text).filter(|text| !text.is_empty() && !last);
        for intended in [None].into_iter().chain(intended.map(Some)) {
            for claim in DRAW_CLAIMS {
                let request = ClaimRequest { ply: game.ply(), claim, intended };
                if is_right(app, &game, me, request, now).await? {
                    app.make_claim(id, &game, me.player, request).await?;
                    return Ok(());
                }
            }
        }
        Err(Outcome::FeatureUnavailable)
    }

    /// A claim names the move to be made, or the last one that was.
    fn check_number(&self, game: &Game, me: Color) -> Result<(), Outcome> {
        let next = game.ply();
        let asked = self.number.and_then(|number| ply_of(game, me, number));
        let near = asked.is_some() && [Some(next), next.checked_sub(2)].contains(&asked);
        if near || game.turn() != me { Ok(()) } else { Err(Outcome::InvalidMoveNumber) }
    }
}

/// Whether a claim is right, asked of the tables where they decide.
async fn is_right(
    app: &App,
    game: &Game,
    me: &SignedIn,
    request: ClaimRequest<'_>,
    now: Instant,
) -> Result<bool, Outcome> {
    let tables = match app.ask_tables(game, me.player, request, now).await {
        Ok(tables) => tables,
        // Repetition comes first: whoever may not claim at all has been told so.
        Err(problem) if problem.is_refusal() => return Ok(false),
        Err(problem) => return Err(problem.into()),
    };
    let color = game.side_of(me.player).map_err(Problem::from)?;
    let right = game.claim_is_right(me.player, request, tables, now);
    right.map_err(|refusal| Problem::from(told(refusal, game, color)).into())
}

/// Whether a claim of this side has ended the game: sent again, it is answered like the first time.
fn is_claimed(game: &Game, me: Color) -> bool {
    let drawn = |reason| {
        matches!(
            reason,
            Reason::Repetition { .. } | Reason::FiftyMoves { .. } | Reason::TablebaseDraw
        )
    };
    game.ending().is_some_and(|ending| ending.by == Some(me) && drawn(ending.reason))
}

/// Changes a game as its player asks.
async fn change(
    app: &App,
    me: &SignedIn,
    id: GameId,
    message: &str,
    decide: impl Fn(&Game, Instant) -> Result<Decision, Refusal>,
) -> Result<(), Outcome> {
    let message = Some(message.to_owned()).filter(|message| !message.is_empty());
    let change = Change { game: id, player: Some(me.player), message };
    let decide = |game: &Game, now| {
        let color = game.side_of(me.player)?;
        decide(game, now).map_err(|refusal| told(refusal, game, color))
    };
    app.change_game(change, decide).await?;
    Ok(())
}

/// Half-moves played before this side's move with a number, counted as the game's moves are: from
/// the number of its start position.
fn ply_of(game: &Game, color: Color, number: i32) -> Option<u16> {
    let start = game.terms().start_position();
    let half = |color: Color| color.fold_wb(0, 1);
    let moves = i64::from(number) - i64::from(start.move_number());
    u16::try_from(2 * moves + half(color) - half(start.turn())).ok()
}
