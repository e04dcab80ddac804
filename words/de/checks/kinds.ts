import type { Audience } from '../../../checks/lists/rich-results.ts';
import type * as en from '../../en/checks/kinds.ts';
import { amount } from './grammar.ts';

/** Labels shared by findings and tools. */

/** What is wrong with a line of robots.txt. */
export const robotsTxtMistakes: typeof en.robotsTxtMistakes = {
  'no-separator': 'kein Doppelpunkt zwischen Name und Wert',
  'unknown-directive': 'kein bekannter Crawler liest diese Anweisung',
  'unsupported-directive': 'kein großer Crawler unterstützt das noch in der robots.txt',
  typo: 'falsch geschrieben; Google akzeptiert es, andere vielleicht nicht',
  'rule-before-agent': 'steht vor der ersten User-agent-Zeile und gilt daher für keinen Crawler',
  'empty-agent': 'ohne Namen eines Crawlers',
  'pattern-start': 'beginnt nicht mit / oder * und passt daher vielleicht auf nichts',
  'dollar-inside': '$ bezeichnet nur am Ende eines Musters das Ende der URL',
  'never-matches':
    'passt bei Google auf nichts: Leerzeichen, geschweifte Klammern und Anführungszeichen sind in URLs kodiert (%20, %7B …) und müssen es auch hier sein',
  'relative-sitemap': 'eine Sitemap braucht ihre vollständige URL',
  'long-line': 'länger, als Crawler lesen',
  'not-utf8': 'ist nicht UTF-8',
};

/** What a file listed as a sitemap really is. */
export const sitemapKinds: typeof en.sitemapKinds = {
  urlset: 'Liste von URLs',
  index: 'Sitemap-Index',
  text: 'Textliste',
  feed: 'Feed',
  html: 'eine HTML-Seite, keine Sitemap',
  unreadable: 'nicht lesbar',
};

/** Where a leftover is. */
export const leftoverPlaces: typeof en.leftoverPlaces = {
  title: () => 'Titel',
  h1: () => 'h1',
  meta: ({ name }) => name,
  canonical: () => 'Canonical',
  hreflang: () => 'hreflang',
  data: ({ name }) => `strukturierte Daten, ${name}`,
  text: () => 'Text',
  link: () => 'Link',
  image: () => 'Bild',
};

/** What a canonical differs in from the URL of its page. */
export const canonicalDifferences: typeof en.canonicalDifferences = {
  case: 'Groß- und Kleinschreibung',
  slash: 'Schrägstrich am Ende',
  parameters: 'Tracking- oder Session-Parameter',
  www: 'www',
  scheme: 'http und https',
  fragment: 'Fragment',
  slug: 'Wörter im Pfad rund um denselben Namen oder dieselbe Nummer',
};

/** Key facts of a page, such as its price. */
export const decisionFactNames: typeof en.decisionFactNames = {
  price: () => 'Preis mit Währung',
  'served-price': () => 'Preis im HTML-Quelltext',
  specifications: ({ specifications }) => `mindestens ${amount(specifications, { one: 'technische Angabe', other: 'technische Angaben' })}`,
  availability: () => 'Verfügbarkeit',
  'marked-price': () => 'Preis aus den strukturierten Daten',
  address: () => 'Adresse',
  phone: () => 'Telefonnummer',
  hours: () => 'Öffnungszeiten',
  area: () => 'Einzugsgebiet',
  'price-or-free': () => 'Preis oder „kostenlos“',
  platform: () => 'Plattform',
  version: () => 'Version oder Datum',
  included: () => 'was enthalten ist',
  contact: () => 'Kontakt- oder Buchungsmöglichkeit',
};

const audiences: Record<Audience, string> = {
  'usa-beta': 'als Beta, für Leser in den USA und englische Seiten',
  'eea-beta': 'als Beta, im Europäischen Wirtschaftsraum, in der Türkei und in Südafrika',
  'hotel-center': 'für Anbieter, die mit dem Google Hotel Center verbunden sind',
  'book-feed': 'für Buchhändler und Bibliotheken mit einem zugelassenen Feed',
};
/** To whom Google shows a feature. */
export const limitedTo: typeof en.limitedTo = ({ audience }) => `nur verfügbar ${audiences[audience]}`;
