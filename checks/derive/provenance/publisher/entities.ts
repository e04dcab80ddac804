import type { DataItem, DataValue } from '../../../core/facts/structured-data.ts';
import { isAgentType } from '../agents.ts';
import { referenceResolver, typesOfNode, asList, isDataNode } from '../../../parse/data-items.ts';
import { unescaped } from '../../../parse/character-references.ts';
import { representsPage } from '../../structured-data/page-items.ts';

/** Publishers and authors in the structured data. */
export interface Entity {
  type: string;
  name: string;
  id: string | null;
  url: string;
  sameAs: string[];
  /** Whether it has a logo or image. */
  picture: boolean;
  /** Path to it: properties from the page's item, separated by dots, or `top`. */
  via: string;
  format: DataItem['format'];
  selector: string;
}

const links = ['publisher', 'author', 'about', 'isPartOf', 'creator', 'provider', 'sourceOrganization'];
const strings = (value: DataValue | undefined): string[] =>
  asList(value)
    .map((entry) => (isDataNode(entry) ? (entry['@id'] ?? entry['@value'] ?? entry['url'] ?? null) : entry))
    .filter((entry) => typeof entry === 'string' && entry !== '') as string[];

/** What a page of a site is about may be the site's owner; what an article is about is only its subject. */
const isOfSite = (types: readonly string[]): boolean => types.some((type) => type.endsWith('Page') || type === 'WebSite');

/**
 * Organizations, people and local businesses that are reachable from the page: through its items, or at the top. At most 20.
 * @param from the items that represent the page
 */
export function findPublisherEntities(items: readonly DataItem[], from: readonly DataItem[] = items.filter(representsPage)): Entity[] {
  const resolve = referenceResolver(items);
  const found: Entity[] = [];
  const add = (
    via: string,
    { selector, format }: DataItem,
    types: readonly string[],
    id: string | null,
    get: (key: string) => DataValue | undefined,
  ) => {
    const type = types.find(isAgentType);
    const name = unescaped(strings(get('name'))[0] ?? '');
    if (!type || !name || found.length >= 20) return;
    found.push({
      type,
      name,
      id,
      url: strings(get('url'))[0] ?? '',
      sameAs: strings(get('sameAs')),
      picture: asList(get('logo')).length > 0 || asList(get('image')).length > 0,
      via,
      format,
      selector,
    });
  };
  const visit = (value: DataValue, via: string, item: DataItem, depth: number): void => {
    const node = resolve(value);
    if (!isDataNode(node)) return;
    const id = typeof node['@id'] === 'string' ? node['@id'] : null;
    const types = typesOfNode(node);
    const get = (key: string) => node[key];
    add(via, item, types, id, get);
    // The site that a page is part of names its own publisher.
    if (depth < 2) follow(types, get, (next, link) => visit(next, `${via}.${link}`, item, depth + 1));
  };
  for (const item of from) {
    const get = (key: string) => item.properties[key];
    add('top', item, item.types, item.id, get);
    follow(item.types, get, (value, link) => visit(value, link, item, 0));
  }
  return found;
}

/** Follows the links from an item to other items. */
function follow(
  types: readonly string[],
  get: (key: string) => DataValue | undefined,
  then: (value: DataValue, link: string) => void,
): void {
  if (types.some(isAgentType)) return;
  for (const link of links) {
    if (link === 'about' && !isOfSite(types)) continue;
    for (const value of asList(get(link)).slice(0, 5)) then(value, link);
  }
}
