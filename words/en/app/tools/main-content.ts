import { english, type MainFact, type Region } from '../../../../checks/index.ts';

const { amount, number, percent } = english;

export const mainContent = {
  mark: 'Dim everything else on the page',
  copy: 'Copy the text',
  save: 'Save the text',
  share: ({ share }: { share: number }) => `main content ${percent(share)}`,
  rest: ({ share }: { share: number }) => `navigation, footer and the rest ${percent(share)}`,
  found: 'Found',
  methods: {
    main: 'in the main element',
    article: 'in an article element',
    density: 'by where the text is densest',
    posts: 'as the posts of a thread',
    parts: 'as all parts beside menus and footer',
    body: 'nothing stood out, so the whole body counts',
    none: 'not found',
  } satisfies Record<MainFact['method'], string>,
  densest: ({ confidence }: { confidence: number }) => `by where the text is densest, ${percent(confidence)} sure`,
  words: 'Words',
  characters: 'Characters',
  noAim: ({ count }: { count: number }) => `${number(count)}. There is no number to aim for.`,
  readingTime: 'Reading time',
  minutes: ({ count }: { count: number }) => `about ${amount(count, 'minute')}`,
  blocks: 'Blocks',
  blocksOf: ({ main, all }: { main: number; all: number }) =>
    `${number(main)} of ${amount(all, { one: 'block of text', other: 'blocks of text' })}`,
  locked: {
    title: 'Text that machines cannot read',
    note: 'Areas of the main content whose words are locked in pictures, frames or drawings.',
    rows: 'locked areas',
    none: 'None.',
    what: 'What',
    area: 'Share of the area',
    element: 'Element',
    kinds: {
      canvas: 'canvas',
      frame: 'frame from another site',
      embed: 'embedded document',
      image: 'picture without alternative text',
    } satisfies Record<MainFact['locked'][number]['kind'], string>,
    share: ({ share }: { share: number }) => percent(share),
  },
  text: {
    title: 'The text',
    none: 'No text of the page belongs to its main content.',
    truncated: 'The page has more text than we keep.',
    label: 'Main text',
    first: ({ shown, total }: { shown: number; total: number }) =>
      `The first ${number(shown)} of ${amount(total, 'block')} are shown; copying takes all.`,
  },
  marks: {
    main: 'main content',
    rest: 'not main content',
    regions: {
      main: 'not main content',
      header: 'header',
      nav: 'navigation',
      aside: 'aside',
      footer: 'footer',
      comments: 'comments',
      dialog: 'dialog',
      none: 'not main content',
    } satisfies Record<Region, string>,
  },
};
