//! Players' pages with running games: kept under a condition, each section's apart, and readable for ever.

use posthorn::embedded::Embedded;
use rules::PlayerId;
use rules::tournament::{PageEntry, PageStep, PlayersPage};
use store::{Error, SectionId, StoredPage};
use tests::START;

/// Every step in the form in which it is kept.
const KEPT: &str = r#"{"entries":[{"at":1767225600,"by":1,"step":{"named":"https://games.example/"}},{"at":1767225601,"by":2,"step":"consented"},{"at":1767225602,"by":2,"step":"taken_back"},{"at":1767225603,"by":3,"step":"refused"},{"at":1767225604,"by":1,"step":"withdrawn"}]}"#;

fn page() -> PlayersPage {
    let steps = [
        (1, PageStep::Named("https://games.example/".to_owned())),
        (2, PageStep::Consented),
        (2, PageStep::TakenBack),
        (3, PageStep::Refused),
        (1, PageStep::Withdrawn),
    ];
    let entry = |(second, (by, step)): (i64, _)| PageEntry { at: START + second, by, step };
    let steps = steps.map(|(by, step)| (PlayerId(by), step));
    PlayersPage { entries: (0..).zip(steps).map(entry).collect() }
}

/// What was stored stays readable: new fields are added with a default.
#[test]
fn the_form_in_which_they_are_kept() {
    assert_eq!(serde_json::to_string(&page()).expect("JSON"), KEPT);
    assert_eq!(serde_json::from_str::<PlayersPage>(KEPT).expect("a page"), page());
}

#[tokio::test]
async fn who_is_slower_reads_again() {
    let embedded = Embedded::memory().expect("a database in memory");
    let store = embedded.store("posthorn").await.expect("a table");
    let (section, player) = (SectionId(7), PlayerId(1));
    let none = store.players_page(section, player).await.expect("an empty page");
    assert_eq!((none.version, &none.page), (0, &PlayersPage::default()));
    let first = store.change_players_page(&none, page()).await.expect("kept");
    let late = store.change_players_page(&none, page()).await;
    assert!(matches!(late, Err(Error::Conflict)), "{late:?}");
    let second = store.change_players_page(&first, PlayersPage::default()).await.expect("kept");
    let late = store.change_players_page(&first, page()).await;
    assert!(matches!(late, Err(Error::Conflict)), "{late:?}");
    assert_eq!(store.players_page(section, player).await.expect("a page"), second);
    let other = StoredPage { player: PlayerId(2), ..none };
    let other = store.change_players_page(&other, page()).await.expect("kept");
    assert_eq!(store.players_pages(section).await.expect("pages"), [second, other]);
    assert_eq!(store.players_pages(SectionId(70)).await.expect("pages"), []);
}
