import { english } from '../../../checks/core/wording.ts';
import type { MainFact } from '../../../checks/core/facts/text.ts';
import type { Region } from '../../../checks/core/facts/page.ts';

const { amount, number, percent } = english;

export const words = {
  mark: 'Dim everything else on the page',
  copy: 'Copy the text',
  save: 'Save the text',
  share: ({ share }: { share: number }) => `main content ${percent(share)}`,
  rest: ({ share }: { share: number }) => `navigation, footer and the rest ${percent(share)}`,
  found: 'Found',
  methods: {
    main: 'in the <main> element',
    article: 'in an <article> element',
    posts: 'as posts of a thread',
    parts: 'as all sections except menus and footer',
    body: 'as the whole body (nothing stood out)',
    none: 'not found',
  } satisfies Record<Exclude<MainFact['method'], 'density'>, string>,
  densest: ({ confidence }: { confidence: number }) => `by text density, ${percent(confidence)} confidence`,
  words: 'Words',
  characters: 'Characters',
  noAim: ({ count }: { count: number }) => `${number(count)} (there is no ideal length)`,
  readingTime: 'Reading time',
  minutes: ({ count }: { count: number }) => `about ${amount(count, 'minute')}`,
  blocks: 'Blocks',
  blocksOf: ({ main, all }: { main: number; all: number }) =>
    `${number(main)} of ${amount(all, { one: 'block of text', other: 'blocks of text' })}`,
  locked: {
    title: 'Content that machines can’t read',
    note: 'Parts of the main content inside images, frames or canvases.',
    rows: 'unreadable areas',
    none: 'None.',
    what: 'What',
    area: 'Share of the area',
    element: 'Element',
    kinds: { canvas: 'canvas', frame: 'frame', embed: 'embedded document', image: 'image without alt text' } satisfies Record<
      MainFact['locked'][number]['kind'],
      string
    >,
    share: ({ share }: { share: number }) => percent(share),
  },
  text: {
    title: 'The text',
    none: 'No main content found.',
    truncated: 'The text is longer than shown here.',
    label: 'Main text',
    first: ({ shown, total }: { shown: number; total: number }) =>
      `The first ${number(shown)} of ${amount(total, 'block')} are shown; copying includes all.`,
  },
  marks: {
    main: 'main content',
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
