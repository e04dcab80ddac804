import type { JobError } from '../../../bridge/runs.ts';

/** What happened to a job, and what to do: whole sentences, as exports print them. The bulk page has its own, by code. */
const sentences: Record<JobError['code'], string> = {
  'tab-gone': 'The tab was closed while its page was being audited. Retry to have its address opened again.',
  navigated: 'The tab shows another page now. Retry to have the queued address opened in a tab of its own.',
  crashed: 'The page has crashed or does not answer. Look at it in a tab, then retry.',
  asleep: 'The browser put this tab to sleep while its page was being audited. Retry to have its address opened in a tab of its own.',
  'no-access': 'The browser keeps extensions out of this page: only pages on http and https, and files where the browser allows it, can be audited.',
  'no-permission': 'Pageloupe may not read this site. Grant access to it, then retry.',
  'not-a-page': 'There is no web page at this address. Audit the page that links to it.',
  unreachable: 'The page could not be opened: the browser shows an error in its place. Check the address and the connection, then retry.',
  timeout: 'The page took too long. Retry when the site is less busy, or audit fewer pages at a time.',
  interrupted: 'The audit of this page was cut off again and again, perhaps because it needs more memory than there is. Retry it alone.',
  'audit-failed': 'The audit could not be run on this page. Retry it, and tell us when it fails again.',
};

/** @param detail what is known beyond the sentence, itself a sentence; '' for nothing */
export const jobError = (code: JobError['code'], detail = ''): JobError => ({ code, message: detail === '' ? sentences[code] : `${detail} ${sentences[code]}`, detail });
