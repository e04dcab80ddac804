import { expect, test } from 'vitest';
import type { HeadingFact } from '../../../../checks/core/facts/text.ts';
import { outlineRows } from '../../../../checks/derive/text/outline.ts';

const heading = (level: number, changes: Partial<HeadingFact> = {}): HeadingFact => ({
  level,
  text: `Teil ${level}`,
  visible: true,
  fontSize: 16,
  firstScreen: false,
  region: 'main',
  main: true,
  selector: `h${level}`,
  ...changes,
});

test.each([
  ['from any level on', [heading(3), heading(4)], [0, 0]],
  ['one level left out', [heading(2), heading(4)], [0, 1]],
  ['back up is no skip', [heading(1), heading(3), heading(2), heading(3)], [0, 1, 0, 0]],
  ['not displayed between them', [heading(2), heading(5, { visible: false, fontSize: 0 }), heading(3)], [0, 0, 0]],
  ['not displayed does not fill the gap', [heading(2), heading(3, { visible: false, fontSize: 0 }), heading(4)], [0, 0, 1]],
  ['for screen readers only fills it', [heading(2), heading(3, { visible: false }), heading(4)], [0, 0, 0]],
  ['empty does not fill it', [heading(2), heading(3, { text: ' ' }), heading(4)], [0, 0, 1]],
])('%s', (_, headings, skipped) => {
  expect(outlineRows(headings).map((row) => row.skipped)).toEqual(skipped);
});

test('which headings are read out, and after which level', () => {
  expect(outlineRows([heading(2), heading(3, { fontSize: 0 }), heading(5)]).map(({ read, above }) => [read, above])).toEqual([
    [true, 0],
    [false, 2],
    [true, 2],
  ]);
});
