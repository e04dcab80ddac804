import axe from 'axe-core';
import { render, type ComponentChildren } from 'preact';
import { act as settled } from 'preact/test-utils';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import '../../components/style.css';
import type { ToolActions } from '../../components/tool/props.ts';
import type { ToolId } from '../../checks/tools.ts';
import type { FactName, KnownFacts } from '../../checks/core/facts.ts';
import { reasonText } from '../../words/en/checks/reasons.ts';
import { eventually } from '../support/eventually.ts';
import { failure, known } from '../support/facts.ts';
import { image, linkTag, meta } from '../support/links.ts';
import { reportOf } from '../support/report-of.ts';
import { hostile, richFacts } from '../support/rich-facts.ts';
import { toolView } from '../support/tool-view.ts';

const pictureOf = toolView;

/** What each of the first twenty tools shows for the rich page, and for a page without known facts. */
const expected: [id: ToolId, rich: string[], unknown: string][] = [
  [
    'serp-preview',
    ['Example Coffee', 'guides › café › pour-over', 'cut 580', 'of about 920', 'Mar 4, 2026', 'no words in common'],
    'Still reading the head…',
  ],
  [
    'head-tags',
    ['closed the head early', 'on line 14', 'changed by a script', 'only in raw HTML', '2 times', 'in the body'],
    'Still reading the head…',
  ],
  [
    'favicon-sitename',
    ['apple-touch-icon', 'status 404', 'SVG, any size', '2 different names in 4 places', 'Example Roasters Ltd'],
    'Still reading the head…',
  ],
  ['preview-controls', ['nothing: not indexable', 'up to 120 characters', 'URL, title and snippet only', '12%'], 'Still reading the head…'],
  [
    'indexability',
    ['Neither Google nor Bing can index this page', 'line 13 decides', 'blocks first', 'not reached'],
    'not every step could be checked',
  ],
  ['robots-directives', ['Googlebot', 'misspelled: notranslate?', 'noarchive and nocache', 'X-Robots-Tag'], 'Still reading the head…'],
  [
    'robots-txt',
    [
      'Allowed for Googlebot: line 5 in the group for * decides.',
      'Bingbot: blocked',
      'no known crawler reads this directive',
      'a sitemap needs its full URL',
    ],
    'Still reading robots.txt…',
  ],
  [
    'canonical',
    ['a different URL', 'All places together name 2 different URLs', 'crawling allowed', 'Pour-over'],
    'Still reading the document…',
  ],
  [
    'redirect-trace',
    ['3 redirects before the page', '302, temporary', 'without www', 'not checked yet'],
    'Still reading the redirect chain…',
  ],
  [
    'response-headers',
    [
      'Status 200: OK.',
      'any cache, for 60 minutes',
      'Browsers must use https for future visits.',
      'A custom header of this server.',
      '1 of 8 headers sent',
      'active: browsers block it',
    ],
    'Still reading the server response…',
  ],
  ['sitemap-lookup', ['A variant of this URL is listed', 'lists this page', 'status 404', '412 URLs'], 'Still reading the sitemap…'],
  [
    'heading-outline',
    ['h3 missing', 'no text', 'hidden', '1 skipped level, 1 empty, 1 hidden', hostile.chinese],
    'Still reading the headings…',
  ],
  [
    'main-content',
    ['main content 71%', 'about 1 minute', 'there is no ideal length', 'canvas', hostile.chinese],
    'Still reading the main content…',
  ],
  ['terms', ['no search engine has an ideal keyword density', 'pour-over coffee', 'title', 'fresh beans'], 'Still reading the page text…'],
  ['leftovers', ['2 leftovers', 'localhost', 'lorem ipsum dolor'], 'Still reading the document…'],
  [
    'url-inspector',
    [
      'subdomain',
      'coffee.example',
      'session, different for each visitor',
      'https://www.coffee.example/guides/caf%C3%A9/pour-over?page=2',
      '/café',
    ],
    'Still reading the document…',
  ],
  [
    'link-inventory',
    ['212 links', '9 internal', 'example.net', 'main content', 'new tab', 'first 17 of 212 rows'],
    'Still reading the links…',
  ],
  [
    'link-status',
    ['1 broken', 'broken (404)', '2 redirects to', '4 of about 12 checked so far', 'http://[bad'],
    'Still reading the links…',
  ],
  ['anchor-text', ['click here', 'generic', 'no text', 'Image links (1)'], 'Still reading the links…'],
  ['link-highlighter', ['Highlight 17 links on the page', 'Uncrawlable', 'rel=sponsored, paid links'], 'Still reading the links…'],
];

const factNames = Object.keys(known()) as FactName[];
const failed = Object.fromEntries(factNames.map((name) => [name, failure()])) as KnownFacts;
const rich = richFacts();
/** A page with only minimal facts. */
const blankPage = known();
const unprobed = known({
  linkStatus: failure('not-probed'),
  redirects: failure('not-probed'),
  icons: failure('not-probed'),
  canonicalTarget: failure('not-probed'),
  alternates: failure('not-probed'),
  shareImage: failure('not-probed'),
});

/** Removes the marks, like Escape on the page. */
let takeMarks: () => void = () => undefined;
const actions = () => ({
  watchMarks: (gone: () => void) => {
    takeMarks = gone;
    return () => undefined;
  },
  show: vi.fn<ToolActions['show']>(),
  mark: vi.fn<ToolActions['mark']>(),
  clearMarks: vi.fn<ToolActions['clearMarks']>(),
  copy: vi.fn<ToolActions['copy']>(),
  save: vi.fn<ToolActions['save']>(),
  open: vi.fn<ToolActions['open']>(),
  openWindow: vi.fn<ToolActions['openWindow']>(),
  rerun: vi.fn<ToolActions['rerun']>(),
  snapshots: () => Promise.resolve([]),
  saveSnapshot: () => Promise.resolve([]),
  deleteSnapshot: () => Promise.resolve([]),
});
const mounted: HTMLElement[] = [];

/** Long work is done in steps. */
const drawn = (host: HTMLElement) => eventually(() => expect(host.querySelector('.picture-place')).toBeNull());

/** Draws something below a heading, until what is done in steps is there. */
async function draw(content: ComponentChildren): Promise<HTMLElement> {
  const host = document.createElement('main');
  // Its width is that of the view: the sheet of the popup, which other files load, has room around it.
  host.style.padding = '0';
  document.documentElement.lang = 'en';
  document.title = 'Tools';
  document.body.append(host);
  mounted.push(host);
  await settled(() =>
    render(
      <>
        <h1>Pageloupe</h1>
        {content}
      </>,
      host,
    ),
  );
  await drawn(host);
  return host;
}

/** Opens a tool as in the popup, below its heading. */
async function open(id: ToolId, facts: KnownFacts) {
  const act = actions();
  const Picture = await pictureOf(id);
  const host = await draw(
    <>
      <h2>{id}</h2>
      <Picture facts={facts} report={reportOf(facts)} act={act} />
    </>,
  );
  const find = <E extends HTMLElement>(selector: string) => host.querySelector<E>(selector)!;
  const button = (name: string) =>
    [...host.querySelectorAll('button')].find((one) => one.textContent?.includes(name) || one.getAttribute('aria-label')?.includes(name))!;
  const press = (name: string) => settled(() => button(name).click());
  const type = (field: HTMLInputElement | HTMLTextAreaElement, text: string) =>
    settled(() => {
      field.value = text;
      field.dispatchEvent(new Event('input', { bubbles: true }));
    });
  const text = () => host.textContent!.replace(/\s+/g, ' ');
  return { host, act, find, button, press, type, text };
}
const close = (host: HTMLElement) =>
  settled(() => {
    render(null, host);
    host.remove();
  });
beforeAll(() => page.viewport(640, 900));
afterEach(async () => {
  if (innerWidth !== 640) await page.viewport(640, 900);
  for (const host of mounted.splice(0)) await close(host);
});

async function accessible(host: HTMLElement) {
  const { violations } = await axe.run(host, {
    runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
    resultTypes: ['violations'],
  });
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`)).toEqual([]);
}

describe.each(expected)('%s', (id, phrases) => {
  it('draws a page with everything: hostile strings as text, long ones cut, within 320 and 640 pixels, accessible', async () => {
    const { host, text } = await open(id, rich);
    for (const phrase of phrases) expect(text()).toContain(phrase);
    expect(text()).not.toContain('w'.repeat(2_500));
    expect(host.querySelector('script, [onerror], iframe')).toBeNull();
    expect(document.title).toBe('Tools');
    await accessible(host);
    for (const width of [320, 640]) {
      await page.viewport(width, 900);
      const tooWide = () =>
        [host, ...host.querySelectorAll('*')]
          .filter(
            (element) =>
              element.getBoundingClientRect().right > width + 0.5 && !element.closest('.table-scroll, .t-serp, .visually-hidden'),
          )
          .map((element) => `${element.tagName}.${element.className}`);
      // A view that is scaled to its place is so in the next frame.
      await eventually(() => expect(tooWide(), `${width}px`).toEqual([]));
    }
  });
});

describe('all of them, one below the other and accessible,', () => {
  /** Draws them in one page, for one run of axe. @returns the text of each */
  async function texts(facts: KnownFacts): Promise<Map<ToolId, string>> {
    const views = await Promise.all(expected.map(async ([id]) => ({ id, View: await pictureOf(id) })));
    const host = await draw(
      views.map(({ id, View }) => (
        <section key={id} id={id} aria-label={id}>
          <h2>{id}</h2>
          <View facts={facts} report={reportOf(facts)} act={actions()} />
        </section>
      )),
    );
    await accessible(host);
    expect(host.querySelectorAll('.empty:empty, p:empty, section:empty')).toHaveLength(0);
    return new Map(expected.map(([id]) => [id, host.querySelector(`#${id}`)!.textContent!.replace(/\s+/g, ' ')]));
  }
  it('say that they are still reading', async () => {
    const said = await texts({});
    for (const [id, , unknown] of expected) expect(said.get(id), id).toContain(unknown);
  });
  it('say why nothing could be read', async () => {
    for (const [id, said] of await texts(failed)) expect(said, id).toContain(reasonText(failure()));
  });
  it('say what there is on a page with nothing to show', async () => {
    for (const [id, said] of await texts(blankPage)) expect(said.length, id).toBeGreaterThan(id.length + 20);
  });
});

describe('probes that were not made', () => {
  it.each([
    ['link-status', 'Links are checked only when you start the link check.'],
    ['redirect-trace', 'The redirect chain is checked only when you start the link check.'],
    ['favicon-sitename', 'The icon files are checked only when you start the link check.'],
  ] as const)('%s says so', async (id, sentence) => {
    expect((await open(id, unprobed)).text()).toContain(sentence);
  });
  it('canonical says so when there is another target', async () => {
    const facts = { ...rich, response: failure(), canonicalTarget: failure('not-probed') };
    expect((await open('canonical', facts)).text()).toContain('The canonical target is checked only when you start the link check.');
  });
});

describe('what pages without the subject show', () => {
  it.each([
    ['heading-outline', 'The page has no headings.'],
    ['link-inventory', 'The page has no links.'],
    ['anchor-text', 'The page has no followed links to other pages'],
    ['sitemap-lookup', 'No sitemap found'],
    ['robots-txt', 'The file is empty: nothing is blocked.'],
    ['leftovers', 'No leftovers found.'],
    ['main-content', 'No main content found.'],
    ['terms', 'No repeated words or phrases'],
    ['url-inspector', 'The URL has no parameters.'],
    ['ai-view', 'There is nothing to read here for a crawler without JavaScript.'],
    ['robots-directives', 'No robots directives'],
    ['indexability', 'There is nothing to read here'],
    ['canonical', 'The page declares no canonical.'],
    ['preview-controls', 'No part of the page has data-nosnippet'],
    ['favicon-sitename', 'No icon declared.'],
    ['head-tags', 'The head is empty'],
    ['link-highlighter', 'The page has no links to highlight.'],
    ['serp-preview', 'The page has no title.'],
    ['redirect-trace', 'No HTTP redirects: this URL responds directly.'],
    ['response-headers', '0 of 8 headers sent.'],
  ] as const)('%s', async (id, sentence) => {
    expect((await open(id, blankPage)).text()).toContain(sentence);
  });
});

describe('serp-preview', () => {
  it('tries other words, measures them, and goes back', async () => {
    const { find, press, type, text } = await open('serp-preview', rich);
    await type(find<HTMLTextAreaElement>('textarea'), '茶');
    expect(find('.t-serp-title').textContent).toBe('茶');
    expect(text()).toContain('Preview of your edits, not the page');
    expect(text()).toContain('Desktop: 20 px of about 580');
    await press('Reset');
    expect(find('.t-serp-title').textContent).toMatch(/^How to brew pour-over coffee at home.*…$/);
  });
  const result = (title: string, description: string) =>
    known({
      head: {
        titles: [{ text: title, inHead: true, selector: 'title' }],
        metas: [{ name: 'description', property: '', httpEquiv: '', charset: '', content: description, inHead: true, selector: 'meta' }],
      },
      about: {
        dates: {
          published: { iso: '2026-03-04', raw: '2026-03-04', visible: true, inMarkup: false, from: 'time', selector: 'time' },
          modified: null,
        },
      },
    });
  it.each([
    ['دليل القهوة', 'كيف تُحضّر فنجانًا جيدًا في البيت', 'rtl'],
    ['מדריך לקפה', 'איך מכינים כוס טובה', 'rtl'],
    ['A guide to coffee', 'How to brew a good cup', 'ltr'],
    ['2026 دليل', '15 كيف', 'rtl'],
  ])('%s: the date leaves the snippet its direction, and the ruler starts where the title does', async (title, snippet, direction) => {
    const { find, text } = await open('serp-preview', result(title, snippet));
    expect(text()).toContain('Mar 4, 2026');
    expect(getComputedStyle(find('.t-serp-snippet')).direction).toBe(direction);
    const [line, ruler, zero] = [find('.t-serp-title'), find('.t-serp-ruler'), find('.t-serp-ruler text')].map((one) =>
      one.getBoundingClientRect(),
    );
    const side = direction === 'rtl' ? 'right' : 'left';
    expect(Math.abs(ruler![side] - line![side])).toBeLessThan(2);
    expect(Math.abs(zero![side] - line![side])).toBeLessThan(2);
  });
  it.each([
    ['desktop', '920', 580],
    ['mobile', '680', 342],
  ])('draws a ruler under title and snippet, within the text, on %s', async (device, limit, room) => {
    const { host, find } = await open(
      'serp-preview',
      known({
        head: {
          titles: [{ text: 'Plan '.repeat(60), inHead: true, selector: 'title' }],
          metas: [meta({ name: 'description', content: 'What the plan says. '.repeat(20) })],
        },
      }),
    );
    await settled(() => find<HTMLInputElement>(`input[value=${device}]`).click());
    const rulers = [...host.querySelectorAll('.t-serp-ruler')];
    expect(rulers.map((ruler) => Number(ruler.getAttribute('width')))).toEqual([room, room]);
    expect(rulers[1]!.querySelector('.t-serp-cut-label')!.textContent).toBe(`cut ${limit}`);
    // Both texts are too long: part of each bar is hatched, and nothing extends beyond the figure.
    for (const ruler of rulers) expect(ruler.querySelector('rect[fill^="url"]')).not.toBeNull();
    const { left, right } = find('.t-serp').getBoundingClientRect();
    for (const part of host.querySelectorAll('.t-serp-ruler :is(rect, text)'))
      expect([part.getBoundingClientRect().left >= left - 1, part.getBoundingClientRect().right <= right + 1]).toEqual([true, true]);
  });
});

describe('robots-txt', () => {
  it('tests any path and crawler, and a draft that leaves the file alone', async () => {
    const { find, press, type, text } = await open('robots-txt', rich);
    const [path, crawler] = [
      find<HTMLInputElement>('.t-robots-form div:first-child input'),
      find<HTMLInputElement>('.t-robots-form div:last-child input'),
    ];
    await type(path, '/cart');
    expect(text()).toContain('Blocked for Googlebot: line 3 in the group for * decides.');
    expect(find('.decides').textContent).toContain('Disallow: /cart');
    await type(crawler, 'GPTBot');
    expect(text()).toContain('Blocked for GPTBot: line 8 in the group for gptbot decides.');
    await press('Edit and test');
    await type(find<HTMLTextAreaElement>('textarea'), 'User-agent: *\nAllow: /');
    expect(text()).toContain('Allowed for GPTBot: line 2 in the group for * decides.');
    await press('Reset');
    expect(text()).toContain('Blocked for GPTBot');
  });
  it.each([
    [404, 'no file, so nothing is blocked'],
    [503, 'treats the whole site as blocked'],
  ])('explains status %d', async (status, words) => {
    expect((await open('robots-txt', known({ robotsTxt: { status, text: '' } }))).text()).toContain(words);
  });
});

describe('what is not there, or not known', () => {
  it.each<[ToolId, KnownFacts, string]>([
    [
      'sitemap-lookup',
      known({
        sitemap: {
          files: [
            {
              url: 'https://example.com/sitemap.xml',
              from: '/sitemap.xml',
              status: 404,
              kind: 'unreadable',
              bytes: 0,
              urls: 0,
              truncated: false,
              failure: null,
              children: [],
            },
          ],
          entries: [],
          complete: true,
        },
      }),
      'No sitemap found',
    ],
    [
      'sitemap-lookup',
      known({
        sitemap: {
          files: [
            {
              url: 'https://example.com/sitemap.xml',
              from: '/sitemap.xml',
              status: 503,
              kind: 'unreadable',
              bytes: 0,
              urls: 0,
              truncated: false,
              failure: null,
              children: [],
            },
          ],
          entries: [],
          complete: false,
        },
      }),
      'none could be read',
    ],
    [
      'page-weight',
      known({
        resources: {
          items: [
            {
              url: 'https://cdn.example.net/a.js',
              type: 'script',
              host: 'cdn.example.net',
              transferBytes: 0,
              encodedBytes: 0,
              decodedBytes: 0,
              duration: 3,
            } as never,
          ],
          total: 1,
        },
      }),
      'size hidden, 1 request',
    ],
  ])('%s says so', async (id, facts, texts) => {
    expect((await open(id, facts)).text()).toContain(texts);
  });
  it('of a sitemap that could not be read nothing is counted', async () => {
    const file = {
      url: 'https://example.com/sitemap.xml',
      from: '/sitemap.xml' as const,
      status: 404,
      kind: 'unreadable' as const,
      bytes: 0,
      urls: 0,
      truncated: false,
      failure: null,
      children: [],
    };
    const text = (await open('sitemap-lookup', known({ sitemap: { files: [file], entries: [], complete: true } }))).text();
    expect(text).toContain('Requested files');
    expect(text).toContain('does not exist');
    expect(text).not.toMatch(/0 URLs|Where it is listed|found at|could not be read/);
  });
  it('having no image without text is not a fault', async () => {
    const { host } = await open('image-inventory', known({ images: { items: [image({ alt: 'Harbour' })], total: 1 } }));
    expect([...host.querySelectorAll('.t-chip')].find(({ textContent }) => textContent?.includes('0 without'))?.className).toBe(
      't-chip kind-muted',
    );
  });
});

describe('marks on the page', () => {
  it('draws the kinds that are chosen, and takes them away on leaving', async () => {
    const { host, act, press, find } = await open('link-highlighter', rich);
    await press('Highlight 17 links');
    expect(act.mark).toHaveBeenCalledTimes(1);
    expect(act.mark.mock.lastCall![0]).toContainEqual({ selector: 'main a', label: 'Sponsored, Nofollow, New tab', kind: 'warn' });
    await settled(() => find<HTMLInputElement>('.t-mark label:last-child input').click());
    expect(act.mark.mock.lastCall![0].length).toBeLessThan(17);
    expect(act.clearMarks).not.toHaveBeenCalled();
    await close(host);
    expect(act.clearMarks).toHaveBeenCalledTimes(1);
  });
  it('shows and hides the levels of headings', async () => {
    const { act, press, button } = await open('heading-outline', rich);
    await press('Show heading levels');
    expect(act.mark.mock.lastCall![0][2]).toEqual({ selector: 'h4', label: 'h4, skips a level', kind: 'warn' });
    expect(button('Show heading levels').getAttribute('aria-pressed')).toBe('true');
    await press('Show heading levels');
    expect(act.clearMarks).toHaveBeenCalledTimes(1);
  });
  it('notices that marks were removed on the page', async () => {
    const { act, press, button } = await open('heading-outline', rich);
    await press('Show heading levels');
    await settled(() => takeMarks());
    expect(button('Show heading levels').getAttribute('aria-pressed')).toBe('false');
    await press('Show heading levels');
    expect(act.mark).toHaveBeenCalledTimes(2);
  });
  it('shades what may not be quoted', async () => {
    const { act, press } = await open('preview-controls', rich);
    await press('Highlight these areas');
    expect(act.mark.mock.lastCall![0].map(({ look }) => look)).toEqual(['shade']);
  });
  it('shows the areas that the page offers to Bing, where there are any', async () => {
    const without = await open('preview-controls', rich);
    expect(without.text()).not.toContain('data-snippet');
    const facts = richFacts();
    const parts = facts.parts!.ok ? facts.parts!.value : null;
    const { text } = await open('preview-controls', {
      ...facts,
      parts: { ok: true, value: { ...parts!, snippet: [{ selector: 'main > p', snippet: '<p data-snippet>', text: 'Tea from Assam.' }] } },
    });
    expect(text()).toContain('Tea from Assam.');
    expect(text()).toContain('Bing may show and cite text marked data-snippet');
  });
  it.each([
    ['heading-outline', 'Show heading levels'],
    ['link-highlighter', 'Highlight 17 links'],
  ] as const)('%s: marks that are kept stay when the tool is left', async (id, name) => {
    const { host, act, press, button } = await open(id, rich);
    expect(button('Pin highlights')).toBeUndefined();
    await press(name);
    await press('Pin highlights');
    expect(act.mark.mock.lastCall!).toEqual([act.mark.mock.calls[0]![0], { remove: 'Remove highlights (Esc)' }]);
    expect(button('Pin highlights').getAttribute('aria-pressed')).toBe('true');
    await accessible(host);
    await close(host);
    expect(act.clearMarks).not.toHaveBeenCalled();
  });
  it('dims what is not main content', async () => {
    const { act, press } = await open('main-content', rich);
    await press('Dim everything else');
    const marks = act.mark.mock.lastCall![0];
    expect(marks[0]).toMatchObject({ look: 'spotlight', kind: 'good' });
    expect(marks.slice(1).map(({ look }) => look)).toEqual(marks.slice(1).map(() => 'dim'));
    expect(marks.length).toBeGreaterThan(1);
  });
});

describe('what leaves a picture', () => {
  it('copies the outline as Markdown that no heading can break out of', async () => {
    const { act, press } = await open('heading-outline', rich);
    await press('Copy as Markdown');
    const copied = act.copy.mock.lastCall![0];
    expect(copied.split('\n').slice(0, 4)).toEqual([
      '# How to brew pour-over coffee',
      '## What you need',
      '#### The grinder',
      '### (empty)',
    ]);
    expect(copied).toContain('## \\<script\\>');
  });
  it('copies the clean address, also in the canonical element, which it escapes', async () => {
    const inspector = await open('url-inspector', rich);
    await inspector.press('Copy');
    expect(inspector.act.copy).toHaveBeenCalledWith('https://www.coffee.example/guides/caf%C3%A9/pour-over?page=2');
    const canonical = await open('canonical', rich);
    await canonical.press('Copy a canonical tag');
    expect(canonical.act.copy.mock.lastCall![0]).toBe(
      '<link rel="canonical" href="https://www.coffee.example/guides/caf%C3%A9/pour-over?page=2">',
    );
    const listed = known({ page: { url: 'https://www.coffee.example/search?a=1&b="2"#x' } });
    const other = await open('canonical', listed);
    await other.press('Copy a canonical tag');
    expect(other.act.copy.mock.lastCall![0]).toBe('<link rel="canonical" href="https://www.coffee.example/search?a=1&amp;b=%222%22">');
  });
  it('opens addresses of the web only, through the popup', async () => {
    const { host, act } = await open('sitemap-lookup', rich);
    await settled(() => host.querySelector<HTMLAnchorElement>('.t-sitemap a')!.click());
    expect(act.open).toHaveBeenCalledWith('https://www.coffee.example/sitemap.xml');
    const icons = await open('favicon-sitename', known({ head: { links: [linkTag('icon', 'javascript:alert(1)')] } }));
    expect(icons.host.querySelector('a, img')).toBeNull();
    expect(icons.text()).toContain('not an image URL');
  });
  it('shows an element of the page from a table', async () => {
    const { act, press } = await open('anchor-text', rich);
    await press('Show on page: click here');
    expect(act.show).toHaveBeenCalledWith('main a');
  });
});

describe('canonical', () => {
  const link = (href: string) =>
    known({
      head: {
        links: [{ rel: ['canonical'], href, url: href, hreflang: '', type: '', sizes: '', media: '', inHead: true, selector: 'link' }],
      },
    });
  it.each([
    ['https://example.com/page', 'The page declares one canonical: this URL.'],
    ['https://example.com/page/', 'The page declares one canonical: a variant of this URL.'],
    ['https://example.com/other', 'The page declares one canonical: a different URL.'],
  ])('%s: %s', async (href, sentence) => {
    expect((await open('canonical', link(href))).text()).toContain(sentence);
  });
});

describe('head-tags', () => {
  it('filters by group', async () => {
    const { host, find } = await open('head-tags', rich);
    await settled(() => find<HTMLInputElement>('input[value=Sharing]').click());
    expect([...host.querySelectorAll('tbody tr')]).toHaveLength(2);
  });
});

describe('link texts in a language without a list', () => {
  it('judges no phrase, and says so', async () => {
    const { text } = await open('anchor-text', {
      ...rich,
      language: { ok: true, value: { page: 'tlh', detected: 'tlh', confidence: 1, script: 'Latn' } },
    });
    expect(text()).toContain('no list of generic link texts');
    expect(text()).not.toContain('Generic1');
  });
});
