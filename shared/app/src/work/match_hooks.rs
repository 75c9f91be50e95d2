//! Webhooks are told of a match of teams whose last game has ended (`TR-11`).

use std::collections::BTreeSet;

use rules::tournament::{EventId, Team, TeamMatch};
use rules::{GameId, PlayerId};
use serde_json::{Value, json};
use store::{HookEvent, KeyOwner};

use crate::{App, Problem};

impl App {
    /// Tells of the match of a game between two players, where that was its last one. Two of its games may have ended
    /// at the same time: both make the same key of it.
    ///
    /// # Errors
    /// `unavailable`: once more does no harm.
    pub(crate) async fn tell_of_match(
        &self,
        event: EventId,
        (game, players): (GameId, [PlayerId; 2]),
        with_hooks: &BTreeSet<KeyOwner>,
    ) -> Result<(), Problem> {
        let teams = self.store.teams(event).await?;
        // Mostly nobody wants to know: then the event is not read.
        let both = teams.iter().filter(|team| team.players().any(|one| players.contains(&one)));
        let people: Vec<PlayerId> = both.flat_map(Team::people).collect();
        let owners = self.owners_of(&people, with_hooks).await?;
        if owners.is_empty() {
            return Ok(());
        }
        let event = self.store.event(event).await?;
        let sections = self.team_sections(&event, &teams).await?;
        let found = (1..).zip(&sections).find_map(|(number, section)| {
            let is_of_it = |it: &&TeamMatch| section.games_of(it).any(|one| one.game == game);
            Some((number, section, section.matches.iter().find(is_of_it)?))
        });
        let Some((number, section, played)) = found else { return Ok(()) };
        let Some(at) = section.ended_at(played) else { return Ok(()) };
        let of = |team: usize| {
            let number = section.order.get(team);
            teams.iter().find(|team| Some(&team.number) == number)
        };
        let (Some(first), Some(second)) = (of(played.first), of(played.second)) else {
            return Ok(());
        };
        let place = format!("{number}/{}-{}", played.first + 1, played.second + 1);
        let about = json!({
            "event": event.id.0, "event_name": event.announcement.name,
            "section": section.proposed.name,
            "first": side(first, played.half_points[0]), "second": side(second, played.half_points[1]),
            "games": section.games_of(played).map(|game| game.game).collect::<Vec<_>>(),
            "finished_at": at.to_string(),
            "url": format!("{}/events/{}/teams/{place}", self.origin, event.id.0),
        });
        let key = format!("match-{}-{place}-{}", event.id.0, at.unix()).replace('/', "-");
        self.tell_webhooks(&owners, HookEvent::MatchFinished, &key, &about).await
    }
}

fn side(team: &Team, half_points: u32) -> Value {
    let federation = team.federation.map(|federation| federation.to_string());
    json!({
        "team": team.number.0, "name": team.name, "federation": federation,
        "half_points": half_points,
    })
}
