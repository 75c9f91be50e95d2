//! An explanation as text, line by line, each step with its article.

use std::fmt::{self, Write};

use crate::rating::{
    DIFFERENCE_MAX, Effect, ExplainedGame, Explanation, ListEntry, Method, Options, Source, Working,
};

impl Explanation {
    /// The explanation in lines of text, with the players' names as `name` gives them.
    pub fn to_text(&self, options: &Options, name: impl Fn(u32) -> String) -> String {
        let mut text = String::new();
        // A text in memory can always be written.
        let _ = self.write(&mut text, options, &name);
        text
    }

    fn write(
        &self,
        text: &mut String,
        options: &Options,
        name: &impl Fn(u32) -> String,
    ) -> fmt::Result {
        let [old, new] = [self.old, self.new].map(place);
        writeln!(text, "{}: {old} -> {new}", name(self.player))?;
        let (method, rule) = (self.method.sentence(), self.method.rule(options));
        writeln!(text, "  {method} ({rule})")?;
        if let Working::Changes { development, .. } = &self.working {
            let (r, g, k) = (development.r(), development.g(), development.k());
            writeln!(text, "  k = r * g = {r} * {g} = {k} ({})", options.development_rule())?;
        }
        for game in &self.games {
            game.write(text, options, &name(game.opponent))?;
        }
        let rounding = options.rounding_rule();
        let rating = self.new.rating.unwrap_or_default();
        match &self.working {
            Working::Unchanged => Ok(()),
            Working::Changes { sum, exact, .. } => writeln!(
                text,
                "  the changes sum up to {sum}, the rating to {exact} ({}), rounded {rating} \
                 ({rounding})",
                options.cite("RAT-6", "SKS-2-3")
            ),
            Working::Average { score, hundredths, average, difference, factor, exact } => writeln!(
                text,
                "  {} of {}: p = {}; Rc = {average}, D(p) = {difference}, F = {factor}: \
                 Rp = Rc + D(p) * F = {exact} ({}), rounded {rating} ({rounding})",
                points(score.half_points),
                score.games,
                decimals(i64::from(*hundredths)),
                options.cite("RAT-5", "SKS-2-3")
            ),
        }
    }
}

impl Method {
    /// What is done.
    fn sentence(self) -> &'static str {
        match self {
            Method::Unchanged => "no game in the period: unchanged",
            Method::First => "first rating, from the period's games",
            Method::AllGames => "fewer than 30 games before: from all games played",
            Method::Changes => "30 games or more before: from the period's changes",
            Method::ManyGames => "so many games in the period: from these games alone",
            Method::ReplacedByCommissioner => {
                "the rating commissioner's decision: from the period's games"
            }
        }
    }

    /// By which article.
    pub fn rule(self, options: &Options) -> &'static str {
        match self {
            Method::Unchanged => options.cite("TR-9.7", "SKS-1.8"),
            Method::First => options.cite("RAT-14", "SKS-4.1-4.4"),
            Method::AllGames => options.cite("RAT-15", "SKS-4.1-4.4"),
            Method::Changes | Method::ManyGames => options.cite("RAT-16", "SKS-4.5"),
            Method::ReplacedByCommissioner => "RAT-16",
        }
    }
}

impl Options {
    /// The article by which opponents count with a rating.
    pub fn opponents_rule(&self) -> &'static str {
        self.cite("TR-9.4", "SKS-3.5")
    }

    /// The article of the development coefficient.
    pub fn development_rule(&self) -> &'static str {
        self.cite("RAT-9", "SKS-2-3")
    }

    /// The article by which a rating is rounded.
    pub fn rounding_rule(&self) -> &'static str {
        self.cite("RAT-17", "SKS-4.6")
    }
}

impl ExplainedGame {
    fn write(&self, text: &mut String, options: &Options, opponent: &str) -> fmt::Result {
        let opponent_rule = options.opponents_rule();
        let source = match self.source {
            Source::Start => "the rating at the start",
            Source::Fide => "the FIDE rating at the start",
            Source::Level => "the level of the event",
            Source::Current => "the current rating",
        };
        write!(
            text,
            "  {} against {opponent}, {source} {} ({opponent_rule})",
            points(self.points.0.into()),
            self.opponent_rating
        )?;
        if self.earlier {
            text.push_str(", finished before the period");
        }
        if self.substituted {
            write!(text, ", with a substitute ({})", options.cite("RAT-18", "SKS-4.7"))?;
        }
        match &self.effect {
            Effect::Average { counted } => {
                let rule = options.cite("RAT-5", "SKS-2-3");
                writeln!(text, ": counts as {counted} ({rule})")
            }
            Effect::Change { difference, expected_hundredths, change } => {
                write!(text, ": difference {difference}")?;
                if difference.unsigned_abs() > u32::from(DIFFERENCE_MAX) {
                    write!(
                        text,
                        ", counted as {}",
                        difference.signum() * i32::from(DIFFERENCE_MAX)
                    )?;
                }
                let above = 50 * i64::from(self.points.0) - i64::from(*expected_hundredths);
                writeln!(
                    text,
                    ", We = {} ({}), k * {} = {change} ({})",
                    decimals(i64::from(*expected_hundredths)),
                    options.cite("RAT-8", "SKS-2-3"),
                    decimals(above),
                    options.cite("RAT-7", "SKS-2-3")
                )
            }
        }
    }
}

/// What a list says, in words.
fn place(entry: ListEntry) -> String {
    let rating = entry.rating.map_or("no rating".to_owned(), |rating| rating.to_string());
    format!("{rating} ({} games)", entry.games)
}

/// Half points in points: 0.5, 1, 2.5.
pub fn points(halves: u32) -> String {
    let half = if halves % 2 == 1 { ".5" } else { "" };
    format!("{}{half}", halves / 2)
}

/// Hundredths with two decimals.
pub fn decimals(hundredths: i64) -> String {
    let sign = if hundredths < 0 { "-" } else { "" };
    let size = hundredths.unsigned_abs();
    format!("{sign}{}.{:02}", size / 100, size % 100)
}
