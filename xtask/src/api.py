"""Asks a server everything its OpenAPI document allows, and much that it does not: every answer must be as the document says.

    python api.py PROGRAM        in an environment that has schemathesis; `cargo xtask check` makes one

Bounded and the same in every run: so many examples for each operation, from one seed.
"""
import json
import os
import pathlib
import subprocess
import sys
import tempfile
import time
import urllib.request

EXAMPLES, SEED = "25", "7"
# Left out is what a schema cannot say: `positive_data_acceptance` wants every value of the right type taken, but a name must be
# one that people can read, a table one that its game deals, a play file one that the rules allow. The last three follow links
# from one operation to the next, which the document does not have: `use_after_free`, `ensure_resource_availability`,
# `object_level_authorization`.
CHECKS = ("not_a_server_error,status_code_conformance,content_type_conformance,response_headers_conformance,"
          "response_schema_conformance,unsupported_method,allow_header_conformance,missing_required_header,ignored_auth,"
          "negative_data_rejection")
# A socket asked for without an upgrade is refused for that first, whatever else is wrong.
REFUSED = "[checks]\nnegative_data_rejection.expected-statuses = [400, 401, 403, 404, 405, 408, 409, 413, 415, 426, 429, 503]\n"


def call(server, method, path, token=None, body=None):
    headers = {"Content-Type": "application/json"} | ({"Authorization": f"Bearer {token}"} if token else {})
    data = None if body is None else json.dumps(body).encode()
    request = urllib.request.Request(server + path, data, headers, method=method)
    with urllib.request.urlopen(request) as response:
        return json.load(response)


def finished_match(server, token):
    """A match that has ended: its person leaves, and two bots play it to the end."""
    table = "/api/tables/" + call(server, "POST", "/api/tables", token, {"game": "template", "seats": 2})["id"]
    call(server, "POST", table + "/seats/1/bot", token, {"kind": "random"})
    call(server, "POST", table + "/ready", token, {"ready": True})
    call(server, "POST", table + "/start", token)
    call(server, "POST", table + "/leave", token)
    while call(server, "GET", table)["state"] != "over":
        time.sleep(0.05)
    return table.rsplit("/", 1)[1]


def ask(server, token, folder, table):
    """Runs schemathesis; where `table` is given, all addresses name it, else they name whatever comes to mind."""
    settings = pathlib.Path(folder, "schemathesis.toml")
    settings.write_text(REFUSED + (f'[parameters]\n"path.table" = "{table}"\n' if table else ""))
    command = [pathlib.Path(sys.executable).with_name("schemathesis"), "--config-file", settings, "run",
               f"{server}/api/openapi.json", "--checks", CHECKS, "--phases", "examples,coverage,fuzzing", "--max-examples", EXAMPLES,
               "--seed", SEED, "--generation-deterministic", "--workers", "1", "--no-shrink",
               "--header", f"Authorization: Bearer {token}", "--warnings", "off", "--request-timeout", "60",
               "--continue-on-failure", "--suppress-health-check", "all", "--no-color"]
    done = subprocess.run(command, cwd=folder, capture_output=True, text=True, env=os.environ | {"SCHEMATHESIS_HOOKS": ""})
    print(done.stdout if done.returncode else done.stdout.strip().splitlines()[-1], done.stderr, sep="\n")
    return done.returncode


def main():
    with tempfile.TemporaryDirectory() as folder:
        command = [sys.argv[1], "serve", "--listen", "127.0.0.1:0", "--data", f"{folder}/data", "--reference-games",
                   "--requests", "1000000", "--tables", "1000000", "--bot-pause", "0"]
        program = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True)
        try:
            server = program.stdout.readline().split()[-1]
            token = call(server, "POST", "/api/guests", body={"name": "Ann"})["token"]
            failed = [ask(server, token, folder, table) for table in (None, finished_match(server, token))]
        finally:
            program.kill()
            program.wait()
    sys.exit(max(failed))


if __name__ == "__main__":
    main()
