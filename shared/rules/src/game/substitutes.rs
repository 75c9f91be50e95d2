//! Who plays a game: those who have begun it, or substitutes in teams (`TR-8.7b`, `SKS-7.7`).

use shakmaty::{ByColor, Color};

use crate::{Directive, Event, Game, Instant, Interval, PlayerId};

/// Who plays a game with this log that `first` has begun: substitutes sit in their places (`TR-8.7b`).
pub fn players_after(first: ByColor<PlayerId>, log: &[Event]) -> ByColor<PlayerId> {
    let mut players = first;
    for event in log {
        if let Event::Directed { directive: Directive::Replaced { by, player, .. }, .. } = *event {
            *players.get_mut(by) = player;
        }
    }
    players
}

/// Who had a colour before in a game with this log that `first` has begun, each until when, the first one first.
pub fn predecessors(
    first: ByColor<PlayerId>,
    log: &[Event],
    color: Color,
) -> Vec<(PlayerId, Instant)> {
    let mut sits = *first.get(color);
    let replaced = |event: &Event| match *event {
        Event::Directed { at, directive: Directive::Replaced { by, player, .. }, .. }
            if by == color =>
        {
            Some((std::mem::replace(&mut sits, player), at))
        }
        _ => None,
    };
    log.iter().filter_map(replaced).collect()
}

impl Game {
    /// Who has which colour now.
    pub fn players(&self) -> &ByColor<PlayerId> {
        &self.players
    }

    /// Who had which colour when the log had `events` entries.
    pub fn players_at(&self, events: usize) -> ByColor<PlayerId> {
        players_after(self.terms().players, self.log().get(..events).unwrap_or(self.log()))
    }

    /// Who had a colour at a moment: what was written then is theirs.
    pub fn player_at(&self, color: Color, at: Instant) -> PlayerId {
        let before = predecessors(self.terms().players, self.log(), color);
        let then = before.iter().find(|(_, until)| at < *until);
        then.map_or(*self.players.get(color), |(player, _)| *player)
    }

    /// The side that `player` has now.
    pub fn color_of(&self, player: PlayerId) -> Option<Color> {
        self.players.find(|id| *id == player)
    }

    /// Whether a side has made a move.
    pub(crate) fn has_moved(&self, color: Color) -> bool {
        (0..self.plies().len()).any(|index| self.mover(index) == color)
    }

    /// Somebody sits down in a player's place (`TR-8.7b`, `SKS-7.7`): the clock and an offer are those of the side, leave and
    /// silence those of the player. Both clocks stand still until `from`, where they may. Whoever plays from the start has
    /// used nothing: the time that the side has had for its first move is charged to nobody.
    pub(crate) fn replace(&mut self, by: Color, player: PlayerId, (at, from): (Instant, Instant)) {
        let from_start = from <= self.terms().starts_at && by == self.turn() && !self.has_moved(by);
        let since = if from_start { self.turn_since().min(at) } else { at };
        let stands = Interval { from: since, until: at.max(from) };
        *self.players.get_mut(by) = player;
        let mut taken = std::mem::take(self.leave.get_mut(by));
        taken.remove(Interval { from: at, until: Instant::from_unix(i64::MAX) });
        let former = self.former_leave.get_mut(by);
        *former = former.union(&taken);
        *self.sat_down.get_mut(by) = Some(at.max(from));
        if by == self.turn() {
            self.announced = false;
        }
        if self.terms().time_control.may_be_stopped() && !stands.is_empty() {
            self.stood.add(stands);
        }
        // A flag that waits for the opponent's claim is not lifted.
        if self.is_running() {
            self.restart_clocks();
        }
    }
}
