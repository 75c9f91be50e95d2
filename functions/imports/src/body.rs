//! What is sent.

use app::view::AnnouncementBody;
use app::{Problem, is_client_id};
use aws_lc_rs::digest;
use rules::tournament::Origin;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

/// Characters that a request's key may have.
const REQUEST_CHARACTERS: std::ops::RangeInclusive<usize> = 8..=64;

/// Where an event's games were played.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "snake_case")]
#[schema(as = ImportOrigin)]
pub(crate) enum OriginName {
    /// On another server, from which the event moves: what is unfinished goes on here.
    Moved,
    /// Anywhere, in an event that a federation has held (TR-12): its results are reported here.
    Results,
    /// By post (LAW-8.5, RAT-13): what is unfinished has no clock here.
    Post,
}

impl From<OriginName> for Origin {
    fn from(name: OriginName) -> Origin {
        match name {
            OriginName::Moved => Origin::Moved,
            OriginName::Results => Origin::Results,
            OriginName::Post => Origin::Post,
        }
    }
}

impl From<Origin> for OriginName {
    fn from(origin: Origin) -> OriginName {
        match origin {
            Origin::Moved => OriginName::Moved,
            Origin::Results => OriginName::Results,
            Origin::Post => OriginName::Post,
        }
    }
}

/// An event to be brought here. The games have 3 MB at most, the other texts 1 MB each.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
#[schema(as = ImportEvent)]
pub(crate) struct ImportBody {
    /// Made by the client, 8 to 64 letters, digits and hyphens; the same for a repeated request.
    #[schema(example = "b0c6f0a2-5d0c")]
    pub(crate) request: String,
    /// Whether to tell only what would be made and what is wrong. Nothing is kept.
    #[serde(default)]
    pub(crate) dry_run: bool,
    pub(crate) origin: OriginName,
    pub(crate) announcement: AnnouncementBody,
    /// CSV with a line of headings, in any order: section, number (the start number, from 1) and id;
    /// where they are known rating (empty: unrated), fixed (yes or no) and title, as of the start, and
    /// name, as the games and results spell it. What is not told the profile tells. Where teams play
    /// there are, too, team (its name) and board (from 1), and number is the team's start number: a team
    /// has a row for each of its boards, with one name and one number in all of them. Captain (a
    /// player's number) stands in one row of a team or in all; where nobody is named it is the player on
    /// board 1. Federation (three letters, in one row of a team or in all) is needed where national
    /// teams play, and left out where any team may. A season of a league has the column division (its
    /// name, in one row of a section or in all), and where they are known up and down (how many teams of
    /// the section go up and down, by their places); sections stand by their divisions, the highest
    /// first. Other events leave these out.
    #[schema(example = "section,number,id,rating\n1,1,160012,2418\n1,2,390044,2390\n")]
    pub(crate) start_list: String,
    /// The games, as ICCF exports them. Players are told by the tags WhiteId and BlackId, or by their
    /// names as in the start list. Where teams play the tags WhiteTeam, BlackTeam and Board, if they are
    /// there, have to say what the start list says.
    #[serde(default)]
    pub(crate) pgn: Option<String>,
    /// CSV with a line of headings, in any order: white and black (numbers, or names as in the start
    /// list) and result (1-0, 0-1, 1/2-1/2, 0-0, or * for one that is not over); where they are known
    /// flag (A, E, D or C), section (as in the start list), ended (a date, or a moment in ISO 8601), and
    /// of a game that goes on white_days and black_days (whole days left).
    #[serde(default)]
    #[schema(example = "white,black,result,ended\n160012,390044,1-0,2026-02-03\n")]
    pub(crate) results: Option<String>,
}

impl ImportBody {
    /// A key that the client made.
    pub(crate) fn check_request(&self) -> Result<(), Problem> {
        if is_client_id(&self.request, REQUEST_CHARACTERS) {
            return Ok(());
        }
        let detail = "The request's key has 8 to 64 letters, digits and hyphens.";
        Err(Problem::invalid_body(detail))
    }

    /// SHA-256 of what is brought, in hexadecimal digits: another import must not have the same key.
    pub(crate) fn digest(&self) -> Result<String, Problem> {
        let texts = (&self.start_list, &self.pgn, &self.results);
        let brought = serde_json::to_vec(&(self.origin, &self.announcement, texts));
        let digest = digest::digest(&digest::SHA256, &brought.map_err(Problem::internal)?);
        Ok(digest.as_ref().iter().map(|byte| format!("{byte:02x}")).collect())
    }
}
