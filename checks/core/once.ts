/** Makes a value when it is first asked for, and no second time, whatever it is. */
export function once<T>(make: () => T): () => T {
  let made: { value: T } | null = null;
  return () => (made ??= { value: make() }).value;
}
