import { english } from '../../../checks/core/wording.ts';
import type { FactTable } from '../../../checks/core/facts.ts';
import type { InvalidValue } from '../../../checks/derive/structured-data/rich-results.ts';
import type { RuleParts } from '../../../checks/derive/structured-data/property-rules.ts';
import { propertyRuleText } from '../checks/property-rules.ts';
import { richResultName } from '../checks/rich-results.ts';
import { valueFormats } from '../checks/value-formats.ts';
import { limitedTo } from '../checks/kinds.ts';

const { amount, date } = english;

/** For some features, only the month of Google's retirement announcement is known. */
const isMonth = (since: string): boolean => since.length === 7;

export const words = {
  intro: ({ checked }: { checked: string }) =>
    `Google’s requirements as of ${date(checked)}. Complete markup makes a page eligible; Google decides whether to show a rich result.`,
  noData: 'The page has no structured data for a rich result.',
  noType: 'None of the types on this page has a Google rich result.',
  aside: ({ name, since }: { name: string; since: string }) =>
    `${name}: ${isMonth(since) ? `retirement announced in ${date(since)}` : `no longer shown (since ${date(since)})`}. Leaving the markup in place is harmless.`,
  resultName: ({ name }: { name: string }) => richResultName(name),
  requirements: 'Google’s requirements',
  required: 'Required:',
  recommended: 'Recommended:',
  matrix: {
    title: 'Required and recommended, type by type',
    note: 'Properties that are required only in other cases are not shown.',
    rows: 'properties',
    property: 'Property',
    need: 'Google',
    onPage: 'On this page',
    result: 'Rich result',
    required: 'required',
    recommended: 'recommended',
    there: 'present',
    unreadable: 'present, invalid value',
    missing: 'missing',
    /** @param item its types and name */
    ofItem: ({ result, item }: { result: string; item: string }) => `${result} (${item})`,
    named: ({ type, name }: { type: string; name: string }) => `${type}: ${name}`,
  },
  expected: ({ format }: { format: InvalidValue['format'] }) => `expected: ${valueFormats[format]}`,
  rule: ({ rule }: { rule: RuleParts }) => propertyRuleText(rule),
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
  limited: limitedTo,
  terms: {
    title: 'Terms not in the schema.org vocabulary',
    note: 'Compared with the released vocabulary.',
    noteOf: ({ release }: { release: string }) => `Compared with the released vocabulary (${release}).`,
    rows: 'vocabulary issues',
    above: 'No other issues.',
    none: 'All types, properties and values are in the schema.org vocabulary.',
    what: 'Issue',
    term: 'Term',
    value: 'Value',
    fits: 'Suggestion',
    kinds: {
      'unknown-type': 'unknown type',
      'unknown-property': 'unknown property',
      'wrong-domain': 'property of another type',
      'wrong-value': 'wrong type of value',
      'unknown-enumeration': 'unknown value',
      superseded: 'superseded',
    } satisfies Record<FactTable['schemaTerms']['issues'][number]['kind'], string>,
  },
  gallery: {
    title: 'Current and retired Google rich results',
    rows: 'rich results',
    name: 'Rich result',
    state: 'Status',
    required: 'Required',
    source: 'Source',
    primary: 'Google',
    secondary: 'not from Google',
    shown: 'shown',
    nothing: 'nothing',
    readAt: ({ url, checked }: { url: string; checked: string }) => `${url} (Google, read ${date(checked)})`,
    quoted: ({ url, checked }: { url: string; checked: string }) => `${url} (not from Google, read ${date(checked)})`,
  },
};
