import { siteFindings } from '../../checks/index.ts';
import { weightIn } from '../edition.ts';
import type { Book, Chapter, Material } from './book.ts';
import { printableText, readableAddress } from './clean-text.ts';
import { Contents } from './contents.ts';
import { coverPage } from './cover.ts';
import { PdfDocument } from './document.ts';
import type { Target } from './pdf-file.ts';
import { Flow } from './flow.ts';
import { Later } from './later.ts';
import { isCheckChosen, findingsSection, pageReport, unreadableSection } from './page-report.ts';
import { siteSection } from './site-wide.ts';
import { sourcesSection } from './sources.ts';
import { TextPainter } from './text-painter.ts';
import { accentOf, colours, contentWidth, paper, styles } from './theme.ts';
import { Typesetter } from './typesetter.ts';

/**
 * Makes the PDF of an audit.
 * @param progress called after every audited page, and awaited, so that whoever shares the thread gets a turn
 * @throws when no page of the material has a report
 */
export async function makePdf(
  material: Material,
  progress: (done: number, total: number) => Promise<void>,
): Promise<Uint8Array<ArrayBuffer>> {
  const { pages, many, edition } = material;
  const { pdf } = edition.words;
  const title = printableText(material.title, 160);
  const name = printableText(material.name, 300);
  const agency = printableText(material.agency, 120);
  const document = new PdfDocument(material.fonts, {
    title: [title, name].filter(Boolean).join(': '),
    author: agency,
    language: edition.wording.locale,
    subject: many ? pdf.subject({ pages: pages.length }) : pdf.subjectOf({ url: readableAddress(pages[0]?.digest.finalUrl ?? '', 300) }),
  });
  const set = new Typesetter(document, new TextPainter(document, material.canvas));
  const heading = { section: '' };
  const flow = new Flow(document, () => drawEdges(document, set, heading.section, agency, [title, name].filter(Boolean).join(': ')));
  const chapters = pages.map(({ digest }, index): Chapter => {
    const url = digest.finalUrl || digest.url;
    return {
      number: index + 1,
      title: printableText(digest.title, 300) || readableAddress(url, 200) || pdf.untitled,
      url,
      digest,
      target: { page: 1, top: 0 },
    };
  });
  const book: Book = {
    document,
    edition,
    set,
    flow,
    accent: accentOf(material.colour),
    tools: material.tools,
    later: new Later(document),
    chapters,
    shown: new Set(),
  };
  if (many) await addRun(book, material, heading, progress);
  else await addPage(book, material, heading, progress);
  return document.finish();
}

/** The top and bottom of a page: section, agency, number and title. */
function drawEdges(document: PdfDocument, set: Typesetter, section: string, agency: string, title: string): void {
  set.label(section, paper.left, 38, styles.tiny, contentWidth * 0.62);
  if (agency) set.label(agency, paper.left + contentWidth * 0.64, 38, styles.tiny, contentWidth * 0.36, 'right');
  document.rectangle(paper.left, 45, contentWidth, 0.5, colours.line);
  const number = String(document.page);
  document.text(number, paper.left, paper.height - 30, styles.tiny.size, colours.muted);
  document.pageTotal(paper.left + set.width(number, styles.tiny), paper.height - 30);
  set.label(title, paper.left + 80, paper.height - 30, styles.tiny, contentWidth - 80, 'right');
}

/** What the top of a page says. */
interface Heading {
  section: string;
}
type Progress = Parameters<typeof makePdf>[1];

/** One page: cover, findings, sources. */
async function addPage(book: Book, material: Material, heading: Heading, progress: Progress): Promise<void> {
  const { document, flow, chapters } = book;
  const { pdf, making } = material.edition.words;
  const report = await material.pages[0]?.report();
  if (!report) throw new Error(making.noReport);
  coverPage(book, material, null, { report, title: chapters[0]!.title });
  document.outline(null, chapters[0]!.title, 1);
  heading.section = chapters[0]!.title;
  const page = flow.newPage();
  document.outline(null, pdf.toFix, page);
  findingsSection(book, report);
  await progress(1, 1);
  addSources(book, heading);
}

/** @returns the number of their first page */
function addSources(book: Book, heading: Heading): number {
  const { document, edition } = book;
  const { pdf } = edition.words;
  heading.section = pdf.sources;
  const page = book.flow.newPage();
  document.outline(null, pdf.sources, page);
  sourcesSection(book);
  return page;
}

/** A run: cover, contents, what shows across pages, a chapter for each page, sources. */
async function addRun(book: Book, material: Material, heading: Heading, progress: Progress): Promise<void> {
  const { document, flow } = book;
  const { pages, missing, edition } = material;
  const { pdf } = edition.words;
  const site = siteFindings(
    pages.map(({ digest }) => digest),
    weightIn(edition),
    material.site,
  );
  site.signals = site.signals.filter(({ id }) => isCheckChosen(book, id));
  coverPage(book, material, site, null);
  document.outline(null, pdf.summary, 1);
  const [siteTarget, sourcesTarget]: [Target, Target] = [
    { page: 1, top: 0 },
    { page: 1, top: 0 },
  ];
  const contents = new Contents(book);
  heading.section = pdf.contents;
  contents.begin([{ name: pdf.across, target: siteTarget }], [{ name: pdf.whySources, target: sourcesTarget }], missing);
  document.outline(null, pdf.contents, 2);
  heading.section = pdf.across;
  siteTarget.page = flow.newPage();
  document.outline(null, pdf.across, siteTarget.page);
  siteSection(book, site);
  await addChapters(book, material, heading, progress);
  sourcesTarget.page = addSources(book, heading);
  book.later.finish();
}

async function addChapters(book: Book, { pages, edition }: Material, heading: Heading, progress: Progress): Promise<void> {
  const { document, flow, chapters } = book;
  const { pdf } = edition.words;
  const list = chapters.length > 0 ? document.outline(null, pdf.pages, document.page + 1) : null;
  // What comes before names pages of what follows.
  let sealed = document.page + 1;
  for (const [index, chapter] of chapters.entries()) {
    heading.section = pdf.numbered(chapter);
    chapter.target.page = flow.newPage();
    document.outline(list, pdf.bookmark(chapter), chapter.target.page);
    const report = await pages[index]!.report();
    if (report) pageReport(book, report, chapter.title, chapter.number);
    else unreadableSection(book, chapter);
    document.seal(sealed, document.page - 1);
    sealed = Math.max(sealed, document.page);
    await progress(index + 1, chapters.length);
  }
}
