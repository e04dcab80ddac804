import { english } from '../../../../checks/index.ts';

const { amount, number } = english;

/** What shows only when many pages are looked at together. */
export const site = {
  glance: ({ pages }: { pages: number }) => `${amount(pages, 'page')} at a glance`,
  blockedBy: ({ gates }: { gates: { name: string; pages: number }[] }) =>
    `Blocked by ${gates.map(({ name, pages }) => `${name}: ${number(pages)}`).join(' · ')}`,
  noindex: ({ pages }: { pages: number }) => `${amount(pages, { one: 'page is', other: 'pages are' })} set to noindex.`,
  noneHas: 'No page has this score yet.',
  spread: ({ median, lowest, highest }: { median: number; lowest: number; highest: number }) =>
    `median ${number(median)}, from ${number(lowest)} to ${number(highest)}`,
  byScore: ({ score }: { score: string }) => `Pages by score: ${score}`,
  bin: ({ from, to, pages }: { from: number; to: number; pages: number }) => `${number(from)} to ${number(to)}: ${amount(pages, 'page')}`,
  categories: 'GEO categories, average',
  noGeo: 'No GEO score yet.',
  worst: 'Start with these pages',
  morePages: 'Show more pages',
  first: ({ shown, total }: { shown: number; total: number }) => `The first ${number(shown)} of ${number(total)}.`,
  noAnswer: 'no answer',

  signals: {
    title: 'What fails on how many pages',
    good: 'No check fails or can be improved on any page.',
    help: 'Most pages first. Fix it once in a template, and many pages improve.',
  },
  titles: {
    title: 'Same title on several pages',
    good: 'Every page that may be indexed has its own title.',
    help: 'Give each page a title that says what only this page is about.',
  },
  descriptions: {
    title: 'Same description on several pages',
    good: 'No two pages share a description.',
    help: 'Write one for each page, or leave it out: search engines then choose a passage.',
  },
  headings: {
    title: 'Same main heading on several pages',
    good: 'No two pages share an h1.',
    help: 'The main heading should tell this page from the others.',
  },
  canonicals: {
    title: 'Canonicals to other pages',
    good: 'No page has another page as its canonical.',
    help: 'Search engines are told to index the canonical instead of the page. Keep it for copies only; the page that it points to must be indexable and its own canonical.',
  },
  alternates: {
    title: 'Language versions that do not work',
    good: 'All hreflang pairs between these pages work.',
    help: 'Each version must name itself and all others, answer, and be indexable.',
  },
  broken: {
    title: 'Broken links',
    good: ({ pages }: { pages: number }) => `No broken links on the ${amount(pages, 'page')} whose links were checked.`,
    noneYet: 'No links have been checked yet.',
    notAsked: 'Links were not checked in this run. To find broken ones, start a new run with “Check links” on.',
    help: 'Links on most pages first: they are in a menu or footer, and one change fixes them all.',
  },
};
