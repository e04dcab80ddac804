import type { jsonldSyntax as en } from '../../en/checks/jsonld-syntax.ts';
import { agree, amount, and, number } from './grammar.ts';
import { jsonFaultText } from './json-faults.ts';

const blocks = (count: number) => amount(count, { one: 'JSON-LD-Block', other: 'JSON-LD-Blöcke' });

export const jsonldSyntax: typeof en = {
  title: 'Jeder JSON-LD-Block ist gültig',
  problem: 'JSON-LD hat Fehler',
  why: 'Ein falsches Zeichen macht den ganzen Block ungültig: Keine Suchmaschine und kein Assistent liest etwas davon.',
  words: { block: ({ index, types }) => `Block ${index}: ${types.join(', ')}` },
  says: {
    none: () => ({ message: 'Die Seite hat kein JSON-LD. Es ist nicht erforderlich.', change: '' }),
    otherSyntax: ({ count, syntax }) => ({
      message: `Die Seite hat kein JSON-LD; ${amount(count, { one: 'Objekt wurde', other: 'Objekte wurden' })} aus anderem Markup gelesen (${and(syntax)}).`,
      change: '',
    }),
    valid: ({ count }) => ({
      message: `${blocks(count)} ${agree(count, 'ist gültig und deklariert', 'sind gültig und deklarieren')} Vokabular und Typen.`,
      change: '',
    }),
    invalid: ({ index, fault, line, column }) => ({
      message: `JSON-LD-Block ${index} ist kein gültiges JSON (Zeile ${line}, Spalte ${column}): ${jsonFaultText(fault)}`,
      change: `Zeile ${line} von JSON-LD-Block ${index} korrigieren; bis dahin wird der ganze Block ignoriert. Den Block mit einer JSON-Bibliothek statt mit einem Text-Template erzeugen.`,
    }),
    moreInvalid: ({ count }) => ({
      message: `${amount(count, { one: 'weiterer Block ist', other: 'weitere Blöcke sind' })} kein gültiges JSON.`,
      change: 'Auf dieselbe Weise korrigieren.',
    }),
    holdsNothing: ({ index }) => ({ message: `JSON-LD-Block ${index} ist leer.`, change: 'Den Block füllen oder entfernen.' }),
    noContext: ({ index }) => ({
      message: `JSON-LD-Block ${index} hat keinen @context, daher haben seine Namen keine Bedeutung.`,
      change: '"@context": "https://schema.org" in jedem Objekt auf der obersten Ebene des Blocks ergänzen.',
    }),
    otherContext: ({ index }) => ({
      message: `Der @context von JSON-LD-Block ${index} ist nicht schema.org, das Vokabular, das Suchmaschinen lesen.`,
      change: '"@context": "https://schema.org" verwenden, ohne etwas dahinter.',
    }),
    noType: ({ index, count }) => ({
      message: `JSON-LD-Block ${index} hat ${agree(count, 'ein Objekt', `${number(count)} Objekte`)} ohne @type.`,
      change: 'In jedem Objekt einen Typ ergänzen, etwa "@type": "Article".',
    }),
    relative: ({ count }) => ({
      message: `${amount(count, { one: 'Wert von @id oder url ist', other: 'Werte von @id oder url sind' })} relativ.`,
      change: 'Vollständige URLs verwenden: Eine @id bezeichnet auf jeder Seite dasselbe, und nicht jedes System löst relative URLs auf.',
    }),
    conflicting: ({ count }) => ({
      message: `Objekte mit derselben @id widersprechen sich in ${amount(count, { one: 'Wert', other: 'Werten' })}.`,
      change: 'Jede Sache einmal beschreiben und sonst auf ihre @id verweisen, oder verschiedene @ids für Verschiedenes verwenden.',
    }),
    entities: ({ count }) => ({
      message: `HTML-Entities in Textwerten von ${amount(count, { one: 'JSON-LD-Block', other: 'JSON-LD-Blöcken' })}: Innerhalb von <script> werden sie nicht dekodiert.`,
      change: 'Die Zeichen selbst verwenden (", \', &), wo nötig für JSON maskiert (\\").',
    }),
    added: ({ count }) => ({
      message: `${blocks(count)} ${agree(count, 'steht', 'stehen')} nicht im HTML-Quelltext: Ein Skript fügt ${agree(count, 'ihn', 'sie')} hinzu.`,
      change:
        'Das Markup in den HTML-Quelltext schreiben: Die meisten KI-Crawler führen kein JavaScript aus, und Google warnt, dass Produkt-Markup, das Skripte hinzufügen, für Shopping seltener und weniger zuverlässig gelesen wird.',
    }),
    sourceUnknown: () => ({ message: 'Ob die Blöcke im HTML-Quelltext stehen, wurde nicht geprüft.', change: '' }),
  },
};
