import { caps, oneLine } from '../core/clip.ts';
import type { Block, DataItem, DataValue, HeadFact, LinkFact, NameFact } from '../core/facts.ts';
import { authorPaths } from '../lists/path-words.ts';
import { isOrganisation } from './agents.ts';
import { copyrightOwner } from './copyright-owner.ts';
import { asList, isNode } from '../parse/data-items.ts';
import { bareBylineName, bylineWords, bylineName, isHandle, looksLikeName, looksLikePerson, namesAfterWord, namesInPassage, splitNames, withoutBylineOpening } from '../parse/byline-lines.ts';
import { findDates } from '../parse/dates.ts';
import { hasLetter, isCapital } from '../language/letters.ts';
import { namesAgree, plainName } from '../language/names.ts';
import { pathWords } from './paths.ts';
import { foldText, openingPhrase } from '../language/phrases.ts';
import { itemsOfPage } from './page-items.ts';
import { apart, headlineOf, provenanceLayoutOf, shortBlock, signedHeadline, type ProvenanceInput } from './provenance-input.ts';
import { publisherEntities, type PublisherEntity } from './publisher-entities.ts';
import { bareNames, calledAuthors, signatures } from './provenance-bare-names.ts';
import { isBlockInTeaser, isOfOther } from './provenance-lines.ts';
import { otherNames } from './provenance-others.ts';
import { isFront, siteLabel, titleParts } from './site-name.ts';
import { isHttp, parseUrl, samePage } from '../parse/urls.ts';

const mostNames = 40;
const longestName = 80;
/** Characters of a site's name at the end of a title. */
const longestSuffix = 50;

const string = (value: DataValue | undefined): string => (typeof value === 'string' ? value : '');
const strings = (value: DataValue | undefined): string[] => asList(value).map((entry) => string(isNode(entry) ? entry['@id'] ?? entry['@value'] : entry)).filter((text) => text !== '');
const first = (value: DataValue | undefined): string => strings(value)[0] ?? '';
const isUrl = (text: string) => /^(?:https?:)?\/\//i.test(text.trim());

/** Names of authors and publishers, wherever the page gives them. */
export function provenanceNames(input: ProvenanceInput): NameFact[] {
  const names = [...fromItems(input), ...fromMetas(input.head), ...fromElements(input), ...fromBylines(input), ...fromTitle(input), ...fromCopyright(input)];
  const known = names.filter(({ role }) => role === 'publisher');
  const logo = fromLogo(input, known.map(({ name }) => name));
  if (known.every(({ from }) => from === 'title-suffix' && isFront(input.url)) && (known.length > 0 || logo.length === 0)) names.push(...fromOwner(input));
  names.push(...logo);
  const seen: { author?: string; publisher?: string } = {};
  // An author is seen where the page tells of itself; a name in a menu or in somebody's comment is not the byline.
  const seenBy = (role: NameFact['role']) => (seen[role] ??= (role === 'author' ? ownBlocks(input) : input.blocks).map(({ text }) => barePlain(text)).join('\n'));
  const isOthers = otherNames(input);
  const found: NameFact[] = [];
  for (const name of names) {
    const clean = oneLine(name.name, longestName * 2);
    if (clean.length > longestName || !hasLetter(clean) || isOthers(name)) continue;
    const same = found.find((other) => other.role === name.role && other.from === name.from && other.name === clean && other.type === name.type);
    // An element marked as author may hold the link that is marked too.
    if (same) same.url ??= name.url;
    if (same) continue;
    const visible = name.visible || seenBy(name.role).includes(barePlain(clean));
    found.push({ ...name, name: clean, visible, url: name.url ?? (visible && name.role === 'author' ? linkOf(clean, input) : null) });
    if (found.length >= mostNames) break;
  }
  return found;
}

/** Where the page links a name beside its headline or at its end. */
function linkOf(name: string, input: ProvenanceInput): string | null {
  const link = input.links.find(({ text, url }) => url !== null && text.trim() === name && !samePage(url, input.url));
  return link?.url && ownBlocks(input).some(({ hrefs }) => hrefs.includes(link.url!)) ? link.url : null;
}

/** Folded, and without accents, which markup and text often write apart. */
const barePlain = (text: string): string => foldText(text).normalize('NFKD').replace(/[\u0300-\u036f]/g, '');
function ownBlocks(input: ProvenanceInput): Block[] {
  const { near } = provenanceLayoutOf(input);
  return input.blocks.filter(({ main, units, level }, index) => (level === 0 && (near[index] !== 'elsewhere' || (main && units <= shortBlock))) || isNameHeading(input, index));
}

/** Themes set the author's name as a small heading beside the headline, or in a box at the end. */
function isNameHeading(input: ProvenanceInput, index: number): boolean {
  const { near, headline } = provenanceLayoutOf(input);
  const { level, units } = input.blocks[index]!;
  return level > 1 && units <= mostInName && index !== headline && near[index] !== 'elsewhere';
}
const mostInName = 6;

const entity = (role: NameFact['role'], from: NameFact['from'], name: string, more: Partial<NameFact> = {}): NameFact =>
  ({ role, from, name, type: '', url: null, sameAs: [], visible: false, selector: '', ...more });

function fromItems(input: ProvenanceInput): NameFact[] {
  const { items, url } = input;
  const byId = new Map<string, DataItem>();
  for (const item of items) if (item.id && Object.keys(item.properties).length > 0 && !byId.has(item.id)) byId.set(item.id, item);
  const result: NameFact[] = [];
  const ofPage = itemsOfPage(items, headlineOf(input), url);
  for (const item of ofPage) {
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
    const details = { type: item.types[0] ?? '', url: first(item.properties['url']) || null, sameAs: strings(item.properties['sameAs']).slice(0, 20), selector: item.selector };
    if (item.types.includes('WebSite')) result.push(entity('publisher', 'site-name', name, details));
    else if (item.types.some(isOrganisation)) result.push(entity('publisher', from, name, details));
  }
  // The site that the page is part of may say whose it is. A writer, alone or with others, is no publisher.
  for (const one of publisherEntities(items, ofPage)) {
    if (!isOrganisation(one.type) || /(?:^|\.)(?:author|creator)$/.test(one.via) || result.some(({ role, name }) => role === 'publisher' && namesAgree(name, one.name))) continue;
    result.push(described(one));
  }
  return result;
}

/** A person's own site may name nobody but them. */
function fromOwner(input: ProvenanceInput): NameFact[] {
  const ofPage = itemsOfPage(input.items, headlineOf(input), input.url);
  return publisherEntities(input.items, ofPage).filter(({ type, via }) => type === 'Person' && via === 'top').slice(0, 1).map(described);
}
const described = ({ format, name, type, url, sameAs, selector }: PublisherEntity): NameFact => entity('publisher', format, name, { type, url: url || null, sameAs: sameAs.slice(0, 20), selector });

const authorMetas = new Set(['author', 'article:author', 'dc.creator', 'dcterms.creator', 'byl', 'parsely-author', 'sailthru.author', 'citation_author', 'article:author_name']);
const publisherMetas = new Set(['publisher', 'dc.publisher', 'dcterms.publisher', 'citation_publisher', 'article:publisher']);
function fromMetas({ metas }: HeadFact): NameFact[] {
  const result: NameFact[] = [];
  for (const { name, property, content, selector } of metas) {
    const text = content.trim();
    const is = (set: ReadonlySet<string>) => set.has(name) || set.has(property);
    if (text === '' || isUrl(text) || text.startsWith('@')) continue;
    if (is(authorMetas)) result.push(entity('author', 'meta', text.replace(/\s*\([^()]{0,60}\)$/, ''), { selector }));
    else if (is(publisherMetas)) result.push(entity('publisher', 'meta', text, { selector }));
    else if (property === 'og:site_name' || name === 'og:site_name') result.push(entity('publisher', 'site-name', text, { type: 'og:site_name', selector }));
  }
  return result;
}

/** A name without the byline word, the date and the marks around it; markup that stands in it as text is none of it. */
function bareOf(text: string, language: string): string {
  const name = oneLine(text.includes('<') ? text.replace(/<[^>]{0,500}>?/g, ' ') : text, longestName * 3);
  const opening = openingPhrase(name, bylineWords(language));
  // The word alone may be part of the name (von Humboldt): it goes only from a start that is not capital.
  return bylineName((opening && withoutBylineOpening(name, opening)) || name, language);
}

/** The element stands in an article element that holds neither the headline nor anything of the main content. */
function inOtherArticle(selector: string, input: ProvenanceInput): boolean {
  const steps = selector.split(' > ');
  const at = steps.findLastIndex((step) => /^article(?:[:.#]|$)/.test(step));
  const start = `${steps.slice(0, at + 1).join(' > ')} > `;
  const { headline } = provenanceLayoutOf(input);
  return at >= 0 && headline >= 0 && !input.blocks.some((block, index) => (block.main || index === headline) && block.selector.startsWith(start));
}
const twice = /^(.{2,40})\s?\1$/u;
const mail = /[\w.+-]{1,64}@[\w.-]{1,255}/g;
/** Elements marked as author. On pages with teasers of other articles only those near the headline or the end, or else the first. */
function fromElements(input: ProvenanceInput): NameFact[] {
  const { relAuthors, language, blocks, links, url } = input;
  const layout = provenanceLayoutOf(input);
  const around = blocks.filter(({ level }, index) => layout.near[index] !== 'elsewhere' && level === 0 && !isBlockInTeaser(blocks, index, layout, url)).map(({ text }) => text);
  // The element may hold more than the name: markup as text, or a mail address in a line of its own.
  // Or the name twice, once of them for programs, and what else stands beside it: the author in the markup tells where the name ends.
  const own = fromItems(input).filter(({ role }) => role === 'author').map(({ name }) => oneLine(name, longestName));
  const ends = (name: string) => own.find((known) => name.length > known.length && name.startsWith(known)) ?? (twice.exec(name)?.[1] ?? name);
  const marked = relAuthors.map((one) => ({ ...one, name: ends(one.name.includes('<') || one.name.includes('@') ? bareOf(one.name.replace(mail, ' '), language) : one.name) }));
  // Who asked is the author of a page of answers, wherever the name stands.
  const asked = marked.filter(({ name, selector }) => own.includes(name) && blocks.some((block) => !apart.has(block.region) && block.text.includes(name) && (block.selector.startsWith(selector) || selector.startsWith(block.selector))));
  const nearby = asked.length > 0 ? asked : marked.filter(({ name }) => name !== '' && around.some((text) => text.includes(name)));
  // Where several are named far from the headline, the first may be that of the first teaser.
  const people = new Set(marked.map(({ name }) => name)).size;
  const several = people > 1;
  const chosen = nearby.length > 0 ? nearby.slice(0, 10) : people > 2 ? [] : relAuthors.slice(0, 1).filter((one) => !one.name.includes('<') && !(several && inOtherArticle(one.selector, input)));
  const linkWithin = (selector: string) => links.find((link) => link.url !== null && isHttp(link.url) && link.selector.startsWith(`${selector} > `))?.url ?? null;
  return chosen.map(({ name, url: target, selector }) => entity('author', 'rel-author', bareOf(name, language), { url: target ?? linkWithin(selector), selector, visible: nearby.length > 0 })).filter(({ name }) => looksLikeName(name) || isHandle(name));
}

/** Bylines: a byline word and a name, a link to a person's page, a name alone between headline and date, a signature at the end. */
function fromBylines(input: ProvenanceInput): NameFact[] {
  const { blocks, language, links, url } = input;
  const layout = provenanceLayoutOf(input);
  const { near, headline } = layout;
  const result: NameFact[] = [];
  const add = (name: string, block: Block, link?: LinkFact) => {
    const target = link ?? links.find((candidate) => candidate.url !== null && candidate.url !== url && candidate.text.trim() === name);
    if (result.length < mostBylines && (looksLikeName(name) || (link !== undefined && isHandle(name))) && !result.some((other) => namesAgree(other.name, name) || (link !== undefined && other.url === link.url))) {
      result.push(entity('author', 'byline', name, { url: target?.url ?? null, visible: true, selector: link?.selector ?? block.selector }));
    }
  };
  // The teasers of other pages have bylines of their own, and without a headline a list is all there is.
  const counts = (block: Block, index: number) => near[index] !== 'elsewhere' && block.level === 0 && block.units <= shortBlock && !block.quote && !block.code
    && !isOfOther(blocks, index, layout, url) && !isBlockInTeaser(blocks, index, layout, url) && (headline >= 0 || block.within !== 'list');
  const lines = [...blocks.entries()].filter(([index, block]) => counts(block, index));
  const within = linksIn(links, lines.map(([, block]) => block));

  const headings = [...blocks.entries()].filter(([index, { text, linkChars }]) => linkChars >= text.length && isNameHeading(input, index) && looksLikePerson(text));
  const withinHeading = linksIn(links, headings.map(([, block]) => block));
  const named = headings.flatMap(([index, block]) => withinHeading(block).filter((link) => isPersonsLink(link) && oneLine(link.text, longestName) === block.text).map((link) => ({ index, block, link })));
  const linked = [...lines.flatMap(([index, block]) => within(block).filter(isPersonsLink).map((link) => ({ index, block, link }))), ...named].sort((a, b) => a.index - b.index);
  // A list of teasers names somebody in each; one page's authors stand together.
  const together = linked.filter(({ index }) => index - linked[0]!.index <= togetherReach || near[index] === 'end');
  const isList = new Set(linked.filter(({ index }) => near[index] === 'title').map(({ index }) => index)).size - new Set(together.filter(({ index }) => near[index] === 'title').map(({ index }) => index)).size > 1;
  if (!isList) for (const { block, link } of together) add(bylineName(link.text, language), block, link);
  // The byline word may stand in such a heading too: <h3>by <a>…</a></h3>.
  for (const [index, block] of blocks.entries()) {
    if (near[index] !== 'title' || index < headline || index > headline + headingReach || block.linkChars >= block.text.length || !isNameHeading(input, index)) continue;
    const own = linksIn(links, [block])(block);
    for (const name of namesAfterWord(oneLine(block.text, longestName), language).names) {
      const link = own.find(({ text }) => oneLine(text, longestName) === name);
      if (link ?? (index === headline + 1 && bareBylineName(name, language) === name)) add(name, block, link);
    }
  }
  // An address beside the headline names its author; one with a street, a number or a comma does not.
  for (const [index, block] of lines) {
    if (block.tag === 'address' && near[index] === 'title' && index > headline && block.region !== 'footer' && isCapital(block.text) && !/[\d,;]/.test(block.text) && block.text.includes(' ') && looksLikePerson(block.text)) add(block.text, block);
  }
  const signed = signedHeadline(input);
  const signers = signed ? namesAfterWord(signed.byline, language).names : [];
  if (signed) for (const name of signers.length > 0 ? signers : splitNames(signed.byline, language)) add(name, blocks[headline]!);
  for (const [name, block, link] of postedAbove(input, headline)) result.push(entity('author', 'byline', name, { url: link.url, visible: true, selector: block.selector }));
  // Who sends a dispatch stands in its first lines; whoever edited it signs below.
  for (const block of blocks.filter(({ main, level }) => main && level === 0).slice(0, 3)) for (const name of block.units > shortBlock ? namesInPassage(block.text, language) : []) add(name, block);
  let open: number | null = null;
  for (const [index, block] of lines) {
    const text = oneLine(block.text, 300);
    const read = namesAfterWord(text, language);
    const texts = within(block).map((link) => link.text.trim()).filter((words) => words.length > 2);
    if (open !== null && index - open <= 2 && read.names.length === 0) for (const name of splitNames(text, language)) if (name.startsWith('u/') || looksLikePerson(name)) add(name, block);
    open = read.open && near[index] === 'title' ? index : null;
    // Where elements that only styles keep apart meet, the link tells where the name ends.
    for (const name of read.names) add(texts.find((words) => name.startsWith(words)) ?? name, block);
    if (read.names.length === 0) {
      for (const name of nameAfterDate(text, language, texts)) add(name, block);
      for (const name of namesInPassage(text, language)) add(name, block);
    }
  }
  if (result.length === 0) for (const [name, block, link] of bareNames(input, lines, within)) add(name, block, link);
  if (result.length === 0) for (const [name, block, link] of calledAuthors(input, lines, within)) add(name, block, link);
  if (result.length === 0) for (const [name, block] of signatures(input)) add(name, block);
  return result;
}
const mostBylines = 10;
/** Blocks below the headline in which a heading can be the byline. */
const headingReach = 3;
/** Blocks over which the links to several authors of one page spread. */
const togetherReach = 4;

/** Forums name the account above the headline: the byline word alone, and the account as a link behind it. */
function postedAbove({ blocks, links, language, url }: ProvenanceInput, headline: number): [string, Block, LinkFact][] {
  for (let index = headline - 2; index >= Math.max(0, headline - postedReach); index--) {
    const [word, account] = [blocks[index]!, blocks[index + 1]!];
    if (word.level > 0 || account.level > 0) return [];
    const name = oneLine(account.text, longestName);
    const link = apart.has(account.region) || !/^u\/[\w-]{2,30}$/.test(name) || !namesAfterWord(oneLine(word.text, longestName), language).open
      ? undefined : links.find((one) => one.text.trim() === name && one.url !== null && one.url !== url && account.hrefs.includes(one.url));
    if (link) return [[name, account, link]];
  }
  return [];
}
const postedReach = 8;

/** Links within blocks, by their selectors: one pass over the links, however many blocks ask. */
function linksIn(links: readonly LinkFact[], blocks: readonly Block[]): (block: Block) => readonly LinkFact[] {
  const bySelector = new Map(blocks.map((block) => [block.selector, [] as LinkFact[]]));
  for (const link of links) {
    for (let around = link.selector, depth = 0; around !== '' && depth < 30; around = around.slice(0, Math.max(0, around.lastIndexOf(' > '))), depth++) {
      const list = bySelector.get(around);
      if (!list) continue;
      list.push(link);
      break;
    }
  }
  // Without selectors that tell, the targets do.
  const byTarget = new Map<string, LinkFact[]>();
  for (const link of links) if (link.url) byTarget.set(link.url, [...(byTarget.get(link.url) ?? []).slice(0, 3), link]);
  return (block) => {
    const found = bySelector.get(block.selector) ?? [];
    if (found.length > 0) return found;
    return block.hrefs.flatMap((href) => byTarget.get(href) ?? []).filter(({ text }) => text.trim() !== '' && block.text.includes(text.trim()));
  };
}

/** A link to a person's page, as its path says. */
function isPersonsLink({ url, text }: LinkFact): boolean {
  if (!url || !(looksLikeName(text.trim()) || isHandle(text.trim()))) return false;
  const segments = pathWords(url);
  // The person follows the word, with at most a number beside the name.
  const word = segments.slice(-3, -1).findLast((segment) => authorPaths.includes(segment));
  // Below an account (user, u) more pages follow than the person's own.
  return word !== undefined && (word === segments.at(-2) || !word.startsWith('u'));
}

/** The person named behind a date: Published March 5, 2024 by Jane Doe. */
function nameAfterDate(text: string, language: string, linked: readonly string[]): string[] {
  for (const { index, raw, hasTime } of findDates(text, language, { shortYears: true }).slice(0, 3)) {
    const tail = text.slice(index + raw.length).replace(/^[\s,.|｜·•–—():-]+/, '');
    // 10.05 Uhr von …
    for (const start of hasTime ? [tail, tail.replace(/^\S{1,4}\s+/, '')] : [tail]) {
      const names = namesAfterWord(start, language).names.map((name) => linked.find((words) => words !== '' && name.startsWith(words)) ?? name.replace(/\s(?:in|on|at|for|am|um|op)\s.*$/, ''));
      const byLink = names.filter((name) => linked.includes(name));
      if (names.length > 0 && names.every(looksLikePerson)) return byLink.length > 0 ? byLink : names;
    }
  }
  return [];
}

/** What divides the parts of a title, also where no space says so; wikis and archives set the name of the site in brackets behind it. */
const titleMarks = /\s+[-–—―－|·•»:/@]+\s+|\s*(?:[|｜_＿丨：<>＜＞«»]|::)\s*|\s+(?=\[[^\]]+\]\s*$)/u;
/**
 * The part of the title that the headline does not have: behind it, or before it where the title ends with it. Of several parts the one
 * that resembles the domain, else the outermost: between stand sections.
 */
function fromTitle(input: ProvenanceInput): NameFact[] {
  const { head, blocks, url } = input;
  const title = head.titles.find(({ text }) => text.trim() !== '');
  const whole = oneLine(title?.text ?? '', caps.title);
  if (!title || whole === '') return [];
  const label = siteLabel(url);
  const resembles = (part: string) => label.length > 2 && (plainName(part).includes(label) || (plainName(part).length > 2 && label.includes(plainName(part))));
  const suffixed = (name: string) => (name.length > 1 && name.length <= longestSuffix && hasLetter(name) ? [entity('publisher', 'title-suffix', name, { selector: title.selector })] : []);
  const headline = oneLine(headlineOf(input), caps.title);
  const at = headline.length >= 4 ? foldText(whole).indexOf(foldText(headline)) : -1;
  if (at >= 0 && foldText(whole).length === whole.length) {
    const [before, behind] = [whole.slice(0, at), whole.slice(at + foldText(headline).length)].map((side) => side.split(titleMarks).map(bareEnds).filter((part) => part !== '' && hasLetter(part)));
    const all = [...before!, ...behind!];
    const own = all.findLast(resembles);
    const outer = behind!.length > 0 ? behind!.at(-1) : before![0];
    // What goes on with the headline without a mark is more of it.
    const goesOn = behind!.length === 1 && before!.length === 0 && !/^[\s　]*(?:[-–—|·•»:/@｜_＿丨：<>＜＞«»])/u.test(whole.slice(at + foldText(headline).length));
    if (all.length > 0 && (own !== undefined || !goesOn)) return suffixed(own ?? outer ?? '');
    if (all.length === 0) return [];
  }
  const parts = titleParts(whole);
  const [start = '', end = ''] = [parts[0], parts.at(-1)];
  // Old and small sites have one title for all pages: their name, which is that of the domain too.
  if (parts.length < 2) return isDomainsName(whole, label) ? suffixed(whole) : [];
  const within = (headings: readonly string[]) => (part: string) => headings.some((text) => text.includes(foldText(part)));
  const inHeadline = within([foldText(headline)]);
  // Other headings of the first level may be the name of the site.
  const has = inHeadline(start) !== inHeadline(end) ? inHeadline : within(blocks.filter(({ level }) => level === 1).map(({ text }) => foldText(text)));
  // Where the headline is in neither part, the name is the one like the domain, else the shorter one.
  const alike = resembles(end) !== resembles(start);
  const name = alike ? (resembles(end) ? end : start) : has(end) !== has(start) ? (has(end) ? start : end) : end.length <= start.length ? end : start;
  // What says no more than the headline is the headline in other words.
  return !resembles(name) && saysNoMore(name, headline) ? [] : suffixed(name);
}
/** The whole name of the domain, with at most a legal form or a year beside it. */
const isDomainsName = (title: string, label: string): boolean => {
  const bare = plainName(title);
  return label.length >= leastLabel && bare.startsWith(label) && bare.length <= label.length * 1.5;
};
/** Letters of a domain's name that no word of a title has by chance. */
const leastLabel = 6;
const wordsIn = (text: string) => foldText(text).split(/[^\p{L}\p{M}\p{N}]+/u).filter((word) => word !== '');
const saysNoMore = (part: string, headline: string, words = wordsIn(part), said = new Set(wordsIn(headline))) => words.length > 1 && words.every((word) => said.has(word));
const bareEnds = (part: string): string => part.replace(/^\[([^[\]]+)\]$/u, '$1').replace(/^[\s　|｜_:：·•–—-]+|[\s　|｜_:：·•–—-]+$/gu, '');

const logoWords = /\s*[-–|:]?\s*\b(?:logo(?:type)?|home\s?page|home|startseite|accueil|inicio|главная)\b\s*[-–|:]?\s*/giu;
const withoutLogo = (name: string): string => name.replace(logoWords, ' ').replace(/[(（[]\s*[)）\]]/g, ' ').trim();
/** Links to the front page that are compared with the names of the publisher. */
const mostLogos = 20;
/**
 * What the link to the front page is called, by its text or by the alternative text, label or title of its picture: readers see whose page
 * it is by that logo. Where the page names its publisher elsewhere, it has to be that name: such links say "Home" and "News" as well.
 */
function fromLogo({ links, url, head }: ProvenanceInput, publishers: readonly string[]): NameFact[] {
  const host = parseUrl(url)?.hostname ?? '';
  const titles = head.titles.map(({ text }) => plainName(text)).filter((title) => title !== '');
  let compared = 0;
  for (const link of links) {
    const target = link.url === null ? null : parseUrl(link.url);
    if (!target || target.hostname !== host || !isFrontOf(target, link.imageOnly ? withoutLogo(link.name) : '', titles) || !(link.region === 'header' || link.region === 'nav' || link.imageOnly)) continue;
    // One picture for light and one for dark: the name stands twice.
    const name = withoutLogo(link.text || link.name).replace(twice, '$1');
    if (name.length <= 2 || name.length > longestSuffix || !looksLikeName(name)) continue;
    if (++compared > mostLogos) break;
    if (publishers.length > 0 && !publishers.some((one) => namesAgree(one, name))) continue;
    return [entity('publisher', 'logo', name, { url: link.url, selector: link.selector, visible: true })];
  }
  return [];
}

/** The start of the site. Forums add their index file and a session: that picture is the logo where the title says its name too. */
const isFrontOf = ({ pathname, search }: URL, name: string, titles: readonly string[]): boolean =>
  (pathname === '/' && search === '') || (/^\/(?:index\.\w{2,5})?$/.test(pathname) && plainName(name).length > 2 && titles.some((title) => title.includes(plainName(name))));

function fromCopyright(input: ProvenanceInput): NameFact[] {
  const owner = copyrightOwner(input);
  return owner ? [entity('publisher', 'copyright', owner.name, { visible: true, selector: owner.selector })] : [];
}
