//! Who organises events from before they named anybody: whoever has announced them, as the first line of
//! their log says.

use crate::EventAct;
use crate::event::{ACTS, StoredEvent, event_pk, read_json};
use crate::item::{Attributes, Reader, key};
use crate::{Error, EventId, Store};

/// The first line of an event's log: that it was announced, or brought here.
fn first_act_key(id: EventId) -> Attributes {
    key(event_pk(id), format!("{ACTS}{:010}", 1))
}

fn name(event: &mut StoredEvent, first_act: &Attributes) -> Result<(), Error> {
    let act: EventAct = read_json(&Reader::new(first_act), "act")?;
    event.organisers.push(act.by);
    Ok(())
}

impl Store {
    /// Names the announcer of an event that names nobody.
    pub(crate) async fn name_announcer(&self, event: &mut StoredEvent) -> Result<(), Error> {
        if !event.organisers.is_empty() {
            return Ok(());
        }
        match self.get(first_act_key(event.id)).await? {
            Some(first) => name(event, &first),
            None => Ok(()),
        }
    }

    /// The same of several events.
    pub(crate) async fn name_announcers(&self, events: &mut [StoredEvent]) -> Result<(), Error> {
        let unnamed = events.iter().filter(|event| event.organisers.is_empty());
        let unnamed: Vec<Attributes> = unnamed.map(|event| first_act_key(event.id)).collect();
        for first in self.batch_get(unnamed).await? {
            let pk = Reader::new(&first).text("pk")?.to_owned();
            if let Some(event) = events.iter_mut().find(|event| event_pk(event.id) == pk) {
                name(event, &first)?;
            }
        }
        Ok(())
    }
}
