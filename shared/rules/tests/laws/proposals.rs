//! Sections before the start (TR-1.0.5, TR-0.3, LAW-B.2): what may be proposed and published when, and
//! how lots are drawn. Each case is a line.

use rules::norm::Participant;
use rules::tournament::{
    Announcement, Application, Approval, ApprovalAct, ApprovalKind, ApprovalStep, CategoryFacts,
    CommittedLots, ConsentKind, DrawnLots, EventRefusal, EventState, GameLot, Preset, Proposal,
    ProposalAct, ProposalFacts, ProposalRefusal, ProposedSection, PublicationFacts, Publishing,
    Seed, StartPositions, System, draw_one_start_position, draw_start_numbers, draw_start_position,
};
use rules::{
    DAY_SECONDS, Day, Federation, Instant, Outcome, PlayerId, Position, StartNumber,
    SuspensionCause, Variant,
};

use crate::START;

const ROUND_ROBIN: System = System::RoundRobin { double: false };

fn section(name: &str, players: &[u32]) -> ProposedSection {
    let players = players.iter().copied().map(PlayerId).collect();
    ProposedSection { name: name.to_owned(), players }
}

fn proposal(sections: &[(&str, &[u32])]) -> Proposal {
    Proposal { sections: sections.iter().map(|(name, players)| section(name, players)).collect() }
}

/// So many accepted players of one federation, the first the strongest.
fn accepted(players: u32) -> Vec<(PlayerId, Federation, Option<u16>)> {
    let federation: Federation = "CZE".parse().expect("a federation");
    let strength = |number: u32| Some(2_400 - u16::try_from(number).expect("few players"));
    (1..=players).map(|number| (PlayerId(number), federation, strength(number))).collect()
}

fn names(proposal: &Proposal) -> String {
    let section = |section: &ProposedSection| {
        let players: Vec<String> = section.players.iter().map(ToString::to_string).collect();
        format!("{}: {}", section.name, players.join(" "))
    };
    proposal.sections.iter().map(section).collect::<Vec<_>>().join("; ")
}

fn verdict(decided: Result<Outcome<Proposal>, ProposalRefusal>) -> String {
    match decided {
        Ok(Outcome::Unchanged) => "unchanged".to_owned(),
        Ok(Outcome::Changed(proposal)) => names(&proposal),
        Err(refusal) => {
            assert_eq!(refusal.rule(), None, "limits of this server");
            refusal.code().to_owned()
        }
    }
}

/// TR-1.0.5: sections are put together by strength, before the start lists, each of a size that can be
/// played.
#[test]
fn who_is_put_together() {
    use EventState::{Announced, Cancelled, Finished, Published};
    let changed = "changed_meanwhile";
    let published = "start_lists_published";
    let (unfit, beacon) = ("sections_do_not_fit", "beacon_does_not_fit");
    let long = "x".repeat(201);
    for (state, seen, players, sizes, name, expected) in [
        (Announced, 3, 4, None, None, "1: 1 2 3 4"),
        (Announced, 3, 5, None, None, "1: 1 2 3 4"),
        (Announced, 3, 4, Some(&[2, 2][..]), Some("drand, round 7"), "1: 1 4; 2: 2 3"),
        (Announced, 3, 3, None, None, unfit),
        (Announced, 3, 4, Some(&[]), None, unfit),
        (Announced, 3, 4, Some(&[1, 3]), None, unfit),
        (Announced, 3, 40, Some(&[31]), None, "31"),
        (Announced, 3, 40, Some(&[32]), None, unfit),
        (Announced, 3, 4, Some(&[3, 3]), None, unfit),
        (Announced, 3, 4, None, Some(""), beacon),
        (Announced, 3, 4, None, Some(" x"), beacon),
        (Announced, 3, 4, None, Some("é"), beacon),
        (Announced, 3, 4, None, Some(long.as_str()), beacon),
        (Announced, 3, 4, Some(&[1]), Some(""), unfit),
        (Announced, 2, 4, None, None, changed),
        (Published, 2, 4, None, None, changed),
        (Published, 3, 4, None, None, published),
        (Finished, 3, 4, None, None, published),
        (Cancelled, 3, 4, Some(&[1]), None, published),
    ] {
        let accepted = accepted(players);
        let facts = ProposalFacts {
            state,
            stage: None,
            system: ROUND_ROBIN,
            section_size: 4,
            version: 3,
            seen,
            accepted: &accepted,
            pairing: None,
            advanced: &[],
        };
        let (sizes, beacon) = (sizes.map(<[usize]>::to_vec), name.map(str::to_owned));
        let act = ProposalAct::Make { sizes, beacon };
        let decided = Proposal::default().decide(act.clone(), &facts);
        if let Ok(Outcome::Changed(made)) = &decided {
            let again = made.decide(act, &facts);
            assert_eq!(verdict(again), "unchanged", "{players}");
            let seats: usize = made.sections.iter().map(|section| section.players.len()).sum();
            if expected.parse() == Ok(seats) {
                continue;
            }
        }
        assert_eq!(verdict(decided), expected, "{state:?} {seen} {players}");
    }
}

/// What an organiser changes by hand: everybody once, under names that lots can be drawn over.
#[test]
fn what_is_changed_by_hand() {
    use EventState::{Announced, Published};
    let kept = proposal(&[("1", &[1, 2]), ("2", &[3, 4])]);
    let accepted = accepted(4);
    let (most, more) = ("ü".repeat(40), "ü".repeat(41));
    let unfit = "sections_do_not_fit";
    for (state, seen, sections, expected) in [
        (Announced, 3, &[("A", &[1, 3][..]), ("B", &[2, 4])][..], "A: 1 3; B: 2 4"),
        // What stands is no change, whatever was seen and however far the event is.
        (Published, 1, &[("1", &[1, 2]), ("2", &[3, 4])], "unchanged"),
        (Announced, 1, &[("A", &[1, 3])], "changed_meanwhile"),
        (Published, 3, &[("A", &[1, 3])], "start_lists_published"),
        (Announced, 3, &[("A", &[1, 2]), ("A", &[3, 4])], unfit),
        (Announced, 3, &[("", &[1, 2])], unfit),
        (Announced, 3, &[("a/b", &[1, 2])], unfit),
        (Announced, 3, &[("a\nb", &[1, 2])], unfit),
        (Announced, 3, &[(most.as_str(), &[])], &format!("{most}: ")),
        (Announced, 3, &[(more.as_str(), &[])], unfit),
        (Announced, 3, &[("A", &[1, 5])], unfit),
        (Announced, 3, &[("A", &[1, 1])], unfit),
        (Announced, 3, &[("A", &[1]), ("B", &[1])], unfit),
        // Sizes are looked at when it is published.
        (Announced, 3, &[("A", &[1])], "A: 1"),
        (Announced, 3, &[], ""),
    ] {
        let facts = ProposalFacts {
            state,
            stage: None,
            system: ROUND_ROBIN,
            section_size: 4,
            version: 3,
            seen,
            accepted: &accepted,
            pairing: None,
            advanced: &[],
        };
        let sections = proposal(sections).sections;
        let decided = kept.decide(ProposalAct::Change { sections }, &facts);
        assert_eq!(verdict(decided), expected, "{state:?} {seen}");
    }
}

/// An announced event with these players, as it is published.
fn facts(accepted: &[PlayerId]) -> PublicationFacts<'_> {
    PublicationFacts {
        state: EventState::Announced,
        stage: None,
        system: ROUND_ROBIN,
        lacks_consent: None,
        version: 7,
        seen: 7,
        proposal_version: 2,
        proposal_seen: 2,
        accepted,
        ratings: &[],
        undecided: 0,
        suspended: &[],
        category: None,
        approval: None,
        beacon: None,
        now: START,
    }
}

/// TR-1.0.5: nobody who was accepted is left out or suspended (TR-14, LAW-13.3.2), nobody waits for an answer,
/// and every section can be played; the first refusal in its order.
#[test]
fn what_is_published() {
    use EventState::{Cancelled, Finished, Published};
    let everybody = [1, 2, 3, 4].map(PlayerId);
    let good: &[(&str, &[u32])] = &[("1", &[1, 2]), ("2", &[3, 4])];
    let facts = facts(&everybody);
    let waiting_for = |kind| PublicationFacts { lacks_consent: Some(kind), ..facts };
    let suspended = [(PlayerId(2), SuspensionCause::Conduct, Instant::from_unix(9))];
    let suspended = PublicationFacts { suspended: &suspended, ..facts };
    let named = PublicationFacts { beacon: Some("drand, round 7"), ..facts };
    let sides = PublicationFacts { system: System::Scheveningen, ..facts };
    let (unfit, beacon) = ("sections_do_not_fit", "beacon_does_not_fit");
    for (facts, sections, value, expected) in [
        (facts, good, None, "ok"),
        (named, good, Some("00ff"), "ok"),
        (named, good, None, beacon),
        (named, good, Some("é"), beacon),
        (facts, good, Some("00ff"), beacon),
        (sides, &[("1", &[1, 2, 3, 4])], None, "ok"),
        (sides, &[("1", &[1, 2, 3]), ("2", &[4])], None, unfit),
        (facts, &[], None, unfit),
        (facts, &[("1", &[1, 2, 3])], None, unfit),
        (facts, &[("1", &[1, 2, 3]), ("2", &[4])], None, unfit),
        (facts, &[("1", &[1, 2]), ("2", &[3, 5])], None, unfit),
        (facts, &[("1", &[1, 2]), ("2", &[3, 4, 1])], None, unfit),
        (PublicationFacts { undecided: 1, ..facts }, good, None, "entries_undecided"),
        (waiting_for(ConsentKind::Rating), good, None, "rating_consent_missing"),
        (waiting_for(ConsentKind::Final), good, None, "board_agreement_missing"),
        (PublicationFacts { undecided: 1, ..facts }, &[], None, unfit),
        // TR-14, LAW-13.3.2: the officers' decision comes between the entry and its start list.
        (suspended, good, None, "player_suspended"),
        (PublicationFacts { state: Published, ..suspended }, good, None, "unchanged"),
        (PublicationFacts { seen: 6, ..facts }, &[], None, "changed_meanwhile"),
        (PublicationFacts { proposal_seen: 1, ..facts }, good, None, "changed_meanwhile"),
        (PublicationFacts { state: Published, seen: 6, ..facts }, good, None, "unchanged"),
        (
            PublicationFacts { state: Finished, seen: 6, ..facts },
            good,
            None,
            "start_lists_published",
        ),
        (PublicationFacts { state: Cancelled, ..facts }, good, None, "start_lists_published"),
    ] {
        let value = value.map(str::to_owned);
        let told = match proposal(sections).publish(value.clone(), &facts) {
            Ok(Outcome::Unchanged) => "unchanged",
            Ok(Outcome::Changed(publishing)) => {
                assert_eq!(publishing, Publishing { value });
                "ok"
            }
            Err(refusal) => refusal.code(),
        };
        assert_eq!(told, expected, "{facts:?} {sections:?}");
    }
}

/// TR-4.6: whom the commissioner admits to a norm event lowers no section's category; others may.
#[test]
fn the_category_does_not_drop() {
    type Line = (u16, bool);
    // Of twelve players and one more; category 7 begins with 2401.
    let told = |strong: u16, (last, is_admitted): Line, asked: bool| {
        let everybody: Vec<PlayerId> = (1..=13).map(PlayerId).collect();
        let participant = |id: &PlayerId| {
            let rating = if id.0 == 13 { last } else { strong };
            let federation = "CZE".parse().expect("a federation");
            (*id, Participant::at_start(federation, None, Some(rating), true, (None, None)))
        };
        let participants = everybody.iter().map(participant).collect();
        let admitted: &[PlayerId] = if is_admitted { &[PlayerId(13)] } else { &[] };
        let terms = Preset::MasterNorm.announcement(START, START).norm_terms(None);
        let category = CategoryFacts { terms, participants: &participants, admitted };
        let category = asked.then_some(category);
        let facts = PublicationFacts { category, ..facts(&everybody) };
        let section = ProposedSection { name: "1".to_owned(), players: everybody.clone() };
        match (Proposal { sections: vec![section] }).publish(None, &facts) {
            Ok(_) => "ok".to_owned(),
            Err(refusal) => {
                format!("{} {}: {refusal}", refusal.code(), refusal.rule().unwrap_or("-"))
            }
        }
    };
    let drops = "category_drops TR-4.6: Section 1 is of category 7 without the players whom the \
                 commissioner has admitted, and 6 with them: admitted players must not lower it.";
    for (strong, last, asked, expected) in [
        (2_410, (2_293, true), true, "ok"),
        (2_410, (2_280, true), true, drops),
        (2_410, (2_280, false), true, "ok"),
        (2_410, (2_280, true), false, "ok"),
        // One who is stronger than the others raises it.
        (2_400, (2_600, true), true, "ok"),
        // What is below the lowest category cannot drop.
        (1_900, (1_500, true), true, "ok"),
    ] {
        assert_eq!(told(strong, last, asked), expected, "{strong} {last:?} {asked}");
    }
    let none = told(1_951, (1_900, true), true);
    assert!(none.contains("is of category A") && none.contains("of none with them"), "{none}");
}

/// TR-12 (12.3), TR-12.6-12.9 (12.8): an approval that lapses, and one whose prize fund is not deposited,
/// carry no start lists.
#[test]
fn an_approval_carries_start_lists() {
    let players = [1, 2].map(PlayerId);
    let approval = |acts: &[ApprovalAct]| {
        let text = "As it is.".to_owned();
        let step = |act: &ApprovalAct| ApprovalStep {
            at: START,
            by: PlayerId(9),
            act: *act,
            text: text.clone(),
            congress: None,
        };
        Approval {
            application: Application {
                at: START,
                by: PlayerId(5),
                federation: "CZE".parse().expect("a federation"),
                kind: ApprovalKind::Open,
                name: "Novak Memorial".to_owned(),
                starts_on: Day::of(START),
                plan: text.clone(),
                fee: None,
                prizes: None,
                finance: None,
            },
            steps: acts.iter().map(step).collect(),
            event: None,
            told: None,
        }
    };
    let last = Day::of(START).plus_months(6);
    let deposit = ApprovalAct::Approve { asks_deposit: true };
    let approve = ApprovalAct::Approve { asks_deposit: false };
    for (acts, day, expected) in [
        (&[approve][..], last, None),
        (&[approve], last.next(), Some(("approval_lapsed", Some("TR-12")))),
        (&[deposit], last, Some(("prize_fund_not_deposited", Some("TR-12.6-12.9")))),
        (&[deposit, ApprovalAct::ConfirmDeposit], last, None),
    ] {
        let approval = approval(acts);
        let facts =
            PublicationFacts { approval: Some(&approval), now: day.starts_at(), ..facts(&players) };
        let published = proposal(&[("1", &[1, 2])]).publish(None, &facts);
        let told = published.err().map(|refusal| (refusal.code(), refusal.rule()));
        assert_eq!(told, expected, "{acts:?} {day}");
    }
}

/// What each state of an event allows, from its announcement to its final tables.
#[test]
fn states_of_an_event() {
    use EventRefusal::{NotStarted, Over, StartListsPublished};
    for (state, announced, open, played) in [
        (EventState::Announced, Ok(()), Ok(()), Err(NotStarted)),
        (EventState::Published, Err(StartListsPublished), Ok(()), Ok(())),
        (EventState::Finished, Err(StartListsPublished), Err(Over), Err(NotStarted)),
        (EventState::Cancelled, Err(StartListsPublished), Err(Over), Err(NotStarted)),
    ] {
        assert_eq!(state.must_be_announced(), announced, "{state:?}");
        assert_eq!(state.must_be_open(), open, "{state:?}");
        assert_eq!(state.must_be_played(true), played, "{state:?}");
        assert_eq!(state.must_be_played(false), Err(NotStarted), "{state:?}");
    }
}

/// In place of SHA-256: the last 32 bytes of the text, so that a test reads what was hashed.
fn last_bytes(text: &[u8]) -> [u8; 32] {
    let mut last = [0; 32];
    last.iter_mut().rev().zip(text.iter().rev()).for_each(|(to, from)| *to = *from);
    last
}

fn hexadecimal(text: &str) -> String {
    last_bytes(text.as_bytes()).iter().map(|byte| format!("{byte:02x}")).collect()
}

/// The position that a text draws: by its first 8 bytes of 32.
fn drawn(text: &str) -> StartNumber {
    let first: [u8; 8] = last_bytes(text.as_bytes())[..8].try_into().expect("eight bytes");
    StartNumber::drawn(u64::from_be_bytes(first))
}

/// TR-0.3, LAW-B.2: each lot is the hash of a line that begins with the seed; the lowest ticket has
/// number 1. With SHA-256 itself `tests/commands/lots.rs` compares.
#[test]
fn lots_are_drawn_by_their_text() {
    let seed = Seed([0xab; 32]);
    let text = "ab".repeat(32);
    assert_eq!((seed.to_string(), text.parse()), (text.clone(), Ok(seed)));
    assert_eq!(seed.commitment(last_bytes), hexadecimal(&text));
    assert_eq!(seed.mixed(None, last_bytes), seed);
    let mixed = seed.mixed(Some("7"), last_bytes);
    assert_eq!(mixed, Seed(last_bytes(format!("{text}/7").as_bytes())));
    let players = [30, 4, 200].map(PlayerId);
    let lots = draw_start_numbers(&seed, "A", &players, last_bytes);
    let mut expected: Vec<(String, PlayerId)> =
        players.iter().map(|id| (hexadecimal(&format!("{text}/A/{id}")), *id)).collect();
    expected.sort();
    for ((number, lot), (ticket, player)) in (1..).zip(&lots).zip(expected) {
        assert_eq!((lot.number, lot.player, &lot.ticket), (number, player, &ticket));
    }
    let position = draw_start_position(&seed, "A", 12, last_bytes);
    assert_eq!(position, drawn(&format!("{text}/A/game 12")));
    assert_eq!(draw_one_start_position(&seed, last_bytes), drawn(&format!("{text}/chess960")));
    // What was committed to before makes the seed afterwards.
    let committed = CommittedLots::new(&seed, Some("drand".to_owned()), START);
    assert_eq!(committed.commitment(last_bytes), Ok(seed.commitment(last_bytes)));
    let with = |value: Option<&str>| {
        let lots = DrawnLots { committed: committed.clone(), value: value.map(str::to_owned) };
        lots.seed(last_bytes)
    };
    assert_eq!((with(None), with(Some("7"))), (Ok(seed), Ok(mixed)));
}

/// The sides of a match are the halves of the section, and lots are drawn within each.
#[test]
fn sides_stay_apart() {
    let seed = Seed([7; 32]);
    let players = [5, 1, 4, 2].map(PlayerId);
    let whole = section("Match", &[5, 1, 4, 2]);
    let drawn = |players: &[PlayerId]| -> Vec<PlayerId> {
        let lots = draw_start_numbers(&seed, "Match", players, last_bytes);
        lots.into_iter().map(|lot| lot.player).collect()
    };
    assert_eq!(whole.start_numbers(ROUND_ROBIN, &seed, last_bytes), drawn(&players));
    let sides = [drawn(&players[..2]), drawn(&players[2..])].concat();
    assert_eq!(whole.start_numbers(System::Scheveningen, &seed, last_bytes), sides);
    for (system, players, games) in [
        (ROUND_ROBIN, 4, 6),
        (System::RoundRobin { double: true }, 4, 12),
        (System::Scheveningen, 4, 4),
    ] {
        assert_eq!(system.pairings(players).len(), games, "{system:?}");
    }
}

/// LAW-B.2: a game starts as the event says, else as was told of it, else as is drawn.
#[test]
fn games_start_as_told_or_drawn() {
    let seed = Seed([7; 32]);
    let lot = GameLot { seed: &seed, section: "A", game: 3 };
    let start = |number| Position::start960(StartNumber::drawn(number));
    let (announced, told) = (start(1), start(2));
    let fen = told.fen();
    let each = draw_start_position(&seed, "A", 3, last_bytes);
    let all = draw_one_start_position(&seed, last_bytes);
    for (positions, fen, expected) in [
        (StartPositions::Usual, None, None),
        (StartPositions::Usual, Some(&fen), None),
        (StartPositions::From(announced.fen()), None, Some(&announced)),
        (StartPositions::From(announced.fen()), Some(&fen), Some(&announced)),
        (StartPositions::PerGame, Some(&fen), Some(&told)),
        (StartPositions::OneForAll, Some(&fen), Some(&told)),
        (StartPositions::PerGame, None, Some(&Position::start960(each))),
        (StartPositions::OneForAll, None, Some(&Position::start960(all))),
    ] {
        let announcement = Announcement {
            variant: Variant::Chess960,
            start_positions: positions.clone(),
            ..Preset::Friendly.announcement(START, START + -DAY_SECONDS)
        };
        let starts = announcement.start_of(lot, fen.map(String::as_str), last_bytes);
        assert_eq!(starts.expect("a start").as_ref(), expected, "{positions:?}");
        if let StartPositions::PerGame = positions {
            assert!(announcement.start_of(lot, Some("8/8 w"), last_bytes).is_err());
        }
    }
}

/// A section has 31 players at most.
#[test]
fn sections_have_an_end() {
    let many: Vec<PlayerId> = (1..=32).map(PlayerId).collect();
    for (players, expected) in [(31, Ok(())), (32, Err("sections_do_not_fit"))] {
        let few = &many[..players];
        let one = Proposal {
            sections: vec![ProposedSection { name: "1".to_owned(), players: few.to_vec() }],
        };
        let published = one.publish(None, &facts(few));
        assert_eq!(published.map(|_| ()).map_err(|refusal| refusal.code()), expected, "{players}");
    }
}
