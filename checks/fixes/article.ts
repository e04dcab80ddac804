import type { AboutDate, DataValue } from '../core/facts.ts';
import { deriveDateGroups, dateTolerance, deriveDaysApart } from '../derive/provenance/date-groups.ts';
import { dayMs, isoDaysBetween } from '../parse/iso-times.ts';
import { richResults } from '../lists/rich-results.ts';
import { isAccountName, isOfficeName, isSeveralNames, namesAgree } from '../language/names.ts';
import { foldText } from '../language/phrases.ts';
import { dataValueList, isDataNode, type DataNode } from '../parse/data-items.ts';
import { parseUrl } from '../parse/urls.ts';
import { urlToPaste } from './escape.ts';
import type { FixKind, Omission, FixFacts } from './fix.ts';
import { changedBlockToPaste, foreignUrlsToFix, newBlockToPaste, fixedDataNode, itemToFix, type NodeChange } from './json-ld-fix.ts';
import { frontUrlToPaste, headlineToPaste, pictureToPaste, pageUrlToPaste, siteNameToPaste, authorsToPaste } from './page-words.ts';

const articleTypes = new Set(richResults.find(({ id }) => id === 'article')!.types);

function authorsOf(seen: FixFacts): DataValue | undefined {
  const site = siteNameToPaste(seen);
  const typeOfAuthor = (name: string) => (isOfficeName(name) || (site !== '' && namesAgree(name, site)) ? 'Organization' : 'Person');
  const people = authorsToPaste(seen).map(({ name, url }) => fixedDataNode({ '@type': typeOfAuthor(name), name, url: url ?? undefined }));
  return people.length === 0 ? undefined : people.length === 1 ? people[0] : people;
}
function publisherNode(seen: FixFacts): DataNode | undefined {
  const name = siteNameToPaste(seen);
  return name === '' ? undefined : fixedDataNode({ '@type': 'Organization', name, url: frontUrlToPaste(seen) ?? undefined });
}
const day = (date: AboutDate | null) => (date && date.iso.length >= 10 ? date.iso : undefined);
/** Whether readers see a date: a date that is only in the markup proves nothing about the markup. */
const shown = (date: AboutDate | null) => (date?.visible ? day(date) : undefined);
const nameIn = (value: DataValue): string => (isDataNode(value) ? String(dataValueList(value['name'])[0] ?? '') : String(value));
const text = (values: readonly DataValue[] | undefined): string => (typeof values?.[0] === 'string' ? values[0] : '');

interface Changed {
  change: NodeChange;
  omitted: Omission[];
}

/** Dates of publication and modification: the visible ones, otherwise those in the markup if nothing contradicts them. */
function datesOf(seen: FixFacts, properties: Readonly<Record<string, DataValue[]>>, now: number): Changed {
  const change: Record<string, DataValue | null> = {};
  const omitted: Omission[] = [];
  const declared = { datePublished: text(properties['datePublished']), dateModified: text(properties['dateModified']) };
  const visible = { datePublished: shown(seen.about?.dates.published ?? null), dateModified: shown(seen.about?.dates.modified ?? null) };
  const groups = seen.provenance ? deriveDateGroups(seen.provenance, seen.sitemap, now) : null;
  const apart = {
    datePublished: deriveDaysApart(groups?.published ?? []) > dateTolerance.published,
    dateModified: deriveDaysApart(groups?.modified ?? []) > dateTolerance.modified,
  };
  const limits = { datePublished: dateTolerance.published, dateModified: dateTolerance.modified };
  let first = '';
  for (const property of ['datePublished', 'dateModified'] as const) {
    const [marked, seenDay] = [declared[property], visible[property]];
    const isDay = !Number.isNaN(Date.parse(marked));
    if (seenDay !== undefined) {
      if (!isDay || isoDaysBetween(marked, seenDay) > limits[property]) change[property] = seenDay;
    } else if (marked !== '') {
      const impossible = isDay && (Date.parse(marked) - now > dayMs || (first !== '' && Date.parse(marked) < Date.parse(first)));
      if (!isDay || impossible || apart[property]) {
        change[property] = null;
        omitted.push({ property, value: marked, why: isDay ? 'contradicts' : 'unreadable' });
      }
    }
    if (property === 'datePublished')
      first = typeof change[property] === 'string' ? change[property] : change[property] === null || !isDay ? '' : marked;
  }
  return { change, omitted };
}

/** The visible authors; if there are none, those of the markup except names of accounts. */
function authorChange(seen: FixFacts, properties: Readonly<Record<string, DataValue[]>>): Changed {
  const declared = dataValueList(properties['author']);
  const accounts = declared.filter((value) => isAccountName(nameIn(value)));
  const omitted = accounts.map((value): Omission => ({ property: 'author', value: nameIn(value), why: 'account' }));
  const authors = authorsOf(seen);
  const named = declared
    .filter((value) => !accounts.includes(value))
    .map(nameIn)
    .filter((name) => name !== '');
  const people = authorsToPaste(seen);
  const joined = people.length > 1 && named.some((name) => isSeveralNames(name, seen.about?.language ?? 'und'));
  const agree = named.some((name) => people.some((person) => namesAgree(person.name, name)));
  // A reference to a person who is described elsewhere has no name here.
  const referred = declared.some((value) => isDataNode(value) && value['@id'] !== undefined && value['name'] === undefined);
  if (authors !== undefined && !referred && (joined || !agree)) return { change: { author: authors }, omitted };
  if (accounts.length === 0) return { change: {}, omitted };
  const remaining = declared.filter((value) => !accounts.includes(value));
  return { change: { author: remaining.length === 0 ? null : remaining.length === 1 ? remaining[0]! : remaining }, omitted };
}

/** Which parts of an article's markup are missing, or contradict what readers see. */
function changeOf(seen: FixFacts, properties: Readonly<Record<string, DataValue[]>>, now: number): Changed {
  const change: Record<string, DataValue | null> = {};
  const headline = headlineToPaste(seen);
  const image = pictureToPaste(seen);
  if (headline !== '' && foldText(text(properties['headline'])) !== foldText(headline)) change['headline'] = headline;
  if (image && !properties['image']?.length) change['image'] = [urlToPaste(image.url)!];
  const publisher = publisherNode(seen);
  if (publisher && !properties['publisher']?.length) change['publisher'] = publisher;
  const [dates, author] = [datesOf(seen, properties, now), authorChange(seen, properties)];
  return { change: { ...change, ...dates.change, ...author.change }, omitted: [...dates.omitted, ...author.omitted] };
}

/** The kind of article that the page declares, or by its path in a blog. */
function typeOf({ page }: FixFacts): string {
  return /(?:^|\/)blogs?(?:\/|$)/i.test(parseUrl(page?.url ?? '')?.pathname ?? '') ? 'BlogPosting' : 'Article';
}

/** Article from the page's headline, dates, authors, publisher and image. */
export const article: FixKind = {
  id: 'article',
  signals: [
    'schema-properties',
    'schema-visible',
    'author-identity',
    'date-agreement',
    'date-visible',
    'publisher-identity',
    'jsonld-syntax',
  ],
  adds: true,
  make(seen, { pageType, now }) {
    const headline = headlineToPaste(seen);
    const pageItem = itemToFix(seen, (type) => articleTypes.has(type));
    if (pageItem === 'other' || headline === '') return null;
    if (pageItem) {
      const { change, omitted: leftOut } = changeOf(seen, pageItem.item.properties, now);
      const elsewhere = foreignUrlsToFix(seen, pageItem.item);
      return changedBlockToPaste(
        article,
        seen,
        pageItem,
        { ...elsewhere.change, ...change },
        { omitted: [...elsewhere.omitted, ...leftOut] },
      );
    }
    const published = shown(seen.about?.dates.published ?? null);
    const author = authorsOf(seen);
    // If the page shows neither date nor author, markup adds nothing.
    if (pageType !== 'article' || (published === undefined && author === undefined)) return null;
    const image = pictureToPaste(seen);
    return newBlockToPaste(
      article,
      seen,
      fixedDataNode({
        '@type': typeOf(seen),
        headline,
        image: image ? [urlToPaste(image.url)!] : undefined,
        datePublished: published,
        dateModified: shown(seen.about?.dates.modified ?? null),
        author,
        publisher: publisherNode(seen),
        mainEntityOfPage: pageUrlToPaste(seen) ?? undefined,
      }),
    );
  },
};
