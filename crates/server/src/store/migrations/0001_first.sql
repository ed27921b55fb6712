-- Column types: BIGINT and TEXT only, so that one code path serves SQLite and PostgreSQL.
CREATE TABLE people (
    id TEXT NOT NULL PRIMARY KEY,
    name TEXT NOT NULL,
    token_hash TEXT NOT NULL UNIQUE,
    created_at BIGINT NOT NULL
);

-- A table and its match. `record` holds the events up to the number `saved`; newer ones are in the journal.
CREATE TABLE tables (
    id TEXT NOT NULL PRIMARY KEY,
    game TEXT NOT NULL,
    state BIGINT NOT NULL,
    is_public BIGINT NOT NULL,
    host TEXT NOT NULL,
    setup TEXT NOT NULL,
    seating TEXT NOT NULL,
    secret TEXT NOT NULL,
    created_at BIGINT NOT NULL,
    ended_at BIGINT NOT NULL DEFAULT 0,
    result TEXT NOT NULL DEFAULT '',
    record TEXT NOT NULL DEFAULT '',
    saved BIGINT NOT NULL DEFAULT 0,
    rematch TEXT NOT NULL DEFAULT ''
);

CREATE INDEX tables_by_state ON tables (is_public, state, created_at);
CREATE INDEX tables_by_host ON tables (host, state);

-- One row for each group commit: every event of every table that was acknowledged by it.
CREATE TABLE journal (
    number BIGINT NOT NULL PRIMARY KEY,
    body TEXT NOT NULL
);

CREATE TABLE reports (
    id TEXT NOT NULL PRIMARY KEY,
    table_id TEXT NOT NULL,
    person TEXT NOT NULL,
    line TEXT NOT NULL,
    created_at BIGINT NOT NULL
);
