//! Who is more than a player: a line for each in one partition, which is changed by one appointment at a
//! time.

use aws_sdk_dynamodb::types::AttributeValue;
use rules::{PlayerId, Role};

use crate::item::{Attributes, Reader, SK, key};
use crate::{Error, Store};

/// The partition that names every official: few, and asked for only when somebody has to rule.
pub(crate) const OFFICERS: &str = "OFFICERS";
/// Sort keys of the lines begin with this.
const LINE: &str = "P#";

/// Somebody who is more than a player.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Official {
    /// Who.
    pub player: PlayerId,
    /// What they are besides.
    pub roles: Vec<Role>,
}

pub(crate) fn officer_key(player: PlayerId) -> Attributes {
    key(OFFICERS, format!("{LINE}{:010}", player.0))
}

/// The line of somebody with these roles; none for who only plays.
pub(crate) fn officer_item(player: PlayerId, roles: &[Role]) -> Option<Attributes> {
    let held: Vec<String> =
        roles.iter().filter(|role| **role != Role::Player).map(Role::to_string).collect();
    let mut item = officer_key(player);
    item.insert("roles".to_owned(), AttributeValue::Ss(held.clone()));
    (!held.is_empty()).then_some(item)
}

fn read(item: &Attributes) -> Result<Official, Error> {
    let reader = Reader::new(item);
    let player = reader.text(SK)?.strip_prefix(LINE).and_then(|id| id.parse().ok());
    let player = player.map(PlayerId).ok_or_else(|| reader.corrupt(SK, "is no player's"))?;
    // Lines of before offices were told apart name officers, and nothing else.
    let Some(roles) = item.get("roles").and_then(|roles| roles.as_ss().ok()) else {
        return Ok(Official { player, roles: vec![Role::Officer] });
    };
    let roles = roles.iter().map(|name| name.parse()).collect::<Result<_, _>>();
    Ok(Official {
        player,
        roles: roles.map_err(|()| reader.corrupt("roles", "has an unknown role"))?,
    })
}

impl Store {
    /// Everybody who is more than a player, by number.
    ///
    /// # Errors
    /// `Corrupt`, `Unavailable`.
    pub async fn officials(&self) -> Result<Vec<Official>, Error> {
        let items = self.query_prefix(OFFICERS.to_owned(), LINE).await?;
        items.iter().map(read).collect()
    }
}
