import type { Book, Chapter, Material } from './book.ts';
import { rowGap, paragraph, keepTogether } from './flow.ts';
import { findingsSection } from './page-report.ts';
import { colours, styles } from './theme.ts';

/** Every check of one audited page, behind the sheets of all pages. */
export async function annexOfPage(book: Book, chapter: Chapter, page: Material['pages'][number]): Promise<void> {
  const report = await page.report();
  if (!report) return;
  const { flow, set, accent, edition } = book;
  flow.put(
    keepTogether(
      [
        ...paragraph(set, edition.words.pdf.page({ number: chapter.number }), { ...styles.small, colour: accent.text, bold: true }),
        ...paragraph(set, [{ text: chapter.title, link: chapter.target, colour: colours.ink }], styles.title, { most: 2 }),
        rowGap(2),
      ],
      true,
    ),
  );
  findingsSection(book, report);
}
