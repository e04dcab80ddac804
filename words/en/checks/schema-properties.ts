import type { PageType, SchemaTermsFact } from '../../../checks/core/facts.ts';
import type { RuleParts } from '../../../checks/derive/structured-data/property-rules.ts';
import type { Audience, Format } from '../../../checks/lists/rich-results.ts';
import { agree, amount, and, month } from './english.ts';
import { pageOf } from './page-type.ts';
import { ruleText } from './property-rules.ts';
import { valueFormats } from './value-formats.ts';

type Issue = Pick<SchemaTermsFact['issues'][number], 'kind' | 'type' | 'property' | 'value'>;
const issues: Record<Issue['kind'], (issue: Issue) => string> = {
  'unknown-type': ({ type }) => `${type} is no type`,
  'unknown-property': ({ property, type }) => `${property} on ${type} is no property`,
  'wrong-domain': ({ property, type }) => `${property} is no property of ${type}`,
  'wrong-value': ({ property, type, value }) => `${property} on ${type} has a value of another kind: ${value}`,
  'unknown-enumeration': ({ property, type, value }) => `${property} on ${type} has no such value: ${value}`,
  superseded: ({ property, type }) => `${property ? `${property} on ${type}` : type} was replaced`,
};
const instead: Record<Issue['kind'], string> = {
  'unknown-type': 'perhaps ',
  'unknown-property': 'perhaps ',
  'wrong-domain': 'stands on ',
  'wrong-value': 'expected: ',
  'unknown-enumeration': 'perhaps ',
  superseded: 'now ',
};
const audiences: Record<Audience, string> = {
  'usa-beta': 'in beta, for readers in the USA and pages in English',
  'eea-beta': 'in beta, in the European Economic Area, Turkey and South Africa',
  'hotel-center': 'for providers that Google has connected to its Hotel Center',
  'book-feed': 'for booksellers and libraries that have joined with a feed',
};
const all = (rules: readonly RuleParts[]) => and(rules.map(ruleText));

export const schemaProperties = {
  title: 'Rich-result types have their required properties',
  why: 'Google shows a rich result only when every required property is there and readable. Shops, recipes, events and jobs lose most by a gap.',
  words: {
    missing: 'Missing',
    neededFor: 'Needed for',
    property: 'Property',
    value: 'Value',
    expected: 'Expected',
    found: 'Found',
    instead: 'Instead',
    recommended: 'Recommended',
    for: 'For',
    item: 'Item',
    rule: ({ rule }: { rule: RuleParts }) => ruleText(rule),
    format: ({ format }: { format: Format }) => valueFormats[format],
    issue: (issue: Issue) => issues[issue.kind](issue),
    fits: ({ kind, expected }: { kind: Issue['kind']; expected: string }) => instead[kind] + expected,
  },
  says: {
    none: () => ({ message: 'No item on the page is of a type that Google shows as a rich result. None is required.', change: '' }),
    unreadable: () => ({
      message: 'The JSON-LD of the page cannot be read, and nothing else on it is of a type that Google shows as a rich result.',
      change: '',
    }),
    complete: ({ features }: { features: readonly string[] }) => ({
      message: `All properties that Google requires or recommends are there: ${and(features)}.`,
      change: '',
    }),
    missing: ({ feature, item, rules }: { feature: string; item: string; rules: readonly RuleParts[] }) => ({
      message: `${feature}: ${item} lacks ${all(rules)}, without which Google does not show it.`,
      change: `Add ${all(rules)}, with values that readers see on the page.`,
    }),
    invalid: ({ item, path, value, format }: { item: string; path: string; value: string; format: Format }) => ({
      message: `${item}: the required ${path} is “${value}”, which is not ${valueFormats[format]}.`,
      change: `Write ${path} as ${valueFormats[format]}.`,
    }),
    declarable: ({ page, type, features }: { page: PageType; type: string; features: readonly string[] }) => ({
      message: `Optional: ${pageOf[page]} can declare ${type}. ${features.length > 0 ? `Google can then show it as ${and(features)}.` : 'Google shows nothing for it; engines that read it learn who offers what.'}`,
      change: `Add ${type} with what readers see on the page, or leave it.`,
    }),
    moreMissing: ({ count }: { count: number }) => ({
      message: `${amount(count, 'more required property', 'more required properties')} ${agree(count, 'is', 'are')} missing or unreadable on this page.`,
      change: 'Correct them in the same way.',
    }),
    unclean: ({ count }: { count: number }) => ({
      message: `${amount(count, 'value')} ${agree(count, 'is', 'are')} not in the format that Google requires.`,
      change: `Write ${agree(count, 'it', 'them')} as the table says.`,
    }),
    recommended: ({ count }: { count: number }) => ({
      message: `Optional: add ${amount(count, 'recommended property', 'recommended properties')}.`,
      change: 'Add those that the page can answer: they decide how much a result can show. Leave out what you do not have.',
    }),
    retired: ({ feature, since }: { feature: string; since: string }) => ({
      message:
        since.length === 7
          ? `${feature} is valid schema.org, but Google announced in ${month(since)} that it retires it.`
          : `${feature} is valid schema.org, but not shown by Google since ${month(since)}.`,
      change: 'Keep it if other readers use it; do not expect a richer result in Google from it.',
    }),
    limited: ({ feature, audience }: { feature: string; audience: Audience }) => ({
      message: `${feature}: Google shows it only ${audiences[audience]}.`,
      change: '',
    }),
    retiredMissing: ({ feature, item, rules }: { feature: string; item: string; rules: readonly RuleParts[] }) => ({
      message: `${feature}: ${item} lacks ${all(rules)}.`,
      change: `Complete it or remove it: readers other than Google expect ${all(rules)}.`,
    }),
    terms: ({ count, release }: { count: number; release: string }) => ({
      message: `${amount(count, 'name or value', 'names or values')} ${agree(count, 'does', 'do')} not fit the vocabulary of schema.org (${release}).`,
      change: 'Correct the names: software looks them up by their exact spelling, case included.',
    }),
  },
};
