//! The `alarms` index: when each running game, and everything else that waits for a moment, must be
//! looked at next.
//!
//! An alarm may ring too early, never too late: moves only bring a game's forward, and the sweep
//! sets it to the present deadline when it rang for nothing. Games have partitions of their own, and so has what is
//! told to somebody: the sweep that ends games never waits behind mails, nor do decisions and leave.

use rules::rating::ListId;
use rules::tournament::TeamNumber;
use rules::{Federation, GameId, Instant, PlayerId};

use crate::address_request;
use crate::approval::APPROVAL;
use crate::challenge::CHALLENGE;
use crate::direct::{Page, Query};
use crate::export::EXPORT;
use crate::farewell::FAREWELL;
use crate::federation::NIGHTLY;
use crate::game::{GAME, game_key};
use crate::import::IMPORT;
use crate::item::{Attributes, PK, Reader, SK, number};
use crate::renaming::RENAMING;
use crate::shard::letter_shard_of;
use crate::webhook::owner_of;
use crate::write::Update;
use crate::{
    AddressRequestId, DeliveryKey, Error, EventId, ExportId, KeyOwner, NoticeKey, SectionId, Store,
    StoredGame, WithdrawalId,
};

/// What rings.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Alarm {
    /// A running game: a flag may have fallen.
    Game(GameId),
    /// A player: a reminder may be due in one of the games.
    Reminders(PlayerId),
    /// A notice that is to be sent, or sent again.
    Notice(NoticeKey),
    /// A section.
    Section(SectionId),
    /// An event whose games are being set up.
    Event(EventId),
    /// A team with a replacement that has lapsed, or whose games have not followed.
    Team {
        /// In which event.
        event: EventId,
        /// Which one.
        team: TeamNumber,
    },
    /// A leave book whose games have not all been brought up to date.
    Leave {
        /// Whose.
        player: PlayerId,
        /// In which section.
        section: SectionId,
    },
    /// A decision whose games have not all followed.
    Decision {
        /// In which section.
        section: SectionId,
        /// Its number.
        id: u32,
    },
    /// An outage, by its number, that is not credited everywhere yet.
    Outage(u32),
    /// A withdrawal from which not everything has followed yet.
    Withdrawal(WithdrawalId),
    /// A rating run that has something to do, or whose list comes into force.
    RatingRun(ListId),
    /// Something that a webhook is to be told.
    Delivery(DeliveryKey),
    /// An export that is to be written, or removed.
    Export(ExportId),
    /// A federation's nightly archive is due.
    NightlyExport(Federation),
    /// An account was taken away, and not everything has followed.
    Farewell(PlayerId),
    /// A name was corrected, and not every copy has followed.
    Renaming(PlayerId),
    /// An event that is brought here from elsewhere and is not all there, by the import's number.
    Import(u32),
    /// A tournament among friends whose games are being set up, by the challenge's number.
    Challenge(u32),
    /// A federation is to be told that an approval lapses, by its number.
    Approval(u32),
    /// A request in the name of an address, whose mail is to be sent, or which lapses.
    AddressRequest(AddressRequestId),
    /// Something that this version does not know: it must not keep the others from being looked at.
    Unknown {
        /// Its partition key.
        pk: String,
        /// Its sort key.
        sk: String,
    },
}

/// What is told to somebody, and waits for it.
#[derive(Clone, Copy, Debug)]
pub enum Letter<'a> {
    /// A notice.
    Notice(&'a NoticeKey),
    /// What a webhook is to be told.
    Delivery(&'a DeliveryKey),
    /// A request in the name of an address.
    Request(&'a AddressRequestId),
}

/// An alarm that is due.
#[derive(Clone, Debug, PartialEq)]
pub struct DueAlarm {
    /// What rings.
    pub alarm: Alarm,
    /// Since when.
    pub at: Instant,
    /// Its place in the index: where the next page begins.
    place: Attributes,
}

impl Alarm {
    /// What the keys of an item in the index name.
    fn read(item: &Attributes) -> Result<Alarm, Error> {
        let reader = Reader::new(item);
        let (pk, sk) = (reader.text(PK)?, reader.text(SK)?);
        let unknown = || Alarm::Unknown { pk: pk.to_owned(), sk: sk.to_owned() };
        Ok(Alarm::of_keys(pk, sk).unwrap_or_else(unknown))
    }

    fn of_keys(pk: &str, sk: &str) -> Option<Alarm> {
        if let ("OUTAGES", Some(id)) = (pk, sk.strip_prefix("OUTAGE#")) {
            return id.parse().ok().map(Alarm::Outage);
        }
        if let Some(delivery) = owner_of(pk).and_then(|owner| DeliveryKey::read(owner, sk)) {
            return Some(Alarm::Delivery(delivery));
        }
        if let Some(request) = address_request::id_of(pk, sk) {
            return Some(Alarm::AddressRequest(request));
        }
        let (kind, id) = pk.split_once('#')?;
        if let ("RL", "RUN") = (kind, sk) {
            return id.parse().ok().map(Alarm::RatingRun);
        }
        if let Some(number) = sk.strip_prefix(EXPORT) {
            let owner: KeyOwner = id.parse().ok()?;
            let of_owner = matches!(
                (kind, owner),
                ("P", KeyOwner::Player(_)) | ("FEDERATION", KeyOwner::Federation(_))
            );
            let number = number.parse().ok().filter(|_| of_owner)?;
            return Some(Alarm::Export(ExportId { owner, number }));
        }
        if ("FEDERATION", NIGHTLY) == (kind, sk) {
            return id.parse().ok().map(Alarm::NightlyExport);
        }
        let id: u32 = id.parse().ok()?;
        let player = PlayerId(id);
        match (kind, sk.split_once('#')) {
            ("IMPORT", None) if sk == IMPORT => Some(Alarm::Import(id)),
            ("PLAY", None) if sk == CHALLENGE => Some(Alarm::Challenge(id)),
            ("APPROVAL", None) if sk == APPROVAL => Some(Alarm::Approval(id)),
            ("G", None) if sk == GAME => Some(Alarm::Game(GameId(id))),
            ("E", None) if sk == "EVENT" => Some(Alarm::Event(EventId(id))),
            ("S", None) if sk == "SECTION" => Some(Alarm::Section(SectionId(id))),
            ("S", Some(("DECISION", decision))) => {
                Some(Alarm::Decision { section: SectionId(id), id: decision.parse().ok()? })
            }
            ("E", Some(("TEAM", team))) => {
                Some(Alarm::Team { event: EventId(id), team: TeamNumber(team.parse().ok()?) })
            }
            ("P", None) if sk == FAREWELL => Some(Alarm::Farewell(player)),
            ("P", None) if sk == RENAMING => Some(Alarm::Renaming(player)),
            ("P", None) if sk == "REMINDERS" => Some(Alarm::Reminders(player)),
            ("P", Some(("LEAVE", section))) => {
                Some(Alarm::Leave { player, section: SectionId(section.parse().ok()?) })
            }
            ("P", Some(("WITHDRAWAL", number))) => {
                Some(Alarm::Withdrawal(WithdrawalId { player, number: number.parse().ok()? }))
            }
            ("P", Some(("NOTICE", key))) => {
                Some(Alarm::Notice(NoticeKey { player, key: key.to_owned() }))
            }
            _ => None,
        }
    }
}

impl Store {
    /// Up to `limit` alarms of one partition that are due at `now`, earliest first; those behind
    /// `last`, where that is given.
    ///
    /// # Errors
    /// `Corrupt`, `Unavailable`.
    pub async fn alarms_due(
        &self,
        shard: u32,
        now: Instant,
        limit: u16,
        last: Option<&DueAlarm>,
    ) -> Result<Vec<DueAlarm>, Error> {
        let values = Attributes::from([
            (":shard".to_owned(), number(shard)),
            (":now".to_owned(), number(now.unix())),
        ]);
        let mut due = Vec::new();
        let mut start = last.map(|last| last.place.clone());
        loop {
            let left = usize::from(limit).saturating_sub(due.len());
            let query = Query {
                index: Some("alarms"),
                condition: "#shard = :shard AND alarm_at <= :now",
                values: &values,
                forward: true,
                limit: Some(i32::try_from(left.max(1)).unwrap_or(i32::MAX)),
                start: start.as_ref(),
            };
            let Page { items, last } = self.query_page(&query).await?;
            start = last;
            for item in items {
                let at = Instant::from_unix(Reader::new(&item).number("alarm_at")?);
                due.push(DueAlarm { alarm: Alarm::read(&item)?, at, place: item });
            }
            if start.is_none() || due.len() >= usize::from(limit) {
                return Ok(due);
            }
        }
    }

    /// Takes the alarm of a letter to the partitions of letters: those from before were among everything else.
    ///
    /// # Errors
    /// `Conflict` when it waits no more; `Unavailable`.
    pub async fn move_to_letters(&self, letter: Letter<'_>) -> Result<(), Error> {
        let key = match letter {
            Letter::Notice(key) => key.item_key(),
            Letter::Delivery(key) => key.item_key(),
            Letter::Request(id) => id.item_key(),
        };
        let shard = letter_shard_of(Reader::new(&key).text(PK)?);
        let moved = Update::new(key, "SET #shard = :shard")
            .under("attribute_exists(#shard)")
            .with(":shard", number(shard));
        self.update(moved).await
    }

    /// Sets a game's alarm again, unless anything has been appended since `game` was read.
    ///
    /// # Errors
    /// `Conflict` when the game has changed; `Unavailable`.
    pub async fn rearm(&self, game: &StoredGame, alarm_at: Instant) -> Result<(), Error> {
        let rearmed = Update::new(game_key(game.id), "SET alarm_at = :alarm")
            .under("events = :events AND attribute_exists(#shard)")
            .with(":alarm", number(alarm_at.unix()))
            .with(":events", number(game.log.len()));
        self.update(rearmed).await
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::OwnedId;

    #[test]
    fn keys_tell_alarms_apart() {
        let notice =
            |key: &str| Some(Alarm::Notice(NoticeKey { player: PlayerId(7), key: key.to_owned() }));
        let export = |owner| Some(Alarm::Export(ExportId { owner, number: 12 }));
        let czech: Federation = "CZE".parse().expect("a federation");
        let leave = Alarm::Leave { player: PlayerId(7), section: SectionId(12) };
        let delivery = |owner: &str| {
            let hook = OwnedId { owner: owner.parse().ok()?, id: "9f3a".to_owned() };
            Some(Alarm::Delivery(DeliveryKey { hook, key: "game-7-17".to_owned() }))
        };
        for (pk, sk, alarm) in [
            ("G#48201", "GAME", Some(Alarm::Game(GameId(48_201)))),
            ("S#12", "SECTION", Some(Alarm::Section(SectionId(12)))),
            ("OUTAGES", "OUTAGE#0000000003", Some(Alarm::Outage(3))),
            (
                "S#12",
                "DECISION#0000000003",
                Some(Alarm::Decision { section: SectionId(12), id: 3 }),
            ),
            ("S#12", "REQUEST#3", None),
            ("OUTAGES", "OUTAGE#x", None),
            ("IMPORT#12", "IMPORT", Some(Alarm::Import(12))),
            ("IMPORT#12", "PART#00000#0000", None),
            ("P#7", "REMINDERS", Some(Alarm::Reminders(PlayerId(7)))),
            ("P#7", "FAREWELL", Some(Alarm::Farewell(PlayerId(7)))),
            ("P#7", "RENAMING", Some(Alarm::Renaming(PlayerId(7)))),
            ("P#7", "RENAMED#1", None),
            ("P#7", "LEAVE#12", Some(leave)),
            ("P#7", "NOTICE#game-48201-event-17", notice("game-48201-event-17")),
            ("P#7", "NOTICE#letter-1-a#b", notice("letter-1-a#b")),
            (
                "P#7",
                "WITHDRAWAL#0000000002",
                Some(Alarm::Withdrawal(WithdrawalId { player: PlayerId(7), number: 2 })),
            ),
            ("RL#chess-2027-1", "RUN", "chess-2027-1".parse().ok().map(Alarm::RatingRun)),
            ("RL#chess-2027-5", "RUN", None),
            (
                "ADDRESS#a-b_c",
                "REQUEST",
                Some(Alarm::AddressRequest(AddressRequestId("a-b_c".to_owned()))),
            ),
            ("ADDRESS#a-b_c", "OTHER", None),
            ("FEDERATION#CZE", "DELIVERY#9f3a#game-7-17", delivery("CZE")),
            ("P#7", "DELIVERY#9f3a#game-7-17", delivery("7")),
            ("P#CZE", "DELIVERY#9f3a#game-7-17", None),
            ("P#7", "DELIVERY#9f3a", None),
            ("P#7", "EXPORT#0000000012", export(KeyOwner::Player(PlayerId(7)))),
            ("FEDERATION#CZE", "EXPORT#0000000012", export(KeyOwner::Federation(czech))),
            ("FEDERATION#7", "EXPORT#0000000012", None),
            ("FEDERATION#CZE", "NIGHTLY", Some(Alarm::NightlyExport(czech))),
            ("FEDERATION#CZE", "MEMBER#0000000007", None),
            ("P#7", "WITHDRAWAL#x", None),
            ("P#7", "LEAVE#x", None),
            ("P#7", "LEAVE", None),
            ("P#x", "REMINDERS", None),
            ("P#7", "GAME", None),
            ("G#1", "REMINDERS", None),
            ("G#1", "MSG#1", None),
            ("CLAIMS", "GAME", None),
            ("", "", None),
        ] {
            assert_eq!(Alarm::of_keys(pk, sk), alarm, "{pk} {sk}");
        }
    }
}
