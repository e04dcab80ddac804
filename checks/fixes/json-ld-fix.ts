/** JSON-LD as a fix: a block of its own, or the page's own block with what was wrong or missing in it. */
import type { DataItem, DataValue, JsonLdBlock } from '../core/facts.ts';
import { speaksForPage } from '../derive/page-items.ts';
import { isNode, type DataNode } from '../parse/data-items.ts';
import { isSchemaOrg } from '../parse/schema-names.ts';
import { scriptJson } from './escape.ts';
import { pageFix, type FixKind, type Left, type PageFix, type Seen } from './fix.ts';
import { headMarkup, removedBy, type HeadElement, type HeadKey } from './head-markup.ts';

/** Bytes of a block up to which it is written anew: a longer one was cut where it was read, or is not to be read by people. */
const longest = 8_000;
/** Characters at which strings are cut where they are read. */
const cutAt = 1_990;

/** True when nothing of a block was left out where it was read. */
function isWhole(data: DataValue): boolean {
  if (typeof data === 'string') return data.length < cutAt;
  if (data === null) return false;
  if (Array.isArray(data)) return data.length < 200 && data.every(isWhole);
  return typeof data !== 'object' || Object.values(data).every(isWhole);
}

export interface OwnItem { block: JsonLdBlock; item: DataItem }
/** The page's own item of one of these types in JSON-LD that can be written anew: sound, whole, with the plain names of schema.org. */
export function itemToRewrite({ structuredData }: Seen, isOne: (type: string) => boolean): OwnItem | 'other' | null {
  if (!structuredData) return 'other';
  const items = structuredData.items.filter((item) => speaksForPage(item) && item.types.some(isOne));
  const [item, ...more] = items;
  if (!item) return null;
  const block = structuredData.blocks.find(({ index }) => index === item.block);
  if (more.length > 0 || !block?.data || block.bytes > longest || !isWhole(block.data)) return 'other';
  const context = isNode(block.data) ? block.data['@context'] : undefined;
  return typeof context === 'string' && isSchemaOrg(context) && nodeAt(block.data, item.pointer) ? { block, item } : 'other';
}

function nodeAt(data: DataValue, pointer: string): DataNode | null {
  let at: DataValue | undefined = data;
  for (const step of pointer.split('/').slice(1)) {
    const key = step.replaceAll('~1', '/').replaceAll('~0', '~');
    at = Array.isArray(at) ? at[Number(key)] : isNode(at) && Object.hasOwn(at, key) ? at[key] : undefined;
  }
  return isNode(at) ? at : null;
}

/** What changes on a node: null takes a property away. */
export type NodeChange = Readonly<Record<string, DataValue | null>>;

/** The page's block with this node changed; null where nothing changes. */
export function changedBlock(kind: FixKind, seen: Seen, { block, item }: OwnItem, change: NodeChange, left: readonly Left[] = []): PageFix | null {
  const data = JSON.parse(JSON.stringify(block.data)) as DataNode;
  const node = nodeAt(data, item.pointer);
  if (!node) return null;
  const before = JSON.stringify(data);
  for (const [name, value] of Object.entries(change)) {
    if (value === null) delete node[name];
    else node[name] = value;
  }
  return JSON.stringify(data) === before ? null : written(kind, seen, data, [`block ${block.index}`], left);
}

/** A block of its own. */
export const newBlock = (kind: FixKind, seen: Seen, node: DataNode, left: readonly Left[] = []): PageFix | null =>
  written(kind, seen, { '@context': 'https://schema.org', ...node }, [], left);

function written(kind: FixKind, seen: Seen, data: DataNode, remove: readonly HeadKey[], left: readonly Left[]): PageFix | null {
  const { page, head, structuredData } = seen;
  if (!page || !head || scriptJson(data, page.xml).length > 2 * longest) return null;
  const add: HeadElement[] = [{ tag: 'script', data }];
  return pageFix(kind, {
    place: 'head', language: 'json-ld', text: headMarkup(add, page.xml), left, replaces: removedBy(remove, head, structuredData), change: { kind: 'head', remove, add },
  });
}

/** A node without what has no value. */
export const fixNode = (properties: Readonly<Record<string, DataValue | undefined>>): DataNode =>
  Object.fromEntries(Object.entries(properties).filter((entry): entry is [string, DataValue] => entry[1] !== undefined && entry[1] !== '' && entry[1] !== null));
