//! Frames: how they are read from what came, and written.

/// The kinds of frames.
pub const MORE: u8 = 0;
pub const TEXT: u8 = 1;
pub const BINARY: u8 = 2;
pub const CLOSE: u8 = 8;
pub const PING: u8 = 9;
pub const PONG: u8 = 10;

/// The most bytes before the content of a frame that we write.
pub const HEAD_MAX: usize = 10;
/// The most bytes of a frame that is about the connection itself.
const CONTROL_MAX: u8 = 125;
/// The most frames of one message: even empty ones cost something.
const PARTS_MAX: usize = 64;

/// What the other side sent.
#[derive(PartialEq, Eq, Debug)]
pub enum Frame {
    /// A message.
    Text(String),
    /// A message that is not text.
    Binary,
    /// It asks whether we are alive, and wants this back.
    Ping(Vec<u8>),
    /// It is alive.
    Pong,
    /// It says goodbye, perhaps with a code.
    Close(Option<u16>),
}

/// Why a connection cannot go on.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Broken {
    /// It has ended.
    Gone,
    /// What came is no WebSocket frame.
    Malformed,
    /// A text that is no UTF-8.
    NotText,
    /// A message longer than allowed.
    TooLong,
}

/// What has come and was not taken yet. Between messages it holds no memory.
pub struct Inbox {
    bytes: Vec<u8>,
    /// The message that comes in several parts, as far as it has come.
    parts: Option<Parts>,
    longest: usize,
}

/// The first parts of a message.
struct Parts {
    is_text: bool,
    content: Vec<u8>,
    count: usize,
}

/// What stands before the content of a frame.
struct Head {
    last: bool,
    kind: u8,
    mask: [u8; 4],
    /// Where the content begins and ends.
    from: usize,
    to: usize,
}

impl Inbox {
    /// Messages have at most `longest` bytes.
    pub fn new(longest: usize) -> Inbox {
        Inbox { bytes: Vec::new(), parts: None, longest }
    }

    /// More has come.
    pub fn push(&mut self, bytes: &[u8]) {
        self.bytes.extend_from_slice(bytes);
    }

    /// What has come is not wanted any more.
    pub fn forget(&mut self) {
        self.bytes = Vec::new();
        self.parts = None;
    }

    /// The next whole message, or frame about the connection; none if more must come first.
    pub fn take(&mut self) -> Result<Option<Frame>, Broken> {
        while let Some(head) = self.head()? {
            let Some(content) = self.content(&head) else { return Ok(None) };
            match (head.kind, self.parts.take()) {
                (PING, parts) => {
                    self.parts = parts;
                    return Ok(Some(Frame::Ping(content)));
                }
                (PONG, parts) => {
                    self.parts = parts;
                    return Ok(Some(Frame::Pong));
                }
                (CLOSE, _) => return goodbye(&content).map(Some),
                (TEXT | BINARY, None) if head.last => return message(head.kind == TEXT, content).map(Some),
                (TEXT | BINARY, None) => self.keep(Parts { is_text: head.kind == TEXT, content, count: 1 })?,
                (MORE, Some(mut parts)) => {
                    parts.content.extend_from_slice(&content);
                    parts.count += 1;
                    if head.last {
                        return message(parts.is_text, parts.content).map(Some);
                    }
                    self.keep(parts)?;
                }
                _ => return Err(Broken::Malformed),
            }
        }
        Ok(None)
    }

    /// Keeps the first parts of a message, unless it is clear already that nothing comes of it.
    fn keep(&mut self, parts: Parts) -> Result<(), Broken> {
        if parts.count == PARTS_MAX {
            return Err(Broken::TooLong);
        }
        if parts.is_text && str::from_utf8(&parts.content).is_err_and(|error| error.error_len().is_some()) {
            return Err(Broken::NotText);
        }
        self.parts = Some(parts);
        Ok(())
    }

    /// The head of the next frame, judged before its content has come.
    fn head(&self) -> Result<Option<Head>, Broken> {
        let Some(head) = Head::read(&self.bytes)? else { return Ok(None) };
        let length = head.to - head.from;
        let before = self.parts.as_ref().map_or(0, |parts| parts.content.len());
        if head.kind < CLOSE && length > self.longest.saturating_sub(before) {
            return Err(Broken::TooLong);
        }
        Ok(Some(head))
    }

    /// The content of a frame, if all of it has come; the frame is then taken.
    fn content(&mut self, head: &Head) -> Option<Vec<u8>> {
        let mut content = self.bytes.get(head.from..head.to)?.to_vec();
        content.iter_mut().zip(head.mask.iter().cycle()).for_each(|(byte, mask)| *byte ^= mask);
        if head.to == self.bytes.len() {
            self.bytes = Vec::new();
        } else {
            self.bytes.drain(..head.to);
        }
        Some(content)
    }
}

impl Head {
    /// Reads a head; none if more must come first. A client masks everything it sends.
    fn read(bytes: &[u8]) -> Result<Option<Head>, Broken> {
        let &[first, second, ref rest @ ..] = bytes else { return Ok(None) };
        let (last, kind, masked) = (first & 0x80 != 0, first & 0x0f, second & 0x80 != 0);
        if first & 0x70 != 0 || !masked || !matches!(kind, MORE | TEXT | BINARY | CLOSE | PING | PONG) {
            return Err(Broken::Malformed);
        }
        // What is about the connection itself is short and comes in one piece.
        if kind >= CLOSE && (!last || second & 0x7f > CONTROL_MAX) {
            return Err(Broken::Malformed);
        }
        let (length, least, from) = match (second & 0x7f, rest) {
            (126, [high, low, ..]) => (u64::from(u16::from_be_bytes([*high, *low])), 126, 4),
            (127, rest) if rest.len() >= 8 => {
                (rest[..8].iter().fold(0, |length: u64, byte| length << 8 | u64::from(*byte)), 0x1_0000, 10)
            }
            (126.., _) => return Ok(None),
            (length, _) => (u64::from(length), 0, 2),
        };
        // A length is written in the shortest way, and has 63 bits.
        if length < least || length > i64::MAX as u64 {
            return Err(Broken::Malformed);
        }
        let length = usize::try_from(length).map_err(|_| Broken::TooLong)?;
        let Some(&mask) = bytes.get(from..).and_then(|rest| rest.first_chunk()) else { return Ok(None) };
        let from = from + mask.len();
        Ok(Some(Head { last, kind, mask, from, to: from.checked_add(length).ok_or(Broken::TooLong)? }))
    }
}

fn message(is_text: bool, content: Vec<u8>) -> Result<Frame, Broken> {
    if !is_text {
        return Ok(Frame::Binary);
    }
    String::from_utf8(content).map(Frame::Text).map_err(|_| Broken::NotText)
}

/// The end of a connection: nothing, or a code that may be sent and a reason in UTF-8.
fn goodbye(content: &[u8]) -> Result<Frame, Broken> {
    match content {
        [] => Ok(Frame::Close(None)),
        [high, low, reason @ ..] => match u16::from_be_bytes([*high, *low]) {
            code @ (1000..=1003 | 1007..=1014 | 3000..=4999) => match str::from_utf8(reason) {
                Ok(_) => Ok(Frame::Close(Some(code))),
                Err(_) => Err(Broken::NotText),
            },
            _ => Err(Broken::Malformed),
        },
        [_] => Err(Broken::Malformed),
    }
}

/// A frame as a server writes it.
#[cfg(test)]
pub fn frame(kind: u8, parts: &[&[u8]]) -> Vec<u8> {
    let length = parts.iter().map(|part| part.len()).sum();
    let mut place = [0; HEAD_MAX];
    let mut out = head(kind, length, &mut place).to_vec();
    parts.iter().for_each(|part| out.extend_from_slice(part));
    out
}

/// What a server writes before the content of a frame.
pub fn head(kind: u8, length: usize, place: &mut [u8; HEAD_MAX]) -> &[u8] {
    place[0] = 0x80 | kind;
    match length {
        0..126 => {
            place[1] = length as u8;
            &place[..2]
        }
        126..=0xffff => {
            place[1] = 126;
            place[2..4].copy_from_slice(&(length as u16).to_be_bytes());
            &place[..4]
        }
        _ => {
            place[1] = 127;
            place[2..].copy_from_slice(&(length as u64).to_be_bytes());
            place
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A frame as a client writes it.
    fn sent(first: u8, content: &[u8]) -> Vec<u8> {
        let (mut out, mask) = (frame(0, &[content]), [7, 0, 250, 33]);
        let from = out.len() - content.len();
        out[0] = first;
        out[1] |= 0x80;
        out.splice(from..from, mask);
        out[from + 4..].iter_mut().zip(mask.iter().cycle()).for_each(|(byte, mask)| *byte ^= mask);
        out
    }

    fn read(bytes: &[u8]) -> Result<Option<Frame>, Broken> {
        let mut inbox = Inbox::new(4096);
        inbox.push(bytes);
        inbox.take()
    }

    fn text(text: &str) -> Result<Option<Frame>, Broken> {
        Ok(Some(Frame::Text(text.to_string())))
    }

    #[test]
    fn the_example_of_the_standard_is_read() {
        assert_eq!(read(&[0x81, 0x85, 0x37, 0xfa, 0x21, 0x3d, 0x7f, 0x9f, 0x4d, 0x51, 0x58]), text("Hello"));
    }

    #[test]
    fn a_frame_may_come_byte_by_byte_and_leaves_nothing_behind() {
        for content in ["", "short", &"long".repeat(100)] {
            let mut inbox = Inbox::new(4096);
            let bytes = sent(0x81, content.as_bytes());
            for byte in &bytes[..bytes.len() - 1] {
                inbox.push(&[*byte]);
                assert_eq!(inbox.take(), Ok(None));
            }
            inbox.push(&bytes[bytes.len() - 1..]);
            assert_eq!(inbox.take(), text(content));
            assert_eq!((inbox.take(), inbox.bytes.capacity()), (Ok(None), 0));
        }
    }

    #[test]
    fn a_message_in_parts_is_put_together_around_a_ping() {
        let mut inbox = Inbox::new(10);
        let frames =
            [sent(0x01, b"one, "), sent(0x89, b"there?"), sent(0x00, b"t"), sent(0x80, b"wo"), sent(0x8a, b"")];
        inbox.push(&frames.concat());
        assert_eq!(inbox.take(), Ok(Some(Frame::Ping(b"there?".to_vec()))));
        assert_eq!(inbox.take(), text("one, two"));
        assert_eq!(inbox.take(), Ok(Some(Frame::Pong)));
        inbox.push(&[sent(0x01, b"12345"), sent(0x80, b"123456")].concat());
        assert_eq!(inbox.take(), Err(Broken::TooLong));
    }

    #[test]
    fn a_message_of_too_many_parts_is_refused_even_if_they_are_empty() {
        let parts = |count: usize| [sent(0x01, b""), sent(0x00, b"").repeat(count - 2), sent(0x80, b"")].concat();
        assert_eq!(read(&parts(PARTS_MAX)), text(""));
        assert_eq!(read(&parts(PARTS_MAX + 1)), Err(Broken::TooLong));
    }

    #[test]
    fn what_is_no_frame_is_refused() {
        let unmasked = [0x81, 0x01, b'x'];
        let wrong = [&unmasked[..], &sent(0xc1, b"x"), &sent(0x83, b"x"), &sent(0x80, b"x"), &sent(0x09, b"x")];
        for bytes in wrong {
            assert_eq!(read(bytes), Err(Broken::Malformed), "{bytes:?}");
        }
        assert_eq!(read(&sent(0x89, &[0; 126])), Err(Broken::Malformed), "what is about the connection is short");
        assert_eq!(read(&[sent(0x01, b"x"), sent(0x81, b"y")].concat()), Err(Broken::Malformed), "one after the other");
        assert_eq!(read(&sent(0x81, b"\xff\xfe")), Err(Broken::NotText));
        assert_eq!(read(&sent(0x81, &[b'x'; 4096])), text(&"x".repeat(4096)));
    }

    #[test]
    fn a_message_that_would_be_too_long_is_refused_before_it_has_come() {
        assert_eq!(read(&sent(0x81, &[b'x'; 4097])[..8]), Err(Broken::TooLong));
        assert_eq!(read(&[0x81, 0xff, 127, 255, 255, 255, 255, 255, 255, 255, 0, 0, 0, 0]), Err(Broken::TooLong));
    }

    #[test]
    fn lengths_are_written_in_the_shortest_way() {
        for (length, head) in [(0, 2), (125, 2), (126, 4), (65_535, 4), (65_536, 10)] {
            let content = vec![b'x'; length];
            let out = frame(TEXT, &[&content[..length / 2], &content[length / 2..]]);
            assert_eq!(out.len(), head + length);
        }
    }
}
