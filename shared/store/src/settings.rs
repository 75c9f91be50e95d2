//! A player's settings: which mails, and which private calendar address is the present one.
//!
//! Who has never chosen has no item: what is missing reads as the defaults, each for itself, since
//! a link in a mail may have written the one before the others were ever chosen.

use std::fmt;
use std::str::FromStr;

use aws_sdk_dynamodb::types::TransactWriteItem;
use chrono_tz::Tz;
use rules::{PlayerId, ReminderDays};

use crate::item::{Attributes, Reader, key, number, text};
use crate::player::player_pk;
use crate::write::Update;
use crate::{Error, Store};

/// Which mails about games a player gets. The names are stored.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum MailChoice {
    /// One for each thing that happens.
    #[default]
    Each,
    /// One a day with everything.
    Digest,
    /// None; mails about the account come all the same.
    None,
}

const CHOICES: [(MailChoice, &str); 3] =
    [(MailChoice::Each, "each"), (MailChoice::Digest, "digest"), (MailChoice::None, "none")];

impl fmt::Display for MailChoice {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(CHOICES.iter().find(|(choice, _)| choice == self).map_or("", |(_, name)| name))
    }
}

impl FromStr for MailChoice {
    type Err = ();

    fn from_str(name: &str) -> Result<MailChoice, ()> {
        CHOICES.iter().find(|(_, known)| *known == name).map(|(choice, _)| *choice).ok_or(())
    }
}

/// What a player has chosen. The language of mails is kept with the account.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Settings {
    /// Which mails.
    pub mail: MailChoice,
    /// The hour at which the daily mail goes out, in the player's zone: 0 to 23.
    pub digest_hour: u8,
    /// When to be reminded of a deadline.
    pub reminders: ReminderDays,
    /// How often the calendar's private address was made again: only the last one is good.
    pub calendar_generation: u32,
}

impl Default for Settings {
    /// Each mail, a digest at six in the morning, and a reminder three days before a deadline.
    fn default() -> Settings {
        Settings {
            mail: MailChoice::Each,
            digest_hour: 6,
            reminders: ReminderDays::of(&[3]).unwrap_or_default(),
            calendar_generation: 0,
        }
    }
}

fn settings_key(player: PlayerId) -> Attributes {
    key(player_pk(player), "SETTINGS")
}

fn read(item: &Attributes) -> Result<Settings, Error> {
    let reader = Reader::new(item);
    let defaults = Settings::default();
    let mail = reader.maybe_text("mail")?.map(str::parse).transpose();
    let digest_hour = reader.maybe_number("digest_hour")?.unwrap_or(defaults.digest_hour);
    // Once it was one number of days, 0 for none.
    let one = reader.maybe_number("reminder_days")?.map(|days| ReminderDays::of(&[days]));
    let one = one.map(Option::unwrap_or_default);
    let reminders = reader.maybe_number("reminders")?.map(ReminderDays::from_bits).or(one);
    if digest_hour > 23 {
        return Err(reader.corrupt("digest_hour", "is no hour"));
    }
    Ok(Settings {
        mail: mail.map_err(|()| reader.corrupt("mail", "is no choice"))?.unwrap_or_default(),
        digest_hour,
        reminders: reminders.unwrap_or(defaults.reminders),
        calendar_generation: reader.maybe_number("calendar_generation")?.unwrap_or(0),
    })
}

impl Store {
    /// What a player has chosen; the defaults where nothing was.
    ///
    /// # Errors
    /// `Corrupt`, `Unavailable`.
    pub async fn settings(&self, player: PlayerId) -> Result<Settings, Error> {
        let item = self.get(settings_key(player)).await?;
        item.as_ref().map_or(Ok(Settings::default()), read)
    }

    /// Keeps what a player has chosen, the account's language and zone with it, all or nothing. The
    /// calendar's generation stays as it is.
    ///
    /// # Errors
    /// `Conflict` when the account is gone, or somebody writes at the same time; `Unavailable`.
    pub async fn keep_settings(
        &self,
        player: PlayerId,
        settings: &Settings,
        language: &str,
        zone: Tz,
    ) -> Result<(), Error> {
        let values = Attributes::from([
            (":mail".to_owned(), text(settings.mail.to_string())),
            (":hour".to_owned(), number(settings.digest_hour)),
            (":reminders".to_owned(), number(settings.reminders.bits())),
        ]);
        let update = Update::new(
            settings_key(player),
            "SET mail = :mail, digest_hour = :hour, reminders = :reminders",
        )
        .with_all(values);
        let settings = self.update_write(update)?;
        self.transact(vec![settings, self.speech_write(player, language, zone).await?]).await
    }

    /// Sends a player no mails about games any more; idempotent.
    ///
    /// # Errors
    /// `Unavailable`.
    pub async fn stop_mail(&self, player: PlayerId) -> Result<(), Error> {
        let stopped = Update::new(settings_key(player), "SET mail = :none")
            .with(":none", text(MailChoice::None.to_string()));
        self.update(stopped).await
    }

    /// The write that makes every calendar address of a player void, to go with others.
    pub(crate) fn calendar_write(&self, player: PlayerId) -> Result<TransactWriteItem, Error> {
        self.update_write(raise_calendar(player))
    }

    /// Makes every calendar address of a player void that was made before, and answers the
    /// generation of the next.
    ///
    /// # Errors
    /// `Corrupt`, `Unavailable`.
    pub async fn raise_calendar_generation(&self, player: PlayerId) -> Result<u32, Error> {
        let raised = self.update_and_read(raise_calendar(player)).await?;
        Reader::new(&raised).number("calendar_generation")
    }
}

fn raise_calendar(player: PlayerId) -> Update {
    Update::new(settings_key(player), "ADD calendar_generation :one").with(":one", number(1))
}
