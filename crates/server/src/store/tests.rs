//! The store from inside: what is fenced, what is swept, what is certain after a failure.
#![allow(clippy::unwrap_used)] // All of this is a test; helpers outside `#[test]` functions are not known as such.

#[path = "../../tests/house/parts.rs"]
mod parts;
#[path = "../../tests/house/postgres.rs"]
mod postgres;

use super::*;
use crate::id::Id;
use postgres::Postgres;
use sqlx::{Connection, Row};
use std::path::PathBuf;
use std::sync::atomic::{AtomicU32, Ordering};

/// A store in a place of its own, and what must live as long as it does.
struct Place {
    config: Config,
    _postgres: Option<Postgres>,
}

impl Drop for Place {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.config.data);
    }
}

fn folder() -> PathBuf {
    static COUNT: AtomicU32 = AtomicU32::new(0);
    std::env::temp_dir().join(format!("parlor-store-{}-{}", std::process::id(), COUNT.fetch_add(1, Ordering::Relaxed)))
}

fn sqlite() -> Place {
    let config = Config { data: folder(), lease: Duration::from_millis(200), ..Config::default() };
    Place { config, _postgres: None }
}

fn both() -> Vec<Place> {
    let postgres = Postgres::start().map(|postgres| {
        let mut place = sqlite();
        place.config.database_url = Some(postgres.url());
        place._postgres = Some(postgres);
        place
    });
    [Some(sqlite()), postgres].into_iter().flatten().collect()
}

fn row(id: Id) -> Box<TableRow> {
    let [game, setup, seating, secret] = ["g", "{}", "[]", "s"].map(str::to_string);
    Box::new(TableRow { id, game, is_public: true, host: Id::fresh(), setup, seating, secret, created_at: 1 })
}

/// A table whose match has begun.
async fn table(store: &Store) -> Id {
    let id = Id::fresh();
    store.write(Write::Table(row(id))).await.unwrap();
    let (setup, seating, lines) = ("{}".into(), "[]".into(), String::new());
    store.write(Write::Start { table: id, setup, seating, number: 0, lines }).await.unwrap();
    id
}

fn event(table: Id, number: i64) -> Write {
    Write::Event { table, number, line: format!("e{number}") }
}

fn save(table: Id, numbers: std::ops::RangeInclusive<i64>) -> Write {
    let number = *numbers.end();
    let lines = numbers.map(|number| format!("e{number}\n")).collect();
    Write::Save { table, number, lines, closing: None }
}

async fn count(store: &Store, sql: &'static str) -> i64 {
    sqlx::query(sql).fetch_one(&store.database.pool).await.unwrap().try_get(0).unwrap()
}

/// Somebody else takes the database, as after a pause of its owner.
async fn take(store: &Store) -> claim::Fence {
    let (pool, backend) = (&store.database.pool, store.database.backend);
    let claim = Claim { pool, backend, take_over: false, lease: Duration::from_secs(1) };
    claim.take(store.epoch).await.unwrap().unwrap()
}

#[tokio::test]
async fn a_database_of_a_newer_program_is_left_alone() {
    let place = sqlite();
    let store = Store::open(&place.config).await.unwrap();
    let sql = "INSERT INTO _sqlx_migrations (version, description, success, checksum, execution_time) \
               VALUES (99, 'later', 1, x'00', 0)";
    sqlx::query(sql).execute(&store.database.pool).await.unwrap();
    store.close().await;
    let why = Store::open(&place.config).await.err().unwrap();
    assert!(why.contains("version 99") && why.contains("newer program") && !why.contains('\n'), "{why}");
    let why = Store::read(&place.config).await.err().unwrap();
    assert!(why.contains("version 99"), "{why}");
}

#[tokio::test]
async fn nothing_at_all_is_written_by_a_server_that_was_replaced() {
    for place in both() {
        let writes = |id: Id| {
            let closing = Some(Closing { ended_at: 7, result: "{}".into() });
            [
                Write::Person { id, name: "Ann".into(), token_hash: id.to_string(), created_at: 1 },
                Write::Table(row(Id::fresh())),
                Write::Seating { table: id, seating: "[1]".into(), sat: Some(Id::fresh()) },
                Write::Start { table: id, setup: "x".into(), seating: "[2]".into(), number: 9, lines: "late\n".into() },
                event(id, 1),
                Write::Save { table: id, number: 1, lines: "e1\n".into(), closing },
                Write::Rematch { table: id, next: row(Id::fresh()), people: vec![Id::fresh()] },
                Write::Report { table: id, person: Id::fresh(), line: "x".into(), created_at: 1 },
                Write::Trial,
                Write::Release,
            ]
        };
        for number in 0..writes(Id::fresh()).len() {
            // A beat would find out first: here the write does.
            let store =
                Store::open(&Config { lease: Duration::from_secs(3600), ..place.config.clone() }).await.unwrap();
            let id = table(&store).await;
            let before = store.table(id).await.unwrap();
            let all = "SELECT (SELECT COUNT(*) FROM tables) + (SELECT COUNT(*) FROM people) \
                       + (SELECT COUNT(*) FROM sittings) + (SELECT COUNT(*) FROM reports) + (SELECT COUNT(*) FROM journal)";
            let rows = count(&store, all).await;
            let fence = take(&store).await;
            let write = writes(id)[number].clone();
            assert_eq!(store.write(write.clone()).await, Err(Unavailable), "{write:?}");
            assert_eq!(count(&store, all).await, rows, "{write:?}");
            let Standing::Lost(why) = store.standing() else { panic!("it has not noticed {write:?}") };
            assert!(why.contains("has taken over") && !why.contains('\n'), "{why}");
            assert_eq!(count(&store, "SELECT COUNT(*) FROM nodes WHERE ended_at = 0").await, 1, "the new owner stays");
            sqlx::query("UPDATE nodes SET ended_at = 1").execute(&store.database.pool).await.unwrap();
            let after = Store::open(&place.config).await.unwrap();
            assert!(after.epoch.unwrap() > fence.epoch);
            assert_eq!(after.table(id).await.unwrap(), before, "{write:?}");
            after.close().await;
        }
    }
}

#[tokio::test]
async fn a_silent_owner_whose_process_cannot_be_seen_is_replaced_after_its_lease() {
    for place in both() {
        let first = Store::open(&place.config).await.unwrap();
        let id = table(&first).await;
        first.write(event(id, 1)).await.unwrap();
        let why = Store::open(&place.config).await.err().unwrap();
        assert!(why.contains("belongs to another server"), "it gives signs of life: {why}");
        // It gives none any more, and it is not on this machine.
        sqlx::query("UPDATE nodes SET mark = '', turn = 99").execute(&first.database.pool).await.unwrap();
        let second = Store::open(&place.config).await.unwrap();
        assert_eq!(second.table(id).await.unwrap().unwrap().record, "e1\n", "its journal was folded");
        assert_eq!(first.write(event(id, 2)).await, Err(Unavailable));
        second.close().await;
    }
}

#[tokio::test]
async fn a_database_without_owners_gets_one_and_its_journal_is_not_lost() {
    for place in both() {
        let store = Store::open(&place.config).await.unwrap();
        let id = table(&store).await;
        store.write(event(id, 1)).await.unwrap();
        // As the program before left it.
        let mut connection = store.database.connect().await.unwrap();
        for sql in [
            "DROP TABLE nodes",
            "ALTER TABLE tables RENAME COLUMN saved_to TO saved",
            "CREATE TABLE old (number BIGINT NOT NULL PRIMARY KEY, body TEXT NOT NULL)",
            "INSERT INTO old SELECT number, body FROM journal",
            "DROP TABLE journal",
            "ALTER TABLE old RENAME TO journal",
            "DELETE FROM _sqlx_migrations WHERE version = 3",
        ] {
            sqlx::query(sql).execute(&mut connection).await.unwrap();
        }
        let why = Store::read(&place.config).await.err().unwrap();
        assert!(why.contains("start the server once"), "{why}");
        let next = Store::open(&place.config).await.unwrap();
        assert_eq!(next.table(id).await.unwrap().unwrap().record, "e1\n");
        let old = sqlx::query("INSERT INTO journal (number, body) VALUES (7, 'x')").execute(&next.database.pool).await;
        assert!(old.is_err(), "a program that knows nothing of owners cannot add to the journal");
        next.close().await;
    }
}

#[tokio::test]
async fn one_slow_table_does_not_keep_the_journal_of_the_others() {
    for place in both() {
        let store = Store::open(&Config { lease: Duration::from_secs(3600), ..place.config.clone() }).await.unwrap();
        let (slow, quick) = (table(&store).await, table(&store).await);
        store.write(event(slow, 1)).await.unwrap();
        for number in 1..=300 {
            store.write(event(quick, number)).await.unwrap();
            if number % 10 == 0 {
                store.write(save(quick, number - 9..=number)).await.unwrap();
            }
        }
        let rows = count(&store, "SELECT COUNT(*) FROM journal").await;
        assert!(rows <= 64 + 10, "{rows} rows for one event that is not saved");
        let read = store.table(slow).await.unwrap().unwrap();
        assert_eq!((read.record.as_str(), read.unsaved.as_str()), ("e1\n", "e1\n"));
        assert_eq!(store.table(quick).await.unwrap().unwrap().record.lines().count(), 300);
        store.close().await;
    }
}

#[tokio::test]
async fn a_save_whose_answer_was_lost_is_not_stored_twice() {
    for place in both() {
        let store = Store::open(&place.config).await.unwrap();
        let id = table(&store).await;
        for number in 1..=3 {
            store.write(event(id, number)).await.unwrap();
        }
        store.write(save(id, 1..=3)).await.unwrap();
        // The room did not hear of it, and comes again with all it has.
        store.write(event(id, 4)).await.unwrap();
        store.write(save(id, 1..=4)).await.unwrap();
        store.write(save(id, 1..=4)).await.unwrap();
        assert_eq!(store.table(id).await.unwrap().unwrap().record, "e1\ne2\ne3\ne4\n");
        store.close().await;
    }
}

/// A write that hangs on its way to the database must not come late, after its table was read without it.
#[tokio::test]
async fn nobody_reads_a_table_while_a_write_of_it_may_still_arrive() {
    let Some(place) = both().pop().filter(|place| place._postgres.is_some()) else { return };
    let store = Store::open(&Config { lease: Duration::from_secs(3600), ..place.config.clone() }).await.unwrap();
    let id = table(&store).await;
    store.write(event(id, 1)).await.unwrap();
    // Somebody holds the very rows the next write needs, so that it gets no answer.
    let mut other = store.database.connect().await.unwrap();
    let mut held = other.begin().await.unwrap();
    sqlx::query("SELECT * FROM nodes FOR UPDATE").fetch_all(&mut *held).await.unwrap();
    assert_eq!(store.write(event(id, 2)).await, Err(Unavailable));
    assert_eq!(store.table(id).await, Err(Unavailable), "it is not known whether the event is stored");
    assert!(!store.is_ready().await);
    held.rollback().await.unwrap();
    let read = loop {
        match store.table(id).await {
            Ok(read) => break read.unwrap(),
            Err(Unavailable) => tokio::time::sleep(Duration::from_millis(20)).await,
        }
    };
    // What was read is what is stored, now and for ever.
    let known = read.saved;
    store.write(event(id, known + 1)).await.unwrap();
    store.close().await;
    let next = Store::open(&place.config).await.unwrap();
    let lines: String = (1..=known + 1).map(|number| format!("e{number}\n")).collect();
    assert_eq!(next.table(id).await.unwrap().unwrap().record, lines);
    next.close().await;
}

#[tokio::test]
async fn a_damaged_file_does_not_start() {
    let place = sqlite();
    let store = Store::open(&place.config).await.unwrap();
    for _ in 0..200 {
        table(&store).await;
    }
    store.close().await;
    let path = place.config.data.join("parlor.db");
    let whole = std::fs::read(&path).unwrap();
    let (page, last) = (4096, whole.len() / 4096 - 1);
    let mut torn = whole.clone();
    torn[last * page..].fill(0xAA);
    let cut = whole[..whole.len() / 2 / page * page].to_vec();
    let other = b"this is a letter to my aunt, and no database at all".repeat(100);
    for damaged in [torn, cut, other] {
        std::fs::write(&path, damaged).unwrap();
        let why = Store::open(&place.config).await.err().expect("a damaged file does not start");
        assert!(why.contains("damaged") && why.contains("restore a backup") && !why.contains('\n'), "{why}");
    }
    std::fs::write(&path, whole).unwrap();
    Store::open(&place.config).await.unwrap().close().await;
}

#[tokio::test]
async fn however_many_ask_whether_it_is_ready_one_trial_is_made() {
    for place in both() {
        let store = Store::open(&Config { lease: Duration::from_secs(3600), ..place.config.clone() }).await.unwrap();
        let signs = async || -> i64 {
            let row = sqlx::query("SELECT MAX(beat) FROM nodes").fetch_one(&store.database.pool).await.unwrap();
            row.try_get(0).unwrap()
        };
        let before = signs().await;
        let asked: Vec<_> = (0..100)
            .map(|_| {
                tokio::spawn({
                    let store = store.clone();
                    async move { store.is_ready().await }
                })
            })
            .collect();
        for asked in asked {
            assert!(asked.await.unwrap());
        }
        assert!(store.is_ready().await);
        // On a machine that is very busy a second may pass meanwhile.
        assert!((1..10).contains(&(signs().await - before)), "a hundred who ask are not a hundred commits");
        store.close().await;
    }
}
