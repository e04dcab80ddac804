import { describe, expect, test } from 'vitest';
import { cardSize, crawlerCardPng, cutToWidthOf, drawCrawlerCard, type CrawlerCard } from '../../reports/draw-crawler-card.ts';

const card: CrawlerCard = {
  file: 'x.png',
  title: 'What ChatGPT sees of this page',
  host: 'example.com',
  date: 'Nov 25, 2026',
  page: 'Oil for leather covers',
  tone: 'warn',
  number: '45%',
  share: 0.45,
  caption: 'of the main content reaches OAI-SearchBot',
  detail: '12 of 30 blocks of the main content are not in the raw HTML.',
  crawlers: [
    { token: 'OAI-SearchBot', access: 'allowed' },
    { token: 'GPTBot', access: 'blocked' },
    { token: 'ChatGPT-User', access: 'unclear' },
  ],
};
const canvas = () => new OffscreenCanvas(cardSize.width, cardSize.height).getContext('2d')!;
/** Texts in drawing order, with their start and end positions. */
function texts(of: Partial<CrawlerCard>) {
  const context = canvas();
  const drawn: { text: string; left: number; right: number; baseline: number }[] = [];
  const draw = context.fillText.bind(context);
  context.fillText = (text, x, y) => {
    const { width } = context.measureText(text);
    drawn.push({
      text,
      baseline: y,
      left: context.textAlign === 'right' ? x - width : x,
      right: context.textAlign === 'right' ? x : x + width,
    });
    draw(text, x, y);
  };
  drawCrawlerCard(context, { ...card, ...of });
  return drawn;
}

describe('the image of what a crawler sees', () => {
  test('has title, host, date, page, number, crawlers and the product', () => {
    const all = texts({}).map(({ text }) => text);
    expect(all).toEqual([
      card.title,
      'example.com · Nov 25, 2026',
      card.page,
      '45%',
      card.caption,
      card.detail,
      '✓ OAI-SearchBot',
      '✕ GPTBot',
      '? ChatGPT-User',
      'Pageloupe',
    ]);
  });

  const long = 'Ölpflege für Ledereinbände '.repeat(40);
  test.each<[string, Partial<CrawlerCard>]>([
    ['long German', { page: long, title: long, detail: long, host: 'sub.'.repeat(60) }],
    ['a long word', { page: 'x'.repeat(100_000) }],
    ['Japanese', { page: '革の手入れと油の選び方についての長い説明'.repeat(20) }],
    ['Arabic', { page: 'العناية بأغلفة الجلد '.repeat(30) }],
    ['emoji with joiners', { page: '👩‍👩‍👧‍👦'.repeat(200) }],
    [
      'sixty crawlers',
      { crawlers: Array.from({ length: 60 }, (_, index) => ({ token: `Crawler-number-${index}`, access: 'blocked' as const })) },
    ],
    ['nothing', { page: '', detail: '', host: '', date: '', crawlers: [] }],
  ])('keeps %s inside', (_, of) => {
    for (const { text, left, right, baseline } of texts(of)) {
      expect(left, text.slice(0, 40)).toBeGreaterThanOrEqual(60);
      expect(right, text.slice(0, 40)).toBeLessThanOrEqual(cardSize.width - 60);
      expect(baseline).toBeLessThan(cardSize.height);
    }
  });
  test('sets Arabic at the right', () => {
    const title = texts({ page: 'العناية بالجلد' }).find(({ text }) => text.startsWith('العناية'))!;
    expect(Math.round(title.right)).toBe(cardSize.width - 64);
  });

  const colorAt = (share: number | null, x: number) => {
    const context = canvas();
    drawCrawlerCard(context, { ...card, share });
    const { data } = context.getImageData(x, 300, 1, 1);
    return [data[0], data[1], data[2]];
  };
  test('fills the bar as far as the content is read, and draws none where that is not known', () => {
    const ground = [255, 254, 251];
    expect(colorAt(1, 1100)).toEqual([130, 83, 0]);
    expect(colorAt(0, 1100)).not.toEqual([130, 83, 0]);
    expect(colorAt(0, 1100)).not.toEqual(ground);
    expect(colorAt(null, 1100)).toEqual(ground);
  });

  test('is a PNG of 1200 by 630', async () => {
    const blob = await crawlerCardPng(card, new OffscreenCanvas(cardSize.width, cardSize.height));
    const { width, height } = await createImageBitmap(blob);
    expect([blob.type, width, height]).toEqual(['image/png', 1200, 630]);
  });
});

test('a text is cut between letters as people see them', () => {
  const context = canvas();
  context.font = '20px sans-serif';
  expect(cutToWidthOf(context, 'short', 500)).toBe('short');
  const cut = cutToWidthOf(context, 'é👩‍👩‍👧'.repeat(50), 200);
  expect(context.measureText(cut).width).toBeLessThanOrEqual(200);
  expect(cut.replace(/(?:é|👩‍👩‍👧)/gu, '')).toBe('…');
  expect(cutToWidthOf(context, 'word', 1)).toBe('…');
});
