import { readOnly } from './english.ts';

export const headingOutline = {
  title: 'Heading outline is usable',
  why: 'People who use screen readers move by headings, and all readers scan them. This is about accessibility and readability: search engines do not rank by heading order.',
  says: {
    usable: ({ count }: { count: number }) => ({ message: `${count} headings, none of them empty, no level skipped.`, change: '' }),
    empty: ({ count }: { count: number }) => ({ message: count === 1 ? 'One heading is empty.' : `${count} headings are empty.`, change: 'Give the heading text, or remove it; use CSS for space.' }),
    skips: ({ count, first }: { count: number; first: string }) => ({
      message: count === 1 ? `The outline skips a level: ${first}.` : `The outline skips a level ${count} times, first ${first}.`,
      change: 'Go down one level at a time, and choose the size of a heading with CSS.',
    }),
    long: ({ count }: { count: number }) => ({
      message: count === 1 ? 'One heading is longer than 200 characters.' : `${count} headings are longer than 200 characters.`,
      change: 'Shorten the heading, or mark the text up as a paragraph.',
    }),
    capped: (given: { read: number; total: number }) => readOnly('heading', given),
    few: ({ count }: { count: number }) => ({ message: `Does not apply: ${count} ${count === 1 ? 'heading makes' : 'headings make'} no outline.`, change: '' }),
  },
};
