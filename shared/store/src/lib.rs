//! Where things are kept: one DynamoDB table, its items and its conditional writes.
//!
//! Nothing here decides anything about chess. Keys, access patterns and their cost in units are in
//! `TABLE.md` beside this crate; the table itself is defined in `infra/aws/template.yaml`.

mod access;
mod account;
mod address_request;
mod adjudication;
mod alarm;
mod announcer;
mod api_key;
mod append;
mod appointment;
mod approval;
mod attempts;
#[cfg(feature = "lambda")]
pub mod aws;
mod case;
mod challenge;
mod chunks;
mod connect;
mod contact;
mod data_version;
mod dead_letter;
mod deceased;
mod decision;
mod deferral;
mod demo;
mod desk;
mod direct;
mod direct_write;
mod ended;
mod ending;
mod entry;
mod error;
mod event;
mod event_consent;
mod export;
mod farewell;
mod federation;
mod federation_year;
mod follow;
mod game;
mod heartbeat;
mod import;
mod in_process;
mod item;
mod joined;
mod json;
mod kept;
mod leave;
mod letter;
mod lines;
mod log;
mod log_update;
mod lots;
mod message;
mod name_line;
mod new_event_act;
mod new_game;
mod nomination;
mod norm;
mod notebook;
mod notice;
mod notice_kind;
mod notice_news;
mod notification;
mod official;
mod older_account;
mod opened;
mod operator;
mod operator_act;
mod outage;
mod owner;
mod passkey;
mod patience;
mod place;
mod player;
mod player_rating;
mod player_record;
mod players_page;
mod portrait;
mod postmark_keys;
mod proposal;
mod push_subscription;
mod qualifiers;
mod rating_list;
mod rating_run;
mod recorded_norm;
mod register;
mod registration;
mod reinstated;
mod reminders;
mod renaming;
mod replaced;
mod report;
mod request;
mod root;
mod round;
mod rules_question;
mod score;
mod seal;
mod search;
mod season;
mod seat;
mod section;
mod session;
mod settings;
mod shard;
mod sign_in_tries;
mod start_line;
mod start_rating;
mod stream;
mod suspension;
mod table;
mod team;
mod title_case;
mod transfer;
mod units;
mod waiting_claim;
mod webhook;
mod withdrawal;
mod write;

/// An event's log is made of them.
pub use rules::tournament::{EventAct, EventActKind};
/// Items are named by them.
pub use rules::tournament::{EventId, SectionId};

pub use access::{Access, Watch};
pub use account::Account;
pub use address_request::{
    AddressRequest, AddressRequestId, ChangedBy, SIGN_UP_SECONDS, SignUp, UnknownChangedBy, Wanted,
};
pub use alarm::{Alarm, DueAlarm, Letter};
pub use api_key::{ApiKey, SCOPES, Scope};
pub use append::Appended;
pub use appointment::StoredAppointments;
pub use approval::{ApprovalMove, StoredApproval};
pub use attempts::AttemptKind;
pub use case::StoredCase;
pub use challenge::StoredChallenge;
pub use data_version::{DATA_VERSION, NewerData, check_data_version};
pub use dead_letter::DeadLetter;
pub use decision::{DECISION_GAMES_MAX, StoredDecision, ruling_log};
pub use desk::Waiting;
pub use error::Error;
pub use event::StoredEvent;
pub use export::{Export, ExportId, ExportOrder, ExportState, StoredExport};
pub use federation_year::StoredYear;
pub use follow::Followed;
pub use game::StoredGame;
pub use import::{ImportPart, StoredImport};
pub use in_process::{Ask, Reply, Replying};
pub use joined::{Joined, NumberToJoin};
pub use json::deserialize_image;
pub use kept::{Kept, KeptEnd};
pub use leave::StoredLeave;
pub use letter::{ConversationLine, StoredLetter};
pub use lines::{LinesChange, StoredLines};
pub use log::{CorruptBytes, decode_log, encode_event};
pub use name_line::{FoundPlayers, folded, name_words, words_of_name};
pub use new_event_act::NewEventAct;
pub use new_game::{GAMES_TOGETHER_MAX, NewGame};
pub use notebook::{NotebookLine, StoredNotebook};
pub use notice::{NOTICES_TOGETHER_MAX, Notice, NoticeKey, PendingNotice};
pub use notice_kind::NoticeKind;
pub use notice_news::{AccountNews, CaseNews, FriendsNews, ReportNews, ScoreNews, WithdrawalNews};
pub use notification::{Notification, Notifications};
pub use official::Official;
pub use opened::{Opened, Turn};
pub use operator_act::{OperatorAct, OperatorDeed};
pub use outage::{ENDED_GAMES_MAX, OutageStep, StoredOutage};
pub use owner::{KeyOwner, OwnedId};
pub use passkey::{Passkey, Passkeys};
pub use patience::Patience;
pub use place::Placed;
pub use player_rating::PlayerRating;
pub use player_record::PlayerRecord;
pub use players_page::StoredPage;
pub use portrait::{PictureChange, Portrait, Removal};
pub use proposal::StoredProposal;
pub use push_subscription::PushSubscription;
pub use qualifiers::{ListedQualifier, QualifierTable, QualifyingSection, StoredQualifiers};
pub use rating_list::ListRow;
pub use rating_run::StoredRun;
pub use recorded_norm::StoredRecordedNorms;
pub use registration::{REGISTERED_TOGETHER, StoredRegistration};
pub use renaming::Renaming;
pub use report::{ReportsWrite, StoredReports};
pub use root::{BegunRoot, RootLeaves, RootTop, RootWork, StoredRoot, StoredRootWork};
pub use rules::Role;
pub use rules_question::StoredRulesQuestion;
pub use score::{ScoresWrite, StoredScores};
pub use seat::Seat;
pub use section::{Section, SectionResult, SectionTable};
pub use session::{OfficeProof, SESSION_SECONDS_MAX, Session};
pub use settings::{MailChoice, Settings};
pub use shard::stable_hash;
pub use sign_in_tries::{SignInTries, StoredTries};
pub use start_line::StartLine;
pub use stream::{
    ApprovalChange, CaseChange, ChallengeChange, Change, GameChange, Image, ImportChange,
    NewMessage, PageChange, ReportsChange, ScoresChange, TitleCaseChange, TransferChange,
    change_of,
};
pub use suspension::StoredSuspensions;
pub use table::TableDefinition;
pub use title_case::StoredTitleCase;
pub use transfer::StoredTransfer;
pub use units::Units;
pub use waiting_claim::WaitingClaim;
pub use webhook::{Delivery, DeliveryKey, DeliveryState, HookEvent, Try, Webhook};
pub use withdrawal::{StoredWithdrawal, WithdrawalId};

use std::sync::Arc;

use direct::Direct;

/// The table, through one client. Cloning shares the connection.
#[derive(Clone, Debug)]
pub struct Store {
    client: aws_sdk_dynamodb::Client,
    /// Of a database in this process.
    direct: Option<Direct>,
    table: Arc<str>,
    units: Arc<Units>,
}

impl Store {
    /// What the database has charged for this store's requests so far.
    pub fn units(&self) -> &Units {
        &self.units
    }
}
