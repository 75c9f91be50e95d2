//! Terms as they were kept before events had policies: those games are still read and played.

use posthorn::embedded::Embedded;
use rules::{
    ConditionalMoves, DrawOffers, GameId, Instant, PlayerId, Position, TimeControl, Variant,
};
use serde_json::json;
use tests::ask_database;

use crate::append;

/// The attribute in its first encoding.
const VERSION_1: &str = include_str!("../../data/terms_v1.txt");

#[tokio::test]
async fn terms_without_policies_are_read() {
    let embedded = Embedded::memory().expect("a database in memory");
    let store = embedded.store("posthorn").await.expect("a table");
    let lines: Vec<&str> = VERSION_1.lines().filter(|line| !line.starts_with('#')).collect();
    assert_eq!(lines.len(), 2);
    for (id, line) in (1_u32..).zip(lines) {
        let words: Vec<&str> = line.splitn(6, ' ').collect();
        let [hex, moves, days, doubled, starts_at, fen] = words[..] else { panic!("{line}") };
        let byte = |index| u8::from_str_radix(&hex[index..index + 2], 16).expect("two digits");
        let bytes: Vec<u8> = (0..hex.len()).step_by(2).map(byte).collect();
        let number = |number: &str| json!({ "N": number });
        let item = json!({
            "pk": { "S": format!("G#{id}") }, "sk": { "S": "GAME" }, "white": number("2"),
            "black": number("3"), "section": number("1"), "events": number("0"),
            "shard": number("1"), "alarm_at": number("1770336000"),
            "terms": { "B": base64::Engine::encode(&base64::prelude::BASE64_STANDARD, bytes) }
        });
        let put = json!({ "TableName": "posthorn", "Item": item });
        ask_database(&embedded, "PutItem", &put).await;
        let stored = store.game(GameId(id)).await.expect("a game");
        let start = (fen != "-").then(|| Position::from_fen(Variant::Chess, fen).expect("a FEN"));
        assert_eq!(stored.terms.start, start);
        assert_eq!(stored.terms.variant, Variant::Chess);
        let time_control = TimeControl::MovesInDays {
            moves: moves.parse().expect("moves"),
            days: days.parse().expect("days"),
            double_after_days: (doubled != "-").then(|| doubled.parse().expect("days")),
        };
        assert_eq!(stored.terms.time_control, time_control);
        let starts_at = Instant::from_unix(starts_at.parse().expect("seconds"));
        assert_eq!(stored.terms.starts_at, starts_at);
        assert_eq!(stored.terms.draw_offers, DrawOffers::Free);
        assert_eq!(stored.terms.conditional_moves, ConditionalMoves::Tree);
        assert_eq!(stored.terms.players.white, PlayerId(2));
        assert!(!stored.prepared.white && !stored.prepared.black && stored.log.is_empty());
        let san = if fen == "-" { "e4" } else { "O-O" };
        append(&store, &stored, san, starts_at).await.expect("appended");
        assert_eq!(store.game(GameId(id)).await.expect("a game").terms, stored.terms);
    }
}
