//! Who may see and do what, by what the description of the API lists.

mod federation_keys;
