//! What every function shares: configuration, the clock, who is asking, and how answers and
//! errors go over HTTP. It holds no rule and no route.

mod clock;
mod http;
mod input;
mod problem;
mod sheet;
pub mod view;
mod who;
mod work;

pub use clock::Clock;
pub use http::answer::ProblemBody;
pub use http::at_desk::AtDesk;
pub use http::audit::{Audited, Grounds, audit_operator};
pub use http::body::{BODY_BYTES_MAX, Body, GamePath, text_of};
pub use http::client_address::ClientAddress;
pub use http::cursor::{Dated, PAGE_LINES_MAX, Page, PageQuery, cursor};
pub use http::describe::describe;
pub use http::file_answer::file_answer;
pub use http::finish::finish;
pub use http::ics::{Calendar, host_of};
#[cfg(feature = "lambda")]
pub use http::lambda;
pub use http::of_stage::OfStage;
pub use http::pgn_file::{PGN_GAMES_MAX, PgnFile, pgn_file};
pub use http::present::{Fresh, Present};
pub use http::query::Query;
pub use http::responses::{Accepted, ChangeRefused, Created, Failed, Made};
pub use http::routes::{Described, Routes};
pub use http::scopes::scope_of;
pub use http::signed_in::Through;
pub use http::traced::{by as asked_by, shown as grounds_shown};
pub use input::client_id::is_client_id;
pub use input::person_name::{NAME_CHARACTERS_MAX, PersonName};
pub use input::picture::{PICTURE_BYTES_MAX, PICTURE_SIDE_MAX, read_picture};
pub use input::words::{WORDS_CHARACTERS_MAX, read_words};
pub use input::xml::is_allowed;
pub use input::zone::zone_of;
pub use post::Random;
pub use problem::{FAULTS_TOLD, FileError, Problem, ProblemKind, faults_found};
pub use sheet::few_rows::FewRows;
pub use sheet::spreadsheet::cell;
pub use sheet::{columns, game_rows};
#[doc(hidden)]
pub use utoipa_axum;
pub use who::api_key::{KEY_REQUESTS_MAX, KeyText, new_owned_id};
pub use who::caller::Caller;
pub use who::federation_key::FederationKey;
pub use who::keys::{BadSecret, Given, Half, Keys, Secret, Secrets};
pub use who::link_token::{LinkPurpose, LinkToken};
pub use who::permissions::{About, Act, PERMISSIONS, Who};
pub use who::private_token::{PrivatePurpose, PrivateToken};
pub use who::signed_in::{By, DESK_SECONDS, FRESH_SECONDS, SignedIn};
pub use who::token::{ACCESS_SECONDS, AccessToken, SessionClaims};
pub use who::viewer::viewer_of;
pub use work::announce::Announced;
pub use work::appointment::{account_of, appoint};
pub use work::archive::{Archive, ArchiveHead, KeptArchive};
pub use work::catch_up::Behind;
pub use work::change_game::{Change, Changed};
pub use work::dump::{Dump, DumpFile};
pub use work::export::EXPORT_DAYS;
pub use work::lots::{draw_seed, sha256};
pub use work::mail::reader_of;
pub use work::play_in::play_in;
pub use work::publish::section_ids;
pub use work::push::Pushed;
pub use work::qualified::QualifiedRecord;
pub use work::rating_games;
pub use work::report::ReportedGame;
pub use work::retry::{retry, unless_changed};
pub use work::root::{ROOT_PROOF_DAYS, statement_of};
pub use work::rounds::{RoundBefore, SectionAdvancing};
pub use work::score::ScoredGame;
pub use work::seated::{SeatedGame, SeatedGames};
pub use work::section_plan::{board_sections, team_numbers};
pub use work::shown::{Onlooker, Period, ShownGame};
pub use work::sweep::{Look, Swept};
pub use work::swiss::{RoundTables, is_of_swiss, swiss_row};
pub use work::table_norms::{
    flag_of, own_number, played_game, played_games, start_number, table_norms, table_standings,
};
pub use work::team_mail::TeamMail;
pub use work::team_sections::{TeamBoard, TeamSection};
pub use work::titles::TitleRecord;
pub use work::waiting::heard_of;
pub use work::whole::{WholeGames, whole_game};
pub use work::withdrawal::{WithdrawalPart, WithdrawalRecord};
pub use work::withdrawal_news::withdrawal_news;
pub use work::withdrawal_rights::WithdrawalOfficial;

use std::sync::Arc;

use post::mail::Mailer;
use post::{Files, Pusher};
use store::Store;
use tablebase::Tablebase;

/// Everything a function works with. Cloning shares it.
#[derive(Clone)]
pub struct App {
    /// The table.
    pub store: Store,
    /// The one clock.
    pub clock: Clock,
    /// The server's keys.
    pub keys: Arc<Keys>,
    /// Where randomness comes from.
    pub random: Random,
    /// The site's origin, such as `https://posthorn.example`, for links in mails.
    pub origin: Arc<str>,
    /// Where mails go.
    pub mailer: Arc<Mailer>,
    /// Who knows endgames.
    pub tablebase: Tablebase,
    /// The way to push services.
    pub pusher: Pusher,
    /// What was taken out, and the archive.
    pub files: Files,
    /// What requests for the archive share.
    pub archive: Arc<KeptArchive>,
    /// Seconds without a run of the schedules after which no game is ended until an officer decides.
    pub gap_seconds_max: i64,
    /// Whether this is a demo, whose own officials need no passkey. Only the local stack makes one,
    /// for nobody but the machine's own user; nothing in a table can.
    pub demo: bool,
}

impl App {
    /// Everything that is needed over a table, with no way out: no mails, no endgame tables, files that end with the
    /// process.
    pub fn over(store: Store, keys: impl Into<Arc<Keys>>, clock: Clock) -> App {
        App {
            store,
            clock,
            keys: keys.into(),
            random: system_random,
            origin: "http://127.0.0.1".into(),
            mailer: Arc::new(Mailer::None),
            tablebase: Tablebase::None,
            pusher: Pusher::new(),
            files: Files::memory(),
            archive: Arc::default(),
            gap_seconds_max: rules::GAP_SECONDS_MAX,
            demo: false,
        }
    }
}

/// Random bytes from the operating system.
///
/// # Panics
/// When the operating system has none to give, which leaves nothing safe to do.
pub fn system_random(buffer: &mut [u8]) {
    aws_lc_rs::rand::fill(buffer).expect("the operating system gives random bytes");
}
