import { number } from './english.ts';

export const viewport = {
  title: 'Viewport fits mobile',
  why: 'Without a viewport declaration phones lay the page out for a desktop and shrink it. Google indexes what its smartphone crawler sees.',
  words: { times: 'times' },
  says: {
    fits: () => ({ message: 'The page is laid out as wide as the device, and can be zoomed.', change: '' }),
    missing: () => ({
      message: 'There is no viewport declaration: phones lay the page out about 980 pixels wide and shrink it.',
      change: 'Add <meta name="viewport" content="width=device-width, initial-scale=1"> to the head.',
    }),
    fixed: ({ width }: { width: number }) => ({
      message: `The viewport has a fixed width of ${number(width)} px.`,
      change: 'Write width=device-width instead of a number.',
    }),
    noWidth: ({ content }: { content: string }) => ({
      message:
        content.trim() === ''
          ? 'The viewport declaration has no content.'
          : `The viewport declaration sets no width that browsers understand: "${content}".`,
      change: 'Write width=device-width, initial-scale=1, with a comma between them.',
    }),
    zoomBlocked: ({ what, scale, maximumScale }: { what: string; scale: number; maximumScale: number }) => ({
      message: `${what} limits zooming: people who need larger text cannot enlarge the page${scale > 1 ? ` more than ${number(scale)} times` : ''}.`,
      change: `Remove user-scalable=no and any maximum-scale below ${number(maximumScale)}.`,
    }),
    zoomMisread: () => ({
      message: 'Chrome and Safari read the semicolon after user-scalable as part of its value, and then do not let people zoom.',
      change: 'Separate the parts with commas, or remove user-scalable.',
    }),
    overflows: ({ document, window }: { document: number; window: number }) => ({
      message: `The page is ${number(document)} px wide in a window of ${number(window)} px, so it scrolls sideways.`,
      change: 'Let the elements that stick out wrap or shrink: max-width: 100 % for media, overflow-x: auto for wide tables.',
    }),
    semicolons: () => ({
      message: 'The declaration uses semicolons, which Chrome and Safari do not read as separators.',
      change: 'Separate the parts with commas.',
    }),
    severalUsed: ({ count }: { count: number }) => ({
      message: `There are ${number(count)} viewport declarations; browsers use the last one, which is judged here.`,
      change: 'Keep one.',
    }),
  },
};
