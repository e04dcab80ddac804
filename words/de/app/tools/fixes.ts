import type { Field, FixId, FixPlace, OmittedReason, Omission } from '../../../../checks/fixes/fix.ts';
import type { fixes as en } from '../../../en/app/tools/fixes.ts';
import { german } from '../../german.ts';

const { amount, number } = german;

const kinds: Record<FixId, string> = {
  canonical: 'Canonical',
  'canonical-header': 'Canonical als Link-Header',
  'robots-meta': 'Robots-Meta-Tag',
  'robots-header': 'X-Robots-Tag-Header',
  title: 'Titel',
  description: 'Meta-Beschreibung',
  'html-lang': 'Sprache der Seite',
  viewport: 'Viewport',
  charset: 'Zeichenkodierung',
  sharing: 'Open Graph und X-Card',
  article: 'JSON-LD: Article',
  product: 'JSON-LD: Product',
  organization: 'JSON-LD: Organization',
  website: 'JSON-LD: WebSite',
  breadcrumb: 'JSON-LD: BreadcrumbList',
  faq: 'JSON-LD: FAQPage',
  service: 'JSON-LD: Service',
  'local-business': 'JSON-LD: LocalBusiness',
  hreflang: 'hreflang-Angaben',
  'alt-texts': 'Alt-Texte',
  'lcp-image': 'LCP-Bild, früh geladen',
  'robots-txt': 'Zeilen für robots.txt',
  'sitemap-entry': 'Sitemap-Eintrag',
};

const places: Record<FixPlace, string> = {
  head: 'In den `<head>` einfügen.',
  'head-start': 'Direkt nach `<head>` einfügen, vor allem anderen.',
  'html-tag': 'Im Tag `<html …>` ergänzen; vorhandene Attribute dieses Namens ersetzen.',
  header: 'Diesen Header mit der Seite senden.',
  'robots.txt': 'Am Ende von robots.txt einfügen.',
  sitemap: 'In der Sitemap vor `</urlset>` einfügen.',
  images: 'Jedes `alt` im zugehörigen `<img>`-Tag ergänzen.',
  'img-tag': 'Diese Attribute im Tag `<img …>` ergänzen; vorhandene dieses Namens ersetzen.',
};

const left: Record<OmittedReason, string> = {
  image: 'Ein Bild wählen, das zeigt, worum es auf dieser Seite geht.',
  alt: 'Nur Sie wissen, was das Bild zeigt. Für rein dekorative Bilder `alt=""` verwenden.',
  self: 'Nur übernehmen, wenn diese Seite das Original ist und keine Kopie ihres jetzigen Canonicals.',
  wording: 'Der Text stammt von der Seite. Durchlesen und nach Belieben ändern.',
  'no-sentence': 'Kein Satz auf dieser Seite beschreibt sie gut genug. Einen oder zwei schreiben.',
  price: 'Die Seite zeigt mehrere Preise oder ein mehrdeutiges Währungszeichen. Den Preis dieses Produkts eintragen.',
  address: 'Straße, Postleitzahl und Ort so eintragen, wie die Seite sie zeigt.',
  'own-url': 'Das Canonical verweist auf eine andere Seite. `og:url` ist die URL dieser Seite, damit diese Seite geteilt wird.',
  'opens-search': '`noindex` hält diese Seite derzeit aus der Suche heraus. Nur einfügen, wenn man sie dort finden soll.',
  'opens-links': 'Crawler sollen den Links auf dieser Seite nicht folgen (`nofollow`). Danach folgen sie ihnen.',
  'opens-snippets': 'Das Zitieren dieser Seite ist derzeit blockiert (`nosnippet`). Danach dürfen Such- und Antwortmaschinen sie zitieren.',
  'opens-previews':
    'Die Seite begrenzt derzeit ihre Vorschau in Suchergebnissen (`max-snippet`, `max-image-preview` oder `max-video-preview`). Dies hebt die Grenzen auf.',
  'opens-robots': 'robots.txt blockiert diese Seite derzeit, vielleicht absichtlich. Nur einfügen, wenn Crawler sie lesen sollen.',
  attribute: 'Die `<img>`-Tags sind nur mit `src` und `alt` gezeigt. Alle anderen Attribute behalten.',
  'every-page': 'Auf jeder Seite der Gruppe dieselben Zeilen ergänzen, damit alle Seiten einander aufführen.',
  'left-out': 'Ungültige Einträge und solche, die nicht antworten, wurden entfernt.',
  'one-url': 'Ein Code hatte mehrere URLs. Prüfen, ob die richtige übrig ist.',
  'which-sitemap': 'Die Website hat mehrere Sitemaps. Die wählen, die Seiten dieser Art aufführt.',
};

const fields: Record<Field['kind'], string> = {
  title: 'Titel',
  description: 'Beschreibung',
  image: 'URL des Bildes',
  alt: 'Beschreibung des Bildes',
  price: 'Preis und Währung, etwa 49.00 EUR',
  address: 'Anschrift',
};

const omitted: Record<Omission['why'], string> = {
  missing: 'auf der Seite nicht sichtbar',
  different: 'die Seite zeigt einen anderen Wert',
  account: 'ein Kontoname, keine Person',
  contradicts: 'widerspricht einem anderen Datum oder liegt in der Zukunft',
  unreadable: 'kein gültiges Datum',
  code: 'den Code gibt es nicht',
};

export const fixes: typeof en = {
  kinds,
  places,
  left,
  fields,
  leftOut: ({ property, value, why, instead }) =>
    `\`${property}\` (${value}) entfernt: ${omitted[why]}.${instead ? ` War ${instead} gemeint?` : ''}`,
  title: ({ kind }) => `Korrigieren: ${kind}`,
  brief: {
    passes: 'Besteht die Prüfung',
    better: 'Verbessert die Prüfung',
    unfilled: 'Besteht, wenn ausgefüllt',
    optional: 'Optional',
    written: 'Besteht die Prüfung noch nicht',
  },
  code: ({ kind }) => `${kind}, zum Einfügen`,
  copy: 'Kopieren',
  copyNamed: ({ kind }) => `Kopieren: ${kind}`,
  fill: 'Ausfüllen oder ändern',
  width: ({ pixels, limit }) => `${number(pixels)} von etwa ${amount(limit, { other: 'Pixeln' })}`,
  cut: ({ shown }) => `Suchergebnisse würden das kürzen: ${shown}`,
  replaces: 'Diese entfernen',
  at: 'Das Bild',
  more: ({ count }) => `und ${number(count)} weitere`,
  alsoOn: 'Dieselben Zeilen auch in diese Seiten einfügen',
  decide: 'Vor dem Einfügen prüfen',
  results: 'Mit dieser Korrektur neu geprüft',
  becomes: {
    pass: ({ name }) => `${name}: bestanden.`,
    na: ({ name }) => `${name}: trifft nicht mehr zu.`,
    warn: ({ name }) => `${name}: verbessert. Es bleibt:`,
    fail: ({ name }) => `${name}: verbessert, aber weiterhin nicht bestanden:`,
    unchecked: ({ name }) => `${name}: lässt sich hier nicht prüfen.`,
  },
};
