//! The handlers: one address for every operation, which the body names.

use app::{App, Problem};
use axum::body::Bytes;
use axum::extract::rejection::{BytesRejection, FailedToBufferBody};
use axum::extract::{RawQuery, State};
use axum::http::header;
use axum::response::{IntoResponse, Response};

use crate::outcome::Outcome;
use crate::request::{Call, Operation};
use crate::sign_in::signed_in;
use crate::xml::{Fault, XML_TYPE, answer, element};
use crate::{games, make_a_move};

/// The service's description; `{address}` stands for where it is.
const WSDL: &str = include_str!("XfccBasic.wsdl");
/// What a person reads who looks at the address; `{origin}` stands for the site.
const ABOUT: &str = include_str!("about.txt");
/// Where the service is.
const PATH: &str = "/xfcc/XfccBasic.asmx";

/// Lists a player's games, or makes a move: SOAP 1.1 with a key as password. What became of a move
/// is told with 200, whatever it was; everything else that fails is a fault.
#[utoipa::path(
    post, path = "/xfcc/XfccBasic.asmx", operation_id = "call_xfcc", tag = "xfcc",
    request_body(content = String, content_type = "text/xml", description = "An envelope of SOAP 1.1"),
    responses(
        (status = 200, body = String, content_type = "text/xml", description = "The answer"),
        (status = 500, body = String, content_type = "text/xml", description = "A SOAP fault"),
    )
)]
pub(crate) async fn call(
    State(app): State<App>,
    body: Result<Bytes, BytesRejection>,
) -> Result<Response, Fault> {
    let body = body.map_err(too_large)?;
    let call = Call::read(&body)?;
    match call.operation {
        Operation::GetMyGames => get_my_games(&app, &call).await,
        Operation::MakeAMove => {
            let outcome = make_a_move::make_a_move(&app, &call).await?;
            Ok(answer("MakeAMove", &element("MakeAMoveResult", outcome.name())))
        }
    }
}

async fn get_my_games(app: &App, call: &Call) -> Result<Response, Fault> {
    let me = signed_in(app, call).await.map_err(fault)?;
    let games = games::my_games(app, me.player).await.map_err(fault)?;
    let games: String = games.iter().map(|game| format!("<XfccGame>{}</XfccGame>", game)).collect();
    Ok(answer("GetMyGames", &format!("<GetMyGamesResult>{games}</GetMyGamesResult>")))
}

/// A body over the limit, or one that broke off.
fn too_large(rejection: BytesRejection) -> Fault {
    use FailedToBufferBody::LengthLimitError;
    Fault::client(match rejection {
        BytesRejection::FailedToBufferBody(LengthLimitError(_)) => "The request is too large.",
        _ => "The request broke off.",
    })
}

/// A list that cannot be given. Clients look for the names of results in a fault's text.
fn fault(problem: Problem) -> Fault {
    match Outcome::from(problem) {
        Outcome::AuthenticationFailed => Fault::client(format!(
            "{}: sign in with your number or address and, as password, a key for playing.",
            Outcome::AuthenticationFailed.name()
        )),
        _ => Fault::server(format!("{}: please try again later.", Outcome::ServerError.name())),
    }
}

/// What this address is: the WSDL for `?wsdl`, else a few lines for people.
#[utoipa::path(
    get, path = "/xfcc/XfccBasic.asmx", operation_id = "describe_xfcc", tag = "xfcc",
    responses(
        (status = 200, description = "The WSDL, or the lines",
         content((String = "text/xml"), (String = "text/plain"))),
    )
)]
pub(crate) async fn describe(State(app): State<App>, RawQuery(query): RawQuery) -> Response {
    let wsdl = query.is_some_and(|query| query.eq_ignore_ascii_case("wsdl"));
    let (kind, text) = if wsdl {
        let address = quick_xml::escape::escape(format!("{}{PATH}", app.origin));
        (XML_TYPE, WSDL.replace("{address}", &address))
    } else {
        ("text/plain; charset=utf-8", ABOUT.replace("{origin}", &app.origin))
    };
    ([(header::CONTENT_TYPE, kind)], text).into_response()
}
