import type { Book, Chapter, Material } from './book.ts';
import { gapRow, paragraphRows, keepTogether } from './flow.ts';
import { drawFindings } from './page-report.ts';
import { colors, styles } from './theme.ts';

/** Every check of one audited page, after the sheets of all pages. */
export async function drawPageAnnex(book: Book, chapter: Chapter, page: Material['pages'][number]): Promise<void> {
  const report = await page.report();
  if (!report) return;
  const { flow, set, accent, edition } = book;
  flow.put(
    keepTogether(
      [
        ...paragraphRows(set, edition.words.pdf.page({ number: chapter.number }), { ...styles.small, color: accent.text, bold: true }),
        ...paragraphRows(set, [{ text: chapter.title, link: chapter.target, color: colors.ink }], styles.title, { most: 2 }),
        gapRow(2),
      ],
      true,
    ),
  );
  drawFindings(book, report);
}
