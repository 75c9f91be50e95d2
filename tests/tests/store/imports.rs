//! Imports: kept once for each request, changed under their version, made into one event; and parts that
//! read back as they were.

use rules::tournament::{
    EventState, GameElsewhere, Import, ImportSection, ImportState, ImportTeam, ImportTeams,
    Imported, ListedPlayer, Medium, Origin, Preset, ProposedSection, ProposedTeams,
    SuspendedPlayer, TeamNumber,
};
use rules::{
    HalfPoints, Instant, MoveElsewhere, PlayedElsewhere, PlayerId, ResultElsewhere, SuspensionCause,
};
use store::{Alarm, EventAct, EventActKind, EventId, ImportPart, StoredEvent, StoredImport};
use tests::START;

use crate::{each, fault};

const SENDER: PlayerId = PlayerId(160_066);

fn import(id: u32, state: ImportState) -> StoredImport {
    let players = vec![PlayerId(1), PlayerId(2)];
    let section = ImportSection { name: "A".to_owned(), players, games: 1, finished: 1 };
    let import = Import {
        by: SENDER,
        at: START,
        origin: Origin::Post,
        announcement: Preset::Friendly.announcement(START, START + -1),
        sections: vec![section],
        team_sections: Vec::new(),
        digest: "00".to_owned(),
        state,
        decided: None,
        event: None,
        suspended: vec![SuspendedPlayer {
            player: PlayerId(2),
            cause: Some(SuspensionCause::Conduct),
            until: START,
        }],
    };
    let alarm_at = (state == ImportState::Writing).then_some(START);
    StoredImport { id, version: 1, import, alarm_at }
}

fn part() -> ImportPart {
    let moved = MoveElsewhere { bits: 796, at: Some(Instant::from_unix(-7)), draw_offered: true };
    let listed = ListedPlayer {
        player: PlayerId(1),
        rating: Some(None),
        fixed: Some(true),
        title: Some(Some("SIM".to_owned())),
    };
    let result = ResultElsewhere { white: HalfPoints(1), black: HalfPoints(1), flag: None };
    let played = PlayedElsewhere {
        moves: vec![moved, MoveElsewhere { at: None, ..moved }],
        result: Some(result),
        ended_at: Some(START),
        white_days: Some(3),
        black_days: None,
        waits: true,
    };
    let game = GameElsewhere { index: 7, start_fen: Some("x".to_owned()), played };
    ImportPart { players: vec![listed], games: vec![game] }
}

#[tokio::test]
async fn imports_are_kept_once() {
    each("imports", async |store| {
        let first = import(1, ImportState::Waiting);
        assert_eq!(
            store.keep_import(&first, "request-1").await.expect("it is there"),
            first.clone()
        );
        let again = import(2, ImportState::Waiting);
        assert_eq!(
            store.keep_import(&again, "request-1").await.expect("it is there"),
            first.clone()
        );
        let other = import(3, ImportState::Writing);
        assert_eq!(
            store.keep_import(&other, "request-2").await.expect("it is there"),
            other.clone()
        );
        let all = store.imports().await.expect("imports");
        assert_eq!(all.iter().map(|stored| stored.id).collect::<Vec<_>>(), [3, 1]);
        assert_eq!(store.waiting_imports().await.expect("imports"), std::slice::from_ref(&first));
        assert_eq!(fault(store.import(2).await), "not found");
        let mut rung = Vec::new();
        for shard in store.other_shards() {
            rung.extend(store.alarms_due(shard, START, 10, None).await.expect("alarms"));
        }
        assert_eq!(rung.iter().map(|due| &due.alarm).collect::<Vec<_>>(), [&Alarm::Import(3)]);
        let mut approved = StoredImport { version: 2, ..first };
        approved.import.state = ImportState::Writing;
        store.decide_import(&approved).await.expect("a write");
        assert_eq!(store.waiting_imports().await.expect("imports"), []);
        assert_eq!(fault(store.change_import(&approved).await), "conflict");
        assert_eq!(store.import(1).await.expect("it is there"), approved);
    })
    .await;
}

#[tokio::test]
async fn an_import_makes_one_event() {
    each("import-event", async |store| {
        let stored = import(1, ImportState::Writing);
        store.keep_import(&stored, "request-1").await.expect("an import");
        // Of those from before announcements told it the origin does.
        let by_post = stored.import.announcement.clone().brought_from(Origin::Post);
        assert_eq!(by_post.medium, Medium::Post);
        let event = |id| StoredEvent {
            state: EventState::Published,
            sections: 1,
            imported: Some(Imported { import: 1, origin: Origin::Post }),
            ..StoredEvent::announced(EventId(id), stored.import.announcement.clone(), PlayerId(1))
        };
        let made = StoredImport { version: 2, ..stored.clone() };
        let sections = [ProposedSection { name: "A".to_owned(), players: vec![PlayerId(1)] }];
        let teams = vec![TeamNumber(1)];
        let of_teams = [ProposedTeams { name: "A".to_owned(), teams, division: None }];
        let act = EventActKind::Imported;
        let act = EventAct::new(START, SENDER, act);
        store.import_event(&made, &event(5), (&sections, &of_teams), &act).await.expect("a write");
        let kept = store.event(EventId(5)).await.expect("it is there");
        assert_eq!(kept, StoredEvent { announcement: by_post, ..event(5) });
        let kept = store.proposal(EventId(5)).await.expect("sections");
        assert_eq!(kept.proposal.sections, sections);
        assert_eq!(kept.teams.sections, of_teams);
        // Of a version that is gone, or under a code that is taken, nothing is made.
        let again = store.import_event(&made, &event(6), (&sections, &of_teams), &act).await;
        assert_eq!(fault(again), "conflict");
        let next = StoredImport { version: 3, ..stored.clone() };
        assert_eq!(
            fault(store.import_event(&next, &event(6), (&sections, &of_teams), &act).await),
            "conflict"
        );
        assert_eq!(fault(store.event(EventId(6)).await), "not found");
        assert_eq!(store.import(1).await.expect("it is there"), made);
    })
    .await;
}

#[tokio::test]
async fn parts_read_back() {
    each("import-parts", async |store| {
        let games = ImportPart { players: Vec::new(), ..part() };
        for (section, chunk, kept) in [(0, 0, part()), (0, 1, games), (1, 0, part())] {
            let put = store.put_import_part(4, section, chunk, &kept, START + 9).await;
            put.expect("a part");
        }
        let whole = store.import_section(4, 0).await.expect("parts");
        assert_eq!(whole.players, part().players);
        assert_eq!(whole.games, [part().games, part().games].concat());
        assert_eq!(store.import_section(4, 1).await.expect("it is there"), part());
        assert_eq!(store.import_section(4, 2).await.expect("it is there"), ImportPart::default());
        for _ in 0..2 {
            store.remove_import_parts(4).await.expect("a write");
        }
        assert_eq!(store.import_section(4, 0).await.expect("it is there"), ImportPart::default());
    })
    .await;
}

/// A team of an event that is brought here is kept once, with the lines of everybody in it: what a replacement has
/// changed since stays.
#[tokio::test]
async fn teams_are_brought_once() {
    each("import-teams", async |store| {
        let line_up = vec![PlayerId(1), PlayerId(2)];
        let told = |captain| ImportTeam {
            name: "Rooks".to_owned(),
            federation: None,
            captain: PlayerId(captain),
            line_up: line_up.clone(),
        };
        let section = |captain| ImportTeams {
            name: "A".to_owned(),
            teams: vec![told(captain)],
            division: None,
        };
        let entered = |captain| ImportTeams::entered(&[section(captain)], START).remove(0);
        for captain in [3, 4] {
            store.bring_team(EventId(5), &entered(captain)).await.expect("a team");
            assert_eq!(store.teams(EventId(5)).await.expect("teams"), [entered(3)]);
        }
        for (player, lines) in [(1, 1), (2, 1), (3, 1), (4, 0)] {
            let found = store.teams_of(PlayerId(player)).await.expect("lines");
            assert_eq!(found, vec![(EventId(5), TeamNumber(1)); lines], "{player}");
        }
        assert_eq!(store.teams(EventId(6)).await.expect("teams"), []);
    })
    .await;
}
