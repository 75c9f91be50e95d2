//! What somebody asks of the archive, read into a filter.

use app::view::{ColorView, VariantName};
use app::{Dated, Page, Period, Problem};
use archive::{AskedPlayer, Filter, Kind, Outcome};
use chrono::NaiveDate;
use rules::notation::read_move;
use rules::tournament::{EventId, EventKind};
use rules::{Color, Opening, PlayerId, Position, Reason, Variant};
use serde::Deserialize;
use utoipa::{IntoParams, ToSchema};

use crate::openings::openings_of;

/// Letters of a text at most.
const LETTERS_MAX: usize = 100;
/// Half-moves behind a position at most.
const PLAY_MAX: usize = 600;

/// Which finished games: all of what is given has to hold of them.
#[derive(Clone, Debug, Default, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
#[serde(deny_unknown_fields, default)]
pub(crate) struct ArchiveQuery {
    /// Somebody's games.
    player: Option<u32>,
    /// Those in which this player had this colour.
    color: Option<ColorView>,
    /// Those of this player against this one.
    opponent: Option<u32>,
    /// Three letters: those in which one of the two played for this federation.
    federation: Option<String>,
    /// Those of an event.
    event: Option<u32>,
    /// Those of a kind of events; `friendly`: those that players have agreed on.
    #[param(inline)]
    kind: Option<KindOfGame>,
    /// Those of a variant.
    variant: Option<VariantName>,
    /// Those that ended on this day or later, in UTC.
    from: Option<NaiveDate>,
    /// Those that ended on this day or before, in UTC.
    until: Option<NaiveDate>,
    /// Those of two players whose ratings at the start of their event were this or more.
    rating_from: Option<u16>,
    /// Those of two players whose ratings at the start of their event were this or less.
    rating_to: Option<u16>,
    /// `white` or `black`: those that this side has won; `draw`; `won` or `lost`: by the player.
    #[param(inline)]
    result: Option<ResultName>,
    /// Those that ended so, by the reason of an ending.
    ending: Option<String>,
    /// Those of an opening, by its code in the Encyclopaedia of Chess Openings or the beginning of it: `B90`, `B9`, `B`.
    eco: Option<String>,
    /// Those of openings in whose English names all of these beginnings of words are found, with or without accents.
    opening: Option<String>,
    /// Those of a family of openings, by its English name as a player's record has it.
    family: Option<String>,
    /// Those with so many full moves or more.
    moves_from: Option<u16>,
    /// Those with so many full moves or fewer.
    moves_to: Option<u16>,
    /// Those that went through this position, in FEN, by whatever moves.
    fen: Option<String>,
    /// Those that went through the position after these moves, separated by commas, in UCI or SAN: from `fen`, or
    /// from the start of the variant, which is chess unless told.
    play: Option<String>,
    /// Of the list alone: what `next` of the page before said; nothing for the first page.
    after: Option<String>,
    /// Of the list alone: lines of the page, 1 to 200; 50 unless told.
    limit: Option<u16>,
}

/// What kind of event a game was played in.
#[derive(Clone, Copy, Debug, Deserialize, ToSchema)]
#[serde(rename_all = "snake_case")]
#[schema(as = ArchivedKind)]
pub(crate) enum KindOfGame {
    /// A championship.
    Title,
    /// Sections of a class.
    Promotion,
    /// A cup.
    Cup,
    /// An event of norms.
    Norm,
    /// Invitational, memorial and thematic events.
    Special,
    /// A league of teams.
    TeamLeague,
    /// No event: two players have agreed on the game.
    Friendly,
}

/// How a game ended for those who played it.
#[derive(Clone, Copy, Debug, Deserialize, ToSchema)]
#[serde(rename_all = "snake_case")]
#[schema(as = ArchivedResult)]
pub(crate) enum ResultName {
    /// White has won.
    White,
    /// Black has won.
    Black,
    /// A draw.
    Draw,
    /// The player has won.
    Won,
    /// The player has lost.
    Lost,
}

/// What was asked.
#[derive(Debug)]
pub(crate) struct Asked {
    /// Which games.
    pub(crate) filter: Filter,
    /// The position that they went through.
    pub(crate) position: Option<Position>,
}

impl ArchiveQuery {
    /// # Errors
    /// `invalid_query`.
    pub(crate) fn page(&self) -> Result<Page<Dated>, Problem> {
        Page::read(self.after.as_deref(), self.limit)
    }

    /// What is asked where there are no pages.
    ///
    /// # Errors
    /// As [`ArchiveQuery::read`].
    pub(crate) fn read_whole(&self) -> Result<Asked, Problem> {
        if self.after.is_some() || self.limit.is_some() {
            return Err(Problem::invalid_query(
                "This has no pages: leave out `after` and `limit`.",
            ));
        }
        self.read()
    }

    /// # Errors
    /// `invalid_query` for what contradicts itself, and for what is no position.
    pub(crate) fn read(&self) -> Result<Asked, Problem> {
        let variant = self.variant.map(Variant::from);
        let position = self.position(variant.unwrap_or(Variant::Chess))?;
        let Period { from, until } = Period::of_days(self.from, self.until)
            .ok_or_else(|| Problem::invalid_query("The period ends before it begins."))?;
        let filter = Filter {
            player: self.player()?,
            federation: self.federation()?,
            event: self.event.map(EventId),
            kind: self.kind.map(Kind::from),
            // A position is one of a variant, and of its games alone.
            variant: variant.or_else(|| position.as_ref().map(Position::variant)),
            from,
            until,
            ratings: range(self.rating_from, self.rating_to, "rating")?,
            outcome: self.outcome()?,
            reason: self.ending()?,
            openings: self.openings()?,
            moves: range(self.moves_from, self.moves_to, "number of moves")?,
            ..Filter::default()
        };
        Ok(Asked { filter, position })
    }

    fn ending(&self) -> Result<Option<Reason>, Problem> {
        let read = |code: &String| {
            Reason::from_code(code).ok_or_else(|| {
                Problem::invalid_query("An ending is the `reason` of a game, such as resignation.")
            })
        };
        self.ending.as_ref().map(read).transpose()
    }

    fn player(&self) -> Result<Option<AskedPlayer>, Problem> {
        let Some(player) = self.player.map(PlayerId) else {
            let detail = "A colour and an opponent are those of a player: say whose games.";
            let alone = self.color.is_none() && self.opponent.is_none();
            return if alone { Ok(None) } else { Err(Problem::invalid_query(detail)) };
        };
        let opponent = self.opponent.map(PlayerId);
        if opponent == Some(player) {
            return Err(Problem::invalid_query("Nobody plays against themselves."));
        }
        Ok(Some(AskedPlayer { player, color: self.color.map(Color::from), opponent }))
    }

    fn federation(&self) -> Result<Option<rules::Federation>, Problem> {
        let detail = "A federation is three capital letters, such as CZE.";
        let read = |code: &String| code.parse().map_err(|_| Problem::invalid_query(detail));
        self.federation.as_ref().map(read).transpose()
    }

    fn outcome(&self) -> Result<Option<Outcome>, Problem> {
        let Some(result) = self.result else { return Ok(None) };
        Ok(Some(match result {
            ResultName::White => Outcome::WonBy(Color::White),
            ResultName::Black => Outcome::WonBy(Color::Black),
            ResultName::Draw => Outcome::Drawn,
            ResultName::Won | ResultName::Lost if self.player.is_none() => {
                return Err(Problem::invalid_query("Won or lost by whom? Say whose games."));
            }
            ResultName::Won => Outcome::Won,
            ResultName::Lost => Outcome::Lost,
        }))
    }

    fn openings(&self) -> Result<Option<Vec<bool>>, Problem> {
        let given =
            |text: &'_ Option<String>| text.as_deref().unwrap_or_default().trim().to_owned();
        let [eco, words, family] = [&self.eco, &self.opening, &self.family].map(given);
        let texts = [&eco, &words, &family];
        if texts.iter().all(|text| text.is_empty()) {
            return Ok(None);
        }
        if texts.iter().any(|text| text.len() > LETTERS_MAX) {
            return Err(Problem::invalid_query("An opening has at most 100 letters."));
        }
        if !family.is_empty() && !Opening::all().iter().any(|opening| opening.family() == family) {
            return Err(Problem::invalid_query("There is no such family of openings."));
        }
        Ok(Some(openings_of(&eco, &words, &family)))
    }

    /// The position after the moves.
    fn position(&self, variant: Variant) -> Result<Option<Position>, Problem> {
        if self.fen.is_none() && self.play.is_none() {
            return Ok(None);
        }
        let start = match &self.fen {
            None => Position::start(variant),
            Some(fen) => Position::from_fen(variant, fen)
                .map_err(|error| Problem::invalid_query(format!("This is {error}.")))?,
        };
        let moves = self.play.iter().flat_map(|play| play.split(','));
        let moves = moves.map(str::trim).filter(|each| !each.is_empty());
        let mut position = start;
        for (index, text) in moves.enumerate() {
            if index == PLAY_MAX {
                return Err(Problem::invalid_query("These are more than 600 half-moves."));
            }
            let next = read_move(text, &position).ok().and_then(|code| position.played(code));
            position = next.ok_or_else(|| {
                let shown: String = text.chars().take(LETTERS_MAX).collect();
                Problem::invalid_query(format!("Half-move {}, {shown}, is not legal.", index + 1))
            })?;
        }
        Ok(Some(position))
    }
}

/// All from one number to another; none where neither is given.
fn range(
    from: Option<u16>,
    to: Option<u16>,
    what: &str,
) -> Result<Option<std::ops::RangeInclusive<u16>>, Problem> {
    match (from, to) {
        (None, None) => Ok(None),
        (Some(from), Some(to)) if from > to => {
            Err(Problem::invalid_query(format!("The lowest {what} is above the highest.")))
        }
        _ => Ok(Some(from.unwrap_or(0)..=to.unwrap_or(u16::MAX))),
    }
}

impl From<KindOfGame> for Kind {
    fn from(kind: KindOfGame) -> Kind {
        Kind::Event(match kind {
            KindOfGame::Title => EventKind::Title,
            KindOfGame::Promotion => EventKind::Promotion,
            KindOfGame::Cup => EventKind::Cup,
            KindOfGame::Norm => EventKind::Norm,
            KindOfGame::Special => EventKind::Special,
            KindOfGame::TeamLeague => EventKind::TeamLeague,
            KindOfGame::Friendly => return Kind::Friendly,
        })
    }
}
