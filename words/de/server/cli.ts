import type { OpenPart } from '../../../server/cli/left-open.ts';
import type { commandWords as en } from '../../en/server/cli.ts';
import { german } from '../german.ts';
import { crawlSentences } from '../checks/crawl.ts';
import { durationInWords } from './duration.ts';
import { changeHeads } from '../reports/comparison.ts';

const { amount, number } = german;
const pageForms = { one: 'Seite', other: 'Seiten' };
const fileForms = { one: 'Datei', other: 'Dateien' };
const warningForms = { one: 'Warnung', other: 'Warnungen' };
const knownForms = { one: 'bekanntes Problem', other: 'bekannte Probleme' };
const meantWords = (meant: string | null) => (meant === null ? '' : ` Meinten Sie „${meant}“?`);
const placed = (place: string) => (place === '' ? '' : ` in ${place}`);

const openParts: Readonly<Record<OpenPart, string>> = {
  connections: 'Netzwerkverbindungen',
  programs: 'ein Browser oder ein anderes Programm, das er gestartet hat',
  files: 'Dateien',
  threads: 'Threads',
  other: 'etwas anderes',
};

export const commandWords: typeof en = {
  program: {
    description: 'Prüft Webseiten für Suchmaschinen und darauf, ob KI-Antworten sie zitieren können.',
    exitCodes:
      'Exit-Codes: 0 alle Bedingungen erfüllt, 1 einige nicht, 2 falscher Aufruf, 3 eine Seite konnte nicht geprüft werden, 4 Pageloupe oder sein Browser ist fehlgeschlagen, 130 und 143 abgebrochen.',
    helpOf: ({ command }) => `Hilfe: ${command} --help`,
    commands: {
      audit: 'Seiten prüfen, Bedingungen prüfen, Berichte schreiben',
      assert: 'Bedingungen gegen gespeicherte Ergebnisse prüfen',
      compare: 'zwei gespeicherte Durchläufe vergleichen: neu durchgefallen, behoben, Änderungen je Prüfung',
      merge: 'Ergebnisse mehrerer Durchläufe oder Shards in einer Datei zusammenführen; die letzte Zeile einer URL gilt',
      baseline: 'bekannte Probleme verwalten, die einen Durchlauf nicht scheitern lassen',
      serve: 'die HTTP-API starten',
      worker: 'Seiten von Batches prüfen, die ein Dienst in eine Warteschlange stellt (--queue-url)',
      migrate: 'die Tabellen eines Dienstes in PostgreSQL als dessen Administrator anlegen oder aktualisieren',
      mcp: 'einen MCP-Server über Standardein- und -ausgabe starten, für Editoren und KI-Assistenten',
      signals: 'alle Prüfungen auflisten oder eine zeigen',
      init: 'eine kommentierte Konfigurationsdatei anlegen',
      doctor: 'prüfen, ob dieser Rechner alles Nötige hat',
      installBrowser: 'das Chromium installieren, mit dem diese Version getestet ist',
      contact: 'Anfragen nach API-Zugang verwalten',
      keys: 'Schlüssel der HTTP-API verwalten',
      baselineUpdate: 'die jetzigen Probleme als bekannt speichern',
      contactList: 'auflisten, ein JSON-Objekt pro Zeile',
      contactDelete: 'nach ID löschen oder alle einer E-Mail-Adresse',
      keysCreate: 'einen Schlüssel anlegen und einmal zeigen',
      keysList: 'die Schlüssel auflisten',
      keysRevoke: 'einen Schlüssel nach Name oder Hashwert widerrufen',
    },
    arguments: {
      pages: 'zu prüfende Seiten',
      before: 'Ergebnisse des früheren Durchlaufs (--format ndjson=<Datei>)',
      after: 'Ergebnisse des späteren Durchlaufs',
      results: 'Ergebnisse (--format ndjson=<Datei>); .gz wird entpackt',
      check: 'ID einer Prüfung',
    },
    options: {
      format: ({ names }) => `${names.join(', ')} (Standard: pretty); mehrfach möglich`,
      output: 'Datei für die zusammengeführten Zeilen; .gz wird komprimiert',
      withDeps: 'auch seine Systempakete installieren (mit apt oder Ähnlichem, als root)',
      noConfig: 'Konfigurationsdateien werden ignoriert.',
      version: 'die Versionsnummer ausgeben',
      help: 'Hilfe zum Befehl anzeigen',
    },
    titles: { 'Usage:': 'Aufruf:', 'Arguments:': 'Argumente:', 'Options:': 'Optionen:', 'Commands:': 'Befehle:' },
    more: {
      choices: ({ values }) => `möglich: ${values.join(', ')}`,
      usual: ({ value }) => `Standard: ${value}`,
      variable: ({ name }) => `Umgebungsvariable: ${name}`,
    },
    unknownVariable: ({ name, meant }) => `Unbekannte Umgebungsvariable „${name}“.${meantWords(meant)}`,
    variableWithoutEffect: ({ name, flag }) => `${name} bewirkt nichts: ${flag} verwenden.`,
    unknownLanguage: ({ place, typed, known }) => `${place}: Die Sprache ${typed} gibt es nicht. Bekannt: ${known.join(', ')}.`,
    usage: {
      unknownOption: ({ typed, meant }) => `Unbekannte Option „${typed}“.${meantWords(meant)}`,
      unknownCommand: ({ typed, meant }) => `Unbekannter Befehl „${typed}“.${meantWords(meant)}`,
      missingArgument: ({ name }) => `Argument fehlt: <${name}>`,
      missingOption: ({ name }) => `Option fehlt: ${name}`,
      missingValue: ({ name }) => `Die Option braucht einen Wert: ${name}`,
      tooMany: ({ most, typed }) => `Zu viele Argumente: ${number(typed)} statt ${number(most)}.`,
    },
  },
  config: {
    missing: ({ file }) =>
      `Datei nicht gefunden: ${file}. Den Pfad (--config, PAGELOUPE_CONFIG) prüfen oder eine Konfiguration erstellen mit: pageloupe init`,
    unreadable: ({ file, why }) => `${file} ist nicht lesbar: ${why}`,
    tooDeep: ({ most }) => `Sie ist mehr als ${most} Ebenen tief verschachtelt.`,
    wrong: ({ file, faults }) => [`${file} ist ungültig:`, ...faults.map((fault) => `  ${fault}`)].join('\n'),
    noObject:
      'Eine Konfiguration muss ein Objekt sein, etwa urls: [https://example.com/]. Ein kommentiertes Beispiel erstellt: pageloupe init',
    several: ({ files }) =>
      `In diesem Ordner sind mehrere Konfigurationen: ${files.join(', ')}. Nur eine behalten oder sie mit --config <file> wählen.`,
    otherType: ({ file }) => `Nicht unterstützter Dateityp: ${file}. .yaml, .json, .js, .mjs oder .cjs verwenden.`,
    unknownKey: ({ key, place, meant }) => `Unbekannter Schlüssel „${key}“${placed(place)}.${meantWords(meant)}`,
    unknownSignal: ({ id, place, meant }) =>
      `Unbekannte Prüfung „${id}“${placed(place)}.${meantWords(meant)} Alle auflisten: pageloupe signals`,
    fault: ({ place, message }) => `${place}: ${message}`,
    wrongValue: ({ place, typed, allowed, message }) =>
      `${place || 'Die Konfiguration'} kann nicht ${typed.slice(0, 80)} sein${allowed.length > 0 ? `; erlaubt: ${allowed.join(', ')}` : ''}.${allowed.length > 0 || message === '' ? '' : ` ${message}`}`,
  },
  usage: {
    shard: ({ typed }) => `--shard erwartet Shard und Anzahl der Shards, etwa 1/4, nicht „${typed}“.`,
    header: ({ typed }) => `--header erwartet "Name: Wert", nicht „${typed}“.`,
    variable: ({ name, option }) => `Die Umgebungsvariable ${name}, die ${option ?? 'ein Header'} verwendet, ist nicht gesetzt.`,
    assertion: ({ typed }) => `--assert erwartet eine Prüfung und error, warn oder off, etwa title=error, nicht „${typed}“.`,
    proxy:
      '--proxy erwartet die URL eines HTTP-Proxys, etwa http://proxy.example.com:3128 oder http://user:${PASSWORD}@proxy.example.com:3128. Sonderzeichen des Passworts kodieren, etwa # als %23.',
    extract: ({ typed }) =>
      `--extract erwartet name=css:…, name=xpath:… oder name=regex:…, etwa price=css:.price oder next=css:a.next@href, nicht „${typed.slice(0, 200)}“. Namen haben bis zu 60 Buchstaben, Ziffern, Leerzeichen, Punkte, Bindestriche und Unterstriche.`,
    extractions: ({ most }) => `In einem Durchlauf lassen sich höchstens ${number(most)} Werte extrahieren.`,
    notSelector: ({ text, kind }) => `„${text}“ ist kein gültiger ${kind === 'css' ? 'CSS-Selektor' : 'XPath-Ausdruck'}.`,
    pattern: ({ typed, why }) => `Ungültiges Muster ${typed}: ${why}`,
    replacement: ({ typed }) => `--replace erwartet s#von#nach#, nicht „${typed}“.`,
    cookies: ({ file }) => `${file} ist keine Cookie-Datei: das Netscape-Format oder Zeilen mit name=value verwenden.`,
    noCookies: ({ file }) => `${file} enthält keine Cookies.`,
    allExpired: ({ file }) => `Alle Cookies in ${file} sind abgelaufen. Neu speichern.`,
    someExpired: ({ file, expired }) =>
      `${file} enthält ${amount(expired, { one: 'abgelaufenes Cookie', other: 'abgelaufene Cookies' })}: nicht gesendet. Die Datei neu speichern.`,
    file: ({ file, why }) => `${file} ist nicht lesbar: ${why}`,
    inputTooLarge: ({ megabytes }) => `Sie ist größer als ${megabytes} MB. Kürzen oder auf mehrere Durchläufe aufteilen.`,
    standardInput: 'Die Standardeingabe',
    twiceOption: ({ option, first, second }) => `${option} ist zweimal angegeben, als „${first}“ und „${second}“. Nur einmal angeben.`,
    noFileFor: ({ name }) => `Der Bericht ${name} braucht eine Datei: --format ${name}=report.${name}`,
    twiceStdout: ({ names }) =>
      `Nur ein Bericht kann auf die Standardausgabe gehen, nicht ${names.join(' und ')}. Die anderen in Dateien schreiben, etwa --format ${names[1]}=report.${names[1]}`,
    twiceFile: ({ file }) => `${file} ist doppelt angegeben: Jeder Bericht braucht eine eigene Datei.`,
    noFolder: ({ file }) => `Der Ordner von ${file} existiert nicht. Zuerst erstellen.`,
    noFileName: ({ option }) => `${option} hat keinen Dateinamen. Nach dem Gleichheitszeichen ergänzen, etwa --format json=report.json`,
    overInput: ({ file }) => `${file} ist eine Eingabe dieses Befehls. Den Bericht in eine andere Datei schreiben.`,
    headerName: ({ name }) => `Den Header ${name} setzt der Browser selbst. Entfernen.`,
    headerValue: ({ name }) => `Der Wert des Headers ${name} muss eine einzelne Zeile aus ASCII-Zeichen sein.`,
    outputAlone: '--output braucht einen Bericht ohne Datei, etwa --format json --output report.json',
  },
  targets: {
    none: 'Mindestens eine URL, eine Sitemap oder eine Datei mit URLs angeben. Hilfe: pageloupe audit --help',
    noneLeft: ({ listed }) =>
      `Von ${amount(listed, { one: 'URL', other: 'URLs' })} ist keine zu prüfen übrig. --include und --exclude prüfen.`,
    files: ({ count, first, ending }) =>
      `Dateien statt Seiten in den Sitemaps: ${number(count)}, etwa ${first}. Was kein HTML ist, schlägt fehl; --exclude "/**.${ending}" lässt die mit der Endung .${ending} aus.`,
    emptyShard: 'Zu diesem Shard gehört keine Seite: nichts zu prüfen.',
    noUrls: ({ file, faults }) =>
      `${file === '-' ? 'Die Standardeingabe' : file} hat ${amount(faults.length, { one: 'ungültige Zeile', other: 'ungültige Zeilen' })}:\n${faults
        .slice(0, 20)
        .map(({ line, why }) => `  Zeile ${line}: ${why}`)
        .join('\n')}${faults.length > 20 ? `\n  und ${number(faults.length - 20)} weitere` : ''}`,
    noUrl: ({ typed, place }) => `Keine http(s)-URL${placed(place)}: ${typed}. Mit Schema angeben, etwa https://example.com/.`,
    password: ({ typed }) => `URLs mit Benutzername oder Passwort sind nicht erlaubt: ${typed}. --header oder --cookie-file verwenden.`,
    robotsUnread: ({ origin }) => `${origin}/robots.txt konnte nicht gelesen werden; /sitemap.xml wird versucht.`,
    noSitemap: ({ origin }) => `${origin}/robots.txt nennt keine Sitemap; /sitemap.xml wird versucht.`,
    autoNeedsUrl: '--sitemap auto erfordert eine URL der Website.',
    emptyFiles: ({ files }) =>
      `Keine URLs in ${files.map((file) => (file === '-' ? 'der Standardeingabe' : file)).join(', ')}. Eine URL pro Zeile angeben.`,
    emptySitemaps: ({ sitemaps }) => `Keine Seiten gefunden in ${sitemaps.join(', ')}.`,
  },
  crawl: {
    ignoredHost: ({ typed, host }) =>
      `--ignore-robots erwartet einen Host der gecrawlten Website, etwa ${host}, nicht „${typed.slice(0, 100)}“.`,
    ignored: ({ hosts }) => `robots.txt wurde wie gewünscht ignoriert: ${hosts.join(', ')}.`,
    ignoresOnServer: '--ignore-robots funktioniert nicht mit --server.',
    ownHost: ({ host }) =>
      `Ist es ein eigener Host, etwa ein Staging-Server: Mit --ignore-robots ${host} wird er gecrawlt, als erlaubte seine robots.txt alles.`,
    notWith: ({ option }) => `${option} lässt sich nicht mit --crawl kombinieren.`,
    redirected: ({ start, url }) => `${start} leitet zu einem anderen Host weiter: ${url}. Um diesen zu crawlen: --crawl ${url}`,
    delay: ({ host, seconds }) =>
      `robots.txt von ${host} verlangt ${number(seconds)} s zwischen Anfragen (Crawl-delay), deshalb werden die Seiten einzeln geprüft.`,
    gaveUp: ({ host, status }) =>
      `${host} hat immer wieder ${status} geliefert: Der Server verlangt weniger Anfragen. Es wurden keine weiteren Seiten angefordert. Später mit --delay, --per-host 1 oder --resume erneut versuchen.`,
    title: 'Crawl',
    ...crawlSentences,
    notReached: ({ pages }) =>
      `${amount(pages, { one: 'gefundene Seite wurde', other: 'gefundene Seiten wurden' })} vor dem Ende des Durchlaufs nicht erreicht.`,
    badEntry: ({ file, line }) => `Zeile ${number(line)} von ${file} ist ungültig`,
  },
  remote: {
    noResume: 'Mit --server wird ein früher gestarteter Batch mit --batch <ID> verfolgt, nicht mit --resume.',
    batchAlone: '--batch verfolgt einen Batch mit den Seiten, mit denen er gestartet wurde. URLs und Sitemaps weglassen.',
    noServer: ({ typed }) => `--server erwartet die URL eines Pageloupe-Dienstes, etwa https://pageloupe.example.com, nicht „${typed}“.`,
    noKey: ({ name }) => `Die Umgebungsvariable ${name}, die --key-env nennt, ist nicht gesetzt.`,
    notOnServer: ({ options }) =>
      `Ein Dienst prüft ohne das, was nur dieser Rechner hat. ${options.join(', ')} weglassen, oder --server weglassen.`,
    gaveUp: ({ pages }) =>
      `Die Website hat immer wieder weniger Anfragen verlangt (429 oder 503), deshalb ${pages === 1 ? 'wurde' : 'wurden'} ${amount(pages, pageForms)} nicht geprüft. Später erneut versuchen.`,
    notInCrawl: ({ options }) =>
      `Mit --crawl und --server ist die Start-URL die einzige Quelle. ${options.join(', ')} weglassen, oder --server weglassen.`,
    manySettings:
      'Alle Seiten eines Batches haben dieselben Einstellungen. Die overrides der Konfiguration weglassen oder jede Gruppe einzeln prüfen.',
    follow: ({ server, id }) => `Batch ${id} auf ${server}.`,
    waits: ({ why }) => `Der Batch wartet: ${why}`,
    left: ({ server, id, address }) =>
      `Der Batch läuft auf dem Dienst weiter. Wieder verfolgen: pageloupe audit --server ${server} --batch ${id}\nAbbrechen: curl --request POST ${address}/v1/batches/${id}/cancel`,
    away: ({ server, why }) => `${server} ist nicht erreichbar: ${why}`,
    keyRefused:
      'Der Dienst hat mit 401 geantwortet: Er braucht einen gültigen API-Schlüssel. PAGELOUPE_KEY auf den Schlüssel setzen oder die Variable nennen, die ihn enthält: --key-env <Name>',
    refused: ({ status, why }) => `Der Dienst hat mit ${status} geantwortet${why === '' ? '.' : `: ${why}`}`,
    strange: ({ server }) => `${server === '' ? 'Der Server' : server} antwortet nicht wie ein Pageloupe-Dienst. --server prüfen.`,
    missing: ({ rows, pages }) => `Der Dienst hat nur für ${number(rows)} von ${amount(pages, pageForms)} Ergebnisse.`,
  },
  losses: {
    kinds: { sitemap: 'Sitemap nicht vollständig gelesen', page: 'Seite nicht vollständig gelesen', crawl: 'Crawl nicht vollständig' },
    more: ({ count }) => `und ${number(count)} weitere, die nicht vollständig gelesen werden konnten (im JSON-Bericht)`,
    title: 'Nicht vollständig gelesen',
  },
  run: {
    found: ({ pages, concurrency }) => `${amount(pages, pageForms)} zu prüfen, ${number(concurrency)} gleichzeitig.`,
    resumed: ({ done, left }) => `Wird fortgesetzt: ${amount(done, pageForms)} bereits geprüft, noch ${number(left)}.`,
    nothingToResume: ({ dir }) => `Noch kein Durchlauf in ${dir}; ein neuer beginnt.`,
    otherRun: ({ dir }) =>
      `Der Durchlauf in ${dir} hat andere Seiten oder Einstellungen. Dieselben Argumente oder einen anderen Ordner verwenden.`,
    noManifest: ({ file }) => `${file} ist kein gültiges Manifest von pageloupe. Den Durchlauf in einem anderen Ordner neu starten.`,
    inUse: ({ dir, pid, file }) =>
      `Ein anderer Befehl (Prozess ${pid}) arbeitet am Durchlauf in ${dir}. Warten, bis er beendet ist, oder einen anderen Ordner wählen. Wenn dieser Prozess nicht Pageloupe ist, ${file} löschen.`,
    badRun: ({ dir, why }) => `Der Durchlauf in ${dir} ist nicht lesbar: ${why}`,
    row: ({ at, of, what, url }) => `${String(at).padStart(String(of).length)}/${of}  ${what}  ${url}`,
    live: ({ done, of, running, left }) =>
      `${done}/${of}${left === null || left < 1_000 ? '' : `, noch etwa ${durationInWords(left)}`}  ${running[0] ?? ''}${running.length > 1 ? ` und ${running.length - 1} weitere` : ''}`,
    failed: ({ why }) => `nicht geprüft: ${why}`,
    draining: ({ ms }) =>
      `Wird beendet: Laufende Seiten und Berichte haben noch ${durationInWords(ms)}. Erneut Strg+C drücken, um sofort zu beenden.`,
    endedByForce: ({ parts }) => `Nicht rechtzeitig geschlossen und zwangsweise beendet: ${parts.join(', ')}.`,
    endedEarly:
      'Der Prozess wurde beendet, bevor der Befehl fertig war, etwa durch process.exit() in einem Anmeldeskript, einer Konfiguration oder einem Plugin. Berichte können fehlen.',
    leftOpen: ({ parts }) => `Der Befehl endete, bevor er alles geschlossen hatte: ${parts.map((part) => openParts[part]).join(', ')}.`,
    stopping: 'Wird sofort beendet.',
    interrupted: ({ left }) =>
      left.length === 0 ? 'Unterbrochen. Alle Berichte wurden geschrieben.' : `Unterbrochen. Nicht geschrieben: ${left.join(', ')}.`,
    timeUp: ({ ms }) => `Das Zeitlimit des Durchlaufs ist erreicht (${durationInWords(ms)}).`,
    kept: ({ dir }) => `Geprüfte Seiten sind gespeichert. Fortsetzen mit --resume ${dir}`,
    notReached: 'Der Durchlauf endete, bevor diese Seite an der Reihe war.',
    outOfTime: 'Das Zeitlimit des Durchlaufs war erreicht, bevor diese Seite geprüft war.',
    damaged: ({ rows }) =>
      `${amount(rows, { one: 'gespeicherte Zeile ist', other: 'gespeicherte Zeilen sind' })} beschädigt. Diese Seiten werden erneut geprüft.`,
    output: 'in die Standardausgabe',
    noOutput: ({ why }) =>
      `Auf die Standardausgabe kann nicht geschrieben werden: ${why}. Den Bericht in eine Datei schreiben: --output <Datei>`,
    unwritable: ({ file, why }) => `${file} kann nicht geschrieben werden: ${why}`,
    noAuditor: ({ why }) => `Auf diesem Rechner können keine Seiten geprüft werden: ${why}\nWas fehlt, zeigt: pageloupe doctor`,
    written: ({ name, file }) => `${name}: ${file}`,
  },
  assert: {
    score: ({ score, least }) => `Der Audit-Score liegt mit ${number(score)} unter ${number(least)}.`,
    geo: ({ score, least }) => `Der GEO-Score liegt mit ${number(score)} unter ${number(least)}.`,
    category: ({ title, score, least }) => `Die GEO-Kategorie ${title} liegt mit ${number(score)} unter ${number(least)}.`,
    noScore: ({ what }) => `Nicht vergleichbar, weil es nicht gemessen werden konnte: ${what}.`,
    linksUnchecked: 'Die Links wurden nicht geprüft, daher konnten defekte nicht gezählt werden.',
    brokenLinks: ({ broken, most }) =>
      `${amount(broken, { one: 'defekter Link', other: 'defekte Links' })}; die Grenze ist ${number(most)}.`,
    value: ({ title, value, wanted }) => `${title}: Der Wert ist ${value}, erwartet ist ${wanted}.`,
    atLeast: ({ min }) => `${number(min)} oder mehr`,
    atMost: ({ max }) => `${number(max)} oder weniger`,
    like: ({ pattern }) => `ein Treffer für /${pattern}/`,
    pluginFailed: ({ plugin }) => `Das Plugin ${plugin} ist fehlgeschlagen`,
    tooManyWarnings: ({ warnings, most }) => `${amount(warnings, warningForms)}; die Grenze ist ${number(most)}.`,
    ruleTitles: { score: 'Audit-Score', geo: 'GEO-Score', links: 'Defekte Links', audit: 'Audit' },
    noRows: ({ file }) =>
      `${file} enthält keine Ergebnisse von pageloupe. Ergebnisse erstellen: pageloupe audit <URL> --format ndjson=${file}`,
    changed: ({ file }) =>
      `Ein Ergebnis in ${file} ist nicht lesbar: Die Datei hat sich seit dem Start dieses Befehls geändert. Den Befehl wiederholen.`,
    badRow: ({ file, line }) =>
      `Zeile ${number(line)} von ${file} ist kein Ergebnis von pageloupe. Ergebnisse erstellen: pageloupe audit <URL> --format ndjson=<Datei>`,
  },
  build: {
    noPages: ({ folder }) => `${folder} enthält keine HTML-Dateien. Zuerst die Website bauen oder den Ordner prüfen.`,
    shells: ({ files }) => `Nicht geprüft, weil andere URLs diese Datei erhalten (etwa fehlende Seiten): ${files.join(', ')}.`,
    morePages: ({ most }) => `Nicht geprüft: Seiten des Ordners nach den ersten ${number(most)}. Teile davon einzeln prüfen.`,
    outside: ({ files }) =>
      `Nicht geprüft, weil diese Links aus dem Ordner hinausführen: ${files.slice(0, 20).join(', ')}${files.length > 20 ? ` und ${number(files.length - 20)} weitere` : ''}.`,
    portTaken: ({ port }) => `Port ${port} ist belegt. Mit --port einen anderen wählen.`,
    base: ({ typed }) => `--base erwartet einen Pfad wie /docs/, nicht „${typed.slice(0, 100)}“.`,
    waitOn: '--start braucht --wait-on mit der URL des Servers, etwa http://localhost:4321/.',
    startAlone: 'Entweder --static oder --start verwenden.',
    ended: ({ command, code, output }) =>
      `„${command}“ wurde${code === null ? '' : ` mit Code ${code}`} beendet, bevor der Server geantwortet hat.${output.trim() === '' ? '' : ` Ausgabe:\n${output.trim()}`}`,
    silent: ({ url, ms, output }) =>
      `${url} hat innerhalb von ${durationInWords(ms)} nicht geantwortet. --wait-on prüfen oder --wait-timeout erhöhen.${output.trim() === '' ? '' : ` Ausgabe des Servers:\n${output.trim()}`}`,
  },
  login: {
    unusable: ({ file, why }) => `${file} ist zur Anmeldung nicht verwendbar: ${why}`,
    noFunction: 'Der Standardexport muss eine Funktion sein, etwa: export default async ({ page, origin, env }) => { … }',
    noOrigin: '--login braucht eine URL der Website auf der Befehlszeile oder in der Konfiguration.',
    over: ({ url }) =>
      `Der Server hat statt zu dieser Seite zur Anmeldeseite ${url} geführt. Die Anmeldung ist wohl abgelaufen oder darf diese Seite nicht sehen: mit --login <Skript> neu anmelden (das erneuert auch die Datei von --login-state) oder die übergebenen Cookies oder Header erneuern.`,
    failed: ({ file, why, url }) =>
      `Das Anmeldeskript ${file} ist${url && ` auf ${url}`} fehlgeschlagen, deshalb wurde keine Seite geprüft: ${why}`,
    tooSlow: ({ ms }) => `Es wurde nicht innerhalb von ${durationInWords(ms)} fertig.`,
    nothing: ({ file, origins }) =>
      `${file} endete ohne Cookie oder gespeicherten Wert von ${origins.join(', ')}; Seiten würden also ohne Anmeldung geprüft. Prüfen, ob es wartet, bis die Anmeldung abgeschlossen ist.`,
    done: ({ cookies }) => `Angemeldet: ${amount(cookies, { one: 'Cookie', other: 'Cookies' })}.`,
    badState: ({ file }) => `${file} ist keine gespeicherte Sitzung. Erstellen mit --login <Skript> --login-state ${file}`,
    otherState: ({ file, origins }) => `${file} hat keine Sitzung von ${origins.join(', ')}.`,
  },
  plugins: {
    unusable: ({ file, why }) => `Das Plugin ${file} ist nicht verwendbar: ${why}`,
    twice: ({ name }) => `Zwei Plugins heißen „${name}“. Eines davon umbenennen.`,
    unknownCheck: ({ id, meant }) => `Kein Plugin hat eine Prüfung „${id}“.${meantWords(meant)}`,
    unknownReporter: ({ name, known }) =>
      `Kein Plugin hat ein Berichtsformat „${name}“.${known.length > 0 ? ` Es gibt: ${known.join(', ')}.` : ' Eines laden mit --plugin <Datei>.'}`,
    reportFailed: ({ name, why }) => `Der Bericht ${name} ist fehlgeschlagen: ${why}`,
    wrote: ({ name, text }) => `${name}: ${text}`,
  },
  compare: {
    ...changeHeads,
    summary: ({ counts }) =>
      [
        `${amount(counts.worse + counts.mixed + counts.better + counts.same, pageForms)} verglichen: ${number(counts.worse)} schlechter`,
        counts.mixed > 0 && `${number(counts.mixed)} teils besser, teils schlechter`,
        `${number(counts.better)} besser`,
        `${number(counts.same)} unverändert`,
        counts.new > 0 && `${number(counts.new)} neu`,
        counts.gone > 0 && `${number(counts.gone)} fehlend`,
        counts.unknown > 0 && `${number(counts.unknown)} nicht vergleichbar`,
      ]
        .filter(Boolean)
        .join(', ')
        .concat('.'),
    scores: ({ audit, geo }) =>
      `Durchschnittlicher Audit-Score ${number(audit.before)} → ${number(audit.after)}${geo ? `, durchschnittlicher GEO-Score ${number(geo.before)} → ${number(geo.after)}` : ''}.`,
    pages: ({ count }) => amount(count, { one: 'Seite', other: 'Seiten' }),
    more: ({ count }) => `und ${number(count)} weitere`,
    cut: 'Der Rest ist weggelassen: über der Größengrenze eines Kommentars. Das JSON-Format führt alles auf.',
    firstRun: ({ file }) => `Kein früherer Durchlauf in ${file}: noch nichts zu vergleichen.`,
    otherSite: ({ file, before, after }) =>
      `Keine Seite aus ${file} ist im späteren Durchlauf, also wurde nichts verglichen: Seine Seiten sind auf ${before}, die des späteren Durchlaufs auf ${after}. Um zwei Hosts zu vergleichen: pageloupe compare <before> <after> --before-origin ${before} --after-origin ${after}`,
    notCompared: ({ file }) => `Nicht mit ${file} verglichen: Dieser Durchlauf ist nicht vollständig.`,
    failuresOfAdded: 'Nicht bestanden auf neuen Seiten',
    newlyFailing: ({ file, what }) => `Neu nicht bestanden seit ${file}: ${what.join(', ')}.`,
  },
  merge: {
    noRows: 'Keine der Dateien enthält Ergebnisse von pageloupe. Ergebnisse erstellen: pageloupe audit <URL> --format ndjson=<Datei>',
    done: ({ pages, files, file }) => `${file}: ${amount(pages, pageForms)} aus ${amount(files, fileForms)}.`,
    skipped: ({ count }) => `${amount(count, { one: 'defekte Zeile', other: 'defekte Zeilen' })} übersprungen.`,
  },
  baseline: {
    bad: ({ file, why }) => `${file} ist keine Baseline: ${why}`,
    noVersion: 'Sie wurde nicht mit pageloupe baseline update erstellt. Neu erstellen.',
    otherVersion: 'Sie wurde mit einer anderen Version von pageloupe erstellt. Neu erstellen: pageloupe baseline update',
    missing: ({ file }) => `Noch keine Baseline ${file}. Erstellen: pageloupe baseline update --input results.ndjson --baseline ${file}`,
    updated: ({ file, pages, faults }) => `${file}: ${amount(faults, knownForms)} auf ${amount(pages, pageForms)}.`,
    noFile: 'Die Datei angeben: --baseline pageloupe-baseline.json oder "baseline" in der Konfiguration.',
  },
  report: {
    pageTitle: ({ score, geo }) => `Audit ${score}  GEO ${geo}`,
    none: '–',
    level: { error: 'Fehler', warn: 'Warnung' },
    known: ({ count }) =>
      `${amount(count, { one: 'bekanntes Problem aus der Baseline ist', other: 'bekannte Probleme aus der Baseline sind' })} nicht aufgeführt.`,
    fixed: ({ count }) =>
      `${amount(count, { one: 'Problem der Baseline ist', other: 'Probleme der Baseline sind' })} behoben. Mit pageloupe baseline update aus der Baseline entfernen.`,
    holds: ({ unmeasured }) =>
      unmeasured === 0 ? 'Alle Bedingungen sind erfüllt.' : `Keine Bedingung ist verletzt; nicht prüfbar: ${number(unmeasured)}.`,
    summary: ({ pages, failed, unreached, errors, warnings, ms }) =>
      `${amount(pages, pageForms)} geprüft${failed > 0 ? `, ${number(failed)} nicht geladen` : ''}${unreached > 0 ? `, ${number(unreached)} nicht erreicht` : ''}: ${amount(errors, { one: 'Fehler', other: 'Fehler' })}, ${amount(warnings, warningForms)}${ms === null ? '' : ` (${durationInWords(ms)})`}`,
    where: 'Wo:',
    change: 'Was zu ändern ist:',
    tolerated: ({ summary, count }) => `${summary}; tolerierte Seiten ohne Bericht: ${number(count)}`,
    notAudited: 'Nicht geprüft',
    onPages: ({ pages, of }) => `${number(pages)} von ${amount(of, pageForms)}`,
    also: ({ urls, left }) => `Auch auf: ${urls.join(', ')}${left > 0 ? ` und ${number(left)} weiteren` : ''}`,
    on: ({ urls, left }) => `Auf: ${urls.join(', ')}${left > 0 ? ` und ${number(left)} weiteren` : ''}`,
    morePages: ({ count }) => `und ${amount(count, { one: 'weitere Seite', other: 'weitere Seiten' })}`,
    moreChecks: ({ count }) => `und ${amount(count, { one: 'weitere Prüfung', other: 'weitere Prüfungen' })} in den anderen Berichten`,
    counts: ({ errors, warnings }) => `${amount(errors, { one: 'Fehler', other: 'Fehler' })}, ${amount(warnings, warningForms)}`,
    acrossPages: 'Seitenübergreifend',
    more: ({ count }) => `und ${number(count)} weitere`,
    unasserted: 'Keine Bedingung verletzt',
    knownIssue: 'Bekanntes Problem aus der Baseline',
    otherFindings: ({ count }) => `${amount(count, { one: 'andere Prüfung', other: 'andere Prüfungen' })} nicht bestanden oder mit Warnung`,
    otherChecks: ({ count }) => `${amount(count, { one: 'andere Prüfung', other: 'andere Prüfungen' })} bestanden oder nicht zutreffend`,
    cut: ({ left }) =>
      `${amount(left, { one: 'weitere Seite', other: 'weitere Seiten' })} in den anderen Berichten (Größengrenze erreicht).`,
    extracted: 'Extrahierte Werte',
    extractedMore: ({ value, left }) => (left > 0 ? `${value} und ${number(left)} weitere` : value),
    badge: { label: 'Pageloupe', score: ({ score }) => `${number(score)} von 100`, unknown: 'nicht geprüft' },
    title: 'Pageloupe',
    page: 'Seite',
    audit: 'Audit',
    geo: 'GEO',
    errors: 'Fehler',
    warnings: 'Warnungen',
    runName: ({ host, pages }) => (pages === 1 ? host : `${host}, ${amount(pages, pageForms)}`),
    hosts: ({ count }) => amount(count, { one: 'Website', other: 'Websites' }),
    sarifCut: ({ left }) => `${amount(left, { one: 'Ergebnis', other: 'Ergebnisse' })} weggelassen: über der Grenze von GitHub.`,
  },
  doctor: {
    node: ({ version, good }) => (good ? `Node ${version}` : `Node ${version} ist zu alt: 20.19 oder neuer installieren.`),
    browser: ({ path }) => `Browser: ${path}`,
    sandbox: 'Die Sandbox von Chromium ist an.',
    noSandbox: 'Die Sandbox von Chromium ist wie gewünscht aus: nur vertrauenswürdige Seiten prüfen.',
    fonts: ({ count }) => `${amount(count, { one: 'Schriftfamilie', other: 'Schriftfamilien' })} gefunden.`,
    fewFonts:
      'Zu wenige Schriften, deshalb werden Textbreiten falsch sein. fonts-liberation und fonts-noto-core installieren, für Chinesisch, Japanisch und Koreanisch auch fonts-noto-cjk.',
    ownFonts: 'Die Schriften des Systems werden verwendet.',
    noFontList:
      'Schriften konnten nicht aufgelistet werden (fc-list fehlt). Wenn Seiten falsch aussehen, fonts-liberation und fonts-noto-core installieren.',
    runs: 'Eine Seite wurde geöffnet, und keine Anfrage hat den Schutz für ausgehende Verbindungen umgangen.',
    starts: ({ why }) => `Chromium startet nicht: ${why}`,
    room: ({ dir }) => `${dir} ist beschreibbar.`,
    noRoom: ({ dir, why }) =>
      `${dir} ist nicht beschreibbar, deshalb ließen sich Durchläufe nach einer Unterbrechung nicht fortsetzen: ${why}`,
    allWell: 'Alles in Ordnung.',
    trouble: ({ count }) => `${amount(count, { one: 'Problem', other: 'Probleme' })} zu lösen.`,
  },
  installBrowser: {
    used: ({ path }) => `Audits verwenden ${path}`,
    failed:
      'Der Browser konnte nicht installiert werden. Stattdessen Google Chrome, Edge oder das chromium-Paket des Systems installieren oder CHROMIUM_PATH setzen.',
  },
  init: {
    written: ({ file }) => `${file} erstellt. URLs eintragen, dann ausführen: pageloupe audit`,
    exists: ({ file }) => `${file} existiert bereits und wurde nicht geändert.`,
  },
  signals: {
    unknown: ({ id, meant }) => `Unbekannte Prüfung „${id}“.${meantWords(meant)} Alle auflisten: pageloupe signals`,
    header: ({ count }) => `${amount(count, { one: 'Prüfung', other: 'Prüfungen' })}. Einzelheiten zu einer: pageloupe signals <ID>`,
    weight: 'Gewicht',
    group: 'Gruppe',
    geo: 'GEO',
    gate: 'Blockierend',
    gateYes: 'ja: Eine Seite, die sie nicht besteht, ist in der Suche nicht auffindbar',
    sources: 'Quellen',
    tools: 'Werkzeuge',
    points: ({ points, category }) => `${amount(points, { one: 'Punkt', other: 'Punkte' })} in ${category}`,
  },
  serve: {
    badFile: ({ file, why }) => `${file} ist nicht verwendbar: ${why}`,
    working: ({ address }) => `Pageloupe prüft Batches${address === null ? '' : `; Zustand unter ${address}/healthz`}. Beenden mit Strg+C.`,
    listening: ({ address, keys }) => {
      // A service on all interfaces can be reached at the loopback address.
      const near = address.replace(/\/\/(?:0\.0\.0\.0|\[::\])(?=:)/, '//127.0.0.1');
      return `Lauscht auf ${address}. Dokumentation: ${near}/docs\nAusprobieren: curl '${near}/v1/audit?url=https://example.com/'${keys ? ' --header "Authorization: Bearer $PAGELOUPE_KEY"' : ''}`;
    },
    deleted: ({ count }) => `${amount(count, { one: 'Anfrage', other: 'Anfragen' })} gelöscht.`,
    keyMade: ({ file }) => `${file} speichert nur den Hashwert. Den Schlüssel jetzt sichern; er kann nicht noch einmal angezeigt werden.`,
    revoked: ({ count }) =>
      count === 0
        ? 'Kein Schlüssel hat diesen Namen oder Hashwert. Auflisten: pageloupe keys list --key-file <Datei>'
        : `${amount(count, { one: 'Schlüssel', other: 'Schlüssel' })} widerrufen. Ein laufender Dienst lehnt ${count === 1 ? 'ihn' : 'sie'} binnen einer Sekunde ab.`,
    whichKey: 'Den Schlüssel oder die ersten Zeichen seines Hashwerts angeben.',
  },
  internal: ({ why }) => `Fehler in Pageloupe: ${why}`,
};
