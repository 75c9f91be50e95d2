//! Replacements in teams, carried out: the team is kept first, and the section, its games and the team's mark follow,
//! however often and by however many the work is begun (`TR-8.7b`, `SKS-7.7`).

use std::ops::RangeInclusive;

use futures_util::future::try_join_all;
use rules::tournament::{
    EntryState, EventId, EventState, Found, Replacement, ReplacementGround, ReplacementState,
    SectionId, Team, TeamNumber, await_substitute, has_not_begun, lose_board, play_on,
    seat_substitute, withdrawn_board,
};
use rules::{DecidedRuling, Game, GameId, Instant, Outcome, PlayerId, RulingKind};
use store::{EventAct, EventActKind, Section, StartLine, StoredDecision, StoredEvent, StoredGame};

use crate::work::retry::{retry, unless_changed};
use crate::work::start_list::start_line;
use crate::{App, Problem, section_ids};

impl App {
    /// The section in which a team plays a board; none before its sections are set up.
    async fn team_section(
        &self,
        event: &StoredEvent,
        team: &Team,
        board: u8,
    ) -> Result<Option<Section>, Problem> {
        let ids: Vec<SectionId> = section_ids(event).collect();
        let sections = self.store.sections(&ids).await?;
        // Names stay as they were at the start, whoever sits there.
        let is_it = |section: &Section| {
            let teams = section.board.as_ref().filter(|it| it.board == board);
            teams.is_some_and(|it| it.teams.iter().any(|line| line.name == team.name))
        };
        Ok(sections.into_iter().find(is_it))
    }

    /// How a substitute would find the games of somebody on a board of a team (`TR-8.7e`).
    ///
    /// # Errors
    /// `damaged_game`, `unavailable`.
    pub async fn found_on(
        &self,
        event: &StoredEvent,
        team: &Team,
        (board, player): (u8, PlayerId),
    ) -> Result<Found, Problem> {
        let Some(section) = self.team_section(event, team, board).await? else {
            return Ok(Found::default());
        };
        let games = self.games_of(section.id, player).await?;
        Ok(Found::of(games.iter().map(|(_, game)| game), player))
    }

    /// The games of a player in a section.
    ///
    /// # Errors
    /// `damaged_game`, `unavailable`.
    pub async fn games_of(
        &self,
        section: SectionId,
        player: PlayerId,
    ) -> Result<Vec<(StoredGame, Game)>, Problem> {
        let lines = self.store.section_results(section).await?;
        let own = lines.iter().filter(|line| line.white == player || line.black == player);
        try_join_all(own.map(|line| self.load_game(line.game))).await
    }

    /// When a team's alarm rings: whoever was to be named in time and was not is told of, and what the games have not
    /// followed reaches them.
    ///
    /// # Errors
    /// `unavailable`: the alarm rings again.
    pub async fn look_after_team(&self, event: EventId, team: TeamNumber) -> Result<(), Problem> {
        // Each of them is a line of the event's log, and is told.
        while retry(|| self.lapse_once(event, team)).await? {}
        self.follow_replacements(event, team).await
    }

    /// Whether there was one to lapse.
    async fn lapse_once(&self, id: EventId, number: TeamNumber) -> Result<Option<bool>, Problem> {
        let (event, team) = (self.store.event(id).await?, self.store.team(id, number).await?);
        let now = self.clock.now();
        let Some(it) = team.due(now) else { return Ok(Some(false)) };
        let by = event.announcement.director;
        let (after, act) = if self.has_begun(&event, &team, it).await? {
            let act = EventAct::new(now, by, EventActKind::ReplacementDeclined);
            (team.has_begun(it.number, now), act)
        } else {
            let Outcome::Changed(lapsed) = team.lapse(now) else { return Ok(Some(false)) };
            let act = EventAct::new(now, by, EventActKind::ReplacementLapsed);
            (lapsed, EventAct { replacement: Some(it.number), ..act })
        };
        let act = EventAct { player: Some(it.replaced), team: Some(number), ..act };
        Ok(unless_changed(self.store.put_team(&event, &after, &act).await)?.map(|()| true))
    }

    /// Whether a player has begun about whom that was asked (`TR-8.7d`).
    async fn has_begun(
        &self,
        event: &StoredEvent,
        team: &Team,
        it: &Replacement,
    ) -> Result<bool, Problem> {
        if it.ground != ReplacementGround::NotStarted {
            return Ok(false);
        }
        let Some(section) = self.team_section(event, team, it.board).await? else {
            return Ok(false);
        };
        let games = self.games_of(section.id, it.replaced).await?;
        Ok(!has_not_begun(games.iter().map(|(_, game)| game), it.replaced))
    }

    /// Where the day has come to ask who has not begun, the captains of those on this board are asked
    /// (`TR-8.7d`, `SKS-7.7`). Again does no harm.
    ///
    /// # Errors
    /// `unavailable`: the alarm rings again.
    pub async fn ask_who_has_not_begun(
        &self,
        section: &Section,
        days: RangeInclusive<Instant>,
    ) -> Result<(), Problem> {
        let (Some(board), Some(id)) = (&section.board, section.event) else { return Ok(()) };
        let event = self.store.event(id).await?;
        let start = event.announcement.starts_at;
        let asked_at = event.announcement.rule_set.begun_asked_at(start);
        if !days.contains(&asked_at) || event.state != EventState::Published {
            return Ok(());
        }
        let teams = self.store.teams(id).await?;
        let lines = self.store.section_results(section.id).await?;
        let ids: Vec<GameId> = lines.iter().map(|line| line.game).collect();
        let found = self.whole_games(&ids).await?.games;
        for line in &board.teams {
            let waits = has_not_begun(found.iter().map(|(_, game)| game), line.player);
            let plays = |team: &&Team| team.state == EntryState::Accepted && team.name == line.name;
            let Some(team) = teams.iter().find(plays).filter(|_| waits) else { continue };
            retry(|| self.ask_to_begin_once(id, team.number, board.board)).await?;
        }
        Ok(())
    }

    async fn ask_to_begin_once(
        &self,
        id: EventId,
        number: TeamNumber,
        board: u8,
    ) -> Result<Option<()>, Problem> {
        let (event, team) = (self.store.event(id).await?, self.store.team(id, number).await?);
        let (announcement, now) = (&event.announcement, self.clock.now());
        let by = (announcement.starts_at, announcement.director);
        let Outcome::Changed(asked) = team.ask_to_begin(board, announcement.rule_set, by, now)
        else {
            return Ok(Some(()));
        };
        let it = asked.replacements.last();
        let act = EventAct {
            player: it.map(|it| it.replaced),
            team: Some(number),
            replacement: it.map(|it| it.number),
            ..EventAct::new(now, announcement.director, EventActKind::ReplacementAsked)
        };
        unless_changed(self.store.put_team(&event, &asked, &act).await)
    }

    /// Brings a team's replacements to its boards and their games.
    ///
    /// # Errors
    /// `unavailable`; a game that could not be changed: its alarm rings again.
    pub async fn follow_replacements(
        &self,
        event: EventId,
        number: TeamNumber,
    ) -> Result<(), Problem> {
        let team = self.store.team(event, number).await?;
        let behind: Vec<Replacement> =
            team.replacements.iter().filter(|it| !it.followed).cloned().collect();
        if behind.is_empty() {
            return self.rearm_team(event, &team).await;
        }
        let event = self.store.event(event).await?;
        for it in behind {
            self.follow_replacement(&event, &team, &it).await?;
            retry(|| self.mark_followed(event.id, number, &it)).await?;
        }
        Ok(())
    }

    /// An alarm that has rung for nothing is set to what comes next.
    async fn rearm_team(&self, event: EventId, team: &Team) -> Result<(), Problem> {
        unless_changed(self.store.team_followed(event, team, team).await)?;
        Ok(())
    }

    async fn mark_followed(
        &self,
        event: EventId,
        number: TeamNumber,
        it: &Replacement,
    ) -> Result<Option<()>, Problem> {
        let team = self.store.team(event, number).await?;
        let followed = team.followed(it);
        unless_changed(self.store.team_followed(event, &team, &followed).await)
    }

    async fn follow_replacement(
        &self,
        event: &StoredEvent,
        team: &Team,
        it: &Replacement,
    ) -> Result<(), Problem> {
        let section = self.team_section(event, team, it.board).await?;
        let missing = || Problem::internal("a replacement is on no board of the event");
        let section = section.ok_or_else(missing)?;
        if let Some(seated) = it.seated() {
            let sits = (seated.player, seated.at, seated.status.is_granted());
            self.seat_in_place(event, &section, it.replaced, sits).await?;
        }
        let team = (event.id, team.number);
        let request = request_of(team, it, it.is_open());
        if let Some(kept) = self.store.decision_of(section.id, &request).await? {
            self.carry_out(kept.section, kept.id).await?;
            return self.claim_on_board(section.id, it).await;
        }
        // What lets clocks go on comes after what has stopped them, in every game; a run that is late would stop them
        // again, so whoever comes first keeps that ruling before the other.
        if it.clocks_stand && !it.is_open() {
            let waits = request_of(team, it, true);
            match self.store.decision_of(section.id, &waits).await? {
                Some(kept) => self.carry_out(kept.section, kept.id).await?,
                None => {
                    let games = self.games_of(section.id, it.replaced).await?;
                    let decided = await_substitute(numbered(&games), it.replaced, (it.by, it.at));
                    self.decide_games(section.id, decided, &waits).await?;
                }
            }
        }
        let games = self.games_of(section.id, it.replaced).await?;
        let waited = self.waited_for(section.id, it.replaced).await?;
        let games = numbered(&games);
        let decided = match &it.state {
            ReplacementState::Asked | ReplacementState::Named(_) | ReplacementState::Lapsed => {
                await_substitute(games, it.replaced, (it.by, it.at))
            }
            ReplacementState::Seated(seated) => {
                seat_substitute(games, it.replaced, seated, &waited)
            }
            ReplacementState::Ended(ended) if ended.lost => {
                let rules = event.announcement.rule_set;
                lose_board(games, it.replaced, rules, (ended.by, ended.at))
            }
            ReplacementState::Ended(ended) => match it.otherwise {
                Some(otherwise) => {
                    withdrawn_board(games, it.replaced, otherwise, (ended.by, ended.at))
                }
                None => play_on(games, it.replaced, (ended.by, ended.at), &waited),
            },
        };
        self.decide_games(section.id, decided, &request).await?;
        self.claim_on_board(section.id, it).await
    }

    /// A ruling that does nothing to any game is none.
    async fn decide_games(
        &self,
        section: SectionId,
        decided: DecidedRuling,
        request: &str,
    ) -> Result<(), Problem> {
        if decided.games.is_empty() {
            return Ok(());
        }
        self.decide(section, decided, request).await.map(|_| ())
    }

    /// The rulings by which the games of a player wait for a substitute.
    async fn waited_for(&self, section: SectionId, player: PlayerId) -> Result<Vec<u32>, Problem> {
        let is_it = |it: &&StoredDecision| {
            it.ruling.kind == RulingKind::AwaitSubstitute && it.ruling.player == Some(player)
        };
        let decisions = self.store.decisions(section).await?;
        Ok(decisions.iter().filter(is_it).map(|it| it.id).collect())
    }

    /// The line in the start list of whoever sits down in a player's place, as of that day; `counts`: all games count for
    /// them (`TR-8.7e`).
    pub(super) async fn seat_in_place(
        &self,
        event: &StoredEvent,
        section: &Section,
        replaced: PlayerId,
        (player, at, counts): (PlayerId, Instant, bool),
    ) -> Result<(), Problem> {
        let profile = self.profile(player).await?;
        let announcement = &event.announcement;
        let day = rules::Day::of(at.max(announcement.starts_at));
        let others = self.non_members(std::slice::from_ref(&profile), day).await?;
        let table = self.store.section_table(section.id).await?;
        // A newcomer is there from the start; on a board it stays with those who began.
        let rating = |line: &StartLine| match section.board {
            Some(_) => line.at_start().rating,
            None => line.rating.filter(|_| line.player != replaced),
        };
        let published: Vec<u16> = table.start_list.iter().filter_map(rating).collect();
        let level = announcement.level(section.board_number(), &published);
        let line = start_line(&profile, announcement, day, level, &others);
        retry(|| self.seat_once(section, replaced, (counts, &line))).await
    }

    async fn seat_once(
        &self,
        section: &Section,
        replaced: PlayerId,
        (counts, line): (bool, &StartLine),
    ) -> Result<Option<()>, Problem> {
        let sits = unless_changed(self.store.seat_in_place(section, replaced, line).await)?;
        if sits.is_none() || !counts {
            return Ok(sits);
        }
        unless_changed(self.store.give_status(section.id, line.player).await)
    }
}

fn numbered(games: &[(StoredGame, Game)]) -> impl Iterator<Item = (GameId, &Game)> {
    games.iter().map(|(stored, game)| (stored.id, game))
}

/// The key under which a replacement's ruling is kept once, whoever carries it out: `waits` for a substitute, or what it
/// has come to.
fn request_of((event, team): (EventId, TeamNumber), it: &Replacement, waits: bool) -> String {
    let what = if waits { "waits" } else { "decided" };
    format!("replacement {} {} {} {what}", event.0, team.0, it.number)
}
