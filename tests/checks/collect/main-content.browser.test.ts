import { describe, expect, test } from 'vitest';
import { collect, fact, valueIn } from '../../support/live-document.ts';

const paragraph = (start: string) =>
  `<p>${start}, the harbour was quiet in the morning, and the boats, all of them, lay at the quay. Nobody spoke, nobody hurried, and the tide went out.</p>`;
const japanese =
  '<p>港は朝のうちは静かで、船はすべて岸壁に並んでいた。誰も話さず、誰も急がず、潮はゆっくりと引いていった。漁師たちは網を繕い、子どもたちは石を投げて遊んでいた。</p>';
const menu = `<div>${Array.from({ length: 20 }, (_, index) => `<a href="/m${index}">Menu entry ${index}</a> `).join('')}</div>`;

describe('how the main content is found', () => {
  test.each([
    [
      'main',
      `<main id="m"><h1>Harbour</h1>${paragraph('At six').repeat(3)}</main><footer>${paragraph('Foot')}</footer>`,
      { method: 'main', confidence: 1, selector: '#m' },
    ],
    ['role=main', `<div role="main" id="m">${paragraph('At six').repeat(3)}</div>`, { method: 'main', selector: '#m' }],
    [
      'one article',
      `${menu}<article id="a">${paragraph('At six').repeat(3)}</article>`,
      { method: 'article', confidence: 1, selector: '#a' },
    ],
    [
      'an article that fills main',
      `<main><p>Breadcrumb to here</p><article id="a">${paragraph('At six').repeat(4)}</article></main>`,
      { method: 'article', selector: '#a' },
    ],
    [
      'articleBody',
      `${menu}<div itemscope itemtype="https://schema.org/Article"><div itemprop="articleBody" id="a">${paragraph('At six').repeat(3)}</div></div>`,
      { method: 'article', selector: '#a' },
    ],
    ['density', `${menu}<div id="c">${paragraph('At six').repeat(4)}</div><div>${menu}</div>`, { method: 'density', selector: '#c' }],
    ['density in Japanese', `${menu}<div id="c">${japanese.repeat(3)}</div>`, { method: 'density', selector: '#c' }],
    [
      'text without a paragraph',
      `${menu}<div id="c">${paragraph('At six')
        .replace(/<\/?p>/g, '<br><br>')
        .repeat(4)}</div>`,
      { method: 'density', selector: '#c' },
    ],
    ['a few words', '<p>Hello</p>', { method: 'body', selector: 'body' }],
    ['nothing', '', { method: 'none', selector: null }],
  ])('%s', async (_, html, expected) => {
    expect(await fact('main', html)).toMatchObject(expected);
  });
  test.each(['649 грн', '59,000원', '12 990 Kč', '18 995 kr', 'Rp1.299.000', '1,290 บาท', '٣٤٩ ريال', '€ 149', '10 km'])(
    'a price is content, however short, whatever its currency: %s',
    async (line) => {
      const { blocks } = await fact(
        'text',
        `<main><h1>Pump</h1><p>${line}</p><p>In stock today</p><button>Buy</button><h2>About it</h2>${paragraph('At six')}</main>`,
      );
      expect(blocks.find(({ text }) => text === line)?.main).toBe(line !== '10 km');
    },
  );
  test('menus, asides, footers, comments and banners in it are excluded', async () => {
    const known =
      await collect(`<main>${paragraph('Main')}<nav>${paragraph('Nav')}</nav><aside>${paragraph('Aside')}</aside><div id="comments">${paragraph('Comment')}</div>
      <div class="cookie-consent">${paragraph('Cookie')}</div><footer>${paragraph('Footer')}</footer><p>ok</p><button>Press this big button</button></main>`);
    const main = valueIn(known, 'text').blocks.filter((block) => block.main);
    expect(main).toHaveLength(1);
    expect(main[0]!.text).toMatch(/^Main,/);
    expect(valueIn(known, 'main').words).toBe(27);
    expect(valueIn(known, 'text').mainUnits).toBe(27);
  });
  describe('names that say something else than their boxes hold', () => {
    const links = (from: number) =>
      Array.from(
        { length: 8 },
        (_, index) => `<li><a href="/a${from + index}"><b>Harbour ${from + index} and its boats at the old quay</b></a></li>`,
      ).join('');
    const mainTexts = async (html: string) => {
      const { blocks } = await fact('text', `<!doctype html>${html}`);
      return blocks.filter(({ main }) => main).map(({ text }) => text.split(' ')[0]);
    };
    test('a consent banner on a list of links', async () => {
      const html = `<h1>Harbours</h1><ul>${links(0)}${links(10)}${links(20)}</ul><div id="onetrust-banner-sdk">${paragraph('We value your privacy')}</div>`;
      expect(await mainTexts(html)).toEqual(['Harbours', ...Array.from({ length: 24 }, () => 'Harbour')]);
    });
    test('components of a content system', async () => {
      const html = `<div class="cmp-text">${paragraph('First')}</div><div class="cmp-teaser">${paragraph('Second')}</div><div class="cmp-title">${paragraph('Third')}</div>`;
      expect(await mainTexts(html)).toEqual(['First,', 'Second,', 'Third,']);
    });
    test('labels that come again', async () => {
      const card = (name: string) =>
        `<div class="card"><h3>${name}</h3><p>${name} lies at the old quay and sails on Sundays.</p><div><a href="/${name}">Book now</a></div></div>`;
      const texts = await mainTexts(`<main><h1>Boats</h1>${['Anna', 'Berta', 'Clara', 'Dora'].map(card).join('')}</main>`);
      expect(texts).toEqual(['Boats', ...['Anna', 'Berta', 'Clara', 'Dora'].flatMap((name) => [name, name])]);
    });
    test('all parts of a page are widgets', async () => {
      const html = `<h1>Harbours</h1>${paragraph('First')}${[0, 10, 20].map((from) => `<div class="widget"><ul>${links(from)}</ul></div>`).join('')}`;
      expect(await mainTexts(html)).toHaveLength(26);
      const sidebar = `<h1>Harbours</h1>${paragraph('First').repeat(3)}<div class="widget"><ul>${links(0)}</ul></div>`;
      expect((await mainTexts(sidebar)).filter((word) => word === 'Harbour')).toEqual([]);
    });
  });
  test('items inside are marked', async () => {
    const known = await collect(
      `<h2>Out</h2><main><h1>In</h1>${paragraph('At six').repeat(2)}<a href="/in">in</a><img src="data:image/gif;base64,R0lGODlhAQABAAAAACw=" alt="x"></main><a href="/out">out</a>`,
    );
    expect(valueIn(known, 'headings').items.map(({ main }) => main)).toEqual([false, true]);
    expect(valueIn(known, 'links').items.map(({ main, region }) => [main, region])).toEqual([
      [true, 'main'],
      [false, 'none'],
    ]);
    expect(valueIn(known, 'images').items.map(({ main }) => main)).toEqual([true]);
  });
  test.each([
    ['an image', '', 'src="/hero.png"', true],
    ['a placeholder', '', 'src="data:image/svg+xml;charset=utf-8,%3Csvg xmlns=%22http://www.w3.org/2000/svg%22/%3E"', false],
    ['an image over the page that lets clicks through', 'position:absolute;top:0;left:0;pointer-events:none', 'src="/hero.png"', false],
    ['an image that only cannot be dragged', 'pointer-events:none', 'src="/hero.png"', true],
  ])('%s on the first screen', async (_, style, source, isCounted) => {
    const { imageShareFirstScreen } = await fact('main', `<main><img width="9999" height="9999" style="${style}" ${source}></main>`);
    expect(imageShareFirstScreen > 0.5).toBe(isCounted);
  });
  test('content that machines cannot read is reported with its share', async () => {
    const { locked } = await fact(
      'main',
      `<main>${paragraph('At six').repeat(2)}<canvas width="400" height="300"></canvas><iframe src="https://other.invalid/x" width="300" height="200"></iframe>
      <iframe src="https://www.youtube.com/embed/x" width="300" height="200"></iframe><img width="200" height="200" src="data:image/gif;base64,R0lGODlhAQABAAAAACw="></main>`,
    );
    expect(locked.map(({ kind }) => kind)).toEqual(['canvas', 'frame', 'image']);
    expect(locked[0]!.share).toBeGreaterThan(0.05);
  });
  test.each([
    ['of this site', `<iframe src="/guide" width="300" height="200"></iframe>`, ['frame']],
    ['with its document in an attribute', `<iframe srcdoc="<p>Guide</p>" width="300" height="200"></iframe>`, ['frame']],
    ['that a script fills', `<iframe width="300" height="200"></iframe>`, []],
    ['of about:blank', `<iframe src="about:blank" width="300" height="200"></iframe>`, []],
    ['that is not shown', `<iframe src="/guide" style="display:none"></iframe>`, []],
    ['beside the main content', `</main><iframe src="/guide" width="300" height="200"></iframe><main>`, []],
  ])('a frame %s', async (_, html, kinds) => {
    const { locked } = await fact('main', `<main>${paragraph('At six').repeat(2)}${html}</main>`);
    expect(locked.map(({ kind }) => kind)).toEqual(kinds);
  });
});

test.each([
  [
    'the declared language where the text is too short to be certain of another',
    '<html lang="de-AT"><main><p>At six the bus leaves from the square</p></main>',
    { page: 'de', script: 'Latn' },
  ],
  [
    'the language of the text where that is certain',
    `<html lang="de-AT"><main>${paragraph('At six').repeat(3)}</main>`,
    { page: 'en', detected: 'en', script: 'Latn' },
  ],
  [
    'the language of the text where its script excludes the declared one',
    '<html lang="en-US"><main><p>শহরের পুরনো সেতুটি দুই বছর মেরামতের পর আবার খুলে দেওয়া হয়েছে।</p></main>',
    { page: 'bn', detected: 'bn', script: 'Beng' },
  ],
])('a page is read in %s', async (_, html, expected) => {
  expect(valueIn(await collect(html), 'language')).toMatchObject(expected);
});
