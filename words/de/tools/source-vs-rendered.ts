import type { words as en } from '../../en/tools/source-vs-rendered.ts';
import { german } from '../german.ts';

const { amount, number, percent } = german;

const inSource = (share: number) =>
  share > 0 ? `${percent(share)} des Haupttexts im HTML-Quelltext` : 'Nichts vom Haupttext im HTML-Quelltext';
const differing = (fields: number) => `${amount(fields, { one: 'Feld weicht', other: 'Felder weichen' })} ab`;

export const words: typeof en = {
  same: ({ share }) => `${inSource(share)}, und kein Feld weicht ab.`,
  noMain: ({ fields }) =>
    fields === 0 ? 'Kein Haupttext zum Vergleichen, und kein Feld weicht ab.' : `Kein Haupttext zum Vergleichen; ${differing(fields)}.`,
  differs: ({ share, fields }) => `${inSource(share)}; ${differing(fields)}.`,
  fields: {
    title: 'Felder',
    note: 'Links: der HTML-Quelltext vom Server, ohne JavaScript. Rechts: das gerenderte HTML in Ihrem Browser.',
    rows: 'Felder',
    none: 'Es gibt nichts zu vergleichen.',
    field: 'Feld',
    compared: 'Vergleich',
    source: 'HTML-Quelltext',
    rendered: 'Gerendertes HTML',
    same: 'gleich',
    differs: 'weicht ab',
    absent: 'nichts',
    judged: { title: 'Titel', description: 'Meta-Beschreibung', h1: 'Hauptüberschrift', canonical: 'Canonical', robots: 'Robots' },
    hreflang: 'hreflang',
    language: 'Sprache',
    headings: 'Überschriften',
    links: 'Links',
    jsonLd: 'JSON-LD-Blöcke',
    openGraph: 'Open-Graph-Tags',
    number: ({ count }) => number(count),
  },
  missing: {
    title: 'Haupttext, der im HTML-Quelltext fehlt',
    noMain: 'Kein Hauptinhalt auf der Seite gefunden.',
    none: 'Nichts fehlt: Der ganze Haupttext steht im HTML-Quelltext.',
    mark: 'Fehlenden Text auf der Seite hervorheben',
    part: ({ share }) => `${percent(share)} im HTML-Quelltext`,
    whole: 'nicht im HTML-Quelltext',
  },
  viewAs: {
    title: 'Ansehen als',
    note: 'Pageloupe fordert die Seite mit dem User-Agent Ihres Browsers an: Ihn zu ändern, würde eine Berechtigung für alle Websites erfordern. Behandelt eine Website Crawler anders, ist hier zu sehen, was sie Browsern liefert. Die Befehlszeile kann den User-Agent eines Crawlers senden.',
    agents: { desktop: 'Desktop', mobile: 'Mobil', googlebot: 'Googlebot', gptbot: 'GPTBot' },
    people: 'Menschen erhalten die gerenderte Seite. robots.txt und Robots-Anweisungen gelten für sie nicht.',
    gets: 'Liest',
    reads: {
      googlebot: 'Zuerst den HTML-Quelltext, dann die Seite, wie ein Smartphone sie rendert.',
      gptbot: 'Nur den HTML-Quelltext: Er führt kein JavaScript aus.',
    },
    robotsTxt: 'Inhalt und robots.txt',
    directives: 'Robots-Anweisungen',
    none: 'keine, die ihn einschränken',
    unknown: 'konnte nicht geprüft werden',
    openWindow: ({ width }) => `In einem ${number(width)} px breiten Fenster öffnen`,
    copyCommand: 'Befehl kopieren',
  },
  diff: {
    title: 'Text, Zeile für Zeile',
    note: '+ steht nur im gerenderten HTML (braucht JavaScript). − steht nur im HTML-Quelltext.',
    rendered: ({ count }) => `${number(count)} nur gerendert`,
    source: ({ count }) => `${number(count)} nur im HTML-Quelltext`,
    sides: { both: 'in beiden', rendered: 'nur gerendert', source: 'nur im HTML-Quelltext' },
    same: ({ count }) => `${amount(count, { one: 'Zeile', other: 'Zeilen' })} in beiden`,
    partly: ({ share }) => `(${percent(share)} im HTML-Quelltext)`,
    more: ({ count }) => `${number(count)} weitere zeigen`,
    copy: 'Unterschiede kopieren',
  },
};
