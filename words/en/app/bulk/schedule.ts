import { english } from '../../../../checks/core/wording.ts';

const { amount, and, number } = english;
interface EveryWords {
  unit: 'hours' | 'days';
  count: number;
}

/** Scheduled audits and their notifications. */
export const schedule = {
  repeat: 'Repeat…',
  title: 'Repeat this audit',
  how: 'How often?',
  choices: { day: 'Every day', week: 'Every week', hours: 'Every few hours' },
  hours: 'Hours between runs',
  help: 'Runs while the browser is open. If the browser is closed at that time, it runs once when the browser starts.',
  notice: {
    title: ({ name }: { name: string }) => `Audit finished: ${name}`,
    skipped: ({ name }: { name: string }) => `Scheduled audit skipped: ${name}`,
    paused: 'Its previous run is paused. Resume or cancel it.',
    audited: ({ pages }: { pages: number }) => `${amount(pages, 'page')}. No earlier run to compare with.`,
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
        gone > 0 && `${amount(gone, 'page')} missing.`,
        fresh > 0 && `${amount(fresh, 'page')} new.`,
        unread > 0 && `${amount(unread, 'page')} could not be audited.`,
      ]
        .filter(Boolean)
        .join(' '),
  },
  noticeHelp: 'The browser may ask for permission to show notifications: one tells you what got worse after each run.',
  yes: 'Schedule',
  no: 'Cancel',
  made: 'The audit is scheduled.',
  silent: 'The audit is scheduled. The browser did not allow notifications; check this page for results.',
  stopped: 'Schedule removed.',
  list: 'Scheduled audits',
  every: ({ unit, count }: EveryWords) =>
    unit === 'days' && count === 7
      ? 'Every week'
      : count === 1
        ? `Every ${unit === 'days' ? 'day' : 'hour'}`
        : `Every ${number(count)} ${unit}`,
  next: ({ when }: { when: string }) => `next ${when}`,
  last: ({ when }: { when: string }) => `last ${when}`,
  never: 'not run yet',
  lastRun: 'Last run',
  lastRunNamed: ({ name }: { name: string }) => `Last run of ${name}`,
  compare: 'What changed',
  compareNamed: ({ name }: { name: string }) => `What changed in ${name}`,
  stop: 'Stop repeating',
  stopNamed: ({ name }: { name: string }) => `Stop repeating ${name}`,
};
