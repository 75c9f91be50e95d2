//! Accounts, sessions, counted attempts and numbers given out in order.

use std::collections::BTreeSet;

use rules::rating::{FideEntry, FideTitle, ListEntry, Ratings};
use rules::{Appointment, PlayerId, Profile, Title};
use store::{Account, AttemptKind, OfficeProof, Official, Passkey, Passkeys, Role, Session};
use tests::{DAY, START, left};

use crate::{each, fault};

fn profile(id: u32) -> Profile {
    Profile {
        id: PlayerId(id),
        given_name: "Tomáš".to_owned(),
        family_name: "Novák".to_owned(),
        federation: "CZE".parse().expect("a federation"),
        title: Some(Title::Sim),
        ratings: Ratings {
            chess: ListEntry { rating: Some(2418), games: 57 },
            chess960: ListEntry { rating: Some(2201), games: 3 },
            fide: Some(FideEntry {
                list: "2026/1".parse().ok(),
                rating: Some(2377),
                title: Some(FideTitle::Im),
            }),
        },
    }
}

fn account(id: u32, email: &str) -> Account {
    Account {
        player: PlayerId(id),
        email: email.to_owned(),
        password_version: 0,
        confirmed: false,
        roles: vec![Role::Director, Role::Player],
        language: "cs".to_owned(),
        zone: chrono_tz::Tz::UTC,
        epoch: 0,
        key_epoch: 0,
    }
}

/// Officials are found, by number; players alone and accounts that were not opened are not.
#[tokio::test]
async fn officials_are_found() {
    each("officials", async |store| {
        assert_eq!(store.officials().await.expect("officials"), []);
        for (id, roles) in [
            (12, vec![Role::Officer]),
            (7, vec![Role::Player, Role::Director]),
            (9, vec![Role::Officer, Role::Director]),
            (8, vec![Role::Player]),
        ] {
            let account = account(id, &format!("player-{id}@posthorn.example"));
            let account = Account { roles, ..account };
            store.create_account(&profile(id), &account, "first").await.expect("an account");
        }
        let taken = account(13, "player-7@posthorn.example");
        let taken = Account { roles: vec![Role::Officer], ..taken };
        assert_eq!(fault(store.create_account(&profile(13), &taken, "first").await), "conflict");
        let official = |id, roles| Official { player: PlayerId(id), roles };
        let mut officials = store.officials().await.expect("officials");
        officials.iter_mut().for_each(|each| each.roles.sort());
        assert_eq!(
            officials,
            [
                official(7, vec![Role::Director]),
                official(9, vec![Role::Director, Role::Officer]),
                official(12, vec![Role::Officer]),
            ]
        );
    })
    .await;
}

/// Of two appointments that were decided at the same time one is kept, whomever they are about.
#[tokio::test]
async fn one_appointment_at_a_time() {
    each("appointments", async |store| {
        for id in [7, 8] {
            let roles = vec![Role::Player, Role::Administrator];
            let account = account(id, &format!("player-{id}@posthorn.example"));
            let account = Account { roles, ..account };
            store.create_account(&profile(id), &account, "first").await.expect("an account");
        }
        let taken = Appointment {
            role: Role::Administrator,
            given: false,
            by: None,
            at: START,
            reason: "The term is over.".to_owned(),
        };
        let mut read = Vec::new();
        for id in [7, 8] {
            let account = store.account(PlayerId(id)).await.expect("an account");
            let made = store.appointments_to_change(PlayerId(id)).await.expect("appointments");
            read.push((account, made));
        }
        let federation = profile(7).federation;
        let [(first, made), (second, other)] = &read[..] else { panic!("two") };
        store.appoint(first, federation, made, &taken).await.expect("kept");
        assert_eq!(fault(store.appoint(second, federation, other, &taken).await), "conflict");
        let kept = store.account(PlayerId(7)).await.expect("an account");
        assert_eq!((kept.roles, kept.epoch), (vec![Role::Player], 1));
        assert_eq!(store.appointments(PlayerId(7)).await.expect("a log"), [taken]);
        let left = store.officials().await.expect("officials");
        assert_eq!(left.iter().map(|each| each.player).collect::<Vec<_>>(), [PlayerId(8)]);
    })
    .await;
}

/// Whoever acts for a federation is found by it, and by no other one (`TR-8.3`).
#[tokio::test]
async fn delegates_are_found() {
    each("delegates", async |store| {
        let federation = profile(7).federation;
        for (id, role) in [(12, Role::Federation), (7, Role::Officer), (9, Role::Federation)] {
            let account = account(id, &format!("player-{id}@posthorn.example"));
            let account = Account { roles: vec![role], ..account };
            store.create_account(&profile(id), &account, "first").await.expect("an account");
        }
        let other = "XYZ".parse().expect("a federation");
        assert_eq!(store.delegates(other).await.expect("delegates"), []);
        let found = store.delegates(federation).await.expect("delegates");
        assert_eq!(found, [PlayerId(9), PlayerId(12)]);
    })
    .await;
}

#[tokio::test]
async fn accounts_are_opened_once() {
    each("accounts", async |store| {
        let (me, email) = (account(7, "tomas@posthorn.example"), "tomas@posthorn.example");
        assert_eq!(fault(store.account_by_email(email).await), "not found");
        store.create_account(&profile(7), &me, "first").await.expect("an account");
        let mut found = store.account_by_email(email).await.expect("an account");
        found.roles.sort();
        let roles = BTreeSet::from([Role::Director, Role::Player]);
        assert_eq!(found.roles.iter().copied().collect::<BTreeSet<_>>(), roles);
        found.roles.clone_from(&me.roles);
        assert!(found == me);
        assert_eq!(store.players(&[PlayerId(7)]).await.expect("profiles"), [profile(7)]);
        // The address is taken, or the number: nothing at all is written.
        assert_eq!(
            fault(store.create_account(&profile(8), &account(8, email), "first").await),
            "conflict"
        );
        let other = account(7, "other@posthorn.example");
        assert_eq!(fault(store.create_account(&profile(7), &other, "first").await), "conflict");
        assert_eq!(store.players(&[PlayerId(8)]).await.expect("profiles"), []);
        assert_eq!(fault(store.account_by_email("other@posthorn.example").await), "not found");
        assert_eq!(fault(store.account(PlayerId(8)).await), "not found");
    })
    .await;
}

#[tokio::test]
async fn passwords_change_where_they_were_read() {
    each("passwords", async |store| {
        let email = "tomas@posthorn.example";
        store.create_account(&profile(7), &account(7, email), "first").await.expect("an account");
        let before = store.account(PlayerId(7)).await.expect("an account");
        let none = store.passkeys(before.player).await.expect("no passkeys");
        store.reset_password(&before, "second", &none, &none).await.expect("changed");
        let after = store.account(PlayerId(7)).await.expect("an account");
        assert_eq!((after.epoch, after.password_version, after.confirmed), (1, 1, true));
        assert_eq!(store.password_hash(PlayerId(7)).await.expect("a hash"), "second");
        assert_eq!(fault(store.reset_password(&before, "third", &none, &none).await), "conflict");
        assert_eq!(store.password_hash(PlayerId(7)).await.expect("a hash"), "second");
        assert_eq!(fault(store.account(PlayerId(99)).await), "not found");
        assert_eq!(fault(store.password_hash(PlayerId(99)).await), "not found");
    })
    .await;
}

fn with_phone(player: PlayerId, before: &Passkeys) -> Passkeys {
    let phone = Passkey {
        id: format!("phone-{player}"),
        name: "Phone".to_owned(),
        public_key: "key".to_owned(),
        sign_count: 0,
        backup_eligible: false,
        backed_up: false,
        transports: Vec::new(),
        created_at: START,
        last_used_at: None,
    };
    Passkeys { player, passkeys: vec![phone], enrolled: true, ..before.clone() }
}

/// Of what asks whether the password still is the same, one thing happens: whoever knew the old one adds no
/// passkey, moves no address and takes nothing away once it is another.
#[tokio::test]
async fn a_new_password_voids_what_was_read_before() {
    each("versions", async |store| {
        let (email, me) = ("tomas@posthorn.example", PlayerId(7));
        store.create_account(&profile(7), &account(7, email), "first").await.expect("an account");
        let before = store.account(me).await.expect("an account");
        let none = store.passkeys(me).await.expect("no passkeys");
        store.reset_password(&before, "second", &none, &none).await.expect("changed");
        let after = with_phone(me, &none);
        assert_eq!(fault(store.add_passkey(&before, &none, &after).await), "conflict");
        assert_eq!(
            fault(store.change_email(&before, "other@posthorn.example", &left(&before)).await),
            "conflict"
        );
        assert_eq!(
            fault(store.begin_farewell(&before, (&profile(7), &profile(7)), START).await),
            "conflict"
        );
        assert_eq!(fault(store.change_password(&before, "third", "a").await), "conflict");
        assert!(store.passkeys(me).await.expect("no passkeys") == none);
        assert_eq!(store.password_hash(me).await.expect("a hash"), "second");
        let now = store.account(me).await.expect("an account");
        store.add_passkey(&now, &none, &after).await.expect("added");
    })
    .await;
}

/// A reset and a new passkey, in every order and at once: no passkey that was added under the old password is
/// left with the new one.
#[tokio::test]
async fn a_reset_leaves_no_passkey_that_it_has_not_seen() {
    each("reset-passkey", async |store| {
        for id in 1..=10 {
            let (email, me) = (format!("player-{id}@posthorn.example"), PlayerId(id));
            let new = account(id, &email);
            store.create_account(&profile(id), &new, "first").await.expect("an account");
            let before = store.account(me).await.expect("an account");
            let none = store.passkeys(me).await.expect("no passkeys");
            let after = with_phone(me, &none);
            let reset = async || store.reset_password(&before, "second", &none, &none).await;
            let add = async || store.add_passkey(&before, &none, &after).await;
            let (reset, added) = match id {
                1 => {
                    let added = add().await;
                    (reset().await, added)
                }
                _ => tokio::join!(reset(), add()),
            };
            assert!(reset.is_err() || added.is_err(), "{id}");
            if reset.is_err() {
                // The passkeys are read again.
                let known = store.passkeys(me).await.expect("passkeys");
                let none = Passkeys { passkeys: Vec::new(), ..known.clone() };
                store.reset_password(&before, "second", &known, &none).await.expect("changed");
            }
            assert_eq!(store.passkeys(me).await.expect("passkeys").passkeys, []);
            let version = store.account(me).await.expect("an account").password_version;
            assert_eq!(version, 1);
            assert_eq!(store.password_hash(me).await.expect("a hash"), "second");
        }
    })
    .await;
}

/// With an account its password goes.
#[tokio::test]
async fn a_farewell_takes_the_password_along() {
    each("farewell", async |store| {
        let me = account(7, "tomas@posthorn.example");
        store.create_account(&profile(7), &me, "first").await.expect("an account");
        store.begin_farewell(&me, (&profile(7), &profile(7)), START).await.expect("gone");
        assert_eq!(fault(store.account(PlayerId(7)).await), "not found");
        assert_eq!(fault(store.password_hash(PlayerId(7)).await), "not found");
    })
    .await;
}

#[tokio::test]
async fn sessions_rotate_once() {
    each("sessions", async |store| {
        let session = Session {
            id: "a".to_owned(),
            player: PlayerId(7),
            epoch: 3,
            generation: 1,
            rotated_at: START,
            authenticated_at: START,
            office: None,
            created_at: Some(START),
            browser: "Firefox, Linux".to_owned(),
            expires_at: START + DAY,
        };
        store.create_session(&session).await.expect("a session");
        assert_eq!(fault(store.create_session(&session).await), "conflict");
        assert_eq!(store.session("a").await.expect("a session"), session);
        let (now, expires_at) = (START + 5, START + 2 * DAY);
        let next = store.rotate_session(&session, now, expires_at).await.expect("rotated");
        assert_eq!(next, Session { generation: 2, rotated_at: now, expires_at, ..session.clone() });
        assert_eq!(store.session("a").await.expect("a session"), next);
        assert_eq!(fault(store.rotate_session(&session, now, expires_at).await), "conflict");
        // With a code for an hour, with the password alone, with a passkey.
        let at = |seconds| OfficeProof { proved_at: START + seconds, until: None };
        let code = OfficeProof { until: Some(START + 3_600), ..at(9) };
        for (seconds, given, office) in [
            (8, None, None),
            (9, Some(code), code.into()),
            (10, None, code.into()),
            (11, Some(at(11)), at(11).into()),
        ] {
            let noted = store.authenticate_session("a", START + seconds, given).await;
            let proved = Session { authenticated_at: START + seconds, office, ..next.clone() };
            assert_eq!(noted.expect("noted"), proved);
            assert_eq!(store.session("a").await.expect("a session"), proved);
        }
        for _ in 0..2 {
            store.end_session("a").await.expect("ended");
        }
        assert_eq!(fault(store.authenticate_session("a", START, None).await), "conflict");
        assert_eq!(fault(store.session("a").await), "not found");
        // A session that was ended does not come back by being used.
        assert_eq!(fault(store.rotate_session(&next, now, expires_at).await), "conflict");
        assert_eq!(fault(store.session("a").await), "not found");
    })
    .await;
}

/// Counted by kind, subject and window.
#[tokio::test]
async fn attempts_are_counted_in_windows() {
    each("attempts", async |store| {
        use AttemptKind::{Mail, SignInAddress};
        let steps = [
            (SignInAddress, "a", 0, 1),
            (SignInAddress, "a", 899, 2),
            (SignInAddress, "b", 899, 1),
            (Mail, "a", 899, 1),
            (SignInAddress, "a", 900, 1),
            (SignInAddress, "a", 0, 3),
        ];
        for (kind, subject, seconds, expected) in steps {
            let now = START + seconds;
            let count = store.count_attempt(kind, subject, 900, now).await.expect("counted");
            assert_eq!(count, expected, "{kind:?} {subject} {seconds}");
        }
    })
    .await;
}

/// No number is given out twice, also at the same time.
#[tokio::test]
async fn numbers_are_given_out_once() {
    each("numbers", async |store| {
        let mut asked = Vec::new();
        for _ in 0..40 {
            let store = store.clone();
            asked.push(tokio::spawn(async move { store.next_number("player").await }));
        }
        let mut numbers = BTreeSet::new();
        for number in asked {
            numbers.insert(number.await.expect("an answer").expect("a number"));
        }
        assert_eq!(numbers, (1..=40).collect());
        assert_eq!(store.next_number("another").await.expect("a number"), 1);
    })
    .await;
}
