import { elementsEvidence, valueEvidence } from '../core/evidence.ts';
import type { ElementRef } from '../core/facts/page.ts';
import type { FactTable, OptionalFacts } from '../core/facts.ts';
import { defineSignal } from '../core/signal.ts';
import { fail, pass, unchecked, verdict, warn } from '../core/verdict.ts';
import { blockRef, headingRef } from '../core/block-refs.ts';
import { comparableName } from '../language/names.ts';
import { linksToSectionStart, siteNames, siteNameMatcher, splitTitle } from '../derive/provenance/publisher/site-name.ts';
import { splitAtTitleMarks } from '../language/marks.ts';
import { typesAboutSite } from '../derive/head/site-description.ts';
import { firstTitle } from '../derive/head/texts.ts';
import { comparableWords } from '../language/title-words.ts';
import { areSamePage } from '../parse/urls.ts';
import { besideContent } from '../core/regions.ts';
import { whyUnstyled } from '../derive/unloaded.ts';
import { headlineBehindTrail, layoutOf } from '../derive/provenance/layout.ts';

/** Maximum number of headings and of blocks that are searched for the headline. */
const mostLooked = 400;

export default defineSignal({
  id: 'main-heading',
  group: 'content',
  sources: [
    {
      title: 'HTML Standard, the h1–h6 elements',
      url: 'https://html.spec.whatwg.org/multipage/sections.html#the-h1,-h2,-h3,-h4,-h5,-and-h6-elements',
      checked: '2026-11-21',
      mark: 'primary',
    },
    {
      title: 'Google, Influencing your title links in search results',
      url: 'https://developers.google.com/search/docs/appearance/title-link',
      checked: '2026-11-21',
      mark: 'secondary',
    },
  ],
  scope: ['D'],
  weight: 3,
  geo: { category: 'answerability', points: 2, grade: 'medium' },
  tools: ['heading-outline'],
  needs: ['headings'],
  uses: ['page', 'head', 'text', 'provenance', 'resources'],
  limits: { rivals: 2 },
  judge({ headings, page, head, text, provenance, resources }, { m, limits, pageType }) {
    const filled = headings.items.filter(isFilled);
    const h1 = headings.items.filter(({ level, byRole }) => level === 1 && !byRole);
    const shown = h1.filter((heading) => heading.visible && isFilled(heading));
    const first = shown[0];
    if (!first) {
      const unstyled = whyUnstyled({ resources, head, headings });
      if (unstyled && h1.some(isFilled)) return unchecked(unstyled);
      if (h1.length > 0) return verdict([warn(m.hidden(), elementsEvidence(h1.map(headingRef)))]);
      const elementless = filled
        .filter(({ byRole }) => byRole)
        .sort((a, b) => a.level - b.level)
        .find(({ visible }) => visible);
      const highest = filled.filter(({ byRole }) => !byRole).sort((a, b) => a.level - b.level)[0];
      // In the header or footer of a site, it is the name of who runs it.
      const isOfSite = elementless && !elementless.main && besideContent.has(elementless.region);
      if (elementless && (!highest || (elementless.level === 1 && !isOfSite)))
        return verdict([warn(m.roleOnly({ text: headingRef(elementless).text }), elementsEvidence([headingRef(elementless)]))]);
      if (highest) {
        // What is to become the h1, not whichever heading comes first: that is often the search or the cart.
        const headline = page && head && text && text.blocks[layoutOf({ blocks: text.blocks, head, url: page.url }).headline];
        return verdict([warn(m.noH1({ level: highest.level }), headline ? elementsEvidence([blockRef(headline)]) : undefined)]);
      }
      const mustHave = pageType === 'article' || pageType === 'product' || pageType === 'listing';
      return verdict([mustHave ? fail(m.none()) : warn(m.none())]);
    }
    // The site is the subject of its front page and of the page about it.
    if (page && head && !typesAboutSite.has(pageType)) {
      const headline = headlineBeside(shown, { page, head, headings, text, provenance });
      if (headline)
        return verdict(
          [warn(m.siteName({ name: headingRef(first).text, headline: headline.text }), elementsEvidence([headingRef(first), headline]))],
          { value: shown.length },
        );
    }
    // Many site headers have the site name in an h1: it does not compete with the headline.
    const isSiteName =
      page && head && pageType !== 'home' ? siteNameMatcher(siteNames({ head, provenance, text, page }), page.url) : () => false;
    // Neither does the name of the manual or section, if it links there.
    const above = new Set(
      (text?.blocks ?? [])
        .filter((block) => block.level === 1 && page && linksToSectionStart(block, page.url))
        .map(({ selector }) => selector),
    );
    const inView = shown.filter((heading) => heading.firstScreen && !isSiteName(heading.text) && !above.has(heading.selector));
    const rivals = whyUnstyled({ resources, head, headings })
      ? []
      : inView.filter(({ fontSize }) => fontSize === Math.max(...inView.map((heading) => heading.fontSize)));
    // Templates write the headline twice: the same text does not compete.
    if (new Set(rivals.map((rival) => comparableName(rival.text))).size >= limits.rivals)
      return verdict([warn(m.rivals({ count: rivals.length }), elementsEvidence(rivals.map(headingRef)))], { value: shown.length });
    const path = page && head && text && pathInHeading(shown, { page, head, text });
    if (path)
      return verdict(
        [warn(m.path({ text: headingRef(path.heading).text, headline: path.headline }), elementsEvidence([headingRef(path.heading)]))],
        { value: shown.length },
      );
    if (shown.length > 1)
      return verdict([pass(m.several({ count: shown.length }), elementsEvidence(shown.map(headingRef)))], { value: shown.length });
    return verdict([pass(m.one({ text: headingRef(first).text }), valueEvidence('h1', first.text.slice(0, 200)))], { value: 1 });
  },
});

type Heading = FactTable['headings']['items'][number];

const isFilled = ({ text }: Heading): boolean => text.trim() !== '';
type Known = Pick<FactTable, 'page' | 'head' | 'headings'> & OptionalFacts<'text' | 'provenance'>;

/** The element that matches the title, if no h1 is more than the site name; otherwise null. */
function headlineBeside(shown: readonly Heading[], { page, head, headings, text, provenance }: Known): ElementRef | null {
  const names = siteNames({ head, provenance, text, page });
  const isSiteName = siteNameMatcher(names, page.url);
  const isLogo = (heading: Heading) => isSiteName(heading.text) || isPartOfName(heading.text, names, page.url, text);
  if (!shown.some(isLogo) || !shown.every((heading) => isLogo(heading) || isTeaser(heading, page.url, text))) return null;
  const title = firstTitle(head).replace(/\s+/g, ' ').trim();
  const others = [
    ...headings.items
      .filter((heading) => heading.visible && heading.level > 1)
      .slice(0, mostLooked)
      .map(headingRef),
    ...(text?.blocks ?? [])
      .filter((block) => block.level !== 1)
      .slice(0, mostLooked)
      .map(blockRef),
  ];
  const wanted = comparableName(splitTitle(title, { names, headlines: others.map((other) => other.text), url: page.url }).informative);
  if (wanted === '' || isSiteName(wanted)) return null;
  const whole = others.find((other) => comparableName(other.text) === wanted);
  if (whole || !text) return whole ?? null;
  // In titles that continue with a chapter or author, the headline is one of the parts.
  const headline = text.blocks[layoutOf({ blocks: text.blocks, head, url: page.url }).headline];
  return headline &&
    headline.level !== 1 &&
    splitAtTitleMarks(title).some((part) => comparableName(part) === comparableName(headline.text)) &&
    !isSiteName(headline.text)
    ? blockRef(headline)
    : null;
}

/** The h1 that holds the links to the pages above before the headline, if no other h1 is the headline; otherwise null. */
function pathInHeading(
  shown: readonly Heading[],
  { page, head, text }: Pick<FactTable, 'page' | 'head' | 'text'>,
): { heading: Heading; headline: string } | null {
  for (const heading of shown) {
    const block = text.blocks.find(({ level, selector }) => level === 1 && selector === heading.selector);
    const headline = block && headlineBehindTrail(block, { head, url: page.url });
    if (headline && !shown.some((other) => comparableName(other.text) === comparableName(headline))) return { heading, headline };
  }
  return null;
}

/** A heading that links to another page: a list entry next to or below the content. */
function isTeaser({ selector, text: title }: Heading, url: string, text: FactTable['text'] | undefined): boolean {
  const block = text?.blocks.find((candidate) => candidate.selector === selector && candidate.text === title.trim());
  return (
    block !== undefined &&
    block.linkChars * 10 >= block.text.length * 9 &&
    block.hrefs.length > 0 &&
    block.hrefs.every((href) => !areSamePage(href, url))
  );
}

/** A word of the site name that links to another page: the platform that hosts a blog. */
function isPartOfName(heading: string, names: readonly string[], url: string, text: FactTable['text'] | undefined): boolean {
  const words = comparableWords(heading);
  const isLink = text?.blocks.some(
    (block) =>
      block.level === 1 &&
      block.text === heading.trim() &&
      block.linkChars >= block.text.length &&
      block.hrefs.some((href) => !areSamePage(href, url)),
  );
  return (
    isLink === true &&
    words.size > 0 &&
    names.some((name) => {
      const headingWords = comparableWords(name);
      return [...words].every((word) => headingWords.has(word));
    })
  );
}
