//! Everything of a federation: its members, and of each what everybody may know and the federation
//! has entered, in files of one line each.

use std::collections::BTreeSet;

use futures_util::stream::{self, StreamExt, TryStreamExt};
use rules::{Color, Federation, GameId, PlayerId};
use serde::Serialize;
use serde_json::{Value, json};
use store::{EventId, PlayerRecord, Seat, StoredRun};

use super::Pieces;
use crate::{App, Problem, cell};

/// The files of the archive.
pub(super) const NAMES: [&str; 7] = [
    "members.csv",
    "members.jsonl",
    "ratings.jsonl",
    "entries.jsonl",
    "results.jsonl",
    "titles.jsonl",
    "games.pgn",
];

/// The columns of `members.csv`.
const HEADINGS: [&str; 9] = [
    "ID",
    "FamilyName",
    "GivenName",
    "Federation",
    "Title",
    "Rating",
    "Games",
    "Rating960",
    "Games960",
];

/// Members who are read side by side.
const SIDE_BY_SIDE: usize = 16;

/// What stands in front of the members.
pub(super) fn headings() -> Result<Pieces, Problem> {
    let mut pieces = vec![Vec::new(); NAMES.len()];
    if let Some(first) = pieces.first_mut() {
        *first = csv_lines([HEADINGS.map(str::to_owned)])?;
    }
    Ok(pieces)
}

fn csv_lines(lines: impl IntoIterator<Item = [String; 9]>) -> Result<Vec<u8>, Problem> {
    let mut writer = csv::WriterBuilder::new().delimiter(b';').from_writer(Vec::new());
    for line in lines {
        writer
            .write_record(line.iter().map(|text| cell(text).into_owned()))
            .map_err(Problem::internal)?;
    }
    writer.into_inner().map_err(|error| Problem::internal(error.into_error()))
}

/// Values as JSON, one a line.
pub(super) fn json_lines<T: Serialize>(
    values: impl IntoIterator<Item = T>,
) -> Result<Vec<u8>, Problem> {
    let mut lines = Vec::new();
    for value in values {
        serde_json::to_writer(&mut lines, &value).map_err(Problem::internal)?;
        lines.push(b'\n');
    }
    Ok(lines)
}

impl App {
    /// The pieces of some members.
    pub(super) async fn member_pieces(
        &self,
        federation: Federation,
        members: &[u32],
    ) -> Result<Pieces, Problem> {
        let read = stream::iter(members.iter().copied().map(PlayerId))
            .map(|player| self.store.player_record(player))
            .buffered(SIDE_BY_SIDE);
        let mut members: Vec<PlayerRecord> = read.try_collect().await?;
        members.retain(|member| member.profile.federation == federation);
        let runs = self.store.rating_runs().await?;
        Ok(vec![
            csv_lines(members.iter().map(csv_line))?,
            json_lines(members.iter().map(member_line))?,
            json_lines(members.iter().flat_map(|member| rating_lines(member, &runs)))?,
            self.entry_lines(&members).await?,
            json_lines(members.iter().flat_map(result_lines))?,
            self.title_lines(&members).await?,
            self.members_pgn(federation, &members).await?,
        ])
    }

    async fn entry_lines(&self, members: &[PlayerRecord]) -> Result<Vec<u8>, Problem> {
        let entries = |member: &PlayerRecord| {
            let player = member.profile.id;
            member.entries.iter().map(move |line| (line.event, player)).collect::<Vec<_>>()
        };
        let wanted: Vec<(EventId, PlayerId)> = members.iter().flat_map(entries).collect();
        let mut entries = self.store.entries_by(&wanted).await?;
        entries.sort_by_key(|(event, entry)| (entry.player, event.0));
        json_lines(entries.iter().map(|(event, entry)| {
            json!({
                "player": entry.player, "event": event, "entered_at": entry.at.to_utc(),
                "entered_by": entry.by, "state": entry.state,
                "fee_paid_at": entry.fee_paid_at.map(|at| at.to_utc()),
            })
        }))
    }

    async fn title_lines(&self, members: &[PlayerRecord]) -> Result<Vec<u8>, Problem> {
        let ids: BTreeSet<u32> =
            members.iter().flat_map(|member| member.title_cases.iter().copied()).collect();
        let cases = self.store.title_cases_by(&ids.into_iter().collect::<Vec<_>>()).await?;
        let confirmed = cases.iter().filter(|stored| {
            stored.case.state == rules::title::TitleState::Confirmed && !stored.case.is_revocation()
        });
        let awards = confirmed.map(|stored| {
            let case = &stored.case;
            let confirmed = case.decided(rules::title::TitleStep::Confirm);
            json!({
                "kind": "award", "player": case.player, "award": case.award.to_string(),
                "confirmed_at": confirmed.map(|step| step.at.to_utc()),
            })
        });
        let norms = members.iter().flat_map(|member| {
            let player = member.profile.id;
            member.norms.iter().map(move |norm| {
                json!({
                    "kind": "norm", "player": player, "title": norm.title.to_string(),
                    "section": norm.section, "games": norm.games_counted,
                    "finished_at": norm.finished_at.to_utc(),
                })
            })
        });
        let recorded = members.iter().flat_map(|member| {
            let player = member.profile.id;
            let counting = member.recorded_norms.iter().filter(|norm| norm.withdrawn.is_none());
            counting.map(move |norm| {
                json!({
                    "kind": "recorded_norm", "player": player,
                    "title": norm.entry.title.to_string(), "event": norm.entry.event,
                    "games": norm.entry.games_counted, "finished_on": norm.entry.finished_on.to_date(),
                    "source": norm.entry.source,
                })
            })
        });
        json_lines(awards.chain(norms).chain(recorded))
    }

    /// The members' finished games. One between two members is written with White's.
    async fn members_pgn(
        &self,
        federation: Federation,
        members: &[PlayerRecord],
    ) -> Result<Vec<u8>, Problem> {
        let finished = |seat: &&Seat| seat.ended_at.is_some();
        let seats = members.iter().flat_map(|member| member.seats.iter().filter(finished));
        let seats: Vec<&Seat> = seats.collect();
        let black = seats.iter().filter(|seat| seat.color == Color::Black);
        let opponents = self.people(black.map(|seat| seat.opponent).collect()).await?;
        let with_white = |seat: &Seat| {
            let opponent = opponents.get(&seat.opponent);
            seat.color == Color::Black && opponent.is_some_and(|it| it.federation == federation)
        };
        let games = seats.iter().filter(|seat| !with_white(seat)).map(|seat| seat.game);
        let games: Vec<GameId> = games.collect();
        let shown = |game: rules::Game| Ok(game.ending().is_some().then_some(game));
        Ok(self.games_pgn(&games, shown).await?.into_bytes())
    }
}

fn csv_line(member: &PlayerRecord) -> [String; 9] {
    let profile = &member.profile;
    let text = |rating: Option<u16>| rating.map_or(String::new(), |rating| rating.to_string());
    let (chess, chess960) = (&profile.ratings.chess, &profile.ratings.chess960);
    [
        profile.id.to_string(),
        profile.family_name.clone(),
        profile.given_name.clone(),
        profile.federation.to_string(),
        profile.title.map_or(String::new(), |title| title.to_string()),
        text(chess.published()),
        chess.games.to_string(),
        text(chess960.published()),
        chess960.games.to_string(),
    ]
}

/// A rating from fewer than 12 games is shown to the player alone (`TR-9.3`).
fn member_line(member: &PlayerRecord) -> Value {
    let profile = &member.profile;
    let pool = |entry: &rules::rating::ListEntry| json!({ "rating": entry.published(), "games": entry.games, "fixed": entry.is_fixed() });
    json!({
        "id": profile.id, "family_name": profile.family_name, "given_name": profile.given_name,
        "federation": profile.federation.to_string(),
        "title": profile.title.map(|title| title.to_string()),
        "chess": pool(&profile.ratings.chess), "chess960": pool(&profile.ratings.chess960),
        "fide_rating": profile.ratings.fide.and_then(|fide| fide.rating),
                "fide_title": profile.ratings.fide.and_then(|fide| fide.title),
                "fide_list": profile.ratings.fide.and_then(|fide| fide.list).map(|list| list.to_string()),
    })
}

/// The published lists in which a member's rating was calculated again.
fn rating_lines(member: &PlayerRecord, runs: &[StoredRun]) -> Vec<Value> {
    let published = |part: &&store::PlayerRating| runs.iter().any(|run| part.is_of(run));
    let line = |part: &store::PlayerRating| {
        let new = part.listed.new;
        json!({
            "player": member.profile.id, "list": part.list.to_string(),
            "rating": new.published(), "games": new.games, "fixed": new.is_fixed(),
            "games_in_period": part.listed.games.iter().filter(|game| !game.earlier).count(),
        })
    };
    member.ratings.iter().filter(published).map(line).collect()
}

/// A member's finished games, and the places in final tables.
fn result_lines(member: &PlayerRecord) -> Vec<Value> {
    let player = member.profile.id;
    let game = |seat: &Seat| {
        let ended_at = seat.ended_at?;
        Some(json!({
            "kind": "game", "player": player, "game": seat.game, "section": seat.section,
            "color": seat.color.to_string(), "opponent": seat.opponent,
            "half_points": seat.points.map(|(own, _)| own.0),
            "opponents_half_points": seat.points.map(|(_, other)| other.0),
            "ended_at": ended_at.to_utc(), "cancelled": seat.cancelled,
        }))
    };
    let places = member.places.iter().map(|placed| {
        json!({
            "kind": "place", "player": player, "section": placed.section, "place": placed.place,
            "shared": placed.shared, "of": placed.of,
        })
    });
    member.seats.iter().filter_map(game).chain(places).collect()
}
