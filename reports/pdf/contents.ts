import type { Book, Chapter } from './book.ts';
import { printableUrl } from './text/clean.ts';
import type { Target } from './file.ts';
import { headingRows } from './page-report.ts';
import { colors, contentWidth, paper, styles } from './theme.ts';

/** The table of contents. It comes before the pages that it lists, so its page numbers are drawn at the end. */
export class TableOfContents {
  constructor(private readonly book: Book) {}

  /** Reserves the pages. */
  begin(sections: readonly { name: string; target: Target }[], last: readonly { name: string; target: Target }[]): void {
    const { flow, set, accent, chapters, locale } = this.book;
    const { pdf } = locale.words;
    flow.newPage();
    flow.put(headingRows(set, pdf.contents, accent.fill));
    for (const { name, target } of sections) this.plain(name, target);
    if (chapters.length > 0) {
      flow.space(4);
      flow.put([
        this.book.later.row(12, (top) => {
          const column = (text: string, right: number) =>
            set.label(text, paper.left + contentWidth - right, top + 8, { ...styles.tiny, bold: true }, 44, 'right');
          set.label(pdf.columns.page, paper.left, top + 8, { ...styles.tiny, bold: true }, 60);
          column(pdf.columns.failed, 178);
          column(pdf.columns.audit, 134);
          column(pdf.columns.geo, 90);
          column(pdf.columns.onPage, 44);
        }),
      ]);
      for (const chapter of chapters) this.chapter(chapter);
    }
    flow.space(6);
    for (const { name, target } of last) this.plain(name, target);
  }

  private plain(name: string, target: Target): void {
    const { set, document } = this.book;
    this.book.flow.put([
      this.book.later.row(19, (top) => {
        set.label(name, paper.left, top + 12, styles.subheading, contentWidth - 50);
        set.label(String(target.page), paper.left + contentWidth - 44, top + 12, styles.small, 44, 'right');
        document.link(paper.left, top, contentWidth, 18, target);
      }),
    ]);
  }

  private chapter({ number, title, url, digest, target }: Chapter): void {
    const { set, document, accent } = this.book;
    const width = contentWidth - 190;
    this.book.flow.put([
      this.book.later.row(27, (top) => {
        document.rectangle(paper.left, top, contentWidth, 0.5, colors.line);
        set.label(String(number), paper.left, top + 13, { ...styles.small, color: accent.text, bold: true }, 24);
        set.label(title, paper.left + 26, top + 12, styles.small, width - 26);
        set.label(printableUrl(url, 200), paper.left + 26, top + 22.5, styles.tiny, width - 26);
        const cell = (text: string, right: number, color: string, bold = false) =>
          set.label(text, paper.left + contentWidth - right, top + 16, { ...styles.small, color, bold }, 44, 'right');
        cell(String(digest.counts.fail), 178, digest.counts.fail > 0 ? colors.fail : colors.muted);
        cell(digest.score === null ? '–' : String(digest.score), 134, digest.gate ? colors.fail : colors.ink, true);
        cell(digest.geo.score === null ? '–' : String(digest.geo.score), 90, colors.ink, true);
        cell(String(target.page), 44, colors.muted);
        document.link(paper.left, top, contentWidth, 26, target);
      }),
    ]);
  }
}
