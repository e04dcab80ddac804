/**
 * Types that follow from the role of a page in its site, not from its content: a sign-in wall, search results, the start of the site; and
 * a page that shows nothing. They are tried in order, before any evidence is weighed.
 */
import type { PageType, PageTypeReason } from '../../core/facts/about.ts';
import { accountPaths, cartPaths, checkoutPaths, loginPaths, searchPaths, searchQueries } from '../../lists/path-words.ts';
import { comparableName } from '../../language/names.ts';
import { isSameRegistrableDomain } from '../../parse/registrable-domain.ts';
import { classifyParameters, areSamePage, urlDifferences } from '../../parse/urls.ts';
import { startNames } from '../head/start-page.ts';
import { firstTitle } from '../head/texts.ts';
import { articleTypes, hasDayAtTitle, thingTypes } from './evidence.ts';
import type { View } from './view.ts';

type Gate = (view: View) => PageTypeReason | null;

export const gateLimits = {
  /** A form or a path makes a page a utility only if it has less text than this, in units. */
  utilityUnits: 300,
  /** Minimum number of headings on a front page that lead to other pages. */
  onward: 3,
  /** Number of links at the start of the page among which a logo inside the navigation is searched for. */
  logoAmong: 5,
  /** Minimum text units of a page that has something to read. */
  leastUnits: 20,
} as const;

const because = (code: Extract<PageTypeReason, { args: Record<never, never> }>['code']) => ({ code, args: {} }) as PageTypeReason;
const inPath = (view: View, words: readonly string[]) => view.segments.find((segment) => words.includes(segment)) ?? null;
const lastIn = (view: View, words: readonly string[]) =>
  words.includes(view.segments.at(-1) ?? '') && view.segments.length <= 3 ? view.segments.at(-1)! : null;

const utility: Gate = (view) => {
  const { parts, url, segments, body } = view;
  // An article or product behind a wall, or next to a sign-in form, is still one; and threads have a form for members.
  const described = view.item(thingTypes) !== null || view.item(articleTypes) !== null;
  const says = described || body.units >= gateLimits.utilityUnits || parts.groups.some(({ kind }) => kind === 'posts');
  // Forums have a hidden form on every page, for the browser to fill in.
  if (
    !says &&
    parts.forms.some(({ password, main, frame, share }) => password && main && !frame && share > 0) &&
    !(isStart(view) && isOpen(view))
  )
    return because('password');
  const [requested, words] =
    (url && [...url.searchParams].find(([name, value]) => searchQueries.includes(name.toLowerCase()) && value.trim() !== '')) ?? [];
  if (requested && words && !described && (segments.length === 0 || inPath(view, searchPaths) || isEchoed(view, words)))
    return { code: 'search', args: { parameter: requested } };
  if (says) return null;
  for (const [paths, purpose] of [
    [loginPaths, 'login'],
    [cartPaths, 'cart'],
    [checkoutPaths, 'checkout'],
    [accountPaths, 'account'],
    [searchPaths, 'search'],
  ] as const) {
    const segment = paths.includes(segments[0] ?? '') ? segments[0] : lastIn(view, paths);
    if (segment) return { code: 'namedPath', args: { segment, purpose } };
  }
  return null;
};

/** Search results, at any path: the title repeats the query, and the page has noindex, as search engines want for results. */
const isEchoed = ({ head }: View, words: string): boolean =>
  comparableName(words).length > 1 &&
  comparableName(firstTitle(head)).includes(comparableName(words)) &&
  head.metas.some(({ name, content }) => name.toLowerCase() === 'robots' && /\b(?:noindex|none)\b/i.test(content));

function isStart({ segments, page }: View): boolean {
  // A parameter that selects content makes another page at the same path.
  const chosen = classifyParameters(page.url).some(({ kind }) => kind === 'other' || kind === 'pagination');
  const start = segments.length === 0 || (segments.length === 1 && startNames.has(segments[0]!));
  return start && !chosen;
}

/** Next to the sign-in form, a front page shows what the site has: headings that lead to it. A wall has none. */
function isOpen({ text, page }: View): boolean {
  const onward = text.blocks.flatMap(({ level, hrefs }) =>
    level > 1 ? hrefs.filter((href) => isSameRegistrableDomain(href, page.url) && !areSamePage(href, page.url)).slice(0, 1) : [],
  );
  return new Set(onward).size >= gateLimits.onward;
}

/** Whether this is a front page: the start of the site or of one of its languages, or the page that the site's logo links to. */
const home: Gate = (view) => {
  const { url, page, links } = view;
  if (!url) return null;
  if (isStart(view)) return because('start');
  // A picture that leads to the page it is on is a logo only at the start of what looks like a site: /burmese, not /article/38504628.
  if (view.segments.length !== 1 || hasDayAtTitle(view)) return null;
  // Above the menu of a section, the logo is marked as part of that menu. Without a header, the logo is among the first links.
  const logo = links.items.find(
    ({ url: target, imageOnly, region, main, kind }, index) =>
      kind === 'a' &&
      imageOnly &&
      !main &&
      (region === 'header' || ((region === 'none' || region === 'nav') && index < gateLimits.logoAmong)) &&
      target !== null &&
      isSameRegistrableDomain(target, page.url),
  );
  return logo?.url && !logo.url.includes('#') && urlDifferences(logo.url, page.url) !== null ? because('logo') : null;
};

/** Markup describes something that readers do not get: there is only a frame for scripts that did not run, or an image. */
const empty: Gate = ({ text, parts }) =>
  text.units < gateLimits.leastUnits &&
  !parts.frames.some(({ player, kind, share }) => (player || kind === 'canvas') && share > 0) &&
  parts.forms.length === 0
    ? because('empty')
    : null;

export const gates: readonly [PageType, Gate][] = [
  ['utility', utility],
  ['home', home],
  ['other', empty],
];
