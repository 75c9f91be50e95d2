//! Files that are taken out: a local folder, a bucket, or memory.
//!
//! Whatever is large is written as numbered pieces, one for each step of the work, and joined at the
//! end: no step holds more than its piece, a step that is done again writes the same piece again, and
//! nothing of an upload has to be remembered between two steps.

use std::io::ErrorKind;
use std::ops::Range;
use std::path::Path as Folder;
use std::pin::Pin;
use std::sync::Arc;

use bytes::Bytes;
use futures_util::stream::{Stream, TryStreamExt};
use object_store::buffered::BufWriter;
use object_store::local::LocalFileSystem;
use object_store::memory::InMemory;
use object_store::path::Path;
use object_store::{Error, ObjectStore, ObjectStoreExt};
use tokio::io::AsyncWriteExt;
use tokio::task::spawn_blocking;

/// Bytes that one part of an upload holds.
const PART_BYTES: usize = 8 << 20;

/// Parts of an upload that are on their way at the same time.
const PARTS_TOGETHER: usize = 2;

/// How long an address of a file in a bucket is good.
#[cfg(feature = "aws")]
const SIGNED_FOR: std::time::Duration = std::time::Duration::from_secs(300);

/// Where files are kept. Cloning shares the connection.
#[derive(Clone, Debug)]
pub struct Files {
    store: Arc<dyn ObjectStore>,
    /// The folder itself, where it is one: what is removed there leaves no folders behind, and no file that was being
    /// written when the process was killed.
    folder: Option<Arc<Folder>>,
    /// The bucket itself, to which whoever asks for a file is sent: what a function answers is small.
    #[cfg(feature = "aws")]
    bucket: Option<Arc<object_store::aws::AmazonS3>>,
}

/// A file's bytes, some at a time.
pub type FileStream = Pin<Box<dyn Stream<Item = Result<Bytes, Error>> + Send>>;

/// A file on its way to whoever asked for it.
pub enum Fetched {
    /// Its length and its bytes.
    Stream(u64, FileStream),
    /// It can be fetched at this address for some minutes.
    At(String),
}

impl Files {
    fn over(store: impl ObjectStore) -> Files {
        Files {
            store: Arc::new(store),
            folder: None,
            #[cfg(feature = "aws")]
            bucket: None,
        }
    }

    /// Files that end with the process: for tests, and where nothing is exported.
    pub fn memory() -> Files {
        Files::over(InMemory::new())
    }

    /// Files in a folder, which is there.
    ///
    /// # Errors
    /// When it is not.
    pub fn folder(folder: &Folder) -> Result<Files, Error> {
        let store = LocalFileSystem::new_with_prefix(folder)?.with_fsync(true);
        Ok(Files { folder: Some(folder.into()), ..Files::over(store) })
    }

    /// Files in a bucket of S3, with the rights that the environment gives, behind a connection that
    /// `roots`, in PEM, vouch for; without TLS where `AWS_ALLOW_HTTP` is `true`, for an emulator.
    ///
    /// # Errors
    /// When the environment is incomplete.
    #[cfg(feature = "aws")]
    pub fn bucket(name: &str, roots: &[u8]) -> Result<Files, Error> {
        use object_store::{Certificate, ClientOptions};
        let roots = Certificate::from_pem_bundle(roots)?.into_iter();
        let trusted = roots.fold(ClientOptions::new(), ClientOptions::with_root_certificate);
        let builder = object_store::aws::AmazonS3Builder::from_env()
            .with_bucket_name(name)
            .with_client_options(trusted.with_no_system_certificates(true))
            .with_allow_http(std::env::var("AWS_ALLOW_HTTP").is_ok_and(|is| is == "true"));
        let bucket = Arc::new(builder.build()?);
        Ok(Files { store: bucket.clone(), folder: None, bucket: Some(bucket) })
    }

    /// Keeps a small file, whatever was there.
    ///
    /// # Errors
    /// [`FilesError`].
    pub async fn put(&self, path: &str, bytes: Vec<u8>) -> Result<(), FilesError> {
        self.store.put(&Path::from(path), bytes.into()).await.map_err(unavailable)?;
        Ok(())
    }

    /// A small file.
    ///
    /// # Errors
    /// [`FilesError`], also when it is not there.
    pub async fn get(&self, path: &str) -> Result<Bytes, FilesError> {
        let found = self.store.get(&Path::from(path)).await.map_err(unavailable)?;
        found.bytes().await.map_err(unavailable)
    }

    /// A small file; none where there is none.
    ///
    /// # Errors
    /// [`FilesError`].
    pub async fn find(&self, path: &str) -> Result<Option<Bytes>, FilesError> {
        match self.store.get(&Path::from(path)).await {
            Ok(found) => found.bytes().await.map(Some).map_err(unavailable),
            Err(Error::NotFound { .. }) => Ok(None),
            Err(error) => Err(unavailable(error)),
        }
    }

    /// These bytes of a file.
    ///
    /// # Errors
    /// [`FilesError`], also when it is not there, or shorter.
    pub async fn range(&self, path: &str, range: Range<u64>) -> Result<Bytes, FilesError> {
        let wanted = range.end.saturating_sub(range.start);
        let bytes = self.store.get_range(&Path::from(path), range).await.map_err(unavailable)?;
        if bytes.len() as u64 == wanted {
            Ok(bytes)
        } else {
            Err(unavailable("a file is too short"))
        }
    }

    /// Bytes of a file.
    ///
    /// # Errors
    /// [`FilesError`], also when it is not there.
    pub async fn length(&self, path: &str) -> Result<u64, FilesError> {
        Ok(self.store.head(&Path::from(path)).await.map_err(unavailable)?.size)
    }

    /// A file for whoever may have it, who keeps it under `name`.
    ///
    /// # Errors
    /// [`FilesError`], also when it is not there.
    pub async fn fetch(&self, path: &str, name: &str) -> Result<Fetched, FilesError> {
        if let Some(address) = self.address(path, name).await? {
            return Ok(Fetched::At(address));
        }
        let found = self.store.get(&Path::from(path)).await.map_err(unavailable)?;
        Ok(Fetched::Stream(found.meta.size, Box::pin(found.into_stream())))
    }

    /// Where a file of a bucket can be fetched for five minutes by whoever knows the address, who keeps it
    /// under `name`; none where there is no bucket.
    ///
    /// # Errors
    /// [`FilesError`].
    #[cfg(feature = "aws")]
    pub async fn address(&self, path: &str, name: &str) -> Result<Option<String>, FilesError> {
        use object_store::signer::{Method, SignedUrlOptions, Signer};
        let Some(bucket) = &self.bucket else { return Ok(None) };
        let named = ("response-content-disposition", format!("attachment; filename=\"{name}\""));
        let options = SignedUrlOptions::new().with_query([named]);
        let url =
            bucket.signed_url_opts(Method::GET, &Path::from(path), SIGNED_FOR, &options).await;
        Ok(Some(url.map_err(unavailable)?.to_string()))
    }

    /// None: there is no bucket.
    ///
    /// # Errors
    /// None.
    #[cfg(not(feature = "aws"))]
    pub async fn address(&self, _path: &str, _name: &str) -> Result<Option<String>, FilesError> {
        Ok(None)
    }

    /// A new file, which is there as a whole once it is finished, and before that not at all.
    pub fn write(&self, path: &str) -> FileWriter {
        let writer = BufWriter::with_capacity(self.store.clone(), Path::from(path), PART_BYTES);
        FileWriter {
            files: self.clone(),
            writer: writer.with_max_concurrency(PARTS_TOGETHER),
            bytes: 0,
        }
    }

    /// The names of the folders in a folder.
    ///
    /// # Errors
    /// [`FilesError`].
    pub async fn folders(&self, folder: &str) -> Result<Vec<String>, FilesError> {
        let found = self.store.list_with_delimiter(Some(&Path::from(folder))).await;
        let folders = found.map_err(unavailable)?.common_prefixes;
        Ok(folders.iter().filter_map(|path| path.filename()).map(str::to_owned).collect())
    }

    /// Removes a folder's files; idempotent.
    ///
    /// # Errors
    /// [`FilesError`].
    pub async fn remove(&self, folder: &str) -> Result<(), FilesError> {
        if let Some(root) = &self.folder {
            let path = root.join(folder);
            let removed = spawn_blocking(move || std::fs::remove_dir_all(path)).await;
            return match removed.map_err(unavailable)? {
                Err(error) if error.kind() != ErrorKind::NotFound => Err(unavailable(error)),
                _ => Ok(()),
            };
        }
        let mut found = self.store.list(Some(&Path::from(folder)));
        while let Some(file) = found.try_next().await.map_err(unavailable)? {
            match self.store.delete(&file.location).await {
                Ok(()) | Err(Error::NotFound { .. }) => {}
                Err(error) => return Err(unavailable(error)),
            }
        }
        Ok(())
    }
}

/// A large file that is being written.
pub struct FileWriter {
    files: Files,
    writer: BufWriter,
    bytes: u64,
}

impl FileWriter {
    /// Adds some bytes.
    ///
    /// # Errors
    /// [`FilesError`].
    pub async fn add(&mut self, bytes: Bytes) -> Result<(), FilesError> {
        self.bytes += bytes.len() as u64;
        self.writer.put(bytes).await.map_err(unavailable)
    }

    /// Adds a file that is there.
    ///
    /// # Errors
    /// [`FilesError`], also when it is not there.
    pub async fn add_file(&mut self, path: &str) -> Result<(), FilesError> {
        let found = self.files.store.get(&Path::from(path)).await.map_err(unavailable)?;
        let mut stream = found.into_stream();
        while let Some(bytes) = stream.try_next().await.map_err(unavailable)? {
            self.add(bytes).await?;
        }
        Ok(())
    }

    /// Puts the file where it belongs, and answers how many bytes it has.
    ///
    /// # Errors
    /// [`FilesError`].
    pub async fn finish(mut self) -> Result<u64, FilesError> {
        self.writer.shutdown().await.map_err(unavailable)?;
        Ok(self.bytes)
    }

    /// Bytes so far.
    pub fn bytes(&self) -> u64 {
        self.bytes
    }
}

/// The files do not answer. What they say is for the log.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("the files do not answer")]
pub struct FilesError;

fn unavailable(error: impl std::fmt::Display) -> FilesError {
    tracing::error!(%error, "the files do not answer");
    FilesError
}
