import type { words as en } from '../../en/tools/robots-directives.ts';
import { german } from '../german.ts';

const { amount, date } = german;
const secondForms = { one: 'Sekunde', other: 'Sekunden' };

export const words: typeof en = {
  everyOther: 'alle anderen',
  allCrawlers: 'alle Crawler',
  none: 'Keine Robots-Anweisungen: Alles ist erlaubt.',
  found: ({ count }) =>
    `${amount(count, { one: 'Anweisung', other: 'Anweisungen' })} in Meta-Tags und X-Robots-Tag-Headern. Ein Crawler kombiniert die Anweisungen für alle Crawler mit den eigenen; die strengste gilt.`,
  metaOnly: 'Die Matrix enthält nur Meta-Tags.',
  matrix: {
    title: 'Ergebnis für jeden Crawler',
    rows: 'Crawler',
    none: 'Keine Crawler zu zeigen.',
    crawler: 'Crawler',
    index: 'Index',
    follow: 'Follow',
    snippet: 'Snippet',
    image: 'Bildvorschau',
    more: 'Weiteres',
    yes: 'ja',
    noIn: { meta: 'nein (Meta)', header: 'nein (Header)' },
    noBecause: ({ directive, places }) => `${directive} (${places.join(', ')})`,
    noSnippet: 'keins',
    anyLength: 'jede Länge',
    upTo: ({ count }) => `bis ${amount(count, { one: 'Zeichen', other: 'Zeichen' })}`,
    notSet: 'nicht gesetzt',
    notIndexed: 'Bilder nicht indexiert',
    videoAny: 'Video beliebig lang',
    videoUpTo: ({ seconds }) => `Video bis ${amount(seconds, secondForms)}`,
    until: ({ time }) => `bis ${date(time)}`,
  },
  written: {
    title: 'Anweisungen im Original',
    rows: 'Anweisungen',
    none: 'Keine Robots-Anweisungen in der Seite oder ihren Headern.',
    directive: 'Anweisung',
    for: 'Für',
    where: 'Wo',
    readBy: 'Unterstützt von',
    meta: ({ crawler }) => `meta ${crawler}`,
    metaInBody: ({ crawler }) => `meta ${crawler}, im Body`,
    reads: {
      google: 'Google und anderen',
      default: 'Standardwert',
      bing: 'nur Bing',
      idle: 'keiner großen Suchmaschine',
      misspelt: 'Schreibfehler',
      invalid: 'ungültiger Wert',
      unknown: 'unbekannt',
    },
    meant: ({ reads, meant }) => `${reads}: ${meant}?`,
    ambiguous: 'gilt womöglich für alle: Browser fassen Header zusammen',
  },
  conflicts: {
    title: 'Widersprüche',
    none: 'Keine widersprüchlichen Anweisungen.',
    one: ({ first, firstPlace, second, secondPlace }) =>
      `\`${first}\` (${firstPlace}) widerspricht \`${second}\` (${secondPlace}): Die strengere gilt.`,
    odd: ({ count }) =>
      `${amount(count, { one: 'Wert wird', other: 'Werte werden' })} von keiner großen Suchmaschine unterstützt: siehe oben, „Unterstützt von“.`,
  },
};
