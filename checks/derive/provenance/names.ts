/** Names of authors and publishers: what both tables of rules find, without duplicates, and whether readers see them. */
import { caps, clipToOneLine } from '../../core/helpers/clip.ts';
import type { Block } from '../../core/facts/text.ts';
import type { DataItem, DataValue } from '../../core/facts/structured-data.ts';
import type { NameFact } from '../../core/facts/about.ts';
import { hasLetter, withoutAccents } from '../../language/letters.ts';
import { foldText } from '../../language/phrases.ts';
import { asList, isDataNode } from '../../parse/data-items.ts';
import { withoutGluedWords } from '../../parse/byline-lines.ts';
import { unescaped } from '../../parse/character-references.ts';
import { areSamePage } from '../../parse/urls.ts';
import type { ProvenanceInput } from './input.ts';
import { shortBlock } from './input.ts';
import { layoutOf } from './layout.ts';

export const longestName = 80;
const mostNames = 40;
/** Maximum text units of a heading that is only a name. */
const mostInName = 6;

/** A name found by a rule. */
export type Named = Omit<NameFact, 'role' | 'rule'>;
export const namedBy = (from: NameFact['from'], name: string, more: Partial<Named> = {}): Named => ({
  from,
  name,
  type: '',
  url: null,
  sameAs: [],
  visible: false,
  selector: '',
  ...more,
});

/** The names for one role, cleaned and without duplicates. */
export function uniqueNames(role: NameFact['role'], found: readonly (Named & { rule: string })[], input: ProvenanceInput): NameFact[] {
  let seen: string | undefined;
  // An author is visible only in the parts of a page that are about it: a name in a menu or a comment is not a byline.
  const isShown = (name: string) =>
    (seen ??= (role === 'author' ? blocksAboutPage(input) : input.blocks)
      .map(({ text }) => foldedWithoutAccents(text))
      .join('\n')).includes(foldedWithoutAccents(name));
  const once: NameFact[] = [];
  for (const one of found) {
    const name =
      role === 'author'
        ? withoutGluedWords(clipToOneLine(one.name, longestName * 2), input.language)
        : clipToOneLine(one.name, longestName * 2);
    if (name.length > longestName || !hasLetter(name)) continue;
    const same = once.find((other) => other.from === one.from && other.name === name && other.type === one.type);
    // An element marked as author may contain a link that is marked too.
    if (same) same.url ??= one.url;
    if (same) continue;
    const visible = one.visible || isShown(name);
    once.push({ role, ...one, name, visible, url: one.url ?? (visible && role === 'author' ? linkOf(name, input) : null) });
    if (once.length >= mostNames) break;
  }
  return once;
}

/** Where the page links a name near its headline or end; null if nowhere. */
function linkOf(name: string, input: ProvenanceInput): string | null {
  const link = input.links.find(({ text, url }) => url !== null && text.trim() === name && !areSamePage(url, input.url));
  return link?.url && blocksAboutPage(input).some(({ hrefs }) => hrefs.includes(link.url!)) ? link.url : null;
}

/** Folded and without accents, because markup and text often differ in accents. */
const foldedWithoutAccents = (text: string): string => withoutAccents(foldText(text));
function blocksAboutPage(input: ProvenanceInput): Block[] {
  const { near } = layoutOf(input);
  return input.blocks.filter(
    ({ main, units, level }, index) =>
      (level === 0 && (near[index] !== 'elsewhere' || (main && units <= shortBlock))) || isNameOverSection(input, index),
  );
}

/** Whether a block is a small heading with a name near the headline, or in a box at the end, as themes write authors. */
export function isNameOverSection(input: ProvenanceInput, index: number): boolean {
  const { near, headline } = layoutOf(input);
  const { level, units } = input.blocks[index]!;
  return level > 1 && units <= mostInName && index !== headline && near[index] !== 'elsewhere';
}

const string = (value: DataValue | undefined): string => (typeof value === 'string' ? value : '');
const strings = (value: DataValue | undefined): string[] =>
  asList(value)
    .map((entry) => string(isDataNode(entry) ? (entry['@id'] ?? entry['@value']) : entry))
    .filter((text) => text !== '');
export const firstString = (value: DataValue | undefined): string => strings(value)[0] ?? '';
export const isNameUrl = (text: string): boolean => /^(?:https?:)?\/\//i.test(text.trim());
const mostSameAs = 20;

/** What an item's value names: a text, an item in it, or an item that it refers to. */
export function namesInValue(item: DataItem, value: DataValue, resolve: (value: DataValue) => DataValue): Named[] {
  const whole = resolve(value);
  const node = isDataNode(whole) ? whole : null;
  // JSON is not HTML: content systems escape names in it.
  const name = unescaped(node ? firstString(node['name']) : string(whole));
  if (name === '' || isNameUrl(name)) return [];
  return [
    namedBy(item.format, name, {
      type: firstString(node?.['@type']),
      url: firstString(node?.['url']) || null,
      sameAs: strings(node?.['sameAs']).slice(0, mostSameAs),
      selector: item.selector,
    }),
  ];
}
/** The name of an item itself. */
export function nameOfItem(item: DataItem, from: NameFact['from']): Named[] {
  const { properties, types, selector } = item;
  const name = unescaped(firstString(properties['name']));
  const more = {
    type: types[0] ?? '',
    url: firstString(properties['url']) || null,
    sameAs: strings(properties['sameAs']).slice(0, mostSameAs),
    selector,
  };
  return name === '' ? [] : [namedBy(from, name, more)];
}

/** Texts of meta elements with one of these names. */
export function* metaTexts(
  { head }: Pick<ProvenanceInput, 'head'>,
  names: ReadonlySet<string>,
): Iterable<{ text: string; selector: string }> {
  for (const { name, property, content, selector } of head.metas) {
    const text = content.trim();
    if ((names.has(name) || names.has(property)) && text !== '' && !isNameUrl(text) && !text.startsWith('@')) yield { text, selector };
  }
}
/** A name twice: once for software, or in two images. */
export const repeatedName = /^(.{2,40})\s?\1$/u;
/** A title or headline on one line, as long as titles are read. */
export const titleLine = (text: string): string => clipToOneLine(text, caps.title);
