//! Whom a function believes that it is a service of AWS.

use aws_lc_rs::digest::{SHA256, digest};
use base64::Engine;
use base64::prelude::BASE64_STANDARD;

/// What stands in every function.
const ROOTS: &str = include_str!("../../../shared/store/src/amazon-roots.pem");
/// The SHA-256 of the authority's roots: Amazon Root CA 1 to 4, and Starfield Services G2.
const KNOWN: [&str; 5] = [
    "8ecde6884f3d87b1125ba31ac3fcb13d7016de7f57cc904fe1cb97c6ae98196e",
    "1ba5b2aa8c65401a82960118f80bec4f62304d83cec4713a19c39c011ea46db4",
    "18ce6cfe7bf14e60b2e347b8dfe868cb31d02ebb3ada271569f50343b46db3a4",
    "e35d28419ed02025cfa69038cd623962458da5c695fbdea3c22b0bfb25897092",
    "568d6905a2c88708a4b3025190edcfedb1974a606a13c6e5290fcb2ae63edab5",
];

#[test]
fn what_a_function_trusts_for_aws_is_the_roots_of_amazon() {
    let fingerprint = |certificate: &str| {
        let lines = certificate.lines().take_while(|line| !line.starts_with('-'));
        let bytes = BASE64_STANDARD.decode(lines.collect::<String>()).expect("base64");
        let hash = digest(&SHA256, &bytes);
        hash.as_ref().iter().map(|byte| format!("{byte:02x}")).collect::<String>()
    };
    assert_eq!(ROOTS.matches("BEGIN").count(), KNOWN.len());
    let certificates = ROOTS.split("-----BEGIN CERTIFICATE-----\n").skip(1);
    assert_eq!(certificates.map(fingerprint).collect::<Vec<_>>(), KNOWN);
}
