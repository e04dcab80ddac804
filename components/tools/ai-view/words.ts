import { english } from '../../../checks/index.ts';

const { amount, bytes, number, percent } = english;

export const words = {
  nothing: 'There is nothing to read here for a crawler without JavaScript.',
  nothingShown: 'A crawler without JavaScript reads the text below. The rendered page has no main content to compare.',
  onlyNoscript: 'A crawler without JavaScript reads the text below, which is only in <noscript>. The rendered page shows none of it.',
  sight: {
    crawler: 'Crawler',
    compare: 'Compare on the page',
    /** On the page itself. */
    overlay: {
      region: 'What a crawler sees of this page',
      slider: 'Part of the page that is shown as people see it',
      crawler: 'Crawler',
      passage: 'quotable passage',
      copy: 'Copy image',
      copied: 'Copied',
      save: 'Save image',
      close: 'Close (Esc)',
    },
  },
  text: 'Text',
  tokens: 'Tokens',
  html: 'HTML',
  missing: 'Missing',
  words: ({ words, blocks }: { words: number; blocks: number }) => `${amount(words, 'word')} in ${amount(blocks, 'block')}`,
  characters: ({ characters, blocks }: { characters: number; blocks: number }) =>
    `about ${amount(characters, 'character')} in ${amount(blocks, 'block')}`,
  tokenCount: ({ count }: { count: number }) => `about ${number(count)} (estimate; models count differently)`,
  bytes: ({ count }: { count: number }) => bytes(count),
  noneMissing: 'nothing',
  someMissing: ({ count }: { count: number }) =>
    `${amount(count, { one: 'main block of the rendered page', other: 'main blocks of the rendered page' })}`,
  mark: 'Highlight missing text on the page',
  notInSource: 'not in raw HTML',
  note: 'Most AI crawlers do not run JavaScript (measured by Vercel and MERJ, December 2024); Googlebot, Bingbot and Applebot do.',
  reading: {
    title: 'The page as crawlers read it',
    form: 'Format',
    text: 'Text',
    main: 'Main content',
    markdown: 'Markdown',
    save: 'Save as Markdown',
    label: 'Text of the page',
    noMain: 'The raw HTML has none of the main content: it needs JavaScript.',
    none: 'The raw HTML has no text: without JavaScript, this page is empty.',
    more: ({ share }: { share: number }) => `Show more (${percent(share)} shown)`,
  },
};
