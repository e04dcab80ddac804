import type { words as en } from '../../en/tools/robots-txt.ts';
import { german } from '../german.ts';
import { reasonText } from '../checks/reasons.ts';
import { robotsTxtMistakes } from '../checks/kinds.ts';

const { amount, number, bytes } = german;

export const words: typeof en = {
  canPaste: 'Regeln lassen sich unten trotzdem einfügen und testen.',
  test: {
    title: 'Pfad und Crawler testen',
    path: 'Pfad oder URL',
    crawler: 'Crawler',
    unread: 'Kein Urteil: robots.txt wurde nicht gelesen.',
    whatIf: 'Vorschau: getestet mit Ihrem Entwurf, nicht mit der Datei der Website',
    others: 'Derselbe Pfad für andere Crawler',
    anyOther: 'jeder andere Crawler (*)',
    allowed: ({ crawler }) => `${crawler}: erlaubt`,
    blocked: ({ crawler }) => `${crawler}: blockiert`,
    verdict: {
      allowed: ({ crawler, why }) => `Erlaubt für ${crawler}: ${why}`,
      blocked: ({ crawler, why }) => `Blockiert für ${crawler}: ${why}`,
      line: ({ line }) => `Zeile ${number(line)} entscheidet.`,
      lineOf: ({ line, group }) => `Zeile ${number(line)} in der Gruppe für ${group} entscheidet.`,
      noRule: ({ group }) => `Keine Regel in der Gruppe für ${group} passt auf diesen Pfad.`,
      noRules: 'Es gibt keine Regeln.',
      noGroup: 'Keine Gruppe gilt für ihn.',
    },
  },
  file: {
    title: 'Die Datei',
    draft: 'Ihr Entwurf',
    edit: 'Bearbeiten und testen',
    edited: 'Bearbeiten beenden',
    back: 'Zurücksetzen',
    save: 'Speichern',
    rules: 'Regeln zum Testen (nur hier, nichts wird gesendet)',
    silent: 'Keine Antwort. Google crawlt dann eine Zeit lang die ganze Website nicht mehr.',
    silentFor: ({ why }) => `Keine Antwort: ${reasonText(why)} Google crawlt dann eine Zeit lang die ganze Website nicht mehr.`,
    failing: ({ status }) => `Status ${status}. Google behandelt dann zunächst die ganze Website als blockiert.`,
    none: ({ status }) => `Status ${status}: keine Datei, also ist nichts blockiert.`,
    read: ({ status, size, lines, groups }) =>
      `Status ${status}: ${bytes(size)}, ${amount(lines, { one: 'Zeile', other: 'Zeilen' })}, ${amount(groups, { one: 'Crawler-Gruppe', other: 'Crawler-Gruppen' })}.`,
    redirected: ({ count }) => `Nach ${amount(count, { one: 'Weiterleitung', other: 'Weiterleitungen' })}.`,
    truncated: 'Die Datei ist länger als die 500 KiB, die Crawler lesen; der Rest wird ignoriert.',
    unknown: 'Keine Datei zu zeigen.',
    noFile: 'Keine Datei, also gibt es keine Zeilen zu zeigen.',
    empty: 'Die Datei ist leer: Nichts ist blockiert.',
    unread: 'Die Datei wurde nicht gelesen, also gibt es keine Zeilen zu zeigen.',
    lines: 'Zeilen von robots.txt',
    decides: 'entscheidet',
    shown: ({ shown, total }) => `${number(shown)} von ${amount(total, { one: 'Zeile', other: 'Zeilen' })} gezeigt.`,
    showAll: 'Alle zeigen',
  },
  issues: {
    title: 'Fehlerhafte Zeilen',
    rows: 'fehlerhafte Zeilen',
    none: 'Keine: Crawler verstehen jede Zeile.',
    line: 'Zeile',
    text: 'Text',
    wrong: 'Problem',
    kinds: robotsTxtMistakes,
  },
  sitemaps: {
    title: 'Hier genannte Sitemaps',
    unread: 'Unbekannt: Die Datei wurde nicht gelesen.',
    none: 'Die Datei nennt keine Sitemap. Das ist in Ordnung: Man kann sie auch bei jeder Suchmaschine einreichen.',
    line: ({ line }) => `Zeile ${number(line)}:`,
    more: ({ count }) => `${amount(count, { one: 'weitere ist', other: 'weitere sind' })} genannt.`,
  },
};
