//! Who may see and do what, by what the description of the API lists.

mod accounts;
mod counts;
mod federation_keys;
mod organisers;
mod own_interest;
mod routes;
