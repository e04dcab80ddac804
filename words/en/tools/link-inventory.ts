import { english } from '../../../checks/core/wording.ts';
import type { LinkFact } from '../../../checks/core/facts/links-and-images.ts';
import type { Region } from '../../../checks/core/facts/page.ts';
import type { LinkKind } from '../../../checks/derive/links/kinds.ts';

const { amount, number, percent } = english;

export const words = {
  none: 'The page has no links.',
  kinds: {
    title: ({ count }: { count: number }) => `${amount(count, 'link')} by target`,
    titleOfFirst: ({ read, total }: { read: number; total: number }) => `The first ${number(read)} of ${amount(total, 'link')} by target`,
    names: {
      internal: 'internal',
      subdomain: 'subdomain',
      external: 'external',
      'same-page': 'this page',
      mail: 'e-mail',
      phone: 'phone',
      script: 'script',
      other: 'other scheme',
      invalid: 'not a URL',
      none: 'no URL',
    } satisfies Record<LinkKind, string>,
    share: ({ count, kind, share }: { count: number; kind: string; share: number }) => `${number(count)} ${kind} (${percent(share)})`,
    firstRead: ({ count }: { count: number }) =>
      `Only the first ${number(count)} are read; all numbers, tables and exports here cover these.`,
    rels: ({
      follow,
      nofollow,
      sponsored,
      ugc,
      newTab,
    }: {
      follow: number;
      nofollow: number;
      sponsored: number;
      ugc: number;
      newTab: number;
    }) =>
      `${number(follow)} followed, ${number(nofollow)} nofollow, ${number(sponsored)} sponsored, ${number(ugc)} ugc, ${number(newTab)} open in a new tab.`,
  },
  places: {
    title: 'Links by position',
    bars: 'Links by position',
    names: {
      main: 'main content',
      header: 'header',
      nav: 'navigation',
      aside: 'aside',
      footer: 'footer',
      comments: 'comments',
      dialog: 'dialog',
      none: 'elsewhere',
    } satisfies Record<Region, string>,
  },
  domains: {
    title: 'Linked domains',
    bars: 'Outbound links by domain',
    none: 'No links to other sites.',
    more: ({ count }: { count: number }) => `${amount(count, 'more domain')}.`,
  },
  groups: {
    choose: 'Group links',
    each: ({ count }: { count: number }) => `Each (${number(count)})`,
    target: ({ count }: { count: number }) => `By target (${number(count)})`,
    domain: ({ count }: { count: number }) => `By domain (${number(count)})`,
    rows: { target: 'link targets', domain: 'linked domains' },
    name: { target: 'Target', domain: 'Domain' },
    links: 'Links',
    texts: 'Texts',
  },
  all: {
    title: 'All links',
    rows: 'links',
    text: 'Text',
    target: 'Target',
    kind: 'Type',
    rel: 'rel',
    place: 'Position',
    noText: 'no text',
    noTarget: 'none',
    newTab: 'new tab',
    from: {
      alt: 'image:',
      'aria-label': 'aria-label:',
      'aria-labelledby': 'aria-labelledby:',
      title: 'title:',
      text: '',
      none: '',
    } satisfies Record<LinkFact['nameFrom'], string>,
  },
};
