import type { Card } from '../../tool/card.ts';

export const card: Card = {
  group: 'device-language',
  place: 4,
  name: 'Snapshot and compare',
  help: 'Save a snapshot, compare it later, or compare two pages.',
  search: 'compare, compare pages, compare urls, snapshot, diff, changes, history, competitor, before and after',
  demo: { page: '/shop/travel-journal', shows: 'Save a snapshot of this page' },
  factsOnly: true,
};
