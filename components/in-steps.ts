import { useEffect, useMemo, useState } from 'preact/hooks';
import type { Steps } from '../checks/index.ts';

/** Milliseconds of work at a time: what is pressed meanwhile answers in the frame after. */
const slice = 12;

interface Work<T> { steps: Steps<T>; done: { value: T } | null }

function workOn<T>(work: Work<T>): void {
  const end = performance.now() + slice;
  do {
    const step = work.steps.next();
    if (step.done) work.done = { value: step.value };
  } while (!work.done && performance.now() < end);
}

/** Works steps off in tasks of their own. @returns ends it */
export function workOff<T>(work: Work<T>, done: (value: T) => void): () => void {
  let timer = setTimeout(function go() {
    workOn(work);
    if (work.done) done(work.done.value);
    else timer = setTimeout(go);
  });
  return () => clearTimeout(timer);
}

/** What steps come to, at once where that is soon; null until they are done. */
export function useSteps<T>(make: () => Steps<T>, inputs: readonly unknown[]): T | null {
  const [, setTimes] = useState(0);
  const work = useMemo(() => {
    const begun: Work<T> = { steps: make(), done: null };
    workOn(begun);
    return begun;
  }, inputs);
  useEffect(() => (work.done ? undefined : workOff(work, () => setTimes((times) => times + 1))), [work]);
  return work.done && work.done.value;
}
