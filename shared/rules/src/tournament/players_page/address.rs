//! What is an address of the web, of a page that is named or reported.

/// Characters of a page's address.
const URL_CHARACTERS_MAX: usize = 500;

/// The address as it is kept: trimmed, or none where it is no address of a page of the web (`TR-14`).
pub fn page_address(url: &str) -> Option<&str> {
    let url = url.trim();
    let host = ["https://", "http://"].iter().find_map(|scheme| url.strip_prefix(scheme))?;
    let odd = |c: char| c.is_whitespace() || c.is_control();
    let fits = url.chars().count() <= URL_CHARACTERS_MAX && !host.is_empty();
    (fits && !url.contains(odd)).then_some(url)
}
