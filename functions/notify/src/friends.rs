//! Tournaments among friends: who is invited hears of it, the challenger that all have answered, whoever has joined that
//! it is called off or that they are off its list. That it has begun the email of its start list tells.

use app::{App, Problem};
use post::mail::Link;
use rules::PlayerId;
use rules::tournament::{Challenge, ChallengeState, FRIENDS_MIN, FriendAnswer, Friends};
use store::{Account, ChallengeChange, FriendsNews, Notice, NoticeKind};

use crate::draft::Draft;
use crate::names::name_of;
use crate::terms::{self, page_of};

/// The notices of a change.
pub(crate) fn notices_of(change: &ChallengeChange, after: &Friends) -> Vec<Notice> {
    let id = change.new.id;
    let Some(old) = &change.old else {
        let invited =
            |player| Notice { player, kind: NoticeKind::Challenge { id, declined: false } };
        return after.with(FriendAnswer::Waits).map(invited).collect();
    };
    let Some(before) = old.challenge.friends() else { return Vec::new() };
    let was_open = old.challenge.state == ChallengeState::Open;
    let told = match &change.new.challenge.state {
        ChallengeState::Withdrawn { .. } if was_open => {
            after.with(FriendAnswer::Plays).map(|player| (player, FriendsNews::Off)).collect()
        }
        ChallengeState::Open => {
            let by = change.new.challenge.by;
            let struck = after.with(FriendAnswer::Struck);
            let struck = struck.filter(|it| before.answer_of(*it) == Some(FriendAnswer::Plays));
            let struck = struck.map(|player| (player, FriendsNews::Struck));
            struck.chain(to_challenger(before, after).map(|news| (by, news))).collect()
        }
        // Of the begun one its start list tells; the others are not of friends.
        ChallengeState::Withdrawn { .. }
        | ChallengeState::Begun(_)
        | ChallengeState::Accepted { .. }
        | ChallengeState::Declined { .. }
        | ChallengeState::Countered { .. } => Vec::new(),
    };
    let notice = |(player, news)| Notice { player, kind: NoticeKind::Friends { id, news } };
    told.into_iter().map(notice).collect()
}

/// What lets the challenger go on: the last answer of those who were invited, or enough players who came by the link.
fn to_challenger(before: &Friends, after: &Friends) -> Option<FriendsNews> {
    let waits = |friends: &Friends| friends.with(FriendAnswer::Waits).next().is_some();
    let enough = |friends: &Friends| friends.playing() >= FRIENDS_MIN;
    let struck = |friends: &Friends| friends.with(FriendAnswer::Struck).count();
    if struck(before) != struck(after) {
        // They know what they have done themselves.
        return None;
    }
    match (waits(before), waits(after)) {
        (true, false) => Some(FriendsNews::Answered),
        (false, false) if !enough(before) && enough(after) => Some(FriendsNews::Enough),
        (false, false) | (_, true) => None,
    }
}

/// The invitation.
///
/// # Errors
/// `unavailable`; an internal problem when something is corrupt.
pub(crate) async fn invitation(
    app: &App,
    to: &Account,
    id: u32,
    (challenge, friends): (&Challenge, &Friends),
) -> Result<Option<Draft>, Problem> {
    if friends.answer_of(to.player) != Some(FriendAnswer::Waits) {
        return Ok(None);
    }
    let mut arguments = terms::arguments(app, to, challenge).await?;
    arguments.push(("tournament", friends.name.clone()));
    let link = page_of(app, id);
    Ok(Some(Draft { message: "mail-friends", arguments, link, diagram: None }))
}

/// The letter about what has happened since; none once something else has.
///
/// # Errors
/// `unavailable`; an internal problem when something is corrupt.
pub(crate) async fn draft(
    app: &App,
    player: PlayerId,
    id: u32,
    news: FriendsNews,
) -> Result<Option<Draft>, Problem> {
    let Some(challenge) = terms::known(app, id).await? else { return Ok(None) };
    let Some(friends) = challenge.friends() else { return Ok(None) };
    let still = match news {
        FriendsNews::Answered | FriendsNews::Enough => challenge.is_open(app.clock.now()),
        FriendsNews::Off => true,
        FriendsNews::Struck => friends.answer_of(player) == Some(FriendAnswer::Struck),
    };
    if !still {
        return Ok(None);
    }
    let enough = friends.playing() >= FRIENDS_MIN;
    let arguments = vec![
        ("friends", news.name().to_owned()),
        ("tournament", friends.name.clone()),
        ("opponent", name_of(app, challenge.by).await?),
        ("n", friends.playing().to_string()),
        ("enough", if enough { "yes" } else { "no" }.to_owned()),
    ];
    let link = match news {
        FriendsNews::Answered | FriendsNews::Enough | FriendsNews::Off => page_of(app, id),
        // They do not see it any more.
        FriendsNews::Struck => {
            Link { url: format!("{}/play", app.origin), label: "mail-link-play" }
        }
    };
    Ok(Some(Draft { message: "mail-friends-news", arguments, link, diagram: None }))
}
