//! Xfcc: bodies that no client should send, or only a careless one. Whatever comes, the answer is an
//! answer or a fault, and nothing is written.

use posthorn::demo::Pairing;
use tests::{Answer, Dice, TestApp, XfccClient};

/// The fault of an answer, without its envelope.
#[track_caller]
fn fault(answer: &Answer) -> String {
    assert_eq!(answer.status, 500, "{}", answer.text);
    assert_eq!(answer.header("content-type"), "text/xml; charset=utf-8");
    let (_, fault) = answer.text.split_once("<soap:Fault><faultcode>").expect("a fault");
    let (code, text) = fault.split_once("</faultcode><faultstring>").expect("a text");
    let (text, end) = text.split_once("</faultstring>").expect("an end");
    assert_eq!(end, "</soap:Fault></soap:Body></soap:Envelope>");
    format!("{code} {text}")
}

/// A request for the games with one thing changed.
fn changed(client: &XfccClient<'_>, from: &str, to: &str) -> String {
    let envelope = client.envelope("GetMyGames", &[]);
    assert!(envelope.contains(from), "{from}");
    envelope.replace(from, to)
}

/// What real clients do, each in its way.
#[tokio::test]
async fn what_is_taken() {
    let app = TestApp::new().await;
    let pairing = app.pairing(1).await;
    let client = app.xfcc(pairing.players.white).await;
    let operation = "<GetMyGames xmlns=\"http://www.bennedik.com/webservices/XfccBasic\">";
    let prefixed = client
        .envelope("GetMyGames", &[])
        .replace("soap:", "SOAP-ENV:")
        .replace("xmlns:soap", "xmlns:SOAP-ENV")
        .replace(
            operation,
            "<n:GetMyGames xmlns:n=\"http://www.bennedik.com/webservices/XfccBasic\">",
        )
        .replace("</GetMyGames>", "</n:GetMyGames>");
    let user = "<username>2</username>";
    for body in [
        prefixed.clone(),
        prefixed.replace("username>", "n:username>").replace("password>", "n:password>"),
        format!("\u{feff}{prefixed}\r\n<!-- end -->\n"),
        changed(&client, "<?xml version=\"1.0\" encoding=\"utf-8\"?>\n", ""),
        changed(&client, user, "<username>\n  <![CDATA[2]]>\n</username>"),
        changed(&client, user, "<username>&#50;</username>"),
        changed(&client, user, "<username>&#x32;<!-- two --></username>"),
        changed(
            &client,
            user,
            "<username a=\"&lt;\" xml:space='preserve'>2</username><other><x/></other>",
        ),
        changed(&client, "<soap:Body>", "<soap:Header><a><b>text</b></a></soap:Header><soap:Body>"),
        changed(&client, "<soap:Body>", "<soap:Header/><soap:Body>"),
        changed(&client, user, "<username>2\u{1}</username>"),
    ] {
        let answer = app.xfcc_bytes(body.clone()).await;
        assert_eq!(answer.status, 200, "{body} {}", answer.text);
        assert!(answer.text.contains("<id>1</id>"), "{body} {}", answer.text);
    }
    // A message whose characters were cut to their last byte is Latin-1 at best.
    let body = client.envelope(
        "MakeAMove",
        &[("gameId", "1"), ("movecount", "1"), ("myMove", "e4"), ("myMessage", "Dobr* den")],
    );
    let bytes: Vec<u8> = body.bytes().map(|b| if b == b'*' { 0xfd } else { b }).collect();
    assert!(app.xfcc_bytes(bytes).await.expect(200).text.contains("Success"));
    let other = app.xfcc(pairing.players.black).await;
    assert_eq!(other.game(pairing.game).await.field("message"), "Dobrý den");
}

/// Every body gets its fault, and nothing is written.
async fn check(app: &TestApp, pairing: &Pairing, cases: Vec<(String, &str)>) {
    let kept = app.kept(pairing).await;
    for (body, expected) in cases {
        let answer = app.xfcc_bytes(body.clone()).await;
        let shown: String = body.chars().take(400).collect();
        assert_eq!(fault(&answer), expected, "{shown}");
    }
    assert_eq!(app.kept(pairing).await, kept);
}

/// What is no XML, or not all of it.
#[tokio::test]
async fn what_is_not_well_formed() {
    let app = TestApp::new().await;
    let pairing = app.pairing(1).await;
    let client = app.xfcc(pairing.players.white).await;
    let good = client.envelope("GetMyGames", &[]);
    let user = |text: &str| good.replace("<username>2", &format!("<username>{text}"));
    let bodies = [
        String::new(),
        "   \n".to_owned(),
        "{\"a\": 1}".to_owned(),
        good.replace("</soap:Envelope>", ""),
        good.replace("</username>", "</user>"),
        format!("{good}<a/>"),
        format!("{good}more"),
        good[..good.len() / 2].to_owned(),
        user("&nbsp;"),
        user("&a;"),
        user("&#0;"),
        user("&#x110000;"),
        user("2 & 3"),
        good.replace("<soap:Body>\n", "<soap:Body>text"),
    ];
    let malformed = "soap:Client This is not well-formed XML.";
    check(&app, &pairing, bodies.map(|body| (body, malformed)).into()).await;
}

/// Nothing is defined, expanded or fetched: not a few laughs, not a billion, no file and no address.
#[tokio::test]
async fn no_document_type_is_taken() {
    let app = TestApp::new().await;
    let pairing = app.pairing(1).await;
    let client = app.xfcc(pairing.players.white).await;
    let good = client.envelope("GetMyGames", &[]);
    let declared = |dtd: &str| good.replace("?>\n", &format!("?>\n<!DOCTYPE a {dtd}>\n"));
    let lol = |n: u8| format!("<!ENTITY l{} \"{}\">", n, format!("&l{};", n - 1).repeat(10));
    let laughs: String = (1..=9).map(lol).collect();
    let bodies = [
        declared(""),
        declared("[]"),
        declared(&format!("[<!ENTITY l0 \"ha\">{laughs}]"))
            .replace("<username>2", "<username>&l9;"),
        declared("[<!ENTITY a SYSTEM \"file:///etc/passwd\">]")
            .replace("<username>2", "<username>&a;"),
        declared("[<!ENTITY % a SYSTEM \"http://posthorn.example/a.dtd\"> %a;]"),
        declared("SYSTEM \"http://posthorn.example/a.dtd\""),
    ];
    let doctype = "soap:Client No document type is taken.";
    check(&app, &pairing, bodies.map(|body| (body, doctype)).into()).await;
}

/// What is XML and no request: other names, other namespaces, too much of something.
#[tokio::test]
async fn what_is_no_operation() {
    let app = TestApp::new().await;
    let pairing = app.pairing(1).await;
    let client = app.xfcc(pairing.players.white).await;
    let good = client.envelope("GetMyGames", &[]);
    let soap = "http://schemas.xmlsoap.org/soap/envelope/";
    let xfcc = "http://www.bennedik.com/webservices/XfccBasic";
    let envelope = "soap:Client This is no envelope of SOAP 1.1.";
    let operations = "soap:Client There are GetMyGames and MakeAMove, of XfccBasic.";
    let twice = good.replace("<username>2", "<username>2</username><username>3");
    let two = good.replace("<soap:Body>", &format!("<soap:Body><GetMyGames xmlns=\"{xfcc}\"/>"));
    let empty = &good[..good.find("<soap:Body>").expect("a body")];
    let spaces = good.replace("</username>", &format!("</username>{}", " ".repeat(64 * 1024)));
    let resign = client.envelope("MakeAMove", &[("gameId", "1"), ("resign", "perhaps")]);
    let next = "http://www.w3.org/2003/05/soap-envelope";
    let deep = "soap:Client The elements are nested too deep.";
    let cases = vec![
        ("<html><body>text</body></html>".to_owned(), envelope),
        (good.replace(soap, "http://example.org/"), envelope),
        (good.replace(&format!(" xmlns:soap=\"{soap}\""), ""), envelope),
        ("<a>".repeat(20_000), envelope),
        (good.replace(soap, next), "soap:VersionMismatch Send SOAP 1.1, not 1.2."),
        (good.replace(xfcc, "http://example.org/"), operations),
        (good.replace(&format!(" xmlns=\"{xfcc}\""), ""), operations),
        (good.replace("GetMyGames", "GetAllGames"), operations),
        (good.replace("GetMyGames", "getmygames"), operations),
        (
            good.replace("soap:Body", "soap:Content"),
            "soap:Client An envelope has a header and a body only.",
        ),
        (format!("{empty}<soap:Body/></soap:Envelope>"), "soap:Client The body is empty."),
        (two, "soap:Client Send one operation at a time."),
        (twice, "soap:Client username was sent twice."),
        (good.replace("<username>2", "<username><b>2</b>"), "soap:Client A parameter is a text."),
        (nested(&client, 15), deep),
        (nested(&client, 9_000), deep),
        (resign, "soap:Client resign is true or false."),
        (spaces, "soap:Client The request is too large."),
    ];
    assert_eq!(app.xfcc_bytes(nested(&client, 14)).await.status, 200);
    check(&app, &pairing, cases).await;
}

/// A request with so many elements in one another in its header.
fn nested(client: &XfccClient<'_>, depth: usize) -> String {
    let elements = "<a>".repeat(depth) + &"</a>".repeat(depth);
    let header = format!("<soap:Header>{elements}</soap:Header><soap:Body>");
    changed(client, "<soap:Body>", &header)
}

/// Many attributes and namespaces, as many as 64 KB hold: told off, or answered, at once.
#[tokio::test]
async fn attributes_are_no_burden() {
    let app = TestApp::new().await;
    let pairing = app.pairing(1).await;
    let client = app.xfcc(pairing.players.white).await;
    let attributes: String = (0..4_000).map(|n| format!(" a{n}=\"\"")).collect();
    let namespaces: String = (0..2_500).map(|n| format!(" xmlns:n{n}=\"u:{n}\"")).collect();
    for more in [attributes, namespaces] {
        let answer =
            app.xfcc_bytes(changed(&client, "<username>", &format!("<username{more}>"))).await;
        assert!(
            answer.status == 200 || fault(&answer).starts_with("soap:Client"),
            "{}",
            answer.text
        );
    }
}

/// Good requests with damage: an answer or a fault, never silence, and never a panic, which the
/// router would not catch. `POSTHORN_SEED=n` repeats a run.
#[tokio::test]
async fn damage_is_answered() {
    let app = TestApp::new().await;
    let pairing = app.pairing(1).await;
    let client = app.xfcc(pairing.players.white).await;
    let seed = std::env::var("POSTHORN_SEED").ok().and_then(|seed| seed.parse().ok()).unwrap_or(1);
    let mut dice = Dice::new(seed);
    let flags = [
        ("gameId", "1"),
        ("resign", "false"),
        ("movecount", "1"),
        ("myMove", "e4"),
        ("myMessage", "Hello &lt;&#8364;<![CDATA[ & ]]>"),
    ];
    let bodies = [client.envelope("GetMyGames", &[]), client.envelope("MakeAMove", &flags)];
    let pieces: [&[u8]; 12] = [
        b"<",
        b">",
        b"&",
        b"</soap:Body>",
        b"<![CDATA[",
        b"]]>",
        b"<!--",
        b"\xff\xfe",
        b"\0",
        b"<!DOCTYPE a>",
        b"&#55296;",
        b"<?",
    ];
    let mut answered = 0;
    for round in 0..600 {
        let mut bytes = bodies[dice.below(bodies.len())].clone().into_bytes();
        for _ in 0..dice.below(4) {
            let place = dice.below(bytes.len());
            match dice.below(4) {
                0 => bytes[place] = u8::try_from(dice.below(256)).expect("a byte"),
                1 => bytes.truncate(place.max(1)),
                2 => {
                    let end = (place + 1 + dice.below(20)).min(bytes.len());
                    bytes.drain(place..end);
                }
                _ => {
                    let piece = pieces[dice.below(pieces.len())];
                    bytes.splice(place..place, piece.iter().copied());
                }
            }
            if bytes.is_empty() {
                bytes.push(b' ');
            }
        }
        let answer = app.xfcc_bytes(bytes).await;
        match answer.status {
            200 => answered += 1,
            500 => assert!(answer.text.contains("<soap:Fault>"), "seed {seed} round {round}"),
            other => panic!("seed {seed} round {round}: {other} {}", answer.text),
        }
        // The key's limit is not what is tested.
        app.wait(1);
    }
    assert!(answered > 50, "{answered}");
}
