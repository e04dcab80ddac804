import { isHttpUrl, parseUrl } from '../../../checks/parse/urls.ts';
import { oneLine } from '../../one-line.ts';

/**
 * Prepares text of a page for print: one line, well-formed, composed, at most `max` code units. Control characters become spaces;
 * direction overrides and invisible characters are removed, because they could make a text look like another one. The marks for a
 * letter of either direction stay: sentences in Arabic need them around numbers and paths.
 */
export function printableText(text: string, max: number): string {
  // A title can have a megabyte, so truncate before the expensive steps.
  const near = text.length > max * 4 ? text.slice(0, max * 4) : text;
  const visible = near.toWellFormed().replace(/[\u061c\u200b\u202a-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb\u00ad]/g, '');
  return clip(oneLine(visible).normalize('NFC'), max);
}

/** At most `max` code units with an ellipsis, without splitting surrogate pairs. */
function clip(text: string, max: number): string {
  if (text.length <= max) return text;
  const end = max - 1;
  const splitsPair = (text.charCodeAt(end - 1) & 0xfc00) === 0xd800;
  return `${text.slice(0, splitsPair ? end - 1 : end).trimEnd()}…`;
}

/** The URL as a PDF link: http(s), ASCII, within the length that PDF readers support. Null for any other text. */
export function clickableUrl(url: string): string | null {
  const parsed = parseUrl(url);
  return parsed && isHttpUrl(parsed) && parsed.href.length <= 2_000 ? parsed.href : null;
}

/** The URL in readable form: decoded if that is safe. */
export function printableUrl(url: string, max: number): string {
  let shown = url;
  try {
    shown = decodeURI(url);
  } catch {
    // Not UTF-8: leave the URL unchanged.
  }
  return printableText(shown, max);
}
