//! Who somebody is and what they may do: keys, tokens, the table of permissions.

pub(crate) mod api_key;
pub(crate) mod caller;
pub(crate) mod federation_key;
pub(crate) mod keys;
pub(crate) mod limits;
pub(crate) mod link_token;
pub(crate) mod permissions;
pub(crate) mod private_token;
pub(crate) mod signed_in;
pub(crate) mod token;
pub(crate) mod viewer;
