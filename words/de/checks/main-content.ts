import type { MainFact } from '../../../checks/core/facts/text.ts';
import { clipText } from '../../../checks/core/helpers/clip.ts';
import type { mainContent as en } from '../../en/checks/main-content.ts';
import { amount, and, percent } from './grammar.ts';
import { textLengthInDative, textLengthText } from './text-length.ts';

type Locked = MainFact['locked'][number]['kind'];
const lockedIn: Record<Locked, string> = {
  canvas: 'ein Canvas',
  frame: 'ein Frame',
  embed: 'ein eingebettetes Dokument',
  image: 'Bilder ohne Alt-Text',
};
type Method = MainFact['method'];
const methods: Record<Method, string> = {
  main: 'das main-Element',
  article: 'ein article-Element',
  density: 'Textdichte',
  posts: 'die Beiträge des Threads',
  parts: 'alle Abschnitte außer Menüs und Fußbereich',
  body: 'den ganzen Body',
  none: 'nichts',
};

export const mainContent: typeof en = {
  title: 'Hauptinhalt lässt sich abgrenzen',
  problem: 'Hauptinhalt fehlt oder ist schwer zu extrahieren',
  why: 'Suchmaschinen, Lesemodi und Antwortmaschinen extrahieren den Hauptinhalt aus der Seite darum herum. Was sie nicht finden oder als Text lesen können, können sie nicht verwenden.',
  heuristic: 'Die Wortzahlen und Anteile sind unsere Heuristik; sie dienen nur dazu, fehlenden Inhalt zu erkennen',
  words: {
    words: 'Wörter',
    characters: 'Zeichen',
    foundBy: 'Gefunden durch',
    container: 'Container',
    method: ({ method }) => methods[method],
  },
  says: {
    found: ({ length, minutes }) => ({
      message: `Hauptinhalt: ${textLengthText(length)}${length.count === 0 ? '' : `, etwa ${amount(minutes, { one: 'Minute', other: 'Minuten' })} Lesezeit`}. Eine ideale Länge gibt es nicht.`,
      change: '',
    }),
    nothing: () => ({
      message: 'Hier gibt es nichts zu lesen: Die Seite zeigt keinen Text, keine Überschrift und kein Bild.',
      change: 'Die Antwort des Servers und die Skripte prüfen, die die Seite rendern, dann das Audit wiederholen.',
    }),
    nothingShown: ({ length }) => ({
      message: `Hier gibt es nichts zu lesen: Von ${textLengthInDative(length)} im HTML ist nichts sichtbar.`,
      change: 'Den Text bei aktiviertem JavaScript sichtbar machen, dann das Audit wiederholen.',
    }),
    guessed: ({ length }) => ({
      message: `Der Hauptinhalt (${textLengthText(length)}) ließ sich nur anhand der Textdichte vermuten.`,
      change: 'Den Hauptinhalt in ein <main>-Element setzen, einen Artikel in ein <article>-Element.',
    }),
    doubted: ({ element }) => ({
      message: `Das <${element}>-Element enthält nur einen kleinen Teil des Textes der Seite, daher ist der Hauptinhalt unsicher.`,
      change: `Den ganzen Hauptinhalt, und nichts anderes, in ein <${element}>-Element setzen.`,
    }),
    few: ({ length }) => ({
      message: `Nur ${textLengthText(length)} Hauptinhalt gefunden.`,
      change: 'Wenn die Seite mehr Inhalt hat, ihn als Text im <main>-Element ergänzen.',
    }),
    hardlyAny: ({ length }) => ({
      message: length.count === 0 ? 'Kein Hauptinhalt als Text gefunden.' : `Kaum Hauptinhalt gefunden: ${textLengthText(length)}.`,
      change: 'Den Inhalt der Seite als Text in das <main>-Element setzen.',
    }),
    picture: ({ share }) => ({
      message: `Ein Bild bedeckt ${percent(share)} des ohne Scrollen sichtbaren Bereichs, und es gibt wenig Text: Der Inhalt steckt vielleicht im Bild.`,
      change: 'Den Inhalt des Bildes als Text bereitstellen.',
    }),
    framed: ({ url, share }) => ({
      message: `Der Inhalt steckt in einem Frame, der ${percent(share)} des ohne Scrollen sichtbaren Bereichs bedeckt${url === null ? '' : `: ${clipText(url, 200)}`}. Die Seite selbst hat kaum Text.`,
      change: 'Den Inhalt in diese Seite setzen. Suchmaschinen rechnen, was ein Frame zeigt, möglicherweise einer anderen Seite zu.',
    }),
    locked: ({ share, kinds, url }) => ({
      message: `${percent(share)} des Hauptbereichs sind kein Text dieser Seite: ${and(kinds.map((kind) => lockedIn[kind]))}${url === null ? '' : ` (${clipText(url, 200)})`}.`,
      change: 'Denselben Inhalt als Text, Alt-Text oder Bildunterschrift bereitstellen.',
    }),
  },
};
