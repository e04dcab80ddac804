import { describe, expect, test } from 'vitest';
import type { Block } from '../../../../checks/core/facts/text.ts';
import { isProse, countProseUnits } from '../../../../checks/derive/text/prose.ts';

const block = (more: Partial<Block> = {}): Block => ({
  tag: 'p',
  text: 'Ten units of running text, for instance.',
  units: 10,
  region: 'main',
  main: true,
  level: 0,
  linkChars: 0,
  hrefs: [],
  note: false,
  quote: false,
  code: false,
  within: null,
  selector: 'p',
  ...more,
});

describe('prose', () => {
  test.each<[string, Partial<Block>, boolean]>([
    ['a paragraph', {}, true],
    ['a long item of a list', { within: 'list', tag: 'li' }, true],
    ['a paragraph in a table that lays out the page', { within: 'table' }, true],
    ['a cell', { within: 'table', tag: 'td' }, false],
    ['a label', { units: 9 }, false],
    ['a heading', { level: 2 }, false],
    ['code', { code: true }, false],
    ['links', { linkChars: 20 }, false],
    ['a paragraph with a link', { linkChars: 19 }, true],
  ])('%s', (_, more, expected) => expect(isProse(block(more))).toBe(expected));

  test('is counted in the main content only', () =>
    expect(countProseUnits([block(), block({ units: 30 }), block({ main: false }), block({ level: 1 })])).toBe(40));
});
