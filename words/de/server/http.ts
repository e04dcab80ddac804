import { batchWords } from './batches.ts';
import type * as en from '../../en/server/http.ts';
import { refusalWords } from './audit.ts';
import { meant, quoted } from './options.ts';

export const faults: typeof en.faults = {
  unknownParameter: ({ name, near }) =>
    `Unbekannter Parameter ${quoted(name)}.${meant(near)} Gehört er zur URL der Seite, diese URL prozentkodieren: & wird zu %26.`,
  duplicate: ({ name }) => `${quoted(name)} kommt mehrfach vor. Nur einmal verwenden; Werte einer Liste durch Kommas trennen.`,
  required: ({ name }) => `${quoted(name)} fehlt.`,
  statelessLinks: () => 'Nach dem Zustand von Links zu filtern erfordert Linkprüfungen: probe=false entfernen.',
  allowTarget: ({ origin, command }) =>
    `Um Seiten auf dem eigenen Rechner oder im eigenen Netz zu prüfen, den Dienst mit deren Origin starten: pageloupe ${command} --allow-targets ${origin}`,
  foreignCursor: () =>
    'Dieser Cursor wurde mit anderen Parametern erzeugt. Die Parameter der ersten Seite verwenden oder den Cursor weglassen.',
  unreadableCursor: () => 'Ungültiger Cursor. page.nextCursor einer Antwort unverändert verwenden.',
  notRun: ({ text }) => `${quoted(text)} ist keine ID eines Durchlaufs. Die id eines anderen Durchlaufs dieser Website verwenden.`,
  email: () => 'Eine E-Mail-Adresse eingeben, etwa name@example.com.',
  unknownField: ({ name, near }) => `Unbekanntes Feld ${quoted(name)}.${meant(near)}`,
  notText: () => 'Muss eine Zeichenkette sein.',
};

export const requestWords: typeof en.requestWords = {
  noHost: () => 'Die Anfrage hat keinen Host-Header oder mehrere. Genau einen senden, wie HTTP/1.1 es verlangt.',
  noJson: ({ base }) => `Der Body ist kein wohlgeformtes JSON. Ein Beispiel für diesen Pfad steht unter ${base}/docs.`,
  encoded: () => 'Der Body ist komprimiert. Ihn unkomprimiert und ohne Content-Encoding senden.',
  methods: ({ methods }) => `Hier ${methods.join(' oder ')} verwenden.`,
};

export const urlFaults: typeof en.urlFaults = {
  missing: () => 'Die Seite angeben: url=https%3A%2F%2Fexample.com%2F',
  noScheme: ({ text }) => `${quoted(text)} hat kein Schema. https:// (oder http://) ergänzen.`,
  otherScheme: ({ scheme }) => `Nur http- und https-Seiten können geprüft werden, nicht ${quoted(scheme)}.`,
  unparsable: ({ text }) =>
    `${quoted(text)} ist keine URL. Eine vollständige URL verwenden, etwa https://example.com/ (als URL-Parameter: https%3A%2F%2Fexample.com%2F).`,
  credentials: () => 'Benutzername und Passwort aus der URL entfernen: Der Dienst öffnet Seiten wie ein Besucher ohne Konto.',
  tooLong: ({ most }) => `Die URL ist länger als ${most} Zeichen.`,
};

export const problemWords: typeof en.problemWords = {
  'invalid-parameter': {
    title: 'Ungültiger Parameter',
    detail: 'Mindestens ein Parameter hat einen ungültigen Wert. In errors steht, welcher und was stattdessen zu verwenden ist.',
  },
  'unknown-parameter': {
    title: 'Unbekannter Parameter',
    detail: ({ base }) => `Unbekannte Parameter werden abgelehnt, damit Tippfehler auffallen. Alle Parameter stehen unter ${base}/docs.`,
  },
  'duplicate-parameter': {
    title: 'Doppelter Parameter',
    detail: 'Jeder Parameter darf einmal verwendet werden. Werte einer Liste durch Kommas trennen.',
  },
  'invalid-url': { title: 'Ungültige URL', detail: 'Der Parameter url muss eine absolute http- oder https-URL sein.' },
  unauthenticated: {
    title: 'API-Schlüssel erforderlich',
    detail: 'Einen gültigen Schlüssel im Header senden: Authorization: Bearer pageloupe_…',
  },
  'keys-unavailable': {
    title: 'Schlüssel nicht verfügbar',
    detail:
      'Der Dienst kann seine Schlüsseldatei nicht lesen und nimmt deshalb zurzeit keinen Schlüssel an. Nach der Zeit in Retry-After erneut versuchen.',
  },
  'role-required': {
    title: 'Mit diesem Schlüssel nicht erlaubt',
    detail: ({ base }) =>
      `Die Rolle des Schlüssels erlaubt diese Anfrage nicht. Einen Schlüssel mit der Rolle verwenden, die ${base}/docs für diesen Pfad nennt.`,
  },
  'host-forbidden': {
    title: 'Host nicht erlaubt',
    detail: 'Dieser Dienst akzeptiert nur Anfragen für localhost, 127.0.0.1 und die Hosts, mit denen er gestartet wurde (--allow-hosts).',
  },
  'origin-forbidden': {
    title: 'Origin nicht erlaubt',
    detail:
      'Die Anfrage kommt von einer Webseite eines anderen Origins. Aus einem Programm oder von den Seiten dieses Dienstes senden oder den Dienst mit Schlüsseln und --allow-origins starten.',
  },
  'target-forbidden': { title: 'URL nicht erlaubt', detail: refusalWords['target-forbidden'] },
  'not-found': { title: 'Nicht gefunden', detail: ({ base }) => `Unter diesem Pfad gibt es nichts. Alle Pfade stehen unter ${base}/docs.` },
  'batch-not-found': {
    title: 'Batch nicht gefunden',
    detail:
      'Es gibt keinen solchen Batch, er wurde gelöscht, seine batch.json ist beschädigt oder verloren, oder er wurde mit einem anderen Schlüssel gestartet.',
  },
  'site-not-found': {
    title: 'Website nicht gefunden',
    detail: ({ base }) => `Kein Durchlauf dieser Website ist gespeichert. Alle Websites stehen unter ${base}/v1/sites.`,
  },
  'run-not-found': {
    title: 'Durchlauf nicht gefunden',
    detail: 'Es gibt keinen solchen Durchlauf dieser Website, oder er wurde wegen seines Alters gelöscht.',
  },
  'schedule-not-found': { title: 'Zeitplan nicht gefunden', detail: 'Es gibt keinen solchen Zeitplan, oder er wurde gelöscht.' },
  'too-many-schedules': { title: 'Zu viele Zeitpläne', detail: 'Einen nicht mehr benötigten Zeitplan löschen, dann diesen erstellen.' },
  'database-unavailable': {
    title: 'Datenbank nicht verfügbar',
    detail: 'Die Datenbank des Dienstes ist zurzeit nicht nutzbar. Nach der Zeit in Retry-After erneut versuchen.',
  },
  'too-many-unfinished': {
    title: 'Zu viele nicht beendete Batches oder Seiten',
    detail:
      'Die nicht beendeten Batches dieses Schlüssels haben die erlaubte Zahl oder Größe erreicht. Auf einen warten oder einen abbrechen.',
  },
  'batch-ended': {
    title: 'Der Batch ist beendet',
    detail: 'Alle Seiten des Batches sind geprüft. Seine Ergebnisse bleiben, bis Sie ihn löschen.',
  },
  'batch-damaged': { title: 'Batch beschädigt', detail: batchWords.damagedBatch },
  'sitemap-unusable': { title: 'Keine Seiten in der Sitemap', detail: 'Aus der Sitemap konnte keine Seite gelesen werden.' },
  'idempotency-key-reused': {
    title: 'Idempotency-Key wiederverwendet',
    detail: 'Dieser Idempotency-Key wurde schon mit einem anderen Body gesendet. Für einen anderen Batch einen neuen Schlüssel verwenden.',
  },
  'queue-unavailable': {
    title: 'Warteschlange nicht verfügbar',
    detail:
      'Die Warteschlange des Dienstes ist zurzeit nicht nutzbar, deshalb wurde der Batch nicht gestartet. Nach der Zeit in Retry-After erneut versuchen.',
  },
  'cursor-expired': { title: 'Cursor abgelaufen', detail: 'Das Audit dieses Cursors ist nicht mehr im Cache. Ohne Cursor neu beginnen.' },
  'method-not-allowed': { title: 'Methode nicht erlaubt', detail: 'Eine Methode aus dem Allow-Header verwenden.' },
  'not-acceptable': { title: 'Nicht akzeptabel', detail: 'Einen der aufgeführten Medientypen im Accept-Header verwenden.' },
  'body-too-large': {
    title: 'Body der Anfrage zu groß',
    detail: 'Der Body der Anfrage darf bis zu 16 KB groß sein, der von POST /v1/batches bis zu 16 MB.',
  },
  'url-too-long': {
    title: 'Anfragezeile zu lang',
    detail:
      'Der Pfad mit Query-String ist länger als 12.000 Zeichen. Den Query-String kürzen: Die URL einer Seite darf bis zu 2.048 Zeichen haben.',
  },
  'headers-too-large': {
    title: 'Header zu groß',
    detail: 'Die Header sind zusammen größer als 16 KB. Entfernen, was der Dienst nicht braucht, etwa Cookies.',
  },
  'unsupported-media-type': {
    title: 'Nicht unterstützter Medientyp',
    detail: ({ base }) => `application/json senden. Nur ${base}/contact nimmt auch application/x-www-form-urlencoded an.`,
  },
  'request-timeout': { title: 'Zeitüberschreitung der Anfrage', detail: 'Die ganze Anfrage auf einmal senden.' },
  'bad-request': { title: 'Ungültige Anfrage', detail: 'Die Anfrage ist kein wohlgeformtes HTTP. Pfad und Query-String prozentkodieren.' },
  'target-not-html': { title: 'Keine HTML-Seite', detail: refusalWords['target-not-html'] },
  'target-too-large': { title: 'Die Seite ist zu groß', detail: refusalWords['target-too-large'] },
  'target-download': { title: 'Die URL ist ein Download', detail: refusalWords['target-download'] },
  'target-needs-login': { title: 'Die Seite verlangt Benutzername und Passwort', detail: refusalWords['target-needs-login'] },
  'rate-limited': {
    title: 'Zu viele Anfragen',
    detail: 'Das Anfragelimit ist überschritten. Nach der Zeit in Retry-After erneut versuchen.',
  },
  'internal-error': {
    title: 'Interner Fehler',
    detail: 'Das ist ein Fehler des Dienstes, nicht Ihrer Anfrage. Im Log steht er unter der ID dieser Anfrage.',
  },
  'storage-full': {
    title: 'Speicher voll',
    detail: 'Der Dienst konnte nicht auf seine Festplatte schreiben. Es wurde nichts gespeichert; bitte später erneut versuchen.',
  },
  'target-dns-failure': { title: 'Host nicht gefunden', detail: refusalWords['target-dns-failure'] },
  'target-connect-failed': { title: 'Der Server war nicht erreichbar', detail: refusalWords['target-connect-failed'] },
  'target-tls-error': { title: 'TLS-Fehler', detail: refusalWords['target-tls-error'] },
  'target-protocol-error': { title: 'Ungültige Antwort des Servers', detail: refusalWords['target-protocol-error'] },
  'target-too-many-redirects': { title: 'Zu viele Weiterleitungen', detail: refusalWords['target-too-many-redirects'] },
  'target-crashed-renderer': { title: 'Die Seite hat den Browser zum Absturz gebracht', detail: refusalWords['target-crashed-renderer'] },
  'browser-unavailable': { title: 'Browser nicht verfügbar', detail: refusalWords['browser-unavailable'] },
  overloaded: { title: 'Der Dienst ist ausgelastet', detail: refusalWords.overloaded },
  draining: {
    title: 'Der Dienst wird beendet',
    detail: 'Der Dienst wird beendet und beantwortet keine Anfragen mehr. Nach der Zeit in Retry-After erneut versuchen.',
  },
  'target-timeout': { title: 'Die Seite hat zu lange gebraucht', detail: refusalWords['target-timeout'] },
  'queue-timeout': { title: 'Zeitüberschreitung in der Warteschlange', detail: refusalWords['queue-timeout'] },
  cancelled: { title: 'Anfrage abgebrochen', detail: 'Der Client hat die Verbindung geschlossen.' },
};

export const startWords: typeof en.startWords = {
  wrongSettings: ({ faults: list }) => `Ungültige Einstellungen:\n${list.map((one) => `  ${one}`).join('\n')}`,
  badBasePath: 'Einen Pfad wie /pageloupe verwenden, aus Buchstaben, Ziffern und . _ ~ -, der nicht mit /v1 beginnt.',
  keysNeeded: ({ host }) =>
    `Ohne Schlüssel lauscht der Dienst nicht auf ${host}, denn dann könnte ihn jeder nutzen, der ihn erreicht. Einen Schlüssel mit „pageloupe keys create <Name> --key-file keys.txt“ erstellen und mit „--key-file keys.txt“ starten, oder auf 127.0.0.1 lauschen.`,
  unreadableKeys: ({ path, line }) =>
    `Zeile ${line} der Schlüsseldatei ${path} ist kein Schlüssel. Schlüssel mit „pageloupe keys create“ erstellen.`,
  closedKeyFile: ({ path, user }) =>
    `Der Benutzer, unter dem der Dienst läuft${user === '' ? '' : ` (uid ${user})`}, darf die Schlüsseldatei ${path} nicht lesen. Ihren Eigentümer ändern: chown ${user === '' ? '<Benutzer>' : user} ${path}; oder, wenn sie in einen Container eingebunden ist: chmod 644 ${path}. Sie enthält Hashwerte von Schlüsseln, keine Schlüssel.`,
  noKeyFile: ({ path }) => `Schlüsseldatei nicht gefunden: ${path}. Mit „pageloupe keys create <Name> --key-file ${path}“ erstellen.`,
  folderAsKeyFile: ({ path, inside }) => `${path} ist ein Ordner, keine Schlüsseldatei. Eine Datei darin angeben: --key-file ${inside}`,
  originsNeedKeys: () =>
    '--allow-origins erfordert Schlüssel. Einen mit „pageloupe keys create <Name> --key-file keys.txt“ erstellen und mit „--key-file keys.txt“ starten.',
  noPlace: ({ host, port, code }) =>
    `Der Dienst kann auf ${host}, Port ${port}, nicht lauschen (${code}). Für --host eine IP-Adresse dieses Rechners und für --port einen Port über 1023 verwenden.`,
  portTaken: ({ host, port, option }) => `Port ${port} auf ${host} ist belegt. Mit ${option} einen anderen wählen.`,
};

export const readyWords: typeof en.readyWords = {
  draining: () => 'Der Dienst wird beendet.',
  queueFull: () => 'Die Warteschlange ist voll.',
  noKeys: () => 'Die Schlüsseldatei ist nicht lesbar, deshalb wird jeder Schlüssel abgelehnt. Der Grund steht im Log.',
};

export const startPage: typeof en.startPage = {
  title: 'Pageloupe',
  intro:
    'Die HTTP-API von Pageloupe prüft pro Anfrage eine Seite: für Suchmaschinen und darauf, ob KI-Antwortmaschinen sie als Quelle nennen können.',
  first: 'Eine erste Anfrage:',
  withKey: 'Dieser Dienst verlangt bei jeder /v1-Anfrage einen Schlüssel:',
  dashboard: 'Dashboard Ihrer Websites',
  docs: 'Interaktive Dokumentation',
  document: 'Das OpenAPI-Dokument',
  problems: 'Problemtypen',
  ready: 'Zustand des Dienstes',
  contact: 'Interesse an einer gehosteten API melden',
};

export const dashboardPage: typeof en.dashboardPage = {
  title: 'Websites',
  reading: 'Websites werden gelesen…',
  noScript: ({ path }) => `Das Dashboard braucht JavaScript. Die API unter ${path} liefert dieselben Daten.`,
};

export const problemsPage: typeof en.problemsPage = {
  title: 'Probleme',
  intro: 'Jede Antwort mit einem Status ab 400 ist ein Problemdokument (RFC 9457) mit einem dieser Codes.',
  retryable: 'Dieselbe Anfrage kann später gelingen.',
};

export const contactPage: typeof en.contactPage = {
  title: 'Pageloupe als API nutzen',
  intro:
    'Schreiben Sie uns, wofür Sie eine gehostete API nutzen würden. Wir antworten per E-Mail. Wer den Dienst selbst betreibt, braucht kein Konto und keinen Schlüssel.',
  email: 'Ihre E-Mail-Adresse',
  use: 'Wofür würden Sie sie nutzen?',
  volume: 'Seiten pro Monat',
  volumes: {
    'under-1000': 'weniger als 1.000',
    '1000-10000': '1.000 bis 10.000',
    '10000-100000': '10.000 bis 100.000',
    'over-100000': 'mehr als 100.000',
    unknown: 'Weiß ich noch nicht',
  },
  send: 'Senden',
  privacy:
    'Nur auf diesem Server gespeichert: E-Mail-Adresse, Verwendung und Umfang. Zum Löschen auf unsere E-Mail antworten oder sich an den Betreiber dieses Servers wenden.',
  trap: 'Dieses Feld leer lassen',
  thanks: 'Danke. Wir melden uns bei Ihnen.',
  faulty: 'Bitte die markierten Felder korrigieren.',
  limited: 'Zu viele Anfragen in der letzten Stunde. Bitte später erneut versuchen; Ihr Text ist noch da.',
  failed: 'Speichern nicht möglich. Bitte später erneut versuchen; Ihr Text ist noch da.',
};
