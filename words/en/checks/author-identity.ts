import type { NameFact, PageType } from '../../../checks/core/facts/about.ts';
import { and, sentenceEndingIn, number } from './grammar.ts';
import { nameOrigins } from './names.ts';
import { pageOf } from './page-type.ts';
import { framedText } from './framed.ts';

export const authorIdentity = {
  title: 'Author is named and linked',
  problem: 'Author is missing or inconsistent',
  why: 'Readers and answer engines judge a text by who wrote it. A name that is visible, marked up and linked leads to other work and credentials.',
  heuristic: 'Shares of the three parts: our heuristic',
  words: {
    where: 'Where',
    name: 'Name',
    type: 'Type',
    linkedTo: 'Linked to',
    origin: ({ from }: { from: NameFact['from'] }) => nameOrigins[from],
  },
  says: {
    named: ({ names, more }: { names: readonly string[]; more: number }) => ({
      message: `The author is visible: ${sentenceEndingIn(and(more > 0 ? [...names, `${number(more)} more`] : names))}`,
      change: '',
    }),
    framed: ({ url }: { url: string | null }) => framedText(url),
    none: () => ({
      message: 'No author found, neither on the page nor in structured data.',
      change:
        'Show the responsible person or organization near the headline, use the same name as author in the structured data, and link it to a page about them.',
    }),
    notVisible: ({ name }: { name: string }) => ({
      message: `The author (${name}) is in the structured data but not visible to readers.`,
      change: 'Show the name near the headline or at the end of the text.',
    }),
    notInMarkup: ({ name }: { name: string }) => ({
      message: `The visible author (${name}) is not in the structured data as a Person or Organization.`,
      change: 'Add an author with @type and the same name to the article’s structured data.',
    }),
    notLinked: ({ name }: { name: string }) => ({
      message: `The author (${name}) is not linked to a page about them.`,
      change: 'Link the byline to an author page, and give its URL as url (or profiles as sameAs) in the structured data.',
    }),
    differs: ({ visible, marked }: { visible: string; marked: string }) => ({
      message: `The page shows ${visible} as author, but the structured data says ${marked}.`,
      change: 'Use the same name in both places.',
    }),
    account: ({ name }: { name: string }) => ({
      message: `The author is “${name}”, which looks like an account name.`,
      change: 'Use the name of the person or organization responsible for the text.',
    }),
    role: ({ name }: { name: string }) => ({
      message: `The author is “${name}”: a role, not a name.`,
      change: 'Use the name of the person or organization responsible for the text.',
    }),
    siteName: ({ name }: { name: string }) => ({
      message: `The author is “${name}”, the name of the site, but is not marked up as an Organization.`,
      change: 'Name the person who wrote the text, or mark up the author as an Organization if the organization is responsible for it.',
    }),
    several: ({ name }: { name: string }) => ({
      message: `One author entry contains several people: “${name}”.`,
      change: 'Give each author a separate entry in the author list.',
    }),
    noByline: ({ type }: { type: PageType }) => ({
      message: `No byline found, and ${pageOf[type]} is not expected to name an author.`,
      change: '',
    }),
  },
};
