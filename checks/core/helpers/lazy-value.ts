/** Computes a value when it is first needed, and only once, even if it is undefined. */
export function lazyValue<T>(make: () => T): () => T {
  let made: { value: T } | null = null;
  return () => (made ??= { value: make() }).value;
}
