import { useEffect, useMemo, useState } from 'preact/hooks';
import type { Steps } from '../../checks/core/helpers/run-to-completion.ts';

/** Milliseconds of work per task, so that the interface reacts to clicks in the next frame. */
const slice = 12;

/** @returns the result of the steps; null if the time for this task ran out first */
function runOneSlice<T>(steps: Steps<T>): { value: T } | null {
  const end = performance.now() + slice;
  do {
    const step = steps.next();
    if (step.done) return { value: step.value };
  } while (performance.now() < end);
  return null;
}

/** Runs steps in separate tasks. @returns a function that stops them */
export function runInTimers<T>(steps: Steps<T>, tell: (value: T) => void): () => void {
  let timer = setTimeout(function go() {
    const done = runOneSlice(steps);
    if (done) tell(done.value);
    else timer = setTimeout(go);
  });
  return () => clearTimeout(timer);
}

/** The result of steps, synchronously if they are fast; null until they are done. */
export function useSteps<T>(make: () => Steps<T>, inputs: readonly unknown[]): T | null {
  const [, setTimes] = useState(0);
  const work = useMemo(() => {
    const steps = make();
    return { steps, done: runOneSlice(steps) };
  }, inputs);
  useEffect(
    () =>
      work.done
        ? undefined
        : runInTimers(work.steps, (value) => {
            work.done = { value };
            setTimes((times) => times + 1);
          }),
    [work],
  );
  return work.done && work.done.value;
}
