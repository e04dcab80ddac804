/** Numbers in sentences. */

/** `1 link`, `3 links`; `many` for plurals that are not formed with s. */
export const amount = (count: number, one: string, many = `${one}s`): string => `${count} ${count === 1 ? one : many}`;

/** The word that fits the number: `verb(1, 'has', 'have')`. */
export const agree = (count: number, one: string, many: string): string => (count === 1 ? one : many);

/** `a, b and c`. */
export const and = (words: readonly string[]): string => (words.length < 3 ? words.join(' and ') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`);

/** Says how much of a long list was read: what is said of "all" holds for that part. */
export const readOnly = (one: string) => (read: number, total: number) => ({ text: `The page has ${amount(total, one)}; the first ${read} were read and are judged here.`, fix: '' });

/** A share 0…1 in per cent: whole, but never 0 % or 100 % for what is not quite nothing or all. */
export function percent(share: number): string {
  if (share > 0 && share < 0.01) return '<1 %';
  if (share > 0.99 && share < 1) return '>99 %';
  return `${Math.round(share * 100)} %`;
}
