import type { Probe } from '../core/facts/probes.ts';
import type { Prober } from './prober.ts';

export interface ProbeProgress {
  /** Number of URLs: links, and other URLs that the page names. */
  done: number;
  total: number;
  broken: number;
  unverified: number;
  /** Rate over the last seconds; 0 before the first response and while paused. */
  perSecond: number;
  /** Null if unknown. */
  secondsLeft: number | null;
  phase: 'probing' | 'paused' | 'stopped' | 'done';
}

const rateWindowMs = 5_000;

/** Counts responses and estimates their rate. */
export class ProbeRateMeter {
  total = 0;
  private done = 0;
  private broken = 0;
  private unverified = 0;
  private finished = false;
  private readonly recent: number[] = [];
  private readonly clock: () => number;
  private readonly began: number;

  constructor(clock: () => number) {
    this.clock = clock;
    this.began = clock();
  }
  count(probe: Probe | null): void {
    this.done += 1;
    if (probe?.class === 'broken') this.broken += 1;
    if (probe?.class === 'unverified') this.unverified += 1;
    this.recent.push(this.clock());
  }
  finish(): void {
    this.finished = true;
  }
  progress(state: Prober['state']): ProbeProgress {
    const now = this.clock();
    while (this.recent.length > 0 && this.recent[0]! < now - rateWindowMs) this.recent.shift();
    const seconds = Math.max(0.25, Math.min(rateWindowMs, now - this.began) / 1_000);
    const paused = state === 'paused' && !this.finished;
    const perSecond = paused ? 0 : Math.round((this.recent.length / seconds) * 10) / 10;
    const remaining = this.total - this.done;
    return {
      done: this.done,
      total: this.total,
      broken: this.broken,
      unverified: this.unverified,
      perSecond,
      secondsLeft: remaining === 0 || this.finished ? 0 : perSecond > 0 ? Math.ceil(remaining / perSecond) : null,
      phase: state === 'stopped' ? 'stopped' : this.finished ? 'done' : paused ? 'paused' : 'probing',
    };
  }
}
