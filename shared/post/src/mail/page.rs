//! A mail before it is laid out as text and as HTML.

use super::texts::Block;

/// All that a mail says.
pub(super) struct Page {
    /// `en` or `cs`.
    pub(super) language: &'static str,
    pub(super) subject: String,
    pub(super) sections: Vec<Section>,
    /// What stands below: lines, the last of them with an address where settings can be changed.
    pub(super) footer: Vec<String>,
    pub(super) settings: Option<(String, String)>,
}

/// What a mail says about one thing.
#[derive(Default)]
pub(super) struct Section {
    /// A heading, where there is more than one.
    pub(super) title: Option<String>,
    pub(super) parts: Vec<Part>,
}

/// A piece of a section.
pub(super) enum Part {
    /// Text.
    Block(Block),
    /// What it shows, and where it leads.
    Link(String, String),
    Board(Board),
}

/// The board in the forms that a mail has.
pub(super) struct Board {
    /// In letters, with a line that says how to read them.
    pub(super) text: String,
    /// In words.
    pub(super) alt: String,
    /// The picture.
    pub(super) png: Vec<u8>,
}
