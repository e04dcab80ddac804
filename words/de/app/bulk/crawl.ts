import type { crawl as en } from '../../../en/app/bulk/crawl.ts';
import { crawlReasonText } from '../../checks/crawl.ts';
import { german } from '../../german.ts';

const { amount, number } = german;

export const crawl: typeof en = {
  label: 'Start-URL',
  limit: ({ most }) => `Höchstzahl der Seiten (bis ${number(most)})`,
  depth: 'Höchstens so viele Klicks ab der Start-URL',
  anyDepth: 'beliebig',
  patterns: 'URL-Filter',
  include: 'Nur passende URLs einschließen, ein Muster pro Zeile',
  exclude: 'Passende URLs ausschließen, ein Muster pro Zeile',
  grammar:
    'Muster mit / am Anfang gelten für Pfad und Query-String: /blog/* passt auf eine Ebene, /blog/** auf alle. Reguläre Ausdrücke zwischen Schrägstriche setzen: /\\d{4}/.',
  hint: 'Folgt Links auf demselben Host, mit oder ohne www. Pageloupe beachtet robots.txt (die eigene Gruppe oder *) und überspringt nofollow-Links und alles, was Sie abmelden, etwas kaufen oder löschen könnte.',
  follow: 'Links ab dieser Seite folgen',
  change: 'Ändern',
  stop: 'Links nicht mehr folgen',
  wrongPattern: ({ pattern }) => `„${pattern}“ ist kein gültiger regulärer Ausdruck.`,
  tooManyPatterns: ({ most, length }) =>
    `Jedes Feld fasst bis zu ${number(most)} Muster mit je bis zu ${number(length)} Zeichen. Nichts wurde geändert.`,
  wrongUrl: ({ text, reason }) => `${text || 'Eingabe'}: ${reason}`,
  plan: ({ start, pages, depth }) =>
    `Crawlt ab ${start}: bis zu ${amount(pages, { one: 'Seite', other: 'Seiten' })}${depth === null ? '' : `, höchstens ${amount(depth, { one: 'Klick', other: 'Klicks' })} entfernt`}.`,
  start: 'Diese Website prüfen',
  progress: ({ found, done, limit }) =>
    `${amount(found, { one: 'Seite', other: 'Seiten' })} gefunden, ${number(done)} fertig, Grenze ${number(limit)}`,

  left: 'Nicht geprüft',
  leftTitle: 'Gefundene, aber nicht geprüfte URLs',
  leftRows: 'URLs',
  leftNone: 'Jede gefundene URL wurde geprüft.',
  leftUrl: 'URL',
  leftWhy: 'Grund',
  leftHttp: 'HTTP',
  leftNoAnswer: 'Keine Antwort',
  leftCount: ({ reason, count, more }) => `${reason}: ${more ? 'mehr als ' : ''}${number(count)}`,
  reason: ({ why }) => crawlReasonText(why),
};
