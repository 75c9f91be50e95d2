//! A team's entry, from the first request to what is decided about it (`TR-11`).

use std::collections::BTreeMap;

use super::{TEAM_NAME_CHARACTERS_MAX, TEAMS_MAX, Team, TeamDecision, TeamForm, TeamRefusal};
use crate::line::is_line;
use crate::tournament::{Announcement, EligibleTeams, EntryState, EventState, Stage, TeamNumber};
use crate::{Federation, Instant, Outcome, PlayerId, SuspensionCause};

/// Somebody who enters a team or decides about one, as far as offices are asked elsewhere.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TeamRights {
    /// Who it is; of a federation's key, who answers for it.
    pub by: PlayerId,
    /// Whether a person asks, who can be a captain, and no federation's key.
    pub is_person: bool,
    /// The federation whose teams they enter: as its delegate, or through its key.
    pub enters_for: Option<Federation>,
    /// Whether they decide about the event's entries.
    pub decides: bool,
    /// Whether they would, had they nothing to do with a team of it themselves.
    pub is_own_event: bool,
}

impl TeamRights {
    /// Whether they speak for a team: its captain, its federation, or whoever has entered it.
    pub fn speaks_for(&self, team: &Team) -> bool {
        let is_its_federation = team.federation.is_some() && team.federation == self.enters_for;
        team.captain == self.by || team.by == self.by || is_its_federation
    }

    fn not_for_you(&self) -> TeamRefusal {
        if self.is_own_event { TeamRefusal::OwnEvent } else { TeamRefusal::NotForYou }
    }
}

/// What is known of somebody who is named as a captain or in a line-up.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TeamPlayer {
    /// For whom they play.
    pub federation: Federation,
    /// Whether they are registered as a lady; asked in events of ladies alone.
    pub is_lady: bool,
    /// The first second at which they may enter events again, where they are suspended or have withdrawn.
    pub suspended_until: Option<Instant>,
    /// Whether they direct or organise the event.
    pub is_official: bool,
    /// Whether they direct it, as its director or a deputy.
    pub directs: bool,
    /// What officers have suspended them for; none where it comes of a withdrawal.
    pub suspended_for: Option<SuspensionCause>,
}

/// What is known besides the team.
#[derive(Clone, Copy, Debug)]
pub struct TeamFacts<'a> {
    /// What was announced.
    pub announcement: &'a Announcement,
    /// How far the event is.
    pub state: EventState,
    /// All its teams.
    pub teams: &'a [Team],
    /// The teams of the season before, where it follows one.
    pub before: Option<&'a [Team]>,
    /// Everybody whom the team names.
    pub people: &'a BTreeMap<PlayerId, TeamPlayer>,
}

impl Team {
    /// The team that somebody enters (`TR-11`, `TR-1.7`, `TR-5.1-5.2`). Who has entered the same one already has
    /// changed nothing.
    ///
    /// # Errors
    /// The first [`TeamRefusal`] that applies.
    pub fn enter(
        form: TeamForm,
        rights: &TeamRights,
        facts: &TeamFacts<'_>,
        now: Instant,
    ) -> Result<Outcome<Team>, TeamRefusal> {
        let form = form.trimmed();
        let is_same =
            |team: &&Team| team.by == rights.by && team.state.is_alive() && team.form() == form;
        if facts.teams.iter().any(|team| is_same(&team)) {
            return Ok(Outcome::Unchanged);
        }
        facts.must_be_of_teams()?;
        facts.may_enter(&form, rights)?;
        facts.announcement.check_open(facts.state, now)?;
        let taken = facts.teams.iter().map(|team| team.number.0).max().unwrap_or(0);
        if facts.teams.len() >= TEAMS_MAX {
            return Err(TeamRefusal::TooManyTeams);
        }
        let number = TeamNumber(taken.saturating_add(1));
        facts.check(number, &form, now)?;
        facts.check_continues(number, &form, rights)?;
        let TeamForm { name, federation, captain, line_up, continues } = form;
        Ok(Outcome::Changed(Team {
            number,
            name,
            federation,
            captain,
            line_up,
            continues,
            at: now,
            by: rights.by,
            state: EntryState::Entered,
            fee_paid_at: None,
            reason: None,
            replacements: Vec::new(),
        }))
    }

    /// The team after its captain, its federation or the organiser has changed what it says: until the entries close,
    /// the organiser until the start lists. From then on nothing changes but who is its captain (`TR-11`).
    ///
    /// # Errors
    /// The first [`TeamRefusal`] that applies.
    pub fn change(
        &self,
        form: TeamForm,
        rights: &TeamRights,
        facts: &TeamFacts<'_>,
        now: Instant,
    ) -> Result<Outcome<Team>, TeamRefusal> {
        if !rights.speaks_for(self) && !rights.decides {
            return Err(rights.not_for_you());
        }
        let form = form.trimmed();
        if form == self.form() {
            return Ok(Outcome::Unchanged);
        }
        let handed_over = TeamForm { captain: form.captain, ..self.form() };
        if facts.state == EventState::Published && form == handed_over {
            return self.hand_over(form.captain, rights, facts);
        }
        facts.state.must_be_announced()?;
        if !self.state.is_alive() {
            return Err(TeamRefusal::NotEntered);
        }
        if !rights.decides {
            facts.announcement.check_open(facts.state, now)?;
        }
        if form.federation != self.federation {
            return Err(TeamRefusal::FederationIsFixed);
        }
        facts.check(self.number, &form, now)?;
        if form.continues != self.continues {
            facts.check_continues(self.number, &form, rights)?;
        }
        let TeamForm { name, captain, line_up, continues, .. } = form;
        Ok(Outcome::Changed(Team { name, line_up, continues, ..self.led_by(captain) }))
    }

    /// The team with another captain while it plays (`TR-11`).
    fn hand_over(
        &self,
        captain: PlayerId,
        rights: &TeamRights,
        facts: &TeamFacts<'_>,
    ) -> Result<Outcome<Team>, TeamRefusal> {
        if self.state != EntryState::Accepted {
            return Err(TeamRefusal::NotEntered);
        }
        let player = captain;
        let known = facts.people.get(&player).ok_or(TeamRefusal::UnknownPlayer { player })?;
        // Whoever leads a team decides about the event no more: nobody does that to an official.
        if known.is_official && captain != rights.by {
            return Err(TeamRefusal::OfficialLeads { player });
        }
        facts.check_captain(captain)?;
        Ok(Outcome::Changed(self.led_by(captain)))
    }

    /// The team with this captain; one who has entered it as its captain speaks for it no more.
    fn led_by(&self, captain: PlayerId) -> Team {
        let by = if self.by == self.captain { captain } else { self.by };
        Team { captain, by, ..self.clone() }
    }

    /// The team after what is decided about it, with the reason; decided before, it is the same.
    ///
    /// # Errors
    /// The first [`TeamRefusal`] that applies.
    pub fn decide(
        &self,
        decision: TeamDecision,
        reason: Option<String>,
        rights: &TeamRights,
        facts: &TeamFacts<'_>,
        now: Instant,
    ) -> Result<Outcome<Team>, TeamRefusal> {
        let takes_back = decision == TeamDecision::Withdraw && rights.speaks_for(self);
        if !takes_back && !rights.decides {
            return Err(rights.not_for_you());
        }
        let state = match decision {
            TeamDecision::FeePaid => self.state,
            TeamDecision::Accept => EntryState::Accepted,
            TeamDecision::WaitingList => EntryState::Waiting,
            TeamDecision::Refuse => EntryState::Refused,
            TeamDecision::Withdraw => EntryState::Withdrawn,
        };
        let is_paid = self.fee_paid_at.is_some();
        let is_done = if decision == TeamDecision::FeePaid { is_paid } else { state == self.state };
        if is_done {
            return Ok(Outcome::Unchanged);
        }
        facts.state.must_be_announced()?;
        if self.state == EntryState::Withdrawn {
            return Err(TeamRefusal::NotEntered);
        }
        let fee = facts.announcement.fee;
        match decision {
            TeamDecision::FeePaid if fee.is_none() => return Err(TeamRefusal::NoFee),
            TeamDecision::Accept if fee.is_some() && !is_paid => {
                return Err(TeamRefusal::FeeNotPaid);
            }
            TeamDecision::Accept | TeamDecision::WaitingList => {
                facts.check(self.number, &self.form(), now)?;
                if let Some(continued) = self.continues {
                    facts.check_heir(self.number, continued)?;
                }
            }
            TeamDecision::Refuse if reason.is_none() => return Err(TeamRefusal::NotToldWhy),
            TeamDecision::FeePaid | TeamDecision::Refuse | TeamDecision::Withdraw => {}
        }
        let fee_paid_at = match decision {
            TeamDecision::FeePaid => Some(now),
            _ => self.fee_paid_at,
        };
        Ok(Outcome::Changed(Team { state, reason, fee_paid_at, ..self.clone() }))
    }

    /// Whether it could be entered as it stands: of whoever has been suspended since, or has withdrawn from all
    /// events, no start list comes out (`TR-8.3`).
    ///
    /// # Errors
    /// The first [`TeamRefusal`] that applies.
    pub fn can_play(&self, facts: &TeamFacts<'_>, now: Instant) -> Result<(), TeamRefusal> {
        facts.check(self.number, &self.form(), now)
    }

    /// Whether it has a player on every board (`TR-11`).
    pub fn is_complete(&self, boards: u8) -> bool {
        self.line_up.len() == usize::from(boards)
    }
}

impl TeamForm {
    fn trimmed(self) -> TeamForm {
        TeamForm { name: self.name.trim().to_owned(), ..self }
    }
}

impl TeamFacts<'_> {
    fn must_be_of_teams(&self) -> Result<(), TeamRefusal> {
        if self.announcement.is_of_teams() { Ok(()) } else { Err(TeamRefusal::NotOfTeams) }
    }

    /// Federations enter their national teams (`TR-1.7`, `TR-1.8`), captains their own (`TR-5.1-5.2`), and whoever
    /// decides about entries any.
    fn may_enter(&self, form: &TeamForm, rights: &TeamRights) -> Result<(), TeamRefusal> {
        self.must_be_national(form)?;
        match form.federation {
            _ if rights.decides => Ok(()),
            Some(federation) if rights.enters_for == Some(federation) => Ok(()),
            Some(federation) => {
                Err(TeamRefusal::FederationEnters { federation, rule: self.national_rule() })
            }
            None if rights.is_person && form.captain == rights.by => Ok(()),
            None => Err(rights.not_for_you()),
        }
    }

    /// Of a national team it is said whose it is (`TR-1.7`, `TR-1.8`).
    fn must_be_national(&self, form: &TeamForm) -> Result<(), TeamRefusal> {
        match (self.eligible(), form.federation) {
            (Some(EligibleTeams::National), None) => {
                Err(TeamRefusal::NationalTeamsOnly { rule: self.national_rule() })
            }
            (Some(EligibleTeams::National), Some(_)) | (Some(EligibleTeams::Any) | None, _) => {
                Ok(())
            }
        }
    }

    fn eligible(&self) -> Option<EligibleTeams> {
        self.announcement.teams.as_ref().map(|terms| terms.eligible)
    }

    /// The article about national teams: of Olympiads their own (`TR-1.7`, `TR-1.8`), of other events that which
    /// leaves it to the announcement (`TR-11`).
    fn national_rule(&self) -> &'static str {
        let stage = self.announcement.its_stage();
        let of_stage =
            stage.filter(|stage| stage.eligible_teams() == Some(EligibleTeams::National));
        of_stage.map_or("TR-11", |stage| stage.article())
    }

    /// Whether a team can play as it is described; `number`: which of them it is.
    fn check(&self, number: TeamNumber, form: &TeamForm, now: Instant) -> Result<(), TeamRefusal> {
        self.refusals(number, form, now).into_iter().next().map_or(Ok(()), Err)
    }

    /// Everything that keeps a team that was played elsewhere from being brought here (`TR-11`), in the order in which
    /// it is told; `number`: which of them it is. Who enters it nobody asks.
    pub(in crate::tournament) fn brought(
        &self,
        number: TeamNumber,
        form: &TeamForm,
        now: Instant,
    ) -> Vec<TeamRefusal> {
        let national = self.must_be_national(form).err();
        national.into_iter().chain(self.refusals(number, form, now)).collect()
    }

    /// Everything that speaks against a team as it is described.
    fn refusals(&self, number: TeamNumber, form: &TeamForm, now: Instant) -> Vec<TeamRefusal> {
        let Some(terms) = &self.announcement.teams else { return vec![TeamRefusal::NotOfTeams] };
        let is_name = is_line(&form.name, TEAM_NAME_CHARACTERS_MAX);
        let boards = terms.boards;
        let others: Vec<&Team> =
            self.teams.iter().filter(|it| it.number != number && it.state.is_alive()).collect();
        let folded = form.name.to_lowercase();
        let is_taken = others.iter().any(|team| team.name.to_lowercase() == folded);
        let has_team = |federation: &Federation| {
            others.iter().any(|team| team.federation == Some(*federation))
        };
        let national = form.federation.filter(|_| terms.eligible == EligibleTeams::National);
        let second = national.filter(has_team);
        let rule = self.national_rule();
        let of_team = [
            (!is_name).then_some(TeamRefusal::BadName),
            (form.line_up.len() > usize::from(boards))
                .then_some(TeamRefusal::TooManyPlayers { boards }),
            is_taken.then_some(TeamRefusal::NameTaken),
            second.map(|federation| TeamRefusal::OneTeamAFederation { federation, rule }),
        ];
        let on_board = |place| self.check_place(form, place, &others, now).err();
        let of_players = (0..form.line_up.len()).filter_map(on_board);
        // Of who plays it was said before.
        let captain = self.check_captain(form.captain).err();
        let captain = captain.filter(|_| !form.line_up.contains(&form.captain));
        of_team.into_iter().flatten().chain(of_players).chain(captain).collect()
    }

    /// Whether somebody can play for a team on the board with this place in its line-up: on no other one, and for no
    /// other team.
    fn check_place(
        &self,
        form: &TeamForm,
        place: usize,
        others: &[&Team],
        now: Instant,
    ) -> Result<(), TeamRefusal> {
        let player = form.line_up[place];
        if form.line_up[..place].contains(&player) {
            return Err(TeamRefusal::PlayerTwice { player });
        }
        if let Some(team) = others.iter().find(|team| team.line_up.contains(&player)) {
            let (team, rule) = (team.name.clone(), self.one_team_rule());
            return Err(TeamRefusal::InAnotherTeam { player, team, rule });
        }
        self.check_player(player, form, now)
    }

    /// Nobody is a captain in an event with norms and directs it (`NORM-1`).
    fn check_captain(&self, captain: PlayerId) -> Result<(), TeamRefusal> {
        let directs = self.people.get(&captain).is_some_and(|known| known.directs);
        match self.announcement.norms && directs {
            true => Err(TeamRefusal::DirectorPlays { player: captain }),
            false => Ok(()),
        }
    }

    /// The article by which nobody plays for two teams (`TR-5.5`).
    pub(super) fn one_team_rule(&self) -> Option<&'static str> {
        (self.announcement.its_stage() == Some(Stage::League)).then_some("TR-5.5")
    }

    pub(super) fn check_player(
        &self,
        player: PlayerId,
        form: &TeamForm,
        now: Instant,
    ) -> Result<(), TeamRefusal> {
        let known = self.people.get(&player).ok_or(TeamRefusal::UnknownPlayer { player })?;
        if form.federation.is_some_and(|federation| federation != known.federation) {
            return Err(TeamRefusal::OtherFederation { player, rule: self.national_rule() });
        }
        if let Some(until) = known.suspended_until.filter(|until| now < *until) {
            let by_officers = known.suspended_for.map(SuspensionCause::rule);
            let rule = by_officers.unwrap_or_else(|| self.announcement.suspension_rule());
            return Err(TeamRefusal::Suspended { player, until, rule });
        }
        if self.announcement.is_of_ladies() && !known.is_lady {
            let stage = self.announcement.its_stage().filter(|stage| stage.is_of_ladies());
            let rule = stage.map(|stage| stage.article());
            return Err(TeamRefusal::LadiesOnly { player, rule });
        }
        // Nobody plays in an event with norms and directs it (`NORM-1`).
        if known.directs {
            return Err(TeamRefusal::DirectorPlays { player });
        }
        Ok(())
    }
}
