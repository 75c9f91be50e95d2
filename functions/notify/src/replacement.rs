//! Replacements in teams: the captain hears that a substitute is asked for, the director that one is named, and both
//! players, the captain and the director what was decided (`TR-8.7b` to `TR-8.7e`, `TR-11.4`).

use std::collections::BTreeSet;

use app::{Act, App, Problem};
use post::mail::{Link, date};
use rules::PlayerId;
use rules::tournament::{Replacement, ReplacementGround, ReplacementState, RuleSet, Team};
use store::{EventAct, EventActKind, EventId, StoredEvent};

use crate::draft::Draft;
use crate::names::name_of;

/// Whom a line of an event's log about a replacement is told to, but for whoever has done it.
///
/// # Errors
/// `unavailable`.
pub(crate) async fn told(
    app: &App,
    event: EventId,
    act: &EventAct,
) -> Result<BTreeSet<PlayerId>, Problem> {
    let Some((team, it)) = of_act(app, event, act).await? else { return Ok(BTreeSet::new()) };
    let stored = app.store.event(event).await?;
    let directors: Vec<PlayerId> = stored.directors().collect();
    let directors = || directors.iter().copied();
    // Nobody writes to the dead, and whoever has withdrawn hears of that alone.
    let is_gone = it.ground == ReplacementGround::Died || it.otherwise.is_some();
    let replaced = (!is_gone).then_some(it.replaced);
    let substitute = it.substitute();
    let told: BTreeSet<PlayerId> = match act.act {
        EventActKind::ReplacementAsked if it.by_team => {
            directors().chain(replaced).chain(substitute).collect()
        }
        EventActKind::ReplacementAsked => captains(&team, &it).chain(replaced).collect(),
        EventActKind::SubstituteNamed => directors().chain(substitute).collect(),
        EventActKind::PlayerReplaced => {
            let both = captains(&team, &it).chain(directors());
            both.chain(replaced).chain(substitute).collect()
        }
        EventActKind::ReplacementDeclined
        | EventActKind::BoardLost
        | EventActKind::ReplacementTakenBack => {
            captains(&team, &it).chain(directors()).chain(replaced).collect()
        }
        EventActKind::ReplacementLapsed => captains(&team, &it).chain(directors()).collect(),
        EventActKind::SubstituteApplied => {
            let others = match stored.announcement.rule_set {
                RuleSet::Iccf => app.who_may(Act::ConsentToSubstitute).await?,
                RuleSet::Sks => stored.organisers,
            };
            directors().chain(others).collect()
        }
        EventActKind::SubstituteConsented | EventActKind::SubstituteRefused => {
            substitute.into_iter().collect()
        }
        _ => BTreeSet::new(),
    };
    Ok(told)
}

/// The captain; once that one has died, everybody else in the team and whoever has entered it.
fn captains(team: &Team, it: &Replacement) -> impl Iterator<Item = PlayerId> {
    let (captain, replaced) = (team.captain, it.replaced);
    let has_died = it.ground == ReplacementGround::Died && replaced == captain;
    let others = team.people().chain([team.by]).filter(move |_| has_died);
    [captain].into_iter().chain(others).filter(move |id| !has_died || *id != captain)
}

async fn of_act(
    app: &App,
    event: EventId,
    act: &EventAct,
) -> Result<Option<(Team, Replacement)>, Problem> {
    let Some(number) = act.team else { return Ok(None) };
    let team = app.store.team(event, number).await?;
    let it = team.replacements.iter().find(|it| Some(it.number) == act.replacement).cloned();
    Ok(it.map(|it| (team, it)))
}

/// The letter; none once something else has become of the replacement.
///
/// # Errors
/// `unavailable`.
pub(crate) async fn draft(
    app: &App,
    to: PlayerId,
    language: &str,
    event: &StoredEvent,
    act: EventAct,
) -> Result<Option<Draft>, Problem> {
    let Some((team, it)) = of_act(app, event.id, &act).await? else { return Ok(None) };
    let Some(news) = news(&act, &it, to) else { return Ok(None) };
    let substitute = match it.substitute() {
        Some(player) => name_of(app, player).await?,
        None => String::new(),
    };
    let seated = it.seated();
    let handicap = seated.map_or(0, |seated| seated.handicap_days);
    let reads_reason = to == team.captain || event.directors().any(|director| director == to);
    let reason = match &it.state {
        ReplacementState::Ended(ended) => &ended.reason,
        ReplacementState::Asked
        | ReplacementState::Named(_)
        | ReplacementState::Seated(_)
        | ReplacementState::Lapsed => &it.reason,
    };
    let link = Link {
        url: format!("{}/events/{}/teams/{}/replacements", app.origin, event.id.0, team.number.0),
        label: "mail-link-replacements",
    };
    let arguments = vec![
        ("event", event.announcement.name.clone()),
        ("replacement", news.to_owned()),
        ("by", name_of(app, act.by).await?),
        ("player", name_of(app, it.replaced).await?),
        ("substitute", substitute),
        ("board", it.board.to_string()),
        ("until", date(language, it.until)),
        ("from", seated.map_or_else(String::new, |seated| date(language, seated.from))),
        ("n", handicap.to_string()),
        ("handicap", if handicap > 0 { "yes" } else { "no" }.to_owned()),
        ("text", if reads_reason { reason.clone() } else { String::new() }),
        ("team", team.name),
    ];
    Ok(Some(Draft { message: "mail-replacement", arguments, link, diagram: None }))
}

/// What has become of a replacement, as the texts know it, while it still stands so.
fn news(act: &EventAct, it: &Replacement, to: PlayerId) -> Option<&'static str> {
    let (is_replaced, is_substitute) = (it.replaced == to, it.substitute() == Some(to));
    let (is_asked, is_named) = match it.state {
        ReplacementState::Asked => (true, false),
        ReplacementState::Named(_) => (true, true),
        ReplacementState::Seated(_) | ReplacementState::Lapsed | ReplacementState::Ended(_) => {
            (false, false)
        }
    };
    let is_ended = matches!(it.state, ReplacementState::Ended(_));
    let status = it.seated().map(|seated| seated.status);
    let (news, stands) = match act.act {
        EventActKind::ReplacementAsked if it.is_by_itself() => {
            (if is_replaced { "begin-you" } else { "begin" }, is_asked)
        }
        EventActKind::ReplacementAsked if is_replaced => ("asked-you", is_asked),
        EventActKind::ReplacementAsked | EventActKind::SubstituteNamed if is_substitute => {
            ("named-you", is_named)
        }
        EventActKind::ReplacementAsked if it.by_team => ("asked-team", is_asked),
        EventActKind::ReplacementAsked => ("asked", is_asked && !is_named),
        EventActKind::SubstituteNamed => ("named", is_named),
        EventActKind::PlayerReplaced if is_replaced => ("seated-gone", it.seated().is_some()),
        EventActKind::PlayerReplaced if is_substitute => ("seated-you", it.seated().is_some()),
        EventActKind::PlayerReplaced => ("seated", it.seated().is_some()),
        EventActKind::ReplacementDeclined if it.otherwise.is_some() => {
            ("declined-withdrawn", is_ended)
        }
        EventActKind::ReplacementDeclined => ("declined", is_ended),
        EventActKind::BoardLost => ("lost", is_ended),
        EventActKind::ReplacementTakenBack => ("taken", is_ended),
        EventActKind::ReplacementLapsed if it.otherwise.is_some() => ("lapsed-withdrawn", is_ended),
        EventActKind::ReplacementLapsed => ("lapsed", it.state == ReplacementState::Lapsed),
        EventActKind::SubstituteApplied => ("applied", status.is_some_and(|it| it.is_open())),
        EventActKind::SubstituteConsented if status.is_some_and(|it| it.is_granted()) => {
            ("granted", true)
        }
        EventActKind::SubstituteConsented => ("consented", status.is_some_and(|it| it.is_open())),
        EventActKind::SubstituteRefused => ("refused", true),
        _ => return None,
    };
    stands.then_some(news)
}
