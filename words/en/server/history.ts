/** Messages about history, schedules and their database. */

export const historyWords = {
  newerDatabase: ({ version, known }: { version: number; known: number }) =>
    `The database has version ${version}, but this version of Pageloupe knows only ${known}. Update Pageloupe, or choose another database.`,
  badFile: ({ file, why }: { file: string; why: string }) => `Can’t open the history ${file}: ${why}`,
  damaged: ({ file, why }: { file: string; why: string }) =>
    `The history ${file} is damaged (${why}). Restore a backup, or move it away together with ${file}-wal: the saved runs of sites and the schedules are then gone.`,
  inUse: ({ folder, pid, file }: { folder: string; pid: number; file: string }) =>
    `Another service (process ${pid}) keeps the history of sites in ${folder}, and only one can. Stop it, or start all services that share the queue with --store-url postgres://user:password@host/database. If that process is not Pageloupe, delete ${file}.`,
  databaseAway: ({ why }: { why: string }) => `PostgreSQL (--store-url) cannot be reached: ${why}`,
  full: 'No space is left for the history. Free some on the disk of the data folder (--data) or of the database (--store-url), or delete batches.',
  databaseFault: ({ why }: { why: string }) => `The database of the history (--store-url) does not work: ${why}`,
  tablesRefused: ({ why }: { why: string }) => `PostgreSQL (--store-url) refused to create or change the tables: ${why}`,
  unknownStore: ({ url }: { url: string }) =>
    `The store ${/^[a-z]+:/.exec(url)?.[0] ?? ''}… is not supported. Use postgres://, or omit --store-url for SQLite in the data folder.`,
};

/** Why a schedule started nothing. */
export const scheduleWords = {
  stillRunning: 'The previous run was still in progress, so this one was skipped.',
  keyRevoked: 'The key that created this schedule was revoked, so nothing was started. Delete the schedule, or create it with another key.',
};

/** What is wrong with a request about sites and schedules, and what to do instead. */
export const historyFaults = {
  cron: 'Use a cron expression of five fields (minute, hour, day, month, weekday), such as “0 3 * * *” for every night at three, or @daily.',
  never: 'This cron expression is never due.',
  timeZone: 'Use a time zone of the IANA database, such as Europe/Berlin.',
  key: 'Must be a key such as pageloupe_…',
  wrongKey: 'This key is not valid: it is misspelled or was revoked.',
  noPages: 'No page of the site was saved with its last run.',
};

export const roleWords = {
  tooLittle: ({ role, needed }: { role: string; needed: string }) =>
    `This key has the role ${role}; this needs ${needed}. Create a key with “pageloupe keys create <name> --role ${needed} --key-file <file>”.`,
};
