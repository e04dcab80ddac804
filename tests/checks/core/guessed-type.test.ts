import { expect, test } from 'vitest';
import { isGuessedType } from '../../../checks/core/guessed-type.ts';
import type { PageTypeFact } from '../../../checks/core/facts/about.ts';

const article = (weights: readonly number[]): PageTypeFact => ({
  type: 'article',
  reason: { code: 'evidence', args: { ids: [] } },
  evidence: weights.map((weight, index) => ({ id: `piece-${index}`, weight })),
});

test.each<[what: string, pageType: 'article' | 'service', detected: PageTypeFact | undefined, isGuess: boolean]>([
  ['evidence speaks against it', 'article', article([1, -2]), true],
  ['evidence speaks for it', 'article', article([2, -1]), false],
  ['the user chose another type', 'service', article([1, -2]), false],
  ['a gate decided', 'article', { type: 'article', reason: { code: 'start', args: {} }, evidence: [] }, false],
  ['nothing is known', 'article', undefined, false],
])('a type is a guess if the evidence speaks against it: %s', (_, pageType, detected, isGuess) => {
  expect(isGuessedType(pageType, detected)).toBe(isGuess);
});
