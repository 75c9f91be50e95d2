//! The functions' own binaries behind the template's routes, as AWS would run them.

#[path = "lambda/bucket.rs"]
mod bucket;
#[path = "lambda/events.rs"]
mod events;
#[path = "lambda/mails.rs"]
mod mails;
#[path = "lambda/requests.rs"]
mod requests;
#[path = "lambda/routes.rs"]
mod routes;
#[path = "lambda/trouble.rs"]
mod trouble;
#[path = "lambda/trust.rs"]
mod trust;
