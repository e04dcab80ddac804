import { english } from '../../../../checks/index.ts';

const { amount, and, number } = english;
interface EveryWords {
  unit: 'hours' | 'days';
  count: number;
}

/** Audits that are repeated, and what is said at their end. */
export const schedule = {
  repeat: 'Repeat…',
  title: 'Repeat this audit',
  how: 'How often?',
  choices: { day: 'Every day', week: 'Every week', hours: 'Every few hours' },
  hours: 'Hours in between',
  help: 'It runs while the browser is open. If its time passes while the browser is closed, it runs once when the browser is started.',
  notice: {
    title: ({ name }: { name: string }) => `Audit finished: ${name}`,
    audited: ({ pages }: { pages: number }) => `${amount(pages, 'page')}. There is no earlier run to compare with.`,
    changes: ({
      worse,
      checks,
      more,
      gone,
      fresh,
      unread,
    }: {
      worse: number;
      checks: string[];
      more: number;
      gone: number;
      fresh: number;
      unread: number;
    }) =>
      [
        worse === 0
          ? 'Nothing got worse.'
          : `Worse on ${amount(worse, 'page')}: ${and(more > 0 ? [...checks, amount(more, 'more check')] : checks)}.`,
        gone > 0 && `${amount(gone, 'page')} gone.`,
        fresh > 0 && `${amount(fresh, 'page')} new.`,
        unread > 0 && `${amount(unread, 'page')} could not be audited.`,
      ]
        .filter(Boolean)
        .join(' '),
  },
  noticeHelp: 'The browser may ask whether Pageloupe may show notifications: one tells you at the end what got worse.',
  yes: 'Schedule',
  no: 'Cancel',
  made: 'The audit is scheduled.',
  silent: 'The audit is scheduled. The browser did not allow notifications: its results are on this page.',
  stopped: 'It will not be repeated any more.',
  list: 'Repeated audits',
  every: ({ unit, count }: EveryWords) =>
    unit === 'days' && count === 7
      ? 'Every week'
      : count === 1
        ? `Every ${unit === 'days' ? 'day' : 'hour'}`
        : `Every ${number(count)} ${unit}`,
  next: ({ when }: { when: string }) => `next ${when}`,
  last: ({ when }: { when: string }) => `last ${when}`,
  never: 'not yet repeated',
  lastRun: 'Last run',
  lastRunNamed: ({ name }: { name: string }) => `Last run of ${name}`,
  compare: 'What changed',
  compareNamed: ({ name }: { name: string }) => `What changed in ${name}`,
  stop: 'Stop repeating',
  stopNamed: ({ name }: { name: string }) => `Stop repeating ${name}`,
};
