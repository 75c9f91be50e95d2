//! What happens to the scores of a game by post or e-mail (`LAW-8.1`): both players and whoever directs are told
//! that their sheets differ, the opponent and the director that something is claimed, both players what the
//! director asks or has decided. That a game is over its end tells.

use app::{App, Problem};
use post::mail::{Link, date};
use rules::{ByColor, Color, GameId, PlayerId, ScoreActKind, ScoreClaimKind, Scores};
use store::{Notice, NoticeKind, ScoreNews, ScoresChange};

use crate::draft::Draft;
use crate::names::{event_of, name_of};
use crate::officials::{players_of, who_directs};

/// The notices of a change.
///
/// # Errors
/// When the table does not answer.
pub(crate) async fn notices_of(app: &App, change: &ScoresChange) -> Result<Vec<Notice>, Problem> {
    let old = change.old.as_ref().map(|old| &old.scores);
    let new = &change.new.scores;
    let entered = |color| old.map(|old| &old.of(color).lines) != Some(&new.of(color).lines);
    let begins = old.and_then(Scores::differ_at).is_none() && new.differ_at().is_some();
    // Who has just entered something else sees so.
    let differ = Color::ALL.into_iter().filter(|color| begins && !entered(*color));
    let claims = |color: &Color| {
        let before = old.and_then(|old| old.of(*color).claim.as_ref());
        new.of(*color).claim.as_ref().is_some_and(|claim| {
            before.is_none_or(|before| (before.at, before.kind) != (claim.at, claim.kind))
        })
    };
    let claimed: Vec<Color> = Color::ALL.into_iter().filter(claims).collect();
    let acts = old.map_or(0, |old| old.acts.len());
    let is_told = |kind| !ends_game(kind);
    let decided = new.acts.len() > acts && new.acts.last().is_some_and(|act| is_told(act.kind));
    if !begins && claimed.is_empty() && !decided {
        return Ok(Vec::new());
    }
    let (stored, game) = app.load_game(change.game).await?;
    let of = |color: Color| *game.players().get(color);
    let mut told: Vec<(PlayerId, ScoreNews)> = Vec::new();
    told.extend(differ.map(|color| (of(color), ScoreNews::Differ)));
    told.extend(claimed.iter().map(|color| (of(!*color), ScoreNews::Claimed)));
    if decided {
        told.extend(Color::ALL.map(|color| (of(color), ScoreNews::Decided)));
    }
    if begins || !claimed.is_empty() {
        let news = if begins { ScoreNews::Differ } else { ScoreNews::Claimed };
        let players = players_of(app, stored.section).await?;
        let directs = who_directs(app, stored.section, &players).await?;
        told.extend(directs.into_iter().map(|director| (director, news)));
    }
    let nth = |news| match news {
        ScoreNews::Decided => u32::try_from(new.acts.len()).unwrap_or(u32::MAX),
        ScoreNews::Differ | ScoreNews::Claimed => change.new.version,
    };
    let notice = |(player, news)| Notice {
        player,
        kind: NoticeKind::Score { game: change.game, news, nth: nth(news) },
    };
    Ok(told.into_iter().map(notice).collect())
}

/// Whether the game's end tells of it.
fn ends_game(kind: ScoreActKind) -> bool {
    match kind {
        ScoreActKind::WhiteExceeded
        | ScoreActKind::BlackExceeded
        | ScoreActKind::BothExceeded
        | ScoreActKind::Recorded => true,
        ScoreActKind::SheetAsked
        | ScoreActKind::PositionAsked
        | ScoreActKind::Settled
        | ScoreActKind::WhiteDismissed
        | ScoreActKind::BlackDismissed
        | ScoreActKind::WhitePeriod
        | ScoreActKind::BlackPeriod
        | ScoreActKind::BegunAgain
        | ScoreActKind::PlayedOn => false,
    }
}

/// The letter; none once it is otherwise, or the game is over.
///
/// # Errors
/// `unavailable`; an internal problem when something is corrupt.
pub(crate) async fn draft(
    app: &App,
    (player, language): (PlayerId, &str),
    id: GameId,
    news: ScoreNews,
    nth: u32,
) -> Result<Option<Draft>, Problem> {
    let scored = app.scored_game(id).await?;
    let Some(stored) = scored.scores.filter(|_| scored.game.ending().is_none()) else {
        return Ok(None);
    };
    let side = scored.game.color_of(player);
    let about = told(&stored.scores, side, (news, nth));
    let Some((what, half_move, text)) = about else { return Ok(None) };
    let ByColor { white, black } = *scored.game.players();
    let opponent = side.map_or(black, |side: Color| *scored.game.players().get(!side));
    let until =
        stored.scores.asked.map_or(String::new(), |asked| date(language, asked.until.starts_at()));
    let arguments = vec![
        ("score", what.to_owned()),
        ("reader", if side.is_some() { "player" } else { "director" }.to_owned()),
        ("white", name_of(app, white).await?),
        ("black", name_of(app, black).await?),
        ("opponent", name_of(app, opponent).await?),
        ("event", event_of(app, scored.stored.section).await?),
        ("game", id.to_string()),
        ("n", half_move.to_string()),
        ("until", until),
        ("text", text),
    ];
    let label = if side.is_some() { "mail-link-game" } else { "mail-link-desk" };
    let link = Link { url: format!("{}/game/{id}/score", app.origin), label };
    Ok(Some(Draft { message: "mail-score", arguments, link, diagram: None }))
}

/// What the letter says, the half-move that it is about, and what somebody has written; none where it is not so any
/// more.
fn told(
    scores: &Scores,
    reader: Option<Color>,
    (news, nth): (ScoreNews, u32),
) -> Option<(&'static str, usize, String)> {
    match news {
        ScoreNews::Differ => Some(("differ", scores.differ_at()?, String::new())),
        ScoreNews::Claimed => {
            let of_opponent = Color::ALL.into_iter().filter(|color| Some(*color) != reader);
            let claim = of_opponent.filter_map(|color| scores.of(color).claim.as_ref()).next()?;
            let what = match claim.kind {
                ScoreClaimKind::TimeExceeded => "time_exceeded",
                ScoreClaimKind::Draw => "draw",
            };
            Some((what, 0, claim.note.clone()))
        }
        ScoreNews::Decided => {
            let index = usize::try_from(nth).ok()?.checked_sub(1)?;
            let act = scores.acts.get(index)?;
            let is_own = |color| reader == Some(color);
            let what = match act.kind {
                ScoreActKind::SheetAsked => "sheet_asked",
                ScoreActKind::PositionAsked => "position_asked",
                ScoreActKind::Settled => "settled",
                ScoreActKind::WhiteDismissed if is_own(Color::White) => "dismissed_own",
                ScoreActKind::BlackDismissed if is_own(Color::Black) => "dismissed_own",
                ScoreActKind::WhiteDismissed | ScoreActKind::BlackDismissed => "dismissed",
                ScoreActKind::WhitePeriod if is_own(Color::White) => "period_own",
                ScoreActKind::BlackPeriod if is_own(Color::Black) => "period_own",
                ScoreActKind::WhitePeriod | ScoreActKind::BlackPeriod => "period",
                ScoreActKind::BegunAgain => "begun_again",
                ScoreActKind::PlayedOn => "played_on",
                ScoreActKind::WhiteExceeded
                | ScoreActKind::BlackExceeded
                | ScoreActKind::BothExceeded
                | ScoreActKind::Recorded => return None,
            };
            Some((what, act.half_move.unwrap_or_default(), act.reason.clone()))
        }
    }
}
