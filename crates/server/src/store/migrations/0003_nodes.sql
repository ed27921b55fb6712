-- Who holds this database. Every claim gets the next epoch; rows are never deleted, so that a server of long ago still
-- finds the one that says it has ended.
CREATE TABLE nodes (
    epoch BIGINT NOT NULL PRIMARY KEY,
    host TEXT NOT NULL,
    pid BIGINT NOT NULL,
    -- What tells its process from every other one of its machine, or nothing.
    mark TEXT NOT NULL,
    since BIGINT NOT NULL,
    -- After so many milliseconds without another beat it counts as gone.
    lease BIGINT NOT NULL,
    beat BIGINT NOT NULL DEFAULT 0,
    -- Raised by its server after every write whose answer was lost, so that the lost one cannot come late.
    turn BIGINT NOT NULL DEFAULT 0,
    -- Who wants to take over.
    wanted TEXT NOT NULL DEFAULT '',
    ended_at BIGINT NOT NULL DEFAULT 0
);

-- A journal belongs to an epoch. Programs from before this cannot write to it, nor to a record: they know neither column.
ALTER TABLE journal RENAME TO journal_before;

CREATE TABLE journal (
    epoch BIGINT NOT NULL,
    number BIGINT NOT NULL,
    body TEXT NOT NULL,
    PRIMARY KEY (epoch, number)
);

INSERT INTO journal (epoch, number, body) SELECT 0, number, body FROM journal_before;
DROP TABLE journal_before;

ALTER TABLE tables RENAME COLUMN saved TO saved_to;
