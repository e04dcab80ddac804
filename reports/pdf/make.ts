import { summarizePages } from '../../checks/site/findings.ts';
import type { Report } from '../../checks/core/report/report.ts';
import { reportIn } from '../in-language.ts';
import { howPageWasReached } from '../reached.ts';
import type { Book, Chapter, Material } from './book.ts';
import { printableText, printableUrl } from './text/clean.ts';
import { TableOfContents } from './contents.ts';
import { drawCover } from './cover.ts';
import type { Target } from './file.ts';
import { drawMissingPages } from './missing-pages.ts';
import { openBook, type Heading } from './open-book.ts';
import { isCheckShown, drawFindings, drawUnreadablePage } from './page-report.ts';
import { drawPageSheet } from './page-sheet.ts';
import { drawSiteSection } from './site-wide.ts';
import { drawSources } from './sources.ts';
import { gapRow, paragraphRows, keepTogether } from './flow.ts';
import { colors, styles } from './theme.ts';
import { signalWeights } from '../catalogue.ts';

/** The report of a page, which may have been stored in another language. */
async function readReport(page: Material['pages'][number] | undefined, { locale }: Pick<Material, 'locale'>): Promise<Report | null> {
  const report = await page?.report();
  return report ? reportIn(report, locale) : null;
}

/** Every check of one audited page, after the sheets of all pages. */
async function drawPageAnnex(book: Book, chapter: Chapter, page: Material['pages'][number]): Promise<void> {
  const report = await readReport(page, book);
  if (!report) return;
  const { flow, set, accent, locale } = book;
  flow.put(
    keepTogether(
      [
        ...paragraphRows(set, locale.words.pdf.page({ number: chapter.number }), { ...styles.small, color: accent.text, bold: true }),
        ...paragraphRows(set, [{ text: chapter.title, link: chapter.target, color: colors.ink }], styles.title, { most: 2 }),
        gapRow(2),
      ],
      true,
    ),
  );
  drawFindings(book, report);
}

/**
 * Makes the PDF of an audit.
 * @param progress called after every audited page, and awaited, so that other tasks of the thread can run
 * @throws if no page has a report
 */
export async function makePdf(
  material: Material,
  progress: (done: number, total: number) => Promise<void>,
): Promise<Uint8Array<ArrayBuffer>> {
  const { pages, many, locale } = material;
  const { pdf } = locale.words;
  const heading = { section: '' };
  const book = openBook(material, {
    title: printableText(material.title, 160),
    name: printableText(material.name, 300),
    subject: many ? pdf.subject({ pages: pages.length }) : pdf.subjectOf({ url: printableUrl(pages[0]?.digest.finalUrl ?? '', 300) }),
    heading,
  });
  book.tools = material.tools;
  book.annex = material.annex;
  book.chapters = pages.map(({ digest }, index): Chapter => {
    const url = digest.finalUrl || digest.url;
    return {
      number: index + 1,
      title: printableText(digest.title, 300) || printableUrl(url, 200) || pdf.untitled,
      url,
      digest,
      target: { page: 1, top: 0 },
    };
  });
  if (many) await addRun(book, material, heading, progress);
  else await addPage(book, material, heading, progress);
  return book.document.finish();
}

type Progress = Parameters<typeof makePdf>[1];

/** Maximum sheets that readers find without a table of contents: they follow each other a few leaves after the cover, which names the worst. */
const mostWithoutContents = 8;

/** One page: cover, findings, sources. */
async function addPage(book: Book, material: Material, heading: Heading, progress: Progress): Promise<void> {
  const { document, flow, chapters } = book;
  const { pdf, making } = material.locale.words;
  const report = await readReport(material.pages[0], material);
  if (!report) throw new Error(making.noReport);
  drawCover(book, material, null, { report, title: chapters[0]!.title });
  document.outline(null, chapters[0]!.title, 1);
  heading.section = chapters[0]!.title;
  const page = flow.newPage();
  document.outline(null, pdf.toFix, page);
  drawFindings(book, report);
  await progress(1, 1);
  addSources(book, heading);
}

/** @returns the number of their first page */
function addSources(book: Book, heading: Heading): number {
  const { document, locale } = book;
  const { pdf } = locale.words;
  heading.section = pdf.sources;
  const page = book.flow.newPage();
  document.outline(null, pdf.sources, page);
  drawSources(book);
  return page;
}

/** A run: cover, contents if there are many pages, what to do across pages, a sheet per page, an optional annex, sources. */
async function addRun(book: Book, material: Material, heading: Heading, progress: Progress): Promise<void> {
  const { document, flow } = book;
  const { pages, missing, locale } = material;
  const { pdf } = locale.words;
  const site = summarizePages(
    pages.map(({ digest }) => digest),
    signalWeights(locale),
    material.site,
    missing,
  );
  site.signals = site.signals.filter(({ id }) => isCheckShown(book, id));
  drawCover(book, material, site, null);
  document.outline(null, pdf.summary, 1);
  const [siteTarget, missingTarget, annexTarget, sourcesTarget] = Array.from({ length: 4 }, (): Target => ({ page: 1, top: 0 })) as [
    Target,
    Target,
    Target,
    Target,
  ];
  if (material.annex || pages.length > mostWithoutContents) {
    heading.section = pdf.contents;
    new TableOfContents(book).begin(
      [
        { name: pdf.across, target: siteTarget },
        ...(missing.length > 0 ? [{ name: pdf.missing({ count: missing.length }), target: missingTarget }] : []),
      ],
      [...(material.annex ? [{ name: pdf.annex, target: annexTarget }] : []), { name: pdf.whySources, target: sourcesTarget }],
    );
    document.outline(null, pdf.contents, 2);
  }
  heading.section = pdf.across;
  siteTarget.page = flow.newPage();
  document.outline(null, pdf.across, siteTarget.page);
  drawSiteSection(book, site);
  drawMissingPages(book, missing, missingTarget);
  await addChapters(book, material, heading, progress);
  if (material.annex) annexTarget.page = await addAnnex(book, material, heading, progress);
  sourcesTarget.page = addSources(book, heading);
  book.later.finish();
}

async function addChapters(book: Book, { pages, annex, locale }: Material, heading: Heading, progress: Progress): Promise<void> {
  const { document, flow, chapters } = book;
  const { pdf } = locale.words;
  const list = chapters.length > 0 ? document.outline(null, pdf.pages, document.page + 1) : null;
  // Content before this point contains page numbers of what follows.
  let sealed = document.page + 1;
  for (const [index, chapter] of chapters.entries()) {
    heading.section = pdf.numbered(chapter);
    chapter.target.page = flow.newPage();
    document.outline(list, pdf.bookmark(chapter), chapter.target.page);
    const report = await readReport(pages[index], { locale });
    const reached = howPageWasReached(pages[index]!, locale);
    if (report) drawPageSheet(book, report, chapter.title, chapter.number, reached);
    else drawUnreadablePage(book, chapter);
    document.seal(sealed, document.page - 1);
    sealed = Math.max(sealed, document.page);
    await progress(index + 1, chapters.length * (annex ? 2 : 1));
  }
}

/** @returns the number of its first page */
async function addAnnex(book: Book, { pages, locale }: Material, heading: Heading, progress: Progress): Promise<number> {
  const { document, flow, chapters } = book;
  const { pdf } = locale.words;
  heading.section = pdf.annex;
  const first = flow.newPage();
  const list = document.outline(null, pdf.annex, first);
  let sealed = first;
  for (const [index, chapter] of chapters.entries()) {
    if (index > 0) flow.newPage();
    document.outline(list, pdf.bookmark(chapter), document.page);
    await drawPageAnnex(book, chapter, pages[index]!);
    document.seal(sealed, document.page - 1);
    sealed = Math.max(sealed, document.page);
    await progress(chapters.length + index + 1, chapters.length * 2);
  }
  return first;
}
