//! Members of federations and their transfers (`TR-13`).

use rules::rating::Ratings;
use rules::tournament::{FederationYear, MembersCount, Nomination};
use rules::{
    Federation, PlayerId, Profile, Transfer, TransferAct, TransferGrounds, TransferRequest,
    TransferState, TransferStep,
};
use store::{Account, Official, Role, Store};
use tests::START;

use crate::{each, fault};

const ME: PlayerId = PlayerId(7);

fn federation(letters: &str) -> Federation {
    letters.parse().expect("a federation")
}

async fn member(store: &Store, id: u32, roles: &[Role]) -> Account {
    let profile = Profile {
        id: PlayerId(id),
        given_name: "Tomáš".to_owned(),
        family_name: "Novák".to_owned(),
        federation: federation("CZE"),
        title: None,
        ratings: Ratings::of_chess(Some(2_100)),
    };
    let account = Account {
        player: profile.id,
        email: format!("player-{id}@posthorn.example"),
        password_version: 0,
        confirmed: true,
        roles: roles.to_vec(),
        language: "cs".to_owned(),
        zone: chrono_tz::Tz::UTC,
        epoch: 0,
        key_epoch: 0,
    };
    store.create_account(&profile, &account, "none").await.expect("an account");
    account
}

fn asked(to: &str) -> Transfer {
    let request = TransferRequest {
        player: ME,
        from: federation("CZE"),
        to: federation(to),
        grounds: TransferGrounds::Citizenship,
        reason: "So it is.".to_owned(),
    };
    request.open(START).expect("a transfer")
}

fn after(transfer: &Transfer, acts: &[(TransferAct, Option<&str>, u32)]) -> Transfer {
    let take = |transfer: Transfer, (act, of, by): &(TransferAct, Option<&str>, u32)| {
        let federation = of.map(federation);
        let step = TransferStep {
            act: *act,
            at: START,
            by: PlayerId(*by),
            federation,
            reason: "Yes.".to_owned(),
        };
        transfer.take(step).expect("a step")
    };
    acts.iter().fold(transfer.clone(), take)
}

/// Pages begin behind the number that is named, whether it is there or not.
#[tokio::test]
async fn members_are_read_in_pages() {
    each("members", async |store| {
        for id in [3, 10, 100, 4_000_000_000] {
            member(store, id, &[Role::Player]).await;
        }
        let page = async |after: Option<u32>, limit| {
            let after = after.map(PlayerId);
            let found = store.members_after(federation("CZE"), after, limit).await;
            found.expect("members").iter().map(|id| id.0).collect::<Vec<_>>()
        };
        assert_eq!(page(None, 2).await, [3, 10]);
        assert_eq!(page(Some(10), 2).await, [100, 4_000_000_000]);
        assert_eq!(page(Some(11), 1).await, [100]);
        assert_eq!(page(Some(4_000_000_000), 9).await, [0; 0]);
        assert_eq!(page(Some(u32::MAX), 9).await, [0; 0]);
    })
    .await;
}

/// A player has one open transfer; every change is of what was read; lines come and go with it.
#[tokio::test]
async fn transfers_are_kept() {
    each("transfers", async |store| {
        member(store, ME.0, &[Role::Player]).await;
        let first = store.open_transfer(1, &asked("POL")).await.expect("a transfer");
        let same = store.open_transfer(2, &asked("SVK")).await.expect("the open one");
        assert_eq!((same.id, &same), (1, &first));
        assert_eq!(fault(store.transfer(2).await), "not found");
        let refused = after(&first.transfer, &[(TransferAct::TakeBack, None, ME.0)]);
        let closed = store.change_transfer(&first, &refused, None).await.expect("a change");
        assert_eq!((closed.version, closed.transfer.state), (2, TransferState::TakenBack));
        assert_eq!(fault(store.change_transfer(&first, &refused, None).await), "conflict");
        assert_eq!(store.open_transfers().await.expect("none"), []);
        let next = store.open_transfer(3, &asked("SVK")).await.expect("another one");
        assert_eq!(store.open_transfers().await.expect("one"), std::slice::from_ref(&next));
        assert_eq!(store.transfers_of(ME).await.expect("two"), [closed.clone(), next.clone()]);
        let of = async |letters: &str| {
            let found = store.federations_transfers(federation(letters)).await.expect("some");
            found.iter().map(|stored| stored.id).collect::<Vec<_>>()
        };
        assert_eq!((of("CZE").await, of("POL").await), (vec![1, 3], vec![1]));
        // A number is given once.
        assert_eq!(
            fault(store.open_transfer(1, &Transfer { player: PlayerId(8), ..asked("POL") }).await),
            "conflict"
        );
    })
    .await;
}

/// The registration moves the profile, the member's lines and the offices in one write, or nothing.
#[tokio::test]
async fn a_registration_is_one_write() {
    each("registration", async |store| {
        let roles = [Role::Player, Role::Federation, Role::Officer, Role::Organiser];
        let account = member(store, ME.0, &roles).await;
        let first = store.open_transfer(1, &asked("POL")).await.expect("a transfer");
        let acts = [
            (TransferAct::Consent, Some("CZE"), 1),
            (TransferAct::Consent, Some("POL"), 2),
            (TransferAct::Register, None, 3),
        ];
        let done = after(&first.transfer, &acts);
        let other = Account { roles: vec![Role::Player, Role::Federation], ..account.clone() };
        let refused = store.change_transfer(&first, &done, Some(&other)).await;
        assert_eq!(fault(refused), "conflict", "other offices meanwhile");
        let profile = async || store.players(&[ME]).await.expect("players").remove(0);
        assert_eq!(profile().await.federation, federation("CZE"));
        let kept = store.change_transfer(&first, &done, Some(&account)).await.expect("a change");
        assert_eq!(kept.transfer.state, TransferState::Registered);
        let moved = profile().await;
        assert_eq!((moved.federation, moved.rating()), (federation("POL"), Some(2_100)));
        assert_eq!(store.members(federation("CZE")).await.expect("none"), []);
        assert_eq!(store.members(federation("POL")).await.expect("one"), [ME]);
        assert_eq!(store.delegates(federation("CZE")).await.expect("none"), []);
        assert_eq!(store.delegates(federation("POL")).await.expect("none"), []);
        let mut left = store.account(ME).await.expect("an account").roles;
        left.sort();
        assert_eq!(left, [Role::Player, Role::Officer]);
        let officials = store.officials().await.expect("officials");
        assert_eq!(officials, [Official { player: ME, roles: vec![Role::Officer] }]);
    })
    .await;
}

/// What is counted of a year is changed as it was read, or not at all.
#[tokio::test]
async fn years_are_kept() {
    each("years", async |store| {
        let mut year = store.federation_year(federation("CZE"), 2026).await.expect("nothing");
        assert_eq!((year.version, &year.counted), (0, &FederationYear::default()));
        year.counted.members = Some(MembersCount { members: 214, by: PlayerId(3), at: START });
        store.put_federation_year(&year).await.expect("a year");
        assert_eq!(fault(store.put_federation_year(&year).await), "conflict");
        let mut kept = store.federation_year(federation("CZE"), 2026).await.expect("a year");
        assert_eq!((kept.version, &kept.counted), (1, &year.counted));
        kept.counted.nominations.push(Nomination { event: 7, player: ME, at: START });
        store.put_federation_year(&kept).await.expect("a year");
        let after = store.federation_year(federation("CZE"), 2026).await.expect("a year");
        assert_eq!((after.version, &after.counted), (2, &kept.counted));
        for (letters, other) in [("POL", 2026), ("CZE", 2025)] {
            let none = store.federation_year(federation(letters), other).await.expect("nothing");
            assert_eq!(none.version, 0);
        }
    })
    .await;
}
