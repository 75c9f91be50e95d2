//! Lists that are read page by page. Where the next page begins is told by a text that means nothing
//! to whoever reads it: the key of the last line, so that lines that come or go meanwhile put no other
//! line on two pages, or on none.

use std::fmt::{self, Display};
use std::num::ParseIntError;
use std::str::FromStr;

use axum::extract::FromRequestParts;
use axum::http::request::Parts;
use base64::Engine;
use base64::engine::general_purpose::URL_SAFE_NO_PAD as BASE64;
use rules::Instant;
use serde::Deserialize;
use utoipa::IntoParams;

use crate::{App, Problem, Query};

/// Lines of a page, unless it is asked for fewer or more.
const LIMIT: u16 = 50;
/// Lines of a page at most.
pub const PAGE_LINES_MAX: u16 = 200;

/// Which page of a list.
#[derive(Clone, Debug, Default, Deserialize, IntoParams)]
#[serde(deny_unknown_fields, default)]
#[into_params(parameter_in = Query)]
pub struct PageQuery {
    /// What `next` of the page before said; nothing for the first page.
    after: Option<String>,
    /// Lines of the page, 1 to 200; 50 unless told.
    limit: Option<u16>,
}

/// The page that a query asks for, of a list with keys of this type.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Page<Key> {
    /// The key of the last line of the page before.
    pub after: Option<Key>,
    /// Lines of the page, at least 1.
    pub limit: u16,
}

/// The key of a line in a list by time.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Dated {
    /// When it was.
    pub at: Instant,
    /// What tells lines of one moment apart.
    pub number: u32,
}

impl fmt::Display for Dated {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}-{}", self.at.unix(), self.number)
    }
}

impl FromStr for Dated {
    type Err = ParseIntError;

    fn from_str(text: &str) -> Result<Dated, ParseIntError> {
        let (at, number) = text.rsplit_once('-').unwrap_or((text, ""));
        Ok(Dated { at: Instant::from_unix(at.parse()?), number: number.parse()? })
    }
}

impl<Key: FromStr> FromRequestParts<App> for Page<Key> {
    type Rejection = Problem;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Page<Key>, Problem> {
        let Query(PageQuery { after, limit }) = Query::from_request_parts(parts, app).await?;
        Page::read(after.as_deref(), limit)
    }
}

impl<Key: FromStr> Page<Key> {
    /// The page that a query with these two among others asks for.
    ///
    /// # Errors
    /// `invalid_query` for what no page said, and for no lines or too many.
    pub fn read(after: Option<&str>, limit: Option<u16>) -> Result<Page<Key>, Problem> {
        let limit = limit.unwrap_or(LIMIT);
        if !(1..=PAGE_LINES_MAX).contains(&limit) {
            let detail = format!("A page has 1 to {PAGE_LINES_MAX} lines.");
            return Err(Problem::invalid_query(detail));
        }
        Ok(Page { after: after.map(read_cursor).transpose()?, limit })
    }
}

impl<Key: Display> Page<Key> {
    /// Takes one line more than the page has, and leaves the page's own: with where the next one begins,
    /// where there is one.
    pub fn cut<Line>(&self, lines: &mut Vec<Line>, key: impl Fn(&Line) -> Key) -> Option<String> {
        let limit = usize::from(self.limit);
        let more = lines.len() > limit;
        lines.truncate(limit);
        lines.last().filter(|_| more).map(|last| cursor(key(last)))
    }
}

/// What `next` says where the next page begins behind the line with this key.
pub fn cursor(key: impl Display) -> String {
    BASE64.encode(key.to_string())
}

fn read_cursor<Key: FromStr>(text: &str) -> Result<Key, Problem> {
    let bytes = BASE64.decode(text).ok();
    let key = bytes.and_then(|bytes| String::from_utf8(bytes).ok()).and_then(|k| k.parse().ok());
    let detail = "This is no page: `after` is what `next` said before.";
    key.ok_or_else(|| Problem::invalid_query(detail))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn pages_follow_each_other() {
        let page = |after, limit| Page::<u32> { after, limit };
        let mut lines = vec![3, 5, 8];
        let next = page(None, 2).cut(&mut lines, |line| *line).expect("one more page");
        assert_eq!((lines, read_cursor(&next)), (vec![3, 5], Ok(5)));
        let mut lines = vec![8];
        assert_eq!(page(Some(5), 2).cut(&mut lines, |line| *line), None);
        for wrong in ["", "x", "NQ==", "LTU", "OTk5OTk5OTk5OTk"] {
            let problem = read_cursor::<u32>(wrong).expect_err(wrong);
            assert_eq!(problem.code(), "invalid_query", "{wrong}");
        }
    }
}
