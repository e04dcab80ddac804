/**
 * Unicode classes in patterns, without the cost of their first use. A pattern with \p{L} takes one to four milliseconds before it
 * reads a character, because the engine builds a set of about 700 ranges each time it compiles one, and an audit uses dozens.
 * For text in the common scripts, the same patterns are built from short tables.
 */

/** Code point ranges that the tables cover, all assigned. Other text uses the engine's own classes. */
const covered = `0-377 37a-37f 384-38a 38c 38e-3a1 3a3-52f 591-5c7 5d0-5ea 5ef-5f4 600-6ff 900-97f e01-e3a e3f-e5b 1e00-1eff 2000-2064 2066-2071 2074-208e 2090-209c
    20a0-20bf 20d0-20f0 2100-218b 2190-22ff 2500-27bf 3000-303f 3041-3096 3099-30ff 3400-4dbf 4e00-9ffc ac00-d7a3 fe00-fe0f ff01-ff9f 1f300-1f64f
    1f680-1f6d7 1f6e0-1f6ec 1f900-1f9ff`;

/** Which of the covered characters each class contains, as ranges. */
type Classes = Readonly<Record<string, string | undefined>>;
/** Letters and numbers, which most patterns need. */
export const letterClasses = {
  L: `41-5a 61-7a aa b5 ba c0-d6 d8-f6 f8-2c1 2c6-2d1 2e0-2e4 2ec 2ee 370-374 376-377 37a-37d 37f 386 388-38a 38c 38e-3a1 3a3-3f5 3f7-481 48a-52f 5d0-5ea
    5ef-5f2 620-64a 66e-66f 671-6d3 6d5 6e5-6e6 6ee-6ef 6fa-6fc 6ff 904-939 93d 950 958-961 971-97f e01-e30 e32-e33 e40-e46 1e00-1eff 2071 207f 2090-209c
    2102 2107 210a-2113 2115 2119-211d 2124 2126 2128 212a-212d 212f-2139 213c-213f 2145-2149 214e 2183-2184 3005-3006 3031-3035 303b-303c 3041-3096
    309d-309f 30a1-30fa 30fc-30ff 3400-4dbf 4e00-9ffc ac00-d7a3 ff21-ff3a ff41-ff5a ff66-ff9f`,
  N: '30-39 b2-b3 b9 bc-be 660-669 6f0-6f9 966-96f e50-e59 2070 2074-2079 2080-2089 2150-2182 2185-2189 2776-2793 3007 3021-3029 3038-303a ff10-ff19',
} as const;

const escaped = (code: string) => `\\u{${code}}`;
const ranges = (list: string) =>
  list === ''
    ? ''
    : list
        .split(/\s+/)
        .map((range) => range.split('-').map(escaped).join('-'))
        .join('');
/** Every character below this range is covered, so most text needs no range check. */
const mayBeUncovered = /[\u0378-\uffff]/;
let uncovered: RegExp | undefined;
/** Cached, because the same text is often matched with many patterns in a row. */
const last = { text: '', covered: true };
function isCovered(text: string): boolean {
  if (text === last.text) return last.covered;
  last.covered = !mayBeUncovered.test(text) || !(uncovered ??= new RegExp(`[^${ranges(covered)}]`, 'u')).test(text);
  last.text = text;
  return last.covered;
}

/** Replaces the classes of a pattern by ranges from the table; classes that are not in it stay. */
function writtenOut(source: string, classes: Classes): string {
  let inside = false;
  return source.replace(/\\p\{([\w=]+)\}|\\.|[[\]]/gs, (part, name: string | undefined) => {
    if (part === '[') inside = true;
    else if (part === ']') inside = false;
    const list = name === undefined ? undefined : classes[name];
    if (list === undefined) return part;
    return inside ? ranges(list) : `[${ranges(list)}]`;
  });
}

/** Creates a function that makes patterns with classes from a table; classes that are not in it stay. */
export const lazyPatterns =
  (classes: Classes) =>
  (source: string, flags = ''): ((text: string) => RegExp) => {
    let short: RegExp | undefined;
    let full: RegExp | undefined;
    return (text) =>
      isCovered(text) ? (short ??= new RegExp(writtenOut(source, classes), `${flags}u`)) : (full ??= new RegExp(source, `${flags}u`));
  };
