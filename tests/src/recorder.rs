//! Examples for the description: true requests with their answers. Where `POSTHORN_EXAMPLES` names
//! a folder, tests leave one of each operation and each status in it; `make examples` gathers them.

use std::path::PathBuf;
use std::{env, fs};

use serde_json::{Value, json};

use crate::Answer;

/// Bytes of an answer that is still easily read; of the shorter ones the longest says most.
const ANSWER_BYTES: usize = 2_500;

/// Whether examples are wanted, and where to.
pub(crate) fn folder() -> Option<PathBuf> {
    env::var_os("POSTHORN_EXAMPLES").map(PathBuf::from)
}

/// Keeps a request that was answered, where it is a better example than the one that is there.
pub(crate) fn keep(folder: &std::path::Path, operation: &str, request: &str, answer: &Answer) {
    let file = folder.join(format!("{operation}.{}.json", answer.status));
    let line = json!({
        "operation": operation, "status": answer.status.to_string(),
        "request": read(request), "response": read(&answer.text),
    });
    let line = format!("{line}\n");
    let before = fs::metadata(&file).map_or(0, |file| worth(file.len() as usize));
    if worth(line.len()) > before {
        fs::create_dir_all(folder).and_then(|()| fs::write(&file, line)).expect("a folder");
    }
}

fn read(text: &str) -> Value {
    match text {
        "" => Value::Null,
        _ => serde_json::from_str(text).unwrap_or_else(|_| text.into()),
    }
}

/// The longer the better up to what is easily read, and from there the shorter the better.
fn worth(length: usize) -> usize {
    if length <= ANSWER_BYTES {
        ANSWER_BYTES + length
    } else {
        ANSWER_BYTES * ANSWER_BYTES / length
    }
}
