import type { Book, Chapter, Material } from './book.ts';
import { pdfRowGap, pdfParagraph, pdfRowsTogether } from './flow.ts';
import { pdfFindingsSection } from './page-report.ts';
import { colors, styles } from './theme.ts';

/** Every check of one audited page, after the sheets of all pages. */
export async function pdfPageAnnex(book: Book, chapter: Chapter, page: Material['pages'][number]): Promise<void> {
  const report = await page.report();
  if (!report) return;
  const { flow, set, accent, edition } = book;
  flow.put(
    pdfRowsTogether(
      [
        ...pdfParagraph(set, edition.words.pdf.page({ number: chapter.number }), { ...styles.small, color: accent.text, bold: true }),
        ...pdfParagraph(set, [{ text: chapter.title, link: chapter.target, color: colors.ink }], styles.title, { most: 2 }),
        pdfRowGap(2),
      ],
      true,
    ),
  );
  pdfFindingsSection(book, report);
}
