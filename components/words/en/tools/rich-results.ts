import { english, type FactTable } from '../../../../checks/index.ts';

const { amount, date } = english;

export const richResults = {
  intro: ({ checked }: { checked: string }) => `Google’s requirements as we read them on ${date(checked)}. A complete type makes the page eligible; whether Google shows a rich result, it decides itself.`,
  noData: 'The page has no structured data that could earn a rich result. That is no fault.',
  noType: 'None of the types on this page is one that Google shows as a rich result.',
  aside: ({ name, since }: { name: string; since: string }) => `${name}: not shown since ${date(since)}. The markup does no harm.`,
  required: 'Required:',
  recommended: 'Recommended:',
  shouldBe: ({ expected }: { expected: string }) => `should be ${expected}`,
  states: {
    retired: ({ since }: { since: string }) => `not shown since ${date(since)}`,
    limited: ({ to }: { to: string }) => `shown only ${to}`,
    lacking: ({ missing }: { missing: number }) => `not eligible: ${amount(missing, 'requirement')} missing`,
    unreadable: 'not eligible: a required value cannot be read',
    unclean: 'eligible, with values to correct',
    improvable: ({ recommended }: { recommended: number }) => `eligible, ${amount(recommended, 'recommended property', 'recommended properties')} missing`,
    complete: 'complete',
  },
  terms: {
    title: 'Terms that schema.org does not have',
    note: 'Compared with the released vocabulary.',
    noteOf: ({ release }: { release: string }) => `Compared with the released vocabulary (${release}).`,
    rows: 'vocabulary issues', above: 'The values above are all there is to correct.', none: 'Every type, property and value of the page is known to schema.org.',
    what: 'What', term: 'Term', value: 'Value', fits: 'What fits',
    kinds: {
      'unknown-type': 'unknown type', 'unknown-property': 'unknown property', 'wrong-domain': 'property of another type', 'wrong-value': 'value of another kind',
      'unknown-enumeration': 'unknown value', superseded: 'superseded',
    } satisfies Record<FactTable['schemaTerms']['issues'][number]['kind'], string>,
  },
  gallery: {
    title: 'What Google shows today, and what it has retired', rows: 'rich results', name: 'Rich result', state: 'Today', required: 'Required', source: 'Source', shown: 'shown', nothing: 'nothing',
    readAt: ({ url, checked }: { url: string; checked: string }) => `${url} (read at Google, ${date(checked)})`,
    quoted: ({ url, checked }: { url: string; checked: string }) => `${url} (read as quoted by others, ${date(checked)})`,
  },
};
