//! `posthorn serve`: everything on one port.

use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::Duration;

use app::mail::{Mailer, Smtp};
use app::{App, ClientAddress, Clock, Files, Keys, Problem, Pusher, system_random};
use axum::Router;
use axum::extract::{ConnectInfo, Request};
use axum::middleware::map_request;
use axum::serve::ListenerExt;
use clap::Args;
use store::Store;
use tablebase::Tablebase;
use tokio::task::JoinHandle;

use crate::embedded::Embedded;
use crate::stream::{self, Change, Reader};
use crate::{clock, demo, outbox, secrets, site, stack};

/// How often the schedules run, as on AWS.
const SCHEDULE: Duration = Duration::from_secs(60);

/// Serve the pages, the API and the schedules on one port.
#[derive(Debug, Args)]
pub struct Options {
    /// Address to listen on; stay on 127.0.0.1 unless a proxy with TLS stands in front.
    #[arg(long, env = "POSTHORN_HOST", default_value = "127.0.0.1")]
    pub host: String,
    /// Port to listen on; 0 takes any free one.
    #[arg(long, env = "POSTHORN_PORT", default_value_t = 8080)]
    pub port: u16,
    /// Folder for the database, the keys and the outbox; made when it is not there.
    #[arg(long, env = "POSTHORN_DATA", default_value = "data")]
    pub data: PathBuf,
    /// Folder with the built front-end.
    #[arg(long, env = "POSTHORN_WEB", default_value = "web/dist")]
    pub web: PathBuf,
    /// Use a DynamoDB at this address (http://…) instead of the embedded one in the data folder.
    #[arg(long, env = "POSTHORN_ENDPOINT_URL")]
    pub endpoint_url: Option<String>,
    /// The DynamoDB table's name; made when it is not there.
    #[arg(long, env = "POSTHORN_TABLE", default_value = "posthorn")]
    pub table: String,
    /// The site's address as people type it, for links in mails [default: http://HOST:PORT].
    #[arg(long, env = "POSTHORN_ORIGIN")]
    pub origin: Option<String>,
    /// Folder with Syzygy endgame tables, for claims with seven pieces or fewer.
    #[arg(long, env = "POSTHORN_TABLEBASE_DIR", conflicts_with = "tablebase_url")]
    pub tablebase_dir: Option<PathBuf>,
    /// Server with endgame tables, asked with ?fen=…, in place of a folder. Without either, such
    /// claims go to the tournament director.
    #[arg(long, env = "POSTHORN_TABLEBASE_URL")]
    pub tablebase_url: Option<String>,
    /// Send mails through this server: smtp://user:password@host:587 (encrypted by STARTTLS), or
    /// smtps://… (encrypted from the start). ?tls=none encrypts nothing. Without it they are kept in
    /// the data folder's outbox. Better set as a variable: arguments can be seen by others.
    #[arg(long, env = "POSTHORN_SMTP_URL", hide_env_values = true)]
    pub smtp_url: Option<SmtpUrl>,
    /// The address that mails come from [default: noreply@ the origin's host].
    #[arg(long, env = "POSTHORN_MAIL_FROM", requires = "smtp_url")]
    pub mail_from: Option<String>,
    /// Let POST /local/clock move the server's clock forward, to see flags fall; only on 127.0.0.1
    /// and without --origin.
    #[arg(long, env = "POSTHORN_TIME_TRAVEL")]
    pub time_travel: bool,
    /// Do not set up the demo on an empty data folder. With --origin, or on any address but
    /// 127.0.0.1, it is never set up: everybody knows its password.
    #[arg(long, env = "POSTHORN_NO_DEMO")]
    pub no_demo: bool,
}

/// The address of a mail server as it was given. It is read later, since a refusal of the command
/// line repeats what was refused, and there is a password in it.
#[derive(Clone)]
pub struct SmtpUrl(String);

impl From<String> for SmtpUrl {
    fn from(url: String) -> SmtpUrl {
        SmtpUrl(url)
    }
}

impl std::fmt::Debug for SmtpUrl {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("SmtpUrl")
    }
}

/// Anything that keeps the server from running, in words.
type Failure = Box<dyn std::error::Error + Send + Sync>;

/// Runs the server until it is told to stop.
///
/// # Errors
/// When the data folder, the database or the port cannot be used.
pub async fn run(options: Options) -> Result<(), Failure> {
    let data = &options.data;
    std::fs::create_dir_all(data)?;
    let embedded = match options.endpoint_url {
        Some(_) => None,
        None => Some(Arc::new(Embedded::open(data)?)),
    };
    let store = match (&embedded, &options.endpoint_url) {
        (Some(embedded), _) => embedded.store(&options.table).await?,
        (None, Some(endpoint)) => external(endpoint, &options.table).await?,
        (None, None) => return Err("no database".into()),
    };
    let listener = tokio::net::TcpListener::bind((options.host.as_str(), options.port))
        .await
        .map_err(|e| format!("cannot listen on {}:{}: {e}", options.host, options.port))?;
    let address = listener.local_addr()?;
    let app = make_app(&options, store, address)?;
    let private = options.origin.is_none() && address.ip().is_loopback();
    let mut changes = embedded.as_deref().map(|e| e.stream(&options.table)).transpose()?;
    let is_new = app.store.next_number("starts").await? == 1;
    if private && !options.no_demo {
        let made = demo::set_up(&app, data, is_new).await?;
        if let Some(changes) = changes.as_mut().filter(|_| made) {
            pass_over(changes).await?;
        }
    }
    let schedules = spawn_schedules(app.clone(), embedded.clone());
    let changes = changes.map(|changes| spawn_changes(app.clone(), changes));
    println!("Posthorn is at {}", app.origin);
    let router = router(app, data, &options.web, private);
    let listener = listener.tap_io(|stream| drop(stream.set_nodelay(true)));
    axum::serve(listener, router.into_make_service_with_connect_info::<SocketAddr>())
        .with_graceful_shutdown(stop_signal())
        .await?;
    schedules.abort();
    if let Some(changes) = changes {
        changes.abort();
    }
    Ok(())
}

async fn external(endpoint: &str, table: &str) -> Result<Store, Failure> {
    let store = Store::at_endpoint(endpoint, table);
    store.create_table(&crate::table::definition()?).await?;
    Ok(store)
}

fn make_app(options: &Options, store: Store, address: SocketAddr) -> Result<App, Failure> {
    let origin = options.origin.clone().unwrap_or_else(|| format!("http://{address}"));
    let clock = match options.time_travel {
        true => Clock::shifted(clock::kept_shift(&options.data.join("clock"))),
        false => Clock::System,
    };
    Ok(App {
        store,
        clock,
        keys: Arc::new(Keys::new(&secrets::load_or_make(&options.data, system_random)?)?),
        random: system_random,
        origin: origin.into(),
        mailer: Arc::new(mailer(options)?),
        tablebase: tablebase(options)?,
        pusher: Pusher::new(),
        demo: options.origin.is_none() && address.ip().is_loopback() && !options.no_demo,
        files: files(options)?,
    })
}

/// A mail server where one is named, or the outbox.
fn mailer(options: &Options) -> Result<Mailer, Failure> {
    let Some(url) = &options.smtp_url else {
        let outbox = options.data.join("outbox");
        std::fs::create_dir_all(&outbox)?;
        return Ok(Mailer::Folder(outbox));
    };
    let smtp = Smtp::from_url(&url.0)?;
    Ok(Mailer::Smtp(match &options.mail_from {
        Some(address) => smtp.sending_from(address)?,
        None => smtp,
    }))
}

/// Files that were taken out, beside the database.
fn files(options: &Options) -> Result<Files, Failure> {
    let folder = options.data.join("exports");
    std::fs::create_dir_all(&folder)?;
    Ok(Files::folder(&folder)?)
}

fn tablebase(options: &Options) -> Result<Tablebase, Failure> {
    Ok(match (&options.tablebase_dir, &options.tablebase_url) {
        (Some(folder), _) => Tablebase::folder(folder)?,
        (None, Some(url)) => Tablebase::remote(url)?,
        (None, None) => Tablebase::None,
    })
}

/// The API, the local stack's own pages and the site. The outbox holds links that set passwords:
/// it is shown only where nobody else can come, on the machine itself and under no public name, and
/// only there the clock can be moved.
fn router(app: App, data: &Path, web: &Path, private: bool) -> Router {
    let mut api = stack::api(app.clone());
    if private {
        api = api
            .merge(clock::router(app, Some(data.join("clock"))))
            .merge(outbox::router(data.join("outbox")));
    }
    site::router(api.layer(map_request(with_address)), web)
}

/// Notes the caller's address for the limits on attempts.
async fn with_address(mut request: Request) -> Request {
    let address = request.extensions().get::<ConnectInfo<SocketAddr>>().map(|info| info.0.ip());
    if let Some(address) = address {
        request.extensions_mut().insert(ClientAddress(address.to_string()));
    }
    request
}

fn spawn_schedules(app: App, embedded: Option<Arc<Embedded>>) -> JoinHandle<()> {
    tokio::spawn(async move {
        let mut interval = tokio::time::interval(SCHEDULE);
        loop {
            interval.tick().await;
            let _ = stack::run_schedules(&app).await;
            if let Some(embedded) = &embedded {
                embedded.remove_expired();
            }
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

async fn stop_signal() {
    use tokio::signal::unix::{SignalKind, signal};
    let terminate = async {
        match signal(SignalKind::terminate()) {
            Ok(mut terminate) => drop(terminate.recv().await),
            Err(_) => std::future::pending().await,
        }
    };
    tokio::select! {
        _ = tokio::signal::ctrl_c() => {}
        () = terminate => {}
    }
}
