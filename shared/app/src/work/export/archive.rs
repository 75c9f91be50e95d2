//! Pieces and what becomes of them: one file of games, or a tar archive of several files.
//!
//! A file within an archive is all of its pieces, one after the other. Their lengths are asked for
//! before the first byte is written, since a tar archive names a file's length in front of it.

use bytes::Bytes;
use rules::Instant;
use store::{ExportOrder, KeyOwner, StoredExport};

use super::{Pieces, file_path, pieces_folder, units_a_step};
use crate::{App, Problem};

/// A tar archive is made of blocks of so many bytes, and ends with two empty ones.
const BLOCK: usize = 512;

/// The files within an export; one alone is the export itself.
fn names(order: &ExportOrder) -> &'static [&'static str] {
    match order {
        ExportOrder::Event { .. } | ExportOrder::Player { .. } | ExportOrder::Period { .. } => {
            &["games.pgn"]
        }
        ExportOrder::Federation => &super::federation::NAMES,
        ExportOrder::Person => &super::person::NAMES,
    }
}

/// The name under which a browser keeps an export.
pub(super) fn file_name(stored: &StoredExport) -> String {
    let day = stored.export.ordered_at.to_utc().format("%Y-%m-%d");
    let (what, kind) = match (stored.export.order, stored.id.owner) {
        (ExportOrder::Event { event, .. }, _) => (format!("event-{}", event.0), "pgn"),
        (ExportOrder::Player { player, .. }, _) => (format!("player-{player}"), "pgn"),
        (ExportOrder::Period { .. }, _) => ("games".to_owned(), "pgn"),
        (_, KeyOwner::Federation(federation)) => (federation.to_string(), "tar"),
        (_, KeyOwner::Player(player)) => (format!("my-data-{player}"), "tar"),
    };
    format!("posthorn-{what}-{day}.{kind}")
}

fn piece_path(stored: &StoredExport, file: &str, step: u32) -> String {
    format!("{}/{file}/{step:06}", pieces_folder(stored.id))
}

/// The head of a file within an archive.
fn tar_header(name: &str, length: u64, at: Instant) -> Result<Vec<u8>, Problem> {
    let mut header = tar::Header::new_gnu();
    header.set_path(name).map_err(Problem::internal)?;
    header.set_size(length);
    header.set_mode(0o644);
    header.set_mtime(u64::try_from(at.unix()).unwrap_or_default());
    header.set_entry_type(tar::EntryType::Regular);
    header.set_cksum();
    Ok(header.as_bytes().to_vec())
}

impl App {
    /// Writes the pieces of a step, the same ones when it is done again.
    pub(super) async fn put_pieces(
        &self,
        stored: &StoredExport,
        step: u32,
        pieces: Pieces,
    ) -> Result<(), Problem> {
        for (file, piece) in names(&stored.export.order).iter().zip(pieces) {
            self.files.put(&piece_path(stored, file, step), piece).await?;
        }
        Ok(())
    }

    /// Joins all pieces to the file, and answers how long it is. Where one is missing, another run
    /// has joined and removed them: then nothing is written.
    pub(super) async fn join_pieces(&self, stored: &StoredExport) -> Result<u64, Problem> {
        let export = &stored.export;
        let steps = export.total.div_ceil(units_a_step(&export.order));
        let names = names(&export.order);
        let mut writer = self.files.write(&file_path(stored.id));
        for name in names {
            let pieces: Vec<String> =
                (0..=steps).map(|step| piece_path(stored, name, step)).collect();
            if names.len() > 1 {
                let mut length = 0;
                for piece in &pieces {
                    length += self.files.length(piece).await?;
                }
                if length == 0 && *name == super::person::PICTURE {
                    continue;
                }
                let header = tar_header(name, length, export.ordered_at)?;
                writer.add(Bytes::from(header)).await?;
            }
            for piece in &pieces {
                writer.add_file(piece).await?;
            }
            if names.len() > 1 {
                let over = usize::try_from(writer.bytes()).unwrap_or_default() % BLOCK;
                writer.add(Bytes::from(vec![0; (BLOCK - over) % BLOCK])).await?;
            }
        }
        if names.len() > 1 {
            writer.add(Bytes::from(vec![0; 2 * BLOCK])).await?;
        }
        Ok(writer.finish().await?)
    }
}
