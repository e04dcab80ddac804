import { nodeTurn } from '../collect/slices.ts';
import { serialQueue } from '../core/helpers/serial-queue.ts';

/** Milliseconds of work between two pauses of {@link runInSlices}. */
const sliceMs = 8;
/** The slices of all works, with a pause after each. */
const turns = serialQueue();

/**
 * Runs work that can pause after each step with pauses, in which the thread does whatever else waits: a server answers other requests
 * meanwhile. Several works take turns, because their slices one after the other would be one long task.
 */
export async function runInSlices<T>(work: Generator<unknown, T>): Promise<T> {
  for (;;) {
    const slice = turns(async () => sliceOf(work));
    void turns(othersFirst);
    const step = await slice;
    if (step.done) return step.value;
  }
}

/** The values that are kept. A decision takes microseconds, and there may be a hundred thousand. */
export const filterInSlices = <T>(values: Iterable<T>, keep: (value: T) => boolean): Promise<T[]> =>
  runInSlices(filterInSteps(values, keep));

function* filterInSteps<T>(values: Iterable<T>, keep: (value: T) => boolean): Generator<undefined, T[]> {
  const chosen: T[] = [];
  for (const value of values) {
    if (keep(value)) chosen.push(value);
    yield;
  }
  return chosen;
}

function sliceOf<T>(work: Generator<unknown, T>): IteratorResult<unknown, T> {
  const began = performance.now();
  let step = work.next();
  while (!step.done && performance.now() - began < sliceMs) step = work.next();
  return step;
}

/** A timer does not promise exactly one turn of the event loop, but browsers have only timers. */
const afterOthers = nodeTurn ?? ((next: () => void) => setTimeout(next, 0));
const othersFirst = () =>
  new Promise<void>((resolve) => {
    afterOthers(resolve);
  });
