//! Claims: what they rest on, and what comes of them (`LAW-9.4.1`).
//!
//! A claim is decided at once and cannot be withdrawn. The tablebases are asked by the caller, in
//! between: [`Game::claimed_position`] says about which position, [`Game::claim`] takes the answer.

use shakmaty::Color;

use super::Decision;
use crate::{
    Claim, ClaimVerdict, Event, Game, Instant, LegalMove, MoveCode, PlayerId, Position, Refusal,
    TableAnswer, TableUnknown, TableVerdict, notation,
};

/// Most men, kings included, with which the tablebases decide (`LAW-5.1.3`, `LAW-5.2.4`) and the 50
/// moves do not (`LAW-9.3.2`).
pub const TABLE_MEN_MAX: u32 = 7;
/// Half-moves without a pawn move or capture that make the 50 moves of each player.
const FIFTY_MOVES_PLIES: u32 = 100;
/// How often a position must have stood.
const REPETITIONS: usize = 3;

/// A claim as a player sends it.
#[derive(Clone, Copy, Debug)]
pub struct ClaimRequest<'a> {
    /// Half-moves played in the position in which it is made.
    pub ply: u16,
    /// What is claimed.
    pub claim: Claim,
    /// The intended move, in any notation; none: the claim is for the present position.
    pub intended: Option<&'a str>,
}

/// What a claim rests on.
#[derive(Clone, Debug)]
pub struct ClaimFacts {
    /// The intended move.
    pub intended: Option<LegalMove>,
    /// The position that the claim is about.
    pub position: Position,
    /// After how many half-moves that position stood, itself included.
    pub repeated: Vec<u16>,
    /// Half-moves without a pawn move or capture up to it.
    pub quiet_plies: u32,
    /// Pieces and pawns in it, kings included.
    pub men: u32,
    /// What the tablebases say, from the claimer's side; none when they were not asked.
    pub tables: Option<TableAnswer>,
    /// What would come of the claim; none: the tablebases do not uphold it, and it is refused.
    pub verdict: Option<ClaimVerdict>,
}

impl Game {
    /// The plies after which the present position stood, the present one last (`LAW-9.2.2`).
    pub fn repetitions(&self) -> Vec<u16> {
        let mut plies = self.earlier(self.position());
        plies.push(self.ply());
        plies
    }

    /// Half-moves of this game since a pawn has moved or anything was captured (`LAW-9.3.2`): what
    /// lies before a start position laid down for the event is not counted.
    pub fn quiet_plies(&self) -> u32 {
        self.position().quiet_plies().min(self.ply().into())
    }

    /// Whether this side may claim something now (`LAW-9.2.1.2`): on move, the game running.
    pub fn may_claim(&self, color: Color, now: Instant) -> bool {
        self.must_run(now).is_ok() && self.must_not_wait().is_ok() && self.turn() == color
    }

    /// The position that a claim is about: what the tablebases have to be asked.
    ///
    /// # Errors
    /// Those of [`Game::claim_facts`].
    pub fn claimed_position(
        &self,
        player: PlayerId,
        request: ClaimRequest<'_>,
        now: Instant,
    ) -> Result<Position, Refusal> {
        let (_, _, position) = self.read_claim(player, request, now)?;
        Ok(position)
    }

    /// What a claim rests on and what would come of it. Changes nothing.
    ///
    /// # Errors
    /// `NotYourGame`, `StalePosition`, `UnknownPly`, `GameFinished`, `FlagFallen`, `ClaimWaits`,
    /// `NotYourTurn`, those of [`notation::read_move`], `NoSuchClaim`, `TooFewMen`, `TooManyMen`.
    pub fn claim_facts(
        &self,
        player: PlayerId,
        request: ClaimRequest<'_>,
        tables: Option<TableAnswer>,
        now: Instant,
    ) -> Result<ClaimFacts, Refusal> {
        let (color, intended, position) = self.read_claim(player, request, now)?;
        let tables = match request.claim.needs_tables() && position.has_castling_rights() {
            true => Some(Err(TableUnknown::CastlingRights)),
            false => tables.map(|answer| answer.map(|said| claimers_view(intended, said))),
        };
        let stood_at = self.ply() + u16::from(intended.is_some());
        let quiet_plies = position.quiet_plies().min(stood_at.into());
        let mut repeated = self.earlier(&position);
        repeated.push(stood_at);
        let correct = match request.claim {
            Claim::Repetition => Some(repeated.len() >= REPETITIONS),
            Claim::FiftyMoves => Some(quiet_plies >= FIFTY_MOVES_PLIES),
            Claim::TablebaseWin | Claim::TablebaseDraw => None,
        };
        let verdict = match (correct, tables) {
            (Some(true), _) => Some(ClaimVerdict::Correct),
            (Some(false), _) => {
                let opens_offer = self.check_offer(color).is_ok();
                Some(ClaimVerdict::Incorrect { opens_offer })
            }
            (None, Some(Ok(said))) => upholds(request.claim, said).then_some(ClaimVerdict::Correct),
            (None, Some(Err(unknown))) => Some(ClaimVerdict::Referred(unknown)),
            (None, None) => Some(ClaimVerdict::Referred(TableUnknown::TableMissing)),
        };
        let men = position.men();
        let intended = intended.and_then(|code| self.position().describe(code));
        Ok(ClaimFacts { intended, repeated, quiet_plies, men, tables, verdict, position })
    }

    /// Decides a claim: `LAW-9.2.1.1`, `LAW-9.2.1.2`, `LAW-9.3.1`, `LAW-9.3.2`, `LAW-5.1.3`,
    /// `LAW-5.2.4`.
    ///
    /// It is decided at once and stands (`LAW-9.4.1`). A correct one ends the game (`LAW-9.4.2`).
    /// An incorrect draw claim counts as a draw offer (`LAW-9.1.2.2`) and its intended move is made
    /// (`LAW-9.4.3`). What the tablebases do not tell waits for the tournament director, the clocks
    /// standing still (`LAW-6.10a`).
    ///
    /// # Errors
    /// Those of [`Game::claim_facts`]; `ClaimNotUpheld`.
    pub fn claim(
        &self,
        player: PlayerId,
        request: ClaimRequest<'_>,
        tables: Option<TableAnswer>,
        now: Instant,
    ) -> Result<Decision, Refusal> {
        let by = self.side_of(player)?;
        if let Some(index) = self.repeated_claim(by, request) {
            return Ok(Decision::Repeated(index));
        }
        let facts = self.claim_facts(player, request, tables, now)?;
        let verdict = facts.verdict.ok_or(Refusal::ClaimNotUpheld(request.claim))?;
        let intended = facts.intended.map(|m| m.code);
        let at = self.not_before_last(now);
        let claimed = Event::Claimed { at, by, claim: request.claim, intended, verdict };
        let mut events = vec![claimed];
        if let (ClaimVerdict::Incorrect { opens_offer }, Some(code)) = (verdict, intended) {
            events.push(Event::MovePlayed {
                at,
                code,
                draw_offered: opens_offer,
                ends: self.ending_by(code),
                conditional: false,
            });
        }
        Ok(Decision::Accepted(events))
    }

    /// Whether a claim is right, or was when it was made: for clients that say that they claim and
    /// not what. One that there cannot be here is not right.
    ///
    /// # Errors
    /// Those of [`Game::claim_facts`] that are no matter of what is claimed.
    pub fn claim_is_right(
        &self,
        player: PlayerId,
        request: ClaimRequest<'_>,
        tables: Option<TableAnswer>,
        now: Instant,
    ) -> Result<bool, Refusal> {
        let right = |event: Option<&Event>| {
            matches!(event, Some(Event::Claimed { verdict: ClaimVerdict::Correct, .. }))
        };
        match self.claim(player, request, tables, now) {
            Ok(Decision::Accepted(events)) => Ok(right(events.first())),
            Ok(Decision::Repeated(index)) => Ok(right(self.log().get(index))),
            Err(
                Refusal::NoSuchClaim
                | Refusal::TooFewMen { .. }
                | Refusal::TooManyMen { .. }
                | Refusal::ClaimNotUpheld(_),
            ) => Ok(false),
            Err(refusal) => Err(refusal),
        }
    }

    /// Refuses a ruling that means another claim than the one that went to the director last: a
    /// position can see two, the second after the first was rejected.
    ///
    /// # Errors
    /// `StalePosition`.
    pub fn must_be_claimed_at(&self, meant: Instant) -> Result<(), Refusal> {
        let referred = self.log().iter().rev().find_map(|event| match *event {
            Event::Claimed { at, verdict: ClaimVerdict::Referred(_), .. } => Some(at),
            _ => None,
        });
        let stale = Refusal::StalePosition { asked: self.ply(), played: self.ply() };
        if referred.is_none_or(|at| at == meant) { Ok(()) } else { Err(stale) }
    }

    /// The tournament director's ruling on the claim that waits: made in the position after `ply`
    /// half-moves, so that a page left open cannot rule on another one.
    ///
    /// # Errors
    /// `StalePosition`, `UnknownPly`, `GameFinished`, `NoClaimWaits`.
    pub fn rule_on_claim(&self, ply: u16, upheld: bool, now: Instant) -> Result<Decision, Refusal> {
        if let Some(Event::ClaimRuled { upheld: ruled, .. }) = self.log().last()
            && *ruled == upheld
            && ply == self.ply()
        {
            return Ok(Decision::Repeated(self.log().len() - 1));
        }
        self.must_be_present(ply)?;
        if let Some(ending) = self.ending() {
            return Err(Refusal::GameFinished { reason: ending.reason, at: ending.at });
        }
        self.referred().ok_or(Refusal::NoClaimWaits)?;
        Ok(Decision::Accepted(vec![Event::ClaimRuled { at: self.not_before_last(now), upheld }]))
    }

    /// The claimer, the intended move and the position that the claim is about.
    fn read_claim(
        &self,
        player: PlayerId,
        request: ClaimRequest<'_>,
        now: Instant,
    ) -> Result<(Color, Option<MoveCode>, Position), Refusal> {
        let color = self.side_of(player)?;
        self.must_be_on_move(color, request.ply, now)?;
        if request.intended.is_some() {
            // When the claim is wrong, the move is made.
            self.must_be_back(color, now)?;
        }
        let read = |text| notation::read_move(text, self.position());
        let intended = request.intended.map(read).transpose()?;
        let mut position = self.position().clone();
        if let Some(code) = intended {
            position.play(code);
        }
        let men = position.men();
        match request.claim {
            Claim::Repetition => {}
            _ if position.as_chess().is_none() => return Err(Refusal::NoSuchClaim),
            Claim::FiftyMoves if men <= TABLE_MEN_MAX => return Err(Refusal::TooFewMen { men }),
            Claim::FiftyMoves => {}
            _ if men > TABLE_MEN_MAX => {
                return Err(Refusal::TooManyMen { claim: request.claim, men });
            }
            Claim::TablebaseWin | Claim::TablebaseDraw => {}
        }
        Ok((color, intended, position))
    }

    /// The plies before the present one after which `position` stood already.
    fn earlier(&self, position: &Position) -> Vec<u16> {
        // Nothing stands again once a pawn has moved or something was captured.
        let first = u32::from(self.ply()).saturating_sub(position.quiet_plies());
        let mut plies = Vec::new();
        self.walk(|ply, before, _| {
            if u32::from(ply) >= first && before.is_same(position) {
                plies.push(ply);
            }
        });
        plies
    }

    /// The same claim, made before in the position that the request names (`LAW-9.4.1`).
    fn repeated_claim(&self, player: Color, request: ClaimRequest<'_>) -> Option<usize> {
        let here = self.events_by_ply().filter(|(_, played, _)| *played == request.ply);
        let mut claims = here.filter_map(|(index, _, event)| match *event {
            Event::Claimed { by, claim, intended, .. } => {
                (by == player && claim == request.claim).then_some((index, intended))
            }
            _ => None,
        });
        claims.find_map(|(index, intended)| {
            let position = self.position_at(request.ply)?;
            let asked = request.intended.map(|text| notation::read_move(text, &position));
            (asked.transpose() == Ok(intended)).then_some(index)
        })
    }
}

/// The tablebases' answer as the claimer sees it: they speak for the side to move, which after a
/// named move is the opponent.
fn claimers_view(intended: Option<MoveCode>, said: TableVerdict) -> TableVerdict {
    if intended.is_some() { said.reversed() } else { said }
}

fn upholds(claim: Claim, said: TableVerdict) -> bool {
    match claim {
        Claim::TablebaseWin => said == TableVerdict::Win,
        Claim::TablebaseDraw => said == TableVerdict::Draw,
        Claim::Repetition | Claim::FiftyMoves => false,
    }
}
