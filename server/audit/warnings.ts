import type { VisitWarning, VisitWarningCode } from './auditor.ts';

const sentences: Readonly<Record<VisitWarningCode, (detail: string) => string>> = {
  'target-status': (status) => `The server answered with status ${status}: this report is of the page it sent with it.`,
  'redirected-off-site': (host) => `The URL redirects to another site (${host}): this report is of the page there.`,
  'requests-blocked': (count) => `${count} of the page’s requests were refused or cut off: they lead to private addresses, or are more than one page may load.`,
  'timeout-partial': () => 'The time was over before everything was read: this report is of what was known by then.',
  'bot-wall-suspected': () => 'The server seems to have sent a page for bots in place of its own.',
  'load-incomplete': () => 'The page did not finish loading: this report is of what was there.',
  'dialogs-dismissed': (count) => `Dialogs that the page opened were dismissed (${count}).`,
  'popups-closed': (count) => `Windows that the page opened were closed (${count}).`,
};

export const warning = (code: VisitWarningCode, detail: string | number = ''): VisitWarning => ({ code, message: sentences[code](String(detail)) });
