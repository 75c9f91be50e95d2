//! The mails that the local stack has sent: files in the outbox, and a page that lists them.

use std::fs;
use std::path::{Path, PathBuf};

use axum::Router;
use axum::response::Html;
use axum::routing::get;

/// Mails that the page shows.
const SHOWN_MAX: usize = 50;

/// The page of the outbox in `folder`.
pub fn router(folder: PathBuf) -> Router {
    Router::new().route("/local/mail", get(async move || Html(page(&folder))))
}

fn page(folder: &Path) -> String {
    let mails: String = newest(folder).iter().map(|mail| article(mail)).collect();
    let mails = if mails.is_empty() { "<p>No mail yet.</p>".to_owned() } else { mails };
    format!(
        "<!doctype html><html lang=\"en\"><meta charset=\"utf-8\"><title>Outbox</title>\
         <meta name=\"viewport\" content=\"width=device-width\"><h1>Outbox</h1>{mails}</html>"
    )
}

/// The newest mails' texts. File names are random: the time of writing orders them.
fn newest(folder: &Path) -> Vec<String> {
    let entries = fs::read_dir(folder).into_iter().flatten().flatten();
    let mut files: Vec<_> = entries
        .filter(|entry| entry.path().extension().is_some_and(|kind| kind == "eml"))
        .filter_map(|entry| Some((entry.metadata().ok()?.modified().ok()?, entry.path())))
        .collect();
    files.sort();
    files
        .iter()
        .rev()
        .take(SHOWN_MAX)
        .filter_map(|(_, path)| fs::read_to_string(path).ok())
        .collect()
}

/// One mail; addresses in it become links.
fn article(mail: &str) -> String {
    let lines = mail.lines().map(|line| {
        let line = escape(line);
        match line.find("http").map(|start| line.split_at(start)) {
            Some((before, link)) => format!("{before}<a href=\"{link}\">{link}</a>\n"),
            None => format!("{line}\n"),
        }
    });
    format!("<hr><pre>{}</pre>", lines.collect::<String>())
}

fn escape(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('"', "&quot;")
}
