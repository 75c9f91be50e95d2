//! Where messages may be posted to, and what shows a push service who posts (VAPID, RFC 8292).

use std::net::IpAddr;

use jsonwebtoken::{Algorithm, Header};
use reqwest::Url;
use serde::Serialize;

use super::Sender;

/// Longest endpoint, in bytes: the makers' are below 700.
const ENDPOINT_BYTES_MAX: usize = 1_500;

/// How long a signature is good, in seconds: at most a day, and it is made for each message.
const SIGNATURE_SECONDS: i64 = 12 * 3_600;

/// Names that never mean a machine of the open internet: RFC 6761 and 8375, and what networks use
/// for themselves.
const PRIVATE_NAMES: [&str; 14] = [
    "localhost",
    "local",
    "localdomain",
    "internal",
    "intranet",
    "private",
    "corp",
    "home",
    "lan",
    "home.arpa",
    "in-addr.arpa",
    "ip6.arpa",
    "onion",
    "invalid",
];

/// An address that messages may be posted to.
#[derive(Clone, PartialEq, Eq)]
pub(super) struct Endpoint(Url);

impl Endpoint {
    /// Reads an `https` address with a public name at the usual port; where loopback is allowed,
    /// also `http` addresses at 127.0.0.1 with any port.
    pub(super) fn read(text: &str, loopback: bool) -> Option<Endpoint> {
        if text.len() > ENDPOINT_BYTES_MAX {
            return None;
        }
        let url = Url::parse(text).ok()?;
        if !url.username().is_empty() || url.password().is_some() {
            return None;
        }
        let is_local = loopback && url.scheme() == "http" && url.host_str() == Some("127.0.0.1");
        let is_public = url.scheme() == "https"
            && url.port().is_none()
            && url.domain().is_some_and(is_public_name);
        (is_local || is_public).then_some(Endpoint(url))
    }

    pub(super) fn into_url(self) -> Url {
        self.0
    }
}

/// Whether a name may be one of the open internet's: it has a dot, and no part of it is private.
fn is_public_name(name: &str) -> bool {
    let name = name.strip_suffix('.').unwrap_or(name);
    let is_within = |private: &&str| {
        name.strip_suffix(*private).is_some_and(|rest| rest.is_empty() || rest.ends_with('.'))
    };
    let labels = name.split('.').count();
    labels > 1 && name.split('.').all(|l| !l.is_empty()) && !PRIVATE_NAMES.iter().any(is_within)
}

/// Whether an address belongs to the open internet: a public name may well lead into somebody's own
/// network. After the registries of special addresses (RFC 6890).
pub(super) fn is_public_address(address: IpAddr) -> bool {
    match address.to_canonical() {
        IpAddr::V4(v4) => {
            let special = v4.is_private()
                || v4.is_loopback()
                || v4.is_link_local()
                || v4.is_multicast()
                || v4.is_documentation();
            let [a, b, c, _] = v4.octets();
            // This network, shared by carriers, for protocols, for measurements, and the rest.
            let reserved = a == 0
                || (a == 100 && (64..128).contains(&b))
                || (a == 192 && b == 0 && c == 0)
                || (a == 198 && (18..20).contains(&b))
                || a >= 240;
            !special && !reserved
        }
        IpAddr::V6(v6) => {
            let [a, b, ..] = v6.segments();
            // Of the global addresses, those for protocols and documentation and those that hide
            // an address of version 4.
            let special = a == 0x2001 && (b < 0x200 || b == 0xdb8) || a == 0x2002 || a == 0x3fff;
            (0x2000..0x4000).contains(&a) && !special
        }
    }
}

#[derive(Serialize)]
struct Claims<'a> {
    aud: String,
    exp: i64,
    /// Where the sender can be found; only an `https` address will do.
    #[serde(skip_serializing_if = "Option::is_none")]
    sub: Option<&'a str>,
}

/// The header `Authorization` for a message: a token for the endpoint's origin, and the public key.
pub(super) fn authorization(endpoint: &Endpoint, sender: &Sender<'_>) -> Option<String> {
    let Sender { key, origin, now, .. } = *sender;
    let claims = Claims {
        aud: endpoint.0.origin().ascii_serialization(),
        exp: (now + SIGNATURE_SECONDS).unix(),
        sub: origin.starts_with("https://").then_some(origin),
    };
    let token = jsonwebtoken::encode(&Header::new(Algorithm::ES256), &claims, key.signs()?).ok()?;
    Some(format!("vapid t={token}, k={}", key.public))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn endpoints_of_the_makers_are_read() {
        for text in [
            "https://fcm.googleapis.com/fcm/send/c1KrmpTuRm0:APA91bGy_-x",
            "https://updates.push.services.mozilla.com/wpush/v2/gAAAAABc",
            "https://db5p.notify.windows.com/w/?token=BQYAAAC%2f",
            "https://web.push.apple.com/QGuQyavXutnMH",
            "https://localhost.example/a",
            "https://mylocal.example./a",
            "https://push.example:443/a",
        ] {
            assert!(Endpoint::read(text, false).is_some(), "{text}");
        }
    }

    /// Nothing that lies, or could lie, in the server's own network.
    #[test]
    fn nothing_else_is_an_endpoint() {
        let long = format!("https://push.example/{}", "a".repeat(ENDPOINT_BYTES_MAX));
        let wrong = [
            "",
            "push.example/a",
            "http://push.example/a",
            "ftp://push.example/a",
            "file:///etc/passwd",
            "https://push.example:8443/a",
            "https://user@push.example/a",
            "https://user:word@push.example/a",
            "https://:word@push.example/a",
            "https://93.184.215.14/a",
            "https://127.0.0.1/a",
            "https://0x7f.1/a",
            "https://2130706433/a",
            "https://0177.0.0.1/a",
            "https://１２７.0.0.1/a",
            "https://127.0.0.1./a",
            "https://169.254.169.254/latest/meta-data",
            "https://[::1]/a",
            "https://[::ffff:127.0.0.1]/a",
            "https://[2606:2800:21f:cb07::1]/a",
            "https://localhost/a",
            "https://LOCALHOST/a",
            "https://localhost./a",
            "https://a.localhost/a",
            "https://dynamodb.internal/a",
            "https://metadata.google.internal./a",
            "https://router.local/a",
            "https://nas.home.arpa/a",
            "https://printer.lan/a",
            "https://intranet/a",
            "https://.example/a",
            "https://a..example/a",
            "https://push.example../a",
            "http://127.0.0.1:8000/a",
            "http://localhost:8000/a",
            &long,
        ];
        for text in wrong {
            assert!(Endpoint::read(text, false).is_none(), "{text}");
        }
    }

    /// The flag opens one door: http at 127.0.0.1.
    #[test]
    fn loopback_is_allowed_where_it_is_configured() {
        assert!(Endpoint::read("http://127.0.0.1:8000/a", true).is_some());
        for text in [
            "http://localhost:8000/a",
            "http://127.0.0.2:8000/a",
            "http://[::1]:8000/a",
            "http://10.0.0.1/a",
            "http://push.example/a",
            "https://127.0.0.1/a",
        ] {
            assert!(Endpoint::read(text, true).is_none(), "{text}");
        }
    }

    #[test]
    fn addresses_of_the_open_internet_are_told() {
        let is_public = |text: &str| is_public_address(text.parse().expect(text));
        for text in ["93.184.215.14", "1.1.1.1", "100.63.0.1", "100.128.0.1", "172.32.0.1"] {
            assert!(is_public(text), "{text}");
        }
        for text in ["2606:2800:21f:cb07::1", "2001:4860:4860::8888", "2a00:1450:4001::1"] {
            assert!(is_public(text), "{text}");
        }
        let private = "0.0.0.0 10.1.2.3 100.64.0.1 100.127.255.255 127.0.0.1 127.9.9.9 169.254.169.254 \
            172.16.0.1 172.31.255.255 192.0.0.8 192.0.2.1 192.168.1.1 198.18.0.1 198.19.255.255 \
            198.51.100.1 203.0.113.1 224.0.0.1 240.0.0.1 255.255.255.255 :: ::1 ::ffff:127.0.0.1 \
            ::ffff:10.0.0.1 ::127.0.0.1 64:ff9b::a00:1 64:ff9b::7f00:1 100::1 2001::1 2001:db8::1 \
            2002:7f00:1::1 3fff::1 fc00::1 fd12::1 fe80::1 fec0::1 ff02::1 5f00::1";
        for text in private.split_whitespace() {
            assert!(!is_public(text), "{text}");
        }
    }
}
