//! On a schedule: what time brings besides fallen flags. Reminders, ends of leave, starts of events,
//! dates of adjudication; leave, outages and decisions whose games have not all followed
//! yet; exports that are to be written; games of tournaments among friends; the Table of Qualifiers, where something has changed; once a day
//! the root over the heads of all games.
//!
//! Who is told what is put down as a notice, under a key made of what happened; `notify` sends it.
//! So a run may come late, run twice, overlap another or die anywhere.

mod reminders;
mod sections;

use app::{App, Look, Problem, Swept};
use store::{Alarm, Error, Letter};

/// Items of the table that are gone through at a time, and how often in a run, for what is there from before.
const ITEMS_A_PART: u16 = 1_000;
const PARTS_A_RUN: u32 = 10;

/// Looks at everything but games whose alarm is due.
///
/// # Errors
/// When the table does not answer: what was done stays done, and the next run goes on.
pub async fn tick(app: &App) -> Result<Swept, Problem> {
    let look = async |app: &App, (): &(), alarm: &Alarm| match alarm {
        Alarm::Reminders(player) => reminders::look(app, *player).await,
        Alarm::Section(section) => sections::look(app, *section).await,
        Alarm::Leave { player, section } => {
            app.apply_leave(*player, *section).await.map(|_| Look::Acted)
        }
        Alarm::Event(event) => app.set_up_event(*event).await.map(done),
        Alarm::Team { event, team } => {
            app.look_after_team(*event, *team).await.map(|()| Look::Acted)
        }
        Alarm::Decision { section, id } => app.carry_out(*section, *id).await.map(|()| Look::Acted),
        Alarm::Outage(id) => app.credit_outage(*id).await.map(|_| Look::Acted),
        Alarm::Withdrawal(id) => app.settle_withdrawal(*id).await.map(|_| Look::Acted),
        Alarm::RatingRun(id) => app.answer_rating_alarm(*id).await.map(|()| Look::Acted),
        Alarm::Export(id) => app.go_on_with_export(*id).await.map(|()| Look::Acted),
        Alarm::Import(id) => app.go_on_with_import(*id).await.map(done),
        Alarm::Challenge(id) => app.set_up_tournament(*id).await.map(|()| Look::Acted),
        Alarm::Approval(id) => app.tell_of_lapse(*id).await.map(|()| Look::Acted),
        Alarm::Farewell(player) => app.go_on_with_farewell(*player).await.map(|()| Look::Acted),
        Alarm::Renaming(player) => app.go_on_with_renaming(*player).await.map(|()| Look::Acted),
        Alarm::NightlyExport(federation) => {
            app.export_nightly(*federation).await.map(|()| Look::Acted)
        }
        Alarm::Unknown { .. } => Err(Problem::internal("nobody knows what rings")),
        Alarm::Notice(key) => move_to_letters(app, Letter::Notice(key)).await,
        Alarm::Delivery(key) => move_to_letters(app, Letter::Delivery(key)).await,
        Alarm::AddressRequest(id) => move_to_letters(app, Letter::Request(id)).await,
        // Those are of another sweep.
        Alarm::Game(_) => Ok(Look::Passed),
    };
    let swept = app.sweep(app.store.other_shards(), async |_, _| Ok(()), look).await?;
    name_older_members(app).await?;
    name_older_players(app).await?;
    move_older_accounts(app).await?;
    app.go_on_with_root().await?;
    app.go_on_with_qualifiers().await?;
    Ok(swept)
}

/// A letter from before letters had partitions of their own: it rings there from now on.
async fn move_to_letters(app: &App, letter: Letter<'_>) -> Result<Look, Problem> {
    match app.store.move_to_letters(letter).await {
        Ok(()) => Ok(Look::Rearmed),
        Err(Error::Conflict) => Ok(Look::Passed),
        Err(error) => Err(error.into()),
    }
}

/// A turn of what may take several.
fn done(whole: bool) -> Look {
    if whole { Look::Acted } else { Look::InPart }
}

/// Moves accounts from before to a partition of their own, and takes away those that nobody has confirmed, from
/// before sign-ups were kept apart. The table is gone through once, a part in each run; then this is one read.
async fn move_older_accounts(app: &App) -> Result<(), Problem> {
    for _ in 0..PARTS_A_RUN {
        match app.store.move_older_accounts(ITEMS_A_PART).await {
            Ok(false) => {}
            // Somebody has changed one just now: the next run reads again.
            Ok(true) | Err(Error::Conflict) => break,
            Err(error) => return Err(error.into()),
        }
    }
    Ok(())
}

/// Gives players lines by which they are found by name who have none: those who came before there were such lines.
/// The table is gone through once, a part in each run; then this is one read.
async fn name_older_players(app: &App) -> Result<(), Problem> {
    for _ in 0..PARTS_A_RUN {
        match app.store.name_older_players(ITEMS_A_PART).await {
            Ok(false) => {}
            // Somebody has corrected a name just now: the next run reads again.
            Ok(true) | Err(Error::Conflict) => break,
            Err(error) => return Err(error.into()),
        }
    }
    Ok(())
}

/// Gives players a line with their federation who have none: those who came before there were such lines.
/// The table is gone through once, a part in each run; then this is one read.
async fn name_older_members(app: &App) -> Result<(), Problem> {
    for _ in 0..PARTS_A_RUN {
        match app.store.name_older_members(ITEMS_A_PART).await {
            Ok(false) => {}
            // Somebody has changed federation just now: the next run reads again.
            Ok(true) | Err(Error::Conflict) => break,
            Err(error) => return Err(error.into()),
        }
    }
    Ok(())
}
