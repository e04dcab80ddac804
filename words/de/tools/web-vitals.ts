import type { words as en } from '../../en/tools/web-vitals.ts';
import { german } from '../german.ts';

const { date, duration, fixed, number, percent } = german;

export const words: typeof en = {
  oneVisit: 'Dieser Besuch auf diesem Gerät. Google verwendet das 75. Perzentil echter Besuche über 28 Tage.',
  background: 'Die Seite wurde in einem Hintergrund-Tab geladen, ihre Zeiten sind daher nicht aussagekräftig. Im Vordergrund neu laden.',
  long: { LCP: 'Largest Contentful Paint', CLS: 'Cumulative Layout Shift', INP: 'Interaction to Next Paint' },
  absent: {
    LCP: 'Der Browser hat keinen LCP aufgezeichnet.',
    CLS: 'Dieser Browser zeichnet keine Layoutverschiebungen auf.',
    INP: 'Noch keine Interaktion: Die Seite benutzen, dann erneut prüfen.',
  },
  seconds: ({ ms }) => `${fixed(ms / 1_000, 2)}\u00a0s`,
  milliseconds: ({ ms }) => duration(ms).replaceAll(' ', '\u00a0'),
  shift: ({ value }) => fixed(value, 3),
  ratings: { muted: 'nicht gemessen', good: 'gut', warn: 'Optimierung erforderlich', bad: 'schlecht' },
  limits: ({ good, poor }) => `gut bis ${good}, schlecht über ${poor}`,
  mark: 'Elemente auf der Seite umranden',
  again: 'Erneut messen',
  field: {
    title: 'Echte Besucher',
    noKey:
      'Google veröffentlicht, was bei Besuchern mit Chrome gemessen wurde (Chrome UX Report). Um es hier zu sehen, einen eigenen API-Schlüssel hinterlegen; er ist kostenlos.',
    settings: 'Einstellungen: Felddaten',
    load: 'Felddaten laden',
    loading: 'Wird geladen…',
    note: 'Sendet die URL dieser Seite, ohne Query-String, und Ihren Schlüssel an Google.',
    of: {
      url: ({ until }) => `75. Perzentil dieser URL, 28 Tage${until && ` bis ${date(until)}`}.`,
      origin: ({ until }) =>
        `75. Perzentil aller Seiten dieses Origins, 28 Tage${until && ` bis ${date(until)}`}: Diese URL hat zu wenige Besuche.`,
    },
    value: { lcp: ({ value }) => `${fixed(value / 1_000, 2)} s`, inp: ({ value }) => duration(value), cls: ({ value }) => fixed(value, 2) },
    shares: ({ good, poor }) => `${percent(good)} der Besuche gut, ${percent(poor)} schlecht`,
    notMeasured: 'zu wenige Besuche',
    missing: {
      'not-public': 'Diese Seite ist nicht im öffentlichen Web, daher hat Google keine Daten dazu. Es wurde nichts gesendet.',
      'no-visits': 'Google hat zu wenige Besuche dieser URL und ihres Origins, um Daten zu veröffentlichen.',
      unreachable: 'Der Chrome UX Report hat nicht geantwortet. Später erneut versuchen.',
      unreadable: 'Die Antwort hat nicht das Format des Chrome UX Report.',
    },
    refused: ({ status, message }) =>
      status === 429
        ? 'Ihr Schlüssel hat die Grenze seiner Anfragen erreicht. In einer Minute erneut versuchen.'
        : `Google hat die Anfrage abgelehnt (${status})${message && `: „${message}“`} Den Schlüssel in den Einstellungen prüfen.`,
  },
  parts: {
    title: 'LCP nach Teilen',
    none: 'Der Browser hat bei diesem Besuch keinen LCP aufgezeichnet.',
    ttfb: ({ ms }) => `Time to First Byte ${duration(ms)}`,
    loadDelay: ({ ms }) => `Ladeverzögerung ${duration(ms)}`,
    loadTime: ({ ms }) => `Ladezeit ${duration(ms)}`,
    renderDelay: ({ ms }) => `Renderverzögerung ${duration(ms)}`,
  },
  shifts: {
    title: 'Layoutverschiebungen',
    rows: 'Layoutverschiebungen',
    none: 'Bisher keine unerwarteten Layoutverschiebungen.',
    value: 'Verschiebung',
    after: 'Nach',
    element: 'Element',
    gone: 'ein Element, das nicht mehr existiert',
    more: ({ count }) => `und ${number(count)} weitere`,
  },
  marks: {
    lcp: ({ ms }) => `LCP ${fixed(ms / 1_000, 2)} s`,
    moved: ({ value }) => `Verschiebung ${fixed(value, 3)}`,
    inp: ({ ms }) => `INP ${duration(ms)}`,
  },
};
