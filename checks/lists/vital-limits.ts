/** Core Web Vitals: up to the first number, a value is good; above the second, poor. Milliseconds, and for CLS a share. https://web.dev/articles/vitals, read 2026-11-21. */
export const vitalLimits = { lcp: [2_500, 4_000], cls: [0.1, 0.25], inp: [200, 500] } as const;

export function vitalRating(name: keyof typeof vitalLimits, value: number): 'good' | 'warn' | 'bad' {
  const [good, poor] = vitalLimits[name];
  return value <= good ? 'good' : value <= poor ? 'warn' : 'bad';
}
