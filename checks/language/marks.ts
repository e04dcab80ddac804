/** Marks that separate the parts of titles and lines: one implementation, with the few variants that differ on purpose. */
import { memoizeByText } from '../core/helpers/memoize-by-text.ts';

/** Marks with space on both sides. Without it, a hyphen-minus, slash or colon is part of a word, time or number. */
const spaced = '-–—―－|·•»:/';
const title = new RegExp(String.raw`\s+[${spaced}]+\s+|\s*[|｜]\s*`, 'u');
/** Wikis and archives write the site name without a space or in brackets. Site names can contain these marks too. */
const tight = '|｜_＿丨：<>＜＞«»';
const tightTitle = new RegExp(String.raw`\s+[${spaced}@]+\s+|\s*(?:[${tight}]|::)\s*|\s+(?=\[[^\]]+\]\s*$)`, 'u');
const opensWithMark = new RegExp(String.raw`^\s*[${spaced}@${tight}]`, 'u');
/** Every mark that can separate a headline from what a site adds to it. Headlines contain many of them, so the text on both sides decides. */
const anyMark = new RegExp(String.raw`\s+[${spaced}«›>@~]+\s*|\s*[|｜_]+\s*|\s*::+\s*|\s*[:：]\s*|\s*[<＜(（[【]`, 'gu');
/** Remains of a mark at either end of a part. The brackets around a part in square brackets are dropped. */
const ends = /^[\s|｜_:：·•–—-]+|[\s|｜_:：·•–—-]+$/gu;

const filled = (parts: readonly string[]): string[] => parts.map((part) => part.trim()).filter((part) => part !== '');

/** Splits a title at the marks that sites put before their name. */
export const splitAtTitleMarks = (text: string): string[] => filled(text.split(title));
/** The same, also at marks without spaces: for text next to a known headline. */
export const splitAtTightTitleMarks = (text: string): string[] => filled(text.split(tightTitle).map(withoutMarksAtEnds));
/** A title from the first to the last of its parts that fit, with the marks between them; '' if none fits. */
export function titleBetweenParts(text: string, fits: (part: string, index: number) => boolean): string {
  let [start, end, at] = [-1, 0, 0];
  for (const [index, part] of splitAtTitleMarks(text).entries()) {
    // A part may also stand inside an earlier one: “Chess boards | Chess”.
    const found = text.indexOf(part, at);
    at = found + part.length;
    if (!fits(part, index)) continue;
    if (start < 0) start = found;
    end = at;
  }
  return start < 0 ? '' : text.slice(start, end);
}
/** Whether a text starts with a mark. Otherwise it continues the part before it. */
export const startsWithMark = (text: string): boolean => opensWithMark.test(text);
/** Positions at which a title may be split. */
export const findTitleMarks = (text: string): RegExpExecArray[] => [...text.matchAll(anyMark)];
export const withoutMarksAtEnds = (part: string): string => part.replace(/^\[([^[\]]+)\]$/u, '$1').replace(ends, '');

/** Whether a title starts or ends with a mark, or has two in a row: one of its parts is empty. */
export function hasEmptyTitlePart(text: string): boolean {
  // « and » in the same title are quotation marks, whichever comes first; so is » before a letter, which opens a quotation in Swedish and Finnish.
  const plain = text.includes('«') ? text.replace(/[«»]/g, '"') : text;
  return /^\s*[|｜–—·•»:-]\s|^\s*[|｜·•]|\s[|｜–—·•»:-]\s*$|[|｜]\s*$|\s[|｜–—·•»-]\s+[|｜–—·•»-]\s/u.test(plain);
}

/** Marks between the parts of a line, such as section, author and date. Dashes separate anywhere, a hyphen-minus only between spaces. */
export const lineMarks = '|｜丨︱·•∙⋅–—';
/** Source of a pattern for line separators. @param also additional characters @param or additional alternatives */
export const lineMarkPattern = (also = '', or = ''): string => String.raw`[${lineMarks}\n${also}]|\s-\s${or}`;
const dividing = memoizeByText((source: string) => new RegExp(source, 'u'), 20);
/** Splits a line at its separators; empty parts are included. */
export const splitAtLineMarks = (text: string, also = '', or = ''): string[] => text.split(dividing(lineMarkPattern(also, or)));

/** Separators in a row of labels, with a space before. No dash, comma or colon: those occur in prose too. */
const rowMark = / [|•·⋅∙›»/｜・] ?/g;
/** Number of label separators in a line, as in rows of links and breadcrumbs. */
export const countRowMarks = (text: string): number => text.match(rowMark)?.length ?? 0;
