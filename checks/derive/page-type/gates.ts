/**
 * Types that follow from what a page is for the site, not from what it shows: a sign-in wall, search results, the start of the site; and
 * the page that shows nothing. They are tried in order, before any evidence is weighed.
 */
import type { PageType, PageTypeReason } from '../../core/facts.ts';
import { accountPaths, cartPaths, checkoutPaths, loginPaths, searchPaths, searchQueries } from '../../lists/path-words.ts';
import { frontPageWords } from '../../language/language-words.ts';
import { comparableName } from '../../language/names.ts';
import { isSameRegistrableDomain } from '../../parse/registrable-domain.ts';
import { classifyUrlParameters, isSamePageUrl, urlVariance } from '../../parse/urls.ts';
import { deriveShownTitle } from '../head/head-texts.ts';
import { articleTypes, thingTypes } from './evidence.ts';
import type { View } from './view.ts';

type Gate = (view: View) => PageTypeReason | null;

export const gateLimits = {
  /** A form or a path alone makes a page a utility only while it says less than this, in text units. */
  utilityUnits: 300,
  /** Headings of a front page that lead on. */
  onward: 3,
  /** Links at the start of the page among which a logo within the navigation is looked for. */
  logoAmong: 5,
  /** Text units of a page that has something to read. */
  leastUnits: 20,
} as const;
const limits = gateLimits;

const because = (code: Extract<PageTypeReason, { args: Record<never, never> }>['code']) => ({ code, args: {} }) as PageTypeReason;
const inPath = (view: View, words: readonly string[]) => view.segments.find((segment) => words.includes(segment)) ?? null;
const lastIn = (view: View, words: readonly string[]) =>
  words.includes(view.segments.at(-1) ?? '') && view.segments.length <= 3 ? view.segments.at(-1)! : null;

const utility: Gate = (view) => {
  const { parts, url, segments, body } = view;
  // An article or a product behind a barrier, or with a sign-in beside it, is still one; and threads have a form for members.
  const described = view.item(thingTypes) !== null || view.item(articleTypes) !== null;
  const says = described || body.units >= limits.utilityUnits || parts.groups.some(({ kind }) => kind === 'posts');
  // Forums keep a form that is not shown in every page, for the browser to fill in.
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
  for (const [words, purpose] of [
    [loginPaths, 'login'],
    [cartPaths, 'cart'],
    [checkoutPaths, 'checkout'],
    [accountPaths, 'account'],
    [searchPaths, 'search'],
  ] as const) {
    const segment = words.includes(segments[0] ?? '') ? segments[0] : lastIn(view, words);
    if (segment) return { code: 'namedPath', args: { segment, purpose } };
  }
  return null;
};

/** On any path: the title repeats what was searched for, and search engines are asked to leave the page out, as they want it for results. */
const isEchoed = ({ head }: View, words: string): boolean =>
  comparableName(words).length > 1 &&
  comparableName(deriveShownTitle(head)).includes(comparableName(words)) &&
  head.metas.some(({ name, content }) => name.toLowerCase() === 'robots' && /\b(?:noindex|none)\b/i.test(content));

/** Paths of one segment that lead to the start of a site. */
const startNames = new Set(['index', 'default', ...frontPageWords()]);
function isStart({ segments, page }: View): boolean {
  // A parameter that chooses content makes another page of the same path.
  const chosen = classifyUrlParameters(page.url).some(({ kind }) => kind === 'other' || kind === 'pagination');
  const start = segments.length === 0 || (segments.length === 1 && startNames.has(segments[0]!));
  return start && !chosen;
}

/** Beside the form for signing in, a front page shows what the site has: headings that lead on to it. A wall has none. */
function isOpen({ text, page }: View): boolean {
  const onward = text.blocks.flatMap(({ level, hrefs }) =>
    level > 1 ? hrefs.filter((href) => isSameRegistrableDomain(href, page.url) && !isSamePageUrl(href, page.url)).slice(0, 1) : [],
  );
  return new Set(onward).size >= limits.onward;
}

/** A front page: the start of the site, or of one of its languages, or the page that the site's own logo leads to. */
const home: Gate = (view) => {
  const { url, page, links } = view;
  if (!url) return null;
  if (isStart(view)) return because('start');
  // Above the menu of a part of a site, the logo is called a part of that menu.
  const shallow = view.segments.length === 1;
  const logo = links.items.find(
    ({ url: target, imageOnly, region, main, kind }, index) =>
      kind === 'a' &&
      imageOnly &&
      !main &&
      (region === 'header' || region === 'none' || (region === 'nav' && shallow && index < limits.logoAmong)) &&
      target !== null &&
      isSameRegistrableDomain(target, page.url),
  );
  return logo?.url && !logo.url.includes('#') && urlVariance(logo.url, page.url) !== null ? because('logo') : null;
};

/** Markup describes what readers do not get: nothing but a frame for scripts that did not run, or a picture. */
const empty: Gate = ({ text, parts }) =>
  text.units < limits.leastUnits &&
  !parts.frames.some(({ player, kind, share }) => (player || kind === 'canvas') && share > 0) &&
  parts.forms.length === 0
    ? because('empty')
    : null;

export const gates: readonly [PageType, Gate][] = [
  ['utility', utility],
  ['home', home],
  ['other', empty],
];
