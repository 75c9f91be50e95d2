//! A decision as it is asked for: which members each kind has, and the act that they make.

use app::{Problem, is_client_id, text_of};
use rules::{Article, GameId, HalfPoints, Measure, PlayerId, RulingAct, RulingKind, RulingOrder};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

/// Characters of a title.
const TITLE_CHARACTERS_MAX: usize = 120;
/// Characters of a position.
const POSITION_CHARACTERS_MAX: usize = 120;
/// Characters of a rule's name.
const RULE_CHARACTERS_MAX: usize = 64;
/// How the requests begin with which upheld appeals take decisions back.
pub(crate) const APPEAL_REQUEST: &str = "appeal-";
/// How the server's own requests begin, which nobody else sends: those of the end of play, of withdrawals and of
/// appeals.
const OWN_REQUESTS: [&str; 3] = ["adjudication-", "withdrawal-", APPEAL_REQUEST];

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
    /// `title`: a letter to everybody; with `players` to these.
    Message,
    /// `undoes`: a warning, an order, a penalty, a clock that was set, a loss by default, a cancelled game or an
    /// expulsion is taken back, in all games.
    Revoke,
}

impl KindName {
    pub(crate) fn ruling(self) -> RulingKind {
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
    fn members(self) -> (&'static [Member], &'static [Member]) {
        use Member::{Days, Game, Moves, Player, Players, Position, Title, WhiteHalves};
        match self {
            KindName::SetClock => (&[Game, Player], &[Days, Moves]),
            KindName::StopClocks | KindName::ResumeClocks => (&[], &[Game]),
            KindName::Penalty => (&[Player, Days], &[]),
            KindName::Default => (&[Game, Players], &[]),
            KindName::Cancel | KindName::ToAdjudication => (&[Game], &[]),
            KindName::Adjudicate => (&[Game, WhiteHalves], &[]),
            KindName::Reinstate => (&[Game], &[Days]),
            KindName::RestorePosition => (&[Game, Position], &[]),
            KindName::Warn | KindName::Order | KindName::Expel => (&[Player], &[]),
            KindName::Message => (&[], &[Title, Players]),
            // What it takes back every kind may name.
            KindName::Revoke => (&[], &[]),
        }
    }
}

/// A member that only some kinds have.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Member {
    Game,
    Player,
    Players,
    Days,
    Moves,
    WhiteHalves,
    Title,
    Position,
}

impl Member {
    fn name(self) -> &'static str {
        match self {
            Member::Game => "game",
            Member::Player => "player",
            Member::Players => "players",
            Member::Days => "days",
            Member::Moves => "moves",
            Member::WhiteHalves => "white_halves",
            Member::Title => "title",
            Member::Position => "position",
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
    reason: String,
    /// The article that it rests on, by its id, such as `TR-14`; needed for `penalty`, `default`, `cancel`, `order` and
    /// `expel`.
    #[serde(default)]
    rule: Option<String>,
    /// The decision that it undoes.
    #[serde(default)]
    undoes: Option<u32>,
    /// The case that it answers.
    #[serde(default)]
    case: Option<u32>,
}

impl DecisionBody {
    /// A letter to everybody in a section.
    pub(crate) fn letter(request: String, title: String, text: String) -> DecisionBody {
        DecisionBody {
            request,
            kind: KindName::Message,
            game: None,
            player: None,
            players: None,
            days: None,
            moves: None,
            white_halves: None,
            title: Some(title),
            position: None,
            reason: text,
            rule: None,
            undoes: None,
            case: None,
        }
    }

    /// What is asked for, once it is well formed.
    ///
    /// # Errors
    /// `invalid_body` where members are missing, of another kind, or not well formed;
    /// `message_too_long`.
    pub(crate) fn act(&self, by: PlayerId) -> Result<RulingAct, Problem> {
        self.check()?;
        Ok(RulingAct {
            order: self.order()?,
            by,
            reason: text_of(&self.reason, "Give a reason for the players and the record.")?,
            rule: self.article()?.map(|article| article.id().to_owned()),
            case: self.case,
            undoes: self.undoes,
        })
    }

    /// Refuses members that are missing, of another kind, or not well formed.
    fn check(&self) -> Result<(), Problem> {
        let fits = is_client_id(&self.request, 8..=64);
        if !fits || OWN_REQUESTS.iter().any(|own| self.request.starts_with(own)) {
            return Err(Problem::invalid_body(
                "The request's key has 8 to 64 letters, digits and hyphens.",
            ));
        }
        let given = [
            (Member::Game, self.game.is_some()),
            (Member::Player, self.player.is_some()),
            (Member::Players, self.players.is_some()),
            (Member::Days, self.days.is_some()),
            (Member::Moves, self.moves.is_some()),
            (Member::WhiteHalves, self.white_halves.is_some()),
            (Member::Title, self.title.is_some()),
            (Member::Position, self.position.is_some()),
        ];
        let (needed, optional) = self.kind.members();
        let kind = self.kind.ruling().code();
        for (member, is_given) in given {
            let name = member.name();
            if !is_given && needed.contains(&member) {
                return Err(Problem::invalid_body(format!(
                    "A decision of the kind {kind} needs “{name}”."
                )));
            }
            if is_given && !needed.contains(&member) && !optional.contains(&member) {
                return Err(Problem::invalid_body(format!(
                    "A decision of the kind {kind} has no “{name}”."
                )));
            }
        }
        if self.undoes.is_none() && self.kind == KindName::Revoke {
            return Err(Problem::invalid_body("Say which decision is taken back."));
        }
        one_line(self.title.as_deref(), TITLE_CHARACTERS_MAX, "A title")?;
        one_line(self.position.as_deref(), POSITION_CHARACTERS_MAX, "A position")?;
        one_line(self.rule.as_deref(), RULE_CHARACTERS_MAX, "A rule's name")
    }

    /// The article that it rests on.
    fn article(&self) -> Result<Option<Article>, Problem> {
        let Some(citation) = trimmed(self.rule.as_deref()) else { return Ok(None) };
        let unknown = || {
            let detail = format!("“{citation}” is no article of the rules that are kept here.");
            Problem::invalid("unknown_article", detail)
        };
        Article::cited(&citation).map(Some).ok_or_else(unknown)
    }

    fn player(&self) -> Result<PlayerId, Problem> {
        self.player.map(PlayerId).ok_or_else(|| Problem::invalid_body("Name the player."))
    }

    fn order(&self) -> Result<RulingOrder, Problem> {
        let days = self.days.unwrap_or(0);
        let measure = match self.kind {
            KindName::SetClock => {
                let (player, moves) = (self.player()?, self.moves.unwrap_or(0));
                Measure::SetClock { player, days, moves }
            }
            KindName::StopClocks => Measure::StopClocks,
            KindName::ResumeClocks => Measure::ResumeClocks,
            KindName::Penalty => Measure::Penalty { player: self.player()?, days },
            KindName::Default => self.default_of()?,
            KindName::Cancel => Measure::Cancel,
            KindName::ToAdjudication => Measure::SendToAdjudication,
            KindName::Adjudicate => {
                let halves = self
                    .white_halves
                    .ok_or_else(|| Problem::invalid_body("Give White's points."))?;
                Measure::Adjudicate { white: HalfPoints(halves) }
            }
            KindName::Reinstate => Measure::Reinstate { days },
            KindName::Expel => Measure::Expel { player: self.player()? },
            KindName::RestorePosition => {
                let game =
                    self.game.map(GameId).ok_or_else(|| Problem::invalid_body("Name the game."))?;
                let fen = trimmed(self.position.as_deref()).unwrap_or_default();
                return Ok(RulingOrder::RestorePosition { game, fen });
            }
            KindName::Warn => return Ok(RulingOrder::Warn { player: self.player()? }),
            KindName::Order => return Ok(RulingOrder::Order { player: self.player()? }),
            KindName::Message => {
                if self.players.as_ref().is_some_and(Vec::is_empty) {
                    return Err(Problem::invalid_body("Name somebody, or nobody at all."));
                }
                let to = self.players.iter().flatten().map(|id| PlayerId(*id)).collect();
                return Ok(RulingOrder::Message { title: trimmed(self.title.as_deref()), to });
            }
            KindName::Revoke => return Ok(RulingOrder::Revoke),
        };
        Ok(RulingOrder::Measure { measure, game: self.game.map(GameId) })
    }

    /// Who has lost by default: one of the players, or both.
    fn default_of(&self) -> Result<Measure, Problem> {
        match *self.players.as_deref().unwrap_or_default() {
            [one] => Ok(Measure::Default { player: PlayerId(one), other: None }),
            [one, two] if one != two => {
                Ok(Measure::Default { player: PlayerId(one), other: Some(PlayerId(two)) })
            }
            _ => Err(Problem::invalid_body("Name one of the players, or both.")),
        }
    }
}

fn trimmed(text: Option<&str>) -> Option<String> {
    text.map(|text| text.trim().to_owned())
}

/// Refuses a text that is empty, too long or of several lines.
fn one_line(text: Option<&str>, most: usize, what: &str) -> Result<(), Problem> {
    let Some(text) = text.map(str::trim) else { return Ok(()) };
    let fits = (1..=most).contains(&text.chars().count()) && !text.contains(char::is_control);
    if fits {
        Ok(())
    } else {
        Err(Problem::invalid_body(format!("{what} has 1 to {most} characters in one line.")))
    }
}
