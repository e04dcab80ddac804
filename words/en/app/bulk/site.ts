import { english } from '../../../../checks/core/wording.ts';

const { amount, number } = english;

/** Site-wide issues. */
export const site = {
  glance: ({ pages }: { pages: number }) => `${amount(pages, 'page')} at a glance`,
  blockedBy: ({ gates }: { gates: { name: string; pages: number }[] }) =>
    `Excluded from search by ${gates.map(({ name, pages }) => `${name}: ${number(pages)}`).join(' · ')}`,
  noindex: ({ pages }: { pages: number }) => `${amount(pages, { one: 'page is', other: 'pages are' })} set to noindex.`,
  noneHas: 'No pages with this score yet.',
  spread: ({ median, lowest, highest }: { median: number; lowest: number; highest: number }) =>
    `median ${number(median)}, from ${number(lowest)} to ${number(highest)}`,
  byScore: ({ score }: { score: string }) => `Pages by score: ${score}`,
  bin: ({ from, to, pages }: { from: number; to: number; pages: number }) => `${number(from)} to ${number(to)}: ${amount(pages, 'page')}`,
  noGeo: 'No GEO score yet.',
  morePages: 'Show more pages',
  first: ({ shown, total }: { shown: number; total: number }) => `The first ${number(shown)} of ${number(total)}.`,

  signalsHelp: 'Fixing a template often fixes many pages.',
  /** What is fine on all pages. */
  good: {
    signals: 'Every check passes on every page.',
    titles: 'Every indexable page has a unique title.',
    descriptions: 'No duplicate descriptions.',
    headings: 'No duplicate h1 headings.',
    canonicals: 'No canonicals point to other pages.',
    alternates: 'All hreflang pairs between these pages work.',
    brokenLinks: ({ pages }: { pages: number }) => `No broken links on ${amount(pages, 'page')} with checked links.`,
  },
  links: {
    noneYet: 'No links checked yet.',
    onlyOfRun: 'Only links to URLs of this run were checked. To check all links, start a new run with “Check links” on.',
    notAsked: 'Links were not checked in this run. To find broken links, start a new run with “Check links” on.',
  },
};
