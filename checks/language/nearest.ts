/** Edit distance (insert, delete, replace, swap of neighbors) of two words, or `limit` + 1 if it is larger. */
function distance(a: string, b: string, limit: number): number {
  if (Math.abs(a.length - b.length) > limit) return limit + 1;
  let before: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let row = 1; row <= a.length; row++) {
    const next = [row];
    let least = row;
    for (let column = 1; column <= b.length; column++) {
      const same = a[row - 1] === b[column - 1];
      let cost = Math.min(last[column]! + 1, next[column - 1]! + 1, last[column - 1]! + (same ? 0 : 1));
      if (row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1])
        cost = Math.min(cost, before[column - 2]! + 1);
      next.push(cost);
      least = Math.min(least, cost);
    }
    if (least > limit) return limit + 1;
    before = last;
    last = next;
  }
  return last[b.length]!;
}

/** Whether two words are the same but for one letter that is added, missing or changed, or two that are swapped. */
export const areNearlySame = (a: string, b: string): boolean => distance(a, b, 1) <= 1;

/** The term that was probably meant; '' if none is close enough. */
export function nearestSpelling(name: string, terms: Iterable<string>): string {
  if (name.length > 60) return '';
  const plain = (text: string) => text.toLowerCase().replace(/[\s_-]/g, '');
  const wanted = plain(name);
  const limit = wanted.length < 5 ? 1 : 2;
  let best = '';
  let least = limit + 1;
  for (const term of terms) {
    const edits = distance(wanted, plain(term), least - 1);
    if (edits < least) [best, least] = [term, edits];
    if (least === 0) break;
  }
  return best;
}
