/**
 * A queue that runs one task at a time, in the order in which they come. A task that fails rejects for its caller alone; the next one
 * runs all the same. A task must not wait for another one of its own queue.
 */
export function serialQueue(): <T>(task: () => Promise<T>) => Promise<T> {
  let last: Promise<unknown> = Promise.resolve();
  return (task) => {
    const result = last.then(task);
    last = result.catch(() => undefined);
    return result;
  };
}
