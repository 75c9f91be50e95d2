//! Nobody directs an event in which they play (`NORM-1`).

use rules::PlayerId;
use rules::tournament::{Entry, EntryRefusal, EntryState, Preset, Team};

use crate::announcements::announced;
use crate::team_entries::{OPEN, form, of_teams, teams};

const PLAYER: PlayerId = PlayerId(101);

/// Whoever has entered an event with norms, as long as the entry lives.
#[test]
fn who_has_entered_directs_no_event_with_norms() {
    let entry = |state| Some(Entry { state, ..Entry::new(PLAYER, PLAYER, OPEN) });
    for (norms, entry, refused) in [
        (true, None, false),
        (true, entry(EntryState::Entered), true),
        (true, entry(EntryState::Waiting), true),
        (true, entry(EntryState::Withdrawn), false),
        (false, entry(EntryState::Accepted), false),
    ] {
        let mut event = announced(Preset::MasterNorm);
        event.norms = norms;
        let found = event.check_directs(PLAYER, entry.as_ref(), &[]);
        assert_eq!(found == Err(EntryRefusal::DirectorPlays), refused, "{norms} {entry:?}");
    }
}

/// Whoever plays in a team directs no event of teams; a captain who does not play one without norms.
#[test]
fn who_is_in_a_team_does_not_direct() {
    let event = of_teams(Preset::League);
    let entered = teams(&event, &[form("Brno", None, 101, &[102, 103])]);
    for (norms, state, player, refused) in [
        (false, EntryState::Accepted, 101, false),
        (false, EntryState::Accepted, 102, true),
        (false, EntryState::Refused, 102, false),
        (false, EntryState::Accepted, 104, false),
        (true, EntryState::Accepted, 101, true),
    ] {
        let mut event = event.clone();
        event.norms = norms;
        let teams: Vec<Team> = entered.iter().map(|team| Team { state, ..team.clone() }).collect();
        let found = event.check_directs(PlayerId(player), None, &teams);
        assert_eq!(found == Err(EntryRefusal::DirectorPlays), refused, "{norms} {player}");
    }
}
