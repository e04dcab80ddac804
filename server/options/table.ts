/**
 * Every option, once: flags, environment variables, keys of the configuration file and parameters of the HTTP API are made from these
 * rows, and so are their limits, defaults, help and documents. Sentences are in words/en/server/options.ts.
 */
import { availableParallelism, homedir } from 'node:os';
import { join } from 'node:path';
import { devices, userAgentNames, waits } from '../audit/auditor.ts';
import { csvRowChoices, failOnChoices, intents, pageTypes, presets, roles, rowChoices } from './choices.ts';
import { languages } from '../../words/languages.ts';
import { choice, commaTexts, group, onOff, score, text, texts, time, whole, words, type Typed, type Values } from './rows.ts';

/** How a page is visited and judged: flags, `defaults` and `overrides` of the configuration, parameters and members of batches and schedules. */
export const visit = group((of) => of.visit, {
  device: choice(devices, 'desktop', { value: 'name' }),
  javascript: onOff(true, { both: true }),
  pageLocale: text('language', null, {
    format: 'language-tag',
    pattern: '^[A-Za-z]{2,8}(-[A-Za-z0-9]{1,8})*$',
    maxLength: 35,
    examples: ['de-AT'],
  }),
  userAgent: choice(userAgentNames, 'default', { value: 'name|text', orText: '^(?=.*[/ ])[\\x20-\\x7e]{3,300}$' }),
  waitUntil: choice(waits, 'load', { value: 'event' }),
  settle: time(0, 5_000, 500),
  timeout: time(1_000, 60_000, 30_000),
  probe: onOff(true, { both: true }),
  intent: choice(intents, 'index', { value: 'intent' }),
  pageType: choice(pageTypes, null, { value: 'type' }),
  aiOptOut: onOff(false),
});
export type VisitValues = Values<typeof visit>;

/** What an answer contains: parameters. */
export const response = <const V extends string>(signalIds: readonly V[]) =>
  group((of) => of.answer, {
    language: choice(Object.keys(languages), null),
    maxAge: whole(0, 86_400, 300),
    maxItems: whole(0, 1_000, 50),
    signals: words(signalIds, { maxItems: 60 }),
    skipSignals: words(signalIds, { maxItems: 60 }),
  });

// Flags of `pageloupe audit`. Those of a group are in one place of the configuration, or none of them is.

/** `crawl.start` in the configuration. */
export const start = group((of) => of.start, { crawl: text('url', null) }, { variable: false });
/** Lists of pages; `sitemaps` and `urlFiles` in the configuration. */
export const source = group((of) => of.source, { sitemap: texts('url|file|auto'), urlFile: texts('file|-') });
/** Members of `crawl` in the configuration. */
export const crawl = group(
  (of) => of.crawl,
  { limit: whole(1, 200_000, 500), depth: whole(0, 1_000, null), subdomains: onOff(false), ignoreRobots: texts('host') },
  { variable: false, needs: 'crawl' },
);
export const filter = group((of) => of.filter, { include: texts('pattern'), exclude: texts('pattern'), replace: texts('s#from#to#') });
export const sample = group((of) => of.sample, { sample: whole(1, 1_000_000, null), seed: whole(0, 2 ** 31, 1, { needs: 'sample' }) });
export const access = group(
  (of) => of.access,
  {
    cookieFile: text('file', null),
    login: text('script', null),
    loginState: text('file', null),
    proxy: text('url', null),
    ca: text('file', null),
  },
  { minLength: 1 },
);
/** Longest time a timer can wait: 2^31 milliseconds are 596 hours. */
const longest = 500 * 3_600_000;
export const pace = group((of) => of.pace, {
  concurrency: whole(1, 32, null),
  perHost: whole(1, 32, 2),
  delay: time(0, longest, 0),
  retries: whole(0, 5, 1),
  maxRunTime: time(0, longest, null),
});
export const limits = group((of) => of.limits, {
  maxWarnings: whole(0, 1_000_000, null),
  allowUnreachable: whole(0, 1_000_000, 0),
  allowIncomplete: onOff(false),
  baseline: text('file', null, { minLength: 1 }),
});
/** Of all pages, or in the configuration of some (`assert`). */
export const rules = group((of) => of.rules, { preset: choice(presets, null, { value: 'name' }), minScore: score() });
export const geo = group((of) => of.geo, { minGeo: score() });
export const rows = group((of) => of.rows, {
  csvRows: choice(csvRowChoices, 'pages', { value: 'what' }),
  rows: choice(rowChoices, 'all', { value: 'which' }),
});
/** Of one run: not in the configuration. */
export const run = group((of) => of.run, {
  resume: text('folder', null),
  compareWith: text('file', null),
  comment: text('file', null, { needs: 'compareWith' }),
  server: text('url', null),
});
export const parts = group((of) => of.parts, { shard: text('i/n', null), output: text('file', null) });
export const remote = group(
  (of) => of.remote,
  { keyEnv: text('name', null), batch: text('id', null) },
  { variable: false, needs: 'server' },
);
export const site = group(
  (of) => of.site,
  {
    static: text('folder', null),
    port: whole(0, 65_535, 4173, { needs: 'static' }),
    base: text('path', '/', { needs: 'static' }),
    start: text('command', null),
    waitOn: text('url', null, { needs: 'start' }),
    waitTimeout: time(0, longest, 60_000, { needs: 'start' }),
  },
  { variable: false },
);
/** Repeatable flags for which the configuration has objects or other names. */
export const list = group((of) => of.list, {
  header: texts('name: value'),
  extract: texts('name=rule'),
  plugin: texts('file'),
  assert: texts('id=level'),
});
export const config = group((of) => of.config, { config: text('file', null) });
/** Files of earlier runs. */
export const input = group((of) => of.input, { input: texts('file') });
/** What every command speaks; `language` in the configuration. */
export const languageOptions = group((of) => of.speech, { language: text('tag', null, { maxLength: 35 }) });
export const switches = group((of) => of.switches, { sandbox: onOff(true), quiet: onOff(false) });

/** Flags of `assert` and `baseline update`, which `audit` has too. */
export const judging = { ...rules, ...geo, assert: list.assert, ...limits };
/** Flags of `audit`, in the order of its help. */
export const audit = {
  ...start,
  ...crawl,
  ...source,
  ...filter,
  ...sample,
  ...visit,
  ...access,
  ...pace,
  ...judging,
  ...list,
  ...rows,
  ...parts,
  ...run,
  ...remote,
  ...site,
  ...switches,
};
export type AuditFlags = Typed<Omit<typeof audit, keyof typeof site> & typeof languageOptions> & {
  config?: string | false;
  format?: string[];
};
export type SiteFlags = Typed<typeof site>;

/** Flags of `pageloupe compare`. */
export const compare = {
  ...group(
    (of) => of.compare,
    {
      failOn: choice(failOnChoices, 'new-failures', { value: 'what' }),
      beforeOrigin: text('origin', null, { format: 'origin', needs: 'afterOrigin' }),
      afterOrigin: text('origin', null, { format: 'origin', needs: 'beforeOrigin' }),
    },
    { variable: false },
  ),
  allowIncomplete: limits.allowIncomplete,
};
export type CompareFlags = Typed<typeof compare> & { format?: string[] };
/** Flags of `pageloupe keys create`. */
export const keys = group((of) => of.keys, { role: choice(roles, 'run', { value: 'role' }) }, { variable: false });
/** Flags of `pageloupe migrate`. */
export const migrate = group((of) => of.migrate, {
  storeUrl: text('url', null),
  queueUrl: text('url', null),
  role: text('name', null, { variable: false }),
  print: onOff(false, { variable: false }),
});

const listensOn = text('host', '127.0.0.1', { minLength: 1, maxLength: 253 });
const dataFolder = join(process.env['XDG_DATA_HOME'] || join(homedir(), '.local', 'share'), 'pageloupe');
/** Settings of the service: flags of `serve` and environment variables. */
export const service = group(
  (of) => of.service,
  {
    host: listensOn,
    port: whole(0, 65_535, 8787),
    basePath: text('path', '', { maxLength: 200 }),
    keyFile: text('file', null, { minLength: 1 }),
    concurrency: whole(1, 64, Math.min(4, availableParallelism()) as number),
    queue: whole(0, 10_000, 50),
    rateLimit: whole(-1, 1_000_000, -1),
    contactLimit: whole(0, 1_000_000, 5),
    cacheMb: whole(0, 16_384, 16),
    data: text('folder', null, { minLength: 1 }),
    queueUrl: text('url', null, { minLength: 1, maxLength: 2000 }),
    queuePrefix: text('prefix', 'pageloupe', { minLength: 1, maxLength: 60, needs: 'queueUrl' }),
    storeUrl: text('url', null, { minLength: 1, maxLength: 2000 }),
    worker: onOff(true),
    historyDays: whole(0, 36_500, 730),
    historyRuns: whole(0, 1_000_000, 0),
    batchPages: whole(1, 1_000_000, 100_000),
    openBatches: whole(1, 100_000, 100),
    openPages: whole(1, 100_000_000, 300_000),
    hostDelayMs: whole(0, 60_000, 200),
    allowWebhooks: commaTexts('origins', 'origin'),
    graceMs: whole(0, 600_000, 15_000),
    sandbox: onOff(true),
    chromium: text('file', null, { minLength: 1 }),
    ca: text('file', null, { minLength: 1 }),
    allowTargets: commaTexts('origins', 'origin'),
    allowHosts: commaTexts('hosts', 'host'),
    allowOrigins: commaTexts('origins', 'origin'),
    trustProxy: onOff(false),
    contactFile: text('file', join(dataFolder, 'contacts.ndjson'), { minLength: 1 }),
    logLevel: choice(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'], 'info', { value: 'level' }),
  },
  { variable: true },
);
const { concurrency, data, queueUrl, queuePrefix, storeUrl, hostDelayMs, graceMs, sandbox, chromium, ca, allowTargets, logLevel } = service;
/** Settings that `worker` needs. */
export const worker = {
  ...group((of) => of.worker, { host: listensOn }, { variable: true }),
  concurrency,
  data,
  queueUrl,
  queuePrefix,
  storeUrl,
  hostDelayMs,
  graceMs,
  sandbox,
  chromium,
  ca,
  allowTargets,
  logLevel,
};
export const health = group((of) => of.health, { healthPort: whole(0, 65_535, null) });
