import { english, type FieldChange } from '../../../../checks/index.ts';

const { amount, agree, number, percent } = english;

const inSource = (share: number) =>
  share > 0 ? `${percent(share)} of the main text is in the source` : 'None of the main text is in the source';

export const sourceVsRendered = {
  same: ({ share }: { share: number }) => `${inSource(share)}, and no field differs.`,
  noMain: ({ fields }: { fields: number }) =>
    fields === 0
      ? 'The page shows no main text to compare, and no field differs.'
      : `The page shows no main text to compare; ${amount(fields, 'field')} ${agree(fields, 'differs', 'differ')}.`,
  differs: ({ share, fields }: { share: number; fields: number }) =>
    `${inSource(share)}; ${amount(fields, 'field')} ${agree(fields, 'differs', 'differ')}.`,
  fields: {
    title: 'Fields',
    note: 'Left: the HTML as the server sends it, read without JavaScript. Right: the page as your browser shows it.',
    rows: 'fields',
    none: 'There is nothing to compare.',
    field: 'Field',
    compared: 'Compared',
    source: 'Source',
    rendered: 'Rendered',
    same: 'same',
    differs: 'differs',
    absent: 'none',
    judged: {
      title: 'Title',
      description: 'Meta description',
      h1: 'Main heading',
      canonical: 'Canonical',
      robots: 'Robots',
    } satisfies Record<FieldChange['field'], string>,
    hreflang: 'hreflang',
    language: 'Language',
    headings: 'Headings',
    links: 'Links',
    jsonLd: 'JSON-LD blocks',
    openGraph: 'Open Graph tags',
    number: ({ count }: { count: number }) => number(count),
  },
  missing: {
    title: 'Main text that is missing from the source',
    noMain: 'No main content was found on the page.',
    none: 'Nothing is missing: every block of the main text is in the source.',
    mark: 'Mark missing text on the page',
    part: ({ share }: { share: number }) => `${percent(share)} in the source`,
    whole: 'not in the source',
  },
  diff: {
    title: 'Text, line by line',
    note: '+ is only on the page as rendered: it needs JavaScript. − is only in the source.',
    rendered: ({ count }: { count: number }) => `${number(count)} only rendered`,
    source: ({ count }: { count: number }) => `${number(count)} only in the source`,
    sides: { both: 'in both', rendered: 'only rendered', source: 'only in the source' },
    same: ({ count }: { count: number }) => `${amount(count, 'line')} in both`,
    partly: ({ share }: { share: number }) => `(${percent(share)} in the source)`,
    more: ({ count }: { count: number }) => `Show ${number(count)} more`,
    copy: 'Copy the differences',
  },
};
