//! Titles, norms and cases about them as JSON.

use std::collections::HashMap;

use app::view::{PlayerView, time};
use app::{Act, SignedIn, TitleRecord};
use chrono::{DateTime, NaiveDate, Utc};
use rules::norm::NORM_TITLES;
use rules::title::{
    CountedNorm, Directed, NationalWin, NormRecord, NormSum, PostalGames, TitleCase, TitleGrounds,
    TitleSaid, TitleStep, TitleWord,
};
use rules::{Day, Instant, PlayerId, Profile};
use serde::Serialize;
use store::{Section, SectionId, StoredTitleCase};
use utoipa::ToSchema;

use crate::recorded_norm_view::{RecordedNormView, counting};
use crate::title_names::{
    GroundsName, MajorityName, RecommenderName, StateName, StepName, TurnName,
};

/// What Congress and its committees have to say before a step.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = TitleApproval)]
struct ApprovalView {
    step: StepName,
    #[schema(required)]
    majority: Option<MajorityName>,
    #[schema(required)]
    recommended_by: Option<RecommenderName>,
}

/// Of the steps that need one.
fn approvals(case: &TitleCase) -> Vec<ApprovalView> {
    let steps = [TitleStep::Confirm, TitleStep::Revoke].into_iter();
    let approval = steps.map(|step| ApprovalView {
        step: step.into(),
        majority: case.majority(step).map(MajorityName::from),
        recommended_by: case.recommender(step).map(RecommenderName::from),
    });
    approval.filter(|of| of.majority.is_some() || of.recommended_by.is_some()).collect()
}

/// A norm that a player has made.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = PlayerNorm)]
pub(crate) struct NormView {
    title: String,
    section: u32,
    section_name: String,
    event_name: String,
    /// Games of each player, as at the start.
    games: usize,
    /// For how many of the 24 games that a title asks for the norm counts (TR-10.0.3).
    games_counted: usize,
    /// Against grandmasters and fixed ratings of 2600 and more (TR-10.4).
    grandmaster_games: usize,
    /// Against Senior International Masters.
    senior_games: usize,
    finished_at: DateTime<Utc>,
}

/// Norms by title, the highest first, each with its section.
pub(crate) fn norm_views(norms: &[NormRecord], sections: &[Section]) -> Vec<NormView> {
    let sections: HashMap<SectionId, &Section> = sections.iter().map(|s| (s.id, s)).collect();
    let view = |norm: &NormRecord| {
        let section = sections.get(&SectionId(norm.section));
        NormView {
            title: norm.title.to_string(),
            section: norm.section,
            section_name: section.map(|section| section.name.clone()).unwrap_or_default(),
            event_name: section.map(|section| section.event_name.clone()).unwrap_or_default(),
            games: norm.games,
            games_counted: norm.games_counted,
            grandmaster_games: norm.grandmaster_games,
            senior_games: norm.senior_games,
            finished_at: time(norm.finished_at),
        }
    };
    let mut norms: Vec<&NormRecord> = norms.iter().collect();
    norms.sort_by_key(|norm| (norm.title, norm.section));
    norms.into_iter().map(view).collect()
}

/// What a player's norms for one title come to.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = NormSum)]
struct SumView {
    title: String,
    norms: usize,
    games: usize,
    grandmaster_games: usize,
    senior_games: usize,
    /// Whether they make the title (TR-10.4 to TR-10.8).
    suffices: bool,
}

fn sum_views(norms: &[CountedNorm]) -> Vec<SumView> {
    let sums = NORM_TITLES.into_iter().map(|title| NormSum::of(title, norms));
    let view = |sum: NormSum| SumView {
        title: sum.title.to_string(),
        norms: sum.norms,
        games: sum.games,
        grandmaster_games: sum.grandmaster_games,
        senior_games: sum.senior_games,
        suffices: sum.suffices(),
    };
    sums.filter(|sum| sum.norms > 0).map(view).collect()
}

/// Something that was awarded.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = PlayerAward)]
pub(crate) struct AwardView {
    /// WCCC, LWCCC, GM, SIM, IM, CCM, CCE, IA or MKŠ.
    award: String,
    /// A world champion's number.
    #[schema(required)]
    cycle: Option<u16>,
    /// When it was confirmed.
    since: DateTime<Utc>,
    grounds: GroundsName,
    /// The article that the grounds name.
    #[schema(required)]
    article: Option<String>,
}

impl AwardView {
    /// What a case has given that is in force.
    pub(crate) fn of(case: &TitleCase) -> Option<AwardView> {
        let since = case.decided(TitleStep::Confirm).filter(|_| case.is_in_force())?.at;
        Some(AwardView {
            award: case.award.to_string(),
            cycle: case.cycle,
            since: time(since),
            grounds: (&case.grounds).into(),
            article: case.grounds.article().map(str::to_owned),
        })
    }
}

/// What cases have given that is in force, the latest first.
pub(crate) fn awards(cases: &[StoredTitleCase]) -> Vec<AwardView> {
    let mut awards: Vec<AwardView> =
        cases.iter().filter_map(|stored| AwardView::of(&stored.case)).collect();
    awards.sort_by_key(|award| std::cmp::Reverse(award.since));
    awards
}

/// A step that was taken.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = TitleDecision)]
struct DecisionView {
    step: StepName,
    at: DateTime<Utc>,
    /// None: by itself, when a norm was made.
    #[schema(required)]
    by: Option<PlayerView>,
    reason: String,
    /// Votes of Congress for it, where it has voted.
    #[schema(required)]
    approving: Option<u16>,
    /// Of so many.
    #[schema(required)]
    of: Option<u16>,
    /// When it was recommended, where that was asked.
    #[schema(required)]
    recommended_on: Option<NaiveDate>,
    /// By whom.
    #[schema(required)]
    recommended_by: Option<RecommenderName>,
}

/// Games directed by post, as the application tells of them (TR-10.9).
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = PostalGames)]
struct PostalView {
    /// Finished ones of classified events.
    games: u32,
    since: NaiveDate,
    /// Whether they are enough: more than 1000 games over at least four years.
    reached: bool,
}

impl PostalView {
    fn of(case: &TitleCase, today: Day) -> Option<PostalView> {
        let TitleGrounds::Arbiter { postal: Some(postal), .. } = case.grounds else { return None };
        let PostalGames { games, since } = postal;
        Some(PostalView { games, since: since.to_date(), reached: postal.reach_arbiter(today) })
    }
}

/// What somebody has against it.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = TitleObjection)]
struct ObjectionView {
    at: DateTime<Utc>,
    #[schema(required)]
    by: Option<PlayerView>,
    text: String,
}

/// What an office has said of a step: a recommendation, or the votes of Congress.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = TitleSaid)]
struct SaidView {
    step: StepName,
    at: DateTime<Utc>,
    /// Who has recorded it.
    #[schema(required)]
    by: Option<PlayerView>,
    /// Which office recommends it, or advises against it; none of votes.
    #[schema(required)]
    office: Option<RecommenderName>,
    /// Of a recommendation, whether it is for it.
    #[schema(required)]
    recommends: Option<bool>,
    /// Of votes, those for it.
    #[schema(required)]
    approving: Option<u16>,
    /// Of so many.
    #[schema(required)]
    of: Option<u16>,
    text: String,
}

impl SaidView {
    fn new(case: &TitleCase, said: &TitleSaid, by: Option<PlayerView>) -> SaidView {
        let (recommends, votes) = match said.word {
            TitleWord::Recommendation { recommends } => (Some(recommends), None),
            TitleWord::Votes(votes) => (None, Some(votes)),
        };
        SaidView {
            step: said.step.into(),
            at: time(said.at),
            by,
            office: recommends.and_then(|_| case.recommender(said.step)).map(RecommenderName::from),
            recommends,
            approving: votes.map(|votes| votes.approving),
            of: votes.map(|votes| votes.of),
            text: said.text.clone(),
        }
    }
}

/// What somebody's offices let them do with a case.
#[derive(Clone, Copy, Debug)]
pub(crate) struct CaseRights {
    decides: bool,
    recommends: bool,
    records_votes: bool,
}

impl CaseRights {
    /// Nobody has any about themselves.
    pub(crate) fn of(me: &SignedIn, case: &TitleCase) -> CaseRights {
        let ahead = case.step_ahead().filter(|_| case.player != me.player);
        let recommender = ahead.and_then(|step| case.recommender(step));
        let votes = ahead.and_then(|step| case.majority(step));
        CaseRights {
            decides: case.player != me.player && me.may_ever(Act::DecideTitles),
            recommends: recommender.is_some_and(|by| me.holds(by.office())),
            records_votes: votes.is_some() && me.may_ever(Act::RecordVotes),
        }
    }
}

/// What somebody has directed here of classified events (TR-10.9).
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = DirectedGames)]
struct DirectedView {
    /// Finished games.
    games: usize,
    #[schema(required)]
    since: Option<DateTime<Utc>>,
    /// Whether it is enough: more than 2000 games over at least two years.
    reached: bool,
}

/// The section for whose win an honorary title is proposed (SKS-5).
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = WonSection)]
struct WonView {
    section: u32,
    section_name: String,
    event_name: String,
    players: usize,
    /// The average of the ratings with which they started, to a whole point.
    #[schema(required)]
    average: Option<u16>,
    rated: bool,
    /// Whether every game is over and the player is first.
    won: bool,
    /// Whether it is the final of the national individual championship.
    is_final: bool,
}

fn won_view(case: &TitleCase, beside: &Beside<'_>) -> Option<WonView> {
    let (id, won) = (case.grounds.section()?, beside.won?);
    let section = beside.sections.iter().find(|section| section.id == id)?;
    Some(WonView {
        section: id.0,
        section_name: section.name.clone(),
        event_name: section.event_name.clone(),
        players: won.players,
        average: won.average(),
        rated: won.rated,
        won: won.won,
        is_final: won.is_final,
    })
}

/// A case as officers see it.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = TitleCase)]
pub(crate) struct CaseView {
    case: u32,
    version: u32,
    state: StateName,
    player: PlayerView,
    /// WCCC, LWCCC, GM, SIM, IM, CCM, CCE, LGM, LIM, IA or MKŠ.
    award: String,
    #[schema(required)]
    cycle: Option<u16>,
    grounds: GroundsName,
    #[schema(required)]
    article: Option<String>,
    #[schema(required)]
    mentor: Option<String>,
    #[schema(required)]
    died_on: Option<NaiveDate>,
    /// The article that tells how it is won.
    rule: &'static str,
    /// Every step, the proposal first.
    decisions: Vec<DecisionView>,
    objections: Vec<ObjectionView>,
    /// What the offices have said of its steps, in order.
    said: Vec<SaidView>,
    /// Whose turn it is.
    waits_for: Vec<TurnName>,
    /// Whether everybody may object for 60 days before it is confirmed (TR-10.10).
    needs_publication: bool,
    /// Until when; none before it is published.
    #[schema(required)]
    objections_until: Option<DateTime<Utc>>,
    /// Whether the votes of Congress are asked for the confirmation.
    needs_votes: bool,
    /// What Congress and its committees have to say before which step; none of steps without.
    approvals: Vec<ApprovalView>,
    /// Whether I may decide: nobody does about themselves.
    may_decide: bool,
    /// Whether I may recommend the step that comes next, or advise against it.
    may_recommend: bool,
    /// Whether I may record how Congress has voted about that step.
    may_record_votes: bool,
    norms: Vec<NormView>,
    /// Those that officers have recorded, and that count.
    recorded_norms: Vec<RecordedNormView>,
    sums: Vec<SumView>,
    /// Of International Arbiters.
    #[schema(required)]
    directed: Option<DirectedView>,
    /// Of International Arbiters, what the application tells of.
    #[schema(required)]
    postal: Option<PostalView>,
    /// Of the Czech honorary title by a section's win.
    #[schema(required)]
    won_section: Option<WonView>,
}

/// What belongs to a case beside itself.
pub(crate) struct Beside<'a> {
    pub(crate) record: &'a TitleRecord,
    pub(crate) sections: &'a [Section],
    pub(crate) people: &'a HashMap<PlayerId, Profile>,
    pub(crate) directed: Option<Directed>,
    pub(crate) won: Option<NationalWin>,
    pub(crate) rights: CaseRights,
    pub(crate) now: Instant,
}

impl CaseView {
    pub(crate) fn new(stored: &StoredTitleCase, beside: &Beside<'_>) -> CaseView {
        let case = &stored.case;
        let person = |id: PlayerId| beside.people.get(&id).map(PlayerView::from);
        let decisions = case.decisions.iter().map(|decision| DecisionView {
            step: decision.step.into(),
            at: time(decision.at),
            by: decision.by.and_then(person),
            reason: decision.reason.clone(),
            approving: case.votes_of(decision).map(|votes| votes.approving),
            of: case.votes_of(decision).map(|votes| votes.of),
            recommended_on: case.recommended_on(decision).map(Day::to_date),
            recommended_by: case
                .recommended_on(decision)
                .and_then(|_| case.recommender(decision.step))
                .map(RecommenderName::from),
        });
        let objections = case.objections.iter().map(|made| ObjectionView {
            at: time(made.at),
            by: person(made.by),
            text: made.text.clone(),
        });
        let said = case.said.iter().map(|said| SaidView::new(case, said, person(said.by)));
        let directed = |directed: Directed| {
            let reached = directed.reaches_arbiter(Day::of(beside.now));
            DirectedView { games: directed.games, since: directed.since.map(time), reached }
        };
        CaseView {
            case: stored.id,
            version: stored.version,
            state: case.state.into(),
            player: (&beside.record.profile).into(),
            award: case.award.to_string(),
            cycle: case.cycle,
            grounds: (&case.grounds).into(),
            article: case.grounds.article().map(str::to_owned),
            mentor: mentor(case),
            died_on: died_on(case),
            rule: case.award.rule(),
            decisions: decisions.collect(),
            objections: objections.collect(),
            said: said.collect(),
            waits_for: case.turns(beside.now).into_iter().map(|(turn, _)| turn.into()).collect(),
            needs_publication: case.grounds.is_published(case.award),
            objections_until: case.objections_until().map(time),
            needs_votes: case.majority(TitleStep::Confirm).is_some(),
            approvals: approvals(case),
            may_decide: beside.rights.decides,
            may_recommend: beside.rights.recommends,
            may_record_votes: beside.rights.records_votes,
            norms: norm_views(&beside.record.norms, beside.sections),
            recorded_norms: counting(&beside.record.recorded),
            sums: sum_views(&beside.record.counted),
            directed: beside.directed.map(directed),
            postal: PostalView::of(case, Day::of(beside.now)),
            won_section: won_view(case, beside),
        }
    }
}

pub(crate) fn mentor(case: &TitleCase) -> Option<String> {
    match &case.grounds {
        TitleGrounds::Arbiter { mentor, .. } => Some(mentor.clone()),
        _ => None,
    }
}

pub(crate) fn died_on(case: &TitleCase) -> Option<NaiveDate> {
    match &case.grounds {
        TitleGrounds::InMemoriam { died_on } => Some(died_on.to_date()),
        _ => None,
    }
}
