//! Tables as files, and as pieces of HTML for other sites: what a page shows, and to whom.
//!
//! All of them may be read by pages of any origin. Browsers send no credentials of ours with such a request, so that
//! what such a page reads is what everybody may see.

use app::cell;
use axum::http::{HeaderName, header};
use post::mail::escape;

/// What a foreign page may do with a fragment: show it, and nothing else.
const POLICY: &str = "default-src 'none'; style-src 'unsafe-inline'";

/// A fragment's own style; every rule names its class.
const STYLE: &str = ".posthorn-table{border-collapse:collapse;font:14px/1.4 sans-serif}\
    .posthorn-table caption{text-align:left;font-weight:600;padding:0 0 6px}\
    .posthorn-table td,.posthorn-table th{border:1px solid #c9c2b4;padding:2px 6px;\
    text-align:center;font-weight:400}\
    .posthorn-table th[scope=col]{font-weight:600}\
    .posthorn-table .name{text-align:left}.posthorn-table .own{background:#c9c2b4}";

/// A cell of a table.
pub(crate) enum Cell {
    /// What stands in it.
    Text(String),
    /// The name of whose line it is.
    Name(String),
    /// Where a line meets its own column.
    Own,
}

/// What every one of these answers says of itself.
pub(crate) fn headers(kind: &'static str) -> [(HeaderName, &'static str); 2] {
    [(header::CONTENT_TYPE, kind), (header::X_CONTENT_TYPE_OPTIONS, "nosniff")]
}

/// What a fragment says besides.
pub(crate) fn policy() -> [(HeaderName, &'static str); 1] {
    [(header::CONTENT_SECURITY_POLICY, POLICY)]
}

/// The name under which a browser keeps a file.
pub(crate) fn named(name: &str) -> [(HeaderName, String); 1] {
    [(header::CONTENT_DISPOSITION, format!("attachment; filename=\"posthorn-{name}\""))]
}

/// A table as CSV, separated by semicolons; what a spreadsheet would take for a formula is told to be a text.
///
/// # Errors
/// When rows differ in length.
pub(crate) fn csv(
    headings: &[String],
    rows: impl Iterator<Item = Vec<String>>,
) -> Result<Vec<u8>, csv::Error> {
    let mut writer = csv::WriterBuilder::new().delimiter(b';').from_writer(Vec::new());
    writer.write_record(headings)?;
    for row in rows {
        writer.write_record(row.iter().map(|text| cell(text).into_owned()))?;
    }
    writer.into_inner().map_err(|error| error.into_error().into())
}

/// A table with a style of its own, no script, and nothing that is fetched; its caption leads to its page.
pub(crate) fn html(
    (page, caption): (&str, &str),
    headings: &[String],
    rows: impl Iterator<Item = Vec<Cell>>,
) -> String {
    let heading = |text: &String| format!("<th scope=\"col\">{}</th>", escape(text));
    let cell = |cell: Cell| match cell {
        Cell::Text(text) => format!("<td>{}</td>", escape(&text)),
        Cell::Name(text) => format!("<th scope=\"row\" class=\"name\">{}</th>", escape(&text)),
        Cell::Own => "<td class=\"own\"></td>".to_owned(),
    };
    let row = |cells: Vec<Cell>| {
        format!("<tr>{}</tr>\n", cells.into_iter().map(cell).collect::<String>())
    };
    format!(
        "<table class=\"posthorn-table\"><style>{STYLE}</style>\n\
         <caption><a href=\"{page}\" target=\"_top\">{caption}</a></caption>\n\
         <thead><tr>{headings}</tr></thead>\n<tbody>\n{rows}</tbody></table>\n",
        page = escape(page),
        caption = escape(caption),
        headings = headings.iter().map(heading).collect::<String>(),
        rows = rows.map(row).collect::<String>(),
    )
}
