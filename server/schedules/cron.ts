import { Cron } from 'croner';

/** Five fields, or a name such as @daily. */
const form = /^(?:@(?:hourly|daily|weekly|monthly|yearly|annually)|\S+(?: +\S+){4})$/i;
const longest = 100;

/** When a cron expression is due after a time (epoch milliseconds); null if it never is. Hours that daylight saving time skips are due after it. */
export type Next = (after: number) => number | null;

/** @returns null if it is no cron expression. The time zone has to be one of the IANA database. */
export function readCron(cron: string, zone: string): Next | null {
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
