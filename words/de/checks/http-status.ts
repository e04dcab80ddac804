import type { httpStatus as en } from '../../en/checks/http-status.ts';
import { reasonText } from './reasons.ts';
import { amount, and, bytes, capitalizedSentence } from './grammar.ts';

const words: typeof en.words = {
  statuses: 'Status: dieser Besuch und eine Anfrage ohne Cookies',
  unknown: 'unbekannt',
  status: 'Status',
  endedAt: 'Endete bei',
  named: ({ text }) => `ihr Titel oder ihre Überschrift lautet „${text}“`,
  noindex: 'sie hat noindex',
  short: ({ words: count }) => `sie hat nur ${amount(count, { one: 'Wort', other: 'Wörter' })} Haupttext`,
};

export const httpStatus: typeof en = {
  title: 'Seite liefert 200 und ist keine Soft-404-Seite',
  problem: 'Seite liefert einen Fehler oder ist eine Soft-404-Seite',
  why: 'Suchmaschinen entfernen Seiten, die einen Fehler liefern, und behandeln eine Fehlerseite, die 200 liefert (Soft-404-Fehler), als nicht vorhanden.',
  heuristic: 'Die Anzeichen eines Soft-404-Fehlers und ihre Anzahl sind unsere Heuristik',
  words,
  says: {
    ok: ({ status }) => ({ message: `Die Seite liefert ${status}.`, change: '' }),
    notWeb: () => ({ message: 'Das ist keine HTML-Seite von einem Webserver.', change: '' }),
    error: ({ status }) => ({
      message: `Die Seite liefert ${status}: Suchmaschinen behandeln sie als nicht vorhanden.`,
      change:
        'Die Seite wieder verfügbar machen oder die URL auf die Seite weiterleiten, die sie ersetzt. Wenn sie endgültig weg ist, nichts ändern.',
    }),
    notDelivered: ({ status, retryAfter, anonymous }) => ({
      message: `Nicht gewertet: Der Server hat ${status} statt der Seite geliefert${retryAfter === '' ? '' : ` (Retry-After: ${retryAfter})`}.${anonymous === null ? '' : ` Eine Anfrage ohne Cookies wurde mit ${anonymous} beantwortet.`}`,
      change:
        status === 429
          ? 'Die Seite später mit weniger Anfragen noch einmal prüfen. Crawler, die diesen Status bekommen, werden langsamer.'
          : 'Herausfinden, warum der Server Fehler liefert, dann die Seite noch einmal prüfen. Bis dahin werden Crawler langsamer; Seiten, die weiter Fehler liefern, entfernen sie.',
    }),
    refused: ({ visit, status, wall }) => ({
      message: `Dieser Besuch bekam ${visit}, aber unsere Anfrage ohne Cookies wurde mit ${status} abgelehnt${wall === '' ? '' : ` (von ${wall})`}. Crawler werden vielleicht auch abgelehnt; das ließ sich nicht prüfen.`,
      change: '',
    }),
    errorKeepsOut: ({ status }) => ({
      message: `Die Seite liefert ${status}; das hält sie wie gewünscht aus der Suche heraus.`,
      change: '',
    }),
    softError: ({ heading, noindex, words: few }) => ({
      message: `Die Seite liefert 200, sieht aber wie eine Fehlerseite aus: ${capitalizedSentence(and([words.named({ text: heading }), ...(noindex ? [words.noindex] : []), ...(few === null ? [] : [words.short({ words: few })])]))}.`,
      change: '404 oder 410 liefern, wenn es unter dieser URL nichts gibt. Andernfalls Titel und Überschrift ändern.',
    }),
    needsSignIn: ({ status }) => ({
      message: `Dieser Besuch bekam die Seite, aber eine Anfrage ohne Cookies bekam ${status}: Crawler sehen diese Seite nicht.`,
      change: 'Wenn die Seite öffentlich sein soll, sie ohne Cookies und Passwörter ausliefern.',
    }),
    sentToSignIn: ({ url }) => ({
      message: `Dieser Besuch bekam die Seite, aber eine Anfrage ohne Cookies wurde auf etwas weitergeleitet, das wie eine Login-Seite aussieht: ${url}`,
      change: 'Wenn die Seite öffentlich sein soll, sie ohne Cookies ausliefern.',
    }),
    servedSignIn: () => ({
      message:
        'Dieser Besuch bekam die Seite, aber eine Anfrage ohne Cookies bekam unter derselben URL etwas, das wie ein Login-Formular aussieht.',
      change: 'Wenn die Seite öffentlich sein soll, sie ohne Cookies ausliefern.',
    }),
    signInForm: () => ({
      message: 'Das sieht wie eine Login-Seite aus: Ihr Hauptinhalt ist ein Passwortfeld mit wenig Text.',
      change: 'Wenn unter dieser URL eine andere Seite zu erwarten ist, anmelden und noch einmal prüfen.',
    }),
    differs: ({ visit, anonymous }) => ({
      message: `Dieser Besuch bekam ${visit}, eine Anfrage ohne Cookies ${anonymous}. Crawler senden keine Cookies.`,
      change: 'Herausfinden, warum Anfragen ohne Cookies eine andere Antwort bekommen.',
    }),
    endless: () => ({
      message: 'Anfragen ohne Cookies werden endlos weitergeleitet: Crawler speichern keine Cookies und bekommen die Seite daher nie.',
      change: 'Anfragen ohne Cookies die Seite liefern und das Cookie in dieser Antwort setzen.',
    }),
    sentAway: ({ why }) => ({
      message: `Dieser Besuch bekam die Seite, eine Anfrage ohne Cookies nicht. ${reasonText(why)}`,
      change: 'Auch Anfragen ohne Cookies die Seite liefern: Crawler senden keine.',
    }),
    unread: ({ visit, why }) => ({
      message: `Dieser Besuch bekam ${visit}, aber die Antwort auf eine Anfrage ohne Cookies konnte nicht gelesen werden. ${reasonText(why)}`,
      change: '',
    }),
    cutOff: ({ bytes: read }) => ({
      message: `Die Antwort auf eine Anfrage ohne Cookies brach nach ${bytes(read)} ab.`,
      change: 'Herausfinden, warum die Verbindung vorzeitig endet. Crawler indexieren möglicherweise nur einen Teil der Seite oder nichts.',
    }),
    visitOnly: ({ why }) => ({
      message: `Nur nach diesem Besuch beurteilt; die Anfrage ohne Cookies ist fehlgeschlagen: ${reasonText(why)}`,
      change: '',
    }),
  },
};
