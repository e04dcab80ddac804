/** Dates and names in the markup that belong to something other than the page: when an event begins, when a job posting ends, who wrote a review, who the employer is. */
import type { DataItem, DataValue } from '../../core/facts/structured-data.ts';
import { memoizeByIdentity } from '../../core/helpers/memoize-by-identity.ts';
import { asList, isDataNode } from '../../parse/data-items.ts';
import { parseDate } from '../../parse/dates.ts';
import { comparableName } from '../../language/names.ts';
import { foldText } from '../../language/phrases.ts';
import { itemsOfPage } from '../structured-data/page-items.ts';
import type { ProvenanceInput } from './input.ts';
import { headlineText, layoutOf } from './layout.ts';

/** When something that the page is about takes place or ends (schema.org/Event, JobPosting, Person). */
const daysOfThing = [
  'startDate',
  'endDate',
  'doorTime',
  'previousStartDate',
  'validThrough',
  'applicationDeadline',
  'birthDate',
  'deathDate',
];
/** When the page or its text was written. */
const daysOfPage = ['datePublished', 'dateCreated', 'dateModified', 'datePosted', 'uploadDate'];
/** People and organizations that take part in what the page is about, but did not write it. */
const propertiesOfPartners = ['hiringOrganization', 'organizer', 'performer', 'location', 'brand', 'manufacturer', 'seller'];
const parts = new Set(['Review', 'UserReview', 'Comment', 'Answer']);
const mostItems = 500;

export interface UnrelatedMarkup {
  /** Days of what the page is about, as YYYY-MM-DD: never the page's own dates. */
  thingDays: ReadonlySet<string>;
  /** Days when reviews, comments and answers were written. */
  partDays: ReadonlySet<string>;
  /** Folded names of participants in what the page is about. */
  partners: ReadonlySet<string>;
  /** Folded names of authors of reviews, comments and answers. */
  reviewers: ReadonlySet<string>;
}

type Input = Pick<ProvenanceInput, 'items' | 'blocks' | 'head' | 'url' | 'language'>;

/** Computed once for dates and names of the same page. */
export const unrelatedMarkup = /* @__PURE__ */ memoizeByIdentity(
  ({ items, blocks, head, url, language }: Input) => [items, blocks, head, url, language],
  gather,
);

function gather(input: Input): UnrelatedMarkup {
  const { items, url, language } = input;
  const pageItems = itemsOfPage(items, headlineText(input), url);
  const days = (of: readonly DataItem[], properties: readonly string[]) =>
    new Set(
      of
        .flatMap((item) =>
          properties.flatMap((property) => texts(item.properties[property]).map((raw) => parseDate(raw, language)?.iso.slice(0, 10) ?? '')),
        )
        .filter((day) => day.length === 10),
    );
  const names = (of: readonly DataItem[], properties: readonly string[]) =>
    new Set(
      of
        .flatMap((item) => properties.flatMap((property) => texts(item.properties[property]).map(comparableName)))
        .filter((name) => name !== ''),
    );
  const without = (all: ReadonlySet<string>, some: ReadonlySet<string>) => new Set([...all].filter((one) => !some.has(one)));
  const firstItems = items.slice(0, mostItems);
  const ownDays = days(pageItems, daysOfPage);
  const writers = names(pageItems, ['author', 'creator']);
  const partItems = firstItems.filter(({ top, types }) => !top && types.some((type) => parts.has(type)));
  return {
    thingDays: without(days(firstItems, daysOfThing), ownDays),
    partDays: without(days(partItems, daysOfPage), ownDays),
    partners: without(names(firstItems, propertiesOfPartners), writers),
    reviewers: without(names(partItems, ['author', 'creator']), writers),
  };
}

/** Texts of a value, or the names of what it describes. */
const texts = (value: DataValue | undefined): string[] =>
  asList(value)
    .slice(0, 10)
    .flatMap((one) => {
      const text = isDataNode(one) ? (one['name'] ?? one['@value']) : one;
      return asList(text).filter((each): each is string => typeof each === 'string');
    });

/** Returns a test whether the markup gives a name another role: employer, performer, manufacturer; below the start of the text also reviewer or commenter. */
export function unrelatedNameTest(input: ProvenanceInput): (name: string) => boolean {
  const { partners, reviewers } = unrelatedMarkup(input);
  const { story, near } = layoutOf(input);
  // The next label of the line may be attached to a name: Jane On.
  const isReviewer = (name: string) =>
    [...reviewers].some((one) => name === one || (one.length >= leastName && name.startsWith(one) && name.length <= one.length + 3));
  const isAbove = (name: string) =>
    input.blocks.some(({ text }, index) => index < story && near[index] === 'title' && foldText(text).includes(foldText(name)));
  return (name) => partners.has(comparableName(name)) || (isReviewer(comparableName(name)) && !isAbove(name));
}

const leastName = 4;
