import { linearStep } from '../../core/helpers/linear-step.ts';
import { memoizeByIdentity } from '../../core/helpers/memoize-by-identity.ts';
import type { Block } from '../../core/facts/text.ts';
import type { FactTable, OptionalFacts } from '../../core/facts.ts';
import { lexiconFor } from '../../language/language-words.ts';
import { isConsentNotice, isLabel, isMostlyLinks } from './notices.ts';
import { findPhrase, isPhrase, phraseOfWordsAtStart } from '../../language/phrases.ts';
import { unrelatedRegions } from '../provenance/input.ts';
import { layoutOf } from '../provenance/layout.ts';
import { isProse } from './prose.ts';
import { firstUnits, mainBlocks, splitIntoPassages, splitIntoSections, type Passage, type Section } from './sections.ts';
import { splitSentences, endsLikeQuestion, endsLikeSentence } from '../../language/sentences.ts';
import { termContainment, distinctiveTerms, termsOf, wordsWithTerms } from '../../language/terms.ts';
import { TopicTerms, distinctTerms, findTopics, type Topics } from './topics.ts';
import { unicodePattern } from '../../language/unicode-pattern.ts';
import { countUnits } from '../../language/units.ts';
import { unspacedScripts } from '../../language/scripts.ts';

type Facts = Pick<FactTable, 'page' | 'head' | 'text'> & OptionalFacts<'provenance'>;

/** Our heuristic limits, in text units unless they are shares. Signals declare them as their limits. */
export const leadLimits = {
  minUnits: 15,
  standfirst: 30,
  within: 0.3,
  early: 60,
  soon: 150,
  shareFrom: 0.1,
  shareTo: 0.5,
  sizeMost: 120,
  sizeLong: 200,
} as const;
export const headingLimits = {
  sectionUnits: 25,
  minTerms: 2,
  minCharacters: 4,
  firstUnits: 80,
  shareTo: 0.4,
  answerFrom: 12,
  answerTo: 150,
} as const;
export const passageLimits = { most: 220, from: 30 } as const;
/** Maximum main text that is examined, about 25,000 words: a book on one page is judged by its beginning. */
const charactersRead = 150_000;

/** One part of a score; `score` is null if it does not apply: its weight then goes to the others. */
interface Part<N extends string = string> {
  name: N;
  weight: number;
  score: number | null;
}
/** Parts of the score of the first paragraph. */
export type LeadPart = 'position' | 'subject' | 'size' | 'statement';
/** Weighted mean of the parts that apply. */
function combine(parts: readonly Part[]): number {
  const scored = parts.filter(({ score }) => score !== null);
  const weight = scored.reduce((sum, part) => sum + part.weight, 0);
  return weight === 0 ? 0 : scored.reduce((sum, part) => sum + part.weight * part.score!, 0) / weight;
}

const unspacedCharacters = unicodePattern(`[${unspacedScripts}ー]`, 'g');
/** Sentences end with a mark, in scripts that have one. */
const isSentence = (text: string): boolean => endsLikeSentence(text) || /:\s*$/.test(text) || !/[\p{Lu}\p{Ll}]/u.test(text);
/** Blocks that readers skip before the first paragraph: infoboxes, captions, tables of contents, date lines, notices. */
const isSkippedBlock = (block: Block, language: string) =>
  block.within === 'table' ||
  block.within === 'dl' ||
  block.within === 'figure' ||
  block.tag === 'figcaption' ||
  isMostlyLinks(block) ||
  isLabel(block, language) ||
  isConsentNotice(block.text, language);

/** A question alone is not a statement. */
const isOneQuestion = (text: string): boolean => endsLikeQuestion(text.trimEnd()) && splitSentences(text).length < 2;

/** The block in which the page can answer its title. */
interface Lead {
  block: Block;
  /** Units of main content before it. */
  before: number;
  /** Share of the subject's terms that it contains. */
  named: number;
  /** Its words for the subject, as written. */
  namedWords: string[];
  /** Words of the subject that it lacks, as title and headline write them. */
  missingWords: string[];
  parts: Part<LeadPart>[];
  score: number;
}

/** Blocks between the headline and the first block of main content: many sites put the lead outside the text. */
function betweenHeadlineAndMain({ text, head, page }: Facts): Block[] {
  const { headline } = layoutOf({ blocks: text.blocks, head, url: page.url });
  if (headline < 0) return [];
  const found: Block[] = [];
  for (let index = headline + 1; index < text.blocks.length && found.length < mostBetween; index++) {
    const block = text.blocks[index]!;
    if (block.main) return found;
    if (!unrelatedRegions.has(block.region) && block.region !== 'footer') found.push(block);
  }
  return [];
}
const mostBetween = 40;

function findLead(
  facts: Facts,
  main: readonly Block[],
  mainUnits: number,
  topics: Topics,
  blockTerms: TopicTerms,
  language: string,
): Lead | null {
  const isLead = (block: Block) =>
    isProse(block) && !isSkippedBlock(block, language) && !isOneQuestion(block.text) && block.units >= leadLimits.minUnits;
  const outside = betweenHeadlineAndMain(facts).find((block) => isLead(block) && isSentence(block.text));
  let before = outside ? outside.units : 0;
  let best = outside ? scoreLead(outside, 0, topics, blockTerms, language) : null;
  for (const block of main) {
    // A standfirst opens the page together with the paragraph after it: whichever covers more counts.
    if ((best && best.block.units > leadLimits.standfirst) || before >= leadLimits.within * mainUnits) break;
    if (isLead(block)) {
      const lead = scoreLead(block, before, topics, blockTerms, language);
      if (best) return lead.score > best.score ? lead : best;
      best = lead;
    }
    if (!isSkippedBlock(block, language)) before += block.units;
  }
  return best;
}

function scoreLead(block: Block, before: number, topics: Topics, blockTerms: TopicTerms, language: string): Lead {
  const inBlock = blockTerms.of(block);
  const trimmed = block.text.trimEnd();
  const there = new Set([...topics.subject].filter((term) => inBlock.has(term)));
  const named = termContainment(topics.subject, there);
  const parts: Part<LeadPart>[] = [
    { name: 'position', weight: 0.3, score: before <= leadLimits.early ? 1 : before <= leadLimits.soon ? 0.5 : 0 },
    { name: 'subject', weight: 0.4, score: topics.subject.size === 0 ? null : linearStep(named, leadLimits.shareFrom, leadLimits.shareTo) },
    { name: 'size', weight: 0.2, score: block.units <= leadLimits.sizeMost ? 1 : block.units <= leadLimits.sizeLong ? 0.5 : 0 },
    { name: 'statement', weight: 0.1, score: endsLikeQuestion(trimmed) || /[:：]$/u.test(trimmed) ? 0 : 1 },
  ];
  const missing = new Set([...topics.subject].filter((term) => !inBlock.has(term)));
  const ofSubject = wordsOnce(topics.named, there, language);
  const missingWords = wordsOnce(topics.named, missing, language).filter((word) => !ofSubject.some((other) => sameWord(other, word)));
  return { block, before, named, namedWords: wordsFor(block.text, there, ofSubject, language), missingWords, parts, score: combine(parts) };
}
/** A word for each of the terms: of several forms of a word, the one that was given, otherwise the first. */
function wordsFor(text: string, wanted: ReadonlySet<string>, known: readonly string[], language: string): string[] {
  const named = new Set<string>();
  const words = wordsWithTerms(text, wanted, language);
  const same = known.flatMap((other) => words.find((word) => sameWord(other, word)) ?? []);
  return [...same, ...words.filter((word) => !same.includes(word))].filter((word) => {
    const fresh = termsOf(word, language).filter((term) => wanted.has(term) && !named.has(term));
    for (const term of fresh) named.add(term);
    return fresh.length > 0;
  });
}
const sameWord = (a: string, b: string) => a.toLowerCase() === b.toLowerCase();
const wordsOnce = (text: string, wanted: ReadonlySet<string>, language: string): string[] => {
  const words = wordsWithTerms(text, wanted, language);
  return words.filter((word, index) => words.findIndex((other) => sameWord(other, word)) === index);
};

/** How well a heading says what its section answers. */
export interface HeadingScore {
  section: Section;
  question: boolean;
  unique: boolean;
  generic: boolean;
  /** 1 with two terms, or for a question; 0.5 for a single word ("History"). */
  telling: number;
  /** Share of its terms in the first units below it. */
  remaining: number;
  /** Whether it is a question without a short answer right below it. */
  unanswered: boolean;
  parts: Part[];
  score: number;
}

/** Units of the block, list or table at the start of a section. */
function firstAnswer(blocks: readonly Block[]): number {
  const first = blocks[0];
  if (!first || first.level > 0 || first.code) return 0;
  if (first.within === null || first.within === 'figure') return first.units;
  let size = 0;
  for (const block of blocks) {
    if (block.within !== first.within) break;
    size += block.units;
  }
  return size;
}

/** Terms of the first units below a heading. */
function firstTerms(blocks: readonly Block[], blockTerms: TopicTerms, language: string): Set<string> {
  const found = new Set<string>();
  for (const { block, text } of firstUnits(blocks, headingLimits.firstUnits)) {
    for (const term of text === block.text ? blockTerms.of(block) : termsOf(text, language)) found.add(term);
  }
  return found;
}

function scoreHeadings(main: readonly Block[], topics: Topics, blockTerms: TopicTerms, language: string): HeadingScore[] {
  const generic = lexiconFor(language)?.headings ?? [];
  const all = splitIntoSections(main);
  const key = (heading: Block) => heading.text.normalize('NFKC').toLowerCase().replace(/\s+/g, ' ').trim();
  const counts = new Map<string, number>();
  for (const { heading } of all) counts.set(key(heading), (counts.get(key(heading)) ?? 0) + 1);
  return all
    .filter((section) => section.units >= headingLimits.sectionUnits)
    .map((section) => {
      const { heading, blocks } = section;
      const characters = heading.text.match(unspacedCharacters(heading.text))?.length ?? 0;
      const words = new Set(termsOf(heading.text.replace(unspacedCharacters(heading.text), ' '), language)).size;
      // Four characters of a script without spaces count as two terms, and mixed headings add up.
      const question = endsLikeQuestion(heading.text);
      const enough = Math.min(1, words / headingLimits.minTerms + characters / headingLimits.minCharacters);
      // "How much is a mooring?" has one term, and says what is answered.
      const telling = question && enough > 0 ? 1 : enough;
      const unique = counts.get(key(heading)) === 1;
      const isGeneric = isPhrase(heading.text, generic);
      const under = firstTerms(blocks, blockTerms, language);
      const headingTerms = distinctTerms(heading.text, language, topics.common);
      // A single distinctive term ("much" in "How much is a mooring?") decides nothing, so common terms count too.
      const remaining = Math.max(
        termContainment(headingTerms, under),
        headingTerms.size < headingLimits.minTerms ? termContainment(distinctiveTerms(heading.text, language), under) : 0,
      );
      const parts: Part[] = [
        { name: 'information', weight: 0.5, score: unique && !isGeneric ? telling : 0 },
        { name: 'agreement', weight: 0.5, score: linearStep(remaining, 0, headingLimits.shareTo) },
      ];
      const answer = firstAnswer(blocks);
      const unanswered = question && (answer < headingLimits.answerFrom || answer > headingLimits.answerTo);
      return {
        section,
        question,
        unique,
        generic: isGeneric,
        telling,
        remaining,
        unanswered,
        parts,
        score: unanswered ? 0 : combine(parts),
      };
    });
}

/** "5. Closing the lid": the number is not a sentence. */
const listNumber = /^\p{Nd}{1,3}[.)]\s+(?=\S)/u;

/** How well a passage can be understood without the rest of the page. */
export interface PassageScore {
  passage: Passage;
  /** First sentence. */
  lead: string;
  /** Reference at its start to something outside the passage; '' if there is none. */
  opener: string;
  /** Phrase that sends the reader elsewhere; '' if there is none. */
  pointer: string;
  /** The top term of the page in it; '' if there is none. */
  readonly anchor: string;
  parts: Part[];
  score: number;
}

function scorePassages(main: readonly Block[], topics: Topics, blockTerms: TopicTerms, language: string): PassageScore[] {
  const words = lexiconFor(language);
  const judged = (list: readonly string[] | undefined): list is readonly string[] => list !== undefined && list.length > 0;
  return splitIntoPassages(
    main.filter((block) => block.level > 0 || !(isLabel(block, language) || isMostlyLinks(block))),
    passageLimits.most,
  ).map((passage) => {
    const lead = splitSentences((passage.blocks[0]?.text ?? '').replace(listNumber, ''))[0] ?? '';
    const termsOfBlocks = (passage.heading ? [passage.heading, ...passage.blocks] : passage.blocks).map((block) => blockTerms.of(block));
    const anchor = topics.top.find((term) => termsOfBlocks.some((named) => named.has(term))) ?? '';
    const opener = judged(words?.openers) ? (phraseOfWordsAtStart(lead, words.openers) ?? '') : '';
    const pointer = judged(words?.pointers) ? (findPhrase(passage.text, words.pointers) ?? '') : '';
    const parts: Part[] = [
      { name: 'size', weight: 0.3, score: passage.units > passageLimits.most ? 0 : Math.min(1, passage.units / passageLimits.from) },
      { name: 'anchor', weight: 0.4, score: topics.top.length === 0 ? null : anchor ? 1 : 0 },
      { name: 'opener', weight: 0.2, score: judged(words?.openers) ? (opener ? 0 : 1) : null },
      { name: 'pointer', weight: 0.1, score: judged(words?.pointers) ? (pointer ? 0 : 1) : null },
    ];
    return {
      passage,
      lead,
      opener,
      pointer,
      parts,
      score: combine(parts),
      // Looked up when it is shown. A pair of characters that no dictionary has as a word, such as in names, is shown unchanged.
      get anchor() {
        return anchor === ''
          ? ''
          : (wordsWithTerms(`${passage.heading?.text ?? ''}\n${passage.text}`, new Set([anchor]), language)[0] ??
              topics.shown.get(anchor) ??
              anchor);
      },
    };
  });
}

/** The page as quotable passages: what the signals judge and the tool shows. */
export interface PassageView {
  language: string;
  mainUnits: number;
  /** Top words of the page. */
  topTerms: string[];
  lead: Lead | null;
  headings: HeadingScore[];
  passages: PassageScore[];
}

/** Three signals, a tool and the service use it. */
export const scoredPassages = /* @__PURE__ */ memoizeByIdentity(
  (facts: Facts, language: string) => [facts.text, facts.head, facts.provenance, facts.page, language],
  makeView,
);

function makeView(facts: Facts, language: string): PassageView {
  const main = mainBlocks(facts.text.blocks, charactersRead);
  const blockTerms = new TopicTerms(language);
  const topics = findTopics(main, blockTerms, facts, language);
  return {
    language,
    mainUnits: facts.text.mainUnits,
    topTerms: [...new Set(topics.top.flatMap((term) => topics.shown.get(term) ?? []))],
    lead: findLead(facts, main, facts.text.mainUnits || countUnits(main.map(({ text }) => text).join(' ')), topics, blockTerms, language),
    headings: scoreHeadings(main, topics, blockTerms, language),
    passages: scorePassages(main, topics, blockTerms, language),
  };
}

/** Passages ranked for a question by the share of its terms in them; ties go to the longer match. No model. */
export function rankPassages(
  { passages: all, language }: Pick<PassageView, 'passages' | 'language'>,
  question: string,
): { index: number; share: number }[] {
  const wanted = distinctiveTerms(question, language);
  return all
    .map(({ passage }, index) => ({
      index,
      share: termContainment(wanted, termsOf(`${passage.heading?.text ?? ''}\n${passage.text}`, language)),
    }))
    .filter(({ share }) => share > 0)
    .sort((a, b) => b.share - a.share || a.index - b.index);
}

/** The sentence of a passage with most terms of a question, the first of equals; '' if only the heading has any. */
export function bestSentence(text: string, question: string, language: string): string {
  const wanted = distinctiveTerms(question, language);
  let best = { sentence: '', share: 0 };
  for (const sentence of splitSentences(text)) {
    const share = termContainment(wanted, termsOf(sentence, language));
    if (share > best.share) best = { sentence, share };
  }
  return best.sentence;
}
