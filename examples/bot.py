#!/usr/bin/env python3
"""A bot that plays any game over the socket: it picks one of the choices it is given. Python alone, no packages.

    python3 bot.py http://127.0.0.1:7777 --table ID --seat 1                  takes a seat at a table and plays
    python3 bot.py https://cards.example --game GAME [--option NAME=VALUE]    opens one with built-in bots and plays
"""
import argparse, base64, json, os, random, socket, ssl, sys, urllib.request


def call(server, tls, method, path, token=None, body=None):
    headers = {"Content-Type": "application/json"} | ({"Authorization": f"Bearer {token}"} if token else {})
    request = urllib.request.Request(server + path, body and json.dumps(body).encode(), headers, method=method)
    try:
        with urllib.request.urlopen(request, context=tls) as response:
            return json.load(response)
    except urllib.error.URLError as trouble:
        sys.exit(json.load(trouble)["sentence"] if hasattr(trouble, "code") else f"{server}: {trouble.reason}")


class Socket:  # just enough of a WebSocket
    def __init__(self, server, tls, path, token):
        url, secure = urllib.parse.urlparse(server), server.startswith("https:")
        stream = socket.create_connection((url.hostname, url.port or (443 if secure else 80)))
        self.stream = tls.wrap_socket(stream, server_hostname=url.hostname) if secure else stream
        self.file = self.stream.makefile("rb")
        key = base64.b64encode(os.urandom(16)).decode()
        head = (f"GET {path} HTTP/1.1\r\nHost: {url.netloc}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
                f"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: {key}\r\nAuthorization: Bearer {token}\r\n\r\n")
        self.stream.sendall(head.encode())
        next(line for line in self.file if line == b"\r\n")

    def send(self, message, opcode=1):
        data = message if isinstance(message, bytes) else json.dumps(message).encode()
        size = bytes([128 | len(data)]) if len(data) < 126 else bytes([254]) + len(data).to_bytes(2, "big")
        mask = os.urandom(4)
        self.stream.sendall(bytes([128 | opcode]) + size + mask + bytes(byte ^ mask[at % 4] for at, byte in enumerate(data)))

    def messages(self):
        while (head := self.file.read(2)) and head[0] & 15 != 8:
            size = head[1] & 127
            if size > 125:
                size = int.from_bytes(self.file.read(2 if size == 126 else 8), "big")
            data = self.file.read(size)
            if head[0] & 15 == 9:
                self.send(data, opcode=10)
            elif head[0] & 15 == 1:
                yield json.loads(data)


def play(link):
    number, known, now = 0, [], []
    for message in link.messages():
        number = message.get("last_id", number)
        if message["say"] == "refused":
            print(message["refused"]["sentence"], file=sys.stderr)
        elif message["say"] == "update":
            if choices := message.get("choices"):  # each is described once: action, label, clause, what it touches
                known[choices["from"]:], now = choices["more"], choices["now"]
            if "over" in message.get("patch", {}):  # updates are differences: have the whole table for the scores
                link.send({"ask": "fresh"})
            elif message.get("table", {}).get("over"):
                return message["table"]["scores"]
            elif now:
                number, action = number + 1, known[random.choice(now)][0]
                link.send({"ask": "act", "id": number, "seen": message["number"], "action": action})


def option(text):
    if text.find("=") < 1:
        raise argparse.ArgumentTypeError(f"{text!r}: write an option as NAME=VALUE")
    return text.split("=", 1)


def main():
    parser = argparse.ArgumentParser()
    _ = [parser.add_argument(name) for name in ("server", "--table", "--game")]
    parser.add_argument("--seat", type=int, default=1)
    parser.add_argument("--option", type=option, action="append", default=[], metavar="NAME=VALUE")
    parser.add_argument("--name", default="snake")
    parser.add_argument("--ca", metavar="FILE", help="certificates to trust instead of the system's")
    args = parser.parse_args()
    site = args.server.rstrip("/"), ssl.create_default_context(cafile=args.ca)
    token = call(*site, "POST", "/api/guests", body={"name": args.name})["token"]
    if args.table:
        call(*site, "POST", f"/api/tables/{args.table}/seats/{args.seat}", token)
    else:
        seats = max([2] + [game["seats_min"] for game in call(*site, "GET", "/api/games")["games"] if game["slug"] == args.game])
        args.table = call(*site, "POST", "/api/tables", token, {"game": args.game, "seats": seats, "options": args.option})["id"]
        for seat in range(1, seats):
            call(*site, "POST", f"/api/tables/{args.table}/seats/{seat}/bot", token, {"kind": "random"})
    table = f"/api/tables/{args.table}"
    call(*site, "POST", table + "/ready", token, {"ready": True, "entropy": os.urandom(8).hex()})
    if args.game:
        call(*site, "POST", table + "/start", token)
    print("scores:", play(Socket(*site, table + "/socket?protocol=2", token)))


if __name__ == "__main__":
    main()
