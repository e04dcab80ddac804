import { userAgentNames, type AuditOrder } from '../../audit/auditor.ts';
import type { Extraction } from '../../audit/extraction/extracted.ts';
import { usualPages } from '../../crawl/crawl.ts';
import { proxyFrom, type UpstreamProxy } from '../../egress/upstream-proxy.ts';
import { parseDuration } from '../duration.ts';
import { usageError } from '../failure.ts';
import { urlPatternMatcher, anyUrlPatternMatcher, type Matches } from '../../../checks/parse/url-patterns.ts';
import { parseUrl } from '../../../checks/parse/urls.ts';
import { noChoice } from '../../../checks/audit-page.ts';
import { crawlSiteMatcher, type CrawlPlan } from '../../../checks/site/crawl.ts';
import { replacementOf, type Replacement } from '../targets/patterns.ts';
import { commandWords as words } from '../../../words/en/server/cli.ts';
import type { NetworkOrder } from '../world.ts';
import { levels, type CsvRows, type Level, type ReporterName, type Rows } from './choices.ts';
import type { Assertions, Config, PageSettings } from './schema.ts';
import { oneOf } from './one-of.ts';
import { requestHeaders, withVariables, type Environment } from './request-headers.ts';
import { signalFault } from './signal-ids.ts';

/** Options of `pageloupe audit` as parsed by commander, from the command line or the environment. */
export interface AuditFlags {
  config?: string | false;
  crawl?: string;
  ignoreRobots?: string[];
  limit?: string;
  depth?: string;
  subdomains?: boolean;
  sitemap?: string[];
  urlFile?: string[];
  include?: string[];
  exclude?: string[];
  replace?: string[];
  concurrency?: string;
  perHost?: string;
  delay?: string;
  retries?: string;
  resume?: string;
  maxRunTime?: string;
  timeout?: string;
  settle?: string;
  shard?: string;
  sample?: string;
  seed?: string;
  device?: string;
  javascript?: boolean;
  pageLocale?: string;
  userAgent?: string;
  waitUntil?: string;
  probe?: boolean;
  intent?: string;
  pageType?: string;
  aiOptOut?: boolean;
  header?: string[];
  cookieFile?: string;
  login?: string;
  loginState?: string;
  proxy?: string;
  ca?: string;
  extract?: string[];
  plugin?: string[];
  format?: string[];
  output?: string;
  csvRows?: string;
  rows?: string;
  compareWith?: string;
  comment?: string;
  quiet?: boolean;
  preset?: string;
  minScore?: string;
  minGeo?: string;
  assert?: string[];
  maxWarnings?: string;
  allowUnreachable?: string;
  allowIncomplete?: boolean;
  baseline?: string;
  sandbox?: boolean;
  server?: string;
  keyEnv?: string;
  batch?: string;
}

/** A report to write; `file` is null for standard output. */
export interface ReportOrder {
  /** `plugin/reporter` for one of a plugin. */
  name: ReporterName | `${string}/${string}`;
  file: string | null;
}

/** All settings of a run, validated. */
export interface RunSettings {
  urls: string[];
  sitemaps: string[];
  urlFiles: string[];
  /** Crawl from a start page, which is the first of `urls`. */
  crawl: CrawlSettings | null;
  wanted: Matches;
  replace: Replacement[];
  shard: { part: number; of: number } | null;
  sample: number | null;
  seed: number;
  /** The order for a URL, without URL and headers. */
  orderFor(url: string): Omit<AuditOrder, 'url' | 'headers'>;
  headers: Readonly<Record<string, string>>;
  cookieFile: string | null;
  /** Module that logs in, and file of its session. */
  login: string | null;
  loginState: string | null;
  proxy: UpstreamProxy | null;
  /** File with certificates of the user's own authorities; null for none. */
  ca: string | null;
  extract: readonly Extraction[];
  /** Paths as typed. */
  plugins: readonly string[];
  concurrency: number;
  perHost: number;
  delayMs: number;
  retries: number;
  maxRunMs: number | null;
  /** When that is over, as of performance.now(): settings are read when a run begins. */ endsAt: number;
  resume: string | null;
  assert: Assertions;
  maxWarnings: number | null;
  allowUnreachable: number;
  allowIncomplete: boolean;
  baseline: string | null;
  reports: ReportOrder[];
  csvRows: CsvRows;
  /** Which checks rows of NDJSON and CSV contain: `failing`, those that fail or warn. */
  rows: Rows;
  sourceMap: { url: RegExp; file: string }[];
  /** File with the rows of an earlier run, and the file for the comparison in Markdown; null for none. */
  compareWith: string | null;
  comment: string | null;
  sandbox: boolean;
  quiet: boolean;
  /** A service that audits the pages; null to audit on this machine. */
  server: string | null;
  /** Environment variable with its key; null for the default one, if set. */
  keyEnv: string | null;
  /** ID of a batch on that server that was started before; null for a new one. */
  batch: string | null;
  /** Decides whether an interrupted run is this one. */
  fingerprint: string;
}

/** Those of `audit`, with the certificates in the file of `ca`. */
export type AuditSettings = RunSettings & Pick<NetworkOrder, 'authorities'>;

export interface CrawlSettings {
  plan: CrawlPlan;
  /** Seed of a sample, whose pages are chosen pseudorandomly; null for the pages nearest to the start first. */
  seed: number | null;
  /** Hosts of the site whose robots.txt forbids nothing; absent if none. */
  ignoreRobots?: string[];
}
/** Maximum number of pages of a crawl. */
const mostPages = 200_000;

/** Reports whose output can be interleaved with others. */
const mixable: readonly ReporterName[] = ['pretty', 'github'];

/** Typed pages replace those of the file, like every other option; a typed sitemap replaces its sitemaps. */
function sourcesOf(
  urls: readonly string[],
  { urlFile = [], sitemap }: AuditFlags,
  config: Config,
): Pick<RunSettings, 'urls' | 'sitemaps' | 'urlFiles'> {
  if (urls.length + urlFile.length > 0) return { urls: [...urls], urlFiles: [...urlFile], sitemaps: [...(sitemap ?? [])] };
  return { urls: [...(config.urls ?? [])], urlFiles: [...(config.urlFiles ?? [])], sitemaps: [...(sitemap ?? config.sitemaps ?? [])] };
}

/** Crawl settings from the command line, otherwise from the file. @throws CommandFailed */
function crawlOf(flags: AuditFlags, config: Config, include: readonly string[], exclude: readonly string[]): CrawlSettings | null {
  const start = flags.crawl ?? config.crawl?.start;
  if (start === undefined) {
    const alone = (['limit', 'depth', 'subdomains', 'ignoreRobots'] as const).find((name) => flags[name] !== undefined);
    if (alone) throw usageError(words.crawl.needsStart({ option: alone === 'ignoreRobots' ? '--ignore-robots' : `--${alone}` }));
    return null;
  }
  const url = parseUrl(start);
  if (!url || !/^https?:$/.test(url.protocol) || url.username !== '' || url.password !== '')
    throw usageError(words.targets.noUrl({ typed: start.slice(0, 300), place: '--crawl' }));
  if (flags.shard !== undefined) throw usageError(words.crawl.notWith({ option: '--shard' }));
  if ((flags.replace ?? config.replace ?? []).length > 0) throw usageError(words.crawl.notWith({ option: '--replace' }));
  url.hash = '';
  const limit = flags.limit === undefined ? (config.crawl?.limit ?? usualPages) : wholeNumber('--limit', flags.limit, 1, mostPages);
  const sample = sampleSize(flags, config);
  const plan: CrawlPlan = {
    start: url.href,
    limit: sample === null ? limit : Math.min(sample, limit),
    depth: flags.depth === undefined ? (config.crawl?.depth ?? null) : wholeNumber('--depth', flags.depth, 0, 1000),
    include,
    exclude,
    subdomains: flags.subdomains ?? config.crawl?.subdomains ?? false,
  };
  const ignoreRobots = flags.ignoreRobots ?? config.crawl?.ignoreRobots ?? [];
  const isSite = crawlSiteMatcher(plan);
  // Only the owner of a host may say so, and people name the hosts that they own.
  for (const host of ignoreRobots)
    if (parseUrl(`https://${host}/`)?.host !== host.replace(/:443$/, '') || !isSite(`${url.protocol}//${host}/`))
      throw usageError(words.crawl.ignoredHost({ typed: host }));
  return {
    plan,
    seed: sample === null ? null : seedOf(flags, config),
    ...(ignoreRobots.length > 0 && { ignoreRobots: [...ignoreRobots] }),
  };
}
const sampleSize = (flags: AuditFlags, config: Config): number | null =>
  flags.sample === undefined ? (config.sample ?? null) : wholeNumber('--sample', flags.sample, 1, 1_000_000);
const seedOf = (flags: AuditFlags, config: Config): number =>
  flags.seed === undefined ? (config.seed ?? 1) : wholeNumber('--seed', flags.seed, 0, 2 ** 31);

/** @param cores processors of this machine @throws CommandFailed for invalid settings */
export function runSettings(urls: readonly string[], flags: AuditFlags, config: Config, cores: number, env: Environment): RunSettings {
  checkAssertRules(config);
  const { extract, plugins, orderFor, fingerprint } = ordersOf(flags, config);
  return {
    ...pagesOf(urls, flags, config),
    orderFor,
    headers: requestHeaders(flags.header ?? [], config.headers ?? {}, env),
    cookieFile: flags.cookieFile ?? config.cookieFile ?? null,
    login: flags.login ?? config.login ?? null,
    loginState: flags.loginState ?? config.loginState ?? null,
    proxy: proxyOf(flags.proxy ?? config.proxy, env),
    ca: flags.ca ?? config.ca ?? null,
    extract,
    plugins,
    ...paceOf(flags, config, cores),
    resume: flags.resume ?? null,
    assert: mergedAssertions(flags, config.assert ?? {}),
    maxWarnings: countOf('--max-warnings', flags.maxWarnings, config.maxWarnings ?? null, 0, 1_000_000),
    allowUnreachable: countOf('--allow-unreachable', flags.allowUnreachable, config.allowUnreachable ?? 0, 0, 1_000_000),
    allowIncomplete: flags.allowIncomplete ?? config.allowIncomplete ?? false,
    baseline: flags.baseline ?? config.baseline ?? null,
    reports: reportsOf(flags, config),
    csvRows: flags.csvRows === undefined ? (config.csvRows ?? 'pages') : (flags.csvRows as RunSettings['csvRows']),
    rows: flags.rows === undefined ? (config.rows ?? 'all') : (flags.rows as Rows),
    sourceMap: (config.sourceMap ?? []).map(({ url, file }) => ({ url: expression(url), file })),
    ...comparisonOf(flags),
    sandbox: flags.sandbox !== false && config.sandbox !== false,
    quiet: flags.quiet ?? false,
    ...remoteOf(urls, flags),
    fingerprint,
  };
}

/** Which pages are audited. */
function pagesOf(
  urls: readonly string[],
  flags: AuditFlags,
  config: Config,
): Pick<RunSettings, 'urls' | 'sitemaps' | 'urlFiles' | 'crawl' | 'wanted' | 'replace' | 'shard' | 'sample' | 'seed'> {
  const include = flags.include ?? config.include ?? [];
  const exclude = flags.exclude ?? config.exclude ?? [];
  const [isIncluded, isExcluded] = [patterns(include), patterns(exclude)];
  const crawl = crawlOf(flags, config, include, exclude);
  const sources = sourcesOf(urls, flags, config);
  return {
    ...sources,
    urls: crawl ? [crawl.plan.start, ...sources.urls] : sources.urls,
    crawl,
    wanted: (url) => url === crawl?.plan.start || ((include.length === 0 || isIncluded(url)) && !isExcluded(url)),
    replace: (flags.replace ?? config.replace ?? []).map(readReplacement),
    shard: flags.shard === undefined ? null : readShard(flags.shard),
    // For a crawl, the sample is drawn while pages are found.
    sample: crawl ? null : sampleSize(flags, config),
    seed: seedOf(flags, config),
  };
}

/** How each page is visited. Command line wins over overrides, overrides win over defaults. All are read once, so that errors are reported before the run starts. */
function ordersOf(flags: AuditFlags, config: Config): Pick<RunSettings, 'extract' | 'plugins' | 'orderFor' | 'fingerprint'> {
  const page = pageSettingsOf(flags);
  const overrides = (config.overrides ?? []).map(({ match, settings }) => ({ matches: patterns(listOf(match)), settings }));
  const extract = extractionsOf(flags.extract ?? [], config.extract ?? {});
  const plugins = [...new Set([...(config.plugins ?? []), ...(flags.plugin ?? [])])];
  const basis = orderOf({ ...config.defaults, ...page });
  for (const { settings } of overrides) orderOf(settings);
  return {
    extract,
    plugins,
    orderFor: (url) => ({
      ...orderOf({
        ...config.defaults,
        ...Object.assign({}, ...overrides.filter(({ matches }) => matches(url)).map(({ settings }) => settings)),
        ...page,
      }),
      ...(extract.length > 0 && { extract }),
    }),
    fingerprint: JSON.stringify([basis, config.overrides ?? [], ...(extract.length + plugins.length > 0 ? [extract, plugins] : [])]),
  };
}

/** Concurrent pages, rate, and time limits. */
function paceOf(
  flags: AuditFlags,
  config: Config,
  cores: number,
): Pick<RunSettings, 'concurrency' | 'perHost' | 'delayMs' | 'retries' | 'maxRunMs' | 'endsAt'> {
  const maxRunTime = flags.maxRunTime ?? config.maxRunTime;
  const maxRunMs = maxRunTime === undefined ? null : runDuration('--max-run-time', maxRunTime);
  return {
    concurrency: countOf('--concurrency', flags.concurrency, config.concurrency ?? Math.max(1, Math.min(4, cores)), 1, 32),
    perHost: countOf('--per-host', flags.perHost, config.perHost ?? 2, 1, 32),
    delayMs: runDuration('--delay', flags.delay ?? config.delay ?? 0),
    retries: countOf('--retries', flags.retries, config.retries ?? 1, 0, 5),
    maxRunMs,
    endsAt: maxRunMs === null ? Number.POSITIVE_INFINITY : performance.now() + maxRunMs,
  };
}

/** @throws CommandFailed for --comment without a comparison */
function comparisonOf({ comment, compareWith }: AuditFlags): Pick<RunSettings, 'compareWith' | 'comment'> {
  if (comment !== undefined && compareWith === undefined) throw usageError(words.compare.commentAlone);
  return { compareWith: compareWith ?? null, comment: comment ?? null };
}

/** @throws CommandFailed for an invalid pattern */
function checkAssertRules(config: Config): void {
  for (const rules of [config.assert ?? {}, ...(config.assert?.matrix ?? [])]) {
    if ('match' in rules) patterns(listOf(rules.match));
    for (const rule of Object.values(rules.signals ?? {}))
      if (typeof rule !== 'string' && rule[1].pattern !== undefined) expression(rule[1].pattern);
  }
}

/** The typed value, otherwise the other one. */
const countOf = <Unset extends number | null>(
  option: string,
  typed: string | undefined,
  otherwise: Unset,
  least: number,
  most: number,
): number | Unset => (typed === undefined ? otherwise : wholeNumber(option, typed, least, most));

/** A proxy URL, in which ${NAME} is replaced by an environment variable, for its password. */
function proxyOf(input: string | undefined, env: Environment): UpstreamProxy | null {
  if (input === undefined) return null;
  const proxy = proxyFrom(withVariables(input, env));
  if (proxy === null) throw usageError(words.usage.proxy);
  return proxy;
}

/** Rules that extract values from pages. Those that only the browser can validate are checked when it starts. */
function extractionsOf(typed: readonly string[], named: Readonly<Record<string, string>>): Extraction[] {
  const pairs = typed.map((text): [string, string] => {
    const [, name, rule] = /^([^=]+)=(.*)$/s.exec(text) ?? [];
    if (name === undefined || rule === undefined) throw usageError(words.usage.extract({ typed: text }));
    return [name.trim(), rule];
  });
  const rules = new Map([...Object.entries(named), ...pairs]);
  if (rules.size > mostExtractions) throw usageError(words.usage.extractions({ most: mostExtractions }));
  return [...rules].map(([name, rule]) => {
    const [, kind, text = ''] = /^(css|xpath|regex):(.+)$/s.exec(rule) ?? [];
    if (!/^[\p{L}\p{N}][\p{L}\p{N} ._-]{0,59}$/u.test(name) || kind === undefined)
      throw usageError(words.usage.extract({ typed: `${name}=${rule}` }));
    const why = kind === 'regex' ? expressionFault(text, 'gu') : '';
    if (why !== '') throw usageError(words.usage.extractFault({ name, why }));
    return { name, kind: kind as Extraction['kind'], text };
  });
}
/** Maximum number of columns that a table can reasonably have. */
const mostExtractions = 50;

/** @throws CommandFailed for options that exclude each other */
function remoteOf(urls: readonly string[], flags: AuditFlags): Pick<RunSettings, 'server' | 'keyEnv' | 'batch'> {
  const { server, keyEnv, batch, urlFile, sitemap } = flags;
  if (server === undefined && (batch ?? keyEnv) !== undefined) throw usageError(words.remote.needsServer);
  if (server !== undefined && flags.resume !== undefined) throw usageError(words.remote.noResume);
  if (batch !== undefined && urls.length + (urlFile ?? []).length + (sitemap ?? []).length > 0) throw usageError(words.remote.batchAlone);
  return { server: server ?? null, keyEnv: keyEnv ?? null, batch: batch ?? null };
}

/** Page settings from the command line, which take precedence over all others. */
function pageSettingsOf(flags: AuditFlags): PageSettings {
  if (flags.pageLocale !== undefined && !/^[A-Za-z]{2,8}(-[A-Za-z0-9]{1,8})*$/.test(flags.pageLocale))
    throw usageError(words.usage.locale({ typed: flags.pageLocale }));
  if (flags.userAgent !== undefined && !/[/ ]/.test(flags.userAgent)) oneOf('--user-agent', flags.userAgent, userAgentNames);
  if (flags.userAgent !== undefined && !/^[\x20-\x7e]{3,300}$/.test(flags.userAgent)) throw usageError(words.usage.userAgent);
  const names = [
    'device',
    'javascript',
    'pageLocale',
    'userAgent',
    'waitUntil',
    'settle',
    'timeout',
    'probe',
    'intent',
    'pageType',
    'aiOptOut',
  ] as const;
  return Object.fromEntries(names.flatMap((name) => (flags[name] === undefined ? [] : [[name, flags[name]]]))) as PageSettings;
}

function orderOf(page: PageSettings): Omit<AuditOrder, 'url' | 'headers'> {
  const [timeoutMs, settleMs] = [readDuration('--timeout', page.timeout ?? 30), readDuration('--settle', page.settle ?? '500ms')];
  if (timeoutMs < 1000 || timeoutMs > 60_000) throw usageError(words.usage.between({ option: '--timeout', from: '1s', to: '60s' }));
  if (settleMs > 5000) throw usageError(words.usage.between({ option: '--settle', from: '0s', to: '5s' }));
  return {
    device: page.device ?? 'desktop',
    pageLocale: page.pageLocale ?? null,
    javascript: page.javascript ?? true,
    waitUntil: page.waitUntil ?? 'load',
    settleMs,
    timeoutMs,
    ...userAgentSettings(page.userAgent),
    probe: page.probe ?? true,
    choice: {
      intent: page.intent ?? noChoice.intent,
      pageType: page.pageType ?? noChoice.pageType,
      aiOptOut: page.aiOptOut ?? noChoice.aiOptOut,
    },
  };
}

/** One of the names, or a text; the text must be a product with a version, so that a mistyped name is rejected. */
function userAgentSettings(typed = 'default'): Pick<AuditOrder, 'userAgent' | 'userAgentText'> {
  const name = userAgentNames.find((one) => one === typed);
  return name === undefined ? { userAgent: 'default', userAgentText: typed } : { userAgent: name };
}

function reportsOf({ format, output }: AuditFlags, config: Config): ReportOrder[] {
  const named =
    format === undefined
      ? (config.reporters ?? ['pretty']).map((one): ReportOrder =>
          typeof one === 'string' ? { name: one, file: null } : { name: one[0], file: one[1].outputFile ?? null },
        )
      : format.map((text): ReportOrder => {
          const [name = '', file] = text.split(/=(.*)/s);
          return { name: name as ReportOrder['name'], file: file ?? null };
        });
  const first = named.find(({ file }) => file === null);
  if (output !== undefined && !first) throw usageError(words.usage.outputAlone);
  if (output !== undefined && first) first.file = output;
  const nameless = named.find(({ file }) => file === '');
  if (nameless) throw usageError(words.usage.noFileName({ option: output === '' ? '--output' : `--format ${nameless.name}=` }));
  const onStdout = named.filter(({ name, file }) => file === null && name !== 'markdown');
  const pdf = named.find(({ name, file }) => name === 'pdf' && file === null);
  if (pdf) throw usageError(words.usage.noFileFor(pdf));
  if (onStdout.length > 1 && !onStdout.every(({ name }) => mixable.includes(name as ReporterName)))
    throw usageError(words.usage.twiceStdout({ names: onStdout.map(({ name }) => name) }));
  return named;
}

/** Assertions of the configuration, merged with typed ones, which apply to all URLs and take precedence. */
export function mergedAssertions(flags: Pick<AuditFlags, 'preset' | 'minScore' | 'minGeo' | 'assert'>, config: Assertions): Assertions {
  const typed = Object.fromEntries(
    (flags.assert ?? []).map((text): [string, Level] => {
      const [id = '', level = ''] = text.split('=');
      if (!levels.includes(level as Level)) throw usageError(words.usage.assertion({ typed: text }));
      const [fault] = signalFault(id, '--assert');
      if (fault) throw usageError(fault);
      return [id, level as Level];
    }),
  );
  const { minScore, minGeo } = flags;
  const requestSettings = {
    ...(flags.preset !== undefined && { preset: flags.preset as NonNullable<Assertions['preset']> }),
    ...(minScore !== undefined && { minScore: readScore('--min-score', minScore) }),
  };
  const geo = minGeo === undefined ? {} : { minScore: readScore('--min-geo', minGeo) };
  const over = <R extends Assertions>(rules: R): R => ({
    ...rules,
    ...requestSettings,
    geo: { ...rules.geo, ...geo },
    signals: { ...rules.signals, ...typed },
  });
  return {
    ...over(config),
    ...(config.matrix && {
      matrix: config.matrix.map((one) => ({
        ...one,
        ...requestSettings,
        ...(one.geo && { geo: { ...one.geo, ...geo } }),
        signals: { ...one.signals, ...typed },
      })),
    }),
  };
}

export function wholeNumber(option: string, input: string, from: number, to: number): number {
  const value = /^\d+$/.test(input) ? Number(input) : Number.NaN;
  if (!(value >= from && value <= to)) throw usageError(words.usage.number({ option, typed: input, from, to }));
  return value;
}
function readScore(option: string, input: string): number {
  const value = input.trim() === '' ? Number.NaN : Number(input);
  if (!(value >= 0 && value <= 100)) throw usageError(words.usage.score({ option, typed: input }));
  return value;
}
function readDuration(option: string, input: string | number): number {
  const value = parseDuration(input);
  if (value === null) throw usageError(words.usage.duration({ option, typed: String(input) }));
  return value;
}
/** Longest time a timer can wait: 2^31 milliseconds are 596 hours. */
const longestHours = 500;
function runDuration(option: string, input: string | number): number {
  const value = readDuration(option, input);
  if (value > longestHours * 3_600_000) throw usageError(words.usage.between({ option, from: '0s', to: `${longestHours}h` }));
  return value;
}
function readShard(input: string): { part: number; of: number } {
  const [, part = '0', of = '0'] = /^(\d{1,6})\/(\d{1,6})$/.exec(input) ?? [];
  if (Number(part) < 1 || Number(part) > Number(of)) throw usageError(words.usage.shard({ typed: input }));
  return { part: Number(part), of: Number(of) };
}
function readReplacement(text: string): Replacement {
  try {
    return replacementOf(text);
  } catch {
    throw usageError(words.usage.replacement({ typed: text }));
  }
}
const listOf = (one: string | readonly string[]): readonly string[] => (typeof one === 'string' ? [one] : one);
function patterns(list: readonly string[]): Matches {
  for (const one of list) {
    try {
      urlPatternMatcher(one);
    } catch (error) {
      throw usageError(words.usage.pattern({ typed: one, why: error instanceof Error ? error.message : String(error) }));
    }
  }
  return anyUrlPatternMatcher(list);
}
/** Why a text is not a valid regular expression; '' if it is. */
function expressionFault(text: string, flags: string): string {
  try {
    return RegExp(text, flags) && '';
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}
function expression(text: string): RegExp {
  const why = expressionFault(text, 'u');
  if (why !== '') throw usageError(words.usage.pattern({ typed: text, why }));
  return new RegExp(text, 'u');
}
