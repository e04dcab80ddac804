import { number } from './grammar.ts';

export const viewport = {
  title: 'Viewport works on mobile',
  problem: 'Viewport doesn’t work on mobile',
  why: 'Without a viewport declaration, phones render the page at desktop width and shrink it. Google indexes what its smartphone crawler sees.',
  words: { times: 'times' },
  says: {
    fits: () => ({ message: 'The page fits the device width and can be zoomed.', change: '' }),
    missing: () => ({
      message: 'Phones shrink the page to fit: it has no viewport tag.',
      change: 'Add <meta name="viewport" content="width=device-width, initial-scale=1"> to the head.',
    }),
    fixed: ({ width }: { width: number }) => ({
      message: `The viewport has a fixed width of ${number(width)} px.`,
      change: 'Use width=device-width in the viewport declaration instead of a number.',
    }),
    noWidth: ({ content }: { content: string }) => ({
      message:
        content.trim() === ''
          ? 'Phones shrink the page to fit: its viewport tag is empty.'
          : `The viewport declaration has no valid width: “${content}”.`,
      change: 'Set <meta name="viewport" content="width=device-width, initial-scale=1">.',
    }),
    zoomBlocked: ({ what, scale, maximumScale }: { what: string; scale: number; maximumScale: number }) => ({
      message: `${what} limits zooming: people who need larger text cannot enlarge the page${scale > 1 ? ` more than ${number(scale)} times` : ''}.`,
      change: `Remove user-scalable=no and any maximum-scale below ${number(maximumScale)}.`,
    }),
    zoomMisread: () => ({
      message: 'Chrome and Safari read the semicolon after user-scalable as part of its value, and then block zooming.',
      change: 'Separate the parts with commas, or remove user-scalable.',
    }),
    overflows: ({ document, window }: { document: number; window: number }) => ({
      message: `The page is ${number(document)} px wide in a ${number(window)} px window, so it scrolls horizontally.`,
      change: 'Make the overflowing elements wrap or shrink: max-width: 100% for media, overflow-x: auto for wide tables.',
    }),
    semicolons: () => ({
      message: 'The declaration uses semicolons, which Chrome and Safari do not treat as separators.',
      change: 'Separate the parts with commas.',
    }),
    severalUsed: ({ count }: { count: number }) => ({
      message: `${number(count)} viewport declarations; browsers use the last, which is checked here.`,
      change: 'Keep one viewport declaration.',
    }),
  },
};
