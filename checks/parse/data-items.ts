import { caps, clipText } from '../core/helpers/clip.ts';
import type { DataItem, DataValue } from '../core/facts/structured-data.ts';
import { isObject } from '../core/helpers/is-object.ts';
import { shortSchemaName } from './schema-names.ts';

/** A node of structured data, in the same shape for all three syntaxes. */
export type DataNode = { [key: string]: DataValue };

/** Caps of structured data: nesting levels, keys of an object or values of an array, values of a block, items of a page. */
export const dataCaps = { depth: 8, keys: 200, values: 10_000, items: 500, string: caps.block } as const;

export const isDataNode = (value: DataValue | undefined): value is DataNode => isObject(value);
export const asList = (value: DataValue | undefined): DataValue[] =>
  value === undefined || value === null ? [] : Array.isArray(value) ? value : [value];

/** Names in `@type`. */
export const typesOfNode = (node: DataNode): string[] => asList(node['@type']).filter((name) => typeof name === 'string');

/**
 * Copies a value from JSON.parse, within the caps; deeper or later values are omitted.
 * A key `__proto__` would set the prototype of the copy, so it is dropped; no vocabulary has it.
 */
export function limitDataValue(source: unknown): DataValue {
  let remaining: number = dataCaps.values;
  const copy = (value: unknown, depth: number, inArray: boolean): DataValue => {
    remaining--;
    if (typeof value === 'string') return clipText(value, dataCaps.string);
    if (typeof value !== 'object' || value === null) return typeof value === 'number' || typeof value === 'boolean' ? value : null;
    // Arrays do not count as a level, unless they are in an array.
    const list = Array.isArray(value);
    const level = list && !inArray ? depth : depth + 1;
    if (level > dataCaps.depth) return null;
    if (list) {
      const values: DataValue[] = [];
      for (const entry of value.slice(0, dataCaps.keys)) {
        if (remaining <= 0) break;
        values.push(copy(entry, level, true));
      }
      return values;
    }
    const node: DataNode = {};
    let keys = 0;
    for (const key in value) {
      if (!Object.hasOwn(value, key) || key === '__proto__') continue;
      if (++keys > dataCaps.keys || remaining <= 0) break;
      node[clipText(key, caps.text)] = copy((value as Record<string, unknown>)[key], level, false);
    }
    return node;
  };
  return copy(source, 0, false);
}

/** Additional types of a node beside `@type`: short names of schema.org, full IRIs, or words that are not types. */
export const additionalTypes = (values: DataValue | undefined): string[] =>
  asList(values)
    .map((value) => (isDataNode(value) ? value['@id'] : value))
    .filter((value) => typeof value === 'string')
    .map((value) => shortSchemaName(value))
    .filter(Boolean);

interface Origin {
  format: DataItem['format'];
  block: number;
  selector: string;
  open?: true;
}

/** Lists a typed node and all typed nodes in it, outermost first. Nodes without a type are searched too. */
export function itemsIn(node: DataNode, pointer: string, origin: Origin): DataItem[] {
  const items: DataItem[] = [];
  const visit = (value: DataValue, place: string, top: boolean): void => {
    if (Array.isArray(value)) {
      value.forEach((entry, index) => visit(entry, `${place}/${index}`, top));
      return;
    }
    if (!isDataNode(value) || items.length >= dataCaps.items) return;
    const types = typesOfNode(value);
    if (types.length > 0) {
      const properties: Record<string, DataValue[]> = {};
      for (const [key, entry] of Object.entries(value)) if (!key.startsWith('@')) properties[key] = asList(entry);
      const id = value['@id'];
      items.push({ ...origin, types, id: typeof id === 'string' ? id : null, top, properties, pointer: place });
    }
    for (const [key, entry] of Object.entries(value)) {
      if (typeof entry === 'object' && entry !== null) {
        visit(entry, `${place}/${key.replaceAll('~', '~0').replaceAll('/', '~1')}`, top && types.length === 0);
      }
    }
  };
  visit(node, pointer, true);
  return items;
}

/**
 * Follows references: what the nodes with one id say, anywhere in the items, is said of one thing (JSON-LD 1.1, node objects).
 * @returns a function that maps a value to its node with the properties of all nodes with the same id, its own first; other values to themselves
 */
export function referenceResolver(items: readonly DataItem[]): (value: DataValue) => DataValue {
  const byId = new Map<string, DataNode>();
  // Added in place: otherwise, many parts of one thing would be copied again and again.
  const add = (id: string, types: readonly string[], properties: Readonly<Record<string, DataValue>>) => {
    let known = byId.get(id);
    if (!known) byId.set(id, (known = { '@id': id }));
    if (types.some((type) => !typesOfNode(known).includes(type))) known['@type'] = typesOf([...typesOfNode(known), ...types]);
    let count = Object.keys(known).length;
    for (const [name, values] of Object.entries(properties))
      if (!Object.hasOwn(known, name) && !name.startsWith('@') && ++count <= dataCaps.keys) known[name] = values;
  };
  // A node with a type is an item itself; one without is only among the values of another.
  const addUntyped = (value: DataValue): void => {
    if (Array.isArray(value)) for (const entry of value) addUntyped(entry);
    else if (isDataNode(value) && typesOfNode(value).length === 0) {
      const id = value['@id'];
      if (typeof id === 'string') add(id, [], value);
      for (const entry of Object.values(value)) addUntyped(entry);
    }
  };
  for (const { id, types, properties } of items) {
    if (id) add(id, types, properties);
    for (const values of Object.values(properties)) addUntyped(values);
  }
  const merged = new WeakMap<DataNode, DataNode>();
  return (value) => {
    const id = isDataNode(value) ? value['@id'] : undefined;
    const known = typeof id === 'string' ? byId.get(id) : undefined;
    if (!isDataNode(value) || !known) return value;
    let whole = merged.get(value);
    if (!whole) {
      const types = [...typesOfNode(value), ...typesOfNode(known)];
      whole = { ...known, ...value, ...(types.length > 0 && { '@type': typesOf(types) }) };
      merged.set(value, whole);
    }
    return whole;
  };
}

function typesOf(names: readonly string[]): DataValue {
  const types = [...new Set(names)];
  return types.length === 1 ? types[0]! : types;
}
