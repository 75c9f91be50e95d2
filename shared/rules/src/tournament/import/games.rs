//! The games of an event that is brought here: what has to be told of each.

use super::ImportFault;
use crate::tournament::{Announcement, Origin, StartPositions};
use crate::{
    ByColor, Game, HalfPoints, Instant, PlayedElsewhere, PlayerId, Position, ResultElsewhere,
};

/// The games of an event that is brought here.
#[derive(Clone, Copy, Debug)]
pub struct ImportedGames<'a> {
    /// What the event says of itself.
    pub announcement: &'a Announcement,
    /// Where they were played.
    pub origin: Origin,
    /// When they are brought here.
    pub now: Instant,
}

impl ImportedGames<'_> {
    /// Refuses that nothing is told of a game: once play has begun every game is told of.
    ///
    /// # Errors
    /// `GameMissing`.
    pub fn check_untold(&self, players: ByColor<PlayerId>) -> Result<(), ImportFault> {
        let ByColor { white, black } = players;
        match self.announcement.starts_at <= self.now {
            true => Err(ImportFault::GameMissing { white, black }),
            false => Ok(()),
        }
    }

    /// Whether all games start from one position that was drawn: then one that is told of a game is
    /// that of all.
    pub fn have_one_start(&self) -> bool {
        match self.announcement.start_positions {
            StartPositions::OneForAll => true,
            StartPositions::Usual | StartPositions::PerGame | StartPositions::From(_) => false,
        }
    }

    /// The result by the score of a file of games, and by a row of results, where there is one: inside
    /// none where the game is not over. None where they say different things.
    pub fn agreed(
        score: Option<(HalfPoints, HalfPoints)>,
        row: Option<Option<ResultElsewhere>>,
    ) -> Option<Option<ResultElsewhere>> {
        let of_text = score.map(|(white, black)| ResultElsewhere { white, black, flag: None });
        match (score, row) {
            (_, None) => Some(of_text),
            (None, Some(result)) => Some(result),
            (Some(score), Some(Some(result))) if score == (result.white, result.black) => {
                Some(Some(result))
            }
            (Some(_), Some(_)) => None,
        }
    }

    /// Where a game starts: as the event says, else as was told; none: as usual.
    pub fn start(&self, told_fen: Option<&str>) -> Option<Position> {
        let fen = match &self.announcement.start_positions {
            StartPositions::From(fen) => fen,
            StartPositions::Usual | StartPositions::PerGame | StartPositions::OneForAll => {
                told_fen?
            }
        };
        Position::start_from_fen(self.announcement.variant, fen).ok()
    }

    /// What is wrong with a game that is not over, or what whoever brings it should know: its result is
    /// recorded later where it is played on elsewhere (`LAW-8.5`). `is_told`: whether anything was told
    /// of it.
    ///
    /// # Errors
    /// `PlayEnded`; as warnings `GameUnfinished`, `ClockNotTold`.
    pub fn check_unfinished(
        &self,
        game: &Game,
        played: &PlayedElsewhere,
        is_told: bool,
    ) -> Result<(), ImportFault> {
        if game.ending().is_some() {
            return Ok(());
        }
        if self.announcement.ends_at.is_some_and(|end| end <= self.now) {
            return Err(ImportFault::PlayEnded);
        }
        if played.waits && is_told {
            return Err(ImportFault::GameUnfinished);
        }
        let unstamped = played.moves.iter().any(|played| played.at.is_none());
        if unstamped && (played.white_days.is_none() || played.black_days.is_none()) {
            return Err(ImportFault::ClockNotTold);
        }
        Ok(())
    }
}

impl Announcement {
    /// Where a game started of which a start was told, or none, in FEN; none where the event says it
    /// of all games, and where nobody has told it. What is told is one in which a game can start
    /// (`LAW-3.10.3`).
    ///
    /// # Errors
    /// `NotUsualStart`, `OtherStart`, `ImpossibleStart`.
    pub fn told_start(&self, start: Option<&Position>) -> Result<Option<String>, ImportFault> {
        match (&self.start_positions, start) {
            (StartPositions::Usual, None) => Ok(None),
            (StartPositions::Usual, Some(_)) => Err(ImportFault::NotUsualStart),
            (StartPositions::From(fen), start) => {
                let announced = Position::start_from_fen(self.variant, fen).ok();
                let usual = Position::start(self.variant);
                match announced.as_ref() == Some(start.unwrap_or(&usual)) {
                    true => Ok(None),
                    false => Err(ImportFault::OtherStart),
                }
            }
            (StartPositions::PerGame | StartPositions::OneForAll, None) => Ok(None),
            (StartPositions::PerGame | StartPositions::OneForAll, Some(start)) => {
                let fen = start.fen();
                match Position::start_from_fen(self.variant, &fen) {
                    Ok(_) => Ok(Some(fen)),
                    Err(_) => Err(ImportFault::ImpossibleStart),
                }
            }
        }
    }
}
