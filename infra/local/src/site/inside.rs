//! The pages that a release carries behind its own program (`infra/host/release.sh`): unpacked beside the data when
//! it starts.

use std::fs::{self, File};
use std::io::{self, Read, Seek, SeekFrom};
use std::path::{Path, PathBuf};

use aws_lc_rs::digest::{SHA256, digest};
use flate2::read::GzDecoder;
use rules::hex;

use crate::folder;

/// What a program ends with that has pages, behind the number of their archive's bytes.
const MARK: &[u8] = b"posthorn-pages-1";
/// Digits of that number.
const DIGITS: usize = 20;
/// Folders of pages begin with this, followed by the archive's sum.
const FOLDER: &str = "pages-";
/// Letters of the sum.
const SUM_LETTERS: usize = 16;

/// The pages of this program in a folder of `data`; none: it has none. Those of another version are removed.
///
/// # Errors
/// When the program cannot be read, its archive is damaged, or the folder cannot be written.
pub(crate) fn unpacked(program: &Path, data: &Path) -> io::Result<Option<PathBuf>> {
    let Some(archive) = archive_of(program)? else { return Ok(None) };
    let sum = hex(digest(&SHA256, &archive).as_ref());
    let name = format!("{FOLDER}{}", &sum[..SUM_LETTERS]);
    let folder = data.join(&name);
    if !folder.exists() {
        let part = data.join(format!("{name}.part"));
        remove(&part)?;
        folder::make(&part).map_err(io::Error::other)?;
        // As a whole first: its sum stands at its end.
        let mut pages = Vec::new();
        GzDecoder::new(&archive[..]).read_to_end(&mut pages)?;
        tar::Archive::new(&pages[..]).unpack(&part)?;
        fs::rename(&part, &folder)?;
    }
    for entry in fs::read_dir(data)? {
        let entry = entry?;
        let other =
            entry.file_name().to_str().is_some_and(|it| it.starts_with(FOLDER) && it != name);
        if other {
            remove(&entry.path())?;
        }
    }
    Ok(Some(folder))
}

fn remove(folder: &Path) -> io::Result<()> {
    match fs::remove_dir_all(folder) {
        Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(()),
        removed => removed,
    }
}

/// The archive behind a program: tar, compressed by gzip.
fn archive_of(program: &Path) -> io::Result<Option<Vec<u8>>> {
    let mut file = File::open(program)?;
    let bytes = file.metadata()?.len();
    let end = (DIGITS + MARK.len()) as u64;
    let Some(before) = bytes.checked_sub(end) else { return Ok(None) };
    file.seek(SeekFrom::Start(before))?;
    let mut tail = Vec::new();
    file.read_to_end(&mut tail)?;
    let Some(digits) = tail.strip_suffix(MARK) else { return Ok(None) };
    let damaged = || io::Error::new(io::ErrorKind::InvalidData, "its pages are damaged");
    let length = std::str::from_utf8(digits).ok().and_then(|digits| digits.parse().ok());
    let length: u64 = length.ok_or_else(damaged)?;
    let begin = before.checked_sub(length).ok_or_else(damaged)?;
    file.seek(SeekFrom::Start(begin))?;
    let mut archive = Vec::new();
    file.take(length).read_to_end(&mut archive)?;
    Ok(Some(archive))
}

#[cfg(test)]
mod tests {
    use std::io::Write;

    use flate2::Compression;
    use flate2::write::GzEncoder;

    use super::*;

    /// A program with one page behind it.
    fn program(folder: &Path, page: &str) -> PathBuf {
        let mut archive = tar::Builder::new(GzEncoder::new(Vec::new(), Compression::fast()));
        let mut header = tar::Header::new_gnu();
        header.set_size(page.len() as u64);
        header.set_mode(0o644);
        archive.append_data(&mut header, "./index.html", page.as_bytes()).expect("a file");
        let archive = archive.into_inner().and_then(GzEncoder::finish).expect("an archive");
        let path = folder.join("posthorn");
        let mut file = File::create(&path).expect("a file");
        file.write_all(b"\x7fELF and so on").expect("written");
        file.write_all(&archive).expect("written");
        write!(file, "{:020}posthorn-pages-1", archive.len()).expect("written");
        path
    }

    #[test]
    fn pages_are_unpacked_once_and_replaced_with_the_program() {
        let folder = tempfile::tempdir().expect("a folder");
        let data = folder.path().join("data");
        fs::create_dir(&data).expect("a folder");
        fs::write(data.join("keys.json"), "{}").expect("written");
        let first = unpacked(&program(folder.path(), "first"), &data).expect("unpacked");
        let first = first.expect("pages");
        assert_eq!(fs::read_to_string(first.join("index.html")).expect("a page"), "first");
        fs::write(first.join("mark"), "").expect("written");
        let again = unpacked(&program(folder.path(), "first"), &data).expect("unpacked");
        assert!(again.expect("pages").join("mark").exists(), "nothing is unpacked twice");
        // One that was cut short leaves nothing behind.
        fs::create_dir(data.join("pages-0.part")).expect("a folder");
        let second = unpacked(&program(folder.path(), "second"), &data).expect("unpacked");
        let second = second.expect("pages");
        assert_eq!(fs::read_to_string(second.join("index.html")).expect("a page"), "second");
        let mut left: Vec<_> = fs::read_dir(&data).expect("a folder").flatten().collect();
        left.sort_by_key(fs::DirEntry::file_name);
        let left: Vec<_> = left.iter().map(fs::DirEntry::path).collect();
        assert_eq!(left, [data.join("keys.json"), second]);
    }

    #[test]
    fn a_program_without_pages_has_none_and_a_damaged_one_says_so() {
        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path().join("posthorn");
        for none in ["", "short", "a program that is long enough to hold a mark at its end"] {
            fs::write(&path, none).expect("written");
            assert!(unpacked(&path, folder.path()).expect("readable").is_none(), "{none}");
        }
        for damaged in
            ["99999999999999999999posthorn-pages-1", "0000000000000000000xposthorn-pages-1"]
        {
            fs::write(&path, damaged).expect("written");
            assert!(unpacked(&path, folder.path()).is_err(), "{damaged}");
        }
        let whole = fs::read(program(folder.path(), "page")).expect("read");
        // The last byte of what is compressed, and its sum.
        for back in [9, 6] {
            let mut damaged = whole.clone();
            let at = damaged.len() - DIGITS - MARK.len() - back;
            damaged[at] ^= 0xff;
            fs::write(&path, damaged).expect("written");
            assert!(unpacked(&path, folder.path()).is_err(), "{back}");
        }
        assert!(!folder.path().read_dir().expect("a folder").flatten().any(|entry| {
            let name = entry.file_name().to_string_lossy().into_owned();
            name.starts_with(FOLDER) && !name.ends_with(".part")
        }));
    }
}
