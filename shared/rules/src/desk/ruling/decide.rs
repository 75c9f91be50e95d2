//! A ruling as an official asks for it, checked against the section and its games.

use std::collections::BTreeSet;

use super::undo::taken_back;
use super::{
    Breach, DirectedGame, MadeRuling, RestoredPosition, Ruling, RulingAct, RulingKind, RulingLog,
    RulingOrder, RulingRefusal, RulingScope,
};
use crate::{
    CaseKind, DeskPerson, Directive, Game, GameId, Instant, Measure, MeasureRefusal, PlayerId,
    Refusal,
};

/// What is known of the section.
#[derive(Clone, Debug)]
pub struct RulingFacts<'a> {
    /// Who plays in it.
    pub players: &'a BTreeSet<PlayerId>,
    /// What was ruled in it so far.
    pub log: &'a RulingLog<'a>,
    /// Of which kind the case is that is to be answered; none: it is none of the section's.
    pub case: Option<CaseKind>,
    /// The games that it is about ([`RulingOrder::scope`]), or those of the ruling that it takes back, as they stand
    /// with all that was ruled before.
    pub games: &'a [(GameId, Game)],
    /// Whether the section's event is finished.
    pub is_finished: bool,
}

/// A ruling with what it does to each game that can follow.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DecidedRuling {
    /// What it says.
    pub ruling: Ruling,
    /// What it does, in the order of the games' numbers.
    pub games: Vec<DirectedGame>,
}

impl DecidedRuling {
    /// The end of play: these games, which are unfinished, go to the adjudicators as of that date
    /// (`LAW-11.1`), in the name of the section's director.
    pub fn end_of_play(
        unfinished: impl IntoIterator<Item = GameId>,
        director: Option<PlayerId>,
        at: Instant,
    ) -> DecidedRuling {
        let by = director.unwrap_or(PlayerId(0));
        let sent = |game| DirectedGame { game, directives: vec![Directive::SentToAdjudication] };
        let ruling = Ruling {
            rule: Some("LAW-11.1".to_owned()),
            to_all: true,
            // The kind says it in the reader's language.
            ..Ruling::new(RulingKind::ToAdjudication, by, at, String::new())
        };
        DecidedRuling { ruling, games: unfinished.into_iter().map(sent).collect() }
    }
}

impl RulingKind {
    /// Refuses whoever may not rule so here: directors impose penalties (`LAW-13.3`), and do not adjudicate in
    /// a section of their own (`LAW-11.1`).
    ///
    /// # Errors
    /// `NotAnOfficial`, `DirectorDoesNotAdjudicate`.
    pub fn must_be_for(self, person: &DeskPerson) -> Result<(), RulingRefusal> {
        if !person.may_direct() {
            return Err(RulingRefusal::NotAnOfficial);
        }
        match self {
            RulingKind::Adjudicate if !person.may_adjudicate() => {
                Err(RulingRefusal::DirectorDoesNotAdjudicate)
            }
            _ => Ok(()),
        }
    }
}

impl Ruling {
    /// What is to be kept, once every game has said that it can follow.
    ///
    /// # Errors
    /// The first [`RulingRefusal`] that applies.
    pub fn decide(
        act: &RulingAct,
        facts: &RulingFacts<'_>,
        now: Instant,
    ) -> Result<DecidedRuling, RulingRefusal> {
        let mut ruling = act.ruling(now);
        if ruling.player.iter().chain(&ruling.to).any(|player| !facts.players.contains(player)) {
            return Err(MeasureRefusal::NotAPlayer.into());
        }
        let is_taken_back = act.order == RulingOrder::Revoke;
        let undone = act.undoes.map(|id| facts.log.undoable(id, is_taken_back)).transpose()?;
        if let Some(undone) = undone.filter(|_| is_taken_back) {
            ruling.player = undone.ruling.player;
        }
        if act.case.is_some() {
            ruling.answer(facts.case.ok_or(RulingRefusal::UnknownCase)?);
        }
        let one = |id: GameId| {
            let asked = facts.games.iter().find(|(game, _)| *game == id);
            asked.map(|(_, game)| game).ok_or(RulingRefusal::UnknownGame)
        };
        let games = match (&act.order, act.order.scope()?) {
            (RulingOrder::Measure { measure, .. }, RulingScope::One(id)) => {
                let directives = direct_one(*measure, one(id)?, now)?;
                vec![DirectedGame { game: id, directives }]
            }
            (RulingOrder::Measure { measure, .. }, _) => direct_many(*measure, facts.games, now)?,
            // It is brought back where the game is played: nothing is done to it here.
            (RulingOrder::RestorePosition { game, fen }, _) => {
                let variant = one(*game)?.restore(fen)?.variant();
                ruling.position = Some(RestoredPosition { variant, fen: fen.clone() });
                vec![DirectedGame { game: *game, directives: Vec::new() }]
            }
            (RulingOrder::Revoke, _) => match undone {
                Some(undone) => take_back(&undone, facts.games, now)?,
                None => Vec::new(),
            },
            (
                RulingOrder::Warn { .. } | RulingOrder::Order { .. } | RulingOrder::Message { .. },
                _,
            ) => Vec::new(),
        };
        let mut directives = games.iter().flat_map(|directed| &directed.directives);
        if facts.is_finished && directives.any(|it| *it == Directive::Reinstated) {
            return Err(RulingRefusal::TablesFinal);
        }
        let is_left = |it: &DirectedGame| games.iter().all(|directed| directed.game != it.game);
        if let Some(undone) = undone.filter(|_| !is_taken_back)
            && undone.is_revocable()
            && undone.games.iter().any(is_left)
        {
            return Err(RulingRefusal::UndoneInPart);
        }
        if ruling.kind.needs_article() && ruling.rule.is_none() {
            return Err(RulingRefusal::ArticleMissing);
        }
        Ok(DecidedRuling { ruling, games })
    }

    /// It answers a case: a report of running games that were shown is found right by any step with
    /// which such a breach is answered, whatever article is cited (`TR-14`).
    fn answer(&mut self, case: CaseKind) {
        match case {
            CaseKind::Publication => {
                self.rule.get_or_insert_with(|| "TR-14".to_owned());
                self.breach = self.breach.or(Breach::answering_publication(self.kind));
            }
            CaseKind::Query | CaseKind::MessageReport | CaseKind::Appeal | CaseKind::Conduct => {}
        }
    }
}

/// What takes a ruling back. A breach that it found counts no longer, also where no game is left to follow; anything
/// else is about games.
fn take_back(
    undone: &MadeRuling<'_>,
    games: &[(GameId, Game)],
    now: Instant,
) -> Result<Vec<DirectedGame>, RulingRefusal> {
    let followed = taken_back(undone, games, now);
    let is_moot = followed.is_empty() && !undone.games.is_empty();
    match is_moot && !undone.ruling.kind.answers_breach() {
        true => Err(RulingRefusal::NoUnfinishedGame),
        false => Ok(followed),
    }
}

/// What is done to one game, which answers before anything is kept.
fn direct_one(
    measure: Measure,
    game: &Game,
    now: Instant,
) -> Result<Vec<Directive>, RulingRefusal> {
    let directives = measure.directives(game.players(), game.ending())?;
    game.may_direct(&directives, now)?;
    Ok(directives)
}

/// What is done to every game that can follow. One whose flag seems to have fallen is asked when the
/// ruling comes to it: leave or an outage may lift the flag.
fn direct_many(
    measure: Measure,
    games: &[(GameId, Game)],
    now: Instant,
) -> Result<Vec<DirectedGame>, RulingRefusal> {
    // Values beyond the limits are told also where there is no game.
    measure.check()?;
    let (mut directed, mut refusal) = (Vec::new(), None);
    for (id, game) in games {
        let directives = measure.directives(game.players(), game.ending())?;
        match game.may_direct(&directives, now) {
            Ok(()) | Err(Refusal::FlagFallen { .. } | Refusal::SilentTooLong { .. }) => {
                directed.push(DirectedGame { game: *id, directives });
            }
            Err(refused) => refusal = Some(refused),
        }
    }
    directed.sort_by_key(|directed| directed.game);
    match refusal {
        Some(refusal) if directed.is_empty() => Err(refusal.into()),
        _ if directed.is_empty() => Err(RulingRefusal::NoUnfinishedGame),
        _ => Ok(directed),
    }
}
