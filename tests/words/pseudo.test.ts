import { expect, test } from 'vitest';
import { app as en } from '../../words/en/app/index.ts';
import { pseudo, unmarked } from '../support/pseudo.ts';

test('the pseudo-language marks what the catalogue says, and what it does not say stays bare', () => {
  const { toolFrame } = pseudo(en);
  expect(toolFrame.findings).toBe('⟦Findings and what to change⟧');
  expect(unmarked(toolFrame.broken({ error: 'x is null' }))).toEqual([]);
  expect(unmarked(`${toolFrame.findings} forgotten ${toolFrame.copy} 12`)).toEqual(['forgotten']);
});
