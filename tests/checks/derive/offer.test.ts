import { describe, expect, test } from 'vitest';
import type { Block } from '../../../checks/core/facts.ts';
import { findOffer } from '../../../checks/derive/offer.ts';

const block = (text: string, changes: Partial<Block> = {}): Block => ({
  tag: 'p', text, units: 5, region: 'main', main: true, level: 0, linkChars: 0, hrefs: [], note: false, quote: false, code: false,
  within: null, selector: 'main > p', ...changes,
});

describe('offer', () => {
  test('tells where a price stands, and leaves code out', () => {
    const { prices } = findOffer({
      blocks: [block('€ 20'), block('echo $1', { code: true }), block('£5', { main: false, selector: 'footer > p' })], pairs: [], language: 'en',
    });
    expect(prices).toEqual([
      { raw: '€ 20', amount: 20, currency: 'EUR', main: true, selector: 'main > p' },
      { raw: '£5', amount: 5, currency: 'GBP', main: false, selector: 'footer > p' },
    ]);
  });
  test('stops at a hundred prices', () => {
    expect(findOffer({ blocks: [block('€ 20 '.repeat(300))], pairs: [], language: 'en' }).prices).toHaveLength(100);
  });
  test('keeps short pairs once, without the colon', () => {
    const pair = (name: string, value: string) => ({ name, value, selector: 'dl' });
    expect(findOffer({
      blocks: [], language: 'ja',
      pairs: [pair('Weight:', '2 kg'), pair('weight', '3 kg'), pair('重さ：', '２キロ'), pair('', 'x'), pair('x', ' '), pair('y', 'long '.repeat(50)), pair('الوزن', '٢ كغ')],
    }).specifications.map(({ name, value }) => `${name}=${value}`)).toEqual(['Weight=2 kg', '重さ=２キロ', 'الوزن=٢ كغ']);
  });
});
