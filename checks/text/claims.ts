import { caps, clip } from '../core/clip.ts';
import type { Block, FactTable } from '../core/facts.ts';
import { lexicon } from '../lists/lexicons/index.ts';
import { latinDigits } from './numbers.ts';
import { findPhrase } from './phrases.ts';
import { findQuantity, numbersIn } from './quantities.ts';
import { mainBlocks, sections } from './sections.ts';
import { sentences } from './sentences.ts';
import { unicodePattern } from './unicode-pattern.ts';
import { units } from './units.ts';
import { addressOf, isHttp, registrableDomain } from './urls.ts';

type SourceKind = 'link' | 'note' | 'name-year' | 'attribution' | 'own-data' | 'none';
/** A sentence that a reader might want to check. */
export interface Claim {
  kind: 'quantity' | 'quotation';
  /** Sentence or quotation, capped. */
  text: string;
  /** The quantity as written, '' for a quotation. */
  figure: string;
  source: SourceKind;
  /** Where it comes from, in words: the domain, the phrase, the reference. */
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

/** Units from which on words in quotation marks are a quotation. */
export const quotationUnits = 8;
/** Units below which a text with a number is a label, not a sentence. */
const sentenceUnits = 4;
const claimsKept = 500;
const charactersRead = 400_000;

const quotationMark = /[“„«»「『"〝]/;
/** Longest text between quotation marks that is taken for one quotation. */
const quotationCharacters = 800;
// Pairs of any length: were a short one passed over, its closing mark would open the next.
const pairs = ['“[^“”]*”', '„[^„“”]*[“”]', '「[^「」]*」', '『[^『』]*』', '(?<!\\d)"[^"]*"', '〝[^〝〞〟]*[〞〟]'];
const outward = new RegExp([...pairs, '«[^«»]*»'].join('|'), 'gu');
/** German and Danish books: »so«. */
const inward = new RegExp([...pairs, '»[^«»]*«'].join('|'), 'gu');
/** Marks that tell opening from closing by their place alone. */
const ambiguous = /^["»]/;
const reference = unicodePattern(String.raw`\[\p{Nd}{1,3}\]|［\p{Nd}{1,3}］`);
/** (Name, 2020), （著者，2020） and Name et al. (2020). */
const nameYear = unicodePattern(String.raw`[(（][^()（）]{0,60}\p{L}[^()（）]{0,60}[,，、;\s](?:1[89]|20)\d\d[a-z年]?[)）]|\p{Lu}[\p{L}'’-]+ (?:et al\.? |& \p{Lu}[\p{L}'’-]+ |and \p{Lu}[\p{L}'’-]+ )?\((?:1[89]|20)\d\d[a-z]?\)`);
const digit = unicodePattern(String.raw`\p{Nd}`);
const listNumber = unicodePattern(String.raw`^\p{Nd}{1,3}[.)]\s`);

/** Domains of other sites that a block links to. */
function otherDomains(block: Block, pageUrl: string): string[] {
  if (block.hrefs.length === 0) return [];
  const own = registrableDomain(addressOf(pageUrl)?.hostname ?? '');
  return block.hrefs.flatMap((url) => {
    const domain = isHttp(url) ? registrableDomain(addressOf(url)!.hostname) : own;
    return domain === own ? [] : [domain];
  });
}

/** Long texts between paired quotation marks of the usual scripts. */
function quotationsIn(text: string): string[] {
  if (!quotationMark.test(text)) return [];
  const pattern = /[«»]/.exec(text)?.[0] === '»' ? inward : outward;
  return [...text.matchAll(pattern)].flatMap(([marked]) => {
    const inner = marked.slice(1, -1);
    // White space inside the marks: they close one quotation and open another, or are signs of inches.
    if (inner.length > quotationCharacters || (ambiguous.test(marked) && inner !== inner.trim())) return [];
    // An attribute of code that is shown as text.
    if (/^[a-z]+:\/\/\S+$/i.test(inner)) return [];
    return units(inner) >= quotationUnits ? [inner] : [];
  });
}

/** Numbers in the tables and figures of the main content. Most cells are too short to be main blocks themselves. */
function shownNumbers(blocks: readonly Block[]): Set<string> {
  const found = new Set<string>();
  let size = 0;
  for (const { main, region, within, text } of blocks) {
    if ((within !== 'table' && within !== 'figure') || (!main && region !== 'main')) continue;
    for (const number of numbersIn(text)) found.add(number);
    size += text.length;
    if (size >= charactersRead) break;
  }
  return found;
}

/** Claims of the main content and where each comes from: quantities in sentences, and quotations. */
export function findClaims({ page, text }: Pick<FactTable, 'page' | 'text'>, language: string): Claims {
  const main = mainBlocks(text.blocks, charactersRead);
  const words = lexicon(language);
  const data = shownNumbers(text.blocks);
  const method = main.find(({ level, text: heading }) => level > 1 && words !== null && findPhrase(heading, words.methods) !== null);
  const claims: Claim[] = [];
  const domains = new Set<string>();
  let otherSources = 0;

  const add = (claim: Omit<Claim, 'source' | 'why'>, blocks: readonly Block[]) => {
    const found = sourceOf(claim, blocks);
    if (claims.length < claimsKept) claims.push({ ...claim, ...found });
  };
  const sourceOf = ({ kind, text: claim, figure }: Omit<Claim, 'source' | 'why'>, blocks: readonly Block[]): Pick<Claim, 'source' | 'why'> => {
    const linked = blocks.flatMap((block) => otherDomains(block, page.url));
    for (const domain of linked) domains.add(domain);
    if (linked[0]) return { source: 'link', why: linked[0] };
    const whole = latinDigits(blocks.map((block) => block.text).join('\n'));
    const marked = reference(whole).exec(whole)?.[0];
    if (marked || blocks.some(({ note }) => note)) return { source: 'note', why: marked ?? 'reference' };
    const named = nameYear(whole).exec(whole)?.[0];
    if (named) return { source: 'name-year', why: clip(named, 80) };
    const around = kind === 'quotation' ? whole : claim;
    const phrase = words && findPhrase(around, words.attribution);
    if (phrase) return { source: 'attribution', why: phrase };
    if (kind === 'quantity' && method) return { source: 'own-data', why: clip(method.text, 80) };
    if (kind === 'quantity' && numbersIn(figure).some((number) => data.has(number))) return { source: 'own-data', why: 'table or figure on this page' };
    return { source: 'none', why: '' };
  };
  const others = new Set<SourceKind>(['note', 'name-year', 'attribution']);
  const countOthers = (before: number) => { if (claims.slice(before).some(({ source }) => others.has(source))) otherSources++; };

  for (let index = 0; index < main.length; index++) {
    const block = main[index]!;
    if (block.level > 0 || block.code || block.within === 'table' || block.within === 'dl' || block.within === 'figure') continue;
    const before = claims.length;
    const quoted = quotationsIn(block.text);
    if (block.quote && quoted.length === 0) {
      // Paragraphs of one blockquote are one quotation; its source often stands in the line before or after.
      let end = index;
      while (main[end + 1]?.quote) end++;
      const run = main.slice(index, end + 1);
      const whole = run.map((part) => part.text).join(' ');
      const next = main[end + 1];
      const beside = [...run, ...(next && next.units < 40 && next.level === 0 ? [next] : []), ...(index > 0 && main[index - 1]!.level === 0 ? [main[index - 1]!] : [])];
      if (units(whole) >= quotationUnits) add({ kind: 'quotation', text: clip(whole, caps.attribute), figure: '', selector: block.selector }, beside);
      index = end;
    } else {
      for (const inner of quoted) add({ kind: 'quotation', text: clip(inner, caps.attribute), figure: '', selector: block.selector }, [block]);
      // Most blocks have no number, so no quantity either.
      for (const sentence of digit(block.text).test(block.text) ? sentences(block.text) : []) {
        if (quoted.some((inner) => inner.includes(sentence) || sentence.includes(inner))) continue;
        if (!digit(sentence).test(sentence) || units(sentence) < sentenceUnits) continue;
        const figure = findQuantity(sentence.replace(listNumber(sentence), ''), language);
        if (figure) add({ kind: 'quantity', text: clip(sentence, caps.attribute), figure: clip(figure, 60), selector: block.selector }, [block]);
      }
    }
    countOthers(before);
  }
  return {
    claims, sourced: claims.filter(({ source }) => source !== 'none').length, domains: [...domains].sort(), sources: domains.size + otherSources,
    referenceList: hasReferenceList(main, page.url),
  };
}

/** A section of at least three entries most of which lead to other sites, or two notes. No words are looked up. */
function hasReferenceList(main: readonly Block[], pageUrl: string): boolean {
  if (main.filter(({ note }) => note).length >= 2) return true;
  return sections(main).some(({ blocks }) => {
    const items = blocks.filter(({ within }) => within === 'list');
    return items.length >= 3 && items.length >= blocks.length * 0.6
      && items.filter((item) => otherDomains(item, pageUrl).length > 0).length >= items.length * 0.6;
  });
}
