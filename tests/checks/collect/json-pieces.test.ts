import { expect, test } from 'vitest';
import { factsJsonPieces } from '../../../checks/collect/facts-json.ts';
import type { KnownFacts } from '../../../checks/core/facts.ts';
import { failure, known } from '../../support/facts.ts';

const list = (length: number, text: string) =>
  Array.from({ length }, (_, index) => ({ text: `${text}${index}`, inner: [index, null, { x: undefined }] }));
const of = (value: object) => ({ text: { ok: true, value } }) as unknown as KnownFacts;

test.each<[string, KnownFacts]>([
  ['no facts', {}],
  ['facts of a page', known({ page: { url: 'https://example.com/"<b>\u2028' } })],
  [
    'a fact that could not be had, and one that is pending',
    { ...known({ page: {} }), served: failure('refused'), links: undefined } as unknown as KnownFacts,
  ],
  ['a fact without members', of({})],
  ['members that are not there', of({ a: undefined, b: null, c: [undefined], d: 0, e: '' })],
  ...[0, 1, 9, 10, 11, 20, 21, 1_000].map((length): [string, KnownFacts] => [
    `a list of ${length}`,
    of({ blocks: list(length, 'Text '), units: 1 }),
  ]),
])('%s: the pieces are the JSON', (_, facts) => {
  expect([...factsJsonPieces(facts)].join('')).toBe(JSON.stringify(facts));
});

test('no piece grows with the page', () => {
  const longest = (length: number) =>
    Math.max(...[...factsJsonPieces(of({ blocks: list(length, 'x'.repeat(1_000)) }))].map((piece) => piece.length));
  expect(longest(10_000)).toBeLessThan(longest(100) * 1.1);
});
