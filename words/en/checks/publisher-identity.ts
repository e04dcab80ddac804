import type { NameFact } from '../../../checks/core/facts.ts';
import { and, endingIn } from './english.ts';
import { nameOrigins } from './names.ts';

/** What is still to add about a publisher, as objects of “add”. */
const additions = {
  visible: 'its name to the visible page',
  ownUrl: 'a url on this site',
  sameAs: 'a sameAs to a profile elsewhere',
  picture: 'a logo or an image',
  id: 'a stable @id',
  about: 'a link to an about, contact or imprint page',
};

export const publisherIdentity = {
  title: 'The publisher is identified',
  why: 'A source can only be named, and trusted, when it is clear who publishes it. One name in all places lets search engines and answer engines connect the page with its publisher.',
  words: {
    where: 'Where',
    name: 'Name',
    part: 'Part',
    found: 'Found',
    type: 'Type',
    yes: 'yes',
    no: 'no',
    origin: ({ from, type }: Pick<NameFact, 'from' | 'type'>) =>
      from === 'site-name' && type === 'WebSite' ? 'WebSite.name' : nameOrigins[from],
    visible: 'Name shown on the page',
    ownUrl: 'url on this site',
    sameAs: 'sameAs elsewhere',
    picture: 'Logo or image',
    id: '@id',
    about: 'Link to an about, contact or imprint page',
  },
  says: {
    identified: ({ name }: { name: string }) => ({ message: `The publisher is identified: ${endingIn(name)}`, change: '' }),
    unseen: ({ name }: { name: string }) => ({
      message: `The structured data describes ${name}, but readers do not see that name.`,
      change: 'Show the name of the publisher: in the header, in the footer, or as the alternative text of the logo.',
    }),
    unreachable: ({ name }: { name: string }) => ({
      message: `The page names ${name} as publisher, but links to no about, contact or imprint page, and no structured data describes it.`,
      change: 'Link to a page about the publisher, or describe it as an Organization or Person in the structured data.',
    }),
    notMarkedUp: ({ name }: { name: string }) => ({
      message: `The page names its publisher (${name}), but its structured data does not describe it.`,
      change: 'Add an Organization or Person with name, url, logo and sameAs, and refer to it as publisher.',
    }),
    unnamed: () => ({
      message: 'The page does not say who publishes it.',
      change: 'Name the publisher visibly, link to an about, contact or imprint page, and describe the publisher in structured data.',
    }),
    namesDiffer: ({ names }: { names: readonly string[] }) => ({
      message: `The site goes by different names: ${and(names.map((name) => `“${name}”`))}.`,
      change: 'Use one name for the site in og:site_name, WebSite.name, the publisher and the title.',
    }),
    couldAdd: ({ missing }: { missing: readonly (keyof typeof additions)[] }) => ({
      message: `Optional: add ${and(missing.map((part) => additions[part]))}.`,
      change: '',
    }),
  },
};
