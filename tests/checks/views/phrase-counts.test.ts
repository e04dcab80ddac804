import { describe, expect, it } from 'vitest';
import { runToCompletion } from '../../../checks/core/helpers/run-to-completion.ts';
import { countPhrasesInSteps } from '../../../checks/views/phrase-counts.ts';
import { blank } from '../../support/facts.ts';
import { block, heading } from '../../support/rich-facts.ts';

const text = (...texts: string[]) => ({ ...blank.text, blocks: texts.map((one) => block(one)) });
const countPhrases = (...args: Parameters<typeof countPhrasesInSteps>) => runToCompletion(countPhrasesInSteps(...args));
const seen = (rows: ReturnType<typeof countPhrases>) => rows.map(({ phrase, count }) => `${phrase} ${count}`);

describe('phraseCounts', () => {
  it('counts phrases of one to four words, except those that only occur within a longer one', () => {
    const rows = countPhrases({ text: text('Cold brew coffee is slow. Cold brew coffee is smooth.', 'Brew slowly.') }, 'en');
    expect(seen(rows)).toEqual(['brew 3', 'cold brew coffee 2']);
  });
  it('does not start or end a phrase with a function word, in languages with a list', () => {
    const both = text('the price of the tea and the price of the cup');
    expect(seen(countPhrases({ text: both }, 'en'))).toEqual(['price 2']);
    expect(seen(countPhrases({ text: both }, 'xx'))).toContain('the price of the 2');
  });
  it('counts an English plural with its singular, by the form that is more frequent, and no other language', () => {
    const covers = text('Covers of leather, a cover, covers', 'no news is new', 'one glass, glasses, a box, boxes');
    expect(seen(countPhrases({ text: covers }, 'en'))).toEqual(['covers 3', 'glass 2', 'box 2']);
    expect(seen(countPhrases({ text: covers }, 'nl'))).toEqual(['covers 2']);
  });
  it('never counts across punctuation or blocks', () => {
    expect(seen(countPhrases({ text: text('green. tea green. tea', 'green', 'tea') }, 'und'))).toEqual(['green 3', 'tea 3']);
  });
  it('never counts across the point of a number', () => {
    expect(seen(countPhrases({ text: text('2.5 mm and 3.5 mm', 'a bit of 2.5 mm', '1,000 km, 2,000 km') }, 'en'))).toEqual([
      'mm 3',
      '2.5 mm 2',
      'km 2',
    ]);
  });
  it('finds words by the dictionary where a script has no spaces, and never cuts one', () => {
    expect(seen(countPhrases({ text: text('咖啡指南', '咖啡指南') }, 'zh'))).toEqual(['咖啡指南 2']);
    expect(seen(countPhrases({ text: text('咖啡好', '咖啡坏') }, 'zh'))).toEqual(['咖啡 2']);
    const learning = text('機械学習処理は速い', '機械学習処理を見る', '学習の手続き', '手続きと学習');
    expect(seen(countPhrases({ text: learning }, 'ja'))).toEqual(['学習 4', '機械学習処理 2', '手続き 2']);
    expect(seen(countPhrases({ text: text('ประเทศไทยสวยงาม', 'อาหารไทยและประเทศไทย') }, 'th'))).toContain('ประเทศไทย 2');
  });
  it('treats hiragana and single characters as grammar', () => {
    expect(seen(countPhrases({ text: text('トランプは会談した', 'トランプと会談した') }, 'ja'))).toEqual(['トランプ 2', '会談 2']);
    expect(seen(countPhrases({ text: text('技术的发展', '技术的发展') }, 'zh'))).toEqual(['技术 2', '发展 2']);
  });
  it('returns one of the windows of a repeated longer passage', () => {
    expect(
      countPhrases({ text: text('very slow cold brew coffee here', 'very slow cold brew coffee here') }, 'und').filter(
        ({ size }) => size === 4,
      ),
    ).toHaveLength(1);
  });
  it('does not count currency codes, nor rows in which visitors choose a currency', () => {
    expect(seen(countPhrases({ text: text('Tea for 5 USD', 'Tea for 5 USD', 'try it, try it') }, 'en'))).toEqual(['tea for 5 2', 'try 2']);
    const picker = ['Croatia (EUR €)', 'Germany (EUR €)', 'Canada (CAD $)', 'Japan (JPY ¥)', 'Germany'];
    expect(seen(countPhrases({ text: text(...picker, ...picker) }, 'en'))).toEqual(['germany 2']);
  });
  it('reads right-to-left text and letters with marks', () => {
    expect(seen(countPhrases({ text: text('قهوة جيدة', 'قهوة جيدة') }, 'ar'))).toEqual(['قهوة جيدة 2']);
    expect(seen(countPhrases({ text: text('l’été, l’été') }, 'fr'))).toEqual(["l'été 2"]);
  });
  it('names the other places, and keeps a phrase of the title that the text has once', () => {
    const rows = countPhrases(
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
    const rows = countPhrases(
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
