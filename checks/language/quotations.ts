/** Finds quotations by the quotation marks of any script, without words or grammar. */

export interface Quotation {
  /** Text between the marks. */
  inner: string;
  /** Start of the opening mark, and end of the closing mark. */
  start: number;
  end: number;
}

/** Maximum length of a quotation. */
const longest = 800;
/** Maximum number of characters that all marks of a text together may look ahead; prose needs a fraction of it. */
const mostSteps = 20_000;
/** Marks that can only open, with the marks that close them. */
const closing: Readonly<Record<string, string>> = {
  '“': '”“',
  '„': '“”"',
  '‟': '”',
  '「': '」',
  '『': '』',
  '﹁': '﹂',
  '〝': '〟〞',
  '｢': '｣',
  '‹': '›',
  '‘': '’',
  '«': '»',
  '»': '«»',
  '”': '”',
  '"': '"',
  '＂': '＂',
  "'": "'",
};
const openingMark = new RegExp(`[${Object.keys(closing).join('')}]`, 'g');
/** Marks that open or close depending on position: at the start of a word they open. */
const byPlace = new Set(['”', '»', '"', '＂', "'", '‘']);
const nested: Readonly<Record<string, string>> = { '「': '」', '『': '』' };
const space = /\s/;
const beforeOpening = /[\s([{（【〔:：,，、;–—―-]/;
const latin = /[A-Za-z\u00c0-\u024f\u0370-\u03ff\u0400-\u052f\d]/;
const letterNext = /[\p{L}\p{N}]/u;

/**
 * Finds quotations in order, of any length; nested ones are part of the outer one. An unclosed mark opens nothing, except at the start
 * of a paragraph whose quotation continues in the next. Each mark looks at most 800 characters ahead, all marks of a text at most 20,000.
 */
export function findQuotations(written: string): Quotation[] {
  // Two single marks replace a double one. A null character keeps the positions.
  const text = written.includes("''") || written.includes('``') ? written.replace(/''|``/g, '"\u2060') : written;
  const found: Quotation[] = [];
  let steps = 0;
  let behind = 0;
  for (const { 0: mark, index: at } of text.matchAll(openingMark)) {
    if (steps >= mostSteps) break;
    if (at < behind || !opens(text, at, mark)) continue;
    const end = closes(text, at, mark, closing[mark]!);
    steps += end > 0 ? end - at : longest;
    if (end > 0) {
      found.push({ inner: written.slice(at + 1, end), start: at, end: end + 1 });
      behind = end + 1;
    } else if (at === 0 && '“„«「'.includes(mark) && text.length <= longest) {
      found.push({ inner: written.slice(1), start: 0, end: text.length });
      break;
    }
  }
  return found;
}

function opens(text: string, at: number, mark: string): boolean {
  if (!byPlace.has(mark)) return true;
  const [before, next] = [text.charAt(at - 1), text.charAt(at + 1)];
  if (next === '' || (space.test(next) && mark !== '»')) return false;
  if (mark === "'" || mark === '‘') return (before === '' || beforeOpening.test(before)) && letterNext.test(next);
  // A mark after a number means inches; after a letter, it closes. Scripts without spaces have letters on both sides.
  return before === '' || (!latin.test(before) && !/[.!?…,;]/.test(before));
}

function closes(text: string, from: number, mark: string, closers: string): number {
  const until = Math.min(text.length, from + 1 + longest);
  const inner = nested[mark];
  let depth = 0;
  let curly = 0;
  for (let at = from + 1; at < until; at++) {
    const here = text.charAt(at);
    if (inner && here === mark) depth++;
    // Some editors convert only one of two straight marks to a curly one.
    if (mark === '"' && here === '“') curly++;
    else if (mark === '"' && here === '”' && curly-- <= 0) return at;
    if (!closers.includes(here)) continue;
    if (depth > 0) {
      depth--;
      continue;
    }
    const [before, next] = [text.charAt(at - 1), text.charAt(at + 1)];
    // This is an apostrophe.
    if ((mark === "'" || mark === '‘') && (space.test(before) || letterNext.test(next))) continue;
    // The same mark opens again, so the first one was not an opening mark.
    if (here === mark && byPlace.has(mark) && mark !== '‘' && space.test(before)) return -1;
    if (mark === '“' && here === '“' && (space.test(before) || letterNext.test(next))) return -1;
    return at;
  }
  return -1;
}

/** Text outside the quotations; each quotation is replaced by one mark. */
export function withoutQuotations(text: string, quoted: readonly Quotation[]): string {
  let rest = '';
  let from = 0;
  for (const { start, end } of quoted) {
    rest += `${text.slice(from, start)}"`;
    from = end;
  }
  return rest + text.slice(from);
}
