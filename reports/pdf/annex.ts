import type { Book, Chapter, Material } from './book.ts';
import { gap, paragraph, together } from './flow.ts';
import { findingsSection } from './page-report.ts';
import { colours, styles } from './theme.ts';

/** Every check of one audited page, behind the sheets of all pages. */
export async function annexOfPage(book: Book, chapter: Chapter, page: Material['pages'][number]): Promise<void> {
  const report = await page.report();
  if (!report) return;
  const { flow, set, accent, edition } = book;
  flow.put(
    together(
      [
        ...paragraph(set, edition.words.pdf.page({ number: chapter.number }), { ...styles.small, colour: accent.text, bold: true }),
        ...paragraph(set, [{ text: chapter.title, link: chapter.target, colour: colours.ink }], styles.title, { most: 2 }),
        gap(2),
      ],
      true,
    ),
  );
  findingsSection(book, report);
}
