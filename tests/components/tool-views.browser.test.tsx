import axe from 'axe-core';
import { render } from 'preact';
import { act as settled } from 'preact/test-utils';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import '../../components/style.css';
import type { ToolActions } from '../../components/tool/props.ts';
import type { ToolId } from '../../checks/tools.ts';
import type { Block } from '../../checks/core/facts/text.ts';
import type { KnownFacts } from '../../checks/core/facts.ts';
import { judgePage } from '../../checks/audit-page.ts';
import { PageUrl } from '../../components/tool/parts.tsx';
import { eventually } from '../support/eventually.ts';
import { blank, known } from '../support/facts.ts';
import { jsonLd } from '../support/json-ld.ts';
import { image, link, linkTag, meta } from '../support/links.ts';
import { block, heading, richFacts } from '../support/rich-facts.ts';
import { toolView } from '../support/tool-view.ts';

/** What some tools draw from made-up facts. */
const mounted: HTMLElement[] = [];
const actions = () => ({
  show: vi.fn<ToolActions['show']>(),
  mark: vi.fn<ToolActions['mark']>(),
  clearMarks: vi.fn<ToolActions['clearMarks']>(),
  copy: vi.fn<ToolActions['copy']>(),
  save: vi.fn<ToolActions['save']>(),
  open: vi.fn<ToolActions['open']>(),
  openWindow: vi.fn<ToolActions['openWindow']>(),
  rerun: vi.fn<ToolActions['rerun']>(),
  snapshots: async () => [],
  saveSnapshot: async () => [],
  deleteSnapshot: async () => [],
});

const judged = (facts: KnownFacts) =>
  judgePage(
    facts,
    { intent: 'index', pageType: null, aiOptOut: false, now: Date.UTC(2026, 10, 22) },
    { collect: 0, judge: 0, network: 0, total: 0 },
  );

async function open(
  id: ToolId,
  facts: KnownFacts,
  snapshots: Awaited<ReturnType<ToolActions['snapshots']>> = [],
  more: Partial<ToolActions> = {},
) {
  const report = judged(facts);
  const act = { ...actions(), snapshots: async () => snapshots, ...more } as ReturnType<typeof actions> & Partial<ToolActions>;
  const Picture = await toolView(id);
  const host = document.createElement('main');
  // Its width is that of the view: the sheet of the popup, which other files load, has room around it.
  host.style.padding = '0';
  host.style.containerType = 'inline-size';
  document.documentElement.lang = 'en';
  document.body.append(host);
  mounted.push(host);
  await settled(() =>
    render(
      <>
        <h1>Pageloupe</h1>
        <h2>{id}</h2>
        <PageUrl.Provider value={report.finalUrl}>
          <Picture facts={facts} report={report} act={act} />
        </PageUrl.Provider>
      </>,
      host,
    ),
  );
  // Long work is done in steps.
  await eventually(() => expect(host.querySelector('.picture-place')).toBeNull());
  const all = (selector: string) => [...host.querySelectorAll<HTMLElement>(selector)];
  const press = (name: string) =>
    settled(() =>
      all('button')
        .find((one) => one.textContent?.includes(name) || one.getAttribute('aria-label')?.includes(name))!
        .click(),
    );
  const choose = (value: string) => settled(() => host.querySelector<HTMLInputElement>(`input[value="${value}"]`)!.click());
  const text = () => host.textContent!.replace(/\s+/g, ' ');
  const cells = (row: Element) => [...row.querySelectorAll('td:not(.act)')].map((cell) => cell.textContent!.replace(/\s+/g, ' ').trim());
  return { host, act, all, press, choose, text, rows: (table = 0) => [...all('table')[table]!.querySelectorAll('tbody tr')].map(cells) };
}
beforeEach(() => page.viewport(640, 900));
afterEach(async () => {
  for (const host of mounted.splice(0)) {
    await settled(() => render(null, host));
    host.remove();
  }
});
async function accessible(host: HTMLElement) {
  const { violations } = await axe.run(host, {
    runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
    resultTypes: ['violations'],
  });
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`)).toEqual([]);
}

describe('links', () => {
  const items = [
    link('/a', { text: 'One', rel: ['nofollow'] }),
    link('/a#part', { text: 'Two', region: 'footer' }),
    link('/b'),
    link('https://www.other.example/x'),
    link('https://blog.other.example/y', { text: 'عربي' }),
    link('mailto:a@b.example', { text: 'Mail' }),
    link(null, { text: '' }),
  ];
  it('of which some were not read: heading, kinds, table and file say of how many they are', async () => {
    const { text, all, press, act } = await open('link-inventory', known({ links: { items, total: 411 } }));
    expect(text()).toContain('The first 7 of 411 links by target');
    expect(text()).toContain('Only the first 7 are read; all numbers, tables and exports here cover these.');
    const kinds = all('figcaption > span').map((one) => Number(/\d+/.exec(one.textContent!)![0]));
    expect(kinds.reduce((sum, one) => sum + one, 0)).toBe(7);
    expect(text()).toContain('first 7 of 411 rows');
    await press('Save links as CSV');
    expect(act.save.mock.lastCall![2].trimEnd().split('\r\n')).toHaveLength(8);
  });
  it('all read: the heading is their number', async () => {
    const { text } = await open('link-inventory', known({ links: { items, total: 7 } }));
    expect(text()).toContain('7 links by target');
    expect(text()).not.toContain('Only the first');
  });
  it.each([
    [
      'target',
      [
        ['https://example.com/a', '2', 'internal', 'nofollow', 'main content, footer', 'One | Two'],
        ['https://example.com/b', '1', 'internal', '', 'main content', 'Target page'],
      ],
    ],
    [
      'domain',
      [
        ['example.com', '3', 'internal', 'nofollow', 'main content, footer', 'One | Two | Target page'],
        ['other.example', '2', 'external', '', 'main content', 'Target page | عربي'],
      ],
    ],
  ] as const)('grouped by %s, most links first', async (by, first) => {
    const { choose, rows, press, act, host } = await open('link-inventory', known({ links: { items, total: 7 } }));
    await choose(by);
    expect(rows().slice(0, 2)).toEqual(first);
    expect(rows().reduce((sum, [, count]) => sum + Number(count), 0)).toBe(7);
    await press('as CSV');
    expect(act.save.mock.lastCall![2]).toContain(first[0][0]);
    await accessible(host);
  });
  it.each(['link-status', 'link-highlighter'] as const)('%s says how many are listed', async (id) => {
    expect((await open(id, known({ links: { items, total: 411 } }))).text()).toContain(
      'The page has 411 links; the first 7 are read and listed here.',
    );
  });
});

describe('redirects', () => {
  const hops = [
    { url: 'http://example.com/old', status: 301, ms: 120 },
    { url: 'https://www.example.com/old', status: 302, ms: 1_380 },
    { url: 'https://example.com/page', status: 200 },
  ];
  it('each hop with host and milliseconds', async () => {
    const { text, all, press, act, host } = await open('redirect-trace', known({ redirects: { hops, loop: false } }));
    expect(text()).toContain('2 redirects before the page. They took 1.5 s.');
    expect(all('.t-trace > li').map((one) => one.querySelector('strong')!.textContent)).toEqual([
      'example.com',
      'www.example.com',
      'example.com',
    ]);
    expect(all('.t-trace-ms').map((one) => one.textContent)).toEqual(['120 ms', '1.4 s', '20 ms when requested again']);
    await press('Copy the redirect chain');
    expect(act.copy.mock.lastCall![0].split('\n')[0]).toBe('301 http://example.com/old 120 ms');
    await accessible(host);
  });
  it('that were not timed have no time', async () => {
    const { text, all } = await open(
      'redirect-trace',
      known({ redirects: { hops: hops.map(({ url, status }) => ({ url, status })), loop: false } }),
    );
    expect(text()).not.toContain('They took');
    expect(all('.t-trace-ms')).toHaveLength(1);
  });
});

describe('rich results', () => {
  const offer = { '@type': 'Offer', price: '3.50', priceCurrency: 'EUR' };
  it('what Google requires and recommends, there or missing, type by type', async () => {
    const { rows, host } = await open(
      'rich-results',
      known({ structuredData: jsonLd({ '@type': 'Product', name: 'Tea', offers: offer }) }),
    );
    const of = (result: string) =>
      rows()
        .filter((row) => row[3] === result)
        .map(([property, need, there]) => `${property} ${need} ${there}`);
    expect(of('Product snippet')).toEqual(expect.arrayContaining(['name required present', 'offers.availability recommended missing']));
    expect(of('Merchant listing')[0]).toBe('image required missing');
    // Properties that are only required with a rating are neither present nor missing.
    expect(of('Product snippet').some((row) => row.includes('ratingValue'))).toBe(false);
    await accessible(host);
  });
  it('a rating that is there counts', async () => {
    const { rows } = await open(
      'rich-results',
      known({
        structuredData: jsonLd({
          '@type': 'Product',
          name: 'Tea',
          aggregateRating: { '@type': 'AggregateRating', ratingValue: 4, reviewCount: 3 },
        }),
      }),
    );
    expect(rows().map(([property, need, there]) => `${property} ${need} ${there}`)).toContain(
      'aggregateRating.ratingValue required present',
    );
  });
  it('a required value that cannot be read is not there as it should be', async () => {
    const event = { '@type': 'Event', name: 'Fair', startDate: 'soon', location: { '@type': 'Place', name: 'Hall', address: 'Quay 1' } };
    const { rows } = await open('rich-results', known({ structuredData: jsonLd(event) }));
    const said = rows().map(([property, need, there]) => `${property} ${need} ${there}`);
    expect(said).toContain('startDate required present, invalid value');
    expect(said).toContain('name required present');
    expect(said).not.toContain('startDate required present');
  });
  it('a type that Google no longer shows has no rows', async () => {
    const { all } = await open('rich-results', known({ structuredData: jsonLd({ '@type': 'HowTo', name: 'x' }) }));
    expect(all('h3').map((one) => one.textContent)).not.toContain('Required and recommended, type by type');
  });
});

describe('search result preview', () => {
  it.each(['ltr', 'rtl'])('marks of the ruler are inside it where the interface is %s', async (dir) => {
    document.documentElement.dir = dir;
    try {
      for (const title of ['Kettles for small kitchens, and how to choose one that lasts', 'غلايات للمطابخ الصغيرة وكيف تختار واحدة تدوم']) {
        const { all } = await open('serp-preview', known({ head: { titles: [{ ...blank.head.titles[0]!, text: title }] } }));
        const rulers = all('.t-serp-ruler');
        expect(rulers.length).toBeGreaterThan(0);
        const out = rulers.flatMap((ruler) => {
          const box = ruler.getBoundingClientRect();
          return [...ruler.querySelectorAll('text')]
            .filter((mark) => {
              const { left, right } = mark.getBoundingClientRect();
              return left < box.left - 1 || right > box.right + 1;
            })
            .map((mark) => mark.textContent);
        });
        expect(out).toEqual([]);
      }
    } finally {
      document.documentElement.dir = '';
    }
  });
});

describe('a file of robots.txt', () => {
  it('says that it is not shown whole, and shows the deciding line', async () => {
    const text = `User-agent: *\n${'# \n'.repeat(5_998)}Disallow: /`;
    const { all, press, text: shown } = await open('robots-txt', known({ robotsTxt: { status: 200, text } }));
    await press('Show all');
    expect(all('.t-robots-file li')).toHaveLength(5_004);
    expect(all('.t-robots-file .decides')).toHaveLength(1);
    expect(shown()).toContain('5,004 of 6,000');
  });
  it('stays from left to right where the interface is from right to left', async () => {
    document.documentElement.dir = 'rtl';
    try {
      const { all } = await open('robots-txt', known({ robotsTxt: { status: 200, text: 'User-agent: *\nDisallow: /a' } }));
      const directions = all('.t-robots-file, input[type=text]').map((one) => getComputedStyle(one).direction);
      expect(directions).toEqual(['ltr', 'ltr', 'ltr']);
    } finally {
      document.documentElement.dir = '';
    }
  });
});

describe('numbers that people read', () => {
  it('how far an element sticks out, and not where it ends', async () => {
    const overflow = [{ at: { selector: '#wide', snippet: '<div>', text: 'wide' }, right: 1_472 }];
    const { text } = await open(
      'mobile-check',
      known({ page: { viewport: { width: 1_280, height: 800, scrollWidth: 1_472, dpr: 1 } }, device: { overflow } }),
    );
    expect(text()).toContain('192 px');
    expect(text()).not.toContain('1,472 px too');
  });
  it('no layout as good where a style sheet did not load', async () => {
    const unloaded = [{ kind: 'style' as const, name: 'https://example.com/a.css' }];
    const { text } = await open('mobile-check', known({ resources: { unloaded }, device: {} }));
    expect(text()).toContain('A style sheet did not load');
    for (const words of ['fits the window', 'large enough']) expect(text()).not.toContain(words);
  });
  it('what weighs, by names of people, with the HTML', async () => {
    const resource = (type: string, url: string) => ({
      url,
      type,
      host: 'example.com',
      transferBytes: 1_000,
      encodedBytes: 1_000,
      decodedBytes: 1_000,
      durationMs: 1,
    });
    const items = [
      resource('img', 'https://example.com/a'),
      resource('link', 'https://example.com/a.css?v=2'),
      resource('css', 'https://example.com/b.woff2'),
      resource('other', 'https://example.com/c'),
    ];
    const facts = known({
      resources: { items, total: 4 } as never,
      page: { navigation: { status: 200, redirects: 0, type: 'navigate', protocol: 'h2', transferBytes: 5_000, htmlBytes: 9_000 } },
    });
    const said = (await open('page-weight', facts)).text();
    for (const name of ['images', 'CSS', 'fonts', 'other', 'HTML']) expect(said).toContain(name);
    expect(said).toContain('5 requests, 9 kB');
  });
  it('an IP address has no www', async () => {
    expect((await open('redirect-trace', known({ page: { url: 'http://127.0.0.1:8000/a' } }))).text()).not.toContain('www');
    expect((await open('redirect-trace', known({ page: { url: 'https://example.com/a' } }))).text()).toContain('with www');
  });
  it('readability: the formula with its language, only the two numbers without one, and nothing in Japanese', async () => {
    const sentence = 'The binder waxes every thread before the needle goes through.';
    const pageIn = (language: string) =>
      known({
        text: { ...blank.text, blocks: Array.from({ length: 12 }, () => block(sentence)) },
        language: { page: language, detected: language, confidence: 1, script: 'Latn' },
      });
    expect((await open('terms', pageIn('en'))).text()).toContain(
      'LIX 20, English: 120 words of running text: 10 in an average sentence, 10% with more than six letters.',
    );
    const polish = (await open('terms', pageIn('pl'))).text();
    expect(polish).toContain('No readability formula for Polish.');
    expect(polish).not.toContain('LIX');
    expect((await open('terms', pageIn('ja'))).text()).not.toContain('Readability');
  });
  it('nothing takes no time to read', async () => {
    expect((await open('main-content', known({ main: { words: 0 } }))).text()).not.toContain('minute');
    expect((await open('main-content', known({ main: { words: 400 } }))).text()).toContain('minute');
  });
});

describe('AI crawlers', () => {
  it('each operator with what its crawlers may do, by purpose', async () => {
    const robots = 'User-agent: GPTBot\nDisallow: /\n\nUser-agent: PerplexityBot\nDisallow: /';
    const { all, press, host } = await open('ai-crawlers', known({ robotsTxt: { status: 200, text: robots } }));
    const lines = () =>
      all('.t-matrix tbody tr').map((line) =>
        [...line.children].map(
          (cell) => [...cell.querySelectorAll('li:not(.t-matrix-count)')].map((one) => one.textContent).join() || cell.textContent,
        ),
      );
    // Blocked for search first, then blocked for other purposes.
    expect(lines().slice(0, 2)).toEqual([
      ['Perplexity', 'PerplexityBot: blocked', 'Perplexity-User: allowed', '–', '–'],
      ['OpenAI', 'OAI-SearchBot: allowed', 'ChatGPT-User: allowed,ChatGPT Agent: allowed', 'GPTBot: blocked', 'OAI-AdsBot: allowed'],
    ]);
    await accessible(host);
    const first = lines().length;
    await press('more operator');
    expect(lines().length).toBeGreaterThan(first);
  });
  it('stays a matrix down to 320 pixels: what is blocked by name, what is allowed by number', async () => {
    await page.viewport(320, 900);
    const { all, host } = await open('ai-crawlers', known({ robotsTxt: { status: 200, text: 'User-agent: GPTBot\nDisallow: /' } }));
    const shown = [...all('.t-matrix tbody tr')[0]!.querySelectorAll('li')]
      .filter((one) => one.checkVisibility())
      .map((one) => one.textContent);
    expect(shown).toEqual(['1 allowed', '2 allowed', 'GPTBot: blocked', '1 allowed']);
    expect(host.scrollWidth).toBeLessThanOrEqual(host.clientWidth);
  });
  it('a policy token and the third key of Content-Signal are explained', async () => {
    const text =
      'User-agent: __usage_ai-training\nDisallow: /shop\n\nUser-agent: __usage_new\nDisallow:\n\nUser-agent: *\nContent-Signal: search=yes,ai-train=no,use=reference\nDisallow: /';
    const view = await open('ai-crawlers', known({ page: { url: 'https://example.com/shop/tea' }, robotsTxt: { status: 200, text } }));
    const said = view.text();
    expect(said).toContain('User-agent: __usage_ai-training: disallowed for this URL');
    expect(said).toContain('Google announced support');
    expect(said).toContain('User-agent: __usage_new: allowed for this URL');
    expect(said).toContain('No engine is known to honor it.');
    expect(said).toContain('use=reference: may be indexed and quoted briefly, with a link back.');
  });
  it('names of crawlers are broken nowhere but at their hyphens', async () => {
    const { all } = await open('ai-crawlers', known({ robotsTxt: { status: 404, text: '' } }));
    /** Number of lines on which a word of the text is drawn. */
    const linesOf = (text: Text, from: number, to: number) => {
      const range = document.createRange();
      range.setStart(text, from);
      range.setEnd(text, to);
      return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
    };
    const broken = all('.t-crawlers').flatMap((chips) => {
      const found: string[] = [];
      for (
        let walker = document.createTreeWalker(chips, NodeFilter.SHOW_TEXT), text = walker.nextNode() as Text | null;
        text;
        text = walker.nextNode() as Text | null
      ) {
        for (const { 0: word, index } of text.data.matchAll(/[^\s-]+/g))
          if (linesOf(text, index, index + word.length) > 1) found.push(word);
      }
      return found;
    });
    expect(broken).toEqual([]);
  });
});

describe('social previews', () => {
  it('all six cards at once', async () => {
    const { all, text, host } = await open(
      'social-preview',
      known({
        head: {
          metas: [meta({ property: 'og:title', content: 'Kettles' }), meta({ property: 'og:description', content: 'All about them' })],
        },
      }),
    );
    expect(all('.t-cards figcaption').map((one) => one.textContent)).toEqual(['Facebook', 'LinkedIn', 'X', 'Slack', 'WhatsApp', 'Discord']);
    expect(all('.t-card-title').map((one) => one.textContent)).toEqual(Array(6).fill('Kettles'));
    expect(text()).not.toContain('Scaled to');
    await accessible(host);
  });
});

describe('images', () => {
  const items = [
    image({ alt: 'A red boat' }),
    image({ alt: 'IMG_2041.jpg', src: '/x.jpg', url: 'https://example.com/x.jpg' }),
    image({ alt: null }),
  ];
  it('a file name as alt is not fine', async () => {
    const { all, text } = await open('image-inventory', known({ images: { items, total: 3 } }));
    expect(text()).toContain('1 with alt text');
    expect(text()).toContain('1 with a file name as alt text');
    expect(all('.t-image .t-chip').map((one) => [one.textContent, one.className])).toEqual([
      ['no alt', 't-chip kind-bad'],
      ['file name as alt', 't-chip kind-warn'],
      ['alt', 't-chip kind-good'],
    ]);
  });
  it('pictures are filtered, copied and saved as the table is', async () => {
    const { host, all, act, press } = await open('image-inventory', known({ images: { items, total: 3 } }));
    expect(all('.t-image')).toHaveLength(3);
    await settled(() => {
      const field = host.querySelector<HTMLInputElement>('input[type=search]')!;
      field.value = 'file name';
      field.dispatchEvent(new Event('input', { bubbles: true }));
    });
    expect(all('.t-image')).toHaveLength(1);
    await press('Save images as CSV');
    expect(act.save.mock.lastCall![2].trimEnd().split('\r\n')).toHaveLength(2);
    await press('Copy images');
    expect(act.copy.mock.lastCall![0]).toContain('IMG_2041.jpg');
    await accessible(host);
  });
});

describe('source and rendered', () => {
  const main = (words: string): Block => block(words, { main: true, selector: 'p' });
  const served = (...texts: string[]) => texts.map((words) => ({ tag: 'p', text: words, level: 0, units: 8 }));
  const [first, second, third, old] = [
    'Bridges expand in summer when it is warm.',
    'Their decks rest on bearings that move.',
    'جسور الصيف تتمدد كل عام في الحر.',
    'This sentence is in the raw HTML alone.',
  ];
  it('the text line by line: what only one side has, and what both have', async () => {
    const { all, press, act, host } = await open(
      'source-vs-rendered',
      known({
        text: { blocks: [main(first!), main(second!), main(third!)], mainUnits: 24 },
        served: { presence: [1, 0.3, 1], blocks: served(first!, old!, third!), inText: 0.7, coverage: 0.7 },
      }),
    );
    expect(all('.t-text-diff > li').map((one) => [one.className, one.querySelector('.visually-hidden')!.textContent])).toEqual([
      ['', 'in both'],
      ['new', 'only rendered'],
      ['gone', 'only in raw HTML'],
      ['', 'in both'],
    ]);
    await press('Copy the differences');
    expect(act.copy.mock.lastCall![0].split('\n')).toEqual([`  ${first}`, `+ ${second}`, `− ${old}`, `  ${third}`]);
    await accessible(host);
  });
  it('long runs that are the same are counted', async () => {
    const texts = Array.from({ length: 30 }, (_, index) => `Sentence number ${index} of a long text that stays.`);
    const { all } = await open(
      'source-vs-rendered',
      known({
        text: { blocks: texts.map(main), mainUnits: 240 },
        served: { presence: texts.map((_, index) => (index === 10 ? 0 : 1)), blocks: served(...texts.filter((_, index) => index !== 10)) },
      }),
    );
    const drawn = all('.t-text-diff > li').map((one) => one.querySelector('.page-text')?.textContent.slice(0, 18) ?? one.textContent);
    expect(drawn).toEqual(['⋯9 lines in both', 'Sentence number 9 ', 'Sentence number 10', 'Sentence number 11', '⋯18 lines in both']);
  });
});

describe('mobile', () => {
  it.each([
    [1280, 'Measured in a desktop window 1,280 CSS pixels wide, not on a phone.'],
    [412, 'Measured in a window 412 CSS pixels wide.'],
  ])('a window of %d pixels is described correctly', async (width, words) => {
    expect(
      (await open('mobile-check', known({ page: { viewport: { width, height: 800, scrollWidth: width, dpr: 1 } } }))).text(),
    ).toContain(words);
  });
});

describe('contrast', () => {
  const figures = {
    enough: 40,
    failed: 3,
    unclear: 2,
    pairs: [
      { color: '#999999', background: '#ffffff', ratio: 2.84, needed: 4.5 as const, count: 3, text: 'Gray text', selectors: ['#a', '#b'] },
    ],
    pairsTotal: 1,
    causes: [{ cause: 'gradient' as const, count: 2, text: 'On a gradient', selectors: ['#c'] }],
    truncated: false,
  };
  const facts = known({ page: { viewport: { width: 1280, height: 800, scrollWidth: 1280, dpr: 1 } } });
  it('is measured on a click only, and shown by colors', async () => {
    const measure = vi.fn<NonNullable<ToolActions['measureContrast']>>().mockResolvedValue(figures);
    const { host, text, press, act } = await open('mobile-check', facts, [], { measureContrast: measure });
    expect(measure).not.toHaveBeenCalled();
    await press('Measure contrast');
    await eventually(() => expect(text()).toContain('3 text elements'));
    for (const part of ['#999999 on #ffffff', '2.84 of 4.5', 'Gray text', 'a gradient', 'On a gradient', '40 text elements'])
      expect(text()).toContain(part);
    await accessible(host);
    await press('Outline low contrast');
    expect(act.mark.mock.lastCall![0]).toMatchObject([
      { selector: '#a', label: '2.84 of 4.5' },
      { selector: '#b', label: '2.84 of 4.5' },
    ]);
  });
  it('says that the page could not be read', async () => {
    const { text, press } = await open('mobile-check', facts, [], { measureContrast: async () => null });
    await press('Measure contrast');
    await eventually(() => expect(text()).toContain('The page could not be read.'));
  });
  it('is not offered without the page', async () => {
    expect((await open('mobile-check', facts)).text()).toContain('Only measured while the page is open in a tab.');
  });
});

describe('passages', () => {
  it('are marked whole, from heading to last block', async () => {
    const question = block('Why bridges move', { level: 2, tag: 'h2', main: true, selector: 'h2' });
    const one = block('Bridges expand in summer, so that their decks rest on bearings, which let them move a little every day.', {
      main: true,
      selector: 'p:nth-of-type(1)',
    });
    const { press, act } = await open(
      'passages',
      known({ text: { blocks: [question, one, { ...one, selector: 'p:nth-of-type(2)' }], mainUnits: 40, units: 40 } }),
    );
    await press('on the page');
    expect(act.mark.mock.lastCall![0]).toMatchObject([{ selector: 'h2', until: 'p:nth-of-type(2)' }]);
  });
});

describe('search result', () => {
  it('is drawn in its true size in the popup’s width, and as wide as in Arial where Arial is absent', async () => {
    await page.viewport(660, 900);
    const title = 'A long title of a page that says much more than any result page has room for, and then some';
    const { host, text, all } = await open('serp-preview', known({ head: { titles: [{ text: title, inHead: true, selector: 'title' }] } }));
    host.style.width = '606px';
    expect(text()).not.toContain('Scaled to');
    const sheet = host.appendChild(document.createElement('style'));
    sheet.textContent = '.t-serp { font-family: monospace !important; letter-spacing: 3px; }';
    await settled(() => {
      const field = host.querySelector<HTMLTextAreaElement>('textarea')!;
      field.value = `Why ${title}`;
      field.dispatchEvent(new Event('input', { bubbles: true }));
    });
    await settled(
      () =>
        new Promise((resolve) => {
          requestAnimationFrame(() => resolve(undefined));
        }),
    );
    const line = all('.t-serp-fitted')[0]!.getBoundingClientRect();
    expect(line.width).toBeLessThanOrEqual(582);
    expect(line.width).toBeGreaterThan(500);
  });
});

describe('two versions of a page', () => {
  const links = (count: number) =>
    known({ links: { items: Array.from({ length: count }, (_, index) => link(`/page-${index}`, { text: `Page ${index}` })) } });
  it.each([
    [60, false],
    [61, true],
  ])('%d links more: a list that is cut says so', async (more, cut) => {
    const { press, text, all } = await open('page-diff', links(more), [
      { id: 'before', name: 'Yesterday', at: '2026-11-21T09:00:00Z', from: 'saved', report: { ...judged(links(0)), facts: links(0) } },
    ]);
    await press('Compare');
    expect(all('.t-diff-list .new').length).toBeGreaterThanOrEqual(60);
    expect(text().includes('Only the first 60 of each are listed.')).toBe(cut);
  });
});

describe('what a view shows and its findings say', () => {
  it('crawlers: one that reads for training is blocked by choice, one that finds pages is not', async () => {
    const rules = (token: string) => known({ robotsTxt: { status: 200, text: `User-agent: ${token}\nDisallow: /` } });
    const blockedIn = async (id: ToolId, token: string) =>
      (await open(id, rules(token))).all('[class*="kind-"]').filter(({ textContent }) => textContent === `${token}: blocked`);
    for (const id of ['ai-crawlers', 'ai-view'] as const) {
      expect((await blockedIn(id, 'GPTBot')).map(({ className }) => /kind-\w+/.exec(className)![0])).toEqual(['kind-info']);
      expect((await blockedIn(id, 'OAI-SearchBot')).map(({ className }) => /kind-\w+/.exec(className)![0])).toEqual(['kind-bad']);
    }
  });
  it('links: a URL of the page’s own site is its path, another is whole', async () => {
    const items = [link('https://example.com/shop/cups', { text: 'Cups' }), link('https://other.example/shop', { text: 'Shop' })];
    const { all } = await open('link-inventory', known({ links: { items, total: 2 } }));
    const cells = all('.data .page-text').map((one) => one.textContent);
    expect(cells).toContain('/shop/cups');
    expect(cells).toContain('https://other.example/shop');
  });
  it('structured data: its status is that of the worst of what it shows', async () => {
    const thing = { '@context': 'https://schema.org', '@type': 'Product', name: 'Cup' };
    const report = judged(known({ structuredData: jsonLd(JSON.stringify(thing)) }));
    const statusOf = (check: string) => report.signals.find(({ id }) => id === check)!.status;
    expect(statusOf('jsonld-syntax')).not.toBe('fail');
    expect(statusOf('schema-properties')).toBe('fail');
    expect(report.tools.find(({ id }) => id === 'structured-data')!.status).toBe('fail');
  });
  it('images: those that the check counts apart are named', async () => {
    const items = [
      image({ alt: 'A boat', selector: '#a' }),
      ...['#to > img:nth-child(1)', '#to > img:nth-child(2)'].map((selector) => image({ alt: null, decorative: false, selector })),
    ];
    const links = { items: [link('/boats', { text: 'Boats', selector: '#to' })], total: 1 };
    const { text } = await open('image-inventory', known({ images: { items, total: 3 }, links }));
    expect(text()).toContain('Of those without alt text, 2 are in links that have a text: the check counts them separately.');
  });
  it('anchor text: the bars and the finding count the same links, and the rest is named', async () => {
    const items = [
      link('/a', { text: '', name: '' }),
      link('/b', { text: 'Boats' }),
      link('/c', { text: '', name: '', rel: ['nofollow'] }),
      link('#top', { text: '', name: '' }),
    ];
    const { text, all } = await open('anchor-text', known({ links: { items, total: items.length } }));
    expect(all('.t-bars-value').map((one) => one.textContent)).toEqual(['1', '0', '1']);
    expect(text()).toContain('2 followed links to other pages are counted, as in the findings. Not counted: 2 links');
    expect(judged(known({ links: { items, total: items.length } })).signals.find(({ id }) => id === 'anchor-text')?.message).toContain(
      '1 of 2 links',
    );
  });
  it('languages: a text that is too short does not match', async () => {
    const short = known({ page: { lang: 'en' }, text: { mainUnits: 10 }, language: { detected: 'en', confidence: 0.98 } });
    expect((await open('languages', short)).text()).toContain('too little text, or too mixed, to compare');
    const long = known({ page: { lang: 'en' }, text: { mainUnits: 900 }, language: { detected: 'en', confidence: 0.98 } });
    expect((await open('languages', long)).text()).toContain('matches the text');
  });
  it('canonical: several have no target, also if the first is this URL', async () => {
    const links = ['https://example.com/page', 'https://example.com/other'].map((url) => linkTag('canonical', url));
    const { text } = await open('canonical', known({ page: { url: 'https://example.com/page' }, head: { links } }));
    expect(text()).toContain('The page declares 2 different canonicals');
    expect(text()).toContain('The canonicals differ, so there is no single target to check.');
    expect(text()).not.toContain('The canonical is this URL');
  });
  it('indexability: a step behind the one that blocks shows no pass', async () => {
    const { all } = await open('indexability', known({ robotsTxt: { status: 200, text: 'User-agent: *\nDisallow: /' } }));
    expect(all('.t-ladder .unseen').length).toBeGreaterThan(0);
    expect(all('.t-ladder .unseen').filter((step) => !step.classList.contains('kind-muted'))).toEqual([]);
  });
  it('images: names the file of each that is not shown', async () => {
    const items = [image({ url: 'https://example.com/media/cups.webp?w=2', src: '/media/cups.webp?w=2' })];
    expect((await open('image-inventory', known({ images: { items, total: 1 } }))).text()).toContain('cups.webp');
    const metas = [meta({ property: 'og:image', content: 'https://example.com/share/cups.png' })];
    expect((await open('social-preview', known({ head: { metas } }))).text()).toContain('cups.png');
  });
  it('images: what needs an alt text comes first', async () => {
    const items = [
      image({ alt: '', decorative: true, selector: '#a' }),
      image({ alt: 'A boat', selector: '#b' }),
      image({ alt: 'boat.jpg', src: '/boat.jpg', url: 'https://example.com/boat.jpg', selector: '#c' }),
      image({ alt: null, selector: '#d' }),
    ];
    const { all } = await open('image-inventory', known({ images: { items, total: 4 } }));
    expect(all('.t-image .t-chip').map((one) => one.textContent)).toEqual(['no alt', 'file name as alt', 'alt', 'decorative']);
  });
  it('canonical: a URL once a place, other languages are no self-references, and an empty og:url is none', async () => {
    const url = 'https://example.com/page';
    const alternate = (code: string, href: string) => linkTag('alternate', href, { hreflang: code });
    const { all } = await open(
      'canonical',
      known({
        page: { url },
        head: {
          links: [
            linkTag('canonical', url),
            alternate('en', url),
            alternate('x-default', url),
            alternate('da', 'https://example.com/da/page'),
          ],
          metas: [meta({ property: 'og:url', content: ' ' })],
        },
      }),
    );
    expect(all('.t-canon-voices .t-chip').map((one) => one.textContent)).toEqual(['this URL', 'none', 'none', 'this URL', 'none']);
  });
  it('headings: one outside the main content has no note, as it is not counted', async () => {
    const items = [heading(1, 'Boats'), heading(4, 'Menu', { main: false, region: 'nav' }), heading(2, 'Sails')];
    const { text } = await open('heading-outline', known({ headings: { items, total: 3 } }));
    expect(text()).toContain('no skips');
    expect(text()).not.toContain('skips h');
  });
  it('markup: a number is not part of another one', async () => {
    const product = (ratingValue: string) =>
      known({
        structuredData: jsonLd({ '@type': 'Product', name: 'Boat', aggregateRating: { ratingValue, reviewCount: 12 } }),
        text: { blocks: [block('Boat'), block('4.99 of 5, 12 reviews')] },
      });
    expect((await open('markup-vs-page', product('4.9'))).text()).not.toContain('contained');
  });
  it('structured data: items of one kind are one line', async () => {
    const images = Array.from({ length: 15 }, (_, index) => ({ '@type': 'ImageObject', url: `https://example.com/${index}.jpg` }));
    const { all } = await open('structured-data', known({ structuredData: jsonLd({ '@type': 'WebPage', name: 'Boats' }, ...images) }));
    expect(all('summary').map((one) => one.textContent!.trim())).toEqual(['WebPage JSON-LD, block 1', 'ImageObject 15 items in JSON-LD']);
    await settled(async () => {
      (all('details')[1] as HTMLDetailsElement).open = true;
      await new Promise((done) => {
        setTimeout(done);
      });
    });
    await eventually(() => expect(all('summary')).toHaveLength(17));
  });
});

describe('tables of many columns', () => {
  const alternates = ['en', 'de', 'ar', 'x-default'].map((code) =>
    linkTag('alternate', `https://example.com/${code}/a-rather-long-path-of-a-page`, { hreflang: code }),
  );
  it.each([
    ['languages', known({ head: { links: alternates } })],
    ['provenance', richFacts()],
    ['ai-crawlers', richFacts()],
    ['link-inventory', richFacts()],
    ['markup-vs-page', richFacts()],
    ['image-delivery', richFacts()],
    ['rich-results', richFacts()],
    ['serp-preview', richFacts()],
    ['social-preview', richFacts()],
  ] as const)('%s: none is cut off at 640, 486, 480 and 320 pixels', async (id, facts) => {
    for (const width of [640, 486, 480, 320]) {
      await page.viewport(width, 900);
      const { all } = await open(id, facts);
      expect(
        all('.table-scroll')
          .map((one) => one.scrollWidth - one.clientWidth)
          .filter((over) => over > 1),
        String(width),
      ).toEqual([]);
    }
  });
});
