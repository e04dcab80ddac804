import type { Block } from '../../core/facts/text.ts';
import type { FactTable } from '../../core/facts.ts';
import { dummyTexts, previewDomains } from '../../lists/leftover-texts.ts';
import { memoizeByText } from '../../core/helpers/memoize-by-text.ts';
import { splitAtTitleMarks } from '../../language/marks.ts';
import { unicodePattern } from '../../language/unicode-pattern.ts';
import { countUnits } from '../../language/units.ts';
import { isDeviceName, isPrivateHost } from '../../parse/private-hosts.ts';
import { registrableDomain } from '../../parse/registrable-domain.ts';
import { parsedUrlParts } from '../../parse/urls.ts';
import { endsLikeQuestion } from '../../language/sentences.ts';

/** Something that a template, script or designer left in a page. */
export interface Leftover {
  kind: 'token' | 'empty' | 'dummy';
  /** As written. */
  found: string;
  /** False if it may be what the text is about: then a reader must decide. */
  certain: boolean;
}

/** What distinguishes the subject of a page from a leftover. */
export interface Subject {
  /** Last segment of the page's path. */
  path: string;
  /** Texts of the main headings. */
  headings: readonly string[];
  blocks: readonly Pick<Block, 'text' | 'code' | 'partlyCode' | 'level'>[];
}

/** Variables and format directives of common template languages, with a name. */
const tokenPattern = unicodePattern(
  [
    String.raw`\{\{\{?(?=[^{}\n]{0,99}[\p{L}_$])[^{}\n]{1,100}\}\}\}?`, // {{title}}, {{ 'title' | translate }}, {{::vm.title}}
    String.raw`\{%-?\s*[A-Za-z][^{}%]{0,80}%\}`, // {% block title %}
    String.raw`<%[=-]?\s*[\p{L}_@$][^<>%]{0,80}%>`, // <%= title %>
    String.raw`<\?(?:php\b|=)[^<?]{0,100}\?>`, // <?= $title ?>
    String.raw`\$\{[\p{L}_$][\p{L}\p{N}_.$()\[\] ]{0,80}\}`, // ${title}
    String.raw`%%[A-Za-z][A-Za-z_]{1,40}%%`, // %%title%%
    String.raw`(?<!\p{N}\s)(?<![\p{L}\p{N}%])%(?:\d\$)?[sd](?![\p{L}\p{N}%])`, // %s
    String.raw`\[object [A-Z][A-Za-z]{2,30}\]`,
    // [contact-form-7 id="12"], as content systems leave it if its extension is missing; they also change the quotation marks.
    String.raw`\[[a-z][\w-]{1,40}(?:\s+[a-z][\w-]{0,40}=["'“”„″‘’«][^\[\]\n]{0,80})+\]`,
  ].join('|'),
  'g',
);

/** A rule of a style sheet, which content systems take for the first words of a page: `hr { clear: both; }`. */
const styleRule = /[\w.#*:-][^{}<>]{0,80}\{\s*[a-z-]{2,30}\s*:[^{}<>]{1,200}\}/;

const anyDummy = unicodePattern(dummyTexts.join('|'), 'i');
let plainDummy: RegExp | undefined;
/** As scripts write them: Nan is a province, and Null is a number in German. */
const emptyValue = /^(?:undefined|null|NaN|\[object [A-Z][A-Za-z]{2,30}\])$/;

/** Template tokens in a text, in order, at most 10. */
export function findPlaceholderTokens(text: string): string[] {
  const found: string[] = [];
  if (!/[{%[$]|<\?/.test(text)) return found;
  const start = text.slice(0, 5_000);
  for (const [token] of start.matchAll(tokenPattern(start))) {
    found.push(token);
    if (found.length === 10) break;
  }
  return found;
}

/** A value that a script could not calculate, with its unit: `$NaN`, `NaN %`, `Rating: undefined`. */
const valueWithUnit = unicodePattern(String.raw`^(?:[^:：]{1,40}[:：]\s*)?(?:\p{Sc}\s?)?(undefined|NaN)(?:\s?[\p{Sc}%])?$`);

/** The same inside a sentence, where only a unit makes it certain: “NaN% off your first order”. */
const valueInSentence = unicodePattern(
  String.raw`(?<![\p{L}\p{N}])(?:\p{Sc}\s?(?:undefined|NaN)(?![\p{L}\p{N}])|(?:undefined|NaN)\s?[\p{Sc}%])`,
);

/** The same as the last word behind a name or number, as templates put values together: “Acme Lights null”. Behind other words it may be one: “auf null”. */
const valueAtEnd = unicodePattern(String.raw`(?<![\p{L}\p{N}])[\p{Lu}\p{N}][\p{L}\p{N}'’-]{0,40}\s(undefined|null|NaN)\s*$`);

/** Whether the whole text is what scripts write for a missing value: `undefined`, `null`, `NaN`. */
export const isEmptyValue = (text: string): boolean => emptyValue.test(text.trim());

/** Minimum number of variables in a text for the page to list them on purpose. */
const listedTokens = 4;
/** Minimum words next to a variable for a line to be about it. */
const lineWords = 8;
/** A variable with a property, call or filter: nobody writes that in prose about something else. */
const expression = /[.|(]|^\[|^%|^<[%?]/;

/** What the text of a page says about code: whether single tokens are leftovers depends on it. */
export interface Prose {
  subject: Subject;
  /** Whether it has code or many variables: then it may be about them. */
  speaksOfCode: boolean;
}

export function placeholderSearch(subject: Subject): Prose {
  const found = new Set<string>();
  for (const { code, partlyCode, text } of subject.blocks) {
    if (code || partlyCode) return { subject, speaksOfCode: true };
    for (const token of found.size < listedTokens ? findPlaceholderTokens(text) : []) found.add(token);
  }
  return { subject, speaksOfCode: found.size >= listedTokens };
}

/** A variable or missing value in a block that is not code: certain if the page has no code and the block is little else. */
export function findLeftoverInBlock(
  { text, within, level, region, main }: Pick<Block, 'text' | 'within' | 'level' | 'region' | 'main'>,
  { subject, speaksOfCode }: Prose,
): Leftover | null {
  const tokens = findPlaceholderTokens(text);
  const [token] = tokens;
  if (token !== undefined) {
    // A closed dialog has placeholders that a script fills when it opens.
    if (region === 'dialog') return null;
    const mostly = tokens.join('').length * 2 >= text.length;
    // Outside the content, systems keep templates that a script fills before anybody sees them; and visitors write what they like.
    if (!mostly && (speaksOfCode || !expression.test(token) || region === 'comments' || (token.startsWith('%') && !main))) return null;
    if (whyPlaceholderIsDoubtful(token, subject) === 'subject') return null;
    return { kind: 'token', found: token, certain: !speaksOfCode && (mostly || wordsBeside(token, text) < lineWords) };
  }
  // Tables contain data, in which a missing value is legitimate; “null” in a list is a number in German.
  if (speaksOfCode || within === 'table') return null;
  const inSentence = region === 'comments' ? null : (valueInSentence(text).exec(text)?.[0] ?? null);
  if (inSentence !== null && whyPlaceholderIsDoubtful(inSentence.replace(/[^A-Za-z]/g, ''), subject) === null)
    return { kind: 'empty', found: inSentence, certain: true };
  if (text.length > 60) return null;
  const value = valueWithUnit(text).exec(text)?.[1] ?? (within === null && level === 0 && text === 'null' ? text : null);
  return value === null || whyPlaceholderIsDoubtful(value, subject) !== null ? null : { kind: 'empty', found: value, certain: true };
}

/** Minimum words next to a variable for a text to be a sentence about it, for a heading, and for a paragraph. */
const sentenceWords = 4;
const headingWords = 2;
const proseWords = 3;
/** Number of blocks that are read for the subject of a page. */
const blocksRead = 2_000;

/** What a page is about: its URL, its main headings and its text. */
export const placeholderSubject = (url: string, headings?: FactTable['headings'], text?: FactTable['text']): Subject => ({
  path: pathSubject(url),
  headings: headings?.items.filter(({ level }) => level === 1).map((heading) => heading.text) ?? [],
  blocks: text?.blocks ?? [],
});

const noSubject: Subject = { path: '', headings: [], blocks: [] };

/** The first leftover in a short text such as a title or a description. */
export function findLeftoverInText(text: string, subject: Subject = noSubject): Leftover | null {
  const parts = splitAtTitleMarks(text);
  for (const token of findPlaceholderTokens(text)) {
    const doubt = whyPlaceholderIsDoubtful(token, subject);
    if (doubt === 'subject') continue;
    const around = parts.find((part) => part.includes(token)) ?? text;
    return { kind: 'token', found: token, certain: doubt === null && wordsBeside(token, around) < sentenceWords };
  }
  const rule = styleRule.exec(text.slice(0, 2_000))?.[0];
  if (rule !== undefined && !subject.blocks.some(({ code, partlyCode }) => code || partlyCode))
    return { kind: 'token', found: rule, certain: true };
  const empty = parts.find(isEmptyValue) ?? emptyAtEnd(text, subject);
  const doubt = empty === undefined ? null : whyPlaceholderIsDoubtful(empty, subject);
  if (empty !== undefined && doubt !== 'subject') return { kind: 'empty', found: empty, certain: doubt === null };
  const dummy = findDummyText(text);
  return dummy ? { kind: 'dummy', found: dummy, certain: true } : null;
}

/** A missing value at the end of a text, unless the page writes about it. */
function emptyAtEnd(text: string, { blocks }: Subject): string | undefined {
  const value = valueAtEnd(text).exec(text)?.[1];
  if (value === undefined) return undefined;
  const isWritten = blocks
    .slice(0, blocksRead)
    .some((block) => hasToken(block, value) && (block.code || wordsBeside(value, block.text) >= proseWords));
  return isWritten ? undefined : value;
}

/**
 * Whether a page is about what looks like a leftover. Yes if the URL contains it, a code sample shows it, or both the main heading and
 * the text mention it; maybe if only the heading does. A heading that is only a variable was left unfilled like
 * the title, so it does not count.
 */
export function whyPlaceholderIsDoubtful(token: string, { path, headings, blocks }: Subject): 'subject' | 'maybe' | null {
  if (path !== '' && path.toLowerCase() === token.toLowerCase()) return 'subject';
  const read = blocks.slice(0, blocksRead);
  if (read.some((block) => (block.code || block.partlyCode) && hasToken(block, token))) return 'subject';
  const value = isEmptyValue(token) && !token.startsWith('[');
  const speaking = headings.filter((heading) =>
    wordsBeside(token, heading) >= headingWords ? hasToken({ text: heading }, token) : value && heading.trim() === token,
  );
  if (speaking.length === 0) return null;
  if (speaking.some(endsLikeQuestion)) return 'subject';
  return read.some((block) => !block.code && block.level === 0 && hasToken(block, token) && wordsBeside(token, block.text) >= proseWords)
    ? 'subject'
    : 'maybe';
}

const unspaced = (text: string) => text.replace(/\s+/g, '');
/** A page may have thousands of samples of code, and thousands of tokens. */
const unspacedTexts = new WeakMap<object, string>();
/** Whether a block has a variable anywhere, whatever its spacing; a value such as `null` only as a separate word. */
function hasToken(block: { text: string }, token: string): boolean {
  if (/^\w+$/.test(token)) return block.text.includes(token) && block.text.split(/\W+/).includes(token);
  let text = unspacedTexts.get(block);
  if (text === undefined) unspacedTexts.set(block, (text = unspaced(block.text)));
  return text.includes(unspaced(token));
}
const wordsBeside = (token: string, text: string) => countUnits(text.slice(0, 2_000).replaceAll(token, ' '));

/** Dummy text from design templates, as written; null if there is none. */
export const findDummyText = (text: string): string | null => {
  const pattern = /[\u0080-\uffff]/.test(text)
    ? anyDummy(text)
    : (plainDummy ??= new RegExp(dummyTexts.filter((dummy) => !/[\u0080-\uffff]/.test(dummy)).join('|'), 'i'));
  return pattern.exec(text)?.[0] ?? null;
};

/** The subject by the URL: the last path segment without extension. */
function pathSubject(url: string): string {
  const last =
    parsedUrlParts(url)
      ?.pathname.split('/')
      .findLast((part) => part !== '') ?? '';
  return last.replace(/\.[a-z]{2,5}$/i, '');
}

const stagingLabel = /(?:^|-)(?:staging|stg|preprod|preproduction|uat)\d*(?:-|$)/;

/**
 * A host that readers cannot reach: this machine, a private network, or a staging copy. Null for public hosts, and for pages
 * that are on such a host themselves.
 * @returns the host name
 */
export function unpublishedHost(url: string, pageUrl: string): string | null {
  const target = parsedUrlParts(url);
  const page = parsedUrlParts(pageUrl);
  if (!target || !page || (target.protocol !== 'http:' && target.protocol !== 'https:') || target.hostname === page.hostname) return null;
  if (isUnpublished(page.hostname) || page.protocol === 'file:') return null;
  return isUnpublished(target.hostname) ? target.hostname : null;
}

/**
 * A host on which a service shows a site that has no domain yet: null for pages on the same service.
 * @returns the host name
 */
export function previewHost(url: string, pageUrl: string): string | null {
  const [target, page] = [parsedUrlParts(url)?.hostname, parsedUrlParts(pageUrl)?.hostname];
  if (!target || !page || target === page) return null;
  const service = previewDomains.find((domain) => target.endsWith(`.${domain}`));
  return service !== undefined && !page.endsWith(`.${service}`) && !isUnpublished(page) ? target : null;
}

const isUnpublished = memoizeByText((hostname) => {
  if (isPrivateHost(hostname)) return !isDeviceName(hostname);
  const pageDomain = registrableDomain(hostname);
  return hostname
    .slice(0, Math.max(0, hostname.length - pageDomain.length))
    .split('.')
    .some((label) => stagingLabel.test(label));
});
