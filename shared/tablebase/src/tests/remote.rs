//! Servers, good and bad: each test is one, on this machine, for one request.

use std::time::Duration;

use rules::TableVerdict::{Draw, Loss, Win};
use rules::{TableAnswer, TableUnknown};
use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::net::TcpListener;
use tokio::task::JoinHandle;

use super::position;
use crate::{Error, Tablebase};

const FEN: &str = "8/8/8/8/1pP5/8/8/k1K5 b - c3 7 60";

type Answer = Result<TableAnswer, Error>;

/// A server that answers one request with these bytes and tells what it was asked.
async fn server(answer: Vec<u8>) -> (String, JoinHandle<String>) {
    let listener = TcpListener::bind("127.0.0.1:0").await.expect("a port");
    let address = format!("http://{}/standard", listener.local_addr().expect("an address"));
    let served = tokio::spawn(async move {
        let (mut stream, _) = listener.accept().await.expect("a request");
        let mut asked = Vec::new();
        while !asked.ends_with(b"\r\n\r\n") {
            asked.push(stream.read_u8().await.expect("a request"));
        }
        // The client may hang up before it has everything: it reads no more than it wants.
        let _ = stream.write_all(&answer).await;
        let _ = stream.shutdown().await;
        String::from_utf8(asked).expect("text")
    });
    (address, served)
}

fn http(status: &str, body: &str) -> Vec<u8> {
    format!("HTTP/1.1 {status}\r\ncontent-length: {}\r\n\r\n{body}", body.len()).into_bytes()
}

/// What comes of this answer.
async fn ask(answer: Vec<u8>) -> Answer {
    let (address, served) = server(answer).await;
    let answer = Tablebase::remote(&address).expect("an address").probe(&position(FEN)).await;
    served.await.expect("one request");
    answer
}

/// `LAW-5.1.3`, `LAW-5.2.4`: the 50-move rule plays no part.
#[tokio::test]
async fn each_category_has_its_verdict() {
    let cases = [
        ("win", Ok(Win)),
        ("syzygy-win", Ok(Win)),
        ("maybe-win", Ok(Win)),
        ("cursed-win", Ok(Win)),
        ("draw", Ok(Draw)),
        ("blessed-loss", Ok(Loss)),
        ("maybe-loss", Ok(Loss)),
        ("syzygy-loss", Ok(Loss)),
        ("loss", Ok(Loss)),
        ("unknown", Err(TableUnknown::TableMissing)),
    ];
    for (category, expected) in cases {
        let body = format!(
            r#"{{"dtz":1,"precise_dtz":null,"checkmate":false,"category":"{category}",
            "moves":[{{"uci":"b4c3","category":"win"}}]}}"#
        );
        let found = ask(http("200 OK", &body)).await.expect("an answer");
        assert_eq!(found, expected, "{category}");
    }
}

/// The position and no more: neither its counters nor anything of the game.
#[tokio::test]
async fn the_request_tells_the_position_alone() {
    let (address, served) = server(http("200 OK", r#"{"category":"draw"}"#)).await;
    let tablebase = Tablebase::remote(&format!("{address}?key=1")).expect("an address");
    let found = tablebase.probe(&position(FEN)).await.expect("an answer");
    assert_eq!(found, Ok(Draw));
    let asked = served.await.expect("one request");
    let line = "GET /standard?key=1&fen=8%2F8%2F8%2F8%2F1pP5%2F8%2F8%2Fk1K5_b_-_c3_0_1 HTTP/1.1";
    assert_eq!(asked.lines().next(), Some(line));
    assert!(asked.contains(concat!("user-agent: posthorn/", env!("CARGO_PKG_VERSION"))), "{asked}");
}

/// What is no matter for tables is not asked at all: nobody listens here.
#[tokio::test]
async fn positions_that_no_table_has_are_not_asked() {
    let tablebase = Tablebase::remote("http://127.0.0.1:1/standard").expect("an address");
    let castling = tablebase.probe(&position("4k3/8/8/8/8/8/8/4K2R w K - 0 1")).await;
    assert_eq!(castling.expect("no request"), Err(TableUnknown::CastlingRights));
    let eight = tablebase.probe(&position("8/8/3k4/8/ppp5/8/PP6/KR6 w - - 0 1")).await;
    assert_eq!(eight.expect("no request"), Err(TableUnknown::TableMissing));
}

#[tokio::test]
async fn statuses_other_than_200_are_no_verdict() {
    let missing = ask(http("404 Not Found", "too many pieces")).await.expect("an answer");
    assert_eq!(missing, Err(TableUnknown::TableMissing));
    let moved = "302 Found\r\nlocation: http://127.0.0.1:1/";
    let cases = [(moved, 302), ("400 Bad Request", 400), ("429 Too Many Requests", 429)];
    for (status, number) in cases.into_iter().chain([("500 Internal Server Error", 500)]) {
        match ask(http(status, r#"{"category":"win"}"#)).await {
            Err(Error::Status(found)) => assert_eq!(found.as_u16(), number),
            other => panic!("{status}: {other:?}"),
        }
    }
}

#[tokio::test]
async fn answers_that_cannot_be_read_are_errors() {
    let bodies = [
        "",
        "win",
        "{}",
        "null",
        r#"{"category":null}"#,
        r#"{"category":"winning"}"#,
        r#"{"category":"win""#,
        r#"{"category":"win"} {"category":"loss"}"#,
        r#"{"category":"win","category":"loss"}"#,
    ];
    for body in bodies {
        let answer = ask(http("200 OK", body)).await;
        assert!(matches!(answer, Err(Error::Answer(_))), "{body}: {answer:?}");
    }
}

/// Long answers, with a length and without one; the longest that is allowed is read.
#[tokio::test]
async fn answers_that_are_too_long_are_errors() {
    let body = |length: usize| {
        let verdict = r#"{"category":"win"}"#;
        verdict.to_owned() + &" ".repeat(length - verdict.len())
    };
    let longest = ask(http("200 OK", &body(65_536))).await.expect("an answer");
    assert_eq!(longest, Ok(Win));
    let endless = format!("HTTP/1.1 200 OK\r\nconnection: close\r\n\r\n{}", body(1_000_000));
    for answer in [http("200 OK", &body(65_537)), endless.into_bytes()] {
        let answer = ask(answer).await;
        assert!(matches!(answer, Err(Error::Answer(_))), "{answer:?}");
    }
}

#[tokio::test]
async fn servers_that_do_not_answer_are_errors() {
    let half = b"HTTP/1.1 200 OK\r\ncontent-length: 100\r\n\r\n{\"category\":\"win\"}".to_vec();
    for answer in [Vec::new(), b"no HTTP at all\r\n\r\n".to_vec(), half] {
        let answer = ask(answer).await;
        assert!(matches!(answer, Err(Error::Transport(_))), "{answer:?}");
    }
    let listener = TcpListener::bind("127.0.0.1:0").await.expect("a port");
    let address = format!("http://user:secret@{}/", listener.local_addr().expect("an address"));
    let tablebase = Tablebase::remote(&address).expect("an address");
    assert!(!format!("{tablebase:?}").contains("secret"));

    // It accepts and says nothing: the answer comes after two seconds, not after a minute.
    let position = position(FEN);
    let asked = tokio::time::timeout(Duration::from_secs(10), tablebase.probe(&position));
    let slow = asked.await.expect("the client gives up by itself").expect_err("no answer");
    assert!(matches!(slow, Error::Transport(_)), "{slow:?}");

    drop(listener);
    let closed = tablebase.probe(&position).await.expect_err("nobody listens");
    assert!(matches!(closed, Error::Transport(_)), "{closed:?}");
    assert!(!closed.to_string().contains("secret"), "{closed}");
}

#[test]
fn addresses_are_http() {
    for address in ["", "tables", "localhost:9000", "ftp://localhost/", "file:///tables", "http://"]
    {
        let refused = Tablebase::remote(address).expect_err(address);
        assert!(matches!(refused, Error::Address(_)), "{address}: {refused:?}");
    }
    // Without TLS an https address would fail at each claim: it is refused at once.
    let https = Tablebase::remote("https://localhost/standard");
    assert_eq!(https.is_ok(), cfg!(feature = "tls"), "{https:?}");
}
