//! TR-8.2 to TR-8.5: who decides about a player's withdrawal, and who reviews (TR-8.4).

use std::collections::BTreeSet;

use rules::tournament::{
    Consequence, LastWithdrawal, PlannedGame, SectionId, Withdrawal, WithdrawalBench,
    WithdrawalDecision, WithdrawalGrounds, WithdrawalRequest, WithdrawalRights, WithdrawalStep,
};
use rules::{GameId, Instant, Outcome, PlayerId};

const PLAYER: PlayerId = PlayerId(7);
const OFFICIAL: PlayerId = PlayerId(50);
const NOW: Instant = Instant::from_unix(1_764_547_200);

/// A request that somebody has decided about, with a game of section 9 in its plan.
fn decided_by(by: PlayerId) -> Withdrawal {
    let request = WithdrawalRequest {
        grounds: WithdrawalGrounds::GraveIllness,
        months: 3,
        reasons: "An operation.".to_owned(),
        games: Vec::new(),
    };
    let Ok(Outcome::Changed(asked)) = Withdrawal::ask(PLAYER, request, None, (&[], 1), NOW) else {
        panic!("it can be asked for")
    };
    let what = WithdrawalStep::Accepted;
    let decision = WithdrawalDecision { at: NOW, by, what, reason: "So.".to_owned() };
    let consequence = Consequence::Cancel;
    let planned = PlannedGame {
        game: GameId(1),
        section: SectionId(9),
        white: true,
        consequence,
        awaits: false,
    };
    Withdrawal { decisions: vec![decision], plan: vec![planned], ..asked }
}

/// Offices, one's own part in it, and what was decided before.
#[test]
fn who_decides_about_a_withdrawal() {
    let (by_me, by_other) = (decided_by(OFFICIAL), decided_by(PlayerId(51)));
    let last = |withdrawal, settled| Some(LastWithdrawal { withdrawal, settled });
    let sections = |ids: &[u32]| ids.iter().copied().map(SectionId).collect::<BTreeSet<_>>();
    let (none, running, planned) = (sections(&[]), sections(&[5]), sections(&[9]));
    let bench = WithdrawalBench {
        official: OFFICIAL,
        plays_in: &none,
        player: PLAYER,
        running: &running,
        withdrawal: None,
        decides: false,
        decides_plan: false,
        reviews: false,
    };
    let director = WithdrawalBench { decides: true, ..bench };
    let officer = WithdrawalBench { decides_plan: true, reviews: true, ..director };
    for (what, bench, expected) in [
        ("no office", bench, "-"),
        ("a director", director, "holds decides"),
        ("an officer", officer, "holds decides reviews"),
        // It stays open to whoever has decided about it, or sees to the games of its plan.
        ("decided before", WithdrawalBench { withdrawal: last(&by_me, true), ..bench }, "decides"),
        ("another did", WithdrawalBench { withdrawal: last(&by_other, true), ..bench }, "-"),
        ("the plan's director", WithdrawalBench { decides_plan: true, ..bench }, "decides"),
        // Nobody decides about oneself, nor where one plays.
        ("oneself", WithdrawalBench { player: OFFICIAL, ..officer }, "-"),
        ("plays there", WithdrawalBench { plays_in: &running, ..officer }, "-"),
        (
            "played there and decided before",
            WithdrawalBench { plays_in: &running, withdrawal: last(&by_me, true), ..officer },
            "-",
        ),
        (
            "plays elsewhere",
            WithdrawalBench { plays_in: &planned, ..officer },
            "holds decides reviews",
        ),
        // Games that have yet to follow are as good as running; those that have followed are not.
        (
            "plays in the plan",
            WithdrawalBench { plays_in: &planned, withdrawal: last(&by_other, false), ..officer },
            "-",
        ),
        (
            "played in the plan",
            WithdrawalBench { plays_in: &planned, withdrawal: last(&by_other, true), ..officer },
            "holds decides reviews",
        ),
    ] {
        let WithdrawalRights { holds, decides, reviews } = bench.rights();
        let names = [(holds, "holds"), (decides, "decides"), (reviews, "reviews")];
        let found: Vec<&str> =
            names.iter().filter(|(has, _)| *has).map(|(_, name)| *name).collect();
        let found = if found.is_empty() { "-".to_owned() } else { found.join(" ") };
        assert_eq!(found, expected, "{what}");
    }
}
