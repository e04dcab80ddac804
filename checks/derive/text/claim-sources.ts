import { clipText } from '../../core/helpers/clip.ts';
import type { Block } from '../../core/facts/text.ts';
import type { FactTable, OptionalFacts } from '../../core/facts.ts';
import type { PageType } from '../../core/facts/about.ts';
import { lexiconFor } from '../../language/language-words.ts';
import { lettersAndDigits } from '../../language/letters.ts';
import { splitAtLineMarks } from '../../language/marks.ts';
import { withLatinDigits, hasDigit } from '../../language/numbers.ts';
import { findPhrase, isPhrase } from '../../language/phrases.ts';
import { findNumbers } from '../../language/quantities.ts';
import { termsOf } from '../../language/terms.ts';
import { unicodePattern } from '../../language/unicode-pattern.ts';
import { registrableDomain } from '../../parse/registrable-domain.ts';
import { parsedUrlParts, comparableUrl, isHttpUrl } from '../../parse/urls.ts';
import { summarizePublisher } from '../provenance/publisher/about.ts';
import { splitIntoSections } from './sections.ts';
import { eastAsianScripts } from '../../language/scripts.ts';

/** What can support a claim on a page: links to other publishers, notes, names with a year, attributions, the page's own data. */

/** `publisher`: a number about the publisher's own product, which needs no other source. */
export type SourceKind = 'link' | 'note' | 'name-year' | 'attribution' | 'own-data' | 'publisher' | 'none';
/** `why`: the source as the page writes it (domain, phrase, reference); '' if there are no words for it. */
export interface ClaimSource {
  source: SourceKind;
  why: string;
}

export type ClaimFacts = Pick<FactTable, 'page' | 'text'> & OptionalFacts<'head' | 'provenance'>;

/** Maximum characters of main content that are read for claims, and of tables that are read for data. */
export const charactersRead = 400_000;

const reference = unicodePattern(String.raw`\[\p{Nd}{1,3}\]|［\p{Nd}{1,3}］`);
/** (Name, 2020), （著者，2020） and Name et al. (2020). */
const nameYear = unicodePattern(
  String.raw`[(（][^()（）]{0,60}\p{L}[^()（）]{0,60}[,，、;\s](?:1[89]|20)\d\d[a-z年]?[)）]|\p{Lu}[\p{L}'’-]+ (?:et al\.? |& \p{Lu}[\p{L}'’-]+ |and \p{Lu}[\p{L}'’-]+ )?\((?:1[89]|20)\d\d[a-z]?\)`,
);

export const listNumber = unicodePattern(String.raw`^\p{Nd}{1,3}[.)]\s`);

/** The publisher's own sites: they are not independent sources. */
interface PublisherSites {
  domains: ReadonlySet<string>;
  names: ReadonlySet<string>;
  profiles: ReadonlySet<string>;
}

const domainOf = (url: string): string => registrableDomain(parsedUrlParts(url)?.hostname ?? '');
/** The name in a domain: amazon in amazon.co.uk. */
const nameOf = (domain: string): string => domain.split('.', 1)[0] ?? '';
/** Shorter names are shared by unrelated sites. */
const shortestName = 4;

function publisherSites({ page, head, provenance }: ClaimFacts): PublisherSites {
  const publishers = (provenance?.names ?? []).filter(({ role, from }) => role === 'publisher' && from !== 'title-suffix');
  const urls = [
    page.url,
    ...(head?.links ?? []).filter(({ rel }) => rel.includes('canonical')).map(({ url }) => url ?? ''),
    ...(head?.metas ?? []).filter(({ property }) => property === 'og:url').map(({ content }) => content),
    ...publishers.map(({ url }) => url ?? ''),
  ];
  const domains = new Set(urls.map(domainOf).filter((domain) => domain !== ''));
  const names = new Set(
    [...[...domains].map(nameOf), ...publishers.map(({ name }) => lettersAndDigits(name.toLowerCase()))].filter(
      (name) => name.length >= shortestName,
    ),
  );
  return { domains, names, profiles: new Set(publishers.flatMap(({ sameAs }) => sameAs.map(comparableUrl))) };
}

/** Domains of other publishers that a block links to. */
function otherDomains(block: Block, sites: PublisherSites): string[] {
  return block.hrefs.flatMap((url) => {
    const domain = isHttpUrl(url) ? domainOf(url) : '';
    return domain === '' || sites.domains.has(domain) || sites.names.has(nameOf(domain)) || sites.profiles.has(comparableUrl(url))
      ? []
      : [domain];
  });
}

/** The publisher's name, if the page has one that is long enough not to be confused with other words. */
function publisherName({ page, provenance }: ClaimFacts): string {
  const found = summarizePublisher(provenance?.names ?? [], page.url);
  return found && found.from !== 'host' && found.name.length >= shortestName ? found.name : '';
}

/** Finds the sources of claims on a page. */
export class ClaimSources {
  /** Registrable domains of other publishers that blocks with claims link to. */
  readonly domains = new Set<string>();
  readonly #sites: PublisherSites;
  readonly #data: ReadonlySet<string>;
  readonly #method: Block | undefined;
  readonly #publisher: string;
  readonly #type: PageType;

  constructor(facts: ClaimFacts, main: readonly Block[], language: string, type: PageType) {
    const methods = lexiconFor(language)?.methods;
    this.#publisher = publisherName(facts);
    this.#type = type;
    this.#sites = publisherSites(facts);
    this.#data = shownNumbers(facts.text.blocks);
    this.#method =
      methods && main.find(({ level, text, units }) => level > 1 && units <= methodUnits && namesMethod(text, methods, language));
  }

  /** A source for every claim in these blocks. */
  beside(blocks: readonly Block[]): ClaimSource | null {
    const linked = blocks.flatMap((block) => otherDomains(block, this.#sites));
    for (const domain of linked) this.domains.add(domain);
    if (linked[0]) return { source: 'link', why: linked[0] };
    const whole = withLatinDigits(blocks.map((block) => block.text).join('\n'));
    const marked = reference(whole).exec(whole)?.[0];
    if (marked || blocks.some(({ note }) => note)) return { source: 'note', why: marked ?? '' };
    const named = nameYear(whole).exec(whole)?.[0];
    return named ? { source: 'name-year', why: clipText(named, 80) } : null;
  }

  /** Whether the page shows where its own numbers come from: a table, a figure or a section on its method. */
  firstPartyData(figure: string): ClaimSource | null {
    if (this.#method) return { source: 'own-data', why: clipText(this.#method.text, 80) };
    return this.#data.has(asValue(figure)) || findNumbers(figure).some((number) => this.#data.has(number))
      ? { source: 'own-data', why: '' }
      : null;
  }

  /** Makers know the numbers of their products: documentation, and sentences that name the publisher, need no other source. */
  ofPublisher(sentence: string): ClaimSource | null {
    if (this.#type === 'docs') return { source: 'publisher', why: '' };
    // A name is capitalized: the site Health is not meant in every sentence about health.
    if (this.#publisher === '' || !sentence.includes(this.#publisher) || findPhrase(sentence, [this.#publisher]) === null) return null;
    return { source: 'publisher', why: clipText(this.#publisher, 80) };
  }

  /** A section with at least three entries, most of which link to other sites, or two notes. Needs no words of a language. */
  hasReferenceList(main: readonly Block[]): boolean {
    if (main.filter(({ note }) => note).length >= 2) return true;
    return splitIntoSections(main).some(({ blocks }) => {
      const items = blocks.filter(({ within }) => within === 'list');
      return (
        items.length >= 3 &&
        items.length >= blocks.length * 0.6 &&
        items.filter((item) => otherDomains(item, this.#sites).length > 0).length >= items.length * 0.6
      );
    });
  }
}

/** An attribution, by a phrase of the page. */
export const attributionSource = (why: string | null): ClaimSource | null =>
  why === null || why === '' ? null : { source: 'attribution', why: clipText(why, 80) };

/** A cell that is only a value: 2 ml. */
const valueCharacters = 24;
const asValue = (text: string): string => withLatinDigits(text).replace(/\s+/g, '').toLowerCase();

/** Numbers in tables and figures of the main content, and cells that are a value, without spaces. Most cells are too short to be main blocks themselves. */
function shownNumbers(blocks: readonly Block[]): Set<string> {
  const found = new Set<string>();
  let size = 0;
  for (const { main, region, within, text } of blocks) {
    if ((within !== 'table' && within !== 'figure') || (!main && region !== 'main')) continue;
    for (const number of findNumbers(text)) found.add(number);
    if (text.length <= valueCharacters) found.add(asValue(text));
    size += text.length;
    if (size >= charactersRead) break;
  }
  return found;
}

/** The heading of a method section is short; the headline of another article with the word in it is not. */
const methodUnits = 8;
/** Minimum letters of a word that has no other meaning (methodology); "method" alone has many. */
const longMethod = 10;
const longUnspacedMethod = 3;
const unspacedWord = unicodePattern(`^[${eastAsianScripts}]+$`);

/** Whether a heading is about how the page got its numbers: "Methodology", "How we tested", "Tents: our method"; not "Payment methods" or "5 methods". */
function namesMethod(heading: string, methods: readonly string[], language: string): boolean {
  const isCertain = (phrase: string) =>
    phrase.length >= longMethod || /\s/.test(phrase) || (phrase.length >= longUnspacedMethod && unspacedWord(phrase).test(phrase));
  if (findPhrase(heading, methods.filter(isCertain)) !== null) return true;
  return splitAtLineMarks(heading.replace(listNumber(heading), ''), ':：', String.raw`|\s[・/]\s`).some((part) => {
    if (hasDigit(part)) return false;
    // Without "our", "the" and the like.
    const headingTerms = termsOf(part, language).join(' ');
    return isPhrase(part, methods) || methods.some((phrase) => headingTerms !== '' && headingTerms === termsOf(phrase, language).join(' '));
  });
}
