import type { Because } from '../../../checks/core/facts/missing.ts';
import { reasonText } from './reasons.ts';
import { and, amount, bytes } from './grammar.ts';

const words = {
  statuses: 'Status: this visit and a request without cookies',
  unknown: 'unknown',
  status: 'Status',
  endedAt: 'Ended at',
  named: ({ text }: { text: string }) => `its title or heading is “${text}”`,
  noindex: 'it has noindex',
  short: ({ words: count }: { words: number }) => `it has only ${amount(count, 'word')} of main text`,
};

export const httpStatus = {
  title: 'Page returns 200 and is not a soft 404',
  problem: 'Page returns an error or is a soft 404',
  why: 'Search engines drop pages that return an error, and treat an error page that returns 200 (a soft 404) as missing.',
  heuristic: 'The signs of a soft 404 and their number are our heuristic',
  words,
  says: {
    ok: ({ status }: { status: number }) => ({ message: `The page returns ${status}.`, change: '' }),
    notWeb: () => ({ message: 'This is not an HTML page from a web server.', change: '' }),
    error: ({ status }: { status: number }) => ({
      message: `The page returns ${status}: search engines treat it as missing.`,
      change: `Restore the page, or redirect the URL to the page that replaces it. If it was removed on purpose, keep the ${status}.`,
    }),
    notDelivered: ({ status, retryAfter, anonymous }: { status: number; retryAfter: string; anonymous: number | null }) => ({
      message: `Not scored: the server returned ${status} instead of the page${retryAfter === '' ? '' : ` (Retry-After: ${retryAfter})`}.${anonymous === null ? '' : ` A request without cookies got ${anonymous}.`}`,
      change:
        status === 429
          ? 'Audit the page again later, with fewer requests. Crawlers that get this status slow down.'
          : 'Find out why the server fails, then audit the page again. Until then, crawlers slow down; they drop pages that keep failing.',
    }),
    refused: ({ visit, status, wall }: { visit: number; status: number; wall: string }) => ({
      message: `This visit got ${visit}, but our request without cookies was rejected with ${status}${wall === '' ? '' : ` by ${wall}`}. Crawlers may be rejected too; that could not be checked.`,
      change: '',
    }),
    errorKeepsOut: ({ status }: { status: number }) => ({
      message: `The page returns ${status}, which keeps it out of search, as you want.`,
      change: '',
    }),
    softError: ({ heading, noindex, words: few }: { heading: string; noindex: boolean; words: number | null }) => ({
      message: `The page returns 200 but looks like an error page: ${and([words.named({ text: heading }), ...(noindex ? [words.noindex] : []), ...(few === null ? [] : [words.short({ words: few })])])}.`,
      change: 'Return 404 or 410 when there is nothing at this URL. If there is, change its title and heading.',
    }),
    needsSignIn: ({ status }: { status: number }) => ({
      message: `This visit got the page, but a request without cookies got ${status}: crawlers don’t see this page.`,
      change: 'If the page is meant to be public, serve it without cookies and passwords.',
    }),
    sentToSignIn: ({ url }: { url: string }) => ({
      message: `This visit got the page, but a request without cookies was redirected to what looks like a sign-in page: ${url}`,
      change: 'If the page is meant to be public, serve it without cookies.',
    }),
    servedSignIn: () => ({
      message: 'This visit got the page, but a request without cookies got what looks like a login form at the same URL.',
      change: 'If the page is meant to be public, serve it without cookies.',
    }),
    signInForm: () => ({
      message: 'This looks like a login page: its main content is a password field with little text.',
      change: 'If you expected another page at this URL, sign in and audit it again.',
    }),
    differs: ({ visit, anonymous }: { visit: number; anonymous: number }) => ({
      message: `This visit got ${visit}, a request without cookies got ${anonymous}. Crawlers send no cookies.`,
      change: 'Find out why requests without cookies get a different response.',
    }),
    endless: () => ({
      message: 'Requests without cookies are redirected without end: crawlers keep no cookies, so they never get the page.',
      change: 'Return the page to requests without cookies, and set the cookie in that response.',
    }),
    sentAway: ({ why }: { why: Because }) => ({
      message: `This visit got the page; a request without cookies did not. ${reasonText(why)}`,
      change: 'Return the page to requests without cookies: crawlers send none.',
    }),
    unread: ({ visit, why }: { visit: number; why: Because }) => ({
      message: `This visit got ${visit}, but a request without cookies could not be read. ${reasonText(why)}`,
      change: '',
    }),
    cutOff: ({ bytes: read }: { bytes: number }) => ({
      message: `The response to a request without cookies broke off after ${bytes(read)}.`,
      change: 'Find out why the connection ends early. Crawlers may index only a part of the page, or nothing.',
    }),
    visitOnly: ({ why }: { why: Because }) => ({
      message: `Based on this visit alone; the request without cookies failed: ${reasonText(why)}`,
      change: '',
    }),
  },
};
