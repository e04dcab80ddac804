/** A PDF in a language that is written from right to left. */
import * as pdfjs from 'pdfjs-dist/legacy/build/pdf.mjs';
import { beforeAll, expect, test } from 'vitest';
import { comparePages } from '../../../checks/site/compare.ts';
import { digestOf } from '../../../checks/site/digest.ts';
import { comparisonPdf } from '../../../reports/pdf/comparison.ts';
import { papers, paper } from '../../../reports/pdf/theme.ts';
import { makePdf } from '../../../reports/pdf/make.ts';
import { language } from '../../../words/ar/server.ts';
import { fileLocale, localeOf } from '../../../words/locale.ts';
import { readPdfFonts } from '../../../server/audit/documents/pdf-fonts.ts';
import { material, pageOf } from '../../support/pdf-material.ts';
import { richFacts } from '../../support/rich-facts.ts';
import { pageCalled, runOf } from '../../support/runs.ts';

const arabic = fileLocale(localeOf(language));
const { reports } = runOf([richFacts(), pageCalled('A short title', 'https://site.example/short')]);
const [first, last] = [paper.left, papers.a4[0] - paper.left];
type Box = { text: string; left: number; right: number };
let pages: Box[][];
let links: { page: number; left: number; right: number }[];
let preferences: object | null;

async function read(bytes: Uint8Array): Promise<{ pages: Box[][]; links: typeof links; preferences: object | null }> {
  const file = await pdfjs.getDocument({ data: bytes.slice(), verbosity: 0 }).promise;
  const boxes: Box[][] = [];
  const found: typeof links = [];
  for (let number = 1; number <= file.numPages; number++) {
    const page = await file.getPage(number);
    const annotations = (await page.getAnnotations()) as { rect: [number, number, number, number] }[];
    found.push(...annotations.map(({ rect: [left, , right] }) => ({ page: number, left, right })));
    const { items } = await page.getTextContent();
    boxes.push(
      items.flatMap((item) =>
        'str' in item && item.str.trim() !== ''
          ? [{ text: item.str, left: item.transform[4] as number, right: (item.transform[4] as number) + item.width }]
          : [],
      ),
    );
  }
  return { pages: boxes, links: found, preferences: await file.getViewerPreferences() };
}
beforeAll(async () => {
  const bytes = await makePdf(
    material(await readPdfFonts(), { pages: reports.map(pageOf), annex: true, agency: 'Büro Čapek', locale: arabic }),
    async () => {},
  );
  ({ pages, links, preferences } = await read(bytes));
}, 60_000);

test('readers turn its pages from right to left', () => expect(preferences).toMatchObject({ Direction: 'R2L' }));

test('headings begin at the right edge, and what stands at the end of lines is at the left edge', () => {
  const contents = pages[1]!;
  const title = contents.find(({ text }) => text === 'A short title')!;
  expect(title.right).toBeCloseTo(last - 26, 0);
  const number = contents.find(({ text, left }) => text === '2' && left > last - 26)!;
  expect(number.right).toBeCloseTo(last, 0);
  // The page on which it is.
  expect(contents.filter(({ text, left }) => /^\d+$/.test(text) && left < first + 44).length).toBeGreaterThan(1);
});

test('the number of a page stands before the number of all, at the right edge', () => {
  for (const [index, boxes] of pages.slice(1).entries()) {
    const edge = boxes.filter(({ right }) => Math.abs(right - last) < 0.5).map(({ text }) => text);
    expect(edge).toContain(String(index + 2));
    const total = boxes.find(({ text }) => text.trim() === `${pages.length} /`);
    expect(total!.left).toBeGreaterThan(last - 60);
  }
});

test('what links in a sentence is a link of its own, not the whole sentence', () => {
  const inSentences = links.filter(({ page }) => page === 3);
  expect(inSentences.length).toBeGreaterThan(5);
  for (const { left, right } of inSentences) expect(right - left).toBeLessThan(20);
});

const outside = (boxes: readonly Box[]) => boxes.filter(({ left, right }) => left < first - 1 || right > last + 1);
test('nothing reaches into a margin', () => expect(outside(pages.flat())).toEqual([]));

test('two runs compared: each check at the right edge, its pages behind it', async () => {
  const one = digestOf(reports[0]!);
  const all = (status: 'pass' | 'fail') => Object.fromEntries(Object.keys(one.statuses).map((id) => [id, status]));
  const run = (status: 'pass' | 'fail') => ({ whole: true, pages: [{ url: one.url, digest: { ...one, statuses: all(status) } }] });
  const comparison = {
    before: { name: 'Launch', at: Date.UTC(2026, 9, 1), pages: 1 },
    now: { name: 'Relaunch', at: null, pages: 1 },
    pages: comparePages(run('pass'), run('fail')),
  };
  const { agency, color, logo, canvas, fonts } = material(await readPdfFonts());
  const bytes = await comparisonPdf({ comparison, agency, color, logo, canvas, fonts, locale: arabic });
  const [sheet] = (await read(bytes)).pages;
  expect(outside(sheet!)).toEqual([]);
  const addresses = sheet!.filter(({ text }) => text.startsWith('https://'));
  expect(addresses.length).toBeGreaterThan(2);
  for (const { right } of addresses) expect(right).toBeLessThan(last - 245);
});
