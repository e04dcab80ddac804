import type { words as en } from '../../en/tools/provenance.ts';
import { german } from '../german.ts';

const { amount, date, month } = german;
const daysText = (days: number) => amount(days, { one: 'Tag', other: 'Tage' });

/** A date as it was written, in its own time zone: a time elsewhere may be another day. */
function when({ iso }: { iso: string }): string {
  const [, day = iso, time, zone = ''] = /^([\d-]+)(?:T(\d\d:\d\d)[\d:.]*(Z|[+-]\d\d:?\d\d)?)?$/.exec(iso) ?? [];
  const dayText = /^\d{4}$/.test(day) ? day : /^\d{4}-\d\d$/.test(day) ? month(day) : date(day);
  // Date and time are each kept on one line.
  return [dayText, [time, zone === 'Z' ? 'UTC' : zone].filter(Boolean).join(' ')]
    .map((part) => part.replaceAll(' ', '\u00a0'))
    .join(' ')
    .trim();
}

export const words: typeof en = {
  timeline: {
    title: 'Zeitachse',
    none: 'Keine Daten für eine Zeitachse.',
    published: 'veröffentlicht',
    modified: 'geändert',
    unknown: 'nicht verglichen',
    day: ({ time }) => date(time),
    apart: {
      published: ({ days }) => `Veröffentlichungsdaten liegen ${daysText(days)} auseinander`,
      modified: ({ days }) => `Änderungsdaten liegen ${daysText(days)} auseinander`,
    },
    reversed: ({ days }) => `geändert ${daysText(days)} vor der Veröffentlichung`,
    one: 'nichts zu vergleichen: weniger als zwei Daten',
    agree: {
      both: 'Veröffentlichungsdaten stimmen überein; Änderungsdaten stimmen überein',
      published: 'Veröffentlichungsdaten stimmen überein',
      modified: 'Änderungsdaten stimmen überein',
      none: 'nichts zu vergleichen: keine zwei Daten derselben Art',
    },
  },
  dates: {
    title: 'Daten',
    rows: 'Daten',
    none: 'Kein Datum auf der Seite, in ihrem Markup, ihrer Sitemap oder ihren Headern gefunden.',
    date: 'Datum',
    kind: 'Art',
    where: 'Wo',
    written: 'Im Original',
    visible: 'Sichtbar',
    compared: 'Verglichen',
    unreadable: 'ungültig',
    roles: { published: 'veröffentlicht', modified: 'geändert', unknown: 'nicht angegeben' },
    places: {
      time: '<time>-Element',
      text: 'sichtbarer Text',
      'json-ld': 'JSON-LD',
      microdata: 'Microdata',
      rdfa: 'RDFa',
      meta: 'Meta-Tag',
      url: 'URL',
    },
    labelled: ({ place, label }) => `${place} (${label})`,
    lastmod: 'lastmod der Sitemap',
    header: 'Last-Modified-Header (ein Hinweis)',
    when,
    yes: 'ja',
    no: 'nein',
    comparedAs: { published: 'ja, als veröffentlicht', modified: 'ja, als geändert', unknown: 'ja' },
    notOwn: 'nein: nicht das Datum dieser Seite',
  },
  names: {
    title: 'Autoren und Herausgeber',
    rows: 'Namen',
    none: 'Kein Autor oder Herausgeber gefunden.',
    role: 'Rolle',
    name: 'Name',
    type: 'Typ',
    where: 'Wo',
    visible: 'Sichtbar',
    leadsTo: 'Verlinkt mit',
    nothing: 'nichts',
    roles: { author: 'Autor', publisher: 'Herausgeber' },
    origins: {
      byline: 'Autorenzeile',
      'rel-author': 'als Autor ausgezeichnet',
      meta: 'Meta-Tag',
      'json-ld': 'JSON-LD',
      microdata: 'Microdata',
      rdfa: 'RDFa',
      'site-name': 'Website-Name',
      'title-suffix': 'Ende des Titels',
      copyright: 'Copyright-Zeile',
      logo: 'Logo-Link',
      host: 'nur Hostname',
    },
  },
  about: {
    title: 'Über-uns-, Kontakt- und rechtliche Seiten',
    none: 'Kein Link zu einer Über-uns-, Kontakt- oder Impressumsseite gefunden.',
  },
};
