import { english, leftoverPlaces, type LeftoverKind } from '../../../../checks/index.ts';

const { amount, number } = english;

export const leftovers = {
  none: 'Nothing was left behind.',
  found: ({ count }: { count: number }) => `${amount(count, 'leftover')}.`,
  prominent: ({ count, prominent }: { count: number; prominent: number }) =>
    `${amount(count, 'leftover')}, ${number(prominent)} of them where search results and shared links are made.`,
  kinds: {
    token: { name: 'Template token', help: 'a variable that was never filled in, such as {{title}} or %s' },
    empty: { name: 'Empty value', help: 'undefined, null, NaN or [object Object] in place of a value' },
    dummy: { name: 'Dummy text', help: 'lorem ipsum and other text that designers fill pages with' },
    host: { name: 'Unpublished host', help: 'localhost, a private network, or a staging copy of the site' },
  } satisfies Record<LeftoverKind, { name: string; help: string }>,
  rows: 'leftovers',
  searched: 'Title, headings, meta elements, links, pictures, structured data and text were searched; code samples were left out.',
  what: 'Found',
  kind: 'Kind',
  where: 'Where',
  around: 'Text around it',
  places: leftoverPlaces,
};
