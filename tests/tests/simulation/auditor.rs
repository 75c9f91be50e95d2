//! The auditor: a small model of one game, apart from `rules`, that predicts what the server answers.
//!
//! It knows the pieces from its board, the clocks from its purses, and offers, claims, conditional
//! moves and the order of the checks from the Laws: LAW-1.1, LAW-4.3, LAW-5.1, LAW-5.2, LAW-6.3,
//! LAW-6.7, LAW-6.10a, LAW-9.1.2.1, LAW-9.1.2.2, LAW-9.2, LAW-9.3, LAW-9.4, LAW-10.1. Time is in `running.rs`.

use rules::{TimeControl, Variant};
use shakmaty::Color;

use crate::asked::{Asked, Line};
use crate::board::{Board, lost_by};
use crate::book::day_of;
use crate::clocks::{Purse, Stops};
use crate::directed::Stopped;

/// How often one side can start a count on one turn.
const STARTS_A_TURN_MAX: usize = 5;

/// How a game ended: half points, reason, article and Unix seconds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Ended {
    pub(crate) halves: (u8, u8),
    pub(crate) reason: &'static str,
    pub(crate) rule: &'static str,
    pub(crate) by: Option<Color>,
    pub(crate) at: i64,
}

/// The event that was last, as far as a repeated request asks for it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Last {
    Declined(Color),
    Ruled(bool),
    Other,
}

/// A claim that stands in the log.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Claimed {
    by: Color,
    ply: usize,
    claim: &'static str,
    intended: Option<String>,
    pub(crate) at: i64,
}

/// A half-move that stands.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Played {
    pub(crate) uci: String,
    pub(crate) offer: bool,
    pub(crate) at: i64,
}

/// One game as the auditor sees it.
#[derive(Clone, Debug)]
pub(crate) struct Audited {
    pub(crate) board: Board,
    /// What makes each position of the game the same as another, the first one included.
    keys: Vec<String>,
    pub(crate) moves: Vec<Played>,
    first: Color,
    /// What each side has left and has used, and when its clock stands still, White's first.
    pub(crate) purses: [Purse; 2],
    pub(crate) stops: [Stops; 2],
    /// When the clocks are started.
    pub(crate) starts_at: i64,
    pub(crate) since: i64,
    /// Whether silence loses, and whether it does not in this turn.
    pub(crate) silence: bool,
    pub(crate) announced: bool,
    /// When an official has last set a clock, and every such time: after how many half-moves, whose,
    /// and the days.
    pub(crate) adjusted_at: i64,
    pub(crate) adjusted: Vec<(usize, Color, i64)>,
    /// Whether the opponent has to claim a flag, and when one fell that waits for that.
    pub(crate) claimed: bool,
    pub(crate) flagged: Option<i64>,
    /// What was moved from the bank: in which turn, what had been moved before, and how much more.
    pub(crate) refills: Vec<(usize, i64, i64)>,
    /// That an official has stopped the game.
    pub(crate) stopped: Option<Stopped>,
    pub(crate) offers: [bool; 2],
    /// Each side's conditional moves that wait.
    pub(crate) lines: [Vec<Line>; 2],
    claims: Vec<Claimed>,
    /// The claim that waits for the director.
    pub(crate) waiting: Option<Claimed>,
    /// Counts started on this turn, and all that were started or stopped: after how many half-moves.
    starts: usize,
    counts: Vec<(usize, bool)>,
    pub(crate) last: Last,
    pub(crate) ended: Option<Ended>,
    /// Everything in the log.
    pub(crate) events: usize,
}

pub(crate) fn index(color: Color) -> usize {
    usize::from(color.is_black())
}

impl Audited {
    /// A game that starts now; an empty `fen` is the usual position.
    pub(crate) fn new(variant: Variant, fen: &str, now: i64) -> Audited {
        let board = Board::new(variant, fen);
        Audited {
            first: board.turn(),
            keys: vec![board.key()],
            board,
            moves: Vec::new(),
            purses: [(); 2].map(|()| Purse::new(TimeControl::STANDARD)),
            stops: Default::default(),
            starts_at: now,
            since: now,
            silence: false,
            announced: false,
            adjusted_at: i64::MIN,
            adjusted: Vec::new(),
            claimed: false,
            flagged: None,
            refills: Vec::new(),
            stopped: None,
            offers: [false; 2],
            lines: [Vec::new(), Vec::new()],
            claims: Vec::new(),
            waiting: None,
            starts: 0,
            counts: Vec::new(),
            last: Last::Other,
            ended: None,
            events: 0,
        }
    }

    pub(crate) fn turn(&self) -> Color {
        self.board.turn()
    }

    /// Every legal move in UCI.
    pub(crate) fn legal(&self) -> Vec<String> {
        self.board.legal()
    }

    /// The moves that the side which waits has an answer for.
    pub(crate) fn expected(&self) -> Vec<&String> {
        self.lines[index(!self.turn())].iter().filter_map(|line| line.when.as_ref()).collect()
    }

    /// Whether a claim waits for the director.
    pub(crate) fn waits(&self) -> bool {
        self.waiting.is_some()
    }

    /// Who made the half-move with this index.
    pub(crate) fn mover(&self, ply: usize) -> Color {
        if ply.is_multiple_of(2) { self.first } else { !self.first }
    }

    /// The answer's verdict, and what becomes of the game.
    pub(crate) fn ask(&mut self, by: Option<Color>, asked: &Asked, now: i64) -> String {
        if let Asked::Rule { ply, upheld } = asked {
            return self.rule(*ply, *upheld, now);
        }
        let Some(by) = by else { return "403 not_your_game LAW-1.1".to_owned() };
        if *asked == Asked::ClaimTime {
            return self.claim_time(by, now);
        }
        match self.refuse(by, asked, now) {
            Some(refusal) => refusal,
            None => {
                self.carry_out(by, asked, now);
                "200".to_owned()
            }
        }
    }

    /// Why not; a request that was already carried out is not refused.
    fn refuse(&self, by: Color, asked: &Asked, now: i64) -> Option<String> {
        if *asked != Asked::Decline && self.repeats(by, asked) {
            return None;
        }
        if let Some(ply) = asked.ply() {
            let answered = ply < self.moves.len();
            let mine = matches!(asked, Asked::Move { .. }) && self.mover(ply) == by;
            if answered && mine && ply + 1 == self.moves.len() {
                return Some("409 already_moved LAW-4.3".to_owned());
            } else if answered {
                return Some("409 stale_position LAW-4.3".to_owned());
            } else if ply > self.moves.len() {
                return Some("409 unknown_ply LAW-1.1".to_owned());
            }
        }
        if let Some(over) = self.over(now) {
            return Some(over);
        }
        let moves = matches!(
            asked,
            Asked::Move { .. } | Asked::Claim { .. } | Asked::Count { .. } | Asked::Refill { .. }
        );
        if moves && self.waits() {
            return Some("409 claim_waits LAW-6.10a".to_owned());
        } else if let Some(stopped) = self.stopped.filter(|_| moves) {
            return Some(stopped.verdict().to_owned());
        } else if moves && by != self.turn() {
            return Some("409 not_your_turn LAW-1.1".to_owned());
        }
        let plays = match asked {
            Asked::Move { .. } => true,
            Asked::Claim { intended, .. } => intended.is_some(),
            _ => false,
        };
        if plays && self.stops[index(by)].days.contains(&day_of(now)) {
            return Some("409 on_leave LAW-10.1".to_owned());
        }
        self.refuse_now(by, asked, now).map(str::to_owned)
    }

    /// Why not in this position.
    fn refuse_now(&self, by: Color, asked: &Asked, now: i64) -> Option<&'static str> {
        let illegal = Some("422 illegal_move LAW-3.10.2");
        match asked {
            Asked::Move { uci, .. } if !self.legal().contains(uci) => illegal,
            Asked::Decline if self.repeats(by, asked) => None,
            Asked::Accept | Asked::Decline if !self.offers[index(!by)] => {
                Some("409 no_draw_offer LAW-9.1.2.1")
            }
            Asked::Accept if self.moves.len() < 2 => Some("409 draw_too_early LAW-5.2.3"),
            Asked::Claim { claim, intended, .. } => {
                let Some(board) = self.claimed(intended.as_deref()) else { return illegal };
                let tables = claim.starts_with("tablebase");
                match board.chess_facts() {
                    _ if *claim == "repetition" => None,
                    None => Some("409 no_such_claim MAK-DEFAULT"),
                    Some((_, men)) if tables && men > 7 => Some(match *claim {
                        "tablebase_win" => "409 too_many_men LAW-5.1.3",
                        _ => "409 too_many_men LAW-5.2.4",
                    }),
                    Some((_, men)) if !tables && men <= 7 => Some("409 too_few_men LAW-9.3.2"),
                    Some(_) => None,
                }
            }
            Asked::Count { starts, .. } => match (self.board.counted(*starts), starts) {
                (Some(_), true) if self.starts < STARTS_A_TURN_MAX => None,
                (Some(_), false) => None,
                (None, false) if self.board.is_makruk() => {
                    Some("409 count_not_yours MAK-COUNT-BOARD")
                }
                _ => Some("409 count_not_allowed MAK-COUNT-BOARD"),
            },
            Asked::Refill { seconds, .. } => self.refuse_refill(*seconds, now),
            Asked::Leave { .. } if by == self.turn() => Some("409 conditional_on_move LAW-1.1"),
            _ => None,
        }
    }

    /// The position that a claim is about; none when its move is not legal.
    fn claimed(&self, intended: Option<&str>) -> Option<Board> {
        intended.map_or_else(|| Some(self.board.clone()), |uci| self.board.played(uci))
    }

    /// Whether this is already in the log.
    fn repeats(&self, by: Color, asked: &Asked) -> bool {
        let ended = |reason| self.ended.is_some_and(|e| e.reason == reason && e.by == Some(by));
        match asked {
            Asked::Move { ply, uci, offer } => {
                let same = |played: &Played| played.uci == *uci && played.offer == *offer;
                self.mover(*ply) == by && self.moves.get(*ply).is_some_and(same)
            }
            Asked::Accept => ended("agreement"),
            Asked::Resign => ended("resignation"),
            Asked::Decline => self.ended.is_none() && self.last == Last::Declined(by),
            Asked::Claim { ply, claim, intended } => self.claims.iter().any(|made| {
                (made.by, made.ply, made.claim) == (by, *ply, *claim) && made.intended == *intended
            }),
            Asked::Count { ply, starts } => {
                let last = self.counts.iter().rfind(|count| count.0 == *ply);
                self.mover(*ply) == by && last.is_some_and(|count| count.1 == *starts)
            }
            Asked::Refill { ply, refilled, .. } => {
                let before = |refill: &(usize, i64, i64)| (refill.0, refill.1) == (*ply, *refilled);
                self.mover(*ply) == by && self.refills.iter().any(before)
            }
            Asked::Leave { .. } | Asked::Rule { .. } | Asked::ClaimTime => false,
        }
    }

    fn carry_out(&mut self, by: Color, asked: &Asked, now: i64) {
        if self.repeats(by, asked) {
            return;
        }
        if let Asked::Leave { lines, .. } = asked {
            self.lines[index(by)].clone_from(lines);
            return;
        }
        self.events += 1;
        self.last = Last::Other;
        match asked {
            Asked::Move { uci, offer, .. } => self.move_and_answer(by, uci, *offer, now),
            Asked::Accept => self.end((1, 1), "agreement", "LAW-5.2.3", Some(by), now),
            Asked::Decline => {
                self.offers[index(!by)] = false;
                self.last = Last::Declined(by);
            }
            Asked::Resign => {
                self.end(lost_by(by), "resignation", "LAW-5.1.2", Some(by), now);
            }
            Asked::Claim { claim, intended, .. } => self.claim(by, claim, intended.clone(), now),
            Asked::Count { starts, .. } => self.count(by, *starts, now),
            Asked::Refill { seconds, .. } => {
                let (ply, most) = (self.moves.len(), self.refillable(now).expect("a bank"));
                self.refills.push((ply, self.refilled(ply), seconds.unwrap_or(most)));
            }
            Asked::Leave { .. } | Asked::Rule { .. } | Asked::ClaimTime => {}
        }
    }

    /// LAW-9.4: right it ends the game, wrong it is an offer and its move is made; of endgames this
    /// server knows nothing, and the director rules.
    fn claim(&mut self, by: Color, claim: &'static str, intended: Option<String>, now: i64) {
        let ply = self.moves.len();
        let made = Claimed { by, ply, claim, intended: intended.clone(), at: now };
        self.claims.push(made.clone());
        let board = self.claimed(intended.as_deref()).expect("a legal move");
        let (quiet, _) = board.chess_facts().unwrap_or_default();
        let key = board.key();
        // Without a move the present position is one of those that stood.
        let stood = self.keys.iter().filter(|stood| **stood == key).count();
        let stood = stood + usize::from(intended.is_some());
        match claim {
            "repetition" if stood >= 3 => {
                let rule = if intended.is_some() { "LAW-9.2.1.1" } else { "LAW-9.2.1.2" };
                self.end((1, 1), "repetition", rule, Some(by), now);
            }
            "fifty_moves" if quiet >= 100 => {
                let rule = if intended.is_some() { "LAW-9.3.1" } else { "LAW-9.3.2" };
                self.end((1, 1), "fifty_moves", rule, Some(by), now);
            }
            "repetition" | "fifty_moves" => {
                self.offers[index(by)] = true;
                if let Some(uci) = intended {
                    self.events += 1;
                    self.move_and_answer(by, &uci, true, now);
                }
            }
            _ => self.waiting = Some(made),
        }
    }

    /// MAK-COUNT-BOARD, MAK-COUNT-PIECES.
    fn count(&mut self, by: Color, starts: bool, now: i64) {
        self.board = self.board.counted(starts).expect("a count");
        self.starts += usize::from(starts);
        self.counts.push((self.moves.len(), starts));
        if let Some((halves, reason, rule, _)) = self.board.end(by).filter(|_| starts) {
            self.end(halves, reason, rule, Some(by), now);
        }
    }

    /// LAW-6.10a: the director rules.
    fn rule(&mut self, ply: usize, upheld: bool, now: i64) -> String {
        if self.last == Last::Ruled(upheld) && ply == self.moves.len() {
            return "200".to_owned();
        }
        if ply != self.moves.len() {
            let future = ply > self.moves.len();
            let code = if future { "unknown_ply LAW-1.1" } else { "stale_position LAW-4.3" };
            return format!("409 {code}");
        }
        if let Some(ended) = self.ended {
            return format!("409 game_finished {}", ended.rule);
        }
        let Some(claim) = self.waiting.clone() else {
            return "409 no_claim_waits".to_owned();
        };
        self.events += 1;
        self.last = Last::Ruled(upheld);
        self.waiting = None;
        match claim.claim {
            _ if !upheld => self.stood((claim.at, now)),
            "tablebase_win" => {
                let by = claim.by;
                self.end(lost_by(!by), "tablebase_win", "LAW-5.1.3", Some(by), now);
            }
            _ => self.end((1, 1), "tablebase_draw", "LAW-5.2.4", Some(claim.by), now),
        }
        "200".to_owned()
    }

    /// A move, and the answer that was left for it.
    fn move_and_answer(&mut self, by: Color, uci: &str, offer: bool, now: i64) {
        self.make_move(by, uci, offer, now);
        let lines = std::mem::take(&mut self.lines[index(!by)]);
        if self.ended.is_some() {
            return;
        }
        let named = lines.iter().find(|line| line.when.as_deref() == Some(uci));
        let line = named.or_else(|| lines.iter().find(|line| line.when.is_none()));
        let Some(line) = line.filter(|line| self.legal().contains(&line.reply)) else { return };
        self.events += 1;
        self.make_move(!by, &line.reply, false, now);
        if self.ended.is_none() {
            self.lines[index(!by)].clone_from(&line.then);
        }
    }

    fn make_move(&mut self, by: Color, uci: &str, offer: bool, now: i64) {
        self.board = self.board.played(uci).expect("a legal move");
        self.keys.push(self.board.key());
        let (own, refilled) = (index(by), self.refilled(self.moves.len()));
        self.moves.push(Played { uci: uci.to_owned(), offer, at: now });
        self.purses[own].make(self.stops[own].spent(self.since, now), refilled);
        (self.since, self.starts, self.announced) = (now.max(self.starts_at), 0, false);
        self.offers[index(by)] |= offer;
        if let Some((halves, reason, rule, brought_by)) = self.board.end(by) {
            self.end(halves, reason, rule, brought_by, now);
        }
    }

    pub(crate) fn end(
        &mut self,
        halves: (u8, u8),
        reason: &'static str,
        rule: &'static str,
        by: Option<Color>,
        at: i64,
    ) {
        // What stood still is charged to nobody, should the game go on.
        let stopped = self.stopped.map(|stopped| stopped.since);
        let waiting = self.waiting.as_ref().map(|claim| claim.at);
        if let Some(since) = stopped.or(waiting).or(self.flagged) {
            self.stood((since, at));
        }
        self.ended = Some(Ended { halves, reason, rule, by, at });
        self.lines = [Vec::new(), Vec::new()];
        self.waiting = None;
        self.stopped = None;
        self.flagged = None;
    }
}
