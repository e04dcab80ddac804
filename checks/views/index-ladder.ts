import type { KnownFacts } from '../core/facts.ts';
import { missingFact } from '../core/judge.ts';
import { valueOf } from '../core/report.ts';
import { linkHeaders } from '../parse/link-header.ts';
import { describeDirective, effectiveRobots, robotsDirectives } from '../parse/robots-directives.ts';
import { parseRobotsTxt, robotsDecider, robotsTxtState } from '../parse/robots-txt.ts';
import { runsNoScript } from '../derive/source-fields.ts';
import { samePage } from '../parse/urls.ts';

/**
 * `open`: nothing stands in the way. `blocks`: the engine stops here. `elsewhere`: the page names another address to be indexed.
 * `watch`: passes, with a doubt. `unknown`: could not be read.
 */
export type RungState = 'open' | 'blocks' | 'elsewhere' | 'watch' | 'unknown';
export interface Rung {
  id: 'status' | 'robots-txt' | 'directives' | 'canonical' | 'rendered';
  title: string;
  state: RungState;
  sentence: string;
}
export interface Engine { name: string; crawler: string }
export const engines: readonly Engine[] = [{ name: 'Google', crawler: 'googlebot' }, { name: 'Bing', crawler: 'bingbot' }];

/** Share of main text in the source below which a page depends on rendering. Our heuristic. */
const mostlyScripted = 0.5;

type Step = Pick<Rung, 'state' | 'sentence'>;
const step = (state: RungState, sentence: string): Step => ({ state, sentence });

/** What one engine meets on its way to indexing the page, in the order in which it meets it. */
export function indexLadder(facts: KnownFacts, engine: Engine, now: number): Rung[] {
  return [
    { id: 'status', title: 'Answer of the server', ...status(facts) },
    { id: 'robots-txt', title: 'robots.txt', ...robotsTxt(facts, engine) },
    { id: 'directives', title: 'Robots directives', ...directives(facts, engine, now) },
    { id: 'canonical', title: 'Canonical', ...canonical(facts) },
    { id: 'rendered', title: 'Rendered page', ...rendered(facts, engine, now) },
  ];
}

const unread = (facts: KnownFacts, name: 'head' | 'response' | 'robotsTxt' | 'served' | 'page', what: string): Step => {
  const { reason, detail } = missingFact(facts, name);
  return step('unknown', reason === 'pending' ? `Still reading ${what}.` : `${what.charAt(0).toUpperCase()}${what.slice(1)} could not be read: ${detail}`);
};

function status(facts: KnownFacts): Step {
  const code = valueOf(facts, 'response')?.status ?? valueOf(facts, 'page')?.navigation?.status;
  if (code === undefined || code === null) return unread(facts, 'response', 'the response');
  if (code >= 200 && code < 300) return step('open', `The page answers ${code}.`);
  if (code === 0) return step('blocks', 'The server did not answer.');
  if (code >= 300 && code < 400) return step('elsewhere', `The page answers ${code}: another address is indexed instead.`);
  return step('blocks', `The page answers ${code}, so it is not indexed.`);
}

function robotsTxt(facts: KnownFacts, { crawler }: Engine): Step {
  const file = valueOf(facts, 'robotsTxt');
  const page = valueOf(facts, 'page');
  if (!file || !page) return unread(facts, file ? 'page' : 'robotsTxt', file ? 'the address' : 'robots.txt');
  const state = robotsTxtState(file);
  if (state === 'silent') return step('watch', 'robots.txt did not answer: crawlers may stay away until it does.');
  if (state === 'failing') {
    // Google says so; for Bing nothing is documented.
    return crawler === 'googlebot' ? step('blocks', `robots.txt answers ${file.status}: Google takes the whole site for blocked while that lasts.`)
      : step('watch', `robots.txt answers ${file.status}: crawlers may treat the whole site as blocked.`);
  }
  if (state === 'none') return step('open', `There is no robots.txt (${file.status}), so nothing is blocked.`);
  const { allowed, line } = robotsDecider(parseRobotsTxt(file.text), page.url)(crawler);
  const where = line === null ? 'no rule fits this address' : `line ${line} decides`;
  return allowed ? step('open', `Crawling is allowed: ${where}.`) : step('blocks', `Crawling is blocked: ${where}.`);
}

function directives(facts: KnownFacts, { crawler }: Engine, now: number): Step {
  const head = valueOf(facts, 'head');
  const response = valueOf(facts, 'response');
  if (!head) return unread(facts, 'head', 'the head');
  const { noindex } = effectiveRobots(robotsDirectives(head, response?.headers ?? null), crawler, now);
  if (noindex[0]) return step('blocks', `Must not be indexed: ${describeDirective(noindex[0])}.`);
  if (!response) return step('unknown', 'No noindex in the page itself; the headers are not known.');
  return step('open', 'No noindex in the page or in its headers.');
}

function canonical(facts: KnownFacts): Step {
  const head = valueOf(facts, 'head');
  const page = valueOf(facts, 'page');
  if (!head || !page) return unread(facts, head ? 'page' : 'head', head ? 'the address' : 'the head');
  const named = head.links.filter(({ rel, inHead }) => inHead && rel.includes('canonical')).map(({ url, href }) => url ?? href);
  const headers = valueOf(facts, 'response')?.headers ?? [];
  const inHeaders = linkHeaders(headers, page.baseUrl).filter(({ rel, anchor }) => rel.includes('canonical') && anchor === null).map(({ url, href }) => url ?? href);
  const all = [...new Set([...named, ...inHeaders])];
  const other = all.find((url) => !samePage(url, page.url));
  if (all.length === 0) return step('open', 'No canonical is named, so the engine chooses the address itself.');
  if (!other) return step('open', 'The canonical is this address.');
  if (all.length > 1) return step('watch', `${all.length} different canonicals are named; the engine chooses.`);
  return step('elsewhere', `The page asks to index another address: ${other}`);
}

function rendered(facts: KnownFacts, { name, crawler }: Engine, now: number): Step {
  const page = valueOf(facts, 'page');
  const served = valueOf(facts, 'served');
  if (page && runsNoScript(page, served)) return step('open', 'The page has no scripts: what is served is what is seen.');
  if (!served) return unread(facts, 'served', 'the served HTML');
  const { noindex } = effectiveRobots(robotsDirectives(served.head, null), crawler, now);
  if (noindex[0]) return step('blocks', `The served HTML says ${noindex[0].written}; a script that takes it away comes too late.`);
  const percent = Math.round(served.inText * 100);
  if (served.coverage >= mostlyScripted) return step('open', `${percent} % of the main text stands in the served HTML.`);
  return step('watch', `Only ${percent} % of the main text stands in the served HTML: ${name} has to run scripts to see the rest.`);
}
