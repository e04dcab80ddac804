import type { IndexStepFacts } from '../../../checks/views/index-steps.ts';
import type { words as en } from '../../en/tools/indexability.ts';
import { german } from '../german.ts';
import { reasonText } from '../checks/reasons.ts';

const { amount, and, number, percent } = german;

/** Each begins a sentence. */
const materials: Record<IndexStepFacts, string> = {
  response: 'Die Antwort',
  robotsTxt: 'robots.txt',
  page: 'Die URL',
  head: 'Der Head',
  served: 'Der HTML-Quelltext',
};
const directive = ({ written, place, inHead }: { written: string; place: string; inHead: boolean }) =>
  `\`${written}\` (${place}${inHead ? '' : ', im Body'})`;

export const words: typeof en = {
  neither: ({ why }) => `Weder Google noch Bing kann diese Seite indexieren. ${why}`,
  ofEngine: ({ engine, why }) => `${engine}: ${why}`,
  wanted: 'Sie möchten diese Seite ausschließen, also ist das so gewollt.',
  some: ({ engines, why }) => `${and(engines)} ${engines.length === 1 ? 'kann' : 'können'} diese Seite nicht indexieren. ${why}`,
  elsewhere: ({ why }) => `Google und Bing sollen statt dieser Seite eine andere indexieren. ${why}`,
  unknown: 'Soweit erkennbar, blockiert nichts die Indexierung. Nicht jeder Schritt konnte aber geprüft werden.',
  doubt: ({ why }) => `Indexierbar, mit einer Warnung: ${why}`,
  yes: 'Ja: Google und Bing können diese Seite indexieren.',
  yesUnwanted: 'Google und Bing können diese Seite indexieren, obwohl Sie sie ausschließen möchten.',
  note: 'Crawler bleiben beim ersten blockierenden Schritt stehen. Sind alle Schritte frei, ist die Seite indexierbar; das garantiert keine Indexierung.',
  blocksFirst: 'blockiert zuerst',
  unreached: 'nicht erreicht',
  states: { open: 'frei', blocks: 'blockiert', elsewhere: 'verweist auf andere URL', watch: 'Warnung', unknown: 'unbekannt' },
  steps: {
    status: 'Antwort des Servers',
    'robots-txt': 'robots.txt',
    directives: 'Robots-Anweisungen',
    canonical: 'Canonical',
    rendered: 'Gerenderte Seite',
  },
  says: {
    reading: ({ what }) => `${materials[what]} wird noch gelesen.`,
    unread: ({ what, why }) => `${materials[what]} konnte nicht gelesen werden: ${reasonText(why)}`,
    answers: ({ status }) => `Die Seite liefert ${status}.`,
    noAnswer: () => 'Der Server hat nicht geantwortet.',
    refused: ({ status }) =>
      `Unsere Anfrage ohne Cookies wurde mit ${status} abgelehnt. Vielleicht wird auch die Suchmaschine abgelehnt; das konnte nicht geprüft werden.`,
    redirects: ({ status }) => `Die Seite liefert ${status}: Stattdessen wird eine andere URL indexiert.`,
    gone: ({ status }) => `Die Seite liefert ${status} und wird deshalb nicht indexiert.`,
    robotsSilent: () =>
      'Die Anfrage nach robots.txt blieb ohne Antwort: Crawler hören womöglich auf zu crawlen, bis sie wieder funktioniert.',
    robotsFailing: ({ status }) => `robots.txt liefert ${status}. Bis das behoben ist, behandelt Google die ganze Website als blockiert.`,
    robotsMayBlock: ({ status }) => `robots.txt liefert ${status}: Crawler behandeln womöglich die ganze Website als blockiert.`,
    noRobots: ({ status }) => `Es gibt keine robots.txt (${status}), also ist nichts blockiert.`,
    crawlable: ({ line }) =>
      line === null ? 'Crawling ist erlaubt: Keine Regel passt auf diese URL.' : `Crawling ist erlaubt: Zeile ${number(line)} entscheidet.`,
    uncrawlable: ({ line }) => (line === null ? 'Crawling ist blockiert.' : `Crawling ist blockiert: Zeile ${number(line)} entscheidet.`),
    noindex: (found) => `Die Indexierung ist durch ${directive(found)} blockiert.`,
    noHeaders: () => 'Kein noindex in der Seite; die Header sind unbekannt.',
    indexable: () => 'Kein noindex in der Seite oder ihren Headern.',
    noCanonical: () => 'Kein Canonical, also wählt die Suchmaschine die URL.',
    selfCanonical: () => 'Das Canonical ist diese URL.',
    canonicals: ({ count }) =>
      `Die Seite gibt ${amount(count, { one: 'Canonical', other: 'verschiedene Canonicals' })} an; die Suchmaschine wählt.`,
    canonicalElsewhere: ({ url }) => `Das Canonical verweist auf eine andere Seite: ${url}`,
    blank: () => 'Hier gibt es nichts zu lesen: Die Seite zeigt keinen Text, keine Überschrift und kein Bild.',
    noScripts: () => 'Die Seite hat keine Skripte: HTML-Quelltext und gerendertes HTML sind gleich.',
    servedNoindex: ({ written }) => `Der HTML-Quelltext enthält \`${written}\`; es mit JavaScript zu entfernen, ist zu spät.`,
    served: ({ share }) => `Im HTML-Quelltext: ${percent(share)} des Haupttexts.`,
    noMainText: () => 'Die Seite hat keinen Haupttext zum Vergleich mit dem HTML-Quelltext.',
    scripted: ({ engine, share }) =>
      share > 0
        ? `Nur ${percent(share)} des Haupttexts im HTML-Quelltext: ${engine} muss Skripte ausführen, um den Rest zu sehen.`
        : `Nichts vom Haupttext steht im HTML-Quelltext: ${engine} muss Skripte ausführen, um ihn zu sehen.`,
  },
};
