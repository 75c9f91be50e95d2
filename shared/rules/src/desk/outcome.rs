//! What a decision about something that is kept comes to.

/// What a decision about something that is kept comes to. A repeat is an answer, not a fault.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Outcome<T> {
    /// It was decided so before: nothing is to be written.
    Unchanged,
    /// What is to be kept in its place.
    Changed(T),
}
