/** Marks that divide titles and lines into parts: one reader for all of them, and the few variants that differ on purpose. */
import { memoizeByText } from '../core/memoize-by-text.ts';

/** Marks with space on both sides. A hyphen-minus, a slash or a colon alone is inside words, times and numbers. */
const spaced = '-–—―－|·•»:/';
const title = new RegExp(String.raw`\s+[${spaced}]+\s+|\s*[|｜]\s*`, 'u');
/** Wikis and archives set no space before the site's name, or brackets around it. Names that sites give themselves hold these marks too. */
const tight = '|｜_＿丨：<>＜＞«»';
const tightTitle = new RegExp(String.raw`\s+[${spaced}@]+\s+|\s*(?:[${tight}]|::)\s*|\s+(?=\[[^\]]+\]\s*$)`, 'u');
const opensWithMark = new RegExp(String.raw`^\s*[${spaced}@${tight}]`, 'u');
/** Every mark that may be between a headline and what sites add to it. Headlines hold many of them: what is on both sides decides. */
const anyMark = new RegExp(String.raw`\s+[${spaced}«›>@~]+\s*|\s*[|｜_]+\s*|\s*::+\s*|\s*[:：]\s*|\s*[<＜(（[【]`, 'gu');
/** What is left of a mark at an end of a part; a part in square brackets is read without them. */
const ends = /^[\s|｜_:：·•–—-]+|[\s|｜_:：·•–—-]+$/gu;

const filled = (parts: readonly string[]): string[] => parts.map((part) => part.trim()).filter((part) => part !== '');

/** Parts of a title between the marks that sites put before their name. */
export const titleParts = (text: string): string[] => filled(text.split(title));
/** The same where no space says so: of what is beside a known headline. */
export const tightTitleParts = (text: string): string[] => filled(text.split(tightTitle).map(bareEnds));
/** Whether a text goes on behind a mark: else it is more of what is before it. */
export const startsWithMark = (text: string): boolean => opensWithMark.test(text);
/** Places in a title where it may divide. */
export const titleMarks = (text: string): RegExpExecArray[] => [...text.matchAll(anyMark)];
export const bareEnds = (part: string): string => part.replace(/^\[([^[\]]+)\]$/u, '$1').replace(ends, '');

/** A title that begins or ends with a mark, or holds two with nothing between: a part was left empty. */
export function isHalfEmpty(text: string): boolean {
  // « and » in one title are quotation marks, whichever of them opens; so is » before a letter, as it opens in Swedish and Finnish.
  const plain = text.includes('«') ? text.replace(/[«»]/g, '"') : text;
  return /^\s*[|｜–—·•»:-]\s|^\s*[|｜·•]|\s[|｜–—·•»:-]\s*$|[|｜]\s*$|\s[|｜–—·•»-]\s+[|｜–—·•»-]\s/u.test(plain);
}

/** Marks between the parts of a line, such as section, author and day. Longer dashes divide anywhere, a hyphen-minus between spaces. */
export const lineMarks = '|｜丨︱·•–—';
/** Source of a pattern for what divides a line. @param also characters that divide it too. @param or further alternatives */
export const lineMark = (also = '', or = ''): string => String.raw`[${lineMarks}\n${also}]|\s-\s${or}`;
const dividing = memoizeByText((source: string) => new RegExp(source, 'u'), 20);
/** The parts of a line, empty ones too, as they are there. */
export const lineParts = (text: string, also = '', or = ''): string[] => text.split(dividing(lineMark(also, or)));

/** Between the labels of a row, with space before them; no dash, no comma, no colon: these are in prose too. */
const rowMark = / [|•·⋅∙›»/｜・] ?/g;
/** How often a line is divided as rows of labels and paths are. */
export const rowMarks = (text: string): number => text.match(rowMark)?.length ?? 0;
