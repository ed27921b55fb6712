//! Behind TLS: a door with a certificate of its own making in front of the real program, and the three clients that ship.

use crate::process::{PROGRAM, Process, begin, folder, post};
use base64::Engine;
use base64::prelude::BASE64_STANDARD;
use serde_json::Value;
use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::process::{Command, Output};
use std::sync::Arc;
use tokio::io::copy_bidirectional;
use tokio::net::{TcpListener, TcpStream};
use tokio_rustls::TlsAcceptor;
use tokio_rustls::rustls::ServerConfig;
use tokio_rustls::rustls::pki_types::PrivateKeyDer;

/// Listens with TLS as `localhost` and passes everything on; says where, and writes its certificate into the folder.
async fn door(program: SocketAddr, folder: &Path) -> (u16, PathBuf) {
    let made = rcgen::generate_simple_self_signed(vec!["localhost".to_string()]).unwrap();
    let certificate = folder.join("ca.pem");
    std::fs::write(&certificate, pem(made.cert.der())).unwrap();
    let key = PrivateKeyDer::try_from(made.signing_key.serialize_der()).unwrap();
    let config = ServerConfig::builder().with_no_client_auth();
    let config = config.with_single_cert(vec![made.cert.der().clone()], key).unwrap();
    let acceptor = TlsAcceptor::from(Arc::new(config));
    let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
    let port = listener.local_addr().unwrap().port();
    tokio::spawn(async move {
        while let Ok((stream, _)) = listener.accept().await {
            let acceptor = acceptor.clone();
            tokio::spawn(async move {
                // A client that does not trust the certificate ends here.
                let Ok(mut outside) = acceptor.accept(stream).await else { return };
                let mut inside = TcpStream::connect(program).await.unwrap();
                let _ = copy_bidirectional(&mut outside, &mut inside).await;
            });
        }
    });
    (port, certificate)
}

fn pem(der: &[u8]) -> String {
    let text = BASE64_STANDARD.encode(der);
    let lines: Vec<&str> = text.as_bytes().chunks(64).map(|line| std::str::from_utf8(line).unwrap()).collect();
    format!("-----BEGIN CERTIFICATE-----\n{}\n-----END CERTIFICATE-----\n", lines.join("\n"))
}

async fn run(program: &str, arguments: Vec<String>) -> Output {
    let mut command = Command::new(program);
    command.args(arguments);
    tokio::task::spawn_blocking(move || command.output().unwrap()).await.unwrap()
}

fn words(text: &str) -> Vec<String> {
    text.split_whitespace().map(str::to_string).collect()
}

fn said(output: &Output) -> String {
    format!("{}{}", String::from_utf8_lossy(&output.stdout), String::from_utf8_lossy(&output.stderr))
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn verify_load_and_the_bot_speak_tls() {
    let data = folder();
    std::fs::create_dir_all(&data).unwrap();
    let process = Process::start(&data, None);
    let (port, certificate) = door(process.address, &data).await;
    let (server, ca) = (format!("https://localhost:{port}"), certificate.display().to_string());

    let script = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../examples/bot.py").display().to_string();
    let played = run("python3", words(&format!("{script} {server} --game template --ca {ca}"))).await;
    assert!(said(&played).starts_with("scores: ["), "{}", said(&played));
    let played = run("python3", words(&format!("{script} {server} --game template"))).await;
    assert!(said(&played).contains("certificate verify failed"), "{}", said(&played));

    let loaded = format!("load --server {server} --ca {ca} --game template --matches 2 --seconds 1");
    let loaded = run(PROGRAM, words(&loaded)).await;
    assert!(loaded.status.success() && said(&loaded).contains("moves/s"), "{}", said(&loaded));

    let (table, tokens) = begin(process.address, "template").await.unwrap();
    for token in &tokens {
        post(process.address, &format!("/api/tables/{table}/leave"), token, Value::Null).await.unwrap();
    }
    let address = format!("{server}/replay/{table}");
    let verified = loop {
        let verified = run(PROGRAM, words(&format!("verify {address} --ca {ca}"))).await;
        // The bots that play for them may not have come to the end yet.
        if !said(&verified).contains("when it has ended") {
            break verified;
        }
    };
    assert!(said(&verified).contains("dealt again"), "{}", said(&verified));
    let verified = run(PROGRAM, words(&format!("verify {address}"))).await;
    assert!(!verified.status.success() && said(&verified).contains("does not answer"), "{}", said(&verified));
    let _ = std::fs::remove_dir_all(data);
}
