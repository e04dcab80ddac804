import { amount, agree, number } from './english.ts';

const lead = (hops: number) => `${amount(hops, 'redirect')} ${agree(hops, 'leads', 'lead')} here`;

export const redirectPath = {
  title: 'Reached without needless redirects',
  why: 'Every redirect costs visitors time and crawlers a request, and crawlers give up on long chains. A permanent redirect is a strong hint which URL to index, a temporary one a weak hint.',
  words: { status: 'Status', redirects: 'redirects' },
  says: {
    direct: () => ({
      message: 'No HTTP redirect was seen on the way here. Redirects that a page does itself, by meta refresh or script, cannot be seen.',
      change: '',
    }),
    permanent: () => ({ message: 'One permanent redirect leads here.', change: '' }),
    temporary: ({ status }: { status: number }) => ({
      message: `A temporary redirect (${status}) leads here.`,
      change: 'If the page has moved for good, answer 301 or 308.',
    }),
    several: ({ hops }: { hops: number }) => ({
      message: `${lead(hops)}.`,
      change: 'Redirect the first URL straight to the last, and link to the last.',
    }),
    many: ({ hops }: { hops: number }) => ({
      message: `${lead(hops)}: too many for visitors and crawlers.`,
      change: 'Redirect the first URL straight to the last.',
    }),
    stops: ({ hops, google }: { hops: number; google: number }) => ({
      message: `${lead(hops)}. Google stops after ${number(google)}.`,
      change: 'Redirect the first URL straight to the last.',
    }),
    loop: () => ({ message: 'The redirects run in a circle.', change: 'Find the two rules that redirect to each other.' }),
    downgrade: ({ url }: { url: string }) => ({
      message: `A redirect leads from https to http: ${url}`,
      change: 'Redirect to https only.',
    }),
    inward: ({ url }: { url: string }) => ({
      message: `A redirect on the way here goes through a private network, which nobody outside can reach: ${url}`,
      change: 'Redirect through public URLs only.',
    }),
    anonymousMoves: ({ url }: { url: string }) => ({ message: `An anonymous request for this URL is redirected to ${url}`, change: '' }),
    sameOriginOnly: () => ({
      message: 'Browsers count the redirects of this visit only within one origin; there may have been more.',
      change: '',
    }),
    redirectUnseen: () => ({ message: 'The redirect of this visit was over before its status could be seen.', change: '' }),
  },
};
