//! TR-1.0.2, TR-1.0.4, TR-1.1.3, TR-1.2.2, TR-1.3.2, TR-1.4.2, TR-2.1-2.2, TR-3.1-3.4, TR-4.1-4.2, RAT-11,
//! SKS-1.5: the table of stages, and where it is asked. Figures are those of the articles.

use rules::norm::{NormBoard, NormClass};
use rules::tournament::{
    Announcement, AnnouncementRefusal, EligibleTeams, EntryClass, EventKind, EventState, HeldStage,
    LeagueTerms, Organiser, Origin, Preset, Proposal, ProposalAct, ProposalFacts, ProposedSection,
    PublicationFacts, RuleSet, Stage, StageRemark, System, TeamTerms, check_import,
    check_listed_section,
};
use rules::{DAY_SECONDS, Day, Instant, PlayerId, Role};
use serde_json::json;

use crate::START;
use crate::announcements::announced;

/// The stages that refuse sections of another size, with the article and the sizes.
const FIRM: [(Stage, &str, usize, usize); 9] = [
    (Stage::OpenClass, "TR-2.1-2.2", 7, 7),
    (Stage::HigherClass, "TR-2.1-2.2", 7, 7),
    (Stage::MasterClass, "TR-2.1-2.2", 11, 11),
    (Stage::MasterNorm, "TR-4.1-4.2", 13, 13),
    (Stage::GrandmasterNorm, "TR-4.1-4.2", 13, 13),
    (Stage::WorldCupPreliminary, "TR-3.1-3.4", 7, 11),
    (Stage::WorldCupSemiFinal, "TR-3.1-3.4", 9, 13),
    (Stage::WorldCupFinal, "TR-3.1-3.4", 9, 15),
    (Stage::LadiesFinal, "TR-1.6", 11, 31),
];

/// An event of a stage that can be announced.
fn of_stage(stage: Stage) -> Announcement {
    let entry = EntryClass::of_stage(stage);
    let rule_set = stage.rule_set().expect("a rule set");
    let norms = stage.kind() == Some(EventKind::Norm);
    let size = stage.usual_size().or(stage.sizes().and(Some(11)));
    Announcement {
        stage: entry.is_none().then_some(stage),
        entry: entry.unwrap_or(EntryClass::Open),
        kind: stage.kind().expect("a kind"),
        rule_set,
        organiser: match rule_set {
            RuleSet::Iccf => Organiser::Iccf,
            RuleSet::Sks => Organiser::Federation("CZE".parse().expect("a federation")),
        },
        norms,
        section_size: size.unwrap_or(7),
        rated: true,
        unrated_level: (stage.level(None).is_none() && !stage.has_boards()).then_some(2_500),
        teams: stage.is_of_teams().then(|| {
            let eligible = match stage.article() {
                "TR-1.7" | "TR-1.8" => EligibleTeams::National,
                _ => EligibleTeams::Any,
            };
            let league = (stage == Stage::League).then(LeagueTerms::iccf);
            TeamTerms { league, ..TeamTerms::new(stage.boards().unwrap_or(6), eligible) }
        }),
        ends_at: Some(START + 700 * DAY_SECONDS),
        ..announced(Preset::Friendly)
    }
}

fn verdict(checked: &Result<(), AnnouncementRefusal>) -> String {
    match checked {
        Ok(()) => "ok".to_owned(),
        Err(refusal) => {
            let said = refusal.to_string();
            assert!(said.ends_with('.') && said.len() > 20 && !said.contains("  "), "{said}");
            format!("{} {}", refusal.code(), refusal.rule().unwrap_or("-"))
        }
    }
}

/// TR-1.0.2, TR-0.1: every stage has its line, a name that is stored, and can be announced; one leads to
/// the next.
#[test]
fn every_stage_has_its_line() {
    for stage in Stage::ALL {
        assert_eq!(serde_json::to_value(stage).expect("JSON"), json!(stage.code()));
        assert_eq!(Stage::from_code(stage.code()), Some(stage));
        assert!(stage.kind().is_some() && !stage.name().is_empty(), "{stage:?}");
        let event = of_stage(stage);
        assert_eq!(verdict(&event.check()), "ok", "{stage:?}");
        let text = serde_json::to_string(&event).expect("JSON");
        assert_eq!(serde_json::from_str::<Announcement>(&text).expect("read back"), event);
        assert_eq!(event.its_stage(), Some(stage));
    }
    let cycles = [
        vec![
            Stage::OpenClass,
            Stage::HigherClass,
            Stage::MasterClass,
            Stage::WorldChampionshipPreliminary,
            Stage::WorldChampionshipSemiFinal,
            Stage::WorldChampionshipCandidates,
            Stage::WorldChampionshipFinal,
        ],
        vec![Stage::LadiesSemiFinal, Stage::LadiesFinal],
        vec![Stage::WorldCupPreliminary, Stage::WorldCupSemiFinal, Stage::WorldCupFinal],
        vec![Stage::ZonalPreliminary, Stage::ZonalSemiFinal, Stage::ZonalFinal],
        vec![Stage::OlympiadPreliminary, Stage::OlympiadFinal],
        vec![
            Stage::NationalQualification,
            Stage::NationalQuarterFinal,
            Stage::NationalSemiFinal,
            Stage::NationalFinal,
        ],
    ];
    for cycle in cycles {
        for (place, stage) in cycle.iter().enumerate() {
            assert_eq!(stage.next(), cycle.get(place + 1).copied(), "{stage:?}");
        }
    }
}

/// TR-2.1-2.2, TR-3.1-3.4, TR-4.1-4.2: the sizes of classes, rounds of the World Cup and norm events are
/// asked when an event is announced, when its sections are put together and published, and when it is
/// brought here.
#[test]
fn sizes_are_asked_everywhere() {
    let everybody: Vec<PlayerId> = (1..=31).map(PlayerId).collect();
    let federation = "CZE".parse().expect("a federation");
    for (stage, article, least, most) in FIRM {
        let event = of_stage(stage);
        for players in (3..=31).filter(|players| *players < 18) {
            let fits = (least..=most).contains(&players);
            let refused = format!("class_size {article}");
            let announced =
                Announcement { section_size: u8::try_from(players).expect("few"), ..event.clone() };
            let expected = if fits { "ok" } else { refused.as_str() };
            assert_eq!(verdict(&announced.check()), expected, "{stage:?} of {players}");

            let accepted = &everybody[..players];
            let entrants: Vec<_> = accepted.iter().map(|id| (*id, federation, None)).collect();
            let facts = ProposalFacts {
                state: EventState::Announced,
                stage: Some(stage),
                system: event.system,
                section_size: usize::from(event.section_size),
                version: 0,
                seen: 0,
                accepted: &entrants,
                pairing: None,
                advanced: &[],
            };
            let act = ProposalAct::Make { sizes: Some(vec![players]), beacon: None };
            let made = Proposal::default().decide(act, &facts);
            let told = made.map(|_| ()).map_err(|refusal| (refusal.code(), refusal.rule()));
            let unfit = Err(("sections_do_not_fit", Some(article)));
            assert_eq!(told, if fits { Ok(()) } else { unfit }, "{stage:?} of {players}");

            let section = ProposedSection { name: "1".to_owned(), players: accepted.to_vec() };
            let published = Proposal { sections: vec![section] }.publish(
                None,
                &PublicationFacts {
                    state: EventState::Announced,
                    stage: Some(stage),
                    system: event.system,
                    version: 1,
                    seen: 1,
                    proposal_version: 1,
                    proposal_seen: 1,
                    accepted,
                    ratings: &[],
                    undecided: 0,
                    beacon: None,
                    lacks_consent: None,
                    suspended: &[],
                    category: None,
                    approval: None,
                    now: START,
                },
            );
            let told = published.map(|_| ()).map_err(|refusal| (refusal.code(), refusal.rule()));
            assert_eq!(told, if fits { Ok(()) } else { unfit }, "{stage:?} of {players}");

            let numbers: Vec<u32> = (1..=31).take(players).collect();
            let faults = check_listed_section(&event, "1", &numbers);
            let told: Vec<_> =
                faults.iter().map(|(_, fault)| (fault.code(), fault.rule())).collect();
            let unfit = vec![("class_size", Some(article))];
            assert_eq!(told, if fits { vec![] } else { unfit }, "{stage:?} of {players}");
        }
    }
}

/// TR-1.1.3, TR-1.2.2, TR-1.3.2, TR-1.4.2: what is "normally" so is remarked on, and refuses nothing.
#[test]
fn what_is_normal_is_a_remark() {
    let cycle = [
        (Stage::WorldChampionshipPreliminary, "TR-1.1.3", &[13, 15, 17][..], Some(30)),
        (Stage::WorldChampionshipSemiFinal, "TR-1.2.2", &[13, 15, 17], Some(18)),
        (Stage::WorldChampionshipCandidates, "TR-1.3.2", &[13, 15, 17], Some(4)),
        (Stage::WorldChampionshipFinal, "TR-1.4.2", &[17], None),
    ];
    for (stage, article, sizes, most) in cycle {
        let event = of_stage(stage);
        for size in 9..=19 {
            let event = Announcement { section_size: size, ..event.clone() };
            assert_eq!(verdict(&event.check()), "ok", "{stage:?} of {size}");
            let remarks = event.stage_remarks(&[], &[]);
            let usual = sizes.contains(&usize::from(size));
            assert_eq!(remarks.is_empty(), usual, "{stage:?} of {size}");
            assert!(remarks.iter().all(|remark| remark.rule() == article), "{remarks:?}");
            let faults =
                check_listed_section(&event, "1", &(1..=u32::from(size)).collect::<Vec<_>>());
            assert_eq!(faults.is_empty(), usual, "{faults:?}");
            assert!(faults.iter().all(|(_, fault)| fault.is_warning()), "{faults:?}");
        }
        let size = sizes[0];
        let here = vec![("1", size); 2];
        assert_eq!(event.stage_remarks(&[("1", size), ("2", 12)], &[]).len(), 1, "only the second");
        for before in [1, 2, 3, 16, 17, 28, 29] {
            let held = |starts_at, sections| HeldStage { stage, starts_at, sections };
            // The year before, and another stage, do not count.
            let others = [
                held(event.starts_at + 300 * DAY_SECONDS, before),
                held(event.starts_at + -DAY_SECONDS, 99),
                HeldStage { stage: Stage::OpenClass, starts_at: event.starts_at, sections: 99 },
            ];
            let remarks = event.stage_remarks(&here, &others);
            let many = most.filter(|most| before + 2 > *most).map(|most| {
                StageRemark::ManySections { stage, year: 2026, sections: before + 2, most }
            });
            assert_eq!(remarks, many.into_iter().collect::<Vec<_>>(), "{stage:?} {before}");
        }
    }
    let friendly = announced(Preset::Friendly);
    assert_eq!(friendly.stage_remarks(&[("1", 4)], &[]), []);
    // The sentences say what is normal.
    let odd = Announcement { section_size: 12, ..of_stage(Stage::WorldChampionshipPreliminary) };
    let remark = odd.stage_remarks(&[], &[]).remove(0);
    assert_eq!(
        (remark.code(), remark.normal()),
        ("unusual_size", [13, 15, 17].map(|size| (size, Some(size))).to_vec())
    );
    assert_eq!(
        remark.to_string(),
        "Sections of this stage normally have 13, 15 or 17 players, not 12."
    );
}

/// TR-3.1-3.4: normally every second year; a round within two years; one game against each.
#[test]
fn rounds_of_the_world_cup() {
    let event = of_stage(Stage::WorldCupPreliminary);
    for (years, odd) in [(-3, false), (-2, false), (-1, true), (0, true), (1, true), (2, false)] {
        let starts_at = event.starts_at + years * 365 * DAY_SECONDS + 40 * DAY_SECONDS;
        let other = HeldStage { stage: Stage::WorldCupPreliminary, starts_at, sections: 4 };
        let remarks = event.stage_remarks(&[], &[other]);
        let codes: Vec<_> = remarks.iter().map(|remark| (remark.code(), remark.rule())).collect();
        let expected = [("every_second_year", "TR-3.1-3.4")];
        assert_eq!(codes, if odd { &expected[..] } else { &[] }, "{years}");
    }
    for stage in [Stage::WorldCupPreliminary, Stage::WorldCupSemiFinal, Stage::WorldCupFinal] {
        let event = of_stage(stage);
        let long = "round_too_long TR-3.1-3.4";
        for (days, expected) in [(Some(731), "ok"), (Some(732), long), (None, long)] {
            let ends_at = days.map(|days| event.starts_at + days * DAY_SECONDS);
            let event = Announcement { ends_at, ..event.clone() };
            assert_eq!(verdict(&event.check()), expected, "{stage:?} {days:?}");
            // Elsewhere it has taken as long as it has.
            assert_eq!(check_import(&event, Origin::Results, false, true), []);
        }
        for system in [System::RoundRobin { double: true }, System::Scheveningen] {
            let twice = Announcement { system, section_size: 10, ..event.clone() };
            assert_eq!(verdict(&twice.check()), "class_system TR-3.1-3.4", "{stage:?}");
        }
        let untold = Announcement { tie_breaks: Vec::new(), ..event };
        let expected = match stage {
            Stage::WorldCupFinal => "ok",
            _ => "tie_breaks_missing TR-3.5",
        };
        assert_eq!(verdict(&untold.check()), expected, "{stage:?}");
    }
}

/// TR-1.0.4: the Final is announced at least four months before its start; a start that is put off was
/// announced in time.
#[test]
fn the_final_is_announced_early() {
    let event = of_stage(Stage::WorldChampionshipFinal);
    // It starts on 1 January at midnight.
    let day =
        |text: &str| Day::from(text.parse::<chrono::NaiveDate>().expect("a date")).starts_at();
    let late = "too_short_notice TR-1.0.4";
    for (now, expected) in [
        (day("2025-08-31"), "ok"),
        (day("2025-09-01"), "ok"),
        (day("2025-09-01") + 1, late),
        (day("2025-12-01"), late),
    ] {
        assert_eq!(verdict(&event.check_notice(None, now)), expected, "{now}");
        let candidates = of_stage(Stage::WorldChampionshipCandidates);
        assert_eq!(verdict(&candidates.check_notice(None, now)), "ok");
    }
    let now = day("2025-12-01");
    let at = |starts_at: Instant| Announcement { starts_at, ..event.clone() };
    let sooner = at(event.starts_at + -1);
    assert_eq!(verdict(&at(event.starts_at + 60).check_notice(Some(&event), now)), "ok");
    assert_eq!(verdict(&event.check_notice(Some(&event), now)), "ok");
    assert_eq!(verdict(&sooner.check_notice(Some(&event), now)), late);
    let other = of_stage(Stage::WorldChampionshipCandidates);
    assert_eq!(verdict(&event.check_notice(Some(&other), now)), late, "it was another stage");
}

/// TR-0.1, SKS-1.5, RAT-11: stages belong to a class, a kind and a rule set; a printed level counts as it
/// is printed, and where none is the event states its own.
#[test]
fn stages_belong_together() {
    let candidates = of_stage(Stage::WorldChampionshipCandidates);
    let open = of_stage(Stage::OpenClass);
    let national = of_stage(Stage::NationalFinal);
    let friendly = Announcement { rated: true, ..announced(Preset::Friendly) };
    let said = |event: &Announcement, stage| Announcement { stage: Some(stage), ..event.clone() };
    let level =
        |event: &Announcement, unrated_level| Announcement { unrated_level, ..event.clone() };
    let federation = Organiser::Federation("SVK".parse().expect("a federation"));
    let abroad = Announcement { organiser: federation, ..friendly.clone() };
    let of_nation = Announcement { entry: EntryClass::National, ..abroad.clone() };
    let czech = Organiser::Federation("CZE".parse().expect("a federation"));
    let czech = Announcement { organiser: czech, rule_set: RuleSet::Sks, ..friendly.clone() };
    let match_ = of_stage(Stage::InternationalOpenFinal);
    for (event, expected) in [
        (said(&open, Stage::OpenClass), "ok"),
        (said(&open, Stage::HigherClass), "stage_not_of_class TR-2.1-2.2"),
        (said(&open, Stage::WorldChampionshipFinal), "stage_not_of_class TR-2.1-2.2"),
        (said(&candidates, Stage::MasterNorm), "stage_not_of_class TR-4.1-4.2"),
        (said(&candidates, Stage::WorldCupFinal), "stage_not_of_kind TR-0.1"),
        (said(&national, Stage::ZonalFinal), "stage_not_of_rule_set NORM-4c"),
        (said(&candidates, Stage::NationalFinal), "stage_not_of_rule_set SKS-1.5"),
        (said(&friendly, Stage::League), "team_terms_missing TR-11"),
        (level(&open, Some(1_800)), "ok"),
        (level(&open, Some(1_801)), "level_as_printed RAT-11"),
        (level(&candidates, Some(2_400)), "level_as_printed RAT-11"),
        (level(&national, Some(2_300)), "level_as_printed SKS-1.5"),
        (level(&match_, Some(2_300)), "level_as_printed RAT-11"),
        (level(&of_stage(Stage::WorldChampionshipPreliminary), None), "level_not_stated RAT-11"),
        (level(&friendly, None), "level_not_stated RAT-11"),
        (level(&abroad, None), "level_not_stated RAT-11"),
        (level(&friendly, Some(1_700)), "ok"),
        (level(&Announcement { rated: false, ..friendly.clone() }, None), "ok"),
        (level(&of_nation, None), "ok"),
        (level(&czech, None), "ok"),
    ] {
        let told = verdict(&event.check());
        assert_eq!(told, expected, "{:?} {:?}", event.stage, event.unrated_level);
    }
}

/// NORM-4c, NORM-2: a stage brings its category and says whether ladies play; a class said before there
/// were stages counts where the stage says nothing.
#[test]
fn stages_have_a_category() {
    for (stage, class, ladies) in [
        (Stage::WorldChampionshipSemiFinal, Some(NormClass::SemiFinal), false),
        (Stage::WorldChampionshipCandidates, Some(NormClass::Candidates), false),
        (Stage::ZonalFinal, Some(NormClass::Zonal), false),
        (Stage::WorldChampionshipFinal, None, false),
        (Stage::LadiesFinal, None, true),
        (Stage::OlympiadPreliminary, Some(NormClass::OlympiadPreliminary), false),
        (Stage::OlympiadFinal, Some(NormClass::OlympiadFinal), false),
        (Stage::LadiesOlympiadFinal, None, true),
    ] {
        let terms = of_stage(stage).norm_terms(None);
        assert_eq!((terms.class, terms.ladies), (class, ladies), "{stage:?}");
        let said = Announcement { norm_class: Some(NormClass::Zonal), ..of_stage(stage) };
        assert_eq!(said.norm_terms(None).class, class.or(Some(NormClass::Zonal)), "{stage:?}");
    }
    let terms = Preset::Olympiad.announcement(START, START).norm_terms(Some(2));
    assert_eq!(terms.board, Some(NormBoard { board: 2, boards: 6 }));
    assert_eq!(of_stage(Stage::ZonalFinal).norm_terms(Some(2)).board, None);
}

/// TR-1.4.1, TR-1.3.1b: two of each section advance to the Final, or the winner alone where the announcement of
/// the Candidates' Tournament says so. What was announced before it could be said lets two advance. It is fixed
/// with the start lists, and remarked on while no more than four sections start in the year.
#[test]
fn the_winner_alone_may_advance() {
    for stage in [
        Stage::WorldChampionshipCandidates,
        Stage::WorldChampionshipSemiFinal,
        Stage::WorldCupSemiFinal,
        Stage::OpenClass,
    ] {
        let event = of_stage(stage);
        let said = Announcement { winner_alone_advances: true, ..event.clone() };
        let of_candidates = stage == Stage::WorldChampionshipCandidates;
        let expected = if of_candidates { "ok" } else { "advancing_not_of_stage TR-1.4.1" };
        assert_eq!(verdict(&event.check()), "ok", "{stage:?}");
        assert_eq!(verdict(&said.check()), expected, "{stage:?}");
        assert_eq!(verdict(&event.may_change(&said, false, false)), expected, "{stage:?}");
        let published = "event_published TR-1.0.5";
        assert_eq!(verdict(&event.may_change(&said, true, false)), published, "{stage:?}");
    }
    let event = of_stage(Stage::WorldChampionshipCandidates);
    let said = Announcement { winner_alone_advances: true, ..event.clone() };
    let places = |event: &Announcement| -> Vec<Option<u32>> {
        event.leads().into_iter().map(|lead| lead.place).collect()
    };
    assert_eq!((event.advancing(), places(&event)[..2].to_vec()), (2, vec![Some(2), Some(4)]));
    assert_eq!((said.advancing(), places(&said)[..2].to_vec()), (1, vec![Some(1), Some(4)]));
    let kept = serde_json::to_value(&event).expect("JSON");
    assert!(kept.get("winner_alone_advances").is_none(), "as it was kept before");
    let read = serde_json::from_value::<Announcement>(kept).expect("an announcement");
    assert_eq!(read.advancing(), 2);
    let kept = serde_json::to_value(&said).expect("JSON");
    assert_eq!(serde_json::from_value::<Announcement>(kept).expect("an announcement"), said);
    let section = ("1", usize::from(event.section_size));
    for (sections, codes) in [(0, [].as_slice()), (4, &["winner_alone"]), (5, &["many_sections"])] {
        let remarks = said.stage_remarks(&vec![section; sections], &[]);
        let told: Vec<_> = remarks.iter().map(StageRemark::code).collect();
        assert_eq!(told, codes, "{sections}");
    }
    assert_eq!(event.stage_remarks(&[section; 4], &[]), []);
}

/// What makes another event of one.
type Change = fn(&mut Announcement);

/// TR-1.0.5, TR-5.1-5.2: whose event it is goes by its stage, then by its norms.
#[test]
fn who_plans_it() {
    let commissioner = |change: Change| {
        let mut event = Preset::Invitational.announcement(START + 60 * 86_400, START);
        (event.stage, event.norm_class) = (None, None);
        change(&mut event);
        event.commissioner()
    };
    let cases: [(Change, Role); 6] = [
        (|_| (), Role::NonTitleCommissioner),
        (|event| event.norm_class = Some(NormClass::Zonal), Role::TitleCommissioner),
        (|event| event.stage = Some(Stage::WorldCupFinal), Role::NonTitleCommissioner),
        (|event| event.stage = Some(Stage::WorldChampionshipFinal), Role::TitleCommissioner),
        (|event| event.entry = EntryClass::OpenClass, Role::NonTitleCommissioner),
        (|event| event.entry = EntryClass::GrandmasterNorm, Role::TitleCommissioner),
    ];
    for (number, (change, expected)) in cases.into_iter().enumerate() {
        assert_eq!(commissioner(change), expected, "{number}");
    }
}
