//! A feed as Atom writes it.

use std::io;

use app::{Problem, is_allowed};
use axum::http::header;
use axum::response::IntoResponse;
use quick_xml::Writer;
use quick_xml::events::{BytesDecl, BytesText, Event};
use rules::Instant;

/// The media type.
pub(crate) const ATOM: &str = "application/atom+xml";
/// Entries that a feed has at most: the newest.
const ENTRIES_MAX: usize = 200;
/// How long caches may keep a feed.
const CACHE: &str = "public, max-age=300";

/// What has happened, the newest first when it is written.
#[derive(Clone, Debug)]
pub(crate) struct Feed {
    /// What it is about.
    pub title: String,
    /// Its own address, which is its name for ever.
    pub address: String,
    /// The page for people.
    pub page: String,
    /// When there was nothing yet.
    pub begins: Instant,
    /// In any order.
    pub entries: Vec<Entry>,
}

/// One thing that has happened.
#[derive(Clone, Debug)]
pub(crate) struct Entry {
    /// The page for people, which is its name for ever.
    pub page: String,
    /// In a line.
    pub title: String,
    /// In a sentence.
    pub text: String,
    /// When.
    pub at: Instant,
}

impl Feed {
    /// The feed as it is answered.
    ///
    /// # Errors
    /// An internal problem when it cannot be written.
    pub(crate) fn answer(self) -> Result<impl IntoResponse, Problem> {
        let text = self.write().map_err(Problem::internal)?;
        let kind = "application/atom+xml; charset=utf-8";
        Ok(([(header::CONTENT_TYPE, kind), (header::CACHE_CONTROL, CACHE)], text))
    }

    fn write(mut self) -> io::Result<Vec<u8>> {
        self.entries.sort_by(|a, b| (b.at, &b.page).cmp(&(a.at, &a.page)));
        self.entries.truncate(ENTRIES_MAX);
        let updated = self.entries.first().map_or(self.begins, |entry| entry.at);
        let mut writer = Writer::new(Vec::new());
        writer.write_event(Event::Decl(BytesDecl::new("1.0", Some("utf-8"), None)))?;
        let feed = writer.create_element("feed");
        let feed = feed.with_attribute(("xmlns", "http://www.w3.org/2005/Atom"));
        feed.with_attribute(("xml:lang", "en")).write_inner_content(|writer| {
            element(writer, "title", &self.title)?;
            element(writer, "id", &self.address)?;
            element(writer, "updated", &updated.to_string())?;
            link(writer, "self", &self.address, ATOM)?;
            link(writer, "alternate", &self.page, "text/html")?;
            writer
                .create_element("author")
                .write_inner_content(|writer| element(writer, "name", "Posthorn"))?;
            self.entries.iter().try_for_each(|entry| entry.write(writer))
        })?;
        Ok(writer.into_inner())
    }
}

impl Entry {
    fn write(&self, writer: &mut Writer<Vec<u8>>) -> io::Result<()> {
        writer.create_element("entry").write_inner_content(|writer| {
            element(writer, "title", &self.title)?;
            element(writer, "id", &self.page)?;
            element(writer, "updated", &self.at.to_string())?;
            link(writer, "alternate", &self.page, "text/html")?;
            element(writer, "summary", &self.text)
        })?;
        Ok(())
    }
}

fn element(writer: &mut Writer<Vec<u8>>, name: &str, text: &str) -> io::Result<()> {
    // What XML cannot hold in any form is left out, as is what has no place in a line.
    let text: String = text.chars().filter(|c| !c.is_control() && is_allowed(*c)).collect();
    writer.create_element(name).write_text_content(BytesText::new(&text))?;
    Ok(())
}

fn link(writer: &mut Writer<Vec<u8>>, relation: &str, href: &str, kind: &str) -> io::Result<()> {
    let link = writer.create_element("link").with_attribute(("rel", relation));
    link.with_attribute(("href", href)).with_attribute(("type", kind)).write_empty()?;
    Ok(())
}
