import type * as en from '../../en/server/audit.ts';
import { durationInWords } from './duration.ts';

export const refusalWords: typeof en.refusalWords = {
  'target-forbidden':
    'Diese URL ist nicht erlaubt: Geprüft werden nur öffentliche Webseiten und private Origins, die beim Start zugelassen wurden.',
  'target-not-html': 'Der Server hat mit einem Dokument geantwortet, das kein HTML ist. Die URL einer Seite verwenden.',
  'target-too-large': 'Die Seite ist zu groß. Grenzen: 10 MB für das Dokument, insgesamt 25 MB und 600 Anfragen.',
  'target-download': 'Der Server hat mit einem Download geantwortet, nicht mit einer Seite. Die URL einer Seite verwenden.',
  'target-dns-failure': 'Der Hostname konnte nicht aufgelöst werden. Schreibweise und DNS-Einträge prüfen.',
  'target-connect-failed':
    'Es konnte keine Verbindung zum Server hergestellt werden. Prüfen, ob er läuft und unter diesem Host und Port erreichbar ist.',
  'target-tls-error':
    'Es konnte keine sichere Verbindung hergestellt werden. Das Zertifikat prüfen: Ein Browser zeigt den Fehler, wenn er die URL öffnet.',
  'target-protocol-error': 'Die Antwort des Servers ist kein gültiges HTTP oder brach ab. Erneut versuchen und das Server-Log prüfen.',
  'target-needs-login':
    'Der Server antwortet mit 401 und verlangt Benutzername und Passwort. Die Befehlszeile kann sie mit --header "Authorization: Basic …" senden; die HTTP-API prüft nur, was Besucher ohne Konto sehen.',
  'target-too-many-redirects': 'Die URL leitet zu oft weiter. Auf eine Weiterleitungsschleife prüfen.',
  'target-crashed-renderer': 'Die Seite hat ihren Browser-Tab zum Absturz gebracht. Erneut versuchen oder ohne JavaScript prüfen.',
  'target-timeout': 'Die Seite hat nicht rechtzeitig geantwortet. Erneut versuchen oder das Zeitlimit erhöhen.',
  'browser-unavailable': 'Es konnte kein Browser gestartet werden. Später erneut versuchen.',
  overloaded: 'Zu viele Seiten warten auf ihre Prüfung. Später erneut versuchen.',
  'queue-timeout': 'Das Audit hat zu lange in der Warteschlange gewartet. Später erneut versuchen oder weniger gleichzeitig prüfen.',
  draining: 'Der Dienst wird beendet und startet keine neuen Audits. Später erneut versuchen.',
  cancelled: 'Das Audit wurde abgebrochen.',
};

export const reasonWords: typeof en.reasonWords = {
  tls: {
    CERT_AUTHORITY_INVALID:
      'Das Zertifikat ist selbst signiert, oder seine CA ist auf diesem Rechner unbekannt. Für eine eigene CA: --ca <Datei> (PAGELOUPE_CA), mit ihrem Zertifikat im PEM-Format.',
    CERT_DATE_INVALID:
      'Das Zertifikat ist abgelaufen oder noch nicht gültig. Das Zertifikat erneuern oder die Uhr dieses Rechners richtig stellen.',
    CERT_COMMON_NAME_INVALID: 'Das Zertifikat gilt für einen anderen Hostnamen. Diesen ins Zertifikat aufnehmen oder die URL korrigieren.',
    CERT_REVOKED: 'Das Zertifikat wurde widerrufen. Das Zertifikat ersetzen.',
    CERT_WEAK_SIGNATURE_ALGORITHM:
      'Das Zertifikat hat eine Signatur, die Browser nicht mehr akzeptieren, etwa SHA-1. Das Zertifikat ersetzen.',
    CERT_VALIDITY_TOO_LONG: 'Das Zertifikat ist länger gültig, als Browser akzeptieren. Das Zertifikat ersetzen.',
    SSL_VERSION_OR_CIPHER_MISMATCH:
      'Der Server bietet keine TLS-Version oder Cipher-Suite an, die Browser akzeptieren. TLS 1.2 oder 1.3 aktivieren.',
    SSL_PROTOCOL_ERROR: 'Die Antwort des Servers ist kein TLS. Prüfen, ob der Port stimmt und ob es http statt https sein muss.',
  },
  noAnswer: 'Der Server hat ohne Dokument geantwortet. Die URL einer Seite verwenden.',
  statusAlone: ({ status }) => `Der Server hat mit ${status} und ohne Seite geantwortet, es gibt also nichts zu prüfen.`,
  redirectForbidden:
    'Diese URL leitet zu einer weiter, die nicht erlaubt ist: Geprüft werden nur öffentliche Webseiten und private Origins, die beim Start zugelassen wurden.',
  leadsAside: 'Die URL leitet zu etwas weiter, das keine http- oder https-Seite ist.',
  brokenXml: 'Das Dokument ist XML, das nicht wohlgeformt ist, daher zeigen Browser einen Fehler.',
  unreadable: 'Der Prozess der Seite hat ungültige Daten geliefert. Erneut versuchen oder ohne JavaScript prüfen.',
  notRead: 'Die Seite konnte nicht gelesen werden. Erneut versuchen oder ohne JavaScript prüfen.',
  busy: 'Die Seite wurde geladen, war aber nicht rechtzeitig bereit; möglicherweise lastet ein Skript sie aus. Ohne JavaScript erneut versuchen oder das Zeitlimit erhöhen.',
  tooMuch: 'Die Seite hat mehr Inhalt, als geprüft werden kann. Einen kleineren Teil prüfen, wenn er eine eigene URL hat.',
  leaves: 'Die Seite wechselt ständig zu anderen URLs und konnte nicht gelesen werden. Die endgültige URL verwenden.',
  noChromium:
    'Kein Browser gefunden. Mit „pageloupe install-browser“ das getestete Chromium installieren oder Google Chrome, Edge oder das chromium-Paket des Systems. Für einen Browser an einem anderen Ort CHROMIUM_PATH setzen.',
  root: 'Chromium kann seine Sandbox nicht als root ausführen. Als anderer Benutzer ausführen oder --no-sandbox (PAGELOUPE_NO_SANDBOX=1) übergeben, wenn Sie jeder geprüften Seite vertrauen.',
  noSandbox:
    'Chromium hat keine nutzbare Sandbox gefunden. Unter Ubuntu ab 23.10, auch auf den Runnern von GitHub: sudo sysctl -w kernel.apparmor_restrict_unprivileged_userns=0. In Docker: --security-opt seccomp=docs/use/ci/seccomp.json. Oder --no-sandbox (PAGELOUPE_NO_SANDBOX=1) übergeben, wenn Sie jeder geprüften Seite vertrauen.',
  noExecutable: ({ path }) =>
    `Unter ${path} gibt es keinen Browser. CHROMIUM_PATH (oder --chromium des Dienstes) korrigieren oder weglassen, um einen gefundenen oder installierten zu verwenden: pageloupe install-browser`,
  noBrowser: ({ path, why }) =>
    `${path} läuft nicht als Browser${why === '' ? '' : ` (${why})`}. Falls es einer ist, fehlen vielleicht Systembibliotheken (pageloupe install-browser --with-deps). Andernfalls CHROMIUM_PATH (oder --chromium des Dienstes) korrigieren oder weglassen, um einen gefundenen oder installierten zu verwenden.`,
  proxy: {
    'log-in': ({ place }) =>
      `Der Proxy ${place} hat die Anmeldung abgelehnt (407). Benutzername und Passwort in --proxy prüfen und Sonderzeichen kodieren, etwa # als %23.`,
    refused: ({ place, status }) =>
      `Der Proxy ${place} hat keine Verbindung zum Server geöffnet und mit Status ${status} geantwortet. Vielleicht lässt er diesen Host oder Port nicht zu oder erreicht ihn selbst nicht.`,
    unreachable: ({ place }) => `Der Proxy ${place} ist nicht erreichbar. Seinen Host und Port in --proxy prüfen, und ob er läuft.`,
  },
  unsafePort: 'Browser weigern sich, diesen Port zu öffnen, weil er zu einem anderen Protokoll gehört. Einen anderen verwenden, etwa 8080.',
  silentAtStart: 'Der Prozess läuft, antwortet aber nicht.',
  hung: 'Der Browser hat nicht mehr geantwortet und wurde ersetzt, daher ist über die Seite nichts bekannt. Erneut versuchen.',
  noTemporaryFolder: ({ folder }) =>
    `Chromium braucht den Ordner für temporäre Dateien, ${folder}, und kann nicht hineinschreiben. Ihn anlegen, seine Rechte ändern oder TMPDIR auf einen anderen setzen.`,
  notStarted: ({ why }) => `Chromium ließ sich nicht starten: ${why}`,
};

export const authorityWords: typeof en.authorityWords = {
  file: ({ file, why }) => `${file} kann nicht verwendet werden: ${why}`,
  none: 'Die Datei enthält kein Zertifikat im PEM-Format (-----BEGIN CERTIFICATE-----). Ein binäres umwandeln: openssl x509 -inform der -in ca.cer -out ca.pem',
  broken: ({ index }) => `Zertifikat ${index} darin kann nicht gelesen werden. Neu exportieren.`,
  large: 'Die Datei ist größer als 1 MB. Eine Datei nur mit den Zertifikaten der eigenen CAs angeben.',
};

export const extractionWords: typeof en.extractionWords = {
  unread: 'Der Prozess der Seite hat keinen gültigen Wert geliefert.',
  slowPage: 'Die Seite hat ihre Werte nicht rechtzeitig geliefert.',
  noHtml: 'Der HTML-Quelltext der Seite konnte nicht gelesen werden.',
  slowExpression: ({ ms }) => `Der Ausdruck brauchte länger als ${durationInWords(ms)}. Den Ausdruck vereinfachen.`,
};

export const pluginWords: typeof en.pluginWords = {
  tooSlow: ({ ms }) => `Es wurde nicht innerhalb von ${durationInWords(ms)} fertig.`,
  givenUp: ({ failures }) => `Es ist auf ${failures} Seiten nacheinander gescheitert und wurde nicht mehr ausgeführt.`,
  nonsense: 'Es hat eine ungültige Nachricht zurückgegeben.',
  ended: 'Sein Thread wurde beendet.',
  typescript: 'Diese Version von Node führt kein TypeScript aus. Die Datei zu JavaScript kompilieren, oder Node ab 22.18 verwenden.',
};

export const warningWords: typeof en.warningWords = {
  'target-status': (status) => `Der Server hat mit ${status} geantwortet; dieser Bericht beschreibt die Seite, die er damit gesendet hat.`,
  'redirected-off-site': (host) => `Die URL leitet zu einer anderen Website (${host}) weiter; dieser Bericht beschreibt die Seite dort.`,
  'went-on': (url) => `Die Seite hat per Skript oder Meta-Refresh weitergeleitet; dieser Bericht beschreibt ${url}`,
  'requests-blocked': (count) =>
    `Blockierte Anfragen der Seite: ${count}. Grund: private Adressen oder mehr Anfragen, als für eine Seite erlaubt sind.`,
  'timeout-partial': () => 'Die Zeit für das Audit war abgelaufen; dieser Bericht umfasst, was bis dahin gelesen war.',
  'raw-html-unread': (why) => `Der HTML-Quelltext konnte nicht gelesen werden, daher fehlen Prüfungen, die ihn brauchen: ${why}`,
  'bot-wall-suspected': () => 'Der Server hat anscheinend eine Bot-Prüfung statt der Seite gesendet.',
  covered: (what) => `Ein Overlay verdeckte die Seite bei diesem Besuch, etwa ein Einwilligungsdialog: ${what}`,
  'covered-alone': (what) =>
    `Auf der Seite stand kaum Text außer dem eines Overlays, etwa eines Einwilligungsdialogs; dieser Bericht beschreibt es: ${what}`,
  'document-cut': () => 'Das HTML brach vor seinem Ende ab oder kam nicht rechtzeitig an; was folgt, fehlt in diesem Bericht.',
  'load-incomplete': () => 'Die Seite wurde nicht fertig geladen; dieser Bericht umfasst, was geladen war.',
  'dialogs-dismissed': (count) => `Von der Seite geöffnete Dialoge wurden geschlossen (${count}).`,
  'popups-closed': (count) => `Von der Seite geöffnete Fenster wurden geschlossen (${count}).`,
};

export const faultWords: typeof en.faultWords = {
  silent: ({ why }) => `Der Browser reagiert nicht: ${why}`,
  reached: ({ route }) => `Der Schutz für ausgehende Verbindungen hat versagt: Eine Seite hat diesen Rechner über ${route} erreicht.`,
  unused: 'Der Schutz für ausgehende Verbindungen hat keine Anfragen gesehen: Der Browser nutzt seinen Proxy nicht.',
};

export const systemWords: typeof en.systemWords = {
  ENOENT: 'Datei oder Ordner nicht vorhanden.',
  EISDIR: 'Es ist ein Ordner.',
  ENOTDIR: 'Ein Teil des Pfads ist eine Datei, kein Ordner.',
  ENAMETOOLONG: 'Der Name ist zu lang.',
  ELOOP: 'Die symbolischen Links bilden eine Schleife.',
  EACCES: 'Zugriff verweigert. Die Berechtigungen ändern oder als anderer Benutzer ausführen.',
  EPERM: 'Zugriff verweigert. Die Berechtigungen ändern oder als anderer Benutzer ausführen.',
  EMFILE: 'Zu viele offene Dateien. Andere Programme schließen und erneut versuchen.',
  ENOSPC: 'Kein Speicherplatz mehr.',
  EROFS: 'Der Datenträger ist schreibgeschützt. Einen anderen Ordner verwenden.',
  ENOTSUP: 'Dort lassen sich keine Dateien anlegen. Einen anderen Ordner verwenden.',
  EEXIST: 'Eine Datei dieses Namens gibt es schon.',
};

export const runWords: typeof en.runWords = {
  tooSlow: ({ ms }) => `Das Audit wurde nicht innerhalb von ${durationInWords(ms)} fertig.`,
  internal: ({ why }) => `Fehler in Pageloupe: ${why}`,
  errorAtStart: ({ status }) =>
    `Die Startseite hat mit Status ${status} geantwortet, daher wurde ihren Links nicht gefolgt. Von der URL einer Seite crawlen, die funktioniert.`,
  rateLimited: ({ status, requested }) =>
    `Konnte nicht geprüft werden: Der Server begrenzt Anfragen. Er antwortete immer wieder mit ${status}${status === 429 ? ' (zu viele Anfragen)' : ''}, daher ${requested ? 'fordert Pageloupe diese Seite nicht mehr an' : 'wurde diese Seite nicht angefordert'}. Später neu prüfen.`,
};
