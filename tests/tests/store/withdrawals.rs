//! Withdrawals: what is kept, who may change it, and how long it is before the officials.

use rules::tournament::{
    Consequence, GameNote, PlannedGame, Withdrawal, WithdrawalDecision, WithdrawalGrounds,
    WithdrawalKind, WithdrawalRequest, WithdrawalState, WithdrawalStep,
};
use rules::{Color, GameId, PlayerId};
use store::{Alarm, SectionId, Store, StoredWithdrawal, WithdrawalId};
use tests::START;

use crate::{each, fault};

const PLAYER: PlayerId = PlayerId(7);

/// A request, with everything that a withdrawal can hold once it is decided.
fn requested(number: u32) -> StoredWithdrawal {
    let games = vec![GameNote { game: GameId(3), note: "A pawn up.".to_owned() }];
    let request = WithdrawalRequest {
        grounds: WithdrawalGrounds::Personal,
        months: 6,
        reasons: "Moving house, \u{1f3e0} and all.".to_owned(),
        games,
    };
    let withdrawal = Withdrawal {
        at: START,
        by: PLAYER,
        request: Some(request),
        state: WithdrawalState::Requested,
        decisions: Vec::new(),
        suspended_until: None,
        abused_at: None,
        plan: Vec::new(),
    };
    let id = WithdrawalId { player: PLAYER, number };
    let alarm_at = Some(START + 60);
    StoredWithdrawal { id, version: 1, withdrawal, progress: 0, alarm_at }
}

fn decided(before: &StoredWithdrawal) -> StoredWithdrawal {
    let mut after = before.clone();
    after.withdrawal.state = WithdrawalState::Decided(WithdrawalKind::Accepted);
    after.withdrawal.suspended_until = Some(START + 9);
    after.withdrawal.decisions.push(WithdrawalDecision {
        at: START + 5,
        by: PlayerId(9),
        what: WithdrawalStep::Accepted,
        reason: "So be it.".to_owned(),
    });
    let section = SectionId(2);
    after.withdrawal.plan = [(3, true, Consequence::Adjudicate), (4, false, Consequence::Cancel)]
        .map(|(game, white, consequence)| PlannedGame {
            game: GameId(game),
            section,
            white,
            consequence,
            awaits: false,
        })
        .to_vec();
    after
}

async fn kept(store: &Store, number: u32) -> StoredWithdrawal {
    store.withdrawal(WithdrawalId { player: PLAYER, number }).await.expect("a withdrawal")
}

async fn ringing(store: &Store) -> usize {
    let mut count = 0;
    for shard in store.other_shards() {
        for alarm in store.alarms_due(shard, START + 60, 100, None).await.expect("alarms") {
            assert!(matches!(alarm.alarm, Alarm::Withdrawal(_)), "{alarm:?}");
            count += 1;
        }
    }
    count
}

/// It is read as it was written, changed by whoever has seen it as it is, and before the officials
/// while it waits and until everything has followed.
#[tokio::test]
async fn a_withdrawal_is_kept_and_changed() {
    each("withdrawals", async |store| {
        let first = requested(1);
        store.put_withdrawal(&first).await.expect("put");
        assert_eq!(
            fault(store.put_withdrawal(&requested(1)).await),
            "conflict",
            "at the same time"
        );
        assert_eq!(kept(store, 1).await, first);
        assert_eq!(ringing(store).await, 1);
        store.withdrawal_settled(&first).await.expect("settled");
        assert_eq!(ringing(store).await, 0);
        let waits = kept(store, 1).await;
        assert_eq!(waits, StoredWithdrawal { alarm_at: None, ..first.clone() });
        assert_eq!(store.listed_withdrawals().await.expect("lines"), std::slice::from_ref(&waits));

        let after = StoredWithdrawal { alarm_at: Some(START + 60), ..decided(&waits) };
        store.change_withdrawal(&waits, &after).await.expect("changed");
        let second = StoredWithdrawal { version: 2, ..after.clone() };
        assert_eq!(kept(store, 1).await, second);
        assert_eq!(second.withdrawal.plan[1].color(), Color::Black);
        let past = second.withdrawal.past().expect("decided");
        assert_eq!((past.at, past.suspended_until), (START + 5, Some(START + 9)));
        assert_eq!(
            fault(store.change_withdrawal(&waits, &after).await),
            "conflict",
            "decided once"
        );
        assert_eq!(store.listed_withdrawals().await.expect("lines"), std::slice::from_ref(&second));

        store.withdrawal_goes_on(&second, 1).await.expect("kept");
        assert_eq!(fault(store.withdrawal_goes_on(&second, 2).await), "conflict", "by another run");
        assert_eq!(fault(store.withdrawal_settled(&second).await), "conflict", "by another run");
        let third = StoredWithdrawal { progress: 1, ..second };
        store.withdrawal_settled(&third).await.expect("settled");
        assert_eq!(store.listed_withdrawals().await.expect("lines"), []);
        assert_eq!(ringing(store).await, 0);

        store.put_withdrawal(&requested(2)).await.expect("the next one");
        let all = store.withdrawals_of(PLAYER).await.expect("withdrawals");
        assert_eq!(all.iter().map(|one| one.id.number).collect::<Vec<_>>(), [1, 2]);
        assert_eq!(store.withdrawals_of(PlayerId(8)).await.expect("none"), []);
        let nobody = WithdrawalId { player: PlayerId(8), number: 1 };
        assert_eq!(fault(store.withdrawal(nobody).await), "not found");
    })
    .await;
}
