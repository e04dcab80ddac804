import type { NameFact, PageType } from '../../../checks/core/facts.ts';
import { and, endingIn, number } from './english.ts';
import { nameOrigins } from './names.ts';
import { pageOf } from './page-type.ts';

export const authorIdentity = {
  title: 'Author is named and linked',
  why: 'Readers and answer engines judge a text by who wrote it. A name that is shown, marked up and linked can be followed to other work and credentials.',
  words: {
    where: 'Where',
    name: 'Name',
    type: 'Type',
    linkedTo: 'Linked to',
    origin: ({ from }: { from: NameFact['from'] }) => nameOrigins[from],
  },
  says: {
    named: ({ names, more }: { names: readonly string[]; more: number }) => ({
      message: `Readers see who wrote it: ${endingIn(and(more > 0 ? [...names, `${number(more)} more`] : names))}`,
      change: '',
    }),
    none: () => ({
      message: 'No author was found, neither visibly nor in the markup.',
      change:
        'Name the person or organisation responsible near the headline, give the same name as author in the structured data, and link it to a page about them.',
    }),
    notVisible: ({ name }: { name: string }) => ({
      message: `The author (${name}) is named in the markup, but readers do not see the name.`,
      change: 'Show the name near the headline or at the end of the text.',
    }),
    notInMarkup: ({ name }: { name: string }) => ({
      message: `The visible author (${name}) is not named as a Person or Organization in the structured data.`,
      change: 'Add author with @type and the same name to the structured data of the article.',
    }),
    notLinked: ({ name }: { name: string }) => ({
      message: `The author (${name}) is not linked to a page about them.`,
      change: 'Link the byline to an author page, and give its URL as url (or profiles as sameAs) in the structured data.',
    }),
    differs: ({ visible, marked }: { visible: string; marked: string }) => ({
      message: `The page shows ${visible} as author, but its structured data names ${marked}.`,
      change: 'Give the same name in both places.',
    }),
    account: ({ name }: { name: string }) => ({
      message: `The author is given as “${name}”, which looks like the name of an account.`,
      change: 'Use the name of the person or organisation that is responsible for the text.',
    }),
    siteName: ({ name }: { name: string }) => ({
      message: `The author is given as “${name}”, the name of the site, without saying that it is an organisation.`,
      change: 'Name the person who wrote the text, or mark the author as an Organization if the organisation is responsible for it.',
    }),
    several: ({ name }: { name: string }) => ({
      message: `One author name holds several people: “${name}”.`,
      change: 'Give each author an entry of their own in the list of authors.',
    }),
    noByline: ({ type }: { type: PageType }) => ({
      message: `Without a byline, ${pageOf[type]} is not expected to name an author.`,
      change: '',
    }),
  },
};
