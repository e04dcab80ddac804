import { isHttpUrl, parseUrl } from '../../checks/doors/formats.ts';

/**
 * Text of a page, made fit for paper: one line, well-formed, composed, at most `max` code units. Control characters become spaces;
 * overrides of the writing direction and invisible marks go, because they could make a text look like another one.
 */
export function pdfPrintableText(text: string, max: number): string {
  // A title can have a megabyte, so truncate before the expensive steps.
  const near = text.length > max * 4 ? text.slice(0, max * 4) : text;
  const line = near
    .toWellFormed()
    .replace(/[\u061c\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb\u00ad]/g, '')
    .replace(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, ' ')
    .trim()
    .normalize('NFC');
  return clip(line, max);
}

/** At most `max` code units with an ellipsis, no pair of surrogates cut in half. */
function clip(text: string, max: number): string {
  if (text.length <= max) return text;
  const end = max - 1;
  const splitsPair = (text.charCodeAt(end - 1) & 0xfc00) === 0xd800;
  return `${text.slice(0, splitsPair ? end - 1 : end).trimEnd()}…`;
}

/** The address as a link of a PDF may have it: http(s), ASCII, not longer than readers take. Null for every other text. */
export function pdfLinkUrl(url: string): string | null {
  const parsed = parseUrl(url);
  return parsed && isHttpUrl(parsed) && parsed.href.length <= 2_000 ? parsed.href : null;
}

/** The address as people read it: decoded where that is safe. */
export function pdfReadableUrl(url: string, max: number): string {
  let shown = url;
  try {
    shown = decodeURI(url);
  } catch {
    // Not UTF-8: leave the URL unchanged.
  }
  return pdfPrintableText(shown, max);
}
