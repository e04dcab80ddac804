import { serverWords } from '../words.ts';
import type { World } from './world.ts';

/** Milliseconds that pages and reports in progress have after the first signal: those who send one wait ten seconds before they kill. */
export const drainLimit = { ms: 4_000 };

type EndSignal = 'SIGINT' | 'SIGTERM';
/** What the signals of the user or the system ask for. */
export interface HeardEndSignals {
  /** Aborted by the first signal: nothing new begins. */
  drain: AbortController;
  /** Aborted by the second signal, or when the time after the first is over: what is in progress is abandoned. */
  stop: AbortController;
  /** The first signal; null if there was none. */
  readonly first: EndSignal | null;
  /** Hears no more signals. */
  forget(): void;
}

/** Hears signals while something is in progress. @param say told what each signal does */
export function hearEndSignals({ onEnd }: Pick<World, 'onEnd'>, say: (note: string) => void): HeardEndSignals {
  const [drain, stop] = [new AbortController(), new AbortController()];
  let first: EndSignal | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const forget = onEnd((signal) => {
    const { draining, stopping } = serverWords().commands.run;
    say(first === null ? draining({ ms: drainLimit.ms }) : stopping);
    if (first === null) {
      drain.abort();
      timer = setTimeout(() => stop.abort(), drainLimit.ms);
    } else stop.abort();
    first ??= signal;
  });
  return {
    drain,
    stop,
    get first() {
      return first;
    },
    forget() {
      clearTimeout(timer);
      forget();
    },
  };
}
