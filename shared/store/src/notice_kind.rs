//! What a player can be told. Whatever can be read from the game when the mail is written is not in
//! here.

use rules::tournament::LapseNews;
use rules::{GameId, Instant, PlayerId, ReminderCause};
use serde::{Deserialize, Serialize};

use crate::notice_news::{
    AccountNews, CaseNews, FriendsNews, ReportNews, ScoreNews, WithdrawalNews,
};
use crate::{Error, EventId, SectionId, WithdrawalId};

/// The first byte of a kind as it is kept.
const VERSION: u8 = 1;

/// What a player is told. New kinds are added at the end: the order is stored. Whatever can be read
/// from the game when the mail is written is not in here.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum NoticeKind {
    /// The opponent has moved, perhaps with a draw offer or a message.
    YourMove {
        /// The game.
        game: GameId,
        /// The number of the event in the log, from 1.
        event: u32,
        /// Half-moves played with it: once there are more, there is nothing to tell.
        ply: u16,
    },
    /// Games of a section have been paired: one notice for all that start at the same time.
    GameStarted {
        /// The section.
        section: SectionId,
        /// When their clocks start.
        starts_at: Instant,
    },
    /// The opponent has declined a draw.
    DrawDeclined {
        /// The game.
        game: GameId,
        /// The number of the event in the log, from 1.
        event: u32,
    },
    /// The opponent's claim was wrong; it may count as a draw offer.
    ClaimRejected {
        /// The game.
        game: GameId,
        /// The number of the event in the log, from 1.
        event: u32,
    },
    /// The opponent's claim waits for the tournament director.
    ClaimReferred {
        /// The game.
        game: GameId,
        /// The number of the event in the log, from 1.
        event: u32,
    },
    /// The tournament director has ruled on a claim, which may have ended the game.
    ClaimRuled {
        /// The game.
        game: GameId,
        /// The number of the event in the log, from 1.
        event: u32,
    },
    /// The game is over.
    GameEnded {
        /// The game.
        game: GameId,
        /// The number of the event in the log, from 1.
        event: u32,
    },
    /// The opponent or the director has written without a move.
    Message {
        /// The game.
        game: GameId,
        /// The message's id within the game.
        id: String,
    },
    /// An opponent is away.
    OpponentLeave {
        /// Who.
        leaver: PlayerId,
        /// In which section; the player may have several games with the leaver there.
        section: SectionId,
        /// The first second of the leave.
        from: Instant,
        /// The first second after it.
        until: Instant,
        /// Whether it is off.
        cancelled: bool,
    },
    /// The player has not moved for some time, or has little time left.
    Reminder {
        /// The game.
        game: GameId,
        /// Half-moves played: once there are more, there is nothing to remind of.
        ply: u16,
        /// Why.
        cause: ReminderCause,
        /// Days of silence, or days before the deadline.
        days: u8,
    },
    /// Time was given back after an outage of the server.
    OutageCredited {
        /// The section.
        section: SectionId,
        /// The first second of the outage.
        from: Instant,
        /// The first second after it.
        until: Instant,
    },
    /// A flag has fallen where the opponent has to claim the time.
    FlagFell {
        /// The game.
        game: GameId,
        /// The number of the event in the log, from 1.
        event: u32,
    },
    /// The player's unfinished games of a section are to be adjudicated.
    AdjudicationDue {
        /// The section.
        section: SectionId,
        /// When play ends.
        at: Instant,
    },
    /// A letter of the tournament director to the section's players.
    DirectorLetter {
        /// The section.
        section: SectionId,
        /// Its number in the section.
        number: u32,
        /// What it is about, in one line.
        title: String,
        /// What is written.
        text: String,
    },
    /// A section's clocks have started.
    ClocksStarted {
        /// The section.
        section: SectionId,
        /// When.
        starts_at: Instant,
    },
    /// The player's own leave is over, and the clocks run again.
    LeaveEnded {
        /// The first second after it; the same in several sections is told once.
        until: Instant,
    },
    /// A claim waits for the ruling of whoever is told, and who does not play in the game.
    ClaimToRule {
        /// The game.
        game: GameId,
        /// The number of the event in the log, from 1.
        event: u32,
    },
    /// The tournament director or an officer has decided about a game that goes on or stands still.
    Directed {
        /// The game.
        game: GameId,
        /// The number of the decision's first event in the log, from 1.
        event: u32,
    },
    /// Something about a withdrawal, to the player, the opponents and the officials; the letter tells
    /// each what is theirs.
    Withdrawal {
        /// Which.
        id: WithdrawalId,
        /// What has happened.
        news: WithdrawalNews,
    },
    /// The tournament director or an officer has warned the player, has ordered something, has taken
    /// such a decision back, or has brought a game back to a position that is played elsewhere.
    Warned {
        /// The section.
        section: SectionId,
        /// The decision's number, under which its reasons are kept.
        decision: u32,
    },
    /// Something about a case, to whoever decides it or to whoever filed it.
    Case {
        /// The case's number.
        case: u32,
        /// What has happened.
        news: CaseNews,
    },
    /// The rating commissioner has set a rating right in a list that is published now (`RAT-16`), to
    /// the player and to the player's national delegates.
    RatingCorrected {
        /// The list's name.
        list: String,
        /// The correction's number in it.
        correction: u32,
        /// When it was made: what was decided again is told again.
        at: Instant,
    },
    /// Something was decided about a title (`TR-10.10`), to the player and to the player's national
    /// delegates.
    Title {
        /// The case's number.
        case: u32,
        /// The decision's number in the case, from 1: the proposal.
        step: u32,
    },
    /// A step of a transfer (`TR-13`), to the player, both federations and officers.
    Transfer {
        /// The transfer's number.
        id: u32,
        /// The step's number in it, from 1: the request.
        step: u32,
    },
    /// Something about an event that is brought here (`TR-12`): to officers that it waits, to the
    /// federation that it is decided.
    Import {
        /// The import's number.
        id: u32,
        /// Whether it is decided; it waits else.
        decided: bool,
    },
    /// Something about the player's own account, which is told at once whatever the player has chosen.
    Account {
        /// What has happened.
        news: AccountNews,
        /// When.
        at: Instant,
        /// Tells it from whatever else happened then.
        mark: u32,
        /// The name of a key, the host of a webhook, the browser that has signed in; empty where
        /// there is nothing to name. Never a secret.
        what: String,
    },
    /// The server was away, or its clock has jumped, and an officer is to say what becomes of the time.
    Gap {
        /// Since when.
        from: Instant,
    },
    /// Something was decided about an entry, or a player has entered; or the event does not take place. To
    /// the player, to organisers, or to everybody who has entered.
    EventAct {
        /// The event.
        event: EventId,
        /// Its version since, under which its log tells what.
        version: u32,
    },
    /// A rating list waits for the rating commissioner (`TR-9.5`).
    RatingListWaits {
        /// The list's name.
        list: String,
        /// The day of the reminder, by its first second.
        on: Instant,
    },
    /// Officers have suspended the player, or have ended that (`TR-14`, `LAW-13.3.2`).
    Suspension {
        /// Its number among the player's own, from 1.
        number: u32,
        /// Whether it was ended.
        lifted: bool,
    },
    /// An office was given to the player, or taken.
    Office {
        /// The appointment's number among the player's own, from 1.
        number: u32,
    },
    /// A step of an application for approval (`TR-12`), to those who decide and to the federation.
    Approval {
        /// The application's number.
        id: u32,
        /// The step's number in it, from 1; 0: it was sent.
        step: u32,
    },
    /// A question about the rules (`LAW-0-gaps`): to officers that it waits, to whoever has asked that it
    /// is answered.
    RulesQuestion {
        /// Its number.
        id: u32,
        /// Whether it is answered; it waits else.
        answered: bool,
    },
    /// A norm of the player was recorded, corrected or taken back (`TR-10.5`).
    RecordedNorm {
        /// Its number among the player's own, from 1.
        number: u32,
        /// How often it had been changed since it was recorded.
        changes: u32,
    },
    /// An approval that no event uses lapses, to its federation (`TR-12`).
    ApprovalLapse {
        /// The application's number.
        id: u32,
        /// What is told.
        news: LapseNews,
    },
    /// A player's page with running games (`TR-14`): to the opponents that they are asked, to the player
    /// that one has answered.
    Page {
        /// The section.
        section: SectionId,
        /// Whose page it is.
        owner: PlayerId,
        /// The step's number in what was done about it, from 1.
        step: u32,
    },
    /// Something about what players send of a game that was played elsewhere (`LAW-8.5`), to the players
    /// and to whoever records the result.
    Report {
        /// The game.
        game: GameId,
        /// What has happened.
        news: ReportNews,
    },
    /// A letter in an event of teams (`TR-11.4`), to everybody who reads it but its writer.
    TeamLetter {
        /// The event.
        event: EventId,
        /// The name of its conversation.
        conversation: String,
        /// Its number there, from 1.
        number: u32,
    },
    /// Something about the scores of a game by post or e-mail (`LAW-8.1`), to the players and to the director.
    Score {
        /// The game.
        game: GameId,
        /// What has happened.
        news: ScoreNews,
        /// Which one: of a decision its number, from 1, else the scores' version.
        nth: u32,
    },
    /// A challenge to a friendly game: to the player whom it was sent to, or to the challenger that it was
    /// declined.
    Challenge {
        /// Its number.
        id: u32,
        /// Whether it was declined.
        declined: bool,
    },
    /// Something about a tournament among friends, to the challenger or to somebody who has joined.
    Friends {
        /// The challenge's number.
        id: u32,
        /// What has happened, of which each is told once.
        news: FriendsNews,
    },
    /// The last game of a tournament among friends has ended: to each of its players.
    FriendsOver {
        /// Its section.
        section: SectionId,
    },
}

fn leave_key(
    leaver: PlayerId,
    section: SectionId,
    (from, until): (Instant, Instant),
    cancelled: bool,
) -> String {
    let (from, until) = (from.unix(), until.unix());
    let off = if cancelled { "-cancelled" } else { "" };
    format!("leave-{leaver}-{}-{from}-{until}{off}", section.0)
}

fn import_key(id: u32, decided: bool) -> String {
    format!("import-{id}-{}", if decided { "decided" } else { "waits" })
}

fn challenge_key(id: u32, declined: bool) -> String {
    format!("challenge-{id}-{}", if declined { "declined" } else { "sent" })
}

impl NoticeKind {
    /// The name of what happened: letters, digits and hyphens, the same whoever notices it when.
    pub fn key(&self) -> String {
        match self {
            NoticeKind::YourMove { game, event, .. }
            | NoticeKind::DrawDeclined { game, event }
            | NoticeKind::ClaimRejected { game, event }
            | NoticeKind::ClaimReferred { game, event }
            | NoticeKind::ClaimRuled { game, event }
            | NoticeKind::ClaimToRule { game, event }
            | NoticeKind::GameEnded { game, event }
            | NoticeKind::Directed { game, event }
            | NoticeKind::FlagFell { game, event } => format!("game-{game}-event-{event}"),
            NoticeKind::GameStarted { section: s, starts_at: at } => {
                format!("start-{}-{}", s.0, at.unix())
            }
            NoticeKind::Message { game, id } => format!("message-{game}-{id}"),
            NoticeKind::OpponentLeave { leaver, section, from, until, cancelled } => {
                leave_key(*leaver, *section, (*from, *until), *cancelled)
            }
            NoticeKind::Reminder { game, ply, cause, days } => {
                format!("{}{days}", NoticeKind::reminders_of(*game, *ply, *cause))
            }
            NoticeKind::OutageCredited { section, from, until } => {
                format!("outage-{}-{}-{}", section.0, from.unix(), until.unix())
            }
            NoticeKind::AdjudicationDue { section, at } => {
                format!("adjudication-{}-{}", section.0, at.unix())
            }
            NoticeKind::DirectorLetter { section, number, .. } => {
                format!("letter-{}-{number}", section.0)
            }
            NoticeKind::ClocksStarted { section, starts_at } => {
                format!("clocks-{}-{}", section.0, starts_at.unix())
            }
            NoticeKind::Warned { section, decision } => format!("warned-{}-{decision}", section.0),
            NoticeKind::LeaveEnded { until } => format!("leave-ended-{}", until.unix()),
            NoticeKind::Withdrawal { id, news } => format!("withdrawal-{id}-{}", news.name()),
            NoticeKind::Case { case, news } => format!("case-{case}-{}", news.key()),
            NoticeKind::RatingCorrected { list, correction, at } => {
                format!("rating-{list}-{correction}-{}", at.unix())
            }
            NoticeKind::RatingListWaits { list, on } => {
                format!("rating-list-{list}-{}", on.unix())
            }
            NoticeKind::Office { number } => format!("office-{number}"),
            NoticeKind::Suspension { number, lifted } => {
                format!("suspension-{number}{}", if *lifted { "-lifted" } else { "" })
            }
            NoticeKind::Title { case, step } => format!("title-{case}-{step}"),
            NoticeKind::Transfer { id, step } => format!("transfer-{id}-{step}"),
            NoticeKind::Import { id, decided: d } => import_key(*id, *d),
            NoticeKind::Approval { id, step } => format!("approval-{id}-{step}"),
            NoticeKind::ApprovalLapse { id, news } => format!("approval-{id}-{}", news.code()),
            NoticeKind::RulesQuestion { id, answered: false } => format!("question-{id}-waits"),
            NoticeKind::RulesQuestion { id, answered: true } => format!("question-{id}-answered"),
            NoticeKind::RecordedNorm { number, changes } => format!("norm-{number}-{changes}"),
            NoticeKind::Page { section: s, owner, step } => format!("page-{}-{owner}-{step}", s.0),
            NoticeKind::Report { game, news } => format!("report-{game}-{}", news.name()),
            NoticeKind::Score { game, news, nth: n } => format!("score-{game}-{n}-{}", news.name()),
            NoticeKind::TeamLetter { event, conversation, number } => {
                format!("letter-event-{}-{conversation}-{number}", event.0)
            }
            NoticeKind::Challenge { id, declined } => challenge_key(*id, *declined),
            NoticeKind::Friends { id, news } => format!("friends-{id}-{}", news.name()),
            NoticeKind::FriendsOver { section } => format!("friends-over-{}", section.0),
            NoticeKind::Gap { from } => format!("gap-{}", from.unix()),
            NoticeKind::EventAct { event, version } => format!("event-{}-{version}", event.0),
            NoticeKind::Account { news, at, mark, .. } => {
                format!("account-{}-{}-{mark}", news.name(), at.unix())
            }
        }
    }

    /// Whether it is about the account, and mailed whatever its owner has chosen for games.
    pub fn is_about_account(&self) -> bool {
        matches!(self, NoticeKind::Account { .. })
    }

    /// Whether it is listed for the player as something that has happened. Whose turn it is and how little time is left
    /// is seen in the list of games, and is no news any more once the player has moved.
    pub fn is_listed(&self) -> bool {
        !matches!(self, NoticeKind::YourMove { .. } | NoticeKind::Reminder { .. })
    }

    /// What the keys of all reminders of a turn begin with, whatever days they were chosen for.
    pub(crate) fn reminders_of(game: GameId, ply: u16, cause: ReminderCause) -> String {
        let cause = match cause {
            ReminderCause::Silence => "reminder",
            ReminderCause::Deadline => "deadline",
        };
        format!("{cause}-{game}-{ply}-")
    }

    /// The bytes that are kept: a version and the kind in postcard.
    ///
    /// # Errors
    /// `Corrupt` when it cannot be written, which no value is known to bring about.
    pub fn to_bytes(&self) -> Result<Vec<u8>, Error> {
        postcard::to_extend(self, vec![VERSION]).map_err(|e| Error::corrupt(self.key(), e))
    }

    /// The kind of bytes of any version; `None` for anything else.
    pub fn from_bytes(bytes: &[u8]) -> Option<NoticeKind> {
        let (&VERSION, packed) = bytes.split_first()? else { return None };
        let (kind, rest) = postcard::take_from_bytes(packed).ok()?;
        rest.is_empty().then_some(kind)
    }
}
