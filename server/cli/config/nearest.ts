/** The name that was probably meant: the one with the fewest edits; null if none is close enough. */
export function nearestName(typed: string, names: readonly string[]): string | null {
  const word = typed.slice(0, 60).toLowerCase();
  let best: { name: string; changes: number } | null = null;
  for (const name of names) {
    const changes = changesBetween(word, name.toLowerCase());
    if (changes <= Math.max(2, Math.floor(name.length / 3)) && (best === null || changes < best.changes)) best = { name, changes };
  }
  return best?.name ?? null;
}

/** Insertions, deletions, replacements and swaps of neighbors (optimal string alignment). */
function changesBetween(a: string, b: string): number {
  let [before, last] = [[] as number[], Array.from({ length: b.length + 1 }, (_, index) => index)];
  for (let row = 1; row <= a.length; row++) {
    const current = [row];
    for (let column = 1; column <= b.length; column++) {
      const same = a[row - 1] === b[column - 1];
      let changes = Math.min(last[column]! + 1, current[column - 1]! + 1, last[column - 1]! + (same ? 0 : 1));
      if (row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1])
        changes = Math.min(changes, before[column - 2]! + 1);
      current.push(changes);
    }
    [before, last] = [last, current];
  }
  return last[b.length]!;
}
