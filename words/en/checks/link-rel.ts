import type { WrittenDirective } from '../../../checks/parse/robots-directives.ts';
import { directiveInWords, directivesInWords as written } from './directives.ts';
import { amount, agree, partRead } from './english.ts';

export const linkRel = {
  title: 'rel values fit the link',
  why: 'rel tells search engines which links are paid or written by users. Ordinary links need no rel, and nofollow on links to your own pages only hinders crawling.',
  words: { placed: directiveInWords },
  says: {
    fitting: () => ({
      message: 'The rel values fit: paid and user-written links are marked where they can be told, and no link to this site is nofollow.',
      change: '',
    }),
    fittingBut: ({ count }: { count: number }) => ({
      message: `The rel values fit: paid and user-written links are marked where they can be told. ${amount(count, 'link')} to this site ${agree(count, 'is', 'are')} nofollow where that is right: sign-in, cart, sorting, advertisements, or what visitors wrote and forum software links.`,
      change: '',
    }),
    capped: (given: { read: number; total: number }) => partRead('link', given),
    noLinks: () => ({ message: 'The page has no links to other pages.', change: '' }),
    pageNofollow: ({ directives }: { directives: WrittenDirective[] }) => ({
      message: `Search engines are told to follow no link of this page: ${written(directives)}.`,
      change: 'Remove nofollow from the robots directives, and mark single links where needed.',
    }),
    internalNofollow: ({ count }: { count: number }) => ({
      message: `${amount(count, 'link')} to this site ${agree(count, 'is', 'are')} nofollow.`,
      change: 'Remove nofollow; to keep crawlers away from your own pages, use robots.txt.',
    }),
    paidUnmarked: ({ count }: { count: number }) => ({
      message: `${amount(count, 'link')} to known affiliate or advertising hosts ${agree(count, 'is', 'are')} not marked as paid.`,
      change: 'Add rel="sponsored" (or nofollow) to paid links.',
    }),
    commentsUnmarked: ({ count }: { count: number }) => ({
      message: `${amount(count, 'link')} to other sites in the comments ${agree(count, 'is', 'are')} not marked as user-generated.`,
      change: 'Let the comment system add rel="ugc" (or nofollow).',
    }),
  },
};
