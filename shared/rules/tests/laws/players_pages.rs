//! A player's page with running games (`TR-14`): who names it and answers for it, and what it may show.

use std::collections::BTreeSet;

use rules::tournament::{
    GameOnPage, PAGE_ADDRESSES_MAX, PAGE_CONSENTS_MAX, PageAct, PageAnswer, PageEntry, PageFacts,
    PageLack, PageRefusal, PageScene, PageStep, PlayersPage, Sight, Visibility,
};
use rules::{
    ByColor, Color, Game, GameId, Instant, MoveRequest, Outcome, PlayerId, Terms, Variant,
};

use super::{START, STRANGER, accept, mover};

const ME: PlayerId = PlayerId(1);
const ANNA: PlayerId = PlayerId(11);
const BEN: PlayerId = PlayerId(12);
const URL: &str = "https://games.example/live";
const OTHER: &str = "https://games.example/other";
const LIVE: Visibility = Visibility::Live { after_finished: 2, delay_moves: 1 };

fn players(of: &[PlayerId]) -> BTreeSet<PlayerId> {
    of.iter().copied().collect()
}

/// What becomes of the page by an act, with Ben's game over.
fn decide(
    page: &PlayersPage,
    act: PageAct<'_>,
    at: i64,
) -> Result<Outcome<PlayersPage>, PageRefusal> {
    let (opponents, running) = (players(&[ANNA, BEN]), players(&[ANNA]));
    let visibility = Visibility::Finished;
    let facts = PageFacts { player: ME, visibility, opponents: &opponents, running: &running };
    page.decide(act, &facts, START + at)
}

fn changed(page: &PlayersPage, act: PageAct<'_>, at: i64) -> PlayersPage {
    match decide(page, act, at) {
        Ok(Outcome::Changed(page)) => page,
        other => panic!("{act:?}: {other:?}"),
    }
}

fn answer(by: PlayerId, url: &str, consents: bool) -> PageAct<'_> {
    PageAct::Answer { by, url, consents }
}

/// `TR-14`: an opponent consents to a page, takes that back, and is asked again where the address
/// changes; what stood before can be told for every moment.
#[test]
fn a_page_is_named_and_answered_for() {
    let named = changed(&PlayersPage::default(), PageAct::Name(" https://games.example/live "), 0);
    assert_eq!(named.named(), Some((URL, START)));
    assert_eq!(named.answer_of(ANNA), PageAnswer::Waits);
    let consented = changed(&named, answer(ANNA, URL, true), 1);
    assert_eq!(consented.answer_of(ANNA), PageAnswer::Consented(START + 1));
    assert_eq!(consented.answer_of(BEN), PageAnswer::Waits);
    let back = changed(&consented, answer(ANNA, URL, false), 2);
    assert_eq!(back.answer_of(ANNA), PageAnswer::TakenBack(START + 2));
    let again = changed(&back, answer(ANNA, URL, true), 3);
    assert_eq!(again.answer_of(ANNA), PageAnswer::Consented(START + 3));
    let moved = changed(&again, PageAct::Name(OTHER), 4);
    assert_eq!(
        (moved.named(), moved.answer_of(ANNA)),
        (Some((OTHER, START + 4)), PageAnswer::Waits)
    );
    let refused = changed(&moved, answer(ANNA, OTHER, false), 5);
    assert_eq!(refused.answer_of(ANNA), PageAnswer::Refused(START + 5));
    let gone = changed(&refused, PageAct::Withdraw, 6);
    assert_eq!((gone.named(), gone.answer_of(ANNA)), (None, PageAnswer::Waits));
    for (at, named, answer) in [
        (-1, None, PageAnswer::Waits),
        (0, Some(URL), PageAnswer::Waits),
        (1, Some(URL), PageAnswer::Consented(START + 1)),
        (2, Some(URL), PageAnswer::TakenBack(START + 2)),
        (3, Some(URL), PageAnswer::Consented(START + 3)),
        (4, Some(OTHER), PageAnswer::Waits),
        (5, Some(OTHER), PageAnswer::Refused(START + 5)),
        (6, None, PageAnswer::Waits),
    ] {
        let stood = gone.as_of(START + at);
        assert_eq!((stood.named().map(|(url, _)| url), stood.answer_of(ANNA)), (named, answer));
    }
}

/// `TR-14`: what stands already is answered as it stands, whatever has become of the game.
#[test]
fn a_repeat_is_an_answer() {
    let entry = |by, step| PageEntry { at: START, by, step };
    let page = |steps: Vec<PageEntry>| PlayersPage { entries: steps };
    let named = || entry(ME, PageStep::Named(URL.to_owned()));
    for (page, act) in [
        (page(vec![]), PageAct::Withdraw),
        (page(vec![named()]), PageAct::Name(URL)),
        (page(vec![named(), entry(ANNA, PageStep::Consented)]), answer(ANNA, URL, true)),
        (page(vec![named(), entry(ANNA, PageStep::Refused)]), answer(ANNA, URL, false)),
        (page(vec![named(), entry(ANNA, PageStep::TakenBack)]), answer(ANNA, URL, false)),
        (page(vec![named(), entry(BEN, PageStep::Consented)]), answer(BEN, URL, true)),
    ] {
        assert_eq!(decide(&page, act, 9), Ok(Outcome::Unchanged), "{act:?} {page:?}");
    }
}

/// `TR-14`: who is refused, and with which article.
#[test]
fn what_is_refused() {
    let named = changed(&PlayersPage::default(), PageAct::Name(URL), 0);
    let none = PlayersPage::default();
    let long = format!("https://{}", "x".repeat(493));
    for (page, act, expected) in [
        (&none, PageAct::Name("games.example"), "invalid_body None"),
        (&none, PageAct::Name("javascript:alert(1)"), "invalid_body None"),
        (&none, PageAct::Name("https://"), "invalid_body None"),
        (&none, PageAct::Name("https://a b"), "invalid_body None"),
        (&none, PageAct::Name(&long), "invalid_body None"),
        (&none, answer(ANNA, URL, true), "other_page None"),
        (&named, answer(STRANGER, URL, true), "forbidden None"),
        (&named, answer(ME, URL, true), "forbidden None"),
        (&named, answer(ANNA, OTHER, true), "other_page None"),
        (&named, answer(BEN, URL, true), "game_over Some(\"TR-14\")"),
        (&named, answer(BEN, URL, false), "game_over Some(\"TR-14\")"),
    ] {
        let refusal = decide(page, act, 1).expect_err("refused");
        assert_eq!(format!("{} {:?}", refusal.code(), refusal.rule()), expected, "{act:?}");
    }
    let (nobody, anna) = (players(&[]), players(&[ANNA]));
    for (visibility, opponents, running, expected) in [
        (Visibility::Finished, &nobody, &nobody, Err(PageRefusal::NotForYou)),
        (LIVE, &anna, &anna, Err(PageRefusal::ShownToAll)),
        (Visibility::Finished, &anna, &nobody, Err(PageRefusal::NothingRuns)),
        (Visibility::Finished, &anna, &anna, Ok(())),
    ] {
        let facts = PageFacts { player: ME, visibility, opponents, running };
        let decided = none.decide(PageAct::Name(&long[..500]), &facts, START).map(|_| ());
        assert_eq!(decided, expected);
    }
    assert_eq!(PageRefusal::ShownToAll.rule(), Some("TR-14"));
}

/// `TR-14`: limits of this server, on both sides; a consent can always be taken back.
#[test]
fn nobody_is_asked_without_end() {
    let mut page = PlayersPage::default();
    for number in 1..=PAGE_ADDRESSES_MAX {
        page = changed(&page, PageAct::Name(&format!("{URL}/{number}")), 0);
    }
    let one_more = decide(&page, PageAct::Name(URL), 0);
    assert_eq!(one_more, Err(PageRefusal::TooManyAddresses));
    let last = format!("{URL}/{PAGE_ADDRESSES_MAX}");
    for _ in 0..PAGE_CONSENTS_MAX {
        page = changed(&page, answer(ANNA, &last, true), 1);
        page = changed(&page, answer(ANNA, &last, false), 1);
    }
    assert_eq!(decide(&page, answer(ANNA, &last, true), 2), Err(PageRefusal::TooManyConsents));
}

/// My game with somebody after these moves; `#` at the end: somebody resigned.
fn game(opponent: PlayerId, side: Color, moves: &str) -> Game {
    let players = match side {
        Color::White => ByColor { white: ME, black: opponent },
        Color::Black => ByColor { white: opponent, black: ME },
    };
    let mut game = Game::new(Terms::new(players, Variant::Chess, START));
    for (number, text) in moves.trim_end_matches('#').split_whitespace().enumerate() {
        let request = MoveRequest { ply: game.ply(), text, offer_draw: false };
        let at = START + i64::try_from(number).expect("few moves");
        let decision = game.play(mover(&game), request, at);
        accept(&mut game, decision);
    }
    if moves.ends_with('#') {
        let decision = game.resign(opponent, START + 100);
        accept(&mut game, decision);
    }
    game
}

fn shown(page: &PlayersPage, visibility: Visibility, games: Vec<Game>) -> Vec<GameOnPage> {
    let games: Vec<_> = (1..).map(GameId).zip(games).collect();
    let scene = PageScene {
        player: ME,
        page,
        visibility,
        finished_games: 1,
        games: &games,
        lacks_game: false,
    };
    scene.games_shown()
}

/// A page to which Anna and Ben consent.
fn agreed() -> PlayersPage {
    let step = |by, step| PageEntry { at: START, by, step };
    let named = PageStep::Named(URL.to_owned());
    let consents = [ANNA, BEN].map(|by| step(by, PageStep::Consented));
    PlayersPage { entries: [step(ME, named)].into_iter().chain(consents).collect() }
}

const LONG: &str = "e4 e5 Nf3 Nc6 Bb5 a6 Ba4 Nf6";

/// `TR-14`: with three moves' delay: nothing of six half-moves, the first of seven. A single game has no
/// other one to differ from; a finished one is shown whole.
#[test]
fn three_moves_back() {
    for (moves, expected) in [
        ("", Sight::UpTo(0)),
        ("e4 e5 Nf3 Nc6 Bb5 a6", Sight::UpTo(0)),
        ("e4 e5 Nf3 Nc6 Bb5 a6 Ba4", Sight::UpTo(1)),
        (LONG, Sight::UpTo(2)),
        ("e4 e5#", Sight::Everything),
    ] {
        let games = shown(&agreed(), Visibility::Finished, vec![game(ANNA, Color::White, moves)]);
        assert_eq!((games[0].sight, &games[0].lacks), (expected, &vec![]), "{moves}");
    }
}

/// `TR-14`: all of the player's games have to differ already, whichever colour the player has; one
/// half-move is enough.
#[test]
fn games_that_differ() {
    use Color::{Black, White};
    for (side, one, other, differ) in [
        (White, "", "", false),
        (White, "e4 e5", "", false),
        (White, "e4 e5", "e4", false),
        (White, "e4 e5", "e4 e5", false),
        (Black, "e4 e5", "e4 e5", false),
        (White, "e4", "d4", true),
        (White, LONG, "e4 e5 Nf3 Nc6 Bb5 a6 Ba4", false),
        (White, LONG, "e4 e5 Nf3 Nc6 Bb5 a6 Ba4 Nf6", false),
        (White, LONG, "e4 e5 Nf3 Nc6 Bb5 a6 Ba4 d6", true),
        // Other moves to the same position are other moves.
        (White, "Nf3 Nf6 Nc3 Nc6", "Nc3 Nc6 Nf3 Nf6", true),
        // A game that is over goes on no more.
        (White, LONG, "e4 e5#", true),
        (White, LONG, "#", true),
        (White, "e4 e5", "e4 e5#", false),
        (White, "e4", "e4 e5#", false),
        (White, "e4 e5#", "e4 e5#", true),
    ] {
        let games = vec![game(ANNA, White, one), game(BEN, side, other)];
        let games = shown(&agreed(), Visibility::Finished, games);
        assert_eq!(games[0].same_as.is_empty(), differ, "{one} {other}");
        assert_eq!(games[0].same_as.len(), games[1].same_as.len(), "{one} {other}");
        let lacks = if differ { vec![] } else { vec![PageLack::Difference] };
        let running = games.iter().filter(|game| game.sight != Sight::Everything);
        assert!(running.clone().all(|game| game.lacks == lacks), "{one} {other}");
        assert!(differ || running.clone().all(|game| game.sight == Sight::Nothing));
    }
    // Two others that are the same keep back a third one, too.
    let three = vec![game(ANNA, White, LONG), game(BEN, White, "d4"), game(BEN, Black, "d4")];
    let games = shown(&agreed(), Visibility::Finished, three);
    assert_eq!((games[0].same_as.len(), games[0].sight), (0, Sight::Nothing));
    assert_eq!((&games[1].same_as, &games[2].same_as), (&vec![GameId(3)], &vec![GameId(2)]));
}

/// `TR-14`: each opponent's consent is for their own game; without a page there is nothing to consent to.
#[test]
fn consents_are_for_their_own_games() {
    let games = || vec![game(ANNA, Color::White, LONG), game(BEN, Color::White, "d4")];
    let mut page = agreed();
    page.entries.push(PageEntry { at: START + 1, by: ANNA, step: PageStep::TakenBack });
    let lacks = |page: &PlayersPage| {
        let shown = shown(page, Visibility::Finished, games()).into_iter();
        shown.map(|game| (game.lacks, game.sight)).collect::<Vec<_>>()
    };
    assert_eq!(lacks(&page), [(vec![PageLack::Consent], Sight::Nothing), (vec![], Sight::UpTo(0))]);
    let none = (vec![PageLack::Page, PageLack::Consent], Sight::Nothing);
    assert_eq!(lacks(&PlayersPage::default()), [none.clone(), none]);
}

/// `TR-14`: where the announcement shows running games, it alone says how much of them.
#[test]
fn the_announcement_says_otherwise() {
    for (after, expected) in [(1, Sight::UpTo(6)), (2, Sight::Nothing)] {
        let visibility = Visibility::Live { after_finished: after, delay_moves: 1 };
        let games = vec![game(ANNA, Color::White, LONG)];
        let games = shown(&PlayersPage::default(), visibility, games);
        assert_eq!((games[0].sight, &games[0].lacks), (expected, &vec![]));
    }
}

/// `TR-14`: what was there at the moment of a report, moves and endings.
#[test]
fn a_game_at_a_moment() {
    let whole = game(ANNA, Color::White, "e4 e5 Nf3#");
    let at = |seconds: i64| {
        let stood = whole.as_of(Instant::from_unix(START.unix() + seconds)).expect("a game");
        (stood.ply(), stood.ending().is_some())
    };
    assert_eq!(
        [-1, 0, 1, 2, 99].map(at),
        [(0, false), (1, false), (2, false), (3, false), (3, false)]
    );
    assert_eq!(at(100), (3, true));
}

/// TR-14: while a game of the player's cannot be read nobody can tell whether all differ.
#[test]
fn a_game_that_cannot_be_read_differs_from_none() {
    let games = [(GameId(1), game(ANNA, Color::White, "e4 e5 Nf3 Nc6 Bb5 a6 Ba4 Nf6"))];
    let page = agreed();
    for (lacks_game, expected) in [(false, vec![]), (true, vec![PageLack::Difference])] {
        let visibility = Visibility::Finished;
        let scene = PageScene {
            player: ME,
            page: &page,
            visibility,
            finished_games: 0,
            games: &games,
            lacks_game,
        };
        assert_eq!(scene.games_shown()[0].lacks, expected);
    }
}
