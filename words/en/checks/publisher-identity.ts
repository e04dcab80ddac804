import type { NameFact } from '../../../checks/core/facts/about.ts';
import { and, sentenceEndingIn } from './grammar.ts';
import { nameOrigins } from './names.ts';

/** What is missing about a publisher, as objects of “add”. */
const additions = {
  visible: 'the publisher’s name, visible on the page',
  ownUrl: 'a url on this site',
  sameAs: 'a sameAs link to an external profile',
  picture: 'a logo or an image',
  id: 'a stable @id',
  about: 'a link to an about, contact or imprint page',
};

export const publisherIdentity = {
  title: 'Publisher is identified',
  problem: 'Publisher is not clearly identified',
  why: 'A source can only be named and trusted if it is clear who publishes it. Using one name everywhere lets search and answer engines connect the page with its publisher.',
  heuristic: 'Shares of the parts: our heuristic',
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
    sameAs: 'sameAs to an external profile',
    picture: 'Logo or image',
    id: '@id',
    about: 'Link to an about, contact or imprint page',
  },
  says: {
    identified: ({ name }: { name: string }) => ({ message: `The publisher is identified: ${sentenceEndingIn(name)}`, change: '' }),
    unseen: ({ name }: { name: string }) => ({
      message: `The structured data declares ${name} as publisher, but the name is not visible on the page.`,
      change: 'Show the publisher’s name in the header, the footer or the logo’s alt text.',
    }),
    unreachable: ({ name }: { name: string }) => ({
      message: `The publisher is ${name}, but there is no link to an about, contact or imprint page and no structured data about it.`,
      change: 'Link to a page about the publisher, or add it to the structured data as an Organization or Person.',
    }),
    notMarkedUp: ({ name }: { name: string }) => ({
      message: `The publisher (${name}) is visible but not in the structured data.`,
      change: 'Add an Organization or Person with name, url, logo and sameAs, and reference it as publisher.',
    }),
    unnamed: () => ({
      message:
        'No publisher found on the page: neither declared, nor in a logo or copyright line, nor in a title that domain or text confirm.',
      change: 'Show the publisher’s name, link to an about, contact or imprint page, and add the publisher to the structured data.',
    }),
    namesDiffer: ({ names }: { names: readonly string[] }) => ({
      message: `The site name differs between places: ${and(names.map((name) => `“${name}”`))}.`,
      change: 'Use one site name in og:site_name, WebSite.name and title.',
    }),
    couldAdd: ({ missing }: { missing: readonly (keyof typeof additions)[] }) => ({
      message: `Optional: add ${and(missing.map((part) => additions[part]))}.`,
      change: '',
    }),
  },
};
