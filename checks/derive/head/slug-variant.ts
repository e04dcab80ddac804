import { parseLanguageTag } from '../../language/languages.ts';
import { classifyParameters, parseUrl, percentDecode, withoutWww } from '../../parse/urls.ts';

/** A number or code of one thing: at least five digits that are no day, or a run of letters and digits. */
const number = /^\d{5,}$/;
const day = /^(?:19|20)\d{2}(?:0[1-9]|1[0-2])(?:[0-2]\d|3[01])$/;
/** A code that the software of a shop sets off from the words behind it: sm7db--studio-microphone. */
const setOff = /^(?=.*\d)[a-z\d]{4,}(?=--)/;
const code = /^(?=.*\d)(?=.*[a-z])[a-z\d]{8,}$/;
/** Other pages of a list, years and versions: page-2, p3, 2019, v1.2. */
const numbered = /^(?:\p{L}+[-_]?)?\d{1,4}(?:\.\d+)*$/u;
/** The last part of a path that names one page of a site: at least this many words and characters. */
const [leastWords, leastCharacters] = [3, 12];
/** Parts of a path that name one page of a site at any length. */
const leastParts = 2;
/** The same of a name that no other folder of the site uses. */
const [sureWords, sureCharacters] = [5, 30];
/** The number of a page at the end of its name: how-to-fold-linen-id48213. */
const idAtEnd = /[-_.](?:id)?\d{5,}$/;

interface Parts {
  host: string;
  segments: string[];
  ids: string[];
  query: Map<string, string>;
}

function partsOf(url: string): Parts | null {
  const parsed = parseUrl(url);
  if (!parsed?.host) return null;
  const segments = percentDecode(parsed.pathname).toLowerCase().split('/').filter(Boolean);
  const parameters = classifyParameters(url).filter(({ kind }) => kind === 'other' || kind === 'pagination' || kind === 'language');
  const idsIn = (texts: readonly string[]) => [
    ...new Set(
      texts.flatMap((text) => [
        ...text.split(/[^\p{L}\p{N}]+/u).filter((part) => (number.test(part) && !day.test(part)) || code.test(part)),
        ...(setOff.exec(text) ?? []),
      ]),
    ),
  ];
  const inPath = idsIn(segments);
  return {
    host: withoutWww(parsed.host),
    segments,
    ids: (inPath.length > 0 ? inPath : idsIn(parameters.map(({ value }) => value.toLowerCase()))).sort(),
    query: new Map(parameters.map(({ name, value }) => [name.toLowerCase(), value])),
  };
}

/** Whether every entry of one list stands in the other, in the same order. */
function isWithin(some: readonly string[], all: readonly string[]): boolean {
  let at = 0;
  for (const one of all) if (some[at] === one) at++;
  return at === some.length;
}

const nameOf = ({ segments }: Parts): string => (segments.at(-1) ?? '').replace(/\.[a-z]\w{1,4}$/, '');
const hasWords = (name: string, words: number, characters: number): boolean =>
  name.split(/[-_+ ]+/).filter((word) => word !== '').length >= words && name.length >= characters;
const isNameOfOnePage = (parts: Parts): boolean =>
  parts.ids.some((id) => parts.segments.at(-1)?.includes(id)) || hasWords(nameOf(parts), leastWords, leastCharacters);

/** Whether both have the same long name, one of them with a number at its end: the address of the page before it moved. */
function haveSameLongName(one: Parts, two: Parts): boolean {
  const names = [one, two].map(nameOf);
  const [first, second] = names.map((name) => name.replace(idAtEnd, ''));
  const isNumbered = names.filter((name) => idAtEnd.test(name)).length === 1;
  return isNumbered && first === second && hasWords(first!, sureWords, sureCharacters);
}
/** Without hyphens, except between numbers. */
const spelled = ({ segments }: Parts): string => segments.join('/').replace(/(?<!\d)[-_+ ]|[-_+ ](?!\d)/g, '');

/**
 * Whether two URLs of a site name the same page with other words or folders around the same number (/blue-shirt/dp/B0ABCDEF12 and
 * /dp/B0ABCDEF12), or around the same last part (/shirts/summer/blue-linen-shirt and /blue-linen-shirt), or write it with other signs
 * (/blue-shirt and /blueshirt). Never translations, versions, or pages of a list.
 */
export function isSlugVariant(a: string, b: string): boolean {
  const [one, two] = [partsOf(a), partsOf(b)];
  if (!one || !two || one.host !== two.host) return false;
  const apart = [
    ...one.segments.filter((segment) => !two.segments.includes(segment)),
    ...two.segments.filter((segment) => !one.segments.includes(segment)),
  ];
  const isSpelledAlike = apart.length > 0 && spelled(one) === spelled(two);
  const [short, long] = one.segments.length < two.segments.length ? [one.segments, two.segments] : [two.segments, one.segments];
  // The whole path of one URL behind the folders of a list that has the page: /collections/summer-2026/products/kettle.
  const isInList = short.length >= leastParts && short.length < long.length && long.slice(-short.length).join('/') === short.join('/');
  if (
    !isSpelledAlike &&
    apart.some(
      (segment) =>
        (!isInList && numbered.test(segment)) ||
        (/^[a-z]{2}(?:[-_][a-z]{2})?$/.test(segment) && parseLanguageTag(segment.replace('_', '-')).valid),
    )
  )
    return false;
  const names = new Set([...one.query.keys(), ...two.query.keys()]);
  const kinds = new Map([a, b].flatMap((url) => classifyParameters(url).map(({ name, kind }) => [name.toLowerCase(), kind] as const)));
  for (const name of names) {
    const [first, second] = [one.query.get(name), two.query.get(name)];
    if (first === second) continue;
    // The same parameter with another value selects another page; so does the page of a list, or a language, that only one of them has.
    if ((first !== undefined && second !== undefined) || kinds.get(name) !== 'other') return false;
  }
  if (one.ids.length > 0 && one.ids.join() === two.ids.join()) return true;
  if (isSpelledAlike || isInList || haveSameLongName(one, two)) return true;
  return short.at(-1) !== undefined && short.at(-1) === long.at(-1) && isNameOfOnePage(one) && isWithin(short, long);
}
