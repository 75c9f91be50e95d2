//! Networks in CIDR notation: which peers are our proxies.

use std::net::IpAddr;
use std::str::FromStr;

/// The addresses that begin with the same bits, such as `10.0.0.0/8` or `fd00::/8`; one address alone
/// is a network, too.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Network {
    first: IpAddr,
    /// How many bits are the same: at least one, 32 or 128 at most.
    bits: u32,
}

/// A text that names no network.
#[derive(Debug, thiserror::Error)]
#[error("a network is an address, or one with how many of its bits count, such as 10.0.0.0/8")]
pub struct ParseNetworkError;

impl FromStr for Network {
    type Err = ParseNetworkError;

    fn from_str(text: &str) -> Result<Network, ParseNetworkError> {
        let (address, bits) = match text.split_once('/') {
            Some((address, bits)) => (address, Some(bits.parse().map_err(|_| ParseNetworkError)?)),
            None => (text, None),
        };
        let first: IpAddr = address.parse().map_err(|_| ParseNetworkError)?;
        let bits_max = if first.is_ipv4() { 32 } else { 128 };
        let bits = bits.unwrap_or(bits_max);
        // None at all would be everybody.
        if !(1..=bits_max).contains(&bits) || first != first.to_canonical() {
            return Err(ParseNetworkError);
        }
        Ok(Network { first, bits })
    }
}

impl Network {
    /// Whether an address is one of the network's.
    pub fn contains(&self, address: IpAddr) -> bool {
        match (self.first, address.to_canonical()) {
            (IpAddr::V4(first), IpAddr::V4(address)) => {
                (first.to_bits() ^ address.to_bits()) >> (32 - self.bits) == 0
            }
            (IpAddr::V6(first), IpAddr::V6(address)) => {
                (first.to_bits() ^ address.to_bits()) >> (128 - self.bits) == 0
            }
            (IpAddr::V4(_), IpAddr::V6(_)) | (IpAddr::V6(_), IpAddr::V4(_)) => false,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn networks() {
        for (network, address, is_in) in [
            ("10.0.0.0/8", "10.255.255.255", true),
            ("10.0.0.0/8", "11.0.0.0", false),
            ("10.0.0.0/8", "::ffff:10.1.2.3", true),
            ("10.1.2.3/8", "10.0.0.1", true),
            ("127.0.0.1", "127.0.0.1", true),
            ("127.0.0.1", "127.0.0.2", false),
            ("192.0.2.128/25", "192.0.2.127", false),
            ("128.0.0.0/1", "255.0.0.1", true),
            ("fd00::/8", "fdff::1", true),
            ("fd00::/8", "fe00::1", false),
            ("::1", "::1", true),
            ("10.0.0.0/8", "fd00::1", false),
        ] {
            let parsed: Network = network.parse().expect(network);
            assert_eq!(parsed.contains(address.parse().expect("an address")), is_in, "{network}");
        }
        for text in ["", "10.0.0.0/", "10.0.0.0/0", "10.0.0.0/33", "::/0", "::1/129", "x/8"] {
            assert!(text.parse::<Network>().is_err(), "{text}");
        }
        assert!("::ffff:10.0.0.0/104".parse::<Network>().is_err(), "it is 10.0.0.0/8");
    }
}
