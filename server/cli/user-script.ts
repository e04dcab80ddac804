/** Scripts of the user run in this process, and can end it with any code. */
let hasRun = false;

/** Whether one has begun to run. */
export const hasRunUserScript = (): boolean => hasRun;

/** Loads a module, or what may be one. */
export function runUserScript<T>(load: () => Promise<T>): Promise<T> {
  hasRun = true;
  return load();
}
