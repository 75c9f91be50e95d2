//! Letters in an event of teams: everybody who takes part in the conversation gets an email but whoever has written
//! (`TR-11.4`).

use app::{App, Problem};
use post::mail::Link;
use rules::PlayerId;
use rules::tournament::{Conversation, EventId, TeamNumber};
use store::{Notice, NoticeKind, StoredLetter};

use crate::draft::Draft;
use crate::names::name_of;

/// The notices of a letter.
///
/// # Errors
/// `unavailable`.
pub(crate) async fn notices_of(app: &App, new: &StoredLetter) -> Result<Vec<Notice>, Problem> {
    let event = app.known_event(new.event).await?;
    let mail = app.team_mail(&event).await?;
    // Whoever has left the conversation meanwhile is not told, and where there is none any more nobody is.
    let readers = mail.correspondents().of(new.conversation).unwrap_or_default();
    let kind = NoticeKind::TeamLetter {
        event: new.event,
        conversation: new.conversation.to_string(),
        number: new.number,
    };
    let told = readers.into_iter().filter(|player| *player != new.letter.by);
    Ok(told.map(|player| Notice { player, kind: kind.clone() }).collect())
}

/// The email; none for whoever takes no part in the conversation any more.
///
/// # Errors
/// `unavailable`.
pub(crate) async fn draft(
    app: &App,
    to: PlayerId,
    event: EventId,
    conversation: &str,
    number: u32,
) -> Result<Option<Draft>, Problem> {
    let conversation: Conversation = conversation.parse()?;
    let stored = app.known_event(event).await?;
    let mail = app.team_mail(&stored).await?;
    if mail.correspondents().must_take_part(conversation, to).is_err() {
        return Ok(None);
    }
    let letters = app.store.letters(event, conversation, number..number + 1).await?;
    let Some(StoredLetter { letter, .. }) = letters.into_iter().next() else { return Ok(None) };
    let named = |number: TeamNumber| {
        let team = mail.teams.iter().find(|team| team.number == number);
        team.map_or_else(String::new, |team| team.name.clone())
    };
    let (circle, team) = match conversation {
        Conversation::Team(team) => ("team", named(team)),
        Conversation::Officials(team) => ("officials", named(team)),
        Conversation::Section(_) | Conversation::Captains => ("captains", String::new()),
        Conversation::Between(one, other) => {
            // The team of whoever has written.
            let is_ones = mail.teams.iter().any(|it| it.number == one && it.captain == letter.by);
            ("between", named(if is_ones { one } else { other }))
        }
        Conversation::Replaced(team, _) => ("replaced", named(team)),
    };
    let link = Link {
        url: format!("{}/events/{}/letters/{conversation}", app.origin, event.0),
        label: "mail-link-letter",
    };
    let arguments = vec![
        ("event", stored.announcement.name.clone()),
        ("circle", circle.to_owned()),
        ("team", team),
        ("by", name_of(app, letter.by).await?),
        ("text", letter.text),
    ];
    Ok(Some(Draft { message: "mail-team-letter", arguments, link, diagram: None }))
}
