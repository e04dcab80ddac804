/** Dates in ISO 8601, as points in time. */
export const dayMs = 86_400_000;

/** Epoch milliseconds of a whole date; NaN for null, and for a year or month alone. A date without zone counts as UTC. */
export function timeOf(iso: string | null): number {
  if (!iso || iso.length < 10) return Number.NaN;
  const zoned = iso.length === 10 || /Z$|[+-]\d\d:\d\d$/.test(iso.slice(10)) ? iso : `${iso}Z`;
  return Date.parse(zoned);
}

/** Days between two dates; NaN when one is not whole. Dates without time are compared by day. */
export function daysBetween(a: string | null, b: string | null): number {
  const [first, second] = a && b && (a.length === 10 || b.length === 10) ? [a.slice(0, 10), b.slice(0, 10)] : [a, b];
  return Math.abs(timeOf(first) - timeOf(second)) / dayMs;
}
