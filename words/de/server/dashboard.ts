import type { dashboard as en } from '../../en/server/dashboard.ts';
import { german } from '../german.ts';
import { changeHeads } from '../reports/comparison.ts';

const { amount, number } = german;
const pagesOf = (count: number) => amount(count, { one: 'Seite', other: 'Seiten' });

export const dashboard: typeof en = {
  title: 'Websites',
  product: 'Pageloupe',
  skip: 'Zum Inhalt springen',
  sites: ({ count }) => amount(count, { one: 'Website', other: 'Websites' }),
  reading: 'Wird gelesen…',
  again: 'Erneut versuchen',
  back: 'Alle Websites',
  offline: 'Der Dienst ist nicht erreichbar. Prüfen, ob er läuft, dann erneut versuchen.',
  memory:
    'Der Verlauf liegt im Arbeitsspeicher und geht verloren, wenn der Dienst stoppt. Den Dienst mit --data <Ordner> starten, um ihn zu behalten, oder mit --store-url, wenn er eine --queue-url hat.',

  login: {
    title: 'Anmelden',
    intro:
      'Dieser Dienst verlangt einen Schlüssel. Er wird gegen ein Cookie getauscht, das nach 12 Stunden abläuft; der Schlüssel selbst wird nicht gespeichert.',
    key: 'Schlüssel',
    submit: 'Anmelden',
    logout: 'Abmelden',
    as: ({ name, role }) => `${name} (${role})`,
  },

  list: {
    table: 'Websites mit ihren Scores',
    find: 'Website suchen',
    worse: 'Nur Websites, die schlechter wurden',
    empty: 'Es wurde noch keine Website geprüft.',
    emptyHow: 'Jeder Batch erscheint hier, sobald er beendet ist. Unten einen starten oder auf der Befehlszeile:',
    emptyRead: 'Websites erscheinen hier, sobald sie mit einem Schlüssel mit der Rolle „run“ geprüft wurden.',
    none: 'Keine Website passt.',
    columns: {
      site: 'Website',
      score: 'Audit-Score',
      change: 'Änderung',
      geo: 'GEO-Score',
      recent: 'Letzte Durchläufe',
      worse: 'Neu nicht bestanden',
      fails: 'Nicht bestanden',
      pages: 'Seiten',
      at: 'Letzter Durchlauf',
    },
  },
  change: { none: 'erster Durchlauf', same: 'unverändert', up: ({ by }) => `plus ${number(by)}`, down: ({ by }) => `minus ${number(by)}` },

  add: {
    title: 'Website prüfen',
    source: 'URL einer Sitemap oder URLs von Seiten, eine pro Zeile',
    crawl: 'Links folgen (bis 500 Seiten)',
    oneStart: 'Um Links zu folgen, eine einzige URL eingeben: die Start-URL.',
    crawling: 'Gestartet. Seiten kommen hinzu, sobald Links gefunden werden.',
    device: 'Gerät',
    devices: { desktop: 'Desktop', mobile: 'Mobil' },
    start: 'Prüfung starten',
    started: ({ count }) => `Gestartet: ${pagesOf(count)}.`,
    missing: 'Mindestens eine URL eingeben.',
  },
  progress: {
    title: 'In Arbeit',
    bar: ({ site }) => `Fortschritt von ${site}`,
    state: ({ done, total, failed }) =>
      `${number(done)} von ${pagesOf(total)}${failed > 0 ? `, ${number(failed)} konnte${failed === 1 ? '' : 'n'} nicht geprüft werden` : ''}`,
    cancel: 'Abbrechen',
    many: ({ count }) => pagesOf(count),
    more: ({ count }) => `Das sind die neuesten ${number(count)}; weitere laufen noch.`,
  },

  site: {
    run: 'Jetzt prüfen',
    export: 'Exportieren',
    remove: 'Website löschen',
    removeSure: ({ site }) => `Alle Durchläufe und Zeitpläne von ${site} löschen? Das lässt sich nicht rückgängig machen.`,
    removeYes: 'Löschen',
    removeNo: 'Behalten',
    latest: 'Neuester Durchlauf',
    older: ({ at }) => `Durchlauf vom ${at}`,
    facts: { at: 'Gestartet', pages: 'Seiten', device: 'Gerät', state: 'Zustand' },
    states: { finished: 'beendet', cancelled: 'abgebrochen' },
    audited: ({ audited, pages }) => `${number(audited)} von ${number(pages)} geprüft`,
    categories: 'GEO-Kategorien',
    noScore: 'keiner',
    trend: {
      title: 'Scores im Zeitverlauf',
      few: 'Ein zweiter Durchlauf zeigt, wie sich die Scores ändern.',
      audit: 'Audit-Score',
      geo: 'GEO-Score',
      table: 'Scores als Tabelle',
      columns: { at: 'Durchlauf', pages: 'Seiten', fails: 'Nicht bestanden' },
      picture: ({ from, to, first, last }) =>
        `Audit-Score von ${first} (${from}) bis ${last} (${to}). Alle Werte stehen in der Tabelle darunter.`,
    },
    changes: {
      ...changeHeads,
      title: 'Was sich geändert hat',
      since: ({ at }) => `Seit dem Durchlauf vom ${at}`,
      first: 'Das ist der erste Durchlauf.',
      same: 'Keine Prüfung wurde besser oder schlechter, und kein Wert hat sich geändert.',
      pages: ({ count }) => pagesOf(count),
      more: ({ count }) => `${number(count)} weitere`,
    },
    checks: {
      title: 'Nicht bestandene Prüfungen und Warnungen',
      none: 'Keine Seite fällt bei einer Prüfung durch.',
      columns: { check: 'Prüfung', fails: 'Nicht bestanden', warns: 'Warnungen' },
      show: ({ title }) => `Seiten zeigen: ${title}`,
    },
    pages: {
      title: 'Seiten',
      of: ({ title }) => `Seiten: ${title}`,
      all: 'Alle Seiten zeigen',
      columns: { page: 'Seite', score: 'Audit-Score', geo: 'GEO-Score', fails: 'Nicht bestanden', warns: 'Warnungen' },
      failed: ({ code }) => `konnte nicht geprüft werden (${code})`,
      status: ({ status }) => `antwortet mit ${status}`,
      more: 'Weitere Seiten zeigen',
      none: 'Keine Seite.',
      untitled: 'kein Titel',
    },
    runs: {
      title: 'Durchläufe',
      columns: { at: 'Gestartet', device: 'Gerät', score: 'Audit-Score', geo: 'GEO-Score', worse: 'Neu nicht bestanden', pages: 'Seiten' },
      more: 'Ältere Durchläufe zeigen',
    },
  },

  schedule: {
    title: 'Zeitplan',
    none: 'Diese Website wird nur geprüft, wenn jemand einen Durchlauf startet.',
    next: ({ at }) => `Nächster: ${at}`,
    never: 'Nicht mehr fällig.',
    last: ({ at }) => `Letzter: ${at}`,
    cron: 'Cron-Ausdruck',
    cronHelp: 'Minute, Stunde, Tag, Monat, Wochentag: „0 3 * * 1“ ist Montag um drei.',
    zone: 'Zeitzone',
    create: 'Zeitplan erstellen',
    remove: 'Löschen',
    removeThis: ({ cron }) => `Zeitplan ${cron} löschen`,
    pages: ({ count }) => pagesOf(count),
    sitemap: ({ url }) => `die Sitemap ${url}`,
    crawl: ({ url }) => `Seiten, die über Links ab ${url} gefunden werden`,
    source: ({ what }) => `Prüft ${what}.`,
    tooMany:
      'Der neueste Durchlauf hat eine Liste von mehr als 1.000 Seiten. Zuerst einen Durchlauf aus einer Sitemap oder einem Crawl starten.',
  },
};
