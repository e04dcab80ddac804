/**
 * The tables, as forward-only migrations. Never change a released migration: add another one.
 * tests/server/history/store-contract.test.ts starts from each earlier version.
 */
import type { Migration } from './sql.ts';

const history: Migration = [
  `CREATE TABLE pageloupe_sites (
    id {serial},
    host {key} NOT NULL UNIQUE,
    created_at BIGINT NOT NULL,
    latest BIGINT,
    recent TEXT NOT NULL
  )`,
  `CREATE TABLE pageloupe_runs (
    id {serial},
    site BIGINT NOT NULL,
    run {key} NOT NULL,
    at BIGINT NOT NULL,
    ended_at BIGINT NOT NULL,
    state TEXT NOT NULL,
    device TEXT NOT NULL,
    pages BIGINT NOT NULL,
    audited BIGINT NOT NULL,
    score DOUBLE PRECISION,
    geo DOUBLE PRECISION,
    fails BIGINT NOT NULL,
    warns BIGINT NOT NULL,
    previous BIGINT,
    became TEXT,
    categories TEXT NOT NULL,
    checks TEXT NOT NULL,
    signals TEXT NOT NULL,
    settings TEXT NOT NULL,
    sitemap TEXT,
    UNIQUE (site, run)
  )`,
  'CREATE INDEX pageloupe_runs_by_time ON pageloupe_runs (site, at)',
  'CREATE INDEX pageloupe_runs_by_age ON pageloupe_runs (at)',
  `CREATE TABLE pageloupe_pages (
    run BIGINT NOT NULL,
    place BIGINT NOT NULL,
    url TEXT NOT NULL,
    state TEXT NOT NULL,
    error TEXT,
    status BIGINT,
    title TEXT NOT NULL,
    score DOUBLE PRECISION,
    geo DOUBLE PRECISION,
    categories TEXT NOT NULL,
    verdicts TEXT NOT NULL,
    PRIMARY KEY (run, place)
  )`,
  // Batches whose results were recorded, even after their site was deleted.
  'CREATE TABLE pageloupe_recorded (batch {key} PRIMARY KEY, at BIGINT NOT NULL)',
];

const schedules: Migration = [
  `CREATE TABLE pageloupe_schedules (
    id {key} PRIMARY KEY,
    host {key} NOT NULL,
    cron TEXT NOT NULL,
    zone TEXT NOT NULL,
    source TEXT NOT NULL,
    settings TEXT NOT NULL,
    owner TEXT,
    created_at BIGINT NOT NULL,
    next_at BIGINT,
    last_at BIGINT,
    last_batch TEXT,
    last_error TEXT
  )`,
  'CREATE INDEX pageloupe_schedules_due ON pageloupe_schedules (next_at)',
  // One row per due time of a schedule: the server that inserts it starts the batch.
  `CREATE TABLE pageloupe_fires (
    schedule {key} NOT NULL,
    at BIGINT NOT NULL,
    done BIGINT NOT NULL,
    leased_until BIGINT NOT NULL,
    PRIMARY KEY (schedule, at)
  )`,
];

const sessions: Migration = ['CREATE TABLE pageloupe_sessions (id {key} PRIMARY KEY, holder TEXT NOT NULL, expires_at BIGINT NOT NULL)'];

/** What a run crawled, as JSON. */
const crawls: Migration = ['ALTER TABLE pageloupe_runs ADD COLUMN crawl TEXT'];

/** Values of a page that are compared, such as its description, as JSON. */
const values: Migration = ['ALTER TABLE pageloupe_pages ADD COLUMN compared TEXT'];

export const migrations: readonly Migration[] = [history, schedules, sessions, crawls, values];
