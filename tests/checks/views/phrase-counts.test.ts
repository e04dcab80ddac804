import { describe, expect, it } from 'vitest';
import { phraseCounts } from '../../../checks/views/phrase-counts.ts';
import { blank } from '../../support/facts.ts';
import { block, heading } from '../../support/rich-facts.ts';

const text = (...texts: string[]) => ({ ...blank.text, blocks: texts.map((one) => block(one)) });
const seen = (rows: ReturnType<typeof phraseCounts>) => rows.map(({ phrase, count }) => `${phrase} ${count}`);

describe('phraseCounts', () => {
  it('counts phrases of one to four words, except those that only occur within a longer one', () => {
    const rows = phraseCounts({ text: text('Cold brew coffee is slow. Cold brew coffee is smooth.', 'Brew slowly.') }, 'en');
    expect(seen(rows)).toEqual(['brew 3', 'cold brew coffee 2']);
  });
  it('does not start or end a phrase with a function word, in languages with a list', () => {
    const both = text('the price of the tea and the price of the cup');
    expect(seen(phraseCounts({ text: both }, 'en'))).toEqual(['price 2']);
    expect(seen(phraseCounts({ text: both }, 'xx'))).toContain('the price of the 2');
  });
  it('counts an English plural with its singular, by the form that is more frequent, and no other language', () => {
    const covers = text('Covers of leather, a cover, covers', 'no news is new', 'one glass, glasses, a box, boxes');
    expect(seen(phraseCounts({ text: covers }, 'en'))).toEqual(['covers 3', 'glass 2', 'box 2']);
    expect(seen(phraseCounts({ text: covers }, 'nl'))).toEqual(['covers 2']);
  });
  it('never counts across punctuation or blocks', () => {
    expect(seen(phraseCounts({ text: text('green. tea green. tea', 'green', 'tea') }, 'und'))).toEqual(['green 3', 'tea 3']);
  });
  it('counts pieces of characters where a script has no spaces', () => {
    expect(seen(phraseCounts({ text: text('手冲咖啡', '手冲咖啡') }, 'zh'))).toEqual(['手冲咖啡 2']);
    expect(seen(phraseCounts({ text: text('咖啡好', '咖啡坏') }, 'zh'))).toEqual(['咖啡 2']);
  });
  it('treats a run of katakana as a word, and hiragana as grammar', () => {
    expect(seen(phraseCounts({ text: text('トランプは会談した', 'トランプと会談した') }, 'ja'))).toEqual(['会談 2', 'トランプ 2']);
  });
  it('returns one of the windows of a repeated longer passage', () => {
    expect(seen(phraseCounts({ text: text('手冲咖啡指南', '手冲咖啡指南') }, 'zh'))).toEqual(['手冲咖啡 2']);
    expect(
      phraseCounts({ text: text('very slow cold brew coffee here', 'very slow cold brew coffee here') }, 'und').filter(
        ({ size }) => size === 4,
      ),
    ).toHaveLength(1);
  });
  it('reads right-to-left text and letters with marks', () => {
    expect(seen(phraseCounts({ text: text('قهوة جيدة', 'قهوة جيدة') }, 'ar'))).toEqual(['قهوة جيدة 2']);
    expect(seen(phraseCounts({ text: text('l’été, l’été') }, 'fr'))).toEqual(["l'été 2"]);
  });
  it('names the other places, and keeps a phrase of the title that the text has once', () => {
    const rows = phraseCounts(
      {
        text: text('Kettle here'),
        head: { ...blank.head, titles: [{ text: 'Kettle', inHead: true, selector: 'title' }] },
        headings: { items: [heading(1, 'Teapot'), heading(2, 'A kettle')], total: 2 },
      },
      'en',
    );
    expect(rows).toEqual([{ phrase: 'kettle', size: 1, count: 1, places: ['title', 'headings'] }]);
  });
  it('ignores code, text outside the main content, numbers and endless words', () => {
    const rows = phraseCounts(
      {
        text: {
          ...blank.text,
          blocks: [
            block('const const', { code: true }),
            block('menu menu', { main: false }),
            block('12 12'),
            block(`${'w'.repeat(10_000)} ${'w'.repeat(10_000)}`),
          ],
        },
      },
      'en',
    );
    expect(rows).toEqual([]);
  });
});
