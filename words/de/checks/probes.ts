import { lookUpEntry } from '../../../checks/core/helpers/look-up-entry.ts';
import type * as en from '../../en/checks/probes.ts';
import { amount, number } from './grammar.ts';

const failures = { 'no-host': 'diesen Host gibt es nicht', 'no-server': 'dort antwortet kein Server' };
const secondsText = (seconds: number) => amount(seconds, { one: 'Sekunde', other: 'Sekunden' });

/** The result of checking a URL besides its status, or why it was not checked: clauses without a period, by code. Their arguments are JSON. */
export const probeReasons: typeof en.probeReasons = {
  // Not requested
  'no-url': () => 'keine URL',
  'no-web-url': ({ scheme }) => `keine http(s)-URL (${scheme})`,
  'mail-url': () => 'eine E-Mail-Adresse',
  'telephone-url': () => 'eine Telefonnummer',
  'script-url': () => 'ein Skript',
  'data-url': () => 'Daten in der URL selbst',
  'blob-url': () => 'von der Seite selbst erzeugt',
  'file-url': () => 'eine Datei auf diesem Computer',
  'browser-url': () => 'eine Seite des Browsers',
  'private-url': () => 'eine private Adresse, von öffentlichen Seiten aus nicht angefordert',
  'too-many': ({ most }) => `nicht angefordert: mehr als ${number(most)} URLs`,
  'not-allowed': () => 'nicht angefordert: keine Berechtigung für diesen Host',
  'check-stopped': () => 'Prüfung vorher gestoppt',

  // Not requested, because of how the host responded before
  'host-errors': () => 'nicht angefordert: Dieser Server hat zu viele Fehler geliefert',
  'host-waits': ({ seconds }) => `nicht angefordert: Der Server verlangt eine Wartezeit von ${secondsText(seconds)} (Retry-After)`,
  'host-refuses': () => 'nicht angefordert: Der Server hat Prüfungen wiederholt abgelehnt',
  'host-silent': () => 'nicht angefordert: Der Host antwortet nicht',
  'host-fell-silent': () => 'nicht angefordert: Der Host antwortet nicht mehr',

  // Redirects
  'leads-inside': () => 'leitet auf eine private Adresse weiter, die nicht angefordert wurde',
  'named-inside': () => 'der Hostname führt hier zu einer privaten Adresse, daher wurde die Antwort nicht gelesen',
  'leads-to-unallowed': () => 'leitet auf einen Host ohne Berechtigung weiter',
  'leads-off-the-web': () => 'leitet auf eine URL weiter, die nicht http oder https ist',
  'endless-redirects': () => 'endlose Weiterleitungen, zumindest ohne Cookies',
  'hidden-redirect': () => 'leitet weiter, aber der Browser verbirgt, wohin',
  'redirect-nowhere': () => 'leitet ohne Ziel weiter',
  'uncounted-redirects': () => 'mindestens eine Weiterleitung; der Browser verbirgt, wie viele',

  // Responses
  'asks-sign-in': () => 'verlangt eine Anmeldung',
  'proxy-sign-in': () => 'ein Proxy verlangt eine Anmeldung',
  'refuses-checks': () => 'lehnt automatische Prüfungen ab',
  'refuses-method': () => 'lehnt die Anfragemethode ab (HEAD oder GET)',
  'gave-up': () => 'Zeitüberschreitung der Anfrage beim Server',
  'too-many-requests': () => 'zu viele Anfragen',
  'withheld-by-law': () => 'aus rechtlichen Gründen nicht verfügbar',
  challenge: () => 'Bot-Abfrage oder „später erneut versuchen“',
  'not-found': () => 'nicht gefunden',
  gone: () => 'dauerhaft entfernt',
  'server-error': () => 'Serverfehler',
  'not-modified': () => 'antwortet auf eine erste Anfrage mit 304 (nicht geändert)',
  status: ({ status }) => `antwortet auf Prüfungen mit ${status}`,

  // No response
  offline: () => 'dieser Computer ist offline',
  'hidden-answer': () => 'der Browser verbirgt die Antwort',
  'too-slow': ({ seconds }) => `keine Antwort innerhalb von ${secondsText(seconds)}`,
  'no-host': () => failures['no-host'],
  'no-server': () => failures['no-server'],
  'nothing-answers': ({ failure }) =>
    `${failures[failure]}, aber auch kein anderer Host hat geantwortet, daher ist vielleicht die Verbindung unterbrochen`,
  'broken-off': () => 'der Server schließt die Verbindung',
  'server-too-slow': () => 'der Server hat nicht rechtzeitig geantwortet',
  certificate: () => 'ungültiges Zertifikat',
  blocked: () => 'in diesem Browser blockiert',
  'no-answer': ({ error }) => (error === '' ? 'keine Antwort, und der Browser sagt nicht, warum' : `keine Antwort (${error})`),

  // Images
  'size-unread': () => 'die Größe in Pixeln konnte nicht gelesen werden',
  'no-picture': () => 'kein Bild',
  'unknown-picture': () => 'nicht unterstütztes Bildformat',
  'too-many-pixels': () => 'zu viele Pixel, um es hier anzuzeigen',
  'picture-status': ({ status }) => `der Server hat mit ${status} geantwortet`,
  'picture-too-large': ({ megabytes }) => `größer als ${number(megabytes)} MB`,
  'pictures-too-large': () => 'zusammen mit den anderen zu groß',
  'site-withholds': () => 'die Website hat es nicht geliefert',
  'worker-silent': () => 'der Worker der Erweiterung hat nicht geantwortet',
  undrawable: () => 'es konnte hier nicht angezeigt werden',
};

/** The clause of such a reason. A code that this version does not know is shown unchanged. */
export const probeText: typeof en.probeText = ({ code, args }) => lookUpEntry<(args: object) => string>(probeReasons, code)?.(args) ?? code;
