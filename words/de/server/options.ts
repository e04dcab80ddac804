import type * as en from '../../en/server/options.ts';
import { german } from '../german.ts';
import { quotable } from '../../sentence.ts';

const { number, or } = german;
export const quoted = (text: string) => `„${quotable(text)}“`;
export const meant = (near: string) => (near === '' ? '' : ` Meinten Sie ${quoted(near)}?`);

export const optionWords: typeof en.optionWords = {
  visit: {
    device: 'Gerät, das der Besuch nachahmt: Bildschirm, Zeigegerät und Client Hints.',
    javascript: 'JavaScript ist abgeschaltet.',
    pageLocale: 'Sprache des Accept-Language-Headers (BCP 47), etwa de-AT; ohne Angabe die des Browsers.',
    userAgent: 'User-Agent des Besuchs. Auf das Token eines Crawlers folgt immer der Name dieses Produkts.',
    waitUntil: 'Ereignis, auf das vor dem Lesen der Seite gewartet wird.',
    settle: 'Wartezeit nach diesem Ereignis.',
    timeout: 'Zeit für eine Seite, ohne die Zeit in der Warteschlange; innerhalb von 60 % davon muss ihre Antwort beginnen.',
    probe:
      'Linkziele, Canonical, Sprachversionen und Bilder werden nicht angefordert. Schneller, aber die Prüfungen, die sie brauchen, bleiben ungeprüft. Was in der Zeit für die Seite nicht erreicht wird, steht in warnings.',
    intent: 'keep-out: Suchmaschinen sollen die Seite nicht indexieren.',
    pageType: 'Seitentyp, falls die Erkennung falsch ist.',
    aiOptOut: 'Die Website will in KI-Antworten nicht zitiert werden; es gibt keinen GEO-Score.',
  },
  answer: {
    language: 'Sprache der Sätze in der Antwort; ohne Angabe die von Accept-Language. Codes und IDs sind in jeder Sprache gleich.',
    maxAge: 'Höchstalter eines gecachten Audits in Sekunden; 0 für ein neues.',
    maxItems: 'Höchstzahl von Einträgen pro Liste; Summen gelten immer für die ganze Liste.',
    signals: 'Nur diese Signale in signals und fixes. Scores und Zahlen bleiben die des ganzen Audits.',
    skipSignals: 'Alle Signale außer diesen. Scores und Zahlen bleiben die des ganzen Audits.',
  },
  start: { crawl: 'Links von dieser Seite aus folgen, auf demselben Host, soweit robots.txt es erlaubt.' },
  source: {
    sitemap: 'Seiten einer Sitemap: eine URL, eine Datei oder auto für die Sitemaps, die robots.txt nennt.',
    urlFile: 'Datei mit einer URL pro Zeile; - für die Standardeingabe.',
  },
  crawl: {
    limit: 'Höchstzahl von Seiten eines Crawls.',
    depth: 'Höchstzahl von Klicks ab der Start-URL; ohne Angabe beliebig viele.',
    subdomains: 'Auch die anderen Hosts der Domain werden gecrawlt.',
    ignoreRobots: 'Eigener Host, der gecrawlt wird, als würde seine robots.txt alles erlauben.',
  },
  filter: {
    include: 'Nur passende URLs: ein Glob wie "/blog/**" oder ein /regulärer Ausdruck/.',
    exclude: 'Keine passenden URLs.',
    replace: 'Änderung an jeder URL, etwa "s#https://example.com#http://localhost:3000#".',
  },
  sample: {
    sample: 'Nur so viele der Seiten prüfen, zufällig gewählt.',
    seed: 'Startwert der Zufallsstichprobe: Derselbe Wert wählt dieselben Seiten.',
  },
  access: {
    cookieFile: 'Cookies im Netscape-Format oder Zeilen mit name=value.',
    login: 'ES-Modul, das vor der ersten Seite anmeldet (docs/use/command-line.md).',
    loginState: 'Datei, in der die Sitzung der Anmeldung gespeichert oder aus der sie gelesen wird.',
    proxy: 'HTTP-Proxy für öffentliche Server, etwa http://proxy.example.com:3128.',
    ca: 'Zertifikate eigener Zertifizierungsstellen (PEM), denen neben den üblichen vertraut wird.',
  },
  pace: {
    concurrency: 'Seiten gleichzeitig; ohne Angabe so viele wie Prozessoren, höchstens 4.',
    perHost: 'Seiten eines Hosts gleichzeitig.',
    delay: 'Zeit zwischen den Starts zweier Seiten eines Hosts.',
    retries: 'Wie oft eine Seite, die nicht geantwortet hat, erneut versucht wird.',
    maxRunTime: 'Zeit für den ganzen Durchlauf. Was bis dahin nicht geprüft ist, gilt als nicht erreicht.',
  },
  limits: {
    maxWarnings: 'Höchstzahl von Warnungen auf allen Seiten zusammen.',
    allowUnreachable: 'Seiten, die ohne Bericht bleiben dürfen, bevor der Befehl fehlschlägt.',
    allowIncomplete: 'Sitemaps und Seiten, die nicht vollständig gelesen werden konnten, ändern den Exit-Code nicht.',
    baseline: 'Datei bekannter Probleme, die nicht zählen (pageloupe baseline update).',
  },
  rules: {
    preset:
      'recommended (auch ohne Angabe): Eine nicht bestandene Prüfung ist ein Fehler, eine verbesserungswürdige eine Warnung. strict: Beide sind Fehler. none: Nur was genannt ist, zählt.',
    minScore: 'Mindest-Audit-Score jeder Seite.',
  },
  geo: { minGeo: 'Mindest-GEO-Score jeder Seite.' },
  rows: {
    csvRows: 'Was eine Zeile der CSV-Datei ist.',
    rows: 'Welche Prüfungen Zeilen von NDJSON und CSV enthalten. failing: nicht bestandene und solche mit Warnung.',
  },
  run: {
    resume: 'Ordner, in dem der Durchlauf gespeichert oder aus dem er fortgesetzt wird.',
    compareWith: 'Ergebnisse eines früheren Durchlaufs: Exit-Code 1, wenn etwas neu nicht bestanden ist.',
    comment: 'Datei für den Vergleich als Markdown, für einen Kommentar zu einem Pull Request.',
    server: 'Pageloupe-Dienst, der die Seiten als Batch prüft, etwa https://pageloupe.example.com.',
  },
  parts: { shard: 'Teil i von n prüfen, für n Rechner.', output: 'Datei für den ersten Bericht, der keine hat.' },
  remote: {
    keyEnv: 'Umgebungsvariable mit dem API-Schlüssel dieses Dienstes (PAGELOUPE_KEY).',
    batch: 'Einen früher gestarteten Batch von --server verfolgen.',
  },
  site: {
    static: 'Eine gebaute Website auf diesem Rechner ausliefern und ihre Seiten oder die genannten URLs prüfen.',
    port: 'Port von --static.',
    base: 'Pfad, für den die Website von --static gebaut wurde, etwa /docs/.',
    start: 'Einen Server mit diesem Befehl starten und danach beenden.',
    waitOn: 'URL, die antwortet, sobald der Server von --start bereit ist; wird geprüft, wenn keine andere genannt ist.',
    waitTimeout: 'Wie lange darauf gewartet wird.',
  },
  list: {
    header: 'Anfrage-Header, nur an die geprüften Websites gesendet; ${NAME} liest eine Umgebungsvariable.',
    extract:
      'Wert, der aus jeder Seite gelesen wird: css:<Selektor>[@Attribut], xpath:<Ausdruck> oder regex:<Ausdruck> über den HTML-Quelltext.',
    plugin: 'ES-Modul mit eigenen Prüfungen und Berichtsformaten.',
    assert: 'Wie eine Prüfung zählt: error, warn oder off.',
  },
  compare: {
    failOn: 'Wann der Exit-Code 1 ist.',
    beforeOrigin: 'Origin des früheren Durchlaufs, etwa https://www.example.com.',
    afterOrigin:
      'Origin des späteren Durchlaufs, etwa https://preview.example.com: Seine Seiten werden denen von --before-origin zugeordnet.',
  },
  service: {
    host: 'Host, auf dem der Dienst lauscht. Außer auf diesem Rechner sind Schlüssel nötig.',
    port: 'Port, auf dem der Dienst lauscht; 0 für einen beliebigen freien.',
    basePath: 'Pfad, unter dem ein Proxy den Dienst bereitstellt, etwa /pageloupe; der Proxy darf ihn behalten oder entfernen.',
    keyFile: 'Datei mit den Hashwerten der Schlüssel. Ist sie angegeben, braucht jede /v1-Anfrage einen Schlüssel.',
    concurrency: 'Gleichzeitig offene Seiten.',
    queue: 'Audits, die warten dürfen; weitere erhalten 503.',
    rateLimit:
      '/v1-Anfragen pro Minute, je Schlüssel oder, ohne Schlüssel, je Client. 0: keine Grenze; -1: 120 mit Schlüsseln, ohne Schlüssel keine Grenze.',
    contactLimit: '/contact-Anfragen pro Stunde und Client. 0: keine Grenze.',
    cacheMb: 'Cache-Größe in Megabyte; ein Audit braucht 20 bis 400 KB.',
    data: 'Ordner für Batches, ihre Ergebnisse und den Verlauf der Websites. Ohne ihn liegen sie im Arbeitsspeicher und gehen verloren, wenn der Dienst stoppt.',
    queueUrl:
      'Redis, Valkey oder PostgreSQL als Warteschlange der Batches, etwa redis://localhost:6379. Prozesse mit derselben Warteschlange teilen sich die Arbeit; sie brauchen denselben Datenordner oder Speicher.',
    queuePrefix: 'Präfix aller Schlüssel in Redis oder Valkey, für mehrere Dienste auf einem Server; {name} ist ein Hash-Tag.',
    storeUrl:
      'PostgreSQL für Batches und ihre Ergebnisse, den Verlauf der Websites, Zeitpläne und Sitzungen, etwa postgres://localhost/pageloupe, anstelle des Datenordners.',
    worker: 'Batches werden anderen Prozessen überlassen (pageloupe worker).',
    historyDays: 'Wie viele Tage Durchläufe einer Website aufbewahrt werden; 0 für unbegrenzt.',
    historyRuns: 'Wie viele Durchläufe je Website aufbewahrt werden; 0 für unbegrenzt.',
    batchPages: 'URLs, die ein Batch haben darf.',
    openBatches: 'Nicht beendete Batches, die ein Schlüssel haben darf; ohne Schlüssel alle zusammen.',
    openPages: 'URLs, die die nicht beendeten Batches eines Schlüssels zusammen haben dürfen; ein einzelner Batch darf mehr haben.',
    hostDelayMs: 'Millisekunden zwischen den Starts zweier Seiten eines Hosts in Batches; höchstens zwei davon sind gleichzeitig offen.',
    allowWebhooks: 'Origins privater Netze, an die Webhooks gesendet werden dürfen, etwa http://localhost:3000, durch Kommas getrennt.',
    graceMs: 'Millisekunden, die laufende Audits bekommen, um fertig zu werden, wenn der Dienst stoppt.',
    sandbox: 'Chromium läuft ohne seine Sandbox. Nur in einem eigenen Container.',
    chromium: 'Pfad zu Chromium, Google Chrome oder Edge, statt des gefundenen Browsers zu verwenden.',
    ca: 'Datei mit Zertifikaten eigener Zertifizierungsstellen (PEM), denen neben den üblichen vertraut wird: für Seiten, Crawls und Webhooks.',
    allowTargets: 'Origins privater Netze, die geprüft werden dürfen, etwa http://localhost:3000, durch Kommas getrennt.',
    allowHosts: 'Weitere Hostnamen außer localhost, die in Anfragen akzeptiert werden, durch Kommas getrennt.',
    allowOrigins:
      'Origins von Webseiten, die den Dienst mit einem Schlüssel nutzen dürfen, etwa https://dashboard.example.com, durch Kommas getrennt.',
    trustProxy: 'Clients werden an der letzten IP-Adresse in X-Forwarded-For erkannt. Nur hinter einem eigenen Proxy, der sie setzt.',
    contactFile: 'Datei, in der /contact die Angaben aus dem Formular speichert.',
    logLevel: 'Log-Level; JSON-Zeilen auf der Standardfehlerausgabe.',
  },
  worker: { host: 'Host, auf dem --health-port lauscht.' },
  health: { healthPort: 'Port von /healthz und /readyz; 0 für einen beliebigen freien; ohne Angabe keiner.' },
  config: { config: 'Konfigurationsdatei; ohne Angabe pageloupe.config.* in diesem Ordner.' },
  input: { input: 'Mit --format ndjson=<Datei> gespeicherte Ergebnisse jedes Shards.' },
  keys: {
    role: 'read: sieht Websites, Zeitpläne, Checks und Tools; run: auch Audits und Batches; admin: auch Zeitpläne und Löschen von Websites.',
  },
  migrate: {
    storeUrl: 'postgres://administrator@host/database, wo Batches und Verlauf liegen.',
    queueUrl: 'Ebenso, wenn die Warteschlange in PostgreSQL liegt.',
    role: 'Rolle des Dienstes: erhält die nötigen Rechte und darf danach nichts anlegen.',
    print: 'Nur das fehlende SQL ausgeben.',
  },
  speech: {
    language: 'Sprache von Hilfe, Meldungen und Berichten, etwa de. Ohne Angabe die des Systems, wenn sie bekannt ist, sonst Englisch.',
  },
  switches: {
    sandbox: 'Der Browser läuft ohne seine Sandbox: nur bei vertrauenswürdigen Seiten.',
    quiet: 'Kein Fortschritt, keine Hinweise.',
  },
};

export const aroundOptions: typeof en.aroundOptions = {
  turned: (to, sentence) => `${to}: ${sentence}`,
  turnedBack: 'Nimmt zurück, was die Konfiguration abgeschaltet hat.',
  milliseconds: (sentence) => `${sentence} In Millisekunden.`,
  seconds: (sentence) => `${sentence} Sekunden oder ein Text wie "30s", "500ms" oder "10m".`,
  between: (sentence, from, to) =>
    `${sentence} ${typeof from === 'number' ? number(from) : from} bis ${typeof to === 'number' ? number(to) : to}.`,
  orText: (sentence) => `${sentence} Oder ein Text mit Schrägstrich oder Leerzeichen, etwa "AcmeAudit/1.0 (+https://example.com/bot)".`,
  repeatable: (sentence) => `${sentence} Mehrfach verwendbar.`,
  alone: ({ option, needs }) => `${option} hat ohne ${needs} keine Wirkung.`,
};

/** Types of JSON Schema. */
const typeNames: Readonly<Record<string, string>> = {
  array: 'eine Liste',
  string: 'ein Text',
  number: 'eine Zahl',
  integer: 'eine ganze Zahl',
  boolean: 'true oder false',
  object: 'ein Objekt',
  null: 'null',
};
export const valueFaults: typeof en.valueFaults = {
  type: ({ types }) => `Muss ${or(types.map((type) => typeNames[type] ?? type))} sein.`,
  boolean: ({ text }) => `true oder false verwenden, nicht ${quoted(text)}.`,
  whole: ({ text, minimum, maximum }) => `Eine ganze Zahl von ${number(minimum)} bis ${number(maximum)} verwenden, nicht ${quoted(text)}.`,
  number: ({ text, minimum, maximum }) => `Eine Zahl von ${number(minimum)} bis ${number(maximum)} verwenden, nicht ${quoted(text)}.`,
  time: ({ text }) => `Eine Zeit wie 30s, 500ms oder 10m verwenden, nicht ${quoted(text)}.`,
  timeRange: ({ text, from, to }) => `Eine Zeit von ${from} bis ${to} verwenden, nicht ${quoted(text)}.`,
  tooLong: ({ most }) => `Höchstens ${most} Zeichen.`,
  tooShort: ({ least }) => `Mindestens ${least} Zeichen.`,
  tooMany: ({ most }) => `Höchstens ${most} Werte, durch Kommas getrennt.`,
  emptyList: () => 'Mindestens einen Wert angeben oder den Parameter weglassen.',
  notInList: ({ text, near, values }) =>
    `Unbekannter Wert ${quoted(text)}.${meant(near)}${values.length > 0 ? ` Erlaubt: ${values.join(', ')}.` : ''}`,
  userAgent: () => 'Einen Namen oder einen Text von 3 bis 300 ASCII-Zeichen verwenden, etwa "AcmeAudit/1.0 (+https://example.com/bot)".',
  languageTag: ({ text }) => `${quoted(text)} ist kein Sprach-Tag (BCP 47) wie de oder pt-BR.`,
  port: ({ text, most }) => `Der Port von ${quoted(text)} ist zu hoch: Ports gehen bis ${most}.`,
  host: ({ text }) => `${quoted(text)} ist kein Hostname. Einen ohne Schema, Port und Pfad verwenden, etwa pageloupe.example.com.`,
  onlyOrigin: ({ origin }) => `Nur Schema, Host und Port verwenden, ohne Pfad, Query, Fragment und Benutzernamen: ${origin}`,
  origin: ({ text }) => `${quoted(text)} ist kein Origin. Schema, Host und Port verwenden, etwa http://localhost:3000.`,
};
