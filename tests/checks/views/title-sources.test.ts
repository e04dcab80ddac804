import { describe, expect, it } from 'vitest';
import { findTitleSources } from '../../../checks/views/title-sources.ts';
import { blank } from '../../support/facts.ts';

const head = (title: string, og = '') => ({
  ...blank.head,
  titles: [{ text: title, inHead: true, selector: 'title' }],
  metas: og ? [{ name: '', property: 'og:title', httpEquiv: '', charset: '', content: og, inHead: true, selector: 'meta' }] : [],
});
const heading = (level: number, text: string, fontSize = 20, visible = true) => ({
  level,
  text,
  visible,
  fontSize,
  firstScreen: true,
  region: 'main' as const,
  main: true,
  selector: `h${level}`,
});

describe('titleSources', () => {
  it('lists title, h1, the largest other heading, og:title and headline, in that order', () => {
    const found = findTitleSources({
      head: head('Blue tea', 'Blue tea today'),
      headings: { items: [heading(1, 'Blue tea'), heading(2, 'Small', 12), heading(2, 'Large', 30)], total: 3 },
      structuredData: {
        blocks: [],
        total: 1,
        items: [
          {
            format: 'json-ld',
            block: 1,
            types: ['Article'],
            id: null,
            top: true,
            properties: { headline: ['On tea'] },
            pointer: '',
            selector: 'script',
          },
        ],
      },
    });
    expect(found.map(({ place, name, agrees }) => [place, name, agrees])).toEqual([
      ['title', 'title', 'title'],
      ['main-heading', 'h1', 'same'],
      ['heading', 'h2', 'differs'],
      ['meta', 'og:title', 'contains'],
      ['data', 'Article headline', 'shares'],
    ]);
  });
  it.each([
    ['Tea | Shop', 'TEA – shop!', 'same'],
    ['Tea', 'Tea and coffee', 'contains'],
    ['Tea and coffee', 'Coffee', 'contained'],
    ['Green tea leaves', 'Black tea leaves', 'shares'],
    ['Tea', 'Bread', 'differs'],
    ['お茶の入れ方', 'お茶の入れ方 | 茶店', 'contains'],
    ['دليل الشاي', 'دليل القهوة', 'shares'],
    ['茶', '咖啡', 'differs'],
    ['', 'Tea', 'differs'],
    ['Bridges in summer', 'The bridge', 'shares'],
    ['米朝首脳の電話', '首脳会談', 'shares'],
    ['Tea', 'Чай', 'script'],
  ])('compares %j with %j as %s', (title, og, agrees) => {
    expect(findTitleSources({ head: head(title, og) }).at(-1)).toMatchObject({ place: 'meta', name: 'og:title', agrees });
  });
  it('leaves out hidden headings and blank strings', () => {
    expect(findTitleSources({ head: head('  '), headings: { items: [heading(1, 'Hidden', 20, false)], total: 1 } })).toEqual([]);
  });
});
