import type { schedule as en } from '../../../en/app/bulk/schedule.ts';
import { german } from '../../german.ts';

const { amount, and, number } = german;

export const schedule: typeof en = {
  repeat: 'Wiederholen…',
  title: 'Diese Prüfung wiederholen',
  how: 'Wie oft?',
  choices: { day: 'Täglich', week: 'Wöchentlich', hours: 'Alle paar Stunden' },
  hours: 'Stunden zwischen den Durchläufen',
  help: 'Läuft, solange der Browser offen ist. Ist er zu diesem Zeitpunkt geschlossen, läuft die Prüfung einmal beim Start des Browsers.',
  notice: {
    title: ({ name }) => `Prüfung beendet: ${name}`,
    skipped: ({ name }) => `Geplante Prüfung übersprungen: ${name}`,
    paused: 'Ihr voriger Durchlauf ist pausiert. Fortsetzen oder abbrechen.',
    audited: ({ pages }) => `${amount(pages, { one: 'Seite', other: 'Seiten' })}. Kein früherer Durchlauf zum Vergleichen.`,
    changes: ({ worse, checks, more, gone, fresh, unread }) =>
      [
        worse === 0
          ? 'Nichts hat sich verschlechtert.'
          : `Schlechter auf ${amount(worse, { one: 'Seite', other: 'Seiten' })}: ${and(more > 0 ? [...checks, amount(more, { one: 'weitere Prüfung', other: 'weitere Prüfungen' })] : checks)}.`,
        gone > 0 && `${amount(gone, { one: 'Seite fehlt', other: 'Seiten fehlen' })}.`,
        fresh > 0 && `${amount(fresh, { one: 'Seite ist', other: 'Seiten sind' })} neu.`,
        unread > 0 && `${amount(unread, { one: 'Seite konnte', other: 'Seiten konnten' })} nicht geprüft werden.`,
      ]
        .filter(Boolean)
        .join(' '),
  },
  noticeHelp:
    'Der Browser fragt möglicherweise, ob Benachrichtigungen erlaubt sind: Nach jedem Durchlauf melden sie, was schlechter wurde.',
  yes: 'Planen',
  no: 'Abbrechen',
  made: 'Die Prüfung ist geplant.',
  silent: 'Die Prüfung ist geplant. Der Browser hat keine Benachrichtigungen erlaubt; die Ergebnisse stehen auf dieser Seite.',
  stopped: 'Zeitplan entfernt.',
  list: 'Geplante Prüfungen',
  every: ({ unit, count }) =>
    unit === 'days' && count === 7
      ? 'Jede Woche'
      : count === 1
        ? unit === 'days'
          ? 'Jeden Tag'
          : 'Jede Stunde'
        : `Alle ${number(count)} ${unit === 'days' ? 'Tage' : 'Stunden'}`,
  next: ({ when }) => `als Nächstes: ${when}`,
  last: ({ when }) => `zuletzt: ${when}`,
  never: 'noch nicht gelaufen',
  lastRun: 'Letzter Durchlauf',
  lastRunNamed: ({ name }) => `Letzter Durchlauf von ${name}`,
  compare: 'Was sich geändert hat',
  compareNamed: ({ name }) => `Was sich geändert hat: ${name}`,
  stop: 'Nicht mehr wiederholen',
  stopNamed: ({ name }) => `${name} nicht mehr wiederholen`,
};
