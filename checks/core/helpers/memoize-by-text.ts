/**
 * Caches a function of one string, such as one that several signals look up for each URL of a page.
 * Forgets everything at `most` entries, so that no page can fill the memory.
 */
export function memoizeByText<T>(make: (key: string) => T, most = 4_000): (key: string) => T {
  const known = new Map<string, T>();
  return (key) => {
    const before = known.get(key);
    if (before !== undefined) return before;
    const made = make(key);
    if (known.size >= most) known.clear();
    known.set(key, made);
    return made;
  };
}
