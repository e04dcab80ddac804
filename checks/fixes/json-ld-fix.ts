/** JSON-LD to paste: a new block, or the page's block with corrections and additions. */
import type { DataItem, DataValue, JsonLdBlock } from '../core/facts/structured-data.ts';
import { isOrganizationType } from '../derive/provenance/agents.ts';
import { representsPage } from '../derive/structured-data/page-items.ts';
import { findMarkedValues } from '../derive/structured-data/markup-visible.ts';
import { asList, isDataNode, type DataNode } from '../parse/data-items.ts';
import { isSchemaOrgName } from '../parse/schema-names.ts';
import { scriptJsonToPaste } from './escape.ts';
import { pageFix, type FixKind, type Omission, type PageFix, type FixFacts } from './fix.ts';
import { changeStructuredData, writeHeadMarkup, elementsRemoved, type HeadElement, type HeadKey } from './head-markup.ts';
import { canonicalElsewhereToPaste, isPageUrlToPaste } from './page-words.ts';

/** Maximum bytes of a block that is rewritten: a longer one was truncated when it was read, or is too long for people to review. */
const longest = 8_000;
/** Characters at which strings were cut when they were read. */
const cutAt = 1_990;

/** Whether nothing of a block was cut when it was read. */
function isWhole(data: DataValue): boolean {
  if (typeof data === 'string') return data.length < cutAt;
  if (data === null) return false;
  if (Array.isArray(data)) return data.length < 200 && data.every(isWhole);
  return typeof data !== 'object' || Object.values(data).every(isWhole);
}

/** Types whose URL is that of the site. */
const isOfSite = (type: string): boolean => type === 'WebSite' || isOrganizationType(type);

export interface PageItem {
  block: JsonLdBlock;
  item: DataItem;
}
/** URLs that an item has as its own. */
const urlsOf = ({ properties }: DataItem): string[] =>
  [...asList(properties['url']), ...asList(properties['mainEntityOfPage'])]
    .map((value) => (isDataNode(value) ? value['@id'] : value))
    .filter((value): value is string => typeof value === 'string' && /^https?:/i.test(value));
/** Whether an item describes this page: its URLs, if it has any, are the page's or its canonical. */
const isOfThisPage = (fixFacts: FixFacts, item: DataItem): boolean =>
  urlsOf(item).every((url) => isPageUrlToPaste(fixFacts, url) || url === canonicalElsewhereToPaste(fixFacts));

/**
 * The page's item of one of these types, in JSON-LD that can be rewritten: valid, complete, with plain schema.org names. `other`: there is
 * one that cannot be, several, or one of another page.
 */
export function findItemToFix(fixFacts: FixFacts, isOne: (type: string) => boolean): PageItem | 'other' | null {
  const { structuredData } = fixFacts;
  if (!structuredData) return 'other';
  const items = structuredData.items.filter((item) => representsPage(item) && item.types.some(isOne));
  const [item, ...more] = items;
  if (!item) return null;
  const block = structuredData.blocks.find(({ index }) => index === item.block);
  if (more.length > 0 || !block?.data || block.bytes > longest || !isWhole(block.data)) return 'other';
  if (!item.types.some(isOfSite) && !isOfThisPage(fixFacts, item)) return 'other';
  const context = isDataNode(block.data) ? block.data['@context'] : undefined;
  return typeof context === 'string' && isSchemaOrgName(context) && nodeAt(block.data, item.pointer) ? { block, item } : 'other';
}

function nodeAt(data: DataValue, pointer: string): DataNode | null {
  let at: DataValue | undefined = data;
  for (const step of pointer.split('/').slice(1)) {
    const key = step.replaceAll('~1', '/').replaceAll('~0', '~');
    at = Array.isArray(at) ? at[Number(key)] : isDataNode(at) && Object.hasOwn(at, key) ? at[key] : undefined;
  }
  return isDataNode(at) ? at : null;
}

/** Changes of a node: null removes a property. */
export type NodeChange = Readonly<Record<string, DataValue | null>>;
/** Details of a block: decisions left to the user, omitted values, and the paths of values that the user filled in. */
export interface BlockMore {
  left?: PageFix['left'];
  omitted?: readonly Omission[];
  fields?: PageFix['fields'];
  written?: ReadonlySet<string>;
}

/** The page's block with this node changed; null if nothing changes, or only with values that the page does not show. */
export function changeBlock(
  kind: FixKind,
  fixFacts: FixFacts,
  { block, item }: PageItem,
  change: NodeChange,
  more: BlockMore = {},
): PageFix | null {
  const data = JSON.parse(JSON.stringify(block.data)) as DataNode;
  const node = nodeAt(data, item.pointer);
  if (!node) return null;
  const before = JSON.stringify(data);
  for (const [name, value] of Object.entries(change)) {
    if (value === null) delete node[name];
    else node[name] = value;
  }
  return blockFix(kind, fixFacts, { data, remove: [`block ${block.index}`], before, set: new Set(Object.keys(change)) }, more);
}

/** The properties of an item that readers do not find on the page, by their first name: `offers` for offers.price. */
export function propertiesNotOnPage(fixFacts: FixFacts, item: DataItem): ReadonlySet<string> {
  const { structuredData, text, language } = fixFacts;
  if (!structuredData || !text) return new Set();
  const index = structuredData.items.indexOf(item);
  return new Set(
    findMarkedValues({ ...fixFacts, structuredData, text }, language?.page ?? 'und')
      .filter((one) => one.item === index && one.state !== 'found')
      .map(({ property }) => property),
  );
}

/** A new block. */
export const addBlock = (kind: FixKind, fixFacts: FixFacts, node: DataNode, more: BlockMore = {}): PageFix | null =>
  blockFix(kind, fixFacts, { data: { '@context': 'https://schema.org', ...node }, remove: [], before: '', set: null }, more);

/** Maximum rounds of removing values: after each, the remaining ones may be compared with other parts of the page. */
const rounds = 8;
/**
 * Removes values from a block that the check of markup against the visible page reports: those that it set and readers do not see, and
 * prices and ratings that differ. What only the markup has may be true, so it stays.
 * @param set first names of the properties that were set; null for a new block, where all were
 * @returns the removed values; null if the block is useless without them, or the page's text is unknown
 */
function withoutInvisibleValues(
  fixFacts: FixFacts,
  data: DataNode,
  { remove, set, written }: { remove: readonly HeadKey[]; set: ReadonlySet<string> | null; written: ReadonlySet<string> },
): Omission[] | null {
  const { structuredData, text } = fixFacts;
  if (!structuredData || !text) return null;
  const omitted: Omission[] = [];
  for (let round = 0; round < rounds; round++) {
    const then = changeStructuredData(structuredData, remove, [{ tag: 'script', data }]);
    const block = then.blocks.length;
    const wrong = findMarkedValues({ ...fixFacts, structuredData: then, text }, fixFacts.language?.page ?? 'und').filter(
      ({ state, item, property, grave }) =>
        then.items[item]?.block === block &&
        !written.has(property) &&
        (state === 'different' ? grave : state === 'missing' && (set?.has(property.split('.')[0]!) ?? true)),
    );
    if (wrong.length === 0) return omitted;
    for (const { item, property, marked, state } of wrong) {
      const node = nodeAt(data, then.items[item]!.pointer);
      if (!node || state === 'found' || !removeValue(node, property, marked)) return null;
      omitted.push({ property, value: marked, why: state });
    }
  }
  return null;
}

/** @returns false if the node is useless without it */
function removeValue(node: DataNode, property: string, value: string): boolean {
  const name = property.split('.')[0]!;
  if (!['offers', 'aggregateRating', 'author', 'datePublished', 'dateModified'].includes(name) || !Object.hasOwn(node, name)) return false;
  // An offer without a price, or a rating without a value, is removed as a whole.
  const all = name === 'author' ? asList(node[name]) : [];
  const others = all.filter((author) => (isDataNode(author) ? asList(author['name'])[0] : author) !== value);
  if (others.length > 0 && others.length < all.length) node[name] = oneOrAll(others);
  else delete node[name];
  return true;
}
const oneOrAll = (values: readonly DataValue[]): DataValue => (values.length === 1 ? values[0]! : [...values]);

function blockFix(
  kind: FixKind,
  fixFacts: FixFacts,
  { data, remove, before, set }: { data: DataNode; remove: readonly HeadKey[]; before: string; set: ReadonlySet<string> | null },
  { left = [], omitted: leftOut = [], fields = [], written = new Set() }: BlockMore,
): PageFix | null {
  const { page, head, structuredData } = fixFacts;
  const invisibleValues = withoutInvisibleValues(fixFacts, data, { remove, set, written });
  if (
    !page ||
    !head ||
    invisibleValues === null ||
    JSON.stringify(data) === before ||
    scriptJsonToPaste(data, page.xml).length > 2 * longest
  )
    return null;
  const add: HeadElement[] = [{ tag: 'script', data }];
  return pageFix(kind, {
    place: 'head',
    language: 'json-ld',
    text: writeHeadMarkup(add, page.xml),
    left,
    omitted: [...leftOut, ...invisibleValues],
    fields,
    replaces: elementsRemoved(remove, head, structuredData),
    change: { kind: 'head', remove, add },
  });
}

/** A node without properties that have no value. */
export const withoutEmptyProperties = (properties: Readonly<Record<string, DataValue | undefined>>): DataNode =>
  Object.fromEntries(
    Object.entries(properties).filter(
      (entry): entry is [string, DataValue] => entry[1] !== undefined && entry[1] !== '' && entry[1] !== null,
    ),
  );
