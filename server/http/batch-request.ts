/** Parses the request for a batch; reports all errors at once. */
import { nearestName } from '../options/read.ts';
import { isObject } from '../../checks/core/helpers/is-object.ts';
import { isRegularExpression } from '../../checks/parse/url-patterns.ts';
import { parseUrl } from '../../checks/parse/urls.ts';
import { crawlLimits, type CrawlPlan } from '../../checks/site/crawl.ts';
import type { Batch } from '../batches/batch.ts';
import type { BatchSource } from '../batches/source.ts';
import { webhookKey } from '../batches/webhooks.ts';
import { EgressError } from '../egress/egress-error.ts';
import { batchRequest, crawlRequest } from './bodies/batch.ts';
import { parameterProblem, auditOrder, readPageUrl, urlLimit, visitParameters, type CommonQuery } from './openapi/parameters.ts';
import type { ProblemFault } from './problems.ts';
import type { Values } from '../options/rows.ts';
import { mostFaults, readMembers, refuseUnknown } from './read-members.ts';
import { crawl as crawlOptions } from '../options/table.ts';
import { serverWords } from '../words.ts';

export interface BatchOrder extends Pick<Batch, 'settings' | 'signals' | 'skipSignals' | 'webhook'> {
  source: BatchSource;
}
export interface BatchRules {
  /** Maximum pages of a batch. */
  most: number;
  /** Maximum URLs of a list. */
  mostListed: number;
  /** Origins to which webhooks may be sent unencrypted and in private networks. */
  allowWebhooks: readonly string[];
  /** @throws EgressError */
  checkWebhook(url: URL): void;
}

/** @throws Problem 400 */
export function readBatchRequest(body: unknown, rules: BatchRules): BatchOrder {
  if (!isObject(body)) throw parameterProblem([{ pointer: '', code: 'not-an-object', message: serverWords().batchFaults.noObject }]);
  const errors: ProblemFault[] = [];
  refuseUnknown(body, Object.keys(batchRequest.properties), '', errors);
  const visit = readMembers(visitParameters, body, '', errors);
  const urls = readUrls(body, rules.mostListed, errors);
  // A null is an absent member, as in readMembers.
  const memberOf = <T>(name: string, read: (value: NonNullable<unknown>) => T) => (isGiven(body[name]) ? read(body[name]) : null);
  const sitemap = memberOf('sitemap', (value) => readUrl(value, '/sitemap', errors));
  const crawl = memberOf('crawl', (value) => readCrawl(value, rules.most, errors));
  const webhook = memberOf('webhook', (value) => readWebhook(value, rules, errors));
  if (errors.length > 0) throw parameterProblem(errors.slice(0, mostFaults));
  const { url: _, headers: __, ...settings } = auditOrder({ ...visit, url: '' } as CommonQuery);
  const choice = visit as Pick<CommonQuery, 'signals' | 'skipSignals'>;
  const source: BatchSource = crawl ? { crawl } : sitemap !== null ? { sitemap } : { urls };
  return { source, webhook, settings, signals: choice.signals ?? null, skipSignals: choice.skipSignals ?? null };
}

const isGiven = (value: unknown): value is NonNullable<unknown> => value !== undefined && value !== null;
const sources: readonly string[] = ['urls', 'sitemap', 'crawl'];
function readUrls(body: Record<string, unknown>, most: number, errors: ProblemFault[]): string[] {
  const { urls: list, sitemap, crawl } = body;
  const fault = (pointer: string, code: string, message: string) => {
    errors.push({ pointer, code, message });
    return [];
  };
  const named = [list, sitemap, crawl].filter(isGiven).length;
  // One that is misspelled has its fault already.
  if (named === 0 && Object.keys(body).some((name) => !sources.includes(name) && nearestName(name, sources) !== '')) return [];
  if (named !== 1) return fault('/urls', 'one-source', serverWords().batchFaults.oneSource);
  if (!isGiven(list)) return [];
  if (!Array.isArray(list)) return fault('/urls', 'not-a-list', serverWords().batchFaults.noList);
  if (list.length === 0) return fault('/urls', 'empty', serverWords().batchFaults.noUrls);
  if (list.length > most) return fault('/urls', 'too-many', serverWords().batchFaults.tooManyUrls({ count: list.length, most }));
  const urls = new Set<string>();
  for (const [index, one] of list.entries()) {
    const url = readUrl(one, `/urls/${index}`, errors);
    if (url !== null) urls.add(url);
    if (errors.length >= mostFaults) break;
  }
  return [...urls];
}

function readUrl(value: unknown, pointer: string, errors: ProblemFault[]): string | null {
  const read =
    typeof value === 'string' ? readPageUrl(value) : ({ ok: false, code: 'not-a-text', message: serverWords().faults.notText() } as const);
  if (read.ok) return read.value;
  errors.push({ pointer, code: typeof value === 'string' ? 'invalid-url' : read.code, message: read.message });
  return null;
}

/** @param most maximum pages of a batch */
function readCrawl(value: unknown, most: number, errors: ProblemFault[]): CrawlPlan | null {
  const fault = (pointer: string, code: string, message: string) => {
    errors.push({ pointer: `/crawl${pointer}`, code, message });
    return null;
  };
  if (!isObject(value)) return fault('', 'not-an-object', serverWords().batchFaults.crawlObject);
  refuseUnknown(value, Object.keys(crawlRequest.properties), '/crawl', errors);
  const url = readUrl(value['url'], '/crawl/url', errors);
  const { depth, subdomains, limit: usualLimit } = crawlRequest.properties;
  const limited = { ...usualLimit, default: Math.min(crawlOptions.limit.default, most), maximum: most };
  const numbers = readMembers({ depth, subdomains, limit: limited }, value, '/crawl', errors) as unknown as Values<typeof crawlOptions>;
  const globs = (name: 'include' | 'exclude') => {
    const read = value[name] ?? [];
    if (!Array.isArray(read) || read.length > crawlLimits.patterns || !read.every(isGlob))
      fault(`/${name}`, 'not-globs', serverWords().batchFaults.globs({ most: crawlLimits.patterns, length: crawlLimits.pattern }));
    return read as string[];
  };
  const [include, exclude] = [globs('include'), globs('exclude')];
  if (url === null) return null;
  const start = new URL(url);
  start.hash = '';
  return { start: start.href, limit: numbers.limit, depth: numbers.depth ?? null, include, exclude, subdomains: numbers.subdomains };
}
/** A client's regular expression could keep this process busy forever, so only globs are accepted. */
const isGlob = (value: unknown): boolean =>
  typeof value === 'string' && value.length > 0 && value.length <= crawlLimits.pattern && !isRegularExpression(value);

function readWebhook(value: unknown, { allowWebhooks, checkWebhook }: BatchRules, errors: ProblemFault[]): Batch['webhook'] {
  const fault = (pointer: string, code: string, message: string) => {
    errors.push({ pointer, code, message });
    return null;
  };
  if (!isObject(value) || Object.keys(value).some((name) => name !== 'url' && name !== 'secret'))
    return fault('/webhook', 'not-an-object', serverWords().batchFaults.webhookObject);
  // A page's faults speak of pages.
  const urlFaults: ProblemFault[] = [];
  const url = readUrl(value['url'], '/webhook/url', urlFaults);
  for (const { code } of urlFaults) fault('/webhook/url', code, serverWords().batchFaults.webhookUrl({ most: urlLimit }));
  const { secret } = value;
  if (typeof secret !== 'string' || !webhookKey(secret)) fault('/webhook/secret', 'not-a-secret', serverWords().batchFaults.secret);
  const parsed = url === null ? null : parseUrl(url);
  if (!parsed) return null;
  if (parsed.protocol !== 'https:' && !allowWebhooks.includes(parsed.origin))
    return fault('/webhook/url', 'needs-https', serverWords().batchFaults.webhookScheme);
  try {
    checkWebhook(parsed);
  } catch (error) {
    if (!(error instanceof EgressError)) throw error;
    return fault('/webhook/url', 'target-forbidden', serverWords().batchFaults.webhookForbidden);
  }
  return { url: parsed.href, secret: String(secret) };
}
