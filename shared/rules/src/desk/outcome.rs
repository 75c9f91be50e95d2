//! What a decision about something that is kept comes to.

/// What a decision about something that is kept comes to. A repeat is an answer, not a fault.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Outcome<T> {
    /// It was decided so before: nothing is to be written.
    Unchanged,
    /// What is to be kept in its place.
    Changed(T),
}

impl<T> Outcome<T> {
    /// The same with what is to be kept as a part of something else.
    pub fn map<U>(self, part_of: impl FnOnce(T) -> U) -> Outcome<U> {
        match self {
            Outcome::Unchanged => Outcome::Unchanged,
            Outcome::Changed(kept) => Outcome::Changed(part_of(kept)),
        }
    }
}
