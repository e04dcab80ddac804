import { foldText } from '../../language/phrases.ts';
import { parsedUrlParts, percentDecode } from '../../parse/urls.ts';
import { withoutAccents } from '../../language/letters.ts';
import { fileEndings } from '../../lists/changing-links.ts';

/** A segment of a path in lower case, without the file extension of a page. */
export const withoutPageExtension = (segment: string): string => segment.replace(/\.(?:html?|php|aspx?|jsp|cgi|do)$/, '');

/**
 * The segments of a URL's path as words: decoded, in lower case, without accents, file extensions and empty segments.
 * Empty if the URL cannot be parsed.
 */
export function pathWords(url: string): string[] {
  const path = parsedUrlParts(url)?.pathname ?? '';
  return path
    .slice(0, 500)
    .split('/')
    .filter((segment) => segment !== '')
    .map((segment) => {
      const text = segment.toLowerCase();
      if (/^[a-z\d._~-]*$/.test(text)) return withoutPageExtension(text);
      return withoutPageExtension(withoutAccents(foldText(percentDecode(segment))));
    });
}

/** Whether a path segment is one of some names, or has at most `most` words and one of some words (about-contact-imprint). Longer segments are titles. */
export function segmentIsNamed(segment: string, names: ReadonlySet<string>, words: ReadonlySet<string>, most: number): boolean {
  const parts = segment.split(/[-_]/);
  return names.has(segment) || (parts.length <= most && parts.some((part) => words.has(part)));
}

const files = new Set(fileEndings);
/** Whether a URL is that of a picture, archive or other file, not of a page. */
export const isFileUrl = (url: string): boolean =>
  files.has(/\.([a-z\d]{1,6})$/i.exec(parsedUrlParts(url)?.pathname ?? '')?.[1]?.toLowerCase() ?? '');
