/** Misread characters of a page (parse/misread-text.ts), unless the page is about such characters. */
import type { Block } from '../../core/facts/text.ts';
import { findMisreading, type MisreadText } from '../../parse/misread-text.ts';
import { findCharacterReferences } from '../../parse/character-references.ts';
import type { Subject } from './placeholders.ts';

/** What texts about encodings and markup name, in any language. */
const aboutCharacters = /\b(?:x?html|xml|utf-?(?:8|16)|unicode|ascii|mojibake|charset|encoding|latin-?1|iso-?8859|(?:windows|cp)-?125\d)/i;
const aboutEncodings = /\b(?:utf-?(?:8|16)|mojibake|unicode|iso-?8859|(?:windows|cp)-?125\d)/i;
/** Blocks in which the subject of a page is looked for. */
const blocksRead = 2_000;

/** Whether a text or its page speaks of wrong characters: a heading names the subject, or the text shows code with references. */
function isSubject(kind: MisreadText['kind'], value: string, { headings, blocks }: Pick<Subject, 'headings' | 'blocks'>): boolean {
  if ([value, ...headings].some((text) => aboutCharacters.test(text))) return true;
  return blocks
    .slice(0, blocksRead)
    .some(({ text, code, partlyCode }) =>
      kind !== 'escape' ? aboutEncodings.test(text) : (code || partlyCode === true) && findCharacterReferences(text).length > 0,
    );
}

/** The mark behind a text that software cut off, as forum software writes it into every description: readers see a cut text in any case. */
const cutMark = /&(?:hellip|#8230|#x2026);\s*$/i;
/** What is wrong with the characters of a title, a description or another short text; null if nothing is. */
export function findMisreadText(value: string, subject: Pick<Subject, 'headings' | 'blocks'>): MisreadText | null {
  const misread = findMisreading(value.replace(cutMark, '…'));
  return misread && !isSubject(misread.kind, value, subject) ? misread : null;
}

/** Blocks of text with one kind of misread characters. */
export interface MisreadBlocks extends MisreadText {
  blocks: Block[];
  /** Blocks with characters that can be misread. */
  total: number;
}

/** Characters of a page by which its encoding is recognized if the bytes of single words do not show it. */
const sampleLength = 2_000;

/** A limit of length cut a character in half, in the teaser of a page that is fine. */
const isCutCharacter = ({ found, blocks }: MisreadBlocks): boolean => blocks.length === 1 && found.includes('\ufffd');

/** What bytes or references stand for. Plain ASCII is the same in all encodings. */
const canBeMisread = ({ text }: Block): boolean => /[^\0-\x7f]|&/.test(text);

/** Misread text of a page, by kind. Code samples and comments are left out: visitors write what they like. */
export function findMisreadBlocks(all: readonly Block[], subject: Pick<Subject, 'headings' | 'blocks'>): MisreadBlocks[] {
  const read = all.filter((block) => !block.code && !block.partlyCode && block.region !== 'comments' && canBeMisread(block));
  const found: MisreadBlocks[] = [];
  for (const block of read) {
    const misread = findMisreading(block.text, { rarer: false });
    if (!misread) continue;
    const same = found.find(({ kind }) => kind === misread.kind);
    if (same) same.blocks.push(block);
    else found.push({ ...misread, blocks: [block], total: read.length });
  }
  if (found.length === 0) {
    const sample: Block[] = [];
    for (let length = 0, at = 0; at < read.length && length < sampleLength; at++) {
      if (!read[at]!.main) continue;
      sample.push(read[at]!);
      length += read[at]!.text.length;
    }
    const misread = findMisreading(sample.map(({ text }) => text).join('\n'));
    if (misread) found.push({ ...misread, blocks: read.filter(({ main }) => main), total: read.length });
  }
  return found.filter((one) => !isCutCharacter(one) && !isSubject(one.kind, '', subject));
}
