import { english, type LinkFact, type LinkKind, type Region } from '../../../../checks/index.ts';

const { amount, number, percent } = english;

export const linkInventory = {
  none: 'The page has no links.',
  kinds: {
    title: ({ count }: { count: number }) => `${amount(count, 'link')}, by where they lead`,
    names: {
      internal: 'internal', subdomain: 'subdomain', external: 'external', 'same-page': 'this page', mail: 'e-mail', phone: 'phone', script: 'script', other: 'other scheme',
      invalid: 'not a URL', none: 'no URL',
    } satisfies Record<LinkKind, string>,
    share: ({ count, kind, share }: { count: number; kind: string; share: number }) => `${number(count)} ${kind} (${percent(share)})`,
    firstRead: ({ count }: { count: number }) => `The first ${number(count)} were read and are counted here.`,
    rels: ({ follow, nofollow, sponsored, ugc, newTab }: { follow: number; nofollow: number; sponsored: number; ugc: number; newTab: number }) =>
      `${amount(follow, 'link')} without rel limits, ${number(nofollow)} nofollow, ${number(sponsored)} sponsored, ${number(ugc)} ugc, ${number(newTab)} to a new tab.`,
  },
  places: {
    title: 'Where they are', bars: 'Links by place',
    names: { main: 'main content', header: 'header', nav: 'navigation', aside: 'aside', footer: 'footer', comments: 'comments', dialog: 'dialog', none: 'elsewhere' } satisfies Record<Region, string>,
  },
  domains: {
    title: 'Domains they lead to', bars: 'Outbound links by domain', none: 'No link leads to another site.',
    more: ({ count }: { count: number }) => `${amount(count, 'more domain')}.`,
  },
  all: {
    title: 'All links', rows: 'links', text: 'Text', target: 'Target', kind: 'Kind', rel: 'rel', place: 'Place', noText: 'no text', noTarget: 'none', newTab: 'new tab',
    from: { alt: 'image:', 'aria-label': 'aria-label:', 'aria-labelledby': 'aria-labelledby:', title: 'title:', text: '', none: '' } satisfies Record<LinkFact['nameFrom'], string>,
  },
};
