//! Somebody plays in the place of a player who has not begun, after the start lists (`TR-8.1`): the games, colours and
//! start number are theirs, as if they had been there from the start. Whoever has begun withdraws (`TR-8.3`).

use super::{Entry, EntryFacts, EntryRefusal, EntryState, EventState, Found, RuleSet};
use crate::{
    DAY_SECONDS, DecidedRuling, DirectedGame, Directive, Game, GameId, Instant, PlayerId, Ruling,
    RulingKind,
};

/// What is known of the event, the newcomer and whoever is replaced.
#[derive(Clone, Copy, Debug)]
pub struct NewcomerFacts<'a> {
    /// The event, and the newcomer in it.
    pub entry: &'a EntryFacts<'a>,
    /// Whether each section has all its games.
    pub is_set_up: bool,
    /// The newcomer's entry, where there is one.
    pub known: Option<&'a Entry>,
    /// Whether the newcomer plays in the event, or has.
    pub plays: bool,
    /// The entry of whoever is replaced.
    pub replaced: Option<&'a Entry>,
    /// Whether a withdrawal of that player is decided, and has not reached all games.
    pub leaves: bool,
    /// All games that whoever is replaced has now.
    pub games: &'a [(GameId, &'a Game)],
}

/// Who is to play for whom.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NewcomerAct<'a> {
    /// Who does not play.
    pub replaced: PlayerId,
    /// Why, for the record and for that player.
    pub reason: &'a str,
    /// Whether the newcomer has paid the fee.
    pub paid: bool,
    /// Who decides it.
    pub by: PlayerId,
}

/// A newcomer: what is kept in one write.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MadeNewcomer {
    /// What is done to the games.
    pub ruling: DecidedRuling,
    /// The entry of whoever is replaced, taken back, and that of the newcomer.
    pub entries: [Entry; 2],
}

/// Why nobody is replaced. Nothing has changed; the variants stand in the order of their checks.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum NewcomerRefusal {
    /// Officials do not name themselves.
    #[error("Whoever plays does not decide about it.")]
    Oneself,
    /// The start lists are not out with all games, or the event is over.
    #[error(
        "Players are replaced once the start lists are out and until the event is finished: before, entries are taken \
         back and accepted."
    )]
    NotPlaying,
    /// Teams name their substitutes.
    #[error("Here teams play: a team names a substitute for its player.")]
    OfTeams {
        /// The article.
        rule: &'static str,
    },
    /// The player has no game, or no entry.
    #[error("Whoever is to be replaced is in no start list of this event.")]
    NotInStartList,
    /// Somebody else has the place.
    #[error("Somebody plays in this player's place already.")]
    ReplacedAlready,
    /// The newcomer has a place.
    #[error("Whoever is to play instead plays in this event already, or has.")]
    PlaysAlready,
    /// The player's withdrawal comes first.
    #[error("A withdrawal of this player is being carried out: look again in a minute.")]
    Leaves,
    /// A move was made, or a game is over.
    #[error(
        "The player has begun: {moves} moves are made, and {finished} games are over. Who has begun can only withdraw, \
         and that from all events."
    )]
    HasBegun {
        /// Moves of the player.
        moves: u32,
        /// Games that are over, or whose flag has fallen.
        finished: u32,
        /// The article.
        rule: &'static str,
    },
    /// Nothing is left to take over.
    #[error("None of this player's games counts any more.")]
    NoGame,
    /// Only the players know what was played.
    #[error(
        "Games by post and e-mail are not played here, so nobody here knows whether the player has begun: after the \
         start the player can only withdraw, and that from all events."
    )]
    StartedElsewhere {
        /// The article.
        rule: &'static str,
    },
    /// What is asked of everybody who enters.
    #[error(transparent)]
    Entry(#[from] EntryRefusal),
}

impl NewcomerRefusal {
    /// A stable name for programs.
    pub fn code(&self) -> &'static str {
        match self {
            NewcomerRefusal::Oneself => "own_event",
            NewcomerRefusal::NotPlaying => "not_playing",
            NewcomerRefusal::OfTeams { .. } => "of_teams",
            NewcomerRefusal::NotInStartList => "not_in_start_list",
            NewcomerRefusal::ReplacedAlready => "replaced_already",
            NewcomerRefusal::Leaves => "withdrawal_under_way",
            NewcomerRefusal::NoGame => "no_unfinished_game",
            NewcomerRefusal::PlaysAlready => "plays_already",
            NewcomerRefusal::HasBegun { .. } => "has_begun",
            NewcomerRefusal::StartedElsewhere { .. } => "started_elsewhere",
            NewcomerRefusal::Entry(refusal) => refusal.code(),
        }
    }

    /// The article that says no.
    pub fn rule(&self) -> Option<&'static str> {
        match self {
            NewcomerRefusal::OfTeams { rule }
            | NewcomerRefusal::HasBegun { rule, .. }
            | NewcomerRefusal::StartedElsewhere { rule } => Some(rule),
            NewcomerRefusal::Entry(refusal) => refusal.rule(),
            NewcomerRefusal::Oneself
            | NewcomerRefusal::NotPlaying
            | NewcomerRefusal::NotInStartList
            | NewcomerRefusal::ReplacedAlready
            | NewcomerRefusal::Leaves
            | NewcomerRefusal::NoGame
            | NewcomerRefusal::PlaysAlready => None,
        }
    }
}

impl RuleSet {
    /// The article by which a player withdraws who has begun.
    fn withdrawal_rule(self) -> &'static str {
        match self {
            RuleSet::Iccf => "TR-8.3",
            RuleSet::Sks => "SKS-7.3",
        }
    }
}

impl Ruling {
    /// Lets somebody play in the place of a player who has not begun.
    ///
    /// # Errors
    /// The first [`NewcomerRefusal`] that applies.
    pub fn let_play(
        act: &NewcomerAct<'_>,
        facts: &NewcomerFacts<'_>,
        now: Instant,
    ) -> Result<MadeNewcomer, NewcomerRefusal> {
        let EntryFacts { announcement, entrant, .. } = *facts.entry;
        let rules = announcement.rule_set;
        if act.by == entrant.player {
            return Err(NewcomerRefusal::Oneself);
        }
        if entrant.event != EventState::Published || !facts.is_set_up {
            return Err(NewcomerRefusal::NotPlaying);
        }
        if announcement.is_of_teams() {
            return Err(NewcomerRefusal::OfTeams { rule: rules.replacement_rule() });
        }
        let playing = |entry: &&Entry| entry.state == EntryState::Accepted;
        let Some(replaced) = facts.replaced.filter(|_| !facts.games.is_empty()) else {
            return Err(NewcomerRefusal::NotInStartList);
        };
        if !playing(&replaced) {
            return Err(NewcomerRefusal::ReplacedAlready);
        }
        if facts.plays || facts.known.is_some_and(|known| playing(&known)) {
            return Err(NewcomerRefusal::PlaysAlready);
        }
        if facts.leaves {
            return Err(NewcomerRefusal::Leaves);
        }
        check_not_begun(act.replaced, facts, now)?;
        let rule = rules.withdrawal_rule();
        if !announcement.medium.is_server() && now >= announcement.starts_at {
            return Err(NewcomerRefusal::StartedElsewhere { rule });
        }
        let entry = Entry::in_place(facts.known, (act.by, act.paid), facts.entry, now)?;
        let newcomer = entry.player;
        let seat = |(id, game): &(GameId, &Game)| seat(*id, game, act.replaced, (newcomer, now));
        let mut games: Vec<DirectedGame> = facts.games.iter().filter_map(seat).collect();
        games.sort_by_key(|directed| directed.game);
        let ruling = Ruling {
            player: Some(act.replaced),
            newcomer: Some(newcomer),
            // Opponents read it: why is in the event's log alone.
            ..Ruling::new(RulingKind::Replace, act.by, now, String::new())
        };
        let ruling = DecidedRuling { ruling, games };
        Ok(MadeNewcomer { ruling, entries: [replaced.given_up(act.reason), entry] })
    }
}

/// Refuses where a move is made, a game is over or with the adjudicators, or a flag has fallen.
fn check_not_begun(
    player: PlayerId,
    facts: &NewcomerFacts<'_>,
    now: Instant,
) -> Result<(), NewcomerRefusal> {
    let found = Found::of(facts.games.iter().map(|(_, game)| *game), player);
    let is_out = |game: &Game| game.is_out_of_time(now) || game.is_in_adjudication();
    let out = facts.games.iter().filter(|(_, game)| is_out(game)).count();
    let finished = found.finished + u32::try_from(out).unwrap_or(u32::MAX);
    if found.moves > 0 || finished > 0 {
        let rule = facts.entry.announcement.rule_set.withdrawal_rule();
        return Err(NewcomerRefusal::HasBegun { moves: found.moves, finished, rule });
    }
    if found.games == 0 { Err(NewcomerRefusal::NoGame) } else { Ok(()) }
}

/// The newcomer sits down in a game that is not over, as if from its start. A clock that cannot be stopped has run for
/// whoever was there before (`LAW-C`): that time is given back in whole days.
fn seat(
    game: GameId,
    known: &Game,
    replaced: PlayerId,
    (player, now): (PlayerId, Instant),
) -> Option<DirectedGame> {
    let by = known.color_of(replaced).filter(|_| known.ending().is_none())?;
    let from = known.terms().starts_at;
    let mut directives = vec![Directive::Replaced { by, player, from }];
    let runs_through = !known.terms().time_control.may_be_stopped() && known.turn() == by;
    // What somebody else has had before was given back then.
    let used = known.seconds_used(by, known.silent_from(), now) / DAY_SECONDS;
    let used = if runs_through { used } else { 0 };
    let days = i32::try_from(used).unwrap_or(i32::MAX);
    if days > 0 && !known.is_played_elsewhere() {
        directives.push(Directive::ClockAdjusted { by, days: -days, moves: 0 });
    }
    Some(DirectedGame { game, directives })
}
