import type { WrittenDirective } from '../../../checks/parse/robots-directives.ts';
import { directiveInWords, directivesInWords as written } from './directives.ts';
import { amount, agree, number, partReadText } from './grammar.ts';

export const linkRel = {
  title: 'Link rel attributes are correct',
  problem: 'Link rel attributes are missing or wrong',
  why: 'rel tells search engines which links are paid or user-generated. Ordinary links need no rel, and nofollow on internal links only hinders crawling.',
  heuristic: 'Our list of affiliate and advertising addresses',
  words: { placed: directiveInWords },
  says: {
    fitting: () => ({
      message:
        'Links carry the right rel: none within the site is nofollow, and paid or user-generated links that we recognize are marked.',
      change: '',
    }),
    fittingBut: ({ count }: { count: number }) => ({
      message: `Links carry the right rel: paid or user-generated links that we recognize are marked, and ${amount(count, 'internal link')} ${agree(count, 'is', 'are')} nofollow where that is appropriate (sign-in, cart, filters, files, ads or user-generated links).`,
      change: '',
    }),
    capped: (args: { read: number; total: number }) => partReadText('links', args),
    noLinks: () => ({ message: 'The page has no links to other pages.', change: '' }),
    pageNofollow: ({ directives }: { directives: WrittenDirective[] }) => ({
      message: `Search engines are told not to follow any link on this page: ${written(directives)}.`,
      change: 'Remove nofollow from the robots directives, and mark individual links where needed.',
    }),
    internalNofollow: ({ count, total }: { count: number; total: number }) => ({
      message: `${number(count)} of ${amount(total, 'internal link')} ${agree(count, 'is', 'are')} nofollow.`,
      change: 'Remove nofollow; use robots.txt to keep crawlers away from your own pages.',
    }),
    paidUnmarked: ({ count }: { count: number }) => ({
      message: `${amount(count, 'link')} to known affiliate or advertising hosts ${agree(count, 'is', 'are')} not marked as paid.`,
      change: 'Add rel="sponsored" (or nofollow) to paid links.',
    }),
    commentsUnmarked: ({ count }: { count: number }) => ({
      message: `${amount(count, 'external link')} in the comments ${agree(count, 'is', 'are')} not marked as user-generated.`,
      change: 'Have the comment system add rel="ugc" (or nofollow).',
    }),
  },
};
