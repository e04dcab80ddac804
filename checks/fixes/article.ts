import type { AboutDate, DataValue } from '../core/facts.ts';
import { daysBetween } from '../parse/iso-times.ts';
import { richResults } from '../lists/rich-results.ts';
import { isAccountName, isSeveralNames, namesAgree } from '../language/names.ts';
import { foldText } from '../language/phrases.ts';
import { asList, isNode, type DataNode } from '../parse/data-items.ts';
import { parseUrl } from '../parse/urls.ts';
import { urlToPaste } from './escape.ts';
import type { FixKind, Seen } from './fix.ts';
import { changedBlock, newBlock, fixNode, itemToRewrite, type NodeChange } from './json-ld-fix.ts';
import { frontUrl, headlineToPaste, pictureToPaste, ownUrl, siteNameOf, authorsToPaste } from './page-words.ts';

const articleTypes = new Set(richResults.find(({ id }) => id === 'article')!.types);
/** Days by which the markup may differ from what readers see. */
const tolerance = { published: 1, modified: 7 };

function authorsOf(seen: Seen): DataValue | undefined {
  const people = authorsToPaste(seen).map(({ name, url }) => fixNode({ '@type': 'Person', name, url: url ?? undefined }));
  return people.length === 0 ? undefined : people.length === 1 ? people[0] : people;
}
function publisherNode(seen: Seen): DataNode | undefined {
  const name = siteNameOf(seen);
  return name === '' ? undefined : fixNode({ '@type': 'Organization', name, url: frontUrl(seen) ?? undefined });
}
const day = (date: AboutDate | null) => (date && date.iso.length >= 10 ? date.iso : undefined);
/** What readers see: a date that only markup gives proves nothing about it. */
const shown = (date: AboutDate | null) => (date?.visible ? day(date) : undefined);
const nameIn = (value: DataValue): string => (isNode(value) ? String(asList(value['name'])[0] ?? '') : String(value));
const text = (values: readonly DataValue[] | undefined): string => (typeof values?.[0] === 'string' ? values[0] : '');

/** What of an article's markup is missing, or contradicts what readers see. */
function changeOf(seen: Seen, properties: Readonly<Record<string, DataValue[]>>): NodeChange {
  const { about } = seen;
  const change: Record<string, DataValue | null> = {};
  const headline = headlineToPaste(seen);
  const image = pictureToPaste(seen);
  if (headline !== '' && foldText(text(properties['headline'])) !== foldText(headline)) change['headline'] = headline;
  if (image && !properties['image']?.length) change['image'] = [urlToPaste(image.url)!];
  const published = shown(about?.dates.published ?? null);
  const marked = text(properties['datePublished']);
  const isDay = (iso: string) => !Number.isNaN(Date.parse(iso));
  if (published && (!isDay(marked) || daysBetween(marked, published) > tolerance.published)) change['datePublished'] = published;
  const modified = shown(about?.dates.modified ?? null);
  const changed = text(properties['dateModified']);
  const first = typeof change['datePublished'] === 'string' ? change['datePublished'] : marked;
  if (modified && (!isDay(changed) || daysBetween(changed, modified) > tolerance.modified)) change['dateModified'] = modified;
  else if (!modified && changed !== '' && (!isDay(changed) || (isDay(first) && Date.parse(changed) < Date.parse(first)))) change['dateModified'] = null;
  const authors = authorsOf(seen);
  const named = asList(properties['author']).map(nameIn).filter((name) => name !== '' && !isAccountName(name));
  const people = authorsToPaste(seen);
  const joined = people.length > 1 && named.some((name) => isSeveralNames(name, about?.language ?? 'und'));
  if (authors !== undefined && (joined || !named.some((name) => people.some((person) => namesAgree(person.name, name))))) {
    // A reference to somebody described elsewhere has no name here.
    if (!asList(properties['author']).some((value) => isNode(value) && value['@id'] !== undefined && value['name'] === undefined)) change['author'] = authors;
  }
  const publisher = publisherNode(seen);
  if (publisher && !properties['publisher']?.length) change['publisher'] = publisher;
  return change;
}

/** The kind of article that the page says it is; by the path where it stands in a blog. */
function typeOf({ page }: Seen): string {
  return /(?:^|\/)blogs?(?:\/|$)/i.test(parseUrl(page?.url ?? '')?.pathname ?? '') ? 'BlogPosting' : 'Article';
}

/** Article, as it stands on the page: headline, dates, authors, publisher, picture. */
export const article: FixKind = {
  id: 'article',
  signals: ['schema-properties', 'schema-visible', 'author-identity', 'date-agreement', 'publisher-identity', 'jsonld-syntax'],
  adds: true,
  make(seen, { pageType }) {
    const headline = headlineToPaste(seen);
    const own = itemToRewrite(seen, (type) => articleTypes.has(type));
    if (own === 'other' || headline === '') return null;
    if (own) return changedBlock(article, seen, own, changeOf(seen, own.item.properties));
    const published = shown(seen.about?.dates.published ?? null);
    const author = authorsOf(seen);
    // Of a page that shows neither when nor by whom it was written, markup says nothing new.
    if (pageType !== 'article' || (published === undefined && author === undefined)) return null;
    const image = pictureToPaste(seen);
    return newBlock(article, seen, fixNode({
      '@type': typeOf(seen), headline, image: image ? [urlToPaste(image.url)!] : undefined, datePublished: published,
      dateModified: shown(seen.about?.dates.modified ?? null), author, publisher: publisherNode(seen), mainEntityOfPage: ownUrl(seen) ?? undefined,
    }));
  },
};
