import { english } from '../../../checks/core/wording.ts';
import type { HeadGroup, HeadRow } from '../../../checks/views/head-rows.ts';

const { agree, amount, number } = english;
const bodies = (count: number) => `${amount(count, 'element')} after it ended up in the body.`;

export const words = {
  groups: {
    Document: 'Document',
    Search: 'Search',
    Sharing: 'Sharing',
    'Icons and app': 'Icons and app',
    'Alternates and feeds': 'Alternates and feeds',
    'Resource hints': 'Resource hints',
    Styles: 'Styles',
    Scripts: 'Scripts',
    Other: 'Other',
  } satisfies Record<HeadGroup, string>,
  all: ({ count }: { count: number }) => `All ${number(count)}`,
  group: ({ name, count }: { name: string; count: number }) => `${name} ${number(count)}`,
  changed: ({ count }: { count: number }) => `Changed ${number(count)}`,
  left: ({ element, count }: { element: string; count: number }) => `\`${element}\` closed the head early: ${bodies(count)}`,
  leftAtLine: ({ element, line, count }: { element: string; line: number; count: number }) =>
    `\`${element}\` on line ${number(line)} closed the head early: ${bodies(count)}`,
  ended: ({ element, line }: { element: string; line: number }) =>
    `In the raw HTML, \`${element}\` on line ${number(line)} ends the head before the metadata that follows it.`,
  elements: 'Elements',
  listed: ({ total, listed, repeated }: { total: number; listed: number; repeated: number }) =>
    [
      number(total),
      total > listed && `the first ${number(listed)} are listed`,
      repeated > 0 && `${number(repeated)} ${agree(repeated, 'repeats', 'repeat')} another`,
    ]
      .filter(Boolean)
      .join(', '),
  inBody: 'In the body',
  none: 'none',
  base: 'Base URL',
  noBase: 'no `base` element',
  empty: '(empty)',
  order: 'In document order',
  choose: 'Group of elements',
  rows: 'head elements',
  emptyHead: 'The head is empty: no title, meta, link, script or style.',
  noneOfKind: 'No element of this kind.',
  element: 'Element',
  times: ({ count }: { count: number }) => amount(count, 'time'),
  rendered: 'Rendered HTML',
  source: 'Raw HTML',
  absent: 'missing',
  same: 'same',
  unread: 'not read',
  change: 'Change',
  changes: {
    same: 'same',
    changed: 'changed by a script',
    added: 'added by a script',
    removed: 'only in raw HTML',
    unknown: 'raw HTML not read',
  } satisfies Record<HeadRow['change'], string>,
  strip: ({ count }: { count: number }) => `${amount(count, 'different element')} in order, by group:`,
  ofGroup: ({ name, count }: { name: string; count: number }) => `${name} (${number(count)})`,
  struck: 'struck through: in the body',
};
