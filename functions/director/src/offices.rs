//! What waits for officers alone: events that federations bring here or apply for (`TR-12`), players'
//! transfers (`TR-13`), titles (`TR-10.10`), rating lists (`TR-9.5`) and what the rules do not say
//! (`LAW-0-gaps`).

use app::{Act, App, Problem, SignedIn};
use rules::rating::run::{WaitingList, waiting_lists};
use rules::title::{TitleStep, TitleTurn};
use rules::tournament::ApprovalState;
use rules::{Day, Instant};
use store::{StoredApproval, StoredImport, StoredRulesQuestion, StoredTitleCase, StoredTransfer};

use crate::queue_item::{Item, QueueKindName};

/// What an officer can decide now; nothing for anybody else.
pub(crate) async fn what_officers_decide(app: &App, me: &SignedIn) -> Result<Vec<Item>, Problem> {
    let mut items = Vec::new();
    if me.may_ever(Act::ApproveImport) {
        let imports = app.store.waiting_imports().await?;
        let waiting = imports.iter().filter(|stored| me.may_decide_import(&stored.import));
        items.extend(waiting.map(import));
    }
    if me.may_ever(Act::DecideApproval) {
        let waiting = app.store.waiting_approvals().await?;
        let others = waiting.iter().filter(|stored| stored.approval.application.by != me.player);
        items.extend(others.filter_map(approval));
    }
    let official = me.as_transfer_official();
    if official.hears_appeals || official.registers {
        let transfers = app.store.open_transfers().await?;
        let waiting = transfers.iter().filter(|stored| stored.transfer.is_before(official));
        items.extend(waiting.filter_map(transfer));
    }
    let titles = [Act::DecideTitles, Act::RecommendTitles, Act::RecordVotes];
    if titles.into_iter().any(|act| me.may_ever(act)) {
        let now = app.clock.now();
        let cases = app.store.waiting_title_cases().await?;
        for stored in cases.iter().filter(|stored| stored.case.player != me.player) {
            let turns = stored.case.turns(now).into_iter();
            items.extend(
                turns.filter(|(turn, _)| is_mine(me, *turn)).map(|turn| title(stored, turn)),
            );
        }
    }
    if me.may_ever(Act::AnswerAboutRules) {
        let waiting = app.store.waiting_rules_questions().await?;
        let others = waiting.iter().filter(|stored| stored.question.by != me.player);
        items.extend(others.map(rules_question));
    }
    if me.may_ever(Act::RunRatings) {
        let runs = app.store.rating_runs().await?;
        let lists = runs.iter().map(|stored| (stored.id, &stored.run));
        let waiting = waiting_lists(lists, Day::of(app.clock.now()));
        items.extend(waiting.iter().map(rating_list));
    }
    Ok(items)
}

fn import(stored: &StoredImport) -> Item {
    let import = &stored.import;
    Item {
        by: Some(import.by),
        name: Some(import.announcement.name.clone()),
        ..Item::new(QueueKindName::Import, stored.id, import.at, "import")
    }
}

/// It waits since it was sent, or since it waits for Congress. A deposit comes when the federation pays it.
fn approval(stored: &StoredApproval) -> Option<Item> {
    let application = &stored.approval.application;
    let since = stored.approval.steps.last().map_or(application.at, |step| step.at);
    let summary = match stored.approval.state() {
        ApprovalState::Waiting => "approval",
        ApprovalState::Referred => "approval_referred",
        ApprovalState::Approved | ApprovalState::Refused | ApprovalState::Withdrawn => return None,
    };
    Some(Item {
        by: Some(application.by),
        name: Some(application.name.clone()),
        ..Item::new(QueueKindName::Approval, stored.id, since, summary)
    })
}

fn rules_question(stored: &StoredRulesQuestion) -> Item {
    let question = &stored.question;
    Item {
        by: Some(question.by),
        name: Some(question.article.as_str().to_owned()),
        ..Item::new(QueueKindName::RulesQuestion, stored.id, question.at, "rules_question")
    }
}

/// A list has no number but its quarter's.
fn rating_list(waiting: &WaitingList) -> Item {
    let WaitingList { list, since, is_prepared } = *waiting;
    let summary = if is_prepared { "rating_list" } else { "rating_list_due" };
    let year = u32::try_from(list.quarter.starts_on().year()).unwrap_or(0);
    let number = 10 * year + u32::from(list.quarter.number());
    let item = Item::new(QueueKindName::RatingList, number, since.starts_at(), summary);
    Item { name: Some(list.to_string()), ..item }
}

/// It waits since the last step, which brought it here.
fn transfer(stored: &StoredTransfer) -> Option<Item> {
    let since = stored.transfer.steps.last()?.at;
    let item = Item::new(QueueKindName::Transfer, stored.id, since, "transfer");
    Some(Item { about: Some(stored.transfer.player), ..item })
}

/// Whether it is the asker's turn, by one of their offices.
fn is_mine(me: &SignedIn, turn: TitleTurn) -> bool {
    match turn {
        TitleTurn::Recommendation(by) => me.holds(by.office()),
        TitleTurn::Votes => me.may_ever(Act::RecordVotes),
        TitleTurn::Decision => me.may_ever(Act::DecideTitles),
    }
}

/// It waits since it was proposed, since nobody can object any more, or since the others have had their turn.
fn title(stored: &StoredTitleCase, (turn, since): (TitleTurn, Instant)) -> Item {
    let case = &stored.case;
    let (kind, summary, rule) = match turn {
        TitleTurn::Recommendation(by) => {
            (QueueKindName::TitleRecommendation, "title_recommendation", Some(by.rule()))
        }
        TitleTurn::Votes => {
            let rule = case.step_ahead().map(|step| case.rule_of(step));
            (QueueKindName::TitleVotes, "title_votes", rule)
        }
        TitleTurn::Decision => (QueueKindName::Title, "title", QueueKindName::Title.rule()),
    };
    Item {
        about: Some(case.player),
        by: case.decided(TitleStep::Propose).and_then(|step| step.by),
        name: Some(case.award.to_string()),
        rule,
        ..Item::new(kind, stored.id, since, summary)
    }
}
