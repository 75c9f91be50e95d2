//! Recovery codes: ten, shown once, each good once, for whoever has lost the passkeys.
//!
//! A code stands in for the passkey beside the password, never for the password. It opens the offices
//! for an hour: long enough to add a passkey.

use app::{App, Body, Created, Fresh, Problem, Random};
use aws_lc_rs::digest::{SHA256, digest};
use axum::Json;
use axum::extract::State;
use base64::Engine;
use base64::engine::general_purpose::URL_SAFE_NO_PAD as BASE64;
use store::{AttemptKind, Passkeys};

use super::view::{CodeBody, RecoveryCodes};
use super::{Adding, tell};
use crate::offices::needs_passkey;
use crate::session::{Proof, proved_again};
use crate::view::SessionView;

/// How many there are.
const CODES: usize = 10;
/// Bytes of chance in one: 120 bits, where a plain digest is enough (ASVS 2.6.2). Codes of 80 bits from
/// before are good until they are used or made again.
const CODE_BYTES: usize = 15;
/// Characters between two dashes.
const GROUP: usize = 4;
/// Crockford's 32 letters: none is taken for another one.
const LETTERS: &[u8; 32] = b"0123456789abcdefghjkmnpqrstvwxyz";
/// Codes that one player may try in a window, and its seconds.
const TRIES_MAX: u32 = 10;
const WINDOW_SECONDS: i64 = 15 * 60;

/// New codes, and what is kept of them.
pub(super) fn new_codes(random: Random) -> (Vec<String>, Vec<String>) {
    let codes: Vec<String> = (0..CODES).map(|_| new_code(random)).collect();
    let digests = codes.iter().map(|code| digest_of(code)).collect();
    (codes, digests)
}

fn new_code(random: Random) -> String {
    let mut bytes = [0; CODE_BYTES];
    random(&mut bytes);
    let mut code = String::new();
    // Five bytes are eight letters.
    for five in bytes.chunks(5) {
        let bits = five.iter().fold(0_u64, |bits, byte| bits << 8 | u64::from(*byte));
        for place in (0..8).rev() {
            if !code.is_empty() && code.replace('-', "").len().is_multiple_of(GROUP) {
                code.push('-');
            }
            let letter = usize::try_from(bits >> (5 * place) & 31).unwrap_or_default();
            code.push(char::from(LETTERS[letter]));
        }
    }
    code
}

/// The digest of a code as somebody has typed it: in capitals, without dashes, with an O for a zero.
fn digest_of(code: &str) -> String {
    let letter = |c: char| match c.to_ascii_lowercase() {
        'o' => '0',
        'i' | 'l' => '1',
        other => other,
    };
    let code: String = code.chars().filter(|c| c.is_alphanumeric()).map(letter).collect();
    BASE64.encode(digest(&SHA256, code.as_bytes()))
}

/// Makes ten new recovery codes in place of those that there are, and tells me by email. They are shown
/// once.
#[utoipa::path(
    post, path = "/api/recovery-codes", operation_id = "make_recovery_codes", tag = "passkeys",
    responses(
        (status = 201, body = RecoveryCodes),
        (status = 403),
        (status = 409),
    ),
    security(("access_token" = []))
)]
pub(crate) async fn make_recovery_codes(
    State(app): State<App>,
    Fresh { me, account }: Fresh,
) -> Result<Created<Json<RecoveryCodes>>, Problem> {
    let known = app.store.passkeys(me.player).await?;
    if !known.enrolled {
        let detail = "Recovery codes come with your first passkey: add one.";
        return Err(Problem::conflict("no_passkey", detail));
    }
    let office = needs_passkey(&app, &account).await?;
    Adding::of(&app, &me, office, &known).must_be_open()?;
    let (recovery_codes, codes) = new_codes(app.random);
    app.store.change_passkeys(&known, &Passkeys { codes, ..known.clone() }).await?;
    tell(&app, &account, "mail-recovery-codes", Vec::new()).await;
    Ok(Created(Json(RecoveryCodes { recovery_codes })))
}

/// Uses a recovery code in place of a passkey, and tells me by email. The session has my offices for an
/// hour: add a new passkey in it.
#[utoipa::path(
    post, path = "/api/recovery-codes/use", operation_id = "use_recovery_code", tag = "passkeys",
    request_body = CodeBody,
    responses(
        (status = 200, body = SessionView),
        (status = 401),
        (status = 403),
        (status = 429),
    ),
    security(("access_token" = []))
)]
pub(crate) async fn use_recovery_code(
    State(app): State<App>,
    Fresh { me, account }: Fresh,
    Body(body): Body<CodeBody>,
) -> Result<Json<SessionView>, Problem> {
    let subject = me.player.to_string();
    app.limit(AttemptKind::RecoveryCode, &subject, WINDOW_SECONDS, TRIES_MAX).await?;
    let known = app.store.passkeys(me.player).await?;
    let digest = digest_of(&body.code);
    let mut after = known.clone();
    after.codes.retain(|code| *code != digest);
    if after == known {
        let detail = "This is none of your recovery codes, or it was used already.";
        return Err(Problem::not_allowed("wrong_recovery_code", detail));
    }
    app.store.change_passkeys(&known, &after).await?;
    tell(&app, &account, "mail-recovery-code-used", vec![("left", after.codes.len().to_string())])
        .await;
    proved_again(&app, &account, me.by, Proof::RecoveryCode).await
}

#[cfg(test)]
mod tests {
    use super::*;
    use app::system_random;

    #[test]
    fn codes_are_read_as_people_type_them() {
        let (codes, digests) = new_codes(system_random);
        assert_eq!((codes.len(), digests.len()), (CODES, CODES));
        for (code, digest) in codes.iter().zip(&digests) {
            assert_eq!(code.len(), 29, "{code}");
            assert_eq!(code.split('-').map(str::len).collect::<Vec<_>>(), [4; 6]);
            let typed = code.to_uppercase().replace('-', " ").replace('0', "O").replace('1', "l");
            assert_eq!(digest_of(&typed), *digest, "{typed}");
        }
        assert_ne!(digests[0], digests[1]);
        let before = "K7QD-2M9X-4HZW-81TF";
        assert_eq!(digest_of(before), digest_of("k7qd2m9x4hzw81tf"));
    }
}
