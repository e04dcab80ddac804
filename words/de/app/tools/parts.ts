import type { FactName } from '../../../../checks/core/facts.ts';
import type { parts as en } from '../../../en/app/tools/parts.ts';
import { probeText } from '../../checks/probes.ts';
import { reasonText } from '../../checks/reasons.ts';
import { german } from '../../german.ts';

const { amount, number, percent, and } = german;

/** The name of each fact as the beginning of a sentence, and whether it is plural. */
const subjects: Record<FactName, readonly [subject: string, plural?: true]> = {
  page: ['Das Dokument'],
  head: ['Der Head'],
  headings: ['Die Überschriften', true],
  links: ['Die Links', true],
  images: ['Die Bilder', true],
  text: ['Der Text der Seite'],
  main: ['Der Hauptinhalt'],
  language: ['Die Sprache'],
  pageType: ['Der Seitentyp'],
  semantics: ['Die Bedeutung der Elemente'],
  structuredData: ['Die strukturierten Daten', true],
  parts: ['Die Teile der Seite', true],
  controls: ['Die Schaltflächen und Felder', true],
  provenance: ['Die Daten und Namen', true],
  about: ['Das Thema der Seite'],
  offer: ['Das Angebot'],
  resources: ['Die Liste der geladenen Ressourcen'],
  vitals: ['Die Core Web Vitals', true],
  device: ['Die Eignung für Mobilgeräte'],
  response: ['Die Antwort des Servers'],
  served: ['Der HTML-Quelltext'],
  robotsTxt: ['Die robots.txt'],
  sitemap: ['Die Sitemap'],
  llmsTxt: ['Die llms.txt'],
  schemaTerms: ['Die Begriffe von schema.org', true],
  linkStatus: ['Die Links', true],
  canonicalTarget: ['Das Ziel des Canonicals'],
  alternates: ['Die Sprachversionen', true],
  shareImage: ['Das Vorschaubild'],
  icons: ['Die Icon-Dateien', true],
  redirects: ['Die Weiterleitungskette'],
};
const will = (fact: FactName) => `${subjects[fact][0]} ${subjects[fact][1] ? 'werden' : 'wird'}`;
/** The first names, and the number of others. */
const first = (names: readonly string[], others: string) =>
  names.length > 3 ? and([...names.slice(0, 3), `${number(names.length - 3)} ${others}`]) : and(names);

export const parts: typeof en = {
  pending: ({ fact }) => `${will(fact)} noch gelesen…`,
  unprobed: ({ fact }) => `${will(fact)} nur geprüft, wenn Sie die Linkprüfung starten.`,
  unread: ({ fact, why }) => `${subjects[fact][0]} ${subjects[fact][1] ? 'konnten' : 'konnte'} nicht gelesen werden: ${reasonText(why)}`,
  firstLinks: ({ read, total }) =>
    `Die Seite hat ${amount(total, { one: 'Link', other: 'Links' })}; die ersten ${number(read)} sind gelesen und hier aufgeführt.`,
  scaled: ({ share }) => `Auf ${percent(share)} verkleinert.`,
  marks: { keep: 'Markierungen anheften', remove: 'Markierungen entfernen (Esc)' },
  pictures: {
    unavailable: 'Bilder werden hier nicht geladen.',
    loading: 'Wird geladen…',
    loadingPictures: 'Bilder werden geladen.',
    again: 'Erneut versuchen',
    load: ({ count }) => `${amount(count, { one: 'Bild', other: 'Bilder' })} laden`,
    unloaded: ({ hosts }) =>
      `Bilder werden nur per Klick angefordert: Die Schaltfläche fordert sie von ${first(hosts, 'weiteren')} an, ohne Cookies oder Referrer.`,
    toAllow: ({ hosts }) =>
      `Der Browser wird fragen, ob Sie den Zugriff auf ${first(hosts, 'weitere')} erlauben: Ohne Ihre Erlaubnis lassen Browser Erweiterungen keine Bilder von anderen Websites laden.`,
    failed: ({ count, reasons }) =>
      `${amount(count, { one: 'Bild konnte', other: 'Bilder konnten' })} nicht geladen werden: ${[...new Set(reasons.map(probeText))].slice(0, 3).join('; ')}.`,
    inside: ({ count }) =>
      `${amount(count, { one: 'Bild mit privater URL wird', other: 'Bilder mit privater URL werden' })} nie angefordert.`,
  },
};
