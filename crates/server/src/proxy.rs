//! Whose request it is where others pass it on: the address of the person behind the proxies that we trust.
//!
//! Every proxy adds the address it was asked from at the end of the header. So it is read from the right, and only as far as
//! trusted proxies wrote it: whatever a stranger put there before stays a claim.

use axum::http::{HeaderMap, HeaderName, HeaderValue, header};
use ipnet::IpNet;
use std::net::{IpAddr, SocketAddr};

/// How our proxies say who asked them.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum ProxyHeader {
    /// `X-Forwarded-For: address, address`, which nearly all of them write.
    #[default]
    XForwardedFor,
    /// `Forwarded: for=address, for=address` of RFC 7239.
    Forwarded,
}

/// The proxies that we trust.
#[derive(Clone, Debug, Default)]
pub struct Proxies {
    /// Their addresses; none if people come straight to us.
    pub networks: Vec<IpNet>,
    /// What they write. They may pass on the other header as a stranger sent it, so it is not read.
    pub header: ProxyHeader,
}

impl Proxies {
    /// Whether a connection comes from one of them.
    pub fn trust(&self, address: IpAddr) -> bool {
        self.networks.iter().any(|network| network.contains(&address.to_canonical()))
    }

    /// Who asks, by the connection and what proxies say.
    pub(crate) fn visitor(&self, peer: IpAddr, headers: &HeaderMap) -> IpAddr {
        let name = match self.header {
            ProxyHeader::XForwardedFor => HeaderName::from_static("x-forwarded-for"),
            ProxyHeader::Forwarded => header::FORWARDED,
        };
        let mut visitor = peer.to_canonical();
        let lines: Vec<&HeaderValue> = headers.get_all(name).iter().collect();
        for hop in lines.iter().rev().flat_map(|line| line.as_bytes().rsplit(|byte| *byte == b',')) {
            if !self.trust(visitor) {
                break;
            }
            match str::from_utf8(hop).ok().and_then(|hop| self.address(hop)) {
                Some(address) => visitor = address.to_canonical(),
                // It hides who asked: then it is the proxy itself.
                None => break,
            }
        }
        visitor
    }

    fn address(&self, hop: &str) -> Option<IpAddr> {
        match self.header {
            ProxyHeader::XForwardedFor => address(hop),
            ProxyHeader::Forwarded => {
                let pairs = hop.split(';').filter_map(|pair| pair.split_once('='));
                let mut names = pairs.filter(|(name, _)| name.trim().eq_ignore_ascii_case("for"));
                address(names.next()?.1.trim().trim_matches('"'))
            }
        }
    }
}

/// An address, perhaps with a port.
fn address(text: &str) -> Option<IpAddr> {
    let text = text.trim();
    let bare = text.strip_prefix('[').and_then(|text| text.strip_suffix(']')).unwrap_or(text);
    bare.parse().ok().or_else(|| text.parse().ok().map(|with_port: SocketAddr| with_port.ip()))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn visitor(header: ProxyHeader, trusted: &str, peer: &str, lines: &[&str]) -> String {
        let networks = trusted.split_whitespace().map(|network| network.parse().unwrap()).collect();
        let mut headers = HeaderMap::new();
        for line in lines {
            let (name, value) = line.split_once(": ").unwrap();
            headers.append(HeaderName::from_bytes(name.as_bytes()).unwrap(), value.parse().unwrap());
        }
        Proxies { networks, header }.visitor(peer.parse().unwrap(), &headers).to_string()
    }

    #[test]
    fn only_what_trusted_proxies_wrote_is_believed() {
        let of = |peer, lines: &[&str]| visitor(ProxyHeader::XForwardedFor, "10.0.0.0/8 ::1/128", peer, lines);
        assert_eq!(of("203.0.113.9", &["x-forwarded-for: 1.1.1.1"]), "203.0.113.9", "a stranger claims it");
        assert_eq!(of("10.0.0.1", &["x-forwarded-for: 1.1.1.1"]), "1.1.1.1");
        assert_eq!(of("::ffff:10.0.0.1", &["x-forwarded-for: ::ffff:1.1.1.1"]), "1.1.1.1");
        assert_eq!(of("10.0.0.1", &["x-forwarded-for: 6.6.6.6, 1.1.1.1, 10.0.0.2"]), "1.1.1.1", "6.6.6.6 is a claim");
        assert_eq!(of("10.0.0.1", &["x-forwarded-for: 6.6.6.6", "x-forwarded-for: 1.1.1.1,10.2.0.2"]), "1.1.1.1");
        assert_eq!(of("10.0.0.1", &["x-forwarded-for: 10.0.0.3"]), "10.0.0.3", "somebody in our own network");
        assert_eq!(of("10.0.0.1", &["x-forwarded-for: 6.6.6.6, who knows"]), "10.0.0.1");
        assert_eq!(of("10.0.0.1", &["x-forwarded-for: 1.1.1.1:4711"]), "1.1.1.1");
        assert_eq!(of("::1", &["x-forwarded-for: [2001:db8::7]:4711"]), "2001:db8::7");
        assert_eq!(of("::1", &["x-forwarded-for: 2001:db8::7"]), "2001:db8::7");
        assert_eq!(of("10.0.0.1", &["forwarded: for=1.1.1.1"]), "10.0.0.1", "the other header is not read");
        assert_eq!(of("10.0.0.1", &[]), "10.0.0.1");
    }

    #[test]
    fn forwarded_is_read_as_its_standard_writes_it() {
        let of = |lines: &[&str]| visitor(ProxyHeader::Forwarded, "10.0.0.0/8", "10.0.0.1", lines);
        assert_eq!(of(&["forwarded: for=192.0.2.60;proto=http;by=203.0.113.43"]), "192.0.2.60");
        assert_eq!(of(&["forwarded: For=\"[2001:db8:cafe::17]:4711\""]), "2001:db8:cafe::17");
        assert_eq!(of(&["forwarded: for=6.6.6.6, proto=https;for=192.0.2.43, for=\"10.1.1.1:99\""]), "192.0.2.43");
        assert_eq!(of(&["forwarded: for=\"6.6.6.6, for=192.0.2.43"]), "192.0.2.43", "an open quote hides nothing");
        assert_eq!(of(&["forwarded: for=_hidden"]), "10.0.0.1");
        assert_eq!(of(&["x-forwarded-for: 1.1.1.1"]), "10.0.0.1");
    }
}
