import { remembered } from '../core/remembered.ts';
import { caps, clip } from '../core/clip.ts';
import { once } from '../core/once.ts';
import type { Block, FactTable } from '../core/facts.ts';
import { lexicon } from '../lists/lexicons/index.ts';
import { attributionIn, speakerInWords } from '../language/attribution.ts';
import { latinDigits } from '../language/numbers.ts';
import { findPhrase, isPhrase } from '../language/phrases.ts';
import { findQuantity, numbersIn } from '../language/quantities.ts';
import { outsideOf, quotations, type Quotation } from '../language/quotations.ts';
import { isLabelLine } from './notices.ts';
import { mainBlocks, sectionsOf } from './sections.ts';
import { sentences } from '../language/sentences.ts';
import { terms } from '../language/terms.ts';
import { unicodePattern } from '../language/unicode-pattern.ts';
import { units } from '../language/units.ts';
import { registrableDomain } from '../parse/registrable-domain.ts';
import { addressOf, comparableUrl, isHttp } from '../parse/urls.ts';

type SourceKind = 'link' | 'note' | 'name-year' | 'attribution' | 'own-data' | 'none';
/** A sentence that a reader might want to check. */
export interface Claim {
  kind: 'quantity' | 'quotation';
  /** Sentence or quotation, capped. */
  text: string;
  /** The quantity as written, '' for a quotation. */
  figure: string;
  source: SourceKind;
  /** Where it comes from, as the page says it: the domain, the phrase, the reference; '' where it says nothing. */
  why: string;
  selector: string;
}
export interface Claims {
  claims: Claim[];
  sourced: number;
  /** Distinct registrable domains that blocks with claims link to. */
  domains: string[];
  /** Domains, and blocks with another kind of source beside a claim. */
  sources: number;
  /** A list of references, or notes that lead to one. */
  referenceList: boolean;
}

type Source = Pick<Claim, 'source' | 'why'>;

/** Units from which on words in quotation marks are a quotation. */
export const quotationUnits = 8;
/** Units below which a text with a number is a label, not a sentence. */
const sentenceUnits = 4;
const claimsKept = 500;
const charactersRead = 400_000;

const reference = unicodePattern(String.raw`\[\p{Nd}{1,3}\]|［\p{Nd}{1,3}］`);
/** (Name, 2020), （著者，2020） and Name et al. (2020). */
const nameYear = unicodePattern(String.raw`[(（][^()（）]{0,60}\p{L}[^()（）]{0,60}[,，、;\s](?:1[89]|20)\d\d[a-z年]?[)）]|\p{Lu}[\p{L}'’-]+ (?:et al\.? |& \p{Lu}[\p{L}'’-]+ |and \p{Lu}[\p{L}'’-]+ )?\((?:1[89]|20)\d\d[a-z]?\)`);
const digit = unicodePattern(String.raw`\p{Nd}`);
const listNumber = unicodePattern(String.raw`^\p{Nd}{1,3}[.)]\s`);

/** Sites that the publisher of a page calls its own: none of them is a foreign source. */
interface OwnSites { domains: ReadonlySet<string>; names: ReadonlySet<string>; profiles: ReadonlySet<string> }

type Facts = Pick<FactTable, 'page' | 'text'> & Partial<Pick<FactTable, 'head' | 'provenance'>>;

const domainOf = (url: string): string => registrableDomain(addressOf(url)?.hostname ?? '');
/** The name in a domain: amazon of amazon.co.uk. */
const nameOf = (domain: string): string => domain.split('.', 1)[0] ?? '';
/** Shorter names are shared by strangers. */
const shortestName = 4;
const plain = unicodePattern(String.raw`[^\p{L}\p{N}]+`, 'g');

function ownSites({ page, head, provenance }: Facts): OwnSites {
  const publishers = (provenance?.names ?? []).filter(({ role, from }) => role === 'publisher' && from !== 'title-suffix');
  const urls = [
    page.url,
    ...(head?.links ?? []).filter(({ rel }) => rel.includes('canonical')).map(({ url }) => url ?? ''),
    ...(head?.metas ?? []).filter(({ property }) => property === 'og:url').map(({ content }) => content),
    ...publishers.map(({ url }) => url ?? ''),
  ];
  const domains = new Set(urls.map(domainOf).filter((domain) => domain !== ''));
  const names = new Set([...[...domains].map(nameOf), ...publishers.map(({ name }) => name.toLowerCase().replace(plain(name), ''))].filter((name) => name.length >= shortestName));
  return { domains, names, profiles: new Set(publishers.flatMap(({ sameAs }) => sameAs.map(comparableUrl))) };
}

/** Domains of other publishers that a block links to. */
function otherDomains(block: Block, sites: OwnSites): string[] {
  return block.hrefs.flatMap((url) => {
    const domain = isHttp(url) ? domainOf(url) : '';
    return domain === '' || sites.domains.has(domain) || sites.names.has(nameOf(domain)) || sites.profiles.has(comparableUrl(url)) ? [] : [domain];
  });
}

/** Long texts between quotation marks, and speech after a dash that a verb of saying ends. */
function quotedIn(text: string, language: string): Quotation[] {
  const all = quotations(text);
  const spoken = all.length === 0 ? dialogue(text, language) : null;
  return spoken ? [spoken] : all;
}
/** White space just inside of " or » means that they closed one quotation and open another, or are signs of inches. */
const isWhole = ({ inner, start }: Quotation, text: string): boolean => !/["»]/.test(text.charAt(start)) || inner === inner.trim() || /^\s.*\s$/s.test(inner);
/** An attribute of code that is shown as text. */
const isAddress = (inner: string): boolean => /^[a-z]+:\/\/\S+$/i.test(inner);
const longEnough = (quotation: Quotation, text: string): boolean => isWhole(quotation, text) && !isAddress(quotation.inner) && units(quotation.inner) >= quotationUnits;

/** A paragraph that opens with a dash, up to the dash before the words that say who speaks. */
function dialogue(text: string, language: string): Quotation | null {
  const opened = /^[—–―-]\s?(?=\S)/.exec(text);
  if (!opened) return null;
  const end = text.slice(opened[0].length).search(/[,.!?…]\s?[—–―-]\s/) + opened[0].length;
  if (end < opened[0].length) return null;
  const rest = text.slice(end + 1);
  return attributionIn(rest.slice(0, 160), language, true) === null ? null : { inner: text.slice(opened[0].length, end + 1), start: 0, end: end + 1 };
}

/** A cell that is a value and no more: 2 ml. */
const valueCharacters = 24;
const asValue = (text: string): string => latinDigits(text).replace(/\s+/g, '').toLowerCase();

/** Numbers in the tables and figures of the main content, and cells that are a value, without spaces. Most cells are too short to be main blocks themselves. */
function shownNumbers(blocks: readonly Block[]): Set<string> {
  const found = new Set<string>();
  let size = 0;
  for (const { main, region, within, text } of blocks) {
    if ((within !== 'table' && within !== 'figure') || (!main && region !== 'main')) continue;
    for (const number of numbersIn(text)) found.add(number);
    if (text.length <= valueCharacters) found.add(asValue(text));
    size += text.length;
    if (size >= charactersRead) break;
  }
  return found;
}

/** The path of the blockquote around a block, '' where that is not told. */
const quoteOf = ({ selector }: Block): string => /^.*\bblockquote[^ ]*/.exec(selector)?.[0] ?? '';

/** Claims of the main content and where each comes from: quantities in sentences, and quotations. */
export const findClaims = /* @__PURE__ */ remembered((facts: Facts, language: string) => [facts.text, facts.head, facts.provenance, facts.page, language], lookForClaims);

function lookForClaims(facts: Facts, language: string): Claims {
  const main = mainBlocks(facts.text.blocks, charactersRead);
  const sites = ownSites(facts);
  const words = lexicon(language);
  const data = shownNumbers(facts.text.blocks);
  const method = main.find(({ level, text: heading, units: size }) => level > 1 && size <= methodUnits && words !== null && tellsMethod(heading, words.methods, language));
  const claims: Claim[] = [];
  const domains = new Set<string>();
  let otherSources = 0;

  /** What any claim of these blocks can rest on. */
  const sourceBeside = (blocks: readonly Block[]): Source | null => {
    const linked = blocks.flatMap((block) => otherDomains(block, sites));
    for (const domain of linked) domains.add(domain);
    if (linked[0]) return { source: 'link', why: linked[0] };
    const whole = latinDigits(blocks.map((block) => block.text).join('\n'));
    const marked = reference(whole).exec(whole)?.[0];
    if (marked || blocks.some(({ note }) => note)) return { source: 'note', why: marked ?? '' };
    const named = nameYear(whole).exec(whole)?.[0];
    return named ? { source: 'name-year', why: clip(named, 80) } : null;
  };
  const attributed = (why: string | null): Source | null => (why === null || why === '' ? null : { source: 'attribution', why: clip(why, 80) });
  const ownData = (figure: string): Source | null => {
    if (method) return { source: 'own-data', why: clip(method.text, 80) };
    return data.has(asValue(figure)) || numbersIn(figure).some((number) => data.has(number)) ? { source: 'own-data', why: '' } : null;
  };
  const add = (kind: Claim['kind'], text: string, figure: string, selector: string, found: Source | null) => {
    if (claims.length < claimsKept) claims.push({ kind, text: clip(text.trim(), caps.attribute), figure: clip(figure, 60), selector, ...(found ?? { source: 'none', why: '' }) });
  };
  const others = new Set<SourceKind>(['note', 'name-year', 'attribution']);
  const countOthers = (before: number) => { if (claims.slice(before).some(({ source }) => others.has(source))) otherSources++; };
  /** Who spoke in the paragraph before: a speech goes on over several of them. */
  let speaking: Source | null = null;

  const goesOn = ({ source, why }: Claim): Source | null => (source === 'none' ? null : why === '' ? { source, why } : attributed(why));

  for (let index = 0; index < main.length && claims.length < claimsKept; index++) {
    const block = main[index]!;
    if (block.level > 0 || block.code || block.within === 'table' || block.within === 'dl' || block.within === 'figure' || isLabelLine(block, language)) {
      if (block.level > 0) speaking = null;
      continue;
    }
    const before = claims.length;
    const { text } = block;
    const quoted = quotedIn(text, language);
    const outside = outsideOf(text, quoted);
    if (block.quote && quoted.length === 0) {
      // Paragraphs of one blockquote are one quotation; its source often stands in the line before or after.
      let end = index;
      while (main[end + 1]?.quote && quoteOf(main[end + 1]!) === quoteOf(block)) end++;
      const run = main.slice(index, end + 1);
      const whole = run.map((part) => part.text).join(' ');
      const [previous, next] = [main[index - 1], main[end + 1]];
      const under = next && next.units < 40 && next.level === 0 ? [next] : [];
      const over = previous && previous.level === 0 ? [previous] : [];
      if (units(whole) >= quotationUnits) {
        const name = [run.at(-1)!, ...under].map((part) => signature(part.text)).find((one) => one !== null) ?? null;
        const around = [...under, ...over].map((part) => attributionIn(part.text, language, true)).find((one) => one !== null) ?? null;
        add('quotation', whole, '', block.selector, sourceBeside([...run, ...under, ...over]) ?? attributed(name ?? around ?? introduced(over[0]?.text)));
      }
      index = end;
      speaking = null;
    } else {
      const quotedHere = quoted.filter((quotation) => longEnough(quotation, text));
      const attribution = quotedHere.length > 0 ? attributionIn(outside, language, true) : null;
      const alone = units(outside) < sentenceUnits;
      // A long paragraph has many claims, and is read for their sources once.
      const sourceHere = once(() => sourceBeside([block]));
      const speakerHere = once(() => attributed(attributionIn(outside, language)));
      const beside = quotedHere.length > 0 ? sourceHere() : null;
      const first = claims.length;
      for (const { inner, start, end } of quotedHere) {
        const who = attribution ?? speakerInWords(text.slice(0, start), inner, text.slice(end));
        const around = () => speaking ?? attributed(saidBefore(main[index - 1], language) ?? introduced(main[index - 1]?.text) ?? saidAfter(main[index + 1], language));
        add('quotation', inner, '', block.selector, beside ?? attributed(who) ?? (alone ? around() : null));
      }
      // Most blocks have no number, so no quantity either.
      for (const sentence of digit(text).test(text) ? sentences(text) : []) {
        // A number within a quotation rests on whoever is quoted.
        const said = sentence.replace(quoteEdges, '');
        if (quotedHere.some(({ inner }) => sentence.includes(inner))) continue;
        const at = quotedHere.findIndex(({ inner }) => inner.includes(said));
        if (!digit(sentence).test(sentence) || units(sentence) < sentenceUnits) continue;
        const figure = findQuantity(sentence.replace(listNumber(sentence), ''), language);
        // Who is named once speaks for the paragraph.
        if (figure) add('quantity', sentence, figure, block.selector, at >= 0 ? goesOn(claims[first + at]!) : sourceHere() ?? attributed(attributionIn(sentence, language)) ?? ownData(figure) ?? speakerHere());
      }
      speaking = quotedHere.length > 0 ? goesOn(claims.at(-1)!) : null;
    }
    countOthers(before);
  }
  return {
    claims, sourced: claims.filter(({ source }) => source !== 'none').length, domains: [...domains].sort(), sources: domains.size + otherSources,
    referenceList: hasReferenceList(main, sites),
  };
}

/** The marks that close a quotation go with its last sentence, those that open it with its first. */
const quoteEdges = /^["'“”„«»‘’「『《\s]{1,9}|["'“”„«»‘’」』》.!?…。\s]{1,9}$/gu;

/** A heading over a method section is short; the headline of another story that has the word in it is not. */
const methodUnits = 8;
/** Letters of a word that means nothing else (methodology); of "method" alone there are many kinds. */
const longMethod = 10;
const longUnspacedMethod = 3;
const unspacedWord = unicodePattern(String.raw`^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]+$`);
const headingParts = /\s*[:：–—|·]\s*|\s[-・/]\s/u;

/** How the page came by its numbers: "Methodology", "How we tested", "Tents: our method"; not "Payment methods" or "5 methods". */
function tellsMethod(heading: string, methods: readonly string[], language: string): boolean {
  const isCertain = (phrase: string) => phrase.length >= longMethod || /\s/.test(phrase) || (phrase.length >= longUnspacedMethod && unspacedWord(phrase).test(phrase));
  if (findPhrase(heading, methods.filter(isCertain)) !== null) return true;
  return heading.replace(listNumber(heading), '').split(headingParts).some((part) => {
    if (digit(part).test(part)) return false;
    // Without "our", "the" and the like.
    const told = terms(part, language).join(' ');
    return isPhrase(part, methods) || methods.some((phrase) => told !== '' && told === terms(phrase, language).join(' '));
  });
}
/** A paragraph that ends in the name of its speaker, or leads to a quotation, is short. */
const spokenCharacters = 400;

/** A name after a dash at the end of a quotation or under it. */
function signature(text: string): string | null {
  const last = text.slice(-160);
  return /(?:^|\n|[.!?…”"»」])\s*[—–―-]{1,2}\s*(\p{L}[^.!?。]{2,80})$/u.exec(last)?.[1]?.trim() ?? null;
}

/** The clause with a colon at the end of the paragraph before a quotation. */
function introduced(text: string | undefined): string | null {
  return text !== undefined && /\S{2}\s*[:：]\s*$/u.test(text) ? text.slice(-60).trim() : null;
}

/** A short paragraph before a quotation that tells who speaks. */
function saidBefore(previous: Block | undefined, language: string): string | null {
  return previous && previous.level === 0 && previous.text.length <= spokenCharacters ? attributionIn(outsideOf(previous.text, quotations(previous.text)), language) : null;
}

/** A short line under a quotation that says whose it is. */
function saidAfter(next: Block | undefined, language: string): string | null {
  return next && next.level === 0 && next.units < 40 && quotations(next.text).length === 0 ? attributionIn(next.text, language, true) ?? signature(next.text) : null;
}

/** A section of at least three entries most of which lead to other sites, or two notes. No words are looked up. */
function hasReferenceList(main: readonly Block[], sites: OwnSites): boolean {
  if (main.filter(({ note }) => note).length >= 2) return true;
  return sectionsOf(main).some(({ blocks }) => {
    const items = blocks.filter(({ within }) => within === 'list');
    return items.length >= 3 && items.length >= blocks.length * 0.6
      && items.filter((item) => otherDomains(item, sites).length > 0).length >= items.length * 0.6;
  });
}
