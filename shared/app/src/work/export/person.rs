//! Everything that is kept about a person, for that person alone (GDPR, articles 15 and 20).
//!
//! What opens doors is left out: the password's hash, digests of keys, secrets of devices. Sessions
//! are kept by their own names and not by the person's, and end by themselves.

use std::collections::{BTreeSet, HashMap};

use rules::{
    Color, Days, Game, GameId, LeaveAction, LegalMove, Notebook, PlayerId, ScoreLine, Scores,
    Writer,
};
use serde_json::{Value, json};
use store::{
    ApiKey, Error, Followed, KeyOwner, Notification, Seat, SectionId, StoredLeave, StoredLetter,
    StoredPage, StoredTitleCase,
};

use super::Pieces;
use super::federation::json_lines;
use crate::view::BranchView;
use crate::{App, Problem};

/// The files of the archive.
pub(super) const NAMES: [&str; 4] = ["person.json", "games.jsonl", "games.pgn", PICTURE];

/// The picture, for whoever shows one.
pub(super) const PICTURE: &str = "picture.png";

impl App {
    /// What is kept beside the games.
    pub(super) async fn person_pieces(&self, me: PlayerId) -> Result<Pieces, Problem> {
        let person = self.person_json(me).await?;
        let text = serde_json::to_vec_pretty(&person).map_err(Problem::internal)?;
        let picture = match self.store.picture(me).await {
            Err(Error::NotFound) => Vec::new(),
            picture => picture?,
        };
        Ok(vec![text, Vec::new(), Vec::new(), picture])
    }

    async fn person_json(&self, me: PlayerId) -> Result<Value, Problem> {
        let store = &self.store;
        let (account, settings) = (store.account(me).await?, store.settings(me).await?);
        let record = store.player_record(me).await?;
        let profile = &record.profile;
        let filed = store.cases_of(me).await?.into_iter().map(|(id, _)| id).collect::<Vec<_>>();
        let cases = store.cases(&filed).await?;
        let titles = store.title_cases_by(&record.title_cases).await?;
        let withdrawals = store.withdrawals_of(me).await?;
        let transfers = store.transfers_of(me).await?;
        let challenges = store.challenges_of(me).await?;
        let devices = store.push_subscriptions(me).await?;
        let keys = store.api_keys(KeyOwner::Player(me)).await?;
        let events: Vec<_> = record.entries.iter().map(|line| (line.event, me)).collect();
        let entries = store.entries_by(&events).await?;
        let teams = store.teams_of(me).await?;
        let told = store.notifications(me).await?;
        let books = store.leave_books(me).await?;
        let entry = |entry: &rules::rating::ListEntry| json!(entry);
        let rating = |part: &store::PlayerRating| json!({ "list": part.list.to_string(), "part": part.listed });
        Ok(json!({
            "written_at": self.clock.now().to_utc(),
            "profile": {
                "id": me, "given_name": profile.given_name, "family_name": profile.family_name,
                "federation": profile.federation.to_string(),
                "title": profile.title.map(|title| title.to_string()),
                "chess": entry(&profile.ratings.chess),
                "chess960": entry(&profile.ratings.chess960),
                "fide_rating": profile.ratings.fide.and_then(|fide| fide.rating),
                "fide_title": profile.ratings.fide.and_then(|fide| fide.title),
                "fide_list": profile.ratings.fide.and_then(|fide| fide.list).map(|list| list.to_string()), "words": record.portrait.words,
            },
            "removals": store.removals(me).await?,
            "registered_sex": store.registered_sex(me).await?,
            "account": {
                "email": account.email, "confirmed": account.confirmed, "roles": account.roles,
                "language": account.language,
            },
            "settings": {
                "mail": settings.mail.to_string(), "digest_hour": settings.digest_hour,
                "reminder_days": settings.reminders.days().collect::<Vec<_>>(),
            },
            "contact": store.contact(me).await?,
            "devices": devices.iter().map(|device| &device.endpoint).collect::<Vec<_>>(),
            "pages": self.pages_of(me).await?,
            "keys": keys.iter().map(key_value).collect::<Vec<_>>(),
            "leave": books.iter().map(leave_value).collect::<Vec<_>>(),
            "entries": entries.iter().map(|(event, entry)| json!({"event": event, "entry": entry}))
                .collect::<Vec<_>>(),
            "teams": teams.iter().map(|(event, team)| json!({"event": event, "team": team}))
                .collect::<Vec<_>>(),
            "letters": store.letters_by(me).await?.iter().map(letter_value).collect::<Vec<_>>(),
            "withdrawals": withdrawals.iter().map(|it| &it.withdrawal).collect::<Vec<_>>(),
            "suspensions": store.suspensions(me).await?.made,
            "cases": cases.iter().map(|it| json!({"id": it.id, "case": it.case}))
                .collect::<Vec<_>>(),
            "challenges": challenges.iter()
                .map(|it| json!({"id": it.id, "challenge": it.challenge.as_read_by(me)})).collect::<Vec<_>>(),
            "blocked_players": store.blocked_by(me).await?,
            "followed": store.followed_by(me).await?.iter().map(followed_value).collect::<Vec<_>>(),
            "notifications": told.told.iter().map(notification_value).collect::<Vec<_>>(),
            "transfers": transfers.iter().map(|it| &it.transfer).collect::<Vec<_>>(),
            "ratings": record.ratings.iter().map(rating).collect::<Vec<_>>(),
            "norms": record.norms,
            "recorded_norms": record.recorded_norms,
            "titles": titles.iter().map(title_value).collect::<Vec<_>>(),
            "places": record.places,
        }))
    }

    /// What the person has done about pages with running games, the own and opponents' (`TR-14`).
    async fn pages_of(&self, me: PlayerId) -> Result<Vec<Value>, Problem> {
        let seats = self.store.seats_ever(me).await?;
        let sections: BTreeSet<SectionId> = seats.iter().map(|seat| seat.section).collect();
        let done = |page: &StoredPage| {
            let mine: Vec<_> = page.page.entries.iter().filter(|entry| entry.by == me).collect();
            let value = json!({ "section": page.section, "of": page.player, "done": mine });
            (!mine.is_empty()).then_some(value)
        };
        let mut pages = Vec::new();
        for section in sections {
            pages.extend(self.store.players_pages(section).await?.iter().filter_map(done));
        }
        Ok(pages)
    }

    /// The pieces of some of the person's games.
    pub(super) async fn own_game_pieces(
        &self,
        me: PlayerId,
        games: &[u32],
    ) -> Result<Pieces, Problem> {
        let ids: Vec<GameId> = games.iter().copied().map(GameId).collect();
        let seats = self.store.seats_ever(me).await?;
        let seats: HashMap<GameId, Seat> = seats.into_iter().map(|it| (it.game, it)).collect();
        let (mut lines, mut notebooks) = (Vec::new(), HashMap::new());
        for id in &ids {
            let noted = self.store.notebook(me, *id).await?.notebook;
            match seats.get(id) {
                Some(seat) => lines.push(self.own_game(me, seat, &noted).await?),
                None => lines.push(json!({ "game": id, "notes": notes_value(&noted) })),
            }
            notebooks.insert(*id, noted);
        }
        let (own, others): (Vec<GameId>, Vec<GameId>) =
            ids.into_iter().partition(|id| seats.contains_key(id));
        let mut pgn = self.noted_games_pgn(&own, |game| Ok(Some(game)), &notebooks).await?;
        // What may be seen of somebody else's running game changes: the notes on it are there in any case.
        let over = |game: Game| Ok(Some(game).filter(|game| game.ending().is_some()));
        pgn.push_str(&self.noted_games_pgn(&others, over, &notebooks).await?);
        Ok(vec![Vec::new(), json_lines(lines)?, pgn.into_bytes(), Vec::new()])
    }

    /// A game with what the person alone has put down beside it.
    async fn own_game(
        &self,
        me: PlayerId,
        seat: &Seat,
        noted: &Notebook,
    ) -> Result<Value, Problem> {
        let (stored, game) = self.load_game(seat.game).await?;
        let color = seat.color;
        let messages = match stored.messages {
            0 => Vec::new(),
            _ => self.store.messages(seat.game).await?,
        };
        // What a predecessor or a substitute has written in the same place is theirs.
        let written = messages.iter().filter(|message| {
            message.by == Writer::Player(color) && game.player_at(color, message.at) == me
        });
        let written = written.map(|message| {
            json!({ "at": message.at.to_utc(), "after_half_moves": message.ply, "text": message.text })
        });
        let is_mine = *game.players().get(color) == me;
        let claims = self.store.adjudication_claims(seat.game).await?;
        let claim = claims.iter().find(|claim| claim.by == color);
        let (reports, scores) = match game.is_played_elsewhere() {
            true => (self.store.reports(seat.game).await?, self.store.scores(seat.game).await?),
            false => (None, None),
        };
        let score = scores.as_ref().map(|stored| score_value(&game, &stored.scores, color));
        let report = reports.as_ref().and_then(|stored| stored.reports.of(color)).map(|sent| {
            json!({
                "at": sent.at.to_utc(), "white_half_points": sent.white.0,
                "black_half_points": sent.black.0, "moves": sent.in_san(game.terms())
            })
        });
        Ok(json!({
            "game": seat.game, "section": seat.section, "color": color.to_string(),
            "opponent": seat.opponent, "ended_at": seat.ended_at.map(|at| at.to_utc()),
            "half_points": seat.points.map(|(own, _)| own.0),
            "replaced_at": seat.replaced_at.map(|at| at.to_utc()),
            "messages": written.collect::<Vec<_>>(),
            "conditional_moves": match is_mine {
                true => self.own_lines(seat.game, color, &game).await?,
                false => Vec::new(),
            },
            "adjudication_claim": claim.filter(|_| is_mine),
            "report": report.filter(|_| is_mine),
            "score": score.filter(|_| is_mine),
            "notes": notes_value(noted),
        }))
    }

    async fn own_lines(
        &self,
        id: GameId,
        color: Color,
        game: &Game,
    ) -> Result<Vec<BranchView>, Problem> {
        let lines = self.store.lines(id, color).await?;
        Ok(lines.map_or(Vec::new(), |lines| BranchView::all(&lines.branches, game.position())))
    }
}

fn notification_value(told: &Notification) -> Value {
    json!({ "at": told.at.to_utc(), "title": told.title, "event": told.event, "path": told.path })
}

fn followed_value(followed: &Followed) -> Value {
    match followed {
        Followed::Player(player) => json!({ "player": player }),
        Followed::Event(event) => json!({ "event": event }),
    }
}

/// Moves are as in the log; what stands in their place in PGN is in the file of games.
fn notes_value(noted: &Notebook) -> Value {
    let moves = noted.moves.iter().map(|noted| {
        json!({
            "after": noted.after, "move": noted.code.to_string(), "comment": noted.comment,
            "glyphs": noted.glyphs
        })
    });
    match noted.is_empty() {
        true => Value::Null,
        false => json!({ "note": noted.note, "moves": moves.collect::<Vec<_>>() }),
    }
}

fn letter_value(stored: &StoredLetter) -> Value {
    json!({
        "event": stored.event, "conversation": stored.conversation.to_string(),
        "number": stored.number, "letter": stored.letter,
    })
}

fn key_value(key: &ApiKey) -> Value {
    json!({
        "id": key.id.to_string(), "name": key.name,
        "scopes": key.scopes.iter().map(|scope| scope.to_string()).collect::<Vec<_>>(),
        "created_at": key.created_at.to_utc(),
        "expires_at": key.expires_at.map(|at| at.to_utc()),
        "last_used_at": key.last_used_at.map(|at| at.to_utc()),
    })
}

/// A case about a title: who has objected is told to the commissioners alone, here as on the page.
fn title_value(stored: &StoredTitleCase) -> Value {
    let mut case = stored.case.clone();
    case.objections.clear();
    json!({ "id": stored.id, "case": case, "objections": stored.case.objections.len() })
}

fn leave_value(book: &StoredLeave) -> Value {
    let entries = book.entries.iter().map(|entry| {
        let days = |days: Days| json!([days.first().to_date(), days.last().to_date()]);
        let (what, of) = match entry.action {
            LeaveAction::Registered(of) => ("registered", days(of)),
            LeaveAction::Cancelled(of) => ("cancelled", days(of)),
            LeaveAction::Granted(of) => ("granted", days(of)),
            LeaveAction::Withdrawn(of) => ("withdrawn", days(of)),
            LeaveAction::Corrected { year, days } => ("corrected", json!([year, days])),
        };
        let (at, by) = (entry.at.to_utc(), entry.by);
        json!({ "at": at, "by": by, "what": what, "of": of, "reason": entry.reason })
    });
    json!({ "section": book.section, "entries": entries.collect::<Vec<_>>() })
}

/// The sheet that the person keeps of a game by post or e-mail, with what was claimed and told (`LAW-8.1`).
fn score_value(game: &Game, scores: &Scores, color: Color) -> Value {
    let side = scores.of(color);
    let moves = scores.described(game, &side.lines);
    let line = |(line, played): (&ScoreLine, LegalMove)| {
        json!({
            "move": played.san, "arrived_on": line.arrived.to_string(),
            "sent_on": line.sent.to_string(), "draw_offered": line.draw_offered
        })
    };
    json!({
        "lines": side.lines.iter().zip(moves).map(line).collect::<Vec<_>>(),
        "claim": side.claim, "position": side.position
    })
}
