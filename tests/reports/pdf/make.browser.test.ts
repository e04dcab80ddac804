import * as pdfjs from 'pdfjs-dist';
// The linter reads the module; the test bundler creates its URL.
// oxlint-disable-next-line import/default
import workerUrl from 'pdfjs-dist/build/pdf.worker.mjs?url';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { commands } from 'vitest/browser';
import type { Report } from '../../../checks/core/report/report.ts';
import type { Material } from '../../../reports/pdf/book.ts';
import type { FontFiles } from '../../../reports/pdf/file.ts';
import { decodeLogo, textCanvas } from '../../../entrypoints/background/pdf-files.ts';
import { makePdf } from '../../../reports/pdf/make.ts';
import { describeVerdict } from '../../../reports/verdict-words.ts';
import { locale } from '../../support/locale.ts';
import { known } from '../../support/facts.ts';
import { hostileFacts } from '../../support/hostile.ts';
import { everyEvidence } from '../../support/every-evidence.ts';
import { material, pageOf, reportOf, withEvidence } from '../../support/pdf-material.ts';
import { readPdf, type ReadPdf } from '../../support/read-pdf.ts';
import { richFacts } from '../../support/rich-facts.ts';

declare module 'vitest/browser' {
  interface BrowserCommands {
    pdfFonts(): Promise<Record<string, string>>;
  }
}

// Creates and reads complete documents while other test files use the same processors.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });
pdfjs.GlobalWorkerOptions.workerSrc = workerUrl;
let fonts: FontFiles;
beforeAll(async () => {
  const files = await commands.pdfFonts();
  const read = (name: string) => atob(files[`fonts/${name}.ttf`]!);
  fonts = { regular: read('regular'), bold: read('bold'), unseen: read('unseen') };
});

const silent = async () => {};
const make = async (changes: Partial<Material>): Promise<ReadPdf> =>
  readPdf(pdfjs, await makePdf(material(fonts, { canvas: textCanvas(), ...changes }), silent));
const titled = (title: string, change: Partial<Report> = {}): Report => ({
  ...reportOf(known({ head: { titles: [{ text: title, inHead: true, selector: 'title' }] } })),
  ...change,
});

describe('a PDF of many pages', () => {
  let read: ReadPdf;
  const reports = [
    titled('First page'),
    titled('Second page', { url: 'https://example.com/second', finalUrl: 'https://example.com/second' }),
    reportOf(richFacts()),
    ...Array.from({ length: 6 }, (_, index) =>
      titled(`Page ${index + 4}`, { url: `https://example.com/${index}`, finalUrl: `https://example.com/${index}` }),
    ),
  ];
  beforeAll(async () => {
    read = await make({
      pages: reports.map(pageOf),
      missing: [{ url: 'https://example.com/away', title: 'Away', message: 'The page did not answer.' }],
      agency: 'Büro Čapek',
    });
  });

  test('has a cover with what was audited and the result', () => {
    expect(read.texts[0]).toContain('Search and AI-readiness audit');
    expect(read.texts[0]).toContain('9 pages audited, 1 could not be audited');
    expect(read.texts[0]).toContain('Pages by audit score');
    expect(read.texts[0]).toContain('GEO categories');
    expect(read.texts[0]).toContain('Issues with the most impact');
  });
  test('lists its pages with the numbers at which they stand, as links', () => {
    const contents = read.texts[1]!;
    expect(contents).toContain('First page');
    expect(contents).toContain('Could not be audited (1)');
    const missing = read.texts.findIndex((text, index) => index > 1 && text.includes('Could not be audited (1)')) + 1;
    expect(read.texts[missing - 1]).toContain('The page did not answer.');
    expect(read.links[1]).toContain(missing);
    const first = read.texts.findIndex((text, index) => index > 1 && text.includes('Audited page 1 First page')) + 1;
    expect(first).toBeGreaterThan(2);
    expect(read.links[1]).toContain(first);
  });
  test('names sheets by their numbers in the document wherever it names an audited page', () => {
    const sheets = read.texts.flatMap((text, index) => (/Audited page \d/.test(text) ? [index + 1] : []));
    const across = read.texts.findIndex((text, index) => index > 1 && text.includes('Across all pages'));
    for (const text of [read.texts[0]!, read.texts.slice(across, sheets[0]! - 1).join(' ')]) {
      const named = [...text.matchAll(/\bp\. (\d+(?: ?, ?\d+)*)/g)].flatMap(([, numbers]) => numbers!.split(',').map(Number));
      expect(named.length).toBeGreaterThan(0);
      expect(named.filter((number) => !sheets.includes(number))).toEqual([]);
    }
  });
  test('has every verdict, every URL as a link, and next steps', () => {
    for (const report of reports) {
      expect(read.texts.join(' ')).toContain(describeVerdict(report, true, locale).sentence);
      expect(read.links.flat()).toContain(new URL(report.finalUrl).href);
    }
    expect(read.texts.join(' ')).toContain('What to change:');
    expect(read.texts.at(-1)).toContain('checked 20');
    expect(read.links.flat().filter((link) => typeof link === 'string' && /developers\.google\.com/.test(link)).length).toBeGreaterThan(3);
  });
  test('numbers its pages', () => {
    expect(read.texts.length).toBeGreaterThan(1);
    for (const [index, text] of read.texts.slice(1).entries()) expect(text).toContain(`${index + 2} / ${read.pages}`);
  });
  test('has bookmarks that lead to their pages', () => {
    expect(read.outline.map(({ title }) => title)).toEqual(['Summary', 'Contents', 'Across all pages', 'Audited pages', 'Sources']);
    const pages = read.outline.find(({ title }) => title === 'Audited pages')!.children;
    expect(pages.map(({ title }) => title).slice(0, 3)).toEqual([
      '1. First page',
      '2. Second page',
      expect.stringMatching(/^3\. How to brew/),
    ]);
    for (const { title, page } of pages) expect(read.texts[page - 1]).toContain(`Audited page ${title[0]}`);
  });
  test('says what it is: title, author, subject, language', () => {
    expect(read.info).toMatchObject({
      Title: 'Search and AI-readiness audit: Coffee',
      Author: 'Büro Čapek',
      Subject: 'Audit of 9 pages',
      Creator: 'Pageloupe',
    });
    expect(read.language).toBe('en');
  });
});

describe('a PDF of a few pages', () => {
  const reports = ['First page', 'Second page'].map((title) => titled(title));
  const missing = [{ url: 'https://example.com/away', title: 'Away', message: 'The page did not answer.' }];
  test('has no table of contents, and the missing pages after what is to do across pages', async () => {
    const read = await make({ pages: reports.map(pageOf), missing });
    expect(read.outline.map(({ title }) => title)).toEqual(['Summary', 'Across all pages', 'Audited pages', 'Sources']);
    expect(read.texts[1]).toMatch(/Across all pages.*Could not be audited \(1\).*The page did not answer\./s);
  });
  test('has one if an annex repeats each page', async () => {
    const read = await make({ pages: reports.map(pageOf), missing, annex: true });
    expect(read.outline.map(({ title }) => title)).toContain('Contents');
  });
});

describe('a PDF of one page', () => {
  test('summarizes on its cover, and has the details after it', async () => {
    const report = reportOf(richFacts());
    const read = await make({ many: false, name: 'How to brew', pages: [pageOf(report)] });
    expect(read.texts[0]).toContain('Audit score');
    expect(read.texts[0]).toContain('What to fix first');
    expect(read.texts[0]).not.toContain('Contents');
    expect(read.texts[1]).toContain('What to fix first');
    expect(read.outline.map(({ title }) => title)).toEqual([expect.stringContaining('How to brew'), 'What to fix', 'Sources']);
  });
  test('on US Letter has the same lines, its links in place, and nothing beyond its edges', async () => {
    const report = reportOf(richFacts());
    const on = (paper: 'a4' | 'letter') => make({ many: false, paper, pages: [pageOf(report)] });
    const [a4, letter] = [await on('a4'), await on('letter')];
    for (const [width, height] of a4.sizes) expect([Math.round(width), Math.round(height)]).toEqual([595, 842]);
    for (const size of letter.sizes) expect(size).toEqual([612, 792]);
    expect(new Set(letter.links.flat())).toEqual(new Set(a4.links.flat()));
    expect(letter.texts[0]!.slice(0, 400)).toBe(a4.texts[0]!.slice(0, 400));
    expect(letter.texts.at(-1)).toContain(`${letter.pages} / ${letter.pages}`);
  });
  test('shows only the findings of the chosen tools', async () => {
    const pages = [pageOf(reportOf(richFacts()))];
    const all = await make({ pages });
    const chosen = await make({ pages, tools: ['languages'] });
    expect(chosen.pages).toBeLessThan(all.pages);
    expect(chosen.texts.slice(3).join(' ')).not.toContain('Open Graph basics');
  });
});

test('the cover of one page quotes its passages, and counts the fixes that it shows', async () => {
  const passages = ['Grind the beans just before brewing.', 'Use water at 94 °C.', '浸すのは三十秒だけです。'];
  const report = reportOf(richFacts());
  const crawlerReading = {
    ...report.crawlerReading!,
    passages: passages.map((text, index) => ({ heading: null, text, selector: `p:nth-child(${index})`, until: '' })),
  };
  const read = await make({ many: false, pages: [pageOf({ ...report, crawlerReading })] });
  const [cover = ''] = read.texts;
  expect(cover).toContain('Most quotable passages');
  expect(cover.indexOf('What to fix first')).toBeLessThan(cover.indexOf('What ChatGPT sees of this page'));
  for (const passage of passages) expect(cover.replace(/\s/g, '')).toContain(passage.replace(/\s/g, ''));
  const [, shown, total] = /What to fix first \((\d+) of (\d+)\)/.exec(cover)!.map(Number);
  expect(total).toBe(report.fixes.length);
  expect(report.fixes.filter(({ message }) => cover.includes(message.slice(0, 50)))).toHaveLength(shown!);
});

test('a page whose report cannot be read is named as such, with the others around it', async () => {
  const lost = titled('الصفحة ٢ Second', { url: 'https://example.com/lost', finalUrl: 'https://example.com/lost' });
  const read = await make({
    pages: [pageOf(titled('First page')), { ...pageOf(lost), report: async () => null }, pageOf(titled('Third page'))],
  });
  const at = (words: string) => read.texts.findIndex((text) => text.includes(words));
  const broken = at('The report of this page could not be read. Audit the page again');
  expect(read.texts[broken]).toContain('Audited page 2');
  expect(read.texts[broken]).toContain('https://example.com/lost');
  expect(read.links[broken]).toContain('https://example.com/lost');
  expect([at('Audited page 1 First page'), at('Audited page 3 Third page')].map((page) => Math.sign(page - broken))).toEqual([-1, 1]);
});

test('every shape of evidence is written down', async () => {
  const read = await make({ many: false, pages: [pageOf(withEvidence(reportOf(known()), everyEvidence))] });
  const text = read.texts.join(' ');
  for (const word of [
    'Valuelabel',
    'Valuetext',
    'Listitem',
    'and 38 more',
    'Columnone',
    'Celltwo',
    'Short',
    'An element with text',
    'Selectoronly',
    'Line 12, column 5',
    'Markedpart',
    '2,500,000 Bytesunit',
    'limit 1,000,000',
    'Differencelabel',
    '(nothing)',
    'Aftertext',
    'Change thing 6.',
  ])
    expect(text).toContain(word);
});

describe('every script', () => {
  const titles = {
    Cyrillic: 'Лучшие рецепты борща на каждый день',
    Greek: 'Ελληνική κουζίνα και ψωμί',
    Vietnamese: 'Phở bò gia truyền ở Hà Nội',
    Czech: 'Příliš žluťoučký kůň úpěl ďábelské ódy',
    Arabic: 'دليل القهوة',
    Hebrew: 'מדריך הקפה',
    mixed: 'Guide to הקפה (2026)',
    Chinese: '手冲咖啡指南',
    Japanese: 'コーヒーの淹れ方',
    Korean: '커피 내리는 방법',
    Thai: 'วิธีชงกาแฟ',
    Hindi: 'कॉफी कैसे बनाएं',
    emoji: 'Coffee ☕ at home',
  };
  const all = Object.values(titles);
  let read: ReadPdf;
  beforeAll(async () => {
    read = await make({ name: all.join(' '), pages: all.map((title) => pageOf(titled(title))) });
  });
  test('the properties have them all', () => expect(read.info.Title).toBe(`Search and AI-readiness audit: ${all.join(' ')}`));
  test.each(Object.entries(titles))('%s: in the bookmarks and in the text', (_, title) => {
    const at = all.indexOf(title);
    const entry = read.outline.find(({ children }) => children.length > 0)!.children[at]!;
    expect(entry.title).toBe(`${at + 1}. ${title}`);
    // Text drawn as images has the text underneath; the order of right-to-left text depends on the reader.
    const text = read.texts[entry.page - 1]!.replace(/\s/g, '');
    const wanted = title.replace(/[^\p{L}\p{N}]/gu, '');
    const found = [wanted, [...wanted].toReversed().join('')].some((words) => text.replace(/[^\p{L}\p{N}]/gu, '').includes(words));
    expect(found || [...wanted].every((letter) => text.includes(letter)), text.slice(0, 200)).toBe(true);
  });
});

describe('hostile input', () => {
  test('a page that wants to break what shows it', async () => {
    const read = await make({
      name: '\u0000\u001b[31mred\u202Egnp',
      agency: 'A'.repeat(5_000),
      pages: [pageOf(reportOf(hostileFacts())), pageOf(reportOf(hostileFacts(3)))],
    });
    expect(read.pages).toBeGreaterThan(4);
    expect(read.info.Title).toBe('Search and AI-readiness audit: [31mredgnp');
  });
  test('a title of a megabyte, lone surrogates, texts without a space', async () => {
    const title = `${'\ud800'}${'x'.repeat(1_000_000)}`;
    const report = withEvidence(titled('t'), [
      { type: 'value', label: title, value: '字'.repeat(200_000) },
      { type: 'table', columns: Array.from({ length: 30 }, (_, index) => `c${index}`), rows: [{ cells: [title] }], total: 1 },
    ]);
    const read = await make({
      name: title,
      pages: [
        {
          digest: { ...pageOf(report).digest, title, url: `https://example.com/${'y'.repeat(5_000)}`, finalUrl: '' },
          report: async () => report,
        },
      ],
    });
    expect(String(read.info.Title).length).toBeLessThan(400);
  });
  test('no report, nothing judged, and invalid URLs', async () => {
    const empty = reportOf({});
    const read = await make({
      pages: [
        { digest: pageOf(titled('Gone')).digest, report: async () => null },
        pageOf(empty),
        pageOf({ ...titled('Odd'), finalUrl: 'javascript:alert(1)', url: 'javascript:alert(1)' }),
      ],
    });
    expect(read.texts.join(' ')).toContain('could not be read');
    expect(read.links.flat().filter((link) => typeof link === 'string' && !/^https?:/.test(link))).toEqual([]);
    await expect(make({ many: false, pages: [] })).rejects.toThrow('No report to save');
  });
  test('every naughty string of the corpus', async ({ skip }) => {
    const lists = await commands.hostileLists();
    if (!lists) return skip('The corpus is not here.');
    const items = lists.strings;
    const evidence = Array.from({ length: Math.ceil(items.length / 8) }, (_, index) => ({
      type: 'list' as const,
      items: items.slice(index * 8, index * 8 + 8),
      total: 8,
    }));
    const pages = Array.from({ length: Math.ceil(evidence.length / 40) }, (_, index) =>
      pageOf(withEvidence(titled(items[index] ?? ''), evidence.slice(index * 40, index * 40 + 40))),
    );
    const read = await make({ pages, missing: items.map((text) => ({ url: text, title: text, message: text })) });
    expect(read.pages).toBeGreaterThan(5);
  });
});

describe('the logo', () => {
  const draw = async (type: string) => {
    const canvas = new OffscreenCanvas(900, 300);
    const context = canvas.getContext('2d')!;
    context.fillStyle = '#a00';
    context.fillRect(0, 0, 500, 200);
    const blob = await canvas.convertToBlob({ type });
    return new Promise<string>((resolve) => {
      const reader = new FileReader();
      reader.addEventListener('load', () => resolve(reader.result as string));
      reader.readAsDataURL(blob);
    });
  };
  test.each(['image/png', 'image/jpeg'])('%s is on the cover', async (type) => {
    const logo = await decodeLogo(await draw(type));
    expect(Math.max(logo.width, logo.height)).toBeLessThanOrEqual(360);
    expect((await make({ logo, pages: [pageOf(titled('One'))] })).pages).toBeGreaterThan(2);
  });
  test.each([
    ['text', 'data:text/plain,hello'],
    ['a damaged picture', 'data:image/png;base64,iVBORw0KGgoAAAAA'],
    ['nonsense', 'x'],
    ['an address', 'https://example.com/logo.png'],
  ])('%s is not a logo, and that is reported', async (_, url) => {
    await expect(decodeLogo(url)).rejects.toThrow('could not read the logo');
  });
});

test('a hundred pages are made in steps that let others run, without staying in memory', async () => {
  const report = reportOf(richFacts());
  const pages = Array.from({ length: 100 }, () => pageOf(report));
  const done: number[] = [];
  const bytes = await makePdf(material(fonts, { canvas: textCanvas(), pages }), async (count) => {
    done.push(count);
  });
  expect(done).toEqual(Array.from({ length: 100 }, (_, index) => index + 1));
  expect(bytes.length).toBeLessThan(6_000_000);
});
