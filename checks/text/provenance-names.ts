import { caps, oneLine } from '../core/clip.ts';
import type { Block, DataItem, DataValue, HeadFact, NameFact } from '../core/facts.ts';
import { lexicon } from '../lists/lexicons/index.ts';
import { authorPaths } from '../lists/path-words.ts';
import { foldedTexts } from './block-texts.ts';
import { asList, isNode } from './data-items.ts';
import { findDates } from './dates.ts';
import { pathWords } from './paths.ts';
import { foldText, openingPhrase, withoutLeadingEdge } from './phrases.ts';
import { itemsOfPage } from './page-items.ts';
import { headlineOf, layoutOf, shortBlock, type ProvenanceInput } from './provenance-input.ts';
import { titleParts } from './site-name.ts';
import { unicodePattern } from './unicode-pattern.ts';

const mostNames = 40;
const longestName = 80;
const longestPerson = 50;
/** Characters of a site's name at the end of a title. */
const longestSuffix = 50;

const letter = unicodePattern(String.raw`\p{L}`);
const hasLetter = (text: string): boolean => letter(text).test(text);
const startsUpper = unicodePattern(String.raw`^\p{Lu}`);
const isCapital = (text: string): boolean => startsUpper(text).test(text);
const startsLower = unicodePattern(String.raw`^\p{Ll}`);
const shortWords = unicodePattern(String.raw`(?:\s\p{Ll}{1,3})+$`);
const shortWord = unicodePattern(String.raw`^\p{L}{1,4}\.?\s+`);
const koreanByline = unicodePattern(String.raw`(?:^|\s)(\p{Script=Hangul}{2,5})\s*(?:기자|특파원)(?!\p{L})`);
const endOfOwner = unicodePattern(String.raw`[|｜•·–—©\n]|\s-\s|\.(?=\s|$)(?<!\b\p{L}\.)|\d{4}`);

const string = (value: DataValue | undefined): string => (typeof value === 'string' ? value : '');
const strings = (value: DataValue | undefined): string[] => asList(value).map((entry) => string(isNode(entry) ? entry['@id'] ?? entry['@value'] : entry)).filter((text) => text !== '');
const first = (value: DataValue | undefined): string => strings(value)[0] ?? '';
const isUrl = (text: string) => /^(?:https?:)?\/\//i.test(text.trim());

/** Names of authors and publishers, wherever the page gives them. */
export function namesOf(input: ProvenanceInput): NameFact[] {
  const names = [...fromItems(input), ...fromMetas(input.head), ...fromElements(input), ...fromBylines(input), ...fromTitle(input), ...fromCopyright(input)];
  let all: string | undefined;
  const found: NameFact[] = [];
  for (const name of names) {
    const clean = oneLine(name.name, longestName * 2);
    if (clean.length > longestName || !hasLetter(clean) || found.some((other) => other.role === name.role && other.from === name.from && other.name === clean && other.type === name.type)) continue;
    all ??= foldedTexts(input.blocks).join('\n');
    found.push({ ...name, name: clean, visible: name.visible || all.includes(foldText(clean)) });
    if (found.length >= mostNames) break;
  }
  return found;
}

const entity = (role: NameFact['role'], from: NameFact['from'], name: string, more: Partial<NameFact> = {}): NameFact =>
  ({ role, from, name, type: '', url: null, sameAs: [], visible: false, selector: '', ...more });

const organisation = /Organization$|Business$|Corporation$|^(?:NGO|Airline|Consortium|LibrarySystem|Store|Restaurant|Hotel|Hospital|School|CollegeOrUniversity|Dentist|Library)$/;

function fromItems(input: ProvenanceInput): NameFact[] {
  const { items, url } = input;
  const byId = new Map<string, DataItem>();
  for (const item of items) if (item.id && Object.keys(item.properties).length > 0 && !byId.has(item.id)) byId.set(item.id, item);
  const result: NameFact[] = [];
  for (const item of itemsOfPage(items, headlineOf(input), url)) {
    const from = item.format;
    const named = (role: NameFact['role'], value: DataValue) => {
      const node = isNode(value) ? value : null;
      const referred = node ? byId.get(string(node['@id'])) : undefined;
      const get = (key: string): DataValue | undefined => node?.[key] ?? referred?.properties[key];
      const name = node ? first(get('name')) : string(value);
      if (name === '' || isUrl(name)) return;
      const type = first(node?.['@type']) || (referred?.types[0] ?? '');
      result.push(entity(role, from, name, { type, url: first(get('url')) || null, sameAs: strings(get('sameAs')).slice(0, 20), selector: item.selector }));
    };
    for (const value of [...asList(item.properties['author']), ...asList(item.properties['creator'])].slice(0, 10)) named('author', value);
    for (const value of asList(item.properties['publisher']).slice(0, 3)) named('publisher', value);
    const name = first(item.properties['name']);
    if (name === '') continue;
    const own = { type: item.types[0] ?? '', url: first(item.properties['url']) || null, sameAs: strings(item.properties['sameAs']).slice(0, 20), selector: item.selector };
    if (item.types.includes('WebSite')) result.push(entity('publisher', 'site-name', name, own));
    else if (item.types.some((type) => organisation.test(type))) result.push(entity('publisher', from, name, own));
  }
  return result;
}

const authorMetas = new Set(['author', 'article:author', 'dc.creator', 'dcterms.creator', 'byl', 'parsely-author', 'sailthru.author', 'citation_author', 'article:author_name']);
const publisherMetas = new Set(['publisher', 'dc.publisher', 'dcterms.publisher', 'citation_publisher', 'article:publisher']);
function fromMetas({ metas }: HeadFact): NameFact[] {
  const result: NameFact[] = [];
  for (const { name, property, content, selector } of metas) {
    const text = content.trim();
    const is = (set: ReadonlySet<string>) => set.has(name) || set.has(property);
    if (text === '' || isUrl(text) || text.startsWith('@')) continue;
    if (is(authorMetas)) result.push(entity('author', 'meta', text, { selector }));
    else if (is(publisherMetas)) result.push(entity('publisher', 'meta', text, { selector }));
    else if (property === 'og:site_name' || name === 'og:site_name') result.push(entity('publisher', 'site-name', text, { type: 'og:site_name', selector }));
  }
  return result;
}

/** A name without the byline word, the date and the marks around it. */
function bareName(text: string, language: string): string {
  let name = oneLine(text, longestName * 3);
  const words = lexicon(language)?.byline;
  const opening = words && openingPhrase(name, words);
  // The word alone may be part of the name (von Humboldt): it goes only from a start that is not capital.
  if (opening) {
    const rest = withoutOpening(name, opening);
    if (rest !== null) name = rest;
  }
  return cutName(name, language);
}
function withoutOpening(text: string, opening: string): string | null {
  // Folding can change lengths: the words are counted off instead.
  for (let end = 1; end <= Math.min(text.length, opening.length + 8); end++) {
    if (withoutLeadingEdge(foldText(text.slice(0, end))) === opening) return text.slice(end).replace(/^[\s:：/／|丨·–—-]+/u, '');
  }
  return null;
}
function cutName(text: string, language: string): string {
  const date = findDates(text, language)[0];
  const before = date ? text.slice(0, date.index) : text;
  // In Chinese and Japanese the next label may stand behind the name: 作者：张三 来源：新华网.
  const name = (before.replace(/\S+@\S+/g, ' ').split(/[|｜丨•·–—\n\d(（/,،]|\s-\s|\s[\u4E00-\u9FFF]{1,6}[:：]/u)[0] ?? '').replace(/[\s;:.、，。\]】」)]+$/u, '').trim();
  // A preposition left over from a date: "Jane Doe on".
  return isCapital(name) ? name.replace(shortWords(name), '') : name;
}

/** Elements marked as author. On pages with teasers of other articles only those near the headline or the end, or else the first. */
function fromElements(input: ProvenanceInput): NameFact[] {
  const { relAuthors, language, blocks } = input;
  const { near } = layoutOf(input);
  const around = blocks.filter((_, index) => near[index] !== 'elsewhere').map(({ text }) => text);
  const own = relAuthors.filter(({ name }) => name !== '' && around.some((text) => text.includes(name)));
  return (own.length > 0 ? own.slice(0, 10) : relAuthors.slice(0, 1)).map(({ name, url, selector }) => entity('author', 'rel-author', bareName(name, language), { url, visible: name !== '', selector }));
}

const unspaced = unicodePattern(String.raw`^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]`);
/** A few capitalised words, or a short run of a script without capitals. */
function looksLikeName(name: string): boolean {
  if (name.length < 2 || name.length > longestName || !hasLetter(name) || /[!?。！？:@<>{}=]/.test(name)) return false;
  if (unspaced(name).test(name)) return name.length <= 20;
  const words = name.split(/\s+/);
  if (words.length > 7) return false;
  return isCapital(name) || !startsLower(name).test(name);
}

/** Bylines near the headline: a byline word of the page's language and a name, or a link to a person's page. */
function fromBylines(input: ProvenanceInput): NameFact[] {
  const { blocks, language, links, url } = input;
  const result: NameFact[] = [];
  const words = lexicon(language)?.byline;
  const { near } = layoutOf(input);
  const around: Block[] = blocks.filter((block, index) => near[index] !== 'elsewhere' && block.units <= shortBlock && block.level === 0);
  const texts = new Set(around.flatMap(({ hrefs }) => hrefs));
  for (const link of links) {
    if (result.length >= 6 || !link.url || !texts.has(link.url) || !looksLikeName(link.text)) continue;
    const segments = pathWords(link.url);
    // The person follows the word, with at most a number beside the name.
    const word = segments.slice(-3, -1).findLast((segment) => authorPaths.includes(segment));
    // Below an account (user, u) more pages follow than the person's own.
    if (word !== undefined && (word === segments.at(-2) || !word.startsWith('u')) && !result.some((other) => other.url === link.url)) {
      result.push(entity('author', 'byline', cutName(link.text, language), { url: link.url, visible: true, selector: link.selector }));
    }
  }
  const byline = (name: string, block: Block) => {
    const link = links.find((candidate) => candidate.url !== null && candidate.url !== url && candidate.text.trim() === name);
    return entity('author', 'byline', name, { url: link?.url ?? null, visible: true, selector: block.selector });
  };
  // An address beside the headline names its author; one with a street, a number or a comma does not.
  const { headline } = layoutOf(input);
  for (const [index, block] of blocks.entries()) {
    if (block.tag !== 'address' || near[index] !== 'title' || index <= headline || block.region === 'footer' || !isCapital(block.text) || /[\d,;]/.test(block.text)) continue;
    if (block.text.includes(' ') && looksLikePerson(block.text) && result.length === 0) result.push(byline(block.text, block));
  }
  if (!words) return result;
  for (const block of around) {
    const text = oneLine(block.text, 300);
    let name = nameAfterWord(text, words, language);
    if (name === '') name = nameAfterDate(text, words, input, block);
    if (name === '' && /^ko(?![a-z])/i.test(language)) name = koreanByline(text).exec(text)?.[1] ?? '';
    if (!looksLikeName(name) || result.some((other) => foldText(other.name) === foldText(name))) continue;
    result.push(byline(name, block));
    if (result.length >= 10) break;
  }
  return result;
}

/** The name behind the byline word that opens the text, or ''. */
function nameAfterWord(text: string, words: readonly string[], language: string): string {
  const opening = openingPhrase(text, words);
  const rest = opening ? withoutOpening(text, opening) : null;
  if (!opening || rest === null) return '';
  // In scripts without spaces only a mark tells the word from the start of a sentence.
  const glued = unspaced(opening).test(opening) && !/[:/]$/.test(opening) && !/^[\s:：/／|丨]/u.test(text.slice(text.indexOf(opening) + opening.length));
  return glued ? '' : cutName(rest, language);
}

/** The person named behind a date: Published March 5, 2024 by Jane Doe. */
function nameAfterDate(text: string, words: readonly string[], { language, links }: ProvenanceInput, block: Block): string {
  for (const { index, raw, hasTime } of findDates(text, language).slice(0, 3)) {
    const tail = text.slice(index + raw.length).replace(/^[\s,.|｜·•–—():-]+/, '');
    // 10.05 Uhr von …
    for (const start of hasTime ? [tail, tail.replace(shortWord(tail), '')] : [tail]) {
      const whole = nameAfterWord(start, words, language);
      if (whole === '') continue;
      const linked = links.find((link) => link.url !== null && block.hrefs.includes(link.url) && link.text.trim() !== '' && whole.startsWith(link.text.trim()));
      const name = linked ? linked.text.trim() : whole.replace(/\s(?:in|on|at|for|am|um|op)\s.*$/, '');
      if (looksLikePerson(name)) return name;
    }
  }
  return '';
}

/** Two to five words with a capital, short ones between them aside; in scripts without capitals any name. */
function looksLikePerson(name: string): boolean {
  if (!looksLikeName(name) || name.length > longestPerson) return false;
  if (!isCapital(name)) return !/[：，。]/.test(name);
  const words = name.split(/\s+/);
  return words.length <= 5 && words.every((word) => isCapital(word) || word.length <= 3 || /^[dlo]['’]/i.test(word));
}

/** The part of the title that the headline does not have. */
function fromTitle(input: ProvenanceInput): NameFact[] {
  const { head, blocks } = input;
  const title = head.titles.find(({ text }) => text.trim() !== '');
  const parts = titleParts(oneLine(title?.text ?? '', caps.title));
  const [start = '', end = ''] = [parts[0], parts.at(-1)];
  if (!title || parts.length < 2) return [];
  const within = (headings: readonly string[]) => (part: string) => headings.some((text) => text.includes(foldText(part)));
  const own = within([foldText(headlineOf(input))]);
  // Other headings of the first level may be the name of the site.
  const has = own(start) !== own(end) ? own : within(blocks.filter(({ level }) => level === 1).map(({ text }) => foldText(text)));
  // Where the headline is in neither part, the name is the shorter one.
  const name = has(end) !== has(start) ? (has(end) ? start : end) : end.length <= start.length ? end : start;
  return name.length <= longestSuffix ? [entity('publisher', 'title-suffix', name, { visible: false, selector: title.selector })] : [];
}

const copyright = /(?:[©ⓒ]|\([cс]\)|copyright|版权所有|版權所有|著作権)(.{0,160})/iu;
/** "All rights reserved" in the languages of footers: it follows the name, or stands for it. */
const reserved = /rights|reserved|derechos|direitos|droits|rechte|diritti|rechten|prawa|права|haklar|hak cipta|حقوق|محفوظة|版权|版權|著作権|表示$|무단/iu;
/** What footers say instead of a name: who answers for what, and what is forbidden. */
const disclaimer = /概不|不承[担擔]|不[负負]责|不負責|禁止|[转轉転][载載]|[请請]勿|not responsible|no part|may not|übernimmt keine|haftet|no se hace responsable|não se responsabiliza|est pas responsable|décline toute|не нес[её]т/iu;
function fromCopyright({ blocks, head }: ProvenanceInput): NameFact[] {
  for (const block of blocks.slice(-30)) {
    const match = block.main ? null : copyright.exec(block.text);
    if (!match) continue;
    const rest = (match[1] ?? '').replace(/^(?:[\s:：©ⓒ\d–—,.-]|\([cс]\)|copyright\b|by\s)+/iu, '');
    // A full stop ends the name, unless it belongs to a short form (a.s., Example.com).
    const name = (rest.split(endOfOwner(rest))[0] ?? '').replace(/[\s,;]+$/, '').trim();
    const owner = isOwner(name) ? name : ownerAhead(block, block.text.slice(0, match.index), head);
    if (owner !== '') return [entity('publisher', 'copyright', owner, { visible: true, selector: block.selector })];
  }
  return [];
}
const isOwner = (name: string): boolean =>
  name.length >= 2 && name.length <= longestName && name.split(/\s+/).length <= 8 && hasLetter(name) && !reserved.test(name) && !disclaimer.test(name) && !/[!?。！？]$/.test(name);

/** The name before the sign: Example © 2024. A row of links before it is no name, unless the title has it too. */
function ownerAhead(block: Block, text: string, head: HeadFact): string {
  const ahead = text.slice(-longestSuffix * 2).trim();
  const name = (ahead.split(endOfOwner(ahead)).at(-1) ?? '').trim();
  if (!isOwner(name) || name.length > longestSuffix || !looksLikePerson(name)) return '';
  const titled = head.titles.some((title) => foldText(title.text).includes(foldText(name)));
  return block.linkChars === 0 || titled ? name : '';
}
