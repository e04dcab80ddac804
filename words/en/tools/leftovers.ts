import { english } from '../../../checks/core/wording.ts';
import type { LeftoverKind } from '../../../checks/derive/text/leftovers.ts';
import { leftoverPlaces } from '../checks/kinds.ts';

const { amount, number } = english;

export const words = {
  none: 'No leftovers found.',
  found: ({ count }: { count: number }) => `${amount(count, 'leftover')}.`,
  prominent: ({ count, prominent }: { count: number; prominent: number }) =>
    `${amount(count, 'leftover')}, ${number(prominent)} of them in tags used for search results and link previews.`,
  kinds: {
    token: { name: 'Template token', help: 'an unfilled variable, such as {{title}} or %s, or a style rule' },
    empty: { name: 'Empty value', help: 'undefined, null, NaN or [object Object] in place of a value' },
    dummy: { name: 'Dummy text', help: 'lorem ipsum and other filler text' },
    host: { name: 'Unpublished host', help: 'localhost, a private network, or a staging copy of the site' },
  } satisfies Record<LeftoverKind, { name: string; help: string }>,
  rows: 'leftovers',
  searched: 'Searched: title, headings, meta tags, links, images, structured data and text, except code samples.',
  what: 'Found',
  kind: 'Kind',
  where: 'Where',
  around: 'Context',
  places: leftoverPlaces,
};
