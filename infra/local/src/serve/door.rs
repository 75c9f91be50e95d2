//! Which requests the local server lets in, and from where they come.
//!
//! A page of somebody else can have its own name point to this machine (DNS rebinding); what it sends
//! then names that host. A proxy that nobody has told us about makes everybody one caller, and a
//! server that was meant for one machine everybody's.

use std::net::{IpAddr, SocketAddr};
use std::str::FromStr;
use std::sync::Arc;

use app::{ClientAddress, Problem};
use axum::extract::{ConnectInfo, Request, State};
use axum::http::uri::Authority;
use axum::http::{HeaderMap, HeaderName, header};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};

use super::network::Network;

/// What proxies put their callers' addresses into.
const FORWARDED_FOR: &str = "x-forwarded-for";
/// What only proxies send.
const FORWARDING: [HeaderName; 2] = [header::FORWARDED, header::VIA];
const FORWARDING_PREFIX: &str = "x-forwarded-";
/// The port of an address that names none.
const DEFAULT_PORT: u16 = 80;

/// What a request is held against.
#[derive(Debug)]
pub(super) struct Door {
    /// The site's host, without a port: proxies pass it on with one or without.
    pub(super) host: String,
    /// The address at which the server listens.
    pub(super) address: SocketAddr,
    /// The proxies whose word on their callers counts.
    pub(super) trusted: Vec<Network>,
    /// Everybody is on this machine, and knows the passwords: each connection counts as a caller of its own.
    pub(super) is_demo: bool,
}

impl Door {
    /// Where the request comes from.
    ///
    /// # Errors
    /// `wrong_host`, `untrusted_proxy`, `invalid_forwarded_for`.
    fn let_in(&self, request: &Request, peer: IpAddr) -> Result<IpAddr, Problem> {
        if !self.is_ours(request) {
            return Err(wrong_host());
        }
        let is_trusted = |address| self.trusted.iter().any(|network| network.contains(address));
        if is_trusted(peer) {
            return caller(request.headers(), peer, is_trusted);
        }
        match request.headers().keys().any(is_forwarding) {
            true => Err(untrusted_proxy()),
            false => Ok(peer),
        }
    }

    /// Whether each host that the request names is ours, and it names one.
    fn is_ours(&self, request: &Request) -> bool {
        let in_target = request.uri().authority();
        let in_header = request.headers().get_all(header::HOST).iter();
        let in_header = in_header.map(|host| Authority::try_from(host.as_bytes()).ok());
        let mut named = in_header.chain(in_target.map(|target| Some(target.clone()))).peekable();
        named.peek().is_some()
            && named.all(|named| named.is_some_and(|named| self.is_our_name(&named)))
    }

    fn is_our_name(&self, named: &Authority) -> bool {
        if named.as_str().contains('@') {
            return false;
        }
        let is = |name: &str| named.host().eq_ignore_ascii_case(name);
        let is_here = ["127.0.0.1", "localhost", "[::1]"].into_iter().any(is)
            && named.port_u16().unwrap_or(DEFAULT_PORT) == self.address.port();
        is(&self.host) || self.address.ip().is_loopback() && is_here
    }
}

/// Lets a request in with the address that it comes from, for the limits on attempts.
pub(super) async fn guard(
    State(door): State<Arc<Door>>,
    mut request: Request,
    next: Next,
) -> Response {
    let peer = request.extensions().get::<ConnectInfo<SocketAddr>>().map(|info| info.0);
    let Some(peer) = peer else {
        return Problem::internal("a connection has no address").into_response();
    };
    match door.let_in(&request, peer.ip().to_canonical()) {
        Ok(caller) => {
            let caller = if door.is_demo { of_connection(peer) } else { caller };
            request.extensions_mut().insert(ClientAddress::of(caller));
            next.run(request).await
        }
        Err(problem) => problem.into_response(),
    }
}

/// An address of this machine that no other connection has at the same time.
fn of_connection(peer: SocketAddr) -> IpAddr {
    let [high, low] = peer.port().to_be_bytes();
    IpAddr::from([127, 1, high, low])
}

/// The rightmost address of `X-Forwarded-For` that is no trusted proxy's: what stands left of it is
/// its own word. Where all are trusted it is the leftmost, and where there is none it is the peer.
fn caller(
    headers: &HeaderMap,
    peer: IpAddr,
    is_trusted: impl Fn(IpAddr) -> bool,
) -> Result<IpAddr, Problem> {
    let mut caller = peer;
    for line in headers.get_all(FORWARDED_FOR).iter().rev() {
        for told in line.to_str().map_err(|_| invalid_forwarded_for())?.rsplit(',') {
            caller = address(told.trim()).ok_or_else(invalid_forwarded_for)?;
            if !is_trusted(caller) {
                return Ok(caller);
            }
        }
    }
    Ok(caller)
}

/// An address as proxies write it: alone, in brackets, or with a port.
fn address(told: &str) -> Option<IpAddr> {
    let bare = told.strip_prefix('[').and_then(|told| told.strip_suffix(']')).unwrap_or(told);
    let address = IpAddr::from_str(bare).ok();
    let address = address.or_else(|| SocketAddr::from_str(told).ok().map(|address| address.ip()));
    address.map(|address| address.to_canonical())
}

fn is_forwarding(name: &HeaderName) -> bool {
    FORWARDING.contains(name) || name.as_str().starts_with(FORWARDING_PREFIX)
}

fn wrong_host() -> Problem {
    let detail = "This server does not serve that host. Its operator names it with --origin, and a \
        proxy in front has to pass the Host header on.";
    Problem::misdirected("wrong_host", detail)
}

fn untrusted_proxy() -> Problem {
    let detail = "This request came through a proxy that this server does not know. Its operator \
        names the proxy's address with --trusted-proxy, and the site's with --origin.";
    Problem::not_allowed("untrusted_proxy", detail)
}

fn invalid_forwarded_for() -> Problem {
    let detail = "The proxy in front of this server has sent an X-Forwarded-For that holds \
        something else than addresses.";
    Problem::bad_request("invalid_forwarded_for", detail)
}

#[cfg(test)]
mod tests {
    use axum::body::Body;

    use super::*;

    const PROXY: &str = "10.0.0.1";
    const OTHER: &str = "198.51.100.9";

    fn door(address: &str, trusted: &[&str]) -> Door {
        let network = |text: &&str| text.parse().expect("a network");
        Door {
            host: "chess.example".to_owned(),
            address: address.parse().expect("an address"),
            trusted: trusted.iter().map(network).collect(),
            is_demo: false,
        }
    }

    fn answer(door: &Door, peer: &str, target: &str, headers: &[(&str, &str)]) -> String {
        let mut request = Request::builder().uri(target);
        for (name, value) in headers {
            request = request.header(*name, *value);
        }
        let request = request.body(Body::empty()).expect("a request");
        match door.let_in(&request, peer.parse().expect("an address")) {
            Ok(caller) => caller.to_string(),
            Err(problem) => problem.code().to_owned(),
        }
    }

    #[test]
    fn each_connection_to_the_demo_is_a_caller() {
        let caller = |port| of_connection(SocketAddr::from(([127, 0, 0, 1], port)));
        let callers = std::collections::BTreeSet::from([1, 256, 257, 65_535].map(caller));
        assert_eq!(callers.len(), 4);
        assert!(callers.iter().all(IpAddr::is_loopback));
    }

    /// Each name that is ours where it is ours, and what looks like one.
    #[test]
    fn hosts() {
        let (here, public) = (door("127.0.0.1:8080", &[]), door("192.0.2.7:8080", &[]));
        for (host, is_ours_here, is_ours_in_public) in [
            ("chess.example", true, true),
            ("Chess.Example", true, true),
            ("chess.example:443", true, true),
            ("127.0.0.1:8080", true, false),
            ("localhost:8080", true, false),
            ("[::1]:8080", true, false),
            ("127.0.0.1", false, false),
            ("localhost:8081", false, false),
            ("evil.example", false, false),
            ("evil.example:8080", false, false),
            ("chess.example.evil.example", false, false),
            ("chess.example@evil.example", false, false),
            ("evil.example@chess.example", false, false),
            ("chess.example.", false, false),
            ("", false, false),
            ("127.1:8080", false, false),
        ] {
            for (door, is_ours) in [(&here, is_ours_here), (&public, is_ours_in_public)] {
                let expected = if is_ours { OTHER } else { "wrong_host" };
                assert_eq!(answer(door, OTHER, "/", &[("host", host)]), expected, "{host:?}");
            }
        }
        let both = [("host", "chess.example"), ("host", "evil.example")];
        assert_eq!(answer(&here, OTHER, "/", &both), "wrong_host");
        assert_eq!(answer(&here, OTHER, "/", &[]), "wrong_host");
        let one = [("host", "chess.example")];
        assert_eq!(answer(&here, OTHER, "http://chess.example/", &one), OTHER);
        assert_eq!(answer(&here, OTHER, "http://chess.example/", &[]), OTHER);
        assert_eq!(answer(&here, OTHER, "http://evil.example/", &one), "wrong_host");
    }

    /// The address of a caller: of the proxy's word alone, and only of one that is trusted.
    #[test]
    fn callers() {
        let door = door("127.0.0.1:8080", &["10.0.0.0/8", "fd00::/8"]);
        for (peer, told, expected) in [
            (PROXY, &[][..], PROXY),
            (PROXY, &["203.0.113.5"], "203.0.113.5"),
            (PROXY, &["192.0.2.66, 203.0.113.5"], "203.0.113.5"),
            (PROXY, &["192.0.2.66", "203.0.113.5"], "203.0.113.5"),
            (PROXY, &["rubbish, 203.0.113.5, 10.0.0.2"], "203.0.113.5"),
            (PROXY, &["203.0.113.5,10.0.0.2,fd00::7"], "203.0.113.5"),
            (PROXY, &["10.0.0.9, 10.0.0.2"], "10.0.0.9"),
            (PROXY, &["203.0.113.5:4711"], "203.0.113.5"),
            (PROXY, &["[2001:db8::7]:4711"], "2001:db8::7"),
            (PROXY, &["[2001:db8::7]"], "2001:db8::7"),
            (PROXY, &["::ffff:203.0.113.5"], "203.0.113.5"),
            (PROXY, &["203.0.113.5, rubbish"], "invalid_forwarded_for"),
            (PROXY, &["203.0.113.5,"], "invalid_forwarded_for"),
            (PROXY, &[""], "invalid_forwarded_for"),
            (PROXY, &["unknown"], "invalid_forwarded_for"),
            (PROXY, &["203.0.113.5/24"], "invalid_forwarded_for"),
            (OTHER, &["203.0.113.5"], "untrusted_proxy"),
            (OTHER, &[], OTHER),
        ] {
            let mut headers = vec![("host", "chess.example")];
            headers.extend(told.iter().map(|told| (FORWARDED_FOR, *told)));
            assert_eq!(answer(&door, peer, "/", &headers), expected, "{peer} {told:?}");
        }
    }

    /// Whatever says that a proxy stands in front, to a server that was told of none.
    #[test]
    fn proxies_that_nobody_has_named() {
        let door = door("127.0.0.1:8080", &[]);
        for header in
            ["Forwarded", "X-Forwarded-For", "X-Forwarded-Proto", "x-forwarded-host", "Via"]
        {
            let headers = [("host", "chess.example"), (header, "x")];
            assert_eq!(answer(&door, "127.0.0.1", "/", &headers), "untrusted_proxy", "{header}");
        }
    }
}
