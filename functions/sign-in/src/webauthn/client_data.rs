//! What the browser says that it has done: the JSON that is signed along.

use serde::Deserialize;

use super::Fault;

/// For what a browser has asked an authenticator.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
pub(super) enum Ceremony {
    /// To make a credential.
    #[serde(rename = "webauthn.create")]
    Create,
    /// To sign with one.
    #[serde(rename = "webauthn.get")]
    Get,
}

/// Browsers may add members (§5.8.1), so unknown ones are passed over.
#[derive(Deserialize)]
#[serde(rename_all = "camelCase")]
struct ClientData {
    #[serde(rename = "type")]
    ceremony: Ceremony,
    challenge: String,
    origin: String,
    #[serde(default)]
    cross_origin: bool,
    #[serde(default)]
    top_origin: Option<String>,
}

/// Checks what the browser has signed along (§7.1, steps 5 to 11; §7.2, steps 8 to 14). `challenge`
/// is in base64url, as the browser repeats it.
pub(super) fn check(
    bytes: &[u8],
    ceremony: Ceremony,
    challenge: &str,
    origin: &str,
) -> Result<(), Fault> {
    let data: ClientData = serde_json::from_slice(bytes).map_err(|_| Fault::Unreadable)?;
    if data.ceremony != ceremony {
        return Err(Fault::OtherCeremony);
    }
    if data.challenge != challenge {
        return Err(Fault::OtherChallenge);
    }
    // The site is never shown within another one.
    if data.origin != origin || data.cross_origin || data.top_origin.is_some() {
        return Err(Fault::OtherOrigin);
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_this_ceremony_on_this_site_is_taken() {
        let good = r#"{"type":"webauthn.get","challenge":"Q2g","origin":"https://a.example"}"#;
        let more = good.replace('}', r#","crossOrigin":false,"other_keys":"added later"}"#);
        let cases = [
            (good.to_owned(), Ok(())),
            (more, Ok(())),
            (good.replace("get", "create"), Err(Fault::OtherCeremony)),
            (good.replace("get", "payment"), Err(Fault::Unreadable)),
            (good.replace("Q2g", "Q2h"), Err(Fault::OtherChallenge)),
            (good.replace("a.example", "a.example.evil"), Err(Fault::OtherOrigin)),
            (good.replace("a.example", "a.example:8443"), Err(Fault::OtherOrigin)),
            (good.replace("https", "http"), Err(Fault::OtherOrigin)),
            (good.replace('}', r#","crossOrigin":true}"#), Err(Fault::OtherOrigin)),
            (good.replace('}', r#","topOrigin":"https://b.example"}"#), Err(Fault::OtherOrigin)),
            (good.replace("Q2g", "Q2g\",\"challenge\":\"Q2g"), Err(Fault::Unreadable)),
            ("{}".to_owned(), Err(Fault::Unreadable)),
            (String::new(), Err(Fault::Unreadable)),
        ];
        for (text, verdict) in cases {
            let found = check(text.as_bytes(), Ceremony::Get, "Q2g", "https://a.example");
            assert_eq!(found, verdict, "{text}");
        }
    }
}
