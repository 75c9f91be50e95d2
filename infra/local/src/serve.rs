//! `posthorn serve`: everything on one port.

mod door;
mod listen;
mod metrics;
mod network;
mod options;

use std::io;
use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::Duration;

use app::{App, Clock, Problem, system_random};
use axum::Router;
use axum::middleware::from_fn_with_state;
use post::Files;
use post::mail::{Mailer, Smtp};
use store::{DATA_VERSION, Store};
use tablebase::Tablebase;
use tokio::task::JoinHandle;
use tokio::time::MissedTickBehavior;

use self::door::{Door, guard};
use self::metrics::Metrics;
pub use self::network::{Network, ParseNetworkError};
pub use self::options::{Options, Origin, ParseOriginError, SmtpUrl};
use crate::embedded::Embedded;
use crate::stack::Schedule;
use crate::stream::{self, Change, Reader};
use crate::{clock, data_version, demo, folder, outbox, secrets, site, stack};

/// How often the schedules run, as on AWS.
const SCHEDULE: Duration = Duration::from_secs(60);
/// When an archive that could not be built is tried again.
const ARCHIVE_AGAIN: Duration = Duration::from_secs(3_600);

/// Anything that keeps the server from running, in words.
type Failure = Box<dyn std::error::Error + Send + Sync>;

/// Runs the server until it is told to stop.
///
/// # Errors
/// When the options do not go together, or the data folder, the database or the port cannot be used.
pub async fn run(options: Options) -> Result<(), Failure> {
    options.check()?;
    let listener = tokio::net::TcpListener::bind((options.host.as_str(), options.port))
        .await
        .map_err(|e| format!("cannot listen on {}:{}: {e}", options.host, options.port))?;
    let address = listener.local_addr()?;
    options.check_address(address.ip())?;
    let data = &options.data;
    folder::make_own(data)?;
    let embedded = match options.endpoint_url {
        Some(_) => None,
        None => {
            Embedded::make(data, &options.table).await?;
            Some(Arc::new(Embedded::open(data)?))
        }
    };
    let store = match (&embedded, &options.endpoint_url) {
        (Some(embedded), _) => embedded.store(&options.table).await?,
        (None, Some(endpoint)) => external(endpoint, &options.table).await?,
        (None, None) => return Err("no database".into()),
    };
    data_version::check(&store).await?;
    let pages = pages(&options)?;
    let app = make_app(&options, store, address).await?;
    // Not before the keys, which are made for an empty table alone.
    app.store.keep_data_version(DATA_VERSION).await?;
    let mut changes = embedded.as_deref().map(|e| e.stream(&options.table)).transpose()?;
    let is_new = app.store.next_number("starts").await? == 1;
    demo::check(&app.store, data, is_new, options.demo).await?;
    if options.demo
        && demo::set_up(&app, data, is_new).await?
        && let Some(changes) = &mut changes
    {
        pass_over(changes).await?;
    }
    if options.no_schedules {
        tracing::warn!(
            "the schedules are off: no flag falls, no mail is sent twice, nothing rings"
        );
    }
    let metrics = Metrics::new();
    let mut schedules = Vec::new();
    if !options.no_schedules {
        schedules.extend(
            Schedule::ALL.map(|schedule| spawn_schedule(app.clone(), schedule, metrics.clone())),
        );
        schedules.push(spawn_archive(app.clone()));
        schedules.extend(embedded.clone().map(spawn_removal));
    }
    let changes = changes.map(|changes| spawn_changes(app.clone(), changes));
    let stop = stop_signal()?;
    println!("Posthorn is at {}", app.origin);
    schedules.extend(spawn_metrics(&app, &options, &metrics).await?);
    let router = router(app, &options, &pages, address);
    let router = router.layer(from_fn_with_state(metrics, metrics::count));
    listen::serve(listener, router, stop).await;
    // What they hold is let go before the database is closed, which is marked as left in order then.
    for schedule in schedules {
        schedule.abort();
        let _ = schedule.await;
    }
    if let Some(changes) = changes {
        changes.abort();
        let _ = changes.await;
    }
    Ok(())
}

async fn external(endpoint: &str, table: &str) -> Result<Store, Failure> {
    let store = Store::at_endpoint(endpoint, table);
    store.create_table(&crate::table::definition()?).await?;
    Ok(store)
}

async fn make_app(options: &Options, store: Store, address: SocketAddr) -> Result<App, Failure> {
    let origin = match &options.origin {
        Some(origin) => origin.as_str().to_owned(),
        None => format!("http://{address}"),
    };
    let clock = match options.time_travel {
        true => Clock::shifted(clock::kept_shift(&options.data.join("clock"))?),
        false => Clock::System,
    };
    let keys = secrets::of_table(&store, &options.data, system_random).await?;
    Ok(App {
        store,
        clock,
        keys: Arc::new(keys),
        random: system_random,
        origin: origin.into(),
        mailer: Arc::new(mailer(options)?),
        tablebase: tablebase(options)?,
        pusher: options.pusher(),
        demo: options.demo,
        gap_seconds_max: i64::from(options.gap_minutes) * 60,
        files: files(options)?,
        archive: Arc::default(),
    })
}

/// The folder that is named, the pages inside this program, or those that `make web` has built.
fn pages(options: &Options) -> Result<PathBuf, Failure> {
    if let Some(named) = &options.web {
        return Ok(named.clone());
    }
    let program = std::env::current_exe()?;
    let inside = site::unpacked(&program, &options.data);
    let inside = inside.map_err(|error| format!("{}: {error}", program.display()))?;
    Ok(inside.unwrap_or_else(|| PathBuf::from("web/dist")))
}

/// A mail server where one is named, or the outbox.
fn mailer(options: &Options) -> Result<Mailer, Failure> {
    let Some(url) = &options.smtp_url else {
        let outbox = options.data.join("outbox");
        folder::make(&outbox)?;
        return Ok(Mailer::Folder(outbox));
    };
    let smtp = Smtp::from_url(url.as_str())?;
    Ok(Mailer::Smtp(match &options.mail_from {
        Some(address) => smtp.sending_from(address)?,
        None => smtp,
    }))
}

/// Files that were taken out, beside the database.
fn files(options: &Options) -> Result<Files, Failure> {
    let exports = options.data.join("exports");
    folder::make(&exports)?;
    Ok(Files::folder(&exports)?)
}

fn tablebase(options: &Options) -> Result<Tablebase, Failure> {
    Ok(match (&options.tablebase_dir, &options.tablebase_url) {
        (Some(folder), _) => Tablebase::folder(folder)?,
        (None, Some(url)) => Tablebase::remote(url)?,
        (None, None) => Tablebase::None,
    })
}

/// The API, the local stack's own pages and the site. The outbox holds links that set passwords:
/// it is shown of the demo alone, which nobody but this machine reaches, and only there the clock can
/// be moved.
fn router(app: App, options: &Options, pages: &Path, address: SocketAddr) -> Router {
    let data = &options.data;
    let host = options.origin.as_ref().map(Origin::host).unwrap_or_default().to_owned();
    let door =
        Door { host, address, trusted: options.trusted_proxy.clone(), is_demo: options.demo };
    let mut api = stack::api(app.clone());
    if options.demo {
        api = api
            .merge(clock::router(app, Some(data.join("clock"))))
            .merge(outbox::router(data.join("outbox")));
    }
    site::router(api, pages).layer(from_fn_with_state(Arc::new(door), guard))
}

/// Each has a clock of its own: flags never wait behind a mail server.
fn spawn_schedule(app: App, schedule: Schedule, metrics: Metrics) -> JoinHandle<()> {
    tokio::spawn(async move {
        let mut interval = tokio::time::interval(SCHEDULE);
        interval.set_missed_tick_behavior(MissedTickBehavior::Delay);
        let mut clocks = clock::Clocks::new(&app);
        loop {
            interval.tick().await;
            let well = stack::run_schedule(&app, schedule, clocks.have_parted(&app)).await;
            metrics.schedule_ran(schedule, app.clock.now().unix(), well);
        }
    })
}

/// Builds the archive when a day has begun, beside all else: it takes minutes where there are many games.
fn spawn_archive(app: App) -> JoinHandle<()> {
    tokio::spawn(async move {
        loop {
            let built = stack::alone(build_archive::tick(&app)).await;
            if let Err(problem) = &built {
                tracing::error!(%problem, "the archive cannot be built");
            }
            // What reads every game is not tried each minute.
            tokio::time::sleep(if built.is_ok() { SCHEDULE } else { ARCHIVE_AGAIN }).await;
        }
    })
}

/// Serves the numbers of the server where they are wanted.
async fn spawn_metrics(
    app: &App,
    options: &Options,
    metrics: &Metrics,
) -> Result<Option<JoinHandle<()>>, Failure> {
    let Some(address) = options.metrics else { return Ok(None) };
    let listener = tokio::net::TcpListener::bind(address).await;
    let listener = listener.map_err(|error| format!("cannot listen on {address}: {error}"))?;
    let router = metrics.router(app.clone(), options.data.clone());
    Ok(Some(tokio::spawn(listen::serve(listener, router, std::future::pending()))))
}

fn spawn_removal(embedded: Arc<Embedded>) -> JoinHandle<()> {
    tokio::spawn(async move {
        let mut interval = tokio::time::interval(SCHEDULE);
        loop {
            interval.tick().await;
            embedded.remove_expired();
        }
    })
}

/// Follows the table's stream, as `notify` does on AWS. A database at another address has a reader
/// of its own, or none.
fn spawn_changes(app: App, reader: Reader) -> JoinHandle<()> {
    tokio::spawn(async move {
        let handle = move |change: Arc<Change>| {
            let app = app.clone();
            async move { tell(&app, &change).await }
        };
        match stream::run(reader, handle).await {}
    })
}

/// Tells the players of a change. What cannot be read will not be read later either: it is logged
/// and passed over, so that it does not hold up what comes behind it.
async fn tell(app: &App, change: &Change) -> Result<(), Problem> {
    match stack::alone(notify::on_record(app, change.old.as_ref(), change.new.as_ref())).await {
        Err(problem) if problem.code() != "unavailable" => {
            tracing::error!(sequence = change.sequence, %problem, "a change cannot be told");
            Ok(())
        }
        told => told,
    }
}

/// The demo's games were played before anybody could be told of them: no mails.
async fn pass_over(reader: &mut Reader) -> Result<(), Failure> {
    while let Some(last) = reader.next_batch().await?.last().map(|change| change.sequence) {
        reader.finish(last).await?;
    }
    Ok(())
}

/// Whoever ends the server from now on ends it in order.
///
/// # Errors
/// When the system does not tell of signals.
fn stop_signal() -> io::Result<impl Future<Output = ()>> {
    use tokio::signal::unix::{SignalKind, signal};
    let (mut terminate, mut interrupt) =
        (signal(SignalKind::terminate())?, signal(SignalKind::interrupt())?);
    Ok(async move {
        tokio::select! {
            _ = interrupt.recv() => {}
            _ = terminate.recv() => {}
        }
    })
}
