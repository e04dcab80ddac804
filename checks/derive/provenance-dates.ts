import { caps, oneLine } from '../core/clip.ts';
import type { Block, DataValue, DateFact, TimeElement } from '../core/facts.ts';
import { pageWords } from '../lists/lexicons/index.ts';
import { pageEdited } from '../lists/page-words.ts';
import { dateInPath, findDates, parseDate } from '../parse/dates.ts';
import { asList, isNode } from '../parse/data-items.ts';
import { hasLetter } from '../language/letters.ts';
import { latinDigits } from '../language/numbers.ts';
import { itemsOfPage } from './page-items.ts';
import { foldText, lastPhrase, openingPhrase } from '../language/phrases.ts';
import { apart, headlineOf, isLinked, provenanceLayoutOf, shortBlock, type Layout, type Near, type ProvenanceInput } from './provenance-input.ts';
import { isMasthead, isOfOther, isDateInProse } from './provenance-lines.ts';
import { ofOthers } from './provenance-others.ts';
import { relativeDate } from '../language/relative-dates.ts';
import { units } from '../language/units.ts';
import { withoutWeekday } from '../language/weekdays.ts';
import { unicodePattern } from '../language/unicode-pattern.ts';
import { daysBetween } from '../parse/iso-times.ts';
import { parseUrl } from '../parse/urls.ts';

const mostDates = 60;
/** Text units of a labelled line far from the headline. */
const shortLine = 15;
/** Characters before a date in which its label is looked for. */
const labelReach = 40;

const dublinCore = 'http://purl.org/dc/terms/';
const dublinCoreElements = 'http://purl.org/dc/elements/1.1/';
const propertyRoles: Readonly<Record<string, DateFact['role']>> = {
  datePublished: 'published', datePosted: 'published', uploadDate: 'published', dateModified: 'modified', dateCreated: 'unknown',
  // Dublin Core in RDFa, as Drupal writes it: created is the day a node was stored.
  ...Object.fromEntries([['date', 'unknown'], ['created', 'unknown'], ['issued', 'published'], ['available', 'published'], ['modified', 'modified']].map(([term, role]) => [dublinCore + term, role])),
  [`${dublinCoreElements}date`]: 'unknown',
};
const metaRoles: Readonly<Record<string, DateFact['role']>> = {
  'article:published_time': 'published', 'og:article:published_time': 'published', 'article:modified_time': 'modified', 'og:article:modified_time': 'modified', 'og:updated_time': 'modified',
  'article.published': 'published', 'article.updated': 'modified', 'dc.date': 'unknown', 'dc.date.issued': 'published', 'dc.date.created': 'unknown', 'dc.date.modified': 'modified', 'dcterms.date': 'unknown',
  'dcterms.issued': 'published', 'dcterms.created': 'unknown', 'dcterms.modified': 'modified', 'dcterms.available': 'published', date: 'unknown', pubdate: 'published', publishdate: 'published', 'publish-date': 'published', 'publish_date': 'published',
  'publication_date': 'published', 'publication-date': 'published', 'last-modified': 'modified', lastmod: 'modified', 'last-updated': 'modified', 'last_updated': 'modified', revised: 'modified', 'sailthru.date': 'published', 'parsely-pub-date': 'published',
  citation_publication_date: 'published', citation_date: 'published', citation_online_date: 'published', 'cxenseparse:recs:publishtime': 'published', 'date.modified': 'modified', 'date.created': 'unknown', 'datepublished': 'published', 'datemodified': 'modified',
};
const textOf = (value: DataValue): string => {
  if (typeof value === 'string') return value;
  const inner = isNode(value) ? value['@value'] : undefined;
  return typeof inner === 'string' ? inner : '';
};

/** Dates of the page wherever it gives them; metadata first, then what people see. */
export function datesOf(input: ProvenanceInput): DateFact[] {
  const dates = [...fromItems(input), ...fromMetas(input), ...fromUrl(input.url)];
  const seen = fromTimes(input);
  const read = fromText(input, seen, dates);
  return [...dates, ...seen, ...read, ...fromRelative(input, [...dates, ...seen, ...read])].slice(0, mostDates);
}

function fact(from: DateFact['from'], role: DateFact['role'], raw: string, language: string, place: Pick<DateFact, 'label' | 'selector' | 'visible' | 'near'>): DateFact {
  const parsed = parseDate(raw, language);
  return { from, role, raw: oneLine(raw, 100), iso: parsed?.iso ?? null, hasTime: parsed?.hasTime ?? false, hasZone: parsed?.hasZone ?? false, ...place };
}

function fromItems(input: ProvenanceInput): DateFact[] {
  const { items, language, url } = input;
  const result: DateFact[] = [];
  for (const item of itemsOfPage(items, headlineOf(input), url)) {
    for (const [property, role] of Object.entries(propertyRoles)) {
      for (const value of asList(item.properties[property]).slice(0, 3)) {
        const raw = textOf(value);
        if (raw.trim() === '') continue;
        result.push(fact(item.format, role, raw, language, { label: property.startsWith('http') ? `dc:${property.slice(property.lastIndexOf('/') + 1)}` : `${item.types[0] ?? ''}.${property}`, selector: item.selector, visible: false, near: null }));
      }
    }
  }
  return result.slice(0, mostDates / 3);
}

function fromMetas({ head, language }: ProvenanceInput): DateFact[] {
  const result: DateFact[] = [];
  // Beside the day of publication, the day online is the one on which a repository took the text in (Google Scholar, Inclusion Guidelines): each version has its own.
  const isCited = head.metas.some(({ name, property, content }) => /^citation_(?:publication_)?date$/.test(name || property) && content.trim() !== '');
  for (const { name, property, httpEquiv, content, selector } of head.metas) {
    const label = [property, name, httpEquiv].find((key) => Object.hasOwn(metaRoles, key));
    const role = label === 'citation_online_date' && isCited ? 'unknown' : metaRoles[label ?? ''];
    if (label && role && content.trim() !== '') result.push(fact('meta', role, content, language, { label, selector, visible: false, near: null }));
  }
  return result.slice(0, mostDates / 3);
}

function fromUrl(url: string): DateFact[] {
  const found = dateInPath(parseUrl(url)?.pathname ?? '');
  return found ? [{ from: 'url', role: 'published', ...found, hasTime: false, hasZone: false, visible: false, near: null, label: 'path', selector: '' }] : [];
}

/** Labels that are everyday words (le 5 mars, el 5 de marzo): they count where nothing stands before them. */
const isWeak = (phrase: string) => /^[a-zа-яё]{1,4}$/.test(phrase) && phrase !== 'date' && phrase !== 'data';
const strong = new WeakMap<readonly string[], readonly string[]>();
function strongOf(phrases: readonly string[]): readonly string[] {
  let list = strong.get(phrases);
  if (!list) strong.set(phrases, list = phrases.filter((phrase) => !isWeak(phrase)));
  return list;
}
/** Words before a label of publication, from which on it belongs to a sentence: the book was published on … */
const wordsBefore = 3;

/** In Chinese and Japanese the word for a day or time, which stands behind what it is the day of: 引用日期, 出生日期, 開催日時. */
const bareDay = /^(?:日期|时间|時間|日付|日時)$/;
const ofAnother = /(?:引用|访问|訪問|检索|檢索|查阅|查閱|閲覧|参照|取得|出生|生产|生產|到期|截止|有效|活动|活動|开始|開始|结束|結束|開催|締切)$/;

/** In other scripts that word stands before what it is the day of: date of birth, fecha límite. */
const wordForDay = /^(?:date|data|datum|fecha|дата|tarih|tanggal)$/;

/** This entry was posted on …: such a sentence is about the page. */
const thisPage = new Set('this dieser diese dieses ce cet cette este esta questo questa dit deze ten ta to это этот эта bu ini هذا هذه यह'.split(' '));

const withoutSpaces = unicodePattern(String.raw`[\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]`);

type Label = ReturnType<typeof lastPhrase>;
const wordsAhead = (words: string, label: NonNullable<Label>) => foldText(words).slice(0, label.end - label.phrase.length).trim();
function publishedIn(words: string, phrases: readonly string[], language: string): Label {
  const any = lastPhrase(words, phrases);
  const found = any && isWeak(any.phrase) && !/(?:^|[,，|｜•·:：–—/(（])$/.test(wordsAhead(words, any)) ? lastPhrase(words, strongOf(phrases)) : any;
  if (found && bareDay.test(found.phrase) && ofAnother.test(wordsAhead(words, found))) return null;
  // "Date limite de candidature : 15/01" is the day of what the words behind it say.
  if (found && wordForDay.test(found.phrase) && hasLetter(withoutWeekday(foldText(words).slice(found.end), language))) return null;
  // Only words of the same line: what stands before a mark is something else.
  const ahead = found ? wordsAhead(words, found).split(/[|｜•·:：–—/,]/).at(-1)! : '';
  const before = ahead.split(' ').filter((word) => word !== '');
  // Scripts without spaces have no words to count: วันที่ is both a label and the word for the day of anything.
  if (withoutSpaces(ahead).test(ahead)) return units(ahead) >= wordsBefore ? null : found;
  return before.length >= wordsBefore && !thisPage.has(before[0]!) ? null : found;
}

/** What the words beside a date, or the class names in its selector, say that it is. */
function roleOf(words: string, selector: string, language: string): { role: DateFact['role']; label: string } {
  const lexicon = pageWords(language);
  // "Published by …, updated on …": the nearer label counts, so the one that ends last is taken.
  const updated = lexicon && lastPhrase(words, lexicon.updated);
  const published = lexicon && publishedIn(words, lexicon.published, language);
  const nearer = (one: Label, other: Label) => one && (!other || one.end > other.end || (one.end === other.end && one.phrase.length >= other.phrase.length));
  if (updated && nearer(updated, published)) return { role: 'modified', label: updated.phrase };
  if (published) return { role: 'published', label: published.phrase };
  const last = selector.slice(selector.lastIndexOf('>') + 1);
  if (/updat|modif|lastmod/i.test(last)) return { role: 'modified', label: '' };
  return { role: /publish|posted|pubdate/i.test(last) ? 'published' : 'unknown', label: '' };
}
const nearWords = (text: string, index: number) => text.slice(Math.max(0, index - labelReach), index);

/** Finds the block that holds a time element: of those with its text the innermost around it, else the first. */
function blockFinder(blocks: readonly Block[]): (time: TimeElement) => number {
  const bySelector = new Map<string, number[]>();
  for (const [index, { selector }] of blocks.entries()) {
    const same = bySelector.get(selector);
    if (same) same.push(index);
    else bySelector.set(selector, [index]);
  }
  return ({ text, selector }) => {
    if (text === '') return -1;
    // A selector begins with those of the elements around it.
    for (let around = selector; around !== ''; around = around.slice(0, Math.max(0, around.lastIndexOf(' ')))) {
      const found = bySelector.get(around)?.find((index) => blocks[index]!.text.includes(text));
      if (found !== undefined) return found;
    }
    return blocks.findIndex((block) => block.text.includes(text));
  };
}

/** Blocks around the headline, and before the end of the main content, in which a date belongs to the page as a whole. */
const blocksNear = 8;
const blocksAtEnd = 3;

/** Where a time element stands relative to the headline and to the end of the main content. */
function timePlacer(blocks: readonly Block[], { anchor }: Layout): (time: TimeElement) => Near {
  const last = blocks.findLastIndex(({ main }) => main);
  return ({ region, block }) => {
    if (apart.has(region)) return 'elsewhere';
    if (Math.abs(block - anchor) <= blocksNear) return 'title';
    return last >= 0 && block >= last - blocksAtEnd && block <= last + 1 ? 'end' : 'elsewhere';
  };
}

/** `time` elements with a datetime attribute that is a date. Without one, the text is read as any other text. */
function fromTimes(input: ProvenanceInput): DateFact[] {
  const { times, blocks, language, url } = input;
  const layout = provenanceLayoutOf(input);
  const isOthers = otherDays(input);
  const result: DateFact[] = [];
  const blockOf = blockFinder(blocks);
  const nearOf = timePlacer(blocks, layout);
  const sorted = times.filter(({ datetime }) => datetime.trim() !== '').map((time) => ({ time, near: nearOf(time) }))
    .sort((a, b) => Number(b.near !== 'elsewhere') - Number(a.near !== 'elsewhere') || Number(b.time.main) - Number(a.time.main));
  for (const { time, near: own } of sorted.slice(0, mostDates / 3)) {
    const { datetime, text, visible, main, selector } = time;
    const index = blockOf(time);
    const block = blocks[index];
    const near = block && layout.near[index] !== 'elsewhere' ? layout.near[index]! : own;
    // A clock time or a duration is no date; a broken date near the headline is worth telling.
    if (!/\d{4}/.test(datetime) || (near === 'elsewhere' && !main)) continue;
    const at = block ? block.text.indexOf(text) : -1;
    const words = oneLine(text, labelReach * 2);
    const [shown] = findDates(words, language, { shortYears: true });
    // The label may stand within the element: Published on March 5.
    const { role, label } = roleOf(`${block ? nearWords(block.text, at) : ''} ${shown ? nearWords(words, shown.index) : ''}`, selector, language);
    // Unlabelled times further in are those of comments and of other articles.
    if (role === 'unknown' && (near === 'elsewhere' || (block && (isOfOther(blocks, index, layout, url) || isMasthead(blocks, index, layout) || isDateInProse(block, block.text, at, text.length, language))))) continue;
    const found = { ...fact('time', role, fromEpoch(datetime), language, { label, selector, visible, near }), raw: oneLine(datetime, 100) };
    if (isOthers(found.iso, block ? index : time.block)) continue;
    // Readers see the day that the text has: the attribute's, where it is another one, is for programs alone.
    if (shown && daysBetween(found.iso, shown.iso) > 1) found.visible = false;
    if (found.visible && found.iso && found.iso.length >= 10 && !/\d{4}/.test(latinDigits(text)) && (isShortDay(text) || relativeDate(text, language))) found.relative = oneLine(text, 60);
    result.push(found);
  }
  return result;
}

/** "8h", "23 Feb": what readers see of a day whose year they do not. */
const isShortDay = (text: string): boolean => text.length <= longestShortDay && /\d/.test(latinDigits(text));
const longestShortDay = 30;

/** Scripts write what their clock says, in milliseconds: 1710496800000. */
const fromEpoch = (datetime: string): string => (/^\s*\d{13}\s*$/.test(datetime) ? new Date(Number(datetime)).toISOString() : datetime);

/** Dates in visible text: near the headline and at the end in short blocks, elsewhere only with a label. */
function fromText(input: ProvenanceInput, times: readonly DateFact[], unseen: readonly DateFact[]): DateFact[] {
  const { blocks, language, url } = input;
  const result: DateFact[] = [];
  const layout = provenanceLayoutOf(input);
  const { near } = layout;
  const linkTexts = linkTextsOf(input);
  const isOthers = otherDays(input);
  const told = new Set(unseen.filter(({ role }) => role !== 'modified').map(({ iso }) => iso?.slice(0, 10)));
  const days = new Set(times.filter(({ visible }) => visible).map(({ iso }) => iso?.slice(0, 10)));
  blocks.forEach((block, index) => {
    // Links lead to other pages, and so do the dates in them; only beside the headline a date alone is the page's own address.
    const linked = isLinked(block);
    if (result.length >= mostDates / 3 || block.code || (linked && (near[index] !== 'title' || index >= layout.story))) return;
    const edited = block.units <= shortBlock ? openingPhrase(block.text, pageEdited) : null;
    const short = block.units <= (near[index] === 'elsewhere' && edited === null ? shortLine : shortBlock);
    // A dateline opens a long paragraph; dates further in are part of the story.
    const text = short ? block.text : block.text.slice(0, near[index] === 'title' ? 80 : 0);
    if (text === '') return;
    // Away from the headline two digits are a year where a label says that it is a day.
    const above = near[index] === 'title' && index < layout.story;
    for (const found of findDates(text, language, { shortYears: short }).slice(0, 4)) {
      const { role, label } = edited === null ? roleOf(nearWords(text, found.index), '', language) : { role: 'modified' as const, label: edited };
      if (label === '' && !above && !/\d{4}/.test(latinDigits(found.raw))) continue;
      if (role === 'unknown' && hours.test(text.slice(found.index, found.index + found.raw.length + hoursReach))) continue;
      if ((near[index] === 'elsewhere' && (label === '' || !(speaksForSite(block) || edited !== null))) || (linked && isInLink(found.raw, text, linkTexts(block), label !== ''))) continue;
      // In a passage a label is a word of the story ("de fecha 18 de marzo"), unless it opens it.
      const runs = role === 'unknown' || near[index] === 'elsewhere' || (!short && (isWeak(label) || ahead(text, found.index, label) !== ''));
      // Behind the words of a topic or a series it ends a line between headline and text, and the address or the markup has the same day.
      const isSet = short && above && block.level === 0 && told.has(found.iso.slice(0, 10)) && text.slice(found.index + found.raw.length).trim() === '';
      const isToldDate = (role !== 'modified' || !short) && runs && !isSet && isDateInProse(block, block.text, found.index, found.raw.length, language);
      if (isToldDate || (role === 'unknown' && (isOfOther(blocks, index, layout, url) || isMasthead(blocks, index, layout)))) continue;
      if (!days.has(found.iso.slice(0, 10)) && !isOthers(found.iso, index)) {
        result.push({
          from: 'text', role, raw: oneLine(found.raw, caps.text), iso: found.iso, hasTime: found.hasTime, hasZone: /Z$|[+-]\d\d:\d\d$/.test(found.iso.slice(10)),
          visible: true, near: near[index]!, label, selector: block.selector,
        });
      }
    }
  });
  return result;
}
/** Tells the days that the markup gives to what the page tells of, anywhere, and those of reviews and comments below the start of the text. */
function otherDays(input: ProvenanceInput): (iso: string | null, block: number) => boolean {
  const { thingDays, partDays } = ofOthers(input);
  const { story } = provenanceLayoutOf(input);
  return (iso, block) => iso !== null && (thingDays.has(iso.slice(0, 10)) || (block >= story && partDays.has(iso.slice(0, 10))));
}

/** From when to when: an event takes place then. Nobody publishes for two hours. */
const hours = /\d{1,2}[:.]\d\d(?:\s?[ap]\.?\s?m\.?)?\s?[-–—~～〜]\s?\d{1,2}[:.]\d\d(?!\.?\d)/iu;
const hoursReach = 40;
/** Cards beside the text (a community's, a seller's) have labelled dates of their own. */
const speaksForSite = ({ main, region }: Block) => main || region === 'header';
/** What stands before the label of a date. */
const ahead = (text: string, index: number, label: string): string => {
  const words = foldText(text.slice(0, index));
  return label === '' ? words : words.slice(0, Math.max(0, words.lastIndexOf(label))).trim();
};

/** Texts of the links within a block, found by their selectors. */
function linkTextsOf({ links }: ProvenanceInput): (block: Block) => readonly string[] {
  return ({ selector }) => links.filter((link) => link.selector.startsWith(`${selector} `) || link.selector === selector).map(({ text }) => text);
}
/** True for a date within the words of a link, which tell of the page behind it; a link that is the date itself is the page's own address. */
function isInLink(raw: string, text: string, links: readonly string[], labelled: boolean): boolean {
  const tells = (words: string) => raw.length * 2 < words.length || (!labelled && wordsBeside(words, raw) >= mostBesideDate);
  const around = links.filter((link) => link.includes(raw));
  return around.length > 0 ? around.every(tells) : links.length === 0 && tells(text);
}
const wordsBeside = (text: string, raw: string): number => text.replace(raw, ' ').split(/\s+/).filter(hasLetter).length;
/** Words beside a date without a label from which on a link says more than when: on Monday, but not the first words of a comment. */
const mostBesideDate = 2;

/** Where no day is shown: how long ago the page says it was written. Its day is the one that the markup gives, if any. */
function fromRelative(input: ProvenanceInput, dates: readonly DateFact[]): DateFact[] {
  const { blocks, language } = input;
  const layout = provenanceLayoutOf(input);
  if (dates.some(({ visible, near, iso }) => visible && near === 'title' && iso !== null && iso.length >= 10)) return [];
  for (let index = Math.max(0, layout.anchor - beforeInRelative); index < Math.min(blocks.length, layout.story); index++) {
    const block = blocks[index]!;
    if (layout.near[index] !== 'title' || block.level > 0 || block.units > shortLine || block.quote || block.code || isMasthead(blocks, index, layout)) continue;
    const text = oneLine(block.text, caps.text);
    const raw = relativeDate(text, language);
    if (raw === null) continue;
    const { role, label } = roleOf(text, '', language);
    const source = dates.find((date) => !date.visible && date.from !== 'url' && date.role === (role === 'modified' ? 'modified' : 'published') && date.iso !== null && date.iso.length >= 10);
    return [{ from: 'text', role, raw, iso: source?.iso ?? null, hasTime: source?.hasTime ?? false, hasZone: source?.hasZone ?? false, visible: true, near: 'title', label, selector: block.selector, relative: oneLine(raw, 60) }];
  }
  return [];
}
/** Blocks above the headline in which that is looked for. */
const beforeInRelative = 8;
