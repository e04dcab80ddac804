import type { PageType } from '../../core/facts/about.ts';
import type { FactTable, OptionalFacts } from '../../core/facts.ts';
import { isOrganizationType } from '../provenance/agents.ts';
import { isFrontPageLink, siteNameMatcher, siteNames, splitTitle } from '../provenance/publisher/site-name.ts';
import { namesOfSubject } from '../structured-data/subject-names.ts';
import { mainHeadings } from '../text/outline.ts';
import { foldText } from '../../language/phrases.ts';
import { unicodePattern } from '../../language/unicode-pattern.ts';
import { distinctiveTerms, termsOf } from '../../language/terms.ts';
import { firstTitle } from './texts.ts';

/** Types of pages whose subject is the site or who runs it. */
export const typesAboutSite: ReadonlySet<PageType> = new Set<PageType>(['home', 'about']);

/** Maximum characters before the name of the site if the description is about it: “Welcome to Acme”, but not “As determined by users of Acme”. */
const opening = 12;
/** The same after the name, for a description to end with it: “Lamps and shades at Acme.” */
const ending = 2;
const longestHeading = 300;
const acronym = unicodePattern(String.raw`(?<![\p{L}\p{N}])\p{Lu}{2,5}(?![\p{L}\p{N}])`, 'g');
const acronymsIn = (text: string): string[] => text.match(acronym(text)) ?? [];
type Known = Pick<FactTable, 'page' | 'head'> & OptionalFacts<'headings' | 'text' | 'provenance' | 'structuredData'>;

/**
 * Whether a description is that of the whole site: the text with which the markup describes site or organization, or one that begins
 * with the site's name and has no term of the title and at most one of the main headings and other names of the page. False for a front page.
 * @param options.namedLast whether one that ends with the site's name is too: likely, but not certain enough for a verdict
 */
export function describesSite(description: string, known: Known, language: string, { namedLast = false } = {}): boolean {
  const { page, head, headings, structuredData } = known;
  if (isFrontPageLink(page.url)) return false;
  const text = foldText(description);
  const isDeclared = (structuredData?.items ?? []).some(
    ({ types, properties }) =>
      types.some((type) => type === 'WebSite' || isOrganizationType(type)) &&
      (properties['description'] ?? []).some((value) => typeof value === 'string' && foldText(value) === text),
  );
  if (isDeclared) return true;
  const names = [
    ...siteNames(known),
    ...(known.provenance?.names ?? []).filter(({ role }) => role === 'publisher').map(({ name }) => name),
  ];
  const isNamed = names.some(
    (name) =>
      name.length > 2 &&
      (text.slice(0, opening + name.length).includes(foldText(name)) ||
        (namedLast && text.slice(-ending - name.length).includes(foldText(name)))),
  );
  if (!isNamed) return false;
  const isSiteName = siteNameMatcher(names, page.url);
  const h1 = mainHeadings(headings?.items ?? []).map((heading) => heading.text.slice(0, longestHeading));
  const { informative } = splitTitle(firstTitle(head).replace(/\s+/g, ' ').trim(), { names, headlines: h1, url: page.url });
  const ofSite = new Set(names.flatMap((name) => termsOf(name, language)));
  const termsIn = (subjects: readonly string[]) =>
    new Set(
      subjects
        .filter((name) => !isSiteName(name))
        .flatMap((name) => [...distinctiveTerms(name, language)])
        .filter((term) => !ofSite.has(term)),
    );
  const [titled, terms] = [termsIn([informative]), termsIn([informative, ...h1, ...namesOfSubject(head, structuredData)])];
  const described = new Set(termsOf(description, language).filter((term) => terms.has(term)));
  // “HR Consulting”, “… HR solutions range from …”: too short for a term, but a subject.
  const shortNames = new Set([informative, ...h1].flatMap(acronymsIn));
  if (acronymsIn(description).some((name) => shortNames.has(name) && !names.some((site) => site.includes(name)))) return false;
  // One word that the h1 adds to a title of several is a coincidence: “efficiently” of a tool, “efficiency” of a fleet.
  const coincident = titled.size > 1 && ![...titled].some((term) => described.has(term)) ? 1 : 0;
  return terms.size > 0 && described.size <= coincident;
}
