//! The way from one federation to another: TR-13.

use rules::{
    Federation, Instant, PlayerId, Transfer, TransferAct, TransferGrounds, TransferOfficial,
    TransferParty, TransferRefusal, TransferRequest, TransferState, TransferStep,
};

const NOW: Instant = Instant::from_unix(1_767_225_600);
const PLAYER: PlayerId = PlayerId(160_012);
/// Delegates of CZE and POL, and officers.
const CZECH: PlayerId = PlayerId(1);
const POLISH: PlayerId = PlayerId(2);
const OFFICER: PlayerId = PlayerId(3);

fn federation(letters: &str) -> Federation {
    letters.parse().expect("a federation")
}

fn request(to: &str, reason: &str) -> Result<Transfer, TransferRefusal> {
    let request = TransferRequest {
        player: PLAYER,
        from: federation("CZE"),
        to: federation(to),
        grounds: TransferGrounds::Residence,
        reason: reason.to_owned(),
    };
    request.open(NOW)
}

fn step(text: &str) -> TransferStep {
    let (text, reason) = text.split_once(": ").unwrap_or((text, ""));
    let words: Vec<&str> = text.split_whitespace().collect();
    let (act, by) = match words[0] {
        "appeal" => (TransferAct::Appeal, PLAYER),
        "back" => (TransferAct::TakeBack, PLAYER),
        "allow" => (TransferAct::Allow, OFFICER),
        "refuse" => (TransferAct::Refuse, OFFICER),
        "register" => (TransferAct::Register, OFFICER),
        answer => {
            let consents = answer == "consent";
            let act = if consents { TransferAct::Consent } else { TransferAct::Object };
            (act, if words[1] == "CZE" { CZECH } else { POLISH })
        }
    };
    let by = match words.iter().position(|word| *word == "by") {
        Some(place) => PlayerId(words[place + 1].parse().expect("a number")),
        None => by,
    };
    let answers = [TransferAct::Consent, TransferAct::Object].contains(&act);
    let federation = answers.then(|| federation(words[1]));
    TransferStep { act, at: NOW, by, federation, reason: reason.to_owned() }
}

/// Takes one step after another; the last one may be refused.
fn check(steps: &str, expected: &str) {
    let mut transfer = request("POL", "I have moved.").expect("a transfer");
    let steps: Vec<&str> = steps.split(", ").filter(|text| !text.is_empty()).collect();
    for (place, text) in steps.iter().enumerate() {
        transfer = match transfer.take(step(text)) {
            Ok(after) => after,
            Err(refusal) => {
                assert_eq!(place + 1, steps.len(), "{steps:?}: {text} is refused: {refusal}");
                assert_eq!(refusal.rule(), "TR-13");
                return assert_eq!(refusal.code(), expected, "{steps:?}");
            }
        };
    }
    let state = serde_json::to_value(transfer.state).expect("a name");
    let waits = transfer.waits_for().into_iter().map(|party| match party {
        TransferParty::Federation(federation) => federation.to_string(),
        TransferParty::Player => "player".to_owned(),
        TransferParty::ArbitrationCommission => "commission".to_owned(),
        TransferParty::RatingCommissioner => "commissioner".to_owned(),
    });
    let waits = waits.collect::<Vec<_>>().join(" ");
    assert_eq!(format!("{} {waits}", state.as_str().unwrap_or("")).trim(), expected, "{steps:?}");
    assert_eq!(transfer.state.is_open(), !waits.is_empty(), "{steps:?}");
}

/// TR-13: both federations consent, in either order, and the rating commissioner registers it.
#[test]
fn both_federations_consent() {
    for (steps, expected) in [
        ("", "asked CZE POL"),
        ("consent CZE", "asked POL"),
        ("consent POL", "asked CZE"),
        ("consent CZE, consent POL", "agreed commissioner"),
        ("consent POL, consent CZE", "agreed commissioner"),
        ("consent CZE, consent POL, register", "registered"),
        ("register", "not_agreed"),
        ("consent CZE, register", "not_agreed"),
        ("consent SVK", "federation_not_asked"),
        ("consent CZE, consent CZE", "already_answered"),
        ("consent CZE, object CZE: No.", "already_answered"),
        ("consent CZE, consent POL, object POL: No.", "already_answered"),
    ] {
        check(steps, expected);
    }
}

/// TR-13: each office has its own step: before the Arbitration Commission comes what is appealed about, before
/// the rating commissioner what is agreed, and before neither what they have a part in.
#[test]
fn each_office_has_its_step() {
    let (both, objected) = ("consent CZE, consent POL", "consent POL, object CZE: No.");
    let appealed = "consent POL, object CZE: No., appeal: Yes.";
    let allowed = "consent POL, object CZE: No., appeal: Yes., allow: Yes.";
    let refused = "consent POL, object CZE: No., appeal: Yes., refuse: No.";
    let yielded = "consent POL, object CZE: No., appeal: Yes., consent CZE";
    let (registers, hears) = ((false, true), (true, false));
    for (steps, by, (hears_appeals, registers), shown, waits) in [
        ("", OFFICER, registers, true, false),
        ("", OFFICER, hears, false, false),
        (objected, OFFICER, hears, false, false),
        (appealed, OFFICER, hears, true, true),
        (appealed, OFFICER, registers, true, false),
        (appealed, CZECH, hears, true, false),
        (appealed, PLAYER, hears, true, false),
        (allowed, OFFICER, hears, true, false),
        (allowed, OFFICER, registers, true, true),
        (refused, OFFICER, hears, true, false),
        (yielded, OFFICER, hears, true, false),
        (yielded, OFFICER, registers, true, true),
        (both, OFFICER, registers, true, true),
        (both, PLAYER, registers, true, false),
        (both, OFFICER, hears, false, false),
        (both, OFFICER, (true, true), true, true),
        (appealed, OFFICER, (false, false), false, false),
    ] {
        let mut transfer = request("POL", "I have moved.").expect("a transfer");
        for text in steps.split(", ").filter(|text| !text.is_empty()) {
            transfer = transfer.take(step(text)).expect(text);
        }
        let official = TransferOfficial { player: by, hears_appeals, registers };
        let told = (transfer.is_shown_to(official), transfer.is_before(official));
        assert_eq!(told, (shown, waits), "{steps} {by} {hears_appeals} {registers}");
    }
}

/// TR-13: an objection has its reason, and may be given up; against it the player appeals to the
/// Arbitration Commission, whose decision is final.
#[test]
fn objections_and_appeals() {
    for (steps, expected) in [
        ("object CZE: He still lives in Brno.", "objected POL player"),
        ("object CZE", "reason_missing"),
        ("object CZE:  ", "reason_missing"),
        ("object CZE: No., object CZE: Never.", "already_answered"),
        ("object CZE: No., consent CZE", "asked POL"),
        ("object CZE: No., consent POL", "objected player"),
        ("object CZE: No., consent POL, consent CZE", "agreed commissioner"),
        ("object CZE: No., object POL: No.", "objected player"),
        ("object CZE: No., register", "not_agreed"),
        ("appeal: I live in Opole.", "nothing_to_appeal_against"),
        ("object CZE: No., appeal", "reason_missing"),
        ("object CZE: No., appeal: I live in Opole.", "appealed commission"),
        ("object CZE: No., appeal: Yes., appeal: Yes.", "nothing_to_appeal_against"),
        ("object CZE: No., appeal: Yes., consent CZE", "asked POL"),
        ("object CZE: No., consent POL, appeal: Yes., consent CZE", "agreed commissioner"),
        ("object CZE: No., appeal: Yes., object POL: No.", "appealed commission"),
        ("object CZE: No., allow: He may.", "not_appealed"),
        ("allow: He may.", "not_appealed"),
        ("object CZE: No., appeal: Yes., allow", "reason_missing"),
        ("object CZE: No., appeal: Yes., allow: He may.", "agreed commissioner"),
        ("object CZE: No., appeal: Yes., allow: He may., consent POL", "already_answered"),
        ("object CZE: No., appeal: Yes., allow: He may., register", "registered"),
        ("object CZE: No., appeal: Yes., refuse: He may not.", "refused"),
        ("object CZE: No., appeal: Yes., refuse: No., appeal: Again.", "transfer_closed"),
        ("object CZE: No., appeal: Yes., refuse: No., consent CZE", "transfer_closed"),
        ("object CZE: No., appeal: Yes., register", "not_agreed"),
    ] {
        check(steps, expected);
    }
}

/// TR-13: nobody decides about themselves, and whoever has answered for a federation decides no appeal.
#[test]
fn who_decides_stands_apart() {
    let player = PLAYER.0;
    for (steps, expected) in [
        (format!("consent CZE by {player}"), "own_transfer"),
        (format!("consent CZE, consent POL, register by {player}"), "own_transfer"),
        (format!("object CZE: No., appeal: Yes., allow by {player}: Yes."), "own_transfer"),
        ("object CZE: No., appeal by 1: Yes.".to_owned(), "not_the_player"),
        ("back by 3".to_owned(), "not_the_player"),
        ("object CZE by 3: No., appeal: Yes., allow: Yes.".to_owned(), "has_answered"),
        ("object CZE: No., consent POL by 3, appeal: Yes., refuse: No.".to_owned(), "has_answered"),
        // Registering decides nothing.
        ("consent CZE by 3, consent POL by 3, register".to_owned(), "registered"),
    ] {
        check(&steps, expected);
    }
}

/// TR-13: the player takes a request back as long as it is open.
#[test]
fn a_request_is_taken_back() {
    for (steps, expected) in [
        ("back", "taken_back"),
        ("object CZE: No., back", "taken_back"),
        ("object CZE: No., appeal: Yes., back", "taken_back"),
        ("consent CZE, consent POL, back", "taken_back"),
        ("consent CZE, consent POL, register, back", "transfer_closed"),
        ("back, back", "transfer_closed"),
        ("back, consent CZE", "transfer_closed"),
    ] {
        check(steps, expected);
    }
    let same = request("CZE", "Because.").expect_err("the same federation");
    assert_eq!((same.code(), same.rule()), ("same_federation", "TR-13"));
    assert_eq!(request("POL", " ").expect_err("no reason").code(), "reason_missing");
}

/// What is kept reads back, and its form stays.
#[test]
fn what_is_kept_reads_back() {
    let asked = request("POL", "I have moved.").expect("a transfer");
    let kept = r#"{"player":160012,"from":"CZE","to":"POL","grounds":"residence","state":"objected","steps":[{"act":"ask","at":1767225600,"by":160012,"reason":"I have moved."},{"act":"object","at":1767225600,"by":1,"federation":"CZE","reason":"No."}]}"#;
    let objected = asked.take(step("object CZE: No.")).expect("an objection");
    assert_eq!(serde_json::to_string(&objected).expect("JSON"), kept);
    let read: Transfer = serde_json::from_str(kept).expect("a transfer");
    assert_eq!((&read, read.state), (&objected, TransferState::Objected));
    assert!(serde_json::from_str::<Transfer>(&kept.replace("CZE", "cze")).is_err());
}
