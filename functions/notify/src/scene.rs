//! A game as the reader of an email sees it, and the letters about it.

use app::{App, Problem};
use post::mail::{Diagram, Link, Reader, local_san, span};
use rules::{Claim, Color, Event, Game, GameId, Instant, MoveCode, PlayerId, Writer};
use store::{NoticeKind, SectionId, StoredGame};

use crate::draft::Draft;
use crate::names::{director_name, event_in, name_of};

/// A game as the reader of the email sees it.
pub(crate) struct Scene<'a> {
    pub(crate) app: &'a App,
    stored: StoredGame,
    pub(crate) game: Game,
    /// The reader's side.
    pub(crate) color: Color,
    pub(crate) reader: Reader<'a>,
    opponent: String,
    event: String,
    /// When play in its section ends.
    pub(crate) play_ends: Option<Instant>,
}

impl<'a> Scene<'a> {
    /// Its section.
    pub(crate) fn section(&self) -> SectionId {
        self.stored.section
    }

    pub(crate) async fn load(
        app: &'a App,
        id: GameId,
        player: PlayerId,
        reader: Reader<'a>,
    ) -> Result<Scene<'a>, Problem> {
        let (stored, game) = app.load_game(id).await?;
        let color = game.color_of(player);
        let color = color.ok_or_else(|| Problem::internal("a notice is not a player's"))?;
        let opponent = name_of(app, *game.players().get(!color)).await?;
        let section = app.store.section(stored.section).await?;
        let (event, play_ends) = (event_in(reader.language, &section)?, section.adjudication_at);
        Ok(Scene { app, stored, game, color, reader, opponent, event, play_ends })
    }

    pub(crate) async fn draft(self, kind: &NoticeKind) -> Result<Option<Draft>, Problem> {
        match *kind {
            NoticeKind::YourMove { event, ply, .. } => self.your_move(event, ply).await,
            NoticeKind::DrawDeclined { .. } => {
                Ok(Some(self.to_game("mail-draw-declined", Vec::new())))
            }
            NoticeKind::ClaimRejected { event, .. } => self.claim_rejected(event).map(Some),
            NoticeKind::ClaimReferred { event, .. } => {
                let (by, claim, _) = self.claim_by(event)?;
                let said = vec![("claim", claim.code().to_owned()), ("whose", self.whose(by))];
                Ok(Some(self.to_game("mail-claim-referred", said)))
            }
            NoticeKind::ClaimRuled { event, .. } => self.claim_ruled(event).await.map(Some),
            NoticeKind::GameEnded { event, .. } => Ok(self.ended(event)),
            NoticeKind::Message { ref id, .. } => self.message(id).await,
            NoticeKind::Reminder { ply, cause, days, .. } => Ok(self.reminder(ply, cause, days)),
            NoticeKind::FlagFell { event, .. } => self.flag_fell(event),
            NoticeKind::Directed { event, .. } => self.directed(event).await,
            _ => Err(Problem::internal("a notice is of no game")),
        }
    }

    /// `whose` as the texts know it.
    pub(crate) fn whose(&self, by: Color) -> String {
        if by == self.color { "mine" } else { "theirs" }.to_owned()
    }

    /// The event with this number, from 1, if there is one.
    fn entry(&self, event: u32) -> Option<&Event> {
        let index = usize::try_from(event).ok()?.checked_sub(1)?;
        self.game.log().get(index)
    }

    /// The event with this number, which is what is told of.
    pub(crate) fn happened(&self, event: u32) -> Result<&Event, Problem> {
        let gone = || Problem::internal("a notice is of an event that is not in the log");
        self.entry(event).ok_or_else(gone)
    }

    /// A letter that leads to the game.
    pub(crate) fn to_game(
        &self,
        message: &'static str,
        more: Vec<(&'static str, String)>,
    ) -> Draft {
        let mut arguments = vec![
            ("opponent", self.opponent.clone()),
            ("event", self.event.clone()),
            ("game", self.stored.id.to_string()),
        ];
        arguments.extend(more);
        let url = format!("{}/game/{}", self.app.origin, self.stored.id);
        let label = match message {
            "mail-your-move" => "mail-link-answer",
            "mail-message" => "mail-link-message",
            _ => "mail-link-game",
        };
        Draft { message, arguments, link: Link { url, label }, diagram: None }
    }

    /// The present position with the last move.
    fn diagram(&self) -> Diagram {
        let squares = |code: MoveCode| (code.from(), code.to());
        Diagram {
            position: self.game.position().clone(),
            seen_from: self.color,
            last: self.game.plies().last().map(|ply| squares(ply.code)),
        }
    }

    /// Whether the reader still has to make the move after this many half-moves.
    pub(crate) fn waits_for_reader(&self, ply: u16) -> bool {
        self.game.ply() == ply && self.game.turn() == self.color && self.game.is_running()
    }

    /// The text of the message with one of these ids; empty when there is none.
    pub(crate) async fn text_with(&self, ids: &[String]) -> Result<String, Problem> {
        if self.stored.messages == 0 {
            return Ok(String::new());
        }
        let messages = self.app.store.messages(self.stored.id).await?;
        // What was reported meanwhile is not mailed.
        let told = |message: &rules::Message| ids.contains(&message.id) && !message.hidden;
        let found = messages.into_iter().find(told);
        Ok(found.map_or(String::new(), |message| message.text))
    }

    async fn your_move(self, event: u32, ply: u16) -> Result<Option<Draft>, Problem> {
        if !self.waits_for_reader(ply) {
            return Ok(None);
        }
        let index = usize::from(ply).checked_sub(1);
        let (Some(played), Some(described), Some(before)) = (
            index.and_then(|index| self.game.plies().get(index)),
            self.game.last_move(),
            ply.checked_sub(1).and_then(|before| self.game.position_at(before)),
        ) else {
            return Err(Problem::internal("a notice is of a move that is not in the log"));
        };
        // A claim that was wrong comes with its intended move, and the message with the claim.
        let ids = [event, event.saturating_sub(1)].map(|event| format!("event-{event}"));
        let claimed = event.checked_sub(1).and_then(|before| self.entry(before));
        let claimed = matches!(claimed, Some(Event::Claimed { at, .. }) if *at == played.at);
        let text = self.text_with(if claimed { &ids } else { &ids[..1] }).await?;
        let offer = if played.draw_offered { "yes" } else { "no" };
        let mut said = self.time_left();
        said.extend([
            ("number", before.move_number().to_string()),
            ("color", before.turn().to_string()),
            ("san", local_san(self.reader.language, before.variant(), &described.san)),
            ("iccf", described.iccf.clone()),
            ("used", span(self.reader.language, played.seconds)),
            ("offer", offer.to_owned()),
            ("text", text),
        ]);
        let mut draft = self.to_game("mail-your-move", said);
        draft.diagram = Some(self.diagram());
        Ok(Some(draft))
    }

    /// Who claimed what with the event of this number, and the article of the claim.
    fn claim_by(&self, event: u32) -> Result<(Color, Claim, &'static str), Problem> {
        let other = || Problem::internal("a notice of a claim is of another event");
        claim_in(self.happened(event)?).ok_or_else(other)
    }

    fn claim_rejected(self, event: u32) -> Result<Draft, Problem> {
        let (by, claim, rule) = self.claim_by(event)?;
        let offer = if self.game.open_offer(by).is_some() { "yes" } else { "no" };
        let said = vec![
            ("claim", claim.code().to_owned()),
            ("offer", offer.to_owned()),
            ("rule", rule.to_owned()),
        ];
        Ok(self.to_game("mail-claim-rejected", said))
    }

    async fn claim_ruled(self, event: u32) -> Result<Draft, Problem> {
        let &Event::ClaimRuled { upheld, .. } = self.happened(event)? else {
            return Err(Problem::internal("a notice of a ruling is of another event"));
        };
        let claimed = (1..event).rev().find_map(|before| claim_in(self.entry(before)?));
        let (by, claim, rule) =
            claimed.ok_or_else(|| Problem::internal("a ruling is on no claim"))?;
        let verdict = if upheld { "upheld" } else { "rejected" };
        let said = vec![
            ("claim", claim.code().to_owned()),
            ("whose", self.whose(by)),
            ("verdict", verdict.to_owned()),
            ("rule", rule.to_owned()),
            ("text", self.text_with(&[format!("event-{event}")]).await?),
        ];
        Ok(self.to_game("mail-claim-ruled", said))
    }

    /// Nothing once the game goes on, or has ended again: only a reinstatement follows an end.
    fn ended(self, event: u32) -> Option<Draft> {
        let stands = usize::try_from(event).ok() == Some(self.game.log().len());
        let ending = self.game.ending().filter(|_| stands)?;
        let (own, other) = (ending.score.get(self.color).0, ending.score.get(!self.color).0);
        let outcome = match (own, other) {
            (2, 0) => "won",
            (0, 2) => "lost",
            (1, 1) => "drawn",
            _ => "other",
        };
        // PGN has no result for a game that both have lost.
        let score = if (own, other) == (0, 0) { "0-0" } else { ending.pgn() };
        let by = ending.by.map_or("nobody".to_owned(), |by| self.whose(by));
        let said = vec![
            ("outcome", outcome.to_owned()),
            ("score", score.to_owned()),
            ("reason", ending.reason.code().to_owned()),
            ("by", by),
            ("rule", ending.reason.rule().to_owned()),
        ];
        let mut draft = self.to_game("mail-game-ended", said);
        draft.diagram = Some(self.diagram());
        Some(draft)
    }

    async fn message(self, id: &str) -> Result<Option<Draft>, Problem> {
        let messages = self.app.store.messages(self.stored.id).await?;
        let Some(message) = messages.into_iter().find(|message| message.id == id) else {
            return Err(Problem::internal("a notice is of a message that is not there"));
        };
        if message.by != Writer::Director {
            return Ok(Some(self.to_game("mail-message", vec![("text", message.text)])));
        }
        let director = self.app.store.section(self.stored.section).await?.director;
        let said = vec![
            ("director", director_name(self.app, director).await?),
            ("title", self.event.clone()),
            ("text", message.text),
        ];
        Ok(Some(self.to_game("mail-director-letter", said)))
    }
}

/// Who claimed what with an event, and the article of the claim.
fn claim_in(event: &Event) -> Option<(Color, Claim, &'static str)> {
    match *event {
        Event::Claimed { by, claim, intended, .. } => {
            Some((by, claim, claim.rule_for(intended.is_some())))
        }
        _ => None,
    }
}
