import type { DataItem, DataValue } from '../core/facts.ts';
import { asList, isNode } from '../parse/data-items.ts';
import { speaksForPage } from './page-items.ts';

/** Who stands behind a page, as its structured data says. */
export interface PublisherEntity {
  type: string;
  name: string;
  id: string | null;
  url: string;
  sameAs: string[];
  /** Has a logo or an image. */
  picture: boolean;
  /** How it is reached: a property of the page's item, or at the top. */
  via: string;
  selector: string;
}

/** Person, the Organization family, and the LocalBusiness family as far as its names tell. */
const isAgent = (type: string): boolean =>
  /^(?:Person|NGO|Corporation|Airline|Brand|ProfessionalService|Restaurant|Hotel|Store|Dentist|Physician|Pharmacy|Library|School|CollegeOrUniversity|Hospital|Museum|PerformingGroup|MusicGroup|SportsTeam)$|Organization$|Business$|Store$|Agency$|Service$/.test(type);

const links = ['publisher', 'author', 'about', 'isPartOf', 'creator', 'provider', 'sourceOrganization'];
const strings = (value: DataValue | undefined): string[] => asList(value).map((entry) => (isNode(entry) ? entry['@id'] ?? entry['@value'] ?? entry['url'] ?? null : entry)).filter((entry) => typeof entry === 'string' && entry !== '') as string[];

/** Organisations, persons and local businesses that can be reached from the page: through its items, or at the top. At most 20. */
export function publisherEntities(items: readonly DataItem[]): PublisherEntity[] {
  const byId = new Map<string, DataItem>();
  for (const item of items) if (item.id && Object.keys(item.properties).length > 0 && !byId.has(item.id)) byId.set(item.id, item);
  const found: PublisherEntity[] = [];
  const add = (via: string, selector: string, types: readonly string[], id: string | null, get: (key: string) => DataValue | undefined) => {
    const type = types.find(isAgent);
    const name = strings(get('name'))[0];
    if (!type || !name || found.length >= 20) return;
    found.push({ type, name, id, url: strings(get('url'))[0] ?? '', sameAs: strings(get('sameAs')), picture: asList(get('logo')).length > 0 || asList(get('image')).length > 0, via, selector });
  };
  const visit = (value: DataValue, via: string, selector: string, depth: number): void => {
    if (!isNode(value)) return;
    const id = typeof value['@id'] === 'string' ? value['@id'] : null;
    const referred = id === null ? undefined : byId.get(id);
    const types = [...asList(value['@type']), ...(referred?.types ?? [])].filter((type) => typeof type === 'string');
    const get = (key: string) => value[key] ?? referred?.properties[key];
    add(via, selector, types, id, get);
    // The site a page is part of names its own publisher.
    if (depth < 2 && !types.some(isAgent)) for (const link of links) for (const next of asList(get(link)).slice(0, 5)) visit(next, `${via}.${link}`, selector, depth + 1);
  };
  for (const item of items) {
    if (!speaksForPage(item)) continue;
    add('top', item.selector, item.types, item.id, (key) => item.properties[key]);
    if (!item.types.some(isAgent)) for (const link of links) for (const value of asList(item.properties[link]).slice(0, 5)) visit(value, link, item.selector, 0);
  }
  return found;
}
