//! What becomes of a case: who reads, answers and decides it.

use super::{
    AppealOutcome, CASE_ANSWERS_MAX, Case, CaseAnswer, CaseKind, CaseRefusal, CaseState, check_room,
};
use crate::{Article, DeskPerson, Instant, Outcome, PlayerId, RulingAct, RulingLog, RulingOrder};

/// What somebody does in a case.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CaseAct {
    /// What.
    pub what: CaseStep,
    /// The answer, or why.
    pub text: String,
}

/// What can be done in a case.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CaseStep {
    /// It is answered, by its officials or by whoever filed it.
    Answer {
        /// Whether nothing is left to be done.
        close: bool,
    },
    /// An appeal is decided (`TR-15`).
    Decide(AppealOutcome),
}

/// What is known besides the case.
#[derive(Clone, Copy, Debug)]
pub struct CaseFacts<'a> {
    /// Who asks.
    pub person: &'a DeskPerson,
    /// What was ruled in the section.
    pub log: &'a RulingLog<'a>,
    /// How often the case was changed.
    pub version: u32,
    /// How often it had been when whoever asks read it.
    pub seen: u32,
    /// How many open cases whoever filed it has; asked only where it is opened again.
    pub open: usize,
}

/// Before whom a case comes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CaseBench {
    /// Whoever directs the section.
    Directors,
    /// The officers but the one who has made the decision (`TR-15`), or who is reported (`LAW-13.1`).
    OfficersBut(PlayerId),
    /// Nobody: what is appealed against is no decision of the section.
    Nobody,
}

/// What somebody may do in a case.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct CaseRights {
    /// Read it.
    pub reads: bool,
    /// Read the message that is reported, and what is due.
    pub reads_report: bool,
    /// Write in it.
    pub answers: bool,
    /// Decide it as an appeal.
    pub decides: bool,
}

impl Case {
    /// What somebody may do in it.
    pub fn rights(&self, person: &DeskPerson, log: &RulingLog<'_>) -> CaseRights {
        let (filed, official) = (self.is_filed_by(person), self.is_before(person, log));
        let is_open = self.state != CaseState::Decided;
        // What is reported of an official, the other officers alone read (`LAW-13.1`).
        let reads = if self.is_of_official { official } else { person.may_look() };
        CaseRights {
            reads: filed || reads,
            reads_report: reads,
            answers: is_open && (filed || official),
            decides: is_open && self.kind == CaseKind::Appeal && official,
        }
    }

    fn is_filed_by(&self, person: &DeskPerson) -> bool {
        self.by == person.player
    }

    /// Before whom it comes: an appeal before officers who have not made the decision (`TR-15`), a
    /// report of an official before the other officers (`LAW-13.1`), anything else before those who
    /// direct the section. `made_by`: who has made the decision that is appealed against.
    pub fn bench(&self, made_by: Option<PlayerId>) -> CaseBench {
        match (self.kind, made_by) {
            (CaseKind::Appeal, Some(made_by)) => CaseBench::OfficersBut(made_by),
            (CaseKind::Appeal, None) => CaseBench::Nobody,
            (CaseKind::Conduct, _) if self.is_of_official => match self.player {
                Some(reported) => CaseBench::OfficersBut(reported),
                None => CaseBench::Nobody,
            },
            (
                CaseKind::Query
                | CaseKind::MessageReport
                | CaseKind::Publication
                | CaseKind::Conduct,
                _,
            ) => CaseBench::Directors,
        }
    }

    /// Whether somebody decides it as an official.
    pub fn is_before(&self, person: &DeskPerson, log: &RulingLog<'_>) -> bool {
        let made = self.decision.and_then(|id| log.get(id));
        match self.bench(made.map(|made| made.ruling.by)) {
            CaseBench::Directors => person.may_direct(),
            // Nor does whoever has filed it sit over it.
            CaseBench::OfficersBut(other) => {
                let concerned = other == person.player || self.is_filed_by(person);
                person.may_hear_appeals() && !concerned
            }
            CaseBench::Nobody => false,
        }
    }

    /// Whether it waits again by this: whoever filed it writes once more after it was answered.
    pub fn is_reopened_by(&self, step: CaseStep, person: &DeskPerson, log: &RulingLog<'_>) -> bool {
        match step {
            CaseStep::Answer { close } => {
                self.state == CaseState::Answered && !close && !self.is_before(person, log)
            }
            CaseStep::Decide(_) => false,
        }
    }

    /// The case after what somebody does; done so before, it is the same.
    ///
    /// # Errors
    /// The first [`CaseRefusal`] that applies.
    pub fn decide(
        &self,
        act: CaseAct,
        facts: &CaseFacts<'_>,
        now: Instant,
    ) -> Result<Outcome<Case>, CaseRefusal> {
        let person = facts.person;
        self.must_be_for(act.what, facts)?;
        let is_decided_so = match act.what {
            CaseStep::Answer { .. } => true,
            CaseStep::Decide(outcome) => self.outcome == Some(outcome),
        };
        if is_decided_so && self.is_repeated(&act.text, facts) {
            return Ok(Outcome::Unchanged);
        }
        let reopened = self.is_reopened_by(act.what, person, facts.log);
        let answer = CaseAnswer { at: now, by: person.player, text: act.text };
        let mut after = self.answered(answer, facts)?;
        if act.what == CaseStep::Decide(AppealOutcome::Changed) {
            self.must_be_undone(facts.log)?;
        }
        match act.what {
            CaseStep::Answer { close: true } => after.state = CaseState::Answered,
            CaseStep::Answer { close: false } if reopened => {
                check_room(facts.open)?;
                after.state = CaseState::Open;
            }
            // What an official adds to an answer leaves it answered.
            CaseStep::Answer { close: false } => {}
            CaseStep::Decide(outcome) => {
                after.state = CaseState::Decided;
                after.outcome = Some(outcome);
            }
        }
        Ok(Outcome::Changed(after))
    }

    /// Refuses a step that is not for whoever asks.
    fn must_be_for(&self, step: CaseStep, facts: &CaseFacts<'_>) -> Result<(), CaseRefusal> {
        let official = self.is_before(facts.person, facts.log);
        match step {
            CaseStep::Answer { .. } if !self.is_filed_by(facts.person) && !official => {
                Err(CaseRefusal::NotForYou)
            }
            CaseStep::Decide(_) if !official => Err(CaseRefusal::AppealForOthers),
            CaseStep::Decide(_) if self.kind != CaseKind::Appeal => Err(CaseRefusal::NotAnAppeal),
            CaseStep::Answer { .. } | CaseStep::Decide(_) => Ok(()),
        }
    }

    /// What takes a ruling back in one step with the case, in the name of whoever decides so, and the case then: an
    /// appeal is upheld against one that stands and can be taken back as a whole (`TR-15`). None: nothing of the
    /// kind is to be done.
    pub fn takes_back(
        &self,
        act: &CaseAct,
        facts: &CaseFacts<'_>,
        now: Instant,
    ) -> Option<(RulingAct, Case)> {
        if act.what != CaseStep::Decide(AppealOutcome::Changed) {
            return None;
        }
        let made = facts.log.get(self.decision?)?;
        let stands = facts.log.undone_by(made.id).is_none() && made.is_revocable();
        let answer = CaseAnswer { at: now, by: facts.person.player, text: act.text.clone() };
        let answered =
            self.must_be_for(act.what, facts).and_then(|()| self.answered(answer, facts));
        let (state, outcome) = (CaseState::Decided, Some(AppealOutcome::Changed));
        let after = Case { state, outcome, ..answered.ok().filter(|_| stands)? };
        let ruling = RulingAct {
            order: RulingOrder::Revoke,
            by: facts.person.player,
            reason: act.text.clone(),
            rule: Some(Article::TR_15.id().to_owned()),
            case: None,
            undoes: Some(made.id),
        };
        Some((ruling, after))
    }

    /// Whether this was written with the last change, in a case as it was read before.
    fn is_repeated(&self, text: &str, facts: &CaseFacts<'_>) -> bool {
        let same = |last: &CaseAnswer| last.by == facts.person.player && last.text == text;
        facts.version == facts.seen.saturating_add(1) && self.answers.last().is_some_and(same)
    }

    /// What cannot be taken back as a whole is changed by another ruling first (`TR-15`).
    fn must_be_undone(&self, log: &RulingLog<'_>) -> Result<(), CaseRefusal> {
        match self.decision.and_then(|id| log.undone_by(id)) {
            Some(_) => Ok(()),
            None => Err(CaseRefusal::NotUndone),
        }
    }

    /// The case with one more answer.
    fn answered(&self, answer: CaseAnswer, facts: &CaseFacts<'_>) -> Result<Case, CaseRefusal> {
        if self.state == CaseState::Decided {
            return Err(CaseRefusal::CaseDecided);
        }
        if facts.version != facts.seen {
            return Err(CaseRefusal::ChangedMeanwhile);
        }
        if self.answers.len() >= CASE_ANSWERS_MAX {
            return Err(CaseRefusal::CaseFull);
        }
        let mut after = self.clone();
        after.answers.push(answer);
        Ok(after)
    }

    /// Whether a ruling of this person in the section may answer it: a report of an official, one of
    /// the other officers' alone (`LAW-13.1`).
    pub fn may_be_answered_by(&self, person: &DeskPerson, log: &RulingLog<'_>) -> bool {
        !self.is_of_official || self.is_before(person, log)
    }

    /// The case once a ruling answers it: it is decided by that (`LAW-14.2`). An appeal is decided by
    /// its own outcome.
    pub fn answered_by_ruling(&self) -> Outcome<Case> {
        match (self.kind, self.state) {
            (CaseKind::Appeal, _) | (_, CaseState::Decided) => Outcome::Unchanged,
            (
                CaseKind::Query
                | CaseKind::MessageReport
                | CaseKind::Publication
                | CaseKind::Conduct,
                CaseState::Open | CaseState::Answered,
            ) => Outcome::Changed(Case { state: CaseState::Decided, ..self.clone() }),
        }
    }
}
