import { english } from '../../../checks/core/wording.ts';
import type { FieldChange } from '../../../checks/derive/text/source-fields.ts';

const { amount, agree, number, percent } = english;

const inSource = (share: number) =>
  share > 0 ? `${percent(share)} of the main text is in the raw HTML` : 'None of the main text is in the raw HTML';

export const words = {
  same: ({ share }: { share: number }) => `${inSource(share)}, and no field differs.`,
  noMain: ({ fields }: { fields: number }) =>
    fields === 0
      ? 'No main text to compare, and no field differs.'
      : `No main text to compare; ${amount(fields, 'field')} ${agree(fields, 'differs', 'differ')}.`,
  differs: ({ share, fields }: { share: number; fields: number }) =>
    `${inSource(share)}; ${amount(fields, 'field')} ${agree(fields, 'differs', 'differ')}.`,
  fields: {
    title: 'Fields',
    note: 'Left: the raw HTML from the server, without JavaScript. Right: the rendered HTML in your browser.',
    rows: 'fields',
    none: 'There is nothing to compare.',
    field: 'Field',
    compared: 'Compared',
    source: 'Raw HTML',
    rendered: 'Rendered HTML',
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
    title: 'Main text missing from the raw HTML',
    noMain: 'No main content found on the page.',
    none: 'Nothing is missing: all main text is in the raw HTML.',
    mark: 'Highlight missing text on the page',
    part: ({ share }: { share: number }) => `${percent(share)} in the raw HTML`,
    whole: 'not in the raw HTML',
  },
  viewAs: {
    title: 'View as',
    note: 'Pageloupe requests the page with your browser’s user agent: changing it would need a permission for all sites. A site that treats crawlers differently shows here what it returns to browsers. The command line can send a crawler’s user agent.',
    agents: { desktop: 'Desktop', mobile: 'Mobile', googlebot: 'Googlebot', gptbot: 'GPTBot' },
    people: 'People get the rendered page. robots.txt and robots directives do not apply to them.',
    gets: 'Reads',
    reads: {
      googlebot: 'The raw HTML first, then the page as a phone renders it.',
      gptbot: 'Only the raw HTML: it does not run JavaScript.',
    },
    robotsTxt: 'Content and robots.txt',
    directives: 'Robots directives',
    none: 'none that restrict it',
    unknown: 'could not be checked',
    openWindow: ({ width }: { width: number }) => `Open in a window of ${number(width)} px`,
    copyCommand: 'Copy command',
  },
  diff: {
    title: 'Text, line by line',
    note: '+ is only in the rendered HTML (needs JavaScript). − is only in the raw HTML.',
    rendered: ({ count }: { count: number }) => `${number(count)} only rendered`,
    source: ({ count }: { count: number }) => `${number(count)} only in raw HTML`,
    sides: { both: 'in both', rendered: 'only rendered', source: 'only in raw HTML' },
    same: ({ count }: { count: number }) => `${amount(count, 'line')} in both`,
    partly: ({ share }: { share: number }) => `(${percent(share)} in the raw HTML)`,
    more: ({ count }: { count: number }) => `Show ${number(count)} more`,
    copy: 'Copy the differences',
  },
};
