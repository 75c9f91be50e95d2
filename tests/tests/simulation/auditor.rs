//! The auditor: a small model of one game, apart from `rules`, that predicts what the server answers.
//!
//! It knows chess from shakmaty, and the clock, the offers and the order of the checks from the
//! Laws: LAW-1.1, LAW-4.3, LAW-5.1, LAW-5.2, LAW-6.3, LAW-6.7, LAW-9.1.2.1.

use shakmaty::uci::UciMove;
use shakmaty::{CastlingMode, Chess, Color, Position, fen::Fen};
use tests::DAY;

/// How a game ended: half points, reason, article and Unix seconds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Ended {
    pub(crate) halves: (u8, u8),
    pub(crate) reason: &'static str,
    pub(crate) rule: &'static str,
    pub(crate) by: Option<Color>,
    pub(crate) at: i64,
}

/// What somebody asks.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Asked {
    Move { ply: usize, uci: String, offer: bool },
    Accept,
    Decline,
    Resign,
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
    position: Chess,
    pub(crate) moves: Vec<Played>,
    first: Color,
    /// Days charged and moves made, White's first.
    days: [i64; 2],
    made: [i64; 2],
    since: i64,
    offers: [bool; 2],
    last_declined: Option<Color>,
    pub(crate) ended: Option<Ended>,
    /// Everything in the log.
    pub(crate) events: usize,
}

fn index(color: Color) -> usize {
    usize::from(color.is_black())
}

/// Days charged for so many whole days on one move: those beyond the 20th twice.
fn charge(days: i64) -> i64 {
    days + (days - 20).max(0)
}

impl Audited {
    /// A game that starts now; an empty `fen` is the usual position.
    pub(crate) fn new(fen: &str, now: i64) -> Audited {
        let position = match fen {
            "" => Chess::default(),
            fen => {
                let fen: Fen = fen.parse().expect("a FEN");
                fen.into_position(CastlingMode::Standard).expect("a legal position")
            }
        };
        Audited {
            first: position.turn(),
            position,
            moves: Vec::new(),
            days: [0; 2],
            made: [0; 2],
            since: now,
            offers: [false; 2],
            last_declined: None,
            ended: None,
            events: 0,
        }
    }

    pub(crate) fn turn(&self) -> Color {
        self.position.turn()
    }

    /// Every legal move in UCI.
    pub(crate) fn legal(&self) -> Vec<String> {
        let moves = self.position.legal_moves();
        moves.iter().map(|m| UciMove::from_standard(*m).to_string()).collect()
    }

    /// Who made the half-move with this index.
    pub(crate) fn mover(&self, ply: usize) -> Color {
        if ply.is_multiple_of(2) { self.first } else { !self.first }
    }

    /// When the flag falls: day by day, until the charge is more than what is left.
    pub(crate) fn deadline(&self) -> i64 {
        let own = index(self.turn());
        let left = 50 * (self.made[own] / 10 + 1) - self.days[own];
        let day = (0..).find(|day| charge(*day) > left).expect("a day");
        self.since + day * DAY
    }

    /// The answer's verdict, and what becomes of the game.
    pub(crate) fn ask(&mut self, by: Option<Color>, asked: &Asked, now: i64) -> String {
        let Some(by) = by else { return "403 not_your_game LAW-1.1".to_owned() };
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
        if self.repeats(by, asked) {
            return None;
        }
        if let Asked::Move { ply, .. } = asked {
            let answered = *ply < self.moves.len();
            if answered && self.mover(*ply) == by && ply + 1 == self.moves.len() {
                return Some("409 already_moved LAW-4.3".to_owned());
            } else if answered {
                return Some("409 stale_position LAW-4.3".to_owned());
            } else if *ply > self.moves.len() {
                return Some("409 unknown_ply LAW-1.1".to_owned());
            }
        }
        if let Some(ended) = self.ended {
            return Some(format!("409 game_finished {}", ended.rule));
        } else if now >= self.deadline() {
            return Some("409 flag_fallen LAW-6.7".to_owned());
        }
        match asked {
            Asked::Move { .. } if by != self.turn() => Some("409 not_your_turn LAW-1.1"),
            Asked::Move { uci, .. } if !self.legal().contains(uci) => {
                Some("422 illegal_move LAW-3.10.2")
            }
            Asked::Accept | Asked::Decline if !self.offers[index(!by)] => {
                Some("409 no_draw_offer LAW-9.1.2.1")
            }
            Asked::Accept if self.moves.len() < 2 => Some("409 draw_too_early LAW-5.2.3"),
            _ => None,
        }
        .map(str::to_owned)
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
            Asked::Decline => self.ended.is_none() && self.last_declined == Some(by),
        }
    }

    fn carry_out(&mut self, by: Color, asked: &Asked, now: i64) {
        if self.repeats(by, asked) {
            return;
        }
        self.events += 1;
        self.last_declined = None;
        match asked {
            Asked::Move { uci, offer, .. } => self.make_move(by, uci, *offer, now),
            Asked::Accept => self.end((1, 1), "agreement", "LAW-5.2.3", Some(by), now),
            Asked::Decline => {
                self.offers[index(!by)] = false;
                self.last_declined = Some(by);
            }
            Asked::Resign => {
                self.end(lost_by(by), "resignation", "LAW-5.1.2", Some(by), now);
            }
        }
    }

    fn make_move(&mut self, by: Color, uci: &str, offer: bool, now: i64) {
        let parsed: UciMove = uci.parse().expect("UCI");
        let m = parsed.to_move(&self.position).expect("a legal move");
        self.position = self.position.clone().play(m).expect("a legal move");
        self.moves.push(Played { uci: uci.to_owned(), offer, at: now });
        self.days[index(by)] += charge((now - self.since) / DAY);
        self.made[index(by)] += 1;
        self.since = now;
        self.offers[index(by)] |= offer;
        if self.position.is_checkmate() {
            self.end(lost_by(!by), "checkmate", "LAW-5.1.1", Some(by), now);
        } else if self.position.is_stalemate() {
            self.end((1, 1), "stalemate", "LAW-5.2.1", None, now);
        } else if self.position.is_insufficient_material() {
            self.end((1, 1), "dead_position", "LAW-5.2.2", None, now);
        }
    }

    /// A schedule looks: the flag fell at the deadline, not when it is seen.
    pub(crate) fn sweep(&mut self, now: i64) {
        let deadline = self.deadline();
        if self.ended.is_none() && now >= deadline {
            let by = self.turn();
            let drawn = self.position.has_insufficient_material(!by);
            let halves = if drawn { (1, 1) } else { lost_by(by) };
            self.events += 1;
            self.end(halves, "time_forfeiture", "LAW-6.7", Some(by), deadline);
        }
    }

    fn end(
        &mut self,
        halves: (u8, u8),
        reason: &'static str,
        rule: &'static str,
        by: Option<Color>,
        at: i64,
    ) {
        self.ended = Some(Ended { halves, reason, rule, by, at });
    }
}

fn lost_by(color: Color) -> (u8, u8) {
    color.fold_wb((0, 2), (2, 0))
}
