import { expect, test } from 'vitest';
import { fact } from '../../support/live-document.ts';

test.each([
  ['a link, the first of the page', '<a itemprop="author" href="/people/ann">Ann Writer</a>'],
  ['a link in what is marked', '<span itemprop="author"><a rel="author" href="/people/ann">Ann Writer</a></span>'],
])('where the author is named: %s', async (_, markup) => {
  const { authors } = await fact(
    'about',
    `<html lang="en"><article itemscope itemtype="https://schema.org/Article"><h1>Headline of it</h1><p>By ${markup}</p><p>${'Text of the article, more of it. '.repeat(9)}</p></article>`,
  );
  expect(authors).toEqual([expect.objectContaining({ name: 'Ann Writer', url: expect.stringMatching(/\/people\/ann$/) })]);
});

test.each([
  ['hAtom', '<span class="author vcard"><a class="url fn n" href="/x/1">Ann Writer</a></span>', ['Ann Writer']],
  ['h-entry', '<a class="p-author h-card" href="/x/1">山田太郎</a>', ['山田太郎']],
  ['the card of somebody else', '<span class="vcard"><span class="fn">Ann Writer</span></span>', []],
  ['another class', '<span class="author-vcard">Ann Writer</span>', []],
])('authors in microformats: %s', async (_, markup, expected) => {
  const { authors } = await fact(
    'semantics',
    `<html lang="en"><article><h1>Headline of it</h1><p>${markup}</p><p>${'Text of the article, more of it. '.repeat(9)}</p></article>`,
  );
  expect(authors.map(({ name }) => name)).toEqual(expected);
});

test.each([
  ['article__author', 'Politik · Ann Writer', ['Politik · Ann Writer']],
  ['post-author-name', 'Ann Writer', ['Ann Writer']],
  ['x blog_author y', '담소', ['담소']],
  ['c-byline__name', 'Ann Writer', ['Ann Writer']],
  ['byline', 'By Ann Writer', ['By Ann Writer']],
  ['comment-author', 'Ann Reader', []],
  ['photo byline', 'Ann Camera', []],
  ['authority', 'Port', []],
  ['author-bio', 'Ann likes tea.', []],
  ['related author', 'Ann Other', []],
  ['author', '', []],
])('elements that a class calls the author’s: %s', async (names, text, expected) => {
  const { called } = await fact(
    'semantics',
    `<html lang="en"><article><h1>Headline of it</h1><div class="${names}">${text}</div><p>${'Text of the article, more of it. '.repeat(9)}</p></article>`,
  );
  expect(called.map((one) => one.text)).toEqual(expected);
});

test.each([
  ['hAtom', '<abbr class="published" title="2026-05-04T10:00:00Z">4 May</abbr>', '2026-05-04T10:00:00Z'],
  ['microformats2 in an abbreviation', '<abbr class="u dt-updated" title="2026-05-04">yesterday</abbr>', '2026-05-04'],
  ['microformats2 in a time', '<time class="dt-published" datetime="2026-05-04">4 May</time>', '2026-05-04'],
  ['microdata of blogs', '<abbr class="x" itemprop="datePublished" title="2026-05-04">4 May</abbr>', '2026-05-04'],
  ['a title in words', '<abbr class="published" title="Monday, 4 May 2026">4 May</abbr>', undefined],
  ['an abbreviation that starts with a number', '<abbr title="2026-05 is the month of the release">release</abbr>', undefined],
])('dates in markup: %s', async (_, markup, expected) => {
  const { times } = await fact(
    'semantics',
    `<html lang="en"><article><h1>Headline of it</h1><p>${markup}</p><p>${'Text of the article, more of it. '.repeat(9)}</p></article>`,
  );
  expect(times.find(({ datetime }) => datetime !== '')?.datetime).toBe(expected);
});

test('dates in the head that are microdata of no item', async () => {
  const dated = (itemprop: string) => `<meta itemprop="${itemprop}" content="2026-05-04">`;
  const { metas } = await fact(
    'head',
    `<head>${dated('datePublished')}<meta name="date" itemprop="dateModified" content="2026"></head><body>${dated('dateModified')}`,
  );
  expect(metas.map(({ name, itemprop }) => [name, itemprop])).toEqual([
    ['', 'datepublished'],
    ['date', undefined],
  ]);
});

test.each([
  ['<body class="page page-id-7">', 'page page-id-7'],
  ['<body>', undefined],
])('the classes of %s', async (html, expected) => expect((await fact('page', html)).bodyClass).toBe(expected));

test.each([
  ['names with a colon', 'Weight: 4 kg<br>Color: <i>red</i><br>Size: L', ['Weight: 4 kg', 'Color: red', 'Size: L']],
  ['bold names', '<b>Weight</b> 4 kg<br/><strong>Color:</strong> red<br>Size: L<br>', ['Weight: 4 kg', 'Color: red', 'Size: L']],
  ['bold words further in', 'Weight<br>of <b>4 kg</b><br>and more', ['Weight', 'of 4 kg', 'and more']],
  ['empty lines and comments', 'One<br><br><!-- no --> Two<br>Three', ['One', 'Two', 'Three']],
])('lines that br elements part: %s', async (_, html, texts) => {
  const { lines } = await fact('semantics', `<main><div id="spec">${html}</div></main>`);
  expect(lines).toEqual([{ texts, selector: '#spec' }]);
});
test('two lines, and lines beside the content, are none', async () => {
  const { lines } = await fact('semantics', '<main><p>One<br>Two</p></main><footer><p>One<br>Two<br>Three</p></footer>');
  expect(lines).toBeUndefined();
});
