//! `posthorn admin import-players`: a federation that moves here keeps its players' numbers.

use std::fs;
use std::path::PathBuf;

use clap::Args;
use sign_in::{Move, Moved, bring, look_at_move, read_moved};
use store::OperatorDeed;

use super::{Desk, Why, refused};
use crate::console::{Failure, note_unread};
use crate::place::Place;

/// Faults that are told at once.
const FAULTS_TOLD: usize = 100;

#[derive(Debug, Args)]
pub(super) struct Options {
    /// CSV in UTF-8 with a line of headings: number, given_name, family_name, federation, and where they are known
    /// title, rating, games, chess960_rating, chess960_games, email and language. A rating without games counts as
    /// fixed. The same file again registers only who is missing.
    file: PathBuf,
    /// Only look: say what is wrong and who is new, and write nothing.
    #[arg(long)]
    check: bool,
    /// Send whoever has an address in the file, and no account, a link to claim the number. It is good for 30 days,
    /// and not sent again before, to a corrected address within the hour neither.
    #[arg(long)]
    invite: bool,
    /// The language of invitations where the file tells none: en or cs.
    #[arg(long, default_value = "en")]
    language: String,
    #[command(flatten)]
    why: Why,
    #[command(flatten)]
    place: Place,
}

impl Options {
    pub(super) async fn run(&self) -> Result<String, Failure> {
        let path = self.file.display();
        let bytes = fs::read(&self.file).map_err(|error| format!("{path}: {error}"))?;
        let file = read_moved(&bytes, &self.language).map_err(|faults| faulty(&faults))?;
        note_unread(&file.ignored);
        let desk = Desk::open(&self.place).await?;
        let moving = look_at_move(&desk.app, file).await.map_err(refused)?;
        if !moving.faults.is_empty() {
            return Err(faulty(&moving.faults));
        }
        if self.check {
            return Ok(format!("nothing is wrong; {}", told(&moving)));
        }
        let begun = OperatorDeed::ImportPlayers { registered: 0, invited: 0 };
        let mut act = desk.begin(begun, None, &self.why).await?;
        let Moved { registered, invited } =
            bring(&desk.app, &moving, self.invite).await.map_err(refused)?;
        act.deed = OperatorDeed::ImportPlayers { registered, invited };
        desk.done(act).await?;
        let links = if invited == 1 { "invitation goes" } else { "invitations go" };
        Ok(format!("{}; {invited} {links} out", told(&moving)))
    }
}

fn told(moving: &Move) -> String {
    format!("{} new, {} here already", moving.new.len(), moving.known.len())
}

/// Everything that is wrong, a line each; nothing was written.
fn faulty(faults: &[app::columns::Fault]) -> Failure {
    let mut lines = vec![format!("{}, and nothing was written", app::faults_found(faults.len()))];
    lines.extend(faults.iter().take(FAULTS_TOLD).map(ToString::to_string));
    lines.join("\n").into()
}
