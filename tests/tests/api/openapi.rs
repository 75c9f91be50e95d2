//! The description of the API: every route is in it, every answer, and the copy for the front-end
//! is the present one.

use std::collections::BTreeSet;

use axum::http::Method;
use posthorn::description::{self, openapi};
use serde_json::{Value, json};
use tests::TestApp;

/// Every route of the contract that the functions so far serve.
const ROUTES: &str = "
    DELETE /api/keys/{id}
    DELETE /api/session
    DELETE /api/webhooks/{id}
    DELETE /api/withdrawals/{id}
    GET /.well-known/jwks.json
    GET /.well-known/security.txt
    GET /api/archive/dumps
    GET /api/archive/dumps/{name}
    GET /api/archive/games
    GET /api/archive/pgn
    GET /api/archive/position
    GET /api/archive/record
    GET /api/approvals
    GET /api/approvals/reports/{year}
    GET /api/blocked-players
    PUT /api/blocked-players/{id}
    DELETE /api/blocked-players/{id}
    GET /api/calendar/{token}
    GET /api/cases
    GET /api/cases/{id}
    GET /api/challenges
    GET /api/challenges/{id}
    GET /api/seeks
    GET /api/seeks.atom
    POST /api/challenges
    DELETE /api/challenges/{id}/players/{player}
    POST /api/challenges/{id}/accept
    POST /api/challenges/{id}/begin
    POST /api/challenges/{id}/decline
    POST /api/challenges/{id}/remove-words
    POST /api/challenges/{id}/withdraw
    GET /api/operator
    PUT /api/operator
    GET /api/director/claims
    GET /api/director/games/{id}/facts
    GET /api/director/leave/{section}/{player}
    GET /api/director/outages
    GET /api/director/queue
    GET /api/director/withdrawals
    GET /api/director/withdrawals/preview
    GET /api/events
    GET /api/events.atom
    GET /api/events.ics
    GET /api/events/presets
    GET /api/events/{id}
    GET /api/events/{id}/acts
    GET /api/events/{id}/advancers
    GET /api/events/{id}/entries
    GET /api/events/{id}/next-placed
    GET /api/events/{id}/letters
    GET /api/events/{id}/letters/{conversation}
    GET /api/events/{id}/pgn
    GET /api/events/{id}/prizes
    GET /api/exports
    GET /api/exports/{id}
    GET /api/exports/{id}/file
    GET /api/events/{id}/proposal
    GET /api/events/{id}/results
    GET /api/events/{id}/results.atom
    GET /api/events/{id}/rounds
    GET /api/events/{id}/season
    GET /api/events/{id}/sections
    GET /api/events/{id}/team-tables
    GET /api/events/{id}/team-tables.csv
    GET /api/events/{id}/team-tables.html
    GET /api/events/{id}/teams
    GET /api/events/{id}/teams/{team}/games
    GET /api/events/{id}/teams/{team}/replacements
    GET /api/federations
    GET /api/federations/{code}/entries
    GET /api/federations/{code}/members
    GET /api/federations/{code}/nominations
    GET /api/federations/{code}/registrations
    GET /api/games
    GET /api/games/{id}
    GET /api/games/{id}/adjudication-claims
    GET /api/games/{id}/decisions
    GET /api/games/{id}/notebook
    PUT /api/games/{id}/notebook
    GET /api/games/{id}/notebook/pgn
    GET /api/games/{id}/board.png
    GET /api/games/{id}/card
    GET /api/games/{id}/pgn
    GET /api/games/{id}/record
    GET /api/games/{id}/reports
    GET /api/games/{id}/score
    GET /api/games/{id}/root-proof
    GET /api/roots
    GET /api/roots.atom
    GET /api/roots/{day}
    GET /api/health
    GET /api/imports
    GET /api/imports/{id}
    GET /api/keys
    GET /api/leave
    GET /api/me
    POST /api/me/email
    POST /api/me/email/confirm
    POST /api/me/password
    GET /api/sessions
    DELETE /api/sessions
    DELETE /api/sessions/{id}
    POST /api/session/authenticate
    GET /api/officer/dead-letters
    GET /api/notebooks
    GET /api/followed
    PUT /api/followed/players/{id}
    DELETE /api/followed/players/{id}
    PUT /api/followed/events/{id}
    DELETE /api/followed/events/{id}
    GET /api/notifications
    POST /api/notifications/seen
    GET /api/offices
    GET /api/players/{id}
    GET /api/players
    GET /api/players/{id}/joined
    GET /api/players/{id}/names
    GET /api/players/{id}/offices
    GET /api/players/{id}/pgn
    GET /api/players/{id}/picture
    GET /api/players/{id}/qualifications
    GET /api/players/{id}/ratings/{list}
    GET /api/players/{id}/recorded-norms
    GET /api/players/{id}/removals
    GET /api/players/{id}/sex
    GET /api/players/{id}/suspensions
    GET /api/suspensions
    POST /api/players/{id}/recorded-norms
    POST /api/players/{id}/recorded-norms/{number}/correct
    POST /api/players/{id}/recorded-norms/{number}/withdraw
    POST /api/players/{id}/removals
    POST /api/players/{id}/offices
    POST /api/players/{id}/suspensions
    POST /api/players/{id}/suspensions/{number}/lift
    GET /api/qualifiers
    GET /api/qualifiers.atom
    GET /api/qualifiers.csv
    GET /api/qualifiers.json
    GET /api/rating-lists
    GET /api/rating-lists.atom
    GET /api/rating-lists/{id}
    GET /api/rating-lists/{id}/list.csv
    GET /api/rating-lists/{id}/list.json
    GET /api/rating-runs
    GET /api/rating-runs/{id}
    GET /api/rules-questions
    GET /api/rules-questions/waiting
    GET /api/sections/{id}
    GET /api/sections/{id}/decisions
    GET /api/sections/{id}/boards
    GET /api/sections/{id}/results.atom
    GET /api/sections/{id}/pgn
    GET /api/sections/{id}/table.csv
    GET /api/sections/{id}/table.html
    GET /api/sections/{id}/table.json
    GET /api/settings
    GET /api/settings/contact
    PUT /api/settings/contact
    GET /api/settings/portrait
    PUT /api/settings/portrait
    GET /api/title-cases
    GET /api/title-cases/{id}
    GET /api/titles
    GET /api/titles/reports/{year}
    GET /api/titles/{case}
    GET /api/transfers
    GET /api/transfers/{id}
    GET /api/unsubscribe/{token}
    GET /api/webhooks
    GET /api/webhooks/{id}/deliveries
    GET /api/withdrawals
    POST /api/cases/{id}/answers
    POST /api/cases/{id}/outcome
    POST /api/decisions/{section}/{id}/appeals
    POST /api/director/claims/{id}
    POST /api/director/events/{id}/letters
    POST /api/director/games/{id}/score
    POST /api/director/gap
    POST /api/director/leave
    POST /api/director/leave/allowance
    POST /api/director/leave/cancel
    POST /api/director/outages
    POST /api/director/sections/{id}/decisions
    POST /api/director/sections/{id}/decisions/preview
    POST /api/director/withdrawals
    POST /api/director/withdrawals/{id}
    POST /api/events
    POST /api/events/{id}/advancers
    POST /api/events/{id}/board-agreement
    POST /api/events/{id}/cancel
    POST /api/events/{id}/deputies
    POST /api/events/{id}/entries
    POST /api/events/{id}/entries/file
    POST /api/events/{id}/entries/{player}
    POST /api/events/{id}/finish
    POST /api/events/{id}/letters/{conversation}
    POST /api/events/{id}/organisers
    POST /api/events/{id}/proposal
    POST /api/events/{id}/publish
    POST /api/events/{id}/replacements
    POST /api/events/{id}/rating-consent
    POST /api/events/{id}/reopen
    POST /api/events/{id}/season
    POST /api/events/{id}/teams
    POST /api/events/{id}/teams/{team}
    POST /api/events/{id}/teams/{team}/replacements
    POST /api/events/{id}/teams/{team}/replacements/{replacement}/status
    POST /api/exports
    POST /api/games/{id}/adjudication-claims
    POST /api/games/{id}/claims
    POST /api/games/{id}/claims/preview
    POST /api/games/{id}/claims/time
    POST /api/games/{id}/count
    POST /api/games/{id}/draw/accept
    POST /api/games/{id}/draw/decline
    POST /api/games/{id}/messages
    POST /api/games/{id}/messages/{message}/reports
    POST /api/games/{id}/moves
    POST /api/games/{id}/moves/preview
    POST /api/games/{id}/queries
    POST /api/games/{id}/refill
    POST /api/games/{id}/reflection
    POST /api/games/{id}/reports
    POST /api/games/{id}/score
    POST /api/games/{id}/score/answer
    POST /api/games/{id}/score/claim
    POST /api/games/{id}/resign
    POST /api/imports
    POST /api/imports/{id}/approve
    POST /api/imports/{id}/refuse
    POST /api/imports/{id}/results
    POST /api/keys
    POST /api/leave
    POST /api/leave/cancel
    POST /api/me/delete
    POST /api/officer/dead-letters/{player}/{key}/retry
    POST /api/password/forgot
    POST /api/password/reset
    POST /api/players/{id}/deferrals
    POST /api/players/{id}/joined
    POST /api/players/{id}/names
    POST /api/rating-lists
    POST /api/fide-ratings
    POST /api/rating-runs
    POST /api/rating-runs/{id}/calculate
    POST /api/rating-runs/{id}/corrections
    POST /api/rating-runs/{id}/corrections/{number}/remove
    POST /api/rating-runs/{id}/publish
    POST /api/rating-runs/{id}/withdraw
    POST /api/approvals
    POST /api/approvals/{id}/decide
    POST /api/rules-questions
    POST /api/rules-questions/{id}/answer
    POST /api/sections/{id}/conduct
    POST /api/sections/{id}/publications
    GET /api/sections/{id}/pages
    PUT /api/sections/{id}/page
    DELETE /api/sections/{id}/page
    PUT /api/sections/{id}/pages/{player}/consent
    POST /api/sections/{id}/queries
    POST /api/session
    POST /api/settings/calendar
    POST /api/settings/push
    POST /api/settings/push/remove
    POST /api/sign-in
    POST /api/sign-up
    POST /api/sign-up/confirm
    POST /api/title-cases
    POST /api/title-cases/{id}/decide
    POST /api/title-cases/{id}/object
    POST /api/title-cases/{id}/recommend
    POST /api/title-cases/{id}/votes
    POST /api/transfers
    POST /api/transfers/{id}/answers
    POST /api/unsubscribe/{token}
    POST /api/webhooks
    POST /api/webhooks/{id}/deliveries/{delivery}/again
    POST /api/webhooks/{id}/test
    POST /api/withdrawals
    PUT /api/events/{id}
    PUT /api/events/{id}/proposal
    PUT /api/events/{id}/teams/{team}
    PUT /api/exports/nightly
    POST /api/federations/{code}/membership
    POST /api/federations/{code}/registrations
    POST /api/federations/{code}/registrations/file
    PUT /api/federations/{code}/registrations/{player}/invitation
    DELETE /api/federations/{code}/registrations/{player}
    POST /api/claim
    POST /api/claim/look
    POST /api/claim/mine
    PUT /api/federations/{code}/members/{year}
    PUT /api/players/{id}/sex
    PUT /api/games/{id}/conditional-moves
    DELETE /api/passkeys/{id}
    GET /api/passkeys
    POST /api/passkeys
    POST /api/passkeys/link
    POST /api/passkeys/options
    POST /api/password/reset/passkeys
    POST /api/recovery-codes
    POST /api/recovery-codes/use
    POST /api/session/passkey
    POST /api/session/passkey/options
    POST /api/sign-in/passkey
    POST /api/sign-in/passkey/options
    PUT /api/passkeys/{id}
    PUT /api/settings
    GET /xfcc/XfccBasic.asmx
    POST /xfcc/XfccBasic.asmx
";

/// Schemas whose members may be left out: what is sent, and what a problem has.
const INPUT: [&str; 59] = [
    "NewNotedMove",
    "SendChallenge",
    "AcceptChallenge",
    "TakenAdvancer",
    "RegisterPlayer",
    "RegisterByFile",
    "ChangeProposal",
    "TeamForm",
    "DecideTeam",
    "AnnounceEvent",
    "ChangeEvent",
    "ApplyForApproval",
    "DecideApproval",
    "DecideGap",
    "DecideOutage",
    "AddPasskey",
    "AskForPasskey",
    "PasskeyAnswer",
    "ResetPassword",
    "ChangePassword",
    "DeleteMe",
    "SignUp",
    "SignIn",
    "SendMove",
    "PublishEvent",
    "PreviewMove",
    "AnswerOffer",
    "MakeClaim",
    "NewBranch",
    "RuleOnClaim",
    "ChangeLeave",
    "ChangePlayerLeave",
    "CorrectAllowance",
    "EnterEvent",
    "DecideEntry",
    "MakeProposal",
    "ImportRatingList",
    "ImportEvent",
    "RecordResults",
    "DecideWithdrawal",
    "ReportWithdrawal",
    "ReportConduct",
    "MakeDecision",
    "AnswerCase",
    "CorrectRating",
    "ProposeTitle",
    "RecordNorm",
    "RegisterFederation",
    "DecideTitle",
    "MakeKey",
    "ChangePortrait",
    "MakeWebhook",
    "OrderExport",
    "AnswerTransfer",
    "EnterByFile",
    "SeasonMove",
    "Problem",
    "FileError",
    "ReplaceBeforePlay",
];

/// Every operation with its method and path.
fn operations(description: &Value) -> Vec<(String, String, &Value)> {
    let paths = description["paths"].as_object().expect("paths").iter();
    let methods = paths.flat_map(|(path, item)| {
        let item = item.as_object().expect("methods").iter();
        item.map(move |(method, operation)| (method.to_uppercase(), path.clone(), operation))
    });
    methods.collect()
}

#[test]
fn every_route_is_described() {
    let description = openapi();
    let found: BTreeSet<String> = operations(description)
        .iter()
        .map(|(method, path, _)| format!("{method} {path}"))
        .collect();
    let expected: BTreeSet<String> =
        ROUTES.trim().lines().map(|line| line.trim().to_owned()).collect();
    assert_eq!(found, expected);
}

/// What is described is served: no route answers that it is not there.
#[tokio::test]
async fn every_described_route_is_served() {
    let app = TestApp::new().await;
    let description = openapi();
    for (method, path, _) in operations(description) {
        let method = Method::from_bytes(method.as_bytes()).expect("a method");
        let path = path.replace("{id}", "1").replace("{token}", "1").replace("{code}", "CZE");
        let answer = app.request(method.clone(), &path, &[], "").await;
        let code = answer.json["code"].as_str().unwrap_or_default();
        let nowhere = ["not_found", "method_not_allowed"].contains(&code);
        assert!(!nowhere && answer.status != 405, "{method} {path}: {}", answer.text);
    }
    let served = app.request(Method::GET, "/api/openapi.json", &[], "").await.expect(200);
    assert_eq!(&served.json, description);
}

/// Names are unique, texts are there, and a problem is always one.
#[test]
fn every_answer_is_described() {
    let description = openapi();
    let mut names = BTreeSet::new();
    for (method, path, operation) in operations(description) {
        let route = format!("{method} {path}");
        let name = operation["operationId"].as_str().expect("a name").to_owned();
        assert!(names.insert(name), "{route}");
        assert!(operation["summary"].is_string(), "{route}");
        let responses = operation["responses"].as_object().expect("responses");
        // An address in mails leads browsers on to its page.
        assert!(responses.keys().any(|status| status.starts_with(['2', '3'])), "{route}");
        for (status, response) in responses.iter().filter(|(status, _)| status.starts_with('4')) {
            let name = response["$ref"].as_str().and_then(|name| name.strip_prefix('#'));
            let response = name.map_or(response, |name| description.pointer(name).expect("there"));
            let schema = &response["content"]["application/problem+json"]["schema"]["$ref"];
            assert_eq!(schema, "#/components/schemas/Problem", "{route} {status}");
        }
        let signed_in = !operation["security"].is_null();
        assert_eq!(signed_in, responses.contains_key("401") && !open(&path), "{route}");
        // A route that reads a body tells what can be wrong with one; Xfcc has one fault for all.
        for status in ["400", "413", "415", "422"] {
            let reads = operation["requestBody"].is_object() && !path.starts_with("/xfcc/");
            assert!(!reads || responses.contains_key(status), "{route} does not describe {status}");
        }
    }
    for (name, schema) in description["components"]["schemas"].as_object().expect("schemas") {
        let properties = schema["properties"].as_object();
        let required = schema["required"].as_array().map_or(0, Vec::len);
        let input = INPUT.contains(&name.as_str());
        if let Some(properties) = properties.filter(|_| !input) {
            assert_eq!(properties.len(), required, "{name} has members that may be left out");
        }
    }
}

/// What is only described has every name that the rules have.
#[test]
fn names_are_those_of_the_rules() {
    let description = openapi();
    let names = |schema: &str| description["components"]["schemas"][schema]["enum"].clone();
    let advances = rules::tournament::Advance::ALL.map(rules::tournament::Advance::code);
    assert_eq!(names("Advance"), json!(advances.as_slice()));
    assert_eq!(names("Role"), json!(rules::Role::ALL.map(rules::Role::code).as_slice()));
    let stages = rules::tournament::Stage::ALL.map(rules::tournament::Stage::code);
    assert_eq!(names("Stage"), json!(stages.as_slice()));
}

/// True requests with their answers stand beside the schemas: run `make examples` where one is
/// missing or no longer true.
#[test]
fn every_operation_has_an_example() {
    assert_eq!(tests::examples(), Vec::<String>::new());
}

/// Routes that answer 401 without asking for an access token.
fn open(path: &str) -> bool {
    ["/api/sign-in", "/api/sign-in/passkey", "/api/session"].contains(&path)
}

/// The front-end's types are made from its copy of the description.
#[test]
fn the_front_ends_copy_is_the_present_one() {
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/../web/openapi.json");
    let copy = std::fs::read_to_string(path).unwrap_or_default();
    let present = description::text(false) + "\n";
    assert!(copy == present, "web/openapi.json is not the present one: run `make types`");
}
