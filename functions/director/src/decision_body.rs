//! A decision as it is asked for: which members each kind has, and the measure that they make.

use app::{Problem, text_of};
use rules::{Breach, Directive, Game, GameId, HalfPoints, Instant, Measure, PlayerId, RulingKind};
use serde::{Deserialize, Serialize};
use store::{DecisionText, DirectedGame, RestoredPosition, StoredDecision};
use utoipa::ToSchema;

use crate::desk::{Desk, invalid};

/// Characters of a title.
const TITLE_CHARACTERS_MAX: usize = 120;
/// Characters of a position.
const POSITION_CHARACTERS_MAX: usize = 120;
/// Characters of a rule's name.
const RULE_CHARACTERS_MAX: usize = 64;
/// How the server's own requests begin, which nobody else sends: those of the end of play and those of
/// withdrawals.
const OWN_REQUESTS: [&str; 2] = ["adjudication-", "withdrawal-"];

/// What is decided.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "snake_case")]
#[schema(as = DecisionKind)]
pub(crate) enum KindName {
    /// `game`, `player`, `days` (-1,000 to 1,000 added to the time used), `moves` (-200 to 200).
    SetClock,
    /// `game`; without it all unfinished games.
    StopClocks,
    /// `game`; without it all unfinished games.
    ResumeClocks,
    /// `player`, `days` (1 to 100) added to the time used in all unfinished games.
    Penalty,
    /// `game`, `players`: one or both have lost by default.
    Default,
    /// `game`: it counts in nothing.
    Cancel,
    /// `game`: the adjudicators decide it.
    ToAdjudication,
    /// `game`, `white_halves` (0 to 2): by officers.
    Adjudicate,
    /// `game`, `days` (0 to 1,000) given back to the one who has lost on time.
    Reinstate,
    /// `game` that is played elsewhere, `position` from which it goes on after an illegal move.
    RestorePosition,
    /// `player`.
    Warn,
    /// `player`: something is to be put right.
    Order,
    /// `player`: all unfinished games are lost by default.
    Expel,
    /// `title`: a letter to everybody.
    Message,
    /// `undoes`: a warning or an order is taken back.
    Revoke,
}

impl KindName {
    fn ruling(self) -> RulingKind {
        match self {
            KindName::SetClock => RulingKind::SetClock,
            KindName::StopClocks => RulingKind::StopClocks,
            KindName::ResumeClocks => RulingKind::ResumeClocks,
            KindName::Penalty => RulingKind::Penalty,
            KindName::Default => RulingKind::Default,
            KindName::Cancel => RulingKind::Cancel,
            KindName::ToAdjudication => RulingKind::ToAdjudication,
            KindName::Adjudicate => RulingKind::Adjudicate,
            KindName::Reinstate => RulingKind::Reinstate,
            KindName::RestorePosition => RulingKind::RestorePosition,
            KindName::Warn => RulingKind::Warn,
            KindName::Order => RulingKind::Order,
            KindName::Expel => RulingKind::Expel,
            KindName::Message => RulingKind::Message,
            KindName::Revoke => RulingKind::Revoke,
        }
    }

    /// The members that it needs, and those that it may have beside them.
    fn members(self) -> (&'static [&'static str], &'static [&'static str]) {
        match self {
            KindName::SetClock => (&["game", "player"], &["days", "moves"]),
            KindName::StopClocks | KindName::ResumeClocks => (&[], &["game"]),
            KindName::Penalty => (&["player", "days"], &[]),
            KindName::Default => (&["game", "players"], &[]),
            KindName::Cancel | KindName::ToAdjudication => (&["game"], &[]),
            KindName::Adjudicate => (&["game", "white_halves"], &[]),
            KindName::Reinstate => (&["game"], &["days"]),
            KindName::RestorePosition => (&["game", "position"], &[]),
            KindName::Warn | KindName::Order | KindName::Expel => (&["player"], &[]),
            KindName::Message => (&[], &["title"]),
            KindName::Revoke => (&["undoes"], &[]),
        }
    }
}

/// A decision to be made. Which members each kind has, the kinds say.
#[derive(Clone, Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
#[schema(as = MakeDecision, example = json!({
    "request": "b0c6f0a2-5d0c", "kind": "set_clock", "game": 48201, "player": 160012, "days": -3,
    "reason": "The move was announced as a conditional one and was not carried out."
}))]
pub(crate) struct DecisionBody {
    /// Made by the client, 8 to 64 letters, digits and hyphens; the same for a repeated request.
    pub(crate) request: String,
    pub(crate) kind: KindName,
    #[serde(default)]
    game: Option<u32>,
    #[serde(default)]
    player: Option<u32>,
    #[serde(default)]
    players: Option<Vec<u32>>,
    #[serde(default)]
    days: Option<i32>,
    #[serde(default)]
    moves: Option<i16>,
    #[serde(default)]
    white_halves: Option<u8>,
    /// What a letter is about: 1 to 120 characters in one line.
    #[serde(default)]
    title: Option<String>,
    /// A position in FEN.
    #[serde(default)]
    position: Option<String>,
    /// Why, for the players concerned; of a letter its text: 1 to 2,000 characters.
    pub(crate) reason: String,
    /// The rule that it rests on: 1 to 64 characters.
    #[serde(default)]
    rule: Option<String>,
    /// The decision that it undoes.
    #[serde(default)]
    pub(crate) undoes: Option<u32>,
    /// The case that it answers.
    #[serde(default)]
    pub(crate) case: Option<u32>,
}

/// Which games a decision is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Scope {
    One(GameId),
    /// All unfinished ones, of one player or of everybody.
    Unfinished(Option<PlayerId>),
    Nothing,
}

impl DecisionBody {
    pub(crate) fn adjudicates(&self) -> bool {
        self.kind == KindName::Adjudicate
    }

    pub(crate) fn revokes(&self) -> bool {
        self.kind == KindName::Revoke
    }

    /// Refuses members that are missing, of another kind, or not well formed.
    pub(crate) fn check(&self) -> Result<(), Problem> {
        let is_key = |b: u8| b.is_ascii_alphanumeric() || b == b'-';
        let fits = (8..=64).contains(&self.request.len()) && self.request.bytes().all(is_key);
        if !fits || OWN_REQUESTS.iter().any(|own| self.request.starts_with(own)) {
            return Err(invalid("The request's key has 8 to 64 letters, digits and hyphens."));
        }
        let given = [
            ("game", self.game.is_some()),
            ("player", self.player.is_some()),
            ("players", self.players.is_some()),
            ("days", self.days.is_some()),
            ("moves", self.moves.is_some()),
            ("white_halves", self.white_halves.is_some()),
            ("title", self.title.is_some()),
            ("position", self.position.is_some()),
        ];
        let (needed, optional) = self.kind.members();
        let kind = self.kind.ruling().code();
        for (name, is_given) in given {
            if !is_given && needed.contains(&name) {
                return Err(invalid(format!("A decision of the kind {kind} needs “{name}”.")));
            }
            if is_given && !needed.contains(&name) && !optional.contains(&name) {
                return Err(invalid(format!("A decision of the kind {kind} has no “{name}”.")));
            }
        }
        if self.undoes.is_none() && needed.contains(&"undoes") {
            return Err(invalid("Say which decision is taken back."));
        }
        one_line(self.title.as_deref(), TITLE_CHARACTERS_MAX, "A title")?;
        one_line(self.position.as_deref(), POSITION_CHARACTERS_MAX, "A position")?;
        one_line(self.rule.as_deref(), RULE_CHARACTERS_MAX, "A rule's name")
    }

    /// Whether a decision, made when its text says, is what this asks for. What follows from the case
    /// that it answers, or from the decision that it undoes, is compared by those.
    pub(crate) fn is_of(&self, made: &StoredDecision, desk: &Desk) -> Result<bool, Problem> {
        let mut text = self.text(desk, made.text.at)?;
        if self.revokes() {
            text.player = made.text.player;
        }
        if self.case.is_some() {
            text.breach = made.text.breach;
            text.rule = text.rule.or_else(|| made.text.rule.clone());
        }
        let fen = made.text.position.as_ref().map(|restored| restored.fen.as_str());
        if self.fen() == fen {
            text.position.clone_from(&made.text.position);
        }
        let days = self.days.unwrap_or(0);
        let days = if self.kind == KindName::Reinstate { -days } else { days };
        let asked = (days, self.moves.unwrap_or(0), self.white_halves);
        let does = |directed: &DirectedGame| {
            let mut does = (0, 0, None);
            for directive in &directed.directives {
                match *directive {
                    Directive::ClockAdjusted { days, moves, .. } => {
                        (does.0, does.1) = (days, moves)
                    }
                    Directive::Adjudicated { white } => does.2 = Some(white.0),
                    _ => {}
                }
            }
            does == asked && self.game.is_none_or(|game| directed.game == GameId(game))
        };
        Ok(text == made.text && made.games.iter().all(does))
    }

    fn game(&self) -> Result<GameId, Problem> {
        self.game.map(GameId).ok_or_else(|| invalid("Name the game."))
    }

    fn player(&self) -> Result<PlayerId, Problem> {
        self.player.map(PlayerId).ok_or_else(|| invalid("Name the player."))
    }

    /// What is done to games.
    pub(crate) fn measure(&self) -> Result<Measure, Problem> {
        let days = self.days.unwrap_or(0);
        Ok(match self.kind {
            KindName::SetClock => {
                let (player, moves) = (self.player()?, self.moves.unwrap_or(0));
                Measure::SetClock { player, days, moves }
            }
            KindName::StopClocks => Measure::StopClocks,
            KindName::ResumeClocks => Measure::ResumeClocks,
            KindName::Penalty => Measure::Penalty { player: self.player()?, days },
            KindName::Default => {
                let players = self.players.as_deref().unwrap_or_default();
                match *players {
                    [one] => Measure::Default { player: PlayerId(one), other: None },
                    [one, two] if one != two => {
                        Measure::Default { player: PlayerId(one), other: Some(PlayerId(two)) }
                    }
                    _ => return Err(invalid("Name one of the players, or both.")),
                }
            }
            KindName::Cancel => Measure::Cancel,
            KindName::ToAdjudication => Measure::SendToAdjudication,
            KindName::Adjudicate => {
                let halves = self.white_halves.ok_or_else(|| invalid("Give White's points."))?;
                Measure::Adjudicate { white: HalfPoints(halves) }
            }
            KindName::Reinstate => Measure::Reinstate { days },
            KindName::Expel => Measure::Expel { player: self.player()? },
            KindName::RestorePosition
            | KindName::Warn
            | KindName::Order
            | KindName::Message
            | KindName::Revoke => {
                return Err(invalid("This decision does nothing to a game here."));
            }
        })
    }

    fn fen(&self) -> Option<&str> {
        self.position.as_deref().map(str::trim)
    }

    /// The position to which a game is brought back.
    pub(crate) fn position(&self, game: &Game) -> Result<Option<RestoredPosition>, Problem> {
        let Some(fen) = self.fen() else { return Ok(None) };
        let variant = game.restore(fen)?.variant();
        Ok(Some(RestoredPosition { variant, fen: fen.to_owned() }))
    }

    /// What it does to one game, which answers before anything is kept. A position is brought back
    /// where the game is played: nothing is done to it here.
    pub(crate) fn directives(&self, game: &Game, now: Instant) -> Result<Vec<Directive>, Problem> {
        if self.kind == KindName::RestorePosition {
            return Ok(Vec::new());
        }
        let directives = self.measure()?.directives(&game.terms().players, game.ending())?;
        game.may_direct(&directives, now)?;
        Ok(directives)
    }

    /// Which games it is about.
    pub(crate) fn scope(&self) -> Result<Scope, Problem> {
        if let Some(game) = self.game {
            return Ok(Scope::One(GameId(game)));
        }
        let scope = match self.kind {
            KindName::Warn | KindName::Order | KindName::Message | KindName::Revoke => {
                return Ok(Scope::Nothing);
            }
            KindName::StopClocks | KindName::ResumeClocks => Scope::Unfinished(None),
            KindName::Penalty | KindName::Expel => Scope::Unfinished(Some(self.player()?)),
            _ => Scope::One(self.game()?),
        };
        // Values beyond the limits are told before any game is asked.
        self.measure()?.check()?;
        Ok(scope)
    }

    /// What is kept beside the games.
    pub(crate) fn text(&self, desk: &Desk, at: Instant) -> Result<DecisionText, Problem> {
        let player = match (&self.players, self.player) {
            (Some(players), _) if players.len() == 1 => players.first().copied(),
            (_, player) => player,
        };
        let player = player.map(PlayerId);
        if player.is_some_and(|player| !desk.plays(player)) {
            return Err(rules::MeasureRefusal::NotAPlayer.into());
        }
        let trimmed = |text: &Option<String>| text.as_deref().map(|t| t.trim().to_owned());
        let everybody =
            matches!(self.kind, KindName::Message | KindName::StopClocks | KindName::ResumeClocks);
        let (kind, rule) = (self.kind.ruling(), trimmed(&self.rule));
        Ok(DecisionText {
            at,
            by: desk.me.player,
            kind,
            player,
            title: trimmed(&self.title),
            position: None,
            reason: text_of(&self.reason, "Give a reason for the players and the record.")?,
            breach: rule.as_deref().and_then(|rule| Breach::found_by(kind, rule)),
            rule,
            case: self.case,
            undoes: self.undoes,
            to_all: everybody && self.game.is_none(),
        })
    }
}

/// Refuses a text that is empty, too long or of several lines.
fn one_line(text: Option<&str>, most: usize, what: &str) -> Result<(), Problem> {
    let Some(text) = text.map(str::trim) else { return Ok(()) };
    let fits = (1..=most).contains(&text.chars().count()) && !text.contains(char::is_control);
    if fits {
        Ok(())
    } else {
        Err(invalid(format!("{what} has 1 to {most} characters in one line.")))
    }
}
