//! The WebSocket of the server against its standard, over real sockets: the tables of cases are `websocket.cases` and
//! `handshake.cases`, and say themselves how they are read.

use crate::common::{House, PATIENCE, small};
use server::client::{Frame, Socket};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio::time::timeout;

/// The three columns of every case of a table, with braces resolved.
fn cases(table: &str) -> Vec<[String; 3]> {
    let lines = table.lines().filter(|line| !line.is_empty() && !line.starts_with('#'));
    let columns = |line: String| {
        let parts: Vec<&str> = line.split('|').map(str::trim).collect();
        <[&str; 3]>::try_from(parts).unwrap_or_else(|_| panic!("three columns: {line}")).map(str::to_string)
    };
    lines.flat_map(|line| one_of_each(line.to_string())).map(columns).collect()
}

/// A line for each way to choose from its braces; the same braces mean the same choice.
fn one_of_each(line: String) -> Vec<String> {
    let Some((from, to)) = line.find('{').and_then(|from| Some((from, from + line[from..].find('}')?))) else {
        return vec![line.replace("\\,", ",")];
    };
    let choices: Vec<String> = match line[from + 1..to].split_once("..") {
        Some((first, last)) => {
            (first.parse().unwrap()..=last.parse::<usize>().unwrap()).map(|n| n.to_string()).collect()
        }
        None => line[from + 1..to].replace("\\,", "\0").split(',').map(|choice| choice.replace('\0', "\\,")).collect(),
    };
    choices.iter().flat_map(|choice| one_of_each(line.replace(&line[from..=to], choice))).collect()
}

/// What a content stands for.
fn content(text: &str) -> Vec<u8> {
    if let Some((body, range)) = text.strip_suffix(']').and_then(|text| text.rsplit_once('['))
        && let Some((from, to)) = range.split_once("..")
    {
        let whole = content(body);
        return whole[from.parse().unwrap()..whole.len().min(to.parse().unwrap())].to_vec();
    }
    if let Some((what, times)) = text.rsplit_once('*')
        && let Ok(times) = times.parse()
    {
        return content(what).repeat(times);
    }
    if let Some(number) = text.strip_prefix('@') {
        return format!(r#"{{"ask":"ping","at":{number}}}"#).into_bytes();
    }
    match text.strip_prefix('?') {
        Some(word) => format!(r#"{{"ask":"ping","at":1,"{word}":1}}"#).into_bytes(),
        None => unescaped(text),
    }
}

fn unescaped(text: &str) -> Vec<u8> {
    let mut parts = text.split('\\');
    let mut bytes = parts.next().unwrap_or_default().as_bytes().to_vec();
    for part in parts {
        let taken = match part.as_bytes() {
            [b'x', high, low, ..] if high.is_ascii_hexdigit() && low.is_ascii_hexdigit() => {
                bytes.push(u8::from_str_radix(&part[1..3], 16).unwrap());
                3
            }
            [b'_', ..] => {
                bytes.push(b' ');
                1
            }
            _ => panic!("no such escape: \\{part}"),
        };
        bytes.extend(&part.as_bytes()[taken..]);
    }
    bytes
}

/// A frame, by its kind with what is added to it, and its content.
fn frame(token: &str) -> Vec<u8> {
    let (kind, text) = token.split_once(':').unwrap_or_else(|| panic!("a frame is KIND:CONTENT, not {token}"));
    if kind == "raw" {
        return content(text);
    }
    // `more-:*62` is repeated as a whole.
    if let Some(times) = text.strip_prefix('*') {
        return frame(&format!("{kind}:")).repeat(times.parse().unwrap());
    }
    let mut added = kind.split('+');
    let name = added.next().unwrap();
    let (name, last) = name.strip_suffix('-').map_or((name, true), |name| (name, false));
    let opcode = match name {
        "more" => 0,
        "text" => 1,
        "bin" => 2,
        "close" => 8,
        "ping" => 9,
        "pong" => 10,
        other => other.strip_prefix("op").unwrap().parse().unwrap(),
    };
    let content = if name == "close" { farewell(text) } else { content(text) };
    let (mut first, mut masked, mut bits, mut length) = (u8::from(last) << 7 | opcode, true, 0, content.len() as u64);
    for word in added {
        match word.split_at(word.find(|letter: char| letter.is_ascii_digit()).unwrap_or(word.len())) {
            ("plain", _) => masked = false,
            ("rsv", bit) => first |= 0x80 >> bit.parse::<u8>().unwrap(),
            ("len", wanted) => bits = wanted.parse().unwrap(),
            ("says", claimed) => length = claimed.parse().unwrap(),
            _ => panic!("no such thing to add: {word}"),
        }
    }
    [vec![first], lengths(length, bits, masked), masks(&content, masked)].concat()
}

/// The content of a close: nothing, a byte, or a code and perhaps a reason.
fn farewell(text: &str) -> Vec<u8> {
    let (code, reason) = text.split_once(',').unwrap_or((text, ""));
    match code.parse::<u16>() {
        Ok(code) => [code.to_be_bytes().to_vec(), content(reason)].concat(),
        Err(_) => content(text),
    }
}

fn lengths(length: u64, bits: u32, masked: bool) -> Vec<u8> {
    let mask = u8::from(masked) << 7;
    match (length, bits) {
        (..126, 0) => vec![mask | length as u8],
        (..0x1_0000, 0 | 16) => [vec![mask | 126], (length as u16).to_be_bytes().to_vec()].concat(),
        _ => [vec![mask | 127], length.to_be_bytes().to_vec()].concat(),
    }
}

fn masks(content: &[u8], masked: bool) -> Vec<u8> {
    let mask = if masked { [0x37, 0xfa, 0x21, 0x3d] } else { [0; 4] };
    let hidden = content.iter().zip(mask.iter().cycle()).map(|(byte, mask)| byte ^ mask);
    mask.into_iter().filter(|_| masked).chain(hidden).collect()
}

/// What is sent, in packets.
fn packets(sends: &str) -> Vec<Vec<u8>> {
    let mut packets = vec![Vec::new()];
    let bytewise = sends.starts_with("bytewise ");
    for token in sends.trim_start_matches("bytewise ").split(' ') {
        match token {
            "/" => packets.push(Vec::new()),
            frame_text => packets.last_mut().unwrap().extend(frame(frame_text)),
        }
    }
    if bytewise { packets.concat().into_iter().map(|byte| vec![byte]).collect() } else { packets }
}

/// What came back, in the words of the table.
async fn answers(socket: &mut Socket, expected: &str) -> String {
    if expected.ends_with("open") {
        // If it has been closed against all expectations, that is what is read.
        let _ = socket.send(r#"{"ask":"ping","at":987654321}"#).await;
    }
    let mut words = Vec::new();
    loop {
        match timeout(PATIENCE, socket.next_raw()).await.expect("the server answers") {
            Ok((10, payload)) => words.push(format!("pong:{}", payload.escape_ascii())),
            Ok((8, payload)) => {
                words.push(format!("close:{}", u16::from_be_bytes([payload[0], payload[1]])));
                let end = timeout(PATIENCE, socket.next()).await.expect("the server ends the connection");
                return if end.is_err() { words.join(" ") } else { format!("{} and goes on", words.join(" ")) };
            }
            Ok((1, payload)) => match message(&payload) {
                Some(word) if word == "said:987654321" => return [words, vec!["open".into()]].concat().join(" "),
                word => words.extend(word),
            },
            Ok((kind, _)) => words.push(format!("op{kind}")),
            Err(_) => return format!("{} gone", words.join(" ")),
        }
    }
}

fn message(payload: &[u8]) -> Option<String> {
    let message: serde_json::Value = serde_json::from_slice(payload).unwrap();
    match message["say"].as_str()? {
        "pong" => Some(format!("said:{}", message["at"])),
        "refused" => {
            let sentence = message["refused"]["sentence"].as_str()?;
            let word = sentence.split('`').nth(1).filter(|_| sentence.contains("unknown field"));
            Some(word.map_or("refused".to_string(), |word| format!("refused:{word}")))
        }
        _ => None,
    }
}

/// The third column with contents as `answers` writes them.
fn expected(column: &str) -> String {
    let word = |word: &str| match word.strip_prefix("pong:") {
        Some(text) => format!("pong:{}", content(text).escape_ascii()),
        None => word.to_string(),
    };
    column.split(' ').map(word).collect::<Vec<_>>().join(" ")
}

#[tokio::test]
async fn frames_are_as_the_standard_says() {
    let house = House::open().await;
    let ann = house.guest("Ann").await;
    let table = house.table(small(), &[&ann]).await;
    let cases = cases(include_str!("websocket.cases"));
    assert!(cases.len() >= 250, "{} cases", cases.len());
    let mut wrong = Vec::new();
    for [what, sends, column] in &cases {
        let mut socket = Socket::table(house.address, &table, None, None).await.unwrap();
        assert!(matches!(socket.next().await, Ok(Frame::Text(welcome)) if welcome.contains("welcome")));
        for packet in packets(sends) {
            // A server that has closed already does not read the rest.
            let _ = socket.send_raw(&packet).await;
        }
        let (expected, came) = (expected(column), answers(&mut socket, column).await);
        if came != expected {
            wrong.push(format!("{what} | {sends} | {expected}, but came: {came}"));
        }
    }
    assert!(wrong.is_empty(), "{} of {} cases are wrong:\n{}", wrong.len(), cases.len(), wrong.join("\n"));
    println!("proof: cases of WebSocket frames = {}", cases.len());
}

/// A good request with some changes.
fn request(changes: &str, path: &str, host: &str) -> String {
    let mut line = format!("GET {path} HTTP/1.1");
    let mut headers: Vec<(String, String)> = [
        ("Host", host),
        ("Upgrade", "websocket"),
        ("Connection", "Upgrade"),
        ("Sec-WebSocket-Version", "13"),
        ("Sec-WebSocket-Key", "dGhlIHNhbXBsZSBub25jZQ=="),
    ]
    .map(|(name, value)| (name.to_string(), value.to_string()))
    .to_vec();
    for change in changes.split(';').map(str::trim).filter(|change| !change.is_empty()) {
        match (change.split_at(1), change.split_once(':')) {
            (("-", name), _) => headers.retain(|(other, _)| other != name),
            (("+", _), Some((name, value))) => headers.push((name[1..].to_string(), value.trim().to_string())),
            (_, Some((name, value))) if !change.contains(" HTTP/") => {
                let found = headers.iter_mut().find(|(other, _)| other == name).expect("a header to change");
                found.1 = value.trim().to_string();
            }
            _ => line = change.replace("PATH", path),
        }
    }
    let headers: String = headers.iter().map(|(name, value)| format!("{name}: {value}\r\n")).collect();
    format!("{line}\r\n{headers}\r\n")
}

/// The head of the answer, in small letters but for values.
async fn head(stream: &mut TcpStream) -> String {
    let mut bytes = Vec::new();
    while !bytes.ends_with(b"\r\n\r\n") {
        bytes.push(timeout(PATIENCE, stream.read_u8()).await.expect("the server answers").unwrap());
    }
    String::from_utf8(bytes).unwrap()
}

/// Whether an answer is as a case expects it.
fn fits(head: &str, expected: &str) -> bool {
    let headers: Vec<(String, &str)> = head
        .lines()
        .filter_map(|line| line.split_once(':'))
        .map(|(name, value)| (name.to_ascii_lowercase(), value.trim()))
        .collect();
    expected.split_whitespace().all(|word| match (word.strip_prefix('-'), word.split_once(':')) {
        (Some(absent), _) => headers.iter().all(|(name, _)| name != absent),
        (None, Some((name, value))) => headers.iter().any(|(other, given)| other == name && *given == value),
        (None, None) => head.split(' ').nth(1) == Some(word),
    })
}

#[tokio::test]
async fn it_begins_as_the_standard_says() {
    let house = House::open().await;
    let ann = house.guest("Ann").await;
    let path = format!("/api/tables/{}/socket?protocol=2", house.table(small(), &[&ann]).await);
    let mut wrong = Vec::new();
    let cases = cases(include_str!("handshake.cases"));
    for [what, changes, expected] in &cases {
        let mut stream = TcpStream::connect(house.address).await.unwrap();
        let request = request(changes, &path, &house.address.to_string());
        stream.write_all(request.as_bytes()).await.unwrap();
        let head = head(&mut stream).await;
        if !fits(&head, expected) {
            wrong.push(format!("{what} | {changes} | {expected}, but came:\n{head}"));
        }
    }
    assert!(wrong.is_empty(), "{} cases are wrong:\n{}", wrong.len(), wrong.join("\n"));
    println!("proof: cases of WebSocket handshakes = {}", cases.len());
}

#[tokio::test]
async fn what_comes_together_with_the_request_is_not_lost() {
    let house = House::open().await;
    let ann = house.guest("Ann").await;
    let path = format!("/api/tables/{}/socket?protocol=2", house.table(small(), &[&ann]).await);
    let mut stream = TcpStream::connect(house.address).await.unwrap();
    let request = request("", &path, &house.address.to_string());
    stream.write_all(&[request.as_bytes(), &frame("ping:early"), &frame("close:1000")].concat()).await.unwrap();
    assert!(head(&mut stream).await.starts_with("HTTP/1.1 101"));
    let mut rest = Vec::new();
    timeout(PATIENCE, stream.read_to_end(&mut rest)).await.expect("the server ends the connection").unwrap();
    assert!(rest.windows(7).any(|bytes| bytes == b"\x8a\x05early"), "{}", rest.escape_ascii());
    assert!(rest.windows(4).any(|bytes| bytes == [0x88, 9, 0x03, 0xe8]), "{}", rest.escape_ascii());
}
