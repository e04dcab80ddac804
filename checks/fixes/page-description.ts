/** A description of the page in one or two sentences: its own, otherwise sentences of its text about its subject. */
import type { Block } from '../core/facts/text.ts';
import { isConsentNotice, isLabel } from '../derive/text/notices.ts';
import { isProse } from '../derive/text/prose.ts';
import { representsPage } from '../derive/structured-data/page-items.ts';
import { describesSite, typesAboutSite } from '../derive/head/site-description.ts';
import { readShareTags } from '../derive/head/share-tags.ts';
import { smallLetter } from '../language/letters.ts';
import { findPhrase, foldText, phraseOfWordsAtStart } from '../language/phrases.ts';
import { splitSentences } from '../language/sentences.ts';
import { distinctiveTerms, termsOf } from '../language/terms.ts';
import { widthInPixels } from '../language/text-width.ts';
import { unicodePattern } from '../language/unicode-pattern.ts';
import { dependentSentenceOpenings, lexiconFor, speakerWords } from '../language/language-words.ts';
import { findDatesInText } from '../parse/dates.ts';
import { plainLineToPaste } from './escape.ts';
import type { FixFacts } from './fix.ts';
import { headlineToPaste, isGarbled, isPastable, titleToPaste } from './page-words.ts';
import { eastAsianScripts, southEastAsianScripts } from '../language/scripts.ts';
import { besideContent } from '../core/regions.ts';
import { parentSelector, unnumberedSelector } from '../core/helpers/selectors.ts';

/** Whether a description is short enough: in pixels at a font size, or in characters. */
export type FitsTest = (text: string) => boolean;
export const fitsPixels =
  (fontSize: number, pixels: number): FitsTest =>
  (text) =>
    widthInPixels(text, fontSize) <= pixels;
export const fitsCharacters =
  (characters: number): FitsTest =>
  (text) =>
    [...text].length <= characters;

/** Where a page says what it is about: blocks of prose at its start, sentences of each, and headings below the headline after which it is divided into parts. */
const start = { blocks: 6, sentences: 3, headings: 2 };
/** Maximum share of a sentence before it mentions the subject. */
const openingShare = 0.35;
/** Minimum pixels in search results for a sentence to be enough, and maximum up to which another one is added. */
const [leastWidth, enoughWidth] = [260, 560];
const fontSize = 14;
/** Minimum terms of the subject in a sentence; where terms are pairs of characters, a word is about three of them. */
const needed = { share: 0.5, least: 2, most: 3, leastPairs: 3, mostPairs: 6 };

const statement = /[.。．｡।॥۔።։]["'”’»›)\]」』）】]*$/u;
const unstopped = unicodePattern(String.raw`[\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}]`);
const unspaced = unicodePattern(`[${eastAsianScripts}${southEastAsianScripts}]`);
/** A list number or bullet, a quotation, a lower-case word: the sentence began elsewhere. */
const startsMidSentence = unicodePattern(String.raw`^(?:[\p{N}\p{P}\p{S}]|${smallLetter})`);
const reference = /https?:|www\.|@|#\w|[*]|(?:^|\s)[/~][\w.-]|\+?\d[\d ()./-]{7,}\d|[…|•→»]|\.{3}/iu;
/** A short capitalized word before the last period is an abbreviation (No., Dr.), and the sentence continues. */
const abbreviated = unicodePattern(String.raw`(?<!\p{L})\p{Lu}\p{Ll}{1,2}\.$`);
const shouted = unicodePattern(String.raw`\p{Lu}{4,}[^\p{Ll}]+\p{Lu}{3,}`);

/** The subject of a page: the terms of its headline, and those of its title. */
interface Subject {
  sets: ReadonlySet<string>[];
  language: string;
  plain: ReadonlySet<string>;
}
function subjectOfPage(fixFacts: FixFacts): Subject {
  const language = fixFacts.language?.page ?? 'und';
  const names = [headlineToPaste(fixFacts), titleToPaste(fixFacts)].filter((name) => name !== '');
  return {
    language,
    sets: names.map((name) => distinctiveTerms(name, language)).filter((set) => set.size > 0),
    plain: new Set(names.map(foldText)),
  };
}

/** Share of the terms of a subject that is enough: a later sentence that has all of them is often about a part of it. */
const covered = 0.6;

/** How well a sentence covers the subject, 0…1; 0 if it has too few of its terms, or too late. */
function subjectShare(sentence: string, { sets, language }: Subject): number {
  const there = new Set(termsOf(sentence, language));
  const opening = new Set(termsOf(sentence.slice(0, Math.ceil(sentence.length * openingShare)), language));
  const byPairs = unspaced(sentence).test(sentence);
  const [least, most, all] = byPairs ? [needed.leastPairs, needed.mostPairs, 8] : [needed.least, needed.most, 4];
  return Math.max(
    0,
    ...sets.map((set) => {
      const named = [...set].filter((term) => there.has(term)).length;
      const enough = Math.min(set.size, most, Math.max(least, Math.ceil(needed.share * set.size)));
      return named < enough || ![...set].some((term) => opening.has(term)) ? 0 : Math.min(1, named / (covered * Math.min(set.size, all)));
    }),
  );
}

/** Whether a sentence makes sense alone, is a statement, and is not in the first person. */
function isSelfContained(sentence: string, language: string): boolean {
  if (
    !(statement.test(sentence) || unstopped(sentence).test(sentence)) ||
    startsMidSentence(sentence).test(sentence) ||
    reference.test(sentence) ||
    shouted(sentence).test(sentence)
  )
    return false;
  const words = lexiconFor(language);
  if (
    phraseOfWordsAtStart(sentence, dependentSentenceOpenings(language)) !== null ||
    (words && opensOutside(sentence, words.openers)) ||
    (words && findPhrase(sentence, words.pointers) !== null)
  )
    return false;
  return isAboutSubject(sentence, language) && !findDatesInText(sentence.slice(0, 60), language).some(({ index }) => index < 20);
}
/** Whether it begins, or continues after its first comma, with a word that refers to the sentence before. */
function opensOutside(sentence: string, openers: readonly string[]): boolean {
  const comma = sentence.slice(0, 60).search(/[,，、،]/);
  return (
    phraseOfWordsAtStart(sentence, openers) !== null ||
    (comma > 0 && phraseOfWordsAtStart(sentence.slice(comma + 1).trim(), openers) !== null)
  );
}
const isAboutSubject = (sentence: string, language: string): boolean => findPhrase(sentence, speakerWords(language)) === null;

/** Minimum number of equal cards of a front page for their texts not to be about the page. */
const leastCards = 3;
/** Tells whether a block is in one of several equal cards, as what customers say is. */
function cardTest(blocks: readonly Block[]): (block: Block) => boolean {
  const cards = new Map<string, Set<string>>();
  for (const block of blocks) {
    if (!isProse(block)) continue;
    const place = unnumberedSelector(block);
    cards.set(place, (cards.get(place) ?? new Set()).add(parentSelector(block)));
  }
  return (block) => (cards.get(unnumberedSelector(block))?.size ?? 0) >= leastCards;
}

/** Prose at the start of the page, before it is divided into parts; of a thread, only of its first post: answers are not what it is about. */
function openingProse({ text, headings, pageType }: FixFacts, language: string): Block[] {
  const found: Block[] = [];
  const isInCard = pageType?.type === 'home' ? cardTest(text?.blocks ?? []) : () => false;
  let firstPost: string | null = null;
  let parts = 0;
  let begun = !(headings?.items ?? []).some(({ level, visible }) => level === 1 && visible);
  for (const block of text?.blocks ?? []) {
    if (besideContent.has(block.region) && !block.main) continue;
    if (block.level === 1) [begun, parts] = [true, 0];
    else if (block.level > 1 && begun && ++parts > start.headings) break;
    if (!begun || !isProse(block)) continue;
    if (pageType?.type === 'forum') {
      if (!block.main) continue;
      if ((firstPost ??= parentSelector(block)) !== parentSelector(block)) break;
    }
    if (
      block.within !== null ||
      block.quote ||
      isInCard(block) ||
      block.partlyCode ||
      isGarbled(block.text) ||
      isLabel(block, language) ||
      isConsentNotice(block.text, language)
    )
      continue;
    if (found.push(block) === start.blocks) break;
  }
  return found;
}

/** Sentences at the start of the text about the subject, as many as fit; '' if there are none. */
function subjectSentences(fixFacts: FixFacts, fits: FitsTest): string {
  const subject = subjectOfPage(fixFacts);
  const { language, sets } = subject;
  if (sets.length === 0) return '';
  let best = { text: '', score: 0 };
  // One term, “Volunteer”, stands in any sentence of the page: only the first block says what it is.
  const isNarrow = sets.every((set) => set.size < 2);
  const prose = openingProse(fixFacts, language).slice(0, isNarrow ? 1 : start.blocks);
  prose.forEach((block, place) => {
    const all = splitSentences(plainLineToPaste(block.text)).slice(0, start.sentences + 1);
    all.slice(0, start.sentences).forEach((sentence, index) => {
      if (
        !fits(sentence) ||
        widthInPixels(sentence, fontSize) < leastWidth ||
        abbreviated(sentence).test(sentence) ||
        !isSelfContained(sentence, language)
      )
        return;
      const named = subjectShare(sentence, subject);
      // A sentence with only the words of the title adds nothing.
      if (
        named === 0 ||
        subject.plain.has(foldText(sentence)) ||
        new Set(termsOf(sentence, language)).size < fewestTerms + 1 ||
        !isPastable(fixFacts, sentence)
      )
        return;
      const score = named - 0.05 * place - 0.1 * index;
      if (best.text !== '' && score <= best.score) return;
      const next = all[index + 1] ?? '';
      const more = `${sentence} ${next}`;
      const goesOn =
        widthInPixels(sentence, fontSize) < enoughWidth &&
        fits(more) &&
        statement.test(next) &&
        !abbreviated(next).test(next) &&
        !startsMidSentence(next).test(next) &&
        !reference.test(next) &&
        isAboutSubject(next, language) &&
        sets.some((set) => termsOf(next, language).some((term) => set.has(term)));
      best = { text: goesOn ? more : sentence, score };
    });
  });
  return best.text;
}

/** Minimum number of terms of a useful description. */
const fewestTerms = 4;
const isGood = (fixFacts: FixFacts, text: string, { plain, language }: Subject): boolean =>
  isPastable(fixFacts, text) &&
  !plain.has(foldText(text)) &&
  termsOf(text, language).length >= fewestTerms &&
  !isOfSite(fixFacts, text, language);
/** Whether a description says what the site is, on a page about something else: for shared links and in markup it is wrong too. */
const isOfSite = ({ page, head, pageType, ...others }: FixFacts, text: string, language: string): boolean =>
  page !== undefined &&
  head !== undefined &&
  !typesAboutSite.has(pageType?.type ?? 'other') &&
  describesSite(text, { page, head, ...others }, language, { namedLast: true });

/** Descriptions of the page other than that in its head: for shared links, and of the items that represent it. */
function otherDescriptions({ head, structuredData }: FixFacts): string[] {
  const tags = head && readShareTags(head);
  return [
    ...['og:description', 'twitter:description'].flatMap((name) => tags?.all(name).map(({ content }) => content) ?? []),
    ...(structuredData?.items ?? []).filter(representsPage).flatMap(({ properties }) => properties['description'] ?? []),
  ].flatMap((text) => (typeof text === 'string' ? [plainLineToPaste(text)] : []));
}

/**
 * The meta description of the page; '' if it has none that says something. Of several, the one that another description of the page
 * repeats, otherwise the one with most terms of its subject.
 */
export function ownDescriptionToPaste(fixFacts: FixFacts): string {
  const subject = subjectOfPage(fixFacts);
  const all = (fixFacts.head?.metas ?? []).filter(({ name }) => name === 'description').map(({ content }) => plainLineToPaste(content));
  const good = [...new Set(all)].filter((text) => isGood(fixFacts, text, subject));
  const others = new Set(otherDescriptions(fixFacts).map(foldText));
  const named = (text: string) => {
    const there = new Set(termsOf(text, subject.language));
    return Math.max(0, ...subject.sets.map((set) => [...set].filter((term) => there.has(term)).length));
  };
  const rank = (text: string) => (others.has(foldText(text)) ? 1_000 : 0) + named(text);
  return good.toSorted((a, b) => rank(b) - rank(a))[0] ?? '';
}

/** The page's own description: in its head, otherwise for shared links if it is about the subject; '' if there is none. */
function currentDescription(fixFacts: FixFacts): string {
  const declared = ownDescriptionToPaste(fixFacts);
  if (declared !== '' || !fixFacts.head) return declared;
  const subject = subjectOfPage(fixFacts);
  const shared = plainLineToPaste(readShareTags(fixFacts.head).first('og:description', 'twitter:description')?.content ?? '');
  const isOfSubject = termsOf(shared, subject.language).some((term) => subject.sets.some((set) => set.has(term)));
  // One that was cut off is the beginning of a text: of a thread, in the first person.
  const [first = '', ...rest] = splitSentences(shared);
  const isText =
    cutOff.test(shared) &&
    !(isSelfContained(first, subject.language) && rest.every((sentence) => isAboutSubject(sentence, subject.language)));
  return isGood(fixFacts, shared, subject) && isOfSubject && !isText ? shared : '';
}

/** The description of a page: its own, cut at the end of a sentence, otherwise sentences of its text about its subject; '' if neither is good enough. */
export function descriptionToPaste(fixFacts: FixFacts, fits: FitsTest): string {
  const current = currentDescription(fixFacts);
  if (current === '') return subjectSentences(fixFacts, fits);
  if (fits(current) && !cutOff.test(current)) return current;
  const cut = wholeSentences(current, fits);
  // A description for shared links that is cut off in its first sentence says less than the text.
  return cut !== '' || ownDescriptionToPaste(fixFacts) !== '' ? cut : subjectSentences(fixFacts, fits);
}
/** The first sentences of a description, as many as fit; '' if they are too short. */
function wholeSentences(text: string, fits: FitsTest): string {
  let result = '';
  for (const sentence of splitSentences(text)) {
    const longer = result === '' ? sentence : `${result} ${sentence}`;
    // It must end with a statement: a question or an exclamation introduces text that was cut.
    if (!fits(longer)) break;
    result = longer;
  }
  const whole = splitSentences(result);
  while (whole.length > 0 && (!statement.test(whole.at(-1)!) || cutOff.test(whole.at(-1)!))) whole.pop();
  const cut = whole.join(' ');
  return widthInPixels(cut, fontSize) >= leastWidth ? cut : '';
}
/** Text that was already truncated. */
const cutOff = /(?:…|\.{3})[)\]]?\s*[→»›>]?$/;
