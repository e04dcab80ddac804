import { describe, expect, it } from 'vitest';
import { measureReadability } from '../../../checks/views/readability.ts';
import { block } from '../../support/blocks.ts';

/** Ten words, one of them (through) with more than six letters. */
const ten = 'The binder waxes every thread before the needle goes through.';
const times = (text: string, count: number) => Array.from({ length: count }, () => text).join(' ');

describe('readability', () => {
  it.each([
    ['ten sentences of ten words, one in ten is long: 10 + 10', [times(ten, 10)], 'en', { words: 100, lix: 20, newspapers: 52 }],
    ['one paragraph or ten: the same', Array.from({ length: 10 }, () => ten), 'en', { words: 100, lix: 20 }],
    [
      'twenty words in a sentence: 20 + 10',
      [times(ten.replace('.', ',') + ten.replace('The', ' the'), 5)],
      'en',
      { words: 100, sentenceWords: 20, longWords: 10, lix: 30 },
    ],
    [
      'letters count, not hyphens, apostrophes and periods of words: 11 words, 3 long (hand-sewn, ready-made, bookbinder’s)',
      [times('It’s a hand-sewn book, not a ready-made one: the bookbinder’s own.', 10)],
      'en',
      { words: 110, sentenceWords: 11, lix: 38 },
    ],
    ['each language has its average', [times(ten, 10)], 'de', { lix: 20, newspapers: 59 }],
    ['all forms of Norwegian', [times(ten, 10)], 'nb', { lix: 20, newspapers: 48 }],
    ['a language without a formula', [times(ten, 10)], 'pl', { words: 100, sentenceWords: 10, longWords: 10, lix: null, newspapers: null }],
    ['a name of the object itself is no language', [times(ten, 10)], 'constructor', { lix: null, newspapers: null }],
  ])('%s', (_, texts, language, figures) => {
    expect(
      measureReadability(
        texts.map((text) => block(text)),
        language,
      ),
    ).toMatchObject(figures);
  });

  it.each([
    ['too few words', [block(times(ten, 9))], 'en'],
    ['nothing to read', [], 'en'],
    ['punctuation only', [block('— '.repeat(300))], 'en'],
    ['headings, cells, code and links', [block(times(ten, 20), { level: 2 }), block(times(ten, 20), { within: 'table', tag: 'td' })], 'en'],
    ['outside the main content', [block(times(ten, 20), { main: false })], 'en'],
    ['a language without spaces', [block('手冲咖啡指南：从研磨到萃取。'.repeat(100))], 'ja'],
    ['an unknown language', [block(times(ten, 20))], 'und'],
  ])('no figures: %s', (_, blocks, language) => {
    expect(measureReadability(blocks, language)).toBeNull();
  });

  it('reads a limited part of a text without end', () => {
    const read = measureReadability(
      Array.from({ length: 1_000 }, () => block(times(ten, 30))),
      'en',
    );
    expect(read!.lix).toBe(20);
    expect(read!.words).toBeLessThan(60_000);
  });
});
