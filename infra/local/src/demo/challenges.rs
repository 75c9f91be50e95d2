//! Challenges of the demo that anybody may accept: a friendly game is one press away.

use rules::tournament::{
    ChallengeColor, ChallengeGames, ChallengeRequest, ChallengeStart, ChallengeTerms, ChallengeTo,
};
use rules::{
    ConditionalMoves, DrawOffers, PlayerId, SilenceRule, TimeControl, TripleBlock, Variant,
};

use super::{Failure, PEOPLE, at};
use app::App;

/// Hours since each was left, by whom (among the people of the demo), and what for.
const OPEN: [(i64, usize, Variant, &str); 3] = [
    (50, 6, Variant::Chess, "My first friendly game here. I answer every evening."),
    (20, 4, Variant::Makruk, "Anybody for Thai chess? I am learning it myself."),
    (3, 1, Variant::Chess960, "Two games from one start, without engines."),
];

fn terms(variant: Variant) -> ChallengeTerms {
    let usual = ChallengeTerms {
        variant,
        start: ChallengeStart::Usual,
        time_control: TimeControl::STANDARD,
        leave_days: 45,
        silence: SilenceRule::FortyDays,
        draw_offers: DrawOffers::Free,
        conditional_moves: ConditionalMoves::Tree,
        engines: true,
        color: ChallengeColor::Drawn,
        games: ChallengeGames::One,
    };
    match variant {
        Variant::Chess => ChallengeTerms {
            time_control: TimeControl::MovesInDays { moves: 1, days: 3, double_after_days: None },
            ..usual
        },
        Variant::Makruk => usual,
        Variant::Chess960 => ChallengeTerms {
            start: ChallengeStart::Drawn,
            time_control: TimeControl::TripleBlock(TripleBlock {
                bank_days: 50,
                increment_days: 3,
                protected: false,
            }),
            leave_days: 0,
            silence: SilenceRule::Off,
            engines: false,
            games: ChallengeGames::Two,
            ..usual
        },
    }
}

/// Leaves them, each once.
pub(super) async fn set_up(app: &App) -> Result<(), Failure> {
    let now = app.clock.now();
    for (hours, by, variant, words) in OPEN {
        let request = ChallengeRequest {
            by: PlayerId(PEOPLE[by].id),
            to: ChallengeTo::Anybody,
            terms: terms(variant),
            words: Some(words.to_owned()),
            answers: None,
        };
        let then = at(app, now + -hours * 3_600);
        then.send_challenge(&request, "demo").await?;
    }
    Ok(())
}
