//! What comes in and what goes out.

use app::Problem;
use chrono_tz::Tz;
use rules::ReminderDays;
use serde::{Deserialize, Serialize};
use store::{MailChoice, Settings};
use utoipa::ToSchema;

/// Hours of a day.
const HOURS: u8 = 24;

/// Which emails about games a player gets.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "lowercase")]
#[schema(as = MailChoice)]
pub(crate) enum MailName {
    /// One for each thing that happens.
    Each,
    /// One a day with everything.
    Digest,
    /// None; emails about the account come all the same.
    None,
}

impl From<MailChoice> for MailName {
    fn from(named: MailChoice) -> MailName {
        match named {
            MailChoice::Each => MailName::Each,
            MailChoice::Digest => MailName::Digest,
            MailChoice::None => MailName::None,
        }
    }
}

impl From<MailName> for MailChoice {
    fn from(name: MailName) -> MailChoice {
        match name {
            MailName::Each => MailChoice::Each,
            MailName::Digest => MailChoice::Digest,
            MailName::None => MailChoice::None,
        }
    }
}

/// The languages that emails and calendars are written in.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "lowercase")]
#[schema(as = Language)]
pub enum LanguageName {
    /// English.
    En,
    /// Czech.
    Cs,
}

impl LanguageName {
    /// The code as accounts keep it.
    pub fn code(self) -> &'static str {
        match self {
            LanguageName::En => "en",
            LanguageName::Cs => "cs",
        }
    }

    /// The language of a code; anything that is not known is read as English, as for emails.
    pub fn of(code: &str) -> LanguageName {
        if code == "cs" { LanguageName::Cs } else { LanguageName::En }
    }
}

/// What a player has chosen.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = Settings, example = json!({
    "mail": "digest", "digest_hour": 6, "reminder_days": [7, 3, 1], "language": "cs",
    "zone": "Europe/Prague",
    "calendar_url": "https://posthorn.example/api/calendar/160012-0-c2VhbA.ics",
    "push_key": null, "push_devices": 0
}))]
pub(crate) struct SettingsView {
    pub(crate) mail: MailName,
    /// The hour at which the daily email goes out, in `zone`: 0 to 23.
    pub(crate) digest_hour: u8,
    /// How many days before a deadline to be reminded, the most first; empty: never.
    pub(crate) reminder_days: Vec<u8>,
    /// The language of emails and of the calendar.
    pub(crate) language: LanguageName,
    /// The zone in which emails and the calendar tell moments, by its name in the IANA's database.
    pub(crate) zone: &'static str,
    /// The private address of the calendar: whoever knows it can read it.
    pub(crate) calendar_url: String,
    /// The server's public key for `PushManager.subscribe()`, in base64url; null where the server
    /// sends no push messages.
    #[schema(required)]
    pub(crate) push_key: Option<String>,
    /// Devices that push messages go to.
    pub(crate) push_devices: usize,
}

#[derive(Clone, Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
#[schema(as = ChangeSettings, example = json!({
    "mail": "digest", "digest_hour": 6, "reminder_days": [7, 3, 1], "language": "cs",
    "zone": "Europe/Prague"
}))]
pub(crate) struct SettingsBody {
    mail: MailName,
    /// 0 to 23, in `zone`.
    digest_hour: u8,
    /// Each 1 to 30, five at most; empty for no reminders.
    reminder_days: Vec<u8>,
    pub(crate) language: LanguageName,
    /// A name of the IANA's database of zones.
    zone: String,
}

impl SettingsBody {
    /// The choice, once it is one, and the zone; the calendar's generation is none of it.
    pub(crate) fn read(self) -> Result<(Settings, Tz), Problem> {
        if self.digest_hour >= HOURS {
            return Err(Problem::invalid_body("The hour of the daily mail is 0 to 23."));
        }
        let reminders = ReminderDays::of(&self.reminder_days);
        let reminders = reminders.ok_or_else(|| {
            Problem::invalid_body(
                "Reminders come 1 to 30 days before the deadline, five of them at most.",
            )
        })?;
        let zone = app::zone_of(&self.zone)?;
        let (mail, digest_hour) = (self.mail.into(), self.digest_hour);
        Ok((Settings { mail, digest_hour, reminders, ..Settings::default() }, zone))
    }
}

/// A subscription as `PushSubscription.toJSON()` gives it.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
#[schema(as = PushDevice, example = json!({
    "endpoint": "https://push.example/send/c1KrmpTuRm0",
    "keys": {"p256dh": "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4",
        "auth": "BTBZMqHH6r4Tts7J_aSIgg"}
}))]
pub(crate) struct DeviceBody {
    /// The `https` address of the browser's push service.
    pub(crate) endpoint: String,
    pub(crate) keys: DeviceKeys,
}

#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
#[schema(as = PushKeys)]
pub(crate) struct DeviceKeys {
    /// The browser's public key, in base64url.
    pub(crate) p256dh: String,
    /// 16 bytes, in base64url.
    pub(crate) auth: String,
}

#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
#[schema(as = RemovePushDevice, example = json!({"endpoint": "https://push.example/send/c1KrmpTuRm0"}))]
pub(crate) struct RemoveDeviceBody {
    pub(crate) endpoint: String,
}
