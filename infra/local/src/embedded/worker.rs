//! The thread that owns the database: it carries requests out one after the other, and brings what
//! several of them wrote to the disk together.
//!
//! SQLite writes each commit to its log and leaves it to the system when that reaches the disk. Here
//! nothing is answered before it has: neither a write, nor whatever was read after one, which could
//! tell of what a loss of power takes back. Those who ask at the same time share one wait for the
//! disk; who asks alone waits as long as SQLite would let them.

use std::io;
use std::sync::mpsc::{self, Receiver, Sender, TryRecvError};
use std::thread::JoinHandle;

use dynoxide::Database;
use store::{Ask, Reply, Replying};
use tokio::sync::oneshot;

use super::operations::{carry_out, only_reads};

/// Requests that share one wait for the disk, at most: nobody waits for more than these.
const TOGETHER_MAX: usize = 64;

/// Brings to the disk what was committed so far.
pub(super) type ToDisk = Box<dyn FnMut() -> io::Result<()> + Send>;

/// Something to do, in its turn.
enum Job {
    Ask {
        operation: String,
        body: Vec<u8>,
        answer: oneshot::Sender<Reply>,
    },
    /// Answered when everything before it is on the disk.
    Settle(oneshot::Sender<()>),
    Stop,
}

/// What waits for the disk.
enum Waiting {
    Ask(oneshot::Sender<Reply>, Reply),
    Settle(oneshot::Sender<()>),
}

/// The thread, and the way to it.
#[derive(Debug)]
pub(super) struct Worker {
    jobs: Jobs,
    thread: Option<JoinHandle<()>>,
}

/// Where requests are put down.
#[derive(Clone, Debug)]
pub(super) struct Jobs(Sender<Job>);

impl Worker {
    /// Starts the thread.
    ///
    /// # Errors
    /// When the system has no thread left.
    pub(super) fn start(database: Database, to_disk: Option<ToDisk>) -> io::Result<Worker> {
        let (sender, receiver) = mpsc::channel();
        let mut turn = Turn { database, to_disk, unsettled: false, broken: false };
        let thread = std::thread::Builder::new()
            .name("database".to_owned())
            .spawn(move || turn.take_all(&receiver))?;
        Ok(Worker { jobs: Jobs(sender), thread: Some(thread) })
    }

    /// Where requests are put down.
    pub(super) fn jobs(&self) -> &Jobs {
        &self.jobs
    }
}

/// What was asked before is answered first.
impl Drop for Worker {
    fn drop(&mut self) {
        let _ = self.jobs.0.send(Job::Stop);
        if let Some(thread) = self.thread.take() {
            let _ = thread.join();
        }
    }
}

impl Jobs {
    /// Waits until everything that was written before is on the disk.
    pub(super) async fn settled(&self) {
        let (answer, settled) = oneshot::channel();
        // A database that is closed has nothing left to wait for.
        if self.0.send(Job::Settle(answer)).is_ok() {
            let _ = settled.await;
        }
    }
}

impl Ask for Jobs {
    fn ask(&self, operation: &str, body: Vec<u8>) -> Replying {
        let (answer, reply) = oneshot::channel();
        let job = Job::Ask { operation: operation.to_owned(), body, answer };
        let sent = self.0.send(job).is_ok();
        Box::pin(async move { if sent { reply.await.ok() } else { None } })
    }
}

/// The thread's own state.
struct Turn {
    database: Database,
    /// None: a database in memory.
    to_disk: Option<ToDisk>,
    /// Something was written that may not be on the disk yet.
    unsettled: bool,
    /// The disk has failed once. What it has of the log is not known any more: nothing is answered
    /// until the database is opened again.
    broken: bool,
}

impl Turn {
    fn take_all(&mut self, jobs: &Receiver<Job>) {
        while let Ok(first) = jobs.recv() {
            let goes_on = self.take_some(first, jobs);
            if !goes_on {
                return;
            }
        }
    }

    /// Does this job and those that wait behind it; answers whether there will be more.
    fn take_some(&mut self, first: Job, jobs: &Receiver<Job>) -> bool {
        let mut waiting = Vec::new();
        let mut goes_on = true;
        let mut next = Ok(first);
        while let Ok(job) = next {
            match job {
                Job::Ask { operation, body, answer } => {
                    let reply = self.reply(&operation, &body);
                    if self.unsettled {
                        waiting.push(Waiting::Ask(answer, reply));
                    } else {
                        let _ = answer.send(reply);
                    }
                }
                Job::Settle(answer) => waiting.push(Waiting::Settle(answer)),
                Job::Stop => goes_on = false,
            }
            let goes_further = goes_on && waiting.len() < TOGETHER_MAX;
            next = if goes_further { jobs.try_recv() } else { Err(TryRecvError::Empty) };
        }
        self.settle(waiting);
        goes_on
    }

    fn reply(&mut self, operation: &str, body: &[u8]) -> Reply {
        if self.broken {
            return failed();
        }
        let reply = carry_out(&self.database, operation, body);
        // What is refused has written nothing.
        let refused = (400..500).contains(&reply.status);
        self.unsettled |= self.to_disk.is_some() && !only_reads(operation) && !refused;
        reply
    }

    fn settle(&mut self, waiting: Vec<Waiting>) {
        if let Some(to_disk) = self.to_disk.as_mut().filter(|_| self.unsettled)
            && let Err(error) = to_disk()
        {
            tracing::error!(%error, "the disk has failed: nothing is answered any more");
            self.broken = true;
        }
        self.unsettled = false;
        for one in waiting {
            match one {
                Waiting::Ask(answer, reply) => {
                    let _ = answer.send(if self.broken { failed() } else { reply });
                }
                Waiting::Settle(answer) => {
                    let _ = answer.send(());
                }
            }
        }
    }
}

/// As DynamoDB says that it has failed.
fn failed() -> Reply {
    let body = br#"{"__type":"com.amazonaws.dynamodb.v20120810#InternalServerError","message":"the disk has failed"}"#;
    Reply { status: 500, body: body.to_vec() }
}

#[cfg(test)]
mod tests {
    use std::path::{Path, PathBuf};
    use std::sync::atomic::{AtomicUsize, Ordering};
    use std::sync::{Arc, mpsc};

    use futures_util::future::join_all;
    use serde_json::{Value, json};
    use tempfile::TempDir;

    use super::*;
    use crate::embedded::prepared;

    /// A database on a file, with a table.
    fn database(folder: &TempDir) -> (Database, PathBuf) {
        let path = folder.path().join("posthorn.db");
        let database = prepared(&path.to_string_lossy()).expect("a database");
        database.disable_bulk_loading().expect("a log that is left to the system");
        let table = json!({
            "TableName": "test", "BillingMode": "PAY_PER_REQUEST",
            "KeySchema": [{ "AttributeName": "pk", "KeyType": "HASH" }],
            "AttributeDefinitions": [{ "AttributeName": "pk", "AttributeType": "S" }],
        });
        let made = carry_out(&database, "CreateTable", table.to_string().as_bytes());
        assert_eq!(made.status, 200);
        (database, path)
    }

    async fn ask(jobs: &Jobs, operation: &str, rest: Value) -> Reply {
        let mut body = json!({ "TableName": "test" });
        body.as_object_mut().expect("an object").extend(rest.as_object().expect("one").clone());
        jobs.ask(operation, body.to_string().into_bytes()).await.expect("a database that is open")
    }

    async fn put(jobs: &Jobs, key: &str) -> Reply {
        ask(jobs, "PutItem", json!({ "Item": { "pk": { "S": key } } })).await
    }

    fn holds(database: &Database, key: &str) -> bool {
        let body = json!({ "TableName": "test", "Key": { "pk": { "S": key } } });
        let reply = carry_out(database, "GetItem", body.to_string().as_bytes());
        assert_eq!(reply.status, 200);
        String::from_utf8_lossy(&reply.body).contains("\"Item\"")
    }

    /// What a loss of power leaves: the files as they were when the disk last had everything.
    fn copied(from: &Path, to: &Path) {
        for end in ["", "-wal"] {
            let name = format!("posthorn.db{end}");
            std::fs::copy(from.join(&name), to.join(&name)).expect("a copy");
        }
    }

    #[tokio::test]
    async fn what_was_answered_is_on_the_disk() {
        let (live, disk) = (TempDir::new().expect("a folder"), TempDir::new().expect("a folder"));
        let (database, _) = database(&live);
        let (from, to) = (live.path().to_owned(), disk.path().to_owned());
        let to_disk: ToDisk = Box::new(move || {
            copied(&from, &to);
            Ok(())
        });
        let worker = Worker::start(database, Some(to_disk)).expect("a thread");
        for number in 0..20 {
            let keys: Vec<String> = (0..5).map(|k| format!("{number}-{k}")).collect();
            let puts = join_all(keys.iter().map(|key| put(worker.jobs(), key))).await;
            assert!(puts.iter().all(|reply| reply.status == 200));
            let after = TempDir::new().expect("a folder");
            copied(disk.path(), after.path());
            let path = after.path().join("posthorn.db");
            let survived = Database::new(&path.to_string_lossy()).expect("a database");
            assert!(keys.iter().all(|key| holds(&survived, key)), "{number}");
        }
    }

    /// Neither a write nor a read behind it is answered while the disk is at work; whoever asks meanwhile
    /// shares the next wait.
    #[tokio::test(flavor = "multi_thread", worker_threads = 2)]
    async fn those_who_ask_together_wait_together() {
        let folder = TempDir::new().expect("a folder");
        let (database, _) = database(&folder);
        let waits = Arc::new(AtomicUsize::new(0));
        let (begun, has_begun) = mpsc::channel();
        let (go_on, may_go_on) = mpsc::channel::<()>();
        let counted = Arc::clone(&waits);
        let to_disk: ToDisk = Box::new(move || {
            counted.fetch_add(1, Ordering::SeqCst);
            begun.send(()).expect("a test that listens");
            may_go_on.recv().expect("a test that goes on");
            Ok(())
        });
        let worker = Worker::start(database, Some(to_disk)).expect("a thread");
        let jobs = worker.jobs().clone();
        let first = tokio::spawn(async move { put(&jobs, "first").await });
        let has_begun = tokio::task::spawn_blocking(move || {
            has_begun.recv().expect("a write");
            has_begun
        });
        let has_begun = has_begun.await.expect("a write");
        assert!(!first.is_finished());
        let keys: Vec<String> = (0..20).map(|key| key.to_string()).collect();
        let mut all: Vec<Replying> = Vec::new();
        for key in &keys {
            for (operation, part) in [("PutItem", "Item"), ("GetItem", "Key")] {
                let body = json!({ "TableName": "test", part: { "pk": { "S": key } } });
                all.push(worker.jobs().ask(operation, body.to_string().into_bytes()));
            }
        }
        go_on.send(()).expect("a thread that waits");
        assert_eq!(first.await.expect("an answer").status, 200);
        tokio::task::spawn_blocking(move || has_begun.recv().map(|()| has_begun))
            .await
            .expect("no panic")
            .expect("a second wait");
        go_on.send(()).expect("a thread that waits");
        for reply in join_all(all).await {
            assert_eq!(reply.expect("a database that is open").status, 200);
        }
        assert_eq!(waits.load(Ordering::SeqCst), 2);
    }

    /// What a failed disk has of the log is not known: nothing is answered any more.
    #[tokio::test]
    async fn nothing_is_answered_when_the_disk_has_failed() {
        let folder = TempDir::new().expect("a folder");
        let (database, _) = database(&folder);
        let mut left = 1;
        let to_disk: ToDisk = Box::new(move || {
            left -= 1;
            if left < 0 { Err(io::Error::other("no space")) } else { Ok(()) }
        });
        let worker = Worker::start(database, Some(to_disk)).expect("a thread");
        let jobs = worker.jobs();
        let get = || ask(jobs, "GetItem", json!({ "Key": { "pk": { "S": "a" } } }));
        assert_eq!(put(jobs, "a").await.status, 200);
        assert_eq!(get().await.status, 200);
        // What is refused is no write, and waits for no disk.
        let never = json!({
            "Item": { "pk": { "S": "a" } }, "ConditionExpression": "attribute_not_exists(pk)"
        });
        assert_eq!(ask(jobs, "PutItem", never).await.status, 400);
        assert_eq!(put(jobs, "b").await.status, 500);
        assert_eq!(get().await.status, 500);
    }

    #[tokio::test]
    async fn a_closed_database_answers_nothing() {
        let folder = TempDir::new().expect("a folder");
        let (database, _) = database(&folder);
        let worker = Worker::start(database, None).expect("a thread");
        let jobs = worker.jobs().clone();
        assert_eq!(put(&jobs, "a").await.status, 200);
        drop(worker);
        let body = json!({ "TableName": "test", "Key": { "pk": { "S": "a" } } });
        assert_eq!(jobs.ask("GetItem", body.to_string().into_bytes()).await, None);
        jobs.settled().await;
    }
}
