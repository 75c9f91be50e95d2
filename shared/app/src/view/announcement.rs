//! Announcements as JSON: the same shape comes in and goes out.

use chrono::{DateTime, Utc};
use rules::norm::NormClass;
use rules::tournament::{
    Announcement, Currency, EntryClass, EventId, EventKind, Fee, Medium, Organiser, OutsideLaws,
    PreviousRound, RuleSet, Stage, StartPositions, System, TieBreak, Visibility,
};
use rules::{DrawOffers, FlagRule, ParseFederationError, PlayerId, SilenceRule};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::event_names::{
    EntryClassName, EventKindName, MediumName, NormClassName, StageName, TieBreakName,
};
use super::outside_laws::OutsideLawsName;
use super::system::SystemBody;
use super::team_terms::TeamTermsBody;
use super::{ConditionalMovesName, RuleSetName, VariantName, time};
use crate::Problem;

/// What an event announces.
#[derive(Clone, Debug, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
#[schema(as = Announcement)]
pub struct AnnouncementBody {
    /// Short and lasting, such as O/C/2027-01: 1 to 24 of `A-Z 0-9 / - .`; it never changes.
    #[schema(example = "O/C/2027-01")]
    code: String,
    /// The name as people read it: 1 to 120 characters in one line.
    #[schema(example = "Open Class 2027, section 1")]
    name: String,
    /// What else there is to know, in the organiser's words, such as prizes: 1 to 2,000 characters in any lines.
    #[serde(default)]
    #[schema(required)]
    about: Option<String>,
    /// What kind of event (TR-0.1).
    #[schema(value_type = EventKindName)]
    kind: EventKind,
    /// Which stage of a championship or a cup it is; none: of none, or its class says so already.
    #[serde(default)]
    #[schema(required, value_type = Option<StageName>)]
    stage: Option<Stage>,
    /// Whether the winner of a section alone advances to the Final: in the Candidates' Tournament, when
    /// exceptionally more than 4 sections start in a year (TR-1.4.1).
    #[serde(default)]
    #[schema(required)]
    winner_alone_advances: bool,
    /// Boards and eligible teams, where teams play (TR-11); none: individual players do.
    #[serde(default)]
    #[schema(required)]
    teams: Option<TeamTermsBody>,
    /// The event from whose tables the players come; none: players enter.
    #[serde(default)]
    #[schema(required)]
    previous_round: Option<PreviousRoundBody>,
    /// Who may enter.
    #[schema(value_type = EntryClassName)]
    entry: EntryClass,
    /// ICCF, or a federation's three letters.
    #[schema(example = "ICCF")]
    organiser: String,
    /// The tournament director's number.
    #[schema(example = 390044)]
    director: u32,
    /// Whose rules count; none: nobody has said, and where the organiser's federation has rules of its
    /// own that is refused (SKS-8).
    #[schema(required, value_type = Option<RuleSetName>)]
    rule_set: Option<RuleSet>,
    /// Which chess.
    variant: VariantName,
    /// How moves are sent; by post and e-mail the players keep the scores, and no clock runs here.
    #[serde(default)]
    #[schema(required, value_type = MediumName)]
    medium: Medium,
    /// Where the games start.
    start_positions: StartPositionsBody,
    /// How much time, in words.
    #[schema(example = "10 moves in 50 days double after 20")]
    time_control: String,
    /// Days of leave in each calendar year.
    #[schema(example = 45)]
    leave_days: u16,
    /// Whether silence loses.
    silence: SilenceBody,
    /// Who acts when a flag has fallen.
    flag: FlagBody,
    /// When draws may be offered.
    draw_offers: DrawOffersBody,
    /// Whether answers may be left in advance.
    conditional_moves: ConditionalMovesName,
    /// How ties are broken, in this order.
    #[schema(value_type = Vec<TieBreakName>)]
    tie_breaks: Vec<TieBreak>,
    /// When spectators see the games.
    visibility: VisibilityBody,
    /// What of it lies outside the Laws, where it does: it is not rated then, and gives no norms
    /// (LAW-0).
    #[schema(required)]
    outside_laws: Option<OutsideLawsName>,
    /// Whether the games count for the rating.
    rated: bool,
    /// The rating that a player without one counts as.
    #[schema(required)]
    unrated_level: Option<u16>,
    /// Whether norms for titles can be made.
    norms: bool,
    /// Whether it is an event of ladies: in the average a player without a published rating counts
    /// 1900, elsewhere 2200 (NORM-2).
    ladies: bool,
    /// Which stage of a championship it is, where that gives it a category of its own (NORM-4c).
    #[schema(required, value_type = Option<NormClassName>)]
    norm_class: Option<NormClass>,
    /// Who plays whom.
    system: SystemBody,
    /// Games of each player in the Silli system, an even number; of a match in a knock-out; rounds of a Swiss tournament, each
    /// of which is an event with a game of each player; in no other system.
    #[schema(required)]
    games_each: Option<u8>,
    /// Players in a section, two in a knock-out and in a Swiss tournament; teams where they play.
    #[schema(example = 7)]
    section_size: u8,
    /// What entering costs.
    #[schema(required)]
    fee: Option<FeeBody>,
    /// How it is paid, in the organiser's words: 1 to 500 characters in any lines.
    #[serde(default)]
    #[schema(required)]
    payment: Option<String>,
    /// The first second at which entries are taken.
    entries_open_at: DateTime<Utc>,
    /// The first second at which entries come too late.
    entries_close_at: DateTime<Utc>,
    /// When the clocks are started.
    starts_at: DateTime<Utc>,
    /// When what is unfinished is adjudicated.
    #[schema(required)]
    ends_at: Option<DateTime<Utc>>,
}

/// Where an event's games start.
#[derive(Clone, Debug, Serialize, Deserialize, ToSchema)]
#[serde(tag = "kind", rename_all = "snake_case", deny_unknown_fields)]
#[schema(as = StartPositions)]
enum StartPositionsBody {
    /// As the variant always does; not in Chess960.
    Usual,
    /// Chess960: drawn for each game (LAW-B.2).
    PerGame,
    /// Chess960: drawn once for all games (LAW-B.2).
    OneForAll,
    /// A thematic event: all games from this position.
    From {
        /// In FEN.
        fen: String,
    },
}

/// Whether silence loses.
#[derive(Clone, Copy, Debug, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "snake_case")]
#[schema(as = EventSilence)]
pub enum SilenceBody {
    /// It does not.
    Off,
    /// After 40 days, where the player does not answer the reminders (LAW-6.7).
    FortyDays,
}

#[derive(Clone, Copy, Debug, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "snake_case")]
#[schema(as = EventFlag)]
enum FlagBody {
    Server,
    Claimed,
}

/// When an event allows draw offers (LAW-9.1.1).
#[derive(Clone, Copy, Debug, Serialize, Deserialize, ToSchema)]
#[serde(tag = "policy", rename_all = "snake_case", deny_unknown_fields)]
#[schema(as = EventDrawOffers)]
pub enum DrawOffersBody {
    /// With every move.
    Free,
    /// Once a player and game.
    Once,
    /// Once in ten moves of the player.
    OnceInTen,
    /// Not before a move.
    NotBefore {
        /// The first move with which a draw may be offered.
        first_move: u16,
    },
    /// Never: games end on the board or by a claim.
    Never,
}

/// When spectators see the games.
#[derive(Clone, Copy, Debug, Serialize, Deserialize, ToSchema)]
#[serde(tag = "kind", rename_all = "snake_case", deny_unknown_fields)]
#[schema(as = Visibility)]
pub enum VisibilityBody {
    /// Each when it is finished.
    Finished,
    /// While they run.
    Live {
        /// Finished games of the section before any running one is shown.
        after_finished: u16,
        /// Moves by which what is shown lags behind.
        delay_moves: u8,
    },
}

/// The event that another one goes on from.
#[derive(Clone, Copy, Debug, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
#[schema(as = PreviousRound, example = json!({"event": 12, "advancing": 1}))]
struct PreviousRoundBody {
    /// Its number.
    event: u32,
    /// How many of each of its sections advance, 1 to 30; in a Swiss tournament both of them.
    advancing: u8,
}

/// A price.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
#[schema(as = Fee, example = json!({"minor_units": 1500, "currency": "EUR"}))]
pub struct FeeBody {
    /// In the currency's smallest unit, such as cents.
    minor_units: u32,
    /// Three letters.
    currency: String,
}

impl From<&Fee> for FeeBody {
    fn from(fee: &Fee) -> FeeBody {
        FeeBody { minor_units: fee.minor_units, currency: fee.currency.to_string() }
    }
}

impl FeeBody {
    /// Reads it. Whether it makes sense is asked of the rules.
    ///
    /// # Errors
    /// `invalid_body` where the currency is none.
    pub fn read(&self) -> Result<Fee, Problem> {
        let currency: Currency = self.currency.parse().map_err(|e| invalid("fee.currency", e))?;
        Ok(Fee { minor_units: self.minor_units, currency })
    }
}

impl From<Visibility> for VisibilityBody {
    fn from(visibility: Visibility) -> VisibilityBody {
        match visibility {
            Visibility::Finished => VisibilityBody::Finished,
            Visibility::Live { after_finished, delay_moves } => {
                VisibilityBody::Live { after_finished, delay_moves }
            }
        }
    }
}

impl From<SilenceBody> for SilenceRule {
    fn from(body: SilenceBody) -> SilenceRule {
        match body {
            SilenceBody::Off => SilenceRule::Off,
            SilenceBody::FortyDays => SilenceRule::FortyDays,
        }
    }
}

impl From<SilenceRule> for SilenceBody {
    fn from(known: SilenceRule) -> SilenceBody {
        match known {
            SilenceRule::Off => SilenceBody::Off,
            SilenceRule::FortyDays => SilenceBody::FortyDays,
        }
    }
}

impl From<DrawOffersBody> for DrawOffers {
    fn from(body: DrawOffersBody) -> DrawOffers {
        match body {
            DrawOffersBody::Free => DrawOffers::Free,
            DrawOffersBody::Once => DrawOffers::Once,
            DrawOffersBody::OnceInTen => DrawOffers::OnceInTen,
            DrawOffersBody::NotBefore { first_move } => DrawOffers::NotBefore(first_move),
            DrawOffersBody::Never => DrawOffers::Never,
        }
    }
}

impl From<DrawOffers> for DrawOffersBody {
    fn from(known: DrawOffers) -> DrawOffersBody {
        match known {
            DrawOffers::Free => DrawOffersBody::Free,
            DrawOffers::Once => DrawOffersBody::Once,
            DrawOffers::OnceInTen => DrawOffersBody::OnceInTen,
            DrawOffers::NotBefore(first_move) => DrawOffersBody::NotBefore { first_move },
            DrawOffers::Never => DrawOffersBody::Never,
        }
    }
}

impl From<FlagBody> for FlagRule {
    fn from(body: FlagBody) -> FlagRule {
        match body {
            FlagBody::Server => FlagRule::Server,
            FlagBody::Claimed => FlagRule::Claimed,
        }
    }
}

impl From<FlagRule> for FlagBody {
    fn from(known: FlagRule) -> FlagBody {
        match known {
            FlagRule::Server => FlagBody::Server,
            FlagRule::Claimed => FlagBody::Claimed,
        }
    }
}

/// Words without the space around them, their lines ended as everywhere.
pub fn trimmed(text: Option<String>) -> Option<String> {
    text.map(|text| text.replace("\r\n", "\n").trim().to_owned())
}

fn invalid(field: &str, reason: impl std::fmt::Display) -> Problem {
    let detail = format!("The body does not fit: {field}: {reason}.");
    Problem::invalid_body(detail)
}

impl AnnouncementBody {
    /// Reads the texts in it. Whether it makes sense is asked of the rules.
    ///
    /// # Errors
    /// `invalid_body`, with the member that cannot be read; `rule_set_not_said` (`SKS-8`).
    pub fn read(self) -> Result<Announcement, Problem> {
        let organiser = read_organiser(&self.organiser).map_err(|e| invalid("organiser", e))?;
        if self.games_each.is_some() && !self.system.says_games() {
            let only = "only in the Silli system, in a knock-out and in a Swiss tournament";
            return Err(invalid("games_each", only));
        }
        let fee = self.fee.as_ref().map(FeeBody::read);
        let rule_set = organiser.chosen_rules(self.rule_set)?;
        Ok(Announcement {
            code: self.code,
            name: self.name,
            about: trimmed(self.about),
            kind: self.kind,
            stage: self.stage,
            winner_alone_advances: self.winner_alone_advances,
            teams: self.teams.map(Into::into),
            previous_round: self
                .previous_round
                .map(|it| PreviousRound { event: EventId(it.event), advancing: it.advancing }),
            entry: self.entry,
            organiser,
            director: PlayerId(self.director),
            rule_set,
            variant: self.variant.into(),
            medium: self.medium,
            start_positions: match self.start_positions {
                StartPositionsBody::Usual => StartPositions::Usual,
                StartPositionsBody::PerGame => StartPositions::PerGame,
                StartPositionsBody::OneForAll => StartPositions::OneForAll,
                StartPositionsBody::From { fen } => StartPositions::From(fen),
            },
            time_control: self.time_control.parse().map_err(|e| invalid("time_control", e))?,
            leave_days: self.leave_days,
            silence: self.silence.into(),
            flag: self.flag.into(),
            draw_offers: self.draw_offers.into(),
            conditional_moves: self.conditional_moves.into(),
            tie_breaks: self.tie_breaks,
            visibility: match self.visibility {
                VisibilityBody::Finished => Visibility::Finished,
                VisibilityBody::Live { after_finished, delay_moves } => {
                    Visibility::Live { after_finished, delay_moves }
                }
            },
            outside_laws: self.outside_laws.map(OutsideLaws::from),
            rated: self.rated,
            unrated_level: self.unrated_level,
            norms: self.norms,
            ladies: self.ladies,
            norm_class: self.norm_class,
            // None are too few, which the rules say.
            system: self.system.of(self.games_each.unwrap_or(0)),
            section_size: self.section_size,
            fee: fee.transpose()?,
            payment: trimmed(self.payment),
            entries_open_at: self.entries_open_at.into(),
            entries_close_at: self.entries_close_at.into(),
            starts_at: self.starts_at.into(),
            ends_at: self.ends_at.map(Into::into),
        })
    }
}

/// Reads what [`organiser_text`] writes.
///
/// # Errors
/// When it is neither `ICCF` nor three capital letters.
pub fn read_organiser(text: &str) -> Result<Organiser, ParseFederationError> {
    match text {
        "ICCF" => Ok(Organiser::Iccf),
        letters => letters.parse().map(Organiser::Federation),
    }
}

/// `ICCF`, or a federation's three letters.
pub fn organiser_text(organiser: Organiser) -> String {
    match organiser {
        Organiser::Iccf => "ICCF".to_owned(),
        Organiser::Federation(federation) => federation.to_string(),
    }
}

impl From<&Announcement> for AnnouncementBody {
    fn from(from: &Announcement) -> AnnouncementBody {
        AnnouncementBody {
            code: from.code.clone(),
            name: from.name.clone(),
            about: from.about.clone(),
            kind: from.kind,
            stage: from.stage,
            winner_alone_advances: from.winner_alone_advances,
            teams: from.teams.as_ref().map(Into::into),
            previous_round: from
                .previous_round
                .map(|it| PreviousRoundBody { event: it.event.0, advancing: it.advancing }),
            entry: from.entry,
            organiser: organiser_text(from.organiser),
            director: from.director.0,
            rule_set: Some(from.rule_set),
            variant: from.variant.into(),
            medium: from.medium,
            start_positions: match &from.start_positions {
                StartPositions::Usual => StartPositionsBody::Usual,
                StartPositions::PerGame => StartPositionsBody::PerGame,
                StartPositions::OneForAll => StartPositionsBody::OneForAll,
                StartPositions::From(fen) => StartPositionsBody::From { fen: fen.clone() },
            },
            time_control: from.time_control.to_string(),
            leave_days: from.leave_days,
            silence: from.silence.into(),
            flag: from.flag.into(),
            draw_offers: from.draw_offers.into(),
            conditional_moves: from.conditional_moves.into(),
            tie_breaks: from.tie_breaks.clone(),
            visibility: from.visibility.into(),
            outside_laws: from.outside_laws.map(OutsideLawsName::from),
            rated: from.rated,
            unrated_level: from.unrated_level,
            norms: from.norms,
            ladies: from.ladies,
            norm_class: from.norm_class,
            system: from.system.into(),
            games_each: match from.system {
                System::Silli { games } | System::KnockOut { games } => Some(games),
                System::Swiss { rounds } => Some(rounds),
                System::RoundRobin { .. } | System::Scheveningen => None,
            },
            section_size: from.section_size,
            fee: from.fee.as_ref().map(FeeBody::from),
            payment: from.payment.clone(),
            entries_open_at: time(from.entries_open_at),
            entries_close_at: time(from.entries_close_at),
            starts_at: time(from.starts_at),
            ends_at: from.ends_at.map(time),
        }
    }
}

/// The variant as lists name it.
pub fn variant_name(announcement: &Announcement) -> VariantName {
    announcement.variant.into()
}
