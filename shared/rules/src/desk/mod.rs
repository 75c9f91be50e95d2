//! The desk: what directors and officers rule, what that does to a game, and the cases that are
//! brought before them.

mod adjudication;
mod appointment;
mod case;
mod directive;
mod measure;
mod outage;
mod outcome;
mod person;
mod queue;
mod role;
mod rules_question;
mod ruling;
mod suspension;

pub use adjudication::{AdjudicationClaim, AdjudicationRefusal};
pub use appointment::{Appointment, AppointmentFacts, AppointmentOrder, AppointmentRefusal};
pub use case::{
    AppealOutcome, CASE_ANSWERS_MAX, Case, CaseAct, CaseAnswer, CaseBench, CaseFacts, CaseFiling,
    CaseKind, CaseRefusal, CaseRights, CaseState, CaseStep, GameInQuestion, OPEN_CASES_MAX,
    PublicationDue, PublishedPage, ReportedConduct, ReportedMessage, Reportee, check_room,
};
pub(crate) use directive::Adjustment;
pub use directive::Directive;
pub use measure::{
    ADJUST_DAYS_MAX, ADJUST_MOVES_MAX, Measure, MeasureRefusal, PENALTY_DAYS_MAX, PublicationStep,
};
pub use outage::{
    GapAct, GapFacts, LostGame, OUTAGE_DAYS_MAX, OUTAGE_REASON_CHARACTERS_MAX, Outage, OutageAct,
    OutageFacts, OutageRefusal, OutageScope, OutageSection,
};
pub use outcome::Outcome;
pub use person::DeskPerson;
pub use queue::{GameWait, QueuePlace};
pub use role::Role;
pub use rules_question::{
    ArticleId, RULES_QUESTIONS_OPEN_MAX, RulesAnswer, RulesAsked, RulesAsker, RulesQuestion,
    RulesQuestionRefusal, RulesReply, RulesRequest,
};
pub use ruling::{
    Breach, DecidedRuling, DirectedGame, MadeRuling, RestoredPosition, Ruling, RulingAct,
    RulingAudience, RulingFacts, RulingKind, RulingLog, RulingOrder, RulingRefusal, RulingScope,
};
pub use suspension::{
    PUBLISHING_MONTHS_MAX, Suspension, SuspensionCause, SuspensionFacts, SuspensionLifted,
    SuspensionOrder, SuspensionRefusal,
};
