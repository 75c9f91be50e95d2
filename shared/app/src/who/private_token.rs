//! Addresses that open without signing in: the private calendar, and the end of mails.
//!
//! A token is player, generation and a seal over both that only this server can make, so that
//! nothing secret is kept and a forged one is told without asking the table. It holds no dot: in a
//! link, a path with a dot is taken for a file.

use rules::PlayerId;

use crate::{App, Keys, Problem};

/// Between the parts of a token; the seal, which comes last, may hold it as well.
const BETWEEN: &str = "-";

/// What a token opens. One purpose's token is nothing to another.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PrivatePurpose {
    /// Reads the calendar.
    Calendar,
    /// Ends the mails about games.
    Unsubscribe,
}

/// A token that this server has sealed. It does not expire: the calendar's is void when the
/// player's settings have another generation.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PrivateToken {
    /// Whose.
    pub player: PlayerId,
    /// Which of the player's tokens for this purpose, counted from 0.
    pub generation: u32,
}

impl PrivateToken {
    /// The token as an address holds it: letters, digits, `-` and `_`.
    ///
    /// # Errors
    /// An internal problem where this process does not seal.
    pub fn seal(self, purpose: PrivatePurpose, keys: &Keys) -> Result<String, Problem> {
        let (player, generation) = (self.player.to_string(), self.generation.to_string());
        let seal = keys.seal(&sealed_text(purpose, &player, &generation))?;
        Ok([player, generation, seal].join(BETWEEN))
    }

    /// Reads a token; `None` for anything that this server has not sealed for this purpose.
    pub fn read(purpose: PrivatePurpose, token: &str, keys: &Keys) -> Option<PrivateToken> {
        let mut parts = token.splitn(3, BETWEEN);
        let (player, generation, seal) = (parts.next()?, parts.next()?, parts.next()?);
        // Sealed as they are spelt: "+7" is not 7.
        if !keys.is_sealed(&sealed_text(purpose, player, generation), seal) {
            return None;
        }
        let player = PlayerId(player.parse().ok()?);
        Some(PrivateToken { player, generation: generation.parse().ok()? })
    }
}

/// What is sealed. Refresh tokens are sealed with the same key: their texts have no colon.
fn sealed_text(purpose: PrivatePurpose, player: &str, generation: &str) -> String {
    let purpose = match purpose {
        PrivatePurpose::Calendar => "calendar",
        PrivatePurpose::Unsubscribe => "unsubscribe",
    };
    format!("{purpose}:{player}:{generation}")
}

impl App {
    /// The address of a player's calendar, of the generation that the settings name.
    ///
    /// # Errors
    /// As [`PrivateToken::seal`].
    pub fn calendar_url(&self, player: PlayerId, generation: u32) -> Result<String, Problem> {
        let token = PrivateToken { player, generation };
        let token = token.seal(PrivatePurpose::Calendar, &self.keys)?;
        Ok(format!("{}/api/calendar/{token}.ics", self.origin))
    }

    /// The address that ends a player's mails: posted to by mail programs (RFC 8058), while a
    /// browser that opens it comes to [`App::unsubscribe_page`].
    ///
    /// # Errors
    /// As [`PrivateToken::seal`].
    pub fn unsubscribe_url(&self, player: PlayerId) -> Result<String, Problem> {
        Ok(format!("{}/api/unsubscribe/{}", self.origin, self.unsubscribe_token(player)?))
    }

    /// The page that asks before it ends a player's mails.
    ///
    /// # Errors
    /// As [`PrivateToken::seal`].
    pub fn unsubscribe_page(&self, player: PlayerId) -> Result<String, Problem> {
        Ok(format!("{}/unsubscribe/{}", self.origin, self.unsubscribe_token(player)?))
    }

    /// All of a player's mails carry the same one: a mail may be opened years later.
    fn unsubscribe_token(&self, player: PlayerId) -> Result<String, Problem> {
        PrivateToken { player, generation: 0 }.seal(PrivatePurpose::Unsubscribe, &self.keys)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Secrets, system_random};

    const CALENDAR: PrivatePurpose = PrivatePurpose::Calendar;

    #[test]
    fn a_token_opens_what_it_is_for() {
        let keys = Keys::new(&Secrets::generate(system_random)).expect("keys");
        let token = PrivateToken { player: PlayerId(160_012), generation: 3 };
        let text = token.seal(CALENDAR, &keys).expect("a seal");
        assert!(!text.contains(['.', '/', '~']), "{text}");
        assert_eq!(PrivateToken::read(CALENDAR, &text, &keys), Some(token));
        assert_eq!(PrivateToken::read(PrivatePurpose::Unsubscribe, &text, &keys), None);
        let others = Keys::new(&Secrets::generate(system_random)).expect("keys");
        assert_eq!(PrivateToken::read(CALENDAR, &text, &others), None);
    }

    /// Another spelling of the same numbers has no seal either.
    #[test]
    fn nothing_else_is_a_token() {
        let keys = Keys::new(&Secrets::generate(system_random)).expect("keys");
        let seal =
            |text: &str| format!("{}-{}", text.replace(':', "-"), keys.seal(text).expect("a seal"));
        let good = PrivateToken { player: PlayerId(7), generation: 1 };
        let good = good.seal(CALENDAR, &keys).expect("a seal");
        let wrong = [
            good.replacen("7-1", "7-2", 1),
            good.replacen("7-1", "8-1", 1),
            good[..good.len() - 1].to_owned(),
            format!("{good}A"),
            format!("{good}="),
            "7-1-".to_owned(),
            "7-1".to_owned(),
            "--".to_owned(),
            String::new(),
            good.replacen("7-1", "07-1", 1),
            good.replacen("7-1", "+7-1", 1),
            "7-4294967296-AAAA".to_owned(),
            "\u{661}-1-AAAA".to_owned(),
            // Sealed as a refresh token is, with the same key.
            seal("7.1"),
        ];
        for token in wrong {
            assert_eq!(PrivateToken::read(CALENDAR, &token, &keys), None, "{token}");
        }
    }
}
