import type { DataItem, DataValue } from '../core/facts/structured-data.ts';
import { mostDaysApart } from '../derive/provenance/dates/groups.ts';
import { parseDate } from '../parse/dates.ts';
import { dayMs, isoDaysBetween } from '../parse/iso-times.ts';
import { typesOfRichResult } from '../lists/rich-results.ts';
import {
  comparableName,
  isAccountName,
  isOfficeName,
  isSeveralNames,
  areSameName,
  looksLikePerson,
  withoutLegalForm,
} from '../language/names.ts';
import { asList, isDataNode, type DataNode } from '../parse/data-items.ts';
import { parseUrl } from '../parse/urls.ts';
import { urlToPaste } from './escape.ts';
import type { FixKind, Omission, FixFacts } from './fix.ts';
import { changeBlock, addBlock, withoutEmptyProperties, findItemToFix, propertiesNotOnPage, type NodeChange } from './json-ld-fix.ts';
import {
  authorsToPaste,
  brandToPaste,
  homeUrlToPaste,
  headlineToPaste,
  maybePersonToPaste,
  pictureToPaste,
  preferredUrlToPaste,
  publisherToPaste,
} from './page-words.ts';

const articleTypes = typesOfRichResult('article');

function authorsOf(fixFacts: FixFacts): DataValue | undefined {
  const site = publisherToPaste(fixFacts);
  const isOfSite = (name: string) => site !== '' && areSameName(name, site) && !isOwnPublisher(fixFacts);
  const typeOfAuthor = (name: string) => (isOfficeName(name) || isOfSite(name) ? 'Organization' : 'Person');
  // The account of the site, “marlowbakers”, has the name that people know.
  const written = (name: string) => (isOfSite(name) && comparableName(name) === comparableName(site) ? site : name);
  const people = authorsToPaste(fixFacts).map(({ name, url }) =>
    withoutEmptyProperties({ '@type': typeOfAuthor(name), name: written(name), url: url ?? undefined }),
  );
  return people.length === 0 ? undefined : people.length === 1 ? people[0] : people;
}
/** Whether the publisher is known only from the copyright line, which names an author of the page: a newsletter of one person. */
function isOwnPublisher({ about }: FixFacts): boolean {
  const publisher = about?.publisher;
  return (
    publisher?.from === 'copyright' &&
    looksLikePerson(publisher.name) &&
    withoutLegalForm(publisher.name) === publisher.name &&
    about!.authors.some(({ name }) => areSameName(name, publisher.name))
  );
}
function publisherNode(fixFacts: FixFacts): DataNode | undefined {
  const name = brandToPaste(fixFacts, publisherToPaste(fixFacts));
  const isPerson = isOwnPublisher(fixFacts) ? 'yes' : maybePersonToPaste(fixFacts, name);
  return name === '' || isPerson === 'maybe'
    ? undefined
    : withoutEmptyProperties({ '@type': isPerson === 'yes' ? 'Person' : 'Organization', name, url: homeUrlToPaste(fixFacts) ?? undefined });
}
const nameIn = (value: DataValue): string => (isDataNode(value) ? String(asList(value['name'])[0] ?? '') : String(value));
const text = (values: readonly DataValue[] | undefined): string => (typeof values?.[0] === 'string' ? values[0] : '');

interface Changed {
  change: NodeChange;
  omitted: Omission[];
}

/** A date that readers see as that of the publication or of the last change. A date of one role is never the other. */
interface ShownDay {
  iso: string;
  /** Whether it says so itself, in a label or its element: one next to the headline is only taken as the publication. */
  labeled: boolean;
}
function shownDay({ about, provenance }: FixFacts, role: 'published' | 'modified'): ShownDay | null {
  const known = about?.dates[role];
  const fact = provenance?.dates.find(
    (one) => one.visible && known?.visible && one.iso === known.iso && one.selector === known.selector && one.from === known.from,
  );
  if (!fact?.iso || fact.iso.length < 10 || fact.relative !== undefined) return null;
  const labeled = fact.role === role;
  // Without a label, a day is that of the last change only if the metadata says so.
  const isNear = fact.role === 'unknown' && fact.near === 'title' && (role === 'published' || known!.inMarkup);
  return labeled || isNear ? { iso: fact.iso, labeled } : null;
}

/**
 * Dates that the markup lacks and readers see, and dates that cannot be right: unreadable, in the future, or a change long before
 * the publication that readers see. A date that only the markup has stays.
 */
function datesOf(fixFacts: FixFacts, properties: Readonly<Record<string, DataValue[]>>, now: number): Changed {
  const change: Record<string, DataValue | null> = {};
  const omitted: Omission[] = [];
  const shown = { datePublished: shownDay(fixFacts, 'published'), dateModified: shownDay(fixFacts, 'modified') };
  for (const property of ['datePublished', 'dateModified'] as const) {
    const [marked, day] = [text(properties[property]), shown[property]];
    const iso = parseDate(marked, 'en')?.iso ?? marked;
    const time = Date.parse(iso);
    if (marked === '') {
      if (day) change[property] = day.iso;
      continue;
    }
    const first = property === 'dateModified' ? shown.datePublished : null;
    const why = Number.isNaN(time)
      ? 'unreadable'
      : time - now > dayMs || (first !== null && Date.parse(first.iso.slice(0, 10)) - time > mostDaysApart.scheduled * dayMs)
        ? 'contradicts'
        : null;
    if (why !== null) {
      change[property] = day?.iso ?? null;
      if (!day) omitted.push({ property, value: marked, why });
    } else if (day?.labeled && isoDaysBetween(iso, day.iso) > limits[property]) change[property] = day.iso;
    // A day that people can read and Google does not: “13/11/2025 09:21:40”.
    else if (!isoStart.test(marked)) change[property] = iso;
  }
  return { change, omitted };
}
const isoStart = /^\d{4}-\d{2}/;
const limits = { datePublished: mostDaysApart.published, dateModified: mostDaysApart.modified };

/** The visible authors, if the markup has none, only accounts, or several in one name. */
function authorChange(fixFacts: FixFacts, properties: Readonly<Record<string, DataValue[]>>): Changed {
  const declared = asList(properties['author']);
  const authors = authorsOf(fixFacts);
  const accounts = declared.map(nameIn).filter(isAccountName);
  const isJoined =
    authorsToPaste(fixFacts).length > 1 && declared.some((one) => isSeveralNames(nameIn(one), fixFacts.about?.language ?? 'und'));
  return authors !== undefined && (accounts.length === declared.length || isJoined)
    ? { change: { author: authors }, omitted: accounts.map((value): Omission => ({ property: 'author', value, why: 'account' })) }
    : { change: {}, omitted: [] };
}

/** Which parts of an article's markup are missing, or contradict what readers see. */
function changeOf(fixFacts: FixFacts, item: DataItem, now: number): Changed {
  const { properties } = item;
  const change: Record<string, DataValue | null> = {};
  const headline = headlineToPaste(fixFacts);
  const image = pictureToPaste(fixFacts);
  if (headline !== '' && (!properties['headline']?.length || propertiesNotOnPage(fixFacts, item).has('headline')))
    change['headline'] = headline;
  if (image && !properties['image']?.length) change['image'] = [urlToPaste(image.url)!];
  const publisher = publisherNode(fixFacts);
  if (publisher && !properties['publisher']?.length) change['publisher'] = publisher;
  const [dates, author] = [datesOf(fixFacts, properties, now), authorChange(fixFacts, properties)];
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
  make(fixFacts, { pageType, now }) {
    const headline = headlineToPaste(fixFacts);
    const pageItem = findItemToFix(fixFacts, (type) => articleTypes.has(type));
    if (pageItem === 'other' || headline === '') return null;
    if (pageItem) {
      const { change, omitted } = changeOf(fixFacts, pageItem.item, now);
      return changeBlock(article, fixFacts, pageItem, change, { omitted });
    }
    const published = shownDay(fixFacts, 'published')?.iso;
    const author = authorsOf(fixFacts);
    // If the page shows neither date nor author, markup adds nothing.
    if (pageType !== 'article' || (published === undefined && author === undefined)) return null;
    const image = pictureToPaste(fixFacts);
    return addBlock(
      article,
      fixFacts,
      withoutEmptyProperties({
        '@type': typeOf(fixFacts),
        headline,
        image: image ? [urlToPaste(image.url)!] : undefined,
        datePublished: published,
        dateModified: shownDay(fixFacts, 'modified')?.iso,
        author,
        publisher: publisherNode(fixFacts),
        mainEntityOfPage: preferredUrlToPaste(fixFacts) ?? undefined,
      }),
    );
  },
};
