import { amount, agree, readOnly } from './english.ts';

export const linkRel = {
  title: 'rel values fit the link',
  why: 'rel tells search engines which links are paid or written by users. Ordinary links need no rel, and nofollow on links to your own pages only hinders crawling.',
  says: {
    fitting: () => ({ message: 'The rel values fit: paid and user-written links are marked where they can be told, and no link to this site is nofollow.', change: '' }),
    fittingBut: ({ count }: { count: number }) => ({
      message: `The rel values fit: paid and user-written links are marked where they can be told. ${amount(count, 'link')} to this site ${agree(count, 'is', 'are')} nofollow where sites rightly write it: sign-in, cart, orders of a list, advertisements, or what visitors wrote.`, change: '',
    }),
    capped: (given: { read: number; total: number }) => readOnly('link', given),
    noLinks: () => ({ message: 'Does not apply: the page has no links to other pages.', change: '' }),
    pageNofollow: ({ where }: { where: string }) => ({
      message: `The whole page tells search engines to follow none of its links: ${where}.`,
      change: 'Remove nofollow from the robots rules, and mark single links where needed.',
    }),
    internalNofollow: ({ count }: { count: number }) => ({
      message: `${amount(count, 'link')} to this site ${agree(count, 'is', 'are')} nofollow.`,
      change: 'Remove nofollow; to keep crawlers from pages of your own, use robots.txt.',
    }),
    paidUnmarked: ({ count }: { count: number }) => ({
      message: `${amount(count, 'link')} to known affiliate or advertising addresses ${agree(count, 'is', 'are')} not marked as paid.`,
      change: 'Add rel="sponsored" (or nofollow) to paid links.',
    }),
    commentsUnmarked: ({ count }: { count: number }) => ({
      message: `${amount(count, 'link')} to other sites in the comments ${agree(count, 'is', 'are')} not marked as user-generated.`,
      change: 'Let the comment system add rel="ugc" (or nofollow).',
    }),
  },
};
