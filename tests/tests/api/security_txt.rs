//! Where faults of security are reported.

use axum::http::Method;
use tests::{START, TestApp};

/// What RFC 9116 asks for, and good for 89 days at least, however long nobody deploys anything.
#[tokio::test]
async fn security_txt_never_lapses() {
    let app = TestApp::new().await;
    for days in [0, 400] {
        app.app.clock.advance(days * 86_400);
        let answer =
            app.request(Method::GET, "/.well-known/security.txt", &[], "").await.expect(200);
        let field = |name: &str| {
            let line = answer.text.lines().find_map(|line| line.strip_prefix(name));
            line.unwrap_or_else(|| panic!("{name} in {}", answer.text))
        };
        assert!(field("Contact: ").starts_with("https://"));
        assert_eq!(field("Canonical: "), format!("{}/.well-known/security.txt", app.app.origin));
        let expires: chrono::DateTime<chrono::Utc> = field("Expires: ").parse().expect("a time");
        let left = expires.timestamp() - (START.unix() + days * 86_400);
        assert!((89 * 86_400..=90 * 86_400).contains(&left), "{expires}");
    }
}
