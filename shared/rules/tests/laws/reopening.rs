//! TR-15: final tables are taken back as long as nothing rests on them that cannot be had back. Each case is a line.

use rules::title::{
    Award, NormRecord, TitleCase, TitleDecision, TitleGrounds, TitleState, TitleStep,
};
use rules::tournament::{EventState, ReopeningFacts, SectionId};
use rules::{Instant, Outcome, PlayerId, Title};

use crate::START;

#[test]
fn what_stands_in_the_way() {
    use EventState::{Announced, Cancelled, Finished, Published};
    let champion = [PlayerId(7), PlayerId(9)];
    for (state, is_reopened, is_season_decided, titles, expected) in [
        (Finished, false, false, &[][..], "published"),
        (Finished, true, false, &[], "published"),
        (Published, true, true, &champion, "unchanged"),
        (Published, false, false, &[], "not_finished - -"),
        (Announced, false, false, &[], "not_finished - -"),
        (Cancelled, false, false, &[], "event_over - -"),
        (Finished, false, true, &champion, "season_decided TR-5.3-5.4 -"),
        (Finished, false, false, &champion, "title_awarded TR-10.10 7"),
    ] {
        let found = match (ReopeningFacts { state, is_reopened, is_season_decided, titles })
            .reopen()
        {
            Ok(Outcome::Changed(state)) => state.code().to_owned(),
            Ok(Outcome::Unchanged) => "unchanged".to_owned(),
            Err(refusal) => {
                let player = refusal.player().map_or("-".to_owned(), |player| player.to_string());
                format!("{} {} {player}", refusal.code(), refusal.rule().unwrap_or("-"))
            }
        };
        assert_eq!(found, expected, "{state:?} {is_reopened} {is_season_decided}");
    }
}

/// A case that was opened at the start.
fn case(award: Title, grounds: TitleGrounds, state: TitleState) -> TitleCase {
    let proposal = TitleDecision {
        step: TitleStep::Propose,
        at: START,
        by: None,
        reason: String::new(),
        votes: None,
        recommended_on: None,
    };
    TitleCase {
        player: PlayerId(7),
        award: Award::Title(award),
        cycle: None,
        grounds,
        state,
        decisions: vec![proposal],
        objections: Vec::new(),
        said: Vec::new(),
        title_before: None,
    }
}

fn norm(title: Title, finished_at: Instant) -> NormRecord {
    NormRecord {
        section: 40,
        title,
        games: 12,
        games_counted: 12,
        grandmaster_games: 0,
        senior_games: 0,
        finished_at,
    }
}

/// A title rests on the norms of its own kind that were made when it was proposed, and an honorary one on the section
/// that was won (SKS-5); one that is not awarded rests on nothing.
#[test]
fn which_titles_rest_on_it() {
    use Title::{Im, Sim};
    use TitleState::{Confirmed, Proposed};
    let norms = || TitleGrounds::Norms { norms: 2 };
    let won = |section| TitleGrounds::National { article: "1a".to_owned(), section };
    let (here, elsewhere) = (Some(SectionId(40)), Some(SectionId(41)));
    for (award, grounds, state, made, expected) in [
        (Sim, norms(), Confirmed, norm(Sim, START), true),
        (Sim, norms(), Proposed, norm(Sim, START), false),
        (Sim, norms(), Confirmed, norm(Im, START), false),
        (Sim, norms(), Confirmed, norm(Sim, START + 1), false),
        (Sim, TitleGrounds::Congress, Confirmed, norm(Sim, START), false),
        (Sim, won(here), Confirmed, norm(Im, START), true),
        (Sim, won(elsewhere), Confirmed, norm(Sim, START), false),
        (Sim, won(None), Confirmed, norm(Sim, START), false),
    ] {
        let case = case(award, grounds, state);
        assert_eq!(
            case.rests_on(std::slice::from_ref(&made), &[SectionId(40)]),
            expected,
            "{case:?} {made:?}"
        );
    }
}
