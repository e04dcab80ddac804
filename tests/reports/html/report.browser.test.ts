import axe from 'axe-core';
import { afterAll, describe, expect, test } from 'vitest';
import { commands } from 'vitest/browser';
import { pageHtml, runHtml } from '../../../reports/html/report.tsx';
import { reportIn } from '../../../reports/in-language.ts';
import { checkCountWords } from '../../../reports/report-words.ts';
import { openLocale } from '../../../words/languages.ts';
import { loadFileLocale } from '../../../words/locale.ts';
import { locale } from '../../support/locale.ts';
import { hostileFacts, strangeTexts } from '../../support/hostile.ts';
import { richFacts } from '../../support/rich-facts.ts';
import { pageCalled, runOf, textOf } from '../../support/runs.ts';

const lists = await commands.hostileLists();
const markup = [
  '</title><script>parent.owned=1</script>',
  '</style><img src=x onerror="parent.owned=1">',
  '--><svg onload=parent.owned=1>',
  '"><a href="javascript:parent.owned=1">x</a>',
  '\u0000</main></body>',
  '\uD800',
];
const titles = [
  ...markup,
  ...strangeTexts,
  '手冲咖啡指南',
  'מדריך קפה',
  ...(lists?.strings.filter((text) => text.trim() !== '').slice(0, 150) ?? []),
];
const { run, read, reports } = runOf(
  [
    richFacts(),
    hostileFacts(50),
    ...titles.map((title, index) => pageCalled(title, `https://site.example/${index}`)),
    ...[1, 2].map((index) => pageCalled('The same', `https://site.example/same-${index}`)),
  ],
  markup.join(' '),
);
const html = await textOf(runHtml(run, read, locale));
const parsed = new DOMParser().parseFromString(html, 'text/html');
const single = await pageHtml(reports[0]!, markup[0]!, locale);

const frames: HTMLIFrameElement[] = [];
afterAll(() => frames.forEach((frame) => frame.remove()));
/** The file in a frame, like a browser opens it. */
async function opened(source: string): Promise<Document> {
  const frame = document.createElement('iframe');
  frame.width = '1000';
  frame.height = '800';
  document.body.append(frame);
  frames.push(frame);
  frame.contentDocument!.open();
  frame.contentDocument!.write(source);
  frame.contentDocument!.close();
  await new Promise((resolve) => {
    setTimeout(resolve, 100);
  });
  return frame.contentDocument!;
}

describe('the file of a run', () => {
  test('has one section a page, under what the page calls itself', () => {
    const pages = parsed.querySelectorAll('article');
    expect(pages).toHaveLength(reports.length);
    expect(pages[2]!.querySelector('h3 bdi')!.textContent).toBe(markup[0]);
    expect([...pages].every((page) => page.querySelector('.verdict')?.textContent)).toBe(true);
  });
  test('names the page without report, and why', () =>
    expect(parsed.querySelector('main')!.textContent).toContain('The server returns 404.'));
  test('shows what several pages share', () => {
    const captions = [...parsed.querySelectorAll('caption')].map((caption) => caption.textContent);
    expect(captions).toContain('Duplicate titles');
  });
  test('has no element of a page, no script, no picture and no handler', () => {
    expect(parsed.querySelectorAll('script, img, iframe, object, embed, form, input, base, link, video, audio')).toHaveLength(0);
    const attributes = [...parsed.querySelectorAll('*')].flatMap((element) => [...element.attributes]);
    for (const { name } of attributes) expect(name).not.toMatch(/^on|^style$|^src/);
    const links = attributes.filter(({ name }) => name === 'href').map(({ value }) => value);
    expect(links.length).toBeGreaterThan(10);
    for (const href of links) expect(href).toMatch(/^(?:https?:\/\/|#)/);
    expect(parsed.querySelectorAll('style')).toHaveLength(1);
    expect(parsed.body.lastElementChild!.tagName).toBe('MAIN');
  });
  test('links to places that exist, each once', () => {
    const ids = [...parsed.querySelectorAll('[id]')].map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    for (const link of parsed.querySelectorAll('a[href^="#"]')) expect(ids).toContain(link.getAttribute('href')!.slice(1));
  });
  test('lets nothing be loaded or run, and its own style through', async () => {
    expect(parsed.querySelector('meta[http-equiv]')!.getAttribute('content')).toMatch(
      /^default-src 'none'; style-src 'sha256-[\w+/]+=*'; base-uri 'none'; form-action 'none'$/,
    );
    const live = await opened(html);
    expect((globalThis as { owned?: unknown }).owned).toBeUndefined();
    expect(live.defaultView!.getComputedStyle(live.querySelector('.card')!).borderRadius).toBe('8px');
    const probe = live.createElement('p');
    probe.setAttribute('style', 'color: rgb(1, 2, 3)');
    live.body.append(probe);
    expect(live.defaultView!.getComputedStyle(probe).color).not.toBe('rgb(1, 2, 3)');
    probe.remove();
  });
  test('isolates text of pages', () => {
    for (const element of parsed.querySelectorAll('h3 bdi, td .page-text')) expect(element.getAttribute('dir')).toBe('auto');
  });
  test('keeps its place for a report that is gone', async () => {
    const gone = new DOMParser().parseFromString(await textOf(runHtml(run, () => Promise.resolve(null), locale)), 'text/html');
    expect(gone.querySelectorAll('article')).toHaveLength(reports.length);
    expect(gone.querySelector('#page-1 + p')!.textContent).toContain('was deleted');
  });
  test('of no pages says so', async () => {
    const empty = new DOMParser().parseFromString(await textOf(runHtml({ ...run, pages: [] }, read, locale)), 'text/html');
    expect(empty.querySelector('#summary + p')!.textContent).toContain('0 pages audited');
  });
});

describe('branding', () => {
  const png = `data:image/png;base64,${btoa('a picture')}`;
  const brand = { title: 'Review', agency: 'Čapek & <b>Söhne</b>', color: '#0b6e4f', logo: png, paper: 'letter' } as const;
  const branded = async (changes = {}) =>
    new DOMParser().parseFromString(await textOf(runHtml({ ...run, pages: [] }, read, locale, { ...brand, ...changes })), 'text/html');
  test('stands above the report, in the color and for the paper of the user', async () => {
    const page = await branded();
    const head = page.querySelector('.masthead')!;
    expect(head.textContent).toBe('Čapek & <b>Söhne</b>Review');
    expect(head.querySelector('img')).toMatchObject({ src: png, alt: brand.agency });
    expect(page.querySelector('style')!.textContent).toMatch(/@page \{ size: letter; \}.*--brand: #0b6e4f/);
    expect(page.querySelector('meta[http-equiv]')!.getAttribute('content')).toContain('img-src data:');
  });
  test.each([
    ['no picture', { logo: 'https://tracker.example/logo.png' }, 'img', 0],
    ['a picture with script', { logo: 'data:image/svg+xml;base64,PHN2Zy8+' }, 'img', 0],
    ['nothing', { logo: '', agency: '', title: '' }, '.masthead', 0],
  ])('%s is not drawn', async (_, changes, selector, count) => {
    expect((await branded(changes)).querySelectorAll(selector)).toHaveLength(count);
  });
  test('a color that is none does not reach the style sheet', async () => {
    expect((await branded({ color: 'red; } body { display: none' })).querySelector('style')!.textContent).not.toContain('display: none }');
  });
});

describe('the file of one page', () => {
  const page = new DOMParser().parseFromString(single, 'text/html');
  test('begins with what it is and how bad it is', () => {
    const headings = [...page.querySelectorAll('h1, h2, h3')].map(({ tagName }) => tagName);
    expect(headings).toEqual(['H1', 'H2', 'H3', 'H2']);
    expect(page.querySelector('h2')!.textContent).toBe(markup[0]);
    expect(page.querySelector('.verdict h3')!.textContent).not.toBe('');
    expect(page.querySelector('article')!.textContent).toContain(reports[0]!.pageTypeRule);
  });
  test.each(['ja', 'ar'])('%s has its own punctuation at the head and in what to fix', async (code) => {
    const own = await loadFileLocale(await openLocale('server', [code]));
    const file = await pageHtml(await reportIn(reports[0]!, own), 'Tea', own);
    const written = new DOMParser().parseFromString(file, 'text/html');
    const { stop, brackets } = own.words.punctuation;
    const counted = `${checkCountWords(reports[0]!, own)}${stop}${stop === '.' ? ' ' : ''}${own.words.pageTypes[reports[0]!.pageType]}${stop}`;
    expect(written.querySelector('.scores + p')!.textContent).toContain(counted);
    const objects = [...written.querySelectorAll('ol > li')].filter((line) => line.textContent!.includes(brackets[0]!));
    expect(objects.length).toBeGreaterThan(0);
    const sentences = [...written.querySelectorAll('ol > li')].map((line) => line.innerHTML.split(' <span class="tag"')[0]).join('\n');
    expect(sentences).not.toMatch(code === 'ja' ? /[。）](?:<[^>]*>)* | \(/ : /[。（）]/);
  });
  test('has every check', () => expect(page.querySelectorAll('h5')).toHaveLength(reports[0]!.signals.length));
  test('has no caption that repeats the columns of its table', () => {
    const tables = [...page.querySelectorAll('table')];
    const columnsOf = (table: Element) => [...table.querySelectorAll('th[scope=col]')].map(({ textContent }) => textContent).join(', ');
    expect(tables.length).toBeGreaterThan(3);
    for (const table of tables) {
      expect(table.caption?.textContent).not.toBe(columnsOf(table));
      expect(table.parentElement!.getAttribute('aria-label')).not.toBe('');
    }
  });
  test('is called after the page', () => expect(page.title).toBe(`Audit of ${markup[0]}`));
});

test.each([
  ['a run', async () => textOf(runHtml({ ...run, pages: run.pages.slice(0, 8) }, read, locale))],
  ['a page', () => Promise.resolve(single)],
])(
  '%s is accessible',
  async (_, make) => {
    // The file's content security policy would block axe.
    const live = await opened((await make()).replace(/<meta http-equiv[^>]*>/, ''));
    const frame = live.defaultView as unknown as { eval(source: string): void; axe: typeof axe };
    frame.eval(axe.source);
    const { violations } = await frame.axe.run(live, { resultTypes: ['violations'] });
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]!.html.slice(0, 200)}`)).toEqual([]);
  },
  60_000,
);

test('pages come in parts of some kilobytes, however many they are', async () => {
  const { run: small, read: readSmall } = runOf([richFacts()]);
  const pages = Array.from({ length: 100 }, (_, index) => ({ ...small.pages[0]!, jobId: '0', title: String(index) }));
  const parts: number[] = [];
  for await (const part of runHtml({ ...small, pages }, readSmall, locale)) parts.push(part.length);
  expect(parts.length).toBeGreaterThan(100);
  const all = parts.reduce((sum, part) => sum + part, 0);
  expect(Math.max(...parts)).toBeLessThan(all / 20);
});
