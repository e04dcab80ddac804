import { caps, clipToOneLine } from '../core/helpers/clip.ts';
import type { CrawlerRead, CrawlerReading, QuotablePassage, ShareUnknown } from '../core/report/crawler-reading.ts';
import type { Because } from '../core/facts/missing.ts';
import type { FactTable, KnownFacts } from '../core/facts.ts';
import { factValueOf, whyFactIsMissing } from '../core/fact-value.ts';
import { isAnsweredBySignIn } from '../derive/head/sign-in.ts';
import { scoredPassages, type PassageScore } from '../derive/text/passages.ts';
import { isProse } from '../derive/text/prose.ts';
import { splitSentences } from '../language/sentences.ts';
import { countUnits } from '../language/units.ts';
import { crawlersOfProducts } from '../lists/ai-crawlers.ts';
import { parseRobotsTxt } from '../parse/robots-txt.ts';
import { accessByCrawler, type CrawlerAccess } from './crawler-access.ts';
import { isSuccess } from '../core/helpers/is-success.ts';

/** Amount of main text, in text units, below which no share is reported; the same as in render-parity. */
const leastUnits = 25;
/** Shorter passages are captions; passages with a lower score depend on the page around them. Our heuristic. */
const quotable = { units: 20, score: 0.6, most: 3 } as const;

/**
 * How much AI crawlers read of a page: the share of its main content in the raw HTML, and whether robots.txt allows each crawler.
 * Never guesses: without raw HTML, robots.txt or text, the result is "unknown" with a reason.
 * @param known facts with derived facts
 * @returns null if the page itself could not be read
 */
export function readingOfCrawlers(known: KnownFacts): CrawlerReading | null {
  const page = factValueOf(known, 'page');
  if (!page) return null;
  const compared = compare(known);
  const { share, cut } = compared;
  return { ...compared, crawlers: crawlersOf(known, page.url, share, cut), passages: bestPassages(known, share) };
}

/** Selectors of the main blocks that are missing from the raw HTML, in order; null without a share. */
export function blocksMissingForCrawlers(known: KnownFacts): FactTable['text']['blocks'] | null {
  const [text, served] = [factValueOf(known, 'text'), factValueOf(known, 'served')];
  if (!text || !served || compare(known).share === null) return null;
  return text.blocks.filter(({ main }) => main).filter((_, index) => (served.presence[index] ?? 1) < 1);
}

function compare(known: KnownFacts): Pick<CrawlerReading, 'share' | 'unknown' | 'cut' | 'blocks'> {
  const unknown = whyUnknown(known);
  const [text, served] = [factValueOf(known, 'text'), factValueOf(known, 'served')];
  if (unknown || !text || !served) return { share: null, unknown, cut: false, blocks: null };
  const missing = served.presence.filter((share) => share < 1).length;
  const cut = factValueOf(known, 'response')?.truncated ?? false;
  return { share: served.inText, unknown: null, cut, blocks: { all: served.presence.length, missing } };
}

function whyUnknown(known: KnownFacts): ShareUnknown | null {
  const [page, text, served, response, parts] = [
    factValueOf(known, 'page'),
    factValueOf(known, 'text'),
    factValueOf(known, 'served'),
    factValueOf(known, 'response'),
    factValueOf(known, 'parts'),
  ];
  if (!page || !text || page.truncated) return { code: 'partly-read', args: {} };
  const gap = served ? null : whyFactIsMissing(known, 'served');
  if (gap?.reason === 'pending') return { code: 'pending', args: {} };
  if (isAnsweredBySignIn({ page, response, served, text, parts })) return { code: 'sign-in', args: {} };
  if (response && !isSuccess(response.status)) return { code: 'refused', args: { status: response.status } };
  if (!served || gap) return { code: 'unread', args: { why: { code: gap!.code, args: gap!.args } as Because } };
  const blocks = text.blocks.filter(({ main }) => main).length;
  return text.mainUnits < leastUnits || served.presence.length !== blocks ? { code: 'little-text', args: {} } : null;
}

function crawlersOf(known: KnownFacts, url: string, share: number | null, cut: boolean): CrawlerRead[] {
  const file = factValueOf(known, 'robotsTxt');
  const lines = file?.text.split(/\r\n|\r|\n/) ?? [];
  const access = file ? accessByCrawler(file, parseRobotsTxt(file.text), url) : accessByCrawler(unread, parseRobotsTxt(''), url);
  const byToken = new Map(access.map((one) => [one.token, one]));
  return crawlersOfProducts.flatMap(([product, tokens]) =>
    tokens.flatMap((token) => {
      const one = byToken.get(token);
      return one ? [crawlerRead(product, one, lines, share, cut)] : [];
    }),
  );
}
const unread = { status: 0, failure: null } as FactTable['robotsTxt'];

function crawlerRead(product: string, found: CrawlerAccess, lines: readonly string[], share: number | null, cut: boolean): CrawlerRead {
  const { token, purpose, verdict, line, respectsRobots, executesJs } = found;
  const obeys = respectsRobots !== 'no';
  const access =
    !obeys || verdict === 'allowed' ? 'allowed' : verdict === 'unknown' ? 'unknown' : respectsRobots === 'yes' ? 'blocked' : 'unclear';
  const renders = executesJs === 'n/a' ? 'unknown' : executesJs;
  return {
    token,
    product,
    purpose,
    access,
    line,
    rule: line === null ? null : clipToOneLine(lines[line - 1] ?? '', 200),
    obeys,
    renders,
    share: access === 'blocked' ? 0 : access === 'allowed' ? share : null,
    least: access === 'allowed' && share !== null && share < 1 && (cut || renders !== 'no'),
  };
}

/** The passages that are most quotable on their own, only from what crawlers receive if that is known. */
function bestPassages(known: KnownFacts, share: number | null): QuotablePassage[] {
  const [page, head, text, provenance] = [
    factValueOf(known, 'page'),
    factValueOf(known, 'head'),
    factValueOf(known, 'text'),
    factValueOf(known, 'provenance'),
  ];
  if (!page || !head || !text) return [];
  const missing = new Set(share === null ? [] : blocksMissingForCrawlers(known)?.map(({ selector }) => selector));
  const { passages } = scoredPassages({ page, head, text, provenance }, factValueOf(known, 'language')?.page ?? 'und');
  return passages
    .filter(({ passage, score }) => passage.units >= quotable.units && score >= quotable.score && passage.blocks.some(isProse))
    .filter(({ passage }) => !passage.blocks.some(({ selector }) => missing.has(selector)))
    .sort((a, b) => b.score - a.score)
    .slice(0, quotable.most)
    .map(quotablePassage);
}

/** The first sentence that says something: "Yes." does not. */
function quotedSentence(text: string): string {
  const all = splitSentences(text);
  return all.find((sentence) => countUnits(sentence) >= shortSentence) ?? all[0] ?? text;
}
/** Units of a sentence that is too short to be quoted alone. */
const shortSentence = 5;

/** What is quoted is a sentence: a price or a label above it is not. */
const quotablePassage = ({ passage: { heading, blocks } }: PassageScore): QuotablePassage => ({
  heading: heading && clipToOneLine(heading.text, caps.text),
  text: clipToOneLine(quotedSentence(blocks.find(isProse)!.text), 300),
  selector: blocks[0]?.selector ?? '',
  until: blocks.at(-1)?.selector ?? '',
});
