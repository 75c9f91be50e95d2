//! What players bring before the officials of an event, and what becomes of it: questions, reports of
//! messages and of pages, appeals (LAW-13.3.1, LAW-14.2, TR-14, TR-15).

use rules::PlayerId;
use serde_json::{Value, json};
use store::Role;
use tests::{Answer, DIRECTOR, OFFICER};

use crate::event_world::EventWorld;
use crate::request::Request;

/// An officer who decides nothing but appeals.
pub(crate) const JUDGE: PlayerId = PlayerId(998);
/// Open cases of one player at most.
const OPEN_MAX: usize = 20;

/// A case as the auditor sees it.
#[derive(Clone, Debug)]
pub(crate) struct Filed {
    pub(crate) id: u32,
    kind: &'static str,
    by: u32,
    pub(crate) section: u32,
    /// The opponent that it is about, or would be.
    other: u32,
    /// The message or the decision that it is about, each brought up once.
    about: Option<String>,
    /// Who made the decision that is appealed against, and its number.
    made: Option<(u32, u32)>,
    state: &'static str,
    version: u64,
    answers: usize,
    outcome: Value,
    /// The decisions that answer it.
    decisions: Vec<u32>,
}

/// What is brought, and why it is refused, if it is.
struct Brought {
    kind: &'static str,
    path: String,
    more: Value,
    about: Option<String>,
    made: Option<(u32, u32)>,
    refused: Option<&'static str>,
}

impl Filed {
    fn is_appeal(&self) -> bool {
        self.kind == "appeal"
    }

    /// Who is told that it waits: the director, and of an appeal the officer who has not decided.
    fn waits_for(&self) -> Vec<u32> {
        match self.made {
            Some((by, _)) => [OFFICER.0].into_iter().filter(|officer| *officer != by).collect(),
            None => vec![DIRECTOR.0],
        }
    }

    /// Somebody who may decide it.
    fn official(&self, first: bool) -> (PlayerId, Role) {
        match self.made {
            Some((by, _)) if by == OFFICER.0 => (JUDGE, Role::Officer),
            None if first => (DIRECTOR, Role::Director),
            _ => (OFFICER, Role::Officer),
        }
    }
}

impl EventWorld {
    /// Somebody brings something up, or something becomes of it.
    pub(crate) async fn ask_officials(&mut self) {
        self.settle_decisions().await;
        match self.dice.below(10) {
            _ if self.filed.is_empty() => self.file().await,
            0..4 => self.write_in_a_case().await,
            4..6 => self.decide_a_case().await,
            _ => self.file().await,
        }
    }

    async fn file(&mut self) {
        let table = self.pick_table();
        let players = self.tables[table].players;
        let side = self.dice.below(2);
        let (me, other) = (players[side], players[1 - side]);
        let section = self.groups[self.tables[table].group].id;
        let brought = match self.dice.below(5) {
            0 => self.query(format!("/api/games/{}/queries", self.tables[table].id)),
            1 => self.query(format!("/api/sections/{section}/queries")),
            2 => self.report_message(table, 1 - side).await,
            3 => self.publication(section, me, other),
            _ => match self.appeal(section, me) {
                Some(brought) => brought,
                None => self.query(format!("/api/sections/{section}/queries")),
            },
        };
        let mut body = json!({ "text": format!("Case {} at {}.", self.filed.len(), self.now()) });
        let more = brought.more.as_object().cloned().unwrap_or_default();
        body.as_object_mut().expect("members").extend(more);
        let path = brought.path.clone();
        let request = Request::post(PlayerId(me), Role::Player, path, body);
        let answer = self.twice(&request).await;
        let same = |filed: &&Filed| {
            brought.about.is_some()
                && (filed.kind, filed.by, &filed.about) == (brought.kind, me, &brought.about)
        };
        let full = (self.open_of(me) >= OPEN_MAX).then_some("409 too_many_cases");
        let again = self.filed.iter().find(same).map(|known| match known.is_appeal() {
            true => "409 already_appealed TR-15",
            false => "409 already_reported LAW-13.3.1",
        });
        if let Some(refused) = brought.refused.or(full).or(again) {
            assert_eq!(answer.verdict(), refused, "{request:?}");
            return self.note(format!("case {} {}", brought.kind, answer.status));
        }
        assert!([200, 201].contains(&answer.status), "{request:?}: {}", answer.text);
        let id = answer.json["id"].as_u64().and_then(|id| u32::try_from(id).ok());
        let filed = Filed {
            id: id.expect("a number"),
            kind: brought.kind,
            by: me,
            section,
            other,
            about: brought.about,
            made: brought.made,
            state: "open",
            version: 1,
            answers: 0,
            outcome: Value::Null,
            decisions: Vec::new(),
        };
        let key = format!("case-{}-opened", filed.id);
        self.told.extend(filed.waits_for().into_iter().map(|official| (official, key.clone())));
        self.note(format!("case {} 201", filed.kind));
        self.filed.push(filed);
    }

    fn query(&self, path: String) -> Brought {
        let (more, about) = (Value::Null, None);
        Brought { kind: "query", path, more, about, made: None, refused: None }
    }

    /// A message of the opponent: a new one, or one that was reported before.
    async fn report_message(&mut self, table: usize, writer: usize) -> Brought {
        let id = self.tables[table].id;
        let (by, reader) =
            (self.tables[table].players[writer], self.tables[table].players[1 - writer]);
        let start = format!("{id}/messages/{}-", ["white", "black"][writer]);
        let known: Vec<String> =
            self.filed.iter().filter_map(|filed| filed.about.clone()).collect();
        let known = known.into_iter().find(|about| about.starts_with(&start));
        let about = match known.filter(|_| self.dice.happens(50)) {
            Some(about) => about,
            None => {
                let name = format!("note-{}", self.filed.len());
                let body = json!({ "id": name, "text": "You play like a duck." });
                let path = format!("/api/games/{id}/messages");
                let request = Request::post(PlayerId(by), Role::Player, path, body);
                self.twice(&request).await.expect(200);
                let about = format!("{start}{name}");
                self.told.insert((reader, format!("message-{}", about.replace("/messages/", "-"))));
                about
            }
        };
        let path = format!("/api/games/{about}/reports");
        let (more, about) = (Value::Null, Some(about));
        Brought { kind: "message_report", path, more, about, made: None, refused: None }
    }

    /// A page that shows running games: the opponent's, or the reporter's own.
    fn publication(&mut self, section: u32, me: u32, other: u32) -> Brought {
        let own = self.dice.happens(15);
        let url = format!("https://games.example/{}", self.filed.len());
        Brought {
            kind: "publication",
            path: format!("/api/sections/{section}/publications"),
            more: json!({ "player": if own { me } else { other }, "url": url }),
            about: None,
            made: None,
            refused: own.then_some("409 not_reportable TR-14"),
        }
    }

    /// Against any decision of the section; none where nothing was decided.
    fn appeal(&mut self, section: u32, me: u32) -> Option<Brought> {
        let here = self.decided.iter().filter(|decided| decided.asked.section == section);
        let here: Vec<u32> = here.map(|decided| decided.id).collect();
        let id = if here.is_empty() { return None } else { *self.dice.pick(&here) };
        let known = |id: u32| self.decided.iter().find(move |decided| decided.id == id);
        let decided = known(id).expect("a decision");
        let mine = |(table, _): &(usize, _)| self.tables[*table].side(me).is_some();
        let asked = &decided.asked;
        let concerns = decided.to_all || asked.player == Some(me) || asked.games.iter().any(mine);
        let undone = self.decided.iter().any(|later| later.asked.undoes == Some(id));
        let refused = match () {
            () if !concerns => Some("403 forbidden"),
            () if asked.games.is_empty() && decided.to_all => Some("409 not_appealable TR-15"),
            () if undone => Some("409 already_undone"),
            () => None,
        };
        Some(Brought {
            kind: "appeal",
            path: format!("/api/decisions/{section}/{id}/appeals"),
            more: Value::Null,
            about: Some(id.to_string()),
            made: Some((decided.by, id)),
            refused,
        })
    }

    fn open_of(&self, player: u32) -> usize {
        self.filed.iter().filter(|filed| filed.by == player && filed.state == "open").count()
    }

    /// Whoever filed a case writes in it, or an official, or somebody whom it does not concern.
    async fn write_in_a_case(&mut self) {
        let number = self.dice.below(self.filed.len());
        let before = self.filed[number].clone();
        let first = self.dice.happens(50);
        let (who, role) = match self.dice.below(20) {
            0 => (PlayerId(before.other), Role::Player),
            1..9 => (PlayerId(before.by), Role::Player),
            _ => before.official(first),
        };
        let (filer, stranger) = (who.0 == before.by, who.0 == before.other);
        let close = self.dice.happens(40);
        let text = format!("Answer {}.", before.answers + 1);
        let body = json!({ "version": before.version, "text": text, "close": close });
        let path = format!("/api/cases/{}/answers", before.id);
        let answer = self.twice(&Request::post(who, role, path, body)).await;
        let reopens = filer && before.state == "answered" && !close;
        let refused = match () {
            () if stranger => Some("403 forbidden"),
            () if before.state == "decided" => Some("409 case_decided"),
            () if reopens && self.open_of(before.by) >= OPEN_MAX => Some("409 too_many_cases"),
            () => None,
        };
        if let Some(refused) = refused {
            assert_eq!(answer.verdict(), refused, "{before:?} by {who}");
            return self.note(format!("case answer {}", answer.status));
        }
        let state = match before.state {
            _ if close => "answered",
            "answered" if filer => "open",
            state => state,
        };
        let news = format!("answer-{}", before.answers + 1);
        let told = match filer {
            true if state == "open" => before.waits_for(),
            true => Vec::new(),
            false => vec![before.by],
        };
        let filed = &mut self.filed[number];
        (filed.state, filed.answers) = (state, before.answers + 1);
        self.changed(number, &news, told, &answer);
    }

    /// An appeal is decided by its outcome, anything else by a decision about the opponent.
    async fn decide_a_case(&mut self) {
        let number = self.dice.below(self.filed.len());
        let before = self.filed[number].clone();
        if !before.is_appeal() {
            let in_group = |group: &crate::event_world::Group| group.id == before.section;
            let group = self.groups.iter().position(in_group).expect("a section");
            let table = self.tables.iter().position(|table| table.group == group);
            let kind = *self.dice.pick(&["warn", "order"]);
            let more = json!({ "player": before.other, "case": before.id });
            return self.send_decision(kind, more, table.expect("a game")).await;
        }
        let (_, made) = before.made.expect("a decision");
        let outcome = *self.dice.pick(&["upheld", "dismissed", "changed"]);
        let (who, role) = match self.dice.below(6) {
            0 => (DIRECTOR, Role::Director),
            _ => before.official(true),
        };
        let body = json!({ "version": before.version, "outcome": outcome, "reason": "It was." });
        let path = format!("/api/cases/{}/outcome", before.id);
        let answer = self.twice(&Request::post(who, role, path, body)).await;
        let undone = self.decided.iter().any(|later| later.asked.undoes == Some(made));
        let refused = match () {
            () if who == DIRECTOR => Some("403 forbidden TR-15"),
            () if outcome == "changed" && !undone => Some("409 not_undone TR-15"),
            () if before.state == "decided" => Some("409 case_decided"),
            () => None,
        };
        if let Some(refused) = refused {
            assert_eq!(answer.verdict(), refused, "{before:?}: {outcome} by {who}");
            return self.note(format!("case outcome {}", answer.status));
        }
        let filed = &mut self.filed[number];
        (filed.state, filed.answers) = ("decided", before.answers + 1);
        filed.outcome = json!(outcome);
        self.changed(number, "decided", vec![before.by], &answer);
    }

    /// A decision was made about a case, and those whom it concerns are told.
    pub(crate) fn decide_case(&mut self, id: u32, decision: u32) {
        let number = self.filed.iter().position(|filed| filed.id == id).expect("a case");
        let filed = &mut self.filed[number];
        filed.decisions.push(decision);
        if filed.state != "decided" {
            filed.state = "decided";
            filed.version += 1;
            self.told.insert((filed.by, format!("case-{id}-decided")));
        }
    }

    fn changed(&mut self, number: usize, news: &str, told: Vec<u32>, answer: &Answer) {
        let filed = &mut self.filed[number];
        filed.version += 1;
        assert_eq!(answer.verdict(), "200", "{filed:?}");
        let found = (&answer.json["state"], &answer.json["version"]);
        assert_eq!(found, (&json!(filed.state), &json!(filed.version)), "{filed:?}");
        let key = format!("case-{}-{news}", filed.id);
        self.told.extend(told.into_iter().map(|person| (person, key.clone())));
        self.note(format!("case {news}").trim_end_matches(char::is_numeric));
    }

    /// Each player's cases are as the auditor knows them, and what is open waits at the desk.
    pub(crate) async fn compare_cases(&self) {
        for player in 1..=crate::event_world::PEOPLE {
            let page = self.app.person(PlayerId(player)).get("/api/cases").await.expect(200).json;
            let shown = |case: &Value| {
                let answers = case["answers"].as_array().map(Vec::len);
                let names = ["id", "kind", "version", "state", "outcome", "decisions"];
                (names.map(|name| case[name].clone()), answers)
            };
            let found: Vec<_> =
                page["cases"].as_array().expect("cases").iter().map(shown).collect();
            let mut mine: Vec<&Filed> = self.filed.iter().filter(|f| f.by == player).collect();
            mine.sort_by_key(|filed| std::cmp::Reverse(filed.id));
            let expected = |f: &&Filed| {
                let Filed { id, kind, version, state, outcome, decisions, .. } = f;
                let members = [json!(id), json!(kind), json!(version), json!(state)];
                let [id, kind, version, state] = members;
                let members = [id, kind, version, state, outcome.clone(), json!(decisions)];
                (members, Some(f.answers))
            };
            assert_eq!(found, mine.iter().map(expected).collect::<Vec<_>>(), "cases of {player}");
        }
        for (who, role) in [(DIRECTOR, Role::Director), (OFFICER, Role::Officer)] {
            let queue = self.app.person_as(who, role).get("/api/director/queue").await.expect(200);
            let items = queue.json["items"].as_array().expect("items").clone();
            let cases = items.iter().filter(|item| item["kind"] == "case");
            let mut found: Vec<_> = cases.filter_map(|item| item["id"].as_u64()).collect();
            found.sort_unstable();
            let waits = |f: &&Filed| {
                let theirs = !f.is_appeal() || f.waits_for().contains(&who.0);
                f.state == "open" && theirs
            };
            let mut expected: Vec<_> =
                self.filed.iter().filter(waits).map(|filed| u64::from(filed.id)).collect();
            expected.sort_unstable();
            assert_eq!(found, expected, "what waits for {who}");
        }
    }
}
