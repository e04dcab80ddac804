import type { PageFact } from './facts/page.ts';

/** How much of the page was read, if not all. */
export type PartlyRead = {
  /** Stopped by the user, or by a limit. */
  because: 'asked' | 'limit' | null;
  /** Null if the limit was not a time. */
  seconds: number | null;
  elements: number | null;
};

/** Null if the page was read to its end. */
export function whyPartlyRead({ truncated, stopped }: Pick<PageFact, 'truncated' | 'stopped'>): PartlyRead | null {
  if (!truncated) return null;
  return {
    because: !stopped ? null : stopped.because === 'asked' ? 'asked' : 'limit',
    seconds: stopped?.because === 'time' ? Math.max(1, Math.round(stopped.ms / 1_000)) : null,
    elements: stopped?.elements ?? null,
  };
}
