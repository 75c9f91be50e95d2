//! Offices given and taken: by others, to people who can be reached, and never the last administrator's
//! away. Each case is a line.

use rules::{
    Appointment, AppointmentFacts, AppointmentOrder, AppointmentRefusal, Outcome, PlayerId, Role,
};

use crate::START;

const PLAYER: PlayerId = PlayerId(7);
const ADMINISTRATOR: PlayerId = PlayerId(9);

/// Which office, whether it is given, and by whom.
type Order = (Role, bool, Option<PlayerId>);

fn ordered(
    (role, give, by): Order,
    roles: &[Role],
    is_confirmed: bool,
    others: &[Role],
) -> Result<Outcome<Appointment>, AppointmentRefusal> {
    let order = AppointmentOrder { role, give, by, reason: "Elected".to_owned() };
    let facts = AppointmentFacts { player: PLAYER, roles, is_confirmed, others };
    Appointment::order(order, facts, START)
}

#[test]
fn who_gives_and_takes() {
    use AppointmentRefusal::{LastAdministrator, NoOffice, Own, Unconfirmed};
    use Role::{Administrator, Director, Officer, Player, RatingCommissioner};
    let by = Some(ADMINISTRATOR);
    let cases: [(Order, &[Role], bool, &[Role], _); 14] = [
        ((Director, true, by), &[Player], true, &[Administrator], Ok(true)),
        ((Director, true, None), &[Player], true, &[], Ok(true)),
        ((Director, true, by), &[Director], true, &[Administrator], Ok(false)),
        ((Director, false, by), &[Player], true, &[Administrator], Ok(false)),
        ((Director, false, by), &[Player, Director], true, &[Administrator], Ok(true)),
        ((Player, true, by), &[Player], true, &[Administrator], Err(NoOffice)),
        ((Player, false, by), &[Player], true, &[Administrator], Err(NoOffice)),
        ((Director, true, Some(PLAYER)), &[Administrator], true, &[], Err(Own)),
        ((Administrator, false, Some(PLAYER)), &[Administrator], true, &[Administrator], Err(Own)),
        ((Director, true, by), &[Player], false, &[Administrator], Err(Unconfirmed)),
        ((Administrator, false, None), &[Administrator], true, &[Director], Err(LastAdministrator)),
        ((Officer, false, by), &[Officer], true, &[RatingCommissioner], Err(LastAdministrator)),
        // Whoever holds every office gives them, too.
        ((Administrator, false, by), &[Administrator], true, &[Officer], Ok(true)),
        ((Administrator, false, by), &[Administrator, Officer], true, &[], Ok(true)),
    ];
    for (order, roles, confirmed, others, expected) in cases {
        let is = ordered(order, roles, confirmed, others);
        let is = is.map(|outcome| matches!(outcome, Outcome::Changed(_)));
        assert_eq!(is, expected, "{order:?} for {roles:?} beside {others:?}");
    }
}

#[test]
fn what_is_kept() {
    let order = (Role::RatingCommissioner, true, None);
    let Ok(Outcome::Changed(made)) = ordered(order, &[], true, &[]) else { panic!("given") };
    let expected = Appointment {
        role: Role::RatingCommissioner,
        given: true,
        by: None,
        at: START,
        reason: "Elected".to_owned(),
    };
    assert_eq!(made, expected);
}

/// Every office has a name of its own, and one who holds all of them acts in each of ICCF's alone.
#[test]
fn names_and_reach() {
    for role in Role::ALL {
        assert_eq!(role.to_string().parse(), Ok(role));
        assert_eq!(Role::Officer.acts_as(role), role.is_office(), "{role}");
        assert!(role.acts_as(role));
        assert!(role == Role::Officer || !role.acts_as(Role::Officer), "{role}");
    }
    assert_eq!("treasurer".parse::<Role>(), Err(()));
}
