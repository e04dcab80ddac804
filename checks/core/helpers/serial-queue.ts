/**
 * A queue that runs one task at a time, in order. A failed task rejects only for its caller; the next one
 * runs anyway. A task must not wait for another one of its own queue.
 */
export function serialQueue(): <T>(task: () => Promise<T>) => Promise<T> {
  let last: Promise<unknown> = Promise.resolve();
  return (task) => {
    const result = last.then(task);
    last = result.catch(() => undefined);
    return result;
  };
}
