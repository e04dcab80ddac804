/** Letters, marks and digits: what is decoded can neither turn text around, nor hide, nor end what is there. */
const plain = /^[\p{L}\p{M}\p{N}]+$/u;
/** Bytes above ASCII, and the end of a text that was cut there. */
const encoded = /((?:%[89a-f][0-9a-f])+)((?:%[0-9a-f]?)?…)?/gi;

/**
 * Percent-encoding taken off where it is UTF-8 and turns into letters to read. For the eye only: what is copied, saved and requested keeps it.
 * @param url or a text with URLs in it
 */
export const readableUrl = (url: string): string =>
  url.replace(encoded, (whole, run: string, cut = '') => {
    // What was cut may end within a character, which has four bytes at most.
    for (let end = run.length; end > run.length - (cut ? 12 : 3); end -= 3) {
      const text = decoded(run.slice(0, end));
      if (plain.test(text)) return text + (cut && '…');
    }
    return whole;
  });

/** '' for what is no UTF-8. */
function decoded(run: string): string {
  try {
    return decodeURIComponent(run);
  } catch {
    return '';
  }
}
