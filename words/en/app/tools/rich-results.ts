import { english, ruleText, type FactTable, type InvalidValue, type RuleParts } from '../../../../checks/index.ts';

const { amount, date } = english;

/** Of some features only the month is known in which Google announced that it would go. */
const isMonth = (since: string): boolean => since.length === 7;

export const richResults = {
  intro: ({ checked }: { checked: string }) =>
    `Google’s requirements as we read them on ${date(checked)}. A complete type makes the page eligible; whether Google shows a rich result, it decides itself.`,
  noData: 'The page has no structured data that could earn a rich result. That is no fault.',
  noType: 'None of the types on this page is one that Google shows as a rich result.',
  aside: ({ name, since }: { name: string; since: string }) =>
    `${name}: ${isMonth(since) ? `retirement announced in ${date(since)}` : `not shown since ${date(since)}`}. The markup does no harm.`,
  required: 'Required:',
  recommended: 'Recommended:',
  matrix: {
    title: 'Required and recommended, type by type',
    note: 'A property that is needed only with another, which is not there, is left out.',
    rows: 'properties',
    property: 'Property',
    need: 'Google',
    onPage: 'On this page',
    type: 'Type',
    result: 'Rich result',
    required: 'required',
    recommended: 'recommended',
    there: 'present',
    unreadable: 'present, invalid value',
    missing: 'missing',
    named: ({ type, name }: { type: string; name: string }) => `${type}: ${name}`,
  },
  shouldBe: {
    date: 'should be a date in ISO 8601, such as 2026-11-21 or 2026-11-21T08:00:00+01:00',
    duration: 'should be a duration in ISO 8601, such as PT30M',
    currency: 'should be a currency code of ISO 4217, such as EUR',
    price: 'should be a plain number with a point, without currency, such as 1299.00',
    rating: 'should be a number within worstRating and bestRating (1 to 5 when they are not given)',
    count: 'should be a positive whole number without separators',
    position: 'should be a whole number',
    link: 'should be a full URL, such as https://example.com/books',
    url: 'should be a URL',
    availability: 'should be a value of ItemAvailability, such as https://schema.org/InStock',
    condition: 'should be a value of OfferItemCondition, such as https://schema.org/NewCondition',
    'event-status': 'should be a value of EventStatusType, such as https://schema.org/EventScheduled',
    attendance: 'should be a value of EventAttendanceModeEnumeration, such as https://schema.org/OfflineEventAttendanceMode',
    boolean: 'should be true or false',
  } satisfies Record<InvalidValue['format'], string>,
  rule: ({ rule }: { rule: RuleParts }) => ruleText(rule),
  states: {
    retired: ({ since }: { since: string }) =>
      isMonth(since) ? `retirement announced in ${date(since)}` : `not shown since ${date(since)}`,
    lacking: ({ missing }: { missing: number }) => `not eligible: ${amount(missing, 'requirement')} missing`,
    unreadable: 'not eligible: a required value is invalid',
    unclean: 'eligible, with values to correct',
    improvable: ({ recommended }: { recommended: number }) =>
      `eligible, ${amount(recommended, 'recommended property', 'recommended properties')} missing`,
    complete: 'complete',
  },
  /** Whom a feature is shown to, by its id. */
  limits: {
    speakable: 'shown only in beta, for readers in the USA and pages in English',
    'carousels-beta': 'shown only in beta, in the European Economic Area, Turkey and South Africa',
    'vacation-rental': 'shown only for providers that Google has connected to its Hotel Center',
    book: 'shown only for booksellers and libraries that have joined with a feed',
  } as Partial<Record<string, string>>,
  limited: 'not shown to everybody',
  terms: {
    title: 'Terms that schema.org does not have',
    note: 'Compared with the released vocabulary.',
    noteOf: ({ release }: { release: string }) => `Compared with the released vocabulary (${release}).`,
    rows: 'vocabulary issues',
    above: 'The values above are all there is to correct.',
    none: 'Every type, property and value of the page is known to schema.org.',
    what: 'What',
    term: 'Term',
    value: 'Value',
    fits: 'What fits',
    kinds: {
      'unknown-type': 'unknown type',
      'unknown-property': 'unknown property',
      'wrong-domain': 'property of another type',
      'wrong-value': 'value of another kind',
      'unknown-enumeration': 'unknown value',
      superseded: 'superseded',
    } satisfies Record<FactTable['schemaTerms']['issues'][number]['kind'], string>,
  },
  gallery: {
    title: 'What Google shows today, and what it has retired',
    rows: 'rich results',
    name: 'Rich result',
    state: 'Today',
    required: 'Required',
    source: 'Source',
    shown: 'shown',
    nothing: 'nothing',
    readAt: ({ url, checked }: { url: string; checked: string }) => `${url} (read at Google, ${date(checked)})`,
    quoted: ({ url, checked }: { url: string; checked: string }) => `${url} (read as quoted by others, ${date(checked)})`,
  },
};
