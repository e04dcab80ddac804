import * as pdfjs from 'pdfjs-dist/legacy/build/pdf.mjs';
import { describe, expect, test } from 'vitest';
import { digestOf } from '../../../checks/site/digest.ts';
import { findCanonicalIssues } from '../../../checks/site/pairs.ts';
import { engines, stepsToIndex } from '../../../checks/views/index-steps.ts';
import { reportAsMarkdown } from '../../../reports/markdown.ts';
import { makePdf } from '../../../reports/pdf/make.ts';
import { describeVerdict } from '../../../reports/verdict-words.ts';
import { block } from '../../support/blocks.ts';
import { openLocale } from '../../../words/languages.ts';
import { loadFileLocale } from '../../../words/locale.ts';
import { locale } from '../../support/locale.ts';
import { known, type Changes } from '../../support/facts.ts';
import { readPdfFonts } from '../../../server/audit/documents/pdf-fonts.ts';
import { linkTag } from '../../support/links.ts';
import { now } from '../../support/live-document.ts';
import { material, pageOf, reportOf } from '../../support/pdf-material.ts';
import { readPdf } from '../../support/read-pdf.ts';

/** A page whose canonical is another page of its site: every place about indexing says so, and none says that the page is indexed. */
const url = 'https://example.com/shop/travel-journal';
const other = 'https://example.com/shop/field-journal';
/** As the verdict says it. */
const otherPath = '/shop/field-journal';
const alternates = [
  linkTag('alternate', url, { hreflang: 'en' }),
  linkTag('alternate', 'https://example.com/de/reisetagebuch', { hreflang: 'de' }),
];
const text = { units: 300, blocks: [block('A journal for the way, sewn by hand.', { main: true, units: 300 })] };
const header = (value: string): Changes => ({ head: { links: alternates }, response: { headers: [{ name: 'link', value }] } });
const cases: readonly (readonly [string, Changes])[] = [
  ['a link element', { page: { url }, head: { links: [linkTag('canonical', other), ...alternates] } }],
  ['the Link header', { page: { url }, ...header(`<${other}>; rel="canonical"`) }],
  [
    'a Link header that is relative to the page, not to its base',
    { page: { url, baseUrl: 'https://example.com/de/' }, ...header('<field-journal>; rel=canonical') },
  ],
  ['both', { page: { url }, ...header(`<${other}>; rel="canonical"`), head: { links: [linkTag('canonical', other), ...alternates] } }],
];

describe.each(cases)('a canonical of another page, by %s', (_, changes) => {
  const facts = known({ text, ...changes });
  const report = reportOf(facts);
  const status = (id: string) => report.signals.find((one) => one.id === id);

  test('the verdict, the checks and the first thing to fix', () => {
    expect(status('canonical-tag')).toMatchObject({ status: 'fail', leads: true });
    const { tone, sentence, detail } = describeVerdict(report, true, locale);
    expect([tone, sentence]).toEqual(['fail', status('canonical-tag')!.message.replace(other, otherPath)]);
    expect(detail).not.toContain(locale.words.verdict.indexable);
    expect(report.fixes[0]!.signal).toBe('canonical-tag');
    expect(status('hreflang')).toMatchObject({ status: 'fail', code: 'canonicalElsewhere' });
  });
  test('the glance and the indexability of both engines', () => {
    expect(report.glance!.canonical).toEqual({ urls: [other], self: false });
    for (const engine of engines)
      expect(stepsToIndex(facts, engine, now).find(({ id }) => id === 'canonical')).toMatchObject({
        state: 'elsewhere',
        args: { url: other },
      });
  });
  test('bulk: the row of the page, and the issues of the site', () => {
    const digest = digestOf(report);
    expect(digest).toMatchObject({ canonical: other, statuses: { 'canonical-tag': 'fail' } });
    expect(findCanonicalIssues([digest])).toEqual([{ kind: 'elsewhere', page: 0, target: null, onward: other }]);
  });
  test('Markdown', () => expect(reportAsMarkdown(report, locale)).toContain('field-journal'));
});

test('the PDF says the same as the verdict', async () => {
  const report = reportOf(known({ text, ...cases[0]![1] }));
  const bytes = await makePdf(material(await readPdfFonts(), { pages: [pageOf(report)], many: false }), async () => {});
  const pages = (await readPdf(pdfjs as unknown as typeof import('pdfjs-dist'), bytes)).texts.join(' ').replace(/\s/g, '');
  expect(pages).toContain(describeVerdict(report, true, locale).sentence.replace(/\s/g, ''));
  expect(pages).not.toContain(locale.words.verdict.indexable.replace(/\s/g, ''));
});

test('in a PDF with longer words, that it blocks the page is said whole', async () => {
  const german = await loadFileLocale(await openLocale('pages', ['de']));
  const report = reportOf(known({ text, ...cases[0]![1] }));
  const bytes = await makePdf(material(await readPdfFonts(), { pages: [pageOf(report)], many: false, locale: german }), async () => {});
  const said = (await readPdf(pdfjs as unknown as typeof import('pdfjs-dist'), bytes)).texts.join(' ').replace(/\s/g, '');
  expect(said).toContain(german.words.pdf.failedGate.replace(/\s/g, ''));
});

test.each(['de', 'es', 'fr'])('in the PDF of a run in %s, no name of a check, count or score is cut', async (code) => {
  const longer = await loadFileLocale(await openLocale('pages', [code]));
  const ends = reportOf(known({ text, page: { url }, response: { headers: [{ name: 'x-robots-tag', value: 'noindex' }] } }));
  const warns = reportOf(known({ page: { url }, text, head: { links: [linkTag('canonical', other)] } }));
  const fails = reportOf(known({ text, ...cases[0]![1] }));
  const bytes = await makePdf(material(await readPdfFonts(), { pages: [ends, warns, fails].map(pageOf), locale: longer }), async () => {});
  const { texts } = await readPdf(pdfjs as unknown as typeof import('pdfjs-dist'), bytes);
  expect(texts[0]).not.toContain('…');
  const said = texts.join(' ').replace(/\s/g, '');
  // On the cover, and on the sheet of each page.
  expect(said.split(longer.words.pdf.auditScore.replace(/\s/g, '')).length).toBeGreaterThanOrEqual(1 + 1 + 3);
});

// Another check fails.
test('if nothing shows that the page is independent, it is a warning, and still the first statement', () => {
  const report = reportOf(known({ page: { url }, text, head: { links: [linkTag('canonical', other)] } }));
  const { tone, sentence, detail } = describeVerdict(report, true, locale);
  expect([tone, report.fixes[0]!.signal, report.fixes[0]!.status]).toEqual(['warn', 'canonical-tag', 'warn']);
  expect(sentence).toContain(`points to ${otherPath}`);
  expect(detail).not.toContain(locale.words.verdict.indexable);
});

test('of a version whose canonical is another version, nothing is said about being indexed', () => {
  const version = (name: string) => `https://example.com/docs/${name}/sql-select.html`;
  const report = reportOf(known({ page: { url: version('18') }, text, head: { links: [linkTag('canonical', version('current'))] } }));
  expect(report.signals.find(({ id }) => id === 'canonical-tag')).toMatchObject({ status: 'pass', code: 'otherVersion' });
  expect(describeVerdict(report, true, locale).detail).not.toContain(locale.words.verdict.indexable);
});

test('a canonical that is not a URL, or in the body, has no effect', () => {
  for (const tag of [linkTag('canonical', 'http:///', { url: null }), linkTag('canonical', other, { inHead: false })])
    for (const engine of engines)
      expect(stepsToIndex(known({ page: { url }, head: { links: [tag] } }), engine, now).find(({ id }) => id === 'canonical')!.state).toBe(
        'open',
      );
});
