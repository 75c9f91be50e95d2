//! TR-1.0.10, TR-2.3, TR-2.5, TR-2.6, TR-4.7, TR-8.1: what an entry takes up while it counts (a nomination, the
//! win of a section), and what other events ask of it.

use rules::tournament::{
    Announcement, Entrant, Entry, EntryAct, EntryClass, EntryLine, EntryState, EntryUse, EventId,
    EventKind, EventState, FederationYear, Grounds, MadeEntry, Nomination, PlayedGame,
    PlayedSection, Preset, SectionId, SectionWin, TieBreak, WinLack, WonSection, win_to_enter_by,
};
use rules::{Federation, HalfPoints, Instant, Outcome, PlayerId};

use crate::announcements::announced;
use crate::entries::player;
use crate::entry_decisions::{EVENT, NOW, PLAYER, at, delegate, facts, told, verdict};

use EntryAct::{Accept, WaitingList};
use EntryState::{Accepted, Entered, Refused, Waiting, Withdrawn};
use EventState::{Announced, Published};

fn czech() -> Federation {
    "CZE".parse().expect("a federation")
}

fn championship() -> Announcement {
    let entry = EntryClass::WorldChampionshipPreliminary;
    Announcement { kind: EventKind::Title, entry, ..announced(Preset::Friendly) }
}

/// TR-1.0.10: a nomination is kept once it is counted, in the year of its entry, by the federation that
/// made it.
#[test]
fn a_nomination_is_counted_with_its_entry() {
    let event = championship();
    let entrant = player("2300 fixed 30 games, nominated as champion");
    let slovak = Entrant { federation: "SVK".parse().expect("a federation"), ..entrant.clone() };
    let made = Entry::enter(None, &delegate(), &facts(&event, &entrant), NOW);
    let Ok(Outcome::Changed(MadeEntry::Nominated(new))) = made else { panic!("{made:?}") };
    assert_eq!((new.federation(), new.year()), (czech(), 2025));
    let (entry, year) = new.count(&FederationYear::default(), None).expect("the first one");
    assert_eq!(entry.nominated_by, Some(czech()));
    let nomination = Nomination { event: EVENT.0, player: PLAYER, at: NOW };
    assert_eq!(year.nominations, [nomination]);
    let other = |number| Nomination { player: PlayerId(number), ..nomination };
    let two = FederationYear { nominations: vec![other(1), other(2)], ..year.clone() };
    // Refused and taken in again, it counts where it was made, though the player has moved.
    let refused = Entry { state: Refused, ..entry.clone() };
    for (act, year, members, expected) in [
        (Accept, &FederationYear::default(), None, "accepted 1"),
        (WaitingList, &FederationYear::default(), None, "waiting 1"),
        (Accept, &two, None, "nominations_used TR-1.0.10"),
        (Accept, &two, Some(200), "nominations_used TR-1.0.10"),
        (Accept, &two, Some(201), "accepted 3"),
        (Accept, &year, None, "accepted 1"),
    ] {
        let made = refused.decide(act, None, &facts(&event, &slovak), NOW + 90);
        let Ok(Outcome::Changed(MadeEntry::Nominated(again))) = made else { panic!("{made:?}") };
        assert_eq!((again.federation(), again.year()), (czech(), 2025));
        let found = match again.count(year, members) {
            Ok((entry, year)) => format!("{} {}", entry.state.code(), year.nominations.len()),
            Err(refusal) => told(&refusal),
        };
        assert_eq!(found, expected, "{act:?} with {members:?}");
    }
    // Who was not refused is counted already.
    let accepted = entry.decide(Accept, None, &facts(&event, &entrant), NOW);
    assert_eq!(verdict(&accepted), "accepted");
    // The year is that of the entry, to its last second.
    let last = Instant::from_unix(1_767_225_599);
    for (at, expected) in [(last, 2025), (last + 1, 2026)] {
        let dead = Entry { at, ..refused.clone() };
        assert_eq!(dead.nomination_given_back(), Some((czech(), expected)));
    }
}

/// TR-1.0.10: an entry that counts no more gives its own nomination back; those for events that do not
/// take place do not count.
#[test]
fn a_nomination_is_given_back() {
    let nominated = Entry { nominated_by: Some(czech()), ..at(Entered) };
    for state in EntryState::ALL {
        let entry = Entry { state, ..nominated.clone() };
        let expected = matches!(state, Refused | Withdrawn).then_some((czech(), 2025));
        assert_eq!(entry.nomination_given_back(), expected, "{state:?}");
        assert_eq!(at(state).nomination_given_back(), None);
    }
    let made = |event, player| Nomination { event, player: PlayerId(player), at: NOW };
    let nominations = vec![made(3, 7), made(3, 8), made(4, 7)];
    let year = FederationYear { nominations, members: None };
    let after = year.given_back(EventId(3), PLAYER).expect("it was counted");
    assert_eq!(after.nominations, [made(3, 8), made(4, 7)]);
    assert_eq!(after.given_back(EventId(3), PLAYER), None, "once");
    let held = year.without_cancelled(|event| event == EventId(3));
    assert_eq!(held.nominations, [made(4, 7)]);
}

/// TR-2.5, TR-2.6: a win is used while its entry counts; revived, the entry asks for it again.
#[test]
fn a_win_is_used_and_given_back() {
    let event = announced(Preset::HigherClass);
    for (text, expected) in [
        ("1700 fixed 30 games, won open_class", "accepted"),
        ("1700 fixed 30 games, used open_class", "win_used TR-2.5"),
        ("1700 fixed 30 games, lost open_class", "section_not_won TR-2.5"),
    ] {
        let entrant = player(text);
        let entry = |state| Entry { grounds: entrant.grounds.clone(), ..at(state) };
        let facts = facts(&event, &entrant);
        let revived = entry(Refused).decide(Accept, None, &facts, NOW);
        assert_eq!(verdict(&revived), expected, "{text}");
        let alive = entry(Waiting).decide(Accept, None, &facts, NOW);
        assert_eq!(verdict(&alive), "accepted", "its own win: {text}");
        assert_eq!(entry(Entered).uses(), [EntryUse::Win(SectionId(70))]);
    }
    let older = Some(Grounds::SectionWinner(WonSection::Class(EntryClass::OpenClass)));
    for grounds in [None, Some(Grounds::NationalTop3), older] {
        assert_eq!(Entry { grounds, ..at(Entered) }.uses(), []);
    }
}

/// TR-2.3, TR-0.4: who is first when the last game is over, with more than half of the points possible; ties
/// are broken, and whoever has not won is told what is lacking.
#[test]
fn a_section_is_won_when_it_is_over() {
    // The lower number has White; its half points, game by game: 1-2, 1-3, ... 2-3, ...; `-`: it runs.
    let section = |players: usize, points: &str| {
        let pairs = (0..players).flat_map(|white| (white + 1..players).map(move |b| (white, b)));
        let game = |((white, black), points): ((usize, usize), &str)| PlayedGame {
            white,
            black,
            result: points.parse().ok().map(|own: u8| (HalfPoints(own), HalfPoints(2 - own))),
            flag: None,
        };
        pairs.zip(points.split(' ')).map(game).collect::<Vec<_>>()
    };
    let (wins, direct) = (&[TieBreak::Wins][..], &[TieBreak::DirectEncounter][..]);
    // A letter a player: won, not first, no plus score, running.
    for (players, points, tie_breaks, expected) in [
        (3, "2 2 2", wins, "wnn"),
        (3, "2 2 -", wins, "rrr"),
        (3, "2 1 1", wins, "wnn"),
        // Half of the points is not more than half.
        (3, "1 1 1", wins, "ppp"),
        (3, "2 0 2", wins, "ppp"),
        // 2 and 3 have the same, and nothing tells them apart.
        (3, "0 0 1", wins, "nww"),
        // 1 has won twice and lost, 4 has beaten 1 and drawn twice.
        (4, "2 2 0 1 1 1", wins, "wnnn"),
        (4, "2 2 0 1 1 1", direct, "nnnw"),
        (4, "2 2 0 1 1 1", &[], "wnnw"),
        (4, "2 2 0 - 1 1", &[], "rrrr"),
    ] {
        let games = section(players, points);
        for (own, expected) in expected.chars().enumerate() {
            let lack = match expected {
                'w' => None,
                'n' => Some(WinLack::NotFirst),
                'p' => Some(WinLack::NoPlusScore),
                _ => Some(WinLack::GamesRunning),
            };
            let played = PlayedSection {
                class: EntryClass::OpenClass,
                tie_breaks,
                players,
                games: &games,
                unfinished: games.iter().filter(|game| game.result.is_none()).count(),
                own: Some(own),
                is_silent: false,
            };
            let win = SectionWin::seen_in(&played, None, EVENT);
            let class = EntryClass::OpenClass;
            assert_eq!(win, SectionWin { class, lack, used_in: None }, "{points}: {own}");
            assert_eq!(win.holds(), lack.is_none());
            // Once for one event, also when it is asked again there; nobody outside the start list.
            let other = EventId(EVENT.0 + 1);
            for (used_in, used) in [(EVENT, None), (other, Some(other))] {
                let win = SectionWin::seen_in(&played, Some(used_in), EVENT);
                assert_eq!(win.used_in, used);
                assert_eq!(win.holds(), lack.is_none() && used.is_none());
            }
            let lack = |played| SectionWin::seen_in(played, None, EVENT).lack;
            let stranger = PlayedSection { own: None, ..played };
            assert_eq!(lack(&stranger), Some(WinLack::NotOfSection));
            // TR-8.5.
            let silent = PlayedSection { is_silent: true, ..played };
            assert_eq!(lack(&silent), Some(WinLack::WithdrawnSilently));
        }
    }
}

/// TR-0.4, TR-2.5, TR-2.6, TR-8.5: a win that does not hold is refused with what it lacks and the article
/// that asks for it.
#[test]
fn a_win_that_does_not_hold_is_refused() {
    for (preset, class, article) in [
        (Preset::HigherClass, EntryClass::OpenClass, "TR-2.5"),
        (Preset::MasterClass, EntryClass::HigherClass, "TR-2.6"),
    ] {
        let event = announced(preset);
        for lack in WinLack::ALL {
            let rule = match lack {
                WinLack::WithdrawnSilently => "TR-8.5",
                WinLack::NoPlusScore => "TR-0.4",
                WinLack::NotOfSection | WinLack::GamesRunning | WinLack::NotFirst => article,
            };
            let win = Some(SectionWin { class, lack: Some(lack), used_in: None });
            let entrant = Entrant { win, ..player("1700 fixed 30 games, no section") };
            let refused = event.check_entry(&entrant, NOW).expect_err("it is not won");
            assert_eq!(told(&refused), format!("section_not_won {rule}"), "{lack:?}");
            let said = refused.to_string();
            assert!(said.len() > 20 && said.ends_with('.'), "{said}");
        }
    }
}

/// TR-2.5, TR-2.6: a player enters alone by the oldest section of the class below that was won and not used;
/// whoever the class admits anyway needs none.
#[test]
fn a_winner_enters_alone() {
    use EntryClass::{HigherClass, OpenClass};
    let win = |class, lack, used_in| SectionWin { class, lack, used_in };
    let won = |class| win(class, None, None);
    let running = win(OpenClass, Some(WinLack::GamesRunning), None);
    let used = win(OpenClass, None, Some(EventId(EVENT.0 + 1)));
    let wins = [
        (SectionId(80), won(OpenClass)),
        (SectionId(71), won(HigherClass)),
        (SectionId(70), won(OpenClass)),
        (SectionId(60), running),
        (SectionId(50), used),
    ];
    let by = |section| Some(Grounds::SectionWinner(WonSection::Number(section)));
    assert_eq!(win_to_enter_by(&wins, OpenClass), by(70));
    assert_eq!(win_to_enter_by(&wins, HigherClass), by(71));
    assert_eq!(win_to_enter_by(&wins[3..], OpenClass), None);
    for (preset, text, asked) in [
        (Preset::HigherClass, "1700 fixed 30 games", Some(OpenClass)),
        (Preset::HigherClass, "-", Some(OpenClass)),
        (Preset::HigherClass, "1950 fixed 30 games", None),
        (Preset::HigherClass, "1700 fixed 30 games, top3", None),
        (Preset::MasterClass, "1950 fixed 30 games", Some(HigherClass)),
        (Preset::MasterClass, "2100 fixed 30 games", None),
        (Preset::OpenClass, "2300 fixed 30 games", None),
        (Preset::MasterNorm, "1700 fixed 30 games", None),
    ] {
        assert_eq!(announced(preset).asks_for_win(&player(text)), asked, "{preset:?}: {text}");
    }
}

/// TR-4.7: what other events ask of an entry; one that does not count is not asked, nor is a championship or an
/// invitational event that gives norms, or a norm event that is called off.
#[test]
fn other_events_ask_for_a_line() {
    let norm = announced(Preset::MasterNorm);
    assert_eq!(norm.norm_event_start(Published), Some(norm.starts_at));
    assert_eq!(norm.norm_event_start(EventState::Cancelled), None);
    assert!(announced(Preset::Invitational).norms);
    for state in EntryState::ALL {
        for (preset, norms) in
            [(Preset::MasterNorm, true), (Preset::OpenClass, false), (Preset::Invitational, false)]
        {
            let event = announced(preset);
            let line = at(state).line(EVENT, &event, Announced);
            let norm_event_starts_at = norms.then_some(event.starts_at);
            let expected =
                EntryLine { event: EVENT, norm_event_starts_at, deposit_refunded_at: None };
            assert_eq!(line, state.is_alive().then_some(expected), "{state:?} {preset:?}");
        }
    }
    let line = |event, norms: Option<i64>, refund: Option<i64>| EntryLine {
        event: EventId(event),
        norm_event_starts_at: norms.map(Instant::from_unix),
        deposit_refunded_at: refund.map(Instant::from_unix),
    };
    let lines = [line(3, Some(1), None), line(4, Some(2), Some(8)), line(5, None, Some(9))];
    let at = |seconds: &[i64]| seconds.iter().copied().map(Instant::from_unix).collect::<Vec<_>>();
    assert_eq!(EntryLine::other_norm_events(&lines, EVENT), [EventId(4)]);
    assert_eq!(EntryLine::other_norm_events(&lines, EventId(5)), [EventId(3), EventId(4)]);
    assert_eq!(EntryLine::refunds(&lines), at(&[8, 9]));
}

/// TR-8.1: a withdrawal takes back what was entered by then and has no start lists yet.
#[test]
fn a_withdrawal_takes_entries_back() {
    for state in EntryState::ALL {
        for of in EventState::ALL {
            for (decided, in_time) in [(NOW + -1, false), (NOW, true), (NOW + 1, true)] {
                let entry = Entry { reason: Some("So.".to_owned()), ..at(state) };
                let alive = matches!(state, Entered | Accepted | Waiting);
                let expected = match alive && in_time && of == Announced {
                    true => Outcome::Changed(Entry { state: Withdrawn, ..entry.clone() }),
                    false => Outcome::Unchanged,
                };
                let found = entry.withdrawn_with(decided, of);
                assert_eq!(found, expected, "{state:?} in {of:?}, {in_time}");
            }
        }
    }
}

/// An entry that was kept before newer fields came reads as it was, and is kept as it was.
#[test]
fn older_entries_can_be_read() {
    let bare = r#"{"player":7,"at":1764547199,"by":7,"state":"entered"}"#;
    let full = r#"{"player":7,"at":1764547199,"by":9,"grounds":{"nomination":{"reason":"Champion."}},"nominated_by":"CZE","state":"refused","fee_paid_at":1764547200,"free":true,"confirmed_at":1764547201,"deposit":{"paid_at":1764547202,"refunded_at":1764547203},"reason":"Full."}"#;
    for stored in [bare, full] {
        let entry: Entry = serde_json::from_str(stored).expect("an entry");
        assert_eq!(serde_json::to_string(&entry).expect("JSON"), stored);
    }
    let entry: Entry = serde_json::from_str(bare).expect("an entry");
    assert_eq!(entry, Entry::new(PLAYER, PLAYER, NOW));
    assert!(serde_json::from_str::<Entry>(&bare.replace("entered", "begun")).is_err());
}
