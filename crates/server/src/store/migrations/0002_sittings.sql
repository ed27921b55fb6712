-- Who has sat at which table, so that people find their matches again.
CREATE TABLE sittings (
    person TEXT NOT NULL,
    table_id TEXT NOT NULL,
    created_at BIGINT NOT NULL,
    PRIMARY KEY (person, table_id)
);

CREATE INDEX sittings_by_person ON sittings (person, created_at);
