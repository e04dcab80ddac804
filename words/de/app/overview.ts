import type { overview as en } from '../../en/app/overview.ts';
import { german } from '../german.ts';

const { agree, amount, and, number, percent } = german;

const bands: Record<Parameters<typeof en.audit>[0]['band'], string> = {
  excellent: 'hervorragend',
  good: 'gut',
  fair: 'verbesserungsbedürftig',
  poor: 'schlecht',
};

export const overview: typeof en = {
  reading: ({ names }) => `Wird noch gelesen: ${and(names)}…`,
  auditScore: 'Audit-Score',
  geoScore: 'GEO-Score',
  auditWord: 'Audit',
  geoWord: 'GEO',
  counted: ({ count }) => ({
    fail: 'nicht bestanden',
    warn: agree(count, { one: 'Warnung', other: 'Warnungen' }),
    pass: 'bestanden',
    na: 'nicht zutreffend',
    unchecked: 'nicht geprüft',
  }),
  audit: ({ score, band, complete }) =>
    complete ? `Audit-Score: ${number(score)} von 100, ${bands[band]}.` : `Audit-Score bisher: ${number(score)} von 100.`,
  noAudit: 'Kein Audit-Score.',
  pageType: 'Seitentyp',
  detected: ({ type }) => `${type} (erkannt)`,
  capped: ({ cap }) => `Gedeckelt bei ${number(cap)}:`,
  readiness: 'Wie gut sich die Seite eignet, in KI-Antworten zitiert zu werden.',
  measured: ({ share }) =>
    `Wie gut sich die Seite eignet, in KI-Antworten zitiert zu werden. ${percent(share)} ihrer Punkte konnten geprüft werden.`,
  partly: ({ share }) =>
    `Wie gut sich die Seite eignet, in KI-Antworten zitiert zu werden. Grobe Schätzung: Nur ${percent(share)} ihrer Punkte konnten geprüft werden.`,
  keepOut: 'Suchmaschinen sollen sie ausschließen',
  geoMeans: 'Generative Engine Optimization. Andere sagen AEO, LLMO oder KI-Suchoptimierung.',
  place: 'Scores und Befunde erscheinen hier gleich.',

  fixes: {
    unsettled: 'Wird noch gelesen; die Reihenfolge kann sich ändern',
    first: ({ count }) => `Nur die ersten ${number(count)} zeigen`,
    all: ({ count }) => `Alle ${number(count)} zeigen`,
    others: ({ count, dependent }) =>
      dependent
        ? `${amount(count, { one: 'weiteres Problem', other: 'weitere Probleme' })}: damit behoben oder von geringer Bedeutung`
        : amount(count, { one: 'weitere Warnung von geringer Bedeutung', other: 'weitere Warnungen von geringer Bedeutung' }),
    geoWeakest: ({ titles }) => `Schwächste GEO-${agree(titles.length, { one: 'Kategorie', other: 'Kategorien' })}: ${titles.join(', ')}`,
  },

  geo: {
    title: 'GEO-Score nach Kategorie',
    points: ({ points }) => amount(points, { one: 'Punkt', other: 'Punkte' }),
    ofHundred: ({ score }) => `${number(score)} von 100`,
    convention: 'Die Gewichte der Kategorien sind unsere eigenen.',
    made: 'Wie der Score berechnet und getestet wird (auf Englisch)',
  },
};
