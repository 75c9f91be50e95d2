//! TR-8.1: somebody plays in the place of a player who has not begun, as if from the start; whoever has begun withdraws
//! (TR-8.3, SKS-7.3).

use rules::tournament::{
    Announcement, Entrant, Entry, EntryFacts, EntryState, EventId, EventState, MadeNewcomer,
    Medium, NewcomerAct, NewcomerFacts, NewcomerRefusal, Preset, RuleSet,
};
use rules::{
    Color, Directive, Game, GameId, Instant, PlayerId, Ruling, Terms, TimeControl, TripleBlock,
};

use crate::announcements::announced;
use crate::entries::player;
use crate::{BLACK, START, STRANGER, WHITE, accept, answer, game, terms};

const DAY: i64 = 86_400;
const OFFICIAL: PlayerId = PlayerId(50);
const LATER: PlayerId = PlayerId(60);

fn day(days: i64) -> Instant {
    START + days * DAY
}

/// What is known besides the games.
struct Around {
    announcement: Announcement,
    entrant: Entrant,
    organisers: Vec<PlayerId>,
    known: Option<Entry>,
    replaced: EntryState,
    is_set_up: bool,
    plays: bool,
    leaves: bool,
}

impl Around {
    fn of(preset: Preset) -> Around {
        let entrant = Entrant {
            player: STRANGER,
            event: EventState::Published,
            ..player("1700 fixed 30 games")
        };
        Around {
            announcement: announced(preset),
            entrant,
            organisers: Vec::new(),
            known: None,
            replaced: EntryState::Accepted,
            is_set_up: true,
            plays: false,
            leaves: false,
        }
    }

    /// Whoever has White is replaced, or Black.
    fn let_play(
        &self,
        color: Color,
        games: &[(GameId, &Game)],
        now: Instant,
    ) -> Result<MadeNewcomer, NewcomerRefusal> {
        let sits = games.first().map(|(_, game)| *game.players().get(color));
        let replaced = sits.unwrap_or(WHITE);
        let act = NewcomerAct { replaced, reason: "Ill.", paid: false, by: OFFICIAL };
        let entry = EntryFacts {
            event: EventId(3),
            announcement: &self.announcement,
            organisers: &self.organisers,
            entrant: &self.entrant,
        };
        let before = Entry { state: self.replaced, ..Entry::new(replaced, replaced, START) };
        let facts = NewcomerFacts {
            entry: &entry,
            is_set_up: self.is_set_up,
            known: self.known.as_ref(),
            plays: self.plays,
            replaced: Some(&before),
            leaves: self.leaves,
            games,
        };
        Ruling::let_play(&act, &facts, now)
    }

    /// `ok`, or the refusal's code with its rule.
    fn verdict(&self, color: Color, games: &[(GameId, &Game)], now: Instant) -> String {
        match self.let_play(color, games, now) {
            Ok(_) => "ok".to_owned(),
            Err(refusal) => [Some(refusal.code()), refusal.rule()]
                .into_iter()
                .flatten()
                .collect::<Vec<_>>()
                .join(" "),
        }
    }
}

/// The games and the colour pass on with nothing used on the clock, under every control; the opponent's stays.
#[test]
fn a_newcomer_has_a_full_clock() {
    let around = Around::of(Preset::Friendly);
    let blocks = TripleBlock { bank_days: 75, increment_days: 3, protected: false };
    for time_control in [
        TimeControl::STANDARD,
        "30 days plus 2 days per move".parse().expect("a control"),
        TimeControl::TripleBlock(blocks),
    ] {
        for moves in ["", "e4"] {
            let mut game = Game::new(Terms { time_control, ..terms("") });
            if !moves.is_empty() {
                let played = game.play(WHITE, answer(&game, moves), day(4));
                accept(&mut game, played);
            }
            let color = game.turn();
            let (opponents, full) = (game.clock(!color, day(12)), game.deadline());
            let full = full.map(|falls| falls - game.turn_since());
            let games = [(GameId(1), &game)];
            let made = around.let_play(color, &games, day(12)).expect("a ruling");
            let states = made.entries.each_ref().map(|entry| (entry.player, entry.state));
            let replaced = if color.is_white() { WHITE } else { BLACK };
            let expected = [(replaced, EntryState::Withdrawn), (STRANGER, EntryState::Accepted)];
            assert_eq!(states, expected);
            assert_eq!(made.ruling.ruling.reason, "", "opponents read it");
            let directed = game.direct(1, &made.ruling.games[0].directives, day(12));
            accept(&mut game, directed);
            assert_eq!(game.color_of(STRANGER), Some(color));
            // In Triple Block it is in the bank, from which the clock is filled up again.
            let banked = game.refillable_seconds(day(12)).unwrap_or(0);
            let left = game.deadline().map(|falls| falls - day(12) + banked);
            assert_eq!(left, full, "{time_control} after “{moves}”");
            assert_eq!(game.clock(!color, day(12)), opponents, "{time_control}");
            // Whoever comes after the newcomer has used nothing either, and nothing is given back twice.
            let entrant = Entrant { player: LATER, ..Around::of(Preset::Friendly).entrant };
            let later = Around { entrant, ..Around::of(Preset::Friendly) };
            let made = later.let_play(color, &[(GameId(1), &game)], day(20)).expect("a ruling");
            let directed = game.direct(2, &made.ruling.games[0].directives, day(20));
            accept(&mut game, directed);
            assert_eq!(game.color_of(LATER), Some(color));
            let banked = game.refillable_seconds(day(20)).unwrap_or(0);
            let left = game.deadline().map(|falls| falls - day(20) + banked);
            assert_eq!(left, full, "{time_control} after “{moves}” once more");
            let replayed = Game::replay(game.terms().clone(), game.log()).expect("a log");
            assert_eq!(replayed.deadline(), game.deadline());
        }
    }
    // Whoever waits for the opponent's first move has used nothing anyway.
    let game = game("", "");
    let games = [(GameId(1), &game)];
    let made = around.let_play(Color::Black, &games, day(12)).expect("a ruling");
    assert_eq!(made.ruling.games[0].directives.len(), 1);
}

/// Until the first move, the first game that is over, or the first flag that falls.
#[test]
fn whoever_has_begun_withdraws() {
    let around = Around::of(Preset::Friendly);
    let (fresh, opened, answered) = (game("", ""), game("", "e4"), game("", "e4 e5"));
    let mut resigned = game("", "");
    let ended = resigned.resign(BLACK, day(1));
    accept(&mut resigned, ended);
    let mut adjudicated = game("", "");
    let sent = adjudicated.direct(1, &[Directive::SentToAdjudication], day(1));
    accept(&mut adjudicated, sent);
    let with = |other: &Game, color, at| {
        around.verdict(color, &[(GameId(1), &fresh), (GameId(2), other)], at)
    };
    for (other, white, black) in [
        (&fresh, "ok", "ok"),
        (&opened, "has_begun TR-8.3", "ok"),
        (&answered, "has_begun TR-8.3", "has_begun TR-8.3"),
        (&resigned, "has_begun TR-8.3", "has_begun TR-8.3"),
        (&adjudicated, "has_begun TR-8.3", "has_begun TR-8.3"),
    ] {
        assert_eq!(with(other, Color::White, day(3)), white);
        assert_eq!(with(other, Color::Black, day(3)), black);
    }
    let mut cancelled = game("", "");
    let gone = cancelled.direct(1, &[Directive::Cancelled], day(1));
    accept(&mut cancelled, gone);
    let games = [(GameId(2), &cancelled)];
    assert_eq!(around.verdict(Color::White, &games, day(3)), "no_unfinished_game");
    let falls = fresh.deadline().expect("a deadline");
    assert_eq!(with(&fresh, Color::White, falls + -1), "ok");
    assert_eq!(with(&fresh, Color::White, falls), "has_begun TR-8.3");
    let czech = Around {
        announcement: Announcement { rule_set: RuleSet::Sks, ..announced(Preset::Friendly) },
        ..Around::of(Preset::Friendly)
    };
    assert_eq!(czech.verdict(Color::White, &[(GameId(1), &opened)], day(3)), "has_begun SKS-7.3");
}

/// When, where, and by whom.
#[test]
fn who_plays_for_whom() {
    let fresh = game("", "");
    let games = [(GameId(1), &fresh)];
    let usual = || Around::of(Preset::Friendly);
    let verdict = |around: &Around, now| around.verdict(Color::White, &games, now);
    for (state, expected) in [
        (EventState::Announced, "not_playing"),
        (EventState::Published, "ok"),
        (EventState::Finished, "not_playing"),
        (EventState::Cancelled, "not_playing"),
    ] {
        let entrant = Entrant { event: state, ..usual().entrant };
        assert_eq!(verdict(&Around { entrant, ..usual() }, day(1)), expected);
    }
    assert_eq!(verdict(&Around::of(Preset::TeamMatch), day(1)), "of_teams TR-8.7b");
    assert_eq!(usual().verdict(Color::White, &[], day(1)), "not_in_start_list");
    assert_eq!(verdict(&Around { is_set_up: false, ..usual() }, day(1)), "not_playing");
    let replaced = EntryState::Withdrawn;
    assert_eq!(verdict(&Around { replaced, ..usual() }, day(1)), "replaced_already");
    assert_eq!(verdict(&Around { leaves: true, ..usual() }, day(1)), "withdrawal_under_way");
    assert_eq!(verdict(&Around { plays: true, ..usual() }, day(1)), "plays_already");
    let oneself = Entrant { player: OFFICIAL, ..usual().entrant };
    assert_eq!(verdict(&Around { entrant: oneself, ..usual() }, day(1)), "own_event");
    // Whoever waits for a place has entered, keeps the day of the entry, and is not asked again.
    for (state, expected) in [
        (EntryState::Waiting, "ok"),
        (EntryState::Entered, "ok"),
        (EntryState::Accepted, "plays_already"),
        (EntryState::Refused, "outside_class TR-2.6"),
        (EntryState::Withdrawn, "outside_class TR-2.6"),
    ] {
        let known = Some(Entry { state, ..Entry::new(STRANGER, STRANGER, day(-100)) });
        let waits = Around { known, ..Around::of(Preset::MasterClass) };
        assert_eq!(verdict(&waits, day(1)), expected, "{state:?}");
        if let Ok(made) = waits.let_play(Color::White, &games, day(1)) {
            assert_eq!(made.entries[1].at, day(-100));
        }
    }
    let organisers = vec![STRANGER];
    assert_eq!(verdict(&Around { organisers, ..usual() }, day(1)), "organiser_enters_alone");
    let suspended_until = Some(day(2));
    let entrant = Entrant { suspended_until, ..usual().entrant };
    let suspended = Around { entrant, ..usual() };
    assert_eq!(verdict(&suspended, day(2) + -1), "suspended TR-8.3");
    assert_eq!(verdict(&suspended, day(2)), "ok");
    // The class is asked for like of everybody else.
    assert_eq!(verdict(&Around::of(Preset::OpenClass), day(1)), "ok");
    assert_eq!(verdict(&Around::of(Preset::MasterClass), day(1)), "outside_class TR-2.6");
    // By post nobody here knows whether a move was made.
    let starts_at = day(5);
    let announcement =
        Announcement { medium: Medium::Post, starts_at, ..announced(Preset::Friendly) };
    let by_post = Around { announcement, ..usual() };
    assert_eq!(verdict(&by_post, starts_at + -1), "ok");
    assert_eq!(verdict(&by_post, starts_at), "started_elsewhere TR-8.3");
}
