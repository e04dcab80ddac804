import type { CrawlerRead, QuotablePassage } from '../../checks/core/report/crawler-reading.ts';
import type { Report } from '../../checks/core/report/report.ts';
import { describeCrawler, mostImportantCrawler } from '../crawler-words.ts';
import type { Book } from './book.ts';
import { printableText } from './text/clean.ts';
import { gapRow, numberedRows, paragraphRows, keepTogether, type Row } from './flow.ts';
import { colors, contentWidth, paper, styles } from './theme.ts';
import { joinSentences } from '../../words/sentence.ts';

const accessTones: Record<CrawlerRead['access'], string> = {
  allowed: colors.pass,
  blocked: colors.fail,
  unclear: colors.unchecked,
  unknown: colors.unchecked,
};
/** Where the text next to the large number is. */
const beside = 100;
const besideNumber = { x: paper.left + beside, width: contentWidth - beside };

/** What ChatGPT sees of the page: the number, the reason, which crawlers robots.txt allows, and the most quotable passages. Nothing if that was not read. */
export function crawlerRows(book: Book, report: Report): Row[] {
  const { set, locale } = book;
  const reading = report.crawlerReading;
  const first = reading && mostImportantCrawler(reading);
  if (!first) return [];
  const { title, tone, number, caption, sentence, rule } = describeCrawler(first, reading, locale);
  const { crawlers: words, punctuation } = locale.words;
  const text = [
    ...paragraphRows(set, title, styles.subheading, besideNumber),
    ...paragraphRows(set, caption, { ...styles.small, bold: true }, besideNumber),
    ...paragraphRows(set, printableText(joinSentences([sentence, rule]), 400), styles.note, { ...besideNumber, most: 3 }),
  ];
  const [head, ...rest] = text;
  if (!head) return [];
  const withNumber: Row = {
    ...head,
    draw(top) {
      set.label(
        number,
        paper.left,
        top + 24,
        { size: number.length > 4 ? 22 : 28, leading: 30, color: colors[tone], bold: true },
        beside - 8,
      );
      head.draw(top);
    },
  };
  return keepTogether([
    withNumber,
    ...rest,
    gapRow(3),
    ...paragraphRows(
      set,
      reading.crawlers.map(({ token, access }, index) => ({
        text: `${index > 0 ? ' ' : ''}${words.accessOf({ token, access: words.access[access] })}${index < reading.crawlers.length - 1 ? punctuation.comma.trimEnd() : ''}`,
        color: accessTones[access],
      })),
      styles.tiny,
      besideNumber,
    ),
    ...passageRows(book, reading.passages),
  ]);
}

/** The most quotable passages, best first. */
function passageRows({ set, locale }: Book, passages: readonly QuotablePassage[]): Row[] {
  if (passages.length === 0) return [];
  const label = { x: paper.left + beside, baseline: 8.6, width: 14, style: styles.note };
  const text = { x: label.x + label.width, width: contentWidth - beside - label.width, most: 2 };
  return [
    gapRow(5),
    ...paragraphRows(set, locale.words.crawlers.passages, { ...styles.small, bold: true }, besideNumber),
    ...passages.flatMap((passage, index) => [
      gapRow(2),
      ...numberedRows(set, paragraphRows(set, printableText(passage.text, 240), styles.small, text), index + 1, label),
    ]),
  ];
}
