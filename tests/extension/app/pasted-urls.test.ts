import { expect, test } from 'vitest';
import { findPastedUrls } from '../../../extension/app/pasted-urls.ts';

test.each([
  ['lines', 'https://a.example/\nhttps://b.example/x\r\n', ['https://a.example/', 'https://b.example/x']],
  [
    'commas, quotes and spaces',
    '"https://a.example/", \'http://b.example/\' ;https://c.example/',
    ['https://a.example/', 'http://b.example/', 'https://c.example/'],
  ],
  ['commas without a space', 'https://a.example/,https://b.example/', ['https://a.example/', 'https://b.example/']],
  ['a comma in a path', 'https://a.example/map/@1,2;x=3', ['https://a.example/map/@1,2;x=3']],
  ['cells of a table', 'Start\thttps://a.example/\t200\nNews\tb.example/news\t404', ['https://a.example/', 'https://b.example/news']],
  [
    'without a scheme',
    'a.example\nwww.b.example:8080/x?y#z\nbücher.example',
    ['https://a.example/', 'https://www.b.example:8080/x?y#z', 'https://xn--bcher-kva.example/'],
  ],
  ['each once', 'https://a.example https://A.example/', ['https://a.example/']],
  [
    'prose, numbers, files of this device, mail and secrets',
    'See chapter 1.2 and 3,5. file:///etc/passwd a@b.example javascript:alert(1) https://me:pw@a.example/',
    [],
  ],
  [
    'ends of sentences, brackets and Markdown',
    'See a.example. (https://b.example/x), [c](https://c.example/y). “https://d.example/z”! https://e.example/wiki/Rye_(bread)',
    ['https://a.example/', 'https://b.example/x', 'https://c.example/y', 'https://d.example/z', 'https://e.example/wiki/Rye_(bread)'],
  ],
  [
    'punctuation of Japanese, Chinese and Arabic',
    '参照：https://a.example/、https://b.example/x。「https://c.example/」（d.example/y）；انظر https://e.example/، https://f.example/؟',
    ['https://a.example/', 'https://b.example/x', 'https://c.example/', 'https://d.example/y', 'https://e.example/', 'https://f.example/'],
  ],
  ['nothing', '', []],
])('%s', (_, text, urls) => {
  expect(findPastedUrls(text)).toEqual(urls);
});

test('the first million characters of a long text', () => {
  expect(findPastedUrls(`${'x'.repeat(1_000_000)} https://a.example/`)).toEqual([]);
});
