import { render } from 'preact';
import { afterEach, expect, test, vi } from 'vitest';
import '../../components/style.css';
import '../../components/report/overview.css';
import type { KnownFacts } from '../../checks/core/facts.ts';
import type { Report } from '../../checks/core/report/report.ts';
import { judgePage } from '../../checks/audit-page.ts';
import { GlanceCard } from '../../components/report/glance.tsx';
import { PageHead } from '../../components/report/view.tsx';
import { known, type Changes } from '../support/facts.ts';
import { link, linkTag, meta } from '../support/links.ts';

const copy = vi.fn();
const frame = document.createElement('main');
document.body.append(frame);
afterEach(() => {
  render(null, frame);
  copy.mockClear();
});

/** @param changed of the report */
function draw(changes: Changes, changed: Partial<Report> = {}): void {
  const facts: KnownFacts = known(changes);
  const options = { intent: 'index', pageType: null, aiOptOut: false, now: Date.UTC(2026, 10, 22) } as const;
  const report = { ...judgePage(facts, options, { collect: 1, judge: 1, network: 1, total: 3 }), ...changed };
  render(
    <>
      <PageHead report={report} act={{ copy }} />
      <GlanceCard report={report} act={{ copy }} />
    </>,
    frame,
  );
}
const row = (id: string) => frame.querySelector<HTMLElement>(`[data-glance="${id}"]`)!;
const press = (name: string) => [...frame.querySelectorAll('button')].find(({ textContent }) => textContent === name)!.click();

const page: Changes = {
  head: {
    titles: [{ text: '=HYPERLINK("https://evil.example/")', inHead: true, selector: 'title' }],
    metas: [
      meta({ name: 'description', content: 'ما تقوله الخطة' }),
      meta({ property: 'og:title', content: 'Plan' }),
      meta({ property: 'og:image', content: '/a.png' }),
    ],
    links: [linkTag('canonical', '/page')],
  },
  links: { items: [link('/a'), link('https://other.org/', { rel: ['nofollow'] })], total: 2 },
  response: { status: 200, headers: [{ name: 'x-robots-tag', value: 'noindex' }] },
};

test('each row shows the page’s value and a note', () => {
  draw(page);
  expect(row('canonical').textContent).toBe('Canonicalthis pageThe canonical is a relative URL: /page');
  expect(row('robots').textContent).toContain('noindex');
  expect(row('google')).toBeNull();
  expect(row('links').textContent).toContain('1 internal, 1 external, 1 nofollow');
  expect(row('h1').textContent).toBe('H1none');
  expect(row('description').querySelector('[dir=auto]')!.textContent).toBe('ما تقوله الخطة');
});

test.each([
  ['en', 'Words', '300'],
  ['ja', 'Characters', '1,200'],
  ['zh', 'Characters', '1,200'],
  ['ko', 'Words', '300'],
])('how long the text is, in what its language is counted in: %s', (language, name, count) => {
  draw({ language: { page: language }, main: { words: 300 }, text: { mainUnits: 400, mainChars: 1_600 } });
  expect(row(name.toLowerCase()).textContent).toBe(`${name}${count}in main content`);
});

test.each([
  ['host', false, 'acme.examplefrom the URL only'],
  ['host', true, 'acme.example'],
  ['site-name', false, 'acme.example'],
] as const)('a publisher that only the URL tells is said to be so: %s, visible %s', (from, visible, says) => {
  draw({ about: { publisher: { name: 'acme.example', visible, inMarkup: false, from } } });
  expect(row('publisher').textContent).toBe(`Publisher${says}`);
});

test('a missing value links to the check that says what to do; an optional one is marked as such', () => {
  draw({ head: { titles: [], metas: [], links: [] } });
  expect(row('description').querySelector('a')!.getAttribute('href')).toBe('#check=meta-description');
  expect(row('title').querySelector('a')!.title).not.toBe('');
  expect(row('types').querySelector('a')).toBeNull();
});

test.each([
  [
    'https://example.com/shop/field-journal',
    'https://example.com/shop/travel-journal',
    '/shop/field-journal',
    'The canonical points to /shop/field-journal, not to this page.',
    true,
  ],
  [
    'https://example.com/shop/field-journal',
    'https://example.com/shop/field-journal?srsltid=1',
    '/shop/field-journal',
    'a variant of this URL',
    false,
  ],
  [
    'https://other.example/a',
    'https://example.com/a',
    'https://other.example/a',
    'The canonical points to https://other.example/a, not to this page.',
    true,
  ],
])('a canonical %s of %s is shown where it differs', (canonical, url, shown, note, marked) => {
  draw({
    page: { url, baseUrl: url },
    response: { status: 200, requestedUrl: url, finalUrl: url },
    head: { links: [linkTag('canonical', canonical)] },
  });
  expect(row('canonical').querySelector('.glance-value')!.textContent).toBe(shown);
  expect(row('canonical').textContent).toBe(`Canonical${shown}${note}`);
  expect(row('canonical').querySelector('.glance-why') !== null).toBe(marked);
});

test('what is wrong with a title is in its row, whole, and leads to its check, unless the list of what to fix says it', () => {
  const titles = [
    { text: 'Home', inHead: true, selector: 'title' },
    { text: 'Other', inHead: true, selector: 'title:nth-of-type(2)' },
  ];
  const changes = { head: { titles, metas: [], links: [] } };
  draw(changes);
  expect(row('title').querySelector('.glance-why')).toBeNull();
  expect(row('title').querySelector('.glance-flag')!.getAttribute('href')).toBe('#check=title');
  draw(changes, { fixes: [] });
  const why = row('title').querySelector<HTMLAnchorElement>('.glance-why')!;
  expect(why.getAttribute('href')).toBe('#check=title');
  expect(why.scrollWidth).toBeLessThanOrEqual(why.clientWidth);
  expect(why.textContent).toMatch(/\.$/);
});

test.each<[what: string, status: number, unknown: boolean]>([
  ['a page whose request was refused', 403, true],
  ['an error page, which is not indexed', 404, false],
])('X-Robots-Tag is called unknown only where it leaves something open: %s', (_, status, unknown) => {
  const navigation = {
    status: status === 403 ? 200 : status,
    redirects: 0,
    type: 'navigate',
    protocol: 'h2',
    transferBytes: 10_000,
    htmlBytes: 30_000,
  };
  draw({ page: { navigation }, response: { status, headers: [] } } as Changes);
  expect(row('robots').textContent!.includes('X-Robots-Tag unknown')).toBe(unknown);
});

test('a click copies the value without the note', () => {
  draw(page);
  row('canonical').querySelector('button')!.click();
  expect(copy).toHaveBeenLastCalledWith('https://example.com/page');
});

test('the title is copied alone, or with its length by a second control', () => {
  draw({ head: { titles: [{ text: 'Marbled paper', inHead: true, selector: 'title' }] } });
  const [text, length] = row('title').querySelectorAll('button');
  text!.click();
  expect(copy).toHaveBeenLastCalledWith('Marbled paper');
  const [, size] = /^(13 characters, \d+ px)fits in Google$/.exec(length!.textContent!)!;
  length!.click();
  expect(copy).toHaveBeenLastCalledWith(`Marbled paper (${size})`);
});

test.each([
  ['title', 'Marbled paper', 'fits in Google'],
  ['title', 'Marbled paper for bookbinders, calligraphers and everybody who writes letters by hand', 'may be cut in Google'],
  ['description', 'How paper is marbled.', 'fits in Google'],
  ['description', 'How paper is marbled. '.repeat(6), 'may be cut on phones'],
  ['description', 'How paper is marbled. '.repeat(20), 'may be cut in Google'],
] as const)('whether results show all of a %s is said beside its length, as its check judges, and only there: %s', (id, text, said) => {
  const titles = [{ text: id === 'title' ? text : 'Paper', inHead: true, selector: 'title' }];
  draw({ head: { titles, metas: id === 'title' ? [] : [meta({ name: 'description', content: text })] } }, { fixes: [] });
  expect(row(id).querySelector('.size > span')!.textContent).toBe(said);
  expect(row(id).querySelector('.glance-why')?.textContent ?? '').not.toMatch(/px wide/);
});

test('on a page that search engines leave out, nothing is said about its length', () => {
  draw({ head: { titles: [{ text: 'Paper', inHead: true, selector: 'title' }], metas: [meta({ name: 'robots', content: 'noindex' })] } });
  expect(row('title').querySelector('.size > span')).toBeNull();
});

test('without a snippet, nothing is said about the length of a description', () => {
  draw({
    head: { metas: [meta({ name: 'description', content: 'How paper is marbled.' }), meta({ name: 'robots', content: 'nosnippet' })] },
  });
  expect(row('description').querySelector('.size > span')).toBeNull();
});

test('all of it is copied as text, or as a row of a table in which nothing of the page is a formula or another cell', () => {
  draw(page);
  press('Copy as text');
  expect(copy.mock.lastCall![0]).toMatch(/^Title: =HYPERLINK.*\nDescription: .*\nURL: https:\/\/example\.com\/page\n/);
  press('Copy as table row');
  const [names, values, ...rest] = (copy.mock.lastCall![0] as string).split('\n').map((line) => line.split('\t'));
  expect(rest).toEqual([]);
  expect(values).toHaveLength(names!.length);
  expect(values![0]).toMatch(/^'=HYPERLINK/);
  expect(values![names!.indexOf('Open Graph')]).toBe('og:title: Plan og:image: /a.png');
});

test('a page whose head could not be read has no card', () => {
  draw({ head: null });
  expect(frame.textContent).toBe('');
});

test.each(['100%', '200%'])('with text of %s each value and name is to be seen in whole words', (size) => {
  document.documentElement.style.fontSize = size;
  frame.style.inlineSize = '590px';
  draw({ ...page, language: { page: 'en' }, main: { words: 300 }, text: { mainUnits: 300, mainChars: 1_600 } });
  for (const id of ['robots', 'words', 'language', 'links'])
    expect(row(id).querySelector('.glance-value')!.getBoundingClientRect().width, id).toBeGreaterThan(15);
  for (const name of frame.querySelectorAll<HTMLElement>('dt')) {
    const lines = document.createRange();
    lines.selectNodeContents(name);
    expect(lines.getClientRects().length, name.textContent!).toBeLessThanOrEqual(name.textContent!.split(' ').length);
  }
  document.documentElement.style.fontSize = '';
  frame.style.inlineSize = '';
});
