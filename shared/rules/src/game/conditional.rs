//! Conditional moves: answers that a player leaves for moves that the opponent may make.
//!
//! They are kept beside the game, hidden from the opponent, and are no part of its log until one
//! is played: then it is a move like any other, made at the same moment as the move that it
//! answers, so that it takes no time. What does not fit the move that was made is dropped.

use crate::{
    CONDITIONAL_BRANCHES_MAX, CONDITIONAL_DEPTH_MAX, ConditionalMoves, Event, Game, Instant,
    MoveCode, PlayerId, Position, Refusal, notation,
};

/// If the opponent plays this, that is the answer, and so on from there.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Branch {
    /// The opponent's move; none: any that no other branch names, if the answer is legal then.
    pub when: Option<MoveCode>,
    /// The answer.
    pub reply: MoveCode,
    /// What follows; nothing after an answer to any move, since the position is not known.
    pub then: Vec<Branch>,
}

/// A branch as a player sends it, moves in any notation.
#[derive(Clone, Debug)]
pub struct BranchRequest {
    /// The opponent's move, or none for any.
    pub when: Option<String>,
    /// The answer.
    pub reply: String,
    /// What follows.
    pub then: Vec<BranchRequest>,
}

impl Game {
    /// Checks the lines that a player leaves in the position after `ply` half-moves, in which the
    /// opponent is on move. No lines take back those that were left.
    ///
    /// # Errors
    /// `NotYourGame`, `StalePosition`, `UnknownPly`, `GameFinished`, `FlagFallen`,
    /// `ConditionalNotAllowed`, `ConditionalOnMove`, `ConditionalTooLarge`, `ConditionalTooDeep`,
    /// `ConditionalNotLinear`, `ConditionalIllegal`, `ConditionalTwice`, `ConditionalCycle`, and
    /// those of [`notation::read_move`].
    pub fn prepare(
        &self,
        player: PlayerId,
        ply: u16,
        lines: &[BranchRequest],
        now: Instant,
    ) -> Result<Vec<Branch>, Refusal> {
        let color = self.side_of(player)?;
        self.must_be_present(ply)?;
        self.must_run(now)?;
        let allowed = self.terms().conditional_moves;
        if allowed == ConditionalMoves::None {
            return Err(Refusal::ConditionalNotAllowed);
        }
        if color == self.turn() {
            return Err(Refusal::ConditionalOnMove);
        }
        let branches = count(lines);
        if branches > CONDITIONAL_BRANCHES_MAX {
            return Err(Refusal::ConditionalTooLarge { branches });
        }
        let mut line = Line { passed: vec![self.position().clone()], played: Vec::new() };
        line.read(allowed, lines)
    }

    /// The answer that `lines` hold to the move that was just played, and what is left of them;
    /// none when they are out of step or the game is over.
    pub fn prepared_reply(&self, lines: &[Branch]) -> Option<(Event, Vec<Branch>)> {
        let played = self.plies().last().filter(|_| self.is_running())?;
        let legal = |branch: &&Branch| self.position().move_of(branch.reply).is_some();
        let named = lines.iter().find(|branch| branch.when == Some(played.code));
        let any = || lines.iter().find(|branch| branch.when.is_none());
        let branch = named.or_else(any).filter(legal)?;
        let reply = Event::MovePlayed {
            at: played.at,
            code: branch.reply,
            draw_offered: false,
            ends: self.ending_by(branch.reply),
            conditional: true,
        };
        Some((reply, branch.then.clone()))
    }
}

/// Answers in all. Bounded by what one request can hold.
fn count(lines: &[BranchRequest]) -> usize {
    lines.iter().map(|branch| 1 + count(&branch.then)).sum()
}

/// The line from the game's position to the branch that is being read.
struct Line {
    /// The positions that it passes, the first and the last included.
    passed: Vec<Position>,
    /// Its moves in SAN.
    played: Vec<String>,
}

impl Line {
    fn read(
        &mut self,
        allowed: ConditionalMoves,
        requests: &[BranchRequest],
    ) -> Result<Vec<Branch>, Refusal> {
        if self.played.len() >= 2 * CONDITIONAL_DEPTH_MAX && !requests.is_empty() {
            return Err(Refusal::ConditionalTooDeep);
        }
        if allowed == ConditionalMoves::Linear && requests.len() > 1 {
            return Err(Refusal::ConditionalNotLinear);
        }
        let mut branches: Vec<Branch> = Vec::with_capacity(requests.len());
        for request in requests {
            let branch = match &request.when {
                Some(when) => self.read_branch(allowed, when, request)?,
                None => self.read_any(request)?,
            };
            if branches.iter().any(|other| other.when == branch.when) {
                let text = request.when.clone().unwrap_or_else(|| "any move".to_owned());
                return Err(Refusal::ConditionalTwice { text });
            }
            branches.push(branch);
        }
        Ok(branches)
    }

    fn read_branch(
        &mut self,
        allowed: ConditionalMoves,
        when: &str,
        request: &BranchRequest,
    ) -> Result<Branch, Refusal> {
        let depth = self.passed.len();
        let when = self.play(when)?;
        let reply = self.play(&request.reply)?;
        let then = self.read(allowed, &request.then)?;
        self.passed.truncate(depth);
        self.played.truncate(depth - 1);
        Ok(Branch { when: Some(when), reply, then })
    }

    /// An answer to any move must be possible after at least one.
    fn read_any(&self, request: &BranchRequest) -> Result<Branch, Refusal> {
        let illegal = || self.illegal(&request.reply);
        if !request.then.is_empty() {
            return Err(illegal());
        }
        let position = self.passed.last().ok_or_else(illegal)?;
        let mut found = None;
        for m in position.legal_moves() {
            match notation::read_move(&request.reply, &position.after(m)) {
                // The same text may mean two moves after two answers: it would have to be guessed.
                Ok(reply) if found.is_some_and(|other| other != reply) => return Err(illegal()),
                Ok(reply) => found = Some(reply),
                Err(Refusal::IllegalMove { .. }) => {}
                // Nor is it guessed where only one answer leaves no doubt which move is meant.
                Err(other) => return Err(other),
            }
        }
        let reply = found.ok_or_else(illegal)?;
        Ok(Branch { when: None, reply, then: Vec::new() })
    }

    /// Goes one move on.
    fn play(&mut self, text: &str) -> Result<MoveCode, Refusal> {
        let position = self.passed.last().ok_or_else(|| self.illegal(text))?;
        let code = notation::read_move(text, position).map_err(|refusal| match refusal {
            Refusal::IllegalMove { .. } => self.illegal(text),
            other => other,
        })?;
        let played = position.describe(code).ok_or_else(|| self.illegal(text))?;
        let after = position.played(code).ok_or_else(|| self.illegal(text))?;
        if self.passed.iter().any(|passed| passed.is_same(&after)) {
            return Err(Refusal::ConditionalCycle { text: played.san });
        }
        self.passed.push(after);
        self.played.push(played.san);
        Ok(code)
    }

    fn illegal(&self, text: &str) -> Refusal {
        let after = match *self.played {
            [] => "the present position".to_owned(),
            _ => self.played.join(" "),
        };
        Refusal::ConditionalIllegal { text: text.chars().take(16).collect(), after }
    }
}
