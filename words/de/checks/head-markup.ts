import type { headMarkup as en } from '../../en/checks/head-markup.ts';
import { amount, and, number } from './grammar.ts';

type Declared = { used: string; by: 'header' | 'bom'; other: string; from: 'header' | 'meta' };
/** With article, as subject. */
const charsetPlaces = { header: 'der Content-Type-Header', bom: 'die Byte-Order-Mark', meta: 'das meta-Element' };
const subject = { header: 'Der Content-Type-Header', bom: 'Die Byte-Order-Mark' };
const bothText = ({ used, by, other, from }: Declared) =>
  `${subject[by]} deklariert ${used}, ${charsetPlaces[from]} ${other}. ${subject[by]} gewinnt`;
const textNode = '#text';
type Culprit = { tag: string; noscript: boolean };
/** What ends the head: loose text or an element, perhaps inside noscript. */
const culprit = ({ tag, noscript }: Culprit) => {
  const what = tag === textNode ? 'Loser Text' : `<${tag}>`;
  return noscript ? `${what} in <noscript>` : what;
};
const move = ({ tag, noscript, line }: Culprit & { line: number }) =>
  `${tag === textNode ? 'Den Text' : culprit({ tag, noscript })} in Zeile ${number(line)} in den Body verschieben.`;
/** What reloads or leaves the page. */
const refresher = (header: boolean) => (header ? 'Der Refresh-Header' : 'Ein Meta-Refresh');

export const headMarkup: typeof en = {
  title: 'Head wird richtig geparst',
  problem: 'Markup des Heads hat Fehler',
  why: 'Ein Element, das nicht in den Head gehört, schließt ihn: HTML-Parser setzen alles danach in den Body, wo Suchmaschinen Titel, Canonicals und hreflang ignorieren.',
  says: {
    sharedIds: ({ count }) => ({
      message: `${amount(count, { one: 'id, auf die Labels oder ARIA-Attribute verweisen, steht', other: 'ids, auf die Labels oder ARIA-Attribute verweisen, stehen' })} an mehreren Elementen; Screenreader verwenden das erste.`,
      change: '',
    }),
    asIntended: () => ({ message: 'Der Head wird vollständig geparst, im Standardmodus, mit deklarierter Zeichenkodierung.', change: '' }),
    endedEarly: ({ tag, noscript, line, lost }) => ({
      message: `Suchmaschinen ignorieren möglicherweise ${and(lost)}: ${culprit({ tag, noscript })} in Zeile ${number(line)} beendet den Head zu früh.`,
      change: move({ tag, noscript, line }),
    }),
    neverClosed: ({ tag, line }) => ({
      message: `<${tag}> in Zeile ${number(line)} wird nie geschlossen: Browser und Suchmaschinen lesen den Rest der Seite als seinen Inhalt.`,
      change: `Mit </${tag}> schließen.`,
    }),
    endedBeforeMinor: ({ tag, noscript, line }) => ({
      message: `${culprit({ tag, noscript })} in Zeile ${number(line)} beendet den Head zu früh, daher landen die Metadaten danach im Body.`,
      change: move({ tag, noscript, line }),
    }),
    inBody: ({ names }) => ({
      message: `Diese Tags stehen im Body, wo Suchmaschinen sie ignorieren: ${and(names)}.`,
      change: 'Diese Tags in den Head verschieben.',
    }),
    quirks: () => ({
      message: 'Die Seite wird im Quirks-Modus gerendert, der Browser der 1990er nachahmt.',
      change: 'Das Dokument mit <!doctype html> beginnen.',
    }),
    noCharset: ({ charsetBytes }) => ({
      message: `Keine Zeichenkodierung deklariert, weder im Content-Type-Header noch durch eine Byte-Order-Mark noch in den ersten ${number(charsetBytes)} Byte.`,
      change: '<meta charset="utf-8"> als erstes Element in den Head setzen oder charset=utf-8 mit dem Content-Type-Header senden.',
    }),
    duplicateCharset: ({ count }) => ({
      message: `Die Zeichenkodierung ist ${number(count)}-mal deklariert, mit verschiedenen Werten.`,
      change: 'Eine Angabe der Zeichenkodierung behalten.',
    }),
    charsetDiffers: (declared) => ({
      message: `${bothText(declared)}.`,
      change: `${declared.used} an beiden Stellen deklarieren oder nur einmal.`,
    }),
    misread: (declared) => ({
      message: `${bothText(declared)}, daher wird der Text in der falschen Zeichenkodierung gelesen.`,
      change: `An beiden Stellen die Zeichenkodierung deklarieren, in der die Seite gespeichert ist.${declared.by === 'header' ? ' Den Header setzt der Server oder die Anwendung.' : ''}`,
    }),
    duplicateViewport: ({ count }) => ({
      message: `Der Viewport ist ${number(count)}-mal deklariert, mit verschiedenen Werten; Browser verwenden den letzten.`,
      change: 'Eine Viewport-Angabe behalten.',
    }),
    cutAtQuote: ({ names, end }) => ({
      message: `Ein Anführungszeichen im Wert beendet ${and(names)} zu früh, bei „…${end}“: Der Rest geht verloren.`,
      change: 'Anführungszeichen im Wert als &quot; schreiben und Apostrophe als &#39;.',
    }),
    refreshAway: ({ url, header }) => ({
      message: `${refresher(header)} leitet sofort auf eine andere URL weiter: ${url}`,
      change: 'Auf dem Server mit Status 301 oder 308 weiterleiten.',
    }),
    refreshLater: ({ seconds, away, header }) => ({
      message: `${refresher(header)} ${away ? 'ersetzt' : 'lädt'} die Seite nach ${amount(seconds, { one: 'Sekunde', other: 'Sekunden' })}${away ? '' : ' neu'}.`,
      change: `${away ? 'Auf dem Server weiterleiten' : 'Den Inhalt mit einem Skript aktualisieren'}, damit Leser nicht unterbrochen werden.`,
    }),
  },
};
