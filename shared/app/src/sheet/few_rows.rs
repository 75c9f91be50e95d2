//! Files of few rows that a form sends: read as a whole, with everything that is wrong told at its line.

use crate::columns::{Columns, Row, lines_of};
use crate::{FileError, Problem};

/// What was found in a file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FewRows<T> {
    /// The rows that can be read, each with its line, counted from 1.
    pub rows: Vec<(usize, T)>,
    /// What is wrong with the others.
    pub problems: Vec<FileError>,
    /// Headings that mean nothing here.
    pub ignored: Vec<String>,
}

impl<const N: usize> Columns<N> {
    /// Reads a file of at most `most` players; `file` is the field of the body that problems name.
    ///
    /// # Errors
    /// `too_many_rows`.
    pub fn read_few<T>(
        &self,
        (file, csv): (&'static str, &str),
        most: usize,
        mut read_row: impl FnMut(&mut Row<'_, N>) -> Option<T>,
    ) -> Result<FewRows<T>, Problem> {
        let (mut count, mut offsets, mut rows) = (0_usize, Vec::new(), Vec::new());
        let read = self.read(csv.as_bytes(), |row| {
            count += 1;
            let offset = row.offset();
            if let Some(found) = (count <= most).then(|| read_row(row)).flatten() {
                offsets.push(offset);
                rows.push(found);
            }
        });
        if count > most {
            let detail = format!("A file has at most {most} players; this one has {count}.");
            return Err(Problem::invalid("too_many_rows", detail));
        }
        let (ignored, faults) = match read {
            Ok(ignored) => (ignored, Vec::new()),
            Err(faults) => (Vec::new(), faults),
        };
        Ok(FewRows {
            rows: lines_of(csv.as_bytes(), offsets).into_iter().zip(rows).collect(),
            problems: faults.into_iter().map(|fault| FileError::of(file, fault)).collect(),
            ignored,
        })
    }
}
