//! What an event announces: every option that the rules leave open, chosen before anybody enters
//! (`LAW-0-options`).
//!
//! An announcement is kept as JSON text and read again for as long as its event is shown. Names in
//! it are therefore stable, and a field that is added later has a serde default. Enums that logs
//! keep by their order stand here by their names.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

use crate::line::is_line;
use crate::norm::{NormBoard, NormClass, NormTerms};
use crate::tournament::{
    ABOUT_CHARACTERS_MAX, AnnouncementRefusal, CODE_CHARACTERS_MAX, EntryClass, EventKind, Medium,
    NAME_CHARACTERS_MAX, Origin, OutsideLaws, PAYMENT_CHARACTERS_MAX, PreviousRound, RuleSet,
    Stage, System, TeamTerms, TieBreak,
};
use crate::{
    ConditionalMoves, DrawOffers, Federation, FlagRule, Instant, PlayerId, SilenceRule,
    TimeControl, Variant,
};

/// An event as it is announced. What it may say is told by [`Announcement::check`], which nothing
/// else replaces: any values can be written into the fields.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Announcement {
    /// Short and lasting, such as `O/C/2027-01`: 1 to 24 of `A-Z 0-9 / - .`; never changes.
    pub code: String,
    /// The name as people read it: 1 to 120 characters in one line.
    pub name: String,
    /// What else there is to know, in the organiser's words, such as prizes.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub about: Option<String>,
    /// What kind of event (`TR-0.1`).
    pub kind: EventKind,
    /// Which stage it is, where its class does not say so already.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub stage: Option<Stage>,
    /// Whether the winner of a section alone advances, in the Candidates' Tournament (`TR-1.4.1`).
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub winner_alone_advances: bool,
    /// Boards and eligible teams, where teams play (`TR-11`).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub teams: Option<TeamTerms>,
    /// The event from whose tables its players come; none: players enter.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub previous_round: Option<PreviousRound>,
    /// Who may enter.
    pub entry: EntryClass,
    /// Who holds it.
    pub organiser: Organiser,
    /// The tournament director.
    pub director: PlayerId,
    /// Whose rules count (`SKS-8`).
    pub rule_set: RuleSet,
    /// Which chess is played.
    #[serde(with = "VariantForm")]
    pub variant: Variant,
    /// How moves are sent.
    #[serde(default, skip_serializing_if = "Medium::is_server")]
    pub medium: Medium,
    /// Where the games start.
    pub start_positions: StartPositions,
    /// How much time; stored in words, such as `10 moves in 50 days double after 20`.
    #[serde(with = "as_text")]
    pub time_control: TimeControl,
    /// Days of leave in each calendar year (`LAW-10.1`).
    pub leave_days: u16,
    /// Whether silence loses.
    #[serde(with = "SilenceForm")]
    pub silence: SilenceRule,
    /// Who acts when a flag has fallen (`LAW-6.6`).
    #[serde(with = "FlagForm")]
    pub flag: FlagRule,
    /// When draws may be offered and agreed (`LAW-9.1.1`).
    #[serde(with = "DrawOffersForm")]
    pub draw_offers: DrawOffers,
    /// Whether answers may be left in advance.
    #[serde(with = "ConditionalMovesForm")]
    pub conditional_moves: ConditionalMoves,
    /// How ties are broken, in this order; what is still tied then shares the place (`TR-7.4`).
    pub tie_breaks: Vec<TieBreak>,
    /// When spectators see the games.
    pub visibility: Visibility,
    /// What of it lies outside the Laws, where it does; it is not rated then (`LAW-0`).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub outside_laws: Option<OutsideLaws>,
    /// Whether the games count for the rating; Chess960 has one of its own (`TR-9.2`).
    pub rated: bool,
    /// The rating that a player without one counts as, in points; none: the rule set's own way.
    pub unrated_level: Option<u16>,
    /// Whether norms for titles can be made (`NORM-1`).
    pub norms: bool,
    /// Whether it is an event of ladies, in which a player without a published rating counts less in
    /// the average (`NORM-2`).
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub ladies: bool,
    /// Which stage of a championship it is, where that gives it a category (`NORM-4c`).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub norm_class: Option<NormClass>,
    /// Who plays whom (`TR-0.3`).
    pub system: System,
    /// Players in a section, those of both sides together in a Scheveningen match; teams where they play.
    pub section_size: u8,
    /// What entering costs (`TR-0.2`); none: nothing.
    pub fee: Option<Fee>,
    /// How it is paid, in the organiser's words.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub payment: Option<String>,
    /// The first second at which entries are taken.
    pub entries_open_at: Instant,
    /// The first second at which entries come too late (`TR-1.0.5`).
    pub entries_close_at: Instant,
    /// When the clocks are started.
    pub starts_at: Instant,
    /// When what is unfinished is adjudicated; none: never.
    pub ends_at: Option<Instant>,
}

impl Announcement {
    /// Whether an event can be held as announced; the tournament director's account, and that the
    /// code is nobody else's, are not asked here.
    ///
    /// # Errors
    /// The first [`AnnouncementRefusal`] that applies.
    pub fn check(&self) -> Result<(), AnnouncementRefusal> {
        self.check_of(None)
    }

    /// The same for an event that was not announced here.
    ///
    /// # Errors
    /// Those of [`Announcement::check`].
    pub fn check_of(&self, origin: Option<Origin>) -> Result<(), AnnouncementRefusal> {
        self.check_texts()?;
        self.check_teams()?;
        self.check_director()?;
        self.check_dates()?;
        self.check_class(origin)?;
        self.check_stage(origin)?;
        self.check_advancing()?;
        self.check_previous_round(origin)?;
        self.check_start_positions()?;
        self.check_time()?;
        self.check_rated()?;
        self.check_level()?;
        self.check_norms()?;
        self.check_tie_breaks()?;
        match self.fee {
            Some(fee) if fee.minor_units == 0 => Err(AnnouncementRefusal::FeeOfNothing),
            _ => Ok(()),
        }
    }

    /// The announcement of an event that is brought here with its games: what was played by post was announced so
    /// (`LAW-8.5`), where it does not say another way.
    #[must_use]
    pub fn brought_from(self, origin: Origin) -> Announcement {
        match origin {
            Origin::Post if self.medium.is_server() => {
                Announcement { medium: Medium::Post, ..self }
            }
            Origin::Moved | Origin::Results | Origin::Post => self,
        }
    }

    /// Whether ladies alone play, as it is said or as its stage has it.
    pub fn is_of_ladies(&self) -> bool {
        self.ladies || self.its_stage().is_some_and(Stage::is_of_ladies)
    }

    /// What category and norms rest on, besides the players, where teams play those of a board, counted from 1
    /// (`NORM-2`, `NORM-4c`).
    pub fn norm_terms(&self, board: Option<u8>) -> NormTerms {
        let stage = self.its_stage();
        let class = stage.and_then(Stage::norm_class).or(self.norm_class);
        let boards = self.teams.as_ref().map(|teams| teams.boards);
        let board = board.zip(boards).map(|(board, boards)| NormBoard { board, boards });
        NormTerms { ladies: self.is_of_ladies(), class, board }
    }

    /// Whether the event may be announced as `new` from now on, by its tournament director or by
    /// somebody who organises it. Once the start lists are published (`started`) the players rely
    /// on what it says (`TR-1.0.5`): its name, its director, a later end and the organiser's own words are left to
    /// change.
    /// Before, closing date and start can be put off like everything else.
    ///
    /// # Errors
    /// `CodeIsFixed`; `NotByDirector` when a director changes anything but the end; `Published` and
    /// `EndsEarlier` after publication; those of [`Announcement::check`].
    pub fn may_change(
        &self,
        new: &Announcement,
        started: bool,
        by_director: bool,
    ) -> Result<(), AnnouncementRefusal> {
        if new.code != self.code {
            return Err(AnnouncementRefusal::CodeIsFixed { code: self.code.clone() });
        }
        let later_end = Announcement { ends_at: new.ends_at, ..self.clone() };
        if by_director && later_end != *new {
            return Err(AnnouncementRefusal::NotByDirector);
        }
        if !started {
            return new.check();
        }
        let allowed = Announcement {
            name: new.name.clone(),
            about: new.about.clone(),
            payment: new.payment.clone(),
            director: new.director,
            ..later_end
        };
        if allowed != *new {
            return Err(AnnouncementRefusal::Published);
        }
        // What else is published stands, even where it would not be announced so any more.
        new.check_texts()?;
        new.check_director()?;
        let ends_earlier = match (self.ends_at, new.ends_at) {
            (Some(before), Some(after)) => after < before,
            (None, Some(_)) => true,
            (_, None) => false,
        };
        if ends_earlier {
            return Err(AnnouncementRefusal::EndsEarlier { ends_at: self.ends_at });
        }
        Ok(())
    }

    fn check_texts(&self) -> Result<(), AnnouncementRefusal> {
        let allowed = |b: u8| b.is_ascii_uppercase() || b.is_ascii_digit() || b"/-.".contains(&b);
        if !(1..=CODE_CHARACTERS_MAX).contains(&self.code.len()) || !self.code.bytes().all(allowed)
        {
            return Err(AnnouncementRefusal::BadCode);
        }
        if !is_line(&self.name, NAME_CHARACTERS_MAX) {
            return Err(AnnouncementRefusal::BadName);
        }
        if !are_words(self.about.as_deref(), ABOUT_CHARACTERS_MAX) {
            return Err(AnnouncementRefusal::BadAbout);
        }
        if !are_words(self.payment.as_deref(), PAYMENT_CHARACTERS_MAX) {
            return Err(AnnouncementRefusal::BadPayment);
        }
        Ok(())
    }

    fn check_director(&self) -> Result<(), AnnouncementRefusal> {
        // Players are numbered from 1: a preset cannot know who directs, and says 0.
        if self.director == PlayerId(0) { Err(AnnouncementRefusal::NoDirector) } else { Ok(()) }
    }

    fn check_dates(&self) -> Result<(), AnnouncementRefusal> {
        if self.entries_close_at <= self.entries_open_at {
            return Err(AnnouncementRefusal::ClosesBeforeOpening);
        }
        if self.starts_at < self.entries_close_at {
            return Err(AnnouncementRefusal::ClosesAfterStart);
        }
        if self.ends_at.is_some_and(|end| end <= self.starts_at) {
            return Err(AnnouncementRefusal::EndsBeforeStart);
        }
        Ok(())
    }
}

/// Whether these are words in so many characters and any lines, or none are said.
pub(super) fn are_words(text: Option<&str>, most: usize) -> bool {
    text.is_none_or(|text| {
        let is_text = text.chars().all(|c| c == '\n' || !c.is_control());
        is_text && !text.trim().is_empty() && text.chars().count() <= most
    })
}

/// Who holds an event.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Organiser {
    /// The International Correspondence Chess Federation.
    Iccf,
    /// A national federation.
    Federation(#[serde(with = "as_text")] Federation),
}

impl Organiser {
    /// A stable name for programs; of a federation it does not tell which.
    pub fn code(self) -> &'static str {
        match self {
            Organiser::Iccf => "iccf",
            Organiser::Federation(_) => "federation",
        }
    }

    /// Whose rules an event is played under, by what its announcement says: a federation with rules of
    /// its own says expressly which (`SKS-8`), for all others it goes without saying.
    ///
    /// # Errors
    /// `RuleSetNotSaid`.
    pub fn chosen_rules(self, said: Option<RuleSet>) -> Result<RuleSet, AnnouncementRefusal> {
        match (said, self.rule_set()) {
            (Some(said), _) => Ok(said),
            (None, RuleSet::Iccf) => Ok(RuleSet::Iccf),
            (None, RuleSet::Sks) => Err(AnnouncementRefusal::RuleSetNotSaid),
        }
    }

    /// Whose rules the organiser's events are played under unless an announcement expressly says
    /// otherwise: the Czech federation has its own (`SKS-8`), all others those of ICCF.
    pub fn rule_set(self) -> RuleSet {
        match self {
            Organiser::Federation(federation) if federation.to_string() == "CZE" => RuleSet::Sks,
            Organiser::Iccf | Organiser::Federation(_) => RuleSet::Iccf,
        }
    }
}

/// Where the games of an event start.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum StartPositions {
    /// As the variant always does; not in Chess960.
    Usual,
    /// Chess960: drawn for each game (`LAW-B.2`).
    PerGame,
    /// Chess960: drawn once for all games (`LAW-B.2`).
    OneForAll,
    /// A thematic event: all games from this position, in FEN.
    From(String),
}

impl StartPositions {
    /// A stable name for programs; of a thematic event it does not tell the position.
    pub fn code(&self) -> &'static str {
        match self {
            StartPositions::Usual => "usual",
            StartPositions::PerGame => "per_game",
            StartPositions::OneForAll => "one_for_all",
            StartPositions::From(_) => "from",
        }
    }
}

/// When spectators see the games of an event; what follows from it stands in `spectators`.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Visibility {
    /// Each when it is finished.
    #[default]
    Finished,
    /// While they run.
    Live {
        /// Finished games of the section before any running one is shown.
        after_finished: u16,
        /// Moves by which what is shown lags behind.
        delay_moves: u8,
    },
}

impl Visibility {
    /// A stable name for programs.
    pub fn code(self) -> &'static str {
        match self {
            Visibility::Finished => "finished",
            Visibility::Live { .. } => "live",
        }
    }
}

/// A price.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Fee {
    /// In the currency's smallest unit, such as cents; at least 1.
    pub minor_units: u32,
    /// The currency.
    #[serde(with = "as_text")]
    pub currency: Currency,
}

/// A currency by its three letters, such as `EUR`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Currency([u8; 3]);

/// The text is not three capital letters A to Z.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("a currency is three capital letters, such as EUR")]
pub struct ParseCurrencyError;

impl FromStr for Currency {
    type Err = ParseCurrencyError;

    fn from_str(text: &str) -> Result<Currency, ParseCurrencyError> {
        match <[u8; 3]>::try_from(text.as_bytes()) {
            Ok(letters) if letters.iter().all(u8::is_ascii_uppercase) => Ok(Currency(letters)),
            _ => Err(ParseCurrencyError),
        }
    }
}

impl fmt::Display for Currency {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.iter().try_for_each(|&letter| fmt::Write::write_char(f, letter.into()))
    }
}

/// A value that stands in the JSON as the text it reads back from.
pub(super) mod as_text {
    use std::fmt::Display;
    use std::str::FromStr;

    use serde::{Deserialize, Deserializer, Serializer, de};

    pub(in crate::tournament) fn serialize<T: Display, S: Serializer>(
        value: &T,
        to: S,
    ) -> Result<S::Ok, S::Error> {
        to.collect_str(value)
    }

    pub(in crate::tournament) fn deserialize<'de, T, D>(from: D) -> Result<T, D::Error>
    where
        T: FromStr<Err: Display>,
        D: Deserializer<'de>,
    {
        String::deserialize(from)?.parse().map_err(de::Error::custom)
    }
}

/// The names of [`Variant`].
#[derive(Serialize, Deserialize)]
#[serde(remote = "Variant", rename_all = "snake_case")]
pub(super) enum VariantForm {
    Chess,
    Chess960,
    Makruk,
}

/// The names of [`SilenceRule`].
#[derive(Serialize, Deserialize)]
#[serde(remote = "SilenceRule", rename_all = "snake_case")]
pub(super) enum SilenceForm {
    Off,
    FortyDays,
}

/// The names of [`FlagRule`].
#[derive(Serialize, Deserialize)]
#[serde(remote = "FlagRule", rename_all = "snake_case")]
enum FlagForm {
    Server,
    Claimed,
}

/// The names of [`DrawOffers`].
#[derive(Serialize, Deserialize)]
#[serde(remote = "DrawOffers", rename_all = "snake_case")]
pub(super) enum DrawOffersForm {
    Free,
    Once,
    OnceInTen,
    NotBefore(u16),
    Never,
}

/// The names of [`ConditionalMoves`].
#[derive(Serialize, Deserialize)]
#[serde(remote = "ConditionalMoves", rename_all = "snake_case")]
pub(super) enum ConditionalMovesForm {
    None,
    Linear,
    Tree,
}
