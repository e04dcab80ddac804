import type { AuditOrder } from '../../audit/auditor.ts';
import type { Extraction } from '../../audit/extraction/extracted.ts';
import { parseProxy, type UpstreamProxy } from '../../egress/upstream-proxy.ts';
import { usageError } from '../failure.ts';
import { patternMatcher, anyPatternMatcher, type Matches } from '../../../checks/parse/url-patterns.ts';
import { parseUrl } from '../../../checks/parse/urls.ts';
import { sameSiteMatcher, type CrawlPlan } from '../../../checks/site/crawl.ts';
import { parseReplacement, type Replacement } from '../targets/patterns.ts';
import { auditableUrl } from '../targets/url.ts';
import { serverWords } from '../../words.ts';
import type { NetworkOrder } from '../world.ts';
import { levels, reporterNames, type Level, type ReporterName } from '../../options/choices.ts';
import type { Values } from '../../options/rows.ts';
import * as options from '../../options/table.ts';
import { visitOrder } from '../../options/visit-order.ts';
import { chosen, oneOf, refuseAlone } from './flags.ts';
import type { Assertions, Config } from './schema.ts';
import { requestHeaders, withVariables, type Environment } from './request-headers.ts';
import { signalFault } from './signal-ids.ts';

/** A report to write; `file` is null for standard output. */
export interface ReportOrder {
  /** `plugin/reporter` for one of a plugin. */
  name: ReporterName | `${string}/${string}`;
  file: string | null;
}

/** All settings of a run, validated. */
export interface RunSettings
  extends
    Omit<Values<typeof options.access>, 'proxy'>,
    Omit<Values<typeof options.pace>, 'concurrency' | 'delay' | 'maxRunTime'>,
    Values<typeof options.limits & typeof options.rows & typeof options.run & typeof options.remote> {
  urls: string[];
  sitemaps: string[];
  urlFiles: string[];
  /** Crawl from a start page, which is the first of `urls`. */
  crawl: CrawlSettings | null;
  /** @param isListed whether it is a URL of the command line, or of a list: no sitemap has it */
  wanted(url: string, isListed: boolean): boolean;
  replace: Replacement[];
  shard: { part: number; of: number } | null;
  sample: number | null;
  seed: number;
  /** The order for a URL, without URL and headers. */
  orderFor(url: string): Omit<AuditOrder, 'url' | 'headers'>;
  headers: Readonly<Record<string, string>>;
  proxy: UpstreamProxy | null;
  extract: readonly Extraction[];
  /** Where a rule of `extract` was found: an option, or a key of the configuration. */
  placeOfRule(name: string): string;
  /** Paths as typed. */
  plugins: readonly string[];
  concurrency: number;
  delayMs: number;
  maxRunMs: number | null;
  /** When that is over, as of performance.now(): settings are read when a run begins. */ endsAt: number;
  assert: Assertions;
  reports: ReportOrder[];
  sourceMap: { url: RegExp; file: string }[];
  sandbox: boolean;
  quiet: boolean;
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
/** Reports whose output can be interleaved with others. */
const mixable: readonly ReporterName[] = ['pretty', 'github'];

/** Typed pages replace those of the file, like every other option; a typed sitemap replaces its sitemaps. */
function sourcesOf(
  urls: readonly string[],
  { urlFile = [], sitemap }: options.AuditFlags,
  config: Config,
): Pick<RunSettings, 'urls' | 'sitemaps' | 'urlFiles'> {
  if (urls.length + urlFile.length > 0) return { urls: [...urls], urlFiles: [...urlFile], sitemaps: [...(sitemap ?? [])] };
  return { urls: [...(config.urls ?? [])], urlFiles: [...(config.urlFiles ?? [])], sitemaps: [...(sitemap ?? config.sitemaps ?? [])] };
}

/** The configuration without its crawl if pages on the command line replace it. */
function withTypedPages(urls: readonly string[], { urlFile = [], sitemap, crawl: typed }: options.AuditFlags, config: Config): Config {
  const { crawl: _, ...others } = config;
  return (urls.length + urlFile.length > 0 || sitemap) && typed === undefined ? others : config;
}

/** Crawl settings from the command line, otherwise from the file. @throws CommandFailed */
function crawlOf(flags: options.AuditFlags, config: Config, include: readonly string[], exclude: readonly string[]): CrawlSettings | null {
  const start = flags.crawl ?? config.crawl?.start;
  if (start === undefined) return null;
  const url = new URL(auditableUrl(start, '--crawl'));
  if (flags.shard !== undefined) throw usageError(serverWords().commands.crawl.notWith({ option: '--shard' }));
  if ((flags.replace ?? config.replace ?? []).length > 0) throw usageError(serverWords().commands.crawl.notWith({ option: '--replace' }));
  url.hash = '';
  const { limit, depth, subdomains, ignoreRobots } = chosen(options.crawl, flags, config.crawl ?? {});
  const { sample, seed } = chosen(options.sample, flags, config);
  const plan: CrawlPlan = {
    start: url.href,
    limit: sample === null ? limit : Math.min(sample, limit),
    depth,
    include,
    exclude,
    subdomains,
  };
  const isSite = sameSiteMatcher(plan);
  // Only the owner of a host may say so, and people name the hosts that they own.
  for (const host of ignoreRobots ?? [])
    if (parseUrl(`https://${host}/`)?.host !== host.replace(/:443$/, '') || !isSite(`${url.protocol}//${host}/`))
      throw usageError(serverWords().commands.crawl.ignoredHost({ typed: host, host: url.host }));
  return { plan, seed: sample === null ? null : seed, ...(ignoreRobots && ignoreRobots.length > 0 && { ignoreRobots: [...ignoreRobots] }) };
}
/** @param cores processors of this machine @throws CommandFailed for invalid settings */
export function runSettings(
  urls: readonly string[],
  flags: options.AuditFlags,
  configured: Config,
  cores: number,
  env: Environment,
): RunSettings {
  const config = withTypedPages(urls, flags, configured);
  refuseAlone(options.audit, flags, { ...config, crawl: config.crawl?.start }, env);
  checkTogether(urls, flags);
  const { extract, placeOfRule, plugins, orderFor, fingerprint } = ordersOf(flags, config);
  return {
    ...pagesOf(urls, flags, config),
    orderFor,
    headers: requestHeaders(flags.header ?? [], config.headers ?? {}, env),
    ...chosen(options.access, flags, config),
    proxy: proxyOf(flags.proxy ?? config.proxy, env),
    extract,
    placeOfRule,
    plugins,
    ...paceOf(flags, config, cores),
    ...chosen(options.limits, flags, config),
    ...chosen(options.rows, flags, config),
    ...chosen(options.run, flags, {}),
    ...chosen(options.remote, flags, {}),
    assert: mergedAssertions(flags, config.assert ?? {}),
    reports: reportsOf(flags, config, plugins),
    sourceMap: (config.sourceMap ?? []).map(({ url, file }) => ({ url: expression(url), file })),
    ...chosen(options.switches, flags, config),
    fingerprint,
  };
}

/** Which pages are audited. */
function pagesOf(
  urls: readonly string[],
  flags: options.AuditFlags,
  config: Config,
): Pick<RunSettings, 'urls' | 'sitemaps' | 'urlFiles' | 'crawl' | 'wanted' | 'replace' | 'shard' | 'sample' | 'seed'> {
  const include = flags.include ?? config.include ?? [];
  const exclude = flags.exclude ?? config.exclude ?? [];
  const [isIncluded, isExcluded] = [patterns(include), patterns(exclude)];
  const crawl = crawlOf(flags, config, include, exclude);
  // Patterns of the configuration choose among pages that nobody has named.
  const areNamed = urls.length + (flags.urlFile ?? []).length > 0 && !flags.include && !flags.exclude;
  const sources = sourcesOf(urls, flags, config);
  const { sample, seed } = chosen(options.sample, flags, config);
  return {
    ...sources,
    urls: crawl ? [crawl.plan.start, ...sources.urls] : sources.urls,
    crawl,
    wanted: (url, isListed) =>
      url === crawl?.plan.start || (areNamed && isListed) || ((include.length === 0 || isIncluded(url)) && !isExcluded(url)),
    replace: (flags.replace ?? config.replace ?? []).map(readReplacement),
    shard: flags.shard === undefined ? null : readShard(flags.shard),
    // For a crawl, the sample is drawn while pages are found.
    sample: crawl ? null : sample,
    seed,
  };
}

/** How each page is visited. Command line wins over overrides, overrides win over defaults. All are read once, so that errors are reported before the run starts. */
function ordersOf(
  flags: options.AuditFlags,
  config: Config,
): Pick<RunSettings, 'extract' | 'placeOfRule' | 'plugins' | 'orderFor' | 'fingerprint'> {
  const overrides = (config.overrides ?? []).map(({ match, settings }) => ({ matches: patterns(listOf(match)), settings }));
  const extract = extractionsOf(flags.extract ?? [], config.extract ?? {});
  const plugins = [...new Set([...(config.plugins ?? []), ...(flags.plugin ?? [])])];
  const orderOf = (typed: typeof flags, settings: object) => visitOrder(chosen(options.visit, typed, settings));
  const basis = orderOf(flags, config.defaults ?? {});
  return {
    extract,
    placeOfRule: (name) => placeOfRule(name, namedRules(flags.extract ?? [])),
    plugins,
    orderFor: (url) => ({
      ...orderOf(
        flags,
        Object.assign({}, config.defaults, ...overrides.filter(({ matches }) => matches(url)).map(({ settings }) => settings)),
      ),
      ...(extract.length > 0 && { extract }),
    }),
    fingerprint: JSON.stringify([basis, config.overrides ?? [], ...(extract.length + plugins.length > 0 ? [extract, plugins] : [])]),
  };
}

/** Concurrent pages, rate, and time limits. */
function paceOf(
  flags: options.AuditFlags,
  config: Config,
  cores: number,
): Pick<RunSettings, 'concurrency' | 'perHost' | 'delayMs' | 'retries' | 'maxRunMs' | 'endsAt'> {
  const { concurrency, delay: delayMs, maxRunTime: maxRunMs, ...pace } = chosen(options.pace, flags, config);
  return {
    ...pace,
    concurrency: concurrency ?? Math.max(1, Math.min(4, cores)),
    delayMs,
    maxRunMs,
    endsAt: maxRunMs === null ? Number.POSITIVE_INFINITY : performance.now() + maxRunMs,
  };
}

/** A proxy URL, in which ${NAME} is replaced by an environment variable, for its password. */
export function proxyOf(input: string | undefined, env: Environment): UpstreamProxy | null {
  if (input === undefined) return null;
  const proxy = parseProxy(withVariables(input, env, '--proxy'));
  if (proxy === null) throw usageError(serverWords().commands.usage.proxy);
  return proxy;
}

/** Rules that extract values from pages. Those that only the browser can validate are checked when it starts. */
function extractionsOf(typed: readonly string[], named: Readonly<Record<string, string>>): Extraction[] {
  const fromOptions = namedRules(typed);
  const rules = new Map([...Object.entries(named), ...fromOptions]);
  if (rules.size > mostExtractions) throw usageError(serverWords().commands.usage.extractions({ most: mostExtractions }));
  return [...rules].map(([name, rule]) => readRule(name, rule, placeOfRule(name, fromOptions)));
}
/** Rules of options by name. @throws CommandFailed */
const namedRules = (typed: readonly string[]): Map<string, string> =>
  new Map(
    typed.map((text) => {
      const [, name, rule] = /^([^=]+)=(.*)$/s.exec(text) ?? [];
      if (name === undefined || rule === undefined) throw usageError(serverWords().commands.usage.extract({ typed: text }));
      return [name.trim(), rule];
    }),
  );
const placeOfRule = (name: string, fromOptions: ReadonlyMap<string, string>): string =>
  fromOptions.has(name) ? `--extract ${name}` : `extract.${name}`;
/** @param place '' if the caller says where it was found @throws CommandFailed */
export function readRule(name: string, rule: string, place: string): Extraction {
  const [, kind, text = ''] = /^(css|xpath|regex):(.+)$/s.exec(rule) ?? [];
  if (!/^[\p{L}\p{N}][\p{L}\p{N} ._-]{0,59}$/u.test(name) || kind === undefined)
    throw usageError(serverWords().commands.usage.extract({ typed: `${name}=${rule}` }));
  const why = kind === 'regex' ? expressionFault(text, 'gu') : '';
  if (why !== '') throw usageError(place === '' ? why : serverWords().commands.config.fault({ place, message: why }));
  return { name, kind: kind as Extraction['kind'], text };
}
/** Maximum number of columns that a table can reasonably have. */
const mostExtractions = 50;

/** @throws CommandFailed for options that exclude each other */
function checkTogether(urls: readonly string[], { server, batch, urlFile, sitemap, resume }: options.AuditFlags): void {
  if (server !== undefined && resume !== undefined) throw usageError(serverWords().commands.remote.noResume);
  if (batch !== undefined && urls.length + (urlFile ?? []).length + (sitemap ?? []).length > 0)
    throw usageError(serverWords().commands.remote.batchAlone);
}

function reportsOf({ format, output }: options.AuditFlags, config: Config, plugins: readonly string[]): ReportOrder[] {
  const named =
    format === undefined
      ? (config.reporters ?? ['pretty']).map((one): ReportOrder =>
          typeof one === 'string' ? { name: one, file: null } : { name: one[0], file: one[1].outputFile ?? null },
        )
      : format.map((text): ReportOrder => {
          const [name = '', file] = text.split(/=(.*)/s);
          // Formats of plugins are known after loading.
          if (!name.includes('/') && plugins.length === 0) oneOf('--format', name, reporterNames);
          return { name: name as ReportOrder['name'], file: file ?? null };
        });
  const first = named.find(({ file }) => file === null);
  if (output !== undefined && !first) throw usageError(serverWords().commands.usage.outputAlone);
  if (output !== undefined && first) first.file = output;
  const nameless = named.find(({ file }) => file === '');
  if (nameless)
    throw usageError(serverWords().commands.usage.noFileName({ option: output === '' ? '--output' : `--format ${nameless.name}=` }));
  const onStdout = named.filter(({ name, file }) => file === null && name !== 'markdown');
  const pdf = named.find(({ name, file }) => name === 'pdf' && file === null);
  if (pdf) throw usageError(serverWords().commands.usage.noFileFor(pdf));
  if (onStdout.length > 1 && !onStdout.every(({ name }) => mixable.includes(name as ReporterName)))
    throw usageError(serverWords().commands.usage.twiceStdout({ names: onStdout.map(({ name }) => name) }));
  return named;
}

/** Assertions of the configuration, merged with typed ones, which apply to all URLs and take precedence. */
function mergedAssertions(flags: Pick<options.AuditFlags, 'preset' | 'minScore' | 'minGeo' | 'assert'>, config: Assertions): Assertions {
  const typed = Object.fromEntries(
    (flags.assert ?? []).map((text): [string, Level] => {
      const [id = '', level = ''] = text.split('=');
      if (!levels.includes(level as Level)) throw usageError(serverWords().commands.usage.assertion({ typed: text }));
      const [fault] = signalFault(id, '--assert');
      if (fault) throw usageError(fault);
      return [id, level as Level];
    }),
  );
  const { preset, minScore, minGeo } = flags;
  const requestSettings = { ...(preset !== undefined && { preset }), ...(minScore !== undefined && { minScore }) };
  const geo = minGeo === undefined ? {} : { minScore: minGeo };
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

function readShard(input: string): { part: number; of: number } {
  const [, part = '0', of = '0'] = /^(\d{1,6})\/(\d{1,6})$/.exec(input) ?? [];
  if (Number(part) < 1 || Number(part) > Number(of)) throw usageError(serverWords().commands.usage.shard({ typed: input }));
  return { part: Number(part), of: Number(of) };
}
export function readReplacement(text: string): Replacement {
  try {
    return parseReplacement(text);
  } catch {
    throw usageError(serverWords().commands.usage.replacement({ typed: text }));
  }
}
const listOf = (one: string | readonly string[]): readonly string[] => (typeof one === 'string' ? [one] : one);
export function patterns(list: readonly string[]): Matches {
  for (const one of list) {
    try {
      patternMatcher(one);
    } catch (error) {
      throw usageError(serverWords().commands.usage.pattern({ typed: one, why: error instanceof Error ? error.message : String(error) }));
    }
  }
  return anyPatternMatcher(list);
}
/** Why a text is not a valid regular expression; '' if it is. */
function expressionFault(text: string, flags: string): string {
  try {
    return RegExp(text, flags) && '';
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}
export function expression(text: string): RegExp {
  const why = expressionFault(text, 'u');
  if (why !== '') throw usageError(serverWords().commands.usage.pattern({ typed: text, why }));
  return new RegExp(text, 'u');
}
