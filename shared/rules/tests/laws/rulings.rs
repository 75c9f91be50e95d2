//! TR-14: which rulings count as a breach, and the names of their kinds.

use rules::{Breach, RulingKind};

/// TR-14: an order, a penalty or an expulsion that cites the article counts, however it is typed; a
/// warning does not, and neither does another article.
#[test]
fn a_breach_is_found_by_its_article() {
    use RulingKind::{Cancel, Expel, Message, Order, Penalty, Warn};
    for (kind, citation, expected) in [
        (Order, "TR-14", true),
        (Penalty, "TR-14", true),
        (Expel, "TR-14", true),
        (Order, "tr 14", true),
        (Order, "TR14", true),
        (Order, "TR. 14", true),
        (Order, "TR 140", false),
        (Order, "TR-1", false),
        (Order, "LAW-13.3", false),
        (Order, "", false),
        (Warn, "TR-14", false),
        (Message, "TR-14", false),
        (Cancel, "TR-14", false),
    ] {
        let found = Breach::found_by(kind, citation);
        assert_eq!(found, expected.then_some(Breach::Publication), "{kind:?} by {citation:?}");
    }
    assert_eq!(Breach::answering_publication(Order), Some(Breach::Publication));
    assert_eq!(Breach::answering_publication(Warn), None);
}

/// What is stored of a ruling is its name for programs.
#[test]
fn names_are_those_that_are_stored() {
    for kind in RulingKind::ALL {
        let stored = serde_json::to_value(kind).expect("a name");
        assert_eq!(stored, kind.code());
        assert_eq!(serde_json::from_value::<RulingKind>(stored).expect("a kind"), kind);
    }
    assert!(serde_json::from_value::<RulingKind>("exile".into()).is_err());
}
