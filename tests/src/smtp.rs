//! A mail server on this machine that takes mails, refuses them, or misbehaves.

use std::sync::{Arc, Mutex};

use tokio::io::{AsyncBufReadExt, AsyncReadExt, AsyncWriteExt, BufReader};
use tokio::net::{TcpListener, TcpStream};

/// What the server does.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Manners {
    /// Takes every mail.
    Polite,
    /// Answers this line to a command that begins so; the empty command is the greeting, and `.`
    /// the end of a mail.
    Answers(&'static str, &'static str),
    /// Says nothing more once it has got such a command.
    Hangs(&'static str),
    /// Closes the connection once it has got such a command.
    Closes(&'static str),
    /// Sends bytes without end, and never the end of a line.
    Babbles,
}

/// A mail as the server got it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Received {
    /// What stood in `MAIL FROM`.
    pub from: String,
    /// What stood in each `RCPT TO`.
    pub to: Vec<String>,
    /// The mail.
    pub data: Vec<u8>,
}

/// The server. It listens as long as the test's runtime lives.
#[derive(Debug)]
pub struct FakeSmtp {
    /// The port, on 127.0.0.1.
    pub port: u16,
    received: Arc<Mutex<Vec<Received>>>,
}

impl FakeSmtp {
    /// Starts a server.
    ///
    /// # Panics
    /// When no port can be had.
    pub async fn start(manners: Manners) -> FakeSmtp {
        let listener = TcpListener::bind(("127.0.0.1", 0)).await.expect("a port");
        let port = listener.local_addr().expect("an address").port();
        let received = Arc::new(Mutex::new(Vec::new()));
        let mails = received.clone();
        tokio::spawn(async move {
            while let Ok((stream, _)) = listener.accept().await {
                let mails = mails.clone();
                tokio::spawn(async move {
                    // Whoever is refused goes away in the middle of a talk.
                    let _ = talk(stream, manners, &mails).await;
                });
            }
        });
        FakeSmtp { port, received }
    }

    /// The mails taken since the last look.
    ///
    /// # Panics
    /// When a connection has panicked.
    pub fn take(&self) -> Vec<Received> {
        std::mem::take(&mut *self.received.lock().expect("the mails"))
    }
}

async fn talk(
    stream: TcpStream,
    manners: Manners,
    mails: &Mutex<Vec<Received>>,
) -> std::io::Result<()> {
    let mut stream = BufReader::new(stream);
    let mut mail = Received { from: String::new(), to: Vec::new(), data: Vec::new() };
    let mut command = String::new();
    loop {
        let begins = |with: &str| {
            if with.is_empty() { command.is_empty() } else { command.starts_with(with) }
        };
        let answer = match manners {
            Manners::Answers(to, answer) if begins(to) => answer,
            Manners::Hangs(at) if begins(at) => return hang(stream).await,
            Manners::Closes(at) if begins(at) => return Ok(()),
            Manners::Babbles => return babble(stream).await,
            _ => usual_answer(&command),
        };
        stream.write_all(format!("{answer}\r\n").as_bytes()).await?;
        if answer.starts_with("354") {
            mail.data = read_mail(&mut stream).await?;
            command = ".".to_owned();
            let refused = matches!(manners, Manners::Answers(".", _));
            if !refused {
                mails.lock().expect("the mails").push(mail.clone());
            }
            continue;
        }
        command.clear();
        if stream.read_line(&mut command).await? == 0 {
            return Ok(());
        }
        command.truncate(command.trim_end().len());
        if let Some(from) = command.strip_prefix("MAIL FROM:") {
            mail.from = from.to_owned();
        } else if let Some(to) = command.strip_prefix("RCPT TO:") {
            mail.to.push(to.to_owned());
        }
    }
}

fn usual_answer(command: &str) -> &'static str {
    match command.split(' ').next().unwrap_or_default() {
        "" => "220 mail.example",
        "DATA" => "354 go on",
        "QUIT" => "221 bye",
        // No extensions: a mail has to be fit for the plainest of servers.
        _ => "250 mail.example",
    }
}

/// Reads up to the line with a single dot, and takes off the dots that were put before others.
async fn read_mail(stream: &mut BufReader<TcpStream>) -> std::io::Result<Vec<u8>> {
    let mut data = Vec::new();
    loop {
        let mut line = Vec::new();
        stream.read_until(b'\n', &mut line).await?;
        if line == b".\r\n" || line.is_empty() {
            return Ok(data);
        }
        data.extend(line.strip_prefix(b".").unwrap_or(&line));
    }
}

async fn hang(mut stream: BufReader<TcpStream>) -> std::io::Result<()> {
    // Until the other side has had enough.
    let mut rest = Vec::new();
    stream.read_to_end(&mut rest).await.map(drop)
}

async fn babble(mut stream: BufReader<TcpStream>) -> std::io::Result<()> {
    loop {
        stream.write_all(b"220-").await?;
        tokio::time::sleep(std::time::Duration::from_millis(5)).await;
    }
}
