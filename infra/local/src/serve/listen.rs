//! Connections: how many there may be, and how long one may take to ask.

use std::convert::Infallible;
use std::net::SocketAddr;
use std::pin::{Pin, pin};
use std::sync::Arc;
use std::task::{Context, Poll, ready};
use std::time::Duration;

use axum::Router;
use axum::body::{Body, Bytes};
use axum::extract::{ConnectInfo, Request};
use axum::response::Response;
use http_body_util::BodyExt;
use hyper::body::{Body as HttpBody, Frame, Incoming, SizeHint};
use hyper::server::conn::http1;
use hyper::service::service_fn;
use hyper_util::rt::{TokioIo, TokioTimer};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::{Semaphore, watch};
use tokio::time::{Sleep, sleep};
use tower::ServiceExt;

/// How long a connection may take over a request's head, the wait for it included.
const HEAD: Duration = Duration::from_secs(30);
/// How long it may take over the body: some megabytes of an import, over a slow line. The API on AWS
/// waits as long for everything together.
const BODY: Duration = Duration::from_secs(30);
/// How much of a body is read that nobody wants; a connection that sends more is closed.
const REST_BYTES_MAX: usize = 32 << 20;
/// Connections at a time, of the thousand files that a process may usually open; further ones wait.
const CONNECTIONS_MAX: usize = 800;
/// How long requests may take to end when the server does.
const FAREWELL: Duration = Duration::from_secs(10);
/// Before connections are taken again when the process can have no more of them.
const AFTER_FAILURE: Duration = Duration::from_millis(100);

/// Serves `router` until `stop`, and then until whoever is being answered was.
pub(super) async fn serve(listener: TcpListener, router: Router, stop: impl Future<Output = ()>) {
    let free = Arc::new(Semaphore::new(CONNECTIONS_MAX));
    let (stopping, stopped) = watch::channel(false);
    let mut stop = pin!(stop);
    loop {
        let accepted = async {
            // Nobody closes it: an error cannot be.
            let place = free.clone().acquire_owned().await.ok();
            (listener.accept().await, place)
        };
        let (accepted, place) = tokio::select! {
            accepted = accepted => accepted,
            () = &mut stop => break,
        };
        match accepted {
            Ok((stream, peer)) => {
                let connection = connection(stream, peer, router.clone(), stopped.clone());
                tokio::spawn(async move {
                    connection.await;
                    drop(place);
                });
            }
            Err(error) => {
                tracing::debug!(%error, "a connection could not be taken");
                sleep(AFTER_FAILURE).await;
            }
        }
    }
    drop(stopped);
    stopping.send_replace(true);
    let _ = tokio::time::timeout(FAREWELL, stopping.closed()).await;
}

/// Answers one connection's requests. What it ends with is its own business.
async fn connection(
    stream: TcpStream,
    peer: SocketAddr,
    router: Router,
    mut stopped: watch::Receiver<bool>,
) {
    let _ = stream.set_nodelay(true);
    let answer = service_fn(move |request| answer(router.clone(), peer, request));
    let mut http = http1::Builder::new();
    http.timer(TokioTimer::new()).header_read_timeout(HEAD);
    let mut served = pin!(http.serve_connection(TokioIo::new(stream), answer));
    let stop = async move { drop(stopped.wait_for(|stopped| *stopped).await) };
    tokio::select! {
        _ = served.as_mut() => {}
        () = stop => {
            served.as_mut().graceful_shutdown();
            let _ = served.await;
        }
    }
}

async fn answer(
    router: Router,
    peer: SocketAddr,
    request: axum::http::Request<Incoming>,
) -> Result<Response, Infallible> {
    let mut request: Request = request.map(|body| Body::new(Rest(Some(Timed::new(body, BODY)))));
    request.extensions_mut().insert(ConnectInfo(peer));
    router.oneshot(request).await
}

/// A body of which the rest is read when whoever asked for it wants no more of it: a connection that is
/// closed on somebody who is still sending shows a broken pipe in place of the refusal.
struct Rest(Option<Timed<Incoming>>);

impl Drop for Rest {
    fn drop(&mut self) {
        let Some(mut body) = self.0.take().filter(|body| !body.is_end_stream()) else { return };
        tokio::spawn(async move {
            let mut left = REST_BYTES_MAX;
            while let Some(Ok(frame)) = body.frame().await {
                left = left.saturating_sub(frame.data_ref().map_or(0, Bytes::len));
                if left == 0 {
                    return;
                }
            }
        });
    }
}

impl HttpBody for Rest {
    type Data = Bytes;
    type Error = axum::BoxError;

    fn poll_frame(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
    ) -> Poll<Option<Result<Frame<Bytes>, axum::BoxError>>> {
        match &mut self.0 {
            Some(body) => Pin::new(body).poll_frame(context),
            None => Poll::Ready(None),
        }
    }

    fn is_end_stream(&self) -> bool {
        self.0.as_ref().is_none_or(HttpBody::is_end_stream)
    }

    fn size_hint(&self) -> SizeHint {
        self.0.as_ref().map_or_else(SizeHint::default, HttpBody::size_hint)
    }
}

/// A body that fails when it has not come in time.
struct Timed<B> {
    body: B,
    end: Pin<Box<Sleep>>,
}

/// A body that has not come in time.
#[derive(Debug, thiserror::Error)]
#[error("the body has not come in time")]
struct TooLate;

impl<B> Timed<B> {
    fn new(body: B, time: Duration) -> Timed<B> {
        Timed { body, end: Box::pin(sleep(time)) }
    }
}

impl<B: HttpBody<Data = Bytes, Error = hyper::Error> + Unpin> HttpBody for Timed<B> {
    type Data = Bytes;
    type Error = axum::BoxError;

    fn poll_frame(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
    ) -> Poll<Option<Result<Frame<Bytes>, axum::BoxError>>> {
        if let Poll::Ready(frame) = Pin::new(&mut self.body).poll_frame(context) {
            return Poll::Ready(frame.map(|frame| frame.map_err(Into::into)));
        }
        ready!(self.end.as_mut().poll(context));
        Poll::Ready(Some(Err(TooLate.into())))
    }

    fn is_end_stream(&self) -> bool {
        self.body.is_end_stream()
    }

    fn size_hint(&self) -> SizeHint {
        self.body.size_hint()
    }
}
