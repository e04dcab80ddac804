import type { jobDetails as enDetails, jobErrors as enErrors, jobWords as enWords } from '../../../en/app/bulk/job-errors.ts';
import { german } from '../../german.ts';
import { crawlSentences } from '../../checks/crawl.ts';

const { number } = german;

export const jobErrors: typeof enErrors = {
  'tab-gone': 'Der Tab wurde während des Audits geschlossen. Erneut versuchen, um seine URL wieder zu öffnen.',
  navigated: 'Der Tab ist zu einer anderen Seite gewechselt. Erneut versuchen, um die eingereihte URL in einem eigenen Tab zu öffnen.',
  crashed: 'Die Seite ist abgestürzt oder reagiert nicht. In einem Tab nachsehen, dann erneut versuchen.',
  asleep:
    'Der Browser hat diesen Tab während des Audits in den Ruhezustand versetzt. Erneut versuchen, um seine URL in einem eigenen Tab zu öffnen.',
  'no-access':
    'Erweiterungen haben keinen Zugriff auf diese Seite. Nur http- und https-Seiten und, falls zugelassen, lokale Dateien können geprüft werden.',
  'no-permission': 'Pageloupe hat keine Berechtigung für diese Website. Zugriff erlauben, dann erneut versuchen.',
  'not-a-page': 'Diese URL ist keine Webseite. Die Seite prüfen, die darauf verlinkt.',
  'http-error':
    'Es gibt keine Seite zu prüfen. Falls es diese URL geben soll, sie wiederherstellen; sonst die Links darauf ändern oder entfernen.',
  unreachable:
    'Die Seite konnte nicht geöffnet werden: Der Browser zeigt stattdessen einen Fehler. URL und Verbindung prüfen, dann erneut versuchen.',
  timeout:
    'Die Seite hat zu lange gebraucht. Erneut versuchen, wenn die Website weniger ausgelastet ist, oder weniger Seiten gleichzeitig prüfen.',
  interrupted:
    'Das Audit dieser Seite wurde mehrmals unterbrochen, möglicherweise wegen zu wenig Arbeitsspeicher. Die Seite allein erneut prüfen.',
  'audit-failed': 'Das Audit konnte auf dieser Seite nicht ausgeführt werden. Erneut versuchen und melden, wenn es wieder scheitert.',
};

export const jobDetails: typeof enDetails = {
  'browser-says': ({ error }) => `Meldung des Browsers: ${error}.`,
  thrown: ({ error }) => (/[.!?]\s*$/.test(error) ? error : `${error}.`),
  'no-answer': ({ seconds }) => `Keine Antwort innerhalb von ${number(seconds)} Sekunden.`,
  'page-silent': ({ seconds }) => `Die Seite hat nicht innerhalb von ${number(seconds)} Sekunden reagiert.`,
  'no-content': ({ status }) => `Der Server antwortet mit ${status} ohne Inhalt.`,
  returns: ({ status }) => `Der Server antwortet mit ${number(status)}.`,
  download: ({ type }) => `Es ist ein Download${type === '' ? '' : ` (${type})`}.`,
  'of-type': ({ type }) => `Der Typ ist ${type}.`,
  shows: ({ url }) => `Angezeigt wird ${url}.`,
  'leads-to': ({ origin }) => `Die URL leitet zu ${origin} weiter; dort hat Pageloupe keine Berechtigung.`,
  'not-well-formed': () => 'Es ist XML, das nicht wohlgeformt ist, daher zeigt der Browser einen Fehler.',
  left: () => 'Die Seite hat sich während des Audits geändert.',
  'no-page': () => 'Das Audit hat keine Seite zurückgegeben.',
};

export const jobWords: typeof enWords = {
  crawl: crawlSentences,
  errors: jobErrors,
  details: jobDetails,
  error: ({ detail, sentence }) => [detail, sentence].filter(Boolean).join(' '),
};
