/**
 * Makes a value once as long as what it is made of stays the same, by identity: several signals and tools ask for the same view of the same facts.
 * @param parts what it depends on; it is forgotten with the first of them
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
