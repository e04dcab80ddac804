export const viewport = {
  title: 'Viewport fits mobile',
  why: 'Without a viewport declaration phones lay the page out for a desktop and shrink it. Google indexes what its smartphone crawler sees.',
  says: {
    fits: () => ({ message: 'The page is laid out as wide as the device, and can be zoomed.', change: '' }),
    missing: () => ({
      message: 'There is no viewport declaration: phones lay the page out about 980 pixels wide and shrink it.',
      change: 'Add <meta name="viewport" content="width=device-width, initial-scale=1"> to the head.',
    }),
    fixed: ({ width }: { width: string }) => ({
      message: `The viewport has a fixed width of ${width}.`,
      change: 'Write width=device-width instead of a number.',
    }),
    noWidth: ({ content }: { content: string }) => ({
      message: `The viewport declaration sets no width that browsers understand: "${content}".`,
      change: 'Write width=device-width, initial-scale=1, with a comma between them.',
    }),
    zoomBlocked: ({ what }: { what: string }) => ({
      message: `Zooming is limited by ${what}: people who need larger text cannot enlarge the page.`,
      change: 'Remove user-scalable=no and any maximum-scale below 5.',
    }),
    overflows: ({ document, window }: { document: number; window: number }) => ({
      message: `The document is ${document} px wide in a window of ${window} px, so that it scrolls sideways.`,
      change: 'Let the elements that stick out wrap or shrink: max-width: 100 % for media, overflow-x: auto for wide tables.',
    }),
    semicolons: () => ({
      message: 'The declaration uses semicolons, which Chrome and Safari do not take for separators.',
      change: 'Separate the parts with commas.',
    }),
    severalUsed: ({ count }: { count: number }) => ({ message: `There are ${count} viewport declarations; browsers go by the last one, which is judged here.`, change: 'Keep one.' }),
  },
};
