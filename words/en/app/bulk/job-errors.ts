import { english } from '../../../../checks/core/wording.ts';
import { crawlSentences } from '../../checks/crawl.ts';

const { number } = english;

/** Why a page could not be audited, and what to do. */
export const jobErrors = {
  'tab-gone': 'The tab was closed during the audit. Retry to open its URL again.',
  navigated: 'The tab navigated to another page. Retry to open the queued URL in a separate tab.',
  crashed: 'The page crashed or isn’t responding. Check it in a tab, then retry.',
  asleep: 'The browser put this tab to sleep during the audit. Retry to open its URL in a separate tab.',
  'no-access': 'Extensions can’t access this page. Only http and https pages, and local files if allowed, can be audited.',
  'no-permission': 'Pageloupe has no permission for this site. Grant access, then retry.',
  'not-a-page': 'This URL is not a web page. Audit the page that links to it.',
  'http-error': 'There is no page to audit. If this URL should exist, restore it; otherwise change or remove the links to it.',
  unreachable: 'The page could not be opened: the browser shows an error instead. Check the URL and the connection, then retry.',
  timeout: 'The page took too long. Retry when the site is less busy, or audit fewer pages at a time.',
  interrupted: 'This page’s audit was interrupted several times, possibly due to low memory. Retry it on its own.',
  'audit-failed': 'The audit couldn’t run on this page. Retry it, and report it if it fails again.',
};

/** Details shown before that, by the codes of extension/runs/runs.ts. */
export const jobDetails = {
  'browser-says': ({ error }: { error: string }) => `The browser says ${error}.`,
  thrown: ({ error }: { error: string }) => (/[.!?]\s*$/.test(error) ? error : `${error}.`),
  'no-answer': ({ seconds }: { seconds: number }) => `No response within ${number(seconds)} seconds.`,
  'page-silent': ({ seconds }: { seconds: number }) => `The page did not respond within ${number(seconds)} seconds.`,
  'no-content': ({ status }: { status: number }) => `The server returns ${status} without content.`,
  returns: ({ status }: { status: number }) => `The server returns ${number(status)}.`,
  download: ({ type }: { type: string }) => `It is a download${type === '' ? '' : ` (${type})`}.`,
  'of-type': ({ type }: { type: string }) => `It is ${type}.`,
  shows: ({ url }: { url: string }) => `It shows ${url}.`,
  'leads-to': ({ origin }: { origin: string }) => `It redirects to ${origin}, where Pageloupe has no permission.`,
  'not-well-formed': () => 'It is XML that is not well-formed, so the browser shows an error.',
  left: () => 'The page changed during the audit.',
  'no-page': () => 'The audit returned no page.',
};

/** What a failed page says, on the bulk page and in files, and a crawl in files. */
export const jobWords = {
  crawl: crawlSentences,
  errors: jobErrors,
  details: jobDetails,
  error: ({ detail, sentence }: { detail: string; sentence: string }) => [detail, sentence].filter(Boolean).join(' '),
};
