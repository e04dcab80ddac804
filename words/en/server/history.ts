/** Messages about history, schedules and the database that keeps them. */

export const historyWords = {
  newerDatabase: ({ version, known }: { version: number; known: number }) =>
    `The database has version ${version}, but this version of Pageloupe knows only ${known}. Update Pageloupe, or choose another database.`,
  badFile: ({ file, why }: { file: string; why: string }) => `Can’t open the history ${file}: ${why}`,
  databaseAway: ({ why }: { why: string }) => `PostgreSQL (--store-url) cannot be reached: ${why}`,
  databaseFault: 'The database of the history cannot be reached.',
  unknownStore: ({ url }: { url: string }) =>
    `The store ${/^[a-z]+:/.exec(url)?.[0] ?? ''}… is not supported. Use postgres://, or omit --store-url for SQLite in the data folder.`,
};

/** Why a schedule started nothing. */
export const scheduleWords = {
  stillRunning: 'The run before was still in progress, so this one was skipped.',
};
