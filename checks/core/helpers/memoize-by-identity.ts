/**
 * Computes a value once, as long as its parts stay the same objects: several signals and tools need the same view of the same facts.
 * @param parts what the value depends on; the cache entry is released with the first of them
 */
export function memoizeByIdentity<A extends unknown[], R>(
  parts: (...args: A) => readonly [object, ...unknown[]],
  make: (...args: A) => R,
): (...args: A) => R {
  const made = new WeakMap<object, { rest: readonly unknown[]; value: R }>();
  return (...args) => {
    const [first, ...rest] = parts(...args);
    const known = made.get(first);
    if (known?.rest.every((part, index) => part === rest[index])) return known.value;
    const value = make(...args);
    made.set(first, { rest, value });
    return value;
  };
}
