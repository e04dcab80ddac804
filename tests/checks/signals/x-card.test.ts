import { expect } from 'vitest';
import signal from '../../../checks/signals/x-card.ts';
import { testSignal } from '../../support/signal-table.ts';
import { metas } from '../../support/metas.ts';

const graph: [string, string][] = [
  ['og:type', 'article'],
  ['og:title', '緑茶'],
  ['og:description', 'شاي أخضر'],
  ['og:image', 'https://example.com/a.png'],
];
const { titleCharacters, descriptionCharacters } = signal.limits;

testSignal(signal, [
  {
    when: 'a large card through Open Graph',
    facts: metas(['twitter:card', 'summary_large_image'], ...graph),
    status: 'pass',
    says: ['resolves'],
  },
  {
    when: 'a card with tags of its own',
    facts: metas(['twitter:card', 'Summary'], ['twitter:title', 'x'], ['twitter:image:src', 'https://example.com/a.png']),
    status: 'pass',
    says: ['resolves'],
  },
  { when: 'kept out of search', options: { intent: 'keep-out' }, status: 'na', says: ['kept-out'] },
  { when: 'a page for signing in', options: { pageType: 'utility' }, status: 'na', says: ['not-for-type'] },
  { when: 'no card, but Open Graph', facts: metas(...graph), status: 'warn', says: ['fallback'] },
  {
    when: 'no card, and Open Graph without description',
    facts: metas(...graph.filter(([name]) => name !== 'og:description')),
    status: 'warn',
    says: ['noCard'],
    also: ({ findings }) =>
      expect([findings[0]?.message, findings[0]?.change]).toEqual([
        expect.stringMatching(/og:description is missing/),
        'Add <meta name="twitter:card" content="summary_large_image">.',
      ]),
  },
  {
    when: 'nothing',
    status: 'warn',
    says: ['noCard'],
    also: ({ findings }) =>
      expect([findings[0]?.message, findings[0]?.change]).toEqual([
        expect.stringContaining('og:type, og:title and og:description'),
        expect.stringMatching(/, og:title and og:image\.$/),
      ]),
  },
  {
    when: 'tags named after the new name of the network',
    facts: metas(['x:card', 'summary_large_image'], ['x:title', 'x'], ...graph),
    status: 'warn',
    says: ['misnamed'],
    also: ({ findings }) => expect(findings[0]?.message).toContain('2 tags'),
  },
  {
    when: 'tags under both names',
    facts: metas(['x:card', 'summary'], ['twitter:card', 'summary'], ...graph),
    status: 'pass',
    says: ['resolves'],
  },
  { when: 'a kind that X does not know', facts: metas(['twitter:card', 'photo'], ...graph), status: 'warn', says: ['unknownCard'] },
  {
    when: 'of two cards the last counts, and it is unknown',
    facts: metas(['twitter:card', 'summary'], ['twitter:card', 'gallery'], ...graph),
    status: 'warn',
    says: ['unknownCard'],
  },
  {
    when: 'of two cards the last counts, and it is known',
    facts: metas(['twitter:card', 'gallery'], ['twitter:card', 'summary'], ...graph),
    status: 'pass',
    says: ['resolves'],
  },
  {
    when: 'no title',
    facts: metas(['twitter:card', 'summary'], ['twitter:image', 'https://example.com/a.png']),
    status: 'fail',
    says: ['noTitle'],
  },
  {
    when: 'a large card without picture',
    facts: metas(['twitter:card', 'summary_large_image'], ['og:title', 'x']),
    status: 'fail',
    says: ['noImage'],
  },
  {
    when: 'a small card without picture',
    facts: metas(['twitter:card', 'summary'], ['og:title', 'x']),
    status: 'warn',
    says: ['noSummaryImage'],
  },
  {
    when: 'an app',
    facts: metas(['twitter:card', 'app'], ['twitter:app:id:googleplay', 'com.example']),
    status: 'pass',
    says: ['resolves'],
  },
  { when: 'an app without id', facts: metas(['twitter:card', 'app'], ...graph), status: 'fail', says: ['noAppId'] },
  {
    when: 'a title at the limit, counted in characters',
    facts: metas(['twitter:card', 'summary'], ...graph, ['twitter:title', '😀'.repeat(titleCharacters)]),
    status: 'pass',
    says: ['resolves'],
  },
  {
    when: 'a title over the limit',
    facts: metas(['twitter:card', 'summary'], ...graph, ['twitter:title', '茶'.repeat(titleCharacters + 1)]),
    status: 'pass',
    says: ['resolves', 'longTitle'],
  },
  {
    when: 'a description at the limit',
    facts: metas(['twitter:card', 'summary'], ...graph, ['twitter:description', 'x'.repeat(descriptionCharacters)]),
    status: 'pass',
    says: ['resolves'],
  },
  {
    when: 'a description over the limit',
    facts: metas(['twitter:card', 'summary'], ...graph, ['twitter:description', 'x'.repeat(descriptionCharacters + 1)]),
    status: 'pass',
    says: ['resolves', 'longDescription'],
  },
]);
