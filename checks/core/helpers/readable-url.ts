/** Letters, marks and digits only: decoded text can then neither change direction, nor be invisible, nor end the surrounding text. */
const plain = /^[\p{L}\p{M}\p{N}]+$/u;
/** Percent-encoded bytes above ASCII, possibly cut off at the end. */
const encoded = /((?:%[89a-f][0-9a-f])+)((?:%[0-9a-f]?)?…)?/gi;

/**
 * Decodes percent-encoded UTF-8 that is readable letters. For display only: copied, saved and requested URLs keep the encoding.
 * @param url or a text with URLs in it
 */
export const readableUrl = (url: string): string =>
  url.replace(encoded, (whole, run: string, cut = '') => {
    // A cut-off text may end within a character, which has at most four bytes.
    for (let end = run.length; end > run.length - (cut ? 12 : 3); end -= 3) {
      const text = decoded(run.slice(0, end));
      if (plain.test(text)) return text + (cut && '…');
    }
    return whole;
  });

const originOf = (url: string): string => /^https?:\/\/[^/?#]+/i.exec(url)?.[0].toLowerCase() ?? '';
/** The part of a URL from where it differs from that of a page on the same host; the whole URL if the host differs. For display only. */
export function urlFromPage(url: string, page: string): string {
  const origin = originOf(page);
  return origin !== '' && originOf(url) === origin && url.length > origin.length ? url.slice(origin.length) : url;
}

/** '' if it is not UTF-8. */
function decoded(run: string): string {
  try {
    return decodeURIComponent(run);
  } catch {
    return '';
  }
}
