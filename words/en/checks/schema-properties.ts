import type { PageType } from '../../../checks/core/facts/about.ts';
import type { SchemaTermsFact } from '../../../checks/core/facts/structured-data.ts';
import type { RuleParts } from '../../../checks/derive/structured-data/property-rules.ts';
import type { Audience, Format } from '../../../checks/lists/rich-results.ts';
import { agree, amount, and, month, number } from './grammar.ts';
import { pageOf } from './page-type.ts';
import { propertyRuleText } from './property-rules.ts';
import { richResultName } from './rich-results.ts';
import { valueFormats } from './value-formats.ts';
import { withPlainWords } from './marked-properties.ts';
import { limitedTo } from './kinds.ts';

type Issue = Pick<SchemaTermsFact['issues'][number], 'kind' | 'type' | 'property' | 'value'>;
const issues: Record<Issue['kind'], (issue: Issue) => string> = {
  'unknown-type': ({ type }) => `${type} is not a schema.org type`,
  'unknown-property': ({ property, type }) => `${property} (on ${type}) is not a schema.org property`,
  'wrong-domain': ({ property, type }) => `${property} isn’t a property of ${type}`,
  'wrong-value': ({ property, type, value }) => `${property} on ${type} has the wrong type of value: ${value}`,
  'unknown-enumeration': ({ property, type, value }) => `${property} on ${type} does not allow the value ${value}`,
  superseded: ({ property, type }) => `${property ? `${property} on ${type}` : type} was replaced`,
};
const instead: Record<Issue['kind'], string> = {
  'unknown-type': 'did you mean ',
  'unknown-property': 'did you mean ',
  'wrong-domain': 'use it on ',
  'wrong-value': 'expected: ',
  'unknown-enumeration': 'did you mean ',
  superseded: 'use ',
};
const all = (rules: readonly RuleParts[]) => and(rules.map(propertyRuleText));

export const schemaProperties = {
  title: 'Rich-result types have their required properties',
  problem: 'Structured data is missing, incomplete or invalid',
  why: 'Google shows a rich result only if every required property is present and valid. Shops, recipes, events and jobs have the most to lose.',
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
    result: ({ name }: { name: string }) => richResultName(name),
    rule: ({ rule }: { rule: RuleParts }) => propertyRuleText(rule),
    format: ({ format }: { format: Format }) => valueFormats[format],
    issue: (issue: Issue) => issues[issue.kind](issue),
    fits: ({ kind, expected }: { kind: Issue['kind']; expected: string }) => instead[kind] + expected,
    named: ({ type, name }: { type: string; name: string }) => `${type} “${name}”`,
  },
  says: {
    none: () => ({ message: 'No structured data for a Google rich result. None is required.', change: '' }),
    unreadable: () => ({ message: 'The JSON-LD is invalid, and there is no other structured data for a Google rich result.', change: '' }),
    complete: ({ features }: { features: readonly string[] }) => ({
      message: `All properties that Google requires or recommends are present: ${and(features)}.`,
      change: '',
    }),
    required: ({ features }: { features: readonly string[] }) => ({
      message: `All properties that Google requires are present: ${and(features)}.`,
      change: '',
    }),
    undeclared: ({ type, page, features }: { type: string; page: PageType; features: readonly string[] }) => ({
      message: `No structured data says that this is ${pageOf[page]} (${type}). Google Search uses it for ${and(features) === type ? 'this type of page' : and(features)}.`,
      change: `Add ${type} with values that are visible on the page.`,
    }),
    otherKind: ({ declared, page }: { declared: string; page: PageType }) => ({
      message: `The markup declares ${declared} for this page, which looks like ${pageOf[page]}.`,
      change: 'Mark up what the page is about: search engines ignore markup that misleads about it.',
    }),
    brief: ({ item, text }: { item: string; text: string }) => ({
      message: `${item}: its description is only “${text}”.`,
      change: 'Describe in one or two sentences what it is and whom it is for, as the page does.',
    }),
    missing: ({ feature, item, rules }: { feature: string; item: string; rules: readonly RuleParts[] }) => ({
      message: `${feature}: ${all(rules)} ${agree(rules.length, 'is', 'are')} missing, which Google requires (${item}).`,
      change: `Add ${all(rules)}, with values that are visible on the page.`,
    }),
    invalid: ({ item, path, value, format }: { item: string; path: string; value: string; format: Format }) => ({
      message: `${item}: the required ${withPlainWords(path)} is “${value}”, which is not ${valueFormats[format]}.`,
      change: `Use ${valueFormats[format]} for ${path}.`,
    }),
    declarable: ({ page, type, features }: { page: PageType; type: string; features: readonly string[] }) => ({
      message: `Optional: ${pageOf[page]} can declare ${type}. ${features.length > 0 ? `Google makes rich results from it (${and(features)}), if the page shows what they need.` : 'Google has no rich result for it, but it tells search engines who offers what.'}`,
      change: `Optionally add ${type} with values that are visible on the page.`,
    }),
    moreMissing: ({ count }: { count: number }) => ({
      message: `${amount(count, 'more required property', 'more required properties')} ${agree(count, 'is', 'are')} missing or invalid on this page.`,
      change: 'Correct them in the same way.',
    }),
    unclean: ({ count }: { count: number }) => ({
      message: `${amount(count, 'value')} in the structured data ${agree(count, 'is', 'are')} not in the format that Google requires.`,
      change: 'Write the values in the format that the table of this check shows.',
    }),
    recommended: ({ count }: { count: number }) => ({
      message: `Optional: add ${amount(count, 'recommended property', 'recommended properties')}.`,
      change: 'Add those whose values the page shows: each can add a detail to the search result.',
    }),
    retired: ({ feature, since }: { feature: string; since: string }) => ({
      message:
        since.length === 7
          ? `${feature} is valid schema.org, but Google announced its retirement in ${month(since)}.`
          : `${feature} is valid schema.org, but Google no longer shows it (since ${month(since)}).`,
      change: 'Leaving it in place is harmless; it no longer produces a rich result in Google.',
    }),
    limited: ({ feature, audience }: { feature: string; audience: Audience }) => ({
      message: `${feature}: ${limitedTo({ audience })}.`,
      change: '',
    }),
    retiredMissing: ({ feature, item, rules }: { feature: string; item: string; rules: readonly RuleParts[] }) => ({
      message: `${feature}: ${item} is missing ${all(rules)}.`,
      change: `Complete it or remove it: consumers other than Google expect ${all(rules)}.`,
    }),
    otherCase: ({ written, meant, count }: { written: string; meant: string; count: number }) => ({
      message: `In the structured data, ${count > 1 ? `${number(count)} names have other capitals than those of schema.org, such as “${written}” for “${meant}”, so their values are` : `“${written}” is written “${meant}” in schema.org, so its value is`} not read.`,
      change: `Write ${meant}${count > 1 ? ', and correct the others' : ''}.`,
    }),
    terms: ({ count, release }: { count: number; release: string }) => ({
      message: `${amount(count, 'name or value', 'names or values')} ${agree(count, 'isn’t', 'aren’t')} in the schema.org vocabulary (${release}).`,
      change: 'Correct the names: they are case-sensitive and must match exactly.',
    }),
  },
};
