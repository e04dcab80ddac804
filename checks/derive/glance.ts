import { memoizeByIdentity } from '../core/helpers/memoize-by-identity.ts';
import { caps, clipText, clipToOneLine } from '../core/helpers/clip.ts';
import type { FactTable, KnownFacts } from '../core/facts.ts';
import type { HeadFact } from '../core/facts/head.ts';
import type { Glance, GlanceText } from '../core/report/glance.ts';
import { factValueOf } from '../core/fact-value.ts';
import { effectiveRules, findDirectives } from '../parse/robots-directives.ts';
import { areSamePage } from '../parse/urls.ts';
import { findCanonicals, canonicalVariance, type Canonical } from './head/canonicals.ts';
import { altState } from './images.ts';
import { isSameSite, linkRows } from './links/kinds.ts';
import { headersOfPage } from './head/page-response.ts';
import { resultLimits } from '../language/result-limits.ts';
import { countGraphemes, widthInPixels } from '../language/text-width.ts';
import { mainHeadings } from './text/outline.ts';
import { lengthOfText } from './text/length.ts';

const limits = { h1: 5, types: 20, openGraph: 20, canonicals: 10 } as const;

/** What people look up first; null if the head of the page could not be read. @param now epoch milliseconds */
export function glanceOf(known: KnownFacts, now: number): Glance | null {
  const [page, head] = [factValueOf(known, 'page'), factValueOf(known, 'head')];
  if (!page || !head) return null;
  const response = factValueOf(known, 'response');
  const headers = headersOfPage(response);
  const directives = findDirectives(head, headers);
  const namesFor = (crawler: string) => [
    ...new Set(effectiveRules(directives, crawler, now).applies.map(({ written }) => written.toLowerCase())),
  ];
  const headings = factValueOf(known, 'headings')?.items ?? [];
  const h1 = mainHeadings(headings);
  return {
    status: response?.status ?? page.navigation?.status ?? null,
    title: firstTextWithSize(
      head.titles.map(({ text }) => text),
      resultLimits.title.fontSize,
    ),
    description: firstTextWithSize(
      head.metas.filter(({ name }) => name === 'description').map(({ content }) => content),
      resultLimits.description.fontSize,
    ),
    canonical: canonical(findCanonicals(head, headers, page.url), page.url),
    robots: { google: namesFor('googlebot'), bing: namesFor('bingbot'), headers: known.response ? headers !== null : null },
    h1: { texts: h1.slice(0, limits.h1).map(({ text }) => clipToOneLine(text, caps.text)), count: h1.length },
    headings: [1, 2, 3, 4, 5, 6].map((level) => headings.filter((heading) => heading.level === level).length),
    length: length(known),
    lang: page.lang,
    links: links(factValueOf(known, 'links'), page.url),
    images: images(factValueOf(known, 'images')),
    types: [...new Set(factValueOf(known, 'structuredData')?.items.flatMap(({ types }) => types))].slice(0, limits.types),
    openGraph: openGraph(head),
  };
}

/** The first text that is not empty, with its size. */
function firstTextWithSize(texts: readonly string[], fontSize: number): GlanceText | null {
  const first = texts.map((text) => clipToOneLine(text, caps.title)).find((text) => text !== '');
  return first === undefined
    ? null
    : { text: first, characters: countGraphemes(first), pixels: Math.round(widthInPixels(first, fontSize)), count: texts.length };
}

function canonical(all: readonly Canonical[], pageUrl: string): Glance['canonical'] {
  // Search engines ignore a canonical in the body.
  const found = all.filter(({ from }) => from !== 'body');
  const urls = [...new Set(found.map(({ url, href }) => clipText(url ?? href, caps.url)))].slice(0, limits.canonicals);
  const self = urls.length > 0 && found.every(({ url }) => url !== null && areSamePage(url, pageUrl));
  const variant = !self && urls.length === 1 && canonicalVariance(urls[0]!, pageUrl) !== null;
  return { urls, self, ...(variant && { variant }) };
}

function length(known: KnownFacts): NonNullable<Glance['length']> | null {
  const [main, text, language] = [factValueOf(known, 'main'), factValueOf(known, 'text'), factValueOf(known, 'language')];
  return main && text ? lengthOfText(main.words, text, language?.page ?? 'und') : null;
}

/** Counts of lists that stay the same across judgements of a page. */
const countedLinks = /* @__PURE__ */ memoizeByIdentity(
  (fact: FactTable['links'], pageUrl: string) => [fact, pageUrl],
  (fact, pageUrl): Glance['links'] => {
    const rows = linkRows(fact.items, pageUrl);
    return {
      total: fact.total,
      read: fact.items.length,
      internal: rows.filter(({ kind }) => isSameSite(kind) || kind === 'same-page').length,
      external: rows.filter(({ kind }) => kind === 'external').length,
      nofollow: rows.filter(({ rel }) => !rel.includes('follow')).length,
    };
  },
);
const countedImages = /* @__PURE__ */ memoizeByIdentity(
  (fact: FactTable['images']) => [fact],
  (fact): Glance['images'] => ({
    total: fact.total,
    withoutAlt: fact.items.filter((image) => ['missing', 'nameless-link'].includes(altState(image))).length,
  }),
);

const links = (fact: FactTable['links'] | undefined, pageUrl: string): Glance['links'] =>
  fact ? countedLinks(fact, pageUrl) : { total: 0, read: 0, internal: 0, external: 0, nofollow: 0 };
const images = (fact: FactTable['images'] | undefined): Glance['images'] => (fact ? countedImages(fact) : { total: 0, withoutAlt: 0 });

function openGraph(head: HeadFact): Glance['openGraph'] {
  const first = new Map<string, string>();
  for (const { property, name, content } of head.metas) {
    const key = property || name;
    if (key.startsWith('og:') && content.trim() !== '' && !first.has(key)) first.set(key, clipToOneLine(content, caps.attribute));
  }
  return [...first].slice(0, limits.openGraph).map(([property, content]) => ({ property, content }));
}
