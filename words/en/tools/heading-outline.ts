import { english } from '../../../checks/core/wording.ts';
import type { Region } from '../../../checks/core/facts/page.ts';

const { amount, number } = english;

export const words = {
  none: 'The page has no headings. Readers and machines use them to navigate long text.',
  copy: 'Copy as Markdown',
  mark: 'Show heading levels on the page',
  headings: 'Headings',
  levels: ({ total, levels }: { total: number; levels: { level: number; count: number }[] }) =>
    `${amount(total, 'heading')}: ${levels.map(({ level, count }) => `${number(count)} × h${level}`).join(', ')}`,
  toCheck: 'To check',
  skips: ({ count }: { count: number }) => amount(count, 'skipped level'),
  empties: ({ count }: { count: number }) => `${number(count)} empty`,
  hiddens: ({ count }: { count: number }) => `${number(count)} hidden`,
  nothing: 'no skips, none empty, none hidden',
  empty: '(empty)',
  emptyLevel: ({ level }: { level: number }) => `empty h${level}`,
  skipsOne: ({ level }: { level: number }) => `h${level} missing`,
  skipsSome: ({ from, to }: { from: number; to: number }) => `h${from} to h${to} missing`,
  noText: 'no text',
  hidden: 'hidden',
  undisplayed: 'not displayed',
  byRole: 'by role',
  mainContent: 'main content',
  regions: {
    main: 'main content',
    header: 'header',
    nav: 'navigation',
    aside: 'aside',
    footer: 'footer',
    comments: 'comments',
    dialog: 'dialog',
    none: 'elsewhere',
  } satisfies Record<Region, string>,
  inRegion: ({ region }: { region: string }) => `in ${region}`,
  drawn: ({ count }: { count: number }) => `The first ${number(count)} are shown; the table has all.`,
  table: {
    summary: 'As a table, to filter and save',
    rows: 'headings',
    none: 'The page has no headings.',
    heading: 'Heading',
    level: 'Level',
    place: 'Position',
    notes: 'Notes',
    skips: ({ count }: { count: number }) => `skips ${amount(count, 'level')}`,
    empty: 'empty',
  },
  marks: {
    plain: ({ level }: { level: number }) => `h${level}`,
    empty: ({ level }: { level: number }) => `h${level}, empty`,
    skips: ({ level }: { level: number }) => `h${level}, skips a level`,
  },
};
