//! What an event says in its organiser's own words, beside what the rules ask for.

use rules::tournament::{Announcement, Preset};

use crate::announcements::announced;

/// The organiser's own words: in any lines, as long as they are words.
#[test]
fn what_else_there_is_to_know() {
    let event = announced(Preset::OpenClass);
    let long = |length: usize| "š".repeat(length);
    let verdict = |event: &Announcement| event.check().map_err(|refusal| refusal.code());
    for (text, is_text) in
        [("Prizes:\n1. a board", true), ("š", true), ("", false), (" \n", false), ("a\tb", false)]
    {
        let about = Announcement { about: Some(text.to_owned()), ..event.clone() };
        let payment = Announcement { payment: Some(text.to_owned()), ..event.clone() };
        let expected = |code| if is_text { Ok(()) } else { Err(code) };
        assert_eq!(verdict(&about), expected("bad_about"), "{text}");
        assert_eq!(verdict(&payment), expected("bad_payment"), "{text}");
    }
    for (about, payment, expected) in
        [(2_000, 500, Ok(())), (2_001, 500, Err("bad_about")), (2_000, 501, Err("bad_payment"))]
    {
        let (about, payment) = (Some(long(about)), Some(long(payment)));
        let words = Announcement { about, payment, ..event.clone() };
        assert_eq!(verdict(&words), expected);
        // They can still be changed once the start lists are out; the fee cannot.
        assert_eq!(event.may_change(&words, true, false).map_err(|it| it.code()), expected);
    }
}
