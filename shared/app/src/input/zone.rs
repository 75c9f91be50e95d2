//! Time zones as people name them.

use chrono_tz::Tz;

use crate::Problem;

/// The zone of a name in the IANA's database.
///
/// # Errors
/// `invalid_body` when there is none of that name.
pub fn zone_of(name: &str) -> Result<Tz, Problem> {
    name.parse().map_err(|_| {
        let detail = "The zone is a name such as Europe/Prague.";
        Problem::invalid_body(detail)
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn zones_have_names() {
        assert_eq!(zone_of("Europe/Prague").expect("a zone"), Tz::Europe__Prague);
        assert_eq!(zone_of("Europe/Nowhere").expect_err("no zone").code(), "invalid_body");
    }
}
