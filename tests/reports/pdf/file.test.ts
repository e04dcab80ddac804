/** Internals of jsPDF that file.ts relies on. If a new version fails here, start there. */
import { jsPDF } from 'jspdf';
import * as pdfjs from 'pdfjs-dist/legacy/build/pdf.mjs';
import { beforeAll, describe, expect, test } from 'vitest';
import { deflate, latin1 } from '../../../reports/pdf/text/packing.ts';
import { PdfFile, type FontFiles } from '../../../reports/pdf/file.ts';
import { readPdfFonts } from '../../../server/audit/documents/pdf-fonts.ts';
import { readPdf } from '../../support/read-pdf.ts';

const reader = pdfjs as unknown as typeof import('pdfjs-dist');
const size = [200, 100] as const;
const odd = 'č č \r (ď) \\';
let fonts: FontFiles;
beforeAll(async () => {
  fonts = await readPdfFonts();
});
const begin = () => new PdfFile(size, fonts, { title: odd, author: '', subject: 'Subject', language: 'en', direction: 'ltr' });
const operators = (file: PdfFile, code: number) => {
  const { key, metadata } = file.font('regular');
  const glyph = metadata.cmap.unicode.codeMap[code]!;
  metadata.glyIdsUsed.push(glyph);
  metadata.toUnicode[glyph] = code;
  return `BT /${key} 12 Tf 10 50 Td <${glyph.toString(16).padStart(4, '0')}> Tj ET`;
};

describe('the places we use', () => {
  const pdf = new jsPDF({ unit: 'pt', format: [...size] }) as unknown as Record<string, Record<string, unknown>>;
  test.each([
    ['internal', ['newObject', 'write', 'putStream', 'getPageInfo', 'getPageInfoByObjId', 'getFont']],
    ['outline', ['add', 'makeString']],
    ['__private__', ['setPdfVersion']],
  ])('%s has its functions', (part, names) => expect(names.filter((name) => typeof pdf[part]![name] !== 'function')).toEqual([]));
  test('internal.pages starts at 1, internal.events accepts handlers', () => {
    const { pages, events } = pdf.internal as unknown as { pages: unknown[]; events: { subscribe: unknown } };
    expect(pages).toHaveLength(2);
    expect(typeof events.subscribe).toBe('function');
  });
  test('the tables of a font are where they were', () => {
    const { metadata } = begin().font('regular');
    expect(metadata.cmap.unicode.codeMap[0x41]).toBeGreaterThan(0);
    expect(metadata.hmtx.forGlyph(metadata.cmap.unicode.codeMap[0x41]!).advance).toBeGreaterThan(0);
    expect(metadata.head.unitsPerEm).toBe(1_000);
    expect([metadata.glyIdsUsed, metadata.Unicode.widths].every(Array.isArray)).toBe(true);
    expect(typeof metadata.toUnicode).toBe('object');
  });
  test('pages have every second object number', () => {
    const five = new jsPDF();
    for (let page = 2; page <= 5; page++) five.addPage();
    five.output('arraybuffer');
    const { getPageInfo } = five.internal as unknown as { getPageInfo(page: number): { objId: number } };
    expect([1, 2, 3, 4, 5].map((page) => getPageInfo(page).objId - getPageInfo(1).objId)).toEqual([0, 2, 4, 6, 8]);
  });
  test('it still writes line ends of texts unescaped, which readers change: when it does not, the stand-ins can go', () => {
    const plain = new jsPDF();
    plain.setProperties({ title: 'č' });
    plain.outline.add(null, 'č', { pageNumber: 1 });
    const file = latin1(new Uint8Array(plain.output('arraybuffer')));
    expect(file.match(/\/Title \([^)]*\r[^)]*\)/g)).toHaveLength(2);
  });
});

test('a page that is already compressed is in the file unchanged, and so is jsPDF', async () => {
  const api = jsPDF.API as unknown as Record<string, unknown>;
  const before = api.processDataByFilters;
  const file = begin();
  file.addPage();
  const packed = latin1(await deflate(operators(file, 0x41)));
  const bytes = file.bytes([packed], () => {});
  expect(latin1(bytes)).toContain(packed);
  expect((await readPdf(reader, bytes)).texts).toEqual(['A']);
  expect(api.processDataByFilters).toBe(before);
});

test('readers get its language, its title instead of the name of the file, and its bookmarks at once', async () => {
  const file = begin();
  file.addPage();
  file.outline(null, 'Section', 1);
  const bytes = file.bytes([latin1(await deflate(operators(file, 0x41)))], () => {});
  const document = await reader.getDocument({ data: bytes.slice(), verbosity: 0 }).promise;
  expect(await document.getViewerPreferences()).toMatchObject({ DisplayDocTitle: true });
  expect(await document.getPageMode()).toBe('UseOutlines');
  expect((await document.getMetadata()).info).toMatchObject({ Language: 'en', Title: odd });
  // docs/decisions/0021-pdf-without-tags.md: until it has tags, it must not claim them.
  expect(await document.getMarkInfo()).toBeNull();
  await document.destroy();
});

test('links and bookmarks lead where they should, from any page', async () => {
  const file = begin();
  const target = { page: 1, top: 0 };
  const contents: string[] = [];
  for (let page = 1; page <= 30; page++) {
    file.addPage();
    if (page % 7 === 0) file.link(10, 10, 50, 10, target);
    if (page % 10 === 0) file.link(10, 30, 50, 10, `https://site.example/${page}`);
    contents.push(latin1(await deflate(operators(file, 0x40 + page))));
  }
  const parent = file.outline(null, odd, 3);
  file.outline(parent, 'Under it', 30);
  target.page = 12;
  const { links, outline, info, pages } = await readPdf(
    reader,
    file.bytes(contents, () => {}),
  );
  expect(pages).toBe(30);
  expect(links.flatMap((on, index) => on.map((link) => [index + 1, link]))).toEqual([
    [7, 12],
    [10, 'https://site.example/10'],
    [14, 12],
    [20, 'https://site.example/20'],
    [21, 12],
    [28, 12],
    [30, 'https://site.example/30'],
  ]);
  expect(outline).toMatchObject([{ title: odd, page: 3, children: [{ title: 'Under it', page: 30 }] }]);
  expect(info).toMatchObject({ Title: odd, Subject: 'Subject', Creator: 'Pageloupe', PDFFormatVersion: '1.5' });
});

test('pages draw objects outside of them', async () => {
  const file = begin();
  file.addPage();
  const shared = operators(file, 0x42);
  const bytes = file.bytes([latin1(await deflate('q 1 0 0 1 10 10 cm /Shared Do Q'))], (put, reference) => {
    expect(reference('bold')).toMatch(/^\d+ 0 R$/);
    put(
      'Shared',
      {
        Type: '/XObject',
        Subtype: '/Form',
        BBox: '[0 0 50 50]',
        Resources: `<</Font <</${file.font('regular').key} ${reference('regular')}>>>>`,
      },
      shared,
      false,
    );
  });
  expect((await readPdf(reader, bytes)).texts).toEqual(['B']);
});
