import type { Because } from '../../core/facts.ts';
import { reasonText } from './reasons.ts';
import { and, amount } from './english.ts';

const words = {
  statuses: 'Status: this visit and an anonymous request',
  unknown: 'unknown',
  status: 'Status',
  endedAt: 'Ended at',
  named: ({ text }: { text: string }) => `its title or heading is “${text}”`,
  noindex: 'it says noindex',
  short: ({ words: count }: { words: number }) => `it has ${amount(count, 'word')} of main text`,
};

export const httpStatus = {
  title: 'Page answers 200 and is not a soft 404',
  why: 'Search engines drop pages that answer with an error, and treat an error page that answers 200 (a soft 404) like one that is not there.',
  words,
  says: {
    ok: ({ status }: { status: number }) => ({ message: `The page answers ${status}.`, change: '' }),
    notWeb: () => ({ message: 'This is not an HTML page from a web server.', change: '' }),
    error: ({ status }: { status: number }) => ({
      message: `The page answers ${status}: search engines treat its content as absent.`,
      change: status >= 500 || status === 429 ? 'Find out why the server fails; crawlers slow down while it does.' : 'Let the page answer 200, or redirect its URL to the page that replaces it.',
    }),
    errorKeepsOut: ({ status }: { status: number }) => ({ message: `The page answers ${status}, which keeps it out of search, as you want.`, change: '' }),
    softError: ({ heading, noindex, words: few }: { heading: string; noindex: boolean; words: number | null }) => ({
      message: `The page answers 200 but looks like an error page (our heuristic): ${and([words.named({ text: heading }), ...(noindex ? [words.noindex] : []), ...(few === null ? [] : [words.short({ words: few })])])}.`,
      change: 'Answer 404 or 410 when there is nothing at this URL. If there is, say so in title and heading.',
    }),
    needsSignIn: ({ status }: { status: number }) => ({
      message: `This visit was answered normally, but an anonymous request got ${status}: crawlers see no page here.`,
      change: 'If the page is meant to be public, let it answer without cookies. If the site only refuses requests of extensions, this does not concern crawlers.',
    }),
    sentToSignIn: ({ url }: { url: string }) => ({
      message: `This visit was answered normally, but an anonymous request was sent to what looks like a sign-in page: ${url}`,
      change: 'If the page is meant to be public, let it answer without cookies.',
    }),
    differs: ({ visit, anonymous }: { visit: number; anonymous: number }) => ({
      message: `This visit was answered ${visit}, an anonymous request ${anonymous}. Crawlers request pages anonymously.`,
      change: 'Find out why the server answers visitors and anonymous requests differently.',
    }),
    visitOnly: ({ why }: { why: Because }) => ({ message: `Judged by this visit alone. The anonymous request gave no answer: ${reasonText(why)}`, change: '' }),
  },
};
