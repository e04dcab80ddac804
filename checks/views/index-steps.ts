import type { Because } from '../core/facts/missing.ts';
import type { KnownFacts } from '../core/facts.ts';
import { factValueOf, whyFactIsMissing } from '../core/fact-value.ts';
import { directivePlace, effectiveRules, findDirectives } from '../parse/robots-directives.ts';
import { stateOfRobotsTxt } from '../parse/robots-lines.ts';
import { parseRobotsTxt, robotsVerdicts } from '../parse/robots-txt.ts';
import { isBlankPage } from '../derive/text/blank-page.ts';
import { findCanonicals, distinctCanonicalUrls, canonicalVariance } from '../derive/head/canonicals.ts';
import { headersOfPage } from '../derive/head/page-response.ts';
import { hasNoScripts } from '../derive/text/source-fields.ts';
import { isSuccess } from '../core/helpers/is-success.ts';

/**
 * `open`: no obstacle. `blocks`: the engine stops here. `elsewhere`: the page names another URL to be indexed.
 * `watch`: passes, with reservations. `unknown`: could not be read.
 */
export type IndexStepState = 'open' | 'blocks' | 'elsewhere' | 'watch' | 'unknown';
export type IndexStepId = 'status' | 'robots-txt' | 'directives' | 'canonical' | 'rendered';
/** The input that was missing when a step could not be read. */
export type IndexStepFacts = 'head' | 'response' | 'robotsTxt' | 'served' | 'page';
/** Message codes of steps with their arguments. Sentences are made where they are shown. */
export interface IndexStepMessages {
  reading: { what: IndexStepFacts };
  unread: { what: IndexStepFacts; why: Because };
  answers: { status: number };
  noAnswer: Record<never, never>;
  refused: { status: number };
  redirects: { status: number };
  gone: { status: number };
  robotsSilent: Record<never, never>;
  robotsFailing: { status: number };
  robotsMayBlock: { status: number };
  noRobots: { status: number };
  /** Line number, 1…; null if no rule applies. */
  crawlable: { line: number | null };
  uncrawlable: { line: number | null };
  noindex: { written: string; place: string; inHead: boolean };
  noHeaders: Record<never, never>;
  indexable: Record<never, never>;
  noCanonical: Record<never, never>;
  selfCanonical: Record<never, never>;
  canonicals: { count: number };
  canonicalElsewhere: { url: string };
  noScripts: Record<never, never>;
  servedNoindex: { written: string };
  blank: Record<never, never>;
  /** Share of the main text, 0…1. */
  served: { share: number };
  noMainText: Record<never, never>;
  scripted: { engine: string; share: number };
}
type IndexStepMessage = { [Code in keyof IndexStepMessages]: { code: Code; args: IndexStepMessages[Code] } }[keyof IndexStepMessages];
export type IndexStep = IndexStepMessage & { id: IndexStepId; state: IndexStepState };
export interface Engine {
  name: string;
  crawler: string;
}
export const engines: readonly Engine[] = [
  { name: 'Google', crawler: 'googlebot' },
  { name: 'Bing', crawler: 'bingbot' },
];

/** Share of the main text in the raw HTML below which a page depends on rendering. Our heuristic. */
const mostlyScripted = 0.5;

type Step = IndexStepMessage & { state: IndexStepState };
const step = <Code extends keyof IndexStepMessages>(
  state: IndexStepState,
  code: Code,
  ...[args]: keyof IndexStepMessages[Code] extends never ? [] : [args: IndexStepMessages[Code]]
): Step => ({ state, code, args: args ?? {} }) as Step;

/** The steps of one engine toward indexing the page, in the order in which it performs them. */
export function stepsToIndex(facts: KnownFacts, engine: Engine, now: number): IndexStep[] {
  return [
    { id: 'status', ...status(facts) },
    { id: 'robots-txt', ...robotsTxt(facts, engine) },
    { id: 'directives', ...directives(facts, engine, now) },
    { id: 'canonical', ...canonical(facts) },
    { id: 'rendered', ...rendered(facts, engine, now) },
  ];
}

const unread = (facts: KnownFacts, what: IndexStepFacts): Step => {
  const { reason, ...why } = whyFactIsMissing(facts, what);
  return reason === 'pending' ? step('unknown', 'reading', { what }) : step('unknown', 'unread', { what, why });
};

function status(facts: KnownFacts): Step {
  const [anonymous, visit] = [factValueOf(facts, 'response')?.status, factValueOf(facts, 'page')?.navigation?.status];
  // Many sites reject requests that look automated, but allow the crawlers of search engines.
  if (visit && visit < 400 && (anonymous === 403 || anonymous === 429)) return step('unknown', 'refused', { status: anonymous });
  const code = anonymous ?? visit;
  if (code === undefined || code === null) return unread(facts, 'response');
  // 304 is a copy that the browser has kept.
  if (isSuccess(code) || code === 304) return step('open', 'answers', { status: code });
  if (code === 0) return step('blocks', 'noAnswer');
  return code >= 300 && code < 400 ? step('elsewhere', 'redirects', { status: code }) : step('blocks', 'gone', { status: code });
}

function robotsTxt(facts: KnownFacts, { crawler }: Engine): Step {
  const file = factValueOf(facts, 'robotsTxt');
  const page = factValueOf(facts, 'page');
  if (!file || !page) return unread(facts, file ? 'page' : 'robotsTxt');
  const state = stateOfRobotsTxt(file);
  const answer = { status: file.status };
  if (state === 'silent') return step('watch', 'robotsSilent');
  // Documented by Google; nothing is documented for Bing.
  if (state === 'failing')
    return crawler === 'googlebot' ? step('blocks', 'robotsFailing', answer) : step('watch', 'robotsMayBlock', answer);
  if (state === 'none') return step('open', 'noRobots', answer);
  const { allowed, line } = robotsVerdicts(parseRobotsTxt(file.text), page.url)(crawler);
  return allowed ? step('open', 'crawlable', { line }) : step('blocks', 'uncrawlable', { line });
}

function directives(facts: KnownFacts, { crawler }: Engine, now: number): Step {
  const head = factValueOf(facts, 'head');
  const headers = headersOfPage(factValueOf(facts, 'response'));
  if (!head) return unread(facts, 'head');
  const first = effectiveRules(findDirectives(head, headers), crawler, now).noindex[0];
  if (first) return step('blocks', 'noindex', { written: first.written, place: directivePlace(first), inHead: first.inHead });
  return headers ? step('open', 'indexable') : step('unknown', 'noHeaders');
}

function canonical(facts: KnownFacts): Step {
  const head = factValueOf(facts, 'head');
  const page = factValueOf(facts, 'page');
  if (!head || !page) return unread(facts, head ? 'page' : 'head');
  // A canonical in the body or with an invalid URL is ignored; the signal canonical-tag reports it.
  const all = distinctCanonicalUrls(findCanonicals(head, headersOfPage(factValueOf(facts, 'response')), page.url));
  const [url] = all;
  if (url === undefined) return step('open', 'noCanonical');
  if (all.length > 1) return step('watch', 'canonicals', { count: all.length });
  return canonicalVariance(url, page.url) === null ? step('elsewhere', 'canonicalElsewhere', { url }) : step('open', 'selfCanonical');
}

function rendered(facts: KnownFacts, { name, crawler }: Engine, now: number): Step {
  const page = factValueOf(facts, 'page');
  const served = factValueOf(facts, 'served');
  const [text, images, parts, main, headings] = [
    factValueOf(facts, 'text'),
    factValueOf(facts, 'images'),
    factValueOf(facts, 'parts'),
    factValueOf(facts, 'main'),
    factValueOf(facts, 'headings'),
  ];
  if (page && text && isBlankPage({ page, text, images, parts, main, headings })) return step('blocks', 'blank');
  if (page && hasNoScripts(page, served)) return step('open', 'noScripts');
  if (!served) return unread(facts, 'served');
  const { noindex } = effectiveRules(findDirectives(served.head, null), crawler, now);
  if (noindex[0]) return step('blocks', 'servedNoindex', { written: noindex[0].written });
  if (text && !text.blocks.some((block) => block.main)) return step('open', 'noMainText');
  if (served.coverage >= mostlyScripted) return step('open', 'served', { share: served.inText });
  return step('watch', 'scripted', { engine: name, share: served.inText });
}
