import { english } from '../../../../checks/index.ts';

const { number } = english;

/** What happened to a page that could not be audited, and what to do. */
export const jobErrors = {
  'tab-gone': 'The tab was closed during the audit. Retry to open its URL again.',
  navigated: 'The tab shows another page now. Retry to open the queued URL in its own tab.',
  crashed: 'The page crashed or does not respond. Look at it in a tab, then retry.',
  asleep: 'The browser put this tab to sleep during the audit. Retry to open its URL in its own tab.',
  'no-access':
    'The browser keeps extensions out of this page: only http and https pages, and files where the browser allows it, can be audited.',
  'no-permission': 'Pageloupe may not read this site. Grant access to it, then retry.',
  'not-a-page': 'There is no web page at this URL. Audit the page that links to it.',
  unreachable: 'The page could not be opened: the browser shows an error instead. Check the URL and the connection, then retry.',
  timeout: 'The page took too long. Retry when the site is less busy, or audit fewer pages at a time.',
  interrupted: 'The audit of this page was cut off several times, perhaps because it needs more memory than there is. Retry it alone.',
  'audit-failed': 'The audit could not be run on this page. Retry it, and tell us when it fails again.',
};

/** What is known beyond that, in front of it: by the codes of bridge/runs.ts. */
export const jobDetails = {
  'browser-says': ({ error }: { error: string }) => `The browser says ${error}.`,
  thrown: ({ error }: { error: string }) => (/[.!?]\s*$/.test(error) ? error : `${error}.`),
  'no-answer': ({ seconds }: { seconds: number }) => `Nothing came within ${number(seconds)} seconds.`,
  'page-silent': ({ seconds }: { seconds: number }) => `It gave no answer within ${number(seconds)} seconds.`,
  'no-content': ({ status }: { status: number }) => `The server answers ${status}: without any content.`,
  download: ({ type }: { type: string }) => `It is a download${type === '' ? '' : ` (${type})`}.`,
  'of-type': ({ type }: { type: string }) => `It is ${type}.`,
  shows: ({ url }: { url: string }) => `It shows ${url}.`,
  'leads-to': ({ origin }: { origin: string }) => `It leads to ${origin}, which Pageloupe may not read.`,
  'not-well-formed': () => 'It is XML that is not well-formed: the browser shows an error instead of it.',
  left: () => 'The page was left while it was being read.',
  'no-page': () => 'The audit gave no page.',
};

/** The sentence of such a detail. A code that this version does not know is shown as it is. */
export const jobDetailText = (details: typeof jobDetails, { code, args }: { code: string; args: object }): string =>
  Object.hasOwn(details, code) ? (details as unknown as Record<string, (args: object) => string>)[code]!(args) : code;
