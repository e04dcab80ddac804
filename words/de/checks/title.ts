import type { Behind } from '../../../checks/derive/provenance/publisher/site-name.ts';
import type { title as en } from '../../en/checks/title.ts';
import { amount, number, percent } from './grammar.ts';
import { misreadCause, misreadExample } from './misread.ts';

const quoted = (text: string) => (text.length > 120 ? `„${text.slice(0, 119)}…“` : `„${text}“`);
/** Each fits after “mit” (dative) and as the object of “abschneiden” (accusative). */
const withEnd: Record<Behind, string> = { nothing: 'seinem Ende', name: 'dem Website-Namen', more: 'dem Teil nach der Überschrift' };
const onlyEnd: Record<Behind, string> = { nothing: 'sein Ende', name: 'den Website-Namen', more: 'den Teil nach der Überschrift' };
const fits: Record<Behind, string> = { nothing: '', name: ' ohne den Website-Namen', more: ' ohne den Teil nach der Überschrift' };
const wholeOr: Record<Behind, string> = {
  nothing: 'Der Titel ist',
  name: 'Ohne den Website-Namen ist der Titel',
  more: 'Ohne den Teil nach der Überschrift ist der Titel',
};

export const title: typeof en = {
  title: 'Titel ist aussagekräftig und passt',
  problem: 'Titel fehlt, ist nichtssagend oder zu lang',
  why: 'Das title-Element ist die wichtigste Quelle für den Titellink in Suchergebnissen, für Tabs und Linkvorschauen. Vage, überladene oder halb leere Titel schreiben Suchmaschinen oft um.',
  heuristic:
    'Die Breite der Suchergebnisse ist ein Erfahrungswert, den Tools von Drittanbietern gemessen haben; die Zahlen und Anteile hier sind unsere Heuristik',
  words: { desktopResult: 'Desktop-Ergebnis', wholeText: 'Ganzer Text' },
  says: {
    fine: ({ pixels, without = 'nothing' }) => ({
      message: `Der Titel ist aussagekräftig und passt${fits[without]} in ein Desktop-Ergebnis (${number(pixels)} px).`,
      change: '',
    }),
    missing: () => ({
      message: 'Die Seite hat keinen Titel.',
      change: 'Im Head einen <title> ergänzen, der sagt, worum es auf dieser Seite geht.',
    }),
    outsideHead: () => ({
      message: 'Der einzige <title> mit Text steht außerhalb des Heads.',
      change: 'Den <title> in den Head verschieben, vor alles, was dort nicht hingehört.',
    }),
    leftover: ({ found }) => ({
      message: `Der Titel enthält einen vergessenen Platzhalter: ${quoted(found)}`,
      change: 'Die Variable ersetzen oder das Template des Titels korrigieren.',
    }),
    perhapsLeftover: ({ found }) => ({
      message: `Der Titel enthält etwas, das wie ein Platzhalter aussieht: ${quoted(found)}`,
      change: 'Die Variable ersetzen oder dies ignorieren, wenn die Seite von Platzhaltern handelt.',
    }),
    misread: (misread) => ({
      message: `Der Titel zeigt ${misreadExample(misread)}: ${misreadCause[misread.kind].because}.`,
      change: misreadCause[misread.kind].change,
    }),
    several: ({ count }) => ({
      message: `Die Seite hat ${amount(count, { one: 'title-Element', other: 'title-Elemente' })}; Browser verwenden das erste.`,
      change: 'Ein title-Element behalten.',
    }),
    wide: ({ pixels, cut, behind, maxPixels }) => ({
      message: `${wholeOr[behind]} ${number(pixels)} px breit; Google schneidet meist bei etwa ${number(maxPixels)} px ab, hier: ${quoted(cut)}`,
      change: 'Mit dem beginnen, was diese Seite einzigartig macht, oder den Titel kürzen. (Es zählen Pixel, nicht Zeichen.)',
    }),
    nameCut: ({ pixels, cut, behind }) => ({
      message: `Mit ${withEnd[behind]} ist der Titel ${number(pixels)} px breit. Desktop-Ergebnisse schneiden meist nur ${onlyEnd[behind]} ab, hier: ${quoted(cut)}`,
      change: '',
    }),
    generic: ({ title }) => ({
      message: `Der Titel ${quoted(title)} sagt nicht, worum es auf dieser Seite geht.`,
      change: 'Das Thema dieser Seite im Titel nennen.',
    }),
    hostOnly: ({ title }) => ({
      message: `Der Titel ist nur die Domain: ${quoted(title)}`,
      change: 'Im Titel die Seite beschreiben; Suchergebnisse zeigen die Domain ohnehin.',
    }),
    halfEmpty: ({ title }) => ({
      message: `Ein Teil des Titels ist leer: ${quoted(title)}`,
      change: 'Den Teil vor oder nach dem Trennzeichen füllen oder das Trennzeichen entfernen.',
    }),
    cutOff: ({ part }) => ({
      message: `Der Titel enthält einen abgeschnittenen Text: ${quoted(part)}`,
      change: 'Einen Titel schreiben, der sagt, worum es auf dieser Seite geht, und nicht mittendrin abbricht.',
    }),
    saysLess: ({ title, fuller }) => ({
      message: `Der Titel ${quoted(title)} sagt weniger als Überschrift oder URL der Seite: ${quoted(fuller)}`,
      change: 'Im Titel dasselbe sagen: Er wird ohne die Seite drumherum gelesen.',
    }),
    twice: ({ part }) => ({
      message: `${quoted(part)} steht zweimal hintereinander im Titel.`,
      change: 'Nur einmal verwenden: Das Template hängt es an einen Titel an, der es schon enthält.',
    }),
    capitals: ({ share }) => ({
      message: `${percent(share)} der Buchstaben im Titel sind Großbuchstaben.`,
      change: 'Normale Groß- und Kleinschreibung verwenden: Sie ist leichter zu lesen und schmaler.',
    }),
    repeats: ({ word, count }) => ({
      message: `„${word}“ steht ${number(count)}-mal im Titel.`,
      change: 'Das Wort einmal verwenden. Titel, die Wörter wiederholen, schreiben Suchmaschinen oft um.',
    }),
    oldYear: ({ year, dateYear }) => ({
      message: `Der Titel enthält ${year}, aber das Datum der Seite ist von ${dateYear}.`,
      change: 'Die Jahreszahl im Titel aktualisieren oder entfernen.',
    }),
    unlikeHeading: ({ heading }) => ({
      message: `Titel und Hauptüberschrift haben kein Wort gemeinsam: ${quoted(heading)}`,
      change: 'In Titel und Hauptüberschrift dasselbe Thema nennen, damit Leser wissen, dass sie richtig sind.',
    }),
  },
};
