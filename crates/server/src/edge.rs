//! The door: connections are taken, bounded in number and time, and spoken HTTP with.
//!
//! Invariant: whoever holds a connection without asking for anything loses it after a while, and never holds up the end
//! of the server.

mod stream;

pub use stream::Stream;

use crate::app::App;
use crate::limits::{Place, Places, household};
use axum::Router;
use axum::extract::FromRequestParts;
use axum::http::request::Parts;
use hyper::body::Incoming;
use hyper::server::conn::http1;
use hyper::service::{Service, service_fn};
use hyper_util::rt::TokioIo;
use hyper_util::service::TowerToHyperService;
use std::convert::Infallible;
use std::io::ErrorKind;
use std::net::{IpAddr, SocketAddr};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;
use tokio::net::{TcpListener, TcpStream};
use tokio::task::JoinSet;
use tokio::time::{sleep, timeout};

/// The most bytes of a request's head.
const HEAD_MAX: usize = 16 * 1024;
/// So long an answer that is written already may take to go out when the server stops.
const LAST_WORDS: Duration = Duration::from_millis(500);
/// So long we wait before we take connections again after the system had none to give.
const BREATH: Duration = Duration::from_millis(100);

/// Where a request comes from: the household of the person, whatever proxies are in between.
#[derive(Clone, Copy, Debug)]
pub struct Visitor(pub IpAddr);

/// The place that a connection takes among those of its address, for as long as it is kept.
#[derive(Clone)]
pub struct Held(Option<Arc<Place>>);

impl Held {
    /// The same place; and one for the person, where the address is that of a proxy. None if they have too many.
    pub fn among(self, proxied: &Arc<Places>, visitor: IpAddr) -> Option<(Held, Option<Place>)> {
        let is_own = self.0.as_ref().is_some_and(|place| place.has_household());
        let place = if is_own { None } else { Some(proxied.take(Some(visitor))?) };
        Some((self, place))
    }
}

impl<S: Sync> FromRequestParts<S> for Visitor {
    type Rejection = Infallible;

    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<Visitor, Infallible> {
        Ok(*parts.extensions.get().unwrap_or(&Visitor(IpAddr::from([0; 4]))))
    }
}

impl<S: Sync> FromRequestParts<S> for Held {
    type Rejection = Infallible;

    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<Held, Infallible> {
        Ok(parts.extensions.remove().unwrap_or(Held(None)))
    }
}

/// Takes connections until the server stops; those that are being answered are then let finish.
pub async fn serve(listener: TcpListener, app: &App, router: Router) {
    let places = Arc::new(Places::new(app.config.limits.connections, app.config.limits.sockets));
    let service = TowerToHyperService::new(router);
    let mut stopped = std::pin::pin!(app.stopped());
    let mut connections = JoinSet::new();
    loop {
        let (stream, peer) = tokio::select! {
            taken = listener.accept() => match taken {
                Ok(taken) => taken,
                Err(error) => {
                    after(&error).await;
                    continue;
                }
            },
            _ = connections.join_next(), if !connections.is_empty() => continue,
            () = stopped.as_mut() => break,
        };
        match places.take(own_place(app, peer)) {
            Some(place) => drop(connections.spawn(converse(app.clone(), stream, peer, place, service.clone()))),
            None => metrics::counter!("parlor_connections_turned_away").increment(1),
        }
    }
    drop(listener);
    while connections.join_next().await.is_some() {}
}

/// Among whose connections this one counts. Those of a proxy are many people's, and counted only in all.
fn own_place(app: &App, peer: SocketAddr) -> Option<IpAddr> {
    (!app.config.proxies.trust(peer.ip())).then(|| household(peer.ip()))
}

/// What went wrong with one connection is over with it; where the system has no more to give, some must end first.
async fn after(error: &std::io::Error) {
    let its_own = [ErrorKind::ConnectionRefused, ErrorKind::ConnectionAborted, ErrorKind::ConnectionReset];
    if !its_own.contains(&error.kind()) {
        tracing::error!(%error, "no connection can be taken");
        sleep(BREATH).await;
    }
}

/// One connection: requests one after the other, until it ends, waits too long, or becomes a WebSocket.
async fn converse(app: App, stream: TcpStream, peer: SocketAddr, place: Place, service: TowerToHyperService<Router>) {
    // Without it an update waits until the one before it is acknowledged, some 40 ms.
    let _ = stream.set_nodelay(true);
    let (held, asking) = (Held(Some(Arc::new(place))), Arc::new(AtomicBool::new(false)));
    let stream = Stream::new(stream, app.config.timeouts, asking.clone());
    let answer = service_fn(|mut request: hyper::Request<Incoming>| {
        let visitor = app.config.proxies.visitor(peer.ip(), request.headers());
        request.extensions_mut().insert(Visitor(household(visitor)));
        request.extensions_mut().insert(held.clone());
        asking.store(true, Ordering::Relaxed);
        let answering = service.call(request);
        let asking = &asking;
        async move {
            let answer = answering.await;
            asking.store(false, Ordering::Relaxed);
            answer
        }
    });
    let mut http = http1::Builder::new();
    // The stream has clocks of its own.
    http.header_read_timeout(None).max_buf_size(HEAD_MAX);
    let mut connection = std::pin::pin!(http.serve_connection(TokioIo::new(stream), answer).with_upgrades());
    tokio::select! {
        // How a connection ended, its other side knows.
        _ = connection.as_mut() => return,
        () = app.stopped() => {}
    }
    connection.as_mut().graceful_shutdown();
    let longest = if asking.load(Ordering::Relaxed) { app.config.timeouts.farewell } else { LAST_WORDS };
    let _ = timeout(longest, connection).await;
}
