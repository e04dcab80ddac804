import { Cron } from 'croner';

/** Five fields, or a name such as @daily. */
const form = /^(?:@(?:hourly|daily|weekly|monthly|yearly|annually)|\S+(?: +\S+){4})$/i;
const longest = 100;

/** The next due time of a cron expression after a time (epoch milliseconds); null if there is none. Hours skipped by daylight saving time are due right after. */
export type Next = (after: number) => number | null;

/** @returns null if the cron expression is invalid. The time zone must be in the IANA database. */
export function parseCron(cron: string, zone: string): Next | null {
  if (cron.length > longest || !form.test(cron)) return null;
  try {
    const read = new Cron(cron, { timezone: zone, mode: '5-part' });
    const next: Next = (after) => read.nextRun(new Date(after))?.getTime() ?? null;
    next(Date.UTC(2026, 0));
    return next;
  } catch {
    return null;
  }
}

export function isTimeZone(zone: string): boolean {
  try {
    return zone !== '' && new Intl.DateTimeFormat('en', { timeZone: zone }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}
