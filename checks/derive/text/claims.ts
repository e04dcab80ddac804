import { memoizeByIdentity } from '../../core/helpers/memoize-by-identity.ts';
import { caps, clipText } from '../../core/helpers/clip.ts';
import { lazyValue } from '../../core/helpers/lazy-value.ts';
import type { Block } from '../../core/facts/text.ts';
import type { PageType } from '../../core/facts/about.ts';
import { findAttribution, findSpeaker } from '../../language/attribution.ts';
import { findQuantity } from '../../language/quantities.ts';
import { withoutQuotations, findQuotations, type Quotation } from '../../language/quotations.ts';
import {
  attributionSource,
  charactersRead,
  ClaimSources,
  listNumber,
  type ClaimFacts,
  type ClaimSource,
  type SourceKind,
} from './claim-sources.ts';
import { findCurrencyRows, findPriceListRows } from './price-rows.ts';
import { isLabel } from './notices.ts';
import { mainBlocks } from './sections.ts';
import { splitSentences } from '../../language/sentences.ts';
import { countUnits } from '../../language/units.ts';
import { hasDigit } from '../../language/numbers.ts';

/** A sentence that readers might want to verify. */
export interface Claim {
  kind: 'quantity' | 'quotation';
  /** Sentence or quotation, capped. */
  text: string;
  /** The quantity as written; '' for a quotation. */
  figure: string;
  source: SourceKind;
  /** Its source in the page's words: domain, phrase or reference; '' if there is none. */
  why: string;
  selector: string;
}
export interface Claims {
  claims: Claim[];
  sourced: number;
  /** Distinct registrable domains to which blocks with claims link. */
  domains: string[];
  /** Number of these domains, plus blocks with another kind of source next to a claim. */
  sources: number;
  /** Whether there is a list of references, or notes that lead to one. */
  referenceList: boolean;
  /** Text units of the prose that was searched for claims. */
  units: number;
  /** Sentences with a quantity. */
  quantities: { units: number; sourced: boolean }[];
}

/** Minimum units of words in quotation marks for a quotation. */
export const quotationUnits = 8;
/** Fewer units with a number are a label, not a sentence. */
const sentenceUnits = 4;
const mostClaims = 500;

/** Claims of the main content, each with its source: quantities in sentences, and quotations. */
export const findClaims = /* @__PURE__ */ memoizeByIdentity(
  (facts: ClaimFacts, language: string, type: PageType) => [
    facts.text,
    facts.head,
    facts.provenance,
    facts.page,
    language,
    type === 'docs',
  ],
  readClaims,
);

function readClaims(facts: ClaimFacts, language: string, type: PageType): Claims {
  const main = mainBlocks(facts.text.blocks, charactersRead);
  return new ClaimReader(main, new ClaimSources(facts, main, language, type), language, type === 'docs').read();
}

/** Kinds of sources that count once per block, because each may be a different one. */
const countedOnce: ReadonlySet<SourceKind> = new Set<SourceKind>(['note', 'name-year', 'attribution']);

class ClaimReader {
  readonly #main: readonly Block[];
  readonly #sources: ClaimSources;
  readonly #language: string;
  /** Documentation uses blockquotes for notes and warnings: there, they are quotations only if they have a source. */
  readonly #quotesNotes: boolean;
  readonly #claims: Claim[] = [];
  readonly #quantities: Claims['quantities'] = [];
  /** Who spoke in the previous paragraph: a quotation can continue in the next one. */
  #speaker: ClaimSource | null = null;

  constructor(main: readonly Block[], sources: ClaimSources, language: string, quotesNotes: boolean) {
    this.#main = main;
    this.#sources = sources;
    this.#language = language;
    this.#quotesNotes = quotesNotes;
  }

  read(): Claims {
    const offers = [findCurrencyRows, findPriceListRows].map((find) => find(this.#main, this.#language));
    let otherSources = 0;
    let read = 0;
    for (let index = 0; index < this.#main.length && this.#claims.length < mostClaims; index++) {
      const block = this.#main[index]!;
      if (block.level > 0) this.#speaker = null;
      if (!hasClaims(block, this.#language) || offers.some((rows) => rows.has(block))) continue;
      read += block.units;
      const before = this.#claims.length;
      const quoted = quotedIn(block.text, this.#language);
      if (block.quote && quoted.length === 0) {
        const end = this.#readBlockquote(index);
        read += this.#main.slice(index + 1, end + 1).reduce((sum, part) => sum + part.units, 0);
        index = end;
      } else this.#readParagraph(index, quoted);
      if (this.#claims.slice(before).some(({ source }) => countedOnce.has(source))) otherSources++;
    }
    const { domains } = this.#sources;
    return {
      claims: this.#claims,
      sourced: this.#claims.filter(({ source }) => source !== 'none').length,
      domains: [...domains].sort(),
      sources: domains.size + otherSources,
      referenceList: this.#sources.hasReferenceList(this.#main),
      units: read,
      quantities: this.#quantities,
    };
  }

  #add(kind: Claim['kind'], text: string, figure: string, { selector }: Block, found: ClaimSource | null): void {
    if (this.#claims.length >= mostClaims) return;
    this.#claims.push({
      kind,
      text: clipText(text.trim(), caps.attribute),
      figure: clipText(figure, 60),
      selector,
      ...(found ?? { source: 'none', why: '' }),
    });
  }

  /** Paragraphs of one blockquote are one quotation; its source is often on the line before or after. @returns index of its last block */
  #readBlockquote(start: number): number {
    const main = this.#main;
    const block = main[start]!;
    let end = start;
    while (main[end + 1]?.quote && quoteOf(main[end + 1]!) === quoteOf(block)) end++;
    const run = main.slice(start, end + 1);
    const whole = run.map((part) => part.text).join(' ');
    const [previous, next] = [main[start - 1], main[end + 1]];
    const under = next && next.units < 40 && next.level === 0 ? [next] : [];
    const over = previous && previous.level === 0 ? [previous] : [];
    if (countUnits(whole) >= quotationUnits) {
      const name = firstOf([run.at(-1)!, ...under], ({ text }) => signature(text));
      const around = firstOf([...under, ...over], ({ text }) => findAttribution(text, this.#language, true));
      const source = this.#sources.beside([...run, ...under, ...over]) ?? attributionSource(name ?? around ?? clauseBefore(over[0]?.text));
      if (source || !this.#quotesNotes) this.#add('quotation', whole, '', block, source);
    }
    this.#speaker = null;
    return end;
  }

  #readParagraph(index: number, quoted: readonly Quotation[]): void {
    const block = this.#main[index]!;
    const long = quoted.filter((quotation) => longEnough(quotation, block.text));
    const outside = withoutQuotations(block.text, quoted);
    // A long paragraph has many claims, and its sources are looked up once.
    const beside = lazyValue(() => this.#sources.beside([block]));
    const first = this.#claims.length;
    this.#readQuotations(index, long, outside, beside);
    const ofQuotations = this.#claims.slice(first);
    // Most blocks have no digits, and thus no quantities.
    if (hasDigit(block.text)) this.#readQuantities(block, long, ofQuotations, outside, beside);
    this.#speaker = long.length > 0 ? sourceOfClaim(this.#claims.at(-1)!) : null;
  }

  #readQuotations(index: number, quoted: readonly Quotation[], outside: string, beside: () => ClaimSource | null): void {
    if (quoted.length === 0) return;
    const block = this.#main[index]!;
    const { text } = block;
    const attribution = findAttribution(outside, this.#language, true);
    const alone = countUnits(outside) < sentenceUnits;
    for (const { inner, start, end } of quoted) {
      const who = attribution ?? findSpeaker(text.slice(0, start), inner, text.slice(end));
      this.#add('quotation', inner, '', block, beside() ?? attributionSource(who) ?? (alone ? this.#around(index) : null));
    }
  }

  /** Who speaks in a paragraph that is only a quotation. */
  #around(index: number): ClaimSource | null {
    const [previous, next] = [this.#main[index - 1], this.#main[index + 1]];
    return (
      this.#speaker ??
      attributionSource(speakerBefore(previous, this.#language) ?? clauseBefore(previous?.text) ?? speakerAfter(next, this.#language))
    );
  }

  #readQuantities(
    block: Block,
    quoted: readonly Quotation[],
    ofQuotations: readonly Claim[],
    outside: string,
    beside: () => ClaimSource | null,
  ): void {
    const speaker = lazyValue(() => attributionSource(findAttribution(outside, this.#language)));
    for (const sentence of splitSentences(block.text)) {
      if (quoted.some(({ inner }) => sentence.includes(inner))) continue;
      if (!hasDigit(sentence) || countUnits(sentence) < sentenceUnits) continue;
      const figure = findQuantity(sentence.replace(listNumber(sentence), ''), this.#language);
      if (!figure) continue;
      // The source of a number in a quotation is the person who is quoted.
      const bare = sentence.replace(quoteEdges, '');
      const within = quoted.findIndex(({ inner }) => inner.includes(bare));
      const source =
        within >= 0
          ? sourceOfClaim(ofQuotations[within])
          : // A person named once is the source for the whole paragraph.
            (beside() ??
            attributionSource(findAttribution(sentence, this.#language)) ??
            this.#sources.firstPartyData(figure) ??
            speaker() ??
            this.#sources.ofPublisher(sentence));
      if (this.#claims.length < mostClaims) this.#quantities.push({ units: countUnits(sentence), sourced: source !== null });
      this.#add('quantity', sentence, figure, block, source);
    }
  }
}

/** Prose: not headings, code, tables, figures or lines of labels. */
const hasClaims = (block: Block, language: string): boolean =>
  block.level === 0 &&
  !block.code &&
  block.within !== 'table' &&
  block.within !== 'dl' &&
  block.within !== 'figure' &&
  !isLabel(block, language);

/** The source of a quotation, for the text that continues it. */
function sourceOfClaim(claim: Claim | undefined): ClaimSource | null {
  if (!claim || claim.source === 'none') return null;
  return claim.why === '' ? { source: claim.source, why: '' } : attributionSource(claim.why);
}

/** The first result that is not null. */
function firstOf<T, R>(list: readonly T[], find: (one: T) => R | null): R | null {
  for (const one of list) {
    const found = find(one);
    if (found !== null) return found;
  }
  return null;
}

/** Selector of the blockquote around a block; '' if unknown. */
const quoteOf = ({ selector }: Block): string => /^.*\bblockquote[^ ]*/.exec(selector)?.[0] ?? '';

/** Long texts in quotation marks, and speech after a dash that ends with a verb of saying. */
function quotedIn(text: string, language: string): Quotation[] {
  const all = findQuotations(text);
  const spoken = all.length === 0 ? dialogue(text, language) : null;
  return spoken ? [spoken] : all;
}
/** White space just inside of " or » means that the mark closes one quotation and opens another, or means inches. */
const isWhole = ({ inner, start }: Quotation, text: string): boolean =>
  !/["»]/.test(text.charAt(start)) || inner === inner.trim() || /^\s.*\s$/s.test(inner);
/** A URL, such as an attribute of code that is shown as text. */
const isAddress = (inner: string): boolean => /^[a-z]+:\/\/\S+$/i.test(inner);
const longEnough = (quotation: Quotation, text: string): boolean =>
  isWhole(quotation, text) && !isAddress(quotation.inner) && countUnits(quotation.inner) >= quotationUnits;

/** A paragraph that begins with a dash, up to the dash before the words that name the speaker. */
function dialogue(text: string, language: string): Quotation | null {
  const opened = /^[—–―-]\s?(?=\S)/.exec(text);
  if (!opened) return null;
  const end = text.slice(opened[0].length).search(/[,.!?…]\s?[—–―-]\s/) + opened[0].length;
  if (end < opened[0].length) return null;
  const rest = text.slice(end + 1);
  return findAttribution(rest.slice(0, 160), language, true) === null
    ? null
    : { inner: text.slice(opened[0].length, end + 1), start: 0, end: end + 1 };
}

/** Closing marks belong to the last sentence of a quotation, opening marks to the first. */
const quoteEdges = /^["'“”„«»‘’「『《\s]{1,9}|["'“”„«»‘’」』》.!?…。\s]{1,9}$/gu;

/** Maximum characters of a paragraph that ends with its speaker's name, or introduces a quotation. */
const spokenCharacters = 400;

/** A name after a dash at the end of a quotation or below it. */
function signature(text: string): string | null {
  const last = text.slice(-160);
  return /(?:^|\n|[.!?…”"»」])\s*[—–―-]{1,2}\s*(\p{L}[^.!?。]{2,80})$/u.exec(last)?.[1]?.trim() ?? null;
}

/** The clause that ends with a colon before a quotation. */
function clauseBefore(text: string | undefined): string | null {
  return text !== undefined && /\S{2}\s*[:：]\s*$/u.test(text) ? text.slice(-60).trim() : null;
}

/** The speaker named in a short paragraph before a quotation. */
function speakerBefore(previous: Block | undefined, language: string): string | null {
  return previous && previous.level === 0 && previous.text.length <= spokenCharacters
    ? findAttribution(withoutQuotations(previous.text, findQuotations(previous.text)), language)
    : null;
}

/** The speaker named on a short line below a quotation. */
function speakerAfter(next: Block | undefined, language: string): string | null {
  return next && next.level === 0 && next.units < 40 && findQuotations(next.text).length === 0
    ? (findAttribution(next.text, language, true) ?? signature(next.text))
    : null;
}
