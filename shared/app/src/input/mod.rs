//! What people type, read before it is kept: names, words, pictures, zones.

pub(crate) mod client_id;
pub(crate) mod person_name;
pub(crate) mod picture;
pub(crate) mod words;
pub(crate) mod xml;
pub(crate) mod zone;
