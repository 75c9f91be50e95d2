//! What people type about themselves, checked once.

use app::Problem;
use axum::http::StatusCode;
use lettre::Address;
use rules::Federation;

/// Longest address, in bytes: RFC 5321.
const EMAIL_BYTES_MAX: usize = 254;
/// Longest name, in characters.
const NAME_CHARACTERS_MAX: usize = 80;
/// The languages that mails are written in.
const LANGUAGES: [&str; 2] = ["en", "cs"];

/// The federations that players come from, by the codes of the ICCF and FIDE.
const FEDERATIONS: &str = "AFG ALB ALG AND ANG ANT ARG ARM ARU AUS AUT AZE BAH BAN BAR BDI BEL BER \
    BHU BIH BIZ BLR BOL BOT BRA BRN BRU BUL BUR CAF CAM CAN CAY CHA CHI CHN CIV CMR COD COL COM CPV \
    CRC CRO CUB CYP CZE DEN DJI DMA DOM ECU EGY ENG ERI ESA ESP EST ETH FAI FID FIJ FIN FRA GAB GAM \
    GCI GEO GEQ GER GHA GRE GRN GUA GUM GUY HAI HKG HON HUN INA IND IOM IRI IRL IRQ ISL ISR ISV ITA \
    IVB JAM JCI JOR JPN KAZ KEN KGZ KOR KOS KSA KUW LAO LAT LBA LBN LBR LCA LES LIE LTU LUX MAC MAD \
    MAR MAS MAW MDA MDV MEX MGL MKD MLI MLT MNC MNE MOZ MRI MTN MYA NAM NCA NED NEP NGR NIG NOR NRU \
    NZL OMA PAK PAN PAR PER PHI PLE PLW PNG POL POR PUR QAT ROU RSA RUS RWA SCO SEN SEY SGP SKN SLE \
    SLO SMR SOL SOM SRB SRI SSD STP SUD SUI SUR SVK SWE SWZ SYR TAN TJK TKM TLS TOG TPE TTO TUN TUR \
    UAE UGA UKR URU USA UZB VAN VEN VIE VIN WLS YEM ZAM ZIM";

/// The address as it is kept: trimmed and in lower case.
pub(crate) fn email(text: &str) -> Result<String, Problem> {
    let email = text.trim().to_lowercase();
    if email.len() <= EMAIL_BYTES_MAX && email.parse::<Address>().is_ok() {
        return Ok(email);
    }
    Err(refuse("invalid_email", "This is not an e-mail address."))
}

/// A given or family name, trimmed.
pub(crate) fn name(text: &str) -> Result<String, Problem> {
    let name = text.trim();
    let fits = (1..=NAME_CHARACTERS_MAX).contains(&name.chars().count());
    if fits && !name.chars().any(char::is_control) {
        return Ok(name.to_owned());
    }
    Err(refuse("invalid_name", "A name has 1 to 80 characters."))
}

/// A federation that exists.
pub(crate) fn federation(text: &str) -> Result<Federation, Problem> {
    let known = FEDERATIONS.split_ascii_whitespace().any(|code| code == text);
    let refusal = || refuse("invalid_federation", "There is no federation with this code.");
    text.parse().ok().filter(|_| known).ok_or_else(refusal)
}

/// A language that mails are written in.
pub(crate) fn language(text: &str) -> Result<String, Problem> {
    if LANGUAGES.contains(&text) {
        return Ok(text.to_owned());
    }
    Err(refuse("invalid_body", "The language is `en` or `cs`."))
}

fn refuse(code: &'static str, detail: &str) -> Problem {
    Problem::new(StatusCode::UNPROCESSABLE_ENTITY, code, detail)
}
