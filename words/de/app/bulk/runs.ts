import type { runs as en } from '../../../en/app/bulk/runs.ts';
import { german } from '../../german.ts';
import { jobWords } from './job-errors.ts';

const { amount, number, time, timeToTheSecond } = german;
const zone = () => Intl.DateTimeFormat().resolvedOptions().timeZone;
const pagesOf = (count: number) => amount(count, { one: 'Seite', other: 'Seiten' });
const counted: typeof en.counts = ({ done, failed, running, waiting, cancelled }) =>
  [
    `${number(done)} fertig`,
    failed > 0 && `${number(failed)} fehlgeschlagen`,
    running > 0 && `${number(running)} in Prüfung`,
    waiting > 0 && `${number(waiting)} wartend`,
    cancelled > 0 && `${number(cancelled)} abgebrochen`,
  ]
    .filter(Boolean)
    .join(', ');
const states: typeof en.states = {
  draft: 'Nicht gestartet',
  running: 'Läuft',
  paused: 'Pausiert',
  finished: 'Beendet',
  cancelled: 'Abgebrochen',
};
/** Approximate milliseconds. */
const about = (ms: number): string => {
  const seconds = Math.round(ms / 1_000);
  if (seconds < 10) return 'ein paar Sekunden';
  if (seconds < 55) return `etwa ${number(Math.ceil(seconds / 10) * 10)} Sekunden`;
  const minutes = Math.round(seconds / 60);
  return minutes < 60
    ? `etwa ${amount(minutes, { one: 'Minute', other: 'Minuten' })}`
    : `etwa ${amount(Math.round(minutes / 60), { one: 'Stunde', other: 'Stunden' })}`;
};

export const runs: typeof en = {
  title: 'Sammelprüfungen',
  runs: 'Durchläufe',
  newRun: 'Neuer Durchlauf',
  run: 'Durchlauf',
  documentTitle: ({ title }) => `${title} · Pageloupe`,
  privacy:
    'Durchläufe, Berichte und Dateien bleiben auf diesem Gerät. Pageloupe fordert nur die eingereihten Seiten an, die beim Crawlen gefundenen Seiten und, wenn Sie es wählen, Linkziele.',
  reading: 'Der Durchlauf wird gelesen…',
  readingAll: 'Die Durchläufe werden gelesen…',
  gone: 'Diesen Durchlauf gibt es nicht mehr.',
  goneWhy: 'Er wurde gelöscht oder hat neueren Durchläufen Platz gemacht.',
  seeAll: 'Alle Durchläufe ansehen',
  when: ({ at }) => time(at, zone()),
  whenToTheSecond: ({ at }) => timeToTheSecond(at, zone()),

  files: 'Dateien',
  file: {
    making: 'wird erstellt…',
    saving: 'wird gespeichert…',
    saved: 'ist gespeichert.',
    failed: ({ error }) => `konnte nicht erstellt werden. ${error}`,
    progress: ({ name }) => `Fortschritt von ${name}`,
    pages: ({ done, total }) => `${number(done)} von ${pagesOf(total)}`,
    close: ({ name }) => `${name} ausblenden`,
    tryAgain: ({ error }) =>
      `${error} Erneut versuchen; wenn es wieder scheitert, fehlt möglicherweise Arbeitsspeicher oder Speicherplatz.`,
  },

  none: 'Noch keine Durchläufe.',
  noneHelp:
    'Eine Sammelprüfung prüft viele Seiten im Hintergrund: offene Tabs, eine Liste von URLs, eine Sitemap oder den Crawl einer Website. Das Ergebnis ist eine Tabelle aller Seiten, Probleme der ganzen Website und ein PDF zum Weitergeben.',
  choose: 'Seiten wählen',
  kept: ({ most }) =>
    `Auf diesem Gerät gespeichert: Entwürfe, aktive Durchläufe, die ${number(most)} zuletzt beendeten selbst gestarteten und die ${number(most)} zuletzt beendeten jedes Zeitplans. Wird ein Durchlauf angelegt, werden ältere beendete mit ihren Berichten gelöscht. Was bleiben soll, als PDF, HTML oder JSON exportieren.`,
  states,
  inQueue: ({ pages }) => `${pagesOf(pages)} in der Warteschlange`,
  counts: counted,
  pagesAndCounts: ({ pages, counts }) => `${pagesOf(pages)}: ${counts}`,
  stateAndCounts: ({ state, counts }) => `${state}: ${counts}`,
  started: ({ when }) => `Gestartet: ${when}`,
  ended: ({ when }) => `Beendet: ${when}`,
  created: ({ when }) => `Erstellt: ${when}`,
  continue: 'Fortsetzen',
  open: 'Öffnen',
  continueNamed: ({ name }) => `${name} fortsetzen`,
  openNamed: ({ name }) => `${name} öffnen`,
  rename: 'Umbenennen',
  renameNamed: ({ name }) => `${name} umbenennen`,
  delete: 'Löschen',
  deleteNamed: ({ name }) => `${name} löschen`,
  deleteRun: 'Durchlauf löschen',
  name: 'Name des Durchlaufs',
  saveName: 'Namen speichern',
  cancel: 'Abbrechen',

  confirmDelete: {
    title: 'Diesen Durchlauf löschen?',
    text: ({ name, reports, running }) =>
      [
        reports > 0
          ? `„${name}“: ${amount(reports, { one: 'Bericht wird', other: 'Berichte werden' })} von diesem Gerät gelöscht.`
          : `„${name}“: Die Warteschlange wird gelöscht.`,
        'Gespeicherte Dateien bleiben erhalten.',
        running && 'Der Durchlauf ist noch aktiv und wird gestoppt.',
      ]
        .filter(Boolean)
        .join(' '),
    yes: 'Löschen',
    no: 'Behalten',
  },
  confirmCancel: {
    title: 'Diesen Durchlauf abbrechen?',
    text: ({ open, reports }) =>
      `${amount(open, { one: 'Seite wird', other: 'Seiten werden' })} nicht geprüft. ${amount(reports, { one: 'Bericht bleibt', other: 'Berichte bleiben' })} erhalten.`,
    yes: 'Durchlauf abbrechen',
    no: 'Weiterlaufen lassen',
  },

  compare: 'Mit anderem Durchlauf vergleichen',
  export: 'Exportieren',
  pdf: 'PDF-Bericht',
  pdfNote: ({ pages }) => `Deckblatt, Zusammenfassung, ${pagesOf(pages)}`,
  html: 'HTML-Bericht',
  htmlNote: 'eine Datei für jeden Browser',
  pagesCsv: 'CSV der Seiten',
  pagesCsvNote: 'eine Zeile je Seite',
  findingsCsv: 'CSV der Befunde',
  findingsCsvNote: 'eine Zeile je Befund',
  json: 'JSON',
  jsonNote: 'für andere Programme',
  facts: ({ started, ended, tools, probes }) =>
    [
      started && `Gestartet: ${started}`,
      ended && `beendet: ${ended}`,
      tools > 0 ? `${amount(tools, { one: 'Werkzeug', other: 'Werkzeuge' })} ausgewählt` : 'alle Werkzeuge',
      probes && 'Links geprüft',
    ]
      .filter(Boolean)
      .join(' · '),
  parts: 'Teile des Durchlaufs',
  pages: 'Seiten',
  site: 'Ganze Website',
  soFar: 'Bisher.',
  toSite: 'Probleme der ganzen Website ansehen',
  noneAudited: 'Noch keine Seiten geprüft. Probleme der ganzen Website erscheinen hier, sobald Seiten fertig sind.',
  soFarOf: ({ pages, all }) => `Bisher: ${number(pages)} von ${pagesOf(all)}.`,

  progress: 'Fortschritt',
  audited: 'Geprüfte Seiten',
  endedOf: ({ ended, total }) => `${number(ended)} von ${pagesOf(total)}`,
  leftLater: 'Restzeit erscheint nach einigen Seiten',
  left: ({ ms }) => `noch ${about(ms)}`,
  pause: 'Pausieren',
  resume: 'Fortsetzen',
  showFailed: 'Fehlgeschlagene zeigen',
  retry: ({ count }) => `${number(count)} fehlgeschlagene erneut versuchen`,
  legend: {
    done: ({ count }) => `${number(count)} fertig`,
    failed: ({ count }) => `${number(count)} fehlgeschlagen`,
    running: ({ count }) => `${number(count)} in Prüfung`,
    waiting: ({ count }) => `${number(count)} wartend`,
    cancelled: ({ count }) => `${number(count)} abgebrochen`,
  },
  refused: 'Berechtigung verweigert, daher wurde nichts gestartet.',
  refusedSites: 'Nichts ist verloren. Erneut versuchen und „Zulassen“ wählen, wenn der Browser fragt.',
  refusedAll: 'Nichts ist verloren. Erneut versuchen und zulassen, wenn der Browser fragt: Linkziele können auf jeder Website liegen.',
  goesOn: 'Sie können andere Tabs nutzen oder diese Seite schließen; der Durchlauf geht im Hintergrund weiter.',

  jobs: { waiting: 'Wartend', running: 'In Prüfung', done: 'Geprüft', failed: 'Fehlgeschlagen', cancelled: 'Abgebrochen' },
  pauses: {
    user: { what: 'Sie haben diesen Durchlauf pausiert.', todo: 'Jederzeit fortsetzbar; fertige Seiten bleiben erhalten.' },
    offline: {
      what: 'Keine Netzwerkverbindung.',
      todo: 'Der Durchlauf geht weiter, wenn die Verbindung wieder da ist oder Sie ihn fortsetzen.',
    },
    'storage-full': {
      what: 'Kein Speicherplatz mehr für Berichte.',
      todo: 'Nicht mehr benötigte Durchläufe löschen oder Speicherplatz freigeben, dann fortsetzen.',
    },
    'no-permission': {
      what: 'Pageloupe hat keine Berechtigung mehr für diese Websites.',
      todo: 'Fortsetzen und die Websites zulassen, wenn der Browser fragt.',
    },
    restarted: {
      what: 'Der Browser wurde während dieses Durchlaufs geschlossen.',
      todo: 'Fortsetzen, um den Rest zu prüfen; fertige Seiten bleiben erhalten.',
    },
  },
  failures: {
    'tab-gone': 'Tab geschlossen',
    navigated: 'Seite gewechselt',
    crashed: 'Tab abgestürzt',
    asleep: 'Tab im Ruhezustand',
    'no-access': 'Kein Zugriff',
    'no-permission': 'Keine Berechtigung',
    'not-a-page': 'Keine Seite',
    'http-error': 'HTTP-Fehler',
    unreachable: 'Nicht erreichbar',
    timeout: 'Zu langsam',
    interrupted: 'Unterbrochen',
    'audit-failed': 'Audit gescheitert',
  },
  ...jobWords,

  done: {
    added: ({ added, joined }) => {
      const first = added === 0 ? 'Nichts Neues' : `${pagesOf(added)} hinzugefügt`;
      return joined > 0 ? `${first}; ${amount(joined, { one: 'war', other: 'waren' })} schon in der Warteschlange.` : `${first}.`;
    },
    follows: 'Den Links dieser Seite wird gefolgt.',
    followsNone: 'Den Links wird nicht gefolgt.',
    removed: ({ count }) => `${pagesOf(count)} aus der Warteschlange entfernt.`,
    first: 'Schon an erster Stelle.',
    last: 'Schon an letzter Stelle.',
    moved: ({ place, all }) => `Auf Position ${number(place)} von ${number(all)} verschoben.`,
    renamed: ({ name }) => `In ${name} umbenannt.`,
    deleted: 'Durchlauf gelöscht.',
  },
  wrong: {
    read: 'Die Ergebnisse konnten nicht gelesen werden.',
    add: 'Die Seiten konnten nicht hinzugefügt werden.',
    queue: 'Die Seiten konnten nicht eingereiht werden.',
    options: 'Die Option konnte nicht gespeichert werden.',
    repeat: 'Die Prüfung konnte nicht geplant werden.',
    'stop-repeating': 'Der Zeitplan konnte nicht entfernt werden.',
    follow: 'Die Start-URL konnte nicht gespeichert werden.',
    remove: 'Die Seiten konnten nicht entfernt werden.',
    order: 'Die Reihenfolge konnte nicht gespeichert werden.',
    rename: 'Der Durchlauf konnte nicht umbenannt werden.',
    delete: 'Der Durchlauf konnte nicht gelöscht werden.',
    start: 'Der Durchlauf konnte nicht gestartet werden.',
    pause: 'Der Durchlauf konnte nicht pausiert werden.',
    resume: 'Der Durchlauf konnte nicht fortgesetzt werden.',
    cancel: 'Der Durchlauf konnte nicht abgebrochen werden.',
    'retry-failed': 'Die fehlgeschlagenen Seiten konnten nicht erneut eingereiht werden.',
  },
  because: ({ what, error }) => `${what} ${error}`,
  nameless: 'Einen Namen für den Durchlauf eingeben.',
  firstName: 'Sammelprüfung',
  hosts: ({ first, more }) => `${first} und ${number(more)} weitere`,
};
