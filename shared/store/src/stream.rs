//! What the table's stream tells: the images of an item before and after a write, as a change.
//!
//! Records come at least once, and those of two items in any order; of what a change means nothing
//! is decided here.

use rules::{Event, GameId, Message};

use crate::item::{Attributes, PK, Reader, SK};
use crate::{
    AddressRequestId, Error, NewEventAct, OperatorAct, StoredApproval, StoredCase, StoredChallenge,
    StoredGame, StoredImport, StoredLetter, StoredPage, StoredReports, StoredRulesQuestion,
    StoredScores, StoredTitleCase, StoredTransfer, address_request, approval, case, challenge,
    event, game, import, letter, message, operator_act, players_page, report, rules_question,
    score, title_case, transfer,
};

/// What a message's sort key begins with.
const MESSAGE: &str = "MSG#";

/// An item as the stream shows it.
pub type Image = Attributes;

/// What has changed.
#[derive(Clone, Debug)]
pub enum Change {
    /// A game was set up, or its item was written.
    Game(Box<GameChange>),
    /// A message was kept.
    Message(NewMessage),
    /// A player has sent what a game came to that was played elsewhere.
    Reports(Box<ReportsChange>),
    /// The scores of a game by post or e-mail were changed.
    Scores(Box<ScoresChange>),
    /// A case was opened or changed.
    Case(Box<CaseChange>),
    /// A case about a title was opened or changed.
    TitleCase(Box<TitleCaseChange>),
    /// A challenge was sent or answered.
    Challenge(Box<ChallengeChange>),
    /// A transfer was asked for or changed.
    Transfer(Box<TransferChange>),
    /// An event is brought here, or that was decided.
    Import(Box<ImportChange>),
    /// A federation applies for an approval, or that was decided.
    Approval(Box<ApprovalChange>),
    /// A question about the rules was asked, or answered.
    RulesQuestion(Box<StoredRulesQuestion>),
    /// A player has named a page with running games or withdrawn it, or an opponent has answered.
    Page(Box<PageChange>),
    /// Something was decided about an event, or a player has entered it.
    EventAct(Box<NewEventAct>),
    /// A letter was written in an event of teams.
    TeamLetter(Box<StoredLetter>),
    /// Somebody asks for something in the name of an address.
    AddressRequest(AddressRequestId),
    /// Whoever runs the server has begun something with a command, or done it.
    OperatorAct(OperatorAct),
}

/// A write of a game's own item.
#[derive(Clone, Debug)]
pub struct GameChange {
    /// As it was; none: it was set up.
    pub old: Option<StoredGame>,
    /// As it is.
    pub new: StoredGame,
}

/// A write of a game's reports.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ReportsChange {
    /// The game.
    pub game: GameId,
    /// As they were; none: this is the first.
    pub old: Option<StoredReports>,
    /// As they are.
    pub new: StoredReports,
}

/// A write of a game's scores.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ScoresChange {
    /// The game.
    pub game: GameId,
    /// As they were; none: these are the first.
    pub old: Option<StoredScores>,
    /// As they are.
    pub new: StoredScores,
}

/// A write of a case.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CaseChange {
    /// As it was; none: it was opened.
    pub old: Option<StoredCase>,
    /// As it is.
    pub new: StoredCase,
}

/// A write of a case about a title.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TitleCaseChange {
    /// As it was; none: it was opened.
    pub old: Option<StoredTitleCase>,
    /// As it is.
    pub new: StoredTitleCase,
}

/// A write of a challenge.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ChallengeChange {
    /// As it was; none: it was sent.
    pub old: Option<StoredChallenge>,
    /// As it is.
    pub new: StoredChallenge,
}

/// A write of a transfer.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TransferChange {
    /// As it was; none: it was asked for.
    pub old: Option<StoredTransfer>,
    /// As it is.
    pub new: StoredTransfer,
}

/// A write of an import.
#[derive(Clone, Debug, PartialEq)]
pub struct ImportChange {
    /// As it was; none: it was sent.
    pub old: Option<StoredImport>,
    /// As it is.
    pub new: StoredImport,
}

/// A write of an application for approval.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ApprovalChange {
    /// As it was; none: it was sent.
    pub old: Option<StoredApproval>,
    /// As it is.
    pub new: StoredApproval,
}

/// A write of a player's page.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PageChange {
    /// As it was; none: it was named first.
    pub old: Option<StoredPage>,
    /// As it is.
    pub new: StoredPage,
}

/// A message that was kept, alone or with an event.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NewMessage {
    /// The game in which it was written.
    pub game: GameId,
    /// The message.
    pub message: Message,
}

impl GameChange {
    /// The events that were appended, each with its number in the log from 1. None when only an
    /// alarm, a count of messages or a mark of conditional moves was written.
    pub fn new_events(&self) -> impl Iterator<Item = (u32, &Event)> {
        let before = self.old.as_ref().map_or(0, |old| old.log.len());
        (1..).zip(&self.new.log).skip(before)
    }
}

/// What a record of the stream tells by its old and its new image; `None` for whatever is none of these,
/// and for what was removed.
///
/// # Errors
/// `Corrupt` when a game, a message or a case cannot be read, or a log is not the other one's beginning.
pub fn change_of(old: Option<&Image>, new: Option<&Image>) -> Result<Option<Change>, Error> {
    let Some(image) = new else { return Ok(None) };
    let reader = Reader::new(image);
    let (pk, sk) = (reader.text(PK)?, reader.text(SK)?);
    if pk.starts_with(case::PREFIX) && sk == case::CASE {
        let (old, new) = (old.map(case::read).transpose()?, case::read(image)?);
        return Ok(Some(Change::Case(Box::new(CaseChange { old, new }))));
    }
    if pk.starts_with(title_case::PREFIX) && sk == title_case::TITLE {
        let (old, new) = (old.map(title_case::read).transpose()?, title_case::read(image)?);
        return Ok(Some(Change::TitleCase(Box::new(TitleCaseChange { old, new }))));
    }
    if pk.starts_with(challenge::PREFIX) && sk == challenge::CHALLENGE {
        let (old, new) = (old.map(challenge::read).transpose()?, challenge::read(image)?);
        return Ok(Some(Change::Challenge(Box::new(ChallengeChange { old, new }))));
    }
    if pk.starts_with(transfer::PREFIX) && sk == transfer::TRANSFER {
        let (old, new) = (old.map(transfer::read).transpose()?, transfer::read(image)?);
        return Ok(Some(Change::Transfer(Box::new(TransferChange { old, new }))));
    }
    if pk.starts_with(import::PREFIX) && sk == import::IMPORT {
        let (old, new) = (old.map(import::read).transpose()?, import::read(image)?);
        return Ok(Some(Change::Import(Box::new(ImportChange { old, new }))));
    }
    if pk.starts_with(approval::PREFIX) && sk == approval::APPROVAL {
        let (old, new) = (old.map(approval::read).transpose()?, approval::read(image)?);
        return Ok(Some(Change::Approval(Box::new(ApprovalChange { old, new }))));
    }
    if pk.starts_with(players_page::PREFIX) && sk.starts_with(players_page::PAGE) {
        let (old, new) = (old.map(players_page::read).transpose()?, players_page::read(image)?);
        return Ok(Some(Change::Page(Box::new(PageChange { old, new }))));
    }
    // Asked and answered once each: the new image says which.
    if pk.starts_with(rules_question::PREFIX) && sk == rules_question::QUESTION {
        return Ok(Some(Change::RulesQuestion(Box::new(rules_question::read(image)?))));
    }
    if pk.starts_with(address_request::PREFIX) {
        let id = address_request::id_of(pk, sk).filter(|_| old.is_none());
        return Ok(id.map(Change::AddressRequest));
    }
    if pk.starts_with(operator_act::PREFIX) {
        return Ok(Some(Change::OperatorAct(operator_act::read(image)?)));
    }
    // Written once each.
    if pk.starts_with(event::PREFIX) && sk.starts_with(letter::LETTER) {
        return Ok(Some(Change::TeamLetter(Box::new(letter::read(image)?))));
    }
    if pk.starts_with(event::PREFIX) {
        let act = if old.is_none() { event::act_of(image)? } else { None };
        return Ok(act.map(Box::new).map(Change::EventAct));
    }
    let Some(id) = pk.strip_prefix("G#") else { return Ok(None) };
    let id = id.parse().map(GameId).map_err(|_| reader.corrupt(PK, "is no game's"))?;
    game_change_of(id, sk, old, image)
}

/// The same of what belongs to a game, by its sort key.
fn game_change_of(
    id: GameId,
    sk: &str,
    old: Option<&Image>,
    image: &Image,
) -> Result<Option<Change>, Error> {
    if sk == game::GAME {
        let old = old.map(|image| StoredGame::read(id, image)).transpose()?;
        let new = StoredGame::read(id, image)?;
        let before = old.as_ref().map_or(&[][..], StoredGame::log_bytes);
        if !new.log_bytes().starts_with(before) {
            return Err(Reader::new(image).corrupt("log", "does not go on from the one before"));
        }
        return Ok(Some(Change::Game(Box::new(GameChange { old, new }))));
    }
    if sk == report::REPORTS {
        let (old, new) = (old.map(report::read).transpose()?, report::read(image)?);
        return Ok(Some(Change::Reports(Box::new(ReportsChange { game: id, old, new }))));
    }
    if sk == score::SCORES {
        let (old, new) = (old.map(score::read).transpose()?, score::read(image)?);
        return Ok(Some(Change::Scores(Box::new(ScoresChange { game: id, old, new }))));
    }
    if sk.starts_with(MESSAGE) && old.is_none() {
        let message = message::read(image)?;
        return Ok(Some(Change::Message(NewMessage { game: id, message })));
    }
    Ok(None)
}
