//! Where a server is, and how it is spoken to.

use std::io;
use std::net::{SocketAddr, ToSocketAddrs};
use std::path::Path;
use std::pin::Pin;
use std::sync::Arc;
use std::task::{Context, Poll};
use tokio::io::{AsyncRead, AsyncWrite, ReadBuf};
use tokio::net::{TcpSocket, TcpStream};
use tokio_rustls::TlsConnector;
use tokio_rustls::client::TlsStream;
use tokio_rustls::rustls::pki_types::pem::PemObject;
use tokio_rustls::rustls::pki_types::{CertificateDer, ServerName};
use tokio_rustls::rustls::{ClientConfig, RootCertStore};

/// A server.
#[derive(Clone)]
pub struct Site {
    host: String,
    address: SocketAddr,
    tls: Option<(TlsConnector, ServerName<'static>)>,
}

impl From<SocketAddr> for Site {
    fn from(address: SocketAddr) -> Site {
        Site { host: address.to_string(), address, tls: None }
    }
}

impl From<&Site> for Site {
    fn from(site: &Site) -> Site {
        site.clone()
    }
}

impl Site {
    /// A server by its address: `https://host`, `http://host:port` or `host:port`; and what comes after the host. For TLS
    /// the certificates of the usual authorities are trusted, or those in the file `ca` (PEM).
    pub fn parse(text: &str, ca: Option<&Path>) -> Result<(Site, String), String> {
        let (secure, rest) = match text.split_once("://") {
            Some(("https", rest)) => (true, rest),
            Some(("http", rest)) => (false, rest),
            Some((other, _)) => return Err(format!("a server is at http:// or https://, not at {other}://")),
            None => (false, text),
        };
        let (host, path) = rest.split_once('/').unwrap_or((rest, ""));
        let name = host.rsplit_once(':').filter(|(_, port)| port.parse::<u16>().is_ok()).map(|(name, _)| name);
        let full = if name.is_some() { host.to_string() } else { format!("{host}:{}", if secure { 443 } else { 80 }) };
        let address = full.to_socket_addrs().ok().and_then(|mut found| found.next());
        let address = address.ok_or_else(|| format!("there is no server {host}"))?;
        let name = name.unwrap_or(host).trim_matches(['[', ']']).to_string();
        let tls = if secure { Some((connector(ca)?, named(name)?)) } else { None };
        Ok((Site { host: host.to_string(), address, tls }, format!("/{path}")))
    }

    /// How it is called in requests.
    pub fn host(&self) -> &str {
        &self.host
    }

    /// Whether it is on this machine, in the network where every address is ours.
    pub fn is_local(&self) -> bool {
        self.address.is_ipv4() && self.address.ip().is_loopback()
    }

    /// A connection, perhaps from another local address.
    pub(super) async fn connect(&self, from: Option<SocketAddr>) -> io::Result<Stream> {
        let stream = match from {
            None => TcpStream::connect(self.address).await?,
            Some(from) => {
                let socket = TcpSocket::new_v4()?;
                socket.bind(from)?;
                socket.connect(self.address).await?
            }
        };
        stream.set_nodelay(true)?;
        match &self.tls {
            None => Ok(Stream::Plain(stream)),
            Some((connector, name)) => Ok(Stream::Tls(Box::new(connector.connect(name.clone(), stream).await?))),
        }
    }
}

fn named(name: String) -> Result<ServerName<'static>, String> {
    ServerName::try_from(name).map_err(|error| format!("that is no name of a server: {error}"))
}

fn connector(ca: Option<&Path>) -> Result<TlsConnector, String> {
    let mut roots = RootCertStore { roots: webpki_roots::TLS_SERVER_ROOTS.to_vec() };
    if let Some(path) = ca {
        let wrong = |why: String| format!("cannot read certificates from {}: {why}", path.display());
        roots = RootCertStore::empty();
        for certificate in CertificateDer::pem_file_iter(path).map_err(|error| wrong(error.to_string()))? {
            let certificate = certificate.map_err(|error| wrong(error.to_string()))?;
            roots.add(certificate).map_err(|error| wrong(error.to_string()))?;
        }
        if roots.is_empty() {
            return Err(wrong("there is none".into()));
        }
    }
    Ok(TlsConnector::from(Arc::new(ClientConfig::builder().with_root_certificates(roots).with_no_client_auth())))
}

/// What bytes go through.
pub(super) enum Stream {
    Plain(TcpStream),
    Tls(Box<TlsStream<TcpStream>>),
}

impl Stream {
    /// The server at the other end.
    pub(super) fn peer(&self) -> Option<SocketAddr> {
        match self {
            Stream::Plain(stream) => stream.peer_addr().ok(),
            Stream::Tls(stream) => stream.get_ref().0.peer_addr().ok(),
        }
    }
}

impl AsyncRead for Stream {
    fn poll_read(self: Pin<&mut Self>, context: &mut Context<'_>, into: &mut ReadBuf<'_>) -> Poll<io::Result<()>> {
        match self.get_mut() {
            Stream::Plain(stream) => Pin::new(stream).poll_read(context, into),
            Stream::Tls(stream) => Pin::new(stream).poll_read(context, into),
        }
    }
}

impl AsyncWrite for Stream {
    fn poll_write(self: Pin<&mut Self>, context: &mut Context<'_>, bytes: &[u8]) -> Poll<io::Result<usize>> {
        match self.get_mut() {
            Stream::Plain(stream) => Pin::new(stream).poll_write(context, bytes),
            Stream::Tls(stream) => Pin::new(stream).poll_write(context, bytes),
        }
    }

    fn poll_flush(self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        match self.get_mut() {
            Stream::Plain(stream) => Pin::new(stream).poll_flush(context),
            Stream::Tls(stream) => Pin::new(stream).poll_flush(context),
        }
    }

    fn poll_shutdown(self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        match self.get_mut() {
            Stream::Plain(stream) => Pin::new(stream).poll_shutdown(context),
            Stream::Tls(stream) => Pin::new(stream).poll_shutdown(context),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn addresses_are_read_as_people_write_them() {
        let read =
            |text: &str| Site::parse(text, None).map(|(site, path)| (site.address.port(), site.tls.is_some(), path));
        assert_eq!(read("127.0.0.1:7777"), Ok((7777, false, "/".into())));
        assert_eq!(read("http://127.0.0.1:7777/replay/x"), Ok((7777, false, "/replay/x".into())));
        assert_eq!(read("http://127.0.0.1"), Ok((80, false, "/".into())));
        assert_eq!(read("https://127.0.0.1/replay/x/"), Ok((443, true, "/replay/x/".into())));
        assert_eq!(read("https://[::1]:8443"), Ok((8443, true, "/".into())));
        assert!(read("ftp://127.0.0.1").unwrap_err().contains("http:// or https://"));
        assert!(read("http://256.0.0.1:1").unwrap_err().contains("there is no server"));
        let missing = Site::parse("https://127.0.0.1", Some(Path::new("/no/such/file"))).err().unwrap();
        assert!(missing.starts_with("cannot read certificates from /no/such/file"), "{missing}");
    }
}
