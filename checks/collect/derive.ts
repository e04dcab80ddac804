import type { FactName, FactTable, KnownFacts, LanguageFact } from '../core/facts.ts';
import { detectLanguage, primaryOf } from '../text/languages.ts';
import { offer } from '../text/offer.ts';
import { detectPageType, type PageTypeFacts } from '../text/page-type.ts';
import { provenance, type TimeElement } from '../text/provenance.ts';
import { checkVisibility } from './dom.ts';
import type { Gathering } from './gathering.ts';
import type { Slices } from './slices.ts';

/** Characters of main text from which the language is told. */
const sampleLength = 4_000;
/** Blocks around the headline, and before the end of the main content, in which a date belongs to the page as a whole. */
const blocksNear = 8;
const blocksAtEnd = 3;

type Put = <N extends FactName>(name: N, make: () => FactTable[N]) => void;

/** Facts that are computed from other facts by pure functions of text/. */
export async function deriveFacts(walk: Gathering, known: KnownFacts, put: Put, slices: Slices): Promise<void> {
  const { found, runs } = walk;
  const value = <N extends FactName>(name: N): FactTable[N] => {
    const gathered = known[name];
    if (!gathered?.ok) throw new Error(`${name} is missing: ${gathered?.detail ?? ''}`);
    return gathered.value as FactTable[N];
  };
  put('language', () => languageOf(walk, known));
  const language = known.language?.ok ? known.language.value.page : 'und';
  put('offer', () => offer({ blocks: runs.blocks, pairs: found.pairs, language }));
  if (slices.over) await slices.pause();
  put('provenance', () => provenance({
    url: value('page').url, language, head: value('head'), blocks: runs.blocks, items: value('structuredData').items, times: timesOf(walk),
    relAuthors: found.relAuthors, links: value('links').items,
  }));
  if (slices.over) await slices.pause();
  put('pageType', () => {
    const names = ['page', 'head', 'links', 'text', 'main', 'structuredData', 'parts', 'provenance', 'offer', 'headings'] as const;
    return detectPageType(Object.fromEntries(names.map((name) => [name, value(name)])) as PageTypeFacts);
  });
}

function languageOf({ runs }: Gathering, known: KnownFacts): LanguageFact {
  let sample = '';
  for (const wanted of [true, false]) {
    for (const block of runs.blocks) {
      if (sample.length >= sampleLength) break;
      if (block.main === wanted && !block.code) sample += `${block.text}\n`;
    }
  }
  const { language, confidence, script } = detectLanguage(sample.slice(0, sampleLength));
  const declared = known.page?.ok ? primaryOf(known.page.value.lang) : 'und';
  return { page: declared === 'und' || declared === '' ? language : declared, detected: language, confidence, script };
}

/** Time elements with their place relative to the headline and to the end of the main content. */
function timesOf({ runs: { blocks, orders }, found, rendered }: Gathering): TimeElement[] {
  if (found.times.length === 0) return [];
  const headline = Math.max(0, blocks.findIndex(({ level, main }) => level === 1 && main), blocks.findIndex(({ level }) => level === 1));
  const last = blocks.findLastIndex(({ main }) => main);
  return found.times.map(({ text, datetime, element, order, selector }) => {
    let at = orders.findIndex((number) => number >= order);
    if (at < 0) at = orders.length;
    const near = Math.abs(at - headline) <= blocksNear ? 'title' as const : last >= 0 && at >= last - blocksAtEnd && at <= last + 1 ? 'end' as const : 'elsewhere' as const;
    const visible = text !== '' && (!rendered || checkVisibility.call(element, { visibilityProperty: true }));
    return { datetime, text, visible, near, main: blocks[Math.min(at, blocks.length - 1)]?.main ?? false, selector };
  });
}
