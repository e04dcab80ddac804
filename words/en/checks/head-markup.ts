import { agree, amount, and, number } from './grammar.ts';

type Declared = { used: string; by: 'header' | 'bom'; other: string; from: 'header' | 'meta' };
const charsetPlaces = { header: 'Content-Type header', bom: 'byte order mark', meta: 'meta element' };
const bothText = ({ used, by, other, from }: Declared) =>
  `The ${charsetPlaces[by]} declares ${used}, the ${charsetPlaces[from]} ${other}. The ${charsetPlaces[by]} wins`;
const textNode = '#text';
type Culprit = { tag: string; noscript: boolean };
/** What ends the head: loose text or an element, perhaps inside noscript. */
const culprit = ({ tag, noscript }: Culprit) => {
  const what = tag === textNode ? 'loose text' : `<${tag}>`;
  return noscript ? `${what} inside <noscript>` : what;
};
const move = ({ tag, noscript, line }: Culprit & { line: number }) =>
  `Move the ${tag === textNode ? 'text' : culprit({ tag, noscript })} on line ${number(line)} to the body.`;
/** What reloads or leaves the page. */
const refresher = (header: boolean) => (header ? 'The Refresh header' : 'A meta refresh');

export const headMarkup = {
  title: 'Head is parsed correctly',
  problem: 'Head markup has errors',
  why: 'An element that does not belong in the head closes it: HTML parsers put everything after it in the body, where search engines ignore titles, canonicals and hreflang.',
  says: {
    sharedIds: ({ count }: { count: number }) => ({
      message: `${amount(count, 'id')} that labels or ARIA attributes refer to ${agree(count, 'is', 'are')} on several elements; screen readers use the first.`,
      change: '',
    }),
    asIntended: () => ({ message: 'The head is parsed completely, in standards mode, with a declared encoding.', change: '' }),
    endedEarly: ({ tag, noscript, line, lost }: { tag: string; noscript: boolean; line: number; lost: string[] }) => ({
      message: `Search engines may ignore the ${and(lost)}: ${culprit({ tag, noscript })} on line ${number(line)} ends the head early.`,
      change: move({ tag, noscript, line }),
    }),
    neverClosed: ({ tag, line }: { tag: string; line: number }) => ({
      message: `<${tag}> on line ${number(line)} is never closed: browsers and search engines read the rest of the page as its content.`,
      change: `Close it with </${tag}>.`,
    }),
    endedBeforeMinor: ({ tag, noscript, line }: { tag: string; noscript: boolean; line: number }) => ({
      message: `The head ends early on line ${number(line)} (${culprit({ tag, noscript })}), so the metadata after it ends up in the body.`,
      change: move({ tag, noscript, line }),
    }),
    inBody: ({ names }: { names: string[] }) => ({
      message: `These tags are in the body, where search engines ignore them: ${and(names)}.`,
      change: 'Move these tags to the head.',
    }),
    quirks: () => ({
      message: 'The page is rendered in quirks mode, which emulates browsers of the 1990s.',
      change: 'Start the document with <!doctype html>.',
    }),
    noCharset: ({ charsetBytes }: { charsetBytes: number }) => ({
      message: `No character encoding is declared in the Content-Type header, by a byte order mark or in the first ${amount(charsetBytes, 'byte')}.`,
      change: 'Make <meta charset="utf-8"> the first element of the head, or send charset=utf-8 with the Content-Type header.',
    }),
    duplicateCharset: ({ count }: { count: number }) => ({
      message: `The encoding is declared ${number(count)} times, with different values.`,
      change: 'Keep one declaration of the encoding.',
    }),
    charsetDiffers: (declared: Declared) => ({
      message: `${bothText(declared)}.`,
      change: `Declare ${declared.used} in both places, or only once.`,
    }),
    misread: (declared: Declared) => ({
      message: `${bothText(declared)}, so the text is read in a wrong encoding.`,
      change: `Declare the encoding in which the page is saved in both places.${declared.by === 'header' ? ' The header is set by the server or the application.' : ''}`,
    }),
    duplicateViewport: ({ count }: { count: number }) => ({
      message: `The viewport is declared ${number(count)} times, with different values; browsers use the last.`,
      change: 'Keep one viewport declaration.',
    }),
    cutAtQuote: ({ names, end }: { names: string[]; end: string }) => ({
      message: `A quotation mark inside the value ends ${and(names)} early, at “…${end}”: the rest is lost.`,
      change: 'Write quotation marks inside the value as &quot;, and apostrophes as &#39;.',
    }),
    refreshAway: ({ url, header }: { url: string; header: boolean }) => ({
      message: `${refresher(header)} immediately redirects to another URL: ${url}`,
      change: 'Redirect on the server with status 301 or 308.',
    }),
    refreshLater: ({ seconds, away, header }: { seconds: number; away: boolean; header: boolean }) => ({
      message: `${refresher(header)} ${away ? 'replaces' : 'reloads'} the page after ${amount(seconds, 'second')}.`,
      change: `${away ? 'Redirect on the server' : 'Update the content with a script'}, so that readers are not interrupted.`,
    }),
  },
};
