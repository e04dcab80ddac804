/** Marks around every string of a catalogue in the pseudo-language: what is shown outside them comes from a page, or was forgotten. */
export const marks = ['⟦', '⟧'] as const;

/** The same catalogue in a language in which every string that it gives is marked. Arguments that are themselves marked stay so, inside. */
export function pseudo<T>(catalogue: T): T {
  if (typeof catalogue === 'string') return `${marks[0]}${catalogue}${marks[1]}` as T;
  if (typeof catalogue === 'function') return ((...input: unknown[]) => pseudo(catalogue(...input) as unknown)) as T;
  if (Array.isArray(catalogue)) return catalogue.map(pseudo) as T;
  if (typeof catalogue === 'object' && catalogue !== null)
    return Object.fromEntries(Object.entries(catalogue).map(([key, value]) => [key, pseudo(value)])) as T;
  return catalogue;
}

/** Pieces of a text with letters that are outside all marks. */
export function unmarked(text: string): string[] {
  const pieces: string[] = [];
  let depth = 0;
  let piece = '';
  for (const character of text) {
    if (character === marks[0]) depth += 1;
    if (depth === 0) piece += character;
    if (character === marks[1]) depth -= 1;
    if (depth > 0 && piece !== '') {
      pieces.push(piece);
      piece = '';
    }
  }
  return [...pieces, piece].map((one) => one.trim()).filter((one) => /\p{L}/u.test(one));
}

/**
 * The same catalogue with every letter gone: each is `ж`. For what is cut, broken into lines or drawn in pieces, where marks get lost.
 * Whatever Latin letters are left come from a page, or were forgotten.
 */
export const veil = (text: string): string => text.replace(/\p{L}/gu, 'ж');
export function veiled<T>(catalogue: T): T {
  if (typeof catalogue === 'string') return veil(catalogue) as T;
  if (typeof catalogue === 'function') return ((...input: unknown[]) => veiled(catalogue(...input) as unknown)) as T;
  if (Array.isArray(catalogue)) return catalogue.map(veiled) as T;
  if (typeof catalogue === 'object' && catalogue !== null)
    return Object.fromEntries(Object.entries(catalogue).map(([key, value]) => [key, veiled(value)])) as T;
  return catalogue;
}
