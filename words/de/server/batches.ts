import type * as en from '../../en/server/batches.ts';
import { german } from '../german.ts';

const { amount, number } = german;

export const batchWords: typeof en.batchWords = {
  notReached: 'Der Batch wurde abgebrochen, bevor diese Seite an der Reihe war.',
  damagedResult: 'Das gespeicherte Ergebnis dieser Seite kann nicht gelesen werden. Noch einmal einen Batch mit ihr starten.',
  damagedBatch:
    'Die Datei batch.json dieses Batches ist beschädigt oder verloren. Sie aus einer Sicherung des Dienstes wiederherstellen; um den Batch neu zu starten, einen anderen Idempotency-Key verwenden.',
  noResults:
    'Nach einer Minute hat kein Worker ein Ergebnis dieses Batches. Prüfen, ob pageloupe worker läuft, mit dieser Warteschlange und ihrem Präfix und demselben --data oder --store-url wie dieser Dienst.',
  endsProcess: 'Pageloupe wurde bei jeder Prüfung dieser Seite unerwartet beendet.',
  queueNeedsStore:
    'Prozesse mit gemeinsamer Warteschlange (--queue-url) brauchen für Ergebnisse einen Ort, den alle erreichen: einen Ordner (--data) oder PostgreSQL (--store-url).',
  workerNeedsQueue: 'Ein Worker und ein Dienst mit --no-worker brauchen eine Warteschlange, die beide erreichen: --queue-url angeben.',
  unknownStore: ({ url }) =>
    `Der Speicher ${/^[a-z]+:/.exec(url)?.[0] ?? ''}… wird nicht unterstützt. postgres:// verwenden oder --store-url weglassen.`,
  storeInUse:
    'Ein anderer Dienst benutzt diesen Speicher (--store-url). Jedem von ihnen dieselbe Warteschlange geben (--queue-url, --queue-prefix), oder den anderen beenden.',
  storeAway: ({ why }) => `Der Speicher (--store-url) funktioniert nicht: ${why}`,
  workerStuck: 'Zehn Minuten lang wurde keine Seite fertig.',
  unknownQueue: ({ url }) =>
    `Die Warteschlange ${/^[a-z+-]+:/.exec(url)?.[0] ?? ''}… wird nicht unterstützt. redis://, rediss:// oder postgres:// verwenden oder --queue-url weglassen.${/^[a-z+-]*sentinel/.test(url) ? ' Bei Sentinel einen Namen oder Proxy verwenden, der zum aktuellen Primary führt.' : ''}`,
  runName: ({ hosts, pages }) =>
    `${hosts.length === 1 ? hosts[0] : `${number(hosts.length)} Hosts`}, ${amount(pages, { one: 'Seite', other: 'Seiten' })}`,
  queueAway: ({ why }) => `Die Warteschlange (--queue-url) funktioniert nicht: ${why}`,
  folderInUse: ({ folder, pid, file }) =>
    `Der Datenordner ${folder} wird von Prozess ${pid} verwendet. Den Prozess beenden, beiden dieselbe Warteschlange geben (--queue-url, --queue-prefix) oder einen anderen Ordner wählen. Wenn dieser Prozess nicht Pageloupe ist, ${file} löschen.`,
  hostRefuses: ({ host, at }) =>
    `${host} verlangt weniger Anfragen (429 oder 503). Seine Seiten gehen um ${new Date(at).toISOString()} weiter.`,
  badFolder: ({ folder, why }) => `Der Datenordner ${folder} kann nicht verwendet werden: ${why}`,
  fullDisk: 'Auf der Festplatte des Datenordners (--data) ist kein Platz mehr frei. Platz schaffen oder Batches löschen.',
  fullDatabase: 'Auf der Festplatte der Datenbank (--store-url) ist kein Platz mehr frei. Platz schaffen oder Batches löschen.',
  fullMemory: 'Der Arbeitsspeicher für Batches ist voll. Batches löschen oder den Dienst mit --data <Ordner> starten.',
};

export const batchFaults: typeof en.batchFaults = {
  noObject: 'Der Body muss ein JSON-Objekt sein, etwa {"urls": ["https://example.com/"]}.',
  oneSource: 'Entweder urls, sitemap oder crawl angeben.',
  crawlObject: 'Muss ein Objekt sein, etwa {"url": "https://example.com/", "limit": 500}.',
  globs: ({ most, length }) =>
    `Muss ein Array von höchstens ${number(most)} Globs wie /blog/** sein, jeder mit höchstens ${number(length)} Zeichen. Reguläre Ausdrücke (/…/) sind hier nicht erlaubt.`,
  noList: 'Muss ein Array von Zeichenketten sein.',
  noUrls: 'Mindestens eine URL angeben.',
  tooManyUrls: ({ count, most }) =>
    `Ein Batch darf höchstens ${number(most)} URLs haben, nicht ${number(count)}. Die Liste teilen oder den Dienst mit einem höheren Wert für --batch-pages starten.`,
  tooManyBatches: ({ most, isKey }) =>
    `${isKey ? 'Dieser Schlüssel' : 'Dieser Dienst'} hat bereits ${most === 1 ? '1 nicht beendeten Batch' : `${number(most)} nicht beendete Batches`}, so viele wie erlaubt (--open-batches). Auf einen warten oder einen abbrechen.`,
  tooManyOpenPages: ({ open, pages, most, isKey }) =>
    `Dieser Batch hat ${number(pages)} URLs, und nicht beendete Batches${isKey ? ' dieses Schlüssels' : ''} haben ${number(open)}; zusammen sind ${number(most)} erlaubt (--open-pages). Auf einen warten oder einen abbrechen.`,
  emptySitemap: ({ notes }) => `Aus der Sitemap konnte keine Seite gelesen werden. ${notes.join(' ')}`.trim(),
  webhookObject: 'Muss ein Objekt mit url und secret sein.',
  webhookUrl: ({ most }) =>
    `Der Webhook braucht eine vollständige URL mit höchstens ${most} Zeichen, ohne Benutzername und Passwort, etwa https://hooks.example.com/pageloupe.`,
  webhookScheme: 'Webhooks erfordern https, außer an Origins, mit denen der Dienst gestartet wurde (--allow-webhooks).',
  webhookForbidden:
    'Webhooks werden nur an öffentliche Hosts gesendet und an Origins, mit denen der Dienst gestartet wurde (--allow-webhooks).',
  secret: 'Base64 von 24 bis 64 zufälligen Bytes verwenden, mit oder ohne whsec_, etwa: openssl rand -base64 32',
  idempotencyKey: '1 bis 200 sichtbare ASCII-Zeichen verwenden.',
  documentTooLarge: ({ pages, most }) =>
    `HTML- und PDF-Berichte können höchstens ${number(most)} Seiten haben, und dieser Batch hat ${number(pages)}. csv oder ndjson verwenden.`,
  bodyTooLarge: ({ megabytes }) =>
    `Der Body der Anfrage darf höchstens ${megabytes} MB haben. Die Liste teilen oder eine Sitemap verwenden.`,
};
