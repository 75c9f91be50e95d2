//! Where a request comes from, as the limits on attempts count it.

use std::net::{IpAddr, Ipv6Addr};

use axum::extract::FromRequestParts;
use axum::http::request::Parts;

use crate::{App, Problem};

/// The bits of an IPv6 address that name a network: the rest are whoever has it to choose.
const NETWORK_BITS: u32 = 64;

/// The network that a request came from, as the wiring found it: for limits only. An IPv4 address is
/// one by itself.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ClientAddress(Option<IpAddr>);

impl ClientAddress {
    /// The network of an address.
    pub fn of(address: IpAddr) -> ClientAddress {
        ClientAddress(Some(match address.to_canonical() {
            IpAddr::V4(address) => IpAddr::V4(address),
            IpAddr::V6(address) => {
                let mask = u128::MAX << (u128::BITS - NETWORK_BITS);
                IpAddr::V6(Ipv6Addr::from_bits(address.to_bits() & mask))
            }
        }))
    }

    /// The bits that tell whose network it is, for who names it without telling it: /24 of IPv4, /48 of
    /// IPv6. None where the address is not known.
    pub(crate) fn prefix(&self) -> Option<Vec<u8>> {
        Some(match self.0? {
            IpAddr::V4(address) => address.octets()[..3].to_vec(),
            IpAddr::V6(address) => address.octets()[..6].to_vec(),
        })
    }

    /// What it is called in the counters.
    pub fn name(&self) -> String {
        match self.0 {
            Some(address @ IpAddr::V4(_)) => address.to_string(),
            Some(network @ IpAddr::V6(_)) => format!("{network}/{NETWORK_BITS}"),
            None => "unknown".to_owned(),
        }
    }
}

impl FromRequestParts<App> for ClientAddress {
    type Rejection = Problem;

    async fn from_request_parts(parts: &mut Parts, _app: &App) -> Result<ClientAddress, Problem> {
        Ok(parts.extensions.get::<ClientAddress>().cloned().unwrap_or(ClientAddress(None)))
    }
}

#[cfg(test)]
mod tests {
    use super::ClientAddress;

    #[test]
    fn who_counts_as_one() {
        for (address, name) in [
            ("192.0.2.1", "192.0.2.1"),
            ("::ffff:192.0.2.1", "192.0.2.1"),
            ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
            ("2001:db8:1:2::", "2001:db8:1:2::/64"),
            ("2001:db8:1:3::", "2001:db8:1:3::/64"),
            ("::1", "::/64"),
        ] {
            let address = ClientAddress::of(address.parse().expect("an address"));
            assert_eq!(address.name(), name);
        }
    }
}
