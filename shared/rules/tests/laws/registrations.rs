//! Players whom a federation registers: invited again, claimed, and numbers that are given up.

use rules::{
    DAY_SECONDS, Federation, INVITATION_DAYS, INVITE_AGAIN_SECONDS, Instant, Invitation,
    NumberInUse, Outcome, PlayerId, Registration, RegistrationRefusal,
};

const NOW: Instant = Instant::from_unix(1_767_225_600);

fn registered() -> Registration {
    let federation: Federation = "CZE".parse().expect("a federation");
    Registration { federation, by: Some(PlayerId(1)), at: NOW, invitation: None }
}

fn invitation(email: &str, at: Instant, link: &str) -> Invitation {
    Invitation { email: email.to_owned(), at, link: link.to_owned() }
}

/// Both sides of the hour, and of the thirty days.
#[test]
fn the_last_link_alone_is_good() {
    let first = invitation("jana@posthorn.example", NOW, "first");
    let Ok(Outcome::Changed(invited)) = registered().invite(first.clone()) else {
        panic!("nobody was invited before")
    };
    let soon = NOW + (INVITE_AGAIN_SECONDS - 1);
    let again = invitation("jana@posthorn.example", soon, "again");
    assert_eq!(invited.invite(again), Ok(Outcome::Unchanged));
    let other = |at| invitation("other@posthorn.example", at, "second");
    let refused = Err(RegistrationRefusal::TooSoon { seconds: 1 });
    assert_eq!(invited.invite(other(soon)), refused);
    let Ok(Outcome::Changed(second)) = invited.invite(other(NOW + INVITE_AGAIN_SECONDS)) else {
        panic!("the hour is over")
    };
    let end = NOW + INVITATION_DAYS * DAY_SECONDS;
    assert_eq!(first.lapses_at(), end);
    for (registration, request, at, good) in [
        (&invited, "first", NOW, true),
        (&invited, "first", end + -1, true),
        (&invited, "first", end, false),
        (&invited, "second", NOW, false),
        (&second, "first", soon, false),
        (&second, "second", end, true),
        (&registered(), "first", NOW, false),
    ] {
        let found = registration.invited_by(request, at);
        assert_eq!(found.is_ok(), good, "{request} at {at}");
        assert!(found.is_ok() || found == Err(RegistrationRefusal::VoidLink));
    }
}

/// What rests on a number keeps it.
#[test]
fn a_number_is_given_up_as_long_as_nothing_rests_on_it() {
    for (has_played, holds_office, expected) in [
        (false, false, Ok(())),
        (true, false, Err(RegistrationRefusal::HasPlayed)),
        (true, true, Err(RegistrationRefusal::HasPlayed)),
        (false, true, Err(RegistrationRefusal::HoldsOffice)),
    ] {
        assert_eq!(NumberInUse { has_played, holds_office }.give_up(), expected);
    }
}
