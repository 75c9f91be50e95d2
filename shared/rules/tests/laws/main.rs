//! The ICCF Laws of Correspondence Chess, article by article: one file a chapter, cases as lines of
//! data. `DIFFERENCE:` marks where the server knowingly does not follow an article to the end.

mod announced_words;
mod announcements;
mod appointments;
mod approvals;
mod begun_boards;
mod by_post;
mod cases;
mod challenges;
mod chess960;
mod claims;
mod clock;
mod conditional;
mod congress;
mod consents;
mod cycles;
mod days_left;
mod deferrals;
mod directing;
mod directives;
mod draw_offers;
mod elsewhere;
mod endings;
mod entries;
mod entry_decisions;
mod entry_fees;
mod entry_holds;
mod event_waits;
mod federations;
mod fide;
mod fifty_moves;
mod flags;
mod friends;
mod game_reports;
mod import_divisions;
mod import_teams;
mod imports;
mod leagues;
mod leave;
mod letters;
mod makruk;
mod makruk_counts;
mod measures;
mod national_title;
mod newcomers;
mod nominations;
mod norm_tables;
mod norms;
mod notation;
mod options;
mod outages;
mod pairing;
mod penalties;
mod placings;
mod play;
mod players_pages;
mod prizes;
mod proposals;
mod qualifications;
mod qualified_players;
mod rating;
mod rating_collection;
mod rating_lists;
mod rating_period;
mod rating_reference;
mod rating_runs;
mod recorded_norms;
mod refusals;
mod registrations;
mod reopening;
mod repetition;
mod replacements;
mod replay;
mod rounds;
mod rules_questions;
mod ruling_decisions;
mod rulings;
mod score_decisions;
mod scores;
mod seasons;
mod sections;
mod silence;
mod silli;
mod spectators;
mod stages;
mod standing_clocks;
mod standings;
mod start_lists;
mod substitutes;
mod suspensions;
mod swiss;
mod tablebases;
mod taken_back;
mod team_entries;
mod team_standings;
mod teams;
mod time_controls;
mod title_cases;
mod titles;
mod transfers;
mod triple_block;
mod vacancies;
mod variants;
mod withdrawal_cases;
mod withdrawal_rights;
mod withdrawals;
mod withdrawn_boards;

use rules::{
    ByColor, Decision, Event, Game, Instant, MoveRequest, PlayerId, Position, Refusal, Terms,
    Variant,
};

const WHITE: PlayerId = PlayerId(1);
const BLACK: PlayerId = PlayerId(2);
const STRANGER: PlayerId = PlayerId(3);

/// When White's clock is started: 2026-01-01T00:00:00Z.
const START: Instant = Instant::from_unix(1_767_225_600);

/// Test positions with many castlings, captures, promotions and en passant captures.
const RICH: [&str; 6] = [
    "",
    "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
    "r2q1rk1/pP1p2pp/Q4n2/bbp1p3/Np6/1B3NBn/pPPP1PPP/R3K2R b KQ - 0 1",
    "rnbq1k1r/pp1Pbppp/2p5/8/2B5/8/PPP1NnPP/RNBQK2R w KQ - 1 8",
    "8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1",
    "n1n5/PPPk4/8/8/8/8/4Kppp/5N1N b - - 0 1",
];

/// White's, Black's, standard control, from a FEN or, when that is empty, the usual position.
fn terms(start: &str) -> Terms {
    terms_of(Variant::Chess, start)
}

/// The same in any variant.
fn terms_of(variant: Variant, start: &str) -> Terms {
    let position = |fen| Position::from_fen(variant, fen).expect("a legal position");
    Terms {
        start: (!start.is_empty()).then(|| position(start)),
        ..Terms::new(ByColor { white: WHITE, black: BLACK }, variant, START)
    }
}

/// A game in which `moves` were made, all at the start; `=` behind a move offers a draw with it.
fn game(start: &str, moves: &str) -> Game {
    game_of(Variant::Chess, start, moves)
}

/// The same in any variant.
fn game_of(variant: Variant, start: &str, moves: &str) -> Game {
    let mut game = Game::new(terms_of(variant, start));
    for text in moves.split_whitespace() {
        let offer_draw = text.len() > 2 && text.ends_with('=');
        let request = MoveRequest {
            ply: game.ply(),
            text: if offer_draw { text.trim_end_matches('=') } else { text },
            offer_draw,
        };
        let decision = game.play(mover(&game), request, START);
        accept(&mut game, decision);
    }
    game
}

/// The player on move.
fn mover(game: &Game) -> PlayerId {
    *game.terms().players.get(game.turn())
}

/// The present position answered with `text`.
fn answer<'a>(game: &Game, text: &'a str) -> MoveRequest<'a> {
    MoveRequest { ply: game.ply(), text, offer_draw: false }
}

/// Appends what was decided, as the store would.
#[track_caller]
fn accept(game: &mut Game, decision: Result<Decision, Refusal>) -> Event {
    match decision {
        Ok(Decision::Accepted(events)) => {
            for event in &events {
                game.apply(event).expect("a decided event fits its game");
            }
            events[0]
        }
        other => panic!("nothing to append: {other:?}"),
    }
}

/// What a decision comes to, in a word or two: `accepted`, `repeated 3` or the refusal's code.
fn verdict(decision: &Result<Decision, Refusal>) -> String {
    match decision {
        Ok(Decision::Accepted(_)) => "accepted".to_owned(),
        Ok(Decision::Repeated(index)) => format!("repeated {index}"),
        Err(refusal) => refusal.code().to_owned(),
    }
}

/// What comes of `text` after `moves` from `start`: its SAN and how it ends the game, or the
/// refusal.
#[track_caller]
fn check(start: &str, moves: &str, text: &str, expected: &str) {
    let game = game(start, moves);
    let found = match game.predict(mover(&game), answer(&game, text), START) {
        Ok(prediction) => match prediction.ending {
            Some(ending) => format!("{} {}", prediction.played.san, ending.reason.code()),
            None => prediction.played.san,
        },
        Err(refusal) => refusal.code().to_owned(),
    };
    assert_eq!(found, expected, "{text} after {moves} from {start}");
}

fn check_all(start: &str, moves: &str, cases: &[(&str, &str)]) {
    cases.iter().for_each(|(text, expected)| check(start, moves, text, expected));
}

/// A file of the test data that lies outside the project, in the folder that `POSTHORN_TEST_DATA`
/// names. Without it the run says what was not tested, and CI fails.
fn test_data(path: &str) -> Option<Vec<u8>> {
    let Ok(folder) = std::env::var("POSTHORN_TEST_DATA") else {
        let required = std::env::var("CI").is_ok_and(|ci| ci == "true");
        assert!(!required, "CI requires POSTHORN_TEST_DATA");
        println!("NOT TESTED: POSTHORN_TEST_DATA is not set; {path} was left out");
        return None;
    };
    Some(std::fs::read(format!("{folder}/{path}")).expect("a file of the test data"))
}
