/** Maximum length of every string from a page, in UTF-16 code units. */
export const caps = {
  url: 2_000,
  /** For the page's own URL, because it is compared with the browser's and requested again. */
  pageUrl: 100_000,
  attribute: 500,
  snippet: 200,
  text: 200,
  title: 1_000,
  block: 2_000,
  source: 200_000,
} as const;

/** Well-formed text of at most `max` code units: lone surrogates become U+FFFD, pairs are never split. */
export function clipText(text: string, max: number): string {
  const formed = text.toWellFormed();
  if (formed.length <= max) return formed;
  const end = max - 1;
  const splitsPair = (formed.charCodeAt(end - 1) & 0xfc00) === 0xd800;
  return `${formed.slice(0, splitsPair ? end - 1 : end)}…`;
}

/** Collapses every run of white space to one space. Single spaces, nearly all of them, are not matched, so that they are not replaced by themselves. */
export const collapseTextSpaces = (text: string): string => text.replace(/\s{2,}|[^\S ]/g, ' ');

/**
 * Characters that nobody sees, which a text loses before it is shown, compared or pasted: soft hyphens, places where a line may break, joiners
 * of words, marks of the byte order, and the private code points of icon fonts. Joiners inside of words stay: Persian and emoji need them.
 */
const unseen = /[\u00ad\u200b\u2060-\u2064\ufeff\ue000-\uf8ff]+/g;
export const withoutUnseenCharacters = (text: string): string => text.replace(unseen, '');

/** Collapses white space as in rendered text, removes characters that nobody sees, trims and clips. */
export function clipToOneLine(text: string, max: number): string {
  // Text far longer than the cap is cut before the expensive part.
  const near = text.length > max * 8 ? text.slice(0, max * 8) : text;
  return clipText(collapseTextSpaces(withoutUnseenCharacters(near)).trim(), max);
}
