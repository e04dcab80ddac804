import type * as en from '../../en/server/history.ts';

export const historyWords: typeof en.historyWords = {
  newerDatabase: ({ version, known }) =>
    `Die Datenbank hat Version ${version}, diese Version von Pageloupe kennt aber nur ${known}. Pageloupe aktualisieren oder eine andere Datenbank wählen.`,
  badFile: ({ file, why }) => `Der Verlauf ${file} kann nicht geöffnet werden: ${why}`,
  damaged: ({ file, why }) =>
    `Der Verlauf ${file} ist beschädigt (${why}). Eine Sicherung zurückspielen oder ihn zusammen mit ${file}-wal wegbewegen: Die gespeicherten Durchläufe der Websites und die Zeitpläne sind dann verloren.`,
  inUse: ({ folder, pid, file }) =>
    `Ein anderer Dienst (Prozess ${pid}) führt den Verlauf der Websites in ${folder}, und das kann nur einer. Diesen Dienst beenden oder alle Dienste, die sich die Warteschlange teilen, mit --store-url postgres://user:password@host/database starten. Wenn dieser Prozess nicht Pageloupe ist, ${file} löschen.`,
  databaseAway: ({ why }) => `PostgreSQL (--store-url) ist nicht erreichbar: ${why}`,
  full: 'Für den Verlauf ist kein Speicherplatz mehr frei. Auf der Festplatte des Datenordners (--data) oder der Datenbank (--store-url) Platz schaffen oder Batches löschen.',
  databaseFault: ({ why }) => `Die Datenbank des Verlaufs (--store-url) funktioniert nicht: ${why}`,
  tablesRefused: ({ why }) => `PostgreSQL (--store-url) hat das Anlegen oder Ändern der Tabellen abgelehnt: ${why}`,
  unknownStore: ({ url }) =>
    `Der Speicher ${/^[a-z]+:/.exec(url)?.[0] ?? ''}… wird nicht unterstützt. postgres:// verwenden oder --store-url weglassen, um SQLite im Datenordner zu nutzen.`,
};

export const scheduleWords: typeof en.scheduleWords = {
  stillRunning: 'Der vorige Durchlauf lief noch, daher wurde dieser übersprungen.',
  keyRevoked:
    'Der Schlüssel, der diesen Zeitplan erstellt hat, wurde widerrufen, daher wurde nichts gestartet. Den Zeitplan löschen oder mit einem anderen Schlüssel erstellen.',
};

export const historyFaults: typeof en.historyFaults = {
  cron: 'Einen Cron-Ausdruck aus fünf Feldern verwenden (Minute, Stunde, Tag, Monat, Wochentag), etwa „0 3 * * *“ für jede Nacht um drei, oder @daily.',
  never: 'Dieser Cron-Ausdruck ist nie fällig.',
  timeZone: 'Eine Zeitzone der IANA-Datenbank verwenden, etwa Europe/Berlin.',
  key: 'Muss ein Schlüssel wie pageloupe_… sein.',
  wrongKey: 'Dieser Schlüssel ist nicht gültig: Er ist falsch geschrieben oder wurde widerrufen.',
  noPages: 'Beim letzten Durchlauf der Website wurde keine Seite gespeichert.',
};

export const roleWords: typeof en.roleWords = {
  tooLittle: ({ role, needed }) =>
    `Dieser Schlüssel hat die Rolle ${role}; nötig ist ${needed}. Einen Schlüssel mit „pageloupe keys create <Name> --role ${needed} --key-file <Datei>“ erstellen.`,
};
