import { describe, expect, test } from 'vitest';
import type { Block } from '../../../checks/core/facts.ts';
import { block, h1, read, story, time } from '../../support/provenance-page.ts';

describe('what counts by two signs', () => {
  test.each([
    ['pl', '#Krótko o urlopach opiekuńczych w Norwegii i w Polsce 22 kwietnia 2021'],
    ['ru', 'Коротко об отпусках по уходу за родителями в разных странах 22 апреля 2021'],
  ])('behind the words of a series a date counts where the address has the same day: %s', (language, line) => {
    const blocks = () => [h1('X'), block(line), ...story(20)];
    const shown = (url: string) => read({ language, url, blocks: blocks() }).dates.filter(({ visible }) => visible).map(({ iso }) => iso);
    expect(shown('https://example.com/2021/04/22/a')).toEqual(['2021-04-22']);
    expect(shown('https://example.com/2021/04/23/a')).toEqual([]);
    expect(shown('https://example.com/a')).toEqual([]);
  });
  test.each([['fr', 'Publié le 29 juin 2019'], ['ja', '2019年6月29日 公開']])('of a time element that shows another day than its attribute readers see the one that it shows: %s', (language, text) => {
    const of = (datetime: string) => read({ language, blocks: [h1('X'), block(text), ...story(20)], times: [time({ datetime, text, block: 1 })] }).dates.filter(({ visible }) => visible).map(({ iso }) => iso);
    expect(of('2019-07-03T10:18:46Z')).toEqual(['2019-06-29']);
    // A night lies between the zones.
    expect(of('2019-06-30T01:00:00Z')).toContain('2019-06-30T01:00:00Z');
  });
  const below = (text: string) => block(text, { main: false, region: 'footer' });
  test.each([
    ['pl', 'Irena Krótka', 'Autor', 'Historyczka kultury, filmoznawczyni, od 2016 roku dyrektorka Zakładu Kultury Obrazu, autorka trzech książek.'],
    ['uk', 'Ірина Коротка', 'Авторка', 'Історикиня культури, кінознавиця, з 2016 року очолює кафедру візуальної культури, авторка трьох книжок.'],
  ])('a name under the headline of a page without a date counts where a box below the text tells who that is: %s', (language, name, word, told) => {
    const of = (...end: Block[]) => read({ language, blocks: [h1('X'), block(name, { main: false }), ...story(20), ...end] }).names.map((one) => one.name);
    expect(of(below(word), below(name), below(told))).toEqual([name]);
    expect(of(below(word), below(name), below('© 2024'))).toEqual([]);
    expect(of(below(told))).toEqual([]);
  });
  test.each([['es', '(EFE).- ', 'EFE EFE', 'EFE'], ['it', 'ROMA (ANSA) - ', 'ANSA', 'ANSA']])('an agency opens the dispatch, and stands alone above it: %s', (language, opening, line, agency) => {
    const of = (beside: string) => read({ language, blocks: [h1('X'), block(beside, { main: false }), block(opening + story(1)[0]!.text), ...story(20)] }).names.map((one) => one.name);
    expect(of(line)).toEqual([agency]);
    expect(of('Economía')).toEqual([]);
  });
});
