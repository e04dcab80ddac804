/** Reads names from a line that says who wrote something. */
import { clipToOneLine } from '../core/helpers/clip.ts';
import { memoizeByText } from '../core/helpers/memoize-by-text.ts';
import {
  bylineBehindName,
  chineseSurnames,
  englishBylines,
  japaneseSurnames,
  koreanSurnames,
  notDesks,
  notInNames,
  pictureWords,
  titlesBefore,
  titlesBehind,
} from '../lists/byline-words.ts';
import { findDatesInText } from './dates.ts';
import { hasLetter, startsWithCapitalLetter, startsWithSmallLetter } from '../language/letters.ts';
import { lineMarks, splitAtLineMarks } from '../language/marks.ts';
import { isJobTitle, isNeverAPersonsName, looksLikeName, looksLikePerson, withoutGluedTitle } from '../language/names.ts';
import { languageOf, pageWordsOf, mostTags, phrasesIn, primarySubtag } from '../language/language-words.ts';
import { foldText, isPhrase, phraseAtStart, withoutLeadingPunctuation } from '../language/phrases.ts';
import { findRelativeDate } from '../language/relative-dates.ts';
import { unicodePattern } from '../language/unicode-pattern.ts';
import { weekdayNames, withoutWeekday } from '../language/weekdays.ts';
import { chineseAndJapaneseScripts, startsInUnspacedScript } from '../language/scripts.ts';

const longestName = 80;
const mostNames = 8;

const shortWords = unicodePattern(String.raw`(?:\s\p{Ll}{1,3})+$`);
const eastAsian = unicodePattern(String.raw`^[${chineseAndJapaneseScripts}ー・\s　]+$`);
const han = unicodePattern(String.raw`^\p{Script=Han}{2,4}$`);
const hangul = unicodePattern(String.raw`^\p{Script=Hangul}{3}$`);
/** Family name in Chinese characters, given name in kana. */
const japanese = unicodePattern(String.raw`^\p{Script=Han}{1,4}[\p{Script=Hiragana}\p{Script=Katakana}ー]{2,5}$`);
/** A byline word and the name without a space: elements that are separated only by styles. Shorter words begin names: De, Le, Van. */
const gluedWord = memoizeByText((language: string) => {
  const words = bylineWords(language).filter((word) => word.length >= leastGlued && /^\p{L}+$/u.test(word));
  const all = [...shortGlued, ...words, ...words.map((word) => word.charAt(0).toUpperCase() + word.slice(1))];
  return new RegExp(String.raw`^(?:${all.join('|')})(?=\p{Lu}\p{L}*[.\s])`, 'u');
}, mostTags);
const shortGlued = ['By', 'BY', 'Von', 'Par', 'Por', 'Door', 'Text', 'Autor', 'Author'];
const leastGlued = 4;
/** A name without a byline word before it and a job title after it that only styles separate from it: AuthorJane Doe, Jane DoeContributor. */
export const withoutGluedWords = (name: string, language: string): string => withoutGluedTitle(name.replace(gluedWord(language), ''));
/** By the Example Transport Desk. */
const articleAhead = unicodePattern(String.raw`^the\s(?=\p{Lu})`);
const handle = /^[ur]\/[\w-]{2,30}/;

/** Whether a name is that of an account: only its link or mark shows that it is not a word. */
export const isHandle = (name: string): boolean =>
  /^[\w][\w.-]{1,30}$/.test(name) && /[a-z]/i.test(name) && !notInNames.has(name.toLowerCase());

/** A frequent family name followed by one to three characters, with or without a space. */
function isJapaneseName(name: string): boolean {
  const [signs, parts] = [name.replace(/[\s　]+/g, ''), name.split(/[\s　]+/).length];
  return (
    parts <= 2 &&
    !/[県市区町村駅社部局室課会]$/.test(signs) &&
    signs.length <= longestJapanese &&
    japaneseSurnames.some((family) => signs.startsWith(family) && signs.length > family.length && signs.length <= family.length + 3)
  );
}
const longestJapanese = 6;

/** Words before a name, in the page's language and in English. */
export const bylineWords = memoizeByText(
  (language): readonly string[] => [
    ...new Set([...(pageWordsOf(language)?.byline ?? []), ...phrasesIn(languageOf(language)?.longBylines ?? ''), ...englishBylines]),
  ],
  mostTags,
);

/** What may be between a byline word and the name; a hyphen or a period alone does not separate them. */
const startsBehindWord = new RegExp(`^[\\s${lineMarks}:：/／・=＝]`, 'u');
const behindWord = new RegExp(`^[\\s${lineMarks}:：/／・=＝.-]+`, 'u');
export function withoutOpening(text: string, opening: string): string | null {
  // Folding can change the length, so the end is found by folding ever longer starts.
  for (let end = 1; end <= Math.min(text.length, opening.length + 8); end++) {
    if (withoutLeadingPunctuation(foldText(text.slice(0, end))) === opening) return text.slice(end).replace(behindWord, '');
  }
  return null;
}

/** A name without what follows it on its line: dates, addresses, the next label, brackets. */
export function bylineName(text: string, language: string): string {
  const date = findDatesInText(text, language, { shortYears: true })[0];
  const before = date ? withoutDateLabel(withoutWeekday(text.slice(0, date.index), language), language) : text;
  if (handle.test(before)) return handle.exec(before)![0];
  // In Chinese and Japanese, the next label may follow the name: 作者：张三 来源：新华网.
  const first = splitAtLineMarks(before.replace(/\S+@\S+/g, ' '), '(（【[/／,،', String.raw`|\s\d|\s[\u4E00-\u9FFF]{1,6}[:：]`)[0]!;
  const name = withoutTitles(
    withoutNextRole(first)
      .replace(/[\s;:：.、，。\]】」)）]+$/u, '')
      .trim()
      .replace(articleAhead(first), ''),
  );
  // A preposition that a removed date left: "Jane Doe on".
  const whole = startsWithCapitalLetter(name) ? name.replace(shortWords(name), '') : name;
  return nameAmongNouns(whole, language);
}

/**
 * In a language that capitalizes nouns, a lot looks like a name after "by": Von Hand spülen, Von Januar bis März in German. A name ends before
 * a preposition, but not at a verb; a single word before a preposition is not a name.
 */
function nameAmongNouns(name: string, language: string): string {
  const patterns = nounPatterns(primarySubtag(language));
  if (patterns === null) return name;
  const before = name.replace(patterns.preposition, '');
  if (before !== name) return /\s/.test(before) ? before : '';
  return patterns.verb.test(name) ? '' : name;
}
const nounPatterns = memoizeByText((language: string): { preposition: RegExp; verb: RegExp } | null => {
  const nouns = languageOf(language)?.pageWords?.capitalizedNouns;
  if (!nouns) return null;
  const oneOf = (words: string) => `(?:${words.split(' ').join('|')})`;
  return {
    preposition: new RegExp(String.raw`\s${oneOf(nouns.prepositions)}\s.*$`, 'u'),
    verb: new RegExp(String.raw`\s\p{Ll}+${oneOf(nouns.verbEndings)}$`, 'u'),
  };
}, 50);

/** Labels for editors and photographers: a line break before them is only a space in the text of a block. */
const nextRole = unicodePattern(
  String.raw`\s(?:(?:fact|additional|further|\p{L}+ly)[\s-])?\p{L}[\p{L}'’-]*\s(?:by|par|por|door|oleh)\s|\s(?:${pictureWords})(?:\s?[:：]|\s)`,
  'i',
);
function withoutNextRole(names: string): string {
  const next = nextRole(names).exec(names);
  return next && next.index > 0 ? names.slice(0, next.index) : names;
}

/** Removes job titles before and after a name. With an article, the title is of a desk: The Herring editors. */
function withoutTitles(name: string): string {
  const bare = name.replace(titlesBefore, '').replace(titlesBehind, '').trim();
  if (!/\s/.test(bare)) return bare === '' ? name : bare;
  const words = bare.split(/\s+/);
  if (/^the$/i.test(words[0]!)) return bare;
  while (words.length > 2 && isJobTitle(words[0]!)) words.shift();
  const whole = words.length;
  while (words.length > 2 && isJobTitle(words.at(-1)!)) words.pop();
  // “Jane Doe Senior Autos Reporter”: a title that goes around its field.
  const titled = words.length < whole ? words.findIndex((word, index) => index > 1 && isJobTitle(word)) : -1;
  return words.slice(0, titled < 0 ? undefined : titled).join(' ');
}

/** "And" in a language and in English, for a pattern. */
function andsOf(language: string): string {
  return [...new Set(['and', ...phrasesIn(languageOf(language)?.and ?? '')])].join('|');
}

/** Jane Doe and John Smith; 张三、李四; 严玉洁 王辉. A comma separates names only if the list ends with "and". */
export function splitBylineNames(rest: string, language: string): string[] {
  const and = new RegExp(String.raw`\s(?:${andsOf(language)})\s|\s?[&＆、;；]\s?`, 'iu');
  const [head = '', ...others] = clipToOneLine(rest, longestName * 4).split(and);
  if (others.length === 0) {
    const whole = bylineName(head, language);
    const signs = whole.split(/[\s　]+/);
    // In Japanese, a space separates family and given name: 山田 太郎.
    const least = primarySubtag(language) === 'ja' ? 3 : 2;
    return signs.length > 1 && signs.every((sign) => han(sign).test(sign) && sign.length >= least) ? signs : [whole];
  }
  const pieces = [...head.split(/[,،，]\s?/), ...others];
  const names: string[] = [];
  for (const piece of pieces.slice(0, mostNames)) {
    const name = bylineName(piece, language);
    if (!looksLikeName(name) || (names.length > 0 && startsWithCapitalLetter(names[0]!) && !looksLikePerson(name))) break;
    names.push(name);
    // Other text after a name ends the list.
    if (clipToOneLine(piece, 300).length > name.length + 25) break;
  }
  return names;
}

/** One person may have two roles: Editor & Reporter: …, Texto y fotos: … */
function withoutFurtherRoles(rest: string | null, language: string): string | null {
  const joined = rest === null ? null : joinedRole(language).exec(rest);
  if (rest === null || !joined) return rest;
  const second = rest.slice(joined[0].length);
  const role = phraseAtStart(second, bylineWords(language));
  return role === null ? rest : withoutOpening(second, role);
}
const joinedRole = memoizeByText((language: string) => new RegExp(String.raw`^(?:[&＆+]\s?|(?:${andsOf(language)})\s)`, 'iu'), 50);

const isNotEmpty = (name: string) => name !== '';
/** The names after a byline word at the start of the text; `open` if the word is alone, and the name follows elsewhere. */
export function namesAfterBylineWord(text: string, language: string): { names: string[]; open: boolean } {
  const none = { names: [], open: false };
  const glued = gluedWord(language).exec(text);
  if (glued) return { names: splitBylineNames(text.slice(glued[0].length), language).filter(isNotEmpty), open: false };
  const opening = phraseAtStart(text, bylineWords(language));
  const rest = opening ? withoutFurtherRoles(withoutOpening(text, opening), language) : null;
  if (!opening || rest === null) return none;
  if (rest === '') return { names: [], open: true };
  // In scripts without spaces, only a mark distinguishes the word from the start of a sentence.
  const at = foldText(text).indexOf(opening) + opening.length;
  const isGlued = startsInUnspacedScript(opening) && !/[:/=＝]$/.test(opening) && !startsBehindWord.test(foldText(text).slice(at));
  return isGlued && !/^[（(【[]/.test(text) ? none : { names: splitBylineNames(rest, language).filter(isNotEmpty), open: false };
}

/**
 * Text before a date, without the date's label: Jane Doe Published | 홍길동 기자 입력. Elements that are separated only by styles
 * have no mark between them. Short words are parts of names, except in scripts without capitals.
 */
function withoutDateLabel(text: string, language: string): string {
  const words = text.trim().split(/\s+/);
  const labels = dateLabels(language);
  for (let from = Math.max(1, words.length - mostLabelWords); from < words.length; from++) {
    const end = words.slice(from).join(' ');
    const label = phraseAtStart(end, labels);
    if (label !== null && end.length - label.length <= labelRest && (label.length >= leastLabel || !startsWithCapitalLetter(end)))
      return words.slice(0, from).join(' ');
  }
  return text;
}
/** Maximum words of a label, maximum letters that may follow it (le, am, on, στις), and minimum letters of a rest that is not part of a name. */
const [mostLabelWords, labelRest, leastLabel] = [4, 5, 5];
const dateLabels = memoizeByText(
  (language: string): readonly string[] =>
    [pageWordsOf(language), pageWordsOf('en')]
      .flatMap((words) => (words ? [...words.published, ...words.updated] : []))
      .filter((label) => label.length > 1),
  50,
);

/** Clock times and reading times: names do not begin like this. */
const startsWithDigit = unicodePattern(String.raw`^\p{Nd}`);
/** The parts of a line that are not dates, clock times or reading times. */
function partsOf(text: string, language: string): string[] {
  let rest = text;
  for (const { raw } of findDatesInText(text, language, { shortYears: true }).slice(0, 3)) {
    const at = rest.indexOf(raw);
    if (at >= 0) rest = `${withoutDateLabel(withoutWeekday(rest.slice(0, at), language), language)}|${rest.slice(at + raw.length)}`;
  }
  return splitAtLineMarks(rest, '/／,،', '|[（(【[].*$')
    .map((part) => part.trim())
    .filter((part) => part.length > 1 && !startsWithDigit(part).test(part) && findRelativeDate(part, language) === null);
}
export const hasDate = (text: string, language: string): boolean =>
  findDatesInText(text, language, { shortYears: true }).length > 0 || findRelativeDate(text, language) !== null;

/** A name without the byline word that some languages write after it: राजेश कुमार द्वारा, Mehmet Yılmaz tarafından. */
function withoutClosingWord(text: string, language: string): string {
  const words = text.split(' ');
  return words.length > 2 && bylineBehindName.test(language) && isPhrase(words.at(-1)!, bylineWords(language))
    ? words.slice(0, -1).join(' ')
    : text;
}

/**
 * A person's name on a line without a byline word before it, or ''. In scripts with capitals, two to four capitalized words;
 * in Chinese and Korean, text that begins with a family name; in others, two or three words.
 */
export function nameOnlyLine(text: string, language: string): string {
  const parts = partsOf(text, language);
  const name = withoutTitles(withoutClosingWord(parts[0] ?? '', language));
  // Only in scripts with capitals can the name be distinguished from other parts.
  if (
    parts.length > (startsWithCapitalLetter(name) ? 2 : 1) ||
    name === '' ||
    /\d|[@:：!?。！？«»“”"'„]/.test(name.replace(/[’']/g, '')) ||
    !hasLetter(name)
  )
    return '';
  // "Published Wed" before a date that could not be parsed, "Submitted on" before one that was: in English on pages in every language.
  for (const dated of [pageWordsOf(language), pageWordsOf('en')])
    if (dated && (phraseAtStart(name, dated.published) ?? phraseAtStart(name, dated.updated)) !== null) return '';
  // The byline word alone; its name is in another element.
  if (isPhrase(name, bylineWords(language))) return '';
  const words = name.split(/\s+/);
  if (
    words.some((word) => notInNames.has(word.toLowerCase()) || isNeverAPersonsName(word)) ||
    weekdayNames(language).includes(name.toLowerCase())
  )
    return '';
  if (eastAsian(name).test(name)) {
    if (/^ja(?![a-z])/i.test(language) && isJapaneseName(name)) return name;
    if (han(name).test(name))
      return chineseSurnames.includes(name[0]!) && !/[県县縣市区區町镇鎮省社部局室网網报報版]$/.test(name) ? name : '';
    return japanese(name).test(name) ? name : '';
  }
  if (hangul(name).test(name)) return koreanSurnames.includes(name[0]!) && !/[부면팀보사회]$/.test(name) ? name : '';
  if (words.length < 2 || words.length > 4 || name.length < 5) return '';
  if (/[\uac00-\ud7a3]/.test(name)) return '';
  if (!startsWithCapitalLetter(name)) return startsWithSmallLetter(name) || words.length > 3 ? '' : name;
  const upper = words.filter((word) => startsWithCapitalLetter(word));
  return upper.length >= 2 && looksLikePerson(name) && (!/^[A-Z\s]+$/.test(name) || name.length > 8) ? name : '';
}

/**
 * The names on a line that the page marks as author, which may also have a byline word, a section or a date. In scripts
 * with capitals, two capitalized words; in others, the line must be only the name.
 */
export function namesInAuthorLine(text: string, language: string): string[] {
  let rest = text;
  for (const { raw } of findDatesInText(text, language, { shortYears: true }).slice(0, 3)) rest = rest.replace(raw, '|');
  const parts = splitAtLineMarks(rest, '/／')
    .map((part) => part.trim())
    .filter((part) => hasLetter(part) && findRelativeDate(part, language) === null);
  for (const part of parts) {
    const read = namesAfterBylineWord(part, language);
    const names = read.names.length > 0 ? read.names : read.open ? [] : splitBylineNames(part, language);
    if (names.length > 0 && names.every((name) => isPersonAlone(name, parts.length === 1, language))) return names;
  }
  return [];
}
/** Maximum characters of a name in a script without capitals, and maximum words in any. */
const longestAlone = 12;
const mostWords = 4;
const plainLetters = unicodePattern(String.raw`^[\p{L}\p{M}\s　・'’.-]+$`);
function isPersonAlone(name: string, alone: boolean, language: string): boolean {
  const words = name.split(/[\s　]+/);
  if (
    !plainLetters(name).test(name) ||
    words.length > mostWords ||
    words.some((word) => notInNames.has(word.toLowerCase()) || isNeverAPersonsName(word))
  )
    return false;
  if (startsWithCapitalLetter(name))
    return words.filter((word) => startsWithCapitalLetter(word)).length >= 2 && looksLikePerson(name) && name !== name.toUpperCase();
  return (
    alone &&
    !startsWithSmallLetter(name) &&
    name.replace(/[\s　]/g, '').length <= longestAlone &&
    phraseAtStart(name, bylineWords(language)) === null
  );
}

const agencySigned = /[(（]c[)）]\s?[A-Z][\w .]{1,30}?[/／]\s?([^/／()（）\n]{3,40})$/iu;
const koreanSigned = unicodePattern(
  String.raw`(?:^|[\s=)\]])(\p{Script=Hangul}{2,4})\s*(?:선임|수습|인턴|객원|전문|편집)?(?:기자|특파원|논설위원|통신원)(?!\p{L})`,
);
/** [Paper=Title Name's column]: without a following word, and with only three characters, it may also be the agency. */
const koreanColumn = unicodePattern(
  String.raw`^\[[^\]=]{2,20}=(?:\p{Script=Hangul}{2,6}\s)?(?:(\p{Script=Hangul}{2,4})(?:의\s[^\]]{1,20}|\s?기자|\s?칼럼니스트)|(\p{Script=Hangul}{3}))\]`,
);
/** Title, name and email address at the end. */
const koreanMailed = unicodePattern(String.raw`^(?:\p{Script=Hangul}{2,8}\s)?(\p{Script=Hangul}{3})\s\S{1,40}@\S{3,60}$`);
/** Japanese sites put the author's name in these brackets, on its own line. */
const japaneseSigned = /^《([^《》]{2,40})》$/;
const chineseSigned = unicodePattern(
  String.raw`[（(](?:见习|实习)?(?:本[报報])?(?:记者|記者|编辑|編輯|责任编辑|責任編輯)[：:\s　]*((?:\p{Script=Han}{2,4}[、\s　]{0,2}){1,4})[）)]`,
);

/** （中央社記者陳大文台北21日電）: a name of three characters, a place of two, and the day. */
const chineseDispatch = unicodePattern(
  String.raw`^[（(\[【][^）)\]】]{0,12}(?:记者|記者)(\p{Script=Han}{3})\p{Script=Han}{2}\d{1,2}日\p{Script=Han}{0,3}[电電][）)\]】]`,
);

/** Names in a passage: at the end of the text, or at the start of a dispatch. */
export function namesInPassage(text: string, language: string): string[] {
  const start = text.slice(0, 150);
  const end = text.slice(-80).trim();
  const agency = agencySigned.exec(end)?.[1];
  if (agency) return [agency.trim()];
  if (/^ko(?![a-z])/i.test(language)) {
    const column = koreanColumn(start).exec(start);
    const isPerson = (name: string | undefined) => (name !== undefined && koreanSurnames.includes(name[0]!) ? name : undefined);
    const found =
      column?.[1] ??
      isPerson(column?.[2]) ??
      isPerson(koreanMailed(end).exec(end)?.[1]) ??
      koreanSigned(start).exec(start)?.[1] ??
      koreanSigned(end).exec(end)?.[1];
    return found ? [found] : [];
  }
  if (/^ja(?![a-z])/i.test(language)) return [japaneseSigned.exec(text.trim())?.[1]?.trim() ?? ''].filter((name) => name !== '');
  if (!/^(?:zh|yue)(?![a-z])/i.test(language)) return [];
  const sender = chineseDispatch(start).exec(start.trimStart())?.[1];
  if (sender) return [sender];
  const signed = chineseSigned(start).exec(start)?.[1] ?? chineseSigned(end).exec(end)?.[1];
  return signed
    ? signed
        .split(/[、\s　]+/)
        .filter((name) => name.length >= 2)
        .slice(0, mostNames)
    : [];
}

/** An agency or desk that signs with its initials: RIRM, dpa/AFP, (PAP). */
export function agencyDesk(text: string): string {
  const match = /^[([/]?([A-ZŁŚŻ][A-Za-zŁŚŻ]{1,7}(?:[/,] ?[A-Z][A-Za-z]{1,7}){0,2})[)\]]?$/.exec(text.trim());
  const letters = match?.[1] ?? '';
  return /[A-ZŁŚŻ].*[A-ZŁŚŻ]/.test(letters) &&
    letters === letters.toUpperCase() &&
    !letters.split(/[/,] ?/).some((part) => notDesks.has(part))
    ? letters
    : '';
}
