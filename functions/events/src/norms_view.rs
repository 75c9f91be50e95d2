//! Category and norms of a section as JSON: what it offers by its players at the start (`NORM-4a`),
//! and how far each of them is.

use std::collections::BTreeSet;

use app::table_norms;
use rules::norm::{
    FEDERATIONS_MIN, GAMES_MAX, GAMES_MIN, NoNorms, Norm, NormOverview, PLAYERS_MAX, PLAYERS_MIN,
    Participant, Progress, Remark, TableNorms,
};
use rules::rating::Start;
use rules::tournament::{Announcement, PlayedGame, Standing};
use rules::{Day, Federation, HalfPoints, PlayerId, Profile};
use serde::Serialize;
use store::{SectionTable, StartLine};
use utoipa::ToSchema;

/// Category and norms of a section, or of one side of a Scheveningen match: those of the other side's
/// average (TR-10.0.1).
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = NormOverview)]
pub(crate) struct NormsView {
    /// Whether the event was announced with norms; without them none are on offer.
    announced: bool,
    /// A to L, then 1 to 18; none below the lowest.
    #[schema(required)]
    category: Option<String>,
    /// Whether it is that of the kind of event, not that of the average (NORM-4c).
    classified: bool,
    /// The average rating, to a whole point.
    average: u16,
    /// The norms on offer, the highest first.
    norms: Vec<NormView>,
    /// Why there are none though they were announced.
    no_norms: Vec<NormNoteView>,
    /// Where the words of the rules ask for more than the printed table, which counts.
    remarks: Vec<NormNoteView>,
    /// Players against whom a game counts for the title of grandmaster (TR-10.4).
    grandmasters: usize,
    /// Players who have withdrawn and whose games are cancelled: category and points are those of
    /// the others (NORM-4a).
    withdrawn: usize,
}

/// A norm on offer.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = Norm)]
struct NormView {
    title: String,
    /// The least score, in half points.
    half_points: u8,
}

/// Something about an event's norms, with its rule.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = NormNote)]
struct NormNoteView {
    /// A stable name.
    code: &'static str,
    /// In English.
    detail: String,
    rule: &'static str,
    #[schema(required)]
    federation: Option<String>,
    /// What there is: players, federations, or the average.
    #[schema(required)]
    found: Option<usize>,
    /// What is asked, or of how many.
    #[schema(required)]
    of: Option<usize>,
}

impl From<&NoNorms> for NormNoteView {
    fn from(why: &NoNorms) -> NormNoteView {
        let (found, of) = match *why {
            NoNorms::TooFewPlayers { players } => (Some(players), Some(PLAYERS_MIN)),
            NoNorms::TooManyPlayers { players } => (Some(players), Some(PLAYERS_MAX)),
            NoNorms::TooFewFederations { federations } => {
                (Some(federations), Some(FEDERATIONS_MIN))
            }
            NoNorms::OneFederation { players, most, .. } => (Some(players), Some(most)),
            NoNorms::TooFewPublished { players, least }
            | NoNorms::TooFewFixed { players, least } => (Some(players), Some(least)),
            NoNorms::NoCategory { average } => (Some(usize::from(average)), None),
            NoNorms::Games { games } => (Some(games), Some(games.clamp(GAMES_MIN, GAMES_MAX))),
            NoNorms::DoubleRound => (None, None),
        };
        let federation = match why {
            NoNorms::OneFederation { federation, .. } => Some(federation.to_string()),
            _ => None,
        };
        let (code, detail, rule) = (why.code(), why.to_string(), why.rule());
        NormNoteView { code, detail, rule, federation, found, of }
    }
}

impl From<&Remark> for NormNoteView {
    fn from(remark: &Remark) -> NormNoteView {
        let (federation, found, of) = match *remark {
            Remark::OneFederation { federation, players, all } => {
                (Some(federation.to_string()), players, all)
            }
            Remark::Published { players, all } | Remark::Fixed { players, all } => {
                (None, players, all)
            }
        };
        let (code, detail, rule) = (remark.code(), remark.to_string(), "NORM-1");
        NormNoteView { code, detail, rule, federation, found: Some(found), of: Some(of) }
    }
}

/// How far a player is from a norm on offer.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "snake_case")]
#[schema(as = NormState)]
enum NormState {
    /// The points are there, though games may still run.
    Reached,
    /// It can still be reached.
    Open,
    /// It cannot be reached any more.
    Missed,
}

/// A player on the way to a norm.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = NormProgress)]
pub(crate) struct ProgressView {
    title: String,
    state: NormState,
    /// Half points that are missing.
    half_points: u8,
    /// For how many of the 24 games that a title asks for the norm counts (TR-10.0.3), once the
    /// points are there.
    #[schema(required)]
    games_counted: Option<usize>,
}

/// What stands in for a published rating.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = AssumedRating)]
pub(crate) struct AssumedView {
    /// F: the FIDE rating; P: the level of the event.
    mark: char,
    rating: u16,
}

/// As ICCF writes it: the number, then the mark.
impl std::fmt::Display for AssumedView {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{}{}", self.rating, self.mark)
    }
}

impl AssumedView {
    /// None with a published rating, and in start lists that do not tell.
    pub(crate) fn of(line: &StartLine) -> Option<AssumedView> {
        match line.start()? {
            Start::Rating(_) => None,
            Start::Fide(rating) => Some(AssumedView { mark: 'F', rating }),
            Start::Level(rating) => Some(AssumedView { mark: 'P', rating }),
        }
    }
}

/// A player as the lists of a day tell; what the FIDE list of that day says stands in for a missing
/// rating (`NORM-4b`). `others` are the federations that are no members of ICCF.
pub(crate) fn participant_on(
    announcement: &Announcement,
    profile: &Profile,
    day: Day,
    others: &BTreeSet<Federation>,
) -> Participant {
    let entry = profile.ratings.of_variant(announcement.variant);
    let fide = profile.ratings.fide_on(day, announcement.variant);
    let participant = Participant::at_start(
        profile.federation,
        profile.title,
        entry.published(),
        entry.is_fixed(),
        (fide.and_then(|fide| fide.rating), fide.and_then(|fide| fide.title)),
    );
    participant.of_non_member(others.contains(&profile.federation))
}

/// A section's norms, with who has withdrawn.
pub(crate) struct SectionNorms {
    announced: bool,
    /// To all players, or to each side of a match.
    overviews: Vec<NormOverview>,
    /// By start number: which of the overviews counts for the player.
    sides: Vec<usize>,
    /// By start number: whether all of the player's games are cancelled.
    withdrawn: Vec<bool>,
    /// By start number: whether the player can make a norm.
    may_make: Vec<bool>,
}

impl SectionNorms {
    /// The norms of a published section; `games` as whoever asks sees them. None without a start
    /// list.
    pub(crate) fn of_table(
        announcement: &Announcement,
        table: &SectionTable,
        games: &[PlayedGame],
        silent: &BTreeSet<PlayerId>,
    ) -> Option<SectionNorms> {
        let norms = table_norms(announcement, table, games, silent)?;
        let sides = (0..norms.players.len()).map(|player| norms.side(player)).collect();
        let may_make = (0..norms.players.len()).map(|player| norms.may_make(player)).collect();
        let TableNorms { overviews, withdrawn, .. } = norms;
        Some(SectionNorms { announced: announcement.norms, overviews, sides, withdrawn, may_make })
    }

    /// What a section would offer if it were published today; where teams play it is a board, counted from 1.
    pub(crate) fn of_proposal(
        (announcement, board): (&Announcement, Option<u8>),
        players: &[&Profile],
        (today, others): (Day, &BTreeSet<Federation>),
    ) -> SectionNorms {
        let participant = |profile: &&Profile| participant_on(announcement, profile, today, others);
        let players: Vec<Participant> = players.iter().map(participant).collect();
        let overviews =
            NormOverview::of_system(announcement.system, announcement.norm_terms(board), &players);
        let (sides, withdrawn, may_make) = (Vec::new(), Vec::new(), Vec::new());
        SectionNorms { announced: announcement.norms, overviews, sides, withdrawn, may_make }
    }

    /// One, or one for each side of a match.
    pub(crate) fn view(&self) -> Vec<NormsView> {
        self.overviews.iter().map(|overview| self.view_of(overview)).collect()
    }

    fn view_of(&self, overview: &NormOverview) -> NormsView {
        let norm =
            |norm: &Norm| NormView { title: norm.title.to_string(), half_points: norm.points.0 };
        let mut view = NormsView {
            announced: self.announced,
            category: overview.category.map(|category| category.to_string()),
            classified: overview.classified,
            average: overview.average,
            norms: overview.norms.iter().map(norm).collect(),
            no_norms: overview.no_norms.iter().map(NormNoteView::from).collect(),
            remarks: overview.remarks.iter().map(NormNoteView::from).collect(),
            grandmasters: overview.grandmasters,
            withdrawn: self.withdrawn.iter().filter(|out| **out).count(),
        };
        if !self.announced {
            view.norms.clear();
            view.no_norms.clear();
            view.remarks.clear();
        }
        view
    }

    /// How far a player is from each norm on offer; nothing of who can make none.
    pub(crate) fn progress(&self, standing: &Standing) -> Vec<ProgressView> {
        if !self.announced || self.may_make.get(standing.player) != Some(&true) {
            return Vec::new();
        }
        let score = HalfPoints(u8::try_from(standing.half_points).unwrap_or(u8::MAX));
        let running = usize::try_from(standing.unfinished).unwrap_or(usize::MAX);
        let side = self.sides.get(standing.player).copied().unwrap_or(0);
        let Some(overview) = self.overviews.get(side) else { return Vec::new() };
        let progress = |norm: &Norm| {
            let (state, missing, games_counted) = match overview.progress(*norm, score, running) {
                Progress::Reached { games } => (NormState::Reached, HalfPoints(0), Some(games)),
                Progress::Open { missing } => (NormState::Open, missing, None),
                Progress::Missed { missing } => (NormState::Missed, missing, None),
            };
            let (title, half_points) = (norm.title.to_string(), missing.0);
            ProgressView { title, state, half_points, games_counted }
        };
        overview.norms.iter().map(progress).collect()
    }
}
