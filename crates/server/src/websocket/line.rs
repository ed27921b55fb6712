//! The way out of a connection. A room writes to it at once; only what the other side cannot take yet waits for the task of
//! the connection.
//!
//! Why: to hand every message to that task would cost a wake-up, and a wait behind all the others on a busy server.
//! Invariant: messages go out whole, in the order in which they were put.

use super::Sheet;
use std::collections::VecDeque;
use std::future::poll_fn;
use std::io::{self, ErrorKind, IoSlice};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::task::{Context, Poll, Waker, ready};
use tokio::net::tcp::OwnedWriteHalf;

/// Messages that may wait.
const WAITING_MAX: usize = 64;
/// So many of them go out in one write.
const AT_ONCE: usize = 8;

/// What goes out, as the task of the connection holds it.
pub struct Line {
    ends: Mutex<Ends>,
}

/// The same as a room holds it. The line is over when no room does.
pub struct Outlet(Arc<Line>);

struct Ends {
    /// None once nothing can be written any more.
    stream: Option<OwnedWriteHalf>,
    waiting: VecDeque<Arc<Sheet>>,
    /// How much of the first that waits went out already.
    begun: usize,
    outlets: usize,
    /// Whether the task of the connection must look here, and the task.
    rings: bool,
    task: Option<Waker>,
}

impl Line {
    pub(super) fn new(stream: OwnedWriteHalf) -> Line {
        let ends =
            Ends { stream: Some(stream), waiting: VecDeque::new(), begun: 0, outlets: 0, rings: false, task: None };
        Line { ends: Mutex::new(ends) }
    }

    fn lock(&self) -> MutexGuard<'_, Ends> {
        self.ends.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// For a room to write to.
    pub fn outlet(self: &Arc<Line>) -> Outlet {
        self.lock().outlets += 1;
        Outlet(self.clone())
    }

    /// Whether no room has anything more to say.
    pub fn is_over(&self) -> bool {
        self.lock().outlets == 0
    }

    /// Waits until something is left for the task of the connection to do: [`drain`](Line::drain), or the end.
    pub async fn rings(&self) {
        poll_fn(|context| self.lock().poll_rings(context)).await;
    }

    /// Waits until no room has anything more to say.
    pub async fn over(&self) {
        while !self.is_over() {
            self.rings().await;
        }
    }

    /// Sends a message after those that wait, and waits until all are gone.
    pub async fn send(&self, message: Arc<Sheet>) -> io::Result<()> {
        self.lock().waiting.push_back(message);
        self.drain().await
    }

    /// Waits until everything is gone.
    pub async fn drain(&self) -> io::Result<()> {
        poll_fn(|context| self.lock().poll_drain(context)).await
    }

    /// Ends the connection, whatever still waits.
    pub fn end(&self) {
        self.lock().end();
    }
}

impl Outlet {
    /// Puts a message where it goes out with the next [`flush`](Outlet::flush); says whether the other side keeps up.
    pub fn put(&self, message: Arc<Sheet>) -> bool {
        let mut ends = self.0.lock();
        let keeps_up = ends.stream.is_some() && ends.waiting.len() < WAITING_MAX;
        if keeps_up {
            ends.waiting.push_back(message);
        }
        keeps_up
    }

    /// Writes what waits, as far as the other side takes it. The rest is left to the task of the connection.
    pub fn flush(&self) {
        let mut ends = self.0.lock();
        match ends.write() {
            Ok(true) => {}
            Ok(false) => ends.ring(),
            Err(_) => ends.end(),
        }
    }
}

impl Drop for Outlet {
    fn drop(&mut self) {
        let mut ends = self.0.lock();
        ends.outlets -= 1;
        ends.ring();
    }
}

impl Ends {
    fn ring(&mut self) {
        self.rings = true;
        if let Some(task) = self.task.take() {
            task.wake();
        }
    }

    fn end(&mut self) {
        self.stream = None;
        self.waiting = VecDeque::new();
        self.ring();
    }

    fn poll_rings(&mut self, context: &Context<'_>) -> Poll<()> {
        if std::mem::take(&mut self.rings) {
            return Poll::Ready(());
        }
        if !self.task.as_ref().is_some_and(|task| task.will_wake(context.waker())) {
            self.task = Some(context.waker().clone());
        }
        Poll::Pending
    }

    fn poll_drain(&mut self, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        while !self.write()? {
            if let Some(stream) = &self.stream {
                ready!(stream.as_ref().poll_write_ready(context))?;
            }
        }
        Poll::Ready(Ok(()))
    }

    /// Writes as much as the other side takes; says whether nothing is left.
    fn write(&mut self) -> io::Result<bool> {
        let Some(stream) = &self.stream else { return Err(ErrorKind::BrokenPipe.into()) };
        while !self.waiting.is_empty() {
            let mut parts = [IoSlice::new(&[]); AT_ONCE];
            let count = self.waiting.len().min(AT_ONCE);
            for (part, message) in parts.iter_mut().zip(&self.waiting) {
                *part = IoSlice::new(message.content());
            }
            parts[0].advance(self.begun);
            match stream.try_write_vectored(&parts[..count]) {
                Ok(0) => return Err(ErrorKind::WriteZero.into()),
                Ok(written) => self.begun += written,
                Err(error) if error.kind() == ErrorKind::WouldBlock => return Ok(false),
                Err(error) => return Err(error),
            }
            while let Some(first) = self.waiting.front().filter(|first| first.content().len() <= self.begun) {
                self.begun -= first.content().len();
                self.waiting.pop_front();
            }
        }
        Ok(true)
    }
}

#[cfg(test)]
mod tests {
    use super::super::message;
    use super::*;
    use tokio::io::AsyncReadExt;
    use tokio::net::{TcpListener, TcpStream};

    /// A line and its other side.
    async fn pair() -> (Arc<Line>, TcpStream) {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let other = TcpStream::connect(listener.local_addr().unwrap()).await.unwrap();
        let (_, out) = listener.accept().await.unwrap().0.into_split();
        (Arc::new(Line::new(out)), other)
    }

    /// Longer than what the system keeps for a reader that does not read.
    fn long(number: usize) -> Arc<Sheet> {
        message(&number.to_string().repeat(500_000))
    }

    #[tokio::test]
    async fn what_does_not_fit_at_once_comes_whole_and_in_order() {
        let (line, mut other) = pair().await;
        let outlet = line.outlet();
        for number in 0..20 {
            assert!(outlet.put(long(number)));
            outlet.flush();
        }
        line.rings().await;
        let expected: Vec<u8> = (0..20).flat_map(|number| long(number).content().to_vec()).collect();
        let mut read = vec![0; expected.len()];
        let (drained, come) = tokio::join!(line.drain(), other.read_exact(&mut read));
        assert!(drained.is_ok() && come.is_ok() && read == expected);
    }

    #[tokio::test]
    async fn who_does_not_keep_up_is_told_apart() {
        let (line, _other) = pair().await;
        let outlet = line.outlet();
        let taken = (0..WAITING_MAX * 4).take_while(|number| {
            outlet.flush();
            outlet.put(long(*number))
        });
        assert!((WAITING_MAX..WAITING_MAX * 4).contains(&taken.count()));
        line.end();
        assert!(!outlet.put(message("too late")));
    }

    #[tokio::test]
    async fn a_line_is_over_when_no_room_holds_it_and_what_was_put_still_comes() {
        let (line, mut other) = pair().await;
        let (first, second) = (line.outlet(), line.outlet());
        drop(first);
        assert!(!line.is_over(), "another room has it");
        second.put(message("goodbye"));
        drop(second);
        line.rings().await;
        assert!(line.is_over() && line.drain().await.is_ok());
        line.end();
        let mut read = Vec::new();
        other.read_to_end(&mut read).await.unwrap();
        assert_eq!(read, message("goodbye").content());
    }
}
