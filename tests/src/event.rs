//! Events for tests: people to play in them, and the way from the announcement to the games.

use rules::rating::Ratings;
use rules::{PlayerId, Profile, Title};
use serde_json::{Value, json};
use store::{Account, Role};

use crate::{Answer, Person, TestApp};

/// Directs the events of tests.
pub const DIRECTOR: PlayerId = PlayerId(390_044);
/// Organises them.
pub const ORGANISER: PlayerId = PlayerId(390_055);
/// Acts for the federation CZE.
pub const DELEGATE: PlayerId = PlayerId(160_066);
/// Consents to the rating of national events.
pub const COMMISSIONER: PlayerId = PlayerId(390_078);
/// Holds an office.
pub const OFFICER: PlayerId = PlayerId(390_077);

impl TestApp {
    /// A person with a federation and a rating.
    pub async fn member(&self, id: u32, federation: &str, rating: Option<u16>, role: Role) {
        self.member_with(id, federation, Ratings::of_chess(rating), role).await;
    }

    /// A person with a federation and what the lists say.
    pub async fn member_with(&self, id: u32, federation: &str, ratings: Ratings, role: Role) {
        self.account(id, federation, ratings, role, true).await;
    }

    /// A player who has not confirmed their address yet.
    pub async fn unconfirmed(&self, id: u32) {
        self.account(id, "CZE", Ratings::default(), Role::Player, false).await;
    }

    async fn account(
        &self,
        id: u32,
        federation: &str,
        ratings: Ratings,
        role: Role,
        confirmed: bool,
    ) {
        let rating = ratings.chess.published();
        let profile = Profile {
            id: PlayerId(id),
            given_name: "Given".to_owned(),
            family_name: format!("Player {id}"),
            federation: federation.parse().expect("a federation"),
            title: rating.filter(|rating| *rating > 2500).map(|_| Title::Gm),
            ratings,
        };
        let account = Account {
            player: profile.id,
            email: format!("player-{id}@posthorn.example"),
            password_version: 0,
            confirmed,
            roles: vec![role],
            language: "en".to_owned(),
            zone: chrono_tz::Tz::UTC,
            epoch: 0,
            key_epoch: 0,
        };
        self.app.store.create_account(&profile, &account, "no password").await.expect("an account");
    }

    /// The officials of an event, who exist once.
    pub async fn officials(&self) {
        self.member(DIRECTOR.0, "NOR", None, Role::Director).await;
        self.member(ORGANISER.0, "NOR", None, Role::Organiser).await;
        self.member(DELEGATE.0, "CZE", None, Role::Federation).await;
        self.member(OFFICER.0, "SWE", None, Role::Officer).await;
    }

    /// The organiser of the events of tests.
    pub fn organiser(&self) -> Person<'_> {
        self.person_as(ORGANISER, Role::Organiser)
    }

    /// An announcement to begin with: one of the presets, with entries open now.
    pub async fn preset(&self, code: &str, change: impl FnOnce(&mut Value)) -> Value {
        let presets = self.organiser().get("/api/events/presets").await.expect(200).json;
        let presets = presets["presets"].as_array().expect("presets");
        let preset = presets.iter().find(|preset| preset["code"] == code).expect("a preset");
        let mut announcement = preset["announcement"].clone();
        announcement["code"] = json!("T/2026-01");
        announcement["name"] = json!("Test Cup 2026");
        announcement["director"] = json!(DIRECTOR);
        announcement["entries_open_at"] = json!(self.app.clock.now().to_string());
        change(&mut announcement);
        announcement
    }

    /// Announces an event and answers its number.
    pub async fn announce(&self, announcement: &Value) -> u64 {
        let made = self.announced(announcement).await.expect(200);
        made.json["id"].as_u64().expect("a number")
    }

    /// What comes of an announcement for the organiser: a title event of ICCF its commissioner announces, who
    /// hands it over (`TR-1.0.4`, `TR-4.1-4.2`).
    pub async fn announced(&self, announcement: &Value) -> Answer {
        let body = json!({ "announcement": announcement });
        let of_kind = ["title", "norm"].iter().any(|kind| announcement["kind"] == *kind);
        let planned = of_kind || !announcement["norm_class"].is_null();
        if !planned || announcement["organiser"] != "ICCF" {
            return self.organiser().post("/api/events", &body).await;
        }
        let officer = self.person_as(OFFICER, Role::Officer);
        let made = officer.post("/api/events", &body).await;
        if made.status != 200 {
            return made;
        }
        let path = format!("/api/events/{}/organisers", made.json["id"]);
        officer.post(&path, &json!({ "player": ORGANISER, "organises": true })).await
    }

    /// Enters players, takes them in and publishes sections of them.
    pub async fn publish(&self, event: u64, players: &[u32], sizes: &[usize]) -> Value {
        self.propose(event, players, sizes).await;
        self.publish_proposal(event).await
    }

    /// Enters players, takes them in and proposes sections of them.
    pub async fn propose(&self, event: u64, players: &[u32], sizes: &[usize]) {
        let organiser = self.organiser();
        for player in players {
            let path = format!("/api/events/{event}/entries");
            self.person(PlayerId(*player)).post(&path, &json!({})).await.expect(200);
            let path = format!("{path}/{player}");
            organiser.post(&path, &json!({ "decision": "accept" })).await.expect(200);
        }
        let path = format!("/api/events/{event}/proposal");
        let made = organiser.post(&path, &json!({ "version": 0, "sizes": sizes })).await;
        made.expect(200);
    }

    /// What is sent to publish the sections that are proposed.
    pub async fn publication(&self, event: u64) -> Value {
        let organiser = self.organiser();
        let version = organiser.get(&format!("/api/events/{event}")).await.expect(200).json;
        let proposal = organiser.get(&format!("/api/events/{event}/proposal")).await.expect(200);
        json!({ "version": version["version"], "proposal_version": proposal.json["version"] })
    }

    /// Consents to the rating of a national event (`TR-9.2`), by somebody who does not organise it.
    pub async fn consent_to_rating(&self, event: u64) {
        self.member(COMMISSIONER.0, "SWE", None, Role::RatingCommissioner).await;
        let commissioner = self.person_as(COMMISSIONER, Role::RatingCommissioner);
        let path = format!("/api/events/{event}");
        let seen = commissioner.get(&path).await.expect(200).json;
        let body = json!({ "version": seen["version"], "consents": true });
        commissioner.post(&format!("{path}/rating-consent"), &body).await.expect(200);
    }

    /// Publishes the sections that are proposed.
    pub async fn publish_proposal(&self, event: u64) -> Value {
        let (organiser, body) = (self.organiser(), self.publication(event).await);
        let path = format!("/api/events/{event}");
        let answer = organiser.post(&format!("{path}/publish"), &body).await.expect(200).json;
        assert_eq!(answer, organiser.get(&path).await.expect(200).json, "what it says is so");
        answer
    }
}
