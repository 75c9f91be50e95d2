//! Challenges that anybody may accept, for readers of feeds.

use app::{App, Problem};
use axum::extract::State;
use axum::response::IntoResponse;
use post::mail::control_words;
use rules::tournament::{Challenge, ChallengeColor, ChallengeGames};
use rules::{Day, Instant, Profile, Variant};

use crate::atom::{Entry, Feed};

/// Challenges that a feed looks at.
const SEEKS: u16 = 100;

/// Challenges that anybody may accept, the last one first.
#[utoipa::path(
    get, path = "/api/seeks.atom", operation_id = "get_seeks_feed", tag = "feeds",
    responses(
        (status = 200, body = String, content_type = "application/atom+xml"),
    )
)]
pub(crate) async fn get_seeks_feed(State(app): State<App>) -> Result<impl IntoResponse, Problem> {
    let now = app.clock.now();
    let mut seeks = app.store.seeks(None, SEEKS).await?;
    seeks.retain(|stored| stored.challenge.is_open(now));
    let people = app.people(seeks.iter().map(|stored| stored.challenge.by).collect()).await?;
    let entries = seeks.iter().filter_map(|stored| {
        let by = people.get(&stored.challenge.by)?;
        Some(entry(format!("{}/challenge/{}", app.origin, stored.id), &stored.challenge, by))
    });
    Feed {
        title: "Challenges that anybody can accept".to_owned(),
        address: format!("{}/api/seeks.atom", app.origin),
        page: format!("{}/play", app.origin),
        begins: Instant::from_unix(0),
        entries: entries.collect(),
    }
    .answer()
}

/// What the challenger writes is for those who are signed in.
fn entry(page: String, challenge: &Challenge, by: &Profile) -> Entry {
    let terms = &challenge.terms;
    let chess = match terms.variant {
        Variant::Chess => "chess",
        Variant::Chess960 => "Chess960",
        Variant::Makruk => "Makruk",
    };
    let color = match terms.color {
        ChallengeColor::Drawn => "Colours are drawn by lot",
        ChallengeColor::White => "The challenger has White",
        ChallengeColor::Black => "The challenger has Black",
    };
    let games = match terms.games {
        ChallengeGames::One => "One game",
        ChallengeGames::Two => "Two games",
    };
    let engines = if terms.engines { "engines are allowed" } else { "without engines" };
    let control = control_words("en", &terms.time_control);
    Entry {
        page,
        title: format!("{}: {chess}, {control}", by.full_name()),
        text: format!(
            "{games}, {engines}. {color}. Open until {}.",
            Day::of(challenge.lapses_at())
        ),
        at: challenge.at,
    }
}
