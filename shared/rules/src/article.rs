//! The articles of the rules by their ids, as code, tests, refusals and officials cite them.

/// Every id, one a line: the rows of the list of rules.
const IDS: &str = include_str!("../tables/articles.txt");

/// An article of the rules that are kept here.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Article(&'static str);

impl Article {
    /// Running games are not shown (`TR-14`).
    pub const TR_14: Article = Article("TR-14");
    /// Appeals (`TR-15`).
    pub const TR_15: Article = Article("TR-15");

    /// The article of this id, however it is typed: `TR-14`, `tr 14`, `TR. 14`. None: there is no such article.
    pub fn cited(citation: &str) -> Option<Article> {
        let parts = parts(citation);
        IDS.lines().find(|id| self::parts(id) == parts).map(Article)
    }

    /// Its id.
    pub fn id(self) -> &'static str {
        self.0
    }
}

/// The letters with which an id begins, and what comes behind them.
fn parts(id: &str) -> (String, String) {
    let id: String = id.chars().filter(|c| !c.is_whitespace()).collect();
    let letters = id.find(|c: char| !c.is_ascii_alphabetic()).unwrap_or(id.len());
    let (letters, number) = id.split_at(letters);
    let number = number.trim_start_matches(['-', '.']);
    (letters.to_ascii_uppercase(), number.to_ascii_lowercase())
}
