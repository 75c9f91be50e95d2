//! The mails that the local stack has sent: files in the outbox, and a page that shows them as
//! their readers see them.

use std::fs;
use std::path::{Path, PathBuf};

use axum::Router;
use axum::response::Html;
use axum::routing::get;
use base64::Engine;
use base64::engine::general_purpose::STANDARD as BASE64;
use mail_parser::{Message, MessageParser, MimeHeaders};

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
         <meta name=\"viewport\" content=\"width=device-width\">\
         <style>body{{font-family:system-ui,sans-serif;margin:1rem auto;max-width:50rem;\
         padding:0 1rem}}pre{{white-space:pre-wrap;overflow-wrap:anywhere}}\
         iframe{{width:100%;height:46rem;border:1px solid #ccc}}</style>\
         <h1>Outbox</h1>{mails}</html>"
    )
}

/// The newest mails. A file is named by what its mail is about: the time of writing orders them.
fn newest(folder: &Path) -> Vec<Vec<u8>> {
    let entries = fs::read_dir(folder).into_iter().flatten().flatten();
    let mut files: Vec<_> = entries
        .filter(|entry| entry.path().extension().is_some_and(|kind| kind == "eml"))
        .filter_map(|entry| Some((entry.metadata().ok()?.modified().ok()?, entry.path())))
        .collect();
    files.sort();
    files.iter().rev().take(SHOWN_MAX).filter_map(|(_, path)| fs::read(path).ok()).collect()
}

/// One mail: who gets it and what it says; addresses in it become links. What its HTML looks like
/// is a click away, in a frame that can run nothing.
fn article(mail: &[u8]) -> String {
    let Some(mail) = MessageParser::new().parse(mail) else { return String::new() };
    let to = mail.to().and_then(|to| to.first()).and_then(|to| to.address()).unwrap_or_default();
    let subject = mail.subject().unwrap_or_default();
    let text = mail.body_text(0).unwrap_or_default();
    let lines: String = text.lines().map(linked).collect();
    format!(
        "<hr><article><h2>{}</h2><p>To {}</p><pre>{lines}</pre>\
         <details><summary>As HTML</summary><iframe sandbox=\"allow-popups allow-top-navigation-by-user-activation\" \
         loading=\"lazy\" srcdoc=\"{}\"></iframe></details></article>",
        escape(subject),
        escape(to),
        escape(&html(&mail))
    )
}

fn linked(line: &str) -> String {
    let line = escape(line);
    match line.find("http").map(|start| line.split_at(start)) {
        Some((before, link)) => format!("{before}<a href=\"{link}\">{link}</a>\n"),
        None => format!("{line}\n"),
    }
}

/// The HTML part with its pictures in it. Links leave the frame.
fn html(mail: &Message) -> String {
    let html = mail.body_html(0).unwrap_or_default();
    let html = html.replacen("<head>", "<head><base target=\"_top\">", 1);
    mail.attachments().fold(html, |html, part| match part.content_id() {
        Some(id) => {
            let picture = format!("data:image/png;base64,{}", BASE64.encode(part.contents()));
            html.replace(&format!("cid:{id}"), &picture)
        }
        None => html,
    })
}

fn escape(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('"', "&quot;")
}
