//! A program for correspondence chess, as it speaks to the server: Xfcc with a key as password.

use std::collections::HashMap;

use axum::body::Body;
use axum::http::Method;
use rules::{GameId, PlayerId};
use serde_json::json;

use crate::{Answer, TestApp};

/// Where it asks.
const ADDRESS: &str = "/xfcc/XfccBasic.asmx";
/// An envelope's beginning and end, as SCID writes them.
const BEGINNING: &str = "<?xml version=\"1.0\" encoding=\"utf-8\"?>\n<soap:Envelope \
    xmlns:soap=\"http://schemas.xmlsoap.org/soap/envelope/\"><soap:Body>\n";
const END: &str = "</soap:Body>\n</soap:Envelope>";

/// A listed game: its fields in their order.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Listed(pub Vec<(String, String)>);

impl Listed {
    /// A field's text; empty when it is not there.
    pub fn field(&self, name: &str) -> &str {
        self.0.iter().find(|(known, _)| known == name).map_or("", |(_, text)| text)
    }

    /// Days, hours and minutes of one side, `Player` or `Opponent`.
    pub fn time(&self, side: &str) -> String {
        let [days, hours, minutes] =
            ["days", "hours", "minutes"].map(|unit| self.field(&format!("{unit}{side}")));
        format!("{days} {hours}:{minutes}")
    }
}

/// The program of one player.
pub struct XfccClient<'a> {
    app: &'a TestApp,
    /// What it signs in with.
    pub user: String,
    /// The key.
    pub key: String,
}

impl TestApp {
    /// A player's program, with a key for playing.
    pub async fn xfcc(&self, player: PlayerId) -> XfccClient<'_> {
        self.xfcc_with(player, "play").await
    }

    /// The same with a key for something else.
    pub async fn xfcc_with(&self, player: PlayerId, scope: &str) -> XfccClient<'_> {
        let body = json!({ "name": "Program", "scopes": [scope] });
        let made = self.person(player).post("/api/keys", &body).await.expect(201);
        let key = made.text_of("secret").to_owned();
        XfccClient { app: self, user: player.to_string(), key }
    }

    /// Posts bytes to the service, as they are.
    pub async fn xfcc_bytes(&self, bytes: impl Into<Body>) -> Answer {
        self.request(Method::POST, ADDRESS, &[], bytes).await
    }
}

impl XfccClient<'_> {
    /// An operation in an envelope, with the credentials before its other parameters.
    pub fn envelope(&self, operation: &str, parameters: &[(&str, &str)]) -> String {
        let credentials = [("username", self.user.as_str()), ("password", &self.key)];
        let all = credentials.iter().chain(parameters);
        let all: String = all.map(|(name, text)| format!("<{name}>{text}</{name}>")).collect();
        let namespace = "http://www.bennedik.com/webservices/XfccBasic";
        format!("{BEGINNING}<{operation} xmlns=\"{namespace}\">{all}</{operation}>{END}")
    }

    /// Asks for the games.
    pub async fn ask_games(&self) -> Answer {
        self.app.xfcc_bytes(self.envelope("GetMyGames", &[])).await
    }

    /// The games, by number.
    pub async fn games(&self) -> HashMap<u32, Listed> {
        let answer = self.ask_games().await.expect(200);
        assert_eq!(answer.header("content-type"), "text/xml; charset=utf-8");
        let listed = answer.text.split("<XfccGame>").skip(1).map(|game| {
            let game = fields(game.split_once("</XfccGame>").expect("an end").0);
            (game.field("id").parse().expect("a number"), game)
        });
        listed.collect()
    }

    /// One game of the list.
    pub async fn game(&self, id: GameId) -> Listed {
        self.games().await.remove(&id.0).expect("a listed game")
    }

    /// Makes a move with all of its parameters that are given, and answers the result.
    pub async fn make(&self, id: GameId, parameters: &[(&str, &str)]) -> String {
        let id = id.to_string();
        let all: Vec<_> = [("gameId", id.as_str())].iter().chain(parameters).copied().collect();
        let answer = self.app.xfcc_bytes(self.envelope("MakeAMove", &all)).await.expect(200);
        let (_, result) = answer.text.split_once("<MakeAMoveResult>").expect("a result");
        result.split_once('<').expect("an end").0.to_owned()
    }

    /// Sends a move with its number.
    pub async fn play(&self, id: GameId, number: &str, text: &str) -> String {
        self.make(id, &[("movecount", number), ("myMove", text)]).await
    }
}

/// The elements of a game, which hold texts and nothing else.
fn fields(mut xml: &str) -> Listed {
    let mut fields = Vec::new();
    while let Some((name, rest)) = xml.strip_prefix('<').and_then(|xml| xml.split_once('>')) {
        let (text, rest) = rest.split_once(&format!("</{name}>")).expect("an end");
        let text = text.replace("&lt;", "<").replace("&gt;", ">").replace("&quot;", "\"");
        fields.push((name.to_owned(), text.replace("&apos;", "'").replace("&amp;", "&")));
        xml = rest;
    }
    assert!(xml.is_empty(), "{xml}");
    Listed(fields)
}
