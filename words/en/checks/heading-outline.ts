import { agree, amount, number, partReadText } from './grammar.ts';

export const headingOutline = {
  title: 'Heading outline is usable',
  problem: 'Heading outline lacks headings, or has empty or skipped ones',
  why: 'Screen reader users navigate by headings, and all readers scan them. This is about accessibility and readability: search engines do not rank by heading order.',
  heuristic: 'Lines that look like headings: their lengths are our heuristic',
  says: {
    usable: ({ count }: { count: number }) => ({
      message: `${amount(count, 'heading')} in the main content, none empty, no skipped levels.`,
      change: '',
    }),
    styled: ({ lines, example }: { lines: number; example: string }) => ({
      message: `${amount(lines, 'line')} of this long text ${agree(lines, 'looks like a heading', 'look like headings')}, but only the main heading is marked up as one: “${example}”`,
      change: 'Mark them up as h2, or h3 below an h2: screen readers list headings, and machines find passages by them.',
    }),
    empty: ({ count }: { count: number }) => ({
      message: `${amount(count, 'heading')} in the main content ${agree(count, 'is', 'are')} empty.`,
      change: 'Add text to the heading or remove it; use CSS for spacing.',
    }),
    skips: ({ count, above, level }: { count: number; above: number; level: number }) => ({
      message: `The outline skips ${agree(count, '', `levels ${number(count)} times, first `)}from h${above} to h${level}.`,
      change: 'Go down one level at a time, and set heading sizes with CSS.',
    }),
    long: ({ count, maxCharacters }: { count: number; maxCharacters: number }) => ({
      message: `${amount(count, 'heading')} ${agree(count, 'is', 'are')} longer than ${amount(maxCharacters, 'character')}.`,
      change: '',
    }),
    capped: (args: { read: number; total: number }) => partReadText('headings', args),
    few: ({ count, others }: { count: number; others: number }) => ({
      message:
        count + others === 0
          ? 'The page has no headings.'
          : count === 0
            ? 'The main content has no headings.'
            : `${amount(count, 'heading')} in the main content ${agree(count, 'is', 'are')} too few for an outline.`,
      change: '',
    }),
  },
};
