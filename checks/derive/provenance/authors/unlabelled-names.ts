/** Names without a byline word: alone between headline and text, or as a signature below it. */
import { clipToOneLine } from '../../../core/helpers/clip.ts';
import type { Block } from '../../../core/facts/text.ts';
import type { LinkFact } from '../../../core/facts/links-and-images.ts';
import { nameOnlyLine, agencyDesk, hasDate, isHandle, namesInPassage, namesInAuthorLine } from '../../../parse/byline-lines.ts';
import { startsWithCapitalLetter, wordRuns } from '../../../language/letters.ts';
import { comparableName } from '../../../language/names.ts';
import { foldText } from '../../../language/phrases.ts';
import { authorPaths } from '../../../lists/path-words.ts';
import { pathWords } from '../../links/paths.ts';
import { isProse } from '../../text/prose.ts';
import { type ProvenanceInput, shortBlock } from '../input.ts';
import { isMemberPage, memberPath } from './person-links.ts';
import { layoutOf } from '../layout.ts';
import { parentSelector } from '../../../core/helpers/selectors.ts';

/** Number of lines above and below the headline in which a name may be alone. */
const bareReach = { above: 3, below: 10 } as const;
const longestBare = 14;
/** Path segments for pages about a subject, which may also be a person. */
const subjects =
  /^(?:tags?|topics?|themen?|thema|category|categories|kategorie|categoria|categorie|sections?|search|people|celebrity|players?|team|tema|temas|sujet|sujets|rubrik|rubric|tagged|stars?|personen|mots?-?cles?)$/;
const plainWords = (text: string) => wordRuns(foldText(text)).filter((word) => word.length > 3);

/** A short line that may be a byline. */
const mayHoldName = ({ units, within, tag }: Block, index: number, headline: number, story: number): boolean =>
  index >= headline - bareReach.above &&
  index <= headline + bareReach.below &&
  index < story &&
  units <= longestBare &&
  within !== 'figure' &&
  tag !== 'figcaption' &&
  tag !== 'button';

/** Rejects names that are also in the headline (the subject of the text) or in a menu (a section). */
function headlineOrMenuNames(input: ProvenanceInput): (name: string) => boolean {
  const inHeading = new Set(plainWords(input.blocks[layoutOf(input).headline]!.text));
  const menu = new Set(
    input.links
      .filter(({ region, main }) => !main && (region === 'nav' || region === 'header' || region === 'footer'))
      .map(({ text }) => foldText(text)),
  );
  return (name) => menu.has(foldText(name)) || plainWords(name).some((word) => inHeading.has(word));
}

/** Minimum number of entries that are only links for a list to be a menu: fewer may be co-authors. */
const menuEntries = 5;
const menuEntry = /^(.*) > li(?:[:.#][^ ]*)?(?: > [^ ]+)*$/;
/** Whether a block is an entry in a list of links: a subject may look like a name (Artificial Intelligence). */
function isInMenu(blocks: readonly Block[], { selector }: Block): boolean {
  const list = menuEntry.exec(selector)?.[1];
  if (list === undefined) return false;
  const entries = blocks.filter((block) => block.selector.startsWith(`${list} > li`));
  return entries.length >= menuEntries && entries.every(({ text, linkChars }) => linkChars >= text.trim().length);
}

function isDated(input: ProvenanceInput, index: number): boolean {
  const block = input.blocks[index];
  return (
    block !== undefined &&
    block.units <= shortBlock &&
    layoutOf(input).near[index] === 'title' &&
    hasDate(clipToOneLine(block.text, 200), input.language)
  );
}
const isBesideDate = (input: ProvenanceInput, index: number): boolean =>
  [index, index - 1, index - 2, index + 1, index + 2].some((line) => isDated(input, line));

/**
 * A person's name alone between headline and text: next to the date, right below the headline, or linked to a page with that name in
 * its URL.
 */
export function findBareNames(
  input: ProvenanceInput,
  lines: readonly (readonly [number, Block])[],
  within: (block: Block) => readonly LinkFact[],
): [string, Block, LinkFact?][] {
  const { language, links } = input;
  const { headline, story, near } = layoutOf(input);
  if (headline < 0) return [];
  const isOther = headlineOrMenuNames(input);
  for (const [index, block] of lines) {
    if (near[index] !== 'title' || !mayHoldName(block, index, headline, story) || isBelowText(input.blocks, headline, index)) continue;
    if (isInMenu(input.blocks, block) || isSpeaker(input.blocks, index)) continue;
    const inside = within(block).filter(({ text }) => text.trim() !== '');
    const text = clipToOneLine(block.text, 200).replace(/\s?@[\w.]+$/, '');
    const name =
      nameOnlyLine(
        inside.length === 1 && inside[0]!.text.trim().length > 3 ? clipToOneLine(inside[0]!.text, 100).replace(/\s?@[\w.]+$/, '') : text,
        language,
      ) || nameOnlyLine(text, language);
    if (name === '' || isOther(name)) continue;
    const link = inside.find((one) => one.text.includes(name));
    const beside = isBesideDate(input, index);
    if (link?.url) {
      // The URL of an account has no letters of a name in Han or Hangul, but the box at the end of the text links to it too.
      const signedTwice =
        beside &&
        index > headline &&
        !startsWithCapitalLetter(name) &&
        links.filter(({ url, text: linkText }) => url === link.url && foldText(linkText) === foldText(name)).length > 1;
      // Categories, products and parts of manuals also have pages of their own name: a word for people must be in the URL, or the date next to it.
      const segments = pathWords(link.url);
      const isOfPeople = segments
        .slice(0, -1)
        .some((segment) => segment.split(/[-_]/).some((word) => authorPaths.includes(word) || memberPath.test(word)));
      const named = isOfPeople
        ? comparableName(link.url).includes(comparableName(name))
        : beside && comparableName(segments.at(-1) ?? '') === comparableName(name);
      if ((named || signedTwice) && !segments.some((segment) => subjects.test(segment))) return [[name, block, link]];
      continue;
    }
    if (inside.length > 0 && block.linkChars > 0) continue;
    const under = index > headline && index - headline <= 2;
    if (beside && (index > headline || hasDate(text, language))) return [[name, block]];
    if (under && startsWithCapitalLetter(name) && [index + 1, index + 2, index + 3].some((line) => isDated(input, line)))
      return [[name, block]];
    if (under && isPresented(input.blocks, name)) return [[name, block]];
  }
  return [];
}

/**
 * Names on a line between headline and text, in an element whose class names an author. In scripts without capitals, the line must also
 * have a date, because any word there can be a name.
 */
export function findNamesInAuthorClasses(
  input: ProvenanceInput,
  lines: readonly (readonly [number, Block])[],
  within: (block: Block) => readonly LinkFact[],
): [string, Block, LinkFact?][] {
  const { called = [], language } = input;
  const { headline, story, near } = layoutOf(input);
  if (headline < 0 || called.length === 0) return [];
  const isOther = headlineOrMenuNames(input);
  for (const [index, block] of lines) {
    if (near[index] !== 'title' || !mayHoldName(block, index, headline, story)) continue;
    const element = called.find(
      ({ selector }) =>
        block.selector === selector || block.selector.startsWith(`${selector} > `) || selector.startsWith(`${block.selector} > `),
    );
    if (!element) continue;
    const names = namesInAuthorLine(
      clipToOneLine(block.selector.length >= element.selector.length ? block.text : element.text, 200),
      language,
    );
    if (names.length > 0 && !names.some(isOther) && (startsWithCapitalLetter(names[0]!) || isBesideDate(input, index)))
      return names.map((name) => [name, block]);
    // Forums write the account there, capitalized or not: a link to the member, next to the date.
    const account = within(block).find((link) => link.url !== null && isMemberPage(link.url) && isHandle(link.text.trim()));
    if (account && isDated(input, index)) return [[account.text.trim(), block, account]];
  }
  return [];
}

/** Whether the line above is all in quotation marks: then the name is whose words they are. */
const isSpeaker = (blocks: readonly Block[], index: number): boolean =>
  index > 0 && blocks[index - 1]!.level === 0 && quoted.test(blocks[index - 1]!.text.trim());
const quoted = /^["“”„«»「『‹‘].{20,}["“”»«」』›’]$/su;

/** Two paragraphs in a row, however short: the text began above the line. */
const isBelowText = (blocks: readonly Block[], headline: number, index: number): boolean =>
  blocks.slice(headline + 1, index).some((block, at, all) => at > 0 && isParagraph(block) && isParagraph(all[at - 1]!));
const isParagraph = (block: Block): boolean => block.main && block.within === null && isProse(block);

/** Whether the name is also below the text, above a passage about the person. */
function isPresented(blocks: readonly Block[], name: string): boolean {
  const end = blocks.findLastIndex(({ main }) => main);
  for (let index = end + 1; index < blocks.length - 1 && index <= end + box.reach; index++) {
    const next = blocks[index + 1]!;
    if (foldText(blocks[index]!.text) === foldText(name) && next.level === 0 && next.linkChars === 0 && next.units >= box.told) return true;
  }
  return false;
}
/** Number of blocks below the text in which such a box can begin, and minimum text units of it. */
const box = { reach: 8, told: 10 } as const;

/** Who signs at the end of the text: an agency, or the initials of an editor. */
export function findSignatures(input: ProvenanceInput): [string, Block][] {
  const { blocks, language } = input;
  const main = blocks.filter((block) => block.main && block.level === 0);
  const signed = (part: readonly Block[]) =>
    part.flatMap((block) => namesInPassage(block.text, language).map((name): [string, Block] => [name, block]));
  // The sender of a dispatch is at its start, its editor at its end.
  const [opening, ending] = [signed(main.slice(0, 3)), signed(main.slice(-4))];
  if (opening.length + ending.length > 0) return opening.length > 0 ? opening : ending;
  const agency = agencyOf(input);
  if (agency) return [agency];
  if (main.length <= 2) return [];
  const end = blocks.lastIndexOf(main.at(-1)!);
  // A signature may be too short for the main content; a paragraph next to the others still belongs to them.
  const next = blocks[end + 1];
  const isNext =
    next &&
    next.tag === 'p' &&
    next.linkChars === 0 &&
    main.slice(-6).some((block) => block.tag === 'p' && parentSelector(block) !== '' && parentSelector(block) === parentSelector(next));
  const last = isNext && agencyDesk(next.text) !== '' ? next : main.at(-1)!;
  const desk = agencyDesk(last.text);
  if (desk !== '') return [[desk, last]];
  const person = isNext ? next : main.at(-1)!.tag === 'p' ? main.at(-1)! : undefined;
  const bare = person ? person.text.replace(aroundSignature, '') : '';
  // A text, not a list of cards whose last line may be two capitalized words.
  const isText = main.slice(-1 - leastSigned).filter((block) => block !== person && isProse(block)).length >= leastSigned;
  return person && person.linkChars === 0 && isText && signsAsPerson(bare, language) ? [[bare, person]] : [];
}

/** The name of an agency that begins a dispatch, (EFE).- or ROMA (ANSA) -, if a line between headline and text is only that name. */
function agencyOf(input: ProvenanceInput): [string, Block] | null {
  const { blocks } = input;
  const { headline, near } = layoutOf(input);
  const opens = /^(?:\p{Lu}[^().]{0,40})?\(([^()]{2,20})\)\s?\.?\s?[-–—]/u;
  for (const block of blocks.filter(({ main, level }) => main && level === 0).slice(0, 3)) {
    const letters = agencyDesk(opens.exec(block.text.slice(0, 80))?.[1] ?? '');
    // The line may have it twice: as the writer, and as the rights holder.
    const line =
      letters === ''
        ? undefined
        : blocks.find(
            (one, index) =>
              index > headline && near[index] === 'title' && one.level === 0 && one.text.split(/\s+/).every((word) => word === letters),
          );
    if (line) return [letters, line];
  }
  return null;
}

/** Minimum number of passages of a text that is signed with only a name below it. */
const leastSigned = 2;
/** A dash or slash before a signature, or brackets around it. */
const aroundSignature = /^[\s/–—―~*([（【-]+|[\s)\]）】*]+$/gu;
/** A name of at most three words and nothing else, not a line in capitals. */
const signsAsPerson = (text: string, language: string): boolean =>
  text.trim().split(/\s+/).length <= 3 &&
  nameOnlyLine(text, language) === text.trim() &&
  !(startsWithCapitalLetter(text) && text === text.toUpperCase());
