import { describe, expect, test } from 'vitest';
import { findMisreadBlocks, findMisreadText } from '../../../../checks/derive/text/misread.ts';
import { block } from '../../../support/blocks.ts';

const page = (changes: { headings?: string[]; blocks?: ReturnType<typeof block>[] } = {}) => ({ headings: [], blocks: [], ...changes });

describe('a page that speaks of such characters is left alone', () => {
  test.each([
    ['a page about something else', 'Whatâ€™s new', page({ headings: ['Whatâ€™s new'], blocks: [block('Itâ€™s late winter.')] }), true],
    ['the title names the encoding', 'Why UTF-8 text shows â€™', page(), false],
    ['the heading does', 'Fix â€™', page({ headings: ['Mojibake'] }), false],
    ['the text does', 'Fix â€™', page({ blocks: [block('The file is UTF-8.')] }), false],
    ['references in an article about HTML', 'What &nbsp; means in HTML', page(), false],
    ['references that a code sample shows', 'Was &nbsp; tut', page({ blocks: [block('a&nbsp;b', { code: true })] }), false],
    [
      'references that code in the text shows',
      'Was &nbsp; tut',
      page({ blocks: [block('Mit &nbsp; trennt', { partlyCode: true })] }),
      false,
    ],
    ['references in an article about food', 'Salt &amp; vinegar', page({ blocks: [block('npm start', { code: true })] }), true],
    ['an encoding in the heading', 'Fix â€™', page({ headings: ['Encoding of files'] }), false],
    ['the mark of software behind a text that it cut off', 'It was reverted and I &hellip;', page(), false],
    ['the same inside a text', 'It was reverted &hellip; and I', page(), true],
    ['another reference before it', 'Salt &amp; vinegar &hellip;', page(), true],
    ['a journey', 'Escape to the sea &amp; sun', page({ headings: ['Escape to the sea & sun'] }), true],
  ] as const)('%s', (_, text, subject, expected) => expect(findMisreadText(text, subject) !== null).toBe(expected));
});

describe('blocks', () => {
  const kinds = (...blocks: ReturnType<typeof block>[]) =>
    findMisreadBlocks(blocks, page({ blocks })).map(({ kind, found, meant, blocks: affected, total }) => [
      kind,
      found,
      meant,
      affected.length,
      total,
    ]);
  test('each kind with how many of those that can be misread', () => {
    expect(kinds(block('Itâ€™s late'), block('Salt &amp; pepper'), block('fine'), block('cafÃ©', { level: 2 }))).toEqual([
      ['encoding', 'Itâ€™s', 'It’s', 2, 3],
      ['escape', '&amp;', '&', 1, 3],
    ]);
  });
  test('code and comments are not read', () => {
    expect(
      kinds(
        block('a&nbsp;b', { code: true }),
        block('Use &nbsp; here', { partlyCode: true }),
        block('Thatâ€™s it', { region: 'comments' }),
      ),
    ).toEqual([]);
  });
  test('a whole page in a rarer encoding', () => {
    const russian = 'РљР°Рє РѕР±СЂРµР·Р°С‚СЊ Р°Р№РІСѓ';
    expect(kinds(block('Menu', { main: false }), block(russian), block('ok'))).toEqual([['encoding', 'РљР°Рє', 'Как', 1, 1]]);
  });
  test('nothing wrong', () => expect(kinds(block('« Café » – NÃO'))).toEqual([]));
});
