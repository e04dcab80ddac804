import { amount } from './english.ts';

const moved = (what: string) => `Move ${what === 'Loose text' ? 'the text' : `the ${what}`} into the body, or behind all metadata.`;

export const headMarkup = {
  title: 'Head is parsed as intended',
  why: 'An element that may not stand in the head ends it: HTML parsers move everything after it into the body, where search engines ignore titles, robots rules and canonicals.',
  says: {
    asIntended: () => ({ message: 'The head is read to its end, in standards mode, with a declared encoding.', change: '' }),
    endedEarly: ({ what, line, lost }: { what: string; line: number; lost: string }) => ({
      message: `${what} in line ${line} of the source ends the head early. What search engines need comes after it and so lands in the body: ${lost}.`,
      change: `${moved(what)} Only title, meta, link, script, style, base, noscript and template may stand in the head.`,
    }),
    endedBeforeMinor: ({ what, line }: { what: string; line: number }) => ({
      message: `${what} in line ${line} of the source ends the head early, and other metadata after it lands in the body.`,
      change: moved(what),
    }),
    inBody: ({ what }: { what: string }) => ({
      message: `In the body, where search engines do not read it: ${what}.`,
      change: 'Put this metadata into the head.',
    }),
    quirks: () => ({
      message: 'The page is rendered in quirks mode, as browsers of the 1990s did.',
      change: 'Let the document begin with <!doctype html>.',
    }),
    noCharset: ({ bytes }: { bytes: number }) => ({
      message: `No character encoding is declared in the Content-Type header, by a byte order mark, or within the first ${bytes} bytes.`,
      change: 'Make <meta charset="utf-8"> the first element of the head, or send charset=utf-8 with the Content-Type header.',
    }),
    duplicateCharset: ({ count }: { count: number }) => ({ message: `The encoding is declared ${count} times.`, change: 'Keep one declaration.' }),
    duplicateViewport: ({ count }: { count: number }) => ({ message: `The viewport is declared ${count} times; browsers go by the last.`, change: 'Keep one declaration.' }),
    refreshAway: ({ url }: { url: string }) => ({
      message: `A meta refresh sends everyone to another address at once: ${url}`,
      change: 'Redirect on the server with status 301 or 308.',
    }),
    refreshLater: ({ seconds }: { seconds: number }) => ({
      message: `A meta refresh replaces the page after ${amount(seconds, 'second')}.`,
      change: 'Redirect on the server, or update the content with a script: people may still be reading.',
    }),
  },
};
