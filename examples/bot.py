#!/usr/bin/env python3
"""A bot that plays any game over the socket: it picks one of the choices it is given. Python alone, no packages.

    python3 bot.py http://127.0.0.1:7777 --table ID --seat 1                  takes a seat at a table and plays
    python3 bot.py http://127.0.0.1:7777 --game GAME [--option NAME=VALUE]    opens one with built-in bots and plays
"""
import argparse
import json
import os
import random
import socket
import sys
import urllib.request


def call(server, method, path, token=None, body=None):
    headers = {"Content-Type": "application/json"} | ({"Authorization": f"Bearer {token}"} if token else {})
    data = None if body is None else json.dumps(body).encode()
    request = urllib.request.Request(server + path, data=data, headers=headers, method=method)
    try:
        with urllib.request.urlopen(request) as response:
            return json.load(response)
    except urllib.error.URLError as trouble:
        sys.exit(json.load(trouble)["sentence"] if hasattr(trouble, "code") else f"{server}: {trouble.reason}")


class Socket:
    """Just enough of a WebSocket."""

    def __init__(self, server, path, token):
        url = urllib.parse.urlparse(server)
        self.stream = socket.create_connection((url.hostname, url.port or 80))
        self.file = self.stream.makefile("rb")
        head = (f"GET {path} HTTP/1.1\r\nHost: {url.netloc}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
                f"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: cGFybG9yIHRhYmxlIGtleQ==\r\nAuthorization: Bearer {token}\r\n\r\n")
        self.stream.sendall(head.encode())
        next(line for line in self.file if line == b"\r\n")

    def send(self, message, opcode=1):
        data = message if isinstance(message, bytes) else json.dumps(message).encode()
        size = bytes([128 | len(data)]) if len(data) < 126 else bytes([254]) + len(data).to_bytes(2, "big")
        mask = os.urandom(4)
        masked = bytes(byte ^ mask[at % 4] for at, byte in enumerate(data))
        self.stream.sendall(bytes([128 | opcode]) + size + mask + masked)

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


def play(server, table, token):
    number = 0
    link = Socket(server, f"/api/tables/{table}/socket", token)
    for message in link.messages():
        number = message.get("last_id", number)
        if message["say"] == "refused":
            print(message["refused"]["sentence"], file=sys.stderr)
        elif message["say"] == "update" and message["table"]["over"]:
            return message["table"]["scores"]
        elif message["say"] == "update" and message["choices"]["actions"]:
            number += 1
            action = random.choice(message["choices"]["actions"])
            link.send({"ask": "act", "id": number, "seen": message["number"], "action": action})


def option(text):
    """NAME=VALUE as the pair that a table takes."""
    name, equals, value = text.partition("=")
    if not (name and equals):
        raise argparse.ArgumentTypeError(f"{text!r}: write an option as NAME=VALUE")
    return [name, value]


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("server")
    parser.add_argument("--table")
    parser.add_argument("--seat", type=int, default=1)
    parser.add_argument("--game")
    parser.add_argument("--option", type=option, action="append", default=[], metavar="NAME=VALUE")
    parser.add_argument("--name", default="snake")
    args = parser.parse_args()
    token = call(args.server, "POST", "/api/guests", body={"name": args.name})["token"]
    if args.table:
        call(args.server, "POST", f"/api/tables/{args.table}/seats/{args.seat}", token)
    else:
        games = call(args.server, "GET", "/api/games")["games"]
        seats = max([2] + [game["seats_min"] for game in games if game["slug"] == args.game])
        setup = {"game": args.game, "seats": seats, "options": args.option}
        args.table = call(args.server, "POST", "/api/tables", token, setup)["id"]
        for seat in range(1, seats):
            call(args.server, "POST", f"/api/tables/{args.table}/seats/{seat}/bot", token, {"kind": "random"})
    call(args.server, "POST", f"/api/tables/{args.table}/ready", token, {"ready": True, "entropy": os.urandom(8).hex()})
    if args.game:
        call(args.server, "POST", f"/api/tables/{args.table}/start", token)
    print("scores:", play(args.server, args.table, token))


if __name__ == "__main__":
    main()
