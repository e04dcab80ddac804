/** Compares and classifies names of people, organizations and sites. */
import { accountNames, notInNames, organizationWords } from '../lists/byline-words.ts';
import { languages } from '../lists/languages/index.ts';
import { languageOf } from './language-words.ts';
import { hasLetter, startsWithCapitalLetter, lettersAndDigits, startsWithSmallLetter, withoutAccents, wordRuns } from './letters.ts';
import { foldText } from './phrases.ts';
import { unicodePattern } from './unicode-pattern.ts';
import { eastAsianScripts, hasEastAsianLetter, startsInUnspacedScript } from './scripts.ts';

const eastAsianName = unicodePattern(`^[${eastAsianScripts}]{2,}$`);

/** A name in comparison form, without punctuation, accents and letter case: "Acme, Inc." and "ACME Inc" are equal. */
export function comparableName(name: string): string {
  return lettersAndDigits(withoutAccents(foldText(name)));
}

/** Names up to this length occur inside many others, so they must be the first words of the longer name (SAP and SAP SE). */
const shortName = 4;
const shortEastAsianName = 2;
const wordsOf = (name: string) =>
  wordRuns(name)
    .map(comparableName)
    .filter((word) => word !== '');

/** Legal forms and editions, which are often omitted. */
const legalForms = Object.values(languages).flatMap(({ legalForms: forms }) => forms ?? []);
const anyForm = (where: 'before' | 'after' | 'joined'): string => [...new Set(legalForms.flatMap((forms) => forms[where] ?? []))].join('|');
const legalForm = unicodePattern(
  String.raw`^(?:${anyForm('before')})[\s«"“„]*|[\s,»"”“]*(?:${anyForm('joined')}|(?:\s|,)(?:${anyForm('after')}))\.?$`,
  'i',
);
/** A name without its legal form, at either end. */
export function withoutLegalForm(name: string): string {
  let bare = name.normalize('NFC').trim();
  for (let times = 0; times < 2; times++) {
    const next = bare.replace(legalForm(bare), '').replace(legalForm(bare), '').trim();
    if (comparableName(next).length < 2) break;
    bare = next;
  }
  return bare;
}

/** Whether two names are the same, or one contains the other as whole words (Example and Example Ltd). */
export function areSameName(a: string, b: string): boolean {
  const [first, second] = [comparableName(withoutLegalForm(a)), comparableName(withoutLegalForm(b))];
  if (first === '' || second === '') return false;
  if (first === second) return true;
  const [short, long] = first.length < second.length ? [first, second] : [second, first];
  if (short.length >= (hasEastAsianLetter(short) ? shortEastAsianName : shortName)) return long.includes(short);
  const [words, all] = first.length < second.length ? [wordsOf(a), wordsOf(b)] : [wordsOf(b), wordsOf(a)];
  return short.length > 1 && words.every((word, index) => word === all[index]);
}

const capitals = unicodePattern(String.raw`(?<![\p{L}\p{N}])\p{Lu}{3,6}(?![\p{L}\p{N}])`, 'g');
const capitalised = unicodePattern(String.raw`^\p{Lu}\p{Ll}`);
/** Whether one name contains the initials of the other as a word: 中央社 CNA and 中央通訊社 Central News Agency. */
export function areNameAndAcronym(a: string, b: string): boolean {
  const has = (name: string, whole: string) => {
    const words = wordRuns(whole).filter((word) => capitalised(word).test(word));
    return words.length > 2 && (name.match(capitals(name)) ?? ([] as string[])).includes(words.map((word) => word.charAt(0)).join(''));
  };
  return has(a, b) || has(b, a);
}

/** Lower case particles in personal names. */
const particles = new Set(
  'af al av ben bin binti d da dal das de dei del della den der di do dos du e el ibn la le les los ten ter van von y zu zum zur'.split(
    ' ',
  ),
);
/** Words of job titles, which are capitalized like names. */
const jobTitles = new Set(Object.values(languages).flatMap(({ jobTitles: titles }) => titles?.split(' ') ?? []));
const bareWord = (word: string) => word.toLowerCase().replace(/[.,:]$/, '');
/** Whether a word is (part of) a job title. */
export const isJobTitle = (word: string): boolean => jobTitles.has(bareWord(word));
/** Whether a word belongs to a job title, a company or an editorial desk. */
export const isNeverAPersonsName = (word: string): boolean => isJobTitle(word) || organizationWords.has(bareWord(word));
/** Whether a name is that of a desk, team or company: Editorial Team, Die Redaktion, The Herring editors, 編集部. */
export const isOfficeName = (name: string): boolean =>
  eastAsianOffice.test(name) || /^the\s/i.test(name) || name.split(/\s+/).some((word) => organizationWords.has(bareWord(word)));
/** Whether a name consists of job titles only: Staff Writer. */
export const isRoleName = (name: string): boolean => name.split(/\s+/).every(isJobTitle);
const numbered = unicodePattern(String.raw`\p{N}`);
/** Degrees after a name: PhD, MD, M.A. */
const degree = unicodePattern(String.raw`^(?=.*\p{Lu}.*\p{Lu})[\p{L}.]{2,6}$`);
const eastAsianOffice = /[社部局室班网報报]$/u;

const [longestName, longestPerson] = [80, 50];
/** The number of an editor or article: SN034. */
const isNumber = (name: string): boolean => /^[A-Z]{0,3}[-_]?\d{2,}$/i.test(name);

/** Whether a text is a few capitalized words, or a short run in a script without capitals. */
export function looksLikeName(name: string): boolean {
  if (name.length < 2 || name.length > longestName || !hasLetter(name) || /[!?。！？:<>{}=]/.test(name) || isNumber(name)) return false;
  const words = name.split(/\s+/);
  if (words.every((word) => notInNames.has(word.toLowerCase()))) return false;
  if (startsInUnspacedScript(name)) return name.length <= 20;
  if (words.length > 7) return false;
  return startsWithCapitalLetter(name) || !startsWithSmallLetter(name);
}

const isParticle = (word: string): boolean => particles.has(word.replace(/['’-].*/, '')) || /^o['’]/.test(word);
/** Whether a text has at most five words, all capitalized except particles. In scripts without capitals, any name. */
export function looksLikePerson(name: string): boolean {
  if (!looksLikeName(name) || name.length > longestPerson) return false;
  if (!startsWithCapitalLetter(name)) return !/[：，。]/.test(name);
  const words = name.split(/\s+/);
  return (
    words.length <= 5 &&
    words.every((word) => startsWithCapitalLetter(word) || isParticle(word) || (word.length <= 3 && !startsWithSmallLetter(word)))
  );
}

/** Whether a text in a list is the full name of a person: at least two words, none of them of a job or desk. */
export function isFullName(text: string): boolean {
  if (eastAsianName(text).test(text)) return text.length <= 6 && !eastAsianOffice.test(text);
  const words = text.split(/\s+/);
  if (words.length < 2 || words.length > 5 || numbered(text).test(text) || /^the$/i.test(words[0]!) || words.some(isNeverAPersonsName))
    return false;
  // A family name that comes first may start with its particle: de la Cruz, Ana.
  return looksLikePerson(
    words
      .slice(
        Math.max(
          0,
          words.findIndex((word) => !isParticle(word)),
        ),
      )
      .join(' '),
  );
}

const mostCharacters = 300;
/** Whether a string names several people: Jane Doe & John Smith; 山田太郎、鈴木花子; "and" in the page's language counts. Two parts with a comma are often one person with a title. */
export function isSeveralNames(name: string, language: string): boolean {
  if (name.length > mostCharacters) return false;
  const and = languageOf(language)?.and;
  const word = and === undefined ? '' : `|\\s(?:${and})\\s`;
  const split = (text: string, pattern: string | RegExp) =>
    text
      .split(pattern)
      .map((part) => part.trim())
      .filter((part) => part !== '');
  const people = split(name, new RegExp(`[;、；&+]${word}`, 'iu')).map((part) =>
    split(part, /[,，/|]/).filter((piece) => !degree(piece).test(piece)),
  );
  const arePeople = (pieces: readonly string[]) => pieces.length > 0 && pieces.every(isFullName);
  // Doe, Jane; Smith, John
  const isInverted = (pieces: readonly string[]) =>
    pieces.length === 2 && isFullName(pieces.join(' ')) && pieces.some((piece) => !/\s/.test(piece));
  if (people.length > 1) return people.filter((pieces) => arePeople(pieces) || isInverted(pieces)).length > 1;
  return people.length === 1 && people[0]!.length > 2 && arePeople(people[0]!);
}

/** Whether a name is that of a content system's default account, or says that there is no author. */
export const isAccountName = (name: string): boolean => {
  accounts ??= new Set(accountNames.map(comparableName));
  return accounts.has(comparableName(name).replace(/\d+$/, ''));
};
// On first use: in a build, this file may be loaded before what compares names.
let accounts: ReadonlySet<string> | undefined;
/** Whether a text looks like the name with which somebody signs in: jdoe, brandon-peaktwo, mdelatorre77. Names of people have capitals. */
export const isLoginName = (name: string): boolean => /^[a-z][a-z\d._-]*[a-z\d]$/.test(name) && name.length > 3;

const endsGlued = unicodePattern(String.raw`(?<=[\p{Ll}.)])\p{Lu}\p{L}+$`);
/** A name without a job title that only styles separate from it: the badge in Jane DoeContributor. */
export const withoutGluedTitle = (name: string): string =>
  name.replace(endsGlued(name), (end) => (isJobTitle(end) ? '' : end)).trim() || name;
