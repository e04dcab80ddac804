import type { Header } from '../core/facts/site.ts';
import { headersOfPage } from '../derive/head/page-response.ts';
import { aiOptOuts, searchCrawlers } from '../lists/robots-directives.ts';
import { effectiveRules, findDirectives, type RobotsDirective } from '../parse/robots-directives.ts';
import { plainLineToPaste } from './escape.ts';
import { pageFix, type FixKind, type FixSetting, type OmittedReason, type FixFacts } from './fix.ts';
import { writeHeadMarkup, metaByName, elementsRemoved, type HeadElement, type HeadKey } from './head-markup.ts';

/** Directives for the intent: excluded, or with as much of the page in results as they have room for. */
const wanted = { index: ['max-snippet:-1', 'max-image-preview:large', 'max-video-preview:-1'], 'keep-out': ['noindex'] } as const;
/** Directives of other kinds, which are not changed. */
const harmless = new Set(['notranslate', 'noimageindex', 'indexifembedded', 'unavailable_after']);
/** A longer snippet than this is no limit that anyone misses; how long a video preview is, no check asks. */
const longSnippet = 160;
/** A limit of the page that no check objects to stays as it is. */
const isFineLimit = ({ name, value }: RobotsDirective): boolean =>
  name === 'max-video-preview' || (name === 'max-snippet' && Number(value) >= longSnippet);

/** Whether a directive closes nothing to search engines, and so stays. */
const isHarmless = (one: RobotsDirective, now: number): boolean =>
  aiOptOuts.includes(one.name) ||
  (one.status === 'google' && harmless.has(one.name) && effectiveRules([one], one.crawler, now).noindex.length === 0);

/** Crawlers whose directives are replaced: `robots`, and search engines to which something else is said. Others are kept out on purpose. */
const crawlersReplaced = (directives: readonly RobotsDirective[], now: number): ReadonlySet<string> =>
  new Set([
    'robots',
    ...directives
      .filter((one) => searchCrawlers.includes(one.crawler) && !isHarmless(one, now) && !isFineLimit(one))
      .map(({ crawler }) => crawler),
  ]);

/** Whether the page was probably to be closed by a directive that is misspelled: `noindex nofollow`. */
const isMeantToClose = (directives: readonly RobotsDirective[], { intent }: FixSetting): boolean =>
  intent === 'index' && directives.some(({ meant }) => meant === 'noindex' || meant === 'none');

function contentOf(directives: readonly RobotsDirective[], { intent, now }: FixSetting): string {
  const stay = intent === 'keep-out' ? [] : directives.filter((one) => one.crawler === 'robots' && isHarmless(one, now));
  const limits = directives.filter((one) => one.crawler === 'robots' && one.status === 'google' && isFineLimit(one));
  const permissions = wanted[intent].map((one) => limits.find(({ name }) => one.startsWith(`${name}:`))?.written ?? one);
  return [...new Set([...permissions, ...stay.map(({ written }) => written)].map((one) => plainLineToPaste(one)))].join(', ');
}

/** Whether a crawler may show less than by default; `max-snippet:0` is `nosnippet`. */
function limitsPreview(directives: readonly RobotsDirective[], crawler: string, now: number): boolean {
  const { maxSnippet, maxImagePreview } = effectiveRules(
    directives.filter((one) => !isFineLimit(one)),
    crawler,
    now,
  );
  return (maxImagePreview ?? 'large') !== 'large' || (maxSnippet ?? -1) > 0;
}

/** What the removed directives blocked: the page may have been excluded on purpose. */
function opened(directives: readonly RobotsDirective[], content: string, now: number): OmittedReason[] {
  const names = new Set(
    directives.map(({ name, meant, written }) => (/^max-snippet\s*:\s*0$/i.test(written.trim()) ? 'nosnippet' : meant || name)),
  );
  const goes = (...closing: string[]) => closing.some((name) => names.has(name)) && !content.includes(closing[0]!);
  return [
    ...(goes('noindex', 'none') ? (['opens-search'] as const) : []),
    ...(goes('nofollow', 'none') ? (['opens-links'] as const) : []),
    ...(goes('nosnippet') ? (['opens-snippets'] as const) : []),
    ...(['googlebot', 'bingbot'].some((crawler) => limitsPreview(directives, crawler, now)) && content.includes('max-image-preview')
      ? (['opens-previews'] as const)
      : []),
  ];
}

/** The headers with directives. */
const robotsHeaders = (headers: readonly Header[] | null) => (headers ?? []).filter(({ name }) => name.toLowerCase() === 'x-robots-tag');
const served = (fixFacts: FixFacts) => (fixFacts.served ? findDirectives(fixFacts.served.head, null) : []);

const signals = ['index-directives', 'snippet-controls', 'link-rel', 'sitemap-entry', 'meta-description'] as const;

/** One robots element for all crawlers, replacing those that say otherwise to search engines. */
export const robotsMeta: FixKind = {
  id: 'robots-meta',
  signals,
  make(fixFacts, setting) {
    const { page, head } = fixFacts;
    if (!page || !head) return null;
    const all = findDirectives(head, null);
    const replaced = crawlersReplaced(all, setting.now);
    const directives = [...all, ...served(fixFacts)].filter(({ crawler }) => replaced.has(crawler));
    if ((directives.length === 0 && setting.intent === 'index') || isMeantToClose(directives, setting)) return null;
    const content = contentOf(all, setting);
    const add: HeadElement[] = [metaByName('robots', content)];
    const remove = [...replaced].map((name): HeadKey => `meta ${name}`);
    return pageFix(robotsMeta, {
      place: 'head',
      language: 'html',
      text: writeHeadMarkup(add, page.xml),
      left: opened(directives, content, setting.now),
      replaces: elementsRemoved(remove, head),
      change: { kind: 'head', remove, add },
    });
  },
};

/** The same as a header, if a header disagrees: an element cannot allow what a header forbids. */
export const robotsHeader: FixKind = {
  id: 'robots-header',
  signals,
  make(fixFacts, setting) {
    const headers = headersOfPage(fixFacts.response);
    const wrong = robotsHeaders(headers);
    if (wrong.length === 0) return null;
    const all = findDirectives({ metas: [] }, wrong);
    const replaced = crawlersReplaced(all, setting.now);
    const [directives, others] = [all.filter(({ crawler }) => replaced.has(crawler)), all.filter(({ crawler }) => !replaced.has(crawler))];
    if ((directives.length === 0 && setting.intent === 'index') || isMeantToClose(directives, setting)) return null;
    const value = contentOf(all, setting);
    // For all crawlers first: browsers join headers, and what follows the name of a crawler is for it.
    const othersValues = [...new Set(others.map(({ crawler }) => crawler))].map(
      (crawler) =>
        `${plainLineToPaste(crawler)}: ${others.flatMap((one) => (one.crawler === crawler ? [plainLineToPaste(one.written)] : [])).join(', ')}`,
    );
    const values = [value, ...othersValues];
    return pageFix(robotsHeader, {
      place: 'header',
      language: 'http',
      text: values.map((one) => `X-Robots-Tag: ${one}`).join('\n'),
      left: opened(directives, value, setting.now),
      replacesLines: wrong.map((header) => `X-Robots-Tag: ${header.value}`),
      change: { kind: 'header', name: 'x-robots-tag', values, instead: wrong.map((header) => header.value) },
    });
  },
};
