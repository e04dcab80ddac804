import { foldText } from '../../language/phrases.ts';
import { parsedUrlParts } from '../../parse/urls.ts';

const extension = /\.(?:html?|php|aspx?|jsp|cgi|do)$/;

/**
 * Segments of a URL's path as words: decoded, lower case, accents and file extensions dropped, empty ones left out.
 * A URL that does not parse has none.
 */
export function derivePathWords(url: string): string[] {
  const path = parsedUrlParts(url)?.pathname ?? '';
  return path
    .slice(0, 500)
    .split('/')
    .filter((segment) => segment !== '')
    .map((segment) => {
      let text = segment.toLowerCase();
      if (/^[a-z\d._~-]*$/.test(text)) return text.replace(extension, '');
      try {
        text = decodeURIComponent(segment);
      } catch {
        // Broken escapes stay as they are.
      }
      return foldText(text)
        .normalize('NFKD')
        .replace(/[\u0300-\u036f]/g, '')
        .replace(extension, '');
    });
}
