//! TR-8.1 to TR-8.6, SKS-7.1 to SKS-7.6: withdrawals, what becomes of the games, and when the player
//! may come again.
//!
//! A game is written as the moves that both sides have made: `12`, finished `f12`, cancelled `c12`;
//! with `-` at its end the player has not made one.

use rules::tournament::{
    ACCEPTED_MONTHS_MIN, Announcement, Consequence, EntryRefusal, FIVE_YEARS_MONTHS, Fee,
    GROUNDS_MONTHS_MIN, GameFacts, GameNote, GameStage, PastWithdrawal, Preset, RuleSet,
    SHORT_TIME_MONTHS, SILENT_MONTHS_MAX, SUSPENSION_MONTHS_MAX, Settled, UNACCEPTED_MONTHS_MIN,
    WITHDRAWAL_CHARACTERS_MAX, Withdrawal, WithdrawalGrounds, WithdrawalKind, WithdrawalRefusal,
    WithdrawalRequest, WithdrawalState, consequences, needs_review, no_entry_until, owes_deposit,
    suspended_until, suspension_range,
};
use rules::{Color, Day, Directive, GameId, Instant, Outcome, PlayerId};

use crate::announcements::announced;
use crate::entries::player;
use crate::{START, accept, game};

use WithdrawalKind::{Accepted, Death, Silent, Unaccepted};

/// 2026-11-21T17:00:00Z.
const NOW: Instant = Instant::from_unix(1_795_280_400);

#[track_caller]
fn facts(text: &str) -> GameFacts {
    let started = !text.ends_with('-');
    let text = text.trim_end_matches('-');
    let (stage, moves) = match text.split_at_checked(1) {
        Some(("f", moves)) => (GameStage::Finished, moves),
        Some(("c", moves)) => (GameStage::Cancelled, moves),
        _ => (GameStage::Running, text),
    };
    GameFacts { stage, moves: moves.parse().expect("moves"), started }
}

/// What becomes of the games of an event, in letters: the flags of the crosstable, `.` for none.
fn flags(kind: WithdrawalKind, begun: bool, games: &str) -> String {
    let games: Vec<GameFacts> = games.split_whitespace().map(facts).collect();
    let flag = |consequence: Option<Consequence>| match consequence {
        None => '.',
        Some(Consequence::Adjudicate) => 'A',
        Some(Consequence::Cancel) => 'C',
        Some(Consequence::Default) => 'D',
    };
    consequences(kind, begun, &games).into_iter().map(flag).collect()
}

/// SKS-7.3, TR-8.3: both sides of 25 moves on average, and a finished game.
#[test]
fn accepted_games_are_adjudicated_or_cancelled() {
    for (games, expected) in [
        ("25", "A"),
        ("24", "C"),
        ("50 0-", "AA"),
        ("49 0-", "CC"),
        ("24 25 26", "AAA"),
        ("24 25 25", "CCC"),
        ("25 25 25 25 25 24", "CCCCCC"),
        ("149 0 0 0 0 0", "CCCCCC"),
        ("150 0 0 0 0 0", "AAAAAA"),
        // One finished game is enough, wherever the others stand, and stays what it is.
        ("0- f3", "A."),
        ("0- 0- f0-", "AA."),
        // What was cancelled is not finished, and no game of which there is an average.
        ("24 c90", "C."),
        ("25 c0-", "A."),
        ("65535 65535", "AA"),
        ("f40 c0-", ".."),
        ("", ""),
    ] {
        for kind in [Accepted, Death] {
            assert_eq!(flags(kind, true, games), expected, "{kind:?} {games}");
        }
    }
}

/// SKS-7.4, SKS-7.5, TR-8.4, TR-8.5: lost, or cancelled where no game was started.
#[test]
fn other_games_are_lost_or_cancelled() {
    for (games, expected) in [
        ("0", "D"),
        ("0-", "C"),
        ("0- 0- 0-", "CCC"),
        ("0- 0 0-", "DDD"),
        ("30 40 f50", "DD."),
        // A game that was lost on time without a move was not started either.
        ("0- f0-", "C."),
        ("0- f9", "D."),
        ("0- c9", "C."),
    ] {
        for kind in [Unaccepted, Silent] {
            assert_eq!(flags(kind, true, games), expected, "{kind:?} {games}");
        }
    }
}

/// SKS-7.1, TR-8.1: before the start nothing but fee and qualification is lost.
#[test]
fn before_the_start_games_are_cancelled() {
    for kind in WithdrawalKind::ALL {
        assert_eq!(flags(kind, false, "0- 30 f30"), "CC.", "{kind:?}");
        let range = suspension_range(kind, false, &[]);
        assert_eq!((range.min, range.max, range.until(None, NOW)), (0, 0, Ok(None)), "{kind:?}");
    }
}

/// The facts are those of the game: whole moves, and whether the player has made one.
#[test]
fn facts_are_those_of_the_game() {
    for (moves, white, black) in [
        ("", "0-", "0-"),
        ("e4", "0", "0-"),
        ("e4 e5", "1", "1"),
        ("e4 e5 Nf3", "1", "1"),
        ("f3 e5 g4 Qh4", "f2", "f2"),
    ] {
        let game = game("", moves);
        assert_eq!(GameFacts::of(&game, Color::White), facts(white), "{moves}");
        assert_eq!(GameFacts::of(&game, Color::Black), facts(black), "{moves}");
    }
}

/// What is cancelled is not finished; what waits for adjudicators is not either.
#[test]
fn facts_know_what_officials_decided() {
    for (directive, expected) in [
        (Consequence::Cancel.directive(Color::White), GameStage::Cancelled),
        (Consequence::Default.directive(Color::White), GameStage::Finished),
        (Consequence::Adjudicate.directive(Color::White), GameStage::Running),
    ] {
        let mut game = game("", "e4");
        let decision = game.direct(1, &[directive], START);
        accept(&mut game, decision);
        assert_eq!(GameFacts::of(&game, Color::White).stage, expected, "{directive:?}");
    }
    assert_eq!(
        Consequence::Default.directive(Color::Black),
        Directive::Defaulted { by: Some(Color::Black) }
    );
}

/// On behalf of the player who has withdrawn a draw is claimed below move 26, else a win.
#[test]
fn the_automatic_claim() {
    for (moves, wins) in [("0-", false), ("25", false), ("26", true), ("80", true)] {
        assert_eq!(facts(moves).claims_win(), wins, "{moves}");
    }
}

fn request(grounds: WithdrawalGrounds) -> WithdrawalRequest {
    let games = vec![GameNote { game: GameId(1), note: "A pawn up.".to_owned() }];
    WithdrawalRequest {
        grounds,
        months: GROUNDS_MONTHS_MIN,
        reasons: "In hospital.".to_owned(),
        games,
    }
}

/// The refusal's code with the rule that it cites, or `ok`.
fn verdict<T>(result: Result<T, WithdrawalRefusal>) -> String {
    match result {
        Ok(_) => "ok".to_owned(),
        Err(refusal) => match refusal.rule() {
            Some(rule) => format!("{} {rule}", refusal.code()),
            None => refusal.code().to_owned(),
        },
    }
}

/// TR-8.1, TR-8.3, SKS-7.1, SKS-7.2: a request gives its reasons, and details of all games under
/// personal circumstances.
#[test]
fn requests_give_their_reasons() {
    use WithdrawalGrounds::{BeyondControl, GraveIllness, Personal};
    let both = [GameId(1), GameId(2)];
    for grounds in [GraveIllness, BeyondControl] {
        assert_eq!(request(grounds).check(&both, 0), Ok(()), "{grounds:?}");
    }
    let missing = WithdrawalRefusal::DetailsMissing { game: GameId(2) };
    assert_eq!(request(Personal).check(&both, 0), Err(missing));
    assert_eq!(verdict(request(Personal).check(&both, 0)), "details_missing TR-8.3");
    assert_eq!(request(Personal).check(&both[..1], 0), Ok(()));
    let empty = |request: &mut WithdrawalRequest| request.games[0].note = " ".to_owned();
    let text = |length| "ü".repeat(length);
    let max = WITHDRAWAL_CHARACTERS_MAX;
    type Spoil<'a> = &'a dyn Fn(&mut WithdrawalRequest);
    let cases: [(&str, Spoil<'_>); 8] = [
        ("ok", &|_| ()),
        ("details_missing TR-8.3", &empty),
        ("grounds_missing TR-8.1", &|request| request.reasons = " \n".to_owned()),
        ("ok", &|request| request.reasons = text(max)),
        ("text_too_long", &|request| request.reasons = text(max + 1)),
        ("text_too_long", &|request| request.games[0].note = text(max + 1)),
        ("no_such_game", &|request| request.games[0].game = GameId(3)),
        ("death_is_reported SKS-7.2", &|request| request.grounds = WithdrawalGrounds::Death),
    ];
    for (expected, change) in cases {
        let mut request = request(Personal);
        change(&mut request);
        assert_eq!(verdict(request.check(&both[..1], 0)), expected, "{request:?}");
    }
    let mut nowhere = request(GraveIllness);
    assert_eq!(verdict(nowhere.check(&[], 0)), "nothing_to_withdraw_from");
    nowhere.games.clear();
    assert_eq!(nowhere.check(&[], 1), Ok(()), "entries alone can be withdrawn");
}

/// TR-8.2, SKS-7.2: adequate grounds last for three months at least.
#[test]
fn grounds_last_for_three_months() {
    for grounds in WithdrawalGrounds::ALL {
        for (months, expected) in [(2, "grounds_too_short TR-8.2"), (3, "ok"), (4, "ok")] {
            let request = WithdrawalRequest { months, ..request(grounds) };
            let expected = if grounds == WithdrawalGrounds::Death { "ok" } else { expected };
            assert_eq!(verdict(request.check_adequate()), expected, "{grounds:?} {months}");
        }
    }
}

/// TR-8.4, SKS-7.4: a request is taken back, an offer to play on taken up; not once it is decided.
#[test]
fn who_plays_on() {
    use WithdrawalState::{Decided, Offered, PlayOn, Requested, TakenBack};
    let asked = request(WithdrawalGrounds::GraveIllness);
    let asked = Withdrawal::ask(PlayerId(7), asked, None, (&[GameId(1)], 0), NOW);
    let Ok(Outcome::Changed(asked)) = asked else { panic!("{asked:?}") };
    for (state, expected) in [
        (Requested, Ok(Some(TakenBack))),
        (TakenBack, Ok(None)),
        (Offered, Ok(Some(PlayOn))),
        (PlayOn, Ok(None)),
        (Decided(Accepted), Err(WithdrawalRefusal::WithdrawalDecided)),
        (Decided(Silent), Err(WithdrawalRefusal::WithdrawalDecided)),
    ] {
        let after = Withdrawal { state, ..asked.clone() }.take_back();
        let after = after.map(|after| match after {
            Outcome::Unchanged => None,
            Outcome::Changed(after) => Some(after.state),
        });
        assert_eq!(after, expected, "{state:?}");
        assert_eq!(state.waits(), matches!(state, Requested | Offered));
    }
}

fn day(text: &str) -> Instant {
    Day::from(text.parse::<chrono::NaiveDate>().expect("a date")).starts_at()
}

fn past(kind: WithdrawalKind, at: Instant, until: Option<Instant>) -> PastWithdrawal {
    PastWithdrawal { kind, at, suspended_until: until }
}

/// TR-8.3, TR-8.4, TR-8.5, SKS-7.3-general, SKS-7.4, SKS-7.5: both ends of every suspension, and the
/// second silent withdrawal.
#[test]
fn suspensions_have_their_lengths() {
    let silent = [past(Silent, day("2001-01-01"), None)];
    let others = [past(Accepted, NOW, None), past(Unaccepted, NOW, None), past(Death, NOW, None)];
    let max = SUSPENSION_MONTHS_MAX;
    type Range<'a> = (WithdrawalKind, &'a [PastWithdrawal], u16, u16, Option<u16>);
    let cases: [Range<'_>; 7] = [
        (Accepted, &[], ACCEPTED_MONTHS_MIN, max, Some(6)),
        (Accepted, &silent, 6, max, Some(6)),
        (Unaccepted, &[], UNACCEPTED_MONTHS_MIN, max, Some(12)),
        (Silent, &[], 0, SILENT_MONTHS_MAX, None),
        (Silent, &others, 0, 24, None),
        (Silent, &silent, FIVE_YEARS_MONTHS, max, Some(60)),
        (Death, &silent, 0, 0, Some(0)),
    ];
    for (kind, earlier, min, max, usual) in cases {
        let range = suspension_range(kind, true, earlier);
        assert_eq!((range.min, range.max, range.usual), (min, max, usual), "{kind:?}");
        let rule = match kind {
            Accepted => Some("TR-8.3"),
            Unaccepted => Some("TR-8.4"),
            Silent => Some("TR-8.5"),
            Death => None,
        };
        let until = |months: u16| (months > 0).then(|| no_entry_until(NOW, months));
        for months in [min, max] {
            assert_eq!(range.until(Some(months), NOW), Ok(until(months)), "{kind:?} {months}");
        }
        let long = range.until(Some(max + 1), NOW);
        // The most that no article names is this server's.
        let by_article = rule.filter(|_| max < SUSPENSION_MONTHS_MAX);
        let outside = |rule: Option<&str>| match rule {
            Some(rule) => format!("suspension_outside {rule}"),
            None => "suspension_outside".to_owned(),
        };
        assert_eq!(verdict(long), outside(by_article), "{kind:?}");
        if min > 0 {
            let short = range.until(Some(min - 1), NOW);
            assert_eq!(verdict(short), outside(rule), "{kind:?}");
        }
        match usual {
            Some(months) => assert_eq!(range.until(None, NOW), Ok(until(months)), "{kind:?}"),
            None => assert_eq!(verdict(range.until(None, NOW)), "suspension_missing TR-8.5"),
        }
    }
    // Before the start there is no penalty.
    let early = suspension_range(Accepted, false, &[]).until(Some(1), NOW);
    assert_eq!(verdict(early), "suspension_outside TR-8.1");
}

/// Months are those of the calendar, and the day of the decision is not counted.
#[test]
fn months_end_with_their_day() {
    for (at, months, until) in [
        (NOW, 6, "2027-05-22"),
        (day("2026-11-21"), 6, "2027-05-22"),
        (day("2026-11-22") + -1, 6, "2027-05-22"),
        (day("2026-11-22"), 6, "2027-05-23"),
        (day("2026-08-31"), 6, "2027-03-01"),
        (day("2027-08-31"), 6, "2028-03-01"),
        (day("2026-11-21"), FIVE_YEARS_MONTHS, "2031-11-22"),
    ] {
        assert_eq!(no_entry_until(at, months), day(until), "{at} and {months}");
    }
    let record = [
        past(Silent, day("2020-01-01"), Some(day("2027-01-01"))),
        past(Accepted, day("2021-01-01"), Some(day("2021-07-02"))),
        past(Death, NOW, None),
    ];
    assert_eq!(suspended_until(&record), Some(day("2027-01-01")));
    assert_eq!(suspended_until(&[]), None);
}

/// TR-8.4, SKS-7.4: a second one within a year of an accepted one is reviewed.
#[test]
fn a_second_withdrawal_is_reviewed() {
    let until = no_entry_until(NOW, SHORT_TIME_MONTHS);
    let accepted = [past(Accepted, NOW, None)];
    assert!(needs_review(&accepted, until + -1));
    assert!(!needs_review(&accepted, until));
    for kind in [Unaccepted, Silent, Death] {
        assert!(!needs_review(&[past(kind, NOW, None)], NOW), "{kind:?}");
    }
}

/// TR-8.4, TR-8.5, TR-8.6, SKS-7.4 to SKS-7.6: who owes a deposit, until when.
#[test]
fn deposits_are_owed_until_an_event_is_finished_properly() {
    let (first, second) = (day("2026-01-01"), day("2028-01-01"));
    let suspended = Some(day("2029-01-01"));
    for (kind, until, expected) in [
        (Unaccepted, suspended, true),
        (Silent, suspended, true),
        // Not punished: there is nothing to be admitted again from.
        (Silent, None, false),
        (Unaccepted, None, false),
        (Accepted, suspended, false),
        (Death, None, false),
    ] {
        assert_eq!(owes_deposit(&[past(kind, first, until)], &[]), expected, "{kind:?}");
    }
    let once = [past(Silent, first, suspended)];
    assert!(owes_deposit(&once, &[first]), "given back for an event before");
    assert!(!owes_deposit(&once, &[first + 1]));
    assert!(!owes_deposit(&once, &[first + -9, first + 1]));
    let twice = [once[0], past(Unaccepted, second, suspended)];
    assert!(owes_deposit(&twice, &[first + 1]), "once more");
    assert!(!owes_deposit(&twice, &[second + 1]));
    let later = [twice[0], twice[1], past(Accepted, second + 9, suspended)];
    assert!(!owes_deposit(&later, &[second + 1]), "an accepted one brings none");
}

/// TR-8.4, SKS-7.4: the entry is accepted once the deposit is paid, twice the fee at least.
#[test]
fn an_entry_waits_for_its_deposit() {
    let fee = Fee { minor_units: 1_500, currency: "EUR".parse().expect("a currency") };
    for (rule_set, rule) in [(RuleSet::Iccf, "TR-8.4"), (RuleSet::Sks, "SKS-7.4")] {
        let event = Announcement { fee: Some(fee), rule_set, ..announced(Preset::OpenClass) };
        let mut entrant = player("-");
        entrant.owes_deposit = true;
        let accepted = |fee_paid, deposit_paid| {
            let settled = Settled { fee_paid, deposit_paid, confirmed: false };
            event.check_acceptance(&entrant, settled, NOW)
        };
        assert_eq!(accepted(false, true), Err(EntryRefusal::FeeNotPaid));
        let refused = accepted(true, false).expect_err("no deposit");
        assert_eq!((refused.code(), refused.rule()), ("deposit_not_paid", Some(rule)));
        assert_eq!(accepted(true, true), Ok(()));
        assert_eq!(event.deposit_for(&entrant), Some(Fee { minor_units: 3_000, ..fee }));
        entrant.owes_deposit = false;
        let paid = Settled { fee_paid: true, ..Settled::default() };
        assert_eq!(event.check_acceptance(&entrant, paid, NOW), Ok(()));
        assert_eq!(event.deposit_for(&entrant), None);
    }
    let free = announced(Preset::OpenClass);
    let mut entrant = player("-");
    entrant.owes_deposit = true;
    assert_eq!(free.check_acceptance(&entrant, Settled::default(), NOW), Ok(()), "twice nothing");
    let dear = Fee { minor_units: u32::MAX, ..fee };
    let event = Announcement { fee: Some(dear), ..announced(Preset::OpenClass) };
    assert_eq!(event.deposit(), Some(dear), "nothing overflows");
}

/// Every kind cites its article in both rule books.
#[test]
fn kinds_cite_their_articles() {
    for (kind, iccf, sks) in [
        (Accepted, "TR-8.3", "SKS-7.3"),
        (Unaccepted, "TR-8.4", "SKS-7.4"),
        (Silent, "TR-8.5", "SKS-7.5"),
        (Death, "TR-8.3", "SKS-7.3"),
    ] {
        assert_eq!((kind.rule(RuleSet::Iccf), kind.rule(RuleSet::Sks)), (iccf, sks));
    }
}
