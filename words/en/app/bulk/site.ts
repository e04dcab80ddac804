import { english } from '../../../../checks/core/wording.ts';

const { amount, number } = english;

/** Site-wide issues. */
export const site = {
  glance: ({ pages }: { pages: number }) => `${amount(pages, 'page')} at a glance`,
  blockedBy: ({ gates }: { gates: { name: string; pages: number }[] }) =>
    `Blocked by ${gates.map(({ name, pages }) => `${name}: ${number(pages)}`).join(' · ')}`,
  noindex: ({ pages }: { pages: number }) => `${amount(pages, { one: 'page is', other: 'pages are' })} set to noindex.`,
  noneHas: 'No pages with this score yet.',
  spread: ({ median, lowest, highest }: { median: number; lowest: number; highest: number }) =>
    `median ${number(median)}, from ${number(lowest)} to ${number(highest)}`,
  byScore: ({ score }: { score: string }) => `Pages by score: ${score}`,
  bin: ({ from, to, pages }: { from: number; to: number; pages: number }) => `${number(from)} to ${number(to)}: ${amount(pages, 'page')}`,
  categories: 'GEO categories, average',
  noGeo: 'No GEO score yet.',
  worst: 'Start with these pages',
  morePages: 'Show more pages',
  first: ({ shown, total }: { shown: number; total: number }) => `The first ${number(shown)} of ${number(total)}.`,
  noAnswer: 'no response',

  signals: {
    title: 'Issues by impact and number of pages',
    good: 'Every check passes on every page.',
    help: 'Fixing a template often fixes many pages.',
  },
  titles: {
    title: 'Duplicate titles',
    good: 'Every indexable page has a unique title.',
    help: 'Give each page a unique, descriptive title.',
  },
  descriptions: {
    title: 'Duplicate descriptions',
    good: 'No duplicate descriptions.',
    help: 'Write a unique description for each page, or remove it and let search engines choose a passage.',
  },
  headings: { title: 'Duplicate main headings', good: 'No duplicate h1 headings.', help: 'Give each page a unique main heading.' },
  canonicals: {
    title: 'Canonicals to other pages',
    good: 'No canonicals point to other pages.',
    help: 'Search engines are told to index the canonical instead of the page. Use it for duplicates only; the target must be indexable and point to itself.',
  },
  alternates: {
    title: 'Broken hreflang pairs',
    good: 'All hreflang pairs between these pages work.',
    help: 'Each version must list itself and all others, return 200 and be indexable.',
  },
  broken: {
    title: 'Broken links',
    good: ({ pages }: { pages: number }) => `No broken links on ${amount(pages, 'page')} with checked links.`,
    noneYet: 'No links checked yet.',
    onlyOfRun: 'Only links to URLs of this run were checked. To check all links, start a new run with “Check links” on.',
    notAsked: 'Links were not checked in this run. To find broken links, start a new run with “Check links” on.',
    help: 'Links on the most pages first: these are usually in a menu or footer, where one change fixes all.',
  },
};
