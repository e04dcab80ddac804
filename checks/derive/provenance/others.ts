/** Days and names that the markup gives to something else than the page: when an event begins, until when a post is open, who wrote a review, who employs. */
import type { DataItem, DataValue } from '../../core/facts.ts';
import { memoizeByIdentity } from '../../core/memoize-by-identity.ts';
import { dataValueList, isDataNode } from '../../parse/data-items.ts';
import { parseDate } from '../../parse/dates.ts';
import { comparableName } from '../../language/names.ts';
import { foldText } from '../../language/phrases.ts';
import { derivePageItems } from '../structured-data/page-items.ts';
import type { ProvenanceInput } from './input.ts';
import { deriveHeadline, deriveProvenanceLayout } from './layout.ts';

/** When something takes place or ends that the page tells of (schema.org/Event, JobPosting, Person). */
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
/** When the page, or its text, was written. */
const daysOfPage = ['datePublished', 'dateCreated', 'dateModified', 'datePosted', 'uploadDate'];
/** Who has a part in what the page tells of, and did not write of it. */
const partners = ['hiringOrganization', 'organizer', 'performer', 'location', 'brand', 'manufacturer', 'seller'];
const parts = new Set(['Review', 'UserReview', 'Comment', 'Answer']);
const mostItems = 500;

export interface OfOthers {
  /** Days of what the page tells of, YYYY-MM-DD: none of the page's own days is among them. */
  thingDays: ReadonlySet<string>;
  /** Days on which reviews, comments and answers were written. */
  partDays: ReadonlySet<string>;
  /** Folded names of whoever has a part in what the page tells of. */
  partners: ReadonlySet<string>;
  /** Folded names of the authors of reviews, comments and answers. */
  reviewers: ReadonlySet<string>;
}

type Input = Pick<ProvenanceInput, 'items' | 'blocks' | 'head' | 'url' | 'language'>;

/** Made once for dates and names of the same page. */
export const deriveFactsOfOthers = /* @__PURE__ */ memoizeByIdentity(
  ({ items, blocks, head, url, language }: Input) => [items, blocks, head, url, language],
  read,
);

function read(input: Input): OfOthers {
  const { items, url, language } = input;
  const pageItems = derivePageItems(items, deriveHeadline(input), url);
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
  const looked = items.slice(0, mostItems);
  const written = days(pageItems, daysOfPage);
  const writers = names(pageItems, ['author', 'creator']);
  const within = looked.filter(({ top, types }) => !top && types.some((type) => parts.has(type)));
  return {
    thingDays: without(days(looked, daysOfThing), written),
    partDays: without(days(within, daysOfPage), written),
    partners: without(names(looked, partners), writers),
    reviewers: without(names(within, ['author', 'creator']), writers),
  };
}

/** Texts of a value, or the names of what it describes. */
const texts = (value: DataValue | undefined): string[] =>
  dataValueList(value)
    .slice(0, 10)
    .flatMap((one) => {
      const text = isDataNode(one) ? (one['name'] ?? one['@value']) : one;
      return dataValueList(text).filter((each): each is string => typeof each === 'string');
    });

/** Tells whom the markup gives another part: who employs, performs, makes; and below the start of the text who reviewed or commented. */
export function deriveOtherNames(input: ProvenanceInput): (name: string) => boolean {
  const { partners, reviewers } = deriveFactsOfOthers(input);
  const { story, near } = deriveProvenanceLayout(input);
  // The next label of a line may hang on to a name: Jane On.
  const isReviewer = (name: string) =>
    [...reviewers].some((one) => name === one || (one.length >= leastName && name.startsWith(one) && name.length <= one.length + 3));
  const isAbove = (name: string) =>
    input.blocks.some(({ text }, index) => index < story && near[index] === 'title' && foldText(text).includes(foldText(name)));
  return (name) => partners.has(comparableName(name)) || (isReviewer(comparableName(name)) && !isAbove(name));
}

const leastName = 4;
