//! A mail as HTML: one column on paper, readable on a phone, light or dark as its reader likes it.
//!
//! The styles stand at the elements, since some programs drop style sheets; the sheet in the head
//! only turns the colours for the dark, and where it is dropped the mail stays light. The colours
//! are those of `web/src/styles/tokens.css`. Every text passes through [`escape`], and nothing is
//! fetched from anywhere: the picture comes with the mail.

use super::page::{Board, Page, Part, Section};
use super::texts::Block;

/// Turns the colours in the dark; `!important`, since the elements' own styles come first.
const DARK: &str = "\
:root{color-scheme:light dark;supported-color-schemes:light dark}\
@media (prefers-color-scheme:dark){\
.paper{background:#11161d!important}\
.card{background:#1a212b!important;border-color:#2d3744!important}\
.ink{color:#ebe7de!important}\
.ink3{color:#98a1ae!important}\
.quote{background:#151b23!important;border-color:#8fb8f2!important}\
.line{border-color:#2d3744!important}\
.link{color:#8fb8f2!important}\
.button{background:#8fb8f2!important;color:#0f1a2a!important}}";

const SANS: &str =
    "font-family:'Source Sans 3',system-ui,-apple-system,'Segoe UI',Roboto,sans-serif";
const SERIF: &str = "font-family:Newsreader,Georgia,'Times New Roman',serif";

/// The whole page; the picture of the board is the mail's part `cid`.
pub(super) fn page(page: &Page, cid: &str) -> String {
    let sections: String = page.sections.iter().map(|part| section(part, cid)).collect();
    let mut footer: Vec<String> = page.footer.iter().map(|line| escape(line)).collect();
    footer.extend(
        page.settings.iter().map(|(label, url)| format!("{} {}", escape(label), link(url, url))),
    );
    format!(
        "<!doctype html>\n<html lang=\"{lang}\">\n<head>\n<meta charset=\"utf-8\">\n\
         <meta name=\"viewport\" content=\"width=device-width,initial-scale=1\">\n\
         <meta name=\"color-scheme\" content=\"light dark\">\n\
         <meta name=\"supported-color-schemes\" content=\"light dark\">\n\
         <title>{title}</title>\n<style>{DARK}</style>\n</head>\n\
         <body class=\"paper\" style=\"margin:0;padding:0;background:#fbf9f4\">\n\
         <div class=\"paper\" style=\"background:#fbf9f4;padding:16px 12px\">\n\
         <div style=\"max-width:34rem;margin:0 auto\">\n\
         <p class=\"ink\" style=\"margin:0 0 10px;{SERIF};font-size:21px;color:#1c2533\">Posthorn</p>\n\
         <div class=\"card\" style=\"background:#ffffff;border:1px solid #e3dccd;border-radius:7px;\
         padding:6px 18px 10px\">\n{sections}</div>\n\
         <p class=\"ink3\" style=\"margin:14px 4px 0;{SANS};font-size:13px;line-height:1.5;\
         color:#5d6775\">{footer}</p>\n</div>\n</div>\n</body>\n</html>\n",
        lang = page.language,
        title = escape(&page.subject),
        footer = footer.join("<br>\n"),
    )
}

fn section(section: &Section, cid: &str) -> String {
    let title = section.title.as_ref().map(|title| {
        format!(
            "<h2 class=\"ink line\" dir=\"auto\" style=\"margin:18px 0 0;padding-top:16px;\
             border-top:1px solid #e3dccd;{SERIF};font-size:19px;line-height:1.3;font-weight:500;\
             color:#1c2533\">{}</h2>\n",
            escape(title)
        )
    });
    let parts = section.parts.iter().map(|shown| part(shown, cid));
    title.into_iter().chain(parts).collect()
}

fn part(part: &Part, cid: &str) -> String {
    match part {
        Part::Block(Block::Text(lines)) => format!(
            "<p class=\"ink\" dir=\"auto\" style=\"margin:12px 0;{SANS};font-size:17px;\
             line-height:1.5;color:#1c2533;overflow-wrap:anywhere\">{}</p>\n",
            joined(lines)
        ),
        Part::Block(Block::Quote(lines)) => format!(
            "<blockquote class=\"ink quote\" dir=\"auto\" style=\"margin:12px 0;padding:10px 14px;\
             background:#f3efe5;border-left:3px solid #1f4a86;{SANS};font-size:17px;\
             line-height:1.5;color:#1c2533;overflow-wrap:anywhere\">{}</blockquote>\n",
            joined(lines)
        ),
        Part::Block(Block::Facts(facts)) => table(facts),
        Part::Block(Block::Link) => String::new(),
        Part::Link(label, url) => format!(
            "<p style=\"margin:18px 0 14px\"><a class=\"button\" href=\"{}\" \
             style=\"display:inline-block;padding:11px 20px;border-radius:7px;background:#1f4a86;\
             color:#ffffff;{SANS};font-size:17px;font-weight:600;text-decoration:none\">{}</a></p>\n",
            escape(url),
            escape(label)
        ),
        Part::Board(Board { alt, .. }) => format!(
            "<p style=\"margin:12px 0\"><img src=\"cid:{cid}\" alt=\"{}\" width=\"384\" \
             style=\"display:block;width:100%;max-width:384px;height:auto;border:0;\
             border-radius:4px\"></p>\n",
            escape(alt)
        ),
    }
}

fn table(facts: &[(String, String)]) -> String {
    let rows = facts.iter().map(|(label, value)| {
        format!(
            "<tr><th class=\"ink3\" scope=\"row\" style=\"padding:3px 14px 3px 0;text-align:left;\
             vertical-align:top;font-weight:400;color:#5d6775\">{}</th>\
             <td class=\"ink\" dir=\"auto\" style=\"padding:3px 0;vertical-align:top;color:#1c2533;\
             overflow-wrap:anywhere\">{}</td></tr>\n",
            escape(label),
            escape(value)
        )
    });
    format!(
        "<table style=\"margin:12px 0;border-collapse:collapse;{SANS};font-size:15px;\
         line-height:1.45\">\n{}</table>\n",
        rows.collect::<String>()
    )
}

fn link(url: &str, text: &str) -> String {
    format!(
        "<a class=\"link\" href=\"{}\" style=\"color:#1f4a86\">{}</a>",
        escape(url),
        escape(text)
    )
}

fn joined(lines: &[String]) -> String {
    lines.iter().map(|line| escape(line)).collect::<Vec<_>>().join("<br>\n")
}

/// A text without anything that HTML would read.
pub fn escape(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    for c in text.chars() {
        match c {
            '&' => out.push_str("&amp;"),
            '<' => out.push_str("&lt;"),
            '>' => out.push_str("&gt;"),
            '"' => out.push_str("&quot;"),
            '\'' => out.push_str("&#39;"),
            c => out.push(c),
        }
    }
    out
}
