//! The post: the records of every write on their way to `notify`, some twice, some out of order,
//! some runs dying half-way, and the mails that come of it.

use std::collections::{BTreeMap, VecDeque};

use app::App;
use post::mail::Mailer;
use posthorn::stream::{Change, Reader};
use tests::{Dice, Front, TestApp};

use crate::request::TRIES_MAX;

/// Records out of which the next one is taken.
const OVERTAKING: usize = 4;

/// How often a mail came.
#[derive(Clone, Copy, Debug, Default)]
struct Came {
    times: u32,
    /// It was sent while the machine died: perhaps before it was marked.
    unmarked: bool,
}

/// Records on their way, and mails that came.
pub(crate) struct Post {
    reader: Reader,
    waiting: VecDeque<Change>,
    mails: BTreeMap<String, Came>,
    /// Until when no mail is taken.
    down_until: i64,
    /// Records that came, and those that came again.
    pub(crate) records: (u32, u32),
    /// Mails that came once more after a death.
    pub(crate) twice: u32,
}

impl Post {
    pub(crate) fn new(reader: Reader) -> Post {
        Post {
            reader,
            waiting: VecDeque::new(),
            mails: BTreeMap::new(),
            down_until: i64::MIN,
            records: (0, 0),
            twice: 0,
        }
    }

    /// No mail is taken before then.
    pub(crate) fn fails_until(&mut self, at: i64) {
        self.down_until = at;
    }

    /// The server, with or without a mail server behind it.
    pub(crate) fn server(&self, app: &TestApp) -> App {
        let now = app.app.clock.now().unix();
        match now < self.down_until {
            true => App { mailer: Mailer::None.into(), ..app.app.clone() },
            false => app.app.clone(),
        }
    }

    /// Hands records over; with `dies` the run ends somewhere.
    pub(crate) async fn deliver(
        &mut self,
        app: &TestApp,
        dice: &mut Dice,
        dies: bool,
        failed: impl Fn() -> u32,
    ) {
        loop {
            let batch = self.reader.next_batch().await.expect("the stream");
            if batch.is_empty() {
                break;
            }
            self.waiting.extend(batch);
        }
        self.reader.finish(self.reader.read()).await.expect("the stream");
        while !(self.waiting.is_empty() || dies && dice.happens(3)) {
            let next = dice.below(self.waiting.len().min(OVERTAKING));
            let change = self.waiting.remove(next).expect("a record");
            self.records.0 += 1;
            let deaths = failed();
            let server = self.server(app);
            let told = notify::on_record(&server, change.old.as_ref(), change.new.as_ref()).await;
            self.take(app, failed() > deaths);
            let again = dice.happens(8);
            match told {
                Ok(()) if !again => continue,
                Ok(()) => self.records.1 += 1,
                Err(problem) => {
                    assert_eq!((problem.code(), failed() > deaths), ("unavailable", true));
                }
            }
            self.waiting.push_back(change);
        }
    }

    /// Every letter that is due is sent, dropped or kept for later.
    pub(crate) async fn answer(&mut self, app: &TestApp, front: &Front) {
        front.fail_less();
        for _ in 0..TRIES_MAX {
            let deaths = front.failed();
            let swept = notify::tick(&self.server(app)).await;
            self.take(app, front.failed() > deaths);
            if swept.is_ok_and(|swept| swept.failed == 0) {
                return;
            }
        }
        panic!("the letters' alarms are never answered");
    }

    /// Takes the mails out of the outbox.
    pub(crate) fn take(&mut self, app: &TestApp, died: bool) {
        for mail in app.take_mails() {
            let id = mail.header("Message-ID").trim_start_matches('<');
            let (id, _) = id.split_once('@').expect("an id");
            let (player, _) = id.split_once('-').expect("a player");
            assert_eq!(mail.to, format!("player-{player}@posthorn.example"), "{id}");
            let came = self.mails.entry(id.to_owned()).or_default();
            assert!(came.times == 0 || came.unmarked, "{id} once more");
            self.twice += u32::from(came.times > 0);
            came.times += 1;
            came.unmarked |= died;
        }
    }

    /// Whether a mail with this id came; if so, whether it may not have been marked as sent.
    pub(crate) fn came(&self, id: &str) -> Option<bool> {
        self.mails.get(id).map(|came| came.unmarked)
    }

    /// The ids of the mails that a player got, the digests apart: how many letters each of them
    /// has, and whether it may have been sent before it was marked.
    pub(crate) fn mails_to(&self, player: u32) -> (Vec<&str>, Vec<(usize, bool)>) {
        let start = format!("{player}-");
        let digest = format!("{player}-digest-");
        let own = self.mails.iter().filter(|(id, _)| id.starts_with(&start));
        let (digests, single): (Vec<_>, Vec<_>) = own.partition(|(id, _)| id.starts_with(&digest));
        let letters = |(id, came): (&String, &Came)| {
            let count = id[digest.len()..].split('-').next().and_then(|n| n.parse().ok());
            (count.expect("a number of letters"), came.unmarked)
        };
        let single = single.into_iter().map(|(id, _)| id.as_str()).collect();
        (single, digests.into_iter().map(letters).collect())
    }

    /// Mails that came, each counted once.
    pub(crate) fn count(&self) -> usize {
        self.mails.len()
    }
}
