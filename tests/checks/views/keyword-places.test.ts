import { describe, expect, test } from 'vitest';
import { keywordLimits, keywordPlaceIds, findKeywordPlaces, splitKeywords } from '../../../checks/views/keyword-places.ts';
import { block, heading, pageOf } from '../../support/blocks.ts';
import { blank, failure, known, type Changes } from '../../support/facts.ts';

test.each([
  ['leather oil, book covers', ['leather oil', 'book covers']],
  [' leather   oil \n\n,Leather Oil;covers', ['leather oil', 'covers']],
  ['革、油，手入れ', ['革', '油', '手入れ']],
  ['زيت، جلد؛ كتب', ['زيت', 'جلد', 'كتب']],
  [', ;', []],
  ['x'.repeat(500), ['x'.repeat(keywordLimits.characters)]],
  [
    Array.from({ length: 50 }, (_, index) => `k${index}`).join(','),
    Array.from({ length: keywordLimits.keywords }, (_, index) => `k${index}`),
  ],
])('%j is read as keywords', (typed, expected) => expect(splitKeywords(typed)).toEqual(expected));

const facts = (title: string, url: string, language: string, blocks = [heading(1, title), block(`${title}.`)]) =>
  known({ ...pageOf(title, blocks, language), page: { url }, about: { lead: blocks[1]?.text ?? '' } });
const placesOf = (of: ReturnType<typeof known>, keyword: string, language: string) => findKeywordPlaces(of, [keyword], language)[0]!.places;

describe('a keyword', () => {
  test.each<[string, string, string, string, string]>([
    ['en', 'Oiling leather covers', 'leather covers', 'exact', 'as it is'],
    ['en', 'Oiling Leather Covers', 'LEATHER covers', 'exact', 'in any case'],
    ['en', 'Oiling a leather cover', 'leather covers', 'forms', 'in another form'],
    ['en', 'Covers of leather', 'leather covers', 'forms', 'in another order'],
    ['en', 'Oiling leather', 'leather covers', 'part', 'in part'],
    ['en', 'Sewing thread', 'leather covers', 'none', 'not at all'],
    ['en', 'The leatherette', 'leather', 'forms', 'as the beginning of a word'],
    ['en', 'AI for editors', 'AI', 'exact', 'of two letters'],
    ['en', 'Aid for editors', 'AI', 'none', 'of two letters within a word'],
    ['de', 'Ledereinbände ölen', 'Ledereinband', 'forms', 'in German'],
    ['ru', 'Уход за кожаными обложками', 'кожаные обложки', 'forms', 'in Russian'],
    ['ja', '革表紙の手入れと油', '革表紙', 'exact', 'in Japanese'],
    ['ja', '表紙の革の手入れ', '革表紙', 'part', 'in part in Japanese'],
    ['zh', '皮革封面保养方法', '封面保养', 'exact', 'in Chinese'],
    ['ar', 'العناية بأغلفة الجلد', 'الجلد', 'exact', 'in Arabic'],
    ['ko', '가죽 표지를 관리하는 방법', '가죽 표지', 'exact', 'in Korean, before a particle'],
  ])('%s: %j has %j: %s (%s)', (language, title, keyword, expected) => {
    const places = placesOf(facts(title, 'https://example.com/x', language), keyword, language);
    expect([places.title, places.h1, places.lead, places.text]).toEqual([expected, expected, expected, expected]);
  });
  test.each([
    ['https://example.com/leather-covers', 'leather covers', 'exact'],
    ['https://example.com/guides/cover_of_leather.html', 'leather covers', 'forms'],
    ['https://leather.example.com/x', 'leather', 'exact'],
    ['https://example.com/%E9%9D%A9%E8%A1%A8%E7%B4%99', '革表紙', 'exact'],
    ['https://example.com/%E9%9', 'leather', 'none'],
  ])('in %s %j is %s', (url, keyword, expected) => expect(placesOf(facts('x', url, 'en'), keyword, 'en').url).toBe(expected));
  test('is looked for in all places', () => {
    const all = known({
      ...pageOf('Title', [heading(1, 'First'), heading(2, 'leather oil'), block('Text')]),
      headings: {
        items: [
          {
            ...blank.headings.items[0]!,
            level: 2,
            text: 'leather oil',
            visible: true,
            fontSize: 20,
            firstScreen: true,
            region: 'main',
            main: true,
            selector: 'h2',
          },
        ],
        total: 1,
      },
      head: {
        titles: [],
        metas: [
          { name: 'description', property: '', httpEquiv: '', charset: '', content: 'All of leather oil', inHead: true, selector: 'meta' },
        ],
      },
    });
    const places = placesOf(all, 'leather oil', 'en');
    expect(places).toMatchObject({ title: 'none', description: 'exact', headings: 'exact', h1: 'none', text: 'exact' });
    expect(Object.keys(places)).toEqual([...keywordPlaceIds]);
  });
  test.each<[Changes]>([[{ head: failure(), headings: failure(), text: failure(), about: failure() }]])(
    'is nowhere claimed to be missing where nothing was read',
    (changes) =>
      expect(placesOf(known(changes), 'leather', 'en')).toEqual({
        title: 'unknown',
        description: 'unknown',
        h1: 'unknown',
        lead: 'unknown',
        headings: 'unknown',
        url: 'none',
        text: 'unknown',
      }),
  );
});
