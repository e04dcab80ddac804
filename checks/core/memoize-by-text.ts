/**
 * Caches a pure function of one string: a page repeats its URLs many times, and several signals look them up.
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
