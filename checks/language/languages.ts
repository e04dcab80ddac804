import { languages } from '../lists/languages/index.ts';
import { distinctiveLetters } from '../lists/distinctive-letters.ts';
import { languageOf, primarySubtag } from './language-words.ts';
import { extendedLanguageCodes, languageCodes, regionCodes, scriptCodes, variantCodes } from '../lists/language-codes.ts';
import { memoizeByText } from '../core/helpers/memoize-by-text.ts';

interface DetectedLanguage {
  /** Primary subtag; `und` if it cannot be determined. */
  language: string;
  /** 0…1, from the share of matching words and the lead over the runner-up. */
  confidence: number;
  /** Dominant script, ISO 15924. Zyyy if there are no letters; Jpan for Japanese and Kore for Korean. */
  script: string;
}

interface ScriptRange {
  from: number;
  to: number;
  script: string;
}
const block = (from: number, to: number, name: string): ScriptRange => ({ from, to, script: name });
// Unicode blocks of scripts in everyday use, in code point order.
const ranges: readonly ScriptRange[] = [
  block(0x41, 0x5a, 'Latn'),
  block(0x61, 0x7a, 'Latn'),
  block(0xc0, 0x24f, 'Latn'),
  block(0x370, 0x3ff, 'Grek'),
  block(0x400, 0x52f, 'Cyrl'),
  block(0x531, 0x58f, 'Armn'),
  block(0x5d0, 0x5f4, 'Hebr'),
  block(0x620, 0x6ff, 'Arab'),
  block(0x750, 0x77f, 'Arab'),
  block(0x900, 0x97f, 'Deva'),
  block(0x980, 0x9ff, 'Beng'),
  block(0xa00, 0xa7f, 'Guru'),
  block(0xa80, 0xaff, 'Gujr'),
  block(0xb00, 0xb7f, 'Orya'),
  block(0xb80, 0xbff, 'Taml'),
  block(0xc00, 0xc7f, 'Telu'),
  block(0xc80, 0xcff, 'Knda'),
  block(0xd00, 0xd7f, 'Mlym'),
  block(0xd80, 0xdff, 'Sinh'),
  block(0xe00, 0xe7f, 'Thai'),
  block(0xe80, 0xeff, 'Laoo'),
  block(0xf00, 0xfff, 'Tibt'),
  block(0x1000, 0x109f, 'Mymr'),
  block(0x10a0, 0x10ff, 'Geor'),
  block(0x1100, 0x11ff, 'Hang'),
  block(0x1200, 0x139f, 'Ethi'),
  block(0x1780, 0x17ff, 'Khmr'),
  block(0x1e00, 0x1eff, 'Latn'),
  block(0x1f00, 0x1fff, 'Grek'),
  block(0x3041, 0x30ff, 'Kana'),
  block(0x3400, 0x4dbf, 'Hani'),
  block(0x4e00, 0x9fff, 'Hani'),
  block(0xac00, 0xd7a3, 'Hang'),
  block(0xfb50, 0xfefc, 'Arab'),
  block(0xff66, 0xff9d, 'Kana'),
];
/** Characters per word, so that scripts are weighted by content instead of length. */
const perWord: Readonly<Record<string, number>> = { Hani: 1.4, Kana: 3.2, Hang: 3, Thai: 4.5, Laoo: 4.5, Khmr: 4.5, Mymr: 4.5 };
/** Scripts that are used almost exclusively by one language. */
const soleLanguage: Readonly<Record<string, string>> = {
  Grek: 'el',
  Armn: 'hy',
  Hebr: 'he',
  Beng: 'bn',
  Guru: 'pa',
  Gujr: 'gu',
  Orya: 'or',
  Taml: 'ta',
  Telu: 'te',
  Knda: 'kn',
  Mlym: 'ml',
  Sinh: 'si',
  Thai: 'th',
  Laoo: 'lo',
  Tibt: 'bo',
  Mymr: 'my',
  Geor: 'ka',
  Hang: 'ko',
  Ethi: 'am',
  Khmr: 'km',
};
const longest = 5_000;
/** Text is Japanese from this share of kana among kana and Han. */
const kanaShare = 0.1;
/** Text with fewer letters has no detectable language. */
const fewLetters = 8;

/** Function words of languages that share a script: by script, then by language. */
const functionWords = new Map<string, Record<string, string>>();
for (const [code, { script, functionWords: words }] of Object.entries(languages))
  if (script && words !== undefined) functionWords.set(script, { ...functionWords.get(script), [code]: words });

/**
 * Detects the language of a text from its script, function words and letters. Reads the first 5,000 characters.
 * Distinguishes about 60 languages; closely related ones may be confused (see areSameLanguage).
 */
export function detectLanguage(text: string): DetectedLanguage {
  const sample = text.slice(0, longest).normalize('NFC');
  const counts = countScripts(sample);
  let best = 'Zyyy';
  let weight = 0;
  let all = 0;
  let letters = 0;
  const han = (counts.get('Hani') ?? 0) / 1.4 + (counts.get('Kana') ?? 0) / 3.2;
  for (const [name, count] of counts) {
    letters += count;
    const words = count / (perWord[name] ?? 5);
    all += words;
    const together = name === 'Hani' || name === 'Kana' ? han : words;
    if (together > weight) [best, weight] = [name, together];
  }
  if (letters < fewLetters && !(han >= 3)) return { language: 'und', confidence: 0, script: best === 'Kana' ? 'Jpan' : best };
  const share = weight / all;
  if (best === 'Hani' || best === 'Kana') {
    const kana = counts.get('Kana') ?? 0;
    const japanese = kana / (kana + (counts.get('Hani') ?? 0)) >= kanaShare;
    return { language: japanese ? 'ja' : 'zh', confidence: share, script: japanese ? 'Jpan' : 'Hani' };
  }
  const sole = soleLanguage[best];
  if (sole) return { language: sole, confidence: share, script: best === 'Hang' ? 'Kore' : best };
  if (best === 'Arab') return { ...arabicScript(sample), script: best };
  const lists = functionWords.get(best);
  return lists ? { ...byWords(sample, lists), script: best } : { language: 'und', confidence: 0, script: best };
}

function countScripts(text: string): Map<string, number> {
  const counts = new Map<string, number>();
  let last: ScriptRange | undefined;
  let count = 0;
  const keep = () => {
    if (last && count > 0) counts.set(last.script, (counts.get(last.script) ?? 0) + count);
    count = 0;
  };
  for (let index = 0; index < text.length; index++) {
    const code = text.charCodeAt(index);
    if (code < 0x41) continue;
    if (!last || code < last.from || code > last.to) {
      // Upper and lower case ASCII alternate often, so they share one range.
      const latin = (code | 0x20) >= 0x61 && (code | 0x20) <= 0x7a;
      if (latin && last?.script === 'Latn') {
        count++;
        continue;
      }
      const found = ranges.find((range) => code >= range.from && code <= range.to);
      if (!found) continue;
      keep();
      last = found;
    }
    count++;
  }
  keep();
  return counts;
}

/** Distinguishes Arabic, Persian, Urdu, Pashto and Kurdish by the letters each of them adds. */
function arabicScript(text: string): { language: string; confidence: number } {
  const count = (letters: RegExp) => text.match(letters)?.length ?? 0;
  const all = count(/[\u0620-\u064a\u066e-\u06d3]/g);
  const urdu = count(/[ٹڈڑںےھہ]/g) / all;
  const pashto = count(/[ښږټډړڼېۍ]/g) / all;
  const kurdish = count(/[ێۆڵڕە]/g) / all;
  const persian = count(/[پچژگیک]/g) / all;
  if (urdu > 0.04) return { language: 'ur', confidence: 0.95 };
  if (kurdish > 0.05) return { language: 'ckb', confidence: 0.9 };
  if (pashto > 0.02) return { language: 'ps', confidence: 0.9 };
  return persian > 0.04 ? { language: 'fa', confidence: 0.95 } : { language: 'ar', confidence: 0.95 };
}

/** Maps each listed word of a text to its languages. Iterates over the text, which has far fewer words than the lists. */
function ownersOf(tokens: readonly string[], lists: Readonly<Record<string, string>>): Map<string, string[]> {
  const owners = new Map<string, string[]>();
  for (const token of tokens) if (token) owners.set(token, []);
  for (const [language, list] of Object.entries(lists)) {
    for (const word of list.split(' ')) {
      const sharing = owners.get(word);
      if (sharing && sharing.at(-1) !== language) sharing.push(language);
    }
  }
  return owners;
}

// For Latin text, a plain class finds the same boundaries as the Unicode class, which is slow to compile.
const plain = /^[\0-\u024f\u2010-\u2027]*$/;
const wordsOf = (text: string) => (plain.test(text) ? text.split(/[^A-Za-zªµºÀ-ÖØ-öø-ɏ]+/) : text.split(/[^\p{L}\p{M}]+/u));

/** Weight of a distinctive letter; a function word weighs 1. */
const letterWeight = 0.3;
/** From this sum of weights on, the amount of evidence does not limit the confidence. */
const enough = 8;
/** Usual share of function words in running text. Below half of it, confidence drops: the text is in another language, or not prose. */
const usualShare = 0.3;

function byWords(text: string, lists: Readonly<Record<string, string>>): { language: string; confidence: number } {
  const scores = new Map<string, number>();
  const add = (language: string, weight: number) => {
    if (Object.hasOwn(lists, language)) scores.set(language, (scores.get(language) ?? 0) + weight);
  };
  const lower = text.toLowerCase();
  const tokens = wordsOf(lower);
  const owners = ownersOf(tokens, lists);
  let total = 0;
  for (const token of tokens) {
    if (!token) continue;
    total++;
    const sharing = owners.get(token)!;
    // The more languages share a word, the less it counts for each.
    for (const language of sharing) add(language, 1 / Math.sqrt(sharing.length));
  }
  for (const character of lower) {
    const code = character.charCodeAt(0);
    if (code < 0xdf || !Object.hasOwn(distinctiveLetters, character)) continue;
    const sharing = distinctiveLetters[character]!.split(' ');
    for (const language of sharing) add(language, letterWeight / Math.sqrt(sharing.length));
  }
  const sorted = [...scores].sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1));
  const [first, second] = sorted;
  if (!first || first[1] < 1) return { language: 'und', confidence: 0 };
  const rival = sorted.find(([language]) => !areSameLanguage(language, first[0])) ?? second;
  const lead = 1 - (rival && rival !== first ? rival[1] / first[1] : 0);
  const amount = Math.min(1, first[1] / enough);
  const density = Math.min(1, first[1] / total / (usualShare / 2));
  const confidence = Math.min(1, lead * 2) * amount * density;
  return confidence < 0.15 ? { language: 'und', confidence } : { language: first[0], confidence };
}

const groups: readonly (readonly string[])[] = [
  ['nb', 'no', 'nn', 'da'],
  ['hr', 'sr', 'bs', 'sh', 'cnr', 'me'],
  ['id', 'ms'],
  ['zh', 'yue', 'cmn', 'wuu', 'nan', 'hak', 'lzh'],
  ['fa', 'prs', 'tg', 'glk', 'mzn'],
  ['tl', 'fil'],
  ['he', 'iw', 'yi'],
  ['ro', 'mo'],
  ['pt', 'gl'],
  ['cs', 'sk'],
  ['hi', 'mr', 'ne', 'sa', 'mai', 'bho'],
  ['ar', 'arz', 'ary', 'apc', 'arb'],
  ['bn', 'as'],
  ['de', 'gsw', 'nds', 'bar', 'lb'],
  ['nl', 'af', 'fy', 'li'],
  ['el', 'grc'],
  ['am', 'ti', 'gez'],
  ['lv', 'ltg'],
  ['et', 'vro'],
  ['ko', 'kor'],
  ['ckb', 'ku', 'sd', 'ug'],
  ['tr', 'az', 'tk', 'crh'],
  ['ru', 'tt', 'ba', 'cv', 'os', 'ce', 'ky', 'uz'],
  ['it', 'scn', 'vec', 'nap', 'lmo', 'co'],
  ['es', 'ast', 'an', 'lad'],
  ['ca', 'oc'],
  ['fr', 'wa', 'br', 'pcd'],
  ['en', 'sco', 'pcm'],
];

/** Whether two languages are the same, or too closely related for detection to distinguish. */
export function areSameLanguage(a: string, b: string): boolean {
  const [first, second] = [primarySubtag(a), primarySubtag(b)];
  return first === second || groups.some((group) => group.includes(first) && group.includes(second));
}

/** Languages that detection can return, with aliases. Text in any other language is mistaken for one of these. */
const detectableLanguages: ReadonlySet<string> = new Set([
  ...[...functionWords.values()].flatMap((lists) => Object.keys(lists)),
  ...Object.values(soleLanguage),
  'zh',
  'ja',
  'ar',
  'fa',
  'ur',
  'ckb',
  'ps',
  'no',
  'bs',
  'sh',
  'fil',
]);
/** Scripts that imply their language: text in one of them is not in a language of another, or of Latin script. */
const apart = new Set(['Hani', 'Jpan', 'Kore', ...Object.keys(soleLanguage)]);
/** Languages outside `detectableLanguages` that are also written in a script other than the usual one. */
const severalScripts = new Set(
  'ace ban bjn crh ff gag ha jv kmr krl ku lad mad min mni om pi rom sa sat so su tk tly uz vep wo zza'.split(' '),
);

/** Languages of `detectableLanguages` that are written in several scripts. */
const severalScriptsDetected = new Set(['sr', 'bs', 'sh', 'az', 'kk', 'mn', 'pa', 'ms']);

/** The script that a language tag names or implies, named as in detectLanguage; '' if unknown. */
function scriptOfTag(tag: string): string {
  try {
    const { script: written = '' } = new Intl.Locale(tag.replaceAll('_', '-')).maximize();
    return /^Han[st]$/.test(written) ? 'Hani' : written;
  } catch {
    return '';
  }
}

/**
 * Whether a text is in the language that a tag declares. `unknown` if detection does not support that language and the script
 * matches: such text is detected as the nearest supported language (Icelandic as Danish, Tatar as Kazakh).
 */
export function compareWithDetected(tag: string, detected: Pick<DetectedLanguage, 'language' | 'script'>): 'same' | 'other' | 'unknown' {
  const primary = primarySubtag(tag);
  if (areSameLanguage(primary, detected.language)) return 'same';
  const declared = scriptOfTag(tag);
  // Azerbaijani in Arabic letters, for example: our lists only have the usual script.
  if (detectableLanguages.has(primary) && (declared === '' || declared === scriptOfTag(primary))) return 'other';
  if (declared === '' || declared === detected.script || severalScripts.has(primary)) return 'unknown';
  const clear = (code: string) => apart.has(code) || code === 'Latn';
  return clear(declared) && (clear(detected.script) || (declared === 'Latn' && ['Cyrl', 'Arab'].includes(detected.script)))
    ? 'other'
    : 'unknown';
}

/** How confident detection must be, and from how much text on, to override the declared language. */
const certain = { confidence: 0.9, declaredTag: 0.6, absent: 0.5, script: 0.5, characters: 200 } as const;
/** Share of function words below which running text is not in a language. Usual is a quarter or more. */
const absentShare = 0.03;
/** Several languages, none, or undetermined. */
const notOneLanguage = new Set(['und', 'mul', 'zxx', 'mis', 'x', '']);

/**
 * The language in which a page is read: that of its text. The declared language applies as long as the text can be in it. If the script
 * of the text excludes it, or detection is confident and differs, the detected language applies.
 * @param declared raw lang attribute, null without one
 * @param characters length of the text that was used for detection
 * @param declaredTags other language tags in the head
 * @param share share of the text's words that are function words of the first language and not of the second; null if unknown
 * @returns primary subtag, or `und`
 */
export function choosePageLanguage(
  declared: string | null,
  detected: DetectedLanguage,
  characters: number,
  declaredTags: readonly string[] = [],
  share: (language: string, other: string) => number | null = () => null,
): string {
  const primary = primarySubtag(declared);
  if (notOneLanguage.has(primary) || (primary.length === 2 && !languageCodes.has(primary))) return detected.language;
  if (detected.script === 'Zyyy' || compareWithDetected(declared!, detected) !== 'other') return primary;
  // Names and code in Latin letters occur in texts of every script.
  const excluded = !canBeWrittenIn(declared!, detected.script) && (detected.script !== 'Latn' || detected.confidence >= certain.script);
  if (excluded) return detected.language;
  // Templates ship with lang="en". If another tag in the head matches the detected language, two declarations contradict one.
  const isDeclared = declaredTags.some((tag) => primarySubtag(tag) === detected.language);
  // Finnish, Hungarian and Turkish use few function words, so detection is never confident; the absence of English ones is still conclusive.
  const isAbsent = () => (share(primary, detected.language) ?? 1) < absentShare && (share(detected.language, primary) ?? 0) >= absentShare;
  const sure = detected.confidence >= certain.absent && isAbsent() ? certain.absent : isDeclared ? certain.declaredTag : certain.confidence;
  return detected.confidence >= sure && characters >= certain.characters ? detected.language : primary;
}

/** Whether the language of a tag can be written in a script. */
function canBeWrittenIn(tag: string, textScript: string): boolean {
  const declared = scriptOfTag(tag);
  return (
    declared === '' ||
    declared === textScript ||
    scriptOfTag(primarySubtag(tag)) === textScript ||
    severalScripts.has(primarySubtag(tag)) ||
    severalScriptsDetected.has(primarySubtag(tag))
  );
}

/** The function words of a language; empty without a list. */
export const functionWordsOf = memoizeByText((language): ReadonlySet<string> => {
  const known = languageOf(language);
  return new Set(
    [known?.functionWords ?? '', known?.furtherFunctionWords ?? '']
      .join(' ')
      .split(' ')
      .filter((word) => word !== ''),
  );
}, 20);

/** Share of a text's words that are function words of `language` and not of `other`; null without a list or without words. */
export function exclusiveFunctionWordShare(text: string, language: string, other: string): number | null {
  const [list, others] = [functionWordsOf(language), functionWordsOf(other)];
  const words = list.size > 0 ? wordsOf(text.toLowerCase()).filter((word) => word !== '') : [];
  return words.length > 0 ? words.filter((word) => list.has(word) && !others.has(word)).length / words.length : null;
}

interface LanguageTag {
  /** Lower case; '' if the tag is not well formed. */
  language: string;
  /** Title case; '' if absent. */
  script: string;
  /** Upper case; '' if absent. */
  region: string;
  valid: boolean;
  /** Why the tag is invalid; null if it is valid. */
  fault: TagFault | null;
}
/** What is wrong with a language tag. `part`: the faulty part. `instead`: what was probably meant. '' where there is none. */
export interface TagFault {
  kind:
    | 'empty'
    | 'too-long'
    | 'white-space'
    | 'underscore'
    | 'form'
    | 'country'
    | 'unknown-language'
    | 'shorter-code'
    | 'unknown-extended'
    | 'unknown-script'
    | 'unknown-region'
    | 'unknown-variant';
  part: string;
  instead: string;
}

// RFC 5646, section 2.2.9: irregular and regular grandfathered tags that pages still use.
const grandfathered = new Set([
  'i-default',
  'i-klingon',
  'i-lux',
  'i-navajo',
  'i-hak',
  'art-lojban',
  'zh-min',
  'zh-min-nan',
  'zh-guoyu',
  'zh-hakka',
  'zh-xiang',
  'no-bok',
  'no-nyn',
  'en-gb-oed',
  'sgn-be-fr',
  'sgn-be-nl',
  'sgn-ch-de',
]);
const syntax =
  /^([a-z]{2,3}(?:-[a-z]{3}){0,3}|[a-z]{4,8})(?:-([a-z]{4}))?(?:-([a-z]{2}|\d{3}))?((?:-(?:[a-z\d]{5,8}|\d[a-z\d]{3}))*)((?:-[a-wy-z\d](?:-[a-z\d]{2,8})+)*)(-x(?:-[a-z\d]{1,8})+)?$/;
const invalid = (kind: TagFault['kind']): LanguageTag => ({
  language: '',
  script: '',
  region: '',
  valid: false,
  fault: { kind, part: '', instead: '' },
});

/**
 * Parses a BCP 47 (RFC 5646) language tag and checks its subtags against the registry's codes.
 * Extensions are only checked for syntax; three-letter languages that are not in our list count as valid.
 */
export function parseLanguageTag(tag: string): LanguageTag {
  const lower = tag.trim().toLowerCase();
  if (!lower) return invalid('empty');
  if (lower.length > 100) return invalid('too-long');
  if (tag !== tag.trim()) return invalid('white-space');
  if (grandfathered.has(lower)) return { language: lower, script: '', region: '', valid: true, fault: null };
  if (/^x(-[a-z\d]{1,8})+$/.test(lower)) return { language: 'x', script: '', region: '', valid: true, fault: null };
  const match = syntax.exec(lower);
  if (!match) {
    if (lower.includes('_')) return invalid('underscore');
    return invalid('form');
  }
  const [language = '', ...extended] = (match[1] ?? '').split('-');
  const written = match[2] ?? '';
  const region = (match[3] ?? '').toUpperCase();
  const scriptName = written && written[0]!.toUpperCase() + written.slice(1);
  const parsed = { language, script: scriptName, region };
  const fault = (kind: TagFault['kind'], part: string, instead = ''): LanguageTag => ({
    ...parsed,
    valid: false,
    fault: { kind, part, instead },
  });
  if (language.length === 2 && !languageCodes.has(language)) {
    const known = notLanguages[language];
    return known ? fault('country', language, known) : fault('unknown-language', language);
  }
  if (language.length > 3) return fault('unknown-language', language);
  if (threeForTwo[language]) return fault('shorter-code', language, threeForTwo[language]);
  // RFC 5646, section 2.2.2: one at most, after its own language only.
  const registered = Object.hasOwn(extendedLanguageCodes, language) ? extendedLanguageCodes[language]! : null;
  const unregistered = extended.find((code, at) => at > 0 || !registered?.has(code));
  if (unregistered !== undefined)
    return fault('unknown-extended', unregistered.toUpperCase(), (language === 'zh' && writtenForScript[unregistered]) || '');
  if (scriptName && !scriptCodes.has(scriptName)) return fault('unknown-script', scriptName);
  if (region && !regionCodes.has(region)) {
    return fault('unknown-region', region, region === 'UK' ? 'GB' : '');
  }
  const variant = (match[4] ?? '').split('-').find((code) => code !== '' && !variantCodes.has(code));
  if (variant !== undefined) return fault('unknown-variant', variant);
  return { ...parsed, valid: true, fault: null };
}

/** The tag that was meant, if only its writing is wrong: pt-BR for pt_BR, en-GB for en-UK, zh-Hant for zh-CHT; null if there is none. */
export function correctedLanguageTag(tag: string): string | null {
  const written = tag.trim().replaceAll('_', '-');
  const { valid, fault } = parseLanguageTag(written);
  if (valid) return written;
  const isReplaced = fault !== null && (fault.kind === 'unknown-region' || fault.kind === 'unknown-extended') && fault.instead !== '';
  if (!isReplaced) return null;
  const corrected = written.replace(new RegExp(`-${fault.part}(?![a-z\\d])`, 'i'), `-${fault.instead}`);
  return parseLanguageTag(corrected).valid ? corrected : null;
}

/** Codes of old Windows versions for Chinese in traditional and simplified characters: zh-CHT. */
const writtenForScript: Readonly<Record<string, string>> = { cht: 'Hant', chs: 'Hans' };
/** Country codes that are often used as language codes, although no language has them. */
const notLanguages: Readonly<Record<string, string>> = {
  jp: 'ja',
  cn: 'zh',
  dk: 'da',
  cz: 'cs',
  gr: 'el',
  ua: 'uk',
  vn: 'vi',
  kz: 'kk',
  us: 'en',
  gb: 'en',
  at: 'de',
  mx: 'es',
  rs: 'sr',
  il: 'he',
};
/** ISO 639-2 codes that BCP 47 does not allow, since a two-letter code exists. */
const threeForTwo: Readonly<Record<string, string>> = {
  eng: 'en',
  deu: 'de',
  ger: 'de',
  fra: 'fr',
  fre: 'fr',
  spa: 'es',
  ita: 'it',
  por: 'pt',
  nld: 'nl',
  dut: 'nl',
  pol: 'pl',
  rus: 'ru',
  jpn: 'ja',
  zho: 'zh',
  chi: 'zh',
  kor: 'ko',
  ara: 'ar',
  hin: 'hi',
  tur: 'tr',
  ind: 'id',
  ces: 'cs',
  cze: 'cs',
  ell: 'el',
  gre: 'el',
  swe: 'sv',
  dan: 'da',
  nor: 'no',
  fin: 'fi',
  hun: 'hu',
  ron: 'ro',
  rum: 'ro',
  ukr: 'uk',
  heb: 'he',
  tha: 'th',
  vie: 'vi',
  fas: 'fa',
  per: 'fa',
  cat: 'ca',
};
