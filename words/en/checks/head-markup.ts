import { amount, and, number } from './english.ts';

const textNode = '#text';
type Culprit = { tag: string; noscript: boolean };
/** What ends the head: loose text or an element, perhaps inside noscript. */
const culprit = ({ tag, noscript }: Culprit) => {
  const what = tag === textNode ? 'Loose text' : `<${tag}>`;
  return noscript ? `${what} inside <noscript>` : what;
};
const move = ({ tag, noscript }: Culprit) =>
  tag === textNode
    ? 'Move the text into the body, or behind all metadata.'
    : `Move the ${culprit({ tag, noscript })} into the body, or behind all metadata.`;

export const headMarkup = {
  title: 'Head is parsed as intended',
  why: 'An element that does not belong in the head ends it: HTML parsers move everything after it into the body, where search engines ignore titles, robots rules and canonicals.',
  says: {
    asIntended: () => ({ message: 'The head is read to its end, in standards mode, with a declared encoding.', change: '' }),
    endedEarly: ({ tag, noscript, line, lost }: { tag: string; noscript: boolean; line: number; lost: string[] }) => ({
      message: `${culprit({ tag, noscript })} in line ${number(line)} of the source ends the head early. So what search engines need lands in the body: ${and(lost)}.`,
      change: `${move({ tag, noscript })} Only title, meta, link, script, style, base, noscript and template belong in the head.`,
    }),
    endedBeforeMinor: ({ tag, noscript, line }: { tag: string; noscript: boolean; line: number }) => ({
      message: `${culprit({ tag, noscript })} in line ${number(line)} of the source ends the head early, and other metadata after it lands in the body.`,
      change: move({ tag, noscript }),
    }),
    inBody: ({ names }: { names: string[] }) => ({
      message: `In the body, where search engines do not read them: ${and(names)}.`,
      change: 'Put this metadata into the head.',
    }),
    quirks: () => ({
      message: 'The page is rendered in quirks mode, as browsers of the 1990s did.',
      change: 'Let the document begin with <!doctype html>.',
    }),
    noCharset: ({ charsetBytes }: { charsetBytes: number }) => ({
      message: `No character encoding is declared in the Content-Type header, by a byte order mark, or within the first ${amount(charsetBytes, 'byte')}.`,
      change: 'Make <meta charset="utf-8"> the first element of the head, or send charset=utf-8 with the Content-Type header.',
    }),
    duplicateCharset: ({ count }: { count: number }) => ({
      message: `The encoding is declared ${number(count)} times, not always the same.`,
      change: 'Keep one declaration.',
    }),
    duplicateViewport: ({ count }: { count: number }) => ({
      message: `The viewport is declared ${number(count)} times, not always the same; browsers go by the last.`,
      change: 'Keep one declaration.',
    }),
    refreshAway: ({ url }: { url: string }) => ({
      message: `A meta refresh sends everyone to another URL at once: ${url}`,
      change: 'Redirect on the server with status 301 or 308.',
    }),
    refreshLater: ({ seconds, away }: { seconds: number; away: boolean }) => ({
      message: `A meta refresh ${away ? 'replaces' : 'reloads'} the page after ${amount(seconds, 'second')}.`,
      change: `${away ? 'Redirect on the server' : 'Update the content with a script'}: people may still be reading.`,
    }),
  },
};
