import { amount, number } from './grammar.ts';

const lead = (hops: number) => `${amount(hops, 'redirect')} before this page`;

export const redirectPath = {
  title: 'No unnecessary redirects',
  problem: 'Unnecessary redirects',
  why: 'Every redirect costs visitors time and crawlers a request, and crawlers give up on long chains. A permanent redirect is a strong hint about which URL to index, a temporary one a weak hint.',
  heuristic: 'How many hops are too many is our heuristic',
  words: { status: 'Status', redirects: 'redirects' },
  says: {
    direct: () => ({ message: 'No HTTP redirects before this page. Redirects by meta refresh or script can’t be detected.', change: '' }),
    permanent: () => ({ message: 'One permanent redirect before this page.', change: '' }),
    temporary: ({ status }: { status: number }) => ({
      message: `A temporary redirect (${status}) before this page.`,
      change: 'If the page has moved permanently, return 301 or 308.',
    }),
    several: ({ hops }: { hops: number }) => ({
      message: `${lead(hops)}.`,
      change: 'Redirect the first URL directly to the last, and link to the last.',
    }),
    many: ({ hops }: { hops: number }) => ({
      message: `${lead(hops)}: too many for visitors and crawlers.`,
      change: 'Redirect the first URL directly to the last.',
    }),
    stops: ({ hops, google }: { hops: number; google: number }) => ({
      message: `${lead(hops)}. Google stops after ${number(google)}.`,
      change: 'Redirect the first URL directly to the last.',
    }),
    needsCookie: ({ url }: { url: string }) => ({
      message: `The redirects before this page end only for visitors who keep a cookie: ${url} redirects, and then returns the page.`,
      change: '',
    }),
    loop: () => ({ message: 'The redirects form a loop.', change: 'Find the two rules that redirect to each other.' }),
    downgrade: ({ url }: { url: string }) => ({ message: `A redirect goes from https to http: ${url}`, change: 'Redirect to https only.' }),
    inward: ({ url }: { url: string }) => ({
      message: `A redirect in the chain goes through a private network, which the public can’t reach: ${url}`,
      change: 'Redirect through public URLs only.',
    }),
    anonymousMoves: ({ url }: { url: string }) => ({
      message: `Without cookies, a request for this URL is redirected to ${url}`,
      change: '',
    }),
    sameOriginOnly: () => ({ message: 'Browsers count redirects only within one origin; there may have been more.', change: '' }),
    redirectUnseen: () => ({ message: 'The redirect happened before its status could be recorded.', change: '' }),
  },
};
