/** Messages about batches. */
import { english } from '../../../checks/core/wording.ts';

const { number } = english;

export const batchWords = {
  notReached: 'The batch was canceled before this page was reached.',
  damagedResult: 'The saved result of this page can’t be read. Start a batch with it again.',
  damagedBatch:
    'The batch.json of this batch is damaged or lost. Restore it from a backup of the service; to start the batch again, use another Idempotency-Key.',
  noResults:
    'No worker has a result of this batch after a minute. Check that pageloupe worker runs, with this queue and its prefix, and the same --data or --store-url as this service.',
  endsProcess: 'Pageloupe ended unexpectedly each time it audited this page.',
  queueNeedsStore:
    'Processes that share a queue (--queue-url) need a place for results that all of them can reach: a folder (--data) or PostgreSQL (--store-url).',
  workerNeedsQueue: 'A worker, and a service with --no-worker, need a queue that both can reach: give --queue-url.',
  unknownStore: ({ url }: { url: string }) =>
    `The store ${/^[a-z]+:/.exec(url)?.[0] ?? ''}… is not supported. Use postgres://, or omit --store-url.`,
  storeInUse:
    'Another service uses this store (--store-url). Give each of them the same queue (--queue-url, --queue-prefix), or stop the other.',
  storeAway: ({ why }: { why: string }) => `The store (--store-url) does not work: ${why}`,
  workerStuck: 'No page was finished for ten minutes.',
  unknownQueue: ({ url }: { url: string }) =>
    `The queue ${/^[a-z+-]+:/.exec(url)?.[0] ?? ''}… is not supported. Use redis://, rediss:// or postgres://, or omit --queue-url.${/^[a-z+-]*sentinel/.test(url) ? ' With Sentinel, use a name or proxy that leads to the current primary.' : ''}`,
  runName: ({ hosts, pages }: { hosts: readonly string[]; pages: number }) =>
    `${hosts.length === 1 ? hosts[0] : `${number(hosts.length)} hosts`}, ${number(pages)} ${pages === 1 ? 'page' : 'pages'}`,
  queueAway: ({ why }: { why: string }) => `The queue (--queue-url) does not work: ${why}`,
  folderInUse: ({ folder, pid, file }: { folder: string; pid: number; file: string }) =>
    `The data folder ${folder} is in use by process ${pid}. Stop it, give both the same queue (--queue-url, --queue-prefix), or choose another folder. If that process is not Pageloupe, delete ${file}.`,
  hostRefuses: ({ host, at }: { host: string; at: number }) =>
    `${host} wants fewer requests (429 or 503). Its pages continue at ${new Date(at).toISOString()}.`,
  badFolder: ({ folder, why }: { folder: string; why: string }) => `Can’t use the data folder ${folder}: ${why}`,
  fullDisk: 'No space is left on the disk of the data folder (--data). Free some, or delete batches.',
  fullDatabase: 'No space is left on the disk of the database (--store-url). Free some, or delete batches.',
  fullMemory: 'The memory for batches is full. Delete batches, or start the service with --data <folder>.',
};

/** What is wrong with a request about batches, and what to do instead. */
export const batchFaults = {
  noObject: 'The body must be a JSON object, such as {"urls": ["https://example.com/"]}.',
  oneSource: 'Specify one of urls, sitemap and crawl.',
  crawlObject: 'Must be an object such as {"url": "https://example.com/", "limit": 500}.',
  globs: ({ most, length }: { most: number; length: number }) =>
    `Must be an array of up to ${number(most)} globs such as /blog/**, each with up to ${number(length)} characters. Regular expressions (/…/) are not accepted here.`,
  noList: 'Must be an array of strings.',
  noUrls: 'Specify at least one URL.',
  tooManyUrls: ({ count, most }: { count: number; most: number }) =>
    `A batch may have up to ${number(most)} URLs, not ${number(count)}. Split the list, or start the service with a larger --batch-pages.`,
  tooManyBatches: ({ most, isKey }: { most: number; isKey: boolean }) =>
    `${isKey ? 'This key' : 'This service'} already has ${most === 1 ? '1 batch that has' : `${number(most)} batches that have`} not ended, as many as allowed (--open-batches). Wait for one, or cancel one.`,
  tooManyOpenPages: ({ open, pages, most, isKey }: { open: number; pages: number; most: number; isKey: boolean }) =>
    `This batch has ${number(pages)} URLs, and batches${isKey ? ' of this key' : ''} that have not ended have ${number(open)}; together they may have ${number(most)} (--open-pages). Wait for one, or cancel one.`,
  emptySitemap: ({ notes }: { notes: readonly string[] }) => `No page could be read from the sitemap. ${notes.join(' ')}`.trim(),
  webhookObject: 'Must be an object with url and secret.',
  webhookUrl: ({ most }: { most: number }) =>
    `The webhook needs a full URL of at most ${most} characters without user name and password, such as https://hooks.example.com/pageloupe.`,
  webhookScheme: 'Webhooks require https, except to origins the service was started with (--allow-webhooks).',
  webhookForbidden: 'Webhooks are sent only to public hosts, and to origins the service was started with (--allow-webhooks).',
  secret: 'Use Base64 of 24 to 64 random bytes, with or without whsec_, such as: openssl rand -base64 32',
  idempotencyKey: 'Use 1 to 200 visible ASCII characters.',
  documentTooLarge: ({ pages, most }: { pages: number; most: number }) =>
    `HTML and PDF reports can have up to ${number(most)} pages, and this batch has ${number(pages)}. Use csv or ndjson.`,
  bodyTooLarge: ({ megabytes }: { megabytes: number }) =>
    `The request body may have up to ${megabytes} MB. Split the list, or use a sitemap.`,
};
