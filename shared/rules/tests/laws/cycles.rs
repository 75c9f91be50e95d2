//! TR-1.0.7, TR-1.1-1.5: ten made-up years of the World Championship. Players enter by what they are qualified for,
//! results come in, some are corrected; after each year everything that everybody has is compared with a model
//! that goes by the articles one after the other, and by every way in which running games can end.

use std::collections::BTreeMap;

use proptest::prelude::Rng;
use proptest::test_runner::{RngAlgorithm, TestRng};
use rules::tournament::{
    CANDIDATES_ADVANCING, CycleSection, EventId, Held, Part, Placing, PlayedGame,
    QualificationState, QualificationUse, QualifiedPlayer, SectionId, Stage, TieBreak, UsedBasis,
    standings,
};
use rules::{Day, HalfPoints};

use Stage::{
    MasterClass, WorldChampionshipCandidates as Candidates, WorldChampionshipFinal as Final,
    WorldChampionshipPreliminary as Preliminary, WorldChampionshipSemiFinal as SemiFinal,
};

const TIE_BREAKS: &[TieBreak] =
    &[TieBreak::Wins, TieBreak::SonnebornBerger, TieBreak::DirectEncounter];
const PLAYERS: usize = 60;
const FIRST_YEAR: i32 = 2020;
const YEARS: i32 = 10;
/// Players of a section: few, so that every end of what runs can be tried.
const SIZE: usize = 6;
/// The sections of a year, from the top.
const SECTIONS: [(Stage, u32); 5] =
    [(Final, 1), (Candidates, 2), (SemiFinal, 3), (Preliminary, 4), (MasterClass, 4)];

struct Played {
    id: u32,
    stage: Stage,
    players: Vec<usize>,
    games: Vec<PlayedGame>,
    ended_on: Option<Day>,
    silent: Vec<usize>,
}

struct World {
    random: TestRng,
    sections: Vec<Played>,
    uses: BTreeMap<usize, Vec<QualificationUse>>,
}

impl World {
    fn below(&mut self, bound: usize) -> usize {
        let bound = u64::try_from(bound).expect("small");
        usize::try_from(self.random.next_u64() % bound).expect("small")
    }

    fn result(&mut self) -> (HalfPoints, HalfPoints) {
        let halves = [(1, 1), (1, 1), (1, 1), (2, 0), (0, 2), (0, 0)];
        let (white, black) = halves[self.below(halves.len())];
        (HalfPoints(white), HalfPoints(black))
    }

    fn placings(&self, player: usize) -> Vec<Placing> {
        let of = |section: &Played| {
            let own = section.players.iter().position(|it| *it == player)?;
            let facts = CycleSection {
                section: SectionId(section.id),
                stage: section.stage,
                category: None,
                advancing: CANDIDATES_ADVANCING,
                tie_breaks: TIE_BREAKS,
                players: SIZE,
                games: &section.games,
                silent: &section.silent,
                ended_at: section.ended_on.map(Day::starts_at),
                later_editions: 0,
            };
            facts.placing(own)
        };
        self.sections.iter().filter_map(of).collect()
    }

    fn held(&self, player: usize, today: Day) -> Held {
        let uses = self.uses.get(&player).map(Vec::as_slice).unwrap_or_default();
        Held::of(&QualifiedPlayer::default(), &self.placings(player), uses, today)
    }

    /// Who is qualified enters, and whoever is drawn fills what is left.
    fn start(&mut self, id: u32, stage: Stage, today: Day) {
        let mut players = Vec::new();
        for player in 0..PLAYERS {
            // Not everybody wants to play.
            if players.len() == SIZE || self.below(3) == 0 {
                continue;
            }
            let Some(entry) = self.held(player, today).entry_to(stage) else { continue };
            let at = today.starts_at();
            let made =
                QualificationUse { target: stage, event: EventId(id), basis: entry.basis, at };
            self.uses.entry(player).or_default().push(made);
            players.push(player);
        }
        while players.len() < SIZE {
            let player = self.below(PLAYERS);
            if !players.contains(&player) {
                players.push(player);
            }
        }
        let pairs = (0..SIZE).flat_map(|white| (white + 1..SIZE).map(move |black| (white, black)));
        let games =
            pairs.map(|(white, black)| PlayedGame { white, black, result: None, flag: None });
        let games = games.collect();
        let silent = if self.below(8) == 0 { vec![self.below(SIZE)] } else { Vec::new() };
        self.sections.push(Played { id, stage, players, games, ended_on: None, silent });
    }

    /// All games but a few end; of older sections all, now and then with a correction.
    fn play(&mut self, today: Day) {
        for place in 0..self.sections.len() {
            let older = self.sections[place].ended_on.is_some();
            if older && self.below(6) == 0 {
                let game = self.below(self.sections[place].games.len());
                let result = self.result();
                self.sections[place].games[game].result = Some(result);
            }
            if older {
                continue;
            }
            let left = if self.below(2) == 0 { 0 } else { self.below(5) };
            let games = self.sections[place].games.len();
            for game in 0..games {
                let runs = self.sections[place].games[game].result.is_none();
                if runs && game + left < games {
                    let result = self.result();
                    self.sections[place].games[game].result = Some(result);
                }
            }
            if left == 0 {
                self.sections[place].ended_on = Some(today);
            }
        }
    }
}

/// A right in the model: article, target, whether a half, section, last day, `free`, `used` or `expired`.
type Line = (&'static str, Stage, bool, u32, Option<Day>, &'static str);

/// The level of a stage, the Final on top.
fn level(stage: Stage) -> u8 {
    match stage {
        Final => 3,
        Candidates => 2,
        SemiFinal => 1,
        Preliminary => 0,
        other => panic!("{other:?}"),
    }
}

/// What the articles give for a result, the highest first.
fn by_article(section: &Played, own: usize) -> Option<(&'static str, Stage, bool)> {
    if section.silent.contains(&own) {
        return None;
    }
    let over = section.ended_on.is_some();
    let (place, plus) = match over {
        true => {
            let table = standings(SIZE, &section.games, TIE_BREAKS);
            let line = table.iter().find(|line| line.player == own).expect("a line");
            let best = table.iter().map(|line| line.half_points).max().expect("a line");
            (line.place, best > u32::try_from(SIZE - 1).expect("small"))
        }
        false => (worst(section, own), false),
    };
    let points = |it: &PlayedGame| match it.result {
        Some((white, _)) if it.white == own => u32::from(white.0),
        Some((_, black)) if it.black == own => u32::from(black.0),
        _ => 0,
    };
    let scored: u32 = section.games.iter().map(points).sum();
    // All games of a player bring twice as many half points as they are.
    let possible = u32::try_from(2 * (SIZE - 1)).expect("small");
    let reaches = |percent: u32| scored * 100 >= percent * possible;
    let up = over && plus;
    match section.stage {
        Final if place <= 3 => Some(("TR-1.4.1", Final, false)),
        Final if reaches(50) => Some(("TR-1.3.1a", Candidates, false)),
        Final => Some(("TR-1.2.1a", SemiFinal, false)),
        Candidates if up && place <= 2 => Some(("TR-1.4.1", Final, false)),
        Candidates if place <= 4 || reaches(60) => Some(("TR-1.3.1b", Candidates, false)),
        Candidates if reaches(50) => Some(("TR-1.2.1b", SemiFinal, false)),
        Candidates if reaches(40) => Some(("TR-1.1.1a", Preliminary, false)),
        SemiFinal if up && place <= 2 => Some(("TR-1.3.1c", Candidates, false)),
        SemiFinal if place <= 4 || reaches(60) => Some(("TR-1.2.1c", SemiFinal, false)),
        SemiFinal if reaches(50) => Some(("TR-1.1.1b", Preliminary, false)),
        Preliminary if up && place <= 2 => Some(("TR-1.2.1d", SemiFinal, false)),
        Preliminary if place <= 4 || reaches(60) => Some(("TR-1.1.1c", Preliminary, false)),
        MasterClass if up && place == 1 => Some(("TR-1.1.1d", Preliminary, false)),
        MasterClass if up && place == 2 => Some(("TR-1.1.2", Preliminary, true)),
        _ => None,
    }
}

/// The worst place by trying every end of what runs.
fn worst(section: &Played, own: usize) -> u32 {
    let running = section.games.iter().filter(|game| game.result.is_none()).count();
    let ways = 3_u32.pow(u32::try_from(running).expect("few"));
    let mut worst = 0;
    for way in 0..ways {
        let mut rest = way;
        let mut scores = [0_u32; SIZE];
        for game in &section.games {
            let (white, black) = match game.result {
                Some((white, black)) => (u32::from(white.0), u32::from(black.0)),
                None => {
                    let points =
                        [(2, 0), (1, 1), (0, 2)][usize::try_from(rest % 3).expect("small")];
                    rest /= 3;
                    points
                }
            };
            scores[game.white] += white;
            scores[game.black] += black;
        }
        let ahead = scores.iter().filter(|score| **score >= scores[own]).count();
        worst = worst.max(u32::try_from(ahead).expect("small"));
    }
    worst
}

/// What the model says that a player has on a day.
fn model(world: &World, player: usize, today: Day) -> Vec<Line> {
    let mut played: Vec<&Played> = world.sections.iter().collect();
    played.sort_by_key(|it| (it.ended_on.is_none(), it.ended_on, it.id));
    let uses = world.uses.get(&player).map(Vec::as_slice).unwrap_or_default();
    let mut lines: Vec<Line> = Vec::new();
    for section in played {
        let Some(own) = section.players.iter().position(|it| *it == player) else { continue };
        let Some((article, target, half)) = by_article(section, own) else { continue };
        let mut years = 3;
        for line in &lines {
            if line.1 == target && line.2 == half {
                years += 1;
            }
        }
        let until = section.ended_on.map(|day| day.plus_months(12 * years));
        let is_used = uses.iter().any(|made| {
            let of = match made.basis {
                UsedBasis::Section(one) => one == section.id,
                UsedBasis::Halves(one, other) => one == section.id || other == section.id,
                UsedBasis::Player => false,
            };
            of && level(made.target) >= level(target)
        });
        let state = match until {
            _ if is_used => "used",
            Some(until) if until < today => "expired",
            _ => "free",
        };
        lines.push((article, target, half, section.id, until, state));
    }
    lines.sort_by_key(|line| line.3);
    lines
}

fn told(held: &Held) -> Vec<Line> {
    let line = |one: &rules::tournament::Qualification| {
        let state = match one.state {
            QualificationState::Free => "free",
            QualificationState::Used(_) => "used",
            QualificationState::Expired => "expired",
        };
        let section = one.section().expect("a section").0;
        (one.article, one.target, one.part == Part::Half, section, one.until, state)
    };
    let mut lines: Vec<Line> = held.qualifications.iter().map(line).collect();
    lines.sort_by_key(|line| line.3);
    lines
}

#[test]
fn ten_years_are_as_the_model_says() {
    let random = TestRng::deterministic_rng(RngAlgorithm::ChaCha);
    let mut world = World { random, sections: Vec::new(), uses: BTreeMap::new() };
    let mut id = 0;
    let mut seen: BTreeMap<&str, usize> = BTreeMap::new();
    for year in FIRST_YEAR..FIRST_YEAR + YEARS {
        let begins = Day::new_year(year).expect("a year");
        for (stage, sections) in SECTIONS {
            for _ in 0..sections {
                id += 1;
                world.start(id, stage, begins);
            }
        }
        world.play(begins.plus_months(10));
        for today in [begins.plus_months(10), begins.plus_months(12)] {
            for player in 0..PLAYERS {
                let (held, model) =
                    (told(&world.held(player, today)), model(&world, player, today));
                assert_eq!(held, model, "player {player} on {today}");
                for (article, .., state) in held {
                    *seen.entry(article).or_default() += 1;
                    *seen.entry(state).or_default() += 1;
                }
            }
        }
        // Nobody enters twice by one thing.
        for (player, uses) in &world.uses {
            let mut used: Vec<(u32, Stage)> = Vec::new();
            for made in uses {
                match made.basis {
                    UsedBasis::Section(one) => used.push((one, made.target)),
                    UsedBasis::Halves(one, other) => {
                        used.extend([(one, made.target), (other, made.target)]);
                    }
                    UsedBasis::Player => panic!("nobody has a title"),
                }
            }
            let made = used.len();
            used.sort_by_key(|(section, target)| (*section, level(*target)));
            used.dedup();
            assert_eq!(used.len(), made, "player {player}");
        }
    }
    let articles = [
        "TR-1.1.1a",
        "TR-1.1.1b",
        "TR-1.1.1c",
        "TR-1.1.1d",
        "TR-1.1.2",
        "TR-1.2.1a",
        "TR-1.2.1b",
        "TR-1.2.1c",
        "TR-1.2.1d",
        "TR-1.3.1a",
        "TR-1.3.1b",
        "TR-1.3.1c",
        "TR-1.4.1",
        "free",
        "used",
        "expired",
    ];
    for one in articles {
        assert!(seen.contains_key(one), "{one} never came: {seen:?}");
    }
}
