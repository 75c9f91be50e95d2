//! What waits for an official in an event (`LAW-14.1`): entries that nobody has decided on, free ones to
//! confirm, deposits to settle, start lists once the entries are closed, final tables once every game is
//! over, who goes up and down after a season, the rating commissioner's consent, and the Executive Board's agreement.

use serde::{Deserialize, Serialize};

use super::{Announcement, ConsentKind, Entry, EntryState, EventState, Replacement, Team};
use crate::Instant;

/// What kind of thing waits in an event.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum EventWaitKind {
    /// The entries are closed, and no start lists are published.
    StartLists,
    /// Entries that nobody has decided on.
    Entries,
    /// Entries without a fee that nobody has confirmed.
    FreeEntries,
    /// Deposits that are neither given back nor forfeited, of players who have nothing more to play here.
    Deposits,
    /// Every game is over, and nobody has confirmed the final tables.
    FinalTables,
    /// A rated national event waits for the rating commissioner's consent.
    RatingConsent,
    /// The World Championship Final waits for the Executive Board's agreement.
    BoardAgreement,
    /// Replacements in teams that the director decides.
    Replacements,
    /// The season of a league is over, and nobody has decided who goes up and who goes down.
    Season,
}

impl EventWaitKind {
    /// All of them.
    pub const ALL: [EventWaitKind; 9] = [
        EventWaitKind::StartLists,
        EventWaitKind::Entries,
        EventWaitKind::FreeEntries,
        EventWaitKind::Deposits,
        EventWaitKind::FinalTables,
        EventWaitKind::RatingConsent,
        EventWaitKind::BoardAgreement,
        EventWaitKind::Replacements,
        EventWaitKind::Season,
    ];

    /// A stable name for programs.
    pub fn code(self) -> &'static str {
        match self {
            EventWaitKind::StartLists => "start_lists",
            EventWaitKind::Entries => "entries",
            EventWaitKind::FreeEntries => "free_entries",
            EventWaitKind::Deposits => "deposits",
            EventWaitKind::FinalTables => "final_tables",
            EventWaitKind::RatingConsent => "rating_consent",
            EventWaitKind::BoardAgreement => "board_agreement",
            EventWaitKind::Replacements => "replacements",
            EventWaitKind::Season => "season",
        }
    }

    /// The article by which it is done.
    pub fn rule(self) -> &'static str {
        match self {
            EventWaitKind::StartLists | EventWaitKind::Entries => "TR-1.0.5",
            EventWaitKind::FreeEntries => "TR-4.5",
            EventWaitKind::Deposits => "TR-8.4",
            EventWaitKind::FinalTables => "LAW-14.1",
            EventWaitKind::RatingConsent => ConsentKind::Rating.rule(),
            EventWaitKind::BoardAgreement => ConsentKind::Final.rule(),
            EventWaitKind::Replacements => "TR-8.7b",
            EventWaitKind::Season => "TR-5.3-5.4",
        }
    }
}

/// How many of a kind wait, and since when the first of them does.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Waiters {
    /// How many.
    pub count: u32,
    /// Since when.
    pub since: Instant,
}

/// What waits in an event, or will from a day on, in the form in which it is kept.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct EventWaits {
    /// When its entries close, as long as it has no start lists.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub lists_due_at: Option<Instant>,
    /// Entries that nobody has decided on.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub undecided: Option<Waiters>,
    /// Entries without a fee that nobody has confirmed.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub unconfirmed: Option<Waiters>,
    /// Deposits that are to be settled.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub deposits: Option<Waiters>,
    /// When its last game ended, as long as its tables are not final.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub played_at: Option<Instant>,
    /// Since when the rating commissioner's consent is waited for (`TR-9.2`).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub no_consent_since: Option<Instant>,
    /// Since when the Executive Board's agreement is waited for (`TR-1.0.4`).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub no_agreement_since: Option<Instant>,
    /// Replacements in teams that the director decides (`TR-8.7b`).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub replacements: Option<Waiters>,
    /// Since when a season of a league is over about which nobody has decided (`TR-5.3-5.4`).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub season_over_since: Option<Instant>,
}

impl EventWaits {
    /// What waits for officials (`LAW-14.1`) in an event that has changed at `at`, with all its entries
    /// and teams; `before`: what waited.
    pub fn of(
        announcement: &Announcement,
        state: EventState,
        (entries, teams): (&[&Entry], &[&Team]),
        before: EventWaits,
        at: Instant,
    ) -> EventWaits {
        let first = |waits: fn(&Entry) -> bool| {
            let waiting = || entries.iter().filter(|entry| waits(entry));
            let since = waiting().map(|entry| entry.at).min()?;
            Some(Waiters { count: count(waiting().count()), since })
        };
        let announced = state == EventState::Announced;
        let over = matches!(state, EventState::Finished | EventState::Cancelled);
        let unsettled = entries.iter().filter(|entry| entry.is_to_be_settled(over));
        let deposits = count(unsettled.count());
        let entered = entries.iter().map(|entry| (entry.state, entry.at));
        let undecided = entered.chain(teams.iter().map(|team| (team.state, team.at)));
        let undecided = undecided.filter(|(state, _)| *state == EntryState::Entered);
        let undecided: Vec<Instant> = undecided.map(|(_, at)| at).collect();
        let since = undecided.iter().min().filter(|_| announced);
        let replacements = teams.iter().flat_map(|team| &team.replacements);
        let replacements: Vec<Instant> =
            replacements.filter_map(Replacement::waits_since).collect();
        let first_of = replacements.iter().min().filter(|_| state == EventState::Published);
        EventWaits {
            lists_due_at: announced.then_some(announcement.entries_close_at),
            undecided: since.map(|since| Waiters { count: count(undecided.len()), since: *since }),
            unconfirmed: first(Entry::is_to_be_confirmed).filter(|_| announced),
            deposits: (deposits > 0).then(|| Waiters {
                count: deposits,
                since: before.deposits.map_or(at, |deposits| deposits.since),
            }),
            played_at: before.played_at.filter(|_| state == EventState::Published),
            no_consent_since: before.no_consent_since,
            no_agreement_since: before.no_agreement_since,
            replacements: first_of
                .map(|since| Waiters { count: count(replacements.len()), since: *since }),
            season_over_since: before.season_over_since,
        }
    }

    /// The same where a consent is waited for (`TR-9.2`, `TR-1.0.4`), `at` being when that was asked; it waits
    /// since the first time.
    #[must_use]
    pub fn with_consent_missing(
        self,
        kind: ConsentKind,
        is_missing: bool,
        at: Instant,
    ) -> EventWaits {
        let mut waits = self;
        let since = match kind {
            ConsentKind::Rating => &mut waits.no_consent_since,
            ConsentKind::Final => &mut waits.no_agreement_since,
        };
        *since = is_missing.then(|| since.unwrap_or(at));
        waits
    }

    /// The same where nobody has decided who goes up and who goes down after a season (`TR-5.3-5.4`), `at` being when
    /// that was asked; it waits since the first time.
    #[must_use]
    pub fn with_season_over(self, is_undecided: bool, at: Instant) -> EventWaits {
        let since = self.season_over_since.unwrap_or(at);
        EventWaits { season_over_since: is_undecided.then_some(since), ..self }
    }

    /// The same once every game is over, `at` being the end of the last one; none: one is played.
    #[must_use]
    pub fn with_last_end(self, at: Option<Instant>) -> EventWaits {
        EventWaits { played_at: at, ..self }
    }

    /// Whether nothing waits, and nothing will by itself.
    pub fn is_empty(&self) -> bool {
        *self == EventWaits::default()
    }

    /// Whether something waits at `now`, as far as the line tells.
    pub fn may_wait(&self, now: Instant) -> bool {
        EventState::ALL.into_iter().any(|state| !self.at(now, state).is_empty())
    }

    /// What waits (`LAW-14.1`) at `now` in an event that has come so far: a line may be a moment behind.
    pub fn at(&self, now: Instant, state: EventState) -> Vec<(EventWaitKind, Waiters)> {
        let one = |since| Waiters { count: 1, since };
        let played = self.played_at.filter(|_| state == EventState::Published);
        // Start lists are not published without it, but come with the games of what is brought here.
        let consent = self.no_consent_since.filter(|_| state != EventState::Cancelled);
        let agreement = self.no_agreement_since.filter(|_| state == EventState::Announced);
        let season = self.season_over_since.filter(|_| state == EventState::Finished);
        let is_playing = state == EventState::Published;
        let lists = self.lists_due_at.filter(|due| *due <= now).map(one);
        [
            (EventWaitKind::StartLists, lists),
            (EventWaitKind::Entries, self.undecided),
            (EventWaitKind::FreeEntries, self.unconfirmed),
            (EventWaitKind::Deposits, self.deposits),
            (EventWaitKind::FinalTables, played.map(one)),
            (EventWaitKind::RatingConsent, consent.map(one)),
            (EventWaitKind::BoardAgreement, agreement.map(one)),
            (EventWaitKind::Replacements, self.replacements.filter(|_| is_playing)),
            (EventWaitKind::Season, season.map(one)),
        ]
        .into_iter()
        .filter_map(|(kind, waiters)| Some((kind, waiters?)))
        .collect()
    }
}

fn count(many: usize) -> u32 {
    u32::try_from(many).unwrap_or(u32::MAX)
}

impl Entry {
    /// Whether its player enters free, and nobody has confirmed that (`TR-4.5`).
    fn is_to_be_confirmed(&self) -> bool {
        let settled = self.confirmed_at.is_some() || self.fee_paid_at.is_some();
        self.state.is_alive() && self.free && !settled
    }

    /// Whether its deposit is held although the player has nothing more to play: the event is over, or the
    /// entry counts no more (`TR-8.4`, `TR-8.6`).
    fn is_to_be_settled(&self, over: bool) -> bool {
        let held = self.deposit.is_some_and(|deposit| deposit.is_held());
        held && (over || !self.state.is_alive())
    }
}
