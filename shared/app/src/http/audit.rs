//! What matters for security, in the log under the target `audit`: one line an act, whoever asked and
//! however it ended. It names no address, no token, no password: of where somebody is, only that two
//! lines come from the same network.
//!
//! Acts are told by their routes, once for all: a handler cannot forget it, and a refusal is told
//! wherever it comes from.

use axum::http::{Method, StatusCode};
use axum::response::Response;
use rules::PlayerId;
use store::{OperatorAct, OperatorDeed};

use crate::{ClientAddress, Keys};

/// Letters of base64url that stand for a network: 60 bits.
const NETWORK_LETTERS: usize = 10;

/// An act that matters for security.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Audited {
    /// Signing up.
    SignUp,
    /// Confirming the address of a new account.
    ConfirmSignUp,
    /// Claiming a number that a federation has registered.
    ClaimNumber,
    /// Signing in.
    SignIn,
    /// Renewing a session: told when it is refused, as the reuse of its cookie is.
    RenewSession,
    /// Proving again who one is.
    StepUp,
    /// Signing out, or ending other sessions.
    EndSession,
    /// Asking for a link to set a new password.
    AskReset,
    /// Setting a new password with it.
    ResetPassword,
    /// Changing the password.
    ChangePassword,
    /// Asking for another address, and confirming it.
    ChangeAddress,
    /// Taking the account away.
    DeleteAccount,
    /// Adding a passkey, from asking for it on.
    AddPasskey,
    /// Removing one.
    RemovePasskey,
    /// Making recovery codes.
    MakeRecoveryCodes,
    /// Using one.
    UseRecoveryCode,
    /// Making a key.
    MakeKey,
    /// Revoking one.
    RevokeKey,
    /// Making a webhook.
    MakeWebhook,
    /// Removing one.
    RemoveWebhook,
    /// Adding a device for push messages.
    AddDevice,
    /// Making the calendar's address again.
    RenewCalendar,
    /// Ruling on a claim.
    Rule,
    /// What a director, an organiser or an officer decides.
    Decide,
    /// Giving an office, or taking it.
    GiveOffice,
    /// Correcting a player's name.
    CorrectName,
    /// Bringing players here with the numbers that they had elsewhere.
    ImportPlayers,
    /// Anything else: told when it is refused for who asks, or for what the request is.
    Other,
}

/// Acts by their routes. Renewing is told when it is refused, the others always.
static ACTS: [(Method, &str, Audited); 86] = [
    (Method::POST, "/api/sign-up", Audited::SignUp),
    (Method::POST, "/api/sign-up/confirm", Audited::ConfirmSignUp),
    (Method::POST, "/api/claim", Audited::ClaimNumber),
    (Method::POST, "/api/claim/mine", Audited::ClaimNumber),
    (Method::POST, "/api/sign-in", Audited::SignIn),
    (Method::POST, "/api/session", Audited::RenewSession),
    (Method::POST, "/api/session/authenticate", Audited::StepUp),
    (Method::POST, "/api/session/passkey", Audited::StepUp),
    (Method::POST, "/api/sign-in/passkey", Audited::SignIn),
    (Method::POST, "/api/passkeys", Audited::AddPasskey),
    (Method::POST, "/api/passkeys/link", Audited::AddPasskey),
    (Method::POST, "/api/passkeys/options", Audited::AddPasskey),
    (Method::DELETE, "/api/passkeys/{id}", Audited::RemovePasskey),
    (Method::POST, "/api/recovery-codes", Audited::MakeRecoveryCodes),
    (Method::POST, "/api/recovery-codes/use", Audited::UseRecoveryCode),
    (Method::DELETE, "/api/session", Audited::EndSession),
    (Method::DELETE, "/api/sessions", Audited::EndSession),
    (Method::DELETE, "/api/sessions/{id}", Audited::EndSession),
    (Method::POST, "/api/password/forgot", Audited::AskReset),
    (Method::POST, "/api/password/reset", Audited::ResetPassword),
    (Method::POST, "/api/me/password", Audited::ChangePassword),
    (Method::POST, "/api/me/email", Audited::ChangeAddress),
    (Method::POST, "/api/me/email/confirm", Audited::ChangeAddress),
    (Method::POST, "/api/me/delete", Audited::DeleteAccount),
    (Method::POST, "/api/keys", Audited::MakeKey),
    (Method::DELETE, "/api/keys/{id}", Audited::RevokeKey),
    (Method::POST, "/api/webhooks", Audited::MakeWebhook),
    (Method::DELETE, "/api/webhooks/{id}", Audited::RemoveWebhook),
    (Method::POST, "/api/settings/push", Audited::AddDevice),
    (Method::POST, "/api/settings/calendar", Audited::RenewCalendar),
    (Method::POST, "/api/director/claims/{id}", Audited::Rule),
    (Method::POST, "/api/director/sections/{id}/decisions", Audited::Decide),
    (Method::POST, "/api/director/events/{id}/letters", Audited::Decide),
    (Method::POST, "/api/director/games/{id}/score", Audited::Decide),
    (Method::POST, "/api/director/leave", Audited::Decide),
    (Method::POST, "/api/director/leave/allowance", Audited::Decide),
    (Method::POST, "/api/director/leave/cancel", Audited::Decide),
    (Method::POST, "/api/director/gap", Audited::Decide),
    (Method::POST, "/api/director/outages", Audited::Decide),
    (Method::POST, "/api/events/{id}/teams/{team}/replacements", Audited::Decide),
    (
        Method::POST,
        "/api/events/{id}/teams/{team}/replacements/{replacement}/status",
        Audited::Decide,
    ),
    (Method::POST, "/api/director/withdrawals", Audited::Decide),
    (Method::POST, "/api/director/withdrawals/{id}", Audited::Decide),
    (Method::POST, "/api/cases/{id}/outcome", Audited::Decide),
    (Method::PUT, "/api/events/{id}", Audited::Decide),
    (Method::POST, "/api/events/{id}/organisers", Audited::Decide),
    (Method::POST, "/api/events/{id}/deputies", Audited::Decide),
    (Method::POST, "/api/events/{id}/replacements", Audited::Decide),
    (Method::POST, "/api/events/{id}/cancel", Audited::Decide),
    (Method::POST, "/api/events/{id}/publish", Audited::Decide),
    (Method::POST, "/api/events/{id}/season", Audited::Decide),
    (Method::POST, "/api/events/{id}/finish", Audited::Decide),
    (Method::POST, "/api/events/{id}/reopen", Audited::Decide),
    (Method::POST, "/api/events/{id}/rating-consent", Audited::Decide),
    (Method::POST, "/api/events/{id}/board-agreement", Audited::Decide),
    (Method::PUT, "/api/federations/{code}/members/{year}", Audited::Decide),
    (Method::PUT, "/api/federations/{code}/registrations/{player}/invitation", Audited::Decide),
    (Method::DELETE, "/api/federations/{code}/registrations/{player}", Audited::Decide),
    (Method::POST, "/api/federations/{code}/membership", Audited::Decide),
    (Method::POST, "/api/fide-ratings", Audited::Decide),
    (Method::POST, "/api/approvals/{id}/decide", Audited::Decide),
    (Method::POST, "/api/imports/{id}/approve", Audited::Decide),
    (Method::POST, "/api/imports/{id}/refuse", Audited::Decide),
    (Method::POST, "/api/imports/{id}/results", Audited::Decide),
    (Method::POST, "/api/challenges/{id}/remove-words", Audited::Decide),
    (Method::PUT, "/api/operator", Audited::Decide),
    (Method::POST, "/api/players/{id}/joined", Audited::Decide),
    (Method::POST, "/api/players/{id}/names", Audited::CorrectName),
    (Method::POST, "/api/players/{id}/recorded-norms", Audited::Decide),
    (Method::POST, "/api/players/{id}/recorded-norms/{number}/correct", Audited::Decide),
    (Method::POST, "/api/players/{id}/recorded-norms/{number}/withdraw", Audited::Decide),
    (Method::POST, "/api/players/{id}/removals", Audited::Decide),
    (Method::PUT, "/api/players/{id}/sex", Audited::Decide),
    (Method::POST, "/api/players/{id}/offices", Audited::GiveOffice),
    (Method::POST, "/api/players/{id}/suspensions", Audited::Decide),
    (Method::POST, "/api/players/{id}/suspensions/{number}/lift", Audited::Decide),
    (Method::POST, "/api/rating-lists", Audited::Decide),
    (Method::POST, "/api/rating-runs/{id}/corrections", Audited::Decide),
    (Method::POST, "/api/rating-runs/{id}/corrections/{number}/remove", Audited::Decide),
    (Method::POST, "/api/rating-runs/{id}/publish", Audited::Decide),
    (Method::POST, "/api/rating-runs/{id}/withdraw", Audited::Decide),
    (Method::POST, "/api/rules-questions/{id}/answer", Audited::Decide),
    (Method::POST, "/api/title-cases/{id}/decide", Audited::Decide),
    (Method::POST, "/api/title-cases/{id}/recommend", Audited::Decide),
    (Method::POST, "/api/title-cases/{id}/votes", Audited::Decide),
    (Method::POST, "/api/transfers/{id}/answers", Audited::Decide),
];

impl Audited {
    /// What is asked for by a request; `route` is as the route has it, with its parameters in braces.
    pub fn of(method: &Method, route: &str) -> Audited {
        let known = ACTS.iter().find(|(known, at, _)| known == method && *at == route);
        known.map_or(Audited::Other, |(_, _, act)| *act)
    }

    /// Every act that is told by its route.
    pub fn routes() -> &'static [(Method, &'static str, Audited)] {
        &ACTS
    }

    /// The name in the log.
    pub fn name(self) -> &'static str {
        match self {
            Audited::SignUp => "sign_up",
            Audited::ConfirmSignUp => "confirm_sign_up",
            Audited::ClaimNumber => "claim_number",
            Audited::SignIn => "sign_in",
            Audited::RenewSession => "renew_session",
            Audited::StepUp => "step_up",
            Audited::EndSession => "end_session",
            Audited::AskReset => "ask_reset",
            Audited::ResetPassword => "reset_password",
            Audited::ChangePassword => "change_password",
            Audited::ChangeAddress => "change_address",
            Audited::DeleteAccount => "delete_account",
            Audited::AddPasskey => "add_passkey",
            Audited::RemovePasskey => "remove_passkey",
            Audited::MakeRecoveryCodes => "make_recovery_codes",
            Audited::UseRecoveryCode => "use_recovery_code",
            Audited::MakeKey => "make_key",
            Audited::RevokeKey => "revoke_key",
            Audited::MakeWebhook => "make_webhook",
            Audited::RemoveWebhook => "remove_webhook",
            Audited::AddDevice => "add_device",
            Audited::RenewCalendar => "renew_calendar",
            Audited::Rule => "rule",
            Audited::Decide => "decide",
            Audited::GiveOffice => "give_office",
            Audited::CorrectName => "correct_name",
            Audited::ImportPlayers => "import_players",
            Audited::Other => "other",
        }
    }
}

/// What somebody else may read of a person that tells of health or of a quarrel (ASVS 8.3.5).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Grounds {
    /// Those of a withdrawal.
    Withdrawal,
    /// Those of special leave.
    SpecialLeave,
    /// What was written in a case.
    Case,
    /// Those of a transfer.
    Transfer,
}

impl Grounds {
    /// The name in the log.
    fn name(self) -> &'static str {
        match self {
            Grounds::Withdrawal => "withdrawal",
            Grounds::SpecialLeave => "special_leave",
            Grounds::Case => "case",
            Grounds::Transfer => "transfer",
        }
    }
}

/// Tells the log whose grounds somebody else has read, and never what they are.
pub(crate) fn audit_reading(
    asked: &Asked<'_>,
    reader: Option<PlayerId>,
    (grounds, of): (Grounds, PlayerId),
    keys: &Keys,
) {
    if reader == Some(of) {
        return;
    }
    let network = asked.from.as_ref().map_or_else(String::new, |from| network_of(from, keys));
    let (grounds, of, player) = (grounds.name(), of.0, reader.map(|reader| reader.0));
    let Asked { id, method, route, .. } = asked;
    tracing::info!(
        target: "audit", act = "read_grounds", outcome = "done", code = "", grounds, of, player,
        network, id, %method, route
    );
}

/// Tells the log what whoever runs the server has begun with a command, and that it was done. `of` is about whom, `id`
/// the act's number in its own log, which has the reason.
pub fn audit_operator(act: &OperatorAct) {
    let named = match act.deed {
        OperatorDeed::GiveOffice(_) | OperatorDeed::TakeOffice(_) => Audited::GiveOffice,
        OperatorDeed::ConfirmSignUp => Audited::ConfirmSignUp,
        OperatorDeed::ChangeAddress => Audited::ChangeAddress,
        OperatorDeed::SignOut => Audited::EndSession,
        OperatorDeed::RemovePasskeys => Audited::RemovePasskey,
        OperatorDeed::ImportPlayers { .. } => Audited::ImportPlayers,
    };
    let (outcome, of) = (if act.done { "done" } else { "begun" }, act.player.map(|of| of.0));
    tracing::info!(
        target: "audit", act = named.name(), outcome, code = "", by = "operator", of,
        id = act.number
    );
}

/// Why a request was refused, for the log: the stable code that the client reads.
#[derive(Clone, Copy, Debug)]
pub(crate) struct RefusedWith(pub(crate) &'static str);

/// A request as the log names it.
pub(crate) struct Asked<'a> {
    pub(crate) id: &'a str,
    pub(crate) method: Method,
    pub(crate) route: &'a str,
    pub(crate) from: Option<ClientAddress>,
}

/// Tells the log how an act has ended, where that matters for security.
pub(crate) fn audit(asked: &Asked<'_>, player: Option<PlayerId>, response: &Response, keys: &Keys) {
    let (act, status) = (Audited::of(&asked.method, asked.route), response.status());
    let refused = response.extensions().get().map_or("", |RefusedWith(code)| code);
    // A page whose token is too old renews it, some hundred times a day.
    let for_who_asks = matches!(
        status,
        StatusCode::UNAUTHORIZED | StatusCode::FORBIDDEN | StatusCode::TOO_MANY_REQUESTS
    ) && refused != "token_expired";
    // What cannot be read, or asks in another way than any page or program of ours (ASVS 7.1.3, 14.5.1).
    let for_what_is_asked = matches!(
        status,
        StatusCode::BAD_REQUEST
            | StatusCode::METHOD_NOT_ALLOWED
            | StatusCode::PAYLOAD_TOO_LARGE
            | StatusCode::UNSUPPORTED_MEDIA_TYPE
            | StatusCode::UNPROCESSABLE_ENTITY
    );
    let told = match act {
        Audited::Other => for_who_asks || for_what_is_asked,
        Audited::RenewSession => for_who_asks,
        _ => for_who_asks || !matches!(status, StatusCode::UNAUTHORIZED),
    };
    if !told {
        return;
    }
    let outcome = match status.as_u16() {
        ..400 => "done",
        400..500 => "refused",
        _ => "failed",
    };
    let network = asked.from.as_ref().map_or_else(String::new, |from| network_of(from, keys));
    let (act, Asked { id, method, route, .. }) = (act.name(), asked);
    let player = player.map(|player| player.0);
    tracing::info!(target: "audit", act, outcome, code = refused, player, network, id, %method, route);
}

/// A name for the network that an address is in, which only this server can make: /24 of IPv4, /48
/// of IPv6. Empty where the address is not known.
fn network_of(from: &ClientAddress, keys: &Keys) -> String {
    let Some(prefix) = from.prefix() else { return String::new() };
    let mut name = keys.name_network(&format!("{prefix:?}"));
    name.truncate(NETWORK_LETTERS);
    name
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Secrets, system_random};

    #[test]
    fn networks_have_names_that_tell_no_address() {
        let keys = Keys::new(&Secrets::generate(system_random)).expect("keys");
        let of = |address: &str| ClientAddress::of(address.parse().expect("an address"));
        let name = |address: &str| network_of(&of(address), &keys);
        assert_eq!(name("192.0.2.1"), name("192.0.2.254"));
        assert_eq!(name("192.0.2.1"), name("::ffff:192.0.2.9"));
        assert_ne!(name("192.0.2.1"), name("192.0.3.1"));
        assert_eq!(name("2001:db8:1:2::3"), name("2001:db8:1:ffff::4"));
        assert_ne!(name("2001:db8:1::3"), name("2001:db8:2::3"));
        assert_eq!(name("192.0.2.1").len(), NETWORK_LETTERS);
        let others = Keys::new(&Secrets::generate(system_random)).expect("keys");
        let elsewhere = network_of(&of("192.0.2.1"), &others);
        assert_ne!(elsewhere, name("192.0.2.1"));
    }
}
