/** ISO 8601 dates as points in time. */
export const dayMs = 86_400_000;

const weekOrDayOfYear = /^\d{4}-(?:W(?:0[1-9]|[1-4]\d|5[0-3])(?:-[1-7])?|[0-2]\d\d|3[0-5]\d|36[0-6])(?:T|$)/;
/** Whether a date is ISO 8601 with a week or the day of a year (2026-W44-7, 2026-305), which we do not turn into a day: valid, but of unknown time. */
export const isIsoWeekOrDayOfYear = (text: string): boolean => weekOrDayOfYear.test(text);

/** Epoch milliseconds of a complete date; NaN for null, and for a year or month alone. A date without time zone counts as UTC. */
export function epochOf(iso: string | null): number {
  if (!iso || iso.length < 10) return Number.NaN;
  const zoned = iso.length === 10 || /Z$|[+-]\d\d:\d\d$/.test(iso.slice(10)) ? iso : `${iso}Z`;
  return Date.parse(zoned);
}

/** Whether a date has a year, a month and a day. */
export const isWholeDay = (iso: string | null): iso is string => iso !== null && iso.length >= 10;

/** Days between two dates; NaN if one is incomplete. Dates without time are compared by day. */
export function isoDaysBetween(a: string | null, b: string | null): number {
  const [first, second] = a && b && (a.length === 10 || b.length === 10) ? [a.slice(0, 10), b.slice(0, 10)] : [a, b];
  return Math.abs(epochOf(first) - epochOf(second)) / dayMs;
}

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
/** Time zones that a page without zone may mean: from UTC−8, which Google's crawler assumes, to New Zealand's summer time. */
const zones = { behindMs: 8 * hourMs, aheadMs: 13 * hourMs } as const;
const isDay = (iso: string) => iso.length === 10;
const zoneOf = (iso: string) => /(?:Z|[+-]\d\d:\d\d)$/.exec(iso.slice(10))?.[0] ?? '';
const dayAt = (ms: number) => new Date(ms).toISOString().slice(0, 10);

/** The first and last calendar day that a date may mean. Programs that know no time zone also write UTC. */
function daysOf(iso: string): [first: string, last: string] {
  const [time, zone] = [epochOf(iso), zoneOf(iso)];
  if (zone === '') return [iso.slice(0, 10), iso.slice(0, 10)];
  if (/^Z|00:00$/.test(zone)) return [dayAt(time - zones.behindMs), dayAt(time + zones.aheadMs)];
  return [iso.slice(0, 10), dayAt(time)].sort() as [string, string];
}

/**
 * Whether the first is earlier than the second in every possible reading. Two times with a zone, or two without (from the same clock), are
 * compared to the minute, because two fields of one save differ by seconds. If one of them is a day only, their calendar days
 * are compared. If only one has a zone, the other may be in any. False if one is incomplete.
 */
export function isSurelyEarlier(first: string | null, second: string | null): boolean {
  if (!first || !second || Number.isNaN(epochOf(first)) || Number.isNaN(epochOf(second))) return false;
  if (isDay(first) || isDay(second)) return daysOf(first)[1] < daysOf(second)[0];
  const [zone, other] = [zoneOf(first), zoneOf(second)];
  const unknown = zone === '' && other !== '' ? zones.behindMs : zone !== '' && other === '' ? zones.aheadMs : 0;
  return epochOf(first) + unknown < epochOf(second) - minuteMs;
}
