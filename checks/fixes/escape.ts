/** Escapes texts of a page so that they cannot leave the place where they are pasted: an attribute, a tag, a script, a line, a cell. */
import { caps, collapseTextSpaces } from '../core/helpers/clip.ts';
import { parseUrl } from '../parse/urls.ts';

/** Control characters except white space, and code points that are not characters: never written on purpose. */
const unwritable = /(?![\t\n\v\f\r])\p{Cc}|\p{Noncharacter_Code_Point}/gu;
/** The same without the controls that only a wrong encoding makes of text: they show that it was misread. */
const unwritableInLine = /(?![\t\n\v\f\r\x80-\x9f])\p{Cc}|\p{Noncharacter_Code_Point}/gu;
/** Marks that change the direction of text, so that it reads differently from what it is (CVE-2021-42574). They are written as references, to be visible. */
const turning = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;
const hex = (character: string) => character.codePointAt(0)!.toString(16);

/** One line of well-formed text: every run of white space, including line ends, becomes one space. */
export const plainLineToPaste = (text: string, max: number = caps.block): string =>
  collapseTextSpaces(text.slice(0, max).toWellFormed().replace(unwritableInLine, '')).trim();

const references: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
/** For an attribute in double quotes, or the text of an element, in HTML and in XML. */
export const htmlTextToPaste = (text: string): string =>
  plainLineToPaste(text)
    .replace(unwritable, '')
    .replace(/[&<>"]/g, (character) => references[character]!)
    .replace(turning, (character) => `&#x${hex(character)};`);

/**
 * JSON for a script element: nothing in it can end the element or begin a comment.
 * @param xml ampersands are escaped too, because they would begin a reference in XHTML
 */
export function scriptJsonToPaste(data: unknown, xml = false): string {
  const text = JSON.stringify(data, null, 2);
  const risky = xml ? /[<>&\u2028\u2029]/g : /[<>\u2028\u2029]/g;
  const escaped = (character: string) => `\\u${hex(character).padStart(4, '0')}`;
  return text.replace(unwritable, '').replace(risky, escaped).replace(turning, escaped);
}

/**
 * A URL that is safe on a line: absolute, http(s), ASCII; null for any other.
 * URL parsers return no white space, quotation marks, angle brackets or control characters.
 */
export function urlToPaste(url: string): string | null {
  const parsed = parseUrl(url);
  if (!parsed) return null;
  parsed.hash = '';
  parsed.username = '';
  parsed.password = '';
  const { href, protocol } = parsed;
  return (protocol === 'http:' || protocol === 'https:') && href.length < caps.url && /^[!#-;=?-~]+$/.test(href) ? href : null;
}
