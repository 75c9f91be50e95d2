//! What outlives a request: workflows that a handler, a schedule or the stream calls. They answer with a
//! [`Problem`](crate::Problem), and know nothing of HTTP.

pub(crate) mod announce;
pub(crate) mod catch_up;
pub(crate) mod change_game;
pub(crate) mod claims;
pub(crate) mod decide;
pub(crate) mod export;
pub(crate) mod farewell;
pub(crate) mod final_tables;
pub(crate) mod heartbeat;
pub(crate) mod import;
pub(crate) mod leave;
pub(crate) mod lots;
pub(crate) mod mail;
pub(crate) mod nominations;
pub(crate) mod outage;
pub(crate) mod people;
pub(crate) mod play_in;
pub(crate) mod publish;
pub(crate) mod push;
pub mod rating_games;
pub(crate) mod rating_run;
pub(crate) mod rating_shares;
pub(crate) mod retry;
pub(crate) mod root;
pub(crate) mod root_proof;
pub(crate) mod seated;
pub(crate) mod shown;
pub(crate) mod sweep;
pub(crate) mod table_norms;
pub(crate) mod titles;
pub(crate) mod webhooks;
pub(crate) mod whole;
pub(crate) mod withdrawal;
pub(crate) mod withdrawal_news;
pub(crate) mod withdrawal_rights;
