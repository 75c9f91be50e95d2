//! What every function shares: configuration, the clock, who is asking, and how answers and
//! errors go over HTTP. It holds no rule and no route.

mod announce;
mod api_key;
mod at_desk;
mod audit;
mod body;
mod caller;
mod catch_up;
mod chain;
mod change_game;
mod claims;
mod client_address;
mod clock;
pub mod columns;
mod cursor;
mod decide;
mod describe;
mod desk_refused;
mod export;
mod farewell;
mod files;
mod final_tables;
mod front;
pub mod game_rows;
mod head;
mod heartbeat;
mod hex;
mod http;
mod import;
mod keys;
#[cfg(feature = "lambda")]
pub mod lambda;
mod leave;
mod limits;
mod link_token;
mod lots;
pub mod mail;
mod merkle;
mod nominations;
mod outage;
#[cfg(feature = "lambda")]
mod parameters;
mod people;
mod permissions;
mod person_name;
mod picture;
mod play_in;
mod postmark;
mod present;
mod private_token;
mod problem;
mod publish;
mod push;
mod query;
pub mod rating_games;
mod rating_run;
mod rating_shares;
mod refused;
mod responses;
mod retry;
mod root;
mod root_proof;
mod routes;
mod scopes;
mod seated;
mod shown;
mod signed_in;
mod spreadsheet;
mod sweep;
mod table_norms;
mod titles;
mod token;
mod traced;
pub mod view;
mod viewer;
mod webhooks;
mod whole;
mod withdrawal;
mod withdrawal_news;
mod withdrawal_rights;
mod words;
mod xml;

pub use announce::Announced;
pub use api_key::{KEY_REQUESTS_MAX, KeyText, new_owned_id};
pub use at_desk::{AtDesk, DESK_SECONDS};
pub use audit::{Audited, Grounds};
pub use body::{BODY_BYTES_MAX, Body, GamePath, text_of};
pub use caller::{Caller, FederationKey};
pub use catch_up::Behind;
pub use chain::{Chain, Link, next_hash};
pub use change_game::{Change, Changed};
pub use client_address::ClientAddress;
pub use clock::Clock;
pub use cursor::{Dated, PAGE_LINES_MAX, Page, PageQuery};
pub use describe::describe;
pub use export::EXPORT_DAYS;
pub use files::{Fetched, FileStream, FileWriter, Files};
pub use head::{Head, read_head};
pub use hex::hex;
pub use http::finish;
pub use import::IMPORT_DAYS;
pub use keys::{BadSecret, Given, Half, Keys, PublicKey, PushKey, Secret, Secrets};
pub use link_token::{LinkPurpose, LinkToken};
pub use lots::{
    Lot, ParseSeedError, Seed, draw_one_start_position, draw_start_numbers, draw_start_position,
};
pub use permissions::{About, Act, PERMISSIONS, Who};
pub use person_name::{NAME_CHARACTERS_MAX, PersonName};
pub use picture::{PICTURE_BYTES_MAX, PICTURE_SIDE_MAX, read_picture};
pub use play_in::play_in;
pub use postmark::{Jwk, Jwks, Postmark, ReceiptError, read_receipt};
pub use present::{FRESH_SECONDS, Fresh, Present};
pub use private_token::{PrivatePurpose, PrivateToken};
pub use problem::{FAULTS_TOLD, FileError, Problem, ProblemBody, faults_found};
pub use publish::{pairings, section_ids, terms_of};
pub use push::{PushDevice, PushFailure, PushMessage, Pushed, Pusher};
pub use query::Query;
pub use responses::{Accepted, ChangeRefused, Created, Failed, Made};
pub use retry::{retry, unless_changed};
pub use root::{ROOT_PROOF_DAYS, RootStatement, read_root};
pub use root_proof::{RootProof, RootProofError};
pub use routes::{Described, Routes};
pub use scopes::scope_of;
pub use seated::{SeatedGame, SeatedGames};
pub use shown::{Onlooker, Period, ShownGame, pgn_of};
pub use signed_in::{By, SignedIn, Through};
pub use spreadsheet::cell;
pub use sweep::{Look, Swept};
pub use table_norms::{flag_of, played_game, table_norms};
pub use titles::TitleRecord;
pub use token::{ACCESS_SECONDS, AccessToken, SessionClaims};
pub use traced::{by as asked_by, shown as grounds_shown};
#[doc(hidden)]
pub use utoipa_axum;
pub use viewer::viewer_of;
pub use whole::{WholeGames, whole_game};
pub use withdrawal::{WithdrawalPart, WithdrawalRecord};
pub use withdrawal_news::withdrawal_news;
pub use withdrawal_rights::WithdrawalOfficial;
pub use words::{WORDS_CHARACTERS_MAX, read_words};
pub use xml::is_allowed;

use std::sync::Arc;

use store::Store;
use tablebase::Tablebase;

/// Fills a buffer with random bytes: an argument, so that a simulation can repeat itself.
pub type Random = fn(&mut [u8]);

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
    pub mailer: Arc<mail::Mailer>,
    /// Who knows endgames.
    pub tablebase: Tablebase,
    /// The way to push services.
    pub pusher: Pusher,
    /// What was taken out.
    pub files: Files,
    /// Seconds without a run of the schedules after which no game is ended until an officer decides.
    pub gap_seconds_max: i64,
    /// Whether this is a demo, whose own officials need no passkey. Only the local stack makes one,
    /// for nobody but the machine's own user; nothing in a table can.
    pub demo: bool,
}

/// Random bytes from the operating system.
///
/// # Panics
/// When the operating system has none to give, which leaves nothing safe to do.
pub fn system_random(buffer: &mut [u8]) {
    aws_lc_rs::rand::fill(buffer).expect("the operating system gives random bytes");
}
