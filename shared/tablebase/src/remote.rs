//! A server that has the tables, asked over HTTP.
//!
//! It speaks the JSON of lichess's lila-tablebase: `GET {address}?fen=…` is answered with an object
//! whose `category` is the verdict for the side to move. The server learns the positions of running
//! games: it should be the organiser's own, or one whose silence is trusted.

use std::time::Duration;

use reqwest::redirect::Policy;
use reqwest::{Client, Response, StatusCode, Url};
use rules::{TableAnswer, TableUnknown, TableVerdict};
use serde::Deserialize;
use shakmaty::fen::Epd;
use shakmaty::{Chess, EnPassantMode};

use crate::Error;

/// How long an answer may take, the connection included.
const TIMEOUT: Duration = Duration::from_secs(2);

/// The longest answer that is read, in bytes: a hundred legal moves take about half of it.
const ANSWER_BYTES_MAX: usize = 64 * 1024;

/// A server with tables. Cloning shares the connections.
#[derive(Clone)]
pub struct Remote {
    http: Client,
    address: Url,
}

impl std::fmt::Debug for Remote {
    /// Without the address, which may hold a password.
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Remote").field("host", &self.address.host_str()).finish_non_exhaustive()
    }
}

impl Remote {
    /// The server at an `http` or, with this crate's feature `tls`, an `https` address, such as
    /// `http://localhost:9000/standard`. Nothing is asked yet.
    ///
    /// # Errors
    /// When the address is none that can be asked.
    pub fn at(address: &str) -> Result<Remote, Error> {
        let refuse = |reason: &str| Err(Error::Address(reason.to_owned()));
        let address = Url::parse(address).map_err(|error| Error::Address(error.to_string()))?;
        match address.scheme() {
            "http" => {}
            "https" if cfg!(feature = "tls") => {}
            "https" => return refuse("this program is built without https (the feature tls)"),
            _ => return refuse("it begins neither with http:// nor with https://"),
        }
        // A redirection is no answer: the address is the organiser's choice, not the server's.
        let http = Client::builder()
            .timeout(TIMEOUT)
            .redirect(Policy::none())
            .user_agent(concat!("posthorn/", env!("CARGO_PKG_VERSION")))
            .build()?;
        Ok(Remote { http, address })
    }

    /// What the server says of a position without castling rights, for the side to move.
    pub(crate) async fn probe(&self, position: &Chess) -> Result<TableAnswer, Error> {
        let mut address = self.address.clone();
        address.query_pairs_mut().append_pair("fen", &fen(position));
        let response = self.http.get(address).send().await?;
        match response.status() {
            StatusCode::OK => {}
            // Not a position of the tables, or the server has not got the one it needs.
            StatusCode::NOT_FOUND => return Ok(Err(TableUnknown::TableMissing)),
            status => return Err(Error::Status(status)),
        }
        let answer: Answer = serde_json::from_slice(&body(response).await?)
            .map_err(|error| Error::Answer(error.to_string()))?;
        Ok(answer.category.verdict().ok_or(TableUnknown::TableMissing))
    }
}

/// The position in FEN, with the counters of a new game: the verdict does not depend on them
/// (`LAW-5.2.4`), and equal positions are equal requests. The server reads underscores as spaces.
fn fen(position: &Chess) -> String {
    let epd = Epd::from_position(position, EnPassantMode::Legal);
    format!("{epd} 0 1").replace(' ', "_")
}

/// The body, read no further than [`ANSWER_BYTES_MAX`].
async fn body(mut response: Response) -> Result<Vec<u8>, Error> {
    let mut body = Vec::new();
    while let Some(piece) = response.chunk().await? {
        if body.len() + piece.len() > ANSWER_BYTES_MAX {
            return Err(Error::Answer(format!("it is longer than {ANSWER_BYTES_MAX} bytes")));
        }
        body.extend_from_slice(&piece);
    }
    Ok(body)
}

/// What is read of an answer.
#[derive(Deserialize)]
struct Answer {
    category: Category,
}

/// The verdict in the server's words, which tell more of the 50-move rule than a claim needs.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "kebab-case")]
enum Category {
    Win,
    SyzygyWin,
    MaybeWin,
    CursedWin,
    Draw,
    BlessedLoss,
    MaybeLoss,
    SyzygyLoss,
    Loss,
    Unknown,
}

impl Category {
    /// The verdict without the 50-move rule: a win that the rule would or may spoil is a win
    /// (`LAW-5.1.3`), and only what is drawn without it is a draw (`LAW-5.2.4`). `None` when the
    /// server lacks a table.
    fn verdict(self) -> Option<TableVerdict> {
        match self {
            Category::Win | Category::SyzygyWin | Category::MaybeWin | Category::CursedWin => {
                Some(TableVerdict::Win)
            }
            Category::Draw => Some(TableVerdict::Draw),
            Category::Loss | Category::SyzygyLoss | Category::MaybeLoss | Category::BlessedLoss => {
                Some(TableVerdict::Loss)
            }
            Category::Unknown => None,
        }
    }
}
